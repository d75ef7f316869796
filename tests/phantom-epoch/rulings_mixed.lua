-- Situations in which several chapters meet, written from the rulebook alone: position, action, result.
local epoch = require "lib.epoch"

rule({ "attack.7a", "cond.barrier.1" }, "Barrier takes the damage of an attack, not the condition that follows it", function(t)
  local g = epoch.turn(t, { cards = { "Burning Volley" }, at = "C-3",
    adversaries = { { "Dummy", "E-3", conditions = { "barrier" } } }, force = { "2" } })
  g:choose("play Burning Volley"); g:choose("attack dark blue Dummy with the Basic die")
  t:eq({ epoch.hp(g, "Dummy"), epoch.has(g, "Dummy", "Barrier"), epoch.has(g, "Dummy", "Burning") }, { 20, false, true })
end)

rule({ "attack.7b" }, "an attack that guard stops altogether burns nobody", function(t)
  local g = epoch.turn(t, { cards = { "Burning Volley" }, at = "C-3",
    adversaries = { { "Guard", "E-3" } }, force = { "2" } })
  g:choose("play Burning Volley"); g:choose("attack dark blue Guard with the Basic die")
  t:eq({ epoch.hp(g, "Guard"), epoch.has(g, "Guard", "Burning") }, { 20, false })
end)

rule({ "cond.weakened.1", "cond.vulnerable.1", "attack.6b" }, "a Weakened attack of 1 is -1, which still hurts the Vulnerable by 1", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, at = "C-3", me = { conditions = { "weakened" } },
    adversaries = { { "Dummy", "E-3", conditions = { "vulnerable" } } }, force = { "1" } })
  g:choose("play Strike"); g:choose("attack dark blue Dummy with the Basic die")
  t:eq(epoch.hp(g, "Dummy"), 19)
end)

rule({ "pierce.5", "cond.vulnerable.1" }, "a Critical Strike against guard -2 is 3 and 2 more", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, at = "C-3",
    adversaries = { { "Dummy", "E-3", conditions = { "vulnerable" } } }, force = { "critical" } })
  g:choose("play Strike"); g:choose("attack dark blue Dummy with the Basic die")
  t:eq({ epoch.hp(g, "Dummy"), epoch.has(g, "Dummy", "Bleeding") }, { 15, true })
end)

rule({ "cond.resilient.1" }, "Resilient takes the first of two conditions of an attack, the second comes", function(t)
  local g = epoch.turn(t, { class = "Healer", cards = { "Curse" }, at = "C-3",
    adversaries = { { "Dummy", "E-3", conditions = { "resilient" } } }, force = { "2" } })
  g:choose("play Curse"); g:choose("attack dark blue Dummy with the Basic die"); g:choose("Burning first")
  t:eq({ epoch.has(g, "Dummy", "Resilient"), epoch.has(g, "Dummy", "Burning"), epoch.has(g, "Dummy", "Frozen") },
    { false, false, true })
end)

rule({ "cond.burning.3" }, "Burning, then Frozen by one attack leaves neither", function(t)
  local g = epoch.turn(t, { class = "Healer", cards = { "Curse" }, at = "C-3",
    adversaries = { { "Dummy", "E-3" } }, force = { "2" } })
  g:choose("play Curse"); g:choose("attack dark blue Dummy with the Basic die"); g:choose("Burning first")
  t:eq({ epoch.has(g, "Dummy", "Burning"), epoch.has(g, "Dummy", "Frozen") }, { false, false })
end)

rule({ "convert.char.6" }, "who has attacked with a card cannot turn another into an attack, but into movement", function(t)
  local g = epoch.turn(t, { cards = { "Strike", "Walk" }, at = "C-3",
    adversaries = { { "Dummy", "E-3" } }, force = { "1" } })
  g:choose("play Strike"); g:choose("attack dark blue Dummy with the Basic die")
  t:refused(g, { "turn Walk into an attack" }, "convert.char.6")
  t:offered(g, "turn Walk into 2 MP")
end)

