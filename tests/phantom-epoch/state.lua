-- Conditions once more, on both sides; what comes at once; tokens and doors.
local epoch = require "lib.epoch"

local function lane(t, with)
  return epoch.foes(t, { map = with.map or "lane", adversaries = with.adversaries, force = with.force, decision = with.decision,
    characters = { Warrior = { at = with.warrior or "A-1", conditions = with.warrior_is },
                   Ranger = { at = with.ranger or "C-1", conditions = with.ranger_is } } })
end

rule("token.cond.3", "different conditions may be on one figure", function(t)
  local g = epoch.turn(t, { cards = { "Walk" }, me = { conditions = { "bleeding" } }, position = { hazards = { ["E-3"] = "poison" } } })
  g:choose("play Walk"):choose("move to E-3")
  t:ok(epoch.has(g, "Warrior", "Bleeding"))
  t:ok(epoch.has(g, "Warrior", "Weakened"))
end)

rule("cond.list", "there are twelve conditions, four of them good", function(t)
  local good = { "barrier", "invisible", "resilient", "vengeful" }
  local bad = { "bleeding", "blinded", "burning", "frozen", "knocked down", "stunned", "vulnerable", "weakened" }
  local g = epoch.ready(t, "plain")
  local all = {}
  for _, name in ipairs(good) do all[#all + 1] = name end
  for _, name in ipairs(bad) do all[#all + 1] = name end
  g:arrange{ characters = { Warrior = { conditions = all, discard = { "Walk" } } } }
  t:eq(#epoch.piece(g, "Warrior").states, 12)
  t:error(function() g:arrange{ characters = { Warrior = { conditions = { "tired" } } } } end, "tired")
  epoch.select(g, "rest", { "Strike" })
  g:choose("lose")
  for _, name in ipairs{ "Bleeding", "Blinded", "Burning", "Frozen", "Knocked Down", "Stunned", "Vulnerable", "Weakened" } do
    t:ok(not epoch.has(g, "Warrior", name), name)
  end
  for _, name in ipairs{ "Barrier", "Resilient", "Vengeful" } do t:ok(epoch.has(g, "Warrior", name), name) end
end)

rule({ "token.cond.5", "token.cond.6" }, "an adversary keeps what is bad for it until a card of its own takes it away", function(t)
  local g = lane(t, { adversaries = { { "Dummy", "W-1", conditions = { "weakened", "vulnerable" } },
                                      { "Cleanser", "S-1", conditions = { "weakened", "vulnerable" } } } })
  t:ok(not epoch.has(g, "Cleanser", "Weakened"))
  t:ok(epoch.has(g, "Cleanser", "Vulnerable"))
  g:go("round.3 next")
  g:go("round.3 next")
  t:ok(epoch.has(g, "Dummy", "Weakened"))
  t:ok(epoch.has(g, "Dummy", "Vulnerable"))
end)

rule({ "cond.invisible.2", "cond.invisible.3" }, "the Invisible are healed by nobody but themselves", function(t)
  local g = epoch.turn(t, { cards = { "Mend" }, me = { hp = 5 }, position = { characters = {
    Ranger = { at = "A-3", hp = 5, conditions = { "invisible" } } } } })
  g:choose("play Mend")
  t:refused(g, { "heal Ranger" }, "cond.invisible.2")
  t:offered(g, "heal Warrior")
  g = epoch.turn(t, { cards = { "Mend" }, me = { hp = 5, conditions = { "invisible" } } })
  g:choose("play Mend"):choose("heal Warrior")
  t:eq(epoch.hp(g, "Warrior"), 8)
end)

rule("cond.invisible.4", "no line leads to the Invisible", function(t)
  local g = lane(t, { map = "plain", warrior = "G-3", warrior_is = { "invisible" }, ranger = "C-3", adversaries = { { "Bowman", "I-3" } },
                      force = { "2" } })
  t:eq(epoch.hp(g, "Ranger"), 8)
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:eq(epoch.count(g, "for accuracy"), 0) -- nor is it in the way
end)

rule("cond.vengeful.3", "if the attacker falls before, Vengeful is kept", function(t)
  local g = epoch.turn(t, { class = "Rogue", cards = { "Reckless" }, force = { "1" },
                            adversaries = { { "Dummy", "E-3", conditions = { "vengeful" } } } })
  g:choose("play Reckless"):choose("attack", "Dummy", "Basic")
  t:eq(epoch.at(g, "Rogue"), nil)
  t:ok(epoch.has(g, "Dummy", "Vengeful"))
end)

rule("cond.vengeful.1", "a Vengeful character strikes back with the die its player picks", function(t)
  local g = lane(t, { ranger_is = { "vengeful" }, adversaries = { { "Hunter", "E-1", colour = "red" } }, force = { "1", "4" } })
  t:offered(g, "attack", "Hunter", "Basic")
  g:choose("attack", "Hunter", "Blitz")
  t:eq(epoch.hp(g, "Hunter"), 12 - 3)
  t:ok(not epoch.has(g, "Ranger", "Vengeful"))
end)

rule("cond.burning.3", "Frozen on a Burning figure only puts the fire out", function(t)
  local g = lane(t, { ranger_is = { "burning" }, adversaries = { { "Tender", "E-1", colour = "red" } }, force = { "1" } })
  t:ok(not epoch.has(g, "Ranger", "Burning"))
  t:ok(not epoch.has(g, "Ranger", "Frozen"))
end)

local function herald(t, condition)
  local g = epoch.ready(t, "lane")
  g:arrange{ characters = { Warrior = { at = "A-1" }, Ranger = { at = "C-1" } }, decision = "dark blue N E",
             adversaries = { { called = "Herald", at = "O-1", colour = "dark blue", conditions = { condition } } } }
  epoch.select(g, { "Mend" }, { "Burning Volley" })
  local before = epoch.stat(g, "Herald", "guard")
  g:choose("end the turn")
  return before, epoch.stat(g, "Herald", "guard")
end

rule({ "cond.knocked.5", "cond.knocked.6" }, "round effects rest while their adversary lies there, and are back when it stands", function(t)
  local before, later = herald(t, "knocked down")
  t:eq({ before, later }, { 0, 2 })
end)

rule("cond.stunned.6", "and while it is Stunned", function(t)
  local before, later = herald(t, "stunned")
  t:eq({ before, later }, { 0, 2 })
end)

rule("cond.stunned.2", "the Stunned use nothing", function(t)
  local g = epoch.open(t, "plain", nil, { seats = { { characters = { { class = "Warrior", gear = { "Draught" } }, "Ranger" } } } })
  g:go("round.3")
  g:arrange{ characters = { Warrior = { hp = 5, conditions = { "stunned" } } } }
  epoch.select(g, { "Strike" }, { "Burning Volley" })
  t:refused(g, { "use Draught" }, "cond.stunned.2")
end)

-- ---- Frozen ----

rule({ "frozen.ex1", "cond.frozen.2" }, "Frozen before its turn a figure acts later, and thaws with it", function(t)
  local g = epoch.ready(t, "lane")
  g:arrange{ characters = { Warrior = { at = "A-1" }, Ranger = { at = "C-1" } }, decision = "dark blue N E",
             adversaries = { { called = "Tender", at = "E-1", colour = "red" } } }
  g:force{ "1" }
  epoch.select(g, { "Burning Volley", "Walk", "Mend" }, { "Burning Volley" }) -- 7 and 4, the Tender 4
  g:choose("end the turn") -- the Ranger comes first
  t:ok(epoch.has(g, "Ranger", "Frozen"))
  g = epoch.ready(t, "lane")
  g:arrange{ characters = { Warrior = { at = "A-1" }, Ranger = { at = "C-1" } }, decision = "dark blue N E",
             adversaries = { { called = "Tender", at = "E-1", colour = "red" } } }
  g:force{ "1" }
  epoch.select(g, { "Burning Volley", "Walk", "Mend" }, { "Burning Volley", "Mend" }) -- 7, and 5 that become 10
  t:ok(g:ask().prompt:find("Warrior"))
  g:choose("end the turn")
  t:ok(g:log_has("Ranger takes its turn (initiative 10)"))
  g:choose("end the turn")
  t:ok(not epoch.has(g, "Ranger", "Frozen"))
end)

rule({ "frozen.ex2", "cond.frozen.4" }, "Frozen after its turn it pays double in the next round", function(t)
  local g = epoch.ready(t, "lane")
  g:arrange{ characters = { Warrior = { at = "A-1" }, Ranger = { at = "C-1" } }, decision = "dark blue N E",
             adversaries = { { called = "Tender", at = "E-1", colour = "red" } } }
  epoch.select(g, { "Burning Volley" }, { "Heavy Blow" })
  g:force{ "1" }
  g:choose("end the turn") -- the Ranger
  g:go("round.3 next")
  t:ok(epoch.has(g, "Ranger", "Frozen"))
  g:choose("choose Walk"):choose("done")
  t:refused(g, { "choose Blink" }, "select.3") -- 8 of 6
  g:arrange{ adversaries = { { called = "Dummy", at = "W-1", colour = "yellow" } } }
  g:choose("choose Walk"):choose("done")
  t:ok(not g:log_has("Ranger takes its turn (initiative 4)"))
  g:choose("end the turn") -- the Warrior
  t:ok(g:log_has("Ranger takes its turn (initiative 4)"))
  g:choose("end the turn")
  t:ok(not epoch.has(g, "Ranger", "Frozen"))
end)

rule({ "frozen.ex3", "frozen.ex4" }, "Frozen in its own turn it is so for all of the next one", function(t)
  local g = epoch.turn(t, { cards = { "Strike", "Walk" }, adversaries = { { "Herald", "E-3", colour = "yellow" } }, force = { "1" } })
  g:choose("play Strike"):choose("attack", "Herald", "Basic")
  t:ok(epoch.has(g, "Warrior", "Frozen"))
  g:choose("play Walk")
  t:ok(g:ask().prompt:find("3 MP"))
  g:choose("end the turn")
  t:ok(epoch.has(g, "Warrior", "Frozen"))
  g:go("round.3 next")
  t:refused(g, { "choose Burning Volley" }, "select.3")
  epoch.select(g, { "Feint" }, { "Heavy Blow" })
  t:ok(g:log_has("Warrior takes its turn (initiative 2)"))
  g:choose("end the turn")
  t:ok(not epoch.has(g, "Warrior", "Frozen"))
end)

-- ---- At once ----

rule({ "simul.1", "simul.2" }, "a Vengeful one strikes back before it retreats", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, force = { "1", "3" },
                            adversaries = { { "Herald", "E-3", colour = "light blue", conditions = { "vengeful" } } } })
  g:choose("play Strike"):choose("attack", "Herald", "Basic")
  t:eq(epoch.hp(g, "Warrior"), 12 - 2)
  t:ok(epoch.before(g, "Herald attacks Warrior", "Herald moves to"))
end)

rule({ "simul.3", "simul.4" }, "of effects that come at once players choose the order", function(t)
  local function ends(first)
    local g = epoch.ready(t, "order")
    g:arrange{ characters = { Warrior = { hp = 12 }, Ranger = { hp = 5 } } }
    g:pass_until(function() return g:ask() and g:ask().rule == "simul.3" end)
    t:eq(#g:options(), 2)
    g:choose(g:options()[1] .. (first == 2 and "#2" or ""))
    g:pass_until(function() return g:see("round") == 2 end)
    return { epoch.hp(g, "Warrior"), epoch.hp(g, "Ranger") }
  end
  local one, other = ends(1), ends(2)
  t:eq({ one[2], other[2] }, { 4, 4 })
  t:eq({ math.min(one[1], other[1]), math.max(one[1], other[1]) }, { 10, 11 }) -- healed first, at full HP, or hurt first
end)

rule({ "dice.acc.7", "cond.blinded.1" }, "the Accuracy die also says whether the Blinded see", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, me = { conditions = { "blinded" } }, adversaries = { { "Dummy", "E-3" } },
                            force = { "success", "2" } })
  g:choose("play Strike"):choose("attack", "Basic")
  t:ok(g:log_has("to see through blindness"))
  t:eq(epoch.hp(g, "Dummy"), 18)
end)

