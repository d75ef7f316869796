-- Attacks once more: modifiers, criticals, objects, conditions that follow; cards of a turn.
local epoch = require "lib.epoch"

local function ready(t, with)
  local g = epoch.turn(t, with)
  if not g:has("play " .. with.cards[1]) then g:choose(with.class or "Warrior") end -- first of level ones
  g:choose("play " .. with.cards[1])
  return g
end

rule({ "mod.1", "mod.3", "range.6" }, "what stands in brackets changes that one attack only", function(t)
  local g = ready(t, { cards = { "Burning Volley", "Strike" }, at = "C-3", force = { "1", "1" },
                       adversaries = { { "Dummy", "G-3" }, { "Guard", "D-2" }, { "Brute", "E-3" } } })
  g:choose("attack", "Dummy", "Basic") -- range 2, Burning
  t:ok(epoch.has(g, "Dummy", "Burning"))
  g:pass()
  g:choose("play Strike")
  t:refused(g, { "attack", "Dummy" }, "range.2")
  g:choose("attack", "Brute", "Basic")
  t:ok(not epoch.has(g, "Brute", "Burning"))
end)

rule({ "mod.2", "mod.4", "turn.char.3c" }, "actions of a card are separate, in printed order, before the next card", function(t)
  local g = ready(t, { cards = { "Hit and Run", "Strike" }, at = "A-3", other = "L-4", adversaries = { { "Dummy", "E-3" } },
                       force = { "1" } })
  t:offered(g, "move to C-3")
  t:not_offered(g, "attack")
  t:not_offered(g, "play Strike")
  g:choose("move to C-3"):pass()
  t:offered(g, "attack", "Dummy")
  t:not_offered(g, "play Strike")
  g:choose("attack", "Dummy", "Basic")
  t:offered(g, "move to A-3")
end)

rule("turn.char.3b", "cards in any order, one after the other", function(t)
  local g = epoch.turn(t, { cards = { "Walk", "Strike" }, at = "A-3", other = "L-4", adversaries = { { "Dummy", "E-3" } } })
  t:offered(g, "play Strike")
  t:offered(g, "play Walk")
  g:choose("play Strike")
  t:eq(epoch.zone(g, "discard", 1), { "Strike" })
  t:offered(g, "play Walk")
end)

rule("turn.char.1", "temporary effects end, the turn's start hurts, then cards are played", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, me = { active = { "Shield Wall" }, conditions = { "bleeding" } } })
  t:ok(epoch.before(g, "Warrior discards Shield Wall", "Warrior takes 2 damage"))
  t:offered(g, "play Strike")
  g:choose("end the turn")
  t:eq(epoch.count(g, "Warrior takes its turn"), 1)
end)

-- ---- Numbers ----

rule({ "pierce.3", "pierce.t3" }, "pierce lowers guard to 0 at most", function(t)
  local g = ready(t, { cards = { "Heavy Blow" }, adversaries = { { "Shell", "E-3" } }, force = { "3" } })
  g:choose("attack", "Shell", "Basic")
  t:ok(g:log_has("Attack 5 against guard 0: 5 damage"))
  t:eq(epoch.hp(g, "Shell"), 12 - 5)
end)

rule("attack.6t1", "3 against guard 2 is 1", function(t)
  local g = ready(t, { cards = { "Strike" }, adversaries = { { "Herald", "E-3" } }, force = { "3" } })
  g:choose("attack", "Herald", "Basic")
  t:ok(g:log_has("Attack 3 against guard 2: 1 damage"))
end)

rule("attack.6c", "what changes damage acts on what the guard has left", function(t)
  local g = epoch.open(t, "lane", nil, { seats = { { characters = {
    { class = "Warrior", gear = { "Mail", { name = "Spark Cap", charges = 1 } } }, "Ranger" } } } })
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = "C-1" }, Ranger = { at = "A-1" } }, decision = "dark blue N E",
             adversaries = { { called = "Hunter", at = "E-1", colour = "red" } } }
  g:force{ "3" }
  epoch.select(g, { "Burning Volley", "Walk" }, { "Burning Volley", "Walk" })
  g:choose("answer with Spark Cap")
  t:eq(epoch.hp(g, "Warrior"), 12) -- 3 - 1 - 2
