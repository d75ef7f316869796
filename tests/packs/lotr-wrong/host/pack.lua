pack { name = "wrong-host", version = "1", game = "lotr-card-game" }
attachment "Loose Strap" { sphere = "lore", cost = 1, traits = { "Item" } }
