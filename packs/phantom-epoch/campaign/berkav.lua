-- Expeditions on Berkav. Cards without a number are there from the start.
local function trip(name) return function(card) card.deck = "Berkav"; expedition(name)(card) end end

trip "The Toll Bridge" { choice = "team",
  text = "Two Gralloks have built a gate across a bridge and are now trying to remember why. They ask for "
      .. "toll with the air of people who have read about it.",
  options = {
    { text = "Pay what they ask", nova = 2, after = "discard", result = {
      text = "They are so pleased that they let you keep the gate. There is old metal in it, older than "
          .. "the bridge.",
      does = record("Vanished technology", 1) } },
    { text = "Argue", after = "shuffle",
      other = { text = "It goes on until it rains. Everybody goes home.", does = {} },
      critical = { text = "By evening they are paying you.", does = { share(3), record("fame on Berkav", 1) } },
      fumble = { text = "They remember why.", does = share(-2) } } } }

trip "A Field of Glass" { choice = "individual",
  text = "Lightning has walked here. The sand stands in thin, clear trunks as high as your chest, and in "
      .. "some of them there is a light that has not gone out.",
  options = {
    { text = "Break one open", after = "shuffle",
      other = { text = "A cell, warm and whole.", does = nova(1, me) },
      critical = { text = "Three, one inside the other.", does = nova(3, me) },
      fumble = { text = "The light goes out, and takes another with it.", does = nova(-1, me) } },
    { text = "Only look", after = "shuffle", result = {
      text = "You learn how it stands. It might be of use one day.", does = {} } } } }

trip "The Widow's Forge" { choice = "team",
  text = "She has kept the fire in for eleven years, in case somebody should come with work. Her prices "
      .. "are those of eleven years ago.",
  options = {
    { text = "Give her work", nova = 3, after = "discard", result = {
      text = "She hands it over wrapped in a flag that you do not know. It is the best piece she ever "
          .. "made, and she has made it for you since this morning.",
      does = { find("Quilted Vest", me), record("fame on Berkav", 1) } } },
    { text = "Give her company", after = "shuffle", result = {
      text = "She talks of the old roads and of who paid for them. Word gets around that you listen.",
      does = record("fame on Berkav", 1) } } } }

trip "Somebody Else's Camp" { choice = "team",
  text = "Four bedrolls, a kettle still warm, four packs. Whoever they are, they left in the middle of a "
      .. "sentence: it stands in the ash, and it ends with the first letter of your ship.",
  options = {
    { text = "Take the packs", after = "discard", result = {
      text = "They are light, and so are you, for a while. Then people begin to ask where you got them.",
      does = { share(4), record("fame on Berkav", -1) } } },
    { text = "Finish the sentence and wait", after = "shuffle",
      other = { text = "Nobody comes. In the morning the ash has been swept.", does = {} },
      critical = { text = "They come. They have been looking for the ship longer than you have been awake.",
        does = { record("Vanished technology", 2), record("fame on Berkav", 1) } },
      fumble = { text = "Somebody comes, but not they.", does = share(-2) } } } }

trip "The Sunken Crane" { choice = "team",
  text = "Out in the black lake the arm of a crane stands up like somebody who knows the answer. A thing "
      .. "hangs from it in a net, turning.",
  options = {
    { text = "Row out", after = "discard",
      other = { text = "You cut it down. It is a gearwheel, and it has no teeth and turns all the same.",
        does = record("Vanished technology", 1) },
      critical = { text = "You cut it down, and the crane bows. There was a second net below the water.",
        does = record("Vanished technology", 2) },
      fumble = { text = "You cut the wrong rope. It was yours.", does = share(-1) } },
    { text = "Sell the sight of it", after = "shuffle", result = {
      text = "Three families pay to stand where you stand.", does = share(2) } } } }

trip "A Child with a Drum" { choice = "individual",
  text = "She drums at the edge of the village and does not stop when you speak to her. Whenever one of "
      .. "you steps out of time she looks up.",
  options = {
    { text = "March along", after = "discard", result = {
      text = "At the last house she stops and gives you the sticks. You will not forget the rhythm.",
      does = skill(1, me) } },
    { text = "Walk on", after = "shuffle", result = {
      text = "Behind you the drum goes on, a little slower.", does = nova(1, me) } } } }

trip "The Scales of Kurn" { choice = "team", number = 1,
  text = "Since the quarry has stopped, the market of Kurn is open again. On its great scales lies a "
      .. "plate of green metal, and nobody can make it go up or down.",
  options = {
    { text = "Bid for it", nova = 4, after = "discard", result = {
      text = "The plate comes off the scales as soon as it is yours. The scales stay where they are.",
      does = record("Vanished technology", 2) } },
    { text = "Ask who weighed it last", after = "shuffle", result = {
      text = "An old man did, and he remembers you. You have never met.",
      does = record("fame on Berkav", 1) } } } }

trip "Under the Hill" { choice = "individual", number = 2,
  text = "The Slinks hold a market where nothing has a price. One puts something down, takes something "
      .. "up and looks innocent.",
  options = {
    { text = "Put down a nova cell", nova = 1, after = "shuffle",
      other = { text = "You take up two and look innocent.", does = nova(2, me) },
      critical = { text = "Somebody presses a small sharp thing into your hand and closes your fingers "
          .. "around it.", does = find("Adhesive Grip", me) },
      fumble = { text = "You look innocent. You are the only one who does.", does = {} } },
    { text = "Put down nothing", after = "shuffle", result = {
      text = "You take up nothing, and somebody laughs kindly.", does = {} } } } }
