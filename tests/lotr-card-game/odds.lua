-- The odds of a quest: what the cards still to come may bring, by hand and by play.

-- One hero of willpower 4 and one of 2; nothing in the staging area; the encounter
-- deck is exactly these cards, in an order that nobody knows.
local function open(t, deck, more)
  more = more or {}
  local g = t:table{ game = "lotr-card-game", scenario = more.scenario or "passage-through-mirkwood",
                     seats = more.seats or { { heroes = { "Éowyn", "Aragorn" }, deck = "core-spirit" } },
                     seed = more.seed, packs = more.packs, first_player = 0 }
  g:go("3.2")
  g:arrange{ staging = more.staging or {}, encounter_discard = {} }
  g:arrange{ empty_encounter_deck = true }
  return g:arrange{ encounter_discard = more.discard or {}, encounter_top = deck }
end

-- What is told of the balance of the quest, as these tests speak of it.
local function odds(g, seat)
  local told = g:explain("quest:odds", seat or 0)
  if not told then return nil end
  local found = { distribution = {} }
  local willpower = told.parts[1].amount
  found.expected = willpower - told.odds.expected.value
  for i, name in ipairs{ "success", "even", "fail" } do
    found[name] = told.odds.outcomes[i].p
  end
  for i, bar in ipairs(told.odds.bars) do found.distribution[i] = { threat = willpower - bar.value, p = bar.p } end
  found.reveals = tonumber(told.odds.lines[1]:match("^(%d+) card")) or 0
  found.tries = tonumber(told.odds.notes[1]:match("played out (%d+) times"))
  return found
end

-- Plays on until all cards of the staging step are there.
local function stage(g)
  g:choose("done")
  return g:pass_until(function(now) return odds(now) and odds(now).reveals == 0 end)
end

-- {threat = probability} against what the view says.
local function expect(t, g, wanted, seat)
  local found, sum, told = {}, 0, odds(g, seat)
  for _, one in ipairs(told.distribution) do
    found[one.threat] = one.p
    sum = sum + one.p
  end
  for threat, p in pairs(wanted) do
    -- Tries stray from the truth: four times as far as they usually do is too far.
    local off = told.tries and 4 * math.sqrt(p * (1 - p) / told.tries) + 1e-9 or 1e-9
    t:near(found[threat] or 0, p, off, "threat " .. threat)
    t:ok(found[threat] or told.tries, "threat " .. threat .. " is possible")
  end
  for threat in pairs(found) do t:ok(wanted[threat], "threat " .. threat .. " cannot be") end
  t:near(sum, 1, 1e-9)
end

rule("t3.4a", "one card of each strength: each is as likely", function(t)
  local g = open(t, { "Forest Spider", "East Bight Patrol", "Old Forest Road", "The Necromancer's Reach" })
  expect(t, g, { [0] = 1 / 4, [1] = 1 / 4, [2] = 1 / 4, [3] = 1 / 4 })
  t:near(odds(g).expected, 1.5, 1e-9)
  t:near(odds(g).success, 0, 1e-9)
  t:near(odds(g).even, 1 / 4, 1e-9)
  t:ok(g:ask().prompt:find("(willpower 0 against threat 0)", 1, true), g:ask().prompt)
  g:choose("commit", "Aragorn")
  t:near(odds(g).success, 1 / 2, 1e-9)
  t:near(odds(g).even, 1 / 4, 1e-9)
  t:near(odds(g).fail, 1 / 4, 1e-9)
  t:ok(g:ask().prompt:find("(willpower 2 against threat 0)", 1, true), g:ask().prompt)
  t:eq(g:see("odds"), 2)
  t:how(g, "quest:odds", { { 2, "willpower" }, { 0, "threat" } })
end)

