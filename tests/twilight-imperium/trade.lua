-- Neighbours, transactions, deals, commodities and trade goods; how notes change hands.
local imperium = require "lib.imperium"

-- Sol acts beside Letnev: a cruiser of Letnev is next to Jord.
local function beside(t, position, more)
  local all = { add_units = { {}, { ["Tequ'ran and Torkan"] = { cruiser = 1 } } } }
  for key, value in pairs(position or {}) do all[key] = value end
  return imperium.acting(t, all, more)
end
local function bargain(g, with)
  return imperium.quiet(g:choose("bargain with somebody")):choose("bargain with Player " .. with)
end
local function goods(g, seat) return g:see("seat." .. seat .. ".trade goods") end
local function commodities(g, seat) return g:see("seat." .. seat .. ".commodities") end

rule({ "94.0", "94.2", "93.5", "28.3", "28.3+1", "94.4+1", "94.4+2" }, "what both agree on changes hands", function(t)
  local g = beside(t, { goods = { 3, 1 } })
  bargain(g, 2):choose("give 2 trade goods"):choose("ask for 1 trade good"):choose("offer")
  t:eq(g:ask().seat, 1)
  t:eq({ goods(g, 0), goods(g, 1) }, { 3, 1 })
  g:choose("agree")
  t:eq({ goods(g, 0), goods(g, 1) }, { 2, 2 })
  t:eq(g:ask().seat, 0)
  t:offered(g, "activate Atlas")
end)

rule({ "94.2" }, "of what very rich players exchange nothing is lost", function(t)
  local g = beside(t, { goods = { 93, 93 } })
  bargain(g, 2):choose("give 93 trade goods"):choose("ask for 60 trade goods"):choose("offer"):choose("agree")
  t:eq({ goods(g, 0), goods(g, 1) }, { 60, 126 })
  -- Nobody is given more than a table can count.
  g = beside(t, { goods = { 50, 230 }, commodities = { 4 } })
  bargain(g, 2):choose("give 4 commodities")
  t:not_offered(g, "give 17 trade goods")
  g:choose("give 16 trade goods"):choose("ask for 120 trade goods"):choose("offer"):choose("agree")
  t:eq({ goods(g, 0), goods(g, 1) }, { 50 - 16 + 120, 230 + 4 + 16 - 120 })
end)

rule({ "94.4", "94.5" }, "a gift is a transaction, too", function(t)
  local g = beside(t, { goods = { 3 } })
  bargain(g, 2):choose("give 3 trade goods"):choose("offer"):choose("agree")
  t:eq({ goods(g, 0), goods(g, 1) }, { 0, 3 })
end)

rule({ "94.4+1" }, "nothing changes hands before the other agrees, who may refuse or offer something else", function(t)
  local g = beside(t, { goods = { 3, 2 } })
  bargain(g, 2):choose("give 3 trade goods"):choose("offer"):choose("refuse")
  t:eq({ goods(g, 0), goods(g, 1) }, { 3, 0 + 2 })
  bargain(g, 2):choose("give 1 trade good"):choose("offer"):choose("make another offer")
  t:eq(g:ask().seat, 1)
  g:choose("ask for 3 trade goods"):choose("give 2 trade goods"):choose("offer")
  t:eq(g:ask().seat, 0)
  g:choose("agree")
  t:eq({ goods(g, 0), goods(g, 1) }, { 2, 3 })
end)

rule({ "94.1" }, "one transaction with each neighbour in a turn", function(t)
  local g = beside(t, { goods = { 3 } })
  bargain(g, 2):choose("give 1 trade good"):choose("offer"):choose("agree")
  bargain(g, 2)
  t:refused(g, { "give 1 trade good" }, "94.1")
  g:choose("no deal"):choose("activate Atlas")
  g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == 1 end)
  bargain(g, 1)
  t:offered(g, "give the promise")
  t:offered(g, "ask for 1 trade good")
end)

rule({ "28.1+1", "60.1" }, "nothing changes hands between players who are no neighbours", function(t)
  local g = imperium.acting(t, { goods = { 3, 3 } })
  bargain(g, 2)
  t:refused(g, { "give 1 trade good" }, "28.1+1")
  t:refused(g, { "give Ceasefire" }, "28.1+1")
end)

