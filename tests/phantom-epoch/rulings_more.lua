-- Rulings: rules that meet each other where no chapter brings them together.
local epoch = require "lib.epoch"
local ship = require "lib.ship"

local function turn(t, with)
  local g = epoch.turn(t, with)
  if not g:has("play " .. with.cards[1]) then g:choose(with.class or "Warrior") end
  if with.play ~= false then g:choose("play " .. with.cards[1]) end
  return g
end

-- The Warrior at C-3 strikes what stands at E-3.
local function strike(t, with)
  with.cards = with.cards or { "Strike" }
  with.adversaries = with.adversaries or { { with.whom or "Dummy", "E-3", conditions = with.its } }
  local g = turn(t, with)
  g:choose("attack", with.whom or "Dummy", "Basic")
  return g
end

-- Adversaries on a lane of twelve spaces; the characters act after them.
local function lane(t, with)
  return epoch.foes(t, { map = with.map or "lane", adversaries = with.adversaries, force = with.force, decision = with.decision,
    position = with.position, classes = with.classes, setup = with.setup,
    characters = with.characters or { Warrior = { at = with.warrior or "C-1", conditions = with.his, hp = with.hp }, Ranger = { at = with.ranger or "A-1" } } })
end

local function gear(pieces) return { seats = { { characters = { { class = "Warrior", gear = pieces }, "Ranger" } } } } end

-- ---- Retaliation ----

rule({ "cond.vengeful.2" }, "a Vengeful adversary that is Stunned already does not answer", function(t)
  local g = strike(t, { its = { "vengeful", "stunned" }, force = { "1" } })
  t:eq(epoch.hp(g, "Dummy"), 19)
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(epoch.has(g, "Dummy", "Vengeful"))
end)

rule({ "cond.vengeful.1", "cond.weakened.1" }, "a Weakened one answers with 3 less", function(t)
  local g = strike(t, { its = { "vengeful", "weakened" }, force = { "1", "3" } })
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(not epoch.has(g, "Dummy", "Vengeful"))
end)

rule({ "cond.vengeful.1", "cond.blinded.1" }, "a Blinded one looks first; a Miss spends its answer", function(t)
  local g = strike(t, { its = { "vengeful", "blinded" }, force = { "1", "miss" } })
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(not epoch.has(g, "Dummy", "Vengeful"))
  g = strike(t, { its = { "vengeful", "blinded" }, force = { "1", "success", "3" } })
  t:eq(epoch.hp(g, "Warrior"), 10)
end)

rule({ "cond.vengeful.1", "attack.2a" }, "a character that answers picks its die", function(t)
  local g = lane(t, { warrior = "C-1", his = { "vengeful" }, adversaries = { { "Hunter", "E-1", colour = "red" } }, force = { "1" } })
  t:offered(g, "Hunter", "Basic")
  t:offered(g, "Hunter", "Blitz")
  g:force{ "4" }
  g:choose("Hunter", "Blitz")
  t:eq(epoch.hp(g, "Hunter"), 12 - 3)
end)

rule({ "cond.vengeful.1", "board.12" }, "what guards the attacker guards it against the answer", function(t)
  local g = turn(t, { cards = { "Shield Wall", "Strike" }, adversaries = { { "Dummy", "E-3", conditions = { "vengeful" } } }, force = { "1", "3" } })
  g:choose("play Strike")
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Warrior"), 12) -- 3 - 1 - 2
end)

rule({ "attack.melee.2" }, "who reaches two spaces far is not answered from there", function(t)
  local g = strike(t, { setup = gear{ "Long Arms" }, adversaries = { { "Dummy", "G-3", conditions = { "vengeful" } } }, force = { "1" } })
  t:eq(epoch.hp(g, "Dummy"), 19)
  t:ok(epoch.has(g, "Dummy", "Vengeful"))
end)

-- ---- Attacks ----

rule({ "attack.4d" }, "past the friend beside one, two spaces far, without a roll", function(t)
  local g = strike(t, { map = "lane", at = "C-1", other = "E-1", setup = gear{ "Long Arms" }, adversaries = { { "Dummy", "G-1" } }, force = { "2" } })
  t:eq(epoch.hp(g, "Dummy"), 18)
end)

