-- Drawing cards, Effects, Framework Effects and Framework Steps.

local chapters = require "lib.chapters"
local play, pick = chapters.play, chapters.pick

local function open(t, more)
  local setup = { pack = "lotr-effects",
                  seats = { { heroes = { "Warded One", "Steady One" }, deck = "core-leadership" } } }
  for k, v in pairs(more or {}) do setup[k] = v end
  return chapters.open(t, setup)
end

rule({ "drawing-cards.1", "drawing-cards.3" },
     "cards are drawn from the top of one's own deck into one's hand", function(t)
  local g = open(t, { seats = chapters.two })
  g:arrange{ hand = { {}, { "Long Draught" } },
             deck_top = { { "Faramir", "Sneak Attack" },
                          { "Hasty Stroke", "A Test of Will", "Dwarven Tomb", "Fortune or Fate" } } }
  local mine, theirs = g:see("deck.0.count"), g:see("deck.1.count")
  g:seat(1):choose("play", "Long Draught")
  t:eq(g:see("hand", 1), { "Hasty Stroke", "A Test of Will", "Dwarven Tomb" })
  t:eq(g:see("deck.1.count"), theirs - 3)
  t:eq(g:see("hand.0.count"), 0)
  t:eq(g:see("deck.0.count"), mine)
end)

rule("drawing-cards.2", "several cards of one effect are drawn at the same time", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Steady One"] = { attached = { "Tally Stick" }, resources = 0 } },
             hand = { { "Long Draught" } } }
  g:choose("play", "Long Draught")
  t:eq(g:see("Steady One.resources"), 3)
  local times = 0
  for _, text in ipairs(g:log()) do
    if text:find("Tally Stick: forced effect", 1, true) then times = times + 1 end
  end
  t:eq(times, 1, "one occurrence, not three")
end)

rule({ "drawing-cards.4", "drawing-cards.5" },
     "there is no end to drawing nor to a hand", function(t)
  local g = open(t)
  local hand = {}
  for i = 1, 6 do hand[i] = "Long Draught" end
  g:arrange{ hand = { hand } }
  for i = 1, 6 do g:choose("play", "Long Draught#1") end
  t:eq(g:see("hand.count"), 18)
  g:go("5.2")
  t:eq(g:see("hand.count"), 18)
end)

rule("effects.1", "an ability's text does something whether it is printed or gained", function(t)
  local g = open(t)
  g:go("3.2")
  -- Without a card in staging, Driven by Shadow gains surge: a gained keyword works as well.
  g:arrange{ staging = {}, encounter_top = { "Driven by Shadow", "Enchanted Stream", "Despair" } }
  g:choose("done")
  g:pass_until(function() return g:log_has("Enchanted Stream", "added to the staging area") end)
  t:eq(g:see("encounter_discard"), { "Driven by Shadow" })
  t:ok(not g:log_has("Despair", "revealed"))
end)

rule({ "effects.2", "framework.2" },
     "what a step of the game does is no card effect: immunity is no help against it", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Warded One"] = { exhausted = true, resources = 0 } },
             staging = {}, active = { "Warded Ford" }, hand = { {} } }
  g:go("3.2")
  g:arrange{ heroes = { ["Warded One"] = { committed = true }, ["Steady One"] = { committed = true } },
             encounter_top = { "Despair" } }
  g:go("3.4 end")
  t:eq(g:see("Warded Ford.progress"), 3, "quest resolution places progress on an immune location")
  g:arrange{ engaged = { "King Spider" } }
  g:until_option("damage on", "Warded One")
  g:choose("damage on", "Warded One")
  t:eq(g:see("Warded One.zone"), "discard.0", "combat damage is dealt to an immune hero")
end)

rule({ "effects.2", "framework.2" },
     "an immune hero collects, and readies in the refresh phase", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Warded One"] = { exhausted = true, resources = 0 } }, staging = {},
             encounter_top = { "Despair", "Despair" }, hand = { { "Windfall" } } }
  play(g, "Windfall", "Steady One")
  t:eq(g:see("Warded One.resources"), 0)
  g:go("2.2 next")
  t:eq(g:see("Warded One.exhausted"), false)
  t:eq(g:see("Warded One.resources"), 1)
end)

rule("effects.3",
     "a cost is not an effect: an immune hero can pay it and cannot be the target", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Trade Places", "Trade Places" } },
             heroes = { ["Steady One"] = { exhausted = true } } }
  g:choose("play", "Trade Places")
  pick(g, "pay with Warded One")
  pick(g, "choose Steady One")
  t:eq(g:see("Warded One.exhausted"), true)
  t:eq(g:see("Steady One.exhausted"), false)
  t:refused(g, { "play", "Trade Places" }, "ability.16")
end)

