-- Rulings: what adversaries and bosses do.
local epoch = require "lib.epoch"

-- Adversaries on a lane of twelve spaces, A-1 to W-1; the characters act after them.
local function lane(t, with)
  return epoch.foes(t, { map = with.map or "lane", adversaries = with.adversaries, force = with.force, decision = with.decision,
    position = with.position, classes = with.classes, setup = with.setup,
    characters = with.characters or { Warrior = { at = with.warrior or "C-1", conditions = with.his, hp = with.hp }, Ranger = { at = with.ranger or "A-1" } } })
end

-- On the large map of twenty columns and nine rows.
local function field(t, with)
  with.map = "wide"
  return lane(t, with)
end

local function aims(g, who, whom) return g:log_has(who .. " aims at " .. whom) end

-- ---- Targets ----

rule({ "target.close.1" }, "in range and in sight: the nearer", function(t)
  local g = lane(t, { warrior = "G-1", ranger = "E-1", adversaries = { { "Bowman", "M-1", colour = "red" } }, force = { "1" } })
  t:ok(aims(g, "Red Bowman", "Warrior"))
end)

rule({ "target.pick.6", "dice.dec.4" }, "level: whom the die's colour names", function(t)
  local function whom(die)
    local g = lane(t, { warrior = "C-1", ranger = "M-1", decision = die, adversaries = { { "Bowman", "I-1", colour = "red" } }, force = { "1" },
                        characters = { Warrior = { at = "E-1" }, Ranger = { at = "M-1" } } })
    return aims(g, "Red Bowman", "Warrior")
  end
  t:eq({ whom("dark blue N E"), whom("light blue E S") }, { true, false })
end)

rule({ "target.pick.6", "dice.dec.6" }, "no colour of the die there: who stands farther towards its large letter", function(t)
  local g = lane(t, { decision = "red S W", adversaries = { { "Bowman", "I-1", colour = "red" } }, force = { "1" },
                      characters = { Warrior = { at = "E-1" }, Ranger = { at = "M-1" } } })
  t:ok(aims(g, "Red Bowman", "Warrior")) -- south says nothing on a lane, west does
  g = lane(t, { decision = "yellow E N", adversaries = { { "Bowman", "I-1", colour = "red" } }, force = { "1" },
                characters = { Warrior = { at = "E-1" }, Ranger = { at = "M-1" } } })
  t:ok(aims(g, "Red Bowman", "Ranger"))
end)

rule({ "target.pick.2", "target.close.2" }, "out of range of all: who is brought in range for fewest MP", function(t)
  -- Two spaces away, but difficult ground between: 2 MP. Three away on the other side: 2 MP. Four: 3.
  local g = lane(t, { map = "mire", decision = "light blue E S", adversaries = { { "Hunter", "I-1", colour = "light blue" } },
                      characters = { Warrior = { at = "E-1" }, Ranger = { at = "Q-1" } } })
  t:ok(aims(g, "Light blue Hunter", "Warrior"))
  g = lane(t, { map = "mire", decision = "light blue E S", adversaries = { { "Hunter", "I-1", colour = "light blue" } },
                characters = { Warrior = { at = "E-1" }, Ranger = { at = "M-1" } } })
  t:ok(aims(g, "Light blue Hunter", "Ranger"))
end)

rule({ "target.close.1" }, "the range of its action counts as well: who is nearest within it", function(t)
  -- The red Blinker has range 1 and an attack of range 3: the Warrior is 2 away, the Ranger 3, and the
  -- die and the ground are for the Ranger.
  local g = lane(t, { map = "mire", decision = "light blue E S", adversaries = { { "Blinker", "I-1", colour = "red" } }, force = { "1" },
                      characters = { Warrior = { at = "E-1" }, Ranger = { at = "O-1" } } })
  t:ok(aims(g, "Red Blinker", "Warrior"))
  t:eq(epoch.hp(g, "Warrior"), 11)
end)

