-- Encounter set: Wilderlands.
local play = require "lib.play"

local fellowship = { "Aragorn", "Glóin", "Théodred" }

---- Wolf Rider

card("Wolf Rider", "shadow: attacks by itself, with a shadow card of its own", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", { "Wolf Rider", "Dol Guldur Orcs" },
    "Aragorn")
  g:until_option("defend with", "Glóin")
  t:ok(g:log_has("Wolf Rider attacks Player 1"))
  g:choose("defend with", "Glóin")
  play.attack_over(g)
  t:eq({ g:see("Glóin.damage"), g:see("Aragorn.damage") }, { 2 + 1 - 1, 0 })
  t:eq(g:see("Wolf Rider.zone"), "engaged.0", "still a shadow card")
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq(g:see("encounter_deck"), { "Wolf Rider" }, "on top of the deck")
end)

card("Wolf Rider", "its attack ends before the other goes on", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "East Bight Patrol", { "Wolf Rider", play.blank },
    "Aragorn")
  g:until_option("defend with", "Glóin")
  t:eq({ g:see("Aragorn.defending"), g:see("Glóin.exhausted") }, { false, false })
  g:choose("defend with", "Glóin")
  play.attack_over(g)
  t:eq({ g:see("Glóin.damage"), g:see("Aragorn.damage"), g:see("Théodred.damage") }, { 2 - 1, 3 - 2, 0 })
end)

card("Wolf Rider", "undefended, it strikes a hero; another player's sentinel may defend", function(t)
  local g = play.attacked(play.open(t, { { "Glóin", "Théodred" } }), "Black Forest Bats",
    { "Wolf Rider", play.blank }, "Théodred")
  g:until_option("defend with", "Glóin")
  g:pass()
  g:until_option("damage on", "Glóin")
  g:choose("damage on", "Glóin")
  t:eq(g:see("Glóin.damage"), 2)
  local h = play.open(t, { { "Glóin", "Théodred" }, { "Aragorn" } })
  play.to(h, "5.2")
  h:arrange{ staging = {}, engaged = { { "Black Forest Bats" }, {} }, encounter_top = { "Wolf Rider", play.blank } }
  play.defend(h, "Théodred")
  h:until_option("defend with", "Glóin")
  h:pass()
  h:seat(1):choose("defend with", "Aragorn")
  h:pass_until(function() return h:see("phase") == "Refresh" end)
  t:eq({ h:see("Aragorn.damage"), h:see("Glóin.damage") }, { 0, 0 })
end)

card("Wolf Rider", "an effect until the end of the first attack outlasts the second", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Dol Guldur Beastmaster",
    { "Dol Guldur Orcs", "Wolf Rider", play.blank }, "Aragorn")
  g:until_option("defend with", "Glóin")
  g:choose("defend with", "Glóin")
  play.attack_over(g)
  t:eq(g:see("Aragorn.damage"), 3 + 1 - 2)
end)

card("Wolf Rider", "surges when revealed, and does not attack as an enemy in staging", function(t)
  local g = play.quest(play.open(t, { fellowship }), {}, { "Wolf Rider", "Forest Gate" })
  g:go("4.2")
  t:eq(g:see("staging"), { "Wolf Rider", "Forest Gate" })
  t:eq(g:log_has("Wolf Rider attacks"), false)
end)

---- Hill Troll

card("Hill Troll", "raises threat by the damage a character could not take", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Hill Troll", play.blank, "Snowbourn Scout",
    { play = { { "Snowbourn Scout" } }, threat = { 20 } })
  play.attack_over(g)
  t:eq(g:see("threat"), 20 + (6 - 1) - 1)
end)

card("Hill Troll", "raises none when the damage fits, and counts damage already there", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Hill Troll", play.blank, "Aragorn", { threat = { 20 } })
  play.attack_over(g)
  t:eq({ g:see("threat"), g:see("Aragorn.damage") }, { 20, 4 })
  local h = play.attacked(play.open(t, { fellowship }), "Hill Troll", play.blank, "Aragorn",
    { threat = { 20 }, heroes = { { Aragorn = { damage = 3 } } } })
  play.attack_over(h)
  t:eq(h:see("threat"), 20 + 4 - 2)
end)

