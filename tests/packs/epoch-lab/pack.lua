-- A pack for tests: plain cards, plain adversaries, small maps of 30 spaces (columns A to L, rows
-- 1 to 5). What the players' pack says may change; this does not.
pack { name = "lab", version = "1", game = "phantom-epoch" }

die "basic" { "fumble", 1, 1, 2, 2, 3, 3, "critical" }
die "blitz" { "fumble", "fumble", 1, 2, 3, 4, "critical", "critical" }
die "accuracy" { "miss", "miss", "block", "block", "success", "success", "success", "success" }
die "decision" {
  { "dark blue", "N", "E" }, { "light blue", "E", "S" }, { "red", "S", "W" }, { "yellow", "W", "N" },
  { "dark blue", "S", "E" }, { "light blue", "W", "S" }, { "red", "N", "W" }, { "yellow", "E", "N" } }

species "Human" { hp = 12, ap = 7 }
species "Slink" { hp = 10, ap = 6 }
species "Stout" { hp = 12, ap = 7, constant { add("heal", 1, me) } }

local ranges = { Warrior = 1, Ranger = 4, Healer = 2, Rogue = 1 }
for _, name in ipairs{ "Warrior", "Ranger", "Healer", "Rogue" } do
  class(name) { range = ranges[name], bandages = 2, slots = { { "melee", "ranged" } },
    critical { effect = inflict("bleeding", attacked) } }
  action_card "Strike" { class = name, ap = 2, does = attack{ 0 } }
  if name == "Rogue" then
    action_card "Backstab" { class = name, ap = 3, does = attack{ 2, whom = enemies{ has = "stunned" } } }
  else
    action_card "Heavy Blow" { class = name, ap = 3, does = attack{ 2, pierce = 2 } }
  end
  action_card "Walk" { class = name, ap = 2, does = move(3) }
  if name == "Healer" then
    action_card "Curse" { class = name, ap = 3, does = attack{ 0, inflict = { "burning", "frozen" } } }
    action_card "Fall Back" { class = name, ap = 2, does = retreat(2) }
  elseif name == "Rogue" then
    action_card "Slip" { class = name, ap = 3, does = move{ 3, through = true } }
    action_card "Sweep" { class = name, ap = 2, does = attack{ 0, targets = 3, together = true } }
  else
    action_card "Hit and Run" { class = name, ap = 3,
      does = { move(2), attack{ 0 }, move(1) } }
    action_card "Jump" { class = name, ap = 2, does = leap(3) }
  end
  if name == "Warrior" then
    action_card "Feint" { class = name, ap = 1, does = attack{ -1 } }
  else
    action_card "Blink" { class = name, ap = 4, does = teleport() }
  end
  action_card "Mend" { class = name, ap = 1, does = heal(3) }
  if name == "Rogue" then
    action_card "Reckless" { class = name, ap = 2, does = attack{ 0, hit = damage(20, me) } }
  else
    action_card "Shield Wall" { class = name, ap = 2, lasts = "temporary",
      constant { add("guard", 2, me) } }
  end
  action_card "Battle Fury" { class = name, ap = 1, lasts = "persistent",
    constant { add("attack", 1, me) } }
  action_card "Burning Volley" { class = name, ap = 4,
    does = attack{ 0, range = "+1", inflict = "burning", targets = 2 } }
  action_card "Finisher" { class = name, ap = 5, sp = 1, does = attack{ 4 } }
end

-- Gear: always at work, manual, automatic.
equipment "Plate" { planet = "Nowhere", tier = 1, slot = "body", price = 4,
  constant { add("guard", 1, me), add("move", -1, me), add("initiative", 1, me) } }
equipment "Mail" { planet = "Nowhere", tier = 1, slot = "body", price = 3,
  constant { add("guard", 1, me) } }
equipment "Springs" { planet = "Nowhere", tier = 1, slot = "feet", price = 3,
  constant { add("leap", 2, me) } }