rule({ "dice.acc.3", "pierce.2" }, "pierce works on whoever was in the way", function(t)
  local g = turn(t, { class = "Ranger", cards = { "Heavy Blow" }, map = "lane", at = "A-1", other = "W-1",
    adversaries = { { "Guard", "E-1" }, { "Dummy", "I-1" } }, force = { "2", "block" } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Guard"), 20 - 3) -- 2 + 2 against 3 - 2
  t:eq(epoch.hp(g, "Dummy"), 20)
end)

rule({ "attack.multi.2", "attack.4a" }, "of two targets the one beside needs no roll, the one behind it neither", function(t)
  local g = turn(t, { class = "Ranger", cards = { "Burning Volley" }, map = "lane", at = "A-1", other = "W-1",
    adversaries = { { "Dummy", "C-1" }, { "Guard", "G-1" } }, force = { "1", "critical" } })
  g:choose("attack", "Dummy", "Basic")
  g:choose("attack", "Guard", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 19)
  t:eq(epoch.hp(g, "Guard"), 17)
end)

rule({ "attack.6a" }, "what guard 0 leaves of a Weakened 1 does not scratch an object", function(t)
  local g = turn(t, { cards = { "Strike" }, map = "blocked", at = "I-1", other = "A-1", me = { conditions = { "weakened" } },
    adversaries = { { "Dummy", "W-1" } }, force = { "1" } })
  g:choose("attack", "object", "Basic")
  t:eq(epoch.on(g, "K-1"), {})
end)

rule({ "attack.7d", "crit.2" }, "a Critical Strike on the invulnerable: no damage, and it bleeds", function(t)
  local g = strike(t, { whom = "Golem", force = { "critical" } })
  t:eq(epoch.hp(g, "Golem"), 12)
  t:ok(epoch.has(g, "Golem", "Bleeding"))
end)

rule({ "cond.resilient.1", "crit.4" }, "Resilient takes the condition of a critical ability as well", function(t)
  local g = strike(t, { its = { "resilient" }, force = { "critical" } })
  t:ok(not epoch.has(g, "Dummy", "Bleeding"))
  t:ok(not epoch.has(g, "Dummy", "Resilient"))
end)

rule({ "fumble.1" }, "an adversary that fumbles does not attack again in its turn", function(t)
  local g = lane(t, { warrior = "C-1", adversaries = { { "Twin", "E-1" } }, force = { "fumble" } })
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:eq(epoch.count(g, "attacks Warrior"), 1)
end)

test("a destroyed object is in nobody's line", function(t)
  local g = turn(t, { class = "Ranger", cards = { "Strike" }, map = "blocked", at = "I-1", other = "A-1",
    position = { objects = { ["K-1"] = "destroyed" } }, adversaries = { { "Dummy", "O-1" } }, force = { "2" } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 18)
end)

-- ---- Turns ----

rule({ "cond.frozen.1", "select.2" }, "frozen, barred from resting and with dear cards only: it passes with initiative 1", function(t)
  local g = epoch.ready(t, "plain")
  g:arrange{ characters = { Warrior = { at = "C-3", rested = true, conditions = { "frozen" },
    discard = { "Strike", "Heavy Blow", "Walk", "Hit and Run", "Jump", "Feint", "Mend", "Shield Wall", "Battle Fury" } },
    Ranger = { at = "A-1" } }, adversaries = { { called = "Dummy", at = "K-1" } } }
  t:not_offered(g, "rest with Warrior")
  t:not_offered(g, "choose Burning Volley")
  g:go("round.7")
  t:ok(epoch.before(g, "Warrior takes its turn (initiative 1)", "Ranger takes its turn") or g:log_has("Warrior", "initiative 1"))
end)

rule({ "rest.10", "cond.stunned.3" }, "Stunned, it rests, and then uses an item", function(t)
  local g = epoch.ready(t, "plain", nil, { setup = nil, seats = { { characters = { { class = "Warrior", gear = { "Salve" } }, "Ranger" } } } })
  g:arrange{ characters = { Warrior = { at = "C-3", hp = 5, conditions = { "stunned" }, discard = { "Walk" } }, Ranger = { at = "A-1" } },
             adversaries = { { called = "Dummy", at = "K-1" } } }
  epoch.select(g, "rest", { "Walk", "Strike" })
  g:until_option("use Salve")
  t:ok(not epoch.has(g, "Warrior", "Stunned"))
end)

rule({ "cond.knocked.4", "convert.char.3" }, "a card turned into movement lets it stand up: 2 AP, 1 MP is left", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, me = { conditions = { "knocked down" } } })
  g:choose("turn Strike into 2 MP")
  g:choose("stand up")
  t:ok(not epoch.has(g, "Warrior", "Knocked Down"))
  t:offered(g, "move to E-3")
  t:not_offered(g, "move to G-3")
end)

rule({ "cond.barrier.1", "hazard.trap.2" }, "Barrier against a trap that was set: no damage, and the trap is gone", function(t)
  local g = turn(t, { cards = { "Walk" }, me = { conditions = { "barrier" } }, position = { hazards = { ["E-3"] = "trap" } } })
  g:choose("move to E-3")
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(not epoch.has(g, "Warrior", "Barrier"))
  t:eq(epoch.on(g, "E-3"), {})
end)

test("an orb behind a wall is not beside one", function(t)
  local g
  for _, map in ipairs{ "plain", "wall" } do
    g = turn(t, { cards = { "Walk" }, map = map, at = "E-3", play = false, position = { tokens = { ["G-3"] = "orb" } } })
    g:choose("end the turn")
    t:eq(g:has("activate"), map == "plain")
  end
  t:eq(epoch.on(g, "G-3"), { "Orb" })
end)

test("nor is treasure", function(t)
  local g
  for _, map in ipairs{ "plain", "wall" } do
    g = turn(t, { cards = { "Walk" }, map = map, at = "E-3", play = false, position = { tokens = { ["G-3"] = "treasure" } } })
    g:choose("end the turn")
    t:eq(g:has("retrieve"), map == "plain")
  end
  t:eq(epoch.on(g, "G-3"), { "Treasure" })
end)

rule({ "heal.3" }, "a heal of range 1 does not go through a wall", function(t)
  for _, map in ipairs{ "plain", "wall" } do
    local g = turn(t, { class = "Healer", cards = { "Mend" }, map = map, at = "E-3", me = { hp = 5 },
      position = { characters = { Ranger = { at = "G-3", hp = 3 } } } })
    t:eq(g:has("heal Ranger"), map == "plain")
  end
end)

rule({ "teleport.1" }, "an open door is an empty space to teleport to", function(t)
  local g = turn(t, { class = "Ranger", cards = { "Blink" }, map = "perils", at = "A-1", other = "C-1", others = { "Heavy Blow", "Walk" },
    position = { open = { "G-5" } } })
  t:offered(g, "teleport to G-5")
end)

rule({ "defeat.char.2", "round.7" }, "defeated before its turn: the round goes on without it", function(t)
  local g = lane(t, { warrior = "C-1", hp = 1, adversaries = { { "Hunter", "E-1", colour = "red" } }, force = { "3" } })
  t:eq(epoch.hp(g, "Warrior"), 0)
  t:eq(epoch.count(g, "Warrior takes its turn"), 0)
  t:offered(g, "play")
end)

-- ---- Adversaries and bosses ----

rule({ "hazard.fire.3", "cond.burning.1" }, "an adversary in the fire burns turn after turn", function(t)
  local g = epoch.foes(t, { map = "plain", characters = { Warrior = { at = "A-1" }, Ranger = { at = "A-3" } },
    adversaries = { { "Dummy", "K-1", conditions = { "burning" } } }, position = { hazards = { ["K-1"] = "fire" } } })
  t:eq(epoch.hp(g, "Dummy"), 17)
  g:go("round.3 next")
  epoch.select(g, { "Strike", "Mend", "Battle Fury" }, { "Strike", "Jump" })
  g:go("round.3 next")
  t:eq(epoch.hp(g, "Dummy"), 14)
end)

rule({ "cond.bleeding.1", "adv.defeat.5", "result.win.1" }, "the last one bleeds to death in its turn: cells where it stood, and the mission is won when the round is over", function(t)
  local g = lane(t, { adversaries = { { "Hunter", "K-1", hp = 2, conditions = { "bleeding" } } } })
  t:eq(epoch.hp(g, "Hunter"), 0)
  t:eq(epoch.on(g, "K-1"), { "Nova cells" })
  t:eq(g:status(), "playing")
  g:go("over")
  t:eq(g:status(), "won")
end)

local function lair(t, with)
  local g = epoch.ready(t, "lair", { "Warrior", "Ranger" })
  g:arrange{ characters = { Warrior = { at = "C-3" }, Ranger = { at = "A-1" } },
             adversaries = { { called = "Ogre", at = with.at or "E-3", hp = with.hp, conditions = with.its } } }
  g:force(with.force)
  epoch.select(g, { "Burning Volley", "Walk" }, { "Burning Volley", "Walk" })
  return g
end

rule({ "boss.turn.1", "cond.stunned.5" }, "a Stunned boss does nothing in its turn, and is free after it", function(t)
  local g = lair(t, { its = { "stunned" }, force = { "Only Club" } })
  g:until_event("Ogre", "turn")
  g:go("round.7")
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(not epoch.has(g, "Ogre", "Stunned"))
end)

rule({ "boss.turn.1", "cond.knocked.4" }, "one that was knocked down stands up with its stride, then clubs", function(t)
  local g = lair(t, { its = { "knocked down" }, force = { "Only Club", "2" } })
  g:go("round.7")
  t:ok(not epoch.has(g, "Ogre", "Knocked Down"))
  t:eq(epoch.hp(g, "Warrior"), 12 - 3)
end)

rule({ "heal.adv.1", "round.6c" }, "Regrow: the last in the round, and never above its maximum", function(t)
  local g = lair(t, { hp = 17, force = { "Only Regrow" } })
  t:eq(epoch.stat(g, "Ogre", "initiative"), 9)
  g:go("round.3 next")
  t:eq(epoch.hp(g, "Ogre"), 20)
end)

rule({ "bosscard.3", "round.5c" }, "a persistent card is not shuffled in again", function(t)
  local g = epoch.ready(t, "lair", { "Warrior", "Ranger" })
  g:arrange{ characters = { Warrior = { at = "A-1" }, Ranger = { at = "A-3" } }, adversaries = { { called = "Ogre", at = "L-4", conditions = { "stunned" } } } }
  g:force{ "Thick Skin" }
  for _ = 1, 8 do
    epoch.select(g, g:has("rest with") and "rest" or { "Mend" })
    epoch.select(g, g:has("rest with") and "rest" or { "Mend" })
    g:go("round.3 next")
  end
  t:eq(epoch.count(g, "Ogre draws"), 8)
  t:eq(epoch.count(g, "Ogre draws Thick Skin"), 1)
end)

rule({ "cond.resilient.1", "attack.7c" }, "Burning and Frozen at once on the Resilient: the one that comes first is spent, the other stays", function(t)
  local function struck(first)
    local g = lane(t, { warrior = "C-1", his = { "resilient" }, adversaries = { { "Tender", "E-1", colour = "light blue" } }, force = { "1" } })
    g:choose(first)
    return { epoch.has(g, "Warrior", "Resilient"), epoch.has(g, "Warrior", "Burning"), epoch.has(g, "Warrior", "Frozen") }
  end
  t:eq(struck("Burning"), { false, false, true })
  t:eq(struck("Frozen"), { false, true, false })
end)

rule({ "move.2", "move.3" }, "move, attack, move: without the attack both moves are one pool", function(t)
  local g = turn(t, { cards = { "Hit and Run" }, map = "lane", at = "A-1", other = "W-1", adversaries = { { "Dummy", "Q-1" } } })
  t:offered(g, "move to E-1")
  g:choose("go on")
  g:until_option("move to")
  t:ok(g:has("move to C-1"))
end)

-- ---- Aboard ----

local function ashore(t, ann, more)
  local log = { done = ship.won{ "lesson", "raid" }, last = "raid", gone = { "Tale" },
                characters = { ship.sheet("Ann", "Warrior", ann), ship.sheet("Bob", "Ranger") } }
  for key, value in pairs(more or {}) do log[key] = value end
  return ship.open(t, ship.log(log))
end

rule({ "campaign.fame.5" }, "fame 2 opens the second tier, fame 1 does not", function(t)
  for fame = 1, 2 do
    local g = ashore(t, { nova = 20 }, { counters = { ["fame on Nowhere"] = fame } })
    g:choose("trade with Ann")
    t:eq(g:has("buy Crown"), fame == 2)
  end
end)

rule({ "campaign.shop.7", "campaign.shop.8" }, "what was sold far from home is not to be had there", function(t)
  local g = ashore(t, { gear = { { name = "Far Cloak" } } })
  g:choose("trade with Ann")
  g:choose("sell Far Cloak")
  t:not_offered(g, "buy Far Cloak")
end)

rule({ "cond.vengeful.1", "fumble.1" }, "Vengeful answers a Fumble, for an attack that failed is complete", function(t)
  local g = turn(t, { cards = { "Strike" }, at = "C-3", adversaries = { { "Dummy", "E-3", conditions = { "vengeful" } } }, force = { "fumble", "3" } })
  g:choose("attack dark blue Dummy with the Basic die")
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Dummy", "Vengeful") }, { 10, false })
end)

rule({ "cond.vengeful.1", "cond.blinded.1" }, "and an attack that a Blinded one spoiled", function(t)
  local g = turn(t, { cards = { "Strike" }, at = "C-3", me = { conditions = { "blinded" } },
    adversaries = { { "Dummy", "E-3", conditions = { "vengeful" } } }, force = { "miss", "3" } })
  g:choose("attack dark blue Dummy with the Basic die")
  t:eq({ epoch.hp(g, "Warrior"), epoch.has(g, "Dummy", "Vengeful") }, { 10, false })
end)

rule({ "cond.burning.1" }, "the last adversary may burn to death at the start of its turn: the objective is met", function(t)
  local g = epoch.foes(t, { characters = { Warrior = { at = "A-1" }, Ranger = { at = "A-5" } },
    adversaries = { { "Dummy", "I-3", hp = 2, conditions = { "burning" } } } })
  t:ok(g:log_has("The objective is met")); g:go("over"); t:eq(g:status(), "won")
end)
