-- The Ghosts of Creuss: where their components act and where they must not.
local imperium = require "lib.imperium"
local faction = require "lib.faction"

card("Wormhole Generator", "a token of Creuss at the beginning of the status phase", function(t)
  local g = faction.as(t, "Creuss", { technologies = { { "Wormhole Generator" } }, planets = { { "Atlas" } } })
  faction.until_offered(g, "answer with Wormhole Generator"):choose("answer with Wormhole Generator")
  g:choose("Where you hold a planet"):choose("Atlas"):choose("alpha")
  t:ok(g:log_has("An alpha wormhole") or g:log_has("alpha"))
end)

card("Wormhole Generator", "not where others have ships and one holds no planet", function(t)
  local g = faction.as(t, "Creuss", { technologies = { { "Wormhole Generator" } }, units = { {}, { ["space of Atlas"] = { cruiser = 1 } } } })
  faction.until_offered(g, "answer with Wormhole Generator"):choose("answer with Wormhole Generator")
  g:choose("Where nobody else has ships")
  t:not_offered(g, "Atlas")
  t:offered(g, "Lodor")
end)

card("Icarus Drive", "it goes, and a token lies where it was", function(t)
  local g = faction.as(t, "Creuss", { planets = { { "Atlas" } }, units = { { Atlas = { mech = 1, infantry = 1 } } } })
  g:choose("activate Lodor")
  faction.until_offered(g, "answer with Icarus Drive"):choose("answer with Icarus Drive")
  if g:has("mech") then g:choose("mech") end
  g:choose("beta"):choose("do not") -- no gamma token into the nexus
  t:eq(imperium.units(g, 0, "Atlas"), { infantry = 1 })
  t:ok(g:log_has("Atlas"))
end)

card("Icarus Drive", "nobody is asked where no mech is", function(t)
  local g = faction.as(t, "Creuss", { units = { { Atlas = { infantry = 1 } } } })
  g:choose("activate Lodor")
  faction.until_offered(g, "answer with Icarus Drive")
  t:eq(g:see("round"), 2)
end)

