-- Attachments: fourteen of tier 1, eleven of tier 2, nine of tier 3, six of tier 4. What has charges
-- works with nova cells; what has none always works.
local function tier(n)
  return function(name)
    return function(card)
      card.tier = n
      attachment(name)(card)
    end
  end
end
local function this_attack(...) return lasting{ "attack", ... } end

-- Tier 1
local t = tier(1)
t "Adhesive Grip" { charges = 1,
  text = "After you fumble you may use a charge: take one discarded card back.",
  response { after = fumbles(me), cost = charge(1), effect = recover(1, me) } }
t "Radiant Spark" { slot = "melee", text = "On a Critical Strike the target is Burning.",
  critical { effect = inflict("burning", attacked) } }
t "Serrated Edge" { slot = "melee", charges = 2,
  text = "After your attack deals damage you may use a charge: its target is Bleeding.",
  response { after = hits(me), cost = charge(1), effect = inflict("bleeding", other) } }
t "Balanced Hilt" { slot = "melee", charges = 2,
  text = "When you attack you may use a charge: pierce +2 for this attack.",
  response { when = attacks(me), cost = charge(1), effect = this_attack(add("pierce", 2, me)) } }
t "Notched Sight" { slot = "ranged", charges = 2,
  text = "When you attack you may use a charge: no Accuracy rolls for this attack.",
  response { when = attacks(me), cost = charge(1), effect = this_attack(sure_aim(me)) } }
t "Waxed Cord" { slot = "ranged", text = "Range +1, attack -1.",
  constant { add("range", 1, me), add("attack", -1, me) } }
t "Resin Tips" { slot = "ranged", charges = 1,
  text = "After your attack deals damage you may use a charge: its target is Burning.",
  response { after = hits(me), cost = charge(1), effect = inflict("burning", other) } }
t "Rim Guard" { slot = "shield", charges = 2,
  text = "When you are about to take damage you may use a charge: 1 less.",
  response { when = damage_due(me), cost = charge(1), effect = reduce(1) } }
t "Old Boss" { slot = "shield", text = "Guard +1, each move gives 1 MP less.",
  constant { add("guard", 1, me), add("move", -1, me) } }
t "Clean Linen" { slot = "medical", text = "Your heals give 1 HP more.", constant { add("heal", 1, me) } }
t "Smelling Salts" { slot = "medical", charges = 2,
  text = "After your turn begins you may use a charge: lose Stunned and Weakened.",
  response { after = turn_begins(me), cost = charge(1),
    effect = { cure("stunned", me), cure("weakened", me) } } }
t "Twin Loops" { slot = "dual", charges = 2,
  text = "After your attack deals no damage you may use a charge: get 1 nova cell and 1 HP back.",
  response { after = fails(me), cost = charge(1), effect = { nova(1, me), restore(1, me) } } }
t "Quick Catch" { slot = "dual", text = "Initiative -1.", constant { add("initiative", -1, me) } }
t "Lucky Button" { charges = 1,
  text = "When you are about to take damage you may use a charge: 2 less.",
  response { when = damage_due(me), cost = charge(1), effect = reduce(2) } }

-- Tier 2
t = tier(2)
t "Nova Edge" { slot = "melee", charges = 3,
  text = "When you attack you may use a charge: attack +1 for this attack.",
  response { when = attacks(me), cost = charge(1), effect = this_attack(add("attack", 1, me)) } }
t "Ram Head" { slot = "melee", charges = 2,
  text = "After your attack deals damage you may use a charge: its target is Knocked Down.",
  response { after = hits(me), cost = charge(1), effect = inflict("knocked down", other) } }
t "Thirsty Steel" { slot = "melee", charges = 2,
  text = "After you defeat an adversary you may use a charge: get 2 HP back.",
  response { after = defeated{ adversaries{}, with = me }, cost = charge(1), effect = restore(2, me) } }
t "Spool of Wire" { slot = "ranged", charges = 2,
  text = "After your attack deals damage you may use a charge: its target is Weakened.",
  response { after = hits(me), cost = charge(1), effect = inflict("weakened", other) } }
t "Long Barrel" { slot = "ranged", text = "Range +1.", constant { add("range", 1, me) } }
t "Mirror Face" { slot = "shield", charges = 2,
  text = "After an adversary hits you, you may use a charge: it is Blinded.",
  response { after = hits{ adversaries{}, with = me }, cost = charge(1), effect = inflict("blinded", it) } }
