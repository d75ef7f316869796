-- Delayed Effects.
local quiet = require "lib.quiet"

rule({ "delayed-effects.1", "delayed-effects.2" },
     "a delayed effect resolves by itself when its time has come", function(t)
  local g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Sneak Attack", "Guard of the Citadel", "Debt Falls Due" } }
  g:choose("play", "Sneak Attack"):choose("choose", "Guard")
  t:eq(g:see("Guard of the Citadel.zone"), "play.0")
  local threat = g:see("threat")
  g:choose("play", "Debt Falls Due")
  t:eq(g:see("threat"), threat, "not yet")
  g:pass()
  -- The planning phase has ended; which of the two comes first is all that is asked.
  t:eq(g:ask().rule, "first-player.8")
  t:not_offered(g, "pass")
  g:choose("resolve", "Sneak Attack")
  t:eq(g:see("phase"), "Quest")
  t:eq(g:see("Guard of the Citadel.zone"), "hand.0")
  t:eq(g:see("threat"), threat + 5)
  -- and it happens once
  g:go("2.2 next")
  t:eq(g:see("threat"), threat + 5 + 1, "only the refresh phase added to it")
end)

rule({ "delayed-effects.2", "delayed-effects.3" },
     "before anybody responds to that moment", function(t)
  local g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "When They Fall", "Sharp Word" }, play = { "Mourner",
             { title = "Plain Folk", damage = 1 } } }
  local threat = g:see("threat")
  g:choose("play", "When They Fall")
  t:eq(g:see("threat"), threat)
  g:choose("play", "Sharp Word"):choose("choose", "Plain Folk")
  -- The mourner may respond to the death, and the debt is already paid.
  t:offered(g, "respond", "Mourner")
  t:eq(g:see("threat"), threat + 5)
  g:choose("respond", "Mourner")
  t:eq(g:see("threat"), threat + 4)
  -- a second death owes nothing
  g:arrange{ hand = { "Sharp Word" }, cards = { Mourner = { damage = 1 } } }
  g:choose("play", "Sharp Word"):choose("choose", "Mourner")
  t:eq(g:see("threat"), threat + 4)
end)

rule("delayed-effects.4", "it is no triggered ability of its own", function(t)
  local g = quiet.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { ["0"] = { "Debt Falls Due" }, ["1"] = { "Silence" } } }
  local threat = g:see("threat")
  -- Playing the event is one: Silence is asked, and lets it pass.
  g:choose("play", "Debt Falls Due")
  t:offered(g:seat(1), "respond", "Silence")
  g:seat(1):pass()
  -- When the debt falls due, there is nothing to cancel.
  g:pass_until(function(now) return now:see("phase") ~= "Planning" or now:ask().rule == "response.6" end)
  t:eq(g:see("phase"), "Quest")
  t:eq(g:see("threat"), threat + 5)
end)
