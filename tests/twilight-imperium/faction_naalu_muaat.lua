-- The Naalu Collective and the Embers of Muaat: where their components act and where they must not. The
-- Inferno and Neuroglaive stand in faction_units.lua and faction_fleets.lua.
local imperium = require "lib.imperium"
local faction = require "lib.faction"
local agenda = require "lib.agenda"

local function with(all, more)
  for key, value in pairs(more or {}) do all[key] = value end
  return all
end

-- ---- Naalu

-- An action phase: seat 0 has Leadership, seat 1 Diplomacy. Who is asked first?
local function first(t, theirs, notes)
  local g = imperium.begun(t, { seats = { { faction = "Sol" }, { faction = theirs }, { faction = "Saar" } } })
  g:arrange{ no_secrets = true, notes = { notes }, agents_spent = { true, true, true } }
  imperium.pick(g, { { "Leadership", "Warfare" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  return g
end
local function begins(g)
  return g:pass_until(function() return g:ask().rule == "3.1" end):ask().seat
end

rule("48.1a", "who has the 0 token is first, whatever its strategy cards are", function(t)
  t:eq(begins(first(t, "Naalu")), 1)
  t:eq(begins(first(t, "Winnu")), 0)
end)

card("Telepathic", "it is first", function(t)
  t:eq(begins(first(t, "Naalu")), 1)
end)

card("Telepathic", "others are not", function(t)
  t:eq(begins(first(t, "Winnu")), 0)
end)

-- Seat 2 is Naalu, seat 0, which is last by its cards, has the note.
local function gifted(t, notes)
  local g = imperium.begun(t, { seats = { { faction = "Sol" }, { faction = "Winnu" }, { faction = "Naalu" } } })
  g:arrange{ no_secrets = true, notes = { notes }, agents_spent = { true, true, true } }
  imperium.pick(g, { { "Warfare", "Politics" }, { "Diplomacy", "Leadership" }, { "Imperial", "Technology" } })
  if g:has("answer with Gift of Prescience") then g:choose("answer with Gift of Prescience") end
  return g
end

card("Gift of Prescience", "its holder is first, its owner by its cards, until the status phase ends", function(t)
  local g = gifted(t, { "Gift of Prescience" })
  t:eq(begins(g), 0)
  g:arrange{ all_used = true }
  t:eq(g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat ~= 0 end):ask().seat, 1)
  g:pass_until(function() return g:see("round") == 2 end)
  t:eq(imperium.notes(g, 2)["Gift of Prescience"], 1)
end)

card("Gift of Prescience", "without it Naalu is first", function(t)
  t:eq(begins(gifted(t, {})), 2)
end)

rule("33.10c", "Naalu is out: the 0 token stays with its holder until the status phase ends, and is gone", function(t)
  local g = gifted(t, { "Gift of Prescience" })
  t:eq(begins(g), 0)
  g:arrange{ lost = { "Maaluuk", "Druaa" }, units = { { Jord = { space_dock = 1 } }, {}, { ["space of Atlas"] = { cruiser = 1 } } }, all_used = true }
  g:choose("activate Lodor")
  g:pass_until(function() return g:log_has("Player 3 is out of the game") end)
  local function holds()
    for _, zone in ipairs(g:view(0).zones) do
      if zone.id == "area.0" then
        for _, one in ipairs(zone.cards) do if one.title == "Gift of Prescience" then return true end end
      end
    end
    return false
  end
  t:ok(holds())
  g:pass_until(function() return g:see("phase") == "Status" end)
  t:ok(holds())
  g:pass_until(function() return g:see("round") == 2 end)
  t:ok(not holds())
  t:eq(imperium.notes(g, 0)["Gift of Prescience"], nil)
end)

-- Seat 0 moves a cruiser to Atlas, where seat 1 has a fleet.
local function comes(t, theirs, more, where)
  local g = faction.as(t, "Sol", with({ units = { { ["space of Quann"] = { cruiser = 1 } }, { ["space of Atlas"] = { carrier = 1, fighter = 1, infantry = 1 } },
    { ["space of Mehar Xull"] = { destroyer = 1 } } }, agents_spent = { true, true, true } }, more), theirs)
  g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == 0 end)
  imperium.quiet(g:choose("activate " .. (where or "Atlas"))):choose("move 1 cruiser"):choose("that is all that moves")
  return g:pass_until(function() return g:has("answer with The Naalu Collective") or g:log_has("fight a space combat") or g:ask().seat == 1 and g:has("activate") end)
end

card("Foresight", "for a token its fleet goes where no others are", function(t)
  local g = comes(t, "Naalu")
  local pool = g:see("seat.1.strategy")
  g:choose("answer with The Naalu Collective")
  t:not_offered(g, "Mehar Xull")
  g:choose("Tequ'ran and Torkan")
  t:eq(imperium.units(g, 1, "Tequ'ran and Torkan"), { carrier = 1, fighter = 1, infantry = 1 })
  t:eq(g:see("seat.1.strategy"), pool - 1)
  g:pass_until(function() return g:ask().rule == "3.1" end)
  t:ok(not g:log_has("fight a space combat"))
  t:ok(g:log_has("Player 2 places a command token in Tequ'ran and Torkan"))
end)

card("Foresight", "not without a token, nor where nothing came, nor for others", function(t)
  t:not_offered(comes(t, "Naalu", { strategy = { 2, 0 } }), "answer with The Naalu Collective")
  t:not_offered(comes(t, "Winnu"), "answer with")
end)

card("Foresight", "not into asteroids, unless its ships can enter them", function(t)
  for technology, enters in pairs{ ["Antimass Deflectors"] = true, ["Sling Relay"] = false } do
    local g = comes(t, "Naalu", { technologies = { {}, { technology } }, units = { { ["space of Atlas"] = { cruiser = 1 } }, { ["space of Beta Wormhole 40"] = { carrier = 1 } } } }, "Beta Wormhole 40")
    g:choose("answer with The Naalu Collective")
    t:offered(g, "Arnor and Lor")
    t:eq(g:has("Asteroid Field 44"), enters)
  end
end)

-- A flagship with fighters above Atlas, where infantry of seat 1 is.
local function above(t, ours, fleet, defender)
  local g = faction.as(t, ours, { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = fleet }, { Atlas = { infantry = defender } } }, agents_spent = { true, true, true } })
  g:choose("activate Atlas")
  return g:pass_until(function() return g:has("on Atlas") and g:ask().rule == "49.s2" or g:ask().seat == 1 and g:has("activate") or g:see("round") == 2 end)
