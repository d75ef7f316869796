-- System tiles by their numbers: what is printed on them. Planets name their tile (planets.lua).

tile "Jord" { number = 1, kind = "home", back = "green" }
tile "Moll Primus" { number = 2, kind = "home", back = "green" }
tile "Darien" { number = 3, kind = "home", back = "green" }
tile "Muaat" { number = 4, kind = "home", back = "green" }
tile "Nestphar" { number = 5, kind = "home", back = "green" }
tile "[0.0.0]" { number = 6, kind = "home", back = "green" }
tile "Winnu" { number = 7, kind = "home", back = "green" }
tile "Mordai II" { number = 8, kind = "home", back = "green" }
tile "Maaluuk and Druaa" { number = 9, kind = "home", back = "green" }
tile "Arc Prime and Wren Terra" { number = 10, kind = "home", back = "green" }
tile "Lisis II and Ragh" { number = 11, kind = "home", back = "green" }
tile "Nar and Jol" { number = 12, kind = "home", back = "green" }
tile "Tren'lak and Quinarra" { number = 13, kind = "home", back = "green" }
tile "Archon Ren and Archon Tau" { number = 14, kind = "home", back = "green" }
tile "Retillion and Shalloq" { number = 15, kind = "home", back = "green" }
tile "Hercant, Arretze and Kamdorn" { number = 16, kind = "home", back = "green" }
tile "Creuss Gate" { number = 17, kind = "gate", back = "green", wormholes = { "delta" } }
tile "Mecatol Rex" { number = 18, kind = "mecatol" }
tile "Wellon" { number = 19, kind = "planets", back = "blue" }
tile "Vefut II" { number = 20, kind = "planets", back = "blue" }
tile "Thibah" { number = 21, kind = "planets", back = "blue" }
tile "Tar'mann" { number = 22, kind = "planets", back = "blue" }
tile "Saudor" { number = 23, kind = "planets", back = "blue" }
tile "Mehar Xull" { number = 24, kind = "planets", back = "blue" }
tile "Quann" { number = 25, kind = "planets", back = "blue", wormholes = { "beta" } }
tile "Lodor" { number = 26, kind = "planets", back = "blue", wormholes = { "alpha" } }
tile "New Albion and Starpoint" { number = 27, kind = "planets", back = "blue" }
tile "Tequ'ran and Torkan" { number = 28, kind = "planets", back = "blue" }
tile "Qucen'n and Rarron" { number = 29, kind = "planets", back = "blue" }
tile "Mellon and Zohbat" { number = 30, kind = "planets", back = "blue" }
tile "Lazar and Sakulag" { number = 31, kind = "planets", back = "blue" }
tile "Dal Bootha and Xxehan" { number = 32, kind = "planets", back = "blue" }
tile "Corneeq and Resculon" { number = 33, kind = "planets", back = "blue" }
tile "Centauri and Gral" { number = 34, kind = "planets", back = "blue" }
tile "Bereg and Lirta IV" { number = 35, kind = "planets", back = "blue" }
tile "Arnor and Lor" { number = 36, kind = "planets", back = "blue" }
tile "Arinam and Meer" { number = 37, kind = "planets", back = "blue" }
tile "Abyz and Fria" { number = 38, kind = "planets", back = "blue" }
tile "Alpha Wormhole 39" { number = 39, kind = "wormhole", back = "red", wormholes = { "alpha" } }
tile "Beta Wormhole 40" { number = 40, kind = "wormhole", back = "red", wormholes = { "beta" } }
tile "Gravity Rift 41" { number = 41, kind = "anomaly", back = "red",
  anomalies = { "gravity rift" } }
tile "Nebula 42" { number = 42, kind = "anomaly", back = "red", anomalies = { "nebula" } }
tile "Supernova 43" { number = 43, kind = "anomaly", back = "red", anomalies = { "supernova" } }
tile "Asteroid Field 44" { number = 44, kind = "anomaly", back = "red",
  anomalies = { "asteroid field" } }
tile "Asteroid Field 45" { number = 45, kind = "anomaly", back = "red",
  anomalies = { "asteroid field" } }
tile "Deep Space 46" { number = 46, kind = "empty", back = "red" }
tile "Deep Space 47" { number = 47, kind = "empty", back = "red" }
tile "Deep Space 48" { number = 48, kind = "empty", back = "red" }
tile "Deep Space 49" { number = 49, kind = "empty", back = "red" }
tile "Deep Space 50" { number = 50, kind = "empty", back = "red" }
tile "Creuss" { number = 51, kind = "home", back = "green", wormholes = { "delta" } }
tile "Ixth" { number = 52, box = "pok", kind = "home", back = "green" }
tile "Arcturus" { number = 53, box = "pok", kind = "home", back = "green" }
tile "Acheron" { number = 54, box = "pok", kind = "home", back = "green" }
tile "Elysium" { number = 55, box = "pok", kind = "home", back = "green" }
tile "The Dark" { number = 56, box = "pok", kind = "home", back = "green",
  anomalies = { "nebula" } }
