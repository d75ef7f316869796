-- Where production, docks and technologies meet what there is room for.
local imperium = require "lib.imperium"
local sector = require "lib.sector"
local agenda = require "lib.agenda"

-- Seat 0 uses Warfare; a seat that has a strategy token follows.
local function warfare(t, factions, seat, position)
  local strategy, goods = { 0, 0, 0 }, { 0, 0, 0 }
  strategy[seat + 1], goods[seat + 1] = 1, 9
  local all = { strategy = strategy, goods = goods }
  for key, value in pairs(position or {}) do all[key] = value end
  local g = sector.acting(t, all, factions)
  g:choose("use Warfare")
  g:pass_until(function() return g:ask().seat == seat and g:has("use the secondary") end)
  return g:choose("use the secondary")
end
local function most(g)
  return tonumber(g:ask().prompt:match("of (%d+) units"))
end

rule({ "99.3", "68.1a" }, "of several docks at home the one that its owner names produces, no other", function(t)
  local function from(dock)
    local g = warfare(t, { "Sol", "Letnev", "Hacan" }, 2, { units = { {}, {}, { Arretze = { space_dock = 1, infantry = 1 }, Hercant = { space_dock = 1, infantry = 1 } } } })
    return g:choose(dock)
  end
  local g, h = from("Arretze"), from("Hercant")
  t:eq({ most(g), most(h) }, { 4, 3 })
  t:offered(g, "1 infantry on Arretze")
  t:not_offered(g, "1 infantry on Hercant")
  t:not_offered(h, "1 infantry on Arretze")
end)

rule("99.3", "the dock of Saar, which floats, is one of its home system, too", function(t)
  local g = warfare(t, { "Sol", "Saar", "Hacan" }, 1, { units = { {}, { ["Lisis II"] = { space_dock = 1, infantry = 1 } } } })
  t:eq(most(g), 5)
  t:offered(g, "1 cruiser in space")
end)

rule({ "99.3", "68.1a" }, "other units with Production at home do nothing then, nor do they build infantry there", function(t)
  local g = warfare(t, { "Sol", "Arborec", "Hacan" }, 1, { units = { {}, { Nestphar = { space_dock = 1, infantry = 3 } } } })
  t:eq(most(g), 5)
  t:offered(g, "1 mech on Nestphar")
  t:not_offered(g, "1 infantry on Nestphar")
end)

rule({ "37.1", "68.4" }, "ground forces built in space take the room of fighters, which then count against the fleet pool", function(t)
  local function building(fleet)
    local g = sector.active(t, "Bereg and Lirta IV", { goods = { 9 }, fleet = { fleet, 3, 3 }, technologies = { { "Fighter II" } },
      units = { { ["space of Bereg and Lirta IV"] = { space_dock = 1, cruiser = 1, fighter = 4 } } } }, { "Saar", "Sol", "Hacan" })
    return imperium.quiet(g:choose("that is all that moves"))
  end
  t:offered(building(1), "1 infantry in space (cost 1) (beyond your fleet pool)")
  local g = building(2)
  t:offered(g, "1 infantry in space (cost 1)")
  t:not_offered(g, "1 infantry in space (cost 1)", "beyond")
end)

rule({ "85.4", "85.1a" }, "a planet holds one dock, the space of a system any number of those that float", function(t)
  local function building(faction)
    local g = imperium.begun(t, { seats = { { faction = faction }, { faction = "Letnev" }, { faction = "Hacan" } } })
    imperium.pick(g, { { "Construction", "Warfare" }, { "Technology", "Trade" }, { "Politics", "Imperial" } })
    g:arrange{ no_secrets = true, agents_spent = { true, true, true }, units = { { Torkan = { space_dock = 1, infantry = 1 } } }, planets = { { "Torkan", "Tequ'ran" } } }
    g:pass_until(function() return g:has("use Construction") end)
    g:choose("use Construction")
    return g:pass_until(function() return g:has("PDS on Torkan") end)
  end
  local g = building("Saar")
  local docks = 0
  for _, words in ipairs(g:options()) do
    if words:find("space dock in space at T") then docks = docks + 1 end
  end
  t:eq(docks, 1) -- for both planets, which have one space area
  g:choose("space dock in space at T")
  t:eq(imperium.units(g, 0, "Tequ'ran and Torkan"), { space_dock = 2 })
  t:refused(building("Sol"), { "space dock on Torkan" }, "85.6")
end)

rule({ "24.3", "20.3b", "37.3" }, "a token that comes out of the fleet pool, since nothing was spent, may cost a ship", function(t)
  local g = agenda.decided(agenda.begun(t, { "Galactic Crisis Pact" }, { tactic = { 0 }, fleet = { 16 }, strategy = { 0 },
    units = { { ["space of Jord"] = { cruiser = 8, destroyer = 8 }, Jord = { infantry = 1 } } } }), "Construction")
  g:choose("do it"):choose("Jord")
  g:choose("take it from the fleet pool")
  g:choose("1 destroyer")
  t:eq(imperium.units(g, 0, "Jord").destroyer, 7)
  t:eq(g:see("seat.0.fleet"), 15)
end)

