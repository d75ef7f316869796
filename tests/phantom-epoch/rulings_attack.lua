-- Rulings: attacks, lines of sight, Accuracy, critical abilities, objects.
local epoch = require "lib.epoch"

local function ready(t, with)
  local g = epoch.turn(t, with)
  if not g:has("play " .. with.cards[1]) then g:choose(with.class or "Warrior") end
  if with.play ~= false then g:choose("play " .. with.cards[1]) end
  return g
end

-- The Warrior at C-3 strikes what stands at E-3.
local function strike(t, card, rolls, whom, more)
  more = more or {}
  local g = ready(t, { cards = { card }, me = more.me, map = more.map, setup = more.setup,
                       adversaries = { { whom or "Dummy", "E-3", conditions = more.its } }, force = rolls })
  g:choose("attack", whom or "Dummy", more.die or "Basic")
  return g
end

local function shoot(t, with)
  with.class = with.class or "Ranger"
  with.cards = with.cards or { "Strike" }
  return ready(t, with)
end

-- ---- Numbers ----

local numbers = {
  { "3, no guard", "Strike", "3", "Dummy", 20, 17 },
  { "3 against guard 3", "Strike", "3", "Guard", 20, 20 },
  { "2 + 2 with pierce 2 against guard 3", "Heavy Blow", "2", "Guard", 20, 17 },
  { "a Critical Strike is 3 and takes all guard away", "Strike", "critical", "Guard", 20, 17 },
  { "a Critical Strike with +2", "Heavy Blow", "critical", "Guard", 20, 15 },
  { "1 - 1 is nothing", "Feint", "1", "Dummy", 20, 20 },
  { "2 - 1", "Feint", "2", "Dummy", 20, 19 },
}
for _, one in ipairs(numbers) do
  rule({ "attack.3a", "attack.5a", "attack.6a" }, "numbers: " .. one[1], function(t)
    t:eq(epoch.hp(strike(t, one[2], { one[3] }, one[4]), one[4]), one[6])
  end)
end

rule({ "cond.weakened.1", "cond.vulnerable.1" }, "Weakened and Vulnerable take each other's effect away", function(t)
  t:eq(epoch.hp(strike(t, "Strike", { "2" }, "Dummy", { me = { conditions = { "weakened" } }, its = { "vulnerable" } }), "Dummy"), 18)
end)

rule({ "pierce.4", "cond.vulnerable.1" }, "guard 3 less 2 for Vulnerable: a Critical Strike finds 1 and makes it 0", function(t)
  t:eq(epoch.hp(strike(t, "Strike", { "critical" }, "Guard", { its = { "vulnerable" } }), "Guard"), 17)
end)

rule({ "pierce.1", "cond.vulnerable.1" }, "guard 0 less 2: pierce does nothing, the attack gains 2", function(t)
  t:eq(epoch.hp(strike(t, "Heavy Blow", { "1" }, "Dummy", { its = { "vulnerable" } }), "Dummy"), 15)
end)

rule({ "attack.3a" }, "active cards and gear add to the attack", function(t)
  local g = strike(t, "Strike", { "1" }, "Dummy", { me = { active = { "Battle Fury" } },
    setup = { seats = { { characters = { { class = "Warrior", gear = { "Charm" } }, "Ranger" } } } } })
  t:eq(epoch.hp(g, "Dummy"), 17)
end)

-- ---- Fumbles ----

rule({ "fumble.1" }, "a Fumble at the first of two targets ends the attack on the second", function(t)
  local g = ready(t, { cards = { "Burning Volley" }, force = { "fumble" }, adversaries = { { "Dummy", "E-3" }, { "Guard", "D-2" } } })
  g:choose("attack", "Dummy", "Basic")
  t:not_offered(g, "attack")
end)

rule({ "fumble.1" }, "it bars the attack later on the same card, not its moves", function(t)
  local g = ready(t, { cards = { "Strike", "Hit and Run" }, at = "A-3", other = "L-4", force = { "fumble" }, adversaries = { { "Dummy", "C-3" } } })
  g:choose("attack", "Dummy", "Basic")
  g:choose("play Hit and Run")
  t:offered(g, "move to")
  g:pass()
  t:not_offered(g, "attack")
  t:offered(g, "move to")
end)

