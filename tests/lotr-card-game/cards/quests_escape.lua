-- Quest cards: Escape from Dol Guldur, to its wins and losses.
local play = require "lib.play"

local fellowship = { "Aragorn", "Glóin", "Théodred" }
local objectives = { "Gandalf's Map", "Dungeon Torch", "Shadow Key" }

-- In the quest phase of this stage, Théodred the prisoner, `claimed` objectives
-- with Glóin, and nothing else in staging than what is said.
local function at_stage(t, stage, progress, claimed, commit, more)
  local g = play.escape(t, { fellowship }, "Théodred")
  local state = { quest = { stage = stage, progress = progress }, threat = { 20 },
                  heroes = { { ["Glóin"] = { attached = table.move(objectives, 1, math.min(claimed, 2), 1, {}) },
                               Aragorn = { attached = { objectives[claimed > 2 and 3 or 4] } } } } }
  for key, value in pairs(more or {}) do state[key] = value end
  return play.quest(g, commit, { play.harmless }, state)
end

---- The Necromancer's Tower

card("The Necromancer's Tower", "three guarded objectives, one guard each, and the Nazgûl aside", function(t)
  local g = play.escape(t, { fellowship, { "Gimli", "Legolas" } }, "Glóin")
  t:eq(g:see("staging"), { "Gandalf's Map", "Dungeon Torch", "Shadow Key", table.unpack(play.guards) })
  t:eq({ g:see("aside"), g:see("encounter_deck.count") }, { { "Nazgûl of Dol Guldur" }, 41 - 1 - 6 })
  for _, title in ipairs(objectives) do t:refused(g, { "use", title }, "guarded.8") end
end)

card("The Necromancer's Tower", "the prisoner is out of everything", function(t)
  local g = play.escape(t, { fellowship, { "Gimli", "Legolas" } }, "Aragorn")
  t:eq({ g:see("Aragorn.facedown"), g:see("Aragorn.tokens.resources"), g:see("Glóin.resources") }, { true, 0, 1 })
  g:go("3.2")
  t:not_offered(g, "commit", "Aragorn")
  t:offered(g, "commit", "Glóin")
  play.attacked(g, "Black Forest Bats", "Hummerhorns", "Glóin", { engaged = { { "Black Forest Bats" }, {} } })
  g:pass_until(function() return g:see("Glóin.damage") > 0 end)
  t:eq(g:see("Aragorn.tokens.damage"), 0)
end)

card("The Necromancer's Tower", "the prisoner neither defends nor attacks nor takes damage", function(t)
  local g = play.escape(t, { { "Aragorn", "Glóin" }, { "Gimli", "Legolas" } }, "Aragorn")
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Dol Guldur Orcs" }, { "Black Forest Bats" } },
             encounter_top = { play.blank, play.blank } }
  g:until_option("defend with", "Glóin")
  t:not_offered(g, "defend with", "Aragorn")
  play.defend(g)
  g:pass_until(function() return play.asked(g) == "t6.4.3d" end)
  t:eq(#g:options(), 1)
  g:choose("damage on", "Glóin")
  play.defend(g)
  g:pass_until(function() return play.asked(g) ~= "t6.4.1a" end)
  t:ok(play.asked(g) ~= "sentinel.2", "a prisoner is no sentinel")
  g:until_option("attack", "Dol Guldur Orcs")
  g:choose("attack", "Dol Guldur Orcs")
  t:offered(g, "attack with", "Glóin")
  t:not_offered(g, "attack with", "Aragorn")
end)

card("The Necromancer's Tower", "nobody attacks with the prisoner alone", function(t)
  local g = play.escape(t, { { "Legolas", "Glóin" }, { "Gimli" } }, "Legolas")
  play.to(g, "5.2")
  g:arrange{ staging = {}, heroes = { { ["Glóin"] = { exhausted = true } } },
             engaged = { { { title = "Dol Guldur Orcs", attacked = true } },
                         { { title = "Black Forest Bats", attacked = true } } },
             encounter_top = { play.blank, play.blank } }
  g:pass_until(function() return play.asked(g) == "t6.8a.2" end)
  t:eq(g:ask().seat, 1, "seat 0 has nobody to attack with")
  g:seat(1):choose("attack", "Black Forest Bats"):seat(1):choose("attack with", "Gimli"):seat(1):choose("done")
  t:ok(play.asked(g) ~= "t6.8.1", "nor does the prisoner's bow help others")
  t:eq(g:see("Legolas.facedown"), true)
end)