rule({ "fumble.1" }, "after a Fumble a card with move and attack still moves", function(t)
  local g = epoch.turn(t, { cards = { "Strike", "Hit and Run" }, at = "C-3",
    adversaries = { { "Dummy", "E-3" } }, force = { "fumble" } })
  g:choose("play Strike"); g:choose("attack dark blue Dummy with the Basic die")
  g:choose("play Hit and Run"); g:choose("move to B-2")
  t:eq(epoch.at(g, "Warrior"), "B-2"); t:not_offered(g, "attack dark blue Dummy")
end)

rule({ "move.3" }, "points of a card that are left are lost when it attacks", function(t)
  local g = epoch.turn(t, { cards = { "Walk", "Strike" }, at = "C-3",
    adversaries = { { "Dummy", "G-3" } }, force = { "1" } })
  g:choose("play Walk"); g:choose("move to E-3 (1"); g:choose("play Strike")
  g:choose("attack dark blue Dummy with the Basic die")
  t:not_offered(g, "move to")
end)

rule({ "cond.invisible.8" }, "who attacks is seen again, and may be attacked", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, at = "C-3", me = { conditions = { "invisible" } },
    adversaries = { { "Dummy", "E-3" } }, force = { "1" } })
  t:ok(epoch.has(g, "Warrior", "Invisible"))
  g:choose("play Strike"); g:choose("attack dark blue Dummy with the Basic die")
  t:ok(not epoch.has(g, "Warrior", "Invisible"))
end)

rule({ "leap.6", "hazard.fire.1" }, "a leap over fire is free, one into it burns", function(t)
  local g = epoch.turn(t, { cards = { "Jump" }, at = "C-3", position = { hazards = { ["E-3"] = "fire" } } })
  g:choose("play Jump"); g:choose("leap to G-3")
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Warrior", "Burning") }, { 12, false })
  local other = epoch.turn(t, { cards = { "Jump" }, at = "C-3", position = { hazards = { ["E-3"] = "fire" } } })
  other:choose("play Jump"); other:choose("leap to E-3")
  t:eq({ epoch.hp(other, "Warrior"), epoch.has(other, "Warrior", "Burning") }, { 9, true })
end)

rule({ "heal.6", "heal.8" }, "with both bandage slots full a heal does nothing, a draught does", function(t)
  local g = epoch.turn(t, { cards = { "Mend" }, at = "C-3", me = { hp = 5, bandages = 2 },
    setup = { seats = { { characters = { { class = "Warrior", gear = { "Draught" } }, "Ranger" } } } } })
  g:choose("use Draught")
  t:eq(epoch.hp(g, "Warrior"), 8)
  g:choose("play Mend")
  t:not_offered(g, "heal Warrior"); t:eq(epoch.hp(g, "Warrior"), 8)
end)

rule({ "cond.vengeful.1" }, "Vengeful answers an attack that did no damage as well", function(t)
  local g = epoch.turn(t, { cards = { "Feint" }, at = "C-3",
    adversaries = { { "Dummy", "E-3", conditions = { "vengeful" } } }, force = { "1", "3" } })
  g:choose("play Feint"); g:choose("attack dark blue Dummy with the Basic die")
  t:eq({ epoch.hp(g, "Dummy"), epoch.hp(g, "Warrior"), epoch.has(g, "Dummy", "Vengeful") }, { 20, 10, false })
end)

rule({ "hazard.trap.2" }, "a trap that was set is gone once somebody was in it", function(t)
  local g = epoch.turn(t, { cards = { "Walk" }, at = "C-3", position = { hazards = { ["E-3"] = "trap" } } })
  g:choose("play Walk"); g:choose("move to E-3")
  t:eq({ epoch.hp(g, "Warrior"), epoch.on(g, "E-3") }, { 7, {} })
end)

-- ---- Adversaries -------------------------------------------------------------------------------

rule({ "cond.invisible.9" }, "nobody aims at the unseen, however near: the next closest it is", function(t)
  local g = epoch.foes(t, { characters = { Warrior = { at = "C-3", conditions = { "invisible" } }, Ranger = { at = "I-3" } },
    adversaries = { { "Bowman", "E-3", colour = "red" } }, force = { "1" } })
  t:eq({ epoch.hp(g, "Warrior"), epoch.hp(g, "Ranger") }, { 12, 9 })
end)

