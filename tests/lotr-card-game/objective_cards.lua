-- Objective cards, and restricted attachments.
local plain = require "lib.plain"

rule({ "objective-cards.1", "objective-cards.2" }, "a revealed objective is added to the staging area", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ encounter_top = { "Old Lamp" } }
  g:go("3.3")
  t:eq(g:see("Old Lamp.zone"), "staging")
  t:eq(g:see("staging.threat"), 0, "it is neither an enemy nor a location")
  g:go("4.2")
  t:not_offered(g, "travel to", "Old Lamp")
  g:go("5.2")
  t:not_offered(g, "engage", "Old Lamp")
end)

rule({ "objective-cards.1", "objective-cards.2" }, "objectives are the keys to the stages of Dol Guldur", function(t)
  local g = t:table{ game = "lotr-card-game", scenario = "escape-from-dol-guldur",
                     packs = plain.packs, seats = { { deck = "core-leadership" } } }
  g:go("2.2")
  plain.calm(g)
  g:arrange{ staging = {} , encounter_top = { "Old Lamp" }, quest = { progress = 20 } }
  g:go("3.3")
  t:eq(g:see("quest"), { "The Necromancer's Tower" }, "progress alone does not open it")
  local hero = g:see("Aragorn.facedown") and "Glóin" or "Aragorn"
  g:choose("use", "Old Lamp"); g:choose("choose", hero)
  t:eq(g:see("quest"), { "Through the Caverns" })
end)

rule("objective-cards.3", "an objective stays until something removes it", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ encounter_top = { "Old Lamp" } }
  g:go("3.3")
  plain.calm(g)
  g:go("3.3 next")
  t:eq(g:see("round"), 2)
  t:eq(g:see("staging"), { "Old Lamp" })
  g:choose("use", "Old Lamp"); g:choose("choose", "Aragorn")
  plain.calm(g)
  g:go("3.3 next")
  t:eq(g:see("Aragorn.attached"), { "Old Lamp" })
end)

rule("objective-cards.4", "unclaimed, it is under nobody's control", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ staging = { "Old Lamp" }, hand = { { "Lamplight" }, { "Lamplight" } } }
  t:refused(g, { seat = 0, "play", "Lamplight" }, "ability.16")
  t:offered(g, "use", "Old Lamp")
  g:pass()
  t:eq(g:ask().seat, 1)
  t:offered(g, "use", "Old Lamp")
end)

rule("objective-cards.5", "whoever claims it controls it", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ staging = { "Old Lamp" }, hand = { { "Lamplight" }, { "Lamplight" } } }
  g:pass()
  g:seat(1):choose("use", "Old Lamp")
  t:not_offered(g, "choose", "Aragorn")
  g:choose("choose", "Éowyn")
  t:eq(g:see("Éowyn.attached"), { "Old Lamp" })
  t:refused(g, { seat = 0, "play", "Lamplight" }, "ability.16")
  g:pass()
  g:seat(1):choose("play", "Lamplight")
  t:eq(g:see("seat.1.hand.count"), 1)
end)

rule({ "objective-cards.4", "objective-cards.5" }, "an objective that comes back to staging is unclaimed again", function(t)
  local g = plain.open(t, { { "Aragorn", "Gimli" } })
  g:arrange{ hand = { "Lamplight", "Pinprick" },
             heroes = { Gimli = { damage = 4, attached = { "Shadow Key" } } } }
  t:offered(g, "play", "Lamplight")
  g:choose("play", "Pinprick"); g:choose("choose", "Gimli")
  t:eq(g:see("Shadow Key.zone"), "staging")
  t:refused(g, { "play", "Lamplight" }, "ability.16")
  g:choose("use", "Shadow Key"); g:choose("choose", "Aragorn")
  t:offered(g, "play", "Lamplight")
end)

rule({ "restricted.1", "restricted.2", "restricted.3" },
     "a character keeps at most two restricted attachments, whichever way a third comes", function(t)
  local g = plain.open(t, { { "Gimli", "Legolas" } })
  g:arrange{ hand = { "Citadel Plate", "Whetstone" },
             heroes = { Legolas = { resources = 0 },
                        Gimli = { resources = 4, attached = { "Dwarven Axe", "Horn of Gondor" } } } }
  g:choose("play", "Citadel Plate")
  t:offered(g, "attach to", "Legolas")
  g:choose("attach to", "Gimli")
  t:eq(g:ask().rule, "restricted.3", "played")
  t:not_offered(g, "pass")
  g:choose("discard", "Dwarven Axe")
  t:eq(g:see("Gimli.attached"), { "Horn of Gondor", "Citadel Plate" })
  g:choose("play", "Whetstone"); g:choose("attach to", "Gimli")
  t:eq(#g:see("Gimli.attached"), 3, "what is not restricted does not count")
  g:arrange{ hand = { "Lost and Found", "Dwarven Axe" } }
  g:choose("play", "Lost and Found"); g:choose("choose", "Dwarven Axe")
  g:choose("attach to", "Gimli")
  t:eq(g:ask().rule, "restricted.3", "put into play")
  g:choose("discard", "Dwarven Axe")
  t:eq(g:see("Gimli.attached"), { "Horn of Gondor", "Citadel Plate", "Whetstone" })
end)

rule("restricted.3", "of three restricted attachments one goes at once, as its controller says", function(t)
  local g = plain.open(t, { { "Éowyn" }, { "Gimli" } })
  g:arrange{ staging = { "Old Lamp" },
             heroes = { Gimli = { attached = { { title = "Dwarven Axe", owner = 0 }, "Horn of Gondor",
                                               "Whetstone" } } } }
  g:pass()
  g:seat(1):choose("use", "Old Lamp"); g:choose("choose", "Gimli")
  t:eq(g:ask().rule, "restricted.3")
  t:eq(g:ask().seat, 1)
  t:offered(g, "discard", "Old Lamp")
  t:not_offered(g, "discard", "Whetstone")
  g:choose("discard", "Dwarven Axe")
  t:eq(g:see("Gimli.attached"), { "Horn of Gondor", "Whetstone", "Old Lamp" })
  t:eq(g:see("seat.0.discard"), { "Dwarven Axe" }, "to its owner's discard pile")
end)

rule("restricted.3", "an encounter card goes to the encounter discard pile", function(t)
  local g = plain.open(t, { { "Gimli" } })
  g:arrange{ staging = { "Old Lamp" },
             heroes = { Gimli = { attached = { "Dwarven Axe", "Horn of Gondor" } } } }
  g:choose("use", "Old Lamp"); g:choose("choose", "Gimli")
  g:choose("discard", "Old Lamp")
  t:eq(g:see("Gimli.attached"), { "Dwarven Axe", "Horn of Gondor" })
  t:eq(g:see("encounter_discard")[1], "Old Lamp")
end)
