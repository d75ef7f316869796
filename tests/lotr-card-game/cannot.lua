-- Cannot; "Cannot be damaged".
local quiet = require "lib.quiet"

rule("cannot.1", "no effect overrides a cannot", function(t)
  -- An enemy that cannot attack does not, whoever tells it to.
  local g = quiet.open(t, { { "Gimli" } })
  g:arrange{ hand = { "Taunt", "Taunt" }, engaged = { { title = "Old Ruffian",
             attached = { "Forest Snare" } }, "Wavering Foe" } }
  g:choose("play", "Taunt"):choose("choose", "Old Ruffian")
  t:eq(g:ask().rule, "tw.2.2")
  t:ok(not g:log_has("Old Ruffian", "attacks"))
  t:eq(#g:see("Old Ruffian.attached"), 1, "not even a shadow card is dealt")
  quiet.to(g, "t6.4a.2")
  t:refused(g, { "attacks", "Old Ruffian" }, "cannot.1")
  -- Players who cannot draw do not, in the step or by a card.
  g = quiet.open(t, { { "Beravor" } })
  g:arrange{ active = { "Enchanted Stream" } }
  t:refused(g, { "use", "Beravor" }, "ability.16")
  g:go("2.2 next")
  t:eq(g:see("hand.count"), 0)
  -- A hero who cannot defend or attack is not declared.
  g = quiet.open(t, { { "Gimli", "Aragorn" } })
  g:arrange{ engaged = { "Old Ruffian" },
             heroes = { { Gimli = { attached = { "Gandalf's Map" } } } } }
  quiet.to(g, "t6.4.1a")
  t:refused(g, { "defend with", "Gimli" }, "cannot.1")
  g:choose("decline")
  quiet.to(g, "t6.8a.2")
  g:choose("attack", "Old Ruffian")
  t:refused(g, { "attack with", "Gimli" }, "cannot.1")
end)

rule("cannot-be-damaged.1", "a card that cannot be damaged is dealt none", function(t)
  local g = quiet.open(t, { { "Gimli", "Éowyn" } })
  g:arrange{ engaged = { "Old Ruffian" }, heroes = { { Gimli = { attached = { "Ward" } } } } }
  -- in an attack it defends
  quiet.to(g, "t6.4.1a")
  g:choose("defend with", "Gimli")
  g:go("6.4.3 end")
  t:eq(g:see("Gimli.damage"), 0)
  -- by an effect on many
  g:go("3.2 next")
  g:arrange{ clear = "engaged", encounter_top = { "The Necromancer's Reach" } }
  g:choose("commit", "Gimli"):choose("commit", "Éowyn"):choose("done"):go("3.3")
  t:eq({ g:see("Gimli.damage"), g:see("Éowyn.damage") }, { 0, 1 })
  -- nor by an attack of players
  g:arrange{ clear = "attached", engaged = { { title = "Old Ruffian", attached = { "Ward" } } },
             heroes = { { Gimli = { exhausted = false } } } }
  quiet.to(g, "t6.4.1a")
  g:choose("decline")
  quiet.to(g, "t6.8a.2")
  g:choose("attack", "Old Ruffian"):choose("attack with", "Gimli"):choose("done")
  g:go("6.8.3 end")
  t:eq(g:see("Old Ruffian.damage"), 0)
end)

rule("cannot-be-damaged.2", "nor is damage moved or redirected to it", function(t)
  local g = quiet.open(t, { { "Gimli", "Éowyn", "Aragorn" } })
  g:arrange{ hand = { "Shared Pain" }, play = { { title = "Shield Bearer",
             attached = { "Ward" } } },
             heroes = { { Gimli = { damage = 1 }, ["Éowyn"] = { attached = { "Ward" } } } } }
  g:choose("play", "Shared Pain"):choose("choose", "Gimli")
  t:eq(g:options(), { "choose Aragorn" })
  g:choose("choose", "Aragorn")
  t:eq({ g:see("Gimli.damage"), g:see("Aragorn.damage") }, { 0, 1 })
  -- the bearer cannot take the blow for a hero
  g:arrange{ hand = { "Sharp Word" } }
  g:choose("play", "Sharp Word"):choose("choose", "Gimli")
  if g:ask().rule == "response.6" then g:choose("respond", "Shield Bearer") end
  t:eq(g:see("Shield Bearer.damage"), 0)
end)

rule({ "cannot-be-damaged.3", "cannot-be-damaged.4" },
     "it is chosen neither to take damage nor as target", function(t)
  local g = quiet.open(t, { { "Gimli", "Éowyn" } })
  g:arrange{ hand = { "Sharp Word", "Sharp Word" }, engaged = { "Old Ruffian" },
             heroes = { { Gimli = { attached = { "Ward" } } } } }
  g:choose("play", "Sharp Word")
  t:eq(g:options(), { "choose Éowyn", "choose Old Ruffian" })
  g:choose("choose", "Old Ruffian")
  quiet.to(g, "t6.4.1a")
  g:choose("decline")
  quiet.to(g, "t6.4.3d")
  t:refused(g, { "damage on", "Gimli" }, "cannot-be-damaged.3")
  t:offered(g, "damage on", "Éowyn")
  -- with no other target the ability cannot be used
  g = quiet.open(t, { { "Gimli" } })
  g:arrange{ hand = { "Sharp Word" }, heroes = { { Gimli = { attached = { "Ward" } } } } }
  t:refused(g, { "play", "Sharp Word" }, "ability.16")
end)

rule("cannot-be-damaged.5", "damage it already has stays", function(t)
  local g = quiet.open(t, { { "Gimli", "Éowyn" } })
  g:arrange{ hand = { "Safe Until Dark", "Sharp Word" }, heroes = { { Gimli = { damage = 2 } } },
             encounter_top = { "The Necromancer's Reach" } }
  g:go("3.1")
  g:choose("play", "Safe Until Dark"):choose("choose", "Gimli")
  t:eq(g:see("Gimli.damage"), 2)
  g:go("3.2"):choose("commit", "Gimli"):choose("done"):pass()
  t:eq(g:see("Gimli.damage"), 2, "no more, no less")
  t:eq(g:see("Gimli.attack"), 2 + 2)
end)

rule("cannot-be-damaged.6", "it can leave play by other means", function(t)
  local g = quiet.open(t, { { "Gimli", "Éowyn" } })
  g:arrange{ hand = { "Send Away" }, heroes = { { Gimli = { attached = { "Ward" } } } } }
  g:choose("play", "Send Away")
  t:offered(g, "choose", "Gimli")
  g:choose("choose", "Gimli")
  t:eq(g:see("Gimli.zone"), "discard.0")
end)
