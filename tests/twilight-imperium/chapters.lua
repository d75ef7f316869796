-- Rules of several chapters that no chapter's own file tells: cards that are exhausted, structures,
-- anomalies on the way, secrets, opponents, votes by effects.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"

local function seated(faction) return { seats = { { faction = faction }, { faction = "Letnev" }, { faction = "Hacan" } } } end

-- Six players, on a galaxy with a nebula (Everra) and a supernova.
local function six(t, position)
  local g = t:table{ game = "twilight-imperium", speaker = 0,
    seats = { { faction = "Sol" }, { faction = "Letnev" }, { faction = "Hacan" }, { faction = "Mentak" }, { faction = "Xxcha" }, { faction = "Winnu" } } }
  g:go("84")
  for _, card in ipairs{ "Leadership", "Diplomacy", "Politics", "Construction", "Trade", "Warfare" } do g:choose("take " .. card) end
  return g:arrange(position)
end

rule({ "34.4", "34.4+1", "34.0", "71.0", "71.4", "71.3", "71.3+1" }, "a card is exhausted for its ability and then does nothing more", function(t)
  local g = imperium.acting(t, { exhausted = { "Archon Ren", "Archon Tau" }, tactic = { 3 } }, seated("Xxcha"))
  g:choose("use Ggrocuto Rinn"):choose("Archon Ren")
  g:pass_until(function() return g:ask().seat == 0 and g:has("use Leadership") end)
  t:refused(g, { "use Ggrocuto Rinn" }, "34.4+1")
end)

rule({ "51.4+1" }, "an agent that was used is readied in the status phase", function(t)
  local g = imperium.acting(t, { exhausted = { "Archon Ren" }, all_used = true }, seated("Xxcha"))
  g:choose("use Ggrocuto Rinn"):choose("Archon Ren")
  g:pass_until(function() return g:see("round") == 2 and g:has("take") end)
  g:pass_until(function() return g:see("phase") == "Action" and g:ask().seat == 0 and g:has("pass for the rest") or g:has("activate") end)
  g:arrange{ exhausted = { "Archon Ren" }, all_used = true }
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate") end)
  t:offered(g, "use Ggrocuto Rinn")
end)

rule({ "51.12", "51.7", "51.11" }, "a hero is purged when it was used", function(t)
  local g = imperium.acting(t, { unlocked = { { "Darktalon Treilla" } } }, { seats = { { faction = "Letnev" }, { faction = "Sol" }, { faction = "Hacan" } } })
  g:choose("use Darktalon Treilla")
  t:ok(g:log_has("Darktalon Treilla"))
  g:pass_until(function() return g:ask().seat == 0 and g:has("use Leadership") end)
  t:not_offered(g, "use Darktalon Treilla")
end)

rule({ "61.18", "61.18+1", "61.18+2", "81.s1b", "61.19" }, "a secret that is scored lies open, brings its points and is its owner's alone", function(t)
  local g = imperium.acting(t, { all_used = true, units = { { Jord = { space_dock = 1, flagship = 1 } } } })
  g:arrange{ secrets = { { "Adapt New Strategies" } }, technologies = { { "Spec Ops II", "Advanced Carrier II" } } }
  g:pass_until(function() return g:has("score Adapt New Strategies") end)
  t:not_offered(g:seat(1), "score Adapt New Strategies")
  g:choose("score Adapt New Strategies")
  t:eq(g:see("seat.0.points"), 1)
  local seen = 0
  for _, zone in ipairs(g:view(1).zones) do
    for _, card in ipairs(zone.cards or {}) do
      if (card.title or card.name) == "Adapt New Strategies" then seen = seen + 1 end
    end
  end
  t:eq(seen, 1)
  g:pass_until(function() return g:see("round") == 2 end)
  t:eq(g:see("seat.1.points"), 0)
end)

