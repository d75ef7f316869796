class "Healer" { range = 2, bandages = 3, slots = { { "medical" }, { "melee", "medical" } },
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
