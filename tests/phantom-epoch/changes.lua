-- What gear and effects change, one thing at a time, and what else no other chapter looks at.
local epoch = require "lib.epoch"

-- The Warrior, or another, wears this and plays these cards.
local function wearing(t, gear, with)
  local class = with.class or "Warrior"
  local g = epoch.open(t, with.map or "plain", nil, { seats = { { characters = { { class = class, gear = gear }, class == "Ranger" and "Healer" or "Ranger" } } } })
  g:go("round.3")
  local position = with.position or {}
  position.characters = { [class] = with.me or {}, [class == "Ranger" and "Healer" or "Ranger"] = { at = with.other or "A-1" } }
  position.characters[class].at = with.at or "C-3"
  position.adversaries = {}
  for i, one in ipairs(with.adversaries or { { "Dummy", "K-1" } }) do
    position.adversaries[i] = { called = one[1], at = one[2], colour = one.colour, conditions = one.conditions }
  end
  g:arrange(position)
  if with.force then g:force(with.force) end
  epoch.select(g, with.cards, { "Blink", "Walk" })
  if with.play ~= false then g:choose("play " .. with.cards[1]) end
  return g
end

rule({ "equip.14" }, "sure aim: nothing in the way is rolled for", function(t)
  local g = wearing(t, { "Hawk Glass" }, { class = "Ranger", map = "lane", at = "A-1", other = "E-1", cards = { "Strike" }, force = { "2" },
    adversaries = { { "Dummy", "I-1" }, { "Guard", "G-1" } } })
  g:choose("attack", "Dummy", "Basic")
  t:eq({ epoch.hp(g, "Dummy"), epoch.count(g, "for accuracy") }, { 18, 0 })
end)

rule({ "equip.14", "move.6" }, "passing enemies, but not stopping on them", function(t)
  local g = wearing(t, { "Veil" }, { map = "lane", at = "A-1", other = "W-1", cards = { "Walk" }, adversaries = { { "Dummy", "C-1" } } })
  t:offered(g, "move to E-1 (2 MP)")
  t:not_offered(g, "move to C-1")
end)

rule({ "equip.14" }, "who ignores hazards walks through fire, rests in it and begins a turn in it unharmed", function(t)
  local g = wearing(t, { "Thick Soles" }, { map = "lane", at = "A-1", other = "W-1", cards = { "Walk" }, position = { hazards = { ["C-1"] = "fire", ["E-1"] = "fire" } },
    adversaries = { { "Dummy", "U-1" } } })
  g:choose("move to E-1, into the fire (2 MP)")
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Warrior", "Burning") }, { 12, false })
  g:go("round.3 next")
  epoch.select(g, { "Mend" }, { "Burning Volley" })
  t:ok(not epoch.has(g, "Warrior", "Burning"))
  g:go("round.3 next")
  epoch.select(g, "rest", { "Heavy Blow" })
  t:ok(not epoch.has(g, "Warrior", "Burning"))
end)

rule({ "equip.14" }, "who cannot move has no use for MP", function(t)
  local g = wearing(t, { "Chains" }, { cards = { "Walk" } })
  t:not_offered(g, "move to")
end)

rule({ "equip.14" }, "who cannot attack neither plays nor turns a card for it", function(t)
  local g = wearing(t, { "Vow" }, { cards = { "Strike", "Walk" }, adversaries = { { "Dummy", "E-3" } } })
  t:not_offered(g, "attack")
  t:not_offered(g, "turn Walk into an attack")
end)

rule({ "heal.5" }, "a heal that gives nothing back leaves no bandage", function(t)
  local g = wearing(t, { "Lead Gloves" }, { cards = { "Mend" }, me = { hp = 5 } })
  g:choose("heal Warrior")
  t:eq(epoch.hp(g, "Warrior"), 5)
  t:ok(not g:log_has("bandage"))
end)

rule({ "equip.14", "heal.1" }, "gear that adds to heals", function(t)
  local g = wearing(t, { "Herbs" }, { cards = { "Mend" }, me = { hp = 5 } })
  g:choose("heal Warrior")
  t:eq(epoch.hp(g, "Warrior"), 10)
end)

rule({ "equip.14", "pierce.2" }, "gear that pierces adds to what the card pierces", function(t)
  local g = wearing(t, { "Awl" }, { cards = { "Heavy Blow" }, adversaries = { { "Guard", "E-3" } }, force = { "1" } })
  g:choose("attack", "Guard", "Basic")
  t:eq(epoch.hp(g, "Guard"), 17) -- 1 + 2, guard 3 - 2 - 1
end)

rule({ "equip.14" }, "gear that adds to the range is part of the base range", function(t)
  local g = wearing(t, { "Long Arms" }, { cards = { "Strike" }, adversaries = { { "Dummy", "G-3" } } })
  t:offered(g, "attack", "Dummy")
end)

rule({ "select.3" }, "gear that adds to the AP of its wearer lets it choose more", function(t)
  local g = epoch.open(t, "plain", nil, { seats = { { characters = { { class = "Warrior", gear = { "Great Cloak" } }, "Ranger" } } } })
  g:go("round.3")
  g:choose("choose Burning Volley"); g:choose("choose Walk")
  t:offered(g, "choose Strike") -- 4 + 2 + 2 of 8
end)

