-- The ship between missions: planets, names, the rooms that can be rebuilt and what they make.
planet "Berkav" { fame = { 0, 3, 6 } }
planet "Thespara" { fame = { 0, 4, 8 } }
planet "Orbos" { fame = { 0, 4, 8 } }

names "crews" { "The Historians", "The Late Watch", "Seven Keys", "The Borrowed Crew", "Cold Harbour",
  "The Lamplighters", "Nobody's Own", "The Long Way Home" }
names "people" { "Sylvestria", "Vincent", "Augustus", "Marrow", "Ilse", "Tobbin", "Keth", "Orla",
  "Dunstan", "Sefi", "Harrow", "Pim", "Vashti", "Grum", "Ansel", "Wren" }

upgrade "Laboratory" { needs = { "Laboratory schematics" }, technology = 2,
  text = "The last plate slides home and the benches light up one by one, each with its own small "
      .. "noise, like an orchestra that has not forgotten. From now on the crew can brew what it needs: "
      .. "tinctures of one use each, for nova cells." }
upgrade "Workshop" { needs = { "Workshop schematics", "Foundry hammer" }, technology = 4,
  text = "The hammer hangs where its outline was painted on the wall an age ago. From now on the crew "
      .. "can make tools that last: each works once a mission and is kept." }

upgrade "Surgical Room" { needs = { "Surgical Room schematics" }, technology = 6,
  text = "The light above the table comes on before anybody has touched a switch. It has been keeping the "
      .. "instruments warm all this time. From now on the crew can have things put in that nobody can "
      .. "put down again by accident: each works once a mission and is kept." }

-- The Laboratory: used up.
item "Bitter Tonic" { number = 1, upgrade = "Laboratory", price = 2, text = "Get 4 HP back.",
  action { effect = restore(4, me) } }
item "Smoke Vial" { number = 2, upgrade = "Laboratory", price = 3, text = "You are Invisible.",
  action { effect = inflict("invisible", me) } }
item "Ember Flask" { number = 3, upgrade = "Laboratory", price = 3,
  text = "Choose an enemy within range 3: it is Burning and Vulnerable.",
  action { effect = { choose{ enemies{ within = 3 } }, inflict("burning", target),
                      inflict("vulnerable", target) } } }
item "Glass Skin" { number = 4, upgrade = "Laboratory", price = 3, text = "You have Barrier.",
  action { effect = inflict("barrier", me) } }
item "Clear Water" { number = 5, upgrade = "Laboratory", price = 1,
  text = "A character within range 1 loses Bleeding, Burning and Blinded.",
  action { effect = { choose{ characters{ within = 1, has = { "bleeding", "burning", "blinded" } } },
    cure("bleeding", target), cure("burning", target), cure("blinded", target) } } }
item "Wakeful Salts" { number = 6, upgrade = "Laboratory", price = 2,
  text = "Take 2 discarded cards back.", action { effect = recover(2, me) } }

-- The Workshop: kept, once a mission.
item "Folding Ladder" { number = 7, upgrade = "Workshop", price = 4, uses = "mission",
  text = "Once a mission: leap 3.", action { effect = leap(3) } }
item "Spring Bolt" { number = 8, upgrade = "Workshop", price = 5, uses = "mission",
  text = "Once a mission: an enemy within range 4 takes 2 damage.",
  action { effect = { choose{ enemies{ within = 4, is = "in_sight" } }, damage(2, target) } } }
item "Field Forge" { number = 9, upgrade = "Workshop", price = 4, uses = "mission",
  text = "Once a mission: get 2 nova cells.", action { effect = nova(2, me) } }
item "Signal Horn" { number = 10, upgrade = "Workshop", price = 5, uses = "mission",
  text = "Once a mission: every ally within range 3 is Resilient.",
  action { effect = inflict("resilient", allies{ within = 3 }) } }
item "Door Wedge" { number = 11, upgrade = "Workshop", price = 3, uses = "mission",
  text = "Once a mission: all enemies within range 1 are Knocked Down.",
  action { effect = inflict("knocked down", enemies{ within = 1 }) } }
item "Second Wind" { number = 12, upgrade = "Workshop", price = 5, uses = "mission",
  text = "Once a mission: get 3 HP back and lose Weakened and Stunned.",
  action { effect = { restore(3, me), cure("weakened", me), cure("stunned", me) } } }

-- The Surgical Room: kept, once a mission.
item "Second Heart" { number = 13, upgrade = "Surgical Room", price = 6, uses = "mission",
  text = "Once a mission: get 6 HP back.", action { effect = restore(6, me) } }
item "Quiet Nerve" { number = 14, upgrade = "Surgical Room", price = 6, uses = "mission",
  text = "Once a mission: take 3 discarded cards back.", action { effect = recover(3, me) } }
item "Cold Blood" { number = 15, upgrade = "Surgical Room", price = 5, uses = "mission",
  text = "Once a mission: lose Bleeding, Burning and Weakened, and you are Resilient.",
  action { effect = { cure("bleeding", me), cure("burning", me), cure("weakened", me),
                      inflict("resilient", me) } } }

map "ship" { shape = "hex", from = "A-1",
  rows = { "    . . . .     . . . . ",
           "   . . e . .   . . . . ",
           "  . e . . . . . . . i . ",
           "   . . e . .   . . . . ",
           "    . e . .     . . . . " },
  legend = { e = "entry", i = "pillar" }, walled = "border",
  regions = { bridge = { "M-3", "O-3", "Q-3" }, quarters = { "F-2", "H-2" } } }

mission "Aboard the Phantom Epoch" { id = "ship", map = "ship", rating = 1, ship = true, events = false,
  planet = "Phantom Epoch",
  intro = "They say the Vanished once sat at one table with Gralloks, Slinks and Humans, and that the "
       .. "table stood aboard this ship. Then, one morning, there were only three kinds of people at it, "
       .. "and nobody could remember what the fourth had looked like. The ship was left to rust. It did "
       .. "not rust. It waited, and it has chosen you, for reasons that it keeps to itself.",
  adversaries = {},
  stages = { { id = "aboard", objective = "Make ready, then embark.",
    text = "The corridors are warm tonight." } } }
