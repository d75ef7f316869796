-- What the tests of Lantern Isle share.
local isle = {}

function isle.open(t, seats, more)
  local setup = { game = "lantern-isle", seats = {} }
  for seat = 1, seats or 2 do setup.seats[seat] = {} end
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

-- A position in which seats = { { food = 2, at = "C-3" }, ... } has what each seat has:
-- isle.put(g){ seats = ..., warden = "F-4" }
function isle.put(g)
  return function(position)
    local parts = {}
    for key, value in pairs(position) do
      if key ~= "seats" then parts[key] = value end
    end
    for seat, has in ipairs(position.seats or {}) do
      for key, value in pairs(has) do
        parts[key] = parts[key] or {}
        parts[key][tostring(seat - 1)] = value
      end
    end
    return g:arrange(parts)
  end
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
