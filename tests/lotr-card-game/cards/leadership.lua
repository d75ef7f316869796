-- Leadership cards of players' decks.
local play = require "lib.play"

---- Guard of the Citadel

card("Guard of the Citadel", "is a Gondor ally for two resources", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } },
    { hand = { { "Guard of the Citadel", "For Gondor!" } } })
  play.play(g, "Guard of the Citadel")
  t:eq(g:see("Aragorn.resources") + g:see("Glóin.resources"), 10 - 2)
  t:eq(g:see("Guard of the Citadel.traits"), { "Warrior", "Gondor" })
  play.play(g, "For Gondor!")
  t:eq({ g:see("Guard of the Citadel.attack"), g:see("Guard of the Citadel.defense") }, { 2, 1 })
end)

card("Guard of the Citadel", "needs a Leadership hero, two resources and the planning phase", function(t)
  local g = play.planning(t, { { "Gimli", "Legolas" } }, { hand = { { "Guard of the Citadel" } } })
  t:refused(g, { "play", "Guard of the Citadel" }, "resource-match.1")
  local h = play.planning(t, { { "Aragorn", "Gimli" } }, { hand = { { "Guard of the Citadel" } },
    heroes = { { Aragorn = { resources = 1 }, Gimli = { resources = 9 } } } })
  t:refused(h, { "play", "Guard of the Citadel" }, "play-and-put-into-play.8")
  h:arrange{ heroes = { { Aragorn = { resources = 2 } } } }
  t:offered(h, "play", "Guard of the Citadel")
  h:go("3.2")
  t:refused(h, { "play", "Guard of the Citadel" }, "t2.2a")
end)

---- Faramir

card("Faramir", "gives each character of one player one willpower for the phase", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" }, { "Gimli", "Legolas" } },
    { play = { { "Faramir" }, { "Guard of the Citadel" } } })
  g:choose("use", "Faramir")
  g:choose("choose", "Player 2")
  t:eq(g:see("Faramir.exhausted"), true)
  t:eq({ g:see("Gimli.willpower"), g:see("Legolas.willpower") }, { 3, 2 })
  t:eq(g:see("Guard of the Citadel.willpower"), 2)
  t:eq({ g:see("Aragorn.willpower"), g:see("Faramir.willpower") }, { 2, 2 })
  g:go("3.2")
  t:eq(g:see("Gimli.willpower"), 2)
end)

card("Faramir", "does not help who comes later, nor when he is exhausted", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } },
    { play = { { "Faramir" } }, hand = { { "Guard of the Citadel" } } })
  g:choose("use", "Faramir")
  play.play(g, "Guard of the Citadel")
  t:eq(g:see("Guard of the Citadel.willpower"), 1)
  t:eq(g:see("Glóin.willpower"), 3)
  t:refused(g, { "use", "Faramir" }, "exhausted.6")
end)

---- Son of Arnor

card("Son of Arnor", "makes an enemy in staging or of another player engage you", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" }, { "Gimli" } },
    { hand = { { "Son of Arnor", "Son of Arnor" } }, staging = { "Forest Spider" },
      engaged = { { "Dol Guldur Orcs" }, { "King Spider" } } })
  play.play(g, "Son of Arnor")
  g:choose("respond", "Son of Arnor")
  t:not_offered(g, "choose", "Dol Guldur Orcs")
  g:choose("choose", "King Spider")
  t:eq(g:see("engaged.0"), { "Dol Guldur Orcs", "King Spider" })
  g:until_option("play", "Son of Arnor")
  play.play(g, "Son of Arnor")
  g:choose("respond", "Son of Arnor")
  g:choose("choose", "Forest Spider")
  t:eq(g:see("staging"), {})
  t:eq(g:see("Forest Spider.attack"), 3, "it has engaged a player")
end)

card("Son of Arnor", "also reaches an enemy that cannot be engaged optionally", function(t)
  local g = play.planning(t, { { "Aragorn" } },
    { hand = { { "Son of Arnor" } }, staging = { "Goblin Sniper", "Ungoliant's Spawn" } })
  play.play(g, "Son of Arnor")
  g:choose("respond", "Son of Arnor")
  g:choose("choose", "Goblin Sniper")
  t:eq(g:see("engaged"), { "Goblin Sniper" })
end)

