-- The Arborec: where their components act and where they must not.
local imperium = require "lib.imperium"
local faction = require "lib.faction"

card("Letani Behemoth", "an infantry becomes a mech instead of what Mitosis brings", function(t)
  local g = faction.as(t, "Arborec", { units = { { Nestphar = { space_dock = 1, infantry = 2 } } } })
  faction.until_offered(g, "becomes a mech"):choose("An infantry becomes a mech")
  if g:has("1 infantry") then g:choose("1 infantry") end
  t:eq(imperium.units(g, 0, "Nestphar"), { space_dock = 1, infantry = 1, mech = 1 })
end)

card("Letani Behemoth", "not without an infantry", function(t)
  local g = faction.as(t, "Arborec", { units = { { Nestphar = { space_dock = 1 } } } })
  faction.until_offered(g, "becomes a mech")
  t:eq(imperium.units(g, 0, "Nestphar"), { space_dock = 1, infantry = 1 })
end)

local twelve = { units = { { Nestphar = { space_dock = 1, infantry = 12 } } } }
faction.unlocks("Arborec", "Dirzuga Rophal", twelve, { units = { { Nestphar = { space_dock = 1, infantry = 10 } } } })

-- Seat 1 activates Atlas, where Arborec has this.
local function visited(t, unlocked, here)
  local g = faction.as(t, "Arborec", { unlocked = { unlocked }, goods = { 3 }, planets = { { "Atlas" } }, units = { { Atlas = here } } })
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate Atlas") end)
  g:choose("activate Atlas")
  return g:pass_until(function() return g:has("answer with Dirzuga") or g:ask().seat == 2 or g:see("round") == 2 end)
end

card("Dirzuga Rophal", "one unit where another activates a system with Production", function(t)
  local g = visited(t, { "Dirzuga Rophal" }, { infantry = 1 })
  g:choose("answer with Dirzuga Rophal"):choose("1 cruiser in space")
  faction.until_told(g, "produces 1 cruiser")
  t:eq(imperium.units(g, 0, "Atlas").cruiser, 1)
end)

card("Dirzuga Rophal", "not where nothing of his produces", function(t)
  local g = visited(t, { "Dirzuga Rophal" }, { pds = 1 })
  t:not_offered(g, "answer with Dirzuga Rophal")
end)

card("Letani Miasmiala", "units in every system with ground forces, and it is purged", function(t)
  local g = faction.as(t, "Arborec", { unlocked = { { "Letani Miasmiala" } }, goods = { 9 }, planets = { { "Atlas" } },
    units = { { Atlas = { infantry = 1 }, Nestphar = { infantry = 1 } } } })
  g:choose("use Letani Miasmiala"):choose("do it"):choose("1 cruiser in space"):choose("1 cruiser in space"):choose("that is all")
  g:pass_until(function() return g:has("do it") end)
  g:choose("do it"):choose("1 destroyer in space"):choose("that is all")
  g:pass_until(function() return g:log_has("produces 1 destroyer") end)
  t:ok(g:log_has("produces 2 cruiser"))
  t:eq(faction.leader(g, 0, "Letani Miasmiala"), nil)
end)

card("Letani Miasmiala", "not without ground forces, nor locked", function(t)
  t:not_offered(faction.as(t, "Arborec", { units = { { Atlas = { infantry = 1 } } } }), "use Letani Miasmiala")
  t:not_offered(faction.as(t, "Arborec", { unlocked = { { "Letani Miasmiala" } }, units = { { Atlas = { cruiser = 1 } } } }), "use Letani Miasmiala")
end)

