-- Lyprans: pale, long-limbed, cold to the touch. Where they have been there is rime on the walls.
describe("Lypran Archer", "Lypran", "Archer", { range = 5, text = "the target is Frozen.",
  critical = inflict("frozen", attacked) }, { 6, 0, 1 }, { 8, 1, 1 }, { 10, 1, 1 })
describe("Lypran Berserker", "Lypran", "Berserker", { range = 1, text = "the target is Stunned.",
  critical = inflict("stunned", attacked) }, { 8, 1, 0 }, { 10, 1, 1 }, { 12, 2, 1 })
describe("Lypran Scout", "Lypran", "Scout", { range = 3, text = "it is Invisible.",
  critical = inflict("invisible", me) }, { 6, 0, 1 }, { 8, 0, 1 }, { 9, 1, 2 })

local function lypran(...) card_of_kind("Lypran", ...) end
lypran("Glide", 2, jump(3))
lypran("Cold Breath", 3, also("Enemies within range 1 are Frozen.",
  inflict("frozen", enemies{ within = 1 })))
lypran("Long Stride", 3, go(3))
lypran("Rime", 2, round_effect("guard +2, each move gives 1 MP less.",
  constant { add("guard", 2, me), add("move", -1, me) }))
lypran("Thin Air", 4, also("It is Invisible.", inflict("invisible", me)), go(1))
lypran("Keening", 4, round_effect("attack +1.", constant { add("attack", 1, me) }))
lypran("Stillness", 1, mend(1))
