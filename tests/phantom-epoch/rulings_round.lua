-- Rulings: situations at the table and what the rulebook says of them. Rounds, choosing, resting, turns.
local epoch = require "lib.epoch"

-- Both act with these cards; the Warrior's initiative is the lower one unless it says otherwise.
local function round(t, warrior, ranger, position, map, more)
  local g = epoch.ready(t, map or "plain", nil, more)
  position = position or {}
  position.characters = position.characters or {}
  position.characters.Warrior = position.characters.Warrior or { at = "C-3" }
  position.characters.Ranger = position.characters.Ranger or { at = "A-5" }
  position.adversaries = position.adversaries or { { called = "Dummy", at = "K-1" } }
  position.decision = position.decision or "dark blue N E"
  g:arrange(position)
  epoch.select(g, warrior, ranger)
  return g
end

local function geared(gear, class, more)
  local one = { class = class or "Warrior", gear = gear }
  for key, value in pairs(more or {}) do one[key] = value end
  return { seats = { { characters = { one, "Ranger" } } } }
end

-- ---- Initiative ----

rule({ "round.6a", "round.7" }, "the AP of all chosen cards count, played or not: 2 + 1 before 4", function(t)
  local g = round(t, { "Burning Volley" }, { "Walk", "Mend" })
  t:offered(g, "play Mend")
  t:ok(g:log_has("Ranger takes its turn (initiative 3)"))
end)

rule({ "round.7a" }, "an adversary and a character at 3: the character", function(t)
  local g = round(t, { "Walk", "Mend" }, { "Blink", "Walk" }, { adversaries = { { called = "Dummy", at = "K-1", colour = "dark blue" } } })
  t:ok(g:log_has("Warrior takes its turn (initiative 3)"))
  t:ok(not g:log_has("Dummy takes its turn"))
end)

rule({ "round.7b" }, "two characters at 2: the players say who, and the other is next", function(t)
  local g = round(t, { "Walk" }, { "Walk" })
  t:eq(g:ask().rule, "round.7b")
  g:choose("Ranger"); g:choose("end the turn")
  t:ok(g:log_has("Warrior takes its turn (initiative 2)"))
end)

rule({ "round.7c" }, "of one type at the same initiative, the order of the colours on their card", function(t)
  -- The Guards' card has yellow before red before light blue before dark blue, all with 2 AP.
  local g = round(t, { "Burning Volley", "Walk" }, { "Burning Volley", "Walk" }, { adversaries = {
    { called = "Guard", at = "K-1", colour = "dark blue" }, { called = "Guard", at = "K-3", colour = "red" },
    { called = "Guard", at = "K-5", colour = "yellow" } } })
  t:ok(epoch.before(g, "Yellow Guard takes its turn", "Red Guard takes its turn"))
  t:ok(epoch.before(g, "Red Guard takes its turn", "Dark blue Guard takes its turn"))
end)

rule({ "round.7d", "dice.dec.6" }, "two of one type and colour: the one farthest towards the large letter", function(t)
  local function first(die)
    local g = round(t, { "Burning Volley", "Walk" }, { "Burning Volley", "Walk" }, { decision = die, adversaries = {
      { called = "Brute", at = "K-1", colour = "red" }, { called = "Brute", at = "G-5", colour = "red" } } })
    for _, line in ipairs(g:log()) do
      local at = line:match("Red Brute moves to (%u%-%d)")
      if at then return at end
    end
  end
  t:eq(first("dark blue N E"), "G-1") -- the northern one, two steps
  t:eq(first("dark blue S E"), "D-4") -- the southern one, beside the Warrior
end)

rule({ "round.7e", "dice.dec.6" }, "types level, no colour of the die there: its large letter", function(t)
  local function first(die)
    local g = round(t, { "Burning Volley", "Walk" }, { "Burning Volley", "Walk" }, { decision = die, adversaries = {
      { called = "Twin", at = "K-1", colour = "red" }, { called = "Dummy", at = "K-5", colour = "light blue" } } })
    return epoch.before(g, "Red Twin takes its turn", "Light blue Dummy takes its turn")
  end
  t:ok(first("dark blue N E")) -- Twin: 1 + 3, Dummy: 2 + 2
  t:ok(not first("dark blue S E"))
  t:ok(first("red S W")) -- its colour comes before its letter
end)

