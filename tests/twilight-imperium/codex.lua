-- What the Codex printed anew: technologies, notes, secret objectives and a mech, each as it is with the
-- table's option and as the boxes print it. Leaders stand in codex_leaders.lua.
local imperium = require "lib.imperium"
local codex = require "lib.codex"
local until_offered, until_told, turn_of = codex.until_offered, codex.until_told, codex.turn_of

local ours = { "Sol", "Letnev", "Hacan" }

-- ---- Which printing holds

test("a seat reads on its cards what is in force at its table", function(t)
  local on = codex.acting(t, "on", { "Yin", "Winnu", "Naalu" }, { notes = { { "Acquiescence" } } })
  local off = codex.acting(t, "off", { "Yin", "Winnu", "Naalu" }, { notes = { { "Acquiescence" } } })
  for title, words in pairs{ ["Acquiescence"] = { "secondary ability", "Swap" }, ["Brother Milor"] = { "ground force", "2 fighters" },
      ["Yin Spinner"] = { "anywhere", "one of your planets there" } } do
    t:ok(codex.text(on, 0, title):find(words[1], 1, true), title)
    t:ok(codex.text(off, 0, title):find(words[2], 1, true), title)
  end
  t:eq(codex.text(on, 0, "Impulse Core"), codex.text(off, 0, "Impulse Core"))
end)

test("nothing is printed anew unless it is wanted, and with the base game alone its own cards are", function(t)
  local seats = { { faction = "Sol" }, { faction = "Letnev" }, { faction = "Hacan" } }
  for option, words in pairs{ on = "count twice", off = "are destroyed" } do
    local g = imperium.begun(t, { seats = seats, codex = option, expansion = "off" })
    t:ok(codex.text(g, 0, "X-89 Bacterial Weapon"):find(words, 1, true))
  end
  t:ok(codex.text(imperium.begun(t), 0, "X-89 Bacterial Weapon"):find("are destroyed", 1, true))
end)

test("who researches is offered each technology once, and owns what it says", function(t)
  for _, option in ipairs{ "on", "off" } do
    local g = codex.acting(t, option, { "Sol", "Letnev", "Hacan" }, { technologies = { { "Plasma Scoring" } }, exhausted = {} })
    turn_of(g:choose("activate Atlas"), 1)
    g:choose("use Technology")
    local n = 0
    for _, words in ipairs(g:options()) do if words:find("research Magen Defense Grid", 1, true) then n = n + 1 end end
    t:eq(n, 1)
    g:choose("research Magen Defense Grid")
    t:ok(g:log_has("Player 2 gains Magen Defense Grid"))
    local found = 0
    for _, zone in ipairs(g:view(1).zones) do
      for _, card in ipairs(zone.id == "technology-deck.1" and zone.cards or {}) do found = found + (card.title == "Magen Defense Grid" and 1 or 0) end
    end
    t:eq(found, 0)
  end
end)

rule({ "21.2", "card:Dynamis Core" }, "commodities beyond the value go with the Dynamis Core, none before", function(t)
  local g = codex.acting(t, "on", ours, { own_relics = { { "Dynamis Core" } }, commodities = { 6 } })
  t:eq(g:see("seat.0.commodities"), 6)
  g:choose("use Dynamis Core")
  t:eq(g:see("seat.0.trade goods"), 6)
  t:eq(g:see("seat.0.commodities"), 4)
end)

-- ---- Technologies

-- Seat 0 bombards Atlas with a dreadnought and, if it has some, lands there.
local function bombards(t, option, technologies, infantry, more)
  local position = { units = { { ["space of Atlas"] = { dreadnought = 1, carrier = 1, infantry = 1 } }, { Atlas = { infantry = infantry } } },
    planets = { {}, { "Atlas" } }, technologies = { technologies }, exhausted = {} }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = codex.acting(t, option, ours, position):choose("activate Atlas")
  until_offered(g, "dreadnought bombards Atlas"):choose("dreadnought bombards Atlas")
  return g
end

-- Is the only planet of a system exhausted?
local function spent(g, system)
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.title == system and piece.spent then return piece.spent[1] end
  end
end

