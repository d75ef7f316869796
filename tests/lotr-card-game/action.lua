-- Action, Action Ability; Active Player.
local quiet = require "lib.quiet"

rule("action.1", "what is offered in an action window are abilities that say Action", function(t)
  local g = quiet.open(t, { { "Denethor", "Aragorn", "Gimli" } })
  g:arrange{ hand = { "Rouse", "Hasty Stroke" }, heroes = { { Gimli = { exhausted = true } } } }
  t:offered(g, "use", "Denethor")
  t:offered(g, "play", "Rouse")
  t:not_offered(g, "Aragorn")
  t:not_offered(g, "Gimli")
  t:refused(g, { "play", "Hasty Stroke" }, "response.2")
end)

rule("action.2", "actions need an open action window", function(t)
  local g = quiet.open(t, { { "Denethor" } })
  g:arrange{ hand = { "Sharp Word" } }
  t:offered(g, "use", "Denethor")
  g:go("3.2")
  t:eq(g:ask().window, false)
  t:refused(g, { "use", "Denethor" }, "action.2")
  t:refused(g, { "play", "Sharp Word" }, "action.2")
  g:choose("done")
  t:eq(g:ask().window, true)
  t:offered(g, "use", "Denethor")
  t:offered(g, "play", "Sharp Word")
end)

rule({ "action.3", "action.4" },
     "an action named after a phase is an action, in that phase only", function(t)
  local g = quiet.open(t, { { "Legolas" } })
  g:arrange{ hand = { "Feint" }, engaged = { "Old Ruffian" } }
  t:refused(g, { "play", "Feint" }, "action.4")
  g:go("3.1")
  t:refused(g, { "play", "Feint" }, "action.4")
  g:go("5.3")
  t:refused(g, { "play", "Feint" }, "action.4")
  -- In every window of its phase, like any action ...
  g:go("6.2")
  t:offered(g, "play", "Feint")
  quiet.to(g, "tw.6.4b")
  t:offered(g, "play", "Feint")
  -- ... and nowhere else.
  quiet.to(g, "t6.4.1a")
  t:refused(g, { "play", "Feint" }, "action.2")
end)

