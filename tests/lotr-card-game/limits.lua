-- Limits: how often an ability may be used, and for whom the uses count.
local plain = require "lib.plain"

rule("limits.1", "a limit per phase counts for each copy of the card", function(t)
  local g = plain.open(t, { { "Aragorn", "Gimli" } })
  g:arrange{ heroes = { { Aragorn = { attached = { "Small Harp" } },
                          Gimli = { attached = { "Small Harp" } } } } }
  g:choose("use", "Small Harp on Aragorn"); g:choose("use", "Small Harp on Aragorn")
  t:refused(g, { "use", "Small Harp on Aragorn" }, "limits.1")
  t:offered(g, "use", "Small Harp on Gimli")
  g:choose("use", "Small Harp on Gimli"); g:choose("use", "Small Harp on Gimli")
  t:refused(g, { "use", "Small Harp on Gimli" }, "limits.1")
  t:eq(g:see("hand.count"), 4)
  g:go("3.1")
  t:offered(g, "use", "Small Harp on Aragorn")
end)

rule("limits.1", "an instance of the ability that comes later has its own uses", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ heroes = { { Aragorn = { attached = { "Small Harp" } } } } }
  g:choose("use", "Small Harp"); g:choose("use", "Small Harp")
  t:not_offered(g, "use", "Small Harp")
  g:arrange{ heroes = { { Aragorn = { attached = { "Small Harp" } } } } }
  t:offered(g, "use", "Small Harp#2")
end)

rule("limits.1", "a card that leaves play and comes back is another instance", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ threat = 30, play = { "Town Crier" }, hand = { "Homeward", "Lost and Found" } }
  g:choose("use", "Town Crier")
  t:refused(g, { "use", "Town Crier" }, "limits.1")
  g:choose("play", "Homeward")
  t:eq(g:see("hand"), { "Town Crier", "Lost and Found" })
  g:choose("play", "Lost and Found"):choose("choose", "Town Crier")
  g:choose("use", "Town Crier")
  t:eq(g:see("threat"), 28)
  t:refused(g, { "use", "Town Crier" }, "limits.1")
end)

rule("limits.1", "a limit per round lasts through its phases and no longer", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ threat = 30, play = { "Town Crier" } }
  g:choose("use", "Town Crier")
  for _, window in ipairs{ "tw.3.1", "tw.4.2", "tw.5.3", "tw.6.2", "tw.7.4" } do
    g:pass_until(function() return g:ask().rule == window end)
    t:refused(g, { "use", "Town Crier" }, "limits.1")
  end
  t:eq(g:see("round"), 1)
  g:go("1.3")
  t:offered(g, "use", "Town Crier")
end)

rule("limits.2", "a limit per game counts for each player, whichever copy is used", function(t)
  local g = plain.open(t, { { "Aragorn", "Gimli" }, { "Éowyn" } })
  g:arrange{ heroes = { { Aragorn = { attached = { "Token of Favor" } },
                          Gimli = { attached = { "Token of Favor" } } },
                        { ["Éowyn"] = { attached = { "Token of Favor" } } } } }
  g:choose("use", "Token of Favor on Aragorn")
  g:seat(1):choose("use", "Token of Favor on Éowyn")
  t:refused(g, { seat = 0, "use", "Token of Favor on Aragorn" }, "limits.2")
  t:refused(g, { seat = 0, "use", "Token of Favor on Gimli" }, "limits.2")
  g:pass_until(function() return g:see("round") == 2 and g:ask().seat == 0 end)
  t:refused(g, { seat = 0, "use", "Token of Favor on Gimli" }, "limits.2")
  -- Not even a copy that was not there when the limit was used up.
  g:arrange{ play = { "Guard of the Citadel" } }
  g:arrange{ cards = { ["Guard of the Citadel"] = { attached = { "Token of Favor" } } } }
  t:refused(g, { seat = 0, "use", "Token of Favor on Guard of the Citadel" }, "limits.2")
end)

rule("limits.3", "a canceled ability has used up one of its times", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ heroes = { { Aragorn = { attached = { "Token of Favor", "Small Harp" } } } },
             play = { {}, { "Naysayer" } } }
  g:choose("use", "Token of Favor")
  g:seat(1):choose("respond", "Naysayer")
  t:eq(g:see("hand.count"), 0)
  g:pass_until(function() return g:ask().seat == 0 end)
  t:refused(g, { seat = 0, "use", "Token of Favor" }, "limits.2")
  g:choose("use", "Small Harp")
  g:pass_until(function() return g:ask().seat == 0 end)
  t:eq(g:see("hand.count"), 1, "nobody could cancel that one")
end)

test("a limit that is reached is told with its numbers", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ heroes = { { Aragorn = { attached = { "Small Harp" } } } } }
  g:choose("use", "Small Harp"); g:choose("use", "Small Harp")
  for _, refusal in ipairs(g:refusals(0)) do
    if refusal.text:find("Small Harp") then t:eq(refusal.why, "Used 2 of 2 times in this phase.") end
  end
end)