card("X-89 Bacterial Weapon (codex)", "a hit of bombardment counts twice, and the planet is exhausted", function(t)
  local g = bombards(t, "on", { "X-89 Bacterial Weapon" }, 3)
  g:force{ "10" }
  until_told(g, "Player 2 loses 2 infantry")
  t:ok(g:log_has("Player 1 scores 2 hits"))
  t:eq(imperium.units(g, 1, "Atlas"), { infantry = 1 })
  t:eq(spent(g, "Atlas"), 1)
  g = bombards(t, "on", {}, 3)
  g:force{ "10" }
  until_told(g, "Player 2 loses 1 infantry")
  t:eq(spent(g, "Atlas"), 0)
end)

card("X-89 Bacterial Weapon (codex)", "so does one in ground combat, but none in space", function(t)
  local g = bombards(t, "on", { "X-89 Bacterial Weapon" }, 2)
  g:force{ "1" }
  until_offered(g, "land 1 infantry on Atlas"):force{ "10", "1", "1" }
  g:choose("land 1 infantry on Atlas")
  t:ok(until_told(g, "Player 2 loses 2 infantry"):log_has("Player 2 loses 2 infantry"))
  g = codex.acting(t, "on", ours, { units = { { Atlas = { cruiser = 1 } }, { Atlas = { cruiser = 2 } } }, technologies = { { "X-89 Bacterial Weapon" } } })
  g:choose("activate Atlas"):force{ "10", "1", "1" }
  t:ok(until_told(g, "Player 1 scores 1 hit"):log_has("Player 1 scores 1 hit"))
end)

card("X-89 Bacterial Weapon (codex)", "it is no action any more", function(t)
  local position = { units = { { Atlas = { dreadnought = 1 } }, { Atlas = { infantry = 3 } } }, planets = { {}, { "Atlas" } }, technologies = { { "X-89 Bacterial Weapon" } } }
  t:not_offered(codex.acting(t, "on", ours, position), "use X-89 Bacterial Weapon")
  t:offered(codex.acting(t, "off", ours, position), "use X-89 Bacterial Weapon")
end)

card("X-89 Bacterial Weapon", "as the box prints it no hit counts twice", function(t)
  local g = bombards(t, "off", { "X-89 Bacterial Weapon" }, 3)
  g:force{ "10" }
  t:ok(until_told(g, "Player 2 loses"):log_has("Player 2 loses 1 infantry"))
  t:eq(imperium.units(g, 1, "Atlas"), { infantry = 2 })
end)

-- Seat 0 lands so many infantry on Atlas, where seat 1 has these units and Magen Defense Grid.
local function against_grid(t, option, units, n)
  local g = codex.acting(t, option, ours, { planets = { {}, { "Atlas" } }, technologies = { {}, { "Magen Defense Grid" } },
    units = { { ["space of Atlas"] = { carrier = 1, infantry = n } }, { Atlas = units } } })
  g:choose("activate Atlas")
  local words = "land " .. n .. " infantry on Atlas"
  until_offered(g, words)
  return g, words
end

card("Magen Defense Grid (codex)", "infantry comes to each structure in a system that anybody activates", function(t)
  local g = against_grid(t, "on", { infantry = 1, pds = 2 }, 2)
  t:eq(imperium.units(g, 1, "Atlas"), { infantry = 3, pds = 2 })
  g = codex.acting(t, "on", ours, { planets = { { "Atlas" } }, technologies = { { "Magen Defense Grid" } }, units = { { Atlas = { pds = 1 } } } })
  g:choose("activate Atlas")
  t:ok(until_told(g, "Player 1 places 1 infantry"):log_has("Player 1 places 1 infantry: Atlas"))
end)

card("Magen Defense Grid (codex)", "a ground combat begins with a hit where a structure is", function(t)
  local g, words = against_grid(t, "on", { infantry = 1, pds = 1 }, 3)
  g:choose(words)
  g:pass_until(function() return g:log_has("Player 1 loses 1 infantry") or g:log_has("in ground combat") end)
  t:ok(g:log_has("Player 1 loses 1 infantry"))
  t:ok(not g:log_has("in ground combat"))
end)

