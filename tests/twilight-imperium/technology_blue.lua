-- Blue technologies: where they act and where they must not.
local imperium = require "lib.imperium"

card("Antimass Deflectors", "its owner moves into asteroid fields", function(t)
  local g = imperium.acting(t, { units = { { ["Arnor and Lor"] = { cruiser = 1 } } } })
  g:choose("activate Asteroid Field 44"):choose("move 1 cruiser"):choose("that is all")
  t:eq(imperium.units(g, 0, "Asteroid Field 44"), { cruiser = 1 })
end)

card("Antimass Deflectors", "and through them", function(t)
  local g = imperium.acting(t, { units = { { ["Beta Wormhole 40"] = { cruiser = 1 }, Jord = { space_dock = 1 } } } })
  g:choose("activate Lisis and Velnor")
  t:offered(g, "move 1 cruiser from Beta Wormhole 40")
end)

card("Antimass Deflectors", "space cannons roll one less against its owner", function(t)
  local g = imperium.acting(t, { units = { { Jord = { cruiser = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } } })
  g:choose("activate Atlas"):choose("move 1 cruiser"):choose("that is all")
  g:force{ "6" }
  g:choose("fire at Player 1")
  t:ok(not g:log_has("Player 1 loses"))
end)

card("Antimass Deflectors", "not against those who have it not, nor in combat", function(t)
  local g = imperium.acting(t, { units = { { Jord = { cruiser = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } },
    without = { { "Antimass Deflectors" } } })
  g:choose("activate Atlas"):choose("move 1 cruiser"):choose("that is all")
  g:force{ "6" }
  g:choose("fire at Player 1")
  t:ok(g:log_has("Player 1 loses 1 cruiser"))
end)
