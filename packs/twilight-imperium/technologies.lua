-- Technologies that everybody can research: colour, what they need (B, G, R, Y), what they do.

technology "Antimass Deflectors" { colour = "blue",
  text = "Ships may move into and through asteroid fields. Space cannon dice rolled against your units get -1.",
  constant{ allow_asteroids(you), add("cannon_against", -1, sheet) } }
technology "Dark Energy Tap" { colour = "blue", box = "pok",
  text = "If the active system has a frontier token and you have a ship there, explore that token. Your ships may retreat into adjacent systems without units of other players even if you have no unit or planet there.",
  forced { after = tactical_ends{ systems{ is = "frontier" }, by = you },
    condition = exists(ships{ controller = you, is = "active" }), effect = explore(it) },
  constant { allow_retreat_anywhere(you) } }
technology "Gravity Drive" { colour = "blue", needs = "B",
  text = "One of your ships gets +1 move for this tactical action.",
  constant{ add("boosts", 1, sheet) } }
technology "Sling Relay" { colour = "blue", needs = "B", box = "pok",
  text = "Produce 1 ship in a system that has one of your space docks.",
  action{ cost = exhaust_self(), effect = {
    choose{ systems{ having = pieces{ type = "space_dock", owner = you }, site = "no_foreign_ships" } }, produce(1, "ships", target) } } }
technology "Fleet Logistics" { colour = "blue", needs = "BB",
  text = "Each of your turns may consist of 2 actions instead of 1.",
  constant{ set_to("actions", 2, sheet) } }
technology "Light/Wave Deflector" { colour = "blue", needs = "BBB",
  text = "Ships may move through systems holding ships of other players.",
  constant{ allow_through_ships(ships{ owner = you }) } }
technology "Neural Motivator" { colour = "green", text = "Draw 2 action cards instead of 1.",
  constant{ add("status_draw", 1, sheet) } }
technology "Psychoarchaeology" { colour = "green", box = "pok",
  text = "Technology specialties of your planets can be used without exhausting the planet, even when it is exhausted. In the action phase you may exhaust a controlled planet with a specialty to gain 1 trade good.",
  constant{ free_specialties(you) },
  response{ after = turn_begins(), condition = exists(planets{ controller = you, is = { "specialty", "ready" } }),
    effect = repeat_{ 9, may{ text = "Exhaust a planet with a specialty for a trade good?", choose{ planets{ controller = you, is = { "specialty", "ready" } } }, exhaust(target), goods(1, you) } } } }
technology "Bio-Stims" { colour = "green", needs = "G", box = "pok",
  text = "One planet of yours with a specialty, or another technology of yours, becomes readied.",
  response{ after = turn_ends{ by = you }, cost = exhaust_self(), effect = either{
    mode("a planet with a specialty", choose{ planets{ owner = you, is = { "specialty", "exhausted" } } }, ready(target)),
    mode("a technology", choose{ technologies{ owner = you, is = "exhausted", is_not = "self" } }, ready(target)) } } }
technology "Dacxive Animators" { colour = "green", needs = "G",
  text = "May add 1 infantry (reinforcements) to that planet.",
  response{ after = combat_won{ planets{}, by = you }, effect = put(1, "infantry", it) } }
technology "Hyper Metabolism" { colour = "green", needs = "GG",
  text = "Gain 3 command tokens instead of 2.",
  constant{ add("token_gain", 1, sheet) } }
technology "X-89 Bacterial Weapon" { colour = "green", needs = "GGG",
  text = "Choose 1 planet in a system with one of your ships that has Bombardment: all infantry on it are destroyed.",
  action{ cost = exhaust_self(), effect = {
    choose{ planets{ system = ships{ owner = you, has = "bombardment" }, having = pieces{ type = "infantry" } } },
    destroy(all, pieces{ type = "infantry", at = target }) } },
  codex = { text = "Hits of your Bombardment and of your ground combat rolls count twice. Every planet you bombard is exhausted.",
    constant{ doubles_hits(you) },
    forced{ after = rolls{ planets{}, by = you }, condition = equals(rolled_for("bombardment"), 1), effect = exhaust(it) } } }
technology "AI Development Algorithm" { colour = "red", box = "pok",
  text = "Either ignore any 1 prerequisite of the upgrade, or lower the total cost of this production by the number of unit upgrades you own.",
  constant{ skips_any(technologies{ place = "deck", owner = you, is = "is_upgrade" }) },
  response{ when = produces{ by = you }, cost = exhaust_self(),
    condition = all_of{ at_least(amount, 1), exists(technologies{ owner = you, is = "is_upgrade" }) },
    effect = repeat_{ count(technologies{ owner = you, is = "is_upgrade" }), lasting{ "production", add("production_cost", -1, sheet) } } } }
technology "Plasma Scoring" { colour = "red", text = "One of those units may roll 1 extra die.",
  constant{ add("cannon_extra", 1, sheet), add("bombardment_extra", 1, sheet) } }
