-- Cards for tests/lotr-card-game/effects.lua, gains.lua and immune.lua.
pack { name = "test-effects", version = "1", game = "lotr-card-game" }

-- Nothing that cards do touches her, but the rules of the game do.
hero "Warded One" {
    sphere = "leadership", threat_cost = 5,
    willpower = 2, attack = 1, defense = 1, hit_points = 3, traits = { "Noble" },
    text = "Immune to all card effects. Action: she has +2 hit points until the end of the phase.",
    constant { immune("both", self) },
    action {
        limit = { 1, "round" },
        effect = lasting("phase", add("hit_points", 2, self)),
        text = "More hit points",
    },
}

hero "Steady One" {
    sphere = "leadership", threat_cost = 5,
    willpower = 1, attack = 1, defense = 1, hit_points = 4, traits = { "Noble" },
    text = "No ability.",
}

ally "Lookout" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 2,
    traits = { "Scout" }, keywords = { "sentinel" },
    text = "Action: exhaust Lookout to draw 3 cards.",
    action { cost = exhaust(self), effect = draw(3, you) },
}

attachment "Heavy Mail" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Every hero has +2 hit points, if only their own plate says so: the attached hero.",
    constant { add("hit_points", 2, host) },
}

attachment "Herald's Horn" {
    sphere = "neutral", cost = 0, attach_to = characters{}, traits = { "Item" },
    text = "The attached character gains the Ranger trait, ranged, and a Spirit icon.",
    constant {
        gain_trait("Ranger", host), gain_keyword("ranged", host), gain_sphere("spirit", host),
        add("attack", 2, host),
    },
}

-- Resources tell how many cards came at one time.
attachment "Tally Stick" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: after you draw cards, add as many resources to the attached hero.",
    forced { after = draws{ by = you }, effect = resources(amount, host) },
}

event "Long Draught" {
    sphere = "neutral", cost = 0, text = "Action: draw 3 cards.",
    action { effect = draw(3, you) },
}

event "Deep Search" {
    sphere = "neutral", cost = 0,
    text = "Action: search the top 10 cards of your deck for a card.",
    action {
        effect = search{ you, cards{ place = "deck", owner = you }, top = 10, to = "hand", must = true },
    },
}

event "Many Things" {
    sphere = "neutral", cost = 0,
    text = "Action: ready each hero, heal 1 damage on each ally, draw 1 card. You may raise your threat by 1.",
    action {
        effect = { ready(heroes{}), heal(1, allies{}), draw(1, you), may{ raise_threat(1, you) } },
    },
}

event "Rise or Rest" {
    sphere = "neutral", cost = 0,
    text = "Action: ready a hero, or heal 2 damage on a character, or exhaust each ally.",
    action {
        effect = either{
            mode("Ready a hero", choose{ heroes{} }, ready(target)),
            mode("Heal a character", choose{ characters{} }, heal(2, target)),
            mode("Exhaust each ally", exhaust(allies{})),
        },
    },
}

event "Trade Places" {
    sphere = "neutral", cost = 0,
    text = "Action: exhaust a hero you control to ready another hero.",
    action {
        cost = exhaust(heroes{ controller = you }),
        effect = { choose{ heroes{ is_not = "paid" } }, ready(target) },
    },
}

event "Spent" {
    sphere = "neutral", cost = 0, text = "Action: exhaust each hero.",
    action { effect = exhaust(heroes{}) },
}

event "Balm for All" {
    sphere = "neutral", cost = 0, text = "Action: heal 1 damage on each hero.",
    action { effect = heal(1, heroes{}) },
}

event "Balm for One" {
    sphere = "neutral", cost = 0, text = "Action: heal 1 damage on a hero.",
    action { effect = { choose{ heroes{} }, heal(1, target) } },
}

event "Sharp Words" {
    sphere = "neutral", cost = 0, text = "Action: a hero has +3 attack until the end of the round.",
    action { effect = { choose{ heroes{} }, lasting("round", add("attack", 3, target)) } },
}

