-- Rulings: moving, leaping, teleporting, hazards, doors, conditions, healing, tokens.
local epoch = require "lib.epoch"

local function ready(t, with)
  local g = epoch.turn(t, with)
  if g:ask().rule == "round.7b" then g:choose(with.class or "Warrior") end
  if with.play ~= false then g:choose("play " .. with.cards[1]) end
  return g
end

local function walk(t, with)
  with.cards = with.cards or { "Walk" }
  return ready(t, with)
end

-- ---- Moving ----

rule({ "move.1" }, "three MP: three spaces, not four", function(t)
  local g = walk(t, { map = "lane", at = "A-1", other = "W-1" })
  t:offered(g, "move to G-1 (3 MP)")
  t:not_offered(g, "move to I-1")
  g:choose("move to G-1")
  t:not_offered(g, "move to")
end)

rule({ "terrain.1" }, "difficult ground takes 2 MP: G-1, and no farther than that", function(t)
  local g = walk(t, { map = "mire", at = "C-1", other = "W-1", adversaries = { { "Dummy", "U-1" } } })
  t:offered(g, "move to G-1 (3 MP)")
  t:not_offered(g, "move to I-1")
end)

rule({ "terrain.2" }, "so does rubble", function(t)
  local g = walk(t, { map = "blocked", at = "I-1", other = "A-1", position = { objects = { ["K-1"] = "destroyed" } }, adversaries = { { "Dummy", "U-1" } } })
  t:offered(g, "move to K-1 (2 MP)")
  t:offered(g, "move to M-1 (3 MP)")
end)

rule({ "hazard.2" }, "a hazard token on difficult ground: 1 MP and the hazard", function(t)
  local g = walk(t, { map = "mire", at = "E-1", other = "W-1", position = { hazards = { ["G-1"] = "poison" } }, adversaries = { { "Dummy", "U-1" } } })
  g:choose("move to G-1 (1 MP)")
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Warrior", "Weakened") }, { 9, true })
end)

rule({ "move.5" }, "an adversary in a lane stops a character", function(t)
  local g = walk(t, { map = "lane", at = "A-1", other = "W-1", adversaries = { { "Dummy", "E-1" } } })
  t:not_offered(g, "move to G-1")
end)

rule({ "move.7", "move.8" }, "a friend lets one pass, but one does not stop there", function(t)
  local g = walk(t, { map = "lane", at = "A-1", other = "C-1" })
  t:not_offered(g, "move to C-1")
  t:offered(g, "move to E-1 (2 MP)")
end)

rule({ "cond.invisible.5" }, "who is invisible passes adversaries", function(t)
  local g = walk(t, { map = "lane", at = "A-1", other = "W-1", me = { conditions = { "invisible" } }, adversaries = { { "Dummy", "C-1" } } })
  t:offered(g, "move to E-1 (2 MP)")
  t:not_offered(g, "move to C-1")
end)

rule({ "cond.invisible.6" }, "and passes an invisible one", function(t)
  local g = walk(t, { map = "lane", at = "A-1", other = "W-1", adversaries = { { "Dummy", "C-1", conditions = { "invisible" } } } })
  t:offered(g, "move to E-1 (2 MP)")
end)

rule({ "move.6" }, "a card may let a move pass adversaries", function(t)
  local g = walk(t, { class = "Rogue", cards = { "Slip" }, map = "lane", at = "A-1", other = "W-1", adversaries = { { "Dummy", "C-1" } } })
  t:offered(g, "move to E-1 (2 MP)")
end)

rule({ "move.3" }, "points are gone once something else was done", function(t)
  local g = walk(t, { cards = { "Walk", "Strike" }, at = "C-3", adversaries = { { "Dummy", "E-3" } }, force = { "1" } })
  g:choose("play Strike"); g:choose("attack", "Dummy", "Basic")
  t:not_offered(g, "move to")
end)

