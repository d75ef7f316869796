pack { name = "wrong-treachery", version = "1", game = "lotr-card-game" }
treachery "Strong Wind" { set = "Winds", threat = 2 }