card("The Necromancer's Tower", "one ally is played each round by all players together", function(t)
  local g = play.escape(t, { fellowship, { "Gimli", "Legolas" } }, "Théodred")
  g:arrange{ hand = { { "Snowbourn Scout", "Guard of the Citadel", "Sneak Attack" }, { "Veteran Axehand" } },
             heroes = { { Aragorn = { resources = 9 } }, { Gimli = { resources = 9 } } } }
  play.play(g, "Snowbourn Scout")
  g:until_option("play", "Sneak Attack")
  t:refused(g, { "play", "Guard of the Citadel" }, "play-restrictions.2")
  play.play(g, "Sneak Attack")
  g:choose("choose", "Guard of the Citadel")
  t:eq(play.count(g:see("play.0"), "Guard of the Citadel"), 1, "put into play is not played")
  g:pass_until(function() return play.asked(g) and g:ask().seat == 1 and g:see("seat.1.active") end)
  t:refused(g, { seat = 1, "play", "Veteran Axehand" }, "play-restrictions.2")
end)

card("The Necromancer's Tower", "cannot be left without a claimed objective", function(t)
  local g = at_stage(t, 1, 8, 0, { "Aragorn" }, { staging = { "Dungeon Torch" } })
  g:go("4.2")
  t:eq({ g:see("quest"), g:see("quest.progress") }, { { "The Necromancer's Tower" }, 10 })
  g:arrange{ staging = { "Shadow Key" } }
  g:until_option("use", "Shadow Key")
  g:choose("use", "Shadow Key")
  g:choose("choose", "Aragorn")
  t:eq(g:see("quest"), { "Through the Caverns" })
  local h = at_stage(t, 1, 8, 1, { "Aragorn" })
  h:go("4.2")
  t:eq(h:see("quest"), { "Through the Caverns" })
end)

card("The Necromancer's Tower", "is lost when the prisoner's player is eliminated", function(t)
  local g = play.escape(t, { { "Aragorn", "Glóin" }, { "Gimli", "Legolas" } }, "Aragorn")
  play.attacked(g, "Hill Troll", play.blank, "Glóin", { engaged = { { "Hill Troll" }, {} } })
  g:pass_until(function() return g:status() ~= "playing" end)
  t:eq({ g:status(), g:see("round"), g:see("seat.1.out") }, { "lost", 1, false })
  local h = play.escape(t, { { "Aragorn", "Glóin" }, { "Gimli", "Legolas" } }, "Gimli")
  play.attacked(h, "Hill Troll", play.blank, "Glóin",
    { engaged = { { "Hill Troll" }, {} }, heroes = { { Aragorn = { damage = 4 } } } })
  h:pass_until(function() return h:see("Glóin.zone") == "discard.0" end)
  t:eq(h:status(), "playing")
end)

---- Through the Caverns

card("Through the Caverns", "progress rescues the prisoner, with one damage", function(t)
  local g = at_stage(t, 2, 0, 0, { "Aragorn" })
  g:until_option("respond", "Through the Caverns")
  t:eq({ g:see("quest.progress"), g:see("Théodred.facedown") }, { 2, true })
  g:choose("respond", "Through the Caverns")
  t:eq({ g:see("Théodred.facedown"), g:see("Théodred.damage"), g:see("staging") },
    { false, 1, { "Nazgûl of Dol Guldur" } })
  g:arrange{ staging = {} }
  g:go("2.2 next")
  t:eq(g:see("Théodred.resources"), 1)
end)

card("Through the Caverns", "without progress nobody is rescued", function(t)
  local g = at_stage(t, 2, 0, 0, { "Aragorn" }, { active = { "Forest Gate" } })
  g:go("4.2")
  t:eq({ g:see("Forest Gate.progress"), g:see("Théodred.facedown"), g:see("aside") },
    { 2, true, { "Nazgûl of Dol Guldur" } })
end)