rule({ "target.close.1" }, "of two in range the nearer one is shot at", function(t)
  local g = epoch.foes(t, { characters = { Warrior = { at = "A-3" }, Ranger = { at = "K-3" } },
    adversaries = { { "Bowman", "G-3", colour = "red" } }, force = { "2" } })
  t:eq({ epoch.hp(g, "Warrior"), epoch.hp(g, "Ranger") }, { 12, 8 })
end)

rule({ "cond.stunned.5" }, "a Stunned adversary does nothing in its turn and is free after it", function(t)
  local g = epoch.foes(t, { characters = { Warrior = { at = "C-3" }, Ranger = { at = "A-1" } },
    adversaries = { { "Hunter", "E-3", conditions = { "stunned" } } } })
  t:eq({ epoch.hp(g, "Warrior"), epoch.at(g, "Hunter"), epoch.has(g, "Hunter", "Stunned") }, { 12, "E-3", false })
end)

rule({ "cond.knocked.7", "cond.knocked.4", "move.adv.9" },
  "one on the ground turns a card without movement into standing up; then it goes where it has both in range", function(t)
  local g = epoch.foes(t, { characters = { Warrior = { at = "C-3" }, Ranger = { at = "A-1" } },
    adversaries = { { "Hunter", "I-3", conditions = { "knocked down" } } }, force = { "2" } })
  t:eq({ epoch.at(g, "Hunter"), epoch.has(g, "Hunter", "Knocked Down"), epoch.hp(g, "Warrior") }, { "B-2", false, 10 })
end)

rule({ "cond.bleeding.1" }, "an adversary that bleeds to death at the start of its turn does not attack", function(t)
  local g = epoch.foes(t, { characters = { Warrior = { at = "C-3" }, Ranger = { at = "A-1" } },
    adversaries = { { "Hunter", "E-3", hp = 2, conditions = { "bleeding" } }, { "Dummy", "K-5" } } })
  t:eq({ epoch.piece(g, "Hunter"), epoch.hp(g, "Warrior"), epoch.on(g, "E-3") }, { nil, 12, { "Nova cells" } })
end)

rule({ "cond.burning.2" }, "Burning hurts an adversary once", function(t)
  local g = epoch.foes(t, { characters = { Warrior = { at = "A-1" }, Ranger = { at = "A-3" } },
    adversaries = { { "Dummy", "K-5", conditions = { "burning" } } } })
  t:eq({ epoch.hp(g, "Dummy"), epoch.has(g, "Dummy", "Burning") }, { 17, false })
end)

rule({ "attack.4d" }, "who stands beside the archer is not in the way of its arrow", function(t)
  local g = epoch.foes(t, { characters = { Warrior = { at = "C-3" }, Ranger = { at = "A-1" } },
    adversaries = { { "Bowman", "I-3", colour = "red" }, { "Dummy", "G-3" } }, force = { "2" } })
  t:ok(epoch.hp(g, "Warrior") == 10 or epoch.hp(g, "Ranger") == 10)
  t:eq(epoch.hp(g, "Dummy"), 20)
end)

rule({ "convert.adv.2" }, "an attack that reaches nobody becomes movement of its AP", function(t)
  local g = epoch.foes(t, { characters = { Warrior = { at = "A-3" }, Ranger = { at = "A-1" } },
    adversaries = { { "Hunter", "K-3", colour = "red" } } })
  t:ok(g:log_has("turns Hunter: Hunt into 3 MP")); t:eq(epoch.at(g, "Hunter"), "E-3")
end)

rule({ "cond.frozen.3" }, "a Frozen adversary does not turn its card into movement", function(t)
  local g = epoch.foes(t, { characters = { Warrior = { at = "A-3" }, Ranger = { at = "A-1" } },
    adversaries = { { "Hunter", "K-3", colour = "red", conditions = { "frozen" } } } })
  g:until_event("Hunter loses Frozen")
  t:eq(epoch.at(g, "Hunter"), "K-3")
end)

rule({ "retreat.1", "retreat.3" }, "one that retreats goes as far from its target as its points allow, of two such spaces to the north", function(t)
  local g = epoch.foes(t, { characters = { Warrior = { at = "C-3" }, Ranger = { at = "A-3" } },
    adversaries = { { "Pacer", "E-3", colour = "yellow" } } })
  t:eq(epoch.at(g, "Pacer"), "G-1")
end)