rule({ "move.2" }, "two moves one after the other are one pool", function(t)
  local g = walk(t, { cards = { "Walk", "Mend" }, map = "lane", at = "A-1", other = "W-1" })
  g:choose("move to C-1")
  g:choose("turn Mend into 1 MP")
  t:offered(g, "move to I-1 (3 MP)")
end)

rule({ "equip.14" }, "Move -1 takes one MP of each move, converted or printed", function(t)
  local g = epoch.open(t, "lane", nil, { seats = { { characters = { { class = "Warrior", gear = { "Plate" } }, "Ranger" } } } })
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = "A-1" }, Ranger = { at = "W-1" } }, adversaries = { { called = "Dummy", at = "U-1" } } }
  epoch.select(g, { "Walk", "Feint" }, { "Burning Volley", "Walk" })
  g:pass_until(function() return g:has("play Walk") end)
  g:choose("play Walk")
  t:offered(g, "move to E-1 (2 MP)")
  t:not_offered(g, "move to G-1")
  g:choose("turn Feint into 0 MP")
  t:not_offered(g, "move to G-1") -- 1 - 1
end)

rule({ "move.9" }, "an orb cannot be walked through", function(t)
  local g = walk(t, { map = "perils", at = "H-4", other = "A-1" })
  t:not_offered(g, "move to J-4")
end)

rule({ "treasure.1" }, "one may walk onto treasure and take it there", function(t)
  local g = walk(t, { map = "perils", at = "L-4", other = "A-1" })
  g:choose("move to K-5 (1 MP)"); g:choose("end the turn")
  g:choose("retrieve the treasure at K-5")
  t:ok(epoch.has(g, "Warrior", "has the treasure"))
end)

rule({ "leap.8" }, "but nobody leaps onto it", function(t)
  local g = walk(t, { cards = { "Jump" }, map = "perils", at = "L-4", other = "A-1" })
  t:not_offered(g, "leap to K-5")
end)

-- ---- Leaping ----

rule({ "leap.2" }, "a leap over difficult ground costs 1 for each space", function(t)
  local g = walk(t, { cards = { "Jump" }, map = "mire", at = "C-1", other = "W-1", adversaries = { { "Dummy", "U-1" } } })
  t:offered(g, "leap to I-1")
end)

rule({ "leap.5" }, "a leap passes adversaries", function(t)
  local g = walk(t, { cards = { "Jump" }, map = "lane", at = "A-1", other = "W-1", adversaries = { { "Dummy", "C-1" } } })
  t:offered(g, "leap to E-1")
  t:not_offered(g, "leap to C-1")
end)

rule({ "leap.3", "leap.4", "lava.2" }, "over an object and lava, onto neither", function(t)
  local g = walk(t, { cards = { "Jump" }, map = "hop", at = "G-1", other = "A-1", adversaries = { { "Dummy", "S-1" } } })
  t:eq(epoch.spaces(g, "leap"), { "C-1", "E-1", "M-1" })
end)

rule({ "leap.6" }, "fire leapt over does nothing, fire landed in does", function(t)
  local function leap(to)
    local g = walk(t, { cards = { "Jump" }, map = "lane", at = "A-1", other = "W-1", position = { hazards = { ["C-1"] = "fire" } } })
    g:choose("leap to " .. to)
    return { epoch.hp(g, "Warrior"), epoch.has(g, "Warrior", "Burning") }
  end
  t:eq(leap("E-1"), { 12, false })
  t:eq(leap("C-1"), { 9, true })
end)

rule({ "leap.7" }, "what a leap leaves is lost: a second one begins anew", function(t)
  local g = walk(t, { cards = { "Jump", "Walk" }, map = "lane", at = "A-1", other = "W-1" })
  g:choose("leap to C-1")
  t:not_offered(g, "move to")
  g:choose("play Walk")
  t:not_offered(g, "move to K-1") -- 3 MP only
  t:offered(g, "move to I-1 (3 MP)")
end)

