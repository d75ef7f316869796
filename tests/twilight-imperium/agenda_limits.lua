-- Where laws and directives must not act: for others than their owner, on other planets, units and moments
-- than theirs. What they do where they act stands beside it, so that the one could not pass for the other.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"

local base = { expansion = "off" }
local function decided(t, title, outcome, position, more)
  return agenda.decided(agenda.begun(t, { title }, position, more), outcome)
end
local function gone(g, title)
  return g:pass_until(function() return g:log_has(title .. " is discarded") end)
end
local function seats(g, what)
  return { g:see("seat.0." .. what), g:see("seat.1." .. what), g:see("seat.2." .. what) }
end
local function units(g, seat, where) return imperium.units(g, seat, where) end
local never = imperium.never_offered
local function round_over(g) return g:see("round") == 2 end

-- ---- Ministers

card("Minister of Exploration", "its owner has nothing of planets that others gain", function(t)
  for owner, goods in ipairs{ 1, 0 } do
    local area = { {}, {} }
    area[owner] = { "Minister of Exploration" }
    local g = imperium.acting(t, { area = area, fleet = { 5 }, goods = { 0, 0 }, hazardous = { "Hazardous Relic Fragment" },
      units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 }, Jord = { infantry = 1, space_dock = 1 } } } })
    g:choose("activate Atlas"):choose("land 1 infantry on Atlas")
    t:ok(g:log_has("Player 1 controls Atlas"))
    t:eq(g:see("seat." .. owner - 1 .. ".trade goods"), goods)
  end
end)