end

card("Matriarch", "fighters land to fight, and are in space again: the planet is not theirs", function(t)
  local g = above(t, "Naalu", { flagship = 1, fighter = 2 }, 1)
  g:force{ "8", "1", "1" }
  g:choose("land 2 fighters on Atlas")
  g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == 1 or g:see("round") == 2 end)
  t:ok(g:log_has("Player 2 loses 1 infantry"))
  t:eq(imperium.units(g, 0, "Atlas"), { flagship = 1, fighter = 2 })
  t:ok(not g:log_has("Player 1 controls Atlas"))
end)

card("Matriarch", "they can be hit there; with a ground force that is left the planet is gained", function(t)
  local g = above(t, "Naalu", { flagship = 1, fighter = 2, infantry = 1 }, 2)
  g:choose("land 2 fighters on Atlas"):force{ "10", "10", "1", "10", "1" }
  g:choose("land 1 infantry on Atlas")
  faction.until_offered(g, "1 fighter")
  g:choose("1 fighter")
  g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == 1 or g:see("round") == 2 end)
  t:ok(g:log_has("Player 1 controls Atlas"))
  t:ok(g:log_has("Player 1 loses 1 fighter"))
end)

card("Matriarch", "not without it, nor fighters of others", function(t)
  t:not_offered(above(t, "Naalu", { carrier = 1, fighter = 2, infantry = 1 }, 1), "land 1 fighter")
  t:not_offered(above(t, "Sol", { flagship = 1, fighter = 2, infantry = 1 }, 1), "land 1 fighter")
end)

