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

rule({ "delayed-effects.2", "delayed-effects.3" },
     "before anything else of the beginning or end it waits for, worded when or after", function(t)
  local g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Debt Falls Due" }, play = { "Night Watch" } }
  local threat = g:see("threat")
  g:choose("play", "Debt Falls Due")
  g:pass()
  t:eq(g:see("threat"), threat + 5)
  t:offered(g, "respond", "Night Watch", "when")
  g:pass()
  t:offered(g, "respond", "Night Watch", "after")
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

-- A card that left play and came back is a new one: nothing that remembers the old
-- one finds it.
local plain = require "lib.plain"

rule("delayed-effects.2", "it does not find a card again that left play and came back", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Sneak Attack", "Guard of the Citadel", "Homeward" },
             heroes = { Aragorn = { resources = 5 } } }
  g:choose("play", "Sneak Attack"); g:choose("choose", "Guard of the Citadel")
  g:choose("play", "Homeward")
  t:eq(g:see("hand"), { "Guard of the Citadel" })
  g:choose("play", "Guard of the Citadel")
  g:go("3.1")
  t:eq(g:see("Guard of the Citadel.zone"), "play.0")
  g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Late Reward", "Homeward", "Lost and Found" }, play = { "Beorn" } }
  g:choose("use", "Beorn")
  g:choose("play", "Late Reward"); g:choose("choose", "Beorn")
  g:choose("play", "Homeward")
  g:choose("play", "Lost and Found"); g:choose("choose", "Beorn")
  g:go("3.1")
  t:eq(g:see("Beorn.zone"), "play.0", "his own effect does not find him, nor another's")
end)

rule("delayed-effects.2", "it finds the card it was meant for, also where it went", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Late Reward" }, play = { "Beorn" } }
  g:choose("use", "Beorn")
  g:choose("play", "Late Reward"); g:choose("choose", "Beorn")
  g:pass()
  g:choose("resolve", "Beorn")
  t:ok(g:see("Beorn.zone") ~= "play.0")
end)

rule("effects.4", "nor does the rest of an effect", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Rough Lesson" }, play = { "Physician", "Guard of the Citadel" } }
  g:choose("play", "Rough Lesson"); g:choose("choose", "Guard of the Citadel")
  g:choose("respond", "Physician")
  t:eq({ g:see("Guard of the Citadel.zone"), g:see("Guard of the Citadel.exhausted") },
       { "play.0", false })
end)

rule("t6.4.3e", "who left play in an attack inside an attack defends no more", function(t)
  local g = plain.open(t, { { "Aragorn", "Éowyn" } })
  g:go("5.2")
  g:arrange{ engaged = { "Straw Man" }, play = { "Faramir" },
             encounter_top = { "Wolf Rider", "Quiet Hour" },
             hand = { "Homeward", "Lost and Found" } }
  g:until_option("defend with", "Faramir")
  g:choose("defend with", "Faramir")
  g:until_option("defend with", "Aragorn")
  g:choose("defend with", "Aragorn")
  g:choose("play", "Homeward")
  g:choose("play", "Lost and Found"); g:choose("choose", "Faramir")
  g:until_option("damage on", "Aragorn")
  t:offered(g, "damage on", "Éowyn")
  t:not_offered(g, "damage on", "Faramir")
  t:eq({ g:ask().rule, g:see("round") }, { "t6.4.3d", 1 }, "the first attack is undefended")
end)
