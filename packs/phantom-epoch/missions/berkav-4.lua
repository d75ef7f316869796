-- Both ways meet at the drowned foundry: three orbs, and then a night to get through.
map "foundry" { shape = "hex", from = "A-1",
  rows = { "  . . . w w . . . .   ",
           " . . . w w . . O . .  ",
           "e . . . w . . . . . . ",
           " e . o . . . i . . . .",
           "e . . . . w . . o . . ",
           " e . . f w w . . . . .",
           "e . . . . w . . . d . ",
           " . O . . . . i . . d  ",
           "  . . o . . . . . O   " },
  legend = { e = "entry", w = "water", f = "fire", d = "difficult", o = "object", i = "pillar",
             O = "orb" },
  walled = "border", regions = { arrival = { "V-4" } } }

local function cold()
  return mission_event { effect = { story("Rime runs over the water and up your boots."),
    inflict("frozen", characters{ beside = "lava" }) } }
end

mission "Berkav-4: The Drowned Foundry" { id = "berkav-4", map = "foundry", planet = "Berkav",
  rating = 2, event_adversary = "Lypran Scout",
  rewards = { sp = 2, story = 4, text = "Three lamps burn over Berkav, and for the first time in an age "
    .. "there is a shadow on the road to the pit.",
    does = { record("fame on Berkav", 2), record("Vanished technology", 1) } },
  intro = "Once they cast bells here, for a city that has no other trace. Now the halls stand in black "
       .. "water, and pale figures walk on the far side without a ripple. Three lamps are dark. The "
       .. "Voice asks, almost politely, that you light them.",
  adversaries = {
    { "Lypran Archer", "Q-3" }, { "Lypran Scout", "O-5" }, { "Glass Warden", "Q-7", from = 3 },
    { "Lypran Berserker", "R-4", from = 4 } },
  stages = {
    { id = "dark", objective = "Activate the three orbs: D-8, P-2 and S-9.",
      text = "The first lamp is close. That is what it is for.",
      cold(), forced { after = activates(), effect = {
        story("One light. Across the water every head turns."), stage("one") } } },
    { id = "one", objective = "Activate the two orbs that are left.",
      text = "You can see how large the hall is now. It does not help.",
      cold(), forced { after = activates(), effect = {
        story("Two lights, and between them something under the water that is not a reflection."),
        restore(2, characters{}), spawn{ "Lypran Scout", at = "S-1" },
        spawn{ "Lypran Scout", at = "U-7", from = 4 }, stage("two") } } },
    { id = "two", objective = "Activate the last orb.",
      text = "The last lamp stands where the bells were cast. The mould is still warm.",
      cold(), forced { after = activates(), effect = {
        story("Three lights. From below, very deep, a bell is struck once."),
        recover(2, characters{}), stage("hold"), spawn{ "The Foundry Heart", at = "U-5" },
        spawn{ "Lypran Berserker", at = "V-6", from = 4 } } } },
    { id = "hold", objective = "Defeat the Foundry Heart, or hold out to the end of round 14.",
      text = "The bell itself has come up, green and dripping, with a voice in it. It cannot bear the "
          .. "light for long. Stay alive; that is the "
          .. "whole plan.",
      adversary = "Lypran Berserker",
      mission_event { effect = event_adversary(spaces{ region = "arrival" }) },
      goal { condition = none(adversaries{ called = "The Foundry Heart" }), effect = {
        story("The water lies still, and for the first time it shows you the sky."), win() } },
      goal_at_round_end { condition = at_least(round, 14), effect = {
        story("Morning comes through the broken roof, and they are gone like breath off a glass."),
        win() } } } } }
