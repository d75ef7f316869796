-- Cards for tests/lotr-card-game/destroy.lua.
pack { name = "test-destroy", version = "1", game = "lotr-card-game" }

event "Strike Down" {
    sphere = "neutral", cost = 0, text = "Action: destroy a character or enemy.",
    action { effect = { choose{ cards{ type = { "hero", "ally", "enemy" } } }, destroy(target) } },
}

event "Send Away" {
    sphere = "neutral", cost = 0, text = "Action: discard a card from play.",
    action {
        effect = {
            choose{ cards{ type = { "hero", "ally", "enemy", "location", "attachment" } } },
            discard(target),
        },
    },
}

event "Send Away Together" {
    sphere = "neutral", cost = 0, text = "Action: discard each ally.",
    action { effect = discard(allies{}) },
}

event "Empty the Hand" {
    sphere = "neutral", cost = 0, text = "Action: discard your hand.",
    action { effect = discard_hand(all, you) },
}

event "Let Slip" {
    sphere = "neutral", cost = 0, text = "Action: discard 2 random cards from your hand.",
    action { effect = discard_random(2, you) },
}

event "Step Forward" {
    sphere = "neutral", cost = 0, text = "Action: place 2 progress on a location.",
    action { effect = { choose{ locations{} }, progress(2, target) } },
}

event "Short Cut" {
    sphere = "neutral", cost = 0,
    text = "Action: a location has -2 quest points until the end of the phase.",
    action { effect = { choose{ locations{} }, lasting("phase", add("quest_points", -2, target)) } },
}

event "Second Wind" {
    sphere = "neutral", cost = 0,
    text = "Action: a character has +2 hit points until the end of the phase.",
    action { effect = { choose{ characters{} }, lasting("phase", add("hit_points", 2, target)) } },
}

event "Hurt" {
    sphere = "neutral", cost = 0, text = "Action: deal 2 damage to a character or enemy.",
    action {
        effect = { choose{ cards{ type = { "hero", "ally", "enemy" } } }, damage(2, target) },
    },
}

-- One resource for whatever is "discarded", so that a test can see it.
attachment "Gatherer's Sack" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: after a card is discarded from play, add 1 resource to the attached hero.",
    forced {
        after = discarded(cards{ type = { "hero", "ally", "enemy", "location" } }),
        effect = resources(1, host),
    },
}

treachery "Twofold Doom" {
    set = "Test Destroy", copies = 0, keywords = { "doomed 2" }, text = "Doomed 2.",
}
