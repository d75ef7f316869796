-- Turns of adversaries: their cards, their targets, conversion.
local epoch = require "lib.epoch"

-- One adversary against two characters: who is attacked, and where it stands afterwards.
local function lane(t, with)
  with.map = with.map or "lane"
  with.characters = { Warrior = { at = with.warrior, hp = with.warrior_hp, conditions = with.warrior_is },
                      Ranger = { at = with.ranger, conditions = with.ranger_is } }
  return epoch.foes(t, with)
end

local function target(g, who)
  for _, line in ipairs(g:log()) do
    local name = line:match("^" .. who .. " aims at (.*)%.$")
    if name then return name end
  end
end

-- ---- The turn ----

rule({ "adv.turn.1", "token.cond.7", "cond.bleeding.1" }, "Bleeding hurts an adversary at the start of its turn", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Dummy", "W-1", conditions = { "bleeding" } } } })
  t:eq(epoch.hp(g, "Dummy"), 18)
end)

rule({ "adv.turn.2", "target.1" }, "it chooses a primary target and attacks that", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "K-1", adversaries = { { "Hunter", "S-1" } }, force = { "2" } })
  t:eq(target(g, "Dark blue Hunter"), "Ranger")
  t:ok(g:log_has("Whom does dark blue Hunter aim at? Ranger."))
  t:ok(g:log_has("Where does dark blue Hunter go? M-1."))
  t:eq(epoch.at(g, "Hunter"), "M-1")
  t:eq(epoch.hp(g, "Ranger"), 8)
  t:eq(epoch.hp(g, "Warrior"), 12)
end)

rule({ "adv.turn.3", "adv.turn.4", "advcard.species.2", "advdesc.5" }, "first the species card, then the row of its colour", function(t)
  local function hit(colour)
    local g = lane(t, { warrior = "A-1", ranger = "K-1", adversaries = { { "Brute", "Q-1", colour = colour } },
                        force = { "2" } })
    t:ok(epoch.before(g, "Brute moves to M-1", "Brute attacks Ranger"))
    return 10 - epoch.hp(g, "Ranger")
  end
  t:eq(hit("dark blue"), 2 + 1)
  t:eq(hit("red"), 2 + 1 + 1)
end)

rule({ "advcard.class.3", "advcard.class.4" }, "the actions of a row in printed order", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "K-1", adversaries = { { "Pacer", "M-1", colour = "red" } }, force = { "2" } })
  t:ok(epoch.before(g, "Pacer attacks Ranger", "Pacer moves to S-1"))
  g = lane(t, { warrior = "A-1", ranger = "K-1", force = { "2" },
                adversaries = { { "Herald", "M-1", colour = "red" }, { "Herald", "W-1", colour = "dark blue" } } })
  t:eq(epoch.stat(g, "red Herald", "guard"), -1)
  t:eq(epoch.stat(g, "dark blue Herald", "guard"), 2)
end)

rule({ "roundfx.1", "advcard.class.4" }, "a round effect of a row holds all round, for its colour only", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, adversaries = {
    { "Herald", "E-3", colour = "dark blue" }, { "Herald", "D-2", colour = "yellow" } }, force = { "3" } })
  t:eq(epoch.stat(g, "dark blue Herald", "guard"), 2)
  t:eq(epoch.stat(g, "yellow Herald", "guard"), 0)
  g:choose("play Strike"):choose("attack", "dark blue Herald", "Basic")
  t:eq(epoch.hp(g, "dark blue Herald"), 12 - 1)
  g:go("round.3 next")
  t:eq(epoch.stat(g, "dark blue Herald", "guard"), 0)
end)

rule({ "advcard.species.3" }, "one of a species card for all of the type, whatever their colour", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "K-1", force = { "1" }, adversaries = {
    { "Prophet", "M-1", colour = "red" }, { "Prophet", "W-1", colour = "light blue" }, { "Hunter", "U-1" } } })
  t:eq(epoch.stat(g, "red Prophet", "attack"), 1)
  t:eq(epoch.stat(g, "light blue Prophet", "attack"), 1)
  t:eq(epoch.stat(g, "Hunter", "attack"), 0)
  t:eq(epoch.hp(g, "Ranger"), 10 - 2)
