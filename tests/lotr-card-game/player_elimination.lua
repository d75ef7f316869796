-- Player elimination.
local plain = require "lib.plain"

rule({ "player-elimination.1", "player-elimination.9" }, "a player without heroes is out and the others play on", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn", "Beravor" } })
  g:arrange{ hand = { { "Pinprick", "Pinprick" } }, play = { {}, { "Guard of the Citadel" } },
             heroes = { ["Éowyn"] = { damage = 2 }, Beravor = { damage = 3 } } }
  g:choose("play", "Pinprick"); g:choose("choose", "Éowyn")
  t:eq(g:see("seat.1.out"), false, "one hero is left")
  g:pass_until(function() return g:ask().seat == 0 end)
  g:choose("play", "Pinprick"); g:choose("choose", "Beravor")
  t:eq(g:see("seat.1.out"), true, "the ally does not count")
  t:eq(g:status(), "playing")
  g:go("2.2 next")
  t:eq(g:see("round"), 2)
  t:eq(g:ask().seat, 0)
end)

rule("player-elimination.1", "however the last hero left play", function(t)
  local quiet = require "lib.quiet"
  local g = quiet.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { ["0"] = { "Send Away" } }, play = { ["1"] = { "Plain Folk" } } }
  g:choose("play", "Send Away"); g:choose("choose", "Éowyn")
  t:eq({ g:see("Éowyn.zone"), g:see("seat.1.out") }, { "discard.1", true })
end)

rule("player-elimination.2", "a threat of 50 eliminates", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ threat = { 47, 20 }, hand = { {}, { "Pass It On" } } }
  g:pass()
  g:seat(1):choose("play", "Pass It On")
  t:eq(g:see("threat"), 49)
  t:eq(g:see("seat.0.out"), false)
  g:go("7.4")
  t:eq(g:see("threat"), 50)
  t:eq(g:see("seat.0.out"), true)
  t:eq(g:see("seat.1.out"), false)
end)

rule("player-elimination.3", "so does a card that says so", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ encounter_top = { "Broken Bridge", "Quiet Hour" }, threat = { 20, 20 } }
  g:go("3.3")
  t:eq(g:see("seat.0.out"), true)
  t:eq(g:see("seat.1.out"), false)
  t:eq(g:see("seat.1.first"), true)
end)

rule({ "player-elimination.4", "player-elimination.5", "player-elimination.6" }, "hand, deck and all controlled cards go to their owners' discard piles", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ threat = { 20, 48 }, hand = { { "Pass It On" }, { "Gandalf", "Faramir" } },
             play = { { { title = "Gléowine", owner = 1 } },
                      { { title = "Wandering Took", owner = 0 }, "Northern Tracker" } },
             heroes = { ["Éowyn"] = { attached = { "Unexpected Courage" } },
                        Aragorn = { attached = { { title = "Steward of Gondor", owner = 1 } } } },
             staging = { { title = "Straw Man", attached = { { title = "Forest Snare", owner = 1, controller = 1 } } } } }
  local deck = g:see("seat.1.deck.count")
  t:ok(deck > 20)
  g:choose("play", "Pass It On")
  t:eq(g:see("seat.1.out"), true)
  t:eq(g:see("seat.1.deck.count"), 0)
  t:eq(g:see("seat.1.hand.count"), 0)
  t:eq(g:see("seat.1.play"), {})
  local pile = g:see("seat.1.discard")
  for _, title in ipairs{ "Éowyn", "Gandalf", "Faramir", "Northern Tracker", "Unexpected Courage", "Forest Snare" } do
    t:ok(plain.has(pile, title), title)
  end
  t:eq(#pile, deck + 2 + 2 + 2, "deck, hand, hero and ally, two attachments")
  t:eq(g:see("discard"), { "Pass It On", "Wandering Took" }, "what they controlled goes to its owner")
  t:eq(g:see("Gléowine.zone"), "play.0", "what they own but do not control stays")
  t:eq(g:see("Aragorn.attached"), { "Steward of Gondor" })
end)

rule({ "player-elimination.7", "player-elimination.8", "enemy-cards.4", "engaged.5" }, "their enemies go back to staging with their damage", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ threat = { 20, 48 }, hand = { { "Pass It On" } },
             engaged = { { "Forest Spider" }, { { title = "Straw Man", damage = 4 }, "Straw Man" } } }
  g:choose("play", "Pass It On")
  t:eq(g:see("staging"), { "Straw Man", "Straw Man" })
  t:eq(g:see("Straw Man#1.damage") + g:see("Straw Man#2.damage"), 4)
  t:eq(g:see("engaged"), { "Forest Spider" }, "those of the others stay")
