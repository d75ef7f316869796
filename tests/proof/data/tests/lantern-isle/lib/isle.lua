-- What the tests of Lantern Isle share.
local isle = {}

function isle.open(t, seats, more)
  local setup = { game = "lantern-isle", seats = seats or 2 }
  for key, value in pairs(more or {}) do setup[key] = value end
  return t:table(setup)
end

-- One plan for each seat; the position is where the first of them is asked, or the next round.
function isle.plan(g, ...)
  for seat, plan in ipairs{ ... } do
    g:seat(seat - 1):choose(plan)
  end
  return g
end

-- The space where the expedition of a seat, or "warden", stands.
function isle.at(g, who)
  for _, piece in ipairs(g:view().boards[1].pieces) do
    local is = piece.title == "Expedition" and piece.owner or piece.title
    if is == who then return piece.at end
  end
end

-- Nobody meets the Warden: it is far away, and so are the others.
isle.far = { warden = "A-7" }

return isle