rule({ "62.1", "62.1+1" }, "who has nothing in a combat does not take part in it", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { cruiser = 1 } }, { Atlas = { cruiser = 1 } } } })
  g:arrange{ hand = { {}, {}, { "Morale Boost" } } }
  g:choose("activate Atlas")
  g:pass_until(function()
    t:ok(not g:has("answer with Morale Boost"))
    return g:log_has("rolls")
  end)
end)

rule({ "85.3", "85.3+1" }, "structures do not move and are not carried", function(t)
  local g = imperium.acting(t, { units = { { Jord = { carrier = 1, infantry = 1, pds = 1, space_dock = 1 } } } })
  imperium.quiet(g:choose("activate Tequ'ran and Torkan"))
  t:not_offered(g, "move 1 PDS")
  t:not_offered(g, "move 1 space dock")
  g:choose("move 1 carrier")
  t:offered(g, "take 1 infantry")
  t:not_offered(g, "take 1 PDS")
end)

rule({ "63.3+1", "85.5", "79.3+1", "85.4" }, "two PDS and one space dock on a planet are the most", function(t)
  local h = imperium.begun(t)
  imperium.pick(h, { { "Construction", "Warfare" }, { "Trade", "Technology" }, { "Politics", "Imperial" } })
  h:pass_until(function() return h:has("use Construction") end)
  h:arrange{ planets = { { "Atlas" } }, units = { { Jord = { space_dock = 1, pds = 2 }, Atlas = { infantry = 1 } } } }
  imperium.quiet(h:choose("use Construction"))
  t:not_offered(h, "a PDS on Jord")
  t:not_offered(h, "a space dock on Jord")
  t:offered(h, "a PDS on Atlas")
  t:offered(h, "a space dock on Atlas")
end)

rule({ "94.6", "94.6+1" }, "while an agenda is resolved everybody may trade with everybody, once", function(t)
  local g = agenda.begun(t, { "Mutiny", "Fleet Regulations" }, { before = { goods = { 4, 4, 4 } } })
  g:pass_until(function() return g:ask().rule == "94.6" end)
  local seat = g:ask().seat
  local other = seat == 0 and 2 or 1
  g:seat(seat):choose("bargain with somebody"):seat(seat):choose("bargain with Player " .. other)
  t:offered(g, "give 1 trade good")
end)

rule({ "8.15", "8.15+1" }, "votes that an effect adds go to the outcome one voted for", function(t)
  local g = agenda.voting(t, { "Mutiny", "Fleet Regulations" }, { before = { hand = { {}, { "Distinguished Councilor" } } } })
  agenda.vote(g, 1, "For", { "Wren Terra" })
  g:pass_until(function() return g:has("answer with Distinguished Councilor") end)
  g:seat(1):choose("answer with Distinguished Councilor")
  t:ok(imperium.quiet(g):log_has("5 votes") or g:log_has("Distinguished Councilor"))
end)

rule({ "98.5" }, "who has most points are all who have as many", function(t)
  local g = agenda.voting(t, { "Seed of an Empire", "Fleet Regulations" }, { before = { points = { 2, 2, 1 } } })
  agenda.decided(g, "For")
  t:eq({ g:see("seat.0.points"), g:see("seat.1.points"), g:see("seat.2.points") }, { 3, 3, 1 })
end)

rule({ "90.5", "90.5+1" }, "a technology that is gained asks for no prerequisites", function(t)
  local g = agenda.begun(t, { "Mutiny", "Fleet Regulations" }, { before = { own_relics = { { "Maw of Worlds" } } } })
  g:pass_until(function() return g:has("Maw of Worlds") end)
  g:choose("answer with Maw of Worlds")
  g:choose("Light/Wave Deflector")
  t:ok(g:log_has("Player 1 gains Light/Wave Deflector"))
end)

rule({ "93.2" }, "trade goods that are gained lie on the sheet", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Trade", "Warfare" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  g:pass_until(function() return g:has("use Trade") end)
  local before = g:see("trade goods")
  imperium.quiet(g:choose("use Trade"))
  t:eq(g:see("trade goods"), before + 3)
end)

