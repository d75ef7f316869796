-- Ownership and control.
local plain = require "lib.plain"

local function two(t)
  return plain.open(t, { { "Aragorn", "Gimli" }, { "Éowyn", "Beravor" } })
end

rule({ "ownership-and-control.1", "ownership-and-control.7" }, "a card belongs to whose deck it was in, whoever controls it", function(t)
  local g = two(t)
  g:arrange{ play = { { "Wandering Took" } }, hand = { {}, { "Last Rest" } } }
  g:choose("use", "Wandering Took")
  t:eq(g:see("Wandering Took.zone"), "play.1")
  g:pass_until(function() return g:ask().seat == 1 end)
  g:choose("play", "Last Rest"); g:choose("choose", "Wandering Took")
  t:eq(g:see("seat.0.discard"), { "Wandering Took" })
  t:eq(g:see("seat.1.discard"), { "Last Rest" })
end)

rule({ "ownership-and-control.1", "ownership-and-control.7" }, "it goes to its owner's hand or deck as well", function(t)
  local g = two(t)
  g:arrange{ play = { { "Snowbourn Scout" }, { { title = "Wandering Took", owner = 0 }, "Gléowine" } },
             hand = { { "Homeward" } } }
  g:choose("play", "Homeward")
  t:eq(g:see("hand.count"), 2)
  t:ok(g:see("hand.Snowbourn Scout") and g:see("hand.Wandering Took"))
  t:eq(g:see("seat.1.hand.count"), 1, "and Gléowine to the other player's")
  local g2 = two(t)
  g2:arrange{ play = { { "Snowbourn Scout" }, { { title = "Wandering Took", owner = 0 }, "Gléowine" } },
              hand = { { "Into the Wild" } } }
  local mine, theirs = g2:see("deck.count"), g2:see("seat.1.deck.count")
  g2:choose("play", "Into the Wild")
  t:eq(g2:see("deck.count"), mine + 2)
  t:eq(g2:see("seat.1.deck.count"), theirs + 1)
  g2:force{ "Wandering Took" }
  g2:go("1.3")
  t:eq(g2:see("hand"), { "Wandering Took" }, "shuffled: any of them may come next")
end)

rule("ownership-and-control.2", "encounter cards belong to the scenario", function(t)
  local g = two(t)
  g:arrange{ engaged = { { { title = "Straw Man", damage = 8 } } } }
  g:go("6.8a")
  g:choose("attack", "Straw Man"); g:choose("attack with", "Aragorn"); g:choose("done")
  g:go("7.4")
  t:ok(plain.has(g:see("encounter_discard"), "Straw Man"))
  t:eq(g:see("discard"), {})
end)

rule("ownership-and-control.3", "a card enters play under its owner's control", function(t)
  local g = two(t)
  g:arrange{ hand = { { "Guard of the Citadel" } }, heroes = { Aragorn = { resources = 2 } } }
  g:choose("play", "Guard of the Citadel")
  t:eq(g:see("Guard of the Citadel.zone"), "play.0")
  g:arrange{ discard = { {}, { "Faramir" } }, hand = { { "Stand and Fight" } },
             heroes = { Aragorn = { attached = { "Celebrían's Stone" }, resources = 4 } } }
  g:pass_until(function() return g:ask().seat == 0 end)
  g:choose("play", "Stand and Fight"); g:choose("X = 4"); g:choose("choose", "Faramir")
  t:eq(g:see("Faramir.zone"), "play.0", "unless the effect says something else")
end)

rule("ownership-and-control.4", "the scenario controls encounter cards, wherever they are", function(t)
  local g = two(t)
  g:arrange{ hand = { { "Clean Sweep" } }, staging = { "Forest Gate" },
             engaged = { { "Straw Man" } }, encounter_top = { "Still Pool", "Quiet Hour" } }
  t:refused(g, { "play", "Clean Sweep" }, "ability.16")
  g:go("3.3")
  t:eq(g:see("Still Pool.zone"), "staging")
  t:refused(g, { "play", "Clean Sweep" }, "ability.16")
end)

rule("ownership-and-control.5", "abilities can change who controls a card", function(t)
  local g = two(t)
  g:arrange{ play = { {}, { "Gléowine" } }, hand = { { "Change of Heart" } } }
  t:not_offered(g, "use", "Gléowine")
  g:choose("play", "Change of Heart"); g:choose("choose", "Gléowine")
  t:refused(g, { seat = 1, "use", "Gléowine" }, "action.6")
  g:seat(1):pass()
  t:offered(g, "use", "Gléowine")
end)

