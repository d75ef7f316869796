-- Upgrades of units: what a unit has of its upgrade, and that it has it of nothing else.
local imperium = require "lib.imperium"

-- Sol has this in Tequ'ran and Torkan, with the upgrade or without it, and activates a system.
local function moving(t, unit, upgrade, to, more)
  local position = { fleet = { 8 }, tactic = { 3 }, units = { { ["space of Tequ'ran and Torkan"] = { [unit] = 1 }, Jord = { space_dock = 1 } } },
    technologies = { upgrade and { upgrade } or {} } }
  for key, value in pairs(more or {}) do position[key] = value end
  return imperium.quiet(imperium.acting(t, position):choose("activate " .. to))
end
-- Sol's units fight Letnev's in Atlas; Letnev has these technologies.
local function battle(t, ours, theirs, technologies, more)
  local position = { units = { { Atlas = ours }, { Atlas = theirs } }, technologies = technologies }
  for key, value in pairs(more or {}) do position[key] = value end
  return imperium.acting(t, position, { seats = { { faction = "Letnev" }, { faction = "Winnu" }, { faction = "Hacan" } } }):choose("activate Atlas")
end

for unit, far in pairs{ carrier = "Carrier II", dreadnought = "Dreadnought II" } do
  card(far, "it moves two systems far", function(t)
    local g = moving(t, unit, far, "Mecatol Rex", { without = { { "Antimass Deflectors" } } })
    t:offered(g, "move 1 " .. unit)
  end)
  card(far, "not without the upgrade, nor for others", function(t)
    t:not_offered(moving(t, unit, nil, "Mecatol Rex", { technologies = { {}, { far } } }), "move 1 " .. unit)
  end)
end

card("Cruiser II", "it moves three systems far and carries one", function(t)
  local g = moving(t, "cruiser", "Cruiser II", "Mecatol Rex", { units = { { ["space of Tequ'ran and Torkan"] = { cruiser = 1, fighter = 2 }, Jord = { space_dock = 1 } } } })
  g:choose("move 1 cruiser")
  t:offered(g, "take 1 fighter along")
  t:not_offered(g, "take 2 fighters along")
  t:offered(moving(t, "cruiser", "Cruiser II", "Deep Space 49"), "move 1 cruiser")
end)
card("Cruiser II", "not without the upgrade", function(t)
  local g = moving(t, "cruiser", nil, "Mecatol Rex", { units = { { ["space of Tequ'ran and Torkan"] = { cruiser = 1, carrier = 1, fighter = 2 }, Jord = { space_dock = 1 } } } })
  g:choose("move 1 cruiser")
  t:not_offered(g, "take 1 fighter along")
  t:not_offered(moving(t, "cruiser", nil, "Deep Space 49"), "move 1 cruiser")
end)

card("Fighter II", "they move by themselves", function(t)
  t:offered(moving(t, "fighter", "Fighter II", "Mecatol Rex", { units = { { ["space of Tequ'ran and Torkan"] = { fighter = 1, carrier = 1 }, Jord = { space_dock = 1 } } } }), "move 1 fighter")
end)
card("Fighter II", "not without the upgrade", function(t)
  t:not_offered(moving(t, "fighter", nil, "Mecatol Rex", { units = { { ["space of Tequ'ran and Torkan"] = { fighter = 1, carrier = 1 }, Jord = { space_dock = 1 } } } }), "move 1 fighter")
end)

card("Destroyer II", "three dice of its barrage, and a 6 hits", function(t)
  local g = battle(t, { destroyer = 1 }, { fighter = 2, carrier = 1 }, { { "Destroyer II" } })
  g:force{ "6", "5", "5" }
  g:pass_until(function() return g:log_has("anti-fighter") or g:log_has("barrage") or g:log_has("Player 2 loses") end)
  t:ok(g:log_has("Player 1 rolls 3 dice"))
  t:ok(g:log_has("Player 2 loses 1 fighter"))
end)
card("Destroyer II", "not without the upgrade: two dice, and an 8 misses", function(t)
  local g = battle(t, { destroyer = 1 }, { fighter = 2, carrier = 1 }, { {} })
  g:force{ "8", "8", "1" }
  g:pass_until(function() return g:log_has("in space combat") end)
  t:ok(g:log_has("Player 1 rolls 2 dice"))
  t:ok(not g:log_has("Player 2 loses"))
end)

-- Letnev's dreadnought sustains damage, and Winnu has a Direct Hit.
local function sustaining(t, upgrade)
  local g = battle(t, { dreadnought = 1 }, { cruiser = 1 }, { upgrade and { upgrade } or {} }, { hand = { {}, { "Direct Hit" } } })
  g:force{ "1", "10" }
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  g:pass_until(function() return g:has("1 dreadnought") end):choose("1 dreadnought")
  return g
end
card("Dreadnought II", "nobody answers its damage with a Direct Hit", function(t)
  t:not_offered(sustaining(t, "Dreadnought II"), "answer with Direct Hit")
  t:offered(sustaining(t), "answer with Direct Hit")
end)

card("PDS II", "it fires with a 5 and into adjacent systems", function(t)
  local g = imperium.acting(t, { units = { { ["space of Atlas"] = { cruiser = 1 } }, { Torkan = { pds = 1 } } }, planets = { {}, { "Torkan" } }, technologies = { {}, { "PDS II" } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("fire at") end):force{ "5" }
  g:choose("fire at Player 1")
  t:ok(g:log_has("Player 1 loses 1 cruiser"))
end)
card("PDS II", "not without the upgrade", function(t)
  local g = imperium.acting(t, { units = { { ["space of Atlas"] = { cruiser = 1 } }, { Torkan = { pds = 1 } } }, planets = { {}, { "Torkan" } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("fire at") or g:ask().seat == 1 and g:has("activate") end)
  t:not_offered(g, "fire at")
end)

-- How many infantry can be built on Jord, of 4 resources.
local function built(t, upgrade)
  local g = imperium.acting(t, { goods = { 9 }, technologies = { upgrade and { upgrade } or {} }, units = { { Jord = { space_dock = 1 } } } })
  g:choose("activate Jord")
  g:pass_until(function() return g:has("that is all that is built") end)
  local n = 0
  while g:has("1 infantry on Jord") do
    n = n + 1
    g:choose("1 infantry on Jord")
  end
  return n
end
card("Space Dock II", "it produces four more than its planet has resources", function(t)
  t:eq(built(t, "Space Dock II"), 8)
end)
card("Space Dock II", "only two more without the upgrade", function(t)
  t:eq(built(t), 6)
end)

card("War Sun", "it is produced by whoever has the technology", function(t)
  local g = imperium.acting(t, { goods = { 9 }, technologies = { { "War Sun" } }, units = { { Jord = { space_dock = 1 } } } })
  g:choose("activate Jord")
  g:pass_until(function() return g:has("that is all that is built") end)
  t:offered(g, "1 war sun")
end)
card("War Sun", "not without it", function(t)
  local g = imperium.acting(t, { goods = { 9 }, technologies = { {}, { "War Sun" } }, units = { { Jord = { space_dock = 1 } } } })
  g:choose("activate Jord")
  g:pass_until(function() return g:has("that is all that is built") end)
  t:not_offered(g, "1 war sun")
end)
