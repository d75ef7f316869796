-- Arranging positions: what packs/lotr-card-game/README.md says of it.
local chapters = require "lib.chapters"

local function open(t, more)
  local g = chapters.open(t, more)
  for seat = 0, (more and more.seats and #more.seats or 1) - 1 do g:order(seat, "always") end
  return g
end

test("the rounds before the one that is arranged are over, and count", function(t)
  local g = open(t, { pack = "lotr-moments" })
  g:arrange{ round = 5, threat = 30, staging = {}, hand = { "Deed: conquer" },
             quest = { stage = "Beorn's Path" } }
  t:eq(g:see("round"), 5)
  g:choose("play", "Deed: conquer")
  t:eq({ g:status(), g:see("quest") }, { "won", { "Beorn's Path" } })
  t:how(g, "score", { { 30, "threat" }, { 40, "completed rounds", "scoring.6" } })
end)

test("a prisoner who lies faceup again is none", function(t)
  local g = open(t, { scenario = "escape-from-dol-guldur" })
  local held = g:see("Aragorn.facedown") and "Aragorn" or "Glóin"
  g:arrange{ heroes = { [held] = { facedown = false, attached = { "Steward of Gondor" } } } }
  t:eq(g:see(held .. ".facedown"), false)
  -- Only a prisoner could be rescued: the objective has nobody to free.
  g:arrange{ heroes = { [held] = { facedown = true } } }
  t:eq(g:see(held .. ".facedown"), true)
  g:arrange{ heroes = { [held] = { facedown = false } } }
  local other = held == "Aragorn" and "Glóin" or "Aragorn"
  g:arrange{ heroes = { [other] = { facedown = true } } }
  t:eq({ g:see(held .. ".facedown"), g:see(other .. ".facedown") }, { false, true })
  t:error(function() g:arrange{ heroes = { [held] = { facedown = 3 } } } end, "true or false")
  g:go("2.2 next")
end)

test("nobody is a prisoner any more when facedown is taken back", function(t)
  local g = open(t, { pack = "lotr-moments" })
  g:arrange{ heroes = { ["Glóin"] = { facedown = true } }, hand = { "Deed: rescue", "Deed: rescue" } }
  g:arrange{ heroes = { ["Glóin"] = { facedown = false } } }
  t:refused(g, { "play", "Deed: rescue" })
  g:arrange{ heroes = { ["Glóin"] = { facedown = true } } }
  t:offered(g, "play", "Deed: rescue")
end)

test("a treachery that is arranged attached has the trait it has then", function(t)
  local g = open(t)
  g:arrange{ heroes = { Aragorn = { attached = { "Caught in a Web" } } } }
  t:eq(g:see("Caught in a Web.traits"), { "Condition" })
  g:arrange{ heroes = { Aragorn = { attached = { "Steward of Gondor" } } } }
  t:eq(g:see("Steward of Gondor.traits"), { "Gondor", "Title" })
end)

test("setting a pile replaces it", function(t)
  local g = open(t)
  g:arrange{ discard = { "Faramir", "Sneak Attack" }, encounter_discard = { "Forest Spider" },
             victory = { "Hummerhorns" }, aside = { "King Spider" } }
  g:arrange{ discard = { "Gandalf" }, encounter_discard = { "Ungoliant's Spawn" },
             victory = { "Ungoliant's Spawn" }, aside = { "Dol Guldur Orcs" } }
  t:eq({ g:see("discard"), g:see("encounter_discard"), g:see("victory"), g:see("aside") },
       { { "Gandalf" }, { "Ungoliant's Spawn" }, { "Ungoliant's Spawn" }, { "Dol Guldur Orcs" } })
  g:arrange{ add_aside = { "King Spider" } }
  t:eq(g:see("aside"), { "Dol Guldur Orcs", "King Spider" })
  g:arrange{ discard = {}, encounter_discard = {}, victory = {}, aside = {}, removed = {} }
  t:eq({ g:see("discard"), g:see("encounter_discard"), g:see("victory"), g:see("aside") },
       { {}, {}, {}, {} })
end)

test("a hero in a discard pile goes with the rest of it", function(t)
  local g = open(t)
  g:arrange{ discard = { "Beravor", "Faramir" } }
  t:eq(#g:see("discard"), 2)
  g:arrange{ discard = { "Gandalf" } }
  t:eq(g:see("discard"), { "Gandalf" })
end)

test("{} is a position in which nothing is said, of heroes, of cards, of a state", function(t)
  local g = open(t)
  local before = g:view()
  g:arrange{}
  g:arrange{ heroes = {}, cards = {}, quest = {}, threat = {} }
  g:arrange{ heroes = { Aragorn = {} } }
  t:eq(g:view(), before)
end)

test("two Orc Guards are told apart, wherever they are named", function(t)
  local g = open(t, { scenario = "escape-from-dol-guldur" })
  g:go("4.2")
  -- The later one is the card with the lower number, so the order of the view is the other.
  g:arrange{ staging = { "Tower Gate" }, engaged = { { "Orc Guard" } }, deck_top = { "Faramir" },
             heroes = { Aragorn = { facedown = false }, ["Glóin"] = { facedown = false } } }
  g:choose("travel", "Tower Gate")
  t:eq(g:see("engaged"), { "Orc Guard", "Orc Guard" })
  g:arrange{ cards = { ["Orc Guard#2"] = { attached = { "Caught in a Web" } } } }
  t:eq({ g:see("Orc Guard.attached"), g:see("Orc Guard#2.attached") }, { {}, { "Caught in a Web" } })
  g:go("6.4")
  t:eq(g:see("step"), "6.4a")
  g:choose("Orc Guard#2", "attacks next")
  g:until_event("attacks Player 1")
  t:eq({ g:see("Orc Guard.attacked"), g:see("Orc Guard#2.attacked") }, { false, true })
end)

---- The README of the pack -----------------------------------------------------------------

local function read(path)
  local file = assert(io.open(path))
  local text = file:read("a")
  file:close()
  return text
end

-- The texts in quotes of a list of the sources.
local function words_of(path, name)
  local list = {}
  local body = read(path):match(name .. "%[%] = (%b{})")
  for word in body:gmatch('"([a-z_]+)"') do list[#list + 1] = word end
  return list
end

test("the README names every word of a position and of a card in it", function(t)
  local readme = read("packs/lotr-card-game/README.md")
  local folder, count = "src/games/lotr-card-game/", 0
  for _, list in ipairs{ words_of(folder .. "arrange.c", "game_parts"),
                         words_of(folder .. "arrange_card.c", "game_thing_keys") } do
    for _, word in ipairs(list) do
      count = count + 1
      local named = false
      for code in readme:gmatch("`([^`\n]+)`") do
        for one in code:gmatch("[a-z_]+") do named = named or one == word end
      end
      t:ok(named, "not in the README: " .. word)
    end
  end
  t:ok(count > 30, "the lists were found")
end)

test("the position in the README can be arranged", function(t)
  local g = open(t, { seats = { { heroes = { "Éowyn", "Aragorn" }, deck = "core-spirit" }, chapters.three[3] } })
  local source = read("packs/lotr-card-game/README.md"):match("```lua\n(g:arrange%b{})\n```")
  assert(load(source, "README", "t", { g = g }))()
  t:eq({ g:see("threat"), g:see("seat.1.threat"), g:see("round"), g:see("quest.progress") }, { 30, 22, 3, 4 })
  t:eq({ g:see("engaged.1"), g:see("Hill Troll.damage"), g:see("Éowyn.attached") },
       { { "Hill Troll" }, 3, { "Unexpected Courage" } })
end)

test("what cannot be is refused in words, and nothing is changed by it", function(t)
  local g = open(t, { seats = chapters.two })
  g:arrange{ staging = { "Forest Spider" }, threat = { 20, 21 } }
  for _, case in ipairs{
    { { quest = { stage = 9 } }, "no such quest stage" },
    { { quest = { stage = "Nowhere" } }, "no such quest stage" },
    { { quest = { progress = "much" } }, "quest.progress" },
    { { threat = { 100 } }, "99" }, { { threat = { -1 } }, "99" },
    { { first_player = 2 }, "first_player" }, { { first_player = "me" }, "first_player" },
    { { round = 0 }, "250" }, { { round = 251 }, "250" },
    { { active = { "Old Forest Road", "Enchanted Stream" } }, "only one location" },
    { { staging = { { title = "Forest Spider", progress = 1 } } }, "cannot have any" },
    { { staging = { { title = "Old Forest Road", damage = 1 } } }, "cannot have any" },
    { { staging = { { title = "Forest Spider", damage = "much" } } }, "damage" },
    { { heroes = { { Aragorn = { exhausted = 2 } } } }, "true or false" },
    { { heroes = { { Aragorn = { attached = 3 } } } }, "attached" },
    { { hand = { { "Nobody" } } }, "Nobody" },
  } do
    local before = g:hash()
    t:error(function() g:arrange(case[1]) end, case[2])
    t:eq(g:hash(), before, case[2])
  end
end)

test("an eliminated player is not made the first", function(t)
  local g = open(t, { seats = chapters.two })
  g:arrange{ threat = { 20, 50 } }
  g:pass_until(function() return g:see("seat.1.out") end)
  t:error(function() g:arrange{ first_player = 1 } end, "eliminated")
  g:arrange{ first_player = 0 }
end)
