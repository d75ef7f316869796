-- The Federation of Sol and the Yin Brotherhood: abilities, units, leaders, notes.
local imperium = require "lib.imperium"

local function between(t, ours, theirs, position)
  return imperium.acting(t, position, { seats = { { faction = ours }, { faction = theirs }, { faction = "Hacan" } } })
end
local function until_offered(g, words)
  return g:pass_until(function() return g:has(words) or g:see("round") == 2 end)
end
-- Everybody passes until the next seat is asked for its turn.
local function turn_over(g)
  return g:pass_until(function() return g:ask().seat ~= 0 and g:has("activate") or g:see("round") == 2 end)
end
-- Seat 0 lands so many infantry on Atlas, where seat 1 stands.
local function landing(t, ours, theirs, n, units, more)
  local position = { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = { carrier = 1, infantry = n } }, { Atlas = units } } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = between(t, ours, theirs, position):choose("activate Atlas")
  local words = "land " .. n .. " infantry on Atlas"
  return until_offered(g, words):choose(words)
end

card("ZS Thunderbolt M2", "three resources bring a mech after Orbital Drop", function(t)
  local g = between(t, "Sol", "Letnev", { goods = { 3 }, strategy = { 2 }, exhausted = { "Jord" } })
  g:choose("use The Federation of Sol")
  if g:has("Jord") then g:choose("Jord") end
  until_offered(g, "answer with ZS Thunderbolt M2"):choose("answer with ZS Thunderbolt M2")
  turn_over(g)
  t:eq(imperium.units(g, 0, "Jord").mech, 1)
  t:eq(g:see("seat.0.trade goods"), 0)
end)

card("ZS Thunderbolt M2", "not for two", function(t)
  local g = between(t, "Sol", "Letnev", { goods = { 2 }, strategy = { 2 }, exhausted = { "Jord" } })
  g:choose("use The Federation of Sol")
  if g:has("Jord") then g:choose("Jord") end
  turn_over(g)
  t:eq(imperium.units(g, 0, "Jord").mech, nil)
end)

card("Advanced Carrier I", "six units find room, no more", function(t)
  local g = between(t, "Sol", "Letnev", { units = { { ["space of Atlas"] = { carrier = 1, fighter = 6 } } } })
  g:choose("activate Tequ'ran and Torkan"):choose("move 1 carrier"):choose("take 6 fighters along")
  t:not_offered(g, "take 1 fighter along")
end)

card("Advanced Carrier II", "it sustains damage", function(t)
  local g = between(t, "Sol", "Letnev", { technologies = { { "Advanced Carrier II" } },
    units = { { Atlas = { carrier = 1 } }, { Atlas = { cruiser = 1 } } } })
  g:choose("activate Atlas"):force{ "1", "10" }
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  until_offered(g, "1 carrier"):choose("1 carrier")
  t:ok(g:log_has("sustains damage"))
end)

card("Advanced Carrier II", "not before the technology", function(t)
  local g = between(t, "Sol", "Letnev", { units = { { Atlas = { carrier = 1 } }, { Atlas = { cruiser = 1 } } } })
  g:choose("activate Atlas"):force{ "1", "10" }
  g:pass_until(function() return g:log_has("Player 1 loses 1 carrier") end)
  t:ok(not g:log_has("sustains damage"))
end)

card("Spec Ops I", "they hit with a 7, others do not", function(t)
  local g = landing(t, "Sol", "Letnev", 1, { infantry = 1 })
  g:force{ "7", "7" }
  g:pass_until(function() return g:log_has("Player 2 loses 1 infantry") end)
  t:ok(not g:log_has("Player 1 loses"))
end)

card("Spec Ops II", "a 5 keeps it on its card, and it comes back home when its owner's turn begins", function(t)
  local g = landing(t, "Sol", "Letnev", 1, { infantry = 2 }, { technologies = { { "Spec Ops II" } } })
  local home = imperium.units(g, 0, "Jord").infantry or 0
  g:force{ "1", "10", "1", "5" }
  g:pass_until(function() return g:log_has("keeps 1 infantry") end)
  t:eq(imperium.units(g, 0, "Jord").infantry or 0, home)
  turn_over(g)
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate") or g:see("round") == 2 end)
  t:eq(imperium.units(g, 0, "Jord").infantry, home + 1)
end)

