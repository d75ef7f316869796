-- Ability, Card Ability.
local quiet = require "lib.quiet"

rule({ "ability.1", "ability.21" }, "the six kinds of abilities each do their part", function(t)
  local g = quiet.open(t, { { "Aragorn", "Gimli", "Denethor" } })
  -- constant: Gimli is stronger the moment he is hurt
  g:arrange{ heroes = { { Gimli = { damage = 2 } } } }
  t:eq(g:see("Gimli.attack"), 2 + 2)
  -- action
  t:offered(g, "use", "Denethor")
  -- keyword: doomed; when revealed: the dread; response: Aragorn
  g:go("3.2")
  g:arrange{ encounter_top = { "Cavern Guardian", "Heavy Dread" } }
  local threat = g:see("threat")
  g:choose("commit", "Aragorn"):choose("done")
  t:offered(g, "respond", "Aragorn")
  g:pass()
  g:go("3.3")
  t:eq(g:see("threat"), threat + 1)
  -- forced: the wolf engages
  g:arrange{ staging = { "Howling Wolf" }, encounter_top = { "Heavy Dread" } }
  g:go("5.2"):choose("engage", "Howling Wolf")
  t:eq(g:see("threat"), threat + 1 + 3)
  -- when revealed, in the next round
  g:arrange{ clear = { "engaged", "staging" }, encounter_top = { "Nothing Stirs", "Heavy Dread" } }
  g:go("3.2 next")
  g:arrange{ encounter_top = { "Heavy Dread" } }
  threat = g:see("threat")
  g:choose("done"):pass()
  t:eq(g:see("threat"), threat + 4)
end)

rule({ "ability.21" },
     "what has a trigger word is a triggered ability; a constant one is none", function(t)
  -- Silence cancels triggered effects: the forced one of the wolf ...
  local g = quiet.open(t, { { "Thalin" } })
  g:arrange{ hand = { "Silence", "Silence" }, staging = { "Howling Wolf" } }
  g:go("5.2")
  local threat = g:see("threat")
  g:choose("engage", "Howling Wolf")
  t:offered(g, "respond", "Silence")
  g:choose("respond", "Silence")
  t:eq(g:see("threat"), threat)
  -- ... but gets no chance against Thalin's constant ability.
  g:go("3.2 next")
  g:arrange{ clear = "engaged", staging = {}, encounter_top = { "Old Ruffian" } }
  g:choose("commit", "Thalin"):choose("done")
  g:go("3.3")
  t:eq(g:see("staging.Old Ruffian.damage"), 1)
  t:eq(g:see("discard"), { "Silence" })
end)

rule("ability.2", "an action happens only if a player elects to use it", function(t)
  local g = quiet.open(t, { { "Beravor" } })
  g:go("3.2")
  t:eq(g:see("hand.count"), 0, "passed by, it did nothing")
  g:go("3.1 next")
  local before = g:see("hand.count")
  g:choose("use", "Beravor")
  t:eq(g:see("hand.count"), before + 2)
end)

rule("ability.3", "a response is offered and does nothing by itself", function(t)
  local g = quiet.open(t, { { "Aragorn", "Théodred" } })
  g:go("3.2"):choose("commit", "Aragorn"):choose("commit", "Théodred"):choose("done")
  t:offered(g, "respond", "Aragorn")
  t:offered(g, "respond", "Théodred")
  local resources = g:see("Aragorn.resources")
  g:choose("respond", "Aragorn")
  t:eq(g:see("Aragorn.exhausted"), false)
  g:pass()
  t:eq(g:see("Aragorn.resources"), resources - 1, "Théodred was passed and gave nothing")
end)

