-- May: options, and whose they are.
local plain = require "lib.plain"

rule("may.1", "the player named by a \"may\" has the option", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ play = { {}, { "Kind Stranger", "Kind Stranger" } } }
  g:pass()
  g:seat(1):choose("use", "Kind Stranger")
  t:eq(g:ask().seat, 0, "the first player is asked, not the one who used it")
  t:eq(g:ask().rule, "may.1")
  g:choose("decline")
  t:eq(g:see("hand.count"), 0, "and may do without")
  g:pass()
  g:seat(1):choose("use", "Kind Stranger")
  g:seat(0):choose("accept")
  t:eq(g:see("hand.count"), 1)
end)

rule("may.2", "without a name the option is the controller's", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ play = { {}, { { title = "Fair Dealer", owner = 0 } } }, threat = { 20, 25 } }
  g:pass()
  g:seat(1):choose("use", "Fair Dealer")
  t:eq(g:ask().seat, 1, "not the first player, not its owner")
  g:choose("accept")
  t:eq(g:see("seat.1.threat"), 24)
  t:eq(g:see("seat.0.threat"), 20)
end)

rule({ "may.1", "may.2" }, "Denethor's controller may leave the card on top", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Denethor" } })
  g:arrange{ encounter_top = { "Forest Spider", "Quiet Hour" } }
  g:pass()
  g:seat(1):choose("use", "Denethor")
  t:eq(g:ask().seat, 1)
  g:choose("decline")
  t:eq(g:see("encounter_deck", 1)[1], "Forest Spider", "it is still the top card")
end)