rule({ "leap.9" }, "gear that adds to a leap", function(t)
  local g = epoch.open(t, "lane", nil, { seats = { { characters = { { class = "Warrior", gear = { "Springs" } }, "Ranger" } } } })
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = "A-1", conditions = { "knocked down" } }, Ranger = { at = "W-1" } }, adversaries = { { called = "Dummy", at = "U-1" } } }
  epoch.select(g, { "Jump" }, { "Burning Volley", "Walk" })
  g:choose("play Jump")
  t:offered(g, "leap to K-1")
  g:choose("stand up")
  t:offered(g, "leap to I-1")
  t:not_offered(g, "leap to K-1")
end)

-- ---- Teleporting ----

rule({ "teleport.1", "teleport.2" }, "to any empty space, its own among them, hazards not", function(t)
  local g = walk(t, { class = "Healer", cards = { "Blink" }, map = "perils", at = "C-3", other = "A-1", adversaries = { { "Dummy", "L-2" } } })
  t:offered(g, "teleport to C-3")
  t:offered(g, "teleport to L-4")
  for _, space in ipairs{ "E-1", "F-2", "E-3", "G-3", "F-4", "J-4", "G-5", "K-5", "L-2", "A-1" } do t:not_offered(g, "teleport to " .. space) end
end)

rule({ "teleport.3" }, "not behind a closed door", function(t)
  local g = walk(t, { class = "Healer", cards = { "Blink" }, map = "room", at = "C-3", other = "A-1", adversaries = { { "Dummy", "G-1" } } })
  t:refused(g, { "teleport to L-2" }, "teleport.3")
  g = walk(t, { class = "Healer", cards = { "Blink" }, map = "room", at = "C-3", other = "A-1", adversaries = { { "Dummy", "G-1" } }, position = { open = { "J-2" } } })
  t:offered(g, "teleport to L-2")
  t:offered(g, "teleport to J-2") -- an open door is an empty space
end)

-- ---- Hazards ----

rule({ "hazard.fire.1", "hazard.fire.2" }, "each fire that is walked through hurts", function(t)
  local g = walk(t, { map = "lane", at = "A-1", other = "W-1", position = { hazards = { ["C-1"] = "fire", ["E-1"] = "fire" } } })
  g:choose("to G-1")
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Warrior", "Burning") }, { 6, true })
end)

rule({ "hazard.trap.1", "hazard.trap.2" }, "a trap token is sprung once", function(t)
  local g = walk(t, { map = "lane", at = "A-1", other = "W-1", position = { hazards = { ["C-1"] = "trap" } } })
  g:choose("to C-1")
  t:eq({ epoch.hp(g, "Warrior"), epoch.on(g, "C-1") }, { 7, {} })
  g:choose("move to A-1"); g:choose("move to C-1")
  t:eq(epoch.hp(g, "Warrior"), 7)
end)

rule({ "hazard.trap.3" }, "a printed one every time", function(t)
  local g = walk(t, { cards = { "Walk" }, map = "perils", at = "C-3", other = "A-1" })
  g:choose("to E-3"); g:choose("move to C-3"); g:choose("to E-3")
  t:eq(epoch.hp(g, "Warrior"), 2)
end)

rule({ "hazard.1" }, "somebody defeated on the way is not where the way led", function(t)
  local g = walk(t, { map = "lane", at = "A-1", other = "W-1", me = { hp = 3 }, position = { hazards = { ["C-1"] = "fire" } } })
  g:choose("to E-1")
  t:eq(epoch.at(g, "Warrior"), nil)
end)

rule({ "cond.barrier.1" }, "Barrier against a hazard: no damage, but Burning", function(t)
  local g = walk(t, { map = "lane", at = "A-1", other = "W-1", me = { conditions = { "barrier" } }, position = { hazards = { ["C-1"] = "fire" } } })
  g:choose("to C-1")
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Warrior", "Burning"), epoch.has(g, "Warrior", "Barrier") }, { 12, true, false })
end)

rule({ "cond.resilient.1" }, "Resilient against a hazard: damage, no Burning", function(t)
  local g = walk(t, { map = "lane", at = "A-1", other = "W-1", me = { conditions = { "resilient" } }, position = { hazards = { ["C-1"] = "fire" } } })
  g:choose("to C-1")
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Warrior", "Burning") }, { 9, false })
end)

