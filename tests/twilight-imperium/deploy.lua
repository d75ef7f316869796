-- 30 Deploy, and shields that a war sun breaks (65.3a): units that come onto the board by their own abilities.
local imperium = require "lib.imperium"
local faction = require "lib.faction"
local content = require "lib.content"

rule("30.0", "which units are deployed, and when, stands on their cards", function(t)
  local found = {}
  imperium.open(t)
  for _, unit in ipairs(content.where("unit", function(fields) return fields.text and fields.text:find("^Deploy:") end)) do
    found[#found + 1] = unit.fields.faction .. " " .. unit.fields.type
  end
  table.sort(found)
  t:eq(found, { "Arborec mech", "Letnev mech", "Saar mech", "Sol mech", "Ul flagship", "Ul mech", "Yin mech", "Yssaril mech" })
end)

-- Seat 0, the Yssaril, discards an action card by Stall Tactics.
local function stalls(t, units)
  local g = faction.as(t, "Yssaril", { planets = { { "Atlas" } }, hand = { { "Infiltrate" } }, goods = { 0 }, exhausted = { "Retillion", "Shalloq", "Atlas" }, units = { units } })
  g:choose("use The Yssaril Tribes")
  g:pass_until(function() return not g:has("Infiltrate") end)
  return g
end

rule({ "30.1", "30.1+1", "55.3" }, "a mech is deployed for nothing where its card names no cost", function(t)
  local g = stalls(t, { Atlas = { infantry = 1 } })
  g:choose("answer with Blackshade Infiltrator")
  if g:has("Atlas") then g:choose("Atlas") end
  t:eq(imperium.units(g, 0, "Atlas"), { infantry = 1, mech = 1 })
  t:eq(g:see("seat.0.trade goods"), 0)
end)

rule("30.3", "it is deployed once in a window", function(t)
  local g = stalls(t, { Atlas = { infantry = 1 } })
  g:choose("answer with Blackshade Infiltrator")
  if g:has("Atlas") then g:choose("Atlas") end
  t:not_offered(g, "answer with Blackshade Infiltrator")
end)

rule({ "30.2", "30.2a" }, "it comes out of reinforcements, and not when none is left there", function(t)
  local g = stalls(t, { Atlas = { mech = 3 } })
  g:choose("answer with Blackshade Infiltrator")
  if g:has("Atlas") then g:choose("Atlas") end
  t:eq(imperium.units(g, 0, "Atlas").mech, 4)
  t:not_offered(stalls(t, { Atlas = { mech = 4 } }), "answer with Blackshade Infiltrator")
end)

-- Infantry of seat 0 lands on Atlas, where seat 1 has infantry, a PDS and a Magen Defense Grid.
local function defended(t, ships)
  local g = faction.as(t, "Sol", { planets = { {}, { "Atlas" } }, technologies = { {}, { "Magen Defense Grid" } },
    units = { { ["space of Atlas"] = ships }, { Atlas = { infantry = 2, pds = 1 } } }, agents_spent = { true, true, true } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("it does not fire") or g:has("land 1 infantry on Atlas") end)
  while g:has("it does not fire") do g:choose("it does not fire") end
  faction.until_offered(g, "land 1 infantry on Atlas")
  g:choose("land 1 infantry on Atlas")
  return g:pass_until(function() return g:has("answer with Magen Defense Grid") or g:log_has("in ground combat") end)
end

rule("65.3a", "shields that a war sun breaks are none for a Magen Defense Grid", function(t)
  t:not_offered(defended(t, { war_sun = 1, infantry = 1 }), "answer with Magen Defense Grid")
  t:offered(defended(t, { carrier = 1, infantry = 1 }), "answer with Magen Defense Grid")
end)
