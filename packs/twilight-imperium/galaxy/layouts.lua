-- How the galaxy is laid out. Positions: 0 Mecatol Rex, then ring by ring from the north clockwise.
-- `tiles` lists positions 1, 2, ... of a map that is given whole, 0 where a home or nothing lies.
-- `hyperlanes` are position, tile, side and turn. `slices` are the places that a draft fills for each
-- home: to the left of it, before it, to the right, between it and its neighbour, at the middle.

local beginners = { "Xxcha", "Letnev", "Sol", "N'orr", "Hacan", "Jol-Nar" }

layout "rules-3p" { name = "By the rules, 3 players", players = 3, rings = 3,
  homes = { 22, 28, 34 }, closed = { 19, 20, 24, 25, 26, 30, 31, 32, 36 }, blue = 6, red = 2 }
layout "rules-4p" { name = "By the rules, 4 players", players = 4, rings = 3,
  homes = { 23, 27, 32, 36 }, blue = 5, red = 3 }
layout "rules-5p" { name = "By the rules, 5 players", players = 5, rings = 3,
  homes = { 22, 25, 28, 32, 36 }, blue = 4, red = 2, speaker_red = 1,
  goods = { { 22, 2 }, { 25, 4 }, { 28, 2 } } }
layout "rules-5p-hyperlane" { name = "By the rules, 5 players with hyperlanes", players = 5,
  rings = 3, homes = { 19, 22, 25, 31, 34 },
  hyperlanes = { "4:85A@0", "12:88A@0", "14:87A@0", "27:83A@0", "28:86A@0", "29:84A@0" },
  slices = {
    { 36, 7, 20, 18, 1 }, { 21, 9, 23, 8, 2 }, { 24, 11, 26, 10, 3 }, { 30, 15, 32, 13, 5 },
    { 33, 17, 35, 16, 6 } },
  blue = 3, red = 2 }
layout "rules-6p" { name = "By the rules, 6 players", players = 6, rings = 3,
  homes = { 19, 22, 25, 28, 31, 34 },
  slices = {
    { 36, 7, 20, 18, 1 }, { 21, 9, 23, 8, 2 }, { 24, 11, 26, 10, 3 }, { 27, 13, 29, 12, 4 },
    { 30, 15, 32, 14, 5 }, { 33, 17, 35, 16, 6 } },
  blue = 3, red = 2 }
layout "rules-6p-large" { name = "By the rules, 6 players, large galaxy", players = 6, rings = 4,
  homes = { 37, 41, 45, 49, 53, 57 }, blue = 6, red = 3 }
layout "rules-7p" { name = "By the rules, 7 players", players = 7, rings = 4,
  homes = { 37, 40, 43, 46, 52, 55, 58 },
  hyperlanes = { "13:85A@0", "27:88A@0", "29:87A@0", "48:83A@0", "49:86A@0", "50:84A@0" }, blue = 4,
  red = 2, speaker_blue = 3, speaker_red = 2 }
layout "rules-7p-alternate" { name = "By the rules, 7 players, alternate layout", players = 7,
  rings = 4, edge_ring = 3, homes = { 37, 22, 25, 49, 52, 55, 58 },
  closed = { 39, 40, 41, 42, 43, 44, 45, 46, 47, 53, 54, 57 },
  hyperlanes = { "1:83B@0", "4:84B@0", "5:90B@0", "20:85B@0", "27:86B@0", "33:88B@120" },
  slices = {
    { 60, 19, 38, 36, 7 }, { 21, 9, 23, 8, 2 }, { 24, 11, 26, 10, 3 }, { 48, 28, 50, 12, 13 },
    { 51, 30, 31, 29, 14 }, { 32, 16, 56, 15, 6 }, { 34, 35, 59, 17, 18 } },
  blue = 3, red = 2 }
layout "rules-8p" { name = "By the rules, 8 players", players = 8, rings = 4,
  homes = { 37, 40, 43, 46, 49, 52, 55, 58 }, blue = 4, red = 2, speaker_blue = 2, speaker_red = 2 }
