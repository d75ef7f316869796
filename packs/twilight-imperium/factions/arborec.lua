-- The Arborec: sheet, units, technologies, notes, leaders.

local grows = { choose{ planets{ controller = you } }, put(1, "infantry", target, you) }
faction "The Arborec" { short = "Arborec", home = 5, commodities = 3,
  technologies = { "Magen Defense Grid" },
  fleet = { carrier = 1, cruiser = 1, fighter = 2, infantry = 4, pds = 1, space_dock = 1 },
  text = "Mitosis: Infantry cannot be produced by your space docks. At status phase start, put 1 infantry (reinforcements) on any one planet you control.",
  constant { text = "Mitosis", builds_no_infantry(pieces{ type = "space_dock", owner = you }) },
  -- The mech of the second way is deployed, which its card says and a law can take away.
  forced { text = "Mitosis", after = status_begins(), effect = if_{ exists(laws{ title = "Articles of War" }),
    then_ = grows,
    else_ = either{ mode("An infantry on a planet", grows),
      mode("An infantry becomes a mech", exchange(1, pieces{ type = "infantry", owner = you }, "mech", you)) } } } }

unit "Duha Menaimon" { type = "flagship", faction = "Arborec", cost = 8, combat = 7, dice = 2,
  move = 1, capacity = 5, sustain = true,
  text = "After you activate the system it is in: may produce up to 5 units in that system (normal cost; not a use of the Production unit ability).",
  response{ after = activates{ systems{ having = pieces{ type = "flagship", owner = you } }, by = you },
    effect = produce(5, "any", it) } }
unit "Letani Behemoth" { type = "mech", box = "pok", faction = "Arborec", cost = 2, combat = 6,
  sustain = true, shield = true, production = 2,
  text = "Deploy: instead of Mitosis' infantry, exchange 1 of your infantry for 1 mech from reinforcements." }
unit "Letani Warrior I" { type = "infantry", faction = "Arborec", cost = 1, per_cost = 2,
  combat = 8, production = 1 }
unit "Letani Warrior II" { type = "infantry", level = 2, faction = "Arborec",
  technology = "Letani Warrior II", cost = 1, per_cost = 2, combat = 7, production = 2,
  text = "When destroyed: roll 1 die, on 6+ keep the piece on this card; at your next turn start put all kept pieces on planets you control in your home system.",
  forced{ after = destroyed{ pieces{ type = "infantry" }, by = you }, effect = { roll{ amount, at_least = 6 }, keep(successes, "infantry") } },
  forced{ after = turn_begins{ by = you }, effect = return_kept(planets{ owner = you, is = "your_home" }) } }

technology "Bioplasmosis" { colour = "green", needs = "GG", faction = "Arborec",
  text = "May move any number of your infantry from controlled planets to controlled planets in the same or adjacent systems.",
  response{ after = status_ends(), effect = repeat_{ 12, may{ text = "Move infantry to a planet nearby?",
    choose{ pieces{ type = "infantry", owner = you, at = planets{ owner = you } } },
    choose{ planets{ owner = you, near = target }, as = 2 }, relocate(1, target, target2) } } } }
technology "Letani Warrior II" { upgrade = true, needs = "GG", faction = "Arborec",
  replaces = "Infantry II", text = "Unit upgrade: Letani Warrior II." }

note "Stymie" { faction = "Arborec", stays = true, timing = "ACTION",
  text = "Put into your play area: the owner cannot produce units in or adjacent to non-home systems with your units. Returned when you activate a system with the owner's units.",
  action { from = "hand", effect = lay_open(self) },
  constant { cannot_build(systems{ near = units{ owner = you, is_not = "home" } }, owner_of_note) },
  forced { after = activates{ systems{ having = units{ controller = owner_of_note } }, by = you },
    effect = return_note(self) },
  codex = { stays = false, timing = "after ships of another player move into a system with your units",
    text = "Put a command token of that player (reinforcements) into a non-home system of your choice.",
    response { from = "hand", after = moves{ systems{ having = units{ owner = you } }, by = others },
      effect = { choose{ systems{ is_not = "home", no_token = event_player } }, put_token(event_player, target) } } } }

leader "Letani Ospha" { faction = "Arborec", role = "agent", timing = "ACTION",
  text = "Exhaust and choose a non-fighter ship of any player: its owner may exchange it for a ship from their reinforcements costing at most 2 more.",
  action { cost = exhaust_self(), effect = { choose_player{}, choose{ large_ships{ owner = chosen_player } },
    exchange_up(2, target, chosen_player) } } }
leader "Dirzuga Rophal" { faction = "Arborec", role = "commander",
  unlock = "12 of your ground forces on planets you control",
  needs = at_least(number(ground_forces{ owner = you, at = planets{ controller = you } }), 12),
  timing = "after another player activates a system with one of your Production units",
  text = "May produce 1 unit in that system.",
  response { after = activates{ systems{ having = units{ owner = you, has = "production" } }, by = others },
    effect = produce(1, "any", it) } }
leader "Letani Miasmiala" { faction = "Arborec", role = "hero", called = "Ultrasonic Emitter",
  timing = "ACTION",
  text = "Produce any number of units in any systems that hold your ground forces (costs are paid). Purge.",
  action { cost = purge_self(), effect = each_of{ systems{ having = ground_forces{ owner = you } },
    may{ produce(40, "any", target2), text = "Produce there?" } } } }
