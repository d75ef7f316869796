-- Gryllos: beasts that Gralloks train.
adversary "Trained Gryllos" { species = "Gryllos", class = "Trained Beast", rating = 1, copies = 6,
  hp = 5, attack = 0, guard = 0, range = 1,
  text = "On a Critical Strike the target is Bleeding.",
  critical { effect = inflict("bleeding", attacked) } }

species_card "Gryllos: Pounce" { species = "Gryllos", ap = 2, text = "Leap 3.", does = leap(3) }
species_card "Gryllos: Skitter" { species = "Gryllos", ap = 1, text = "Move 3.", does = move(3) }
species_card "Gryllos: Chitter" { species = "Gryllos", ap = 2, text = "Move 1. Round: guard +1.",
  does = move(1), constant { add("guard", 1, me) } }
species_card "Gryllos: Frenzy" { species = "Gryllos", ap = 3, text = "Move 2. Round: attack +1.",
  does = move(2), constant { add("attack", 1, me) } }
