-- Rulings: how missions end, what they give, life aboard.
local epoch = require "lib.epoch"
local ship = require "lib.ship"

local function ashore(t, ann, more, bob)
  local log = { done = ship.won{ "lesson", "raid" }, last = "raid", gone = { "Tale" },
                characters = { ship.sheet("Ann", "Warrior", ann), ship.sheet("Bob", "Ranger", bob) } }
  for key, value in pairs(more or {}) do log[key] = value end
  return ship.open(t, ship.log(log))
end
local function leave(g, to)
  g:choose("embark", to or "The Siege")
  while g:status() == "playing" do g:choose(g:options()[1]) end
end
local function mission(t, part, more)
  local log = { part = part, done = ship.won{ "lesson" } }
  for key, value in pairs(more or {}) do log[key] = value end
  return ship.open(t, ship.log(log))
end

-- ---- The end of a mission ----

rule({ "result.win.1", "result.win.2" }, "the last adversary is down: those who have not acted still do", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, adversaries = { { "Imp", "E-3", hp = 1 } }, force = { "3" } })
  if g:ask().rule == "round.7b" then g:choose("Warrior") end
  g:choose("play Strike"); g:choose("attack", "Imp", "Basic")
  t:ok(g:log_has("The objective is met"))
  t:eq(g:status(), "playing")
  g:choose("end the turn"); g:pass()
  t:offered(g, "play Blink") -- the Ranger's turn
  g:go("over")
  t:eq(g:status(), "won")
end)

rule({ "result.win.3" }, "and may take what lies beside them", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, adversaries = { { "Imp", "E-3", hp = 1 } }, force = { "3" }, other = "G-3" })
  if g:ask().rule == "round.7b" then g:choose("Warrior") end
  g:choose("play Strike"); g:choose("attack", "Imp", "Basic")
  g:choose("end the turn"); g:pass() -- the Warrior leaves the cell
  g:choose("end the turn")
  t:offered(g, "take 1 nova cell at E-3")
end)

rule({ "result.fail.2" }, "met or not: with all characters defeated in that round it has failed", function(t)
  local g = epoch.ready(t, "tides")
  g:arrange{ round = 2, characters = { Warrior = { hp = 1 }, Ranger = { hp = 1 } }, adversaries = {} }
  epoch.select(g, { "Mend" }, { "Mend" })
  g:go("over")
  t:eq(g:status(), "lost")
end)

rule({ "result.fail.1" }, "an objective that has failed ends the mission", function(t)
  local g = epoch.ready(t, "tides")
  g:arrange{ round = 2 }
  epoch.select(g, { "Mend" }, { "Mend" })
  g:go("over")
  t:ok(g:log_has("The mission has failed"))
end)

rule({ "defeat.char.8", "result.win.8a" }, "a defeated character has its SP all the same", function(t)
  local g = mission(t, "raid")
  g:go("round.3"):arrange{ characters = { Ranger = { hp = 1, conditions = { "bleeding" } } } }
  epoch.select(g, { "Burning Volley" }, { "Mend" })
  g:pass_until(function() return g:log_has("Bob is defeated") end)
  g:arrange{ adversaries = {} }
  g:go("over")
  t:eq({ g:status(), ship.of(g, "Bob").sp, ship.of(g, "Bob").completed }, { "won", 2, { "raid" } })
end)

