-- Mirkwood Paths: its campaign cards, boons and burdens at work.
local play = require "cards.lib.play"

local fellowship = { "Aragorn", "Glóin", "Théodred" }
local dwarves = { "Gimli", "Thalin" }
local scenarios = { "passage-through-mirkwood", "journey-along-the-anduin", "escape-from-dol-guldur" }

-- Part `part` of the campaign with this much of a log, asked nothing yet.
local function open(t, part, seats, log, more)
  log = log or {}
  log.campaign, log.scenario = "mirkwood-paths", part
  local setup = { scenario = scenarios[part], campaign = log }
  for key, value in pairs(more or {}) do setup[key] = value end
  return play.open(t, seats, setup)
end

local function quest(t, part, stage, progress, commit, log, seats, more)
  local state = { quest = { stage = stage, progress = progress } }
  for key, value in pairs(more or {}) do state[key] = value end
  return play.quest(open(t, part, seats or { fellowship }, log), commit, { play.harmless, play.harmless }, state)
end

local function pool(g)
  local list = {}
  for i, entry in ipairs(g:campaign().pool) do
    list[i] = entry.card .. (entry.owner and " " .. math.tointeger(entry.owner) or "")
      .. (entry.bearer and " on " .. entry.bearer or "")
  end
  table.sort(list)
  return list
end

---- Passage Through Mirkwood

card("Passage Through Mirkwood", "Mendor is in play with the first player", function(t)
  for first = 0, 1 do
    local g = open(t, 1, { fellowship, dwarves }, nil, { first_player = first }):go("2.2")
    t:eq({ g:see("Mendor.zone"), g:see("campaign") }, { "play." .. first, { "Passage Through Mirkwood" } })
  end
end)

card("Passage Through Mirkwood", "the players lose when Mendor leaves play", function(t)
  local g = open(t, 1, { fellowship })
  play.attacked(g, "King Spider", play.blank, "Mendor", { cards = { Mendor = { damage = 1 } } })
  g:go("over")
  t:eq({ g:status(), g:see("round") }, { "lost", 1 })
end)

card("Passage Through Mirkwood", "the players go on when another ally dies", function(t)
  local g = open(t, 1, { fellowship })
  play.attacked(g, "King Spider", play.blank, "Snowbourn Scout", { play = { { "Snowbourn Scout" } } })
  play.attack_over(g)
  t:eq({ g:status(), g:see("discard")[1] }, { "playing", "Snowbourn Scout" })
end)

card("Passage Through Mirkwood", "won on Beorn's Path: support for each player, and the Swarm", function(t)
  local g = quest(t, 1, "Beorn's Path", 9, { { "Aragorn" }, {} }, nil, { fellowship, dwarves })
  t:eq(pool(g), {}, "nothing before the end")
  g:go("over")
  t:eq({ g:status(), pool(g) },
       { "won", { "Mendor's Support 0", "Mendor's Support 1", "Ungoliant's Swarm" } })
  t:eq(g:see("campaign.Passage Through Mirkwood.text"):sub(1, 10), "Resolution")
end)

card("Passage Through Mirkwood", "won on the other path: support and the Venom", function(t)
  local g = open(t, 1, { fellowship })
  play.attack(g, { title = "Ungoliant's Spawn", damage = 8 }, { "Aragorn", "Glóin", "Théodred" },
              { quest = { stage = "\"Don't Leave the Path!\"" } })
  g:go("over")
  t:eq({ g:status(), pool(g) }, { "won", { "Lingering Venom", "Mendor's Support 0" } })
end)

card("Passage Through Mirkwood", "who was eliminated on the way earns support as well", function(t)
  local g = quest(t, 1, "Beorn's Path", 9, { { "Aragorn" } }, nil, { fellowship, dwarves },
                  { threat = { 20, 50 } })
  g:go("over")
  t:eq({ g:status(), g:see("seat.1.out") }, { "won", true })
  t:eq(pool(g), { "Mendor's Support 0", "Mendor's Support 1", "Ungoliant's Swarm" })
end)

