-- Secret objectives.

secret "Adapt New Strategies" { points = 1, phase = "status",
  text = "Own 2 faction technologies (Valefar Assimilators do not count by themselves)." }
secret "Become the Gatekeeper" { points = 1, phase = "status",
  text = "Have ships in a system with an alpha and in a system with a beta wormhole." }
secret "Control the Region" { points = 1, phase = "status", text = "Have ships in 6 systems." }
secret "Cut Supply Lines" { points = 1, phase = "status",
  text = "Have ships in a system with another player's space dock." }
secret "Establish a Perimeter" { points = 1, phase = "status", text = "Have 4 PDS on the board." }
secret "Forge an Alliance" { points = 1, phase = "status", text = "Control 4 cultural planets." }
secret "Form a Spy Network" { points = 1, phase = "status", text = "Discard 5 action cards." }
secret "Fuel the War Machine" { points = 1, phase = "status",
  text = "Have 3 space docks on the board." }
secret "Gather a Mighty Fleet" { points = 1, phase = "status",
  text = "Have 5 dreadnoughts on the board." }
secret "Learn the Secrets of the Cosmos" { points = 1, phase = "status",
  text = "Ships in 3 systems, every one of them next to an anomaly." }
secret "Master the Laws of Physics" { points = 1, phase = "status",
  text = "Own 4 technologies of one colour." }
secret "Mine Rare Metals" { points = 1, phase = "status", text = "Control 4 hazardous planets." }
secret "Monopolize Production" { points = 1, phase = "status",
  text = "Control 4 industrial planets." }
secret "Occupy the Seat of the Empire" { points = 1, phase = "status",
  text = "Control Mecatol Rex and have 3+ ships in its system." }
secret "Threaten Enemies" { points = 1, phase = "status",
  text = "Have ships in a system adjacent to another player's home system." }
secret "Destroy Their Greatest Ship" { points = 1, phase = "action",
  text = "Destroy another player's war sun or flagship." }
secret "Make an Example of Their World" { points = 1, phase = "action",
  text = "With Bombardment, destroy the last ground force of a player on a planet." }
secret "Spark a Rebellion" { points = 1, phase = "action",
  text = "Beat a VP leader (ties count) in a combat." }
secret "Turn Their Fleets to Dust" { points = 1, phase = "action",
  text = "With Space Cannon, destroy the last ship of a player in a system." }
secret "Unveil Flagship" { points = 1, phase = "action",
  text = "Space combat victory where your flagship is present and survives." }
secret "Defy Space and Time" { box = "pok", points = 1, phase = "status",
  text = "Have units in the wormhole nexus." }
secret "Destroy Heretical Works" { box = "pok", points = 1, phase = "status",
  text = "Pay by purging any 2 own relic fragments." }
secret "Establish Hegemony" { box = "pok", points = 1, phase = "status",
  text = "Control planets with 12+ total influence." }
secret "Foster Cohesion" { box = "pok", points = 1, phase = "status",
  text = "Be a neighbour of all other players." }
secret "Hoard Raw Materials" { box = "pok", points = 1, phase = "status",
  text = "Control planets with 12+ total resources." }
secret "Mechanize the Military" { box = "pok", points = 1, phase = "status",
  text = "Have at least 1 mech on each of 4 planets." }
secret "Occupy the Fringe" { box = "pok", points = 1, phase = "status",
  text = "Have 9+ ground forces on a planet without one of your space docks." }
secret "Produce en Masse" { box = "pok", points = 1, phase = "status",
  text = "Have units with 8+ total Production value in one system." }
secret "Seize an Icon" { box = "pok", points = 1, phase = "status",
  text = "Control a legendary planet." }
secret "Stake Your Claim" { box = "pok", points = 1, phase = "status",
  text = "Control a planet in a system with a planet another player controls." }
secret "Strengthen Bonds" { box = "pok", points = 1, phase = "status",
  text = "At least one foreign promissory note lies in your play area." }
secret "Become a Martyr" { box = "pok", points = 1, phase = "action",
  text = "A planet of any home system slips from your control." }
secret "Betray a Friend" { box = "pok", points = 1, phase = "action",
  text = "Beat in combat somebody whose note lay in your play area when your tactical action began." }
secret "Brave the Void" { box = "pok", points = 1, phase = "action",
  text = "Win a combat in an anomaly." }
secret "Darken the Skies" { box = "pok", points = 1, phase = "action",
  text = "Combat victory inside a foreign home system." }
secret "Demonstrate Your Power" { box = "pok", points = 1, phase = "action",
  text = "A space combat ends and 3+ of your ships (no fighters) are in that system." }
secret "Fight with Precision" { box = "pok", points = 1, phase = "action",
  text = "With anti-fighter barrage, destroy the last fighter of a player in a system." }
secret "Prove Endurance" { box = "pok", points = 1, phase = "action",
  text = "Be the last player to pass in a game round." }
secret "Dictate Policy" { box = "pok", points = 1, phase = "agenda",
  text = "3 or more laws are in play." }
secret "Drive the Debate" { box = "pok", points = 1, phase = "agenda",
  text = "You or a planet you control is elected by an agenda." }
