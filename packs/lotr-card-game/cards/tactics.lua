-- Tactics cards of players' decks.

ally "Veteran Axehand" {
    number = 28, sphere = "tactics", cost = 2, copies = 3,
    willpower = 0, attack = 2, defense = 1, hit_points = 2,
    traits = { "Dwarf", "Warrior" },
    text = "No ability.",
}

ally "Gondorian Spearman" {
    number = 29, sphere = "tactics", cost = 2, copies = 3,
    willpower = 0, attack = 1, defense = 1, hit_points = 1,
    traits = { "Gondor", "Warrior" }, keywords = { "sentinel" },
    text = "Response: after Gondorian Spearman is declared as a defender, deal 1 damage " ..
        "to the attacking enemy.",
    response {
        after = defends(self),
        effect = damage(1, attacker),
    },
}

ally "Horseback Archer" {
    number = 30, sphere = "tactics", cost = 3, copies = { 2, 3 },
    willpower = 0, attack = 2, defense = 1, hit_points = 2,
    traits = { "Rohan", "Archer" }, keywords = { "ranged" },
    text = "No ability.",
}

ally "Beorn" {
    number = 31, unique = true, sphere = "tactics", cost = 6, copies = { 1, 3 },
    willpower = 1, attack = 3, defense = 3, hit_points = 6,
    traits = { "Beorning", "Warrior" },
    text = "Action: Beorn has +5 attack until the end of the phase. When that phase " ..
        "ends, shuffle him into his owner's deck. Once per round.",
    action {
        limit = { 1, "round" },
        effect = {
            lasting("phase", add("attack", 5, self)),
            delayed{
                at = phase_ends(),
                if_{ exists(allies{ is = "self" }), then_ = shuffle_into_deck(self) },
            },
        },
    },
}

event "Blade Mastery" {
    number = 32, sphere = "tactics", cost = 1, copies = 3,
    text = "Action: choose a character. It has +1 attack and +1 defense until the end " ..
        "of the phase.",
    action {
        effect = {
            choose{ characters{} },
            lasting("phase", add("attack", 1, target), add("defense", 1, target)),
        },
    },
}

event "Rain of Arrows" {
    number = 33, sphere = "tactics", cost = 1, copies = { 2, 3 },
    text = "Action: exhaust a Ranged character you control and choose a player. Deal 1 " ..
        "damage to each enemy engaged with them.",
    action {
        cost = exhaust(characters{ keyword = "ranged", controller = you }),
        effect = { choose_player{}, damage(1, enemies{ engaged_with = chosen_player }) },
    },
}

event "Feint" {
    number = 34, sphere = "tactics", cost = 1, copies = { 2, 3 },
    text = "Combat action: choose an enemy engaged with a player. It cannot attack that " ..
        "player until the end of the phase.",
    action {
        phase = "combat",
        effect = {
            choose{ enemies{ place = "engaged" } },
            lasting("phase", cannot_attack(target, engaged_player)),
        },
    },
}

event "Quick Strike" {
    number = 35, sphere = "tactics", cost = 1, copies = { 2, 3 },
    text = "Action: exhaust a character you control. It attacks, at once and alone, an " ..
        "enemy it may attack.",
    action {
        cost = exhaust(characters{ controller = you }),
        effect = player_attack(paid),
    },
}

event "Thicket of Spears" {
    number = 36, sphere = "tactics", cost = 3, copies = { 2, 3 },
    text = "Pay for this card with resources of three different heroes. Action: choose " ..
        "a player. Enemies engaged with them cannot attack them until the end of the " ..
        "phase.",
    action {
        cost = different_pools(3),
        effect = {
            choose_player{},
            lasting("phase", cannot_attack(enemies{ engaged_with = chosen_player }, chosen_player)),
        },
    },
}

event "Swift Strike" {
    number = 37, sphere = "tactics", cost = 2, copies = { 1, 3 },
    text = "Response: after a character is declared as a defender, deal 2 damage to the " ..
        "attacking enemy.",
    response {
        after = defends(characters{}),
        effect = damage(2, attacker),
    },
}

event "Stand Together" {
    number = 38, sphere = "tactics", cost = 0, copies = { 1, 3 },
    text = "Action: choose a player. Until the end of the phase they may declare any " ..
        "number of eligible characters they control as defenders against each enemy " ..
        "that attacks them.",
    action { effect = { choose_player{}, lasting("phase", many_defenders(chosen_player)) } },
}

attachment "Blade of Gondolin" {
    number = 39, sphere = "tactics", cost = 1, copies = { 2, 3 },
    traits = { "Item", "Weapon" }, keywords = { "restricted" },
    attach_to = heroes{},
    text = "The attached hero has +1 attack while it attacks an Orc. Response: after an " ..
        "attack the attached hero takes part in destroys an enemy, place 1 progress " ..
        "on the current quest.",
    constant {
        add("attack", 1, host),
        condition = all_of{
            exists(heroes{ is = { "host", "attacking" } }),
            exists(enemies{ trait = "Orc", is = "under_attack" }),
        },
    },
    response {
        after = attack_destroys(enemies{}),
        condition = exists(heroes{ is = { "host", "attacking" } }),
        effect = progress(1, stage),
    },
}

attachment "Citadel Plate" {
    number = 40, sphere = "tactics", cost = 4, copies = { 2, 3 },
    traits = { "Item", "Armor" }, keywords = { "restricted" },
    attach_to = heroes{},
    text = "The attached hero has +4 hit points.",
    constant { add("hit_points", 4, host) },
}

attachment "Dwarven Axe" {
    number = 41, sphere = "tactics", cost = 2, copies = { 2, 3 },
    traits = { "Item", "Weapon" }, keywords = { "restricted" },
    attach_to = heroes{},
    text = "The attached hero has +1 attack, or +2 attack if it is a Dwarf.",
    constant { add("attack", 1, host) },
    constant {
        add("attack", 1, host),
        condition = exists(heroes{ trait = "Dwarf", is = "host" }),
    },
}

attachment "Horn of Gondor" {
    number = 42, unique = true, sphere = "tactics", cost = 1, copies = { 1, 3 },
    traits = { "Item", "Artifact" }, keywords = { "restricted" },
    attach_to = heroes{},
    text = "Response: after a character is destroyed, add 1 resource to the attached " ..
        "hero's pool.",
    response {
        after = destroyed(characters{}),
        effect = resources(1, host),
    },
}