rule({ "fumble.1" }, "in the next turn it may attack again", function(t)
  local g = ready(t, { cards = { "Strike" }, force = { "fumble" }, adversaries = { { "Dummy", "E-3" } } })
  g:choose("attack", "Dummy", "Basic")
  g:go("round.3 next")
  epoch.select(g, { "Heavy Blow" }, { "Burning Volley" })
  g:choose("play Heavy Blow")
  t:offered(g, "attack", "Dummy")
end)

rule({ "attack.2c" }, "a Fumble gives no condition and no critical ability", function(t)
  local g = ready(t, { cards = { "Burning Volley" }, force = { "fumble" }, adversaries = { { "Dummy", "E-3" } } })
  g:choose("attack", "Dummy", "Blitz")
  t:ok(not epoch.has(g, "Dummy", "Burning"))
  t:ok(not epoch.has(g, "Dummy", "Bleeding"))
end)

-- ---- Range and sight ----

rule({ "range.2" }, "range 4: an enemy at 4 is a target, one at 5 is not", function(t)
  local g = shoot(t, { at = "A-3", other = "L-4", adversaries = { { "Dummy", "I-3" }, { "Guard", "K-3" } } })
  t:offered(g, "attack", "Dummy")
  t:refused(g, { "attack", "Guard" }, "range.2")
end)

rule({ "range.6" }, "a range of +1 makes it 5", function(t)
  local g = shoot(t, { at = "A-3", other = "L-4", cards = { "Burning Volley" }, adversaries = { { "Dummy", "K-3" } } })
  t:offered(g, "attack", "Dummy")
end)

rule({ "attack.1a" }, "range is counted through figures and objects", function(t)
  local g = shoot(t, { map = "volley", at = "G-1", other = "A-1", adversaries = { { "Dummy", "O-1" }, { "Guard", "K-1" } } })
  t:offered(g, "attack", "Dummy") -- 4 away, past an object, a figure and another object
end)

rule({ "range.3" }, "beside each other with a wall between: two steps around, out of reach of a sword", function(t)
  local g = ready(t, { map = "wall", cards = { "Strike" }, at = "E-3", adversaries = { { "Dummy", "G-3" } } })
  t:not_offered(g, "attack", "Dummy")
end)

rule({ "los.3" }, "a bow sees past the free end of a wall, three steps around it", function(t)
  local g = shoot(t, { map = "walls", at = "E-3", adversaries = { { "Dummy", "G-3" } } })
  t:offered(g, "attack dark blue Dummy with the Basic die (3 away)")
end)

rule({ "los.8", "attack.1b" }, "but not from where the walls stand across", function(t)
  local g = shoot(t, { map = "screen", at = "C-5", other = "A-1", adversaries = { { "Dummy", "G-3" }, { "Guard", "G-5" } } })
  t:refused(g, { "attack", "Dummy" }, "attack.1b")
  t:offered(g, "attack", "Guard")
end)

rule({ "attack.1a" }, "a closed door stops the line", function(t)
  local g = shoot(t, { map = "room", at = "H-2", other = "A-1", adversaries = { { "Dummy", "L-2" } } })
  t:not_offered(g, "attack", "Dummy")
  g = shoot(t, { map = "room", at = "H-2", other = "A-1", adversaries = { { "Dummy", "L-2" } }, position = { open = { "J-2" } } })
  t:offered(g, "attack", "Dummy")
end)

rule({ "los.3" }, "lava does not", function(t)
  local g = shoot(t, { map = "hop", at = "G-1", other = "A-1", adversaries = { { "Dummy", "M-1" } } })
  t:offered(g, "attack", "Dummy")
end)

