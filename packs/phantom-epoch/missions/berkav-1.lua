-- A path over cooling lava, a door, and behind it what the Voice has asked for.
map "berkav-1" { shape = "hex", from = "A-1",
  rows = { "    . . . . . .         ",
           "   . . . . f . .   . . T",
           "  . . . l . . i . . . . ",
           " . . o l l . . . x . . .",
           "e . . . l . o . .   . . ",
           " e . . . l . f o .      ",
           "e . . o . f . . .       ",
           " . . o . . . . . .      ",
           "e . . . . . . . O       " },
  legend = { e = "entry", l = "lava", f = "fire", o = "object", i = "pillar", x = "door",
             O = "orb 1", T = "treasure" },
  walled = "border", walls = { "Q-3|S-3" }, regions = { arrival = { "O-7" } } }

-- Extras entry 1.
local function orb_1()
  return forced { after = activates(), effect = {
    story("The orb shows you the path from above, as a bird would have it: every stone that will "
       .. "bear you, and every one that will not."),
    nova(2, characters{}), lasting{ "mission", ignores_hazards(characters{}) } } }
end
local function berserkers()
  return { spawn{ "Grallok Berserker", at = "E-9" }, spawn{ "Grallok Berserker", at = "C-9", from = 4 } }
end
local function retrieved()
  return forced { after = retrieves(), effect = { stage("escape"),
    story("A cylinder, cold in the middle of all this heat. As you lift it there is a shout from where "
       .. "you came from."),
    spawn{ "Grallok Berserker", at = "E-9" }, spawn{ "Grallok Berserker", at = "C-9", from = 4 } } }
end
local function lava()
  return mission_event { effect = { story("Lava bursts from the cracks."),
    delayed{ at = round_ends(), inflict("burning", figures{ beside = "fire" }) } } }
end

mission "Berkav-1: The Way Revealed" { id = "berkav-1", map = "berkav-1", planet = "Berkav",
  rating = 1, event_adversary = "Grallok Archer",
  rewards = { sp = 1, story = 1, text = "On the table of the bridge the cylinder opens like a flower. It "
    .. "is a drawing of a room, and the room is called a laboratory.",
    does = { record("Laboratory schematics"), record("fame on Berkav", 1) } },
  intro = "The Voice spoke of a path that only cools once in a lifetime. It is still glowing when "
       .. "you set foot on it, and you are not the first: Gralloks keep watch over the far side.",
  adversaries = {
    { "Grallok Sentry", "M-3" }, { "Grallok Archer", "P-4" }, { "Grallok Archer", "N-8" },
    { "Grallok Sentry", "L-8", from = 3 }, { "Grallok Archer", "K-1", from = 3 },
    { "Grallok Archer", "O-7", from = 4 } },
  stages = {
    { id = "path", objective = "Retrieve the treasure behind the door.",
      text = "Heat lies over the stones like a hand. Somewhere ahead there is a door in the rock, "
          .. "and nobody builds a door before nothing.",
      lava(), orb_1(), retrieved(),
      forced { after = opens(), limit = { 1, "mission" }, effect = { stage("cave"),
        story("The door gives way. Behind it something has been waiting, and it is hungry."),
        spawn{ "Trained Gryllos", at = { "T-2", "T-4" } },
        spawn{ "Trained Gryllos", at = "S-3", from = 3 },
        spawn{ "Trained Gryllos", at = "U-5", from = 4 } } } },
    { id = "cave", objective = "Retrieve the treasure in the cave.",
      text = "Bones, and a chain with nothing at its end. At the back of the cave the dark has a "
          .. "glint in it.",
      lava(), orb_1(), retrieved() },
    { id = "escape",
      objective = "Bring the treasure to an entry point at the end of a round, or defeat all adversaries.",
      text = "They will not let you go without a fight. Whoever has the cylinder should not be the one "
          .. "who gives it to them.",
      orb_1(), mission_event { effect = berserkers() },
      goal { condition = none(adversaries{}), effect = {
        story("The last of them falls. In the quiet the cylinder begins to draw on the inside of its "
           .. "own skin: walls, benches, a room that your ship does not have yet."), win() } },
      goal_at_round_end { condition = exists(characters{ is = "carrier", terrain = "entry" }),
        effect = {
          story("You run until the stone is cold. In your arms the cylinder begins to draw on the inside "
             .. "of its own skin: walls, benches, a room that your ship does not have yet."),
          win() } } } } }
