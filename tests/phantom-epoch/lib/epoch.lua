-- What the tests of Phantom Epoch share. They play on the maps of the lab (tests/packs/epoch-lab),
-- of 30 spaces in columns A to L and rows 1 to 5, with plain cards and adversaries.
local epoch = {}

-- A table on a map of the lab: epoch.open(t, "plain", { "Warrior", "Ranger" }).
function epoch.open(t, map, classes, more)
  local setup = { game = "phantom-epoch", mission = map or "plain",
                  packs = { "tests/packs/epoch-lab" },
                  seats = { { characters = classes or { "Warrior", "Ranger" } } } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:table(setup)
  return g
end

-- The same, with everybody on the map and the first cards to be chosen: at step round.3.
function epoch.ready(t, map, classes, more)
  local g = epoch.open(t, map, classes, more)
  return g:go("round.3")
end

-- Each of the classes plays these cards this round, or "rest": epoch.select(g, { "Walk" }, "rest").
-- All belong to the seat that is asked.
function epoch.select(g, ...)
  for _, cards in ipairs{ ... } do
    if cards == "rest" then
      g:choose("rest with")
    else
      for _, card in ipairs(cards) do g:choose("choose " .. card) end
      if g:has("done") then g:choose("done") end
    end
  end
  return g
end

-- A position on a plain map: the Warrior plays these cards in its turn, the others wait for theirs.
-- epoch.turn(t, { map =, at =, cards =, adversaries = { { "Dummy", "D-2" } }, ... }). A Dummy stands
-- far away unless others are wanted, so that the mission goes on.
function epoch.turn(t, with)
  local class = with.class or "Warrior"
  local other = class == "Ranger" and "Healer" or "Ranger"
  local g = epoch.ready(t, with.map, { class, other }, with.setup)
  local position = with.position or {}
  position.characters = position.characters or {}
  position.characters[class] = with.me or {}
  position.characters[class].at = with.at or "C-3"
  position.characters[other] = position.characters[other] or { at = with.other or "A-1" }
  position.adversaries = {}
  for i, one in ipairs(with.adversaries or { { "Dummy", "K-1" } }) do
    position.adversaries[i] = { called = one[1], at = one[2], colour = one.colour, hp = one.hp,
                                conditions = one.conditions }
  end
  g:arrange(position)
  -- The other one has a higher initiative: five AP at least.
  epoch.select(g, with.cards or { "Strike" }, with.others or { "Blink", "Walk" })
  if with.force then g:force(with.force) end
  return g
end

-- A position in which adversaries act first: epoch.foes(t, { map =, classes =, characters =
-- { Warrior = { at = ... } }, adversaries =, decision =, force =, position = }). Afterwards the
-- characters are asked who of them is first, if the mission is not over.
function epoch.foes(t, with)
  local classes = with.classes or { "Warrior", "Ranger" }
  local g = epoch.ready(t, with.map, classes, with.setup)
  local position = with.position or {}
  position.characters = with.characters or {}
  position.decision = with.decision or "dark blue N E"
  position.adversaries = {}
  for i, one in ipairs(with.adversaries) do
    position.adversaries[i] = { called = one[1], at = one[2], colour = one.colour or "dark blue",
                                hp = one.hp, conditions = one.conditions }
  end
  g:arrange(position)
  if with.force then g:force(with.force) end
  for _ = 1, #classes do epoch.select(g, { "Burning Volley", "Walk" }) end
  return g
end

-- How often these words stand in the log.
function epoch.count(g, words)
  local n = 0
  for _, line in ipairs(g:log()) do
    if line:find(words, 1, true) then n = n + 1 end
  end
  return n
end

-- Does the one stand before the other in the log?
function epoch.before(g, one, other)
  local log = table.concat(g:log(), "\n")
  local a, b = log:find(one, 1, true), log:find(other, 1, true)
  return a ~= nil and b ~= nil and a < b
end

-- A piece by its title, "Warrior", or by colour and title, "red Archer".
function epoch.piece(g, name)
  for _, piece in ipairs(g:view().boards[1].pieces) do
    if piece.title == name or (piece.colour and piece.colour .. " " .. piece.title == name) then
      return piece
    end
  end
end

function epoch.at(g, name)
  local piece = epoch.piece(g, name)
  return piece and piece.at
end

local function number(list, id)
  for _, one in ipairs(list or {}) do
    if one.id == id then return one.value end
  end
end

-- HP that are left.
function epoch.hp(g, name)
  local piece = epoch.piece(g, name)
  if not piece then return 0 end
  return number(piece.stats, "hp") - (number(piece.tokens, "damage") or 0)
end

function epoch.stat(g, name, id)
  return number(epoch.piece(g, name).stats, id)
end

function epoch.has(g, name, condition)
  local piece = epoch.piece(g, name)
  for _, word in ipairs(piece and piece.states or {}) do
    if word == condition then return true end
  end
  return false
end

-- The titles of what lies on a space besides figures.
function epoch.on(g, space)
  local all = {}
  for _, piece in ipairs(g:view().boards[1].pieces) do
    if piece.at == space and not piece.colour then all[#all + 1] = piece.title end
  end
  table.sort(all)
  return all
end

-- The spaces of all options that begin with these words.
function epoch.spaces(g, words)
  local all = {}
  for _, option in ipairs(g:options()) do
    local space = option:match("^" .. words .. " to (%u%-%d)")
    if space then all[#all + 1] = space end
  end
  table.sort(all)
  return all
end

-- The titles in a zone, of a character or not: epoch.zone(g, "hand", 1), epoch.zone(g, "drawn").
function epoch.zone(g, area, character)
  for _, zone in ipairs(g:view().zones) do
    if zone.id == (character and area .. "." .. character or area) then
      local titles = {}
      for i, card in ipairs(zone.cards) do titles[i] = card.title end
      return titles
    end
  end
  return {}
end

return epoch
