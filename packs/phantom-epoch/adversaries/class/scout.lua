-- Scouts are quick and seldom where one looks; they soften targets for others.
local function scout(...) card_of("Scout", ...) end

scout("Range Ahead", "DLRY",
  { "Trot", 1, go(3) },
  { "Look and Leave", 2, go(2), back(1) },
  { "Sling", 3, go(2), hit(0) },
  { "Surprise", 4, go(4), hit(1) })
scout("Ambush", "YDLR",
  { "Hide", 1, also("It is Invisible.", inflict("invisible", me)) },
  { "Creep", 2, go(3) },
  { "Spring", 4, jump(3), hit(0) },
  { "From Behind", 5, hit(2, { pierce = 1 }) })
scout("Point Out", "RYDL",
  { "Signal", 1, also("Its primary target is Vulnerable.", inflict("vulnerable", primary)) },
  { "Keep Sight", 2, go(2) },
  { "Dart", 3, hit(0), back(2) },
  { "Call It In", 5, hit(0, { inflict = "vulnerable" }), back(2) })
scout("Dirty Tricks", "LRYD",
  { "Kick Dust", 1, go(1) },
  { "Sand in the Face", 3, hit(-1, { inflict = "blinded" }) },
  { "Tripwire", 4, hit(0, { inflict = "knocked down" }) },
  { "Hamstring", 5, hit(0, { inflict = "bleeding", pierce = 2 }) })
scout("Hit and Fade", "DRYL",
  { "In", 1, go(3) },
  { "Out", 2, back(4) },
  { "In and Out", 4, go(2), hit(0), back(2) },
  { "In, Out, Gone", 5, hit(1), back(3), also("It is Invisible.", inflict("invisible", me)) })
scout("Nimble", "YLDR",
  { "Weave", 1, round_effect("guard +2.", constant { add("guard", 2, me) }) },
  { "Vault", 2, jump(3) },
  { "Tumble Through", 3, jump(2), hit(0) },
  { "Cartwheel", 4, hit(0), jump(3) })
scout("Thrown Steel", "RLYD",
  { "Flick", 2, hit(-1, { range = "+1" }) },
  { "Toss", 3, hit(0) },
  { "Pair of Knives", 4, hit(-1, { targets = 2 }) },
  { "Fan of Knives", 6, hit(0, { targets = 3 }) })
scout("Venom", "LDRY",
  { "Dip the Blade", 1, round_effect("pierce +2.", constant { add("pierce", 2, me) }) },
  { "Scratch", 2, hit(-1, { inflict = "weakened" }) },
  { "Needle", 3, hit(0, { inflict = "weakened" }) },
  { "Numbing Cut", 5, hit(1, { inflict = "stunned" }) })
scout("Survive", "DYRL",
  { "Bind a Wound", 2, mend(3) },
  { "Keep Away", 3, back(4) },
  { "Cornered", 4, hit(1), go(1) },
  { "Slip the Net", 5, back(5), mend(2) })
scout("Bold Moment", "YRDL",
  { "Dash", 1, go(4) },
  { "Taunt", 2, hit(-1), go(2) },
  { "Feint and Strike", 4, hit(-1), hit(0) },
  { "Throat", 6, go(1), hit(3) })
