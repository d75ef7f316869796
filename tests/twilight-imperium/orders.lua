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

test("pass on all agendas: votes are abstained from, answers are still asked for", function(t)
  local windows = agenda_of(t, { stop = "always" })
  local same, votes = agenda_of(t, { stop = "always", at = { { kind = "vote", stop = "never" } } })
  t:eq({ votes, same }, { 0, windows - 2 }) -- two votes were among them
end)

test("pass everything in the agenda phase: neither votes nor answers are asked for", function(t)
  t:eq({ agenda_of(t, { stop = "always", at = { { phase = "agenda", stop = "pass" } } }) }, { 0, 0 })
  local windows, votes = agenda_of(t, { stop = "always", at = { { phase = "action", stop = "pass" } } })
  t:ok(windows > 2 and votes == 2, "that phase alone")
  -- To "pass" is more than "never" to be asked but in windows of one's own, which votes and answers are.
  windows, votes = agenda_of(t, { stop = "always", at = { { phase = "agenda", stop = "never" } } })
  t:ok(windows > 2 and votes == 2, "never")
end)

test("an order abstains, the speaker still decides", function(t)
  local g = agenda.begun(t, { "Mutiny" })
  for seat = 0, 2 do g:order(seat, { stop = "never", at = { { phase = "agenda", stop = "pass" } } }) end
  g:pass_until(function() return g:has("decide for") end)
  t:eq({ g:ask().seat, g:ask().rule, g:ask().window }, { 0, "8.19+1", false })
  for seat = 0, 2 do t:eq(g:see("vote.seats." .. seat .. ".votes") or 0, 0) end
  t:eq({ g:log_has("Player 1 abstains."), g:log_has("Player 2 abstains.") }, { true, true })
end)

test("an order abstains in nobody else's place", function(t)
  local g = agenda.begun(t, { "Mutiny" })
  g:order(1, { at = { { kind = "vote", stop = "never" } } })
  g:pass_until(function() return g:has("vote for") end)
  t:eq(g:ask().seat, 2)
end)

-- Which seats are asked for the secondary abilities of Leadership and Diplomacy, by what seat 2 ordered.
local function followers(t, orders)
  local g = imperium.acting(t, { exhausted = { "Jord", "Arretze" }, goods = { 0, 0, 3 } })
  g:order(2, orders)
  local list = {}
  for turn, card in ipairs{ "Leadership", "Diplomacy" } do
    g:pass_until(function() return g:has(card) and g:ask().rule == "3.1" end)
    g:choose(card)
    g:pass_until(function()
      if g:ask().rule == "82.2" then list[#list + 1] = card .. " " .. g:ask().seat end
      return g:ask().rule == "3.1" and g:ask().seat == turn
    end)
  end
  return list
end

test("never follow: secondary abilities are declined, all of them or that of one card", function(t)
  local all = { "Leadership 1", "Leadership 2", "Diplomacy 2", "Diplomacy 0" }
  t:eq(followers(t, { stop = "always" }), all)
  t:eq(followers(t, { stop = "always", at = { { kind = "follow", stop = "never" } } }),
    { "Leadership 1", "Diplomacy 0" })
  t:eq(followers(t, { stop = "if_able", things = { Diplomacy = "never" } }),
    { "Leadership 1", "Leadership 2", "Diplomacy 0" })
  t:eq(followers(t, { stop = "if_able", at = { { kind = "follow", thing = "Leadership", stop = "never" } } }),
    { "Leadership 1", "Diplomacy 2", "Diplomacy 0" })
end)

test("never but for one: a card is heeded where all others are passed", function(t)
  t:eq(followers(t, { stop = "if_able", at = { { kind = "follow", stop = "never" },
    { kind = "follow", thing = "Diplomacy", stop = "always" } } }), { "Leadership 1", "Diplomacy 2", "Diplomacy 0" })
end)

test("never play this card here: in that phase, to that kind of window, nowhere else", function(t)
  local function card(place) -- is seat 2 asked for its sake in the action phase?
    place.thing, place.stop = "Morale Boost", "never"
    return #asked(t, "Atlas", { stop = "if_able", at = { place } }) > 0
  end
  t:eq(card{ phase = "action" }, false)
  t:eq(card{ phase = "agenda" }, true)
  t:eq(card{ kind = "response" }, false)
  t:eq(card{ kind = "follow" }, true)
  t:eq(card{ kind = "response", phase = "action" }, false)
  t:eq(card{ kind = "response", phase = "status" }, true)
  -- What is said of it here goes before what is said of it anywhere.
  t:eq(asked(t, "Atlas", { stop = "if_able", things = { ["Morale Boost"] = "never" },
    at = { { phase = "action", thing = "Morale Boost", stop = "always" } } })[1], "Morale Boost")
end)

test("offers of others are refused by an order, one's own bargains stay", function(t)
  local function answers(orders)
    local g = imperium.acting(t, { goods = { 3 },
      add_units = { {}, { ["Tequ'ran and Torkan"] = { cruiser = 1 } } } })
    g:order(1, orders)
    g:choose("bargain with somebody"):choose("bargain with Player 2"):choose("give 3 trade goods"):choose("offer")
    return g:ask().seat, g:see("seat.1.trade goods"), g:log_has("Player 2 refuses")
  end
  t:eq({ answers{ stop = "always" } }, { 1, 0, false })
  t:eq({ answers{ stop = "always", at = { { kind = "deal", stop = "never" } } } }, { 0, 0, true })
  t:eq({ answers{ stop = "always", at = { { kind = "trade", stop = "never" } } } }, { 1, 0, false })
end)

test("command tokens are left where they are by an order", function(t)
  local function shared(orders)
    local g, seats = imperium.acting(t, {}), ""
    g:order(1, orders)
    g:pass_until(function()
      if g:ask().rule == "81.s5+1" and g:see("phase") == "Status" then seats = seats .. g:ask().seat end
      return g:see("round") == 2
    end)
    return seats
  end
  t:eq(shared{ stop = "always" }, "012")
  t:eq(shared{ stop = "always", at = { { kind = "share", stop = "never" } } }, "02")
end)

test("an order never passes one's own turn", function(t)
  local g = imperium.acting(t, {})
  g:order(0, { stop = "never", at = { { phase = "action", stop = "pass" } } })
  t:eq({ g:ask().seat, g:ask().rule }, { 0, "3.1" })
end)
