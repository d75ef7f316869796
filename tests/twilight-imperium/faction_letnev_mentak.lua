-- The Barony of Letnev and the Mentak Coalition: where their components act and where they must not. Their
-- units and some leaders stand in faction_units.lua, faction_fleets.lua and leaders.lua.
local imperium = require "lib.imperium"
local faction = require "lib.faction"

-- A fight in Atlas; the dice are forced in the order in which they are rolled.
local function fight(t, ours, mine, other, more)
  local position = { units = { { ["space of Atlas"] = mine }, { ["space of Atlas"] = other } }, fleet = { 8, 8 } }
  for key, value in pairs(more or {}) do position[key] = value end
  return faction.as(t, ours, position):choose("activate Atlas")
end

-- ---- Letnev

local function reserves(t, ours, goods)
  local g = fight(t, ours, { cruiser = 1 }, { cruiser = 1 }, { goods = { goods }, agents_spent = { true, true, true } })
  return g:pass_until(function() return g:has("answer with The Barony of Letnev") or g:log_has("rolls") end)
end

card("Munitions Reserves", "two trade goods, and dice are rolled again", function(t)
  local g = reserves(t, "Letnev", 3)
  g:choose("answer with The Barony of Letnev"):force{ "1", "10", "1" }
  g:pass_until(function() return g:has("1") and g:ask().rule == "74.2" end)
  t:eq(g:see("seat.0.trade goods"), 1)
  g:choose(g:options(0)[1])
  t:ok(faction.until_told(g, "Player 2 loses 1 cruiser"):log_has("Player 1 wins"))
end)

card("Munitions Reserves", "not for one trade good, nor for others", function(t)
  t:not_offered(reserves(t, "Letnev", 1), "answer with The Barony of Letnev")
  t:not_offered(reserves(t, "Saar", 3), "answer with")
end)

rule("78.s3d", "who may roll again does so before the other side rolls", function(t)
  local g = reserves(t, "Letnev", 2)
  g:choose("answer with The Barony of Letnev"):force{ "1" }
  g:pass_until(function() return g:ask().rule == "74.2" end)
  t:ok(g:log_has("Player 1 rolls"))
  t:ok(not g:log_has("Player 2 rolls"))
end)

card("Armada", "two ships more than the fleet pool holds, for nobody else", function(t)
  for ours, more in pairs{ Letnev = 2, Sol = 0 } do
    local g = faction.as(t, ours, { fleet = { 3 }, units = { { ["space of Quann"] = { destroyer = 6 } } } })
    g:choose("activate Atlas")
    faction.until_offered(g, "move 1 destroyer")
    t:not_offered(g, "move " .. 3 + more .. " destroyers from Quann", "beyond")
    t:offered(g, "move " .. 4 + more .. " destroyers from Quann (1 beyond your fleet pool)")
  end
end)

local function unlenn(t, more)
  local g = fight(t, "Letnev", { cruiser = 2 }, { cruiser = 1 }, more)
  return g:pass_until(function() return g:has("answer with Viscount Unlenn") or g:log_has("rolls") end)
end

card("Viscount Unlenn", "one ship rolls a die more in this round", function(t)
  local g = unlenn(t, { goods = { 0 } })
  g:choose("answer with Viscount Unlenn"):choose("cruiser of Player 1"):force{ "1", "1", "10", "1" }
  t:ok(faction.until_told(g, "Player 2 loses 1 cruiser"):log_has("Player 1 scores 1 hit"))
  t:eq(faction.leader(g, 0, "Viscount Unlenn"), { exhausted = true })
end)

