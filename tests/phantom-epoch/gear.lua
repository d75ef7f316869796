-- Equipment, attachments, items: what fits, what it does, how it is charged.
local epoch = require "lib.epoch"

-- The Warrior has this gear; everybody is on the map.
local function geared(t, gear, more)
  more = more or {}
  local g = epoch.open(t, more.map, nil, { seats = { { characters = {
    { class = "Warrior", gear = gear, nova = more.nova }, "Ranger" } } } })
  if more.outfit then more.outfit(g) end
  return g:go("round.3")
end

local function armed(t, gear, with)
  local g = geared(t, gear, with)
  g:arrange{ characters = { Warrior = { at = "C-3", hp = with.hp, discard = with.discard },
                            Ranger = { at = "A-1" } },
             adversaries = { { called = "Dummy", at = with.enemy or "E-3" } },
             hazards = with.hazards }
  epoch.select(g, with.cards or { "Strike" }, { "Blink", "Walk" })
  if with.force then g:force(with.force) end
  return g
end

rule({ "equip.14", "board.4" }, "worn equipment changes its wearer's numbers", function(t)
  local g = armed(t, { "Plate" }, { cards = { "Walk" } })
  t:eq(epoch.stat(g, "Warrior", "guard"), 1)
  t:ok(g:log_has("Warrior takes its turn (initiative 3)"))
  g:choose("play Walk")
  t:ok(g:ask().prompt:find("2 MP"))
end)

rule({ "board.3", "equip.3" }, "one piece for each part of the body", function(t)
  local g = epoch.open(t, "plain", nil, { seats = { { characters = {
    { class = "Warrior", gear = { "Plate", "Mail" } }, "Ranger" } } } })
  t:refused(g, { "equip Mail" }, "board.3")
  g:choose("put Plate away"):choose("equip Mail"):pass()
  g:go("round.3")
  t:eq(epoch.stat(g, "Warrior", "guard"), 1)
  t:eq(epoch.zone(g, "worn", 1), { "Mail" })
  t:eq(epoch.zone(g, "carried", 1), { "Plate" })
end)

rule({ "board.5", "board.6", "attach.6" },
     "an attachment needs a slot of its type; without a type it fits any", function(t)
  local g = epoch.open(t, "plain", nil, { seats = { { characters = {
    { class = "Warrior", gear = { "Lens", "Charm", "Grip" } }, "Ranger" } } } })
  t:refused(g, { "equip Lens" }, "board.5") -- the slot is for melee and ranged
  t:refused(g, { "equip Grip" }, "board.5") -- and the Charm is in it
  g:choose("put Charm away"):choose("equip Grip"):pass()
  g:go("round.3")
  t:eq(epoch.zone(g, "worn", 1), { "Grip" })
end)

rule({ "mission.setup.10d", "mission.setup.10c", "equip.4" }, "charging takes nova cells, up to the slots",
     function(t)
  local g = epoch.open(t, "plain", nil, { seats = { { characters = {
    { class = "Warrior", gear = { "Spark Cap" }, nova = 3 }, "Ranger" } } } })
  g:choose("charge Spark Cap"):choose("charge Spark Cap")
  t:refused(g, { "charge Spark Cap" }, "equip.4")
  t:ok(g:ask().prompt:find("1 nova cell"))
end)

rule({ "equip.9", "equip.8", "equip.12" }, "a manual trigger: the player may use a charge", function(t)
  local with = { cards = { "Walk" }, hazards = { ["B-2"] = "trap" } }
  local g = armed(t, { { name = "Spark Cap", charges = 1 } }, with)
  g:choose("play Walk"):choose("move to B-2")
  g:choose("answer with Spark Cap")
  t:eq(epoch.hp(g, "Warrior"), 12 - 3)
  g = armed(t, { { name = "Spark Cap", charges = 1 } }, with)
  g:choose("play Walk"):choose("move to B-2"):pass()
  t:eq(epoch.hp(g, "Warrior"), 12 - 5)
  g = armed(t, { "Spark Cap" }, with)
  g:choose("play Walk"):choose("move to B-2")
  if g:has("pass") then
    t:not_offered(g, "answer with Spark Cap")
    g:pass()
  end
  t:eq(epoch.hp(g, "Warrior"), 12 - 5)
end)

rule({ "attach.10" }, "an automatic trigger uses a charge each time, and none without one", function(t)
  local g = armed(t, { { name = "Grip", charges = 1 } },
                  { cards = { "Burning Volley" }, hp = 5, force = { "3" } })
  g:choose("play Burning Volley"):choose("attack", "Basic")
  t:eq(epoch.hp(g, "Warrior"), 6)
  g = armed(t, { "Grip" }, { hp = 5, force = { "3" } })
  g:choose("play Strike"):choose("attack", "Basic")
  t:eq(epoch.hp(g, "Warrior"), 5)
end)