rule({ "28.1", "28.0", "28.3a", "28.4" }, "anybody may be promised something, which binds nobody", function(t)
  local g = imperium.acting(t, { goods = { 3, 3 } })
  bargain(g, 2):choose("give the promise not to attack"):choose("ask for the promise to let ships pass"):choose("offer")
  g:choose("agree")
  t:ok(g:log_has("Player 1 promises not to attack"))
  t:ok(g:log_has("Player 2 promises to let ships pass"))
  t:offered(g, "activate Arc Prime and Wren Terra")
end)

rule({ "60.0" }, "units in the same system make neighbours", function(t)
  local g = imperium.acting(t, { goods = { 1 }, units = { { Jord = { infantry = 1 } }, { Jord = { cruiser = 1 } } } })
  bargain(g, 2)
  t:offered(g, "give 1 trade good")
end)

rule({ "60.0+1", "6.2" }, "a planet in a system beside one with units, too", function(t)
  local g = imperium.acting(t, { goods = { 1 }, planets = { {}, { "Torkan" } } })
  bargain(g, 2)
  t:offered(g, "give 1 trade good")
end)

rule({ "60.2", "101.2", "101.2+2" }, "systems that only a wormhole joins make neighbours", function(t)
  local ends = { "Alpha Wormhole 39", "Lodor" }
  local g = imperium.acting(t, { goods = { 1 }, units = { { [ends[1]] = { cruiser = 1 }, Jord = { space_dock = 1 } },
    { [ends[2]] = { cruiser = 1 }, ["Arc Prime"] = { space_dock = 1 } } } })
  bargain(g, 2)
  t:offered(g, "give 1 trade good")
end)

rule({ "94.1+1" }, "who stays open to bargains is asked in every step of the turn, also in a combat", function(t)
  local g = beside(t, { goods = { 3 }, units = { { Jord = { cruiser = 2, space_dock = 1 } } } })
  g:choose("stay open to bargains"):choose("activate Tequ'ran and Torkan")
  t:eq(g:ask().rule, "94.1+1")
  g:pass():choose("move 2 cruisers"):choose("that is all that moves")
  g:pass_until(function() return g:ask().rule == "94.1+1" end)
  bargain(g, 2):choose("give 2 trade goods"):choose("offer"):choose("agree")
  t:eq(goods(g, 1), 2)
  g:pass_until(function() return g:ask().seat == 1 and g:ask().rule == "3.1" end)
  t:eq(g:see("round"), 1)
end)

test("who does not is asked no more in that turn", function(t)
  local g = beside(t, { goods = { 3 } })
  g:choose("activate Atlas")
  t:ok(g:ask().rule ~= "94.1+1")
end)

rule({ "21.0+1", "21.5", "21.5+1", "93.6", "93.6a", "21.6" }, "a commodity that is given away is a trade good", function(t)
  local g = beside(t, { commodities = { 3, 1 } })
  bargain(g, 2):choose("give 2 commodities"):choose("ask for 1 commodity"):choose("offer"):choose("agree")
  t:eq({ commodities(g, 0), goods(g, 0), commodities(g, 1), goods(g, 1) }, { 1, 1, 0, 2 })
end)

rule({ "21.0", "21.7" }, "commodities pay for nothing", function(t)
  local g = imperium.acting(t, { commodities = { 4 }, goods = { 0 }, exhausted = { "Jord" } })
  g:choose("use Leadership")
  g:pass_until(function() return g:ask().rule == "82.2" end)
  t:ok(not g:log_has("spends"))
  t:eq(commodities(g, 0), 4)
end)

rule({ "21.5b" }, "who trades commodities away first replenishes fully", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Trade", "Leadership" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  g:arrange{ commodities = { 4 }, add_units = { {}, { ["Tequ'ran and Torkan"] = { cruiser = 1 } } } }
  bargain(g, 2):choose("give 4 commodities"):choose("offer"):choose("agree")
  g:choose("use Trade")
  t:eq({ commodities(g, 0), goods(g, 1) }, { 4, 4 })
end)