card("Magen Defense Grid (codex)", "not without a structure, nor is it answered with", function(t)
  local g, words = against_grid(t, "on", { infantry = 1 }, 1)
  t:eq(imperium.units(g, 1, "Atlas"), { infantry = 1 })
  g:choose(words)
  t:not_offered(g, "answer with Magen Defense Grid")
  imperium.quiet(g)
  t:ok(g:log_has("Player 1 rolls 1 die in ground combat"))
end)

card("Magen Defense Grid", "as the box prints it nothing comes and nothing is hit", function(t)
  local g, words = against_grid(t, "off", { infantry = 1, pds = 1 }, 2)
  t:eq(imperium.units(g, 1, "Atlas"), { infantry = 1, pds = 1 })
  g:choose(words)
  until_offered(g, "answer with Magen Defense Grid"):choose("answer with Magen Defense Grid")
  t:ok(not g:log_has("Player 1 rolls 2 dice"))
end)

local function generator(t, option, more)
  local position = { technologies = { { "Wormhole Generator" } }, planets = { { "Atlas" } } }
  for key, value in pairs(more or {}) do position[key] = value end
  return codex.acting(t, option, { "Creuss", "Winnu", "Mentak" }, position)
end

card("Wormhole Generator (codex)", "it is an action, and exhausted", function(t)
  local g = generator(t, "on")
  g:choose("use Wormhole Generator"):choose("Where you hold a planet"):choose("Atlas"):choose("alpha")
  t:ok(g:log_has("There is an alpha wormhole in Atlas") or g:log_has("alpha wormhole in Atlas"))
  t:not_offered(turn_of(g, 0), "use Wormhole Generator")
end)

card("Wormhole Generator (codex)", "not in the status phase, nor where others have ships", function(t)
  local g = generator(t, "on", { planets = {}, units = { {}, { ["space of Atlas"] = { cruiser = 1 } } } })
  g:choose("use Wormhole Generator"):choose("Where nobody else has ships")
  t:not_offered(g, "Atlas")
  t:not_offered(until_offered(generator(t, "on"), "answer with Wormhole Generator"), "answer with Wormhole Generator")
end)

card("Wormhole Generator", "as the box prints it no action", function(t)
  t:not_offered(generator(t, "off"), "use Wormhole Generator")
end)

-- Six players; south of Mecatol Rex lies a supernova.
local function near_supernova(t, option, position)
  local map = "26 61 64 80 62 63 71 45 69 41 65 68 72 79 66 59 75 67 0 73 40 0 74 46 0 37 49 0 60 77 0 76 47 0 70 78"
  local seats = {}
  for i, name in ipairs{ "Muaat", "Letnev", "Hacan", "Mentak", "Xxcha", "Winnu" } do seats[i] = { faction = name } end
  local g = t:table{ game = "twilight-imperium", map = map, speaker = 0, seats = seats, codex = option }
  g:go("84")
  for _, card in ipairs{ "Leadership", "Diplomacy", "Politics", "Construction", "Trade", "Warfare" } do g:choose("take " .. card) end
  local all = { no_secrets = true, agents_spent = { true, true, true, true, true, true } }
  for key, value in pairs(position) do all[key] = value end
  g:arrange(all)
  return imperium.quiet(g)
end

card("Magmus Reactor (codex)", "five units are produced in a supernova with units of theirs", function(t)
  local g = near_supernova(t, "on", { technologies = { { "Magmus Reactor" } }, goods = { 20 }, fleet = { 9 }, units = { { ["Supernova 80"] = { cruiser = 1 } } } })
  g:choose("activate Supernova 80")
  until_offered(g, "1 destroyer in space")
  for _ = 1, 5 do g:choose("1 destroyer in space") end
  t:ok(until_told(g, "produces 5 destroyers"):log_has("Player 1 produces 5 destroyers"))
  g:pass_until(function() return g:ask().rule == "3.1" end)
  t:ok(not g:log_has("Magmus Reactor takes effect"))
end)

