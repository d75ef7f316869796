-- Aboard: skill points, gear, gifts, shop, taking apart, fame, upgrades and their items.
local ship = require("lib.ship")

-- After a mission on Nowhere, where the shop is open.
local function ashore(t, ann, more)
  local log = { done = ship.won{ "lesson", "raid" }, last = "raid", gone = { "Tale" },
                characters = { ship.sheet("Ann", "Warrior", ann), ship.sheet("Bob", "Ranger") } }
  for key, value in pairs(more or {}) do log[key] = value end
  return ship.open(t, ship.log(log))
end
local function leave(g)
  g:choose("embark", "The Siege")
  while g:status() == "playing" do g:choose(g:options()[1]) end
end

rule({ "campaign.sp.1", "campaign.sp.2", "campaign.sp.3" }, "SP buy cards of one's own class, for good", function(t)
  local g = ashore(t, { sp = 3 })
  t:refused(g, { "Bob learns" }, "campaign.sp.2")
  g:choose("Ann learns")
  t:offered(g, "learn Storm (3 SP)"); t:not_offered(g, "learn Snipe")
  g:choose("learn Cleave")
  t:refused(g, { "learn Storm" }, "campaign.sp.2")
end)

rule({ "campaign.sp.2" }, "what it cost is gone from the sheet, and the card stands there", function(t)
  local g = ashore(t, { sp = 3 })
  g:choose("Ann learns"); g:choose("learn Cleave")
  if g:has("back") then g:choose("back") end
  leave(g)
  t:eq({ ship.of(g, "Ann").sp, ship.of(g, "Ann").cards }, { 2, { "Cleave" } })
end)

rule({ "campaign.shop.1", "campaign.shop.4", "campaign.shop.5", "campaign.shop.6", "campaign.fame.5" },
  "the shop of the last planet sells for nova cells what the fame opens", function(t)
  local g = ashore(t, { nova = 8 })
  g:choose("trade with Ann")
  t:not_offered(g, "Far Cloak")
  t:refused(g, { "buy Crown" }, "campaign.fame.5")
  g:choose("buy Spark Cap")
  t:not_offered(g, "buy Spark Cap")
  g:choose("buy Mail")
  t:refused(g, { "buy Plate" }, "campaign.shop.5")
  g:choose("back")
  t:eq({ g:see("worn.1"), g:see("[Spark Cap].tokens.charges") }, { { "Spark Cap", "Mail" }, 0 })
  leave(g)
  t:eq(ship.of(g, "Ann").nova, 2)
end)

rule({ "campaign.fame.1" }, "with enough fame the next tier is for sale", function(t)
  local g = ashore(t, { nova = 8 }, { counters = { ["fame on Nowhere"] = 2 } })
  g:choose("trade with Ann"); g:choose("buy Crown"); g:choose("back")
  t:eq(g:see("worn.1"), { "Crown" })
end)

local function after_lesson(t, gear)
  return ship.open(t, ship.log{ done = ship.won{ "lesson" }, last = "lesson",
    characters = { ship.sheet("Ann", "Warrior", { nova = 9, gear = gear }), ship.sheet("Bob", "Ranger") } })
end

rule({ "campaign.shop.7" }, "after a mission on no planet nothing is sold, though attachments are taken apart", function(t)
  local g = after_lesson(t, { { name = "Plate" }, { name = "Star" } })
  g:choose("trade with Ann")
  t:refused(g, { "sell Plate" }, "campaign.shop.7"); t:not_offered(g, "buy Mail")
  t:offered(g, "take Star apart (3")
end)

rule({ "campaign.shop.2" }, "where nothing is on sale and nothing could be parted with, it is said why there is no trade", function(t)
  local g = after_lesson(t, { { name = "Plate" } })
  t:refused(g, { "trade with Ann" }, "campaign.shop.2")
  t:refused(g, { "trade with Bob" }, "campaign.shop.2")
end)

rule({ "campaign.shop.7", "campaign.shop.8" },
  "equipment of any planet is sold for half its price, rounded down, and is back in its deck", function(t)
  local g = ashore(t, { nova = 8, gear = { { name = "Far Cloak", worn = true }, { name = "Mail" } } })
  g:choose("trade with Ann")
  t:not_offered(g, "buy Mail (3")
  g:choose("sell Far Cloak (2"); g:choose("sell Mail (1")
  t:offered(g, "buy Mail (3")
  g:choose("back"); leave(g)
  t:eq({ ship.of(g, "Ann").nova, ship.gear(g, "Ann") }, { 11, {} })
end)

rule({ "campaign.dismantle.1", "campaign.dismantle.3", "campaign.dismantle.4" },
  "an attachment is taken apart for as many cells as its tier, but not that of a class", function(t)
  local g = ashore(t, { gear = { { name = "Emblem", worn = true }, { name = "Stone 1" } } })
  g:choose("trade with Ann")
  t:refused(g, { "take Emblem apart" }, "campaign.dismantle.4")
  g:choose("take Stone 1 apart (2"); g:choose("back"); leave(g)
  t:eq({ ship.of(g, "Ann").nova, ship.gear(g, "Ann") }, { 2, { "Emblem" } })
end)
rule({ "campaign.dismantle.2" }, "two cells for one of tier 2", function(t)
  local g = ashore(t, { gear = { { name = "Stone 1" } } })
  g:choose("trade with Ann")
  t:offered(g, "take Stone 1 apart (2 nova cells)")
end)

