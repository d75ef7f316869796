-- The Barony of Letnev: sheet, units, technologies, notes, leaders.

faction "The Barony of Letnev" { short = "Letnev", home = 10, commodities = 2,
  technologies = { "Antimass Deflectors", "Plasma Scoring" },
  fleet = { dreadnought = 1, carrier = 1, destroyer = 1, fighter = 1, infantry = 3, space_dock = 1 },
  text = "Munitions Reserves: 2 trade goods buy rerolls of any of your dice for that round. Armada: Your limit of non-fighter ships per system is your fleet pool tokens + 2.",
  constant { text = "Armada", add("fleet_limit", 2, self) },
  response { text = "Munitions Reserves", after = round_begins{ systems{} }, condition = exists(ships{ owner = you, is = "fighting" }),
    cost = trade_goods(2), effect = lasting{ "combat_round", allow_reroll(you) } } }

unit "Arc Secundus" { type = "flagship", faction = "Letnev", cost = 8, combat = 5, dice = 2,
  move = 1, capacity = 3, sustain = true, bombardment = 5, bombardment_dice = 3, no_shields = true,
  text = "Units of other players in the system are without Planetary Shield. It is repaired at the start of every space combat round.",
  forced{ after = round_begins{ systems{} }, condition = exists(pieces{ type = "flagship", owner = you, is = { "damaged", "fighting" } }),
    effect = repair(all, pieces{ type = "flagship", owner = you, at = it }) } }
unit "Dunlain Reaper" { type = "mech", box = "pok", faction = "Letnev", cost = 2, combat = 6,
  sustain = true,
  text = "Deploy: ground combat round start, pay 2 resources: an infantry of yours in that fight becomes a mech.",
  response{ after = round_begins{ planets{ having = pieces{ type = "infantry", owner = you } } },
    cost = resources(2), effect = exchange(1, pieces{ type = "infantry", owner = you, is = "fighting" }, "mech") } }

technology "Non-Euclidean Shielding" { colour = "red", needs = "RR", faction = "Letnev",
  text = "It cancels 2 hits instead of 1.",
  constant{ set_to("hits_per_sustain", 2, sheet) } }
technology "L4 Disruptors" { colour = "yellow", needs = "Y", faction = "Letnev",
  text = "Space cannons cannot be used against your units.",
  constant{ cannot_be_shot(ground_forces{ owner = you }) } }

note "War Funding" { faction = "Letnev", timing = "start of a space combat round",
  text = "The owner loses 2 trade goods (as far as able); you may reroll any of your dice in this round.",
  response { from = "hand", after = round_begins{ systems{} }, condition = exists(ships{ owner = you, is = "fighting" }),
    effect = { goods(-2, owner_of_note), lasting{ "combat_round", allow_reroll(you) } } },
  codex = { timing = "after both sides have rolled in a space combat",
    text = "You may have all dice of your opponent rolled again, and any of your own.",
    response { from = "hand", after = all_rolled{ systems{} }, condition = exists(ships{ owner = you, is = "fighting" }),
      effect = { may{ text = "Have all dice of your opponent rolled again?", reroll_round("all", opponent) }, reroll_round("any", you) } } } }

leader "Viscount Unlenn" { faction = "Letnev", role = "agent",
  timing = "start of a space combat round",
  text = "Exhaust: one ship there gets an extra combat die for the round.",
  response { after = round_begins{ systems{} }, condition = exists(ships{ is = "fighting" }), cost = exhaust_self(),
    effect = { choose{ ships{ is = "fighting" } }, lasting{ "combat_round", add("extra_die", 1, target) } } } }
leader "Rear Admiral Farran" { faction = "Letnev", role = "commander",
  unlock = "5 of your non-fighter ships in one system",
  needs = at_least(most_alike("system", large_ships{ owner = you }), 5),
  timing = "after one of your units uses Sustain Damage", text = "May gain 1 trade good.",
  response { after = sustains{ by = you }, effect = repeat_{ amount, goods(1, you) } } }
leader "Darktalon Treilla" { faction = "Letnev", role = "hero", called = "Dark Matter Affinity",
  timing = "ACTION",
  text = "For the rest of this game round neither laws nor your fleet pool limit your non-fighter ships per system; lay the card by the board, purge it at round end.",
  action { cost = purge_self(), effect = lasting{ "round", set_to("fleet_limit", 99, players{ standing = "you" }) } } }
