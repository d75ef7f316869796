-- Quest resolution and the end of the quest phase: Appendix I, 3.4 and 3.5.
local steps = require "lib.steps"

local function two_players(t)
  return steps.open(t, { { "Éowyn", "Aragorn" }, { "Glóin", "Legolas" } })
end

-- Commits these heroes and plays on to the resolution of the quest.
local function quest(g, commit, position)
  g:go("3.2")
  g:arrange(position)
  for seat = 0, 1 do
    for _, hero in ipairs(commit[seat + 1] or {}) do g:seat(seat):choose("commit", hero) end
    if g:see("step") == "3.2" and g:ask().seat == seat then g:seat(seat):choose("done") end
  end
end

rule({ "t3.4a", "t3.4b", "t3.4c", "t3.4e" },
  "all committed willpower against all threat in staging; the surplus is progress", function(t)
  local g = two_players(t)
  quest(g, { { "Éowyn" }, { "Glóin" } }, { staging = { "Foe at 20", "Far Place" } })
  steps.to(g, "tw.3.3")
  t:eq(g:see("quest.willpower"), 4 + 2)
  t:eq(g:see("staging.threat"), 1 + 3)
  t:how(g, "quest.willpower", { { 4, "Éowyn" }, { 2, "Glóin" } })
  t:how(g, "staging.threat", { { 1, "Foe at 20" }, { 3, "Far Place" } })
  steps.to(g, "tw.3.4")
  t:ok(g:log_has("The quest succeeds: willpower 6 against threat 4"))
  t:eq(g:see("quest.progress"), 6 - 4)
  t:eq(#steps.events(g, "The threat of"), 0)
end)

rule({ "t3.4b", "t3.4c" }, "questing successfully is something cards can answer, with the surplus", function(t)
  local g = two_players(t)
  g:arrange{ play = { { "Chronicler" } } }
  quest(g, { { "Éowyn", "Aragorn" } }, { staging = { "Far Place" } })
  g:until_option("respond", "Chronicler")
  local had = g:see("Éowyn.resources")
  t:not_offered(g, "respond", "Chronicler", "failure")
  g:choose("respond", "Chronicler", "success")
  t:eq(g:see("Éowyn.resources"), had + 6 - 3)
end)

rule("t3.4d", "the active location takes the progress until it is explored, the quest the rest", function(t)
  local g = two_players(t)
  quest(g, { { "Éowyn", "Aragorn" } }, { staging = { "Foe at 20" }, active = { "Quiet Place" } })
  steps.to(g, "tw.3.4")
  t:eq(g:see("active"), {})
  t:eq(g:see("encounter_discard")[1], "Quiet Place")
  t:eq(g:see("quest.progress"), 6 - 1 - 2)
end)

rule("t3.4d", "progress that does not explore the active location never reaches the quest", function(t)
  local g = two_players(t)
  quest(g, { { "Éowyn" } }, { staging = { "Far Place" }, active = { "Quiet Place" } })
  steps.to(g, "tw.3.4")
  t:eq(g:see("Quiet Place.progress"), 1)
  t:eq(g:see("quest.progress"), 0)
end)

rule("t3.4e", "without an active location locations in staging take none of it", function(t)
  local g = two_players(t)
  quest(g, { { "Éowyn", "Aragorn" } }, { staging = { "Quiet Place" }, active = {} })
  steps.to(g, "tw.3.4")
  t:eq(g:see("Quiet Place.progress"), 0)
  t:eq(g:see("quest.progress"), 6 - 1)
end)

rule({ "t3.4f", "t3.4g" }, "with more threat every player's dial rises by the whole difference", function(t)
  local g = two_players(t)
  g:arrange{ threat = { 20, 31 }, play = { { "Chronicler" } } }
  quest(g, { {}, { "Glóin" } }, { staging = { "Foe at 20", "Far Place" } })
  g:until_option("respond", "Chronicler", "failure")
  t:not_offered(g, "respond", "Chronicler", "success")
  t:ok(g:log_has("The quest fails: willpower 2 against threat 4"))
  local had = g:see("Éowyn.resources")
  g:choose("respond", "Chronicler", "failure")
  t:eq(g:see("Éowyn.resources"), had + 2)
  steps.to(g, "tw.3.4")
  t:eq(g:see("threat"), 20 + 2)
  t:eq(g:see("seat.1.threat"), 31 + 2)
  t:eq(g:see("quest.progress"), 0)
end)

rule({ "t3.4h", "t3.4i" }, "equal totals: no success, no failure, no progress, no threat", function(t)
  local g = two_players(t)
  g:arrange{ threat = { 20, 31 }, play = { { "Chronicler" } } }
  quest(g, { { "Éowyn" } }, { staging = { "Far Place", "Foe at 20" } })
  steps.to(g, "tw.3.3")
  local asked = {}
  g:pass_until(function(now)
    asked[#asked + 1] = steps.rule_now(now)
    t:not_offered(now, "respond", "Chronicler")
    return steps.rule_now(now) == "tw.3.4"
  end)
  t:ok(g:log_has("The quest is even: willpower and threat are both 4"))
  t:eq(#steps.events(g, "The quest succeeds") + #steps.events(g, "The quest fails"), 0)
  t:eq(g:see("quest.progress"), 0)
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 20, 31 })
end)

rule("t3.4j", "a character taken off the quest no longer counts for it", function(t)
  local g = two_players(t)
  g:go("3.2")
  g:arrange{ staging = {}, encounter_top = { "Black Forest Bats", "Blank Shadow" } }
  g:choose("commit", "Éowyn"):choose("commit", "Aragorn"):choose("done")
  g:until_option("choose", "Éowyn")
  t:eq(g:see("quest.willpower"), 6)
  g:choose("choose", "Éowyn")
  steps.to(g, "tw.3.3")
  t:eq(g:see("Éowyn.committed"), false)
  t:eq(g:see("Éowyn.exhausted"), true)
  t:eq(g:see("quest.willpower"), 2)
  steps.to(g, "tw.3.4")
  t:eq(g:see("quest.progress"), 2 - 1)
end)

rule({ "t3.4j", "t3.4k" }, "committed characters stay so, exhausted, until the quest phase has ended", function(t)
  local g = two_players(t)
  g:arrange{ play = { { "Herald" } } }
  quest(g, { { "Éowyn" } }, { staging = {} })
  steps.to(g, "tw.3.4")
  t:eq({ g:see("Éowyn.committed"), g:see("Éowyn.exhausted") }, { true, true })
  t:eq(g:see("Aragorn.committed"), false)
  g:until_option("respond", "Herald", "quest phase ends")
  t:eq({ g:see("Éowyn.committed"), g:see("Éowyn.exhausted") }, { true, true })
  g:until_option("respond", "Herald", "travel phase begins")
  t:eq({ g:see("Éowyn.committed"), g:see("Éowyn.exhausted") }, { false, true })
end)
