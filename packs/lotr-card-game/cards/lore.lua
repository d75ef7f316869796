-- Lore cards of players' decks.

ally "Daughter of the Nimrodel" {
    number = 58, sphere = "lore", cost = 3, copies = 3,
    willpower = 1, attack = 0, defense = 0, hit_points = 1,
    traits = { "Silvan" },
    text = "Action: exhaust Daughter of the Nimrodel to heal up to 2 damage on a hero.",
    action {
        cost = exhaust(self),
        effect = { choose{ heroes{} }, heal(2, target) },
    },
}

ally "Erebor Hammersmith" {
    number = 59, sphere = "lore", cost = 2, copies = { 2, 3 },
    willpower = 1, attack = 1, defense = 1, hit_points = 3,
    traits = { "Dwarf", "Craftsman" },
    text = "Response: after you play Erebor Hammersmith from your hand, choose a " ..
        "player. The topmost attachment in their discard pile returns to their hand.",
    response {
        after = played(self),
        effect = {
            choose_player{},
            choose_topmost(attachments{ place = "discard", owner = chosen_player }),
            to_hand(target, chosen_player),
        },
    },
}

ally "Henamarth Riversong" {
    number = 60, unique = true, sphere = "lore", cost = 1, copies = { 1, 3 },
    willpower = 1, attack = 1, defense = 0, hit_points = 1,
    traits = { "Silvan" },
    text = "Action: exhaust Henamarth Riversong to look at the top card of the " ..
        "encounter deck.",
    action {
        cost = exhaust(self),
        effect = look(1, encounter_deck),
    },
}

ally "Miner of the Iron Hills" {
    number = 61, sphere = "lore", cost = 2, copies = { 2, 3 },
    willpower = 0, attack = 1, defense = 1, hit_points = 2,
    traits = { "Dwarf" },
    text = "Response: after Miner of the Iron Hills enters play, discard a Condition " ..
        "attachment in play.",
    response {
        after = enters_play(self),
        effect = { choose{ attachments{ trait = "Condition" } }, discard(target) },
    },
}

ally "Gléowine" {
    number = 62, unique = true, sphere = "lore", cost = 2, copies = { 2, 3 },
    willpower = 1, attack = 0, defense = 0, hit_points = 2,
    traits = { "Minstrel", "Rohan" },
    text = "Action: exhaust Gléowine and choose a player, who draws 1 card.",
    action {
        cost = exhaust(self),
        effect = { choose_player{}, draw(1, chosen_player) },
    },
}

event "Lore of Imladris" {
    number = 63, sphere = "lore", cost = 2, copies = 3,
    text = "Action: heal all damage on a character.",
    action { effect = { choose{ characters{} }, heal(all, target) } },
}

event "Lórien's Wealth" {
    number = 64, sphere = "lore", cost = 3, copies = { 2, 3 },
    text = "Action: choose a player, who draws 3 cards.",
    action { effect = { choose_player{}, draw(3, chosen_player) } },
}

event "Radagast's Cunning" {
    number = 65, sphere = "lore", cost = 1, copies = { 2, 3 },
    text = "Quest action: choose an enemy in the staging area. It adds no threat until " ..
        "the end of the phase.",
    action {
        phase = "quest",
        effect = { choose{ enemies{ place = "staging" } }, lasting("phase", no_threat(target)) },
    },
}

event "Secret Paths" {
    number = 66, sphere = "lore", cost = 1, copies = { 2, 3 },
    text = "Quest action: choose a location in the staging area. It adds no threat " ..
        "until the end of the phase.",
    action {
        phase = "quest",
        effect = { choose{ locations{ place = "staging" } }, lasting("phase", no_threat(target)) },
    },
}

event "Gandalf's Search" {
    number = 67, sphere = "lore", cost = "X", copies = { 2, 3 },
    text = "Action: look at the top X cards of a player's deck. Add one of them to that " ..
        "player's hand and put the others back on top in any order.",
    action {
        effect = {
            choose_player{},
            search{
                chosen_player, cards{ place = "deck", owner = chosen_player },
                top = x, to = "hand", must = true, rest = "top",
            },
        },
    },
}

event "Beorn's Hospitality" {
    number = 68, sphere = "lore", cost = 5, copies = { 1, 3 },
    text = "Action: choose a player. Heal all damage on each hero they control.",
    action { effect = { choose_player{}, heal(all, heroes{ controller = chosen_player }) } },
}

attachment "Forest Snare" {
    number = 69, sphere = "lore", cost = 3, copies = { 2, 3 },
    traits = { "Item", "Trap" },
    attach_to = enemies{ place = "engaged" },
    text = "Attach to an enemy engaged with a player. The attached enemy cannot attack.",
    constant { cannot_attack(host) },
}

attachment "Protector of Lórien" {
    number = 70, sphere = "lore", cost = 1, copies = { 2, 3 },
    traits = { "Title" },
    attach_to = heroes{},
    text = "Action: discard 1 card from your hand to give the attached hero +1 " ..
        "willpower or +1 defense until the end of the phase. Three times per phase.",
    action {
        cost = discard_hand(1),
        limit = { 3, "phase" },
        effect = either{
            mode("+1 willpower", lasting("phase", add("willpower", 1, host))),
            mode("+1 defense", lasting("phase", add("defense", 1, host))),
        },
    },
}

attachment "Dark Knowledge" {
    number = 71, sphere = "lore", cost = 1, copies = { 1, 3 },
    traits = { "Condition" },
    attach_to = heroes{},
    text = "The attached hero has -1 willpower. Response: after a shadow card is dealt " ..
        "to an enemy that attacks you, exhaust Dark Knowledge to look at that card.",
    constant { add("willpower", -1, host) },
    response {
        after = shadow_dealt{ by = you },
        cost = exhaust(self),
        effect = look(it),
    },
}

attachment "Self Preservation" {
    number = 72, sphere = "lore", cost = 3, copies = { 2, 3 },
    traits = { "Skill" },
    attach_to = characters{},
    text = "Action: exhaust Self Preservation to heal 2 damage on the attached " ..
        "character.",
    action {
        cost = exhaust(self),
        effect = heal(2, host),
    },
}