---- Journey Along the Anduin

-- The first Hill Troll dies to these attackers of seat 0.
local function slay(g, more)
  return play.attack(g, { title = "Hill Troll", damage = 8 }, { "Aragorn", "Glóin", "Théodred" }, more)
end

card("Journey Along the Anduin", "Mendor in play, Valor and Scarred aside", function(t)
  local g = open(t, 2, { fellowship }):go("2.2")
  t:eq({ g:see("Mendor.zone"), play.count(g:see("aside"), "Valor"), play.count(g:see("aside"), "Scarred") },
       { "play.0", 4, 4 })
end)

card("Journey Along the Anduin", "a Hill Troll defeated brings each player a Valor", function(t)
  local g = open(t, 2, { fellowship, dwarves })
  slay(g)
  g:until_option("respond", "Journey Along the Anduin")
  g:choose("respond", "Journey Along the Anduin")
  g:choose("choose", "Glóin")
  g:seat(1):choose("choose", "Thalin")
  t:eq({ g:see("Glóin.attached"), g:see("Thalin.attached"), play.count(g:see("aside"), "Valor") },
       { { "Valor" }, { "Valor" }, 2 })
end)

card("Journey Along the Anduin", "it may be left, and another enemy brings nothing", function(t)
  local g = open(t, 2, { fellowship })
  slay(g)
  g:until_option("respond", "Journey Along the Anduin")
  g:pass()
  g:go("7.4")
  t:eq(play.count(g:see("aside"), "Valor"), 4)
  local h = open(t, 2, { fellowship })
  play.attack(h, { title = "Goblin Sniper", damage = 1 }, { "Aragorn" })
  h:pass_until(function()
    t:not_offered(h, "respond", "Journey Along the Anduin")
    return h:see("phase") == "Refresh"
  end)
  t:eq(play.count(h:see("aside"), "Valor"), 4)
end)

card("Journey Along the Anduin", "no hero gets a second Valor", function(t)
  local g = open(t, 2, { { "Aragorn", "Glóin" } },
                 { pool = { { card = "Valor", bearer = "Aragorn", owner = 0 } } })
  play.attack(g, { title = "Hill Troll", damage = 8 }, { "Aragorn", "Glóin" })
  g:until_option("respond", "Journey Along the Anduin")
  g:choose("respond", "Journey Along the Anduin")
  t:offered(g, "choose", "Glóin")
  t:not_offered(g, "choose", "Aragorn")
end)

-- The Hill Troll kills this defender.
local function kill(g, defender, more)
  play.attacked(g, "Hill Troll", play.blank, defender, more)
  return g:pass_until(function()
    return g:status() ~= "playing" or play.asked(g) == "choose.2" or play.asked(g) == "t6.8a.2" or g:see("phase") ~= "Combat"
  end)
end

card("Journey Along the Anduin", "the first character a Hill Troll destroys scars a hero of each player", function(t)
  local g = open(t, 2, { fellowship, dwarves })
  kill(g, "Snowbourn Scout", { play = { { "Snowbourn Scout" } } })
  t:eq(play.asked(g), "choose.2")
  g:choose("choose", "Aragorn")
  g:seat(1):choose("choose", "Gimli")
  t:eq({ g:see("Aragorn.attached"), g:see("Gimli.attached") }, { { "Scarred" }, { "Scarred" } })
  g:go("3.2 next")
  kill(g, "Snowbourn Scout", { play = { { "Snowbourn Scout" } } })
  t:ok(play.asked(g) ~= "choose.2", "only the first")
  t:eq(play.count(g:see("aside"), "Scarred"), 2)
end)

card("Journey Along the Anduin", "who is destroyed by another enemy scars nobody", function(t)
  local g = open(t, 2, { fellowship })
  play.attacked(g, "Wargs", play.blank, "Snowbourn Scout", { play = { { "Snowbourn Scout" } } })
  play.attack_over(g)
  t:eq({ g:see("discard")[1], play.count(g:see("aside"), "Scarred") }, { "Snowbourn Scout", 4 })
end)