rule({ "target.pick.5" }, "level in MP: who is reached without a hazard", function(t)
  local g = lane(t, { decision = "dark blue N E", adversaries = { { "Hunter", "I-1", colour = "light blue" } }, position = { hazards = { ["G-1"] = "fire" } },
                      characters = { Warrior = { at = "C-1" }, Ranger = { at = "O-1" } } })
  t:ok(aims(g, "Light blue Hunter", "Ranger"))
end)

rule({ "target.close.3" }, "hazards do not make anybody farther away", function(t)
  local g = lane(t, { decision = "light blue E S", adversaries = { { "Hunter", "I-1", colour = "light blue" } }, position = { hazards = { ["G-1"] = "fire" } },
                      characters = { Warrior = { at = "C-1" }, Ranger = { at = "Q-1" } } })
  t:ok(aims(g, "Light blue Hunter", "Warrior")) -- 2 MP through the fire, 3 the other way
end)

rule({ "cond.invisible.9" }, "an invisible character is nobody's target", function(t)
  local g = lane(t, { warrior = "C-1", his = { "invisible" }, ranger = "A-1", adversaries = { { "Bowman", "I-1", colour = "red" } }, force = { "1" } })
  t:ok(aims(g, "Red Bowman", "Ranger"))
end)

rule({ "target.7", "target.9", "move.adv.3" }, "all invisible: no target, no move, no attack", function(t)
  local g = lane(t, { adversaries = { { "Strider", "I-1", colour = "dark blue" } },
    characters = { Warrior = { at = "C-1", conditions = { "invisible" } }, Ranger = { at = "A-1", conditions = { "invisible" } } } })
  t:ok(g:log_has("Dark blue Strider has no target"))
  t:eq(epoch.at(g, "Strider"), "I-1")
end)

rule({ "target.8" }, "the one enemy is out of reach behind a friend in a lane: nobody to aim at", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "G-1", colour = "light blue" } }, characters = { Warrior = { at = "C-1" }, Ranger = { at = "A-1" } },
                      position = {} })
  t:ok(aims(g, "Light blue Hunter", "Warrior"))
  t:eq(epoch.at(g, "Hunter"), "E-1")
end)

rule({ "target.pick.3" }, "a blocked lane: the object in the way, attacked from beside it", function(t)
  local g = lane(t, { map = "blocked", adversaries = { { "Hunter", "O-1", colour = "dark blue" } }, force = { "1" },
                      characters = { Warrior = { at = "C-1" }, Ranger = { at = "A-1" } } })
  t:eq(epoch.at(g, "Hunter"), "M-1")
  t:eq(epoch.on(g, "K-1"), { "Damaged object" })
end)

rule({ "target.5" }, "with its target defeated it chooses another for its next attack", function(t)
  local g = lane(t, { adversaries = { { "Twin", "E-1", colour = "dark blue" } }, force = { "3", "2" },
                      characters = { Warrior = { at = "C-1", hp = 1 }, Ranger = { at = "G-1" } } })
  t:eq(epoch.at(g, "Warrior"), nil)
  t:eq(epoch.hp(g, "Ranger"), 8)
end)

rule({ "target.2" }, "a mission may name whom all aim at, though another is nearer", function(t)
  local g = epoch.foes(t, { map = "marked", classes = { "Warrior", "Ranger", "Healer" }, adversaries = { { "Bowman", "K-3", colour = "red" } }, force = { "1" },
    characters = { Warrior = { at = "G-3" }, Ranger = { at = "E-1" }, Healer = { at = "C-3" } } })
  t:ok(g:log_has("Red Bowman aims at Healer"))
end)

rule({ "target.3" }, "out of range and not to be converted: another one in range", function(t)
  local g = epoch.foes(t, { map = "marked", classes = { "Warrior", "Ranger", "Healer" }, adversaries = { { "Herald", "I-3", colour = "red" } }, force = { "2" },
    characters = { Warrior = { at = "G-3" }, Ranger = { at = "A-1" }, Healer = { at = "A-3" } } })
  t:ok(g:log_has("Red Herald aims at Healer"))
  t:eq(epoch.hp(g, "Warrior"), 10)
end)

-- ---- Movement ----

rule({ "move.adv.6" }, "a bowman beside its target goes back, as far as it can still shoot", function(t)
  local g = lane(t, { adversaries = { { "Bowman", "E-1", colour = "light blue" } } })
  t:eq(epoch.at(g, "Bowman"), "I-1")
end)

