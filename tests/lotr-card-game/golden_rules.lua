-- The Golden Rules.
local quiet = require "lib.quiet"

rule("golden-rules.1",
     "where the introductory book and the reference differ, the reference holds", function(t)
  -- The book begins with decks of 30 cards; the reference wants 50 in a deck of one's own.
  local function deck_of(cards)
    return t:table{ game = "lotr-card-game", packs = quiet.packs, scenario = "quiet-road",
                    seats = { { heroes = { "Aragorn" }, cards = cards } } }
  end
  local thirty, fifty = {}, {}
  for i, title in ipairs{ "Plain Folk", "Twin", "Herald", "Mourner", "Drummer", "Chronicler",
       "Rouse",
                          "Silence", "Taunt", "Turncoat", "Ward", "Walking Staff", "Short Sword",
                          "Kinship", "Iron Will", "Loud Song", "Send Away" } do
    thirty[title] = i <= 10 and 3 or nil
    fifty[title] = 3
  end
  t:error(function() deck_of(thirty) end, "at least 50")
  t:eq(deck_of(fifty):see("deck.count"), 51 - 6)
end)

rule("golden-rules.2", "a card is stronger than the rules it contradicts", function(t)
  -- Only engaged enemies are attacked; Dúnhere, alone, attacks the staging area.
  local g = quiet.open(t, { { "Dúnhere", "Aragorn" } })
  g:arrange{ staging = { "Old Ruffian" } }
  quiet.to(g, "t6.8a.2")
  t:offered(g, "attack", "Old Ruffian")
  g:choose("attack", "Old Ruffian")
  t:refused(g, { "attack with", "Aragorn" }, "t6.8b.3")
  g:choose("attack with", "Dúnhere")
  t:refused(g, { "attack with", "Aragorn" }, "t6.8b.3")
  g:choose("done")
  g:go("6.8.3 end")
  t:eq(g:see("Old Ruffian.damage"), 2 + 1 - 1)

  -- Travel is free to decline, but not when The East Bight calls.
  g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ staging = { "The East Bight", "Wayside Well" } }
  quiet.to(g, "t4.2d")
  t:refused(g, { "travel to", "Wayside Well" }, "golden-rules.2")
  t:refused(g, { "decline" }, "golden-rules.2")
  t:offered(g, "travel to", "The East Bight")
end)