rule({ "cond.frozen.5" }, "somebody frozen in a fire: 3 damage, and the ice is gone", function(t)
  local g = walk(t, { map = "lane", at = "A-1", other = "W-1", me = { conditions = { "frozen" } }, position = { hazards = { ["C-1"] = "fire" } } })
  g:choose("to C-1")
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Warrior", "Burning"), epoch.has(g, "Warrior", "Frozen") }, { 9, false, false })
end)

-- ---- Conditions ----

rule({ "cond.burning.1", "cond.burning.2" }, "Burning: 3 damage at the start of the turn, then it is over", function(t)
  local g = ready(t, { cards = { "Strike" }, play = false, me = { conditions = { "burning" } } })
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Warrior", "Burning") }, { 9, false })
end)

rule({ "hazard.fire.3" }, "in the fire it is not over", function(t)
  local g = ready(t, { cards = { "Strike" }, play = false, me = { conditions = { "burning" } }, position = { hazards = { ["C-3"] = "fire" } } })
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Warrior", "Burning") }, { 9, true })
end)

rule({ "hazard.fire.4" }, "in the fire without Burning it comes again, without damage", function(t)
  local g = ready(t, { cards = { "Strike" }, play = false, position = { hazards = { ["C-3"] = "fire" } } })
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Warrior", "Burning") }, { 12, true })
end)

rule({ "cond.bleeding.1", "cond.burning.1" }, "Bleeding and Burning: 5 together", function(t)
  local g = ready(t, { cards = { "Strike" }, play = false, me = { conditions = { "bleeding", "burning" } } })
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Warrior", "Bleeding") }, { 7, true })
end)

rule({ "cond.barrier.1", "cond.bleeding.1" }, "Barrier takes the first of the two", function(t)
  local g = ready(t, { cards = { "Strike" }, play = false, me = { conditions = { "bleeding", "burning", "barrier" } } })
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Warrior", "Barrier") }, { 9, false })
end)

rule({ "defeat.char.1" }, "a character that bleeds to death has no turn", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, me = { hp = 2, conditions = { "bleeding" } } })
  t:eq(epoch.at(g, "Warrior"), nil)
  t:not_offered(g, "play Strike")
end)

rule({ "cond.frozen.3" }, "frozen: no card becomes movement, one may become an attack", function(t)
  local g = ready(t, { cards = { "Walk" }, play = false, me = { conditions = { "frozen" } }, adversaries = { { "Dummy", "E-3" } } })
  t:refused(g, { "turn Walk into", "MP" }, "cond.frozen.3")
  t:offered(g, "turn Walk into an attack")
  t:offered(g, "play Walk") -- a printed move is no conversion
end)

rule({ "cond.frozen.4", "frozen.ex4" }, "frozen in its own turn, it is so for all of the next", function(t)
  local g = ready(t, { cards = { "Strike" }, adversaries = { { "Herald", "E-3", colour = "yellow" } }, force = { "2" } })
  g:choose("attack", "Herald", "Basic")
  t:ok(epoch.has(g, "Warrior", "Frozen"))
  g:choose("end the turn")
  t:ok(epoch.has(g, "Warrior", "Frozen"))
  g:go("round.3 next")
  epoch.select(g, { "Feint" }, { "Burning Volley" })
  g:pass_until(function() return g:has("play Feint") end)
  g:choose("end the turn")
  t:ok(not epoch.has(g, "Warrior", "Frozen"))
end)

rule({ "cond.knocked.2", "cond.knocked.4" }, "on the ground one may move without standing up", function(t)
  local g = walk(t, { at = "C-3", me = { conditions = { "knocked down" } }, cards = { "Walk", "Strike" }, adversaries = { { "Dummy", "G-3" } } })
  g:choose("move to E-3 (1 MP)")
  t:ok(epoch.has(g, "Warrior", "Knocked Down"))
  t:refused(g, { "play Strike" }, "cond.knocked.2")
  g:choose("stand up")
  t:offered(g, "play Strike")
  t:offered(g, "move to C-3 (1 MP)")
  t:not_offered(g, "move to A-3")
end)

