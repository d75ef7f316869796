-- The Argent Flight: sheet, units, technologies, notes, leaders.

faction "The Argent Flight" { short = "Argent", box = "pok", home = 58, commodities = 3,
  choice = { 2, "Neural Motivator", "Sarween Tools", "Plasma Scoring" },
  fleet = { carrier = 1, destroyer = 2, fighter = 2, infantry = 5, pds = 1, space_dock = 1 },
  text = "Zeal: You vote first. If you cast at least 1 vote, add 1 extra vote per player in the game (you included). Raid Formation: For each hit beyond the opposing fighters, choose 1 opposing ship with Sustain Damage: it becomes damaged (it does not use the ability).",
  constant { text = "Zeal", votes_first(you) },
  forced { text = "Zeal", after = votes{ by = you }, condition = at_least(amount, 1), effect = cast_votes(count(players{})) },
  forced { text = "Raid Formation", when = hits{ by = opponent }, condition = at_least(spare_hits, 1),
    effect = wound(spare_hits, ships{ owner = opponent, is = "fighting", has = "sustain" }) } }

unit "Quetzecoatl" { type = "flagship", box = "pok", faction = "Argent", cost = 8, combat = 7,
  dice = 2, move = 1, capacity = 3, sustain = true,
  text = "Other players' space cannons cannot be used against your ships in its system.",
  constant{ cannot_be_shot(ships{ owner = you, at = pieces{ type = "flagship", owner = you } }) } }
unit "Aerie Sentinel" { type = "mech", box = "pok", faction = "Argent", cost = 2, combat = 6,
  sustain = true,
  text = "Takes no capacity while transported, nor while in a space area with at least 1 of your ships that has a capacity value.",
  constant{ carried_free(pieces{ type = "mech", owner = you }) } }
unit "Strike Wing Alpha I" { type = "destroyer", box = "pok", faction = "Argent", cost = 1,
  combat = 8, move = 2, capacity = 1, barrage = 9, barrage_dice = 2 }
unit "Strike Wing Alpha II" { barrage_infantry = 9, type = "destroyer", level = 2, box = "pok", faction = "Argent",
  technology = "Strike Wing Alpha II", cost = 1, combat = 7, move = 2, capacity = 1, barrage = 6,
  barrage_dice = 3,
  text = "Each 9 or 10 rolled for its anti-fighter barrage also kills one opposing infantry that is in space there." }

technology "Aerie Hololattice" { colour = "yellow", needs = "Y", box = "pok", faction = "Argent",
  text = "Other players cannot move ships through systems with your structures. Each planet with at least 1 of your structures has Production 1 as if it were a unit.",
  constant{ cannot_move_through(systems{ having = structures{ owner = you } }, others),
    add("production", 1, planets{ owner = you, having = structures{ owner = you } }) } }
technology "Strike Wing Alpha II" { upgrade = true, needs = "RR", box = "pok", faction = "Argent",
  replaces = "Destroyer II", text = "Unit upgrade: Strike Wing Alpha II." }

note "Strike Wing Ambuscade" { faction = "Argent", box = "pok",
  timing = "your units roll for a unit ability", text = "One of those units rolls 1 extra die.",
  response { from = "hand", when = rolls{ by = you }, condition = all_of(differs(amount, 3), differs(amount, 6)),
    effect = lasting{ "roll", add("cannon_extra", 1, sheet), add("barrage_extra", 1, sheet), add("bombardment_extra", 1, sheet) } } }

leader "Trilossa Aun Mirik" { faction = "Argent", role = "agent",
  timing = "some player is producing ground forces",
  text = "Exhaust: those units may be placed on any planets that player controls in that and adjacent systems.",
  response { after = produces(), condition = exists(ground_forces{ owner = event_player, is = "produced" }), cost = exhaust_self(),
    effect = repeat_{ 12, if_{ exists(ground_forces{ owner = event_player, is = "produced" }), then_ = may{ text = "Place one of these units elsewhere?",
      choose{ ground_forces{ owner = event_player, is = "produced" }, by = event_player },
      choose{ planets{ controller = event_player, near = it }, by = event_player, as = 2 },
      relocate(1, target, target2, event_player), by = event_player } } } } }
leader "Trrakan Aun Zulok" { faction = "Argent", role = "commander",
  unlock = "6 units on the board having barrage, cannon or bombardment",
  needs = at_least(number(units{ owner = you, shoots = true }), 6),
  timing = "your units roll for a unit ability", text = "One of those units may roll 1 extra die.",
  constant { add("cannon_extra", 1, sheet), add("barrage_extra", 1, sheet), add("bombardment_extra", 1, sheet) } }
leader "Mirik Aun Sissiri" { faction = "Argent", role = "hero", called = "Helix Protocol",
  timing = "ACTION",
  text = "Your ships, as many as you like and from anywhere, jump to systems that contain a token of yours but no foreign ships (transporting allowed). Purge.",
  action { cost = purge_self(), effect = each_of{ systems{ token = you, lacking = ships{ owner = others }, site = "enterable" },
    may{ jump(ships{ owner = you }, target2), text = "Move ships there?" } } } }
