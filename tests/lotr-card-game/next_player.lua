-- Next player, and the optional engagement in turn.
local plain = require "lib.plain"

rule({ "next-player.1", "in-player-order.3" }, "the next player sits to the left of whoever acts", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" }, { "Gimli" } })
  g:arrange{ threat = { 20, 20, 20 }, hand = { { "Pass It On" }, {}, { "Pass It On" } } }
  g:choose("play", "Pass It On")
  t:eq(g:see("seat.1.threat"), 22)
  g:seat(1):pass()
  g:seat(2):choose("play", "Pass It On")
  t:eq(g:see("seat.0.threat"), 22, "after the last seat comes the first")
  t:eq(g:see("seat.2.threat"), 20)
end)

rule("next-player.1", "an effect for each player counts from the player it has come to", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" }, { "Gimli" } })
  g:arrange{ encounter_top = { "Creeping Cold", "Quiet Hour", "Quiet Hour" }, threat = { 20, 20, 20 } }
  g:go("3.3")
  t:eq(g:see("seat.0.threat"), 21)
  t:eq(g:see("seat.1.threat"), 21)
  t:eq(g:see("seat.2.threat"), 21)
end)

rule("next-player.1", "an eliminated player is not the next one", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" }, { "Gimli" } })
  g:arrange{ threat = { 20, 50, 20 }, hand = { { "Pinprick", "Pass It On" } } }
  g:choose("play", "Pinprick"); g:choose("choose", "Aragorn")
  t:eq(g:see("seat.1.out"), true)
  g:pass_until(function() return g:ask().seat == 0 end)
  g:choose("play", "Pass It On")
  t:eq(g:see("seat.2.threat"), 22)
end)

rule({ "next-player.2", "next-player.3" }, "a lone player has no next player, and nothing happens to nobody", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ threat = 20, hand = { "Pass It On" }, staging = { "Relay Runner" },
             encounter_top = { "Creeping Cold" } }
  t:refused(g, { "play", "Pass It On" }, "ability.16")
  g:go("3.3")
  t:eq(g:see("threat"), 20)
  g:arrange{ threat = 20 }
  g:go("6.2")
  t:eq(g:see("Relay Runner.zone"), "engaged.0")
  t:eq(g:see("threat"), 20)
end)

rule({ "next-player.2", "next-player.3" }, "the last player left has none either", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ threat = { 20, 50 }, hand = { { "Pinprick", "Pass It On" } } }
  t:offered(g, "play", "Pass It On")
  g:choose("play", "Pinprick"); g:choose("choose", "Aragorn")
  t:eq(g:see("seat.1.out"), true)
  t:refused(g, { "play", "Pass It On" }, "ability.16")
end)

rule({ "optional-engagement.1", "optional-engagement.3" }, "each player in turn may engage one enemy", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" }, { "Gimli" } })
  g:arrange{ staging = { "Straw Man", "Straw Man", "Straw Man", "Straw Man" } }
  g:go("5.2")
  t:eq(g:ask().rule, "optional-engagement.1")
  t:eq(g:ask().seat, 0)
  g:choose("engage", "Straw Man")
  t:eq(g:ask().seat, 1, "no second enemy for the first player")
  g:choose("decline")
  t:eq(g:ask().seat, 2)
  g:choose("engage", "Straw Man")
  t:ok(g:ask().rule ~= "optional-engagement.1", "the step is over")
  t:eq(g:see("engaged"), { "Straw Man" })
  t:eq(g:see("seat.1.engaged"), {})
  t:eq(g:see("seat.2.engaged"), { "Straw Man" })
  t:eq(#g:see("staging"), 2)
end)

rule("optional-engagement.4", "engagement costs do not matter for it", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ staging = { "Straw Man", "Still Pool" }, threat = 5 }
  g:go("5.2")
  t:eq(g:see("Straw Man.engagement cost"), 50)
  g:choose("engage", "Straw Man")
  t:eq(g:see("Straw Man.zone"), "engaged.0")
end)

rule("optional-engagement.2", "cards can speak of engaging optionally", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ staging = { "Shy Wolf", "Straw Man" }, threat = 20 }
  g:go("5.2")
  t:refused(g, { "engage", "Shy Wolf" }, "cannot.1")
  t:offered(g, "engage", "Straw Man")
  g:choose("decline")
  g:go("6.2")
  t:eq(g:see("Shy Wolf.zone"), "engaged.0", "an engagement check is something else")
end)

rule({ "next-player.2", "next-player.3" }, "nothing is put into play for a next player who is not there", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Bring Them In", "Faramir" } }
  t:refused(g, { "play", "Bring Them In" }, "ability.16")
end)