equipment "Spark Cap" { planet = "Nowhere", tier = 1, slot = "head", price = 3, charges = 2,
  response { when = damage_due(me), cost = charge(1), effect = reduce(2) } }
attachment "Grip" { tier = 1, slot = "melee", charges = 1,
  forced { after = hits(me), cost = charge(1), effect = restore(1, me) } }
equipment "Coil" { planet = "Nowhere", tier = 1, slot = "head", price = 3, charges = 1,
  constant { add("guard", 1, me) }, response { when = damage_due(me), cost = charge(1), effect = reduce(1) } }
equipment "Thorns" { planet = "Nowhere", tier = 1, slot = "body", price = 3, charges = 2,
  forced { after = damaged(me), cost = charge(1), effect = nova(1, me) } }
attachment "Scope" { tier = 1, charges = 2,
  response { when = attacks(me), cost = charge(1), effect = lasting{ "attack", add("attack", 1, me) } } }
attachment "Emblem" { class = "Rogue" }
attachment "Lens" { tier = 1, slot = "medical" }
attachment "Barb" { tier = 1, critical { effect = inflict("weakened", attacked) } }
attachment "Charm" { tier = 1, constant { add("attack", 1, me) } }
-- Each changes one thing.
local function worn(name, slot, change) equipment(name) { planet = "Void", tier = 1, slot = slot, price = 9, constant { change } } end
worn("Hawk Glass", "head", sure_aim(me))
worn("Veil", "body", passes_enemies(me))
worn("Thick Soles", "feet", ignores_hazards(me))
worn("Chains", "feet", cannot_move(me))
worn("Vow", "head", cannot_attack(me))
worn("Lead Gloves", "body", add("heal", -3, me))
worn("Awl", "head", add("pierce", 1, me))
worn("Glass Mail", "body", add("guard", -1, me))
worn("Long Arms", "body", add("range", 1, me))
worn("Great Cloak", "body", add("ap", 1, me))
worn("Herbs", "head", add("heal", 2, me))
equipment "Dawn Charm" { planet = "Void", tier = 1, slot = "head", price = 9,
  forced { after = turn_begins(me), effect = restore(1, me) } }
item "Salve" { uses = "mission", action { effect = heal(2) } }
item "Draught" { action { effect = restore(3, me) } }
item "Tonic" { uses = "mission", action { effect = lasting{ "turn", add("attack", 2, me) } } }
item "Flask" { uses = "mission", action { effect = restore(1, me) } }
item "Kit" { class = "Healer", uses = "mission", action { effect = restore(2, me) } }

adversary "Dummy" { species = "Puppet", class = "Post", rating = 1, copies = 6, hp = 20,
  attack = 0, guard = 0, range = 1 }
adversary "Guard" { species = "Puppet", class = "Guard", rating = 1, copies = 6, hp = 20,
  attack = 0, guard = 3, range = 1 }
adversary "Ghost" { species = "Puppet", class = "Guard", rating = 2, copies = 4, hp = 8,
  attack = -1, guard = -1, range = 1 }
adversary "Archer" { species = "Puppet", class = "Archer", rating = 1, copies = 6, hp = 7,
  attack = 0, guard = 0, range = 6,
  critical { effect = inflict("bleeding", attacked) } }
adversary "Brute" { species = "Brute", class = "Brute", rating = 1, copies = 6, hp = 9,
  attack = 1, guard = 0, range = 1 }
for rating = 1, 3 do
  adversary "Rated" { species = "Rated", class = "Post", rating = rating, copies = 6,
    hp = 5 * rating, attack = rating - 1, guard = 0, range = 1 }
end

local function row(colour, ap, does) return { colour = colour, ap = ap, does = does } end
local function idle(ap)
  return { { colour = "dark blue", ap = ap }, { colour = "light blue", ap = ap + 1 },
           { colour = "red", ap = ap + 2 }, { colour = "yellow", ap = ap + 3 } }
