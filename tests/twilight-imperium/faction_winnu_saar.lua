-- The Winnu and the Clan of Saar: abilities, units, technologies, leaders.
local imperium = require "lib.imperium"

local function between(t, ours, theirs, position)
  return imperium.acting(t, position, { seats = { { faction = ours }, { faction = theirs }, { faction = "Hacan" } } })
end
local function until_offered(g, words)
  return g:pass_until(function() return g:has(words) or g:see("round") == 2 end)
end
local function turn_over(g)
  return g:pass_until(function() return g:ask().seat ~= 0 and g:has("activate") or g:see("round") == 2 end)
end
local function rex(t, faction, more)
  local position = { units = { { ["space of Mecatol Rex"] = { carrier = 1, infantry = 2 } } } }
  for key, value in pairs(more or {}) do position[key] = value end
  return between(t, faction, "Letnev", position):choose("activate Mecatol Rex")
end

card("Blood Ties", "the custodians cost them nothing", function(t)
  local g = rex(t, "Winnu", { lost = { "Winnu" }, goods = { 0 } })
  until_offered(g, "remove the custodians"):choose("remove the custodians")
  t:ok(g:log_has("custodians"))
  t:eq(g:see("seat.0.points"), 1)
end)

card("Blood Ties", "others pay six influence", function(t)
  local g = rex(t, "Saar", { exhausted = { "Lisis II", "Ragh" }, goods = { 5 } })
  until_offered(g, "remove the custodians")
  t:not_offered(g, "remove the custodians")
  t:ok(g:log_has("Player 1 has not the 6 influence for the custodians token"))
end)

card("Reclamation", "a PDS and a dock come with Mecatol Rex", function(t)
  local g = rex(t, "Winnu")
  until_offered(g, "remove the custodians"):choose("remove the custodians")
  until_offered(g, "land 2 infantry on Mecatol Rex"):choose("land 2 infantry on Mecatol Rex")
  until_offered(g, "answer with The Winnu"):choose("answer with The Winnu")
  turn_over(g)
  t:eq(imperium.units(g, 0, "Mecatol Rex"), { infantry = 2, pds = 1, space_dock = 1, carrier = imperium.units(g, 0, "Mecatol Rex").carrier })
end)

card("Reclamation", "not with another planet", function(t)
  local g = between(t, "Winnu", "Letnev", { units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } } } })
  g:choose("activate Atlas")
  until_offered(g, "land 2 infantry on Atlas"):choose("land 2 infantry on Atlas")
  turn_over(g)
  t:ok(g:log_has("Player 1 controls Atlas"))
  t:eq(imperium.units(g, 0, "Atlas").pds, nil)
  t:not_offered(g, "answer with The Winnu")
end)

