-- The Federation of Sol: sheet, units, technologies, notes, leaders.

faction "The Federation of Sol" { short = "Sol", home = 1, commodities = 4,
  technologies = { "Antimass Deflectors", "Neural Motivator" },
  fleet = { carrier = 2, destroyer = 1, fighter = 3, infantry = 5, space_dock = 1 },
  text = "Orbital Drop: Spend 1 strategy token: put 2 infantry (reinforcements) on one planet you control. Versatile: You get 1 command token more.",
  constant { text = "Versatile", add("token_gain", 1, self) },
  action { text = "Orbital Drop", cost = strategy_token(1), effect = { choose{ planets{ controller = you } }, put(2, "infantry", target, you), used(target) } } }

unit "Genesis" { type = "flagship", faction = "Sol", cost = 8, combat = 5, dice = 2, move = 1,
  capacity = 12, sustain = true,
  text = "End of status phase: put 1 infantry (reinforcements) into the space area of its system.",
  forced{ after = status_ends(), condition = exists(pieces{ type = "flagship", owner = you }),
    effect = put(1, "infantry", systems{ having = pieces{ type = "flagship", owner = you } }) } }
unit "ZS Thunderbolt M2" { type = "mech", box = "pok", faction = "Sol", cost = 2, combat = 6,
  sustain = true,
  text = "Deploy: after using Orbital Drop, spend 3 resources to put 1 mech on that same planet.",
  response{ after = uses{ planets{}, by = you }, cost = resources(3), effect = put(1, "mech", it) } }
unit "Advanced Carrier I" { type = "carrier", faction = "Sol", cost = 3, combat = 9, move = 1,
  capacity = 6 }
unit "Advanced Carrier II" { type = "carrier", level = 2, faction = "Sol",
  technology = "Advanced Carrier II", cost = 3, combat = 9, move = 2, capacity = 8, sustain = true }
unit "Spec Ops I" { type = "infantry", faction = "Sol", cost = 1, per_cost = 2, combat = 7 }
unit "Spec Ops II" { type = "infantry", level = 2, faction = "Sol", technology = "Spec Ops II",
  cost = 1, per_cost = 2, combat = 6,
  text = "When destroyed: roll 1 die, on 5+ keep the piece on this card; at your next turn start put all kept pieces on planets you control in your home system.",
  forced{ after = destroyed{ pieces{ type = "infantry" }, by = you }, effect = { roll{ amount, at_least = 5 }, keep(successes, "infantry") } },
  forced{ after = turn_begins{ by = you }, effect = return_kept(planets{ owner = you, is = "your_home" }) } }

technology "Advanced Carrier II" { upgrade = true, needs = "BB", faction = "Sol",
  replaces = "Carrier II", text = "Unit upgrade: Advanced Carrier II." }
technology "Spec Ops II" { upgrade = true, needs = "GG", faction = "Sol", replaces = "Infantry II",
  text = "Unit upgrade: Spec Ops II." }

note "Military Support" { faction = "Sol", timing = "start of the owner's turn",
  text = "The owner returns 1 strategy token to reinforcements if able; you may put 2 infantry (reinforcements) on any planet you control.",
  response { from = "hand", after = turn_begins{ by = owner_of_note },
    effect = { lose_tokens("strategy", 1, owner_of_note),
      may{ text = "Put 2 infantry on a planet of yours?", choose{ planets{ controller = you } }, put(2, "infantry", target, you) } } } }

leader "Evelyn DeLouis" { faction = "Sol", role = "agent",
  timing = "start of a ground combat round",
  text = "Exhaust: one ground force there gets an extra combat die for the round.",
  response { after = round_begins(planets{}), cost = exhaust_self(),
    effect = { choose{ units{ is = "fighting", on_ground = true } }, lasting{ "combat_round", add("extra_die", 1, target) } } } }
leader "Claire Gibson" { faction = "Sol", role = "commander",
  unlock = "controlled planets total 12+ resources",
  needs = at_least(sum("resources", planets{ controller = you }), 12),
  timing = "ground combat start on a planet you control",
  text = "May put 1 infantry (reinforcements) on it.",
  response { after = combat_begins(planets{ controller = you }), effect = put(1, "infantry", it, you) } }
leader "Jace X, 4th Air Legion" { faction = "Sol", role = "hero", called = "Helio Command Array",
  timing = "ACTION",
  text = "Return all your command tokens on the board to reinforcements. Purge.",
  action { cost = purge_self(), effect = lift_token("reinforcements", systems{ token = you }, you) } }
