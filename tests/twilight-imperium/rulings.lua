-- Single cards at the edge of what they allow.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"

local function doing(g) return g:ask() and g:ask().rule == "3.1" end

card("Bribery", "not by who has voted for nothing", function(t)
  local g = agenda.voting(t, { "Mutiny" }, { hand = { {}, { "Bribery" } }, goods = { 0, 5 } })
  g:seat(1):choose("abstain")
  agenda.vote(g, 0, "For", { "Jord" })
  g:pass_until(function() return g:has("answer with Bribery") or g:log_has("The vote ends") end)
  t:not_offered(g, "answer with Bribery")
end)

card("Bribery", "also when the speaker has abstained", function(t)
  local g = agenda.voting(t, { "Mutiny" }, { hand = { {}, { "Bribery" } }, goods = { 0, 5 } })
  agenda.vote(g, 1, "For", { "Wren Terra" })
  g:pass_until(function() return g:has("answer with Bribery") or g:log_has("The vote ends") end)
  g:choose("answer with Bribery")
  g:until_option("pay all"):choose("pay all")
  t:ok(g:log_has("Player 2 casts 5 votes for For"))
end)

card("Minister of War", "only where a token of one's own lies", function(t)
  local g = imperium.acting(t, { area = { { "Minister of War" } }, tokens = { { "Atlas" }, { "Lodor" } } })
  g:choose("use Leadership")
  g:until_option("answer with Minister of War"):choose("answer with Minister of War")
  t:offered(g, "Atlas")
  t:not_offered(g, "Lodor")
  t:not_offered(g, "Vorhal")
end)

card("Minister of War", "no further action without a token on the board", function(t)
  local g = imperium.acting(t, { area = { { "Minister of War" } }, tokens = { {}, { "Lodor" } } })
  g:choose("use Leadership")
  g:pass_until(function() return g:has("answer with Minister of War") or doing(g) end)
  t:not_offered(g, "answer with Minister of War")
end)

card("Unstable Planet", "not on a planet that nobody controls", function(t)
  local g = imperium.acting(t, { hand = { { "Unstable Planet" } }, planets = { { "Lodor" } } })
  t:not_offered(g, "use Unstable Planet")
  g:arrange{ planets = { {}, { "Atlas" } } }
  g:choose("use Unstable Planet")
  g:until_option("Atlas")
  t:not_offered(g, "Mehar Xull")
end)

card("Stellar Converter", "also a planet that nobody controls, not one's own", function(t)
  local g = imperium.acting(t, { own_relics = { { "Stellar Converter" } }, planets = { { "Tequ'ran" } },
    units = { { Jord = { dreadnought = 1, space_dock = 1 } } } })
  g:choose("use Stellar Converter")
  t:offered(g, "Atlas")
  t:not_offered(g, "Tequ'ran")
  g:choose("Atlas")
  t:ok(g:log_has("Atlas is destroyed"))
end)