card("Salai Sai Corian", "as many dice as the opponent has ships that are no fighters", function(t)
  local g = between(t, "Winnu", "Letnev", { fleet = { 8, 8 }, units = { { Atlas = { flagship = 1 } }, { Atlas = { carrier = 2, cruiser = 1, fighter = 2 } } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:log_has("Player 1 rolls") end)
  t:ok(g:log_has("Player 1 rolls 3 dice in space combat"))
end)

card("Salai Sai Corian", "none against fighters alone", function(t)
  local g = between(t, "Winnu", "Letnev", { units = { { Atlas = { flagship = 1, cruiser = 1 } }, { Atlas = { fighter = 2 } } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:log_has("Player 1 rolls") end)
  t:ok(g:log_has("Player 1 rolls 1 die in space combat"))
end)

local function reclaiming(t, mech)
  local units = { carrier = 1 }
  units[mech and "mech" or "infantry"] = 1
  local g = between(t, "Winnu", "Letnev", { units = { { ["space of Atlas"] = units } } })
  g:choose("activate Atlas")
  local words = "land 1 " .. (mech and "mech" or "infantry") .. " on Atlas"
  return until_offered(g, words):choose(words)
end

card("Reclaimer", "a structure where it has taken a planet", function(t)
  local g = reclaiming(t, true)
  until_offered(g, "answer with Reclaimer"):choose("answer with Reclaimer"):choose("Atlas"):choose("a space dock")
  t:eq(imperium.units(g, 0, "Atlas").space_dock, 1)
end)

card("Reclaimer", "not where infantry has", function(t)
  local g = reclaiming(t, false)
  g:pass_until(function() return g:has("answer with Reclaimer") or g:ask().seat == 1 and g:has("activate") end)
  t:not_offered(g, "answer with Reclaimer")
end)

card("Lazax Gate Folding", "an infantry for Mecatol Rex while they have it", function(t)
  local g = between(t, "Winnu", "Letnev", { custodians = 0, technologies = { { "Lazax Gate Folding" } }, planets = { { "Winnu", "Mecatol Rex" } } })
  g:choose("use Lazax Gate Folding")
  t:eq(imperium.units(g, 0, "Mecatol Rex").infantry, 1)
end)

card("Lazax Gate Folding", "it is a gate while they have not, and no base", function(t)
  local position = { custodians = 0, technologies = { { "Lazax Gate Folding" } }, units = { { ["space of Alpha Wormhole 39"] = { carrier = 1 } } } }
  local g = between(t, "Winnu", "Letnev", position)
  t:not_offered(g, "use Lazax Gate Folding")
  g:choose("activate Mecatol Rex")
  t:offered(g, "move 1 carrier")
  position.planets = { { "Winnu", "Mecatol Rex" } }
  local h = between(t, "Winnu", "Letnev", position):choose("activate Mecatol Rex")
  t:not_offered(h, "move 1 carrier")
end)

local function building(t, position)
  position.units = { { Winnu = { space_dock = 1, infantry = 1 } } }
  return between(t, "Winnu", "Letnev", position):choose("activate Winnu")
end

card("Hegemonic Trade Policy", "what is spent for units is influence then", function(t)
  local g = building(t, { technologies = { { "Hegemonic Trade Policy" } }, goods = { 0 } })
  until_offered(g, "answer with Hegemonic Trade Policy"):choose("answer with Hegemonic Trade Policy")
  if g:has("Winnu") then g:choose("Winnu") end
  until_offered(g, "1 dreadnought in space")
  t:offered(g, "1 dreadnought in space")
end)

card("Hegemonic Trade Policy", "without it, it is resources: three of Winnu", function(t)
  local g = building(t, { goods = { 0 } })
  g:pass_until(function() return g:has("1 cruiser in space") end)
  t:refused(g, { "1 dreadnought in space" }, "67.1")
end)

card("Berekar Berekon", "units are two cheaper, once", function(t)
  local g = building(t, { goods = { 0 }, exhausted = { "Winnu" } })
  until_offered(g, "answer with Berekar Berekon"):choose("answer with Berekar Berekon")
  until_offered(g, "1 cruiser in space"):choose("1 cruiser in space"):choose("that is all that is built")
  turn_over(g)
  t:eq(imperium.units(g, 0, "Winnu").cruiser, 1)
end)

card("Berekar Berekon", "without him they cost all", function(t)
  local g = building(t, { goods = { 1 }, exhausted = { "Winnu" } })
  g:pass_until(function() return g:has("1 infantry on Winnu") end)
  t:refused(g, { "1 cruiser in space" }, "67.1")
end)

card("Rickar Rickani", "a combat at Mecatol Rex unlocks him, and he adds two there", function(t)
  local g = between(t, "Winnu", "Letnev", { units = { { ["space of Mecatol Rex"] = { cruiser = 1 } }, { ["space of Mecatol Rex"] = { cruiser = 1 } } } })
  g:choose("activate Mecatol Rex"):force{ "5", "1" }
  g:pass_until(function() return g:log_has("Player 2 loses 1 cruiser") or g:see("round") == 2 end)
  t:ok(g:log_has("Player 1 unlocks Rickar Rickani"))
  t:ok(g:log_has("Player 2 loses 1 cruiser"))
end)

card("Rickar Rickani", "not elsewhere", function(t)
  local g = between(t, "Winnu", "Letnev", { unlocked = { { "Rickar Rickani" } }, units = { { Atlas = { cruiser = 1 } }, { Atlas = { cruiser = 1 } } } })
  g:choose("activate Atlas"):force{ "6", "1" }
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  t:ok(not g:log_has("Player 1 scores"))
end)

card("Mathis Mathinus", "the primary of any strategy card, its secondary for whom he likes", function(t)
  local g = between(t, "Winnu", "Letnev", { unlocked = { { "Mathis Mathinus" } }, commodities = { 0, 0 }, goods = { 0 } })
  g:choose("use Mathis Mathinus"):choose("a card that nobody has"):choose("Trade")
  g:pass_until(function() return g:see("seat.0.trade goods") >= 3 end)
  t:eq(g:see("seat.0.trade goods"), 3)
end)

card("Mathis Mathinus", "not while he is locked", function(t)
  local g = between(t, "Winnu", "Letnev", {})
  t:not_offered(g, "use Mathis Mathinus")
end)

-- ---- Saar ---------------------------------------------------------------------------------------

card("Nomadic", "objectives are scored without a home", function(t)
  local g = between(t, "Saar", "Letnev", { lost = { "Ragh" }, planets = { { "Atlas", "Lodor" } }, revealed = { "Sway the Council" }, goods = { 8 } })
  g:pass_until(function() return g:see("phase") == "Status" end)
  until_offered(g, "score Sway the Council")
  t:offered(g, "score Sway the Council")
end)

card("Nomadic", "not for others, who need theirs", function(t)
  local g = between(t, "Winnu", "Letnev", { lost = { "Winnu" }, planets = { { "Atlas", "Lodor" } }, revealed = { "Sway the Council" }, goods = { 8 } })
  g:pass_until(function() return g:see("phase") == "Status" end)
  g:pass_until(function() return g:has("score Sway the Council") or g:see("phase") ~= "Status" end)
  t:not_offered(g, "score Sway the Council")
end)

card("Son of Ragh", "four dice of its barrage, with a 6 and not with a 5", function(t)
  local g = between(t, "Saar", "Letnev", { units = { { Atlas = { flagship = 1 } }, { Atlas = { fighter = 3, carrier = 1 } } } })
  g:choose("activate Atlas"):force{ "6", "5", "5", "5" }
  g:pass_until(function() return g:log_has("Player 2 loses") end)
  t:ok(g:log_has("Player 1 rolls 4 dice"))
  t:ok(g:log_has("Player 2 loses 1 fighter"))
end)

local function landing(t, goods)
  local g = between(t, "Saar", "Letnev", { goods = { goods }, units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 } } } })
  g:choose("activate Atlas")
  return until_offered(g, "land 1 infantry on Atlas"):choose("land 1 infantry on Atlas")
end

card("Scavenger Zeta", "a trade good brings a mech onto a planet just gained", function(t)
  local g = landing(t, 1)
  until_offered(g, "answer with Scavenger Zeta"):choose("answer with Scavenger Zeta")
  turn_over(g)
  t:eq(imperium.units(g, 0, "Atlas").mech, 1)
  t:eq(g:see("seat.0.trade goods"), 1) -- 1, and 1 for the planet, and 1 spent
end)

card("Scavenger Zeta", "not where nothing is gained", function(t)
  local g = between(t, "Saar", "Letnev", { goods = { 3 }, planets = { { "Atlas" } }, units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 } } } })
  g:choose("activate Atlas")
  until_offered(g, "land 1 infantry on Atlas"):choose("land 1 infantry on Atlas")
  g:pass_until(function() return g:has("answer with Scavenger Zeta") or g:ask().seat == 1 and g:has("activate") end)
  t:not_offered(g, "answer with Scavenger Zeta")