rule("ability.4", "what a text says may be done is a choice", function(t)
  -- A part of an effect: Denethor may put the card away.
  local g = quiet.open(t, { { "Denethor" } })
  g:arrange{ encounter_top = { "Heavy Dread", "Old Ruffian" } }
  g:choose("use", "Denethor")
  t:offered(g, "accept")
  g:choose("decline")
  t:eq(g:see("encounter_deck"), { "Heavy Dread" })
  -- The whole of a when revealed effect ...
  g:go("3.2")
  g:arrange{ encounter_top = { "Beckoning", "Beckoning" } }
  local threat = g:see("threat")
  g:choose("done"):pass()
  t:eq(g:ask().rule, "may.1")
  g:choose("decline")
  t:eq(g:see("threat"), threat)
  -- ... and of a forced one.
  g:go("4.2")
  g:arrange{ staging = { "Wavering Foe", "Wavering Foe" } }
  g:go("5.2"):choose("engage", "Wavering Foe")
  g:choose("accept")
  t:eq(g:see("engaged.Wavering Foe.damage"), 2)
end)

rule("ability.5", "the controller of the card decides about its optional ability", function(t)
  local g = quiet.open(t, { { "Denethor" }, { "Aragorn" } })
  g:go("3.2")
  g:arrange{ heroes = { ["1"] = { Aragorn = { resources = 3 } } } }
  g:choose("done")
  g:seat(1):choose("commit", "Aragorn")
  g:seat(1):choose("done")
  t:eq(g:ask().seat, 1)
  t:offered(g:seat(1), "respond", "Aragorn")
  g:seat(1):pass()
  -- and nobody else may: the first player's window lacks Aragorn
  t:eq(g:ask().seat, 0)
  t:not_offered(g, "Aragorn")
end)

rule("ability.6", "nobody can opt out of a constant ability", function(t)
  local g = quiet.open(t, { { "Éowyn" } })
  g:arrange{ heroes = { { ["Éowyn"] = { attached = { "Dark Knowledge" } } } } }
  t:eq(g:see("Éowyn.willpower"), 4 - 1)
  t:how(g, "Éowyn.willpower", { { 4, "printed" }, { -1, "Dark Knowledge" } })
  g:go("3.2"):choose("commit", "Éowyn"):choose("done"):go("3.4")
  t:eq(g:see("quest.progress"), 3)
end)

rule("ability.7", "when revealed effects are not skipped", function(t)
  local g = quiet.open(t, { { "Éowyn" } })
  g:go("3.2")
  g:arrange{ encounter_top = { "Heavy Dread" } }
  local threat = g:see("threat")
  g:choose("done"):pass()
  t:eq(g:see("threat"), threat + 4, "before anybody is asked anything")
end)

rule("ability.8", "forced effects are not skipped", function(t)
  local g = quiet.open(t, { { "Éowyn" } })
  g:arrange{ staging = { "Howling Wolf" } }
  g:go("5.2")
  local threat = g:see("threat")
  g:choose("engage", "Howling Wolf")
  t:eq(g:see("threat"), threat + 3)
end)

rule("ability.9", "a keyword that says may is used at will", function(t)
  local function attacked(t)
    local g = quiet.open(t, { { "Éowyn" }, { "Aragorn" } })
    g:arrange{ engaged = { { "Old Ruffian" } } }
    quiet.to(g, "t6.4.1a")
    g:choose("decline")
    t:eq(g:ask().seat, 1)
    return g
  end
  local g = attacked(t)
  g:seat(1):choose("defend with", "Aragorn")
  t:eq(g:see("Aragorn.defending"), true)
  g = attacked(t)
  g:seat(1):choose("decline")
  t:eq(g:see("Aragorn.exhausted"), false)
  t:ok(g:log_has("undefended") or g:see("Aragorn.defending") == false)
end)

rule("ability.10", "the other keywords apply whether anybody wants it or not", function(t)
  local g = quiet.open(t, { { "Éowyn" } })
  g:go("3.2")
  g:arrange{ encounter_top = { "Endless Caverns", "Old Ruffian" } }
  local threat = g:see("threat")
  g:choose("done"):pass()
  t:eq(g:see("threat"), threat + 1, "doomed 1")
  t:eq(g:see("staging"), { "Endless Caverns", "Old Ruffian" }, "surge")
end)

