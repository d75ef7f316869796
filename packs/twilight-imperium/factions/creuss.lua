-- The Ghosts of Creuss: sheet, units, technologies, notes, leaders.

faction "The Ghosts of Creuss" { short = "Creuss", home = 51, commodities = 4,
  technologies = { "Gravity Drive" },
  fleet = { carrier = 1, destroyer = 2, fighter = 2, infantry = 4, space_dock = 1 },
  text = "Quantum Entanglement: You treat alpha and beta wormholes as one kind: each such system is adjacent to all others. Nothing can cancel this. Slipstream: +1 move for ships of yours that begin their move at home or at an alpha or beta wormhole. Creuss Gate: Tile 17 takes your home position on the map and is not a home system; your home system tile 51 lies in your play area.",
  constant { text = "Quantum Entanglement", wormholes_joined(you), keeps_wormholes(you) },
  constant { text = "Slipstream", add("move", 1, ships{ owner = you, wormhole = { "alpha", "beta" } }),
    add("move", 1, ships{ owner = you, is = "your_home", no_wormhole = { "alpha", "beta" } }) } }

unit "Hil Colish" { type = "flagship", faction = "Creuss", cost = 8, combat = 5, move = 1,
  capacity = 3, sustain = true, wormholes = { "delta" },
  text = "Its system has a delta wormhole. It may move earlier or later than the rest of your ships." }
unit "Icarus Drive" { type = "mech", box = "pok", faction = "Creuss", cost = 2, combat = 6,
  sustain = true,
  text = "After any player activates any system: may remove this mech from the board to place or move one Creuss wormhole token into the system the mech was in.",
  response { after = activates(), condition = exists(pieces{ type = "mech", owner = you }), effect = { choose{ pieces{ type = "mech", owner = you } },
    put_creuss_wormhole(target), remove(1, target) } } }

technology "Wormhole Generator" { colour = "blue", needs = "BB", faction = "Creuss",
  text = "Place or move 1 Creuss wormhole token into a system with a planet you control, or into a non-home system without ships of other players.",
  response { after = status_begins(), effect = either{
    mode("Where you hold a planet", { choose{ systems{ having = planets{ controller = you } } },
      put_creuss_wormhole(target) }),
    mode("Where nobody else has ships", { choose{ systems{ is_not = "home", lacking = ships{ controller = others } } },
      put_creuss_wormhole(target) }) } },
  codex = { text = "ACTION, exhaust: place or move 1 Creuss wormhole token into a system with a planet you control, or into a non-home system without ships of other players.",
    action { cost = exhaust_self(), effect = either{
      mode("Where you hold a planet", { choose{ systems{ having = planets{ controller = you } } },
        put_creuss_wormhole(target) }),
      mode("Where nobody else has ships", { choose{ systems{ is_not = "home", lacking = ships{ controller = others } } },
        put_creuss_wormhole(target) }) } } } }
technology "Dimensional Splicer" { colour = "red", needs = "R", faction = "Creuss",
  text = "May produce 1 hit and assign it yourself to an opposing ship.",
  response{ after = combat_begins{ systems{ is = "wormhole", having = ships{ owner = you } } },
    effect = hit_unit(ships{ owner = opponent, is = "fighting" }) } }

note "Creuss IFF" { faction = "Creuss", timing = "start of your action phase turn",
  text = "One Creuss wormhole token is placed or moved: to any system where you hold a planet, or outside home systems to one free of foreign ships.",
  response { from = "hand", after = turn_begins{ by = you }, effect = either{
    mode("Where you hold a planet", { choose{ systems{ having = planets{ controller = you } } },
      put_creuss_wormhole(target) }),
    mode("Where nobody else has ships", { choose{ systems{ is_not = "home", lacking = ships{ controller = others } } },
      put_creuss_wormhole(target) }) } } }

leader "Emissary Taivra" { faction = "Creuss", role = "agent",
  timing = "after a player activates a system with a non-delta wormhole",
  text = "Exhaust: until this tactical action ends it counts as neighbouring every system having a wormhole.",
  response { after = activates{ systems{ wormhole = { "alpha", "beta", "gamma" } } }, cost = exhaust_self(),
    effect = lasting{ "tactical", beside_active(systems{ is = "wormhole" }) } } }
leader "Sai Seravus" { faction = "Creuss", role = "commander",
  unlock = "your units in 3 systems with alpha or beta wormholes",
  needs = at_least(count(systems{ wormhole = { "alpha", "beta" }, having = units{ owner = you } }), 3), timing = "after your ships move",
  text = "For each moved ship that has capacity and went through a wormhole: may put 1 fighter (reinforcements) with it if there is unused capacity in the active system.",
  response { after = moves{ by = you }, condition = at_least(wormhole_ships, 1),
    effect = put(wormhole_ships, "fighter", active_system, you) } }
leader "Riftwalker Meian" { faction = "Creuss", role = "hero", called = "Singularity Reactor",
  timing = "ACTION",
  text = "Swap the positions of 2 systems that hold wormholes or your units; not the Creuss home system, not the wormhole nexus. Purge.",
  action { cost = purge_self(), effect = either{
    mode("Two systems with wormholes", { choose{ systems{ is = "wormhole" } }, choose{ systems{ is = "wormhole" }, as = 2 }, swap_systems(target, target2) }),
    mode("A system with a wormhole and one with your units", { choose{ systems{ is = "wormhole" } },
      choose{ systems{ having = units{ owner = you } }, as = 2 }, swap_systems(target, target2) }),
    mode("Two systems with your units", { choose{ systems{ having = units{ owner = you } } },
      choose{ systems{ having = units{ owner = you } }, as = 2 }, swap_systems(target, target2) }) } } }
