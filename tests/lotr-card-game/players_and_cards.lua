-- Spheres, table talk, threat, traits, unique cards, victory and winning.

local PACKS = { "packs/lotr-card-game", "tests/packs/lotr-timing" }

local function open(t, more)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood", packs = PACKS,
                  first_player = 0,
                  seats = { { heroes = { "Beravor", "Denethor" }, deck = "core-lore" },
                            { heroes = { "Aragorn", "Gimli" }, deck = "core-tactics" } } }
  for k, v in pairs(more or {}) do setup[k] = v end
  return t:table(setup)
end

local function solo(t, heroes, more)
  local setup = { seats = { { heroes = heroes, deck = "core-lore" } } }
  for k, v in pairs(more or {}) do setup[k] = v end
  return open(t, setup)
end

-- A card as the view shows it, wherever it is in this zone.
local function shown(g, zone_id, title)
  for _, zone in ipairs(g:view().zones) do
    if zone.id == zone_id then
      for _, card in ipairs(zone.cards) do
        if card.title == title then return card end
      end
    end
  end
end

rule("spheres-of-influence.1", "there are four spheres", function(t)
  local g = solo(t, { "Aragorn", "Gimli", "Éowyn" })
  t:eq(shown(g, "play.0", "Aragorn").icons, { "leadership" })
  t:eq(shown(g, "play.0", "Gimli").icons, { "tactics" })
  t:eq(shown(g, "play.0", "Éowyn").icons, { "spirit" })
  local h = solo(t, { "Beravor" })
  t:eq(shown(h, "play.0", "Beravor").icons, { "lore" })
end)

rule("spheres-of-influence.2", "a card with a sphere's icon belongs to that sphere", function(t)
  local g = solo(t, { "Éowyn" })
  g:go("2.2")
  g:arrange{ hand = { "Dwarven Tomb" }, discard = { "Gléowine", "Hasty Stroke", "Feint" },
             cards = { ["Éowyn"] = { resources = 9 } } }
  g:choose("play", "Dwarven Tomb")
  t:offered(g, "choose", "Hasty Stroke")
  t:not_offered(g, "choose", "Gléowine"); t:not_offered(g, "choose", "Feint")
  g:choose("choose", "Hasty Stroke")
  g:arrange{ hand = { "Gléowine", "Wandering Took" } }
  t:offered(g, "play", "Wandering Took")
  t:refused(g, { "play", "Gléowine" }, "resource-match.1")
end)

rule("table-talk.3", "nobody sees another player's hand", function(t)
  local g = open(t)
  g:go("1.3")
  g:arrange{ hand = { { "Gandalf", "Lore of Imladris" } } }
  t:eq(g:see("hand.0", 0), { "Gandalf", "Lore of Imladris" })
  t:eq(g:see("hand.0.count", 1), 2, "only how many there are")
  t:eq(g:see("hand.0", 1), {})
  t:eq(g:see("Lore of Imladris", 1), nil)
  t:eq(g:see("hand.1", 0), {})
end)

rule("threat.2", "threat is never lowered to less than 0", function(t)
  local g = solo(t, { "Beravor" })
  g:go("3.1")
  g:arrange{ hand = { "Steady Steps" }, threat = 2 }
  g:choose("play", "Steady Steps")
  t:eq(g:see("threat"), 0)
end)

rule({ "threat-elimination-level.1", "threat-elimination-level.2" },
     "50 threat eliminates a player at once", function(t)
  local g = open(t)
  g:go("3.2")
  g:arrange{ threat = { 46, 45 }, staging = { "Necromancer's Pass", "Forest Gate" },
             encounter_top = { "The Necromancer's Reach", "The Necromancer's Reach" } }
  g:choose("commit", "Denethor"); g:choose("done"); g:seat(1):choose("done")
  g:pass_until(function(g) return g:asks()[1].rule == "tw.3.4" end)
  -- 1 willpower against 5: each player's threat rises by 4.
  t:eq(g:see("seat.1.threat"), 49)
  t:eq(g:see("seat.1.out"), false, "49 is not 50")
  t:eq(g:see("seat.0.out"), true, "out in the middle of the phase")
  t:ok(g:log_has("Player 1 is eliminated"))
  t:eq(g:asks()[1].seat, 1, "the others go on")
  t:eq(g:status(), "playing")
  t:eq(g:view().seats[1].tracks[1].max, 50)
end)

