-- Quest cards: Passage Through Mirkwood, to its wins and losses.
local play = require "lib.play"

local fellowship = { "Aragorn", "Glóin", "Théodred" }
local path_of_spiders = "\"Don't Leave the Path!\""

-- In the quest phase of this stage, with nothing in staging but what is said.
local function at_stage(t, stage, progress, commit, more, seats)
  local state = { quest = { stage = stage, progress = progress } }
  for key, value in pairs(more or {}) do state[key] = value end
  return play.quest(play.open(t, seats or { fellowship }), commit, { play.harmless, play.harmless }, state)
end

---- Flies and Spiders

card("Flies and Spiders", "begins with one Forest Spider and one Old Forest Road", function(t)
  for players = 1, 3 do
    local seats = { fellowship, { "Gimli" }, { "Éowyn" } }
    local g = play.open(t, table.move(seats, 1, players, 1, {}))
    g:go("2.2")
    t:eq({ g:see("staging"), g:see("encounter_deck.count") }, { { "Forest Spider", "Old Forest Road" }, 34 })
  end
end)

card("Flies and Spiders", "ends with eight progress, not with seven", function(t)
  local g = at_stage(t, 1, 6, { "Théodred" })
  g:go("4.2")
  t:eq({ g:see("quest"), g:see("quest.progress") }, { { "Flies and Spiders" }, 7 })
  local h = at_stage(t, 1, 6, { "Aragorn", "Théodred" })
  h:go("4.2")
  t:eq({ h:see("quest"), h:see("quest.progress") }, { { "A Fork in the Road" }, 0 })
end)

---- A Fork in the Road

card("A Fork in the Road", "leads to one of two paths at random", function(t)
  for _, path in ipairs{ "Beorn's Path", "\"Don't Leave the Path!\"" } do
    local g = at_stage(t, 2, 0, { "Aragorn" })
    g:force{ path }
    g:pass_until(function() return g:see("quest")[1] ~= "A Fork in the Road" end)
    t:eq(g:see("quest"), { path })
    t:eq(g:see("quest_deck.count"), 0)
  end
end)

card("A Fork in the Road", "is not left with one progress", function(t)
  local g = at_stage(t, 2, 0, { "Théodred" })
  g:go("4.2")
  t:eq({ g:see("quest"), g:see("quest.progress") }, { { "A Fork in the Road" }, 1 })
end)

---- "Don't Leave the Path!"

-- Stage 3 comes up for these seats.
local function found(t, seats, more)
  local commit = {}
  for i = 1, #seats do commit[i] = {} end
  commit[1] = { "Aragorn", "Glóin" }
  local g = at_stage(t, 2, 0, commit, more, seats)
  g:force{ "Don't Leave the Path" }
  g:pass_until(function() return play.asked(g) == "search.2" end)
  return g
end