card("Journey Along the Anduin", "the players lose when Mendor leaves play", function(t)
  local g = open(t, 2, { fellowship })
  kill(g, "Mendor")
  t:eq(g:status(), "lost")
end)

-- Stage 3 with no enemy is won; these are the states of the heroes.
local function shore(t, heroes, force, log)
  local g = open(t, 2, { fellowship, dwarves }, log)
  g:go("3.2")
  if force then g:force(force) end
  g:arrange{ staging = {}, quest = { stage = 3 }, heroes = heroes, encounter_top = { play.harmless } }
  return g:go("over")
end

card("Journey Along the Anduin", "the resolution keeps Valor and Scarred with their heroes", function(t)
  local g = shore(t, { { ["Glóin"] = { damage = 2, attached = { "Valor", "Scarred" } } },
                       { Gimli = { damage = 1, attached = { "Valor" } } } })
  t:eq({ g:status(), pool(g) }, { "won", { "Scarred 0 on Glóin", "Valor 0 on Glóin", "Valor 1 on Gimli" } })
end)

card("Journey Along the Anduin", "the most damaged hero is noted as the prisoner", function(t)
  local g = shore(t, { { ["Glóin"] = { damage = 1 } }, { Gimli = { damage = 2 } } })
  t:eq({ g:status(), g:campaign().notes }, { "won", { prisoner = "Gimli" } })
end)

card("Journey Along the Anduin", "of several most damaged heroes one at random", function(t)
  for _, hero in ipairs{ "Glóin", "Thalin" } do
    local g = shore(t, { { ["Glóin"] = { damage = 2 }, Aragorn = { damage = 1 } }, { Thalin = { damage = 2 } } },
                    { hero })
    t:eq(g:campaign().notes.prisoner, hero)
  end
end)

---- Escape from Dol Guldur

-- The heroes of seats, Appointed by Fate on the first of them, `prisoner` in the log.
local function escape(t, seats, prisoner, log, more)
  log = log or {}
  log.notes = prisoner and { prisoner = prisoner } or nil
  local force = table.move(play.guards, 1, 3, 1, {})
  if not prisoner then force[4] = "Théodred" end
  local g = open(t, 3, seats, log, { force = force })
  g:until_option("choose", (more and more.fate) or "Aragorn")
  g:choose("choose", (more and more.fate) or "Aragorn")
  return g:go("2.2")
end

card("Escape from Dol Guldur", "the first player picks who is appointed by fate", function(t)
  local g = escape(t, { fellowship, dwarves }, "Glóin", nil, { fate = "Gimli" })
  t:eq(g:see("Gimli.attached"), { "Appointed by Fate" })
end)

card("Escape from Dol Guldur", "the hero of the log is the prisoner, and Mendor goes along", function(t)
  local g = escape(t, { fellowship }, "Glóin",
                   { pool = { { card = "Valor", bearer = "Glóin", owner = 0 } } }, { fate = "Glóin" })
  t:eq({ g:see("Glóin.facedown"), g:see("Glóin.Valor.facedown"), g:see("Glóin.Appointed by Fate.facedown"),
         g:see("Mendor.facedown"), g:see("Mendor.zone") }, { true, true, true, true, "play.0" })
  t:eq({ g:see("Glóin.tokens.resources"), g:see("Aragorn.resources"), g:status() }, { 0, 1, "playing" })
  g:go("3.2")
  t:not_offered(g, "commit", "Mendor")
  t:not_offered(g, "commit", "Glóin")
end)

card("Escape from Dol Guldur", "without a noted prisoner one is drawn, and Mendor stays", function(t)
  local g = escape(t, { fellowship })
  t:eq({ g:see("Théodred.facedown"), g:see("Mendor.facedown") }, { true, false })
  local h = escape(t, { fellowship }, nil, { notes = { prisoner = "Gimli" } })
  t:eq(h:see("Théodred.facedown"), true, "a hero who is not there is no prisoner")
end)

