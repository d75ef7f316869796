-- Public objectives.

public "Corner the Market" { stage = 1, points = 1,
  text = "Control 4 planets sharing one planet trait." }
public "Develop Weaponry" { stage = 1, points = 1, text = "Own 2 unit upgrade technologies." }
public "Diversify Research" { stage = 1, points = 1,
  text = "Own 2 technologies of each of 2 colours." }
public "Erect a Monument" { stage = 1, points = 1, spend = resources(8), text = "Spend 8 resources." }
public "Expand Borders" { stage = 1, points = 1, text = "Control 6 planets outside home systems." }
public "Found Research Outposts" { stage = 1, points = 1,
  text = "Control 3 planets with a technology specialty." }
public "Intimidate Council" { stage = 1, points = 1,
  text = "Have ships in 2 systems adjacent to the Mecatol Rex system." }
public "Lead from the Front" { stage = 1, points = 1,
  text = "Spend 3 command tokens from tactic and/or strategy pools." }
public "Negotiate Trade Routes" { stage = 1, points = 1, spend = trade_goods(5), text = "Spend 5 trade goods." }
public "Sway the Council" { stage = 1, points = 1, spend = influence(8), text = "Spend 8 influence." }
public "Amass Wealth" { box = "pok", stage = 1, points = 1,
  text = "Pay 3 of each: influence, resources, trade goods." }
public "Build Defenses" { box = "pok", stage = 1, points = 1, text = "Have 4 or more structures." }
public "Discover Lost Outposts" { box = "pok", stage = 1, points = 1,
  text = "Control 2 planets with attachments." }
public "Engineer a Marvel" { box = "pok", stage = 1, points = 1,
  text = "Flagship or any war sun of yours is on the board." }
public "Explore Deep Space" { box = "pok", stage = 1, points = 1,
  text = "Have units in 3 systems without planets." }
public "Improve Infrastructure" { box = "pok", stage = 1, points = 1,
  text = "Have structures on 3 planets outside your home system." }
public "Make History" { box = "pok", stage = 1, points = 1,
  text = "Have units in 2 systems that contain a legendary planet, Mecatol Rex or an anomaly." }
public "Populate the Outer Rim" { box = "pok", stage = 1, points = 1,
  text = "Have units in 3 systems on the board edge, your home system excluded." }
public "Push Boundaries" { box = "pok", stage = 1, points = 1,
  text = "At least 2 neighbours each hold fewer planets than you." }
public "Raise a Fleet" { box = "pok", stage = 1, points = 1,
  text = "One system with 5+ of your ships, fighters not counted." }
public "Centralize Galactic Trade" { stage = 2, points = 2, spend = trade_goods(10), text = "Spend 10 trade goods." }
public "Conquer the Weak" { stage = 2, points = 2,
  text = "Control a planet in another player's home system." }
public "Form Galactic Brain Trust" { stage = 2, points = 2,
  text = "Control 5 planets with a technology specialty." }
public "Found a Golden Age" { stage = 2, points = 2, spend = resources(16), text = "Spend 16 resources." }
public "Galvanize the People" { stage = 2, points = 2,
  text = "Spend 6 command tokens from tactic and/or strategy pools." }
public "Manipulate Galactic Law" { stage = 2, points = 2, spend = influence(16), text = "Spend 16 influence." }
public "Master the Sciences" { stage = 2, points = 2,
  text = "Own 2 technologies of each of 4 colours." }
public "Revolutionize Warfare" { stage = 2, points = 2, text = "Own 3 unit upgrade technologies." }
public "Subdue the Galaxy" { stage = 2, points = 2,
  text = "Control 11 planets outside home systems." }
public "Unify the Colonies" { stage = 2, points = 2,
  text = "Control 6 planets sharing one planet trait." }
public "Achieve Supremacy" { box = "pok", stage = 2, points = 2,
  text = "Flagship or war sun of yours stands at Mecatol Rex or in someone else's home system." }
public "Become a Legend" { box = "pok", stage = 2, points = 2,
  text = "Have units in 4 systems that contain a legendary planet, Mecatol Rex or an anomaly." }
public "Command an Armada" { box = "pok", stage = 2, points = 2,
  text = "One system with 8+ of your ships, fighters not counted." }
public "Construct Massive Cities" { box = "pok", stage = 2, points = 2,
  text = "Have 7 or more structures." }
public "Control the Borderlands" { box = "pok", stage = 2, points = 2,
  text = "Have units in 5 systems on the board edge, your home system excluded." }
public "Hold Vast Reserves" { box = "pok", stage = 2, points = 2,
  text = "Pay 6 of each: influence, resources, trade goods." }
public "Patrol Vast Territories" { box = "pok", stage = 2, points = 2,
  text = "Have units in 5 systems without planets." }
public "Protect the Border" { box = "pok", stage = 2, points = 2,
  text = "Have structures on 5 planets outside your home system." }
public "Reclaim Ancient Monuments" { box = "pok", stage = 2, points = 2,
  text = "Control 3 planets with attachments." }
public "Rule Distant Lands" { box = "pok", stage = 2, points = 2,
  text = "Control 2 planets, each in or adjacent to the home system of a different other player." }
