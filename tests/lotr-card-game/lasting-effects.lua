-- Lasting Effects.

local chapters = require "lib.chapters"
local play = chapters.play

local function open(t, more)
  local setup = { pack = "lotr-lasting" }
  for k, v in pairs(more or {}) do setup[k] = v end
  return chapters.open(t, setup)
end

rule({ "lasting-effects.1", "lasting-effects.2", "lasting-effects.9" },
     "until the end of the phase: that long and no longer", function(t)
  local g = open(t)
  g:go("3.1")
  g:arrange{ hand = { { "Brave Phase", "Idle Talk" } }, staging = {}, encounter_top = { "Despair" } }
  g:choose("play", "Brave Phase")
  t:eq(g:see("Aragorn.willpower"), 3)
  t:how(g, "Aragorn.willpower", { { 2, "printed" }, { 1, "Brave Phase" } })
  t:eq(g:see("Brave Phase.zone"), "discard.0", "the event is over, its effect is not")
  g:go("3.2"); g:choose("done")
  g:go("3.4")
  t:eq(g:see("Aragorn.willpower"), 3)
  g:go("4.2")
  t:eq(g:see("Aragorn.willpower"), 2)
end)

rule({ "lasting-effects.1", "lasting-effects.9" },
     "until the end of the attack: gone when the next attack begins", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Parry", "Idle Talk" } }, staging = {}, threat = 10,
             engaged = { "Wargs", "King Spider" },
             encounter_top = { "Despair", "Evil Storm", "Evil Storm" } }
  g:until_option("attacks next", "King Spider")
  g:choose("attacks next", "King Spider")
  g:choose("play", "Parry")
  t:eq(g:see("Aragorn.defense"), 7)
  g:until_option("defend with", "Aragorn")
  g:choose("defend with", "Aragorn")
  t:eq(g:see("Aragorn.defense"), 7)
  g:pass_until(function() return g:log_has("Wargs attacks Player 1") end)
  t:eq(g:see("Aragorn.defense"), 2)
  t:eq(g:see("Aragorn.damage"), 0)
end)

rule("lasting-effects.3", "the effect goes on though its card has left play", function(t)
  local g = open(t)
  g:arrange{ play = { "Passing Bard" }, hand = { { "Idle Talk" } }, staging = {},
             encounter_top = { "Despair" } }
  g:choose("use", "Passing Bard")
  t:eq(g:see("Passing Bard.zone"), "discard.0")
  t:eq(g:see("Aragorn.willpower"), 4)
  g:go("5.2 end")
  t:eq(g:see("Aragorn.willpower"), 4)
  g:go("2.2 next")
  t:eq(g:see("Aragorn.willpower"), 2)
end)

rule("lasting-effects.3", "or never was in play", function(t)
  local g = open(t)
  g:arrange{ play = { { title = "Guard of the Citadel", exhausted = true } },
             hand = { { "Hearten the Weary" } } }
  g:choose("play", "Hearten the Weary")
  t:eq(g:see("Hearten the Weary.zone"), "discard.0")
  t:eq(g:see("Guard of the Citadel.attack"), 3)
end)

rule({ "lasting-effects.4", "lasting-effects.5" },
     "an effect of a player card holds for the cards that fitted when it was made", function(t)
  local g = open(t)
  g:arrange{ play = { { title = "Guard of the Citadel", exhausted = true } },
             hand = { { "Hearten the Weary", "Free Friend", "Stand Up", "Idle Talk" } } }
  g:choose("play", "Hearten the Weary")
  t:eq(g:see("Guard of the Citadel.attack"), 3)
  t:eq(g:see("Glóin.attack"), 2, "he is ready")
  g:choose("play", "Free Friend")
  g:choose("play", "Stand Up")
  t:eq(g:see("Glóin.exhausted"), true)
  t:eq(g:see("Glóin.attack"), 2, "he came to fit later")
  t:eq(g:see("Free Friend.attack"), 1, "it came into play later")
  g:arrange{ cards = { ["Guard of the Citadel"] = { exhausted = false } } }
  t:eq(g:see("Guard of the Citadel.attack"), 3, "it stays, once it is there")
end)