rule({ "campaign.gear.1", "campaign.gear.2", "campaign.gear.3" },
  "gear is put on and off, charged and emptied", function(t)
  local g = ashore(t, { nova = 1, gear = { { name = "Spark Cap", charges = 1, worn = true }, { name = "Mail" },
    { name = "Kit" } } })
  g:choose("see to the gear of Ann")
  g:choose("charge Spark Cap"); g:choose("take a nova cell from Spark Cap"); g:choose("equip Mail")
  g:choose("put Spark Cap away"); g:choose("equip Kit")
  g:pass(); leave(g)
  local gear = {}
  for _, piece in ipairs(ship.of(g, "Ann").gear) do gear[piece.name] = { piece.charges, piece.worn } end
  t:eq({ gear, ship.of(g, "Ann").nova },
       { { ["Spark Cap"] = { 1, false }, Mail = { 0, true }, Kit = { 0, true } }, 1 })
end)

rule({ "campaign.gear.4", "campaign.gear.5" }, "nova cells and unequipped gear change hands, items do not", function(t)
  local g = ashore(t, { nova = 5, gear = { { name = "Mail" }, { name = "Plate", worn = true }, { name = "Kit" } } })
  g:choose("Ann gives something")
  t:refused(g, { "give Plate to Bob" }, "campaign.gear.5")
  t:refused(g, { "give Kit to Bob" }, "campaign.gear.5")
  g:choose("give Mail to Bob"); g:choose("give 1 nova cell to Bob"); g:choose("give 4 nova cells to Bob")
  g:choose("back"); leave(g)
  t:eq({ ship.gear(g, "Ann"), ship.gear(g, "Bob"), ship.of(g, "Ann").nova, ship.of(g, "Bob").nova },
       { { "Kit", "Plate" }, { "Mail" }, 0, 5 })
end)

rule({ "upgrade.2", "upgrade.4", "upgrade.5", "upgrade.6", "sheet.camp.3" },
  "an upgrade is paid for and, once all was found, built", function(t)
  local g = ashore(t, {}, { marks = { "drawing" }, counters = { ["Vanished technology"] = 1 } })
  t:refused(g, { "into the Still" }, "upgrade.4")
  t:refused(g, { "build the Still" }, "upgrade.2")
  local h = ashore(t, {}, { marks = { "drawing", "pipe" }, counters = { ["Vanished technology"] = 3 } })
  t:refused(h, { "build the Still" }, "upgrade.5")
  t:ok(not h:log_has("It drips."))
  h:choose("put 2 Vanished technology into the Still")
  t:not_offered(h, "put 2")
  h:choose("build the Still")
  t:ok(h:log_has("It drips."), "its rules are told now")
  leave(h)
  t:eq({ h:campaign().counters["Vanished technology"], #h:campaign().marks }, { 1, 4 })
end)

rule({ "item.2", "item.4", "item.6" }, "items are made where an upgrade was built; one of a single use is then gone",
  function(t)
  local g = ashore(t, { nova = 5 })
  g:choose("trade with Ann")
  t:not_offered(g, "make Draught")
  local h = ashore(t, { nova = 5 }, { marks = { "Still" } })
  h:choose("trade with Ann"); h:choose("make Draught"); h:choose("make Rod"); h:choose("back")
  h:choose("see to the gear of Ann"); h:choose("equip Draught"); h:choose("equip Rod"); h:pass()
  h:choose("embark", "The Siege")
  t:eq({ ship.gear(h, "Ann"), ship.of(h, "Ann").nova }, { { "Draught", "Rod" }, 0 })
  local k = ship.on(t, h)
  k:go("round.3"):arrange{ characters = { Warrior = { at = "C-3", hp = 5 } }, adversaries = { { called = "Dummy", at = "K-1" } } }
  k:until_option("use Draught"); k:choose("use Draught"); k:until_option("use Rod"); k:choose("use Rod")
  k:force{ "Lens", "Charm" }
  ship.win(k):until_option("take Lens"); k:choose("take Lens"); k:choose("take Charm")
  t:eq(ship.gear(k, "Ann"), { "Lens", "Rod" })
end)

test("what can be done aboard, in words", function(t)
  local g = ship.open(t, ship.log{ done = ship.won{ "lesson", "raid" }, last = "raid", expedition = 1, gone = { "Tale" },
    characters = { ship.sheet("Ann", "Warrior", { sp = 1, nova = 2 }), ship.sheet("Bob", "Ranger", { nova = 1 }) } })
  t:eq(g:options(), { "see to the gear of Ann", "Ann learns action cards (1 SP)", "trade with Ann (2 nova cells)",
    "Ann gives something to another", "see to the gear of Bob", "trade with Bob (1 nova cell)",
    "Bob gives something to another", "change the crew", "make an expedition on Nowhere",
    "play The Lesson again in the Time Chamber", "play The Raid again in the Time Chamber", "embark on The Siege" })
  local new = ship.open(t, ship.log{ later = 1, part = "ship" })
  t:offered(new, "pass The Lesson over, with its rewards")
end)
