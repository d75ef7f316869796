-- Spirit cards of players' decks.

ally "Wandering Took" {
    number = 43, sphere = "spirit", cost = 2, copies = { 2, 3 },
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    traits = { "Hobbit" },
    text = "Action: lower your threat by 3 to give control of Wandering Took to another " ..
        "player, who raises their threat by 3. Once per round.",
    action {
        cost = lower_threat(3),
        limit = { 1, "round" },
        effect = {
            choose_player{ other = true },
            take_control(self, chosen_player),
            raise_threat(3, chosen_player),
        },
    },
}

ally "Lórien Guide" {
    number = 44, sphere = "spirit", cost = 3, copies = 3,
    willpower = 1, attack = 1, defense = 0, hit_points = 2,
    traits = { "Silvan", "Scout" },
    text = "Response: after Lórien Guide commits to a quest, place 1 progress on the " ..
        "active location.",
    response {
        after = commits(self),
        effect = progress(1, active_location),
    },
}

ally "Northern Tracker" {
    number = 45, sphere = "spirit", cost = 4, copies = { 2, 3 },
    willpower = 1, attack = 2, defense = 2, hit_points = 3,
    traits = { "Dúnedain", "Ranger" },
    text = "Response: after Northern Tracker commits to a quest, place 1 progress on " ..
        "each location in the staging area.",
    response {
        after = commits(self),
        effect = progress(1, locations{ place = "staging" }),
    },
}

event "The Galadhrim's Greeting" {
    number = 46, sphere = "spirit", cost = 3, copies = { 2, 3 },
    text = "Action: lower one player's threat by 6, or each player's threat by 2.",
    action {
        effect = either{
            mode("Lower one player's threat by 6", choose_player{}, lower_threat(6, chosen_player)),
            mode("Lower each player's threat by 2", lower_threat(2, everyone)),
        },
    },
}

event "Strength of Will" {
    number = 47, sphere = "spirit", cost = 0, copies = { 2, 3 },
    text = "Response: after the players travel to a location, exhaust a Spirit " ..
        "character you control to place 2 progress on it.",
    response {
        after = traveled(locations{}),
        cost = exhaust(characters{ sphere = "spirit", controller = you }),
        effect = progress(2, it),
    },
}

event "Hasty Stroke" {
    number = 48, sphere = "spirit", cost = 1, copies = { 2, 3 },
    text = "Response: cancel a shadow effect that has just been triggered in combat.",
    response {
        cancels = shadow_effect(),
        effect = cancel(),
    },
}

event "Will of the West" {
    number = 49, sphere = "spirit", cost = 1, copies = { 2, 3 },
    text = "Action: choose a player, who shuffles their discard pile into their deck. " ..
        "Then remove Will of the West from the game.",
    action {
        effect = { choose_player{}, shuffle_discard(chosen_player), remove_from_game(self) },
    },
}

event "A Test of Will" {
    number = 50, sphere = "spirit", cost = 1, copies = { 2, 3 },
    text = "Response: after a card is revealed from the encounter deck, cancel its When " ..
        "Revealed effects.",
    response {
        cancels = revealed(),
        effect = cancel(),
    },
}

event "Stand and Fight" {
    number = 51, sphere = "spirit", cost = "X", copies = 3,
    text = "Action: choose an ally of printed cost X in any player's discard pile, not " ..
        "a neutral one. Put it into play under your control.",
    action {
        effect = {
            choose{ allies{ place = "discard", cost = x, not_sphere = "neutral" } },
            put_into_play(target, you),
        },
    },
}

event "A Light in the Dark" {
    number = 52, sphere = "spirit", cost = 2, copies = { 2, 3 },
    text = "Action: choose an enemy engaged with a player and return it to the staging " ..
        "area.",
    action { effect = { choose{ enemies{ place = "engaged" } }, to_staging(target) } },
}

event "Dwarven Tomb" {
    number = 53, sphere = "spirit", cost = 1, copies = { 1, 3 },
    text = "Action: return a Spirit card from your discard pile to your hand.",
    action {
        effect = {
            choose{ cards{
                type = { "ally", "attachment", "event" },
                sphere = "spirit",
                place = "discard",
                owner = you,
            } },
            to_hand(target, you),
        },
    },
}

event "Fortune or Fate" {
    number = 54, sphere = "spirit", cost = 5, copies = { 1, 3 },
    text = "Action: choose a hero in any player's discard pile. Put it into play under " ..
        "its owner's control.",
    action { effect = { choose{ heroes{ place = "discard" } }, put_into_play(target, owner) } },
}

attachment "The Favor of the Lady" {
    number = 55, sphere = "spirit", cost = 2, copies = { 2, 3 },
    traits = { "Condition" },
    attach_to = heroes{},
    text = "The attached hero has +1 willpower.",
    constant { add("willpower", 1, host) },
}

attachment "Power in the Earth" {
    number = 56, sphere = "spirit", cost = 1, copies = { 2, 3 },
    traits = { "Condition" },
    attach_to = locations{},
    text = "The attached location has -1 threat.",
    constant { add("threat", -1, host) },
}

attachment "Unexpected Courage" {
    number = 57, sphere = "spirit", cost = 2, copies = { 1, 3 },
    traits = { "Condition" },
    attach_to = heroes{},
    text = "Action: exhaust Unexpected Courage to ready the attached hero.",
    action {
        cost = exhaust(self),
        effect = ready(host),
    },
}