rule({ "traits.1", "traits.2" }, "traits are shown, and do nothing by themselves", function(t)
  local g = solo(t, { "Beravor" })
  g:go("3.1")
  g:arrange{ staging = {}, play = { "Plain Traveler", "Traveler of Note" } }
  t:eq(g:see("Plain Traveler.traits"), {})
  t:eq(#g:see("Traveler of Note.traits"), 5)
  for _, stat in ipairs{ "willpower", "attack", "defense", "hit_points" } do
    t:eq(g:see("Traveler of Note." .. stat), g:see("Plain Traveler." .. stat))
  end
  t:not_offered(g, "Traveler of Note")
  g:go("3.2")
  t:offered(g, "commit", "Traveler of Note"); t:offered(g, "commit", "Plain Traveler")
end)

rule("traits.3", "abilities ask for cards with or without a trait", function(t)
  local g = solo(t, { "Aragorn", "Beravor" })
  g:go("3.1")
  g:arrange{ staging = {}, play = { "Plain Traveler", "Traveler of Note" },
             hand = { "For Gondor!", "Outlanders" }, cards = { Aragorn = { resources = 2 } } }
  g:choose("play", "For Gondor!")
  t:eq(g:see("Traveler of Note.defense"), 2, "Gondor")
  t:eq(g:see("Plain Traveler.defense"), 1, "not Gondor")
  g:choose("play", "Outlanders")
  t:eq({ g:see("Plain Traveler.attack"), g:see("Beravor.attack") }, { 1 + 2, 2 + 2 }, "not Noble")
  t:eq({ g:see("Traveler of Note.attack"), g:see("Aragorn.attack") }, { 1 + 1, 3 + 1 }, "Noble")
end)

rule({ "unique-cards.1", "unique-cards.2" }, "two players cannot bring the same hero", function(t)
  t:error(function()
    open(t, { seats = { { heroes = { "Beravor" }, deck = "core-lore" },
                        { heroes = { "Beravor" }, deck = "core-tactics" } } })
  end, "unique")
  local g = open(t)
  g:go("2.2")
  g:arrange{ play = { { "Gléowine", "Daughter of the Nimrodel" } } }
  t:eq(shown(g, "play.0", "Beravor").unique, true)
  t:eq(shown(g, "play.0", "Gléowine").unique, true)
  t:eq(shown(g, "play.0", "Daughter of the Nimrodel").unique, false)
  -- One copy among all players together.
  g:pass(); g:pass()
  g:arrange{ hand = { ["1"] = { "Gléowine" } }, cards = { Gimli = { resources = 5 } } }
  t:eq(g:asks()[1].seat, 1)
  t:not_offered(g:seat(1), "play", "Gléowine")
end)

rule({ "unique-cards.2", "unique-cards.3" }, "a second copy of a unique card cannot be played", function(t)
  local g = open(t)
  g:go("2.2")
  g:arrange{ play = { ["1"] = { "Gléowine" } },
             hand = { { "Gléowine", "Daughter of the Nimrodel", "Daughter of the Nimrodel" } },
             cards = { Beravor = { resources = 9 }, Denethor = { resources = 0 } } }
  t:refused(g, { "play", "Gléowine" }, "unique-cards.3")
  g:choose("play", "Daughter of the Nimrodel"); g:pass()
  t:offered(g, "play", "Daughter of the Nimrodel") -- any number of one that is not unique
  g:arrange{ clear = { "play" } }
  t:offered(g, "play", "Gléowine")
end)

rule("unique-cards.4", "nor can it be put into play", function(t)
  local g = open(t)
  g:go("3.1")
  g:arrange{ play = { ["1"] = { "Faramir" } }, hand = { { "Open Door", "Faramir" } } }
  t:refused(g, { "play", "Open Door" }, "ability.16")
  g:arrange{ hand = { { "Open Door", "Faramir", "Gléowine" } } }
  g:choose("play", "Open Door")
  t:not_offered(g, "choose", "Faramir")
  g:choose("choose", "Gléowine")
  t:eq(g:see("play.0"), { "Beravor", "Denethor", "Gléowine" })
end)

rule("unique-cards.5", "a character of the encounter deck displaces the players' copy", function(t)
  local g = open(t)
  g:go("3.2")
  g:arrange{ play = { ["1"] = { { title = "Faramir", type = "ally" } } }, staging = {},
             encounter_top = { { title = "Faramir", type = "objective" }, "Forest Gate" } }
  t:eq(g:see("play.1"), { "Aragorn", "Gimli", "Faramir" })
  g:choose("done"); g:seat(1):choose("done")
  g:pass_until(function(g) return g:asks()[1].rule == "tw.3.3" end)
  t:eq(g:see("staging"), { "Faramir", "Forest Gate" })
  t:eq(g:see("play.1"), { "Aragorn", "Gimli" })
  t:eq(g:see("discard.1"), { "Faramir" })
  -- Not only when it is revealed: an effect may bring it out of the deck.
  local h = open(t)
  h:go("3.2")
  h:arrange{ play = { ["1"] = { { title = "Faramir", type = "ally" } } }, staging = {},
             encounter_top = { "Errand of the Wanderer", "Forest Gate",
                               { title = "Faramir", type = "objective" } } }
  h:choose("done"); h:seat(1):choose("done")
  h:pass_until(function(g) return g:asks()[1].rule == "tw.3.3" end)
  t:eq(h:see("staging"), { "Faramir", "Forest Gate" })
  t:eq(h:see("discard.1"), { "Faramir" })
end)

rule({ "victory.1", "victory.2", "victory.4", "victory.5" },
     "a defeated enemy with victory goes to the victory display, blank or not", function(t)
  for _, cloak in ipairs{ false, true } do
    local g = solo(t, { "Beravor" })
    g:go("3.1")
    g:arrange{ staging = { { title = "Old Terror", damage = 1 }, { title = "Swarm Without End" } },
               cards = { Beravor = { attached = cloak and { "Sling", "Muffling Cloak" } or { "Sling" } } } }
    local words = cloak and { "Victory 7" } or { "Surge", "Victory 7" }
    t:eq(g:see("Old Terror.keywords"), words, "victory is no part of the text box")
    g:choose("use", "Sling"); g:choose("choose", "Old Terror")
    t:eq(g:see("victory"), { "Old Terror" })
    t:eq(g:see("encounter_discard"), {})
    g:choose("use", "Sling"); g:choose("choose", "Swarm Without End")
    t:eq(g:see("encounter_discard"), { "Swarm Without End" }, "without victory: discarded")
    t:ok(g:log_has("Old Terror goes to the victory display"))
    t:ok(not g:log_has("Swarm Without End goes to the victory display"))
  end
end)

rule("victory.3", "so does an explored location", function(t)
  local g = solo(t, { "Beravor", "Éowyn" })
  g:go("3.2")
  g:arrange{ staging = {}, active = { "Warded Hollow" }, encounter_top = { "The Necromancer's Reach" } }
  g:choose("commit", "Éowyn"); g:choose("done")
  g:pass_until(function(g) return g:asks()[1].rule == "tw.3.4" end)
  t:eq(g:see("victory"), { "Warded Hollow" })
  t:eq(g:see("encounter_discard"), { "The Necromancer's Reach" })
end)

rule("victory.6", "victory points count for the score", function(t)
  local scores = {}
  for i, display in ipairs{ {}, { "Old Terror", "Warded Hollow" } } do
    local g = solo(t, { "Beravor" })
    g:go("3.1")
    g:arrange{ victory = display, hand = { "Last Word" }, threat = 20 }
    g:choose("play", "Last Word")
    t:eq(g:status(), "won")
    scores[i] = g:view().score
  end
  t:eq(scores, { 20, 20 - 7 - 2 })
end)

rule("winning.1", "the last stage completed by a survivor wins", function(t)
  local g = open(t)
  g:go("3.2")
  g:arrange{ quest = { stage = "Beorn's Path", progress = 9 }, staging = {}, threat = { 20, 49 },
             encounter_top = { "The Necromancer's Reach", "The Necromancer's Reach" } }
  g:choose("commit", "Beravor"); g:choose("commit", "Denethor"); g:choose("done")
  t:eq(g:status(), "playing")
  g:seat(1):choose("done")
  g:go("over")
  t:eq(g:status(), "won")
  -- Earlier stages do not end the game, and nobody wins who is not there.
  local h = open(t)
  h:go("3.2")
  h:arrange{ quest = { stage = "Beorn's Path", progress = 10 }, threat = { 50, 50 } }
  h:go("over")
  t:eq(h:status(), "lost", "all eliminated as the stage is completed")
end)

rule({ "winning.2", "winning.3" }, "cards can add ways to win, and the game ends at once", function(t)
  local g = solo(t, { "Beravor" })
  g:go("3.1")
  g:arrange{ threat = 5, cards = { Beravor = { resources = 18, attached = { "Path to Victory" } } } }
  g:choose("use", "Path to Victory")
  t:eq(g:status(), "playing", "19 are not enough")
  t:eq(g:see("threat"), 35, "and the second half of the effect came")
  g:arrange{ cards = { ["Path to Victory"] = { exhausted = false } } }
  g:choose("use", "Path to Victory")
  t:eq(g:status(), "won", "20 are")
  t:eq(g:see("threat"), 35, "before the second half could come")
  t:eq(g:see("step"), "3.1", "in the middle of an action")
  -- The same where an effect says so outright.
  local h = solo(t, { "Beravor" })
  h:go("3.1")
  h:arrange{ threat = 20, hand = { "Last Word" } }
  h:choose("play", "Last Word")
  t:eq({ h:status(), h:see("threat") }, { "won", 20 })
end)

rule("winning.2", "the last stage of the Anduin is won by having no enemies left", function(t)
  local g = solo(t, { "Beravor" }, { scenario = "journey-along-the-anduin" })
  g:go("3.1")
  g:arrange{ quest = { stage = 3, progress = 9 }, staging = { { title = "Slow Beast", damage = 4 } },
             cards = { Beravor = { attached = { "Sling" } } } }
  t:eq(g:status(), "playing", "progress does not matter there")
  g:choose("use", "Sling"); g:choose("choose", "Slow Beast")
  t:eq(g:status(), "won")
end)

rule({ "unique-cards.3", "unique-cards.4", "copy.1", "copy.2" },
     "a copy that is not unique itself bars a unique card, not the other way round", function(t)
  local g = open(t)
  g:go("2.2")
  g:arrange{ play = { { { title = "Stranger", type = "ally" } } },
             hand = { { { title = "Stranger", type = "attachment" }, "Open Chest" } } }
  t:refused(g, { "play", "Stranger" }, "unique-cards.3")
  t:refused(g, { "play", "Open Chest" }, "ability.16")
  g = open(t)
  g:go("2.2")
  g:arrange{ cards = { Beravor = { attached = { { title = "Stranger", type = "attachment" } } } },
             hand = { { { title = "Stranger", type = "ally" } } } }
  g:choose("play", "Stranger")
  t:eq(g:see("play.0"), { "Beravor", "Denethor", "Stranger" })
end)

rule("unique-cards.5", "also one that is not unique; one that comes later stays", function(t)
  local g = open(t)
  g:go("3.2")
  g:arrange{ play = { ["1"] = { { title = "Stranger", type = "ally" } } }, staging = {},
             encounter_top = { { title = "Stranger", type = "objective" }, "Forest Gate" } }
  g:choose("done"); g:seat(1):choose("done")
  g:pass_until(function(g) return g:asks()[1].rule == "tw.3.3" end)
  t:eq({ g:see("staging"), g:see("play.1") }, { { "Stranger", "Forest Gate" }, { "Aragorn", "Gimli" } })
  g:arrange{ hand = { { "Open Door", { title = "Stranger", type = "ally" } } } }
  g:choose("play", "Open Door"); g:choose("choose", "Stranger")
  g:pass_until(function(g) return g:asks()[1].rule == "tw.3.4" end)
  t:eq(g:see("play.0"), { "Beravor", "Denethor", "Stranger" })
end)
