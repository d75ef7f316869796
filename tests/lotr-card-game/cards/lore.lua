-- Lore cards of players' decks, and Gandalf.
local play = require "lib.play"

---- Daughter of the Nimrodel

card("Daughter of the Nimrodel", "heals up to two damage on a hero", function(t)
  local g = play.planning(t, { { "Glorfindel", "Beravor" }, { "Gimli" } },
    { play = { { "Daughter of the Nimrodel" } },
      heroes = { { Beravor = { damage = 3 } }, { Gimli = { damage = 1 } } } })
  g:choose("use", "Daughter of the Nimrodel")
  t:offered(g, "choose", "Gimli")
  g:choose("choose", "Beravor")
  t:eq({ g:see("Beravor.damage"), g:see("Gimli.damage") }, { 1, 1 })
  t:eq(g:see("Daughter of the Nimrodel.exhausted"), true)
end)

card("Daughter of the Nimrodel", "heals no ally, and must be ready", function(t)
  local g = play.planning(t, { { "Glorfindel", "Beravor" } },
    { play = { { "Daughter of the Nimrodel", { title = "Faramir", damage = 2 } } } })
  t:refused(g, { "use", "Daughter of the Nimrodel" }, "ability.16")
  g:arrange{ heroes = { { Beravor = { damage = 1 } } } }
  g:choose("use", "Daughter of the Nimrodel")
  g:choose("choose", "Beravor")
  t:eq(g:see("Beravor.damage"), 0)
  t:refused(g, { "use", "Daughter of the Nimrodel" }, "exhausted.6")
end)

---- Erebor Hammersmith

card("Erebor Hammersmith", "returns the topmost attachment of a discard pile to its owner", function(t)
  local g = play.planning(t, { { "Beravor" }, { "Gimli" } },
    { hand = { { "Erebor Hammersmith" } },
      discard = { { "Gandalf" }, { "Citadel Plate", "Forest Snare", "Beorn" } } })
  t:eq(g:see("seat.1.discard"), { "Beorn", "Forest Snare", "Citadel Plate" }, "top first")
  play.play(g, "Erebor Hammersmith")
  g:choose("respond", "Erebor Hammersmith")
  t:eq(g:seat(1):see("hand"), { "Forest Snare" })
  t:eq(g:see("seat.1.discard"), { "Beorn", "Citadel Plate" })
end)

card("Erebor Hammersmith", "must be played from hand, and there must be an attachment", function(t)
  local g = play.planning(t, { { "Beravor", "Aragorn" } },
    { hand = { { "Erebor Hammersmith" } }, discard = { { "Gandalf" } } })
  play.play(g, "Erebor Hammersmith")
  t:refused(g, { "respond", "Erebor Hammersmith" }, "ability.16")
  local h = play.planning(t, { { "Aragorn", "Beravor" } },
    { hand = { { "Erebor Hammersmith", "Sneak Attack" } }, discard = { { "Citadel Plate" } } })
  play.play(h, "Sneak Attack")
  h:choose("choose", "Erebor Hammersmith")
  t:not_offered(h, "respond", "Erebor Hammersmith")
end)

---- Henamarth Riversong

card("Henamarth Riversong", "shows her player alone the top of the encounter deck", function(t)
  local g = play.planning(t, { { "Beravor" }, { "Gimli" } },
    { play = { { "Henamarth Riversong" } }, encounter_top = { "Forest Gate" } })
  g:choose("use", "Henamarth Riversong")
  t:eq(g:see("Henamarth Riversong.exhausted"), true)
  t:eq({ g:see("encounter_deck", 0), g:see("encounter_deck", 1) }, { { "Forest Gate" }, {} })
  g:go("3.4")
  t:eq(g:see("staging")[1], "Forest Gate", "it stays where it is")
end)

card("Henamarth Riversong", "must be ready, and the deck must hold a card", function(t)
  local g = play.planning(t, { { "Beravor" } },
    { play = { { { title = "Henamarth Riversong", exhausted = true } } } })
  t:refused(g, { "use", "Henamarth Riversong" }, "exhausted.6")
  g:arrange{ cards = { ["Henamarth Riversong"] = { exhausted = false } }, empty_encounter_deck = true }
  t:refused(g, { "use", "Henamarth Riversong" }, "ability.16")
end)

---- Miner of the Iron Hills