rule({ "cond.knocked.2" }, "on the ground nothing is picked up", function(t)
  local g = ready(t, { cards = { "Strike" }, play = false, me = { conditions = { "knocked down" } }, position = { nova = { ["E-3"] = 2 } } })
  g:choose("end the turn")
  t:not_offered(g, "take 2 nova cells")
  g = walk(t, { at = "C-3", me = { conditions = { "knocked down" } }, position = { nova = { ["E-3"] = 2 } } })
  g:choose("stand up"); g:choose("end the turn")
  t:offered(g, "take 2 nova cells at E-3")
end)

rule({ "cond.knocked.2" }, "nor is an orb activated", function(t)
  local g = ready(t, { cards = { "Strike" }, play = false, map = "perils", at = "L-4", me = { conditions = { "knocked down" } } })
  g:choose("end the turn")
  t:not_offered(g, "activate")
end)

rule({ "cond.stunned.1" }, "Stunned, nothing is picked up either, unless a card was given up for it", function(t)
  local function after(drop)
    local g = ready(t, { cards = { "Strike" }, play = false, me = { conditions = { "stunned" } }, position = { nova = { ["E-3"] = 2 } } })
    if drop then g:choose("discard Strike") end
    g:choose("end the turn")
    return g:has("take 2 nova cells at E-3")
  end
  t:eq({ after(false), after(true) }, { false, true })
end)

rule({ "cond.stunned.1", "cond.stunned.4b" }, "Stunned: a card given up, the others are played", function(t)
  local g = ready(t, { cards = { "Strike", "Walk" }, play = false, me = { conditions = { "stunned" } } })
  t:not_offered(g, "play")
  t:not_offered(g, "turn Walk")
  g:choose("discard Strike")
  t:offered(g, "play Walk")
  t:not_offered(g, "play Strike")
end)

rule({ "cond.stunned.1" }, "who gives up no card stays Stunned", function(t)
  local g = ready(t, { cards = { "Strike" }, play = false, me = { conditions = { "stunned" } } })
  g:choose("end the turn")
  t:ok(epoch.has(g, "Warrior", "Stunned"))
end)

rule({ "cond.invisible.7" }, "invisible until the end of the next full turn", function(t)
  local g = ready(t, { cards = { "Walk" }, play = false, me = { conditions = { "invisible" } } })
  t:ok(epoch.has(g, "Warrior", "Invisible"))
  g:choose("end the turn")
  t:ok(not epoch.has(g, "Warrior", "Invisible"))
end)

rule({ "cond.invisible.2" }, "an invisible friend cannot be healed", function(t)
  local g = ready(t, { class = "Healer", cards = { "Mend" }, at = "C-3", other = "E-3", me = { hp = 5 },
                       position = { characters = { Ranger = { at = "E-3", hp = 3, conditions = { "invisible" } } } } })
  t:refused(g, { "heal Ranger" }, "cond.invisible.2")
  t:offered(g, "heal Healer")
end)

rule({ "cond.invisible.2" }, "an effect on all enemies near passes an invisible one by", function(t)
  local g = epoch.ready(t, "lair")
  g:arrange{ characters = { Warrior = { at = "C-3", conditions = { "invisible" } }, Ranger = { at = "C-5" } }, adversaries = { { called = "Ogre", at = "E-5", colour = "red" } } }
  g:force{ "Club and Roar", "1" }
  epoch.select(g, { "Burning Volley", "Walk" }, { "Walk" })
  g:arrange{ characters = { Warrior = { conditions = { "invisible", "frozen" } } } } -- so that it comes last
  g:choose("end the turn")
  g:pass_until(function() return g:log_has("Ranger gets Weakened") or g:see("round") == 2 end)
  t:ok(g:log_has("Ranger gets Weakened"))
  t:ok(not epoch.has(g, "Warrior", "Weakened"))
end)

