-- Quest cards: Journey Along the Anduin, to its wins and losses.
local play = require "lib.play"

local fellowship = { "Aragorn", "Glóin", "Théodred" }

local function journey(t, seats, force)
  return play.open(t, seats, { scenario = "journey-along-the-anduin", force = force })
end

-- In the quest phase of this stage, with nothing in staging but what is said.
local function at_stage(t, stage, progress, commit, reveals, more, seats)
  local state = { quest = { stage = stage, progress = progress }, engaged = {} }
  for i = 1, #(seats or { 1 }) do state.engaged[i] = {} end
  for key, value in pairs(more or {}) do state[key] = value end
  local g = journey(t, seats or { fellowship }, { "Banks of the Anduin" })
  return play.quest(g, commit, reveals, state)
end

---- To the River...

card("To the River...", "each player reveals a card, then a Hill Troll is added", function(t)
  local g = journey(t, { fellowship, { "Gimli", "Legolas" } }, { "Gladden Fields", "Wolf Rider", "Banks of the Anduin" })
  t:eq(play.offered_before(g, "take Wargs", function() return g:see("step") == "2.2" end), false, "no other enemy")
  t:eq(g:see("staging"), { "Gladden Fields", "Wolf Rider", "Banks of the Anduin", "Hill Troll" },
    "what is revealed surges")
  t:eq(g:see("encounter_deck.count"), 47 - 4)
end)

card("To the River...", "adds no second Hill Troll", function(t)
  local g = journey(t, { fellowship }, { "Hill Troll" })
  g:go("2.2")
  t:eq({ g:see("staging"), g:see("encounter_deck.count") }, { { "Hill Troll" }, 46 })
end)

card("To the River...", "cannot be left while a Hill Troll is in play", function(t)
  local g = at_stage(t, 1, 7, fellowship, { play.harmless }, { engaged = { { "Hill Troll" } } })
  g:go("5.2")
  t:eq({ g:see("quest"), g:see("quest.progress") }, { { "To the River..." }, 12 })
  g:arrange{ engaged = { { { title = "Hill Troll", damage = 8, attacked = true } } }, encounter_top = { play.blank },
             heroes = { { Aragorn = { exhausted = false }, ["Glóin"] = { exhausted = false } } } }
  play.strike(g, "Hill Troll", { "Aragorn", "Glóin" })
  g:pass_until(function() return g:see("quest")[1] ~= "To the River..." end)
  t:eq({ g:see("quest"), g:see("quest.progress"), g:see("victory") }, { { "Anduin Passage" }, 0, { "Hill Troll" } })
end)

card("To the River...", "is left with eight progress when there is none", function(t)
  local g = at_stage(t, 1, 7, { "Théodred" }, { play.harmless }, { engaged = { { "Goblin Sniper" } } })
  g:go("4.2")
  t:eq(g:see("quest"), { "Anduin Passage" })
end)

---- Anduin Passage