card("\"Don't Leave the Path!\"", "each player adds a Spider of their choice to staging", function(t)
  local g = found(t, { fellowship, { "Gimli" } }, { encounter_discard = { "King Spider" } })
  local names = g:options()
  t:eq(#names, 4, "Forest Spider, Ungoliant's Spawn, King Spider in deck and discard pile")
  g:choose("take", "King Spider", "discard pile")
  g:seat(1):choose("take", "Forest Spider")
  t:eq(g:see("staging"), { "King Spider", "Forest Spider" })
  t:eq({ g:see("Théodred.exhausted"), g:see("Gimli.exhausted") }, { false, false }, "added, not revealed")
end)

card("\"Don't Leave the Path!\"", "is won when Ungoliant's Spawn is defeated", function(t)
  local g = found(t, { fellowship })
  g:choose("take", "Ungoliant's Spawn")
  t:eq(g:see("staging"), { "Ungoliant's Spawn" })
  g:go("5.2")
  g:arrange{ staging = {}, engaged = { { { title = "Ungoliant's Spawn", damage = 8, attacked = true } } },
             encounter_top = { play.blank }, heroes = { { Aragorn = { exhausted = false } } } }
  play.strike(g, "Ungoliant's Spawn", { "Aragorn" })
  g:pass_until(function() return g:status() ~= "playing" end)
  t:eq(g:status(), "won")
end)

card("\"Don't Leave the Path!\"", "is won however the Spawn is destroyed", function(t)
  local g = play.planning(t, { { "Beravor" } },
    { quest = { stage = path_of_spiders }, hand = { { "Gandalf" } }, staging = { { title = "Ungoliant's Spawn", damage = 5 } } })
  play.play(g, "Gandalf")
  g:choose("respond", "Gandalf")
  g:choose("Deal 4 damage")
  g:choose("choose", "Ungoliant's Spawn")
  t:eq(g:status(), "won")
end)

card("\"Don't Leave the Path!\"", "is not won by progress, nor by other spiders", function(t)
  local g = at_stage(t, path_of_spiders, 0, fellowship)
  g:go("5.2")
  t:eq({ g:see("quest.progress"), g:status() }, { 5, "playing" })
  g:arrange{ staging = {}, engaged = { { { title = "King Spider", damage = 2, attacked = true } } },
             encounter_top = { play.blank }, heroes = { { Aragorn = { exhausted = false } } } }
  play.strike(g, "King Spider", { "Aragorn" })
  g:pass_until(function() return g:see("engaged.count") == 0 end)
  t:eq(g:status(), "playing")
end)

card("\"Don't Leave the Path!\"", "a Spawn defeated on an earlier stage wins nothing", function(t)
  local g = play.planning(t, { { "Beravor" } },
    { hand = { { "Gandalf" } }, staging = { { title = "Ungoliant's Spawn", damage = 5 } } })
  play.play(g, "Gandalf")
  g:choose("respond", "Gandalf")
  g:choose("Deal 4 damage")
  g:choose("choose", "Ungoliant's Spawn")
  t:eq({ g:status(), g:see("Ungoliant's Spawn.zone") }, { "playing", "encounter_discard" })
  g:arrange{ quest = { stage = 2, progress = 1 } }
  play.quest(g, { "Beravor" }, { play.harmless }, { quest = { stage = 2, progress = 1 } })
  g:force{ "Don't Leave the Path" }
  g:pass_until(function() return play.asked(g) == "search.2" end)
  t:offered(g, "take", "Ungoliant's Spawn")
end)

---- Beorn's Path

card("Beorn's Path", "is won with ten progress", function(t)
  local g = at_stage(t, "Beorn's Path", 8, { "Théodred" })
  g:go("4.2")
  t:eq({ g:see("quest.progress"), g:status() }, { 9, "playing" })
  local h = at_stage(t, "Beorn's Path", 8, { "Aragorn" }, { engaged = { { "King Spider" } } })
  h:pass_until(function() return h:status() ~= "playing" end)
  t:eq(h:status(), "won")
end)

card("Beorn's Path", "is not while Ungoliant's Spawn is in play; progress piles up", function(t)
  local g = at_stage(t, "Beorn's Path", 9, fellowship, { engaged = { { "Ungoliant's Spawn" } } })
  g:go("5.2")
  t:eq({ g:see("quest.progress"), g:status() }, { 14, "playing" })
  g:arrange{ engaged = { { { title = "Ungoliant's Spawn", damage = 8, attacked = true } } },
             encounter_top = { play.blank }, heroes = { { Aragorn = { exhausted = false } } } }
  play.strike(g, "Ungoliant's Spawn", { "Aragorn" })
  g:pass_until(function() return g:status() ~= "playing" end)
  t:eq(g:status(), "won", "at once")
end)

---- Losing

card("Flies and Spiders", "the players lose at 50 threat", function(t)
  local g = play.quest(play.open(t, { fellowship }), {}, { play.harmless },
    { staging = { "Forest Spider" }, threat = { 34 } })
  g:go("5.2")
  t:eq({ g:see("threat"), g:status() }, { 36, "playing" })
  g:arrange{ staging = {}, threat = { 49 } }
  g:pass_until(function() return g:status() ~= "playing" end)
  t:eq(g:status(), "lost")
end)

card("Beorn's Path", "the players lose when their last hero falls", function(t)
  local g = play.open(t, { { "Glóin" } })
  g:go("3.2")
  g:arrange{ quest = { stage = "Beorn's Path", progress = 9 } }
  play.attacked(g, "Ungoliant's Spawn", play.blank, "Glóin")
  g:pass_until(function() return g:status() ~= "playing" end)
  t:eq(g:status(), "lost")
end)
