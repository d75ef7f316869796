-- Yellow technologies: where they act and where they must not.
local imperium = require "lib.imperium"

card("Transit Diodes", "ground forces go to planets anywhere", function(t)
  local g = imperium.acting(t, { units = { {}, { ["Arc Prime"] = { infantry = 3 } } }, planets = { {}, { "Atlas" } },
    technologies = { {}, { "Transit Diodes" } } })
  g:choose("activate Tequ'ran and Torkan"):pass_until(function() return g:has("answer with Transit Diodes") end)
  t:eq(g:ask().seat, 1)
  g:choose("answer with Transit Diodes"):choose("do it"):choose("infantry of Player 2 on Arc Prime"):choose("Atlas")
  t:eq(imperium.units(g, 1, "Atlas").infantry, 1)
end)

card("Transit Diodes", "not in the turn of somebody else", function(t)
  local g = imperium.acting(t, { units = { {}, { ["Arc Prime"] = { infantry = 3 } } }, planets = { {}, { "Atlas" } },
    technologies = { {}, {}, { "Transit Diodes" } } })
  g:choose("activate Tequ'ran and Torkan"):pass_until(function() return g:ask().seat == 1 end)
  t:not_offered(g, "answer with Transit Diodes")
end)

local function building(t, technologies, goods)
  local g = imperium.acting(t, { units = { { Jord = { space_dock = 1, infantry = 1 } } }, technologies = technologies,
    exhausted = { "Jord" }, goods = { goods } })
  g:choose("activate Jord")
  return imperium.quiet(g)
end

card("Sarween Tools", "production costs one less", function(t)
  local g = building(t, { { "Sarween Tools" } }, 1)
  g:choose("1 cruiser in space"):pass_until(function() return g:log_has("Player 1 produces 1 cruiser") end)
  t:eq(g:view(0).seats[1].goods or 0, 0)
end)

card("Sarween Tools", "not that of others", function(t)
  local g = building(t, { {}, { "Sarween Tools" } }, 1)
  t:refused(g, { "1 cruiser in space" }, "67.1")
end)

card("Graviton Laser System", "hits of space cannons go to large ships", function(t)
  local g = imperium.acting(t, { units = { { Jord = { carrier = 1, fighter = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } },
    technologies = { {}, { "Graviton Laser System" } } })
  g:choose("activate Atlas"):choose("move 1 carrier"):choose("take 1 fighter"):choose("that is all")
  g:choose("fire at Player 1"):force{ "10" }
  g:choose("answer with Graviton Laser System")
  t:ok(g:log_has("Player 1 loses 1 carrier"))
end)

card("Graviton Laser System", "without it the owner chooses", function(t)
  local g = imperium.acting(t, { units = { { Jord = { carrier = 1, fighter = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } } })
  g:choose("activate Atlas"):choose("move 1 carrier"):choose("take 1 fighter"):choose("that is all")
  g:force{ "10" }
  g:choose("fire at Player 1"):choose("1 fighter")
  t:ok(g:log_has("Player 1 loses 1 fighter"))
end)

local function taking(t, technologies)
  local g = imperium.acting(t, { units = { { ["space of Lodor"] = { carrier = 1, infantry = 1 } } }, technologies = technologies })
  g:choose("activate Lodor"):pass_until(function() return g:has("land 1 infantry") end)
  return g:choose("land 1 infantry on Lodor")
end

card("Integrated Economy", "a new planet builds for its resources", function(t)
  local g = taking(t, { { "Integrated Economy" } })
  g:pass_until(function() return g:has("answer with Integrated Economy") end)
  g:choose("answer with Integrated Economy"):choose("2 infantry on Lodor")
  g:pass_until(function() return g:log_has("Player 1 produces") end)
  t:eq(imperium.units(g, 0, "Lodor").infantry, 3)
end)

card("Integrated Economy", "not for what costs more than that", function(t)
  local g = taking(t, { { "Integrated Economy" } })
  g:pass_until(function() return g:has("answer with Integrated Economy") end)
  g:choose("answer with Integrated Economy"):choose("1 mech on Lodor")
  t:refused(g, { "1 mech on Lodor" }, "1.3")
  t:offered(g, "2 infantry on Lodor")
end)

rule({ "76.1", "67.4", "card:Integrated Economy" }, "no ships: it builds on the planet", function(t)
  local g = taking(t, { { "Integrated Economy" } })
  g:pass_until(function() return g:has("answer with Integrated Economy") end)
  g:choose("answer with Integrated Economy")
  t:refused(g, { "1 cruiser in space" }, "76.1")
end)
