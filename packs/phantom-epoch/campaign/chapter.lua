-- The Berkav chapter: what leads where.
campaign "berkav" { name = "The Berkav chapter",
  marks = { "Laboratory schematics", "Laboratory: paid",
            ["Laboratory"] = "The Laboratory hums again.",
            "Workshop schematics", "Foundry hammer", "Workshop: paid",
            ["Workshop"] = "There is a fire in the Workshop.",
            ["the quarry way"] = "The map was read by the light of the quarry.",
            ["the warren way"] = "The map was read backwards, as Slinks read.",
            ["the bell road"] = "Both roads of the map meet before a foundry that stands in water.",
            ["a friend in the warrens"] = "Somebody in the warrens owes the crew a rope." },
  counters = { "fame on Berkav", "fame on Thespara", "fame on Orbos", "Vanished technology" },
  parts = {
    { mission = "Aboard the Phantom Epoch", next = { won = "end" } },
    { mission = "Awakening", next = "ship" },
    { mission = "Berkav-1: The Way Revealed", open = { won = "awakening" }, next = "ship" },
    { mission = "Berkav-2: The Quarry Road", open = { mark = "the quarry way" }, next = "ship" },
    { mission = "Berkav-3: What the Slinks Took", open = { mark = "the warren way" }, next = "ship" },
    { mission = "Berkav-4: The Drowned Foundry", open = { mark = "the bell road" }, next = "ship" },
    { mission = "Berkav-5: The One They Feed", open = { won = "berkav-4" }, next = "ship" } } }
