-- Blue technologies: where they act and where they must not.
local imperium = require "lib.imperium"

card("Antimass Deflectors", "its owner moves into asteroid fields", function(t)
  local g = imperium.acting(t, { technologies = { { "Antimass Deflectors" } }, units = { { ["Arnor and Lor"] = { cruiser = 1 } } } })
  g:choose("activate Asteroid Field 44"):choose("move 1 cruiser"):choose("that is all")
  t:eq(imperium.units(g, 0, "Asteroid Field 44"), { cruiser = 1 })
end)

card("Antimass Deflectors", "and through them", function(t)
  local g = imperium.acting(t, { technologies = { { "Antimass Deflectors" } }, units = { { ["Beta Wormhole 40"] = { cruiser = 1 }, Jord = { space_dock = 1 } } } })
  g:choose("activate Lisis and Velnor")
  t:offered(g, "move 1 cruiser from Beta Wormhole 40")
end)

card("Antimass Deflectors", "space cannons roll one less against its owner", function(t)
  local g = imperium.acting(t, { technologies = { { "Antimass Deflectors" } }, units = { { Jord = { cruiser = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } } })
  g:choose("activate Atlas"):choose("move 1 cruiser"):choose("that is all")
  g:force{ "6" }
  g:choose("fire at Player 1")
  t:ok(not g:log_has("Player 1 loses"))
end)

card("Antimass Deflectors", "not against those who have it not, nor in combat", function(t)
  local g = imperium.acting(t, { units = { { Jord = { cruiser = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } } })
  g:choose("activate Atlas"):choose("move 1 cruiser"):choose("that is all")
  g:force{ "6" }
  g:choose("fire at Player 1")
  t:ok(g:log_has("Player 1 loses 1 cruiser"))
end)

card("Gravity Drive", "one ship moves one further, and only one", function(t)
  local g = imperium.acting(t, { units = { { Jord = { carrier = 2, cruiser = 1 } } }, technologies = { { "Gravity Drive" } } })
  g:choose("activate Deep Space 46")
  t:offered(g, "move 1 carrier from Jord")
  g:choose("move 1 carrier from Jord")
  if g:has("take no more") then g:choose("take no more") end
  t:refused(g, { "move 1 carrier from Jord" }, "58.3")
end)

card("Gravity Drive", "not without it", function(t)
  local g = imperium.acting(t, { units = { { Jord = { carrier = 2, cruiser = 1 } } } })
  g:choose("activate Deep Space 46")
  t:refused(g, { "move 1 carrier from Jord" }, "58.3")
end)

card("Light/Wave Deflector", "ships move through ships of others", function(t)
  local g = imperium.acting(t, { units = { { Jord = { cruiser = 1 } },
    { Atlas = { destroyer = 1 }, ["Tequ'ran and Torkan"] = { destroyer = 1 } } }, technologies = { { "Light/Wave Deflector" } } })
  g:choose("activate Mehar Xull")
  t:offered(g, "move 1 cruiser from Jord")
end)

card("Light/Wave Deflector", "not those of others", function(t)
  local g = imperium.acting(t, { units = { { Jord = { cruiser = 1 } },
    { Atlas = { destroyer = 1 }, ["Tequ'ran and Torkan"] = { destroyer = 1 } } }, technologies = { {}, { "Light/Wave Deflector" } } })
  g:choose("activate Mehar Xull")
  t:not_offered(g, "move 1 cruiser from Jord")
end)

card("Sling Relay", "a ship is built where a dock is", function(t)
  local g = imperium.acting(t, { units = { { Jord = { space_dock = 1 } } }, technologies = { { "Sling Relay" } }, goods = { 4 } })
  g:choose("use Sling Relay")
  if g:has("Jord") then g:choose("Jord") end
  t:not_offered(g, "1 infantry on Jord")
  g:choose("1 cruiser in space")
  g:pass_until(function() return g:log_has("Player 1 produces 1 cruiser") end)
  t:eq(imperium.units(g, 0, "Jord").cruiser, 1)
end)

card("Sling Relay", "not without a dock, and once until it is readied", function(t)
  local g = imperium.acting(t, { units = { { Jord = { cruiser = 1 } } }, technologies = { { "Sling Relay" } } })
  t:not_offered(g, "use Sling Relay")
end)

card("Sling Relay", "not where nothing could be paid", function(t)
  local function offered(position)
    position.technologies, position.units = { { "Sling Relay" } }, { position.there }
    position.there = nil
    return imperium.acting(t, position):has("use Sling Relay")
  end
  local dock = { Jord = { space_dock = 1 } }
  t:eq(offered{ there = dock, exhausted = { "Jord" } }, false)
  t:eq(offered{ there = dock, exhausted = { "Jord" }, goods = { 1 } }, true)
  t:eq(offered{ there = { Jord = { space_dock = 1, cruiser = 3, fighter = 3 } }, fleet = { 3 } }, true) -- 37.3: another goes
end)

card("Fleet Logistics", "a turn of two actions", function(t)
  local g = imperium.acting(t, { technologies = { { "Fleet Logistics" } } })
  g:choose("activate Tequ'ran and Torkan")
  g:pass_until(function() return g:has("activate") end)
  t:eq(g:ask().seat, 0)
end)

card("Fleet Logistics", "others have only one", function(t)
  local g = imperium.acting(t, { technologies = { {}, { "Fleet Logistics" } } })
  g:choose("activate Tequ'ran and Torkan")
  g:pass_until(function() return g:has("activate") end)
  t:eq(g:ask().seat, 1)
end)
