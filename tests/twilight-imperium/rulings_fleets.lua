-- Single rulings about fleets and planets in places where rules meet.
local imperium = require "lib.imperium"
local sector = require "lib.sector"

-- A fleet over Bereg and Lirta IV, both held by infantry of seat 1, comes to its bombardment.
local function over_both(t, ours, position, factions)
  local all = { units = { { ["space of Bereg and Lirta IV"] = ours }, { Bereg = { infantry = 3 }, ["Lirta IV"] = { infantry = 3 } } },
    planets = { {}, { "Bereg", "Lirta IV" } } }
  for key, value in pairs(position or {}) do all[key] = value end
  local g = sector.active(t, "Bereg and Lirta IV", all, factions)
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  return imperium.quiet(g)
end

card("Plasma Scoring", "one die more for a whole bombardment, on the planet one likes, no second one", function(t)
  local g = over_both(t, { dreadnought = 2 }, { technologies = { { "Plasma Scoring" } } })
  g:choose("a dreadnought bombards Bereg"):choose("a dreadnought bombards Lirta IV")
  g:force{ "5", "5", "5" }
  g:choose("Lirta IV")
  imperium.quiet(g)
  t:eq(imperium.units(g, 1, "Bereg"), { infantry = 2 })
  t:eq(imperium.units(g, 1, "Lirta IV"), { infantry = 1 })
end)

card("Plasma Scoring", "on the only planet that is bombarded nothing is asked", function(t)
  local g = over_both(t, { dreadnought = 2 }, { technologies = { { "Plasma Scoring" } } })
  g:force{ "5", "5", "5" }
  g:choose("a dreadnought bombards Bereg"):choose("a dreadnought bombards Bereg")
  imperium.quiet(g)
  t:eq(imperium.units(g, 1, "Bereg"), {})
end)

-- Seat 0 plays L1Z1X and uses its hero.
local function helmsman(t, units)
  local g = sector.acting(t, { units = { units }, unlocked = { { "The Helmsman" } } }, { "L1Z1X", "Letnev", "Hacan" })
  return g:choose("use The Helmsman")
end

card("The Helmsman", "never into a nebula, an asteroid field or a supernova", function(t)
  local g = helmsman(t, { Quann = { dreadnought = 1 } })
  g:pass_until(function() return g:has("Abyz and Fria") end)
  for _, system in ipairs{ "Nebula 42", "Asteroid Field 44", "Supernova 43" } do t:not_offered(g, system) end
end)

card("The Helmsman", "who jumps out of a gravity rift rolls", function(t)
  local g = helmsman(t, { ["Gravity Rift 41"] = { dreadnought = 1 }, Quann = { dreadnought = 1 } })
  g:pass_until(function() return g:has("Abyz and Fria") end)
  g:choose("Abyz and Fria")
  sector.move(g, "1 dreadnought from Gravity Rift 41")
  sector.move(g, "1 dreadnought from Quann")
  g:force{ "3" }
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  t:ok(g:log_has("loses a dreadnought in a gravity rift"))
  t:eq(imperium.units(g, 0, "Abyz and Fria"), { dreadnought = 1 })
end)

card("Dimensional Tear I", "on a gravity rift it makes one rift of both: its owner rolls nothing", function(t)
  local g = sector.active(t, "Wellon", { units = { { ["space of Cormund"] = { cruiser = 1 }, Cormund = { space_dock = 1, infantry = 1 } } }, planets = { { "Cormund" } } },
    { "Vuil'raith", "Letnev", "Hacan" })
  g:choose("move 1 cruiser"):choose("that is all that moves")
  t:ok(not g:log_has("to leave a gravity rift"))
  t:eq(imperium.units(g, 0, "Wellon"), { cruiser = 1 })
end)

card("Quantum Manipulator", "in combat it sustains damage for fighters under a barrage as well", function(t)
  local space = "space of Bereg and Lirta IV"
  local g = sector.acting(t, { units = { { [space] = { carrier = 1, fighter = 1, mech = 1 } }, { [space] = { destroyer = 1 } } } }, { "Nomad", "Letnev", "Hacan" })
  g:force{ "9", "1" }
  imperium.quiet(g:choose("activate Bereg and Lirta IV"))
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  g:pass_until(function() return g:has("1 mech") or g:ask().prompt:find("announce a retreat", 1, true) end)
  g:choose("1 mech")
  t:eq(imperium.units(g, 0, "Bereg and Lirta IV"), { carrier = 1, fighter = 1, mech = 1 })
  t:eq(imperium.damaged(g, 0), 1)
end)

rule({ "42.4b", "42.4d" }, "who has won on a planet is known when the last round has ended: Harrow may make it nobody", function(t)
  local g = over_both(t, { dreadnought = 1, infantry = 1 }, { without = { { "Plasma Scoring" } } }, { "L1Z1X", "Sol", "Hacan" })
  g:arrange{ units = { { ["space of Bereg and Lirta IV"] = { dreadnought = 1, infantry = 1 } }, { Bereg = { infantry = 2 }, ["Lirta IV"] = { infantry = 1 } } } }
  g:choose("it does not fire")
  imperium.quiet(g)
  g:force{ "8", "10", "1", "5" }
  g:choose("land 1 infantry on Bereg")
  g:pass_until(function() return g:has("answer with The L1Z1X Mindnet") end)
  t:ok(not g:log_has("wins the combat"))
  g:choose("answer with The L1Z1X Mindnet")
  g:pass_until(function() return g:log_has("the combat") end)
  t:ok(g:log_has("Nobody wins the combat"))
  t:ok(not g:log_has("Player 1 controls Bereg"))
end)

