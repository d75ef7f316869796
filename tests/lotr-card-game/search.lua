-- Search.
local plain = require "lib.plain"

local function open(t, more)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } }, more)
  g:arrange{ hand = { { "Rummage" } }, empty_deck = true }
  g:arrange{ deck_top = { { "Gandalf", "Faramir", "Sneak Attack", "Steward of Gondor" } } }
  return g
end

rule("search.1", "whoever searches may look at every card of the place", function(t)
  local g = open(t)
  t:eq(g:see("deck"), {}, "nobody knows the deck")
  g:choose("play", "Rummage")
  local seen = g:see("deck")
  for _, title in ipairs{ "Gandalf", "Faramir", "Sneak Attack", "Steward of Gondor" } do
    t:ok(plain.has(seen, title), title)
  end
  t:eq(g:see("deck.0", 1), {}, "the other player does not see it")
  g:choose("take", "Faramir")
  t:eq(g:see("deck"), {}, "shuffled: its order is unknown again")
end)

rule("search.2", "a card that fits may be taken, no other one can", function(t)
  local g = open(t)
  g:choose("play", "Rummage")
  t:offered(g, "take", "Gandalf")
  t:offered(g, "take", "Faramir")
  t:not_offered(g, "take", "Sneak Attack")
  t:not_offered(g, "take", "Steward of Gondor")
  g:choose("take", "Faramir")
  t:eq(g:see("hand"), { "Faramir" })
  t:eq(g:see("deck.count"), 3)
end)

rule("search.2", "taking it is an option", function(t)
  local g = open(t)
  g:choose("play", "Rummage")
  g:choose("decline")
  t:eq(g:see("hand.count"), 0)
  t:eq(g:see("deck.count"), 4)
end)

rule("search.2", "it goes where the effect says", function(t)
  local g = plain.open(t, { { "Éowyn", "Aragorn" } })
  g:arrange{ quest = { stage = 2, progress = 1 }, encounter_discard = { "Hummerhorns", "Forest Spider" } }
  g:force{ "\"Don't Leave the Path!\"" }
  g:go("3.2"); g:choose("commit", "Éowyn"); g:choose("done")
  g:until_option("take", "Forest Spider")
  t:not_offered(g, "take", "Hummerhorns")
  t:not_offered(g, "decline") -- this one must be taken
  g:choose("take", "Forest Spider", "encounter discard pile")
  t:eq(g:see("staging"), { "Forest Spider" })
  t:ok(not plain.has(g:see("encounter_discard"), "Forest Spider"))
end)

rule({ "search.3", "search.1" }, "cards that are searched through do not leave their place", function(t)
  local g = open(t)
  g:arrange{ play = { { "Librarian" } }, threat = { 20, 20 } }
  g:choose("play", "Rummage")
  t:eq(g:see("deck.count"), 4, "while the player looks")
  g:choose("take", "Gandalf")
  t:eq(g:ask().seat, 1, "nothing was drawn: the Librarian has nothing to answer")
  t:eq(g:see("threat"), 20)
  t:eq(g:see("deck.count"), 3)
end)

rule("search.3", "the top cards that are looked at are still the top cards", function(t)
  local g = plain.open(t, { { "Beravor" } })
  g:arrange{ hand = { "Gandalf's Search" }, heroes = { Beravor = { resources = 3 } },
             deck_top = { "Faramir", "Sneak Attack", "Gandalf" } }
  local deck = g:see("deck.count")
  g:choose("play", "Gandalf's Search")
  t:not_offered(g, "X = 0")
  g:choose("X = 3")
  t:eq(g:see("deck.count"), deck)
  t:eq(g:see("deck"), { "Faramir", "Sneak Attack", "Gandalf" })
  t:not_offered(g, "take", "Guard of the Citadel")
  g:choose("take", "Sneak Attack")
  g:choose("put Gandalf next")
  t:eq(g:see("deck"), { "Gandalf", "Faramir" })
end)
