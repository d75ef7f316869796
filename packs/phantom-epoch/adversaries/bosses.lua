-- Bosses: boards with values for two, three and four characters, and the one deck they all draw from.
boss "Mutant Grallok" {
  by_characters = { { hp = 24, attack = 1, guard = 1, range = 1 },
                    { hp = 32, attack = 1, guard = 1, range = 1 },
                    { hp = 40, attack = 2, guard = 1, range = 1 } },
  text = "On a Critical Strike the target is Knocked Down and Vulnerable.",
  inherent = { name = "Lumber", ap = 2, text = "Move 2.", does = move(2) },
  actions = {
    { name = "Backhand", ap = 3, text = "Attack +1 (target 2).", does = attack{ 1, targets = 2 } },
    { name = "Hurl Rubble", ap = 5, text = "Attack +0 (range 4, inflict Stunned).",
      does = attack{ 0, range = 4, inflict = "stunned" } },
    { name = "Regenerate", ap = 7, text = "Heal 5, only itself. Attack +0.",
      does = { heal{ 5, whom = me }, attack{ 0 } } } },
  critical { effect = { inflict("knocked down", attacked), inflict("vulnerable", attacked) } } }

boss "The Foundry Heart" {
  by_characters = { { hp = 20, attack = 0, guard = 2, range = 3 },
                    { hp = 26, attack = 1, guard = 2, range = 3 },
                    { hp = 32, attack = 1, guard = 2, range = 3 } },
  text = "On a Critical Strike all characters within range 1 of the target are Frozen.",
  inherent = { name = "Toll", ap = 1, text = "Move 1.", does = move(1) },
  actions = {
    { name = "Peal", ap = 3, text = "Attack +0 (target 3).", does = attack{ 0, targets = 3 } },
    { name = "Cold Metal", ap = 4, text = "Attack +1 (inflict Frozen).",
      does = attack{ 1, inflict = "frozen" } },
    { name = "Undertone", ap = 6, text = "Enemies within range 3 take 1 damage and are Weakened.",
      does = { damage(1, enemies{ within = 3 }), inflict("weakened", enemies{ within = 3 }) } } },
  critical { effect = inflict("frozen", characters{ within = 1, from = attacked }) } }

local function refers(name, text, actions) boss_card(name) { text = text, actions = actions } end
refers("Patience", "Action 1.", { 1 })
refers("Measure", "Action 1.", { 1 })
refers("Reach", "Action 2.", { 2 })
refers("Throw", "Action 2.", { 2 })
refers("Deep Breath", "Action 3.", { 3 })
refers("Old Strength", "Action 3.", { 3 })
refers("One, Two", "Actions 1 and 2.", { 1, 2 })
refers("Fury", "Actions 1 and 2.", { 1, 2 })
refers("Long Memory", "Actions 1 and 3.", { 1, 3 })
refers("Everything", "Actions 2 and 3.", { 2, 3 })
boss_card "Glare" { text = "Its enemies within range 2 are Weakened.",
  does = inflict("weakened", enemies{ within = 2 }) }
boss_card "Shudder" { text = "It gets Barrier.", does = inflict("barrier", me) }
boss_card "Scar Tissue" { lasts = "persistent", text = "Persistent: guard +1.",
  constant { add("guard", 1, me) } }
boss_card "Taste of Blood" { lasts = "persistent", text = "Persistent: attack +1.",
  constant { add("attack", 1, me) } }
boss_card "Unbound" { lasts = "persistent", text = "Persistent: each move gives 1 MP more, pierce +1.",
  constant { add("move", 1, me), add("pierce", 1, me) } }
