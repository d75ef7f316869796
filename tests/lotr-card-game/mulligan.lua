-- Mulligan draw, and the player deck.
local plain = require "lib.plain"

local function setup(cards, more)
  local s = { game = "lotr-card-game", scenario = "passage-through-mirkwood", packs = plain.packs,
              deckbuilding = "free", seats = { { heroes = { "Aragorn" }, cards = cards } } }
  for key, value in pairs(more or {}) do s[key] = value end
  return s
end

local six = { "Faramir", "Gandalf", "Faramir", "Gandalf", "Faramir", "Gandalf" }
local deck = { ["Faramir"] = 3, ["Gandalf"] = 3, ["Guard of the Citadel"] = 20 }

rule("mulligan.1", "after the starting hand a player may keep it", function(t)
  local g = t:table(setup(deck, { force = six }))
  t:eq(g:see("hand.count"), 6)
  t:eq(g:ask().rule, "mulligan.1")
  t:offered(g, "mulligan")
  g:choose("keep")
  t:eq(g:see("hand.count"), 6)
  t:ok(g:see("hand.Faramir"), "the hand that was kept")
end)

rule({ "mulligan.2", "mulligan.3" }, "a mulligan shuffles the hand back and draws six new cards, once", function(t)
  local g = t:table(setup(deck, { force = six }))
  t:eq(g:see("deck.count"), 20)
  g:force{ "Gandalf", "Guard of the Citadel", "Guard of the Citadel", "Guard of the Citadel",
           "Guard of the Citadel", "Guard of the Citadel" }
  g:choose("mulligan")
  t:eq(g:see("hand.count"), 6)
  t:eq(g:see("deck.count"), 20)
  t:ok(g:see("hand.Gandalf"), "a card put back can be drawn again")
  t:not_offered(g, "mulligan")
  t:ok(g:ask().rule ~= "mulligan.1", "this hand must be kept")
  g:go("1.3")
  t:eq(g:see("hand.count"), 7)
end)

rule({ "mulligan.1", "mulligan.3" }, "each player has one mulligan", function(t)
  local g = t:table(setup(nil, { first_player = 0, seats = {
    { heroes = { "Aragorn" }, cards = deck }, { heroes = { "Éowyn" }, cards = deck } } }))
  t:eq(g:ask().seat, 0)
  g:choose("mulligan")
  t:eq(g:ask().seat, 1)
  g:choose("mulligan")
  t:ok(g:ask().rule ~= "mulligan.1")
end)

rule("player-deck.1", "a deck is made of allies, attachments and events", function(t)
  local g = t:table(setup{ ["Faramir"] = 6, ["Steward of Gondor"] = 6, ["Sneak Attack"] = 6 })
  t:eq(g:see("deck.count") + g:see("hand.count"), 18)
  for _, wrong in ipairs{ "Gimli", "Forest Spider", "Old Forest Road", "Shadow Key" } do
    t:error(function() t:table(setup{ ["Faramir"] = 20, [wrong] = 1 }) end, wrong)
  end
end)

rule("player-deck.2", "cards are drawn from a shuffled deck all through the game", function(t)
  local g = t:table(setup(deck, { force = { "Gandalf", "Faramir" } }))
  t:ok(g:see("hand.Gandalf") and g:see("hand.Faramir"), "any card may be on top")
  local hands = {}
  for seed = 1, 6 do
    hands[table.concat(t:table(setup(deck, { seed = seed })):see("hand"), ",")] = true
  end
  local different = 0
  for _ in pairs(hands) do different = different + 1 end
  t:ok(different > 1, "another seed, another hand")
  g:choose("keep")
  for round = 1, 3 do
    g:go("1.3 next")
    t:eq(g:see("round"), round)
    t:eq(g:see("deck.count"), 20 - round)
  end
end)
