-- Cards for tests/lotr-card-game/seldom.lua: words of packs that no printed card uses.
pack { name = "test-seldom", version = "1", game = "lotr-card-game" }

event "Blame" {
    sphere = "neutral", cost = 0,
    text = "Action: choose a character. Its controller raises their threat by 3.",
    action { effect = { choose{ characters{} }, raise_threat(3, controller) } },
}

event "Helping Hand" {
    sphere = "neutral", cost = 0,
    text = "Action: the defending character gets +2 defense until the end of the phase.",
    action { effect = lasting("phase", add("defense", 2, defender)) },
}

event "Weak Spot" {
    sphere = "neutral", cost = 0,
    text = "Action: the attacked enemy gets -2 defense until the end of the phase.",
    action { effect = lasting("phase", add("defense", -2, attacked)) },
}

event "Roll of Names" {
    sphere = "neutral", cost = 0, text = "Action: ready each unique ally.",
    action { effect = ready(allies{ is = "unique" }) },
}

attachment "Jealous Ring" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Action: discard each other attachment on the same hero.",
    action { effect = discard(attachments{ is = "on_same_host", is_not = "self" }) },
}

ally "Pack Mule" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 0, defense = 0, hit_points = 2,
    text = "Action: discard each attachment on Pack Mule to draw 1 card.",
    action { effect = { discard(attachments{ is = "on_self" }), draw(1, you) } },
}

attachment "Bundle" {
    sphere = "neutral", cost = 0, attach_to = characters{}, text = "Attach to a character.",
}

event "Milestones" {
    sphere = "neutral", cost = 0,
    text = "Action: choose a location. Draw as many cards as it has progress.",
    action { effect = { choose{ locations{} }, draw(progress_on(target), you) } },
}

event "Dread Count" {
    sphere = "neutral", cost = 0,
    text = "Action: raise your threat by the number of shadow cards with a text in this attack.",
    action { effect = raise_threat(shadow_texts, you) },
}

event "Call Home" {
    sphere = "neutral", cost = 0,
    text = "Action: choose an ally in play. It goes to your hand.",
    action { effect = { choose{ allies{} }, to_hand(target, you) } },
}

event "Ill Wind" {
    sphere = "neutral", cost = 0,
    text = "Action: put an enemy from the encounter discard pile into play.",
    action { effect = { choose{ enemies{ place = "encounter_discard" } }, put_into_play(target, you) } },
}

event "Changelings" {
    sphere = "neutral", cost = 0, text = "Action: two allies of different players switch places.",
    action { effect = { choose{ allies{} }, choose{ allies{ is_not = "target" }, as = 2 }, switch_places(target, target2) } },
}

event "False Trail" {
    sphere = "neutral", cost = 0, text = "Action: two enemies switch places.",
    action { effect = { choose{ enemies{} }, choose{ enemies{ is_not = "target" }, as = 2 }, switch_places(target, target2) } },
}

enemy "Hasty Orc" {
    set = "Test Seldom", copies = 0, engagement_cost = 40, threat = 1, attack = 3, defense = 1, hit_points = 3,
    text = "Forced: after Hasty Orc engages a player, that player raises their threat by 1. " ..
        "Forced: after Hasty Orc enters play, the first player raises their threat by 5.",
    forced { after = engages(self), effect = raise_threat(1, you) },
    forced { after = enters_play(self), effect = raise_threat(5, first_player) },
}

enemy "Greedy Orc" {
    set = "Test Seldom", copies = 0, engagement_cost = 40, threat = 1, attack = 2, defense = 1, hit_points = 3,
    text = "Action: raise your threat by 1.",
    action { effect = raise_threat(1, you) },
}

enemy "Haggling Orc" {
    set = "Test Seldom", copies = 0, engagement_cost = 40, threat = 1, attack = 2, defense = 1, hit_points = 3,
    text = "Action: the first player raises their threat by 1. Only the first player may use it.",
    action { user = first_player, effect = raise_threat(1, first_player) },
}

event "Pass It On" {
    sphere = "neutral", cost = 0,
    text = "Action: draw 1 card. Lower the threat of the next player by 2; then, draw 1 card.",
    action { effect = { draw(1, you), lower_threat(2, next_player), then_, draw(1, you) } },
}

event "Costly Advice" {
    sphere = "neutral", cost = "X", text = "Action: draw X cards.",
    action { effect = draw(x, you) },
}

event "Clear the Field" {
    sphere = "neutral", cost = 0, text = "Action: discard each enemy.",
    action { effect = discard(enemies{}) },
}

event "Sweep Away" {
    sphere = "neutral", cost = 0, text = "Action: shuffle each enemy into the encounter deck.",
    action { effect = shuffle_into_deck(enemies{}) },
}

enemy "Untouchable Orc" {
    set = "Test Seldom", copies = 0, engagement_cost = 40, threat = 1, attack = 2, defense = 1, hit_points = 3,
    text = "Immune to player card effects.",
    constant { immune("player", self) },
}

treachery "Cold Shadow" {
    set = "Test Seldom", copies = 0,
    text = "Shadow: raise your threat by 3.",
    shadow { effect = raise_threat(3, you) },
}

event "Call Out" {
    sphere = "neutral", cost = 0, text = "Action: each enemy engages you.",
    action { effect = engage(enemies{}, you) },
}

event "Long Shadows" {
    sphere = "neutral", cost = 0, text = "Action: each enemy is dealt 1 shadow card.",
    action { effect = deal_shadow(1, enemies{}) },
}

event "Hail of Stones" {
    sphere = "neutral", cost = 0, text = "Action: deal 1 damage to each enemy.",
    action { effect = damage(1, enemies{}) },
}

event "Good Roads" {
    sphere = "neutral", cost = 0, text = "Action: place 1 progress on each location.",
    action { effect = progress(1, locations{}) },
}

location "Untouchable Fen" {
    set = "Test Seldom", copies = 0, threat = 1, quest_points = 5,
    text = "Immune to player card effects.",
    constant { immune("player", self) },
}

event "Leap Ahead" {
    sphere = "neutral", cost = 0, text = "Action: the current stage is behind the players; go on to the next.",
    action { effect = next_stage() },
}

treachery "Road Toll" {
    set = "Test Seldom", copies = 0, text = "When revealed: raise your threat by 2.",
    when_revealed { effect = raise_threat(2, you) },
}

location "Toll Bridge" {
    set = "Test Seldom", copies = 0, threat = 1, quest_points = 3,
    text = "Forced: after the players quest successfully, raise your threat by 3.",
    forced { after = quest_succeeded(), effect = raise_threat(3, you) },
}
