-- Combat phase, second half: player attacks. Appendix I, 6.7 to 6.11.
local steps = require "lib.steps"

local two = { { "Éowyn", "Aragorn" }, { "Glóin", "Legolas" } }

-- The first question of the player attacks; the enemies have attacked already.
local function at_attacks(t, engaged, position, seats)
  local g = steps.open(t, seats or two)
  steps.to(g, "tw.5.3")
  local enemies = {}
  for seat, list in ipairs(engaged) do
    enemies[seat] = {}
    for i, title in ipairs(list) do enemies[seat][i] = { title = title, attacked = true } end
  end
  g:arrange{ staging = {}, engaged = enemies }
  if position then g:arrange(position) end
  return g
end

local function texts(g, words)
  local list = {}
  for i, event in ipairs(steps.events(g, words)) do list[i] = event.text end
  return list
end

rule({ "t6.7a", "t6.10" }, "the player attacks begin after the enemy attacks and end in their own step", function(t)
  local g = at_attacks(t, { { "Foe at 10" }, {} })
  g:arrange{ engaged = { { "Foe at 10" }, {} }, encounter_top = { "Blank Shadow" } }
  steps.to(g, "tw.6.4.3")
  t:eq(#steps.events(g, "Player attacks begin"), 0)
  steps.to(g, "t6.8a.2")
  local over, begun = steps.events(g, "Enemy attacks are over")[1], steps.events(g, "Player attacks begin")[1]
  t:ok(over.n < begun.n)
  t:eq(#steps.events(g, "Player attacks are over"), 0)
  g:choose("attack", "Foe at 10"):choose("attack with", "Aragorn"):choose("done")
  g:go("7.4")
  local ended, closed = steps.events(g, "The attack on Foe at 10 ends")[1], steps.events(g, "Player attacks are over")[1]
  t:ok(begun.n < ended.n and ended.n < closed.n)
end)

rule({ "t6.7b", "t6.8a.2", "t6.8a.4" }, "each player may attack or not", function(t)
  local g = at_attacks(t, { { "Foe at 10" }, { "Foe at 20" } })
  steps.to(g, "t6.8a.2")
  t:eq(g:ask().seat, 0)
  t:offered(g, "attack", "Foe at 10")
  g:choose("done")
  t:eq({ steps.rule_now(g), g:ask().seat }, { "t6.8a.2", 1 })
  t:offered(g:seat(1), "attack", "Foe at 20")
  g:seat(1):choose("done")
  t:eq(texts(g, "The attack on"), {})
  t:eq(g:see("phase"), "Refresh")
end)

rule({ "t6.8a.1", "t6.9a", "t6.9b" }, "the first player attacks first, then the others in player order", function(t)
  local g = at_attacks(t, { { "Foe at 10" }, { "Foe at 20" }, { "Foe at 30" } }, { first_player = 1 },
                       { { "Éowyn" }, { "Glóin" }, { "Denethor" } })
  local order = {}
  g:pass_until(function(now)
    if steps.rule_now(now) == "t6.8a.2" then
      local seat = now:ask().seat
      order[#order + 1] = seat
      t:eq(now:see("seat." .. seat .. ".active"), true)
      t:eq(now:see("seat." .. (seat + 2) % 3 .. ".active"), false)
    end
    return now:see("step") == "7.4"
  end)
  t:eq(order, { 1, 2, 0 })
  t:ok(steps.events(g, "Player attacks are over")[1] ~= nil)
end)

rule("t6.8a.4", "a player who cannot attack is not asked", function(t)
  local g = at_attacks(t, { { "Foe at 10" }, {}, { "Foe at 30" } },
                       { heroes = { { ["Éowyn"] = { exhausted = true } } } },
                       { { "Éowyn" }, { "Glóin" }, { "Denethor" } })
  steps.to(g, "t6.8a.2")
  t:eq(g:ask().seat, 2)
end)

rule({ "t6.8a.3", "t6.8.4c" }, "one attack after another, each enemy once, while there is somebody to attack with", function(t)
  local g = at_attacks(t, { { "Foe at 10", "Foe at 20" }, {} }, { play = { { "Far Archer" } } })
  steps.to(g, "t6.8a.2")
  g:choose("attack", "Foe at 10"):choose("attack with", "Aragorn"):choose("done")
  steps.to(g, "t6.8a.2")
  t:eq(g:ask().seat, 0)
  t:refused(g, { "attack", "Foe at 10" }, "t6.8a.3")
  g:choose("attack", "Foe at 20"):choose("attack with", "Éowyn"):choose("done")
  g:go("7.4")
  t:eq(texts(g, "The attack on"), { "The attack on Foe at 10 ends", "The attack on Foe at 20 ends" })
end)

rule({ "t6.8a.3", "t6.8.4c", "t6.8a.4" }, "with nobody ready the next player is active", function(t)
  local g = at_attacks(t, { { "Foe at 10", "Foe at 20" }, { "Foe at 30" } })
  steps.to(g, "t6.8a.2")
  g:choose("attack", "Foe at 10"):choose("attack with", "Aragorn"):choose("attack with", "Éowyn"):choose("done")
  steps.to(g, "t6.8a.2")
  t:eq(g:ask().seat, 1)
end)

rule({ "t6.8b.1", "t6.8b.2" }, "the target is an enemy engaged with the active player", function(t)
  local g = at_attacks(t, { { "Foe at 10", "Foe at 20" }, { "Foe at 30" } }, { staging = { "Foe at 99" } })
  steps.to(g, "t6.8a.2")
  t:refused(g, { "attack", "Foe at 30" }, "t6.8b.3")
  t:refused(g, { "attack", "Foe at 99" })
  g:choose("attack", "Foe at 20")
  t:ok(g:log_has("Player 1 attacks Foe at 20"))
  g:choose("attack with", "Aragorn"):choose("done")
  steps.to(g, "tw.6.8.3")
  t:eq({ g:see("Foe at 10.damage"), g:see("Foe at 20.damage") }, { 0, 3 - 1 })
end)

rule("t6.8b.2", "any number of ready characters of the active player attack, by exhausting", function(t)
  local g = at_attacks(t, { { "Foe at 10" }, {} }, { play = { { "Signaller", "Herald" } },
                       cards = { Herald = { exhausted = true } } })
  steps.to(g, "t6.8a.2"):choose("attack", "Foe at 10")
  t:not_offered(g, "done")
  t:refused(g, { "attack with", "Herald" }, "t6.8b.2")
  t:not_offered(g, "attack with", "Glóin")
  g:choose("attack with", "Aragorn"):choose("attack with", "Signaller")
  t:offered(g, "attack with", "Éowyn")
  g:choose("done")
  for _, name in ipairs{ "Aragorn", "Signaller" } do
    t:eq({ g:see(name .. ".attacking"), g:see(name .. ".exhausted") }, { true, true })
  end
  t:eq({ g:see("Éowyn.attacking"), g:see("Éowyn.exhausted") }, { false, false })
end)

rule("t6.8b.3", "only ranged characters attack an enemy engaged with somebody else", function(t)
  local g = at_attacks(t, { {}, { "Foe at 30" } }, { play = { { "Far Archer" } } })
  steps.to(g, "t6.8a.2")
  t:eq(g:ask().seat, 0)
  g:choose("attack", "Foe at 30")
  t:refused(g, { "attack with", "Aragorn" }, "t6.8b.3")
  g:choose("attack with", "Far Archer")
  t:refused(g, { "attack with", "Aragorn" }, "t6.8b.3")
  g:choose("done")
  steps.to(g, "tw.6.8.3")
  t:eq(g:see("Foe at 30.damage"), 3 - 1)
end)

rule("t6.8.1", "other players may add any number of ready ranged characters", function(t)
  local g = at_attacks(t, { { "Foe at 10" }, {} }, { play = { {}, { "Far Archer", "Horseback Archer" } },
                       cards = { ["Horseback Archer"] = { exhausted = true } } })
  steps.to(g, "t6.8a.2"):choose("attack", "Foe at 10"):choose("attack with", "Aragorn"):choose("done")
  t:eq({ steps.rule_now(g), g:ask().seat, g:see("step") }, { "t6.8.1", 1, "6.8.1" })
  local second = g:seat(1)
  t:refused(second, { "attack with", "Glóin" }, "t6.8.1")
  t:refused(second, { "attack with", "Horseback Archer" }, "ranged.5")
  second:choose("attack with", "Legolas")
  second:choose("attack with", "Far Archer")
  steps.to(g, "tw.6.8.1")
  t:eq({ g:see("Legolas.exhausted"), g:see("Far Archer.attacking"), g:see("Glóin.exhausted") }, { true, true, false })
  steps.to(g, "tw.6.8.3")
  t:eq(g:see("Foe at 10.damage"), 3 + 3 + 3 - 1)
end)

rule("t6.8.1", "they need not, and reactions to the first attackers come before", function(t)
  local g = at_attacks(t, { { "Foe at 10" }, {} }, { play = { { "Scout Captain" }, { "Far Archer" } },
                       cards = { ["Far Archer"] = { exhausted = true } } }, { { "Éowyn" }, { "Glóin" } })
  steps.to(g, "t6.8a.2"):choose("attack", "Foe at 10"):choose("attack with", "Scout Captain"):choose("done")
  g:until_option("respond", "Scout Captain")
  t:eq(g:see("step"), "6.8b")
  g:choose("respond", "Scout Captain")
  t:eq({ steps.rule_now(g), g:ask().seat }, { "t6.8.1", 1 })
  t:offered(g:seat(1), "attack with", "Far Archer")
  g:seat(1):choose("done")
  t:eq({ steps.rule_now(g), g:see("Far Archer.attacking") }, { "tw.6.8.1", false })
end)

rule("t6.8.2", "the attack strength is the sum of all who are attacking now", function(t)
  local g = at_attacks(t, { { "Foe at 10" }, {} }, { play = { { "Stretcher Bearer" } },
                       cards = { ["Stretcher Bearer"] = { exhausted = true } } })
  steps.to(g, "t6.8a.2"):choose("attack", "Foe at 10")
  g:choose("attack with", "Aragorn"):choose("attack with", "Éowyn"):choose("done")
  g:seat(1):choose("attack with", "Legolas")
  steps.to(g, "tw.6.8.1")
  t:how(g, "attack:strength", { { 3, "Aragorn" }, { 1, "Éowyn" }, { 3, "Legolas" } })
  g:choose("use", "Stretcher Bearer", "call back"):choose("choose", "Aragorn")
  steps.to(g, "tw.6.8.2")
  t:how(g, "attack:strength", { { 1, "Éowyn" }, { 3, "Legolas" } })
  t:eq({ g:view().numbers[1].id, g:view().numbers[1].value }, { "attack", 4 })
  steps.to(g, "tw.6.8.3")
  t:eq(g:see("Foe at 10.damage"), 1 + 3 - 1)
end)

rule({ "t6.8.3a", "t6.8.3b" }, "combined attack minus defense is dealt to the enemy at once", function(t)
  local g = at_attacks(t, { { "Foe at 10" }, {} })
  steps.to(g, "t6.8a.2"):choose("attack", "Foe at 10")
  g:choose("attack with", "Aragorn"):choose("attack with", "Éowyn"):choose("done")
  steps.to(g, "tw.6.8.2")
  t:eq(g:see("Foe at 10.damage"), 0)
  g:pass():seat(1):pass()
  t:eq({ steps.rule_now(g), g:see("Foe at 10.damage") }, { "tw.6.8.3", 3 + 1 - 1 })
end)

rule("t6.8.3b", "an enemy is destroyed as soon as the damage reaches its hit points", function(t)
  local g = at_attacks(t, { { "Harmless Foe" }, {} })
  steps.to(g, "t6.8a.2"):choose("attack", "Harmless Foe"):choose("attack with", "Aragorn"):choose("done")
  steps.to(g, "tw.6.8.3")
  t:eq(g:see("Harmless Foe.zone"), "encounter_discard")
end)

rule("t6.8.3c", "a defense as high as the attack or higher means no damage", function(t)
  local g = at_attacks(t, { { "Big Foe", "Foe at 10" } }, nil, { { "Éowyn", "Aragorn" } })
  steps.to(g, "t6.8a.2"):choose("attack", "Big Foe"):choose("attack with", "Aragorn"):choose("done")
  steps.to(g, "tw.6.8.3")
  t:eq({ g:see("Big Foe.defense"), g:see("Big Foe.damage") }, { 3, 0 })
  t:ok(g:log_has("Big Foe takes no damage"))
  g = at_attacks(t, { { "Big Foe" } }, nil, { { "Éowyn" } })
  steps.to(g, "t6.8a.2"):choose("attack", "Big Foe"):choose("attack with", "Éowyn"):choose("done")
  steps.to(g, "tw.6.8.3")
  t:eq(g:see("Big Foe.damage"), 0)
end)

rule({ "t6.8.4a", "t6.8.4b" }, "attackers attack until the end of the attack and the reactions to it", function(t)
  local g = at_attacks(t, { { "Foe at 10", "Foe at 20" }, {} }, { play = { { "Rear Guard", "Signaller" } },
                       cards = { ["Rear Guard"] = { exhausted = true } } })
  steps.to(g, "t6.8a.2"):choose("attack", "Foe at 10")
  g:choose("attack with", "Aragorn"):choose("attack with", "Signaller"):choose("done")
  steps.to(g, "tw.6.8.3")
  t:eq(#steps.events(g, "The attack on Foe at 10 ends"), 0)
  g:until_option("respond", "Rear Guard")
  t:eq(g:see("step"), "6.8.4")
  t:eq(#steps.events(g, "The attack on Foe at 10 ends"), 1)
  t:eq({ g:see("Aragorn.attacking"), g:see("Signaller.attacking") }, { true, true })
  local had = g:see("Éowyn.resources")
  g:choose("respond", "Rear Guard")
  t:eq(g:see("Éowyn.resources"), had + 2)
  steps.to(g, "t6.8a.2")
  t:eq({ g:see("Aragorn.attacking"), g:see("Signaller.attacking") }, { false, false })
  t:eq(g:see("Aragorn.exhausted"), true)
end)

rule("t6.9a", "nobody is active twice because another player fell on the way", function(t)
  local g = at_attacks(t, { { "Vengeful Foe", "Foe at 10" }, {}, { "Foe at 30" } }, nil,
                       { { "Éowyn", "Aragorn", "Beravor" }, { "Glóin" }, { "Denethor" } })
  steps.to(g, "t6.8a.2"):choose("attack", "Vengeful Foe"):choose("attack with", "Aragorn"):choose("done")
  steps.to(g, "t6.8a.2")
  t:eq(g:see("seat.1.out"), true)
  g:choose("done")
  local asked = {}
  g:pass_until(function(now)
    if steps.rule_now(now) == "t6.8a.2" then asked[#asked + 1] = now:ask().seat end
    return now:see("step") == "7.4"
  end)
  t:eq(asked, { 2 })
end)

test("an attack whose target is gone has no further steps", function(t)
  local g = at_attacks(t, { { "Harmless Foe" } }, {}, { { "Aragorn", "Éowyn" } })
  steps.to(g, "t6.8a.2")
  g:choose("attack", "Harmless Foe"):choose("attack with", "Éowyn"):choose("done")
  steps.to(g, "tw.6.8.1")
  g:arrange{ engaged = { {} } }
  local rules = {}
  g:pass_until(function(now)
    rules[steps.rule_now(now)] = true
    return now:see("phase") == "Refresh"
  end)
  t:eq({ rules["tw.6.8.2"], rules["tw.6.8.3"] }, {})
end)
