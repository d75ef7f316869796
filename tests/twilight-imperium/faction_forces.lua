-- Units, technologies and leaders of factions that change how their forces fight and move: each where it
-- acts and where it must not.
local imperium = require "lib.imperium"
local faction = require "lib.faction"

-- A space combat in Atlas; the dice are forced in the order in which they are rolled.
local function fight(t, ours, mine, theirs, dice, more)
  local position = { fleet = { 8, 8 }, units = { { ["space of Atlas"] = mine }, { ["space of Atlas"] = theirs } } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = faction.as(t, ours, position)
  return g:choose("activate Atlas"):force(dice)
end
-- What is there lands on Atlas, where Winnu stands.
local function landing(t, ours, mine, theirs, dice, more)
  local all = { carrier = 1 }
  for unit, n in pairs(mine) do all[unit] = n end
  local position = { fleet = { 8 }, planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = all }, { Atlas = theirs } } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = faction.as(t, ours, position)
  g:choose("activate Atlas")
  for unit, n in pairs(mine) do
    local words = "land " .. n .. " " .. unit .. " on Atlas"
    faction.until_offered(g, words):choose(words)
  end
  return g:force(dice)
end
-- A ship in Tequ'ran and Torkan, and where it is to go.
local function moving(t, ours, units, goal, more)
  local position = { fleet = { 8 }, units = { { ["space of Tequ'ran and Torkan"] = units } } }
  for key, value in pairs(more or {}) do position[key] = value end
  return imperium.quiet(faction.as(t, ours, position):choose("activate " .. goal))
end

card("[0.0.1]", "its hits go to large ships", function(t)
  local g = fight(t, "L1Z1X", { flagship = 1 }, { cruiser = 1, fighter = 2 }, { "10", "1", "1", "1", "1" })
  faction.until_told(g, "Player 2 loses")
  t:eq(imperium.units(g, 1, "Atlas"), { fighter = 2 })
end)
card("[0.0.1]", "not those of ships elsewhere", function(t)
  local g = fight(t, "L1Z1X", { dreadnought = 1 }, { cruiser = 1, fighter = 2 }, { "10", "1", "1", "1" })
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  g:pass_until(function() return g:has("1 fighter") or g:log_has("Player 2 loses") end)
  t:offered(g, "1 fighter")
end)

card("Super-Dreadnought I", "it carries two, and no more", function(t)
  local g = moving(t, "L1Z1X", { dreadnought = 1, fighter = 3 }, "Atlas"):choose("move 1 dreadnought")
  t:offered(g, "take 2 fighters along")
  t:not_offered(g, "take 3 fighters along")
end)
card("Super-Dreadnought II", "it moves two systems far and hits with 4", function(t)
  t:offered(moving(t, "L1Z1X", { dreadnought = 1 }, "Mecatol Rex", { technologies = { { "Super-Dreadnought II" } } }), "move 1 dreadnought")
  local g = fight(t, "L1Z1X", { dreadnought = 1 }, { cruiser = 1 }, { "4", "1" }, { technologies = { { "Super-Dreadnought II" } } })
  t:ok(faction.until_told(g, "Player 2 rolls"):log_has("Player 1 scores 1 hit"))
end)
card("Super-Dreadnought II", "not without the technology", function(t)
  t:not_offered(moving(t, "L1Z1X", { dreadnought = 1 }, "Mecatol Rex"), "move 1 dreadnought")
  local g = fight(t, "L1Z1X", { dreadnought = 1 }, { cruiser = 1 }, { "4", "1" })
  t:ok(not faction.until_told(g, "Player 2 rolls"):log_has("Player 1 scores 1 hit"))
end)

card("Valkyrie Exoskeleton", "when it sustains damage it hits back", function(t)
  local g = landing(t, "N'orr", { mech = 1 }, { infantry = 2 }, { "1", "10", "1" })
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  faction.until_offered(g, "1 mech"):choose("1 mech")
  faction.until_told(g, "Player 2 loses 1 infantry")
  t:eq(imperium.units(g, 1, "Atlas").infantry, 1)
end)
card("Valkyrie Exoskeleton", "not mechs of others", function(t)
  local g = landing(t, "Saar", { mech = 1 }, { infantry = 2 }, { "1", "10", "1", "1" , "1" })
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  faction.until_offered(g, "1 mech"):choose("1 mech")
  t:eq(imperium.units(g, 1, "Atlas").infantry, 2)
end)

