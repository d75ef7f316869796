-- More flagships, mechs and technologies of factions: where they act and where they must not.
local imperium = require "lib.imperium"

local function between(t, ours, theirs, position)
  return imperium.acting(t, position, { seats = { { faction = ours }, { faction = theirs }, { faction = "Hacan" } } })
end
local function fight(t, ours, theirs, units, more)
  local position = { units = units }
  for key, value in pairs(more or {}) do position[key] = value end
  return between(t, ours, theirs, position):choose("activate Atlas")
end
-- What is asked is passed until somebody has rolled so often.
local function rolled(g, who)
  return g:pass_until(function() return g:log_has(who .. " rolls") end)
end

card("Arc Secundus", "it is repaired when a round of space combat begins", function(t)
  local g = fight(t, "Letnev", "Winnu", { { Atlas = { flagship = 1, damaged = { flagship = 1 } } }, { Atlas = { cruiser = 1 } } })
  imperium.quiet(g)
  t:eq(imperium.damaged(g, 0), 0)
end)

card("Arc Secundus", "not other ships, and not elsewhere", function(t)
  local g = fight(t, "Letnev", "Winnu", { { Atlas = { dreadnought = 1, damaged = { dreadnought = 1 } } }, { Atlas = { cruiser = 1 } } })
  imperium.quiet(g)
  t:eq(imperium.damaged(g, 0), 1)
end)

card("Non-Euclidean Shielding", "one use cancels two hits", function(t)
  local g = fight(t, "Letnev", "Winnu", { { Atlas = { dreadnought = 1, destroyer = 1 } }, { Atlas = { cruiser = 2 } } },
    { technologies = { { "Non-Euclidean Shielding" } } })
  g:force{ "1", "1", "10", "10" }
  g:pass_until(function() return g:has("1 dreadnought") end)
  g:choose("1 dreadnought")
  t:ok(not g:log_has("Player 1 loses"))
end)

card("Non-Euclidean Shielding", "without it only one", function(t)
  local g = fight(t, "Letnev", "Winnu", { { Atlas = { dreadnought = 1, destroyer = 1 } }, { Atlas = { cruiser = 2 } } })
  g:force{ "1", "1", "1", "1", "10", "10" }
  g:pass_until(function() return g:has("1 dreadnought") end)
  g:choose("1 dreadnought")
  if g:has("1 destroyer") then g:choose("1 destroyer") end
  t:ok(g:log_has("Player 1 loses 1 destroyer"))
end)

card("Supercharge", "one more on all rolls of the round", function(t)
  local g = fight(t, "Naaz-Rokha", "Winnu", { { Atlas = { cruiser = 1 } }, { Atlas = { cruiser = 1 } } }, { technologies = { { "Supercharge" } } })
  g:pass_until(function() return g:has("answer with Supercharge") end)
  g:choose("answer with Supercharge")
  g:force{ "6", "1" }
  rolled(g, "Player 2")
  t:ok(g:log_has("Player 2 loses 1 cruiser"))
end)

card("Supercharge", "not before it is used, nor for two more", function(t)
  local function rolls(die, use)
    local g = fight(t, "Naaz-Rokha", "Winnu", { { Atlas = { cruiser = 1 } }, { Atlas = { cruiser = 1 } } }, { technologies = { { "Supercharge" } } })
    g:pass_until(function() return g:has("answer with Supercharge") end)
    if use then g:choose("answer with Supercharge") else g:pass() end
    g:force{ die, "1" }
    return rolled(g, "Player 2"):log_has("Player 2 loses 1 cruiser")
  end
  t:eq({ rolls("6"), rolls("5", true) }, { false, false })
end)

card("Supercharge", "not for a combat of others", function(t)
  local g = fight(t, "Winnu", "Naaz-Rokha", { { Atlas = { cruiser = 1 } }, { Lodor = { cruiser = 1 } } }, { technologies = { {}, { "Supercharge" } } })
  g:pass_until(function() return g:ask().seat == 1 end)
  t:not_offered(g, "answer with Supercharge")
end)

