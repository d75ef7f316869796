-- Cards for tests/lotr-card-game/lasting-effects.lua.
pack { name = "test-lasting", version = "1", game = "lotr-card-game" }

event "Idle Talk" {
    sphere = "neutral", cost = 0, text = "Action: raise your threat by 1.",
    action { effect = raise_threat(1, you) },
}

event "Brave Phase" {
    sphere = "neutral", cost = 0, text = "Action: each hero has +1 willpower until the end of the phase.",
    action { effect = lasting("phase", add("willpower", 1, heroes{})) },
}

event "Brave Round" {
    sphere = "neutral", cost = 0, text = "Action: each hero has +3 willpower until the end of the round.",
    action { effect = lasting("round", add("willpower", 3, heroes{})) },
}

event "Parry" {
    sphere = "neutral", cost = 0, text = "Action: each hero has +5 defense until the end of the attack.",
    action { effect = lasting("attack", add("defense", 5, heroes{})) },
}

event "Hearten the Weary" {
    sphere = "neutral", cost = 0,
    text = "Action: each exhausted character has +2 attack until the end of the round.",
    action { effect = lasting("round", add("attack", 2, characters{ is = "exhausted" })) },
}

ally "Passing Bard" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    text = "Action: discard Passing Bard to give each hero +2 willpower until the end of the round.",
    action {
        cost = discard_self(),
        effect = lasting("round", add("willpower", 2, heroes{})),
    },
}

ally "Free Friend" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    text = "No ability.",
}

event "Stand Up" {
    sphere = "neutral", cost = 0, text = "Action: exhaust each ready character.",
    action { effect = exhaust(characters{}) },
}

event "Call a Friend" {
    sphere = "neutral", cost = 0, text = "Action: put an ally from your hand into play.",
    action {
        effect = { choose{ allies{ place = "hand", owner = you } }, put_into_play(target, you) },
    },
}

event "Go Home" {
    sphere = "neutral", cost = 0, text = "Action: return an ally to its owner's hand.",
    action { effect = { choose{ allies{} }, return_to_hand(target) } },
}

event "Brave Friends" {
    sphere = "neutral", cost = 0, text = "Action: each ally has +2 attack until the end of the round.",
    action { effect = lasting("round", add("attack", 2, allies{})) },
}

-- Measures willpower at the end of the round and when something was put off until then.
attachment "Evening Tally" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: at the end of the round, add as many resources to the attached hero as its willpower.",
    forced { when = round_ends(), effect = resources(stat_of("willpower", host), host) },
}

event "Evening Promise" {
    sphere = "neutral", cost = 0,
    text = "Action: choose a hero. At the end of the round raise your threat by its willpower.",
    action {
        effect = {
            choose{ heroes{} },
            raise_threat(1, you),
            delayed{ at = round_ends(), raise_threat(stat_of("willpower", target), you) },
        },
    },
}

-- Encounter effects reach what comes later, too.
treachery "Weary Road" {
    set = "Test Lasting", copies = 0,
    text = "When revealed: each ally has -1 attack until the end of the round. Each exhausted " ..
        "character has -1 defense until the end of the round.",
    when_revealed {
        effect = lasting("round",
            add("attack", -1, allies{}), add("defense", -1, characters{ is = "exhausted" })),
    },
}

-- Begins something at the end of a phase that would last until that end.
attachment "Late Courage" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: at the end of the planning phase, the attached hero has +4 willpower until the " ..
        "end of the phase.",
    forced {
        when = phase_ends{ phase = "planning" },
        effect = lasting("phase", add("willpower", 4, host)),
    },
}
