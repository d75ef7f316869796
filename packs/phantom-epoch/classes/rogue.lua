class "Rogue" { range = 2, bandages = 2, slots = { { "dual" }, { "melee", "dual" } },
  text = "On a Critical Strike the Rogue gets 2 nova cells.",
  critical { effect = nova(2, me) } }

action_card "Backstab" { class = "Rogue", ap = 3, text = "Attack +2 (range 1, inflict Bleeding).",
  does = attack{ 2, range = 1, inflict = "bleeding" } }
action_card "Vanish" { class = "Rogue", ap = 2, text = "You are Invisible. Move 2.",
  does = { inflict("invisible", me), move(2) } }
action_card "Knife Dance" { class = "Rogue", ap = 4, text = "Attack +0 (target 3).",
  does = attack{ 0, targets = 3 } }
action_card "Tumble" { class = "Rogue", ap = 2, text = "Move 3, also through adversaries.",
  does = move{ 3, through = true } }
action_card "Throwing Knife" { class = "Rogue", ap = 2, text = "Attack +0 (range 4).",
  does = attack{ 0, range = 4 } }
action_card "Trip" { class = "Rogue", ap = 3, text = "Attack -1 (range 1, inflict Knocked Down).",
  does = attack{ -1, range = 1, inflict = "knocked down" } }
action_card "Hit and Run" { class = "Rogue", ap = 3, text = "Attack +1. Move 3.",
  does = { attack{ 1 }, move(3) } }
action_card "Flash Powder" { class = "Rogue", ap = 3, text = "Adversaries within range 1 are Blinded.",
  does = inflict("blinded", enemies{ within = 1 }) }
action_card "Grapple Line" { class = "Rogue", ap = 2, text = "Leap 4.", does = leap(4) }
action_card "Poisoned Blades" { class = "Rogue", ap = 2, lasts = "persistent",
  text = "Persistent: pierce +1.", constant { add("pierce", 1, me) } }

-- Cards to buy.
action_card "Open Vein" { class = "Rogue", ap = 3, sp = 1,
  text = "Attack +1 (range 1, pierce 2). A Bleeding target takes 2 damage more.",
  does = attack{ 1, range = 1, pierce = 2, hit = damage(2, enemies{ is = "target", has = "bleeding" }) } }
action_card "Slip Past" { class = "Rogue", ap = 2, sp = 1,
  text = "Move 2, also through adversaries. Attack +0. Move 2, also through adversaries.",
  does = { move{ 2, through = true }, attack{ 0 }, move{ 2, through = true } } }
action_card "Dazzle" { class = "Rogue", ap = 3, sp = 2,
  text = "Attack +0 (target 2, inflict Blinded). You are Invisible.",
  does = { attack{ 0, targets = 2, inflict = "blinded" }, inflict("invisible", me) } }
action_card "Nowhere and Here" { class = "Rogue", ap = 4, sp = 3,
  text = "Teleport (range 5). Attack +2 (range 1, Blitz die).",
  does = { teleport{ range = 5 }, attack{ 2, range = 1, die = "blitz" } } }