end)

rule("adv.defeat.2", "a defeated adversary's conditions are gone with it", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, force = { "3" }, adversaries = {
    { "Dummy", "E-3", hp = 2, conditions = { "burning", "weakened" } }, { "Dummy", "K-1", colour = "red" } } })
  g:choose("play Strike"):choose("attack", "Basic")
  t:eq(epoch.piece(g, "dark blue Dummy"), nil)
  t:eq(epoch.piece(g, "red Dummy").states, {})
end)

rule({ "adv.defeat.4" }, "while others of its type are there its cards stay", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, force = { "3" }, adversaries = {
    { "Dummy", "E-3", hp = 2 }, { "Dummy", "K-1", colour = "red" } } })
  t:eq(#epoch.zone(g, "drawn"), 2)
  g:choose("play Strike"):choose("attack", "Basic")
  t:eq(#epoch.zone(g, "drawn"), 2)
  g:choose("end the turn"):pass()
  t:ok(g:log_has("Red Dummy takes its turn (initiative 5)"))
end)

rule("adv.defeat.3", "with the last of them they are discarded", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, force = { "3" }, adversaries = {
    { "Dummy", "E-3", hp = 2 }, { "Guard", "K-1", colour = "red" } } })
  t:eq(#epoch.zone(g, "drawn"), 4)
  g:choose("play Strike"):choose("attack", "Basic")
  t:eq(#epoch.zone(g, "drawn"), 2)
end)

-- ---- Sides ----

rule("adv.enemy.1", "characters are enemies of adversaries, adversaries are not of each other", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Hunter", "Q-1" }, { "Dummy", "S-1" } } })
  t:eq(target(g, "Dark blue Hunter"), "Ranger")
end)

rule("adv.enemy.2", "unless a mission says that they are at odds", function(t)
  local g = epoch.foes(t, { map = "feud", force = { "2" }, adversaries = { { "Brute", "K-1" }, { "Imp", "L-4" } },
                            characters = { Warrior = { at = "A-1" }, Ranger = { at = "A-5" } } })
  t:eq(target(g, "Dark blue Brute"), "dark blue Imp")
  t:eq(epoch.at(g, "Imp"), nil) -- 3 damage
end)

-- ---- Primary targets ----

rule({ "target.2", "fig36.1" }, "a mission may say whom everybody aims at", function(t)
  local g = epoch.foes(t, { map = "marked", classes = { "Warrior", "Ranger", "Healer" }, adversaries = { { "Hunter", "E-3" } },
    characters = { Warrior = { at = "A-1" }, Ranger = { at = "C-3" }, Healer = { at = "K-3" } }, force = { "1" } })
  t:eq(target(g, "Dark blue Hunter"), "Healer")
  t:eq(epoch.at(g, "Hunter"), "I-3")
end)

rule({ "target.3", "fig36.2", "convert.adv.5" }, "out of its reach and not to be converted, it attacks another one in range", function(t)
  local g = epoch.foes(t, { map = "marked", classes = { "Warrior", "Ranger", "Healer" },
    adversaries = { { "Herald", "E-3", colour = "red" } },
    characters = { Warrior = { at = "A-1" }, Ranger = { at = "C-3" }, Healer = { at = "K-3" } }, force = { "1" } })
  t:eq(target(g, "Red Herald"), "Healer")
  t:eq(epoch.at(g, "Herald"), "E-3")
  t:eq(epoch.hp(g, "Ranger"), 10 - 1)
end)

rule({ "target.5" }, "when its target falls it chooses another at once", function(t)
  local g = lane(t, { warrior = "K-1", warrior_hp = 1, ranger = "O-1", adversaries = { { "Twin", "M-1" } }, force = { "2", "2" } })
  t:eq(epoch.at(g, "Warrior"), nil)
  t:eq(epoch.hp(g, "Ranger"), 10 - 2)
end)

rule("target.6", "without an enemy on the map there is no target", function(t)
  local g = epoch.ready(t, "lane")
  g:arrange{ characters = { Warrior = { at = "A-1", hp = 3 }, Ranger = { at = "K-1", hp = 1 } }, decision = "dark blue N E",
             hazards = { ["C-1"] = "fire" }, adversaries = { { called = "Twin", at = "M-1" } } }
  epoch.select(g, { "Walk" }, { "Burning Volley", "Walk" })
  g:force{ "2" }
  g:choose("play Walk"):choose("move to C-1") -- the Warrior falls
  t:eq(g:status(), "lost")
  t:ok(g:log_has("Dark blue Twin has no target"))
  t:eq(epoch.count(g, "Twin attacks"), 1)
end)

rule({ "target.7", "cond.invisible.9", "move.adv.3" }, "nor if all are Invisible; then it does not move", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", warrior_is = { "invisible" }, ranger_is = { "invisible" },
                      adversaries = { { "Hunter", "K-1" } } })
  t:ok(g:log_has("Dark blue Hunter has no target"))
  t:eq(epoch.at(g, "Hunter"), "K-1")
