-- Quest cards: Passage Through Mirkwood.

quest "Flies and Spiders" {
    number = 119, set = "Passage Through Mirkwood", stage = 1, quest_points = 8,
    text_a = "Setup: add a Forest Spider and an Old Forest Road from the encounter deck " ..
        "to the staging area, then shuffle that deck.",
    text = "With 8 progress the players go on to stage 2.",
    setup {
        effect = {
            search{
                first_player, enemies{ title = "Forest Spider", place = "encounter_deck" },
                to = "staging", must = true,
            },
            search{
                first_player, locations{ title = "Old Forest Road", place = "encounter_deck" },
                to = "staging", must = true,
            },
        },
    },
}

quest "A Fork in the Road" {
    number = 120, set = "Passage Through Mirkwood", stage = 2, quest_points = 2,
    text = "Forced: when the players defeat this stage, they go on to one of the two " ..
        "stage 3 cards at random.",
    forced {
        when = stage_defeated(self),
        effect = next_stage{ random = true },
    },
}

quest "\"Don't Leave the Path!\"" {
    number = 121, set = "Passage Through Mirkwood", stage = 3, quest_points = 0,
    title_a = "A Chosen Path",
    text = "When revealed: each player searches the encounter deck and discard pile for " ..
        "a Spider of their choice and adds it to the staging area. The players win " ..
        "when Ungoliant's Spawn is defeated; progress does not count.",
    when_revealed {
        effect = each_player{
            search{
                each, cards{ trait = "Spider", place = { "encounter_deck", "encounter_discard" } },
                to = "staging", must = true,
            },
        },
    },
    constant { stage_locked() },
    forced {
        after = destroyed(enemies{ title = "Ungoliant's Spawn" }),
        effect = win(),
    },
}

quest "Beorn's Path" {
    number = 122, set = "Passage Through Mirkwood", stage = 3, quest_points = 10,
    title_a = "A Chosen Path",
    text = "The players cannot defeat this stage while Ungoliant's Spawn is in play. " ..
        "They win with 10 progress.",
    constant {
        stage_locked(),
        condition = exists(enemies{ title = "Ungoliant's Spawn" }),
    },
}
