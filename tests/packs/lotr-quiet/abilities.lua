-- Allies and events.

-- What could change (ability.16 to .20).

ally "Restless Runner" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Action: exhaust Restless Runner to ready it.",
    action { cost = exhaust(self), effect = ready(self) },
}

ally "Watchful Page" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Response: after a hero readies, draw 1 card.",
    response { after = readied(heroes{}), effect = draw(1, you) },
}

event "Rouse" {
    sphere = "neutral", cost = 0,
    text = "Action: ready each hero.",
    action { effect = ready(heroes{}) },
}

event "Two Strokes" {
    sphere = "neutral", cost = 0,
    text = "Action: deal 2 damage to an ally. Heal 2 damage on it.",
    action { effect = { choose{ allies{} }, damage(2, target), heal(2, target) } },
}

-- Actions from elsewhere (action.8).

ally "Old Soldier" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Action: raise your threat by 2 to return Old Soldier from your discard pile to " ..
        "your hand.",
    action { from = "discard", cost = raise_threat(2), effect = to_hand(self, you) },
}

ally "Hidden Messenger" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Action: put Hidden Messenger from your hand on the bottom of your deck to draw " ..
        "1 card.",
    action { from = "hand", effect = { to_deck_bottom(self), draw(1, you) } },
}

-- Costs.

ally "Quartermaster" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Events cost you 1 less.",
    constant { cost_change(-1, events{ place = "hand" }, you) },
}

ally "Tax Collector" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Events cost each player 1 more.",
    constant { cost_change(1, events{ place = "hand" }, everyone) },
}

ally "Drummer" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Action: exhaust Drummer and discard 1 card from your hand to draw 2 cards. " ..
        "Forced: after Drummer exhausts, raise your threat by 1 for each card in your hand.",
    action { cost = { exhaust(self), discard_hand(1) }, effect = draw(2, you) },
    forced { after = exhausted(self), effect = raise_threat(hand_of(you), you) },
}

ally "Captain of Pairs" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Action: exhaust two heroes you control to draw 1 card.",
    action {
        cost = { exhaust(heroes{ controller = you }), exhaust(heroes{ controller = you }) },
        effect = draw(1, you),
    },
}

ally "Town Crier" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Action: exhaust Town Crier to draw 1 card. Any player may use this.",
    action { user = anyone, cost = exhaust(self), effect = draw(1, you) },
}

ally "Press Gang" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Action: exhaust a hero to draw 1 card.",
    action { cost = exhaust(heroes{}), effect = draw(1, you) },
}

ally "Blood Brother" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 3,
    text = "Action: deal 1 damage to a hero you control to draw 1 card.",
    action { cost = damage(1, heroes{ controller = you }), effect = draw(1, you) },
}

ally "Blood Money" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 3,
    text = "Action: deal 1 damage to a hero to draw 1 card.",
    action { cost = damage(1, heroes{}), effect = draw(1, you) },
}

-- Cancels.

event "Silence" {
    sphere = "neutral", cost = 0,
    text = "Response: cancel an effect that is about to resolve.",
    response { cancels = effect(), effect = cancel() },
}

event "Loud Song" {
    sphere = "neutral", cost = 1,
    text = "Action: each player lowers their threat by 2.",
    action { effect = lower_threat(2, everyone) },
}

ally "Herald" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Response: after an event is played, lower your threat by 1.",
    response { after = played(events{}), effect = lower_threat(1, you) },
}

ally "Once a Round" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Action: raise your threat by 1 to draw 1 card. Once per round.",
    action { cost = raise_threat(1), limit = { 1, "round" }, effect = draw(1, you) },
}

ally "Chronicler" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Response: after a card is revealed from the encounter deck, lower your threat by 1.",
    response { after = revealed(), effect = lower_threat(1, you) },
}

-- Prohibitions.

ally "Free Spirit" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Cannot have attachments.",
    constant { cannot_have_attachments(self) },
}

ally "Unarmed Pilgrim" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Cannot have Weapon attachments.",
    constant { cannot_have_attachments(self, "Weapon") },
}

event "Cast Off" {
    sphere = "neutral", cost = 0,
    text = "Action: a character cannot have attachments until the end of the phase.",
    action { effect = { choose{ characters{} }, lasting("phase", cannot_have_attachments(target)) } },
}

