-- Cards for tests/lotr-card-game/in-play.lua and keywords.lua.
pack { name = "test-in-play", version = "1", game = "lotr-card-game" }

-- Offers whatever an ability can interact with.
event "Point At" {
    sphere = "neutral", cost = 0,
    text = "Action: choose a card. It gains the Seen trait until the end of the phase.",
    action { effect = { choose{ cards{} }, lasting("phase", gain_trait("Seen", target)) } },
}

event "Dig Up" {
    sphere = "neutral", cost = 0, text = "Action: return an ally from your discard pile to your hand.",
    action { effect = { choose{ allies{ place = "discard", owner = you } }, to_hand(target, you) } },
}

ally "Banner Bearer" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    text = "Each hero has +1 willpower. Action: raise your threat by 1. Response: after a hero " ..
        "commits to a quest, raise your threat by 1.",
    constant { add("willpower", 1, heroes{}) },
    action { effect = raise_threat(1, you) },
    response { after = commits(heroes{}), effect = raise_threat(1, you) },
}

ally "Restless Ghost" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    text = "Action: put Restless Ghost into play from your discard pile.",
    action { from = "discard", effect = put_into_play(self, you) },
}

attachment "Ranger's Cloak" {
    sphere = "neutral", cost = 0, attach_to = heroes{ trait = "Ranger" },
    text = "Attach to a Ranger hero.",
}

event "Night March" {
    sphere = "neutral", cost = 0, text = "Travel action: raise your threat by 1.",
    action { phase = "travel", effect = raise_threat(1, you) },
}

event "Idle Talk" {
    sphere = "neutral", cost = 0, text = "Action: raise your threat by 1.",
    action { effect = raise_threat(1, you) },
}

treachery "Grim Tidings" {
    set = "Test In Play", copies = 0, keywords = { "doomed 2" },
    text = "Doomed 2. (Nothing at all happens.)",
}

treachery "Loud Threats" {
    set = "Test In Play", copies = 0,
    text = "Doomed 5. Surge. (Raise each player's threat by 5 and reveal another card.)",
    when_revealed { effect = raise_threat(1, everyone) },
}

treachery "Worsening Tidings" {
    set = "Test In Play", copies = 0, keywords = { "doomed 2" },
    text = "Doomed 2. When revealed: Worsening Tidings gains doomed 1.",
    when_revealed { effect = doomed(1) },
}

location "House of Woe" {
    set = "Test In Play", copies = 0, threat = 1, quest_points = 3,
    text = "While it is in the staging area, each treachery that is revealed gains doomed 1.",
    constant {
        gain_keyword("doomed 1", treacheries{ place = "revealed" }),
        condition = exists(locations{ place = "staging", is = "self" }),
    },
}

ally "Twice Watchful" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    keywords = { "ranged", "sentinel" }, text = "Ranged. Sentinel.",
}
