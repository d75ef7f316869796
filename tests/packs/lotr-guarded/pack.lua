-- Cards for tests/lotr-card-game/guarded.lua.
pack { name = "test-guarded", version = "1", game = "lotr-card-game" }

-- Its text does not ask whether it is guarded: the rule does.
objective "Old Crown" {
    set = "Test Guarded", copies = 0, keywords = { "guarded" },
    text = "Action: claim Old Crown and attach it to a hero you control.",
    action {
        user = anyone,
        effect = { choose{ heroes{ controller = you } }, claim(self, target, you) },
        text = "Claim it",
    },
}

objective "Old Sceptre" {
    set = "Test Guarded", copies = 0, keywords = { "guarded" },
    text = "Action: raise your threat by 3 to claim Old Sceptre.",
    action {
        user = anyone, cost = raise_threat(3),
        effect = { choose{ heroes{ controller = you } }, claim(self, target, you) },
        text = "Claim it",
    },
}

objective "Old Ring" {
    set = "Test Guarded", copies = 0, keywords = { "guarded" }, text = "No ability.",
}

treachery "Whispers" {
    set = "Test Guarded", copies = 0,
    text = "When revealed: each player raises their threat by 1.",
    when_revealed { effect = raise_threat(1, everyone) },
}

event "Idle Talk" {
    sphere = "neutral", cost = 0, text = "Action: raise your threat by 1.",
    action { effect = raise_threat(1, you) },
}

event "Send Away" {
    sphere = "neutral", cost = 0, text = "Action: discard an enemy or location.",
    action { effect = { choose{ cards{ type = { "enemy", "location" } } }, discard(target) } },
}

event "Strike Down" {
    sphere = "neutral", cost = 0, text = "Action: deal 9 damage to an enemy.",
    action { effect = { choose{ enemies{} }, damage(9, target) } },
}

event "Step Forward" {
    sphere = "neutral", cost = 0, text = "Action: place 6 progress on a location.",
    action { effect = { choose{ locations{} }, progress(6, target) } },
}
