-- The Mahact Gene-Sorcerers: sheet, units, technologies, notes, leaders.

faction "The Mahact Gene-Sorcerers" { short = "Mahact", box = "pok", home = 52, commodities = 3,
  technologies = { "Predictive Intelligence", "Bio-Stims" },
  fleet = { dreadnought = 1, carrier = 1, cruiser = 1, fighter = 2, infantry = 3, space_dock = 1 },
  text = "Edict: Put 1 command token of the opponent (reinforcements) into your fleet pool unless one of theirs is there. Foreign tokens raise your fleet limit but cannot be redistributed. Imperia: You may use the unlocked commander of every player whose token is in your fleet pool. Hubris: Purge your Alliance note; other players cannot give you theirs." }

unit "Arvicon Rex" { type = "flagship", box = "pok", faction = "Mahact", cost = 8, combat = 5,
  dice = 2, move = 1, capacity = 3, sustain = true,
  text = "+2 to its combat rolls unless a token of the opponent is in your fleet pool." }
unit "Starlancer" { type = "mech", box = "pok", faction = "Mahact", cost = 2, combat = 6,
  sustain = true,
  text = "Activation of its system by a player with a token in your fleet pool: you may hand that token back, which ends their turn." }
unit "Crimson Legionnaire I" { type = "infantry", box = "pok", faction = "Mahact", cost = 1,
  per_cost = 2, combat = 8,
  text = "Its loss gives you either a commodity or the conversion of one commodity into a trade good." }
unit "Crimson Legionnaire II" { type = "infantry", level = 2, box = "pok", faction = "Mahact",
  technology = "Crimson Legionnaire II", cost = 1, per_cost = 2, combat = 7,
  text = "Its loss gives you either a commodity or the conversion of one commodity into a trade good; keep the piece on this card (no roll); at your next turn start put all kept pieces on planets you control in your home system." }

technology "Genetic Recombination" { colour = "green", needs = "G", box = "pok", faction = "Mahact",
  text = "You name an outcome: they vote for it with 1 or more votes, or else lose 1 fleet pool token to reinforcements." }
technology "Crimson Legionnaire II" { upgrade = true, needs = "GG", box = "pok", faction = "Mahact",
  replaces = "Infantry II", text = "Unit upgrade: Crimson Legionnaire II." }

note "Scepter of Dominion" { faction = "Mahact", box = "pok",
  timing = "start of the strategy phase",
  text = "Pick a non-home system holding your units: every other player with a token on the owner's sheet must add a token (reinforcements) to it." }

leader "Jae Mir Kan" { faction = "Mahact", role = "agent",
  timing = "when you would spend a command token for a strategy card secondary",
  text = "Exhaust: pay with a token that the active player has on the board." }
leader "Il Na Viroset" { faction = "Mahact", role = "commander",
  unlock = "command tokens of 2 other factions in your fleet pool",
  timing = "your tactical actions",
  text = "May activate a system that holds your command token: then return both tokens to reinforcements and your turn ends." }
leader "Airo Shir Aur" { faction = "Mahact", role = "hero", called = "Benediction",
  timing = "ACTION",
  text = "Pick any system: everything in its space area is pushed into an adjacent system holding ships of somebody else, and a space combat without retreats or ship-moving abilities takes place. Purge." }
