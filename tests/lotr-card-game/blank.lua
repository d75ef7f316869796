-- Blank.
local quiet = require "lib.quiet"

rule({ "blank.1", "blank.3" }, "a blanked card has none of its printed abilities", function(t)
  local g = quiet.open(t, { { "Aragorn", "Denethor", "Gimli" } })
  g:arrange{ heroes = { { Gimli = { damage = 2 }, Aragorn = { resources = 3 } } } }
  t:offered(g, "use", "Denethor")
  t:eq(g:see("Gimli.attack"), 2 + 2)
  g:arrange{ heroes = { { Gimli = { attached = { "Fog of Sleep" } },
             Denethor = { attached = { "Fog of Sleep" } },
                          Aragorn = { attached = { "Fog of Sleep" } } } } }
  -- action, constant ability, response
  t:refused(g, { "use", "Denethor" }, "blank.3")
  t:eq(g:see("Gimli.attack"), 2)
  g:go("3.2"):choose("commit", "Aragorn"):choose("done")
  t:eq(g:ask().rule, "tw.3.2", "Aragorn has no response")
  -- forced effect of an enemy
  g:arrange{ staging = { { title = "Howling Wolf", attached = { "Fog of Sleep" } } } }
  g:go("5.2")
  local threat = g:see("threat")
  g:choose("engage", "Howling Wolf")
  t:eq(g:see("threat"), threat)
  -- printed numbers are not in the text box
  t:eq({ g:see("Howling Wolf.attack"), g:see("Aragorn.willpower") }, { 3, 2 })
end)

rule("blank.3", "a blanked response is not among those that are offered", function(t)
  local g = quiet.open(t, { { "Aragorn", "Théodred" } })
  g:arrange{ heroes = { { Aragorn = { attached = { "Fog of Sleep" } } } } }
  g:go("3.2"):choose("commit", "Aragorn"):choose("commit", "Théodred"):choose("done")
  t:offered(g, "respond", "Théodred")
  t:not_offered(g, "respond", "Aragorn")
  t:eq(#g:options(), 2)
end)

rule("blank.2", "what it gained from elsewhere it keeps", function(t)
  local g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ heroes = { { Aragorn = { attached = { "Fog of Sleep", "Scout's Banner",
             "Short Sword", "Celebrían's Stone" } } } } }
  t:eq(g:see("Aragorn.keywords"), { "Ranged" })
  t:eq(g:see("Aragorn.traits"), { "Scout" })
  t:eq(g:see("Aragorn.attack"), 3 + 1)
  t:eq(g:see("Aragorn.willpower"), 2 + 2)
end)

rule({ "blank.4", "blank.5" }, "printed keywords and traits are gone", function(t)
  local g = quiet.open(t, { { "Éowyn" }, { "Aragorn" } })
  t:eq(g:see("Aragorn.is.Ranger"), true)
  t:eq(g:see("Aragorn.keywords"), { "Sentinel" })
  g:arrange{ engaged = { ["0"] = { "Old Ruffian" } },
             heroes = { ["1"] = { Aragorn = { attached = { "Fog of Sleep" } } } } }
  t:eq(g:see("Aragorn.traits"), {})
  t:eq(g:see("Aragorn.keywords"), {})
  -- so he is no sentinel
  quiet.to(g, "t6.4.1a")
  g:choose("decline")
  t:ok(g:ask().rule ~= "sentinel.2")
  -- Victory alone stays.
  g = quiet.open(t, { { "Gimli" } })
  g:arrange{ hand = { "Sharp Word" }, staging = { { title = "Howling Wolf", damage = 3,
             attached = { "Fog of Sleep" } } } }
  g:choose("play", "Sharp Word"):choose("choose", "Howling Wolf")
  t:eq(g:see("Howling Wolf.zone"), "victory")
end)

rule("blank.6", "its words stay readable", function(t)
  local g = quiet.open(t, { { "Aragorn" } })
  local text = g:see("Aragorn").text
  g:arrange{ heroes = { { Aragorn = { attached = { "Fog of Sleep" } } } } }
  t:eq(g:see("Aragorn").text, text)
  t:eq(g:see("Aragorn.is.blank"), true)
end)

rule({ "blank.1", "blank.5" },
     "blanking by trait, and immunity against it, have an end", function(t)
  -- The fog blanks Noble characters by what makes them noble.
  local g = quiet.open(t, { { "Aragorn", "Beravor" } })
  g:go("3.2")
  g:arrange{ encounter_top = { "Numbing Fog" },
             heroes = { { Beravor = { attached = { "Kinship" } } } } }
  t:eq(g:see("Aragorn.is.Kin"), true)
  t:eq(g:see("Aragorn.defense"), 2 + 1)
  g:choose("done"):pass()
  t:eq(g:see("Aragorn.keywords"), {})
  t:eq(g:see("Aragorn.is.Ranger"), false)
  t:eq(g:see("Beravor.is.Ranger"), true, "she is not noble")
  -- A card immune to player cards is not blanked by one.
  g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ heroes = { { Aragorn = { attached = { "Fog of Sleep", "Iron Will" } } } } }
  t:eq(g:see("Aragorn.keywords"), { "Sentinel" })
end)
