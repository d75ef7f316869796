-- Encounter set: Sauron's Reach.

enemy "Eastern Crows" {
    set = "Sauron's Reach",
    number = 115, copies = 3, easy = 1,
    engagement_cost = 30, threat = 1, attack = 1, defense = 0, hit_points = 1,
    traits = { "Creature" }, keywords = { "surge" },
    text = "Forced: after Eastern Crows is defeated, shuffle it into the encounter " ..
        "deck. Shadow: the attacking enemy has +1 attack, or +2 if the defending " ..
        "player's threat is 35 or more.",
    forced {
        after = destroyed(self),
        effect = shuffle_into_deck(self),
    },
    shadow {
        effect = if_{
            at_least(threat_of(defending_player), 35),
            then_ = lasting("attack", add("attack", 2, attacker)),
            else_ = lasting("attack", add("attack", 1, attacker)),
        },
    },
}

treachery "Evil Storm" {
    set = "Sauron's Reach",
    number = 116, copies = 3, easy = 2,
    text = "When revealed: deal 1 damage to each character controlled by a player whose " ..
        "threat is 35 or more.",
    when_revealed {
        effect = damage(1, characters{ at_threat = 35 }),
    },
}

treachery "Pursued by Shadow" {
    set = "Sauron's Reach",
    number = 117, copies = 2,
    text = "When revealed: each player raises their threat by the number of their " ..
        "characters not committed to a quest. Shadow: the defending player returns " ..
        "an exhausted ally they control to its owner's hand. If they have none, " ..
        "raise their threat by 3.",
    when_revealed {
        effect = each_player{
            raise_threat(count(characters{ is_not = "committed", controller = each }), each),
        },
    },
    shadow {
        effect = if_{
            exists(allies{ is = "exhausted", controller = defending_player }),
            then_ = {
                choose{
                    allies{ is = "exhausted", controller = defending_player },
                    by = defending_player,
                },
                return_to_hand(target),
            },
            else_ = raise_threat(3, defending_player),
        },
    },
}

treachery "Treacherous Fog" {
    set = "Sauron's Reach",
    number = 118, copies = 2,
    text = "When revealed: each location in the staging area has +1 threat until the " ..
        "end of the phase. Then each player whose threat is 35 or more discards a " ..
        "card of their choice from their hand.",
    when_revealed {
        effect = {
            lasting("phase", add("threat", 1, locations{ place = "staging" })),
            each_player{
                if_{ at_least(threat_of(each), 35), then_ = discard_hand(1, each) },
            },
        },
    },
}
