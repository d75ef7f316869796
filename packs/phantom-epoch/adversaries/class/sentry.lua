-- Sentries give no ground: little movement, much guard, and a heavy arm for whoever comes close.
local function sentry(...) card_of("Sentry", ...) end
local function guard(n)
  return round_effect("guard +" .. n .. ".", constant { add("guard", n, me) })
end

sentry("Hold", "LDRY",
  { "Watch", 1, go(1) },
  { "Shove", 3, go(2), hit(0) },
  { "Hew", 4, hit(1) },
  { "Hammer Down", 5, hit(1, { inflict = "knocked down" }) })
sentry("Advance", "RYDL",
  { "Step Up", 2, go(2) },
  { "Press On", 3, go(3), hit(-1) },
  { "Swing", 4, hit(1) },
  { "Break Guard", 5, hit(1, { pierce = 2 }) })
sentry("Punish", "YRLD",
  { "Growl", 1, go(1) },
  { "Jab", 2, hit(0) },
  { "Lunge", 4, go(2), hit(1) },
  { "Crush", 6, hit(2) })
sentry("Wall", "DLYR",
  { "Plant Feet", 1, guard(2) },
  { "Lean In", 3, go(1), hit(0) },
  { "Rim of the Shield", 4, hit(0, { inflict = "stunned" }) },
  { "Give Nothing", 5, hit(1), guard(1) })
sentry("Alarm", "RDLY",
  { "Shout", 1, also("Its allies within range 3 get Resilient.",
    inflict("resilient", allies{ within = 3 })) },
  { "To Arms", 2, go(3) },
  { "Answer", 3, go(2), hit(0) },
  { "Bar the Way", 5, hit(1, { targets = 2 }) })
sentry("Long Watch", "LYRD",
  { "Rest on the Haft", 1, mend(2) },
  { "Probe", 2, hit(-1, { range = "+1" }) },
  { "Sweep", 4, hit(0, { targets = 3 }) },
  { "Overhead", 6, hit(2, { pierce = 1 }) })
sentry("Grudge", "YDRL",
  { "Set Jaw", 1, also("It is Vengeful.", inflict("vengeful", me)) },
  { "Close the Gap", 3, go(3) },
  { "Return the Favour", 4, hit(1) },
  { "Break a Bone", 5, hit(1, { inflict = "weakened" }) })
sentry("Shelter", "DRYL",
  { "Cover a Friend", 2, also("Its allies within range 1 get Barrier.",
    inflict("barrier", allies{ within = 1 })) },
  { "Elbow", 3, hit(0) },
  { "Bull Through", 4, go(2), hit(1) },
  { "Drive Into the Ground", 6, hit(1, { inflict = "vulnerable" }) })
sentry("Measured Steps", "RLDY",
  { "Advance a Pace", 1, go(1), guard(1) },
  { "Second Pace", 2, go(2) },
  { "Strike", 3, go(1), hit(0) },
  { "Strike Twice", 6, hit(0), hit(1) })
sentry("Nobody Passes", "YLRD",
  { "Cross Arms", 1, guard(1) },
  { "Hook", 3, hit(0, { range = "+1" }) },
  { "Throw Down", 4, hit(0, { inflict = "knocked down" }) },
  { "Final Word", 7, hit(3) })
