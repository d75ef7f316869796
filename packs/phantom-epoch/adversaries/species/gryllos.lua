-- Gryllos: six legs, long feelers and a temper. Gralloks train some; the others train nobody.
describe("Trained Gryllos", "Gryllos", "Trained Beast", { copies = 8, range = 1,
  text = "the target is Bleeding.", critical = inflict("bleeding", attacked) },
  { 5, 0, 0 }, { 7, 0, 0 }, { 8, 1, 1 })
describe("Wild Gryllos", "Gryllos", "Wild Beast", { range = 1,
  text = "it gets 2 HP back.", critical = restore(2, me) },
  { 7, 0, 0 }, { 9, 1, 0 }, { 11, 1, 1 })

local function gryllos(...) card_of_kind("Gryllos", ...) end
gryllos("Pounce", 2, jump(3))
gryllos("Skitter", 1, go(3))
gryllos("Chitter", 2, go(1), round_effect("guard +1.", constant { add("guard", 1, me) }))
gryllos("Frenzy", 3, go(2), round_effect("attack +1.", constant { add("attack", 1, me) }))
gryllos("Burrow", 3, also("It is Invisible.", inflict("invisible", me)))
gryllos("Moult", 4, mend(3))
gryllos("Feelers", 1, go(1), round_effect("initiative -1.", constant { add("initiative", -1, me) }))
