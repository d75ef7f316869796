-- Setup: the seven steps before the first round.

local function seats(n)
  local decks = { "core-leadership", "core-spirit", "core-tactics", "core-lore" }
  local list = {}
  for i = 1, n do list[i] = { deck = decks[i] } end
  return list
end

local function open(t, players, more)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood",
                  first_player = 0, seats = seats(players) }
  for k, v in pairs(more or {}) do setup[k] = v end
  return t:table(setup)
end

-- The place of the first line of the log that has these words.
local function line_of(g, words, after)
  for i, text in ipairs(g:log()) do
    if i > (after or 0) and text:lower():find(words:lower(), 1, true) then return i end
  end
end

rule({ "setup.1", "setup.19" }, "the steps follow each other and lead to the first round", function(t)
  local g = open(t, 2)
  t:eq(g:see("round"), 0, "no round before setup is done")
  t:eq(g:see("step"), "setup")
  g:choose("mulligan"); g:choose("keep")
  g:go("1.3")
  t:eq(g:see("round"), 1)
  local first = line_of(g, "first player")
  local draws = line_of(g, "draws", first)
  local mulligan = line_of(g, "mulligan", draws)
  local staged = line_of(g, "Forest Spider", mulligan)
  local stage = line_of(g, "Flies and Spiders", staged)
  local round = line_of(g, "Round 1", stage)
  t:ok(first and draws and mulligan and staged and stage and round, "all steps in order")
end)

rule("setup.2", "what the setup sets off is resolved to its end before round 1", function(t)
  -- A treachery of the setup hurts, and a card with surge brings another one.
  local g = open(t, 1, { scenario = "journey-along-the-anduin",
                         force = { "Eastern Crows", "Pursued by Shadow" } })
  local before = g:see("threat")
  g:choose("keep")
  g:pass_until(function(g) return g:see("round") > 0 end)
  t:ok(g:see("staging.Eastern Crows"), "the first card is staged")
  t:eq(g:see("encounter_discard"), { "Pursued by Shadow" }, "and so is the one its surge revealed")
  t:eq(g:see("threat"), before + 3, "whose effect counted three heroes not committed")
  t:ok(g:see("staging.Hill Troll"), "side B of the stage has done its work as well")
  t:eq(g:see("round"), 1)
end)

rule("setup.3", "player decks and the encounter deck are shuffled", function(t)
  local hands, staged = {}, {}
  for seed = 1, 6 do
    local g = open(t, 1, { seed = seed })
    hands[table.concat(g:see("hand"), ",")] = true
    g:go("3.3")
    staged[table.concat(g:see("staging"), ",") .. table.concat(g:see("encounter_discard"), ",")] = true
  end
  local function size(set) local n = 0; for _ in pairs(set) do n = n + 1 end; return n end
  t:ok(size(hands) > 3, "six seeds deal different hands")
  t:ok(size(staged) > 1, "and bring different encounter cards")
end)

rule({ "setup.4", "setup.15" }, "the quest deck keeps its order, stage 1 on top", function(t)
  for seed = 1, 5 do
    local g = open(t, 1, { seed = seed })
    t:eq(g:see("quest_deck.count"), 4)
    g:go("3.2")
    t:eq(g:see("quest"), { "Flies and Spiders" })
    t:eq(g:see("quest_deck.count"), 3)
    g:arrange{ quest = { progress = 8 }, staging = {} }
    g:choose("commit", "Aragorn"); g:choose("done")
    g:pass() -- Aragorn's response
    t:eq(g:see("quest"), { "A Fork in the Road" }, "stage 2 follows whatever the seed")
  end
end)

rule("setup.15", "a scenario that lists its stages out of order is refused", function(t)
  t:error(function()
    open(t, 1, { packs = { "packs/lotr-card-game", "tests/packs/lotr-disorder" } })
  end, "stage")
  local g = open(t, 1)
  t:eq(g:see("quest_deck.count"), 4)
end)