test("what is missing for a technology is said where no planet is exhausted for it", function(t)
  local g = imperium.begun(t, { seats = { { faction = "Jol-Nar" }, { faction = "Letnev" }, { faction = "Hacan" } } })
  imperium.pick(g, { { "Technology", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:pass_until(function() return g:has("use Technology") end)
  g:choose("use Technology"):until_option("research Hyper Metabolism")
  t:offered(g, "research Hyper Metabolism (1 prerequisite missing)")
end)

rule({ "2.8", "22.4", "card:Focused Research" }, "what a canceled card costs is not paid", function(t)
  local g = imperium.acting(t, { hand = { { "Focused Research" }, { "Sabotage" } }, goods = { 4 } })
  g:choose("use Focused Research")
  g:until_option("answer with Sabotage"):choose("answer with Sabotage")
  g:pass_until(doing)
  t:eq(g:ask().seat, 0)
  t:eq(g:see("seat.0.trade goods"), 4)
  g:arrange{ hand = { { "Focused Research" } } }
  g:choose("use Focused Research")
  g:until_option("research Sarween Tools"):choose("research Sarween Tools")
  t:eq(g:see("seat.0.trade goods"), 0)
end)

rule({ "84.s1+1", "83.8b", "card:Checks and Balances" }, "the goods on a strategy card are for whoever chose it, not for who gets it", function(t)
  local g = agenda.voting(t, { "Checks and Balances", "Mutiny" })
  agenda.decided(g, "For")
  g:pass_until(function() return g:see("round") == 2 and g:has("take Trade with 1 trade good") end)
  t:eq(g:ask().seat, 0)
  g:choose("take Trade"):until_option("Player 2"):choose("Player 2")
  t:eq({ g:see("seat.0.trade goods"), g:see("seat.1.trade goods") }, { 1, 0 })
  t:eq(g:see("Trade.owner"), 1)
end)

rule({ "63.3+1", "7.5" }, "with the law go the PDS that it allowed, not before", function(t)
  local function repeals(law)
    local g = imperium.acting(t, { laws = { "Homeland Defense Act", "Regulated Conscription" }, hand = { { "Repeal Law" } },
      units = { { Jord = { pds = 4, space_dock = 1 } }, { ["Arc Prime"] = { pds = 2 } } } })
    g:choose("use Repeal Law"):until_option(law):choose(law)
    g:pass_until(doing)
    t:eq(imperium.units(g, 1, "Arc Prime"), { pds = 2 })
    return imperium.units(g, 0, "Jord")
  end
  t:eq(repeals("Regulated Conscription"), { pds = 4, space_dock = 1 })
  t:eq(repeals("Homeland Defense Act"), { pds = 2, space_dock = 1 })
end)

card("New Constitution", "home planets that somebody else holds are not exhausted, their own are", function(t)
  local g = agenda.voting(t, { "New Constitution" }, { before = { laws = { "Regulated Conscription" }, planets = { { "Wren Terra" } } } })
  agenda.decided(g, "For")
  g:pass_until(function() return g:see("round") == 2 and g:has("take Trade") end)
  t:eq(g:view(0).seats[1].exhausted, { "Jord" })
  t:eq(g:view(0).seats[2].exhausted, { "Arc Prime" })
end)

card("Political Secret", "not for the agenda that is revealed instead", function(t)
  local g = agenda.begun(t, { "Mutiny", "Economic Equality" },
    { notes = { { "Political Secret of Player 2" } }, hand = { {}, {}, { "Veto" } } })
  g:until_option("answer with Political Secret"):choose("answer with Political Secret")
  g:until_option("answer with Veto"):choose("answer with Veto")
  g:until_option("vote for For")
  t:ok(g:log_has("Economic Equality is revealed"))
  t:eq(g:ask().seat, 1)
end)

-- Sol takes Atlas from Letnev, who holds Reparations.
local function robbed(t, exhausted)
  local g = imperium.acting(t, { hand = { {}, { "Reparations" } }, planets = { {}, { "Atlas" } }, exhausted = exhausted,
    units = { { ["space of Atlas"] = { carrier = 1, infantry = 3 }, Jord = { space_dock = 1 } } } })
  g:choose("activate Atlas")
  g:until_option("land 3 infantry on Atlas"):choose("land 3 infantry on Atlas")
  return g:pass_until(function() return g:has("answer with Reparations") or doing(g) end)
end

card("Reparations", "one's planet is readied though the other has none to exhaust", function(t)
  local g = robbed(t, { "Jord", "Wren Terra" })
  g:choose("answer with Reparations"):until_option("Wren Terra"):choose("Wren Terra")
  t:eq(g:view(0).seats[2].exhausted, nil)
end)

card("Reparations", "not with nothing to exhaust and nothing to ready", function(t)
  t:not_offered(robbed(t, { "Jord" }), "answer with Reparations")
end)

-- ---- Leaders are unlocked as soon as what is asked for is done

rule({ "51.10a", "51.10c" }, "the third objective unlocks the hero in the agenda phase, too", function(t)
  local g = agenda.voting(t, { "Minister of Policy", "Mutiny" }, { before = { scored = { {}, { "Prove Endurance", "Cut Supply Lines" } },
    secrets = { {}, { "Drive the Debate" } } } })
  agenda.vote(g, 0, "Player 2", { "Jord" })
  g:until_option("answer with Drive the Debate"):choose("answer with Drive the Debate")
  g:pass_until(function() return g:log_has("Mutiny is revealed") end)
  t:ok(g:log_has("Player 2 unlocks Darktalon Treilla"))
end)

rule({ "51.6+1", "51.6b" }, "goods of a transaction unlock a commander before the vote", function(t)
  local g = agenda.begun(t, { "Mutiny" }, { goods = { 5, 0, 5 } })
  g:pass_until(function() return g:has("bargain with somebody") end)
  g:choose("bargain with somebody"):choose("bargain with Player 3"):choose("give 5 trade goods"):choose("offer"):choose("agree")
  g:until_option("vote for For")
  t:ok(g:log_has("Player 3 unlocks Gila the Silvertongue"))
end)

rule({ "51.6+1", "51.6b" }, "so do goods on a strategy card before the action phase", function(t)
  local g = imperium.acting(t, { all_used = true })
  g:pass_until(function() return g:see("round") == 2 and g:has("take Trade with 1 trade good") and g:ask().seat == 2 end)
  g:arrange{ goods = { 0, 0, 9 } }
  g:choose("take Trade")
  g:until_option("activate Jord")
  t:ok(g:log_has("Player 3 unlocks Gila the Silvertongue"))
end)

rule({ "51.6+1", "51.6b", "51.6c" }, "a commander unlocked by one action is there for the next one of the same turn", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Leadership", "Warfare" }, { "Diplomacy", "Technology" }, { "Trade", "Imperial" } })
  g:arrange{ no_secrets = true, goods = { 0, 0, 7 }, technologies = { {}, {}, { "Fleet Logistics" } } }
  g:pass_until(function() return g:has("use Trade") end)
  g:choose("use Trade")
  g:pass_until(function() return g:has("use Imperial") end)
  t:eq(g:ask().seat, 2)
  t:ok(g:log_has("Player 3 unlocks Gila the Silvertongue"))
end)

rule({ "51.6+1", "51.6b" }, "goods of a transaction in one's turn unlock a commander, though they are spent in the same turn", function(t)
  local g = imperium.acting(t, { goods = { 9, 5 }, add_units = { {}, { ["Tequ'ran and Torkan"] = { cruiser = 1 } } } },
    { seats = { { faction = "Hacan" }, { faction = "Letnev" }, { faction = "Sol" } } })
  imperium.quiet(imperium.quiet(g):choose("bargain with somebody")):choose("bargain with Player 2"):choose("ask for 1 trade good"):choose("offer"):choose("agree")
  t:ok(g:log_has("Player 1 unlocks Gila the Silvertongue"))
end)

rule({ "51.6+1", "51.6b" }, "so do those that one is given when its turn begins", function(t)
  local g = imperium.acting(t, { goods = { 0, 8 } }, { seats = { { faction = "Nekro" }, { faction = "Hacan" }, { faction = "Sol" } } })
  imperium.quiet(g):choose("use Leadership")
  g:until_option("answer with Nekro Malleon"):choose("answer with Nekro Malleon")
  g:choose("Player 2"):choose("do it")
  if g:has("Spend a command token") then g:choose("Spend a command token") end
  g:pass_until(function() return g:ask().seat == 1 and g:ask().rule == "3.1" end)
  t:ok(g:log_has("Player 2 gets 2 trade goods"))
  t:ok(g:log_has("Player 2 unlocks Gila the Silvertongue"))
end)

rule({ "51.6+1", "51.6b" }, "a step of a tactical action unlocks a commander, though the next one undoes it", function(t)
  local sector = require "lib.sector"
  local g = sector.active(t, "Atlas", { units = { { ["space of Quann"] = { cruiser = 1 }, Quann = { infantry = 1 }, Lodor = { infantry = 1 } }, { ["space of Atlas"] = { cruiser = 3 } } },
    planets = { { "Quann", "Lodor" } } }, { "Creuss", "Letnev", "Hacan" })
  g:choose("move 1 cruiser"):choose("that is all that moves")
  g:pass_until(function() return g:has("stand and fight") end)
  t:ok(g:log_has("Player 1 unlocks Sai Seravus"))
end)

card("Predictive Intelligence", "no extra votes while it is exhausted", function(t)
  local function second(winner)
    local g = agenda.voting(t, { "Mutiny", "Economic Equality" }, { technologies = { {}, { "Predictive Intelligence" } },
      planets = { {}, { "Lodor" }, { "Mecatol Rex" } } })
    agenda.vote(g, 1, "For", { "Wren Terra" })
    g:until_option("answer with Predictive Intelligence"):choose("answer with Predictive Intelligence")
    agenda.vote(g, 2, winner, { "Mecatol Rex" })
    g:pass_until(function() return g:log_has("Economic Equality is revealed") end)
    agenda.vote(g, 1, "For", { "Lodor" })
    g:pass_until(function() return g:has("answer with Predictive Intelligence") or g:see("round") == 2 end)
    return g:has("answer with Predictive Intelligence")
  end
  t:eq({ second("For"), second("Against") }, { true, false })
end)

test("what a card changes or cancels is told in words, thing or no thing", function(t)
  local g = agenda.begun(t, { "Mutiny" }, { hand = { { "Trade Rider" } } })
  g:until_option("answer with Trade Rider"):choose("answer with Trade Rider")
  g:until_option("predict For")
  t:ok(g:log_has("Trade Rider changes the rules for Player 1 (cannot vote) for a while."))
  local h = imperium.acting(t, { hand = { {}, { "Coup d'Etat" } } })
  h:choose("use Leadership"):until_option("answer with Coup"):choose("answer with Coup")
  h:pass_until(doing)
  t:ok(h:log_has("Player 2 cancels the effect of what was about to happen."))
end)

rule({ "1.19", "98.7" }, "what two must resolve at once comes in the order of turns: the active player is first at ten", function(t)
  local g = imperium.acting(t, { points = { 9, 9 }, add_units = { {}, { ["Tequ'ran and Torkan"] = { cruiser = 1 } } } })
  g:choose("bargain with somebody"):choose("bargain with Player 2")
  g:choose("give Support"):choose("ask for Support"):choose("offer"):choose("agree")
  t:eq(g:status(), "over")
  t:eq({ g:standing(0).place, g:standing(1).place }, { 1, 2 })
end)
