-- Spirit cards of players' decks.
local play = require "lib.play"

---- Wandering Took

card("Wandering Took", "goes to another player and takes three threat along", function(t)
  local g = play.planning(t, { { "Éowyn", "Eleanor" }, { "Gimli" } },
    { play = { { "Wandering Took" } }, threat = { 20, 20 } })
  g:choose("use", "Wandering Took")
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 17, 23 })
  t:eq({ g:see("play.1"), g:see("Wandering Took.zone") }, { { "Gimli", "Wandering Took" }, "play.1" })
  t:refused(g, { seat = 1, "use", "Wandering Took" }, "limits.1")
end)

card("Wandering Took", "wanders once a round, whoever controls him", function(t)
  local g = play.planning(t, { { "Éowyn", "Eleanor" }, { "Gimli" } },
    { play = { { "Wandering Took" } }, threat = { 20, 20 } })
  g:choose("use", "Wandering Took")
  play.spent_for_the_round(t, g, { seat = 1, "use", "Wandering Took" })
  t:eq(g:see("round"), 2)
  g:pass_until(function() return play.asked(g) == "tw.2.2" and g:ask().seat == 1 end)
  g:seat(1):choose("use", "Wandering Took")
  t:eq(g:see("Wandering Took.zone"), "play.0")
end)

card("Wandering Took", "stays in a defense he has begun", function(t)
  local g = play.open(t, { { "Éowyn" }, { "Gimli" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Forest Spider" }, {} }, play = { { "Wandering Took" }, {} },
             encounter_top = { play.blank } }
  play.defend(g, "Wandering Took")
  g:until_option("use", "Wandering Took")
  g:choose("use", "Wandering Took")
  t:eq({ g:see("Wandering Took.zone"), g:see("Wandering Took.defending") }, { "play.1", true })
  g:pass_until(function() return g:see("step") == "6.4.3" end)
  t:eq({ g:see("Wandering Took.damage"), g:see("Éowyn.damage") }, { 2 - 1, 0 })
end)

card("Wandering Took", "needs another player and three threat to lower", function(t)
  local g = play.planning(t, { { "Éowyn" } }, { play = { { "Wandering Took" } } })
  t:refused(g, { "use", "Wandering Took" }, "ability.16")
  local h = play.planning(t, { { "Éowyn" }, { "Gimli" } },
    { play = { { "Wandering Took" } }, threat = { 2, 20 } })
  t:refused(h, { "use", "Wandering Took" }, "ability.19")
  h:arrange{ threat = { 3, 20 } }
  t:offered(h, "use", "Wandering Took")
  h:pass()
  t:refused(h, { seat = 1, "use", "Wandering Took" }, "action.6")
end)

---- Lórien Guide

card("Lórien Guide", "places a progress on the active location when committing", function(t)
  local g = play.quest(play.open(t, { { "Éowyn", "Eleanor" } }), { "Lórien Guide" }, { "Forest Gate" },
    { active = { { title = "Old Forest Road", progress = 2 } }, play = { { "Lórien Guide" } } })
  g:choose("respond", "Lórien Guide")
  t:eq({ g:see("active"), g:see("Old Forest Road.zone") }, { {}, "encounter_discard" })
  t:eq(g:see("quest.progress"), 0)
  local h = play.quest(play.open(t, { { "Éowyn", "Eleanor" } }), { "Lórien Guide" }, { "Forest Gate" },
    { active = { "Old Forest Road" }, play = { { "Lórien Guide" } } })
  h:choose("respond", "Lórien Guide")
  t:eq(h:see("Old Forest Road.progress"), 1)
end)

card("Lórien Guide", "finds no way in the staging area", function(t)
  local g = play.quest(play.open(t, { { "Éowyn", "Eleanor" } }), { "Lórien Guide" }, { "Forest Gate" },
    { staging = { "Old Forest Road" }, play = { { "Lórien Guide" } } })
  t:refused(g, { "respond", "Lórien Guide" }, "ability.16")
  g:go("3.4")
  t:eq(g:see("Old Forest Road.progress"), 0)
end)

---- Northern Tracker

card("Northern Tracker", "places a progress on each location in staging", function(t)
  local g = play.quest(play.open(t, { { "Éowyn", "Eleanor" } }), { "Northern Tracker" }, { "Enchanted Stream" },
    { staging = { "Forest Gate", { title = "Old Forest Road", progress = 2 }, "Forest Spider" },
      active = { "Great Forest Web" }, play = { { "Northern Tracker" } } })
  g:choose("respond", "Northern Tracker")
  t:eq(g:see("staging"), { "Forest Gate", "Forest Spider" }, "the road is explored")
  t:eq({ g:see("Forest Gate.progress"), g:see("Great Forest Web.progress") }, { 1, 0 })
end)

card("Northern Tracker", "needs a location there", function(t)
  local g = play.quest(play.open(t, { { "Éowyn", "Eleanor" } }), { "Northern Tracker" }, { "Forest Gate" },
    { staging = { "Forest Spider" }, active = { "Great Forest Web" }, play = { { "Northern Tracker" } } })
  t:refused(g, { "respond", "Northern Tracker" }, "ability.16")
  g:go("3.4")
  t:eq({ g:see("Forest Gate.progress"), g:see("Great Forest Web.progress") }, { 0, 0 })
end)

---- The Galadhrim's Greeting

card("The Galadhrim's Greeting", "lowers one threat by six or all by two, never below zero", function(t)
  local g = play.planning(t, { { "Éowyn" }, { "Gimli" } },
    { hand = { { "The Galadhrim's Greeting", "The Galadhrim's Greeting", "The Galadhrim's Greeting" } },
      threat = { 20, 7 } })
  play.play(g, "The Galadhrim's Greeting")
  g:choose("each player")
  t:eq({ g:see("threat"), g:see("seat.1.threat"), g:see("Éowyn.resources") }, { 18, 5, 6 })
  g:until_option("play", "The Galadhrim's Greeting")
  play.play(g, "The Galadhrim's Greeting")
  g:choose("one player")
  g:choose("choose", "Player 2")
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 18, 0 })
  g:until_option("play", "The Galadhrim's Greeting")
  play.play(g, "The Galadhrim's Greeting")
  g:choose("one player")
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 12, 0 }, "nobody else has threat to lower")
end)

