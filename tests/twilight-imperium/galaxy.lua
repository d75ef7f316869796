-- How a galaxy comes to lie: layouts for three to eight, maps that players write down, drafts, and who
-- plays what.
local imperium = require "lib.imperium"

local function seats(n)
  local list = {}
  for i = 1, n do list[i] = {} end
  return list
end

local function systems(g)
  local found, count = {}, 0
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.type == "tile" then
      found[piece.title] = piece
      count = count + 1
    end
  end
  return found, count
end

local function map_string(g)
  for _, text in ipairs(g:view(0).texts) do
    if text.label == "Map string" then return text.text end
  end
end

-- ---- Layouts ----

local layouts = {
  { "rules-3p", 3, 24 }, { "rules-4p", 4, 32 }, { "rules-5p", 5, 31 }, { "rules-5p-hyperlane", 5, 25 },
  { "rules-6p", 6, 30 }, { "rules-6p-large", 6, 54 }, { "rules-7p", 7, 47 },
  { "rules-7p-alternate", 7, 35 }, { "rules-8p", 8, 52 }, { "rules-8p-alternate", 8, 40 },
  { "first-game-3p", 3, 24 }, { "first-game-4p", 4, 32 }, { "first-game-5p", 5, 31 },
  { "first-game-6p", 6, 30 }, { "premade-3p", 3, 24 }, { "premade-4p", 4, 32 },
  { "premade-5p", 5, 25 }, { "premade-6p", 6, 30 }, { "premade-7p", 7, 35 }, { "premade-8p", 8, 40 },
  { "variant-3p-hyperlane", 3, 15 }, { "variant-4p-hyperlane", 4, 20 },
}
local function laid_whole(t, row)
  local g = t:table{ game = "twilight-imperium", map = row[1], speaker = 0, seats = seats(row[2]) }
  g:go("84")
  local found, count = systems(g)
  local beside = found["Creuss Gate"] and 1 or 0
  t:eq(count, 1 + row[3] + row[2] + 1 + beside)
end

local whole = " is laid whole: the middle, homes, its tiles and the nexus"
for _, row in ipairs(layouts) do
  if row[1] ~= "premade-6p" then
    rule("39.1", row[1] .. whole, function(t) laid_whole(t, row) end)
  end
end

rule({ "39.0", "39.1" }, "premade-6p" .. whole, function(t) laid_whole(t, { "premade-6p", 6, 30 }) end)

rule({ "39.2", "39.2a", "100.1+3" }, "at the edge are systems with a free side, the nexus and Creuss", function(t)
  local g = t:table{ game = "twilight-imperium", map = "premade-6p", speaker = 0,
    seats = { { faction = "Creuss" }, { faction = "Letnev" }, { faction = "Hacan" }, { faction = "Sol" }, { faction = "Yin" }, { faction = "Saar" } } }
  g:go("84")
  local found = systems(g)
  t:ok(found["Wormhole Nexus"].edge and found["Creuss"].edge and found["Creuss Gate"].edge)
  t:ok(not found["Mecatol Rex"].edge)
  local edge = 0
  for _, piece in pairs(found) do edge = edge + (piece.edge and 1 or 0) end
  t:eq(edge, 18 + 2)
end)

rule("39.2", "alternate layouts name the ring that is their edge", function(t)
  local g = t:table{ game = "twilight-imperium", map = "premade-8p", speaker = 0, seats = seats(8) }
  g:go("84")
  for _, piece in pairs((systems(g))) do
    -- position 38 lies beyond the third ring and is no home
    if piece.cell and piece.title == "Nebula 42" then t:ok(not piece.edge) end
    if piece.title == "Gravity Rift 41" then t:ok(piece.edge) end
  end
end)

