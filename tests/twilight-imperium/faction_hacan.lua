-- The Emirates of Hacan: where their components act and where they must not.
local imperium = require "lib.imperium"
local faction = require "lib.faction"
local agenda = require "lib.agenda"

card("Guild Ships", "with players who are no neighbours, and with action cards", function(t)
  local g = faction.as(t, "Hacan", { goods = { 3 }, hand = { { "Flank Speed" } } })
  imperium.quiet(g:choose("bargain with somebody")):choose("bargain with Player 2")
  t:offered(g, "give Flank Speed")
  g:choose("give Flank Speed"):choose("offer"):choose("agree")
  t:eq(g:see("seat.1.hand.count"), 1)
end)

card("Guild Ships", "others trade with neighbours, and no action cards", function(t)
  local g = faction.as(t, "Saar", { goods = { 3 }, hand = { { "Flank Speed" } } })
  imperium.quiet(g:choose("bargain with somebody")):choose("bargain with Player 2")
  t:refused(g, { "give 1 trade good" }, "28.1+1")
  t:refused(g, { "give Flank Speed" }, "94.3")
end)

card("Carth of Golden Sands", "two commodities at the beginning of a turn", function(t)
  local g = faction.as(t, "Saar", { commodities = { 0, 0 } }, "Hacan")
  faction.until_offered(g, "answer with Carth of Golden Sands")
  g:choose("answer with Carth of Golden Sands")
  t:ok(g:ask().prompt:find("^Carth of Golden Sands"))
  g:choose("You gain 2 commodities")
  t:eq(g:see("seat.1.commodities"), 2)
  t:eq(faction.leader(g, 1, "Carth of Golden Sands"), { exhausted = true })
end)

card("Carth of Golden Sands", "or another player replenishes; not twice", function(t)
  local g = faction.as(t, "Saar", { commodities = { 0, 0 } }, "Hacan")
  faction.until_offered(g, "answer with Carth of Golden Sands")
  g:choose("answer with Carth of Golden Sands"):choose("Another player replenishes"):choose("Player 1")
  t:eq(g:see("seat.0.commodities"), 3)
  faction.until_offered(g, "answer with Carth of Golden Sands")
  t:eq(g:see("round"), 2)
end)

card("Carth of Golden Sands", "in the turn of another who is about to bargain: one has something to trade for", function(t)
  local g = faction.as(t, "Saar", { commodities = { 0, 0 } }, "Hacan")
  g:choose("bargain with somebody")
  t:eq(g:ask().seat, 1)
  g:seat(1):choose("answer with Carth of Golden Sands"):choose("Another player replenishes"):choose("Player 1")
  g:seat(0):choose("bargain with Player 2"):choose("give 3 commodities")
  g = faction.as(t, "Saar", { commodities = { 0, 0 } }, "Hacan")
  g:choose("bargain with somebody")
  g:seat(1):choose("answer with Carth of Golden Sands"):choose("You gain 2 commodities")
  t:offered(g:seat(0):choose("bargain with Player 2"), "ask for 2 commodities")
end)

card("Carth of Golden Sands", "in no turn of others in which nobody bargains, nor when it is exhausted", function(t)
  local g = faction.as(t, "Saar", { commodities = { 0, 0 } }, nil, "Hacan")
  faction.until_offered(g:choose("use Leadership"), "answer with Carth of Golden Sands")
  t:ok(g:ask().prompt:find("the turn of Player 3 begins"))
  g = faction.as(t, "Saar", { commodities = { 0, 0 }, agents_spent = { false, true } }, "Hacan")
  t:offered(g:choose("bargain with somebody"), "bargain with Player 2")
end)

card("Carth of Golden Sands", "and when one passes, before it is too late", function(t)
  local g = faction.as(t, "Hacan", { commodities = { 0, 0 }, all_used = true })
  g:choose("pass for the rest")
  t:eq(g:ask().seat, 0)
  g:choose("answer with Carth of Golden Sands"):choose("You gain 2 commodities")
  t:eq(g:see("seat.0.commodities"), 2)
end)

local function gila(t, unlocked)
  return agenda.voting(t, { "Mutiny" }, { unlocked = { {}, {}, unlocked }, goods = { 0, 0, 3 } })
end

