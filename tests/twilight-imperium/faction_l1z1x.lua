-- The L1Z1X Mindnet: where their components act and where they must not.
local imperium = require "lib.imperium"
local faction = require "lib.faction"

-- A dreadnought above Atlas, which others hold with a PDS and its Planetary Shield.
local function above(t, position)
  position.planets = { {}, { "Atlas" } }
  position.units = { { ["space of Atlas"] = { dreadnought = 1 } }, { Atlas = { infantry = 2, pds = 1 } } }
  local g = faction.as(t, "L1Z1X", position)
  g:choose("activate Atlas")
  return g:pass_until(function() return g:has("bombards Atlas") or g:ask().seat == 1 and g:has("activate") or g:see("round") == 2 end)
end

card("2RAM", "Planetary Shield does not stop bombardment", function(t)
  t:offered(above(t, { unlocked = { { "2RAM" } } }), "bombards Atlas")
end)

card("2RAM", "while he is locked it does", function(t)
  t:not_offered(above(t, {}), "bombards Atlas")
end)

faction.unlocks("L1Z1X", "2RAM", { add_units = { { ["space of Atlas"] = { dreadnought = 3 } } }, fleet = { 8 } }, { fleet = { 8 } })

-- A fight for Atlas with a dreadnought above it: the first round brings nothing.
local function harrow(t, ours, shield)
  local g = faction.as(t, ours, { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = { dreadnought = 1, infantry = 1 } },
    { Atlas = { infantry = 2, pds = shield } } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("it does not fire") or g:has("land 1 infantry on Atlas") end)
  if g:has("it does not fire") then g:choose("it does not fire") end
  g:choose("land 1 infantry on Atlas")
  if shield then g:pass_until(function() return not g:has("hold fire") end) end
  g:force{ "1", "1", "1" }
  return g:pass_until(function() return g:has("answer with The L1Z1X Mindnet") or g:log_has("wins") or g:log_has("loses") end)
end

card("Harrow", "its ships bombard at the end of a round on the ground", function(t)
  local g = harrow(t, "L1Z1X")
  g:force{ "10" }
  g:choose("answer with The L1Z1X Mindnet")
  t:ok(faction.until_told(g, "Player 2 loses 1 infantry"):log_has("Player 1 bombards Atlas"))
end)

card("Harrow", "not for others", function(t)
  t:not_offered(harrow(t, "Saar"), "answer with")
end)

rule("15.s1e", "Harrow hits the ground forces of others alone", function(t)
  local g = harrow(t, "L1Z1X")
  g:force{ "10" }
  g:choose("answer with The L1Z1X Mindnet")
  faction.until_told(g, "Player 2 loses 1 infantry")
  t:ok(not g:log_has("Player 1 loses"))
  t:eq(imperium.units(g, 0, "Atlas"), { dreadnought = 1, infantry = 1 })
end)

rule("65.2", "a Planetary Shield stops Harrow", function(t)
  for shield = 1, 0, -1 do
    local g = faction.as(t, "L1Z1X", { planets = { {}, { "Atlas" } }, technologies = {}, units = { { ["space of Atlas"] = { dreadnought = 1, infantry = 1 } },
      { Atlas = { infantry = 2, pds = shield } } } })
    g:choose("activate Atlas"):force(shield == 1 and { "1", "1", "1", "1", "1", "1" } or { "1", "1", "1" })
    g:pass_until(function() return g:has("it does not fire") or g:has("land 1 infantry on Atlas") end)
    if g:has("it does not fire") then g:choose("it does not fire") end
    g:choose("land 1 infantry on Atlas")
    g:pass_until(function() return g:has("answer with The L1Z1X Mindnet") or g:log_has("wins") or g:log_has("loses") end)
    t:eq(g:has("answer with The L1Z1X Mindnet"), shield == 0)
  end
end)

-- Mechs on the other planet of the active system.
local function annihilates(t, ours)
  local g = faction.as(t, ours, { planets = { { "Tequ'ran" }, { "Torkan" } },
    units = { { ["Tequ'ran"] = { mech = 1 }, ["space of Tequ'ran and Torkan"] = { cruiser = 1 } }, { Torkan = { infantry = 1 } } } })
  g:choose("activate Tequ'ran and Torkan")
  return g:pass_until(function() return g:has("bombards Torkan") or g:ask().seat == 1 and g:has("activate") or g:see("round") == 2 end)
end

card("Annihilator", "it bombards from another planet of the system, with 8", function(t)
  local g = annihilates(t, "L1Z1X")
  g:force{ "8" }
  g:choose("a mech bombards Torkan")
  t:ok(faction.until_told(g, "Player 2 loses 1 infantry"):log_has("bombards Torkan"))
end)

card("Annihilator", "mechs of others do not", function(t)
  t:not_offered(annihilates(t, "Saar"), "bombards Torkan")
end)

local function researches(t, technologies, goods)
  local seats = { { faction = "L1Z1X" }, { faction = "Winnu" }, { faction = "Mentak" } }
  local g = imperium.begun(t, { seats = seats })
  imperium.pick(g, { { "Technology", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true, technologies = { technologies }, goods = { goods } }
  return imperium.quiet(g):choose("use Technology")
end

card("Inheritance Systems", "two resources instead of all prerequisites", function(t)
  local g = researches(t, { "Inheritance Systems" }, 2)
  g:choose("research Light/Wave Deflector")
  g:choose("spend 2 resources instead")
  t:ok(faction.until_told(g, "gains Light/Wave Deflector"):log_has("gains Light/Wave Deflector"))
end)

card("Inheritance Systems", "without it they are missing", function(t)
  t:refused(researches(t, {}, 2), { "research Light/Wave Deflector" }, "90.12")
end)

local function navigates(t, unlocked)
  return faction.as(t, "L1Z1X", { unlocked = { unlocked }, fleet = { 8 }, units = { { ["space of Lodor"] = { dreadnought = 1, infantry = 1, cruiser = 1 } },
    { ["space of Quann"] = { cruiser = 1 } } } })
end

card("The Helmsman", "flagship and dreadnoughts, with what they carry, into a system without ships of others", function(t)
  local g = navigates(t, { "The Helmsman" })
  g:choose("use The Helmsman")
  t:not_offered(g, "Quann")
  g:choose("Mehar Xull")
  t:not_offered(g, "move 1 cruiser")
  g:choose("move 1 dreadnought"):choose("take 1 infantry along")
  g:pass_until(function() return not g:has("that is all that moves") end)
  t:eq(imperium.units(g, 0, "Mehar Xull"), { dreadnought = 1, infantry = 1 })
  t:eq(faction.leader(g, 0, "The Helmsman"), nil)
end)

card("The Helmsman", "not while locked", function(t)
  t:not_offered(navigates(t, {}), "use The Helmsman")
end)