rule({ "cond.frozen.2" }, "frozen before its turn, a character comes later in the round", function(t)
  -- The Ranger's Curse-like attacker is an adversary: the red Tender freezes the Warrior.
  local g = epoch.foes(t, { map = "lane", adversaries = { { "Tender", "G-1", colour = "red" } }, force = { "1" },
    characters = { Warrior = { at = "C-1" }, Ranger = { at = "A-1" } } })
  -- Both chose 6; the Warrior now has 12, so that nobody is asked who of them is first.
  t:ok(epoch.has(g, "Warrior", "Frozen"))
  t:ok(g:log_has("Ranger takes its turn (initiative 6)"))
  g:choose("end the turn")
  t:ok(g:log_has("Warrior takes its turn (initiative 12)"))
  g:choose("end the turn")
  t:ok(not epoch.has(g, "Warrior", "Frozen"))
end)

rule({ "equip.14", "round.6a" }, "gear that adds to initiative", function(t)
  local g = round(t, { "Walk" }, { "Walk" }, nil, "plain", geared{ "Plate" })
  t:ok(g:log_has("Ranger takes its turn (initiative 2)"))
  g:choose("end the turn")
  t:ok(g:log_has("Warrior takes its turn (initiative 3)"))
end)

rule({ "rest.3", "rest.3b" }, "who rests has 1, whatever the gear adds", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", discard = { "Walk" } } } }, "plain", geared{ "Plate" })
  t:ok(g:log_has("Warrior takes its turn (initiative 1)"))
end)

rule({ "rest.3" }, "also if it is frozen", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", discard = { "Walk" }, conditions = { "frozen" } } } })
  t:ok(g:log_has("Warrior takes its turn (initiative 1)"))
end)

rule({ "round.6b" }, "an adversary's initiative: species card and the row of its colour", function(t)
  local g = round(t, { "Burning Volley", "Walk" }, { "Burning Volley", "Walk" }, { adversaries = { { called = "Archer", at = "K-5", colour = "light blue" } } })
  t:ok(g:log_has("Light blue Archer takes its turn (initiative 4)")) -- 2 + 2
end)

rule({ "cond.frozen.1", "cond.frozen.2" }, "a frozen adversary has twice that", function(t)
  local g = round(t, { "Burning Volley", "Walk" }, { "Burning Volley", "Walk" }, {
    adversaries = { { called = "Dummy", at = "K-5", colour = "dark blue", conditions = { "frozen" } } } })
  g:choose("Warrior")
  g:choose("end the turn"); g:choose("end the turn")
  t:ok(epoch.before(g, "Ranger takes its turn", "Dark blue Dummy takes its turn (initiative 6)")) -- characters first
end)

-- ---- Choosing ----

rule({ "select.3" }, "the limit is the species card's: 7 of a Human, 6 of a Slink", function(t)
  local g = epoch.ready(t, "plain")
  g:choose("choose Burning Volley")
  t:offered(g, "choose Heavy Blow") -- 4 + 3
  g:choose("choose Walk")
  t:refused(g, { "choose Strike" }, "select.3") -- 4 + 2 + 2
  t:offered(g, "choose Mend")
  g:choose("done")
  g:choose("choose Burning Volley")
  t:refused(g, { "choose Heavy Blow" }, "select.3") -- 7 of 6
end)

rule({ "cond.frozen.1", "select.3" }, "frozen, each card counts twice against the limit", function(t)
  local g = epoch.ready(t, "plain")
  g:arrange{ characters = { Warrior = { conditions = { "frozen" } } } }
  t:refused(g, { "choose Burning Volley" }, "select.3") -- 8 of 7
  t:offered(g, "choose Heavy Blow (6 AP)")
  g:choose("choose Walk")
  t:refused(g, { "choose Strike" }, "select.3") -- 4 + 4
  t:offered(g, "choose Mend") -- 4 + 2
end)

