-- Standing orders: what they pass for a player at this table, and what they never do.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"

-- Seat 0, whose cruisers are at Jord, acts; seat 2 holds Morale Boost and has this cruiser or planet.
local function beside(t, units, planets)
  return imperium.acting(t, { hand = { {}, {}, { "Morale Boost" } }, planets = { {}, {}, planets or {} },
    units = { { Jord = { cruiser = 2, space_dock = 1 } }, {}, units } })
end

-- It activates this system and moves a cruiser there. What seat 2 is asked in windows in that turn:
-- the card if it could be played, or the question.
local function windows_of_turn(g, system)
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

-- The same, by what seat 2, whose cruiser is at Atlas, ordered.
local function asked(t, system, ...)
  local g = beside(t, { Atlas = { cruiser = 1 } })
  for _, order in ipairs{ ... } do g:order(2, order) end
  return windows_of_turn(g, system)
end

test("who wants to be asked always is asked wherever a card could answer", function(t)
  t:eq(asked(t, "Lodor", { stop = "always" }), { "After Player 1 moves ships to Lodor: do you answer?" })
  t:ok(#asked(t, "Atlas", { stop = "always" }) > 5)
end)

test("until somebody attacks me: what happens elsewhere is passed", function(t)
  local quiet = { ["until"] = { ["end"] = "event", kind = "response" } }
  t:eq(asked(t, "Lodor", { stop = "always" }, quiet), {})
end)

test("until somebody attacks me: it ends when another activates a system with one's units", function(t)
  local quiet = { ["until"] = { ["end"] = "event", kind = "response" } }
  t:eq(asked(t, "Atlas", { stop = "always" }, quiet), asked(t, "Atlas", { stop = "always" }))
  -- One's own planets are as good as units there.
  for planet, stops in pairs{ Lodor = true, Vorhal = false } do
    local g = beside(t, { Atlas = { cruiser = 1 } }, { planet })
    g:order(2, { stop = "always" }):order(2, quiet)
    t:eq(#windows_of_turn(g, "Lodor") > 0, stops, planet)
  end
end)

test("until somebody attacks me: a play that is loaded in the middle of the attack knows of it", function(t)
  -- The run with save and load in the middle.
  local g = beside(t, { Atlas = { cruiser = 1 } })
  g:order(2, { stop = "always", ["until"] = { ["end"] = "event", kind = "response" } })
  t:ok(#windows_of_turn(g, "Atlas") > 5, "attacked")
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
