-- Movement: ways, anomalies, capacity, fleet pool.
local imperium = require "lib.imperium"

-- Sol acts with these units and activates a system.
local function fleet(t, units, system, more)
  local position = { units = { units } }
  for key, value in pairs(more or {}) do position[key] = value end
  return imperium.acting(t, position):choose("activate " .. system)
end

rule({ "58.4", "58.4a", "58.4f", "58.6", "58.6+1", "58.0", "58.3+1", "89.s2" }, "ships move into the active system", function(t)
  local g = fleet(t, { Jord = { cruiser = 2 } }, "Tequ'ran and Torkan")
  g:choose("move 2 cruisers from Jord"):choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Tequ'ran and Torkan"), { cruiser = 2 })
end)

rule({ "58.3", "57.1" }, "a ship enters no more systems than its move", function(t)
  local g = fleet(t, { Jord = { carrier = 1, cruiser = 1 } }, "Deep Space 46")
  t:offered(g, "move 1 cruiser from Jord")
  t:refused(g, { "move 1 carrier from Jord" }, "58.3")
end)

rule("58.4c", "a ship does not leave a system with a token of its owner", function(t)
  local g = fleet(t, { Jord = { cruiser = 1 }, ["Mehar Xull"] = { destroyer = 1 } }, "Atlas",
    { tokens = { { "Jord" } } })
  t:refused(g, { "move 1 cruiser from Jord" }, "58.4c")
end)

rule({ "58.4d", "37.1b" }, "it may pass through one", function(t)
  local g = fleet(t, { Jord = { cruiser = 1 } }, "Mehar Xull", { tokens = { { "Atlas", "Tequ'ran and Torkan" } } })
  t:offered(g, "move 1 cruiser from Jord")
end)

rule("58.4b", "nor through ships of others", function(t)
  local g = imperium.acting(t, { units = { { Jord = { cruiser = 1 } },
    { Atlas = { destroyer = 1 }, ["Tequ'ran and Torkan"] = { destroyer = 1 } } } })
  g:choose("activate Mehar Xull")
  t:not_offered(g, "move 1 cruiser from Jord")
end)

rule("11.1", "nothing moves into an asteroid field", function(t)
  local g = imperium.acting(t, { units = { { ["Arnor and Lor"] = { cruiser = 1 } } }, without = { { "Antimass Deflectors" } } })
  g:choose("activate Asteroid Field 44")
  t:not_offered(g, "move 1 cruiser")
end)

rule({ "95.0", "58.5", "95.2", "43.2", "89.s2a", "95.1a" }, "a carrier takes along as much as its capacity", function(t)
  local g = fleet(t, { Jord = { carrier = 1, infantry = 9, fighter = 1 } }, "Tequ'ran and Torkan")
  g:choose("move 1 carrier from Jord")
  t:refused(g, { "take 7 infantry along" }, "95.0")
  g:choose("take 5 infantry along from Jord"):choose("take 1 fighter along from Jord")
  g:choose("that is all that moves")
  local there = imperium.units(g, 0, "Tequ'ran and Torkan")
  t:eq({ there.carrier, there.infantry, there.fighter }, { 1, 5, 1 })
  t:eq(imperium.units(g, 0, "Jord").infantry, 4)
end)

rule({ "37.1", "76.2", "19.1+1", "37.0" }, "no more ships stay than the fleet pool allows", function(t)
  local g = fleet(t, { Jord = { cruiser = 4 } }, "Atlas")
  t:not_offered(g, "move 3 cruisers from Jord", "beyond")
  g:choose("move 4 cruisers from Jord (1 beyond your fleet pool)"):choose("that is all that moves")
  t:ok(g:log_has("removes 1 cruiser from Atlas"))
  t:eq(imperium.units(g, 0, "Atlas"), { cruiser = 3 })
end)

