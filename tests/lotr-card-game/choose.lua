-- The word "Choose".
local quiet = require "lib.quiet"

rule({ "choose.1", "choose.2" }, "the controller of the ability picks its target", function(t)
  local g = quiet.open(t, { { "Beravor", "Aragorn" }, { "Glorfindel", "Éowyn" } })
  g:arrange{ heroes = { { Aragorn = { damage = 1 } }, { ["Éowyn"] = { damage = 1 } } } }
  g:pass()
  g:seat(1):choose("use", "Glorfindel")
  -- seat 1 chooses, also among the other player's characters
  t:eq({ g:ask().seat, g:ask().rule }, { 1, "choose.2" })
  t:eq(g:options(1), { "choose Aragorn", "choose Éowyn" })
  g:seat(1):choose("choose", "Aragorn")
  t:eq({ g:see("Aragorn.damage"), g:see("Éowyn.damage") }, { 0, 1 }, "the target, and it alone")
end)

rule("choose.2", "unless the card names somebody else", function(t)
  local g = quiet.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { ["0"] = { "Council of Peers" } },
             heroes = { { Aragorn = { exhausted = true } }, { ["Éowyn"] = { exhausted = true } } } }
  g:choose("play", "Council of Peers")
  t:eq({ g:ask().seat, g:options(1) }, { 1, { "choose Aragorn", "choose Éowyn" } })
  g:seat(1):choose("choose", "Aragorn")
  t:eq({ g:see("Aragorn.exhausted"), g:see("Éowyn.exhausted") }, { false, true })
end)

rule("choose.3", "without a target the ability cannot be started", function(t)
  local g = quiet.open(t, { { "Legolas", "Aragorn" } })
  g:arrange{ hand = { "Ever Vigilant", "A Light in the Dark" },
             heroes = { { Aragorn = { resources = 5, attached = { "Celebrían's Stone" } } } } }
  t:refused(g, { "play", "Ever Vigilant" }, "choose.3")
  t:refused(g, { "play", "A Light in the Dark" }, "choose.3")
  t:eq(g:see("Aragorn.resources"), 5)
  g:arrange{ engaged = { "Old Ruffian" }, play = { { title = "Plain Folk", exhausted = true } } }
  t:offered(g, "play", "Ever Vigilant")
  t:offered(g, "play", "A Light in the Dark")
end)
