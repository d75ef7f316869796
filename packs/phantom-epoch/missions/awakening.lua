-- The first mission. It uses no event cards and brings in the rules one after the other: turns and
-- movement, then attacks, then doors and objects, then orbs and treasure.
map "awakening" { shape = "hex", from = "A-1",
  rows = { "e . .   . . . . .       ",
           " e . .   . o . .        ",
           "e . . . . . . o . x . . ",
           " e . .   . . o .     . T",
           ". . .   . f . .     O . " },
  legend = { e = "entry", f = "fire", o = "object", x = "door", O = "orb", T = "treasure" },
  walled = "border",
  regions = { hall = { "I-1..Q-1", "J-2..P-2", "I-3..Q-3", "J-4..P-4", "I-5..O-5" },
              arrival = { "U-3" } } }

-- Whoever does not wait for the second stage has everything at once.
local function behind_the_door()
  return forced { after = opens(), effect = {
    story("Behind the door is the bridge, and what has been living there."),
    stage("bridge"), spawn{ "Cinder Hulk", at = "V-4" }, spawn{ "Glass Warden", at = "W-3" },
    spawn{ "Vent Crawler", at = "W-5" }, spawn{ "Glass Warden", at = "U-3", from = 3 } } }
end

mission "Awakening" { id = "awakening", map = "awakening", planet = "Phantom Epoch", rating = 1,
  events = false, tutorial = true,
  rewards = { sp = 1, text = "There is a bridge, there is a chart, and on the chart one place has been "
    .. "circled so often that the paper is worn through: Berkav.", does = share(2) },
  intro = "Cold first, then light, then the floor. You do not know this ship, nor the faces beside "
       .. "you, nor how long you slept. Somebody painted a name on the wall and somebody else has "
       .. "tried to scratch it off: Phantom Epoch.",
  adversaries = {},
  stages = {
    { id = "wake", objective = "End a round with a character in the hall beyond the passage.",
      text = "Learn to walk again. Each round you pick action cards in secret, within your AP; the "
          .. "fewer AP they cost together, the sooner you act. A move of 3 is three spaces, more "
          .. "slowly over rough ground. When your hand runs low, rest: it brings your cards back, and "
          .. "you may shake off what ails you.",
      behind_the_door(),
      goal_at_round_end { condition = exists(characters{ region = "hall" }), effect = {
        story("Something ticks inside the wall, like a cooling stove. Then the wall opens."),
        stage("first"), spawn{ "Vent Crawler", at = { "M-1", "L-4", "Q-3" } }, spawn{ "Cinder Hulk", at = "O-5" },
        spawn{ "Glass Warden", at = "Q-1", from = 3 }, spawn{ "Cinder Hulk", at = "P-4", from = 3 },
        spawn{ "Glass Warden", at = { "M-5", "N-2" }, from = 4 }, spawn{ "Cinder Hulk", at = "P-2", from = 4 } } } },
    { id = "first", objective = "Defeat all adversaries.",
      text = "It has found you, and it is warm-blooded enough to be angry. An attack is a die and what "
          .. "the card adds, less the guard of the target: the Basic die is sober, the Blitz die is "
          .. "not. What it drops is a nova cell; end your turn beside it to take it, and rest to put "
          .. "it into your gear.",
      behind_the_door(),
      goal { condition = none(adversaries{}), effect = {
        story("Silence. At the end of the hall a door hums, half awake itself."), stage("door") } } },
    { id = "door", objective = "Open the door at the end of the hall.",
      text = "Crates can be climbed around or broken: an attack can aim at them as at anybody. Fire "
          .. "clings to whoever walks into it, so plan your way before you take it. A door opens for the "
          .. "first character who steps into it, and then everybody can see you.",
      behind_the_door() },
    { id = "bridge", objective = "Retrieve the ship's log.",
      text = "Whoever ends a turn beside an orb may wake it; nobody can tell beforehand what it holds. "
          .. "Treasure is taken in the same way, and in later missions it has to be carried out.",
      forced { after = activates(), effect = {
        story("Warmth runs up your arm. A voice, very near: there you are."),
        restore(4, characters{}) } },
      forced { after = retrieves(), effect = {
        story("The log has one entry, and it is in your own hand: trust the Voice until Berkav."),
        win() } } } } }
