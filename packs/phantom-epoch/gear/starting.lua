-- What a character has from the start: the attachment with the emblem of its class, and the
-- Medical Kit of a Healer.
attachment "Nova Remedial Kit" { class = "Healer", slot = "medical", charges = 2,
  text = "After your turn ends you may use a charge: a character within range 1 gets 2 HP back.",
  response { after = turn_ends(me), cost = charge(1),
    effect = { choose{ characters{ within = 1, is = "hurt" } }, restore(2, target) } } }

item "Medical Kit" { class = "Healer", number = 0, uses = "mission",
  text = "Once a mission: a character within range 1 gets 4 HP back and loses Bleeding.",
  action { effect = { choose{ characters{ within = 1, is = "hurt" } }, restore(4, target),
                      cure("bleeding", target) } } }

attachment "Whistling String" { class = "Ranger", slot = "ranged", charges = 2,
  text = "When you attack you may use a charge: range +2 and pierce +1 for this attack.",
  response { when = attacks(me), cost = charge(1),
    effect = lasting{ "attack", add("range", 2, me), add("pierce", 1, me) } } }

attachment "Hemorrhage Inducer" { class = "Rogue", slot = "dual", charges = 2,
  text = "After your attack deals damage you may use a charge: its target is Bleeding.",
  response { after = hits(me), cost = charge(1), effect = inflict("bleeding", other) } }

attachment "Weighted Pommel" { class = "Warrior", slot = "melee", charges = 2,
  text = "When you attack you may use a charge: attack +1 for this attack.",
  response { when = attacks(me), cost = charge(1), effect = lasting{ "attack", add("attack", 1, me) } } }
