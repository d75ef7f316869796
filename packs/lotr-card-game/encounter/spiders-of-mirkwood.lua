-- Encounter set: Spiders of Mirkwood.

enemy "King Spider" {
    set = "Spiders of Mirkwood",
    number = 74, copies = 2,
    engagement_cost = 20, threat = 2, attack = 3, defense = 1, hit_points = 3,
    traits = { "Creature", "Spider" },
    text = "When revealed: each player exhausts a character they control. Shadow: the " ..
        "defending player exhausts a character they control, or 2 if the attack is " ..
        "undefended.",
    when_revealed {
        effect = each_player{
            choose{ characters{ controller = each }, by = each },
            exhaust(target),
        },
    },
    shadow {
        effect = repeat_{
            value(1, 1, undefended),
            choose{ characters{ controller = defending_player }, by = defending_player },
            exhaust(target),
        },
    },
}

enemy "Hummerhorns" {
    set = "Spiders of Mirkwood",
    number = 75, copies = 1, easy = 0,
    engagement_cost = 40, threat = 1, attack = 2, defense = 0, hit_points = 3,
    traits = { "Creature", "Insect" }, keywords = { "victory 5" },
    text = "Forced: after Hummerhorns engages you, deal 5 damage to a hero you control. " ..
        "Shadow: deal 1 damage to each character the defending player controls, or 2 " ..
        "if the attack is undefended.",
    forced {
        after = engages(self),
        effect = {
            choose{ heroes{ controller = event_player }, by = event_player },
            damage(5, target),
        },
    },
    shadow {
        effect = damage(value(1, 1, undefended), characters{ controller = defending_player }),
    },
}

enemy "Ungoliant's Spawn" {
    set = "Spiders of Mirkwood",
    number = 76, copies = 1,
    engagement_cost = 32, threat = 3, attack = 5, defense = 2, hit_points = 9,
    traits = { "Creature", "Spider" },
    text = "When revealed: each character now committed to a quest has -1 willpower " ..
        "until the end of the phase. Shadow: raise the defending player's threat by " ..
        "4, or by 8 if the attack is undefended.",
    when_revealed {
        effect = lasting{
            "phase",
            add("willpower", -1, characters{ is = "committed" }),
            frozen = true,
        },
    },
    shadow { effect = raise_threat(value(4, 4, undefended), defending_player) },
}

location "Great Forest Web" {
    set = "Spiders of Mirkwood",
    number = 77, copies = 2,
    threat = 2, quest_points = 2,
    traits = { "Forest" },
    text = "Travel: each player exhausts a hero they control.",
    travel { exhaust_each(1, heroes{}) },
}

location "Mountains of Mirkwood" {
    set = "Spiders of Mirkwood",
    number = 78, copies = 3,
    threat = 2, quest_points = 3,
    traits = { "Forest", "Mountain" },
    text = "Travel: reveal the top card of the encounter deck and add it to the staging " ..
        "area. Response: after Mountains of Mirkwood leaves play as an explored " ..
        "location, each player may search the top 5 cards of their deck for a card " ..
        "and add it to their hand. They shuffle the rest back into their deck.",
    travel { reveal(1) },
    response {
        after = explored(self),
        user = anyone,
        effect = each_player{
            may{
                search{ each, cards{ place = "deck", owner = each }, top = 5, to = "hand" },
                by = each,
                text = "Search the top 5 cards of your deck",
            },
        },
    },
}

treachery "Eyes of the Forest" {
    set = "Spiders of Mirkwood",
    number = 79, copies = 1, easy = 0,
    text = "When revealed: each player discards all events in their hand.",
    when_revealed { effect = discard_hand(all, everyone, events{ place = "hand" }) },
}

treachery "Caught in a Web" {
    set = "Spiders of Mirkwood",
    number = 80, copies = 2, easy = 0,
    text = "When revealed: the player with the highest threat attaches this card to a " ..
        "hero they control. It counts as a Condition attachment: the hero does not " ..
        "ready in the refresh phase unless 2 resources are paid from its pool.",
    when_revealed {
        effect = {
            choose_player{ highest_threat = true, by = first_player },
            choose{ heroes{ controller = chosen_player }, by = chosen_player },
            attach(self, target, "Condition"),
        },
    },
    constant { cannot_ready_in_refresh(host, 2) },
}