card("Hill Troll", "raises the threat of the attacked player, whoever's sentinel defends", function(t)
  local g = play.open(t, { { "Glóin" }, { "Gimli" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Hill Troll" }, {} }, threat = { 20, 20 },
             encounter_top = { play.blank }, play = { {}, { "Gondorian Spearman" } } }
  play.defend(g)
  g:seat(1):choose("defend with", "Gondorian Spearman")
  play.attack_over(g)
  t:eq({ g:see("seat.0.threat"), g:see("seat.1.threat") }, { 20 + (6 - 1) - 1, 20 })
end)

card("Hill Troll", "is worth four points", function(t)
  local g = play.attack(play.open(t, { fellowship }), { title = "Hill Troll", damage = 8 }, { "Aragorn", "Glóin" })
  g:pass_until(function() return g:see("engaged.count") == 0 end)
  t:eq({ g:see("victory"), g:see("Hill Troll.keywords") }, { { "Hill Troll" }, { "Victory 4" } })
end)

---- Goblin Sniper

card("Goblin Sniper", "shoots from the staging area at the end of the combat phase", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli", "Legolas" } }), "5.2")
  g:arrange{ staging = { "Goblin Sniper" }, engaged = { {}, {} }, threat = { 20, 20 } }
  g:until_option("choose", "Aragorn")
  t:eq(g:see("step"), "6.11")
  t:not_offered(g, "choose", "Legolas")
  g:choose("choose", "Aragorn")
  g:seat(1):choose("choose", "Legolas")
  t:eq({ g:see("Aragorn.damage"), g:see("Legolas.damage"), g:see("Gimli.damage") }, { 1, 1, 0 })
end)

card("Goblin Sniper", "shoots when what was delayed to that moment is done", function(t)
  local g = play.to(play.open(t, { fellowship }), "5.2")
  g:arrange{ staging = { "Goblin Sniper" }, engaged = { {} }, threat = { 20 },
             hand = { { "Sneak Attack", "Guard of the Citadel" } },
             heroes = { { Aragorn = { resources = 3 } } } }
  g:go("6.2")
  g:until_option("play", "Sneak Attack")
  t:eq(g:see("phase"), "Combat")
  play.play(g, "Sneak Attack"); g:choose("choose", "Guard of the Citadel")
  g:until_option("choose", "Aragorn")
  t:eq({ g:see("step"), g:see("Guard of the Citadel.zone") }, { "6.11", "hand.0" })
  t:not_offered(g, "choose", "Guard of the Citadel")
end)

card("Goblin Sniper", "cannot be engaged optionally while another enemy is in staging", function(t)
  local g = play.to(play.open(t, { fellowship }), "5.2")
  g:arrange{ staging = { "Goblin Sniper", "Ungoliant's Spawn" }, engaged = { {} }, threat = { 20 } }
  t:refused(g, { "engage", "Goblin Sniper" }, "cannot.1")
  t:offered(g, "engage", "Ungoliant's Spawn")
  g:arrange{ staging = { "Goblin Sniper", "Forest Gate" }, engaged = { { "Ungoliant's Spawn" } } }
  t:offered(g, "engage", "Goblin Sniper")
end)

card("Goblin Sniper", "engaged, it does not shoot; by a check it engages as any enemy does", function(t)
  local g = play.to(play.open(t, { fellowship }), "5.2")
  g:arrange{ staging = { "Goblin Sniper", "Ungoliant's Spawn" }, engaged = { {} }, threat = { 48 },
             encounter_top = { play.blank, play.blank } }
  g:until_option("defend with", "Aragorn")
  t:eq(#g:see("engaged"), 2)
  local h = play.attacked(play.open(t, { fellowship }), "Goblin Sniper", play.blank, "Aragorn",
    { staging = { "Ungoliant's Spawn" }, threat = { 10 } })
  h:pass_until(function() return h:see("phase") == "Refresh" end)
  t:eq({ h:see("Aragorn.damage"), h:see("Glóin.damage"), h:see("Théodred.damage") }, { 0, 0, 0 })
end)

---- Marsh Adder

card("Marsh Adder", "raises the threat of the player it attacks", function(t)
  local g = play.attacked(play.open(t, { fellowship, { "Gimli" } }), "Marsh Adder", play.blank, "Aragorn",
    { engaged = { { "Marsh Adder" }, {} }, threat = { 20, 20 } })
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 21, 20 })
end)

card("Marsh Adder", "does nothing while it does not attack, and is worth three points", function(t)
  local g = play.to(play.open(t, { fellowship }), "5.2")
  g:arrange{ staging = { "Marsh Adder" }, engaged = { {} }, threat = { 20 } }
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq({ g:see("threat"), g:see("Marsh Adder.keywords") }, { 21, { "Victory 3" } }, "the refresh phase alone")
end)

---- Wargs

card("Wargs", "return to staging after an attack with a blank shadow card", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Wargs", play.blank, "Aragorn")
  g:pass_until(function() return g:see("engaged.count") == 0 end)
  t:eq({ g:see("staging"), g:see("Aragorn.damage") }, { { "Wargs" }, 1 })
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq(g:see("Wargs.damage"), 0, "nobody could strike back")
end)

card("Wargs", "stay when their shadow card has an effect", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Wargs", "Ungoliant's Spawn", "Aragorn")
  play.attack_over(g)
  t:eq({ g:see("staging"), g:see("engaged") }, { {}, { "Wargs" } })
  t:offered(g, "attack Wargs")
end)

card("Wargs", "stay when they have no shadow card at all", function(t)
  local g = play.to(play.open(t, { fellowship }), "5.2")
  g:arrange{ staging = {}, engaged = { { "Wargs" } }, empty_encounter_deck = true }
  play.defend(g, "Aragorn")
  play.attack_over(g)
  t:eq(g:see("engaged"), { "Wargs" })
end)

card("Wargs", "shadow: one more attack, two if nobody defends", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Forest Spider", "Wargs", "Aragorn")
  play.attack_over(g)
  t:eq(g:see("Aragorn.damage"), 2 + 1 - 2)
  local h = play.attacked(play.open(t, { fellowship }), "Forest Spider", "Wargs", nil)
  h:until_option("damage on", "Aragorn")
  h:choose("damage on", "Aragorn")
  t:eq(h:see("Aragorn.damage"), 2 + 2)
end)

---- Despair

card("Despair", "removes four progress from the quest card", function(t)
  local g = play.quest(play.open(t, { fellowship }), {}, { "Despair" },
    { quest = { progress = 6 }, active = { { title = "Forest Gate", progress = 2 } } })
  g:go("3.4")
  t:eq({ g:see("quest.progress"), g:see("Forest Gate.progress") }, { 2, 2 })
end)

card("Despair", "removes what there is, never from the active location", function(t)
  local g = play.quest(play.open(t, { fellowship }), {}, { "Despair" },
    { quest = { progress = 1 }, active = { { title = "Forest Gate", progress = 3 } } })
  g:go("3.4")
  t:eq({ g:see("quest.progress"), g:see("Forest Gate.progress") }, { 0, 3 })
end)

card("Despair", "shadow: the defense does not count", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Forest Spider", "Despair", "Aragorn")
  play.attack_over(g)
  t:eq(g:see("Aragorn.damage"), 2)
  local h = play.attacked(play.open(t, { fellowship }), "Forest Spider", play.blank, "Aragorn")
  play.attack_over(h)
  t:eq(h:see("Aragorn.damage"), 0)
end)

---- The Brown Lands

card("The Brown Lands", "are explored by traveling there", function(t)
  local g = play.to(play.open(t, { fellowship }), "4.2")
  g:arrange{ staging = { "The Brown Lands" } }
  t:eq(g:see("staging.threat"), 5)
  g:choose("travel", "The Brown Lands")
  t:eq({ g:see("active"), g:see("The Brown Lands.zone") }, { {}, "encounter_discard" })
end)

card("The Brown Lands", "do nothing in the staging area", function(t)
  local g = play.to(play.open(t, { fellowship }), "4.2")
  g:arrange{ staging = { "The Brown Lands", "Forest Gate" } }
  g:choose("travel", "Forest Gate")
  g:go("5.2")
  t:eq({ g:see("staging"), g:see("The Brown Lands.progress") }, { { "The Brown Lands" }, 0 })
end)

---- The East Bight

card("The East Bight", "is where the players must travel", function(t)
  local g = play.to(play.open(t, { fellowship }), "4.2")
  g:arrange{ staging = { "Forest Gate", "The East Bight" } }
  t:not_offered(g, "done")
  t:refused(g, { "travel", "Forest Gate" }, "golden-rules.2")
  g:pass_until(function() return g:see("active.count") == 1 end)
  t:eq(g:see("active"), { "The East Bight" })
end)

card("The East Bight", "waits while there is an active location", function(t)
  local g = play.open(t, { fellowship })
  g:go("3.2")
  g:arrange{ staging = { "The East Bight" }, active = { "Forest Gate" }, encounter_top = { play.harmless } }
  g:go("5.2")
  t:eq({ g:see("active"), g:see("staging") }, { { "Forest Gate" }, { "The East Bight" } })
end)
