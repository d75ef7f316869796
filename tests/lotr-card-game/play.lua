-- Play and put into play, play restrictions and permissions, ready.
local plain = require "lib.plain"

rule({ "play-and-put-into-play.1", "ready.1" }, "a played ally is paid for and enters play ready", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Guard of the Citadel" }, heroes = { Aragorn = { resources = 3 } } }
  g:choose("play", "Guard of the Citadel")
  t:eq(g:see("Aragorn.resources"), 1)
  t:eq(g:see("Guard of the Citadel.zone"), "play.0")
  t:eq(g:see("Guard of the Citadel.exhausted"), false)
  t:ok(g:log_has("Guard of the Citadel", "enters play"))
  g:arrange{ hand = { "Whetstone" } }
  g:choose("play", "Whetstone"); g:choose("attach to", "Aragorn")
  t:eq(g:see("Whetstone.exhausted"), false)
end)

rule({ "play-and-put-into-play.2", "play-and-put-into-play.10", "event-cards.3" }, "an event lies on the table while it resolves, then goes to the discard pile", function(t)
  local g = plain.open(t, { { "Éowyn" } })
  g:arrange{ hand = { "Dwarven Tomb" }, discard = { "Hasty Stroke" }, heroes = { ["Éowyn"] = { resources = 1 } } }
  g:choose("play", "Dwarven Tomb")
  t:eq(g:see("resolving"), { "Dwarven Tomb" })
  t:eq(g:see("play.0"), { "Éowyn" }, "it is not in play")
  t:not_offered(g, "choose", "Dwarven Tomb")
  t:eq(g:see("discard"), { "Hasty Stroke" })
  g:choose("choose", "Hasty Stroke")
  t:eq(g:see("discard"), { "Dwarven Tomb" })
  t:eq(g:see("hand"), { "Hasty Stroke" })
  t:ok(not g:log_has("Dwarven Tomb", "enters play"))
end)

rule("play-and-put-into-play.10", "it goes to its owner's pile", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { {}, { "Pinprick" } } }
  g:pass()
  g:seat(1):choose("play", "Pinprick"); g:choose("choose", "Aragorn")
  t:eq(g:see("seat.1.discard"), { "Pinprick" })
  t:eq(g:see("discard"), {})
end)

rule("play-and-put-into-play.3", "cards are played from the hand only", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Snowbourn Scout" }, discard = { "Guard of the Citadel" }, deck_top = { "Faramir" },
             heroes = { Aragorn = { resources = 9 } } }
  t:offered(g, "play", "Snowbourn Scout")
  t:not_offered(g, "play", "Guard of the Citadel")
  t:not_offered(g, "play", "Faramir")
  g:choose("play", "Snowbourn Scout")
  t:eq(g:see("hand.count"), 0)
end)

rule({ "play-and-put-into-play.4", "play-and-put-into-play.7" }, "a card put into play is not paid for and not played", function(t)
  local g = plain.open(t, { { "Glorfindel" } })
  g:arrange{ hand = { "Lost and Found", "Erebor Hammersmith" }, discard = { "Dwarven Axe" },
             heroes = { Glorfindel = { resources = 0 } } }
  g:choose("play", "Lost and Found"); g:choose("choose", "Erebor Hammersmith")
  t:eq(g:see("Erebor Hammersmith.zone"), "play.0")
  t:not_offered(g, "respond", "Erebor Hammersmith")
  t:ok(not g:log_has("plays Erebor"))
  t:eq(g:see("hand.count"), 0, "the axe stays in the discard pile")
  -- Played from the hand the same card does respond.
  g = plain.open(t, { { "Glorfindel" } })
  g:arrange{ hand = { "Erebor Hammersmith" }, discard = { "Dwarven Axe" }, heroes = { Glorfindel = { resources = 2 } } }
  g:choose("play", "Erebor Hammersmith")
  t:offered(g, "respond", "Erebor Hammersmith")
end)

rule("play-and-put-into-play.5", "what forbids playing a card does not forbid putting it into play", function(t)
  local g = t:table{ game = "lotr-card-game", scenario = "escape-from-dol-guldur", packs = plain.packs,
                     deckbuilding = "free", seats = { { heroes = { "Aragorn", "Gimli" }, cards = { ["Guard of the Citadel"] = 30 } } } }
  g:go("2.2")
  g:arrange{ hand = { "Restless Friend", "Lookout", "Lost and Found" } }
  g:choose("play", "Restless Friend")
  t:refused(g, { "play", "Lookout" }, "play-restrictions.2")
  g:choose("play", "Lost and Found"); g:choose("choose", "Lookout")
  t:eq(g:see("Lookout.zone"), "play.0", "the second ally of the round")
end)

