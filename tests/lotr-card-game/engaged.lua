-- Encounter Deck, Encounter Phase, Enemy Cards, Engaged, Engagement Check, Enters Play.

local chapters = require "lib.chapters"
local play = chapters.play

local function open(t, more)
  local setup = { pack = "lotr-engaged", seats = chapters.two }
  for k, v in pairs(more or {}) do setup[k] = v end
  return chapters.open(t, setup)
end

-- The cards of a scenario's encounter deck by title, wherever they are.
local function count(g, titles)
  local n = 0
  for _, zone in ipairs(g:view().zones) do
    for _, card in ipairs(zone.cards) do
      for _, title in ipairs(titles) do
        if card.title == title then n = n + 1 end
      end
    end
  end
  return n
end

rule({ "encounter-deck.1", "encounter-deck.2", "encounter-deck.3" },
     "the scenario says which enemies, locations, treacheries and objectives are in the encounter deck", function(t)
  local sizes = { ["passage-through-mirkwood"] = 36, ["journey-along-the-anduin"] = 47,
                  ["escape-from-dol-guldur"] = 41 }
  for scenario, size in pairs(sizes) do
    local g = chapters.open(t, { scenario = scenario, at_setup = true })
    local total = g:see("encounter_deck.count") + count(g, { "Nazgûl of Dol Guldur" })
    t:eq(total, size, scenario)
  end
  -- Everything that comes out of the deck is one of the four types, for all seats alike.
  local g = open(t, { scenario = "escape-from-dol-guldur" })
  local types = {}
  for _, card in ipairs(g:view(1).zones) do
    if card.id == "staging" then
      for _, one in ipairs(card.cards) do types[one.type] = true end
    end
  end
  t:ok(types.objective)
  types.objective, types.enemy, types.location, types.treachery = nil, nil, nil, nil
  t:eq(types, {})
end)

rule("encounter-phase.1",
     "the encounter phase has its steps, with engagement checks at 5.3", function(t)
  local g = open(t)
  g:arrange{ staging = { "King Spider", "Hummerhorns" }, threat = { 20, 10 },
             hand = { { "Idle Talk" }, {} }, encounter_top = { "Despair", "Despair" } }
  g:go("5.2")
  t:eq(g:see("phase"), "Encounter")
  t:offered(g, "engage", "Hummerhorns")
  g:choose("decline"); g:seat(1):choose("decline")
  t:eq(g:see("step"), "5.2", "the window after it")
  t:eq(g:see("engaged.0"), {})
  g:pass()
  t:eq(g:see("step"), "5.3")
  t:eq(g:see("engaged.0"), { "King Spider" })
  g:pass()
  t:eq(g:see("phase"), "Combat")
end)

rule("enemy-cards.1", "an enemy is shown as one", function(t)
  local g = open(t)
  g:arrange{ staging = { "King Spider" } }
  for _, zone in ipairs(g:view().zones) do
    if zone.id == "staging" then t:eq(zone.cards[1].type, "enemy") end
  end
end)

rule("enemy-cards.2", "a revealed enemy is added to the staging area", function(t)
  local g = open(t)
  g:go("3.2")
  g:arrange{ staging = {}, encounter_top = { "Hummerhorns", "East Bight Patrol" } }
  g:choose("done"); g:seat(1):choose("done")
  g:pass_until(function() return g:see("step") > "3.3" end)
  t:eq(g:see("staging"), { "Hummerhorns", "East Bight Patrol" })
end)

rule({ "enemy-cards.3", "enemy-cards.4", "engaged.5" },
     "an enemy stays in play, and with the player it engaged, until something takes it away", function(t)
  local g = open(t)
  g:arrange{ staging = { "Hummerhorns" }, threat = { 10, 10 },
             engaged = { { { title = "Hill Troll", damage = 8 } }, { "Marsh Adder" } },
             heroes = { ["Aragorn"] = { attached = { "Citadel Plate", "Citadel Plate" } },
                        ["Dúnhere"] = { attached = { "Citadel Plate" } } },
             hand = { { "Idle Talk" }, {} },
             encounter_top = { "Despair", "Despair", "Despair", "Despair", "Despair", "Despair" } }
  g:until_option("defend with", "Aragorn"); g:choose("defend with", "Aragorn")
  g:go("7.4")
  t:eq(g:see("staging"), { "Hummerhorns" })
  t:eq(g:see("engaged.0"), { "Hill Troll" })
  t:eq(g:see("engaged.1"), { "Marsh Adder" })
  g:arrange{ hand = { { "Drive Back", "Scatter", "Challenge", "Idle Talk" }, {} } }
  play(g, "Challenge", "Marsh Adder")
  t:eq(g:see("engaged.0"), { "Hill Troll", "Marsh Adder" }, "moved to another play area")
  t:eq(g:see("engaged.1"), {})
  play(g, "Drive Back", "Marsh Adder")
  t:eq(g:see("engaged.0"), { "Hill Troll" })
  t:eq(g:see("staging"), { "Hummerhorns", "Marsh Adder" })
  play(g, "Scatter", "Hummerhorns")
  t:eq(g:see("staging"), { "Marsh Adder" })
end)

