-- Neutral cards, resource match and resources.
local plain = require "lib.plain"

rule({ "neutral-cards.1", "resource-match.3" }, "a neutral card is of no sphere and needs no match", function(t)
  local g = plain.open(t, { { "Gimli" } })
  g:arrange{ hand = { "Gandalf", "Guard of the Citadel" }, heroes = { { Gimli = { resources = 5 } } } }
  t:offered(g, "play", "Gandalf")
  t:refused(g, { "play", "Guard of the Citadel" }, "resource-match.1")
  g:choose("play", "Gandalf")
  t:eq(g:see("Gandalf.zone"), "play.0")
  t:eq(g:see("Gimli.resources"), 0)
end)

rule("neutral-cards.1", "an effect on cards of a sphere does not find it", function(t)
  local g = plain.open(t, { { "Éowyn" } })
  g:arrange{ hand = { "Dwarven Tomb" }, discard = { "Gandalf", "Guard of the Citadel", "Hasty Stroke" } }
  g:choose("play", "Dwarven Tomb")
  t:offered(g, "choose", "Hasty Stroke")
  t:not_offered(g, "choose", "Gandalf")
end)

rule({ "neutral-cards.2", "neutral-cards.3" }, "pools of different spheres pay for a neutral card together", function(t)
  local g = plain.open(t, { { "Aragorn", "Gimli", "Éowyn" } })
  g:arrange{ hand = { "Gandalf" }, heroes = { { Aragorn = { resources = 2 }, Gimli = { resources = 2 },
                                                ["Éowyn"] = { resources = 3 } } } }
  g:choose("play", "Gandalf")
  for _, hero in ipairs{ "Aragorn", "Gimli", "Éowyn" } do t:offered(g, "pay", hero) end
  g:choose("pay", "Gimli"); g:choose("pay", "Éowyn"); g:choose("pay", "Éowyn")
  g:choose("pay", "Aragorn"); g:choose("pay", "Aragorn")
  t:eq(g:see("Gandalf.zone"), "play.0")
  t:eq(g:see("Aragorn.resources"), 0)
  t:eq(g:see("Gimli.resources"), 1)
  t:eq(g:see("Éowyn.resources"), 1)
end)

rule("resource-match.1", "a card of a sphere is paid by heroes with its icon", function(t)
  local g = plain.open(t, { { "Aragorn", "Glóin", "Éowyn" } })
  g:arrange{ hand = { "Guard of the Citadel", "Northern Tracker" },
             heroes = { { Aragorn = { resources = 1 }, ["Glóin"] = { resources = 2 },
                          ["Éowyn"] = { resources = 3 } } } }
  t:refused(g, { "play", "Northern Tracker" }, "play-and-put-into-play.8") -- 3 of 4, others do not count
  g:choose("play", "Guard of the Citadel")
  t:offered(g, "pay", "Aragorn")
  t:offered(g, "pay", "Glóin")
  t:not_offered(g, "pay", "Éowyn")
  g:choose("pay", "Glóin"); g:choose("pay", "Glóin")
  t:eq(g:see("Éowyn.resources"), 3)
end)

rule("resource-match.1", "an icon that a hero gains counts", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "The Favor of the Lady" }, heroes = { { Aragorn = { resources = 2 } } } }
  t:refused(g, { "play", "The Favor of the Lady" }, "resource-match.1")
  g:arrange{ heroes = { { Aragorn = { attached = { "Celebrían's Stone" } } } } }
  t:offered(g, "play", "The Favor of the Lady")
end)

rule("resource-match.2", "a card of a sphere that costs nothing needs its icon all the same", function(t)
  local g = plain.open(t, { { "Gimli", "Legolas" } })
  g:arrange{ hand = { "Common Cause", "Stand Together" },
             heroes = { { Gimli = { resources = 9 }, Legolas = { exhausted = true } } } }
  t:refused(g, { "play", "Common Cause" }, "resource-match.2")
  t:offered(g, "play", "Stand Together")
end)

rule("resource-match.3", "a neutral card that costs nothing needs no icon", function(t)
  local g = plain.open(t, { { "Gimli" } })
  g:arrange{ hand = { "Pinprick" }, heroes = { { Gimli = { resources = 0 } } } }
  t:offered(g, "play", "Pinprick")
end)

rule({ "resources.1", "resources.4" }, "resources pay for cards and abilities and go back to the bank", function(t)
  local g = plain.open(t, { { "Glorfindel", "Aragorn" } })
  g:arrange{ hand = { "Guard of the Citadel" },
             heroes = { { Glorfindel = { resources = 2, damage = 1 }, Aragorn = { resources = 2 } } } }
  g:choose("play", "Guard of the Citadel")
  t:eq(g:see("Aragorn.resources"), 0)
  t:eq(g:see("Guard of the Citadel.zone"), "play.0")
  g:choose("use", "Glorfindel"); g:choose("choose", "Glorfindel")
  t:eq(g:see("Glorfindel.resources"), 1)
  t:eq(g:see("Glorfindel.damage"), 0)
end)

rule("resources.2", "no hero has resources when the game starts", function(t)
  local g = t:table{ game = "lotr-card-game", scenario = "passage-through-mirkwood",
                     seats = { { deck = "core-leadership" }, { deck = "core-spirit" } } }
  for _, hero in ipairs{ "Aragorn", "Théodred", "Glóin", "Éowyn", "Dúnhere", "Eleanor" } do
    t:eq(g:see(hero .. ".resources"), 0)
  end
  g:go("1.3")
  t:eq(g:see("Éowyn.resources"), 1, "the first come in the resource phase")
end)

rule({ "resources.3", "gains.1" }, "gained resources go to the hero's pool", function(t)
  local g = plain.open(t, { { "Aragorn", "Gimli" } })
  g:arrange{ heroes = { { Aragorn = { resources = 1, attached = { "Steward of Gondor" } } } } }
  local other = g:see("Gimli.resources")
  g:choose("use", "Steward of Gondor")
  t:eq(g:see("Aragorn.resources"), 3)
  t:eq(g:see("Gimli.resources"), other)
end)

rule({ "play-and-put-into-play.1", "play-and-put-into-play.8" }, "playing a card means paying its cost after modifiers", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Faramir" }, heroes = { { Aragorn = { resources = 3 } } } }
  t:refused(g, { "play", "Faramir" }, "play-and-put-into-play.8")
  g:arrange{ heroes = { { Aragorn = { resources = 4 } } }, play = { "Toll Keeper" } }
  t:eq(g:see("Faramir.cost"), 5)
  t:refused(g, { "play", "Faramir" }, "play-and-put-into-play.8")
  g:arrange{ play = { "Market Ward" } }
  t:eq(g:see("Faramir.cost"), 2)
  g:choose("play", "Faramir")
  t:eq(g:see("Aragorn.resources"), 2)
  t:eq(g:see("Faramir.zone"), "play.0")
  t:eq(g:see("hand.count"), 0)
end)