event "Cry Havoc" {
    sphere = "neutral", cost = 0, text = "Action: each hero has +3 attack until the end of the round.",
    action { effect = lasting("round", add("attack", 3, heroes{})) },
}

event "Ward" {
    sphere = "neutral", cost = 0,
    text = "Action: a hero is immune to player card effects until the end of the phase.",
    action { effect = { choose{ heroes{} }, lasting("phase", immune("player", target)) } },
}

event "Hurt All" {
    sphere = "neutral", cost = 0, text = "Action: deal 1 damage to each hero.",
    action { effect = damage(1, heroes{}) },
}

event "Disarm" {
    sphere = "neutral", cost = 0, text = "Action: discard an attachment.",
    action { effect = { choose{ attachments{} }, discard(target) } },
}

event "Silence" {
    sphere = "neutral", cost = 0,
    text = "Action: the text of a character is blank until the end of the phase.",
    action { effect = { choose{ characters{} }, lasting("phase", blank(target)) } },
}

event "Old Strength" {
    sphere = "neutral", cost = 0,
    text = "Action: add as many resources to a hero as its printed attack.",
    action { effect = { choose{ heroes{} }, resources(printed("attack", target), target) } },
}

event "Gather Rangers" {
    sphere = "neutral", cost = 0, text = "Action: ready a Ranger.",
    action { effect = { choose{ characters{ trait = "Ranger" } }, ready(target) } },
}

event "Windfall" {
    sphere = "neutral", cost = 0, text = "Action: add 2 resources to a hero.",
    action { effect = { choose{ heroes{} }, resources(2, target) } },
}

event "Spirit Song" {
    sphere = "spirit", cost = 1, text = "Action: draw 1 card.",
    action { effect = draw(1, you) },
}

location "Warded Ford" {
    set = "Test Effects", copies = 0, threat = 1, quest_points = 4, traits = { "Forest" },
    text = "Immune to player card effects.",
    constant { immune("player", self) },
}

enemy "Warded Shade" {
    set = "Test Effects", copies = 0,
    engagement_cost = 40, threat = 1, attack = 2, defense = 1, hit_points = 3,
    text = "Immune to player card effects. Forced: after it engages you, raise your threat by 4.",
    constant { immune("player", self) },
    forced { after = engages(self), effect = raise_threat(4, event_player) },
}

event "Nay" {
    sphere = "neutral", cost = 0, text = "Response: cancel an effect of an enemy.",
    response { cancels = effect(enemies{}), effect = cancel() },
}

event "Bring Light" {
    sphere = "neutral", cost = 0, text = "Action: remove 1 progress from each location.",
    action { effect = remove_progress(1, locations{}) },
}

event "Cut Through" {
    sphere = "neutral", cost = 0, text = "Action: deal 1 damage to an enemy.",
    action { effect = { choose{ enemies{} }, damage(1, target) } },
}

event "Storm of Arrows" {
    sphere = "neutral", cost = 0, text = "Action: deal 1 damage to each enemy.",
    action { effect = damage(1, enemies{}) },
}

event "Press On" {
    sphere = "neutral", cost = 0, text = "Action: place 1 progress on each location.",
    action { effect = progress(1, locations{}) },
}

event "Two Roads" {
    sphere = "neutral", cost = 0,
    text = "Action: either draw 1 card and raise your threat by 1, or add 1 resource to a hero " ..
        "and lower your threat by 1.",
    action {
        effect = either{
            mode("the low road", { draw(1), raise_threat(1) }),
            mode("the high road", choose{ heroes{ controller = you } },
                 { resources(1, target), { lower_threat(1) } }),
        },
    },
}

attachment "Grown Ring" {
    sphere = "neutral", cost = 0, attach_to = heroes{}, keywords = { "permanent" },
    text = "Permanent. Action: exhaust each attachment. Action: discard each attachment.",
    action { limit = { 1, "round" }, text = "Dim", effect = exhaust(attachments{}) },
    action { limit = { 1, "round" }, text = "Pull", effect = discard(attachments{}) },
}
