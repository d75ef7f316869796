-- Exploration of planets and frontier tokens: every card, attachments, fragments, relics as they come.
local imperium = require "lib.imperium"

local decks = { Atlas = "hazardous", ["Mehar Xull"] = "hazardous", Lodor = "cultural", Arnor = "industrial",
  Velnor = "industrial" }
local systems = { Arnor = "Arnor and Lor", Velnor = "Lisis and Velnor" }

-- Sol lands on a planet that nobody has: the next card of its deck is this one.
local function landing(t, planet, card, position, more)
  local system = systems[planet] or planet
  local all = { units = { { ["space of " .. system] = { carrier = 1, infantry = 3 }, Jord = { space_dock = 1 } } } }
  if card then all[decks[planet]] = { card } end
  for key, value in pairs(position or {}) do all[key] = value end
  local g = imperium.acting(t, all, more)
  g:choose("activate " .. system)
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  return g:choose("land 1 infantry on " .. planet):choose("land no more")
end

-- Sol has a ship and Dark Energy Tap in a system with a frontier token and activates it.
local frontier = "Deep Space 46"
local function tapped(t, card, position, more)
  local all = { units = { { [frontier] = { cruiser = 1 }, Jord = { space_dock = 1, infantry = 1 } } },
    technologies = { { "Dark Energy Tap" } }, frontier = card and { card } or nil }
  for key, value in pairs(position or {}) do all[key] = value end
  local g = imperium.acting(t, all, more)
  g:choose("activate " .. frontier)
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  return g
end

local function goods(g) return g:see("seat.0.trade goods") end
local function commodities(g) return g:see("seat.0.commodities") end
local function value(g, planet, stat) return g:explain("planet:" .. planet .. ":" .. stat).total end

rule({ "35.1", "35.2", "35.8", "12.0", "12.3", "35.7", "35.0" }, "a planet that nobody had is explored: the card of its trait's deck is attached", function(t)
  local g = landing(t, "Atlas", "Rich World")
  t:ok(g:log_has("Player 1 explores Atlas: Rich World"))
  t:ok(g:log_has("Rich World is attached to Atlas"))
  t:how(g, "planet:Atlas:resources", { { 3, "printed" }, { 1, "Rich World" } })
end)

test("a planet that somebody had is not", function(t)
  local g = landing(t, "Atlas", "Rich World", { planets = { {}, { "Atlas" } } })
  t:ok(g:log_has("Player 1 controls Atlas"))
  t:ok(not g:log_has("explores"))
end)

rule({ "35.2b" }, "a planet without a trait cannot be explored", function(t)
  local g = imperium.acting(t, { custodians = 0, units = { { ["space of Mecatol Rex"] = { carrier = 1, infantry = 1 }, Jord = { space_dock = 1 } } } })
  g:choose("activate Mecatol Rex"):choose("land 1 infantry")
  t:ok(g:log_has("Player 1 controls Mecatol Rex"))
  t:ok(not g:log_has("explores"))
end)

rule({ "35.2c" }, "of several traits the player chooses the deck", function(t)
  local g = landing(t, "Atlas", nil, { attached = { Atlas = "Terraform" }, cultural = { "Paradise World" } })
  t:offered(g, "the industrial deck")
  g:choose("the cultural deck")
  t:ok(g:log_has("Player 1 explores Atlas: Paradise World"))
end)

rule({ "12.2", "12.2+1" }, "an attachment stays with its planet when that changes hands", function(t)
  local g = imperium.acting(t, { attached = { Atlas = "Dyson Sphere" }, planets = { {}, { "Atlas" } } })
  t:eq({ value(g, "Atlas", "resources"), value(g, "Atlas", "influence") }, { 5, 2 })
  g:arrange{ planets = { { "Atlas" } } }
  t:eq({ value(g, "Atlas", "resources"), value(g, "Atlas", "influence") }, { 5, 2 })
end)

-- Attachments that change values: how much, and not where they are not.
local attachments = { ["Dyson Sphere"] = { 2, 1 }, ["Paradise World"] = { 0, 2 }, ["Tomb of Emphidia"] = { 0, 1 },
  ["Lazax Survivors"] = { 1, 2 }, ["Mining World"] = { 2, 0 }, ["Rich World"] = { 1, 0 } }
