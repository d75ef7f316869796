-- Promissory notes that every colour has.

note "Ceasefire" { timing = "after the owner activates a system with your units",
  text = "The owner cannot move units into the active system." }
note "Political Secret" { timing = "when an agenda is revealed",
  text = "As long as it is unresolved the owner has no vote, no action cards and no faction abilities." }
note "Support for the Throne" { stays = true, timing = "on receipt (not by the owner)",
  text = "Must go face up into your play area: gain 1 VP. When you activate a system with the owner's units, or the owner is eliminated: lose 1 VP and return it." }
note "Trade Agreement" { timing = "when the owner replenishes commodities",
  text = "The owner gives you all their commodities.",
  response { from = "hand", after = replenishes{ by = owner_of_note },
    effect = give_commodities(owner_of_note) } }
note "Alliance" { box = "pok", stays = true, timing = "on receipt (not by the owner)",
  text = "Must go face up into your play area: you may use the owner's commander if unlocked. Returned when you activate a system with the owner's units." }
