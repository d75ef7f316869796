-- Space cannons, barrage, space combat with retreats and damage.
local imperium = require "lib.imperium"

-- Sol moves a fleet from Jord against a fleet in Atlas; the combat has begun.
local function battle(t, mine, theirs, more)
  local position = { units = { { Jord = mine }, { Atlas = theirs, ["Arc Prime"] = { infantry = 1, space_dock = 1 } } }, fleet = { 8, 8 } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = imperium.acting(t, position)
  g:choose("activate Atlas")
  for unit, n in pairs(mine) do
    if unit ~= "damaged" and unit ~= "infantry" and unit ~= "fighter" then
      local words = unit:gsub("_", " ")
      g:choose("move " .. n .. " " .. words .. (n > 1 and "s" or ""))
      while g:has("take") do g:choose("take no more") end
    end
  end
  return g
end

local function begin(g) return g:choose("that is all that moves") end

rule({ "78.0", "13.0", "29.0", "62.0", "89.s3", "78.2", "78.2a" }, "two fleets in one system fight", function(t)
  local g = begin(battle(t, { cruiser = 1 }, { cruiser = 1 }))
  t:ok(g:log_has("Player 1 and Player 2 fight a space combat in Atlas"))
end)

rule({ "78.1", "89.s3a" }, "one alone does not", function(t)
  local g = begin(battle(t, { cruiser = 1 }, {}))
  t:ok(not g:log_has("space combat"))
end)

rule({ "78.s2", "78.s2b", "78.s2a", "78.s5" }, "the defender says first whether it retreats, and then the attacker does not", function(t)
  local g = battle(t, { cruiser = 1 }, { cruiser = 1 }, { planets = { {}, { "Mehar Xull" } } })
  begin(g)
  t:eq(g:ask().seat, 1)
  g:force{ "1", "1" }
  g:choose("announce a retreat")
  g:choose("retreat to Mehar Xull")
  t:ok(g:log_has("Player 2 retreats to Mehar Xull"))
  t:eq(imperium.units(g, 1, "Mehar Xull"), { cruiser = 1 })
end)

rule("78.s2c", "without somewhere to go there is no retreat", function(t)
  local g = begin(battle(t, { cruiser = 1 }, { cruiser = 1 }))
  t:refused(g, { seat = 1, "announce a retreat" }, "78.s2c")
end)

rule({ "78.s5d", "78.s5b" }, "who retreats puts a token into the system reached", function(t)
  local g = battle(t, { cruiser = 1 }, { cruiser = 2 }, { planets = { {}, { "Mehar Xull" } } })
  begin(g)
  g:force{ "1", "1", "1" }
  g:choose("announce a retreat"):choose("retreat to Mehar Xull")
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.title == "Mehar Xull" then t:eq(piece.command, { "Letnev" }) end
  end
end)

rule({ "18.1", "78.s3+1", "78.s4", "31.0" }, "a result of at least the combat value destroys a ship", function(t)
  local g = begin(battle(t, { cruiser = 1 }, { cruiser = 1 }))
  g:force{ "7", "6" }
  g:pass():pass()
  t:ok(g:log_has("Player 2 loses 1 cruiser"))
  t:ok(not g:log_has("Player 1 loses"))
  t:ok(g:log_has("Player 1 wins the combat"))
end)

rule("78.s3e", "the attacker rolls first", function(t)
  local g = begin(battle(t, { cruiser = 1 }, { carrier = 1 }))
  g:force{ "6", "9" }
  g:pass():pass()
  t:ok(g:log_has("Player 1 loses 1 cruiser"))
  t:ok(not g:log_has("Player 2 loses"))
end)

rule({ "78.10+1", "78.9" }, "if nobody is left nobody has won", function(t)
  local g = begin(battle(t, { cruiser = 1 }, { cruiser = 1 }))
  g:force{ "10", "10" }
  g:pass():pass()
  t:ok(g:log_has("Nobody wins the combat"))
end)

rule({ "78.8", "78.s1b" }, "otherwise another round begins, without a barrage", function(t)
  local g = begin(battle(t, { cruiser = 1 }, { cruiser = 1 }))
  g:force{ "1", "1" }
  g:pass():pass()
  t:eq(g:ask().rule, "78.s2")
  t:eq(g:ask().seat, 1)
end)

rule({ "10.s1", "10.s1+1", "10.s2", "78.s1", "10.0" }, "a barrage destroys fighters before the combat", function(t)
  local g = battle(t, { destroyer = 1 }, { carrier = 1, fighter = 2 })
  g:force{ "9", "8" }
  begin(g)
  t:ok(g:log_has("Player 2 loses 1 fighter"))
end)

rule("10.s2+1", "hits beyond the fighters are lost", function(t)
  local g = battle(t, { destroyer = 1 }, { carrier = 1, fighter = 1 })
  g:force{ "9", "10" }
  begin(g)
  t:eq(imperium.units(g, 1, "Atlas"), { carrier = 1 })
end)

rule({ "10.s1d", "78.s1c" }, "a barrage is rolled even without fighters", function(t)
  local g = battle(t, { destroyer = 1 }, { cruiser = 1 })
  g:force{ "10", "10" }
  begin(g)
  t:ok(g:log_has("anti-fighter barrage"))
  t:eq(imperium.units(g, 1, "Atlas"), { cruiser = 1 })
end)

rule("78.s1a", "if a side has no ships after the barrage the combat is over", function(t)
  local g = battle(t, { destroyer = 1 }, { fighter = 1 })
  g:force{ "10", "10" }
  begin(g)
  t:ok(g:log_has("Player 1 wins the combat"))
end)

rule({ "87.0", "87.1", "87.1+1" }, "a dreadnought sustains damage instead", function(t)
  local g = begin(battle(t, { dreadnought = 1 }, { cruiser = 1 }))
  g:force{ "1", "10" }
  g:pass():pass()
  g:choose("1 dreadnought")
  t:ok(g:log_has("Player 1's dreadnought sustains damage"))
  t:eq(imperium.units(g, 0, "Atlas"), { dreadnought = 1 })
end)

rule("87.3", "a damaged unit cannot do so again", function(t)
  local g = begin(battle(t, { dreadnought = 1 }, { cruiser = 1 }))
  g:force{ "1", "10", "1", "10" }
  g:pass():pass()
  g:choose("1 dreadnought")
  g:pass():pass()
  t:ok(g:log_has("Player 1 loses 1 dreadnought"))
end)

rule({ "18.2", "78.s3a" }, "a war sun rolls three dice", function(t)
  local g = begin(battle(t, { war_sun = 1 }, { cruiser = 3 }))
  g:force{ "3", "3", "2", "1", "1", "1" }
  g:pass():pass()
  t:ok(g:log_has("Player 1 scores 2 hits"))
end)

-- Six players, on a galaxy with a nebula, Everra.
local function six(t, position)
  local g = t:table{ game = "twilight-imperium", speaker = 0,
    seats = { { faction = "Sol" }, { faction = "Letnev" }, { faction = "Hacan" }, { faction = "Mentak" }, { faction = "Xxcha" }, { faction = "Winnu" } } }
  g:go("84")
  for _, card in ipairs{ "Leadership", "Diplomacy", "Politics", "Construction", "Trade", "Warfare" } do g:choose("take " .. card) end
  return g:arrange(position)
end

rule("59.3", "the defender in a nebula has one more on each roll", function(t)
  local g = six(t, { units = { { Everra = { cruiser = 1 } }, { Everra = { cruiser = 1 } } } })
  g:arrange{ agents_spent = { true, true, true, true, true, true } }
  g:choose("activate Everra")
  g:force{ "6", "6" }
  g:pass():pass()
  t:ok(g:log_has("Player 2 wins the combat"))
end)

rule({ "59.2", "59.2+1" }, "a ship in a nebula has a move of 1", function(t)
  local g = six(t, { units = { { Everra = { cruiser = 1 } } } })
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.owner == 0 and piece.type == "cruiser" then t:eq(g:explain("unit:" .. piece.id .. ":move").total, 1) end
  end
end)

rule({ "77.2", "77.3+1", "77.5", "58.7", "89.s2c", "77.3b+1", "63.1" }, "a PDS fires at ships that come", function(t)
  local g = battle(t, { cruiser = 2 }, { pds = 1 }, { planets = { {}, { "Atlas" } } })
  begin(g)
  t:eq(g:ask().seat, 1)
  g:force{ "7" }
  g:choose("fire at Player 1")
  t:ok(g:log_has("Player 1 loses 1 cruiser"))
end)

rule({ "77.3c", "77.3c+1" }, "an upgraded one also from adjacent systems", function(t)
  local g = imperium.acting(t, { units = { { Jord = { cruiser = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } },
    technologies = { {}, { "PDS II" } } })
  g:choose("activate Tequ'ran and Torkan"):choose("move 1 cruiser"):choose("that is all")
  t:eq(g:ask().seat, 1)
  g:force{ "6" }
  g:choose("fire at Player 1")
  t:ok(g:log_has("Player 1 loses 1 cruiser"))
end)

rule("77.5a", "others than the active player fire at nobody else", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { cruiser = 1 } }, { Atlas = { cruiser = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, {}, { "Atlas" } } })
  g:choose("activate Atlas")
  t:eq(g:ask().seat, 2)
  t:refused(g, { seat = 2, "fire at Player 2" }, "77.5a")
end)