card("Van Hauge", "with it all ships there are destroyed", function(t)
  local g = fight(t, "Yin", "Winnu", { { Atlas = { flagship = 1, damaged = { flagship = 1 } } }, { Atlas = { cruiser = 2 } } })
  g:force{ "1", "1", "10", "1" }
  g:pass_until(function() return g:log_has("Player 2 loses 2 cruisers") end)
  t:ok(g:log_has("Player 1 loses 1 flagship"))
end)

card("Van Hauge", "not with another ship of theirs", function(t)
  local g = fight(t, "Yin", "Winnu", { { Atlas = { destroyer = 1 }, Lodor = { flagship = 1 } }, { Atlas = { cruiser = 2 } } })
  g:force{ "1", "1", "1", "10", "1" }
  g:pass_until(function() return g:log_has("Player 1 loses 1 destroyer") end)
  t:eq(imperium.units(g, 1, "Atlas").cruiser, 2)
end)

card("Genesis", "an infantry more in its system at the end of the status phase", function(t)
  local g = between(t, "Sol", "Winnu", { units = { { Atlas = { flagship = 1 } } } })
  g:pass_until(function() return g:see("round") == 2 end)
  t:ok(g:log_has("Genesis takes effect"))
end)

card("Genesis", "not while it is not on the board", function(t)
  local g = between(t, "Sol", "Winnu", { units = { { Atlas = { cruiser = 1 } } } })
  g:pass_until(function() return g:see("round") == 2 end)
  t:ok(not g:log_has("Genesis takes effect"))
end)

card("J.N.S. Hylarim", "a natural nine hits three times", function(t)
  local g = fight(t, "Jol-Nar", "Winnu", { { Atlas = { flagship = 1 } }, { Atlas = { cruiser = 4 } } })
  g:force{ "9", "1", "1", "1", "1", "1" }
  rolled(g, "Player 1")
  imperium.quiet(g)
  t:ok(g:log_has("Player 1 scores 3 hits"))
end)

card("J.N.S. Hylarim", "not for an eight, which hits once", function(t)
  local g = fight(t, "Jol-Nar", "Winnu", { { Atlas = { flagship = 1 } }, { Atlas = { cruiser = 4 } } })
  g:force{ "8", "1", "1", "1", "1", "1" }
  rolled(g, "Player 1")
  imperium.quiet(g)
  t:ok(g:log_has("Player 1 scores 1 hit"))
end)

card("Quetzecoatl", "space cannons of others do not fire at its fleet", function(t)
  local g = fight(t, "Argent", "Winnu", { { Atlas = { flagship = 1 } }, { Atlas = { pds = 1 } } }, { planets = { {}, { "Atlas" } } })
  t:not_offered(g, "fire at Player 1")
end)

card("Quetzecoatl", "at a fleet without it they do", function(t)
  local g = fight(t, "Argent", "Winnu", { { Atlas = { cruiser = 1 } }, { Atlas = { pds = 1 } } }, { planets = { {}, { "Atlas" } } })
  t:offered(g, "fire at Player 1")
end)

card("Neuroglaive", "who activates a system with its ships loses a token of the fleet pool", function(t)
  local g = between(t, "Winnu", "Naalu", { units = { {}, { Atlas = { cruiser = 1 } } }, technologies = { {}, { "Neuroglaive" } } })
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate Atlas") end)
  local fleet = g:see("seat.0.fleet")
  g:choose("activate Atlas"):pass_until(function() return g:log_has("Neuroglaive takes effect") end)
  t:eq(g:see("seat.0.fleet"), fleet - 1)
  t:ok(g:log_has("Neuroglaive takes effect"))
end)

card("Neuroglaive", "not where none of its ships are", function(t)
  local g = between(t, "Winnu", "Naalu", { units = { {}, { Atlas = { cruiser = 1 } } }, technologies = { {}, { "Neuroglaive" } } })
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate Lodor") end)
  g:choose("activate Lodor")
  t:ok(not g:log_has("Neuroglaive takes effect"))
end)
