-- What the tests of single factions share: a table at which seat 0 plays one, Winnu (1) and Mentak (2)
-- the others, with exhausted agents, unless it is said.
local faction = {}

function faction.as(t, ours, position, theirs, third)
  local seats = { { faction = ours }, { faction = theirs or "Winnu" }, { faction = third or ours == "Mentak" and "Saar" or "Mentak" } }
  local imperium = require "lib.imperium"
  local all = { agents_spent = { ["1"] = not theirs, ["2"] = not third } }
  for key, value in pairs(position or {}) do all[key] = value end
  return imperium.quiet(imperium.acting(t, all, { seats = seats }))
end

-- What is asked is passed until this is offered, or the round is over.
function faction.until_offered(g, words)
  return g:pass_until(function() return g:has(words) or g:see("round") == 2 end)
end

function faction.until_told(g, words)
  return g:pass_until(function() return g:log_has(words) or g:see("round") == 2 end)
end

-- The states of a leader, as all see them: { locked = true }; nil: it is not there.
function faction.leader(g, seat, name)
  for _, zone in ipairs(g:view(seat).zones) do
    if zone.id == "leaders." .. seat then
      for _, card in ipairs(zone.cards) do
        if card.title == name then
          local states = {}
          for _, state in ipairs(card.states or {}) do states[state] = true end
          return states
        end
      end
    end
  end
end

-- A commander is unlocked by one position when the turn of seat 0 is over, not by the other.
function faction.unlocks(ours, name, enough, short)
  rule({ "51.6+1", "51.6b" }, name .. " is unlocked by what is printed there", function(t)
    local g = faction.until_told(faction.as(t, ours, enough), "unlocks " .. name)
    t:eq(faction.leader(g, 0, name), {})
  end)
  rule("51.6", name .. " stays locked without it", function(t)
    local g = faction.as(t, ours, short)
    g:pass_until(function() return g:see("round") == 2 end)
    t:eq(faction.leader(g, 0, name), { locked = true })
  end)
end

return faction