rule({ "select.2" }, "somebody who does not rest chooses a card at least", function(t)
  local g = epoch.ready(t, "plain")
  t:refused(g, { "done" }, "select.2")
end)

rule({ "rest.1" }, "no rest before a card was discarded", function(t)
  local g = epoch.ready(t, "plain")
  t:refused(g, { "rest with" }, "rest.1")
end)

rule({ "rest.2" }, "not two turns running, though cards lie in the discard pile", function(t)
  local g = epoch.ready(t, "plain")
  g:arrange{ characters = { Warrior = { discard = { "Walk" }, rested = true } } }
  t:refused(g, { "rest with" }, "rest.2")
end)

rule({ "rest.2" }, "a turn in between and it may rest again", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", discard = { "Walk" } } } })
  g:go("round.3 next")
  g:arrange{ characters = { Warrior = { discard = { "Mend" } } } }
  t:refused(g, { "rest with" }, "rest.2")
  epoch.select(g, { "Walk" }, { "Blink" })
  g:go("round.3 next")
  t:offered(g, "rest with Warrior")
end)

rule({ "rest.5" }, "rest brings back what was discarded, not what is active", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", discard = { "Walk", "Strike" }, active = { "Battle Fury" } } } })
  t:eq(epoch.zone(g, "discard", 1), {})
  t:eq(#epoch.zone(g, "hand", 1), 9)
  t:eq(epoch.zone(g, "active", 1), { "Battle Fury" })
end)

rule({ "turn.char.1a", "rest.5" }, "a temporary card that ends with the rest turn comes back as well", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", discard = { "Walk" }, active = { "Shield Wall" } } } })
  t:eq(epoch.zone(g, "active", 1), {})
  t:eq(#epoch.zone(g, "hand", 1), 10)
end)

rule({ "rest.6", "cond.stunned.3" }, "all detrimental conditions go at the start of a rest turn, good ones stay", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", hp = 5, discard = { "Walk" },
    conditions = { "bleeding", "stunned", "weakened", "barrier", "vengeful" } } } })
  t:eq(epoch.hp(g, "Warrior"), 5)
  t:eq({ epoch.has(g, "Warrior", "Bleeding"), epoch.has(g, "Warrior", "Stunned"), epoch.has(g, "Warrior", "Weakened") }, { false, false, false })
  t:eq({ epoch.has(g, "Warrior", "Barrier"), epoch.has(g, "Warrior", "Vengeful") }, { true, true })
end)

rule({ "rest.6" }, "Burning may be kept, which a Frozen to come would take", function(t)
  local function rest(answer)
    local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", hp = 9, discard = { "Walk" }, conditions = { "burning" } } } })
    g:choose(answer)
    return epoch.has(g, "Warrior", "Burning"), epoch.hp(g, "Warrior")
  end
  local kept, hp = rest("go on")
  t:eq({ kept, hp }, { true, 9 }) -- it hurts at the start of turns that are no rest
  t:eq(rest("lose Burning"), false)
end)

rule({ "rest.4" }, "who rests plays no card and converts none", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", discard = { "Walk" } } } }, "plain", geared{ "Plate" })
  t:not_offered(g, "play")
  t:not_offered(g, "turn Walk")
end)

rule({ "rest.8" }, "a rest charges gear with cells of the play area", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", discard = { "Walk" }, nova = 1 } } }, "plain", geared{ "Spark Cap" })
  g:choose("charge Spark Cap")
  t:ok(g:log_has("Spark Cap has 1 charge"))
  t:not_offered(g, "charge Spark Cap")
end)

rule({ "rest.9" }, "a rest shifts a cell from one card to another, though none lies in the play area", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", discard = { "Walk" } } } }, "plain",
                  geared{ { name = "Spark Cap", charges = 1 }, "Scope" })
  g:choose("take a nova cell from Spark Cap")
  g:choose("charge Scope")
  t:ok(g:log_has("Scope has 1 charge"))
