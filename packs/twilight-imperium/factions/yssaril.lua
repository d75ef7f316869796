-- The Yssaril Tribes: sheet, units, technologies, notes, leaders.

faction "The Yssaril Tribes" { short = "Yssaril", home = 15, commodities = 3,
  technologies = { "Neural Motivator" },
  fleet = { carrier = 2, cruiser = 1, fighter = 2, infantry = 5, pds = 1, space_dock = 1 },
  text = "Stall Tactics: Discard 1 action card from hand. Scheming: Draw 1 more, then discard 1 from hand. Crafty: No limit on action cards in hand; cannot be prevented.",
  constant { set_to("hand_limit", 99, self) } }

unit "Y'sia Y'ssrila" { type = "flagship", faction = "Yssaril", cost = 8, combat = 5, dice = 2,
  move = 2, capacity = 3, sustain = true,
  text = "May move through systems that contain ships of other players.",
  constant{ allow_through_ships(pieces{ type = "flagship", owner = you }) } }
unit "Blackshade Infiltrator" { type = "mech", box = "pok", faction = "Yssaril", cost = 2,
  combat = 6, sustain = true,
  text = "Deploy: after using Stall Tactics, may put 1 mech on a planet you control." }

technology "Transparasteel Plating" { colour = "green", needs = "G", faction = "Yssaril",
  text = "Players who have passed cannot play action cards." }
technology "Mageon Implants" { colour = "green", needs = "GGG", faction = "Yssaril",
  text = "Look at another player's action cards and take 1 of them." }

note "Spy Net" { faction = "Yssaril", timing = "start of your turn",
  text = "Look at the owner's action cards and take 1.",
  response { from = "hand", after = turn_begins{ by = you },
    effect = { look_at_hand("action_cards", owner_of_note),
      choose{ action_cards{ place = "hand", controller = owner_of_note } }, take(target, you) } } }

leader "Ssruu" { faction = "Yssaril", role = "agent", timing = "passive",
  text = "Has the ability text of every other player's agent, even of exhausted ones (exhaust Ssruu to use)." }
leader "So Ata" { faction = "Yssaril", role = "commander", unlock = "7 action cards",
  needs = at_least(hand_of(you), 7),
  timing = "after another player activates a system with your units",
  text = "You may inspect one of: their action cards, their promissory notes, their secret objectives." }
leader "Kyver, Blade and Key" { faction = "Yssaril", role = "hero", called = "Guild of Spies",
  timing = "ACTION",
  text = "Everybody else presents one action card; per player you either keep that card or have them lose 3 random ones. Purge." }
