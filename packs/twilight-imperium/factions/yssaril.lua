-- The Yssaril Tribes: sheet, units, technologies, notes, leaders.

faction "The Yssaril Tribes" { short = "Yssaril", home = 15, commodities = 3,
  technologies = { "Neural Motivator" },
  fleet = { carrier = 2, cruiser = 1, fighter = 2, infantry = 5, pds = 1, space_dock = 1 },
  text = "Stall Tactics: Discard 1 action card from hand. Scheming: Draw 1 more, then discard 1 from hand. Crafty: No limit on action cards in hand; cannot be prevented.",
  constant { text = "Crafty", set_to("hand_limit", 99, self) },
  constant { text = "Scheming", add("draw_more", 1, self) },
  action { text = "Stall Tactics", cost = discard_action_cards(1), effect = used(self) } }

unit "Y'sia Y'ssrila" { type = "flagship", faction = "Yssaril", cost = 8, combat = 5, dice = 2,
  move = 2, capacity = 3, sustain = true,
  text = "May move through systems that contain ships of other players.",
  constant{ allow_through_ships(pieces{ type = "flagship", owner = you }) } }
unit "Blackshade Infiltrator" { type = "mech", box = "pok", faction = "Yssaril", cost = 2,
  combat = 6, sustain = true,
  text = "Deploy: after using Stall Tactics, may put 1 mech on a planet you control.",
  response{ after = uses{ by = you }, effect = { choose{ planets{ owner = you } }, put(1, "mech", target) } } }

technology "Transparasteel Plating" { colour = "green", needs = "G", faction = "Yssaril",
  text = "Players who have passed cannot play action cards.",
  constant{ cannot_play_action_cards(passed_players) } }
technology "Mageon Implants" { colour = "green", needs = "GGG", faction = "Yssaril",
  text = "Look at another player's action cards and take 1 of them.",
  action{ cost = exhaust_self(), effect = { choose_player{ other = true }, look_at_hand("action_cards", chosen_player),
    choose{ action_cards{ place = "hand", controller = chosen_player } }, take(target, you) } } }

note "Spy Net" { faction = "Yssaril", timing = "start of your turn",
  text = "Look at the owner's action cards and take 1.",
  response { from = "hand", after = turn_begins{ by = you },
    effect = { look_at_hand("action_cards", owner_of_note),
      choose{ action_cards{ place = "hand", controller = owner_of_note } }, take(target, you) } } }

leader "Ssruu" { faction = "Yssaril", role = "agent", timing = "passive",
  text = "Has the ability text of every other player's agent, even of exhausted ones (exhaust Ssruu to use).",
  constant { borrows(pieces{ type = "leader", role = "agent", owner = others }) } }
leader "So Ata" { faction = "Yssaril", role = "commander", unlock = "7 action cards",
  needs = at_least(hand_of(you), 7),
  timing = "after another player activates a system with your units",
  text = "You may inspect one of: their action cards, their promissory notes, their secret objectives.",
  response { after = activates{ systems{ having = units{ owner = you } }, by = others }, effect = either{
    mode("the action cards", look_at_hand("action_cards", event_player)),
    mode("the promissory notes", look_at_hand("notes", event_player)),
    mode("the secret objectives", look_at_hand("secrets", event_player)) } } }
leader "Kyver, Blade and Key" { faction = "Yssaril", role = "hero", called = "Guild of Spies",
  timing = "ACTION",
  text = "Everybody else presents one action card; per player you either keep that card or have them lose 3 random ones. Purge.",
  action { cost = purge_self(), effect = each_player{ if_{ exists(action_cards{ place = "hand", controller = each, owner = others }), then_ = {
    choose{ action_cards{ place = "hand", controller = each }, by = each }, look_at(target),
    either{ mode("keep the card", take(target, you)), mode("they lose 3", discard_random_action_cards(3, each)) } } } } } }