rule({ "move.adv.6" }, "at its range it stays", function(t)
  local g = lane(t, { adversaries = { { "Bowman", "O-1", colour = "light blue" } } })
  t:eq(epoch.at(g, "Bowman"), "O-1")
end)

rule({ "move.adv.6" }, "beyond its range it comes to exactly that, no nearer", function(t)
  local g = lane(t, { adversaries = { { "Bowman", "Q-1", colour = "light blue" } } })
  t:eq(epoch.at(g, "Bowman"), "O-1")
end)

rule({ "move.adv.7" }, "too far for this action it comes as near as it gets", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "W-1", colour = "light blue" } } })
  t:eq(epoch.at(g, "Hunter"), "S-1")
end)

rule({ "move.adv.9" }, "of spaces at its range, the one with more enemies in reach", function(t)
  local g = field(t, { adversaries = { { "Hunter", "I-5", colour = "light blue" } },
                       characters = { Warrior = { at = "E-5" }, Ranger = { at = "E-3" } } })
  t:eq(epoch.at(g, "Hunter"), "F-4") -- beside both
end)

rule({ "move.adv.10" }, "then the one for fewest MP", function(t)
  local g = field(t, { adversaries = { { "Hunter", "I-5", colour = "light blue" } },
                       characters = { Warrior = { at = "E-5" }, Ranger = { at = "A-1" } } })
  t:eq(epoch.at(g, "Hunter"), "G-5")
end)

rule({ "move.adv.11", "dice.dec.6" }, "then by the die: north or south", function(t)
  local function where(die)
    local g = field(t, { decision = die, adversaries = { { "Hunter", "H-4", colour = "light blue" } },
                         characters = { Warrior = { at = "E-5" }, Ranger = { at = "A-1" } } })
    return epoch.at(g, "Hunter")
  end
  t:eq(where("dark blue N E"), "F-4")
  t:eq(where("dark blue S E"), "G-5")
end)

rule({ "move.adv.14" }, "a space with a hazard is not for it while there are others", function(t)
  local g = field(t, { adversaries = { { "Hunter", "H-4", colour = "light blue" } }, position = { hazards = { ["F-4"] = "fire" } },
                       characters = { Warrior = { at = "E-5" }, Ranger = { at = "A-1" } } })
  t:eq(epoch.at(g, "Hunter"), "G-5")
end)

rule({ "move.adv.14" }, "it goes around a fire if that does not cost it its place", function(t)
  local g = field(t, { adversaries = { { "Hunter", "I-5", colour = "dark blue" } }, position = { hazards = { ["G-5"] = "fire" } }, force = { "1" },
                       characters = { Warrior = { at = "E-5" }, Ranger = { at = "A-1" } } })
  t:eq(epoch.hp(g, "Hunter"), 12)
  t:eq(epoch.hp(g, "Warrior"), 11)
end)

rule({ "move.adv.13" }, "through it if only so this action ends at its range", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "G-1", colour = "light blue" } }, position = { hazards = { ["E-1"] = "trap" } } })
  t:eq({ epoch.at(g, "Hunter"), epoch.hp(g, "Hunter") }, { "E-1", 7 })
end)

rule({ "move.adv.12" }, "cut off by a hazard it goes through", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "M-1", colour = "light blue" } }, position = { hazards = { ["I-1"] = "poison" } } })
  t:eq({ epoch.at(g, "Hunter"), epoch.hp(g, "Hunter"), epoch.has(g, "Hunter", "Weakened") }, { "I-1", 9, true })
end)

rule({ "move.adv.12" }, "and comes towards it while that is still far", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "W-1", colour = "light blue" } }, position = { hazards = { ["G-1"] = "fire" } } })
  t:eq(epoch.at(g, "Hunter"), "S-1")
end)

rule({ "adv.turn.4" }, "a farther attack on its card does not keep it away", function(t)
  local g = lane(t, { adversaries = { { "Twin", "K-1", colour = "yellow" } }, force = { "1" } })
  t:eq(epoch.at(g, "Twin"), "E-1") -- range 1 on its card, 3 of the attack
end)

