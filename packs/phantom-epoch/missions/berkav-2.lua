-- One of two ways on: by force. Gralloks pump the lake of fire dry; three pumps must go.
map "quarry" { shape = "hex", from = "A-1",
  rows = { "    . . . . .   . . .   ",
           "   . . d d . . . o . .  ",
           "e . . d . . i . . . . . ",
           " e . . . o . . . . d . .",
           "e . . . . . . t . d . . ",
           " e . o . . . . . . . o .",
           "e . . . . i . . . . . . ",
           " . . . f . . . d d . .  ",
           "  . . . . . . . . o .   " },
  legend = { e = "entry", d = "difficult", f = "fire", t = "trap", o = "object", i = "pillar" },
  walled = "border", regions = { pumps = { "R-2", "V-6", "S-9" }, arrival = { "X-4" } } }

mission "Berkav-2: The Quarry Road" { id = "berkav-2", map = "quarry", planet = "Berkav",
  rating = 1, event_adversary = "Grallok Scout",
  rewards = { sp = 1, story = 2, text = "In the villages they have begun to tell it, and in the telling "
    .. "there are thirty pumps.",
    does = { record("the bell road"), record("fame on Berkav", 1), record("Vanished technology", 1),
             add_expedition("Berkav", 1) } },
  intro = "The map in the cylinder leads through a quarry that nobody has worked for an age, and yet "
       .. "there is smoke over it. Three great pumps beat there like hearts. The Voice does not say "
       .. "what they drain. It only says: stop them.",
  adversaries = {
    { "Grallok Sentry", "T-6" }, { "Grallok Scout", "P-4" }, { "Grallok Berserker", "Q-3" },
    { "Trained Gryllos", "U-3" }, { "Grallok Sentry", "T-8", from = 3 }, { "Grallok Archer", "V-2", from = 3 },
    { "Grallok Scout", "W-7", from = 4 }, { "Grallok Berserker", "S-5", from = 4 } },
  stages = {
    { id = "pumps", objective = "Destroy the three pumps at R-2, V-6 and S-9.",
      text = "They are only iron and leather. It is those who tend them that are in the way.",
      mission_event { effect = { story("A pump coughs, and the ground answers."),
        damage(1, figures{ region = "pumps" }),
        hazard("fire", spaces{ region = "pumps", is_not = "object" }) } },
      forced { after = destroyed(), effect = story("Leather tears; steam screams; one heart less.") },
      goal { condition = none(spaces{ region = "pumps", is = "object" }), effect = {
        story("The last pump stops. For one breath nothing happens, and then the floor of the quarry "
           .. "begins to rise."),
        stage("flood"), hazard("fire", spaces{ region = "pumps" }),
        spawn{ "Grallok Berserker", at = "X-6" }, spawn{ "Grallok Berserker", at = "W-3", from = 3 },
        spawn{ "Grallok Berserker", at = "U-9", from = 4 } } } },
    { id = "flood", objective = "End a round with a character on an entry point, or defeat all adversaries.",
      text = "Go. Someone has to tell the ship which way the fire runs now.",
      adversary = "Grallok Berserker",
      mission_event { effect = { story("Fire finds its way up through the rubble."),
        inflict("burning", figures{ beside = "fire" }) } },
      goal { condition = none(adversaries{}), effect = { story("Nobody is left to chase you."), win() } },
      goal_at_round_end { condition = exists(characters{ terrain = "entry" }), effect = {
        story("Behind you the quarry fills to the brim and turns, slowly, to gold."), win() } } } } }
