-- Modifiers of every kind, and what is printed.
gear "Whetstone" { text = "+2 attack.", constant{ add("attack", 2, host) } }
gear "Heavy Load" { text = "-4 attack.", constant{ add("attack", -4, host) } }
gear "Double Draught" { text = "Attack doubled.", constant{ double("attack", host) } }
gear "Half Measure" { text = "Attack halved.", constant{ halve("attack", host) } }
gear "Vow of Three" { text = "Attack is 3.", constant{ set_to("attack", 3, host) } }
gear "Vow of Five" { text = "Attack is 5.", constant{ set_to("attack", 5, host) } }

trick "Set Aim" {
    text = "Action: until the end of the round a character's attack is 1.",
    action{ effect = { choose{ characters{} }, lasting("round", set_to("attack", 1, target)) } },
}

friend "Market Ward" {
    text = "Allies cost you 3 less.",
    constant{ cost_change(-3, allies{ place = "hand", owner = you }, you) },
}

friend "Toll Keeper" {
    text = "Allies cost you 1 more.",
    constant{ cost_change(1, allies{ place = "hand", owner = you }, you) },
}

trick "True Measure" {
    text = "Action: raise your threat by the printed attack of a character.",
    action{
        effect = { choose{ characters{} }, raise_threat(printed("attack", target), you) },
    },
}

trick "Full Measure" {
    text = "Action: raise your threat by the attack of a character.",
    action{
        effect = { choose{ characters{} }, raise_threat(stat_of("attack", target), you) },
    },
}

trick "Muster" {
    text = "Action: discard each ready ally and attachment you control.",
    action{
        effect = discard(cards{
            type = { "ally", "attachment" }, is_not = "exhausted", controller = you,
        }),
    },
}

trick "Pinprick" {
    text = "Action: deal 1 damage to a character.",
    action{ effect = { choose{ characters{} }, damage(1, target) } },
}

gear "Thick Skin" { text = "+60 hit points.", constant{ add("hit_points", 60, host) } }
gear "Frailty" { text = "-9 hit points.", constant{ add("hit_points", -9, host) } }
trick "Curse of Frailty" {
    text = "Action: each ally and each enemy has no hit points until the end of the phase.",
    action{
        effect = lasting("phase", set_to("hit_points", 0, cards{ type = { "ally", "enemy" } })),
    },
}
trick "Straight Road" {
    text = "Action: each location has -9 quest points until the end of the phase.",
    action{ effect = lasting("phase", add("quest_points", -9, locations{})) },
}
enemy "Withering Gaze" {
    set = "Plain", copies = 0,
    engagement_cost = 50, threat = 0, attack = 0, defense = 0, hit_points = 9,
    text = "Each ally has -1 hit points.",
    constant{ add("hit_points", -1, allies{}) },
}
