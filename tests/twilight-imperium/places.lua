-- What lies where and what becomes of it: anomalies (9), attachments (12), captured units (17), exploration
-- (35), tokens (23.2, 38), and where units are produced (67, 68) and put by abilities (58.9, 85.1a).
local imperium = require "lib.imperium"
local faction = require "lib.faction"

-- ---- Adjacency, anomalies ----

rule("6.3", "a planet is adjacent to its own system", function(t)
  local function readies(planets)
    local g = faction.as(t, "Xxcha", { agents_spent = { ["0"] = false }, planets = planets, exhausted = { "Torkan" }, lost = { "Archon Ren", "Archon Tau" },
      units = { {}, { Torkan = { infantry = 1 } } } })
    g:choose("use Ggrocuto Rinn")
    if g:has("Torkan") then g:choose("Torkan") end
    return g
  end
  t:offered(readies({ { "Tequ'ran" }, { "Torkan" } }), "do it")
  t:not_offered(readies({ { "Lodor" }, { "Torkan" } }), "do it")
end)

-- The usual galaxy for three in which Everra, a nebula, lies where Deep Space 46 does.
local function with_tile(t, number, ours, theirs, position)
  local plain = imperium.begun(t, { seats = { { faction = ours }, { faction = theirs }, { faction = "Mentak" } } })
  local map
  for _, text in ipairs(plain:view(0).texts) do
    if text.label == "Map string" then map = text.text end
  end
  local g = imperium.acting(t, nil, { map = (map:gsub(" 46 ", " " .. number .. " ")), seats = { { faction = ours }, { faction = theirs }, { faction = "Mentak" } } })
  g:arrange{ agents_spent = { true, true, true } }
  g:arrange(position)
  return imperium.quiet(g)
end

rule("9.2+1", "an anomaly with a planet is an anomaly", function(t)
  local function leaves(goal)
    local g = with_tile(t, 68, "Saar", "Winnu", { units = { { ["space of Everra"] = { cruiser = 1 } } }, planets = { { "Everra" } } })
    return imperium.quiet(g:choose("activate " .. goal))
  end
  t:offered(leaves("Mecatol Rex"), "move 1 cruiser")
  t:not_offered(leaves("Deep Space 48"), "move 1 cruiser")
end)

rule({ "9.4", "9.5" }, "a system that becomes an anomaly besides is both of them, and all that it was", function(t)
  local function leaves(goal, dock)
    local g = with_tile(t, 68, "Saar", "Vuil'raith", { units = { { ["space of Everra"] = { cruiser = 1 } }, { Everra = { infantry = 1, space_dock = dock } } }, planets = { {}, { "Everra" } } })
    return imperium.quiet(g:choose("activate " .. goal))
  end
  local g = leaves("Deep Space 48", 1) -- two away: a nebula leaves a move of one, a rift adds one
  g:choose("move 1 cruiser"):force{ "10" }
  g:choose("that is all that moves")
  t:ok(g:log_has("to leave a gravity rift"))
  t:eq(imperium.units(g, 1, "Everra").infantry, 1)
  t:not_offered(leaves("Deep Space 48", 0), "move 1 cruiser")
  t:not_offered(leaves("Bakal and Alio Prima", 1), "move 1 cruiser")
end)

-- ---- Attachments, legendary planets ----

rule({ "12.2+2", "12.2+3" }, "what is attached to a planet is purged with it", function(t)
  local g = imperium.acting(t, { own_relics = { { "Stellar Converter" } }, planets = { {}, { "Atlas" } }, attached = { Atlas = "Dyson Sphere" },
    units = { { ["space of Tequ'ran and Torkan"] = { dreadnought = 1 } } } })
  g:choose("use Stellar Converter")
  if g:has("Atlas") then g:choose("Atlas") end
  t:ok(g:log_has("Dyson Sphere leaves the game"))
end)

