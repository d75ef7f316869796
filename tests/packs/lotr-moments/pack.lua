-- Cards for tests/lotr-card-game/moments.lua: for every fact and every moment at which it can
-- be answered an attachment that answers it, and events that make things happen.
pack { name = "lotr-moments", version = "1", game = "lotr-card-game" }

-- Each raises threat, which makes the game settle: the worst that can be done in between.
local function watch(word, fact, timings, effect)
    for i = 1, #timings do
        local timing = timings[i]
        local answer = { effect = effect or raise_threat(1, first_player) }
        answer[timing] = fact
        local ability
        if timing == "cancels" then
            answer.effect = { raise_threat(1, first_player), cancel() }
            ability = response(answer)
        else
            ability = forced(answer)
        end
        attachment("Watch " .. timing .. " " .. word) {
            sphere = "neutral", cost = 0, attach_to = heroes{},
            text = "Answers one moment.",
            ability,
        }
    end
end

watch("enters_play", enters_play(), { "after" })
watch("played", played(), { "after" })
watch("leaves_play", leaves_play(), { "after", "when" })
watch("destroyed", destroyed(), { "after" })
watch("discarded", discarded(), { "after" })
watch("commits", commits(), { "after" })
watch("damaged", damaged(), { "after", "when" })
watch("healed", healed(), { "after" })
watch("exhausted", exhausted(), { "after" })
watch("readied", readied(), { "after" })
watch("defends", defends(), { "after" })
watch("attacks", attacks(), { "after" })
watch("enemy_attacks", enemy_attacks(), { "after", "when" })
watch("enemy_attacked", enemy_attacked(), { "after" })
watch("attack_destroys", attack_destroys(), { "after" })
watch("engages", engages(), { "after" })
watch("revealed", revealed(), { "after", "when", "cancels" })
watch("shadow_dealt", shadow_dealt(), { "after" })
watch("shadow_effect", shadow_effect(), { "when", "cancels" })
watch("traveled", traveled(), { "after" })
watch("explored", explored(), { "after" })
watch("progress_placed", progress_placed(), { "after" })
watch("quest_succeeded", quest_succeeded(), { "after" })
watch("quest_failed", quest_failed(), { "after" })
watch("stage_defeated", stage_defeated(), { "after", "when" })
watch("draws", draws(), { "after", "when" })
watch("threat_raised", threat_raised(), { "after" }, ready(self))
watch("resources_gained", resources_gained(), { "after" })
watch("claimed", claimed(), { "after" })
watch("round_begins", round_begins(), { "after", "when" })
watch("round_ends", round_ends(), { "after", "when" })
watch("phase_begins", phase_begins{ phase = "quest" }, { "after", "when" })
watch("phase_ends", phase_ends{ phase = "quest" }, { "after", "when" })
watch("effect", effect(events{}), { "when", "cancels" })
watch("rescued", rescued(), { "after" })
watch("excess_damage", excess_damage(), { "after" })
watch("shadow_resolved", shadow_resolved(), { "after" })
watch("eliminated", eliminated(), { "after" })
watch("attack_ends", attack_ends(), { "after" })

local function deed(name, does)
    event("Deed: " .. name) {
        sphere = "neutral", cost = 0, text = "Action: something happens.",
        action { effect = does },
    }
end

local ally_of_mine = allies{ controller = you }
deed("slay", { choose{ ally_of_mine }, damage(20, target) })
deed("toss", { choose{ ally_of_mine }, discard(target) })
deed("wound", damage(1, heroes{ title = "Glóin" }))
deed("mend", heal(1, heroes{ title = "Glóin" }))
deed("tire", exhaust(heroes{ title = "Glóin" }))
deed("wake", ready(heroes{ title = "Glóin" }))
deed("pay", resources(1, heroes{ title = "Glóin" }))
deed("learn", draw(1))
deed("dread", raise_threat(1))
deed("capture", face_down(heroes{ title = "Glóin" }))
deed("rescue", face_up(0, prisoner))
deed("reveal", reveal(1))
deed("engage", engage(enemies{ place = "staging" }, you))
deed("explore", progress(20, active_location))
deed("march", progress(1, active_location))
deed("conquer", progress(20, stage))
deed("claim", { choose{ objectives{} }, choose{ heroes{ title = "Glóin" }, as = 2 }, claim(target, target2, you) })
deed("betray", { choose_player{ other = true }, eliminate(chosen_player) })

-- What keeps a card or a stage where it is without mending what was wrong with it.
attachment "Stubborn Thread" {
    sphere = "neutral", cost = 0, attach_to = allies{},
    text = "Forced: when the attached ally would leave play, raise your threat by 1 instead.",
    forced { when = leaves_play(host), effect = replace{ raise_threat(1, first_player) } },
}

attachment "Long Road" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Forced: when a stage would be defeated, raise your threat by 1 instead.",
    forced { when = stage_defeated(), effect = replace{ raise_threat(1, first_player) } },
}

attachment "Snare" {
    sphere = "neutral", cost = 0, attach_to = heroes{},
    text = "Action: turn Glóin facedown.",
    action { effect = face_down(heroes{ title = "Glóin" }) },
}
