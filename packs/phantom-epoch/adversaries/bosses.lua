-- Bosses: boards with values for two, three and four characters, and the one deck they all draw from.
-- What is read on a board: the critical ability, then what the boss does.
local function boss_board(name)
  return function(body)
    local function said(label, action)
      return " " .. label .. ", " .. action.ap .. " AP, " .. action.name .. ": " .. action.text
    end
    body.text = body.text .. said("First", body.inherent)
    for i, action in ipairs(body.actions) do body.text = body.text .. said("Action " .. i, action) end
    boss(name)(body)
  end
end

boss_board "Mutant Grallok" {
  by_characters = { { hp = 33, attack = 1, guard = 1, range = 1 },
                    { hp = 42, attack = 2, guard = 1, range = 1 },
                    { hp = 70, attack = 2, guard = 1, range = 1 } },
  text = "On a Critical Strike the target is Knocked Down and Vulnerable.",
  inherent = { name = "Lumber", ap = 2, text = "Move 2.", does = move(2) },
  actions = {
    { name = "Backhand", ap = 3, text = "Attack +1 (target 2).", does = attack{ 1, targets = 2 } },
    { name = "Hurl Rubble", ap = 5, text = "Attack +0 (range 4, inflict Stunned).",
      does = attack{ 0, range = 4, inflict = "stunned" } },
    { name = "Regenerate", ap = 7, text = "Heal 5, only itself. Attack +0.",
      does = { heal{ 5, whom = me }, attack{ 0 } } } },
  critical { effect = { inflict("knocked down", attacked), inflict("vulnerable", attacked) } } }

boss_board "The Foundry Heart" {
  by_characters = { { hp = 16, attack = 0, guard = 1, range = 3 },
                    { hp = 22, attack = 0, guard = 1, range = 3 },
                    { hp = 30, attack = 0, guard = 2, range = 3 } },
  text = "On a Critical Strike all characters within range 1 of the target are Frozen.",
  inherent = { name = "Toll", ap = 1, text = "Move 1.", does = move(1) },
  actions = {
    { name = "Peal", ap = 3, text = "Attack +0 (target 3).", does = attack{ 0, targets = 3 } },
    { name = "Cold Metal", ap = 4, text = "Attack +1 (inflict Frozen).",
      does = attack{ 1, inflict = "frozen" } },
    { name = "Undertone", ap = 6, text = "Enemies within range 3 take 1 damage and are Weakened.",
      does = { damage(1, enemies{ within = 3 }), inflict("weakened", enemies{ within = 3 }) } } },
  critical { effect = inflict("frozen", characters{ within = 1, from = attacked }) } }

boss_board "The Glass Stalker" {
  by_characters = { { hp = 22, attack = 0, guard = 0, range = 2 },
                    { hp = 30, attack = 1, guard = 0, range = 2 },
                    { hp = 38, attack = 1, guard = 1, range = 2 } },
  text = "On a Critical Strike the target is Blinded and Bleeding.",
  inherent = { name = "Glide", ap = 2, text = "Leap 3.", does = leap(3) },
  actions = {
    { name = "Shiver", ap = 2, text = "Attack +0 (pierce 2).", does = attack{ 0, pierce = 2 } },
    { name = "Splinters", ap = 4, text = "Attack -1 (target 3, inflict Bleeding).",
      does = attack{ -1, targets = 3, inflict = "bleeding" } },
    { name = "Stand Still", ap = 5, text = "It is Invisible.", does = inflict("invisible", me) } },
  critical { effect = { inflict("blinded", attacked), inflict("bleeding", attacked) } } }

boss_board "The Last Warden" {
  by_characters = { { hp = 26, attack = 1, guard = 2, range = 1 },
                    { hp = 34, attack = 1, guard = 2, range = 1 },
                    { hp = 42, attack = 2, guard = 2, range = 1 } },
  text = "On a Critical Strike the target retreats 3 as adversaries do.",
  inherent = { name = "Patrol", ap = 3, text = "Move 3.", does = move(3) },
  actions = {
    { name = "Halberd", ap = 3, text = "Attack +1 (range +1).", does = attack{ 1, range = "+1" } },
    { name = "Nobody Leaves", ap = 4, text = "Enemies within range 2 are Knocked Down.",
      does = inflict("knocked down", enemies{ within = 2 }) },
    { name = "Close the Visor", ap = 6, text = "It has Barrier. Heal 3, only itself.",
      does = { inflict("barrier", me), heal{ 3, whom = me } } } },
  critical { effect = retreat{ 3, whom = attacked, as_adversary = true } } }

boss_board "The Hollow Choir" {
  by_characters = { { hp = 18, attack = 1, guard = 1, range = 5 },
                    { hp = 24, attack = 1, guard = 1, range = 5 },
                    { hp = 30, attack = 2, guard = 1, range = 5 } },
  text = "On a Critical Strike the target is Stunned.",
  inherent = { name = "Drift", ap = 1, text = "Move 2.", does = move(2) },
  actions = {
    { name = "First Voice", ap = 3, text = "Attack +0 (inflict Weakened).",
      does = attack{ 0, inflict = "weakened" } },
    { name = "Second Voice", ap = 4, text = "Attack +0 (target 2, inflict Vulnerable).",
      does = attack{ 0, targets = 2, inflict = "vulnerable" } },
    { name = "All Voices", ap = 7, text = "Enemies within range 2 take 2 damage. Teleport.",
      does = { damage(2, enemies{ within = 2 }), teleport() } } },
  critical { effect = inflict("stunned", attacked) } }

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
