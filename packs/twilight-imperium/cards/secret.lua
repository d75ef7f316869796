-- Secret objectives.

secret "Adapt New Strategies" { points = 1, phase = "status",
  text = "Own 2 faction technologies (Valefar Assimilators do not count by themselves).",
  needs = at_least(count(technologies{ owner = you, faction = true }), 2) }
secret "Become the Gatekeeper" { points = 1, phase = "status",
  text = "Have ships in a system with an alpha and in a system with a beta wormhole.",
  needs = all_of{ exists(ships{ owner = you, site = "alpha" }), exists(ships{ owner = you, site = "beta" }) } }
secret "Control the Region" { points = 1, phase = "status", text = "Have ships in 6 systems.",
  needs = at_least(groups("system", 1, ships{ owner = you }), 6) }
secret "Cut Supply Lines" { points = 1, phase = "status",
  text = "Have ships in a system with another player's space dock.",
  needs = exists(ships{ owner = you, site = "foreign_dock" }) }
secret "Establish a Perimeter" { points = 1, phase = "status", text = "Have 4 PDS on the board.",
  needs = at_least(number(pieces{ type = "pds", owner = you }), 4) }
secret "Forge an Alliance" { points = 1, phase = "status", text = "Control 4 cultural planets.",
  needs = at_least(count(planets{ controller = you, is = "cultural" }), 4) }
secret "Form a Spy Network" { points = 1, phase = "status", text = "Discard 5 action cards.",
  spend = discard_action_cards(5) }
secret "Fuel the War Machine" { points = 1, phase = "status",
  text = "Have 3 space docks on the board.",
  needs = at_least(number(pieces{ type = "space_dock", owner = you }), 3) }
secret "Gather a Mighty Fleet" { points = 1, phase = "status",
  text = "Have 5 dreadnoughts on the board.",
  needs = at_least(number(pieces{ type = "dreadnought", owner = you }), 5) }
secret "Learn the Secrets of the Cosmos" { points = 1, phase = "status",
  text = "Ships in 3 systems, every one of them next to an anomaly.",
  needs = at_least(groups("system", 1, ships{ owner = you, site = "beside_anomaly" }), 3) }
secret "Master the Laws of Physics" { points = 1, phase = "status",
  text = "Own 4 technologies of one colour.",
  needs = at_least(most_alike("colour", technologies{ owner = you }), 4) }
secret "Mine Rare Metals" { points = 1, phase = "status", text = "Control 4 hazardous planets.",
  needs = at_least(count(planets{ controller = you, is = "hazardous" }), 4) }
secret "Monopolize Production" { points = 1, phase = "status",
  text = "Control 4 industrial planets.",
  needs = at_least(count(planets{ controller = you, is = "industrial" }), 4) }
secret "Occupy the Seat of the Empire" { points = 1, phase = "status",
  text = "Control Mecatol Rex and have 3+ ships in its system.",
  needs = all_of{ exists(planets{ controller = you, is = "mecatol" }),
    at_least(number(ships{ owner = you, is = "mecatol" }), 3) } }
secret "Threaten Enemies" { points = 1, phase = "status",
  text = "Have ships in a system adjacent to another player's home system.",
  needs = exists(ships{ owner = you, site = "beside_foreign_home" }) }
secret "Destroy Their Greatest Ship" { points = 1, phase = "action",
  text = "Destroy another player's war sun or flagship.",
  response { after = destroyed{ pieces{ type = { "flagship", "war_sun" } }, by = others }, condition = at_least(by_you, 1), effect = score(self) } }
secret "Make an Example of Their World" { points = 1, phase = "action",
  text = "With Bombardment, destroy the last ground force of a player on a planet.",
  response { after = destroyed{ units{ on_ground = true }, by = others }, effect = score(self),
    condition = all_of{ at_least(by_you, 1), at_least(caused_by("bombardment"), 1), equals(left_there("ground_forces"), 0) } },
  codex = { text = "During the bombardment step, destroy the last ground force of a player on a planet.",
    response { after = destroyed{ units{ on_ground = true }, by = others }, effect = score(self),
      condition = all_of{ at_least(by_you, 1), equals(in_step("bombardment"), 1), equals(left_there("ground_forces"), 0) } } } }
secret "Spark a Rebellion" { points = 1, phase = "action",
  text = "Beat a VP leader (ties count) in a combat.",
  response { after = combat_won{ by = you }, effect = score(self),
    condition = exists(players{ owner = loser, standing = "most_points" }) } }
secret "Turn Their Fleets to Dust" { points = 1, phase = "action",
  text = "With Space Cannon, destroy the last ship of a player in a system.",
  response { after = destroyed{ ships{}, by = others }, effect = score(self),
    condition = all_of{ at_least(by_you, 1), at_least(caused_by("cannon"), 1), equals(left_there("ships"), 0) } },
  codex = { text = "During the space cannon offense step, destroy the last ship of a player in the active system that is no fighter.",
    response { after = destroyed{ large_ships{}, by = others }, effect = score(self),
      condition = all_of{ at_least(by_you, 1), equals(in_step("cannon"), 1), equals(left_there("large_ships"), 0),
        exists(systems{ is = "active", system = other }) } } } }
