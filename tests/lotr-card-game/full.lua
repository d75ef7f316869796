-- How much may happen at once: far more than any evening brings, and where even that
-- is too little the play stops with words and can be taken back.
local chapters = require "lib.chapters"
local plain = require "lib.plain"

local function scouts(n)
  local list = {}
  for i = 1, n do list[i] = { title = "Snowbourn Scout", exhausted = true } end
  return list
end

-- So many allies die together; "Horn of Gondor" answers each death.
local function massacre(t, seats, dead, more)
  local g = plain.open(t, seats)
  local play = {}
  for seat = 1, #seats do play[seat] = scouts(dead) end
  g:arrange{ heroes = { { Legolas = { attached = { "Horn of Gondor" } } } }, play = play,
             encounter_top = { "The Necromancer's Reach", "The Necromancer's Reach" } }
  for key, value in pairs(more or {}) do g:arrange{ [key] = value } end
  g:go("3.2")
  return g
end

-- Answers with the horn as often as it is offered, everybody else passing.
local function horns(g)
  local blown = 0
  g:until_option("respond", "Horn of Gondor")
  while g:ask().prompt:find("respond") and blown < 200 do
    if table.concat(g:options(), "\n"):find("Horn of Gondor", 1, true) then
      g:choose("respond", "Horn of Gondor")
      blown = blown + 1
    else
      g:pass()
    end
  end
  return blown
end

rule({ "response.3", "triggering-condition.3" },
     "40 simultaneous deaths can each be answered, and each only once", function(t)
  local g = massacre(t, { { "Legolas" } }, 40)
  g:choose("done")
  t:eq(horns(g), 40)
  t:eq(g:see("Legolas.resources"), 1 + 40)
end)

rule({ "triggering-condition.3", "response.6" },
     "18 allies of each of four players die at once with answers to both of what happens",
     function(t)
  local g = massacre(t, { { "Legolas" }, { "Glóin" }, { "Éowyn" }, { "Beravor" } }, 18,
                     { hand = { {}, { "Valiant Sacrifice" }, {}, {} } })
  g:seat(0):choose("done"); g:seat(1):choose("done")
  g:seat(2):choose("done"); g:seat(3):choose("done")
  t:eq(horns(g), 4 * 18)
  t:eq(g:status(), "playing")
end)

test("what is more than a table holds stops the play with words; undo takes it back", function(t)
  local g = massacre(t, { { "Legolas" }, { "Glóin" } }, 75, { hand = { {}, { "Valiant Sacrifice" } } })
  g:seat(0):choose("done")
  g:seat(1):choose("done")
  if g:status() == "playing" then g:go("over") end
  t:eq(g:status(), "stopped")
  t:eq(g:ask(), nil)
  g:undo()
  t:eq(g:status(), "playing")
  t:ok(g:ask())
end)

---- What the game itself keeps in lists

local packs = { "packs/lotr-card-game", "tests/packs/lotr-full" }

-- A play that stopped alone: nobody is asked, and undo goes back to where it went on.
local function stopped(t, g)
  t:eq({ g:status(), g:ask() }, { "stopped" })
  g:undo()
  t:eq(g:status(), "playing")
  t:ok(g:ask())
end

local function rings(t, n)
  local g = chapters.open(t, { pack = "lotr-full" })
  local cards = {}
  for i = 1, n do cards[i] = "Old Ring" end
  for i = 1, n do cards[n + i] = "Great Forest Web" end
  g:go("3.2")
  g:arrange{ staging = {}, encounter_top = cards, encounter_discard = {}, threat = 20 }
  g:choose("done")
  return g
end

rule({ "guarded.5", "guarded.6" }, "nine guarded cards in a row all find their guards", function(t)
  local g = rings(t, 9):go("3.3")
  t:eq(#g:see("staging"), 18)
  for i = 1, 9 do t:eq(g:see("Old Ring#" .. i .. ".guarded"), true) end
end)

test("ten guarded cards in a row are more than a table holds", function(t)
  local g = rings(t, 10)
  while g:status() == "playing" do g:pass() end
  stopped(t, g)
end)

local function in_campaign(t, log, hand)
  log.campaign = "mirkwood-paths"
  local g = t:table{ game = "lotr-card-game", first_player = 0, packs = packs, campaign = log,
                     seats = { { heroes = { "Aragorn", "Glóin" }, deck = "core-leadership" } } }
  g:go("2.2")
  g:arrange{ hand = { hand } }
  return g
end

test("a log holds eight notes; a ninth stops the play", function(t)
  local g = in_campaign(t, {}, { "Scribe of Eight", "Scribe of Nine" })
  g:choose("play", "Scribe of Eight"); g:choose("choose", "Glóin")
  t:eq(g:status(), "playing")
  g:choose("play", "Scribe of Nine"); g:choose("choose", "Aragorn")
  stopped(t, g)
end)

test("a log with more notes than a table holds is refused with words", function(t)
  local notes = {}
  for i = 1, 8 do notes["word " .. i] = "Aragorn" end
  in_campaign(t, { notes = notes }, {})
  notes["word 9"] = "Aragorn"
  t:error(function() in_campaign(t, { notes = notes }, {}) end, "the campaign log has 9 notes; a table has room for 8")
end)

test("a play earns up to 32 boons and burdens; one more stops it", function(t)
  local g = in_campaign(t, {}, { "Hoard of 32" })
  g:choose("play", "Hoard of 32")
  t:eq(g:status(), "playing")
  g = in_campaign(t, {}, { "Hoard of 33" })
  g:choose("play", "Hoard of 33")
  stopped(t, g)
end)

test("a deck with more kinds of answers from hand than a table has room for is refused", function(t)
  local function deck(kinds)
    local cards = {}
    for i = 1, kinds do cards["Echo " .. i] = 2 end
    return t:table{ game = "lotr-card-game", scenario = "passage-through-mirkwood", packs = packs, deckbuilding = "free",
                    seats = { { heroes = { "Aragorn" }, cards = cards } } }
  end
  t:eq(deck(23):status(), "playing")
  t:error(function() deck(24) end, "24 abilities of the deck answer out of hand; the table has room for 23")
end)
