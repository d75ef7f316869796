-- Gralloks: slow, strong, hard to kill.
adversary "Grallok Archer" { species = "Grallok", class = "Archer", rating = 1, copies = 6,
  hp = 7, attack = 0, guard = 0, range = 6,
  text = "On a Critical Strike the target is Bleeding.",
  critical { effect = inflict("bleeding", attacked) } }
adversary "Grallok Sentry" { species = "Grallok", class = "Sentry", rating = 1, copies = 6,
  hp = 10, attack = 0, guard = 1, range = 1,
  text = "On a Critical Strike the target is Knocked Down.",
  critical { effect = inflict("knocked down", attacked) } }
adversary "Grallok Berserker" { species = "Grallok", class = "Berserker", rating = 1, copies = 6,
  hp = 9, attack = 1, guard = 0, range = 1,
  text = "On a Critical Strike the target is Vulnerable.",
  critical { effect = inflict("vulnerable", attacked) } }

species_card "Grallok: Charge" { species = "Grallok", ap = 3, text = "Move 2.", does = move(2) }
species_card "Grallok: Brace" { species = "Grallok", ap = 2, text = "Round: guard +1.",
  constant { add("guard", 1, me) } }
species_card "Grallok: Bellow" { species = "Grallok", ap = 4, text = "Move 1. Round: attack +1.",
  does = move(1), constant { add("attack", 1, me) } }
species_card "Grallok: Lick Wounds" { species = "Grallok", ap = 3, text = "Heal 2.", does = heal(2) }
species_card "Grallok: Stomp" { species = "Grallok", ap = 4,
  text = "Enemies within range 1 take 1 damage.", does = damage(1, enemies{ within = 1 }) }
species_card "Grallok: Trudge" { species = "Grallok", ap = 1, text = "Move 1.", does = move(1) }
