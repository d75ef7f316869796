class "Healer" { range = 2, bandages = 2, slots = { { "medical" }, { "melee", "medical" } },
  text = "On a Critical Strike the Healer or an ally beside it gets 2 HP back.",
  critical { effect = { choose{ characters{ within = 1, is = "hurt" } }, restore(2, target) } } }

action_card "Field Dressing" { class = "Healer", ap = 2, text = "Heal 3. Move 1.",
  does = { heal(3), move(1) } }
action_card "Steady Hands" { class = "Healer", ap = 3, text = "Heal 5.", does = heal(5) }
action_card "Long Reach" { class = "Healer", ap = 4, text = "Heal 4 (range 3).",
  does = heal{ 4, range = 3 } }
action_card "Scalpel" { class = "Healer", ap = 2, text = "Attack +0 (pierce 2, inflict Bleeding).",
  does = attack{ 0, pierce = 2, inflict = "bleeding" } }
action_card "Clean the Wound" { class = "Healer", ap = 1,
  text = "One character within range 1 loses Bleeding or Burning.",
  does = { choose{ characters{ within = 1, has = { "bleeding", "burning" } } },
           cure("bleeding", target), cure("burning", target) } }
action_card "Run for Cover" { class = "Healer", ap = 2, text = "Move 4.", does = move(4) }
action_card "Stimulant" { class = "Healer", ap = 3, text = "An ally within range 2 gets Barrier.",
  does = { choose{ allies{ within = 2, lacks = "barrier" } }, inflict("barrier", target) } }
action_card "Keep Away" { class = "Healer", ap = 3, text = "Attack +1. Move 2.",
  does = { attack{ 1 }, move(2) } }
action_card "Triage" { class = "Healer", ap = 2, lasts = "temporary",
  text = "Temporary: your heals give 1 HP more, guard +1.",
  constant { add("heal", 1, me), add("guard", 1, me) } }
action_card "Calm Voice" { class = "Healer", ap = 1, lasts = "persistent",
  text = "Persistent: allies within range 1 have guard +1.",
  constant { add("guard", 1, allies{ within = 1 }) } }

-- Cards to buy.
action_card "Transfusion" { class = "Healer", ap = 3, sp = 1,
  text = "You take 1 damage. Heal 6 (range 2), not yourself.",
  does = { damage(1, me), heal{ 6, range = 2, whom = allies{} } } }
action_card "Numbing Dart" { class = "Healer", ap = 3, sp = 1,
  text = "Attack +0 (range 4, inflict Stunned). Move 1.",
  does = { attack{ 0, range = 4, inflict = "stunned" }, move(1) } }
action_card "Purge" { class = "Healer", ap = 2, sp = 2,
  text = "One character within range 3 loses Bleeding, Burning, Blinded, Frozen and Weakened.",
  does = { choose{ characters{ within = 3,
             has = { "bleeding", "burning", "blinded", "frozen", "weakened" } } },
           cure("bleeding", target), cure("burning", target), cure("blinded", target),
           cure("frozen", target), cure("weakened", target) } }
action_card "Nobody Dies Today" { class = "Healer", ap = 5, sp = 3,
  text = "Every character within range 2 gets 3 HP back. Your allies there are Resilient.",
  does = { restore(3, characters{ within = 2 }), inflict("resilient", allies{ within = 2 }) } }