card("Through the Caverns", "is left with fifteen progress, the prisoner free and all objectives claimed", function(t)
  local function ends(claimed, rescue)
    local g = at_stage(t, 2, 14, claimed, { "Aragorn" }, { staging = { claimed < 3 and "Shadow Key" or nil } })
    g:until_option("respond", "Through the Caverns")
    if rescue then g:choose("respond", "Through the Caverns") else g:pass() end
    g:go("4.2")
    return g:see("quest")[1]
  end
  t:eq(ends(3, true), "Out of the Dungeons")
  t:eq(ends(2, true), "Through the Caverns")
  t:eq(ends(3, false), "Through the Caverns")
end)

card("Through the Caverns", "still allows one ally a round", function(t)
  local g = play.escape(t, { fellowship }, "Théodred")
  g:arrange{ quest = { stage = 2 }, hand = { { "Snowbourn Scout", "Guard of the Citadel" } },
             heroes = { { Aragorn = { resources = 9 } } } }
  play.play(g, "Guard of the Citadel")
  t:refused(g, { "play", "Snowbourn Scout" }, "play-restrictions.2")
end)

card("Through the Caverns", "is lost when the prisoner's player is eliminated", function(t)
  local g = play.escape(t, { { "Aragorn", "Glóin" }, { "Gimli", "Legolas" } }, "Aragorn")
  g:arrange{ quest = { stage = 2 } }
  play.attacked(g, "Hill Troll", play.blank, "Glóin", { engaged = { { "Hill Troll" }, {} } })
  g:pass_until(function() return g:status() ~= "playing" end)
  t:eq({ g:status(), g:see("round"), g:see("seat.1.out") }, { "lost", 1, false })
end)

---- Out of the Dungeons

card("Out of the Dungeons", "each quest phase begins with an Orc Guard for each player", function(t)
  local g = play.escape(t, { fellowship, { "Gimli", "Legolas" } }, "Théodred")
  g:arrange{ quest = { stage = 3 }, staging = {}, engaged = { {}, {} }, hand = { { "Snowbourn Scout", "Guard of the Citadel" } },
             heroes = { { Aragorn = { resources = 9 } } } }
  play.play(g, "Guard of the Citadel")
  g:until_option("play", "Snowbourn Scout")
  t:ok(true, "any number of allies")
  g:go("3.2")
  t:eq({ g:see("engaged.0"), g:see("engaged.1") }, { { "Orc Guard" }, { "Orc Guard" } })
end)

card("Out of the Dungeons", "is won with seven progress and no Nazgûl", function(t)
  local g = at_stage(t, 3, 4, 3, { "Aragorn" })
  g:go("4.2")
  t:eq({ g:see("quest.progress"), g:status() }, { 6, "playing" })
  local h = at_stage(t, 3, 5, 3, { "Aragorn" }, { engaged = { { "Black Forest Bats" } } })
  h:pass_until(function() return h:status() ~= "playing" end)
  t:eq(h:status(), "won")
end)

card("Out of the Dungeons", "is not while the Nazgûl is in play; its end wins at once", function(t)
  local g = at_stage(t, 3, 6, 3, { "Aragorn" }, { engaged = { { { title = "Nazgûl of Dol Guldur", damage = 8, attacked = true } } } })
  g:go("5.2")
  t:eq({ g:see("quest.progress"), g:status() }, { 8, "playing" })
  g:arrange{ heroes = { { Aragorn = { exhausted = false, attached = { "Dwarven Axe" } } } }, encounter_top = { play.blank, play.blank } }
  play.strike(g, "Nazgûl of Dol Guldur", { "Aragorn" })
  g:pass_until(function() return g:status() ~= "playing" end)
  t:eq(g:status(), "won")
end)

card("Out of the Dungeons", "is lost at 50 threat", function(t)
  local g = at_stage(t, 3, 6, 3, {}, { threat = { 47 } })
  g:arrange{ engaged = { {} } }
  g:pass_until(function() return g:status() ~= "playing" end)
  t:eq({ g:status(), g:see("threat") >= 50 }, { "lost", true }, "1 in the refresh phase and 2 for the Torch")
end)
