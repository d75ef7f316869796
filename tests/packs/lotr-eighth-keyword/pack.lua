-- A pack with a keyword that does not exist.
pack { name = "test-eighth-keyword", version = "1", game = "lotr-card-game" }

ally "Swift Runner" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    keywords = { "haste" }, text = "Haste.",
}
