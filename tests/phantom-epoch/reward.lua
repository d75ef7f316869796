-- What a mission leaves: rewards, unlocks, attachments, numbered orbs and treasures; failure.
local ship = require("lib.ship")

local function mission(t, part, more, seed)
  local log = { part = part, done = ship.won{ "lesson" } }
  for key, value in pairs(more or {}) do log[key] = value end
  return ship.open(t, ship.log(log), { seed = seed })
end
local function take(g, ...)
  g:force{ ... }
  for _, name in ipairs{ ... } do g:until_option("take " .. name); g:choose("take " .. name) end
end

rule({ "result.win.5", "result.win.6", "result.win.7", "result.win.8", "result.win.8a", "result.win.9a", "result.win.9c",
       "upgrade.3", "campaign.fame.1" }, "a won mission: SP for each, the rest once, marks, unlocks", function(t)
  local g = mission(t, "raid")
  g:go("round.3"):arrange{ characters = { Warrior = { hp = 2, conditions = { "burning" } } }, adversaries = {} }
  take(g, "Bead 1", "Bead 2")
  local log = g:campaign()
  t:eq({ g:status(), ship.of(g, "Ann").sp, ship.of(g, "Bob").sp, ship.of(g, "Bob").completed, log.marks,
         log.counters, log.last, log.part },
       { "won", 2, 2, { "raid" }, { "drawing" },
         { ["fame on Nowhere"] = 2, ["fame on Far"] = 0, ["Vanished technology"] = 3 }, "raid", "ship" })
  t:ok(g:log_has("You have won.") and g:log_has("The Siege is open."))
  t:ok(not g:log_has("The End is open."))
  local h = ship.on(t, g)
  t:offered(h, "make an expedition: the story goes on")
end)

