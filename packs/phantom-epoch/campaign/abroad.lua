-- Expeditions on the other two planets, for missions that will lead there.
local function trip(deck, name) return function(card) card.deck = deck; expedition(name)(card) end end

trip("Thespara", "The Orchard on Stilts") { choice = "team",
  text = "The trees stand in the water up to their knees, and somebody has tied a bell to every branch that "
      .. "bears fruit. There is no wind. One of the bells is ringing.",
  options = {
    { text = "Pick where it rings", after = "shuffle",
      other = { text = "The fruit is hard and hums in the hand. Somebody on the shore pays for it without "
          .. "asking where it grew.", does = share(2) },
      critical = { text = "Inside is no stone but a small green wheel.", does = record("Vanished technology", 1) },
      fumble = { text = "All the others begin to ring.", does = record("fame on Thespara", -1) } },
    { text = "Hold the bell still", after = "discard", result = {
      text = "In the evening they hang out a lamp for you. It is what they do for those who let people sleep.",
      does = record("fame on Thespara", 1) } } } }

trip("Thespara", "A Ferry for One") { choice = "individual",
  text = "The ferryman takes one passenger at a time and never says to where. The fare is a secret or a cell; "
      .. "he has more secrets than he needs.",
  options = {
    { text = "Pay with a cell", nova = 1, after = "shuffle", result = {
      text = "He brings you back a day later, and you know something that you did not know.",
      does = skill(1, me) } },
    { text = "Walk along the bank", after = "shuffle", result = {
      text = "You find what others have dropped while they were getting in.", does = nova(1, me) } } } }

trip("Thespara", "The Net That Mends Itself") { choice = "team",
  text = "Three villages claim it. It lies on the beach between them and closes its own holes at night, and "
      .. "by now nobody dares to fish with it.",
  options = {
    { text = "Buy it from all three", nova = 4, after = "discard", result = {
      text = "Unpicked, it is four hundred paces of a thread that nobody living can spin.",
      does = { record("Vanished technology", 2), record("fame on Thespara", 1) } } },
    { text = "Cut it into three", after = "discard", result = {
      text = "By morning there are three nets. You should have asked for one of them.",
      does = record("fame on Thespara", 2) } } } }

trip("Orbos", "The Understudy") { choice = "team",
  text = "A theatre in the capital has lost its Vanished: the actor has run off with the mask. The curtain "
      .. "goes up in an hour, and you are told that you have the right way of standing.",
  options = {
    { text = "Go on stage", after = "shuffle",
      other = { text = "You stand. They applaud, in the places where they always do.", does = share(2) },
      critical = { text = "In the third act you say a line that is in no book. The oldest man in the hall "
          .. "gets up and bows.", does = { share(3), record("fame on Orbos", 1) } },
      fumble = { text = "You bow too early.", does = record("fame on Orbos", -1) } },
    { text = "Look for the mask", after = "discard", result = {
      text = "It lies in a drain, and it is warm. It was never made for the theatre.",
      does = record("Vanished technology", 1) } } } }

trip("Orbos", "Lost Property") { choice = "individual",
  text = "The office keeps everything for a hundred years. A clerk looks you over and says that there is "
      .. "something on the shelf for you; it only remains to be seen what.",
  options = {
    { text = "Describe it", after = "shuffle",
      other = { text = "Close enough. You sign.", does = nova(1, me) },
      critical = { text = "To the scratch on the lid. She hands it over with both hands.", does = nova(3, me) },
      fumble = { text = "She writes your name into another, thinner book.", does = {} } },
    { text = "Say that you have lost nothing", after = "shuffle", result = {
      text = "She nods for a long while. It is, she says, the rarest thing that is ever handed in here.",
      does = skill(1, me) } } } }

trip("Orbos", "The Tower Clock") { choice = "team",
  text = "It goes backwards, and the town has got used to it. Now its hands are near the hour at which, as "
      .. "the town remembers, it began.",
  options = {
    { text = "Wind it", technology = 1, after = "discard", result = {
      text = "It stops, thinks, and goes on like any other clock. For as long as it struck you were all a "
          .. "little younger.", does = { skill(1, characters{}), record("fame on Orbos", 1) } } },
    { text = "Wait for the hour", after = "discard", result = {
      text = "It strikes once. At the foot of the tower a door stands open that was not there, and behind "
          .. "it somebody has left a lamp burning.", does = share(4) } } } }
