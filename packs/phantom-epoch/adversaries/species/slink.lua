-- Slinks: small, quick and fond of other people's things.
describe("Slink Scout", "Slink", "Scout", { copies = 8, range = 3,
  text = "the target is Vulnerable and it is Invisible.",
  critical = { inflict("vulnerable", attacked), inflict("invisible", me) } },
  { 5, 0, 1 }, { 6, 1, 1 }, { 8, 1, 2 })
describe("Slink Archer", "Slink", "Archer", { range = 4, text = "the target is Blinded.",
  critical = inflict("blinded", attacked) }, { 5, 0, 1 }, { 6, 1, 1 }, { 8, 1, 2 })

local function slink(...) card_of_kind("Slink", ...) end
slink("Scamper", 1, go(3))
slink("Squeeze By", 2, go(2),
  round_effect("it passes through its enemies.", constant { passes_enemies(me) }))
slink("Duck", 1, round_effect("guard +1.", constant { add("guard", 1, me) }))
slink("Hop", 2, jump(2))
slink("Into the Dark", 3, also("It is Invisible.", inflict("invisible", me)))
slink("Cheap Shot", 3, round_effect("pierce +2.", constant { add("pierce", 2, me) }))
slink("Run Away", 2, back(4))
