-- A galaxy of three rings made for rulings: beside the home of seat 0 (22) lie a gravity rift (21), a nebula
-- (23) and Bereg and Lirta IV (9); behind them Abyz and Fria (8), Quann (2, beta), an asteroid field (10),
-- the rift of Cormund (20), Wellon (19). Homes of the others are 28 and 34. Positions as in layouts.lua.
local sector = {}

local tiles = { [1] = 39, [2] = 25, [3] = 43, [4] = 65, [5] = 64, [6] = 47, [7] = 79, [8] = 38, [9] = 35, [10] = 44,
                [11] = 26, [12] = 66, [13] = 37, [14] = 48, [15] = 32, [16] = 70, [17] = 69, [18] = 49, [19] = 19, [20] = 67,
                [21] = 41, [22] = 0, [23] = 42, [27] = 46, [28] = 0, [29] = 40, [33] = 30, [34] = 0, [35] = 34 }

-- The same with other tiles at some positions, as a map string.
function sector.map(other)
  local list = {}
  for i = 1, 36 do list[i] = tostring(other and other[i] or tiles[i] or -1) end
  return table.concat(list, " ")
end

-- Seat 0 acts, with large fleets and without agents; factions are those of lib.imperium if none are named.
function sector.acting(t, position, factions, other)
  local more = { map = sector.map(other) }
  if factions then
    more.seats = {}
    for i, name in ipairs(factions) do more.seats[i] = { faction = name } end
  end
  local all = { fleet = { 9, 9, 9 }, agents_spent = { true, true, true } }
  for key, value in pairs(position) do all[key] = value end
  return require("lib.imperium").acting(t, all, more)
end

-- It activates a system; windows are passed. The next question is which ships move, if any could.
function sector.active(t, system, position, factions, other)
  return require("lib.imperium").quiet(sector.acting(t, position, factions, other):choose("activate " .. system))
end

-- A ship is named, and all that it takes along.
function sector.move(g, ship, along)
  g:choose("move " .. ship)
  for _, what in ipairs(along or {}) do g:choose("take " .. what) end
  if g:has("take no more along") then g:choose("take no more along") end
  return g
end

return sector
