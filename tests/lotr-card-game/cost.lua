-- Cost.
local quiet = require "lib.quiet"

rule("cost.1", "playing a card takes its resource cost", function(t)
  local g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Guard of the Citadel", "Faramir" },
             heroes = { { Aragorn = { resources = 3 } } } }
  t:eq(g:see("hand.Guard of the Citadel.cost"), 2)
  t:refused(g, { "play", "Faramir" }, "play-and-put-into-play.8")
  g:choose("play", "Guard of the Citadel")
  t:eq(g:see("Aragorn.resources"), 3 - 2)
end)

rule({ "cost.2", "cost.7" },
     "what stands before 'to' is paid, what stands behind it follows", function(t)
  local g = quiet.open(t, { { "Glorfindel", "Éowyn" } })
  g:arrange{ hand = { "Plain Folk" }, heroes = { { Glorfindel = { resources = 2, damage = 2 } } } }
  -- spend 1 resource to heal 1 damage
  g:choose("use", "Glorfindel")
  t:eq({ g:see("Glorfindel.resources"), g:see("Glorfindel.damage") }, { 1, 2 },
       "paid before the target is chosen")
  g:choose("choose", "Glorfindel")
  t:eq(g:see("Glorfindel.damage"), 1)
  -- discard 1 card to get willpower
  g:choose("use", "Éowyn")
  t:eq({ g:ask().rule, g:see("Éowyn.willpower") }, { "cost.4", 4 })
  g:choose("pay with", "Plain Folk")
  t:eq({ g:see("hand.count"), g:see("Éowyn.willpower") }, { 0, 5 })
  -- without a card to discard she cannot
  t:refused(g, { "use", "Éowyn" })
end)

rule("cost.3", "costs are paid with what the paying player controls", function(t)
  local g = quiet.open(t, { { "Thalin", "Gimli" }, { "Legolas" } })
  g:arrange{ hand = { ["0"] = { "Rain of Arrows", "Quick Strike" } },
             play = { ["1"] = { "Town Crier", "Horseback Archer" } },
             engaged = { ["0"] = { "Old Ruffian" } } }
  -- the ranged characters are the other player's
  t:refused(g, { "play", "Rain of Arrows" }, "ability.19")
  -- anyone may use the crier, but only its controller can exhaust it
  t:refused(g, { "use", "Town Crier" }, "cost.3")
  -- "a hero" as a cost is a hero of one's own
  g:arrange{ play = { ["0"] = { "Press Gang" } } }
  g:choose("use", "Press Gang")
  t:eq(g:options(), { "pay with Thalin", "pay with Gimli" })
  g:undo()
  g:choose("play", "Quick Strike"):choose("pay 1", "Gimli")
  t:eq(g:options(), { "pay with Thalin", "pay with Gimli", "pay with Press Gang" })
  g:choose("pay with", "Thalin")
  g:pass_until(function(now) return now:ask().rule == "tw.2.2" end)
  t:eq(g:ask().seat, 1)
  t:offered(g:seat(1), "use", "Town Crier")
  -- nor do another player's heroes pay for one's cards
  g = quiet.open(t, { { "Thalin" }, { "Aragorn" } })
  g:arrange{ hand = { ["0"] = { "Guard of the Citadel" } },
             heroes = { ["1"] = { Aragorn = { resources = 9 } } } }
  t:refused(g, { "play", "Guard of the Citadel" }, "resource-match.1")
end)

rule("cost.3", "damage taken as a cost falls on one's own", function(t)
  local g = quiet.open(t, { { "Thalin", "Gimli" }, { "Legolas" } })
  g:arrange{ play = { ["0"] = { "Blood Brother" } },
             heroes = { { Gimli = { attached = { "Ward" } } } } }
  g:choose("use", "Blood Brother")
  t:eq(g:options(), { "pay with Thalin" }, "Gimli cannot be damaged, Legolas is another's")
  g:choose("pay with", "Thalin")
  t:eq({ g:see("Thalin.damage"), g:see("hand.count") }, { 1, 1 })
end)