rule("77.5b", "the active player chooses whom to fire at", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { pds = 1 } }, { Atlas = { cruiser = 1 } } }, planets = { { "Atlas" } } })
  g:choose("activate Atlas")
  g:force{ "7" }
  g:choose("fire at Player 2")
  t:ok(g:log_has("Player 2 loses 1 cruiser"))
end)

test("a plain PDS does not fire into adjacent systems", function(t)
  local g = imperium.acting(t, { units = { { Jord = { cruiser = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } } })
  g:choose("activate Tequ'ran and Torkan"):choose("move 1 cruiser"):choose("that is all")
  t:not_offered(g, "fire at Player 1")
end)

rule({ "16.3c+1", "16.4" }, "after the combat what no ship carries is removed", function(t)
  local g = begin(battle(t, { cruiser = 1 }, { carrier = 1, infantry = 2, damaged = {} },
    { units = { { Jord = { cruiser = 1 } }, { ["space of Atlas"] = { infantry = 2 }, Atlas = { carrier = 1 }, ["Arc Prime"] = { infantry = 1, space_dock = 1 } } } }))
  g:force{ "10", "1" }
  g:pass():pass()
  t:ok(g:log_has("Player 2 removes 2 infantry from Atlas"))
end)

rule({ "77.2+1", "77.1", "77.0" }, "players fire one after the other, from the active one clockwise", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { pds = 1, cruiser = 1 } }, { Atlas = { cruiser = 1 } }, { Jord = { pds = 1 } } },
    planets = { { "Atlas" }, {}, { "Jord" } }, technologies = { {}, {}, { "PDS II" } } })
  g:choose("activate Atlas")
  t:eq(g:ask().seat, 0)
  g:force{ "1" }
  g:choose("fire at Player 2")
  t:eq(g:ask().seat, 2)
