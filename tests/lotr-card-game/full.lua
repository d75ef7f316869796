-- How much may happen at once: far more than any evening brings, and where even that
-- is too little the play stops with words and can be taken back.
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