card("The Galadhrim's Greeting", "costs three Spirit resources, and somebody must have threat", function(t)
  local g = play.planning(t, { { "Éowyn", "Gimli" } },
    { hand = { { "The Galadhrim's Greeting" } },
      heroes = { { ["Éowyn"] = { resources = 2 }, Gimli = { resources = 9 } } } })
  t:refused(g, { "play", "The Galadhrim's Greeting" }, "play-and-put-into-play.8")
  g:arrange{ heroes = { { ["Éowyn"] = { resources = 3 } } }, threat = { 0 } }
  t:refused(g, { "play", "The Galadhrim's Greeting" }, "ability.16")
end)

---- Strength of Will

card("Strength of Will", "exhausts a Spirit character for two progress on the new location", function(t)
  local g = play.to(play.open(t, { { "Éowyn", "Aragorn" } }), "4.2")
  g:arrange{ staging = { "Forest Gate" }, hand = { { "Strength of Will" } }, play = { { "Lórien Guide" } } }
  g:choose("travel", "Forest Gate")
  g:until_option("respond", "Strength of Will")
  g:choose("respond", "Strength of Will")
  t:not_offered(g, "pay with", "Aragorn")
  t:offered(g, "pay with", "Éowyn")
  g:choose("pay with", "Lórien Guide")
  t:eq({ g:see("Forest Gate.progress"), g:see("play.0.Lórien Guide.exhausted") }, { 2, true })
  t:eq(g:see("Éowyn.resources"), 1, "it is free")
end)

card("Strength of Will", "comes after what the location forces", function(t)
  local g = play.to(play.open(t, { { "Éowyn", "Aragorn" } }), "4.2")
  g:arrange{ staging = { "The Brown Lands" }, hand = { { "Strength of Will" } } }
  g:choose("travel", "The Brown Lands")
  t:eq(g:see("The Brown Lands.zone"), "encounter_discard")
  t:not_offered(g, "respond", "Strength of Will")
end)

card("Strength of Will", "needs a ready Spirit character", function(t)
  local g = play.to(play.open(t, { { "Éowyn", "Aragorn" } }), "4.2")
  g:arrange{ staging = { "Forest Gate" }, hand = { { "Strength of Will" } },
             heroes = { { ["Éowyn"] = { exhausted = true } } } }
  g:choose("travel", "Forest Gate")
  t:offered(g, "respond", "Forest Gate")
  t:refused(g, { "respond", "Strength of Will" }, "ability.19")
end)

