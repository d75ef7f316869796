-- Destroy, Discard Pile and Victory Display, Doomed, Explored, Hit Points.

local chapters = require "lib.chapters"
local play = chapters.play
local two = { seats = chapters.two }

local function open(t, more)
  local setup = { pack = "lotr-destroy" }
  for k, v in pairs(more or {}) do setup[k] = v end
  return chapters.open(t, setup)
end

rule("destroy.1",
     "a destroyed character lies faceup on top of its owner's discard pile", function(t)
  local g = open(t, two)
  -- Seat 0 controls an ally that seat 1 owns.
  g:arrange{ play = { { { title = "Lórien Guide", owner = 1 }, "Guard of the Citadel" } },
             discard = { { "Faramir" }, { "A Test of Will" } },
             hand = { { "Strike Down", { title = "Strike Down" }, "Strike Down" }, {} } }
  play(g, "Strike Down", "Lórien Guide")
  t:eq(g:see("discard.1"), { "Lórien Guide", "A Test of Will" })
  play(g, "Strike Down", "Guard of the Citadel")
  t:eq(g:see("discard.0", 1), { "Strike Down", "Guard of the Citadel", "Strike Down", "Faramir" })
  play(g, "Strike Down", "Glóin")
  t:eq(g:see("discard.0", 1)[2], "Glóin")
  t:eq(g:see("Glóin.facedown"), false)
end)

rule("destroy.2", "a destroyed enemy lies on top of the encounter discard pile", function(t)
  local g = open(t)
  g:arrange{ staging = { "Forest Spider" }, engaged = { "King Spider" },
             encounter_discard = { "Despair" },
             hand = { { "Strike Down", "Strike Down", "Strike Down" } } }
  play(g, "Strike Down", "King Spider")
  t:eq(g:see("encounter_discard"), { "King Spider", "Despair" })
  play(g, "Strike Down", "Forest Spider")
  t:eq(g:see("encounter_discard"), { "Forest Spider", "King Spider", "Despair" })
  g:arrange{ staging = { "Hummerhorns" } }
  play(g, "Strike Down", "Hummerhorns")
  t:eq(g:see("encounter_discard"), { "Forest Spider", "King Spider", "Despair" })
  t:eq(g:see("Hummerhorns.zone"), "victory", "one with victory does not")
end)

rule({ "destroy.3", "explored.2" },
     "what is destroyed or explored has not been discarded", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Aragorn"] = { attached = { "Gatherer's Sack" }, resources = 0 } },
             play = { "Guard of the Citadel", "Snowbourn Scout" },
             staging = { "King Spider", "Forest Spider", "Great Forest Web", "Enchanted Stream" },
             hand = { { "Strike Down", "Strike Down", "Step Forward", "Send Away", "Send Away",
                        "Send Away" } } }
  local function resources() return g:see("Aragorn.resources") end
  play(g, "Strike Down", "Guard of the Citadel")
  play(g, "Strike Down", "King Spider")
  play(g, "Step Forward", "Great Forest Web")
  t:eq(g:see("encounter_discard"), { "Great Forest Web", "King Spider" })
  t:eq(resources(), 0, "destroyed and explored cards are not discarded")
  play(g, "Send Away", "Snowbourn Scout")
  t:eq(resources(), 1)
  play(g, "Send Away", "Forest Spider")
  t:eq(resources(), 2)
  play(g, "Send Away", "Enchanted Stream")
  t:eq(resources(), 3)
end)

