-- A table at which who sits clockwise of whom is not the order of their numbers: places were drafted.
local imperium = require "lib.imperium"

-- Clockwise: seat 0, the speaker, then seat 2, then seat 1. It is the strategy phase.
local function seated(t)
  local g = t:table{ game = "twilight-imperium", factions = "draft", seats = { {}, {}, {} } }
  local place = { [0] = "draft the speaker's place", [1] = "draft place 3", [2] = "draft place 2" }
  for _ = 1, 3 do
    g:choose(place[g:ask().seat])
  end
  g:go("84")
  return g
end

-- The next ones to be asked in such a question, one after the other; each answers with the first option.
local function asked(g, prompt, n)
  local order = {}
  while #order < n do
    g:pass_until(function() return g:ask() and g:ask().prompt:find(prompt, 1, true) end)
    order[#order + 1] = g:ask().seat
    imperium.step(g)
  end
  return order
end

local function acting(t, position)
  local g = seated(t)
  local cards = { [0] = { "Leadership", "Warfare" }, [1] = { "Diplomacy", "Technology" }, [2] = { "Politics", "Imperial" } }
  for round = 1, 2 do
    for _, seat in ipairs{ 0, 2, 1 } do g:seat(seat):choose("take " .. cards[seat][round]) end
  end
  g:arrange{ no_secrets = true, agents_spent = { true, true, true } }
  g:arrange(position)
  return imperium.quiet(g)
end

rule({ "84.s1", "80.4" }, "strategy cards are chosen clockwise of the speaker, as they sit", function(t)
  t:eq(asked(seated(t), "Which strategy card", 6), { 0, 2, 1, 0, 2, 1 })
end)

rule("82.2a", "secondary abilities go clockwise of the active player, as they sit", function(t)
  local g = acting(t, {})
  g:choose("use Leadership")
  t:eq(asked(g, "secondary ability", 2), { 2, 1 })
end)

rule("77.2", "space cannons fire clockwise of the active player, as they sit", function(t)
  local g = acting(t, { technologies = { {}, { "PDS II" }, { "PDS II" } }, fleet = { 5 }, custodians = 0,
    units = { { ["space of Mecatol Rex"] = { war_sun = 1 } }, { ["Mecatol Rex"] = { pds = 1 } }, { ["Mecatol Rex"] = { pds = 1 } } } })
  g:choose("activate Mecatol Rex")
  t:eq(asked(g, "Do you fire your space cannons", 2), { 2, 1 })
end)

-- Politics may have made another speaker on the way: the three from the speaker of now on.
local function from_speaker(g)
  local after, first = { [0] = 2, [2] = 1, [1] = 0 }, g:see("raw.speaker")
  return { first, after[first], after[after[first]] }
end

rule({ "8.s1b", "80.5" }, "votes are cast clockwise of the speaker, as they sit", function(t)
  local g = acting(t, { custodians = 0, agendas = { "Mutiny", "Mutiny" } })
  g:pass_until(function() return g:has("vote for") end)
  local order = from_speaker(g)
  t:eq(g:ask().seat, order[2])
  imperium.step(g)
  g:pass_until(function() return g:has("vote for") and g:ask().seat ~= order[2] end)
  t:eq(g:ask().seat, order[3])
end)

rule("81.s1", "objectives are scored clockwise of the speaker, as they sit", function(t)
  local g = acting(t, { goods = { 9, 9, 9 }, revealed = { "Negotiate Trade Routes" } })
  g:pass_until(function() return g:see("phase") == "Status" end)
  local order = from_speaker(g)
  t:eq(g:ask().seat, order[1])
  t:eq(asked(g, "Which public objective", 3), order)
end)