card("Letani Behemoth", "it produces two", function(t)
  local g = faction.as(t, "Arborec", { goods = { 6 }, planets = { { "Atlas" } }, units = { { Atlas = { mech = 1 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "1 cruiser in space"):choose("1 cruiser in space"):choose("1 destroyer in space")
  faction.until_told(g, "produces 1 destroyer")
  t:eq(imperium.units(g, 0, "Atlas"), { mech = 1, cruiser = 1, destroyer = 1 })
end)

-- Nestphar is activated with this on it.
local function at_home(t, units)
  local g = faction.as(t, "Arborec", { goods = { 9 }, units = { { Nestphar = units } } })
  g:choose("activate Nestphar")
  return faction.until_offered(g, "1 cruiser in space")
end

card("Mitosis", "a dock builds no infantry, infantry does", function(t)
  t:not_offered(at_home(t, { space_dock = 1 }), "1 infantry on Nestphar")
  local g = at_home(t, { space_dock = 1, infantry = 1 })
  g:choose("1 infantry on Nestphar")
  t:refused(g, { "1 infantry on Nestphar" }, "68.1d")
  t:offered(g, "1 cruiser in space")
end)

card("Letani Warrior I", "it produces one", function(t)
  local g = at_home(t, { infantry = 2 })
  g:choose("1 cruiser in space"):choose("1 destroyer in space")
  t:ok(faction.until_told(g, "produces 1 destroyer"):log_has("produces 1 cruiser"))
end)

card("Letani Warrior I", "not more than that", function(t)
  local g = at_home(t, { infantry = 1 })
  t:refused(g, { "2 fighters in space" }, "68.1")
end)

-- Seat 0, Saar, has laid Stymie of Arborec (seat 1) open and has a cruiser somewhere.
local function stymied(t, where)
  local g = faction.as(t, "Saar", { shown_notes = { { "Stymie" } }, goods = { 0, 9 }, units = { { ["space of " .. where] = { cruiser = 1 } } } }, "Arborec")
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate Nestphar") end)
  g:choose("activate Nestphar")
  return g:pass_until(function() return g:has("1 cruiser in space") or g:ask().seat == 2 or g:see("round") == 2 end)
end

card("Stymie", "its owner builds nothing beside units of the holder", function(t)
  t:not_offered(stymied(t, "Lodor"), "1 cruiser in space")
end)

card("Stymie", "elsewhere it does", function(t)
  t:offered(stymied(t, "Mehar Xull"), "1 cruiser in space")
end)

card("Stymie", "it goes back when the holder activates a system of its owner", function(t)
  local g = faction.as(t, "Saar", { notes = { { "Stymie" } } }, "Arborec")
  g:choose("use Stymie")
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate Nestphar") end)
  g:choose("activate Nestphar")
  t:ok(faction.until_told(g, "Stymie goes back"):log_has("Stymie"))
  t:eq(imperium.notes(g, 1).Stymie, 1)
end)

card("Bioplasmosis", "infantry goes to planets nearby when the status phase ends", function(t)
  local g = faction.as(t, "Arborec", { technologies = { { "Bioplasmosis" } }, planets = { { "Atlas", "Mehar Xull" } }, units = { { Atlas = { infantry = 2 } } } })
  faction.until_offered(g, "answer with Bioplasmosis"):choose("answer with Bioplasmosis"):choose("do it")
  g:choose("infantry of Player 1 on Atlas")
  g:choose("Mehar Xull"):pass()
  t:eq({ imperium.units(g, 0, "Atlas").infantry, imperium.units(g, 0, "Mehar Xull").infantry }, { 1, 1 })
end)

card("Bioplasmosis", "not farther", function(t)
  local g = faction.as(t, "Arborec", { technologies = { { "Bioplasmosis" } }, planets = { { "Atlas", "Mehar Xull", "Vorhal" } }, units = { { Atlas = { infantry = 2 } } } })
  faction.until_offered(g, "answer with Bioplasmosis"):choose("answer with Bioplasmosis"):choose("do it")
  g:choose("infantry of Player 1 on Atlas")
  t:not_offered(g, "Vorhal")
end)

card("Letani Ospha", "a ship becomes one that costs up to two more", function(t)
  local g = faction.as(t, "Arborec", { units = { { ["space of Atlas"] = { cruiser = 1 } } } })
  g:choose("use Letani Ospha"):choose("Player 1")
  if g:has("cruiser of Player 1") then g:choose("cruiser of Player 1") end
  t:not_offered(g, "a flagship")
  g:choose("a dreadnought")
  t:eq(imperium.units(g, 0, "Atlas"), { dreadnought = 1 })
  t:eq(faction.leader(g, 0, "Letani Ospha"), { exhausted = true })
end)

card("Letani Ospha", "its owner need not", function(t)
  local g = faction.as(t, "Arborec", { units = { { ["space of Atlas"] = { cruiser = 1 } } } })
  g:choose("use Letani Ospha"):choose("Player 1")
  if g:has("cruiser of Player 1") then g:choose("cruiser of Player 1") end
  g:pass()
  t:eq(imperium.units(g, 0, "Atlas"), { cruiser = 1 })
end)
