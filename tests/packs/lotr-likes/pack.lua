-- Cards for tests/lotr-card-game/preferences_numbers.lua: each is better than the plain one in
-- one number.
pack { name = "test-likes", version = "1", game = "lotr-card-game" }

local function stats(better, base, more)
    local card = { text = "No ability." }
    for key, value in pairs(base) do card[key] = value end
    for key, value in pairs(more or {}) do card[key] = value end
    if better then card[better] = card[better] + 2 end
    return card
end

local person = { willpower = 1, attack = 1, defense = 1, hit_points = 4 }
for _, better in ipairs{ "plain", "willpower", "attack", "defense", "hit_points" } do
    local number = better ~= "plain" and better or nil
    hero("Hero of " .. better)(stats(number, person, { sphere = "neutral", threat_cost = 5 }))
    ally("Ally of " .. better)(stats(number, person, { sphere = "neutral", cost = 1 }))
end
ally "Ally of cost" (stats("cost", person, { sphere = "neutral", cost = 1 }))

local foe = { engagement_cost = 30, threat = 1, attack = 1, defense = 1, hit_points = 3 }
for _, better in ipairs{ "plain", "threat", "attack", "defense", "hit_points" } do
    enemy("Foe of " .. better)(stats(better ~= "plain" and better or nil, foe, { set = "Test Likes", copies = 0 }))
end

for _, name in ipairs{ "Giant", "Giantess" } do
    hero(name)(stats(nil, person, { sphere = "neutral", threat_cost = 5, willpower = 20 }))
end

attachment "Cheap Thing" { sphere = "neutral", cost = 1, attach_to = heroes{}, text = "Attach to a hero." }
attachment "Dear Thing" { sphere = "neutral", cost = 3, attach_to = heroes{}, text = "Attach to a hero." }

event "Mend" {
    sphere = "neutral", cost = 0, text = "Action: heal 1 damage on a character.",
    action { effect = { choose{ characters{} }, heal(1, target) } },
}

event "Hurt" {
    sphere = "neutral", cost = 0, text = "Action: deal 1 damage to a character or enemy.",
    action { effect = { choose{ cards{ type = { "hero", "ally", "enemy" } } }, damage(1, target) } },
}

event "Embolden" {
    sphere = "neutral", cost = 0, text = "Action: each hero gets +2 willpower until the end of the phase.",
    action { effect = lasting("phase", add("willpower", 2, heroes{})) },
}

event "Brace" {
    sphere = "neutral", cost = 0, text = "Action: each hero gets +2 defense until the end of the phase.",
    action { effect = lasting("phase", add("defense", 2, heroes{})) },
}

event "Sharpen" {
    sphere = "neutral", cost = 0, text = "Action: a character or enemy gets +2 attack until the end of the phase.",
    action { effect = { choose{ cards{ type = { "hero", "ally", "enemy" } } }, lasting("phase", add("attack", 2, target)) } },
}

event "Blunt" {
    sphere = "neutral", cost = 0, text = "Action: a character or enemy gets -2 attack until the end of the phase.",
    action { effect = { choose{ cards{ type = { "hero", "ally", "enemy" } } }, lasting("phase", add("attack", -2, target)) } },
}

event "Dig Deep" {
    sphere = "neutral", cost = 0, text = "Action: search your deck for a card.",
    action { effect = search{ you, cards{ place = "deck", owner = you }, must = true } },
}

event "Any Number" {
    sphere = "neutral", cost = "X", text = "Action: draw X cards.",
    action { effect = draw(x, you) },
}

event "Summons" {
    sphere = "neutral", cost = 0, text = "Action: exhaust a character to draw 1 card.",
    action { cost = exhaust(characters{}), effect = draw(1, you) },
}
