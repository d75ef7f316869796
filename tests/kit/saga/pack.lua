pack { name = "saga", version = "1", game = "saga" }

-- A landing that is lost leads to an ambush; the colony is an interlude, in which players
-- may dig, find the hatch and choose where to go.
campaign "red-canyon" {
  name = "Red Canyon",
  results = { "fled" },
  marks = { "map bought", ["hatch found"] = "The hatch in the canyon was found." },
  counters = { "areas", iron = 2 },
  parts = {
    { id = "landing", name = "The Landing", next = { won = "colony", fled = "again", "ambush" } },
    { id = "ambush", name = "The Ambush",
      next = { { to = "colony", when = { { no_mark = "map bought" }, { lost = "landing" } }, say = "They crawl home." },
               "landing" } },
    { id = "colony", name = "The Colony", interlude = true,
      next = { { to = "hive", when = { counter = "areas", at_least = 2 } },
               { to = "canyon", when = { mark = "hatch found", counter = "iron", at_most = 3 } },
               "landing" } },
    { id = "canyon", name = "The Canyon", open = { mark = "hatch found" }, next = { won = "hive", lost = "colony" } },
    { id = "hive", name = "The Hive", open = { ended = "canyon" }, next = { won = "end", lost = "colony" } },
  },
}

campaign "line" { name = "A Line", parts = { { id = "one" }, { id = "two" } } }