card("Anduin Passage", "reveals one card more than there are players", function(t)
  local g = at_stage(t, 2, 0, {}, { "Banks of the Anduin", "Gladden Fields", "Misty Mountain Goblins" },
    { threat = { 20 } })
  g:go("4.2")
  t:eq(g:see("staging"), { "Banks of the Anduin", "Gladden Fields" })
  local h = at_stage(t, 2, 0, { {}, {} },
    { "Banks of the Anduin", "Gladden Fields", "Misty Mountain Goblins", "Enchanted Stream" },
    { threat = { 20, 20 } }, { fellowship, { "Gimli", "Legolas" } })
  h:go("4.2")
  t:eq(#h:see("staging"), 3)
end)

card("Anduin Passage", "makes no engagement checks, but players may engage", function(t)
  local g = at_stage(t, 2, 0, {}, { play.harmless, play.harmless },
    { staging = { "Dol Guldur Orcs", "Misty Mountain Goblins" }, threat = { 30 } })
  g:go("5.2")
  t:offered(g, "engage", "Dol Guldur Orcs")
  g:pass_until(function() return g:see("phase") == "Combat" end)
  t:eq({ #g:see("staging"), g:see("engaged") }, { 2, {} })
  local h = at_stage(t, 1, 0, {}, { play.harmless },
    { staging = { "Dol Guldur Orcs", "Misty Mountain Goblins" }, threat = { 30 } })
  h:pass_until(function() return h:see("phase") == "Combat" end)
  t:eq(#h:see("engaged"), 2, "on the stage before there are checks")
end)

card("Anduin Passage", "leads to the shore with sixteen progress", function(t)
  local g = at_stage(t, 2, 14, { "Théodred" }, { play.harmless, play.harmless })
  g:go("4.2")
  t:eq({ g:see("quest"), g:see("quest.progress") }, { { "Anduin Passage" }, 15 })
  local h = at_stage(t, 2, 14, { "Aragorn" },
    { play.harmless, play.harmless, "Misty Mountain Goblins", "Banks of the Anduin" })
  h:go("4.2")
  t:eq(h:see("quest"), { "Ambush on the Shore" })
end)

---- Ambush on the Shore

card("Ambush on the Shore", "reveals two cards for each player, then no more in any staging step", function(t)
  local g = at_stage(t, 2, 14, { { "Aragorn" }, {} },
    { play.harmless, play.harmless, play.harmless, "Misty Mountain Goblins", "Banks of the Anduin", "Wargs", "Gladden Fields" },
    {}, { fellowship, { "Gimli", "Legolas" } })
  g:go("4.2")
  t:eq({ g:see("quest"), g:see("staging") },
    { { "Ambush on the Shore" }, { "Misty Mountain Goblins", "Banks of the Anduin", "Wargs", "Gladden Fields" } })
  t:eq(g:status(), "playing")
  g:arrange{ threat = { 1, 1 } }
  local deck = g:see("encounter_deck.count")
  g:go("3.4 next")
  t:eq({ g:see("round"), g:see("encounter_deck.count") }, { 2, deck })
end)

card("Ambush on the Shore", "is won as soon as no enemy is in play", function(t)
  local g = at_stage(t, 3, 0, {}, {}, { engaged = { { { title = "Wargs", damage = 2, attacked = true } } } })
  g:go("5.2")
  t:eq(g:status(), "playing")
  g:arrange{ encounter_top = { play.blank } }
  play.strike(g, "Wargs", { "Aragorn" })
  g:pass_until(function() return g:status() ~= "playing" end)
  t:eq(g:status(), "won")
end)

card("Ambush on the Shore", "is won on arrival if no enemy is there, but not before all are revealed", function(t)
  local g = at_stage(t, 2, 14, { "Aragorn" },
    { play.harmless, play.harmless, "Banks of the Anduin", "Gladden Fields" })
  g:pass_until(function() return g:status() ~= "playing" end)
  t:eq({ g:status(), g:see("staging") }, { "won", { "Banks of the Anduin", "Gladden Fields" } })
  local h = at_stage(t, 2, 14, { "Aragorn" },
    { play.harmless, play.harmless, "Banks of the Anduin", "Wargs" })
  h:go("4.2")
  t:eq({ h:status(), h:see("staging") }, { "playing", { "Banks of the Anduin", "Wargs" } })
end)

card("Ambush on the Shore", "is not won by progress, nor while an enemy waits in staging", function(t)
  local g = at_stage(t, 3, 0, fellowship, {}, { staging = { "Eastern Crows" }, threat = { 10 } })
  g:go("5.2")
  t:eq({ g:see("quest.progress"), g:status() }, { 4, "playing" })
end)

card("Ambush on the Shore", "is lost by players without heroes", function(t)
  local g = at_stage(t, 3, 0, {}, {}, { engaged = { { "Hill Troll" } } }, { { "Théodred" } })
  g:arrange{ encounter_top = { play.blank } }
  play.defend(g, "Théodred")
  g:pass_until(function() return g:status() ~= "playing" end)
  t:eq(g:status(), "lost")
end)