rule({ "discard-pile.1", "discard-pile.2", "discard-pile.3" },
     "each player has a discard pile, and so has the encounter deck", function(t)
  local g = open(t, two)
  g:arrange{ discard = { { "Faramir" }, { "A Test of Will", "Hasty Stroke" } },
             encounter_discard = { "Despair" }, victory = { "Hummerhorns" },
             staging = { "King Spider" }, play = { { "Guard of the Citadel" } },
             hand = { { "Strike Down", "Strike Down" }, { "Strike Down" } } }
  play(g, "Strike Down", "King Spider")
  play(g, "Strike Down", "Guard of the Citadel", 1)
  t:eq(g:see("discard.0"), { "Guard of the Citadel", "Strike Down", "Faramir" })
  t:eq(g:see("discard.1"), { "Strike Down", "Hasty Stroke", "A Test of Will" })
  t:eq(g:see("encounter_discard"), { "King Spider", "Despair" })
  t:eq(g:see("victory"), { "Hummerhorns" })
end)

rule("discard-pile.4", "a discarded card goes to the pile of the deck it came from", function(t)
  local g = open(t, two)
  g:arrange{ heroes = { ["Aragorn"] = { attached = { { title = "Unexpected Courage", owner = 1 },
                                                     "Caught in a Web" } } },
             hand = { { "Send Away", "Send Away" }, {} },
             discard = { {}, {} }, encounter_discard = {} }
  t:eq(g:see("Unexpected Courage.zone"), "play.0")
  play(g, "Send Away", "Unexpected Courage")
  t:eq(g:see("discard.1"), { "Unexpected Courage" })
  play(g, "Send Away", "Caught in a Web")
  t:eq(g:see("encounter_discard"), { "Caught in a Web" })
  t:eq(g:see("discard.0"), { "Send Away", "Send Away" })
end)

rule("ownership-and-control.7", "whoever saw a card go on top of a deck knows what lies there", function(t)
  local quiet = require "lib.quiet"
  local g = quiet.open(t, { { "Gimli" }, { "Aragorn" } })
  g:arrange{ hand = { { "Fold Up" }, {} }, play = { { "Herald" } } }
  t:eq({ g:see("deck.0", 0), g:see("deck.0", 1) }, { {}, {} })
  g:choose("play", "Fold Up"):choose("choose", "Herald")
  t:eq({ g:see("deck.0", 0), g:see("deck.0", 1) }, { { "Herald" }, { "Herald" } })
  g:go("1.3")
  t:eq({ g:see("hand"), g:see("deck.0", 1) }, { { "Herald" }, {} })
end)

rule("discard-pile.5", "anybody may look through discard piles and the victory display", function(t)
  local g = open(t, two)
  g:arrange{ discard = { { "Faramir", "Son of Arnor" }, { "Hasty Stroke" } },
             encounter_discard = { "Despair", "Eyes of the Forest" }, victory = { "Hummerhorns" },
             hand = { { "Sneak Attack" }, { "A Test of Will" } } }
  for seat = 0, 1 do
    t:eq(g:see("discard.0", seat), { "Son of Arnor", "Faramir" })
    t:eq(g:see("discard.1", seat), { "Hasty Stroke" })
    t:eq(g:see("encounter_discard", seat), { "Eyes of the Forest", "Despair" })
    t:eq(g:see("victory", seat), { "Hummerhorns" })
  end
  t:eq(g:see("hand.1", 0), {}, "a hand is not open in this way")
end)

rule("discard-pile.6", "what lies in a discard pile keeps its order", function(t)
  local g = open(t)
  g:arrange{ discard = { { "Faramir", "Son of Arnor", "Snowbourn Scout" } },
             hand = { { "Ever Vigilant", "Send Away" } },
             play = { { title = "Guard of the Citadel", exhausted = true } },
             heroes = { ["Aragorn"] = { resources = 3 }, ["Glóin"] = { resources = 0 } } }
  local pile = { "Snowbourn Scout", "Son of Arnor", "Faramir" }
  t:eq(g:see("discard"), pile)
  t:not_offered(g, "put", "next")
  play(g, "Ever Vigilant", "Guard of the Citadel")
  table.insert(pile, 1, "Ever Vigilant")
  t:eq(g:see("discard"), pile)
  play(g, "Send Away", "Guard of the Citadel")
  table.insert(pile, 1, "Guard of the Citadel")
  table.insert(pile, 1, "Send Away")
  t:eq(g:see("discard"), pile)
  g:go("5.2")
  t:eq(g:see("discard"), pile)
end)