rule("setup.5", "the chosen heroes begin in their player's play area", function(t)
  local g = open(t, 2)
  t:eq(g:see("play.0"), { "Aragorn", "Glóin", "Théodred" })
  t:eq(g:see("play.1"), { "Éowyn", "Dúnhere", "Eleanor" })
  t:eq(g:see("deck.0.count"), 30 - 6, "and nothing of them is in a deck")
end)

rule({ "setup.6", "threat.1" }, "the threat dial starts at the sum of the heroes' threat costs", function(t)
  local g = open(t, 2, { seats = { { heroes = { "Aragorn", "Glóin" }, deck = "core-leadership" },
                                   { deck = "core-spirit" } } })
  t:eq(g:see("seat.0.threat"), 12 + 9)
  t:eq(g:see("seat.1.threat"), 9 + 8 + 7)
  t:how(g, "threat:0", { { 12, "Aragorn" }, { 9, "Glóin" } })
  -- The dial is each player's own: what raises one leaves the other.
  g:go("3.2")
  g:arrange{ threat = { 30, 20 } }
  g:go("7.4")
  t:ok(g:see("seat.0.threat") - g:see("seat.1.threat") == 10, "both rose alike from where they were")
end)

rule("setup.7", "all tokens come from a bank that cannot run out", function(t)
  local g = open(t, 1)
  t:eq(g:see("Aragorn.resources"), 0)
  t:eq(g:see("Aragorn.damage"), 0)
  g:go("1.3")
  t:eq(g:see("Aragorn.resources"), 1, "taken from the bank")
  g:arrange{ heroes = { { Aragorn = { resources = 100 } } } }
  g:pass()
  g:go("1.3")
  t:eq(g:see("Aragorn.resources"), 101, "more tokens than a box holds")
end)

rule({ "setup.9", "setup.11" }, "the players vote for a first player, who gets the token", function(t)
  local g = open(t, 3, { first_player = "vote" })
  t:eq(g:ask(0).rule, "setup.9")
  g:seat(0):choose("Player 2"); g:seat(1):choose("Player 1"); g:seat(2):choose("Player 2")
  t:eq({ g:see("seat.0.first"), g:see("seat.1.first"), g:see("seat.2.first") }, { false, true, false })
  t:ok(g:ask(1), "and is asked first from now on")
  t:ok(g:log_has("first player", "Player 2"))
end)

rule("setup.10", "without a majority chance decides", function(t)
  local seen = {}
  for seed = 1, 8 do
    local g = open(t, 4, { first_player = "vote", seed = seed })
    -- Two votes of four are more than anybody else has, but no majority.
    g:seat(0):choose("Player 1"); g:seat(1):choose("Player 1")
    g:seat(2):choose("Player 3"); g:seat(3):choose("Player 4")
    for seat = 0, 3 do
      if g:see("seat." .. seat .. ".first") then seen[seat] = true end
    end
  end
  t:ok(seen[1] or seen[2] or seen[3], "not always the one with most votes")
  local tie = open(t, 2, { first_player = "vote", force = { "Player 2" } })
  tie:seat(0):choose("Player 1"); tie:seat(1):choose("Player 2")
  t:ok(tie:see("seat.1.first"), "a tie is decided by the draw")
end)

rule("setup.13", "everybody starts with six cards", function(t)
  local g = open(t, 3)
  for seat = 0, 2 do
    t:eq(g:see("hand." .. seat .. ".count", seat), 6)
    t:eq(g:see("deck." .. seat .. ".count", seat), 24)
  end
end)

