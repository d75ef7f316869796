-- Gains, Immune.

local chapters = require "lib.chapters"
local play = chapters.play

local function open(t, more)
  local setup = { pack = "lotr-effects",
                  seats = { { heroes = { "Warded One", "Steady One", "Aragorn" },
                              deck = "core-leadership" } } }
  for k, v in pairs(more or {}) do setup[k] = v end
  return chapters.open(t, setup)
end

rule("gains.1", "resources gained go to the pool of the hero that is named", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Windfall", "Windfall" } },
             heroes = { ["Steady One"] = { resources = 1 }, ["Aragorn"] = { resources = 4 },
                        ["Warded One"] = { resources = 0 } } }
  play(g, "Windfall", "Steady One")
  t:eq(g:see("Steady One.resources"), 3)
  t:eq(g:see("Aragorn.resources"), 4)
  t:eq(g:see("Warded One.resources"), 0)
end)

rule("gains.2", "a gained trait, keyword or icon works like one of the card's own", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Gather Rangers", "Gather Rangers", "Spirit Song" } },
             heroes = { ["Steady One"] = { exhausted = true, resources = 2 },
                        ["Aragorn"] = { resources = 5 } } }
  t:refused(g, { "play", "Gather Rangers" }, "ability.16")
  t:refused(g, { "play", "Spirit Song" }, "resource-match.1")
  g:arrange{ heroes = { ["Steady One"] = { attached = { "Herald's Horn" } } } }
  t:eq(g:see("Steady One.keywords"), { "Ranged" })
  t:ok(chapters.contains(g:see("Steady One.traits"), "Ranger"))
  g:choose("play", "Spirit Song")
  t:eq(g:see("Steady One.resources"), 1)
  play(g, "Gather Rangers", "Steady One")
  t:eq(g:see("Steady One.exhausted"), false)
end)

rule("gains.2",
     "a gained keyword has its rules: ranged attacks what another player fights", function(t)
  local g = open(t, { seats = { { heroes = { "Steady One" }, deck = "core-leadership" },
                                { heroes = { "Éowyn" }, deck = "core-spirit" } } })
  g:arrange{ hand = { {}, {} }, staging = {}, encounter_top = { "Despair", "Despair" } }
  g:go("3.2")
  g:arrange{ engaged = { {}, { { title = "King Spider", attacked = true } } } }
  g:until_option("attack", "King Spider")
  t:eq(g:ask().seat, 1, "only the engaged player can attack it")
  g:undo()
  g:arrange{ heroes = { ["Steady One"] = { attached = { "Herald's Horn" } } } }
  g:until_option("attack", "King Spider")
  t:eq(g:ask().seat, 0)
end)

rule("gains.3", "what is gained is not printed: a blank text box keeps it", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Silence", "Windfall" } }, play = { { title = "Lookout", attached = { "Herald's Horn" } } } }
  t:eq(g:see("Lookout.keywords"), { "Ranged", "Sentinel" })
  play(g, "Silence", "Lookout")
  t:eq(g:see("Lookout.keywords"), { "Ranged" })
  t:eq(g:see("Lookout.traits"), { "Ranger" })
end)

rule("gains.3", "printed numbers are those without what was gained", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Old Strength", "Windfall" } },
             heroes = { ["Aragorn"] = { resources = 0, attached = { "Herald's Horn" } } } }
  t:eq(g:see("Aragorn.attack"), 5)
  play(g, "Old Strength", "Aragorn")
  t:eq(g:see("Aragorn.resources"), 3)
end)

rule("immune.1", "an immune card cannot be chosen", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Sharp Words", "Cut Through", "Windfall" } }, staging = { "Warded Shade" } }
  t:refused(g, { "play", "Cut Through" }, "ability.16")
  g:choose("play", "Sharp Words")
  t:offered(g, "choose", "Steady One")
  t:refused(g, { "choose", "Warded One" }, "immune.1")
  g:choose("choose", "Steady One")
  g:arrange{ staging = { "Warded Shade", "King Spider", "Forest Spider" } }
  g:choose("play", "Cut Through")
  t:offered(g, "choose", "King Spider")
  t:refused(g, { "choose", "Warded Shade" }, "immune.1")
end)

rule("immune.2", "an immune card is not touched by effects on many cards", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Hurt All", "Cry Havoc", "Spent", "Storm of Arrows", "Press On", "Windfall" } },
             staging = { "Warded Shade", "King Spider", "Warded Ford", "Enchanted Stream" } }
  for _, event in ipairs{ "Hurt All", "Cry Havoc", "Spent", "Storm of Arrows", "Press On" } do
    g:choose("play", event)
  end
  t:eq(g:see("Steady One.damage"), 1)
  t:eq(g:see("Warded One.damage"), 0)
  t:eq(g:see("Steady One.attack"), 4)
  t:eq(g:see("Warded One.attack"), 1)
  t:eq(g:see("Steady One.exhausted"), true)
  t:eq(g:see("Warded One.exhausted"), false)
  t:eq(g:see("King Spider.damage"), 1)
  t:eq(g:see("Warded Shade.damage"), 0)
  t:eq(g:see("Enchanted Stream.progress"), 1)
  t:eq(g:see("Warded Ford.progress"), 0)
end)

rule("immune.2", "immunity against one side does not help against the other", function(t)
  local g = open(t)
  g:go("3.2")
  g:arrange{ staging = { "Warded Shade" }, encounter_top = { "Driven by Shadow" },
             hand = { { "Storm of Arrows", "Windfall" } } }
  g:choose("done")
  g:go("3.3")
  t:eq(g:see("Warded Shade.threat"), 2, "an encounter effect touches it")
  t:refused(g, { "play", "Storm of Arrows" }, "ability.16")
end)

rule("immune.3", "attachments and tokens on an immune card are not immune", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Warded One"] = { damage = 2, attached = { "Heavy Mail" } },
                        ["Steady One"] = { attached = { "Tally Stick" } } },
             staging = { { title = "Warded Ford", progress = 3 } },
             hand = { { "Disarm", "Balm for One", "Balm for All", "Bring Light", "Windfall" } } }
  play(g, "Disarm", "Heavy Mail")
  t:eq(g:see("Warded One.attached"), {})
  t:refused(g, { "play", "Balm for One" }, "ability.16")
  g:choose("play", "Balm for All")
  t:eq(g:see("Warded One.damage"), 1, "the token goes")
  g:choose("play", "Bring Light")
  t:eq(g:see("Warded Ford.progress"), 2)
end)

rule("immune.4", "the abilities of an immune card can be canceled", function(t)
  local g = open(t)
  g:arrange{ staging = { "Warded Shade" }, hand = { { "Nay", "Windfall" } }, threat = 20 }
  g:go("5.2")
  local threat = g:see("threat")
  g:choose("engage", "Warded Shade")
  t:offered(g, "respond", "Nay")
  g:choose("respond", "Nay")
  t:eq(g:see("Warded Shade.zone"), "engaged.0")
  t:eq(g:see("threat"), threat, "the effect of the immune enemy was canceled")
end)

rule("immune.5", "immunity gained later takes lasting effects into account", function(t)
  local g = open(t)
  g:go("3.1")
  g:arrange{ hand = { { "Sharp Words", "Ward", "Windfall" } } }
  play(g, "Sharp Words", "Steady One")
  t:eq(g:see("Steady One.attack"), 4)
  play(g, "Ward", "Steady One")
  t:eq(g:see("Steady One.attack"), 1, "recalculated with the immunity")
  g:go("4.2")
  t:eq(g:see("Steady One.attack"), 4, "the immunity is over, the other effect is not")
end)