rule("53.4", "with a legendary planet the card of its ability is purged", function(t)
  local g = with_tile(t, 65, "Muaat", "Winnu", { unlocked = { { "Adjudicator Ba'al" } }, planets = { {}, { "Primor" } }, area = { {}, { "The Atrament" } },
    units = { { ["space of Tequ'ran and Torkan"] = { war_sun = 1 }, ["space of Mehar Xull"] = { war_sun = 1 } } } })
  t:eq(g:see("The Atrament.zone"), "area.1")
  imperium.quiet(g:choose("activate Primor")):choose("move 1 war sun from Tequ'ran and Torkan")
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  faction.until_offered(g, "answer with Adjudicator Ba'al"):choose("answer with Adjudicator Ba'al")
  t:ok(g:log_has("The Atrament leaves the game"))
  t:eq(g:see("The Atrament.zone"), nil)
end)

rule("51.12a", "the hero of Ul stays, attached to Elysium", function(t)
  local g = faction.as(t, "Ul", { unlocked = { { "Ul the Progenitor" } }, exhausted = { "Elysium" } })
  local had = g:explain("planet:Elysium:resources").total
  g:choose("use Ul the Progenitor")
  t:eq(g:explain("planet:Elysium:resources").total, had + 3)
  t:ok(not g:log_has("purged"))
  g:pass_until(function() return g:see("round") == 2 end)
  t:eq(g:explain("planet:Elysium:resources").total, had + 3)
end)

rule("33.10d", "what Ul has attached stays when Ul is out of the game", function(t)
  local g = faction.as(t, "Ul", { units = { {}, { Atlas = { infantry = 1 } } }, planets = { {}, { "Atlas" } }, attached = { Atlas = "Terraform" } })
  local had = g:explain("planet:Atlas:resources").total
  g:arrange{ units = { { Elysium = { fighter = 1 } } }, lost = { "Elysium" } }
  g:pass_until(function() return g:log_has("Player 1 is out of the game") or g:see("round") == 2 end)
  t:ok(g:log_has("Player 1 is out of the game"))
  t:eq(g:explain("planet:Atlas:resources").total, had)
end)

-- ---- Captured units ----

