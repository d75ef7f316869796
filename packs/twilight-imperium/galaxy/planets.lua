-- Planets with their values, traits and specialties, by the tile they lie on.

planet "Jord" { tile = 1, resources = 4, influence = 2 }
planet "Moll Primus" { tile = 2, resources = 4, influence = 1 }
planet "Darien" { tile = 3, resources = 4, influence = 4 }
planet "Muaat" { tile = 4, resources = 4, influence = 1 }
planet "Nestphar" { tile = 5, resources = 3, influence = 2 }
planet "[0.0.0]" { tile = 6, resources = 5, influence = 0 }
planet "Winnu" { tile = 7, resources = 3, influence = 4 }
planet "Mordai II" { tile = 8, resources = 4, influence = 0 }
planet "Maaluuk" { tile = 9, resources = 0, influence = 2 }
planet "Druaa" { tile = 9, resources = 3, influence = 1 }
planet "Arc Prime" { tile = 10, resources = 4, influence = 0 }
planet "Wren Terra" { tile = 10, resources = 2, influence = 1 }
planet "Lisis II" { tile = 11, resources = 1, influence = 0 }
planet "Ragh" { tile = 11, resources = 2, influence = 1 }
planet "Nar" { tile = 12, resources = 2, influence = 3 }
planet "Jol" { tile = 12, resources = 1, influence = 2 }
planet "Tren'lak" { tile = 13, resources = 1, influence = 0 }
planet "Quinarra" { tile = 13, resources = 3, influence = 1 }
planet "Archon Ren" { tile = 14, resources = 2, influence = 3 }
planet "Archon Tau" { tile = 14, resources = 1, influence = 1 }
planet "Retillion" { tile = 15, resources = 2, influence = 3 }
planet "Shalloq" { tile = 15, resources = 1, influence = 2 }
planet "Hercant" { tile = 16, resources = 1, influence = 1 }
planet "Arretze" { tile = 16, resources = 2, influence = 0 }
planet "Kamdorn" { tile = 16, resources = 0, influence = 1 }
planet "Mecatol Rex" { tile = 18, resources = 1, influence = 6 }
planet "Wellon" { tile = 19, resources = 1, influence = 2, traits = { "industrial" },
  specialty = "yellow" }
planet "Vefut II" { tile = 20, resources = 2, influence = 2, traits = { "hazardous" } }
planet "Thibah" { tile = 21, resources = 1, influence = 1, traits = { "industrial" },
  specialty = "blue" }
planet "Tar'mann" { tile = 22, resources = 1, influence = 1, traits = { "industrial" },
  specialty = "green" }
planet "Saudor" { tile = 23, resources = 2, influence = 2, traits = { "industrial" } }
planet "Mehar Xull" { tile = 24, resources = 1, influence = 3, traits = { "hazardous" },
  specialty = "red" }
planet "Quann" { tile = 25, resources = 2, influence = 1, traits = { "cultural" } }
planet "Lodor" { tile = 26, resources = 3, influence = 1, traits = { "cultural" } }
planet "New Albion" { tile = 27, resources = 1, influence = 1, traits = { "industrial" },
  specialty = "green" }
planet "Starpoint" { tile = 27, resources = 3, influence = 1, traits = { "hazardous" } }
planet "Tequ'ran" { tile = 28, resources = 2, influence = 0, traits = { "hazardous" } }
planet "Torkan" { tile = 28, resources = 0, influence = 3, traits = { "cultural" } }
planet "Qucen'n" { tile = 29, resources = 1, influence = 2, traits = { "industrial" } }
planet "Rarron" { tile = 29, resources = 0, influence = 3, traits = { "cultural" } }
planet "Mellon" { tile = 30, resources = 0, influence = 2, traits = { "cultural" } }
planet "Zohbat" { tile = 30, resources = 3, influence = 1, traits = { "hazardous" } }
planet "Lazar" { tile = 31, resources = 1, influence = 0, traits = { "industrial" },
  specialty = "yellow" }
planet "Sakulag" { tile = 31, resources = 2, influence = 1, traits = { "hazardous" } }
planet "Dal Bootha" { tile = 32, resources = 0, influence = 2, traits = { "cultural" } }
planet "Xxehan" { tile = 32, resources = 1, influence = 1, traits = { "cultural" } }
planet "Corneeq" { tile = 33, resources = 1, influence = 2, traits = { "cultural" } }
planet "Resculon" { tile = 33, resources = 2, influence = 0, traits = { "cultural" } }
planet "Centauri" { tile = 34, resources = 1, influence = 3, traits = { "cultural" } }
planet "Gral" { tile = 34, resources = 1, influence = 1, traits = { "industrial" },
  specialty = "blue" }
planet "Bereg" { tile = 35, resources = 3, influence = 1, traits = { "hazardous" } }
planet "Lirta IV" { tile = 35, resources = 2, influence = 3, traits = { "hazardous" } }
planet "Arnor" { tile = 36, resources = 2, influence = 1, traits = { "industrial" } }
planet "Lor" { tile = 36, resources = 1, influence = 2, traits = { "industrial" } }
planet "Arinam" { tile = 37, resources = 1, influence = 2, traits = { "industrial" } }
planet "Meer" { tile = 37, resources = 0, influence = 4, traits = { "hazardous" },
  specialty = "red" }
