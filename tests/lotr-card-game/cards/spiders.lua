-- Encounter set: Spiders of Mirkwood.
local play = require "lib.play"

local fellowship = { "Aragorn", "Glóin", "Théodred" }

---- King Spider

card("King Spider", "each player exhausts a character of their choice", function(t)
  local g = play.quest(play.open(t, { { "Aragorn", "Glóin" }, { "Gimli", "Legolas" } }),
    { { "Aragorn" }, {} }, { "King Spider", "Forest Gate" })
  g:until_option("choose", "Glóin")
  t:not_offered(g, "choose", "Aragorn")
  t:not_offered(g, "choose", "Gimli")
  g:choose("choose", "Glóin")
  g:seat(1):choose("choose", "Legolas")
  t:eq({ g:see("Glóin.exhausted"), g:see("Legolas.exhausted"), g:see("Gimli.exhausted") },
    { true, true, false })
end)

card("King Spider", "finds nobody when all are exhausted", function(t)
  local g = play.quest(play.open(t, { { "Aragorn", "Glóin" } }), { "Aragorn", "Glóin" }, { "King Spider" })
  g:go("3.4")
  t:eq(g:see("staging"), { "King Spider" })
  t:eq({ g:see("Aragorn.exhausted"), g:see("Glóin.exhausted") }, { true, true })
end)

card("King Spider", "shadow: one character exhausts, or two if nobody defends", function(t)
  local g = play.attacked(play.open(t, { fellowship, { "Gimli" } }), "Black Forest Bats", "King Spider", "Aragorn",
    { engaged = { { "Black Forest Bats" }, {} } })
  g:until_option("choose", "Glóin")
  t:not_offered(g, "choose", "Gimli")
  g:choose("choose", "Glóin")
  play.attack_over(g)
  t:eq({ g:see("Glóin.exhausted"), g:see("Théodred.exhausted") }, { true, false })
  local h = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", "King Spider", nil)
  h:until_option("choose", "Glóin")
  h:choose("choose", "Glóin")
  h:choose("choose", "Aragorn")
  play.attack_over(h)
  t:eq({ h:see("Glóin.exhausted"), h:see("Aragorn.exhausted"), h:see("Théodred.exhausted") },
    { true, true, false })
end)

card("King Spider", "shadow: the defending player chooses, first player or not", function(t)
  t:eq(play.chooser(t, "Black Forest Bats", "King Spider", "Aragorn", nil, "choose", "Glóin"), 0)
end)

---- Hummerhorns

card("Hummerhorns", "deals five damage to a hero of the player it engages", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli" } }), "5.2")
  g:arrange{ staging = { "Hummerhorns" }, engaged = { {}, {} }, play = { { "Gandalf" }, {} },
             heroes = { { Aragorn = { attached = { "Citadel Plate" } } } }, threat = { 20, 20 } }
  g:choose("engage", "Hummerhorns")
  t:not_offered(g, "choose", "Gandalf")
  t:not_offered(g, "choose", "Gimli")
  g:choose("choose", "Aragorn")
  t:eq({ g:see("Aragorn.damage"), g:see("Glóin.damage") }, { 5, 0 })
end)

card("Hummerhorns", "does not sting from the staging area, and is worth five points", function(t)
  local g = play.quest(play.open(t, { fellowship }), {}, { "Hummerhorns" }, { threat = { 20 } })
  g:go("2.2 next")
  t:eq({ g:see("staging"), g:see("Aragorn.damage"), g:see("Glóin.damage") }, { { "Hummerhorns" }, 0, 0 })
  local h = play.attack(play.open(t, { fellowship }), "Hummerhorns", { "Aragorn" })
  h:pass_until(function() return h:see("engaged.count") == 0 end)
  t:eq({ h:see("victory"), h:see("Hummerhorns.keywords") }, { { "Hummerhorns" }, { "Victory 5" } })
end)

card("Hummerhorns", "shadow: wounds each character of the defending player", function(t)
  local function shadow(defender)
    local g = play.open(t, { fellowship, { "Gimli" } })
    play.to(g, "5.2")
    g:arrange{ staging = {}, engaged = { { "Black Forest Bats" }, {} }, play = { { "Faramir" }, {} },
               encounter_top = { "Hummerhorns" } }
    play.defend(g, defender)
    g:pass_until(function() return g:see("Faramir.damage") > 0 end)
    return { g:see("Aragorn.damage"), g:see("Glóin.damage"), g:see("Faramir.damage"), g:see("Gimli.damage") }
  end
  t:eq(shadow("Aragorn"), { 1, 1, 1, 0 })
  t:eq(shadow(nil), { 2, 2, 2, 0 })
end)

card("Hummerhorns", "the player it engages chooses, first player or not", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli" } }, { first_player = 1 }), "5.2")
  g:arrange{ staging = { "Hummerhorns" }, engaged = { {}, {} }, threat = { 40, 20 } }
  g:until_option("choose", "Glóin")
  t:eq(g:ask().seat, 0)
end)

