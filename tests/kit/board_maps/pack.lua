-- Maps of each shape, as the packs of games write them.
pack { name = "board maps", version = "1", game = "toy" }

map "cave" { shape = "hex", from = "A-1",
  rows = { "e . f o . ",
           " . . l . x",
           "e . . . . ." },
  legend = { e = entry(), f = hazard("fire"), o = object(), l = lava(), x = door() },
  walls = { "C-1|E-1", "D-2|E-3" }, walled = "border",
  regions = { den = { "B-2", "D-2..F-2" }, altar = "K-3" } }

map "deck" { shape = "square", diagonal = true,
  rows = { ".............",
           "....#........",
           ".............",
           "..../........",
           "............." },
  legend = { ["#"] = object(), ["/"] = cut("/") },
  walls = { "c1..c3|d1..d3" }, walled = "border",
  doors = { "g4|h4", { "g5|h5", open = true } },
  regions = { R1 = "m1", R2 = "m2", team = { "a1..b3" } } }

tile "ridge" { shape = "square",
  rows = { ".r.",
           "..^" },
  legend = { r = rough(), ["^"] = height(1) },
  walls = { "a1|b1" }, regions = { edge = "c1" } }

map "valley" { shape = "square",
  tiles = { { "ridge", "a1" }, { "ridge", "d1", turn = 1 }, { "ridge", "a4", turn = 2 } },
  links = { "a1|a4", { "c2|e3", gate = true } },
  walls = { "b2|c2" } }

-- Two rings of systems, hexagons with a side up, and the nexus off the map.
map "galaxy" { shape = "hex", flat = true,
  rows = { "  .   n",
           " . . ",
           ". . .",
           " . . ",
           ". . .",
           " . . ",
           ". . .",
           " . . ",
           "  .  " },
  legend = { n = nexus() },
  names = { rex = "C-5", north = "C-3", outer = "C-1", nexus = "G-1" },
  links = { "A-3|E-7" } }

map "planet" { shape = "area",
  areas = { { "Landing Zone", at = { 0, 0 }, links = { "Red Canyon", "Dunes" } },
            { "Red Canyon", at = { 2, 1 }, links = { "Landing Zone" }, kind = colour("red") },
            { "Dunes", at = { 1, 3 }, kind = colour("blue") },
            { "Hatch", within = "Red Canyon" } },
  regions = { start = { "Landing Zone" } } }

map "cellar" { shape = "square", from = "e3", rows = { "...", "..#" }, legend = { ["#"] = object() },
  walls = { "e3|f3" } }

map "gatehouse" { shape = "hex", rows = { ". . .", " x x ", ". . ." }, legend = { x = door() } }

map "cut" { shape = "square", diagonal = true,
  rows = { ".....", ".....", "../..", ".....", "....." }, legend = { ["/"] = cut("/") } }

map "diamond" { shape = "area",
  areas = { { "A", links = { "D", "C", "B" } }, { "E", links = { "D", "C", "B" } },
            { "D" }, { "C" }, { "B" } } }

-- What screens are tried with: heights, walls and doors; islands and ways between them.
map "plateau" { shape = "square", diagonal = true,
  rows = { "..........2",
           "..1..111122",
           "..11.111222",
           ".....111222",
           "..r.......#",
           ".11..~~...." },
  legend = { ["1"] = height(1), ["2"] = height(2), r = rough(), ["#"] = object(), ["~"] = lava() },
  walls = { "c1..c2|d1..d2", "f1|g1", "h5..h6|i5..i6" },
  doors = { "c3|d3", { "h4|i4", open = true } },
  regions = { start = { "a5..b6" } } }

map "islands" { shape = "area",
  areas = { { "Harbour", at = { 0, 2 }, links = { "Reef", "Old Mill" } },
            { "Reef", at = { 2, 1 }, kind = water(), links = { "Lighthouse", "Narrows" } },
            { "Old Mill", at = { 2, 4 }, kind = forest(), links = { "Narrows", "Cairn" } },
            { "Narrows", at = { 4, 3 }, kind = water(), links = { "Lighthouse", "Smithy" } },
            { "Lighthouse", at = { 4, 0 }, kind = rough() },
            { "Cairn", at = { 4, 5 }, kind = rough() },
            { "Smithy", at = { 6, 2 }, kind = lava(), links = { "Glacier" } },
            { "Glacier", at = { 7, 4 }, kind = ice(), links = { "Cairn" } } },
  regions = { start = { "Harbour" } } }
