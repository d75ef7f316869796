-- The twelve heroes.
local play = require "lib.play"

---- Aragorn

card("Aragorn", "pays one resource of his own to ready, and stays committed", function(t)
  local g = play.quest(play.open(t, { { "Aragorn", "Glóin" } }), { "Aragorn" }, { "Forest Gate" })
  t:eq(g:see("Aragorn.exhausted"), true)
  g:choose("respond", "Aragorn")
  t:eq({ g:see("Aragorn.exhausted"), g:see("Aragorn.committed") }, { false, true })
  t:eq({ g:see("Aragorn.resources"), g:see("Glóin.resources") }, { 0, 1 })
  t:eq(g:see("quest.willpower"), 2)
  t:not_offered(g, "commit", "Aragorn")
end)

card("Aragorn", "cannot use another hero's resource", function(t)
  local g = play.quest(play.open(t, { { "Aragorn", "Glóin" } }), { "Aragorn" }, { "Forest Gate" },
    { heroes = { { Aragorn = { resources = 0 }, ["Glóin"] = { resources = 9 } } } })
  t:refused(g, { "respond", "Aragorn" }, "ability.19")
  g:go("3.4")
  t:eq(g:see("Aragorn.exhausted"), true)
end)

card("Aragorn", "readies when he commits or not at all", function(t)
  local g = play.quest(play.open(t, { { "Aragorn", "Glóin" } }), { "Aragorn" }, { "Forest Gate" })
  g:pass()
  t:eq(play.offered_before(g, "respond with Aragorn", function() return g:see("phase") == "Travel" end), false)
  t:eq({ g:see("Aragorn.exhausted"), g:see("Aragorn.resources") }, { true, 1 })
end)

---- Théodred

card("Théodred", "feeds a hero on the same quest, who can spend it at once", function(t)
  local g = play.quest(play.open(t, { { "Théodred", "Aragorn", "Glóin" } }),
    { "Théodred", "Aragorn" }, { "Forest Gate" }, { heroes = { { Aragorn = { resources = 0 } } } })
  t:refused(g, { "respond", "Aragorn" }, "ability.19")
  g:choose("respond", "Théodred")
  t:offered(g, "choose", "Théodred")
  t:not_offered(g, "choose", "Glóin")
  g:choose("choose", "Aragorn")
  t:eq(g:see("Aragorn.resources"), 1)
  g:choose("respond", "Aragorn")
  t:eq({ g:see("Aragorn.resources"), g:see("Aragorn.exhausted") }, { 0, false })
end)

card("Théodred", "feeds another player's hero only once that hero is committed", function(t)
  local g = play.open(t, { { "Théodred", "Glóin" }, { "Aragorn" } })
  g:go("3.2")
  g:choose("commit", "Théodred")
  g:choose("done")
  g:choose("respond", "Théodred")
  t:offered(g, "choose", "Théodred")
  t:not_offered(g, "choose", "Aragorn")
  local h = play.open(t, { { "Aragorn" }, { "Théodred", "Glóin" } })
  h:go("3.2")
  h:choose("commit", "Aragorn"); h:choose("done"); h:pass()
  h:choose("commit", "Théodred"); h:choose("done")
  h:seat(1):choose("respond", "Théodred")
  h:seat(1):choose("choose", "Aragorn")
  t:eq(h:see("Aragorn.resources"), 2)
end)

card("Théodred", "does nothing when he stays behind", function(t)
  local g = play.quest(play.open(t, { { "Théodred", "Glóin" } }), { "Glóin" }, { "Forest Gate" })
  t:not_offered(g, "respond", "Théodred")
  g:go("3.4")
  t:eq({ g:see("Théodred.resources"), g:see("Glóin.resources") }, { 1, 1 })
end)

---- Glóin

card("Glóin", "gains as many resources as one blow did damage", function(t)
  local g = play.attacked(play.open(t, { { "Glóin", "Aragorn" } }), "East Bight Patrol", play.blank,
    "Glóin")
  g:until_option("respond", "Glóin")
  g:choose("respond", "Glóin")
  t:eq({ g:see("Glóin.damage"), g:see("Glóin.resources") }, { 2, 1 + 2 })
  t:not_offered(g, "respond", "Glóin")
end)

