-- Red technologies: where they act and where they must not.
local imperium = require "lib.imperium"

-- Sol's ships come to Atlas, where Letnev's are; technologies by seat.
local function battle(t, ours, theirs, technologies, more)
  local position = { units = { { Jord = ours }, { Atlas = theirs } }, technologies = technologies }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = imperium.acting(t, position)
  g:choose("activate Atlas")
  g:choose("move " .. (ours.cruiser or 1) .. " cruiser"):choose("that is all")
  return g
end

card("Plasma Scoring", "one unit rolls a die more with its space cannon", function(t)
  local g = battle(t, { cruiser = 1 }, { pds = 1 }, { {}, { "Plasma Scoring" } }, { planets = { {}, { "Atlas" } } })
  g:force{ "1", "6" }
  g:choose("fire at Player 1")
  t:ok(g:log_has("Player 1 loses 1 cruiser"))
end)

card("Plasma Scoring", "not in combat", function(t)
  local g = battle(t, { cruiser = 1 }, { cruiser = 1 }, { {}, { "Plasma Scoring" } })
  g:force{ "1", "10" }
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  t:ok(g:log_has("Player 2 rolls 1 die in space combat"))
end)

card("Assault Cannon", "three large ships destroy one of the opponent's choice", function(t)
  local g = battle(t, { cruiser = 3 }, { cruiser = 1, destroyer = 1 }, { { "Assault Cannon" } })
  t:eq(g:ask().seat, 1)
  g:choose("1 destroyer")
  t:ok(g:log_has("Player 2 loses 1 destroyer"))
end)

card("Assault Cannon", "not with two", function(t)
  local g = battle(t, { cruiser = 2 }, { cruiser = 1, destroyer = 1 }, { { "Assault Cannon" } })
  t:ok(not g:log_has("loses"))
  t:not_offered(g, "1 destroyer")
end)

card("Duranium Armor", "what was damaged before is repaired after hits are assigned", function(t)
  local g = battle(t, { cruiser = 1 }, { dreadnought = 1 }, { {}, { "Duranium Armor" } },
    { units = { { Jord = { cruiser = 1 } }, { Atlas = { dreadnought = 1, damaged = { dreadnought = 1 } } } } })
  if imperium.damaged(g, 1) == 0 then t:ok(false) end
  g:force{ "1", "1" }
  g:pass_until(function() return g:has("answer with Duranium Armor") end)
  g:choose("answer with Duranium Armor")
  t:eq(imperium.damaged(g, 1), 0)
end)

card("Duranium Armor", "not what was damaged in this round", function(t)
  local g = battle(t, { cruiser = 1 }, { dreadnought = 1 }, { {}, { "Duranium Armor" } })
  g:force{ "10", "1" }
  g:pass_until(function() return g:has("1 dreadnought") end)
  g:choose("1 dreadnought")
  t:not_offered(g, "answer with Duranium Armor")
end)

card("Magen Defense Grid", "the opponent does not roll where a planetary shield of yours is", function(t)
  local g = imperium.acting(t, { units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { infantry = 1, pds = 1 } } },
    planets = { {}, { "Atlas" } }, technologies = { {}, { "Magen Defense Grid" } } })
  g:choose("activate Atlas"):pass_until(function() return g:has("land 2 infantry") end)
  g:choose("land 2 infantry on Atlas")
  g:pass_until(function() return g:has("answer with Magen Defense Grid") end)
  g:force{ "10", "10", "1" }
  g:choose("answer with Magen Defense Grid")
  imperium.quiet(g)
  t:ok(not g:log_has("Player 1 rolls 2 dice in ground combat"))
  t:ok(g:log_has("Player 1 rolls 1 die in ground combat"))
end)

card("Magen Defense Grid", "not where there is none", function(t)
  local g = imperium.acting(t, { units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { infantry = 1 } } },
    planets = { {}, { "Atlas" } }, technologies = { {}, { "Magen Defense Grid" } } })
  g:choose("activate Atlas"):pass_until(function() return g:has("land 2 infantry") end)
  g:choose("land 2 infantry on Atlas")
  t:not_offered(g, "answer with Magen Defense Grid")
end)

card("Self-Assembly Routines", "a mech follows what is produced", function(t)
  local g = imperium.acting(t, { units = { { Jord = { space_dock = 1, infantry = 1 } } }, technologies = { { "Self-Assembly Routines" } } })
  g:choose("activate Jord"):pass_until(function() return g:has("1 infantry on Jord") end)
  g:choose("1 infantry on Jord"):choose("that is all that is built")
  g:pass_until(function() return g:has("answer with Self-Assembly Routines") end)
  g:choose("answer with Self-Assembly Routines")
  if g:has("Jord") then g:choose("Jord") end
  t:eq(imperium.units(g, 0, "Jord").mech, 1)
end)

card("Self-Assembly Routines", "a mech that is destroyed brings a trade good, an infantry none", function(t)
  local g = imperium.acting(t, { units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { infantry = 1 } } },
    planets = { {}, { "Atlas" } }, technologies = { {}, { "Self-Assembly Routines" } } })
  local before = g:view(0).seats[2].goods
  g:choose("activate Atlas"):pass_until(function() return g:has("land 2 infantry") end)
  g:force{ "10", "10", "1" }
  imperium.quiet(g:choose("land 2 infantry on Atlas"))
  t:eq(g:view(0).seats[2].goods, before)
end)
