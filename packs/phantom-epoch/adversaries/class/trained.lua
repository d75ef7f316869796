-- Trained Beasts hunt together: they drag down, hold and wait for the pack.
local function beast(...) card_of("Trained Beast", ...) end

beast("Bite", "RDLY",
  { "Circle", 1, go(2) },
  { "Snap", 2, hit(0) },
  { "Bite", 3, go(1), hit(0) },
  { "Drag Down", 4, hit(0, { inflict = "knocked down" }) })
beast("Harry", "YLRD",
  { "Dart", 1, go(3) },
  { "Nip", 2, hit(-1) },
  { "Rend", 3, hit(1) },
  { "Worry", 4, hit(0, { inflict = "bleeding" }) })
beast("Heel", "DRYL",
  { "Heel", 1, back(2) },
  { "Wait for It", 2, round_effect("guard +1.", constant { add("guard", 1, me) }) },
  { "Loosed", 3, go(4) },
  { "Loosed and Angry", 4, go(3), hit(1) })
beast("Pack", "LYDR",
  { "Gather", 1, go(2) },
  { "Together", 2, go(1), hit(0) },
  { "Encircle", 3, go(3), hit(-1) },
  { "Feeding", 5, hit(0), hit(0) })
beast("Throat", "YDRL",
  { "Crouch", 1, round_effect("attack +1.", constant { add("attack", 1, me) }) },
  { "Spring", 2, jump(3) },
  { "Spring and Bite", 4, jump(2), hit(0) },
  { "Throat", 5, hit(2) })
beast("Guard Dog", "RLDY",
  { "Bristle", 1, also("It is Vengeful.", inflict("vengeful", me)) },
  { "Stand Between", 2, go(2) },
  { "Warn", 3, hit(0), back(1) },
  { "Hold Fast", 4, hit(0, { inflict = "weakened" }) })
beast("Fetch", "DLYR",
  { "Sniff", 1, go(1) },
  { "Run", 2, go(4) },
  { "Run and Bite", 3, go(3), hit(0) },
  { "Shake", 5, hit(1, { inflict = "stunned" }) })
beast("Old Scars", "LRDY",
  { "Lick", 1, mend(1) },
  { "Limp", 2, go(2), mend(1) },
  { "Snarl", 3, hit(0) },
  { "Desperate Bite", 5, hit(1, { die = "blitz" }) })
beast("Claws", "YRLD",
  { "Sharpen", 1, round_effect("pierce +1.", constant { add("pierce", 1, me) }) },
  { "Rake", 2, hit(-1, { targets = 2 }) },
  { "Tear", 3, hit(0, { pierce = 2 }) },
  { "Tear Open", 5, hit(1, { inflict = "vulnerable" }) })
beast("Whistle", "RYLD",
  { "Listen", 1, go(2) },
  { "First Note", 2, go(3) },
  { "Second Note", 3, jump(2), hit(0) },
  { "Third Note", 4, go(3), hit(1) })