-- ---- Healing ----

rule({ "heal.1", "heal.4" }, "3 HP, one bandage; not above the maximum", function(t)
  local g = ready(t, { cards = { "Mend" }, me = { hp = 11 } })
  g:choose("heal Warrior")
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(g:log_has("Warrior gets 1 HP back"))
  t:ok(g:log_has("Warrior has 1 bandage"))
end)

rule({ "heal.6" }, "both bandage slots full: no heal action helps", function(t)
  local g = ready(t, { cards = { "Mend" }, me = { hp = 5, bandages = 2 }, other = "D-2" })
  t:refused(g, { "heal Warrior" }, "heal.6")
  t:offered(g, "heal Ranger")
end)

rule({ "heal.8" }, "what is no heal action helps all the same", function(t)
  local g = epoch.open(t, "plain", nil, { seats = { { characters = { { class = "Warrior", gear = { "Draught" } }, "Ranger" } } } })
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = "C-3", hp = 5, bandages = 2 } } }
  epoch.select(g, { "Strike" }, { "Burning Volley", "Walk" })
  g:choose("use Draught")
  t:eq(epoch.hp(g, "Warrior"), 8)
end)

rule({ "heal.3" }, "without a range a heal reaches 1", function(t)
  local g = ready(t, { cards = { "Mend" }, me = { hp = 5 }, at = "C-3", other = "G-3" })
  t:refused(g, { "heal Ranger" }, "heal.3")
end)

rule({ "heal.2" }, "adversaries are not healed by characters", function(t)
  local g = ready(t, { cards = { "Mend" }, me = { hp = 5 }, at = "C-3", adversaries = { { "Dummy", "E-3", hp = 5 } } })
  t:not_offered(g, "heal dark blue Dummy")
end)

-- ---- Doors and tokens ----

rule({ "door.4", "move.1" }, "a door is opened for 1 MP and the move goes on", function(t)
  local g = walk(t, { map = "room", at = "H-2", other = "A-1", adversaries = { { "Dummy", "L-2" } } })
  t:not_offered(g, "move to L-2")
  g:choose("move to J-2 (1 MP)")
  t:not_offered(g, "move to L-2") -- the Dummy stands there
  t:offered(g, "move to H-2 (1 MP)")
end)

rule({ "token.door.2", "token.door.3" }, "a door that closes pushes out who and what is in it", function(t)
  local g = epoch.ready(t, "shutters")
  g:arrange{ open = { "G-5" }, nova = { ["G-5"] = 3 }, decision = "dark blue N E",
             characters = { Warrior = { at = "G-5" }, Ranger = { at = "A-3" } } }
  epoch.select(g, { "Mend" }, { "Mend" })
  g:choose("Warrior")
  g:choose("end the turn"); g:choose("end the turn") -- the cells stay where they are
  g:go("round.3 next")
  t:eq(epoch.at(g, "Warrior"), "H-4") -- north first, and F-4 has an object
  t:eq(epoch.on(g, "G-5"), {})
  t:eq(epoch.on(g, "I-5"), { "Nova cells" })
end)

rule({ "nova.1" }, "cells are taken from the space beside, not through a wall", function(t)
  local g = ready(t, { map = "wall", cards = { "Strike" }, play = false, at = "E-3", position = { nova = { ["G-3"] = 2, ["F-2"] = 1 } } })
  g:choose("end the turn")
  t:offered(g, "take 1 nova cell at F-2")
  t:not_offered(g, "take 2 nova cells at G-3")
end)

rule({ "orb.1", "orb.3" }, "an orb is activated once", function(t)
  local g = ready(t, { map = "relics", cards = { "Strike" }, play = false, at = "L-4" })
  g:choose("end the turn")
  g:choose("activate the orb at J-4")
  t:ok(g:log_has("Warrior gets 3 nova cells"))
  t:not_offered(g, "activate")
end)
