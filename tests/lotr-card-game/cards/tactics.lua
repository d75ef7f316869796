-- Tactics cards of players' decks.
local play = require "lib.play"

---- Veteran Axehand

card("Veteran Axehand", "is a Dwarf ally who strikes for two", function(t)
  local g = play.attack(play.open(t, { { "Gimli", "Legolas" } }), "Goblin Sniper", { "Veteran Axehand" },
    { play = { { "Veteran Axehand" } } })
  t:eq(g:see("Veteran Axehand.traits"), { "Warrior", "Dwarf" })
  g:pass_until(function() return g:see("engaged.count") == 0 end)
  t:eq(g:see("encounter_discard")[1], "Goblin Sniper")
end)

card("Veteran Axehand", "needs a Tactics hero, and no Axe can be given to an ally", function(t)
  local g = play.planning(t, { { "Aragorn" } }, { hand = { { "Veteran Axehand" } } })
  t:refused(g, { "play", "Veteran Axehand" }, "resource-match.1")
  local h = play.planning(t, { { "Gimli" } },
    { hand = { { "Veteran Axehand", "Dwarven Axe" } } })
  play.play(h, "Veteran Axehand")
  t:eq(h:see("Gimli.resources"), 7)
  play.play(h, "Dwarven Axe")
  t:refused(h, { "attach to", "Veteran Axehand" }, "attachment-cards.8")
end)

---- Gondorian Spearman

card("Gondorian Spearman", "wounds the enemy he defends against", function(t)
  local g = play.attacked(play.open(t, { { "Legolas", "Gimli" } }), "Dol Guldur Orcs", play.blank,
    "Gondorian Spearman", { play = { { "Gondorian Spearman" } } })
  g:choose("respond", "Gondorian Spearman")
  t:eq(g:see("Dol Guldur Orcs.damage"), 1)
end)