end)

rule({ "attack.melee.1", "attack.4a", "attack.4f" }, "in a melee there is no Accuracy roll, and never one for the target", function(t)
  local g = ready(t, { cards = { "Strike" }, adversaries = { { "Dummy", "E-3" } }, force = { "2" } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.count(g, "for accuracy"), 0)
  g = ready(t, { class = "Ranger", cards = { "Strike" }, adversaries = { { "Dummy", "I-3" } }, force = { "2" } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.count(g, "for accuracy"), 0)
  t:eq(epoch.hp(g, "Dummy"), 18)
end)

rule("attack.gen.3", "an attack that was tried counts, even if it was spoiled", function(t)
  local g = ready(t, { cards = { "Strike", "Walk" }, adversaries = { { "Dummy", "E-3" } }, force = { "miss" },
                       me = { conditions = { "blinded" } } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 20)
  t:refused(g, { "turn Walk into an attack" }, "convert.char.6")
end)

-- ---- What follows ----

rule("attack.7c", "the attacker says in which order conditions come", function(t)
  local function first(word)
    local g = ready(t, { class = "Healer", cards = { "Curse" }, adversaries = { { "Dummy", "E-3" } }, force = { "1" } })
    g:choose("attack", "Dummy", "Basic")
    t:offered(g, "Frozen first")
    g:choose(word .. " first")
    return { epoch.has(g, "Dummy", "Burning"), epoch.has(g, "Dummy", "Frozen") }
  end
  t:eq(first("Burning"), { false, false }) -- Frozen puts it out
  t:eq(first("Frozen"), { false, false })
end)

rule("attack.7c", "of an adversary's attack the character attacked", function(t)
  local g = epoch.foes(t, { map = "lane", adversaries = { { "Tender", "E-1", colour = "light blue" } }, force = { "1" },
    characters = { Warrior = { at = "A-1" }, Ranger = { at = "C-1" } },
    setup = { seats = { { characters = { "Warrior" } }, { characters = { "Ranger" } } } }, classes = {} })
  g:seat(0):choose("choose Burning Volley"):choose("choose Walk"):choose("done")
  g:seat(1):choose("choose Burning Volley"):choose("choose Walk")
  t:eq(g:ask(1).rule, "attack.7c")
  t:eq(g:ask(0), nil)
end)

rule("attack.7d", "who is immune to damage still gets the conditions", function(t)
  local g = ready(t, { cards = { "Burning Volley" }, adversaries = { { "Golem", "E-3" } }, force = { "2" } })
  g:choose("attack", "Golem", "Basic")
  t:eq(epoch.hp(g, "Golem"), 12)
  t:ok(epoch.has(g, "Golem", "Burning"))
end)

rule({ "crit.3", "crit.1" }, "of several critical abilities the player picks one", function(t)
  local function strike(with)
    local g = epoch.open(t, "plain", nil, { seats = { { characters = {
      { class = "Warrior", gear = { "Barb" } }, "Ranger" } } } })
    g:go("round.3")
    g:arrange{ characters = { Warrior = { at = "C-3" }, Ranger = { at = "A-1" } }, adversaries = { { called = "Dummy", at = "E-3" } } }
    epoch.select(g, { "Strike" }, { "Blink", "Walk" })
    g:force{ "critical" }
    g:choose("play Strike"):choose("attack", "Basic")
    g:choose("strike with " .. with)
    return { epoch.has(g, "Dummy", "Weakened"), epoch.has(g, "Dummy", "Bleeding") }
  end
  t:eq(strike("Barb"), { true, false })
  t:eq(strike("Warrior"), { false, true })
end)

-- ---- Objects ----

rule({ "attack.6e", "object.2", "object.3", "object.5", "object.6" }, "an attack breaks an object by one state, however strong", function(t)
  local g = epoch.turn(t, { map = "rough", at = "D-4", cards = { "Strike", "Heavy Blow" }, other = "A-1", force = { "3", "3" } })
  g:choose("play Heavy Blow"):choose("attack the object at F-4", "Basic")
  t:eq(epoch.on(g, "F-4"), { "Damaged object" })
  g:choose("play Strike"):choose("attack the object at F-4", "Basic")
  t:eq(epoch.on(g, "F-4"), { "Rubble" })
end)

rule({ "terrain.2", "empty.2" }, "where it was the ground is difficult, and empty", function(t)
  local g = ready(t, { map = "rough", at = "D-4", cards = { "Walk" }, other = "A-1", position = { objects = { ["F-4"] = "destroyed" } } })
  t:offered(g, "move to F-4 (2 MP)")
  g = ready(t, { class = "Rogue", map = "rough", at = "D-4", cards = { "Blink" }, other = "A-1",
                 position = { objects = { ["F-4"] = "destroyed" } } })
  t:offered(g, "teleport to F-4")
  t:offered(g, "teleport to E-3") -- difficult by print
end)

rule("object.8", "conditions of an attack do nothing to an object", function(t)
  local g = ready(t, { map = "rough", at = "D-4", cards = { "Burning Volley" }, other = "A-1", force = { "2" } })
  g:choose("attack the object at F-4", "Basic")
  t:eq(epoch.on(g, "F-4"), { "Damaged object" })
  t:ok(not g:log_has("gets Burning"))
end)

rule("object.9", "an indestructible object is no target", function(t)
  local g = ready(t, { map = "perils", at = "E-5", cards = { "Burning Volley" }, other = "A-1", adversaries = { { "Dummy", "C-5" } } })
  t:offered(g, "attack the object at F-4")
  t:not_offered(g, "attack the object at G-3")
end)

rule("object.10", "one that blocks a shot takes it, and nothing is damaged", function(t)
  local g = ready(t, { class = "Ranger", map = "perils", at = "C-3", cards = { "Strike" }, other = "A-1",
                       adversaries = { { "Dummy", "I-3" } }, force = { "2", "block" } })
  g:choose("attack", "Dummy", "Basic")
  if g:has("aim past the object at G-3") then g:choose("aim past the object at G-3") end
  t:ok(g:log_has("The object at G-3 takes the attack"))
  t:eq(epoch.hp(g, "Dummy"), 20)
  t:eq(epoch.on(g, "G-3"), {})
end)

rule({ "map.border.1", "map.border.2", "map.border.3" }, "each space of objects beside each other is one of its own", function(t)
  local g = epoch.turn(t, { map = "two gates", at = "E-1", cards = { "Strike" }, other = "A-3", adversaries = { { "Dummy", "M-1" } },
                            position = { objects = { ["G-1"] = "destroyed" } } })
  g:choose("turn Strike into 2 MP"):choose("move to G-1")
  t:eq(epoch.on(g, "G-1"), { "Rubble" })
  t:eq(epoch.on(g, "I-1"), {}) -- still whole
  t:not_offered(g, "move to I-1")
end)

-- ---- Movement, once more ----

rule("move.6", "a card may let its move pass adversaries", function(t)
  local g = ready(t, { class = "Rogue", at = "A-1", other = "L-4", cards = { "Slip" },
                       adversaries = { { "Dummy", "C-1" }, { "Guard", "B-2" } } })
  t:offered(g, "move to E-1 (2 MP)")
  t:not_offered(g, "move to C-1")
end)

rule("retreat.4", "a character's retreat is a move like any other", function(t)
  local g = ready(t, { class = "Healer", at = "A-3", other = "L-4", cards = { "Fall Back" }, adversaries = { { "Dummy", "K-3" } } })
  t:offered(g, "move to E-3 (2 MP)") -- even towards the enemy
end)

local function pushed(t, colour, decision)
  return epoch.foes(t, { adversaries = { { "Pusher", "C-3", colour = colour } }, decision = decision, force = { "1" },
                         characters = { Warrior = { at = "E-3" }, Ranger = { at = "L-4", conditions = { "invisible" } } } })
end

rule("retreat.4", "also one that an adversary's card makes it make", function(t)
  local g = pushed(t, "dark blue")
  t:eq(g:ask().rule, "move.1")
  t:offered(g, "move to E-1 (2 MP)")
  t:offered(g, "move to D-2 (1 MP)") -- beside the adversary
  g:choose("move to D-2"):pass()
  t:eq(epoch.at(g, "Warrior"), "D-2")
  g:choose("Warrior") -- first in turn, and what was left of the retreat is gone
  t:not_offered(g, "move to")
end)

rule("retreat.5", "unless the card says that it goes as adversaries do", function(t)
  t:eq(epoch.at(pushed(t, "light blue", "dark blue N E"), "Warrior"), "G-1")
  t:eq(epoch.at(pushed(t, "light blue", "red S W"), "Warrior"), "G-5")
end)

rule({ "leap.9", "leap.1", "cond.knocked.4" }, "a leap's points are MP: one of them lets a figure stand up", function(t)
  local g = ready(t, { at = "A-1", other = "L-4", cards = { "Jump" }, me = { conditions = { "knocked down" } } })
  t:offered(g, "leap to G-1") -- three away
  g:choose("stand up")
  t:ok(not epoch.has(g, "Warrior", "Knocked Down"))
  t:offered(g, "leap to E-1")
  t:not_offered(g, "leap to G-1")
end)

rule({ "wall.1", "wall.2" }, "walls are neither walked through nor leapt over", function(t)
  t:not_offered(ready(t, { map = "screen", at = "E-3", other = "A-1", cards = { "Walk" }, adversaries = { { "Dummy", "L-2" } } }),
                "move to G-3")
  t:not_offered(ready(t, { map = "screen", at = "E-3", other = "A-1", cards = { "Jump" }, adversaries = { { "Dummy", "L-2" } } }),
                "leap to G-3")
end)

rule("wall.2", "nor is a closed door leapt over", function(t)
  local g = ready(t, { map = "room", at = "H-2", other = "A-1", cards = { "Jump" }, adversaries = { { "Dummy", "A-5" } } })
  t:not_offered(g, "leap to L-2")
  t:not_offered(g, "leap to J-2")
end)

rule({ "empty.1" }, "empty is a space without figure, object, door and hazard", function(t)
  local g = ready(t, { class = "Rogue", map = "perils", at = "C-3", cards = { "Blink" }, other = "A-1", adversaries = { { "Dummy", "L-2" } } })
  for _, space in ipairs{ "A-1", "L-2", "E-1", "F-2", "E-3", "G-3", "F-4", "G-5", "J-4", "K-5" } do
    t:not_offered(g, "teleport to " .. space)
  end
  t:eq(#epoch.spaces(g, "teleport"), 30 - 10)
end)

rule({ "door.5", "token.door.1" }, "adversaries open no doors; an open one is like any space", function(t)
  local function goes(open)
    local g = epoch.foes(t, { map = "room", adversaries = { { "Hunter", "H-2", colour = "light blue" } }, position = { open = open },
      characters = { Warrior = { at = "L-2" }, Ranger = { at = "K-1" } } })
    return epoch.at(g, "Hunter")
  end
  t:eq(goes(nil), "H-2")
  t:eq(goes{ "J-2" }, "J-2")
end)

rule({ "heal.7", "heal.8" }, "HP from elsewhere need no bandage slot and use none", function(t)
  local g = epoch.open(t, "plain", nil, { seats = { { characters = { { class = "Warrior", gear = { "Draught" } }, "Ranger" } } } })
  g:go("round.3")
  g:arrange{ characters = { Warrior = { hp = 5, bandages = 2 } } }
  epoch.select(g, { "Strike" }, { "Burning Volley" })
  g:choose("use Draught")
  t:eq(epoch.hp(g, "Warrior"), 8)
  t:ok(not g:log_has("bandage"))
end)

rule({ "item.4" }, "most items are used once and gone", function(t)
  local g = epoch.open(t, "plain", nil, { seats = { { characters = { { class = "Warrior", gear = { "Draught" } }, "Ranger" } } } })
  g:go("round.3")
  g:arrange{ characters = { Warrior = { hp = 5 } } }
  epoch.select(g, { "Strike" }, { "Burning Volley" })
  t:eq(epoch.zone(g, "worn", 1), { "Draught" })
  g:choose("use Draught")
  t:eq(epoch.zone(g, "worn", 1), {})
  t:not_offered(g, "use Draught")
end)

-- ---- Defeat ----

local function fallen(t)
  local g = epoch.turn(t, { cards = { "Walk" }, position = { hazards = { ["E-3"] = "trap" } },
    me = { hp = 3, nova = 4, conditions = { "weakened", "blinded" }, active = { "Battle Fury" }, discard = { "Mend", "Strike" } } })
  g:choose("play Walk"):choose("move to E-3")
  return g
end

rule({ "defeat.char.2", "defeat.char.3", "defeat.char.4" }, "a defeated character's conditions and effects are gone", function(t)
  local g = fallen(t)
  t:eq(epoch.piece(g, "Warrior"), nil)
  t:eq(epoch.zone(g, "active", 1), {})
  t:eq(#epoch.zone(g, "hand", 1), 10)
end)

rule("defeat.char.9", "it keeps its nova cells", function(t)
  local g = fallen(t)
  for _, track in ipairs(g:view().seats[1].tracks) do
    if track.label == "Warrior: nova cells" then t:eq(track.value, 4) end
  end
end)

rule("defeat.char.5", "its HP are full again", function(t)
  local g = fallen(t)
  g:arrange{ characters = { Warrior = { at = "C-3" } } } -- put back on the map, only to look at it
  t:eq(epoch.hp(g, "Warrior"), 12)
end)

-- ---- Bosses ----

rule({ "boss.defeat.3", "boss.defeat.1" }, "in a mission of difficulty 2 with three characters a boss drops 5", function(t)
  local g = epoch.ready(t, "lair", { "Warrior", "Ranger", "Healer" })
  g:arrange{ characters = { Warrior = { at = "C-3" } }, adversaries = { { called = "Ogre", at = "E-3", hp = 1 } } }
  epoch.select(g, { "Heavy Blow" }, { "Burning Volley" }, { "Burning Volley" })
  g:force{ "3" }
  g:choose("play Heavy Blow"):choose("attack", "Ogre", "Basic"):choose("end the turn")
  t:offered(g, "take 5 nova cells")
end)

rule({ "boss.place.1", "boss.place.2", "boss.place.3" }, "a boss that comes during turns waits for the next round and its card", function(t)
  local g = epoch.ready(t, "ambush")
  g:arrange{ characters = { Warrior = { at = "A-3" }, Ranger = { at = "A-1" } },
             adversaries = { { called = "Guard", at = "C-3", hp = 1 }, { called = "Dummy", at = "L-2" } } }
  epoch.select(g, { "Heavy Blow" }, { "Burning Volley", "Walk" })
  g:force{ "3" }
  g:choose("play Heavy Blow"):choose("attack", "Guard", "Basic")
  t:eq(epoch.at(g, "Ogre"), "G-3")
  t:eq(epoch.hp(g, "Ogre"), 20)
  g:go("round.3 next")
  t:ok(not g:log_has("Ogre takes its turn"))
  t:ok(not g:log_has("Ogre draws"))
  epoch.select(g, { "Burning Volley", "Walk" }, { "Blink" })
  t:eq(epoch.count(g, "Ogre draws"), 1)
  g:go("round.3 next")
  t:eq(epoch.count(g, "Ogre takes its turn"), 1)
end)

rule({ "bossboard.4", "bossboard.5" }, "a boss attacks and guards by its board, and strikes by it", function(t)
  local g = epoch.open(t, "lair")
  g:force{ "Only Club" }
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = "C-3" }, Ranger = { at = "A-1" } }, adversaries = { { called = "Ogre", at = "E-3" } } }
  g:force{ "critical" }
  epoch.select(g, { "Burning Volley", "Walk" }, { "Burning Volley", "Walk" })
  t:ok(g:log_has("Ogre draws Only Club"))
  t:eq(epoch.hp(g, "Warrior"), 12 - 4)
  t:ok(epoch.has(g, "Warrior", "Knocked Down"))
end)

-- ---- One roll for several targets ----

local function sweep(t, roll, more)
  local g = ready(t, { class = "Rogue", cards = { "Sweep" }, force = more or { roll },
                       adversaries = { { "Dummy", "E-3" }, { "Dummy", "D-2", colour = "red" } } })
  g:choose("attack dark blue Dummy", "Basic")
  return g
end

rule({ "crit.5", "crit.6" }, "one roll for several targets has one critical ability, and the player says whom it strikes", function(t)
  local g = sweep(t, "critical")
  g:choose("attack red Dummy", "Basic")
  t:eq(epoch.count(g, "to attack"), 1)
  t:offered(g, "strike dark blue Dummy")
  g:choose("strike red Dummy")
  t:eq({ epoch.hp(g, "dark blue Dummy"), epoch.hp(g, "red Dummy") }, { 17, 17 })
  t:eq({ epoch.has(g, "dark blue Dummy", "Bleeding"), epoch.has(g, "red Dummy", "Bleeding") }, { false, true })
end)

rule("crit.5", "with one target it is that one; another number is everybody's as well", function(t)
  local g = sweep(t, "critical")
  g:pass()
  t:ok(epoch.has(g, "dark blue Dummy", "Bleeding"))
  g = sweep(t, "2")
  g:choose("attack red Dummy", "Basic")
  t:eq({ epoch.hp(g, "dark blue Dummy"), epoch.hp(g, "red Dummy") }, { 18, 18 })
  t:eq(epoch.count(g, "to attack"), 1)
end)

rule({ "crit.7", "crit.5" }, "of an adversary's roll the Decision die says whom", function(t)
  local function struck(decision)
    local g = epoch.foes(t, { map = "lane", decision = decision, adversaries = { { "Sweeper", "E-1" } }, force = { "critical" },
                              characters = { Warrior = { at = "C-1" }, Ranger = { at = "G-1" } } })
    t:eq({ epoch.hp(g, "Warrior"), epoch.hp(g, "Ranger") }, { 9, 7 })
    return { epoch.has(g, "Warrior", "Bleeding"), epoch.has(g, "Ranger", "Bleeding") }
  end
  t:eq(struck("dark blue N E"), { true, false })
  t:eq(struck("light blue W S"), { false, true })
  t:eq(struck("yellow E N"), { false, true })
end)

rule("mod.1", "an attack may be for some enemies only", function(t)
  local g = ready(t, { class = "Rogue", cards = { "Backstab" }, force = { "1" },
                       adversaries = { { "Dummy", "E-3" }, { "Dummy", "D-2", colour = "red", conditions = { "stunned" } } } })
  t:not_offered(g, "attack dark blue Dummy")
  g:choose("attack red Dummy", "Basic")
  t:eq(epoch.hp(g, "red Dummy"), 20 - 3)
end)
