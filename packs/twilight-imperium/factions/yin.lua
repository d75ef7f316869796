-- The Yin Brotherhood: sheet, units, technologies, notes, leaders.

faction "The Yin Brotherhood" { short = "Yin", home = 3, commodities = 2,
  technologies = { "Sarween Tools" },
  fleet = { carrier = 2, destroyer = 1, fighter = 4, infantry = 4, space_dock = 1 },
  text = "Indoctrination: Spend 2 influence: exchange 1 participating opposing infantry for 1 infantry from your reinforcements. Devotion: Sacrifice a cruiser or destroyer of yours there for 1 hit; you pick the opposing ship that takes it.",
  response { text = "Indoctrination", after = combat_begins(planets{ having = ground_forces{ owner = you } }),
    condition = exists(pieces{ type = "infantry", owner = opponent, is = "fighting" }), cost = influence(2),
    effect = { exchange(1, pieces{ type = "infantry", owner = opponent, is = "fighting" }, "infantry", you), used(it), unlock_commander() } },
  response { text = "Devotion", after = round_ends{ systems{ having = pieces{ type = { "cruiser", "destroyer" }, owner = you } } }, effect = {
    destroy(1, pieces{ type = { "cruiser", "destroyer" }, owner = you, is = "fighting" }), then_,
    hit_unit(ships{ owner = opponent, is = "fighting" }, you) } } }

unit "Van Hauge" { type = "flagship", faction = "Yin", cost = 8, combat = 9, dice = 2, move = 1,
  capacity = 3, sustain = true,
  text = "When it is destroyed, all ships in its system are destroyed.",
  forced{ after = destroyed{ pieces{ type = "flagship" }, by = you }, effect = destroy(all, ships{ at = other }) } }
unit "Moyin's Ashes" { type = "mech", box = "pok", faction = "Yin", cost = 2, combat = 6,
  sustain = true,
  text = "Deploy: when using Indoctrination, spend 1 influence more to replace the opposing infantry with 1 mech instead of 1 infantry.",
  response{ after = uses{ planets{}, by = you }, cost = influence(1),
    effect = exchange(1, pieces{ type = "infantry", owner = you, at = it }, "mech") } }

technology "Yin Spinner" { colour = "green", needs = "GG", faction = "Yin",
  text = "1 infantry (reinforcements) is added to one of your planets there.",
  response{ after = produces{ by = you }, condition = equals(by_production, 1), effect = { choose{ planets{ owner = you, system = it } }, put(1, "infantry", target) } },
  codex = { text = "Whenever you have produced units, up to 2 infantry (reinforcements) are added to one planet of yours anywhere, or to space where you have ships.",
    response{ after = produces{ by = you }, condition = at_least(amount, 1), effect = either{
      mode("2 on a planet", { choose{ planets{ controller = you } }, put(2, "infantry", target) }),
      mode("2 in space", { choose{ systems{ having = ships{ owner = you } } }, put(2, "infantry", target) }),
      mode("1 on a planet", { choose{ planets{ controller = you } }, put(1, "infantry", target) }),
      mode("1 in space", { choose{ systems{ having = ships{ owner = you } } }, put(1, "infantry", target) }) } } } }
technology "Impulse Core" { colour = "yellow", needs = "YY", faction = "Yin",
  text = "Sacrifice a cruiser or destroyer of yours there for 1 hit; the opponent takes it on a ship that is no fighter if there is one.",
  response{ after = combat_begins{ systems{ having = ships{ owner = you } } }, effect = {
    destroy(1, pieces{ type = { "cruiser", "destroyer" }, owner = you, is = "fighting" }), then_,
    hit{ 1, opponent, large = true } } } }

note "Greyfire Mutagen" { faction = "Yin", timing = "after a system is activated",
  text = "The owner cannot use faction abilities or faction technologies in this tactical action.",
  response { from = "hand", after = activates(),
    effect = lasting{ "tactical", blank(players{ owner = owner_of_note }), blank(technologies{ owner = owner_of_note, faction = true }) } },
  codex = { timing = "start of a ground combat against 2 or more ground forces of a player other than the owner",
    text = "1 infantry of the opponent becomes yours (reinforcements).",
    response { from = "hand", after = combat_begins(planets{ having = ground_forces{ owner = you } }),
      condition = all_of{ equals(against_owner_of_note, 0), at_least(number(ground_forces{ owner = opponent, is = "fighting" }), 2),
        exists(pieces{ type = "infantry", owner = opponent, is = "fighting" }) },
      effect = exchange(1, pieces{ type = "infantry", owner = opponent, is = "fighting" }, "infantry", you) } } }

leader "Brother Milor" { faction = "Yin", role = "agent",
  timing = "after a player's destroyer or cruiser is destroyed",
  text = "Exhaust: that player may put up to 2 fighters (reinforcements) into that ship's system.",
  response { after = destroyed{ pieces{ type = { "destroyer", "cruiser" } } }, cost = exhaust_self(), effect = put(2, "fighter", other, event_player) },
  codex = { timing = "after a unit of a player is destroyed",
    text = "Exhaust: for a ship that player may put up to 2 fighters (reinforcements) into its system, for a ground force up to 2 infantry on its planet.",
    response { after = destroyed{ ships{} }, cost = exhaust_self(), effect = put(2, "fighter", other, event_player) },
    response { after = destroyed{ ground_forces{} }, cost = exhaust_self(), condition = exists(planets{ at = other }),
      effect = put(2, "infantry", other, event_player) } } }
leader "Brother Omar" { faction = "Yin", role = "commander", unlock = "use Indoctrination",
  timing = "passive; when you produce infantry",
  text = "Counts as 1 green prerequisite. May produce 1 extra infantry for the cost of an infantry purchase; the extra ones do not count against the production limit.",
  constant { add("green", 1, sheet), add("per_cost", 1, pieces{ type = "infantry", owner = you }), add("uncounted", 1, pieces{ type = "infantry", owner = you }) },
  codex = { unlock = "use an ability of your faction", by_abilities = true, timing = "passive; when you research",
    text = "Counts as 1 green prerequisite. When you research a technology that another player owns, you may return 1 of your infantry to reinforcements and ignore its prerequisites.",
    constant { add("green", 1, sheet), infantry_for_prerequisites(you) } } }
leader "Dannel of the Tenth" { faction = "Yin", role = "hero", called = "Spinner Overdrive",
  timing = "ACTION",
  text = "For each planet with your infantry: either ready it or add as many infantry (reinforcements) as are there. Purge.",
  action { cost = purge_self(), effect = each_of{ planets{ having = pieces{ type = "infantry", owner = you } }, either{
    mode("ready it", ready(target2)),
    mode("as many infantry again", put(number(pieces{ type = "infantry", owner = you, at = target2 }), "infantry", target2)) } } },
  codex = { called = "Quantum Dissemination",
    text = "Up to 3 infantry (reinforcements) land on planets outside home systems and fight there; no space cannon can be used against them. Purge.",
    action { cost = purge_self(), effect = land_new(3, planets{ is_not = "home" }) } } }
