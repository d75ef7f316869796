-- Directives, and what laws do that are voted down: each with what it does and what it leaves alone.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"

-- Nobody votes and the speaker decides.
local function decided(t, title, outcome, position, more)
  return agenda.decided(agenda.begun(t, { title }, position, more), outcome)
end
local function seats(g, what)
  return { g:see("seat.0." .. what), g:see("seat.1." .. what), g:see("seat.2." .. what) }
end
-- Letnev votes For and Hacan Against, then Sol breaks the tie.
local function split(t, title, outcome, position)
  local g = agenda.voting(t, { title }, position)
  agenda.vote(g, 1, "For", { "Wren Terra" })
  agenda.vote(g, 2, "Against", { "Hercant" })
  g:pass_until(function() return g:has("decide for " .. outcome) end)
  return agenda.unanswered(g:choose("decide for " .. outcome))
end

card("Archived Secret", "the one who is elected draws a secret objective, nobody else", function(t)
  local g = agenda.begun(t, { "Archived Secret" })
  local had = seats(g, "secrets.count")
  agenda.decided(g, "Player 2")
  t:eq(seats(g, "secrets.count"), { had[1], had[2] + 1, had[3] })
end)

card("Economic Equality", "everybody has five trade goods, or none", function(t)
  t:eq(seats(decided(t, "Economic Equality", "For", { goods = { 1, 9, 0 } }), "trade goods"), { 5, 5, 5 })
  t:eq(seats(decided(t, "Economic Equality", "Against", { goods = { 1, 9, 0 } }), "trade goods"), { 0, 0, 0 })
end)

card("Mutiny", "who voted For gains or loses a point, nobody else", function(t)
  t:eq(seats(split(t, "Mutiny", "For", { points = { 2, 2, 2 } }), "points"), { 2, 3, 2 })
  t:eq(seats(split(t, "Mutiny", "Against", { points = { 2, 2, 2 } }), "points"), { 2, 1, 2 })
end)

card("Seed of an Empire", "those with the most points, or with the fewest; nobody else", function(t)
  t:eq(seats(decided(t, "Seed of an Empire", "For", { points = { 4, 4, 2 } }), "points"), { 5, 5, 2 })
  t:eq(seats(decided(t, "Seed of an Empire", "Against", { points = { 4, 4, 2 } }), "points"), { 4, 4, 3 })
end)

rule({ "98.7+1", "98.7+2" }, "of several that reach the goal at once who is nearest the speaker has won", function(t)
  local g = decided(t, "Seed of an Empire", "For", { points = { 0, 9, 9 } })
  t:eq(g:status(), "over")
  t:eq(g:standing(1).place, 1)
  t:eq(g:standing(2).place, 2)
end)

card("Unconventional Measures", "who voted For draws two action cards, or discards all; nobody else", function(t)
  local g = split(t, "Unconventional Measures", "For", { hand = { {}, { "Plague" }, { "Spy" } } })
  local hands = seats(g, "hand.count")
  t:ok(g:log_has("Player 2 draws"))
  g = split(t, "Unconventional Measures", "Against", { hand = { {}, { "Plague" }, { "Spy" } } })
  t:eq(g:see("seat.1.hand.count"), 0)
  t:ok(g:see("seat.2.hand.count") > 0)
  t:ok(hands[2] >= 3)
end)

card("Public Execution", "no cards, no votes, and the speaker token goes on", function(t)
  local g = agenda.voting(t, { "Public Execution", "Mutiny" }, { hand = { { "Plague" } } })
  agenda.decided(g, "Player 1")
  t:eq(g:see("hand.count"), 0)
  t:ok(g:log_has("Player 2 is the speaker"))
  g:pass_until(function() return g:log_has("Mutiny is revealed") and g:has("vote for For") end)
  t:eq(g:ask().seat, 2)
  g:choose("abstain")
  g:pass_until(function() return g:has("vote for For") or g:has("decide for For") end)
  t:eq(g:ask().seat, 1) -- seat 0 has no vote
end)

card("Public Execution", "another player than the speaker leaves the token where it is", function(t)
  local g = agenda.begun(t, { "Public Execution" })
  local from = #g:log()
  agenda.decided(g, "Player 3")
  for i = from, #g:log() do t:ok(not g:log()[i]:find("is the speaker")) end
  t:eq(g:see("seat.2.hand.count"), 0)
end)

