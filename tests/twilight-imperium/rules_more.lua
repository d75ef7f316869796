-- Rules that show only where two things meet: abilities against rules, abilities against abilities, and
-- what effects do with tokens, planets and cards.
local imperium = require "lib.imperium"
local faction = require "lib.faction"
local agenda = require "lib.agenda"

local function turn_of(g, seat)
  return g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == seat end)
end

rule({ "1.2a" }, "what lets ships leave a token behind leaves the other rules of movement as they are", function(t)
  local g = imperium.acting(t, { area = { { "Dominus Orb" } }, tokens = { { "Jord", "Mehar Xull" } },
    units = { { Jord = { carrier = 1, cruiser = 1, space_dock = 1 }, ["Mehar Xull"] = { cruiser = 1 } }, { Atlas = { destroyer = 1 }, ["Tequ'ran and Torkan"] = { destroyer = 1 } } } })
  g:choose("activate Atlas"):choose("answer with Dominus Orb")
  t:offered(g, "move 1 cruiser from Jord")
  local h = imperium.acting(t, { area = { { "Dominus Orb" } }, tokens = { { "Jord" } },
    units = { { Jord = { carrier = 1, cruiser = 1, space_dock = 1 } }, { Atlas = { destroyer = 1 }, ["Tequ'ran and Torkan"] = { destroyer = 1 } } } })
  h:choose("activate Mehar Xull"):choose("answer with Dominus Orb")
  t:not_offered(h, "move 1 cruiser from Jord") -- past ships of others
  local far = imperium.acting(t, { area = { { "Dominus Orb" } }, tokens = { { "Jord" } }, units = { { Jord = { carrier = 1, space_dock = 1 } } } })
  far:choose("activate Deep Space 46"):choose("answer with Dominus Orb")
  t:not_offered(far, "move 1 carrier from Jord") -- too far
end)

rule({ "1.5" }, "each ability of a card is used by itself", function(t)
  -- The Crown explores after a tactical action, exhausted, and is purged for a point in the status phase.
  local g = imperium.acting(t, { own_relics = { { "The Crown of Emphidia" } }, planets = { { "Lodor", "Atlas" } }, attached = { Lodor = "Tomb of Emphidia" } })
  g:choose("activate Quann")
  g:pass_until(function() return g:has("answer with The Crown of Emphidia") end)
  g:choose("answer with The Crown of Emphidia"):choose("Atlas")
  t:ok(g:log_has("Player 1 explores Atlas"))
  t:eq(g:see("seat.0.points"), 0)
  g:pass_until(function() return g:see("phase") == "Status" and g:has("answer with The Crown of Emphidia") or g:see("round") == 2 end)
  g:choose("answer with The Crown of Emphidia")
  t:eq(g:see("seat.0.points"), 1)
end)

rule({ "1.6a" }, "who can never be kept from voting votes, whatever forbids it this once", function(t)
  local function voters(unlocked)
    local g = imperium.acting(t, { notes = { {}, { "Political Secret of Player 1" } }, custodians = 0, unlocked = { unlocked } },
      { seats = { { faction = "Xxcha" }, { faction = "Winnu" }, { faction = "Hacan" } } })
    g:pass_until(function() return g:has("answer with Political Secret") end)
    g:choose("answer with Political Secret of Player 1")
    local found = {}
    g:pass_until(function()
      if g:has("abstain") then found[g:ask().seat] = true end
      return g:log_has("The vote ends") or g:see("round") == 2
    end)
    return found[0]
  end
  t:eq({ voters{ "Elder Qanoj" }, voters{} }, { true, nil })
end)

rule({ "1.6a+1" }, "what keeps wormholes open goes before what shuts them", function(t)
  local function passing(ours)
    local g = faction.as(t, ours, { laws = { "Enforced Travel Ban" }, units = { { ["space of Atlas"] = { cruiser = 1 } } }, without = { { "Gravity Drive" } } })
    return imperium.quiet(g:choose("activate Quann"))
  end
  t:offered(passing("Creuss"), "move 1 cruiser")
  local g = imperium.acting(t, { laws = { "Enforced Travel Ban" }, units = { { ["space of Atlas"] = { cruiser = 1 }, Jord = { space_dock = 1 } } } })
  t:not_offered(g:choose("activate Quann"), "move 1 cruiser from Atlas")
end)

