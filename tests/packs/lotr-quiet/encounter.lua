-- Encounter cards.

treachery "Beckoning" {
    set = "Glossary",
    text = "When revealed: the first player may raise their threat by 3.",
    when_revealed { effect = raise_threat(3, first_player), optional = true },
}

treachery "Heavy Dread" {
    set = "Glossary",
    text = "When revealed: raise each player's threat by 4.",
    when_revealed { effect = raise_threat(4, everyone) },
    shadow { effect = raise_threat(2, defending_player) },
}

treachery "Grim Omen" {
    set = "Glossary",
    text = "Shadow: raise your threat by 3.",
    shadow { effect = raise_threat(3, you) },
}

treachery "Numbing Fog" {
    set = "Glossary",
    text = "When revealed: until the end of the round the text boxes of Noble characters count " ..
        "as blank.",
    when_revealed { effect = lasting("round", blank(characters{ trait = "Noble" })) },
}

treachery "Clinging Web" {
    set = "Glossary",
    text = "When revealed: attach Clinging Web to a character. It counts as a Condition " ..
        "attachment.",
    when_revealed {
        effect = { choose{ characters{}, by = first_player }, attach(self, target, "Condition") },
    },
}

treachery "Sudden Onslaught" {
    set = "Glossary",
    text = "When revealed: an enemy engaged with the first player attacks that player.",
    when_revealed {
        effect = {
            choose{ enemies{ engaged_with = first_player }, by = first_player },
            enemy_attack(target, first_player),
        },
    },
}

enemy "Old Ruffian" {
    set = "Glossary",
    engagement_cost = 50, threat = 1, attack = 3, defense = 1, hit_points = 4,
    traits = { "Ruffian" },
    text = "No ability.",
}

enemy "Wavering Foe" {
    set = "Glossary",
    engagement_cost = 50, threat = 1, attack = 3, defense = 1, hit_points = 4,
    traits = { "Ruffian" },
    text = "Forced: after Wavering Foe engages you, you may deal 2 damage to it.",
    forced { after = engages(self), optional = true, effect = damage(2, self) },
}

enemy "Howling Wolf" {
    set = "Glossary",
    engagement_cost = 50, threat = 1, attack = 3, defense = 1, hit_points = 4,
    traits = { "Creature" }, keywords = { "victory 2" },
    text = "Forced: after Howling Wolf engages you, raise your threat by 3.",
    forced { after = engages(self), effect = raise_threat(3, you) },
}

enemy "Bitter Foe" {
    set = "Glossary", copies = 0, engagement_cost = 50, threat = 0, attack = 1, defense = 0,
    hit_points = 9,
    text = "Forced: after Bitter Foe begins an attack, raise your threat by 1.",
    forced { after = enemy_attacks(self), effect = raise_threat(1, you) },
}

location "Wayside Well" {
    set = "Glossary", threat = 2, quest_points = 4,
    traits = { "Riverland" },
    text = "Action: raise your threat by 1 to heal 1 damage on a hero.",
    action { cost = raise_threat(1), effect = { choose{ heroes{} }, heal(1, target) } },
}

objective "Signal Horn" {
    set = "Glossary",
    traits = { "Item" },
    text = "Action: raise your threat by 1 to draw 1 card.",
    action { cost = raise_threat(1), effect = draw(1, you) },
}

treachery "Gathering Gloom" {
    set = "Glossary", copies = 0,
    text = "When revealed: Gathering Gloom gains doomed 3.",
    when_revealed { effect = doomed(3) },
}

treachery "Spreading Rumor" {
    set = "Glossary", copies = 0,
    text = "When revealed: Spreading Rumor gains surge and doomed 2. Reveal 1 encounter card.",
    when_revealed { effect = { surge(1), doomed(2), reveal(1) } },
}

treachery "Flank Attack" {
    set = "Glossary", copies = 0,
    text = "Shadow: another enemy engaged with you makes an immediate attack.",
    shadow {
        effect = {
            choose{ enemies{ engaged_with = you, is_not = "attacking" } },
            enemy_attack(target, you),
        },
    },
}

-- Printed in two editions, in different numbers.

treachery "Echo of the Past" { set = "Two Printings", copies = { 1, 3 }, text = "No effect." }

scenario "two-printings" {
    name = "Two printings",
    sets = { "Quiet Road", "Two Printings" },
    quests = { "A Quiet Road" },
}

-- What a stage says first need not come first.

quest "A Road of Two Minds" {
    set = "Quiet Road", stage = 1, quest_points = 20,
    text = "Setup: each player raises their threat by 3. When revealed: each player raises their " ..
        "threat by 4. Action: each player lowers their threat by 1.",
    action { limit = { 1, "round" }, effect = lower_threat(1, everyone) },
    setup { effect = raise_threat(3, everyone) },
    when_revealed { effect = raise_threat(4, everyone) },
}

scenario "two-minds" {
    name = "A road of two minds",
    sets = { "Quiet Road" },
    quests = { "A Road of Two Minds" },
}
