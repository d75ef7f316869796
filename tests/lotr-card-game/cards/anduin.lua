-- Encounter sets: Journey Along the Anduin, Sauron's Reach.
local play = require "lib.play"

local fellowship = { "Aragorn", "Glóin", "Théodred" }

---- Misty Mountain Goblins

card("Misty Mountain Goblins", "take a progress from the quest after their attack", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Misty Mountain Goblins", play.blank, "Aragorn",
    { quest = { progress = 5 }, active = { { title = "Forest Gate", progress = 2 } } })
  t:eq(g:see("quest.progress"), 5)
  play.attack_over(g)
  t:eq({ g:see("quest.progress"), g:see("Forest Gate.progress") }, { 4, 2 })
end)

card("Misty Mountain Goblins", "shadow: take one, or three if nobody defends", function(t)
  local function shadow(defender)
    local g = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", "Misty Mountain Goblins", defender,
      { quest = { progress = 5 } })
    return play.attack_over(g):see("quest.progress")
  end
  t:eq({ shadow("Aragorn"), shadow(nil) }, { 4, 2 })
end)

card("Misty Mountain Goblins", "take nothing when they do not attack, and no more than there is", function(t)
  local g = play.to(play.open(t, { fellowship }), "5.2")
  g:arrange{ staging = { "Misty Mountain Goblins" }, engaged = { {} }, quest = { progress = 5 }, threat = { 10 } }
  g:go("2.2 next")
  t:eq(g:see("quest.progress"), 5)
  local h = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", "Misty Mountain Goblins", nil,
    { quest = { progress = 1 } })
  play.attack_over(h)
  t:eq(h:see("quest.progress"), 0)
end)

---- Massing at Night

card("Massing at Night", "reveals a card for each player", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" } }), { {}, {} },
    { "Massing at Night", "Forest Gate", "King Spider", "Old Forest Road" })
  g:until_option("choose", "Glóin")
  g:choose("choose", "Glóin")
  g:seat(1):choose("choose", "Gimli")
  g:go("3.4")
  t:eq(g:see("staging"), { "Forest Gate", "King Spider", "Old Forest Road" }, "two more, and the second one due")
  t:eq(g:see("Glóin.exhausted"), true, "they are revealed")
end)

card("Massing at Night", "reveals nothing when it is cancelled", function(t)
  local g = play.quest(play.open(t, { { "Éowyn" } }), {}, { "Massing at Night", "Forest Gate" },
    { hand = { { "A Test of Will" } } })
  g:until_option("respond", "A Test of Will")
  play.respond(g, "A Test of Will")
  g:go("3.4")
  t:eq(g:see("staging"), {})
end)

card("Massing at Night", "shadow: the enemy gets a shadow card more for each player", function(t)
  local g = play.open(t, { fellowship, { "Gimli" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Black Forest Bats" }, {} }, threat = { 20, 20 },
             encounter_top = { "Massing at Night", "Ungoliant's Spawn", "Ungoliant's Spawn" } }
  play.defend(g, "Aragorn")
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq(g:see("threat"), 20 + 4 + 4 + 1)
end)

---- Banks of the Anduin

card("Banks of the Anduin", "return to the top of the encounter deck when they leave play", function(t)
  local g = play.quest(play.open(t, { fellowship }), { "Aragorn", "Glóin" }, { "Old Forest Road" },
    { active = { { title = "Banks of the Anduin", progress = 2 } } })
  g:go("4.2")
  t:eq({ g:see("active"), g:see("encounter_deck"), g:see("encounter_discard.count") },
    { {}, { "Banks of the Anduin" }, 0 })
end)

card("Banks of the Anduin", "are discarded as a shadow card like any other", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", "Banks of the Anduin", "Aragorn")
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq({ g:see("Banks of the Anduin.zone"), g:see("encounter_deck") }, { "encounter_discard", {} })
end)

---- Gladden Fields

card("Gladden Fields", "raise everyone's threat by one more while active", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli" } }), "5.2")
  g:arrange{ staging = {}, active = { "Gladden Fields" }, engaged = { {}, {} }, threat = { 20, 10 } }
  g:go("2.2 next")
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 22, 12 })
end)

