-- Modifiers, and what "printed" means.
local plain = require "lib.plain"

-- Aragorn (printed attack 3) with these attachments.
local function armed(t, ...)
  local g = plain.open(t, { { "Aragorn", "Gimli" } })
  return g:arrange{ heroes = { { Aragorn = { attached = { ... } } } } }
end

rule({ "modifiers.1", "modifiers.2" }, "a number follows its modifiers as they come and go", function(t)
  local g = plain.open(t, { { "Aragorn", "Gimli" } })
  t:eq(g:see("Gimli.attack"), 2)
  g:arrange{ heroes = { { Gimli = { damage = 2 } } }, hand = { "Whetstone", "Pinprick", "Banish" } }
  t:eq(g:see("Gimli.attack"), 2 + 2, "counted anew with the damage that is on him now")
  g:choose("play", "Whetstone"); g:choose("attach to", "Gimli")
  t:eq(g:see("Gimli.attack"), 2 + 2 + 2)
  g:choose("play", "Pinprick"); g:choose("choose", "Gimli")
  t:eq(g:see("Gimli.attack"), 2 + 3 + 2)
  t:how(g, "Gimli.attack", { { 2, "printed" }, { 3, "Gimli" }, { 2, "Whetstone" } })
  g:choose("play", "Banish"); g:choose("choose", "Whetstone")
  t:eq(g:see("Gimli.attack"), 2 + 3, "from the printed value and what is left")
end)

rule("modifiers.2", "a lasting modifier that ends leaves nothing behind", function(t)
  local g = plain.open(t, { { "Aragorn", "Gimli" } })
  g:arrange{ hand = { "Blade Mastery" }, heroes = { { Gimli = { resources = 1 } } } }
  g:choose("play", "Blade Mastery"); g:choose("choose", "Aragorn")
  t:eq(g:see("Aragorn.attack"), 4)
  g:go("3.1")
  t:eq(g:see("Aragorn.attack"), 3)
  t:how(g, "Aragorn.attack", { { 3, "printed" } })
end)

rule({ "modifiers.3", "modifiers.7" }, "all modifiers count at once: only the end result stops at 0", function(t)
  local g = armed(t, "Heavy Load", "Whetstone")
  t:eq(g:see("Aragorn.attack"), 3 - 4 + 2, "not (3 - 4 = 0) + 2")
  g:arrange{ heroes = { { Aragorn = { attached = { "Heavy Load" } } } } }
  t:eq(g:see("Aragorn.attack"), 0, "3 - 4 + 2 - 4 is treated as 0")
  t:how(g, "Aragorn.attack", { { 3, "printed" }, { -4, "Heavy Load" }, { 2, "Whetstone" },
                               { -4, "Heavy Load" }, { 3, "never below 0", "modifiers.7" } })
end)

rule("modifiers.4", "adding comes before doubling, whatever came into play first", function(t)
  local g = armed(t, "Double Draught", "Whetstone")
  t:eq(g:see("Aragorn.attack"), (3 + 2) * 2)
  g = armed(t, "Whetstone", "Double Draught")
  t:eq(g:see("Aragorn.attack"), (3 + 2) * 2)
  g = armed(t, "Half Measure", "Heavy Load", "Whetstone", "Whetstone")
  t:eq(g:see("Aragorn.attack"), 2, "(3 - 4 + 4) / 2, rounded up")
end)

rule("modifiers.5", "setting a number overrides whatever adds, doubles or halves", function(t)
  local g = armed(t, "Whetstone", "Vow of Five", "Double Draught", "Heavy Load")
  t:eq(g:see("Aragorn.attack"), 5)
  t:how(g, "Aragorn.attack", { { 3, "printed" }, { 2, "Vow of Five", "modifiers.5" } })
end)

rule("modifiers.6", "of several settings the latest counts", function(t)
  local g = armed(t, "Vow of Three", "Vow of Five")
  t:eq(g:see("Aragorn.attack"), 5)
  g = armed(t, "Vow of Five", "Vow of Three")
  t:eq(g:see("Aragorn.attack"), 3)
  g:arrange{ hand = { "Set Aim", "Vow of Five", "Banish" } }
  g:choose("play", "Set Aim"); g:choose("choose", "Aragorn")
  t:eq(g:see("Aragorn.attack"), 1, "an effect that resolved later than both")
  g:choose("play", "Vow of Five"); g:choose("attach to", "Aragorn")
  t:eq(g:see("Aragorn.attack"), 5, "and an attachment that came later still")
  g:choose("play", "Banish"); g:choose("choose", "Vow of Five#2")
  t:eq(g:see("Aragorn.attack"), 1)
end)

rule({ "modifiers.7", "modifiers.8" }, "no number and no cost is below 0", function(t)
  local g = armed(t, "Heavy Load")
  t:eq(g:see("Aragorn.attack"), 0)
  g:arrange{ play = { "Market Ward" }, hand = { "Snowbourn Scout", "Guard of the Citadel" },
             heroes = { { Aragorn = { resources = 0 }, Gimli = { resources = 0 } } } }
  t:eq(g:see("Snowbourn Scout.cost"), 0, "1 - 3 is no gain")
  g:choose("play", "Snowbourn Scout")
  t:eq(g:see("Aragorn.resources"), 0)
  t:eq(g:see("Snowbourn Scout.zone"), "play.0")
  g:arrange{ play = { "Toll Keeper" } }
  t:eq(g:see("hand.Guard of the Citadel.cost"), 0, "2 - 3 + 1: the sum is cut off, not each part")
end)

rule("modifiers.9", "fractions are rounded up, and only at the end", function(t)
  local g = armed(t, "Half Measure")
  t:eq(g:see("Aragorn.attack"), 2, "1.5")
  g = armed(t, "Half Measure", "Double Draught")
  t:eq(g:see("Aragorn.attack"), 3, "1.5 doubled, not 2 doubled")
  g = armed(t, "Half Measure", "Whetstone")
  t:eq(g:see("Aragorn.attack"), 3, "2.5, not 2 + 2")
end)

rule("printed.1", "printed is what stands on the card, whatever modifies it", function(t)
  local g = armed(t, "Whetstone", "Double Draught")
  g:arrange{ threat = 20, hand = { "True Measure", "Full Measure" } }
  g:choose("play", "True Measure"); g:choose("choose", "Aragorn")
  t:eq(g:see("threat"), 20 + 3)
  g:choose("play", "Full Measure"); g:choose("choose", "Aragorn")
  t:eq(g:see("threat"), 23 + 10)
end)

rule({ "qualifiers.1", "qualifiers.2" }, "a qualifier before a list holds for each of its terms", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Muster" },
             play = { "Silverlode Archer", { title = "Faramir", exhausted = true } },
             heroes = { { Aragorn = { attached = { "Whetstone",
                                                   { title = "Steward of Gondor", exhausted = true } } } } } }
  g:choose("play", "Muster")
  t:eq(g:see("Faramir.zone"), "play.0", "an exhausted ally stays")
  t:eq(g:see("Aragorn.attached"), { "Steward of Gondor" }, "and so does an exhausted attachment")
  local pile = g:see("discard")
  t:ok(plain.has(pile, "Silverlode Archer") and plain.has(pile, "Whetstone"))
end)
