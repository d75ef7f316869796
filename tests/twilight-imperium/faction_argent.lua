-- The Argent Flight: where their components act and where they must not.
local imperium = require "lib.imperium"
local faction = require "lib.faction"

local function barrage(t, ours, theirs, dice, more)
  local position = { units = { { ["space of Atlas"] = { destroyer = 1 } }, { ["space of Atlas"] = theirs } } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = faction.as(t, ours, position)
  g:choose("activate Atlas"):force(dice)
  return g
end

card("Raid Formation", "hits beyond the fighters damage ships", function(t)
  local g = barrage(t, "Argent", { dreadnought = 1, fighter = 1 }, { "10", "10" })
  faction.until_told(g, "sustains damage")
  t:eq(imperium.damaged(g, 1), 1)
  t:eq(imperium.units(g, 1, "Atlas"), { dreadnought = 1 })
end)

card("Raid Formation", "not as many as fighters take, nor for others", function(t)
  local g = barrage(t, "Argent", { dreadnought = 1, fighter = 2 }, { "10", "10" })
  faction.until_told(g, "in space combat")
  t:eq(imperium.damaged(g, 1), 0)
  g = barrage(t, "Saar", { dreadnought = 1 }, { "10", "10" })
  faction.until_told(g, "in space combat")
  t:eq(imperium.damaged(g, 1), 0)
end)

local function loads(t, ours)
  local g = faction.as(t, ours, { units = { { Atlas = { infantry = 4, mech = 1 }, ["space of Atlas"] = { carrier = 1 } } }, planets = { { "Atlas" } } })
  g:choose("activate Mehar Xull")
  imperium.quiet(g)
  return g:choose("move 1 carrier"):choose("take 4 infantry along")
end

card("Aerie Sentinel", "it takes no capacity", function(t)
  local g = loads(t, "Argent")
  g:choose("take 1 mech along"):choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Mehar Xull"), { carrier = 1, infantry = 4, mech = 1 })
end)

card("Aerie Sentinel", "mechs of others do", function(t)
  t:not_offered(loads(t, "Saar"), "take 1 mech along")
end)

card("Strike Wing Alpha I", "its barrage hits from 9 on with two dice, and it carries one", function(t)
  local g = barrage(t, "Argent", { carrier = 1, fighter = 2 }, { "9", "8" })
  faction.until_told(g, "Player 2 loses 1 fighter")
  t:eq(imperium.units(g, 1, "Atlas").fighter, 1)
end)

card("Strike Wing Alpha I", "not with 8", function(t)
  local g = barrage(t, "Argent", { carrier = 1, fighter = 2 }, { "8", "8" })
  faction.until_told(g, "in space combat")
  t:eq(imperium.units(g, 1, "Atlas").fighter, 2)
end)

card("Trrakan Aun Zulok", "a die more for a barrage, not in combat", function(t)
  local g = barrage(t, "Argent", { carrier = 1 }, { "1", "1", "1" }, { unlocked = { { "Trrakan Aun Zulok" } } })
  faction.until_told(g, "in space combat")
  t:ok(g:log_has("Player 1 rolls 3 dice"))
  t:ok(g:log_has("Player 1 rolls 1 die in space combat"))
end)

card("Trrakan Aun Zulok", "not while locked", function(t)
  local g = barrage(t, "Argent", { carrier = 1 }, { "1", "1", "1" })
  faction.until_told(g, "in space combat")
  t:ok(g:log_has("Player 1 rolls 2 dice"))
end)

faction.unlocks("Argent", "Trrakan Aun Zulok", { fleet = { 8 }, units = { { ["space of Atlas"] = { destroyer = 4, dreadnought = 1 }, Valk = { pds = 1 } } } },
  { fleet = { 8 }, units = { { ["space of Atlas"] = { destroyer = 4, cruiser = 3 }, Valk = { pds = 1 } } } })

local function ambush(t)
  local g = faction.as(t, "Saar", { notes = { { "Strike Wing Ambuscade" } },
    units = { { ["space of Atlas"] = { destroyer = 1 } }, { ["space of Atlas"] = { carrier = 1 } } } }, "Argent")
  g:choose("activate Atlas")
  return g:pass_until(function() return g:has("answer with Strike Wing Ambuscade") or g:log_has("in space combat") end)
end

card("Strike Wing Ambuscade", "a die more for one roll of a unit ability, then it goes back", function(t)
  local g = ambush(t)
  g:choose("answer with Strike Wing Ambuscade"):force{ "1", "1", "1" }
  faction.until_told(g, "anti-fighter barrage")
  t:ok(g:log_has("Player 1 rolls 3 dice for anti-fighter barrage"))
  t:eq(imperium.notes(g, 0)["Strike Wing Ambuscade"], nil)
end)

card("Strike Wing Ambuscade", "not for combat rolls", function(t)
  local g = ambush(t):pass()
  g:pass_until(function() return g:has("answer with Strike Wing Ambuscade") or g:see("round") == 2 or g:log_has("loses") end)
  t:not_offered(g, "answer with Strike Wing Ambuscade")
end)

card("Aerie Hololattice", "a planet with a structure produces one; others do not pass", function(t)
  local g = faction.as(t, "Argent", { technologies = { { "Aerie Hololattice" } }, goods = { 3 }, planets = { { "Atlas" } }, units = { { Atlas = { pds = 1 } } } })
  g:choose("activate Atlas")
  t:offered(faction.until_offered(g, "1 infantry on Atlas"), "1 infantry on Atlas")
  g = faction.as(t, "Saar", { technologies = { {}, { "Aerie Hololattice" } }, planets = { {}, { "Torkan", "Mehar Xull" } },
    units = { { ["space of Deep Space 46"] = { cruiser = 1 } }, { Torkan = { pds = 1 }, ["Mehar Xull"] = { pds = 1 } } } }, "Argent")
  imperium.quiet(g:choose("activate Atlas"))
  t:not_offered(g, "move 1 cruiser")
end)

card("Aerie Hololattice", "nothing of it without structures", function(t)
  local g = faction.as(t, "Argent", { technologies = { { "Aerie Hololattice" } }, goods = { 3 }, planets = { { "Atlas" } }, units = { { Atlas = { infantry = 1 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "1 infantry on Atlas")
  t:eq(g:see("round"), 2)
end)

local function protocol(t, unlocked)
  return faction.as(t, "Argent", { unlocked = { unlocked }, fleet = { 8 }, tokens = { { "Mehar Xull", "Lodor" } },
    units = { { ["space of Lodor"] = { cruiser = 1 } } } })
end

card("Mirik Aun Sissiri", "ships jump to systems with a token of theirs, also out of one", function(t)
  local g = protocol(t, { "Mirik Aun Sissiri" })
  g:choose("use Mirik Aun Sissiri"):choose("do it"):choose("move 1 cruiser")
  g:pass_until(function() return g:ask().seat ~= 0 or imperium.units(g, 0, "Mehar Xull").cruiser end)
  t:eq(imperium.units(g, 0, "Mehar Xull"), { cruiser = 1 })
  t:eq(imperium.units(g, 0, "Lodor"), {})
end)

card("Mirik Aun Sissiri", "not while locked", function(t)
  t:not_offered(protocol(t, {}), "use Mirik Aun Sissiri")
end)

-- Seat 0, Saar, builds an infantry at home; Argent is seat 1.
local function trains(t)
  local g = faction.as(t, "Sol", { goods = { 5 }, planets = { { "Atlas" } }, units = { { Jord = { space_dock = 1 } } } }, "Argent")
  g:choose("activate Jord")
  faction.until_offered(g, "1 infantry on Jord")
  return g
end

card("Trilossa Aun Mirik", "ground forces just produced go to planets nearby", function(t)
  local g = trains(t)
  g:choose("1 infantry on Jord"):choose("that is all that is built")
  faction.until_offered(g, "answer with Trilossa Aun Mirik"):choose("answer with Trilossa Aun Mirik")
  g:seat(0):choose("do it")
  if g:has("infantry of Player 1") then g:choose("infantry of Player 1") end
  if g:has("Atlas") then g:choose("Atlas") end
  t:eq({ imperium.units(g, 0, "Atlas").infantry, imperium.units(g, 0, "Jord").infantry }, { 1, nil })
end)

card("Trilossa Aun Mirik", "not when only ships are produced", function(t)
  local g = trains(t)
  g:choose("1 cruiser in space"):choose("that is all that is built")
  faction.until_offered(g, "answer with Trilossa Aun Mirik")
  t:eq(g:see("round"), 2)
end)