-- Whoever has this in Atlas, at a beta wormhole, activates a system.
local function from_atlas(t, ours, units, goal, more)
  local position = { units = { { ["space of Atlas"] = units } }, without = { { "Gravity Drive" } } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = faction.as(t, ours, position)
  g:choose("activate " .. goal)
  return imperium.quiet(g)
end

card("Quantum Entanglement", "from a beta wormhole to an alpha one", function(t)
  t:offered(from_atlas(t, "Creuss", { dreadnought = 1 }, "Lodor"), "move 1 dreadnought")
end)

card("Quantum Entanglement", "for others they stay apart", function(t)
  t:not_offered(from_atlas(t, "Saar", { dreadnought = 1 }, "Lodor"), "move 1 dreadnought")
end)

rule("60.3", "who lies beside Creuss only as Creuss sees it is a neighbour", function(t)
  local g = faction.as(t, "Saar", { goods = { 1, 1 }, units = { { ["space of Alpha Wormhole 39"] = { cruiser = 1 } }, { ["space of Quann"] = { cruiser = 1 } } } }, "Creuss")
  g:choose("bargain with somebody"):choose("bargain with Player 2")
  t:offered(g, "give 1 trade good")
  g = faction.as(t, "Saar", { goods = { 1, 1 }, units = { { ["space of Alpha Wormhole 39"] = { cruiser = 1 } }, { ["space of Quann"] = { cruiser = 1 } } } })
  g:choose("bargain with somebody"):choose("bargain with Player 2")
  t:refused(g, { "give 1 trade good" }, "28.1+1")
end)

card("Quantum Entanglement", "no law shuts the wormholes for them", function(t)
  t:offered(from_atlas(t, "Creuss", { cruiser = 1 }, "Lodor", { laws = { "Enforced Travel Ban" } }), "move 1 cruiser")
  t:not_offered(from_atlas(t, "Saar", { cruiser = 1 }, "Quann", { laws = { "Enforced Travel Ban" } }), "move 1 cruiser")
end)

card("Slipstream", "one further from a wormhole, not from elsewhere", function(t)
  t:offered(from_atlas(t, "Creuss", { carrier = 1 }, "Deep Space 46"), "move 1 carrier")
  t:not_offered(from_atlas(t, "Saar", { carrier = 1 }, "Deep Space 46"), "move 1 carrier")
  local g = faction.as(t, "Creuss", { without = { { "Gravity Drive" } }, units = { { ["space of Mehar Xull"] = { carrier = 1 } } } })
  imperium.quiet(g:choose("activate Vega Major and Vega Minor"))
  t:not_offered(g, "move 1 carrier")
end)

card("Hil Colish", "its system has a delta wormhole, also for those who follow it", function(t)
  local g = faction.as(t, "Creuss", { without = { { "Gravity Drive" } }, units = { { ["space of Mehar Xull"] = { flagship = 1 }, ["space of Creuss"] = { carrier = 1 } } } })
  imperium.quiet(g:choose("activate Mehar Xull"))
  t:offered(g, "move 1 carrier from Creuss")
  g = faction.as(t, "Creuss", { without = { { "Gravity Drive" } }, units = { { ["space of Tequ'ran and Torkan"] = { flagship = 1 }, ["space of Creuss"] = { carrier = 1 } } } })
  imperium.quiet(g:choose("activate Mehar Xull"))
  g:choose("move 1 flagship"):choose("move 1 carrier from Creuss"):choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Mehar Xull"), { flagship = 1, carrier = 1 })
end)

card("Hil Colish", "where it is not there is none", function(t)
  local g = faction.as(t, "Creuss", { without = { { "Gravity Drive" } }, units = { { ["space of Lodor"] = { flagship = 1 }, ["space of Creuss"] = { carrier = 1 } } } })
  imperium.quiet(g:choose("activate Mehar Xull"))
  t:refused(g, { "move 1 carrier" }, "58.3")
end)

-- Seat 0, Saar, activates a system; Creuss is seat 1.
local function visits(t, goal)
  local g = faction.as(t, "Saar", { units = { { ["space of Atlas"] = { dreadnought = 1 } } } }, "Creuss")
  g:choose("activate " .. goal)
  return g:pass_until(function() return g:has("answer with Emissary Taivra") or g:has("that is all that moves") or g:see("round") == 2 end)
end

card("Emissary Taivra", "a system with a wormhole lies beside all of them", function(t)
  local g = visits(t, "Lodor")
  g:choose("answer with Emissary Taivra")
  imperium.quiet(g)
  t:offered(g, "move 1 dreadnought")
  t:eq(faction.leader(g, 1, "Emissary Taivra"), { exhausted = true })
end)

card("Emissary Taivra", "not for a system without", function(t)
  t:not_offered(visits(t, "Mehar Xull"), "answer with Emissary Taivra")
end)

local function through(t, from, goal)
  local g = faction.as(t, "Creuss", { unlocked = { { "Sai Seravus" } }, units = { { ["space of " .. from] = { carrier = 1 } } } })
  imperium.quiet(g:choose("activate " .. goal))
  g:choose("move 1 carrier"):choose("that is all that moves")
  return faction.until_offered(g, "answer with Sai Seravus")
end

card("Sai Seravus", "a fighter with each ship that came through a wormhole", function(t)
  local g = through(t, "Atlas", "Lodor")
  g:choose("answer with Sai Seravus")
  t:eq(imperium.units(g, 0, "Lodor"), { carrier = 1, fighter = 1 })
end)

card("Sai Seravus", "not for one that did not", function(t)
  t:eq(through(t, "Mehar Xull", "Deep Space 46"):see("round"), 2)
end)

faction.unlocks("Creuss", "Sai Seravus",
  { units = { { ["space of Atlas"] = { cruiser = 1 }, ["space of Lodor"] = { cruiser = 1 }, ["space of Quann"] = { cruiser = 1 } } } },
  { units = { { ["space of Atlas"] = { cruiser = 1 }, ["space of Lodor"] = { cruiser = 1 }, ["space of Mehar Xull"] = { cruiser = 1 } } } })

card("Riftwalker Meian", "two systems change places", function(t)
  local g = faction.as(t, "Creuss", { unlocked = { { "Riftwalker Meian" } }, units = { { ["space of Mehar Xull"] = { carrier = 1 } } } })
  g:choose("use Riftwalker Meian"):choose("Two systems with wormholes"):choose("Atlas"):choose("Quann")
  t:ok(g:log_has("change places"))
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate Quann") end)
  imperium.quiet(g:choose("activate Quann")) -- beside Mehar Xull now
  t:offered(g, "move 1 carrier")
  t:eq(faction.leader(g, 0, "Riftwalker Meian"), nil)
end)

card("Riftwalker Meian", "not while locked", function(t)
  t:not_offered(faction.as(t, "Creuss"), "use Riftwalker Meian")
end)