rule({ "ability.11", "ability.12" },
     "abilities meet only cards in play unless they name another place", function(t)
  local g = quiet.open(t, { { "Aragorn", "Beravor" } })
  g:arrange{ play = { "Guard of the Citadel" }, hand = { "Faramir", "Ever Vigilant",
             "Sneak Attack" },
             discard = { "Plain Folk" }, heroes = { { Aragorn = { resources = 5 } } },
             cards = { ["Guard of the Citadel"] = { exhausted = true } } }
  g:choose("play", "Ever Vigilant")
  t:eq(g:options(), { "choose Guard of the Citadel" },
       "allies in hand or discard pile are no targets")
  g:choose("choose", "Guard")
  -- Sneak Attack names the hand, so that is where its target is.
  g:choose("play", "Sneak Attack")
  t:eq(g:options(), { "choose Faramir" })
  g:choose("choose", "Faramir")

  -- "Each Orc enemy" are those in play.
  g:arrange{ hand = { "Longbeard Orc Slayer" }, staging = { "Dol Guldur Orcs" },
             heroes = { { Aragorn = { resources = 5 } } },
             encounter_discard = { "Dol Guldur Orcs" },
             encounter_top = { "Dol Guldur Orcs" } }
  g:choose("play", "Longbeard"):choose("respond", "Longbeard")
  t:eq(g:see("staging.Dol Guldur Orcs.damage"), 1)
  t:eq(quiet.times(g, "takes 1 damage"), 1)
end)

rule({ "ability.13", "ability.14" }, "a character or attachment acts only from play", function(t)
  local g = quiet.open(t, { { "Aragorn", "Beravor" } })
  g:arrange{ hand = { "Faramir", "Gléowine", "Celebrían's Stone", "Cast Off" },
             discard = { "Town Crier", "Steward of Gondor" } }
  t:refused(g, { "use", "Faramir" }, "ability.13")
  t:refused(g, { "use", "Gléowine" }, "ability.13")
  t:not_offered(g, "use", "Town Crier")
  t:not_offered(g, "use", "Steward of Gondor")
  -- In hand the stone gives nothing; in play it does; off the table again it does not.
  t:eq(g:see("Aragorn.willpower"), 2)
  g:arrange{ heroes = { { Aragorn = { resources = 5 } } } }
  g:choose("play", "Celebrían's Stone"):choose("attach to", "Aragorn")
  t:eq(g:see("Aragorn.willpower"), 4)
  g:choose("play", "Cast Off"):choose("choose", "Aragorn")
  t:eq(g:see("Celebrían's Stone.zone"), "discard.0")
  t:eq(g:see("Aragorn.willpower"), 2)
end)

rule({ "ability.13" }, "unless it is made to be used from out of play", function(t)
  local g = quiet.open(t, { { "Gimli", "Thalin" } })
  g:arrange{ hand = { "Brok Ironfist", "Send Away" } }
  g:choose("play", "Send Away"):choose("choose", "Gimli")
  t:offered(g, "respond", "Brok Ironfist")
  g:choose("respond", "Brok Ironfist")
  t:eq(g:see("Brok Ironfist.zone"), "play.0")
end)

rule("ability.15", "an event acts from the hand without saying so", function(t)
  local g = quiet.open(t, { { "Gimli" } })
  g:arrange{ hand = { "Sharp Word" }, heroes = { { Gimli = { exhausted = true } } } }
  t:offered(g, "play", "Sharp Word")
  g:choose("play", "Sharp Word"):choose("choose", "Gimli")
  t:eq(g:see("Gimli.damage"), 1)
  -- from the discard pile it does not
  t:eq(g:see("discard"), { "Sharp Word" })
  t:not_offered(g, "play", "Sharp Word")
end)

