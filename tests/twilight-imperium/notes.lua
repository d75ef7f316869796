-- Promissory notes: those of every colour and of factions, each acting and not acting.
local imperium = require "lib.imperium"

-- A table of these factions in which seat 0 acts.
local function with(t, factions, position)
  local seats = {}
  for i, faction in ipairs(factions) do seats[i] = { faction = faction } end
  return imperium.acting(t, position, { seats = seats })
end
local function goods(g, seat) return g:see("seat." .. seat .. ".trade goods") end
local function turn_of(g, seat)
  return g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == seat end)
end
local beside = { {}, { ["Tequ'ran and Torkan"] = { cruiser = 1 } } }
local function bargain(g, with) return imperium.quiet(g:choose("bargain with somebody")):choose("bargain with Player " .. with) end

card("Support for the Throne", "a point on receipt, which goes with it when its holder activates a system with units of its owner", function(t)
  local g = imperium.acting(t, { add_units = beside, points = { 2, 3 } })
  bargain(g, 2):choose("ask for Support for the Throne of Player 2"):choose("offer"):choose("agree")
  t:eq(g:see("seat.0.points"), 3)
  g:choose("activate Tequ'ran and Torkan")
  t:eq(g:see("seat.0.points"), 2)
  t:eq(imperium.notes(g, 1)["Support for the Throne"], 1)
end)
card("Support for the Throne", "not while its holder keeps away", function(t)
  local g = imperium.acting(t, { add_units = beside, points = { 2, 3 } })
  bargain(g, 2):choose("ask for Support for the Throne of Player 2"):choose("offer"):choose("agree")
  g:choose("activate Atlas")
  t:eq(g:see("seat.0.points"), 3)
end)

card("Ceasefire", "its owner moves nothing into a system with units of whoever plays it; it goes back", function(t)
  local g = imperium.acting(t, { notes = { {}, { "Ceasefire of Player 1" } },
    units = { { Jord = { cruiser = 2, space_dock = 1 } }, { ["Tequ'ran and Torkan"] = { cruiser = 1 }, ["Arc Prime"] = { space_dock = 1 } } } })
  g:choose("activate Tequ'ran and Torkan")
  t:eq(g:ask().seat, 1)
  g:choose("answer with Ceasefire of Player 1")
  t:not_offered(g, "move 1 cruiser from Jord")
  t:eq(imperium.notes(g, 0).Ceasefire, 1)
end)
card("Ceasefire", "not where whoever has it has no units", function(t)
  local g = imperium.acting(t, { notes = { {}, { "Ceasefire of Player 1" } }, units = { { Jord = { cruiser = 2, space_dock = 1 } } } })
  g:choose("activate Atlas")
  t:eq(g:ask().seat, 0)
  t:offered(g, "move 1 cruiser from Jord")
end)
rule({ "69.2" }, "nobody plays a note of its own colour", function(t)
  local g = imperium.acting(t)
  turn_of(g, 2)
  t:refused(g, { "use Trade Convoys" }, "69.2")
end)

card("Trade Agreement", "its owner gives all commodities when they are replenished", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Trade", "Leadership" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  g:arrange{ notes = { {}, { "Trade Agreement of Player 1" } } }
  g:choose("use Trade")
  t:eq(g:ask().seat, 1)
  g:choose("answer with Trade Agreement of Player 1")
  t:eq({ g:see("seat.0.commodities"), goods(g, 1) }, { 0, 4 })
  t:eq(imperium.notes(g, 0)["Trade Agreement"], 1)
end)
card("Trade Agreement", "not when somebody else replenishes", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Leadership", "Warfare" }, { "Diplomacy", "Technology" }, { "Trade", "Imperial" } })
  g:arrange{ notes = { {}, { "Trade Agreement of Player 1" } } }
  turn_of(g, 2):choose("use Trade")
  t:ok(g:ask().seat ~= 1 or not g:has("answer with Trade Agreement"))
end)

