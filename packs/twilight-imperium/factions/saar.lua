-- The Clan of Saar: sheet, units, technologies, notes, leaders.

faction "The Clan of Saar" { short = "Saar", home = 11, commodities = 3,
  technologies = { "Antimass Deflectors" },
  fleet = { carrier = 2, cruiser = 1, fighter = 2, infantry = 4, space_dock = 1 },
  text = "Scavenge: +1 trade good. Nomadic: You may score objectives without controlling your home system planets.",
  constant { text = "Nomadic", allow_score(you) },
  forced { text = "Scavenge", after = gains_planet{ by = you }, effect = goods(1, you) } }

unit "Son of Ragh" { type = "flagship", faction = "Saar", cost = 8, combat = 5, dice = 2, move = 1,
  capacity = 3, sustain = true, barrage = 6, barrage_dice = 4 }
unit "Scavenger Zeta" { type = "mech", box = "pok", faction = "Saar", cost = 2, combat = 6,
  sustain = true, text = "Deploy: a newly gained planet may receive 1 mech for 1 trade good.",
  response{ after = gains_planet{ by = you }, cost = trade_goods(1), effect = put(1, "mech", it) } }
unit "Floating Factory I" { type = "space_dock", faction = "Saar", move = 1, capacity = 4,
  production = 5, floats = true,
  text = "Sits in the space area, never on a planet. Moves and retreats like a ship. Destroyed when blockaded. Still a structure: no fleet pool cost, cannot be hit." }
unit "Floating Factory II" { type = "space_dock", level = 2, faction = "Saar",
  technology = "Floating Factory II", move = 2, capacity = 5, production = 7, floats = true,
  text = "Sits in the space area, never on a planet. Moves and retreats like a ship. Destroyed when blockaded. Still a structure: no fleet pool cost, cannot be hit." }

technology "Chaos Mapping" { colour = "blue", needs = "B", faction = "Saar",
  text = "Other players may not activate asteroid fields holding your ships. Each turn of yours may open with producing one unit where you have a Production unit.",
  constant{ cannot_activate(systems{ anomaly = "asteroid field", having = ships{ owner = you } }, others) },
  response{ after = turn_begins{ by = you }, effect = {
    choose{ systems{ having = units{ owner = you, has = "production" } } }, produce(1, "any", target) } } }
technology "Floating Factory II" { upgrade = true, needs = "YY", faction = "Saar",
  replaces = "Space Dock II", text = "Unit upgrade: Floating Factory II." }

note "Ragh's Call" { faction = "Saar", timing = "after you commit units to a planet",
  text = "All ground forces of the owner on it move to a planet the owner controls.",
  response { from = "hand", after = commits{ planets{ having = ground_forces{ controller = owner_of_note } }, by = you },
    effect = { choose{ planets{ controller = owner_of_note, is_not = "it" }, by = owner_of_note },
      relocate(all, ground_forces{ controller = owner_of_note, at = it }, target, owner_of_note) } } }

leader "Captain Mendosa" { faction = "Saar", role = "agent",
  timing = "after a player activates a system",
  text = "Exhaust: one ship of that player gets the move value of the fastest ship on the board.",
  response { after = activates(), cost = exhaust_self(),
    effect = lasting{ "tactical", set_to("swift", highest("move", ships{}), players{ owner = active_player }) } } }
-- Docks that are not blockaded; those that float have space and the planets below them (68.4).
local unblocked = systems{ lacking = ships{ owner = others } }
local open_dock = pieces{ type = "space_dock", owner = you, system = unblocked }
local afloat = pieces{ type = "space_dock", owner = you, at = unblocked }
local function infantry_to(places)
  return { choose{ places, as = 2 }, relocate(1, pieces{ type = "infantry", owner = you, system = it, is = "produced" }, target2) }
end
leader "Rowl Sarrig" { faction = "Saar", role = "commander",
  unlock = "3 of your space docks on the board",
  needs = at_least(number(pieces{ type = "space_dock", owner = you }), 3), timing = "when you produce fighters or infantry",
  text = "Each of them may be placed at any of your space docks that is not blockaded.",
  response { after = produces{ by = you }, effect = {
    repeat_{ fighters_produced, may{ text = "Place a fighter at a space dock?", choose{ systems{ having = pieces{ type = "space_dock", owner = you }, lacking = ships{ owner = others } }, as = 2 },
      relocate(1, pieces{ type = "fighter", owner = you, system = it, is = "produced" }, target2) } },
    repeat_{ infantry_produced, may{ text = "Place an infantry at a space dock?", either{
      mode("In space with a dock", infantry_to(systems{ having = afloat, lacking = ships{ owner = others } })),
      mode("On a planet below a dock", infantry_to(planets{ controller = you, system = afloat })),
      mode("On the planet of a dock", infantry_to(planets{ controller = you, having = open_dock })) } } } } } }
leader "Gurno Aggero" { faction = "Saar", role = "hero", called = "Armageddon Relay",
  timing = "ACTION",
  text = "Choose 1 system adjacent to one of your space docks: all infantry and fighters of other players there are destroyed. Purge.",
  action { cost = purge_self(), effect = { choose{ systems{ beside = pieces{ type = "space_dock", owner = you } } },
    destroy(all, pieces{ type = { "infantry", "fighter" }, owner = others, system = target }, you) } } }
