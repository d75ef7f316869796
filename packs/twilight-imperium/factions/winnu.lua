-- The Winnu: sheet, units, technologies, notes, leaders.

faction "The Winnu" { short = "Winnu", home = 7, commodities = 3, choice = { 1 },
  fleet = { carrier = 1, cruiser = 1, fighter = 2, infantry = 2, pds = 1, space_dock = 1 },
  text = "Blood Ties: Removing the custodians token costs you no influence. Reclamation: May put 1 PDS and 1 space dock (reinforcements) on Mecatol Rex.",
  constant { text = "Blood Ties", free_custodians(you) },
  forced { after = combat_begins(systems{ is = "mecatol" }), condition = at_least(fighting, 1), effect = unlock_commander() },
  forced { after = combat_begins(planets{ is = "mecatol" }), condition = at_least(fighting, 1), effect = unlock_commander() },
  response { text = "Reclamation", after = tactical_ends{ by = you }, condition = exists(planets{ owner = you, is = { "gained", "mecatol" } }),
    effect = { put(1, "pds", mecatol_rex), put(1, "space_dock", mecatol_rex) } } }

unit "Salai Sai Corian" { type = "flagship", faction = "Winnu", cost = 8, combat = 7, dice = "X",
  move = 1, capacity = 3, sustain = true,
  text = "Rolls as many combat dice as the opponent has non-fighter ships in its system." }
unit "Reclaimer" { type = "mech", box = "pok", faction = "Winnu", cost = 2, combat = 6,
  sustain = true,
  text = "After a tactical action in which you gained control of its planet: may put 1 PDS or 1 space dock (reinforcements) there.",
  response{ after = tactical_ends{ by = you }, effect = {
    choose{ planets{ is = "gained", owner = you, having = pieces{ type = "mech", owner = you } } },
    either{ mode("a PDS", put(1, "pds", target)), mode("a space dock", put(1, "space_dock", target)) },
    may{ text = "Build on another planet with such a mech?",
      choose{ planets{ is = "gained", is_not = "target", owner = you, having = pieces{ type = "mech", owner = you } }, as = 2 },
      either{ mode("a PDS", put(1, "pds", target2)), mode("a space dock", put(1, "space_dock", target2)) } } } } }

technology "Lazax Gate Folding" { colour = "blue", needs = "BB", faction = "Winnu",
  text = "While you do not control Mecatol Rex, its system counts for you as having an alpha and a beta wormhole in your tactical actions. ACTION, if you control Mecatol Rex: exhaust to put 1 infantry (reinforcements) on it.",
  constant{ allow_mecatol_gates(you) },
  action{ condition = exists(planets{ owner = you, is = "mecatol" }), cost = exhaust_self(), effect = put(1, "infantry", mecatol_rex) } }
technology "Hegemonic Trade Policy" { colour = "yellow", needs = "YY", faction = "Winnu",
  text = "Swap resource and influence value of 1 controlled planet until the end of your turn.",
  response{ when = produces{ by = you }, condition = at_least(amount, 1), cost = exhaust_self(), effect = { choose{ planets{ owner = you } }, lasting{ "turn", swaps_values(target) } } } }

note "Acquiescence" { faction = "Winnu", timing = "end of the strategy phase",
  text = "Swap one of your strategy cards for one the owner chose.",
  response { from = "hand", after = strategy_ends(),
    effect = { choose{ strategy_cards{ controller = you } },
      choose{ strategy_cards{ controller = owner_of_note }, as = 2 }, exchange_strategy_cards(target, target2) } },
  codex = { timing = "when the owner does a strategic action",
    text = "You may use the secondary ability of that card without spending or placing a command token.",
    response { from = "hand", after = strategy_card{ by = owner_of_note }, condition = equals(amount, 1),
      effect = lasting{ "turn", follows_free(it, you) } } } }

leader "Berekar Berekon" { faction = "Winnu", role = "agent",
  timing = "when a player's units use Production",
  text = "Exhaust: total cost of the produced units is 2 lower.",
  response { when = produces(), condition = at_least(amount, 1), cost = exhaust_self(),
    effect = lasting{ "production", add("production_cost", -2, players{ owner = event_player }) } } }
leader "Rickar Rickani" { faction = "Winnu", role = "commander",
  unlock = "control Mecatol Rex or enter a combat in its system", timing = "combat",
  needs = exists(planets{ controller = you, is = "mecatol" }),
  text = "+2 on combat rolls of your units at Mecatol Rex, at home and wherever there is a legendary planet (never more than +2).",
  constant { add("combat_roll", 2, units{ owner = you, is = "mecatol" }), add("combat_roll", 2, units{ owner = you, is = "your_home" }),
    add("combat_roll", 2, units{ owner = you, is_not = { "mecatol", "your_home" }, system = planets{ is = "is_legendary" } }) } }
leader "Mathis Mathinus" { faction = "Winnu", role = "hero", called = "Imperial Seal",
  timing = "ACTION",
  text = "Resolve the primary of any strategy card; then any other players you choose may resolve its secondary. Purge.",
  action { cost = purge_self(), effect = { either{
      mode("a card that somebody has", choose{ strategy_cards{} }, do_card("primary", target, you), each_player{
        if_{ exists(players{ owner = each, controller = others }), then_ = may{ text = "May the next player use the secondary ability?", do_card("as_follower", target, each), by = you } } }),
      mode("a card that nobody has", choose{ strategy_cards{ place = "common" } }, do_card("primary", target, you), each_player{
        if_{ exists(players{ owner = each, controller = others }), then_ = may{ text = "May the next player use the secondary ability?", do_card("as_follower", target, each), by = you } } }) } } } }
