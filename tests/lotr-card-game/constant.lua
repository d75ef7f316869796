-- Constant Ability.
local quiet = require "lib.quiet"

rule({ "constant-ability.1", "constant-ability.2", "constant-ability.3" },
     "a constant ability holds from entering play to leaving it", function(t)
  local g = quiet.open(t, { { "Aragorn", "Éowyn" } })
  g:arrange{ hand = { "Short Sword", "Lay Aside" } }
  g:choose("play", "Short Sword"):choose("attach to", "Éowyn")
  -- at once: nobody was asked anything in between
  t:eq(g:see("Éowyn.attack"), 1 + 1)
  t:eq(quiet.times(g, "Short Sword"), 2, "played and attached, not triggered")
  g:go("2.2 next")
  t:eq(g:see("Éowyn.attack"), 1 + 1, "as long as it is there")
  g:choose("play", "Lay Aside"):choose("choose", "Short Sword")
  t:eq(g:see("Éowyn.attack"), 1)
end)

rule("constant-ability.4", "one with a condition holds whenever the condition does", function(t)
  local g = quiet.open(t, { { "Legolas", "Gimli" } })
  g:arrange{ heroes = { { Legolas = { attached = { "Blade of Gondolin" } },
             Gimli = { attached = { "Dwarven Axe" } } } },
             engaged = { { title = "Misty Mountain Goblins", attacked = true },
             { title = "Old Ruffian", attacked = true } } }
  -- "if": the axe on a dwarf
  t:eq(g:see("Gimli.attack"), 2 + 1 + 1)
  -- "while": the blade only against an Orc, only while attacking
  t:eq(g:see("Legolas.attack"), 3)
  quiet.to(g, "t6.8a.2")
  g:choose("attack", "Old Ruffian"):choose("attack with", "Legolas")
  t:eq(g:see("Legolas.attack"), 3)
  g:choose("done")
  quiet.to(g, "t6.8a.2")
  g:arrange{ heroes = { { Legolas = { exhausted = false } } } }
  g:choose("attack", "Misty Mountain Goblins"):choose("attack with", "Legolas")
  t:eq(g:see("Legolas.attack"), 3 + 1)
  g:choose("done")
  g:go("7.4")
  t:eq(g:see("Legolas.attack"), 3)
  -- "during": cards cannot be drawn while the stream is active
  g = quiet.open(t, { { "Beravor" } })
  g:arrange{ staging = { "Enchanted Stream" } }
  t:offered(g, "use", "Beravor")
  g:arrange{ staging = {}, active = { "Enchanted Stream" } }
  t:refused(g, { "use", "Beravor" }, "ability.16")
end)

rule("constant-ability.5", "each instance of the same ability applies by itself", function(t)
  local g = quiet.open(t, { { "Aragorn", "Éowyn" } })
  g:arrange{ heroes = { { ["Éowyn"] = { attached = { "The Favor of the Lady",
             "The Favor of the Lady" } },
                          Aragorn = { attached = { "The Favor of the Lady" } } } } }
  t:eq({ g:see("Éowyn.willpower"), g:see("Aragorn.willpower") }, { 4 + 2, 2 + 1 })
  t:how(g, "Éowyn.willpower", { { 4, "printed" }, { 1, "The Favor of the Lady" }, { 1,
       "The Favor of the Lady" } })
  g:arrange{ play = { "Quartermaster", "Quartermaster" }, hand = { "Loud Song",
             "Fortune or Fate" } }
  t:eq(g:see("hand.Fortune or Fate.cost"), 5 - 2)
end)
