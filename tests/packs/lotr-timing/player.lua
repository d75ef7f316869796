-- Player cards. Attachments on heroes carry most abilities: they are in play
-- without being played, and do nothing else.

local function watch(title)
  return function(body)
    body.sphere, body.cost, body.attach_to = "neutral", 0, heroes{}
    attachment(title)(body)
  end
end

-- Timing points.
watch "Dawn Watch" {
    text = "Response: when the round begins, draw 1 card. Forced: after the round begins, raise " ..
        "your threat by 1.",
    response { when = round_begins(), effect = draw(1, you) },
    forced { after = round_begins(), effect = raise_threat(1, you) },
}
watch "Phase Bell" {
    text = "Forced: when a phase begins, raise your threat by 1. Forced: when a phase ends, lower " ..
        "your threat by 1.",
    forced { when = phase_begins(), effect = raise_threat(1, you) },
    forced { when = phase_ends(), effect = lower_threat(1, you) },
}
watch "Evening Song" {
    text = "Response: at the end of each resource, planning and quest phase and at the beginning " ..
        "of the planning and quest phase, add 1 resource to the attached hero.",
    response { when = phase_ends{ phase = "resource" }, effect = resources(1, host) },
    response { when = phase_begins{ phase = "planning" }, effect = resources(1, host) },
    response { when = phase_ends{ phase = "planning" }, effect = resources(1, host) },
    response { when = phase_begins{ phase = "quest" }, effect = resources(1, host) },
}
watch "Passing Strength" {
    text = "Action: until the end of the phase, +1 attack. Action: until the beginning of the " ..
        "next phase, +1 defense. Action: until the beginning of the next round, +1 willpower.",
    action { text = "attack", limit = { 1, "round" },
             effect = lasting("phase", add("attack", 1, host)) },
    action { text = "defense", limit = { 1, "round" },
             effect = lasting("next_phase", add("defense", 1, host)) },
    action { text = "willpower", limit = { 1, "round" },
             effect = lasting("next_round", add("willpower", 1, host)) },
}
watch "Quest Ward" {
    text = "While it is the quest phase, the attached hero has +2 willpower.",
    constant { add("willpower", 2, host), condition = during("quest") },
}
watch "Measure of the Hour" {
    text = "Forced: at the end of a phase, raise your threat by the attached hero's attack. " ..
        "Forced: at the end of a phase, raise your threat by 10 times its defense.",
    forced { when = phase_ends{ phase = "planning" }, text = "attack",
             effect = raise_threat(stat_of("attack", host), you) },
    forced { when = phase_ends{ phase = "planning" }, text = "defense",
             effect = raise_threat(value(0, 10, stat_of("defense", host)), you) },
}
watch "Tally" {
    text = "Response: after a hero gains resources, draw 1 card. Response: after a player draws " ..
        "cards, add 1 resource to the attached hero.",
    response { after = resources_gained(heroes{}), limit = { 1, "round" }, effect = draw(1, you) },
    response { after = draws(), limit = { 1, "round" }, effect = resources(1, host) },
}

-- Order around one occurrence: damage on the attached hero.
watch "Order of Things" {
    text = "Everything that can follow when the attached hero is damaged.",
    constant { after = damaged(host), effect = raise_threat(1, you), text = "constant after" },
    forced { after = damaged(host), effect = raise_threat(2, you), text = "forced after" },
    response { after = damaged(host), effect = draw(1, you), text = "response after" },
    forced { when = damaged(host), effect = raise_threat(3, you), text = "forced when" },
    response { when = damaged(host), effect = resources(1, host), text = "response when" },
}
watch "Thorn" {
    text = "Action: deal 1 damage to the attached hero.",
    action { effect = damage(1, host) },
}
watch "Ward Against Harm" {
    text = "Response: cancel an effect of Thorn.",
    response { cancels = effect(attachments{ title = "Thorn" }), cost = exhaust(self),
               effect = cancel() },
}
watch "Mourning" {
    text = "Response: after a character is damaged, draw 1 card. Response: after a character is " ..
        "destroyed, add 1 resource to the attached hero.",
    response { after = damaged(characters{}), effect = draw(1, you), text = "for the wound" },
    response { after = destroyed(characters{}), effect = resources(1, host), text = "for the dead" },
}

-- When can an ability be started?
watch "Idle Hands" {
    text = "Action: exhaust Idle Hands to ready it. Action: raise your threat by 1 to ready the " ..
        "attached hero.",
    action { cost = exhaust(self), effect = ready(self), text = "itself" },
    action { cost = exhaust(host), effect = ready(host), text = "the hero" },
}
watch "Hopeful Healer" {
    text = "Action: heal 1 damage from the attached hero. Response: after the attached hero is " ..
        "healed, draw 1 card.",
    action { effect = heal(1, host) },
    response { after = healed(host), effect = draw(1, you) },
}

-- Then.
event "Deep Breath" {
    sphere = "neutral", cost = 0,
    text = "Action: heal 2 damage from a hero. Then draw 1 card.",
    action { effect = { choose{ heroes{} }, heal(2, target), then_, draw(1, you) } },
}
event "Steady Steps" {
    sphere = "neutral", cost = 0,
    text = "Action: lower your threat by 3. Then add 1 resource to each hero you control.",
    action { effect = { lower_threat(3, you), then_, resources(1, heroes{ controller = you }) } },
}
event "Ready Blades" {
    sphere = "neutral", cost = 0,
    text = "Action: ready each character. Then raise your threat by 1.",
    action { effect = { ready(characters{}), then_, raise_threat(1, you) } },
}

