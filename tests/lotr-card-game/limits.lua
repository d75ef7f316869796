-- Limits: how often an ability may be used, and for whom the uses count.
local glossary = require "lib.glossary"

rule("limits.1", "a limit per phase counts for each copy of the card", function(t)
  local g = glossary.open(t, { { "Aragorn" } })
  g:arrange{ heroes = { { Aragorn = { attached = { "Small Harp", "Small Harp" } } } } }
  g:choose("use", "Small Harp#1"); g:choose("use", "Small Harp#1")
  t:refused(g, { "use", "Small Harp" }, "limits.1")
  t:offered(g, "use", "Small Harp#2")
  g:choose("use", "Small Harp#2"); g:choose("use", "Small Harp#2")
  t:not_offered(g, "use", "Small Harp#2")
  t:eq(g:see("hand.count"), 4)
  g:go("3.1")
  t:offered(g, "use", "Small Harp")
end)

rule("limits.1", "an instance of the ability that comes later has its own uses", function(t)
  local g = glossary.open(t, { { "Aragorn" } })
  g:arrange{ heroes = { { Aragorn = { attached = { "Small Harp" } } } } }
  g:choose("use", "Small Harp"); g:choose("use", "Small Harp")
  t:not_offered(g, "use", "Small Harp")
  g:arrange{ heroes = { { Aragorn = { attached = { "Small Harp" } } } } }
  t:offered(g, "use", "Small Harp#2")
end)

rule("limits.2", "a limit per game counts for each player, whichever copy is used", function(t)
  local g = glossary.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ heroes = { { Aragorn = { attached = { "Token of Favor", "Token of Favor" } } },
                        { ["Éowyn"] = { attached = { "Token of Favor" } } } } }
  g:choose("use", "Token of Favor")
  g:seat(1):choose("use", "Token of Favor")
  t:refused(g, { seat = 0, "use", "Token of Favor" }, "limits.2")
  t:refused(g, { seat = 0, "use", "Token of Favor#2" }, "limits.2")
  g:go("2.2 next")
  t:eq(g:see("round"), 2)
  t:not_offered(g, "use", "Token of Favor")
  -- Not even a copy that was not there when the limit was used up.
  g:arrange{ heroes = { { Aragorn = { attached = { "Token of Favor" } } } } }
  t:refused(g, { seat = 0, "use", "Token of Favor" }, "limits.2")
end)

rule("limits.3", "a canceled ability has used up one of its times", function(t)
  local g = glossary.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ heroes = { { Aragorn = { attached = { "Token of Favor", "Small Harp" } } } },
             play = { {}, { "Naysayer" } } }
  g:choose("use", "Token of Favor")
  g:seat(1):choose("respond", "Naysayer")
  t:eq(g:see("hand.count"), 0)
  g:seat(1):pass()
  t:refused(g, { seat = 0, "use", "Token of Favor" }, "limits.2")
  g:choose("use", "Small Harp")
  t:eq(g:see("hand.count"), 1, "nobody could cancel that one")
end)
