-- The Mahact Gene-Sorcerers: sheet, units, technologies, notes, leaders.

faction "The Mahact Gene-Sorcerers" { short = "Mahact", box = "pok", home = 52, commodities = 3,
  technologies = { "Predictive Intelligence", "Bio-Stims" },
  fleet = { dreadnought = 1, carrier = 1, cruiser = 1, fighter = 2, infantry = 3, space_dock = 1 },
  text = "Edict: Put 1 command token of the opponent (reinforcements) into your fleet pool unless one of theirs is there. Foreign tokens raise your fleet limit but cannot be redistributed. Imperia: You may use the unlocked commander of every player whose token is in your fleet pool. Hubris: Purge your Alliance note; other players cannot give you theirs.",
  forced { text = "Edict", after = combat_won{ by = you }, condition = equals(seized_from(loser), 0), effect = seize_token(loser) },
  constant { text = "Imperia", borrows(pieces{ type = "leader", role = "commander", seized_by = you }) },
  constant { text = "Hubris", cannot_receive(notes{ title = "Alliance", place = "hand" }, you) } }

unit "Arvicon Rex" { type = "flagship", box = "pok", faction = "Mahact", cost = 8, combat = 5,
  dice = 2, move = 1, capacity = 3, sustain = true,
  text = "+2 to its combat rolls unless a token of the opponent is in your fleet pool.",
  constant{ condition = equals(seized_from(opponent), 0), add("combat_roll", 2, pieces{ type = "flagship", owner = you, is = "fighting" }) } }
unit "Starlancer" { type = "mech", box = "pok", faction = "Mahact", cost = 2, combat = 6,
  sustain = true,
  text = "Activation of its system by a player with a token in your fleet pool: you may hand that token back, which ends their turn.",
  response{ after = activates{ systems{ having = pieces{ type = "mech", owner = you } }, by = others },
    condition = at_least(seized_from(event_player), 1), effect = { return_seized(event_player), end_turn() } } }
unit "Crimson Legionnaire I" { type = "infantry", box = "pok", faction = "Mahact", cost = 1,
  per_cost = 2, combat = 8,
  text = "Its loss gives you either a commodity or the conversion of one commodity into a trade good.",
  forced{ after = destroyed{ pieces{ type = "infantry" }, by = you }, effect = repeat_{ amount, either{ mode("A commodity", commodities(1, you)), mode("Convert a commodity", convert(1, you)) } } } }
unit "Crimson Legionnaire II" { type = "infantry", level = 2, box = "pok", faction = "Mahact",
  technology = "Crimson Legionnaire II", cost = 1, per_cost = 2, combat = 7,
  text = "Its loss gives you either a commodity or the conversion of one commodity into a trade good; keep the piece on this card (no roll); at your next turn start put all kept pieces on planets you control in your home system.",
  forced{ after = destroyed{ pieces{ type = "infantry" }, by = you }, effect = { repeat_{ amount, either{ mode("A commodity", commodities(1, you)), mode("Convert a commodity", convert(1, you)) } },
    keep(amount, "infantry") } },
  forced{ after = turn_begins{ by = you }, effect = return_kept(planets{ owner = you, is = "your_home" }) } }

technology "Genetic Recombination" { colour = "green", needs = "G", box = "pok", faction = "Mahact",
  text = "You name an outcome: they vote for it with 1 or more votes, or else lose 1 fleet pool token to reinforcements.",
  response { when = votes{ by = others }, cost = exhaust_self(), effect = { demand_vote(event_player),
    delayed{ at = votes(), if_{ equals(voted_as_demanded(event_player), 0), then_ = lose_tokens("fleet", 1, event_player) } } } } }
technology "Crimson Legionnaire II" { upgrade = true, needs = "GG", box = "pok", faction = "Mahact",
  replaces = "Infantry II", text = "Unit upgrade: Crimson Legionnaire II." }

note "Scepter of Dominion" { faction = "Mahact", box = "pok",
  timing = "start of the strategy phase",
  text = "Pick a non-home system holding your units: every other player with a token on the owner's sheet must add a token (reinforcements) to it.",
  response { from = "hand", after = strategy_begins(), effect = { choose{ systems{ having = units{ owner = you }, is_not = "home" } },
    put_token(on_sheet_of_owner, target) } } }

leader "Jae Mir Kan" { faction = "Mahact", role = "agent",
  timing = "when you would spend a command token for a strategy card secondary",
  text = "Exhaust: pay with a token that the active player has on the board.",
  constant { follows_by_token(you) } }
leader "Il Na Viroset" { faction = "Mahact", role = "commander",
  unlock = "command tokens of 2 other factions in your fleet pool",
  needs = at_least(tokens_seized, 2),
  timing = "your tactical actions",
  text = "May activate a system that holds your command token: then return both tokens to reinforcements and your turn ends.",
  constant { allow_activate_again(you) } }
leader "Airo Shir Aur" { faction = "Mahact", role = "hero", called = "Benediction",
  timing = "ACTION",
  text = "Pick any system: everything in its space area is pushed into an adjacent system holding ships of somebody else, and a space combat without retreats or ship-moving abilities takes place. Purge.",
  action { cost = purge_self(), effect = { choose{ systems{ can_be_pushed = true } }, choose{ systems{ pushed_into = true }, as = 2 },
    lasting{ "combat", cannot_retreat(anyone), cannot_move_ships(anyone) }, push_fleet(target, target2) } } }