-- ---- Doors, orbs, treasure ----

rule("token.door.2", "a door that is closed again is a closed door", function(t)
  local g = epoch.ready(t, "shutters")
  g:arrange{ characters = { Warrior = { at = "E-5" }, Ranger = { at = "A-1" } }, open = { "G-5" } }
  g:go("round.3 next")
  t:ok(g:log_has("The door at G-5 closes"))
  epoch.select(g, { "Walk" }, { "Burning Volley" })
  g:choose("play Walk")
  t:not_offered(g, "move to I-5")
  t:offered(g, "move to G-5") -- and opens it
end)

rule("token.door.3", "whoever stands in it goes to the nearest empty space, by the Decision die", function(t)
  local function to(face)
    local g = epoch.ready(t, "shutters")
    g:arrange{ open = { "G-5" }, characters = { Warrior = { at = "G-5" }, Ranger = { at = "A-1" } }, decision = face }
    g:go("round.3 next")
    return epoch.at(g, "Warrior")
  end
  t:eq(to("dark blue N E"), "H-4")
  t:eq(to("yellow W N"), "E-5")
  t:eq(to("light blue E S"), "I-5")
end)

rule({ "orb.6", "orb.7", "token.orb.1" }, "a mission's orb does what the mission says, each time it is played", function(t)
  for _ = 1, 2 do
    local g = epoch.ready(t, "relics")
    g:arrange{ characters = { Warrior = { at = "I-3" }, Ranger = { at = "A-1" } } }
    t:eq(epoch.on(g, "J-4"), { "Orb" })
    epoch.select(g, { "Strike" }, { "Burning Volley" })
    g:choose("end the turn"):choose("activate the orb at J-4")
    t:ok(g:log_has("Warrior gets 3 nova cells"))
    t:eq(epoch.on(g, "J-4"), { "Spent orb" })
  end
end)