end
for _, name in ipairs{ "Wait", "Stay", "Halt", "Stand" } do
  species_card("Puppet: " .. name) { species = "Puppet", ap = 2 }
end
class_card "Post: Stand" { class = "Post", rows = idle(1) }
class_card "Guard: Stand" { class = "Guard", rows = { { colour = "yellow", ap = 2 },
  { colour = "red", ap = 2 }, { colour = "light blue", ap = 2 }, { colour = "dark blue", ap = 2 } } }
class_card "Archer: Volley" { class = "Archer", rows = {
  row("dark blue", 1, { move(2), attack{ 0 } }), row("light blue", 2, { move(2), attack{ 0, targets = 2 } }),
  row("red", 3, attack{ 0 }), row("yellow", 3, attack{ 0, targets = 3 }) } }
species_card "Brute: Charge" { species = "Brute", ap = 1, does = move(2) }
class_card "Brute: Smash" { class = "Brute", rows = {
  row("dark blue", 1, attack{ 0 }), row("light blue", 2, attack{ 0 }),
  row("red", 3, attack{ 1 }), row("yellow", 4, attack{ 1, inflict = "vulnerable" }) } }

-- Adversaries for the chapters on their turns: what one does is told by the colour of its base.
local function kind(name, species, class, range, more)
  local it = { species = species, class = class, rating = 1, copies = 6, hp = 12, attack = 0, guard = 0,
               range = range }
  for key, value in pairs(more or {}) do it[key] = value end
  adversary(name)(it)
end
for _, name in ipairs{ "Nothing", "Silence", "Calm", "Waiting" } do
  species_card("Still: " .. name) { species = "Still", ap = 1 }
end
species_card "Strider: Stride" { species = "Strider", ap = 1, does = move(2) }
species_card "Runner: Run" { species = "Runner", ap = 2, does = move(3) }
species_card "Cleanser: Cleanse" { species = "Cleanser", ap = 1, does = cure("weakened", me) }
species_card "Prophet: Zeal" { species = "Prophet", ap = 1, constant { add("attack", 1, me) } }
class_card "Hunter: Hunt" { class = "Hunter", rows = {
  row("dark blue", 1, { move(4), attack{ 0 } }), row("light blue", 2, move(2)),
  row("red", 3, attack{ 0 }), row("yellow", 4, { leap(3), attack{ 0 } }) } }
class_card "Marcher: March" { class = "Marcher", rows = {
  row("dark blue", 1, move(3)), row("light blue", 2, leap(3)),
  row("red", 3, { attack{ 0 }, retreat(3) }), row("yellow", 4, retreat(2)) } }
class_card "Twin: Twice" { class = "Twin", rows = {
  row("dark blue", 1, { attack{ 0 }, attack{ 0 } }), row("light blue", 2, { attack{ 0 }, heal{ 2, whom = me } }),
  row("red", 3, heal{ 2, whom = me }), row("yellow", 4, { move(4), attack{ 0, range = "+2" } }) } }
class_card "Blinker: Blink" { class = "Blinker", rows = {
  row("dark blue", 1, teleport()), row("light blue", 2, teleport{ range = 3 }),
  row("red", 3, attack{ 0, range = "+2" }), row("yellow", 4, attack{ 0, range = 2, die = "blitz" }) } }
class_card "Mender: Mend" { class = "Mender", rows = {
  row("dark blue", 1, heal(3)), row("light blue", 2, heal{ 3, range = 3 }),
  row("red", 3, grant("barrier", figures{ is_not = "enemy", within = 3 })),
  row("yellow", 4, grant("barrier", allies{ within = 2 })) } }
class_card "Herald: Call" { class = "Herald", rows = {
  { colour = "dark blue", ap = 1, constant { add("guard", 2, me) } },
  { colour = "light blue", ap = 2, forced { after = attacks{ with = me }, effect = retreat(3) } },
  { colour = "red", ap = 3, does = attack{ 0 }, constant { add("guard", -1, me) } },
  { colour = "yellow", ap = 4, forced { after = hits{ with = me }, effect = inflict("frozen", attacker) } } } }
