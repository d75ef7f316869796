-- Attachments.

attachment "Fog of Sleep" {
    sphere = "neutral", cost = 0,
    traits = { "Condition" },
    attach_to = cards{ type = { "hero", "ally", "enemy", "location" } },
    text = "The attached card's text box counts as blank.",
    constant { blank(host) },
}

attachment "Scout's Banner" {
    sphere = "neutral", cost = 0,
    traits = { "Item" },
    attach_to = characters{},
    text = "The attached character gains ranged and the Scout trait.",
    constant { gain_keyword("ranged", host), gain_trait("Scout", host) },
}

attachment "Ward" {
    sphere = "neutral", cost = 0,
    traits = { "Condition" },
    attach_to = cards{ type = { "hero", "ally", "enemy" } },
    text = "The attached card cannot be damaged.",
    constant { cannot_be_damaged(host) },
}

attachment "Gondor Sash" {
    sphere = "neutral", cost = 0,
    traits = { "Item" },
    attach_to = heroes{ trait = "Gondor" },
    text = "Attach to a Gondor hero. That hero has +1 willpower.",
    constant { add("willpower", 1, host) },
}

attachment "Walking Staff" {
    sphere = "neutral", cost = 0,
    traits = { "Item" },
    attach_to = characters{},
    text = "Action: exhaust Walking Staff to lower your threat by 1.",
    action { cost = exhaust(self), effect = lower_threat(1, you) },
}

attachment "Short Sword" {
    sphere = "neutral", cost = 0,
    traits = { "Item", "Weapon" },
    attach_to = characters{},
    text = "The attached character has +1 attack.",
    constant { add("attack", 1, host) },
}

attachment "Iron Will" {
    sphere = "neutral", cost = 0,
    traits = { "Condition" },
    attach_to = characters{},
    text = "The attached character is immune to player card effects.",
    constant { immune("player", host) },
}

attachment "Kinship" {
    sphere = "neutral", cost = 0,
    traits = { "Condition" },
    attach_to = heroes{},
    text = "Each Noble character gains the Kin trait. Each Kin character has +1 " ..
        "defense.",
    constant { gain_trait("Kin", characters{ trait = "Noble" }) },
    constant { add("defense", 1, characters{ trait = "Kin" }) },
}

attachment "Open Purse" {
    sphere = "neutral", cost = 0,
    traits = { "Item" },
    attach_to = heroes{},
    text = "Action: spend 1 resource of the attached hero to draw 1 card. Any player may use this.",
    action { user = anyone, cost = spend(1, host), effect = draw(1, you) },
}

attachment "Open Wound" {
    sphere = "neutral", cost = 0,
    traits = { "Condition" },
    attach_to = heroes{},
    text = "Action: deal 1 damage to the attached hero to draw 1 card. Any player may use this.",
    action { user = anyone, cost = damage(1, host), effect = draw(1, you) },
}