rule({ "enemy-cards.3", "engaged.5" }, "an enemy that is defeated leaves play", function(t)
  local g = open(t)
  g:arrange{ staging = {}, engaged = { { { title = "King Spider", damage = 2, attacked = true } } },
             encounter_top = { "Despair", "Despair" }, hand = { {}, {} } }
  g:until_option("attack", "King Spider")
  g:choose("attack", "King Spider")
  g:choose("attack with", "Aragorn"); g:choose("done")
  t:eq(g:see("engaged.0"), {})
  t:eq(g:see("encounter_discard")[1], "King Spider")
end)

rule({ "engaged.1", "engaged.2" },
     "an enemy that comes before a player from anywhere has engaged that player, and the player it", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Aragorn"] = { attached = { "Watcher's Knot" }, resources = 0 } },
             staging = { "Wargs", "King Spider" }, engaged = { {}, { "Marsh Adder" } },
             threat = { 18, 10 },
             hand = { { "Challenge", "Challenge", "Idle Talk" }, {} },
             encounter_top = { "Despair", "Despair", "Despair", "Despair", "Despair" } }
  play(g, "Challenge", "Marsh Adder")
  t:eq(g:see("Aragorn.resources"), 1, "from another player's area")
  g:choose("play", "Challenge")
  t:not_offered(g, "choose", "Marsh Adder")
  g:choose("choose", "Wargs")
  t:eq(g:see("Aragorn.resources"), 2, "from the staging area, by an effect")
  g:go("5.3")
  t:eq(g:see("engaged.0"), { "Marsh Adder", "Wargs", "King Spider" })
  t:eq(g:see("Aragorn.resources"), 3, "by an engagement check")
end)

rule("engaged.3", "an engaged enemy adds no threat to the staging area", function(t)
  local g = open(t)
  g:go("3.2")
  g:arrange{ staging = { "Hummerhorns" }, engaged = { { "Marsh Adder" } },
             encounter_top = { "Despair", "Despair" },
             heroes = { ["Éowyn"] = { committed = true } } }
  t:how(g, "staging.threat", { { 1, "Hummerhorns" } })
  g:choose("done"); g:seat(1):choose("done")
  g:go("3.4 end")
  t:eq(g:see("quest.progress"), 4 - 1)
end)

rule("engaged.4", "every engaged enemy attacks in the combat phase, once", function(t)
  local g = open(t)
  g:arrange{ staging = { "Marsh Adder" }, threat = { 10, 10 }, hand = { {}, {} },
             engaged = { { "King Spider", "East Bight Patrol" }, { "Wargs" } },
             encounter_top = { "Despair", "Despair", "The Necromancer's Reach",
                               "The Necromancer's Reach", "The Necromancer's Reach" } }
  g:go("6.4a")
  t:offered(g, "attacks", "King Spider")
  t:offered(g, "attacks", "East Bight Patrol")
  t:not_offered(g, "attacks", "Marsh Adder")
  g:go("6.11 end")
  for _, enemy in ipairs{ "King Spider", "East Bight Patrol" } do
    t:ok(g:log_has(enemy .. " attacks Player 1"), enemy)
  end
  t:ok(g:log_has("Wargs attacks Player 2"))
  t:ok(not g:log_has("Marsh Adder attacks"))
end)

