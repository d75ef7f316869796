-- What is printed on every card: number, sphere, numbers, traits, keywords.
local play = require "lib.play"

local function words(text)
  local list = {}
  for word in text:gmatch("[^;]+") do list[#list + 1] = word:match("^%s*(.-)%s*$") end
  table.sort(list)
  return list
end

local function sorted(list)
  local copy = table.move(list, 1, #list, 1, {})
  table.sort(copy)
  return copy
end

local function find(view, title)
  for _, zone in ipairs(view.zones) do
    for _, card in ipairs(zone.cards) do
      if card.title == title then return card end
    end
  end
end

-- A card of this title put on the table, and what the view says of it.
local function shown(t, title, type)
  local heroes = type == "hero" and { title } or { "Éowyn" }
  local g = play.planning(t, { heroes })
  if type == "treachery" then
    g:arrange{ encounter_discard = { title } }
  elseif type == "enemy" or type == "location" or type == "objective" then
    g:arrange{ staging = { title } }
  elseif type ~= "hero" then
    g:arrange{ hand = { { title } } }
  end
  return find(g:view(), title)
end

local function printed(title, type, number, sphere, unique, traits, keywords, numbers)
  test(title .. ": printed numbers, traits and keywords", function(t)
    local seen = shown(t, title, type)
    t:eq({ seen.type, seen.number, seen.sphere }, { type, number, sphere })
    t:eq({ sorted(seen.traits), sorted(seen.keywords) }, { words(traits), words(keywords) })
    if unique ~= nil then t:eq(seen.unique, unique) end
    local stats = {}
    for _, stat in ipairs(seen.stats) do stats[stat.id] = stat.value end
    t:eq(stats, numbers)
  end)
end

---- Heroes

printed("Aragorn", "hero", 1, "leadership", true, "Dúnedain; Noble; Ranger", "Sentinel",
  { threat = 12, willpower = 2, attack = 3, defense = 2, hit_points = 5 })
printed("Théodred", "hero", 2, "leadership", true, "Noble; Rohan; Warrior", "",
  { threat = 8, willpower = 1, attack = 2, defense = 1, hit_points = 4 })
printed("Glóin", "hero", 3, "leadership", true, "Dwarf; Noble", "",
  { threat = 9, willpower = 2, attack = 2, defense = 1, hit_points = 4 })
printed("Gimli", "hero", 4, "tactics", true, "Dwarf; Noble; Warrior", "",
  { threat = 11, willpower = 2, attack = 2, defense = 2, hit_points = 5 })
printed("Legolas", "hero", 5, "tactics", true, "Noble; Silvan; Warrior", "Ranged",
  { threat = 9, willpower = 1, attack = 3, defense = 1, hit_points = 4 })
printed("Thalin", "hero", 6, "tactics", true, "Dwarf; Warrior", "",
  { threat = 9, willpower = 1, attack = 2, defense = 2, hit_points = 4 })
printed("Éowyn", "hero", 7, "spirit", true, "Noble; Rohan", "",
  { threat = 9, willpower = 4, attack = 1, defense = 1, hit_points = 3 })
printed("Eleanor", "hero", 8, "spirit", true, "Gondor; Noble", "",
  { threat = 7, willpower = 1, attack = 1, defense = 2, hit_points = 3 })
printed("Dúnhere", "hero", 9, "spirit", true, "Rohan; Warrior", "",
  { threat = 8, willpower = 1, attack = 2, defense = 1, hit_points = 4 })
printed("Denethor", "hero", 10, "lore", true, "Gondor; Noble; Steward", "",
  { threat = 8, willpower = 1, attack = 1, defense = 3, hit_points = 3 })
printed("Glorfindel", "hero", 11, "lore", true, "Noble; Noldor; Warrior", "",
  { threat = 12, willpower = 3, attack = 3, defense = 1, hit_points = 5 })
printed("Beravor", "hero", 12, "lore", true, "Dúnedain; Ranger", "",
  { threat = 10, willpower = 2, attack = 2, defense = 2, hit_points = 4 })

---- Leadership

printed("Guard of the Citadel", "ally", 13, "leadership", false, "Gondor; Warrior", "",
  { cost = 2, willpower = 1, attack = 1, defense = 0, hit_points = 2 })
printed("Faramir", "ally", 14, "leadership", true, "Gondor; Noble; Ranger", "",
  { cost = 4, willpower = 2, attack = 1, defense = 2, hit_points = 3 })
printed("Son of Arnor", "ally", 15, "leadership", false, "Dúnedain", "",
  { cost = 3, willpower = 0, attack = 2, defense = 0, hit_points = 2 })
printed("Snowbourn Scout", "ally", 16, "leadership", false, "Rohan; Scout", "",
  { cost = 1, willpower = 0, attack = 0, defense = 1, hit_points = 1 })
printed("Silverlode Archer", "ally", 17, "leadership", false, "Archer; Silvan", "Ranged",
  { cost = 3, willpower = 1, attack = 2, defense = 0, hit_points = 1 })
printed("Longbeard Orc Slayer", "ally", 18, "leadership", false, "Dwarf; Warrior", "",
  { cost = 4, willpower = 0, attack = 2, defense = 1, hit_points = 3 })
printed("Brok Ironfist", "ally", 19, "leadership", true, "Dwarf; Warrior", "",
  { cost = 6, willpower = 2, attack = 2, defense = 1, hit_points = 4 })
printed("Ever Vigilant", "event", 20, "leadership", nil, "", "",
  { cost = 1 })
printed("Common Cause", "event", 21, "leadership", nil, "", "",
  { cost = 0 })
printed("For Gondor!", "event", 22, "leadership", nil, "", "",
  { cost = 2 })
printed("Sneak Attack", "event", 23, "leadership", nil, "", "",
  { cost = 1 })
printed("Valiant Sacrifice", "event", 24, "leadership", nil, "", "",
  { cost = 1 })
printed("Grim Resolve", "event", 25, "leadership", nil, "", "",
  { cost = 5 })
printed("Steward of Gondor", "attachment", 26, "leadership", true, "Gondor; Title", "",
  { cost = 2 })
printed("Celebrían's Stone", "attachment", 27, "leadership", true, "Artifact; Item", "Restricted",
  { cost = 2 })

---- Tactics

printed("Veteran Axehand", "ally", 28, "tactics", false, "Dwarf; Warrior", "",
  { cost = 2, willpower = 0, attack = 2, defense = 1, hit_points = 2 })
printed("Gondorian Spearman", "ally", 29, "tactics", false, "Gondor; Warrior", "Sentinel",
  { cost = 2, willpower = 0, attack = 1, defense = 1, hit_points = 1 })
printed("Horseback Archer", "ally", 30, "tactics", false, "Rohan; Archer", "Ranged",
  { cost = 3, willpower = 0, attack = 2, defense = 1, hit_points = 2 })
printed("Beorn", "ally", 31, "tactics", true, "Beorning; Warrior", "",
  { cost = 6, willpower = 1, attack = 3, defense = 3, hit_points = 6 })
printed("Blade Mastery", "event", 32, "tactics", nil, "", "",
  { cost = 1 })
printed("Rain of Arrows", "event", 33, "tactics", nil, "", "",
  { cost = 1 })
printed("Feint", "event", 34, "tactics", nil, "", "",
  { cost = 1 })
printed("Quick Strike", "event", 35, "tactics", nil, "", "",
  { cost = 1 })
printed("Thicket of Spears", "event", 36, "tactics", nil, "", "",
  { cost = 3 })
printed("Swift Strike", "event", 37, "tactics", nil, "", "",
  { cost = 2 })
printed("Stand Together", "event", 38, "tactics", nil, "", "",
  { cost = 0 })
printed("Blade of Gondolin", "attachment", 39, "tactics", false, "Item; Weapon", "Restricted",
  { cost = 1 })
printed("Citadel Plate", "attachment", 40, "tactics", false, "Item; Armor", "Restricted",
  { cost = 4 })
printed("Dwarven Axe", "attachment", 41, "tactics", false, "Item; Weapon", "Restricted",
  { cost = 2 })
printed("Horn of Gondor", "attachment", 42, "tactics", true, "Item; Artifact", "Restricted",
  { cost = 1 })

---- Spirit

printed("Wandering Took", "ally", 43, "spirit", false, "Hobbit", "",
  { cost = 2, willpower = 1, attack = 1, defense = 1, hit_points = 2 })
printed("Lórien Guide", "ally", 44, "spirit", false, "Silvan; Scout", "",
  { cost = 3, willpower = 1, attack = 1, defense = 0, hit_points = 2 })
printed("Northern Tracker", "ally", 45, "spirit", false, "Dúnedain; Ranger", "",
  { cost = 4, willpower = 1, attack = 2, defense = 2, hit_points = 3 })
printed("The Galadhrim's Greeting", "event", 46, "spirit", nil, "", "",
  { cost = 3 })
printed("Strength of Will", "event", 47, "spirit", nil, "", "",
  { cost = 0 })
printed("Hasty Stroke", "event", 48, "spirit", nil, "", "",
  { cost = 1 })
printed("Will of the West", "event", 49, "spirit", nil, "", "",
  { cost = 1 })
printed("A Test of Will", "event", 50, "spirit", nil, "", "",
  { cost = 1 })
printed("Stand and Fight", "event", 51, "spirit", nil, "", "",
  { cost = "X" })
printed("A Light in the Dark", "event", 52, "spirit", nil, "", "",
  { cost = 2 })
printed("Dwarven Tomb", "event", 53, "spirit", nil, "", "",
  { cost = 1 })
printed("Fortune or Fate", "event", 54, "spirit", nil, "", "",
  { cost = 5 })
printed("The Favor of the Lady", "attachment", 55, "spirit", false, "Condition", "",
  { cost = 2 })
printed("Power in the Earth", "attachment", 56, "spirit", false, "Condition", "",
  { cost = 1 })
printed("Unexpected Courage", "attachment", 57, "spirit", false, "Condition", "",
  { cost = 2 })

---- Lore

printed("Daughter of the Nimrodel", "ally", 58, "lore", false, "Silvan", "",
  { cost = 3, willpower = 1, attack = 0, defense = 0, hit_points = 1 })
printed("Erebor Hammersmith", "ally", 59, "lore", false, "Dwarf; Craftsman", "",
  { cost = 2, willpower = 1, attack = 1, defense = 1, hit_points = 3 })
printed("Henamarth Riversong", "ally", 60, "lore", true, "Silvan", "",
  { cost = 1, willpower = 1, attack = 1, defense = 0, hit_points = 1 })
printed("Miner of the Iron Hills", "ally", 61, "lore", false, "Dwarf", "",
  { cost = 2, willpower = 0, attack = 1, defense = 1, hit_points = 2 })
printed("Gléowine", "ally", 62, "lore", true, "Minstrel; Rohan", "",
  { cost = 2, willpower = 1, attack = 0, defense = 0, hit_points = 2 })
printed("Lore of Imladris", "event", 63, "lore", nil, "", "",
  { cost = 2 })
printed("Lórien's Wealth", "event", 64, "lore", nil, "", "",
  { cost = 3 })
printed("Radagast's Cunning", "event", 65, "lore", nil, "", "",
  { cost = 1 })
printed("Secret Paths", "event", 66, "lore", nil, "", "",
  { cost = 1 })
printed("Gandalf's Search", "event", 67, "lore", nil, "", "",
  { cost = "X" })
printed("Beorn's Hospitality", "event", 68, "lore", nil, "", "",
  { cost = 5 })
printed("Forest Snare", "attachment", 69, "lore", false, "Item; Trap", "",
  { cost = 3 })
printed("Protector of Lórien", "attachment", 70, "lore", false, "Title", "",
  { cost = 1 })
printed("Dark Knowledge", "attachment", 71, "lore", false, "Condition", "",
  { cost = 1 })
printed("Self Preservation", "attachment", 72, "lore", false, "Skill", "",
  { cost = 3 })

---- Neutral

printed("Gandalf", "ally", 73, "neutral", true, "Istari", "",
  { cost = 5, willpower = 4, attack = 4, defense = 4, hit_points = 4 })

---- Spiders of Mirkwood

printed("King Spider", "enemy", 74, nil, false, "Creature; Spider", "",
  { threat = 2, engagement_cost = 20, attack = 3, defense = 1, hit_points = 3 })
printed("Hummerhorns", "enemy", 75, nil, false, "Creature; Insect", "Victory 5",
  { threat = 1, engagement_cost = 40, attack = 2, defense = 0, hit_points = 3 })
printed("Ungoliant's Spawn", "enemy", 76, nil, false, "Creature; Spider", "",
  { threat = 3, engagement_cost = 32, attack = 5, defense = 2, hit_points = 9 })
printed("Great Forest Web", "location", 77, nil, false, "Forest", "",
  { threat = 2, quest_points = 2 })
printed("Mountains of Mirkwood", "location", 78, nil, false, "Forest; Mountain", "",
  { threat = 2, quest_points = 3 })
printed("Eyes of the Forest", "treachery", 79, nil, false, "", "",
  {})
printed("Caught in a Web", "treachery", 80, nil, false, "", "",
  {})

---- Wilderlands

printed("Wolf Rider", "enemy", 81, nil, false, "Goblin; Orc", "Surge",
  { threat = 1, engagement_cost = 10, attack = 2, defense = 0, hit_points = 2 })
printed("Hill Troll", "enemy", 82, nil, false, "Troll", "Victory 4",
  { threat = 1, engagement_cost = 30, attack = 6, defense = 3, hit_points = 9 })
printed("Goblin Sniper", "enemy", 83, nil, false, "Goblin; Orc", "",
  { threat = 2, engagement_cost = 48, attack = 2, defense = 0, hit_points = 2 })
printed("Marsh Adder", "enemy", 84, nil, false, "Creature", "Victory 3",
  { threat = 3, engagement_cost = 40, attack = 4, defense = 1, hit_points = 7 })
printed("Wargs", "enemy", 85, nil, false, "Creature", "",
  { threat = 2, engagement_cost = 20, attack = 3, defense = 1, hit_points = 3 })
printed("Despair", "treachery", 86, nil, false, "", "",
  {})
printed("The Brown Lands", "location", 87, nil, false, "Wasteland", "",
  { threat = 5, quest_points = 1 })
printed("The East Bight", "location", 88, nil, false, "Wasteland", "",
  { threat = 1, quest_points = 6 })

---- Dol Guldur Orcs

printed("Dol Guldur Orcs", "enemy", 89, nil, false, "Dol Guldur; Orc", "",
  { threat = 2, engagement_cost = 10, attack = 2, defense = 0, hit_points = 3 })
printed("Chieftan Ufthak", "enemy", 90, nil, false, "Dol Guldur; Orc", "Victory 4",
  { threat = 2, engagement_cost = 35, attack = 3, defense = 3, hit_points = 6 })
printed("Dol Guldur Beastmaster", "enemy", 91, nil, false, "Dol Guldur; Orc", "",
  { threat = 2, engagement_cost = 35, attack = 3, defense = 1, hit_points = 5 })
printed("Driven by Shadow", "treachery", 92, nil, false, "", "",
  {})
printed("The Necromancer's Reach", "treachery", 93, nil, false, "", "",
  {})
printed("Necromancer's Pass", "location", 94, nil, false, "Stronghold; Dol Guldur", "",
  { threat = 3, quest_points = 2 })
printed("Enchanted Stream", "location", 95, nil, false, "Forest", "",
  { threat = 2, quest_points = 2 })

---- Passage Through Mirkwood

printed("Forest Spider", "enemy", 96, nil, false, "Creature; Spider", "",
  { threat = 2, engagement_cost = 25, attack = 2, defense = 1, hit_points = 4 })
printed("East Bight Patrol", "enemy", 97, nil, false, "Goblin; Orc", "",
  { threat = 3, engagement_cost = 5, attack = 3, defense = 1, hit_points = 2 })
printed("Black Forest Bats", "enemy", 98, nil, false, "Creature", "",
  { threat = 1, engagement_cost = 15, attack = 1, defense = 0, hit_points = 2 })
printed("Old Forest Road", "location", 99, nil, false, "Forest", "",
  { threat = 1, quest_points = 3 })
printed("Forest Gate", "location", 100, nil, false, "Forest", "",
  { threat = 2, quest_points = 4 })

---- Escape from Dol Guldur

printed("Dungeon Jailor", "enemy", 101, nil, false, "Dol Guldur; Orc", "Victory 5",
  { threat = 1, engagement_cost = 38, attack = 2, defense = 3, hit_points = 5 })
printed("Nazgûl of Dol Guldur", "enemy", 102, nil, false, "Nazgûl", "",
  { threat = 5, engagement_cost = 40, attack = 4, defense = 3, hit_points = 9 })
printed("Cavern Guardian", "enemy", 103, nil, false, "Undead", "Doomed 1",
  { threat = 2, engagement_cost = 8, attack = 2, defense = 1, hit_points = 2 })
printed("Under the Shadow", "treachery", 104, nil, false, "", "",
  {})
printed("Iron Shackles", "treachery", 105, nil, false, "", "",
  {})
printed("Endless Caverns", "location", 106, nil, false, "Dungeon", "Doomed 1; Surge",
  { threat = 1, quest_points = 3 })
printed("Tower Gate", "location", 107, nil, false, "Dungeon", "",
  { threat = 2, quest_points = 1 })
printed("Gandalf's Map", "objective", 108, nil, false, "Item", "Guarded; Restricted",
  {})
printed("Dungeon Torch", "objective", 109, nil, false, "Item", "Guarded; Restricted",
  {})
printed("Shadow Key", "objective", 110, nil, false, "Item", "Guarded; Restricted",
  {})

---- Journey Along the Anduin

printed("Misty Mountain Goblins", "enemy", 111, nil, false, "Goblin; Orc", "",
  { threat = 2, engagement_cost = 15, attack = 2, defense = 1, hit_points = 3 })
printed("Massing at Night", "treachery", 112, nil, false, "", "",
  {})
printed("Banks of the Anduin", "location", 113, nil, false, "Riverland", "",
  { threat = 1, quest_points = 3 })
printed("Gladden Fields", "location", 114, nil, false, "Marshland", "Victory 3",
  { threat = 3, quest_points = 3 })

---- Sauron's Reach

printed("Eastern Crows", "enemy", 115, nil, false, "Creature", "Surge",
  { threat = 1, engagement_cost = 30, attack = 1, defense = 0, hit_points = 1 })
printed("Evil Storm", "treachery", 116, nil, false, "", "",
  {})
printed("Pursued by Shadow", "treachery", 117, nil, false, "", "",
  {})
printed("Treacherous Fog", "treachery", 118, nil, false, "", "",
  {})

---- Quest cards

local function stage(title, scenario, number, stage, quest_points)
  test(title .. ": printed numbers", function(t)
    local g = play.open(t, { { "Aragorn", "Glóin" } }, { scenario = scenario })
    g:go("2.2")
    g:arrange{ quest = { stage = title } }
    local seen = g:view().zones[1].cards[1]
    t:eq({ seen.title, seen.number, seen.stage, g:see("quest.quest_points") }, { title, number, stage, quest_points })
  end)
end

stage("Flies and Spiders", "passage-through-mirkwood", 119, 1, 8)
stage("A Fork in the Road", "passage-through-mirkwood", 120, 2, 2)
stage("\"Don't Leave the Path!\"", "passage-through-mirkwood", 121, 3, 0)
stage("Beorn's Path", "passage-through-mirkwood", 122, 3, 10)
stage("To the River...", "journey-along-the-anduin", 126, 1, 8)
stage("Anduin Passage", "journey-along-the-anduin", 127, 2, 16)
stage("Ambush on the Shore", "journey-along-the-anduin", 128, 3, 0)
stage("The Necromancer's Tower", "escape-from-dol-guldur", 123, 1, 9)
stage("Through the Caverns", "escape-from-dol-guldur", 124, 2, 15)
stage("Out of the Dungeons", "escape-from-dol-guldur", 125, 3, 7)
