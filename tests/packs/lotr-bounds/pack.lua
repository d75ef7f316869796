-- Cards for tests/lotr-card-game/bounds.lua: effects that come to nothing on their way, and
-- numbers that are as small as they can be.
pack { name = "test-bounds", version = "1", game = "lotr-card-game" }

event "Balm by the Purse" {
    sphere = "neutral", cost = 0,
    text = "Action: choose a hero. Heal as much damage on it as it has resources.",
    action { effect = { choose{ heroes{} }, heal(resources_on(target), target) } },
}

event "Blow by the Purse" {
    sphere = "neutral", cost = 0,
    text = "Action: choose a hero. Deal it as much damage as it has resources; draw 1 card.",
    action { effect = { choose{ heroes{} }, damage(resources_on(target), target), draw(1, you) } },
}

event "Shift by the Purse" {
    sphere = "neutral", cost = 0,
    text = "Action: choose two heroes. As much damage as the second has resources moves to it. Draw 1 card.",
    action {
        effect = {
            choose{ heroes{} }, choose{ heroes{ is_not = "target" }, as = 2 },
            move_damage(resources_on(target2), target, target2), draw(1, you),
        },
    },
}

event "Lost Trail" {
    sphere = "neutral", cost = 0,
    text = "Action: choose a location. Remove all progress from it.",
    action { effect = { choose{ locations{} }, remove_progress(all, target) } },
}

event "Last Charge" {
    sphere = "neutral", cost = 0,
    text = "Action: choose a character. It is discarded, attacks an enemy, and you draw 1 card.",
    action { effect = { choose{ characters{ controller = you } }, discard(target), player_attack(target), draw(1, you) } },
}

event "Empty Field" {
    sphere = "neutral", cost = 0,
    text = "Action: choose a character. Each enemy is discarded, it attacks an enemy, and you draw 1 card.",
    action { effect = { choose{ characters{ controller = you } }, discard(enemies{}), player_attack(target), draw(1, you) } },
}

event "Missed" {
    sphere = "neutral", cost = 0,
    text = "Action: choose an enemy and an ally. The ally is discarded. The enemy attacks it. Then, draw 1 card.",
    action {
        effect = {
            choose{ enemies{} }, choose{ allies{}, as = 2 }, discard(target2), enemy_attack(target, target2),
            then_, draw(1, you),
        },
    },
}

event "Twice Called" {
    sphere = "neutral", cost = 0,
    text = "Action: put an ally from your hand into play. Put it into play. Then, draw 1 card.",
    action {
        effect = {
            choose{ allies{ place = "hand", controller = you } }, put_into_play(target, you),
            put_into_play(target, you), then_, draw(1, you),
        },
    },
}

event "Gone Before" {
    sphere = "neutral", cost = 0,
    text = "Action: choose two enemies. One is discarded, the two switch places. Then, draw 1 card.",
    action {
        effect = {
            choose{ enemies{ place = "staging" } }, choose{ enemies{ is_not = "target" }, as = 2 },
            discard(target2), switch_places(target, target2), then_, draw(1, you),
        },
    },
}

attachment "Double Toll" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Action: spend 1 resource and 2 resources of the attached hero to draw 1 card.",
    action { cost = { spend(1, host), spend(2, host) }, effect = draw(1, you) },
}

ally "Homing Bird" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    text = "Action: return Homing Bird to your hand to lower your threat by 1.",
    action { cost = return_self(), effect = lower_threat(1, you) },
}

ally "Stay-at-Home" {
    sphere = "neutral", cost = 0, willpower = 3, attack = 1, defense = 1, hit_points = 1,
    text = "Stay-at-Home cannot commit to the quest.",
    constant { cannot_commit(self) },
}

ally "Paymaster" {
    sphere = "neutral", cost = 0, willpower = 0, attack = 0, defense = 1, hit_points = 1,
    text = "Events cost you 1 less.",
    constant { cost_change(-1, events{ place = "hand" }, you) },
}

event "Fair Price" {
    sphere = "neutral", cost = 2, text = "Action: draw 1 card.", action { effect = draw(1, you) },
}

ally "Bold Archer" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 2, defense = 1, hit_points = 2,
    text = "Characters may attack enemies in the staging area.",
    constant { attacks_staging(characters{}) },
}

ally "Turncoat" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 2, defense = 1, hit_points = 2,
    text = "While you have 30 threat or more, Turncoat counts as an enemy.",
    constant { condition = at_least(threat_of(you), 30), counts_as("enemy", self) },
}

event "Iron Skin" {
    sphere = "neutral", cost = 0, text = "Action: heroes cannot be damaged until the end of the round.",
    action { effect = lasting("round", cannot_be_damaged(heroes{})) },
}

event "Bitter End" {
    sphere = "neutral", cost = 0, text = "Action: raise your threat by 50.", action { effect = raise_threat(50, you) },
}

event "Sent Word" {
    sphere = "neutral", cost = 0, text = "Action: at the beginning of the combat phase, draw 1 card.",
    action { effect = delayed{ at = phase_begins{ phase = "combat" }, draw(1, you) } },
}

event "Deep Scouting" {
    sphere = "neutral", cost = 0, text = "Action: search the encounter deck for an enemy and add it to the staging area.",
    action { effect = search{ you, enemies{ place = "encounter_deck" }, to = "staging" } },
}

objective "Sealed Chest" {
    set = "Test Bounds", copies = 0, keywords = { "guarded" },
    text = "Action: raise your threat by 2.",
    action { user = anyone, effect = raise_threat(2, you), text = "Rattle it" },
}

quest "A Long Wait" {
    set = "Test Bounds", stage = 1, quest_points = 0, text = "There is nothing to do here.",
}

quest "Nobody Comes Here" { set = "Test Bounds", stage = 2, quest_points = 5 }

scenario "long-wait" {
    name = "A Long Wait", sets = { "Wilderlands" }, quests = { "A Long Wait", "Nobody Comes Here" },
}
