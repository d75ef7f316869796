-- Responses, replacements, cancels, limits and options.
friend "Shield Bearer" {
    text = "Response: when a hero would be damaged, raise your threat by 1 instead.",
    response{ when = damaged(heroes{}), effect = replace{ raise_threat(1, you) } },
}

friend "Pain Drinker" {
    text = "Response: when a hero would be damaged, draw 1 card instead.",
    response{ when = damaged(heroes{}), effect = replace{ draw(1, you) } },
}

friend "Lookout" {
    text = "Response: when a hero would be damaged, ready Lookout.",
    response{ when = damaged(heroes{}), effect = ready(self) },
}

friend "Bandager" {
    text = "Response: after a hero is damaged, exhaust Bandager to heal 1 damage on it.",
    response{ after = damaged(heroes{}), cost = exhaust(self), effect = heal(1, it) },
}

friend "Chronicler" {
    text = "Response: after a hero is damaged, exhaust Chronicler to draw 1 card.",
    response{ after = damaged(heroes{}), cost = exhaust(self), effect = draw(1, you) },
}

gear "Token of Favor" {
    attach_to = heroes{},
    text = "Action: draw 1 card. Once per game.",
    action{ limit = { 1, "game" }, effect = draw(1, you) },
}

gear "Small Harp" {
    attach_to = heroes{},
    text = "Action: draw 1 card. Twice per phase.",
    action{ limit = { 2, "phase" }, effect = draw(1, you) },
}

friend "Town Crier" {
    text = "Action: lower your threat by 1. Once per round.",
    action{ limit = { 1, "round" }, effect = lower_threat(1, you) },
}

friend "Naysayer" {
    text = "Response: exhaust Naysayer to cancel an effect.",
    response{ cancels = effect(), cost = exhaust(self), effect = cancel() },
}

friend "Kind Stranger" {
    text = "Action: exhaust Kind Stranger. The first player may draw 1 card.",
    action{ cost = exhaust(self), effect = may{ draw(1, first_player), by = first_player } },
}

friend "Fair Dealer" {
    text = "Action: exhaust Fair Dealer. You may lower your threat by 1.",
    action{ cost = exhaust(self), effect = may{ lower_threat(1, you) } },
}

enemy "Left Hand" {
    set = "Plain", copies = 0,
    engagement_cost = 50, threat = 0, attack = 1, defense = 0, hit_points = 3,
    text = "Forced: after the travel phase begins, each player's threat drops by 10.",
    forced{ after = phase_begins{ phase = "travel" }, effect = lower_threat(10, everyone) },
}

enemy "Right Hand" {
    set = "Plain", copies = 0,
    engagement_cost = 50, threat = 0, attack = 1, defense = 0, hit_points = 3,
    text = "Forced: after the travel phase begins, each player raises their threat by 3.",
    forced{ after = phase_begins{ phase = "travel" }, effect = raise_threat(3, everyone) },
}

trick "Rummage" {
    text = "Action: search your deck for an ally and add it to your hand.",
    action{ effect = search{ you, allies{ place = "deck", owner = you }, to = "hand" } },
}

-- Notes every card that leaves a deck.
friend "Librarian" {
    text = "Response: after you draw a card, lower your threat by 1.",
    response{ after = draws{ by = you }, effect = lower_threat(1, you) },
}

friend "Physician" {
    text = "Response: after an ally is destroyed, put it into play under its controller's control.",
    response{ after = destroyed(allies{}), effect = put_into_play(it, event_player) },
}

trick "Rough Lesson" {
    text = "Action: deal 9 damage to an ally, then exhaust it.",
    action{ effect = { choose{ allies{} }, damage(9, target), exhaust(target) } },
}

trick "Late Reward" {
    text = "Action: at the end of the phase, discard an ally you choose now.",
    action{ effect = { choose{ allies{} }, delayed{ at = phase_ends(), discard(target) } } },
}

friend "Keeper of Lists" {
    traits = { "Keeper" },
    text = "Forced: after an ally leaves play, draw 1 card. Forced: after an attachment leaves " ..
        "play, raise your threat by 1.",
    forced{ after = leaves_play(allies{}), effect = draw(1, you) },
    forced{ after = leaves_play(attachments{}), effect = raise_threat(1, you) },
}

trick "Strike Camp" {
    text = "Action: discard each ally and each attachment in play but Keeper of Lists.",
    action{ effect = discard(cards{ type = { "ally", "attachment" }, not_trait = "Keeper" }) },
}

friend "Lost Property Clerk" {
    text = "Forced: after an objective leaves play, raise your threat by 1.",
    forced{ after = leaves_play(objectives{}), effect = raise_threat(1, you) },
}

-- What a player would always take, and what not.
attachment "Milestone Ring" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Response: after the attached hero commits to the quest, place 1 progress on each location.",
    response { after = commits(host), effect = progress(1, locations{}) },
}

attachment "Hasty Ring" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Response: after the attached hero commits to the quest, place 1 progress on the current stage.",
    response { after = commits(host), effect = progress(1, stage) },
}

attachment "Rare Ring" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Response: after the attached hero commits to the quest, lower your threat by 1. Once per round.",
    response { after = commits(host), limit = { 1, "round" }, effect = lower_threat(1, you) },
}

attachment "Dear Ring" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Response: after the attached hero commits to the quest, exhaust Dear Ring to lower your threat by 1.",
    response { after = commits(host), cost = exhaust(self), effect = lower_threat(1, you) },
}
