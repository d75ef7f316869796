-- The log of a campaign: what a setup takes from it, what a play writes to it.
local play = require "cards.lib.play"

local fellowship = { "Aragorn", "Glóin", "Théodred" }
local dwarves = { "Gimli", "Thalin" }

-- A table with this log; seats as the setup has them (nil: as the log knows them).
local function open(t, log, seats, more)
  if type(log) == "table" then log.campaign = "mirkwood-paths" end
  local setup = { game = "lotr-card-game", first_player = 0, campaign = log, seats = seats }
  for key, value in pairs(more or {}) do setup[key] = value end
  return t:table(setup)
end

local function refused(t, words, ...)
  local args = table.pack(...)
  t:error(function() open(t, table.unpack(args, 1, args.n)) end, words)
end

local function player(heroes, name)
  return { name = name or "Ann", heroes = heroes, deck = "core-leadership" }
end

-- The first scenario is won as soon as somebody quests.
local function win_first(g, more)
  local state = { staging = {}, quest = { stage = "Beorn's Path", progress = 9 }, encounter_top = { play.harmless } }
  for key, value in pairs(more or {}) do state[key] = value end
  g:go("3.2")
  g:arrange(state)
  g:choose("commit", "Aragorn")
  g:choose("done")
  return g:go("over")
end

---- Beginning, order, end

test("a campaign begins with the first scenario and an empty log", function(t)
  local g = open(t, true, { { name = "Ann", deck = "core-leadership" }, { deck = "core-tactics" } })
  t:eq(g:see("title"), "Passage Through Mirkwood")
  t:eq(g:campaign(), { game = "lotr-card-game", campaign = "mirkwood-paths", version = 1, fallen = {},
                       part = "passage-through-mirkwood", threat_penalty = 0, pool = {}, notes = {}, scores = {},
                       done = {}, marks = {}, counters = {}, log = {},
                       played = { part = "passage-through-mirkwood", title = "Passage Through Mirkwood", number = 1 },
                       name = "Mirkwood Paths", stands_at = "Passage Through Mirkwood",
                       players = { { name = "Ann", deck = "core-leadership" },
                                   { name = "Player 2", deck = "core-tactics" } } })
end)

test("the scenarios follow each other in order", function(t)
  for i, name in ipairs{ "Passage Through Mirkwood", "Journey Along the Anduin", "Escape from Dol Guldur" } do
    t:eq(open(t, { scenario = i }):see("title"), name)
  end
  refused(t, "stands at scenario 2", { scenario = 2 }, nil, { scenario = "escape-from-dol-guldur" })
  refused(t, "stands at scenario 2", { scenario = 2 }, nil, { scenario = "passage-through-mirkwood" })
  refused(t, "complete", { scenario = 4 })
  refused(t, "complete", { scenario = 3, complete = true })
end)

