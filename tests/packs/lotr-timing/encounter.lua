-- Encounter cards. Tests put them where they are needed; no scenario has them.

enemy "Swarm Without End" {
    set = "Trials", threat = 1, engagement_cost = 50, attack = 1, defense = 0, hit_points = 1,
    traits = { "Creature" }, keywords = { "surge", "surge" },
    text = "Surge, twice.",
}

objective "Faramir" {
    set = "Trials", unique = true, traits = { "Gondor" },
    text = "The captain himself, found by the wayside.",
}

treachery "Errand of the Wanderer" {
    set = "Trials",
    text = "When revealed: add the objective Faramir from the encounter deck to the staging area.",
    when_revealed { effect = to_staging(objectives{ title = "Faramir", place = "encounter_deck" }) },
}

treachery "Clinging Shade" {
    set = "Trials",
    text = "When revealed: attach Clinging Shade to the current quest.",
    when_revealed { effect = attach(self, stage) },
}

enemy "Slow Beast" {
    set = "Trials", threat = 1, engagement_cost = 50, attack = 0, defense = 0, hit_points = 5,
    traits = { "Creature" },
    text = "Forced: after Slow Beast is damaged, raise each player's threat by 1.",
    forced { after = damaged(self), effect = raise_threat(1, everyone) },
}

enemy "Second Beast" {
    set = "Trials", threat = 1, engagement_cost = 50, attack = 0, defense = 0, hit_points = 5,
    text = "Forced: after an enemy is damaged, raise each player's threat by 2.",
    forced { after = damaged(enemies{}), effect = raise_threat(2, everyone) },
}

enemy "Old Terror" {
    set = "Trials", threat = 1, engagement_cost = 50, attack = 0, defense = 0, hit_points = 2,
    keywords = { "victory 7", "surge" },
    text = "No ability.",
}

location "Warded Hollow" {
    set = "Trials", threat = 1, quest_points = 1, keywords = { "victory 2" },
    text = "No ability.",
}

location "Toll Bridge" {
    set = "Trials", threat = 1, quest_points = 2,
    text = "Travel: each player exhausts an ally.",
    travel { exhaust_each(1, allies{}) },
}

location "Tidal Flats" {
    set = "Trials", threat = 0, quest_points = 4,
    text = "No ability.",
}

treachery "Twofold Doubt" {
    set = "Trials",
    text = "When revealed: each player discards a card from their hand. Then raise their threat by 1.",
    when_revealed {
        effect = each_player{ discard_hand(1, each), then_, raise_threat(1, each) },
    },
}

objective "Stranger" {
    set = "Trials", unique = true, copies = 0,
    text = "No ability.",
}
