-- The campaign of the revised core set: its three scenarios in order, each with
-- its campaign card. Side B of a card comes up when the scenario is won, or when
-- side A says so.

campaign "mirkwood-paths" {
    name = "Mirkwood Paths",
    parts = {
        {
            scenario = "passage-through-mirkwood", card = 129,
            aside = { { 1, "Mendor" } },
        },
        {
            scenario = "journey-along-the-anduin", card = 130,
            aside = { { 1, "Mendor" }, { 4, "Valor" }, { 4, "Scarred" } },
        },
        {
            scenario = "escape-from-dol-guldur", card = 131,
            aside = { { 1, "Mendor" }, { 1, "Appointed by Fate" } },
        },
    },
}

local function mendor_joins()
    return put_into_play(allies{ title = "Mendor", place = "aside" }, first_player)
end

local function lose_without_mendor()
    return constant { after = leaves_play(allies{ title = "Mendor" }), effect = lose() }
end

-- Every player puts one of the set-aside cards of this title on a hero of theirs
-- that has none.
local function each_gets(title)
    return each_player{
        choose_topmost(cards{ title = title, place = "aside" }),
        choose{ heroes{ controller = each, lacks = title }, by = each, as = 2 },
        attach(target, target2),
    }
end

campaign_card "Passage Through Mirkwood" {
    number = 129, side = "A",
    text = "Mirkwood Paths, part 1. Setup: put Mendor into play. The players lose if " ..
        "Mendor leaves play.",
    setup { effect = mendor_joins() },
    lose_without_mendor(),
}

campaign_card "Passage Through Mirkwood" {
    number = 129, side = "B",
    text = "Resolution: each player earns a Mendor's Support. Those who won on Beorn's " ..
        "Path earn the burden Ungoliant's Swarm, those who won on \"Don't Leave the " ..
        "Path!\" the burden Lingering Venom.",
    resolution {
        effect = {
            earn("Mendor's Support", everyone),
            if_{
                exists(cards{ title = "Beorn's Path", place = "quest" }),
                then_ = earn("Ungoliant's Swarm"),
            },
            if_{
                exists(cards{ title = "\"Don't Leave the Path!\"", place = "quest" }),
                then_ = earn("Lingering Venom"),
            },
        },
    },
}

campaign_card "Journey Along the Anduin" {
    number = 130, side = "A",
    text = "Mirkwood Paths, part 2. Setup: put Mendor into play; set Valor and Scarred " ..
        "aside. Response: after a Hill Troll is defeated, each player attaches a " ..
        "set-aside Valor to a hero they control, if able. Forced: after the first " ..
        "character is destroyed by a Hill Troll, each player attaches a set-aside " ..
        "Scarred to a hero they control. The players lose if Mendor leaves play.",
    setup { effect = mendor_joins() },
    response {
        after = destroyed(enemies{ title = "Hill Troll" }),
        effect = each_gets("Valor"),
        text = "Each player attaches Valor to a hero",
    },
    forced {
        after = destroyed{ characters{}, with = enemies{ title = "Hill Troll" } },
        limit = { 1, "game", "table" },
        effect = each_gets("Scarred"),
        text = "Each player attaches Scarred to a hero",
    },
    lose_without_mendor(),
}

campaign_card "Journey Along the Anduin" {
    number = 130, side = "B",
    text = "Resolution: each Valor and each Scarred in play joins the campaign pool and " ..
        "stays with its hero in all later scenarios. The hero with the most damage is " ..
        "noted as the prisoner of Escape from Dol Guldur; of several one at random.",
    resolution {
        effect = {
            earn(cards{ title = "Valor", place = "attached" }),
            earn(cards{ title = "Scarred", place = "attached" }),
            choose_random(heroes{ most = "damage" }),
            note("prisoner", target),
        },
    },
}

campaign_card "Escape from Dol Guldur" {
    number = 131, side = "A",
    text = "Mirkwood Paths, part 3. Setup: put Mendor into play; the first player " ..
        "attaches Appointed by Fate to a hero. Forced: when the prisoner would be " ..
        "picked at random, it is the hero noted in the log, with all attachments. " ..
        "Mendor goes facedown with them, without leaving play. Then flip this card.",
    setup {
        effect = {
            mendor_joins(),
            choose_topmost(cards{ title = "Appointed by Fate", place = "aside" }),
            choose{ heroes{}, by = first_player, as = 2 },
            attach(target, target2),
        },
    },
    forced {
        when = effect(stage),
        condition = exists(heroes{ noted = "prisoner" }),
        effect = replace{
            face_down(heroes{ noted = "prisoner" }),
            face_down(allies{ title = "Mendor" }),
            flip(self),
        },
        text = "The prisoner of the log is captured, and Mendor with them",
    },
}

campaign_card "Escape from Dol Guldur" {
    number = 131, side = "B",
    text = "Response: after an objective is claimed, turn Mendor faceup with 1 damage. " ..
        "Resolution: if Mendor is in play he joins the campaign pool. In the next " ..
        "campaign he begins every scenario in play, and each player may put one " ..
        "Mendor's Support into their deck.",
    response {
        after = claimed(),
        effect = face_up(1, allies{ title = "Mendor", place = "facedown" }),
        text = "Turn Mendor faceup",
    },
    resolution {
        effect = if_{
            exists(allies{ title = "Mendor", place = { "play_area", "facedown" } }),
            then_ = { earn("Mendor"), earn("Mendor's Support", everyone) },
        },
    },
}
