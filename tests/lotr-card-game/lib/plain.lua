-- Tables for the rules of the glossary, L to S: nothing happens on them by itself.
local plain = {}

plain.packs = { "packs/lotr-card-game", "tests/packs/lotr-plain" }

local function many(title, n)
  local list = {}
  for i = 1, n do list[i] = title end
  return list
end

-- The next encounter cards do nothing, whether revealed or dealt as shadow cards.
function plain.calm(g)
  return g:arrange{ encounter_top = many("Quiet Hour", 30) }
end

-- One list of heroes for each seat; decks of 30 Guards of the Citadel, empty
-- hands, an empty staging area; at the first planning window.
function plain.open(t, seats, more)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood",
                  packs = plain.packs, deckbuilding = "free", first_player = 0, seats = {} }
  local empty = {}
  for i, heroes in ipairs(seats) do
    setup.seats[i] = { heroes = heroes, cards = { ["Guard of the Citadel"] = 30 } }
    empty[i] = {}
  end
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:table(setup)
  g:go("2.2")
  g:arrange{ staging = {}, hand = empty }
  return plain.calm(g)
end

function plain.has(list, item)
  for _, one in ipairs(list) do
    if one == item then return true end
  end
  return false
end

return plain
