-- The Empyrean: where their components act and where they must not.
local imperium = require "lib.imperium"
local faction = require "lib.faction"

-- Atlas lies beside an anomaly; the cruiser in Tequ'ran and Torkan is beside it.
local function streams(t, technologies, goal)
  local g = faction.as(t, "Empyrean", { technologies = { technologies }, units = { { ["space of Kraag and Siig"] = { dreadnought = 1 } } } })
  return g:choose("activate " .. goal)
end

card("Aetherstream", "ships move one further to a system beside an anomaly", function(t)
  local g = streams(t, { "Aetherstream" }, "Atlas")
  faction.until_offered(g, "answer with Aetherstream"):choose("answer with Aetherstream")
  t:ok(g:log_has("Player 1 uses Aetherstream"))
end)

card("Voidwatch", "who comes gives a note of its choice", function(t)
  local g = faction.as(t, "Empyrean", { technologies = { { "Voidwatch" } },
    units = { { Atlas = { infantry = 1 } }, { ["space of Tequ'ran and Torkan"] = { cruiser = 1 } } } })
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate Atlas") end)
  g:choose("activate Atlas"):choose("move 1 cruiser"):choose("that is all that moves")
  faction.until_offered(g, "answer with Voidwatch"):choose("answer with Voidwatch")
  t:eq(g:ask().seat, 1)
  g:choose("Ceasefire")
  t:eq(imperium.notes(g, 0).Ceasefire, 2)
end)

card("Voidwatch", "not where it has nothing, nor when nobody comes", function(t)
  local g = faction.as(t, "Empyrean", { technologies = { { "Voidwatch" } }, units = { { Atlas = { infantry = 1 } } } })
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate Atlas") end)
  g:choose("activate Atlas")
  faction.until_offered(g, "answer with Voidwatch")
  t:eq(g:see("round"), 2)
end)

card("Conservator Procyon", "frontier tokens in all empty systems, explored where its ships are", function(t)
  local g = faction.as(t, "Empyrean", { unlocked = { { "Conservator Procyon" } }, empty_frontier = true, frontier = { "Lost Crew", "Lost Crew" },
    units = { { ["space of Deep Space 46"] = { cruiser = 1 } } } })
  g:choose("use Conservator Procyon")
  t:ok(g:log_has("explores") or g:log_has("frontier"))
  t:eq(faction.leader(g, 0, "Conservator Procyon"), nil)
end)

card("Conservator Procyon", "not while locked", function(t)
  t:not_offered(faction.as(t, "Empyrean"), "use Conservator Procyon")
end)

card("Aetherstream", "not where no anomaly is near", function(t)
  t:not_offered(streams(t, { "Aetherstream" }, "Accoen and Jeol Ir"), "answer with Aetherstream")
end)

-- Seat 0 has a cruiser two steps from Atlas, behind ships of seat 1.
local function behind(t, theirs)
  local g = faction.as(t, "Saar", { units = { { ["space of Deep Space 46"] = { cruiser = 1 } },
    { ["space of Tequ'ran and Torkan"] = { cruiser = 1 }, ["space of Mehar Xull"] = { cruiser = 1 } } } }, theirs)
  g:choose("activate Atlas")
  return g:pass_until(function() return g:has("answer with The Empyrean") or g:has("that is all that moves") or g:see("round") == 2 end)
end

card("Aetherpassage", "it lets others move through its ships", function(t)
  local g = behind(t, "Empyrean")
  g:choose("answer with The Empyrean")
  imperium.quiet(g)
  t:offered(g, "move 1 cruiser")
end)

card("Aetherpassage", "nobody passes without leave", function(t)
  local g = behind(t, "Empyrean"):pass()
  imperium.quiet(g)
  t:not_offered(g, "move 1 cruiser")
  t:not_offered(behind(t, "Winnu"), "move 1 cruiser")
end)

-- The usual galaxy with a nebula in the place of Mehar Xull.
local nebula = "31 46 74 48 72 49 69 42 28 41 35 63 36 44 71 62 70 77 -1 -1 64 0 39 -1 -1 -1 26 0 40 -1 -1 -1 25 0 79 -1"
local function in_nebula(t, ours, goal)
  local g = imperium.acting(t, { units = { { ["space of Nebula 42"] = { cruiser = 1 }, ["space of Accoen and Jeol Ir"] = { destroyer = 1 } } } },
    { map = nebula, seats = { { faction = ours }, { faction = "Winnu" }, { faction = "Mentak" } } })
  return imperium.quiet(imperium.quiet(g):choose("activate " .. goal))
end

card("Voidborn", "out of a nebula and through it as if there was none", function(t)
  t:offered(in_nebula(t, "Empyrean", "Vega Major and Vega Minor"), "move 1 cruiser")
  t:offered(in_nebula(t, "Empyrean", "Atlas"), "move 1 destroyer")
end)

card("Voidborn", "others are slow in it and cannot pass", function(t)
  t:not_offered(in_nebula(t, "Saar", "Vega Major and Vega Minor"), "move 1 cruiser")
  t:not_offered(in_nebula(t, "Saar", "Atlas"), "move 1 destroyer")
end)

card("Dark Whispers", "two notes of the faction", function(t)
  local notes = imperium.notes(faction.as(t, "Empyrean"), 0)
  t:eq({ notes["Blood Pact"], notes["Dark Pact"] }, { 1, 1 })
end)

card("Dark Whispers", "not for others, who have only one", function(t)
  local n = 0
  for title, count in pairs(imperium.notes(faction.as(t, "Saar"), 0)) do
    if not ({ ["Support for the Throne"] = 1, Ceasefire = 1, ["Trade Agreement"] = 1, ["Political Secret"] = 1, Alliance = 1 })[title] then n = n + count end
  end
  t:eq(n, 1)
end)

local function plays(t, where)
  local g = faction.as(t, "Saar", { planets = { { "Arnor" } }, hand = { { "Industrial Initiative" } }, goods = { 0 },
    units = { { ["space of Tequ'ran and Torkan"] = { cruiser = 1 } }, { [where] = { mech = 1 } } } }, "Empyrean")
  g:choose("use Industrial Initiative")
  return g:pass_until(function() return g:has("answer with Watcher") or g:ask().seat == 1 and g:has("activate") or g:see("round") == 2 end)
end

card("Watcher", "it goes, and the card is canceled", function(t)
  local g = plays(t, "Atlas")
  g:choose("answer with Watcher")
  t:eq(g:see("seat.0.trade goods"), 0)
  t:eq(imperium.units(g, 1, "Atlas").mech, nil)
end)

card("Watcher", "not when it is far from the player's units", function(t)
  t:not_offered(plays(t, "Quann"), "answer with Watcher")
end)

faction.unlocks("Empyrean", "Xuange", { units = { { ["space of Winnu"] = { cruiser = 1 }, ["space of Moll Primus"] = { cruiser = 1 } } } },
  { units = { { ["space of Winnu"] = { cruiser = 1 } } } })

local agenda = require "lib.agenda"
local function pact(t, outcome)
  local g = agenda.voting(t, { "Mutiny" }, { shown_notes = { {}, { "Blood Pact" } } },
    { seats = { { faction = "Sol" }, { faction = "Letnev" }, { faction = "Empyrean" } } })
  agenda.vote(g, 1, "For", { "Wren Terra" })
  agenda.vote(g, 2, outcome, { "The Dark" })
  return g:view(0).vote.seats[2].votes
end

card("Blood Pact", "four votes more for the same outcome, none for another", function(t)
  local alone = pact(t, "Against")
  t:eq(pact(t, "For"), alone + 4)
end)