end)

card("Floating Factory I", "it moves as a ship, and carries", function(t)
  local g = between(t, "Saar", "Letnev", { units = { { ["space of Atlas"] = { space_dock = 1, infantry = 4 } } } })
  g:choose("activate Tequ'ran and Torkan")
  imperium.quiet(g):choose("move 1 space dock"):choose("take 4 infantry along")
  g:choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Tequ'ran and Torkan").space_dock, 1)
  t:eq(imperium.units(g, 0, "Tequ'ran and Torkan").infantry, 4)
end)

card("Floating Factory I", "not two systems far, and it needs no room in the fleet pool", function(t)
  local g = between(t, "Saar", "Letnev", { fleet = { 1 }, units = { { ["space of Atlas"] = { space_dock = 1, cruiser = 1 } } } })
  g:choose("activate Lodor")
  imperium.quiet(g)
  t:not_offered(g, "move 1 space dock")
  local h = between(t, "Saar", "Letnev", { fleet = { 1 }, units = { { ["space of Atlas"] = { space_dock = 1, cruiser = 1 } } } })
  h:choose("activate Tequ'ran and Torkan")
  imperium.quiet(h):choose("move 1 cruiser")
  t:offered(h, "move 1 space dock")
end)

card("Floating Factory I", "ships of another alone with it destroy it", function(t)
  local g = between(t, "Letnev", "Saar", { units = { { ["space of Atlas"] = { cruiser = 1 } }, { ["space of Tequ'ran and Torkan"] = { space_dock = 1 }, Ragh = { infantry = 1 } } } })
  g:choose("activate Tequ'ran and Torkan")
  imperium.quiet(g):choose("move 1 cruiser"):choose("that is all that moves")
  turn_over(g)
  t:ok(g:log_has("Player 2 loses 1 space dock"))
end)

