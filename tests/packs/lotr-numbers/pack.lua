-- Cards for tests/lotr-card-game/decks.lua: numbers that other packs have as well.
pack { name = "test-numbers", version = "1", game = "lotr-card-game" }

event "Own Seventeen" { sphere = "neutral", cost = 0, number = 17, text = "No ability." }

deck "by-number" { name = "By number", heroes = { "Aragorn" }, cards = { { 3, 17 }, { 2, 21 } } }

campaign "by-number" { name = "By number", parts = { { scenario = "passage-through-mirkwood", card = 129 } } }
