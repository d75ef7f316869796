-- The Vuil'raith Cabal: sheet, units, technologies, notes, leaders.

faction "The Vuil'raith Cabal" { short = "Vuil'raith", box = "pok", home = 54, commodities = 2,
  technologies = { "Self-Assembly Routines" },
  fleet = { dreadnought = 1, carrier = 1, cruiser = 1, fighter = 3, infantry = 3, space_dock = 1 },
  text = "Devour: Opposing non-structure units destroyed in combat are captured by you. Amalgamation: Giving back a captured unit of the same type pays for it completely. Riftmeld: Giving back a captured unit of the same type waives all prerequisites.",
  constant { text = "Devour", captures(pieces{ type = { "fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "flagship", "infantry", "mech" },
    owner = opponent, is = "fighting" }) },
  constant { text = "Amalgamation", builds_captured(you) },
  constant { text = "Riftmeld", captives_for_upgrades(you) } }

unit "The Terror Between" { type = "flagship", box = "pok", faction = "Vuil'raith", cost = 8,
  combat = 5, dice = 2, move = 1, capacity = 3, sustain = true, bombardment = 5,
  text = "Every other non-structure unit destroyed in its system is captured by you, your own included.",
  constant{ captures(pieces{ type = { "fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "infantry", "mech" },
      system = pieces{ type = "flagship", owner = you } }),
    captures(pieces{ type = "flagship", owner = others, system = pieces{ type = "flagship", owner = you } }) } }
unit "Reanimator" { type = "mech", box = "pok", faction = "Vuil'raith", cost = 2, combat = 6,
  sustain = true,
  text = "Your infantry destroyed on its planet go onto your faction sheet as captured units.",
  constant{ captures(pieces{ type = "infantry", owner = you, at = pieces{ type = "mech", owner = you } }) } }
unit "Dimensional Tear I" { type = "space_dock", box = "pok", faction = "Vuil'raith",
  free_fighters = 6, production = 5, anomalies = { "gravity rift" },
  text = "Its system is a gravity rift (anomaly), marked with a dimensional tear token; your ships never roll for that rift. Up to 6 of your fighters in the system need no capacity." }
unit "Dimensional Tear II" { type = "space_dock", level = 2, box = "pok", faction = "Vuil'raith",
  technology = "Dimensional Tear II", free_fighters = 12, production = 7, anomalies = { "gravity rift" },
  text = "Its system is a gravity rift (anomaly), marked with a dimensional tear token; your ships never roll for that rift. Up to 12 of your fighters in the system need no capacity." }

technology "Vortex" { colour = "red", needs = "R", box = "pok", faction = "Vuil'raith",
  text = "Point at a foreign unit (no structure) next to a space dock of yours: its owner's reinforcements lose one of that type to you as captured.",
  action{ cost = exhaust_self(), effect = {
    choose{ pieces{ type = { "fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "flagship", "infantry", "mech" },
      owner = others, beside = pieces{ type = "space_dock", owner = you } } },
    capture_new(1, target) } } }
technology "Dimensional Tear II" { upgrade = true, needs = "YY", box = "pok",
  faction = "Vuil'raith", replaces = "Space Dock II", text = "Unit upgrade: Dimensional Tear II." }

note "Crucible" { faction = "Vuil'raith", box = "pok", timing = "after you activate a system",
  text = "No rift rolls for your ships in this movement, and leaving or crossing a rift is worth +1 move more (once).",
  response { from = "hand", after = activates{ by = you }, effect = lasting{ "movement", ignore_rifts(you), rift_boost(you) } } }

leader "The Stillness of Stars" { faction = "Vuil'raith", role = "agent",
  timing = "after another player replenishes commodities",
  text = "Exhaust: their commodities become trade goods, and you capture 1 unit from their reinforcements costing no more than their commodity value.",
  response { after = replenishes{ by = others }, cost = exhaust_self(), effect = { convert(all, event_player),
    capture_from(sum("commodities", players{ controller = event_player }), event_player) } } }
leader "That Which Molds Flesh" { faction = "Vuil'raith", role = "commander",
  unlock = "your units in 3 gravity rifts",
  needs = at_least(count(systems{ anomaly = "gravity rift", having = units{ owner = you } }), 3), timing = "when you produce fighters or infantry",
  text = "Up to 2 of them do not count against the production limit.",
  constant { add("uncounted", 2, sheet) } }
leader "It Feeds on Carrion" { faction = "Vuil'raith", role = "hero", called = "Dimensional Anchor",
  timing = "ACTION",
  text = "Each other player rolls 1 die per non-fighter ship of theirs in or adjacent to a system with a dimensional tear; on 1-3 you capture it. Ground forces and fighters removed as a result are captured too. Purge.",
  action { cost = purge_self(), effect = seize{ large_ships{ owner = others, near = pieces{ type = "space_dock", owner = you } }, at_most = 3 } } }
