-- What the chapters from Destroy to Lasting Effects share: a table in the planning phase, where
-- nobody is asked unless there is something to decide.
local M = {}

M.one = { { heroes = { "Aragorn", "Glóin" }, deck = "core-leadership" } }
M.two = { { heroes = { "Aragorn", "Glóin" }, deck = "core-leadership" },
          { heroes = { "Éowyn", "Dúnhere" }, deck = "core-spirit" } }
M.three = { M.two[1], M.two[2], { heroes = { "Legolas", "Gimli" }, deck = "core-tactics" } }

-- `pack` names a folder of tests/packs, `at_setup` stays there; everything else is the setup.
function M.open(t, more)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood", first_player = 0,
                  seats = M.one }
  for k, v in pairs(more or {}) do setup[k] = v end
  if setup.pack then
    setup.packs = { "packs/lotr-card-game", "tests/packs/" .. setup.pack }
    setup.pack = nil
  end
  setup.at_setup = nil
  local g = t:table(setup)
  for seat = 0, #setup.seats - 1 do g:order(seat, "if able") end
  if not (more and more.at_setup) then g:go("2.2") end
  return g
end

-- Answer with this option if it is there: a choice of one is no question.
function M.pick(g, words, seat)
  local player = g:seat(seat or 0)
  for _, option in ipairs(player:options()) do
    if option:find(words, 1, true) then
      player:choose(words)
      return true
    end
  end
  return false
end

-- Play an event, or use an ability, and choose its target.
function M.play(g, event, target, seat)
  g:seat(seat or 0):choose("play", event)
  if target then M.pick(g, "choose " .. target, seat) end
end

function M.use(g, card, target, seat)
  g:seat(seat or 0):choose("use", card)
  if target then M.pick(g, "choose " .. target, seat) end
end

function M.contains(list, title)
  for _, one in ipairs(list) do
    if one == title then return true end
  end
  return false
end

return M