-- The Cabal takes a unit of seat 1 with Vortex.
local function captor(t, unit, more)
  local position = { technologies = { { "Vortex" } }, goods = { 5, 5 }, units = { { Acheron = { space_dock = 1, infantry = 1 } },
    { ["Tequ'ran and Torkan"] = unit == "fighter" and { fighter = 1, carrier = 1 } or { [unit] = 1 } } } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = faction.as(t, "Vuil'raith", position)
  g:choose("use Vortex")
  if g:has(unit .. " of Player 2") then g:choose(unit .. " of Player 2") end
  t:ok(g:log_has("Player 1 captures 1 " .. unit))
  return g:pass_until(function() return g:ask().seat == 0 and g:has("activate Acheron") end)
end

rule("17.2a", "a captured ship may be given back in a transaction", function(t)
  local g = captor(t, "cruiser")
  g:choose("bargain with somebody"):choose("bargain with Player 2"):choose("give a captured cruiser"):choose("ask for 3 trade goods"):choose("offer")
  g:choose("agree")
  t:ok(g:log_has("Player 1 gives 1 captured cruiser back"))
  t:eq(g:see("seat.0.trade goods"), 8)
  g = captor(t, "cruiser")
  g:choose("bargain with somebody"):choose("bargain with Player 3")
  t:not_offered(g, "give a captured cruiser")
end)

rule("17.4a", "a captured fighter may not", function(t)
  local g = captor(t, "fighter")
  g:choose("bargain with somebody"):choose("bargain with Player 2")
  t:refused(g, { "give a captured fighter" }, "17.4a")
end)

rule({ "17.2b", "17.4+1", "17.4c" }, "what an ability says is returned as a cost, a fighter to the supply", function(t)
  local g = captor(t, "fighter")
  g:choose("activate Acheron")
  faction.until_offered(g, "1 fighter in space for a captured one"):choose("1 fighter in space for a captured one")
  g:choose("that is all that is built")
  t:ok(g:log_has("Player 1 gives 1 captured fighter back"))
  t:eq(imperium.units(g, 0, "Acheron").fighter, 1)
  t:eq(imperium.units(g, 1, "Tequ'ran and Torkan").fighter, 1)
end)

rule("33.11", "who is out of the game gives back what was captured", function(t)
  local g = captor(t, "cruiser")
  g:arrange{ units = { { Acheron = { fighter = 1 } } }, lost = { "Acheron" } }
  t:ok(not g:log_has("captured cruiser back"))
  g:pass_until(function() return g:log_has("Player 1 is out of the game") or g:see("round") == 2 end)
  t:ok(g:log_has("captured cruiser back"))
end)

-- ---- Exploration, relics, tokens ----

local function count(g, words)
  local n = 0
  for _, line in ipairs(g:log()) do n = n + (line:find(words, 1, true) and 1 or 0) end
  return n
end

rule({ "35.2d", "35.2d+1" }, "who explores several things says which comes first, and finishes it", function(t)
  local g = faction.as(t, "Empyrean", { unlocked = { { "Conservator Procyon" } }, empty_frontier = true, frontier = { "Lost Crew", "Lost Crew" },
    units = { { ["space of Deep Space 46"] = { cruiser = 1 }, ["space of Deep Space 48"] = { cruiser = 1 } } } })
  g:choose("use Conservator Procyon")
  t:offered(g, "Deep Space 46")
  g:choose("Deep Space 48")
  g:pass_until(function() return count(g, "explores the frontier") == 2 end)
  local first, drawn
  for i, line in ipairs(g:log()) do
    if line:find("frontier of Deep Space 48", 1, true) then first = i end
    if line:find("frontier of Deep Space 46", 1, true) then t:ok(first ~= nil) end
  end
end)

rule({ "35.2d", "25.1c" }, "who gains several planets says which is explored first", function(t)
  local g = imperium.acting(t, { units = { { ["space of Tequ'ran and Torkan"] = { carrier = 1, infantry = 2 }, Jord = { space_dock = 1 } } } })
  g:choose("activate Tequ'ran and Torkan")
  g:pass_until(function() return g:has("land 1 infantry on Torkan") end)
  g:choose("land 1 infantry on Torkan"):choose("land 1 infantry on Tequ'ran")
  g:pass_until(function() return g:has("Tequ'ran") and g:ask().prompt:find("explore first") or g:see("round") == 2 end)
  t:eq(count(g, "Player 1 explores"), 0)
  g:choose("Torkan")
  g:pass_until(function() return count(g, "Player 1 explores") == 2 or g:see("round") == 2 end)
  local order = {}
  for _, line in ipairs(g:log()) do order[#order + 1] = line:match("Player 1 explores ([^:]*):") end
  t:eq(order, { "Torkan", "Tequ'ran" })
end)

rule("35.3", "an effect explores a planet that was explored before", function(t)
  local g = imperium.acting(t, { own_relics = { { "The Crown of Emphidia" } }, units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 }, Jord = { space_dock = 1 } } }, planets = { {} }, lost = { "Jord" } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("land 1 infantry on Atlas") end)
  g:choose("land 1 infantry on Atlas")
  g:pass_until(function() return g:has("answer with The Crown of Emphidia") end)
  t:eq(count(g, "explores Atlas"), 1)
  g:choose("answer with The Crown of Emphidia")
  if g:has("Atlas") then g:choose("Atlas") end
  t:eq(count(g, "explores Atlas"), 2)
end)

