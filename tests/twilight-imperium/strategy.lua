-- The strategy phase and initiative.
local imperium = require "lib.imperium"

rule({ "84.s1", "80.4", "84.0", "83.0", "83.8a", "84.s1b" }, "the speaker takes the first strategy card, then it goes clockwise", function(t)
  local g = imperium.begun(t, { speaker = 1 })
  t:eq(g:ask().seat, 1)
  imperium.quiet(g:choose("take Trade"))
  t:eq(g:ask().seat, 2)
end)

rule("84.s1+2", "a card that somebody has cannot be taken", function(t)
  local g = imperium.begun(t)
  imperium.quiet(g:choose("take Trade"))
  t:refused(g, { "take Trade" }, "84.s1+2")
end)

rule({ "84.s1a", "84.s1a+1" }, "three players take two cards each, the second in the same order", function(t)
  local g = imperium.begun(t)
  for _, card in ipairs{ "Trade", "Warfare", "Politics" } do g:choose("take " .. card) end
  t:eq(g:ask().seat, 0)
  t:eq(#g:options(), 5)
end)

rule({ "84.s2+1", "84.s1+1" }, "cards that nobody took get a trade good, which their next owner takes", function(t)
  local g = imperium.acting(t)
  t:ok(g:log_has("A trade good is put on Construction"))
  t:ok(g:log_has("A trade good is put on Trade"))
  t:ok(not g:log_has("A trade good is put on Leadership"))
  imperium.quiet(g:pass_until(function() return g:see("round") == 2 end))
  local seat = g:ask().seat
  imperium.quiet(g:choose("take Trade"))
  t:eq(g:see("seat." .. seat .. ".trade goods"), 1)
end)

rule({ "48.2", "48.3", "3.0", "4.1" }, "the lowest strategy card of a player decides the order", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Imperial", "Politics" }, { "Leadership", "Technology" }, { "Warfare", "Diplomacy" } })
  t:eq(g:ask().seat, 1)
  g:choose("activate Bakal and Alio Prima")
  t:eq(g:ask().seat, 2)
end)