---- Hasty Stroke

card("Hasty Stroke", "cancels a shadow effect", function(t)
  local g = play.attacked(play.open(t, { { "Éowyn", "Eleanor" } }), "Dol Guldur Orcs", "Ungoliant's Spawn",
    "Eleanor", { hand = { { "Hasty Stroke" } }, threat = { 20 } })
  g:until_option("respond", "Hasty Stroke")
  play.respond(g, "Hasty Stroke")
  play.attack_over(g)
  t:eq({ g:see("threat"), g:see("hand.count") }, { 20, 0 })
end)

card("Hasty Stroke", "makes it an effect that never resolved", function(t)
  local g = play.attacked(play.open(t, { { "Éowyn", "Eleanor" } }), "Nazgûl of Dol Guldur", "Ungoliant's Spawn",
    "Eleanor", { hand = { { "Hasty Stroke" } }, threat = { 20 } })
  g:until_option("respond", "Hasty Stroke")
  play.respond(g, "Hasty Stroke")
  play.attack_over(g)
  t:eq(g:see("play.0"), { "Éowyn", "Eleanor" }, "the Nazgûl takes nobody")
end)

card("Hasty Stroke", "has nothing to do against a card without a shadow effect", function(t)
  local g = play.attacked(play.open(t, { { "Éowyn", "Eleanor" } }), "Dol Guldur Orcs", "Forest Gate",
    "Eleanor", { hand = { { "Hasty Stroke" } } })
  play.attack_over(g)
  t:eq(g:see("hand"), { "Hasty Stroke" })
  local h = play.attacked(play.open(t, { { "Éowyn", "Eleanor" } }), "Dol Guldur Orcs", "Ungoliant's Spawn",
    "Eleanor", { hand = { { "Hasty Stroke" } },
      heroes = { { ["Éowyn"] = { resources = 0 }, Eleanor = { resources = 0 } } }, threat = { 20 } })
  t:eq(play.offered_before(h, "Hasty Stroke", function() return h:see("threat") == 24 end), false,
    "it costs one resource")
end)

---- Will of the West

card("Will of the West", "shuffles a discard pile into its deck and is gone for good", function(t)
  local g = play.planning(t, { { "Éowyn" }, { "Gimli", "Thalin" } },
    { hand = { { "Will of the West" } }, discard = { { "Faramir" }, { "Gandalf", "Beorn", "Legolas" } } })
  local deck = g:see("deck.1.count")
  play.play(g, "Will of the West")
  g:choose("choose", "Player 2")
  t:eq({ g:see("deck.1.count"), g:see("seat.1.discard"), g:see("discard") },
    { deck + 2, { "Legolas" }, { "Faramir" } }, "heroes stay")
  t:eq(g:see("removed"), { "Will of the West" })
end)

card("Will of the West", "needs a card to shuffle", function(t)
  local g = play.planning(t, { { "Éowyn", "Eleanor" } }, { hand = { { "Will of the West" } } })
  t:refused(g, { "play", "Will of the West" }, "ability.16")
  g:arrange{ discard = { { "Dúnhere" } } }
  t:refused(g, { "play", "Will of the West" }, "ability.16")
  g:arrange{ discard = { { "Gandalf" } } }
  t:offered(g, "play", "Will of the West")
end)

---- A Test of Will

card("A Test of Will", "cancels what a card does when revealed", function(t)
  local g = play.quest(play.open(t, { { "Éowyn", "Eleanor" } }), { "Éowyn" }, { "Dol Guldur Orcs" },
    { hand = { { "A Test of Will" } } })
  g:until_option("respond", "A Test of Will")
  play.respond(g, "A Test of Will")
  g:go("3.4")
  t:eq({ g:see("Éowyn.damage"), g:see("staging") }, { 0, { "Dol Guldur Orcs" } })
end)

card("A Test of Will", "leaves the card revealed for others", function(t)
  local g = play.quest(play.open(t, { { "Éowyn", "Thalin" } }), { "Thalin" }, { "King Spider" },
    { hand = { { "A Test of Will" } } })
  g:until_option("respond", "A Test of Will")
  play.respond(g, "A Test of Will")
  g:go("3.4")
  t:eq({ g:see("King Spider.damage"), g:see("Éowyn.exhausted") }, { 1, false })
end)

