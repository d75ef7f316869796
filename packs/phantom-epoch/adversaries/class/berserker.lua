-- Berserkers come at once and hit hardest; they do not mind what it costs them.
local function berserker(...) card_of("Berserker", ...) end
local function open(n)
  return round_effect("guard -" .. n .. ".", constant { add("guard", -n, me) })
end

berserker("Rage", "DLYR",
  { "Rush", 2, go(3) },
  { "Slash", 3, go(2), hit(0) },
  { "Reckless Swing", 4, hit(2), open(1) },
  { "Whirl", 6, hit(0, { targets = 3 }) })
berserker("Overrun", "YRDL",
  { "Leap In", 2, jump(2) },
  { "Gash", 3, hit(1, { inflict = "bleeding" }) },
  { "Overrun", 5, go(4), hit(1) },
  { "Frenzy", 6, hit(1), hit(0) })
berserker("Howl", "RLDY",
  { "Howl", 1, also("Enemies within range 2 are Weakened.", inflict("weakened", enemies{ within = 2 })) },
  { "Bound", 3, jump(3) },
  { "Chop", 4, hit(1), go(1) },
  { "Split the Shield", 5, hit(1, { pierce = 3 }) })
berserker("Blood Up", "LYDR",
  { "Bite the Lip", 1, also("It takes 1 damage.", damage(1, me)),
    round_effect("attack +2.", constant { add("attack", 2, me) }) },
  { "Headlong", 2, go(4) },
  { "Hack", 4, go(1), hit(1) },
  { "Again and Again", 7, hit(0), hit(0), hit(0) })
berserker("No Fear", "DRYL",
  { "Laugh", 1, also("It is Resilient.", inflict("resilient", me)) },
  { "Barge", 3, go(3), hit(0) },
  { "Backhand", 4, hit(1, { inflict = "knocked down" }) },
  { "All of It", 6, hit(3), open(2) })
berserker("Wide Arc", "YLRD",
  { "Swing Wide", 2, hit(-1, { targets = 2 }) },
  { "Turn With It", 3, go(2), hit(-1, { targets = 2 }) },
  { "Spin", 5, hit(0, { targets = 4 }) },
  { "Cleave", 6, hit(2, { targets = 2 }) })
berserker("Chase", "RDLY",
  { "Scent", 1, go(2) },
  { "Run Down", 2, go(4) },
  { "Catch", 4, go(3), hit(0, { inflict = "bleeding" }) },
  { "Finish", 5, go(1), hit(2) })
berserker("Gamble", "LRYD",
  { "Wild Cut", 2, hit(0, { die = "blitz" }) },
  { "Wild Rush", 3, go(3), hit(0, { die = "blitz" }) },
  { "Wilder Cut", 4, hit(1, { die = "blitz" }) },
  { "Wildest Cut", 6, hit(2, { die = "blitz" }) })
berserker("Scars", "DYLR",
  { "Shake It Off", 2, mend(3) },
  { "Pay Back", 3, also("It is Vengeful.", inflict("vengeful", me)), go(2) },
  { "Old Trick", 4, hit(1, { inflict = "stunned" }) },
  { "Old Anger", 6, go(2), hit(2) })
berserker("Break Through", "YDRL",
  { "Shoulder", 2, go(2), hit(-1) },
  { "Trample", 3, also("Enemies within range 1 take 1 damage.", damage(1, enemies{ within = 1 })), go(2) },
  { "Cut Loose", 4, hit(1, { pierce = 2 }) },
  { "Through and Through", 5, jump(3), hit(1) })
