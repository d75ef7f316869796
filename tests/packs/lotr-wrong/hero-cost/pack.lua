pack { name = "wrong-hero-cost", version = "1", game = "lotr-card-game" }
hero "Paid Hero" {
    sphere = "lore", cost = 3, willpower = 1, attack = 1, defense = 1, hit_points = 3,
}