card("Miner of the Iron Hills", "discards a Condition, also one from the encounter deck", function(t)
  local g = play.planning(t, { { "Beravor", "Glorfindel" } },
    { hand = { { "Miner of the Iron Hills" } },
      heroes = { { Beravor = { resources = 5, attached = { "Dark Knowledge", "Protector of Lórien" } } } } })
  play.quest(g, {}, { "Caught in a Web" })
  g:until_option("choose", "Glorfindel")
  g:choose("choose", "Glorfindel")
  play.to(g, "2.2 next")
  g:arrange{ hand = { { "Miner of the Iron Hills" } } }
  play.play(g, "Miner of the Iron Hills")
  g:choose("respond", "Miner of the Iron Hills")
  t:not_offered(g, "choose", "Protector of Lórien")
  t:offered(g, "choose", "Dark Knowledge")
  g:choose("choose", "Caught in a Web")
  t:eq({ g:see("Glorfindel.attached"), g:see("Caught in a Web.zone") }, { {}, "encounter_discard" })
end)

card("Miner of the Iron Hills", "breaks Iron Shackles, so that the deck can be drawn from", function(t)
  local g = play.planning(t, { { "Beravor", "Aragorn" } })
  play.quest(g, {}, { "Iron Shackles" }, { hand = { { "Sneak Attack", "Miner of the Iron Hills" } } })
  g:pass_until(function() return g:log_has("Iron Shackles is attached to the deck of Player 1") end)
  g:until_option("play", "Sneak Attack")
  t:eq({ g:see("Iron Shackles.traits"), g:see("Iron Shackles.zone") }, { { "Condition" }, "deck.0" })
  play.play(g, "Sneak Attack")
  g:choose("choose", "Miner of the Iron Hills")
  g:choose("respond", "Miner of the Iron Hills")
  g:choose("choose", "Iron Shackles")
  t:eq(g:see("Iron Shackles.zone"), "encounter_discard")
  play.to(g, "2.2 next")
  t:eq(g:see("hand.count"), 1 + 1, "the Miner back in hand, and a card drawn")
end)

card("Miner of the Iron Hills", "needs a Condition", function(t)
  local g = play.planning(t, { { "Beravor" } },
    { hand = { { "Miner of the Iron Hills" } },
      heroes = { { Beravor = { attached = { "Protector of Lórien" }, resources = 9 } } } })
  play.play(g, "Miner of the Iron Hills")
  t:refused(g, { "respond", "Miner of the Iron Hills" }, "choose.3")
end)

---- Gléowine

card("Gléowine", "lets a player draw a card", function(t)
  local g = play.planning(t, { { "Beravor" }, { "Gimli" } }, { play = { { "Gléowine" } } })
  g:choose("use", "Gléowine")
  g:choose("choose", "Player 2")
  t:eq({ g:see("hand.count"), g:see("seat.1.hand.count"), g:see("Gléowine.exhausted") }, { 0, 1, true })
end)

card("Gléowine", "must be ready, and somebody must have a deck", function(t)
  local g = play.planning(t, { { "Beravor" } }, { play = { { { title = "Gléowine", exhausted = true } } } })
  t:refused(g, { "use", "Gléowine" }, "exhausted.6")
  g:arrange{ cards = { ["Gléowine"] = { exhausted = false } }, empty_deck = { 0 } }
  t:refused(g, { "use", "Gléowine" }, "ability.16")
end)

---- Lore of Imladris

card("Lore of Imladris", "heals all damage on a character", function(t)
  local g = play.planning(t, { { "Beravor" }, { "Gimli" } },
    { hand = { { "Lore of Imladris" } }, play = { {}, { { title = "Beorn", damage = 5 } } },
      heroes = { { Beravor = { resources = 2, damage = 3 } } } })
  play.play(g, "Lore of Imladris")
  t:offered(g, "choose", "Beravor")
  g:choose("choose", "Beorn")
  t:eq({ g:see("Beorn.damage"), g:see("Beravor.damage"), g:see("Beravor.resources") }, { 0, 3, 0 })
end)

card("Lore of Imladris", "heals no enemy, and nobody who is whole", function(t)
  local g = play.planning(t, { { "Beravor" } },
    { hand = { { "Lore of Imladris" } }, staging = { { title = "Forest Spider", damage = 2 } } })
  t:refused(g, { "play", "Lore of Imladris" }, "ability.16")
end)

---- Lórien's Wealth