rule({ "result.win.10a", "result.win.10b", "result.win.10c" },
  "four of each tier up to the rating; each keeps one, the others go back", function(t)
  local g = mission(t, "siege")
  g:go("round.3"):arrange{ adversaries = {} }
  g:until_option("take")
  local tiers = { 0, 0, 0 }
  for _, option in ipairs(g:options()) do
    local tier = option:find("Stone") and 2 or option:find("Star") and 3 or 1
    tiers[tier] = tiers[tier] + 1
  end
  t:eq(tiers, { 4, 4, 0 })
  local first = g:options()[1]
  g:choose(first)
  t:eq({ #g:options(), g:has(first) }, { 7, false })
  g:choose(g:options()[1])
  t:eq({ g:status(), #ship.of(g, "Ann").gear, #ship.of(g, "Bob").gear }, { "won", 1, 1 })
end)
rule({ "result.win.9c" }, "what a mark opens is told, too", function(t)
  local g = mission(t, "siege", { done = ship.won{ "lesson", "raid" } })
  g:force{ "Bead 1" }
  g:go("round.3"):arrange{ adversaries = {} }
  g:until_option("take Bead 1")
  t:ok(g:log_has("The End is open."))
end)
rule({ "result.win.10e" }, "rating 2: eight cards lie open", function(t)
  local g = mission(t, "siege")
  g:go("round.3"):arrange{ adversaries = {} }
  g:until_option("take")
  t:eq(#g:options(), 8)
end)

rule({ "result.win.10a" }, "what somebody in the campaign has is not drawn", function(t)
  for seed = 1, 6 do
    local g = mission(t, "raid", { characters = {
      ship.sheet("Ann", "Warrior", { gear = { { name = "Bead 1" }, { name = "Bead 2" } } }), ship.sheet("Bob", "Ranger"),
      ship.sheet("Cid", "Rogue", { seat = "bench", gear = { { name = "Lens" } } }) } }, seed)
    g:go("round.3"):arrange{ adversaries = {} }
    g:until_option("take")
    t:eq(#g:options(), 4)
    for _, option in ipairs(g:options()) do
      t:ok(not (option:find("Bead [12]") or option:find("Lens")), option)
    end
  end
end)

rule({ "result.win.10b" }, "a deck that has run out: who comes last gets none", function(t)
  local gone = {}
  for i, name in ipairs{ "Bead 2", "Bead 3", "Lens", "Grip", "Scope", "Barb", "Charm" } do gone[i] = { name = name } end
  local g = mission(t, "raid", { characters = { ship.sheet("Ann", "Warrior"), ship.sheet("Bob", "Ranger"),
    ship.sheet("Cid", "Rogue", { seat = "bench", gear = gone }) } })
  g:go("round.3"):arrange{ adversaries = {} }
  g:until_option("take"); g:choose("take Bead 1")
  t:eq({ g:status(), ship.gear(g, "Ann"), ship.gear(g, "Bob") }, { "won", { "Bead 1" }, {} })
end)

rule({ "defeat.char.8" }, "who was defeated is rewarded like the others", function(t)
  local g = mission(t, "raid")
  g:go("round.3"):arrange{ characters = { Warrior = { hp = 1, conditions = { "burning" } } },
    adversaries = { { called = "Dummy", at = "K-1" } } }
  g:until_event("Ann is defeated")
  g:arrange{ adversaries = {} }
  take(g, "Bead 1", "Bead 2")
  t:eq({ g:status(), ship.of(g, "Ann").sp, ship.gear(g, "Ann") }, { "won", 2, { "Bead 1" } })
end)

rule({ "result.fail.3", "result.fail.4", "result.fail.5", "orb.4", "orb.5", "mission.setup.3b", "mission.setup.3c" },
  "a failed mission leaves what a numbered orb gave, and may be tried again without it", function(t)
  local g = mission(t, "raid", {})
  g:go("round.3"):arrange{ characters = { Warrior = { at = "C-1" }, Ranger = { at = "A-3" } } }
  g:until_option("activate the orb at D-2"); g:choose("activate the orb at D-2")
  t:eq(g:campaign().orbs, {})
  g:go("over")
  local log = g:campaign()
  t:eq({ g:status(), log.orbs, log.marks, ship.of(g, "Ann").nova, ship.of(g, "Ann").completed, log.part },
       { "lost", { 3 }, { "pipe" }, 4, {}, "ship" })
  local h = ship.on(t, g)
  h:choose("embark", "The Raid")
  local k = ship.on(t, h)
  k:go("round.3")
  local on = {}
  for _, piece in ipairs(k:view().boards[1].pieces) do if piece.title == "Orb" then on[#on + 1] = piece.at end end
  t:eq(on, { "D-4" }, "the orb without a number is there again")
end)

rule({ "treasure.3", "treasure.4", "mission.setup.3e", "mission.setup.3f" },
  "a numbered treasure is taken once in a campaign", function(t)
  local g = mission(t, "raid")
  g:go("round.3"):arrange{ characters = { Warrior = { at = "I-1" } } }
  g:until_option("retrieve the treasure at J-2"); g:choose("retrieve the treasure at J-2")
  g:arrange{ adversaries = {} }
  take(g, "Bead 1", "Bead 2")
  t:eq(g:campaign().treasures, { 4 })
  local k = mission(t, "raid", { treasures = { 4 }, orbs = { 3 } })
  k:go("round.3")
  local on = {}
  for _, piece in ipairs(k:view().boards[1].pieces) do on[piece.at] = piece.title end
  t:eq({ on["J-2"], on["I-5"], on["D-2"], on["D-4"] }, { nil, "Treasure", nil, "Orb" })
end)

rule({ "result.win.9b" }, "the log tells a mission with something left from one without", function(t)
  local g = mission(t, "raid")
  g:go("round.3"):arrange{ adversaries = {} }
  take(g, "Bead 1", "Bead 2")
  t:eq({ g:campaign().orbs, g:campaign().treasures }, { {}, {} })
end)

rule({ "campaign.exp.12" }, "a story that was told is not ordered again", function(t)
  local g = mission(t, "raid", { gone = { "Tale" } })
  g:go("round.3"):arrange{ adversaries = {} }
  take(g, "Bead 1", "Bead 2")
  t:eq(g:campaign().expedition, 1)
end)

test("a mission by itself asks for nothing of a campaign", function(t)
  local g = t:table{ game = "phantom-epoch", mission = "raid", packs = { "tests/packs/epoch-lab", "tests/packs/epoch-ship" } }
  g:go("round.3"):arrange{ adversaries = {} }
  g:go("over")
  t:eq({ g:status(), g:campaign() }, { "won", nil })
end)

rule({ "result.win.8d" }, "nova cells of a reward are divided as the players like", function(t)
  local g = mission(t, "lesson", { done = {} })
  g:go("round.3"):arrange{ adversaries = {} }
  g:until_option("Ann gets 1")
  t:eq(g:options(), { "Ann gets 2", "Ann gets 1", "Bob gets 2", "Bob gets 1" })
  g:choose("Ann gets 1"); g:choose("Bob gets 1")
  g:go("over")
  t:eq({ ship.of(g, "Ann").nova, ship.of(g, "Bob").nova }, { 1, 1 })
end)