test("the staged threat counts before anything comes", function(t)
  local g = open(t, { "Forest Spider", "Old Forest Road" }, { staging = { "Forest Gate", "Forest Spider" } })
  expect(t, g, { [4 + 1] = 1 / 2, [4 + 2] = 1 / 2 })
  g:choose("commit", "Éowyn")
  g:choose("commit", "Aragorn")
  t:near(odds(g).success, 1 / 2, 1e-9)
  t:near(odds(g).even, 1 / 2, 1e-9)
end)

test("two players reveal two cards of three", function(t)
  local seats = { { heroes = { "Éowyn" }, deck = "core-spirit" }, { heroes = { "Aragorn" }, deck = "core-leadership" } }
  local g = open(t, { "Forest Spider", "East Bight Patrol", "Old Forest Road" }, { seats = seats })
  t:eq(odds(g).reveals, 2)
  expect(t, g, { [2 + 3] = 1 / 3, [2 + 1] = 1 / 3, [3 + 1] = 1 / 3 })
  g = open(t, { "Forest Spider", "Forest Spider", "Old Forest Road", "The Necromancer's Reach" }, { seats = seats })
  expect(t, g, { [4] = 1 / 6, [3] = 2 / 6, [2] = 2 / 6, [1] = 1 / 6 })
end)

test("surge brings one more card, and again", function(t)
  -- Crows (1, surge) and a Spider (2): the Spider alone, or both.
  local g = open(t, { "Eastern Crows", "Forest Spider" })
  expect(t, g, { [2] = 1 / 2, [3] = 1 / 2 })
  -- Two Crows, a Spider and a treachery: crows until something else comes.
  g = open(t, { "Eastern Crows", "Eastern Crows", "Forest Spider", "The Necromancer's Reach" })
  expect(t, g, { [0] = 1 / 4,                                      -- treachery
                 [2] = 1 / 4 + 2 / 4 * 1 / 3 * 1 / 2,              -- Spider; Crows, Crows, treachery
                 [1] = 2 / 4 * 1 / 3,                              -- Crows, treachery
                 [3] = 2 / 4 * 1 / 3,                              -- Crows, Spider
                 [4] = 2 / 4 * 1 / 3 * 1 / 2 })                    -- Crows, Crows, Spider
end)

test("a guarded objective brings its guard", function(t)
  local g = open(t, { "Shadow Key", "Forest Spider", "East Bight Patrol" })
  expect(t, g, { [2] = 1 / 3 + 1 / 6, [3] = 1 / 3 + 1 / 6 })
end)

test("a deck that runs out is made anew from the discard pile", function(t)
  local seats = { { heroes = { "Éowyn" }, deck = "core-spirit" }, { heroes = { "Aragorn" }, deck = "core-leadership" } }
  -- The Spider comes, then one of the two in the pile.
  local g = open(t, { "Forest Spider" }, { seats = seats, discard = { "East Bight Patrol", "Old Forest Road" } })
  expect(t, g, { [5] = 1 / 2, [3] = 1 / 2 })
  -- The last card of the deck is not yet in the pile when that becomes the deck.
  g = open(t, { "The Necromancer's Reach" }, { seats = seats, discard = { "Forest Spider" } })
  expect(t, g, { [2] = 1 })
  -- Nothing at all is left.
  g = open(t, { "Forest Spider" }, { seats = seats })
  expect(t, g, { [2] = 1 })
end)

