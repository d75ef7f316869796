-- Public objectives.

public "Corner the Market" { stage = 1, points = 1,
  text = "Control 4 planets sharing one planet trait.",
  needs = at_least(most_alike("trait", planets{ controller = you }), 4) }
public "Develop Weaponry" { stage = 1, points = 1, text = "Own 2 unit upgrade technologies.",
  needs = at_least(count(technologies{ owner = you, is = "is_upgrade" }), 2) }
public "Diversify Research" { stage = 1, points = 1,
  text = "Own 2 technologies of each of 2 colours.",
  needs = at_least(groups("colour", 2, technologies{ owner = you }), 2) }
public "Erect a Monument" { stage = 1, points = 1, spend = resources(8), text = "Spend 8 resources." }
public "Expand Borders" { stage = 1, points = 1, text = "Control 6 planets outside home systems.",
  needs = at_least(count(planets{ controller = you, is_not = "home" }), 6) }
public "Found Research Outposts" { stage = 1, points = 1,
  text = "Control 3 planets with a technology specialty.",
  needs = at_least(count(planets{ controller = you, is = "specialty" }), 3) }
public "Intimidate Council" { stage = 1, points = 1,
  text = "Have ships in 2 systems adjacent to the Mecatol Rex system.",
  needs = at_least(groups("system", 1, ships{ owner = you, site = "beside_mecatol" }), 2) }
public "Lead from the Front" { stage = 1, points = 1,
  text = "Spend 3 command tokens from tactic and/or strategy pools.",
  spend = command_tokens(3) }
public "Negotiate Trade Routes" { stage = 1, points = 1, spend = trade_goods(5), text = "Spend 5 trade goods." }
public "Sway the Council" { stage = 1, points = 1, spend = influence(8), text = "Spend 8 influence." }
public "Amass Wealth" { box = "pok", stage = 1, points = 1,
  text = "Pay 3 of each: influence, resources, trade goods.",
  spend = wealth(3) }
public "Build Defenses" { box = "pok", stage = 1, points = 1, text = "Have 4 or more structures.",
  needs = at_least(number(structures{ owner = you }), 4) }
public "Discover Lost Outposts" { box = "pok", stage = 1, points = 1,
  text = "Control 2 planets with attachments.",
  needs = at_least(count(planets{ controller = you, site = "attached" }), 2) }
public "Engineer a Marvel" { box = "pok", stage = 1, points = 1,
  text = "Flagship or any war sun of yours is on the board.",
  needs = at_least(number(pieces{ type = { "flagship", "war_sun" }, owner = you }), 1) }
public "Explore Deep Space" { box = "pok", stage = 1, points = 1,
  text = "Have units in 3 systems without planets.",
  needs = at_least(groups("system", 1, units{ owner = you, is = "no_planets" }), 3) }
public "Improve Infrastructure" { box = "pok", stage = 1, points = 1,
  text = "Have structures on 3 planets outside your home system.",
  needs = at_least(groups("planet", 1, structures{ owner = you, site = "off_home" }), 3) }
public "Make History" { box = "pok", stage = 1, points = 1,
  text = "Have units in 2 systems that contain a legendary planet, Mecatol Rex or an anomaly.",
  needs = at_least(groups("system", 1, units{ owner = you, site = "landmark" }), 2) }
public "Populate the Outer Rim" { box = "pok", stage = 1, points = 1,
  text = "Have units in 3 systems on the board edge, your home system excluded.",
  needs = at_least(groups("system", 1, units{ owner = you, site = { "edge", "off_home" } }), 3) }
public "Push Boundaries" { box = "pok", stage = 1, points = 1,
  text = "At least 2 neighbours each hold fewer planets than you.",
  needs = at_least(count(players{ standing = { "neighbour", "fewer_planets" } }), 2) }
public "Raise a Fleet" { box = "pok", stage = 1, points = 1,
  text = "One system with 5+ of your ships, fighters not counted.",
  needs = at_least(most_alike("system", large_ships{ owner = you }), 5) }
