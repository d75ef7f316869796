-- The other way on: by stealth. Two doors, two thieves; the first that is opened decides the story.
map "warrens" { shape = "hex", from = "A-1",
  rows = { "      . . .   . . . .   ",
           " . .   . . x . . T . .  ",
           ". . . . .     . . . .   ",
           " . . d . .     o . .    ",
           "e . . . . p .           ",
           " e . . . o . . p .      ",
           "e . . . .   . .         ",
           " e . . .   . . x . . .  ",
           "e . . d   . .   . O T . " },
  legend = { e = "entry", d = "difficult", p = "poison", o = "object", x = "door", O = "orb",
             T = "treasure" },
  walled = "border",
  regions = { den = { "L-2" }, camp = { "P-8" }, arrival = { "R-6" } } }

local function out_with_it(text)
  return goal_at_round_end { condition = exists(characters{ is = "carrier", terrain = "entry" }),
    effect = { story(text), win() } }
end

mission "Berkav-3: What the Slinks Took" { id = "berkav-3", map = "warrens", planet = "Berkav",
  rating = 1, event_adversary = "Slink Scout",
  rewards = { sp = 1, story = 3, text = "The map is yours again, with corrections.",
    does = { record("the bell road"), record("the quarry way"), record("fame on Berkav", 1),
             add_expedition("Berkav", 2),
             record("Vanished technology", 1) } },
  intro = "By morning the map is gone, and with it your second-best rope. Small footprints lead into "
       .. "the warrens and part before two doors. Behind the one somebody giggles. Behind the other "
       .. "somebody counts money.",
  adversaries = {
    { "Slink Scout", "J-2" }, { "Slink Scout", "M-5" }, { "Slink Archer", "N-8" },
    { "Slink Scout", "H-4" }, { "Slink Archer", "K-9", from = 3 }, { "Slink Scout", "M-7", from = 4 } },
  stages = {
    { id = "doors", objective = "Open one of the two doors: L-2 or P-8.",
      text = "They know every hole in here, and you know two of them.",
      mission_event { effect = { story("Spores drift from the walls."),
        damage(1, characters{ beside = "poison" }) } },
      forced { after = opens{ characters{}, with = spaces{ region = "den" } }, effect = { stage("den"),
        story("A nest of blankets, spoons and other people's letters. Twenty eyes."),
        spawn{ "Slink Archer", at = { "P-2", "S-3" } }, spawn{ "Slink Scout", at = "Q-1", from = 3 },
        spawn{ "Slink Archer", at = "U-1", from = 3 }, spawn{ "Slink Scout", at = "T-4", from = 4 } } },
      forced { after = opens{ characters{}, with = spaces{ region = "camp" } }, effect = { stage("camp"),
        story("Men and women in the grey of a company that does not exist. They bought your map, and "
           .. "they have a receipt."),
        spawn{ "Human Sentry", at = "R-8" }, spawn{ "Human Scout", at = "V-8" },
        spawn{ "Human Sentry", at = "W-9", from = 3 },
        spawn{ "Human Archer", at = "Q-9", from = 3 }, spawn{ "Human Scout", at = "T-8", from = 4 } } } },
    { id = "den", objective = "Carry the map to an entry point at the end of a round.",
      text = "It hangs over a cradle, for the pictures. Nobody here can read it, and nobody will let "
          .. "it go.",
      mission_event { effect = { story("Small hands are everywhere."),
        inflict("vulnerable", characters{ is = "carrier" }) } },
      forced { after = retrieves(), effect = {
        story("A wail goes up that has nothing to do with maps."),
        inflict("vengeful", adversaries{}), spawn{ "Slink Scout", at = "E-5" }, spawn{ "Slink Archer", at = "B-2" },
        spawn{ "Slink Scout", at = "E-7" }, spawn{ "Slink Archer", at = "G-9", from = 3 },
        spawn{ "Slink Scout", at = "C-3", from = 4 } } },
      out_with_it("On the margin a child has drawn your ship. It is a good likeness, and it is on fire.") },
    { id = "camp", objective = "Carry the map to an entry point at the end of a round.",
      text = "There is a second map beside yours, with the same coast and another name in the corner: "
          .. "the name from your wall, before it was scratched.",
      adversary = "Human Scout",
      mission_event { effect = { story("An order is shouted, and obeyed."),
        lasting{ "round", add("guard", 1, adversaries{}) } } },
      forced { after = activates(), effect = { story("The orb remembers these people kindly."),
        inflict("resilient", characters{}) } },
      forced { after = retrieves(), effect = { story("The paymaster sighs and closes her book."),
        spawn{ "Human Scout", at = "E-5" }, spawn{ "Human Scout", at = "E-7" },
        spawn{ "Human Sentry", at = "G-7", from = 3 }, spawn{ "Human Sentry", at = "F-4", from = 4 } } },
      out_with_it("They do not follow. They have a copy; and they let you see that they do.") } } }