rule({ "3.3a", "3.3a+1" }, "who is about to pass may bargain before", function(t)
  local g = imperium.acting(t, { all_used = true })
  t:offered(g, "bargain with somebody")
  t:offered(g, "pass for the rest")
end)

rule({ "55.1", "55.2+1", "55.4", "97.5" }, "mechs are produced from the first, land and fight, and are no technology", function(t)
  local g = imperium.acting(t, { units = { { Jord = { space_dock = 1 } } } })
  local techs = #(g:view(0).seats[1].technologies or {})
  g:choose("activate Jord")
  g:pass_until(function() return g:has("1 mech") or g:ask().seat ~= 0 end)
  t:offered(g, "1 mech")
  g:choose("1 mech")
  g:pass_until(function() return imperium.units(g, 0, "Jord").mech == 1 end)
  t:eq(#(g:view(0).seats[1].technologies or {}), techs)
end)

-- Can a cruiser on Mecatol Rex go past its southern neighbour, which is this tile, to the system behind it?
local function gets_past(t, tile)
  local map = "26 61 64 59 62 63 71 45 69 41 65 68 72 79 66 80 75 67 0 73 40 0 74 46 0 37 49 0 60 77 0 76 47 0 70 78"
  map = (" " .. map .. " "):gsub(" " .. tile .. " ", " x "):gsub(" 59 ", " " .. tile .. " "):gsub(" x ", " 59 ")
  local seats = {}
  for i, faction in ipairs{ "Sol", "Letnev", "Hacan", "Mentak", "Xxcha", "Winnu" } do seats[i] = { faction = faction } end
  local g = t:table{ game = "twilight-imperium", map = map:match("^%s*(.-)%s*$"), speaker = 0, seats = seats }
  g:go("84")
  for _, card in ipairs{ "Leadership", "Diplomacy", "Politics", "Construction", "Trade", "Warfare" } do g:choose("take " .. card) end
  g:arrange{ units = { { ["Mecatol Rex"] = { cruiser = 1 } } } }
  imperium.quiet(g:choose("activate Lisis and Velnor"))
  return g:has("move 1 cruiser from Mecatol Rex")
end

rule({ "59.1a", "86.1+1" }, "a ship goes through no nebula and no supernova", function(t)
  t:eq(gets_past(t, 26), true)
  t:eq(gets_past(t, 68), false)
  t:eq(gets_past(t, 80), false)
end)

rule({ "56.0", "56.2", "56.1" }, "what is applied to a number is added to it, or taken off", function(t)
  local g = imperium.acting(t, { attached = { Atlas = "Dyson Sphere" }, planets = { { "Atlas" } } })
  t:eq(g:explain("planet:Atlas:resources").total, 3 + 2)
  t:eq(g:explain("planet:Atlas:influence").total, 1 + 1)
end)

rule({ "65.1" }, "a planetary shield is none against bacteria", function(t)
  local g = imperium.acting(t, { technologies = { { "X-89 Bacterial Weapon" } }, planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { dreadnought = 1 } }, { Atlas = { infantry = 3, pds = 1 } } } })
  if g:has("use X-89") then g:choose("use X-89"):choose("Atlas") end
  t:eq(imperium.units(g, 1, "Atlas").infantry, nil)
end)

rule({ "25.5", "25.5a" }, "who has none left on a planet loses it to who has", function(t)
  local g = imperium.acting(t, { units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 } } }, planets = { {}, { "Atlas" } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("land 1 infantry") end)
  imperium.quiet(g:choose("land 1 infantry on Atlas"))
  g:pass_until(function() return g:log_has("Player 1 controls Atlas") end)
  t:ok(g:log_has("Player 1 controls Atlas"))
end)

rule({ "23.1", "36.0" }, "however many units there are, each rolls", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { carrier = 4, fighter = 16, cruiser = 4 } }, { Atlas = { cruiser = 1 } } }, fleet = { 9, 9 } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:log_has("Player 1 rolls") end)
  t:ok(g:log_has("Player 1 rolls 24 dice in space combat"))
end)
