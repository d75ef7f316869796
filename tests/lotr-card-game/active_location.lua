-- Active Location; Current Quest.
local quiet = require "lib.quiet"

local function traveling(t, more)
  local g = quiet.open(t, { { "Éowyn", "Legolas" } })
  g:go("3.2")
  g:arrange(more)
  g:choose("done")
  return quiet.to(g, "t4.2d")
end

rule("active-location.1",
     "the location traveled to leaves the staging area and is active", function(t)
  local g = traveling(t, { staging = { "Wayside Well", "Old Ruffian" } })
  g:choose("travel to", "Wayside Well")
  t:eq(g:see("active"), { "Wayside Well" })
  t:eq(g:see("staging"), { "Old Ruffian" })
end)

rule({ "active-location.2", "active-location.3" },
     "while one location is active there is no travel", function(t)
  local g = traveling(t, { staging = { "Wayside Well" }, active = { "Old Forest Road" } })
  t:refused(g, { "travel to", "Wayside Well" }, "active-location.3")
  g:choose("decline")
  t:eq(g:see("active"), { "Old Forest Road" })
  t:eq(g:see("staging"), { "Wayside Well" })
  g = traveling(t, { staging = { "Wayside Well", "Old Forest Road" } })
  g:choose("travel to", "Wayside Well")
  t:eq(g:see("active"), { "Wayside Well" }, "and only that one")
end)

rule("active-location.4", "the active location adds no threat", function(t)
  local g = quiet.open(t, { { "Éowyn" } })
  g:go("3.2")
  g:arrange{ staging = { "Wayside Well", "Old Ruffian" } }
  t:eq(g:see("staging.threat"), 2 + 1)
  g:arrange{ staging = { "Old Ruffian" }, active = { "Wayside Well" } }
  t:eq(g:see("staging.threat"), 1)
  t:how(g, "staging:threat", { { 1, "Old Ruffian" } })
  g:choose("commit", "Éowyn"):choose("done"):go("3.4")
  t:eq(g:see("Wayside Well.progress"), 4 - 1)
end)

rule("active-location.5", "progress for the quest goes onto the active location first", function(t)
  local g = quiet.open(t, { { "Éowyn" } })
  g:go("3.2")
  g:arrange{ active = { "The East Bight" } }
  g:choose("commit", "Éowyn"):choose("done"):go("3.4")
  t:eq(g:see("The East Bight.progress"), 4)
  t:eq(g:see("quest.progress"), 0)
end)

rule("active-location.6",
     "what is left after the location is explored goes onto the quest", function(t)
  -- By questing ...
  local g = quiet.open(t, { { "Éowyn", "Aragorn" } })
  g:go("3.2")
  g:arrange{ active = { "Wayside Well" } }
  g:choose("commit", "Éowyn"):choose("commit", "Aragorn"):choose("done"):go("3.4")
  t:eq(g:see("active"), {})
  t:eq(g:see("encounter_discard"), { "Wayside Well", "Nothing Stirs" })
  t:eq(g:see("quest.progress"), 6 - 4)
  -- ... and by a card.
  g = quiet.open(t, { { "Legolas" } })
  g:arrange{ active = { { title = "Wayside Well", progress = 3 } },
             engaged = { { title = "Old Ruffian", damage = 3 } } }
  quiet.to(g, "t6.4.1a")
  g:choose("decline")
  quiet.to(g, "t6.8a.2")
  g:choose("attack", "Old Ruffian"):choose("attack with", "Legolas"):choose("done")
  g:until_option("respond", "Legolas")
  g:choose("respond", "Legolas")
  t:eq(g:see("active"), {})
  t:eq(g:see("quest.progress"), 2 - 1)
end)

rule("active-location.6", "progress meant for the location itself does not run over", function(t)
  -- The scout's progress is for a location: one token, nothing for the quest.
  local g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ active = { { title = "Wayside Well", progress = 3 } }, hand = { "Snowbourn Scout" } }
  g:choose("play", "Snowbourn Scout"):choose("respond", "Snowbourn Scout"):choose("Wayside Well")
  t:eq(g:see("active"), {})
  t:eq(g:see("quest.progress"), 0)
  -- and then quest progress finds no location
  g:go("3.2")
  g:choose("commit", "Aragorn"):choose("done"):go("3.4")
  t:eq(g:see("quest.progress"), 2)
end)

rule("current-quest.1", "the current quest is the stage the players are at", function(t)
  local g = quiet.open(t, { { "Éowyn", "Aragorn" } })
  t:eq(g:see("quest"), { "A Quiet Road" })
  g:go("3.2")
  g:arrange{ quest = { progress = 19 } }
  g:choose("commit", "Éowyn"):choose("done"):go("3.4")
  t:eq(g:see("quest"), { "The Road Goes On" })
  t:eq(g:see("quest.progress"), 0)
  g:go("3.2 next")
  g:choose("commit", "Éowyn"):choose("done"):go("3.4")
  t:eq(g:see("The Road Goes On.progress"), 4)
  t:eq(g:see("A Quiet Road.zone"), "removed")
end)
