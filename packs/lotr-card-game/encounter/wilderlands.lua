-- Encounter set: Wilderlands.

enemy "Wolf Rider" {
    set = "Wilderlands",
    number = 81, copies = 1,
    engagement_cost = 10, threat = 1, attack = 2, defense = 0, hit_points = 2,
    traits = { "Goblin", "Orc" }, keywords = { "surge" },
    text = "Shadow: Wolf Rider attacks the defending player, who may declare a defender " ..
        "against it. Deal this attack a shadow card of its own. Put Wolf Rider on " ..
        "top of the encounter deck at the end of the combat phase.",
    shadow {
        effect = {
            delayed{ at = phase_ends(), to_deck_top(self) },
            enemy_attack(self, defending_player),
        },
    },
}

enemy "Hill Troll" {
    set = "Wilderlands",
    number = 82, copies = 2, easy = 1,
    engagement_cost = 30, threat = 1, attack = 6, defense = 3, hit_points = 9,
    traits = { "Troll" }, keywords = { "victory 4" },
    text = "When an attack of Hill Troll deals a character more damage than it has hit " ..
        "points left, raise your threat by the excess.",
    constant {
        after = excess_damage(self),
        effect = raise_threat(amount, event_player),
    },
}

enemy "Goblin Sniper" {
    set = "Wilderlands",
    number = 83, copies = 2,
    engagement_cost = 48, threat = 2, attack = 2, defense = 0, hit_points = 2,
    traits = { "Goblin", "Orc" },
    text = "Goblin Sniper cannot be engaged optionally while another enemy is in the " ..
        "staging area. Forced: at the end of the combat phase, if Goblin Sniper is " ..
        "in the staging area, each player deals 1 damage to a character they " ..
        "control.",
    constant {
        cannot_be_engaged_optionally(self),
        condition = exists(enemies{ place = "staging", is_not = "self" }),
    },
    forced {
        when = phase_ends{ phase = "combat" },
        condition = exists(enemies{ place = "staging", is = "self" }),
        effect = each_player{
            choose{ characters{ controller = each }, by = each },
            damage(1, target),
        },
    },
}

enemy "Marsh Adder" {
    set = "Wilderlands",
    number = 84, copies = 1, easy = 0,
    engagement_cost = 40, threat = 3, attack = 4, defense = 1, hit_points = 7,
    traits = { "Creature" }, keywords = { "victory 3" },
    text = "Forced: each time Marsh Adder attacks you, raise your threat by 1.",
    forced {
        when = enemy_attacks(self),
        effect = raise_threat(1, event_player),
    },
}

enemy "Wargs" {
    set = "Wilderlands",
    number = 85, copies = 2,
    engagement_cost = 20, threat = 2, attack = 3, defense = 1, hit_points = 3,
    traits = { "Creature" },
    text = "Forced: after Wargs attacks, return it to the staging area if it was dealt " ..
        "a shadow card without a shadow effect. Shadow: the attacking enemy has +1 " ..
        "attack, or +2 if the attack is undefended.",
    forced {
        after = enemy_attacked(self),
        condition = at_least(blank_shadows, 1),
        effect = to_staging(self),
    },
    shadow { effect = lasting("attack", add("attack", value(1, 1, undefended), attacker)) },
}

treachery "Despair" {
    set = "Wilderlands",
    number = 86, copies = 2, easy = 0,
    text = "When revealed: remove 4 progress from the current quest card, or all of it " ..
        "if there is less. Shadow: the defending character's defense does not count.",
    when_revealed { effect = remove_progress(4, stage) },
    shadow { effect = lasting("attack", defense_ignored(attacker)) },
}

location "The Brown Lands" {
    set = "Wilderlands",
    number = 87, copies = 2,
    threat = 5, quest_points = 1,
    traits = { "Wasteland" },
    text = "Forced: after the players travel to The Brown Lands, place 1 progress on " ..
        "it.",
    forced {
        after = traveled(self),
        effect = progress(1, self),
    },
}

location "The East Bight" {
    set = "Wilderlands",
    number = 88, copies = 2,
    threat = 1, quest_points = 6,
    traits = { "Wasteland" },
    text = "Whenever the players may travel and there is no active location, they must " ..
        "travel to The East Bight.",
    constant { must_travel_here(self) },
}