-- The same by trying every order card by card: what a revealed card adds, how many
-- more it brings, whether it stays.
local facts = {
  ["Forest Spider"] = { 2 }, ["East Bight Patrol"] = { 3 }, ["Old Forest Road"] = { 1 },
  ["The Brown Lands"] = { 5 }, ["Eastern Crows"] = { 1, more = 1 }, ["Endless Caverns"] = { 1, more = 1 },
  ["The Necromancer's Reach"] = { 0, pile = true }, ["Evil Storm"] = { 0, pile = true },
}
local function by_hand(deck, pile, left, threat, p, out)
  if #deck == 0 then deck, pile = pile, {} end
  if left == 0 or #deck == 0 then
    out[threat] = (out[threat] or 0) + p
    return out
  end
  for i, title in ipairs(deck) do
    local rest, heap, fact = {}, { table.unpack(pile) }, facts[title]
    for k, other in ipairs(deck) do if k ~= i then rest[#rest + 1] = other end end
    if #rest == 0 then rest, heap = heap, {} end
    if fact.pile then heap[#heap + 1] = title end
    by_hand(rest, heap, left - 1 + (fact.more or 0), threat + fact[1], p / #deck, out)
  end
  return out
end

test("every order tried one by one gives the same", function(t)
  local seats = { { heroes = { "Éowyn" }, deck = "core-spirit" }, { heroes = { "Aragorn" }, deck = "core-leadership" },
                  { heroes = { "Gimli" }, deck = "core-tactics" } }
  for n, case in ipairs{
    { { "Forest Spider", "Forest Spider", "East Bight Patrol", "Old Forest Road", "The Brown Lands",
        "Eastern Crows", "Eastern Crows", "The Necromancer's Reach", "Evil Storm" }, {} },
    { { "Forest Spider", "Eastern Crows", "Evil Storm", "The Necromancer's Reach" },
      { "East Bight Patrol", "Eastern Crows", "The Brown Lands" } },
    { { "Eastern Crows", "Endless Caverns", "Evil Storm" }, { "Old Forest Road", "The Necromancer's Reach" } },
    { { "Evil Storm", "Evil Storm" }, {} },
    { { "Evil Storm", "Forest Spider" }, { "Eastern Crows" } } } do
    local g = open(t, case[1], { seats = seats, discard = case[2] })
    local wanted = by_hand(case[1], case[2], #seats, 0, 1, {})
    t:eq(odds(g).reveals, 3)
    expect(t, g, wanted)
    t:ok(n)
  end
end)

test("a card that a seat has looked at is certain to that seat alone", function(t)
  local g = t:table{ game = "lotr-card-game", scenario = "passage-through-mirkwood", first_player = 0,
                     seats = { { heroes = { "Denethor" }, deck = "core-lore" },
                               { heroes = { "Aragorn" }, deck = "core-leadership" } } }
  g:go("3.1")
  g:arrange{ staging = {}, encounter_discard = {}, hand = { ["0"] = {}, ["1"] = {} }, play = { "Henamarth Riversong" } }
  g:arrange{ empty_encounter_deck = true }
  g:arrange{ encounter_top = { "East Bight Patrol", "Forest Spider", "Old Forest Road" } }
  g:seat(0):choose("use", "Henamarth Riversong")
  g:go("3.2")
  t:eq(g:seat(0):see("encounter_deck")[1], "East Bight Patrol")
  -- Seat 0 knows the first card and not the second; seat 1 knows neither.
  expect(t, g, { [3 + 2] = 1 / 2, [3 + 1] = 1 / 2 }, 0)
  expect(t, g, { [3 + 2] = 1 / 3, [3 + 1] = 1 / 3, [2 + 1] = 1 / 3 }, 1)
end)

test("what is hidden changes nothing", function(t)
  local cards = { "East Bight Patrol", "Forest Spider", "Old Forest Road", "Eastern Crows", "Evil Storm" }
  local first
  for turn = 1, #cards do
    local order = {}
    for i = 1, #cards do order[i] = cards[(i + turn) % #cards + 1] end
    local g = open(t, order)
    g:choose("commit", "Éowyn")
    first = first or odds(g)
    t:eq(odds(g), first)
  end
  -- Whole games from different seeds: until a card is turned up all are alike.
  first = nil
  for seed = 1, 6 do
    local g = t:table{ game = "lotr-card-game", scenario = "passage-through-mirkwood", seed = seed,
                       seats = { { heroes = { "Éowyn", "Aragorn" }, deck = "core-spirit" } } }
    g:go("3.2")
    first = first or odds(g)
    t:eq(odds(g), first)
  end
end)

test("there are odds only between committing and the resolution", function(t)
  local g = open(t, { "Forest Spider", "Forest Spider" })
  t:ok(odds(g))
  stage(g)
  expect(t, g, { [2] = 1 })
  t:eq(odds(g).reveals, 0)
  g:go("4.2")
  t:eq(odds(g), nil)
  t:eq(g:explain("quest:odds"), nil)
end)

test("a card put openly on top of the deck is known to all", function(t)
  local g = t:table{ game = "lotr-card-game", scenario = "journey-along-the-anduin", first_player = 0,
                     seats = { { heroes = { "Éowyn", "Aragorn" }, deck = "core-spirit" } } }
  g:go("3.2")
  g:arrange{ staging = {}, active = { { title = "Banks of the Anduin", progress = 2 } }, encounter_discard = {} }
  g:arrange{ encounter_top = { "Evil Storm" } }
  g:choose("commit", "Éowyn")
  g:choose("done")
  g:go("4.2")          -- explored, and back on top of the deck
  t:eq(g:see("encounter_deck")[1], "Banks of the Anduin")
  g:go("3.2 next")
  t:eq(#odds(g).distribution, 1)
  t:near(odds(g).expected, g:see("staging.threat") + 1, 1e-9)
end)

test("playing it out as often as chance would agrees", function(t)
  local cards = { "Forest Spider", "Forest Spider", "East Bight Patrol", "Old Forest Road", "Eastern Crows",
                  "Eastern Crows", "Wolf Rider", "The Brown Lands", "Forest Gate" }
  local games, seen, wanted = 60, {}, nil
  for seed = 1, games do
    local g = open(t, {}, { seed = seed })
    g:arrange{ encounter_discard = cards }   -- shuffled as the deck runs out
    wanted = wanted or odds(g).distribution
    stage(g)
    local threat = g:see("staging.threat")
    seen[threat] = (seen[threat] or 0) + 1
  end
  for _, one in ipairs(wanted) do
    local n = seen[one.threat] or 0
    t:near(n, games * one.p, 4 * math.sqrt(games * one.p * (1 - one.p)) + 1, "threat " .. one.threat)
    seen[one.threat] = nil
  end
  t:eq(next(seen), nil, "nothing came that could not")
end)

test("what a card does counts, not what is printed on it", function(t)
  -- By print nothing can go wrong: 3 against 2, and a treachery has no threat. It kills the Archer.
  local g = open(t, { "The Necromancer's Reach" }, { staging = { "Forest Spider" } })
  g:arrange{ play = { "Silverlode Archer" } }
  g:choose("commit", "Aragorn"); g:choose("commit", "Silverlode Archer")
  t:near(odds(g).success, 0, 1e-9)
  t:near(odds(g).even, 1, 1e-9)
  t:ok(g:ask().prompt:find("(willpower 3 against threat 2)", 1, true), g:ask().prompt)
  t:eq(odds(g).tries, nil)
  stage(g)
  t:eq({ g:see("quest.willpower"), g:see("staging.threat") }, { 2, 2 })
end)

test("of several cards out of a whole deck it says how often it was tried", function(t)
  local g = t:table{ game = "lotr-card-game", scenario = "passage-through-mirkwood",
                     seats = { { deck = "core-spirit" }, { deck = "core-leadership" } } }
  g:go("3.2")
  t:eq(odds(g).tries, 160)
  t:eq(g:explain("quest:odds", 0).odds.title, "Odds of the quest, about")
end)

test("of several cards every way is followed while the deck has a dozen at most", function(t)
  local two = { { heroes = { "Éowyn" }, deck = "core-spirit" }, { heroes = { "Aragorn" }, deck = "core-leadership" } }
  for cards, tried in pairs{ [12] = false, [13] = true } do
    local deck = {}
    for i = 1, cards do deck[i] = i % 2 == 0 and "Old Forest Road" or "Enchanted Stream" end
    t:eq(odds(open(t, deck, { seats = two })).tries ~= nil, tried, cards .. " cards")
  end
end)
