-- Cards for tests/lotr-card-game/first-player.lua and forced.lua.
pack { name = "test-order", version = "1", game = "lotr-card-game" }

event "Idle Talk" {
    sphere = "neutral", cost = 0, text = "Action: raise your threat by 1.",
    action { effect = raise_threat(1, you) },
}

-- Its victim is anybody's hero.
enemy "Vengeful Shade" {
    set = "Test Order", copies = 0,
    engagement_cost = 40, threat = 1, attack = 2, defense = 1, hit_points = 4,
    text = "Forced: after Vengeful Shade engages a player, deal 1 damage to a hero. Shadow: a " ..
        "player raises their threat by 2.",
    forced { after = engages(self), effect = { choose{ heroes{} }, damage(1, target) } },
    shadow { effect = { choose_player{}, raise_threat(2, chosen_player) } },
}

treachery "Ill Omen" {
    set = "Test Order", copies = 0,
    text = "When revealed: deal 1 damage to a hero.",
    when_revealed { effect = { choose{ heroes{} }, damage(1, target) } },
}

treachery "Roll Call" {
    set = "Test Order", copies = 0,
    text = "When revealed: each player exhausts a hero they control.",
    when_revealed {
        effect = each_player{ choose{ heroes{ controller = each }, by = each }, exhaust(target) },
    },
}

treachery "Heavy Hearts" {
    set = "Test Order", copies = 0,
    text = "When revealed: each player discards a card.",
    when_revealed { effect = discard_hand(1, everyone) },
}

-- The next player pays.
event "Pass It On" {
    sphere = "neutral", cost = 0, text = "Action: the next player raises their threat by 1.",
    action { effect = raise_threat(1, next_player) },
}

attachment "Left Hand" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: after an enemy engages a player, add 1 resource to the attached hero.",
    forced { after = engages(enemies{}), effect = resources(1, host) },
}

attachment "Right Hand" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: after an enemy engages a player, double the resources of the attached hero.",
    forced { after = engages(enemies{}), effect = resources(resources_on(host), host) },
}

attachment "Ready Answer" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Response: after an enemy engages a player, raise your threat by 1.",
    response { after = engages(enemies{}), effect = raise_threat(1, you) },
}

attachment "Foresight" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Response: when an enemy attacks, raise your threat by 1.",
    response { when = enemy_attacks(enemies{}), effect = raise_threat(1, you) },
}

enemy "Swift Fang" {
    set = "Test Order", copies = 0,
    engagement_cost = 5, threat = 1, attack = 1, defense = 1, hit_points = 4,
    text = "Forced: when Swift Fang attacks, raise your threat by 3.",
    forced { when = enemy_attacks(self), effect = raise_threat(3, event_player) },
}

attachment "Thorn" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: at the end of the round, deal 1 damage to the attached hero.",
    forced { when = round_ends(), effect = damage(1, host) },
}

attachment "Mourning Ring" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: after a hero is destroyed, add 1 resource to the attached hero.",
    forced { after = destroyed(heroes{}), effect = resources(1, host) },
}

event "Slow Poison" {
    sphere = "neutral", cost = 0, text = "Action: at the end of the phase, raise your threat by 2.",
    action { effect = { raise_threat(1, you), delayed{ at = phase_ends(), raise_threat(2, you) } } },
}

event "Slow Cure" {
    sphere = "neutral", cost = 0, text = "Action: at the end of the phase, lower your threat to 0.",
    action {
        effect = { raise_threat(1, you), delayed{ at = phase_ends(), lower_threat(99, you) } },
    },
}
