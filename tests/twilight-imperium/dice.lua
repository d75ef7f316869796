-- Which rolls of units are touched by what, and who rolls how often (10, 15, 42, 49, 77, 78, 87).
local imperium = require "lib.imperium"

-- The first seat plays this faction; both have these units, and it activates Atlas.
local function at_atlas(t, faction, mine, theirs, more)
  local position = { units = { mine, theirs }, planets = { {}, { "Atlas" } }, fleet = { 8, 8 } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = imperium.acting(t, position, { seats = { { faction = faction }, { faction = "Letnev" }, { faction = "Hacan" } } })
  g:choose("activate Atlas")
  return g
end

rule({ "10.s1c" }, "what adds to combat rolls adds nothing to a barrage", function(t)
  local g = at_atlas(t, "N'orr", { Atlas = { destroyer = 1 } }, { Atlas = { fighter = 1, carrier = 1 } })
  g:force{ "8", "8" }
  g:pass_until(function() return g:has("announce") or g:log_has("hits") end)
  t:ok(not g:log_has("Player 2 loses 1 fighter"))
end)

rule({ "15.s1c" }, "nor to a bombardment", function(t)
  local g = at_atlas(t, "N'orr", { ["space of Atlas"] = { dreadnought = 1 } }, { Atlas = { infantry = 2 } })
  g:pass_until(function() return g:has("bombards") end)
  g:force{ "3", "3" }
  g:choose("a dreadnought bombards Atlas")
  t:ok(not g:log_has("Player 2 loses"))
end)

rule({ "77.3d", "77.3" }, "nor to space cannons", function(t)
  local g = at_atlas(t, "N'orr", { Atlas = { pds = 1 } }, { ["space of Atlas"] = { cruiser = 1 } }, { planets = { { "Atlas" } } })
  g:force{ "5" }
  g:choose("fire at Player 2")
  t:ok(not g:log_has("Player 2 loses"))
end)

rule({ "77.7c" }, "nor to those that fire at who lands", function(t)
  local g = imperium.acting(t, { units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } } },
    { seats = { { faction = "Sol" }, { faction = "N'orr" }, { faction = "Hacan" } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("land 2 infantry") end)
  imperium.quiet(g:choose("land 2 infantry on Atlas"))
  g:force{ "5" }
  g:choose("fire")
  t:ok(not g:log_has("Player 1 loses"))
end)

rule({ "42.s1a" }, "a ground force rolls a die for each mark beside its combat value", function(t)
  local g = at_atlas(t, "Naaz-Rokha", { ["space of Atlas"] = { carrier = 1, mech = 1 } }, { Atlas = { infantry = 3 } })
  g:pass_until(function() return g:has("land 1 mech") end)
  g:force{ "6", "6" }
  g:choose("land 1 mech on Atlas")
  g:pass_until(function() return g:log_has("2 hits") or g:ask().seat ~= 1 end)
  t:ok(g:log_has("Player 1 scores 2 hits"))
end)

rule({ "49.s3a" }, "on several planets the active player says where is fired first", function(t)
  local g = imperium.acting(t, { units = { { ["space of Arnor and Lor"] = { carrier = 1, infantry = 4 } }, { Arnor = { pds = 1 }, Lor = { pds = 1 } } },
    planets = { {}, { "Arnor", "Lor" } } })
  g:choose("activate Arnor and Lor")
  g:pass_until(function() return g:has("land 2 infantry on Arnor") end)
  g:choose("land 2 infantry on Arnor")
  imperium.quiet(g)
  if g:has("land 2 infantry on Lor") then g:choose("land 2 infantry on Lor") end
  g:pass_until(function() return g:ask().rule == "49.s3a" or g:ask().prompt:find("first") end)
  t:eq(g:ask().seat, 0)
  g:choose("Lor")
  t:eq(g:ask().seat, 1)
end)

rule({ "101.2+1" }, "an upgraded PDS fires through a wormhole", function(t)
  local g = imperium.acting(t, { units = { { ["Alpha Wormhole 39"] = { cruiser = 1 } }, { Lodor = { pds = 1 } } }, planets = { {}, { "Lodor" } },
    technologies = { {}, { "PDS II" } } })
  g:choose("activate Alpha Wormhole 39")
  g:pass_until(function() return g:ask().seat == 1 end)
  t:offered(g, "fire at Player 1")
end)

rule({ "87.2" }, "a damaged unit rolls and is hit as any other", function(t)
  local g = at_atlas(t, "Sol", { Atlas = { dreadnought = 1, damaged = { dreadnought = 1 } } }, { Atlas = { cruiser = 1 } })
  g:force{ "5", "1" }
  g:pass_until(function() return g:log_has("scores") end)
  t:ok(g:log_has("Player 1 scores 1 hit"))
end)

rule({ "87.5" }, "nobody sustains what destroys at once", function(t)
  local g = at_atlas(t, "Sol", { Atlas = { cruiser = 2 } }, { Atlas = { dreadnought = 1 } }, { hand = { { "Direct Hit" } } })
  g:arrange{ hand = { { "Direct Hit" } } }
  g:force{ "7", "1", "1" }
  g:pass_until(function() return g:has("1 dreadnought") end)
  g:seat(1):choose("1 dreadnought")
  g:pass_until(function() return g:has("answer with Direct Hit") end)
  g:choose("answer with Direct Hit")
  imperium.quiet(g)
  t:eq(imperium.units(g, 1, "Atlas").dreadnought, nil)
  t:not_offered(g, "sustain")
end)

rule({ "78.s3b", "78.2+1", "1.26+1" }, "barrage, retreats, dice, hits: ships of each combat value roll by themselves", function(t)
  local g = at_atlas(t, "Sol", { Atlas = { dreadnought = 1, destroyer = 1 } }, { Atlas = { cruiser = 2, fighter = 1 } }, { planets = { {}, { "Mehar Xull" } } })
  g:force{ "9", "1", "5", "5", "1", "1" }
  g:pass_until(function() return g:has("announce a retreat") end)
  t:ok(g:log_has("Player 2 loses 1 fighter"))
  t:ok(not g:log_has("in space combat"))
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  t:ok(g:log_has("Player 2 loses 1 cruiser"))
  t:eq(imperium.units(g, 1, "Atlas"), { cruiser = 1 })
end)
