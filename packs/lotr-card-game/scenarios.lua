-- The three scenarios of the core set. A stage with several cards is picked at
-- random.

scenario "passage-through-mirkwood" {
    name = "Passage Through Mirkwood",
    sets = { "Passage Through Mirkwood", "Spiders of Mirkwood", "Dol Guldur Orcs" },
    quests = { 119, 120, 121, 122 },
}

scenario "journey-along-the-anduin" {
    name = "Journey Along the Anduin",
    sets = { "Journey Along the Anduin", "Sauron's Reach", "Dol Guldur Orcs", "Wilderlands" },
    quests = { 126, 127, 128 },
}

scenario "escape-from-dol-guldur" {
    name = "Escape from Dol Guldur",
    sets = { "Escape from Dol Guldur", "Spiders of Mirkwood", "Dol Guldur Orcs" },
    quests = { 123, 124, 125 },
    aside = { "Nazgûl of Dol Guldur" },
}