rule("discard-pile.7", "cards discarded together lie as their owner wants", function(t)
  local g = open(t, two)
  g:arrange{ play = { { "Guard of the Citadel", "Snowbourn Scout", "Faramir" },
                      { { title = "Son of Arnor", owner = 0 }, "Northern Tracker" } },
             hand = { { "Send Away Together" }, {} }, discard = { {}, {} } }
  g:choose("play", "Send Away Together")
  t:eq(g:ask().seat, 0, "four cards belong to seat 0, whoever controls them")
  t:not_offered(g, "put", "Northern Tracker")
  g:choose("put", "Son of Arnor")
  g:choose("put", "Snowbourn Scout")
  g:choose("put", "Faramir")
  t:eq(g:see("discard.0"), { "Send Away Together", "Son of Arnor", "Snowbourn Scout", "Faramir",
                             "Guard of the Citadel" })
  t:eq(g:see("discard.1"), { "Northern Tracker" })
end)

rule("discard-pile.7", "so do a hand and cards picked at random, unless all are alike", function(t)
  local g = open(t, two)
  g:arrange{ hand = { { "Empty the Hand", "Faramir", "Son of Arnor" },
                      { "Let Slip", "Hasty Stroke", "A Test of Will" } },
             discard = { { "Sneak Attack" }, {} } }
  g:choose("play", "Empty the Hand")
  g:choose("put", "Faramir")
  t:eq(g:see("discard.0"), { "Empty the Hand", "Faramir", "Son of Arnor", "Sneak Attack" })
  g:seat(1):choose("play", "Let Slip")
  g:seat(1):choose("put", "Hasty Stroke")
  t:eq(g:see("discard.1"), { "Let Slip", "Hasty Stroke", "A Test of Will" })
end)

test("two copies of one card have no order", function(t)
  local g = open(t, two)
  g:arrange{ hand = { { "Empty the Hand", "Faramir", "Faramir" }, {} }, discard = { {}, {} } }
  g:choose("play", "Empty the Hand")
  t:not_offered(g, "put", "Faramir")
  t:eq(g:see("discard.0"), { "Empty the Hand", "Faramir", "Faramir" })
end)

rule({ "doomed.1", "doomed.2" }, "revealing a doomed card raises everybody's threat", function(t)
  local g = open(t, two)
  g:go("3.2")
  g:arrange{ staging = {}, encounter_top = { "Twofold Doom", "Enchanted Stream" },
             heroes = { { ["Aragorn"] = { committed = true } }, { ["Éowyn"] = { committed = true } } },
             threat = { 20, 30 } }
  g:choose("done")
  g:seat(1):choose("done")
  g:pass_until(function() return g:log_has("Twofold Doom", "reveal") end)
  t:eq(g:see("seat.0.threat"), 22)
  t:eq(g:see("seat.1.threat"), 32)
  t:eq(g:see("encounter_discard"), { "Twofold Doom" })
  t:eq(g:see("Twofold Doom.keywords"), { "Doomed 2" })
end)

rule("explored.1", "a location with progress up to its quest points is explored", function(t)
  local g = open(t)
  g:arrange{ staging = { { title = "Great Forest Web", progress = 0 }, "Mountains of Mirkwood" },
             active = { { title = "Enchanted Stream", progress = 1 } }, encounter_discard = {},
             hand = { { "Step Forward", "Step Forward", "Step Forward", "Short Cut" } } }
  play(g, "Step Forward", "Great Forest Web")
  t:eq(g:see("encounter_discard"), { "Great Forest Web" }, "2 progress of 2")
  play(g, "Step Forward", "Mountains of Mirkwood")
  t:eq(g:see("staging"), { "Mountains of Mirkwood" }, "2 progress of 3")
  t:eq(g:see("Mountains of Mirkwood.progress"), 2)
  play(g, "Step Forward", "Enchanted Stream")
  t:eq(g:see("encounter_discard"), { "Enchanted Stream", "Great Forest Web" }, "3 progress of 2")
  play(g, "Short Cut", "Mountains of Mirkwood")
  t:eq(g:see("staging"), {}, "2 progress of 1, though none was placed just now")
end)