end)

rule({ "rest.7" }, "a rest is the time to take off what slows one down", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", discard = { "Walk" } } } }, "plain", geared{ "Plate" })
  g:choose("put Plate away")
  t:eq(epoch.stat(g, "Warrior", "guard"), 0)
end)

rule({ "rest.7", "board.3" }, "and to change one piece for another of its kind", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", discard = { "Walk" } } } }, "plain", geared{ "Plate", "Mail" })
  t:refused(g, { "equip Mail" }, "board.3")
  g:choose("put Plate away"); g:choose("equip Mail")
  t:eq(epoch.stat(g, "Warrior", "guard"), 1)
end)

rule({ "rest.11" }, "items are neither put on nor off then", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", discard = { "Walk" } } } }, "plain", geared{ "Plate", "Mail", "Tonic" })
  t:refused(g, { "put Tonic away" }, "rest.11")
end)

rule({ "rest.10", "item.5" }, "an item may be used in a rest turn, and once a mission means once", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { characters = { Warrior = { at = "C-3", hp = 5, discard = { "Walk" } } } }, "plain", geared{ "Flask" })
  g:choose("use Flask")
  t:eq(epoch.hp(g, "Warrior"), 6)
  t:not_offered(g, "use Flask")
end)

rule({ "hazard.fire.5" }, "a rest in the fire: no damage, and Burning again", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { hazards = { ["C-3"] = "fire" },
    characters = { Warrior = { at = "C-3", hp = 8, discard = { "Walk" }, conditions = { "burning" } } } })
  g:choose("lose Burning")
  t:eq(epoch.hp(g, "Warrior"), 8)
  t:ok(epoch.has(g, "Warrior", "Burning"))
end)

rule({ "hazard.poison.4" }, "a rest in poison: Weakened again, no damage", function(t)
  local g = round(t, "rest", { "Mend", "Walk" }, { hazards = { ["C-3"] = "poison" },
    characters = { Warrior = { at = "C-3", hp = 8, discard = { "Walk" } } } })
  t:eq(epoch.hp(g, "Warrior"), 8)
  t:ok(epoch.has(g, "Warrior", "Weakened"))
end)

-- ---- Turns ----

rule({ "turn.char.4" }, "chosen cards that were not played are discarded at the end", function(t)
  local g = round(t, { "Walk", "Mend" }, { "Blink", "Walk" })
  g:choose("end the turn")
  t:eq(#epoch.zone(g, "discard", 1), 2)
end)

rule({ "board.12", "turn.char.1a" }, "a temporary card holds until its owner's next turn begins", function(t)
  local g = round(t, { "Shield Wall" }, { "Blink", "Walk" })
  g:choose("play Shield Wall"); g:choose("end the turn")
  t:eq(epoch.stat(g, "Warrior", "guard"), 2)
  g:go("round.3 next")
  t:eq(epoch.stat(g, "Warrior", "guard"), 2)
  epoch.select(g, { "Strike" }, { "Burning Volley" })
  t:eq(epoch.stat(g, "Warrior", "guard"), 0)
end)

rule({ "board.13" }, "a persistent card stays until its player discards it", function(t)
  local g = round(t, { "Battle Fury" }, { "Blink", "Walk" })
  g:choose("play Battle Fury"); g:choose("end the turn")
  g:go("round.3 next")
  epoch.select(g, { "Strike" }, { "Burning Volley" })
  t:eq(epoch.zone(g, "active", 1), { "Battle Fury" })
  g:choose("discard Battle Fury")
  t:eq(epoch.zone(g, "discard", 1), { "Battle Fury" })
end)

rule({ "convert.char.3", "convert.char.4", "move.2" }, "cards turned into movement add up: 2 + 1 AP are 3 MP", function(t)
  local g = round(t, { "Walk", "Mend" }, { "Blink", "Walk" }, { characters = { Warrior = { at = "A-3" }, Ranger = { at = "A-5" } } })
  g:choose("turn Walk into 2 MP"); g:choose("turn Mend into 1 MP")
  t:offered(g, "move to G-3 (3 MP)")
end)

rule({ "convert.char.2" }, "a card turned into movement does nothing else", function(t)
  local g = round(t, { "Hit and Run" }, { "Blink", "Walk" }, { adversaries = { { called = "Dummy", at = "E-3" } } })
  g:choose("turn Hit and Run into 3 MP")
  t:not_offered(g, "attack")
  t:eq(epoch.zone(g, "discard", 1), { "Hit and Run" })
end)

rule({ "convert.char.5", "convert.char.7" }, "a card turned into an attack: value 0, and no other attack that turn", function(t)
  local g = round(t, { "Walk", "Strike" }, { "Blink", "Walk" }, { adversaries = { { called = "Dummy", at = "E-3" } } })
  g:force{ "2" }
  g:choose("turn Walk into an attack"); g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 18)
  t:not_offered(g, "turn Strike into an attack")
  g:choose("play Strike")
  t:not_offered(g, "attack")
end)

