-- Others: what has no people, and nobody to speak for it.
describe("Vent Crawler", "Others", "Wild Beast", { range = 1, text = "the target is Burning.",
  critical = inflict("burning", attacked) }, { 6, 0, 1 }, { 8, 0, 2 }, { 10, 1, 2 })
describe("Glass Warden", "Others", "Sentry", { copies = 4, range = 2, text = "the target is Vulnerable.",
  critical = inflict("vulnerable", attacked) }, { 8, 0, 2 }, { 10, 0, 3 }, { 12, 1, 3 })
describe("Cinder Hulk", "Others", "Berserker", { copies = 4, range = 1,
  text = "figures beside the target take 1 damage.",
  critical = damage(1, figures{ within = 1, from = attacked }) },
  { 12, 1, -1 }, { 15, 1, -1 }, { 18, 2, -1 })

local function other(...) card_of_kind("Others", ...) end
other("Awaken", 1, go(1))
other("Drawn to Warmth", 3, go(3))
other("Shed Splinters", 4, also("Enemies within range 1 are Bleeding.",
  inflict("bleeding", enemies{ within = 1 })))
other("Harden", 2, also("It gets Barrier.", inflict("barrier", me)))
other("Fume", 3, round_effect("attack +1, guard -1.",
  constant { add("attack", 1, me), add("guard", -1, me) }))
other("Knit", 4, mend(3))
other("Old Purpose", 5, go(2), also("It is Resilient.", inflict("resilient", me)))