layout "rules-8p-alternate" { name = "By the rules, 8 players, alternate layout", players = 8,
  rings = 4, edge_ring = 3, homes = { 37, 40, 43, 46, 49, 52, 55, 58 }, closed = { 41, 42, 45, 53, 54, 57 },
  hyperlanes = { "1:87A@60", "2:89B@180", "4:88A@120", "5:90B@0", "24:83B@120", "33:85B@120" },
  slices = {
    { 60, 19, 38, 36, 7 }, { 39, 21, 22, 20, 8 }, { 23, 10, 44, 9, 3 }, { 25, 26, 47, 11, 12 },
    { 48, 28, 50, 27, 13 }, { 51, 30, 31, 29, 14 }, { 32, 16, 56, 15, 6 }, { 34, 35, 59, 17, 18 } },
  blue = 3, red = 2 }
layout "first-game-3p" { name = "First game, 3 players", players = 3, rings = 3,
  homes = { 22, 28, 34 }, closed = { 19, 20, 24, 25, 26, 30, 31, 32, 36 },
  tiles = { 22, 44, 19, 42, 24, 45, 35, 23, 36, 39, 38, 25, 33, 47, 27, 26, 30, 40, 0, 0, 50, 0, 31, 0, 0, 0, 29, 0, 34, 0, 0, 0, 28, 0, 21, 0 },
  first_game = true, factions = beginners }
layout "first-game-4p" { name = "First game, 4 players", players = 4, rings = 3,
  homes = { 23, 27, 32, 36 },
  tiles = { 46, 44, 38, 42, 28, 45, 23, 26, 32, 34, 49, 33, 36, 39, 27, 30, 48, 35, 24, 41, 47, 31, 0, 20, 25, 37, 0, 22, 43, 29, 50, 0, 19, 40, 21, 0 },
  first_game = true, factions = beginners }
layout "first-game-5p" { name = "First game, 5 players", players = 5, rings = 3,
  homes = { 22, 25, 28, 32, 36 }, goods = { { 22, 2 }, { 25, 4 }, { 28, 2 } },
  tiles = { 22, 45, 19, 42, 24, 44, 35, 23, 36, 39, 38, 25, 33, 50, 20, 26, 30, 40, 32, 43, 49, 0, 31, 46, 0, 37, 29, 0, 34, 27, 48, 0, 21, 28, 47, 0 },
  first_game = true, factions = beginners }
layout "first-game-6p" { name = "First game, 6 players", players = 6, rings = 3,
  homes = { 19, 22, 25, 28, 31, 34 },
  tiles = { 22, 44, 19, 42, 24, 45, 35, 23, 36, 39, 38, 25, 33, 46, 27, 26, 30, 40, 0, 32, 50, 0, 31, 47, 0, 37, 29, 0, 34, 20, 0, 49, 28, 0, 21, 43 },
  first_game = true, factions = beginners }
layout "premade-3p" { name = "Premade, 3 players", players = 3, rings = 3, homes = { 22, 28, 34 },
  closed = { 19, 20, 24, 25, 26, 30, 31, 32, 36 },
  tiles = { 31, 46, 74, 48, 72, 49, 69, 24, 28, 41, 35, 63, 36, 44, 71, 62, 70, 77, 0, 0, 64, 0, 39, 0, 0, 0, 26, 0, 40, 0, 0, 0, 25, 0, 79, 0 } }
layout "premade-4p" { name = "Premade, 4 players", players = 4, rings = 3,
  homes = { 23, 27, 32, 36 },
  tiles = { 26, 76, 67, 64, 70, 45, 71, 66, 68, 60, 39, 69, 47, 65, 78, 62, 75, 63, 42, 40, 77, 73, 0, 48, 74, 41, 0, 59, 50, 79, 72, 0, 80, 20, 61, 0 } }
layout "premade-5p" { name = "Premade, 5 players", players = 5, rings = 3,
  homes = { 19, 22, 25, 31, 34 },
  hyperlanes = { "4:85A@0", "12:88A@0", "14:87A@0", "27:83A@0", "28:86A@0", "29:84A@0" },
  tiles = { 77, 40, 41, 0, 39, 65, 67, 60, 70, 66, 74, 0, 75, 0, 68, 72, 73, 69, 0, 62, 76, 0, 79, 71, 0, 80, 0, 0, 0, 63, 0, 64, 78, 0, 61, 59 } }