kind("Hunter", "Still", "Hunter", 1)
kind("Scout", "Still", "Hunter", 3)
kind("Bowman", "Still", "Hunter", 6)
kind("Strider", "Strider", "Hunter", 1)
kind("Marcher", "Strider", "Marcher", 1)
kind("Skirmisher", "Strider", "Marcher", 3)
kind("Pacer", "Still", "Marcher", 1)
kind("Springer", "Runner", "Marcher", 1)
kind("Twin", "Still", "Twin", 1)
kind("Blinker", "Still", "Blinker", 1)
class_card "Tender: Tend" { class = "Tender", rows = {
  row("dark blue", 1, { move(2), heal(3) }),
  row("light blue", 2, attack{ 0, inflict = { "burning", "frozen" } }),
  row("red", 3, attack{ 0, inflict = "frozen" }), row("yellow", 4, attack{ 0, inflict = "stunned" }) } }
kind("Tender", "Still", "Tender", 2)
kind("Mender", "Still", "Mender", 2)
kind("Herald", "Still", "Herald", 1)
kind("Zealot", "Prophet", "Herald", 1)
kind("Golem", "Still", "Post", 1, { constant { immune_to_damage(me) } })
kind("Shell", "Still", "Post", 1, { guard = 1 })
kind("Cleanser", "Cleanser", "Post", 1)
class_card "Sweeper: Sweep" { class = "Sweeper", rows = {
  row("dark blue", 1, attack{ 0, targets = 2, together = true }), row("light blue", 2), row("red", 3), row("yellow", 4) } }
kind("Sweeper", "Still", "Sweeper", 1, { critical { effect = inflict("bleeding", attacked) } })
class_card "Pusher: Push" { class = "Pusher", rows = {
  row("dark blue", 1, attack{ 0, hit = retreat{ 2, whom = target } }),
  row("light blue", 2, attack{ 0, hit = retreat{ 2, whom = target, as_adversary = true } }), row("red", 3), row("yellow", 4) } }
kind("Pusher", "Still", "Pusher", 1)
kind("Imp", "Still", "Post", 1, { hp = 3 })
kind("Prophet", "Prophet", "Hunter", 1)

species_card "Rated: Wait" { species = "Rated", ap = 1 }

event "Silence" { group = "1-5", copies = 5, happens { effect = story("Nothing stirs.") } }
event "Hush" { group = "1-5", copies = 3, happens { effect = story("Not a sound.") } }
event "Arrival" { group = "6+", happens { effect = event_adversary(spaces{ region = "arrival" }) } }
event "Omen" { group = "1-5", number = 7, copies = 5, happens { effect = story("A bird falls.") } }
event "Unrest" { group = "6+", copies = 4, happens { effect = mission_event() } }

local function field(name, rows, more)
  more = more or {}
  map(name) { shape = "hex", from = "A-1", rows = rows, walled = "border", walls = more.walls,
    regions = more.regions, legend = { e = "entry", d = "difficult", f = "fire", p = "poison",
      t = "trap", o = "object", i = "pillar", l = "lava", x = "door", O = "orb", T = "treasure" } }
  mission(name) { id = name, map = name, rating = more.rating or 1, intro = "A place for trials.",
    adversaries = { { "Dummy", more.dummy or "L-2" } },
    stages = { { id = "trial", objective = "Defeat all adversaries.",
      mission_event { effect = inflict("burning", figures{ beside = "fire" }) },
      goal { condition = none(adversaries{}), effect = win() } } } }
end
field("plain", { "e . . . . .", " e . . . . .", "e . . . . .", " . . . . . .", "e . . . . ." },
  { regions = { arrival = { "G-3" } } })