card("Floating Factory I", "not while ships of its own are there", function(t)
  local g = between(t, "Letnev", "Saar", { units = { { ["space of Atlas"] = { cruiser = 1 } }, { ["space of Tequ'ran and Torkan"] = { space_dock = 1, cruiser = 1 } } } })
  g:choose("activate Tequ'ran and Torkan")
  imperium.quiet(g):choose("move 1 cruiser"):choose("that is all that moves"):force{ "1", "10" }
  turn_over(g)
  t:eq(imperium.units(g, 1, "Tequ'ran and Torkan").space_dock, 1)
end)

card("Floating Factory II", "two systems far with the upgrade, not without it", function(t)
  local g = between(t, "Saar", "Letnev", { technologies = { { "Floating Factory II" } }, units = { { ["space of Tequ'ran and Torkan"] = { space_dock = 1 } } } })
  g:choose("activate Mecatol Rex")
  imperium.quiet(g)
  local far = g:has("move 1 space dock")
  local h = between(t, "Saar", "Letnev", { units = { { ["space of Tequ'ran and Torkan"] = { space_dock = 1 } } } })
  h:choose("activate Mecatol Rex")
  t:ok(far)
  t:not_offered(h, "move 1 space dock")
end)

card("Chaos Mapping", "a unit is produced when a turn begins", function(t)
  local g = between(t, "Winnu", "Saar", { technologies = { {}, { "Chaos Mapping" } }, goods = { 0, 5 }, units = { {}, { ["space of Atlas"] = { space_dock = 1 } } } })
  g:choose("use Leadership")
  until_offered(g, "answer with Chaos Mapping"):choose("answer with Chaos Mapping")
  until_offered(g, "1 cruiser in space"):choose("1 cruiser in space")
  g:pass_until(function() return g:log_has("Player 2 produces 1 cruiser") end)
  t:eq(imperium.units(g, 1, "Atlas").cruiser, 1)
end)