card("Magmus Reactor (codex)", "not without units there, not for others, and no trade good comes of a war sun", function(t)
  local g = near_supernova(t, "on", { technologies = { { "Magmus Reactor" } }, goods = { 20 }, units = { { ["Mecatol Rex"] = { cruiser = 1 } } } })
  g:choose("activate Supernova 80")
  g:pass_until(function() return g:has("1 destroyer in space") or g:ask().rule == "3.1" and g:ask().seat == 1 end)
  t:not_offered(g, "1 destroyer in space")
  g = near_supernova(t, "on", { technologies = { {}, { "Plasma Scoring" } }, goods = { 20, 20 }, units = { { ["Supernova 80"] = { cruiser = 1 } } } })
  g:choose("activate Supernova 80")
  g:pass_until(function() return g:has("1 destroyer in space") or g:ask().rule == "3.1" and g:ask().seat == 1 end)
  t:not_offered(g, "1 destroyer in space")
end)

card("Magmus Reactor", "as the box prints it nothing is produced in a supernova", function(t)
  local g = near_supernova(t, "off", { technologies = { { "Magmus Reactor" } }, goods = { 20 }, units = { { ["Supernova 80"] = { cruiser = 1 } } } })
  g:choose("activate Supernova 80")
  g:pass_until(function() return g:has("1 destroyer in space") or g:ask().rule == "3.1" and g:ask().seat == 1 end)
  t:not_offered(g, "1 destroyer in space")
end)