end)

rule("77.4", "space cannons may fire even if nothing moved", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { cruiser = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } } })
  g:choose("activate Atlas")
  t:eq(g:ask().seat, 1)
  t:offered(g, "fire at Player 1")
end)

rule({ "87.4", "87.4a" }, "damage is sustained against space cannons too", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { dreadnought = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } } })
  g:choose("activate Atlas")
  g:force{ "7" }
  g:choose("fire at Player 1"):choose("1 dreadnought")
  t:ok(g:log_has("dreadnought sustains damage"))
end)

rule({ "87.4a+1" }, "a dreadnought does not sustain damage against a barrage", function(t)
  local g = battle(t, { destroyer = 1 }, { dreadnought = 1 })
  g:force{ "10", "10" }
  begin(g)
  t:ok(not g:log_has("sustains damage"))
  t:eq(imperium.units(g, 1, "Atlas"), { dreadnought = 1 })
end)

rule({ "78.s5a" }, "nobody retreats from a fleet that is gone", function(t)
  local g = battle(t, { cruiser = 1 }, { cruiser = 2 }, { planets = { {}, { "Mehar Xull" } } })
  begin(g)
  g:force{ "1", "10", "1" }
  g:choose("announce a retreat")
  t:ok(not g:log_has("Player 2 retreats to"))
  t:ok(g:log_has("Player 2 wins the combat"))
end)

