-- Technologies, flagships and mechs of factions that build, capture and move: where they act and where not.
local imperium = require "lib.imperium"

local function between(t, ours, theirs, position)
  return imperium.acting(t, position, { seats = { { faction = ours }, { faction = theirs }, { faction = "Hacan" } } })
end
local function fight(t, ours, theirs, units, more)
  local position = { units = units }
  for key, value in pairs(more or {}) do position[key] = value end
  return between(t, ours, theirs, position):choose("activate Atlas")
end
local function until_offered(g, words)
  return g:pass_until(function() return g:has(words) end)
end

rule({ "17.0", "17.1", "17.5" }, "a captured ship lies on the captor's sheet and not with its owner", function(t)
  local g = fight(t, "Vuil'raith", "Winnu", { { Atlas = { flagship = 1 } }, { Atlas = { cruiser = 1 } } })
  g:force{ "10", "1", "1" }
  g:pass_until(function() return g:log_has("Player 2 loses 1 cruiser") end)
  t:ok(g:log_has("Player 1 captures 1 cruiser"))
end)

rule({ "17.3", "17.3+1", "17.4" }, "a captured fighter is nobody's", function(t)
  local g = fight(t, "Vuil'raith", "Winnu", { { Atlas = { flagship = 1 } }, { Atlas = { carrier = 1, fighter = 1 } } })
  g:force{ "10", "1", "1", "1" }
  until_offered(g, "1 fighter"):choose("1 fighter")
  t:ok(g:log_has("Player 1 captures 1 fighter"))
end)

rule({ "17.2", "17.2c", "17.1+1" }, "who blockades a dock of the captor gets it back", function(t)
  local g = fight(t, "Vuil'raith", "Winnu", { { Atlas = { flagship = 1 }, ["Acheron"] = { space_dock = 1 } }, { Atlas = { cruiser = 1 }, ["Tequ'ran and Torkan"] = { cruiser = 1 } } })
  g:force{ "10", "1", "1" }
  g:pass_until(function() return g:log_has("Player 1 captures 1 cruiser") end)
  g:pass_until(function() return g:has("activate") and g:ask().seat == 1 end)
  g:choose("activate Acheron"):choose("move 1 cruiser"):choose("that is all")
  t:ok(g:log_has("Player 1 gives 1 captured cruiser back"))
end)

rule({ "17.6", "14.2+1" }, "who is blockaded captures nothing of who blockades", function(t)
  local g = fight(t, "Vuil'raith", "Winnu", { { Atlas = { flagship = 1 }, ["Acheron"] = { space_dock = 1 } }, { Atlas = { cruiser = 1 }, ["space of Acheron"] = { cruiser = 1 } } })
  g:force{ "10", "1", "1" }
  g:pass_until(function() return g:log_has("Player 2 loses 1 cruiser") end)
  t:ok(not g:log_has("captures"))
end)

rule({ "17.2", "14.2", "17.4b" }, "a blockade brings ships back, and no fighters", function(t)
  local g = fight(t, "Vuil'raith", "Winnu", { { Atlas = { flagship = 1 }, ["Acheron"] = { space_dock = 1 } }, { Atlas = { carrier = 1, fighter = 1 }, ["Tequ'ran and Torkan"] = { cruiser = 1 } } })
  g:force{ "10", "10", "1", "1" }
  g:pass_until(function() return g:log_has("Player 1 captures 1 carrier") end)
  g:pass_until(function() return g:has("activate") and g:ask().seat == 1 end)
  g:choose("activate Acheron"):choose("move 1 cruiser"):choose("that is all")
  t:ok(g:log_has("Player 1 gives 1 captured carrier back"))
  t:ok(not g:log_has("Player 1 gives 1 captured fighter back"))
end)

card("Vortex", "one of a kind beside a dock is captured out of reinforcements", function(t)
  local g = between(t, "Vuil'raith", "Winnu", { technologies = { { "Vortex" } }, planets = { { "Atlas" } },
    units = { { Atlas = { space_dock = 1 } }, { ["Tequ'ran and Torkan"] = { cruiser = 1 } } } })
  g:choose("use Vortex")
  if g:has("cruiser of Player 2") then g:choose("cruiser of Player 2") end
  t:ok(g:log_has("Player 1 captures 1 cruiser"))
  t:eq(imperium.units(g, 1, "Tequ'ran and Torkan").cruiser, 1)
end)

card("Vortex", "not without a dock near", function(t)
  local g = between(t, "Vuil'raith", "Winnu", { technologies = { { "Vortex" } },
    units = { { Atlas = { cruiser = 1 } }, { ["Tequ'ran and Torkan"] = { cruiser = 1 } } } })
  t:not_offered(g, "use Vortex")
end)