-- A dreadnought bombards Atlas.
local function bombarding(t, ours, dice)
  local g = faction.as(t, ours, { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = { dreadnought = 1, infantry = 1 } }, { Atlas = { infantry = 3 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "bombards Atlas"):force(dice)
  return g:choose("bombards Atlas")
end
card("Exotrireme I", "it bombards with two dice, and hits with 4", function(t)
  local g = bombarding(t, "N'orr", { "4", "4" })
  t:eq(imperium.units(g, 1, "Atlas").infantry, 1)
end)
card("Exotrireme I", "not with 3, nor a dreadnought of others with two dice", function(t)
  t:eq(imperium.units(bombarding(t, "N'orr", { "3", "4" }), 1, "Atlas").infantry, 2)
  t:eq(imperium.units(bombarding(t, "Saar", { "5" }), 1, "Atlas").infantry, 2)
end)

card("Valkyrie Particle Weave", "a hit more on the ground against whoever has hit", function(t)
  local g = landing(t, "N'orr", { infantry = 1 }, { infantry = 3 }, { "1", "10", "1", "1" }, { technologies = { { "Valkyrie Particle Weave" } } })
  faction.until_told(g, "Player 2 loses")
  t:eq(imperium.units(g, 1, "Atlas").infantry, 2)
end)
card("Valkyrie Particle Weave", "not against whoever has not", function(t)
  local g = landing(t, "N'orr", { infantry = 2 }, { infantry = 1 }, { "1", "1", "1", "10", "1", "1" }, { technologies = { { "Valkyrie Particle Weave" } } })
  faction.until_told(g, "Player 2 loses 1 infantry")
  local rounds = 0
  for _, line in ipairs(g:log()) do
    if line:find("Player 2 rolls 1 die in ground combat", 1, true) then rounds = rounds + 1 end
  end
  t:eq(rounds, 2)
end)

card("Strike Wing Alpha II", "a 9 of its barrage also kills an infantry in space, an 8 does not", function(t)
  local function barrage(dice)
    local g = fight(t, "Argent", { destroyer = 1 }, { carrier = 1, fighter = 3, infantry = 2 }, dice, { technologies = { { "Strike Wing Alpha II" } } })
    faction.until_told(g, "in space combat")
    return imperium.units(g, 1, "Atlas")
  end
  t:eq(barrage{ "9", "6", "1" }, { carrier = 1, fighter = 1, infantry = 1 })
  t:eq(barrage{ "8", "6", "5" }, { carrier = 1, fighter = 1, infantry = 2 })
end)

-- The Cabal has a captured cruiser and uses Technology.
local function melding(t, technologies)
  local g = imperium.begun(t, { seats = { { faction = "Vuil'raith" }, { faction = "Winnu" }, { faction = "Mentak" } } })
  imperium.pick(g, { { "Technology", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true, technologies = { technologies }, without = { { "Self-Assembly Routines" } }, units = { { Acheron = { space_dock = 1 } }, { ["Tequ'ran and Torkan"] = { cruiser = 1 } } } }
  imperium.quiet(g)
  if g:has("use Vortex") then
    g:choose("use Vortex")
    if g:has("cruiser of Player 2") then g:choose("cruiser of Player 2") end
  end
  g:pass_until(function() return g:has("use Technology") and g:ask().seat == 0 end)
  return imperium.quiet(g:choose("use Technology"))
end
card("Riftmeld", "a captured unit waives the prerequisites of its upgrade", function(t)
  local g = melding(t, { "Vortex" })
  t:offered(g, "research Cruiser II")
  g:choose("research Cruiser II")
  g:pass_until(function() return g:log_has("gains Cruiser II") or g:ask().seat ~= 0 end)
  t:ok(g:log_has("Player 1 gains Cruiser II"))
  t:ok(g:log_has("Player 1 gives 1 captured cruiser back"))
end)
card("Riftmeld", "not without one, nor that of another unit", function(t)
  t:not_offered(melding(t, {}), "research Cruiser II")
  t:not_offered(melding(t, { "Vortex" }), "research Dreadnought II")
end)

-- A dreadnought of the Empyrean sustains damage beside its flagship.
local function dynamo(t, where, influence)
  local g = faction.as(t, "Empyrean", { planets = { { "Atlas" } }, goods = { influence }, exhausted = { "Atlas", "The Dark" }, fleet = { 8 },
    units = { { ["space of Atlas"] = { dreadnought = 1 }, ["space of " .. where] = { flagship = 1 } }, { ["space of Atlas"] = { cruiser = 2 } } } })
  g:choose("activate Atlas")
  imperium.quiet(g)
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  g:force{ "1", "10", "1" }
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  faction.until_offered(g, "1 dreadnought"):choose("1 dreadnought")
  return g
end
card("Dynamo", "what sustained damage beside it is repaired for two influence", function(t)
  local g = dynamo(t, "Mehar Xull", 2)
  faction.until_offered(g, "answer with Dynamo"):choose("answer with Dynamo")
  g:pass_until(function() return imperium.damaged(g, 0) == 0 or g:ask().seat ~= 0 end)
  t:eq({ imperium.damaged(g, 0), g:see("seat.0.trade goods") }, { 0, 0 })
end)
card("Dynamo", "not for one influence, nor far away", function(t)
  t:not_offered(dynamo(t, "Mehar Xull", 1), "answer with Dynamo")
  t:not_offered(dynamo(t, "Vorhal", 2), "answer with Dynamo")
end)

card("Saturn Engine I", "it carries one, and no more", function(t)
  local g = moving(t, "Ul", { cruiser = 1, fighter = 2 }, "Atlas"):choose("move 1 cruiser")
  t:offered(g, "take 1 fighter along")
  t:not_offered(g, "take 2 fighters along")
end)
card("Saturn Engine II", "it carries two and sustains damage", function(t)
  local g = moving(t, "Ul", { cruiser = 1, fighter = 2 }, "Atlas", { technologies = { { "Saturn Engine II" } } }):choose("move 1 cruiser")
  t:offered(g, "take 2 fighters along")
  g = fight(t, "Ul", { cruiser = 1 }, { cruiser = 1 }, { "1", "10" }, { technologies = { { "Saturn Engine II" } } })
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  faction.until_offered(g, "1 cruiser"):choose("1 cruiser")
  t:eq(imperium.damaged(g, 0), 1)
end)
card("Saturn Engine II", "not without the technology", function(t)
  local g = fight(t, "Ul", { cruiser = 1 }, { cruiser = 1 }, { "1", "10" })
  faction.until_told(g, "Player 1 loses 1 cruiser")
  t:eq(imperium.damaged(g, 0), 0)
end)

card("Hel-Titan I", "it fights on the ground with a 7 and sustains damage", function(t)
  local g = faction.as(t, "Winnu", { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { pds = 1 } } } }, "Ul")
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("land 2 infantry on Atlas") end)
  g:choose("land 2 infantry on Atlas"):force{ "10", "1", "7", "1", "10" }
  g:pass_until(function() return g:has("1 PDS") and g:ask().seat == 1 or g:see("round") == 2 end)
  g:choose("1 PDS")
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate") or g:see("round") == 2 end)
  t:eq(imperium.units(g, 1, "Atlas").pds, 1)
  t:ok(not g:log_has("Player 1 controls Atlas"))
end)
card("Hel-Titan I", "it is not carried", function(t)
  local g = faction.as(t, "Ul", { planets = { { "Atlas" } }, units = { { Atlas = { pds = 1, infantry = 1 }, ["space of Atlas"] = { carrier = 1 } } } })
  imperium.quiet(g:choose("activate Mehar Xull")):choose("move 1 carrier")
  t:offered(g, "take 1 infantry along")
  t:not_offered(g, "take 1 PDS along")
end)
local function titan_fires(t, technologies)
  local g = faction.as(t, "Winnu", { planets = { {}, { "Torkan" } }, without = { { "Antimass Deflectors" } }, technologies = { {}, technologies }, units = { { ["space of Atlas"] = { cruiser = 1 } }, { Torkan = { pds = 1 } } } }, "Ul")
  g:choose("activate Atlas")
  return g:pass_until(function() return g:has("fire at Player 1") or g:ask().seat == 1 and g:has("activate") or g:see("round") == 2 end)
end
card("Hel-Titan II", "it fires into the next system with a 5", function(t)
  local g = titan_fires(t, { "Hel-Titan II" }):force{ "5" }
  g:choose("fire at Player 1")
  t:ok(faction.until_told(g, "Player 1 loses 1 cruiser"):log_has("Player 1 loses 1 cruiser"))
end)
card("Hel-Titan II", "not without the technology", function(t)
  t:not_offered(titan_fires(t, {}), "fire at Player 1")
end)

card("Hecatoncheires", "a mech and an infantry come instead of a PDS, or the PDS", function(t)
  local function awaking(answer)
    local g = faction.as(t, "Ul", { planets = { { "Elysium", "Atlas" } }, sleepers = { "Atlas" } })
    g:choose("activate Atlas")
    faction.until_offered(g, "answer with The Titans of Ul"):choose("answer with The Titans of Ul")
    g:choose("do it")
    faction.until_offered(g, "answer with Hecatoncheires")
    if answer then g:choose("answer with Hecatoncheires") else g:pass() end
    g:pass_until(function() return next(imperium.units(g, 0, "Atlas")) ~= nil or g:ask().seat ~= 0 end)
    return imperium.units(g, 0, "Atlas")
  end
  t:eq(awaking(true), { mech = 1, infantry = 1 })
  t:eq(awaking(false), { pds = 1 })
end)
card("Hecatoncheires", "not for a space dock", function(t)
  local g = imperium.begun(t, { seats = { { faction = "Ul" }, { faction = "Winnu" }, { faction = "Mentak" } } })
  imperium.pick(g, { { "Construction", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true, planets = { { "Elysium", "Atlas" } } }
  g:pass_until(function() return g:has("use Construction") end):choose("use Construction")
  g:choose("a space dock on Atlas")
  t:not_offered(g, "answer with Hecatoncheires")
end)

-- The Titans explore Atlas.
local function exploring(t, more)
  local position = { hazardous = { "Rich World" }, units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } } } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = faction.as(t, "Ul", position)
  g:choose("activate Atlas")
  faction.until_offered(g, "land 1 infantry on Atlas"):choose("land 1 infantry on Atlas"):choose("land no more")
  return g:pass_until(function() return g:has("answer with The Titans of Ul") or g:ask().seat ~= 0 or g:see("round") == 2 end)
end
local function sleeps(g, planet)
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    for _, one in ipairs(piece.planets or {}) do
      if type(one) == "table" and (one.title or one.name) == planet then return one.sleeper end
    end
  end
end
card("Terragenesis", "a sleeper comes onto a planet they explore", function(t)
  local g = exploring(t)
  g:choose("answer with The Titans of Ul")
  if g:has("a new sleeper") then g:choose("a new sleeper") end
  t:ok(g:log_has("sleeper"))
end)
card("Terragenesis", "not where one sleeps", function(t)
  t:not_offered(exploring(t, { sleepers = { "Atlas" } }), "answer with The Titans of Ul")
end)

card("Ul the Progenitor", "Elysium is readied, is worth more and fires three dice", function(t)
  local g = faction.as(t, "Ul", { unlocked = { { "Ul the Progenitor" } }, exhausted = { "Elysium" } })
  local had = g:explain("planet:Elysium:resources").total
  g:choose("use Ul the Progenitor")
  t:eq(g:explain("planet:Elysium:resources").total, had + 3)
  t:eq(g:view(0).seats[1].exhausted, nil)
end)
card("Ul the Progenitor", "not without Elysium, nor while it is locked", function(t)
  t:not_offered(faction.as(t, "Ul", { unlocked = { { "Ul the Progenitor" } }, lost = { "Elysium" } }), "use Ul the Progenitor")
  t:not_offered(faction.as(t, "Ul", {}), "use Ul the Progenitor")
end)

card("Coalescence", "what awakes beside forces of another must fight them, not of its own", function(t)
  local function awaking(planets)
    local g = faction.as(t, "Ul", { planets = planets, sleepers = { "Atlas" }, units = { {}, { Atlas = planets[2] and { infantry = 1 } or nil } } })
    g:choose("activate Atlas")
    faction.until_offered(g, "answer with The Titans of Ul"):choose("answer with The Titans of Ul"):choose("do it")
    return g:pass_until(function() return g:log_has("fight for Atlas") or g:ask().seat == 1 and g:has("activate") end)
  end
  t:ok(awaking({ {}, { "Atlas" } }):log_has("fight for Atlas"))
  t:ok(not awaking({ { "Atlas" } }):log_has("fight for Atlas"))
end)

card("Letani Warrior II", "a 6 keeps it on its card, and it comes back home when its owner's turn begins", function(t)
  local g = landing(t, "Arborec", { infantry = 1 }, { infantry = 2 }, { "1", "10", "1", "6" }, { technologies = { { "Letani Warrior II" } } })
  g:pass_until(function() return g:log_has("keeps 1 infantry") or g:see("round") == 2 end)
  t:ok(g:log_has("keeps 1 infantry"))
end)
card("Letani Warrior II", "not with a 5, nor without the technology", function(t)
  local g = landing(t, "Arborec", { infantry = 1 }, { infantry = 2 }, { "1", "10", "1", "5" }, { technologies = { { "Letani Warrior II" } } })
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate") end)
  t:ok(not g:log_has("keeps 1 infantry"))
  g = landing(t, "Arborec", { infantry = 1 }, { infantry = 2 }, { "1", "10", "1" })
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate") end)
  t:ok(not g:log_has("keeps 1 infantry"))
end)

-- A PDS of Jol-Nar fires at who comes, and misses.
local function missing(t, unlocked)
  local g = faction.as(t, "Winnu", { planets = { {}, { "Atlas" } }, unlocked = { {}, unlocked }, units = { { ["space of Atlas"] = { cruiser = 1 } }, { Atlas = { pds = 1 } } } }, "Jol-Nar")
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("fire at Player 1") end):force{ "1" }
  g:choose("fire at Player 1")
  return g:pass_until(function() return g:has("answer with Ta Zern") or g:ask().seat == 1 and g:has("activate") or g:see("round") == 2 end)