local function iconoclast(t, fragments)
  local g = faction.as(t, "Naalu", { planets = { {}, { "Atlas" } }, area = { {}, fragments }, agents_spent = { true, true, true },
    units = { { ["space of Atlas"] = { carrier = 1, mech = 1 } }, { Atlas = { infantry = 1 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "land 1 mech on Atlas"):choose("land 1 mech on Atlas"):force{ "4", "10" }
  return g:pass_until(function() return g:ask().rule == "87.0" end)
end

card("Iconoclast", "two more against who has relic fragments", function(t)
  t:ok(iconoclast(t, { "Cultural Relic Fragment" }):log_has("Player 1 scores 1 hit"))
end)

card("Iconoclast", "not against who has none", function(t)
  t:ok(not iconoclast(t, {}):log_has("Player 1 scores"))
end)

-- A fighter of seat 0 against a cruiser.
local function fighters(t, ours, technologies, result)
  local g = faction.as(t, ours, { technologies = { technologies }, units = { { ["space of Atlas"] = { carrier = 1, fighter = 1 } }, { ["space of Atlas"] = { cruiser = 1 } } },
    agents_spent = { true, true, true } })
  g:choose("activate Atlas"):force{ result, "1", "1" }
  return g:pass_until(function() return g:log_has("Player 2 rolls") end):log_has("Player 1 scores 1 hit")
end

card("Hybrid Crystal Fighter I", "it hits with 8, not with 7, and does not move alone", function(t)
  t:eq(fighters(t, "Naalu", {}, "8"), true)
  t:eq(fighters(t, "Naalu", {}, "7"), false)
  t:eq(fighters(t, "Sol", {}, "8"), false)
  local g = faction.as(t, "Naalu", { units = { { ["space of Quann"] = { carrier = 1, fighter = 1 } } } })
  t:not_offered(imperium.quiet(g:choose("activate Atlas")), "move 1 fighter")
end)

card("Hybrid Crystal Fighter II", "it hits with 7, not with 6, and moves alone, two systems far", function(t)
  t:eq(fighters(t, "Naalu", { "Hybrid Crystal Fighter II" }, "7"), true)
  t:eq(fighters(t, "Naalu", { "Hybrid Crystal Fighter II" }, "6"), false)
  local g = faction.as(t, "Naalu", { technologies = { { "Hybrid Crystal Fighter II" } }, units = { { ["space of Vega Major and Vega Minor"] = { carrier = 1, fighter = 1 } } } })
  g = imperium.quiet(g:choose("activate Atlas"))
  t:offered(g, "move 1 fighter")
  t:not_offered(g, "move 1 carrier")
end)

local function zeu(t, spent)
  return agenda.begun(t, { "Mutiny", "Economic Equality" }, { before = { agents_spent = { spent, true, true } } }, { seats = { { faction = "Naalu" }, { faction = "Winnu" }, { faction = "Saar" } } })
end

card("Z'eu", "the next agenda is looked at, and shown to another if one likes", function(t)
  local g = zeu(t, false)
  g:pass_until(function() return g:has("answer with Z'eu") end)
  g:choose("answer with Z'eu")
  t:ok(g:log_has("Player 1 looks at Economic Equality"))
  g:choose("do it"):choose("Player 3")
  local seen = {}
  for seat = 0, 2 do
    for _, event in ipairs(g:events(seat)) do
      if event.text:find("Player 3 looks at Economic Equality", 1, true) then seen[#seen + 1] = seat end
    end
  end
  t:eq(seen, { 0, 2 })
  t:eq(faction.leader(g, 0, "Z'eu"), { exhausted = true })
end)

card("Z'eu", "not while exhausted", function(t)
  local g = zeu(t, false)
  g:pass_until(function() return g:has("answer with Z'eu") end)
  g:choose("answer with Z'eu"):choose("do not")
  t:ok(not g:log_has("Player 3 looks at Economic Equality"))
  g:pass_until(function() return g:log_has("Economic Equality is revealed") end)
  t:not_offered(g:pass_until(function() return g:has("answer with Z'eu") or g:has("vote for") end), "answer with Z'eu")
end)

local fleet = { carrier = 3, fighter = 12 }
faction.unlocks("Naalu", "M'aban", { units = { { Atlas = fleet } } }, { units = { { Atlas = { carrier = 3, fighter = 11 } } } })

local function builds(t, ours, home, position)
  local g = faction.as(t, ours, with({ exhausted = {}, units = { { [home] = { space_dock = 1, carrier = 2 } } } }, position))
  g:choose("activate " .. (position.system or home))
  return g:pass_until(function() return g:has("that is all that is built") or g:see("round") == 2 end)
end

local function mabans(t, unlocked)
  return faction.as(t, "Naalu", { unlocked = { unlocked }, without = { { "Sarween Tools" } }, goods = { 1 }, exhausted = { "Maaluuk", "Druaa" }, units = { { Maaluuk = { space_dock = 1 } } } })
end
local function home_of_naalu(g)
  for _, option in ipairs(g:options()) do if option:find("activate") and option:find("Maaluuk") then return option end end
end

card("M'aban", "three fighters for the cost of two, of which two count", function(t)
  local g = mabans(t, { "M'aban" })
  g:choose(home_of_naalu(g))
  faction.until_offered(g, "3 fighters in space"):choose("3 fighters in space")
  faction.until_told(g, "produces 3 fighter")
  t:ok(g:log_has("Player 1 produces 3 fighter"))
  t:eq(g:see("seat.0.trade goods"), 0)
end)

card("M'aban", "not while locked: it is two", function(t)
  local g = mabans(t, {})
  g:choose(home_of_naalu(g))
  t:not_offered(faction.until_offered(g, "2 fighters in space"), "3 fighters in space")
end)

local function oracle(t, unlocked)
  local g = faction.as(t, "Naalu", { unlocked = { unlocked }, all_used = true, agents_spent = { true, true, true } })
  return g:pass_until(function() return g:has("answer with The Oracle") or g:see("round") == 2 end)
end

card("The Oracle", "each other player gives a note", function(t)
  local g = oracle(t, { "The Oracle" })
  g:choose("answer with The Oracle")
  for seat = 1, 2 do
    t:eq(g:ask().seat, seat)
    g:seat(seat):choose("Ceasefire")
  end
  t:eq(imperium.notes(g, 0).Ceasefire, 3)
  t:eq(faction.leader(g, 0, "The Oracle"), nil)
end)

card("The Oracle", "not while locked", function(t)
  t:not_offered(oracle(t, {}), "answer with The Oracle")
end)

-- ---- Muaat

local function forges(t, position)
  return faction.as(t, "Muaat", with({ units = { { ["space of Atlas"] = { war_sun = 1 } } } }, position))
end

card("Star Forge", "two fighters or a destroyer with a war sun, for a token", function(t)
  local g = forges(t, { strategy = { 2 } })
  g:choose("use The Embers of Muaat")
  if g:has("Atlas") then g:choose("Atlas") end
  g:choose("2 fighters")
  t:eq(imperium.units(g, 0, "Atlas"), { war_sun = 1, fighter = 2 })
  t:eq(g:see("seat.0.strategy"), 1)
  g = forges(t, {})
  g:choose("use The Embers of Muaat")
  if g:has("Atlas") then g:choose("Atlas") end
  g:choose("destroyer")
  t:eq(imperium.units(g, 0, "Atlas"), { war_sun = 1, destroyer = 1 })
end)

card("Star Forge", "not without a token, not without a war sun", function(t)
  t:not_offered(forges(t, { strategy = { 0 } }), "use The Embers of Muaat")
  t:not_offered(forges(t, { units = { { ["space of Atlas"] = { cruiser = 1 } } } }), "use The Embers of Muaat")
end)

-- Six players; on the south of Mecatol Rex lies a supernova, and Lisis and Velnor behind it.
local function near_supernova(t, ours, position)
  local map = "26 61 64 59 62 63 71 45 69 41 65 68 72 79 66 80 75 67 0 73 40 0 74 46 0 37 49 0 60 77 0 76 47 0 70 78"
  map = (" " .. map .. " "):gsub(" 80 ", " x "):gsub(" 59 ", " 80 "):gsub(" x ", " 59 ")
  local seats = {}
  for i, name in ipairs{ ours, "Letnev", "Hacan", "Mentak", "Xxcha", "Winnu" } do seats[i] = { faction = name } end
  local g = t:table{ game = "twilight-imperium", map = map:match("^%s*(.-)%s*$"), speaker = 0, seats = seats }
  g:go("84")
  for _, card in ipairs{ "Leadership", "Diplomacy", "Politics", "Construction", "Trade", "Warfare" } do g:choose("take " .. card) end
  g:arrange(with({ no_secrets = true, agents_spent = { true, true, true, true, true, true } }, position))
  return imperium.quiet(g)
end

card("Gashlai Physiology", "through a supernova, not into one", function(t)
  local g = near_supernova(t, "Muaat", { units = { { ["Mecatol Rex"] = { cruiser = 1 } } } })
  t:offered(imperium.quiet(g:choose("activate Lisis and Velnor")), "move 1 cruiser from Mecatol Rex")
  g = near_supernova(t, "Muaat", { units = { { ["Mecatol Rex"] = { cruiser = 1 } } } })
  t:not_offered(imperium.quiet(g:choose("activate Supernova 80")), "move 1 cruiser")
end)

card("Gashlai Physiology", "others go through none", function(t)
  local g = near_supernova(t, "Sol", { units = { { ["Mecatol Rex"] = { cruiser = 1 } } } })
  t:not_offered(imperium.quiet(g:choose("activate Lisis and Velnor")), "move 1 cruiser")
end)

card("Magmus Reactor", "ships move into supernovas; building beside one or with a war sun brings a trade good", function(t)
  local g = near_supernova(t, "Muaat", { technologies = { { "Magmus Reactor" } }, units = { { ["Mecatol Rex"] = { cruiser = 1 } } } })
  t:offered(imperium.quiet(g:choose("activate Supernova 80")), "move 1 cruiser from Mecatol Rex")
  g = near_supernova(t, "Muaat", { technologies = { { "Magmus Reactor" } }, planets = { { "Mecatol Rex" } }, goods = { 5 }, custodians = 0, units = { { ["Mecatol Rex"] = { space_dock = 1 } } } })
  g:choose("activate Mecatol Rex")
  faction.until_offered(g, "1 infantry on Mecatol Rex"):choose("1 infantry on Mecatol Rex")
  t:ok(faction.until_told(g, "Magmus Reactor takes effect"):log_has("Magmus Reactor takes effect"))
end)

local function magmus(t, technologies, ships)
  local g = faction.as(t, "Muaat", { technologies = { technologies }, goods = { 2 }, exhausted = { "Muaat" }, units = { { Muaat = { space_dock = 1 }, ["space of Muaat"] = ships } } })
  g:choose("activate Muaat")
  faction.until_offered(g, "1 destroyer in space"):choose("1 destroyer in space")
  return faction.until_told(g, "produces 1 destroyer"):pass_until(function() return g:ask().rule == "3.1" or g:see("round") == 2 end):see("seat.0.trade goods")
end

card("Magmus Reactor", "a war sun there brings one, none does not, and nor without it", function(t)
  t:eq(magmus(t, { "Magmus Reactor" }, { war_sun = 1 }), 2)
  t:eq(magmus(t, { "Magmus Reactor" }, { cruiser = 1 }), 1)
  t:eq(magmus(t, {}, { war_sun = 1 }), 1)
end)

card("Ember Colossus", "with Star Forge there or beside it, an infantry for each", function(t)
  local g = forges(t, { planets = { { "Quann", "Vorhal" } }, units = { { ["space of Atlas"] = { war_sun = 1 }, Quann = { mech = 2 }, Vorhal = { mech = 1 } } } })
  g:choose("use The Embers of Muaat")
  if g:has("Atlas") then g:choose("Atlas") end
  g:choose("2 fighters"):choose("answer with Ember Colossus")
  if g:has("do it") then g:choose("do it") end
  t:eq(imperium.units(g, 0, "Quann"), { mech = 2, infantry = 2 })
  t:eq(imperium.units(g, 0, "Vorhal"), { mech = 1 })
end)

card("Ember Colossus", "not far away from it", function(t)
  local g = forges(t, { planets = { { "Vorhal" } }, units = { { ["space of Atlas"] = { war_sun = 1 }, Vorhal = { mech = 1 } } } })
  g:choose("use The Embers of Muaat")
  if g:has("Atlas") then g:choose("Atlas") end
  t:not_offered(g:choose("2 fighters"), "answer with Ember Colossus")
end)

local function war_sun(t, technologies, from)
  local g = faction.as(t, "Muaat", { technologies = { technologies }, units = { { ["space of " .. (from or "Lazar and Sakulag")] = { war_sun = 1 } } } })
  return imperium.quiet(g:choose("activate Atlas"))
end

card("Prototype War Sun I", "it moves one system far; planetary shields are none against it", function(t)
  t:not_offered(war_sun(t, {}), "move 1 war sun")
  local g = faction.as(t, "Muaat", { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = { war_sun = 1 } }, { Atlas = { infantry = 1, pds = 1 } } } })
  g:choose("activate Atlas")
  t:offered(faction.until_offered(g, "a war sun bombards Atlas"), "a war sun bombards Atlas")
end)

card("Prototype War Sun II", "it moves two systems and more, not without its technology", function(t)
  t:offered(war_sun(t, { "Prototype War Sun II" }), "move 1 war sun")
  t:offered(war_sun(t, { "Prototype War Sun II" }, "Lodor"), "move 1 war sun")
  t:not_offered(war_sun(t, {}), "move 1 war sun")
end)

-- Seat 0 has the note of Muaat, seat 2.
local function fires(t, notes, more)
  return faction.as(t, "Sol", with({ notes = { notes }, agents_spent = { true, true, true } }, more), nil, "Muaat")
end

card("Fires of the Gashlai", "its owner loses a token of the fleet pool; war suns can be built", function(t)
  local g = fires(t, { "Fires of the Gashlai" }, { fleet = { 3, 3, 3 } })
  g:choose("use Fires of the Gashlai")
  t:ok(g:log_has("Player 1 gains War Sun"))
  t:eq(g:see("seat.2.fleet"), 2)
  t:eq(imperium.notes(g, 2)["Fires of the Gashlai"], 1)
end)

card("Fires of the Gashlai", "not where its owner has no token there, nor for who has the technology", function(t)
  t:not_offered(fires(t, { "Fires of the Gashlai" }, { fleet = { 3, 3, 0 }, units = { {}, {}, { Muaat = { space_dock = 1 } } } }), "use Fires of the Gashlai")
  t:not_offered(fires(t, { "Fires of the Gashlai" }, { technologies = { { "War Sun" } } }), "use Fires of the Gashlai")
end)

local function umbat(t, more)
  return faction.as(t, "Muaat", with({ goods = { 0, 9 }, units = { { ["space of Atlas"] = { war_sun = 1 } }, { ["space of Quann"] = { flagship = 1 } } } }, more))
end

card("Umbat", "whoever is chosen builds two units at a war sun or flagship, none above four", function(t)
  local g = umbat(t)
  g:choose("use Umbat"):choose("Player 2")
  t:ok(g:log_has("Umbat changes the rules for Player 2 (no unit that is built costs more than 4)"))
  if g:has("Quann") then g:choose("Quann") end
  t:eq(g:ask().seat, 1)
  t:not_offered(g, "1 war sun in space")
  t:not_offered(g, "1 flagship in space")
  g:choose("1 dreadnought in space"):choose("1 cruiser in space")
  g:pass_until(function() return g:log_has("produces 1 dreadnought") end)
  t:eq(imperium.units(g, 1, "Quann"), { flagship = 1, dreadnought = 1, cruiser = 1 })
  t:eq(faction.leader(g, 0, "Umbat"), { exhausted = true })
end)

card("Umbat", "not for who has neither, not while exhausted", function(t)
  local g = umbat(t, { goods = { 9, 9 } })
  g:choose("use Umbat")
  t:not_offered(g, "Player 3")
  t:not_offered(umbat(t, { agents_spent = { true, true, true } }), "use Umbat")
end)

card("Magmus Reactor", "not for what an effect lets build", function(t)
  local g = umbat(t, { goods = { 9 }, technologies = { { "Magmus Reactor" } } })
  g:choose("use Umbat"):choose("Player 1")
  if g:has("Atlas") then g:choose("Atlas") end
  g:choose("1 destroyer in space")
  faction.until_told(g, "produces 1 destroyer")
  t:ok(g:log_has("produces 1 destroyer"))
  t:ok(not g:log_has("Magmus Reactor takes effect"))
end)

local function spends(t, unlocked, words)
  local g = forges(t, { unlocked = { unlocked }, goods = { 0 } })
  g:choose(words)
  if g:has("Atlas") then g:choose("Atlas") end
  if g:has("2 fighters") then g:choose("2 fighters") end
  return g:pass_until(function() return g:has("answer with Magmus") or g:ask().rule == "3.1" or g:ask().rule == "82.2" end)
end

card("Magmus", "a trade good for a strategy token that is spent", function(t)
  local g = spends(t, { "Magmus" }, "use The Embers of Muaat")
  g:choose("answer with Magmus")
  t:eq(g:see("seat.0.trade goods"), 1)
end)

card("Magmus", "not for a tactic token, not while locked", function(t)
  t:not_offered(spends(t, { "Magmus" }, "activate Lodor"), "answer with Magmus")
  t:not_offered(spends(t, {}, "use The Embers of Muaat"), "answer with Magmus")
end)

rule({ "51.6+1", "51.6b" }, "Magmus is unlocked when a war sun is produced, not by one that is there", function(t)
  local position = { technologies = { { "Prototype War Sun II" } }, goods = { 12 }, units = { { Muaat = { space_dock = 1 }, ["space of Atlas"] = { war_sun = 1 } } } }
  local g = faction.as(t, "Muaat", position)
  t:eq(faction.leader(g, 0, "Magmus"), { locked = true })
  g:choose("activate Muaat")
  faction.until_offered(g, "1 war sun in space"):choose("1 war sun in space")
  t:eq(faction.leader(faction.until_told(g, "unlocks Magmus"), 0, "Magmus"), {})
end)

local function seed(t, unlocked, from, system)
  local g = faction.as(t, "Muaat", { unlocked = { unlocked }, planets = { {}, { "Atlas" } },
    units = { { ["space of " .. from] = { war_sun = 1, infantry = 1 } }, { ["space of Atlas"] = { cruiser = 1 }, Atlas = { infantry = 2, pds = 1 } } } })
  imperium.quiet(g:choose("activate " .. system))
  if g:has("move 1 war sun") then
    g:choose("move 1 war sun"):choose("take 1 infantry along")
  end
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  return g:pass_until(function() return g:has("answer with Adjudicator") or g:ask().rule == "3.1" or g:ask().rule == "77.2" or g:log_has("fight a space combat") end)
end

card("Adjudicator Ba'al", "where a war sun came all else is destroyed, and a supernova is left", function(t)
  local g = seed(t, { "Adjudicator Ba'al" }, "Quann", "Atlas")
  g:choose("answer with Adjudicator Ba'al")
  t:ok(g:log_has("Atlas becomes Supernova 81"))
  t:eq(imperium.units(g, 1, "Supernova 81"), {})
  t:eq(imperium.units(g, 0, "Supernova 81"), { war_sun = 1, infantry = 1 })
  t:ok(g:log_has("Player 2 loses 1 cruiser"))
  t:eq(faction.leader(g, 0, "Adjudicator Ba'al"), nil)
  g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == 0 or g:see("round") == 2 end)
  t:not_offered(g, "activate Atlas")
  t:refused(g, { "activate Supernova 81" }, "5.2")
end)

card("Adjudicator Ba'al", "not while locked, not without a war sun that came, not on Mecatol Rex", function(t)
  t:not_offered(seed(t, {}, "Quann", "Atlas"), "answer with Adjudicator")
  t:not_offered(seed(t, { "Adjudicator Ba'al" }, "Atlas", "Atlas"), "answer with Adjudicator")
  local g = seed(t, { "Adjudicator Ba'al" }, "Vega Major and Vega Minor", "Mecatol Rex")
  t:ok(g:log_has("moves 1 war sun to Mecatol Rex"))
  t:not_offered(g, "answer with Adjudicator")
end)

card("Adjudicator Ba'al", "not in a home system", function(t)
  local g = faction.as(t, "Muaat", { unlocked = { { "Adjudicator Ba'al" } }, technologies = { { "Prototype War Sun II" } },
    units = { { ["space of Atlas"] = { war_sun = 1 } }, { ["space of Winnu"] = { cruiser = 1 } } } })
  imperium.quiet(g:choose("activate Winnu")):choose("move 1 war sun"):choose("that is all that moves")
  t:not_offered(g:pass_until(function() return g:has("answer with Adjudicator") or g:log_has("fight a space combat") end), "answer with Adjudicator")
end)