card("Lórien's Wealth", "lets a player draw three cards", function(t)
  local g = play.planning(t, { { "Beravor" }, { "Gimli" } }, { hand = { { "Lórien's Wealth" } } })
  play.play(g, "Lórien's Wealth")
  g:choose("choose", "Player 2")
  t:eq({ g:see("seat.1.hand.count"), g:see("hand.count"), g:see("Beravor.resources") }, { 3, 0, 6 })
end)

card("Lórien's Wealth", "is worth nothing at the Enchanted Stream", function(t)
  local g = play.planning(t, { { "Beravor" } },
    { hand = { { "Lórien's Wealth" } }, active = { "Enchanted Stream" } })
  t:refused(g, { "play", "Lórien's Wealth" }, "ability.16")
  g:arrange{ clear = { "active" }, heroes = { { Beravor = { resources = 2 } } } }
  t:refused(g, { "play", "Lórien's Wealth" }, "play-and-put-into-play.8")
end)

---- Radagast's Cunning

card("Radagast's Cunning", "keeps an enemy's threat out of one quest", function(t)
  local g = play.open(t, { { "Beravor", "Glorfindel" } })
  g:go("3.2")
  g:arrange{ staging = { "Forest Spider", "Forest Gate" }, hand = { { "Radagast's Cunning" } },
             encounter_top = { play.harmless } }
  g:choose("commit", "Glorfindel")
  g:choose("done")
  g:until_option("play", "Radagast's Cunning")
  t:eq(g:see("staging.threat"), 4)
  play.play(g, "Radagast's Cunning")
  t:not_offered(g, "choose", "Forest Gate")
  g:choose("choose", "Forest Spider")
  t:eq(g:see("staging.threat"), 2)
  g:go("4.2")
  t:eq({ g:see("quest.progress"), g:see("staging.threat") }, { 3 - 2, 4 })
end)

card("Radagast's Cunning", "is for the quest phase and an enemy in staging", function(t)
  local g = play.planning(t, { { "Beravor" } },
    { hand = { { "Radagast's Cunning" } }, staging = { "Forest Spider" } })
  t:refused(g, { "play", "Radagast's Cunning" }, "action.4")
  play.quest(g, {}, { "Forest Gate" }, { engaged = { { "Forest Spider" } }, hand = { { "Radagast's Cunning", "Secret Paths" } } })
  g:until_option("play", "Secret Paths")
  t:refused(g, { "play", "Radagast's Cunning" }, "choose.3")
end)

---- Secret Paths

card("Secret Paths", "keeps a location's threat out of one quest", function(t)
  local g = play.open(t, { { "Beravor", "Glorfindel" } })
  g:go("3.2")
  g:arrange{ staging = { "Forest Spider", "Forest Gate" }, hand = { { "Secret Paths" } },
             encounter_top = { play.harmless } }
  g:choose("done")
  g:until_option("play", "Secret Paths")
  play.play(g, "Secret Paths")
  t:not_offered(g, "choose", "Forest Spider")
  g:choose("choose", "Forest Gate")
  t:eq({ g:see("staging.threat"), g:see("Forest Gate.threat") }, { 2, 2 })
  g:go("4.2")
  t:eq(g:see("staging.threat"), 4)
end)

card("Secret Paths", "is for the quest phase and a location in staging", function(t)
  local g = play.planning(t, { { "Beravor" } }, { hand = { { "Secret Paths" } }, staging = { "Forest Gate" } })
  t:refused(g, { "play", "Secret Paths" }, "action.4")
  play.quest(g, {}, { "Forest Spider" }, { active = { "Forest Gate" }, hand = { { "Radagast's Cunning", "Secret Paths" } } })
  g:until_option("play", "Radagast's Cunning")
  t:refused(g, { "play", "Secret Paths" }, "choose.3")
end)

---- Gandalf's Search