rule({ "move.7" }, "adversaries pass each other", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "I-1", colour = "dark blue" }, { "Dummy", "G-1", colour = "yellow" } }, force = { "1" } })
  t:eq(epoch.at(g, "Hunter"), "E-1")
end)

rule({ "move.5" }, "they do not pass characters", function(t)
  local g = lane(t, { map = "lane", decision = "light blue E S", adversaries = { { "Hunter", "K-1", colour = "light blue" } },
    characters = { Warrior = { at = "G-1", conditions = {} }, Ranger = { at = "C-1" } } })
  t:eq(epoch.at(g, "Hunter"), "I-1")
end)

rule({ "door.5" }, "nor open doors", function(t)
  local g = lane(t, { map = "room", adversaries = { { "Hunter", "L-2", colour = "dark blue" } }, characters = { Warrior = { at = "C-3" }, Ranger = { at = "A-1" } } })
  t:eq(epoch.at(g, "Hunter"), "L-2")
  t:ok(g:log_has("Dark blue Hunter has no target"))
end)

rule({ "adv.turn.3", "adv.turn.4" }, "each move by itself: first two, then three", function(t)
  local g = lane(t, { adversaries = { { "Marcher", "S-1", colour = "dark blue" } } })
  t:eq(epoch.at(g, "Marcher"), "I-1")
end)

rule({ "leap.5" }, "a leap carries it over a friend and a foe", function(t)
  local g = lane(t, { adversaries = { { "Pacer", "I-1", colour = "light blue" } },
    characters = { Warrior = { at = "G-1", conditions = { "invisible" } }, Ranger = { at = "C-1" } } })
  t:eq(epoch.at(g, "Pacer"), "E-1")
end)

rule({ "retreat.1" }, "after its attack it retreats as far as it can", function(t)
  local g = lane(t, { adversaries = { { "Pacer", "E-1", colour = "red" } }, force = { "1" } })
  t:eq({ epoch.at(g, "Pacer"), epoch.hp(g, "Warrior") }, { "K-1", 11 })
end)

rule({ "retreat.2" }, "no farther than it helps", function(t)
  local g = field(t, { adversaries = { { "Pacer", "S-1", colour = "yellow" } }, characters = { Warrior = { at = "Q-1" }, Ranger = { at = "A-1" } } })
  t:ok(epoch.at(g, "Pacer") ~= "S-1")
end)

-- ---- Conversion ----

rule({ "convert.adv.2", "convert.adv.7" }, "an attack out of range is a move of its AP: 3", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "O-1", colour = "red" } } })
  t:eq(epoch.at(g, "Hunter"), "I-1")
end)

rule({ "convert.adv.3" }, "in range but out of sight it is a move as well", function(t)
  local g = epoch.foes(t, { map = "screen", adversaries = { { "Bowman", "G-3", colour = "red" } },
    characters = { Warrior = { at = "C-3" }, Ranger = { at = "A-1" } } })
  t:ok(g:log_has("turns"))
end)

rule({ "convert.adv.4" }, "a card with a move is not converted: it moves and that is it", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "W-1", colour = "dark blue" } } })
  t:eq(epoch.at(g, "Hunter"), "O-1")
  t:ok(not g:log_has("turns"))
end)

rule({ "convert.adv.5" }, "nor is one with a round effect", function(t)
  local g = lane(t, { adversaries = { { "Herald", "M-1", colour = "red" } } })
  t:eq(epoch.at(g, "Herald"), "M-1")
end)

rule({ "convert.adv.1" }, "species card and class card each: the move is made, the attack becomes one", function(t)
  local g = lane(t, { adversaries = { { "Strider", "Q-1", colour = "red" } } })
  t:eq(epoch.at(g, "Strider"), "G-1") -- 2 and 3
end)

rule({ "cond.frozen.3" }, "frozen it cannot convert", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "O-1", colour = "red", conditions = { "frozen" } } } })
  g:pass_until(function() return g:log_has("Red Hunter takes its turn") end)
  t:eq(epoch.at(g, "Hunter"), "O-1")