test("a win writes the log of the next scenario", function(t)
  local g = win_first(open(t, true, { { name = "Ann", heroes = fellowship } }))
  local log = g:campaign()
  t:eq({ g:status(), log.part, log.scores, log.fallen, log.threat_penalty },
       { "won", "journey-along-the-anduin", { g:see("raw.score") }, {}, 0 })
  t:eq(log.players, { { name = "Ann", heroes = fellowship, deck = "core-leadership" } })
  t:eq({ log.done[1].part, log.done[1].heroes, log.done[1].replaced },
       { "passage-through-mirkwood", { fellowship }, 0 })
  t:eq(#log.done[1].earned, 2)
  t:eq(log.played, { part = "passage-through-mirkwood", title = "Passage Through Mirkwood", number = 1 })
  local h = open(t, log)
  t:eq(h:see("title"), "Journey Along the Anduin")
  log.played = { part = log.part, title = log.stands_at, number = 2 }
  t:eq(h:campaign(), log, "a play that is not won leaves it as it is")
end)

test("a normal game has no campaign", function(t)
  local g = play.open(t, { fellowship }):go("2.2")
  t:eq(g:campaign(), nil)
  t:eq(g:see("Mendor"), nil)
  for _, zone in ipairs(g:view().zones) do t:ok(zone.id ~= "campaign") end
  for _, title in ipairs{ "Valor", "Mendor's Support", "Appointed by Fate" } do
    t:error(function()
      t:table{ game = "lotr-card-game", deckbuilding = "free",
               seats = { { heroes = fellowship, cards = { [title] = 1 } } } }
    end, "boon of a campaign")
  end
  t:error(function()
    t:table{ game = "lotr-card-game", deckbuilding = "free", seats = { { heroes = fellowship, cards = { Mendor = 1 } } } }
  end, "boon of a campaign")
end)

---- Logs of the shape before version 1

test("a log with the number of its scenario and a history is brought up to date", function(t)
  local g = open(t, { scenario = 2, history = { { scenario = "passage-through-mirkwood", score = 90, rounds = 7,
                                                  earned = { { card = "Valor" } }, fallen = { "Gimli" } } } })
  local log = g:campaign()
  t:eq({ log.version, log.part, log.scenario, log.history }, { 1, "journey-along-the-anduin" })
  t:eq({ #log.done, log.done[1].part, log.done[1].number, log.done[1].result, log.done[1].score },
       { 1, "passage-through-mirkwood", 1, "won", 90 })
  t:eq(log.done[1].scenario, nil, "it has its new name only")
  t:eq(log.done[1].text, "Won in 7 rounds with a score of 90. Earned: Valor. Fallen: Gimli.")
  refused(t, "later version", { version = 2 })
end)

---- A loss

test("a loss leaves the log as it was", function(t)
  local log = { scenario = 2, players = { player(fellowship) }, fallen = { "Gimli" }, threat_penalty = 1,
                pool = { { card = "Ungoliant's Swarm" } }, scores = { 90 },
                history = { { scenario = "passage-through-mirkwood" } } }
  local g = open(t, log, { { heroes = { "Aragorn", "Glóin", "Legolas" } } })
  local before = g:campaign()
  g:go("3.2")
  g:arrange{ discard = { { "Glóin" } }, threat = { 50 }, heroes = { { Aragorn = { attached = { "Valor" } } } } }
  g:go("over")
  t:eq({ g:status(), g:campaign() }, { "lost", before })
  t:eq({ before.players[1].heroes, before.threat_penalty, before.fallen, #before.pool }, { fellowship, 1, { "Gimli" }, 1 })
end)

---- Fallen heroes, changes, the penalty

test("heroes in a discard pile have fallen once the scenario is won", function(t)
  local g = open(t, true, { { heroes = fellowship }, { heroes = dwarves } })
  play.attacked(g, "King Spider", { play.blank, play.blank }, "Glóin",
                { heroes = { ["Glóin"] = { damage = 3 } }, engaged = { { "King Spider" }, {} } })
  g:go("3.2 next")
  t:eq(g:see("Glóin.zone"), "discard.0")
  g:pass()
  g:arrange{ staging = {}, quest = { stage = "Beorn's Path", progress = 9 }, encounter_top = { play.harmless, play.harmless } }
  g:choose("commit", "Aragorn")
  g:choose("done")
  g:go("over")
  t:eq({ g:status(), g:campaign().fallen, g:campaign().done[1].fallen }, { "won", { "Glóin" }, { "Glóin" } })
end)

test("a fallen hero is refused, whoever brings them", function(t)
  local function log() return { scenario = 2, players = { player(fellowship), player(dwarves) }, fallen = { "Glóin" } } end
  refused(t, "Glóin has fallen", log())
  refused(t, "Glóin has fallen", log(), { { heroes = { "Aragorn", "Éowyn", "Théodred" } }, { heroes = { "Gimli", "Glóin" } } })
  local g = open(t, log(), { { heroes = { "Aragorn", "Éowyn", "Théodred" } }, {} })
  t:eq(g:see("play.0"), { "Aragorn", "Éowyn", "Théodred" })
end)

test("each hero replaced raises everybody's starting threat by 1 from then on", function(t)
  local log = { scenario = 2, players = { player(fellowship), player(dwarves) }, fallen = { "Glóin" }, threat_penalty = 2 }
  local g = open(t, log, { { heroes = { "Aragorn", "Éowyn", "Théodred" } }, { heroes = { "Gimli", "Legolas" } } })
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 12 + 9 + 8 + 4, 11 + 9 + 4 })
  t:how(g, "threat:1", { { 11, "Gimli" }, { 9, "Legolas" }, { 4, "heroes replaced in the campaign" } })
  g:go("3.2")
  g:arrange{ staging = {}, quest = { stage = 3 }, encounter_top = { play.harmless, play.harmless } }
  g:go("over")
  t:eq({ g:status(), g:campaign().threat_penalty, g:campaign().done[1].replaced }, { "won", 4, 2 })
  t:eq(g:campaign().players[2].heroes, { "Gimli", "Legolas" })
  local h = open(t, g:campaign())
  t:eq(h:see("seat.1.threat"), 11 + 9 + 4, "the next scenario has it too, and no more")
end)

test("besides the fallen each player may change one hero", function(t)
  local function log(fallen) return { scenario = 2, players = { player(fellowship) }, fallen = fallen or {} } end
  t:eq(open(t, log(), { { heroes = { "Aragorn", "Glóin", "Gimli" } } }):see("threat"), 12 + 9 + 11 + 1)
  refused(t, "2 heroes are changed by choice", log(), { { heroes = { "Aragorn", "Gimli", "Legolas" } } })
  t:eq(open(t, log{ "Glóin" }, { { heroes = { "Aragorn", "Gimli", "Legolas" } } }):see("threat"), 12 + 11 + 9 + 2)
  refused(t, "2 heroes are changed by choice", log{ "Glóin" }, { { heroes = { "Éowyn", "Gimli", "Legolas" } } })
end)

test("a hero only takes the place of another", function(t)
  local function log(fallen) return { scenario = 2, players = { player{ "Aragorn", "Glóin" } }, fallen = fallen or {} } end
  refused(t, "1 heroes more", log(), { { heroes = fellowship } })
  refused(t, "another must take the place", log(), { { heroes = { "Aragorn" } } })
  refused(t, "player 1 must replace a fallen hero", log{ "Glóin" }, { { heroes = { "Aragorn" } } })
  -- With nobody left to take the place it stays empty, and costs nothing.
  local all = { "Glóin", "Théodred", "Éowyn", "Dúnhere", "Eleanor", "Legolas", "Gimli", "Thalin", "Denethor", "Beravor",
                "Glorfindel" }
  t:eq(open(t, log(all), { { heroes = { "Aragorn" } } }):see("threat"), 12)
  table.remove(all)
  refused(t, "Glorfindel, for one, is free", log(all), { { heroes = { "Aragorn" } } })
end)

test("a campaign that has not won a scenario yet has no heroes to keep", function(t)
  local log = { scenario = 1, players = { { name = "Ann", deck = "core-leadership" } } }
  t:eq(open(t, log, { { heroes = dwarves } }):see("threat"), 20)
  t:eq(open(t, log):see("play.0"), fellowship)
end)

test("a log of more players than can sit at a table is refused", function(t)
  local players = {}
  for i, hero in ipairs{ "Aragorn", "Gimli", "Legolas", "Éowyn", "Beravor" } do players[i] = player{ hero } end
  refused(t, "one to four players", { scenario = 2, players = players })
  players[5] = nil
  t:eq(#open(t, { scenario = 2, players = players }):view().seats, 4)
end)

test("decks may be built anew between scenarios", function(t)
  local log = { scenario = 2, players = { player(fellowship) } }
  local g = open(t, log, { { deck = "core-tactics", heroes = fellowship } })
  t:eq({ g:see("threat"), g:see("play.0") }, { 29, fellowship })
  local own = { heroes = fellowship, cards = { Gandalf = 3, ["Snowbourn Scout"] = 3, Faramir = 3 } }
  local h = open(t, log, { { deck = own } }, { deckbuilding = "free" })
  t:eq(h:see("deck.count") + h:see("hand.count"), 9)
  h:go("3.2")
  h:arrange{ staging = {}, quest = { stage = 3 }, encounter_top = { play.harmless } }
  h:go("over")
  t:eq(h:campaign().players[1].deck, own)
end)

---- The pool

test("burdens of the pool are in the encounter deck, each once", function(t)
  local plain = open(t, { scenario = 2 }, { { heroes = fellowship } })
  local g = open(t, { scenario = 2, pool = { { card = "Ungoliant's Swarm" }, { card = "Lingering Venom" } } },
                 { { heroes = fellowship } })
  t:eq(g:see("encounter_deck.count"), plain:see("encounter_deck.count") + 2)
end)

test("a boon goes into the deck if its owner wants it", function(t)
  local function log() return { scenario = 2, pool = { { card = "Mendor's Support", owner = 1 } } } end
  local seats = { { heroes = fellowship, deck = "core-leadership" }, { heroes = dwarves, deck = "core-tactics" } }
  local function size(g) return { g:see("deck.count") + g:see("hand.count"),
                                  g:see("seat.1.deck.count") + g:see("seat.1.hand.count") } end
  local g = open(t, log(), seats)
  t:eq({ g:ask().seat, g:ask().prompt }, { 1, "Put Mendor's Support into your deck?" })
  g:seat(1):choose("accept")
  t:eq(size(g), { 30, 31 })
  local h = open(t, log(), seats)
  h:seat(1):choose("decline")
  t:eq({ size(h), h:see("removed") }, { { 30, 30 }, { "Mendor's Support" } })
end)

test("what has a bearer is with its bearer, who may have gone", function(t)
  local pool = { { card = "Valor", bearer = "Gimli", owner = 1 }, { card = "Scarred", bearer = "Éowyn", owner = 0 } }
  local g = open(t, { scenario = 3, pool = pool, notes = { prisoner = "Glóin" } },
                 { { heroes = fellowship }, { heroes = dwarves } })
  t:eq({ g:see("Gimli.attached"), g:see("Scarred") }, { { "Valor" } })
  t:eq(#g:campaign().pool, 2, "the log keeps it all the same")
end)

test("what bearers keep is not earned twice", function(t)
  local pool = { { card = "Valor", bearer = "Aragorn", owner = 0 } }
  local g = open(t, { scenario = 2, pool = pool }, { { heroes = fellowship } })
  g:go("3.2")
  g:arrange{ staging = {}, quest = { stage = 3 }, encounter_top = { play.harmless } }
  g:go("over")
  t:eq({ g:status(), g:campaign().pool }, { "won", pool })
end)

---- What follows

test("after the last scenario the campaign is complete and the next one prepared", function(t)
  local log = { scenario = 3, notes = { prisoner = "Glóin" }, pool = { { card = "Ungoliant's Swarm" } },
                players = { player(fellowship) }, scores = { 90, 80 }, fallen = { "Gimli" }, threat_penalty = 3 }
  local g = open(t, log, nil, { force = play.guards })
  g:until_option("choose", "Aragorn")
  g:choose("choose", "Aragorn")
  g:go("3.2")
  g:arrange{ staging = {}, quest = { stage = 3, progress = 6 }, encounter_top = { play.harmless } }
  g:choose("commit", "Aragorn")
  g:choose("done")
  g:go("over")
  local after = g:campaign()
  t:eq({ after.part, after.complete, after.stands_at, #after.scores }, { [2] = true, [4] = 3 })
  t:eq({ after.next.part, after.next.fallen, after.next.threat_penalty, after.next.players },
       { "passage-through-mirkwood", {}, 0, {} })
  refused(t, "complete", after)
  -- Mendor is there from the beginning, and everybody may have his support.
  local h = open(t, after.next, { { heroes = dwarves, deck = "core-tactics" } }, { first_player = 0 })
  t:eq(h:ask().prompt, "Put Mendor's Support into your deck?")
  h:choose("accept")
  h:go("2.2")
  t:eq({ h:see("play.0"), play.count(h:see("aside"), "Mendor") }, { { "Gimli", "Thalin", "Mendor" }, 0 })
  t:eq(h:see("threat"), 20)
end)

---- What is no log

test("wrong logs are refused with a reason", function(t)
  local function wrong(words, log, seats)
    t:error(function() t:table{ game = "lotr-card-game", campaign = log, seats = seats } end, words)
  end
  wrong("no campaign \"the-long-dark\"", "the-long-dark")
  wrong("no campaign \"the-long-dark\"", { campaign = "the-long-dark", scenario = 1 })
  wrong("campaign of \"chess\"", { campaign = "mirkwood-paths", game = "chess" })
  wrong("number from 1 to 3", { campaign = "mirkwood-paths", scenario = 0 })
  wrong("number from 1 to 3", { campaign = "mirkwood-paths", scenario = "second" })
  wrong("number from 0 to 99", { campaign = "mirkwood-paths", threat_penalty = -1 })
  wrong("no boon and no burden", { campaign = "mirkwood-paths", pool = { { card = "Gandalf" } } })
  wrong("belongs to no seat", { campaign = "mirkwood-paths", pool = { { card = "Mendor's Support", owner = 7 } } })
  wrong("is no title", { campaign = "mirkwood-paths", notes = { prisoner = 3 } })
  wrong("no list of at most 8 objects", { campaign = "mirkwood-paths", players = { "Ann" } })
  wrong("as many players", { campaign = "mirkwood-paths", scenario = 2, players = { player(fellowship) } },
        { {}, {} })
end)

test("a campaign can be looked at from any scenario on", function(t)
  local g = t:table{ game = "lotr-card-game", campaign = true, scenario = "journey-along-the-anduin" }
  t:eq({ g:see("title"), g:campaign().part }, { "Journey Along the Anduin", "journey-along-the-anduin" })
  t:error(function() t:table{ game = "lotr-card-game", campaign = true, scenario = "the-shire" } end, "no scenario \"the-shire\"")
end)