card("Spec Ops II", "a 4 does not", function(t)
  local g = landing(t, "Sol", "Letnev", 1, { infantry = 2 }, { technologies = { { "Spec Ops II" } } })
  g:force{ "1", "10", "1", "4" }
  turn_over(g)
  t:ok(g:log_has("Player 1 loses 1 infantry"))
  t:ok(not g:log_has("keeps"))
end)

card("Infantry II", "a 6 keeps it on its card; it comes back on the planets at home its owner says", function(t)
  local g = landing(t, "Letnev", "Winnu", 2, { infantry = 2 }, { technologies = { { "Infantry II" } } })
  local home = imperium.units(g, 0, "Wren Terra").infantry or 0
  g:force{ "1", "1", "10", "10", "6", "6" }
  g:pass_until(function() return g:log_has("keeps 2 infantry") end)
  until_offered(g, "put 2 of those kept on Wren Terra"):choose("put 2 of those kept on Wren Terra")
  t:eq(imperium.units(g, 0, "Wren Terra").infantry, home + 2)
end)

card("Infantry II", "not without the technology", function(t)
  local g = landing(t, "Letnev", "Winnu", 1, { infantry = 2 })
  g:force{ "1", "10", "1" }
  turn_over(g)
  t:ok(g:log_has("Player 1 loses 1 infantry"))
  t:ok(not g:log_has("keeps"))
end)

card("Evelyn DeLouis", "one ground force rolls one die more in this round", function(t)
  local g = landing(t, "Sol", "Letnev", 2, { infantry = 1 })
  until_offered(g, "answer with Evelyn DeLouis"):choose("answer with Evelyn DeLouis")
  if g:has("infantry of Player 1") then g:choose("infantry of Player 1") end
  g:force{ "1", "1", "1", "1" }
  g:pass_until(function() return g:log_has("Player 1 rolls 3 dice in ground combat") end)
  g:force{ "10", "10", "1" }
  g:pass_until(function() return g:log_has("Player 1 rolls 2 dice in ground combat") end)
  t:ok(g:log_has("Player 1 rolls 3 dice in ground combat"))
  t:ok(g:log_has("Player 1 rolls 2 dice in ground combat"))
end)

card("Evelyn DeLouis", "not in space", function(t)
  local g = between(t, "Sol", "Letnev", { units = { { Atlas = { cruiser = 1 } }, { Atlas = { cruiser = 1 } } } })
  g:choose("activate Atlas")
  t:not_offered(g, "answer with Evelyn DeLouis")
end)

-- ---- Yin ---------------------------------------------------------------------------------------

card("Indoctrination", "two influence turn an infantry of the opponent into one of theirs", function(t)
  local g = landing(t, "Yin", "Winnu", 2, { infantry = 2 }, { goods = { 2 }, exhausted = { "Darien" } })
  until_offered(g, "answer with The Yin Brotherhood"):choose("answer with The Yin Brotherhood")
  if g:has("1 infantry") then g:choose("1 infantry") end
  if g:has("give 2 trade goods") then g:choose("give 2 trade goods") end
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  t:ok(g:log_has("Player 1 rolls 3 dice in ground combat"))
  t:ok(g:log_has("Player 2 rolls 1 die in ground combat"))
  t:eq(g:see("seat.0.trade goods"), 0)
end)

card("Indoctrination", "not for one influence", function(t)
  local g = landing(t, "Yin", "Winnu", 2, { infantry = 2 }, { goods = { 1 }, exhausted = { "Darien" } })
  g:pass_until(function() return g:has("answer with The Yin Brotherhood") or g:log_has("rolls") end)
  t:not_offered(g, "answer with The Yin Brotherhood")
end)

card("Devotion", "after a round a destroyer is given for a hit where they like", function(t)
  local g = between(t, "Yin", "Winnu", { units = { { Atlas = { destroyer = 1, carrier = 1 } }, { Atlas = { carrier = 1, cruiser = 1 } } } })
  g:choose("activate Atlas"):force{ "1", "1", "1", "1", "1", "1" }
  until_offered(g, "answer with The Yin Brotherhood"):choose("answer with The Yin Brotherhood")
  until_offered(g, "1 carrier"):choose("1 carrier")
  t:ok(g:log_has("Player 1 loses 1 destroyer"))
  t:ok(g:log_has("Player 2 loses 1 carrier"))
end)

card("Devotion", "a carrier is no good for that", function(t)
  local g = between(t, "Yin", "Winnu", { units = { { Atlas = { carrier = 1 } }, { Atlas = { carrier = 1 } } } })
  g:choose("activate Atlas"):force{ "1", "1", "10", "1" }
  g:pass_until(function() return g:has("answer with The Yin Brotherhood") or g:log_has("loses 1 carrier") end)
  t:not_offered(g, "answer with The Yin Brotherhood")
end)