rule("ownership-and-control.6", "each player controls the cards in their own hand, deck and discard pile", function(t)
  local g = two(t)
  g:arrange{ discard = { { "Faramir" }, { "Gléowine" } }, hand = { { "Keepsake" }, { "Keepsake" } } }
  g:choose("play", "Keepsake")
  t:offered(g, "choose", "Faramir")
  t:not_offered(g, "choose", "Gléowine")
  g:choose("choose", "Faramir")
  g:seat(1):choose("play", "Keepsake")
  t:offered(g, "choose", "Gléowine")
  -- Even a card that was somebody else's until it left play.
  g = two(t)
  g:arrange{ play = { { { title = "Wandering Took", owner = 1 } } }, hand = { { "Last Rest" }, { "Keepsake" } } }
  g:choose("play", "Last Rest"); g:choose("choose", "Wandering Took")
  g:seat(1):choose("play", "Keepsake")
  t:offered(g, "choose", "Wandering Took")
end)

rule("ownership-and-control.8", "nothing answers the way from the table to the owner's pile", function(t)
  local g = two(t)
  g:arrange{ threat = { 20, 20 },
             play = { { "Gatekeeper" }, { { title = "Wandering Took", owner = 0 }, "Gatekeeper" } },
             hand = { {}, { "Last Rest" } } }
  g:pass()
  g:seat(1):choose("play", "Last Rest"); g:choose("choose", "Wandering Took")
  t:eq(g:ask().seat, 1, "it left the play of seat 1")
  g:choose("respond", "Gatekeeper")
  t:eq(g:see("seat.1.threat"), 19)
  t:not_offered(g, "respond", "Gatekeeper")
  t:eq(g:see("seat.0.threat"), 20, "nothing of seat 0 has left play")
  t:eq(g:see("seat.0.discard"), { "Wandering Took" })
end)

rule({ "ownership-and-control.9", "ownership-and-control.10" }, "a character changes sides as it is", function(t)
  local g = two(t)
  g:arrange{ play = { {}, { { title = "Gléowine", damage = 1, exhausted = true }, "Henamarth Riversong" } },
             hand = { { "Change of Heart", "Change of Heart" } } }
  g:choose("play", "Change of Heart"); g:choose("choose", "Gléowine")
  t:eq(g:see("Gléowine.zone"), "play.0")
  t:eq(g:see("Gléowine.damage"), 1)
  t:eq(g:see("Gléowine.exhausted"), true)
  g:pass_until(function() return g:ask().seat == 0 end)
  g:choose("play", "Change of Heart"); g:choose("choose", "Henamarth")
  t:eq(g:see("Henamarth Riversong.exhausted"), false)
end)

rule("ownership-and-control.11", "attachments come along", function(t)
  local g = two(t)
  g:arrange{ hand = { { "Change of Heart", "Lamplight" } },
             heroes = { ["Éowyn"] = { attached = { "Unexpected Courage", "Old Lamp" }, exhausted = true } } }
  t:refused(g, { "play", "Lamplight" }, "ability.16")
  g:choose("play", "Change of Heart"); g:choose("choose", "Éowyn")
  t:refused(g, { seat = 1, "use", "Unexpected Courage" }, "action.6")
  g:seat(1):pass()
  t:offered(g, "play", "Lamplight")
  g:choose("use", "Unexpected Courage")
  t:eq(g:see("Éowyn.exhausted"), false)
end)

rule("ownership-and-control.12", "a change of control lasts as long as the card is in play", function(t)
  local g = two(t)
  g:arrange{ play = { { "Wandering Took" } }, hand = { {}, { "Homeward" } } }
  g:choose("use", "Wandering Took")
  g:pass_until(function() return g:see("round") == 2 and g:ask().seat == 1 end)
  t:eq(g:see("Wandering Took.zone"), "play.1", "no phase or round ends it")
  g:choose("play", "Homeward")
  t:ok(g:see("hand.Wandering Took"))
  g:arrange{ heroes = { Aragorn = { attached = { "Celebrían's Stone" }, resources = 2 } } }
  g:pass_until(function()
    return g:ask().seat == 0 and plain.has(g:options(0), "play Wandering Took (cost 2)")
  end)
  g:choose("play", "Wandering Took")
  t:eq(g:see("Wandering Took.zone"), "play.0", "played anew it is its owner's")
end)