-- Seat 0, the Ul, awakens a sleeper on Bereg, which seat 1 controls with these units.
local function awakened(t, theirs)
  local g = sector.acting(t, { units = { { ["space of Bereg and Lirta IV"] = { cruiser = 1 } }, { Bereg = theirs } }, planets = { {}, { "Bereg" } }, sleepers = { "Bereg" } },
    { "Ul", "Letnev", "Hacan" })
  g:choose("activate Bereg and Lirta IV")
  g:pass_until(function() return g:has("answer with The Titans of Ul") end)
  g:choose("answer with The Titans of Ul"):choose("do it")
  return imperium.quiet(g)
end

rule({ "25.1b", "63.4", "79.4", "card:Awaken" }, "what awakens where nobody defends a planet has it at once, and the structures there are destroyed", function(t)
  local g = awakened(t, { pds = 1, space_dock = 1 })
  t:ok(g:log_has("Player 1 controls Bereg"))
  t:eq(imperium.units(g, 1, "Bereg"), {})
  t:eq(imperium.units(g, 0, "Bereg"), { pds = 1 })
end)

card("Awaken", "where ground forces stand nothing is decided before the invasion", function(t)
  local g = awakened(t, { infantry = 1, space_dock = 1 })
  t:ok(not g:log_has("controls Bereg"))
  t:eq(imperium.units(g, 1, "Bereg"), { infantry = 1, space_dock = 1 })
end)

rule("95.3", "who jumps by an effect takes nothing along where a token of the seat lies", function(t)
  local function jumping(tokens)
    local g = sector.acting(t, { units = { { ["space of Quann"] = { dreadnought = 1 }, Quann = { infantry = 2 } } }, planets = { { "Quann" } }, unlocked = { { "The Helmsman" } }, tokens = tokens },
      { "L1Z1X", "Letnev", "Hacan" })
    g:choose("use The Helmsman")
    g:pass_until(function() return g:has("Abyz and Fria") end)
    return g:choose("Abyz and Fria"):choose("move 1 dreadnought")
  end
  t:not_offered(jumping{ { "Quann" } }, "take 1 infantry along")
  t:offered(jumping{ {} }, "take 2 infantry along")
end)

rule({ "14.2", "17.2c" }, "who wins over the dock of a captor blockades it: what was captured in that combat comes back, too", function(t)
  local space = "space of Bereg and Lirta IV"
  local g = sector.acting(t, { units = { { [space] = { cruiser = 3 } }, { [space] = { cruiser = 1 }, Bereg = { space_dock = 1, infantry = 1 } } }, planets = { {}, { "Bereg" } } },
    { "Sol", "Vuil'raith", "Hacan" })
  g:choose("activate Bereg and Lirta IV")
  g:pass_until(function() return g:has("stand and fight") end)
  g:choose("stand and fight"):choose("stand and fight")
  g:force{ "10", "1", "1", "10" }
  g:pass_until(function() return g:log_has("Player 1 wins the combat") end)
  t:ok(g:log_has("Player 2 captures 1 cruiser"))
  t:ok(g:log_has("Player 2 gives 1 captured cruiser back"))
end)

-- Seat 0, whose commander lets ground forces land from planets, is over Mecatol Rex with a cruiser.
local function at_the_custodians(t, more)
  local units = { ["space of Mecatol Rex"] = { cruiser = 1 } }
  for place, some in pairs(more) do units[place] = some end
  local g = sector.active(t, "Mecatol Rex", { goods = { 6 }, unlocked = { { "G'hom Sek'kus" } }, planets = { { "Quann" } }, units = { units } }, { "N'orr", "Letnev", "Hacan" })
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  return imperium.quiet(g)
end

card("G'hom Sek'kus", "the custodians stay where no ground force could land", function(t)
  t:not_offered(at_the_custodians(t, {}), "remove the custodians token")
end)

card("G'hom Sek'kus", "they can be removed where one could from a planet", function(t)
  t:offered(at_the_custodians(t, { Quann = { infantry = 1 } }), "remove the custodians token")
end)

card("Sling Relay", "not where others have ships, for no ship can be produced", function(t)
  local space = "space of Bereg and Lirta IV"
  local position = { technologies = { { "Sling Relay" } }, goods = { 9 }, planets = { { "Bereg" } }, units = { { Bereg = { space_dock = 1, infantry = 1 } }, {} } }
  local g = sector.acting(t, position)
  g:choose("use Sling Relay")
  g:pass_until(function() return g:has("1 destroyer in space") end)
  g:choose("1 destroyer in space")
  g:pass_until(function() return g:log_has("produces 1 destroyer") end)
  position.units[2] = { [space] = { cruiser = 1 } }
  t:not_offered(sector.acting(t, position), "use Sling Relay")
end)
