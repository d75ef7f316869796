-- Abilities of factions: where they act and where they must not.
local imperium = require "lib.imperium"

-- Seat 0 plays a faction; Winnu and Mentak are the others.
local function as(t, faction, position)
  local seats = { { faction = faction }, { faction = "Winnu" }, { faction = "Mentak" } }
  return imperium.acting(t, position, { seats = seats })
end

local function round_two(g) return g:pass_until(function() return g:see("round") == 2 end) end

card("Orbital Drop", "two infantry on a planet", function(t)
  local g = imperium.acting(t, { strategy = { 2 } })
  local before = imperium.units(g, 0, "Jord").infantry
  g:choose("use The Federation of Sol"):choose("Jord")
  t:eq(imperium.units(g, 0, "Jord").infantry, before + 2)
  t:eq(g:see("seat.0.strategy"), 1)
end)

card("Orbital Drop", "not without a token in the strategy pool", function(t)
  local g = imperium.acting(t, { strategy = { 0 } })
  t:refused(g, { "use", "The Federation of Sol" }, "1.11a")
end)

card("Versatile", "three tokens in the status phase, others only two", function(t)
  local g = imperium.acting(t)
  round_two(g)
  t:ok(g:log_has("Player 1 gains 3 command tokens"))
  t:ok(g:log_has("Player 2 gains 2 command tokens"))
end)

-- A carrier with infantry takes Atlas.
local function takes_atlas(t, faction, position)
  position.units = position.units or { {} }
  position.units[1]["space of Atlas"] = { carrier = 1, infantry = 2 }
  local g = as(t, faction, position)
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("land 2 infantry on Atlas") end)
  g:choose("land 2 infantry on Atlas")
  return g:pass_until(function() return g:log_has("Player 1 controls Atlas") end)
end

card("Scavenge", "a trade good for each planet gained", function(t)
  local g = takes_atlas(t, "Saar", { goods = { 0 }, hazardous = { "Core Mine" } })
  t:eq(g:see("seat.0.trade goods"), 1)
end)

card("Scavenge", "nothing for what others gain", function(t)
  local g = takes_atlas(t, "Arborec", { goods = { 0 }, hazardous = { "Core Mine" } })
  t:eq(g:see("seat.0.trade goods"), 0)
end)

card("Mitosis", "an infantry at the beginning of the status phase", function(t)
  local g = as(t, "Arborec")
  local before = imperium.units(g, 0, "Nestphar").infantry
  round_two(g)
  t:eq(imperium.units(g, 0, "Nestphar").infantry, before + 1)
end)

card("Assimilate", "structures on a planet it gains become its own", function(t)
  local g = takes_atlas(t, "L1Z1X", { planets = { {}, { "Atlas" } }, units = { {}, { Atlas = { pds = 1, space_dock = 1 } } } })
  t:eq(imperium.units(g, 0, "Atlas").pds, 1)
  t:eq(imperium.units(g, 0, "Atlas").space_dock, 1)
  t:eq(imperium.units(g, 1, "Atlas"), {})
end)

card("Assimilate", "not for others: they are destroyed", function(t)
  local g = takes_atlas(t, "Saar", { planets = { {}, { "Atlas" } }, units = { {}, { Atlas = { pds = 1, space_dock = 1 } } } })
  t:eq(imperium.units(g, 0, "Atlas").pds, nil)
  t:eq(imperium.units(g, 1, "Atlas"), {})
end)

-- A cruiser, which hits with 7, meets a dreadnought in Atlas and rolls this.
local function cruiser_rolls(t, faction, die)
  local g = as(t, faction, { agents_spent = { true, true, true }, units = { { ["space of Tequ'ran and Torkan"] = { cruiser = 1 } }, { ["space of Atlas"] = { dreadnought = 1 } } } })
  g:choose("activate Atlas"):choose("move 1 cruiser"):choose("that is all that moves")
  g:force{ die, "1" }
  return g:pass_until(function() return g:log_has("Player 2 rolls") end)
end

card("Unrelenting", "a roll of 6 hits", function(t)
  t:ok(cruiser_rolls(t, "N'orr", "6"):log_has("1 hit"))
end)

card("Fragile", "a roll of 7 does not", function(t)
  t:ok(not cruiser_rolls(t, "Jol-Nar", "7"):log_has("1 hit"))
end)

card("Unrelenting", "not for others, who hit with 7, not with 6", function(t)
  t:ok(cruiser_rolls(t, "Saar", "7"):log_has("1 hit"))
  t:ok(not cruiser_rolls(t, "Saar", "6"):log_has("1 hit"))
end)

card("Crafty", "no limit to action cards in hand", function(t)
  local hand = { "Sabotage", "Sabotage", "Flank Speed", "Flank Speed", "Morale Boost", "Morale Boost", "Skilled Retreat", "Skilled Retreat" }
  local g = as(t, "Yssaril", { hand = { hand } })
  round_two(g)
  t:ok(g:see("seat.0.hand.count") > 8)
end)

test("others keep seven", function(t)
  local hand = { "Sabotage", "Sabotage", "Flank Speed", "Flank Speed", "Morale Boost", "Morale Boost", "Skilled Retreat", "Skilled Retreat" }
  local g = as(t, "Saar", { hand = { hand } })
  round_two(g)
  t:eq(g:see("seat.0.hand.count"), 7)
end)
