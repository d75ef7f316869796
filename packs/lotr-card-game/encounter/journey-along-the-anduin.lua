-- Encounter set: Journey Along the Anduin.

enemy "Misty Mountain Goblins" {
    set = "Journey Along the Anduin",
    number = 111, copies = 3,
    engagement_cost = 15, threat = 2, attack = 2, defense = 1, hit_points = 3,
    traits = { "Goblin", "Orc" },
    text = "Forced: after Misty Mountain Goblins attacks, remove 1 progress from the " ..
        "current quest. Shadow: remove 1 progress from the current quest, or 3 if " ..
        "the attack is undefended.",
    forced {
        after = enemy_attacked(self),
        effect = remove_progress(1, stage),
    },
    shadow { effect = remove_progress(value(1, 2, undefended), stage) },
}

treachery "Massing at Night" {
    set = "Journey Along the Anduin",
    number = 112, copies = 1, easy = 0,
    text = "When revealed: reveal as many more encounter cards as there are players. " ..
        "Shadow: deal the attacking enemy as many more shadow cards as there are " ..
        "players.",
    when_revealed { effect = reveal(players) },
    shadow { effect = deal_shadow(players, attacker) },
}

location "Banks of the Anduin" {
    set = "Journey Along the Anduin",
    number = 113, copies = 2,
    threat = 1, quest_points = 3,
    traits = { "Riverland" },
    text = "Forced: when Banks of the Anduin leaves play, put it on top of the " ..
        "encounter deck and not in the discard pile.",
    forced {
        after = leaves_play(self),
        effect = to_deck_top(self),
    },
}

location "Gladden Fields" {
    set = "Journey Along the Anduin",
    number = 114, copies = 3, easy = 1,
    threat = 3, quest_points = 3,
    traits = { "Marshland" }, keywords = { "victory 3" },
    text = "While Gladden Fields is the active location, each player raises their " ..
        "threat by 1 more in the refresh phase.",
    constant {
        refresh_threat(1, everyone),
        condition = exists(locations{ place = "active", is = "self" }),
    },
}