t "Spiked Rim" { slot = "shield",
  text = "After an adversary attacks you from within range 1 and fails, it takes 1 damage.",
  forced { after = fails{ adversaries{ within = 1 }, with = me }, effect = damage(1, it) } }
t "Spare Blood" { slot = "medical", charges = 2,
  text = "After you are healed you may use a charge: get 2 HP more back.",
  response { after = healed(me), cost = charge(1), effect = restore(2, me) } }
t "Calming Vapour" { slot = "medical", charges = 2,
  text = "After you rest you may use a charge: characters within range 2 get 1 HP back.",
  response { after = rests(me), cost = charge(1), effect = restore(1, characters{ within = 2 }) } }
t "Second Sheath" { slot = "dual", text = "Pierce +1.", constant { add("pierce", 1, me) } }
t "Shade Lining" { charges = 1,
  text = "After you defeat an adversary you may use a charge: you are Invisible.",
  response { after = defeated{ adversaries{}, with = me }, cost = charge(1),
    effect = inflict("invisible", me) } }

-- Tier 3
t = tier(3)
t "Hollow Hammer" { slot = "melee", charges = 2,
  text = "After your attack deals damage you may use a charge: its target is Stunned.",
  response { after = hits(me), cost = charge(1), effect = inflict("stunned", other) } }
t "Widow's Edge" { slot = "melee", text = "Attack +1, guard -1.",
  constant { add("attack", 1, me), add("guard", -1, me) } }
t "Frost Coil" { slot = "ranged", charges = 3,
  text = "After your attack deals damage you may use a charge: its target is Frozen.",
  response { after = hits(me), cost = charge(1), effect = inflict("frozen", other) } }
t "Splitting Head" { slot = "ranged", charges = 2,
  text = "After your attack deals damage you may use a charge: its neighbours take 1 damage.",
  response { after = hits(me), cost = charge(1),
    effect = damage(1, adversaries{ within = 1, from = other }) } }
t "Standing Field" { slot = "shield", charges = 2,
  text = "After a round begins you may use a charge: you get Barrier.",
  response { after = round_begins(), cost = charge(1), effect = inflict("barrier", me) } }
t "Shared Shield" { slot = "shield", text = "Allies within range 1 have guard +1.",
  constant { add("guard", 1, allies{ within = 1 }) } }
t "Marrow Needle" { slot = "medical", charges = 3,
  text = "After your turn ends you may use a charge: a character within range 2 gets 3 HP back.",
  response { after = turn_ends(me), cost = charge(1),
    effect = { choose{ characters{ within = 2, is = "hurt" } }, restore(3, target) } } }
t "Crossed Fates" { slot = "dual", charges = 2,
  text = "When you attack you may use a charge: attack +1 and pierce +1 for this attack.",
  response { when = attacks(me), cost = charge(1),
    effect = this_attack(add("attack", 1, me), add("pierce", 1, me)) } }
t "Grave Humour" { charges = 1,
  text = "After an ally is defeated you may use a charge: get 5 HP back and be Vengeful.",
  response { after = defeated(allies{}), cost = charge(1),
    effect = { restore(5, me), inflict("vengeful", me) } } }

-- Tier 4
t = tier(4)
t "Sunforged Core" { slot = "melee",
  text = "Attack +1. On a Critical Strike the target is Burning and Vulnerable.",
  constant { add("attack", 1, me) },
  critical { effect = { inflict("burning", attacked), inflict("vulnerable", attacked) } } }
t "Eye of the Phantom" { slot = "ranged", text = "Range +2. No Accuracy rolls.",
  constant { add("range", 2, me), sure_aim(me) } }
t "Epoch Wall" { slot = "shield", charges = 3,
  text = "When you are about to take damage you may use a charge: 4 less.",
  response { when = damage_due(me), cost = charge(1), effect = reduce(4) } }
t "Breath of Orbos" { slot = "medical", charges = 2,
  text = "After a round ends you may use a charge: every character gets 2 HP back.",
  response { after = round_ends(), cost = charge(1), effect = restore(2, characters{}) } }
t "Two as One" { slot = "dual", text = "Pierce +2, initiative -1.",
  constant { add("pierce", 2, me), add("initiative", -1, me) } }
t "Borrowed Minute" { charges = 1,
  text = "After your turn ends you may use a charge: take two discarded cards back.",
  response { after = turn_ends(me), cost = charge(1), effect = recover(2, me) } }
