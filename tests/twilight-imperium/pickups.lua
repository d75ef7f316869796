-- What ships pick up on their way, and the ways of ships that could go by rifts or without.
local imperium = require "lib.imperium"
local sector = require "lib.sector"

rule({ "95.1", "95.1+1" }, "one further by an effect, it picks up on all of its way", function(t)
  local g = sector.active(t, "Quann", { units = { { ["space of Jord"] = { carrier = 1 }, Bereg = { infantry = 2 } } },
    planets = { { "Bereg" } }, technologies = { { "Gravity Drive" } } })
  sector.move(g, "1 carrier", { "2 infantry along from Bereg" }):choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Quann"), { carrier = 1, infantry = 2 })
end)

rule("95.1+1", "a detour takes what one ship is given, and leaves nothing for another", function(t)
  local position = { units = { { ["space of Cormund"] = { carrier = 1 }, ["space of Jord"] = { carrier = 1 }, Quann = { infantry = 2 } },
    { ["space of Gravity Rift 41"] = { cruiser = 1 } } }, planets = { { "Quann" } }, technologies = { { "Gravity Drive" } } }
  local g = sector.active(t, "Abyz and Fria", position)
  sector.move(g, "1 carrier from Cormund", { "2 infantry along from Quann" })
  t:not_offered(g, "move 1 carrier from Jord")
  g = sector.active(t, "Abyz and Fria", position)
  sector.move(g, "1 carrier from Jord")
  g:choose("move 1 carrier from Cormund")
  t:not_offered(g, "take 2 infantry along from Quann")
end)

rule("95.1+1", "in each system it moves through", function(t)
  local g = sector.active(t, "Alpha Wormhole 39", { units = { { ["space of Jord"] = { carrier = 1 }, Bereg = { infantry = 1 }, Quann = { infantry = 2 }, Abyz = { infantry = 1 } } },
    planets = { { "Bereg", "Quann", "Abyz" } }, technologies = { { "Advanced Carrier II", "Gravity Drive" } } })
  g:choose("move 1 carrier"):choose("take 1 infantry along from Bereg")
  g:choose("take 2 infantry along from Quann")
  g:choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Alpha Wormhole 39"), { carrier = 1, infantry = 3 })
end)

rule("95.1+1", "but not in more than its move allows", function(t)
  local g = sector.active(t, "Quann", { units = { { ["space of Jord"] = { carrier = 1 }, Bereg = { infantry = 1 }, Abyz = { infantry = 1 } } },
    planets = { { "Bereg", "Abyz" } }, technologies = { { "Advanced Carrier II" } } })
  g:choose("move 1 carrier")
  t:offered(g, "take 1 infantry along from Abyz")
  g:choose("take 1 infantry along from Bereg")
  t:not_offered(g, "take 1 infantry along from Abyz")
end)

rule({ "95.1+1", "41.2" }, "in a gravity rift, too, for a die when it leaves", function(t)
  local g = sector.active(t, "Wellon", { units = { { ["space of Abyz and Fria"] = { carrier = 1 }, Cormund = { infantry = 2 } } },
    planets = { { "Cormund" } }, technologies = { { "Gravity Drive" } } })
  sector.move(g, "1 carrier", { "2 infantry along from Cormund" })
  g:force{ "3" }
  g:choose("that is all that moves")
  t:ok(g:log_has("loses a carrier in a gravity rift"))
  t:eq(imperium.units(g, 0, "Cormund").infantry, nil)
end)

rule({ "41.1", "95.1+1" }, "leaving a rift where it begins it picks up one further", function(t)
  local g = sector.active(t, "Quann", { units = { { ["space of Gravity Rift 41"] = { carrier = 1 }, Bereg = { infantry = 2 } } }, planets = { { "Bereg" } } })
  sector.move(g, "1 carrier", { "2 infantry along from Bereg" })
  g:force{ "4" }
  g:choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Quann"), { carrier = 1, infantry = 2 })
end)

rule({ "58.4e", "41.1" }, "out of the active system, a rift, and back by a ship that moves one", function(t)
  local g = sector.active(t, "Cormund", { units = { { ["space of Cormund"] = { carrier = 1 }, Wellon = { infantry = 2 } } }, planets = { { "Wellon" } } })
  sector.move(g, "1 carrier", { "2 infantry along from Wellon" })
  g:force{ "1" }
  g:choose("that is all that moves")
  t:ok(g:log_has("loses a carrier in a gravity rift"))
  t:eq(imperium.units(g, 0, "Wellon").infantry, nil)
end)

test("who stays in a rift rolls nothing", function(t)
  local g = sector.active(t, "Cormund", { units = { { ["space of Cormund"] = { carrier = 1 }, Wellon = { infantry = 2 } } }, planets = { { "Wellon" } } })
  sector.move(g, "1 carrier"):choose("that is all that moves")
  t:ok(not g:log_has("die"))
  t:eq(imperium.units(g, 0, "Cormund"), { carrier = 1 })
end)

test("a ship that moves one cannot go out and back where no rift is", function(t)
  local g = sector.active(t, "Atlas", { units = { { ["space of Atlas"] = { carrier = 1 }, Kraag = { infantry = 2 } } }, planets = { { "Kraag" } } })
  t:not_offered(g, "move 1 carrier")
end)

rule("58.4b", "who may pass ships of others needs no rift", function(t)
  local g = sector.active(t, "Abyz and Fria", { units = { { ["space of Jord"] = { cruiser = 1 } }, { ["space of Bereg and Lirta IV"] = { fighter = 1 } } },
    technologies = { { "Light/Wave Deflector" } } })
  g:choose("move 1 cruiser"):choose("that is all that moves")
  t:ok(not g:log_has("die"))
  t:eq(imperium.units(g, 0, "Abyz and Fria"), { cruiser = 1 })
end)

rule("95.1+1", "and picks up where they are", function(t)
  local g = sector.active(t, "Quann", { units = { { ["space of Jord"] = { carrier = 1 }, Bereg = { infantry = 1 } }, { ["space of Bereg and Lirta IV"] = { fighter = 1 } } },
    planets = { { "Bereg" } }, technologies = { { "Light/Wave Deflector", "Advanced Carrier II" } } })
  sector.move(g, "1 carrier", { "1 infantry along from Bereg" }):choose("that is all that moves")
  imperium.quiet(g)
  t:eq(imperium.units(g, 0, "Bereg").infantry, nil)
end)

rule({ "41.1+1", "41.2" }, "one that goes one further by an effect does so before it risks a rift", function(t)
  local g = sector.active(t, "Abyz and Fria", { units = { { ["space of Jord"] = { carrier = 2 } } }, technologies = { { "Gravity Drive" } } })
  sector.move(g, "1 carrier")
  sector.move(g, "1 carrier")
  g:force{ "3" }
  g:choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Abyz and Fria"), { carrier = 1 })
end)
