-- Events of the first five rounds. Those without a number are X cards, in the deck from the start of a
-- campaign; the others come out of a sealed box.
-- "arrival" is the region of a map where newcomers appear.
local function early(name, copies, text, ...)
  event(name) { group = "1-5", number = 0, copies = copies, text = text, happens { effect = { ... } } }
end

early("Still Air", 2, "Nothing happens.", story("For a while nothing moves."))
early("First Tremor", 3, "The mission event takes place.", mission_event())
early("Someone Heard", 2, "An event adversary arrives.", story("Steps, and they are not yours."),
  event_adversary(spaces{ region = "arrival" }))
early("Drifting Dust", 1, "This round all ranges are 1 less.",
  lasting{ "round", add("range", -1, figures{}) })
early("Old Cells", 1, "Every character gets 1 nova cell.",
  story("Half buried, still humming: cells from a better century."), nova(1, characters{}))
early("Footsteps", 1, "All adversaries have attack +1 this round.",
  lasting{ "round", add("attack", 1, adversaries{}) })
early("A Good Sign", 1, "Every character gets 1 HP back.", restore(1, characters{}))
early("Sure Footing", 1, "Each move of a character gives 1 MP more this round.",
  lasting{ "round", add("move", 1, characters{}) })
early("Loose Ground", 1, "Each move of any figure gives 1 MP less this round.",
  lasting{ "round", add("move", -1, figures{}) })
early("The Voice, Faintly", 1, "Every character takes one discarded card back.",
  story("Two words in your ear, warm as breath: not yet."), recover(1, characters{}))
early("Embers", 1, "Figures next to fire are Burning.", inflict("burning", figures{ beside = "fire" }))
early("Caution", 1, "Everybody has guard +1 this round.", lasting{ "round", add("guard", 1, figures{}) })
early("A Falling Stone", 1, "Every object is damaged one state.",
  story("Something gives way overhead."), break_(spaces{ is = "object" }))

event "Steady" { group = "1-5", number = 1, text = "Every character has guard +1 this round and gets 1 HP back.",
  happens { effect = { story("Nobody says anything. Everybody knows where to stand."),
    lasting{ "round", add("guard", 1, characters{}) }, restore(1, characters{}) } } }