-- Nothing guards Shadow Key, and seat 0 claims it.
local function claim(g, hero)
  g:arrange{ staging = { "Shadow Key" } }
  g:until_option("use", "Shadow Key")
  g:choose("use", "Shadow Key")
  g:choose("choose", hero)
  return g
end

card("Escape from Dol Guldur", "after an objective is claimed Mendor is back with 1 damage", function(t)
  local g = claim(escape(t, { fellowship }, "Glóin"), "Aragorn")
  g:choose("respond", "Escape from Dol Guldur")
  t:eq({ g:see("Mendor.facedown"), g:see("Mendor.damage"), g:see("Glóin.facedown") }, { false, 1, true })
  g:arrange{ staging = { "Dungeon Torch" } }
  g:until_option("use", "Dungeon Torch")
  g:choose("use", "Dungeon Torch")
  g:choose("choose", "Aragorn")
  t:not_offered(g, "respond", "Escape from Dol Guldur")
end)

card("Escape from Dol Guldur", "side A answers no claim", function(t)
  local g = claim(escape(t, { fellowship }), "Aragorn")
  t:not_offered(g, "respond", "Escape from Dol Guldur")
end)

card("Escape from Dol Guldur", "the rescue turns what the prisoner bore faceup", function(t)
  local g = escape(t, { fellowship }, "Glóin",
                   { pool = { { card = "Valor", bearer = "Glóin", owner = 0 } } })
  g:go("3.2")
  g:arrange{ staging = {}, quest = { stage = 2 }, encounter_top = { play.harmless } }
  g:choose("commit", "Aragorn")
  g:choose("done")
  g:until_option("respond", "Through the Caverns")
  g:choose("respond", "Through the Caverns")
  t:eq({ g:see("Glóin.facedown"), g:see("Glóin.damage"), g:see("Glóin.Valor.facedown") }, { false, 1, false })
  t:eq(g:see("Mendor.facedown"), true, "he is no prisoner of the quest")
end)

-- The last stage is won.
local function out_of_the_dungeons(g)
  g:go("3.2")
  g:arrange{ staging = {}, quest = { stage = 3, progress = 6 }, encounter_top = { play.harmless, play.harmless } }
  g:choose("commit", "Aragorn")
  g:choose("done")
  return g:go("over")
end