technology "Magen Defense Grid" { colour = "red", needs = "R",
  text = "The opponent makes no combat rolls this round.",
  response{ after = round_begins{ planets{ having = units{ owner = you, has = "shield" } } }, cost = exhaust_self(),
    effect = lasting{ "combat_round", cannot_roll(opponent) } },
  codex = { text = "A ground combat on a planet with a structure of yours begins with 1 hit on an opposing ground force of your choice. When anybody activates a system with structures of yours, 1 infantry (reinforcements) comes to each of them.",
    forced{ after = combat_begins(planets{ having = structures{ owner = you } }), effect = hit_unit(ground_forces{ owner = opponent, is = "fighting" }, you) },
    forced{ after = activates{ systems{ having = structures{ owner = you } } }, effect = {
      each_of{ planets{ having = structures{ owner = you }, system = it }, put(number(structures{ owner = you, at = target2 }), "infantry", target2) },
      put(number(structures{ owner = you, at = it }), "infantry", it) } } } }
technology "Self-Assembly Routines" { colour = "red", needs = "R", box = "pok",
  text = "Exhaust: put 1 mech (reinforcements) on a planet you control in the producing system. Passive: each destroyed mech of yours gives 1 trade good.",
  response{ after = produces{ by = you }, condition = equals(by_production, 1), cost = exhaust_self(), effect = {
    choose{ planets{ owner = you, system = it } }, put(1, "mech", target) } },
  forced{ after = destroyed{ pieces{ type = "mech" }, by = you }, effect = goods(amount) } }
technology "Duranium Armor" { colour = "red", needs = "RR",
  text = "One damaged unit of yours is repaired, provided it has not sustained in this very round.",
  response{ after = hits_assigned(), condition = exists(units{ owner = you, is = { "long_damaged", "fighting" } }),
    effect = repair(1, units{ owner = you, is = { "long_damaged", "fighting" } }) } }
technology "Assault Cannon" { colour = "red", needs = "RRR",
  text = "One ship of the opponent, no fighter, is destroyed; they pick it.",
  forced{ after = combat_begins{ systems{ having = ships{ owner = you } } },
    condition = at_least(number(large_ships{ owner = you, is = "fighting" }), 3),
    effect = destroy(1, large_ships{ owner = opponent, is = "fighting" }, opponent) } }
technology "Sarween Tools" { colour = "yellow",
  text = "Total cost of the produced units is 1 lower.",
  constant{ add("production_cost", -1, sheet) } }
technology "Scanlink Drone Network" { colour = "yellow", box = "pok",
  text = "May explore 1 planet there that holds at least 1 of your units.",
  response{ after = activates{ by = you }, effect = {
    choose{ planets{ controller = you, system = it, having = units{ owner = you } } }, explore(target) } } }
technology "Graviton Laser System" { colour = "yellow", needs = "Y",
  text = "Hits from those space cannons must go to non-fighter ships when possible.",
  response{ when = rolls{ by = you }, condition = equals(amount, 1), cost = exhaust_self(),
    effect = lasting{ "roll", hits_large_ships(units{ owner = you }) } } }
technology "Predictive Intelligence" { colour = "yellow", needs = "Y", box = "pok",
  text = "Exhaust at turn end: redistribute your command tokens. When voting: may cast 3 extra votes; if your outcome is not the one resolved, exhaust this card.",
  response{ after = turn_ends{ by = you }, cost = exhaust_self(), effect = redistribute(you) },
  response{ after = votes{ by = you },
    condition = all_of{ at_least(amount, 1), exists(technologies{ controller = you, is = { "self", "ready" } }) },
    effect = { cast_votes(3, you),
    delayed{ at = outcome(), if_{ at_least(opposed(you), 1), then_ = exhaust(self) } } } } }
technology "Transit Diodes" { colour = "yellow", needs = "YY",
  text = "Take up to 4 of your ground forces off the board and place them on one or more planets you control.",
  response{ after = turn_begins{ by = you }, cost = exhaust_self(), effect = repeat_{ 4, may{ text = "Move a ground force to a planet?",
    choose{ ground_forces{ owner = you } }, choose{ planets{ owner = you }, as = 2 },
    relocate(1, target, target2) } } } }
technology "Integrated Economy" { colour = "yellow", needs = "YYY",
  text = "May produce any number of units on it with a total cost up to its resource value.",
  response{ after = gains_planet{ by = you }, effect = produce_for(stat_of("resources", it), it) } }
technology "Carrier II" { upgrade = true, needs = "BB", text = "Unit upgrade: Carrier II." }
technology "Destroyer II" { upgrade = true, needs = "RR", text = "Unit upgrade: Destroyer II." }
technology "Fighter II" { upgrade = true, needs = "BG", text = "Unit upgrade: Fighter II." }
technology "Infantry II" { upgrade = true, needs = "GG", text = "Unit upgrade: Infantry II." }
technology "PDS II" { upgrade = true, needs = "RY", text = "Unit upgrade: PDS II." }
technology "Space Dock II" { upgrade = true, needs = "YY", text = "Unit upgrade: Space Dock II." }
technology "Cruiser II" { upgrade = true, needs = "GRY", text = "Unit upgrade: Cruiser II." }
technology "Dreadnought II" { upgrade = true, needs = "BBY",
  text = "Unit upgrade: Dreadnought II." }
technology "War Sun" { upgrade = true, needs = "RRRY", text = "Unit upgrade: unlocks War Sun." }
