-- Events from the sixth round on, harder than those before.
local function late(name, copies, text, ...)
  event(name) { group = "6+", number = 0, copies = copies, text = text, happens { effect = { ... } } }
end

late("The Ground Opens", 3, "The mission event takes place.", mission_event())
late("They Keep Coming", 3, "An event adversary arrives.", story("More of them. Of course."),
  event_adversary(spaces{ region = "arrival" }))
late("Weariness", 2, "Every character takes 1 damage.", damage(1, characters{}))
late("Blood on the Wind", 1, "All adversaries have attack +1 this round.",
  lasting{ "round", add("attack", 1, adversaries{}) })
late("Second Skin", 1, "All adversaries have guard +1 this round.",
  lasting{ "round", add("guard", 1, adversaries{}) })
late("Dry Throats", 1, "Every character is Weakened.", inflict("weakened", characters{}))
late("Old Hatred", 1, "All adversaries are Vengeful.", inflict("vengeful", adversaries{}))
late("They Bind Their Wounds", 1, "All adversaries get 2 HP back.", restore(2, adversaries{}))
late("Everything at Once", 1, "The mission event takes place and every character takes 1 damage.",
  mission_event(), damage(1, characters{}))
late("Open Flank", 1, "Characters that are hurt are Vulnerable.",
  inflict("vulnerable", characters{ is = "hurt" }))
late("One Clear Moment", 1, "Every character gets 2 nova cells.", nova(2, characters{}))
late("Darkness", 1, "This round all ranges are 2 less.", lasting{ "round", add("range", -2, figures{}) })

-- Out of a sealed box.
event "All-In" { group = "6+", number = 2, text = "Every figure has attack +2 and guard -1 this round.",
  happens { effect = { story("Far away a bell. It could not be clearer if it hung above your heads."),
    lasting{ "round", add("attack", 2, figures{}), add("guard", -1, figures{}) } } } }