tile "Naazir and Rokha" { number = 57, box = "pok", kind = "home", back = "green" }
tile "Valk, Ylir and Avar" { number = 58, box = "pok", kind = "home", back = "green" }
tile "Archon Vail" { number = 59, box = "pok", kind = "planets", back = "blue" }
tile "Perimeter" { number = 60, box = "pok", kind = "planets", back = "blue" }
tile "Ang" { number = 61, box = "pok", kind = "planets", back = "blue" }
tile "Sem-Lore" { number = 62, box = "pok", kind = "planets", back = "blue" }
tile "Vorhal" { number = 63, box = "pok", kind = "planets", back = "blue" }
tile "Atlas" { number = 64, box = "pok", kind = "planets", back = "blue", wormholes = { "beta" } }
tile "Primor" { number = 65, box = "pok", kind = "planets", back = "blue" }
tile "Hope's End" { number = 66, box = "pok", kind = "planets", back = "blue" }
tile "Cormund" { number = 67, box = "pok", kind = "anomaly", back = "red",
  anomalies = { "gravity rift" } }
tile "Everra" { number = 68, box = "pok", kind = "anomaly", back = "red", anomalies = { "nebula" } }
tile "Accoen and Jeol Ir" { number = 69, box = "pok", kind = "planets", back = "blue" }
tile "Kraag and Siig" { number = 70, box = "pok", kind = "planets", back = "blue" }
tile "Bakal and Alio Prima" { number = 71, box = "pok", kind = "planets", back = "blue" }
tile "Lisis and Velnor" { number = 72, box = "pok", kind = "planets", back = "blue" }
tile "Cealdri and Xanhact" { number = 73, box = "pok", kind = "planets", back = "blue" }
tile "Vega Major and Vega Minor" { number = 74, box = "pok", kind = "planets", back = "blue" }
tile "Loki, Abaddon and Ashtroth" { number = 75, box = "pok", kind = "planets", back = "blue" }
tile "Rigel III, Rigel II and Rigel I" { number = 76, box = "pok", kind = "planets", back = "blue" }
tile "Deep Space 77" { number = 77, box = "pok", kind = "empty", back = "red" }
tile "Deep Space 78" { number = 78, box = "pok", kind = "empty", back = "red" }
tile "Asteroid Field 79" { number = 79, box = "pok", kind = "anomaly", back = "red",
  anomalies = { "asteroid field" }, wormholes = { "alpha" } }
tile "Supernova 80" { number = 80, box = "pok", kind = "anomaly", back = "red",
  anomalies = { "supernova" } }
tile "Supernova 81" { number = 81, box = "pok", kind = "special", back = "green",
  anomalies = { "supernova" } }
tile "Wormhole Nexus" { number = 82, box = "pok", kind = "nexus", wormholes = { "gamma" } }
tile "Hyperlanes 83A" { number = 83, side = "A", box = "pok", kind = "hyperlane",
  lanes = { "1-4" } }
tile "Hyperlanes 83B" { number = 83, side = "B", box = "pok", kind = "hyperlane",
  lanes = { "0-2", "0-3", "3-5" } }
tile "Hyperlanes 84A" { number = 84, side = "A", box = "pok", kind = "hyperlane",
  lanes = { "2-5" } }
tile "Hyperlanes 84B" { number = 84, side = "B", box = "pok", kind = "hyperlane",
  lanes = { "0-3", "0-4", "1-3" } }
tile "Hyperlanes 85A" { number = 85, side = "A", box = "pok", kind = "hyperlane",
  lanes = { "1-5" } }
tile "Hyperlanes 85B" { number = 85, side = "B", box = "pok", kind = "hyperlane",
  lanes = { "0-2", "0-3", "3-5" } }
tile "Hyperlanes 86A" { number = 86, side = "A", box = "pok", kind = "hyperlane",
  lanes = { "1-5" } }
tile "Hyperlanes 86B" { number = 86, side = "B", box = "pok", kind = "hyperlane",
  lanes = { "0-3", "0-4", "1-3" } }
tile "Hyperlanes 87A" { number = 87, side = "A", box = "pok", kind = "hyperlane",
  lanes = { "0-2", "2-4", "2-5" } }
tile "Hyperlanes 87B" { number = 87, side = "B", box = "pok", kind = "hyperlane",
  lanes = { "0-2", "0-3" } }
tile "Hyperlanes 88A" { number = 88, side = "A", box = "pok", kind = "hyperlane",
  lanes = { "0-4", "1-4", "2-4" } }
tile "Hyperlanes 88B" { number = 88, side = "B", box = "pok", kind = "hyperlane",
  lanes = { "0-2", "0-3", "3-5" } }
tile "Hyperlanes 89A" { number = 89, side = "A", box = "pok", kind = "hyperlane",
  lanes = { "0-2", "0-4", "2-4" } }
tile "Hyperlanes 89B" { number = 89, side = "B", box = "pok", kind = "hyperlane",
  lanes = { "0-3", "0-4" } }
tile "Hyperlanes 90A" { number = 90, side = "A", box = "pok", kind = "hyperlane",
  lanes = { "1-5", "2-4" } }
tile "Hyperlanes 90B" { number = 90, side = "B", box = "pok", kind = "hyperlane",
  lanes = { "0-3", "0-4" } }
tile "Hyperlanes 91A" { number = 91, side = "A", box = "pok", kind = "hyperlane",
  lanes = { "0-3", "0-4", "1-3" } }
tile "Hyperlanes 91B" { number = 91, side = "B", box = "pok", kind = "hyperlane",
  lanes = { "0-2", "0-3" } }