rule({ "6.4", "38.1a", "44.1", "44.2", "44.2+1", "44.2+2", "88.7+1" }, "hyperlanes join systems and are none", function(t)
  local g = t:table{ game = "twilight-imperium", map = "premade-5p", speaker = 0,
    seats = { { faction = "Sol" }, { faction = "Letnev" }, { faction = "Hacan" }, { faction = "Yin" }, { faction = "Saar" } } }
  g:go("84")
  for title, piece in pairs((systems(g))) do t:ok(not title:match("Hyperlane")) end
  t:eq(#g:see("raw.lanes"), 6)
  imperium.pick(g, { { "Leadership" }, { "Diplomacy" }, { "Politics" }, { "Construction" }, { "Trade" } })
  -- Positions 5 and 3 do not touch: 85A at 4 joins them.
  g:arrange{ agents_spent = { true, true, true, true, true }, units = { { ["Alpha Wormhole 39"] = { cruiser = 1 } } } }
  g:choose("activate Gravity Rift 41")
  t:offered(g, "move 1 cruiser from Alpha Wormhole 39")
end)

test("the base game has the maps of first games, with their six factions", function(t)
  local g = t:table{ game = "twilight-imperium", expansion = "off", speaker = 0, seats = seats(6) }
  g:go("84")
  local sides = {}
  for _, seat in ipairs(g:view(0).seats) do sides[seat.faction] = true end
  for _, faction in ipairs{ "The Xxcha Kingdom", "The Barony of Letnev", "The Federation of Sol", "Sardakk N'orr", "The Emirates of Hacan", "The Universities of Jol-Nar" } do
    t:ok(sides[faction], faction)
  end
  t:error(function() t:table{ game = "twilight-imperium", expansion = "off", seats = seats(7) } end, "for 3 to 6 players")
  for _, map in ipairs{ "premade-6p", "rules-6p-large" } do
    t:error(function() t:table{ game = "twilight-imperium", expansion = "off", map = map, seats = seats(6) } end, "needs the tiles of the expansion")
  end
  local six = seats(6)
  six[2].faction = "Argent"
  t:error(function() t:table{ game = "twilight-imperium", expansion = "off", map = "rules-6p", seats = six } end, "cannot be played in this galaxy")
end)

test("who begins with several planets shares its units out", function(t)
  local g = imperium.open(t)
  g:seat(1):choose("one by one")
  g:choose("infantry on Arc Prime"):choose("infantry on Wren Terra"):choose("infantry on Wren Terra")
  g:choose("space dock on Arc Prime")
  g:seat(2):choose("all on Kamdorn")
  g:go("84")
  t:eq(imperium.units(g, 1, "Arc Prime"), { infantry = 1, space_dock = 1, carrier = imperium.units(g, 1, "Arc Prime").carrier,
    dreadnought = imperium.units(g, 1, "Arc Prime").dreadnought, destroyer = imperium.units(g, 1, "Arc Prime").destroyer,
    fighter = imperium.units(g, 1, "Arc Prime").fighter })
  t:eq(imperium.units(g, 1, "Wren Terra").infantry, 2)
  t:eq(imperium.units(g, 2, "Kamdorn").infantry, 4)
end)

-- ---- Map strings ----

local six = "26 61 64 59 62 63 71 45 69 41 65 68 72 79 66 80 75 67 0 73 40 0 74 46 0 37 49 0 60 77 0 76 47 0 70 78"

test("a map string is the galaxy, and the galaxy tells its map string", function(t)
  local g = t:table{ game = "twilight-imperium", map = six, speaker = 0, seats = seats(6) }
  g:go("84")
  t:eq(map_string(g), six)
  local known = t:table{ game = "twilight-imperium", map = "premade-6p", speaker = 0, seats = seats(6) }
  known:go("84")
  t:eq(map_string(known), six)
end)

rule({ "6.4", "44.1" }, "a map string has hyperlanes: number, face and turn", function(t)
  local known = t:table{ game = "twilight-imperium", map = "premade-5p", speaker = 0, seats = seats(5) }
  known:go("84")
  local text = map_string(known)
  t:ok(text:find("85A0", 1, true), text)
  local g = t:table{ game = "twilight-imperium", map = "{18} " .. text:gsub("85A0", "85a-0"), speaker = 0,
    seats = { { faction = "Sol" }, { faction = "Letnev" }, { faction = "Hacan" }, { faction = "Yin" }, { faction = "Saar" } } }
  g:go("84")
  t:eq(map_string(g), text)
  imperium.pick(g, { { "Leadership" }, { "Diplomacy" }, { "Politics" }, { "Construction" }, { "Trade" } })
  g:arrange{ agents_spent = { true, true, true, true, true }, units = { { ["Alpha Wormhole 39"] = { cruiser = 1 } } } }
  g:choose("activate Gravity Rift 41")
  t:offered(g, "move 1 cruiser from Alpha Wormhole 39")
end)

test("layouts with gaps and hyperlanes come back from their map strings", function(t)
  for map, players in pairs{ ["premade-3p"] = 3, ["premade-7p"] = 7, ["premade-8p"] = 8 } do
    local g = t:table{ game = "twilight-imperium", map = map, speaker = 0, seats = seats(players) }
    g:go("84")
    local again = t:table{ game = "twilight-imperium", map = map_string(g), speaker = 0, seats = seats(players) }
    again:go("84")
    t:eq(map_string(again), map_string(g))
  end
end)

test("a map string tells everything that is wrong with it at once", function(t)
  local wrong = six:gsub("^26", "sun"):gsub(" 61 ", " 64 "):gsub(" 59 ", " 99 "):gsub(" 62 ", " 12 "):gsub(" 63 ", " 82 "):gsub(" 45 ", " 85A7 ")
  local function refused(words)
    t:error(function() t:table{ game = "twilight-imperium", map = wrong, seats = seats(6) } end, words)
  end
  refused('"sun" at 1 is no tile')
  refused("tile 64 lies at 2 and at 3")
  refused("there is no tile 99, at 4")
  refused("tile 12 at 5 is a home system")
  refused("tile 82 at 6 is laid when it is needed")
  refused('"85A7" at 8 is not turned')
end)

test("a map string has a home for each player, and tiles of the box", function(t)
  t:error(function() t:table{ game = "twilight-imperium", map = six, seats = seats(7) } end, "6 homes (0) for 7 players")
  t:error(function() t:table{ game = "twilight-imperium", map = six, expansion = "off", seats = seats(6) } end, "is of the expansion")
  t:error(function() t:table{ game = "twilight-imperium", map = "premade", seats = seats(6) } end, "no tile")
  t:error(function() t:table{ game = "twilight-imperium", map = "0 -1 0 -1 0 -1 -1 -1 -1 -1 -1 -1 27", seats = seats(3) } end, "nothing touches the system at 13")
  t:error(function() t:table{ game = "twilight-imperium", map = "{26} 0 -1 0 -1 0", seats = seats(3) } end, "does not lie in the middle")
end)

-- ---- Who plays what ----

test("factions are picked in turn, the speaker first", function(t)
  local g = t:table{ game = "twilight-imperium", factions = "pick", speaker = 1, seats = seats(3) }
  t:eq(g:ask().seat, 1)
  g:choose("play The Yin Brotherhood")
  t:eq(g:ask().seat, 2)
  t:not_offered(g, "play The Yin Brotherhood")
  g:choose("play The Clan of Saar"):choose("play The Nomad")
  g:go("84")
  t:eq(g:view(0).seats[2].faction, "The Yin Brotherhood")
  t:eq(g:view(0).seats[1].faction, "The Nomad")
end)

local function drafting(t, n)
  return t:table{ game = "twilight-imperium", factions = "draft", seats = seats(n), seed = 7 }
end

test("a draft goes round and back: slices, factions, places", function(t)
  local g = drafting(t, 3)
  local order = {}
  for n = 1, 9 do
    order[n] = g:ask().seat
    imperium.step(g)
  end
  for n = 1, 3 do
    t:eq(order[3 + n], order[4 - n])
    t:eq(order[6 + n], order[n])
  end
  t:ok(order[1] ~= order[2] and order[2] ~= order[3] and order[1] ~= order[3])
end)

test("what is drafted is gone, and one of each is drafted", function(t)
  local g = drafting(t, 3)
  local first = g:ask().seat
  g:choose("draft the speaker's place")
  t:not_offered(g, "draft the speaker's place")
  t:offered(g, "draft place 2 from the speaker")
  g:choose("draft place 3 from the speaker")
  g:choose("draft slice 1")
  g:choose("draft place 2")
  t:not_offered(g, "draft slice 1")
  local left = {}
  for _, option in ipairs(g:options(g:ask().seat)) do left[option:match("^%w+ ?%w*")] = true end
  t:ok(not left["draft place"] and not left["draft the"], "only one place each")
  g:go("84")
  t:eq(g:see("raw.speaker"), first)
  t:eq(g:ask().seat, first)
end)

rule("80.0", "who sits where they drafted plays clockwise from the speaker", function(t)
  local g = drafting(t, 3)
  local a = g:ask().seat
  g:choose("draft the speaker's place")
  local b = g:ask().seat
  g:choose("draft place 3")
  g:choose("draft slice 1"):choose("draft place 2")
  g:go("84")
  t:eq(g:ask().seat, a)
  imperium.step(g)
  t:eq(g:ask().seat, 3 - a - b)
  imperium.step(g)
  t:eq(g:ask().seat, b)
end)

test("slices lie before the homes of those who drafted them, three blue tiles and two red", function(t)
  for _, n in ipairs{ 3, 4, 5, 6, 7, 8 } do
    local g = drafting(t, n)
    g:go("84")
    local found, count = systems(g)
    t:eq(count, 1 + 5 * n + n + 1 + (found["Creuss Gate"] and 1 or 0))
  end
end)

test("a draft lays its own galaxy and gives factions", function(t)
  t:error(function() t:table{ game = "twilight-imperium", factions = "draft", map = "premade-6p", seats = seats(6) } end, "no slices")
  t:error(function() t:table{ game = "twilight-imperium", factions = "draft", map = six, seats = seats(6) } end, "a draft lays the galaxy itself")
  t:error(function() t:table{ game = "twilight-imperium", factions = "draft", seats = { { faction = "Sol" }, {}, {} } } end, "no seat names its own")
end)
