-- The order of a round: decks of adversaries, ties, what comes last; how missions end.
local epoch = require "lib.epoch"

local function turns(g)
  local list = {}
  for _, line in ipairs(g:log()) do
    local who = line:match("^(.*) takes its turn")
    if who then list[#list + 1] = who end
  end
  return list
end

rule({ "game.4", "round.10", "game.3" }, "each figure has one turn a round, and rounds follow each other", function(t)
  local g = epoch.ready(t, "types", { "Warrior", "Ranger", "Healer" })
  g:go("round.3 next")
  local count = {}
  for _, who in ipairs(turns(g)) do count[who] = (count[who] or 0) + 1 end
  t:eq(count, { Warrior = 1, Ranger = 1, Healer = 1, ["Dark blue Dummy"] = 1, ["Light blue Dummy"] = 1,
                ["Dark blue Archer"] = 1 })
  t:ok(g:log_has("Round 2 begins."))
end)

rule("game.3", "until all characters are defeated, or it is won", function(t)
  local g = epoch.ready(t, "quiet")
  for round = 2, 4 do
    g:go("round.3 next")
    t:eq(g:see("round"), round)
    t:eq(g:status(), "playing")
  end
  g:arrange{ adversaries = {} }
  g:go("over")
  t:eq({ g:status(), g:see("round") }, { "won", 4 })
end)

rule({ "round.1b", "round.1" }, "the Decision die is rolled once a round and holds for all of it", function(t)
  local g = epoch.ready(t, "plain")
  g:arrange{ decision = "red S W", adversaries = {
    { called = "Dummy", at = "K-1", colour = "dark blue" }, { called = "Dummy", at = "K-5", colour = "dark blue" },
    { called = "Guard", at = "L-2", colour = "red" }, { called = "Guard", at = "L-4", colour = "red" } } }
  g:go("round.3 next")
  t:eq(epoch.count(g, "for the decisions of this round"), 2) -- one for each round, whatever was to decide
end)

rule({ "round.5", "round.5e" }, "two cards for each type, however many there are of it", function(t)
  local g = epoch.ready(t, "types")
  epoch.select(g, { "Walk" }, { "Walk" })
  t:eq(#epoch.zone(g, "drawn"), 4) -- two Dummies, one Archer
  t:eq(epoch.count(g, "Drawn for Dummy:"), 1)
  t:eq(epoch.count(g, "Drawn for Archer:"), 1)
end)

rule("round.5c", "an exhausted deck is made anew of its discard pile", function(t)
  local g = epoch.ready(t, "icons")
  for round = 1, 3 do
    g:go("round.3 next")
    t:eq(epoch.count(g, "Drawn for Brute: Brute: Charge and Brute: Smash"), round) -- one card each
  end
end)

rule("round.5c", "that of the bosses, too", function(t)
  local g = epoch.ready(t, "lair")
  g:arrange{ adversaries = { { called = "Ogre", at = "L-2", conditions = { "stunned" } } } }
  for _ = 1, 6 do
    g:go("round.3 next")
    g:arrange{ characters = { Warrior = { hp = 12 }, Ranger = { hp = 10 } } }
  end
  t:eq(epoch.count(g, "Ogre draws"), 6) -- of four cards, one of which stays in play
end)

-- Adversaries that are level: initiative 4 each.
local function tied(t, decision, adversaries)
  return turns(epoch.foes(t, { decision = decision, adversaries = adversaries,
                               characters = { Warrior = { at = "A-1" }, Ranger = { at = "A-3" } } }))
end

rule({ "round.7e", "dice.dec.4" }, "different types that are level: first by the colour of the die", function(t)
  local two = { { "Dummy", "K-1", colour = "light blue" }, { "Guard", "K-5", colour = "red" } }
  t:eq(tied(t, "red N W", two), { "Red Guard", "Light blue Dummy" })
  t:eq(tied(t, "light blue W S", two), { "Light blue Dummy", "Red Guard" })
end)

rule({ "round.7e", "dice.dec.5", "dice.dec.6" }, "then by its large letter", function(t)
  local two = { { "Dummy", "K-1", colour = "light blue" }, { "Guard", "K-5", colour = "red" } }
  t:eq(tied(t, "dark blue N E", two), { "Light blue Dummy", "Red Guard" })
  t:eq(tied(t, "dark blue S E", two), { "Red Guard", "Light blue Dummy" })
end)

rule({ "dice.dec.7" }, "then by its small letter", function(t)
  local two = { { "Dummy", "I-3", colour = "light blue" }, { "Guard", "G-3", colour = "red" } }
  t:eq(tied(t, "dark blue N E", two), { "Light blue Dummy", "Red Guard" })
  t:eq(tied(t, "yellow W N", two), { "Red Guard", "Light blue Dummy" })
end)

rule("round.7d", "level ones of one type and colour by the die as well", function(t)
  local function first(decision)
    local g = epoch.foes(t, { decision = decision, characters = { Warrior = { at = "A-1" }, Ranger = { at = "A-3" } },
      adversaries = { { "Brute", "K-1" }, { "Brute", "K-5" } } })
    for _, line in ipairs(g:log()) do
      local to = line:match("Brute moves to (%u%-%d)")
      if to then return to end
    end
  end
  t:ok(first("dark blue N E"):find("1$"))
  t:ok(not first("dark blue S E"):find("1$"))
end)

rule({ "round.7c", "round.7e" }, "the rows of a type count also if another type is level", function(t)
  -- Of the Guards the red one stands first on its card, though the die would have the light blue one.
  local list = tied(t, "light blue W S", { { "Guard", "G-1", colour = "light blue" },
                                           { "Guard", "K-5", colour = "red" },
                                           { "Dummy", "K-1", colour = "light blue" } })
  t:eq(list, { "Light blue Dummy", "Red Guard", "Light blue Guard" })
end)

rule("round.7b", "of level characters the first one's player is asked, whoever else comes later", function(t)
  local g = epoch.open(t, "plain", nil, { seats = { { characters = { "Warrior" } }, { characters = { "Ranger" } },
                                                    { characters = { "Healer" } } } })
  g:go("round.3")
  g:seat(0):choose("choose Walk"):choose("done")
  g:seat(1):choose("choose Walk"):choose("done")
  g:seat(2):choose("choose Burning Volley"):choose("done")
  t:eq(g:ask(0).rule, "round.7b")
  t:eq(g:ask(2), nil)
  t:eq(#g:options(0), 2)
end)

rule("round.8", "after the turns all cards drawn for adversaries are discarded", function(t)
  local g = epoch.ready(t, "types")
  epoch.select(g, { "Walk" }, { "Walk" })
  t:eq(#epoch.zone(g, "drawn"), 4)
  g:go("round.3 next")
  t:eq(epoch.zone(g, "drawn"), {})
end)

rule("round.9", "effects of the round's end come after all turns", function(t)
  local g = epoch.ready(t, "tides")
  epoch.select(g, { "Walk" }, { "Burning Volley" })
  g:choose("end the turn")
  t:eq(epoch.hp(g, "Warrior"), 12)
  g:go("round.3 next")
  t:eq(epoch.hp(g, "Warrior"), 11)
  t:eq(epoch.hp(g, "Ranger"), 9)
  t:ok(epoch.before(g, "Dark blue Dummy takes its turn", "Warrior takes 1 damage"))
end)

-- ---- Rest ----

rule({ "rest.3b", "rest.3" }, "gear does not change the initiative of a rest", function(t)
  local g = epoch.open(t, "plain", nil, { seats = { { characters = {
    { class = "Warrior", gear = { "Plate" } }, "Ranger" } } } })
  g:go("round.3")
  g:arrange{ characters = { Warrior = { discard = { "Walk" } } } }
  epoch.select(g, "rest", { "Strike" })
  t:ok(g:log_has("Warrior takes its turn (initiative 1)"))
end)

rule({ "rest.6b", "rest.6" }, "who rests loses nothing to Bleeding", function(t)
  local g = epoch.ready(t, "plain")
  g:arrange{ characters = { Warrior = { discard = { "Walk" }, conditions = { "bleeding" } } } }
  epoch.select(g, "rest", { "Strike" })
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(not epoch.has(g, "Warrior", "Bleeding"))
end)

-- ---- Results ----

rule("result.fail.1", "an objective that fails fails the mission", function(t)
  local g = epoch.ready(t, "tides")
  g:go("over")
  t:eq({ g:status(), g:see("round") }, { "lost", 3 })
  t:eq(g:standing(0).won, false)
end)

rule({ "result.win.3", "result.win.2" }, "after the objective is met the others still have their turns", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, adversaries = { { "Dummy", "E-3", hp = 2 } }, force = { "3" },
                            other = "G-3" })
  g:choose("play Strike"):choose("attack", "Basic")
  t:ok(g:log_has("The objective is met"))
  g:choose("end the turn")
  g:pass()
  t:ok(g:ask().prompt:find("Ranger"))
  g:choose("end the turn")
  g:choose("take 1 nova cell at E-3")
  t:eq(g:status(), "won")
end)

rule({ "result.win.3", "result.fail.2" }, "and if all fall before the round ends it has failed", function(t)
  local g = epoch.turn(t, { cards = { "Strike", "Walk" }, adversaries = { { "Dummy", "E-3", hp = 2 } },
    force = { "3" }, me = { hp = 3 }, other = "G-3",
    position = { hazards = { ["B-2"] = "fire", ["I-3"] = "trap" },
                 characters = { Ranger = { at = "G-3", hp = 3 } } } })
  g:choose("play Strike"):choose("attack", "Basic")
  t:ok(g:log_has("The objective is met"))
  g:choose("play Walk"):choose("move to B-2")
  g:choose("play Walk"):choose("move to I-3")
  t:eq(g:status(), "lost")
end)