rule({ "69.5", "94.2" }, "one note out of the hand, and no second", function(t)
  local g = beside(t)
  bargain(g, 2):choose("give Ceasefire of Player 1")
  t:refused(g, { "give Trade Agreement of Player 1" }, "69.5")
  g:choose("ask for Trade Agreement of Player 2"):choose("offer"):choose("agree")
  t:eq({ imperium.notes(g, 0).Ceasefire, imperium.notes(g, 0)["Trade Agreement"] }, { nil, 2 })
  t:eq({ imperium.notes(g, 1).Ceasefire, imperium.notes(g, 1)["Trade Agreement"] }, { 2, nil })
end)

rule({ "69.6" }, "only the two know which note changed hands", function(t)
  local g = beside(t)
  bargain(g, 2):choose("give Ceasefire"):choose("offer"):choose("agree")
  local function told(seat)
    for _, event in ipairs(g:events(seat)) do
      if event.text:find("gives Ceasefire") then return true end
    end
    return false
  end
  t:eq({ told(0), told(1), told(2) }, { true, true, false })
end)

rule({ "28.3+1" }, "who has not got what is asked for cannot agree", function(t)
  local g = beside(t, { notes = { {}, {}, { "Ceasefire of Player 2" } } })
  bargain(g, 2):choose("ask for Ceasefire of Player 2"):choose("offer")
  t:refused(g, { seat = 1, "agree" }, "28.3+1")
  t:offered(g, "refuse")
end)

rule({ "69.5a" }, "a note that lies before a player cannot be traded", function(t)
  local g = beside(t, { shown_notes = { { "Alliance of Player 3" } } })
  bargain(g, 2)
  t:refused(g, { "give Alliance of Player 3" }, "69.5a")
end)

rule({ "94.3" }, "action cards are no part of a transaction", function(t)
  local g = beside(t, { hand = { { "Sabotage" } } })
  bargain(g, 2)
  t:refused(g, { "give Sabotage" }, "94.3")
end)

rule({ "73.4" }, "relics cannot be traded", function(t)
  local g = beside(t, { area = { { "The Obsidian" } } })
  bargain(g, 2)
  t:refused(g, { "give The Obsidian" }, "73.4")
end)

rule({ "94.2+1", "35.9c", "73.1a" }, "relic fragments are, in any number, on both sides", function(t)
  local g = beside(t, { area = { { "Cultural Relic Fragment", "Cultural Relic Fragment", "Hazardous Relic Fragment" },
    { "Industrial Relic Fragment" } } })
  bargain(g, 2):choose("give Cultural Relic Fragment"):choose("give Cultural Relic Fragment"):choose("give Hazardous Relic Fragment")
  g:choose("ask for Industrial Relic Fragment"):choose("offer"):choose("agree")
  t:eq(g:see("Hazardous Relic Fragment.zone"), "area.1")
  t:eq(g:see("Industrial Relic Fragment.zone"), "area.0")
end)

rule({ "28.1" }, "bargaining comes to an end: three talks without a transaction are enough", function(t)
  local g = beside(t, { goods = { 3 } })
  for _ = 1, 3 do bargain(g, 2):choose("no deal") end
  t:not_offered(g, "bargain with somebody")
end)

rule({ "94.2" }, "any number of goods; of a fortune beyond 50 tens or all, so that the list can be read", function(t)
  local g = beside(t, { goods = { 93, 93 }, commodities = { 2, 2 } })
  bargain(g, 2)
  t:ok(#g:options() <= 200)
  for _, n in ipairs{ 49, 50, 60, 93 } do
    t:offered(g, "give " .. n .. " trade goods")
    t:offered(g, "ask for " .. n .. " trade goods")
  end
  t:not_offered(g, "give 51 trade goods")
  g:choose("ask for 2 commodities"):choose("give 93 trade goods"):choose("offer")
  g:arrange{ goods = { 93, 5 } }
  g:choose("agree")
  t:eq({ g:see("seat.0.trade goods"), g:see("seat.1.trade goods") }, { 2, 98 })
end)