rule({ "attack.6b" }, "a guard below 0 by gear", function(t)
  local g = epoch.open(t, "lane", nil, { seats = { { characters = { { class = "Warrior", gear = { "Glass Mail" } }, "Ranger" } } } })
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = "C-1" }, Ranger = { at = "A-1" } }, adversaries = { { called = "Hunter", at = "E-1", colour = "red" } } }
  g:force{ "2" }
  epoch.select(g, { "Burning Volley", "Walk" }, { "Burning Volley", "Walk" })
  t:eq(epoch.hp(g, "Warrior"), 9)
end)

rule({ "rest.3" }, "whoever has no card to choose and may not rest passes with 1, whatever the gear adds", function(t)
  local g = epoch.open(t, "plain", nil, { seats = { { characters = { { class = "Warrior", gear = { "Plate" } }, "Ranger" } } } })
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = "C-3", rested = true, discard = { "Strike", "Heavy Blow", "Walk", "Hit and Run", "Jump", "Feint", "Mend",
    "Shield Wall", "Battle Fury", "Burning Volley" } }, Ranger = { discard = { "Walk" } } } }
  t:refused(g, { "rest with Warrior" }, "rest.2")
  g:choose("done")
  epoch.select(g, "rest")
  t:eq(g:ask().rule, "round.7b") -- both at 1
  t:how(g, "figure:1:initiative", { { 1, "without a card" } })
end)

rule({ "cond.vengeful.1" }, "an answer is answered once, and then it ends", function(t)
  local g = wearing(t, {}, { cards = { "Strike" }, me = { conditions = { "vengeful" } }, adversaries = { { "Dummy", "E-3", conditions = { "vengeful" } } },
    force = { "1", "2", "3" } })
  g:choose("attack", "Dummy", "Basic")
  g:choose("Basic") -- the Warrior answers the Dummy's answer
  t:eq({ epoch.hp(g, "Dummy"), epoch.hp(g, "Warrior") }, { 20 - 1 - 2, 11 })
  t:eq({ epoch.has(g, "Dummy", "Vengeful"), epoch.has(g, "Warrior", "Vengeful") }, { false, false })
end)

rule({ "convert.char.5" }, "a converted attack reaches as far as the weapon", function(t)
  local g = wearing(t, {}, { class = "Ranger", at = "A-3", other = "L-4", cards = { "Walk" }, play = false, adversaries = { { "Dummy", "I-3" } }, force = { "2" } })
  g:choose("turn Walk into an attack")
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 18)
end)

rule({ "retreat.4" }, "a character's own retreat is a move", function(t)
  local g = wearing(t, {}, { class = "Healer", at = "C-3", cards = { "Fall Back" } })
  t:offered(g, "move to E-3 (1 MP)")
  t:offered(g, "move to G-3 (2 MP)")
end)

rule({ "attack.1a" }, "a card may aim at some only", function(t)
  local g = wearing(t, {}, { class = "Rogue", cards = { "Backstab" }, adversaries = { { "Dummy", "E-3" }, { "Guard", "D-2", conditions = { "stunned" } } } })
  t:not_offered(g, "attack", "Dummy")
  t:offered(g, "attack", "Guard")
end)

rule({ "defeat.char.1" }, "who falls by its own blow leaves the others to go on", function(t)
  local g = wearing(t, {}, { class = "Rogue", cards = { "Reckless" }, adversaries = { { "Dummy", "E-3" } }, force = { "1" } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.at(g, "Rogue"), nil)
  t:ok(g:has("play Blink"))
end)

rule({ "turn.char.2", "rest.6" }, "what the start of a turn brings comes at that of a rest turn as well, after conditions are gone", function(t)
  local g = epoch.open(t, "plain", nil, { seats = { { characters = { { class = "Warrior", gear = { "Dawn Charm" } }, "Ranger" } } } })
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = "C-3", hp = 5, discard = { "Walk" }, conditions = { "bleeding" } } } }
  epoch.select(g, "rest", { "Mend", "Walk" })
  t:eq(epoch.hp(g, "Warrior"), 6)
  t:ok(epoch.before(g, "loses Bleeding", "gets 1 HP back"))
  g:go("round.3 next")
  epoch.select(g, { "Walk" }, { "Burning Volley" })
  t:eq(epoch.hp(g, "Warrior"), 7)
end)

test("a walk is over where something took the walker elsewhere", function(t)
  local g = epoch.turn(t, { map = "gusts", cards = { "Walk" }, at = "C-3", adversaries = { { "Dummy", "K-3" } } })
  g:choose("play Walk"); g:choose("move to I-3 (3 MP)")
  t:eq(epoch.at(g, "Warrior"), "C-3") -- blown back from G-3, two spaces from the Dummy
end)

rule({ "result.fail.2" }, "who has lost is placed second, by the rounds that were played", function(t)
  local g = epoch.ready(t, "tides")
  g:arrange{ round = 2 }
  epoch.select(g, { "Mend" }, { "Mend" })
  g:arrange{ characters = { Warrior = { hp = 1 }, Ranger = { hp = 1 } } }
  g:go("over")
  t:eq({ g:standing(0).place, g:standing(0).score, g:standing(0).won }, { 2, 2, false })
end)