field("lane", { "e e e e . . . . . . . ." }, { dummy = "W-1" })
field("blocked", { "e e e e . o . . . . . ." }, { dummy = "W-1" })
field("gate", { "e e . o . . .", " e . . i . . .", "e . . o . . ." })
field("two gates", { "e e . o o . .", " e . . i i . .", "e . . o . . ." })
field("wall", { "e . . . . .", " e . . . . .", "e . . . . .", " . . . . . .", "e . . . . ." },
  { walls = { "E-3|G-3" } })
field("walls", { "e . . . . .", " e . . . . .", "e . . . . .", " . . . . . .", "e . . . . ." },
  { walls = { "E-3|G-3", "F-2|G-3", "E-3|F-4" } })
-- Two halves with one way between them, at the bottom.
field("screen", { "e . . . . .", " e . . . . .", "e . . . . .", " . . . . . .", "e . . . . ." },
  { walls = { "E-1|G-1", "E-1|F-2", "D-2|F-2", "E-3|F-2", "E-3|G-3", "E-3|F-4", "D-4|F-4", "E-5|F-4" } })
-- For the figures of the rulebook.
local open = { "e e e e . . . . . .", " . . . . . . . . . ." }
field("wide", { open[1], open[2], ". . . . . . . . . .", open[2], ". . . . . . . . . .", open[2],
  ". . . . . . . . . .", open[2], ". . . . . . . . . ." }, { dummy = "T-8" })
field("mire", { "e e e d e . . . . . . ." }, { dummy = "W-1" })
field("star", { "e e e . . . .", " e . i . . . .", ". . i . . . .", " . . . d . . .", ". . . . . . ." })
field("volley", { "e e e e o . o . . . ." }, { dummy = "U-1" })
field("hop", { "e e e e o l . . . ." }, { dummy = "S-1" })
-- From C-1 to C-5 there is one line, along the edges between B and D.
field("cleft", { "  .  ", " . . ", ". . .", " . . ", ". . .", " e e ", "e . e" }, { dummy = "C-1",
  walls = { "B-2|C-1", "C-3|D-2", "B-4|C-3", "D-2|E-3", "D-4|E-3", "C-5|D-6" } })
field("moat", { "e . . . . .", " e . . . . .", "e . . l . .", " . . . . . .", "e . . . . ." },
  { walls = { "E-3|G-3", "F-2|G-3", "H-2|G-3", "G-3|I-3", "F-4|G-3", "G-3|H-4" } })
field("posts", { "e . . . . .", " e . . . . .", "e . . . . .", " i o . . . .", "e . . . . ." })
field("rough", { "e . . . . .", " e . d . . .", "e . d l . .", " . . o . . .", "e . . . . ." })
field("perils", { "e . f . . .", " e . p . . .", "e . t i . .", " . . o . O .", "e . . x . T" },
  { regions = { gate = { "G-5" } } })
field("room", { "e . . .   .", " e . . . x .", "e . . .   .", " . . . .    ", "e . . .    " })
field("grim", { "e . . . . .", " e . . . . .", "e . . . . .", " . . . . . .", "e . . . . ." },
  { rating = 2 })

-- More missions on the plain map: with(name, adversaries, stage, fields of the mission).
local function with(name, adversaries, stage, more)
  stage.id, stage.objective = stage.id or "trial", stage.objective or "Hold out."
  local it = { id = name, map = "plain", rating = 1, intro = "Another place for trials.",
               adversaries = adversaries, stages = { stage } }
  for key, value in pairs(more or {}) do it[key] = value end
  mission(name)(it)
end
local six = {}
for i, space in ipairs{ "E-1", "G-1", "I-1", "K-1", "F-2", "H-2" } do six[i] = { "Archer", space } end
with("six", six, {})
with("icons", { { "Brute", "K-1" }, { "Brute", "K-3", from = 3 }, { "Brute", "K-5", from = 4 } },
     { text = "They are waiting for you." })