end
card("Ta Zern", "dice of its space cannon are rolled again", function(t)
  local g = missing(t, { "Ta Zern" })
  g:choose("answer with Ta Zern"):force{ "10" }
  g:choose("reroll the die showing 1")
  if g:has("reroll 1 die") then g:choose("reroll 1 die") end
  t:ok(faction.until_told(g, "Player 1 loses 1 cruiser"):log_has("Player 1 loses 1 cruiser"))
end)
card("Ta Zern", "not while he is locked, nor dice of a combat", function(t)
  t:not_offered(missing(t, {}), "answer with Ta Zern")
  local g = fight(t, "Jol-Nar", { cruiser = 1 }, { cruiser = 1 }, { "1", "1" }, { unlocked = { { "Ta Zern" } } })
  g:pass_until(function() return g:has("answer with Ta Zern") or g:log_has("Player 2 rolls") end)
  t:not_offered(g, "answer with Ta Zern")
end)

card("Arbiters", "action cards are part of a bargain", function(t)
  local g = faction.as(t, "Hacan", { hand = { { "Flank Speed" } } })
  imperium.quiet(g:choose("bargain with somebody")):choose("bargain with Player 2")
  t:offered(g, "give Flank Speed")
end)
card("Arbiters", "not between others", function(t)
  local g = faction.as(t, "Saar", { hand = { { "Flank Speed" } } })
  imperium.quiet(g:choose("bargain with somebody")):choose("bargain with Player 2")
  t:refused(g, { "give Flank Speed" }, "94.3")
end)

