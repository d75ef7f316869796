-- Six forms of three species: how much they can take, how much they can do in a round, and what
-- is in their nature.
species "Human, female" { hp = 12, ap = 8, text = "Steady: guard +1 while at full health.",
  constant { condition = none(characters{ is = { "me", "hurt" } }), add("guard", 1, me) } }
species "Human, male" { hp = 13, ap = 7, text = "Stubborn: attack +1 while hurt.",
  constant { condition = exists(characters{ is = { "me", "hurt" } }), add("attack", 1, me) } }
species "Grallok, female" { hp = 15, ap = 6, text = "Thick hide: guard +1 against adjacent attackers.",
  constant { condition = equals(attack_range, 1), add("guard", 1, me) } }
species "Grallok, male" { hp = 16, ap = 6, text = "Heavy hands: attack +1 against adjacent targets.",
  constant { condition = equals(attack_range, 1), add("attack", 1, me) } }
species "Slink, female" { hp = 10, ap = 8, text = "Nimble: each move gives 1 MP more.",
  constant { add("move", 1, me) } }
species "Slink, male" { hp = 10, ap = 8, text = "Springy: each leap gives 1 MP more; initiative -1.",
  constant { add("leap", 1, me), add("initiative", -1, me) } }