-- Nekro wins a first round against seat 1 above Atlas, and its token leaves what it had copied.
local function copy_lost(t, theirs, copied, instead, units, planets)
  units["space of Atlas"] = { cruiser = 3 }
  local g = imperium.acting(t, { without = { { "Dacxive Animators" } }, agents_spent = { true, true, true }, technologies = { {}, { copied, instead } }, assimilated = { { copied } }, planets = { planets or {} },
    fleet = { 9, 9, 9 } }, { seats = { { faction = "Nekro" }, { faction = theirs }, { faction = "Mentak" } } })
  g:arrange{ units = { units, { ["space of Atlas"] = { cruiser = 2 } } } }
  imperium.quiet(g):choose("activate Atlas")
  g:pass_until(function() return g:log_has("fight a space combat") end)
  g:force{ "10", "1", "1", "1", "1" }
  g:pass_until(function() return g:has("answer with The Nekro Virus") end)
  return g:choose("answer with The Nekro Virus"):choose("copy " .. instead .. " with Valefar Assimilator X")
end

rule({ "16.3", "90.21+1" }, "what ships have no room for without a lost upgrade is removed", function(t)
  local g = copy_lost(t, "Sol", "Advanced Carrier II", "Spec Ops II", { ["space of Lodor"] = { carrier = 1, fighter = 6 } })
  t:eq(imperium.units(g, 0, "Lodor"), { carrier = 1, fighter = 4 })
end)

rule({ "16.3", "90.19" }, "nor does a dock on a planet carry what it carried in space", function(t)
  local g = copy_lost(t, "Saar", "Floating Factory II", "Chaos Mapping", { ["space of Lodor"] = { space_dock = 1, infantry = 2, fighter = 3 } }, { "Lodor" })
  t:ok(g:log_has("Player 1 puts a space dock on Lodor"))
  t:eq(imperium.units(g, 0, "Lodor"), { space_dock = 1, fighter = 3 })
end)

rule({ "16.3", "79.4" }, "with a dock that is lost go the fighters that it took in", function(t)
  local g = sector.acting(t, { units = { {}, { Bereg = { space_dock = 1 }, ["space of Bereg and Lirta IV"] = { fighter = 3 } } }, planets = { {}, { "Bereg" } }, sleepers = { "Bereg" } },
    { "Ul", "Letnev", "Hacan" })
  g:choose("activate Bereg and Lirta IV")
  g:pass_until(function() return g:has("answer with The Titans of Ul") end)
  g:choose("answer with The Titans of Ul"):choose("do it")
  imperium.quiet(g)
  t:ok(g:log_has("Player 1 controls Bereg"))
  t:eq(imperium.units(g, 1, "Bereg and Lirta IV"), {})
end)

-- Seat 0 plays an action card; this is where seat 1, Saar, has its docks.
local function ghost_ship(t, there, position)
  local all = { hand = { { "Ghost Ship" } }, units = { { ["space of Jord"] = { cruiser = 1 }, Jord = { infantry = 1 } }, { ["space of Quann"] = there, ["Lisis II"] = { infantry = 1 } } } }
  for key, value in pairs(position or {}) do all[key] = value end
  local g = sector.acting(t, all, { "Sol", "Saar", "Hacan" })
  imperium.quiet(g:choose("use Ghost Ship")):choose("Quann")
  return imperium.quiet(g)
end

rule({ "79.4a", "14.0", "16.3" }, "a floating dock is blockaded by a ship that an effect puts there, too, and what it carried goes with it", function(t)
  t:eq(imperium.units(ghost_ship(t, { space_dock = 1, infantry = 3 }), 1, "Quann"), {})
  local g = sector.acting(t, { hand = { { "Ghost Ship" } }, units = { {}, { ["space of Quann"] = { space_dock = 1, cruiser = 1 } } } }, { "Sol", "Saar", "Hacan" })
  imperium.quiet(g:choose("use Ghost Ship"))
  t:not_offered(g, "Quann")
end)

rule({ "79.4a", "16.3" }, "when a fleet comes to a floating dock what the dock carried in space goes with it", function(t)
  local g = sector.active(t, "Quann", { units = { { ["space of Bereg and Lirta IV"] = { cruiser = 1 } }, { ["space of Quann"] = { space_dock = 1, infantry = 2, mech = 1 }, ["Lisis II"] = { infantry = 1 } } } }, { "Sol", "Saar", "Hacan" })
  g:choose("move 1 cruiser"):choose("that is all that moves")
  imperium.quiet(g)
  t:ok(g:log_has("Player 2 loses 1 space dock"))
  t:eq(imperium.units(g, 1, "Quann"), {})
end)

rule({ "14.2", "17.2c" }, "a blockade by a ship that an effect puts there gives captured ships back as well", function(t)
  local g = sector.acting(t, { technologies = { { "Vortex" } }, hand = { {}, { "Ghost Ship" } }, planets = { { "Quann" } },
    units = { { Quann = { space_dock = 1, infantry = 1 } }, { ["space of Bereg and Lirta IV"] = { cruiser = 1 }, ["Arc Prime"] = { infantry = 1 } } } }, { "Vuil'raith", "Letnev", "Hacan" })
  imperium.quiet(g):choose("use Vortex")
  if g:has("cruiser of Player 2") then g:choose("cruiser of Player 2") end
  t:ok(g:log_has("Player 1 captures 1 cruiser"))
  g:pass_until(function() return g:ask().seat == 1 and g:has("use Ghost Ship") end)
  imperium.quiet(g:choose("use Ghost Ship")):choose("Quann")
  imperium.quiet(g)
  t:ok(g:log_has("Player 1 gives 1 captured cruiser back"))
end)
