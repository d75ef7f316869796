-- Deckbuilding, and what a copy of a card is.
local quiet = require "lib.quiet"

local titles = { "Plain Folk", "Herald", "Mourner", "Drummer", "Chronicler", "Rouse", "Silence",
     "Taunt",
                 "Turncoat", "Ward", "Walking Staff", "Short Sword", "Kinship", "Iron Will",
                 "Loud Song",
                 "Send Away" }

-- 48 cards, and what is given besides.
local function deck(more)
  local cards = {}
  for _, title in ipairs(titles) do cards[title] = 3 end
  for title, n in pairs(more) do cards[title] = n end
  return cards
end

local function open(t, seat, more)
  local setup = { game = "lotr-card-game", packs = quiet.packs, scenario = "quiet-road",
                  seats = { seat } }
  for key, value in pairs(more or {}) do setup[key] = value end
  return t:table(setup)
end

rule("deckbuilding.1", "a deck comes with one to three heroes", function(t)
  local cards = deck{ Faramir = 2 }
  t:error(function() open(t, { heroes = {}, cards = cards }) end, "deckbuilding.1")
  t:error(function()
    open(t, { heroes = { "Aragorn", "Gimli", "Legolas", "Thalin" }, cards = cards })
  end, "deckbuilding.1")
  t:eq(#open(t, { heroes = { "Gimli" }, cards = cards }):see("play"), 1)
  t:eq(#open(t, { heroes = { "Gimli", "Legolas", "Thalin" }, cards = cards }):see("play"), 3)
end)

rule({ "deckbuilding.2", "deckbuilding.3" },
     "a deck has at least 50 cards and no upper limit", function(t)
  local seat = { heroes = { "Aragorn" }, cards = deck{ Faramir = 1 } }
  t:error(function() open(t, seat) end, "deckbuilding.2")
  t:error(function() open(t, seat) end, "49 cards")
  seat.cards = deck{ Faramir = 2 }
  t:eq(open(t, seat):see("deck.count"), 50 - 6)
  seat.cards = deck{ Faramir = 3, Beorn = 3, ["Snowbourn Scout"] = 3, ["Feint"] = 3,
  ["Quick Strike"] = 3 }
  t:eq(open(t, seat):see("deck.count"), 63 - 6)
  -- A deck that comes with a pack is not built by the player, and a table may waive the rules.
  t:eq(open(t, { deck = "core-spirit" }):see("deck.count"), 30 - 6)
  t:eq(open(t, { heroes = { "Aragorn" }, cards = { Faramir = 9 } },
            { deckbuilding = "free" }):see("deck.count"), 9 - 6)
end)

rule({ "deckbuilding.4", "copy.1", "copy.2" },
     "at most three copies, counted by title alone", function(t)
  t:error(function() open(t, { heroes = { "Aragorn" }, cards = deck{ Faramir = 4 } }) end,
       "deckbuilding.4")
  t:eq(open(t, { heroes = { "Aragorn" }, cards = deck{ Faramir = 3 } }):see("deck.count"), 51 - 6)
  -- The ally Twin and the event Twin share nothing but the title, and are copies.
  local list = {}
  for title, n in pairs(deck{}) do for _ = 1, n do list[#list + 1] = title end end
  local function with_twins(allies, events)
    local cards = { table.unpack(list) }
    for _ = 1, allies do cards[#cards + 1] = { title = "Twin", type = "ally" } end
    for _ = 1, events do cards[#cards + 1] = { title = "Twin", type = "event" } end
    return { heroes = { "Aragorn" }, cards = cards }
  end
  t:eq(open(t, with_twins(2, 1)):see("deck.count"), 51 - 6)
  t:error(function() open(t, with_twins(2, 2)) end, "4 copies of Twin")
  -- All that is wrong is told at once.
  t:error(function() open(t, { heroes = { "Aragorn" }, cards = { Faramir = 5 } }) end,
       "5 copies of Faramir")
  t:error(function() open(t, { heroes = { "Aragorn" }, cards = { Faramir = 5 } }) end,
       "at least 50")
end)

rule({ "copy.1", "copy.2" }, "a unique card is barred by any card of its title in play", function(t)
  local g = quiet.open(t, { { "Aragorn" }, { "Éowyn" } })
  -- The attachment called Aragorn is a copy of the hero, though the types differ.
  g:arrange{ hand = { ["0"] = { "Aragorn", "Plain Cloak", "Plain Cloak" } } }
  t:refused(g, { "play", "Aragorn" }, "unique-cards.3")
  g:choose("play", "Plain Cloak")
  g:choose("attach to", "Éowyn")
  g:pass()
  t:refused(g, { "play", "Plain Cloak" }, "unique-cards.3")
end)
