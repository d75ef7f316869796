-- 8 Trade, 9 The Warden, 10 The council, 11 The lead, 12 Glory.
local isle = require "lib.isle"

local function trading(t, a, b)
  local g = isle.open(t)
  a.at, b.at = a.at or "A-1", b.at or "C-1"
  isle.put(g){ seats = { a, b }, warden = "K-7" }
  return isle.plan(g, "trade", "dig")
end

rule("8.1", "only with whom is two spaces away at most", function(t)
  local g = trading(t, {}, { at = "E-1" })
  t:offered(g, "bargain with Player 2")
  g = trading(t, {}, { at = "G-1" })
  t:not_offered(g, "bargain")
end)

rule({ "8.2", "8.3", "8.5", "8.6" }, "an offer is made, agreed to, and carried out at once",
     function(t)
  local g = trading(t, { finds = { "Jade Mask", "Fish Hooks" } }, {})
  g:choose("bargain with Player 2"):choose("give Fish Hooks")
  t:refused(g, { "give Jade Mask" }, "8.3")
  g:choose("ask for 2 coins")
  t:eq(g:see("coins"), 3)
  g:choose("offer Fish Hooks for 2 coins")
  t:ok(g:ask(1).prompt:find("Player 1 offers Fish Hooks for 2 coins", 1, true))
  g:seat(1):choose("agree")
  t:eq(g:see("coins"), 5)
  t:eq(g:see("seat.1.coins"), 1)
  t:eq(g:see("finds"), { "Jade Mask" })
  t:eq(g:seat(1):see("finds.1"), { "Fish Hooks" })
end)

rule({ "8.2", "8.5" }, "three offers, those in return included", function(t)
  local g = trading(t, {}, {})
  local function offer(seat)
    g:seat(seat):choose("give 1 food"):choose("ask for 1 coin"):choose("offer 1 food for 1 coin")
  end
  g:choose("bargain with Player 2")
  offer(0)
  g:seat(1):choose("another offer")
  offer(1)
  g:seat(0):choose("another offer")
  offer(0)
  t:refused(g, { seat = 1, "another offer" }, "8.2")
  g:seat(1):choose("refuse")
  t:ok(g:log_has("Player 2 refuses the offer of Player 1"))
  t:eq(g:see("food"), 3)
end)

rule("8.4", "there are no gifts", function(t)
  local g = trading(t, {}, {})
  g:choose("bargain with Player 2"):choose("give 1 coin")
  t:refused(g, { "offer 1 coin" }, "8.4")
end)

rule("8.7", "a vote may be promised, and binds nobody", function(t)
  local g = trading(t, {}, {})
  g:choose("bargain with Player 2"):choose("give the promise"):choose("ask for 1 coin")
  g:choose("offer the promise")
  g:seat(1):choose("agree")
  t:ok(g:log_has("Player 1 promises to vote as they do"))
  t:eq(g:see("coins"), 4)
end)

-- ---- 9 The Warden

local function hunted(t, a, b, warden)
  local g = isle.open(t)
  isle.put(g){ seats = { a, b }, warden = warden }
  return isle.plan(g, "dig", "dig")
end

rule({ "9.1", "9.2", "9.5" }, "two steps towards the nearest, over everything", function(t)
  local g = hunted(t, { at = "B-4" }, { at = "K-1" }, "F-4")
  t:ok(g:log_has("prowls to B-4"), "over the peak of D-4")
  g = hunted(t, { at = "A-7" }, { at = "K-1" }, "J-4")
  t:eq(isle.at(g, "Warden"), "J-2", "not as far as it could")
end)

rule("9.3", "of those equally near, the one with the most finds", function(t)
  local g = hunted(t, { at = "A-1" }, { at = "K-1", finds = { "Fish Hooks" } }, "F-4")
  t:eq(isle.at(g, "Warden"), "I-3")
end)

rule("9.4", "if that does not tell, a die does", function(t)
  local g = isle.open(t)
  isle.put(g){ seats = { { at = "A-1" }, { at = "K-1" } }, warden = "F-4" }
  g:force{ "Player 2" }
  isle.plan(g, "dig", "dig")
  t:eq(isle.at(g, "Warden"), "I-3")
end)

rule({ "9.6", "6.1" }, "whom it reaches takes a wound", function(t)
  local g = hunted(t, { at = "A-3" }, { at = "K-1" }, "C-3")
  g:choose("1 wound to the porter")
  t:eq(isle.at(g, "Warden"), "A-3")
  t:eq(g:see("porter"), 1)
end)

-- ---- 10 The council

local function council(t, a, b, motion, lead)
  local g = isle.open(t)
  a.at, b.at = "A-1", "K-1"
  isle.put(g){ round = 2, lead = lead or 0, seats = { a, b }, warden = "A-7" }
  g:force{ motion }
  isle.plan(g, "dig", "dig")
  return g
end

rule({ "10.1", "10.2", "10.4", "10.6" }, "all vote in turn, the lead last, and it comes to all",
     function(t)
  local g = council(t, { coins = 0 }, { coins = 0 }, "Share the stores")
  t:ok(g:log_has("Before the council: Share the stores"))
  t:ok(not g:ask(0))
  g:seat(1):choose("vote for share")
  g:seat(0):choose("abstain")
  t:ok(g:log_has("The vote ends with \"share them\""))
  t:eq(g:see("food"), 3 + 1)
  t:eq(g:see("seat.1.oil"), 2 + 1)
end)