card("Judicial Abolishment", "the law that is elected is discarded", function(t)
  local g = agenda.begun(t, { "Judicial Abolishment" }, { before = { laws = { "Regulated Conscription", "Shared Research" } } })
  agenda.decided(g, "Shared Research")
  t:eq(g:see("laws"), { "Regulated Conscription" })
end)

card("Judicial Abolishment", "without laws another agenda is revealed instead", function(t)
  local g = agenda.voting(t, { "Judicial Abolishment", "Mutiny" })
  t:ok(g:log_has("Judicial Abolishment has nothing to decide"))
  t:ok(g:log_has("Mutiny is revealed"))
end)

card("Miscount Disclosed", "the law is voted on again and may fall, no other", function(t)
  local g = agenda.begun(t, { "Miscount Disclosed" }, { before = { laws = { "Regulated Conscription", "Shared Research" } } })
  agenda.decided(g, "Regulated Conscription")
  t:ok(g:log_has("Regulated Conscription is revealed"))
  agenda.decided(g, "Against")
  t:eq(g:see("laws"), { "Shared Research" })
end)

card("Miscount Disclosed", "or stay", function(t)
  local g = agenda.begun(t, { "Miscount Disclosed" }, { before = { laws = { "Regulated Conscription", "Shared Research" } } })
  agenda.decided(g, "Regulated Conscription")
  agenda.decided(g, "For")
  t:eq(#g:see("laws"), 2)
end)

card("New Constitution", "all laws go, and home planets are exhausted when the strategy phase begins", function(t)
  local g = agenda.begun(t, { "New Constitution" }, { before = { laws = { "Regulated Conscription", "Shared Research" } } })
  agenda.decided(g, "For")
  t:eq(g:see("laws"), nil)
  g:pass_until(function() return g:see("round") == 2 end)
  t:eq(g:view(0).seats[1].exhausted, { "Jord" })
end)

card("New Constitution", "nothing happens if it is voted down", function(t)
  local g = agenda.begun(t, { "New Constitution" }, { before = { laws = { "Shared Research" } } })
  agenda.decided(g, "Against")
  t:eq(g:see("laws"), { "Shared Research" })
end)

card("Incentive Program", "a further objective of stage I or II, no more", function(t)
  local g = agenda.begun(t, { "Incentive Program" })
  local had = g:see("objectives.count")
  agenda.decided(g, "For")
  t:eq(g:see("objectives.count"), had + 1)
  g = decided(t, "Incentive Program", "Against")
  t:eq(g:see("objectives.count"), had + 1)
end)

card("Armed Forces Standardization", "three, three and two command tokens, for the elected one and nobody else", function(t)
  local g = decided(t, "Armed Forces Standardization", "Player 3", { tactic = { 1, 1, 1 }, fleet = { 5, 5, 5 }, strategy = { 0, 0, 0 } })
  t:eq(seats(g, "tactic"), { 1, 1, 3 })
  t:eq(seats(g, "fleet"), { 5, 5, 3 })
  t:eq(seats(g, "strategy"), { 0, 0, 2 })
end)

card("Clandestine Operations", "everybody loses a token of the fleet pool, none of the others", function(t)
  local g = decided(t, "Clandestine Operations", "Against", { tactic = { 3, 3, 3 }, fleet = { 4, 3, 2 } })
  g:pass_until(function() return g:log_has("Clandestine Operations is discarded") end)
  t:eq(seats(g, "fleet"), { 3, 2, 1 })
  t:eq(seats(g, "tactic"), { 3, 3, 3 })
end)

card("Clandestine Operations", "or two of any", function(t)
  local g = decided(t, "Clandestine Operations", "For", { tactic = { 3, 3, 3 }, fleet = { 4, 4, 4 }, strategy = { 2, 2, 2 } })
  g:pass_until(function() return not g:has("pool") end)
  for seat = 0, 2 do
    t:eq(g:see("seat." .. seat .. ".tactic") + g:see("seat." .. seat .. ".fleet") + g:see("seat." .. seat .. ".strategy"), 7)
  end
end)

card("Research Grant Reallocation", "a technology for as many tokens as it has prerequisites, nothing from others", function(t)
  local g = decided(t, "Research Grant Reallocation", "Player 2", { fleet = { 3, 3, 3 }, tactic = { 1, 1, 1 }, strategy = { 0, 0, 0 } })
  t:eq(g:ask().seat, 1)
  g:choose("Gravity Drive")
  t:ok(g:log_has("Player 2 gains Gravity Drive"))
  t:eq(seats(g, "fleet"), { 3, 2, 3 })
end)

card("Galactic Crisis Pact", "everybody may do the secondary ability, for nothing", function(t)
  local g = decided(t, "Galactic Crisis Pact", "Politics", { strategy = { 2, 2, 2 }, hand = { {}, {}, {} } })
  local had = g:see("hand.count")
  t:eq(g:ask().seat, 0)
  g:choose("do it")
  t:eq(g:see("hand.count"), had + 2)
  g:seat(1):choose("do not")
  t:eq(seats(g, "strategy"), { 2, 2, 2 })
end)

card("Compensated Disarmament", "ground forces of the planet for trade goods, no structures", function(t)
  local g = decided(t, "Compensated Disarmament", "Arc Prime", { goods = { 0, 0, 0 },
    add_units = { {}, { ["Arc Prime"] = { infantry = 2 } } } })
  local left = imperium.units(g, 1, "Arc Prime")
  t:eq(left.infantry, nil)
  t:ok(left.space_dock == 1)
  t:ok(g:see("seat.1.trade goods") >= 2)
  t:eq(g:see("seat.0.trade goods"), 0)
end)

card("Colonial Redistribution", "who has the fewest points may settle the planet", function(t)
  local g = agenda.begun(t, { "Colonial Redistribution" }, { before = { planets = { { "Lodor" }, { "Atlas" } }, points = { 3, 1, 2 } },
    add_units = { { Lodor = { infantry = 2 } } } })
  agenda.decided(g, "Lodor")
  g:pass_until(function() return g:has("do it") end)
  t:eq(g:ask().seat, 1)
  g:choose("do it")
  g:pass_until(function() return g:log_has("Player 2 controls Lodor") or g:see("round") == 2 end)
  t:eq(imperium.units(g, 0, "Lodor"), {})
  t:eq(imperium.units(g, 1, "Lodor"), { infantry = 1 })
  t:ok(g:log_has("Player 2 controls Lodor"))
end)

card("Colonial Redistribution", "and need not", function(t)
  local g = agenda.begun(t, { "Colonial Redistribution" }, { before = { planets = { { "Lodor" }, { "Atlas" } }, points = { 3, 1, 2 } } })
  agenda.decided(g, "Lodor")
  g:pass_until(function() return g:has("do it") end)
  g:choose("do not")
  t:eq(imperium.units(g, 1, "Lodor"), {})
end)

card("Arms Reduction", "no more than two dreadnoughts and four cruisers", function(t)
  local g = decided(t, "Arms Reduction", "For", { fleet = { 8, 3, 3 }, tactic = { 0, 1, 1 }, strategy = { 0, 1, 1 },
    add_units = { { Jord = { dreadnought = 3, cruiser = 5 } }, {}, { Arretze = { dreadnought = 1 } } } })
  g:pass_until(function() return g:log_has("Arms Reduction is discarded") end)
  local n = { dreadnought = 0, cruiser = 0 }
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.owner == 0 and n[piece.type] then n[piece.type] = n[piece.type] + piece.tokens[1].value end
  end
  t:eq(n, { dreadnought = 2, cruiser = 4 })
end)

card("Arms Reduction", "or specialties are exhausted when the strategy phase begins", function(t)
  local g = decided(t, "Arms Reduction", "Against", { planets = { { "Vega Minor", "Lodor" } } })
  g:pass_until(function() return g:see("round") == 2 end)
  t:eq(g:view(0).seats[1].exhausted, { "Vega Minor" })
end)

card("Swords to Plowshares", "half of the infantry of each planet for trade goods", function(t)
  local g = decided(t, "Swords to Plowshares", "For", { goods = { 0, 0, 0 },
    units = { { Jord = { infantry = 3, space_dock = 1 } }, { ["Arc Prime"] = { infantry = 1, space_dock = 1 } }, { Arretze = { space_dock = 1 } } } })
  t:eq(imperium.units(g, 0, "Jord").infantry, 1)
  t:eq(imperium.units(g, 1, "Arc Prime").infantry, nil)
  t:eq(seats(g, "trade goods"), { 2, 1, 0 })
end)

card("Swords to Plowshares", "or one more on each, for no goods", function(t)
  local g = decided(t, "Swords to Plowshares", "Against", { goods = { 0, 0, 0 },
    units = { { Jord = { infantry = 3, space_dock = 1 } }, { ["Arc Prime"] = { infantry = 1, space_dock = 1 } }, { Arretze = { space_dock = 1 } } } })
  t:eq(imperium.units(g, 0, "Jord").infantry, 4)
  t:eq(imperium.units(g, 1, "Wren Terra").infantry, 1)
  t:eq(seats(g, "trade goods"), { 0, 0, 0 })
end)

card("Ixthian Artifact", "with a high die everybody may research twice", function(t)
  local g = agenda.begun(t, { "Ixthian Artifact" }):force{ "6" }
  agenda.decided(g, "For")
  t:ok(g:has("do it"))
end)

card("Ixthian Artifact", "with a low one Mecatol Rex and what lies around it is struck, nothing farther", function(t)
  local g = agenda.begun(t, { "Ixthian Artifact" }, { planets = { { "Mecatol Rex" } },
    add_units = { { ["Mecatol Rex"] = { infantry = 2 }, ["space of Mecatol Rex"] = { cruiser = 1 } } } }):force{ "5" }
  agenda.decided(g, "For")
  t:eq(imperium.units(g, 0, "Mecatol Rex"), {})
  t:ok(imperium.units(g, 0, "Jord").infantry > 0)
end)

card("Wormhole Research", "who has ships at any wormhole may research; those at alpha and beta are lost, no others", function(t)
  local g = agenda.begun(t, { "Wormhole Research" }, { units = { { ["space of Atlas"] = { cruiser = 1 }, ["space of Mehar Xull"] = { cruiser = 1 }, Jord = { space_dock = 1 } },
    { ["space of Vorhal"] = { cruiser = 1 }, ["Arc Prime"] = { space_dock = 1 } } } })
  agenda.decided(g, "For")
  t:eq(g:ask().seat, 0)
  g:choose("do it"):choose("research Sarween Tools")
  g:pass_until(function() return g:log_has("Wormhole Research is discarded") end)
  t:eq({ imperium.units(g, 0, "Atlas").cruiser, imperium.units(g, 0, "Mehar Xull").cruiser, imperium.units(g, 1, "Vorhal").cruiser }, { nil, 1, 1 })
end)

card("Wormhole Research", "who voted against it loses a token, nobody else", function(t)
  local g = agenda.voting(t, { "Wormhole Research" })
  t:ok(g:log_has("Wormhole Research is revealed"))
  agenda.vote(g, 1, "Against", { "Wren Terra" })
  local had = g:see("seat.1.tactic") + g:see("seat.1.fleet") + g:see("seat.1.strategy")
  local others = g:see("seat.0.tactic") + g:see("seat.0.fleet") + g:see("seat.0.strategy")
  g:pass_until(function() return g:log_has("Wormhole Research takes effect") end)
  g:pass_until(function() return not g:has("pool") end)
  t:eq(g:see("seat.1.tactic") + g:see("seat.1.fleet") + g:see("seat.1.strategy"), had - 1)
  t:eq(g:see("seat.0.tactic") + g:see("seat.0.fleet") + g:see("seat.0.strategy"), others)
end)

card("Rearmament Agreement", "a mech at home, or infantry for each mech and for nothing else", function(t)
  local g = decided(t, "Rearmament Agreement", "For")
  g:pass_until(function() return g:log_has("Rearmament Agreement is discarded") end)
  t:eq(imperium.units(g, 0, "Jord").mech, 1)
  g = agenda.begun(t, { "Rearmament Agreement" })
  local had = { imperium.units(g, 0, "Jord").infantry, imperium.units(g, 1, "Arc Prime").infantry }
  g = decided(t, "Rearmament Agreement", "Against", { add_units = { { Jord = { mech = 2 } } } })
  g:pass_until(function() return g:log_has("Rearmament Agreement is discarded") end)
  t:eq(imperium.units(g, 0, "Jord").mech, nil)
  t:eq({ imperium.units(g, 0, "Jord").infantry, imperium.units(g, 1, "Arc Prime").infantry }, { had[1] + 2, had[2] })
end)

card("Covert Legislation", "only the speaker knows what is voted on", function(t)
  local g = agenda.voting(t, { "Covert Legislation", "Economic Equality" }, { goods = { 1, 2, 3 } })
  t:eq(g:see("covert", 0), { "Economic Equality" })
  for seat = 0, 2 do t:eq(g:see("now", seat), { "Covert Legislation" }) end
  t:eq(g:view(1).vote.outcomes[1].text, "For")
  for _, words in ipairs(g:events(1)) do t:ok(not words.text:find("Economic Equality")) end
  agenda.decided(g, "For")
  t:eq(seats(g, "trade goods"), { 5, 5, 5 })
  t:eq(g:see("agenda-pile.count"), 2)
end)
