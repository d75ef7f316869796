-- The Nomad: sheet, units, technologies, notes, leaders.

faction "The Nomad" { short = "Nomad", box = "pok", home = 53, commodities = 4,
  technologies = { "Sling Relay" },
  fleet = { flagship = 1, carrier = 1, destroyer = 1, fighter = 3, infantry = 4, space_dock = 1 },
  text = "The Company: Take the 2 additional Nomad agents: you have 3 agents. Future Sight: +1 trade good.",
  forced { text = "Future Sight", after = outcome(), condition = at_least(backed(you), 1), effect = goods(1) } }

unit "Memoria I" { type = "flagship", box = "pok", faction = "Nomad", cost = 8, combat = 7,
  dice = 2, move = 1, capacity = 3, sustain = true, barrage = 8, barrage_dice = 3,
  text = "You may treat it as adjacent to every system that holds at least 1 of your mechs.",
  constant{ beside_mechs(pieces{ type = "flagship", owner = you }) } }
unit "Memoria II" { type = "flagship", level = 2, box = "pok", faction = "Nomad",
  technology = "Memoria II", cost = 8, combat = 5, dice = 2, move = 2, capacity = 6, sustain = true,
  barrage = 5, barrage_dice = 3,
  text = "You may treat it as adjacent to every system that holds at least 1 of your mechs.",
  constant{ beside_mechs(pieces{ type = "flagship", owner = you }) } }
unit "Quantum Manipulator" { type = "mech", box = "pok", faction = "Nomad", cost = 2, combat = 6,
  sustain = true,
  text = "While in a space area during combat: its Sustain Damage may cancel a hit produced against your ships in that system.",
  constant{ sustains_for_ships(pieces{ type = "mech", owner = you, at = systems{} }) } }

technology "Temporal Command Suite" { colour = "yellow", needs = "Y", box = "pok",
  faction = "Nomad",
  text = "Ready that agent; if it belongs to another player you may do a transaction with them.",
  response{ after = exhausts{ cards{ role = "agent" } }, cost = exhaust_self(), effect = { ready(it),
    if_{ exists(cards{ is = "it", controller = others }), then_ = may{ text = "Bargain with its owner?", transact(event_player) } } } } }
technology "Memoria II" { upgrade = true, needs = "BGY", box = "pok", faction = "Nomad",
  text = "Unit upgrade: Memoria II (flagship)." }

note "The Cavalry" { faction = "Nomad", box = "pok",
  timing = "space combat start, opponent is not the owner",
  text = "In this combat one of your non-fighter ships has the Sustain Damage, combat value and anti-fighter barrage of the owner's flagship.",
  response { from = "hand", after = combat_begins{ systems{} }, condition = all_of{ at_least(fighting, 1),
    equals(against_owner_of_note, 0) },
    effect = { choose{ large_ships{ owner = you, is = "fighting" } }, lasting{ "combat", like_flagship(target) } } } }

leader "Artuno the Betrayer" { faction = "Nomad", role = "agent",
  timing = "you take trade goods from the supply",
  text = "Exhaust: put as many trade goods on this card; you gain them when it readies.",
  response { after = takes_goods{ by = you }, cost = exhaust_self(), effect = keep_goods(amount) },
  forced { after = readies(self), effect = take_kept_goods() } }
leader "Field Marshal Mercer" { faction = "Nomad", by = "The Company", role = "agent",
  timing = "end of a player's turn",
  text = "Exhaust: the player may relocate at most 2 own ground forces to own planets of the active system.",
  response { after = tactical_ends{ systems{}, by = anyone }, cost = exhaust_self(),
    effect = { choose{ planets{ system = it, controller = event_player }, by = event_player },
      relocate{ 1, ground_forces{ owner = event_player }, target, event_player, up_to = true },
      may{ text = "Move another ground force?", choose{ planets{ system = it, controller = event_player }, by = event_player },
        relocate{ 1, ground_forces{ owner = event_player }, target, event_player, up_to = true }, by = event_player } } } }
leader "The Thundarian" { faction = "Nomad", by = "The Company", role = "agent",
  timing = "after the Roll Dice step of a combat",
  text = "Exhaust: no hits are assigned; go back to the start of this round's Roll Dice step.",
  response { after = all_rolled(), cost = exhaust_self(), effect = roll_again() } }
leader "Navarch Feng" { faction = "Nomad", role = "commander", unlock = "1 scored secret objective",
  needs = at_least(count(cards{ place = "scored", controller = you }), 1),
  timing = "when you produce", text = "Your flagship may be produced without spending resources.",
  constant { costs_nothing(pieces{ type = "flagship", owner = you }) } }
leader "Ahk-Syl Siven" { faction = "Nomad", role = "hero", called = "Probability Matrix",
  timing = "ACTION",
  text = "For the rest of this game round your flagship and what it transports may move out of systems with your command tokens; lay the card by the board, purge it at round end.",
  action { cost = purge_self(), effect = lasting{ "round", allow_leave(pieces{ type = "flagship", owner = you }) } } }
