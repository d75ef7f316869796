-- Responses, priority of simultaneous effects, self-referential abilities.
local plain = require "lib.plain"

-- Seat 0 has a Pinprick to damage Aragorn with.
local function open(t, play, seats)
  local g = plain.open(t, seats or { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { { "Pinprick", "Pinprick" } }, play = play }
  return g
end

local function prick(g, whom)
  g:choose("play", "Pinprick"); g:choose("choose", whom or "Aragorn")
end

rule({ "response.1", "response.2" }, "a response is used upon its trigger, not in an action window", function(t)
  local g = open(t, { { "Chronicler" } })
  g:arrange{ add_hand = { { "Swift Strike" } } }
  t:not_offered(g, "Chronicler")
  t:refused(g, { "play", "Swift Strike" }, "response.2")
  prick(g)
  t:eq(g:ask().rule, "response.6")
  g:choose("respond", "Chronicler")
  t:eq(g:see("Chronicler.exhausted"), true)
  t:not_offered(g, "Chronicler")
end)

rule("response.3", "several responses answer one trigger", function(t)
  local g = open(t, { { "Chronicler", "Bandager" } })
  local cards = g:see("hand.count")
  prick(g)
  t:offered(g, "respond", "Bandager")
  g:choose("respond", "Chronicler")
  g:choose("respond", "Bandager")
  t:eq(g:see("hand.count"), cards - 1 + 1)
  t:eq(g:see("Aragorn.damage"), 0)
end)

rule("response.3", "but each instance of an ability answers it once", function(t)
  local g = open(t, { { "Lookout", "Chronicler" } })
  g:arrange{ cards = { Lookout = { exhausted = true } } }
  prick(g)
  g:choose("respond", "Lookout")
  t:not_offered(g, "respond", "Lookout")
end)

rule("response.4", "\"when\" comes before \"after\"", function(t)
  local g = open(t, { { "Lookout", "Chronicler" } })
  g:arrange{ cards = { Lookout = { exhausted = true } } }
  prick(g)
  t:offered(g, "respond", "Lookout")
  t:not_offered(g, "respond", "Chronicler")
  t:eq(g:see("Aragorn.damage"), 0, "it has not happened yet")
  g:choose("respond", "Lookout")
  g:until_option("respond", "Chronicler")
  t:eq(g:see("Aragorn.damage"), 1)
  t:not_offered(g, "respond", "Lookout")
end)

rule("response.5", "a response is used at once or not at all", function(t)
  local g = plain.open(t, { { "Aragorn", "Théodred" } })
  g:go("3.2")
  g:choose("commit", "Aragorn"); g:choose("done")
  t:eq(g:ask().rule, "response.6")
  t:offered(g, "respond", "Aragorn")
  g:pass()
  t:eq(g:ask().rule, "tw.3.2")
  t:not_offered(g, "Aragorn")
  g:go("3.3")
  t:not_offered(g, "Aragorn")
end)

rule({ "response.5", "when.2" }, "one worded with when comes while its moment is underway", function(t)
  local g = open(t, { { "Lookout" } }, { { "Aragorn" } })
  g:arrange{ cards = { Lookout = { exhausted = true } } }
  prick(g)
  t:offered(g, "respond", "Lookout")
  t:eq(g:see("Aragorn.damage"), 0)
  g:pass()
  t:eq(g:see("Aragorn.damage"), 1)
  t:not_offered(g, "respond", "Lookout")
end)

rule({ "response.6", "first-player.11", "first-player.12" }, "the first player is asked first, the others in their order", function(t)
  local seats = { { "Aragorn" }, { "Éowyn" }, { "Gimli" } }
  local g = open(t, { { "Chronicler" }, { "Chronicler" }, { "Chronicler" } }, seats)
  g:arrange{ first_player = 1 }
  prick(g)
  t:eq(g:ask().seat, 1)
  g:pass()
  t:eq(g:ask().seat, 2)
  g:pass()
  t:eq(g:ask().seat, 0)
end)

rule("response.7", "the offers go round until all have passed in succession", function(t)
  local g = open(t, { { "Chronicler" }, { "Chronicler" } })
  prick(g)
  t:eq(g:ask().seat, 0)
  g:pass()
  g:seat(1):choose("respond", "Chronicler")
  t:eq(g:ask().seat, 0, "whoever passed before is asked again")
  g:choose("respond", "Chronicler")
  t:eq(g:see("hand.count"), 1 + 1)
  t:eq(g:see("seat.1.hand.count"), 1)
  -- A response between two passes starts the count again.
  g = open(t, { { "Chronicler" }, { "Chronicler", "Chronicler" } })
  prick(g)
  g:pass()
  g:seat(1):choose("respond", "Chronicler")
  g:seat(0):pass()
  t:eq(g:ask().seat, 1)
  g:choose("respond", "Chronicler")
  t:eq(g:see("seat.1.hand.count"), 2)
end)

rule("response.8", "what everybody has passed on cannot be answered any more", function(t)
  local g = open(t, { { "Chronicler" }, { "Chronicler" } })
  prick(g)
  g:pass(); g:seat(1):pass()
  t:ok(g:ask().rule ~= "response.6")
  t:not_offered(g, "respond")
  g:pass_until(function() return g:ask().seat == 0 end)
  prick(g)
  t:offered(g, "respond", "Chronicler") -- another damage is another trigger
end)

rule("priority.1", "the first player orders effects that are due at the same time", function(t)
  for _, order in ipairs{ { "Left Hand", "Right Hand", 3, 13 }, { "Right Hand", "Left Hand", 0, 13 } } do
    local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
    g:arrange{ staging = { "Left Hand", "Right Hand" }, threat = { 5, 20 }, first_player = 1 }
    g:pass_until(function() return g:ask().rule == "forced.4" end)
    t:eq(g:ask().seat, 1)
    t:offered(g, "resolve", order[2])
    g:choose("resolve", order[1])
    t:eq(g:see("threat"), order[3], "down by 10 but not below 0, then up by 3; or the other way round")
    t:eq(g:see("seat.1.threat"), order[4])
  end
end)

rule("self-referential.1", "an ability that names its card means that very copy", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ engaged = { "Straw Man" }, play = { "Gondorian Spearman", "Gondorian Spearman" } }
  g:pass_until(function() return g:ask().rule == "t6.4.1a" end)
  g:choose("defend with", "Gondorian Spearman#2")
  local responses = 0
  for _, text in ipairs(g:options()) do
    if text:find("respond with Gondorian Spearman", 1, true) then responses = responses + 1 end
  end
  t:eq(responses, 1, "only the one that defends")
  g:choose("respond", "Gondorian Spearman")
  t:eq(g:see("Straw Man.damage"), 1)
  t:not_offered(g, "respond", "Gondorian Spearman")
end)

rule("self-referential.1", "a constant ability of one copy changes that copy alone", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ engaged = { "Chieftan Ufthak", "Chieftan Ufthak" } }
  g:go("6.4.1")
  g:choose("decline")
  g:pass_until(function() return g:ask().rule == "t6.4a.2" end)
  local a, b = g:see("Chieftan Ufthak#1.attack"), g:see("Chieftan Ufthak#2.attack")
  t:eq(math.min(a, b), 3)
  t:eq(math.max(a, b), 5)
end)