card("Gladden Fields", "raise nothing in the staging area; explored they are worth three points", function(t)
  local g = play.to(play.open(t, { fellowship }), "5.2")
  g:arrange{ staging = { "Gladden Fields" }, active = { "Forest Gate" }, engaged = { {} }, threat = { 20 } }
  g:go("2.2 next")
  t:eq(g:see("threat"), 21)
  local h = play.quest(play.open(t, { fellowship }), { "Aragorn" }, { "Old Forest Road" },
    { active = { { title = "Gladden Fields", progress = 2 } } })
  h:go("4.2")
  t:eq({ h:see("victory"), h:see("Gladden Fields.keywords") }, { { "Gladden Fields" }, { "Victory 3" } })
end)

---- Eastern Crows

card("Eastern Crows", "are shuffled into the encounter deck when defeated", function(t)
  local g = play.attack(play.open(t, { fellowship }), "Eastern Crows", { "Aragorn" })
  local deck = g:see("encounter_deck.count")
  g:pass_until(function() return g:see("engaged.count") == 0 end)
  t:eq({ g:see("encounter_deck.count"), play.count(g:see("encounter_discard"), "Eastern Crows") }, { deck + 1, 0 })
end)

card("Eastern Crows", "are discarded as a shadow card, and surge when revealed", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", "Eastern Crows", "Aragorn")
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq(g:see("Eastern Crows.zone"), "encounter_discard")
  local h = play.quest(play.open(t, { fellowship }), {}, { "Eastern Crows", "Forest Gate" })
  h:go("3.4")
  t:eq(h:see("staging"), { "Eastern Crows", "Forest Gate" })
end)

card("Eastern Crows", "shadow: one more attack, two against a threat of 35", function(t)
  local function shadow(threat)
    local g = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", "Eastern Crows", "Glóin",
      { threat = { threat } })
    return play.attack_over(g):see("Glóin.damage")
  end
  t:eq({ shadow(34), shadow(35) }, { 1 + 1 - 1, 1 + 2 - 1 })
end)

---- Evil Storm

card("Evil Storm", "wounds each character of the players at 35 threat or more", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" } }), { {}, {} }, { "Evil Storm", "Forest Gate" },
    { threat = { 35, 34 }, play = { { "Gandalf" }, {} } })
  g:go("3.4")
  t:eq({ g:see("Aragorn.damage"), g:see("Théodred.damage"), g:see("Gandalf.damage"), g:see("Gimli.damage") },
    { 1, 1, 1, 0 })
end)

card("Evil Storm", "strikes whoever has that threat, first player or not", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" } }), { {}, {} }, { "Evil Storm", "Forest Gate" },
    { threat = { 20, 35 } })
  g:go("3.4")
  t:eq({ g:see("Aragorn.damage"), g:see("Gimli.damage") }, { 0, 1 })
end)

card("Evil Storm", "strikes all of them at once, before anybody is eliminated", function(t)
  local g = play.quest(play.open(t, { { "Gimli" }, { "Legolas" }, { "Aragorn" } }), { {}, {}, {} },
    { "Evil Storm", "Forest Gate", "Forest Gate" },
    { threat = { 35, 35, 20 }, heroes = { Gimli = { damage = 4 },
      Legolas = { damage = 3, resources = 0, attached = { "Horn of Gondor" } } } })
  g:until_event("is eliminated")
  t:ok(g:log_has("Player 1 is eliminated") and g:log_has("Player 2 is eliminated"))
  t:not_offered(g, "Horn of Gondor")
  t:eq(g:see("seat.2.first"), true)
end)

card("Evil Storm", "passes over players below 35", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" } }), { {}, {} }, { "Evil Storm", "Forest Gate" },
    { threat = { 34, 20 } })
  g:go("3.4")
  t:eq({ g:see("Aragorn.damage"), g:see("Gimli.damage") }, { 0, 0 })
end)