public "Centralize Galactic Trade" { stage = 2, points = 2, spend = trade_goods(10), text = "Spend 10 trade goods." }
public "Conquer the Weak" { stage = 2, points = 2,
  text = "Control a planet in another player's home system.",
  needs = at_least(count(planets{ controller = you, site = "foreign_home" }), 1) }
public "Form Galactic Brain Trust" { stage = 2, points = 2,
  text = "Control 5 planets with a technology specialty.",
  needs = at_least(count(planets{ controller = you, is = "specialty" }), 5) }
public "Found a Golden Age" { stage = 2, points = 2, spend = resources(16), text = "Spend 16 resources." }
public "Galvanize the People" { stage = 2, points = 2,
  text = "Spend 6 command tokens from tactic and/or strategy pools.",
  spend = command_tokens(6) }
public "Manipulate Galactic Law" { stage = 2, points = 2, spend = influence(16), text = "Spend 16 influence." }
public "Master the Sciences" { stage = 2, points = 2,
  text = "Own 2 technologies of each of 4 colours.",
  needs = at_least(groups("colour", 2, technologies{ owner = you }), 4) }
public "Revolutionize Warfare" { stage = 2, points = 2, text = "Own 3 unit upgrade technologies.",
  needs = at_least(count(technologies{ owner = you, is = "is_upgrade" }), 3) }
public "Subdue the Galaxy" { stage = 2, points = 2,
  text = "Control 11 planets outside home systems.",
  needs = at_least(count(planets{ controller = you, is_not = "home" }), 11) }
public "Unify the Colonies" { stage = 2, points = 2,
  text = "Control 6 planets sharing one planet trait.",
  needs = at_least(most_alike("trait", planets{ controller = you }), 6) }
public "Achieve Supremacy" { box = "pok", stage = 2, points = 2,
  text = "Flagship or war sun of yours stands at Mecatol Rex or in someone else's home system.",
  needs = at_least(number(pieces{ type = { "flagship", "war_sun" }, owner = you, site = "power" }), 1) }
public "Become a Legend" { box = "pok", stage = 2, points = 2,
  text = "Have units in 4 systems that contain a legendary planet, Mecatol Rex or an anomaly.",
  needs = at_least(groups("system", 1, units{ owner = you, site = "landmark" }), 4) }
public "Command an Armada" { box = "pok", stage = 2, points = 2,
  text = "One system with 8+ of your ships, fighters not counted.",
  needs = at_least(most_alike("system", large_ships{ owner = you }), 8) }
public "Construct Massive Cities" { box = "pok", stage = 2, points = 2,
  text = "Have 7 or more structures.",
  needs = at_least(number(structures{ owner = you }), 7) }
public "Control the Borderlands" { box = "pok", stage = 2, points = 2,
  text = "Have units in 5 systems on the board edge, your home system excluded.",
  needs = at_least(groups("system", 1, units{ owner = you, site = { "edge", "off_home" } }), 5) }
public "Hold Vast Reserves" { box = "pok", stage = 2, points = 2,
  text = "Pay 6 of each: influence, resources, trade goods.",
  spend = wealth(6) }
public "Patrol Vast Territories" { box = "pok", stage = 2, points = 2,
  text = "Have units in 5 systems without planets.",
  needs = at_least(groups("system", 1, units{ owner = you, is = "no_planets" }), 5) }
public "Protect the Border" { box = "pok", stage = 2, points = 2,
  text = "Have structures on 5 planets outside your home system.",
  needs = at_least(groups("planet", 1, structures{ owner = you, site = "off_home" }), 5) }
public "Reclaim Ancient Monuments" { box = "pok", stage = 2, points = 2,
  text = "Control 3 planets with attachments.",
  needs = at_least(count(planets{ controller = you, site = "attached" }), 3) }
public "Rule Distant Lands" { box = "pok", stage = 2, points = 2,
  text = "Control 2 planets, each in or adjacent to the home system of a different other player.",
  needs = at_least(distant_lands, 2) }