rule({ "78.s5b+1" }, "what cannot be carried in a retreat is removed", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { cruiser = 1 } }, { Atlas = { carrier = 1, fighter = 6 } } }, planets = { {}, { "Mehar Xull" } }, fleet = { 5, 5 } })
  g:choose("activate Atlas")
  g:force{ "1", "1", "1", "1", "1", "1", "1", "1" }
  g:choose("announce a retreat"):choose("retreat to Mehar Xull")
  if g:has("2 fighters") then g:choose("2 fighters") end
  t:eq(imperium.units(g, 1, "Mehar Xull"), { carrier = 1, fighter = 4 })
end)

rule({ "78.s5c", "78.s5c+1" }, "nor to where others have ships", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { cruiser = 1 }, ["Mehar Xull"] = { destroyer = 1 } }, { Atlas = { cruiser = 1 } } }, planets = { {}, { "Mehar Xull" } } })
  g:choose("activate Atlas")
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  t:refused(g, { seat = 1, "announce a retreat" }, "78.s2c")
end)

rule({ "78.s5d+1" }, "no second token where one lies", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { cruiser = 1 } }, { Atlas = { cruiser = 1 } } }, planets = { {}, { "Mehar Xull" } }, tokens = { {}, { "Mehar Xull" } } })
  g:choose("activate Atlas")
  g:force{ "1", "1" }
  g:choose("announce a retreat"):choose("retreat to Mehar Xull")
  t:ok(not g:log_has("Player 2 places a command token"))
end)

rule({ "78.s5d+2" }, "without one in reinforcements it comes out of a pool", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { cruiser = 1 } }, { Atlas = { cruiser = 1 } } }, planets = { {}, { "Mehar Xull" } },
    tactic = { 3, 9 }, fleet = { 3, 4 }, strategy = { 2, 3 } })
  g:choose("activate Atlas")
  g:force{ "1", "1" }
  g:choose("announce a retreat"):choose("retreat to Mehar Xull"):choose("take it from the strategy pool")
  t:eq(g:see("seat.1.strategy"), 2)
end)

rule({ "78.10", "78.2b", "78.9a" }, "who is left has won", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { cruiser = 1 } }, { Atlas = { carrier = 1 } } } })
  g:choose("activate Atlas")
  g:force{ "10", "1" }
  g:pass():pass()
  t:ok(g:log_has("Player 1 wins the combat"))
end)

rule({ "78.s3", "78.s3c", "78.s4+1", "78.s4+2" }, "the hits of all ships are added up", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { cruiser = 2, dreadnought = 1 } }, { Atlas = { cruiser = 3 } } }, fleet = { 5, 5 } })
  g:choose("activate Atlas")
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  g:force{ "7", "7", "5", "1", "1", "1" }
  g:pass():pass()
  t:ok(g:log_has("Player 1 scores 3 hits"))
  t:ok(g:log_has("Player 2 loses 3 cruisers"))
end)

rule({ "31.1" }, "the owner chooses which units are destroyed", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { cruiser = 1 } }, { Atlas = { cruiser = 1, destroyer = 1, carrier = 1 } } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:ask().rule == "78.s2" end)
  g:force{ "7", "1", "1", "1" }
  g:pass():pass()
  t:eq(g:ask().seat, 1)
  g:choose("1 carrier")
  t:ok(g:log_has("Player 2 loses 1 carrier"))
end)

rule({ "16.3c" }, "during a combat capacity does not matter", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { cruiser = 1 } }, { Atlas = { carrier = 1, fighter = 4, cruiser = 1 } } } })
  g:choose("activate Atlas")
  g:force{ "10", "1", "1", "1", "1", "1", "1" }
  g:pass():pass()
  g:choose("1 carrier")
  t:ok(not g:log_has("removes"))
end)

rule({ "78.10a" }, "the winner then removes what its ships cannot carry", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { cruiser = 1 } }, { Atlas = { carrier = 1, fighter = 2 } } } })
  g:choose("activate Atlas")
  g:force{ "10", "10", "10", "1" }
  g:pass():pass()
  g:choose("1 carrier")
  t:ok(g:log_has("Player 2 removes 2 fighters from Atlas"))
end)
