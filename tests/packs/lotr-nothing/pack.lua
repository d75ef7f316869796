-- Cards for tests/lotr-card-game/nothing.lua: effects of which nothing comes.
pack { name = "test-nothing", version = "1", game = "lotr-card-game" }

local none = count(allies{})

treachery "Empty Numbers" {
    set = "Test Nothing", copies = 0,
    text = "When revealed: as many of everything as there are allies in play.",
    when_revealed {
        effect = {
            raise_threat(none, first_player), lower_threat(none, first_player), damage(none, heroes{}),
            heal(none, heroes{}), resources(none, heroes{}), progress(none, locations{}),
            remove_progress(none, locations{}), draw(none, first_player), deal_shadow(none, enemies{}),
            doomed(none), reveal(none),
        },
    },
}

treachery "Old News" {
    set = "Test Nothing", copies = 0,
    text = "When revealed: what is so already comes about once more.",
    when_revealed {
        effect = {
            ready(heroes{ is_not = "exhausted" }), exhaust(heroes{ is = "exhausted" }),
            heal(2, heroes{}), remove_progress(2, locations{}), lower_threat(1, first_player),
            remove_from_quest(heroes{}), face_up(1, heroes{}), engage(enemies{}, first_player),
            to_staging(locations{}), take_control(heroes{}, first_player),
        },
    },
}

treachery "Passing Trade" {
    set = "Test Nothing", copies = 0,
    text = "When revealed: choose a hero and another. What the one has not moves to the other.",
    when_revealed {
        effect = {
            choose{ heroes{}, by = first_player }, choose{ heroes{ is_not = "target" }, by = first_player, as = 2 },
            move_damage(2, target, target2), move_resources(2, target, target2),
        },
    },
}

objective "Open Ears" {
    set = "Test Nothing", copies = 0,
    text = "Forced: after a hero readies, the first player raises their threat by 2.",
    forced { after = readied(heroes{}), effect = raise_threat(2, first_player) },
}
