-- Quest cards: Journey Along the Anduin.

quest "To the River..." {
    number = 126, set = "Journey Along the Anduin", stage = 1, quest_points = 8,
    text_a = "Setup: each player reveals the top card of the encounter deck and adds it " ..
        "to the staging area.",
    text = "When revealed: if no Hill Troll is in play, add one from the encounter deck " ..
        "to the staging area; shuffle that deck. The players cannot defeat this " ..
        "stage while a Hill Troll is in play.",
    setup { effect = each_player{ reveal(1) } },
    when_revealed {
        effect = {
            if_{
                none(enemies{ title = "Hill Troll" }),
                then_ = search{
                    first_player, enemies{ title = "Hill Troll", place = "encounter_deck" },
                    to = "staging", must = true,
                },
            },
            shuffle(encounter_deck),
        },
    },
    constant {
        stage_locked(),
        condition = exists(enemies{ title = "Hill Troll" }),
    },
}

quest "Anduin Passage" {
    number = 127, set = "Journey Along the Anduin", stage = 2, quest_points = 16,
    text = "Reveal 1 more card in each quest phase. There are no engagement checks; " ..
        "each player may still engage one enemy.",
    constant { extra_reveals(1), no_engagement_checks() },
}

quest "Ambush on the Shore" {
    number = 128, set = "Journey Along the Anduin", stage = 3, quest_points = 0,
    text = "When revealed: reveal 2 encounter cards for each player. From now on there " ..
        "is no staging step. The players win as soon as no enemy is in play.",
    when_revealed { effect = reveal(value(0, 2, players)) },
    constant { no_staging_step(), stage_locked() },
    constant {
        wins(),
        condition = none(enemies{}),
    },
}