rule({ "engagement-check.1", "engagement-check.2", "engagement-check.3" },
     "a check compares the player's threat with the enemy's engagement cost", function(t)
  for _, case in ipairs{ { 19, nil }, { 20, "King Spider" }, { 21, "King Spider" } } do
    local g = open(t, { seats = chapters.one })
    g:go("3.2")
    g:arrange{ staging = { "King Spider" }, threat = case[1], encounter_top = { "Despair" },
               heroes = { ["Aragorn"] = { committed = true } }, hand = { { "Idle Talk" } } }
    g:go("5.3")
    t:eq(g:see("threat"), case[1])
    t:eq(g:see("engaged")[1], case[2], "threat " .. case[1] .. " against engagement cost 20")
    t:eq(g:see("staging")[1], not case[2] and "King Spider" or nil)
  end
end)

rule({ "enters-play.1", "in-play.11" },
     "whatever comes into play from out of play enters play", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Aragorn"] = { attached = { "Gate Bell" }, resources = 0 } },
             staging = { "Hummerhorns" }, aside = { "Marsh Adder" }, threat = { 10, 10 },
             hand = { { "Free Friend", "Lend a Friend", "Bring Them Out", "Challenge", "Idle Talk" }, {} },
             encounter_top = { "Enchanted Stream", "East Bight Patrol" } }
  local function entered() return g:see("Aragorn.resources") end
  g:choose("play", "Free Friend")
  t:eq(entered(), 1, "from the hand")
  g:choose("play", "Lend a Friend")
  t:eq(g:see("play.1"), { "Éowyn", "Dúnhere", "Free Friend" })
  t:eq(entered(), 1, "it was in play already")
  play(g, "Bring Them Out", "Marsh Adder")
  t:eq(entered(), 2, "from the cards set aside")
  play(g, "Challenge", "Marsh Adder")
  t:eq(entered(), 2, "from staging to a player is within play")
  g:go("3.3 end")
  t:eq(entered(), 4, "an enemy and a location revealed")
end)

rule({ "enters-play.2", "in-play.11" },
     "played and put into play are two ways to enter play", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Aragorn"] = { attached = { "Gate Bell" }, resources = 0 },
                        ["Glóin"] = { attached = { "Ledger" }, resources = 0 } },
             hand = { { "Free Friend", "Free Friend", "Call a Friend", "Idle Talk" }, {} } }
  g:choose("play", "Free Friend#1")
  g:choose("resolve", "Gate Bell")
  t:eq(g:see("Aragorn.resources"), 1, "entered play")
  t:eq(g:see("Glóin.resources"), 1, "was played")
  g:choose("play", "Call a Friend")
  t:eq(g:see("Aragorn.resources"), 2, "entered play")
  t:eq(g:see("Glóin.resources"), 2, "only the event was played")
end)

rule("in-play.12", "what goes from play to out of play leaves play, and only that", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Aragorn"] = { attached = { "Farewell Bell" }, resources = 0 } },
             play = { { "Free Friend", "Free Friend" } }, engaged = { { "Hummerhorns" } },
             hand = { { "Go Home", "Lend a Friend", "Drive Back", "Scatter", "Idle Talk" }, {} } }
  local function left() return g:see("Aragorn.resources") end
  g:choose("play", "Drive Back")
  t:eq(left(), 0)
  g:choose("play", "Scatter"); chapters.pick(g, "choose Hummerhorns")
  t:eq(left(), 1)
  g:choose("play", "Lend a Friend"); chapters.pick(g, "choose Free Friend")
  t:eq(left(), 1)
  g:choose("play", "Go Home"); g:choose("choose", "Free Friend", "Player 1")
  t:eq(left(), 2, "to the hand")
end)

test("a card of a player that counts as an enemy is discarded where others go to the staging area", function(t)
  local g = open(t)
  g:arrange{ staging = { "Tower Gate" }, deck_top = { { "Free Friend" }, {} }, engaged = { {}, {} } }
  g:until_option("travel to", "Tower Gate")
  g:choose("travel to", "Tower Gate")
  g:arrange{ hand = { { "Drive Back" }, {} } }
  g:until_option("play", "Drive Back")
  local others = g:see("engaged.1")
  g:choose("play", "Drive Back")
  g:choose("choose", "Orc Guard", "engaged with Player 1")
  t:eq({ g:see("engaged.0"), g:see("discard.0") }, { {}, { "Drive Back", "Free Friend" } })
  t:eq({ g:see("engaged.1"), others }, { others, { "Orc Guard" } })
  for _, title in ipairs(g:see("staging")) do t:ok(title ~= "Orc Guard" and title ~= "Free Friend", title) end
end)