card("A Test of Will", "finds nothing to cancel on a card without such an effect", function(t)
  local g = play.quest(play.open(t, { { "Éowyn", "Eleanor" } }), { "Éowyn" }, { "Forest Spider" },
    { hand = { { "A Test of Will" } } })
  t:eq(play.offered_before(g, "A Test of Will", function() return g:see("step") == "3.4" end), false)
  t:eq(g:see("hand"), { "A Test of Will" })
end)

---- Stand and Fight

card("Stand and Fight", "puts an ally of cost X from any discard pile into play", function(t)
  local g = play.planning(t, { { "Éowyn" }, { "Gimli" } },
    { hand = { { "Stand and Fight" } },
      discard = { { "Snowbourn Scout", "Gandalf" }, { "Faramir", "Veteran Axehand" } } })
  g:choose("play", "Stand and Fight")
  t:eq(g:options(), { "X = 1", "X = 2", "X = 4" }, "no X for Gandalf, a neutral ally")
  g:choose("X = 4")
  play.pay(g)
  g:choose("choose", "Faramir")
  t:eq({ g:see("Faramir.zone"), g:see("Éowyn.resources") }, { "play.0", 5 })
  t:eq(g:see("seat.1.discard"), { "Veteran Axehand" })
end)

rule("initiating-abilities.1", "who declares a card shows it to all, before its X, its price or its host", function(t)
  local g = play.planning(t, { { "Éowyn", "Glóin" }, { "Gimli" } },
    { hand = { { "Stand and Fight", "Unexpected Courage", "Hasty Stroke" } }, discard = { {}, { "Gléowine" } },
      heroes = { { ["Éowyn"] = { resources = 9 } } } })
  t:eq(g:see("seat.0.hand", 1), {}, "nobody knows another's hand")
  g:choose("play", "Stand and Fight")
  t:offered(g, "X = 2")
  t:eq(g:see("seat.0.hand", 1), { "Stand and Fight" }, "shown while X is open")
  g:choose("X = 2")
  g:until_option("play", "Unexpected Courage")
  g:choose("play", "Unexpected Courage")
  t:offered(g, "attach", "Gimli")
  t:eq(g:see("seat.0.hand", 1), { "Unexpected Courage" }, "shown while its host is chosen")
end)

card("Stand and Fight", "is not playing the ally", function(t)
  local g = play.planning(t, { { "Éowyn" } },
    { hand = { { "Stand and Fight" } }, discard = { { "Erebor Hammersmith", "Citadel Plate" } } })
  play.play(g, "Stand and Fight")
  g:choose("X = 2")
  play.pay(g)
  g:choose("choose", "Erebor Hammersmith")
  t:not_offered(g, "respond", "Erebor Hammersmith")
  t:eq(g:see("Erebor Hammersmith.zone"), "play.0")
end)

card("Stand and Fight", "needs an ally that can be paid for and is no second of its name", function(t)
  local g = play.planning(t, { { "Éowyn" } },
    { hand = { { "Stand and Fight" } }, discard = { { "Gandalf", "Citadel Plate" } } })
  t:refused(g, { "play", "Stand and Fight" })
  g:arrange{ discard = { { "Faramir" } }, heroes = { { ["Éowyn"] = { resources = 3 } } } }
  t:refused(g, { "play", "Stand and Fight" })
  g:arrange{ play = { { "Faramir" } }, discard = { { { title = "Faramir" } } },
             heroes = { { ["Éowyn"] = { resources = 4 } } } }
  t:refused(g, { "play", "Stand and Fight" })
end)

---- A Light in the Dark

card("A Light in the Dark", "returns an engaged enemy to the staging area", function(t)
  local g = play.planning(t, { { "Éowyn" }, { "Gimli" } },
    { hand = { { "A Light in the Dark" } }, engaged = { {}, { { title = "Forest Spider", damage = 2 } } } })
  play.play(g, "A Light in the Dark")
  g:choose("choose", "Forest Spider")
  t:eq({ g:see("staging"), g:see("Forest Spider.damage") }, { { "Forest Spider" }, 2 })
end)

card("A Light in the Dark", "does not stop an attack that has begun", function(t)
  local g = play.attacked(play.open(t, { { "Éowyn", "Eleanor" } }), "Forest Spider", play.blank, "Éowyn",
    { hand = { { "A Light in the Dark" } }, heroes = { { ["Éowyn"] = { resources = 2 } } } })
  g:until_option("play", "A Light in the Dark")
  play.play(g, "A Light in the Dark")
  g:choose("choose", "Forest Spider")
  t:eq(g:see("staging"), { "Forest Spider" })
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq(g:see("Éowyn.damage"), 2 - 1)
end)