card("Escape from Dol Guldur", "Mendor in play joins the pool of the next campaign", function(t)
  for _, prisoner in ipairs{ "Glóin", false } do
    local g = out_of_the_dungeons(escape(t, { fellowship, dwarves }, prisoner or nil))
    t:eq({ g:status(), pool(g) }, { "won", { "Mendor", "Mendor's Support 0", "Mendor's Support 1" } })
    t:eq({ g:campaign().complete, g:campaign().next.part, #g:campaign().next.pool },
         { true, "passage-through-mirkwood", 3 })
  end
end)

card("Escape from Dol Guldur", "without Mendor the scenario goes on, and nothing is added", function(t)
  local g = escape(t, { fellowship })
  play.attacked(g, "King Spider", play.blank, "Mendor", { cards = { Mendor = { damage = 2 } } })
  play.attack_over(g)
  t:eq({ g:status(), g:see("Mendor.zone") }, { "playing", "removed" })
  out_of_the_dungeons(g:go("2.2 next"))
  t:eq({ g:status(), pool(g), g:campaign().next.pool }, { "won", {}, {} })
end)

---- Mendor

card("Mendor", "goes with the first player token", function(t)
  local g = open(t, 1, { fellowship, dwarves }):go("3.2")
  t:offered(g, "commit", "Mendor")
  g:arrange{ staging = {} }
  g:go("3.2 next")
  t:eq({ g:see("seat.1.first"), g:see("Mendor.zone") }, { true, "play.1" })
  t:offered(g:seat(1), "commit", "Mendor")
end)

card("Mendor", "does not leave play with a first player who is eliminated", function(t)
  local g = open(t, 1, { fellowship, dwarves }):go("2.2")
  g:arrange{ threat = { 50, 20 } }
  g:pass()
  g:pass_until(function() return g:see("seat.0.out") end)
  t:eq({ g:status(), g:see("Mendor.zone"), g:see("seat.1.first") }, { "playing", "play.1", true })
end)

card("Mendor", "readies when a stage is defeated, then all draw", function(t)
  local g = quest(t, 1, 1, 7, { { "Mendor", "Aragorn" }, {} }, nil, { fellowship, dwarves })
  g:until_option("respond", "Mendor")
  local hands = { g:see("hand.count"), g:see("seat.1.hand.count") }
  t:eq(g:see("Mendor.exhausted"), true)
  g:choose("respond", "Mendor")
  t:eq({ g:see("Mendor.exhausted"), g:see("hand.count"), g:see("seat.1.hand.count") },
       { false, hands[1] + 1, hands[2] + 1 })
end)

card("Mendor", "nobody draws when he is ready already", function(t)
  local g = quest(t, 1, 1, 7, { "Aragorn" })
  g:pass_until(function()
    t:not_offered(g, "respond", "Mendor")
    return g:see("quest")[1] == "A Fork in the Road"
  end)
  t:eq(g:see("Mendor.exhausted"), false)
end)

card("Mendor", "is an ally and an objective, ranged, and belongs to nobody's deck", function(t)
  local g = open(t, 1, { fellowship, dwarves })
  g:go("2.2")
  t:eq({ g:see("Mendor.willpower"), g:see("Mendor.attack"), g:see("Mendor.defense"), g:see("Mendor.hit_points") },
       { 1, 1, 1, 3 })
  t:eq({ g:see("Mendor.traits"), g:see("Mendor.keywords") }, { { "Silvan", "Scout" }, { "Ranged" } })
  g:arrange{ hand = { { "Ever Vigilant" } }, heroes = { { Aragorn = { resources = 3 } } },
             cards = { Mendor = { exhausted = true } } }
  play.play(g, "Ever Vigilant")
  g:choose("choose", "Mendor")
  t:eq(g:see("Mendor.exhausted"), false, "an effect on an ally")
end)

---- Mendor's Support

-- Both copies in hand, in the planning phase.
local function supported(t)
  local g = open(t, 2, { fellowship }, { pool = { { card = "Mendor's Support", owner = 0 },
                                                  { card = "Mendor's Support", owner = 0 } } })
  g:choose("accept"); g:choose("accept")
  g:go("2.2")
  g:arrange{ hand = { { "Mendor's Support", "Mendor's Support" } }, staging = {} }
  return g
end

card("Mendor's Support", "strengthens Mendor until the end of the round, for nothing", function(t)
  local g = supported(t)
  g:choose("play", "Mendor's Support")
  t:how(g, "Mendor.willpower", { { 1, "printed" }, { 2, "Mendor's Support" } })
  t:eq({ g:see("Mendor.attack"), g:see("Mendor.defense"), g:see("Mendor.hit_points") }, { 3, 3, 3 })
  g:go("3.2 next")
  g:arrange{ staging = {} }
  g:go("1.3")
  t:eq(g:see("Mendor.willpower"), 1)
end)

card("Mendor's Support", "one copy in a round, the next one in the next", function(t)
  local g = supported(t)
  g:choose("play", "Mendor's Support")
  t:refused(g, { "play", "Mendor's Support" }, "limits.1")
  g:go("3.2"):arrange{ staging = {}, encounter_top = { play.harmless } }
  g:go("2.2 next")
  t:offered(g, "play", "Mendor's Support")
end)

card("Mendor's Support", "lasts, and is spent, for the whole round", function(t)
  local g = supported(t)
  g:choose("play", "Mendor's Support")
  play.to(g, "4.2")
  for _, window in ipairs{ "tw.4.2", "tw.5.3", "tw.6.2", "tw.7.4" } do
    g:pass_until(function() return play.asked(g) == window end)
    t:eq({ g:see("round"), g:see("Mendor.willpower") }, { 1, 3 })
    t:refused(g, { "play", "Mendor's Support" }, "limits.1")
  end
  g:go("1.3")
  t:eq(g:see("Mendor.willpower"), 1)
end)

card("Mendor's Support", "whoever played it, nobody plays another copy in that round", function(t)
  local g = open(t, 2, { fellowship, dwarves }):go("2.2")
  g:arrange{ hand = { { "Mendor's Support" }, { "Mendor's Support" } } }
  g:choose("play", "Mendor's Support")
  g:pass_until(function() return g:ask().seat == 1 end)
  t:refused(g, { seat = 1, "play", "Mendor's Support" }, "limits.1")
end)

card("Mendor's Support", "has nobody to support without Mendor", function(t)
  local g = open(t, 3, { fellowship }, { pool = { { card = "Mendor's Support", owner = 0 } },
                                         notes = { prisoner = "Glóin" } }, { force = play.guards })
  g:choose("accept")
  g:until_option("choose", "Aragorn")
  g:choose("choose", "Aragorn")
  g:go("2.2")
  g:arrange{ hand = { { "Mendor's Support" } } }
  t:refused(g, { "play", "Mendor's Support" }, "ability.16")
end)

---- Valor

local valor = { pool = { { card = "Valor", bearer = "Aragorn", owner = 0 } } }

card("Valor", "heals its hero and hurts the enemy when the hero attacks", function(t)
  local g = open(t, 2, { fellowship }, valor)
  play.attack(g, { title = "Hill Troll" }, { "Aragorn", "Glóin" }, { heroes = { Aragorn = { damage = 2 } } })
  g:until_option("respond", "Valor")
  g:choose("respond", "Valor")
  t:eq({ g:see("Aragorn.damage"), g:see("Hill Troll.damage"), g:see("Aragorn.Valor.exhausted") }, { 1, 1, true })
  g:pass_until(function() return g:see("phase") == "Refresh" end)
end)

card("Valor", "does nothing when another hero attacks", function(t)
  local g = open(t, 2, { fellowship }, { pool = { { card = "Valor", bearer = "Aragorn", owner = 0 } } })
  play.attack(g, { title = "Hill Troll" }, { "Glóin" })
  g:pass_until(function()
    t:not_offered(g, "respond", "Valor")
    return g:see("phase") == "Refresh"
  end)
  t:eq(g:see("Aragorn.Valor.exhausted"), false)
end)

card("Valor", "is permanent: an effect that discards attachments leaves it", function(t)
  local g = open(t, 2, { fellowship }, { pool = { { card = "Valor", bearer = "Aragorn", owner = 0 } } })
  play.attacked(g, "Goblin Sniper", "Cavern Guardian", nil,
                { heroes = { { ["Glóin"] = { attached = { "Steward of Gondor" } } } } })
  play.attack_over(g)
  t:eq({ g:see("Aragorn.attached"), g:see("Glóin.attached") }, { { "Valor" }, {} })
end)

card("Valor", "is gone with its hero", function(t)
  local g = open(t, 2, { fellowship }, { pool = { { card = "Valor", bearer = "Glóin", owner = 0 } } })
  kill(g, "Glóin", { heroes = { ["Glóin"] = { damage = 3 } } })
  t:eq({ g:see("Glóin.zone"), play.count(g:see("removed"), "Valor") }, { "discard.0", 1 })
end)

---- Appointed by Fate

card("Appointed by Fate", "its hero collects 1 more", function(t)
  local g = escape(t, { fellowship }, "Glóin")
  t:eq({ g:see("Aragorn.resources"), g:see("Théodred.resources") }, { 2, 1 })
end)

card("Appointed by Fate", "is not permanent", function(t)
  local g = escape(t, { fellowship }, "Glóin")
  play.attacked(g, "Goblin Sniper", "Cavern Guardian", nil)
  play.attack_over(g)
  t:eq(g:see("Aragorn.attached"), {})
end)

---- Ungoliant's Swarm

card("Ungoliant's Swarm", "whom it engages exhausts two characters", function(t)
  local g = open(t, 2, { fellowship })
  play.to(g, "5.2")
  g:arrange{ staging = { "Ungoliant's Swarm" }, cards = { Mendor = { exhausted = true } } }
  g:choose("engage", "Ungoliant's Swarm")
  t:not_offered(g, "choose", "Mendor")
  g:choose("choose", "Aragorn")
  g:choose("choose", "Théodred")
  t:eq({ g:see("Aragorn.exhausted"), g:see("Théodred.exhausted"), g:see("Glóin.exhausted") }, { true, true, false })
end)

card("Ungoliant's Swarm", "exhausts nobody where it does not engage", function(t)
  local g = open(t, 2, { fellowship })
  play.to(g, "5.2")
  g:arrange{ staging = { "Ungoliant's Swarm" }, threat = { 32 } }
  g:go("7.4")
  t:eq({ g:see("Ungoliant's Swarm.zone"), g:see("Aragorn.exhausted") }, { "staging", false })
end)

card("Ungoliant's Swarm", "as a shadow card it comes into play engaged", function(t)
  local g = open(t, 2, { fellowship })
  play.attacked(g, "Wargs", "Ungoliant's Swarm", "Aragorn")
  g:pass_until(function() return g:see("Ungoliant's Swarm.zone") == "engaged.0" end)
  g:pass_until(function() return play.asked(g) == "choose.2" end)
  g:choose("choose", "Glóin")
  t:eq({ g:see("Ungoliant's Swarm.zone"), g:see("Glóin.exhausted") }, { "engaged.0", true })
end)

---- Lingering Venom

local function venom(t, heroes, seats)
  local g = open(t, 2, seats or { fellowship })
  return play.quest(g, seats and { {}, {} } or { {} }, { "Lingering Venom", play.harmless, play.harmless, play.harmless }, { heroes = heroes })
end

card("Lingering Venom", "each player exhausts the damaged, or hurts the most damaged hero", function(t)
  local g = venom(t, { { Aragorn = { damage = 1 }, ["Glóin"] = { damage = 2 } }, { Gimli = { damage = 1 } } },
                  { fellowship, dwarves })
  g:until_option("Exhaust your damaged characters")
  g:choose("Exhaust your damaged characters")
  t:eq({ g:see("Aragorn.exhausted"), g:see("Glóin.exhausted"), g:see("Théodred.exhausted") }, { true, true, false })
  g:seat(1):choose("2 damage on your most damaged hero")
  t:offered(g:seat(1), "choose", "Gimli")
  t:not_offered(g:seat(1), "choose", "Thalin")
  g:seat(1):choose("choose", "Gimli")
  t:eq({ g:see("Gimli.damage"), g:see("Gimli.exhausted"), g:see("Glóin.damage") }, { 3, false, 2 })
  g:go("4.2")
  t:eq(play.count(g:see("encounter_discard"), play.harmless), 2, "two cards for two players, and one by surge")
end)

card("Lingering Venom", "of equally damaged heroes the player chooses", function(t)
  local g = venom(t, { { Aragorn = { damage = 1 }, ["Glóin"] = { damage = 1 } } })
  g:until_option("2 damage on your most damaged hero")
  g:choose("2 damage on your most damaged hero")
  t:offered(g, "choose", "Aragorn")
  t:offered(g, "choose", "Glóin")
  t:not_offered(g, "choose", "Théodred")
end)

card("Lingering Venom", "exhausting is no choice where nobody is damaged", function(t)
  local g = venom(t, { { Aragorn = { damage = 0 } } })
  g:pass_until(function()
    t:not_offered(g, "Exhaust your damaged characters")
    return play.asked(g) == "choose.2"
  end)
  g:choose("choose", "Aragorn")
  t:eq(g:see("Aragorn.damage"), 2)
end)

card("Lingering Venom", "as a shadow card it exhausts the damaged of the defending player", function(t)
  local g = open(t, 2, { fellowship, dwarves })
  play.attacked(g, "Wargs", { "Lingering Venom", play.blank }, nil,
                { heroes = { { ["Glóin"] = { damage = 1 } }, { Gimli = { damage = 1 } } }, engaged = { { "Wargs" }, {} } })
  play.attack_over(g)
  t:eq({ g:see("Glóin.exhausted"), g:see("Aragorn.exhausted"), g:see("Gimli.exhausted") }, { true, false, false })
end)

---- Scarred

-- The first player's Snowbourn Scout dies of Wargs; this hero is scarred.
local function scarred(t, hero)
  local g = open(t, 2, { fellowship, dwarves }, { pool = { { card = "Scarred", bearer = hero } } })
  play.attacked(g, "Wargs", { play.blank, play.blank }, "Snowbourn Scout",
                { play = { { "Snowbourn Scout" }, {} }, engaged = { { "Wargs" }, {} }, threat = { 20, 20 } })
  return g:pass_until(function() return play.asked(g) == "tw.6.4.3" end)
end

card("Scarred", "raises the threat when a character of its player is destroyed", function(t)
  local g = scarred(t, "Aragorn")
  t:eq({ g:see("threat"), g:see("seat.1.threat"), g:see("discard")[1] }, { 21, 20, "Snowbourn Scout" })
end)

card("Mendor", "counts for the player who has him when every threat rises at once", function(t)
  local g = open(t, 2, { { "Gimli" }, { "Legolas" } })
  g:go("3.2")
  g:arrange{ first_player = 0, threat = { 48, 20 }, staging = {},
             encounter_top = { "Pursued by Shadow", "Old Forest Road" } }
  t:eq(g:see("Mendor.zone"), "play.0")
  g:go("3.3 end")
  t:ok(g:log_has("Player 1 is eliminated"))
  t:ok(g:log_has("The threat of Player 2 rises by 1 to 21"))
  t:eq(g:see("Mendor.zone"), "play.1")
end)

card("Scarred", "says nothing about the death it came for", function(t)
  local g = open(t, 2, { fellowship, dwarves })
  g:arrange{ threat = { 20, 20 } }
  kill(g, "Snowbourn Scout", { play = { { "Snowbourn Scout" } } })
  local before = g:see("threat")
  g:choose("choose", "Aragorn")
  g:seat(1):choose("choose", "Gimli")
  t:eq(g:see("Aragorn.attached"), { "Scarred" })
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { before, 20 })
end)

card("Scarred", "does nothing for the dead of others or of the enemy", function(t)
  local g = scarred(t, "Gimli")
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 20, 20 })
  local h = open(t, 2, { fellowship }, { pool = { { card = "Scarred", bearer = "Aragorn" } } })
  play.attack(h, { title = "Goblin Sniper", damage = 1 }, { "Aragorn" }, { threat = { 20 } })
  h:pass_until(function() return h:see("Goblin Sniper.zone") == "encounter_discard" end)
  t:eq(h:see("threat"), 20)
end)

card("Scarred", "is permanent, and gone with its hero", function(t)
  local g = open(t, 2, { fellowship }, { pool = { { card = "Scarred", bearer = "Glóin" } } })
  play.attacked(g, "Goblin Sniper", "Cavern Guardian", nil)
  play.attack_over(g)
  t:eq(g:see("Glóin.attached"), { "Scarred" })
  g:go("2.2 next")
  kill(g, "Glóin", { heroes = { ["Glóin"] = { damage = 3 } } })
  t:eq(play.count(g:see("removed"), "Scarred"), 1)
end)
