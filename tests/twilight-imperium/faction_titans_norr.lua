-- The Titans of Ul and Sardakk N'orr: abilities, units, leaders.
local imperium = require "lib.imperium"

local function between(t, ours, theirs, position)
  return imperium.acting(t, position, { seats = { { faction = ours }, { faction = theirs }, { faction = "Hacan" } } })
end
local function until_offered(g, words)
  return g:pass_until(function() return g:has(words) or g:see("round") == 2 end)
end
local function turn_over(g)
  return g:pass_until(function() return g:ask().seat ~= 0 and g:has("activate") or g:see("round") == 2 end)
end

card("Awaken", "a sleeper becomes a PDS where they activate", function(t)
  local g = between(t, "Ul", "Winnu", { planets = { { "Elysium", "Atlas" } }, sleepers = { "Atlas" } })
  g:choose("activate Atlas")
  until_offered(g, "answer with The Titans of Ul"):choose("answer with The Titans of Ul")
  for _ = 1, 2 do
    if g:has("accept") then g:choose("accept") elseif g:has("yes") then g:choose("yes") end
  end
  turn_over(g)
  t:eq(imperium.units(g, 0, "Atlas").pds, 1)
end)

card("Awaken", "not where none sleeps", function(t)
  local g = between(t, "Ul", "Winnu", { planets = { { "Elysium", "Atlas" } }, sleepers = { "Lodor" } })
  g:choose("activate Atlas")
  t:not_offered(g, "answer with The Titans of Ul")
end)

card("Ouranos", "a PDS where they activate becomes the flagship", function(t)
  local g = between(t, "Ul", "Winnu", { planets = { { "Elysium", "Atlas" } }, units = { { Atlas = { pds = 1 } } } })
  g:choose("activate Atlas")
  until_offered(g, "answer with Ouranos"):choose("answer with Ouranos")
  turn_over(g)
  t:eq(imperium.units(g, 0, "Atlas").flagship, 1)
  t:eq(imperium.units(g, 0, "Atlas").pds, nil)
end)

card("Ouranos", "not without one", function(t)
  local g = between(t, "Ul", "Winnu", { planets = { { "Elysium", "Atlas" } }, units = { { Atlas = { infantry = 1 } } } })
  g:choose("activate Atlas")
  t:not_offered(g, "answer with Ouranos")
end)

local function building(t, unlocked)
  local g = between(t, "Ul", "Winnu", { unlocked = { unlocked }, goods = { 0 }, units = { { Elysium = { space_dock = 1, infantry = 1 } } } })
  return g:choose("activate Elysium")
end

card("Tungstantus", "a trade good when they produce", function(t)
  local g = building(t, { "Tungstantus" })
  until_offered(g, "answer with Tungstantus"):choose("answer with Tungstantus")
  t:eq(g:see("seat.0.trade goods"), 1)
end)

card("Tungstantus", "not while it is locked", function(t)
  local g = building(t, {})
  g:pass_until(function() return g:has("answer with Tungstantus") or g:has("1 infantry on Elysium") end)
  t:not_offered(g, "answer with Tungstantus")
end)

card("Exotrireme II", "after a round it is given for two ships", function(t)
  local g = between(t, "N'orr", "Winnu", { technologies = { { "Exotrireme II" } }, units = { { Atlas = { dreadnought = 1, cruiser = 1 } }, { Atlas = { cruiser = 2 } } } })
  g:choose("activate Atlas"):force{ "1", "1", "1", "1" }
  until_offered(g, "answer with Exotrireme II"):choose("answer with Exotrireme II")
  turn_over(g)
  t:ok(g:log_has("Player 1 loses 1 dreadnought"))
end)

card("Exotrireme II", "not without the upgrade", function(t)
  local g = between(t, "N'orr", "Winnu", { units = { { Atlas = { dreadnought = 1 } }, { Atlas = { cruiser = 1 } } } })
  g:choose("activate Atlas"):force{ "1", "1", "10", "1" }
  g:pass_until(function() return g:has("answer with Exotrireme II") or g:log_has("Player 2 loses 1 cruiser") end)
  t:not_offered(g, "answer with Exotrireme II")
end)

card("G'hom Sek'kus", "a ground force of a planet beside lands without a ship", function(t)
  local g = between(t, "N'orr", "Winnu", { unlocked = { { "G'hom Sek'kus" } }, planets = { { "Torkan" } }, units = { { Torkan = { infantry = 2 } } } })
  g:choose("activate Atlas")
  until_offered(g, "land 1 infantry on Atlas"):choose("land 1 infantry on Atlas")
  t:not_offered(g, "land 1 infantry on Atlas")
  turn_over(g)
  t:eq(imperium.units(g, 0, "Atlas").infantry, 1)
  t:eq(imperium.units(g, 0, "Torkan").infantry, 1)
end)

card("G'hom Sek'kus", "not while it is locked", function(t)
  local g = between(t, "N'orr", "Winnu", { planets = { { "Torkan" } }, units = { { Torkan = { infantry = 2 } } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("land 1 infantry on Atlas") or g:ask().seat == 1 and g:has("activate") end)
  t:not_offered(g, "land 1 infantry on Atlas")
end)

-- A carrier comes from next door with two infantry to where Winnu has a cruiser.
local function brings_down(t, unlocked)
  local g = between(t, "N'orr", "Winnu", { unlocked = { unlocked }, units = { { ["space of Tequ'ran and Torkan"] = { carrier = 1, infantry = 2 } },
    { ["space of Atlas"] = { cruiser = 1 } } } })
  g:choose("activate Atlas")
  until_offered(g, "move 1 carrier"):choose("move 1 carrier")
  g:choose("take 2 infantry"):choose("that is all that moves")
  return g
end

card("Sh'val, Harbinger", "ships bring their forces down past a fleet and are gone", function(t)
  local g = brings_down(t, { "Sh'val, Harbinger" })
  until_offered(g, "answer with Sh'val, Harbinger"):choose("answer with Sh'val, Harbinger")
  until_offered(g, "land 2 infantry on Atlas"):choose("land 2 infantry on Atlas")
  turn_over(g)
  t:ok(g:log_has("Player 1 controls Atlas"))
  t:eq(imperium.units(g, 0, "Atlas").carrier, nil)
  t:eq(imperium.units(g, 1, "Atlas").cruiser, 1)
end)

card("Sh'val, Harbinger", "not while it is locked", function(t)
  local g = brings_down(t, {})
  g:pass_until(function() return g:has("answer with Sh'val, Harbinger") or g:log_has("rolls") end)
  t:not_offered(g, "answer with Sh'val, Harbinger")
end)