secret "Unveil Flagship" { points = 1, phase = "action",
  text = "Space combat victory where your flagship is present and survives.",
  response { after = combat_won{ systems{}, by = you }, effect = score(self),
    condition = exists(pieces{ type = "flagship", owner = you, is = "active" }) } }
secret "Defy Space and Time" { box = "pok", points = 1, phase = "status",
  text = "Have units in the wormhole nexus.",
  needs = exists(units{ owner = you, site = "nexus" }) }
secret "Destroy Heretical Works" { box = "pok", points = 1, phase = "status",
  text = "Pay by purging any 2 own relic fragments.",
  spend = purge_fragments(2) }
secret "Establish Hegemony" { box = "pok", points = 1, phase = "status",
  text = "Control planets with 12+ total influence.",
  needs = at_least(sum("influence", planets{ controller = you }), 12) }
secret "Foster Cohesion" { box = "pok", points = 1, phase = "status",
  text = "Be a neighbour of all other players.",
  needs = none(players{ standing = "stranger" }) }
secret "Hoard Raw Materials" { box = "pok", points = 1, phase = "status",
  text = "Control planets with 12+ total resources.",
  needs = at_least(sum("resources", planets{ controller = you }), 12) }
secret "Mechanize the Military" { box = "pok", points = 1, phase = "status",
  text = "Have at least 1 mech on each of 4 planets.",
  needs = at_least(groups("planet", 1, pieces{ type = "mech", owner = you }), 4) }
secret "Occupy the Fringe" { box = "pok", points = 1, phase = "status",
  text = "Have 9+ ground forces on a planet without one of your space docks.",
  needs = at_least(most_alike("planet", units{ owner = you, on_ground = true, site = "no_own_dock" }), 9) }
secret "Produce en Masse" { box = "pok", points = 1, phase = "status",
  text = "Have units with 8+ total Production value in one system.",
  needs = at_least(most_produced(units{ owner = you }), 8) }
secret "Seize an Icon" { box = "pok", points = 1, phase = "status",
  text = "Control a legendary planet.",
  needs = exists(planets{ controller = you, is = "is_legendary" }) }
secret "Stake Your Claim" { box = "pok", points = 1, phase = "status",
  text = "Control a planet in a system with a planet another player controls.",
  needs = exists(planets{ controller = you, site = "foreign_planet" }) }
secret "Strengthen Bonds" { box = "pok", points = 1, phase = "status",
  text = "At least one foreign promissory note lies in your play area.",
  needs = exists(notes{ controller = you, site = "foreign_note" }) }
secret "Become a Martyr" { box = "pok", points = 1, phase = "action",
  text = "A planet of any home system slips from your control.",
  response { after = gains_planet{ planets{ is = "home" }, by = others }, effect = score(self),
    condition = exists(players{ owner = loser, standing = "you" }) } }
secret "Betray a Friend" { box = "pok", points = 1, phase = "action",
  text = "Beat in combat somebody whose note lay in your play area when your tactical action began.",
  response { after = combat_won{ by = you }, effect = score(self),
    condition = exists(players{ owner = loser, standing = "friend" }) } }
secret "Brave the Void" { box = "pok", points = 1, phase = "action",
  text = "Win a combat in an anomaly.",
  response { after = combat_won{ pieces{ type = { "tile", "planet" }, is = "anomaly" }, by = you }, effect = score(self) } }
secret "Darken the Skies" { box = "pok", points = 1, phase = "action",
  text = "Combat victory inside a foreign home system.",
  response { after = combat_won{ pieces{ type = { "tile", "planet" }, site = "foreign_home" }, by = you }, effect = score(self) } }
secret "Demonstrate Your Power" { box = "pok", points = 1, phase = "action",
  text = "A space combat ends and 3+ of your ships (no fighters) are in that system.",
  response { after = combat_ends(systems{}), effect = score(self),
    condition = at_least(number(large_ships{ owner = you, is = "active" }), 3) } }
secret "Fight with Precision" { box = "pok", points = 1, phase = "action",
  text = "With anti-fighter barrage, destroy the last fighter of a player in a system.",
  response { after = destroyed{ pieces{ type = "fighter" }, by = others }, effect = score(self),
    condition = all_of{ at_least(by_you, 1), at_least(caused_by("barrage"), 1), equals(left_there("fighters"), 0) } },
  codex = { text = "During the anti-fighter barrage step, destroy the last fighter of a player in a system.",
    response { after = destroyed{ pieces{ type = "fighter" }, by = others }, effect = score(self),
      condition = all_of{ at_least(by_you, 1), equals(in_step("barrage"), 1), equals(left_there("fighters"), 0) } } } }
secret "Prove Endurance" { box = "pok", points = 1, phase = "action",
  text = "Be the last player to pass in a game round.",
  response { after = passes{ by = you }, effect = score(self), condition = none(players{ standing = "acting" }) } }
secret "Dictate Policy" { box = "pok", points = 1, phase = "agenda",
  text = "3 or more laws are in play.",
  response { after = agenda_begins(), effect = score(self), condition = at_least(count(laws{}), 3) },
  response { after = outcome(), effect = score(self), condition = at_least(count(laws{}), 3) } }
secret "Drive the Debate" { box = "pok", points = 1, phase = "agenda",
  text = "You or a planet you control is elected by an agenda.",
  response { after = elected{ by = you }, effect = score(self) } }