rule({ "treasure.5", "treasure.6" }, "and so does its treasure", function(t)
  for _ = 1, 2 do
    local g = epoch.ready(t, "relics")
    g:arrange{ characters = { Warrior = { at = "L-4", hp = 5 }, Ranger = { at = "A-1" } } }
    epoch.select(g, { "Strike" }, { "Burning Volley" })
    g:choose("end the turn"):choose("retrieve the treasure at K-5")
    t:eq(epoch.hp(g, "Warrior"), 9)
  end
end)

rule("species.card.4", "what a species has is for its own characters only", function(t)
  local function mends(species)
    local g = epoch.open(t, "plain", { { class = "Warrior", species = species }, { class = "Ranger", species = "Stout" } })
    g:go("round.3")
    g:arrange{ characters = { Warrior = { hp = 3 } } }
    epoch.select(g, { "Mend" }, { "Burning Volley" })
    g:choose("play Mend"):choose("heal Warrior")
    return epoch.hp(g, "Warrior") - 3
  end
  t:eq(mends("Human"), 3)
  t:eq(mends("Stout"), 4)
end)

test("adversaries that are arranged are all there are, also after as many as a map takes", function(t)
  local g = epoch.ready(t, "wide", { "Warrior", "Ranger" })
  local many, n = {}, 0
  local types = { "Dummy", "Guard", "Archer", "Brute", "Hunter", "Twin" }
  for i = 0, 31 do many[i + 1] = { called = types[i // 6 + 1], at = ("BDFHJLNP"):sub(i % 8 + 1, i % 8 + 1) .. "-" .. (i // 8 * 2 + 2) } end
  g:arrange{ characters = { Warrior = { at = "S-1" }, Ranger = { at = "Q-1" } }, adversaries = many }
  g:arrange{ adversaries = { { called = "Dummy", at = "S-3" } } }
  for _, p in ipairs(g:view().boards[1].pieces) do if p.colour then n = n + 1 end end
  t:eq(n, 3)
end)