rule({ "16.3", "16.3a", "31.2", "43.1" }, "what is left without capacity is removed", function(t)
  local g = fleet(t, { ["Atlas"] = { carrier = 1, fighter = 2 } }, "Tequ'ran and Torkan")
  g:choose("move 1 carrier from Atlas"):choose("take no more along"):choose("that is all that moves")
  t:ok(g:log_has("removes 2 fighters from Atlas"))
end)

rule({ "41.2", "41.2+1", "41.2b", "41.2c", "95.1b", "41.3", "41.4" }, "a ship that leaves a rift may be lost with what it carries", function(t)
  local g = fleet(t, { ["Gravity Rift 41"] = { carrier = 1, infantry = 2 } }, "Deep Space 46")
  g:choose("move 1 carrier"):choose("take 2 infantry along")
  g:force{ "3" }
  g:choose("that is all that moves")
  t:ok(g:log_has("loses a carrier in a gravity rift"))
  t:eq(imperium.units(g, 0, "Deep Space 46"), {})
end)

rule({ "41.1", "41.1+1" }, "leaving a rift adds one to the move", function(t)
  local g = fleet(t, { ["Gravity Rift 41"] = { carrier = 1 } }, "Mehar Xull")
  g:force{ "4" }
  g:choose("move 1 carrier"):choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Mehar Xull"), { carrier = 1 })
end)

rule({ "101.0", "101.1b", "6.1", "101.1", "6.0" }, "systems with the same wormhole are adjacent", function(t)
  local g = fleet(t, { ["Alpha Wormhole 39"] = { carrier = 1 } }, "Lodor")
  t:offered(g, "move 1 carrier from Alpha Wormhole 39")
end)

rule({ "95.1", "95.1+1" }, "units are picked up on the way", function(t)
  local g = fleet(t, { Jord = { carrier = 1, infantry = 1 }, Atlas = { infantry = 2 } }, "Mehar Xull",
    { technologies = { { "Advanced Carrier II" } }, planets = { { "Atlas" } } })
  g:choose("move 1 carrier from Jord"):choose("take 2 infantry along from Atlas"):choose("take no more along")
  g:choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Mehar Xull").infantry, 2)
end)

rule("95.3", "but not where a token of their owner lies", function(t)
  local g = fleet(t, { Jord = { carrier = 1, infantry = 1 }, Atlas = { infantry = 2 } }, "Mehar Xull",
    { technologies = { { "Advanced Carrier II" } }, planets = { { "Atlas" } }, tokens = { { "Atlas" } } })
  g:choose("move 1 carrier from Jord")
  t:not_offered(g, "take 2 infantry along from Atlas")
end)

rule("11.1+1", "nothing moves through an asteroid field", function(t)
  local g = imperium.acting(t, { units = { { ["Beta Wormhole 40"] = { cruiser = 1 }, Jord = { destroyer = 1, space_dock = 1, infantry = 1 }, ["Mecatol Rex"] = { destroyer = 1 } } },
    without = { { "Antimass Deflectors" } } })
  g:choose("activate Lisis and Velnor")
  t:refused(g, { "move 1 cruiser from Beta Wormhole 40" }, "58.3")
end)

rule("6.2+1", "a system is not adjacent to itself", function(t)
  local g = imperium.acting(t, { units = { { Jord = { destroyer = 1, space_dock = 1, infantry = 1 } } } })
  g:choose("activate Jord")
  t:not_offered(g, "move 1 destroyer")
end)

rule("58.4e", "a ship may leave the active system and come back with what it picks up", function(t)
  local g = fleet(t, { Jord = { carrier = 1 }, Atlas = { infantry = 2 } }, "Jord",
    { technologies = { { "Advanced Carrier II" } }, planets = { { "Atlas" } } })
  g:choose("move 1 carrier from Jord"):choose("take 2 infantry along from Atlas"):choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Jord").infantry, 2)
end)