card("Minister of Commerce", "its owner has nothing when others replenish", function(t)
  for owner, goods in pairs{ 4, 0 } do
    local area = { {}, {}, {} }
    area[owner] = { "Minister of Commerce" }
    local g = imperium.begun(t)
    imperium.pick(g, { { "Trade", "Leadership" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
    g:arrange{ area = area, goods = { 0, 0, 0 }, commodities = { 0, 0, 0 },
      add_units = { { ["Mecatol Rex"] = { cruiser = 1 } }, { ["Mecatol Rex"] = { cruiser = 1 } } } }
    g:choose("use Trade"):pass_until(function() return g:log_has("commodities") end)
    t:eq(g:see("seat." .. owner - 1 .. ".trade goods"), goods)
  end
end)

card("Minister of War", "not after an action of somebody else, and once only", function(t)
  local g = imperium.acting(t, { area = { {}, { "Minister of War" } }, tokens = { {}, { "Atlas" } } })
  g:choose("use Warfare")
  never(t, g, "answer with Minister of War", function() return g:ask().seat == 1 and g:has("activate") end)
  t:eq(g:see("Minister of War.zone"), "area.1")
  local h = imperium.acting(t, { area = { { "Minister of War" } }, tokens = { { "Atlas", "Lodor" } } })
  h:choose("use Warfare"):choose("take back your token from Lodor")
  h:pass_until(function() return h:has("Minister of War") end)
  h:choose("Minister of War"):choose("Atlas")
  t:eq(h:see("Minister of War.owner"), nil)
end)

card("Minister of Industry", "nothing is produced where its owner puts a PDS", function(t)
  local function building(what)
    local g = imperium.begun(t)
    imperium.pick(g, { { "Construction", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
    g:arrange{ area = { { "Minister of Industry" } }, goods = { 5 }, planets = { { "Atlas" } }, units = { { Jord = { space_dock = 1, infantry = 1 } } } }
    return g:choose("use Construction"):choose(what)
  end
  t:not_offered(building("PDS on Jord"), "that is all that is built")
  t:offered(building("a space dock on Atlas"), "that is all that is built")
end)

card("Minister of Policy", "no card when another phase ends", function(t)
  local g = imperium.acting(t, { area = { {}, { "Minister of Policy" } }, hand = { {}, {} } })
  g:pass_until(function() return g:see("phase") == "Status" end)
  t:ok(not g:log_has("Minister of Policy"))
  local had = g:see("seat.1.hand.count")
  g:pass_until(function() return round_over(g) end)
  t:eq(g:see("seat.1.hand.count"), had + 1)
end)

card("Committee Formation", "is offered to its owner where a player is elected; not elsewhere", function(t)
  local g = agenda.begun(t, { "Mutiny" }, { before = { area = { {}, { "Committee Formation" } } } })
  never(t, g, "Committee Formation", function() return g:log_has("The vote ends") end)
  local h = agenda.begun(t, { "Archived Secret" }, { before = { area = { {}, {}, { "Committee Formation" } } } })
  h:pass_until(function() return h:has("Committee Formation") or h:log_has("The vote ends") end)
  t:eq(h:ask().seat, 2)
  h:choose("Committee Formation"):choose("Player 3")
  t:ok(h:log_has("Player 3 is elected"))
end)

card("Imperial Arbiter", "not in the middle of the strategy phase", function(t)
  local g = imperium.begun(t)
  g:arrange{ area = { {}, { "Imperial Arbiter" } } }
  g:choose("take Leadership")
  never(t, g, "answer with Imperial Arbiter", function() return g:has("take Warfare") end)
end)

-- ---- Laws of fighting

-- Sol's dreadnought is above a planet of Letnev.
local function bombarding(t, planet, laws)
  local g = imperium.acting(t, { laws = laws, units = { { ["space of " .. planet] = { dreadnought = 1 }, Jord = { space_dock = 1 } },
    { [planet] = { infantry = 1 } } }, planets = { {}, { planet } } })
  g:choose("activate " .. planet)
  return g:pass_until(function() return g:has("bombards " .. planet) or g:log_has("is over") or g:ask().seat == 1 and g:has("activate") end)
end
card("Conventions of War", "bombardment is held off cultural planets alone, and by nothing without the law", function(t)
  t:not_offered(bombarding(t, "Lodor", { "Conventions of War" }), "bombards Lodor")
  t:offered(bombarding(t, "Lodor", {}), "bombards Lodor")
  t:offered(bombarding(t, "Atlas", { "Conventions of War" }), "bombards Atlas")
end)

-- A unit of Sol is hit in Atlas.
card("Publicize Weapon Schematics", "other ships sustain damage, war suns do not", function(t)
  for unit, sustains in pairs{ war_sun = false, dreadnought = true } do
    local g = imperium.acting(t, { laws = { "Publicize Weapon Schematics" }, technologies = { { "War Sun" } },
      units = { { Atlas = { [unit] = 1 } }, { Atlas = { cruiser = 1 } } } })
    g:choose("activate Atlas"):force(unit == "war_sun" and { "1", "1", "1", "10" } or { "1", "10" })
    g:pass_until(function() return g:log_has("Player 2 rolls") end)
    g:pass_until(function() return g:ask().prompt:find("sustain") or g:log_has("Player 1 loses") end)
    t:eq(not g:log_has("Player 1 loses"), sustains)
  end
end)

card("Prophecy of Ixth", "fighters alone, and it stays when others produce no fighters", function(t)
  local g = imperium.acting(t, { area = { { "Prophecy of Ixth" } }, units = { { Atlas = { carrier = 1, fighter = 1 } }, { Atlas = { carrier = 1 } } } })
  g:choose("activate Atlas")
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.owner == 0 and piece.type == "carrier" then t:eq(g:explain("unit:" .. piece.id .. ":combat_roll").total, 0) end
    if piece.owner == 0 and piece.type == "fighter" then t:eq(g:explain("unit:" .. piece.id .. ":combat_roll").total, 1) end
  end
  local h = imperium.acting(t, { area = { {}, { "Prophecy of Ixth" } }, goods = { 3 }, fleet = { 5 } })
  h:choose("activate Jord"):pass_until(function() return h:has("that is all that is built") end)
  h:choose("1 cruiser in space"):choose("that is all that is built")
  h:pass_until(function() return h:ask().seat == 1 and h:has("activate") end)
  t:ok(not h:log_has("Prophecy of Ixth is discarded"))
end)

-- Sol meets a mech of Xxcha, which fires at ships, in Atlas; then it lands there.
card("Articles of War", "mechs have no abilities but that they sustain damage; other units keep theirs", function(t)
  local seated = { seats = { { faction = "Sol" }, { faction = "Xxcha" }, { faction = "Hacan" } } }
  local function coming(laws, unit)
    local g = imperium.acting(t, { laws = laws, agents_spent = { true, true, true }, planets = { {}, { "Atlas" } },
      units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 }, Jord = { space_dock = 1 } }, { Atlas = { [unit] = 1 } } } }, seated)
    g:choose("activate Atlas")
    return g:pass_until(function() return g:has("fire at Player 1") or g:has("land 2 infantry") or g:ask().seat == 1 and g:has("activate") end)
  end
  t:offered(coming({}, "mech"), "fire at Player 1")
  t:offered(coming({ "Articles of War" }, "pds"), "fire at Player 1")
  local g = coming({ "Articles of War" }, "mech")
  t:not_offered(g, "fire at Player 1")
  g:force{ "10", "10", "1" }
  g:choose("land 2 infantry")
  g:pass_until(function() return g:ask().prompt:find("sustain") or g:log_has("Player 2 loses") end)
  t:ok(g:ask().prompt:find("sustain"))
end)

card("Anti-Intellectual Revolution", "who researches loses no fighter, and nobody else anything", function(t)
  local function researching(ships)
    local g = imperium.begun(t)
    imperium.pick(g, { { "Leadership", "Technology" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
    ships.space_dock = 1
    g:arrange{ laws = { "Anti-Intellectual Revolution" }, units = { { Jord = ships }, { ["Arc Prime and Wren Terra"] = { cruiser = 1 }, ["Arc Prime"] = { space_dock = 1 } } } }
    g:choose("use Technology"):choose("research Gravity Drive")
    return g:pass_until(function() return g:ask().seat ~= 0 or g:log_has("loses") end)
  end
  local g = researching{ fighter = 1 }
  t:ok(not g:log_has("loses"))
  t:eq(units(g, 1, "Arc Prime and Wren Terra").cruiser, 1)
  t:ok(researching{ fighter = 1, cruiser = 1 }:log_has("Player 1 loses 1 cruiser"))
end)

-- ---- Planets

-- Sol is about to land in Bereg and Lirta IV, of which Bereg has this card.
local function landing(t, card, more)
  local g = imperium.acting(t, { planets = { {}, { "Bereg", "Lirta IV" } }, attached = card and { Bereg = card } or nil,
    units = { { ["space of Bereg and Lirta IV"] = { carrier = 1, infantry = 2 }, Jord = { space_dock = 1 } } } }, more)
  g:choose("activate Bereg and Lirta IV")
  return g:pass_until(function() return g:has("land 1 infantry on Lirta IV") end)
end
for title, more in pairs{ ["Demilitarized Zone (agenda)"] = base, ["Demilitarized Zone (exploration)"] = {} } do
  card(title, "nothing lands there, only beside it", function(t)
    t:not_offered(landing(t, "Demilitarized Zone", more), "on Bereg")
    t:offered(landing(t, "Demilitarized Zone", more), "land 1 infantry on Lirta IV")
    t:offered(landing(t, nil, more), "land 1 infantry on Bereg")
  end)
  card(title, "nothing is produced or set down there, only elsewhere", function(t)
    local g = imperium.acting(t, { planets = { { "Bereg", "Lirta IV" } }, attached = { Bereg = "Demilitarized Zone" }, goods = { 9 },
      units = { { ["Lirta IV"] = { space_dock = 1 } } }, hand = { { "Frontline Deployment" } } }, more)
    g:choose("use Frontline Deployment")
    imperium.quiet(g)
    t:offered(g, "Lirta IV")
    t:not_offered(g, "Bereg")
    local h = imperium.acting(t, { planets = { { "Bereg", "Lirta IV" } }, attached = { Bereg = "Demilitarized Zone" }, goods = { 9 },
      units = { { ["Lirta IV"] = { space_dock = 1 } } } }, more)
    h:choose("activate Bereg and Lirta IV"):pass_until(function() return h:has("that is all that is built") end)
    t:offered(h, "1 infantry on Lirta IV")
    t:not_offered(h, "on Bereg")
    local c = imperium.begun(t, more)
    imperium.pick(c, { { "Construction", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
    c:arrange{ planets = { { "Bereg", "Lirta IV" } }, attached = { Bereg = "Demilitarized Zone" } }
    c:choose("use Construction")
    t:offered(c, "PDS on Lirta IV")
    t:refused(c, { "PDS on Bereg" }, "1.6")
  end)
end
card("Demilitarized Zone (agenda)", "units on other planets are not destroyed", function(t)
  local g = agenda.begun(t, { "Demilitarized Zone" }, { before = { planets = { { "Lodor" }, { "Bereg" } },
    add_units = { { Lodor = { infantry = 2, pds = 1 } }, { Bereg = { infantry = 1 } } } } }, base)
  g:pass_until(function() return g:log_has("Demilitarized Zone becomes a law") end)
  t:eq({ units(g, 0, "Lodor"), units(g, 1, "Bereg") }, { {}, { infantry = 1 } })
  t:ok(units(g, 0, "Jord").infantry > 0)
end)
card("Demilitarized Zone (exploration)", "structures go back, what stands on other planets does not", function(t)
  local g = imperium.acting(t, { planets = { { "Atlas" } }, cultural = { "Demilitarized Zone" },
    units = { { ["space of Lodor"] = { carrier = 1, infantry = 2 }, Atlas = { infantry = 1, pds = 1 }, Jord = { space_dock = 1, infantry = 1 } } } })
  g:choose("activate Lodor"):choose("land 2 infantry on Lodor")
  t:ok(g:log_has("Demilitarized Zone is attached to Lodor"))
  t:eq({ units(g, 0, "Lodor").infantry, units(g, 0, "Atlas"), units(g, 0, "Jord") }, { 2, { infantry = 1, pds = 1 }, { space_dock = 1, infantry = 1 } })
end)

card("Holy Planet of Ixth", "who takes it gains a point and who loses it loses one; nothing for other planets", function(t)
  for planet, points in pairs{ Quann = { 2, 3, 3 }, Lodor = { 2, 3, 3 } } do
    local g = imperium.acting(t, { attached = { [planet] = "Holy Planet of Ixth" }, planets = { {}, { "Quann", "Lodor" } }, points = { 1, 4, 3 },
      units = { { ["space of " .. planet] = { carrier = 1, infantry = 1 }, Jord = { space_dock = 1 } } } }, base)
    g:choose("activate " .. planet):choose("land 1 infantry on " .. planet)
    g:pass_until(function() return g:log_has("Player 1 controls " .. planet) end)
    t:eq(seats(g, "points"), points)
  end
  local g = imperium.acting(t, { attached = { Lodor = "Holy Planet of Ixth" }, planets = { {}, { "Quann", "Lodor" } }, points = { 1, 4, 3 },
    units = { { ["space of Quann"] = { carrier = 1, infantry = 1 }, Jord = { space_dock = 1 } } } }, base)
  g:choose("activate Quann"):choose("land 1 infantry on Quann")
  g:pass_until(function() return g:log_has("Player 1 controls Quann") end)
  t:eq(seats(g, "points"), { 1, 4, 3 })
end)
card("Holy Planet of Ixth", "nothing is produced there, but beside it", function(t)
  for on, produces in pairs{ Bereg = false, ["Lirta IV"] = true } do
    local g = imperium.acting(t, { planets = { { "Bereg", "Lirta IV" } }, attached = { [on] = "Holy Planet of Ixth" }, goods = { 9 },
      units = { { Bereg = { space_dock = 1 } } } }, base)
    g:choose("activate Bereg and Lirta IV")
    g:pass_until(function() return g:has("that is all that is built") or g:ask().seat == 1 and g:has("activate") end)
    t:eq(g:has("that is all that is built"), produces)
  end
end)
card("Core Mining", "only infantry dies of it, and the planet is worth two more resources", function(t)
  local g = agenda.begun(t, { "Core Mining" }, { before = { planets = { { "Bereg", "Lirta IV" } }, add_units = { { Bereg = { infantry = 2, pds = 1 } } } } }, base)
  agenda.decided(g, "Bereg")
  g:pass_until(function() return g:log_has("Core Mining becomes a law") end)
  t:eq(units(g, 0, "Bereg"), { infantry = 1, pds = 1 })
  t:eq(g:explain("planet:Bereg:resources").total, 3 + 2)
  t:eq(g:explain("planet:Lirta IV:resources").total, 2)
end)
card("Terraforming Initiative", "one of each, no more", function(t)
  local g = imperium.acting(t, { planets = { { "Bereg", "Lirta IV" } }, attached = { Bereg = "Terraforming Initiative" } }, base)
  t:eq({ g:explain("planet:Bereg:resources").total, g:explain("planet:Bereg:influence").total }, { 4, 2 })
  t:eq({ g:explain("planet:Lirta IV:resources").total, g:explain("planet:Lirta IV:influence").total }, { 2, 3 })
end)

-- ---- Cards that change hands

-- Sol fights Letnev in Lodor; the card is before a seat.
local function battle(t, title, owner, dice)
  local area = { {}, {}, {} }
  area[owner + 1] = { title }
  local g = imperium.acting(t, { area = area, points = { 3, 3, 3 },
    units = { { Lodor = { cruiser = 1 }, Jord = { space_dock = 1 } }, { Lodor = { cruiser = 1 }, ["Arc Prime"] = { space_dock = 1 } } } }, base)
  g:choose("activate Lodor"):force(dice)
  return g:pass_until(function() return g:log_has("loses 1 cruiser") and g:ask().seat == 1 and g:has("activate") end)
end
card("Shard of the Throne (agenda)", "who beats its owner takes it; not who loses to it, nor in combats of others", function(t)
  local function after(owner, ...)
    local g = battle(t, "Shard of the Throne", owner, { ... })
    return { g:see("Shard of the Throne.owner"), seats(g, "points") }
  end
  t:eq(after(1, "10", "1"), { 0, { 4, 2, 3 } })
  t:eq(after(1, "1", "10"), { 1, { 3, 3, 3 } })
  t:eq(after(2, "10", "1"), { 2, { 3, 3, 3 } })
end)
card("The Crown of Emphidia (agenda)", "goes with a planet of its owner's home, with no other planet and no other home", function(t)
  local function taking(planet, system, owner)
    local area = { {}, {}, {} }
    area[owner + 1] = { "The Crown of Emphidia" }
    local g = imperium.acting(t, { area = area, points = { 3, 3, 3 }, planets = { {}, { "Quann", "Arc Prime", "Wren Terra" } },
      units = { { ["space of " .. system] = { carrier = 1, infantry = 2 }, Jord = { space_dock = 1 } }, {} } }, base)
    g:choose("activate " .. system)
    g:pass_until(function() return g:has("land 1 infantry on " .. planet) end)
    g:choose("land 1 infantry on " .. planet)
    g:pass_until(function() return g:log_has("Player 1 controls " .. planet) end)
    return { g:see("The Crown of Emphidia.owner"), seats(g, "points") }
  end
  t:eq(taking("Arc Prime", "Arc Prime and Wren Terra", 1), { 0, { 4, 2, 3 } })
  t:eq(taking("Quann", "Quann", 1), { 1, { 3, 3, 3 } })
  t:eq(taking("Arc Prime", "Arc Prime and Wren Terra", 2), { 2, { 3, 3, 3 } })
end)

-- ---- Directives

card("Rearmament Agreement", "a mech at home and on no other planet; infantry for mechs and for no other units", function(t)
  local g = decided(t, "Rearmament Agreement", "For", { planets = { { "Lodor" } }, add_units = { { Lodor = { infantry = 1 } } } })
  gone(g, "Rearmament Agreement")
  t:eq({ units(g, 0, "Jord").mech, units(g, 0, "Lodor") }, { 1, { infantry = 1 } })
  t:eq((units(g, 1, "Arc Prime").mech or 0) + (units(g, 1, "Wren Terra").mech or 0), 1)
  g = decided(t, "Rearmament Agreement", "Against", { planets = { { "Lodor" }, { "Atlas" } },
    units = { { Lodor = { mech = 2, pds = 1 }, Jord = { space_dock = 1, cruiser = 1 } }, { Atlas = { mech = 1 }, ["Arc Prime"] = { space_dock = 1 } } } })
  gone(g, "Rearmament Agreement")
  t:eq({ units(g, 0, "Lodor"), units(g, 0, "Jord"), units(g, 1, "Atlas") }, { { infantry = 2, pds = 1 }, { space_dock = 1, cruiser = 1 }, { infantry = 1 } })
end)

card("Nexus Sovereignty", "no wormhole at Mecatol Rex when it is passed, and the gamma wormhole of the nexus is not closed", function(t)
  local g = decided(t, "Nexus Sovereignty", "For")
  t:ok(not g:log_has("gamma wormhole in Mecatol Rex"))
  local h = imperium.acting(t, { laws = { "Nexus Sovereignty" }, gamma = { "Atlas" },
    units = { { ["Wormhole Nexus"] = { destroyer = 1 }, Jord = { space_dock = 1 } } } }, { rules = "published" })
  t:offered(imperium.quiet(h:choose("activate Atlas")), "move 1 destroyer")
end)

card("Wormhole Research", "who has ships at wormholes may research, nobody else; ships elsewhere are not destroyed", function(t)
  local g = agenda.begun(t, { "Wormhole Research" }, { units = { { ["space of Atlas"] = { cruiser = 1 }, ["space of Mehar Xull"] = { cruiser = 1 }, Jord = { space_dock = 1 } },
    { ["space of Mehar Xull"] = {}, ["Arc Prime and Wren Terra"] = { cruiser = 1 }, ["Arc Prime"] = { space_dock = 1 } },
    { ["space of Lodor"] = { destroyer = 1 }, Arretze = { space_dock = 1 } } } })
  agenda.decided(g, "For")
  local asked = {}
  g:pass_until(function()
    if g:has("do it") then asked[g:ask().seat] = true end
    return g:log_has("Wormhole Research is discarded")
  end)
  t:eq({ asked[0], asked[1], asked[2] }, { true, nil, true })
  t:eq({ units(g, 0, "Atlas"), units(g, 0, "Mehar Xull"), units(g, 1, "Arc Prime and Wren Terra"), units(g, 2, "Lodor") },
    { {}, { cruiser = 1 }, { cruiser = 1 }, {} })
end)

card("Swords to Plowshares", "nobody's infantry counts for another, and other units are left alone", function(t)
  local position = function() return { goods = { 0, 0, 0 }, planets = { { "Atlas", "Lodor" } },
    units = { { Jord = { infantry = 2, mech = 2, space_dock = 1 }, Atlas = { infantry = 3 }, Lodor = { mech = 1 } },
      { ["Arc Prime"] = { infantry = 4, space_dock = 1 } }, { Arretze = { space_dock = 1, fighter = 1 } } } } end
  local g = gone(decided(t, "Swords to Plowshares", "For", position()), "Swords to Plowshares")
  t:eq({ units(g, 0, "Jord"), units(g, 0, "Atlas"), units(g, 0, "Lodor"), units(g, 1, "Arc Prime") },
    { { infantry = 1, mech = 2, space_dock = 1 }, { infantry = 1 }, { mech = 1 }, { infantry = 2, space_dock = 1 } })
  t:eq(seats(g, "trade goods"), { 3, 2, 0 })
  g = gone(decided(t, "Swords to Plowshares", "Against", position()), "Swords to Plowshares")
  t:eq({ units(g, 0, "Lodor"), units(g, 0, "Arc Prime"), units(g, 1, "Arc Prime").infantry }, { { mech = 1, infantry = 1 }, {}, 5 })
end)

card("Arms Reduction", "nobody loses other ships, nor who has no more than that", function(t)
  local g = gone(decided(t, "Arms Reduction", "For", { fleet = { 8, 8, 8 }, tactic = { 0, 0, 0 }, strategy = { 0, 0, 0 },
    units = { { Jord = { dreadnought = 3, destroyer = 5, space_dock = 1 } }, { ["Arc Prime and Wren Terra"] = { dreadnought = 2, cruiser = 4 }, ["Arc Prime"] = { space_dock = 1 } },
      { ["Hercant, Arretze and Kamdorn"] = { cruiser = 5, carrier = 1 }, Arretze = { space_dock = 1 } } } }), "Arms Reduction")
  t:eq(units(g, 0, "Jord").destroyer, 5)
  t:eq({ units(g, 1, "Arc Prime and Wren Terra"), units(g, 2, "Hercant, Arretze and Kamdorn") },
    { { dreadnought = 2, cruiser = 4 }, { cruiser = 4, carrier = 1 } })
end)

card("Unconventional Measures", "two cards and no more, none for who voted against it", function(t)
  local g = agenda.voting(t, { "Unconventional Measures" }, {})
  local had = seats(g, "hand.count")
  agenda.vote(g, 1, "For", { "Wren Terra" })
  g:pass_until(function() return g:log_has("Unconventional Measures is discarded") end)
  t:eq(seats(g, "hand.count"), { had[1], had[2] + 2, had[3] })
end)

card("Colonial Redistribution", "units elsewhere are not destroyed, and its controller chooses among the last", function(t)
  local g = agenda.begun(t, { "Colonial Redistribution" }, { before = { planets = { { "Lodor", "Quann" }, { "Atlas" } }, points = { 3, 1, 1 } },
    add_units = { { Lodor = { infantry = 2 }, Quann = { infantry = 1 } }, { Atlas = { infantry = 1 } } } })
  agenda.decided(g, "Lodor")
  g:pass_until(function() return g:has("Player 3") end)
  t:eq(g:ask().seat, 0)
  t:not_offered(g, "Player 1")
  t:eq({ units(g, 0, "Lodor"), units(g, 0, "Quann"), units(g, 1, "Atlas") }, { {}, { infantry = 1 }, { infantry = 1 } })
end)

card("Compensated Disarmament", "no ground forces of other planets, and goods for none of them", function(t)
  local g = decided(t, "Compensated Disarmament", "Arc Prime", { goods = { 0, 0, 0 },
    units = { { Jord = { infantry = 2, space_dock = 1 } }, { ["Arc Prime"] = { infantry = 2, mech = 1, pds = 1 }, ["Wren Terra"] = { infantry = 2 } } } })
  t:eq({ units(g, 1, "Arc Prime"), units(g, 1, "Wren Terra"), units(g, 0, "Jord") }, { { pds = 1 }, { infantry = 2 }, { infantry = 2, space_dock = 1 } })
  t:eq(seats(g, "trade goods"), { 0, 3, 0 })
end)

card("Enforced Travel Ban", "voted down, no other structures are destroyed", function(t)
  local g = decided(t, "Enforced Travel Ban", "Against", { planets = { { "Atlas" } }, units = { { Atlas = { pds = 1, space_dock = 1, infantry = 1 }, Jord = { space_dock = 1 } } } })
  gone(g, "Enforced Travel Ban")
  t:eq(units(g, 0, "Atlas"), { space_dock = 1, infantry = 1 })
end)

card("New Constitution", "not without a law, and only home planets are exhausted", function(t)
  local g = agenda.voting(t, { "New Constitution", "Mutiny" })
  t:ok(g:log_has("New Constitution has nothing to decide") or g:log_has("Mutiny is revealed"))
  local h = agenda.begun(t, { "New Constitution" }, { before = { laws = { "Shared Research" }, planets = { { "Atlas", "Lodor" } } } })
  agenda.decided(h, "For")
  h:pass_until(function() return round_over(h) end)
  t:eq({ h:view(0).seats[1].exhausted, #h:view(0).seats[2].exhausted }, { { "Jord" }, 2 })
end)

card("Ixthian Artifact", "units two systems away and of other systems are not struck", function(t)
  local g = agenda.begun(t, { "Ixthian Artifact" }, { units = { { ["Lisis and Velnor"] = { cruiser = 4 }, Atlas = { cruiser = 3 }, Jord = { space_dock = 1 } },
    { ["Deep Space 46"] = { destroyer = 4 } , ["Arc Prime"] = { space_dock = 1, infantry = 3 } } }, fleet = { 5, 5 }, tactic = { 1, 1 }, strategy = { 0, 0 } }):force{ "5" }
  agenda.decided(g, "For")
  gone(g, "Ixthian Artifact")
  t:eq({ units(g, 0, "Lisis and Velnor"), units(g, 0, "Atlas"), units(g, 1, "Deep Space 46"), units(g, 1, "Arc Prime") },
    { { cruiser = 1 }, { cruiser = 3 }, { destroyer = 1 }, { space_dock = 1, infantry = 3 } })
end)

card("Search Warrant", "two secret objectives and no more, for nobody else", function(t)
  local g = agenda.begun(t, { "Search Warrant" }, { secrets = { {}, {}, {} } })
  local had = seats(g, "secrets.count")
  agenda.decided(g, "Player 2")
  t:eq(seats(g, "secrets.count"), { had[1], had[2] + 2, had[3] })
end)

card("Representative Government (base)", "voted down, planets that are not cultural stay ready, and those of others", function(t)
  local g = agenda.voting(t, { "Representative Government" }, { planets = { { "Quann" }, {}, { "Lodor", "Bereg" } } }, base)
  agenda.vote(g, 2, "Against", { "Hercant" })
  gone(g, "Representative Government")
  g:pass_until(function() return round_over(g) end)
  t:eq({ g:view(0).seats[1].exhausted, g:view(0).seats[3].exhausted }, { nil, { "Lodor" } })
end)

card("Fleet Regulations", "voted down, everybody has a token more in the fleet pool and none elsewhere", function(t)
  local g = decided(t, "Fleet Regulations", "Against", { fleet = { 5, 3, 1 }, tactic = { 1, 1, 1 }, strategy = { 1, 1, 1 } })
  gone(g, "Fleet Regulations")
  t:eq({ seats(g, "fleet"), seats(g, "tactic"), seats(g, "strategy") }, { { 6, 4, 2 }, { 1, 1, 1 }, { 1, 1, 1 } })
end)

card("Political Censure", "its owner plays no action cards, others do", function(t)
  for owner, plays in ipairs{ false, true } do
    local area = { {}, {} }
    area[owner] = { "Political Censure" }
    local g = imperium.acting(t, { area = area, planets = { { "Arnor" } }, hand = { { "Industrial Initiative" } } })
    t:eq(g:has("use Industrial Initiative"), plays)
  end
end)