rule({ "69.1", "69.1+1", "69.3", "69.4" }, "a note that is laid open works there and goes back by its own text, not before", function(t)
  local g = imperium.acting(t, { notes = { { "Trade Convoys" } }, goods = { 1 } })
  bargain(g, 2)
  t:refused(g, { "give 1 trade good" }, "28.1+1")
  g:choose("no deal"):choose("use Trade Convoys")
  t:eq(g:see("Trade Convoys.zone"), "area.0")
  turn_of(g, 0)
  bargain(g, 2)
  t:offered(g, "give 1 trade good")
  g:choose("no deal"):choose("activate Hercant, Arretze and Kamdorn")
  t:eq(imperium.notes(g, 2)["Trade Convoys"], 1)
end)
rule({ "69.4a" }, "what returns a note does not touch it in a hand", function(t)
  local g = imperium.acting(t, { notes = { { "Trade Convoys" } } })
  g:choose("activate Hercant, Arretze and Kamdorn")
  t:eq({ imperium.notes(g, 0)["Trade Convoys"], imperium.notes(g, 2)["Trade Convoys"] }, { 1, nil })
end)
card("Trade Convoys", "transactions with those who are no neighbours", function(t)
  local g = imperium.acting(t, { shown_notes = { { "Trade Convoys" } }, goods = { 1 } })
  bargain(g, 2)
  t:offered(g, "give 1 trade good")
end)
card("Alliance", "goes back when its holder activates a system with units of its owner", function(t)
  local g = imperium.acting(t, { shown_notes = { { "Alliance of Player 2" } }, add_units = beside })
  g:choose("activate Atlas")
  t:eq(imperium.notes(g, 1).Alliance, nil)
  turn_of(g, 0):choose("activate Tequ'ran and Torkan")
  t:eq(imperium.notes(g, 1).Alliance, 1)
end)

