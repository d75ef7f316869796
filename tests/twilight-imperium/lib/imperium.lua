-- What the tests of Twilight Imperium share: three players on the premade galaxy, Sol (seat 0, home
-- Jord), Letnev (1, Arc Prime and Wren Terra) and Hacan (2, Arretze, Hercant and Kamdorn).
local imperium = {}

imperium.factions = { "Sol", "Letnev", "Hacan" }

-- A table at its strategy phase. More is the setup's.
function imperium.open(t, more)
  local setup = { game = "twilight-imperium", speaker = 0 }
  for key, value in pairs(more or {}) do setup[key] = value end
  if not setup.seats then
    setup.seats = {}
    for i, faction in ipairs(imperium.factions) do setup.seats[i] = { faction = faction } end
  end
  local g = t:table(setup)
  return g
end

-- The same when the secret objectives are chosen: the first strategy card is to be taken.
function imperium.begun(t, more)
  local g = imperium.open(t, more)
  return g:go("84")
end

-- The strategy cards by seat, two each for three players, taken in turn: { { "Leadership", "Trade" },
-- ... }. Then it is the action phase.
function imperium.pick(g, cards)
  for round = 1, #cards[1] do
    for seat = 1, #cards do g:seat(seat - 1):choose("take " .. cards[seat][round]) end
  end
  return g
end

-- What the three begin with; tests of rules are without it.
imperium.starting = { { "Antimass Deflectors", "Neural Motivator" }, { "Antimass Deflectors", "Plasma Scoring" },
  { "Antimass Deflectors", "Sarween Tools" } }

-- An action phase in which seat 0 is first and nobody has secret objectives or the technologies one begins
-- with. Unless the table is one of certain factions, agents are exhausted, so that they open no windows.
-- Position is arranged, then it is asked what it does.
function imperium.acting(t, position, more)
  local g = imperium.begun(t, more)
  if not (more and more.seats) then g:arrange{ without = imperium.starting } end
  imperium.pick(g, { { "Leadership", "Warfare" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true }
  if not (more and more.seats) then g:arrange{ agents_spent = { true, true, true } } end
  if position then g:arrange(position) end
  return g
end

-- Windows in which somebody could answer are passed.
function imperium.quiet(g)
  while g:ask() and g:ask().prompt:find("o you answer") do g:pass() end
  return g
end

-- One answer: what is asked is passed, or answered with the first option.
function imperium.step(g)
  local before = g:length()
  return g:pass_until(function() return g:length() ~= before end)
end

-- Nobody is offered this before it is over.
function imperium.never_offered(t, g, words, over)
  g:pass_until(function() return g:has(words) or over(g) end)
  t:not_offered(g, words)
  return g
end

-- Units of a seat on a planet or, by the name of its system, in space: { carrier = 2 }.
function imperium.units(g, seat, where)
  local found = {}
  local names = { ["space dock"] = "space_dock", ["war sun"] = "war_sun" }
  for _, board in ipairs(g:view(seat).boards) do
    local system = {}
    for _, piece in ipairs(board.pieces) do
      if piece.type == "tile" then system[piece.cell] = piece.title or piece.name end
    end
    for _, piece in ipairs(board.pieces) do
      local at = piece.on or system[piece.cell]
      if piece.type ~= "tile" and piece.owner == seat and at == where then
        for _, token in ipairs(piece.tokens) do
          if token.id == "count" then found[piece.type] = (found[piece.type] or 0) + token.value end
        end
      end
    end
  end
  return found
end

-- How many damaged units a seat has.
function imperium.damaged(g, seat)
  local n = 0
  for _, piece in ipairs(g:view(seat).boards[1].pieces) do
    for _, token in ipairs(piece.owner == seat and piece.tokens or {}) do
      if token.id == "damage" then n = n + token.value end
    end
  end
  return n
end

-- The notes in the hand of a seat, how many of each title, as the seat itself sees them.
function imperium.notes(g, seat)
  local found = {}
  for _, zone in ipairs(g:view(seat).zones) do
    if zone.id == "notes." .. seat then
      for _, card in ipairs(zone.cards) do found[card.title or card.name] = (found[card.title or card.name] or 0) + 1 end
    end
  end
  return found
end

return imperium