rule("action.5", "an action is finished before another begins", function(t)
  local g = quiet.open(t, { { "Denethor", "Glorfindel" }, { "Beravor" } })
  g:arrange{ hand = { ["0"] = { "Sharp Word" } }, heroes = { { Glorfindel = { damage = 1 } } },
             play = { { "Mourner", { title = "Plain Folk", damage = 1 } } } }
  g:choose("play", "Sharp Word")
  -- The target is still to be chosen: nobody has a window.
  t:eq(#g:asks(), 1)
  t:refused(g, { "use", "Glorfindel" }, "action.2")
  t:refused(g, { seat = 1, "use", "Beravor" }, "action.2")
  g:choose("choose", "Plain Folk")
  -- What follows from it comes first, too.
  t:eq(g:ask().rule, "response.6")
  t:not_offered(g, "use", "Glorfindel")
  g:pass()
  t:eq(g:ask().seat, 1)
  t:offered(g:seat(1), "use", "Beravor")
end)

rule("action.6",
     "a player uses the heroes, allies and attachments under their own control", function(t)
  local g = quiet.open(t, { { "Denethor" }, { "Beravor" } })
  g:arrange{ play = { ["0"] = { "Gléowine" }, ["1"] = { "Faramir" } },
             heroes = { ["0"] = { Denethor = { attached = { "Steward of Gondor" } } } } }
  t:offered(g, "use", "Denethor")
  t:offered(g, "use", "Gléowine")
  t:offered(g, "use", "Steward of Gondor")
  t:refused(g, { "use", "Beravor" }, "action.6")
  t:refused(g, { "use", "Faramir" }, "action.6")
  g:pass()
  t:offered(g:seat(1), "use", "Beravor")
  t:offered(g:seat(1), "use", "Faramir")
  t:refused(g:seat(1), { "use", "Denethor" }, "action.6")
  t:refused(g:seat(1), { "use", "Gléowine" }, "action.6")
  t:refused(g:seat(1), { "use", "Steward of Gondor" }, "action.6")
end)

rule("action.7", "a player plays the events of their own hand", function(t)
  local g = quiet.open(t, { { "Denethor" }, { "Beravor" } })
  g:arrange{ hand = { ["0"] = { "Sharp Word" }, ["1"] = { "Send Away" } } }
  t:offered(g, "play", "Sharp Word")
  t:not_offered(g, "play", "Send Away")
  g:pass()
  t:offered(g:seat(1), "play", "Send Away")
  t:not_offered(g:seat(1), "play", "Sharp Word")
end)

rule("action.8", "some actions are used from out of play, by the card's owner", function(t)
  local g = quiet.open(t, { { "Denethor" }, { "Beravor" } })
  g:arrange{ hand = { ["0"] = { "Hidden Messenger" } }, discard = { ["0"] = { "Old Soldier" } },
             play = { ["1"] = { "Old Soldier" } }, deck_top = { ["0"] = { "Herald" } } }
  -- From the discard pile: its owner only, and not while in play.
  g:pass()
  t:refused(g:seat(1), { "use", "Old Soldier" }, "action.6")
  g:seat(1):choose("use", "Beravor"):choose("Player 2")
  local threat = g:see("threat")
  t:offered(g, "use", "Old Soldier")
  g:choose("use", "Old Soldier")
  t:eq(g:see("threat"), threat + 2)
  t:eq(g:see("hand"), { "Hidden Messenger", "Old Soldier" })
  g:seat(1):pass()
  -- From the hand.
  t:not_offered(g, "use", "Old Soldier")
  g:choose("use", "Hidden Messenger")
  t:eq(g:see("hand"), { "Old Soldier", "Herald" })
end)

rule({ "action.9", "action.10", "action.11" },
     "players use actions of objectives, the quest and locations in play", function(t)
  local g = quiet.open(t, { { "Denethor" }, { "Beravor" } })
  g:arrange{ quest = { stage = 2 }, staging = { "Signal Horn", "Wayside Well" },
             heroes = { { Denethor = { damage = 1 } } } }
  t:offered(g, "use", "Signal Horn")
  t:offered(g, "use", "The Road Goes On")
  t:offered(g, "use", "Wayside Well")
  g:choose("use", "Signal Horn")
  t:eq(g:see("hand.count"), 1)
  -- Either player may.
  local threat = g:see("seat.1.threat")
  g:seat(1):choose("use", "The Road Goes On")
  t:eq(g:see("seat.1.threat"), threat + 1)
  t:refused(g, { "use", "The Road Goes On" }, "limits.1")
  g:pass()
  g:seat(1):choose("use", "Wayside Well")
  g:seat(1):choose("choose", "Denethor")
  t:eq(g:see("Denethor.damage"), 0)
  -- Out of play they offer nothing.
  g:arrange{ staging = {}, quest = { stage = 3 } }
  t:not_offered(g, "use", "Signal Horn")
  t:not_offered(g, "use", "Wayside Well")
  t:not_offered(g, "use", "The Road Goes On")
end)

rule("active-player.1", "the active player is the one whose part of the step it is", function(t)
  local g = quiet.open(t, { { "Denethor" }, { "Beravor" } })
  local function active()
    t:ok(g:see("seat.0.active") ~= g:see("seat.1.active"), "there is exactly one")
    return g:see("seat.0.active") and 0 or 1
  end
  -- Planning: each in turn; only the active player plays allies.
  g:arrange{ hand = { { "Plain Folk" }, { "Plain Folk" } } }
  t:eq(active(), 0)
  g:pass()
  t:eq({ active(), g:ask().seat }, { 0, 1 })
  t:refused(g:seat(1), { "play", "Plain Folk" }, "t2.2a")
  g:pass()
  t:eq({ active(), g:ask().seat }, { 1, 1 })
  t:offered(g:seat(1), "play", "Plain Folk")
  -- Committing characters.
  g:go("3.2")
  t:eq({ active(), g:ask().seat }, { 0, 0 })
  g:choose("done")
  t:eq({ active(), g:ask().seat }, { 1, 1 })
  -- Travel: the first player. Optional engagement: each in turn.
  g:arrange{ staging = { "Wayside Well", "Old Ruffian" } }
  g:go("4.2")
  t:eq({ active(), g:ask().seat }, { 0, 0 })
  quiet.to(g, "optional-engagement.1")
  t:eq({ active(), g:ask().seat }, { 0, 0 })
  g:choose("decline")
  t:eq({ active(), g:ask().seat }, { 1, 1 })
end)
