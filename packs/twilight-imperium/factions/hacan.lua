-- The Emirates of Hacan: sheet, units, technologies, notes, leaders.

faction "The Emirates of Hacan" { short = "Hacan", home = 16, commodities = 6,
  technologies = { "Sarween Tools", "Antimass Deflectors" },
  fleet = { carrier = 2, cruiser = 1, fighter = 2, infantry = 4, space_dock = 1 },
  text = "Masters of Trade: The secondary of Trade costs you no command token. Guild Ships: You may make transactions with players who are not neighbours. Arbiters: Action cards may be exchanged in your transactions.",
  constant { text = "Masters of Trade", follows_free(strategy_cards{ title = "Trade" }, you) },
  constant { text = "Guild Ships", allow_transact(you) },
  constant { text = "Arbiters", allow_trade_cards(you) } }

unit "Wrath of Kenara" { type = "flagship", faction = "Hacan", cost = 8, combat = 7, dice = 2,
  move = 1, capacity = 3, sustain = true,
  text = "After you roll a die in a space combat in its system: may pay 1 trade good for +1 to that result.",
  response { after = rolls{ systems{ having = pieces{ type = "flagship", owner = you } }, by = you }, condition = all_of(equals(amount, 3), at_least(goods_of(you), 1)),
    effect = repeat_{ goods_of(you), may{ goods(-1), raise_die(), text = "A trade good for 1 more?" } } } }
unit "Pride of Kenara" { type = "mech", box = "pok", faction = "Hacan", cost = 2, combat = 6,
  sustain = true,
  text = "The card of its planet may be traded in a transaction; then all your units on it move to another planet you control.",
  constant{ condition = at_least(count(planets{ controller = you }), 2),
    allow_sell_planet(planets{ controller = you, having = pieces{ type = "mech", owner = you } }) },
  forced{ after = gains_planet{ by = others }, condition = all_of(equals(taken_from(you), 1), exists(units{ owner = you, at = it })),
    effect = { if_{ exists(planets{ controller = you }),
        then_ = { choose{ planets{ controller = you } }, relocate(all, units{ owner = you, at = it }, target) } },
      remove(all, units{ owner = you, at = it }, you) } } }

technology "Production Biomes" { colour = "green", needs = "GG", faction = "Hacan",
  text = "Spend 1 strategy token: you gain 4 trade goods and 1 other player of your choice gains 2.",
  action{ cost = { exhaust_self(), strategy_token(1) }, effect = {
    choose_player{ other = true }, goods(4), goods(2, chosen_player) } } }
technology "Quantum Datahub Node" { colour = "yellow", needs = "YYY", faction = "Hacan",
  text = "For 1 strategy token plus 3 trade goods handed to another player you may swap a strategy card with that player.",
  response { after = strategy_ends(), cost = { strategy_token(1), trade_goods(3) }, effect = {
    choose_player{ other = true }, goods(3, chosen_player),
    choose{ strategy_cards{ controller = you } }, choose{ strategy_cards{ controller = chosen_player }, as = 2 },
    exchange_strategy_cards(target, target2) } } }

note "Trade Convoys" { faction = "Hacan", stays = true, timing = "ACTION",
  text = "Put into your play area: you may transact with non-neighbours. Returned when you activate a system with the owner's units.",
  action { from = "hand", effect = lay_open(self) },
  constant { allow_transact(you) },
  forced { after = activates{ systems{ having = units{ controller = owner_of_note } }, by = you },
    effect = return_note(self) } }

-- On any turn of the action phase; Hacan is asked when it may matter: as its own turn begins, when anybody
-- is about to bargain, and when it passes.
local function carth(moment)
  return response { after = moment, cost = exhaust_self(), effect = either{
    mode("You gain 2 commodities", commodities(2)),
    mode("Another player replenishes commodities", { choose_player{ other = true }, replenish(chosen_player) }) } }
end
leader "Carth of Golden Sands" { faction = "Hacan", role = "agent", timing = "action phase",
  text = "Exhaust: you gain 2 commodities, or another player replenishes commodities.",
  carth(turn_begins{ by = you }), carth(bargains()), carth(passes{ by = you }) }
leader "Gila the Silvertongue" { faction = "Hacan", role = "commander", unlock = "10 trade goods",
  needs = at_least(goods_of(you), 10),
  timing = "when you cast votes",
  text = "May spend any number of trade goods: 2 extra votes each.",
  response { after = votes{ by = you }, condition = at_least(amount, 1),
    effect = { spend_goods(you), cast_votes(value(0, 2, done)) } } }
leader "Harrugh Gefhara" { faction = "Hacan", role = "hero", called = "Galactic Securities Net",
  timing = "your units use Production",
  text = "May make every unit cost 0 in this use of Production; then purge.",
  response { when = produces{ by = you }, condition = at_least(amount, 1), cost = purge_self(), effect = lasting{ "production", add("production_cost", -120, sheet) } } }