end)

rule({ "player-elimination.9", "player-elimination.10" }, "with one player fewer one card fewer is revealed", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" }, { "Gimli" } })
  g:arrange{ threat = { 20, 20, 48 }, hand = { {}, { "Pass It On" } },
             encounter_top = { "Still Pool", "Still Pool", "Still Pool", "Still Pool", "Still Pool" } }
  g:pass()
  g:seat(1):choose("play", "Pass It On")
  t:eq(g:see("seat.2.out"), true)
  g:go("3.3")
  t:eq(#g:see("staging"), 2)
  g:pass_until(function() return g:see("round") == 2 end)
  t:eq(g:status(), "playing")
end)

rule("player-elimination.11", "when everybody is out the game is lost", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ threat = { 49, 48 } }
  g:go("7.4")
  t:eq(g:status(), "playing")
  t:eq(g:see("seat.0.out"), true)
  g:arrange{ threat = { 50, 49 } }
  g:go("over")
  t:eq(g:status(), "lost")
  t:eq(g:see("seat.1.out"), true)
end)

rule("player-elimination.11", "all at once as well", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ threat = { 49, 49 } }
  g:go("over")
  t:eq(g:status(), "lost")
  t:eq(g:see("round"), 1)
end)

-- Three players; the second is out as soon as anything raises their threat. In turn,
-- without the eliminated player, everybody comes once.
local function three(t, more)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" }, { "Gimli" } })
  g:arrange{ threat = { 20, 49, 20 } }
  return g:arrange(more)
end

-- The seats asked by this rule from here on, until the phase is over; each does
-- what `act` says (or passes).
local function asked(g, rule, act)
  local seats, phase = {}, g:see("phase")
  while g:see("phase") == phase do
    if g:ask().rule == rule then seats[#seats + 1] = g:ask().seat end
    if not (act and act(g)) then g:pass() end
  end
  return seats
end

rule({ "t2.3b", "player-elimination.9" },
     "whoever is eliminated in somebody else's planning gives nobody a second turn", function(t)
  local g = three(t, { hand = { { "Pass It On" } } })
  g:choose("play", "Pass It On")
  t:eq(g:see("seat.1.out"), true)
  local planned = {}
  while g:see("phase") == "Planning" do
    local who = g:ask().prompt:find("^Planning") and g:ask().seat
    if who and planned[#planned] ~= who then planned[#planned + 1] = who end
    g:pass()
  end
  t:eq(planned, { 0, 2 })
end)

rule({ "t2.3b", "first-player.4" }, "and nobody is passed over when the first player is out", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" }, { "Gimli" } })
  g:arrange{ threat = { 49, 20, 20 }, hand = { {}, {}, { "Pass It On" } } }
  g:pass(); g:pass()
  g:seat(2):choose("play", "Pass It On")
  t:eq(g:see("seat.0.out"), true)
  local planned = {}
  while g:see("phase") == "Planning" do
    local who = g:ask().prompt:find("^Planning") and g:ask().seat
    if who and planned[#planned] ~= who then planned[#planned + 1] = who end
    g:pass()
  end
  t:eq(planned, { 1, 2 })
end)

rule({ "t3.2a", "player-elimination.9" }, "each player left commits once", function(t)
  local g = three(t, { play = { { "Ill Herald" } } })
  g:go("3.2")
  local herald = true
  local seats = asked(g, "t3.2b", function()
    if herald and g:ask().rule == "t3.2b" then
      herald = false
      g:choose("commit", "Ill Herald")
      return true
    end
  end)
  t:eq(g:see("seat.1.out"), true)
  t:eq(seats, { 0, 0, 2 }, "the first player twice: for the herald and for done")
end)

rule({ "in-player-order.1", "player-elimination.9" }, "an effect on each player comes to each once", function(t)
  local g = three(t, { encounter_top = { "Toll of Bells", "Quiet Hour", "Quiet Hour" } })
  g:go("3.2")
  local hands = { g:see("seat.0.hand.count"), g:see("seat.2.hand.count") }
  local seats = asked(g, "may.1", function()
    if g:ask().rule == "may.1" then g:choose("accept"); return true end
  end)
  t:eq(g:see("seat.1.out"), true)
  t:eq(seats, { 0, 2 })
  t:eq({ g:see("seat.0.threat"), g:see("seat.2.threat") }, { 21, 20 })
  t:eq({ g:see("seat.0.hand.count"), g:see("seat.2.hand.count") }, { hands[1] + 1, hands[2] + 1 })
end)

rule({ "player-elimination.9", "effects.4" }, "no enemy engages a player who is out", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ threat = { 20, 20 }, hand = { { "Last Stand" } }, staging = { "Straw Man" } }
  g:choose("play", "Last Stand"); g:choose("choose", "Straw Man")
  t:eq({ g:see("seat.0.out"), g:see("Straw Man.zone") }, { true, "staging" })
end)

rule({ "player-elimination.5", "in-play.12", "attachment-cards.7", "hero-cards.9" },
     "what leaves play with a player is answered", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ threat = { 20, 48 }, hand = { { "Pass It On" } },
             play = { { "Keeper of Lists" }, { "Northern Tracker", "Gléowine" } },
             heroes = { ["Éowyn"] = { attached = { "Unexpected Courage", "Caught in a Web" } } },
             staging = { { title = "Straw Man", attached = { { title = "Forest Snare", owner = 1, controller = 1 } } } } }
  g:choose("play", "Pass It On")
  while g:ask().rule == "forced.4" do g:choose(g:options()[1]) end
  t:eq(g:see("seat.1.out"), true)
  t:eq(g:see("seat.0.hand.count"), 2, "two allies")
  t:eq(g:see("seat.0.threat"), 20 + 2, "an attachment with its host and one by itself")
  t:eq(g:see("Éowyn.zone"), "discard.1")
end)

rule("in-play.12",
     "an attachment that leaves play with its host leaves it once", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ threat = { 20 }, hand = { { "Strike Camp" } },
             play = { "Keeper of Lists", { title = "Faramir", attached = { "Self Preservation" } } } }
  g:choose("play", "Strike Camp"); g:choose("done")
  while g:ask().rule == "forced.4" do g:choose(g:options()[1]) end
  t:eq({ g:see("hand.count"), g:see("threat") }, { 1, 21 })
end)

