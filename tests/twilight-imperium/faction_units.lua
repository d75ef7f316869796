-- Flagships, mechs and technologies of factions: where they act and where they must not.
local imperium = require "lib.imperium"

-- One faction at seat 0, another at seat 1.
local function between(t, ours, theirs, position)
  return imperium.quiet(imperium.acting(t, position, { seats = { { faction = ours }, { faction = theirs }, { faction = "Hacan" } } }))
end

-- Seat 0 fights seat 1 in the space of Atlas with ships that are there already.
local function fight(t, ours, theirs, units, more)
  local position = { units = units }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = between(t, ours, theirs, position)
  return g:choose("activate Atlas")
end

card("Fourth Moon", "ships of others there do not sustain damage", function(t)
  local g = fight(t, "Mentak", "Winnu", { { Atlas = { flagship = 1 } }, { Atlas = { dreadnought = 1 } } })
  g:force{ "10", "10", "1" }
  g:pass_until(function() return g:log_has("Player 1 rolls") end)
  imperium.quiet(g)
  t:ok(g:log_has("Player 2 loses 1 dreadnought"))
end)

card("Fourth Moon", "elsewhere they do", function(t)
  local g = fight(t, "Mentak", "Winnu", { { Atlas = { cruiser = 1 }, Lodor = { flagship = 1 } }, { Atlas = { dreadnought = 1 } } })
  g:force{ "10", "1" }
  g:pass_until(function() return g:has("1 dreadnought") end)
  g:choose("1 dreadnought")
  t:ok(g:log_has("dreadnought sustains damage"))
end)

card("C'morran N'orr", "its fleet rolls one better, not others", function(t)
  local g = fight(t, "N'orr", "Winnu", { { Atlas = { flagship = 1, cruiser = 1 } }, { Atlas = { cruiser = 1 } } })
  local found = {}
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.type == "cruiser" then found[piece.owner] = g:explain("unit:" .. piece.id .. ":combat_roll").total end
  end
  t:ok(found[0] > found[1])
end)

card("Y'sia Y'ssrila", "it moves through ships of others", function(t)
  local g = between(t, "Yssaril", "Winnu", { units = { { Retillion = { flagship = 1, cruiser = 1 } },
    { Atlas = { destroyer = 1 }, ["Tequ'ran and Torkan"] = { destroyer = 1 } } } })
  imperium.quiet(imperium.quiet(g):choose("activate Mehar Xull"))
  t:offered(g, "move 1 flagship from")
end)

card("Y'sia Y'ssrila", "the cruisers beside it do not", function(t)
  local g = between(t, "Yssaril", "Winnu", { units = { { Retillion = { flagship = 1, cruiser = 1 } },
    { Atlas = { destroyer = 1 }, ["Tequ'ran and Torkan"] = { destroyer = 1 } } } })
  imperium.quiet(imperium.quiet(g):choose("activate Mehar Xull"))
  t:not_offered(g, "move 1 cruiser from")
end)

card("L4 Disruptors", "space cannons do not fire at those who land", function(t)
  local g = between(t, "Letnev", "Winnu", { technologies = { { "L4 Disruptors" } }, planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { pds = 1 } } } })
  g:choose("activate Atlas"):pass_until(function() return g:has("land 2 infantry") end)
  g:choose("land 2 infantry on Atlas")
  imperium.quiet(g)
  t:ok(g:log_has("Player 1 controls Atlas"))
end)

card("L4 Disruptors", "without it they do", function(t)
  local g = between(t, "Letnev", "Winnu", { planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { pds = 1 } } } })
  g:choose("activate Atlas"):pass_until(function() return g:has("land 2 infantry") end)
  g:choose("land 2 infantry on Atlas")
  t:offered(g, "fire")
end)

card("Dunlain Reaper", "an infantry becomes a mech for two resources", function(t)
  local g = between(t, "Letnev", "Winnu", { planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { infantry = 1 } } }, goods = { 2 } })
  g:choose("activate Atlas"):pass_until(function() return g:has("land 2 infantry") end)
  g:choose("land 2 infantry on Atlas"):choose("answer with Dunlain Reaper")
  g:pass_until(function() return g:log_has("Player 1 places 1 mech") end)
  t:eq(imperium.units(g, 0, "Atlas").mech, 1)
end)

card("Dunlain Reaper", "what is not in reinforcements is not deployed", function(t)
  local g = between(t, "Letnev", "Winnu", { planets = { { "Lodor" }, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 }, Lodor = { mech = 4 } }, { Atlas = { infantry = 1 } } }, goods = { 2 } })
  g:choose("activate Atlas"):pass_until(function() return g:has("land 2 infantry") end)
  g:choose("land 2 infantry on Atlas")
  t:not_offered(g, "answer with Dunlain Reaper")
end)

card("E-Res Siphons", "four goods when another activates a system with its ships, not with none", function(t)
  local g = between(t, "Winnu", "Jol-Nar", { technologies = { {}, { "E-Res Siphons" } }, units = { {}, { Atlas = { cruiser = 1 } } } })
  local had = g:see("seat.1.trade goods")
  g:choose("activate Atlas")
  t:eq(g:see("seat.1.trade goods"), had + 4)
end)

card("E-Res Siphons", "not where it has no ships", function(t)
  local g = between(t, "Winnu", "Jol-Nar", { technologies = { {}, { "E-Res Siphons" } }, units = { {}, { Atlas = { cruiser = 1 } } } })
  local had = g:see("seat.1.trade goods")
  g:choose("activate Lodor")
  t:eq(g:see("seat.1.trade goods"), had)
end)

card("The Inferno", "a cruiser joins it for a strategy token", function(t)
  local g = between(t, "Muaat", "Winnu", { units = { { Atlas = { flagship = 1 } } } })
  g:choose("use The Inferno")
  t:eq(imperium.units(g, 0, "Atlas").cruiser, 1)
end)

card("The Inferno", "not while it is not on the board", function(t)
  local g = between(t, "Muaat", "Winnu", { units = { { Atlas = { cruiser = 1 } } } })
  t:not_offered(g, "use The Inferno")
end)

card("The Terror Between", "what is destroyed beside it is captured", function(t)
  local g = fight(t, "Vuil'raith", "Winnu", { { Atlas = { flagship = 1 } }, { Atlas = { cruiser = 1 } } })
  g:force{ "10", "1", "1" }
  g:pass_until(function() return g:log_has("Player 2 loses 1 cruiser") end)
  t:ok(g:log_has("Player 1 captures 1 cruiser"))
end)

card("The Terror Between", "not elsewhere", function(t)
  local g = fight(t, "Vuil'raith", "Winnu", { { Atlas = { destroyer = 1 }, Lodor = { flagship = 1 } }, { Atlas = { cruiser = 1 } } })
  g:force{ "1", "1", "1", "10" } -- two of them are of its barrage
  g:pass_until(function() return g:log_has("Player 1 loses 1 destroyer") end)
  t:ok(not g:log_has("captures"))
end)
