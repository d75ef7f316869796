class "Ranger" { range = 4, bandages = 2, slots = { { "ranged" }, { "ranged", "dual" } },
  text = "On a Critical Strike the target is Bleeding.",
  critical { effect = inflict("bleeding", attacked) } }

action_card "Aimed Shot" { class = "Ranger", ap = 3, text = "Attack +2 (range +1).",
  does = attack{ 2, range = "+1" } }
action_card "Burning Arrow" { class = "Ranger", ap = 3,
  text = "Attack +1 (range +1, inflict Burning). Move 2.",
  does = { attack{ 1, range = "+1", inflict = "burning" }, move(2) } }
action_card "Double Nock" { class = "Ranger", ap = 4, text = "Attack +0 (target 2).",
  does = attack{ 0, targets = 2 } }
action_card "Sidestep" { class = "Ranger", ap = 1, text = "Move 2.", does = move(2) }
action_card "Vault" { class = "Ranger", ap = 2, text = "Leap 3.", does = leap(3) }
action_card "Broadhead" { class = "Ranger", ap = 3, text = "Attack +1 (pierce 3).",
  does = attack{ 1, pierce = 3 } }
action_card "Shoot and Scoot" { class = "Ranger", ap = 4, text = "Move 2. Attack +1. Move 2.",
  does = { move(2), attack{ 1 }, move(2) } }
action_card "Pin Down" { class = "Ranger", ap = 2, text = "Attack -1 (inflict Weakened).",
  does = attack{ -1, inflict = "weakened" } }
action_card "Hawk's Eye" { class = "Ranger", ap = 2, lasts = "temporary",
  text = "Temporary: attack +1, and nothing in the way stops your shots.",
  constant { add("attack", 1, me), sure_aim(me) } }
action_card "High Ground" { class = "Ranger", ap = 1, lasts = "persistent",
  text = "Persistent: range +1, guard -1.",
  constant { add("range", 1, me), add("guard", -1, me) } }

-- Cards to buy.
action_card "Ricochet" { class = "Ranger", ap = 4, sp = 1,
  text = "Attack +1. If it deals damage, enemies beside the target take 1 damage.",
  does = attack{ 1, hit = damage(1, enemies{ within = 1, from = target }) } }
action_card "Net Arrow" { class = "Ranger", ap = 3, sp = 1,
  text = "Attack +0 (inflict Knocked Down). Retreat 2.",
  does = { attack{ 0, inflict = "knocked down" }, retreat(2) } }
action_card "Marked Prey" { class = "Ranger", ap = 2, sp = 2,
  text = "An adversary in your sight is Vulnerable. Move 2.",
  does = { choose{ enemies{ is = "in_sight", lacks = "vulnerable" } }, inflict("vulnerable", target),
           move(2) } }
action_card "Rain of Shafts" { class = "Ranger", ap = 6, sp = 3,
  text = "Attack +1 (range +2, target 4).", does = attack{ 1, range = "+2", targets = 4 } }