card("Gandalf's Search", "takes one of the top X cards of a deck for its player and orders the rest", function(t)
  local g = play.planning(t, { { "Beravor" }, { "Gimli" } },
    { hand = { { "Gandalf's Search" } }, deck_top = { {}, { "Gandalf", "Faramir", "Beorn", "Blade Mastery" } } })
  g:choose("play", "Gandalf's Search")
  g:choose("X = 3")
  play.pay(g)
  g:choose("choose", "Player 2")
  t:eq(#g:options(), 3)
  t:not_offered(g, "take", "Blade Mastery")
  g:choose("take", "Faramir")
  t:eq({ g:seat(1):see("hand"), g:see("hand"), g:see("Beravor.resources") }, { { "Faramir" }, {}, 6 })
  g:choose("put", "Beorn")
  play.to(g, "2.2 next")
  t:eq(g:seat(1):see("hand"), { "Faramir", "Beorn" })
end)

card("Gandalf's Search", "sees what there is, and nothing for an X of nothing", function(t)
  local g = play.planning(t, { { "Beravor" } }, { hand = { { "Gandalf's Search" } }, empty_deck = { 0 } })
  t:refused(g, { "play", "Gandalf's Search" }, "ability.16")
  g:arrange{ deck_top = { { "Beorn" } } }
  g:choose("play", "Gandalf's Search")
  t:not_offered(g, "X = 0")
  g:choose("X = 2")
  play.pay(g)
  g:choose("take", "Beorn")
  t:eq({ g:see("hand"), g:see("deck.count") }, { { "Beorn" }, 0 })
end)

---- Beorn's Hospitality

card("Beorn's Hospitality", "heals all heroes of one player", function(t)
  local g = play.planning(t, { { "Beravor", "Glorfindel" }, { "Gimli" } },
    { hand = { { "Beorn's Hospitality" } }, play = { { { title = "Faramir", damage = 1 } } },
      heroes = { { Beravor = { damage = 2 }, Glorfindel = { damage = 4 } }, { Gimli = { damage = 3 } } } })
  play.play(g, "Beorn's Hospitality")
  g:choose("choose", "Player 1")
  t:eq({ g:see("Beravor.damage"), g:see("Glorfindel.damage"), g:see("Gimli.damage"), g:see("Faramir.damage") },
    { 0, 0, 3, 1 })
end)

card("Beorn's Hospitality", "is not offered to the hale", function(t)
  local g = play.planning(t, { { "Beravor", "Glorfindel" }, { "Gimli" } },
    { hand = { { "Beorn's Hospitality" } }, play = { { { title = "Faramir", damage = 1 } } } })
  t:refused(g, { "play", "Beorn's Hospitality" }, "ability.16")
  g:arrange{ heroes = { { Beravor = { damage = 2 } } } }
  play.play(g, "Beorn's Hospitality")
  t:eq(g:see("Beravor.damage"), 0, "only one player can be chosen")
end)

---- Forest Snare

card("Forest Snare", "keeps an engaged enemy from attacking", function(t)
  local g = play.planning(t, { { "Beravor", "Glorfindel" } },
    { hand = { { "Forest Snare" } }, engaged = { { "Forest Spider", "Dol Guldur Orcs" } } })
  play.play(g, "Forest Snare")
  g:choose("attach to", "Forest Spider")
  play.to(g, "2.2 next")
  t:eq({ g:log_has("Forest Spider attacks"), g:log_has("Dol Guldur Orcs attacks") }, { false, true })
end)

card("Forest Snare", "stays on an enemy that is no longer engaged", function(t)
  local g = play.planning(t, { { "Beravor", "Éowyn" } },
    { hand = { { "Forest Snare", "A Light in the Dark" } }, engaged = { { "Forest Spider" } },
      heroes = { { Beravor = { resources = 9 }, ["Éowyn"] = { resources = 9 } } } })
  play.play(g, "Forest Snare")
  g:choose("attach to", "Forest Spider")
  play.play(g, "A Light in the Dark")
  g:choose("choose", "Forest Spider")
  t:eq({ g:see("staging"), g:see("Forest Spider.attached") }, { { "Forest Spider" }, { "Forest Snare" } })
end)

card("Forest Snare", "is no use against enemies in staging, nor the Nazgûl", function(t)
  local g = play.planning(t, { { "Beravor" } }, { hand = { { "Forest Snare" } }, staging = { "Forest Spider" } })
  t:refused(g, { "play", "Forest Snare" }, "attachment-cards.5")
  g:arrange{ engaged = { { "Nazgûl of Dol Guldur" } } }
  t:refused(g, { "play", "Forest Snare" }, "attachment-cards.5")
  g:arrange{ engaged = { { "Nazgûl of Dol Guldur", "King Spider" } } }
  play.play(g, "Forest Snare")
  t:refused(g, { "attach to", "Nazgûl of Dol Guldur" }, "cannot-have-attachments.1")
  t:refused(g, { "attach to", "Forest Spider" }, "attachment-cards.8")
end)

---- Protector of Lórien

card("Protector of Lórien", "turns cards into willpower or defense, three times a phase", function(t)
  local g = play.planning(t, { { "Beravor", "Glorfindel" } },
    { hand = { { "Gandalf", "Faramir", "Beorn", "Feint" } },
      heroes = { { Beravor = { attached = { "Protector of Lórien" } } } } })
  local function use(discarded, what)
    g:choose("use", "Protector of Lórien")
    g:choose("pay with", discarded)
    g:choose(what)
  end
  use("Gandalf", "willpower")
  use("Faramir", "defense")
  use("Beorn", "defense")
  t:eq({ g:see("Beravor.willpower"), g:see("Beravor.defense") }, { 3, 4 })
  t:refused(g, { "use", "Protector of Lórien" }, "limits.1")
  g:go("3.2")
  t:eq({ g:see("Beravor.willpower"), g:see("Beravor.defense") }, { 2, 2 })
  g:choose("done")
  g:until_option("use", "Protector of Lórien")
  t:eq(g:see("step"), "3.2", "the quest phase has its own three times")
end)

card("Protector of Lórien", "keeps either bonus until the phase is over", function(t)
  for what, number in pairs{ willpower = 2, defense = 2 } do
    local g = play.planning(t, { { "Beravor" } },
      { heroes = { { Beravor = { attached = { "Protector of Lórien" } } } } })
    g:go("3.1")
    g:arrange{ hand = { { "Gandalf" } } }
    g:choose("use", "Protector of Lórien"):choose("pay with", "Gandalf"):choose(what)
    play.quest(g, {}, { play.harmless })
    g:pass_until(function() return play.asked(g) == "tw.3.4" end)
    t:eq(g:see("Beravor." .. what), number + 1)
    g:go("4.2")
    t:eq(g:see("Beravor." .. what), number)
  end
end)

card("Protector of Lórien", "counts for each copy, and needs a card to discard", function(t)
  local g = play.planning(t, { { "Beravor" } },
    { hand = { { "Gandalf", "Faramir", "Beorn", "Feint" } },
      heroes = { { Beravor = { attached = { "Protector of Lórien", "Protector of Lórien" } } } } })
  for _, discarded in ipairs{ "Gandalf", "Faramir", "Beorn" } do
    g:choose("use", "Protector of Lórien #1")
    g:choose("pay with", discarded)
    g:choose("willpower")
  end
  t:eq(g:see("Beravor.willpower"), 5)
  g:choose("use", "Protector of Lórien")
  g:choose("pay with", "Feint")
  g:choose("willpower")
  t:eq(g:see("Beravor.willpower"), 6)
  t:refused(g, { "use", "Protector of Lórien#2" }, "ability.19")
end)

---- Dark Knowledge

card("Dark Knowledge", "lets you see the shadow card of an enemy that attacks you", function(t)
  local g = play.open(t, { { "Beravor" }, { "Gimli" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Forest Spider" }, {} }, encounter_top = { "Forest Gate" },
             heroes = { { Beravor = { attached = { "Dark Knowledge" } } } } }
  t:eq(g:see("Beravor.willpower"), 1)
  g:until_option("respond", "Dark Knowledge")
  g:choose("respond", "Dark Knowledge")
  t:eq(g:see("Beravor.Dark Knowledge.exhausted"), true)
  t:eq(g:see("Beravor.willpower"), 1, "exhausted it weighs as much")
  t:ok(g:log_has("Forest Gate"))
  t:eq({ g:see("Forest Gate", 0) ~= nil, g:see("Forest Gate", 1) }, { true, nil })
end)

card("Dark Knowledge", "lets you see the shadow card of an attack inside an attack", function(t)
  local g = play.attacked(play.open(t, { { "Beravor", "Denethor" }, { "Gimli" } }), "Black Forest Bats",
    { "Wolf Rider", "Forest Gate" }, "Denethor",
    { heroes = { { Beravor = { attached = { "Dark Knowledge" } } } } })
  g:until_option("respond", "Dark Knowledge")
  t:ok(g:log_has("Wolf Rider attacks Player 1"))
  g:choose("respond", "Dark Knowledge")
  t:ok(g:log_has("Forest Gate"))
  t:eq(g:see("round"), 1)
end)

card("Dark Knowledge", "tells nothing of enemies of others, nor a second time", function(t)
  local g = play.open(t, { { "Beravor" }, { "Gimli" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { {}, { "Forest Spider" } }, encounter_top = { "Forest Gate" },
             heroes = { { Beravor = { attached = { "Dark Knowledge" } } } } }
  t:eq(play.offered_before(g, "Dark Knowledge", function() return g:see("step") == "6.4.1" end), false)
  local h = play.open(t, { { "Beravor" } })
  play.to(h, "5.2")
  h:arrange{ staging = {}, engaged = { { "Forest Spider" } }, encounter_top = { "Forest Gate" },
             heroes = { { Beravor = { attached = { { title = "Dark Knowledge", exhausted = true } } } } } }
  h:pass_until(function() return h:see("step") == "6.2" end)
  t:refused(h, { "respond", "Dark Knowledge" }, "exhausted.6")
end)

---- Self Preservation

card("Self Preservation", "heals two damage on the character it is attached to", function(t)
  local g = play.planning(t, { { "Beravor" } }, { hand = { { "Self Preservation" } }, play = { { "Gléowine" } } })
  play.play(g, "Self Preservation")
  t:offered(g, "attach to", "Beravor")
  g:choose("attach to", "Gléowine")
  g:arrange{ cards = { ["Gléowine"] = { damage = 1 } }, heroes = { { Beravor = { damage = 3 } } } }
  g:choose("use", "Self Preservation")
  t:eq({ g:see("Gléowine.damage"), g:see("Beravor.damage") }, { 0, 3 })
  t:eq(g:see("Gléowine.Self Preservation.exhausted"), true)
end)

card("Self Preservation", "heals only when it is ready and there is damage", function(t)
  local g = play.planning(t, { { "Beravor", "Glorfindel" } },
    { heroes = { { Beravor = { attached = { "Self Preservation" } }, Glorfindel = { damage = 2 } } } })
  t:refused(g, { "use", "Self Preservation" }, "ability.16")
  g:arrange{ heroes = { { Beravor = { damage = 3 } } } }
  g:choose("use", "Self Preservation")
  t:eq(g:see("Beravor.damage"), 1)
  t:refused(g, { "use", "Self Preservation" }, "exhausted.6")
end)

---- Gandalf

card("Gandalf", "brings one of three gifts", function(t)
  local function arrive(gift)
    local g = play.planning(t, { { "Beravor" } },
      { hand = { { "Gandalf" } }, staging = { "Ungoliant's Spawn" }, threat = { 20 } })
    play.play(g, "Gandalf")
    g:choose("respond", "Gandalf")
    g:choose(gift)
    return g
  end
  t:eq(arrive("Draw 3"):see("hand.count"), 3)
  t:eq(arrive("Lower your threat"):see("threat"), 15)
  local g = arrive("Deal 4 damage")
  g:choose("choose", "Ungoliant's Spawn")
  t:eq({ g:see("Ungoliant's Spawn.damage"), g:see("hand.count"), g:see("threat") }, { 4, 0, 20 })
end)

card("Gandalf", "leaves at the end of the round", function(t)
  local g = play.planning(t, { { "Beravor" } }, { play = { { "Gandalf" } } })
  play.to(g, "7.5 end")
  t:eq(g:see("Gandalf.zone"), "discard.0")
end)

card("Gandalf", "is one and the same for all players", function(t)
  local g = play.planning(t, { { "Beravor" }, { "Gimli" } },
    { hand = { { "Gandalf" } }, play = { {}, { "Gandalf" } } })
  t:refused(g, { "play", "Gandalf" }, "unique-cards.3")
  g:arrange{ clear = { "play" } }
  t:offered(g, "play", "Gandalf")
end)

card("Gandalf", "can be paid by any sphere, but has no enemy to strike where there is none", function(t)
  local g = play.planning(t, { { "Beravor", "Gimli", "Éowyn" } },
    { hand = { { "Gandalf" } }, threat = { 20 },
      heroes = { { Beravor = { resources = 2 }, Gimli = { resources = 2 }, ["Éowyn"] = { resources = 1 } } } })
  play.play(g, "Gandalf")
  t:eq(g:see("Beravor.resources") + g:see("Gimli.resources") + g:see("Éowyn.resources"), 0)
  g:choose("respond", "Gandalf")
  t:not_offered(g, "Deal 4 damage")
end)
