-- 4 March, 5 Dig, 6 Wounds, 7 Camps.
local isle = require "lib.isle"

local function marching(t, seat)
  local g = isle.open(t)
  isle.put(g){ seats = { seat or {}, {} }, warden = "K-7" }
  return isle.plan(g, "march", "dig")
end

rule({ "4.1", "4.2", "4.3" }, "points pay for spaces, the jungle twice", function(t)
  local g = marching(t)
  t:how(g, "march", { { 3, "Expedition" }, { 1, "the guide" } })
  t:offered(g, "march to D-2")
  t:offered(g, "march to F-2", "jungle")
  t:refused(g, { "march to H-2" }, "4.3")
  g:choose("march to D-2")
  t:eq(isle.at(g, 0), "D-2")
  -- expeditions may share a space
  g = isle.open(t)
  isle.put(g){ seats = { {}, { at = "C-1" } }, warden = "K-7" }
  isle.plan(g, "march", "dig")
  g:choose("march to C-1")
  t:eq(isle.at(g, 0), "C-1")
end)

rule("4.2", "without a guide three points", function(t)
  local g = marching(t, { guide = 1 })
  t:how(g, "march", { { 3, "Expedition" } })
  t:offered(g, "march to E-1")
  t:refused(g, { "march to F-2" }, "4.3")
end)

rule("4.4", "no peak, and not where the Warden is", function(t)
  local g = isle.open(t)
  isle.put(g){ seats = { { at = "C-3" }, {} }, warden = "D-2" }
  isle.plan(g, "march", "dig")
  t:refused(g, { "march to D-4" }, "4.4")
  t:refused(g, { "march to D-2" }, "4.4")
  t:offered(g, "march to B-2")
end)

local function digging(t, seat, force, beside)
  local g = isle.open(t)
  seat.at = seat.at or "D-2"
  isle.put(g){ seats = { seat, { at = beside or "K-1" } }, warden = "A-7" }
  if force then g:force(force) end
  return isle.plan(g, "dig", "trade")
end

rule({ "5.1", "5.3", "5.6" }, "two spades of three dice are a find that only its owner sees",
     function(t)
  local g = digging(t, { oil = 0 }, { "spade", "blank", "spade", "Jade Mask" })
  t:ok(g:log_has("Player 1 rolls 3 dice to dig"))
  t:eq(g:see("finds.0"), { "Jade Mask" })
  t:eq(g:seat(1):see("seat.0.finds"), {})
  t:eq(g:seat(1):see("seat.0.finds.count"), 1)
  t:ok(g:log_has("Player 1 finds Jade Mask"))
end)

rule({ "5.1" }, "there is nothing to dig on a beach", function(t)
  local g = digging(t, { at = "A-1" })
  t:ok(g:log_has("finds nothing"))
  t:ok(not g:log_has("rolls"))
end)

rule("5.3", "one spade is not enough", function(t)
  local g = digging(t, { oil = 0 }, { "spade", "blank", "blank" })
  t:ok(g:log_has("finds nothing"))
end)

rule("5.2", "oil rolls dice again, each once", function(t)
  local g = digging(t, { oil = 2 }, { "spade", "blank", "blank" })
  g:choose("reroll", "blank"):force{ "two spades", "Fish Hooks" }
  g:choose("reroll 1 die")
  t:eq(g:see("oil"), 1)
  t:eq(g:see("finds"), { "Fish Hooks" })
  g = digging(t, { oil = 2 }, { "blank", "blank", "blank" })
  g:choose("reroll the"):choose("reroll the")
  t:not_offered(g, "reroll the trowel", "blank")
end)

rule({ "5.4", "6.1", "6.2" }, "skulls are wounds, and the leader is spared while others stand",
     function(t)
  local g = digging(t, { oil = 0 }, { "skull", "blank", "blank" })
  t:refused(g, { "wound to the leader" }, "6.1")
  g:choose("1 wound to the guide")
  t:eq(g:see("guide"), 1)
  t:eq(g:see("march"), 3)
end)

rule("6.2", "with the others down the leader is hurt without a question", function(t)
  local g = digging(t, { oil = 0, guide = 1, porter = 1 }, { "skull", "blank" })
  t:eq(g:see("leader"), 1)
  t:eq(g:status(), "playing")
end)

rule({ "6.3", "6.4" }, "the leader's second wound ends the expedition, and the lead goes on",
     function(t)
  local g = isle.open(t, 3)
  isle.put(g){ seats = { { at = "D-2", oil = 0, leader = 1, guide = 1, porter = 1,
                         finds = { "Jade Mask" } }, {}, {} }, warden = "A-7" }
  g:force{ "skull", "blank" }
  isle.plan(g, "dig", "trade", "trade")
  t:ok(g:log_has("Player 1 is out of the game"))
  t:eq(g:see("seat.0.finds.count"), 0)
  t:eq(g:see("raw.seats.0.out"), true)
  t:eq(g:see("raw.seats.1.first"), true)
  t:eq(g:status(), "playing")
end)

rule("5.5", "a ruin that gave three finds is empty", function(t)
  local g = isle.open(t)
  isle.put(g){ seats = { { at = "D-2" }, {} }, warden = "A-7", dug = { "D-2" } }
  isle.plan(g, "dig", "trade")
  t:ok(g:log_has("finds nothing"))
  t:ok(not g:log_has("rolls"))
end)

rule({ "5.6", "5.7" }, "company costs a die, and so does a porter who is down", function(t)
  local g = digging(t, { oil = 0 }, { "blank", "blank" }, "D-2")
  t:ok(g:log_has("rolls 2 dice"))
  g = digging(t, { oil = 0, porter = 1 }, { "blank" }, "D-2")
  t:ok(g:log_has("rolls 1 die"))
end)

local function camping(t, seat)
  local g = isle.open(t)
  seat.at = seat.at or "C-1"
  isle.put(g){ seats = { seat, { at = "C-1" } }, warden = "A-7" }
  return isle.plan(g, "make camp", "trade")
end

rule({ "7.1", "7.2" }, "a camp costs two food and one oil, and coins stand for them", function(t)
  local g = camping(t, { food = 2, oil = 1, coins = 0 })
  g:choose("make camp")
  t:eq({ g:see("food"), g:see("oil"), g:see("camps") }, { 0, 0, 1 }, "one way: nobody is asked")
  g = camping(t, { food = 2, oil = 1, coins = 2 })
  g:choose("make camp")
  t:ok(g:ask().prompt:find("2 food and 1 oil", 1, true))
  g:choose("pay all with 1 oil and 2 coins for food")
  t:eq(g:see("coins"), 0)
  g = camping(t, { food = 1, oil = 1, coins = 0 })
  t:refused(g, { "make camp" }, "7.1")
end)

rule("7.3", "a space holds one camp", function(t)
  local g = camping(t, { camps = { "C-1" } })
  t:refused(g, { "make camp" }, "7.3")
end)