-- Switch.
event "Change of Course" {
    sphere = "neutral", cost = 0,
    text = "Action: switch the active location with a location in the staging area.",
    action { effect = { choose{ locations{ place = "staging" } },
                        switch_places(active_location, target) } },
}
event "Trading Blows" {
    sphere = "neutral", cost = 0,
    text = "Action: choose two characters. They switch attack until the end of the phase.",
    action {
        effect = { choose{ characters{} }, choose{ characters{ is_not = "target" }, as = 2 },
                   switch_values("attack", target, target2, "phase") },
    },
}
event "Strange Bargain" {
    sphere = "neutral", cost = 0,
    text = "Action: choose a hero and any other card in play. They switch willpower until the " ..
        "end of the phase.",
    action {
        effect = { choose{ heroes{} }, choose{ cards{ is_not = "target" }, as = 2 },
                   switch_values("willpower", target, target2, "phase") },
    },
}
event "Exchange of Gifts" {
    sphere = "neutral", cost = 0,
    text = "Action: two attachments switch their characters.",
    action {
        effect = { choose{ attachments{} }, choose{ attachments{ is_not = "target" }, as = 2 },
                   switch_places(target, target2) },
    },
}
ally "Unarmed Carrier" {
    sphere = "neutral", cost = 0, willpower = 0, attack = 0, defense = 0, hit_points = 2,
    text = "No ability.",
}

-- X.
ally "Wayfarer of Many Names" {
    sphere = "lore", cost = "X", willpower = 1, attack = 0, defense = 0, hit_points = 1,
    text = "Response: after Wayfarer of Many Names enters play, draw X cards.",
    response { after = enters_play(self), effect = draw(x, you) },
}
event "Measured Words" {
    sphere = "neutral", cost = "X",
    text = "Action: lower your threat by X.",
    action { effect = lower_threat(x, you) },
}
watch "Thrift" {
    text = "Events cost you 1 less.",
    constant { cost_change(-1, events{ place = "hand", owner = you }, you) },
}
watch "Usury" {
    text = "Events cost you 1 more.",
    constant { cost_change(1, events{ place = "hand", owner = you }, you) },
}

-- Traits, uniqueness, blanking, victory.
ally "Plain Traveler" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    text = "No ability.",
}
ally "Traveler of Note" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    traits = { "Noble", "Dwarf", "Gondor", "Spider", "Orc" },
    text = "No ability.",
}
watch "Muffling Cloak" {
    text = "Each enemy's text box is blank.",
    constant { blank(enemies{}) },
}
event "Open Door" {
    sphere = "neutral", cost = 0,
    text = "Action: put an ally into play from your hand.",
    action { effect = { choose{ allies{ place = "hand", owner = you } }, put_into_play(target, you) } },
}
watch "Path to Victory" {
    text = "The players win when there are 20 resources on the attached hero. Action: exhaust it " ..
        "to add 1 resource to the attached hero.",
    constant { wins(), condition = at_least(resources_on(host), 20) },
    action { cost = exhaust(self), effect = { resources(1, host), raise_threat(30, you) } },
}
event "Last Word" {
    sphere = "neutral", cost = 0,
    text = "Action: the players win. Then raise each player's threat by 50.",
    action { effect = { win(), raise_threat(50, everyone) } },
}

-- The beginning and the end of a round.
watch "Morning Vigor" {
    text = "Forced: after the round begins, the attached hero has +1 attack until its end. From " ..
        "round 2 on it has +1 defense.",
    forced { after = round_begins(), effect = lasting("round", add("attack", 1, host)) },
    constant { add("defense", 1, host), condition = at_least(round, 2) },
}
watch "Measure of the Day" {
    text = "Forced: at the end of the round, raise your threat by the attached hero's willpower.",
    forced { when = round_ends(), effect = raise_threat(stat_of("willpower", host), you) },
}

watch "Sling" {
    text = "Action: deal 1 damage to an enemy.",
    action { effect = { choose{ enemies{} }, damage(1, target) } },
}
watch "Applause" {
    text = "Response: after an event is played, draw 1 card.",
    response { after = played(events{}), effect = draw(1, you) },
}
event "Outlanders" {
    sphere = "neutral", cost = 0,
    text = "Action: each character without the Noble trait has +1 attack until the end of the phase.",
    action { effect = lasting("phase", add("attack", 1, characters{ not_trait = "Noble" })) },
}
watch "Road Song" {
    text = "Response: at the beginning and at the end of the travel phase, draw 1 card.",
    response { when = phase_begins{ phase = "travel" }, effect = draw(1, you) },
    response { when = phase_ends{ phase = "travel" }, effect = draw(1, you) },
}
ally "Stranger" {
    sphere = "neutral", cost = 0, willpower = 1, attack = 1, defense = 1, hit_points = 1,
    text = "No ability.",
}
attachment "Stranger" {
    sphere = "neutral", cost = 0, unique = true, attach_to = heroes{}, text = "No ability.",
}
event "Open Chest" {
    sphere = "neutral", cost = 0,
    text = "Action: put an attachment into play from your hand.",
    action {
        effect = { choose{ attachments{ place = "hand", owner = you } }, put_into_play(target, you) },
    },
}