card("Viscount Unlenn", "without him two dice are all; not on the ground", function(t)
  local g = unlenn(t, { agents_spent = { true, true, true } })
  t:not_offered(g, "answer with Viscount Unlenn")
  g = faction.as(t, "Letnev", { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 } }, { Atlas = { infantry = 1 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "land 1 infantry on Atlas"):choose("land 1 infantry on Atlas")
  t:not_offered(g:pass_until(function() return g:has("answer with Viscount Unlenn") or g:log_has("wins") end), "answer with Viscount Unlenn")
end)

faction.unlocks("Letnev", "Rear Admiral Farran", { units = { { Atlas = { destroyer = 5 } } }, fleet = { 8 } },
  { units = { { Atlas = { destroyer = 4 }, Lodor = { destroyer = 3 } } }, fleet = { 8 } })

-- Seat 0 has a note of Letnev, seat 2.
local function funded(t, notes, goods)
  local g = faction.as(t, "Sol", { notes = { notes }, goods = { 0, 0, goods }, units = { { ["space of Atlas"] = { cruiser = 1 } }, { ["space of Atlas"] = { cruiser = 1 } } } }, nil, "Letnev")
  g:arrange{ agents_spent = { true, true, true } }
  g:choose("activate Atlas")
  return g:pass_until(function() return g:has("answer with War Funding") or g:log_has("rolls") end)
end

card("War Funding", "its owner loses two trade goods, or what it has, and dice are rolled again", function(t)
  for goods, left in pairs{ [3] = 1, [1] = 0 } do
    local g = funded(t, { "War Funding" }, goods)
    g:choose("answer with War Funding"):force{ "1", "10", "1" }
    g:pass_until(function() return g:ask().rule == "74.2" end)
    g:choose(g:options(0)[1])
    t:ok(faction.until_told(g, "Player 2 loses 1 cruiser"):log_has("Player 2 loses 1 cruiser"))
    t:eq(g:see("seat.2.trade goods"), left)
    t:eq(imperium.notes(g, 2)["War Funding"], 1)
  end
end)

card("War Funding", "nobody answers with what he has not got", function(t)
  t:not_offered(funded(t, {}, 3), "answer with War Funding")
end)

rule({ "87.6", "card:Non-Euclidean Shielding" }, "with Non-Euclidean Shielding a use cancels two hits, not three", function(t)
  local g = fight(t, "Letnev", { dreadnought = 1, destroyer = 1 }, { cruiser = 3 }, { technologies = { { "Non-Euclidean Shielding" } }, agents_spent = { true, true, true } })
  g:force{ "1", "1", "1", "1", "10", "10", "10" }
  faction.until_offered(g, "1 dreadnought"):choose("1 dreadnought")
  faction.until_offered(g, "1 destroyer"):choose("1 destroyer")
  t:ok(g:log_has("dreadnought sustains damage"))
  t:eq(imperium.units(g, 0, "Atlas"), { dreadnought = 1 })
end)

-- ---- Mentak

local function ambush(t, ours, mine, more)
  local g = fight(t, ours, mine, { cruiser = 2 }, more)
  return g:pass_until(function() return g:has("answer with The Mentak Coalition") or g:log_has("in space combat") or g:log_has("wins") end)
end

card("Ambush", "two cruisers or destroyers roll before the combat", function(t)
  local g = ambush(t, "Mentak", { cruiser = 1, destroyer = 2 })
  g:choose("answer with The Mentak Coalition")
  t:not_offered(g, "2 cruisers")
  g:choose("1 cruiser"):choose("1 destroyer")
  g:force{ "7", "8" }
  g:pass_until(function() return g:log_has("Player 2 loses 1 cruiser") or g:log_has("Player 2 rolls") end)
  t:eq(imperium.units(g, 1, "Atlas"), { cruiser = 1 })
end)

card("Ambush", "not with other ships, nor for others", function(t)
  t:not_offered(ambush(t, "Mentak", { carrier = 1 }), "answer with The Mentak Coalition")
  t:not_offered(ambush(t, "Sol", { cruiser = 1 }), "answer with")
end)

rule("1.18+1", "what is used as one combat begins may be used as the next one does", function(t)
  local g = ambush(t, "Mentak", { cruiser = 2 }, { add_units = { { ["space of Quann"] = { cruiser = 2 } }, { ["space of Quann"] = { carrier = 1 } } } })
  g:choose("answer with The Mentak Coalition"):choose("2 cruisers"):force{ "10", "10" }
  g:pass_until(function() return g:log_has("wins") end)
  t:not_offered(g, "answer with The Mentak Coalition")
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate Quann") or g:see("round") == 2 end)
  g:choose("activate Quann")
  t:offered(g:pass_until(function() return g:has("answer with The Mentak Coalition") or g:see("round") == 2 end), "answer with The Mentak Coalition")
end)

-- Seat 0 is beside seat 1, a Mentak, and gains goods by Trade.
local function pillaged(t, goods, place, notes)
  local g = imperium.begun(t, { seats = { { faction = "Sol" }, { faction = "Mentak" }, { faction = "Saar" } } })
  imperium.pick(g, { { "Trade", "Leadership" }, { "Technology", "Warfare" }, { "Politics", "Construction" } })
  g:arrange{ no_secrets = true, goods = { goods, 0 }, commodities = { 0, 0 }, shown_notes = { notes },
    units = { { Jord = { space_dock = 1 } }, { [place] = { cruiser = 1 } } } }
  imperium.quiet(g):choose("use Trade")
  return g:pass_until(function() return g:has("answer with The Mentak Coalition") or g:log_has("replenish") or g:ask().rule == "82.2" end)
end

card("Pillage", "a trade good or a commodity of a neighbour with three goods", function(t)
  local g = pillaged(t, 0, "space of Atlas")
  g:choose("answer with The Mentak Coalition")
  if g:has("take a trade good") then g:choose("take a trade good") end
  t:eq({ g:see("seat.0.trade goods"), g:see("seat.1.trade goods") }, { 2, 1 })
end)

card("Pillage", "not of who is no neighbour", function(t)
  t:not_offered(pillaged(t, 0, "space of Vorhal"), "answer with The Mentak Coalition")
end)

card("Pillage", "after a transaction of a neighbour, too; not of who has less than three trade goods", function(t)
  for goods, offered in pairs{ [4] = true, [3] = false } do
    local g = faction.as(t, "Sol", { goods = { goods, 0, 0 }, units = { { ["space of Quann"] = { carrier = 1 } }, { ["space of Atlas"] = { carrier = 1 } }, { ["space of Quann"] = { carrier = 1 } } } }, "Mentak", "Saar")
    g:choose("bargain with somebody"):choose("bargain with Player 3"):choose("give 1 trade good"):choose("offer")
    g:choose("agree")
    t:eq(g:pass_until(function() return g:has("answer with The Mentak Coalition") or g:ask().rule == "3.1" end):has("answer with The Mentak Coalition"), offered)
  end
end)

card("Promise of Protection", "before its holder nobody is pillaged", function(t)
  t:not_offered(pillaged(t, 0, "space of Atlas", { "Promise of Protection" }), "answer with The Mentak Coalition")
end)

card("Promise of Protection", "laid open as an action; it goes back when its holder comes to units of its owner", function(t)
  local g = faction.as(t, "Sol", { notes = { { "Promise of Protection" } }, units = { {}, {}, { ["space of Atlas"] = { cruiser = 1 } } } })
  g:choose("use Promise of Protection")
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate Lodor") end)
  g:choose("activate Lodor")
  t:eq(imperium.notes(g, 2)["Promise of Protection"], nil)
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate Atlas") end)
  imperium.quiet(g:choose("activate Atlas"))
  t:eq(imperium.notes(g, 2)["Promise of Protection"], 1)
end)

card("Suffi An", "an action card for the Mentak and one for who was pillaged", function(t)
  local g = pillaged(t, 0, "space of Atlas")
  local mine, theirs = g:see("seat.1.hand.count"), g:see("seat.0.hand.count")
  g:choose("answer with The Mentak Coalition")
  if g:has("take a trade good") then g:choose("take a trade good") end
  g:choose("answer with Suffi An")
  t:eq({ g:see("seat.1.hand.count"), g:see("seat.0.hand.count") }, { mine + 1, theirs + 1 })
  t:eq(faction.leader(g, 1, "Suffi An"), { exhausted = true })
end)

card("Suffi An", "not where nothing was pillaged", function(t)
  local g = pillaged(t, 0, "space of Vorhal")
  t:not_offered(g, "answer with Suffi An")
end)

faction.unlocks("Mentak", "S'ula Mentarion", { units = { { Atlas = { cruiser = 2 }, Lodor = { cruiser = 2 } } } },
  { units = { { Atlas = { cruiser = 3, destroyer = 1 } } }, fleet = { 8 } })

local function wins(t, unlocked, dice)
  local g = fight(t, "Mentak", { carrier = 1 }, { carrier = 1 }, { unlocked = { unlocked }, technologies = { {} } })
  g:force(dice)
  return g:pass_until(function() return g:has("answer with S'ula Mentarion") or g:log_has("wins") and g:ask().rule == "3.1" or g:see("round") == 2 end)
end

card("S'ula Mentarion", "who loses a space combat gives a note", function(t)
  local g = wins(t, { "S'ula Mentarion" }, { "10", "1" })
  local had = imperium.notes(g, 1)["Ceasefire"]
  g:choose("answer with S'ula Mentarion")
  t:eq(g:ask().seat, 1)
  g:choose("Ceasefire")
  t:eq(had, 1)
  t:eq({ imperium.notes(g, 1)["Ceasefire"], imperium.notes(g, 0)["Ceasefire"] }, { nil, 2 })
end)

card("S'ula Mentarion", "not while locked, nor for who loses", function(t)
  t:not_offered(wins(t, {}, { "10", "1" }), "answer with S'ula Mentarion")
  t:not_offered(wins(t, { "S'ula Mentarion" }, { "1", "10" }), "answer with S'ula Mentarion")
end)

local function sleeps(t, unlocked, more)
  local g = fight(t, "Mentak", { cruiser = 1 }, { dreadnought = 1, fighter = 1, war_sun = 1 }, { unlocked = { unlocked } , fleet = { more or 8, 8 } })
  return g:pass_until(function() return g:has("answer with Ipswitch") or g:log_has("in space combat") end)
end

card("Ipswitch, Loose Cannon", "for each ship that is destroyed one alike, but what cannot be built", function(t)
  local g = sleeps(t, { "Ipswitch, Loose Cannon" })
  g:choose("answer with Ipswitch, Loose Cannon")
  g:arrange{ units = { { ["space of Atlas"] = { cruiser = 4 } }, { ["space of Atlas"] = { dreadnought = 1, fighter = 1, war_sun = 1, damaged = { dreadnought = 1, war_sun = 1 } } } } }
  g:force{ "10", "10", "10", "1", "1", "1", "1", "1" }
  g:pass_until(function() return g:log_has("wins") end)
  t:eq(imperium.units(g, 0, "Atlas"), { cruiser = 4, dreadnought = 1, fighter = 1 })
  t:eq(faction.leader(g, 0, "Ipswitch, Loose Cannon"), nil)
end)

card("Ipswitch, Loose Cannon", "no more ships than the fleet pool holds", function(t)
  local g = sleeps(t, { "Ipswitch, Loose Cannon" }, 2)
  g:choose("answer with Ipswitch, Loose Cannon")
  g:arrange{ units = { { ["space of Atlas"] = { cruiser = 2 } }, { ["space of Atlas"] = { dreadnought = 1, fighter = 1, damaged = { dreadnought = 1 } } } } }
  g:force{ "10", "10", "1", "1" }
  faction.until_offered(g, "1 dreadnought")
  t:eq(g:ask().rule, "37.3")
  g:choose("1 cruiser")
  t:eq(imperium.units(g, 0, "Atlas"), { cruiser = 1, dreadnought = 1, fighter = 1 })
end)

card("Ipswitch, Loose Cannon", "not while locked", function(t)
  t:not_offered(sleeps(t, {}), "answer with Ipswitch")
end)

-- Infantry of both on Atlas, with mechs of seat 1 who are hit.
local function on_ground(t, ours, mine)
  local g = faction.as(t, ours, { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = mine }, { Atlas = { mech = 1 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "land 1 mech on Atlas"):choose("land 1 mech on Atlas"):force{ "10", "1" }
  return g:pass_until(function() return g:has("1 mech") and g:ask().rule == "87.0" or g:log_has("loses 1 mech") end)
end

card("Moll Terminus", "ground forces of others beside it do not sustain damage", function(t)
  t:ok(on_ground(t, "Mentak", { carrier = 1, mech = 1 }):log_has("Player 2 loses 1 mech"))
end)

card("Moll Terminus", "beside mechs of others they do", function(t)
  local g = on_ground(t, "Sol", { carrier = 1, mech = 1 })
  t:offered(g, "1 mech")
end)

local function salvages(t, technologies, dice, mine)
  local g = fight(t, "Mentak", mine or { carrier = 1 }, { dreadnought = 1, damaged = { dreadnought = 1 } }, { technologies = { technologies }, goods = { 4 } })
  g:force(dice)
  return g:pass_until(function() return g:has("answer with Salvage Operations") or (g:log_has("wins") or g:log_has("Nobody wins")) and (g:ask().rule == "3.1" or g:see("round") == 2) end)
end

card("Salvage Operations", "a trade good, and who wins builds a ship of a kind that was destroyed", function(t)
  local g = salvages(t, { "Salvage Operations" }, { "10", "1" })
  t:eq(g:see("seat.0.trade goods"), 5)
  g:choose("answer with Salvage Operations")
  t:not_offered(g, "1 cruiser in space")
  g:choose("1 dreadnought in space")
  faction.until_told(g, "produces 1 dreadnought")
  t:eq(imperium.units(g, 0, "Atlas"), { carrier = 1, dreadnought = 1 })
end)

card("Salvage Operations", "who loses has the trade good alone; who draws has nothing, and so without it", function(t)
  local g = salvages(t, { "Salvage Operations" }, { "1", "10" })
  t:not_offered(g, "answer with Salvage Operations")
  t:eq(g:see("seat.0.trade goods"), 5)
  g = salvages(t, { "Salvage Operations" }, { "10", "10" })
  t:not_offered(g, "answer with Salvage Operations")
  t:eq(g:see("seat.0.trade goods"), 4)
  g = salvages(t, {}, { "10", "1" })
  t:eq(g:see("seat.0.trade goods"), 4)
end)

card("Salvage Operations", "nothing for a combat of others", function(t)
  local g = faction.as(t, "Sol", { technologies = { {}, {}, { "Salvage Operations" } }, goods = { 0, 0, 0 }, units = { { ["space of Atlas"] = { carrier = 1 } }, { ["space of Atlas"] = { carrier = 1 } } } }, nil, "Mentak")
  g:choose("activate Atlas"):force{ "10", "1" }
  g:pass_until(function() return g:log_has("wins") end)
  t:ok(not g:log_has("Salvage Operations takes effect"))
  t:eq(g:see("seat.2.trade goods"), 0)
end)

local function builds(t, technologies)
  local g = faction.as(t, "Mentak", { technologies = { technologies }, without = { { "Sarween Tools" } }, goods = { 2 }, exhausted = { "Moll Primus" },
    units = { { ["Moll Primus"] = { space_dock = 1 } } } })
  g:choose("activate Moll Primus")
  return g:pass_until(function() return g:has("that is all that is built") or g:see("round") == 2 end)
end

card("Mirror Computing", "a trade good is worth two resources", function(t)
  local g = builds(t, { "Mirror Computing" })
  faction.until_told(g:choose("1 dreadnought in space"), "produces 1 dreadnought")
  t:eq(g:see("seat.0.trade goods"), 0)
end)

card("Mirror Computing", "without it one", function(t)
  t:not_offered(builds(t, {}), "1 dreadnought in space")
end)

card("Darktalon Treilla", "fleets of any size, but not in the next round: what is too much goes", function(t)
  local g = faction.as(t, "Letnev", { unlocked = { { "Darktalon Treilla" } } })
  g:choose("use Darktalon Treilla")
  g:arrange{ fleet = { 3 }, units = { { ["space of Atlas"] = { cruiser = 8 } } } }
  g:pass_until(function() return g:see("phase") == "Status" end)
  t:eq(imperium.units(g, 0, "Atlas").cruiser, 8)
  g:pass_until(function() return g:see("round") == 2 end)
  t:eq(imperium.units(g, 0, "Atlas").cruiser, 5, "three by the pool, and two by Armada")
end)
