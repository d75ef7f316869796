-- After.
local quiet = require "lib.quiet"

rule({ "after.1", "after.2" }, "what comes after waits until the occurrence is over", function(t)
  -- Valiant Sacrifice: the ally has left play when it is asked.
  local g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Send Away", "Valiant Sacrifice" }, play = { "Plain Folk" } }
  g:choose("play", "Send Away"):choose("choose", "Plain Folk")
  t:offered(g, "respond", "Valiant Sacrifice")
  t:eq(g:see("Plain Folk.zone"), "discard.0")
  g:choose("respond", "Valiant Sacrifice")
  t:eq(g:see("hand.count"), 2)
  -- Aragorn's response follows when all of the player's characters are committed.
  g = quiet.open(t, { { "Aragorn", "Éowyn" } })
  g:go("3.2"):choose("commit", "Aragorn")
  t:not_offered(g, "respond", "Aragorn")
  g:choose("commit", "Éowyn"):choose("done")
  t:offered(g, "respond", "Aragorn")
  t:eq(g:see("Éowyn.committed"), true)
end)

rule("after.1", "a forced effect after an attack comes when its damage has been dealt", function(t)
  local g = quiet.open(t, { { "Gimli" } })
  g:arrange{ engaged = { "Misty Mountain Goblins" }, quest = { progress = 5 } }
  quiet.to(g, "t6.4.1a")
  g:choose("decline")
  quiet.to(g, "t6.4.3d")
  g:choose("damage on", "Gimli")
  t:eq(g:see("Gimli.damage"), 2)
  t:eq(g:see("quest.progress"), 5, "the attack is not over yet")
  g:go("6.4.4 end")
  t:eq(g:see("quest.progress"), 4)
end)
