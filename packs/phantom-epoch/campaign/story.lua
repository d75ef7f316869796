-- The Story expeditions. They are told once each, when a mission says so.
expedition "The Map in the Cylinder" { deck = "Story", number = 1, choice = "team",
  text = "By night the cylinder draws. First walls, then benches, then, on the outside where it is cold, "
      .. "a coast that you know: Berkav, as it looks from very high up. There are two roads on it. One is "
      .. "wide and goes through a quarry. The other is thin as a hair and goes under everything. The "
      .. "drawing begins to fade at both ends.",
  options = {
    { text = "Copy the wide road", after = "discard", result = {
      text = "You have ink for one road. It is a good road, with names on it, and the last name is a word "
          .. "for a thing that is fed. In the morning the thin road is gone, and you cannot say any more "
          .. "whether it was ever there.",
      does = { record("the quarry way"), record("Vanished technology", 1) } } },
    { text = "Copy the thin road", after = "discard", result = {
      text = "It takes until dawn, and a steady hand. Under the hills there are rooms inside rooms; in the "
          .. "smallest of them somebody has drawn a rope, and a smile.",
      does = { record("the warren way"), share(2) } } } } }

expedition "What the Pumps Were For" { deck = "Story", number = 2, choice = "team",
  text = "Beneath the quarry the fire has uncovered a stair. It was built for feet with more toes than "
      .. "yours. At the bottom stands a door of green metal, and on the door hangs a list: weights, dates, "
      .. "and beside every date the same small drawing of a bell.",
  options = {
    { text = "Force the door", after = "discard",
      other = { text = "It gives a hand's breadth. What you can reach, you take.", does = share(3) },
      critical = { text = "It swings open as if it had only waited to be asked. Inside hang tools, oiled "
          .. "and ready, and among them a roll of drawings.",
        does = { share(4), record("Workshop schematics"), record("Vanished technology", 1) } },
      fumble = { text = "It falls on your side of the frame. You leave more quickly than you came.",
        does = share(-2) } },
    { text = "Copy the list and go", after = "discard", result = {
      text = "Weights, dates, bells. Somebody in this place kept honest books. The last line names a "
          .. "foundry, and what was put into its deepest mould on the last day.",
      does = { record("fame on Berkav", 1), record("Workshop schematics") } } } } }

expedition "The Rope Comes Back" { deck = "Story", number = 3, choice = "individual",
  text = "One evening your second-best rope lies coiled before the ramp, cleaned and mended. A note hangs "
      .. "from it in very large letters: WE ARE EVEN IF YOU SAY SO.",
  options = {
    { text = "Say so", after = "discard", result = {
      text = "You call it into the dark. The dark says thank you, in several voices.",
      does = { record("a friend in the warrens"), skill(1, me) } } },
    { text = "Leave something beside it", nova = 1, after = "discard", result = {
      text = "By morning it is gone, and there is something else in its place that nobody has ever "
          .. "sold to anybody.",
      does = { record("a friend in the warrens"), record("Vanished technology", 1) } } } } }

expedition "The Bell Below" { deck = "Story", number = 4, choice = "team",
  text = "With the lamps lit the water sinks. The bell lies on the floor of the hall, as large as a house, "
      .. "and beside it a hammer that no arm on Berkav could lift. It has a handle for five fingers.",
  options = {
    { text = "Take the hammer", after = "discard", result = {
      text = "It weighs what any hammer weighs. Nobody says anything on the way back.",
      does = { record("Foundry hammer"), record("Steady") } } },
    { text = "Strike the bell first", after = "discard",
      other = { text = "The sound goes through you and on. Far away, in a pit, something raises its head.",
        does = { record("Foundry hammer"), record("All-In"), record("fame on Berkav", 1) } },
      critical = { text = "For as long as it rings you understand every word that was ever spoken here.",
        does = { record("Foundry hammer"), record("All-In"), record("fame on Berkav", 2), skill(1, characters{}) } },
      fumble = { text = "It cracks. Whatever was in the sound is loose now, and you have no name for it.",
        does = { record("Foundry hammer"), record("All-In"), record("fame on Berkav", -1) } } } } }
