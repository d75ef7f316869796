-- How a game begins: the galaxy, home systems, tokens, objectives.
local imperium = require "lib.imperium"

rule({ "20.1", "98.3", "19.0", "19.1" }, "three tactic, three fleet and two strategy tokens; no points", function(t)
  local g = imperium.begun(t)
  t:eq({ g:see("tactic"), g:see("fleet"), g:see("strategy"), g:see("points") }, { 3, 3, 2, 0 })
end)

rule("25.0", "every planet of the home system is controlled and readied", function(t)
  local g = imperium.begun(t)
  t:eq(g:view(0).seats[2].planets, { "Arc Prime", "Wren Terra" })
  t:eq(g:view(0).seats[2].exhausted, nil)
end)

rule("96.3", "the starting fleet stands in the home system", function(t)
  local g = imperium.begun(t)
  t:eq(imperium.units(g, 0, "Jord").infantry, 5)
  t:eq(imperium.units(g, 0, "Jord").space_dock, 1)
end)

rule({ "39.1", "54.0" }, "Mecatol Rex lies in the middle", function(t)
  local g = imperium.begun(t)
  t:eq(g:see("raw.boards.0.pieces.0.title"), "Mecatol Rex")
  t:eq(g:see("raw.boards.0.pieces.0.cell"), 1)
end)

rule({ "38.1", "38.1c" }, "systems without planets get a frontier token, anomalies too", function(t)
  local g = imperium.begun(t)
  local frontier = {}
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.frontier then frontier[piece.title] = true end
  end
  t:ok(frontier["Deep Space 46"] and frontier["Gravity Rift 41"] and frontier["Alpha Wormhole 39"])
  t:ok(not frontier["Atlas"] and not frontier["Mecatol Rex"] and not frontier["Wormhole Nexus"])
end)

rule({ "61.13a", "61.11", "61.13", "80.6+1" }, "two public objectives are revealed", function(t)
  t:eq(imperium.begun(t):see("objectives.count"), 2)
end)

rule("61.20", "of two secret objectives one is kept", function(t)
  local g = imperium.open(t)
  g:choose("all on Wren Terra"):choose("all on Arretze")
  t:eq(g:see("secrets.count"), 2)
  g:go("84")
  for seat = 0, 2 do t:eq(g:see("seat." .. seat .. ".secrets.count"), 1) end
end)

