-- Owners, controllers, places, and who is next.
trick "Change of Heart" {
    text = "Action: take control of another player's character.",
    action{ effect = { choose{ characters{ controller = others } }, take_control(target, you) } },
}

trick "Homeward" {
    text = "Action: return each ally in play to its owner's hand.",
    action{ effect = return_to_hand(allies{}) },
}

trick "Into the Wild" {
    text = "Action: shuffle each ally in play into its owner's deck.",
    action{ effect = shuffle_into_deck(allies{}) },
}

trick "Last Rest" {
    text = "Action: discard an ally you control.",
    action{ effect = { choose{ allies{ controller = you } }, discard(target) } },
}

trick "Keepsake" {
    text = "Action: take a card you control out of a discard pile.",
    action{
        effect = {
            choose{ cards{ place = "discard", controller = you } },
            to_hand(target, you),
        },
    },
}

trick "Clean Sweep" {
    text = "Action: discard each card you control that is engaged or in the staging area.",
    action{ effect = discard(cards{ place = { "staging", "engaged" }, controller = you }) },
}

friend "Gatekeeper" {
    text = "Response: after an ally you control leaves play, lower your threat by 1.",
    response{ after = leaves_play{ allies{}, by = you }, effect = lower_threat(1, you) },
}

trick "Pass It On" {
    text = "Action: the next player raises their threat by 2.",
    action{ effect = raise_threat(2, next_player) },
}

treachery "Creeping Cold" {
    set = "Plain", copies = 0,
    text = "When revealed: each player makes the next player raise their threat by 1.",
    when_revealed{ effect = each_player{ raise_threat(1, next_player) } },
}

enemy "Relay Runner" {
    set = "Plain", copies = 0,
    engagement_cost = 10, threat = 0, attack = 1, defense = 0, hit_points = 3,
    text = "Forced: after Relay Runner engages you, the next player raises their threat by 4.",
    forced{ after = engages(self), effect = raise_threat(4, next_player) },
}

trick "Shared Pain" {
    text = "Action: move 1 damage from a character to another.",
    action{
        effect = {
            choose{ characters{} },
            choose{ characters{}, as = 2 },
            move_damage(1, target, target2),
        },
    },
}

trick "Shared Purse" {
    text = "Action: move all resources of a hero to another.",
    action{
        effect = {
            choose{ heroes{} },
            choose{ heroes{}, as = 2 },
            move_resources(all, target, target2),
        },
    },
}

trick "Short Cut" {
    text = "Action: move 2 progress from a location to another.",
    action{
        effect = {
            choose{ locations{} },
            choose{ locations{}, as = 2 },
            move_progress(2, target, target2),
        },
    },
}

trick "Lost and Found" {
    text = "Action: put an ally or attachment of your hand into play.",
    action{
        effect = {
            choose{ cards{ type = { "ally", "attachment" }, place = "hand", owner = you } },
            put_into_play(target, you),
        },
    },
}

trick "Bring Them In" {
    text = "Action: put an ally of your hand into play under the next player's control.",
    action{
        effect = {
            choose{ allies{ place = "hand", owner = you } },
            put_into_play(target, next_player),
        },
    },
}

gear "Banner of the Bold" {
    text = "Action: exhaust this to draw 1 card. Only with a threat of 30 or more.",
    action{
        condition = at_least(threat_of(you), 30),
        cost = exhaust(self),
        effect = draw(1, you),
    },
}

friend "Restless Friend" {
    text = "Action: from your discard pile, return this to your hand.",
    action{ from = "discard", effect = to_hand(self, you) },
}

trick "Banish" {
    text = "Action: remove a card in play from the game.",
    action{
        effect = {
            choose{ cards{ type = { "ally", "attachment", "enemy", "location" } } },
            remove_from_game(target),
        },
    },
}

enemy "Shy Wolf" {
    set = "Plain", copies = 0,
    engagement_cost = 10, threat = 0, attack = 1, defense = 0, hit_points = 3,
    text = "Shy Wolf cannot be engaged optionally.",
    constant{ cannot_be_engaged_optionally(self) },
}

objective "Old Lamp" {
    set = "Plain", copies = 0, keywords = { "restricted" },
    text = "Action: claim Old Lamp and attach it to a hero you control.",
    action{
        condition = exists(objectives{ place = "staging", is = "self" }),
        effect = { choose{ heroes{ controller = you } }, claim(self, target, you) },
    },
}

trick "Lamplight" {
    text = "Action: draw 1 card for each objective you control.",
    action{ effect = draw(count(objectives{ controller = you }), you) },
}

treachery "Broken Bridge" {
    set = "Plain", copies = 0,
    text = "When revealed: the first player is eliminated.",
    when_revealed{ effect = eliminate(first_player) },
}

friend "Ill Herald" {
    text = "Forced: after Ill Herald commits to a quest, the next player raises their threat by 2.",
    forced{ after = commits(self), effect = raise_threat(2, next_player) },
}

treachery "Toll of Bells" {
    set = "Plain", copies = 0,
    text = "When revealed: each player may raise the next player's threat by 1 and draws 1 card.",
    when_revealed{
        effect = each_player{ may{ raise_threat(1, next_player), by = each }, draw(1, each) },
    },
}

trick "Last Stand" {
    text = "Action: raise your threat by 40, engage an enemy of the staging area.",
    action{
        effect = {
            choose{ enemies{ place = "staging" } },
            raise_threat(40, you),
            engage(target, you),
        },
    },
}
