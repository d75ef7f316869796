-- Archers keep their distance and punish whoever stands still in the open.
local function archer(...) card_of("Archer", ...) end

archer("Volley", "DRLY",
  { "Quick Shot", 2, hit(-1) },
  { "Step and Loose", 3, go(2), hit(0) },
  { "Aim", 4, hit(1, { pierce = 1 }) },
  { "Volley", 5, hit(0, { targets = 3 }) })
archer("Fall Back", "YLDR",
  { "Scramble", 2, back(3) },
  { "Parting Shot", 3, hit(0), back(2) },
  { "Fire Arrow", 4, hit(0, { inflict = "burning" }) },
  { "Long Draw", 5, hit(1, { range = "+1" }) })
archer("Find the Angle", "RDYL",
  { "Sidle", 1, go(1) },
  { "Reposition", 3, go(3), hit(-1) },
  { "Pinning Shot", 4, hit(0, { inflict = "weakened" }) },
  { "Heavy Bolt", 6, hit(2) })
archer("Cover", "LYRD",
  { "Crouch", 1, round_effect("guard +1.", constant { add("guard", 1, me) }) },
  { "Peer Out", 2, hit(-1, { range = "+1" }) },
  { "Loose", 3, hit(0) },
  { "Rise and Shoot", 5, go(1), hit(1, { pierce = 2 }) })
archer("Barbs", "DYRL",
  { "Nock", 2, go(1), hit(-1) },
  { "Barbed Head", 3, hit(0, { inflict = "bleeding" }) },
  { "Through the Gap", 4, hit(0, { pierce = 3 }) },
  { "Two Strings", 6, hit(0), hit(0) })
archer("Smoke", "YRLD",
  { "Smudge Pot", 1, also("It is Invisible.", inflict("invisible", me)) },
  { "Out of the Haze", 3, go(2), hit(0) },
  { "Ash in the Eyes", 4, hit(-1, { inflict = "blinded" }) },
  { "Crossfire", 5, hit(0, { targets = 2, range = "+1" }) })
archer("Patience", "LDRY",
  { "Wait", 1, round_effect("attack +1.", constant { add("attack", 1, me) }) },
  { "Follow", 2, go(2) },
  { "Certain Shot", 4, hit(1) },
  { "One Breath", 7, hit(3) })
archer("High Arc", "RLYD",
  { "Test the Wind", 1, go(2) },
  { "Lob", 3, hit(-1, { range = "+2" }) },
  { "Falling Iron", 4, hit(0, { inflict = "knocked down" }) },
  { "Hail", 6, hit(-1, { targets = 4 }) })
archer("Run and Shoot", "YDLR",
  { "Hurry", 1, go(3) },
  { "Snap Shot", 2, hit(-1), go(2) },
  { "Circle", 4, go(3), hit(0) },
  { "Full Draw", 5, hit(2, { pierce = 1 }) })
archer("Stubborn Quiver", "DLYR",
  { "Pluck an Arrow", 2, mend(2) },
  { "Plain Shot", 3, hit(0) },
  { "Spite", 4, hit(0, { inflict = "vulnerable" }) },
  { "Last of the Good Ones", 6, hit(1, { die = "blitz" }) })