card("Son of Arnor", "finds nobody when the only enemy is engaged with you", function(t)
  local g = play.planning(t, { { "Aragorn" } },
    { hand = { { "Son of Arnor" } }, engaged = { { "Dol Guldur Orcs" } }, staging = { "Forest Gate" } })
  play.play(g, "Son of Arnor")
  t:refused(g, { "respond", "Son of Arnor" }, "choose.3")
  g:pass()
  t:eq(g:see("engaged"), { "Dol Guldur Orcs" })
end)

---- Snowbourn Scout

card("Snowbourn Scout", "places a progress on a location and may explore it in staging", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } },
    { hand = { { "Snowbourn Scout" } }, active = { "Forest Gate" },
      staging = { { title = "Old Forest Road", progress = 2 }, "Great Forest Web" } })
  play.play(g, "Snowbourn Scout")
  g:choose("respond", "Snowbourn Scout")
  t:offered(g, "choose", "Forest Gate")
  g:choose("choose", "Old Forest Road")
  t:eq(g:see("staging"), { "Great Forest Web" })
  t:eq(g:see("Old Forest Road.zone"), "encounter_discard")
  t:eq(g:see("quest.progress"), 0)
end)

card("Snowbourn Scout", "does so however it enters play", function(t)
  local g = play.planning(t, { { "Aragorn" } },
    { hand = { { "Snowbourn Scout", "Sneak Attack" } }, staging = { "Forest Gate" } })
  play.play(g, "Sneak Attack")
  g:choose("choose", "Snowbourn Scout")
  g:choose("respond", "Snowbourn Scout")
  g:choose("choose", "Forest Gate")
  t:eq(g:see("Forest Gate.progress"), 1)
end)

card("Snowbourn Scout", "needs a location", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } },
    { hand = { { "Snowbourn Scout" } }, staging = { "Forest Spider" } })
  play.play(g, "Snowbourn Scout")
  t:refused(g, { "respond", "Snowbourn Scout" }, "choose.3")
end)

---- Silverlode Archer

