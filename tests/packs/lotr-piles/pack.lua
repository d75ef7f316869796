-- A card that looks at the order of the encounter discard pile, and one that fills it.
pack { name = "test-piles", version = "1", game = "lotr-card-game" }

event "Look Back" {
    sphere = "neutral", cost = 0,
    text = "Action: add the topmost enemy of the encounter discard pile to the staging area.",
    action {
        effect = { choose_topmost(enemies{ place = "encounter_discard" }), to_staging(target) },
    },
}

event "Fell Them All" {
    sphere = "neutral", cost = 0,
    text = "Action: destroy each enemy in play.",
    action { effect = destroy(enemies{}) },
}
