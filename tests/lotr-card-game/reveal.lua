-- Reveal, running out of cards and tokens.
local plain = require "lib.plain"

rule("reveal.1", "the top card of the encounter deck is turned up", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ encounter_top = { "Still Pool", "Forest Gate" } }
  local deck = g:see("encounter_deck.count")
  g:go("3.3")
  t:eq(g:see("staging"), { "Still Pool" })
  t:eq(g:see("encounter_deck.count"), deck - 1)
  t:ok(g:log_has("Still Pool is revealed"))
  t:ok(not g:log_has("Forest Gate is revealed"))
end)

rule("reveal.2", "revealing includes keywords and when revealed effects", function(t)
  local g = plain.open(t, { { "Aragorn", "Gimli" } })
  g:arrange{ threat = 20, encounter_top = { "Endless Caverns", "King Spider", "Quiet Hour" } }
  g:pass_until(function() return g:ask().rule == "tw.3.3" end)
  t:eq(g:see("threat"), 21, "doomed 1")
  t:eq(g:see("staging"), { "Endless Caverns", "King Spider" }, "surge")
  t:eq(g:see("Aragorn.exhausted") or g:see("Gimli.exhausted"), true, "the spider's effect")
end)

rule("reveal.2", "so does a reveal outside the staging step", function(t)
  local g = plain.open(t, { { "Aragorn", "Gimli" } })
  g:arrange{ staging = { "Mountains of Mirkwood" } }
  g:go("4.2")
  g:arrange{ threat = 20, encounter_top = { "Endless Caverns", "King Spider" } }
  g:choose("travel to", "Mountains of Mirkwood")
  g:choose("choose", "Aragorn")
  t:eq(g:see("threat"), 21)
  t:eq(g:see("staging"), { "Endless Caverns", "King Spider" })
  t:eq(g:see("Aragorn.exhausted"), true)
  t:eq(g:see("active"), { "Mountains of Mirkwood" })
end)

rule("reveal.2", "a card that is added but not revealed does nothing of it", function(t)
  local g = t:table{ game = "lotr-card-game", scenario = "passage-through-mirkwood", packs = plain.packs,
                     seats = { { deck = "core-leadership" } } }
  g:go("2.2")
  g:arrange{ quest = { stage = 2, progress = 1 }, staging = {}, threat = 20 }
  plain.calm(g)
  g:force{ "\"Don't Leave the Path!\"" }
  g:go("3.2")
  g:choose("commit", "Aragorn"); g:choose("done")
  g:until_option("take", "King Spider"); g:choose("take", "King Spider")
  t:eq(g:see("staging"), { "King Spider" })
  t:eq(g:see("Glóin.exhausted"), false, "searched for, not revealed")
end)

rule({ "running-out-of-cards.1", "running-out-of-cards.2" }, "a player without a deck plays on, and the discard pile stays", function(t)
  local g = plain.open(t, { { "Aragorn", "Beravor" } })
  g:arrange{ empty_deck = true, hand = { "Snowbourn Scout" }, discard = { "Faramir", "Gandalf" },
             heroes = { Aragorn = { resources = 1 } } }
  t:refused(g, { "use", "Beravor" }) -- nobody could draw
  g:choose("play", "Snowbourn Scout")
  g:go("2.2 next")
  t:eq(g:see("round"), 2)
  t:eq(g:status(), "playing")
  t:eq(g:see("hand.count"), 0)
  t:eq(g:see("deck.count"), 0)
  t:eq(#g:see("discard"), 2)
  t:offered(g, "pass")
end)

rule("running-out-of-cards.1", "who cannot draw all draws what there is", function(t)
  local g = plain.open(t, { { "Aragorn", "Beravor" } })
  g:arrange{ empty_deck = true, deck_top = { "Faramir" }, discard = { "Gandalf" } }
  g:choose("use", "Beravor")
  t:eq(g:see("hand"), { "Faramir" })
  t:eq(g:see("discard"), { "Gandalf" })
end)

rule("running-out-of-cards.3", "in the quest phase an empty encounter deck is rebuilt at once", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ empty_encounter_deck = true, encounter_top = { "Still Pool" },
             encounter_discard = { "Forest Gate", "Quiet Hour" } }
  g:force{ "Forest Gate" }
  g:go("3.3")
  t:eq(g:see("staging"), { "Still Pool", "Forest Gate" })
  t:eq(g:see("encounter_deck.count"), 1)
  t:eq(g:see("encounter_discard"), {})
end)

rule("running-out-of-cards.3", "at once: before the last card of the deck has done its work", function(t)
  local g = plain.open(t, { { "Aragorn", "Gimli" } })
  g:arrange{ empty_encounter_deck = true, encounter_top = { "King Spider" },
             encounter_discard = { "Forest Gate", "Still Pool" } }
  g:go("3.2"); g:choose("done")
  g:pass_until(function() return g:ask().rule == "choose.2" end)
  t:eq(g:see("encounter_deck.count"), 2)
  t:eq(g:see("encounter_discard"), {})
end)

rule("running-out-of-cards.3", "outside the quest phase it stays empty until the next one", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ engaged = { "Straw Man" } }
  g:go("5.2")
  g:arrange{ empty_encounter_deck = true, encounter_discard = { "Quiet Hour", "Still Pool" } }
  g:go("6.4.1")
  t:eq(g:see("Straw Man.attached"), {}, "no shadow card")
  t:eq(g:see("encounter_deck.count"), 0)
  g:go("2.2")
  t:eq(g:see("encounter_deck.count"), 0)
  g:go("3.1")
  t:eq(g:see("encounter_deck.count"), 2)
end)

rule("running-out-of-tokens.1", "there is no limit to tokens", function(t)
  local g = plain.open(t, { { "Aragorn", "Éowyn" } })
  g:arrange{ quest = { stage = "\"Don't Leave the Path!\"", progress = 150 }, hand = { "Pinprick" },
             heroes = { Aragorn = { resources = 120, damage = 60, attached = { "Steward of Gondor", "Thick Skin" } } } }
  g:choose("use", "Steward of Gondor")
  t:eq(g:see("Aragorn.resources"), 122)
  g:choose("play", "Pinprick"); g:choose("choose", "Aragorn")
  t:eq(g:see("Aragorn.damage"), 61)
  g:go("3.2"); g:choose("commit", "Éowyn"); g:choose("done")
  g:go("3.4")
  t:eq(g:see("quest.progress"), 154)
end)