card("Glóin", "gains nothing when his defense holds or another is hurt", function(t)
  local g = play.attacked(play.open(t, { { "Glóin", "Aragorn" } }), "Black Forest Bats", play.blank,
    "Glóin")
  play.attack_over(g)
  t:eq({ g:see("Glóin.damage"), g:see("Glóin.resources") }, { 0, 1 })
  local h = play.attacked(play.open(t, { { "Glóin", "Aragorn" } }), "Hill Troll", play.blank,
    "Aragorn")
  h:pass_until(function() return h:see("Aragorn.damage") == 4 end)
  t:not_offered(h, "respond", "Glóin")
  t:eq(h:see("Glóin.resources"), 1)
end)

---- Gimli

card("Gimli", "has one more attack for each damage token, and less again when healed", function(t)
  local g = play.planning(t, { { "Gimli", "Glorfindel" } },
    { heroes = { { Gimli = { damage = 3 }, Glorfindel = { resources = 1 } } } })
  t:eq(g:see("Gimli.attack"), 2 + 3)
  t:how(g, "Gimli.attack", { { 2, "printed" }, { 3, "Gimli" } })
  g:choose("use", "Glorfindel")
  g:choose("choose", "Gimli")
  t:eq(g:see("Gimli.attack"), 2 + 2)
end)

card("Gimli", "does not count the wounds of others, and only his attack grows", function(t)
  local g = play.planning(t, { { "Gimli", "Legolas" } },
    { heroes = { { Gimli = { damage = 1 }, Legolas = { damage = 3 } } } })
  t:eq({ g:see("Gimli.attack"), g:see("Gimli.defense"), g:see("Gimli.willpower") }, { 3, 2, 2 })
  t:eq(g:see("Legolas.attack"), 3)
  g:arrange{ heroes = { { Gimli = { damage = 0 } } } }
  t:eq(g:see("Gimli.attack"), 2)
end)

---- Legolas

card("Legolas", "places two progress after an attack of his destroys an enemy", function(t)
  local g = play.attack(play.open(t, { { "Legolas", "Gimli" } }), "East Bight Patrol",
    { "Legolas", "Gimli" })
  g:until_option("respond", "Legolas")
  g:choose("respond", "Legolas")
  t:eq(g:see("quest.progress"), 2)
end)

card("Legolas", "puts the progress on the active location first", function(t)
  local g = play.attack(play.open(t, { { "Legolas", "Gimli" } }), "East Bight Patrol", { "Legolas" },
    { active = { { title = "Forest Gate", progress = 3 } } })
  g:until_option("respond", "Legolas")
  g:choose("respond", "Legolas")
  g:go("2.2 next")
  t:eq(g:see("active"), {})
  t:eq(g:see("quest.progress"), 1)
end)

card("Legolas", "has no part in what others kill, nor in what survives", function(t)
  local g = play.attack(play.open(t, { { "Legolas", "Gimli" } }),
    { title = "East Bight Patrol", damage = 1 }, { "Gimli" })
  g:pass_until(function() return g:see("engaged.0.count") == 0 end)
  t:not_offered(g, "respond", "Legolas")
  local h = play.attack(play.open(t, { { "Legolas", "Gimli" } }), "Forest Spider", { "Legolas" })
  h:pass_until(function() return h:see("Forest Spider.damage") == 2 end)
  t:not_offered(h, "respond", "Legolas")
  h:go("2.2 next")
  t:eq(h:see("quest.progress"), 0)
end)

card("Legolas", "has no part in what an effect kills while he attacks", function(t)
  local g = play.attack(play.open(t, { { "Legolas", "Gimli" } }, { packs = play.quiet }),
    { title = "Hill Troll", damage = 8 }, { "Legolas" }, { hand = { { "Sharp Word" } } })
  g:until_option("play", "Sharp Word")
  g:choose("play", "Sharp Word"):choose("choose", "Hill Troll")
  t:eq({ g:see("step"), g:see("engaged.0.count") }, { "6.8.1", 0 })
  t:not_offered(g, "respond", "Legolas")
  g:go("2.2 next")
  t:eq(g:see("quest.progress"), 0)
end)

---- Thalin

card("Thalin", "wounds an enemy as it is revealed, before its own effect", function(t)
  local g = play.quest(play.open(t, { { "Thalin", "Gimli" } }), { "Thalin" }, { "Dol Guldur Orcs" })
  g:until_option("choose", "Thalin")
  t:eq(g:see("Dol Guldur Orcs.damage"), 1)
  t:eq(g:see("Thalin.damage"), 0)
  g:choose("choose", "Thalin")
  t:eq(g:see("Thalin.damage"), 2)
end)

