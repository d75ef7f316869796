-- The Embers of Muaat: sheet, units, technologies, notes, leaders.

faction "The Embers of Muaat" { short = "Muaat", home = 4, commodities = 4,
  technologies = { "Plasma Scoring" },
  fleet = { war_sun = 1, fighter = 2, infantry = 4, space_dock = 1 },
  text = "Star Forge: Spend 1 strategy token: put 2 fighters or 1 destroyer (reinforcements) into a system with at least 1 of your war suns. Gashlai Physiology: Your ships may move through (not into) supernovas.",
  action { text = "Star Forge", cost = strategy_token(1), effect = {
    choose{ systems{ having = pieces{ type = "war_sun", owner = you } } },
    either{ mode("2 fighters", put(2, "fighter", target)), mode("A destroyer", put(1, "destroyer", target)) }, used_on(target) } },
  constant { text = "Gashlai Physiology", allow_through_supernovas(you) } }

unit "The Inferno" { type = "flagship", faction = "Muaat", cost = 8, combat = 5, dice = 2, move = 1,
  capacity = 3, sustain = true,
  text = "ACTION: spend 1 strategy token to put 1 cruiser into its system.",
  action{ cost = strategy_token(1), effect = put(1, "cruiser", systems{ having = pieces{ type = "flagship", owner = you } }) } }
unit "Ember Colossus" { type = "mech", box = "pok", faction = "Muaat", cost = 2, combat = 6,
  sustain = true,
  text = "When you use Star Forge in its system or an adjacent one: may put 1 infantry (reinforcements) with this mech.",
  response{ after = uses{ systems{}, by = you }, condition = exists(pieces{ type = "mech", owner = you, near = it }),
    effect = each_of{ pieces{ type = "mech", owner = you, near = it }, may{ text = "Put infantry with the mech?", put(number(pieces{ type = "mech", owner = you, at = target2 }), "infantry", target2) } } } }
unit "Prototype War Sun I" { type = "war_sun", faction = "Muaat", cost = 12, combat = 3, dice = 3,
  move = 1, capacity = 6, sustain = true, bombardment = 3, bombardment_dice = 3, no_shields = true,
  text = "Units of other players in the system are without Planetary Shield." }
unit "Prototype War Sun II" { type = "war_sun", level = 2, faction = "Muaat",
  technology = "Prototype War Sun II", cost = 10, combat = 3, dice = 3, move = 3, capacity = 6,
  sustain = true, bombardment = 3, bombardment_dice = 3, no_shields = true,
  text = "Units of other players in the system are without Planetary Shield." }

technology "Magmus Reactor" { colour = "red", needs = "RR", faction = "Muaat",
  text = "Ships may move into supernovas. After your units use Production in a system that has a war sun or is adjacent to a supernova: +1 trade good.",
  constant{ allow_into_supernovas(you) },
  forced{ after = produces{ systems{ having = pieces{ type = "war_sun" } }, by = you }, condition = equals(by_production, 1), effect = goods(1) },
  forced{ after = produces{ systems{ lacking = pieces{ type = "war_sun" }, beside = systems{ anomaly = "supernova" } },
    by = you }, condition = equals(by_production, 1), effect = goods(1) },
  codex = { text = "Ships may move into supernovas. Every supernova that holds units of yours has Production 5, as if it were your unit.",
    constant{ allow_into_supernovas(you), produces_in(5, systems{ anomaly = "supernova", having = units{ owner = you } }) } } }
technology "Prototype War Sun II" { upgrade = true, needs = "RRRY", faction = "Muaat",
  replaces = "War Sun", text = "Unit upgrade: Prototype War Sun II." }

note "Fires of the Gashlai" { faction = "Muaat", timing = "ACTION",
  text = "The owner returns 1 token from the fleet pool to reinforcements; you gain your war sun technology.",
  action { from = "hand", effect = { lose_tokens("fleet", 1, owner_of_note),
    gain_technology(technologies{ title = "War Sun", place = "deck", controller = you }, you) } } }

leader "Umbat" { faction = "Muaat", role = "agent", timing = "ACTION",
  text = "Exhaust and choose a player: at a war sun or flagship of theirs they may produce at most 2 units, none costing more than 4.",
  action { cost = exhaust_self(), effect = { choose_player{}, lasting{ "production", cost_most(4, chosen_player) },
    choose{ systems{ having = pieces{ type = { "war_sun", "flagship" }, owner = chosen_player } }, by = chosen_player },
    produce(2, "any", target, chosen_player) } } }
leader "Magmus" { faction = "Muaat", role = "commander", unlock = "produce a war sun",
  needs = at_least(produced("war_sun"), 1),
  timing = "after you spend a strategy token", text = "May gain 1 trade good.",
  response { after = spends{ by = you }, condition = equals(amount, 2), effect = goods(1, you) } }
leader "Adjudicator Ba'al" { faction = "Muaat", role = "hero", called = "Nova Seed",
  timing = "your war sun has moved into a system that is neither a home system nor Mecatol Rex",
  text = "May destroy all units of other players there and replace the tile with the Muaat supernova tile (81); purge this card and the planet cards of the replaced tile.",
  response { after = moves{ systems{ is_not = { "home", "mecatol" } }, by = you }, condition = at_least(arrived("war_sun"), 1),
    cost = purge_self(), effect = { destroy(all, units{ owner = others, system = it }), replace_tile(81, it) } } }
