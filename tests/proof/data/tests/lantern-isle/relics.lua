-- 14 Relics: each where it acts and where it must not.
local isle = require "lib.isle"

local function with(t, plan, a, b)
  local g = isle.open(t)
  b = b or {}
  a.at, b.at = a.at or "A-1", b.at or "K-7"
  isle.put(g){ seats = { a, b }, warden = "A-7" }
  return isle.plan(g, plan, "dig")
end

rule("14.1", "a relic lies open, any other find does not", function(t)
  local g = isle.open(t)
  isle.put(g){ seats = { { at = "D-2", oil = 0 }, { finds = { "Fish Hooks" } } }, warden = "A-7" }
  g:force{ "spade", "spade", "blank", "Signal Horn" }
  isle.plan(g, "dig", "trade")
  t:eq(g:seat(1):see("seat.0.relics"), { "Signal Horn" })
  t:eq(g:see("finds"), {})
  t:eq(g:see("seat.1.relics"), {})
end)

rule("14.2", "an action is used before the plan, for its cost, as often as it says", function(t)
  local g = with(t, "march", { food = 2, oil = 0, finds = { "Whale Lamp" } })
  t:ok(g:ask().prompt:find("before you march", 1, true))
  g:choose("use Whale Lamp")
  t:eq({ g:see("food"), g:see("oil") }, { 1, 1 })
  t:ok(g:ask().prompt:find("Where do you march", 1, true), "once a round")
  g = with(t, "march", { food = 0, finds = { "Whale Lamp" } })
  t:ok(g:ask().prompt:find("Where do you march", 1, true), "there is no food to burn")
end)

rule("14.2", "why not: it was used, or cannot be paid", function(t)
  local g = with(t, "march", { food = 0, coins = 1, finds = { "Whale Lamp", "Tide Charm" } })
  t:refused(g, { "use Whale Lamp" }, "14.2")
  g = with(t, "march", { food = 9, coins = 1, finds = { "Whale Lamp", "Tide Charm" } })
  g:choose("use Whale Lamp")
  t:refused(g, { "use Whale Lamp" }, "14.2")
  t:offered(g, "use Tide Charm")
end)

rule("14.2", "an action that would bring nothing is not used", function(t)
  local g = with(t, "march", { food = 2, oil = 99, coins = 1, finds = { "Whale Lamp", "Tide Charm" } })
  t:refused(g, { "use Whale Lamp" })
  g = with(t, "march", { food = 99, oil = 98, coins = 99, finds = { "Whale Lamp" } })
  g:choose("use Whale Lamp")
  t:eq({ g:see("food"), g:see("oil") }, { 98, 99 })
end)

rule("14.3", "a relic answers what others do, not what its owner does", function(t)
  local g = isle.open(t)
  isle.put(g){ warden = "A-7", seats = { { at = "C-1", food = 2, oil = 1, coins = 0 },
                                        { at = "K-1", coins = 0, finds = { "Signal Horn" } } } }
  isle.plan(g, "make camp", "dig")
  g:choose("make camp")
  g:seat(1):choose("answer with Signal Horn")
  t:eq(g:see("seat.1.coins"), 1)
  g = with(t, "make camp", { food = 2, oil = 1, coins = 0, finds = { "Signal Horn" } })
  g:choose("make camp")
  t:ok(not g:log_has("uses Signal Horn"))
  t:eq(g:see("step"), "11", "nobody was asked")
end)

rule("14.4", "a relic adds a die for its owner, and for nobody else", function(t)
  local function dig(dice, finds, others)
    local g = isle.open(t)
    isle.put(g){ warden = "A-7", seats = { { at = "D-2", oil = 0, finds = finds },
                                          { finds = others } } }
    local blanks = {}
    for die = 1, dice do blanks[die] = "blank" end
    g:force(blanks)
    isle.plan(g, "dig", "march"):pass()
    t:ok(g:log_has("rolls " .. dice .. " dice"))
  end
  dig(4, { "Long Spade" }, {})
  dig(3, {}, { "Long Spade" })
end)

rule({ "14.4", "14.5" }, "points of a charm are explained, and end with the round", function(t)
  local g = with(t, "march", { coins = 1, finds = { "Tide Charm" } })
  t:how(g, "march", { { 3, "Expedition" }, { 1, "the guide" } })
  g:choose("use Tide Charm")
  t:how(g, "march", { { 3, "Expedition" }, { 2, "Tide Charm" }, { 1, "the guide" } })
  t:eq(g:see("seat.1.march"), 4, "nobody else's")
  g:pass():go("3 next")
  t:eq(g:see("march"), 4)
end)

-- The pack of these tests has relics that look at others.
local packs = { "tests/proof/data/packs/lantern-isle", "tests/proof/data/kin" }

test("a relic counts those that its filter lets pass: whose they are, and of which trait", function(t)
  local function gained(what, relic)
    local g = isle.open(t, 2, { packs = packs })
    isle.put(g){ warden = "A-7", seats = {
      { at = "A-1", food = 0, oil = 0, coins = 0, finds = { "Tally Stick", "Envious Eye", "Old Idol", "New Idol" } },
      { at = "K-7", finds = { "Signal Horn", "Whale Lamp", "Fish Hooks" } } } }
    isle.plan(g, "march", "dig")
    g:choose("use " .. relic)
    return g:see(what)
  end
  t:eq(gained("food", "Tally Stick"), 4)
  t:eq(gained("oil", "Envious Eye"), 2)
  t:eq(gained("coins", "Old Idol"), 1)
  t:eq(gained("coins", "New Idol"), 5)
end)