ally "Shield Bearer" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 4,
    text = "Response: when a hero is dealt damage, deal it to Shield Bearer instead.",
    response { when = damaged(heroes{}), effect = replace{ damage(amount, self) } },
}

event "Shared Pain" {
    sphere = "neutral", cost = 0,
    text = "Action: move 1 damage from a character to another.",
    action {
        effect = {
            choose{ characters{ is = "damaged" } },
            choose{ characters{ is_not = "target" }, as = 2 },
            move_damage(1, target, target2),
        },
    },
}

event "Sharp Word" {
    sphere = "neutral", cost = 0,
    text = "Action: deal 1 damage to a character or enemy.",
    action { effect = { choose{ cards{ type = { "hero", "ally", "enemy" } } }, damage(1, target) } },
}

event "Send Away" {
    sphere = "neutral", cost = 0,
    text = "Action: discard a character.",
    action { effect = { choose{ characters{} }, discard(target) } },
}

event "Safe Until Dark" {
    sphere = "neutral", cost = 0,
    text = "Action: a character cannot be damaged until the end of the phase.",
    action { effect = { choose{ characters{} }, lasting("phase", cannot_be_damaged(target)) } },
}

-- Types.

event "Turncoat" {
    sphere = "neutral", cost = 0,
    text = "Action: an ally becomes an enemy until the end of the round and engages you.",
    action {
        effect = { choose{ allies{} }, lasting("round", counts_as("enemy", target)), engage(target, you) },
    },
}

ally "Twin" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "No ability.",
}

event "Twin" {
    sphere = "neutral", cost = 1,
    text = "Action: draw 1 card.",
    action { effect = draw(1, you) },
}

attachment "Aragorn" {
    sphere = "neutral", cost = 0, unique = true,
    attach_to = heroes{},
    text = "No ability.",
}

attachment "Plain Cloak" {
    sphere = "neutral", cost = 0, unique = true,
    attach_to = heroes{},
    text = "No ability.",
}

-- Attacks.

event "Taunt" {
    sphere = "neutral", cost = 0,
    text = "Action: an enemy engaged with you attacks you.",
    action { effect = { choose{ enemies{ engaged_with = you } }, enemy_attack(target, you) } },
}

event "Point Out" {
    sphere = "neutral", cost = 0,
    text = "Action: an enemy in play attacks a character.",
    action {
        effect = { choose{ enemies{} }, choose{ characters{}, as = 2 }, enemy_attack(target, target2) },
    },
}

-- Targets.

event "Council of Peers" {
    sphere = "neutral", cost = 0,
    text = "Action: choose a player. That player chooses a hero, who readies.",
    action {
        effect = {
            choose_player{ other = true },
            choose{ heroes{ is = "exhausted" }, by = chosen_player },
            ready(target),
        },
    },
}

-- Delayed effects.

event "Debt Falls Due" {
    sphere = "neutral", cost = 0,
    text = "Action: at the end of the phase, raise your threat by 5.",
    action { effect = { draw(1, you), delayed{ at = phase_ends(), raise_threat(5, you) } } },
}

event "When They Fall" {
    sphere = "neutral", cost = 0,
    text = "Action: the next time a card is destroyed, raise your threat by 5.",
    action { effect = { draw(1, you), delayed{ at = destroyed(), raise_threat(5, you) } } },
}

ally "Mourner" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Response: after an ally is destroyed, lower your threat by 1.",
    response { after = destroyed(allies{}), effect = lower_threat(1, you) },
}

ally "Night Watch" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "Response: when a phase ends, and response: after a phase ends, exhaust Night Watch " ..
        "to draw 1 card.",
    response { when = phase_ends(), cost = exhaust(self), effect = draw(1, you), text = "when" },
    response { after = phase_ends(), cost = exhaust(self), effect = draw(1, you), text = "after" },
}

event "Lay Aside" {
    sphere = "neutral", cost = 0,
    text = "Action: discard an attachment.",
    action { effect = { choose{ attachments{} }, discard(target) } },
}

event "Fold Up" {
    sphere = "neutral", cost = 0,
    text = "Action: put an ally on top of its owner's deck.",
    action { effect = { choose{ allies{} }, to_deck_top(target) } },
}
