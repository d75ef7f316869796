-- The Vuil'raith Cabal: where their components act and where they must not.
local imperium = require "lib.imperium"
local faction = require "lib.faction"

-- A fight in Atlas; the dice are forced in the order in which they are rolled.
local function fight(t, ours, theirs, dice, as)
  local g = faction.as(t, as or "Vuil'raith", { units = { { ["space of Atlas"] = ours }, { ["space of Atlas"] = theirs } } })
  g:choose("activate Atlas"):force(dice)
  return g
end

card("Devour", "what is destroyed in combat is captured", function(t)
  local g = fight(t, { cruiser = 1 }, { carrier = 1 }, { "10", "1" })
  faction.until_told(g, "Player 2 loses 1 carrier")
  t:ok(g:log_has("Player 1 captures 1 carrier"))
end)

card("Devour", "not its own, nor for others", function(t)
  local g = fight(t, { cruiser = 1 }, { carrier = 1 }, { "1", "10" })
  faction.until_told(g, "Player 1 loses 1 cruiser")
  t:ok(not g:log_has("captures"))
  g = fight(t, { cruiser = 1 }, { carrier = 1 }, { "10", "1" }, "Saar")
  faction.until_told(g, "Player 2 loses 1 carrier")
  t:ok(not g:log_has("captures"))
end)

