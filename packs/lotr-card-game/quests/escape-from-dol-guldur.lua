-- Quest cards: Escape from Dol Guldur.

quest "The Necromancer's Tower" {
    number = 123, set = "Escape from Dol Guldur", stage = 1, quest_points = 9,
    text_a = "Setup: add the three objectives from the encounter deck to the staging " ..
        "area. Nazgûl of Dol Guldur stays set aside. Shuffle the encounter deck and " ..
        "attach its top card to each objective in turn, as its guard.",
    text = "When revealed: choose one of all heroes at random and turn it facedown: it " ..
        "is the prisoner, cannot be used or damaged and collects no resources until " ..
        "rescued. The players together can play 1 ally each round. They cannot go on " ..
        "to stage 2 without a claimed objective.",
    setup {
        effect = {
            to_staging(objectives{ place = "encounter_deck" }),
            shuffle(encounter_deck),
            guard(objectives{ place = "staging" }),
        },
    },
    when_revealed { effect = { choose_random(heroes{}), face_down(target) } },
    constant { ally_limit(1) },
    constant {
        stage_locked(),
        condition = none(objectives{ place = "attached" }),
    },
    forced {
        after = eliminated(prisoner),
        effect = lose(),
        text = "The prisoner's player is eliminated",
    },
}

quest "Through the Caverns" {
    number = 124, set = "Escape from Dol Guldur", stage = 2, quest_points = 15,
    text = "The players together can play 1 ally each round. They cannot go on to stage " ..
        "3 before the prisoner is rescued and all three objectives are claimed. " ..
        "Response: after progress is placed on this stage, turn the prisoner faceup " ..
        "with 1 damage on it; it is rescued.",
    response {
        after = progress_placed(self),
        user = anyone,
        effect = face_up(1, prisoner),
    },
    constant { ally_limit(1) },
    constant {
        stage_locked(),
        condition = exists(prisoner),
    },
    constant {
        stage_locked(),
        condition = at_most(count(objectives{ place = "attached" }), 2),
    },
    forced {
        after = eliminated(prisoner),
        effect = lose(),
        text = "The prisoner's player is eliminated",
    },
}

quest "Out of the Dungeons" {
    number = 125, set = "Escape from Dol Guldur", stage = 3, quest_points = 7,
    text = "The players cannot defeat this stage while Nazgûl of Dol Guldur is in play. " ..
        "Forced: at the beginning of each quest phase, each player places the top " ..
        "card of their deck facedown before them as an Orc Guard that has just " ..
        "engaged them: 1 attack, 1 defense, 1 hit point.",
    forced {
        when = phase_begins{ phase = "quest" },
        effect = each_player{ become_enemy("Orc Guard", each) },
    },
    constant {
        stage_locked(),
        condition = exists(enemies{ title = "Nazgûl of Dol Guldur" }),
    },
}
