-- A scenario whose stages stand in the wrong order: it must be refused.
pack { name = "lotr-disorder", version = "1", game = "lotr-card-game" }

scenario "disorder" {
    name = "Disorder",
    sets = { "Passage Through Mirkwood" },
    quests = { "A Fork in the Road", "Flies and Spiders" },
}
