-- The Empyrean: sheet, units, technologies, notes, leaders.

faction "The Empyrean" { short = "Empyrean", box = "pok", home = 56, commodities = 4,
  technologies = { "Dark Energy Tap" },
  fleet = { carrier = 2, destroyer = 1, fighter = 2, infantry = 4, space_dock = 1 },
  text = "Voidborn: Nebulae have no effect on movement of your ships. Aetherpassage: You may let that player move ships through systems holding your ships. Dark Whispers: Take the second faction promissory note: you have 2.",
  constant { text = "Voidborn", ignore_nebulae(you) },
  response { text = "Aetherpassage", after = activates{ by = others }, condition = exists(ships{ owner = you }),
    effect = lasting{ "tactical", allow_through(systems{ having = ships{ owner = you } }, event_player) } } }

unit "Dynamo" { type = "flagship", box = "pok", faction = "Empyrean", cost = 8, combat = 5,
  dice = 2, move = 1, capacity = 3, sustain = true,
  text = "After any player's unit in this or an adjacent system uses Sustain Damage: for 2 influence you may repair it.",
  response{ after = sustains{ units{ near = pieces{ type = "flagship", owner = you } } }, cost = influence(2), effect = repair(1, it) } }
unit "Watcher" { type = "mech", box = "pok", faction = "Empyrean", cost = 2, combat = 6,
  sustain = true,
  text = "May be removed from a system that holds, or is adjacent to, units of a player to cancel an action card that player plays.",
  response { cancels = plays{ action_cards{}, by = others }, condition = exists(pieces{ type = "mech", owner = you, near = units{ owner = event_player } }),
    effect = { remove(1, pieces{ type = "mech", owner = you, near = units{ owner = event_player } }), cancel() } } }

technology "Aetherstream" { colour = "blue", needs = "BB", box = "pok", faction = "Empyrean",
  text = "May give all ships of that player +1 move for this tactical action.",
  response { after = activates{ systems{ site = "beside_anomaly" }, by = you }, effect = lasting{ "tactical", add("move", 1, ships{ owner = you }) } },
  response { after = activates{ systems{ site = "beside_anomaly" }, by = neighbours }, effect = lasting{ "tactical", add("move", 1, ships{ owner = event_player }) } } }
technology "Voidwatch" { colour = "green", needs = "G", box = "pok", faction = "Empyrean",
  text = "You receive a promissory note from their hand, their choice, if they have one.",
  response { after = moves{ systems{ having = units{ owner = you } }, by = others }, effect = give_note(event_player) } }

note "Blood Pact" { faction = "Empyrean", box = "pok", stays = true, timing = "ACTION",
  text = "Put into your play area: when you and the owner vote for the same outcome, you cast 4 extra votes for it. Returned when you activate a system with the owner's units.",
  action { from = "hand", effect = lay_open(self) },
  forced { after = votes{ by = you }, condition = equals(agrees(owner_of_note), 1), effect = cast_votes(4, you) },
  forced { after = votes{ by = owner_of_note }, condition = equals(agrees(owner_of_note), 1), effect = cast_votes(4, you) },
  forced { after = activates{ systems{ having = units{ controller = owner_of_note } }, by = you },
    effect = return_note(self) } }
note "Dark Pact" { faction = "Empyrean", by = "Dark Whispers", box = "pok", stays = true, timing = "ACTION",
  text = "Put into your play area: when you give the owner commodities equal to your commodity value, both of you gain 1 trade good. Returned when you activate a system with the owner's units.",
  action { from = "hand", effect = lay_open(self) },
  forced { after = transacts{ by = you, with = players{ controller = owner_of_note } }, condition = equals(amount, 1),
    effect = { goods(1, you), goods(1, owner_of_note) } },
  forced { after = activates{ systems{ having = units{ controller = owner_of_note } }, by = you },
    effect = return_note(self) } }

leader "Acamar" { faction = "Empyrean", role = "agent",
  timing = "any player's ships have entered a system without planets",
  text = "Exhaust: that player gains 1 command token.",
  response { after = moves{ systems{ is = "no_planets" } }, cost = exhaust_self(), effect = tokens(1, event_player) } }
leader "Xuange" { faction = "Empyrean", role = "commander",
  unlock = "neighbour of all other players",
  needs = none(players{ standing = "stranger" }),
  timing = "ships of another player have entered a system with your command token",
  text = "May return that token to your reinforcements.",
  response { after = moves{ systems{ token = you }, by = others }, effect = lift_token("reinforcements", it, you) } }
leader "Conservator Procyon" { faction = "Empyrean", role = "hero", called = "Multiverse Shift",
  timing = "ACTION",
  text = "Put 1 frontier token into each system without planets and without one; then explore every frontier token in systems with your ships. Purge.",
  action { cost = purge_self(), effect = {
    if_{ exists(systems{ is = "no_planets", is_not = "frontier" }), then_ = put_frontier(systems{ is = "no_planets", is_not = "frontier" }) },
    if_{ exists(systems{ is = "frontier", having = ships{ owner = you } }), then_ = explore(systems{ is = "frontier", having = ships{ owner = you } }) } } } }
