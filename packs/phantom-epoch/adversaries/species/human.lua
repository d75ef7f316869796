-- Humans: deserters, prospectors and hired hands, far from any home. They help each other.
describe("Human Archer", "Human", "Archer", { range = 5, text = "the target is Weakened.",
  critical = inflict("weakened", attacked) }, { 6, 1, 0 }, { 8, 1, 0 }, { 10, 2, 0 })
describe("Human Sentry", "Human", "Sentry", { range = 1, text = "it gets Barrier.",
  critical = inflict("barrier", me) }, { 9, 0, 1 }, { 11, 0, 2 }, { 12, 1, 2 })
describe("Human Scout", "Human", "Scout", { range = 4, text = "the target is Blinded.",
  critical = inflict("blinded", attacked) }, { 6, 0, 0 }, { 8, 1, 0 }, { 10, 1, 1 })

local function human(...) card_of_kind("Human", ...) end
human("Orders", 2, go(2))
human("Field Medicine", 3, also("It and its allies within range 1 get 1 HP back.",
  restore(1, figures{ within = 1, is_not = "enemy" })))
human("Close Ranks", 2, round_effect("guard +1 for its allies within range 1.",
  constant { add("guard", 1, allies{ within = 1 }) }))
human("Take Aim", 3, round_effect("pierce +1.", constant { add("pierce", 1, me) }))
human("Double Time", 4, go(4))
human("Hold Fire", 1, back(1))
human("Stim Shot", 4, go(1), also("It is Resilient.", inflict("resilient", me)))