end)

rule({ "convert.adv.2" }, "of two actions one is impossible: the whole card is a move", function(t)
  local g = lane(t, { adversaries = { { "Twin", "K-1", colour = "light blue", hp = 5 } } })
  t:eq({ epoch.at(g, "Twin"), epoch.hp(g, "Twin") }, { "G-1", 5 }) -- attack and heal: 2 AP
end)

rule({ "convert.adv.1" }, "a card that aims at nobody is carried out however far they are", function(t)
  local g = lane(t, { adversaries = { { "Twin", "W-1", colour = "red", hp = 5 } } })
  t:eq({ epoch.at(g, "Twin"), epoch.hp(g, "Twin") }, { "W-1", 7 })
end)

-- ---- Conditions on adversaries ----

rule({ "cond.knocked.7", "cond.knocked.4" }, "on the ground its next card is a move, which lets it stand up; the one after that is an attack", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "E-1", colour = "red", conditions = { "knocked down" } } }, force = { "1" } })
  t:ok(g:log_has("Red Hunter turns Still"))
  t:ok(not epoch.has(g, "Hunter", "Knocked Down"))
  t:eq(epoch.hp(g, "Warrior"), 11)
end)

rule({ "cond.knocked.7" }, "its move lets it stand up, and then it attacks", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "G-1", colour = "dark blue", conditions = { "knocked down" } } }, force = { "1" } })
  t:eq({ epoch.at(g, "Hunter"), epoch.hp(g, "Warrior") }, { "E-1", 11 })
end)

rule({ "cond.stunned.5" }, "Stunned: it does nothing, and then it is over", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "E-1", colour = "red", conditions = { "stunned" } } } })
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(not epoch.has(g, "Hunter", "Stunned"))
end)

rule({ "cond.bleeding.1", "adv.turn.1" }, "Bleeding hurts before it acts, and may be the end of it", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "E-1", colour = "red", hp = 2, conditions = { "bleeding" } }, { "Dummy", "W-1" } } })
  t:eq({ epoch.at(g, "Hunter"), epoch.hp(g, "Warrior") }, { nil, 12 })
end)

rule({ "cond.weakened.1", "advdesc.5" }, "Weakened: a Brute's 3 + 1 is 2", function(t)
  local g = lane(t, { adversaries = { { "Brute", "E-1", colour = "dark blue", conditions = { "weakened" } } }, force = { "3" } })
  t:eq(epoch.hp(g, "Warrior"), 10)
end)

rule({ "cond.blinded.1" }, "Blinded: the Accuracy die first", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "E-1", colour = "red", conditions = { "blinded" } } }, force = { "miss" } })
  t:eq(epoch.hp(g, "Warrior"), 12)
end)

rule({ "cond.weakened.1" }, "what it has it keeps: no rest for adversaries", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "E-1", colour = "red", conditions = { "weakened" } } }, force = { "1" } })
  g:go("round.3 next")
  t:ok(epoch.has(g, "Hunter", "Weakened"))
end)

-- ---- Allies ----

rule({ "ally.3" }, "a heal goes to whoever lost most in range", function(t)
  local g = lane(t, { adversaries = { { "Mender", "M-1", colour = "dark blue", hp = 10 }, { "Dummy", "O-1", colour = "yellow", hp = 10 }, { "Guard", "W-1", colour = "yellow", hp = 2 } } })
  t:eq({ epoch.hp(g, "Dummy"), epoch.hp(g, "Guard"), epoch.hp(g, "Mender") }, { 13, 2, 10 })
end)

rule({ "heal.adv.1", "heal.adv.5" }, "never above its maximum, and as often as it likes", function(t)
  local g = lane(t, { adversaries = { { "Mender", "M-1", colour = "dark blue", hp = 11 } } })
  t:eq(epoch.hp(g, "Mender"), 12)
end)

rule({ "ally.5" }, "a good condition: itself first", function(t)
  local g = lane(t, { adversaries = { { "Mender", "M-1", colour = "red" }, { "Dummy", "O-1", colour = "yellow" } } })
  t:eq({ epoch.has(g, "Mender", "Barrier"), epoch.has(g, "Dummy", "Barrier") }, { true, false })
end)

