-- Cards for the tests of the glossary, A to D: what no card of the core set does.
pack { name = "lotr-quiet", version = "1", game = "lotr-card-game" }

-- A scenario in which nothing happens unless a test arranges it.

treachery "Nothing Stirs" {
    set = "Quiet Road", copies = 20,
    text = "No effect.",
}

quest "A Quiet Road" {
    set = "Quiet Road", stage = 1, quest_points = 20,
    text = "No ability.",
}

quest "The Road Goes On" {
    set = "Quiet Road", stage = 2, quest_points = 20,
    text = "Action: each player raises their threat by 1. Once per round.",
    action { limit = { 1, "round" }, effect = raise_threat(1, everyone) },
}

quest "Journey's End" {
    set = "Quiet Road", stage = 3, quest_points = 20,
    text = "No ability.",
}

scenario "quiet-road" {
    name = "A quiet road",
    sets = { "Quiet Road" },
    quests = { "A Quiet Road", "The Road Goes On", "Journey's End" },
}

ally "Plain Folk" {
    sphere = "neutral", cost = 1,
    willpower = 1, attack = 1, defense = 1, hit_points = 2,
    text = "No ability.",
}

include "abilities.lua"
include "attachments.lua"
include "encounter.lua"
