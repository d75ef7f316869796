-- The eight strategy cards: primary and secondary abilities.
local imperium = require "lib.imperium"

-- Seat 0 has this card and uses it; the others have the rest.
local function using(t, card, position, more)
  local g = imperium.begun(t, more)
  local cards = { "Leadership", "Diplomacy", "Politics", "Construction", "Trade", "Warfare", "Technology", "Imperial" }
  local rest = {}
  for _, name in ipairs(cards) do
    if name ~= card then rest[#rest + 1] = name end
  end
  -- The others get the highest, so that seat 0 has the first turn with any card and Leadership.
  local low = card == "Leadership" and "Diplomacy" or "Leadership"
  local left = {}
  for _, name in ipairs(rest) do
    if name ~= low then left[#left + 1] = name end
  end
  imperium.pick(g, { { card, low }, { left[6], left[4] }, { left[5], left[3] } })
  if position then g:arrange(position) end
  return g:choose("use " .. card)
end

rule({ "52.1", "52.2", "52.4", "20.2", "card:Leadership" }, "Leadership brings three tokens into any pools", function(t)
  local g = using(t, "Leadership")
  g:choose("1 into the fleet pool"):choose("2 into the strategy pool")
  t:eq({ g:see("seat.0.tactic"), g:see("seat.0.fleet"), g:see("seat.0.strategy") }, { 3, 4, 4 })
end)

rule("52.2+1", "and one more for each three influence", function(t)
  local g = using(t, "Leadership", { planets = { { "Lazar", "Sakulag", "Lodor" } }, goods = { 1 } })
  g:choose("3 into the tactic pool")
  t:offered(g, "spend influence for 1 command token")
  t:not_offered(g, "spend influence for 3 command tokens")
end)

rule({ "52.3", "20.5a" }, "its secondary ability costs no token", function(t)
  local g = using(t, "Leadership", { strategy = { 2, 0 }, planets = { {}, { "Lirta IV" } } })
  g:choose("3 into the tactic pool")
  if g:ask().seat == 0 then g:pass() end
  t:eq(g:ask().seat, 1)
  g:choose("use the secondary ability of Leadership"):choose("spend influence for 1 command token")
  t:ok(g:log_has("Player 2 gains 1 command token"))
end)

rule({ "20.3", "20.3a", "72.1", "card:Leadership" }, "nobody gains a token that reinforcements do not have", function(t)
  local g = using(t, "Leadership", { tactic = { 9 }, fleet = { 3 }, strategy = { 3 } })
  t:ok(g:log_has("Player 1 gains 1 command token"))
end)

rule({ "32.2", "32.2+1", "32.1", "card:Diplomacy" }, "Diplomacy: the others put a token into a system with a planet of one's own", function(t)
  local g = using(t, "Diplomacy", { planets = { { "Atlas" } } })
  g:choose("Atlas")
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.title == "Atlas" then t:eq(piece.command, { "Letnev", "Hacan" }) end
  end
end)

rule({ "32.2", "card:Diplomacy" }, "but not Mecatol Rex", function(t)
  local g = using(t, "Diplomacy", { planets = { { "Mecatol Rex" } }, custodians = 0 })
  t:refused(g, { "Mecatol Rex" }, "32.2")
end)

rule({ "32.2b", "20.3b+1" }, "whoever has a token there puts none", function(t)
  local g = using(t, "Diplomacy", { planets = { { "Atlas" } }, tokens = { {}, { "Atlas" } } })
  g:choose("Atlas")
  local placed = 0
  for _, line in ipairs(g:log()) do
    if line:find("places a command token in Atlas", 1, true) then placed = placed + 1 end
  end
  t:eq(placed, 1)
end)

rule("32.2+2", "two exhausted planets are readied", function(t)
  local g = using(t, "Diplomacy", { planets = { { "Atlas", "Lodor", "Quann" } }, exhausted = { "Atlas", "Lodor", "Quann" } })
  g:choose("Jord"):choose("Lodor"):choose("Quann")
  t:eq(g:view(0).seats[1].exhausted, { "Atlas" })
end)

rule({ "32.3", "82.2b", "20.5" }, "its secondary ability costs a token of the strategy pool and readies two", function(t)
  local g = using(t, "Diplomacy", { planets = { {}, { "Lodor" } }, exhausted = { "Lodor" } })
  g:choose("Jord")
  t:eq(g:ask().seat, 1)
  g:choose("use the secondary"):choose("Lodor")
  t:eq(g:see("seat.1.strategy"), 1)
  t:eq(g:view(0).seats[2].exhausted, nil)
end)

rule("82.2b", "without a token nobody follows", function(t)
  local g = using(t, "Diplomacy", { strategy = { 2, 0 } })
  g:choose("Jord")
  t:refused(g, { "use the secondary" }, "82.2b")
end)

-- Why seat 1 may not use the secondary ability of this card of seat 0, in words; nil: it may.
local function why_not(t, card, position, more)
  local g = using(t, card, position, more)
  g:pass_until(function() return g:ask().rule == "82.2" and g:ask().seat == 1 end)
  if g:has("use the secondary") then return nil end
  for _, refusal in ipairs(g:refusals(1)) do
    if refusal.text:find("use the secondary", 1, true) then return refusal.rule .. ": " .. refusal.why end
  end
end
local letnev = { "Arc Prime", "Wren Terra" }
local function exhausted(more)
  local position = { exhausted = letnev, strategy = { 2, 2 } }
  for key, value in pairs(more or {}) do position[key] = value end
  return position
end

rule("91.3", "nobody follows Technology who cannot pay for it", function(t)
  t:eq(why_not(t, "Technology", exhausted{ goods = { 0, 3 } }), "91.3: It costs 4 resources; you have 3.")
  t:eq(why_not(t, "Technology", exhausted{ goods = { 0, 4 } }), nil)
  t:eq(why_not(t, "Technology", { strategy = { 2, 2 } }), nil)
end)

rule("52.3", "nobody follows Leadership who has too little influence", function(t)
  t:eq(why_not(t, "Leadership", exhausted{ goods = { 0, 2 } }), "52.3: A token costs 3 influence; you have 2.")
  t:eq(why_not(t, "Leadership", exhausted{ goods = { 0, 3 } }), nil)
end)

rule("20.3", "nor who has no token left to gain", function(t)
  t:ok(why_not(t, "Leadership", { goods = { 0, 9 }, tactic = { 3, 10 }, fleet = { 3, 3 }, strategy = { 2, 3 } }):find("^20.3: "))
end)

rule("32.3", "nobody follows Diplomacy with nothing to ready", function(t)
  t:eq(why_not(t, "Diplomacy", {}), "32.3: None of your planets is exhausted.")
  t:eq(why_not(t, "Diplomacy", exhausted()), nil)
end)

rule("24.3+2", "nobody follows Construction who could build nowhere, nor chooses such a system", function(t)
  local full = { ["Arc Prime"] = { space_dock = 1, pds = 2 }, ["Wren Terra"] = { space_dock = 1, pds = 2 } }
  t:eq(why_not(t, "Construction", { units = { {}, full } }),
    "24.3+2: There is no planet of yours on which you could build one.")
  local g = using(t, "Construction", { units = { {}, full }, planets = { {}, { "Lodor" } } })
  g:pass_until(function() return g:ask().rule == "82.2" and g:ask().seat == 1 end)
  g:choose("use the secondary")
  t:offered(g, "Lodor")
  t:refused(g, { "Arc Prime and Wren Terra" }, "24.3+2")
end)

rule("99.3", "nobody follows Warfare without a dock at home, or where others have ships and nothing else could be built", function(t)
  t:eq(why_not(t, "Warfare", { units = { {}, { ["Arc Prime"] = { infantry = 1 } } } }),
    "99.3: No dock in your home system could build anything.")
  t:eq(why_not(t, "Warfare", { units = { {}, { ["Arc Prime"] = { space_dock = 1 } } } }), nil)
  -- Nor with nothing to pay, unless a card in hand could make it cheaper.
  local poor = { units = { {}, { ["Arc Prime"] = { space_dock = 1 } } } }
  t:ok(why_not(t, "Warfare", exhausted(poor)))
  local codex = { codex = "on" }
  t:ok(why_not(t, "Warfare", exhausted(poor), codex), "no card in hand")
  poor.hand = { {}, { "Sabotage" } } -- or, for all that others know, War Machine
  t:eq(why_not(t, "Warfare", exhausted(poor), codex), nil)
end)

rule({ "66.s1", "80.2", "80.2+1", "66.1", "66.2", "card:Politics" }, "Politics: anybody becomes speaker, but not the speaker", function(t)
  local g = using(t, "Politics")
  t:refused(g, { "Player 1" }, "80.2+1")
  g:choose("Player 3")
  t:eq(g:see("raw.speaker"), 2)
end)

rule({ "66.s2", "66.s3", "66.s3+1", "2.2" }, "then two action cards, and two agendas are sorted", function(t)
  local g = using(t, "Politics", { agendas = { "Mutiny", "Archived Secret" } })
  g:choose("Player 2")
  t:eq(g:see("seat.0.hand.count"), 2)
  g:choose("Mutiny at the bottom"):choose("Archived Secret on top")
  t:eq(g:ask().seat, 1)
end)

rule("66.3", "its secondary ability draws two action cards", function(t)
  local g = using(t, "Politics", { agendas = { "Mutiny", "Archived Secret" } })
  g:choose("Player 2"):choose("Mutiny on top"):choose("Archived Secret on top"):choose("use the secondary")
  t:eq(g:see("seat.1.hand.count"), 2)
end)

rule({ "24.2", "24.2+1", "24.2b", "card:Construction" }, "Construction: a structure, then a PDS", function(t)
  local g = using(t, "Construction", { planets = { { "Atlas" } }, tokens = { { "Atlas" } } })
  g:choose("a space dock on Atlas")
  t:ok(g:log_has("builds a space dock on Atlas"))
  t:not_offered(g, "a space dock on")
  g:choose("a PDS on Atlas")
  local there = imperium.units(g, 0, "Atlas")
  t:eq({ there.space_dock, there.pds }, { 1, 1 })
end)

rule("85.6", "a planet holds two PDS and one dock", function(t)
  local g = using(t, "Construction", { add_units = { { Jord = { pds = 2 } } }, planets = { { "Atlas" } } })
  t:refused(g, { "a PDS on Jord" }, "85.6")
  t:refused(g, { "a space dock on Jord" }, "85.6")
end)

rule({ "24.3", "24.3+2" }, "its secondary ability puts the token into the system", function(t)
  local g = using(t, "Construction", { planets = { { "Atlas" }, { "Lodor" } } })
  g:pass():pass()
  g:choose("use the secondary"):choose("Lodor"):choose("a PDS on Lodor")
  t:eq(imperium.units(g, 1, "Lodor").pds, 1)
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.title == "Lodor" then t:eq(piece.command, { "Letnev" }) end
  end
end)

rule({ "92.s1", "92.s2", "21.3", "92.1", "92.1+1", "card:Trade" }, "Trade: three trade goods and all commodities", function(t)
  local g = using(t, "Trade")
  t:eq({ g:see("seat.0.trade goods"), g:see("seat.0.commodities") }, { 3, 4 })
end)

rule({ "92.s3", "92.s3a", "92.s3b" }, "those it names replenish for nothing", function(t)
  local g = using(t, "Trade")
  g:choose("Player 2 may replenish"):pass()
  t:eq({ g:see("seat.1.commodities"), g:see("seat.1.strategy") }, { 2, 2 })
  t:eq(g:ask().seat, 2)
end)

rule("92.5", "others pay a token", function(t)
  local g = using(t, "Trade")
  g:pass()
  g:choose("use the secondary")
  t:eq({ g:see("seat.1.commodities"), g:see("seat.1.strategy") }, { 2, 1 })
end)

rule({ "99.s1", "99.s1+1", "99.s2", "99.0+1", "card:Warfare" }, "Warfare takes a token back and shares all out anew", function(t)
  local g = using(t, "Warfare", { tokens = { { "Atlas", "Lodor" } } })
  g:choose("from Lodor"):choose("1 into the tactic pool")
  t:eq(g:see("seat.0.tactic"), 4)
  g:choose("share out your command tokens")
  t:offered(g, "into the fleet pool")
end)

rule({ "99.3", "99.3+1", "card:Warfare" }, "its secondary ability produces at home without a token there", function(t)
  local g = using(t, "Warfare", { fleet = { 3, 5 } })
  g:pass()
  t:eq(g:ask().seat, 1)
  g:choose("use the secondary")
  g:choose("1 cruiser")
  g:choose("that is all that is built")
  if g:has("Arc Prime") then g:choose("Arc Prime") end
  t:ok(g:log_has("Player 2 produces 1 cruiser"))
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.title == "Arc Prime and Wren Terra" then t:eq(piece.command, nil) end
  end
end)

rule({ "91.2", "90.10", "91.1", "90.3", "90.3a", "90.9", "90.7a", "card:Technology" }, "Technology: one technology, whose prerequisites are owned, no other", function(t)
  local g = using(t, "Technology")
  t:not_offered(g, "research Fleet Logistics")
  g:choose("research Gravity Drive")
  t:ok(g:log_has("Player 1 gains Gravity Drive"))
end)

rule("91.2+1", "and another for six resources", function(t)
  local g = using(t, "Technology", { goods = { 2 } })
  g:choose("research Gravity Drive")
  g:choose("do it")
  g:choose("research Plasma Scoring")
  t:eq(g:view(0).seats[1].technologies, { "Antimass Deflectors", "Gravity Drive", "Neural Motivator", "Plasma Scoring" })
  t:eq(g:see("seat.0.trade goods"), 0)
end)

rule("91.3", "its secondary ability takes a token and four resources", function(t)
  local g = using(t, "Technology")
  g:choose("research Gravity Drive")
  t:eq(g:ask().seat, 1)
  g:choose("use the secondary"):choose("do it")
  g:choose("research Gravity Drive")
  t:eq(g:see("seat.1.strategy"), 1)
  t:eq(g:view(0).seats[2].exhausted, { "Arc Prime" })
end)

rule({ "45.2+1", "45.1", "card:Imperial" }, "Imperial brings a point to who controls Mecatol Rex, nobody else", function(t)
  local g = using(t, "Imperial", { planets = { { "Mecatol Rex" } }, custodians = 0 })
  t:eq(g:see("seat.0.points"), 1)
  local h = using(t, "Imperial", { planets = { {}, { "Mecatol Rex" } }, custodians = 0 })
  t:eq({ h:see("seat.0.points"), h:see("seat.1.points") }, { 0, 0 })
end)

rule("45.2+2", "or a secret objective", function(t)
  local g = using(t, "Imperial")
  g:choose("do it")
  t:eq(g:see("seat.0.secrets.count"), 2)
end)

rule({ "45.3", "61.22" }, "its secondary ability draws a secret objective", function(t)
  local g = using(t, "Imperial")
  g:pass()
  g:choose("use the secondary")
  t:eq(g:see("seat.1.secrets.count"), 2)
end)

rule({ "45.4", "45.4+1", "61.21", "61.21+1", "45.4+2", "61.21+2" }, "of more than three one goes back", function(t)
  local g = using(t, "Imperial", { secrets = { { "Control the Region", "Cut Supply Lines" } } })
  t:eq(g:see("seat.0.secrets.count"), 3)
  g:choose("do it"):choose("discard Cut Supply Lines")
  t:eq(g:see("seat.0.secrets.count"), 3)
end)

rule({ "82.3", "82.3+1", "34.5" }, "a card that was used is exhausted", function(t)
  local g = using(t, "Trade")
  g:pass():pass():pass()
  while imperium.quiet(g):ask().seat ~= 0 do g:choose("activate Mecatol Rex") end
  t:refused(g, { "use Trade" }, "82.1")
end)

rule({ "82.2a", "83.4" }, "the others follow clockwise, one after the other", function(t)
  local g = using(t, "Trade")
  g:pass()
  t:eq(g:ask().seat, 1)
  g:pass()
  t:eq(g:ask().seat, 2)
end)

rule({ "21.2", "92.s2+1", "21.4" }, "commodities never exceed the value of the faction", function(t)
  local g = using(t, "Trade", { commodities = { 3 } })
  t:eq(g:see("seat.0.commodities"), 4)
end)

rule({ "24.4" }, "structures come out of reinforcements", function(t)
  local g = using(t, "Construction", { add_units = { { Jord = { pds = 2 }, Atlas = { pds = 2 }, Lodor = { pds = 2 } } }, planets = { { "Atlas", "Lodor", "Quann" } },
    tokens = { { "Jord", "Atlas", "Lodor" } } })
  t:refused(g, { "a PDS on Quann" }, "24.4")
end)

rule({ "24.2a" }, "both structures may stand on one planet", function(t)
  local g = using(t, "Construction", { planets = { { "Atlas" } } })
  g:choose("a PDS on Atlas"):choose("a PDS on Atlas")
  t:eq(imperium.units(g, 0, "Atlas").pds, 2)
end)

rule({ "24.1", "63.3", "85.1", "79.3", "card:Construction" }, "Construction builds on planets only", function(t)
  local g = using(t, "Construction")
  t:not_offered(g, "in space")
  g:choose("a PDS on Jord")
  t:eq(imperium.units(g, 0, "Jord").pds, 1)
end)

rule({ "45.2", "61.5" }, "Imperial lets a public objective be scored", function(t)
  local g = using(t, "Imperial", { revealed = { "Negotiate Trade Routes" }, goods = { 5 } })
  g:choose("score Negotiate Trade Routes")
  t:eq(g:see("seat.0.points"), 1)
end)

rule({ "83.3", "82.1", "card:Trade" }, "only its owner uses the primary ability", function(t)
  local g = using(t, "Trade")
  t:ok(g:log_has("Player 1 uses Trade"))
  g:pass():pass():pass()
  t:eq(g:ask().seat, 2)
  t:not_offered(g, "use Trade")
end)
