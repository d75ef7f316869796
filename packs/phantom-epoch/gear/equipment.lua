-- Equipment that shops sell. Berkav makes things that last, Thespara things that help, Orbos
-- things that should not work.
local function shop(planet, tier)
  return function(name)
    return function(card)
      card.planet, card.tier = planet, tier
      equipment(name)(card)
    end
  end
end

-- Berkav, tier 1
local b = shop("Berkav", 1)
b "Colite Reinforced Breastplate" { slot = "body", price = 6, copies = 2,
  text = "Guard +1. Move -1.", constant { add("guard", 1, me), add("move", -1, me) } }
b "Miner's Hood" { slot = "head", price = 4, copies = 2, charges = 1,
  text = "When you are about to take damage you may use a charge: 1 less.",
  response { when = damage_due(me), cost = charge(1), effect = reduce(1) } }
b "Ashwalkers" { slot = "feet", price = 5, copies = 2, text = "Hazards do nothing to you.",
  constant { ignores_hazards(me) } }
b "Quilted Vest" { slot = "body", price = 5, copies = 2, charges = 2,
  text = "After you rest you may use a charge: get 2 HP back.",
  response { after = rests(me), cost = charge(1), effect = restore(2, me) } }
b "Trail Boots" { slot = "feet", price = 4, copies = 2, charges = 2,
  text = "After your turn begins you may use a charge: each move gives 1 MP more this turn.",
  response { after = turn_begins(me), cost = charge(1), effect = lasting{ "turn", add("move", 1, me) } } }
b "Prospector's Lens" { slot = "head", price = 5, copies = 2, charges = 1,
  text = "When you attack you may use a charge: range +1 for this attack.",
  response { when = attacks(me), cost = charge(1), effect = lasting{ "attack", add("range", 1, me) } } }

-- Berkav, tier 2
b = shop("Berkav", 2)
b "Impervium Helm" { slot = "head", price = 11, charges = 2,
  text = "When you are about to take damage you may use a charge: 2 less.",
  response { when = damage_due(me), cost = charge(1), effect = reduce(2) } }
b "Prodigious Jacket" { slot = "body", price = 12, charges = 2,
  text = "Initiative -1. After you are hit you may use a charge: get 2 HP back.",
  constant { add("initiative", -1, me) },
  response { after = hits{ adversaries{}, with = me }, cost = charge(1), effect = restore(2, me) } }
b "Boots of Directed Combustibility" { slot = "feet", price = 10, charges = 2,
  text = "After your turn begins you may use a charge: each leap gives 2 MP more this turn.",
  response { after = turn_begins(me), cost = charge(1), effect = lasting{ "turn", add("leap", 2, me) } } }
b "Basalt Mail" { slot = "body", price = 12, text = "Guard +2. Move -1, initiative +2.",
  constant { add("guard", 2, me), add("move", -1, me), add("initiative", 2, me) } }
b "Warden's Mask" { slot = "head", price = 10, charges = 1,
  text = "After a round begins you may use a charge: adversaries within range 1 are Weakened.",
  response { after = round_begins(), cost = charge(1),
    effect = inflict("weakened", adversaries{ within = 1 }) } }

-- Berkav, tier 3
b = shop("Berkav", 3)
b "Heart of the Mountain" { slot = "body", price = 20, charges = 3,
  text = "Guard +1. After an adversary hits you, you may use a charge: it is Burning.",
  constant { add("guard", 1, me) },
  response { after = hits{ adversaries{}, with = me }, cost = charge(1), effect = inflict("burning", it) } }
b "Crown of Slag" { slot = "head", price = 18, text = "Attack +1, initiative +1.",
  constant { add("attack", 1, me), add("initiative", 1, me) } }
b "Lavastriders" { slot = "feet", price = 18, text = "Move +1. Hazards do nothing to you.",
  constant { add("move", 1, me), ignores_hazards(me) } }
b "Grallok King's Greaves" { slot = "feet", price = 16, charges = 2,
  text = "After your turn ends you may use a charge: you are Resilient.",
  response { after = turn_ends(me), cost = charge(1), effect = inflict("resilient", me) } }

-- Thespara
local s = shop("Thespara", 1)
s "Reed Hat" { slot = "head", price = 4, copies = 2, text = "Your heals give 1 HP more, attack -1.",
  constant { add("heal", 1, me), add("attack", -1, me) } }
s "Mosscloth Robe" { slot = "body", price = 6, copies = 2, charges = 2,
  text = "After a round ends you may use a charge: lose Bleeding and Burning.",
  response { after = round_ends(), cost = charge(1),
    effect = { cure("bleeding", me), cure("burning", me) } } }
s "Soft Soles" { slot = "feet", price = 5, copies = 2, text = "Initiative -1.",
  constant { add("initiative", -1, me) } }
s = shop("Thespara", 2)
s "Healer's Cowl" { slot = "head", price = 11, text = "Your heals give 2 HP more.",
  constant { add("heal", 2, me) } }
s "Living Bark" { slot = "body", price = 12, charges = 3,
  text = "After your turn begins you may use a charge: get 1 HP back.",
  response { after = turn_begins(me), cost = charge(1), effect = restore(1, me) } }
s = shop("Thespara", 3)
s "Mantle of the First Grove" { slot = "body", price = 20,
  text = "Guard +1; allies within range 1 have guard +1.",
  constant { add("guard", 1, me), add("guard", 1, allies{ within = 1 }) } }

-- Orbos
local o = shop("Orbos", 1)
o "Flicker Visor" { slot = "head", price = 5, copies = 2, charges = 1,
  text = "After an adversary attacks you and fails you may use a charge: you are Invisible.",
  response { after = fails{ adversaries{}, with = me }, cost = charge(1),
    effect = inflict("invisible", me) } }
o "Static Coat" { slot = "body", price = 6, copies = 2, charges = 1,
  text = "After an adversary hits you, you may use a charge: it is Stunned.",
  response { after = hits{ adversaries{}, with = me }, cost = charge(1), effect = inflict("stunned", it) } }
o "Spring Heels" { slot = "feet", price = 5, copies = 2, text = "Leap +1.",
  constant { add("leap", 1, me) } }
o = shop("Orbos", 2)
o "Thinking Cap" { slot = "head", price = 12, charges = 2,
  text = "After you rest you may use a charge: take one discarded card back.",
  response { after = rests(me), cost = charge(1), effect = recover(1, me) } }
o "Phase Slippers" { slot = "feet", price = 11, text = "You pass through adversaries.",
  constant { passes_enemies(me) } }
o = shop("Orbos", 3)
o "Coat of Elsewhere" { slot = "body", price = 21, charges = 2,
  text = "When you are about to take damage you may use a charge: 5 less.",
  response { when = damage_due(me), cost = charge(1), effect = reduce(5) } }