card("A Light in the Dark", "sends an Orc Guard to its owner's discard pile", function(t)
  local g = play.to(play.open(t, { { "Éowyn", "Eleanor" } }), "4.2")
  g:arrange{ staging = { "Tower Gate" }, engaged = { {} }, hand = { { "A Light in the Dark" } },
             deck_top = { { "Beorn" } }, heroes = { { ["Éowyn"] = { resources = 2 } } } }
  g:choose("travel", "Tower Gate")
  g:until_option("play", "A Light in the Dark")
  play.play(g, "A Light in the Dark")
  g:choose("choose", "Orc Guard")
  t:eq({ g:see("engaged"), g:see("staging") }, { {}, {} })
  t:eq(play.count(g:see("discard"), "Beorn"), 1)
end)

card("A Light in the Dark", "needs an engaged enemy", function(t)
  local g = play.planning(t, { { "Éowyn" } },
    { hand = { { "A Light in the Dark" } }, staging = { "Forest Spider" } })
  t:refused(g, { "play", "A Light in the Dark" }, "choose.3")
end)

---- Dwarven Tomb

card("Dwarven Tomb", "returns a Spirit card of your discard pile to your hand", function(t)
  local g = play.planning(t, { { "Éowyn" }, { "Gimli" } },
    { hand = { { "Dwarven Tomb" } },
      discard = { { "Hasty Stroke", "Gandalf", "Lórien Guide", "Eleanor", "Citadel Plate" }, { "A Test of Will" } } })
  play.play(g, "Dwarven Tomb")
  t:eq(#g:options(), 2)
  t:offered(g, "choose", "Lórien Guide")
  t:not_offered(g, "choose", "Eleanor")
  g:choose("choose", "Hasty Stroke")
  t:eq(g:see("hand"), { "Hasty Stroke" })
end)

card("Dwarven Tomb", "needs a Spirit card there: not a hero, not itself, not another player's", function(t)
  local g = play.planning(t, { { "Éowyn" }, { "Gimli" } },
    { hand = { { "Dwarven Tomb" } }, discard = { { "Gandalf", "Eleanor" }, { "A Test of Will" } } })
  t:refused(g, { "play", "Dwarven Tomb" }, "choose.3")
end)

---- Fortune or Fate

card("Fortune or Fate", "brings a hero back to its owner", function(t)
  local g = play.planning(t, { { "Éowyn" }, { "Gimli" } },
    { hand = { { "Fortune or Fate" } }, discard = { { "Gandalf" }, { { title = "Legolas" } } } })
  play.play(g, "Fortune or Fate")
  g:choose("choose", "Legolas")
  t:eq({ g:see("Legolas.zone"), g:see("Legolas.damage"), g:see("Legolas.resources") }, { "play.1", 0, 0 })
  t:eq(g:see("Éowyn.resources"), 4)
end)

card("Fortune or Fate", "cannot bring back the hero of a player who is out", function(t)
  local g = play.planning(t, { { "Éowyn" }, { "Gimli" } },
    { threat = { 20, 49 } })
  play.to(g, "2.2 next")
  t:eq({ g:see("seat.1.out"), g:see("Gimli.zone") }, { true, "discard.1" })
  g:arrange{ hand = { { "Fortune or Fate" } }, heroes = { ["Éowyn"] = { resources = 8 } } }
  t:refused(g, { "play", "Fortune or Fate" }, "ability.16")
  g:arrange{ discard = { { "Dúnhere" } } }
  play.play(g, "Fortune or Fate")
  t:not_offered(g, "choose", "Gimli")
  g:choose("choose", "Dúnhere")
  t:eq(g:see("Dúnhere.zone"), "play.0")
end)

card("Fortune or Fate", "needs a fallen hero and five resources", function(t)
  local g = play.planning(t, { { "Éowyn" } }, { hand = { { "Fortune or Fate" } }, discard = { { "Faramir" } } })
  t:refused(g, { "play", "Fortune or Fate" }, "choose.3")
  g:arrange{ discard = { { "Dúnhere" } }, heroes = { { ["Éowyn"] = { resources = 4 } } } }
  t:refused(g, { "play", "Fortune or Fate" }, "play-and-put-into-play.8")
end)

---- The Favor of the Lady

card("The Favor of the Lady", "gives a hero one willpower; copies add up", function(t)
  local g = play.planning(t, { { "Éowyn", "Eleanor" } },
    { hand = { { "The Favor of the Lady", "The Favor of the Lady" } } })
  play.play(g, "The Favor of the Lady")
  g:choose("attach to", "Eleanor")
  t:eq(g:see("Eleanor.willpower"), 2)
  play.play(g, "The Favor of the Lady")
  g:choose("attach to", "Eleanor")
  t:eq({ g:see("Eleanor.willpower"), g:see("Éowyn.willpower") }, { 3, 4 })
end)

card("The Favor of the Lady", "is for heroes only", function(t)
  local g = play.planning(t, { { "Éowyn", "Eleanor" } },
    { hand = { { "The Favor of the Lady" } }, play = { { "Lórien Guide" } } })
  play.play(g, "The Favor of the Lady")
  t:refused(g, { "attach to", "Lórien Guide" }, "attachment-cards.8")
end)

---- Power in the Earth

card("Power in the Earth", "lowers the threat of its location, but not below zero", function(t)
  local g = play.planning(t, { { "Éowyn", "Eleanor" } },
    { hand = { { "Power in the Earth", "Power in the Earth" } }, staging = { "Old Forest Road", "Forest Gate" } })
  play.play(g, "Power in the Earth")
  g:choose("attach to", "Old Forest Road")
  t:eq({ g:see("Old Forest Road.threat"), g:see("staging.threat") }, { 0, 2 })
  play.play(g, "Power in the Earth")
  g:choose("attach to", "Old Forest Road")
  t:eq({ g:see("Old Forest Road.threat"), g:see("staging.threat") }, { 0, 2 })
  g:arrange{ cards = { ["Forest Gate"] = { attached = { "Power in the Earth" } } } }
  t:eq({ g:see("Forest Gate.threat"), g:see("staging.threat") }, { 1, 1 })
end)

card("Power in the Earth", "belongs to its player: it goes to that discard pile with the location", function(t)
  local g = play.planning(t, { { "Éowyn", "Aragorn" } },
    { hand = { { "Power in the Earth", "Snowbourn Scout" } },
      staging = { { title = "Forest Gate", progress = 3 } } })
  g:arrange{ heroes = { { Aragorn = { resources = 1 } } } }
  play.play(g, "Power in the Earth")
  g:choose("attach to", "Forest Gate")
  play.play(g, "Snowbourn Scout")
  g:choose("respond", "Snowbourn Scout")
  g:choose("choose", "Forest Gate")
  t:eq({ g:see("discard"), g:see("encounter_discard")[1] }, { { "Power in the Earth" }, "Forest Gate" })
end)

card("Power in the Earth", "needs a location", function(t)
  local g = play.planning(t, { { "Éowyn" } }, { hand = { { "Power in the Earth" } }, staging = { "Forest Spider" } })
  t:refused(g, { "play", "Power in the Earth" }, "attachment-cards.5")
end)

---- Unexpected Courage

card("Unexpected Courage", "exhausts to ready its hero", function(t)
  local g = play.planning(t, { { "Éowyn", "Eleanor" } }, { hand = { { "Unexpected Courage" } } })
  play.play(g, "Unexpected Courage")
  g:choose("attach to", "Éowyn")
  t:refused(g, { "use", "Unexpected Courage" }, "ability.16")
  g:arrange{ heroes = { { ["Éowyn"] = { exhausted = true }, Eleanor = { exhausted = true } } } }
  g:choose("use", "Unexpected Courage")
  t:eq({ g:see("Éowyn.exhausted"), g:see("Eleanor.exhausted") }, { false, true })
  t:eq(g:see("Éowyn.Unexpected Courage.exhausted"), true)
end)

card("Unexpected Courage", "works once until it readies itself", function(t)
  local g = play.planning(t, { { "Éowyn", "Eleanor" } },
    { heroes = { { ["Éowyn"] = { exhausted = true, attached = { { title = "Unexpected Courage", exhausted = true } } } } } })
  t:refused(g, { "use", "Unexpected Courage" }, "exhausted.6")
  play.to(g, "2.2 next")
  t:eq(g:see("Éowyn.Unexpected Courage.exhausted"), false)
end)