-- Yin builds an infantry at home; a cruiser of theirs is at Atlas.
local function spins(t, option, more)
  local position = { technologies = { { "Yin Spinner" } }, goods = { 5 }, planets = { { "Darien", "Lodor" } },
    units = { { Darien = { space_dock = 1, infantry = 1 }, ["space of Atlas"] = { carrier = 1 } } } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = codex.acting(t, option, { "Yin", "Winnu", "Hacan" }, position)
  g:choose("activate Darien")
  until_offered(g, "1 infantry on Darien"):choose("1 infantry on Darien"):choose("that is all that is built")
  return until_offered(g, "answer with Yin Spinner")
end

card("Yin Spinner (codex)", "two infantry on a planet far away, or in space with ships", function(t)
  local g = spins(t, "on")
  g:choose("answer with Yin Spinner"):choose("2 on a planet"):choose("Lodor")
  t:eq(imperium.units(g, 0, "Lodor"), { infantry = 2 })
  g = spins(t, "on")
  g:choose("answer with Yin Spinner"):choose("2 in space")
  if g:has("Atlas") then g:choose("Atlas") end
  t:eq(imperium.units(g, 0, "Atlas"), { carrier = 1, infantry = 2 })
end)

card("Yin Spinner (codex)", "also for what an effect lets them produce, but not for others", function(t)
  local position = { technologies = { { "Yin Spinner", "Sling Relay" } }, goods = { 5 }, units = { { Darien = { space_dock = 1, infantry = 1 } } } }
  for option, spun in pairs{ on = true, off = false } do
    local g = codex.acting(t, option, { "Yin", "Winnu", "Hacan" }, position)
    g:choose("use Sling Relay")
    if g:has("Darien") then g:choose("Darien") end
    g:choose("1 destroyer in space")
    if g:has("that is all that is built") then g:choose("that is all that is built") end
    g:pass_until(function() return g:has("answer with Yin Spinner") or g:ask().rule == "3.1" and g:ask().seat == 1 end)
    t:eq(g:has("answer with Yin Spinner"), spun)
  end
  local g = codex.acting(t, "on", { "Winnu", "Yin", "Hacan" }, { technologies = { {}, { "Yin Spinner" } }, goods = { 5 } })
  g:choose("activate Winnu")
  until_offered(g, "1 infantry on Winnu"):choose("1 infantry on Winnu"):choose("that is all that is built")
  t:not_offered(g, "answer with Yin Spinner")
end)

card("Yin Spinner", "as the box prints it one, not elsewhere", function(t)
  local g = spins(t, "off")
  g:choose("answer with Yin Spinner")
  until_told(g, "places 1 infantry: Darien")
  t:eq(imperium.units(g, 0, "Darien").infantry, 3)
  t:eq(imperium.units(g, 0, "Lodor"), {})
end)

-- ---- Promissory notes

-- Seat 0 has a cruiser somewhere and a note of Arborec, seat 1, which moves to Atlas.
local function enters(t, option, holder)
  local g = codex.acting(t, option, { "Saar", "Arborec", "Mentak" }, { notes = { { "Stymie" } },
    units = { { ["space of " .. holder] = { cruiser = 1 } }, { ["space of Quann"] = { cruiser = 2 } } } })
  turn_of(g:choose("activate Mehar Xull"), 1)
  imperium.quiet(g:choose("activate Atlas")):choose("move 1 cruiser"):choose("that is all that moves")
  return g:pass_until(function() return g:has("answer with Stymie") or g:log_has("fight a space combat") or g:ask().rule == "3.1" and g:ask().seat == 2 end)
end

card("Stymie (codex)", "a token of who comes with ships goes where its holder says; then it goes back", function(t)
  local g = enters(t, "on", "Atlas")
  t:eq(g:ask().seat, 0)
  g:choose("answer with Stymie")
  t:not_offered(g, "Nestphar")
  g:choose("Mehar Xull")
  t:ok(g:log_has("Player 2 places a command token in Mehar Xull"))
  t:eq(imperium.notes(g, 1)["Stymie"], 1)
end)

card("Stymie (codex)", "not when they go where its holder has no units", function(t)
  t:not_offered(enters(t, "on", "Lodor"), "answer with Stymie")
end)

card("Stymie (codex)", "it is not laid open by an action", function(t)
  t:not_offered(codex.acting(t, "on", { "Saar", "Arborec", "Mentak" }, { notes = { { "Stymie" } } }), "use Stymie")
  t:offered(codex.acting(t, "off", { "Saar", "Arborec", "Mentak" }, { notes = { { "Stymie" } } }), "use Stymie")
  t:not_offered(enters(t, "off", "Atlas"), "answer with Stymie")
end)

-- A cruiser of seat 0 against one of seat 1; seat 0 has a note of Letnev, seat 2.
local function funded(t, option, notes)
  return codex.acting(t, option, { "Sol", "Winnu", "Letnev" }, { notes = notes, goods = { 0, 0, 3 },
    units = { { ["space of Atlas"] = { cruiser = 1, destroyer = 1 } }, { ["space of Atlas"] = { cruiser = 1 } } } }):choose("activate Atlas")
end

card("War Funding (codex)", "after both have rolled the opponent rolls all anew, and its holder what he likes", function(t)
  local g = funded(t, "on", { { "War Funding" } })
  g:force{ "1", "1", "1", "1", "10" } -- barrage of the destroyer, then the round
  until_offered(g, "answer with War Funding")
  t:ok(g:log_has("Player 2 scores 1 hit"))
  g:force{ "1" }
  g:choose("answer with War Funding"):choose("do it")
  t:eq(g:ask().rule, "74.2")
  g:force{ "10" }
  g:choose(g:options(0)[1])
  g:choose("reroll 1 die")
  until_told(g, "Player 2 loses 1 cruiser")
  t:ok(g:log_has("Player 2 loses 1 cruiser"))
  t:ok(not g:log_has("Player 1 loses"))
  t:eq(g:see("seat.2.trade goods"), 3)
  t:eq(imperium.notes(g, 2)["War Funding"], 1)
end)

card("War Funding (codex)", "not before the dice lie there, not on a planet, not by who does not fight", function(t)
  local g = funded(t, "on", { { "War Funding" } })
  g:pass_until(function() return g:has("answer with War Funding") or g:log_has("Player 2 rolls") end)
  t:ok(g:log_has("Player 2 rolls"))
  g = funded(t, "on", { {}, {}, {} })
  t:not_offered(g:pass_until(function() return g:has("answer with War Funding") or g:log_has("loses") or g:see("round") == 2 end), "answer with War Funding")
  g = codex.acting(t, "on", { "Sol", "Winnu", "Letnev" }, { notes = { { "War Funding" } }, planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 } }, { Atlas = { infantry = 1 } } } })
  g:choose("activate Atlas")
  until_offered(g, "land 1 infantry on Atlas"):choose("land 1 infantry on Atlas")
  t:not_offered(g:pass_until(function() return g:has("answer with War Funding") or g:log_has("loses") end), "answer with War Funding")
end)

card("War Funding", "as the box prints it not after the dice lie there", function(t)
  local g = funded(t, "off", { { "War Funding" } })
  g:pass_until(function() return g:has("answer with War Funding") or g:log_has("in space combat") end)
  t:offered(g, "answer with War Funding")
  t:ok(not g:log_has("in space combat"))
end)