rule({ "101.1c", "101.0+2" }, "beta wormholes are adjacent to each other", function(t)
  local g = fleet(t, { Atlas = { carrier = 1 } }, "Quann")
  t:offered(g, "move 1 carrier from Atlas")
end)

rule("89.s2b", "nobody must move", function(t)
  local g = fleet(t, { Jord = { cruiser = 1 } }, "Atlas")
  g:choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Jord"), { cruiser = 1 })
end)

rule({ "41.2a" }, "what is carried rolls no die of its own", function(t)
  local g = fleet(t, { ["Gravity Rift 41"] = { carrier = 1, fighter = 3 } }, "Deep Space 46")
  g:choose("move 1 carrier"):choose("take 3 fighters along")
  g:force{ "10" }
  g:choose("that is all that moves")
  t:ok(g:log_has("Player 1 rolls 1 die to leave a gravity rift"))
end)

rule({ "16.1", "16.3b" }, "ground forces on planets take no capacity", function(t)
  local g = fleet(t, { Jord = { cruiser = 1, infantry = 9, space_dock = 1 } }, "Atlas")
  g:choose("move 1 cruiser"):choose("that is all that moves")
  t:ok(not g:log_has("removes"))
end)

rule({ "6.4", "44.1" }, "hyperlanes make systems adjacent", function(t)
  local g = t:table{ game = "twilight-imperium", speaker = 0, map = "premade-5p",
    seats = { { faction = "Sol" }, { faction = "Letnev" }, { faction = "Hacan" }, { faction = "Xxcha" }, { faction = "Winnu" } } }
  g:go("84")
  for _, card in ipairs{ "Leadership", "Diplomacy", "Politics", "Construction", "Trade" } do g:choose("take " .. card) end
  g:arrange{ units = { { ["Alpha Wormhole 39"] = { carrier = 1 }, ["Mecatol Rex"] = { carrier = 1 } } } }
  g:choose("activate Gravity Rift 41")
  t:offered(g, "move 1 carrier from Alpha Wormhole 39")
end)

-- Six players, on a galaxy with a supernova and a nebula.
local function six(t, position)
  local g = t:table{ game = "twilight-imperium", speaker = 0,
    seats = { { faction = "Sol" }, { faction = "Letnev" }, { faction = "Hacan" }, { faction = "Mentak" }, { faction = "Xxcha" }, { faction = "Winnu" } } }
  g:go("84")
  for _, card in ipairs{ "Leadership", "Diplomacy", "Politics", "Construction", "Trade", "Warfare" } do g:choose("take " .. card) end
  return g:arrange(position)
end

rule("86.1", "nothing moves into a supernova", function(t)
  local g = six(t, { units = { { ["Mecatol Rex"] = { cruiser = 1 } } } })
  g:choose("activate Supernova 80")
  t:ok(not g:has("move 1 cruiser"))
end)

rule({ "100.1+1" }, "by the reference nothing moves to the nexus", function(t)
  local g = imperium.acting(t, { units = { { ["Alpha Wormhole 39"] = { cruiser = 1 } } } })
  t:refused(g, { "activate Wormhole Nexus" }, "100.1")
  g:choose("activate Lodor")
  t:offered(g, "move 1 cruiser from Alpha Wormhole 39")
end)

rule({ "76.2a", "37.1a" }, "fighters do not count against the fleet pool", function(t)
  local g = fleet(t, { Jord = { carrier = 1, fighter = 6, space_dock = 1 } }, "Atlas", { fleet = { 1 } })
  g:choose("move 1 carrier"):choose("take 6 fighters along"):choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Atlas"), { carrier = 1, fighter = 6 })
end)

rule("5.4", "the system is active until the action is over", function(t)
  local g = fleet(t, { Jord = { cruiser = 1 } }, "Atlas")
  t:ok(g:see("raw.system") > 0)
  g:choose("that is all that moves")
  t:eq(g:see("raw.system"), 0)
end)