rule("10.3", "camps and coins are votes", function(t)
  local g = council(t, { coins = 1, camps = { "A-1" } }, { coins = 3 }, "Light the beacons")
  g:seat(1):choose("vote for save"):choose("1 coin"):choose("give no more")
  t:ok(g:log_has("Player 2 casts 2 votes"))
  t:eq(g:see("seat.1.coins"), 2)
  g:seat(0):choose("vote for light"):choose("1 coin")
  t:ok(g:log_has("Player 1 casts 3 votes"))
  t:eq(g:see("coins"), 0 + 2)
  t:eq(g:see("oil"), 2 - 1)
end)

rule("10.5", "the lead decides a tie", function(t)
  local g = council(t, { coins = 0 }, { coins = 0 }, "Harbour dues", 1)
  g:seat(0):choose("vote for pay")
  g:seat(1):choose("vote for hide")
  g:seat(1):choose("decide for hide")
  t:eq(g:see("food"), 3 - 1)
end)

rule("10.6", "nobody has less than nothing, and the bell calls the Warden", function(t)
  local g = council(t, { coins = 0 }, { coins = 0, at = "K-1" }, "Harbour dues")
  g:seat(1):choose("vote for pay"):seat(0):choose("vote for pay")
  t:eq(g:see("coins"), 0)
  g = council(t, { coins = 0 }, { coins = 0 }, "Ring the bell")
  local before = isle.at(g, "Warden")
  g:seat(1):choose("vote for ring"):seat(0):choose("vote for ring")
  t:ok(isle.at(g, "Warden") ~= before)
end)

-- ---- 11 The lead

local function bidding(t, a, b)
  local g = isle.open(t)
  a.at, b.at = "A-1", "K-1"
  isle.put(g){ seats = { a, b }, warden = "F-4" }
  isle.plan(g, "dig", "dig")
  return g
end

rule({ "11.1", "11.2" }, "sealed bids; only the highest pays", function(t)
  local g = bidding(t, {}, {})
  g:seat(1):choose("bid 2")
  t:eq(g:see("seat.1.coins"), 3, "sealed")
  g:seat(0):choose("bid 1")
  t:ok(g:log_has("Player 2 takes the lead"))
  t:eq(g:see("raw.seats.1.first"), true)
  t:eq(g:see("seat.1.coins"), 1)
  t:eq(g:see("coins"), 3)
end)

rule("11.1", "of equal bids the first from the lead on wins", function(t)
  local g = bidding(t, {}, {})
  g:seat(1):choose("bid 1"):seat(0):choose("bid 1")
  t:eq(g:see("raw.seats.0.first"), true)
  t:eq(g:see("coins"), 2)
end)

rule({ "11.3", "11.4" }, "without bids the lead stays; then supplies come", function(t)
  local g = bidding(t, { camps = { "A-1", "C-1" } }, {})
  g:seat(0):pass():seat(1):pass()
  t:eq(g:see("raw.seats.0.first"), true)
  t:eq(g:see("food"), 4)
  t:eq(g:see("coins"), 3 + 2)
  t:eq(g:see("seat.1.coins"), 3)
end)

-- ---- 12 Glory

rule({ "12.1", "12.2" }, "finds and camps make the places, then coins", function(t)
  local g = isle.open(t, 4)
  isle.put(g){ round = 5, warden = "F-4", seats = {
    { at = "A-1", finds = { "Jade Mask" }, coins = 0 },
    { at = "K-1", camps = { "K-1", "I-1" }, coins = 2 },
    { at = "A-7", finds = { "Coral Crown" } }, { at = "K-7" } } }
  isle.plan(g, "dig", "dig", "dig", "dig")
  g:go("3 next"):go("over")
  t:eq(g:standing(2).place, 1)
  t:eq(g:standing(2).score, 5)
  t:eq(g:standing(1).place, 2)
  t:eq(g:standing(0).place, 3)
  t:eq(g:standing(3).score, 0)
end)

-- ---- 13 Campaign

-- Play a part to its end and give the document on.
local function played(t, campaign, before)
  local g = isle.open(t, 2, { campaign = campaign })
  if before then before(g) end
  g:go("over")
  return g:campaign(), g
end

rule({ "13.1", "13.2", "13.4" }, "shore, harbour, night shore; coins and what they buy come along",
     function(t)
  local log = played(t, "lantern", function(g) isle.put(g){ round = 6, warden = "F-4" } end)
  t:eq(log.part, "the-harbour")
  local coins = log.players[1].coins
  t:ok(coins > 0)
  log = played(t, log, function(g)
    t:eq(g:see("coins"), coins)
    g:seat(0):choose("buy 1 oil"):choose("buy 1 food")
    t:eq(g:see("oil"), 0, "nothing shows before all have sailed")
    for _ = 3, coins do g:seat(0):choose("buy 1 food") end
    t:refused(g, { seat = 0, "buy 1 food" }, "13.4")
  end)
  t:eq(log.part, "the-night-shore")
  t:eq(log.players[1].oil, 1)
  t:eq(log.players[1].coins, 0)
  local _, g = played(t, log)
  t:eq(g:see("title"), "The Night Shore")
  t:ok(g:campaign().complete)
end)

rule("13.3", "the key leads to the crater", function(t)
  local log, g = played(t, "lantern", function(g)
    isle.put(g){ round = 6, warden = "F-4", seats = { { at = "D-2", oil = 0 }, {} } }
    g:force{ "spade", "spade", "blank", "Bone Key" }
    isle.plan(g, "dig", "march")
  end)
  t:eq(log.players[1].glory, g:standing(0).score)
  log = played(t, log)
  t:eq(log.part, "the-crater")
  _, g = played(t, log)
  t:eq(g:see("title"), "The Crater")
end)
