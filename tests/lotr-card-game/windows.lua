-- The action windows of the chart and the formal beginnings and ends: Appendix I.
local steps = require "lib.steps"

-- A round in which everything happens once: a quest, a journey, an engagement,
-- an attack each way. `more` seats only watch.
local function full_round(t, ...)
  local g = steps.open(t, { { "Éowyn", "Aragorn", "Glóin" }, ... })
  g:arrange{ play = { { "Signaller" } }, threat = { 25 },
             staging = { "Foe at 20", "Quiet Place" } }
  return g
end

local choices = {
  ["t3.2b"] = { "commit", "Éowyn", "committed" },
  ["t4.2d"] = { "travel to", "Quiet Place" },
  ["t6.4.1a"] = { "defend with", "Glóin", "defending" },
  ["t6.8a.2"] = { "attack", "Foe at 20" },
  ["t6.8b.2"] = { "attack with", "Aragorn", "attacking" },
}

local function go_on(g)
  local ask = g:ask()
  local choice = choices[ask.rule]
  if ask.rule == "t3.2b" and g:see("step") == "3.2" and ask.seat == 0 and not g:see("Éowyn.committed") then
    g:arrange{ encounter_top = { "Blank Shadow", "Growing Shadow" } }
  end
  if choice and ask.seat == 0 and not (choice[3] and g:see(choice[2] .. "." .. choice[3])) then
    return g:choose(choice[1], choice[2])
  end
  local answered = false
  g:pass_until(function()
    local was = answered
    answered = true
    return was
  end)
end

local function walk(g, rule)
  while steps.rule_now(g) ~= rule do go_on(g) end
  return g
end

-- The window after a step: `look` sees what has happened when it opens and what
-- has not; an action can be taken; it closes when all have passed.
local function window(id, step, look)
  return function(t)
    local g = walk(full_round(t), id)
    t:eq({ g:see("step"), g:ask().window }, { step, true })
    look(t, g)
    local had = g:see("Éowyn.resources")
    g:choose("use", "Signaller")
    t:eq(g:see("Éowyn.resources"), had + 1)
    t:eq(steps.rule_now(g), id)
    g:pass()
    t:ok(steps.rule_now(g) ~= id, "the window is closed when all have passed")
  end
end

rule("tw.3.3", "between staging and quest resolution",
  window("tw.3.3", "3.3", function(t, g)
    t:eq(g:see("encounter_discard"), { "Blank Shadow" })
    t:eq(g:see("quest.progress"), 0)
  end))

rule("tw.3.4", "between quest resolution and the end of the quest phase",
  window("tw.3.4", "3.4", function(t, g)
    t:eq(g:see("quest.progress"), 4 - 2)
    t:eq({ g:see("phase"), g:see("Éowyn.committed") }, { "Quest", true })
  end))

rule("tw.4.2", "between traveling and the end of the travel phase",
  window("tw.4.2", "4.2", function(t, g)
    t:eq({ g:see("phase"), g:see("active") }, { "Travel", { "Quiet Place" } })
  end))

rule("tw.5.2", "between optional engagement and the checks",
  window("tw.5.2", "5.2", function(t, g)
    t:eq(g:see("staging"), { "Foe at 20" })
  end))

rule("tw.5.3", "between the engagement checks and the end of the encounter phase",
  window("tw.5.3", "5.3", function(t, g)
    t:eq({ g:see("phase"), g:see("engaged") }, { "Encounter", { "Foe at 20" } })
  end))

rule("tw.6.2", "between dealing shadow cards and the enemy attacks",
  window("tw.6.2", "6.2", function(t, g)
    t:eq(g:see("Foe at 20.attached"), { "shadow card" })
    t:eq(g:see("Foe at 20.attacking"), false)
  end))

rule("tw.6.4b", "between the start of an enemy attack and declaring a defender",
  window("tw.6.4b", "6.4b", function(t, g)
    t:eq({ g:see("Foe at 20.attacking"), g:see("Glóin.defending") }, { true, false })
  end))

rule("tw.6.4.1", "between declaring a defender and the shadow effect",
  window("tw.6.4.1", "6.4.1", function(t, g)
    t:eq({ g:see("Glóin.defending"), g:see("Glóin.exhausted") }, { true, true })
    t:eq({ g:see("Foe at 20.attached"), g:see("Foe at 20.attack") }, { { "shadow card" }, 2 })
  end))

rule("tw.6.4.2", "between the shadow effect and combat damage",
  window("tw.6.4.2", "6.4.2", function(t, g)
    t:eq({ g:see("Foe at 20.attached"), g:see("Foe at 20.attack") }, { { "Growing Shadow" }, 4 })
    t:eq(g:see("Glóin.damage"), 0)
  end))

rule("tw.6.4.3", "between combat damage and the end of the enemy attack",
  window("tw.6.4.3", "6.4.3", function(t, g)
    t:eq({ g:see("Glóin.damage"), g:see("Glóin.defending") }, { 4 - 1, true })
  end))

rule("tw.6.8.1", "between the ranged option and totaling attack strength",
  window("tw.6.8.1", "6.8.1", function(t, g)
    t:eq({ g:see("Aragorn.attacking"), g:see("Foe at 20.damage") }, { true, 0 })
  end))

