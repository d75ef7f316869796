-- Standing orders: what they pass for a player at this table, and what they never do.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"

-- Seat 0 activates this system and moves two cruisers there; seat 2, whose cruiser is at Atlas, holds
-- Morale Boost. What seat 2 is asked in windows in that turn, by what it ordered: the card if it
-- could be played, or the question.
local function asked(t, system, ...)
  local g = imperium.acting(t, { hand = { {}, {}, { "Morale Boost" } }, units = {
    { Jord = { cruiser = 2, space_dock = 1 } }, {}, { Atlas = { cruiser = 1 } } } })
  for _, order in ipairs{ ... } do g:order(2, order) end
  g:choose("activate " .. system)
  local list = {}
  g:pass_until(function()
    local ask = g:ask()
    if ask.seat == 0 and g:has("move 1 cruiser") then g:choose("move 1 cruiser") end
    if ask.seat == 2 and ask.window then list[#list + 1] = g:has("Morale Boost") and "Morale Boost" or ask.prompt end
    return #list > 5 or ask.seat == 1 and not ask.window
  end)
  return list
end

test("who wants to be asked always is asked wherever a card could answer", function(t)
  t:eq(asked(t, "Lodor", { stop = "always" }), { "After Player 1 moves ships to Lodor: do you answer?" })
  t:ok(#asked(t, "Atlas", { stop = "always" }) > 5)
end)

test("until somebody attacks me: what happens elsewhere is passed", function(t)
  local quiet = { ["until"] = { ["end"] = "event", kind = "response" } }
  t:eq(asked(t, "Lodor", { stop = "always" }, quiet), {})
end)

test("where one could answer: only when the card can be played", function(t)
  t:eq(asked(t, "Lodor", { stop = "if_able" }), {})
  t:eq(asked(t, "Atlas", { stop = "if_able" })[1], "Morale Boost")
end)

test("never play this card: it is passed, by its name", function(t)
  t:eq(asked(t, "Atlas", { stop = "if_able", things = { ["Morale Boost"] = "never" } }), {})
  t:eq(asked(t, "Atlas", { stop = "if_able", things = { ["Shields Holding"] = "never" } })[1], "Morale Boost")
end)

-- The seats that are asked by the phase that is named while an agenda is decided, and whether seat 1 votes.
local function agenda_of(t, orders)
  local g = agenda.begun(t, { "Mutiny", "Incentive Program" }, { hand = { {}, { "Veto" }, {} } })
  g:order(1, orders)
  local windows, votes = 0, 0
  g:pass_until(function()
    local ask = g:ask()
    if ask.seat == 1 and ask.window then windows = windows + 1 end
    if ask.seat == 1 and g:has("vote for") then votes = votes + 1 end
    return g:see("phase") ~= "Agenda"
  end)
  return windows, votes
end

test("pass in the agenda phase: answers are passed, votes are still asked for", function(t)
  local windows, votes = agenda_of(t, { stop = "always" })
  t:ok(windows > 0, "windows")
  t:ok(votes > 0, "votes")
  local fewer, same = agenda_of(t, { stop = "always", at = { { kind = "response", phase = "agenda", stop = "never" } } })
  t:ok(fewer < windows, "answers are passed")
  t:eq(same, votes)
  windows = agenda_of(t, { stop = "always", at = { { kind = "response", phase = "action", stop = "never" } } })
  t:ok(windows > 0, "that phase alone")
end)

test("an order never passes one's own turn", function(t)
  local g = imperium.acting(t, {})
  g:order(0, { stop = "never", at = { { phase = "action", stop = "never" } } })
  t:eq({ g:ask().seat, g:ask().rule }, { 0, "3.1" })
end)