card("Silverlode Archer", "shoots at an enemy of another player", function(t)
  local g = play.open(t, { { "Aragorn", "Glóin" }, { "Gimli" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { { title = "Dol Guldur Orcs", attacked = true } }, {} },
             play = { {}, { "Silverlode Archer", "Guard of the Citadel" } },
             encounter_top = { play.blank } }
  t:eq(g:see("Silverlode Archer.keywords"), { "Ranged" })
  play.strike(g, "Dol Guldur Orcs", { "Glóin" })
  t:not_offered(g, "attack with", "Guard of the Citadel")
  t:refused(g, { seat = 1, "attack with", "Guard of the Citadel" }, "t6.8.1")
  g:seat(1):choose("attack with", "Silverlode Archer")
  t:eq(g:see("play.1.Silverlode Archer.exhausted"), true)
  g:pass_until(function() return g:see("engaged.0.count") == 0 or g:see("phase") == "Refresh" end)
  t:eq(g:see("Dol Guldur Orcs.zone"), "encounter_discard", "2 + 2 attack against 3 hit points")
end)

card("Silverlode Archer", "has one hit point and no defense, and is no sentinel", function(t)
  local g = play.open(t, { { "Aragorn", "Glóin" }, { "Gimli" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Black Forest Bats" }, {} },
             play = { {}, { "Silverlode Archer" } }, encounter_top = { play.blank } }
  play.defend(g, nil)
  t:not_offered(g, "defend with", "Silverlode Archer")
  local h = play.attacked(play.open(t, { { "Aragorn" } }), "Black Forest Bats", play.blank,
    "Silverlode Archer", { play = { { "Silverlode Archer" } } })
  play.attack_over(h)
  t:eq(h:see("discard"), { "Silverlode Archer" })
end)

---- Longbeard Orc Slayer

card("Longbeard Orc Slayer", "wounds every Orc in play", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" }, { "Gimli" } },
    { hand = { { "Longbeard Orc Slayer" } }, staging = { "Goblin Sniper", "Forest Spider" },
      engaged = { { "Dol Guldur Orcs" }, { "East Bight Patrol" } } })
  play.play(g, "Longbeard Orc Slayer")
  g:choose("respond", "Longbeard Orc Slayer")
  t:eq({ g:see("Goblin Sniper.damage"), g:see("Dol Guldur Orcs.damage"),
         g:see("East Bight Patrol.damage"), g:see("Forest Spider.damage") }, { 1, 1, 1, 0 })
end)

card("Longbeard Orc Slayer", "knows no Orc in a facedown Orc Guard", function(t)
  local g = play.open(t, { { "Aragorn", "Glóin" } })
  play.to(g, "4.2")
  g:arrange{ staging = { "Tower Gate" }, engaged = { {} }, hand = { { "Sneak Attack", "Longbeard Orc Slayer" } } }
  g:choose("travel", "Tower Gate")
  g:pass_until(function() return #g:see("engaged") == 1 end)
  g:until_option("play", "Sneak Attack")
  play.play(g, "Sneak Attack")
  g:choose("choose", "Longbeard Orc Slayer")
  t:refused(g, { "respond", "Longbeard Orc Slayer" }, "ability.16")
  t:eq(g:see("engaged"), { "Orc Guard" })
end)

---- Brok Ironfist

card("Brok Ironfist", "comes into play for nothing when a Dwarf hero of yours falls", function(t)
  local g = play.attacked(play.open(t, { { "Glóin", "Aragorn" } }), "Forest Spider", play.blank, "Glóin",
    { hand = { { "Brok Ironfist" } },
      heroes = { { ["Glóin"] = { damage = 3 }, Aragorn = { resources = 0 } } } })
  g:until_option("respond", "Brok")
  t:eq(g:see("Glóin.zone"), "discard.0")
  g:choose("respond", "Brok")
  t:eq({ g:see("Brok Ironfist.zone"), g:see("Brok Ironfist.exhausted") }, { "play.0", false })
  t:eq(g:see("hand.count"), 0)
end)

card("Brok Ironfist", "comes whatever way the hero left play", function(t)
  local g = play.attacked(play.open(t, { { "Glóin", "Aragorn" } }), "Nazgûl of Dol Guldur",
    "East Bight Patrol", "Aragorn", { hand = { { "Brok Ironfist" } } })
  g:until_option("choose", "Glóin")
  g:choose("choose", "Glóin")
  g:choose("respond", "Brok")
  t:eq(g:see("Brok Ironfist.zone"), "play.0")
end)

card("Brok Ironfist", "stays in hand for heroes of others, for other heroes, or beside himself", function(t)
  local function called(heroes, others, more)
    local state = { hand = { { "Brok Ironfist" } }, heroes = { { [heroes[1]] = { damage = 3 } } } }
    for key, value in pairs(more or {}) do state[key] = value end
    local g = play.attacked(play.open(t, { heroes, others }), "East Bight Patrol", play.blank,
      heroes[1], state)
    local offered = play.offered_before(g, "Brok Ironfist", function() return g:see("phase") == "Refresh" end)
    t:eq(g:see(heroes[1] .. ".zone"), "discard.0")
    return offered
  end
  t:eq(called({ "Glóin", "Aragorn" }), true)
  t:eq(called({ "Théodred", "Aragorn" }), false)
  t:eq(called({ "Glóin", "Aragorn" }, { "Théodred" }, { hand = { {}, { "Brok Ironfist" } } }), false)
  t:eq(called({ "Glóin", "Aragorn" }, nil, { play = { { "Brok Ironfist" } } }), false)
end)

---- Ever Vigilant

card("Ever Vigilant", "readies any player's ally", function(t)
  local g = play.planning(t, { { "Aragorn" }, { "Gimli" } },
    { hand = { { "Ever Vigilant" } },
      play = { { "Guard of the Citadel" }, { { title = "Gandalf", exhausted = true } } } })
  play.play(g, "Ever Vigilant")
  t:not_offered(g, "choose", "Guard of the Citadel")
  g:choose("choose", "Gandalf")
  t:eq({ g:see("Gandalf.exhausted"), g:see("Aragorn.resources") }, { false, 8 })
  t:eq(g:see("discard"), { "Ever Vigilant" })
end)

card("Ever Vigilant", "does not ready heroes", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } },
    { hand = { { "Ever Vigilant" } }, play = { { "Gandalf" } },
      heroes = { { ["Glóin"] = { exhausted = true } } } })
  t:refused(g, { "play", "Ever Vigilant" }, "ability.16")
end)