rule({ "2.4+2" }, "effects lower the limit of action cards", function(t)
  local hand = { "Plague", "Spy", "Uprising", "Insubordination", "Lucky Shot" }
  local function kept(laws)
    local g = imperium.acting(t, { laws = laws, hand = { hand } })
    g:pass_until(function() return g:see("round") == 2 end)
    return g:see("hand.count")
  end
  t:eq({ kept{ "Executive Sanctions" }, kept{} }, { 3, 6 })
end)

rule({ "8.11a" }, "the planet with the most votes is elected", function(t)
  local g = agenda.voting(t, { "Senate Sanctuary" }, { before = { planets = { { "Lodor" }, { "Quann" } } } }, { expansion = "off" })
  agenda.vote(g, 1, "Quann", { "Arc Prime", "Wren Terra" })
  agenda.vote(g, 0, "Lodor", { "Jord", "Lodor" })
  g:pass_until(function() return g:log_has("Senate Sanctuary becomes a law") end)
  t:ok(g:log_has("Lodor is elected") or g:log_has("The vote ends with Lodor"))
end)

rule({ "20.6+1" }, "where a token lies already none is put, and the rest happens all the same", function(t)
  local g = faction.as(t, "Winnu", { strategy = { 0, 2 }, tokens = { {}, { "Mehar Xull" } }, units = { { ["space of Tequ'ran and Torkan"] = { cruiser = 1 } }, { ["space of Atlas"] = { cruiser = 1 } } } }, "Naalu")
  g:seat(1):choose("activate Lodor")
  turn_of(g, 0):choose("activate Atlas")
  imperium.quiet(g):choose("move 1 cruiser"):choose("that is all that moves")
  faction.until_offered(g, "answer with The Naalu Collective"):choose("answer with The Naalu Collective")
  faction.until_offered(g, "Mehar Xull"):choose("Mehar Xull")
  g:pass_until(function() return imperium.units(g, 1, "Mehar Xull").cruiser == 1 or g:ask().seat == 2 end)
  t:eq(imperium.units(g, 1, "Mehar Xull").cruiser, 1)
  t:ok(not g:log_has("Player 2 places a command token in Mehar Xull"))
end)

rule({ "25.6" }, "an effect may take a planet from whoever controls it", function(t)
  local g = imperium.begun(t, { seats = { { faction = "Xxcha" }, { faction = "Winnu" }, { faction = "Hacan" } } })
  imperium.pick(g, { { "Diplomacy", "Leadership" }, { "Politics", "Warfare" }, { "Technology", "Imperial" } })
  g:arrange{ no_secrets = true, agents_spent = { true, true, true }, planets = { {}, { "Atlas" } }, units = { {}, {} } }
  g:pass_until(function() return g:has("use Diplomacy") end)
  g:choose("use Diplomacy")
  g:pass_until(function() return g:has("answer with The Xxcha Kingdom") or g:ask().rule == "3.1" end)
  g:choose("answer with The Xxcha Kingdom")
  g:pass_until(function() return g:has("Atlas") end):choose("Atlas")
  t:ok(g:log_has("Player 1 controls Atlas"))
  for _, planet in ipairs(g:view(0).seats[2].planets) do t:ok(planet ~= "Atlas") end
end)

rule({ "34.4a" }, "an exhausted card still does what it does without being exhausted", function(t)
  -- While Winnu does not control Mecatol Rex it lies beside all wormholes for them.
  local g = faction.as(t, "Winnu", { technologies = { { "Lazax Gate Folding" } }, planets = { { "Winnu", "Mecatol Rex" } }, custodians = 0,
    units = { { ["space of Alpha Wormhole 39"] = { dreadnought = 1 }, ["Mecatol Rex"] = { infantry = 1 } } } }, "Saar")
  g:choose("use Lazax Gate Folding")
  turn_of(g, 0)
  t:refused(g, { "use Lazax Gate Folding" }, "34.4+1")
  g:arrange{ lost = { "Mecatol Rex" }, units = { { ["space of Alpha Wormhole 39"] = { dreadnought = 1 } } } }
  imperium.quiet(g:choose("activate Mecatol Rex"))
  t:offered(g, "move 1 dreadnought")
end)