card("Chaos Mapping", "others do not activate asteroid fields with its ships", function(t)
  local g = between(t, "Winnu", "Saar", { technologies = { {}, { "Chaos Mapping" } }, units = { {}, { ["space of Asteroid Field 44"] = { cruiser = 1 } } } })
  t:not_offered(g, "activate Asteroid Field 44")
  t:offered(g, "activate Asteroid Field 79")
end)

card("Captain Mendosa", "one ship moves as far as the fastest", function(t)
  local units = { { ["space of Tequ'ran and Torkan"] = { carrier = 2 } }, { ["Arc Prime"] = { cruiser = 1 } } }
  local g = between(t, "Saar", "Letnev", { units = units })
  g:choose("activate Mecatol Rex")
  until_offered(g, "answer with Captain Mendosa"):choose("answer with Captain Mendosa")
  until_offered(g, "move 1 carrier"):choose("move 1 carrier")
  if g:has("take no more along") then g:choose("take no more along") end
  t:not_offered(g, "move 1 carrier")
end)

card("Captain Mendosa", "without him none", function(t)
  local g = between(t, "Saar", "Letnev", { units = { { ["space of Tequ'ran and Torkan"] = { carrier = 2 } } } })
  g:choose("activate Mecatol Rex")
  g:pass_until(function() return g:has("move 1 carrier") or g:ask().seat == 1 and g:has("activate") end)
  t:not_offered(g, "move 1 carrier")
end)

local function factory(t, unlocked)
  local g = between(t, "Saar", "Letnev", { unlocked = { unlocked }, goods = { 2 }, units = { { ["space of Atlas"] = { space_dock = 1 }, ["space of Lodor"] = { space_dock = 1, carrier = 1 } } } })
  g:choose("activate Atlas")
  until_offered(g, "2 fighters in space"):choose("2 fighters in space"):choose("that is all that is built")
  return g
end

card("Rowl Sarrig", "fighters appear at another dock", function(t)
  local g = factory(t, { "Rowl Sarrig" })
  until_offered(g, "answer with Rowl Sarrig"):choose("answer with Rowl Sarrig")
  for _ = 1, 8 do
    if g:has("Lodor") then g:choose("Lodor") elseif g:has("accept") then g:choose("accept") elseif g:has("yes") then g:choose("yes") end
  end
  turn_over(g)
  t:eq(imperium.units(g, 0, "Lodor").fighter, 2)
end)

card("Rowl Sarrig", "infantry in space there or on planets of one's own, not on those of others or of nobody", function(t)
  local g = between(t, "Saar", "Letnev", { unlocked = { { "Rowl Sarrig" } }, goods = { 2 }, planets = { { "Atlas" } },
    units = { { ["space of Atlas"] = { space_dock = 1, carrier = 1 }, ["space of Lodor"] = { space_dock = 1 }, ["space of Tequ'ran and Torkan"] = { space_dock = 1 } } } })
  g:choose("activate Atlas")
  until_offered(g, "2 infantry in space"):choose("2 infantry in space"):choose("that is all that is built")
  until_offered(g, "answer with Rowl Sarrig"):choose("answer with Rowl Sarrig")
  g:choose("do it"):choose("On a planet"):choose("Atlas")
  t:eq(imperium.units(g, 0, "Atlas").infantry, 2)
  g:choose("do it"):choose("In space")
  t:offered(g, "Lodor")
  g:choose("Lodor") -- the one on Atlas has already been placed
  t:eq(imperium.units(g, 0, "Lodor").infantry, 1)
end)

card("Rowl Sarrig", "not while it is locked", function(t)
  local g = factory(t, {})
  g:pass_until(function() return g:has("answer with Rowl Sarrig") or g:ask().seat == 1 and g:has("activate") end)
  t:not_offered(g, "answer with Rowl Sarrig")
end)
