-- Cards with every field that Appendix II calls out for their type.
pack { name = "test-anatomy", version = "1", game = "lotr-card-game" }

enemy "Named Foe" {
    set = "Test anatomy", number = 901, unique = true,
    engagement_cost = 31, threat = 2, attack = 3, defense = 1, hit_points = 4,
    traits = { "Orc" }, keywords = { "victory 6" },
    text = "When revealed: each player raises their threat by 1. Shadow: 1 damage on the defender.",
    when_revealed{ effect = raise_threat(1, everyone) },
    shadow{ effect = damage(1, defender) },
}
location "Old Watch" {
    set = "Test anatomy", number = 902, unique = true, threat = 3, quest_points = 5,
    traits = { "Ruins" }, keywords = { "victory 2" },
    text = "Travel: the first player raises their threat by 2. Shadow: the attacker has +1 attack.",
    travel{ raise_threat(2) },
    shadow{ effect = lasting("attack", add("attack", 1, attacker)) },
}
objective "Sealed Chest" {
    set = "Test anatomy", number = 903, unique = true, traits = { "Item" }, extra = "Worth 3",
    text = "The players may open it.",
}
treachery "Sudden Night" {
    set = "Test anatomy", number = 904,
    text = "When revealed: each player raises their threat by 1. Shadow: the attacker has +1 attack.",
    when_revealed{ effect = raise_threat(1, everyone) },
    shadow{ effect = lasting("attack", add("attack", 1, attacker)) },
}
treachery "Plain Night" { set = "Test anatomy", number = 905, when_revealed{ effect = raise_threat(1, everyone) } }

ally "Silencer" {
    sphere = "neutral", cost = 0, willpower = 0, attack = 1, defense = 1, hit_points = 2,
    constant{ blank(enemies{}) },
    action{ effect = { choose{ enemies{ place = "engaged" } }, destroy(target) }, text = "strike down" },
}
