-- Ranged.
local plain = require "lib.plain"

-- Straw Man is engaged with seat 0; Legolas and a Horseback Archer are ranged.
local function open(t, more)
  local g = plain.open(t, { { "Aragorn" }, { "Legolas", "Gimli" } })
  g:arrange{ engaged = { "Straw Man" }, play = { {}, { "Horseback Archer" } } }
  if more then g:arrange(more) end
  return g
end

local function to(g, rule, seat)
  g:pass_until(function() return g:ask() and g:ask().rule == rule and (not seat or g:ask().seat == seat) end)
end

rule({ "ranged.1", "ranged.2", "ranged.3" }, "a ranged character attacks an enemy of another player on its own side's turn", function(t)
  local g = open(t)
  to(g, "t6.8a.2", 0)
  t:offered(g, "attack", "Straw Man")
  g:choose("done")
  t:eq(g:ask().seat, 1)
  g:choose("attack", "Straw Man")
  t:offered(g, "attack with", "Legolas")
  t:offered(g, "attack with", "Horseback Archer")
  t:refused(g, { seat = 1, "attack with", "Gimli" }, "t6.8b.3")
  g:choose("attack with", "Legolas"); g:choose("done")
  g:go("7.4")
  t:eq(g:see("Straw Man.damage"), 3)
end)

rule("ranged.2", "without the keyword an enemy of another player is out of reach", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Gimli", "Éowyn" } })
  g:arrange{ engaged = { { "Straw Man" }, { "Straw Man" } } }
  to(g, "t6.8a.2", 1)
  g:choose("attack", "Straw Man")
  g:choose("attack with", "Éowyn"); g:choose("done")
  g:pass_until(function() return g:ask().rule == "t6.8a.2" or g:see("phase") == "Refresh" end)
  t:eq(g:see("phase"), "Refresh", "the other Straw Man cannot be attacked from here")
  t:eq(g:see("Straw Man#1.damage"), 0)
  t:eq(g:see("Straw Man#2.damage"), 1)
end)

rule("ranged.4", "it can join an attack that another player declares", function(t)
  local g = open(t)
  to(g, "t6.8a.2", 0)
  g:choose("attack", "Straw Man"); g:choose("attack with", "Aragorn"); g:choose("done")
  t:eq(g:ask().rule, "t6.8.1")
  t:eq(g:ask().seat, 1)
  t:refused(g, { seat = 1, "attack with", "Gimli" }, "t6.8.1")
  g:choose("attack with", "Legolas"); g:choose("done")
  to(g, "tw.6.8.3")
  t:eq(g:see("Straw Man.damage"), 3 + 3)
end)

rule({ "ranged.4", "in-player-order.1" }, "the others are asked in player order", function(t)
  local g = plain.open(t, { { "Legolas" }, { "Gimli" }, { "Éowyn" } })
  g:arrange{ engaged = { ["1"] = { "Straw Man" } }, play = { {}, {}, { "Horseback Archer" } } }
  to(g, "t6.8a.2", 1)
  g:choose("attack", "Straw Man"); g:choose("attack with", "Gimli"); g:choose("done")
  t:eq({ g:ask().rule, g:ask().seat }, { "t6.8.1", 0 }, "the first player first")
  g:choose("done")
  t:eq({ g:ask().rule, g:ask().seat }, { "t6.8.1", 2 })
end)

rule("ranged.5", "in both cases it exhausts, and an exhausted one cannot", function(t)
  local g = open(t)
  to(g, "t6.8a.2", 0)
  g:arrange{ heroes = { Legolas = { exhausted = true } } }
  g:choose("attack", "Straw Man"); g:choose("attack with", "Aragorn"); g:choose("done")
  t:refused(g, { seat = 1, "attack with", "Legolas" }, "ranged.5")
  g:choose("attack with", "Horseback Archer")
  t:eq(g:see("Horseback Archer.exhausted"), true)
  -- On the own turn.
  g = open(t)
  to(g, "t6.8a.2", 0)
  g:choose("done")
  g:arrange{ cards = { ["Horseback Archer"] = { exhausted = true } } }
  g:choose("attack", "Straw Man")
  t:refused(g, { seat = 1, "attack with", "Horseback Archer" }, "t6.8b.2")
  g:choose("attack with", "Legolas")
  t:eq(g:see("Legolas.exhausted"), true)
end)

rule("ranged.6", "whatever else an attack requires holds for it, too", function(t)
  local g = open(t, { heroes = { Legolas = { attached = { "Gandalf's Map" } } } })
  to(g, "t6.8a.2", 0)
  g:choose("attack", "Straw Man"); g:choose("attack with", "Aragorn"); g:choose("done")
  t:refused(g, { seat = 1, "attack with", "Legolas" }, "ranged.6")
  g:choose("attack with", "Horseback Archer")
  to(g, "tw.6.8.3")
  t:eq(g:see("Straw Man.damage"), 3 + 2)
  g = open(t, { heroes = { Legolas = { attached = { "Gandalf's Map" } } } })
  to(g, "t6.8a.2", 0)
  g:choose("done")
  g:choose("attack", "Straw Man")
  t:refused(g, { seat = 1, "attack with", "Legolas" }, "cannot.1")
  g:choose("attack with", "Horseback Archer"); g:choose("done")
  to(g, "tw.6.8.3")
  t:eq(g:see("Straw Man.damage"), 2)
end)

rule("ranged.6", "each player attacks an enemy once a phase, with ranged characters as well", function(t)
  local g = open(t)
  to(g, "t6.8a.2", 0)
  g:choose("done")
  g:choose("attack", "Straw Man"); g:choose("attack with", "Legolas"); g:choose("done")
  g:go("7.4")
  t:eq(g:see("Straw Man.damage"), 3, "the archer was ready, but there was no second attack")
end)