rule({ "ally.4" }, "then the closest who lacks it", function(t)
  local g = lane(t, { adversaries = { { "Mender", "M-1", colour = "red", conditions = { "barrier" } }, { "Dummy", "Q-1", colour = "yellow" }, { "Guard", "O-1", colour = "yellow", conditions = { "barrier" } } } })
  t:eq(epoch.has(g, "Dummy", "Barrier"), true)
end)

rule({ "cond.invisible.2" }, "an invisible ally gets nothing from another", function(t)
  local g = lane(t, { adversaries = { { "Mender", "M-1", colour = "yellow" }, { "Dummy", "O-1", colour = "yellow", conditions = { "invisible" } }, { "Guard", "Q-1", colour = "yellow" } } })
  t:eq({ epoch.has(g, "Dummy", "Barrier"), epoch.has(g, "Guard", "Barrier") }, { false, true })
end)

-- ---- Several targets ----

rule({ "attack.multi.4", "attack.multi.5" }, "two targets: the primary one, then the next nearest in range", function(t)
  local g = lane(t, { adversaries = { { "Archer", "I-1", colour = "yellow" } }, force = { "1", "2", "success" }, warrior = "E-1", ranger = "C-1" })
  t:eq({ epoch.hp(g, "Warrior"), epoch.hp(g, "Ranger") }, { 11, 8 })
end)

rule({ "attack.multi.5" }, "nobody else in range: one attack", function(t)
  local g = epoch.foes(t, { map = "wide", adversaries = { { "Archer", "S-5", colour = "yellow" } }, force = { "1" },
    characters = { Warrior = { at = "K-5" }, Ranger = { at = "A-1" } } })
  t:eq(epoch.count(g, "attacks"), 1)
end)

rule({ "crit.5", "crit.7" }, "one roll for two and a Critical Strike: the die says who bleeds", function(t)
  local function bleeds(die)
    local g = lane(t, { adversaries = { { "Sweeper", "E-1", colour = "dark blue" } }, force = { "critical" }, decision = die, warrior = "C-1", ranger = "G-1" })
    return { epoch.has(g, "Warrior", "Bleeding"), epoch.has(g, "Ranger", "Bleeding") }
  end
  t:eq(bleeds("dark blue N E"), { true, false })
  t:eq(bleeds("light blue E S"), { false, true })
end)

-- ---- Round effects ----

rule({ "roundfx.1" }, "a round effect holds before its bearer's turn", function(t)
  local g = epoch.turn(t, { cards = { "Feint" }, adversaries = { { "Herald", "E-3", colour = "dark blue" } }, force = { "3" } })
  if g:ask().rule == "round.7b" then g:choose("Warrior") end
  g:choose("play Feint"); g:choose("attack", "Herald", "Basic")
  t:eq(epoch.hp(g, "Herald"), 12) -- 2 against guard 2
end)

rule({ "cond.knocked.5" }, "not while it lies on the ground", function(t)
  local g = epoch.turn(t, { cards = { "Feint" }, adversaries = { { "Herald", "E-3", colour = "dark blue", conditions = { "knocked down" } } }, force = { "3" } })
  g:choose("play Feint"); g:choose("attack", "Herald", "Basic")
  t:eq(epoch.hp(g, "Herald"), 10)
end)

rule({ "simul.1" }, "Vengeful and a retreat after an attack: it strikes first, then it goes", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, adversaries = { { "Herald", "E-3", colour = "light blue", conditions = { "vengeful" } } }, force = { "1", "2" } })
  g:choose("play Strike"); g:choose("attack", "Herald", "Basic")
  t:eq(epoch.hp(g, "Warrior"), 11)
  t:ok(epoch.at(g, "Herald") ~= "E-3")
end)

-- ---- Newcomers ----