card("Thalin", "kills what has one hit point, and its keywords never resolve", function(t)
  local g = play.quest(play.open(t, { { "Thalin", "Gimli" } }), { "Thalin" },
    { "Eastern Crows", "Forest Gate" })
  g:go("3.4")
  t:ok(g:log_has("Eastern Crows is destroyed"))
  t:eq(g:see("staging"), {}, "no surge")
end)

card("Thalin", "wounds each enemy of a chain of surges", function(t)
  local g = play.quest(play.open(t, { { "Thalin", "Gimli" } }), { "Thalin" },
    { "Wolf Rider", "Forest Spider" })
  g:go("3.4")
  t:eq({ g:see("Wolf Rider.damage"), g:see("Forest Spider.damage") }, { 1, 1 })
end)

card("Thalin", "must be committed, and the enemy revealed", function(t)
  local g = play.quest(play.open(t, { { "Thalin", "Gimli" } }), { "Gimli" }, { "Forest Spider" })
  g:go("3.4")
  t:eq(g:see("Forest Spider.damage"), 0)
  local h = play.quest(play.open(t, { { "Thalin", "Gimli", "Legolas" } }),
    { "Thalin", "Gimli", "Legolas" }, { "Great Forest Web" },
    { quest = { stage = 2 } })
  h:force{ "Don't Leave the Path" }
  h:until_option("take", "King Spider")
  h:choose("take", "King Spider")
  h:go("4.2")
  t:eq(h:see("King Spider.damage"), 0)
end)

---- Éowyn

card("Éowyn", "gets one willpower for a discarded card until the phase ends", function(t)
  local g = play.planning(t, { { "Éowyn", "Eleanor" } }, { hand = { { "Gandalf", "Faramir" } } })
  g:choose("use", "Éowyn")
  g:choose("pay with", "Gandalf")
  t:eq(g:see("Éowyn.willpower"), 5)
  t:how(g, "Éowyn.willpower", { { 4, "printed" }, { 1, "Éowyn" } })
  t:eq({ g:see("hand"), g:see("discard") }, { { "Faramir" }, { "Gandalf" } })
  t:refused(g, { "use", "Éowyn" }, "limits.1")
  g:go("3.2")
  t:eq(g:see("Éowyn.willpower"), 4)
end)

card("Éowyn", "can be strengthened once a round by each player", function(t)
  local g = play.planning(t, { { "Éowyn", "Eleanor" }, { "Gimli" } },
    { hand = { { "Faramir" }, { "Gandalf", "Beorn" } } })
  g:choose("use", "Éowyn"); g:choose("pay with", "Faramir")
  g:until_option("use", "Éowyn")
  g:seat(1):choose("use", "Éowyn"); g:seat(1):choose("pay with", "Gandalf")
  t:eq(g:see("Éowyn.willpower"), 6)
  t:eq(g:see("seat.1.discard"), { "Gandalf" })
  t:refused(g, { seat = 0, "use", "Éowyn" }, "limits.1")
  g:pass()
  t:refused(g, { seat = 1, "use", "Éowyn" }, "limits.1")
  play.to(g, "2.2 next")
  t:eq(g:see("Éowyn.willpower"), 4)
  t:offered(g:seat(1), "use", "Éowyn")
end)

card("Éowyn", "keeps the bonus to the end of the phase, and the limit to the end of the round", function(t)
  local g = play.planning(t, { { "Éowyn", "Eleanor" } })
  g:go("3.1")
  g:arrange{ hand = { { "Gandalf", "Faramir", "Beorn" } } }
  g:choose("use", "Éowyn"):choose("pay with", "Gandalf")
  play.quest(g, { "Éowyn" }, { play.harmless })
  g:pass_until(function() return play.asked(g) == "tw.3.4" end)
  t:eq({ g:see("Éowyn.willpower"), g:see("quest.progress") }, { 5, 5 })
  play.spent_for_the_round(t, g, { "use", "Éowyn" })
  t:eq({ g:see("round"), g:see("Éowyn.willpower") }, { 2, 4 })
  t:offered(g, "use", "Éowyn")
end)

