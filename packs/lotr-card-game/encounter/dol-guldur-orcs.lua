-- Encounter set: Dol Guldur Orcs.

enemy "Dol Guldur Orcs" {
    set = "Dol Guldur Orcs",
    number = 89, copies = 3,
    engagement_cost = 10, threat = 2, attack = 2, defense = 0, hit_points = 3,
    traits = { "Dol Guldur", "Orc" },
    text = "When revealed: the first player chooses a character committed to a quest " ..
        "and deals 2 damage to it. Shadow: the attacking enemy has +1 attack, or +3 " ..
        "if the attack is undefended.",
    when_revealed {
        effect = {
            choose{ characters{ is = "committed" }, by = first_player },
            damage(2, target),
        },
    },
    shadow { effect = lasting("attack", add("attack", value(1, 2, undefended), attacker)) },
}

enemy "Chieftan Ufthak" {
    set = "Dol Guldur Orcs",
    number = 90, copies = 1, easy = 0,
    engagement_cost = 35, threat = 2, attack = 3, defense = 3, hit_points = 6,
    traits = { "Dol Guldur", "Orc" }, keywords = { "victory 4" },
    text = "Chieftan Ufthak has +2 attack for each resource token on it. Forced: after " ..
        "it attacks, place 1 resource token on it.",
    constant { add("attack", value(0, 2, resources_on(self)), self) },
    forced {
        after = enemy_attacked(self),
        effect = resources(1, self),
    },
}

enemy "Dol Guldur Beastmaster" {
    set = "Dol Guldur Orcs",
    number = 91, copies = 2, easy = 1,
    engagement_cost = 35, threat = 2, attack = 3, defense = 1, hit_points = 5,
    traits = { "Dol Guldur", "Orc" },
    text = "Forced: when Dol Guldur Beastmaster attacks, deal it 1 more shadow card.",
    forced {
        when = enemy_attacks(self),
        effect = deal_shadow(1, self),
    },
}

treachery "Driven by Shadow" {
    set = "Dol Guldur Orcs",
    number = 92, copies = 1,
    text = "When revealed: each enemy and each location now in the staging area has +1 " ..
        "threat until the end of the phase. If no card is in the staging area, " ..
        "Driven by Shadow gains surge. Shadow: discard an attachment from the " ..
        "defending character, or every attachment you control if the attack is " ..
        "undefended.",
    when_revealed {
        effect = if_{
            exists(cards{ place = "staging" }),
            then_ = lasting{
                "phase",
                add("threat", 1, cards{ type = { "enemy", "location" }, place = "staging" }),
                frozen = true,
            },
            else_ = surge(),
        },
    },
    shadow {
        effect = if_{
            equals(undefended, 1),
            then_ = discard(attachments{ controller = defending_player }),
            else_ = {
                choose{ characters{ is = "defending" }, by = defending_player },
                choose{ attachments{ is = "on_target" }, by = defending_player, as = 2 },
                discard(target2),
            },
        },
    },
}

treachery "The Necromancer's Reach" {
    set = "Dol Guldur Orcs",
    number = 93, copies = 3, easy = 1,
    text = "When revealed: deal 1 damage to each exhausted character.",
    when_revealed { effect = damage(1, characters{ is = "exhausted" }) },
}

location "Necromancer's Pass" {
    set = "Dol Guldur Orcs",
    number = 94, copies = 2, easy = 1,
    threat = 3, quest_points = 2,
    traits = { "Stronghold", "Dol Guldur" },
    text = "Travel: the first player discards 2 random cards from their hand.",
    travel { discard_random(2, first_player) },
}

location "Enchanted Stream" {
    set = "Dol Guldur Orcs",
    number = 95, copies = 2,
    threat = 2, quest_points = 2,
    traits = { "Forest" },
    text = "While Enchanted Stream is the active location, players cannot draw cards.",
    constant {
        cannot_draw(everyone),
        condition = exists(locations{ place = "active", is = "self" }),
    },
}
