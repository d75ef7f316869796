-- Decks that come with a setup: the forms they may have, and what is refused.

local heroes = { "Aragorn", "Théodred", "Éowyn" }
-- 50 cards by number: the codes of the Core Set are 01 and the number.
local numbers = { [13] = 3, [14] = 3, [15] = 3, [16] = 3, [17] = 3, [18] = 3, [20] = 3, [21] = 3, [22] = 3,
                  [23] = 3, [24] = 3, [26] = 3, [27] = 3, [43] = 3, [44] = 3, [45] = 3, [73] = 2 }

local function slots()
  local cards = {}
  for number, copies in pairs(numbers) do cards[("01%03d"):format(number)] = copies end
  return cards
end

local function open(t, seat, more)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood", seats = { seat } }
  for key, value in pairs(more or {}) do setup[key] = value end
  return t:table(setup)
end

test("a deck as RingsDB gives it: cards by code, heroes once more among the slots", function(t)
  local cards = slots()
  for _, code in ipairs{ "01001", "01002", "01007" } do cards[code] = 1 end
  local g = open(t, { deck = { name = "From the net", heroes = { ["01001"] = 1, ["01002"] = 1, ["01007"] = 1 },
                               slots = cards, sideslots = { ["01069"] = 3 } } })
  t:eq(g:see("play"), heroes)
  t:eq(g:see("deck.count") + g:see("hand.count"), 50)
  t:eq(g:see("threat"), 12 + 8 + 9)
  -- Without the extra list the heroes are found among the slots.
  t:eq(open(t, { deck = { slots = cards } }):see("play"), heroes)
end)

test("the same deck in each form is the same table", function(t)
  local counted, first = slots(), nil
  for _, deck in ipairs{ { heroes = heroes, cards = counted }, { heroes = heroes, slots = counted } } do
    local g = open(t, { deck = deck })
    first = first or g:hash()
    t:eq(g:hash(), first)
  end
end)

test("a deck as text, with and without accents, counts, sets and comments", function(t)
  local text = table.concat({
    "Sons of the West", "", "Packs: Core Set", "", "Hero (2)", "1x Éowyn (Core Set)", "theodred", "",
    "Ally (27)  # the backbone",
    "3x Guard of the Citadel (Core Set)", "3 Faramir", "* 3x Son of Arnor", "Snowbourn Scout x3",
    "3x silverlode archer [01017]", "3 Longbeard Orc Slayer", "3x Wandering Took", "3x lorien guide", "3x Northern Tracker",
    "// events next", "Event", "3x Ever Vigilant", "3x Common Cause", "3x For Gondor!", "3x Sneak Attack", "3x Valiant Sacrifice",
    "Attachment:", "3x Steward of Gondor", "3x Celebrian’s Stone", "", "2x Gandalf", "3 Heroes, 50 cards",
    "", "Sideboard", "3x Feint" }, "\r\n")
  local g = open(t, { deck = text })
  t:eq(g:see("play"), { "Éowyn", "Théodred" })
  t:eq(g:see("deck.count") + g:see("hand.count"), 50)
end)