rule("tw.6.8.2", "between totaling attack strength and combat damage",
  window("tw.6.8.2", "6.8.2", function(t, g)
    t:eq({ g:explain("attack:strength").total, g:see("Foe at 20.damage") }, { 3, 0 })
  end))

rule("tw.6.8.3", "between combat damage and the end of the player attack",
  window("tw.6.8.3", "6.8.3", function(t, g)
    t:eq({ g:see("Aragorn.attacking"), g:see("Foe at 20.damage") }, { true, 3 - 1 })
  end))

rule("tw.7.4", "between passing the token and the end of the refresh phase",
  window("tw.7.4", "7.4", function(t, g)
    t:eq({ g:see("phase"), g:see("Éowyn.exhausted"), g:see("threat") }, { "Refresh", false, 26 })
  end))

rule("tw.6.8.1", "no window opens between declaring an attack and the ranged option", function(t)
  local g = full_round(t, { "Legolas" })
  walk(g, "t6.8b.2"):choose("attack with", "Aragorn")
  g:choose("done")
  t:eq({ steps.rule_now(g), g:ask().seat }, { "t6.8.1", 1 })
  g:seat(1):choose("attack with", "Legolas")
  t:eq(steps.rule_now(g), "tw.6.8.1")
  t:eq(g:see("Legolas.attacking"), true)
end)

rule("tw.7.4", "the new first player leads the last window", function(t)
  local g = full_round(t, { "Legolas" })
  steps.calm(g, 2)
  walk(g, "tw.6.2")
  t:eq({ g:see("seat.0.first"), g:ask().seat }, { true, 0 })
  walk(g, "tw.7.4")
  t:eq({ g:see("seat.1.first"), g:ask().seat }, { true, 1 })
end)

rule("tw.all", "a round has exactly the windows of the chart, in its order", function(t)
  local g = full_round(t)
  g:arrange{ play = { { "Herald" } } }
  local seen = {}
  while g:see("round") == 1 do
    local ask = g:ask()
    local can_act = false
    for _, option in ipairs(ask.options) do can_act = can_act or option:find("^use Signaller") ~= nil end
    t:eq(can_act, ask.rule:find("^tw%.") ~= nil, "actions in " .. ask.rule)
    if can_act then seen[#seen + 1] = ask.rule end
    go_on(g)
  end
  t:eq(seen, { "tw.2.2", "tw.3.1", "tw.3.2", "tw.3.3", "tw.3.4", "tw.4.2", "tw.5.2", "tw.5.3",
               "tw.6.2", "tw.6.4b", "tw.6.4.1", "tw.6.4.2", "tw.6.4.3", "tw.6.8.1", "tw.6.8.2",
               "tw.6.8.3", "tw.7.4" })
  walk(g, "tw.1.3")
  t:eq(g:see("round"), 2)
end)

-- Beginnings and ends: a forced effect and a response are tied to each.
local function tied(step, phase, words)
  return function(t)
    local g = steps.open(t, { { "Éowyn" } })
    g:arrange{ play = { { "Herald", "Bell Ringer" } } }
    local before
    g:pass_until(function(now)
      for _, option in ipairs(now:options()) do
        if option:find("respond with Herald: " .. words, 1, true) then return true end
      end
      before = now:see("Éowyn.resources")
      return false
    end)
    t:eq({ g:see("step"), g:see("phase"), g:see("round") }, { step, phase, 1 })
    t:eq(g:see("Éowyn.resources"), before + 1, "the forced effect came first")
    g:choose("respond", "Herald", words)
    local log, at = g:log(), 0
    for i, line in ipairs(log) do if line == "Player 1 uses Herald" then at = i end end
    t:eq(log[at + 1], "1 resource for Éowyn")
  end
end

rule("t3.5", "abilities can be tied to the moment the quest phase ends",
  tied("3.5", "Quest", "quest phase ends"))
rule("t4.1", "abilities can be tied to the moment the travel phase begins",
  tied("4.1", "Travel", "travel phase begins"))
rule("t4.3", "abilities can be tied to the moment the travel phase ends",
  tied("4.3", "Travel", "travel phase ends"))
rule("t5.1", "abilities can be tied to the moment the encounter phase begins",
  tied("5.1", "Encounter", "encounter phase begins"))
rule("t5.4", "abilities can be tied to the moment the encounter phase ends",
  tied("5.4", "Encounter", "encounter phase ends"))
rule("t6.1", "abilities can be tied to the moment the combat phase begins",
  tied("6.1", "Combat", "combat phase begins"))
rule("t6.11a", "abilities can be tied to the moment the combat phase ends",
  tied("6.11", "Combat", "combat phase ends"))
rule("t7.1", "abilities can be tied to the moment the refresh phase begins",
  tied("7.1", "Refresh", "refresh phase begins"))
rule("t7.5", "abilities can be tied to the moment the refresh phase ends",
  tied("7.5", "Refresh", "refresh phase ends"))
rule("t0.1b", "abilities can be tied to the moment the round ends",
  tied("0.1", "Refresh", "round ends"))