rule({ "lasting-effects.4", "lasting-effects.5" },
     "a card that leaves play and returns is another card", function(t)
  local g = open(t)
  g:arrange{ play = { "Free Friend", "Guard of the Citadel" },
             hand = { { "Brave Friends", "Go Home", "Idle Talk" } } }
  g:choose("play", "Brave Friends")
  t:eq(g:see("Free Friend.attack"), 3)
  play(g, "Go Home", "Free Friend")
  t:eq(g:see("Free Friend.zone"), "hand.0")
  g:choose("play", "Free Friend")
  t:eq(g:see("Free Friend.attack"), 1)
  t:eq(g:see("Guard of the Citadel.attack"), 3)
end)

rule({ "lasting-effects.6", "lasting-effects.7" },
     "an effect of an encounter card also holds for what comes later", function(t)
  local g = open(t)
  g:go("3.2")
  g:arrange{ play = { "Guard of the Citadel" }, staging = {}, encounter_top = { "Weary Road" },
             hand = { { "Call a Friend", "Free Friend", "Stand Up", "Idle Talk" } } }
  g:choose("done")
  g:go("3.3")
  t:eq(g:see("Guard of the Citadel.attack"), 0)
  t:eq(g:see("Glóin.defense"), 1)
  g:choose("play", "Call a Friend")
  t:eq(g:see("Free Friend.attack"), 0, "it came into play later")
  g:choose("play", "Stand Up")
  t:eq(g:see("Glóin.defense"), 0, "he came to fit later")
  g:go("2.2 next")
  t:eq(g:see("Free Friend.attack"), 1)
  t:eq(g:see("Glóin.defense"), 1)
end)

rule("lasting-effects.10",
     "effects until the end of the round stop before what happens at that end", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Aragorn"] = { attached = { "Evening Tally" }, resources = 0 } },
             hand = { { "Brave Round", "Evening Promise", "Idle Talk" } }, staging = {}, threat = 10,
             encounter_top = { "Despair" } }
  g:choose("play", "Brave Round")
  play(g, "Evening Promise", "Aragorn")
  t:eq(g:see("Aragorn.willpower"), 5)
  g:go("7.4")
  t:eq(g:see("Aragorn.willpower"), 5)
  local threat, resources = g:see("threat"), g:see("Aragorn.resources")
  g:go("1.3")
  t:eq(g:see("Aragorn.resources"), resources + 2 + 1, "2 by the Tally, 1 collected")
  t:eq(g:see("threat"), threat + 2, "by the promise")
end)

rule("lasting-effects.11",
     "an effect until the end of an attack can only be started in one", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Parry", "Idle Talk" } }, staging = {}, threat = 10, engaged = { "Wargs" },
             encounter_top = { "Despair", "Evil Storm" } }
  t:refused(g, { "play", "Parry" }, "lasting-effects.11")
  g:go("6.2")
  t:refused(g, { "play", "Parry" }, "lasting-effects.11")
  g:go("6.4b")
  t:offered(g, "play", "Parry")
end)

rule("lasting-effects.11",
     "what begins at the end of a phase does not last into the next", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Aragorn"] = { attached = { "Late Courage" } } }, hand = { { "Idle Talk", "Parry" } } }
  t:refused(g, { "play", "Parry" }, "lasting-effects.11")
  g:go("3.1")
  t:ok(g:log_has("Late Courage: forced effect"))
  t:eq(g:see("Aragorn.willpower"), 2)
end)

test("the log tells how much, how long and for whom", function(t)
  local g = open(t)
  g:go("3.1")
  g:arrange{ hand = { { "Brave Phase" } }, staging = {}, encounter_top = { "Despair" } }
  g:choose("play", "Brave Phase")
  t:ok(g:log_has("Until the end of the phase +1 willpower (Brave Phase): Aragorn"))
  -- an amount that depends on the table
  g = chapters.open(t)
  g:arrange{ staging = {}, threat = 40, engaged = { "Dol Guldur Orcs" },
             encounter_top = { "Evil Storm", "Dol Guldur Orcs" } }
  g:until_option("decline"); g:choose("decline")
  g:pass_until(function() return g:log_has("shadow effect") end)
  t:ok(g:log_has("Until the end of the attack +3 attack (Dol Guldur Orcs): Dol Guldur Orcs"))
end)
