-- Gralloks: slow, strong, hard to kill. Berkav is theirs, and they have not forgotten it.
describe("Grallok Archer", "Grallok", "Archer", { range = 6, text = "the target is Bleeding.",
  critical = inflict("bleeding", attacked) }, { 7, 0, 0 }, { 9, 0, 1 }, { 11, 1, 1 })
describe("Grallok Sentry", "Grallok", "Sentry", { range = 1, text = "the target is Knocked Down.",
  critical = inflict("knocked down", attacked) }, { 10, 0, 1 }, { 12, 1, 1 }, { 14, 1, 2 })
describe("Grallok Berserker", "Grallok", "Berserker", { range = 1, text = "the target is Vulnerable.",
  critical = inflict("vulnerable", attacked) }, { 9, 1, 0 }, { 11, 1, 0 }, { 13, 2, 0 })
describe("Grallok Scout", "Grallok", "Scout", { range = 3, text = "the target is Weakened.",
  critical = inflict("weakened", attacked) }, { 8, 0, 0 }, { 10, 0, 0 }, { 12, 1, 1 })

local function grallok(...) card_of_kind("Grallok", ...) end
grallok("Charge", 3, go(2))
grallok("Brace", 2, round_effect("guard +1.", constant { add("guard", 1, me) }))
grallok("Bellow", 4, go(1), round_effect("attack +1.", constant { add("attack", 1, me) }))
grallok("Lick Wounds", 3, mend(2))
grallok("Stomp", 4, also("Enemies within range 1 take 1 damage.", damage(1, enemies{ within = 1 })))
grallok("Trudge", 1, go(1))
grallok("Stone Temper", 2, also("It is Vengeful.", inflict("vengeful", me)))
grallok("War Drum", 5, go(3))