rule({ "adv.place.7", "adv.place.2" }, "one that comes in mid-round has no turn, on the nearest empty space", function(t)
  local g = epoch.turn(t, { setup = nil, map = "reinforced", cards = { "Heavy Blow" }, at = "G-3",
    adversaries = { { "Guard", "I-3", hp = 1 }, { "Dummy", "L-2" } }, force = { "3" } })
  g:pass_until(function() return g:has("play Heavy Blow") end)
  g:choose("play Heavy Blow"); g:choose("attack", "Guard", "Basic")
  t:ok(epoch.at(g, "Prophet") and epoch.at(g, "Prophet") ~= "G-3")
  g:go("round.3 next")
  t:ok(not g:log_has("Prophet takes its turn"))
end)

-- ---- Bosses ----

local function ogre(t, card, with)
  with = with or {}
  local g = epoch.open(t, "lair")
  g:force{ card }
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = with.warrior or "C-3" }, Ranger = { at = with.ranger or "A-1" } }, decision = "dark blue N E",
             adversaries = { { called = "Ogre", at = with.at or "G-3", hp = with.hp, conditions = with.conditions } } }
  if with.force then g:force(with.force) end
  epoch.select(g, { "Mend" }, { "Walk" })
  g:choose("end the turn"); g:choose("end the turn")
  return g
end

rule({ "boss.act.1", "boss.act.2" }, "Stride, then Club", function(t)
  local g = ogre(t, "Only Club", { force = { "2" } })
  t:eq({ epoch.at(g, "Ogre"), epoch.hp(g, "Warrior") }, { "E-3", 9 }) -- 2 + 1
end)

rule({ "boss.act.3", "boss.act.4" }, "too far for Club: 3 MP more", function(t)
  local g = ogre(t, "Only Club", { at = "K-5", warrior = "A-3", ranger = "A-1" })
  t:ok(not g:log_has("Ogre attacks"))
  t:eq(epoch.at(g, "Ogre"), "C-3" ) -- two and three of five
end)

rule({ "boss.act.3" }, "Roar names no target, so that it is never a move", function(t)
  local g = ogre(t, "Club and Roar", { at = "K-5", warrior = "A-1", ranger = "A-3" })
  t:eq(epoch.count(g, "Ogre moves to"), 2) -- Stride, and the Club's 3 MP
end)

rule({ "bosscard.2", "bosscard.3" }, "a card without numbers: its effect stays, and the boss only strides", function(t)
  local g = ogre(t, "Thick Skin", { at = "I-3" })
  t:eq({ epoch.at(g, "Ogre"), epoch.stat(g, "Ogre", "guard") }, { "E-3", 3 })
  g:go("round.3 next")
  t:eq(epoch.stat(g, "Ogre", "guard"), 3)
end)

rule({ "boss.defeat.1" }, "it leaves rating and characters together: 2 + 2", function(t)
  local g = epoch.open(t, "lair")
  g:force{ "Only Club", "3" }
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = "C-3" }, Ranger = { at = "A-1" } }, adversaries = { { called = "Ogre", at = "E-3", hp = 1 } } }
  epoch.select(g, { "Strike" }, { "Burning Volley" })
  g:choose("play Strike"); g:choose("attack", "Ogre", "Basic"); g:choose("end the turn")
  t:offered(g, "take 4 nova cells at E-3")
end)

rule({ "boss.turn.1" }, "a frozen boss comes later and converts nothing", function(t)
  local g = ogre(t, "Only Club", { at = "K-5", warrior = "A-3", ranger = "A-1", conditions = { "frozen" } })
  t:ok(g:log_has("Ogre takes its turn (initiative 10)"))
  t:eq(epoch.at(g, "Ogre"), "I-3")
end)

rule({ "bossboard.3", "bosscard.3" }, "a persistent card is that of the boss that drew it, and goes with it alone", function(t)
  local g = epoch.open(t, "lair")
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = "J-4" }, Ranger = { at = "A-5" } }, decision = "dark blue N E",
             adversaries = { { called = "Ogre", at = "L-2", colour = "red", hp = 9 }, { called = "Ogre", at = "L-4", colour = "yellow", hp = 2 } } }
  g:force{ "Thick Skin", "Only Regrow" }
  epoch.select(g, { "Strike" }, { "Burning Volley" })
  t:eq({ epoch.stat(g, "red Ogre", "guard"), epoch.stat(g, "yellow Ogre", "guard") }, { 3, 1 })
  g:force{ "3" }
  g:choose("play Strike"); g:choose("attack", "yellow Ogre", "Basic")
  t:eq(epoch.at(g, "yellow Ogre"), nil)
  t:eq(epoch.stat(g, "red Ogre", "guard"), 3)
