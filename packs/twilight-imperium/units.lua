-- Units that every faction has; those of one faction are in its own file.

unit "Carrier I" { type = "carrier", cost = 3, combat = 9, move = 1, capacity = 4 }
unit "Carrier II" { type = "carrier", level = 2, technology = "Carrier II", cost = 3, combat = 9,
  move = 2, capacity = 6 }
unit "Cruiser I" { type = "cruiser", cost = 2, combat = 7, move = 2 }
unit "Cruiser II" { type = "cruiser", level = 2, technology = "Cruiser II", cost = 2, combat = 6,
  move = 3, capacity = 1 }
unit "Destroyer I" { type = "destroyer", cost = 1, combat = 9, move = 2, barrage = 9,
  barrage_dice = 2 }
unit "Destroyer II" { type = "destroyer", level = 2, technology = "Destroyer II", cost = 1,
  combat = 8, move = 2, barrage = 6, barrage_dice = 3 }
unit "Dreadnought I" { type = "dreadnought", cost = 4, combat = 5, move = 1, capacity = 1,
  sustain = true, bombardment = 5 }
unit "Dreadnought II" { type = "dreadnought", level = 2, technology = "Dreadnought II", cost = 4,
  combat = 5, move = 2, capacity = 1, sustain = true, bombardment = 5, no_direct_hit = true,
  text = "Immune to Direct Hit action cards." }
unit "Fighter I" { type = "fighter", cost = 1, per_cost = 2, combat = 9 }
unit "Fighter II" { type = "fighter", level = 2, technology = "Fighter II", cost = 1, per_cost = 2,
  combat = 8, move = 2, fleet_halves = 2,
  text = "Can move on its own (no transport needed). Each fighter beyond the capacity of your ships/docks in a system counts as 1 ship against the fleet pool." }
unit "Infantry I" { type = "infantry", cost = 1, per_cost = 2, combat = 8 }
unit "Infantry II" { type = "infantry", level = 2, technology = "Infantry II", cost = 1,
  per_cost = 2, combat = 7,
  text = "When destroyed: roll 1 die, on 6+ keep the piece on this card; at your next turn start put all kept pieces on one or more planets you control in your home system.",
  forced{ after = destroyed{ pieces{ type = "infantry" }, by = you }, effect = { roll{ amount, at_least = 6 }, keep(successes, "infantry") } },
  forced{ after = turn_begins{ by = you }, effect = return_kept(planets{ owner = you, is = "your_home" }) } }
unit "PDS I" { type = "pds", cannon = 6, shield = true }
unit "PDS II" { type = "pds", level = 2, technology = "PDS II", cannon = 5, cannon_range = 1,
  shield = true, text = "Space cannon may also target ships in adjacent systems." }
unit "Space Dock I" { type = "space_dock", free_fighters = 3, production = 2, with_resources = true,
  text = "Production = resource value of its planet + 2. Up to 3 of your fighters in the system need no ship capacity." }
unit "Space Dock II" { type = "space_dock", level = 2, technology = "Space Dock II",
  free_fighters = 3, production = 4, with_resources = true,
  text = "Production = resource value of its planet + 4. Up to 3 of your fighters in the system need no ship capacity." }
unit "War Sun" { type = "war_sun", technology = "War Sun", cost = 12, combat = 3, dice = 3,
  move = 2, capacity = 6, sustain = true, bombardment = 3, bombardment_dice = 3, no_shields = true,
  text = "Units of other players in the system are without Planetary Shield. Cannot be produced unless the War Sun technology is owned." }
