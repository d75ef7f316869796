-- Where a fleet can retreat to, and what becomes of one that leaves a gravity rift.
local imperium = require "lib.imperium"
local sector = require "lib.sector"

-- Seat 0 attacks seat 1 in a system and stands; the defender is asked about a retreat.
local function attacked(t, system, ours, theirs, position, factions, other)
  local all = { units = { { ["space of " .. system] = ours }, { ["space of " .. system] = theirs } } }
  for key, value in pairs(position or {}) do
    if key ~= "add" then all[key] = value end
  end
  for place, units in pairs(position and position.add or {}) do all.units[2][place] = units end
  local g = sector.active(t, system, all, factions, other)
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  return g:pass_until(function() return g:ask().prompt:find("announce a retreat", 1, true) end)
end

-- It announces one; with so many dice nobody hits, then come those that a rift costs.
local function flees(g, misses, rift)
  g:seat(1):choose("announce a retreat")
  local dice = {}
  for i = 1, misses do dice[i] = "1" end
  for _, die in ipairs(rift or {}) do dice[#dice + 1] = die end
  g:force(dice)
  return g
end

rule("59.1", "nobody retreats into a nebula", function(t)
  local g = attacked(t, "Bereg and Lirta IV", { cruiser = 1 }, { cruiser = 1 }, { add = { ["Nebula 42"] = { cruiser = 1 } } })
  t:refused(g, { "announce a retreat" }, "78.s2c")
end)

card("Voidborn", "the Empyrean retreat into a nebula", function(t)
  local g = attacked(t, "Bereg and Lirta IV", { cruiser = 1 }, { cruiser = 1 }, { add = { ["Nebula 42"] = { cruiser = 1 } } }, { "Sol", "Empyrean", "Hacan" })
  flees(g, 2)
  g:pass_until(function() return g:has("Nebula 42") end)
  g:choose("Nebula 42")
  t:eq(imperium.units(g, 1, "Nebula 42"), { cruiser = 2 })
end)

-- Beside Quann and nowhere else: an asteroid field, a supernova, an alpha wormhole.
rule({ "11.1", "86.1" }, "nor into an asteroid field or a supernova, wherever else", function(t)
  local g = attacked(t, "Quann", { cruiser = 1 }, { cruiser = 1 }, { technologies = { {}, { "Dark Energy Tap" } } })
  flees(g, 2)
  g:pass_until(function() return g:ask().prompt:find("Where do your ships retreat to", 1, true) end)
  t:offered(g, "Alpha Wormhole 39")
  t:not_offered(g, "Asteroid Field 44")
  t:not_offered(g, "Supernova 43")
end)

card("Antimass Deflectors", "who has them retreats into asteroid fields", function(t)
  local g = attacked(t, "Quann", { cruiser = 1 }, { cruiser = 1 }, { technologies = { {}, { "Dark Energy Tap", "Antimass Deflectors" } } })
  flees(g, 2)
  g:pass_until(function() return g:ask().prompt:find("Where do your ships retreat to", 1, true) end)
  t:offered(g, "Asteroid Field 44")
end)

rule({ "41.2", "41.2+1", "78.s5" }, "who retreats out of a rift rolls for each ship", function(t)
  local g = attacked(t, "Gravity Rift 41", { cruiser = 1 }, { cruiser = 2, destroyer = 1 }, { add = { ["Abyz"] = { infantry = 1 } } })
  flees(g, 4, { "3", "4", "4" })
  g:pass_until(function() return g:log_has("retreats") end)
  local there = imperium.units(g, 1, "Abyz and Fria")
  t:eq((there.cruiser or 0) + (there.destroyer or 0), 2)
  t:eq(imperium.units(g, 1, "Gravity Rift 41"), {})
  t:ok(g:log_has("loses a"))
end)

rule({ "41.2a", "41.2b" }, "what a lost ship carries goes with it, the other comes through with its load", function(t)
  local g = attacked(t, "Gravity Rift 41", { cruiser = 1 }, { carrier = 2, infantry = 2, fighter = 4 }, { add = { ["Abyz"] = { infantry = 1 } } })
  flees(g, 7, { "3", "4" })
  g:pass_until(function() return g:has("take 2 infantry along") end)
  g:choose("take 2 infantry along"):choose("take no more along"):choose("take 3 fighters along"):choose("take no more along")
  g:pass_until(function() return g:log_has("retreats") end)
  t:eq(imperium.units(g, 1, "Abyz and Fria"), { carrier = 1, fighter = 3 })
  t:ok(g:log_has("removes 1 fighter"))
end)

rule("41.2", "where no ship came through there is no token", function(t)
  local g = attacked(t, "Gravity Rift 41", { cruiser = 1 }, { cruiser = 1 }, { add = { ["Abyz"] = { infantry = 1 } } })
  flees(g, 2, { "1" })
  g:pass_until(function() return g:log_has("loses a cruiser in a gravity rift") end)
  imperium.quiet(g)
  g:pass_until(function() return g:ask().prompt == "What do you do?" and g:ask().seat == 1 end)
  t:offered(g, "activate Abyz and Fria")
  t:ok(g:log_has("Player 1 wins the combat"))
end)

card("Skilled Retreat", "never into a nebula or an asteroid field", function(t)
  local space = "space of Bereg and Lirta IV"
  local g = sector.active(t, "Bereg and Lirta IV", { hand = { {}, { "Skilled Retreat" } }, units = { { [space] = { cruiser = 1 } }, { [space] = { cruiser = 1 } } } })
  g:pass_until(function() return g:has("answer with Skilled Retreat") end)
  g:seat(1):choose("answer with Skilled Retreat")
  g:pass_until(function() return g:has("Abyz and Fria") end)
  t:offered(g, "Gravity Rift 41")
  t:not_offered(g, "Nebula 42")
  t:not_offered(g, "Asteroid Field 44")
end)
