-- Burdens: what weighs on the players in the campaign of the revised core set. No
-- normal game has them; their set belongs to no scenario.

enemy "Ungoliant's Swarm" {
    campaign = "burden",
    set = "Mirkwood Paths",
    number = 136, copies = { 0, 1 },
    engagement_cost = 33, threat = 3, attack = 2, defense = 2, hit_points = 5,
    traits = { "Creature", "Spider" },
    text = "Forced: after Ungoliant's Swarm engages a player, that player exhausts 2 " ..
        "characters they control. Shadow: put Ungoliant's Swarm into play, engaged " ..
        "with you.",
    forced {
        after = engages(self),
        effect = repeat_{
            2,
            choose{ characters{ controller = event_player }, by = event_player },
            exhaust(target),
        },
    },
    shadow { effect = engage(self, defending_player) },
}

treachery "Lingering Venom" {
    campaign = "burden",
    set = "Mirkwood Paths",
    number = 137, copies = { 0, 1 },
    keywords = { "surge" },
    text = "When revealed: each player either exhausts each damaged character they " ..
        "control or deals 2 damage to their most damaged hero. Shadow: exhaust each " ..
        "damaged character you control.",
    when_revealed {
        effect = each_player{
            either{
                mode("Exhaust your damaged characters",
                    exhaust(characters{ controller = each, is = "damaged" })),
                mode("2 damage on your most damaged hero",
                    choose{ heroes{ controller = each, most = "damage" }, by = each },
                    damage(2, target)),
                by = each,
            },
        },
    },
    shadow { effect = exhaust(characters{ controller = defending_player, is = "damaged" }) },
}

objective "Scarred" {
    campaign = "burden",
    set = "Mirkwood Paths",
    number = 138, copies = { 0, 4 },
    keywords = { "permanent" },
    text = "Attached to a hero, one on each. Forced: after a character you control is " ..
        "destroyed, raise your threat by 1.",
    forced {
        after = destroyed(characters{ controller = you }),
        effect = raise_threat(1, you),
    },
}