rule("effects.4",
     "every part is done as far as possible, and only \"may\" can be left out", function(t)
  local g = open(t)
  local threat = g:see("threat")
  g:arrange{ hand = { { "Many Things", "Many Things" } }, play = { { title = "Lookout", damage = 1 } },
             heroes = { ["Steady One"] = { exhausted = true } }, deck_top = { "Faramir", "Sneak Attack" } }
  g:choose("play", "Many Things")
  t:eq(g:see("Steady One.exhausted"), false)
  t:eq(g:see("Lookout.damage"), 0)
  t:eq(g:see("hand"), { "Many Things", "Faramir" })
  t:offered(g, "decline")
  g:choose("decline")
  t:eq(g:see("threat"), threat)
  -- Now nobody is exhausted and nothing hurt: what can still be done is done.
  g:choose("play", "Many Things")
  t:eq(g:see("hand"), { "Faramir", "Sneak Attack" })
  g:choose("accept")
  t:eq(g:see("threat"), threat + 1)
end)

rule({ "effects.5", "effects.6" },
     "an effect without a target takes as many as there are", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Long Draught", "Deep Search" } } }
  g:arrange{ empty_deck = true, deck_top = { "Faramir", "Sneak Attack" } }
  t:eq(g:see("deck.0.count"), 2)
  g:choose("play", "Long Draught")
  t:eq(g:see("hand"), { "Deep Search", "Faramir", "Sneak Attack" })
  t:eq(g:see("deck.0.count"), 0)
  g:arrange{ deck_top = { "Son of Arnor", "Snowbourn Scout" } }
  g:choose("play", "Deep Search")
  t:eq(#g:options(), 2, "two of ten")
  g:choose("take", "Snowbourn Scout")
  t:eq(g:see("hand"), { "Faramir", "Sneak Attack", "Snowbourn Scout" })
end)

rule("effects.7", "the end of a lasting effect is no card effect", function(t)
  local g = open(t)
  g:go("3.2")
  g:arrange{ staging = {}, encounter_top = { "Despair" }, hand = { { "Windfall" } } }
  g:choose("done")
  g:go("3.3")
  g:choose("use", "Warded One")
  t:eq(g:see("Warded One.hit_points"), 5)
  g:arrange{ heroes = { ["Warded One"] = { damage = 4 } } }
  t:eq(g:see("Warded One.zone"), "play.0")
  g:go("3.5 end")
  t:eq(g:see("Warded One.zone"), "discard.0", "she is immune to all effects, but this is none")
end)

rule("effects.8", "that a constant ability stops is no card effect either", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Steady One"] = { damage = 5, attached = { "Heavy Mail" } } },
             hand = { { "Ward", "Disarm" } } }
  t:eq(g:see("Steady One.hit_points"), 6)
  g:choose("play", "Disarm")
  t:eq(g:see("Steady One.zone"), "discard.0")
  t:ok(not g:log_has("Steady One", "takes"))
end)

rule("effects.9", "of several effects one must be picked that could change something", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Rise or Rest", "Rise or Rest", "Rise or Rest" } },
             play = { { title = "Lookout", damage = 1 } },
             heroes = { ["Steady One"] = { exhausted = true, damage = 1 } } }
  g:choose("play", "Rise or Rest#1")
  t:offered(g, "Heal a character")
  t:offered(g, "Exhaust each ally")
  g:choose("Ready a hero")
  t:eq(g:see("Steady One.exhausted"), false)
  g:choose("play", "Rise or Rest#1")
  t:not_offered(g, "Ready a hero")
  g:choose("Heal a character")
  g:choose("choose", "Steady One")
  t:eq(g:see("Steady One.damage"), 0)
  g:arrange{ cards = { ["Lookout"] = { damage = 0, exhausted = true } } }
  t:refused(g, { "play", "Rise or Rest" }, "ability.16")
end)

rule("framework.1", "the steps of a round happen whether anybody likes it or not", function(t)
  local g = open(t)
  g:arrange{ staging = {}, encounter_top = { "Enchanted Stream" }, hand = { {} },
             heroes = { ["Warded One"] = { resources = 0 }, ["Steady One"] = { resources = 0 } },
             threat = 10 }
  g:go("3.2")
  t:not_offered(g, "skip")
  g:choose("done")
  g:go("2.2 next")
  t:eq(g:see("round"), 2)
  t:eq(g:see("staging"), { "Enchanted Stream" }, "staged")
  t:eq(g:see("threat"), 10 + 2 + 1, "quest resolution and refresh")
  t:eq(g:see("Steady One.resources"), 1, "collected")
  t:eq(g:see("hand.count"), 1, "drawn")
end)

test("the effects of a mode may stand in a list", function(t)
  local g = open(t)
  g:arrange{ threat = 20, hand = { { "Two Roads", "Two Roads" } },
             heroes = { ["Steady One"] = { resources = 0 } } }
  g:choose("play", "Two Roads#1")
  g:choose("low road")
  t:eq(g:see("threat"), 21)
  t:eq(g:see("hand.count"), 2)
  g:choose("play", "Two Roads")
  g:choose("high road")
  t:eq(g:see("Steady One.resources"), 1)
  t:eq(g:see("threat"), 20)
end)

test("what is permanent stays in play; all else can be done to it", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Steady One"] = { attached = { "Grown Ring", "Tally Stick" } } } }
  g:choose("use", "Grown Ring", "Dim")
  t:eq({ g:see("Grown Ring.exhausted"), g:see("Tally Stick.exhausted") }, { true, true })
  g:choose("use", "Grown Ring", "Pull")
  t:eq(g:see("Steady One.attached"), { "Grown Ring" })
end)
