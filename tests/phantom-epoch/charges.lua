-- Charges and triggers of gear, and gear that needs none.
local epoch = require "lib.epoch"

local function open(t, gear, nova, class)
  return epoch.open(t, "plain", nil, { seats = { { characters = {
    { class = class or "Warrior", gear = gear, nova = nova }, "Ranger" } } } })
end

local function armed(t, gear, with)
  local g = open(t, gear, with.nova)
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = "C-3", hp = with.hp }, Ranger = { at = "A-1" } },
             adversaries = { { called = "Dummy", at = "E-3" } }, hazards = with.hazards }
  epoch.select(g, with.cards or { "Strike" }, { "Blink", "Walk" })
  if with.force then g:force(with.force) end
  return g
end

rule({ "equip.5", "equip.6", "equip.13" }, "equipment without slots for nova cells always works", function(t)
  local g = armed(t, { "Mail" }, {})
  t:eq(epoch.stat(g, "Warrior", "guard"), 1)
end)

rule({ "attach.4", "attach.5", "attach.14" }, "and so does such an attachment", function(t)
  local g = armed(t, { "Charm" }, { force = { "2" } })
  g:choose("play Strike"):choose("attack", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 20 - 3)
end)

rule({ "attach.7", "attach.6" }, "an attachment without a type goes into any slot", function(t)
  t:eq(epoch.zone(open(t, { "Charm" }):go("round.3"), "worn", 1), { "Charm" })
  t:eq(epoch.zone(open(t, { "Lens" }):go("round.3"), "worn", 1), {})
end)

rule({ "equip.15", "equip.14" }, "worn, it changes every action of its kind", function(t)
  local g = armed(t, { "Plate" }, { cards = { "Walk", "Strike" } })
  g:choose("play Walk")
  t:ok(g:ask().prompt:find("2 MP"))
  g:choose("turn Strike into 1 MP")
  t:ok(g:ask().prompt:find("3 MP")) -- 2, and 2 - 1
end)

rule("equip.16", "its modifiers work without a charge", function(t)
  local g = armed(t, { "Coil" }, {})
  t:eq(epoch.stat(g, "Warrior", "guard"), 1)
end)

rule({ "equip.7", "equip.10" }, "a charge is one use, and one occurrence takes one", function(t)
  local g = armed(t, { { name = "Spark Cap", charges = 2 } }, { cards = { "Walk" }, hazards = { ["B-2"] = "trap" } })
  g:choose("play Walk"):choose("move to B-2")
  g:choose("answer with Spark Cap")
  t:not_offered(g, "answer with Spark Cap")
  t:eq(epoch.hp(g, "Warrior"), 12 - 3)
  t:ok(g:log_has("Spark Cap has 1 charge"))
end)

rule({ "equip.11", "equip.8" }, "an automatic trigger takes a charge each time without asking", function(t)
  local g = armed(t, { { name = "Thorns", charges = 2 } }, { cards = { "Walk" }, hazards = { ["B-2"] = "fire", ["D-2"] = "fire" } })
  g:choose("play Walk"):choose("move to B-2")
  t:ok(g:log_has("Warrior gets 1 nova cell"))
  t:ok(g:log_has("Thorns has 1 charge"))
  g:choose("move to D-2")
  t:ok(g:log_has("Thorns has 0 charges"))
  t:eq(epoch.count(g, "Warrior gets 1 nova cell"), 2)
end)

rule({ "attach.10", "attach.11" }, "an attachment's manual trigger takes a charge if the player likes", function(t)
  local g = armed(t, { { name = "Scope", charges = 2 } }, { force = { "2" } })
  g:choose("play Strike"):choose("attack", "Basic"):choose("answer with Scope")
  t:ok(g:log_has("Scope has 1 charge"))
  t:eq(epoch.hp(g, "Dummy"), 20 - 3)
  g = armed(t, { { name = "Scope", charges = 2 } }, { force = { "2" } })
  g:choose("play Strike"):choose("attack", "Basic"):pass()
  t:eq(epoch.hp(g, "Dummy"), 20 - 2)
end)

rule({ "attach.12", "attach.13" }, "its automatic trigger takes one each time, and does nothing without", function(t)
  local g = armed(t, { { name = "Grip", charges = 1 } }, { cards = { "Strike", "Heavy Blow" }, hp = 5, force = { "2", "2" } })
  g:choose("play Strike"):choose("attack", "Basic")
  t:eq(epoch.hp(g, "Warrior"), 6)
  g:choose("play Heavy Blow"):choose("attack", "Basic")
  t:eq(epoch.hp(g, "Warrior"), 6)
end)

rule({ "attach.13", "equip.12" }, "nobody is asked about gear without a charge", function(t)
  local g = armed(t, { "Scope", "Spark Cap" }, { cards = { "Strike", "Walk" }, force = { "2" }, hazards = { ["B-2"] = "trap" } })
  g:choose("play Strike"):choose("attack", "Basic")
  t:offered(g, "play Walk")
  g:choose("play Walk"):choose("move to B-2")
  t:eq(epoch.hp(g, "Warrior"), 12 - 5)
end)

rule("attach.3", "an attachment holds as many nova cells as it has slots", function(t)
  local g = open(t, { "Grip" }, 3)
  g:choose("charge Grip")
  t:refused(g, { "charge Grip" }, "attach.3")
end)

rule("attach.8", "a class begins with the attachment of its emblem", function(t)
  local g = epoch.ready(t, "plain", { "Rogue", "Ranger" })
  t:eq(epoch.zone(g, "worn", 1), { "Emblem" })
  t:eq(epoch.zone(g, "worn", 2), {})
end)

test("what lasts for a turn is over with it", function(t)
  local g = armed(t, { "Tonic" }, { cards = { "Strike" }, force = { "1" } })
  g:choose("use Tonic")
  t:eq(epoch.stat(g, "Warrior", "attack"), 2)
  g:choose("play Strike"):choose("attack", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 20 - 3)
  g:choose("end the turn")
  t:eq(epoch.stat(g, "Warrior", "attack"), 0)
end)

rule("board.9", "who owns more items than fit changes them between missions", function(t)
  local ship = require "lib.ship"
  local gear = { { name = "Salve", worn = true }, { name = "Flask", worn = true }, { name = "Draught" } }
  local g = ship.open(t, ship.log{ done = ship.won{ "lesson", "raid" }, last = "raid", gone = { "Tale" },
    characters = { ship.sheet("Ann", "Warrior", { gear = gear }), ship.sheet("Bob", "Ranger") } })
  g:choose("see to the gear of Ann")
  t:not_offered(g, "equip Draught")
  g:choose("put Salve away"):choose("equip Draught"):pass()
  g:choose("embark", "The Siege")
  while g:status() == "playing" do g:choose(g:options()[1]) end
  local h = ship.on(t, g)
  h:go("round.3")
  t:eq(epoch.zone(h, "worn", 1), { "Flask", "Draught" })
  t:eq(epoch.zone(h, "carried", 1), { "Salve" })
end)