end)

rule("cond.invisible.9", "the Invisible are left out, however near", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "G-1", ranger_is = { "invisible" }, adversaries = { { "Hunter", "I-1" } }, force = { "1" } })
  t:eq(target(g, "Dark blue Hunter"), "Warrior")
  t:eq(epoch.at(g, "Hunter"), "C-1") -- past the Ranger
end)

rule({ "target.8", "fig37.1" }, "nor if no enemy can be brought in range", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Dummy", "E-1" }, { "Hunter", "M-1" } } })
  t:ok(g:log_has("Dark blue Hunter has no target"))
  t:eq(epoch.at(g, "Hunter"), "M-1")
end)

rule("target.9", "without a target it does what needs none", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Dummy", "E-1" },
                      { "Twin", "M-1", colour = "light blue", hp = 5 } } })
  t:ok(g:log_has("Light blue Twin has no target"))
  t:eq(epoch.count(g, "Twin attacks"), 0)
  t:eq(epoch.hp(g, "Twin"), 7)
end)

rule({ "target.10", "fig39.1c" }, "it keeps its target, though another is nearer after its move", function(t)
  -- A Scout of range 3 goes back to three spaces from the Warrior, and is beside the Ranger then.
  local g = lane(t, { warrior = "K-1", ranger = "S-1", adversaries = { { "Scout", "M-1" } }, force = { "2" } })
  t:eq(epoch.at(g, "Scout"), "Q-1")
  t:eq(epoch.hp(g, "Warrior"), 12 - 2)
  t:eq(epoch.hp(g, "Ranger"), 10)
end)

rule("target.close.1", "of those in range the closest", function(t)
  local function aims(ranger)
    return target(lane(t, { warrior = "K-1", ranger = ranger, force = { "1" },
                            adversaries = { { "Scout", "O-1", colour = "red" } } }), "Red Scout")
  end
  t:eq(aims("U-1"), "Warrior") -- 2 and 3 away
  t:eq(aims("Q-1"), "Ranger")
end)

rule("target.pick.1", "those in range before others", function(t)
  -- The Warrior is two spaces away behind a wall, the Ranger three spaces away and seen.
  local g = epoch.foes(t, { map = "screen", adversaries = { { "Scout", "E-1", colour = "red" } }, force = { "1" },
                            characters = { Warrior = { at = "I-1" }, Ranger = { at = "B-4" } } })
  t:eq(target(g, "Red Scout"), "Ranger")
end)

rule({ "target.close.2", "target.pick.2" }, "else who can be brought in range for fewest MP", function(t)
  -- Both are two away; the near space beside one of them is taken.
  local function aims(dummy)
    return target(epoch.foes(t, { adversaries = { { "Hunter", "G-3" }, { "Dummy", dummy } }, force = { "1" },
      characters = { Warrior = { at = "C-3" }, Ranger = { at = "K-3" } } }), "Dark blue Hunter")
  end
  t:eq(aims("E-3"), "Ranger")
  t:eq(aims("I-3"), "Warrior")
end)