end)

-- ---- Lines of sight ----

rule({ "los.adv.2" }, "past a friend beside it or a foe farther off: past the foe, though that takes a roll", function(t)
  local g = epoch.foes(t, { map = "marked", classes = { "Warrior", "Ranger", "Healer" },
    adversaries = { { "Bowman", "C-5", colour = "red" }, { "Dummy", "E-5", colour = "yellow" } }, force = { "2", "success" },
    characters = { Warrior = { at = "F-4" }, Ranger = { at = "A-1" }, Healer = { at = "H-4" } } })
  t:eq({ epoch.count(g, "for accuracy"), epoch.hp(g, "Warrior") }, { 1, 12 })
end)

-- ---- Hazards once more ----

rule({ "target.pick.6" }, "a longer way without a hazard is a way", function(t)
  -- Both are 2 MP away; to the Warrior that leads through fire, but there is a way around it.
  local function whom(die)
    local g = epoch.foes(t, { map = "wide", decision = die, adversaries = { { "Hunter", "K-5", colour = "light blue" } },
      position = { hazards = { ["I-5"] = "fire", ["H-4"] = "fire", ["H-6"] = "fire", ["G-5"] = "fire" } },
      characters = { Warrior = { at = "E-5" }, Ranger = { at = "Q-5" } } })
    return g:log_has("Light blue Hunter aims at Warrior")
  end
  t:eq({ whom("dark blue N E"), whom("light blue E S") }, { true, false })
end)

rule({ "move.adv.14" }, "a leap does not end in a fire that it need not", function(t)
  local g = lane(t, { adversaries = { { "Pacer", "W-1", colour = "light blue" } }, position = { hazards = { ["Q-1"] = "fire" } } })
  t:eq({ epoch.at(g, "Pacer"), epoch.hp(g, "Pacer") }, { "S-1", 12 })
end)

rule({ "move.adv.13" }, "it does if only so it ends at its range", function(t)
  local g = lane(t, { adversaries = { { "Pacer", "K-1", colour = "light blue" } }, position = { hazards = { ["E-1"] = "fire" } } })
  t:eq({ epoch.at(g, "Pacer"), epoch.hp(g, "Pacer") }, { "E-1", 9 })
end)

rule({ "move.adv.12" }, "it comes near while all spaces from which it could attack burn", function(t)
  local g = lane(t, { adversaries = { { "Pacer", "W-1", colour = "light blue" } }, position = { hazards = { ["E-1"] = "fire" } } })
  t:eq(epoch.at(g, "Pacer"), "Q-1")
end)

rule({ "adv.place.8" }, "one that comes while the round ends has nothing of the round effects either", function(t)
  local g = epoch.ready(t, "late")
  g:arrange{ characters = { Warrior = { at = "A-1", hp = 6 }, Ranger = { at = "A-5", hp = 6 } },
             adversaries = { { called = "Prophet", at = "L-2", colour = "light blue" } } }
  epoch.select(g, { "Mend" }, { "Walk" })
  g:pass_until(function() return g:ask().rule == "simul.3" end)
  g:choose("first trial#3") -- it comes, and two other effects are still due
  t:eq(epoch.at(g, "dark blue Prophet"), "G-3")
  t:eq({ epoch.stat(g, "light blue Prophet", "attack"), epoch.stat(g, "dark blue Prophet", "attack") }, { 1, 0 })
end)

rule({ "move.adv.7" }, "on its way it counts difficult ground", function(t)
  -- Straight on there is difficult ground: from H-2 four points are missing, from G-1 three.
  local g = epoch.foes(t, { map = "rough", adversaries = { { "Hunter", "J-2", colour = "light blue" } },
    characters = { Warrior = { at = "A-3" }, Ranger = { at = "A-5", conditions = { "invisible" } } } })
  t:eq(epoch.at(g, "Hunter"), "G-1")
end)