---- Ungoliant's Spawn

card("Ungoliant's Spawn", "weakens those committed to the quest, for this phase", function(t)
  local g = play.quest(play.open(t, { fellowship }), { "Aragorn", "Théodred" }, { "Ungoliant's Spawn" })
  g:go("3.4")
  t:eq({ g:see("Aragorn.willpower"), g:see("Théodred.willpower"), g:see("Glóin.willpower") }, { 1, 0, 2 })
  t:ok(g:log_has("willpower 1 against threat 3"))
  g:go("4.2")
  t:eq({ g:see("Aragorn.willpower"), g:see("Théodred.willpower") }, { 2, 1 })
end)

card("Ungoliant's Spawn", "added to the staging area it weakens nobody", function(t)
  local g = play.open(t, { fellowship })
  g:go("3.2")
  g:arrange{ staging = { "Ungoliant's Spawn" }, encounter_top = { play.harmless } }
  g:choose("commit", "Aragorn")
  g:choose("done")
  g:go("3.4")
  t:eq(g:see("Aragorn.willpower"), 2)
end)

card("Ungoliant's Spawn", "shadow: raises threat by four, or eight if nobody defends", function(t)
  local function shadow(defender)
    local g = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", "Ungoliant's Spawn", defender,
      { threat = { 20 } })
    return play.attack_over(g):see("threat")
  end
  t:eq({ shadow("Aragorn"), shadow(nil) }, { 24, 28 })
end)

---- Great Forest Web

card("Great Forest Web", "to travel there each player exhausts a hero", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli", "Legolas" } }), "4.2")
  g:arrange{ staging = { "Great Forest Web" }, play = { { "Faramir" } }, heroes = { ["1"] = { Gimli = { exhausted = true } } } }
  g:choose("travel", "Great Forest Web")
  t:not_offered(g, "pay with", "Faramir")
  g:choose("pay with", "Glóin")
  g:pass_until(function() return g:see("active.count") == 1 end)
  t:eq({ g:see("active"), g:see("Glóin.exhausted"), g:see("Legolas.exhausted"), g:see("Aragorn.exhausted") },
    { { "Great Forest Web" }, true, true, false })
end)

card("Great Forest Web", "is closed while a player has no ready hero", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli" } }), "4.2")
  g:arrange{ staging = { "Great Forest Web", "Forest Gate" }, heroes = { ["1"] = { Gimli = { exhausted = true } } } }
  t:refused(g, { "travel", "Great Forest Web" }, "travel.3")
  t:offered(g, "travel", "Forest Gate")
end)

---- Mountains of Mirkwood

card("Mountains of Mirkwood", "to travel there a card is revealed first", function(t)
  local g = play.to(play.open(t, { fellowship }), "4.2")
  g:arrange{ staging = { "Mountains of Mirkwood" }, encounter_top = { "King Spider" } }
  g:choose("travel", "Mountains of Mirkwood")
  t:eq({ g:see("staging"), g:see("active") }, { { "Mountains of Mirkwood" }, {} }, "not there yet")
  g:until_option("choose", "Glóin")
  g:choose("choose", "Glóin")
  t:eq({ g:see("active"), g:see("staging") }, { { "Mountains of Mirkwood" }, { "King Spider" } })
end)