card("Gila the Silvertongue", "two votes for each trade good, as many as are said at once", function(t)
  local g = gila(t, { "Gila the Silvertongue" })
  agenda.vote(g, 2, "For", { "Hercant" })
  faction.until_offered(g, "answer with Gila the Silvertongue")
  g:choose("answer with Gila the Silvertongue"):choose("2 trade goods"):choose("give no more")
  t:eq(g:see("seat.2.trade goods"), 1)
  t:eq(g:view(0).vote.seats[3].votes, 1 + 4)
end)

card("Gila the Silvertongue", "not without votes, nor locked", function(t)
  local g = gila(t, { "Gila the Silvertongue" })
  g:pass_until(function() return g:has("decide for For") end)
  t:eq(g:see("seat.2.trade goods"), 3)
  g = gila(t, {})
  agenda.vote(g, 2, "For", { "Hercant" })
  t:not_offered(g, "answer with Gila the Silvertongue")
end)

local function builds(t, unlocked)
  local g = faction.as(t, "Hacan", { unlocked = { unlocked }, fleet = { 8 }, goods = { 0 }, exhausted = { "Arretze", "Hercant", "Kamdorn" } })
  g:choose("activate Hercant")
  return faction.until_offered(g, "answer with Harrugh Gefhara")
end

card("Harrugh Gefhara", "all that is built costs nothing, and he is purged", function(t)
  local g = builds(t, { "Harrugh Gefhara" })
  g:choose("answer with Harrugh Gefhara"):choose("1 dreadnought in space"):choose("that is all that is built")
  t:eq(imperium.units(g, 0, "Hercant, Arretze and Kamdorn").dreadnought, 1)
  t:eq(faction.leader(g, 0, "Harrugh Gefhara"), nil)
end)

card("Harrugh Gefhara", "while he is locked it must be paid", function(t)
  local g = builds(t, {})
  t:ok(not g:log_has("produces"))
  t:eq(faction.leader(g, 0, "Harrugh Gefhara"), { locked = true })
end)

