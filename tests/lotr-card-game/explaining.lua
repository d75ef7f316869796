-- How numbers are taken apart: what made them, and for whom.
local play = require "cards.lib.play"

local packs = { "packs/lotr-card-game", "tests/packs/lotr-seldom" }

-- The parts of a number: { amount, source, rule } each.
local function parts(g, name)
  local list = {}
  for i, part in ipairs(g:explain(name).parts) do list[i] = { part.amount, part.source, part.rule } end
  return list
end

test("what a card in hand costs, an X too", function(t)
  local g = play.planning(t, { { "Aragorn" } }, { hand = { { "Costly Advice", "Faramir" } } }, { packs = packs })
  t:eq({ g:explain("Faramir.cost").total, g:explain("Faramir.cost").label }, { 4, "Cost of Faramir" })
  t:eq(parts(g, "Faramir.cost"), { { 4, "Faramir", "cost.1" } })
  t:eq(g:explain("Costly Advice.cost").total, "X")
  t:eq(parts(g, "Costly Advice.cost"), { { "X", "Costly Advice", "cost.1" } })
end)

test("what is printed on a card that is out of play", function(t)
  local g = play.planning(t, { { "Aragorn" } }, { discard = { { "Faramir" } } })
  t:eq(g:explain("Faramir.willpower").total, 2)
  t:eq(parts(g, "Faramir.willpower"), { { 2, "Faramir", "base-value.2" } })
  t:eq(g:explain("Faramir.willpower").label, "Willpower of Faramir")
  t:eq(parts(g, "Faramir.cost"), { { 4, "Faramir", "base-value.2" } })
end)

rule("setup.6", "threat begins with the heroes' cost and came to what it is since then", function(t)
  local g = play.planning(t, { { "Aragorn", "Gimli" }, { "Éowyn" } })
  t:eq(parts(g, "threat"), { { 12, "Aragorn", "setup.6" }, { 11, "Gimli", "setup.6" } })
  t:eq({ g:explain("threat").total, g:explain("threat").label }, { 23, "Threat of Player 1" })
  g:arrange{ threat = { 30, 7 } }
  local last = g:explain("threat").parts[3]
  t:eq({ g:explain("threat").total, last.amount, last.rule }, { 30, 7, "threat.1" })
  t:eq(parts(g, "seat.1.threat")[2][1], -2)
end)

test("numbers that there are not", function(t)
  local g = play.planning(t, { { "Aragorn" } })
  for _, name in ipairs{ "threat:1", "threat:-1", "threat:0x", "card:1:cunning", "card:1:attackx", "card:0:attack",
                         "card:9999:attack", "score", "attack:strength", "nothing" } do
    t:eq(g:explain(name), nil, name)
  end
end)

test("nobody is told the number of a card that is hidden, unless it counts as another", function(t)
  local g = play.planning(t, { { "Aragorn" }, { "Gimli" } }, { hand = { {}, { "Faramir" } } })
  local found
  for card = 1, 200 do
    local name = ("card:%d:hit_points"):format(card)
    local mine, theirs = g:explain(name, 0), g:explain(name, 1)
    if theirs and theirs.label:find("Faramir") then
      found = true
      t:eq(mine, nil)
    end
  end
  t:ok(found, "its owner is told")
end)
