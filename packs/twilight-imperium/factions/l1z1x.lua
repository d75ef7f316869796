-- The L1Z1X Mindnet: sheet, units, technologies, notes, leaders.

faction "The L1Z1X Mindnet" { short = "L1Z1X", home = 6, commodities = 2,
  technologies = { "Plasma Scoring", "Neural Motivator" },
  fleet = { dreadnought = 1, carrier = 1, fighter = 3, infantry = 5, pds = 1, space_dock = 1 },
  text = "Assimilate: Each PDS and space dock on it is exchanged for the same unit from your reinforcements. Harrow: Your ships in the active system may bombard the opposing ground forces on that planet (only as active player; Planetary Shield applies).",
  forced { text = "Assimilate", when = gains_planet{ by = you }, effect = exchange(all, structures{ owner = others, at = it }, "same", you) },
  response { text = "Harrow", after = round_ends{ planets{}, by = you }, effect = bombard(it) } }

unit "[0.0.1]" { type = "flagship", faction = "L1Z1X", cost = 8, combat = 5, dice = 2, move = 1,
  capacity = 5, sustain = true,
  text = "In space combat, hits made by it and by your dreadnoughts in its system must go to non-fighter ships when possible.",
  constant{ hits_large_ships(pieces{ type = { "flagship", "dreadnought" }, owner = you, at = pieces{ type = "flagship", owner = you },
    is = "fighting" }) } }
unit "Annihilator" { type = "mech", box = "pok", faction = "L1Z1X", cost = 2, combat = 6,
  sustain = true, bombardment = 8,
  text = "While it takes no part in ground combat, it may use Bombardment on planets of its system like a ship.",
  constant{ bombards_from_planets(pieces{ type = "mech", owner = you }) } }
unit "Super-Dreadnought I" { type = "dreadnought", faction = "L1Z1X", cost = 4, combat = 5,
  move = 1, capacity = 2, sustain = true, bombardment = 5 }
unit "Super-Dreadnought II" { type = "dreadnought", level = 2, faction = "L1Z1X",
  technology = "Super-Dreadnought II", cost = 4, combat = 4, move = 2, capacity = 2, sustain = true,
  bombardment = 4, no_direct_hit = true, text = "Immune to Direct Hit action cards." }

technology "Inheritance Systems" { colour = "yellow", needs = "YY", faction = "L1Z1X",
  text = "Spend 2 resources: ignore all prerequisites of that technology.",
  constant{ condition = exists(technologies{ is = { "self", "ready" } }), buys_prerequisites(2, you) } }
technology "Super-Dreadnought II" { upgrade = true, needs = "BBY", faction = "L1Z1X",
  replaces = "Dreadnought II", text = "Unit upgrade: Super-Dreadnought II." }

note "Cybernetic Enhancements" { faction = "L1Z1X", timing = "start of your turn",
  text = "The owner returns 1 strategy token to reinforcements; you put 1 command token (reinforcements) into your strategy pool.",
  response { from = "hand", after = turn_begins{ by = you },
    effect = { lose_tokens("strategy", 1, owner_of_note), tokens_to("strategy", 1, you) } },
  codex = { timing = "when you gain command tokens in the status phase", text = "Gain 1 command token more.",
    response { from = "hand", after = status_tokens{ by = you }, effect = tokens(1, you) } } }

leader "I48S" { faction = "L1Z1X", role = "agent", timing = "after a player activates a system",
  text = "Exhaust: one infantry of the activating player in that system may be upgraded to a mech from reinforcements.",
  response { after = activates(), cost = exhaust_self(), effect = exchange(1, pieces{ type = "infantry", owner = active_player, system = active_system }, "mech", active_player) } }
leader "2RAM" { faction = "L1Z1X", role = "commander",
  unlock = "4 of your dreadnoughts on the board",
  needs = at_least(number(pieces{ type = "dreadnought", owner = you }), 4), timing = "passive",
  text = "Planetary Shield does not stop your Bombardment.",
  constant { ignore_shields(you) } }
leader "The Helmsman" { faction = "L1Z1X", role = "hero", called = "Dark Space Navigation",
  timing = "ACTION",
  text = "Choose 1 system without ships of other players: you may move your flagship and any of your dreadnoughts from other systems into it (they may transport). Purge.",
  action { cost = purge_self(), effect = { choose{ systems{ lacking = ships{ owner = others }, site = "enterable" } },
    jump(pieces{ type = { "flagship", "dreadnought" }, owner = you }, target) } } }
