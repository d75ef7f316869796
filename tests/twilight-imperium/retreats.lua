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

-- Seat 1 holds Gravity Rift 41 with what it has there; seat 0 comes from Jord. Until seat 1 may answer with this.
local function held(t, theirs, words, position)
  local all = { units = { { ["space of Jord"] = { cruiser = 2 } }, { ["space of Gravity Rift 41"] = theirs } } }
  for key, value in pairs(position or {}) do all[key] = value end
  local g = sector.active(t, "Gravity Rift 41", all)
  g:choose("move 2 cruisers"):choose("that is all that moves")
  g:pass_until(function() return g:has(words) end)
  return g:seat(1):choose(words)
end

card("Skilled Retreat", "out of a gravity rift for a die each, with what it carries; none for what is carried", function(t)
  local g = held(t, { carrier = 1, cruiser = 1, infantry = 2 }, "answer with Skilled Retreat", { hand = { {}, { "Skilled Retreat" } } })
  g:pass_until(function() return g:has("Bereg and Lirta IV") end)
  g:choose("Bereg and Lirta IV")
  g:pass_until(function() return g:has("take 2 infantry along") end)
  g:choose("take 2 infantry along"):force{ "4", "3" }
  g:pass_until(function() return imperium.units(g, 1, "Gravity Rift 41").cruiser == nil end)
  t:eq(imperium.units(g, 1, "Bereg and Lirta IV"), { carrier = 1, infantry = 2 })
  t:ok(g:log_has("loses a cruiser in a gravity rift"))
  t:ok(g:log_has("Nobody wins the combat"))
end)

-- The Naalu act first; then seat 1 comes from Bereg.
card("Foresight", "out of a gravity rift for a die each, and none comes through", function(t)
  local g = sector.acting(t, { strategy = { 3 }, units = { { ["space of Gravity Rift 41"] = { cruiser = 1 } }, { ["space of Bereg and Lirta IV"] = { cruiser = 2 } } } },
    { "Naalu", "Sol", "Hacan" })
  g:choose("use Leadership")
  g:pass_until(function() return g:ask().prompt == "What do you do?" and g:ask().seat == 1 end)
  imperium.quiet(g:choose("activate Gravity Rift 41"))
  g:choose("move 2 cruisers"):choose("that is all that moves")
  g:pass_until(function() return g:has("answer with The Naalu Collective") end)
  g:choose("answer with The Naalu Collective")
  g:pass_until(function() return g:has("Abyz and Fria") end)
  g:choose("Abyz and Fria"):force{ "3" }
  g:pass_until(function() return g:log_has("to leave a gravity rift") end)
  t:eq(imperium.units(g, 0, "Gravity Rift 41"), {})
  t:eq(imperium.units(g, 0, "Abyz and Fria"), {})
end)

rule("78.s5b+1", "fighters that lost their carrier retreat nowhere, and put no token there", function(t)
  local g = attacked(t, "Bereg and Lirta IV", { cruiser = 2 }, { carrier = 1, fighter = 1 }, { add = { ["Abyz"] = { infantry = 1 } } })
  g:seat(1):choose("announce a retreat")
  g:force{ "10", "1", "1", "1" }
  g:pass_until(function() return g:has("1 carrier") end)
  g:choose("1 carrier")
  g:pass_until(function() return g:ask().prompt == "What do you do?" and g:ask().seat == 1 end)
  t:ok(not g:log_has("retreats to"))
  t:offered(g, "activate Abyz and Fria")
end)
