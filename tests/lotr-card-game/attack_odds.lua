-- What becomes of who defends, whatever the shadow card turns out to be: told before it is chosen.
local steps = require "lib.steps"

-- "Foe at 10" (attack 2) attacks Éowyn, who has 2 of 3 hit points left, and Denethor; the deck it
-- had its shadow card from is exactly these cards.
local function attacked(t, deck, more)
  more = more or {}
  local g = steps.open(t, more.seats or { { "Éowyn", "Denethor" } }, { seed = more.seed })
  steps.to(g, "tw.5.3")
  g:arrange{ staging = {}, hand = {}, encounter_discard = {} }
  g:arrange{ engaged = { { more.enemy or "Foe at 10" } } }
  g:arrange{ play = { { title = "Éowyn", damage = 1 }, "Denethor" } }
  if deck then
    g:arrange{ empty_encounter_deck = true }
    g:arrange{ encounter_top = deck }
  end
  steps.to(g, "t6.4a.2")
  g:choose("attacks next")
  return steps.to(g, "t6.4.1a")
end

-- What is told of one answer: its sum, the chance of each end in words, and how it was found.
local function told(g, words)
  for i, option in ipairs(g:ask().options) do
    if option:find(words, 1, true) then
      local how = g:explain("option:" .. i - 1, 0)
      local ends = {}
      for _, bar in ipairs(how.odds.bars) do ends[bar.label] = bar.p end
      return { total = how.total, ends = ends, well = how.odds.outcomes[1].p, badly = how.odds.outcomes[2].p,
               how = how.odds.notes[1], line = how.odds.lines[1] }
    end
  end
end

local function near(t, found, wanted)
  for words, p in pairs(wanted) do t:near(found[words] or 0, p, 1e-9, words) end
  for words in pairs(found) do t:ok(wanted[words], words .. " cannot be") end
end

local four = { "Blank Shadow", "Growing Shadow", "Hummerhorns", "Old Forest Road" }

rule("t6.4.3a", "each shadow card that it could be is played out by its text", function(t)
  local g = attacked(t, four)
  local by_eowyn = told(g, "Éowyn")
  t:eq({ by_eowyn.total, by_eowyn.line }, { 2 - 1, "1 shadow card still to be turned up" })
  t:eq(by_eowyn.how, "played out card by card, exactly")
  -- Hurt by 1; by 3 with +2 attack; by 1 and the 1 that Hummerhorns deal to everybody.
  near(t, by_eowyn.ends, { ["1 hit point left"] = 1 / 2, destroyed = 1 / 2 })
  t:near(by_eowyn.well, 1 / 2, 1e-9)
  t:near(by_eowyn.badly, 1 / 2, 1e-9)
  local by_denethor = told(g, "Denethor")
  t:eq(by_denethor.total, 0)
  near(t, by_denethor.ends, { ["3 hit points left"] = 1 / 2, ["2 hit points left"] = 1 / 2 })
  t:near(by_denethor.well, 1, 1e-9)
end)

test("of an attack that nobody defends: whether a hero is lost", function(t)
  local g = attacked(t, four)
  local nobody = told(g, "ecline")
  t:eq(nobody.total, 2)
  -- Denethor takes 2 and lives, 4 and does not; undefended Hummerhorns deal 2 to each before that.
  near(t, nobody.ends, { ["no hero is lost"] = 1 / 2, ["1 hero is lost"] = 1 / 4, ["2 heroes are lost"] = 1 / 4 })
end)

rule("t6.4.2a", "what was told comes true, whichever card it is", function(t)
  for title, lives in pairs{ ["Blank Shadow"] = true, ["Growing Shadow"] = false, ["Hummerhorns"] = false } do
    local g = attacked(t, { title })
    t:near(told(g, "Éowyn").well, lives and 1 or 0, 1e-9, title)
    g:choose("defend with", "Éowyn")
    g:pass_until(function(now) return now:log_has("The attack of Foe at 10 ends") end)
    t:eq(g:log_has("Éowyn is destroyed"), not lives, title)
  end
end)

test("the odds of an attack tell nothing that is hidden", function(t)
  local first
  for turn = 1, #four do
    local order = {}
    for i = 1, #four do order[i] = four[(i + turn) % #four + 1] end
    local g = attacked(t, order)
    first = first or told(g, "Éowyn")
    t:eq(told(g, "Éowyn"), first)
  end
end)

test("two shadow cards of a whole deck are thrown, and it says so", function(t)
  local g = attacked(t, nil, { enemy = "Dol Guldur Beastmaster" })
  local found = told(g, "Denethor")
  t:eq(found.line, "2 shadow cards still to be turned up")
  t:ok(found.how:find("^played out 160 times: within %d percentage points"), found.how)
  t:near(found.well + found.badly, 1, 1e-9)
end)

test("one shadow card of a whole deck is played out exactly", function(t)
  t:eq(told(attacked(t), "Denethor").how, "played out card by card, exactly")
end)

test("only what an answer would bring is told, and only to who is asked", function(t)
  local g = attacked(t, four, { seats = { { "Éowyn", "Denethor" }, { "Glóin" } } })
  t:ok(told(g, "Denethor"))
  t:eq(g:explain("option:9", 0), nil)
  t:eq(g:explain("option:0", 1), nil)
  g:choose("defend with", "Denethor")
  t:eq(g:explain("option:0", 0), nil)
end)

rule("t3.2a", "the odds of the quest with one more who goes there", function(t)
  local g = steps.open(t, { { "Éowyn", "Denethor" } })
  steps.to(g, "t3.2b")
  g:arrange{ staging = { "Foe at 10" }, encounter_discard = {} }
  g:arrange{ empty_encounter_deck = true }
  g:arrange{ encounter_top = { "Foe at 20", "Far Place" } }
  for i, option in ipairs(g:ask().options) do
    if option:find("Éowyn", 1, true) then
      local how = g:explain("option:" .. i - 1, 0)
      t:eq(how.total, 4 - 1)
      t:near(how.odds.outcomes[1].p, 1 / 2, 1e-9)
      t:near(how.odds.outcomes[2].p, 1 / 2, 1e-9)
      t:near(g:explain("quest:odds", 0).odds.outcomes[3].p, 1, 1e-9)
    end
  end
end)