card("Moyin's Ashes", "for one influence more it is a mech", function(t)
  local g = landing(t, "Yin", "Winnu", 1, { infantry = 2 }, { goods = { 3 }, exhausted = { "Darien" } })
  until_offered(g, "answer with The Yin Brotherhood"):choose("answer with The Yin Brotherhood")
  until_offered(g, "answer with Moyin's Ashes"):choose("answer with Moyin's Ashes")
  g:pass_until(function() return g:log_has("rolls") end)
  t:eq(imperium.units(g, 0, "Atlas"), { infantry = 1, mech = 1, carrier = imperium.units(g, 0, "Atlas").carrier })
end)

card("Moyin's Ashes", "not without Indoctrination", function(t)
  local g = landing(t, "Yin", "Winnu", 1, { infantry = 2 }, { goods = { 3 } })
  t:not_offered(g, "answer with Moyin's Ashes")
end)

card("Brother Omar", "he is unlocked by Indoctrination", function(t)
  local g = landing(t, "Yin", "Winnu", 2, { infantry = 2 }, { goods = { 2 } })
  until_offered(g, "answer with The Yin Brotherhood"):choose("answer with The Yin Brotherhood")
  g:pass_until(function() return g:log_has("unlocks Brother Omar") or g:see("round") == 2 end)
  t:ok(g:log_has("Player 1 unlocks Brother Omar"))
end)

local function building(t, unlocked)
  local g = between(t, "Yin", "Winnu", { unlocked = { unlocked }, without = { { "Sarween Tools" } }, goods = { 1 }, exhausted = { "Darien" },
    units = { { Darien = { space_dock = 1, infantry = 1 } } } })
  g:choose("activate Darien")
  return until_offered(g, "1 infantry on Darien")
end

card("Brother Omar", "three infantry for one resource", function(t)
  local g = building(t, { "Brother Omar" })
  g:choose("3 infantry on Darien"):choose("that is all that is built")
  turn_over(g)
  t:eq(imperium.units(g, 0, "Darien").infantry, 4)
  t:eq(g:see("seat.0.trade goods"), 0)
end)

card("Brother Omar", "only two while he is locked", function(t)
  local g = building(t, {})
  t:not_offered(g, "3 infantry on Darien")
end)

card("Dannel of the Tenth", "a planet is readied or has its infantry doubled", function(t)
  local g = between(t, "Yin", "Winnu", { unlocked = { { "Dannel of the Tenth" } }, planets = { { "Darien", "Atlas" } }, exhausted = { "Darien" },
    units = { { Darien = { infantry = 1, space_dock = 1 }, Atlas = { infantry = 3 } } } })
  g:choose("use Dannel of the Tenth"):choose("ready it")
  t:eq(imperium.units(g, 0, "Darien").infantry, 1)
  t:eq(imperium.units(g, 0, "Atlas").infantry, 6)
end)

card("Dannel of the Tenth", "not without infantry on a planet", function(t)
  local g = between(t, "Yin", "Winnu", { unlocked = { { "Dannel of the Tenth" } }, units = { { Darien = { space_dock = 1 } } } })
  t:refused(g, { "use", "Dannel of the Tenth" }, "22.3")
end)

card("Greyfire Mutagen", "the Yin have no abilities in this tactical action", function(t)
  local g = between(t, "Winnu", "Yin", { notes = { { "Greyfire Mutagen" } }, goods = { 0, 5 }, planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { infantry = 2 } } } })
  g:choose("activate Atlas")
  until_offered(g, "answer with Greyfire Mutagen"):choose("answer with Greyfire Mutagen")
  until_offered(g, "land 2 infantry on Atlas"):choose("land 2 infantry on Atlas")
  g:pass_until(function() return g:has("answer with The Yin Brotherhood") or g:log_has("rolls") end)
  t:not_offered(g, "answer with The Yin Brotherhood")
end)

card("Greyfire Mutagen", "without it they have", function(t)
  local g = between(t, "Winnu", "Yin", { goods = { 0, 5 }, planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { infantry = 2 } } } })
  g:choose("activate Atlas")
  until_offered(g, "land 2 infantry on Atlas"):choose("land 2 infantry on Atlas")
  g:pass_until(function() return g:has("answer with The Yin Brotherhood") or g:log_has("rolls") end)
  t:offered(g, "answer with The Yin Brotherhood")
end)