rule({ "player-elimination.6", "discard-pile.7" },
     "whoever owns several of the cards says how they come to lie", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ threat = { 20, 48 }, hand = { { "Pass It On" } },
             play = { {}, { { title = "Wandering Took", owner = 0 }, { title = "Gandalf", owner = 0 } } } }
  g:choose("play", "Pass It On")
  t:eq({ g:ask().rule, g:ask().seat }, { "discard-pile.7", 0 })
  g:choose("put next", "Wandering Took")
  t:eq(g:see("discard"), { "Pass It On", "Wandering Took", "Gandalf" })
end)

rule({ "player-elimination.1", "ownership-and-control.5" }, "or was taken over by somebody else", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { { "Change of Heart" } }, play = { {}, { "Faramir" } } }
  g:choose("play", "Change of Heart"); g:choose("choose", "Éowyn")
  t:eq({ g:see("Éowyn.zone"), g:see("seat.1.out"), g:see("Faramir.zone") }, { "play.0", true, "discard.1" })
end)

rule({ "player-elimination.9", "t6.4.2b" },
     "an attack stops whose player falls in an attack inside it", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:go("5.2")
  g:arrange{ engaged = { { { title = "Straw Man", shadow = { "Wolf Rider", "Forest Gate" } } } },
             heroes = { Aragorn = { damage = 4 } } }
  g:pass_until(function() return g:see("seat.0.out") end)
  t:ok(g:log_has("Wolf Rider attacks Player 1"))
  g:go("7.4")
  t:eq(g:log_has("The shadow card of Straw Man is Forest Gate"), false)
end)

rule({ "player-elimination.6", "in-play.12" }, "what hangs on their deck is discarded", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ encounter_top = { "Iron Shackles", "Quiet Hour" }, threat = { 20, 20 } }
  g:go("3.3")
  t:eq(g:see("Iron Shackles.zone"), "deck.0")
  g:arrange{ threat = { 49, 20 } }
  g:go("7.4")
  t:eq({ g:see("seat.0.out"), g:see("Iron Shackles.zone") }, { true, "encounter_discard" })
end)

rule({ "in-play.12", "player-elimination.6" }, "an objective that goes back to the staging area has not left play", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ threat = { 20, 48 }, hand = { { "Pass It On" } }, play = { { "Lost Property Clerk" } },
             heroes = { ["Éowyn"] = { attached = { "Gandalf's Map" } } } }
  g:choose("play", "Pass It On")
  t:eq({ g:see("seat.1.out"), g:see("Gandalf's Map.zone"), g:see("seat.0.threat") },
       { true, "staging", 20 })
end)