rule({ "2.5", "61.17" }, "nobody sees the secret objectives of others", function(t)
  local g = imperium.begun(t)
  t:eq(#g:see("secrets", 0), 1)
  for _, zone in ipairs(g:view(0).zones) do
    if zone.area == "secrets" and zone.owner == 1 then t:eq(#(zone.things or {}), 0) end
  end
end)

rule("80.1", "the first speaker is found by chance", function(t)
  local g = t:table{ game = "twilight-imperium", force = { "Player 3" },
    seats = { { faction = "Sol" }, { faction = "Letnev" }, { faction = "Hacan" } } }
  t:eq(g:see("raw.speaker"), 2)
end)

rule({ "90.1", "90.4" }, "starting technologies are owned", function(t)
  local g = imperium.begun(t)
  t:eq(g:view(0).seats[1].technologies, { "Antimass Deflectors", "Neural Motivator" })
end)

test("two seats cannot play the same faction", function(t)
  t:error(function()
    t:table{ game = "twilight-imperium", seats = { { faction = "Sol" }, { faction = "Sol" }, { faction = "Hacan" } } }
  end, "same faction")
end)

test("a galaxy is for its number of players", function(t)
  t:error(function() imperium.open(t, { map = "premade-6p" }) end, "for 6 players")
end)

rule("27.0", "the custodians token lies on Mecatol Rex", function(t)
  t:eq(imperium.begun(t):see("raw.custodians"), 1)
end)

rule({ "50.1", "51.2", "51.2a", "51.2b", "51.4", "55.2", "50.1+1", "50.2" }, "leaders lie before their players", function(t)
  t:eq(#imperium.begun(t):see("leaders"), 3)
end)

rule("69.6", "nobody sees the notes of others", function(t)
  local g = imperium.begun(t)
  t:eq(g:see("notes.count"), 6)
  for _, zone in ipairs(g:view(0).zones) do
    if zone.area == "notes" and zone.owner == 1 then t:eq(#(zone.things or {}), 0) end
  end
end)

-- The Ghosts of Creuss: a gate on the map, the home beside it.
local function creuss(t)
  return t:table{ game = "twilight-imperium", speaker = 0, seats = { { faction = "Creuss" }, { faction = "Letnev" }, { faction = "Hacan" } } }:go("84")
end

rule({ "38.1d", "35.4+1", "card:Creuss Gate" }, "the Creuss Gate has a frontier token", function(t)
  local g = creuss(t)
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.title == "Creuss Gate" then t:ok(piece.frontier) end
  end
end)

card("Creuss Gate", "it is no home system: nobody's ships begin there; the home is beside the map", function(t)
  local g = creuss(t)
  t:eq(imperium.units(g, 0, "Creuss Gate"), {})
  t:ok(imperium.units(g, 0, "Creuss").carrier)
end)

test("the home of Creuss is joined to its gate by a wormhole", function(t)
  local g = creuss(t)
  imperium.pick(g, { { "Leadership", "Warfare" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  g:choose("activate Creuss Gate")
  t:offered(g, "move 1 carrier from Creuss")
end)

test("the base game alone has no leaders, no nexus and no frontier tokens", function(t)
  local g = imperium.begun(t, { expansion = "off" })
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    t:ok(not piece.frontier and piece.title ~= "Wormhole Nexus")
  end
  t:eq(g:see("notes.count"), 5)
end)

-- ---- A galaxy that the players lay ----

rule("88.0", "tiles are dealt and laid ring by ring, the speaker first", function(t)
  local g = imperium.open(t, { map = "rules-3p" })
  t:eq(g:ask().seat, 0)
  local there = {}
  for _, option in ipairs(g:options(0)) do there[option:match("at (%d+)$")] = true end
  t:ok(there["1"] and there["6"] and not there["7"])
  for seat = 0, 2 do
    t:eq(g:ask().seat, seat)
    imperium.step(g)
  end
  t:eq(g:ask().seat, 2)
  g:go("84")
  local systems = 0
  for _, piece in ipairs(g:view(0).boards[1].pieces) do systems = systems + (piece.type == "tile" and 1 or 0) end
  t:eq(systems, 1 + 24 + 3 + 1)
end)

test("an anomaly is not laid beside another while there is another way", function(t)
  local g = imperium.open(t, { map = "rules-3p", force = { "Gravity Rift 41", "Nebula 42", "Supernova 43" } })
  g:choose("lay Gravity Rift 41 at 1")
  t:offered(g, "lay Supernova 43 at 4")
  t:not_offered(g, "lay Supernova 43 at 2")
  t:not_offered(g, "lay Supernova 43 at 6")
end)

-- Cards of the action deck, and the points that win, of a table set up so.
local function box(t, more)
  local setup = { game = "twilight-imperium", speaker = 0, seats = {} }
  for i = 1, 3 do setup.seats[i] = { faction = ({ "Sol", "Letnev", "Hacan" })[i] } end
  for key, value in pairs(more) do setup[key] = value end
  local view = t:table(setup):view(0)
  for _, zone in ipairs(view.zones) do
    if zone.id == "action-deck" then return zone.count, view.seats[1].tracks[1].max end
  end
end
test("cards of the Codex are left out unless they are wanted; ten points win, or fourteen", function(t)
  t:eq({ box(t, {}) }, { 100, 10 })
  t:eq({ box(t, { codex = "on" }) }, { 120, 10 })
  t:eq({ box(t, { expansion = "off", points = "14" }) }, { 80, 14 })
end)
