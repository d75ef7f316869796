-- Production: limits, costs, paying, blockade.
local imperium = require "lib.imperium"

-- Sol activates its home system and produces.
local function produce(t, position)
  local g = imperium.acting(t, position)
  g:choose("activate Jord")
  g:pass_until(function() return g:has("that is all that is built") or g:ask().seat ~= 0 end)
  return g
end

rule({ "68.0", "89.s5", "89.s5+1", "67.0", "79.1" }, "a space dock produces in the active system, even if nothing moved", function(t)
  local g = produce(t, { fleet = { 5 } })
  g:choose("1 destroyer in space"):choose("that is all that is built")
  t:ok(g:log_has("Player 1 produces 1 destroyer"))
end)

rule({ "67.1", "26.1", "34.3", "75.2", "71.2", "75.0" }, "units are paid with the resources of planets", function(t)
  local g = produce(t, { fleet = { 5 } })
  g:choose("1 destroyer in space"):choose("that is all that is built")
  t:eq(g:view(0).seats[1].exhausted, { "Jord" })
end)

rule("67.1", "nobody builds what cannot be paid", function(t)
  local g = produce(t, { fleet = { 8 } })
  t:refused(g, { "1 flagship in space" }, "67.1")
end)

rule({ "75.3", "93.4a", "19.2", "19.2+1", "93.0", "93.3", "93.4" }, "trade goods count as resources", function(t)
  local g = produce(t, { fleet = { 8 }, goods = { 4 } })
  t:offered(g, "1 flagship in space")
end)

rule({ "68.1", "68.1a" }, "no more units than the production value: resources of the planet and two", function(t)
  local g = produce(t, { fleet = { 8 }, goods = { 20 } })
  for _ = 1, 3 do g:choose("2 infantry on Jord") end
  t:ok(g:log_has("Player 1 produces 6 infantry") or not g:has("2 infantry on Jord"))
end)

rule({ "67.2", "26.2", "67.2a", "68.1b" }, "fighters and infantry come in pairs for one cost", function(t)
  local g = produce(t, { units = { { Jord = { carrier = 2, space_dock = 1, infantry = 1 } } } })
  g:choose("2 fighters in space"):choose("2 infantry on Jord"):choose("2 infantry on Jord")
  t:ok(g:log_has("Player 1 produces 4 infantry"))
  t:eq(g:view(0).seats[1].exhausted, { "Jord" })
end)

rule({ "67.2b", "68.1c" }, "one of a pair costs as much", function(t)
  local g = produce(t, { exhausted = { "Jord" }, goods = { 1 } })
  g:choose("1 infantry on Jord")
  t:refused(g, { "2 infantry on Jord" }, "67.1")
end)

rule({ "26.3", "26.3a" }, "what has no cost cannot be produced", function(t)
  local g = produce(t, { goods = { 20 }, fleet = { 8 } })
  t:refused(g, { "1 war sun in space" }, "26.3")
end)

rule("67.5", "nor what reinforcements do not hold", function(t)
  local g = produce(t, { goods = { 20 }, fleet = { 8 }, units = { { Jord = { space_dock = 1, infantry = 1 }, ["Mecatol Rex"] = { flagship = 1 } } } })
  t:refused(g, { "1 flagship in space" }, "67.5")
end)

rule({ "37.1", "37.3" }, "what the fleet pool does not hold is told, and goes when it is built", function(t)
  local g = produce(t, { fleet = { 3 }, goods = { 20 } })
  local before = imperium.units(g, 0, "Jord")
  g:choose("1 cruiser in space (cost 2) (beyond your fleet pool)"):choose("that is all that is built")
  g:pass_until(function() return g:ask().rule == "37.3" end)
  g:choose("1 cruiser")
  t:eq(imperium.units(g, 0, "Jord"), before)
end)

rule({ "67.6", "14.1" }, "no ships where others have some, but ground forces", function(t)
  local g = imperium.acting(t, { units = { { Jord = { space_dock = 1, infantry = 1 } }, { Jord = { cruiser = 1 } } } })
  g:choose("activate Jord")
  t:refused(g, { "1 destroyer in space" }, "67.6")
  t:offered(g, "1 infantry on Jord")
end)

rule({ "16.2", "16.3" }, "no more fighters stay than ships and dock hold", function(t)
  local g = produce(t, { units = { { Jord = { space_dock = 1, infantry = 1, fighter = 3 } } } })
  g:choose("1 fighter in space (cost 1) (beyond your capacity)"):choose("that is all that is built")
  g:pass_until(function() return g:log_has("removes 1 fighter from Jord") or g:see("round") == 2 end)
  t:eq(imperium.units(g, 0, "Jord").fighter, 3)
end)

rule({ "67.1b" }, "no change is given", function(t)
  local g = produce(t, { fleet = { 5 } })
  g:choose("1 destroyer in space"):choose("that is all that is built")
  t:eq(g:view(0).seats[1].exhausted, { "Jord" })
  t:eq(g:see("seat.0.trade goods"), 0)
end)

rule({ "67.1a", "64.8", "64.9" }, "only one's own readied planets pay", function(t)
  local g = produce(t, { fleet = { 8 }, exhausted = { "Jord" }, goods = { 1 } })
  t:offered(g, "1 destroyer in space")
  t:refused(g, { "1 cruiser in space" }, "67.1")
end)

rule({ "67.1c" }, "units produced together are paid together", function(t)
  local g = produce(t, { fleet = { 8 } })
  g:choose("1 cruiser in space"):choose("1 cruiser in space")
  g:choose("that is all that is built")
  t:ok(g:log_has("Player 1 produces 2 cruisers"))
  t:eq(g:view(0).seats[1].exhausted, { "Jord" })
end)

rule({ "68.2", "68.3", "67.3", "76.1", "88.5", "88.6" }, "ships come into space, ground forces onto the planet of the dock", function(t)
  local g = produce(t, { fleet = { 8 } })
  g:choose("1 destroyer in space"):choose("2 infantry on Jord"):choose("that is all that is built")
  t:eq(imperium.units(g, 0, "Jord").infantry, 7)
  t:not_offered(g, "infantry in space")
end)

rule({ "14.0", "14.1+1", "67.6+1" }, "a blockaded dock builds ground forces", function(t)
  local g = imperium.acting(t, { units = { { Jord = { space_dock = 1, infantry = 1 } }, { Jord = { cruiser = 1 } } } })
  g:choose("activate Jord")
  g:choose("2 infantry on Jord"):choose("that is all that is built")
  t:eq(imperium.units(g, 0, "Jord").infantry, 3)
end)

rule({ "23.4", "96.2", "36.1", "46.1", "67.5b", "43.3", "72.0", "23.4b", "46.0" }, "fighters and infantry have no end, other units have", function(t)
  local g = produce(t, { goods = { 20 }, fleet = { 8 },
    units = { { Jord = { space_dock = 1, infantry = 30, carrier = 1 }, ["Mecatol Rex"] = { carrier = 3 } } } })
  t:offered(g, "2 infantry on Jord")
  t:refused(g, { "1 carrier in space" }, "67.5")
end)

test("more infantry than a table counts stops the play in words, and nothing wraps", function(t)
  local g = produce(t, { units = { { Jord = { carrier = 1, space_dock = 1, infantry = 99 }, ["Mecatol Rex"] = { infantry = 99 }, Vorhal = { infantry = 55 } } } })
  g:choose("2 infantry on Jord"):choose("2 infantry on Jord")
  if g:has("that is all that is built") then g:choose("that is all that is built") end
  t:eq(g:status(), "stopped")
  t:eq(#g:asks(), 0)
end)