for title, more in pairs(attachments) do
  local planet = (title == "Dyson Sphere" or title == "Paradise World" or title == "Tomb of Emphidia") and "Lodor" or "Atlas"
  card(title, "raises the values of the planet on which it is found, and of no other", function(t)
    local g = landing(t, planet, title, { planets = { { "Quann" } } })
    t:eq({ value(g, planet, "resources"), value(g, planet, "influence") }, { 3 + more[1], 1 + more[2] })
    t:eq({ value(g, "Quann", "resources"), value(g, "Quann", "influence") }, { 2, 1 })
  end)
end

local facilities = { ["Warfare Research Facility"] = { "Atlas", "Mehar Xull" }, ["Biotic Research Facility"] = { "Arnor", "Velnor" },
  ["Cybernetic Research Facility"] = { "Arnor", "Velnor" }, ["Propulsion Research Facility"] = { "Arnor", "Velnor" } }
for title, planets in pairs(facilities) do
  card(title, "gives a planet without a specialty one and no more", function(t)
    local g = landing(t, planets[1], title)
    local printed = planets[1] == "Atlas" and { 3, 1 } or { 2, 1 }
    t:eq({ value(g, planets[1], "resources"), value(g, planets[1], "influence") }, printed)
  end)
  card(title, "gives a planet with a specialty resources and influence", function(t)
    local g = landing(t, planets[2], title)
    local printed = planets[2] == "Velnor" and { 3, 2 } or { 2, 4 }
    t:eq({ value(g, planets[2], "resources"), value(g, planets[2], "influence") }, printed)
  end)
end