card("Gondorian Spearman", "ends the attack if that kills the enemy, also as a sentinel", function(t)
  local g = play.open(t, { { "Legolas" }, { "Gimli" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { { title = "Dol Guldur Orcs", damage = 2 } }, {} },
             play = { {}, { "Gondorian Spearman" } }, encounter_top = { "Hummerhorns" } }
  play.defend(g, nil)
  g:seat(1):choose("defend with", "Gondorian Spearman")
  g:seat(1):choose("respond", "Gondorian Spearman")
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq({ g:see("engaged.0"), g:see("Legolas.damage") }, { {}, 0 })
  t:eq(g:see("play.1.Gondorian Spearman.damage"), 0, "no shadow effect, no damage")
end)

card("Gondorian Spearman", "does nothing when somebody else defends", function(t)
  local g = play.attacked(play.open(t, { { "Legolas", "Gimli" } }), "Dol Guldur Orcs", play.blank,
    "Gimli", { play = { { "Gondorian Spearman" } } })
  t:not_offered(g, "respond", "Gondorian Spearman")
  play.attack_over(g)
  t:eq(g:see("Dol Guldur Orcs.damage"), 0)
end)

---- Horseback Archer

card("Horseback Archer", "joins another player's attack from afar", function(t)
  local g = play.open(t, { { "Gimli" }, { "Aragorn" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { { title = "Forest Spider", attacked = true } }, {} },
             play = { {}, { "Horseback Archer" } }, encounter_top = { play.blank } }
  t:eq(g:see("Horseback Archer.keywords"), { "Ranged" })
  play.strike(g, "Forest Spider", { "Gimli" })
  g:seat(1):choose("attack with", "Horseback Archer")
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq(g:see("Forest Spider.damage"), 2 + 2 - 1)
end)

card("Horseback Archer", "does not defend others, and must be ready to shoot", function(t)
  local g = play.open(t, { { "Gimli" }, { "Aragorn" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Forest Spider" }, {} }, threat = { 5, 5 },
             play = { {}, { { title = "Horseback Archer", exhausted = true } } },
             encounter_top = { play.blank } }
  play.defend(g, nil)
  t:refused(g, { seat = 1, "defend with", "Horseback Archer" }, "t6.4.1d")
  play.strike(g, "Forest Spider", { "Gimli" })
  t:not_offered(g, "attack with", "Horseback Archer")
end)

---- Beorn

card("Beorn", "rages for the phase and is then shuffled into his deck", function(t)
  local g = play.planning(t, { { "Legolas", "Gimli" } }, { play = { { "Beorn" } } })
  local deck = g:see("deck.count")
  g:choose("use", "Beorn")
  t:eq(g:see("Beorn.attack"), 3 + 5)
  t:refused(g, { "use", "Beorn" }, "limits.1")
  g:go("3.2")
  t:eq({ g:see("deck.count"), g:see("Beorn") }, { deck + 1, nil })
end)

card("Beorn", "stays if he does not rage", function(t)
  local g = play.planning(t, { { "Legolas", "Gimli" } }, { play = { { "Beorn" } } })
  g:go("3.2")
  t:eq({ g:see("Beorn.zone"), g:see("Beorn.attack") }, { "play.0", 3 })
end)

card("Beorn", "stays where he is if he has fallen", function(t)
  local g = play.attacked(play.open(t, { { "Legolas", "Gimli" } }), "Ungoliant's Spawn", play.blank, "Beorn",
    { play = { { { title = "Beorn", damage = 4 }, "Veteran Axehand" } } })
  g:until_option("use", "Beorn")
  g:choose("use", "Beorn")
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq(g:see("discard"), { "Beorn" })
end)

card("Beorn", "sneaked in: the first player says whether hand or deck gets him", function(t)
  local function sneak(first)
    local g = play.planning(t, { { "Aragorn", "Gimli" } }, { hand = { { "Sneak Attack", "Beorn" } } })
    play.play(g, "Sneak Attack")
    g:choose("choose", "Beorn")
    g:choose("use", "Beorn")
    g:until_option("resolve", first)
    g:choose("resolve", first)
    g:go("3.2")
    return g
  end
  t:eq(sneak("Sneak Attack"):see("hand"), { "Beorn" })
  local g = sneak("Beorn")
  t:eq({ g:see("hand"), g:see("Beorn") }, { {}, nil })
end)

---- Blade Mastery

card("Blade Mastery", "gives a character attack and defense for the phase", function(t)
  local g = play.planning(t, { { "Legolas", "Gimli" }, { "Aragorn" } }, { hand = { { "Blade Mastery" } } })
  play.play(g, "Blade Mastery")
  g:choose("choose", "Aragorn")
  t:eq({ g:see("Aragorn.attack"), g:see("Aragorn.defense"), g:see("Aragorn.willpower") }, { 4, 3, 2 })
  t:eq({ g:see("Gimli.attack"), g:see("Gimli.defense") }, { 2, 2 })
  g:go("3.2")
  t:eq({ g:see("Aragorn.attack"), g:see("Aragorn.defense") }, { 3, 2 })
end)

card("Blade Mastery", "is for characters only and costs a Tactics resource", function(t)
  local g = play.planning(t, { { "Legolas", "Aragorn" } },
    { hand = { { "Blade Mastery" } }, staging = { "Forest Spider" }, heroes = { { Legolas = { resources = 0 } } } })
  t:refused(g, { "play", "Blade Mastery" }, "play-and-put-into-play.8")
  g:arrange{ heroes = { { Legolas = { resources = 1 } } } }
  g:choose("play", "Blade Mastery")
  t:not_offered(g, "choose", "Forest Spider")
  t:eq(#g:options(), 2)
end)

---- Rain of Arrows

card("Rain of Arrows", "wounds each enemy engaged with a chosen player", function(t)
  local g = play.planning(t, { { "Legolas", "Gimli" }, { "Aragorn" } },
    { hand = { { "Rain of Arrows" } }, staging = { "King Spider" },
      engaged = { { "East Bight Patrol" }, { "Forest Spider", "Dol Guldur Orcs" } } })
  play.play(g, "Rain of Arrows")
  t:not_offered(g, "pay with", "Gimli")
  g:choose("pay with", "Legolas")
  g:choose("choose", "Player 2")
  t:eq(g:see("Legolas.exhausted"), true)
  t:eq({ g:see("Forest Spider.damage"), g:see("Dol Guldur Orcs.damage"), g:see("East Bight Patrol.damage"),
         g:see("King Spider.damage") }, { 1, 1, 0, 0 })
end)

card("Rain of Arrows", "is shot by an archer of whoever plays it, first player or not", function(t)
  local g = play.planning(t, { { "Gimli", "Thalin" }, { "Legolas" } },
    { hand = { {}, { "Rain of Arrows" } }, engaged = { { "Forest Spider" }, {} } })
  g:pass_until(function() return g:ask().seat == 1 end)
  play.play(g, "Rain of Arrows", 1)
  g:seat(1):choose("pay with", "Legolas")
  t:eq({ g:see("Legolas.exhausted"), g:see("Forest Spider.damage") }, { true, 1 })
  local h = play.planning(t, { { "Legolas" }, { "Gimli" } },
    { hand = { {}, { "Rain of Arrows" } }, engaged = { { "Forest Spider" }, {} } })
  h:pass_until(function() return h:ask().seat == 1 end)
  t:refused(h:seat(1), { "play", "Rain of Arrows" }, "ability.19")
end)

card("Rain of Arrows", "needs a ready Ranged character of yours and an engaged enemy", function(t)
  local g = play.planning(t, { { "Gimli", "Thalin" }, { "Legolas" } },
    { hand = { { "Rain of Arrows" } }, engaged = { { "Forest Spider" } } })
  t:refused(g, { "play", "Rain of Arrows" }, "ability.19")
  local h = play.planning(t, { { "Legolas", "Gimli" } },
    { hand = { { "Rain of Arrows" } }, staging = { "Forest Spider" } })
  t:refused(h, { "play", "Rain of Arrows" }, "ability.16")
  h:arrange{ engaged = { { "King Spider" } } }
  t:offered(h, "play", "Rain of Arrows")
  h:arrange{ heroes = { { Legolas = { exhausted = true } } } }
  t:refused(h, { "play", "Rain of Arrows" }, "ability.19")
end)

---- Feint

local function before_attacks(t, seats, more)
  local g = play.open(t, seats)
  play.to(g, "5.2")
  local state = { staging = {}, encounter_top = { play.blank, play.blank, play.blank } }
  for key, value in pairs(more) do state[key] = value end
  g:arrange(state)
  return g:go("6.2")
end

card("Feint", "keeps an enemy from attacking the player it is engaged with", function(t)
  local g = before_attacks(t, { { "Legolas", "Gimli" } },
    { engaged = { { "Forest Spider", "Dol Guldur Orcs", "King Spider" } }, hand = { { "Feint" } },
      staging = { "Goblin Sniper" } })
  play.play(g, "Feint")
  t:not_offered(g, "choose", "Goblin Sniper")
  g:choose("choose", "Forest Spider")
  g:until_option("Dol Guldur Orcs", "attacks next")
  t:refused(g, { "Forest Spider", "attacks next" }, "cannot.1")
  g:go("2.2 next")
  t:eq({ g:log_has("Forest Spider attacks Player 1"), g:log_has("Dol Guldur Orcs attacks Player 1") },
    { false, true })
end)

card("Feint", "lets the enemy attack somebody else it comes to engage", function(t)
  local g = before_attacks(t, { { "Legolas" }, { "Aragorn" } },
    { engaged = { { "Forest Spider" }, {} }, hand = { { "Feint" }, { "Sneak Attack", "Son of Arnor" } } })
  play.play(g, "Feint")
  g:choose("choose", "Forest Spider")
  play.play(g, "Sneak Attack", 1)
  g:seat(1):choose("choose", "Son of Arnor")
  g:seat(1):choose("respond", "Son of Arnor")
  g:seat(1):choose("choose", "Forest Spider")
  g:until_option("defend with", "Aragorn")
  t:ok(g:log_has("Forest Spider attacks Player 2"))
end)

card("Feint", "is for the combat phase, and too late once the attack has begun", function(t)
  local g = play.planning(t, { { "Legolas", "Gimli" } },
    { hand = { { "Feint" } }, engaged = { { "Forest Spider" } } })
  t:refused(g, { "play", "Feint" }, "action.4")
  local h = before_attacks(t, { { "Legolas", "Gimli" } },
    { engaged = { { "Forest Spider" } }, hand = { { "Feint" } } })
  h:pass()
  h:pass_until(function() return h:see("step") == "6.4b" end)
  play.play(h, "Feint")
  h:choose("choose", "Forest Spider")
  play.defend(h, "Legolas")
  play.attack_over(h)
  t:eq(h:see("Legolas.damage"), 2 - 1)
end)

---- Quick Strike

card("Quick Strike", "lets a character attack at once and alone", function(t)
  local g = play.planning(t, { { "Legolas", "Gimli" } },
    { hand = { { "Quick Strike" } }, engaged = { { "East Bight Patrol" } } })
  play.play(g, "Quick Strike")
  g:choose("pay with", "Legolas")
  g:choose("attack East Bight Patrol")
  t:eq({ g:see("Legolas.exhausted"), g:see("Legolas.attacking") }, { true, true })
  t:not_offered(g, "attack with", "Gimli")
  g:until_option("respond", "Legolas")
  g:choose("respond", "Legolas")
  t:eq({ g:see("quest.progress"), g:see("engaged.count") }, { 2, 0 })
  t:eq(g:see("phase"), "Planning")
end)

card("Quick Strike", "does not use up the attack of the combat phase", function(t)
  local g = before_attacks(t, { { "Legolas", "Gimli", "Thalin" } },
    { engaged = { { { title = "Forest Spider", attacked = true } } }, hand = { { "Quick Strike" } } })
  play.play(g, "Quick Strike")
  g:choose("pay with", "Gimli")
  g:choose("attack Forest Spider")
  g:pass_until(function() return g:see("Forest Spider.damage") == 1 end)
  play.strike(g, "Forest Spider", { "Legolas", "Thalin" })
  g:pass_until(function() return g:see("engaged.count") == 0 end)
  t:eq(g:see("encounter_discard")[1], "Forest Spider")
end)

card("Quick Strike", "reaches as far as the character does", function(t)
  local g = play.planning(t, { { "Legolas", "Gimli" }, { "Aragorn" } },
    { hand = { { "Quick Strike" } }, engaged = { {}, { "Forest Spider" } } })
  play.play(g, "Quick Strike")
  t:refused(g, { "pay with", "Gimli" }, "ability.16")
  g:choose("pay with", "Legolas")
  g:choose("attack Forest Spider")
  local h = play.planning(t, { { "Gimli", "Dúnhere" } },
    { hand = { { "Quick Strike" } }, staging = { "King Spider" } })
  play.play(h, "Quick Strike")
  t:not_offered(h, "pay with", "Gimli")
  h:choose("pay with", "Dúnhere")
  h:choose("attack King Spider")
  t:eq(h:see("King Spider.damage"), 3 - 1)
end)

card("Quick Strike", "may kill the attacker, and leaves the rest of another attack alone", function(t)
  local function struck(by, damage)
    local g = play.attacked(play.open(t, { { "Legolas", "Gimli", "Aragorn" } }),
      { title = "East Bight Patrol", damage = damage }, "Dol Guldur Orcs", "Aragorn",
      { hand = { { "Quick Strike" } } })
    g:pass_until(function()
      return g:see("step") == "6.4.2" and g:log_has("Until the end of the attack", "Dol Guldur Orcs")
    end)
    t:eq(g:see("East Bight Patrol.attack"), 3 + 1)
    g:until_option("play", "Quick Strike")
    play.play(g, "Quick Strike")
    g:choose("pay with", by)
    g:choose("attack East Bight Patrol")
    return play.attack_over(g)
  end
  local dead = struck("Legolas", 0)
  t:eq({ dead:see("Aragorn.damage"), dead:see("engaged.count") }, { 0, 0 })
  local alive = struck("Gimli", 0)
  t:eq(alive:see("East Bight Patrol.damage"), 1)
  t:eq(alive:see("Aragorn.damage"), 3 + 1 - 2, "the shadow effect still counts")
end)

card("Quick Strike", "inside an attack of others has nothing of theirs", function(t)
  local g = play.attack(play.open(t, { { "Legolas", "Gimli", "Thalin" } }), "Ungoliant's Spawn",
    { "Legolas", "Gimli" }, { hand = { { "Quick Strike" } } })
  g:until_option("play", "Quick Strike")
  play.play(g, "Quick Strike")
  g:choose("pay with", "Thalin")
  g:choose("attack Ungoliant's Spawn")
  g:until_option("pass")
  g:pass_until(function() return not g:see("Thalin.attacking") end)
  t:eq(g:see("Ungoliant's Spawn.damage"), 0, "2 attack against 2 defense")
  t:eq({ g:see("Legolas.attacking"), g:see("Gimli.attacking") }, { true, true })
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq(g:see("Ungoliant's Spawn.damage"), 3 + 2 - 2)
end)

card("Quick Strike", "needs an enemy in reach", function(t)
  local g = play.planning(t, { { "Legolas", "Gimli" } },
    { hand = { { "Quick Strike" } }, staging = { "Forest Spider" } })
  t:refused(g, { "play", "Quick Strike" }, "ability.16")
  g:arrange{ engaged = { { "King Spider" } },
             heroes = { { Legolas = { exhausted = true }, Gimli = { exhausted = true } } } }
  t:refused(g, { "play", "Quick Strike" }, "ability.19")
end)

---- Thicket of Spears

card("Thicket of Spears", "keeps all enemies of a player from attacking that player", function(t)
  local g = before_attacks(t, { { "Legolas", "Gimli", "Thalin" }, { "Aragorn" } },
    { engaged = { { "King Spider" }, { "Forest Spider", "Dol Guldur Orcs" } },
      hand = { { "Thicket of Spears" } } })
  play.play(g, "Thicket of Spears")
  g:choose("choose", "Player 2")
  t:eq({ g:see("Legolas.resources"), g:see("Gimli.resources"), g:see("Thalin.resources") }, { 0, 0, 0 })
  g:go("2.2 next")
  t:eq({ g:log_has("attacks Player 2"), g:log_has("King Spider attacks Player 1") }, { false, true })
end)

card("Thicket of Spears", "holds for the enemies that were engaged then, not for later ones", function(t)
  local g = before_attacks(t, { { "Legolas", "Gimli", "Thalin" }, { "Aragorn" } },
    { engaged = { { "King Spider" }, { "Forest Spider" } },
      hand = { { "Thicket of Spears" }, { "Sneak Attack", "Son of Arnor" } } })
  play.play(g, "Thicket of Spears")
  g:choose("choose", "Player 2")
  play.play(g, "Sneak Attack", 1)
  g:seat(1):choose("choose", "Son of Arnor")
  g:seat(1):choose("respond", "Son of Arnor")
  g:seat(1):choose("choose", "King Spider")
  g:go("2.2 next")
  t:eq({ g:log_has("King Spider attacks Player 2"), g:log_has("Forest Spider attacks Player 2") }, { true, false })
end)

card("Thicket of Spears", "holds for one phase: in the next round they attack again", function(t)
  local g = before_attacks(t, { { "Legolas", "Gimli", "Thalin" } },
    { engaged = { { "Forest Spider" } }, hand = { { "Thicket of Spears" } } })
  play.play(g, "Thicket of Spears")
  g:go("2.2 next")
  t:eq({ g:see("round"), g:log_has("Forest Spider attacks") }, { 2, false })
  play.to(g, "6.4")
  t:eq({ g:see("round"), g:see("phase") }, { 2, "Combat" })
  t:offered(g, "Forest Spider", "attacks next")
end)

card("Thicket of Spears", "played in an earlier phase it is over before the enemies attack", function(t)
  local g = play.planning(t, { { "Legolas", "Gimli", "Thalin" } },
    { engaged = { { "Forest Spider" } }, hand = { { "Thicket of Spears" } },
      heroes = { { Legolas = { resources = 1 }, Gimli = { resources = 1 }, Thalin = { resources = 1 } } } })
  play.play(g, "Thicket of Spears")
  play.to(g, "6.4")
  t:eq({ g:see("round"), g:see("phase") }, { 1, "Combat" })
  t:offered(g, "Forest Spider", "attacks next")
end)

card("Thicket of Spears", "must be paid by three different heroes", function(t)
  local g = before_attacks(t, { { "Legolas", "Gimli", "Thalin" } },
    { engaged = { { "Forest Spider" } }, hand = { { "Thicket of Spears" } },
      heroes = { { Legolas = { resources = 3 }, Gimli = { resources = 0 }, Thalin = { resources = 3 } } } })
  t:refused(g, { "play", "Thicket of Spears" }, "ability.19")
  local h = before_attacks(t, { { "Legolas", "Gimli", "Aragorn" } },
    { engaged = { { "Forest Spider" } }, hand = { { "Thicket of Spears" } },
      heroes = { { Legolas = { resources = 3 }, Gimli = { resources = 3 }, Aragorn = { resources = 3 } } } })
  t:refused(h, { "play", "Thicket of Spears" }, "ability.19")
end)

---- Swift Strike

card("Swift Strike", "wounds the enemy twice after anyone is declared as defender", function(t)
  local g = play.attacked(play.open(t, { { "Legolas", "Gimli" } }), "Forest Spider", play.blank, "Gimli",
    { hand = { { "Swift Strike" } } })
  play.respond(g, "Swift Strike")
  t:eq(g:see("Forest Spider.damage"), 2)
  local h = play.attacked(play.open(t, { { "Legolas", "Gimli" } }), "East Bight Patrol", "Hummerhorns",
    "Legolas", { hand = { { "Swift Strike" } } })
  play.respond(h, "Swift Strike")
  play.attack_over(h)
  t:eq({ h:see("engaged.count"), h:see("Legolas.damage"), h:see("Gimli.damage") }, { 0, 0, 0 })
end)

card("Swift Strike", "has nothing to answer when nobody defends", function(t)
  local g = play.attacked(play.open(t, { { "Legolas", "Gimli" } }), "Forest Spider", play.blank, nil,
    { hand = { { "Swift Strike" } } })
  t:not_offered(g, "respond", "Swift Strike")
  play.attack_over(g)
  t:eq(g:see("hand"), { "Swift Strike" })
end)

card("Swift Strike", "costs two", function(t)
  local g = play.attacked(play.open(t, { { "Legolas", "Gimli" } }), "Forest Spider", play.blank,
    "Gondorian Spearman", { hand = { { "Swift Strike" } }, play = { { "Gondorian Spearman" } },
      heroes = { { Legolas = { resources = 1 }, Gimli = { resources = 0 } } } })
  t:offered(g, "respond", "Gondorian Spearman")
  t:refused(g, { "respond", "Swift Strike" }, "play-and-put-into-play.8")
end)

---- Stand Together

card("Stand Together", "lets several defend; one of them takes all the damage", function(t)
  local g = before_attacks(t, { { "Legolas", "Gimli", "Thalin" } },
    { engaged = { { "Ungoliant's Spawn" } }, hand = { { "Stand Together" } } })
  play.play(g, "Stand Together")
  play.defend(g, "Legolas")
  g:choose("defend with", "Gimli")
  g:choose("done")
  g:until_option("damage on", "Gimli")
  t:offered(g, "damage on", "Legolas")
  t:not_offered(g, "damage on", "Thalin")
  g:choose("damage on", "Gimli")
  t:eq({ g:see("Gimli.damage"), g:see("Legolas.damage") }, { 5 - 1 - 2, 0 })
end)

card("Stand Together", "is only for the player chosen, and for this phase", function(t)
  local g = before_attacks(t, { { "Legolas", "Gimli" }, { "Aragorn" } },
    { engaged = { { "Forest Spider" }, {} }, hand = { { "Stand Together" } } })
  play.play(g, "Stand Together")
  g:choose("choose", "Player 2")
  play.defend(g, "Legolas")
  t:not_offered(g, "defend with", "Gimli")
  local h = play.attacked(play.open(t, { { "Legolas", "Gimli" } }), "Forest Spider", play.blank, "Legolas")
  t:not_offered(h, "defend with", "Gimli")
end)

---- Blade of Gondolin

card("Blade of Gondolin", "bites Orcs and leads onward", function(t)
  local g = play.open(t, { { "Gimli", "Thalin" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { { title = "Dol Guldur Orcs", attacked = true } } },
             heroes = { { Thalin = { attached = { "Blade of Gondolin" } } } },
             active = { "Forest Gate" }, encounter_top = { play.blank } }
  t:eq(g:see("Thalin.attack"), 2)
  g:until_option("attack Dol Guldur Orcs")
  g:choose("attack Dol Guldur Orcs")
  g:choose("attack with", "Thalin")
  t:eq(g:see("Thalin.attack"), 3)
  g:choose("done")
  g:until_option("respond", "Blade of Gondolin")
  g:choose("respond", "Blade of Gondolin")
  t:eq({ g:see("Forest Gate.progress"), g:see("quest.progress") }, { 1, 0 })
end)

card("Blade of Gondolin", "is no better against a spider, nor in a sheath", function(t)
  local g = play.attack(play.open(t, { { "Gimli", "Thalin" } }), "King Spider", { "Thalin" },
    { heroes = { { Thalin = { attached = { "Blade of Gondolin" } } } }, staging = { "Goblin Sniper" },
      threat = { 10 } })
  t:eq(g:see("Thalin.attack"), 2)
  g:pass_until(function() return g:see("King Spider.damage") == 1 end)
  local h = play.attack(play.open(t, { { "Gimli", "Thalin" } }), "Goblin Sniper", { "Gimli" },
    { heroes = { { Thalin = { attached = { "Blade of Gondolin" } } } } })
  t:eq(h:see("Thalin.attack"), 2)
  h:pass_until(function() return h:see("engaged.count") == 0 end)
  t:not_offered(h, "respond", "Blade of Gondolin")
  t:eq(h:see("quest.progress"), 0)
end)

---- Citadel Plate

card("Citadel Plate", "gives four hit points, which are missed when it is lost", function(t)
  local g = play.planning(t, { { "Gimli", "Legolas" } }, { hand = { { "Citadel Plate" } } })
  play.play(g, "Citadel Plate")
  g:choose("attach to", "Gimli")
  t:eq({ g:see("Gimli.hit_points"), g:see("Gimli.resources") + g:see("Legolas.resources") }, { 9, 6 })
  local h = play.attacked(play.open(t, { { "Legolas", "Gimli" } }), "Black Forest Bats", "Forest Spider",
    "Legolas", { heroes = { { Gimli = { damage = 5, attached = { "Citadel Plate" } } } } })
  t:eq(h:see("Gimli.zone"), "play.0")
  h:until_option("choose", "Citadel Plate")
  h:choose("choose", "Citadel Plate")
  t:eq(h:see("Gimli.zone"), "discard.0")
end)

card("Citadel Plate", "is for heroes, and restricted", function(t)
  local g = play.planning(t, { { "Gimli", "Legolas" } },
    { hand = { { "Citadel Plate" } }, play = { { "Beorn" } },
      heroes = { { Gimli = { resources = 9, attached = { "Dwarven Axe", "Horn of Gondor" } } } } })
  play.play(g, "Citadel Plate")
  t:refused(g, { "attach to", "Beorn" }, "attachment-cards.8")
  t:offered(g, "attach to", "Legolas")
  g:choose("attach to", "Gimli")
  g:choose("discard", "Horn of Gondor")
  t:eq({ g:see("Legolas.hit_points"), g:see("Gimli.hit_points") }, { 4, 9 })
end)

---- Dwarven Axe

card("Dwarven Axe", "gives one attack, or two in a Dwarf's hand", function(t)
  local g = play.planning(t, { { "Gimli", "Legolas" } }, { hand = { { "Dwarven Axe", "Dwarven Axe" } } })
  play.play(g, "Dwarven Axe")
  g:choose("attach to", "Gimli")
  t:eq(g:see("Gimli.attack"), 2 + 2)
  play.play(g, "Dwarven Axe")
  g:choose("attach to", "Legolas")
  t:eq(g:see("Legolas.attack"), 3 + 1)
end)

card("Dwarven Axe", "does nothing for anyone else, and two are not restricted enough", function(t)
  local g = play.planning(t, { { "Gimli", "Thalin" } },
    { heroes = { { Gimli = { attached = { "Dwarven Axe", "Dwarven Axe" } } } } })
  t:eq({ g:see("Gimli.attack"), g:see("Thalin.attack"), g:see("Gimli.defense") }, { 6, 2, 2 })
  g:arrange{ hand = { { "Dwarven Axe" } }, heroes = { { Thalin = { resources = 2 } } } }
  play.play(g, "Dwarven Axe")
  g:choose("attach to", "Gimli")
  g:choose("discard", "Dwarven Axe")
  t:eq(g:see("Gimli.attack"), 6)
end)

---- Horn of Gondor

card("Horn of Gondor", "sounds when any player's character is destroyed", function(t)
  local g = play.open(t, { { "Gimli" }, { "Aragorn" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { {}, { "Forest Spider" } }, play = { {}, { "Snowbourn Scout" } },
             heroes = { { Gimli = { attached = { "Horn of Gondor" }, resources = 1 } } },
             encounter_top = { play.blank } }
  g:until_option("defend with", "Snowbourn Scout")
  g:choose("defend with", "Snowbourn Scout")
  g:until_option("respond", "Horn of Gondor")
  g:choose("respond", "Horn of Gondor")
  t:eq(g:see("Gimli.resources"), 2)
end)

card("Horn of Gondor", "is silent when an ally leaves play in another way", function(t)
  local g = play.planning(t, { { "Gimli", "Aragorn" } },
    { hand = { { "Sneak Attack", "Guard of the Citadel", "Valiant Sacrifice" } },
      heroes = { { Gimli = { attached = { "Horn of Gondor" }, resources = 0 }, Aragorn = { resources = 5 } } } })
  play.play(g, "Sneak Attack")
  g:choose("choose", "Guard of the Citadel")
  g:until_option("respond", "Valiant Sacrifice")
  t:not_offered(g, "respond", "Horn of Gondor")
  t:eq(g:see("Gimli.resources"), 0)
end)
