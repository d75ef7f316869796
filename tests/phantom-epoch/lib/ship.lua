-- What the tests of the campaign share. They play the campaign of tests/packs/epoch-ship.
local ship = {}

-- A sheet of the campaign: ship.sheet("Ann", "Warrior", { nova = 5 }).
function ship.sheet(name, class, more)
  local species = { Warrior = "Human", Ranger = "Slink", Healer = "Grallok", Rogue = "Lypran" }
  local sheet = { name = name, class = class, species = species[class], seat = 0 }
  for key, value in pairs(more or {}) do sheet[key] = value end
  if sheet.seat == "bench" then sheet.seat = nil end
  return sheet
end

-- A campaign at some part, of Ann the Warrior and Bob the Ranger unless it says otherwise.
function ship.log(more)
  local log = { campaign = "lab", part = "ship",
                characters = { ship.sheet("Ann", "Warrior"), ship.sheet("Bob", "Ranger") } }
  for key, value in pairs(more or {}) do log[key] = value end
  return log
end

-- What was won before: ship.won{ "lesson", "raid" }.
function ship.won(parts)
  local done = {}
  for i, part in ipairs(parts) do done[i] = { part = part, number = i, result = "won" } end
  return done
end

function ship.open(t, log, more)
  local setup = { game = "phantom-epoch", campaign = log,
                  packs = { "tests/packs/epoch-lab", "tests/packs/epoch-ship" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  return t:table(setup)
end

-- The same campaign goes on: the table of its next part.
function ship.on(t, g, more)
  return ship.open(t, g:campaign(), more)
end

-- The character of this name in the log as the play leaves it.
function ship.of(g, name)
  for _, sheet in ipairs(g:campaign().characters) do
    if sheet.name == name then return sheet end
  end
end

-- The names of gear on a sheet.
function ship.gear(g, name)
  local names = {}
  for i, piece in ipairs(ship.of(g, name).gear) do names[i] = piece.name end
  table.sort(names)
  return names
end

-- Nobody is left to fight, and everything is passed until the mission is over.
function ship.win(g)
  g:go("round.3"):arrange{ adversaries = {} }
  return g
end

return ship