rule({ "ability.16", "cost.6" },
     "an ability that could change nothing is not started, nor paid for", function(t)
  local g = quiet.open(t, { { "Glorfindel", "Éowyn" } })
  g:arrange{ hand = { "Lore of Imladris", "Rouse" },
             heroes = { { Glorfindel = { resources = 5 } } } }
  t:refused(g, { "use", "Glorfindel" }, "ability.16")
  t:refused(g, { "play", "Lore of Imladris" }, "ability.16")
  t:refused(g, { "play", "Rouse" }, "ability.16")
  t:eq(g:see("Glorfindel.resources"), 5)
  g:arrange{ heroes = { { ["Éowyn"] = { damage = 1 } } } }
  t:offered(g, "use", "Glorfindel")
  t:offered(g, "play", "Lore of Imladris")
end)

rule("ability.17", "what paying the cost would change does not count", function(t)
  local g = quiet.open(t, { { "Aragorn", "Éowyn" } })
  g:arrange{ play = { "Restless Runner" }, hand = { "Common Cause" } }
  -- Exhausting it would give it something to ready, but that is the cost.
  t:refused(g, { "use", "Restless Runner" }, "ability.16")
  t:refused(g, { "play", "Common Cause" }, "ability.16")
  g:arrange{ heroes = { { ["Éowyn"] = { exhausted = true } } } }
  t:offered(g, "play", "Common Cause")
end)

rule("ability.18", "what other abilities would make of it does not count", function(t)
  local g = quiet.open(t, { { "Aragorn", "Beravor" } })
  -- Rouse could lead to nothing by itself, though the page waits for it.
  g:arrange{ play = { "Watchful Page" }, hand = { "Rouse" } }
  t:refused(g, { "play", "Rouse" }, "ability.16")
  -- Beravor could draw, though the shackles will take the draw away.
  g:go("3.2")
  g:arrange{ encounter_top = { "Iron Shackles" } }
  g:choose("done"):pass()
  t:offered(g, "use", "Beravor")
  local hand = g:see("hand.count")
  g:choose("use", "Beravor")
  t:eq(g:see("hand.count"), hand)
  t:eq(g:see("encounter_discard"), { "Iron Shackles" })
end)

rule("ability.19",
     "an ability is started only if its cost, as modified, can be paid in full", function(t)
  local g = quiet.open(t, { { "Glorfindel", "Éowyn" } })
  g:arrange{ hand = { "Loud Song" }, heroes = { { Glorfindel = { resources = 0, damage = 1 },
                                                  ["Éowyn"] = { resources = 0 } } } }
  t:refused(g, { "use", "Glorfindel" }, "ability.19")
  t:refused(g, { "play", "Loud Song" }, "play-and-put-into-play.8")
  g:arrange{ play = { "Quartermaster" } }
  t:offered(g, "play", "Loud Song")
  g:arrange{ play = { "Tax Collector" } }
  t:refused(g, { "play", "Loud Song" }, "play-and-put-into-play.8")
  g:arrange{ heroes = { { Glorfindel = { resources = 1 } } } }
  t:offered(g, "play", "Loud Song")
  t:offered(g, "use", "Glorfindel")
end)

rule("ability.20", "one sentence is finished before the next begins", function(t)
  local g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ play = { "Plain Folk", "Mourner" }, hand = { "Two Strokes" } }
  local threat = g:see("threat")
  g:choose("play", "Two Strokes"):choose("choose", "Plain Folk")
  -- The damage kills before it could be healed; the mourner answers in between.
  t:eq(g:see("discard"), { "Plain Folk" }, "the event is still being resolved")
  g:choose("respond", "Mourner")
  t:eq(g:see("threat"), threat - 1)
  t:eq(g:see("discard"), { "Two Strokes", "Plain Folk" })
end)
