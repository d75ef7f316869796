-- First Player / First Player Token, In Player Order.

local chapters = require "lib.chapters"
local play, pick = chapters.play, chapters.pick

local function open(t, more)
  local setup = { pack = "lotr-order", seats = chapters.three }
  for k, v in pairs(more or {}) do setup[k] = v end
  return chapters.open(t, setup)
end

-- The seats asked, one after another, while everybody passes in this step.
local function asked_in(g, step, enough)
  local seats = {}
  while g:see("step") == step and #seats < (enough or 20) do
    seats[#seats + 1] = g:ask().seat
    g:seat(g:ask().seat):pass()
  end
  return seats
end

rule({ "first-player.1", "first-player.2" },
     "the players settle on a first player, who has the token", function(t)
  local g = open(t, { first_player = "vote", at_setup = true })
  t:eq(#g:asks(), 3)
  for seat, vote in pairs{ [0] = "Player 3", [1] = "Player 1", [2] = "Player 3" } do
    g:seat(seat):choose(vote)
  end
  for seat = 0, 2 do t:eq(g:see("seat." .. seat .. ".first"), seat == 2) end
  t:ok(g:log_has("Player 3 is the first player"))
end)

rule("first-player.3", "in the refresh phase the token moves to the left", function(t)
  local g = open(t, { first_player = 1 })
  g:arrange{ hand = { { "Idle Talk" }, { "Idle Talk" }, { "Idle Talk" } }, staging = {},
             encounter_top = { "Despair", "Despair", "Despair", "Despair", "Despair", "Despair",
                               "Despair", "Despair", "Despair" } }
  local holders = {}
  for round = 1, 4 do
    t:eq(g:see("round"), round)
    for seat = 0, 2 do
      if g:see("seat." .. seat .. ".first") then holders[round] = seat end
    end
    t:eq(g:ask().seat, holders[round], "who leads the round")
    g:go("2.2 next")
  end
  t:eq(holders, { 1, 2, 0, 1 })
end)

rule("first-player.4", "when the first player is eliminated the token moves on at once", function(t)
  local g = open(t, { first_player = 1 })
  g:arrange{ hand = { { "Idle Talk" }, { "Idle Talk" }, { "Idle Talk" } }, threat = { 20, 49, 20 } }
  g:seat(1):choose("play", "Idle Talk")
  t:eq(g:see("seat.1.out"), true)
  t:eq(g:see("seat.2.first"), true)
  t:eq(g:see("seat.0.first"), false)
end)

rule("first-player.6", "the first player decides where to travel", function(t)
  local g = open(t, { first_player = 2 })
  g:arrange{ hand = { {}, {}, {} }, staging = { "Enchanted Stream", "Forest Gate" },
             encounter_top = { "Despair", "Despair", "Despair" } }
  g:until_option("travel to", "Forest Gate")
  t:eq(#g:asks(), 1)
  t:eq(g:ask().seat, 2)
  g:seat(2):choose("travel to", "Forest Gate")
  t:eq(g:see("active"), { "Forest Gate" })
end)

rule("first-player.7", "the first player picks the victim of an encounter effect", function(t)
  local g = open(t, { first_player = 2 })
  g:go("3.2")
  g:arrange{ hand = { {}, {}, {} }, staging = { "Vengeful Shade" }, threat = { 10, 10, 10 },
             encounter_top = { "Ill Omen", "Despair", "Despair" } }
  g:until_option("choose", "Éowyn")
  t:eq(g:ask().seat, 2)
  g:seat(2):choose("choose", "Éowyn")
  t:eq(g:see("Éowyn.damage"), 1)
  -- Also where another player has to do with the enemy.
  g:until_option("engage", "Vengeful Shade")
  g:seat(2):pass()
  t:eq(g:ask().seat, 0)
  g:choose("engage", "Vengeful Shade")
  t:eq(g:ask().seat, 2)
  t:offered(g:seat(2), "choose", "Glóin")
  g:seat(2):choose("choose", "Dúnhere")
  t:eq(g:see("Dúnhere.damage"), 1)
end)

rule("first-player.7", "and the player, if an effect is about one of them", function(t)
  local g = open(t, { first_player = 1 })
  g:arrange{ hand = { {}, {}, {} }, staging = {}, threat = { 10, 10, 10 },
             engaged = { { { title = "Hill Troll", shadow = { "Vengeful Shade" } } } },
             encounter_top = { "Despair", "Despair", "Despair" } }
  g:until_option("choose", "Player 3")
  t:eq(g:ask().seat, 1, "the attack is on seat 0, the choice is the first player's")
  local threat = g:see("seat.2.threat")
  g:seat(1):choose("Player 3")
  t:eq(g:see("seat.2.threat"), threat + 2)
end)

rule("first-player.8", "the first player orders what is due at the same time", function(t)
  for _, case in ipairs{ { "Left Hand", 4 }, { "Right Hand", 3 } } do
    local g = open(t, { first_player = 1 })
    g:arrange{ heroes = { ["Aragorn"] = { attached = { "Left Hand", "Right Hand" }, resources = 1 } },
               staging = { "Wargs" }, threat = { 10, 10, 10 }, hand = { {}, {}, {} },
               encounter_top = { "Despair", "Despair", "Despair" } }
    g:until_option("engage", "Wargs")
    g:seat(1):pass(); g:seat(2):pass()
    g:choose("engage", "Wargs")
    t:eq(g:ask().seat, 1)
    g:seat(1):choose("resolve", case[1])
    t:eq(g:see("Aragorn.resources"), case[2], case[1] .. " first")
  end
end)

rule("first-player.8", "delayed effects as well", function(t)
  for _, case in ipairs{ { "Slow Poison", 0 }, { "Slow Cure", 2 } } do
    local g = open(t, { first_player = 1 })
    g:arrange{ hand = { { "Slow Poison", "Slow Cure" }, {}, {} } }
    g:choose("play", "Slow Poison")
    g:choose("play", "Slow Cure")
    g:until_option("resolve", case[1])
    t:eq(g:ask().seat, 1)
    g:seat(1):choose("resolve", case[1])
    t:eq(g:see("seat.0.threat"), case[2], case[1] .. " first")
  end
end)

rule({ "first-player.9", "first-player.10", "in-player-order.1", "in-player-order.2" },
     "an action window begins with the first player and goes round until all have passed in a row", function(t)
  local g = open(t, { first_player = 1 })
  for seat = 0, 2 do g:order(seat, "always") end
  g:go("3.1")
  g:arrange{ hand = { { "Idle Talk" }, { "Idle Talk" }, { "Idle Talk", "Idle Talk" } } }
  t:eq(g:ask().seat, 1)
  g:seat(1):pass()
  t:eq(g:ask().seat, 2)
  g:seat(2):choose("play", "Idle Talk#1")
  t:eq(g:ask().seat, 0)
  g:pass()
  t:eq(g:ask().seat, 1)
  g:seat(1):choose("play", "Idle Talk")
  t:eq(g:see("step"), "3.1")
  t:eq(asked_in(g, "3.1"), { 2, 0, 1 })
end)

rule({ "first-player.11", "first-player.12" },
     "responses are offered to the first player first, then on in player order", function(t)
  local g = open(t, { first_player = 1 })
  g:arrange{ heroes = { ["Aragorn"] = { attached = { "Ready Answer" } },
                        ["Éowyn"] = { attached = { "Ready Answer" } },
                        ["Gimli"] = { attached = { "Ready Answer" } } },
             staging = { "Wargs" }, threat = { 10, 10, 10 }, hand = { {}, {}, {} },
             encounter_top = { "Despair", "Despair", "Despair" } }
  g:until_option("engage", "Wargs")
  g:seat(1):pass(); g:seat(2):pass()
  g:choose("engage", "Wargs")
  t:eq(g:ask().seat, 1)
  g:seat(1):pass()
  t:eq(g:ask().seat, 2)
  g:seat(2):choose("respond", "Ready Answer")
  t:eq(g:ask().seat, 0)
  g:pass()
  t:eq(g:ask().seat, 1, "after a response everybody gets another chance")
  g:seat(1):choose("respond", "Ready Answer")
  t:eq(g:ask().seat, 0)
end)

rule("in-player-order.1", "what each player does is done in player order", function(t)
  local g = open(t, { first_player = 2 })
  g:go("3.2")
  g:arrange{ hand = { { "Idle Talk", "Pass It On" }, { "Idle Talk", "Pass It On" },
                      { "Idle Talk", "Pass It On" } },
             staging = {}, encounter_top = { "Roll Call", "Heavy Hearts", "Despair" } }
  local order = {}
  for i = 1, 3 do
    order[i] = g:ask().seat
    g:seat(order[i]):choose("done")
  end
  t:eq(order, { 2, 0, 1 }, "committing")
  order = {}
  g:until_option("choose", "Gimli")
  for i = 1, 3 do
    order[i] = g:ask().seat
    g:seat(order[i]):choose(g:options(order[i])[1])
  end
  t:eq(order, { 2, 0, 1 }, "each player exhausts a hero")
  order = {}
  g:until_option("discard", "Idle Talk")
  for i = 1, 3 do
    order[i] = g:ask().seat
    g:seat(order[i]):choose("discard", "Idle Talk")
  end
  t:eq(order, { 2, 0, 1 }, "each player discards a card")
end)

rule("in-player-order.2", "engagement checks go round until nothing engages any more", function(t)
  local g = open(t, { first_player = 1 })
  g:go("3.2")
  g:arrange{ hand = { { "Idle Talk" }, { "Idle Talk" }, { "Idle Talk" } }, threat = { 40, 40, 5 },
             heroes = { ["Éowyn"] = { committed = true } },
             staging = { { title = "Swift Fang" }, "Goblin Sniper", "Hill Troll", "Wolf Rider", "Wargs" },
             encounter_top = { "Despair", "Despair", "Despair" } }
  g:go("5.3")
  -- Seat 1 checks first and takes the highest cost each time: 30, 10; seat 0: 20; seat 2: 5.
  t:eq(g:see("engaged.1"), { "Hill Troll", "Wolf Rider" })
  t:eq(g:see("engaged.0"), { "Wargs" })
  t:eq(g:see("engaged.2"), { "Swift Fang" })
  t:eq(g:see("staging"), { "Goblin Sniper" })
end)

rule("in-player-order.3", "the next player is the next one clockwise who still plays", function(t)
  local g = open(t, { first_player = 0 })
  g:arrange{ hand = { { "Pass It On", "Pass It On", "Idle Talk" }, {}, { "Pass It On" } },
             threat = { 20, 20, 20 } }
  g:choose("play", "Pass It On#1")
  t:eq(g:see("seat.1.threat"), 21)
  g:seat(2):choose("play", "Pass It On")
  t:eq(g:see("seat.0.threat"), 21)
  g:arrange{ threat = { 20, 49, 20 } }
  g:choose("play", "Pass It On#1")
  t:eq(g:see("seat.1.out"), true)
  g:arrange{ hand = { { "Pass It On", "Idle Talk" } } }
  g:choose("play", "Pass It On")
  t:eq(g:see("seat.2.threat"), 21)
end)
