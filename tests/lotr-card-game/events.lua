-- Event Cards, Exhausted.

local chapters = require "lib.chapters"
local play, pick = chapters.play, chapters.pick

local function open(t, more)
  local setup = { pack = "lotr-events" }
  for k, v in pairs(more or {}) do setup[k] = v end
  return chapters.open(t, setup)
end

rule("event-cards.1", "an event is shown as one", function(t)
  local g = open(t)
  g:arrange{ hand = { { "War Cry" } }, discard = { { "Sneak Attack" } } }
  for _, zone in ipairs(g:view().zones) do
    if zone.id == "hand.0" or zone.id == "discard.0" then t:eq(zone.cards[1].type, "event") end
  end
end)

rule("event-cards.2", "type, trigger and restrictions say when an event can be played", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Idle Talk", "Moonlight", "Welcome", "Last Hope", "Free Friend" } },
             threat = 29, deck_top = { "Faramir" } }
  t:offered(g, "play", "Idle Talk")
  t:refused(g, { "play", "Moonlight" }, "action.4")
  t:refused(g, { "play", "Welcome" }, "response.2")
  t:refused(g, { "play", "Last Hope" }, "play-restrictions.2")
  g:choose("play", "Idle Talk")
  t:offered(g, "play", "Last Hope")
  g:choose("play", "Free Friend")
  t:offered(g, "respond", "Welcome")
  g:choose("respond", "Welcome")
  t:eq(g:see("hand"), { "Moonlight", "Last Hope", "Faramir" })
  g:go("3.1")
  g:choose("play", "Moonlight")
  t:eq(g:see("threat"), 28)
end)

rule("event-cards.3",
     "an event is paid for, resolves, and goes to its player's discard pile", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Costly Word", "Idle Talk", "Lie Down" } }, deck_top = { "Faramir" },
             discard = { {} }, heroes = { ["Aragorn"] = { resources = 2 }, ["Glóin"] = { resources = 2 } } }
  g:choose("play", "Costly Word")
  g:choose("pay", "Aragorn")
  t:eq(g:see("hand.count"), 2, "not resolved before it is paid")
  t:eq(g:see("resolving"), { "Costly Word" })
  g:choose("pay", "Glóin")
  t:eq(g:see("hand"), { "Idle Talk", "Lie Down", "Faramir" })
  t:eq(g:see("discard"), { "Costly Word" })
  g:choose("play", "Lie Down")
  t:eq(g:see("discard"), { "Costly Word" }, "not yet resolved")
  g:choose("choose", "Aragorn")
  t:eq(g:see("discard"), { "Lie Down", "Costly Word" })
  t:eq(g:see("Aragorn.resources") + g:see("Glóin.resources"), 2)
end)

rule("event-cards.4", "an event does nothing before it is played nor after it resolved", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Idle Talk", "Idle Talk" } }, discard = { { "Idle Talk" } }, threat = 20 }
  t:eq(g:see("threat"), 20)
  g:choose("play", "Idle Talk#1")
  t:eq(g:see("threat"), 21)
  g:pass()
  t:eq(g:see("threat"), 21)
  t:eq(g:see("discard"), { "Idle Talk", "Idle Talk" })
end)

rule({ "event-cards.5", "event-cards.6" },
     "a lasting effect of an event reaches only what was in play then", function(t)
  local g = open(t)
  g:arrange{ play = { "Guard of the Citadel" }, hand = { { "War Cry", "Free Friend", "Idle Talk" } } }
  g:choose("play", "War Cry")
  t:eq(g:see("Guard of the Citadel.attack"), 3)
  t:eq(g:see("Aragorn.attack"), 3, "no ally")
  g:choose("play", "Free Friend")
  t:eq(g:see("Free Friend.attack"), 1)
  g:go("5.2")
  t:eq(g:see("Guard of the Citadel.attack"), 3)
end)

