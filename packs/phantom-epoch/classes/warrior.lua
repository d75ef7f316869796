class "Warrior" { range = 1, bandages = 2, slots = { { "melee" }, { "shield", "melee" } },
  text = "On a Critical Strike the target is Knocked Down.",
  critical { effect = inflict("knocked down", attacked) } }

action_card "Cleave" { class = "Warrior", ap = 4, text = "Attack +1 (target 2).",
  does = attack{ 1, targets = 2 } }
action_card "Crushing Blow" { class = "Warrior", ap = 4, text = "Attack +3 (pierce 1).",
  does = attack{ 3, pierce = 1 } }
action_card "Charge" { class = "Warrior", ap = 3, text = "Move 3. Attack +1.",
  does = { move(3), attack{ 1 } } }
action_card "Hold the Line" { class = "Warrior", ap = 2, lasts = "temporary",
  text = "Temporary: guard +2.", constant { add("guard", 2, me) } }
action_card "Shield Bash" { class = "Warrior", ap = 2, text = "Attack +0 (inflict Stunned).",
  does = attack{ 0, inflict = "stunned" } }
action_card "Sunder" { class = "Warrior", ap = 3, text = "Attack +1 (inflict Vulnerable).",
  does = attack{ 1, inflict = "vulnerable" } }
action_card "March" { class = "Warrior", ap = 2, text = "Move 3.", does = move(3) }
action_card "Second Wind" { class = "Warrior", ap = 2, text = "Heal 3, only yourself.",
  does = heal{ 3, whom = me } }
action_card "Come and Get It" { class = "Warrior", ap = 1, text = "You are Vengeful.",
  does = inflict("vengeful", me) }
action_card "Iron Stance" { class = "Warrior", ap = 1, lasts = "persistent",
  text = "Persistent: guard +1, each move gives 1 MP less.",
  constant { add("guard", 1, me), add("move", -1, me) } }

-- Cards to buy.
action_card "Drive Back" { class = "Warrior", ap = 3, sp = 1,
  text = "Attack +1. Move 2. Attack -1.", does = { attack{ 1 }, move(2), attack{ -1 } } }
action_card "Into the Breach" { class = "Warrior", ap = 3, sp = 1,
  text = "Leap 3. Attack +1 (inflict Knocked Down).",
  does = { leap(3), attack{ 1, inflict = "knocked down" } } }
action_card "Stand Behind Me" { class = "Warrior", ap = 2, sp = 2, lasts = "temporary",
  text = "Temporary: guard +1; allies within range 1 have guard +2.",
  constant { add("guard", 1, me), add("guard", 2, allies{ within = 1 }) } }
action_card "Mountainfall" { class = "Warrior", ap = 6, sp = 3,
  text = "Attack +3 (pierce 3, inflict Stunned). Enemies within range 1 take 1 damage.",
  does = { attack{ 3, pierce = 3, inflict = "stunned" }, damage(1, enemies{ within = 1 }) } }