-- How many command tokens seat 0 gains in the status phase, all in all.
local function enhanced(t, option, notes)
  local g = codex.acting(t, option, { "Sol", "L1Z1X", "Hacan" }, { notes = { notes }, all_used = true, unlocked = {} })
  g:choose("pass for the rest")
  g:pass_until(function() return g:has("answer with Cybernetic Enhancements") or g:see("round") == 2 end)
  return g
end
local function tokens(g) return g:see("seat.0.tactic") + g:see("seat.0.fleet") + g:see("seat.0.strategy") end

card("Cybernetic Enhancements (codex)", "a token more in the status phase", function(t)
  local g = enhanced(t, "on", { "Cybernetic Enhancements" })
  t:eq(g:see("phase"), "Status")
  local had = tokens(g)
  g:choose("answer with Cybernetic Enhancements")
  g:pass_until(function() return g:see("round") == 2 end)
  t:eq(tokens(g), had + 1)
  t:eq(imperium.notes(g, 1)["Cybernetic Enhancements"], 1)
end)

card("Cybernetic Enhancements (codex)", "not in one's turn", function(t)
  local g = codex.acting(t, "on", { "Sol", "L1Z1X", "Hacan" }, { notes = { { "Cybernetic Enhancements" } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("answer with Cybernetic Enhancements") or g:see("phase") == "Status" end)
  t:eq(g:see("phase"), "Status")
end)

card("Cybernetic Enhancements", "as the box prints it not in the status phase", function(t)
  local g = enhanced(t, "off", { "Cybernetic Enhancements" })
  t:eq(g:see("round"), 2)
end)

-- Seat 1, Winnu, uses a strategy card that it has; seat 0 holds its note and has no strategy token.
local function acquiesces(t, option, card, notes)
  local seats = { { faction = "Sol" }, { faction = "Winnu" }, { faction = "Hacan" } }
  local g = imperium.begun(t, { seats = seats, codex = option })
  imperium.pick(g, { { "Leadership", "Warfare" }, { "Construction", "Technology" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true, agents_spent = { true, true, true }, notes = { notes }, strategy = { 0, 3, 3 }, planets = { { "Jord", "Atlas" } } }
  turn_of(imperium.quiet(g):choose("activate Lodor"), 1)
  g:choose("use " .. card)
  return g:pass_until(function() return g:has("answer with Acquiescence") or g:ask().rule == "82.2" and g:ask().seat == 2 or g:see("round") == 2 end)
end

card("Acquiescence (codex)", "the secondary ability costs no token, and Construction places none", function(t)
  local g = acquiesces(t, "on", "Construction", { "Acquiescence" })
  t:eq(g:ask().seat, 0)
  g:choose("answer with Acquiescence")
  g:pass_until(function() return g:has("use the secondary ability of Construction") and g:ask().seat == 2 or g:ask().seat == 0 and g:has("use the secondary ability of Construction") end)
  if g:ask().seat == 2 then g:pass() end
  g:pass_until(function() return g:ask().seat == 0 and g:has("use the secondary ability of Construction") end)
  g:choose("use the secondary ability of Construction"):choose("Atlas")
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.title == "Atlas" then t:eq(piece.command, nil) end
  end
  g:choose("PDS")
  t:eq(imperium.units(g, 0, "Atlas").pds, 1)
  t:eq({ g:see("seat.0.strategy"), g:see("seat.0.tactic") + g:see("seat.0.fleet") }, { 0, 5 })
  t:eq(imperium.notes(g, 1)["Acquiescence"], 1)
end)

card("Acquiescence (codex)", "not for a card of anybody else, and not without it", function(t)
  local g = acquiesces(t, "on", "Technology", {})
  g:pass_until(function() return g:ask().rule == "82.2" and g:ask().seat == 0 or g:ask().rule == "3.1" and g:ask().seat == 2 end)
  t:not_offered(g, "use the secondary ability")
  g = acquiesces(t, "on", "Technology", { "Acquiescence" })
  g:pass()
  turn_of(g, 2)
  t:not_offered(g:choose("use Imperial"), "answer with Acquiescence")
end)

card("Acquiescence (codex)", "no strategy cards are exchanged at the end of the strategy phase", function(t)
  for option, answers in pairs{ on = false, off = true } do
    local g = imperium.begun(t, { seats = { { faction = "Sol" }, { faction = "Winnu" }, { faction = "Hacan" } }, codex = option })
    g:arrange{ notes = { { "Acquiescence" } } }
    imperium.pick(g, { { "Leadership", "Warfare" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
    t:eq(g:has("answer with Acquiescence"), answers)
  end
end)

-- Seat 0 lands on Atlas against so many infantry of seat 1; its note is of Yin, seat 2 or seat 1.
local function mutates(t, option, factions, n)
  local g = codex.acting(t, option, factions, { notes = { { "Greyfire Mutagen" } }, planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 } }, { Atlas = { infantry = n } } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("land 1 infantry on Atlas") or g:has("answer with Greyfire Mutagen") end)
  if option == "off" then return g end
  g:choose("land 1 infantry on Atlas")
  return g:pass_until(function() return g:has("answer with Greyfire Mutagen") or g:log_has("in ground combat") end)
end

card("Greyfire Mutagen (codex)", "an infantry of the opponent fights for its holder", function(t)
  local g = mutates(t, "on", { "Winnu", "Hacan", "Yin" }, 2)
  g:choose("answer with Greyfire Mutagen")
  until_told(g, "Player 2 rolls")
  t:ok(g:log_has("Player 1 rolls 2 dice in ground combat"))
  t:ok(g:log_has("Player 2 rolls 1 die in ground combat"))
  t:eq(imperium.notes(g, 2)["Greyfire Mutagen"], 1)
end)

card("Greyfire Mutagen (codex)", "not against its owner, not against a single ground force", function(t)
  t:not_offered(mutates(t, "on", { "Winnu", "Yin", "Hacan" }, 2), "answer with Greyfire Mutagen")
  t:not_offered(mutates(t, "on", { "Winnu", "Hacan", "Yin" }, 1), "answer with Greyfire Mutagen")
end)

card("Greyfire Mutagen", "as the box prints it not in a combat but when a system is activated", function(t)
  t:offered(mutates(t, "off", { "Winnu", "Hacan", "Yin" }, 2), "answer with Greyfire Mutagen")
end)

-- ---- Secret objectives

local function at(places) places.Jord = places.Jord or { space_dock = 1 }; return places end
local function holding(t, option, name, position)
  local g = codex.acting(t, option, ours, position)
  g:arrange{ secrets = { { name } } }
  return g
end
local function scored(g, name)
  until_offered(g, "answer with " .. name)
  return g:has("answer with " .. name)
end

-- Plasma Scoring and a dreadnought: seat 1's infantry dies by bombardment, or in the combat after it.
card("Make an Example of Their World (codex)", "the last ground force falls in the bombardment step", function(t)
  local position = { units = { at{ Atlas = { dreadnought = 1 } }, { Atlas = { infantry = 1 }, ["Arc Prime"] = { infantry = 1 } } }, planets = { {}, { "Atlas" } } }
  local g = holding(t, "on", "Make an Example of Their World", position)
  g:choose("activate Atlas"):force{ "10" }
  until_offered(g, "dreadnought bombards Atlas"):choose("dreadnought bombards Atlas")
  t:ok(scored(g, "Make an Example of Their World"))
  g:choose("answer with Make an Example of Their World")
  t:eq(g:see("seat.0.points"), 1)
end)

card("Make an Example of Their World (codex)", "not when it falls in a ground combat", function(t)
  local g = holding(t, "on", "Make an Example of Their World", { units = { at{ ["space of Atlas"] = { carrier = 1, infantry = 2 } },
    { Atlas = { infantry = 1 }, ["Arc Prime"] = { infantry = 1 } } }, planets = { {}, { "Atlas" } } })
  g:choose("activate Atlas")
  until_offered(g, "land 2 infantry on Atlas"):force{ "10", "10", "1" }
  g:choose("land 2 infantry on Atlas")
  t:eq(scored(g, "Make an Example of Their World"), false)
  t:ok(g:log_has("Player 2 loses 1 infantry"))
end)

-- Seat 1 comes to Atlas with a cruiser and fighters; two PDS of seat 0 fire.
local function fires(t, option, fleet, dice, choose)
  local g = holding(t, option, "Turn Their Fleets to Dust", { units = { { Atlas = { pds = 2 }, Jord = { space_dock = 1 } },
    { ["space of Atlas"] = fleet, ["Arc Prime"] = { infantry = 1, space_dock = 1 } } }, planets = { { "Atlas" } }, all_used = true })
  imperium.quiet(g:choose("pass for the rest"))
  turn_of(g, 1)
  g:choose("activate Atlas")
  until_offered(g, "fire at Player 2"):force(dice)
  g:choose("fire at Player 2")
  for _, what in ipairs(choose) do if g:has(what) then g:choose(what) end end
  return g:pass_until(function() return g:has("answer with Turn Their") or g:see("round") == 2 or g:log_has("lands") end)
end

card("Turn Their Fleets to Dust (codex)", "the last ship but fighters falls to space cannons", function(t)
  local g = fires(t, "on", { carrier = 1, fighter = 2 }, { "10", "1" }, { "1 carrier" })
  t:ok(g:log_has("Player 2 loses 1 carrier"))
  g:choose("answer with Turn Their Fleets to Dust")
  t:eq(g:see("seat.0.points"), 1)
end)

card("Turn Their Fleets to Dust (codex)", "not while one is left, nor for fighters", function(t)
  t:not_offered(fires(t, "on", { carrier = 1, fighter = 2 }, { "10", "10" }, { "1 fighter", "1 fighter" }), "answer with Turn Their")
  t:not_offered(fires(t, "on", { cruiser = 2 }, { "10", "1" }, { "1 cruiser" }), "answer with Turn Their")
end)

card("Turn Their Fleets to Dust", "as the box prints it not while a ship is left that can hold fighters", function(t)
  local g = fires(t, "off", { carrier = 2, fighter = 2 }, { "10", "1" }, { "1 carrier" })
  t:ok(g:log_has("Player 2 loses 1 carrier"))
  t:not_offered(g, "answer with Turn Their")
end)

-- A destroyer of seat 0 barrages what seat 1 has.
local function barrages(t, option, fleet, dice)
  local g = holding(t, option, "Fight with Precision", { units = { at{ Atlas = { destroyer = 1 } }, { Atlas = fleet, ["Arc Prime"] = { infantry = 1 } } } })
  g:choose("activate Atlas"):force(dice)
  return g:pass_until(function() return g:has("answer with Fight with Precision") or g:log_has("wins the combat") or g:see("round") == 2 end)
end

card("Fight with Precision (codex)", "the last fighter falls in the barrage step", function(t)
  local g = barrages(t, "on", { carrier = 1, fighter = 1 }, { "10", "1" })
  g:choose("answer with Fight with Precision")
  t:eq(g:see("seat.0.points"), 1)
end)

card("Fight with Precision (codex)", "not when it falls in the combat after it", function(t)
  t:not_offered(barrages(t, "on", { carrier = 1, fighter = 1 }, { "1", "1", "10", "1", "1" }), "answer with Fight with Precision")
end)

-- ---- A mech

-- Two destroyers of seat 0 against fighters of Naalu, seat 1, which has a mech there, or nothing.
local function shielded(t, option, mech)
  local g = codex.acting(t, option, { "Sol", "Naalu", "Hacan" }, { planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { destroyer = 2 } }, { ["space of Atlas"] = { carrier = 1, fighter = 2 }, Atlas = { infantry = 1, mech = mech } } } })
  g:choose("activate Atlas")
  return g:pass_until(function() return g:log_has("for anti-fighter barrage") or g:log_has("in space combat") end)
end

card("Iconoclast (codex)", "others do not barrage where it is", function(t)
  t:ok(not shielded(t, "on", 1):log_has("for anti-fighter barrage"))
end)

card("Iconoclast (codex)", "not without it: they do", function(t)
  t:ok(shielded(t, "on", 0):log_has("for anti-fighter barrage"))
end)

card("Iconoclast", "as the box prints it no barrage is kept away", function(t)
  t:ok(shielded(t, "off", 1):log_has("for anti-fighter barrage"))
end)
