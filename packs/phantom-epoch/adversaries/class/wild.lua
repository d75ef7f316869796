-- Wild Beasts obey nobody: now they flee, now they kill.
local function beast(...) card_of("Wild Beast", ...) end

beast("Startled", "LDYR",
  { "Bolt", 1, back(4) },
  { "Turn", 2, go(2) },
  { "Lash Out", 3, hit(0) },
  { "Cornered", 5, hit(2) })
beast("Hungry", "RYLD",
  { "Drool", 1, go(1) },
  { "Stalk", 2, go(3) },
  { "Feed", 4, hit(1), mend(2) },
  { "Gorge", 6, hit(1), mend(4) })
beast("Stampede", "DLRY",
  { "Paw the Ground", 1, round_effect("each move gives 1 MP more.", constant { add("move", 1, me) }) },
  { "Charge", 3, go(4) },
  { "Gore", 4, go(3), hit(1) },
  { "Trample", 5, go(2), also("Enemies within range 1 take 2 damage.", damage(2, enemies{ within = 1 })) })
beast("Poison Glands", "YRDL",
  { "Secrete", 1, round_effect("guard +1.", constant { add("guard", 1, me) }) },
  { "Spit", 3, hit(-1, { range = "+2", inflict = "blinded" }) },
  { "Sting", 4, hit(0, { inflict = "weakened" }) },
  { "Sting Deep", 5, hit(1, { inflict = "stunned" }) })
beast("Thick Hide", "LRYD",
  { "Roll Up", 1, also("It gets Barrier.", inflict("barrier", me)) },
  { "Uncurl", 2, go(2) },
  { "Tail", 3, hit(0, { targets = 2 }) },
  { "Body Slam", 5, hit(1, { inflict = "knocked down" }) })
beast("Mad", "DYRL",
  { "Foam", 1, also("It takes 1 damage.", damage(1, me)) },
  { "Snap at Shadows", 2, hit(0, { die = "blitz" }) },
  { "Blind Rush", 3, go(4), hit(-1) },
  { "Madness", 6, hit(1, { die = "blitz" }), hit(0, { die = "blitz" }) })
beast("Pounce", "RLDY",
  { "Flatten", 1, also("It is Invisible.", inflict("invisible", me)) },
  { "Pounce", 3, jump(4) },
  { "Pounce and Hold", 4, jump(3), hit(0, { inflict = "knocked down" }) },
  { "Kill", 6, jump(2), hit(2) })
beast("Territory", "YDLR",
  { "Mark", 1, go(1), round_effect("attack +1.", constant { add("attack", 1, me) }) },
  { "Drive Off", 3, hit(0), go(1) },
  { "Roar", 4, also("Enemies within range 2 are Weakened.", inflict("weakened", enemies{ within = 2 })) },
  { "Mine", 5, go(3), hit(1) })
beast("Wounded", "LYRD",
  { "Whimper", 1, mend(2) },
  { "Limp Away", 2, back(3), mend(1) },
  { "Bite the Hand", 3, hit(1) },
  { "Nothing to Lose", 5, hit(2, { pierce = 2 }),
    round_effect("guard -2.", constant { add("guard", -2, me) }) })
beast("Fangs", "DRLY",
  { "Bare Teeth", 1, go(2) },
  { "Puncture", 3, hit(0, { pierce = 2 }) },
  { "Rip", 4, hit(0, { inflict = "bleeding" }) },
  { "Rip Twice", 6, hit(0), hit(0, { inflict = "bleeding" }) })
