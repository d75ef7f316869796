-- The encounter decks of the three scenarios, card by card: {standard, easy}.
local play = require "lib.play"

local sets = {
  ["Spiders of Mirkwood"] = {
    ["King Spider"] = { 2, 2 },
    ["Hummerhorns"] = { 1, 0 },
    ["Ungoliant's Spawn"] = { 1, 1 },
    ["Great Forest Web"] = { 2, 2 },
    ["Mountains of Mirkwood"] = { 3, 3 },
    ["Eyes of the Forest"] = { 1, 0 },
    ["Caught in a Web"] = { 2, 0 },
  },
  ["Wilderlands"] = {
    ["Wolf Rider"] = { 1, 1 },
    ["Hill Troll"] = { 2, 1 },
    ["Goblin Sniper"] = { 2, 2 },
    ["Marsh Adder"] = { 1, 0 },
    ["Wargs"] = { 2, 2 },
    ["Despair"] = { 2, 0 },
    ["The Brown Lands"] = { 2, 2 },
    ["The East Bight"] = { 2, 2 },
  },
  ["Dol Guldur Orcs"] = {
    ["Dol Guldur Orcs"] = { 3, 3 },
    ["Chieftan Ufthak"] = { 1, 0 },
    ["Dol Guldur Beastmaster"] = { 2, 1 },
    ["Driven by Shadow"] = { 1, 1 },
    ["The Necromancer's Reach"] = { 3, 1 },
    ["Necromancer's Pass"] = { 2, 1 },
    ["Enchanted Stream"] = { 2, 2 },
  },
  ["Passage Through Mirkwood"] = {
    ["Forest Spider"] = { 4, 4 },
    ["East Bight Patrol"] = { 1, 1 },
    ["Black Forest Bats"] = { 1, 1 },
    ["Old Forest Road"] = { 2, 2 },
    ["Forest Gate"] = { 2, 2 },
  },
  ["Escape from Dol Guldur"] = {
    ["Dungeon Jailor"] = { 2, 0 },
    ["Nazgûl of Dol Guldur"] = { 1, 1 },
    ["Cavern Guardian"] = { 2, 2 },
    ["Under the Shadow"] = { 2, 2 },
    ["Iron Shackles"] = { 1, 1 },
    ["Endless Caverns"] = { 2, 2 },
    ["Tower Gate"] = { 2, 2 },
    ["Gandalf's Map"] = { 1, 1 },
    ["Dungeon Torch"] = { 1, 1 },
    ["Shadow Key"] = { 1, 1 },
  },
  ["Journey Along the Anduin"] = {
    ["Misty Mountain Goblins"] = { 3, 3 },
    ["Massing at Night"] = { 1, 0 },
    ["Banks of the Anduin"] = { 2, 2 },
    ["Gladden Fields"] = { 3, 1 },
  },
  ["Sauron's Reach"] = {
    ["Eastern Crows"] = { 3, 1 },
    ["Evil Storm"] = { 3, 2 },
    ["Pursued by Shadow"] = { 2, 2 },
    ["Treacherous Fog"] = { 2, 2 },
  },
}

-- All encounter cards there are: those on the table, and those that may be drawn.
local function encounter_cards(t, scenario, mode)
  local g = t:table{ game = "lotr-card-game", scenario = scenario, mode = mode, first_player = 0, referee = true,
                     seats = { { heroes = { "Aragorn", "Glóin", "Théodred" }, deck = "core-leadership" } } }
  g:go("3.2")
  g:choose("done")
  local drawn
  g:pass_until(function()
    local ask = g:asks()[1]
    drawn = ask and ask.prompt:find("encounter deck", 1, true) and ask.options or drawn
    return drawn
  end)
  local cards = {}
  local function add(title)
    title = title:gsub(" #%d+$", "")
    cards[title] = (cards[title] or 0) + 1
  end
  for _, title in ipairs(drawn) do add(title) end
  for _, zone in ipairs{ "staging", "active", "engaged", "encounter_discard", "aside", "victory" } do
    for _, title in ipairs(g:see(zone)) do add(title) end
  end
  for _, hero in ipairs{ "Aragorn", "Glóin", "Théodred" } do
    for _, title in ipairs(g:see(hero .. ".attached")) do add(title) end
  end
  return cards, g
end

local function deck(scenario, name, total, easy_total)
  for number, mode in ipairs{ "standard", "easy" } do
    test(name[1] .. ": the " .. mode .. " encounter deck", function(t)
      local cards, g = encounter_cards(t, scenario, mode)
      local expected, count = {}, 0
      for _, set in ipairs(name) do
        for title, copies in pairs(sets[set]) do
          if copies[number] > 0 then
            expected[title] = copies[number]
            count = count + copies[number]
          end
        end
      end
      t:eq(cards, expected)
      t:eq(count, ({ total, easy_total })[number])
      local free = g:see("Aragorn.is.facedown") and "Glóin" or "Aragorn"
      t:eq(g:see(free .. ".resources"), number == 2 and 2 or 1)
    end)
  end
end

deck("passage-through-mirkwood",
  { "Passage Through Mirkwood", "Spiders of Mirkwood", "Dol Guldur Orcs" }, 36, 27)
deck("journey-along-the-anduin",
  { "Journey Along the Anduin", "Sauron's Reach", "Dol Guldur Orcs", "Wilderlands" }, 47, 32)
deck("escape-from-dol-guldur",
  { "Escape from Dol Guldur", "Spiders of Mirkwood", "Dol Guldur Orcs" }, 41, 30)