card("Éowyn", "cannot be helped with an empty hand", function(t)
  local g = play.planning(t, { { "Éowyn", "Eleanor" } })
  t:refused(g, { "use", "Éowyn" }, "ability.19")
  t:eq(g:see("Éowyn.willpower"), 4)
end)

---- Eleanor

card("Eleanor", "cancels a treachery and has another card revealed in its place", function(t)
  local g = play.quest(play.open(t, { { "Eleanor", "Éowyn" } }), { "Éowyn" },
    { "The Necromancer's Reach", "Dol Guldur Orcs", "Forest Gate" })
  g:until_option("respond", "Eleanor")
  g:choose("respond", "Eleanor")
  g:until_option("choose", "Éowyn")
  g:choose("choose", "Éowyn")
  g:go("3.4")
  t:eq(g:see("staging"), { "Dol Guldur Orcs" })
  t:eq(g:see("encounter_discard"), { "The Necromancer's Reach" })
  t:eq({ g:see("Eleanor.exhausted"), g:see("Eleanor.damage") }, { true, 0 })
  t:eq(g:see("Éowyn.damage"), 2, "of the Orcs revealed instead")
end)

card("Eleanor", "can do so during setup", function(t)
  local g = play.open(t, { { "Eleanor", "Éowyn" } },
    { scenario = "journey-along-the-anduin", force = { "Evil Storm", "Gladden Fields" } })
  g:until_option("respond", "Eleanor")
  g:choose("respond", "Eleanor")
  g:go("2.2")
  t:eq(g:see("Eleanor.exhausted"), true)
  t:eq(play.count(g:see("staging"), "Gladden Fields"), 1)
end)

card("Eleanor", "must be ready, and only treacheries can be cancelled", function(t)
  local g = play.quest(play.open(t, { { "Eleanor", "Éowyn" } }), { "Eleanor" },
    { "The Necromancer's Reach" }, { hand = { { "A Test of Will" } } })
  g:until_option("respond", "A Test of Will")
  t:refused(g, { "respond", "Eleanor" }, "exhausted.6")
  g:go("3.4")
  t:eq(g:see("Eleanor.damage"), 1)
  local h = play.quest(play.open(t, { { "Eleanor", "Éowyn" } }), { "Éowyn" },
    { "King Spider" }, { hand = { { "A Test of Will" } } })
  h:until_option("respond", "A Test of Will")
  t:not_offered(h, "respond", "Eleanor")
end)

---- Dúnhere

card("Dúnhere", "attacks into the staging area alone, with one more attack", function(t)
  local g = play.open(t, { { "Dúnhere", "Éowyn" }, { "Legolas" } })
  play.to(g, "6.2")
  g:arrange{ staging = { "King Spider" }, engaged = { {}, {} }, threat = { 10, 10 } }
  g:until_option("attack King Spider")
  g:choose("attack King Spider")
  t:refused(g, { "attack with", "Éowyn" }, "t6.8b.3")
  g:choose("attack with", "Dúnhere")
  t:eq(g:see("Dúnhere.attack"), 3)
  g:choose("done")
  t:not_offered(g, "attack with", "Legolas")
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq(g:see("King Spider.damage"), 3 - 1)
end)

card("Dúnhere", "has no bonus against an engaged enemy, where others may join", function(t)
  local g = play.open(t, { { "Dúnhere", "Éowyn" } })
  play.to(g, "6.2")
  g:arrange{ staging = { "Forest Spider" }, engaged = { { { title = "King Spider", attacked = true } } } }
  g:until_option("attack King Spider")
  t:offered(g, "attack Forest Spider")
  g:choose("attack King Spider")
  g:choose("attack with", "Dúnhere")
  t:eq(g:see("Dúnhere.attack"), 2)
  t:offered(g, "attack with", "Éowyn")
end)

card("Dúnhere", "is the only one who reaches the staging area", function(t)
  local g = play.open(t, { { "Dúnhere", "Éowyn" } })
  play.to(g, "6.2")
  g:arrange{ staging = { "King Spider" }, engaged = { { { title = "Forest Spider", attacked = true } } },
             heroes = { { ["Dúnhere"] = { exhausted = true } } } }
  g:until_option("attack Forest Spider")
  t:refused(g, { "attack King Spider" }, "t6.8b.3")
end)

---- Denethor