card("Yin Spinner", "an infantry follows what is produced, not for others", function(t)
  local g = between(t, "Yin", "Winnu", { technologies = { { "Yin Spinner" } }, goods = { 5 }, units = { { Darien = { space_dock = 1, infantry = 1 } } } })
  g:choose("activate Darien")
  until_offered(g, "1 infantry on Darien"):choose("1 infantry on Darien"):choose("that is all that is built")
  until_offered(g, "answer with Yin Spinner"):choose("answer with Yin Spinner")
  if g:has("Darien") then g:choose("Darien") end
  t:eq(imperium.units(g, 0, "Darien").infantry, 3)
end)

card("Yin Spinner", "not when nothing is produced", function(t)
  local g = between(t, "Yin", "Winnu", { technologies = { { "Yin Spinner" } }, units = { { Darien = { space_dock = 1, infantry = 1 } } } })
  g:choose("activate Darien"):pass_until(function() return g:ask().seat == 1 end)
  t:not_offered(g, "answer with Yin Spinner")
end)

card("Duha Menaimon", "up to five units where it is activated", function(t)
  local g = between(t, "Arborec", "Winnu", { agents_spent = { true, true, true }, goods = { 6 }, units = { { Atlas = { flagship = 1 } } } })
  g:choose("activate Atlas")
  until_offered(g, "answer with Duha Menaimon"):choose("answer with Duha Menaimon"):choose("1 cruiser in space")
  g:pass_until(function() return g:log_has("Player 1 produces 1 cruiser") end)
  t:eq(imperium.units(g, 0, "Atlas").cruiser, 1)
end)

card("Duha Menaimon", "not elsewhere", function(t)
  local g = between(t, "Arborec", "Winnu", { agents_spent = { true, true, true }, goods = { 6 }, units = { { Atlas = { flagship = 1 } } } })
  g:choose("activate Lodor")
  t:not_offered(g, "answer with Duha Menaimon")
end)

card("Dimensional Splicer", "a hit at a wormhole, on a ship of its choice", function(t)
  local g = between(t, "Creuss", "Winnu", { technologies = { { "Dimensional Splicer" } },
    units = { { Lodor = { cruiser = 1 } }, { Lodor = { cruiser = 1, destroyer = 1 } } } })
  g:choose("activate Lodor")
  until_offered(g, "answer with Dimensional Splicer"):choose("answer with Dimensional Splicer"):choose("1 destroyer")
  t:ok(g:log_has("Player 2 loses 1 destroyer"))
end)

card("Dimensional Splicer", "not where there is no wormhole", function(t)
  local g = between(t, "Creuss", "Winnu", { technologies = { { "Dimensional Splicer" } },
    units = { { ["Arnor and Lor"] = { cruiser = 1 } }, { ["Arnor and Lor"] = { cruiser = 1 } } } })
  g:choose("activate Arnor and Lor")
  t:not_offered(g, "answer with Dimensional Splicer")
end)

card("Impulse Core", "a destroyer is given for a hit on a large ship", function(t)
  local g = fight(t, "Yin", "Winnu", { { Atlas = { destroyer = 2 } }, { Atlas = { carrier = 1, fighter = 1 } } }, { technologies = { { "Impulse Core" } } })
  until_offered(g, "answer with Impulse Core"):choose("answer with Impulse Core")
  imperium.quiet(g)
  t:ok(g:log_has("Player 1 loses 1 destroyer"))
  t:ok(g:log_has("Player 2 loses 1 carrier"))
end)

card("Impulse Core", "not without a cruiser or destroyer", function(t)
  local g = fight(t, "Yin", "Winnu", { { Atlas = { carrier = 2 } }, { Atlas = { carrier = 1 } } }, { technologies = { { "Impulse Core" } } })
  t:not_offered(g, "answer with Impulse Core")
end)

card("Nullification Field", "the turn of who activates a system with its ships ends", function(t)
  local g = fight(t, "Winnu", "Xxcha", { {}, { Atlas = { cruiser = 1 } } }, { technologies = { {}, { "Nullification Field" } } })
  until_offered(g, "answer with Nullification Field"):choose("answer with Nullification Field")
  g:pass_until(function() return g:has("activate") end)
  t:eq(g:ask().seat, 1)
end)

card("Nullification Field", "not where it has none", function(t)
  local g = between(t, "Winnu", "Xxcha", { units = { {}, { Atlas = { cruiser = 1 } } }, technologies = { {}, { "Nullification Field" } } })
  g:choose("activate Lodor")
  t:not_offered(g, "answer with Nullification Field")
end)