---- Common Cause

card("Common Cause", "exhausts a hero of yours to ready another, also another player's", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" }, { "Gimli" } },
    { hand = { { "Common Cause" } },
      heroes = { { ["Glóin"] = { exhausted = true } }, { Gimli = { exhausted = true } } } })
  play.play(g, "Common Cause")
  t:not_offered(g, "pay with", "Glóin")
  t:not_offered(g, "pay with", "Gimli")
  g:choose("pay with", "Aragorn")
  t:not_offered(g, "choose", "Aragorn")
  t:offered(g, "choose", "Glóin")
  g:choose("choose", "Gimli")
  t:eq({ g:see("Aragorn.exhausted"), g:see("Gimli.exhausted"), g:see("Glóin.exhausted") },
    { true, false, true })
end)

card("Common Cause", "needs an exhausted hero besides the one who pays", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } }, { hand = { { "Common Cause" } } })
  t:refused(g, { "play", "Common Cause" }, "ability.16")
  g:arrange{ heroes = { { Aragorn = { exhausted = true }, ["Glóin"] = { exhausted = true } } } }
  t:refused(g, { "play", "Common Cause" }, "ability.19")
  g:arrange{ heroes = { { ["Glóin"] = { exhausted = false } } } }
  t:offered(g, "play", "Common Cause")
end)

---- For Gondor!

card("For Gondor!", "gives everyone attack and Gondor defense; copies add up", function(t)
  local g = play.planning(t, { { "Aragorn", "Denethor" }, { "Gimli" } },
    { hand = { { "For Gondor!", "For Gondor!" } } })
  play.play(g, "For Gondor!")
  t:eq({ g:see("Aragorn.attack"), g:see("Aragorn.defense") }, { 4, 2 })
  t:eq({ g:see("Denethor.attack"), g:see("Denethor.defense") }, { 2, 4 })
  t:eq({ g:see("Gimli.attack"), g:see("Gimli.defense") }, { 3, 2 })
  g:until_option("play", "For Gondor!")
  play.play(g, "For Gondor!")
  t:eq({ g:see("Gimli.attack"), g:see("Denethor.attack"), g:see("Denethor.defense") }, { 4, 3, 5 })
  g:go("3.2")
  t:eq({ g:see("Gimli.attack"), g:see("Denethor.attack"), g:see("Denethor.defense") }, { 2, 1, 3 })
end)

card("For Gondor!", "does not reach who comes into play later", function(t)
  local g = play.planning(t, { { "Aragorn", "Denethor" } },
    { hand = { { "For Gondor!", "Guard of the Citadel" } } })
  play.play(g, "For Gondor!")
  play.play(g, "Guard of the Citadel")
  t:eq({ g:see("Guard of the Citadel.attack"), g:see("Guard of the Citadel.defense") }, { 1, 0 })
end)

---- Sneak Attack

card("Sneak Attack", "puts an ally into play, which goes home when the phase ends", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } }, { hand = { { "Sneak Attack", "Gandalf" } } })
  play.play(g, "Sneak Attack")
  g:choose("choose", "Gandalf")
  t:eq(g:see("Aragorn.resources"), 8)
  g:choose("respond", "Gandalf")
  g:choose("Draw 3")
  t:eq({ g:see("Gandalf.zone"), g:see("hand.count") }, { "play.0", 3 })
  g:go("3.2")
  t:eq({ g:see("Gandalf.zone"), g:see("hand.count") }, { "hand.0", 4 })
end)