layout "premade-6p" { name = "Premade, 6 players", players = 6, rings = 3,
  homes = { 19, 22, 25, 28, 31, 34 },
  tiles = { 26, 61, 64, 59, 62, 63, 71, 45, 69, 41, 65, 68, 72, 79, 66, 80, 75, 67, 0, 73, 40, 0, 74, 46, 0, 37, 49, 0, 60, 77, 0, 76, 47, 0, 70, 78 } }
layout "premade-7p" { name = "Premade, 7 players", players = 7, rings = 4, edge_ring = 3,
  homes = { 22, 25, 37, 49, 52, 55, 58 },
  closed = { 39, 40, 41, 42, 43, 44, 45, 46, 47, 53, 54, 57 },
  hyperlanes = { "1:85B@180", "4:84B@180", "5:90B@0", "20:88B@180", "27:86B@180", "33:83B@120" },
  tiles = { 0, 72, 23, 0, 0, 76, 64, 65, 75, 78, 62, 37, 79, 61, 43, 70, 26, 67, 74, 0, 42, 0, 39, 68, 0, 45, 0, 73, 47, 66, 63, 48, 0, 44, 69, 71, 0, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 0, 40, 41, 0, 0, 0, 0, 25, 0, 0, 59, 77 } }
layout "premade-8p" { name = "Premade, 8 players", players = 8, rings = 4, edge_ring = 3,
  homes = { 37, 40, 43, 46, 49, 52, 55, 58 }, closed = { 41, 42, 45, 53, 54, 57 },
  hyperlanes = { "1:87A@60", "2:90B@180", "4:88A@120", "5:89B@0", "24:85B@120", "33:83B@120" },
  tiles = { 0, 0, 65, 0, 0, 66, 19, 21, 45, 31, 46, 64, 22, 73, 44, 34, 49, 24, 27, 50, 72, 40, 59, 0, 62, 76, 41, 37, 43, 35, 48, 63, 0, 74, 36, 79, 0, 42, 30, 0, 0, 0, 0, 68, 0, 0, 47, 71, 0, 39, 61, 0, 0, 0, 0, 67, 0, 0, 78, 28 } }
layout "variant-3p-hyperlane" { name = "Variant, 3 players with hyperlanes", players = 3, rings = 3,
  homes = { 22, 28, 34 },
  hyperlanes = { "1:85A@180", "3:85A@300", "5:85A@60", "8:87A@180", "10:88A@300", "12:87A@300", "14:87A@180", "16:88A@300", "18:88A@180", "19:86A@180", "20:84A@180", "24:83A@120", "25:86A@300", "26:84A@300", "30:84A@180", "31:86A@60", "32:83A@120", "36:83A@0" },
  slices = {
    { 21, 9, 23, 7, 2 }, { 27, 13, 29, 11, 4 }, { 33, 17, 35, 15, 6 } },
  blue = 3, red = 2 }
layout "variant-4p-hyperlane" { name = "Variant, 4 players with hyperlanes", players = 4, rings = 3,
  homes = { 22, 25, 31, 34 },
  hyperlanes = { "1:85A@180", "4:85A@0", "8:88A@60", "12:88A@0", "14:87A@0", "18:87A@300", "19:86A@180", "20:83A@60", "27:83A@0", "28:86A@0", "29:84A@180", "36:84A@300" },
  slices = {
    { 21, 9, 23, 7, 2 }, { 24, 11, 26, 10, 3 }, { 30, 15, 32, 13, 5 }, { 33, 17, 35, 16, 6 } },
  blue = 3, red = 2 }

-- Maps that players write down: every position is there, what lies at it comes from the text.
layout "open-3" { name = "As written, 3 rings", rings = 3, open = true }
layout "open-4" { name = "As written, 4 rings", rings = 4, open = true }
