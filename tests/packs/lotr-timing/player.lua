-- Player cards.

event "Placeholder" {
    sphere = "neutral", cost = 0,
    action { effect = draw(1, you) },
}
