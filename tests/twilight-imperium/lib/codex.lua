-- What the tests of the Codex share: the same table with what it printed anew, or as the boxes print it.
local codex = {}

-- Seat 0 acts; factions are named for the seats, agents are exhausted unless the position says so.
function codex.acting(t, option, factions, position)
  local seats = {}
  for i, name in ipairs(factions) do seats[i] = { faction = name } end
  local all = { agents_spent = { true, true, true } }
  for key, value in pairs(position or {}) do all[key] = value end
  local imperium = require "lib.imperium"
  return imperium.quiet(imperium.acting(t, all, { seats = seats, codex = option }))
end

-- All pass until this is offered, or told, or the round is over.
function codex.until_offered(g, words)
  return g:pass_until(function() return g:has(words) or g:see("round") == 2 end)
end
function codex.until_told(g, words)
  return g:pass_until(function() return g:log_has(words) or g:see("round") == 2 end)
end
function codex.turn_of(g, seat)
  return g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == seat or g:see("round") == 2 end)
end

-- What is printed on a card, a technology or a unit at this table, as a seat sees it.
function codex.text(g, seat, title)
  local function find(list)
    for _, one in ipairs(list or {}) do
      if one.title == title then return one.text end
      local found = find(one.attached)
      if found then return found end
    end
  end
  local view = g:view(seat)
  for _, zone in ipairs(view.zones) do
    local found = find(zone.cards)
    if found then return found end
  end
  for _, board in ipairs(view.boards) do
    local found = find(board.pieces)
    if found then return found end
  end
end

return codex
