-- Leadership cards of players' decks.

ally "Guard of the Citadel" {
    number = 13, sphere = "leadership", cost = 2, copies = 3,
    willpower = 1, attack = 1, defense = 0, hit_points = 2,
    traits = { "Gondor", "Warrior" },
    text = "No ability.",
}

ally "Faramir" {
    number = 14, unique = true, sphere = "leadership", cost = 4, copies = { 2, 3 },
    willpower = 2, attack = 1, defense = 2, hit_points = 3,
    traits = { "Gondor", "Noble", "Ranger" },
    text = "Action: exhaust Faramir and choose a player. Each character they control " ..
        "has +1 willpower until the end of the phase.",
    action {
        cost = exhaust(self),
        effect = {
            choose_player{},
            lasting("phase", add("willpower", 1, characters{ controller = chosen_player })),
        },
    },
}

ally "Son of Arnor" {
    number = 15, sphere = "leadership", cost = 3, copies = { 2, 3 },
    willpower = 0, attack = 2, defense = 0, hit_points = 2,
    traits = { "Dúnedain" },
    text = "Response: after Son of Arnor enters play, choose an enemy in the staging " ..
        "area or engaged with another player. That enemy engages you.",
    response {
        after = enters_play(self),
        effect = {
            choose{ enemies{ place = { "staging", "engaged" }, engaged_with = others } },
            engage(target, you),
        },
    },
}

ally "Snowbourn Scout" {
    number = 16, sphere = "leadership", cost = 1, copies = 3,
    willpower = 0, attack = 0, defense = 1, hit_points = 1,
    traits = { "Rohan", "Scout" },
    text = "Response: after Snowbourn Scout enters play, place 1 progress on a " ..
        "location.",
    response {
        after = enters_play(self),
        effect = { choose{ locations{} }, progress(1, target) },
    },
}

ally "Silverlode Archer" {
    number = 17, sphere = "leadership", cost = 3, copies = { 2, 3 },
    willpower = 1, attack = 2, defense = 0, hit_points = 1,
    traits = { "Archer", "Silvan" }, keywords = { "ranged" },
    text = "No ability.",
}

ally "Longbeard Orc Slayer" {
    number = 18, sphere = "leadership", cost = 4, copies = { 2, 3 },
    willpower = 0, attack = 2, defense = 1, hit_points = 3,
    traits = { "Dwarf", "Warrior" },
    text = "Response: after Longbeard Orc Slayer enters play, deal 1 damage to each Orc " ..
        "enemy in play.",
    response {
        after = enters_play(self),
        effect = damage(1, enemies{ trait = "Orc" }),
    },
}

ally "Brok Ironfist" {
    number = 19, unique = true, sphere = "leadership", cost = 6, copies = { 1, 3 },
    willpower = 2, attack = 2, defense = 1, hit_points = 4,
    traits = { "Dwarf", "Warrior" },
    text = "Response: after a Dwarf hero you control leaves play, put Brok Ironfist " ..
        "into play from your hand.",
    response {
        from = "hand",
        after = leaves_play{ heroes{ trait = "Dwarf" }, by = you },
        effect = put_into_play(self, you),
    },
}

event "Ever Vigilant" {
    number = 20, sphere = "leadership", cost = 1, copies = { 2, 3 },
    text = "Action: ready an ally.",
    action { effect = { choose{ allies{} }, ready(target) } },
}

event "Common Cause" {
    number = 21, sphere = "leadership", cost = 0, copies = { 2, 3 },
    text = "Action: exhaust a hero you control to ready a different hero.",
    action {
        cost = exhaust(heroes{ controller = you }),
        effect = { choose{ heroes{ is_not = "paid" } }, ready(target) },
    },
}

event "For Gondor!" {
    number = 22, sphere = "leadership", cost = 2, copies = { 2, 3 },
    text = "Action: until the end of the phase all characters have +1 attack, and all " ..
        "Gondor characters have +1 defense as well.",
    action {
        effect = lasting("phase",
            add("attack", 1, characters{}),
            add("defense", 1, characters{ trait = "Gondor" })),
    },
}

event "Sneak Attack" {
    number = 23, sphere = "leadership", cost = 1, copies = { 2, 3 },
    text = "Action: put an ally from your hand into play. If it is still in play at the " ..
        "end of the phase, take it back into your hand.",
    action {
        effect = {
            choose{ allies{ place = "hand", owner = you } },
            put_into_play(target, you),
            delayed{
                at = phase_ends(),
                if_{ exists(allies{ is = "target" }), then_ = return_to_hand(target) },
            },
        },
    },
}

event "Valiant Sacrifice" {
    number = 24, sphere = "leadership", cost = 1, copies = { 2, 3 },
    text = "Response: after an ally leaves play, its controller draws 2 cards.",
    response {
        after = leaves_play(allies{}),
        effect = draw(2, event_player),
    },
}

event "Grim Resolve" {
    number = 25, sphere = "leadership", cost = 5, copies = { 1, 3 },
    text = "Action: ready every character in play.",
    action { effect = ready(characters{}) },
}

attachment "Steward of Gondor" {
    number = 26, unique = true, sphere = "leadership", cost = 2, copies = { 2, 3 },
    traits = { "Gondor", "Title" },
    attach_to = heroes{},
    text = "The attached hero has the Gondor trait. Action: exhaust Steward of Gondor " ..
        "to add 2 resources to that hero's pool.",
    constant { gain_trait("Gondor", host) },
    action {
        cost = exhaust(self),
        effect = resources(2, host),
    },
}

attachment "Celebrían's Stone" {
    number = 27, unique = true, sphere = "leadership", cost = 2, copies = { 1, 3 },
    traits = { "Artifact", "Item" }, keywords = { "restricted" },
    attach_to = heroes{},
    text = "The attached hero has +2 willpower. If it is Aragorn, he has a Spirit " ..
        "resource icon as well.",
    constant { add("willpower", 2, host) },
    constant {
        gain_sphere("spirit", host),
        condition = exists(heroes{ title = "Aragorn", is = "host" }),
    },
}
