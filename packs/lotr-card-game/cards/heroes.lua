-- The twelve heroes.

hero "Aragorn" {
    number = 1, sphere = "leadership", threat_cost = 12,
    willpower = 2, attack = 3, defense = 2, hit_points = 5,
    traits = { "Dúnedain", "Noble", "Ranger" }, keywords = { "sentinel" },
    text = "Response: after Aragorn commits to a quest, spend 1 resource from his pool " ..
        "to ready him.",
    response {
        after = commits(self),
        cost = spend(1, self),
        effect = ready(self),
    },
}

hero "Théodred" {
    number = 2, sphere = "leadership", threat_cost = 8,
    willpower = 1, attack = 2, defense = 1, hit_points = 4,
    traits = { "Noble", "Rohan", "Warrior" },
    text = "Response: after Théodred commits to a quest, add 1 resource to the pool of " ..
        "a hero committed to it.",
    response {
        after = commits(self),
        effect = { choose{ heroes{ is = "committed" } }, resources(1, target) },
    },
}

hero "Glóin" {
    number = 3, sphere = "leadership", threat_cost = 9,
    willpower = 2, attack = 2, defense = 1, hit_points = 4,
    traits = { "Dwarf", "Noble" },
    text = "Response: after Glóin is dealt damage, add as many resources to his pool as " ..
        "damage was dealt.",
    response {
        after = damaged(self),
        effect = resources(amount, self),
    },
}

hero "Gimli" {
    number = 4, sphere = "tactics", threat_cost = 11,
    willpower = 2, attack = 2, defense = 2, hit_points = 5,
    traits = { "Dwarf", "Noble", "Warrior" },
    text = "Gimli has +1 attack for each damage token on him.",
    constant { add("attack", damage_on(self), self) },
}

hero "Legolas" {
    number = 5, sphere = "tactics", threat_cost = 9,
    willpower = 1, attack = 3, defense = 1, hit_points = 4,
    traits = { "Noble", "Silvan", "Warrior" }, keywords = { "ranged" },
    text = "Response: after an attack Legolas takes part in destroys an enemy, place 2 " ..
        "progress on the current quest.",
    response {
        after = attack_destroys(enemies{}),
        condition = exists(heroes{ is = { "self", "attacking" } }),
        effect = progress(2, stage),
    },
}

hero "Thalin" {
    number = 6, sphere = "tactics", threat_cost = 9,
    willpower = 1, attack = 2, defense = 2, hit_points = 4,
    traits = { "Dwarf", "Warrior" },
    text = "While Thalin is committed to a quest, each enemy takes 1 damage as it is " ..
        "revealed from the encounter deck.",
    constant {
        when = revealed(enemies{}),
        condition = exists(heroes{ is = { "self", "committed" } }),
        effect = damage(1, it),
    },
}

hero "Éowyn" {
    number = 7, sphere = "spirit", threat_cost = 9,
    willpower = 4, attack = 1, defense = 1, hit_points = 3,
    traits = { "Noble", "Rohan" },
    text = "Action: discard 1 card from your hand to give Éowyn +1 willpower until the " ..
        "end of the phase. Each player may use this once per round.",
    action {
        user = anyone,
        cost = discard_hand(1),
        limit = { 1, "round", "player" },
        effect = lasting("phase", add("willpower", 1, self)),
    },
}

hero "Eleanor" {
    number = 8, sphere = "spirit", threat_cost = 7,
    willpower = 1, attack = 1, defense = 2, hit_points = 3,
    traits = { "Gondor", "Noble" },
    text = "Response: after a treachery is revealed from the encounter deck, exhaust " ..
        "Eleanor to cancel its When Revealed effects. Discard it and reveal the next " ..
        "encounter card in its place.",
    response {
        cancels = revealed(treacheries{}),
        cost = exhaust(self),
        effect = { cancel(), discard(it), reveal{ 1, instead = true } },
    },
}

hero "Dúnhere" {
    number = 9, sphere = "spirit", threat_cost = 8,
    willpower = 1, attack = 2, defense = 1, hit_points = 4,
    traits = { "Rohan", "Warrior" },
    text = "Dúnhere can attack an enemy in the staging area when he attacks alone, and " ..
        "has +1 attack while he does.",
    constant { attacks_staging(self) },
    constant {
        add("attack", 1, self),
        condition = all_of{
            exists(heroes{ is = { "self", "attacking" } }),
            exists(enemies{ place = "staging", is = "under_attack" }),
            at_most(attackers, 1),
        },
    },
}

hero "Denethor" {
    number = 10, sphere = "lore", threat_cost = 8,
    willpower = 1, attack = 1, defense = 3, hit_points = 3,
    traits = { "Gondor", "Noble", "Steward" },
    text = "Action: exhaust Denethor to look at the top card of the encounter deck. You " ..
        "may move it to the bottom of that deck.",
    action {
        cost = exhaust(self),
        effect = {
            look(1, encounter_deck),
            may{ to_deck_bottom(target), text = "Move it to the bottom" },
        },
    },
}

hero "Glorfindel" {
    number = 11, sphere = "lore", threat_cost = 12,
    willpower = 3, attack = 3, defense = 1, hit_points = 5,
    traits = { "Noble", "Noldor", "Warrior" },
    text = "Action: spend 1 resource from Glorfindel's pool to heal 1 damage on a " ..
        "character. Once per round.",
    action {
        cost = spend(1, self),
        limit = { 1, "round" },
        effect = { choose{ characters{} }, heal(1, target) },
    },
}

hero "Beravor" {
    number = 12, sphere = "lore", threat_cost = 10,
    willpower = 2, attack = 2, defense = 2, hit_points = 4,
    traits = { "Dúnedain", "Ranger" },
    text = "Action: exhaust Beravor and choose a player, who draws 2 cards. Once per " ..
        "round.",
    action {
        cost = exhaust(self),
        limit = { 1, "round" },
        effect = { choose_player{}, draw(2, chosen_player) },
    },
}
