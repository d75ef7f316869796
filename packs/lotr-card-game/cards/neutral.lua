-- Neutral cards of players' decks.

ally "Gandalf" {
    number = 73, unique = true, sphere = "neutral", cost = 5, copies = { 4, 8 },
    willpower = 4, attack = 4, defense = 4, hit_points = 4,
    traits = { "Istari" },
    text = "Discard Gandalf from play at the end of the round. Response: after Gandalf " ..
        "enters play, draw 3 cards, or deal 4 damage to an enemy in play, or lower " ..
        "your threat by 5.",
    constant {
        when = round_ends(),
        effect = discard(self),
    },
    response {
        after = enters_play(self),
        effect = either{
            mode("Draw 3 cards", draw(3, you)),
            mode("Deal 4 damage to an enemy", choose{ enemies{} }, damage(4, target)),
            mode("Lower your threat by 5", lower_threat(5, you)),
        },
    },
}
