-- Turns of the action phase and the activation of systems.
local imperium = require "lib.imperium"

rule({ "3.4+1", "82.3+2" }, "nobody passes with a strategy card that was not used", function(t)
  local g = imperium.acting(t)
  t:refused(g, { "pass for the rest" }, "3.4+1")
end)

rule({ "5.1", "89.s1a", "20.4", "5.0", "5.1+1", "89.0", "89.s1", "20.0" }, "activating a system takes a token of the tactic pool into it", function(t)
  local g = imperium.acting(t)
  g:choose("activate Atlas")
  t:eq(g:see("seat.0.tactic"), 2)
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.title == "Atlas" then t:eq(piece.command, { "Sol" }) end
  end
end)

rule("5.2", "not where a token of one's own lies", function(t)
  local g = imperium.acting(t, { tokens = { { "Atlas" } } })
  t:refused(g, { "activate Atlas" }, "5.2")
end)

rule({ "5.3", "89.s1b" }, "tokens of others do not matter", function(t)
  local g = imperium.acting(t, { tokens = { {}, { "Atlas" } } })
  t:offered(g, "activate Atlas")
end)

rule({ "20.4", "37.4" }, "without a token in the tactic pool there is no tactical action", function(t)
  local g = imperium.acting(t, { tactic = { 0 } })
  t:refused(g, { "activate Atlas" }, "20.4")
end)

rule("100.1", "by the reference the nexus is no system that can be activated", function(t)
  t:refused(imperium.acting(t), { "activate Wormhole Nexus" }, "100.1")
end)

test("as published it is", function(t)
  t:offered(imperium.acting(t, nil, { rules = "published" }), "activate Wormhole Nexus")
end)

rule({ "3.0+3", "4.2", "48.0" }, "one action a turn, then the next by initiative", function(t)
  local g = imperium.acting(t)
  g:choose("activate Bakal and Alio Prima")
  t:eq(g:ask().seat, 1)
end)
