-- Scoring.
local plain = require "lib.plain"

-- Two players one progress short of winning on Beorn's Path.
local function nearly(t, more, seats)
  local g = plain.open(t, seats or { { "Aragorn", "Glóin" }, { "Éowyn", "Beravor" } })
  g:arrange{ quest = { stage = "Beorn's Path", progress = 9 }, threat = { 30, 22 } }
  if more then g:arrange(more) end
  return g
end

local function win(g, hero)
  g:pass_until(function() return g:ask().rule == "t3.2b" and g:ask().seat == 1 end)
  g:choose("commit", hero or "Éowyn")
  g:go("over")
  return g
end

local function score(g) return g:view().score end

rule({ "scoring.2", "scoring.3", "scoring.10" }, "a won game has a score, lower is better", function(t)
  local g = win(nearly(t))
  t:eq(g:status(), "won")
  t:eq(score(g), 30 + 22)
  t:ok(g:see("text.Score"):find("lower is better", 1, true), "and it says so")
  t:how(g, "score", { { 30, "threat", "scoring.3" }, { 22, "threat", "scoring.3" }, { 0, "rounds" } })
end)

rule({ "scoring.2", "scoring.10" }, "a lost game has none", function(t)
  local g = nearly(t, { threat = { 49, 49 } })
  g:go("over")
  t:eq(g:status(), "lost")
  t:eq(score(g), nil)
  local better, worse = win(nearly(t)), win(nearly(t, { threat = { 40, 22 } }))
  t:ok(score(better) < score(worse), "who kept the threat low did better")
end)

rule("scoring.4", "dead heroes count with their threat cost", function(t)
  local g = nearly(t, { hand = { { "Pinprick" } }, heroes = { ["Glóin"] = { damage = 3 } } })
  g:choose("play", "Pinprick"); g:choose("choose", "Glóin")
  win(g)
  t:eq(score(g), 30 + 22 + 9)
  t:how(g, "score", { { 30, "threat" }, { 22, "threat" }, { 9, "Glóin", "scoring.4" }, { 0, "rounds" } })
end)

rule("scoring.5", "damage counts on heroes that live, and on heroes only", function(t)
  local g = win(nearly(t, { heroes = { Aragorn = { damage = 3 }, Beravor = { damage = 1 } },
                            play = { { { title = "Guard of the Citadel", damage = 1 } } } }))
  t:eq(score(g), 30 + 22 + 3 + 1)
  t:how(g, "score", { { 30, "threat" }, { 22, "threat" }, { 3, "Aragorn", "scoring.5" },
                      { 1, "Beravor", "scoring.5" }, { 0, "rounds" } })
end)

rule("scoring.6", "each completed round costs 10", function(t)
  local g = nearly(t)
  g:pass_until(function() return g:see("round") == 3 end)
  g:arrange{ threat = { 30, 22 } }
  win(g)
  t:eq(g:see("round"), 3)
  t:eq(score(g), 30 + 22 + 2 * 10, "the third round was not completed")
end)

rule("scoring.7", "victory points are subtracted", function(t)
  local g = win(nearly(t, { victory = { "Hummerhorns", "Gladden Fields" } }))
  t:eq(score(g), 30 + 22 - 5 - 3)
end)

rule({ "scoring.8", "scoring.9" }, "an eliminated player counts with threat 50 and all heroes dead", function(t)
  local g = nearly(t, { heroes = { Aragorn = { damage = 2 } }, hand = { {}, { "Pinprick" } } })
  g:arrange{ threat = { 55, 22 } }
  g:pass()
  g:seat(1):choose("play", "Pinprick"); g:choose("choose", "Éowyn")
  t:eq(g:see("seat.0.out"), true)
  win(g, "Éowyn")
  t:eq(score(g), 50 + 22 + 12 + 9 + 1, "threat 50, not 55; both heroes; no damage on the dead")
end)

rule({ "scoring.8", "scoring.9" }, "also one whose threat was low", function(t)
  local g = nearly(t, { hand = { { "Pinprick" } }, heroes = { Aragorn = { damage = 4 } } },
                   { { "Aragorn" }, { "Éowyn", "Beravor" } })
  g:choose("play", "Pinprick"); g:choose("choose", "Aragorn")
  t:eq(g:see("seat.0.out"), true)
  t:eq(g:see("seat.0.threat"), 30)
  win(g)
  t:eq(score(g), 50 + 22 + 12)
end)
