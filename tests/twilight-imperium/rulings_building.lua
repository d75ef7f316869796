-- Units that use their Production, and units that another effect lets one build: what helps the first does
-- nothing for the second.
local imperium = require "lib.imperium"
local sector = require "lib.sector"

-- Seat 0 uses Sling Relay, whose ship costs 1.
local function relay(t, position, factions)
  local all = { goods = { 2 }, planets = { { "Bereg" } }, exhausted = { "Bereg", "Jord" }, units = { { Bereg = { space_dock = 1, infantry = 1 } } } }
  for key, value in pairs(position or {}) do all[key] = value end
  all.technologies = { { "Sling Relay", table.unpack(position.technologies or {}) } }
  local g = sector.acting(t, all, factions)
  g:choose("use Sling Relay")
  g:pass_until(function() return g:has("1 destroyer in space") or g:has("answer with") end)
  return g
end

local function goods(g, seat)
  return g:see("seat." .. seat .. ".trade goods")
end

card("Sarween Tools", "nothing off what Sling Relay builds", function(t)
  local g = relay(t, { technologies = { "Sarween Tools" } })
  g:choose("1 destroyer in space")
  imperium.quiet(g)
  g:pass_until(function() return g:log_has("produces 1 destroyer") end)
  t:eq(goods(g, 0), 1)
end)

card("Sarween Tools", "one off what a dock produces", function(t)
  local g = sector.active(t, "Bereg and Lirta IV", { goods = { 2 }, planets = { { "Bereg" } }, exhausted = { "Bereg", "Jord" }, units = { { Bereg = { space_dock = 1, infantry = 1 } } }, technologies = { { "Sarween Tools" } } })
  g:choose("1 destroyer in space"):choose("that is all that is built")
  imperium.quiet(g)
  t:eq(goods(g, 0), 2)
end)

card("Self-Assembly Routines", "no mech for what Sling Relay builds", function(t)
  local g = relay(t, { technologies = { "Self-Assembly Routines" } })
  g:choose("1 destroyer in space")
  imperium.never_offered(t, g, "answer with Self-Assembly Routines", function() return g:ask().prompt == "What do you do?" end)
end)

card("Berekar Berekon", "not for what Sling Relay builds", function(t)
  local g = relay(t, { agents_spent = { true, false, true } }, { "Sol", "Winnu", "Hacan" })
  t:not_offered(g, "answer with Berekar Berekon")
  t:offered(g, "1 destroyer in space")
end)

-- Two of a seat's units sustain damage at once.
local function both_hurt(t, ours, theirs, factions, position)
  local all = { units = { { ["space of Bereg and Lirta IV"] = ours }, theirs }, planets = { {}, { "Bereg" } } }
  for key, value in pairs(position or {}) do all[key] = value end
  local g = sector.acting(t, all, factions)
  g:choose("activate Bereg and Lirta IV")
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  return imperium.quiet(g)
end

card("Valkyrie Exoskeleton", "a hit for each that sustains damage, two for two", function(t)
  local g = both_hurt(t, { carrier = 1, mech = 2 }, { Bereg = { infantry = 4 } }, { "N'orr", "Letnev", "Hacan" })
  g:force{ "1", "1", "10", "10", "1", "1" }
  g:choose("land 2 mechs on Bereg")
  g:pass_until(function() return g:has("2 mechs") end)
  g:choose("2 mechs")
  g:pass_until(function() return imperium.units(g, 1, "Bereg").infantry ~= 4 end)
  t:eq(imperium.units(g, 1, "Bereg").infantry, 2)
end)

card("Rear Admiral Farran", "a trade good for each unit that sustains damage", function(t)
  local g = both_hurt(t, { dreadnought = 2 }, { ["space of Bereg and Lirta IV"] = { cruiser = 2 } }, { "Letnev", "Sol", "Hacan" }, { unlocked = { { "Rear Admiral Farran" } } })
  g:pass_until(function() return g:has("stand and fight") end)
  g:choose("stand and fight")
  local before = goods(g, 0)
  g:choose("stand and fight"):force{ "1", "1", "10", "10" }
  g:pass_until(function() return g:has("2 dreadnoughts") end)
  g:choose("2 dreadnoughts")
  g:pass_until(function() return g:has("answer with Rear Admiral Farran") end)
  g:choose("answer with Rear Admiral Farran")
  t:eq(goods(g, 0), before + 2)
end)
