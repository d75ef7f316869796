-- The end of the Berkav chapter: the one the Gralloks feed.
map "pit" { shape = "hex", from = "A-1",
  rows = { "    . . . l l . . .     ",
           "   . . i . l . i . .    ",
           "e . . . . . . . . . .   ",
           " e . o . f . f . o . .  ",
           "e . . . . . . . . . . . ",
           " e . o . f . f . o . .  ",
           "e . . . . . . . . . .   ",
           "   . . i . l . i . .    ",
           "    . . . l l . . O     " },
  legend = { e = "entry", l = "lava", f = "fire", o = "object", i = "pillar", O = "orb 2" },
  walled = "border", regions = { arrival = { "V-6" } } }

-- Extras entry 2.
local function orb_2()
  return forced { after = activates(), effect = {
    story("The orb holds a single morning: a small Grallok, a large field, somebody calling it home."),
    inflict("weakened", adversaries{ called = "Mutant Grallok" }), restore(3, characters{}) } }
end
local function beaten()
  return goal { condition = none(adversaries{ called = "Mutant Grallok" }), effect = {
    story("It takes a long time to fall. When it lies still the others put down their arms, one after "
       .. "the other, and the oldest of them says a word that you do not know and that means, you "
       .. "think, thank you. Under the pit a light is burning that has your ship's name on it."),
    win() } }
end

mission "Berkav-5: The One They Feed" { id = "berkav-5", map = "pit", planet = "Berkav",
  rating = 2, event_adversary = "Trained Gryllos",
  rewards = { sp = 2, text = "They carry it out of the pit on their shoulders, all of them, and bury it in "
    .. "a field. The collar they give to you. It is of Vanished make, and on the inside, where it "
    .. "touched the skin, somebody has engraved a route: from Berkav to Thespara, and a date that lies "
    .. "in the future. Folded into the clasp is the drawing of a room with a table in it. Here the Berkav "
    .. "chapter ends.",
    does = { record("fame on Berkav", 3), record("Vanished technology", 2),
             record("Surgical Room schematics") } },
  intro = "All roads of the map end here: a pit, a ring of torches, a gate that opens only inwards. "
       .. "The Gralloks do not stop you. They look at you as one looks at bread.",
  adversaries = {
    { "Mutant Grallok", "U-5" }, { "Trained Gryllos", "T-4" }, { "Trained Gryllos", "T-6", from = 3 },
    { "Grallok Archer", "S-1", from = 3 }, { "Grallok Berserker", "Q-5", from = 4 } },
  stages = {
    { id = "pit", objective = "Defeat the Mutant Grallok.",
      text = "It was one of them once. It still wears the collar.",
      orb_2(), beaten(),
      mission_event { effect = { story("The crowd throws torches."),
        inflict("burning", figures{ beside = "fire" }) } },
      forced { after = damaged(adversaries{ called = "Mutant Grallok" }), limit = { 1, "mission" },
        condition = all_of{ at_most(hp_of(it), 14), exists(adversaries{ called = "Mutant Grallok" }) },
        effect = {
          story("The collar breaks. Nobody in the ring is cheering any more."), stage("loose"),
          inflict("vengeful", adversaries{ called = "Mutant Grallok" }),
          spawn{ "Trained Gryllos", at = "V-4", from = 3 } } } },
    { id = "loose", objective = "Defeat the Mutant Grallok.",
      text = "Now it is fighting for itself.", adversary = "Grallok Berserker",
      orb_2(), beaten(),
      mission_event { effect = { story("It tears a pillar out of the wall and throws it."),
        damage(2, characters{ is_not = "hurt" }) } } } } }
