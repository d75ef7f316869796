-- Boons: what the players earn in the campaign of the revised core set. No normal
-- game has them.

event "Mendor's Support" {
    campaign = "boon",
    number = 132, copies = { 0, 4 },
    sphere = "neutral", cost = 0,
    text = "Action: Mendor has +2 willpower, +2 attack and +2 defense until the end of " ..
        "the round. Only one copy can be played each round.",
    action {
        limit = { 1, "round", "table" },
        effect = lasting("round",
            add("willpower", 2, allies{ title = "Mendor" }),
            add("attack", 2, allies{ title = "Mendor" }),
            add("defense", 2, allies{ title = "Mendor" })),
    },
}

attachment "Valor" {
    campaign = "boon",
    number = 133, copies = { 0, 4 },
    sphere = "neutral", cost = 0,
    attach_to = heroes{ lacks = "Valor" },
    traits = { "Condition" }, keywords = { "permanent" },
    text = "One on each hero. Response: after the attached hero is declared as an " ..
        "attacker, exhaust Valor to heal 1 damage on that hero and deal 1 damage to " ..
        "the enemy under attack.",
    response {
        after = attacks(host),
        cost = exhaust(self),
        effect = { heal(1, host), damage(1, other) },
    },
}

attachment "Appointed by Fate" {
    campaign = "boon",
    number = 134, copies = { 0, 1 },
    sphere = "neutral", cost = 0,
    attach_to = heroes{},
    traits = { "Condition" },
    text = "The attached hero collects 1 more resource in each resource phase.",
    constant { extra_resources(1, host) },
}

objective_ally "Mendor" {
    campaign = "boon",
    number = 135, copies = { 0, 1 }, unique = true,
    controller = first_player,
    willpower = 1, attack = 1, defense = 1, hit_points = 3,
    traits = { "Silvan", "Scout" }, keywords = { "ranged" },
    text = "The first player controls Mendor. Response: after the players defeat a " ..
        "stage, ready Mendor; then each player draws 1 card. Mendor is removed from " ..
        "the game when he leaves play.",
    response {
        after = stage_defeated(),
        effect = { ready(self), then_, draw(1, everyone) },
    },
    forced {
        after = leaves_play(self),
        effect = remove_from_game(self),
    },
}
