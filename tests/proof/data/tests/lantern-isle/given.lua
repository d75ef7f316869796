-- What the kit gives the isle: positions, wares, the view, what bots go by, packs.
local isle = require "lib.isle"

test("a position that cannot be is refused with what would be right, and changes nothing", function(t)
  local g = isle.open(t)
  local function wrong(position, words)
    local before = g:hash()
    t:error(function() g:arrange(position) end, words)
    t:eq(g:hash(), before)
  end
  wrong({ at = { "Z-9" } }, 'at[0]: expected a cell of the board, such as "A-1"')
  wrong({ camps = { { "A-1", 3 } } }, "camps[0][1]: expected a cell")
  wrong({ round = 7 }, "round: this must be a number from 1 to 6")
  wrong({ lead = 2 }, "lead: this must be a number from 0 to 1")
  wrong({ food = { 100 } }, "food[0]: this must be a number from 0 to 99")
  wrong({ guide = { 2 } }, "guide[0]: this must be a number from 0 to 1")
  wrong({ finds = { { "Whale" } } }, "expected a find that lies hidden")
end)

test("a position is what it says", function(t)
  local g = isle.open(t, 3)
  isle.put(g){ lead = 2, round = 4, warden = "B-4", dug = { "D-2", "H-2" },
               seats = { { at = "C-1", food = 99, camps = { "A-1", "C-1" } }, { at = "D-2", guide = 1 } } }
  t:eq(g:see("raw.seats.2.first"), true)
  t:eq(g:see("round"), 4)
  t:eq(isle.at(g, "Warden"), "B-4")
  t:eq(isle.at(g, 0), "C-1")
  t:eq(isle.at(g, 2), "A-7")
  t:eq({ g:see("food"), g:see("camps"), g:see("seat.1.camps") }, { 99, 2, 0 })
  isle.plan(g, "march", "dig", "march")
  g:pass():pass()
  t:ok(g:log_has("Player 2 finds nothing"), "the ruin is empty")
end)

test("there is an end to having, and one is told in the singular", function(t)
  local g = isle.open(t)
  isle.put(g){ warden = "F-4", seats = { { at = "A-1", food = 99, coins = 1, camps = { "A-1" } },
                                         { at = "K-1", food = 98 } } }
  isle.plan(g, "dig", "dig")
  g:seat(0):pass():seat(1):pass()
  t:eq({ g:see("food"), g:see("seat.1.food") }, { 99, 99 })
  t:ok(not g:log_has("Player 1 gets 1 food"))
  t:ok(g:log_has("Player 2 gets 1 food."))
  t:ok(g:log_has("Player 1 gets 1 coin."))
end)

test("one point, one wound, one coin are said so", function(t)
  local g = isle.open(t)
  isle.put(g){ warden = "C-3", seats = { { at = "A-3" }, { at = "K-1" } } }
  isle.plan(g, "dig", "dig")
  t:ok(g:ask().prompt:find("(1 wound)", 1, true))
  g:choose("1 wound to the porter")
  t:ok(g:log_has("Player 1's porter takes 1 wound."))
end)

test("a camp is paid for with coins instead, exactly", function(t)
  local g = isle.open(t)
  isle.put(g){ warden = "K-7", seats = { { at = "A-1", food = 1, oil = 0, coins = 2 }, { at = "K-1" } } }
  isle.plan(g, "make camp", "dig")
  g:choose("make camp")
  t:eq({ g:see("food"), g:see("oil"), g:see("coins"), g:see("camps") }, { 0, 0, 0, 1 })
end)

test("the view has boards with pieces, marks and zones as each seat may see them", function(t)
  local g = isle.open(t)
  isle.put(g){ warden = "F-4", seats = { { at = "A-1", guide = 1, finds = { "Jade Mask", "Long Spade" } },
                                         { at = "K-1", camps = { "K-1" } } } }
  local board = g:view(1).boards[1]
  t:eq(board.id, "shore")
  local titles = {}
  for _, piece in ipairs(board.pieces) do titles[#titles + 1] = piece.title .. " " .. piece.at end
  t:eq(titles, { "Camp K-1", "Expedition A-1", "Expedition K-1", "Warden F-4" })
  t:eq(board.pieces[2].states, { "guide hurt" })
  t:eq(board.pieces[2].tokens[1].value, 1)
  local kinds = {}
  for _, mark in ipairs(board.marks) do kinds[#kinds + 1] = mark.kind .. ": " .. mark.label end
  t:eq(kinds, { "reach: March", "threat: The Warden prowls" })
  t:eq(g:see("finds"), { "Jade Mask" })
  t:eq(g:see("relics"), { "Long Spade" })
  t:eq(g:seat(1):see("seat.0.relics"), { "Long Spade" })
  t:eq(g:seat(1):see("finds.0.count"), 1)
  t:eq(g:seat(1):see("finds.0"), {})
end)

test("bots like ruins, digging where there is something, and to be ahead", function(t)
  local g = isle.open(t)
  isle.put(g){ warden = "K-7", seats = { { at = "D-2", finds = { "Jade Mask" } }, { at = "K-1" } } }
  t:eq({ g:likes().dig, g:likes().trade }, { 90, 20 })
  t:eq(g:likes(1).dig, 0)
  t:ok(g:outlook(0) > g:outlook(1))
  isle.plan(g, "dig", "march")
end)

test("a campaign tells what a player has", function(t)
  local g = isle.open(t, 2, { campaign = "lantern" })
  isle.put(g){ round = 6, warden = "F-4", seats = { { coins = 5 }, { coins = 0 } } }
  g:force{ "Share the stores" }
  g:go("over")
  local log = g:campaign()
  t:eq(log.done[1].text, "The Shore was played.")
  t:eq(log.players[1].coins, 5)
  t:eq(log.players[1].food, 0, "it was eaten")
end)

test("an interlude is no scenario of its own", function(t)
  t:error(function() isle.open(t, 2, { scenario = "the-harbour" }) end, "there is no scenario")
  t:eq(isle.open(t, 2, { scenario = "the-crater" }):see("title"), "The Crater")
end)
