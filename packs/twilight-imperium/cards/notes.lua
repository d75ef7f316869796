-- Promissory notes that every colour has.

note "Ceasefire" { timing = "after the owner activates a system with your units",
  text = "The owner cannot move units into the active system.",
  response { from = "hand", after = activates{ systems{ having = units{ controller = you } }, by = owner_of_note },
    effect = lasting{ "tactical", cannot_move_in(owner_of_note) } } }
note "Political Secret" { timing = "when an agenda is revealed",
  text = "As long as it is unresolved the owner has no vote, no action cards and no faction abilities.",
  response { from = "hand", when = agenda_revealed(),
    effect = lasting{ "agenda", cannot_vote(owner_of_note), cannot_play_action_cards(owner_of_note),
      blank(players{ controller = owner_of_note }) } } }
note "Support for the Throne" { shown = true, stays = true, timing = "on receipt (not by the owner)",
  text = "Must go face up into your play area: gain 1 VP. When you activate a system with the owner's units, or the owner is eliminated: lose 1 VP and return it.",
  forced { after = receives(self), effect = points(1, you) },
  forced { after = loses(self), effect = points(-1, you) },
  forced { after = activates{ systems{ having = units{ controller = owner_of_note } }, by = you },
    effect = return_note(self) } }
note "Trade Agreement" { timing = "when the owner replenishes commodities",
  text = "The owner gives you all their commodities.",
  response { from = "hand", after = replenishes{ by = owner_of_note },
    effect = give_commodities(owner_of_note) } }
note "Alliance" { shown = true, box = "pok", stays = true, timing = "on receipt (not by the owner)",
  text = "Must go face up into your play area: you may use the owner's commander if unlocked. Returned when you activate a system with the owner's units.",
  constant { borrows(pieces{ type = "leader", role = "commander", owner = owner_of_note }) },
  forced { after = activates{ systems{ having = units{ controller = owner_of_note } }, by = you },
    effect = return_note(self) } }
