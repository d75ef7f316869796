-- Five of the first group are used in a mission, one in each of its first five rounds.
event "Still Air" { group = "1-5", copies = 2, text = "Nothing happens.",
  happens { effect = story("For a while nothing moves.") } }
event "Tremor" { group = "1-5", copies = 2, text = "The mission event takes place.",
  happens { effect = mission_event() } }
event "Dust" { group = "1-5", text = "This round all ranges are 1 less.",
  happens { effect = lasting{ "round", add("range", -1, figures{}) } } }
event "Old Cells" { group = "1-5", text = "Every character gets 1 nova cell.",
  happens { effect = nova(1, characters{}) } }
event "Footsteps" { group = "1-5", text = "All adversaries have attack +1 this round.",
  happens { effect = lasting{ "round", add("attack", 1, adversaries{}) } } }

event "The Mountain Wakes" { group = "6+", copies = 3, text = "The mission event takes place.",
  happens { effect = mission_event() } }
event "Weariness" { group = "6+", copies = 2, text = "Every character takes 1 damage.",
  happens { effect = damage(1, characters{}) } }
event "Blood on the Wind" { group = "6+", text = "All adversaries have attack +1 this round.",
  happens { effect = lasting{ "round", add("attack", 1, adversaries{}) } } }