for rating = 1, 3 do with("rated " .. rating, { { "Rated", "K-3" } }, {}, { rating = rating }) end
with("types", { { "Dummy", "K-1" }, { "Dummy", "K-3" }, { "Archer", "L-4" } }, {})
with("tides", { { "Dummy", "L-2" } }, {
  forced { after = round_ends(), effect = damage(1, characters{}) },
  goal { condition = at_least(round, 3), effect = lose() } })
with("reinforced", { { "Dummy", "L-2" } }, {
  mission_event { effect = spawn{ "Rated", at = "G-3" } },
  forced { after = defeated{ adversaries{ called = "Guard" } }, effect = spawn{ "Prophet", at = "G-3" } },
  forced { after = defeated{ adversaries{ called = "Shell" } }, effect = spawn{ "Imp", at = "E-1" } } },
  { event_adversary = "Imp" })
with("marked", { { "Dummy", "L-2" } }, { constant { everybody_targets(characters{ colour = "red" }) } })
with("feud", { { "Dummy", "L-2" } }, { constant { at_odds(adversaries{ called = "Brute" }) } })
with("shutters", { { "Dummy", "L-2" } }, { forced { after = round_ends(),
  effect = close(spaces{ region = "gate" }) } }, { map = "perils" })
with("relics", { { "Dummy", "L-2" } }, { forced { after = activates(), effect = nova(3, it) },
  forced { after = retrieves(), effect = restore(4, it) } }, { map = "perils" })
with("order", { { "Dummy", "L-2" } }, {
  forced { after = round_ends(), effect = damage(2, characters{}) },
  forced { after = round_ends(), effect = restore(1, characters{}) } })
with("late", { { "Prophet", "L-2" } }, {
  forced { after = round_ends(), effect = spawn{ "Prophet", at = "G-3" } },
  forced { after = round_ends(), effect = damage(2, characters{}) },
  forced { after = round_ends(), effect = restore(1, characters{}) } })
with("gusts", { { "Dummy", "L-2" } }, { forced { after = enters{ characters{}, with = spaces{ region = "arrival" } },
  effect = retreat{ 2, whom = it, as_adversary = true } } })
with("quiet", { { "Dummy", "L-2" } }, {
  goal { condition = none(adversaries{}), effect = win() } }, { events = false })

-- A boss, on a map of its own.
boss "Ogre" { by_characters = { { hp = 20, attack = 1, guard = 1, range = 1 },
                                { hp = 26, attack = 1, guard = 1, range = 1 },
                                { hp = 32, attack = 2, guard = 1, range = 1 } },
  inherent = { name = "Stride", ap = 2, does = move(2) },
  actions = { { name = "Club", ap = 3, does = attack{ 0 } },
              { name = "Roar", ap = 4, does = inflict("weakened", enemies{ within = 2 }) },
              { name = "Regrow", ap = 7, does = heal{ 6, whom = me } } },
  critical { effect = inflict("knocked down", attacked) } }
boss_card "Only Regrow" { actions = { 3 } }
boss_card "Only Club" { actions = { 1 } }
boss_card "Club and Roar" { actions = { 1, 2 } }
boss_card "Thick Skin" { lasts = "persistent", constant { add("guard", 2, me) } }
with("ambush", { { "Guard", "L-2" } }, { id = "ambush", forced {
  after = defeated{ adversaries{ called = "Guard" } }, effect = spawn{ "Ogre", at = "G-3" } } }, { rating = 2 })
map "lair" { shape = "hex", from = "A-1", walled = "border",
  rows = { "e . . . . .", " e . . . . .", "e . . . . .", " . . . . . .", "e . . . . ." },
  legend = { e = "entry" } }
mission "lair" { id = "lair", map = "lair", rating = 2, intro = "Something sleeps here.",
  adversaries = { { "Ogre", "L-2" } },
  stages = { { id = "trial", objective = "Defeat it.",
    goal { condition = none(adversaries{}), effect = win() } } } }
