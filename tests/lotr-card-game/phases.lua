-- The phases that have an entry of their own: what steps they are made of.
local plain = require "lib.plain"

-- The steps in which a phase asks something, and the log line it begins with.
local function in_order(t, g, lines)
  local at = 0
  for i, text in ipairs(g:log()) do
    if at < #lines and text == lines[at + 1] then at = at + 1 end
  end
  t:eq(at, #lines, "every phase begins, one after the other")
end

rule({ "resource-phase.1", "planning-phase.1", "quest-phase.1", "refresh-phase.1" }, "a round goes through its phases in their order", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:go("1.3")
  t:eq(g:see("round"), 2)
  in_order(t, g, { "Round 1 begins", "Resource phase", "Planning phase", "Quest phase", "Travel phase",
                   "Encounter phase", "Combat phase", "Refresh phase", "Round 2 begins", "Resource phase" })
end)

rule("resource-phase.1", "the resource phase: collect, draw, act", function(t)
  local g = plain.open(t, { { "Aragorn", "Gimli" } })
  local resources, cards = g:see("Aragorn.resources"), g:see("hand.count")
  g:go("1.3")
  t:eq(g:see("phase"), "Resource")
  t:eq(g:see("Aragorn.resources"), resources + 1)
  t:eq(g:see("hand.count"), cards + 1)
end)

rule("planning-phase.1", "the planning phase: cards are played here and nowhere else", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Snowbourn Scout", "Whetstone" }, heroes = { Aragorn = { resources = 1 } } }
  t:eq(g:see("phase"), "Planning")
  t:offered(g, "play", "Snowbourn Scout")
  t:offered(g, "play", "Whetstone")
  g:go("3.1")
  t:refused(g, { "play", "Snowbourn Scout" }, "t2.2a")
  t:refused(g, { "play", "Whetstone" }, "t2.2b")
end)

rule("quest-phase.1", "the quest phase: commit, reveal, resolve", function(t)
  local g = plain.open(t, { { "Éowyn" } })
  g:arrange{ encounter_top = { "Still Pool" } }
  g:go("3.2")
  g:choose("commit", "Éowyn"); g:choose("done")
  t:eq(g:see("staging"), {})
  g:go("3.3")
  t:eq(g:see("staging"), { "Still Pool" })
  t:eq(g:see("quest.progress"), 0)
  g:go("3.4")
  t:eq(g:see("quest.progress"), 4)
  t:eq(g:see("phase"), "Quest")
end)

rule("refresh-phase.1", "the refresh phase: ready, raise threat, pass the token", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ threat = { 20, 20 }, heroes = { Aragorn = { exhausted = true } } }
  g:go("6.2")
  t:eq(g:see("Aragorn.exhausted"), true)
  g:go("7.4")
  t:eq(g:see("phase"), "Refresh")
  t:eq(g:see("Aragorn.exhausted"), false)
  t:eq(g:see("threat"), 21)
  t:eq(g:see("seat.1.threat"), 21)
  t:eq(g:see("seat.1.first"), true)
end)
