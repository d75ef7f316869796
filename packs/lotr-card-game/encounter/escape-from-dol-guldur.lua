-- Encounter set: Escape from Dol Guldur.

enemy "Dungeon Jailor" {
    set = "Escape from Dol Guldur",
    number = 101, copies = 2, easy = 0,
    engagement_cost = 38, threat = 1, attack = 2, defense = 3, hit_points = 5,
    traits = { "Dol Guldur", "Orc" }, keywords = { "victory 5" },
    text = "Forced: if Dungeon Jailor is in the staging area after the players fail a " ..
        "quest, shuffle an unclaimed objective from the staging area into the " ..
        "encounter deck.",
    forced {
        after = quest_failed(),
        condition = exists(enemies{ place = "staging", is = "self" }),
        effect = {
            choose{ objectives{ place = "staging" }, by = first_player },
            shuffle_into_deck(target),
        },
    },
}

enemy "Nazgûl of Dol Guldur" {
    set = "Escape from Dol Guldur",
    number = 102, copies = 1,
    engagement_cost = 40, threat = 5, attack = 4, defense = 3, hit_points = 9,
    traits = { "Nazgûl" },
    text = "Attachments cannot be played on it. Forced: when the prisoner is rescued, " ..
        "add Nazgûl of Dol Guldur to the staging area. Forced: after a shadow effect " ..
        "dealt to it resolves, the player engaged with it discards a character they " ..
        "control.",
    constant { cannot_have_attachments(self) },
    forced {
        from = "aside",
        after = rescued(),
        effect = to_staging(self),
    },
    forced {
        after = shadow_resolved{ with = self },
        effect = {
            choose{ characters{ controller = event_player }, by = event_player },
            discard(target),
        },
    },
}

enemy "Cavern Guardian" {
    set = "Escape from Dol Guldur",
    number = 103, copies = 2,
    engagement_cost = 8, threat = 2, attack = 2, defense = 1, hit_points = 2,
    traits = { "Undead" }, keywords = { "doomed 1" },
    text = "Shadow: discard an attachment you control, or every attachment you control " ..
        "if the attack is undefended. An objective discarded so returns to the " ..
        "staging area.",
    shadow {
        effect = if_{
            equals(undefended, 1),
            then_ = discard(attachments{ controller = defending_player }),
            else_ = {
                choose{ attachments{ controller = defending_player }, by = defending_player },
                discard(target),
            },
        },
    },
}

treachery "Under the Shadow" {
    set = "Escape from Dol Guldur",
    number = 104, copies = 2,
    text = "When revealed: until the end of the phase, add 1 for each player to the " ..
        "total threat in the staging area. Shadow: raise the defending player's " ..
        "threat by the number of enemies engaged with them.",
    when_revealed { effect = lasting("phase", threat_total(players)) },
    shadow {
        effect = raise_threat(count(enemies{ engaged_with = defending_player }), defending_player),
    },
}

treachery "Iron Shackles" {
    set = "Escape from Dol Guldur",
    number = 105, copies = 1,
    text = "When revealed: attach Iron Shackles to the top of the first player's deck. " ..
        "It counts as a Condition attachment: the next time cards would be drawn " ..
        "from that deck, discard Iron Shackles instead. Shadow: resolve the When " ..
        "Revealed effect of this card.",
    when_revealed { effect = attach_to_deck(self, first_player, "Condition") },
    shadow { effect = attach_to_deck(self, first_player, "Condition") },
    forced {
        when = draws{ by = deck_owner },
        effect = replace{ discard(self) },
    },
}

location "Endless Caverns" {
    set = "Escape from Dol Guldur",
    number = 106, copies = 2,
    threat = 1, quest_points = 3,
    traits = { "Dungeon" }, keywords = { "doomed 1", "surge" },
    text = "No ability.",
}

location "Tower Gate" {
    set = "Escape from Dol Guldur",
    number = 107, copies = 2,
    threat = 2, quest_points = 1,
    traits = { "Dungeon" },
    text = "Forced: after the players travel to Tower Gate, each player places the top " ..
        "card of their deck facedown before them, as an enemy that has just engaged " ..
        "them from the staging area. Such an enemy is called Orc Guard and has 1 " ..
        "attack, 1 defense and 1 hit point.",
    forced {
        after = traveled(self),
        effect = each_player{ become_enemy("Orc Guard", each) },
    },
}

objective "Gandalf's Map" {
    set = "Escape from Dol Guldur",
    number = 108, copies = 1,
    traits = { "Item" }, keywords = { "guarded", "restricted" },
    text = "Action: if nothing guards Gandalf's Map, raise your threat by 2 to claim it " ..
        "and attach it to a hero you control. It returns to the staging area if it " ..
        "comes off that hero. The attached hero cannot attack or defend.",
    action {
        user = anyone,
        condition = exists(objectives{ place = "staging", is = "self", is_not = "guarded" }),
        cost = raise_threat(2),
        effect = { choose{ heroes{ controller = you } }, claim(self, target, you) },
        text = "Claim it",
    },
    constant { returns_to_staging(self) },
    constant { cannot_attack(host), cannot_defend(host) },
}

objective "Dungeon Torch" {
    set = "Escape from Dol Guldur",
    number = 109, copies = 1,
    traits = { "Item" }, keywords = { "guarded", "restricted" },
    text = "Action: if nothing guards Dungeon Torch, raise your threat by 2 to claim it " ..
        "and attach it to a hero you control. It returns to the staging area if it " ..
        "comes off that hero. Forced: at the end of each round, raise the threat of " ..
        "the attached hero's controller by 2.",
    action {
        user = anyone,
        condition = exists(objectives{ place = "staging", is = "self", is_not = "guarded" }),
        cost = raise_threat(2),
        effect = { choose{ heroes{ controller = you } }, claim(self, target, you) },
        text = "Claim it",
    },
    constant { returns_to_staging(self) },
    forced {
        when = round_ends(),
        condition = exists(objectives{ place = "attached", is = "self" }),
        effect = raise_threat(2, you),
    },
}

objective "Shadow Key" {
    set = "Escape from Dol Guldur",
    number = 110, copies = 1,
    traits = { "Item" }, keywords = { "guarded", "restricted" },
    text = "Action: if nothing guards Shadow Key, raise your threat by 2 to claim it " ..
        "and attach it to a hero you control. It returns to the staging area if it " ..
        "comes off that hero. Forced: at the end of each round, deal 1 damage to the " ..
        "attached hero.",
    action {
        user = anyone,
        condition = exists(objectives{ place = "staging", is = "self", is_not = "guarded" }),
        cost = raise_threat(2),
        effect = { choose{ heroes{ controller = you } }, claim(self, target, you) },
        text = "Claim it",
    },
    constant { returns_to_staging(self) },
    forced {
        when = round_ends(),
        condition = exists(objectives{ place = "attached", is = "self" }),
        effect = damage(1, host),
    },
}

-- What a facedown card of a player's deck is while it stands before them as an
-- enemy. No copy of it is printed.
enemy "Orc Guard" {
    set = "Escape from Dol Guldur", copies = 0,
    attack = 1, defense = 1, hit_points = 1,
    text = "A facedown card from a player's deck.",
}