rule("event-cards.7", "a canceled event was played and paid for all the same", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Costly Word", "Idle Talk" } }, discard = { {} },
             heroes = { ["Aragorn"] = { resources = 2, attached = { "Doubting Heart" } },
                        ["Glóin"] = { resources = 0, attached = { "Ledger" } } } }
  g:choose("play", "Costly Word")
  g:choose("respond", "Doubting Heart")
  t:eq(g:see("hand"), { "Idle Talk" }, "no card was drawn")
  t:eq(g:see("Aragorn.resources"), 0)
  t:eq(g:see("Glóin.resources"), 1, "it counts as played")
  t:eq(g:see("discard"), { "Costly Word" })
end)

rule("event-cards.8", "an event cannot enter play", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Conjure", "War Cry", "Free Friend", "Guard of the Citadel" } } }
  g:choose("play", "Conjure")
  t:offered(g, "choose", "Free Friend")
  t:not_offered(g, "choose", "War Cry")
  g:choose("choose", "Free Friend")
  g:arrange{ hand = { { "Conjure", "War Cry" } } }
  t:refused(g, { "play", "Conjure" }, "ability.16")
end)

rule("event-cards.8", "unless it is made a card of another type", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Living Tale", "War Cry", "Idle Talk" } } }
  play(g, "Living Tale", "War Cry")
  t:eq(g:see("play"), { "Aragorn", "Glóin", "War Cry" })
  t:eq(g:see("War Cry.hit_points"), 2)
  t:not_offered(g, "use", "War Cry")
  g:go("3.2")
  t:offered(g, "commit", "War Cry")
end)

rule("exhausted.1", "attacking and many abilities ask for exhausting", function(t)
  local g = open(t)
  g:arrange{ play = { "Tired Scout" }, hand = { { "Idle Talk" } }, staging = {},
             engaged = { { title = "Hill Troll", attacked = true } }, encounter_top = { "Despair", "Despair" } }
  g:choose("use", "Tired Scout", "Look around")
  t:eq(g:see("Tired Scout.exhausted"), true)
  g:until_option("attack", "Hill Troll")
  g:choose("attack", "Hill Troll")
  t:refused(g, { "attack with", "Tired Scout" }, "t6.8b.2")
  g:choose("attack with", "Aragorn")
  t:eq(g:see("Aragorn.exhausted"), true)
end)

rule("exhausted.3", "what is exhausted cannot be exhausted again", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Aragorn"] = { exhausted = true, attached = { "Sleeper's Bell" }, resources = 0 } },
             play = { "Free Friend", "Guard of the Citadel" },
             hand = { { "Lie Down", "Everyone Rests", "Lie Down", "Idle Talk" } } }
  g:choose("play", "Lie Down#1")
  t:not_offered(g, "choose", "Aragorn")
  g:choose("choose", "Free Friend")
  t:eq(g:see("Aragorn.resources"), 1)
  g:choose("play", "Everyone Rests")
  g:choose("resolve", "Glóin exhausts")
  t:eq(g:see("Aragorn.resources"), 3, "Glóin and the Guard")
  t:refused(g, { "play", "Lie Down" }, "ability.16")
end)

rule({ "exhausted.5", "exhausted.6" },
     "the abilities of an exhausted card work, except those it would have to exhaust for", function(t)
  local g = open(t)
  g:arrange{ play = { { title = "Tired Scout", exhausted = true } }, hand = { { "Idle Talk" } }, threat = 20 }
  t:eq(g:see("Aragorn.willpower"), 3, "its constant ability")
  t:refused(g, { "use", "Tired Scout", "Look around" }, "exhausted.6")
  g:choose("use", "Tired Scout", "Complain")
  t:eq(g:see("threat"), 21)
  g:arrange{ cards = { ["Tired Scout"] = { exhausted = false } } }
  t:offered(g, "use", "Tired Scout", "Look around")
end)