card("Military Support", "two infantry on a planet when its owner's turn begins", function(t)
  local g = with(t, { "Letnev", "Sol", "Hacan" }, { notes = { { "Military Support" } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("answer with Military Support") end)
  g:choose("answer with Military Support"):choose("do it"):choose("Arc Prime")
  t:ok(g:log_has("2 infantry"))
  t:eq(imperium.notes(g, 1)["Military Support"], 1)
end)
card("Military Support", "not when somebody else's does", function(t)
  local g = with(t, { "Letnev", "Hacan", "Sol" }, { notes = { { "Military Support" } } })
  g:choose("activate Atlas")
  turn_of(g, 1)
  t:ok(not g:log_has("Military Support"))
end)
card("Cybernetic Enhancements", "a token of its owner for one of yours, in your own turn only", function(t)
  local g = with(t, { "Sol", "L1Z1X", "Hacan" }, { notes = { { "Cybernetic Enhancements" } }, strategy = { 1, 2 } })
  g:choose("activate Atlas")
  turn_of(g, 1)
  t:eq(imperium.notes(g, 0)["Cybernetic Enhancements"], 1)
  g:pass_until(function() return g:has("answer with Cybernetic Enhancements") end)
  t:eq(g:ask().seat, 0)
  local mine, theirs = g:see("seat.0.strategy"), g:see("seat.1.strategy")
  g:choose("answer with Cybernetic Enhancements")
  t:eq({ g:see("seat.0.strategy"), g:see("seat.1.strategy") }, { mine + 1, theirs - 1 })
end)
card("Spy Net", "an action card of its owner, only in your own turn", function(t)
  local g = with(t, { "Sol", "Yssaril", "Hacan" }, { notes = { { "Spy Net" } }, hand = { {}, { "Bribery", "Bunker" } } })
  g:choose("activate Atlas")
  turn_of(g, 1)
  t:eq(imperium.notes(g, 0)["Spy Net"], 1)
  g:pass_until(function() return g:has("answer with Spy Net") end)
  t:eq(g:ask().seat, 0)
  g:choose("answer with Spy Net"):choose("Bunker")
  t:eq(g:see("Bunker.zone"), "hand.0")
end)
card("Fires of the Gashlai", "the war sun technology for a token of its owner's fleet pool", function(t)
  local g = with(t, { "Sol", "Muaat", "Hacan" }, { notes = { { "Fires of the Gashlai" } }, fleet = { 3, 3 } })
  g:choose("use Fires of the Gashlai")
  t:eq(g:see("seat.1.fleet"), 2)
  t:ok(g:log_has("Player 1 gains War Sun"))
end)
card("Fires of the Gashlai", "not for whoever has it", function(t)
  local g = with(t, { "Sol", "Muaat", "Hacan" }, { notes = { { "Fires of the Gashlai" } }, technologies = { { "War Sun" } } })
  t:not_offered(g, "use Fires of the Gashlai")
end)
card("Black Market Forgery", "a relic for two fragments of one type, not for two types", function(t)
  local g = with(t, { "Sol", "Naaz-Rokha", "Hacan" }, { notes = { { "Black Market Forgery" } },
    area = { { "Cultural Relic Fragment", "Cultural Relic Fragment" } } })
  g:choose("use Black Market Forgery")
  g:pass_until(function() return g:log_has("Player 1 gains the relic") end)
  t:ok(g:log_has("Player 1 gains the relic"))
  local h = with(t, { "Sol", "Naaz-Rokha", "Hacan" }, { notes = { { "Black Market Forgery" } },
    area = { { "Cultural Relic Fragment", "Hazardous Relic Fragment" } } })
  t:refused(h, { "use Black Market Forgery" }, "1.11a")
end)
card("Terraform", "a planet of yours has more of everything and all traits; not one at home", function(t)
  local g = with(t, { "Sol", "Ul", "Hacan" }, { notes = { { "Terraform" } }, planets = { { "Atlas", "Quann" } } })
  g:choose("use Terraform")
  t:not_offered(g, "Jord")
  g:choose("Atlas")
  t:eq(g:explain("planet:Atlas:resources").total, 4)
  t:eq(g:explain("planet:Atlas:influence").total, 2)
end)
card("Research Agreement", "what its owner researched, if it is no faction's", function(t)
  local seats = { { faction = "Jol-Nar" }, { faction = "Letnev" }, { faction = "Hacan" } }
  local g = imperium.begun(t, { seats = seats })
  imperium.pick(g, { { "Technology", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:arrange{ notes = { {}, { "Research Agreement" } } }
  g:choose("use Technology"):choose("research Gravity Drive")
  t:eq(g:ask().seat, 1)
  g:choose("answer with Research Agreement")
  t:ok(g:log_has("Player 2 gains Gravity Drive"))
end)
card("Acquiescence", "a strategy card of yours for one of its owner", function(t)
  local seats = { { faction = "Sol" }, { faction = "Winnu" }, { faction = "Hacan" } }
  local g = imperium.begun(t, { seats = seats })
  g:arrange{ notes = { { "Acquiescence" } } }
  imperium.pick(g, { { "Leadership", "Warfare" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  g:choose("answer with Acquiescence"):choose("Warfare"):choose("Technology")
  t:eq({ g:see("Technology.zone"), g:see("Warfare.zone") }, { "area.0", "area.1" })
end)
card("Acquiescence", "no card of anybody but its owner", function(t)
  local g = imperium.begun(t, { seats = { { faction = "Sol" }, { faction = "Winnu" }, { faction = "Hacan" } } })
  g:arrange{ notes = { { "Acquiescence" } } }
  imperium.pick(g, { { "Leadership", "Warfare" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  g:choose("answer with Acquiescence"):choose("Warfare")
  t:not_offered(g, "Politics")
  t:offered(g, "Diplomacy")
end)
card("Creuss IFF", "a wormhole token where its holder has a planet, only in its own turn", function(t)
  local g = with(t, { "Sol", "Creuss", "Hacan" }, { notes = { { "Creuss IFF" } }, planets = { { "Lodor" } } })
  g:choose("activate Atlas")
  turn_of(g, 1)
  t:eq(imperium.notes(g, 0)["Creuss IFF"], 1)
  g:pass_until(function() return g:has("answer with Creuss IFF") end)
  t:eq(g:ask().seat, 0)
  g:choose("answer with Creuss IFF"):choose("Where you hold a planet"):choose("Jord"):choose("beta")
  t:ok(g:log_has("There is a beta wormhole in Jord"))
end)
card("Dark Pact", "a trade good each when its holder gives as many commodities as its value", function(t)
  local g = with(t, { "Sol", "Empyrean", "Hacan" }, { shown_notes = { { "Dark Pact" } }, commodities = { 4 },
    add_units = beside })
  bargain(g, 2):choose("give 4 commodities"):choose("offer"):choose("agree")
  t:eq({ goods(g, 0), goods(g, 1) }, { 1, 5 })
end)
card("Dark Pact", "not for fewer", function(t)
  local g = with(t, { "Sol", "Empyrean", "Hacan" }, { shown_notes = { { "Dark Pact" } }, commodities = { 4 },
    add_units = beside })
  bargain(g, 2):choose("give 3 commodities"):choose("offer"):choose("agree")
  t:eq({ goods(g, 0), goods(g, 1) }, { 0, 3 })
end)

card("Tekklar Legion", "its holder's ground forces hit better in that combat, those of its owner worse; not without the note", function(t)
  local function fighting(more)
    local position = { units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 }, ["Arc Prime"] = { space_dock = 1 } },
      { Atlas = { infantry = 2 } } }, planets = { {}, { "Atlas" } } }
    for key, value in pairs(more) do position[key] = value end
    local g = with(t, { "Letnev", "N'orr", "Hacan" }, position)
    g:choose("activate Atlas")
    g:pass_until(function() return g:has("land 2 infantry on Atlas") end)
    return g:choose("land 2 infantry on Atlas")
  end
  local g = fighting{ notes = { { "Tekklar Legion" } } }
  g:pass_until(function() return g:has("answer with Tekklar Legion") end)
  g:choose("answer with Tekklar Legion")
  local rolls = {}
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.type == "infantry" and piece.on == "Atlas" then
      rolls[1 + piece.owner] = g:explain("unit:" .. piece.id .. ":combat_roll").total
    end
  end
  t:eq(rolls, { 1, 0 }) -- N'orr have one more on everything
  t:eq(imperium.notes(g, 1)["Tekklar Legion"], 1)
  local h = fighting{}
  t:not_offered(h, "answer with Tekklar Legion")
end)

card("Ragh's Call", "ground forces of its owner leave the planet that is landed on, not without the note", function(t)
  local function landing(more)
    local position = { units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 }, ["Arc Prime"] = { space_dock = 1 } },
      { Atlas = { infantry = 2 } } }, planets = { {}, { "Atlas", "Quann" } } }
    for key, value in pairs(more) do position[key] = value end
    local g = with(t, { "Letnev", "Saar", "Hacan" }, position)
    g:choose("activate Atlas")
    g:pass_until(function() return g:has("land 2 infantry on Atlas") end)
    return g:choose("land 2 infantry on Atlas")
  end
  local g = landing{ notes = { { "Ragh's Call" } } }
  g:pass_until(function() return g:has("answer with Ragh's Call") end)
  g:choose("answer with Ragh's Call")
  t:eq(g:ask().seat, 1)
  g:choose("Quann")
  t:eq(imperium.units(g, 1, "Quann").infantry, 2)
  local h = landing{}
  t:not_offered(h, "answer with Ragh's Call")
end)
card("Political Secret", "its owner does not vote on that agenda; it goes back", function(t)
  local g = imperium.acting(t, { notes = { {}, { "Political Secret of Player 1" } }, custodians = 0 })
  g:pass_until(function() return g:has("answer with Political Secret") end)
  t:eq({ g:see("phase"), g:ask().seat }, { "Agenda", 1 })
  g:choose("answer with Political Secret of Player 1")
  t:eq(imperium.notes(g, 0)["Political Secret"], 1)
  local voters = {}
  g:pass_until(function()
    if g:has("abstain") then voters[g:ask().seat] = true end
    return g:log_has("The vote ends") or g:see("round") == 2
  end)
  t:eq({ voters[0], voters[2] }, { nil, true })
end)
card("Political Secret", "its owner has no faction abilities on that agenda, others have theirs", function(t)
  local function first(secret)
    local g = imperium.acting(t, { notes = { {}, { secret and "Political Secret of Player 3" or "Ceasefire of Player 3" } }, custodians = 0, strategy = { 2, 2, 2 } },
      { seats = { { faction = "Winnu" }, { faction = "Sol" }, { faction = "Xxcha" } } })
    g:pass_until(function() return g:see("phase") == "Agenda" end)
    if secret then
      g:pass_until(function() return g:has("answer with Political Secret") end)
      g:choose("answer with Political Secret of Player 3")
    end
    return g:pass_until(function() return g:has("answer with The Xxcha Kingdom") or g:log_has("The vote ends") end)
  end
  t:offered(first(false), "answer with The Xxcha Kingdom")
  t:not_offered(first(true), "answer with The Xxcha Kingdom")
end)
