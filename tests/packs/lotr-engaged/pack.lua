-- Cards for tests/lotr-card-game/engaged.lua and enters-play.lua.
pack { name = "test-engaged", version = "1", game = "lotr-card-game" }

event "Challenge" {
    sphere = "neutral", cost = 0, text = "Action: an enemy engages you.",
    action { effect = { choose{ enemies{} }, engage(target, you) } },
}

event "Drive Back" {
    sphere = "neutral", cost = 0, text = "Action: return an engaged enemy to the staging area.",
    action { effect = { choose{ enemies{ place = "engaged" } }, to_staging(target) } },
}

event "Scatter" {
    sphere = "neutral", cost = 0, text = "Action: discard an enemy.",
    action { effect = { choose{ enemies{} }, discard(target) } },
}

event "Idle Talk" {
    sphere = "neutral", cost = 0, text = "Action: raise your threat by 1.",
    action { effect = raise_threat(1, you) },
}

-- Counts engagements in both directions, and what comes into play.
attachment "Watcher's Knot" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: after an enemy engages you, add 1 resource to the attached hero.",
    forced { after = engages{ enemies{}, by = you }, effect = resources(1, host) },
}

attachment "Gate Bell" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: after a card enters play, add 1 resource to the attached hero.",
    forced { after = enters_play(), effect = resources(1, host) },
}

attachment "Ledger" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: after a card is played, add 1 resource to the attached hero.",
    forced { after = played(), effect = resources(1, host) },
}

attachment "Farewell Bell" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: after a card leaves play, add 1 resource to the attached hero.",
    forced {
        after = leaves_play(cards{ type = { "ally", "enemy", "location" } }),
        effect = resources(1, host),
    },
}

ally "Free Friend" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    text = "No ability.",
}

event "Call a Friend" {
    sphere = "neutral", cost = 0, text = "Action: put an ally from your hand into play.",
    action {
        effect = { choose{ allies{ place = "hand", owner = you } }, put_into_play(target, you) },
    },
}

event "Lend a Friend" {
    sphere = "neutral", cost = 0, text = "Action: another player gains control of an ally.",
    action {
        effect = {
            choose_player{ other = true },
            choose{ allies{ controller = you } },
            take_control(target, chosen_player),
        },
    },
}

event "Bring Them Out" {
    sphere = "neutral", cost = 0, text = "Action: add an enemy set aside to the staging area.",
    action { effect = { choose{ enemies{ place = "aside" } }, to_staging(target) } },
}

event "Go Home" {
    sphere = "neutral", cost = 0, text = "Action: return an ally to its owner's hand.",
    action { effect = { choose{ allies{} }, return_to_hand(target) } },
}