rule("target.close.3", "points are counted through hazards", function(t)
  local g = lane(t, { warrior = "G-1", ranger = "U-1", adversaries = { { "Hunter", "M-1" } }, force = { "1" },
                      position = { hazards = { ["K-1"] = "trap" } } })
  t:eq(target(g, "Dark blue Hunter"), "Warrior")
end)

rule("target.pick.5", "of level ones who can be reached without a hazard", function(t)
  local function aims(fire, decision)
    return target(lane(t, { warrior = "G-1", ranger = "S-1", adversaries = { { "Hunter", "M-1" } }, decision = decision,
                            position = { hazards = { [fire] = "fire" } }, force = { "1" } }), "Dark blue Hunter")
  end
  t:eq(aims("K-1", "dark blue N E"), "Ranger")
  t:eq(aims("O-1", "light blue W S"), "Warrior")
end)

rule({ "target.pick.6", "dice.dec.fig16", "dice.dec.4" }, "then by the Decision die", function(t)
  local function aims(decision)
    return target(lane(t, { warrior = "G-1", ranger = "S-1", adversaries = { { "Hunter", "M-1" } }, decision = decision,
                            force = { "1" } }), "Dark blue Hunter")
  end
  t:eq(aims("dark blue N E"), "Warrior")
  t:eq(aims("light blue W S"), "Ranger")
  t:eq(aims("red S W"), "Warrior")  -- no such colour, both on one row: west
  t:eq(aims("yellow E N"), "Ranger") -- east
end)

rule({ "target.pick.3", "fig40.2" }, "if nobody can be reached, the object in the way", function(t)
  local g = lane(t, { map = "blocked", warrior = "A-1", ranger = "C-1", adversaries = { { "Hunter", "S-1" } }, force = { "1" } })
  t:eq(target(g, "Dark blue Hunter"), "the object at K-1")
  t:eq(epoch.at(g, "Hunter"), "M-1")
  t:eq(epoch.on(g, "K-1"), { "Damaged object" })
end)

rule("target.pick.4", "on the way through the fewest objects", function(t)
  -- Above two objects in a row, below a single one.
  local g = epoch.foes(t, { map = "two gates", adversaries = { { "Hunter", "E-1", colour = "red" } },
                            characters = { Warrior = { at = "K-1" }, Ranger = { at = "M-1" } } })
  t:eq(target(g, "Red Hunter"), "the object at G-3")
end)

local function gate(t, with)
  with.map, with.adversaries = "gate", { { "Hunter", with.at or "D-2", colour = "light blue" } }
  with.characters = { Warrior = { at = with.warrior or "L-2" }, Ranger = { at = "N-2" } }
  return target(epoch.foes(t, with), "Light blue Hunter")
end

rule("target.pick.7", "of level objects the one that is reached without a hazard", function(t)
  t:eq(gate(t, { position = { hazards = { ["E-1"] = "fire", ["F-2"] = "fire" } } }), "the object at G-3")
  t:eq(gate(t, { position = { hazards = { ["E-3"] = "fire", ["F-2"] = "fire" } }, decision = "red S W" }), "the object at G-1")
end)

rule("target.pick.8", "then one that is damaged", function(t)
  t:eq(gate(t, { position = { objects = { ["G-3"] = "damaged" } } }), "the object at G-3")
  t:eq(gate(t, { position = { objects = { ["G-1"] = "damaged" } }, decision = "red S W" }), "the object at G-1")
end)

rule("target.pick.9", "then the one that opens the shortest way", function(t)
  t:eq(gate(t, { warrior = "K-3" }), "the object at G-3")
  t:eq(gate(t, { warrior = "K-1", decision = "red S W" }), "the object at G-1")
end)

