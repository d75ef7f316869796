-- Every die of the game has ten sides (23.1).
die "die" { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 }
