-- Tables on which nothing happens by itself, and ways to go to a step.
local steps = {}

steps.packs = { "packs/lotr-card-game", "tests/packs/lotr-steps" }

-- One list of heroes for each seat; the encounter deck reveals blank treacheries.
function steps.open(t, seats, more)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood",
                  packs = steps.packs, first_player = 0, seats = {} }
  for i, heroes in ipairs(seats) do
    setup.seats[i] = { heroes = heroes, deck = "core-leadership" }
  end
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:table(setup)
  g:go("2.2")
  g:arrange{ staging = {} }
  return steps.calm(g, #seats)
end

function steps.calm(g, cards)
  local blank = {}
  for i = 1, cards do blank[i] = "Blank Shadow" end
  return g:arrange{ encounter_top = blank }
end

-- Passes on until this rule asks.
function steps.to(g, rule)
  return g:pass_until(function(now)
    local ask = now:ask()
    return ask ~= nil and ask.rule == rule
  end)
end

function steps.rule_now(g)
  local ask = g:ask()
  return ask and ask.rule
end

-- The numbers of the events whose text has these words, in order.
function steps.events(g, words)
  local found = {}
  for _, event in ipairs(g:events()) do
    if event.text:find(words, 1, true) then found[#found + 1] = event end
  end
  return found
end

return steps
