-- Initiating Abilities / Playing Cards.

local chapters = require "lib.chapters"
local play, pick = chapters.play, chapters.pick

local function open(t, more)
  local setup = { pack = "lotr-events" }
  for k, v in pairs(more or {}) do setup[k] = v end
  return chapters.open(t, setup)
end

-- Where in the log something stands last, or nil.
local function at(g, words)
  local found
  for i, text in ipairs(g:log()) do
    if text:find(words, 1, true) then found = i end
  end
  return found
end

rule({ "initiating-abilities.1", "initiating-abilities.3", "initiating-abilities.5", "initiating-abilities.6",
       "initiating-abilities.7" },
     "declared, all costs found and paid, targets chosen, resolved: in this order", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Two Prices", "Guard of the Citadel", "Idle Talk" } },
             deck_top = { "Faramir", "Son of Arnor" }, discard = { {} },
             heroes = { ["Aragorn"] = { resources = 1 }, ["Glóin"] = { resources = 1 } } }
  g:choose("play", "Two Prices")
  t:eq(at(g, "Player 1 plays Two Prices"), #g:log(), "declared, and nothing else yet")
  g:choose("pay", "Aragorn")
  g:choose("pay with", "Glóin")
  t:eq(g:see("hand"), { "Guard of the Citadel", "Idle Talk" }, "not resolved before the last cost")
  g:choose("pay with", "Guard of the Citadel")
  t:eq(g:see("hand"), { "Idle Talk", "Faramir", "Son of Arnor" })
  t:eq(g:see("Aragorn.resources"), 0)
  t:eq(g:see("Glóin.exhausted"), true)
  t:eq(g:see("discard"), { "Two Prices", "Guard of the Citadel" })
  local paid, exhausted, lost, drawn = at(g, "paid from Aragorn"), at(g, "Glóin exhausts"),
    at(g, "discards Guard of the Citadel"), at(g, "draws Faramir")
  t:ok(paid < exhausted and exhausted < lost and lost < drawn)
end)

rule("initiating-abilities.2", "first of all: may it be used now?", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Moonlight", "Last Hope", "Costly Word", "Idle Talk" } }, threat = 20,
             heroes = { ["Aragorn"] = { resources = 0 }, ["Glóin"] = { resources = 1 } } }
  t:refused(g, { "play", "Moonlight" }, "action.4")
  t:refused(g, { "play", "Last Hope" }, "play-restrictions.2")
  t:refused(g, { "play", "Costly Word" }, "play-and-put-into-play.8")
  t:offered(g, "play", "Idle Talk")
end)

rule("initiating-abilities.4", "modifiers are applied to the cost before it is paid", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Costly Word", "Idle Talk", "Guard of the Citadel" } }, play = { "Toll Keeper" },
             heroes = { ["Aragorn"] = { resources = 2 }, ["Glóin"] = { resources = 0 } } }
  t:eq(g:see("hand.Costly Word.cost"), 3)
  t:how(g, "hand.Costly Word.cost", { { 2, "printed cost" }, { 1, "Toll Keeper" } })
  t:refused(g, { "play", "Costly Word" }, "play-and-put-into-play.8")
  g:arrange{ heroes = { ["Aragorn"] = { resources = 4 } } }
  g:choose("play", "Idle Talk")
  t:eq(g:see("Aragorn.resources"), 3, "0 and 1 more")
  g:choose("play", "Costly Word")
  t:eq(g:see("Aragorn.resources"), 0)
end)

rule("initiating-abilities.4", "also to the cost of an ally, never below 0", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Guard of the Citadel", "Son of Arnor", "Idle Talk" } },
             play = { "Kind Broker" }, staging = {},
             heroes = { ["Aragorn"] = { resources = 1 }, ["Glóin"] = { resources = 0 } } }
  t:eq(g:see("hand.Guard of the Citadel.cost"), 0)
  g:choose("play", "Guard of the Citadel")
  t:eq(g:see("Aragorn.resources"), 1)
  g:choose("play", "Son of Arnor")
  t:eq(g:see("Aragorn.resources"), 0)
end)

rule("initiating-abilities.6", "targets are chosen after the cost is paid", function(t)
  local g = open(t, { seats = { { heroes = { "Aragorn", "Glóin", "Théodred" }, deck = "core-leadership" } } })
  g:arrange{ hand = { { "Sacrifice Play", "Idle Talk" } },
             heroes = { ["Glóin"] = { exhausted = true } } }
  g:choose("play", "Sacrifice Play")
  t:offered(g, "pay with", "Aragorn")
  g:choose("pay with", "Aragorn")
  t:eq(g:see("Aragorn.exhausted"), true)
  t:offered(g, "choose", "Aragorn")
  g:choose("choose", "Glóin")
  t:eq(g:see("Glóin.exhausted"), false)
  -- Without a target the cost cannot be paid for it.
  g:arrange{ hand = { { "Sacrifice Play", "Idle Talk" } },
             heroes = { ["Glóin"] = { exhausted = false }, ["Aragorn"] = { exhausted = false } } }
  t:refused(g, { "play", "Sacrifice Play" }, "ability.16")
end)

rule({ "initiating-abilities.6", "initiating-abilities.7" },
     "the target is known before an effect can be canceled", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Lie Down", "Idle Talk" } }, heroes = { ["Aragorn"] = { attached = { "Doubting Heart" } } } }
  g:choose("play", "Lie Down")
  t:not_offered(g, "respond", "Doubting Heart")
  g:choose("choose", "Glóin")
  t:offered(g, "respond", "Doubting Heart")
  t:eq(g:see("Glóin.exhausted"), false, "it has not resolved yet")
  g:pass()
  t:eq(g:see("Glóin.exhausted"), true)
end)

rule("initiating-abilities.8",
     "a step that makes a trigger true can be answered at once", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Sacrifice Play", "Idle Talk" } },
             heroes = { ["Aragorn"] = { attached = { "Quick Wits" } }, ["Glóin"] = { exhausted = true } } }
  g:choose("play", "Sacrifice Play")
  -- Aragorn was exhausted as cost; the response comes before the event resolves.
  t:offered(g, "respond", "Quick Wits")
  t:eq(g:see("Glóin.exhausted"), true)
  g:choose("respond", "Quick Wits")
  t:eq(g:see("Aragorn.exhausted"), false)
  t:eq(g:see("Glóin.exhausted"), false, "and the event went on")
  t:ok(at(g, "Aragorn readies") < at(g, "Glóin readies"))
end)
