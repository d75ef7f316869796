-- The Titans of Ul: sheet, units, technologies, notes, leaders.

faction "The Titans of Ul" { short = "Ul", box = "pok", home = 55, commodities = 2,
  technologies = { "Antimass Deflectors", "Scanlink Drone Network" },
  fleet = { dreadnought = 1, cruiser = 2, fighter = 2, infantry = 3, space_dock = 1 },
  text = "Terragenesis: A sleeper token (new or from elsewhere) may go onto it. Awaken: May replace each of them with 1 PDS (reinforcements). Coalescence: If your flagship's deploy or Awaken puts your units together with units of another player, yours must fight in the space or ground combat step.",
  response { text = "Terragenesis", after = explores{ planets{ is_not = "sleeper" }, by = you }, effect = either{
    mode("a new sleeper", put_sleeper(it)),
    mode("one from elsewhere", choose{ planets{ is = "sleeper" } }, move_sleeper(target, it)) } },
  response { text = "Awaken", after = activates{ systems{ is = "sleeper" }, by = you }, effect = each_of{ planets{ is = { "sleeper", "active" } },
    may{ text = "Replace the sleeper by a PDS?", put(1, "pds", target2, you), then_, lift_sleeper(target2) } } } }

unit "Ouranos" { type = "flagship", box = "pok", faction = "Ul", cost = 8, combat = 7, dice = 2,
  move = 1, capacity = 3, sustain = true,
  text = "Deploy: after you activate a system with your PDS, may exchange 1 of those PDS for this flagship.",
  response{ after = activates{ systems{ having = pieces{ type = "pds", owner = you } }, by = you },
    effect = exchange(1, pieces{ type = "pds", owner = you, system = it }, "flagship") } }
unit "Hecatoncheires" { type = "mech", box = "pok", faction = "Ul", cost = 2, combat = 6,
  sustain = true,
  text = "Deploy: a PDS about to be placed may be replaced by 1 mech plus 1 infantry on that planet.",
  response{ when = places{ pieces{ type = "pds" }, by = you }, effect = replace{ put(1, "mech", other), put(1, "infantry", other) } } }
unit "Saturn Engine I" { type = "cruiser", box = "pok", faction = "Ul", cost = 2, combat = 7,
  move = 2, capacity = 1 }
unit "Saturn Engine II" { type = "cruiser", level = 2, box = "pok", faction = "Ul",
  technology = "Saturn Engine II", cost = 2, combat = 6, move = 3, capacity = 2, sustain = true }
unit "Hel-Titan I" { type = "pds", box = "pok", faction = "Ul", combat = 7, sustain = true,
  cannon = 6, shield = true, production = 1, ground_force = true,
  text = "Counts as both structure and ground force; cannot be transported." }
unit "Hel-Titan II" { type = "pds", level = 2, box = "pok", faction = "Ul",
  technology = "Hel-Titan II", combat = 6, sustain = true, cannon = 5, cannon_range = 1,
  shield = true, production = 1, ground_force = true,
  text = "Counts as both structure and ground force; cannot be transported. Space cannon may also target ships in adjacent systems." }

technology "Hel-Titan II" { upgrade = true, needs = "RY", box = "pok", faction = "Ul",
  replaces = "PDS II", text = "Unit upgrade: Hel-Titan II." }
technology "Saturn Engine II" { upgrade = true, needs = "GRY", box = "pok", faction = "Ul",
  replaces = "Cruiser II", text = "Unit upgrade: Saturn Engine II." }

note "Terraform" { traits = { "cultural", "hazardous", "industrial" }, faction = "Ul", box = "pok", stays = true, timing = "ACTION",
  text = "Attach to a non-home planet you control, not Mecatol Rex: +1 resources, +1 influence, and it has all 3 traits.",
  action { from = "hand", effect = { choose{ planets{ controller = you, is_not = { "home", "mecatol" } } },
    attach(target) } },
  constant { add("resources", 1, host), add("influence", 1, host) } }

leader "Tellurian" { faction = "Ul", role = "agent",
  timing = "when a hit is produced against a unit", text = "Exhaust: cancel that hit.",
  response { when = hits(), cost = exhaust_self(), effect = cancel_hits(1) } }
leader "Tungstantus" { faction = "Ul", role = "commander",
  unlock = "5 of your structures on the board",
  needs = at_least(number(structures{ owner = you }), 5), timing = "your units use Production",
  text = "May gain 1 trade good.",
  response { when = produces{ by = you }, condition = at_least(amount, 1), effect = goods(1, you) } }
leader "Ul the Progenitor" { faction = "Ul", role = "hero", called = "Geoform", timing = "ACTION",
  text = "Elysium is readied and gets this card as attachment: +3 resources, +3 influence, Space Cannon 5 with 3 dice like a unit.",
  action { condition = exists(planets{ title = "Elysium", controller = you }),
    effect = { ready(planets{ title = "Elysium" }), attach(planets{ title = "Elysium" }) } },
  constant { add("resources", 3, host), add("influence", 3, host), set_to("cannon", 5, host), set_to("cannon_dice", 3, host),
    planet_fires(host) } }
