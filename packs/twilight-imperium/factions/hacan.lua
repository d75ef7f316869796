-- The Emirates of Hacan: sheet, units, technologies, notes, leaders.

faction "The Emirates of Hacan" { short = "Hacan", home = 16, commodities = 6,
  technologies = { "Sarween Tools", "Antimass Deflectors" },
  fleet = { carrier = 2, cruiser = 1, fighter = 2, infantry = 4, space_dock = 1 },
  text = "Masters of Trade: The secondary of Trade costs you no command token. Guild Ships: You may make transactions with players who are not neighbours. Arbiters: Action cards may be exchanged in your transactions." }

unit "Wrath of Kenara" { type = "flagship", faction = "Hacan", cost = 8, combat = 7, dice = 2,
  move = 1, capacity = 3, sustain = true,
  text = "After you roll a die in a space combat in its system: may pay 1 trade good for +1 to that result." }
unit "Pride of Kenara" { type = "mech", box = "pok", faction = "Hacan", cost = 2, combat = 6,
  sustain = true,
  text = "The card of its planet may be traded in a transaction; then all your units on it move to another planet you control." }

technology "Production Biomes" { colour = "green", needs = "GG", faction = "Hacan",
  text = "Spend 1 strategy token: you gain 4 trade goods and 1 other player of your choice gains 2.",
  action{ cost = { exhaust_self(), strategy_token(1) }, effect = {
    choose_player{ other = true }, goods(4), goods(2, chosen_player) } } }
technology "Quantum Datahub Node" { colour = "yellow", needs = "YYY", faction = "Hacan",
  text = "For 1 strategy token plus 3 trade goods handed to another player you may swap a strategy card with that player." }

note "Trade Convoys" { faction = "Hacan", stays = true, timing = "ACTION",
  text = "Put into your play area: you may transact with non-neighbours. Returned when you activate a system with the owner's units.",
  action { from = "hand", effect = lay_open(self) },
  constant { allow_transact(you) },
  forced { after = activates{ systems{ having = units{ controller = owner_of_note } }, by = you },
    effect = return_note(self) } }

leader "Carth of Golden Sands" { faction = "Hacan", role = "agent", timing = "action phase",
  text = "Exhaust: you gain 2 commodities, or another player replenishes commodities." }
leader "Gila the Silvertongue" { faction = "Hacan", role = "commander", unlock = "10 trade goods",
  needs = at_least(goods_of(you), 10),
  timing = "when you cast votes",
  text = "May spend any number of trade goods: 2 extra votes each." }
leader "Harrugh Gefhara" { faction = "Hacan", role = "hero", called = "Galactic Securities Net",
  timing = "your units use Production",
  text = "May make every unit cost 0 in this use of Production; then purge." }