rule({ "51.6c" }, "a commander's condition is looked at when an ability is done, not in its midst", function(t)
  local seats = { { faction = "Hacan" }, { faction = "Winnu" }, { faction = "Mentak" } }
  local g = imperium.begun(t, { seats = seats })
  imperium.pick(g, { { "Trade", "Leadership" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true, agents_spent = { true, true, true }, goods = { 8 } }
  g:pass_until(function() return g:has("use Trade") end)
  g:choose("use Trade")
  t:eq({ g:see("seat.0.trade goods"), faction.leader(g, 0, "Gila the Silvertongue") }, { 11, { locked = true } })
  faction.until_told(g, "unlocks Gila the Silvertongue")
  t:eq(faction.leader(g, 0, "Gila the Silvertongue"), {})
end)

rule({ "56.2+1" }, "what is taken off may bring a result below what is wanted", function(t)
  local function rolls(ours, die)
    local g = faction.as(t, ours, { units = { { ["space of Atlas"] = { cruiser = 1 } }, { ["space of Atlas"] = { dreadnought = 1 } } } })
    g:choose("activate Atlas"):force{ die, "1" }
    return faction.until_told(g, "Player 2 rolls"):log_has("Player 1 scores 1 hit")
  end
  t:eq({ rolls("Saar", "7"), rolls("Jol-Nar", "7"), rolls("Jol-Nar", "8") }, { true, false, true })
end)

local three = { "Shared Research", "Regulated Conscription", "Fleet Regulations" }
rule({ "61.5c" }, "an agenda phase objective is scored whenever in the agenda phase, and not before", function(t)
  local g = agenda.begun(t, { "Mutiny" }, { before = { laws = { three[1], three[2] }, secrets = { { "Dictate Policy" } } } })
  g:arrange{ laws = three }
  agenda.decided(g, "For", true)
  g:pass_until(function() return g:has("answer with Dictate Policy") or g:see("phase") ~= "Agenda" end)
  g:choose("answer with Dictate Policy")
  t:eq(g:see("seat.0.points"), 1)
  local h = imperium.acting(t, { laws = three, secrets = { { "Dictate Policy" } } })
  h:pass_until(function() return h:has("answer with Dictate Policy") or h:see("phase") == "Status" end)
  t:not_offered(h, "answer with Dictate Policy")
end)

rule({ "61.9a" }, "ships that a smaller fleet pool does not hold are removed, not destroyed", function(t)
  -- What is destroyed beside The Terror Between is captured, also ships of the Cabal.
  local g = agenda.begun(t, { "Clandestine Operations" }, { fleet = { 4, 3, 3 }, tactic = { 1, 1, 1 },
    units = { { ["space of Atlas"] = { flagship = 1, cruiser = 3 }, Acheron = { space_dock = 1 } } } },
    { seats = { { faction = "Vuil'raith" }, { faction = "Winnu" }, { faction = "Hacan" } } })
  agenda.decided(g, "Against", true)
  g:pass_until(function() return g:log_has("Clandestine Operations is discarded") end)
  local left = imperium.units(g, 0, "Atlas")
  t:eq((left.cruiser or 0) + (left.flagship or 0), 3)
  t:ok(not g:log_has("captures"))
end)

rule({ "70.3" }, "a card is purged for an effect of which nothing could be done", function(t)
  local g = imperium.acting(t, { area = { { "The Codex" } }, pile = { "Bribery" } })
  g:choose("use The Codex")
  if g:has("Bribery") then g:choose("Bribery") end
  g:pass_until(function() return g:ask().seat ~= 0 end)
  t:eq({ g:see("Bribery.zone"), g:see("The Codex.zone") }, { "hand.0", nil })
end)

rule({ "82.3+3" }, "the speaker is named, then cards are drawn, then agendas are looked at", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Politics", "Leadership" }, { "Diplomacy", "Technology" }, { "Trade", "Imperial" } })
  g:pass_until(function() return g:has("use Politics") end)
  g:choose("use Politics")
  t:eq({ g:see("raw.speaker"), g:see("hand.count") }, { 0, 0 })
  g:choose("Player 2")
  t:eq({ g:see("raw.speaker"), g:see("hand.count") }, { 1, 2 })
  t:ok(g:has("at the bottom"))
end)

rule({ "94.3+1" }, "Hacan's bargains include action cards, those of others do not", function(t)
  local function bargaining(ours, theirs)
    local g = faction.as(t, ours, { hand = { { "Flank Speed" } }, units = { { ["space of Atlas"] = { cruiser = 1 } }, { ["space of Mehar Xull"] = { cruiser = 1 } } } }, theirs)
    return imperium.quiet(g:choose("bargain with somebody")):choose("bargain with Player 2")
  end
  t:offered(bargaining("Hacan"), "give Flank Speed")
  t:offered(bargaining("Saar", "Hacan"), "give Flank Speed")
  t:not_offered(bargaining("Saar"), "give Flank Speed")
end)