rule("38.1b", "a system has one frontier token at most", function(t)
  local g = faction.as(t, "Empyrean", { unlocked = { { "Conservator Procyon" } }, empty_frontier = true, frontier = { "Lost Crew", "Lost Crew" },
    units = { { ["space of Deep Space 46"] = { cruiser = 1 } } } })
  g:choose("use Conservator Procyon") -- one lies there already
  g:pass_until(function() return g:see("round") == 2 or g:ask().seat ~= 0 end)
  t:eq(count(g, "explores the frontier of Deep Space 46"), 1)
end)

rule("73.2a", "without relics none is gained", function(t)
  local three = { { "Cultural Relic Fragment", "Cultural Relic Fragment", "Cultural Relic Fragment" } }
  t:offered(imperium.acting(t, { area = three }), "use Cultural Relic Fragment")
  t:not_offered(imperium.acting(t, { area = three, no_relics = true }), "use Cultural Relic Fragment")
end)

rule("23.2", "there are five sleeper tokens", function(t)
  local function explores(sleepers)
    local g = faction.as(t, "Ul", { sleepers = sleepers, units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 } } } })
    g:choose("activate Atlas")
    faction.until_offered(g, "land 1 infantry on Atlas"):choose("land 1 infantry on Atlas")
    faction.until_offered(g, "answer with The Titans of Ul"):choose("answer with The Titans of Ul")
    return g
  end
  t:offered(explores({ "Lodor", "Quann", "Torkan", "Vorhal" }), "a new sleeper")
  t:not_offered(explores({ "Lodor", "Quann", "Torkan", "Vorhal", "Mehar Xull" }), "a new sleeper")
end)

rule("23.5", "an empty deck is made of its discard pile", function(t)
  local g = faction.as(t, "Empyrean", { unlocked = { { "Conservator Procyon" } }, empty_frontier = true, frontier = { "Lost Crew" },
    units = { { ["space of Deep Space 46"] = { cruiser = 1 }, ["space of Deep Space 48"] = { cruiser = 1 } } } })
  g:choose("use Conservator Procyon"):choose("Deep Space 48")
  g:pass_until(function() return count(g, "explores the frontier") == 2 or g:see("round") == 2 end)
  t:eq(count(g, ": Lost Crew"), 2)
end)

-- ---- Moved and produced by abilities ----

rule({ "58.0+1", "58.9", "58.9+1" }, "ships that an ability moves go by its words, not by their move", function(t)
  local g = faction.as(t, "L1Z1X", { unlocked = { { "The Helmsman" } }, tokens = { { "Quann" } }, units = { { ["space of Quann"] = { dreadnought = 1 } } } })
  g:choose("use The Helmsman")
  if g:has("Lodor") then g:choose("Lodor") end
  g:choose("move 1 dreadnought")
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  t:eq(imperium.units(g, 0, "Lodor").dreadnought, 1)
end)

-- The flagship of Arborec produces in the system that is activated.
local function flagship(t, planets)
  local g = faction.as(t, "Arborec", { goods = { 9 }, units = { { ["space of Atlas"] = { flagship = 1 } } }, planets = planets })
  g:choose("activate Atlas")
  faction.until_offered(g, "answer with Duha Menaimon"):choose("answer with Duha Menaimon")
  return g
end

rule({ "67.4", "67.4a", "67.4b" }, "an ability says how many units are produced, in space or on planets that one controls", function(t)
  local g = flagship(t, { { "Atlas" } })
  t:offered(g, "1 infantry on Atlas")
  t:offered(g, "1 infantry in space")
  for _ = 1, 2 do g:choose("2 infantry on Atlas") end
  t:refused(g, { "2 infantry on Atlas" }, "68.1")
  t:offered(g, "1 infantry on Atlas")
  g = flagship(t, { {}, { "Atlas" } })
  t:not_offered(g, "1 infantry on Atlas")
  t:offered(g, "1 infantry in space")
end)