card("Propulsion Research Facility", "its specialty counts for research", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Technology", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:arrange{ planets = { { "Arnor" } } }
  g:choose("use Technology")
  t:not_offered(g, "research Fleet Logistics")
  local h = imperium.begun(t)
  imperium.pick(h, { { "Technology", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  h:arrange{ planets = { { "Arnor" } }, attached = { Arnor = "Propulsion Research Facility" } }
  h:choose("use Technology")
  t:offered(h, "research Fleet Logistics (1 prerequisite missing)")
end)

for _, title in ipairs{ "Cultural", "Hazardous", "Industrial" } do
  local card_name = title .. " Relic Fragment"
  local planet = ({ Cultural = "Lodor", Hazardous = "Atlas", Industrial = "Arnor" })[title]
  rule({ "35.9" }, card_name .. " stays before whoever found it", function(t)
    local g = landing(t, planet, card_name)
    t:eq(g:see(card_name .. ".zone"), "area.0")
  end)
  card(card_name, "three of them are purged for a relic, not two", function(t)
    local g = imperium.acting(t, { area = { { card_name, card_name, card_name } }, relics = { "The Obsidian" } })
    g:choose("use " .. card_name)
    for _ = 1, 3 do g:choose("purge " .. card_name) end
    t:ok(g:log_has("Player 1 gains the relic The Obsidian"))
    local h = imperium.acting(t, { area = { { card_name, card_name, "Enigmatic Device" } } })
    t:refused(h, { "use " .. card_name }, "1.11a")
  end)
end

card("Unknown Relic Fragment", "counts as any type, and is not used up unless its owner says so", function(t)
  local g = imperium.acting(t, { area = { { "Cultural Relic Fragment", "Unknown Relic Fragment", "Unknown Relic Fragment" } } })
  g:choose("use Cultural Relic Fragment"):choose("purge Cultural Relic Fragment")
  g:choose("purge Unknown Relic Fragment"):choose("purge Unknown Relic Fragment")
  t:ok(g:log_has("Player 1 gains the relic"))
  local i = imperium.acting(t, { area = { { "Unknown Relic Fragment", "Unknown Relic Fragment", "Unknown Relic Fragment" } } })
  t:not_offered(i, "Relic Fragment")
  local h = imperium.acting(t, { area = { { "Cultural Relic Fragment", "Hazardous Relic Fragment", "Unknown Relic Fragment" } } })
  t:refused(h, { "use Cultural Relic Fragment" }, "1.11a")
  t:refused(h, { "use Hazardous Relic Fragment" }, "1.11a")
end)

rule({ "73.1", "73.2", "35.9a", "35.9b", "73.3", "70.0", "70.1", "70.2" }, "fragments are purged for the top relic, which lies before its owner", function(t)
  local g = imperium.acting(t, { area = { { "Cultural Relic Fragment", "Cultural Relic Fragment", "Cultural Relic Fragment" } },
    relics = { "Dominus Orb" } })
  g:choose("use Cultural Relic Fragment")
  for _ = 1, 3 do g:choose("purge Cultural Relic Fragment") end
  t:eq(g:see("Dominus Orb.zone"), "area.0")
  t:eq(g:see("Cultural Relic Fragment.zone"), nil)
end)

rule({ "35.4", "35.5", "35.6", "38.0" }, "with Dark Energy Tap a frontier token is explored and goes back", function(t)
  local g = tapped(t, "Lost Crew")
  t:ok(g:log_has("Player 1 explores the frontier of " .. frontier .. ": Lost Crew"))
  local found
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.type == "tile" and (piece.title or piece.name) == frontier then found = piece.frontier end
  end
  t:ok(not found)
end)

test("without Dark Energy Tap, or without a ship there, a frontier token is not explored", function(t)
  local g = tapped(t, "Lost Crew", { technologies = {} })
  t:ok(not g:log_has("explores"))
end)

rule({ "35.7+1", "35.7a" }, "a card that is resolved goes to its pile, of which an empty deck is made anew", function(t)
  local g = tapped(t, "Lost Crew", { empty_frontier = true })
  t:ok(g:log_has("Player 1 explores the frontier of " .. frontier .. ": Lost Crew"))
  g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == 1 end)
  g:arrange{ units = { {}, { ["Deep Space 48"] = { cruiser = 1 }, ["Arc Prime"] = { space_dock = 1, infantry = 1 } } },
    technologies = { {}, { "Dark Energy Tap" } } }
  g:choose("activate Deep Space 48")
  g:pass_until(function() return g:log_has("Player 2 explores") end)
  t:ok(g:log_has("Player 2 explores the frontier of Deep Space 48: Lost Crew"))
end)

card("Lost Crew", "two action cards, none for others", function(t)
  local g = tapped(t, "Lost Crew")
  t:eq({ g:see("hand.count"), g:see("seat.1.hand.count") }, { 2, 0 })
end)
card("Derelict Vessel", "a secret objective, none for others", function(t)
  local g = tapped(t, "Derelict Vessel")
  t:ok(g:log_has("Player 1 draws"))
  t:eq({ g:see("secrets.count"), g:see("seat.1.secrets.count") }, { 1, 0 })
end)
card("Gamma Relay", "a gamma wormhole token, and the card is not kept", function(t)
  local g = tapped(t, "Gamma Relay")
  t:ok(g:log_has("There is a gamma wormhole in " .. frontier))
  t:eq(g:see("Gamma Relay.zone"), nil)
end)
rule({ "101.3a", "101.4+1" }, "two gamma wormholes are adjacent", function(t)
  local g = tapped(t, "Gamma Relay", { gamma = { "Atlas" }, units = { { [frontier] = { cruiser = 1 }, Jord = { space_dock = 1 } },
    { Atlas = { destroyer = 1 }, ["Arc Prime"] = { space_dock = 1 } } } })
  g:pass_until(function() return g:ask().seat == 1 and g:ask().rule == "3.1" end)
  g:choose("activate " .. frontier)
  t:offered(g, "move 1 destroyer from Atlas")
end)
card("Gamma Wormhole", "the same on a planet, and nothing is attached", function(t)
  local g = landing(t, "Lodor", "Gamma Wormhole")
  t:ok(g:log_has("There is a gamma wormhole in Lodor"))
  t:eq(g:see("Gamma Wormhole.zone"), nil)
end)
card("Ion Storm", "a wormhole on the side its finder chooses", function(t)
  local g = tapped(t, "Ion Storm")
  g:choose("the side with the beta wormhole")
  t:ok(g:log_has("There is a beta wormhole in " .. frontier))
  t:ok(not g:log_has("There is an alpha wormhole"))
end)
card("Mirage", "a planet appears, not exhausted, with its card", function(t)
  local g = tapped(t, "Mirage")
  t:ok(g:log_has("The Mirage appears in " .. frontier))
  t:eq(g:see("Mirage Flight Academy.zone"), "area.0")
  t:eq({ value(g, "Mirage", "resources"), value(g, "Mirage", "influence") }, { 1, 2 })
  t:eq({ #g:view(0).seats[1].planets, g:view(0).seats[1].exhausted }, { 2, nil })
end)

card("Merchant Station", "commodities replenished", function(t)
  local g = tapped(t, "Merchant Station", { commodities = { 1 } })
  g:choose("do it"):choose("Replenish")
  t:eq(commodities(g), 4)
end)
card("Merchant Station", "or all of them turned into trade goods, or nothing", function(t)
  local g = tapped(t, "Merchant Station", { commodities = { 3 } })
  g:choose("do it"):choose("Turn all")
  t:eq({ commodities(g), goods(g) }, { 0, 3 })
  local h = tapped(t, "Merchant Station", { commodities = { 3 } }):pass()
  t:eq({ commodities(h), goods(h) }, { 3, 0 })
end)
rule({ "21.5c", "21.5a" }, "turning commodities into trade goods is not gaining them", function(t)
  local g = tapped(t, "Merchant Station", { commodities = { 3 } })
  g:choose("do it"):choose("Turn all")
  t:ok(g:log_has("Player 1 turns 3 commodities into trade goods"))
  t:ok(not g:log_has("gets 3 trade goods"))
end)
card("Abandoned Warehouses", "two commodities", function(t)
  local g = landing(t, "Arnor", "Abandoned Warehouses", { commodities = { 1 } })
  g:choose("do it"):choose("Gain 2")
  t:eq(commodities(g), 3)
end)
card("Abandoned Warehouses", "or at most two turned, or nothing", function(t)
  local g = landing(t, "Arnor", "Abandoned Warehouses", { commodities = { 3 } })
  g:choose("do it"):choose("Turn 2")
  t:eq({ commodities(g), goods(g) }, { 1, 2 })
  local h = landing(t, "Arnor", "Abandoned Warehouses", { commodities = { 3 } }):pass()
  t:eq({ commodities(h), goods(h) }, { 3, 0 })
end)
card("Functioning Base", "a commodity, never beyond the value", function(t)
  local g = landing(t, "Arnor", "Functioning Base", { commodities = { 2 } })
  g:choose("do it"):choose("Gain 1")
  t:eq(commodities(g), 3)
end)
card("Functioning Base", "or an action card for a trade good or a commodity; not for nothing", function(t)
  local g = landing(t, "Arnor", "Functioning Base", { commodities = { 1 }, goods = { 1 } })
  g:choose("do it"):choose("Spend 1"):choose("spend a trade good")
  t:eq({ commodities(g), goods(g), g:see("hand.count") }, { 1, 0, 1 })
  local h = landing(t, "Arnor", "Functioning Base")
  h:choose("do it")
  t:not_offered(h, "Spend 1")
end)
card("Enigmatic Device", "kept, and purged for six resources to research", function(t)
  local g = tapped(t, "Enigmatic Device")
  t:eq(g:see("Enigmatic Device.zone"), "area.0")
  local h = imperium.acting(t, { area = { { "Enigmatic Device" } }, goods = { 6 }, exhausted = { "Jord" } })
  h:choose("use Enigmatic Device")
  h:pass_until(function() return h:has("research") end)
  h:choose("research Sarween Tools")
  t:eq({ goods(h), h:see("Enigmatic Device.zone") }, { 0, nil })
end)
card("Enigmatic Device", "not without the resources", function(t)
  local g = imperium.acting(t, { area = { { "Enigmatic Device" } }, goods = { 5 }, exhausted = { "Jord" } })
  t:refused(g, { "use Enigmatic Device" }, "22.3")
end)

local codex = { codex = "on" }
for title, more in pairs{ ["Entropic Field"] = 2, ["Major Entropic Field"] = 3, ["Minor Entropic Field"] = 1 } do
  card(title, "trade goods and a command token, nothing for others", function(t)
    local g = tapped(t, title, nil, codex)
    t:eq({ goods(g), g:see("seat.1.trade goods") }, { more, 0 })
    t:ok(g:log_has("Player 1 gains 1 command token"))
  end)
end
card("Keleres Ship", "two command tokens, no trade goods", function(t)
  local g = tapped(t, "Keleres Ship", nil, codex)
  t:ok(g:log_has("Player 1 gains 2 command tokens"))
  t:eq(goods(g), 0)
end)
card("Dead World", "a relic, none for others", function(t)
  local g = tapped(t, "Dead World", { relics = { "The Obsidian" } }, codex)
  t:ok(not g:log_has("Player 2 gains the relic"))
  t:eq(g:see("The Obsidian.zone"), "area.0")
end)
local function count(g, planet, unit)
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.type == unit and piece.on == planet then
      for _, token in ipairs(piece.tokens) do
        if token.id == "count" then return token.value end
      end
    end
  end
end
local function is_ready(g, planet)
  for _, name in ipairs(g:view(0).seats[1].exhausted or {}) do
    if name == planet then return false end
  end
  return true
end
card("Mercenary Outfit", "an infantry on the planet, or none", function(t)
  local g = landing(t, "Lodor", "Mercenary Outfit")
  t:eq(g:ask().prompt, "Mercenary Outfit: Put 1 infantry there?")
  g:choose("do it")
  t:eq(count(g, "Lodor", "infantry"), 2)
  local h = landing(t, "Lodor", "Mercenary Outfit"):choose("do not")
  t:eq(count(h, "Lodor", "infantry"), 1)
end)
for title, got in pairs{ ["Core Mine"] = function(g) return goods(g) == 1 end,
    ["Expedition"] = function(g) return is_ready(g, "Atlas") end,
    ["Volatile Fuel Source"] = function(g) return g:log_has("Player 1 gains 1 command token") end } do
  card(title, "for an infantry that is removed", function(t)
    local g = landing(t, "Atlas", title):choose("do it")
    t:eq(count(g, "Atlas", "infantry"), nil)
    t:ok(got(g))
  end)
  card(title, "nothing without it", function(t)
    local g = landing(t, "Atlas", title):choose("do not")
    t:eq({ count(g, "Atlas", "infantry"), goods(g) }, { 1, 0 })
    t:ok(not g:log_has("gains 1 command token"))
    t:ok(not is_ready(g, "Atlas"))
  end)
end
card("Local Fabricators", "a mech for a trade good, not for nothing", function(t)
  local g = landing(t, "Arnor", "Local Fabricators", { goods = { 1 } })
  g:choose("do it"):choose("Spend 1 for a mech")
  t:eq({ count(g, "Arnor", "mech"), goods(g) }, { 1, 0 })
  local h = landing(t, "Arnor", "Local Fabricators"):choose("do it")
  t:not_offered(h, "Spend 1")
end)
card("Demilitarized Zone (exploration)", "ground forces go into space, and none lands there any more", function(t)
  local g = landing(t, "Lodor", "Demilitarized Zone")
  t:eq(count(g, "Lodor", "infantry"), nil)
  t:ok(g:log_has("Demilitarized Zone is attached to Lodor"))
  local told
  for _, piece in ipairs(g:view(0).boards[1].pieces) do told = piece.attachments or told end
  t:eq(told, { "Lodor: Demilitarized Zone" })
  local h = imperium.acting(t, { attached = { Lodor = "Demilitarized Zone" }, units = { { ["space of Lodor"] = { carrier = 1, infantry = 1 }, Jord = { space_dock = 1 } } } })
  h:choose("activate Lodor")
  h:pass_until(function() return h:has("land 1 infantry on Lodor") or h:ask().seat ~= 0 end)
  t:not_offered(h, "land 1 infantry on Lodor")
end)
card("Demilitarized Zone (exploration)", "no structure is built there, on other planets it is", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Construction", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:arrange{ attached = { Lodor = "Demilitarized Zone" }, planets = { { "Lodor", "Atlas" } } }
  g:choose("use Construction")
  t:refused(g, { "a PDS on Lodor" }, "1.6")
  t:offered(g, "a PDS on Atlas")
end)
