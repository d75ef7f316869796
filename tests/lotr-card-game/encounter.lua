-- Encounter phase: Appendix I, 5.1 to 5.4.
local steps = require "lib.steps"

local function at_encounter(t, position, seats, rule_id)
  local g = steps.open(t, seats or { { "Éowyn", "Aragorn" }, { "Glóin", "Legolas" } })
  g:go("4.2")
  g:arrange(position)
  return steps.to(g, rule_id or "optional-engagement.1")
end

rule("t5.2a", "each player in order is asked once and may engage one enemy or decline", function(t)
  local g = at_encounter(t, { staging = { "Foe at 99", "Foe at 30", "Foe at 20" }, threat = { 5, 5 },
                              first_player = 1 })
  t:eq(g:ask().seat, 1)
  t:offered(g:seat(1), "decline")
  g:seat(1):choose("engage", "Foe at 30")
  t:eq({ steps.rule_now(g), g:ask().seat }, { "optional-engagement.1", 0 })
  t:not_offered(g, "engage", "Foe at 30")
  g:choose("decline")
  t:eq(steps.rule_now(g), "tw.5.2")
  t:eq(g:see("seat.1.engaged"), { "Foe at 30" })
  t:eq(g:see("engaged"), {})
  t:eq(g:see("staging"), { "Foe at 99", "Foe at 20" })
end)

rule("t5.2a", "nobody gets a second chance because another player fell on the way", function(t)
  local g = at_encounter(t, { staging = { "Backstabber", "Foe at 99" }, threat = { 5, 5, 5 } },
                         { { "Éowyn" }, { "Glóin" }, { "Legolas" } })
  local asked = {}
  g:choose("engage", "Backstabber")
  t:eq(g:see("seat.1.out"), true)
  g:pass_until(function(now)
    if steps.rule_now(now) == "optional-engagement.1" then asked[#asked + 1] = now:ask().seat end
    return steps.rule_now(now) == "tw.5.2"
  end)
  t:eq(asked, { 2 })
end)

rule("t5.2b", "the enemy goes from staging to the player's area, with its tokens", function(t)
  local g = at_encounter(t, { staging = { { title = "Foe at 99", damage = 2 } }, threat = { 5, 5 } })
  g:choose("decline")
  g:seat(1):choose("engage", "Foe at 99")
  t:eq({ g:see("staging"), g:see("engaged"), g:see("seat.1.engaged") }, { {}, {}, { "Foe at 99" } })
  t:eq({ g:see("Foe at 99.zone"), g:see("Foe at 99.damage") }, { "engaged.1", 2 })
  t:eq(g:see("staging.threat"), 0)
end)

rule("t5.2c", "the engagement cost does not matter for an optional engagement", function(t)
  local g = at_encounter(t, { staging = { "Foe at 99", "Foe at 10" }, threat = { 0, 5 } })
  t:offered(g, "engage", "Foe at 99")
  t:offered(g, "engage", "Foe at 10")
  g:choose("engage", "Foe at 99")
  t:eq(g:see("engaged"), { "Foe at 99" })
end)

rule({ "t5.3a", "t5.3b", "t5.3c", "t5.3d" },
  "a check brings the one enemy of the highest cost within the player's threat", function(t)
  local g = at_encounter(t, { staging = { "Foe at 30", "Foe at 20", "Foe at 10", "Foe at 99" },
                              threat = { 29, 5 } }, nil, "tw.5.2")
  t:eq(g:see("engaged"), {})
  steps.to(g, "tw.5.3")
  local order = steps.events(g, "engages")
  t:eq(order[1].text, "Foe at 20 engages Player 1")
  t:eq(order[2].text, "Foe at 10 engages Player 1")
  t:eq(#order, 2)
  t:eq(g:see("staging"), { "Foe at 30", "Foe at 99" })
end)

rule("t5.3c", "a cost equal to the threat level is reached, one above is not", function(t)
  local g = at_encounter(t, { staging = { "Foe at 20", "Foe at 30" }, threat = { 20, 5 } }, nil, "tw.5.3")
  t:eq(g:see("engaged"), { "Foe at 20" })
  t:eq(g:see("staging"), { "Foe at 30" })
  g = at_encounter(t, { staging = { "Foe at 20" }, threat = { 19, 5 } }, nil, "tw.5.3")
  t:eq(g:see("staging"), { "Foe at 20" })
end)

rule({ "t5.3b", "t5.3d", "t5.3e", "t5.3f", "t5.3g" },
  "checks go round from the first player until no enemy can engage anybody", function(t)
  local g = at_encounter(t, { staging = { "Foe at 10", "Foe at 20", "Foe at 30", "Foe at 99" },
                              threat = { 12, 40, 33 }, first_player = 1 },
                         { { "Éowyn" }, { "Glóin" }, { "Legolas" } }, "tw.5.3")
  local order = {}
  for i, event in ipairs(steps.events(g, "engages")) do order[i] = event.text end
  t:eq(order, { "Foe at 30 engages Player 2", "Foe at 20 engages Player 3", "Foe at 10 engages Player 1" })
  t:eq(g:see("staging"), { "Foe at 99" })
end)

rule({ "t5.3e", "t5.3f", "t5.3g" }, "one player may be checked again and again", function(t)
  local g = at_encounter(t, { staging = { "Foe at 10", "Foe at 20", "Foe at 30" }, threat = { 30, 5 } },
                         nil, "tw.5.3")
  t:eq(g:see("engaged"), { "Foe at 30", "Foe at 20", "Foe at 10" })
end)

rule("t5.3c", "of two enemies with the same highest cost the first player says which", function(t)
  local g = at_encounter(t, { staging = { "Foe at 20", "Other at 20" }, threat = { 5, 20 } }, nil, "first-player.7")
  t:eq(g:ask().seat, 0)
  t:offered(g, "engage", "Foe at 20")
  g:choose("engage", "Other at 20")
  t:eq(steps.events(g, "engages")[1].text, "Other at 20 engages Player 2")
  steps.to(g, "tw.5.3")
  t:eq(g:see("seat.1.engaged"), { "Other at 20", "Foe at 20" })
end)

rule("t5.3h", "engaged by choice, by check or by effect: it is the same", function(t)
  local function attack_after(position, how)
    local g = at_encounter(t, position, { { "Éowyn", "Aragorn" } })
    how(g)
    t:eq(g:see("Forest Spider.zone"), "engaged.0")
    t:ok(g:log_has("Forest Spider engages Player 1"))
    return g:see("Forest Spider.attack")
  end
  local by_choice = attack_after({ staging = { "Forest Spider" }, threat = { 5 } }, function(g)
    g:choose("engage", "Forest Spider")
  end)
  local by_check = attack_after({ staging = { "Forest Spider" }, threat = { 25 } }, function(g)
    steps.to(g, "tw.5.3")
  end)
  local by_effect = attack_after({ staging = { "Forest Spider" }, threat = { 5 }, play = { { "Recruiter" } } },
    function(g)
      g:until_option("use", "Recruiter"):choose("use", "Recruiter")
      if g:see("Forest Spider.zone") == "staging" then g:choose("choose", "Forest Spider") end
    end)
  t:eq({ by_choice, by_check, by_effect }, { 3, 3, 3 }, "its forced effect fired each time")
end)
