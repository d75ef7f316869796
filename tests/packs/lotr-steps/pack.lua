-- Cards that are there to be seen by the rules tests of the framework steps.
pack { name = "test-steps", version = "1", game = "lotr-card-game" }

local phases = { "resource", "planning", "quest", "travel", "encounter", "combat", "refresh" }
local your_heroes = heroes{ controller = you }

local function ally_of(sphere, cost, more)
    local card = { sphere = sphere, cost = cost, willpower = 0, attack = 1, defense = 1, hit_points = 2 }
    for key, value in pairs(more) do card[key] = value end
    return card
end

-- A response and a forced effect for every beginning and end of a phase or round.
local answers, musts = {}, {}
local function at_point(text, point)
    table.insert(answers, response{ when = point, effect = resources(1, your_heroes), text = text })
    table.insert(musts, forced{ when = point, effect = resources(1, your_heroes), text = text })
end
for _, phase in ipairs(phases) do
    at_point(phase .. " phase begins", phase_begins{ phase = phase })
    at_point(phase .. " phase ends", phase_ends{ phase = phase })
end
at_point("round begins", round_begins())
at_point("round ends", round_ends())
ally "Herald" (ally_of("neutral", 0, answers))
ally "Bell Ringer" (ally_of("neutral", 0, musts))

ally "Signaller" (ally_of("neutral", 0, {
    action{ effect = resources(1, your_heroes), text = "signal" },
}))

-- Until the end of the round; and from the second round on.
ally "Torchbearer" (ally_of("neutral", 0, {
    action{ effect = lasting("round", add("willpower", 2, self)), text = "shine" },
}))
ally "Late Riser" (ally_of("neutral", 0, {
    constant{ add("willpower", 3, self), condition = at_least(round, 2) },
}))

ally "Light Sleeper" (ally_of("neutral", 0, {
    response{ after = readied(self), effect = resources(1, your_heroes), text = "awake" },
}))

-- Reactions inside quest resolution, travel, engagement and combat.
ally "Chronicler" (ally_of("neutral", 0, {
    response{ after = quest_succeeded(), effect = resources(amount, your_heroes), text = "success" },
    response{ after = quest_failed(), effect = resources(amount, your_heroes), text = "failure" },
    response{ after = threat_raised{ by = you }, effect = resources(1, your_heroes), text = "threat" },
}))
ally "Rear Guard" (ally_of("neutral", 0, {
    response{
        after = attack_ends(enemies{}),
        effect = resources(count(characters{ is = "attacking" }), your_heroes),
        text = "after the attack",
    },
}))
ally "Scout Captain" (ally_of("neutral", 0, {
    response{ after = attacks(self), effect = ready(allies{ title = "Far Archer" }), text = "call" },
}))
ally "Far Archer" (ally_of("neutral", 0, { keywords = { "ranged" }, attack = 3 }))
ally "Stretcher Bearer" (ally_of("neutral", 0, {
    action{
        effect = { choose{ characters{ is = "defending" } }, remove_from_combat(target) },
        text = "carry off",
    },
    action{
        effect = { choose{ characters{ is = "attacking" } }, remove_from_combat(target) },
        text = "call back",
    },
    action{
        effect = { choose{ allies{ is = "defending" } }, return_to_hand(target) },
        text = "send home",
    },
}))
ally "Recruiter" (ally_of("neutral", 0, {
    action{
        effect = { choose{ enemies{ place = "staging" } }, engage(target, you) },
        text = "lure",
    },
}))

-- An enemy for a number: engagement cost, threat, attack, defense and hit points.
local function foe(title, cost, threat_strength, attack_strength, defense_strength, hits)
    enemy(title){
        set = "Test steps", copies = 1, engagement_cost = cost, threat = threat_strength,
        attack = attack_strength, defense = defense_strength, hit_points = hits,
    }
end
foe("Foe at 10", 10, 1, 2, 1, 9)
foe("Foe at 20", 20, 1, 2, 1, 9)
foe("Foe at 30", 30, 1, 2, 1, 9)
foe("Other at 20", 20, 1, 2, 1, 9)
foe("Foe at 99", 99, 1, 2, 1, 9)
foe("Harmless Foe", 20, 0, 0, 0, 2)
foe("Big Foe", 20, 1, 9, 3, 9)

enemy "Backstabber" {
    set = "Test steps", copies = 1, engagement_cost = 99, threat = 1, attack = 1, defense = 0, hit_points = 9,
    forced{ after = engages(self), effect = damage(9, heroes{ title = "Glóin" }) },
    forced{ after = enemy_attacked(self), effect = damage(9, heroes{ title = "Glóin" }) },
}

enemy "Vengeful Foe" {
    set = "Test steps", copies = 1, engagement_cost = 99, threat = 1, attack = 1, defense = 0, hit_points = 1,
    forced{ after = destroyed(self), effect = damage(9, heroes{ title = "Glóin" }) },
}

treachery "Blank Shadow" { set = "Test steps", copies = 1 }
treachery "Growing Shadow" {
    set = "Test steps", copies = 1,
    shadow{ effect = lasting("attack", add("attack", 2, attacker)) },
}
treachery "Tempting Shadow" {
    set = "Test steps", copies = 1,
    shadow{ effect = { choose{ heroes{ controller = you }, by = you }, damage(1, target) } },
}
location "Quiet Place" { set = "Test steps", copies = 1, threat = 1, quest_points = 2 }
location "Far Place" { set = "Test steps", copies = 1, threat = 3, quest_points = 2 }