local function ground(t, ours)
  local g = faction.as(t, "Vuil'raith", { planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = ours }, { Atlas = { infantry = 1 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "land 1 infantry on Atlas"):choose("land 1 infantry on Atlas")
  return g
end

card("Reanimator", "infantry destroyed beside it goes onto the sheet", function(t)
  local g = ground(t, { carrier = 1, infantry = 1, mech = 1 })
  g:choose("land 1 mech on Atlas"):force{ "1", "1", "10" }
  faction.until_offered(g, "1 infantry"):choose("1 infantry")
  t:ok(g:log_has("Player 1 captures 1 infantry"))
end)

card("Reanimator", "not where there is none", function(t)
  local g = ground(t, { carrier = 1, infantry = 1 })
  g:force{ "1", "10" }
  faction.until_told(g, "Player 1 loses 1 infantry")
  t:ok(not g:log_has("captures"))
end)

-- A cruiser is captured with Vortex; then the home system is activated.
local function amalgamates(t, ours)
  local g = faction.as(t, ours or "Vuil'raith", { technologies = { { "Vortex" } }, goods = { 0 }, exhausted = { "Acheron" },
    units = { { Acheron = { space_dock = 1 } }, { ["Tequ'ran and Torkan"] = { cruiser = 1 } } } })
  g:choose("use Vortex")
  if g:has("cruiser of Player 2") then g:choose("cruiser of Player 2") end
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate Acheron") end)
  g:choose("activate Acheron")
  return g:pass_until(function() return g:has("that is all that is built") or g:see("round") == 2 end)
end

card("Amalgamation", "a captured unit pays for one of its kind", function(t)
  local g = amalgamates(t)
  g:choose("1 cruiser in space for a captured one")
  t:not_offered(g, "1 cruiser in space for a captured one")
  g:choose("that is all that is built")
  t:eq(imperium.units(g, 0, "Acheron").cruiser, 1)
  t:ok(g:log_has("Player 1 gives 1 captured cruiser back"))
end)

card("Amalgamation", "not one of another kind", function(t)
  t:not_offered(amalgamates(t), "1 dreadnought in space")
end)

-- A carrier, whose move is 1, beside a dock; the system it goes to is two steps away.
local function leaves_dock(t, ours, home)
  local g = faction.as(t, ours, { units = { { [home] = { space_dock = 1, carrier = 1 } } }, without = { { "Antimass Deflectors" } } })
  return imperium.quiet(g:choose("activate Deep Space 46"))
end

card("Dimensional Tear I", "its system is a gravity rift, for which its owner rolls no dice", function(t)
  local g = leaves_dock(t, "Vuil'raith", "Acheron")
  g:choose("move 1 carrier"):choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Deep Space 46"), { carrier = 1 })
  t:ok(not g:log_has("to leave a gravity rift"))
end)

card("Dimensional Tear I", "docks of others are none", function(t)
  t:not_offered(leaves_dock(t, "Sol", "Jord"), "move 1 carrier")
end)

card("Dimensional Tear I", "others roll, and where it is gone there is no rift", function(t)
  for _, dock in ipairs{ 1, 0 } do
    local g = faction.as(t, "Saar", { units = { { ["space of Acheron"] = { cruiser = 1 } }, { Acheron = { infantry = 1, space_dock = 1 } } } }, "Vuil'raith")
    if dock == 0 then g:arrange{ units = { { ["space of Acheron"] = { cruiser = 1 } }, { Acheron = { infantry = 1 } } } } end
    imperium.quiet(g:choose("activate Vorhal"))
    g:choose("move 1 cruiser")
    if dock == 1 then g:force{ "10" } end
    g:choose("that is all that moves")
    t:eq(g:log_has("to leave a gravity rift"), dock == 1)
  end
end)

card("Dimensional Tear II", "it produces seven", function(t)
  local g = faction.as(t, "Vuil'raith", { technologies = { { "Dimensional Tear II" } }, goods = { 9 }, units = { { Acheron = { space_dock = 1 } } } })
  g:choose("activate Acheron")
  faction.until_offered(g, "2 fighters in space")
  for _ = 1, 3 do g:choose("2 fighters in space") end
  t:refused(g, { "2 fighters in space" }, "68.1")
  t:offered(g, "1 fighter in space")
end)

card("Dimensional Tear II", "twelve fighters need no capacity", function(t)
  local g = faction.as(t, "Vuil'raith", { technologies = { { "Dimensional Tear II" } }, goods = { 9 }, units = { { Acheron = { space_dock = 1 }, ["space of Acheron"] = { fighter = 12 } } } })
  g:choose("activate Acheron")
  t:offered(faction.until_offered(g, "1 cruiser in space"), "1 fighter in space (cost 1) (beyond your capacity)")
  t:eq(imperium.units(g, 0, "Acheron").fighter, 12)
end)

local function builds(t, unlocked)
  local g = faction.as(t, "Vuil'raith", { unlocked = { unlocked }, goods = { 9 }, units = { { Acheron = { space_dock = 1 } } } })
  g:choose("activate Acheron")
  faction.until_offered(g, "2 fighters in space"):choose("2 fighters in space"):choose("2 fighters in space")
  return g:choose("1 fighter in space")
end

card("That Which Molds Flesh", "two fighters do not count against the limit", function(t)
  local g = builds(t, { "That Which Molds Flesh" })
  g:choose("1 cruiser in space")
  t:refused(g, { "2 infantry on Acheron" }, "68.1")
  faction.until_told(g:choose("1 destroyer in space"), "produces 1 destroyer")
  t:eq(imperium.units(g, 0, "Acheron"), { space_dock = 1, fighter = 5, cruiser = 1, destroyer = 1 })
end)

card("That Which Molds Flesh", "while locked five is all", function(t)
  local g = builds(t, {})
  t:not_offered(g, "1 fighter in space")
end)

local function crucible(t, notes)
  local g = faction.as(t, "Saar", { notes = { notes }, units = { { ["space of Gravity Rift 41"] = { carrier = 1 } } }, without = { { "Antimass Deflectors" } } }, "Vuil'raith")
  g:choose("activate Accoen and Jeol Ir")
  return g:pass_until(function() return g:has("answer with Crucible") or g:has("that is all that moves") or g:see("round") == 2 or g:ask().seat == 1 end)
end

card("Crucible", "one further out of a rift, and no dice", function(t)
  local g = crucible(t, { "Crucible" })
  g:choose("answer with Crucible")
  imperium.quiet(g)
  g:choose("move 1 carrier"):choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Accoen and Jeol Ir"), { carrier = 1 })
  t:ok(not g:log_has("to leave a gravity rift"))
end)

card("Crucible", "without it that is too far", function(t)
  t:not_offered(crucible(t, {}), "move 1 carrier")
end)

faction.unlocks("Vuil'raith", "That Which Molds Flesh",
  { planets = { { "Atlas" } }, units = { { Acheron = { space_dock = 1 }, Atlas = { space_dock = 1 }, ["space of Gravity Rift 41"] = { cruiser = 1 } } } },
  { planets = { { "Atlas" } }, units = { { Acheron = { space_dock = 1 }, ["space of Gravity Rift 41"] = { cruiser = 1 } } } })

local function feeds(t, unlocked, where)
  return faction.as(t, "Vuil'raith", { unlocked = { unlocked }, units = { { Acheron = { space_dock = 1 } }, { ["space of " .. where] = { carrier = 1, fighter = 2 } } } })
end

card("It Feeds on Carrion", "ships beside a tear are captured with 3 or less, and what they carry", function(t)
  local g = feeds(t, { "It Feeds on Carrion" }, "Atlas")
  g:force{ "3" }
  g:choose("use It Feeds on Carrion")
  faction.until_told(g, "Player 1 captures 2 fighter")
  t:ok(g:log_has("Player 1 captures 1 carrier"))
  t:eq(imperium.units(g, 1, "Atlas"), {})
end)

card("It Feeds on Carrion", "not with 4, nor far away", function(t)
  local g = feeds(t, { "It Feeds on Carrion" }, "Atlas")
  g:force{ "4" }
  g:choose("use It Feeds on Carrion")
  t:eq(imperium.units(g, 1, "Atlas"), { carrier = 1, fighter = 2 })
  t:not_offered(feeds(t, { "It Feeds on Carrion" }, "Quann"), "use It Feeds on Carrion")
end)

-- Seat 0, Sol, uses Trade; the Cabal is seat 1.
local function replenishes(t)
  local g = imperium.begun(t, { seats = { { faction = "Sol" }, { faction = "Vuil'raith" }, { faction = "Mentak" } } })
  imperium.pick(g, { { "Trade", "Leadership" }, { "Technology", "Warfare" }, { "Politics", "Construction" } })
  g:arrange{ no_secrets = true, goods = { 0 }, commodities = { 0 } }
  imperium.quiet(g):choose("use Trade")
  return faction.until_offered(g, "answer with The Stillness of Stars")
end

card("The Stillness of Stars", "commodities become trade goods, and a unit is captured", function(t)
  local g = replenishes(t)
  g:choose("answer with The Stillness of Stars")
  t:not_offered(g, "a flagship")
  g:choose("a dreadnought")
  t:ok(g:log_has("Player 2 captures 1 dreadnought"))
  t:eq({ g:see("seat.0.commodities"), g:see("seat.0.trade goods") }, { 0, 3 + 4 })
end)

card("The Stillness of Stars", "not twice in a round", function(t)
  local g = replenishes(t)
  g:choose("answer with The Stillness of Stars"):choose("a cruiser")
  faction.until_offered(g, "answer with The Stillness of Stars")
  t:eq(g:see("round"), 2)
end)