rule("play-and-put-into-play.5", "neither do cost and sphere", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Sneak Attack", "Beorn" }, heroes = { Aragorn = { resources = 1 } } }
  t:refused(g, { "play", "Beorn" }, "resource-match.1")
  g:choose("play", "Sneak Attack"); g:choose("choose", "Beorn")
  t:eq(g:see("Beorn.zone"), "play.0")
end)

rule("play-and-put-into-play.6", "a card put into play comes to its controller's play area", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { { "Bring Them In", "Faramir" } } }
  g:choose("play", "Bring Them In"); g:choose("choose", "Faramir")
  t:eq(g:see("Faramir.zone"), "play.1")
  t:eq(g:ask().seat, 1)
  t:offered(g, "use", "Faramir")
end)

rule("play-and-put-into-play.9", "it comes as if it had been played: an attachment on a card that can have it", function(t)
  local g = plain.open(t, { { "Gimli", "Legolas" } })
  g:arrange{ hand = { "Lost and Found", "Citadel Plate" }, play = { "Guard of the Citadel" } }
  g:choose("play", "Lost and Found"); g:choose("choose", "Citadel Plate")
  t:offered(g, "attach to", "Gimli")
  t:not_offered(g, "attach to", "Guard of the Citadel")
  g:choose("attach to", "Gimli")
  t:eq(g:see("Gimli.attached"), { "Citadel Plate" })
  t:eq(g:see("Gimli.hit points"), 9)
end)

rule("play-and-put-into-play.9", "without such a card it cannot be put into play; an ally comes ready", function(t)
  local g = plain.open(t, { { "Gimli" } })
  g:arrange{ hand = { "Lost and Found", "Forest Snare" } }
  t:refused(g, { "play", "Lost and Found" }, "ability.16")
  g:arrange{ add_hand = { "Veteran Axehand" } }
  g:choose("play", "Lost and Found")
  t:not_offered(g, "choose", "Forest Snare")
  g:choose("choose", "Veteran Axehand")
  t:eq(g:see("Veteran Axehand.exhausted"), false)
end)

rule({ "play-restrictions.1", "play-restrictions.2" }, "an ability is used only if every restriction is obeyed", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ threat = 29, heroes = { Aragorn = { attached = { "Banner of the Bold" } } } }
  t:refused(g, { "use", "Banner of the Bold" }, "play-restrictions.2")
  g:arrange{ threat = 30 }
  t:offered(g, "use", "Banner of the Bold")
  g:arrange{ cards = { ["Banner of the Bold"] = { exhausted = true } } }
  t:refused(g, { "use", "Banner of the Bold" }, "exhausted.6")
end)

rule("play-restrictions.2", "a card is played only if every restriction is obeyed", function(t)
  local g = plain.open(t, { { "Gimli" } })
  g:arrange{ hand = { "Feint" }, engaged = { "Straw Man" }, heroes = { Gimli = { resources = 1 } } }
  t:refused(g, { "play", "Feint" }, "action.4") -- in the combat phase only
  g:go("6.2")
  t:offered(g, "play", "Feint")
  g:arrange{ engaged = {} }
  t:refused(g, { "play", "Feint" }, "choose.3")
  g:arrange{ engaged = { "Straw Man" }, heroes = { Gimli = { resources = 0 } } }
  t:refused(g, { "play", "Feint" }, "play-and-put-into-play.8")
end)

rule("play-restrictions.3", "a permission lets a card act where it normally could not", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ discard = { { "Restless Friend" } }, hand = { { "Snowbourn Scout" } } }
  t:offered(g, "use", "Restless Friend")
  t:offered(g, "use", "Éowyn") -- everybody may, though seat 1 controls her
  g:choose("use", "Restless Friend")
  t:ok(g:see("hand.Restless Friend"))
  t:eq(g:ask().seat, 1)
  t:not_offered(g, "use", "Restless Friend")
end)

rule({ "play-restrictions.3" }, "but it is an option, and for nobody else", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ discard = { {}, { "Restless Friend" } } }
  t:not_offered(g, "use", "Restless Friend")
  g:pass()
  t:offered(g, "use", "Restless Friend")
  g:seat(1):pass()
  t:eq(g:see("seat.1.discard"), { "Restless Friend" })
end)

rule("ready.3", "an exhausted card that is readied can be used again", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Ever Vigilant" }, play = { { title = "Faramir", exhausted = true } },
             heroes = { Aragorn = { resources = 1 } } }
  t:refused(g, { "use", "Faramir" }, "exhausted.6")
  g:choose("play", "Ever Vigilant"); g:choose("choose", "Faramir")
  t:eq(g:see("Faramir.exhausted"), false)
  t:offered(g, "use", "Faramir")
end)
