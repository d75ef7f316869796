-- The Mentak Coalition: sheet, units, technologies, notes, leaders.

faction "The Mentak Coalition" { short = "Mentak", home = 2, commodities = 2,
  technologies = { "Plasma Scoring", "Sarween Tools" },
  fleet = { carrier = 1, cruiser = 2, fighter = 3, infantry = 4, pds = 1, space_dock = 1 },
  text = "Ambush: Pick at most two of your cruisers/destroyers there and roll one die each; reaching the ship's combat value scores a hit, assigned by the opponent among their ships. Pillage: If that player has 3+ trade goods, you may take 1 trade good or commodity from them.",
  response { text = "Ambush", after = combat_begins{ systems{} },
    condition = exists(pieces{ type = { "cruiser", "destroyer" }, owner = you, is = "fighting" }),
    effect = { roll_units(2, pieces{ type = { "cruiser", "destroyer" }, owner = you, is = "fighting" }), hit(successes, opponent) } },
  response { text = "Pillage", after = gains_goods{ by = neighbours }, condition = all_of{ at_least(goods_of(event_player), 3),
    equals(own_note_before(event_player), 0) },
    effect = { take_good_or_commodity(event_player), used_on(players{ owner = event_player }) } },
  response { text = "Pillage", after = transacts{ by = neighbours }, condition = all_of{ at_least(goods_of(event_player), 3),
    equals(own_note_before(event_player), 0) },
    effect = { take_good_or_commodity(event_player), used_on(players{ owner = event_player }) } } }

unit "Fourth Moon" { type = "flagship", faction = "Mentak", cost = 8, combat = 7, dice = 2,
  move = 1, capacity = 3, sustain = true,
  text = "Ships of other players in its system cannot use Sustain Damage.",
  constant{ cannot_sustain(ships{ owner = others, at = pieces{ type = "flagship", owner = you } }) } }
unit "Moll Terminus" { type = "mech", box = "pok", faction = "Mentak", cost = 2, combat = 6,
  sustain = true, text = "Ground forces of other players on its planet cannot use Sustain Damage.",
  constant{ cannot_sustain(units{ owner = others, on_ground = true, at = pieces{ type = "mech", owner = you } }) } }

technology "Salvage Operations" { colour = "yellow", needs = "YY", faction = "Mentak",
  text = "+1 trade good; if you won, may also produce 1 ship there of a type destroyed in that combat.",
  forced{ after = combat_won{ systems{}, by = anyone }, condition = at_least(fighting, 1), effect = goods(1) },
  response{ after = combat_won{ systems{}, by = you }, effect = produce(1, "destroyed", it) } }
technology "Mirror Computing" { colour = "yellow", needs = "YYY", faction = "Mentak",
  text = "Each trade good you spend is worth 2 resources or 2 influence.",
  constant{ set_to("goods_worth", 2, sheet) } }

note "Promise of Protection" { faction = "Mentak", stays = true, timing = "ACTION",
  text = "Put into your play area: the owner cannot use Pillage on you. Returned when you activate a system with the owner's units.",
  action { from = "hand", effect = lay_open(self) },
  forced { after = activates{ systems{ having = units{ owner = owner_of_note } }, by = you }, effect = return_note(self) } }

leader "Suffi An" { faction = "Mentak", role = "agent",
  timing = "after Pillage is used against another player",
  text = "Exhaust: one action card for you and one for the victim.",
  response { after = uses{ players{ owner = others }, by = you }, cost = exhaust_self(),
    effect = { draw_action_cards(1, you), draw_action_cards(1, loser) } } }
leader "S'ula Mentarion" { faction = "Mentak", role = "commander",
  unlock = "4 of your cruisers on the board",
  needs = at_least(number(pieces{ type = "cruiser", owner = you }), 4), timing = "after you win a space combat",
  text = "May make the opponent give you 1 promissory note from hand.",
  response { after = combat_won{ systems{}, by = you }, effect = give_note(loser) } }
leader "Ipswitch, Loose Cannon" { faction = "Mentak", role = "hero", called = "Sleeper Cell",
  timing = "start of a space combat you take part in",
  text = "May purge: for each ship of another player destroyed in this combat, put 1 ship of that type (reinforcements) into the active system.",
  response { after = combat_begins{ systems{} }, condition = at_least(fighting, 1), cost = purge_self(),
    effect = lasting{ "combat", takes_like(you) } } }