rule({ "result.fail.3", "result.fail.5" }, "after a failure there is neither SP nor an attachment, and it may be tried again", function(t)
  local g = mission(t, "raid")
  g:go("round.3"):arrange{ characters = { Warrior = { hp = 1, conditions = { "bleeding" } }, Ranger = { hp = 1, conditions = { "bleeding" } } } }
  epoch.select(g, { "Mend" }, { "Mend" })
  g:go("over")
  t:eq({ g:status(), ship.of(g, "Ann").sp, #ship.of(g, "Ann").gear }, { "lost", 0, 0 })
  local h = ship.on(t, g)
  t:offered(h, "embark", "The Raid")
  t:refused(h, { "make an expedition" }, "campaign.exp.1")
end)

rule({ "result.fail.4", "nova.2" }, "cells picked up before a failure are kept", function(t)
  local g = mission(t, "raid")
  g:go("round.3"):arrange{ nova = { ["C-3"] = 3 }, characters = { Warrior = { at = "C-1", hp = 1 }, Ranger = { at = "C-5", hp = 1 } },
                           adversaries = { { called = "Dummy", at = "K-1" } } }
  g:arrange{ characters = { Warrior = { at = "B-2" } } }
  epoch.select(g, { "Mend" }, { "Burning Volley" })
  g:choose("end the turn"); g:choose("take 3 nova cells at C-3")
  g:arrange{ characters = { Warrior = { conditions = { "bleeding" } }, Ranger = { conditions = { "bleeding" } } } }
  g:go("over")
  t:eq({ g:status(), ship.of(g, "Ann").nova }, { "lost", 3 })
end)

rule({ "result.win.8b", "result.win.8c" }, "a replay gives SP only to who was not there the first time, and nothing else twice", function(t)
  local g = ship.open(t, ship.log{ part = "raid", done = ship.won{ "lesson", "raid" }, gone = { "Tale" }, marks = { "drawing" },
    counters = { ["fame on Nowhere"] = 2, ["Vanished technology"] = 3 },
    characters = { ship.sheet("Ann", "Warrior", { completed = { "raid" } }), ship.sheet("Bob", "Ranger") } })
  ship.win(g):go("over")
  t:eq({ ship.of(g, "Ann").sp, ship.of(g, "Bob").sp, g:campaign().counters["fame on Nowhere"] }, { 0, 2, 2 })
  t:eq({ #ship.gear(g, "Ann"), #ship.gear(g, "Bob") }, { 1, 1 }) -- attachments every time
end)

rule({ "campaign.exp.12" }, "a story told before is not told again: the planet's deck instead", function(t)
  local g = ship.open(t, ship.log{ part = "raid", done = ship.won{ "lesson", "raid" }, gone = { "Tale" } })
  ship.win(g):go("over")
  local h = ship.on(t, g)
  t:offered(h, "make an expedition on Nowhere")
end)

rule({ "campaign.exp.11" }, "ordered by a mission it comes first, and nobody embarks before", function(t)
  local g = ship.open(t, ship.log{ part = "raid", done = ship.won{ "lesson" } })
  ship.win(g):go("over")
  local h = ship.on(t, g)
  t:refused(h, { "embark", "The Siege" }, "berkav.23")
  h:choose("make an expedition")
  h:choose("Sleep")
  t:offered(h, "embark", "The Siege")
  t:refused(h, { "make an expedition" }, "campaign.exp.1")
end)

-- ---- Shop ----

rule({ "campaign.shop.5" }, "what is bought goes onto the board where its place is free", function(t)
  local g = ashore(t, { nova = 9 })
  g:choose("trade with Ann"); g:choose("buy Mail"); g:choose("buy Plate"); g:choose("back")
  t:eq({ g:see("worn.1"), g:see("carried.1") }, { { "Mail" }, { "Plate" } })
end)

rule({ "campaign.shop.6" }, "empty, and charged for cells of one's own", function(t)
  local g = ashore(t, { nova = 4 })
  g:choose("trade with Ann"); g:choose("buy Spark Cap"); g:choose("back")
  t:eq(g:see("[Spark Cap].tokens.charges"), 0)
  g:choose("see to the gear of Ann"); g:choose("charge Spark Cap"); g:pass()
  leave(g)
  t:eq(ship.of(g, "Ann").nova, 0)
end)

rule({ "campaign.shop.7" }, "a piece of 3 is sold for 1, one of 7 for 3", function(t)
  local g = ashore(t, { gear = { { name = "Mail" }, { name = "Crown" } } })
  g:choose("trade with Ann")
  t:offered(g, "sell Mail (1 nova cell)")
  g:choose("sell Crown (3 nova cells)"); g:choose("back")
  leave(g)
  t:eq(ship.of(g, "Ann").nova, 3)
end)

rule({ "campaign.shop.1" }, "only what the last planet has", function(t)
  local g = ashore(t, { nova = 20 }, { last = "siege", done = ship.won{ "lesson", "raid", "siege" } })
  g:choose("trade with Ann")
  t:offered(g, "buy Far Cloak")
  t:not_offered(g, "buy Mail")
end)

rule({ "campaign.shop.5" }, "cells of another do not count", function(t)
  local g = ashore(t, { nova = 2 }, nil, { nova = 9 })
  g:choose("trade with Ann")
  t:refused(g, { "buy Mail" }, "campaign.shop.5")
end)

rule({ "campaign.fame.4" }, "fame never falls below 0", function(t)
  local g = ashore(t, nil, { last = "siege", expedition = 1, counters = { ["fame on Far"] = 1 }, done = ship.won{ "lesson", "raid" } })
  g:choose("make an expedition"); g:choose("Drink"); g:choose("Drink")
  g:force{ "fumble", "fumble" }
  g:choose("roll the Basic die"); g:choose("roll the Basic die")
  leave(g)
  t:eq(g:campaign().counters["fame on Far"], 0)
end)

rule({ "campaign.exp.8" }, "who is to lose more than there is loses all", function(t)
  local g = ashore(t, { nova = 2 }, { last = "siege", expedition = 1, done = ship.won{ "lesson", "raid" } })
  g:choose("make an expedition"); g:choose("Drink"); g:choose("Drink")
  g:force{ "fumble", "1" }
  g:choose("roll the Basic die"); g:choose("roll the Basic die")
  leave(g)
  t:eq({ ship.of(g, "Ann").nova, ship.of(g, "Bob").nova }, { 0, 1 })
end)

rule({ "campaign.exp.3" }, "one technology: where each decides only one of them can spend it", function(t)
  local g = ashore(t, nil, { last = "siege", expedition = 1, done = ship.won{ "lesson", "raid" }, gone = { "Tale", "Well" }, added = { "Lift" },
                             counters = { ["Vanished technology"] = 1 } })
  g:choose("make an expedition"); g:choose("Repair it")
  t:refused(g, { "Repair it" }, "campaign.exp.3")
  g:choose("Climb")
  leave(g)
  t:eq({ ship.of(g, "Ann").nova, ship.of(g, "Bob").nova, g:campaign().counters["Vanished technology"] }, { 2, 1, 0 })
end)

-- ---- Characters ----

rule({ "campaign.sp.4", "mission.setup.9a" }, "eleven cards: one is left behind, whichever one likes", function(t)
  local g = ashore(t, { cards = { "Cleave" } })
  g:choose("embark", "The Siege")
  t:eq(g:ask().rule, "mission.setup.9a")
  t:offered(g, "leave Cleave behind")
  g:choose("leave Strike behind")
  local h = ship.on(t, g)
  h:go("round.3")
  t:offered(h, "choose Cleave")
  t:not_offered(h, "choose Strike")
end)

rule({ "char.setup.2" }, "two of a class in the campaign, never in a mission", function(t)
  local g = ashore(t, nil, { characters = { ship.sheet("Ann", "Warrior"), ship.sheet("Bob", "Ranger"), ship.sheet("Cid", "Warrior", { seat = "bench", species = "Lypran" }) } })
  g:choose("change the crew")
  t:refused(g, { "Cid comes along" }, "char.setup.2")
  g:choose("Cid takes the place of Ann")
  leave(g)
  t:eq(ship.of(g, "Ann").seat, nil)
end)

rule({ "char.setup.4" }, "one player has two characters at least", function(t)
  local g = ashore(t)
  g:choose("change the crew")
  t:refused(g, { "Ann stays aboard" }, "char.setup.4")
end)

rule({ "campaign.char.2" }, "who stays aboard keeps what it has", function(t)
  local g = ashore(t, { nova = 4, sp = 1, gear = { { name = "Mail", worn = true } } }, { characters = {
    ship.sheet("Ann", "Warrior", { nova = 4, sp = 1, gear = { { name = "Mail", worn = true } } }), ship.sheet("Bob", "Ranger"),
    ship.sheet("Cid", "Healer", { seat = "bench" }) } })
  g:choose("change the crew"); g:choose("Cid takes the place of Ann")
  leave(g)
  t:eq({ ship.of(g, "Ann").nova, ship.of(g, "Ann").sp, ship.gear(g, "Ann") }, { 4, 1, { "Mail" } })
end)

rule({ "campaign.shop.1" }, "what one of the bench has is in no deck", function(t)
  local g = ashore(t, { nova = 9 }, { characters = { ship.sheet("Ann", "Warrior", { nova = 9 }), ship.sheet("Bob", "Ranger"),
    ship.sheet("Cid", "Healer", { seat = "bench", gear = { { name = "Mail" } } }) } })
  g:choose("trade with Ann")
  t:not_offered(g, "buy Mail")
end)

rule({ "upgrade.4" }, "technology is spent when it is paid, before all is found", function(t)
  local g = ashore(t, nil, { counters = { ["Vanished technology"] = 2 } })
  g:choose("put 2 Vanished technology into the Still")
  t:refused(g, { "build the Still" }, "upgrade.2")
  leave(g)
  t:eq(g:campaign().counters["Vanished technology"], 0)
end)

rule({ "campaign.embark.1", "campaign.replay.1" }, "what was won can be played again, what is locked not at all", function(t)
  local g = ashore(t)
  t:offered(g, "play The Raid again")
  t:offered(g, "embark", "The Siege")
  t:refused(g, { "embark", "The End" }, "campaign.embark.1")
end)

rule({ "mission.setup.3c" }, "an orb with a number is not set up again, one without always is", function(t)
  local g = ship.open(t, ship.log{ part = "raid", done = ship.won{ "lesson", "raid" }, gone = { "Tale" }, orbs = { 3 } })
  g:go("round.3")
  t:eq({ epoch.on(g, "D-2"), epoch.on(g, "D-4") }, { {}, { "Orb" } })
end)