rule({ "rest.7", "rest.8", "rest.9" }, "on a rest turn gear is changed and charged", function(t)
  local g = geared(t, { "Plate", "Mail", { name = "Spark Cap", charges = 1 } },
                   { outfit = function(g) g:pass() end, nova = 1 })
  g:arrange{ characters = { Warrior = { discard = { "Walk" } } } }
  epoch.select(g, "rest", { "Strike" })
  g:choose("put Plate away"):choose("equip Mail")
  g:choose("charge Spark Cap")
  g:choose("take a nova cell from Spark Cap")
  t:eq(epoch.stat(g, "Warrior", "guard"), 1)
  t:ok(g:ask().prompt:find("1 nova cell"))
end)

rule({ "item.3", "item.5", "rest.10" }, "an item is used once, also on a rest turn", function(t)
  local g = armed(t, { "Salve" }, { hp = 5 })
  g:choose("use Salve"):choose("heal Warrior")
  t:eq(epoch.hp(g, "Warrior"), 7)
  t:not_offered(g, "use Salve")
  g = geared(t, { "Salve" })
  g:arrange{ characters = { Warrior = { discard = { "Walk" }, hp = 5 } } }
  epoch.select(g, "rest", { "Strike" })
  g:choose("use Salve"):choose("heal Warrior")
  t:eq(epoch.hp(g, "Warrior"), 7)
end)

rule({ "cond.knocked.3" }, "not by whoever lies there", function(t)
  local g = geared(t, { "Salve" })
  g:arrange{ characters = { Warrior = { at = "C-3", hp = 5, conditions = { "knocked down" } },
                            Ranger = { at = "A-1" } } }
  epoch.select(g, { "Strike" }, { "Blink", "Walk" })
  t:refused(g, { "use Salve" }, "cond.knocked.3")
end)

rule({ "char.setup.10" }, "a Healer begins with its kit", function(t)
  local g = epoch.ready(t, "plain", { "Healer", "Ranger" })
  t:eq(epoch.zone(g, "worn", 1), { "Kit" })
  t:eq(epoch.zone(g, "worn", 2), {})
end)

rule({ "mission.setup.11a" }, "before a mission the player says which two of three items come along", function(t)
  local g = epoch.open(t, "plain", { { class = "Warrior", gear = { "Salve", "Draught", "Tonic" } }, "Ranger" })
  t:eq({ g:see("worn.1"), g:see("carried.1") }, { { "Salve", "Draught" }, { "Tonic" } })
  t:refused(g, { "equip Tonic" }, "mission.setup.11a")
  g:choose("put Salve away"); g:choose("equip Tonic"); g:choose("that is all")
  t:eq({ g:see("worn.1"), g:see("carried.1") }, { { "Draught", "Tonic" }, { "Salve" } })
end)

rule({ "equip.14", "convert.char.3" }, "what a card turned into movement gives is told with what gear takes away", function(t)
  local g = epoch.turn(t, { cards = { "Walk", "Battle Fury" }, at = "C-3",
    setup = { seats = { { characters = { { class = "Warrior", gear = { "Plate" } }, "Ranger" } } } } })
  t:offered(g, "turn Walk into 1 MP"); t:offered(g, "turn Battle Fury into 0 MP")
  g:choose("turn Walk into 1 MP")
  t:ok(g:log_has("turns Walk into 1 MP")); t:ok(g:ask().prompt:find("%(1 MP%)"))
  g:choose("turn Battle Fury into 0 MP")
  t:ok(g:ask().prompt:find("%(1 MP%)"))
end)

test("what somebody carries can be counted, and nothing that is worn or another's", function(t)
  local g = t:table{ game = "phantom-epoch", mission = "plain", packs = { "tests/packs/epoch-lab", "tests/packs/epoch-carry" },
    seats = { { characters = { { class = "Warrior", gear = { "Ledger", "Plate", "Mail" } },
                               { class = "Ranger", gear = { "Ledger", "Mail", "Plate", "Springs", "Spark Cap", "Coil" } } } } } }
  g:until_option("choose Walk")
  epoch.select(g, { "Walk" }, { "Walk" })
  t:eq({ epoch.zone(g, "carried", 1), epoch.zone(g, "carried", 2) }, { { "Mail" }, { "Plate", "Coil" } })
  g:choose("use Ledger"); t:ok(g:log_has("Ranger gets 2 nova cells"))
  g:choose("end the turn"); g:choose("use Ledger"); t:ok(g:log_has("Warrior gets 1 nova cell."))
end)