---- Pursued by Shadow

card("Pursued by Shadow", "raises threat by one for each character not on the quest", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli", "Legolas" } }), { { "Aragorn" }, { "Gimli" } },
    { "Pursued by Shadow", "Evil Storm" }, { threat = { 20, 20 }, play = { { "Faramir" }, {} } })
  g:go("3.4")
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 20 + 3, 20 + 1 })
end)

card("Pursued by Shadow", "shadow: an exhausted ally of yours goes back to its owner's hand", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", "Pursued by Shadow", "Aragorn",
    { play = { { { title = "Gandalf", exhausted = true }, { title = "Faramir", exhausted = true }, "Beorn" } },
      hand = { {} }, threat = { 20 } })
  g:until_option("choose", "Faramir")
  t:not_offered(g, "choose", "Beorn")
  g:choose("choose", "Gandalf")
  t:eq({ g:see("hand"), g:see("Faramir.zone"), g:see("threat") }, { { "Gandalf" }, "play.0", 20 })
end)

card("Pursued by Shadow", "shadow: without one the threat rises by three", function(t)
  local g = play.attacked(play.open(t, { fellowship, { "Gimli" } }), "Black Forest Bats", "Pursued by Shadow", "Aragorn",
    { engaged = { { "Black Forest Bats" }, {} }, play = { { "Faramir" }, { { title = "Gandalf", exhausted = true } } },
      threat = { 20, 20 } })
  g:pass_until(function() return g:see("threat") > 20 end)
  t:eq({ g:see("threat"), g:see("Faramir.zone"), g:see("Gandalf.zone") }, { 23, "play.0", "play.1" })
  local h = play.attacked(play.open(t, { fellowship, { "Gimli" } }), "Black Forest Bats", "Pursued by Shadow", "Aragorn",
    { engaged = { { "Black Forest Bats" }, {} }, hand = { {}, {} }, threat = { 20, 20 },
      play = { { { title = "Faramir", exhausted = true } }, { { title = "Gandalf", exhausted = true } } } })
  h:until_option("choose", "Faramir")
  t:not_offered(h, "choose", "Gandalf")
end)

card("Pursued by Shadow", "shadow: the defending player chooses, first player or not", function(t)
  t:eq(play.chooser(t, "Black Forest Bats", "Pursued by Shadow", "Aragorn",
    { play = { { { title = "Gandalf", exhausted = true }, { title = "Faramir", exhausted = true } }, {} } },
    "choose", "Faramir"), 0)
end)

---- Treacherous Fog

card("Treacherous Fog", "gives locations in staging one threat, also those that come later", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" }, { "Legolas" } }), { {}, {}, {} },
    { "Treacherous Fog", "Treacherous Fog", "Old Forest Road" },
    { staging = { "Forest Gate", "Forest Spider" }, threat = { 34, 20, 35 },
      hand = { { "Gandalf" }, { "Feint" }, { "Faramir", "Beorn", "Gandalf" } } })
  g:until_option("discard", "Faramir")
  g:seat(2):choose("discard", "Faramir")
  g:until_option("discard", "Beorn")
  g:seat(2):choose("discard", "Beorn")
  g:go("3.4")
  t:eq({ g:see("Forest Gate.threat"), g:see("Old Forest Road.threat"), g:see("Forest Spider.threat") }, { 4, 3, 2 })
  t:eq({ g:see("hand.count"), g:see("seat.1.hand.count"), g:seat(2):see("hand") }, { 1, 1, { "Gandalf" } })
  g:go("4.2")
  t:eq(g:see("Forest Gate.threat"), 2)
end)

card("Treacherous Fog", "costs no cards below 35, and leaves the active location alone", function(t)
  local g = play.quest(play.open(t, { fellowship }), {}, { "Treacherous Fog" },
    { active = { "Forest Gate" }, threat = { 34 }, hand = { { "Gandalf" } } })
  g:go("3.4")
  t:eq({ g:see("hand"), g:see("Forest Gate.threat") }, { { "Gandalf" }, 2 })
end)
