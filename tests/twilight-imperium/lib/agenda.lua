-- The agenda phase for tests: the table of lib.imperium, whose seats 1 (Letnev), 2 (Hacan) and 0 (Sol,
-- the speaker) vote in this order.
local agenda = {}

-- The agenda phase of the first round, in which these agendas come first; the first that is asked
-- in it finds this position; what is in its `before` is so when they are revealed. All pass until then.
function agenda.begun(t, agendas, position, more)
  local imperium = require "lib.imperium"
  local g = imperium.acting(t, { custodians = 0 }, more)
  local top = {}
  for i = #agendas, 1, -1 do top[#top + 1] = agendas[i] end
  g:pass_until(function() return g:see("phase") == "Status" end)
  local before = position and position.before or {}
  if position then position.before = nil end
  before.agendas, before.speaker = top, 0
  g:arrange(before)
  g:pass_until(function() return g:see("phase") ~= "Status" end)
  if position then g:arrange(position) end
  return g
end

-- The same, when the first vote is asked for, or the speaker's decision if there is none.
function agenda.voting(t, agendas, position, more)
  local g = agenda.begun(t, agendas, position, more)
  return g:pass_until(function() return g:has("vote for") or g:has("decide for") end)
end

-- A seat votes: for this outcome, with these planets.
function agenda.vote(g, seat, outcome, planets)
  g:pass_until(function() return g:has("vote for " .. outcome) and g:ask().seat == seat end)
  g:seat(seat):choose("vote for " .. outcome)
  for _, planet in ipairs(planets or {}) do
    if g:has(planet) then g:seat(seat):choose(planet) end
  end
  if g:has("give no more") then g:seat(seat):choose("give no more") end
  return g
end

-- Everybody passes until the next vote has ended.
function agenda.ended(g)
  return g:until_event("The vote ends")
end

-- Nobody answers what has just happened with an action card.
function agenda.unanswered(g)
  while g:ask() and g:ask().prompt:find("o you answer") do g:seat(g:ask().seat):pass() end
  return g
end

-- The agenda is decided for this outcome, by the speaker alone, since nobody votes; and unless it is
-- to be answered, resolved.
function agenda.decided(g, outcome, answered)
  g:pass_until(function() return g:has("decide for " .. outcome) end)
  g:choose("decide for " .. outcome)
  return answered and g or agenda.unanswered(g)
end

return agenda
