-- Laws: what each changes while it is in play, what it does when it is voted down, and what it leaves alone.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"

local function decided(t, title, outcome, position, more)
  return agenda.decided(agenda.begun(t, { title }, position, more), outcome)
end
local function seats(g, what)
  return { g:see("seat.0." .. what), g:see("seat.1." .. what), g:see("seat.2." .. what) }
end
local function votes_against(t, title, position)
  local g = agenda.voting(t, { title }, position)
  agenda.vote(g, 2, "Against", { "Hercant" })
  return g:pass_until(function() return g:log_has(title .. " is discarded") end)
end
-- Sol uses Technology in a galaxy with these laws.
local function researching(t, position)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Leadership", "Technology" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  if position then g:arrange(position) end
  return g:choose("use Technology")
end
-- An election that the base game alone has.
local base = { expansion = "off" }

card("Anti-Intellectual Revolution", "whoever researches loses a ship that is no fighter", function(t)
  local g = researching(t, { laws = { "Anti-Intellectual Revolution" }, units = { { Jord = { cruiser = 1, fighter = 1, space_dock = 1, infantry = 1 } } } })
  g:choose("research Gravity Drive")
  g:pass_until(function() return g:log_has("cruiser") end)
  t:ok(g:log_has("cruiser"))
end)