test("a deck of OCTGN", function(t)
  local xml = { '<?xml version="1.0"?><deck game="x"><!-- <card qty="3">Feint</card> -->',
                '<section name="Hero" shared="False"><card qty="1" id="a">&#201;owyn</card>',
                '<card id="51223bd0-ffd1-11df-a976-0801200c9001" qty="1"/></section><section name="Ally">' }
  for number, copies in pairs(numbers) do
    xml[#xml + 1] = ('<card qty="%d" id="51223bd0-ffd1-11df-a976-0801200c9%03d">?</card>'):format(copies, number)
  end
  xml[#xml + 1] = '</section><section name="Sideboard"><card qty="3">Feint</card></section></deck>'
  local g = open(t, { deck = table.concat(xml, "\n") })
  t:eq(g:see("play"), { "Éowyn", "Aragorn" })
  t:eq(g:see("deck.count") + g:see("hand.count"), 50)
end)

rule({ "deckbuilding.1", "deckbuilding.2", "deckbuilding.4", "unique-cards.2" },
     "all that is wrong with a deck is told at once", function(t)
  local deck = { heroes = { "Aragorn", "Aragorn", "Gimli", "Legolas" }, cards = { Faramir = 4, ["Beorn"] = 2 } }
  for _, words in ipairs{ "this one has 4", "Aragorn is unique", "6 cards, at least 50", "4 copies of Faramir",
                          "deckbuilding.1", "deckbuilding.2", "deckbuilding.4", "unique-cards.2" } do
    t:error(function() open(t, { deck = deck }) end, words)
  end
  deck = { heroes = { "Faramir" }, cards = { Aragorn = 1, ["Forest Spider"] = 1, Gandlf = 2, ["01999"] = 1 } }
  for _, words in ipairs{ "Faramir is an ally, not a hero", "Aragorn is a hero", "Forest Spider is an enemy",
                          'did you mean "Gandalf"', "01999" } do
    t:error(function() open(t, { deck = deck }) end, words)
  end
  -- To waive the rules of deckbuilding does not make cards of what is none.
  t:error(function() open(t, { deck = deck }, { deckbuilding = "free" }) end, "Forest Spider is an enemy")
  -- The table is whole without the mistakes.
  t:eq(#open(t, { deck = { heroes = heroes, cards = slots() } }):see("play"), 3)
end)

test("a prepared deck written down is still that deck", function(t)
  local text = [[Leadership
Aragorn
Gloin
Theodred
3 Guard of the Citadel
2 Faramir
2 Son of Arnor
3 Snowbourn Scout
2 Silverlode Archer
2 Longbeard Orc Slayer
1 Brok Ironfist
2 Ever Vigilant
2 Common Cause
2 For Gondor!
2 Sneak Attack
2 Valiant Sacrifice
1 Grim Resolve
2 Steward of Gondor
1 Celebrian's Stone
1 Gandalf
]]
  t:eq(open(t, { deck = text }):see("deck.count"), 30 - 6)
  -- One card less, and it is a deck of one's own.
  t:error(function() open(t, { deck = text:gsub("1 Gandalf", "") }) end, "29 cards")
end)

test("each prepared deck has as many cards as its name says, and brings its heroes", function(t)
  local prepared = {
    ["core-leadership"] = { 30, "Aragorn", "Glóin", "Théodred" },
    ["core-spirit"] = { 30, "Éowyn", "Dúnhere", "Eleanor" },
    ["core-tactics"] = { 30, "Legolas", "Gimli", "Thalin" },
    ["core-lore"] = { 30, "Glorfindel", "Denethor", "Beravor" },
    ["two-sphere-leadership-spirit"] = { 50, "Aragorn", "Théodred", "Éowyn" },
    ["two-sphere-lore-tactics"] = { 50, "Beravor", "Denethor", "Legolas" },
    ["beorns-path-leadership-lore"] = { 40, "Aragorn", "Théodred", "Denethor" },
    ["beorns-path-spirit-tactics"] = { 40, "Éowyn", "Gimli", "Thalin" } }
  for id, what in pairs(prepared) do
    local g = open(t, { deck = id })
    t:eq(g:see("deck.count") + g:see("hand.count"), table.remove(what, 1), id)
    t:eq(g:see("play"), what, id)
  end
end)

test("nonsense is answered in words", function(t)
  for _, case in ipairs{ { "core-spirt", 'did you mean "core-spirit"' }, { "{ nonsense", "not JSON" },
                         { "{\n\"heroes\": []}", "\"cards\"" }, { "hello\nworld\n", "3x Title" },
                         { "<deck>\n</deck>", "no <card>" }, { { heroes = heroes, cards = { Faramir = 0 } }, "makes no sense" },
                         { { heroes = heroes, cards = { Faramir = "two" } }, "no number of copies" },
                         { { heroes = heroes, cards = { { 3 } } }, "neither a title" },
                         { { heroes = heroes, cards = 7 }, "list of titles" },
                         { { name = "x" }, "\"heroes\" and \"cards\"" } } do
    t:error(function() open(t, { deck = case[1] }) end, case[2])
  end
  local many = {}
  for number in pairs(numbers) do many[("01%03d"):format(number)] = 90 end
  t:error(function() open(t, { deck = { heroes = heroes, cards = many } }, { deckbuilding = "free" }) end, "has room for")
end)

test("a number in a pack means its own card, else that of the one pack that has it", function(t)
  local core, own, too = "packs/lotr-card-game", "tests/packs/lotr-numbers", "tests/packs/lotr-numbers-too"
  local function hand(deck, ...)
    local list = open(t, { deck = deck }, { packs = { core, ... } }):see("hand")
    table.sort(list)
    return list
  end
  t:eq(hand("by-number", own), { "Common Cause", "Common Cause", "Own Seventeen", "Own Seventeen", "Own Seventeen" })
  t:eq(hand("either", too), { "Common Cause", "Common Cause", "Common Cause", "Silverlode Archer", "Silverlode Archer" })
  t:error(function() hand("either", own, too) end, "2 packs have a card of the number 17; expected its title")
  -- The two sides of a campaign card have one number.
  local g = open(t, { heroes = heroes }, { packs = { core, own }, campaign = { campaign = "by-number" } })
  t:eq(g:campaign().part, "passage-through-mirkwood")
end)