rule("68.1d", "the Production of docks of Arborec builds no infantry, whatever else produces there", function(t)
  local g = faction.as(t, "Arborec", { goods = { 9 }, units = { { Nestphar = { space_dock = 1, infantry = 2 } } } })
  g:choose("activate Nestphar")
  faction.until_offered(g, "2 infantry on Nestphar"):choose("2 infantry on Nestphar")
  t:refused(g, { "1 infantry on Nestphar" }, "68.1d")
  t:offered(g, "1 cruiser in space")
end)

rule("68.4", "a dock in space builds there or on planets of its owner", function(t)
  local g = faction.as(t, "Saar", { goods = { 9 }, planets = { { "Tequ'ran" }, { "Torkan" } }, units = { { ["space of Tequ'ran and Torkan"] = { space_dock = 1, cruiser = 1 } } } })
  t:eq(imperium.units(g, 0, "Tequ'ran and Torkan").space_dock, 1)
  g:choose("activate Tequ'ran and Torkan")
  faction.until_offered(g, "1 infantry in space")
  t:offered(g, "1 infantry on Tequ'ran")
  t:not_offered(g, "1 infantry on Torkan")
  g:choose("1 infantry in space"):choose("1 infantry on Tequ'ran"):choose("that is all that is built")
  faction.until_told(g, "produces 2 infantry")
  t:eq(imperium.units(g, 0, "Tequ'ran").infantry, 1)
  t:eq(imperium.units(g, 0, "Tequ'ran and Torkan").infantry, 1)
end)

rule("85.1a", "the floating dock of Saar is built into space", function(t)
  local g = imperium.begun(t, { seats = { { faction = "Saar" }, { faction = "Letnev" }, { faction = "Hacan" } } })
  imperium.pick(g, { { "Construction", "Warfare" }, { "Technology", "Trade" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true, agents_spent = { true, true, true }, planets = { { "Torkan" } } }
  g:pass_until(function() return g:has("use Construction") end)
  faction.until_offered(g:choose("use Construction"), "space dock in space at Torkan")
  g:choose("space dock in space at Torkan")
  t:eq(imperium.units(g, 0, "Tequ'ran and Torkan"), { space_dock = 1 })
  t:eq(imperium.units(g, 0, "Torkan"), {})
end)

rule("79.4a", "a floating dock that is blockaded is destroyed", function(t)
  local g = faction.as(t, "Letnev", { units = { { ["space of Atlas"] = { cruiser = 1 } }, { ["space of Tequ'ran and Torkan"] = { space_dock = 1 }, Ragh = { infantry = 1 } } } }, "Saar")
  g:choose("activate Tequ'ran and Torkan")
  imperium.quiet(g):choose("move 1 cruiser"):choose("that is all that moves")
  faction.until_told(g, "Player 2 loses 1 space dock")
  t:eq(imperium.units(g, 1, "Tequ'ran and Torkan"), {})
end)

-- A planet that may change hands while votes are cast comes before what is captured, once.
rule("17.2a", "captured ships are offered beside planets that may be traded", function(t)
  local g = captor(t, "cruiser", { cultural = { "Demilitarized Zone" }, custodians = 0, units = {
    { Acheron = { space_dock = 1, infantry = 1 }, ["space of Lodor"] = { carrier = 1, infantry = 2 } }, { ["Tequ'ran and Torkan"] = { cruiser = 1 } } } })
  g:choose("activate Lodor")
  faction.until_offered(g, "land 2 infantry on Lodor"):choose("land 2 infantry on Lodor")
  t:ok(g:log_has("Demilitarized Zone is attached to Lodor"))
  g:pass_until(function() return g:see("phase") == "Agenda" and g:has("bargain with somebody") and g:ask().seat == 0 end)
  g:choose("bargain with somebody"):choose("bargain with Player 2")
  t:offered(g, "give Lodor")
  g:choose("give a captured cruiser")
  t:not_offered(g, "give a captured cruiser")
  g:choose("give Lodor"):choose("offer"):choose("agree")
  t:ok(g:log_has("Player 1 gives 1 captured cruiser back") and g:log_has("Player 2 controls Lodor"))
end)