card("Anti-Intellectual Revolution", "voted down, planets are exhausted for technologies", function(t)
  local g = decided(t, "Anti-Intellectual Revolution", "Against",
    { technologies = { { "Neural Motivator" }, { "Neural Motivator", "Antimass Deflectors" } } })
  g:pass_until(function() return g:see("round") == 2 and g:has("take ") end)
  t:eq(g:view(0).seats[1].exhausted, { "Jord" })
  t:eq(#g:view(0).seats[2].exhausted, 2)
end)

card("Classified Document Leaks", "a scored secret objective becomes public", function(t)
  local g = agenda.begun(t, { "Classified Document Leaks" }, { before = { scored = { { "Cut Supply Lines" }, { "Occupy the Seat of the Empire" } } } })
  agenda.decided(g, "Cut Supply Lines")
  t:ok(g:see("Cut Supply Lines.zone") == "objectives")
end)

card("Classified Document Leaks", "if nobody scored one another agenda is revealed", function(t)
  local g = agenda.voting(t, { "Classified Document Leaks", "Mutiny" })
  t:ok(g:log_has("Classified Document Leaks has nothing to decide"))
end)

card("Committee Formation", "its owner names who is elected, without a vote", function(t)
  local g = agenda.begun(t, { "Archived Secret" }, { before = { area = { {}, { "Committee Formation" } } } })
  g:pass_until(function() return g:has("Committee Formation") end)
  t:eq(g:ask().seat, 1)
  g:choose("Committee Formation")
  g:choose("Player 2")
  t:ok(g:log_has("Player 2 is elected"))
  t:ok(not g:log_has("The vote ends"))
  t:ok(g:log_has("Committee Formation is discarded"))
end)

card("Committee Formation", "not where no player is elected", function(t)
  local g = agenda.begun(t, { "Mutiny" }, { before = { area = { {}, { "Committee Formation" } } } })
  agenda.ended(g)
  t:ok(not g:log_has("Committee Formation"))
end)

card("Conventions of War", "cultural planets are not bombarded, others are", function(t)
  local function over(planet, laws)
    local g = imperium.acting(t, { laws = laws, units = { { ["space of " .. planet] = { dreadnought = 1 }, Jord = { infantry = 1, space_dock = 1 } },
      { [planet] = { infantry = 1 } } }, planets = { {}, { planet } } })
    g:choose("activate " .. planet)
    return g:pass_until(function() return g:has("bombards") or g:ask().seat ~= 0 end)
  end
  t:not_offered(over("Lodor", { "Conventions of War" }), "bombards Lodor")
  t:offered(over("Lodor", {}), "bombards Lodor")
  t:offered(over("Atlas", { "Conventions of War" }), "bombards Atlas")
end)

card("Conventions of War", "voted down, those who voted so discard their action cards", function(t)
  local g = votes_against(t, "Conventions of War", { hand = { {}, { "Plague" }, { "Spy" } } })
  t:eq(g:see("seat.2.hand.count"), 0)
  t:ok(g:see("seat.1.hand.count") > 0)
end)

card("Executive Sanctions", "three action cards at most, or one at random is lost, no more", function(t)
  local hand = { "Plague", "Spy", "Uprising", "Insubordination", "Lucky Shot" }
  local g = decided(t, "Executive Sanctions", "For", { hand = { hand } })
  g:pass_until(function() return g:see("hand.count") == 3 or g:see("round") == 2 end)
  t:eq(g:see("hand.count"), 3)
  g = agenda.begun(t, { "Executive Sanctions" }, { hand = { {}, { "Plague", "Spy" } } })
  local had = g:see("seat.1.hand.count")
  agenda.decided(g, "Against")
  t:eq(g:see("seat.1.hand.count"), had - 1)
end)

card("Fleet Regulations", "no more than four tokens in a fleet pool", function(t)
  local g = decided(t, "Fleet Regulations", "For", { fleet = { 6, 4, 2 }, tactic = { 2, 2, 2 } })
  t:eq(seats(g, "fleet"), { 4, 4, 2 })
end)

card("Fleet Regulations", "nor are more put there", function(t)
  local g = imperium.acting(t, { laws = { "Fleet Regulations" }, fleet = { 4 }, tactic = { 1 } })
  g:choose("use Leadership")
  t:not_offered(g, "into the fleet pool")
  t:offered(g, "into the tactic pool")
end)

card("Homeland Defense Act", "a third PDS on a planet, not without the law, or one each is destroyed", function(t)
  local g = decided(t, "Homeland Defense Act", "Against", { add_units = { { Jord = { pds = 2 } } } })
  g:pass_until(function() return g:log_has("Homeland Defense Act is discarded") end)
  t:eq(imperium.units(g, 0, "Jord").pds, 1)
  g = imperium.begun(t)
  imperium.pick(g, { { "Construction", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:arrange{ laws = { "Homeland Defense Act" }, add_units = { { Jord = { pds = 2 } } } }
  g:choose("use Construction")
  t:offered(g, "PDS on Jord")
  local h = imperium.begun(t)
  imperium.pick(h, { { "Construction", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  h:arrange{ add_units = { { Jord = { pds = 2 } } } }
  t:not_offered(h:choose("use Construction"), "PDS on Jord")
end)

card("Imperial Arbiter", "its owner swaps a strategy card", function(t)
  local g = imperium.begun(t)
  g:arrange{ area = { {}, { "Imperial Arbiter" } } }
  imperium.pick(g, { { "Leadership", "Warfare" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  t:eq(g:ask().seat, 1)
  g:choose("Imperial Arbiter"):choose("Diplomacy"):choose("Leadership")
  t:ok(g:log_has("Imperial Arbiter is discarded"))
  t:eq(g:see("Leadership.owner"), 1)
  t:eq(g:see("Diplomacy.owner"), 0)
end)

card("Imperial Arbiter", "nobody else does", function(t)
  local g = imperium.begun(t)
  g:arrange{ area = { {}, { "Imperial Arbiter" } } }
  imperium.pick(g, { { "Leadership", "Warfare" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  g:pass()
  t:eq(g:see("Leadership.owner"), 0)
  t:eq(g:see("Imperial Arbiter.owner"), 1)
end)

card("Minister of Commerce", "a trade good for each neighbour when commodities come, for nobody else", function(t)
  local function traded(owner)
    local g = imperium.begun(t)
    imperium.pick(g, { { "Trade", "Leadership" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
    local area = { {}, {}, {} }
    area[owner] = { "Minister of Commerce" }
    g:arrange{ area = area, goods = { 0, 0, 0 }, add_units = { { ["Mecatol Rex"] = { cruiser = 1 } }, { ["Mecatol Rex"] = { cruiser = 1 } } } }
    g:choose("use Trade")
    return g:pass_until(function() return g:log_has("commodities") end)
  end
  t:eq(traded(1):see("trade goods"), 4)
  t:eq(traded(3):see("trade goods"), 3)
end)

card("Minister of Exploration", "a trade good for each planet that is gained by its owner, nothing for others", function(t)
  for seat, goods in ipairs{ 1, 0 } do
    local area = { {}, {} }
    area[seat] = { "Minister of Exploration" }
    local g = imperium.acting(t, { area = area, fleet = { 5 }, goods = { 0 }, hazardous = { "Hazardous Relic Fragment" },
      units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 }, Jord = { infantry = 1, space_dock = 1 } } } })
    g:choose("activate Atlas")
    while g:has("that is all that moves") do g:choose("that is all that moves") end
    g:choose("land 1 infantry on Atlas")
    t:eq(g:see("trade goods"), goods)
  end
end)

card("Minister of Policy", "an action card at the end of the status phase, for nobody else", function(t)
  local g = imperium.acting(t, { area = { {}, { "Minister of Policy" } } })
  g:pass_until(function() return g:see("phase") == "Status" end)
  local had = seats(g, "hand.count")
  g:pass_until(function() return g:see("round") == 2 end)
  local has = seats(g, "hand.count")
  t:eq(has[2] - had[2], has[3] - had[3] + 1)
end)

card("Minister of Peace", "ends the turn of who activates a system of others", function(t)
  local g = imperium.acting(t, { area = { {}, {}, { "Minister of Peace" } } })
  g:choose("activate Arc Prime and Wren Terra")
  g:pass_until(function() return g:has("Minister of Peace") end)
  t:eq(g:ask().seat, 2)
  g:choose("Minister of Peace")
  g:pass_until(function() return g:ask().seat == 1 end)
  t:ok(g:log_has("Minister of Peace is discarded"))
end)

card("Minister of Peace", "not where nobody else is", function(t)
  local g = imperium.acting(t, { area = { {}, {}, { "Minister of Peace" } } })
  g:choose("activate Jord")
  t:not_offered(g, "Minister of Peace")
end)

card("Minister of Sciences", "research with Technology costs its owner nothing", function(t)
  local function second(owner)
    local area = { {}, {} }
    area[owner] = { "Minister of Sciences" }
    local g = researching(t, { area = area, goods = { 0 }, exhausted = { "Jord" } })
    g:choose("research Gravity Drive")
    return g:has("research ")
  end
  t:ok(second(1))
  t:ok(not second(2))
end)

card("Minister of War", "another action, and a token comes back", function(t)
  local g = imperium.acting(t, { area = { { "Minister of War" } }, tokens = { { "Atlas", "Lodor" } } })
  g:choose("use Warfare"):choose("take back your token from Atlas")
  g:pass_until(function() return g:has("Minister of War") end)
  g:choose("Minister of War"):choose("Lodor")
  t:ok(g:log_has("Player 1 takes a command token from Lodor"))
  g:pass_until(function() return g:has("activate") end)
  t:eq(g:ask().seat, 0)
end)

card("Minister of War", "only after an action of its owner", function(t)
  local g = imperium.acting(t, { area = { {}, { "Minister of War" } }, tokens = { {}, { "Atlas" } } })
  g:choose("use Warfare")
  t:ok(not g:has("Minister of War"))
end)

card("Regulated Conscription", "fighters and infantry one by one, not two", function(t)
  local g = imperium.acting(t, { laws = { "Regulated Conscription" }, fleet = { 5 } })
  g:choose("activate Jord")
  g:pass_until(function() return g:has("that is all that is built") end)
  t:not_offered(g, "2 infantry on Jord")
  t:offered(g, "1 infantry on Jord")
end)

card("Representative Government", "one vote each and no planets", function(t)
  local g = agenda.voting(t, { "Mutiny" }, { before = { laws = { "Representative Government" } } })
  g:seat(1):choose("vote for For")
  t:ok(g:log_has("Player 2 casts 1 vote for For"))
  t:eq(g:view(0).seats[2].exhausted, nil)
end)

card("Representative Government (base)", "the same without the expansion", function(t)
  local g = agenda.voting(t, { "Mutiny" }, { before = { laws = { "Representative Government (base)" } } }, base)
  g:seat(1):choose("vote for Against")
  t:ok(g:log_has("Player 2 casts 1 vote for Against"))
end)

card("Representative Government", "voted down, cultural planets of those are exhausted", function(t)
  local g = votes_against(t, "Representative Government", { planets = { { "Quann" }, {}, { "Lodor" } } })
  g:pass_until(function() return g:see("round") == 2 end)
  t:eq(g:view(0).seats[3].exhausted, { "Lodor" })
  t:eq(g:view(0).seats[1].exhausted, nil)
end)

card("Senate Sanctuary", "two more influence, not on other planets", function(t)
  local g = agenda.begun(t, { "Senate Sanctuary", "Mutiny" }, { before = { planets = { { "Lodor" }, { "Quann" } } } }, base)
  agenda.decided(g, "Lodor")
  agenda.vote(g, 1, "For", { "Quann" })
  agenda.vote(g, 0, "Against", { "Lodor" })
  t:ok(g:log_has("Player 2 casts 1 vote for For"))
  t:ok(g:log_has("Player 1 casts 3 votes for Against"))
end)

card("Terraforming Initiative", "one more of each, not on other planets", function(t)
  local g = agenda.begun(t, { "Terraforming Initiative", "Mutiny" }, { before = { planets = { { "Bereg" }, { "Quann" } } } }, base)
  g:pass_until(function() return g:log_has("Terraforming Initiative becomes a law") end)
  agenda.vote(g, 1, "For", { "Quann" })
  agenda.vote(g, 0, "Against", { "Bereg" })
  t:ok(g:log_has("Player 2 casts 1 vote for For"))
  t:ok(g:log_has("Player 1 casts 2 votes for Against"))
end)

card("Core Mining", "two more resources for one infantry and no other", function(t)
  local g = agenda.begun(t, { "Core Mining" }, { before = { planets = { { "Bereg" } }, add_units = { { Bereg = { infantry = 2 } } } } }, base)
  g:pass_until(function() return g:log_has("Core Mining becomes a law") end)
  t:eq(imperium.units(g, 0, "Bereg").infantry, 1)
  g:pass_until(function() return g:see("phase") == "Action" and g:has("activate Jord") and g:ask().seat == 0 end)
  g:arrange{ exhausted = { "Jord" }, goods = { 0 }, fleet = { 4 }, tactic = { 1 }, strategy = { 0 } }
  g:choose("activate Jord")
  g:pass_until(function() return g:has("that is all that is built") end)
  t:offered(g, "1 dreadnought in space") -- for 4 of 3 and 2
end)

card("Demilitarized Zone (agenda)", "nothing is left there and nothing lands", function(t)
  local g = agenda.begun(t, { "Demilitarized Zone" }, { before = { planets = { { "Lodor" } }, add_units = { { Lodor = { infantry = 2 } } } } }, base)
  g:pass_until(function() return g:log_has("Demilitarized Zone becomes a law") end)
  t:eq(imperium.units(g, 0, "Lodor"), {})
end)
card("Demilitarized Zone (agenda)", "nothing lands there while it lies there", function(t)
  local function landing(laws)
    local g = imperium.acting(t, { attached = laws, units = { { ["space of Lodor"] = { carrier = 1, infantry = 1 }, Jord = { space_dock = 1 } } } }, base)
    g:choose("activate Lodor")
    return g:pass_until(function() return g:has("land 1 infantry on Lodor") or g:ask().seat ~= 0 end)
  end
  t:offered(landing{}, "land 1 infantry on Lodor")
  t:not_offered(landing{ Lodor = "Demilitarized Zone" }, "land 1 infantry on Lodor")
end)

card("Holy Planet of Ixth", "a point for who controls it, nobody else", function(t)
  local g = agenda.begun(t, { "Holy Planet of Ixth" }, { before = { planets = { { "Lodor" } }, points = { 1, 1, 1 } } }, base)
  g:pass_until(function() return g:log_has("Holy Planet of Ixth becomes a law") end)
  t:eq(seats(g, "points"), { 2, 1, 1 })
end)

card("Shard of the Throne (agenda)", "a point for who is elected, nobody else", function(t)
  t:eq(seats(decided(t, "Shard of the Throne", "Player 2", { points = { 1, 1, 1 } }, base), "points"), { 1, 2, 1 })
end)

card("The Crown of Emphidia (agenda)", "a point for who is elected, nobody else", function(t)
  t:eq(seats(decided(t, "The Crown of Emphidia", "Player 3", { points = { 1, 1, 1 } }, base), "points"), { 1, 1, 2 })
end)

card("Political Censure", "a point while it is owned, and no action cards", function(t)
  local g = agenda.begun(t, { "Political Censure", "Judicial Abolishment" }, { points = { 1, 1, 1 } })
  agenda.decided(g, "Player 2")
  t:eq(seats(g, "points"), { 1, 2, 1 })
  g:pass_until(function() return g:log_has("Judicial Abolishment is discarded") end)
  t:eq(seats(g, "points"), { 1, 1, 1 })
end)

card("Political Censure", "who owned it loses the point when it is voted on again and another is elected", function(t)
  local g = agenda.begun(t, { "Political Censure", "Miscount Disclosed" }, { points = { 1, 1, 1 } })
  agenda.decided(g, "Player 2")
  t:eq(seats(g, "points"), { 1, 2, 1 })
  agenda.decided(g, "Player 3") -- Miscount Disclosed can elect this law alone
  t:ok(g:log_has("Miscount Disclosed takes effect"))
  t:eq(seats(g, "points"), { 1, 1, 2 })
end)

rule("98.6", "points of a law are kept when it goes", function(t)
  local g = agenda.begun(t, { "Shard of the Throne", "Judicial Abolishment" }, { points = { 1, 1, 1 } }, base)
  agenda.decided(g, "Player 2")
  g:pass_until(function() return g:log_has("Judicial Abolishment is discarded") end)
  t:eq(seats(g, "points"), { 1, 2, 1 })
end)

card("Search Warrant", "two secret objectives, which all can see; no others", function(t)
  local g = agenda.begun(t, { "Search Warrant" })
  agenda.decided(g, "Player 2")
  local function seen(of)
    for _, zone in ipairs(g:view(0).zones) do
      if zone.id == "secrets." .. of then return zone.cards[1] and (zone.cards[1].title or zone.cards[1].name) end
    end
  end
  t:ok(seen(1))
  t:ok(not seen(2))
end)

card("Checks and Balances", "strategy cards are picked for others", function(t)
  local g = imperium.begun(t)
  g:arrange{ laws = { "Checks and Balances" } }
  g:choose("take Leadership")
  t:eq(g:ask().seat, 0)
  t:not_offered(g, "Player 1")
  g:choose("Player 3")
  t:eq(g:see("Leadership.owner"), 2)
end)

card("Checks and Balances", "voted down, only three planets are readied", function(t)
  local planets = { "Lodor", "Atlas", "Quann", "Vorhal" }
  local g = agenda.begun(t, { "Checks and Balances" }, { planets = { planets }, exhausted = { "Jord", "Lodor", "Atlas", "Quann", "Vorhal" } })
  agenda.decided(g, "Against")
  g:pass_until(function() return g:see("round") == 2 end)
  t:eq(#g:view(0).seats[1].exhausted, 2)
end)

card("Articles of War", "voted down, who voted for it gains three trade goods, nobody else", function(t)
  local g = agenda.voting(t, { "Articles of War" }, { goods = { 0, 0, 0 } })
  agenda.vote(g, 1, "For", { "Wren Terra" })
  agenda.vote(g, 2, "Against", { "Hercant", "Kamdorn" })
  g:pass_until(function() return g:log_has("Articles of War is discarded") end)
  t:eq(seats(g, "trade goods"), { 0, 3, 0 })
end)