rule("explored.3",
     "what is left over when quest resolution explores a location goes to the quest", function(t)
  local g = open(t)
  g:go("3.2")
  g:arrange{ staging = {}, active = { { title = "Enchanted Stream", progress = 1 } },
             encounter_top = { "Despair" },
             heroes = { ["Aragorn"] = { committed = true }, ["Glóin"] = { committed = true } } }
  g:go("3.4 end")
  t:eq(g:see("active"), {})
  t:eq(g:see("quest.progress"), 4 - 1)
end)

rule("hit-points.1", "every character and enemy has hit points", function(t)
  local g = open(t)
  g:arrange{ play = { "Faramir" }, staging = { "Hummerhorns" }, engaged = { "King Spider" } }
  t:eq(g:see("Aragorn.hit_points"), 5)
  t:eq(g:see("Faramir.hit_points"), 3)
  t:eq(g:see("Hummerhorns.hit_points"), 3)
  t:eq(g:see("King Spider.hit_points"), 3)
  t:error(function() return g:see("quest.hit_points") end)
end)

rule("hit-points.2", "damage up to the hit points destroys a character or an enemy", function(t)
  local g = open(t)
  g:arrange{ play = { { title = "Faramir", damage = 1 } }, staging = { { title = "King Spider", damage = 1 } },
             hand = { { "Hurt", "Second Wind", "Hurt" } }, discard = { {} } }
  play(g, "Second Wind", "Faramir")
  play(g, "Hurt", "Faramir")
  t:eq(g:see("Faramir.damage"), 3, "3 damage on 5 hit points")
  play(g, "Hurt", "King Spider")
  t:eq(g:see("staging"), {}, "3 damage on 3 hit points")
  t:eq(g:see("play"), { "Aragorn", "Glóin", "Faramir" })
  g:go("3.2")
  t:eq(g:see("Faramir.zone"), "discard.0", "3 damage on 3 hit points, as the effect is over")
end)

rule({ "discard-pile.7", "ownership-and-control.2" },
     "for the scenario the first player says how its cards lie, where a card looks at it", function(t)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood", first_player = 1,
                  packs = { "packs/lotr-card-game", "tests/packs/lotr-piles" },
                  seats = { { heroes = { "Aragorn" }, deck = "core-leadership" },
                            { heroes = { "Gimli" }, deck = "core-tactics" } } }
  local g = t:table(setup)
  g:go("2.2")
  g:arrange{ staging = { "King Spider", "Forest Spider" }, encounter_discard = {},
             hand = { {}, { "Fell Them All", "Look Back" } } }
  g:seat(1):choose("play", "Fell Them All")
  t:eq({ g:ask().rule, g:ask().seat }, { "discard-pile.7", 1 })
  g:choose("put next", "Forest Spider")
  t:eq(g:see("encounter_discard"), { "Forest Spider", "King Spider" })
  g:go("5.2")
  g:arrange{ staging = {}, engaged = { { "Forest Spider" }, { "Black Forest Bats" } }, encounter_discard = {},
             encounter_top = { "Enchanted Stream", "Forest Gate" }, threat = { 20, 20 } }
  g:pass_until(function() return g:ask().rule == "discard-pile.7" end)
  t:eq({ g:see("step"), g:ask().seat }, { "6.11", 1 })
  g:choose("put next", "Forest Gate")
  t:eq(g:see("encounter_discard"), { "Forest Gate", "Enchanted Stream" })
end)