card("Denethor", "moves the top encounter card to the bottom, so another is revealed", function(t)
  local g = play.planning(t, { { "Denethor", "Beravor" } },
    { encounter_top = { "Forest Gate", "Old Forest Road" } })
  g:choose("use", "Denethor")
  t:eq(g:see("Denethor.exhausted"), true)
  t:ok(g:log_has("Forest Gate"))
  g:choose("accept")
  g:go("3.4")
  t:eq(g:see("staging"), { "Old Forest Road" })
end)

card("Denethor", "may leave it on top; only he has seen it", function(t)
  local g = play.planning(t, { { "Denethor" }, { "Gimli" } }, { encounter_top = { "Forest Gate" } })
  g:choose("use", "Denethor")
  t:eq(g:see("encounter_deck", 0), { "Forest Gate" })
  t:eq(g:see("encounter_deck", 1), {})
  g:choose("decline")
  g:go("3.4")
  t:eq(g:see("staging")[1], "Forest Gate")
end)

card("Denethor", "must be ready", function(t)
  local g = play.planning(t, { { "Denethor", "Beravor" } },
    { heroes = { { Denethor = { exhausted = true } } } })
  t:refused(g, { "use", "Denethor" }, "exhausted.6")
  g:arrange{ heroes = { { Denethor = { exhausted = false } } }, empty_encounter_deck = true }
  t:refused(g, { "use", "Denethor" }, "ability.16")
end)

---- Glorfindel

card("Glorfindel", "heals one damage of any character for a resource of his", function(t)
  local g = play.planning(t, { { "Glorfindel", "Beravor" }, { "Gimli" } },
    { heroes = { { Glorfindel = { resources = 2 }, Beravor = { damage = 2 } }, { Gimli = { damage = 2 } } } })
  g:choose("use", "Glorfindel")
  t:offered(g, "choose", "Beravor")
  t:not_offered(g, "choose", "Glorfindel")
  g:choose("choose", "Gimli")
  t:eq({ g:see("Gimli.damage"), g:see("Beravor.damage") }, { 1, 2 })
  t:eq(g:see("Glorfindel.resources"), 1)
  g:seat(1):pass()
  t:refused(g, { "use", "Glorfindel" }, "limits.1")
end)

card("Glorfindel", "heals once a round, not once a phase", function(t)
  local g = play.planning(t, { { "Glorfindel", "Beravor" } },
    { heroes = { { Glorfindel = { resources = 5 }, Beravor = { damage = 3 } } } })
  g:choose("use", "Glorfindel"):choose("choose", "Beravor")
  play.spent_for_the_round(t, g, { "use", "Glorfindel" })
  g:choose("use", "Glorfindel"):choose("choose", "Beravor")
  t:eq({ g:see("round"), g:see("Beravor.damage") }, { 2, 1 })
end)

card("Glorfindel", "needs a resource of his own and somebody to heal", function(t)
  local g = play.planning(t, { { "Glorfindel", "Beravor" } },
    { heroes = { { Glorfindel = { resources = 0 }, Beravor = { damage = 2, resources = 5 } } } })
  t:refused(g, { "use", "Glorfindel" }, "ability.19")
  g:arrange{ heroes = { { Glorfindel = { resources = 1 }, Beravor = { damage = 0 } } } }
  t:refused(g, { "use", "Glorfindel" }, "ability.16")
end)

---- Beravor

card("Beravor", "lets a player of her choice draw two cards", function(t)
  local g = play.planning(t, { { "Beravor", "Denethor" }, { "Gimli" } })
  g:choose("use", "Beravor")
  g:choose("choose", "Player 2")
  t:eq({ g:see("hand.count"), g:see("seat.1.hand.count") }, { 0, 2 })
  t:eq(g:see("Beravor.exhausted"), true)
end)

card("Beravor", "does so once a round, even if she is readied", function(t)
  local g = play.planning(t, { { "Beravor", "Denethor" } })
  g:choose("use", "Beravor")
  t:eq(g:see("hand.count"), 2)
  g:arrange{ heroes = { { Beravor = { exhausted = false } } } }
  t:refused(g, { "use", "Beravor" }, "limits.1")
  play.spent_for_the_round(t, g, { "use", "Beravor" })
  t:eq(g:see("round"), 2)
  t:offered(g, "use", "Beravor")
end)

card("Beravor", "must be ready", function(t)
  local g = play.planning(t, { { "Beravor", "Denethor" } },
    { heroes = { { Beravor = { exhausted = true } } } })
  t:refused(g, { "use", "Beravor" }, "exhausted.6")
end)
