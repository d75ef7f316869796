-- Encounter set: Passage Through Mirkwood.

enemy "Forest Spider" {
    set = "Passage Through Mirkwood",
    number = 96, copies = 4,
    engagement_cost = 25, threat = 2, attack = 2, defense = 1, hit_points = 4,
    traits = { "Creature", "Spider" },
    text = "Forced: after Forest Spider engages a player, it has +1 attack until the " ..
        "end of the round. Shadow: the defending player discards an attachment they " ..
        "control.",
    forced {
        after = engages(self),
        effect = lasting("round", add("attack", 1, self)),
    },
    shadow {
        effect = {
            choose{ attachments{ controller = defending_player }, by = defending_player },
            discard(target),
        },
    },
}

enemy "East Bight Patrol" {
    set = "Passage Through Mirkwood",
    number = 97, copies = 1,
    engagement_cost = 5, threat = 3, attack = 3, defense = 1, hit_points = 2,
    traits = { "Goblin", "Orc" },
    text = "Shadow: the attacking enemy has +1 attack. If the attack is undefended, " ..
        "raise your threat by 3 as well.",
    shadow {
        effect = {
            lasting("attack", add("attack", 1, attacker)),
            if_{ equals(undefended, 1), then_ = raise_threat(3, defending_player) },
        },
    },
}

enemy "Black Forest Bats" {
    set = "Passage Through Mirkwood",
    number = 98, copies = 1,
    engagement_cost = 15, threat = 1, attack = 1, defense = 0, hit_points = 2,
    traits = { "Creature" },
    text = "When revealed: each player removes a character they control from the quest. " ..
        "It does not ready.",
    when_revealed {
        effect = each_player{
            choose{ characters{ is = "committed", controller = each }, by = each },
            remove_from_quest(target),
        },
    },
}

location "Old Forest Road" {
    set = "Passage Through Mirkwood",
    number = 99, copies = 2,
    threat = 1, quest_points = 3,
    traits = { "Forest" },
    text = "Response: after the players travel to Old Forest Road, the first player may " ..
        "ready a character they control.",
    response {
        after = traveled(self),
        user = first_player,
        effect = {
            choose{ characters{ controller = first_player }, by = first_player },
            ready(target),
        },
    },
}

location "Forest Gate" {
    set = "Passage Through Mirkwood",
    number = 100, copies = 2,
    threat = 2, quest_points = 4,
    traits = { "Forest" },
    text = "Response: after the players travel to Forest Gate, the first player may " ..
        "draw 2 cards.",
    response {
        after = traveled(self),
        user = first_player,
        effect = draw(2, first_player),
    },
}