rule({ "convert.char.6" }, "nor is a card turned into an attack after one", function(t)
  local g = round(t, { "Walk", "Strike" }, { "Blink", "Walk" }, { adversaries = { { called = "Dummy", at = "E-3" } } })
  g:force{ "2" }
  g:choose("play Strike"); g:choose("attack", "Dummy", "Basic")
  t:refused(g, { "turn Walk into an attack" }, "convert.char.6")
  t:offered(g, "turn Walk into 2 MP")
end)

rule({ "item.3" }, "an item is used in its owner's turn, between cards", function(t)
  local g = round(t, { "Strike" }, { "Blink", "Walk" }, { adversaries = { { called = "Dummy", at = "E-3" } } }, "plain", geared{ "Tonic" })
  g:choose("use Tonic")
  g:force{ "1" }
  g:choose("play Strike"); g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 17) -- 1 + 2
  g:choose("end the turn")
  t:not_offered(g, "use Tonic")
end)

rule({ "item.4" }, "an item of one use is gone with it", function(t)
  local g = round(t, { "Strike" }, { "Blink", "Walk" }, { characters = { Warrior = { at = "C-3", hp = 4 } } }, "plain", geared{ "Draught" })
  g:choose("use Draught")
  t:eq(epoch.hp(g, "Warrior"), 7)
  t:eq(epoch.zone(g, "worn", 1), {})
end)

-- ---- Events ----

rule({ "mission.setup.8b", "mission.setup.8c" }, "five events of the first kind, then those of the other", function(t)
  local g = epoch.ready(t, "six")
  for _ = 1, 6 do
    g:go("round.3")
    g:arrange{ adversaries = {} }
    epoch.select(g, g:has("rest with") and "rest" or { "Mend" }, g:has("rest with") and "rest" or { "Mend" })
    g:go("round.3 next")
  end
  local early, late = 0, 0
  for _, line in ipairs(g:log()) do
    if line:find("The event of this round: Silence", 1, true) or line:find("The event of this round: Hush", 1, true) then early = early + 1 end
    if line:find("The event of this round: Arrival", 1, true) or line:find("The event of this round: Unrest", 1, true) then late = late + 1 end
  end
  t:eq({ early, late }, { 5, 2 })
end)

rule({ "game.3", "result.fail.2" }, "with the last character the mission is lost at once", function(t)
  local g = epoch.foes(t, { map = "lane", adversaries = { { "Hunter", "E-1", colour = "red" } }, force = { "3" },
    classes = { "Warrior", "Ranger" }, characters = { Warrior = { at = "C-1", hp = 1, conditions = {} }, Ranger = { at = "A-1", hp = 1, conditions = { "bleeding" } } } })
  if g:has("Ranger") then g:choose("Ranger") end
  g:go("over")
  t:eq(g:status(), "lost")
end)