card("Sneak Attack", "is not playing the ally", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } },
    { hand = { { "Sneak Attack", "Erebor Hammersmith" } }, discard = { { "Citadel Plate" } } })
  play.play(g, "Sneak Attack")
  g:choose("choose", "Erebor Hammersmith")
  t:not_offered(g, "respond", "Erebor Hammersmith")
  t:eq({ g:see("Erebor Hammersmith.zone"), g:see("discard") },
    { "play.0", { "Sneak Attack", "Citadel Plate" } })
end)

card("Sneak Attack", "does not bring back an ally that has died", function(t)
  local g = play.open(t, { { "Aragorn", "Glóin" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Forest Spider" } }, encounter_top = { play.blank },
             hand = { { "Sneak Attack", "Snowbourn Scout" } }, play = { { "Guard of the Citadel" } } }
  g:pass_until(function() return g:see("phase") == "Combat" end)
  g:until_option("play", "Sneak Attack")
  play.play(g, "Sneak Attack")
  g:choose("choose", "Snowbourn Scout")
  play.defend(g, "Snowbourn Scout")
  g:go("2.2 next")
  t:eq(g:see("Snowbourn Scout.zone"), "discard.0")
end)

card("Sneak Attack", "needs an ally in hand that can enter play", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } },
    { hand = { { "Sneak Attack", "Ever Vigilant" } } })
  t:refused(g, { "play", "Sneak Attack" }, "choose.3")
  g = play.planning(t, { { "Aragorn", "Glóin" }, { "Gimli" } },
    { hand = { { "Sneak Attack", "Ever Vigilant" }, { "Beorn" } } })
  t:refused(g, { "play", "Sneak Attack" }, "choose.3")
  g:arrange{ hand = { { "Sneak Attack", "Gandalf" } }, play = { { "Gandalf" } } }
  t:refused(g, { "play", "Sneak Attack" }, "ability.16")
end)

---- Valiant Sacrifice

card("Valiant Sacrifice", "lets the controller of a lost ally draw two cards", function(t)
  local g = play.open(t, { { "Aragorn", "Glóin" }, { "Gimli" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { {}, { "Forest Spider" } }, hand = { { "Valiant Sacrifice" }, {} },
             play = { {}, { "Snowbourn Scout" } }, encounter_top = { play.blank } }
  g:until_option("defend with", "Snowbourn Scout")
  g:choose("defend with", "Snowbourn Scout")
  g:until_option("respond", "Valiant Sacrifice")
  play.respond(g, "Valiant Sacrifice")
  t:eq({ g:see("hand.count"), g:see("seat.1.hand.count") }, { 0, 2 })
end)

card("Valiant Sacrifice", "also follows an ally that is discarded or returned", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } },
    { hand = { { "Sneak Attack", "Snowbourn Scout", "Valiant Sacrifice" } } })
  play.play(g, "Sneak Attack")
  g:choose("choose", "Snowbourn Scout")
  g:until_option("respond", "Valiant Sacrifice")
  t:eq(g:see("Snowbourn Scout.zone"), "hand.0")
  play.respond(g, "Valiant Sacrifice")
  t:eq(g:see("hand.count"), 1 + 2)
end)

card("Valiant Sacrifice", "mourns no hero, and costs a resource", function(t)
  local g = play.attacked(play.open(t, { { "Glóin", "Aragorn" } }), "Forest Spider", play.blank, "Glóin",
    { hand = { { "Valiant Sacrifice", "Brok Ironfist" } }, heroes = { { ["Glóin"] = { damage = 3 } } } })
  g:until_option("respond", "Brok")
  t:not_offered(g, "respond", "Valiant Sacrifice")
  local h = play.attacked(play.open(t, { { "Glóin", "Aragorn" } }), "Forest Spider", play.blank,
    "Snowbourn Scout", { hand = { { "Valiant Sacrifice" } }, play = { { "Snowbourn Scout" } },
      heroes = { { ["Glóin"] = { resources = 0, attached = { "Horn of Gondor" } }, Aragorn = { resources = 0 } } } })
  h:until_option("respond", "Horn of Gondor")
  t:refused(h, { "respond", "Valiant Sacrifice" }, "play-and-put-into-play.8")
end)

---- Grim Resolve