rule("target.pick.10", "then by the Decision die", function(t)
  t:eq(gate(t, { decision = "dark blue N E" }), "the object at G-1")
  t:eq(gate(t, { decision = "red S W" }), "the object at G-3")
end)

rule({ "target.close.4" }, "with a leap points are counted by leaping", function(t)
  -- On foot the object is in the way; a leap passes it.
  local function aims(colour)
    return target(lane(t, { map = "blocked", warrior = "A-1", ranger = "G-1", adversaries = { { "Hunter", "O-1", colour = colour } },
                            force = colour == "yellow" and { "1" } or nil }), colour == "yellow" and "Yellow Hunter" or "Light blue Hunter")
  end
  t:eq(aims("light blue"), "the object at K-1")
  t:eq(aims("yellow"), "Ranger")
end)

rule({ "target.4", "fig43.1" }, "a move and a leap in one turn have a target each", function(t)
  local g = lane(t, { map = "blocked", warrior = "A-1", ranger = "C-1", adversaries = { { "Springer", "S-1", colour = "light blue" } } })
  local aims = {}
  for _, line in ipairs(g:log()) do aims[#aims + 1] = line:match("^Light blue Springer aims at (.*)%.$") end
  t:eq(aims[#aims - 1], "the object at K-1")
  t:eq(aims[#aims], "Ranger")
  t:eq(epoch.at(g, "Springer"), "G-1") -- three to M-1, then over the object
end)

rule("target.4", "and what follows the leap goes by the leap's", function(t)
  local g = lane(t, { map = "blocked", warrior = "A-1", ranger = "G-1", adversaries = { { "Strider", "S-1", colour = "yellow" } }, force = { "2" } })
  t:eq(epoch.at(g, "Strider"), "I-1")
  t:eq(epoch.hp(g, "Ranger"), 8)
  t:eq(epoch.on(g, "K-1"), {})
end)

-- ---- Conversion ----

rule({ "convert.adv.2", "convert.adv.7" }, "an attack out of range is a move of the row's AP", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Hunter", "Q-1", colour = "red" } } })
  t:eq(epoch.at(g, "Hunter"), "K-1")
  t:ok(g:log_has("Red Hunter turns"))
end)

rule("convert.adv.3", "also one for which there is no line of sight", function(t)
  local g = epoch.foes(t, { map = "screen", adversaries = { { "Bowman", "C-1", colour = "red" } },
                            characters = { Warrior = { at = "H-4" }, Ranger = { at = "L-2" } } })
  t:ok(g:log_has("Red Bowman turns"))
  t:ok(epoch.at(g, "Bowman") ~= "C-1")
end)

rule("convert.adv.4", "a card with a move is not converted", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Hunter", "U-1" } } })
  t:eq(epoch.at(g, "Hunter"), "M-1")
  t:ok(not g:log_has("turns"))
end)

rule({ "convert.adv.5", "convert.adv.6" }, "nor one with a round effect, even if its attack is impossible", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Herald", "Q-1", colour = "red" } } })
  t:eq(epoch.at(g, "Herald"), "Q-1")
  t:eq(epoch.count(g, "Herald attacks"), 0)
  g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Zealot", "E-1", colour = "red", conditions = { "knocked down" } } } })
  t:eq(epoch.at(g, "Zealot"), "E-1")
  t:ok(epoch.has(g, "Zealot", "Knocked Down"))
end)

rule({ "convert.adv.1", "fig39.3c" }, "each card by itself: one moves, the other becomes a move", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Strider", "W-1", colour = "red" } } })
  t:ok(epoch.before(g, "Red Strider moves to S-1", "Red Strider turns"))
  t:eq(epoch.at(g, "Strider"), "M-1")
end)

rule({ "cond.knocked.7", "cond.knocked.4" }, "whoever lies there turns its next card into standing up", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", force = { "1" },
                      adversaries = { { "Hunter", "E-1", colour = "red", conditions = { "knocked down" } } } })
  t:ok(g:log_has("Red Hunter turns Still"))
  t:ok(epoch.before(g, "Red Hunter stands up", "Red Hunter attacks Ranger"))
  t:ok(not epoch.has(g, "Hunter", "Knocked Down"))
end)

rule({ "cond.frozen.3", "cond.frozen.1" }, "a Frozen one does not convert", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Hunter", "Q-1", conditions = { "frozen" } } } })
  t:eq(epoch.at(g, "Hunter"), "I-1") -- its move of four is no conversion
  g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Twin", "Q-1", conditions = { "frozen" } } } })
  t:eq(epoch.at(g, "Twin"), "Q-1")
end)

rule({ "cond.stunned.5" }, "a Stunned adversary does nothing for one turn", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Hunter", "K-1", conditions = { "stunned" } } } })
  t:eq(epoch.at(g, "Hunter"), "K-1")
  t:ok(not epoch.has(g, "Hunter", "Stunned"))
end)

-- ---- New ones ----

local function reinforced(t, position, force)
  local g = epoch.ready(t, "reinforced")
  position = position or {}
  position.round = 5
  position.characters = position.characters or { Warrior = { at = "C-3" }, Ranger = { at = "A-1" } }
  g:arrange(position)
  g:force(force or { "Unrest" })
  g:go("round.3 next")
  return g
end

rule({ "adv.place.1", "adv.defeat.7", "icon.1" }, "a mission event brings adversaries as in the setup; they drop nothing", function(t)
  local g = reinforced(t, { characters = { Warrior = { at = "E-3" }, Ranger = { at = "A-1" } } })
  t:eq(epoch.at(g, "Rated"), "G-3")
  t:eq(epoch.hp(g, "Rated"), 5)
  epoch.select(g, { "Heavy Blow" }, { "Burning Volley", "Walk" })
  g:force{ "3" }
  g:choose("play Heavy Blow"):choose("attack", "Rated", "Basic")
  t:ok(g:log_has("Dark blue Rated is defeated"))
  t:eq(epoch.on(g, "G-3"), {})
end)

rule("adv.defeat.6", "nor does an event adversary", function(t)
  local g = reinforced(t, { characters = { Warrior = { at = "E-3" }, Ranger = { at = "A-1" } } }, { "Arrival" })
  t:eq(epoch.at(g, "Imp"), "G-3")
  epoch.select(g, { "Heavy Blow" }, { "Burning Volley", "Walk" })
  g:force{ "3" }
  g:choose("play Heavy Blow"):choose("attack", "Imp", "Basic")
  t:ok(g:log_has("Dark blue Imp is defeated"))
  t:eq(epoch.on(g, "G-3"), {})
end)

rule({ "adv.defeat.5", "icon.1" }, "one that the mission's text brings drops nova cells", function(t)
  local g = epoch.ready(t, "reinforced")
  g:arrange{ characters = { Warrior = { at = "C-1" }, Ranger = { at = "A-5" } }, adversaries = {
    { called = "Shell", at = "B-2", hp = 1 }, { called = "Dummy", at = "L-2" } } }
  epoch.select(g, { "Strike", "Heavy Blow" }, { "Burning Volley", "Walk" })
  g:force{ "3", "3" }
  g:choose("play Strike"):choose("attack", "Shell", "Basic")
  t:eq(epoch.at(g, "Imp"), "E-1")
  g:choose("play Heavy Blow"):choose("attack", "Imp", "Basic")
  t:eq(epoch.on(g, "E-1"), { "Nova cells" })
end)

rule({ "adv.place.7", "adv.place.8", "adv.place.9" }, "one that comes during turns waits for the next round and its cards", function(t)
  local g = epoch.ready(t, "reinforced")
  g:arrange{ characters = { Warrior = { at = "E-1" }, Ranger = { at = "A-1" } }, adversaries = {
    { called = "Guard", at = "C-1", hp = 1 }, { called = "Guard", at = "K-5", colour = "yellow" },
    { called = "Prophet", at = "L-2", colour = "red", conditions = { "knocked down" } } } }
  epoch.select(g, { "Heavy Blow" }, { "Burning Volley", "Walk" })
  g:force{ "3" }
  g:choose("play Heavy Blow"):choose("attack", "Guard", "Basic")
  t:eq(epoch.at(g, "dark blue Prophet"), "G-3")
  t:eq(epoch.stat(g, "dark blue Prophet", "attack"), 0)
  g:go("round.3 next")
  t:ok(g:log_has("Red Prophet takes its turn"))
  t:ok(not g:log_has("Dark blue Prophet takes its turn"))
  epoch.select(g, { "Burning Volley", "Walk" }, { "Blink" })
  t:eq(epoch.stat(g, "dark blue Prophet", "attack"), 1)
  t:ok(g:log_has("Dark blue Prophet takes its turn"))
end)

rule({ "adv.place.2", "adv.place.3" }, "if its space is taken, the nearest empty one, by the Decision die", function(t)
  local function at(decision, taken)
    local g = epoch.ready(t, "reinforced")
    g:arrange{ round = 5, characters = { Warrior = { at = "G-3" }, Ranger = { at = taken or "A-1" } } }
    g:force{ decision, "Unrest" }
    g:go("round.3 next")
    return epoch.at(g, "Rated")
  end
  t:eq(at("dark blue N E"), "H-2")
  t:eq(at("red S W"), "F-4")
  t:eq(at("light blue E S"), "I-3")
  t:eq(at("yellow W N"), "E-3")
  t:eq(at("light blue E S", "I-3"), "H-4")
end)

rule({ "adv.place.4", "adv.place.5" }, "the fifth has the colour players pick, the next ones what is left", function(t)
  local list = {}
  for i, colour in ipairs{ "dark blue", "light blue", "red", "yellow" } do
    list[i] = { called = "Rated", at = ({ "L-2", "K-3", "L-4", "K-5" })[i], colour = colour, conditions = { "stunned" } }
  end
  local g = epoch.ready(t, "reinforced")
  g:arrange{ round = 5, adversaries = list, characters = { Warrior = { at = "A-3" }, Ranger = { at = "A-1" } } }
  g:force{ "Unrest" }
  epoch.select(g, { "Walk" }, { "Walk" })
  g:pass_until(function() return g:has("yellow") end)
  t:eq(#g:options(), 4)
  g:choose("red")
  t:eq(epoch.at(g, "red Rated") ~= nil, true)
  local count = {}
  for _, piece in ipairs(g:view().boards[1].pieces) do
    if piece.title == "Rated" then count[piece.colour] = (count[piece.colour] or 0) + 1 end
  end
  t:eq(count, { ["dark blue"] = 1, ["light blue"] = 1, red = 2, yellow = 1 })
end)

rule("adv.place.6", "those of one type and colour act by the same row", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "K-1", decision = "yellow W N", force = { "2" }, adversaries = {
    { "Brute", "Q-1", colour = "red" }, { "Brute", "U-1", colour = "red" } } })
  t:eq(epoch.count(g, "Red Brute takes its turn (initiative 4)"), 2)
end)

rule({ "adv.place.10" }, "when all of a type are on the map no other comes", function(t)
  local list = {}
  for i, space in ipairs{ "L-2", "K-3", "L-4", "K-5", "I-5", "I-1" } do
    list[i] = { called = "Rated", at = space, conditions = { "stunned" } }
  end
  local g = reinforced(t, { adversaries = list })
  t:ok(g:log_has("There is no Rated left to appear"))
  t:eq(epoch.on(g, "G-3"), {})
end)

rule({ "fig47.1", "fig47.2", "round.2b" }, "events name what the mission says: its event, its event adversary", function(t)
  local g = reinforced(t, nil, { "Unrest" })
  t:eq(epoch.at(g, "Rated"), "G-3")
  t:eq(epoch.at(g, "Imp"), nil)
  g = reinforced(t, nil, { "Arrival" })
  t:eq(epoch.at(g, "Imp"), "G-3")
  t:eq(epoch.at(g, "Rated"), nil)
end)
