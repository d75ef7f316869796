-- The wormhole nexus (100), by the reference and as published, and wormholes that it has (101). Lodor has an
-- alpha wormhole, Quann and Atlas a beta one; seat 0 is Sol, Creuss where it is said.
local imperium = require "lib.imperium"
local faction = require "lib.faction"

-- Seat 0 has a cruiser in Lodor and one in Deep Space 46, at a gamma wormhole.
local function gate(t, more, position)
  local all = { gamma = { "Deep Space 46" }, units = { { ["space of Lodor"] = { cruiser = 1 }, ["space of Deep Space 46"] = { cruiser = 1, carrier = 1, infantry = 2 } } } }
  for key, value in pairs(position or {}) do all[key] = value end
  return imperium.acting(t, all, more)
end

local function wormholes(g)
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.title == "Wormhole Nexus" then return piece.wormholes end
  end
end

-- ---- By the reference ----

rule({ "100.0", "100.2" }, "by the reference it begins with alpha and beta", function(t)
  t:eq(wormholes(gate(t)), { "alpha", "beta" })
end)

rule({ "100.1", "100.1+1" }, "by the reference nothing moves there, and no effect speaks of it as a system", function(t)
  local g = gate(t, nil, { hand = { { "Ghost Ship" } } })
  t:refused(g, { "activate Wormhole Nexus" }, "100.1")
  g:choose("use Ghost Ship")
  imperium.quiet(g)
  t:offered(g, "Quann")
  t:not_offered(g, "Wormhole Nexus")
end)

-- Xxcha may take an empty planet beside one of theirs, once Diplomacy is used.
local function accords(t, held, rules, more)
  local g = imperium.begun(t, { rules = rules, seats = { { faction = "Xxcha" }, { faction = "Letnev" }, { faction = "Hacan" } } })
  imperium.pick(g, { { "Diplomacy", "Warfare" }, { "Construction", "Technology" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true, agents_spent = { true, true, true }, planets = { { "Archon Ren", "Archon Tau", held } } }
  if more then g:arrange(more) end
  imperium.quiet(g):choose("use Diplomacy")
  faction.until_offered(g, "answer with The Xxcha Kingdom"):choose("answer with The Xxcha Kingdom")
  return g
end

rule("100.1a", "by the reference it lies beside alpha and beta wormholes for abilities", function(t)
  local g = accords(t, "Lodor")
  faction.until_offered(g, "Mallice"):choose("Mallice")
  t:ok(g:log_has("Player 1 controls Mallice"))
end)

rule("100.1+2", "as published it is beside gamma wormholes alone, for abilities as well", function(t)
  local g = accords(t, "Lodor", "published")
  g:pass_until(function() return not g:has("answer with The Xxcha Kingdom") end)
  t:not_offered(g, "Mallice")
end)

-- Creuss puts its beta token into the system of Atlas.
local function puts_token(t, rules)
  local g = imperium.begun(t, { rules = rules, seats = { { faction = "Creuss" }, { faction = "Letnev" }, { faction = "Hacan" } } })
  imperium.pick(g, { { "Leadership", "Warfare" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true, agents_spent = { true, true, true }, planets = { { "Atlas" } }, technologies = { { "Wormhole Generator" } } }
  imperium.quiet(g)
  faction.until_offered(g, "answer with Wormhole Generator"):choose("answer with Wormhole Generator")
  g:choose("Where you hold a planet"):choose("Atlas"):choose("alpha")
  return g
end

rule({ "100.3", "100.3a", "101.3", "101.4" }, "by the reference a token of Creuss may bring gamma into it", function(t)
  local g = puts_token(t)
  g:choose("do it")
  t:eq(wormholes(g), { "alpha", "beta", "gamma" })
  t:ok(g:log_has("shows its other side"))
  g = puts_token(t)
  g:choose("do not")
  t:eq(wormholes(g), { "alpha", "beta" })
end)

rule("101.4+3", "as published Creuss has no gamma token", function(t)
  local g = puts_token(t, "published")
  t:not_offered(g, "do it")
  t:eq(wormholes(g), { "gamma" })
end)

-- ---- As published ----

rule({ "100.0+1", "100.1+2" }, "as published it is a system with a gamma wormhole, beside no other", function(t)
  local g = imperium.quiet(gate(t, { rules = "published" }):choose("activate Wormhole Nexus"))
  t:offered(g, "move 1 cruiser from Deep Space 46")
  t:refused(g, { "move 1 cruiser from Lodor" }, "58.3")
end)

rule({ "100.1+2", "100.2+1", "100.2+2" }, "as published ships that come turn it over when all have moved", function(t)
  local g = imperium.quiet(gate(t, { rules = "published" }):choose("activate Wormhole Nexus"))
  g:choose("move 1 cruiser from Deep Space 46")
  t:eq(wormholes(g), { "gamma" })
  t:not_offered(g, "move 1 cruiser from Lodor")
  g:choose("that is all that moves")
  t:eq(wormholes(g), { "alpha", "beta", "gamma" })
  t:ok(g:log_has("shows its other side"))
  g:pass_until(function() return g:ask() and g:ask().seat == 1 and g:has("activate Wormhole Nexus") end)
  g:arrange{ units = { {}, { ["space of Lodor"] = { cruiser = 1 } } } }
  imperium.quiet(g:choose("activate Wormhole Nexus"))
  t:offered(g, "move 1 cruiser from Lodor")
end)

rule("100.2+1", "as published a unit that is placed there turns it over", function(t)
  local g = gate(t, { rules = "published" }, { hand = { { "Ghost Ship" } } })
  g:choose("use Ghost Ship")
  imperium.quiet(g):choose("Wormhole Nexus")
  t:eq(imperium.units(g, 0, "Wormhole Nexus"), { destroyer = 1 })
  t:eq(wormholes(g), { "alpha", "beta", "gamma" })
end)

rule("100.2+1", "as published whoever gains Mallice turns it over", function(t)
  local g = accords(t, "Lodor", "published", { gamma = { "Lodor" } })
  faction.until_offered(g, "Mallice"):choose("Mallice")
  t:eq(wormholes(g), { "alpha", "beta", "gamma" })
end)

-- ---- Tokens of Creuss ----

rule("33.10b", "tokens of Creuss lie where they lie when Creuss is out of the game", function(t)
  local g = puts_token(t)
  g:choose("do not")
  g:arrange{ units = { { Creuss = { carrier = 1 } }, { ["space of Atlas"] = { dreadnought = 1 } } }, lost = { "Atlas", "Creuss" } }
  g:pass_until(function() return g:log_has("Player 1 is out of the game") or g:see("round") == 3 end)
  t:ok(g:log_has("Player 1 is out of the game"))
  g:pass_until(function() return g:ask() and g:ask().seat == 1 and g:has("activate Lodor") end)
  imperium.quiet(g:choose("activate Lodor"))
  t:offered(g, "move 1 dreadnought from Atlas")
end)