card("Grim Resolve", "readies every character of every player", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" }, { "Gimli" } },
    { hand = { { "Grim Resolve" } }, play = { {}, { { title = "Gandalf", exhausted = true } } },
      heroes = { { Aragorn = { exhausted = true, resources = 5, attached = { { title = "Steward of Gondor", exhausted = true } } },
                   ["Glóin"] = { exhausted = true, resources = 0 } },
                 { Gimli = { exhausted = true } } } })
  play.play(g, "Grim Resolve")
  t:eq({ g:see("Aragorn.exhausted"), g:see("Glóin.exhausted"), g:see("Gimli.exhausted"),
         g:see("Gandalf.exhausted") }, { false, false, false, false })
  t:eq(g:see("Aragorn.Steward of Gondor.exhausted"), true, "it is no character")
  t:eq(g:see("Aragorn.resources"), 0)
end)

card("Grim Resolve", "costs five, and somebody must be exhausted", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } }, { hand = { { "Grim Resolve" } } })
  t:refused(g, { "play", "Grim Resolve" }, "ability.16")
  g:arrange{ heroes = { { Aragorn = { exhausted = true, resources = 2 }, ["Glóin"] = { resources = 2 } } } }
  t:refused(g, { "play", "Grim Resolve" }, "play-and-put-into-play.8")
end)

---- Steward of Gondor

card("Steward of Gondor", "makes its hero a rich lord of Gondor, and exhausts by itself", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } }, { hand = { { "Steward of Gondor" } } })
  play.play(g, "Steward of Gondor")
  g:choose("attach to", "Glóin")
  t:eq({ g:see("Glóin.is.Gondor"), g:see("Aragorn.is.Gondor") }, { true, false })
  t:eq(g:see("Glóin.resources"), 1)
  g:choose("use", "Steward of Gondor")
  t:eq(g:see("Glóin.resources"), 3)
  t:eq({ g:see("Glóin.Steward of Gondor.exhausted"), g:see("Glóin.exhausted") }, { true, false })
  t:refused(g, { "use", "Steward of Gondor" }, "exhausted.6")
end)

card("Steward of Gondor", "is unique, and only heroes can hold the office", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } },
    { hand = { { "Steward of Gondor" } }, play = { { "Guard of the Citadel" } } })
  g:choose("play", "Steward of Gondor")
  play.pay(g)
  t:not_offered(g, "attach to", "Guard of the Citadel")
  g:choose("attach to", "Aragorn")
  g:arrange{ add_hand = { { { title = "Steward of Gondor" } } } }
  t:refused(g, { "play", "Steward of Gondor" }, "unique-cards.3")
end)

---- Celebrían's Stone

card("Celebrían's Stone", "gives two willpower, and Aragorn the Spirit icon", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } },
    { hand = { { "Celebrían's Stone", "Hasty Stroke", "The Galadhrim's Greeting" } } })
  t:refused(g, { "play", "The Galadhrim's Greeting" }, "resource-match.1")
  play.play(g, "Celebrían's Stone")
  g:choose("attach to", "Aragorn")
  t:eq(g:see("Aragorn.willpower"), 4)
  t:offered(g, "play", "The Galadhrim's Greeting")
end)

card("Celebrían's Stone", "gives no icon to anyone else", function(t)
  local g = play.planning(t, { { "Glóin", "Aragorn" } },
    { hand = { { "Celebrían's Stone", "The Galadhrim's Greeting" } } })
  play.play(g, "Celebrían's Stone")
  g:choose("attach to", "Glóin")
  t:eq({ g:see("Glóin.willpower"), g:see("Aragorn.willpower") }, { 4, 2 })
  t:refused(g, { "play", "The Galadhrim's Greeting" }, "resource-match.1")
end)

card("Celebrían's Stone", "is restricted: a third for one hero, and one of them goes", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } },
    { hand = { { "Celebrían's Stone" } },
      heroes = { { Aragorn = { resources = 9, attached = { "Citadel Plate", "Dwarven Axe" } } } } })
  play.play(g, "Celebrían's Stone")
  g:choose("attach to", "Aragorn")
  g:choose("discard", "Dwarven Axe")
  t:eq(g:see("Aragorn.attached"), { "Citadel Plate", "Celebrían's Stone" })
end)