planet "Abyz" { tile = 38, resources = 3, influence = 0, traits = { "hazardous" } }
planet "Fria" { tile = 38, resources = 2, influence = 0, traits = { "hazardous" } }
planet "Creuss" { tile = 51, resources = 4, influence = 2 }
planet "Ixth" { tile = 52, box = "pok", resources = 3, influence = 5 }
planet "Arcturus" { tile = 53, box = "pok", resources = 4, influence = 4 }
planet "Acheron" { tile = 54, box = "pok", resources = 4, influence = 0 }
planet "Elysium" { tile = 55, box = "pok", resources = 4, influence = 1 }
planet "The Dark" { tile = 56, box = "pok", resources = 3, influence = 4 }
planet "Naazir" { tile = 57, box = "pok", resources = 2, influence = 1 }
planet "Rokha" { tile = 57, box = "pok", resources = 1, influence = 2 }
planet "Valk" { tile = 58, box = "pok", resources = 2, influence = 0 }
planet "Ylir" { tile = 58, box = "pok", resources = 0, influence = 2 }
planet "Avar" { tile = 58, box = "pok", resources = 1, influence = 1 }
planet "Archon Vail" { tile = 59, box = "pok", resources = 1, influence = 3,
  traits = { "hazardous" }, specialty = "blue" }
planet "Perimeter" { tile = 60, box = "pok", resources = 2, influence = 1,
  traits = { "industrial" } }
planet "Ang" { tile = 61, box = "pok", resources = 2, influence = 0, traits = { "industrial" },
  specialty = "red" }
planet "Sem-Lore" { tile = 62, box = "pok", resources = 3, influence = 2, traits = { "cultural" },
  specialty = "yellow" }
planet "Vorhal" { tile = 63, box = "pok", resources = 0, influence = 2, traits = { "cultural" },
  specialty = "green" }
planet "Atlas" { tile = 64, box = "pok", resources = 3, influence = 1, traits = { "hazardous" } }
planet "Primor" { tile = 65, box = "pok", resources = 2, influence = 1, traits = { "cultural" },
  legendary = true }
planet "Hope's End" { tile = 66, box = "pok", resources = 3, influence = 0,
  traits = { "hazardous" }, legendary = true }
planet "Cormund" { tile = 67, box = "pok", resources = 2, influence = 0, traits = { "hazardous" } }
planet "Everra" { tile = 68, box = "pok", resources = 3, influence = 1, traits = { "cultural" } }
planet "Accoen" { tile = 69, box = "pok", resources = 2, influence = 3, traits = { "industrial" } }
planet "Jeol Ir" { tile = 69, box = "pok", resources = 2, influence = 3, traits = { "industrial" } }
planet "Kraag" { tile = 70, box = "pok", resources = 2, influence = 1, traits = { "hazardous" } }
planet "Siig" { tile = 70, box = "pok", resources = 0, influence = 2, traits = { "hazardous" } }
planet "Bakal" { tile = 71, box = "pok", resources = 3, influence = 2, traits = { "industrial" } }
planet "Alio Prima" { tile = 71, box = "pok", resources = 1, influence = 1,
  traits = { "cultural" } }
planet "Lisis" { tile = 72, box = "pok", resources = 2, influence = 2, traits = { "industrial" } }
planet "Velnor" { tile = 72, box = "pok", resources = 2, influence = 1, traits = { "industrial" },
  specialty = "red" }
planet "Cealdri" { tile = 73, box = "pok", resources = 0, influence = 2, traits = { "cultural" },
  specialty = "yellow" }
planet "Xanhact" { tile = 73, box = "pok", resources = 0, influence = 1, traits = { "hazardous" } }
planet "Vega Major" { tile = 74, box = "pok", resources = 2, influence = 1,
  traits = { "cultural" } }
planet "Vega Minor" { tile = 74, box = "pok", resources = 1, influence = 2, traits = { "cultural" },
  specialty = "blue" }
planet "Loki" { tile = 75, box = "pok", resources = 1, influence = 2, traits = { "cultural" } }
planet "Abaddon" { tile = 75, box = "pok", resources = 1, influence = 0, traits = { "cultural" } }
planet "Ashtroth" { tile = 75, box = "pok", resources = 2, influence = 0, traits = { "hazardous" } }
planet "Rigel III" { tile = 76, box = "pok", resources = 1, influence = 1,
  traits = { "industrial" }, specialty = "green" }
planet "Rigel II" { tile = 76, box = "pok", resources = 1, influence = 2,
  traits = { "industrial" } }
planet "Rigel I" { tile = 76, box = "pok", resources = 0, influence = 1, traits = { "hazardous" } }
planet "Mallice" { tile = 82, box = "pok", resources = 0, influence = 3, traits = { "cultural" },
  legendary = true }
planet "Mirage" { box = "pok", resources = 1, influence = 2, traits = { "cultural" },
  legendary = true }
