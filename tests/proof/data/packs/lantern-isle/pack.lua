-- Lantern Isle: its map, its die, what can be found there and what is voted on.
pack { name = "Lantern Isle", version = "1", game = "lantern-isle" }

die "trowel" {
  { "spade", spades = 1 }, { "spade", spades = 1 }, { "two spades", spades = 2 },
  { "blank" }, { "blank" }, { "skull", skulls = 1 },
}

map "shore" { shape = "hex", from = "A-1",
  rows = { "b b j j b b",
           " b r j r b ",
           "b j j j j b",
           " j ^ r ^ j ",
           "b j j j j b",
           " b r j r b ",
           "b b j j b b" },
  legend = { b = "beach", j = "jungle", r = "ruin", ["^"] = "peak" },
  regions = { landing = { "A-1", "K-1", "A-7", "K-7" }, lair = "F-4" } }

map "crater" { shape = "hex", from = "A-1",
  rows = { "b j b j b b",
           " b r ^ r b ",
           "j ^ r ^ j b",
           " b j ^ ^ r ",
           "b b r j b b" },
  legend = { b = "beach", j = "jungle", r = "ruin", ["^"] = "peak" },
  regions = { landing = { "A-1", "K-1", "A-5", "K-5" }, lair = "F-4" } }

scenario "The Shore" { id = "the-shore", map = "shore", rounds = 6, food = 3, oil = 2, coins = 3,
  story = "A lantern burns on an isle that no chart has. You are not the only ones who saw it." }
scenario "The Crater" { id = "the-crater", map = "crater", rounds = 5, food = 2, oil = 3, coins = 3,
  story = "The key fits a gate, and behind the gate the ground is warm." }

scenario "The Night Shore" { id = "the-night-shore", map = "shore", rounds = 4, food = 2, oil = 1, coins = 2,
  story = "Without the key there is only the shore, and the night." }
scenario "The Harbour" { id = "the-harbour", map = "shore", rounds = 1, interlude = true,
  story = "A harbour has everything, for those who have coins." }

campaign "lantern" { name = "The Lantern", marks = { ["key found"] = "Somebody has the Bone Key." },
  parts = {
    { scenario = "The Shore", next = "the-harbour" },
    { scenario = "The Harbour",
      next = { { to = "the-crater", when = { mark = "key found" }, say = "The key fits." },
               "the-night-shore" } },
    { scenario = "The Crater", next = "end" },
    { scenario = "The Night Shore", next = "end" },
  } }

find "Jade Mask" { worth = 4, text = "It smiles from one side only." }
find "Bone Key" { worth = 1, key = true, text = "It shows the way into the crater." }
find "Drowned Bell" { worth = 3 }
find "Coral Crown" { worth = 5 }
find "Clay Tablets" { worth = 2, copies = 4 }
find "Fish Hooks" { worth = 1, copies = 4 }
find "Whale Ivory" { worth = 3, copies = 2 }

-- Relics: finds with abilities.
find "Whale Lamp" { worth = 1, text = "Once a round a food burns like oil.",
  action { cost = food(1), limit = { 1, "round" }, effect = oil(1) } }
find "Tide Charm" { worth = 1, text = "For a coin two more points, for this round.",
  action { cost = coins(1), limit = { 1, "round" },
           effect = lasting{ "round", add("march", 2, expedition) } } }
find "Signal Horn" { worth = 2, text = "When another makes camp you may get a coin.",
  response { after = camped{ by = others }, effect = coins(1) } }
find "Long Spade" { worth = 1, text = "One more die to dig.",
  constant { add("dice", 1, expedition) } }

motion "Share the stores" {
  outcome { text = "share them", effect = { food(1, everyone), oil(1, everyone) } },
  outcome { text = "keep them", effect = food(1, lead) } }
motion "Ring the bell" {
  outcome { text = "ring it", effect = prowl(2) },
  outcome { text = "leave it", effect = coins(1, everyone) } }
motion "Harbour dues" {
  outcome { text = "pay them", effect = coins(-1, everyone) },
  outcome { text = "hide", effect = food(-1, everyone) } }
motion "Light the beacons" {
  outcome { text = "light them", effect = { oil(-1, everyone), coins(2, everyone) } },
  outcome { text = "save oil", effect = oil(1, lead) } }