rule({ "los.3" }, "lava behind a wall all round does", function(t)
  local g = shoot(t, { map = "moat", at = "E-3", other = "A-1", adversaries = { { "Dummy", "I-3" } } })
  t:not_offered(g, "attack", "Dummy")
end)

rule({ "attack.4d" }, "what stands beside the attacker needs no roll, be it an object", function(t)
  local g = shoot(t, { map = "blocked", at = "I-1", other = "A-1", force = { "2" }, adversaries = { { "Dummy", "O-1" } } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 18)
end)

rule({ "attack.4c", "attack.4e", "dice.acc.5" }, "two in the way are rolled for, the nearer first", function(t)
  local g = shoot(t, { map = "lane", at = "A-1", other = "E-1", force = { "2", "success", "success" },
                       adversaries = { { "Dummy", "I-1" }, { "Guard", "G-1" } } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 18)
  t:eq(epoch.count(g, "for accuracy"), 2)
end)

rule({ "dice.acc.3" }, "a Block by the first makes it the target; the second is not rolled for", function(t)
  local g = shoot(t, { map = "lane", at = "A-1", other = "E-1", force = { "2", "block" },
                       adversaries = { { "Dummy", "I-1" }, { "Guard", "G-1" } } })
  g:choose("attack", "Dummy", "Basic")
  t:eq({ epoch.hp(g, "Dummy"), epoch.hp(g, "Healer"), epoch.count(g, "for accuracy") }, { 20, 8, 1 })
end)

rule({ "dice.acc.3", "attack.5a" }, "a Block by a figure with guard: its guard counts", function(t)
  local g = shoot(t, { map = "lane", at = "A-1", other = "W-1", force = { "3", "block" },
                       adversaries = { { "Dummy", "I-1" }, { "Guard", "G-1" } } })
  g:choose("attack", "Dummy", "Basic")
  t:eq({ epoch.hp(g, "Dummy"), epoch.hp(g, "Guard") }, { 20, 20 }) -- 3 - 3
end)

rule({ "dice.acc.3", "attack.7a" }, "the conditions of the attack go to whoever was in the way", function(t)
  local g = shoot(t, { map = "lane", at = "A-1", other = "W-1", force = { "2", "block" }, cards = { "Burning Volley" },
                       adversaries = { { "Dummy", "I-1" }, { "Imp", "G-1" } } })
  g:choose("attack", "Dummy", "Basic")
  t:ok(epoch.has(g, "Imp", "Burning"))
  t:ok(not epoch.has(g, "Dummy", "Burning"))
end)

rule({ "dice.acc.2" }, "a Miss at the first: nothing happens to anybody", function(t)
  local g = shoot(t, { map = "lane", at = "A-1", other = "E-1", force = { "2", "miss" },
                       adversaries = { { "Dummy", "I-1" }, { "Guard", "G-1" } } })
  g:choose("attack", "Dummy", "Basic")
  t:eq({ epoch.hp(g, "Dummy"), epoch.hp(g, "Healer"), epoch.hp(g, "Guard"), epoch.count(g, "for accuracy") }, { 20, 10, 20, 1 })
end)

rule({ "dice.acc.2" }, "a Miss is no Fumble: the next attack may be made", function(t)
  local g = shoot(t, { map = "lane", at = "A-1", other = "E-1", force = { "2", "miss" }, cards = { "Strike", "Heavy Blow" },
                       adversaries = { { "Dummy", "I-1" } } })
  g:choose("attack", "Dummy", "Basic")
  g:choose("play Heavy Blow")
  t:offered(g, "attack", "Dummy")
end)

rule({ "attack.4b", "pierce.4" }, "a Critical Strike reaches its target past everything and all guard", function(t)
  local g = shoot(t, { map = "lane", at = "A-1", other = "E-1", force = { "critical" },
                       adversaries = { { "Guard", "I-1" }, { "Dummy", "G-1" } } })
  g:choose("attack", "Guard", "Basic")
  t:eq({ epoch.hp(g, "Guard"), epoch.count(g, "for accuracy") }, { 17, 0 })
end)

rule({ "object.10" }, "an indestructible object that blocks takes the attack and no harm", function(t)
  local g = shoot(t, { map = "star", at = "A-3", other = "L-4", force = { "3", "block" }, adversaries = { { "Dummy", "I-3" } } })
  t:not_offered(g, "attack", "E-3")
  g:choose("attack", "Dummy", "Basic")
  g:choose("aim past the object at E-3")
  t:eq(epoch.hp(g, "Dummy"), 20)
end)

rule({ "object.7", "attack.6e" }, "an object that can be destroyed and blocks is damaged", function(t)
  local g = shoot(t, { map = "volley", at = "E-1", other = "A-1", force = { "1", "block" }, adversaries = { { "Dummy", "K-1" } } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.on(g, "I-1"), { "Damaged object" })
end)

rule({ "cond.invisible.1" }, "an invisible figure is no target, and nothing in the way", function(t)
  local g = shoot(t, { map = "lane", at = "A-1", other = "W-1", force = { "2" },
                       adversaries = { { "Dummy", "I-1" }, { "Guard", "G-1", conditions = { "invisible" } } } })
  t:refused(g, { "attack", "Guard" }, "cond.invisible.1")
  g:choose("attack", "Dummy", "Basic")
  t:eq({ epoch.hp(g, "Dummy"), epoch.count(g, "for accuracy") }, { 18, 0 })
end)

-- ---- Objects ----

rule({ "object.3", "attack.6e" }, "5 damage or 1: an object worsens by one state", function(t)
  local g = ready(t, { map = "blocked", at = "I-1", cards = { "Heavy Blow", "Strike" }, force = { "3", "1" }, adversaries = { { "Dummy", "W-1" } } })
  g:choose("attack", "K-1", "Basic")
  t:eq(epoch.on(g, "K-1"), { "Damaged object" })
  g:choose("play Strike"); g:choose("attack", "K-1", "Basic")
  t:ok(g:log_has("The object at K-1 is destroyed"))
  t:not_offered(g, "attack", "K-1")
end)

rule({ "object.8" }, "conditions do nothing to an object", function(t)
  local g = ready(t, { map = "blocked", at = "I-1", cards = { "Burning Volley" }, force = { "1" }, adversaries = { { "Dummy", "W-1" } } })
  g:choose("attack", "K-1", "Basic")
  t:ok(not g:log_has("gets Burning"))
end)

rule({ "attack.multi.2", "object.5" }, "two targets may be an enemy and an object", function(t)
  local g = ready(t, { map = "rough", at = "D-4", cards = { "Burning Volley" }, force = { "1", "1" }, adversaries = { { "Dummy", "E-5" } } })
  g:choose("attack", "Dummy", "Basic")
  g:choose("attack", "F-4", "Basic")
  t:eq({ epoch.hp(g, "Dummy"), epoch.on(g, "F-4") }, { 19, { "Damaged object" } })
end)

-- ---- Criticals ----

rule({ "crit.3" }, "with two critical abilities the player picks one, and only that one works", function(t)
  local g = strike(t, "Strike", { "critical" }, "Dummy", { setup = { seats = { { characters = { { class = "Warrior", gear = { "Barb" } }, "Ranger" } } } } })
  g:choose("Barb")
  t:eq({ epoch.has(g, "Dummy", "Weakened"), epoch.has(g, "Dummy", "Bleeding") }, { true, false })
end)

rule({ "crit.5", "crit.6" }, "one roll for three: one critical ability, where the player likes", function(t)
  local g = ready(t, { class = "Rogue", cards = { "Sweep" }, force = { "critical" },
                       adversaries = { { "Dummy", "E-3" }, { "Guard", "D-2" }, { "Brute", "B-2" } } })
  g:choose("attack", "Dummy", "Basic")
  g:choose("attack", "Guard")
  g:choose("attack", "Brute")
  t:eq({ epoch.hp(g, "Dummy"), epoch.hp(g, "Guard"), epoch.hp(g, "Brute") }, { 17, 17, 6 })
  g:choose("Guard")
  t:eq({ epoch.has(g, "Dummy", "Bleeding"), epoch.has(g, "Guard", "Bleeding"), epoch.has(g, "Brute", "Bleeding") }, { false, true, false })
end)

rule({ "crit.4" }, "a target that is defeated by the strike needs no ability, and the turn goes on", function(t)
  local g = ready(t, { cards = { "Strike", "Walk" }, adversaries = { { "Dummy", "E-3", hp = 2 }, { "Guard", "K-1" } }, force = { "critical" } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.at(g, "Dummy"), nil)
  t:offered(g, "play Walk")
end)

rule({ "advdesc.8", "crit.2" }, "an adversary's critical ability is that of its card", function(t)
  local g = epoch.foes(t, { map = "lane", adversaries = { { "Archer", "I-1", colour = "red" } }, force = { "critical" },
    characters = { Warrior = { at = "C-1" }, Ranger = { at = "A-1" } } })
  t:ok(epoch.has(g, "Warrior", "Bleeding"))
  t:eq(epoch.hp(g, "Warrior"), 9)
end)

-- ---- Blinded, Vengeful, Barrier ----

rule({ "cond.blinded.1" }, "blinded: a Block spoils the attack as a Miss does", function(t)
  local g = ready(t, { cards = { "Strike" }, me = { conditions = { "blinded" } }, adversaries = { { "Dummy", "E-3" } }, force = { "block" } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 20)
end)

rule({ "cond.blinded.1" }, "blinded: a Success lets the attack go on; each target has its own", function(t)
  local g = ready(t, { cards = { "Burning Volley" }, me = { conditions = { "blinded" } }, adversaries = { { "Dummy", "E-3" }, { "Guard", "D-2" } },
                       force = { "success", "2", "miss" } })
  g:choose("attack", "Dummy", "Basic")
  g:choose("attack", "Guard", "Basic")
  t:eq({ epoch.hp(g, "Dummy"), epoch.count(g, "misses") }, { 18, 1 })
end)

rule({ "cond.vengeful.1" }, "a Vengeful figure answers with -1, also to an attack that failed", function(t)
  local g = strike(t, "Strike", { "fumble", "3" }, "Dummy", { its = { "vengeful" } })
  t:eq(epoch.hp(g, "Warrior"), 10) -- 3 - 1
  t:ok(not epoch.has(g, "Dummy", "Vengeful"))
end)

rule({ "attack.melee.2" }, "not to one from afar", function(t)
  local g = shoot(t, { at = "C-3", force = { "2" }, adversaries = { { "Dummy", "I-3", conditions = { "vengeful" } } } })
  g:choose("attack", "Dummy", "Basic")
  t:ok(epoch.has(g, "Dummy", "Vengeful"))
end)

rule({ "attack.gen.1", "cond.vengeful.1" }, "a bow at an enemy beside one is a melee attack", function(t)
  local g = shoot(t, { at = "C-3", force = { "2", "2" }, adversaries = { { "Dummy", "E-3", conditions = { "vengeful" } } } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Ranger"), 11)
end)

rule({ "cond.vengeful.2" }, "nor if the attack knocks it down, stuns or defeats it", function(t)
  local g = epoch.foes(t, { map = "lane", adversaries = { { "Tender", "E-1", colour = "yellow" } }, force = { "1" },
    characters = { Warrior = { at = "C-1", conditions = { "vengeful" } }, Ranger = { at = "A-1" } } })
  t:ok(epoch.has(g, "Warrior", "Stunned"))
  t:ok(epoch.has(g, "Warrior", "Vengeful"))
  t:eq(epoch.hp(g, "Tender"), 12)
end)

rule({ "cond.vengeful.1" }, "an answer in another's turn leaves one's own turn as it was", function(t)
  local function own(roll)
    local g = epoch.foes(t, { map = "lane", adversaries = { { "Hunter", "E-1", colour = "red" } }, force = { "1", roll },
      characters = { Warrior = { at = "C-1", conditions = { "vengeful" } }, Ranger = { at = "A-1" } } })
    g:choose("Basic")
    g:choose("Warrior")
    t:offered(g, "turn Walk into an attack")
  end
  own("1")
  own("fumble")
end)

rule({ "cond.vengeful.1", "fumble.1" }, "nor does an adversary's, in its own", function(t)
  local g = ready(t, { cards = { "Strike" }, at = "C-3", force = { "1", "fumble", "2" }, adversaries = { { "Twin", "E-3", colour = "yellow", conditions = { "vengeful" } } } })
  g:choose("attack", "Twin", "Basic")
  g:choose("end the turn")
  g:pass_until(function() return epoch.hp(g, "Warrior") < 12 end)
  t:eq(epoch.hp(g, "Warrior"), 10)
end)

rule({ "cond.barrier.1", "attack.7a" }, "Barrier takes the damage, not the conditions", function(t)
  local g = ready(t, { cards = { "Burning Volley" }, force = { "3" }, adversaries = { { "Dummy", "E-3", conditions = { "barrier" } } } })
  g:choose("attack", "Dummy", "Basic")
  t:eq({ epoch.hp(g, "Dummy"), epoch.has(g, "Dummy", "Barrier"), epoch.has(g, "Dummy", "Burning") }, { 20, false, true })
end)

rule({ "attack.6a" }, "an attack of 0 leaves Barrier", function(t)
  local g = strike(t, "Feint", { "1" }, "Dummy", { its = { "barrier" } })
  t:ok(epoch.has(g, "Dummy", "Barrier"))
end)

rule({ "cond.resilient.1" }, "Resilient takes one of two conditions, the first", function(t)
  local g = ready(t, { class = "Healer", cards = { "Curse" }, force = { "1" }, adversaries = { { "Dummy", "E-3", conditions = { "resilient" } } } })
  g:choose("attack", "Dummy", "Basic")
  g:choose("Frozen first")
  t:eq({ epoch.has(g, "Dummy", "Resilient"), epoch.has(g, "Dummy", "Frozen"), epoch.has(g, "Dummy", "Burning") }, { false, false, true })
end)

rule({ "cond.invisible.8" }, "an invisible attacker is seen even if its attack fails", function(t)
  local g = strike(t, "Strike", { "fumble" }, "Dummy", { me = { conditions = { "invisible" } } })
  t:ok(not epoch.has(g, "Warrior", "Invisible"))
end)

rule({ "attack.2b" }, "adversaries throw the Basic die unless their card says Blitz", function(t)
  local function die(colour)
    local g = epoch.foes(t, { map = "lane", adversaries = { { "Blinker", "G-1", colour = colour } }, force = { "1" },
      characters = { Warrior = { at = "C-1" }, Ranger = { at = "A-1" } } })
    return g:log_has("Basic die"), g:log_has("Blitz die")
  end
  t:eq({ die("red") }, { true, false })
  t:eq({ die("yellow") }, { false, true })
end)

-- ---- Defeat ----

rule({ "adv.defeat.5", "nova.1" }, "an adversary leaves cells of its rating where it fell", function(t)
  local g = ready(t, { cards = { "Strike" }, map = "rated 3", adversaries = { { "Rated", "E-3", hp = 1 }, { "Rated", "K-1" } }, force = { "3" } })
  g:choose("attack", "Rated", "Basic")
  g:choose("end the turn")
  g:choose("take 3 nova cells at E-3")
  t:ok(g:log_has("Warrior gets 3 nova cells"))
end)

rule({ "defeat.char.3", "defeat.char.5", "defeat.char.9" }, "a defeated character leaves the map and keeps its cells", function(t)
  local g = epoch.foes(t, { map = "lane", adversaries = { { "Hunter", "E-1", colour = "red" } }, force = { "3" },
    characters = { Warrior = { at = "C-1", hp = 2, nova = 4, conditions = { "weakened" } }, Ranger = { at = "A-1" } } })
  t:eq(epoch.at(g, "Warrior"), nil)
  t:ok(g:has("play Walk")) -- the Ranger goes on alone
end)
