-- Moving tokens and cards.
local plain = require "lib.plain"

rule("move.1", "damage, resources and progress can be moved", function(t)
  local g = plain.open(t, { { "Aragorn", "Gimli" } })
  g:arrange{ hand = { "Shared Pain", "Shared Purse", "Short Cut" },
             heroes = { { Aragorn = { damage = 2, resources = 3 }, Gimli = { resources = 1 } } },
             staging = { { title = "Still Pool", progress = 2 }, "Forest Gate" } }
  g:choose("play", "Shared Pain"); g:choose("choose", "Aragorn"); g:choose("choose", "Gimli")
  t:eq(g:see("Aragorn.damage"), 1)
  t:eq(g:see("Gimli.damage"), 1)
  g:choose("play", "Shared Purse"); g:choose("choose", "Aragorn"); g:choose("choose", "Gimli")
  t:eq(g:see("Aragorn.resources"), 0)
  t:eq(g:see("Gimli.resources"), 4)
  g:choose("play", "Short Cut"); g:choose("choose", "Still Pool"); g:choose("choose", "Forest Gate")
  t:eq(g:see("Still Pool.progress"), 0)
  t:eq(g:see("Forest Gate.progress"), 2)
end)

rule("move.1", "cards can be moved: an engaged enemy goes back to staging", function(t)
  local g = plain.open(t, { { "Éowyn" } })
  g:arrange{ hand = { "A Light in the Dark" }, engaged = { { title = "Straw Man", damage = 2 } },
             heroes = { { ["Éowyn"] = { resources = 2 } } }, staging = { "Forest Spider" } }
  g:choose("play", "A Light in the Dark")
  t:not_offered(g, "choose", "Forest Spider")
  g:choose("choose", "Straw Man")
  t:eq(g:see("Straw Man.zone"), "staging")
  t:eq(g:see("Straw Man.damage"), 2)
end)

rule("move.1", "moved damage destroys like any other", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Shared Pain" }, play = { { title = "Guard of the Citadel", damage = 1 } },
             heroes = { { Aragorn = { damage = 2 } } } }
  g:choose("play", "Shared Pain"); g:choose("choose", "Aragorn")
  g:choose("choose", "Guard of the Citadel")
  t:ok(plain.has(g:see("discard"), "Guard of the Citadel"))
end)

rule("move.2", "nothing moves to where it already is", function(t)
  local g = plain.open(t, { { "Aragorn", "Gimli", "Éowyn" } })
  g:arrange{ hand = { "Shared Pain" }, heroes = { { Aragorn = { damage = 2 } } } }
  g:choose("play", "Shared Pain"); g:choose("choose", "Aragorn")
  t:not_offered(g, "choose", "Aragorn")
  t:offered(g, "choose", "Gimli")
  t:offered(g, "choose", "Éowyn")
end)

rule("move.3", "a move without a destination cannot be started", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Shared Pain", "Shared Purse", "Short Cut" },
             heroes = { { Aragorn = { damage = 2, resources = 2 } } },
             staging = { { title = "Still Pool", progress = 1 } } }
  t:refused(g, { "play", "Shared Pain" }, "ability.16")
  t:refused(g, { "play", "Shared Purse" }, "ability.16")
  t:refused(g, { "play", "Short Cut" }, "ability.16")
  g:arrange{ play = { "Guard of the Citadel" } }
  t:offered(g, "play", "Shared Pain")
  t:refused(g, { "play", "Shared Purse" }, "ability.16") -- an ally has no resource pool
end)
