-- Encounter set: Passage Through Mirkwood.
local play = require "lib.play"

local fellowship = { "Aragorn", "Glóin", "Théodred" }

---- Forest Spider

card("Forest Spider", "has one more attack in the round it engages a player", function(t)
  local g = play.to(play.open(t, { fellowship }), "5.2")
  g:arrange{ staging = { "Forest Spider" }, engaged = { {} }, encounter_top = { play.blank }, threat = { 10 } }
  t:eq(g:see("Forest Spider.attack"), 2)
  g:choose("engage", "Forest Spider")
  t:eq(g:see("Forest Spider.attack"), 3)
  play.defend(g, "Aragorn")
  play.attack_over(g)
  t:eq(g:see("Aragorn.damage"), 3 - 2)
  g:go("2.2 next")
  t:eq({ g:see("engaged"), g:see("Forest Spider.attack") }, { { "Forest Spider" }, 2 })
end)

card("Forest Spider", "gets nothing for being added to the staging area, nor do others", function(t)
  local g = play.to(play.open(t, { fellowship }), "5.2")
  g:arrange{ staging = { "Forest Spider", "Forest Spider" }, engaged = { {} }, threat = { 10 } }
  g:choose("engage", "Forest Spider#2")
  t:eq({ g:see("staging.Forest Spider.attack"), g:see("engaged.0.Forest Spider.attack") }, { 2, 3 })
end)

card("Forest Spider", "shadow: the defending player discards an attachment", function(t)
  local g = play.open(t, { fellowship, { "Gimli" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Black Forest Bats" }, {} }, encounter_top = { "Forest Spider" },
             heroes = { { ["Glóin"] = { attached = { "Dwarven Axe" } }, Aragorn = { attached = { "Steward of Gondor" } } },
                        { Gimli = { attached = { "Citadel Plate" } } } } }
  play.defend(g, "Aragorn")
  g:until_option("choose", "Dwarven Axe")
  t:not_offered(g, "choose", "Citadel Plate")
  g:choose("choose", "Dwarven Axe")
  t:eq({ g:see("Glóin.attached"), g:see("Aragorn.attached"), g:see("Gimli.attached") },
    { {}, { "Steward of Gondor" }, { "Citadel Plate" } })
end)

card("Forest Spider", "shadow: the defending player chooses, first player or not", function(t)
  t:eq(play.chooser(t, "Black Forest Bats", "Forest Spider", "Aragorn",
    { heroes = { { Aragorn = { attached = { "Dwarven Axe", "Citadel Plate" } } } } }, "choose", "Dwarven Axe"), 0)
end)

---- East Bight Patrol

card("East Bight Patrol", "shadow: one more attack, and three threat if nobody defends", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", "East Bight Patrol", nil,
    { threat = { 20 } })
  g:until_option("damage on", "Aragorn")
  g:choose("damage on", "Aragorn")
  t:eq({ g:see("threat"), g:see("Aragorn.damage") }, { 23, 1 + 1 })
end)

card("East Bight Patrol", "shadow: no threat from a defended attack", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Forest Spider", "East Bight Patrol", "Glóin",
    { threat = { 20 } })
  play.attack_over(g)
  t:eq({ g:see("threat"), g:see("Glóin.damage") }, { 20, 2 + 1 - 1 })
end)

---- Black Forest Bats

card("Black Forest Bats", "each player takes a character off the quest, who does not ready", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" } }), { { "Aragorn", "Glóin" }, { "Gimli" } },
    { "Black Forest Bats", play.harmless })
  g:until_option("choose", "Aragorn")
  t:not_offered(g, "choose", "Théodred")
  t:not_offered(g, "choose", "Gimli")
  g:choose("choose", "Aragorn")
  g:seat(1):choose("choose", "Gimli")
  t:eq({ g:see("Aragorn.committed"), g:see("Aragorn.exhausted"), g:see("Glóin.committed"), g:see("Gimli.committed") },
    { false, true, true, false })
  t:eq(g:see("quest.willpower"), 2)
end)

card("Black Forest Bats", "find nobody who stayed behind", function(t)
  local g = play.quest(play.open(t, { fellowship }), {}, { "Black Forest Bats" })
  g:go("3.4")
  t:eq({ g:see("staging"), g:see("Aragorn.exhausted") }, { { "Black Forest Bats" }, false })
  local h = play.attacked(play.open(t, { fellowship }), "East Bight Patrol", "Black Forest Bats", "Aragorn")
  play.attack_over(h)
  t:eq(h:see("Aragorn.damage"), 3 - 2, "they have no shadow effect")
end)

---- Old Forest Road

card("Old Forest Road", "on arrival the first player may ready a character", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli" } }), "4.2")
  g:arrange{ staging = { "Old Forest Road" },
             heroes = { { Aragorn = { exhausted = true }, ["Glóin"] = { exhausted = true } },
                        { Gimli = { exhausted = true } } } }
  g:choose("travel", "Old Forest Road")
  g:choose("respond", "Old Forest Road")
  t:not_offered(g, "choose", "Gimli")
  t:not_offered(g, "choose", "Théodred")
  g:choose("choose", "Aragorn")
  t:eq({ g:see("Aragorn.exhausted"), g:see("Glóin.exhausted") }, { false, true })
end)

card("Old Forest Road", "readies nobody who is ready, nor without being asked", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli" } }), "4.2")
  g:arrange{ staging = { "Old Forest Road" }, heroes = { ["1"] = { Gimli = { exhausted = true } } } }
  g:choose("travel", "Old Forest Road")
  t:refused(g, { "respond", "Old Forest Road" }, "ability.16")
  t:eq(play.offered_before(g, "respond with Old Forest Road", function() return g:see("phase") == "Encounter" end), false)
  local h = play.to(play.open(t, { fellowship, { "Gimli" } }), "4.2")
  h:arrange{ staging = { "Old Forest Road" }, heroes = { { Aragorn = { exhausted = true } } } }
  h:choose("travel", "Old Forest Road")
  h:pass()
  t:eq(play.offered_before(h, "respond with Old Forest Road", function() return h:see("phase") == "Encounter" end), false)
  t:eq(h:see("Aragorn.exhausted"), true)
end)

---- Forest Gate

card("Forest Gate", "on arrival the first player may draw two cards", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli" } }), "4.2")
  g:arrange{ staging = { "Forest Gate" }, hand = { {}, {} } }
  g:choose("travel", "Forest Gate")
  g:choose("respond", "Forest Gate")
  t:eq({ g:see("hand.count"), g:see("seat.1.hand.count") }, { 2, 0 })
end)

card("Forest Gate", "answers the first player only, and only on arrival", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli" } }, { first_player = 1 }), "4.2")
  g:arrange{ staging = { "Forest Gate" }, hand = { {}, {} } }
  g:seat(1):choose("travel", "Forest Gate")
  t:offered(g:seat(1), "respond", "Forest Gate")
  t:not_offered(g:seat(0), "respond", "Forest Gate")
  g:seat(1):pass()
  t:eq(play.offered_before(g, "respond with Forest Gate", function() return g:see("phase") == "Encounter" end), false)
  t:eq({ g:see("hand.count"), g:see("seat.1.hand.count") }, { 0, 0 })
end)
