-- Cards for tests/lotr-card-game/events.lua and initiating.lua.
pack { name = "test-events", version = "1", game = "lotr-card-game" }

event "Idle Talk" {
    sphere = "neutral", cost = 0, text = "Action: raise your threat by 1.",
    action { effect = raise_threat(1, you) },
}

event "War Cry" {
    sphere = "neutral", cost = 0,
    text = "Action: each ally has +2 attack until the end of the round.",
    action { effect = lasting("round", add("attack", 2, allies{})) },
}

event "Moonlight" {
    sphere = "neutral", cost = 0,
    text = "Quest action: lower your threat by 2.",
    action { phase = "quest", effect = lower_threat(2, you) },
}

event "Last Hope" {
    sphere = "neutral", cost = 0,
    text = "Action: if your threat is 30 or more, lower it by 5.",
    action { condition = at_least(threat_of(you), 30), effect = lower_threat(5, you) },
}

event "Welcome" {
    sphere = "neutral", cost = 0, text = "Response: after an ally enters play, draw 1 card.",
    response { after = enters_play(allies{}), effect = draw(1, you) },
}

event "Costly Word" {
    sphere = "leadership", cost = 2, text = "Action: draw 1 card.",
    action { effect = draw(1, you) },
}

ally "Free Friend" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    text = "No ability.",
}

-- Cancels the effect of an event, even of its own player.
attachment "Doubting Heart" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Response: exhaust Doubting Heart to cancel the effect of an event.",
    response { cancels = effect(events{}), cost = exhaust(self), effect = cancel() },
}

attachment "Ledger" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: after a card is played, add 1 resource to the attached hero.",
    forced { after = played(), effect = resources(1, host) },
}

event "Conjure" {
    sphere = "neutral", cost = 0, text = "Action: put a card of your hand into play.",
    action {
        effect = { choose{ cards{ place = "hand", owner = you } }, put_into_play(target, you) },
    },
}

event "Living Tale" {
    sphere = "neutral", cost = 0,
    text = "Action: put an event of your hand into play as an ally with 2 hit points and 2 attack.",
    action {
        effect = {
            choose{ events{ place = "hand", owner = you } },
            lasting("game", counts_as("ally", target), add("hit_points", 2, target),
                add("attack", 2, target)),
            put_into_play(target, you),
        },
    },
}

ally "Tired Scout" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Each hero has +1 willpower. Action: raise your threat by 1. Action: exhaust Tired " ..
        "Scout to draw 1 card.",
    constant { add("willpower", 1, heroes{}) },
    action { effect = raise_threat(1, you), text = "Complain" },
    action { cost = exhaust(self), effect = draw(1, you), text = "Look around" },
}

event "Lie Down" {
    sphere = "neutral", cost = 0, text = "Action: exhaust a character.",
    action { effect = { choose{ characters{} }, exhaust(target) } },
}

event "Everyone Rests" {
    sphere = "neutral", cost = 0, text = "Action: exhaust each character.",
    action { effect = exhaust(characters{}) },
}

-- Counts how often something is exhausted.
attachment "Sleeper's Bell" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: after a character exhausts, add 1 resource to the attached hero.",
    forced { after = exhausted(characters{}), effect = resources(1, host) },
}

event "Two Prices" {
    sphere = "leadership", cost = 1,
    text = "Action: exhaust a hero you control and discard a card from your hand to draw 2 cards.",
    action {
        cost = { exhaust(heroes{ controller = you }), discard_hand(1) },
        effect = draw(2, you),
    },
}

ally "Toll Keeper" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    text = "Cards in hands cost 1 more.",
    constant { cost_change(1, cards{ place = "hand" }) },
}

ally "Kind Broker" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    text = "Your allies cost 2 less.",
    constant { cost_change(-2, allies{ place = "hand" }, you) },
}

-- Answers a step of playing a card at that very moment.
attachment "Quick Wits" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Response: after a hero exhausts, ready it. Once per round.",
    response {
        after = exhausted(heroes{}), limit = { 1, "round" }, effect = ready(it),
    },
}

event "Sacrifice Play" {
    sphere = "neutral", cost = 0,
    text = "Action: exhaust a hero you control to ready an exhausted hero.",
    action {
        cost = exhaust(heroes{ controller = you }),
        effect = { choose{ heroes{} }, ready(target) },
    },
}