rule("setup.14", "one mulligan and no second", function(t)
  local g = open(t, 2, { force = { "Gandalf", "Faramir" } })
  t:eq(g:see("hand")[1], "Gandalf")
  t:offered(g, "mulligan"); t:offered(g, "keep")
  g:force{ "Steward of Gondor" }
  g:choose("mulligan")
  t:eq(g:see("hand.0.count"), 6)
  t:eq(g:see("hand")[1], "Steward of Gondor", "a hand drawn anew")
  t:eq(g:see("deck.0.count"), 24, "the old one went back into the deck")
  t:eq(g:ask(0), nil, "seat 0 is not asked again")
  t:eq(g:ask(1).rule, "mulligan.1", "but seat 1 has its own")
  g:seat(1):choose("keep")
  t:eq(g:ask(0).rule, "search.2", "the scenario's setup comes next")
end)

rule({ "setup.17", "setup.18" }, "side A is carried out before the card is turned over", function(t)
  local g = open(t, 1)
  g:choose("keep")
  t:offered(g, "take", "Forest Spider")
  t:eq(g:see("quest"), {}, "no side B yet")
  t:eq(g:see("staging"), {})
  g:choose("take", "Forest Spider")
  g:choose("take", "Old Forest Road")
  t:eq(g:see("staging"), { "Forest Spider", "Old Forest Road" })
  t:eq(g:see("quest"), { "Flies and Spiders" })
  t:eq(g:see("round"), 1, "and the game begins")
end)

test("a setup that means nothing is refused with what there is", function(t)
  local function wrong(words, more)
    t:error(function() open(t, 1, more) end, words)
  end
  wrong('no edition "1999", but "2011", "2022"', { edition = "1999" })
  wrong('no edition 1999, but "2011", "2022"', { edition = 1999 })
  wrong('no mode "brutal", but "standard", "easy"', { mode = "brutal" })
  wrong('no mode true, but', { mode = true })
  wrong('no scenario 1, but "passage-through-mirkwood"', { scenario = 1 })
  wrong('no first_player "me", but "random", "vote", or the number of a seat', { first_player = "me" })
  wrong('no first_player 1, but', { first_player = 1 })
  wrong('no deckbuilding "none", but "standard", "free"', { deckbuilding = "none" })
  wrong('no campaign "the-long-dark", but "mirkwood-paths"', { campaign = "the-long-dark" })
  wrong('no campaign 3, but "none", "mirkwood-paths"', { campaign = 3 })
  wrong('no setup option "colour"; it has: scenario, mode,', { colour = "red" })
  wrong('"deck" is said for each seat', { deck = "core-lore" })
  wrong('"mode" is said once for the table', { seats = { { mode = "easy" } } })
  wrong('no setup option "hero" of a seat; it has: deck, heroes, cards,', { seats = { { hero = "Gimli" } } })
  wrong('no deck 7, but "core-leadership"', { seats = { { deck = 7 } } })
  wrong('no deck "mine", but "core-leadership", "core-spirit"', { seats = { { deck = "mine" } } })
  wrong('seat 0 of the setup is no object', { seats = { "core-lore" } })
  wrong('"seats" is a list', { seats = { deck = "core-lore" } })
  -- what does mean something still does
  t:eq(open(t, 1, { edition = 2022, deckbuilding = "free" }):see("round"), 0)
end)

rule("encounter-deck.3", "an encounter set has as many copies of a card as its edition", function(t)
  local quiet = require "lib.quiet"
  for edition, copies in pairs{ ["2011"] = 1, ["2022"] = 3 } do
    local g = quiet.open(t, { { "Gimli" } }, { scenario = "two-printings", edition = edition })
    t:eq(g:see("encounter_deck.count"), 20 + copies, edition)
  end
  t:eq(quiet.open(t, { { "Gimli" } }, { scenario = "two-printings" }):see("encounter_deck.count"), 20 + 1,
       "the first edition, if none is said")
end)

rule({ "setup.17", "setup.18" }, "a stage's setup and its reveal are found wherever they stand in its text", function(t)
  local quiet = require "lib.quiet"
  local plainly = quiet.open(t, { { "Gimli" } }):see("threat")
  t:eq(quiet.open(t, { { "Gimli" } }, { scenario = "two-minds" }):see("threat"), plainly + 3 + 4)
end)