rule("cost.3", "another player's resources and wounds are no price of one's own", function(t)
  local g = quiet.open(t, { { "Thalin" }, { "Aragorn", "Gimli" } })
  g:arrange{ heroes = { { Thalin = { resources = 5 } },
                        { Aragorn = { resources = 5, attached = { "Open Purse" } },
                          Gimli = { attached = { "Open Wound" } } } },
             play = { { "Blood Money" } } }
  t:refused(g, { "use", "Open Purse" }, "cost.3")
  t:refused(g, { "use", "Open Wound" }, "cost.3")
  g:choose("use", "Blood Money")
  t:eq(g:options(), { "pay with Thalin" })
  g:choose("pay with", "Thalin")
  t:eq({ g:see("Thalin.damage"), g:see("Aragorn.damage"), g:see("Gimli.damage") }, { 1, 0, 0 })
  t:eq(g:ask().seat, 1)
  g:seat(1):choose("use", "Open Purse")
  t:eq({ g:see("Aragorn.resources"), g:see("seat.1.hand.count") }, { 4, 1 })
  g:pass_until(function() return g:ask().seat == 1 end)
  g:seat(1):choose("use", "Open Wound")
  t:eq({ g:see("Gimli.damage"), g:see("seat.1.hand.count") }, { 1, 2 })
end)

rule("cost.4", "what must come from out of play comes from one's own hand", function(t)
  local g = quiet.open(t, { { "Éowyn" }, { "Aragorn" } })
  g:arrange{ hand = { { "Plain Folk", "Herald" }, { "Twin" } } }
  g:pass()
  g:seat(1):choose("use", "Éowyn")
  t:eq({ g:ask().seat, g:options(1) }, { 1, { "pay with Twin" } })
  g:seat(1):choose("pay with", "Twin")
  t:eq({ g:see("seat.0.hand.count"), g:see("seat.1.hand.count") }, { 2, 0 })
  t:eq(g:see("seat.1.discard"), { "Twin" })
  -- with an empty hand one cannot pay, however many cards the other has
  g:pass()
  t:refused(g:seat(1), { "use", "Éowyn" })
end)

rule("cost.5", "several costs are paid at the same moment", function(t)
  local g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ play = { "Drummer" }, hand = { "Plain Folk", "Herald", "Mourner" } }
  local threat = g:see("threat")
  g:choose("use", "Drummer")
  g:choose("pay with", "Herald")
  -- The forced effect on exhausting sees a hand from which the card is gone.
  t:eq(g:see("threat"), threat + 2)
  t:eq(g:see("hand.count"), 2 + 2)
  -- What cannot be paid together cannot be paid.
  g:arrange{ play = { "Captain of Pairs" } }
  t:refused(g, { "use", "Captain of Pairs" }, "ability.19")
  g = quiet.open(t, { { "Aragorn", "Gimli", "Éowyn" } })
  g:arrange{ play = { "Captain of Pairs" }, heroes = { { ["Éowyn"] = { exhausted = true } } } }
  g:choose("use", "Captain of Pairs"):choose("pay with", "Gimli")
  t:eq(g:options(), { "pay with Aragorn" })
  g:choose("pay with", "Aragorn")
  t:eq(g:see("hand.count"), 1)
  -- no card in hand: the drummer cannot pay even half
  g:arrange{ hand = {}, play = { "Drummer" } }
  t:refused(g, { "use", "Drummer" }, "ability.19")
end)

rule("cost.6", "nothing is paid for an effect that could change nothing", function(t)
  local g = quiet.open(t, { { "Aragorn", "Beravor" } })
  g:arrange{ play = { "Gléowine" }, empty_deck = true }
  t:refused(g, { "use", "Beravor" }, "ability.16")
  t:refused(g, { "use", "Gléowine" }, "ability.16")
  t:eq({ g:see("Beravor.exhausted"), g:see("Gléowine.exhausted") }, { false, false })
end)

test("why something cannot be paid is told with its numbers", function(t)
  local function why(g, words)
    for _, refusal in ipairs(g:refusals(0)) do
      if refusal.text:find(words, 1, true) then return refusal.why end
    end
  end
  local g = quiet.open(t, { { "Aragorn", "Éowyn", "Glorfindel" } })
  g:arrange{ hand = { "Faramir", "Gandalf", "Gondorian Spearman", "Common Cause" },
             heroes = { { Aragorn = { resources = 1 }, ["Éowyn"] = { resources = 2 },
                          Glorfindel = { resources = 0, damage = 1 } } } }
  t:eq(why(g, "play Faramir"), "It costs 4; of the leadership sphere you have 1 resource.")
  t:eq(why(g, "play Gandalf"), "It costs 5; your heroes have 3 resources.")
  t:eq(why(g, "play Gondorian Spearman"), "No hero of yours has the tactics icon.")
  t:eq(why(g, "use Glorfindel"), "It costs 1 from the pool of Glorfindel, which has 0.")
  g:arrange{ hand = {} }
  t:eq(why(g, "use Éowyn"), "To be discarded from hand: 1; you could discard 0.")
end)
