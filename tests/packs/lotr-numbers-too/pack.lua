-- For tests/lotr-card-game/decks.lua: a deck with a number that is that of a card of another pack.
pack { name = "test-numbers-too", version = "1", game = "lotr-card-game" }

deck "either" { name = "Either", heroes = { "Aragorn" }, cards = { { 2, 17 }, { 3, 21 } } }
