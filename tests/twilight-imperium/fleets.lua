-- The fleet pool (37) and capacity (16) where fighters move by themselves: what is beyond capacity counts.
local imperium = require "lib.imperium"
local faction = require "lib.faction"
local sector = require "lib.sector"

local function fighters(t, units, position, ours)
  local all = { technologies = { { ours == "Naalu" and "Hybrid Crystal Fighter II" or "Fighter II" } }, fleet = { 3 }, units = { units } }
  for key, value in pairs(position or {}) do all[key] = value end
  return faction.as(t, ours or "Winnu", all, ours and "Winnu" or "Sol")
end

card("Fighter II", "they move by themselves, as many as the fleet pool allows", function(t)
  local g = fighters(t, { ["space of Atlas"] = { fighter = 4 } })
  imperium.quiet(g:choose("activate Quann"))
  t:offered(g, "move 3 fighters from Atlas")
  t:not_offered(g, "move 3 fighters from Atlas", "beyond")
  t:offered(g, "move 4 fighters from Atlas (1 beyond your fleet pool)")
end)

card("Fighter I", "without it they are carried, whatever adds to the move of ships", function(t)
  local g = faction.as(t, "Sol", { hand = { { "Flank Speed" } }, units = { { ["space of Atlas"] = { fighter = 2, carrier = 1 } } } })
  g:choose("activate Quann")
  faction.until_offered(g, "answer with Flank Speed"):choose("answer with Flank Speed")
  imperium.quiet(g)
  t:offered(g, "move 1 carrier")
  t:not_offered(g, "move 1 fighter")
end)

rule({ "16.2", "37.1" }, "fighters for which ships have room do not count, those beyond do", function(t)
  local g = fighters(t, { ["space of Atlas"] = { fighter = 7, carrier = 1 } })
  imperium.quiet(g:choose("activate Quann"))
  t:offered(g, "move 4 fighters from Atlas (1 beyond your fleet pool)")
  g:choose("move 1 carrier"):choose("take no more along")
  t:not_offered(g, "move 6 fighters from Atlas", "beyond")
  t:offered(g, "move 7 fighters from Atlas (1 beyond your fleet pool)")
  g:choose("move 6 fighters"):choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Quann"), { carrier = 1, fighter = 6 })
  t:eq(imperium.units(g, 0, "Atlas"), { fighter = 1 })
end)

rule({ "37.1", "37.3" }, "ships that leave may leave too many fighters behind", function(t)
  local g = fighters(t, { ["space of Atlas"] = { fighter = 5, carrier = 1 } })
  imperium.quiet(g:choose("activate Quann"))
  g:choose("move 1 carrier"):choose("take no more along"):choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Atlas"), { fighter = 3 })
  t:ok(g:log_has("removes 1 fighter"))
end)

rule({ "37.3", "16.3c+1" }, "after a combat fighters that lost their carrier count", function(t)
  local g = fighters(t, { ["space of Atlas"] = { fighter = 4, carrier = 1 } }, { units = { { ["space of Atlas"] = { fighter = 4, carrier = 1 } }, { ["space of Quann"] = { cruiser = 1 } } } })
  imperium.quiet(g:choose("activate Quann"))
  g:choose("move 1 carrier")
  while g:has("take 4 fighters") do g:choose("take 4 fighters") end
  g:choose("that is all that moves")
  g:force{ "1", "1", "1", "1", "1", "10", "10", "10", "10", "10", "1" }
  g:pass_until(function() return g:has("1 carrier") end)
  g:choose("1 carrier")
  g:pass_until(function() return g:log_has("wins") or g:log_has("removes") or g:see("round") == 2 end)
  t:eq(imperium.units(g, 0, "Quann"), { fighter = 3 })
  t:ok(g:log_has("removes 1 fighter"))
end)

rule({ "37.3", "37.1" }, "more ships may come than the fleet pool holds: which go is their owner's choice", function(t)
  local g = faction.as(t, "Sol", { fleet = { 3 }, units = { { Jord = { cruiser = 2 }, ["space of Quann"] = { destroyer = 2 }, ["space of Atlas"] = { carrier = 1 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "move 2 cruisers")
  t:not_offered(g, "move 2 cruisers from Jord", "beyond")
  g:choose("move 2 cruisers")
  t:offered(g, "move 1 destroyer from Quann (1 beyond your fleet pool)")
  g:choose("move 2 destroyers from Quann (2 beyond your fleet pool)"):choose("that is all that moves")
  t:eq(g:ask().rule, "37.3")
  g:choose("1 carrier"):choose("1 destroyer")
  t:ok(g:log_has("removes 1 carrier from Atlas"))
  t:ok(g:log_has("removes 1 destroyer from Atlas"))
  t:eq(imperium.units(g, 0, "Atlas"), { cruiser = 2, destroyer = 1 })
end)

rule("41.2+1", "more may set out than arrive: what a rift takes does not count", function(t)
  local g = sector.active(t, "Bereg and Lirta IV", { fleet = { 2, 3, 3 }, units = { { ["Gravity Rift 41"] = { destroyer = 3 } } } })
  g:choose("move 3 destroyers"):choose("that is all that moves")
  g:force{ "1", "9", "9" }
  imperium.quiet(g)
  t:eq(imperium.units(g, 0, "Bereg and Lirta IV"), { destroyer = 2 })
  t:ok(not g:log_has("removes"))
end)

rule({ "37.3", "68.1" }, "more may be built than the pool allows, and as many go", function(t)
  local g = faction.as(t, "Sol", { technologies = { { "Fighter II" } }, goods = { 9 }, fleet = { 2 }, units = { { Jord = { space_dock = 1 }, ["space of Jord"] = { fighter = 4, cruiser = 1 } } } }, "Winnu")
  imperium.quiet(g:choose("activate Jord"))
  g:pass_until(function() return g:has("1 infantry") or g:see("round") == 2 end)
  t:offered(g, "1 fighter in space (cost 1) (beyond your fleet pool)")
  g:choose("1 cruiser in space (cost 2) (beyond your fleet pool)"):choose("that is all that is built")
  g:pass_until(function() return g:ask().rule == "37.3" end)
  g:choose("1 fighter")
  t:eq(imperium.units(g, 0, "Jord").fighter, 3)
  t:eq(imperium.units(g, 0, "Jord").cruiser, 2)
end)

card("Hybrid Crystal Fighter II", "each beyond capacity is half a ship", function(t)
  local g = fighters(t, { ["space of Atlas"] = { fighter = 8 } }, nil, "Naalu")
  imperium.quiet(g:choose("activate Quann"))
  t:not_offered(g, "move 6 fighters from Atlas", "beyond")
  t:offered(g, "move 7 fighters from Atlas (1 beyond your fleet pool)")
end)
