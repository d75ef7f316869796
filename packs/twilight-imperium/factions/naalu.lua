-- The Naalu Collective: sheet, units, technologies, notes, leaders.

faction "The Naalu Collective" { short = "Naalu", home = 9, commodities = 3,
  technologies = { "Sarween Tools", "Neural Motivator" },
  fleet = { carrier = 1, cruiser = 1, destroyer = 1, fighter = 3, infantry = 4, pds = 1, space_dock = 1 },
  text = "Telepathic: The 0 token goes onto your strategy card and makes you initiative 0 (first). Foresight: May put 1 token from your strategy pool into an adjacent system without ships of other players: your ships in the active system move there.",
  constant { text = "Telepathic", condition = equals(own_note_before(anyone), 0), acts_first(you) },
  response { text = "Foresight", after = moves{ systems{ having = ships{ owner = you } }, by = others },
    condition = exists(ships{ owner = event_player, at = it }), cost = strategy_token(1),
    effect = { choose{ systems{ beside = it, lacking = ships{ owner = others }, site = "enterable" } }, put_token(you, target),
      flee(units{ owner = you, at = it }, target) } } }

unit "Matriarch" { type = "flagship", faction = "Naalu", cost = 8, combat = 9, dice = 2, move = 1,
  capacity = 6, sustain = true,
  text = "In an invasion in its system your fighters may be committed to planets as ground forces; once the combat ends they return to space (they cannot hold a planet).",
  constant{ lands_to_fight(pieces{ type = "fighter", owner = you, at = pieces{ type = "flagship", owner = you } }) } }
unit "Iconoclast" { type = "mech", box = "pok", faction = "Naalu", cost = 2, combat = 6,
  sustain = true,
  text = "+2 to its combat rolls against an opponent who has 1 or more relic fragments.",
  constant{ condition = at_least(fragments_of(opponent), 1), add("combat_roll", 2, pieces{ type = "mech", owner = you, is = "fighting" }) },
  codex = { text = "Other players cannot use Anti-Fighter Barrage against your units in its system.",
    constant{ cannot_be_barraged(systems{ having = pieces{ type = "mech", owner = you } }, you) } } }
unit "Hybrid Crystal Fighter I" { type = "fighter", faction = "Naalu", cost = 1, per_cost = 2,
  combat = 8 }
unit "Hybrid Crystal Fighter II" { type = "fighter", level = 2, faction = "Naalu",
  technology = "Hybrid Crystal Fighter II", cost = 1, per_cost = 2, combat = 7, move = 2, fleet_halves = 1,
  text = "Can move on its own (no transport needed). Each fighter beyond capacity counts as half a ship against the fleet pool." }

technology "Neuroglaive" { colour = "green", needs = "GGG", faction = "Naalu",
  text = "That player returns 1 token from their fleet pool to reinforcements.",
  forced{ after = activates{ systems{ having = ships{ owner = you } }, by = others },
    effect = lose_tokens("fleet", 1, event_player) } }
technology "Hybrid Crystal Fighter II" { upgrade = true, needs = "BG", faction = "Naalu",
  replaces = "Fighter II", text = "Unit upgrade: Hybrid Crystal Fighter II." }

note "Gift of Prescience" { faction = "Naalu", stays = true, timing = "end of the strategy phase",
  text = "Goes to your play area; the 0 token lies on your card, so you act first and Telepathic is off for this round. Back to the owner when the status phase ends.",
  response { from = "hand", after = strategy_ends(), effect = lay_open(self) },
  constant { acts_first(you) },
  forced { after = status_ends(), effect = return_note(self) } }

leader "Z'eu" { faction = "Naalu", role = "agent", timing = "after an agenda is revealed",
  text = "Exhaust: look at the top card of the agenda deck; you may show it to 1 other player.",
  response { after = agenda_revealed(), cost = exhaust_self(), effect = { look_at_top("agendas", 1),
    may{ text = "Show it to another player?", choose_player{ other = true }, show_top("agendas", chosen_player) } } },
  codex = { timing = "ACTION",
    text = "Exhaust and choose a player: that player may take a tactical action in a system that is no home system, without placing a command token.",
    action { cost = exhaust_self(), effect = { choose_player{}, take_tactical_action(chosen_player, systems{ is_not = "home" }) } } } }
leader "M'aban" { faction = "Naalu", role = "commander",
  unlock = "12 of your fighters on the board",
  needs = at_least(number(pieces{ type = "fighter", owner = you }), 12), timing = "when you produce fighters",
  text = "May produce 1 extra fighter for the cost of a fighter purchase; the extra ones do not count against the production limit.",
  constant { add("per_cost", 1, pieces{ type = "fighter", owner = you }), add("uncounted", 1, pieces{ type = "fighter", owner = you }) },
  codex = { unlock = "a ground force of yours on Mecatol Rex, in its system or beside it",
    needs = exists(ground_forces{ owner = you, near = mecatol_rex }), timing = "at any time",
    text = "You see the promissory notes in the hands of your neighbours, and the top and the bottom card of the agenda deck.",
    constant { sees_notes(you) },
    forced { after = strategy_begins(), effect = look_at_ends("agendas") },
    forced { after = turn_begins(), effect = look_at_ends("agendas") },
    forced { after = agenda_begins(), effect = look_at_ends("agendas") },
    forced { after = agenda_revealed(), effect = look_at_ends("agendas") } } }
leader "The Oracle" { faction = "Naalu", role = "hero", called = "C-Radium Geometry",
  timing = "end of status phase",
  text = "May make each other player give you 1 promissory note from hand; then purge.",
  response { after = status_ends(), cost = purge_self(), effect = give_note(others) } }