card("Dark Energy Tap", "a frontier token is explored where its owner's ships are, not without them", function(t)
  local function ending(units)
    local g = imperium.acting(t, { frontier = { "Lost Crew" }, technologies = { { "Dark Energy Tap" } }, units = { units } })
    g:choose("activate Deep Space 46")
    g:pass_until(function() return g:ask().seat ~= 0 end)
    return g:log_has("Player 1 explores the frontier of Deep Space 46")
  end
  t:ok(ending{ ["Deep Space 46"] = { cruiser = 1 }, Jord = { space_dock = 1 } })
  t:ok(not ending{ Jord = { space_dock = 1 } })
end)
card("Dark Energy Tap", "its ships retreat to where they have nothing, not where others are", function(t)
  local function retreating(technologies, where)
    local g = faction.as(t, "Saar", { technologies = { technologies }, lost = { "Ragh", "Lisis II" }, units = { { ["space of Atlas"] = { cruiser = 1 } }, { ["space of Atlas"] = { cruiser = 1 }, [where or "space of Vorhal"] = { destroyer = 1 } } } })
    g:choose("activate Atlas")
    return g:pass_until(function() return g:ask().rule == "78.s2" and g:ask().seat == 0 or g:log_has("Player 1 rolls") end)
  end
  local g = retreating{ "Dark Energy Tap" }
  t:offered(g, "announce")
  g:choose("announce"):force{ "1", "1" }
  g:pass_until(function() return g:ask().rule == "78.s5" end)
  t:offered(g, "Mehar Xull")
  t:refused(retreating{}, { "announce" }, "78.s2c")
  g = retreating({ "Dark Energy Tap" }, "Mehar Xull"):choose("announce"):force{ "1", "1" }
  g:pass_until(function() return g:ask().rule == "78.s5" end)
  t:not_offered(g, "Mehar Xull")
end)
