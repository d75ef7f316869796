-- Tables for the tests of the glossary, A to D: a scenario in which nothing
-- happens by itself, and decks whose cards answer nothing.
local glossary = {}

glossary.packs = { "packs/lotr-card-game", "tests/packs/lotr-glossary" }

-- One list of heroes for each seat; the table waits in step 2.2 of round 1.
function glossary.open(t, seats, more)
  local setup = { game = "lotr-card-game", scenario = "quiet-road", packs = glossary.packs,
                  first_player = 0, seats = {} }
  for i, heroes in ipairs(seats) do setup.seats[i] = { heroes = heroes, deck = "plain" } end
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:table(setup)
  g:go("2.2")
  local hands = {}
  for i = 1, #seats do hands[tostring(i - 1)] = {} end
  g:arrange{ hand = hands }
  return g
end

-- Passes on until this rule asks.
function glossary.to(g, rule)
  return g:pass_until(function(now)
    local ask = now:ask()
    return ask ~= nil and ask.rule == rule
  end)
end

-- How often something happened whose text has these words.
function glossary.times(g, words)
  local n = 0
  for _, text in ipairs(g:log()) do
    if text:find(words, 1, true) then n = n + 1 end
  end
  return n
end

return glossary
