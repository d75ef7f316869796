hero "Ferrywoman of the Long Lake" {
    number = 901, sphere = "spirit", threat_cost = 8,
    willpower = 3, attack = 1, defense = 1, hit_points = 3,
    traits = { "Esgaroth" },
    text = "Response: after the Ferrywoman commits to a quest, lower your threat by 1.",
    response {
        after = commits(self),
        effect = lower_threat(1, you),
    },
}

-- A card without an ability needs nothing but its numbers.
ally "Lakeside Lookout" {
    number = 902, sphere = "spirit", cost = 1, copies = 3,
    willpower = 1, attack = 0, defense = 1, hit_points = 1,
    traits = { "Esgaroth", "Scout" },
    text = "No ability.",
}

event "Mist on the Water" {
    number = 903, sphere = "spirit", cost = 1, copies = 3,
    text = "Action: ready a hero and heal 1 damage on it.",
    action {
        effect = { choose{ heroes{} }, ready(target), heal(1, target) },
    },
}