card("Mountains of Mirkwood", "explored: each player may take one of their top five cards", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" } }), { fellowship, {} },
    { "Old Forest Road", play.harmless },
    { active = { { title = "Mountains of Mirkwood", progress = 2 } }, hand = { {}, {} },
      deck_top = { { "Gandalf", "Faramir", "Ever Vigilant", "Common Cause", "Snowbourn Scout", "Beorn" },
                   { "Blade Mastery", "Feint", "Feint", "Feint", "Feint" } } })
  g:until_option("respond", "Mountains of Mirkwood")
  g:choose("respond", "Mountains of Mirkwood")
  g:choose("accept")
  t:not_offered(g, "take", "Beorn")
  t:eq(#g:options(), 5 + 1)
  g:choose("take", "Faramir")
  g:seat(1):choose("accept")
  t:eq(#g:options(1), 2 + 1, "copies are one choice")
  g:seat(1):choose("take", "Blade Mastery")
  t:eq({ g:see("hand"), g:seat(1):see("hand") }, { { "Faramir" }, { "Blade Mastery" } })
end)

card("Mountains of Mirkwood", "nobody has to search", function(t)
  local g = play.quest(play.open(t, { fellowship }), fellowship, { "Old Forest Road" },
    { active = { { title = "Mountains of Mirkwood", progress = 2 } }, hand = { {} } })
  g:until_option("respond", "Mountains of Mirkwood")
  g:choose("respond", "Mountains of Mirkwood")
  g:choose("decline")
  t:eq({ g:see("hand"), g:see("Mountains of Mirkwood.zone") }, { {}, "encounter_discard" })
end)

card("Mountains of Mirkwood", "is closed without a card to reveal", function(t)
  local g = play.to(play.open(t, { fellowship }), "4.2")
  g:arrange{ staging = { "Mountains of Mirkwood" }, empty_encounter_deck = true }
  t:refused(g, { "travel", "Mountains of Mirkwood" }, "travel.3")
end)

---- Eyes of the Forest

card("Eyes of the Forest", "takes all events in hand", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" } }), { {}, {} },
    { "Eyes of the Forest", play.harmless },
    { hand = { { "Gandalf", "Common Cause", "Ever Vigilant" }, { "Feint", "Citadel Plate" } } })
  g:go("3.4")
  t:eq({ g:see("hand"), g:seat(1):see("hand") }, { { "Gandalf" }, { "Citadel Plate" } })
  t:eq(#g:see("discard"), 2)
end)

card("Eyes of the Forest", "takes nothing else", function(t)
  local g = play.quest(play.open(t, { fellowship }), {}, { "Eyes of the Forest" },
    { hand = { { "Gandalf", "Citadel Plate" } } })
  g:go("3.4")
  t:eq({ g:see("hand"), g:see("discard") }, { { "Gandalf", "Citadel Plate" }, {} })
end)

---- Caught in a Web

local function caught(t, resources, more)
  local g = play.quest(play.open(t, { fellowship }), {}, { "Caught in a Web" })
  g:until_option("choose", "Glóin")
  g:choose("choose", "Glóin")
  local state = { staging = {}, heroes = { { ["Glóin"] = { exhausted = true, resources = resources },
                                             Aragorn = { exhausted = true, resources = 9 } } } }
  for key, value in pairs(more or {}) do state[key] = value end
  return g:arrange(state)
end

card("Caught in a Web", "hangs on a hero, who readies for two of his own resources", function(t)
  local g = caught(t, 3)
  t:eq({ g:see("Glóin.attached"), g:see("Glóin.Caught in a Web.traits") },
    { { "Caught in a Web" }, { "Condition" } })
  g:until_option("accept")
  t:eq({ g:see("step"), g:see("Aragorn.exhausted"), g:see("Glóin.exhausted") }, { "7.2", false, true })
  g:choose("accept")
  g:go("2.2 next")
  t:eq({ g:see("Glóin.exhausted"), g:see("Glóin.resources"), g:see("Aragorn.resources") }, { false, 3 - 2 + 1, 10 })
end)

card("Caught in a Web", "keeps who cannot or will not pay exhausted, in the refresh phase", function(t)
  local poor = caught(t, 1)
  poor:go("2.2 next")
  t:eq({ poor:see("Glóin.exhausted"), poor:see("Glóin.resources"), poor:see("Aragorn.exhausted") },
    { true, 2, false })
  local unwilling = caught(t, 3)
  unwilling:until_option("accept")
  unwilling:choose("decline")
  unwilling:go("2.2 next")
  t:eq({ unwilling:see("Glóin.exhausted"), unwilling:see("Glóin.resources") }, { true, 4 })
  unwilling:arrange{ hand = { { "Common Cause" } } }
  play.play(unwilling, "Common Cause")
  unwilling:choose("pay with", "Aragorn")
  unwilling:choose("choose", "Glóin")
  t:eq(unwilling:see("Glóin.exhausted"), false, "effects ready the hero all the same")
end)

card("Caught in a Web", "each copy has its own price", function(t)
  local g = caught(t, 3, { encounter_top = { "Caught in a Web" } })
  play.quest(g:go("2.2 next"), {}, { "Caught in a Web" })
  g:until_option("choose", "Glóin")
  g:choose("choose", "Glóin")
  g:arrange{ staging = {}, heroes = { { ["Glóin"] = { exhausted = true, resources = 3 } } } }
  t:eq(#g:see("Glóin.attached"), 2)
  g:go("2.2 next")
  t:eq({ g:see("Glóin.exhausted"), g:see("Glóin.resources") }, { true, 4 })
end)

card("Caught in a Web", "is for the player of the highest threat; the first player settles a tie", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" }, { "Legolas", "Thalin" } }), { {}, {}, {} },
    { "Caught in a Web", play.harmless, play.harmless }, { threat = { 10, 20, 20 }, play = { {}, {}, { "Faramir" } } })
  g:until_option("choose", "Player 2")
  t:eq(g:ask().seat, 0)
  t:not_offered(g, "choose", "Player 1")
  g:choose("choose", "Player 3")
  t:not_offered(g, "choose", "Gimli")
  g:seat(2):choose("choose", "Legolas")
  t:eq(g:see("Legolas.attached"), { "Caught in a Web" })
end)

card("Caught in a Web", "is nobody's attachment to lose", function(t)
  local g = caught(t, 1)
  play.attacked(g, "Black Forest Bats", "Forest Spider", "Théodred")
  t:eq(play.offered_before(g, "Caught in a Web", function() return g:see("phase") == "Refresh" end), false)
  t:eq(g:see("Glóin.attached"), { "Caught in a Web" })
end)
