-- Multiple defenders, and sentinels.
local plain = require "lib.plain"

-- In combat, before defenders are declared against Straw Man (attack 3).
local function attacked(t, seats, more)
  local g = plain.open(t, seats)
  g:arrange{ engaged = { "Straw Man" } }
  if more then g:arrange(more) end
  return g
end

local function to_defense(g)
  g:pass_until(function() return g:ask() and g:ask().rule == "t6.4.1a" end)
end

rule("multiple-defenders.1", "one defender, unless a card allows more", function(t)
  local g = attacked(t, { { "Aragorn", "Gimli" } })
  to_defense(g)
  g:choose("defend with", "Aragorn")
  t:not_offered(g, "defend with", "Gimli")
  t:ok(g:ask().rule ~= "t6.4.1a")
  g = attacked(t, { { "Aragorn", "Gimli", "Éowyn" } }, { hand = { "Stand Together" } })
  g:choose("play", "Stand Together")
  to_defense(g)
  g:choose("defend with", "Aragorn")
  t:ok(g:ask().rule ~= "t6.4.1a", "the permission ended with the planning phase")
  g = attacked(t, { { "Aragorn", "Gimli", "Éowyn" } }, { hand = { "Stand Together" } })
  g:go("6.2"); g:choose("play", "Stand Together")
  to_defense(g)
  g:choose("defend with", "Aragorn"); g:choose("defend with", "Gimli")
  t:offered(g, "defend with", "Éowyn")
  t:not_offered(g, "defend with", "Aragorn")
  g:choose("done")
  t:eq(g:see("Aragorn.defending"), true)
  t:eq(g:see("Gimli.defending"), true)
  t:eq(g:see("Gimli.exhausted"), true, "each of them exhausts")
  t:eq(g:see("Éowyn.exhausted"), false)
end)

rule("multiple-defenders.2", "several defenders add their defense strengths", function(t)
  local g = attacked(t, { { "Aragorn", "Gimli" } }, { hand = { "Stand Together" } })
  g:go("6.2"); g:choose("play", "Stand Together")
  to_defense(g)
  g:choose("defend with", "Aragorn"); g:choose("defend with", "Gimli")
  g:go("7.4")
  t:eq(g:see("Aragorn.damage"), 0, "attack 3 against defense 2 + 2")
  t:eq(g:see("Gimli.damage"), 0)
end)

rule("multiple-defenders.3", "all damage goes to one of the defenders, as the defending player says", function(t)
  local g = attacked(t, { { "Aragorn", "Gimli", "Éowyn" } },
                     { hand = { "Stand Together" }, engaged = { "Ungoliant's Spawn" } })
  g:go("6.2"); g:choose("play", "Stand Together")
  to_defense(g)
  g:choose("defend with", "Gimli"); g:choose("defend with", "Éowyn"); g:choose("done")
  g:pass_until(function() return g:ask().rule == "multiple-defenders.3" end)
  t:eq(g:ask().seat, 0)
  t:not_offered(g, "damage on", "Aragorn")
  t:offered(g, "damage on", "Éowyn")
  g:choose("damage on", "Gimli")
  t:eq(g:see("Gimli.damage"), 5 - 2 - 1)
  t:eq(g:see("Éowyn.damage"), 0)
end)

-- Seat 0 is attacked; seat 1 has Aragorn, a sentinel.
local function two(t, more)
  return attacked(t, { { "Gimli" }, { "Aragorn", "Éowyn" } }, more)
end

rule({ "sentinel.1", "sentinel.2" }, "a sentinel may defend another player", function(t)
  local g = two(t)
  to_defense(g)
  t:eq(g:ask().seat, 0)
  g:choose("decline")
  t:eq(g:ask().rule, "sentinel.2")
  t:eq(g:ask().seat, 1)
  t:offered(g, "defend with", "Aragorn")
  t:refused(g, { seat = 1, "defend with", "Éowyn" }, "t6.4.1d")
  g:choose("defend with", "Aragorn")
  t:eq(g:see("Aragorn.defending"), true)
  g:go("7.4")
  t:eq(g:see("Aragorn.damage"), 1, "attack 3 against the sentinel's defense 2")
  t:eq(g:see("Gimli.damage"), 0)
end)

rule("sentinel.2", "only characters with the keyword, and only if they want", function(t)
  local g = attacked(t, { { "Gimli" }, { "Éowyn" } })
  to_defense(g)
  g:choose("decline")
  t:ok(g:ask().rule ~= "sentinel.2", "Éowyn is no sentinel: nobody is asked")
  g = two(t)
  to_defense(g)
  g:choose("decline"); g:seat(1):choose("decline")
  g:pass_until(function() return g:ask().rule == "t6.4.3d" end)
  t:offered(g, "damage on", "Gimli")
  t:not_offered(g, "damage on", "Aragorn")
end)

rule("sentinel.3", "sentinels come only after the attacked player declares nobody", function(t)
  local g = two(t)
  to_defense(g)
  t:not_offered(g, "defend with", "Aragorn")
  g:choose("defend with", "Gimli")
  t:ok(g:ask().rule ~= "sentinel.2")
  t:eq(g:see("Aragorn.exhausted"), false)
  g:go("7.4")
  t:eq(g:see("Gimli.damage"), 1)
end)

rule("sentinel.4", "a sentinel that defends exhausts, and an exhausted one cannot", function(t)
  local g = two(t, { play = { {}, { "Gondorian Spearman" } } })
  to_defense(g)
  g:arrange{ heroes = { Aragorn = { exhausted = true } } }
  g:choose("decline")
  t:refused(g, { seat = 1, "defend with", "Aragorn" }, "sentinel.4")
  g:choose("defend with", "Gondorian Spearman")
  t:eq(g:see("Gondorian Spearman.exhausted"), true)
  -- With no ready sentinel nobody is asked.
  g = two(t)
  to_defense(g)
  g:arrange{ heroes = { Aragorn = { exhausted = true } } }
  g:choose("decline")
  t:ok(g:ask().rule ~= "sentinel.2")
end)

rule("sentinel.5", "what forbids defending forbids it to sentinels", function(t)
  local g = two(t, { play = { {}, { "Gondorian Spearman" } } })
  g:arrange{ heroes = { Aragorn = { attached = { "Gandalf's Map" } } } }
  to_defense(g)
  g:choose("decline")
  t:refused(g, { seat = 1, "defend with", "Aragorn" }, "sentinel.5")
  g:choose("defend with", "Gondorian Spearman")
  t:eq(g:see("Gondorian Spearman.defending"), true)
end)