card("Quantum Datahub Node", "a token and three trade goods for another strategy card", function(t)
  local g = imperium.begun(t, { seats = { { faction = "Hacan" }, { faction = "Winnu" }, { faction = "Mentak" } } })
  g:arrange{ technologies = { { "Quantum Datahub Node" } }, goods = { 4 }, strategy = { 2 }, no_secrets = true }
  imperium.pick(g, { { "Leadership", "Warfare" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  g:choose("answer with Quantum Datahub Node"):choose("Player 2"):choose("Warfare"):choose("Technology")
  imperium.quiet(g)
  t:eq({ g:see("seat.0.trade goods"), g:see("seat.1.trade goods"), g:see("seat.0.strategy") }, { 1, 3, 1 })
  t:offered(g, "use Technology")
  t:not_offered(g, "use Warfare")
end)

card("Quantum Datahub Node", "not without three trade goods", function(t)
  local g = imperium.begun(t, { seats = { { faction = "Hacan" }, { faction = "Winnu" }, { faction = "Mentak" } } })
  g:arrange{ technologies = { { "Quantum Datahub Node" } }, goods = { 2 }, strategy = { 2 }, no_secrets = true }
  imperium.pick(g, { { "Leadership", "Warfare" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  t:not_offered(g, "answer with Quantum Datahub Node")
end)

card("Production Biomes", "a strategy token for four trade goods, and two for another", function(t)
  local g = faction.as(t, "Hacan", { technologies = { { "Production Biomes" } }, goods = { 0, 0 }, strategy = { 1 } })
  g:choose("use Production Biomes"):choose("Player 2")
  t:eq({ g:see("seat.0.trade goods"), g:see("seat.1.trade goods"), g:see("seat.0.strategy") }, { 4, 2, 0 })
end)

card("Production Biomes", "not without a strategy token", function(t)
  local g = faction.as(t, "Hacan", { technologies = { { "Production Biomes" } }, strategy = { 0 } })
  t:refused(g, { "use", "Production Biomes" }, "1.11a")
end)

-- Seat 1 uses Trade and frees nobody; seat 0 has no strategy token.
local function follows_trade(t, ours)
  local g = imperium.begun(t, { seats = { { faction = ours }, { faction = "Winnu" }, { faction = "Mentak" } } })
  imperium.pick(g, { { "Warfare", "Imperial" }, { "Trade", "Leadership" }, { "Politics", "Construction" } })
  g:arrange{ no_secrets = true, strategy = { 0 }, commodities = { 0 } }
  g:pass_until(function() return g:ask().seat == 1 and g:has("use Trade") end)
  g:choose("use Trade")
  return g:pass_until(function() return g:ask().prompt:find("secondary ability of Trade") and g:ask().seat == 0 or g:see("round") == 2 end)
end

card("Masters of Trade", "the secondary ability of Trade for no token", function(t)
  local g = follows_trade(t, "Hacan")
  t:eq(#g:options(0), 2)
  g:choose(g:options(0)[1])
  t:eq(g:see("seat.0.commodities"), 6)
end)

card("Masters of Trade", "others need one", function(t)
  t:eq(#follows_trade(t, "Saar"):options(0), 1)
end)

local function kenara(t, ship, goods)
  local g = faction.as(t, "Hacan", { goods = { goods }, units = { { ["space of Atlas"] = { [ship] = 1 } }, { ["space of Atlas"] = { carrier = 1 } } } })
  g:choose("activate Atlas")
  g:force(ship == "flagship" and { "6", "1", "1" } or { "6", "1" })
  return g:pass_until(function() return g:has("answer with Wrath of Kenara") or g:log_has("Player 2 rolls") or g:see("round") == 2 end)
end

card("Wrath of Kenara", "a trade good makes a 6 a hit", function(t)
  local g = kenara(t, "flagship", 2)
  g:choose("answer with Wrath of Kenara"):choose("do it"):choose("1 more on the 6"):pass()
  t:ok(faction.until_told(g, "scores 1 hit"):log_has("Player 1 scores 1 hit"))
  t:eq(g:see("seat.0.trade goods"), 1)
end)

card("Wrath of Kenara", "not for a fleet without it, nor without trade goods", function(t)
  t:not_offered(kenara(t, "cruiser", 2), "answer with Wrath of Kenara")
  t:not_offered(kenara(t, "flagship", 0), "answer with Wrath of Kenara")
end)

local function sells(t, units)
  local g = faction.as(t, "Hacan", { planets = { { "Atlas", "Mehar Xull" } }, units = { { Atlas = units } } })
  return imperium.quiet(g:choose("bargain with somebody")):choose("bargain with Player 2")
end

card("Pride of Kenara", "its planet can be traded; the units on it go to another", function(t)
  local g = sells(t, { mech = 1, infantry = 2 })
  g:choose("give Atlas"):choose("offer"):choose("agree")
  g:pass_until(function() return g:has("Mehar Xull") end)
  g:choose("Mehar Xull")
  t:eq(imperium.units(g, 0, "Atlas"), {})
  t:eq(imperium.units(g, 0, "Mehar Xull"), { mech = 1, infantry = 2 })
  t:ok(g:log_has("Player 2 controls Atlas"))
end)

rule({ "85.6", "31.2", "card:Pride of Kenara" }, "structures for which no planet has room go back to reinforcements with its planet", function(t)
  local g = faction.as(t, "Hacan", { planets = { { "Atlas", "Mehar Xull" } },
    units = { { Atlas = { mech = 1, pds = 2, space_dock = 1 }, ["Mehar Xull"] = { infantry = 1, pds = 1, space_dock = 1 } } } })
  imperium.quiet(g:choose("bargain with somebody")):choose("bargain with Player 2"):choose("give Atlas"):choose("offer"):choose("agree")
  g:pass_until(function() return g:has("Mehar Xull") end)
  g:choose("Mehar Xull")
  t:eq(imperium.units(g, 0, "Atlas"), {})
  t:eq(imperium.units(g, 0, "Mehar Xull"), { mech = 1, infantry = 1, pds = 2, space_dock = 1 })
end)

card("Pride of Kenara", "not the last planet, for its units could go nowhere", function(t)
  local g = faction.as(t, "Hacan", { lost = { "Arretze", "Hercant", "Kamdorn" }, planets = { { "Atlas" } }, units = { { Atlas = { mech = 1 } } } })
  imperium.quiet(g:choose("bargain with somebody")):choose("bargain with Player 2")
  t:not_offered(g, "give Atlas")
end)

card("Pride of Kenara", "not one without it", function(t)
  t:not_offered(sells(t, { infantry = 2 }), "give Atlas")
end)
