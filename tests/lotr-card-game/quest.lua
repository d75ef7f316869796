-- Quest phase: Appendix I, 3.1 to 3.5.

local function quest_table(t, more)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood",
                  seats = { { heroes = { "Éowyn", "Aragorn" }, deck = "core-spirit" } } }
  for k, v in pairs(more or {}) do setup[k] = v end
  return t:table(setup)
end

rule({ "t3.4a", "t3.4b", "t3.4c", "t3.4e" }, "surplus willpower becomes progress on the quest", function(t)
  local g = quest_table(t)
  g:go("3.2")
  g:arrange{ staging = { "Forest Spider" }, encounter_top = { "Forest Gate" } }
  g:choose("commit", "Éowyn")
  g:choose("commit", "Aragorn")
  g:choose("done")
  g:go("3.4")
  t:eq(g:see("staging.threat"), 2 + 2)
  t:eq(g:see("quest.progress"), 6 - 4)
end)

rule({ "t3.4f", "t3.4g" }, "a shortfall raises every player's threat by the difference", function(t)
  local g = quest_table(t)
  g:go("3.2")
  g:arrange{ staging = { "Forest Spider" }, encounter_top = { "Mountains of Mirkwood" } }
  local before = g:see("threat")
  g:choose("done")
  g:go("3.4")
  t:eq(g:see("threat"), before + 4)
  t:eq(g:see("quest.progress"), 0)
end)

rule("t3.2c", "an exhausted character cannot commit", function(t)
  local g = quest_table(t)
  g:go("3.2")
  g:arrange{ heroes = { { ["Éowyn"] = { exhausted = true } } } }
  t:refused(g, { "commit", "Éowyn" }, "t3.2c")
  t:offered(g, "commit", "Aragorn")
end)
