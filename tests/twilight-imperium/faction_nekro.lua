-- The Nekro Virus: where their components act and where they must not; tokens that copy technologies.
local imperium = require "lib.imperium"
local faction = require "lib.faction"
local agenda = require "lib.agenda"

-- What a seat owns, in the order of names.
local function techs(g, seat)
  local found = {}
  for _, name in ipairs(g:see("raw.seats." .. seat .. ".technologies") or {}) do found[#found + 1] = name end
  table.sort(found)
  return found
end

local starting = { Winnu = { "Antimass Deflectors" }, Sol = { "Antimass Deflectors", "Neural Motivator" }, Saar = { "Antimass Deflectors" },
  Letnev = { "Antimass Deflectors", "Plasma Scoring" }, Muaat = { "Plasma Scoring" }, ["N'orr"] = {}, Mahact = { "Predictive Intelligence", "Bio-Stims" } }

-- Nekro fights `theirs` above Atlas; a cruiser of the other is lost in the first round.
local function fight(t, theirs, position, ours)
  local all = { technologies = { {}, { "Gravity Drive" } }, without = { { "Dacxive Animators" }, starting[theirs] },
    units = { { ["space of Atlas"] = { cruiser = 3 } }, { ["space of Atlas"] = { cruiser = 2 } } } }
  for key, value in pairs(position or {}) do all[key] = value end
  local g = faction.as(t, ours or "Nekro", all, theirs)
  g:choose("activate Atlas")
  g:pass_until(function() return g:log_has("fight a space combat") end)
  return g
end
local function one_lost(g)
  g:force{ "10", "1", "1", "1", "1" }
  return g:pass_until(function() return g:has("answer with The Nekro Virus") or g:ask().seat == 1 and g:has("activate") or g:see("round") == 2 end)
end
local function singularity(g)
  return one_lost(g):choose("answer with The Nekro Virus")
end

card("Technological Singularity", "a technology of an opponent of whom a unit was destroyed", function(t)
  local g = singularity(fight(t, "Winnu"))
  g:choose("gain Gravity Drive")
  t:eq(techs(g, 0), { "Gravity Drive", "Valefar Assimilator X", "Valefar Assimilator Y" })
  t:eq(techs(g, 1), { "Gravity Drive" })
end)

card("Technological Singularity", "one in a combat", function(t)
  local g = singularity(fight(t, "Winnu", { technologies = { {}, { "Gravity Drive", "Sling Relay" } } }))
  g:choose("gain Gravity Drive")
  g:force{ "10", "1", "1", "1" }
  g:pass_until(function() return g:log_has("wins the combat") end)
  g:pass_until(function() return g:has("answer with The Nekro Virus") or g:ask().seat == 1 and g:has("activate") end)
  t:not_offered(g, "answer with The Nekro Virus")
end)

card("Technological Singularity", "not when nothing was destroyed, nor for own losses", function(t)
  local g = fight(t, "Winnu")
  g:force{ "1", "1", "1", "10", "1" }
  g:pass_until(function() return g:log_has("Player 1 loses 1 cruiser") end)
  t:not_offered(g, "answer with The Nekro Virus")
end)

card("Technological Singularity", "nothing that one has already", function(t)
  t:not_offered(one_lost(fight(t, "Winnu", { technologies = { { "Gravity Drive" }, { "Gravity Drive" } } })), "answer with The Nekro Virus")
end)

rule("90.11", "technologies of other factions are not gained, only copied", function(t)
  local g = singularity(fight(t, "Letnev", { technologies = { {}, { "L4 Disruptors" } } }))
  t:not_offered(g, "gain L4 Disruptors")
  t:offered(g, "copy L4 Disruptors with Valefar Assimilator X")
end)

-- ---- Valefar Assimilators -----------------------------------------------------------------------------

rule("90.16", "a token on a technology of the opponent's faction copies it: Letnev's keep cannons silent", function(t)
  local function landed(copies)
    local g = fight(t, "Letnev", { technologies = { {}, { "L4 Disruptors" } }, planets = { {}, { "Atlas" } },
      units = { { ["space of Atlas"] = { cruiser = 3, carrier = 1, infantry = 1 } }, { ["space of Atlas"] = { cruiser = 1 }, Atlas = { pds = 1, infantry = 1 } } } })
    g:force{ "10", "1", "1", "1" }
    faction.until_offered(g, "answer with The Nekro Virus")
    if copies then
      g:choose("answer with The Nekro Virus"):choose("copy L4 Disruptors with Valefar Assimilator X")
      t:eq(techs(g, 0), { "L4 Disruptors", "Valefar Assimilator Y" })
      t:eq(techs(g, 1), { "L4 Disruptors" })
    else
      g:pass()
    end
    faction.until_offered(g, "land 1 infantry on Atlas"):choose("land 1 infantry on Atlas")
    g:pass_until(function() return g:has("hold fire") or g:log_has("in ground combat") end)
    return g:has("hold fire")
  end
  t:eq({ landed(true), landed(false) }, { false, true })
end)

-- Nekro as it stands after it has copied these.
local function copying(t, theirs, names, position)
  local all = { technologies = { {}, names }, without = { { "Dacxive Animators" }, starting[theirs] }, assimilated = { names } }
  for key, value in pairs(position or {}) do all[key] = value end
  return faction.as(t, "Nekro", all, theirs)
end

card("Valefar Assimilator X", "what it copies is theirs while the token lies there: infantry of Sol", function(t)
  local g = copying(t, "Sol", { "Spec Ops II" }, { planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 } }, { Atlas = { infantry = 1 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "land 1 infantry on Atlas")
  g:force{ "6", "1" }
  g:choose("land 1 infantry on Atlas")
  g:pass_until(function() return g:log_has("controls Atlas") or g:log_has("Player 2 scores 1 hit") end)
  t:ok(g:log_has("Player 1 scores 1 hit"))
end)

card("Valefar Assimilator X", "not on a technology that bears a token already", function(t)
  local g = singularity(fight(t, "Sol", { technologies = { {}, { "Spec Ops II", "Gravity Drive" } }, assimilated = { { "Spec Ops II" } } }))
  t:offered(g, "gain Gravity Drive")
  t:not_offered(g, "copy Spec Ops II")
  t:refused(g, { "copy Spec Ops II with Valefar Assimilator Y" }, "90.16")
end)

card("Valefar Assimilator X", "the token moves on, and what it copied is gone", function(t)
  local g = singularity(fight(t, "Sol", { technologies = { {}, { "Spec Ops II", "Advanced Carrier II" } }, assimilated = { { "Spec Ops II" } } }))
  g:choose("copy Advanced Carrier II with Valefar Assimilator X")
  t:eq(techs(g, 0), { "Advanced Carrier II", "Valefar Assimilator Y" })
  t:ok(g:log_has("Player 1 takes the token of Valefar Assimilator X from Spec Ops II"))
end)

card("Valefar Assimilator Y", "the second token beside the first", function(t)
  local g = singularity(fight(t, "Sol", { technologies = { {}, { "Spec Ops II", "Advanced Carrier II" } }, assimilated = { { "Spec Ops II" } } }))
  g:choose("copy Advanced Carrier II with Valefar Assimilator Y")
  t:eq(techs(g, 0), { "Advanced Carrier II", "Spec Ops II" })
end)

card("Valefar Assimilator Y", "not for an upgrade of a kind that the first copies", function(t)
  local g = singularity(fight(t, "Sol", { technologies = { {}, { "Spec Ops II" } } }))
  t:offered(g, "copy Spec Ops II with Valefar Assimilator Y")
  -- Mahact's infantry, while that of Sol is copied
  local h = faction.as(t, "Nekro", { technologies = { {}, { "Spec Ops II" }, { "Crimson Legionnaire II" } }, assimilated = { { "Spec Ops II" } },
    units = { { ["space of Atlas"] = { cruiser = 3 } }, {}, { ["space of Atlas"] = { cruiser = 2 } } } }, "Sol", "Mahact")
  h:choose("activate Atlas")
  h:pass_until(function() return h:log_has("fight a space combat") end)
  h:force{ "10", "1", "1", "1", "1" }
  faction.until_offered(h, "answer with The Nekro Virus"):choose("answer with The Nekro Virus")
  t:refused(h, { "copy Crimson Legionnaire II with Valefar Assimilator Y" }, "90.21+2")
end)

rule({ "90.21", "97.1a" }, "units are upgraded by their kind, whatever the upgrade is called", function(t)
  local g = fight(t, "N'orr", { technologies = { {}, { "Exotrireme II" } },
    units = { { ["space of Atlas"] = { dreadnought = 3 } }, { ["space of Atlas"] = { cruiser = 2 } } } })
  local function dreadnoughts()
    for _, piece in ipairs(g:view(0).boards[1].pieces) do
      if piece.owner == 0 and piece.type == "dreadnought" then return piece.title or piece.name end
    end
  end
  t:eq(dreadnoughts(), "Dreadnought I")
  singularity(g):choose("copy Exotrireme II with Valefar Assimilator X")
  t:eq(dreadnoughts(), "Exotrireme II")
end)

rule({ "90.21+1", "90.21+2", "97.1a+1" }, "a second upgrade of a kind takes the place of the first, with its token", function(t)
  local g = faction.as(t, "Nekro", { technologies = { {}, { "Spec Ops II" }, { "Crimson Legionnaire II" } }, assimilated = { { "Spec Ops II" } },
    units = { { ["space of Atlas"] = { cruiser = 3 } }, {}, { ["space of Atlas"] = { cruiser = 2 } } } }, "Sol", "Mahact")
  g:arrange{ without = { { "Dacxive Animators" } } }
  g:choose("activate Atlas")
  g:pass_until(function() return g:log_has("fight a space combat") end)
  g:force{ "10", "1", "1", "1", "1" }
  faction.until_offered(g, "answer with The Nekro Virus"):choose("answer with The Nekro Virus")
  t:refused(g, { "copy Crimson Legionnaire II with Valefar Assimilator Y" }, "90.21+2")
  g:choose("copy Crimson Legionnaire II with Valefar Assimilator X")
  t:eq(techs(g, 0), { "Crimson Legionnaire II", "Valefar Assimilator Y" })
end)

rule({ "90.21+1", "97.1a+1" }, "an upgrade of all colours gives way to a copy, and a copy to it", function(t)
  local g = singularity(fight(t, "Sol", { technologies = { { "Infantry II" }, { "Spec Ops II" } } }))
  g:choose("copy Spec Ops II with Valefar Assimilator X")
  t:eq(techs(g, 0), { "Spec Ops II", "Valefar Assimilator Y" })
  local h = singularity(fight(t, "N'orr", { technologies = { {}, { "Exotrireme II", "Dreadnought II" } }, assimilated = { { "Exotrireme II" } } }))
  h:choose("gain Dreadnought II")
  t:eq(techs(h, 0), { "Dreadnought II", "Valefar Assimilator X", "Valefar Assimilator Y" })
end)

rule({ "90.17" }, "units of a faction sheet are no technologies: nothing of them is offered", function(t)
  t:not_offered(one_lost(fight(t, "Sol", { technologies = {} })), "answer with The Nekro Virus")
end)

rule({ "90.18", "33.10a" }, "a technology with a token stays when its owner is out of the game", function(t)
  local g = copying(t, "Sol", { "Spec Ops II" }, { lost = { "Jord" }, units = { { ["Mordai II"] = { space_dock = 1 } }, {}, { ["space of Moll Primus"] = { cruiser = 1 } } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:log_has("Player 2 is out of the game") end)
  t:eq(techs(g, 1), {})
  t:eq(techs(g, 0), { "Spec Ops II", "Valefar Assimilator Y" })
end)

rule("90.22", "a copied technology counts for objectives with colour and type", function(t)
  local function scores(copied)
    local g = copying(t, "Letnev", { "L4 Disruptors", "Non-Euclidean Shielding" }, { assimilated = { copied }, secrets = { { "Adapt New Strategies" } } })
    g:pass_until(function() return g:has("score Adapt New Strategies") or g:see("round") == 2 end)
    return g:has("score Adapt New Strategies")
  end
  t:ok(scores{ "L4 Disruptors", "Non-Euclidean Shielding" })
  t:ok(not scores{ "L4 Disruptors" })
  local function diversified(copied)
    local g = copying(t, "Letnev", { "L4 Disruptors", "Non-Euclidean Shielding" }, { assimilated = { copied }, revealed = { "Diversify Research" },
      technologies = { { "Plasma Scoring", "Sarween Tools" }, { "L4 Disruptors", "Non-Euclidean Shielding" } } })
    g:pass_until(function() return g:ask().seat == 0 and g:has("score Diversify Research") or g:see("round") == 2 end)
    return g:see("round") == 1
  end
  t:ok(diversified{ "L4 Disruptors", "Non-Euclidean Shielding" })
  t:ok(not diversified{ "L4 Disruptors" })
end)

-- ---- What a lost copy leaves behind --------------------------------------------------------------------

-- Nekro wins against Saar, whose factory it has copied (a dock floats there), and copies something else:
-- the token moves to Chaos Mapping.
local function factory_lost(t, where, planets, more)
  local units = { ["space of Atlas"] = { cruiser = 3 } }
  units["space of " .. where] = { space_dock = 1, cruiser = where == "Atlas" and 3 or nil }
  for place, what in pairs(more or {}) do units[place] = what end
  local g = faction.as(t, "Nekro", { technologies = { {}, { "Floating Factory II", "Chaos Mapping" } }, without = { { "Dacxive Animators" }, starting.Saar },
    assimilated = { { "Floating Factory II" } }, planets = { planets } }, "Saar")
  g:arrange{ units = { units, { ["space of Atlas"] = { cruiser = 2 } } } }
  g:choose("activate Atlas")
  g:pass_until(function() return g:log_has("fight a space combat") end)
  return singularity(g):choose("copy Chaos Mapping with Valefar Assimilator X")
end

rule("90.19", "space docks that floated go to a planet of their system", function(t)
  local g = factory_lost(t, "Lodor", { "Lodor" })
  t:eq(imperium.units(g, 0, "Lodor").space_dock, 1)
  t:ok(g:log_has("Player 1 puts a space dock on Lodor"))
end)

rule("90.19", "its owner says on which, of those that have room", function(t)
  local g = factory_lost(t, "Tequ'ran and Torkan", { "Tequ'ran", "Torkan" })
  t:offered(g, "put it on Tequ'ran")
  g:choose("put it on Torkan")
  t:eq(imperium.units(g, 0, "Torkan").space_dock, 1)
  local h = factory_lost(t, "Tequ'ran and Torkan", { "Tequ'ran", "Torkan" }, { ["Tequ'ran"] = { infantry = 1 } })
  t:offered(h, "put it on Tequ'ran")
end)

rule("90.19+1", "where there is none it goes to reinforcements", function(t)
  local g = factory_lost(t, "Lodor", {})
  t:ok(g:log_has("Player 1 removes 1 space dock") or g:log_has("1 space dock"))
  t:eq(imperium.units(g, 0, "Lodor"), {})
end)

local function war_suns_lost(t, own)
  local g = faction.as(t, "Nekro", { technologies = { {}, { "Prototype War Sun II", "Magmus Reactor", own and "War Sun" } },
    without = { { "Dacxive Animators" }, starting.Muaat }, assimilated = { { "Prototype War Sun II" } },
    units = { { ["space of Atlas"] = { war_sun = 1, cruiser = 2 }, ["space of Lodor"] = { war_sun = 1 } }, { ["space of Atlas"] = { cruiser = 2 } } } }, "Muaat")
  g:choose("activate Atlas")
  g:pass_until(function() return g:log_has("fight a space combat") end)
  g:force{ "10", "1", "1", "1", "1", "1", "1" }
  faction.until_offered(g, "answer with The Nekro Virus"):choose("answer with The Nekro Virus")
  return g
end

rule("90.20", "war suns of a lost copy go to reinforcements", function(t)
  local g = war_suns_lost(t):choose("copy Magmus Reactor with Valefar Assimilator X")
  t:eq({ imperium.units(g, 0, "Atlas").war_sun, imperium.units(g, 0, "Lodor").war_sun }, {})
  t:eq(imperium.units(g, 0, "Atlas").cruiser, 2)
end)

test("war suns stay if the technology of all is there in its place", function(t)
  local function suns(technology)
    local g = faction.as(t, "Nekro", { technologies = { {}, { "Prototype War Sun II" }, technology }, without = { { "Dacxive Animators" } },
      assimilated = { { "Prototype War Sun II" } },
      units = { { ["space of Atlas"] = { war_sun = 1 } }, {}, { ["space of Atlas"] = { cruiser = 2 } } } }, "Muaat")
    g:choose("activate Atlas")
    g:pass_until(function() return g:log_has("fight a space combat") end)
    g:force{ "10", "1", "1", "1", "1" }
    faction.until_offered(g, "answer with The Nekro Virus"):choose("answer with The Nekro Virus")
    g:choose("gain War Sun")
    return imperium.units(g, 0, "Atlas").war_sun
  end
  t:eq(suns{ "War Sun" }, 1)
end)

-- ---- The rest of the sheet -------------------------------------------------------------------------------

local seats = { { faction = "Nekro" }, { faction = "Letnev" }, { faction = "Hacan" } }

card("Galactic Threat", "a prediction that comes true brings a technology of who voted so; they have no vote", function(t)
  local g = agenda.begun(t, { "Mutiny", "Economic Equality" }, { before = { without = { {}, { "Antimass Deflectors", "Plasma Scoring" } },
    technologies = { {}, { "Gravity Drive" }, { "Sling Relay" } } } }, { seats = seats })
  faction.until_offered(g, "answer with The Nekro Virus"):choose("answer with The Nekro Virus")
  g:choose("predict Against")
  agenda.vote(g, 1, "Against", { "Wren Terra" })
  g:pass_until(function() return g:has("gain Gravity Drive") or g:log_has("Economic Equality") end)
  t:eq(g:ask().seat, 0)
  t:not_offered(g, "gain Sling Relay")
  g:choose("gain Gravity Drive")
  t:ok(not g:log_has("Player 1 casts"))
end)

card("Galactic Threat", "nothing if it was wrong", function(t)
  local g = agenda.begun(t, { "Mutiny", "Economic Equality" }, { before = { technologies = { {}, { "Gravity Drive" } } } }, { seats = seats })
  faction.until_offered(g, "answer with The Nekro Virus"):choose("answer with The Nekro Virus")
  g:choose("predict For")
  agenda.vote(g, 1, "Against", { "Wren Terra" })
  g:pass_until(function() return g:has("gain Gravity Drive") or g:log_has("Economic Equality") end)
  t:not_offered(g, "gain Gravity Drive")
end)

local function technology_used(t, ours)
  local g = imperium.begun(t, { seats = { { faction = ours }, { faction = "Winnu" }, { faction = "Mentak" } } })
  imperium.pick(g, { { "Technology", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true, tactic = { 3 }, goods = { 0 } }
  imperium.quiet(g):choose("use Technology")
  return g:pass_until(function() return g:has("into the tactic pool") or g:has("research ") end)
end

card("Propagation", "three command tokens instead of research", function(t)
  local g = technology_used(t, "Nekro")
  t:not_offered(g, "research ")
  t:ok(g:log_has("Player 1 gains 3 command tokens"))
end)

card("Propagation", "others research and gain no tokens for it", function(t)
  local g = technology_used(t, "Saar")
  t:offered(g, "research ")
  t:ok(not g:log_has("Player 1 gains 3 command tokens"))
end)

card("Propagation", "not for a technology that is gained without research", function(t)
  local g = agenda.voting(t, { "Research Grant Reallocation" }, { fleet = { 3 } },
    { seats = { { faction = "Nekro" }, { faction = "Winnu" }, { faction = "Mentak" } } })
  agenda.decided(g, "Player 1")
  local before = #g:log()
  g:until_option("Neural Motivator"):choose("Neural Motivator")
  t:ok(g:log_has("Player 1 gains Neural Motivator"))
  for n = before, #g:log() do t:eq(g:log()[n]:find("gains 3 command tokens"), nil) end
end)

-- A mech of Nekro against infantry of Sol on Atlas: with +2 a 4 hits.
local function mordred(t, copied)
  local g = copying(t, "Sol", { "Spec Ops II" }, { assimilated = { copied }, planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, mech = 1 } }, { Atlas = { infantry = 1 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "land 1 mech on Atlas")
  g:force{ "4", "1" }
  g:choose("land 1 mech on Atlas")
  g:pass_until(function() return g:log_has("controls Atlas") or g:log_has("Player 2 rolls") end)
  return g:log_has("Player 1 scores 1 hit")
end

card("Mordred", "+2 to its rolls against who has a technology with one of the tokens", function(t)
  t:ok(mordred(t, { "Spec Ops II" }))
end)

card("Mordred", "not against others", function(t)
  t:ok(not mordred(t, {}))
end)

-- Winnu plays Antivirus, or does not, in a combat with Nekro.
local function immune(t, plays)
  local g = faction.as(t, "Nekro", { technologies = { {}, { "Gravity Drive" } }, notes = { {}, { "Antivirus" } }, without = { {}, starting.Winnu },
    units = { { ["space of Atlas"] = { cruiser = 3 } }, { ["space of Atlas"] = { cruiser = 2 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "answer with Antivirus")
  if plays then g:choose("answer with Antivirus") end
  return one_lost(g)
end

card("Antivirus", "against who has laid it open there is no Technological Singularity", function(t)
  local g = immune(t, true)
  t:not_offered(g, "answer with The Nekro Virus")
  t:eq(imperium.notes(g, 1).Antivirus, nil)
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate") end)
  t:eq(imperium.notes(g, 0).Antivirus, nil)
  g:choose("activate Atlas")
  g:pass_until(function() return g:ask().seat ~= 1 or not g:has("activate") end)
  t:eq(imperium.notes(g, 0).Antivirus, 1)
end)

card("Antivirus", "not while it is in hand", function(t)
  t:offered(immune(t, false), "answer with The Nekro Virus")
end)

-- ---- Leaders ---------------------------------------------------------------------------------------------

local function malleon(t, position)
  local all = { hand = { {}, { "Bunker" } }, goods = { 0, 0 } }
  for key, value in pairs(position or {}) do all[key] = value end
  local seats = { { faction = "Nekro" }, { faction = "Winnu" }, { faction = "Mentak" } }
  local g = imperium.acting(t, {}, { seats = seats })
  g:arrange{ agents_spent = { ["1"] = true, ["2"] = true } }
  g:arrange(all)
  -- the turn of seat 0 has begun; the next one is that of Winnu
  imperium.quiet(g):choose("activate Lodor")
  return g:pass_until(function() return g:has("answer with Nekro Malleon") or g:ask().seat == 1 and g:has("activate") end)
end

card("Nekro Malleon", "a player discards an action card for two trade goods", function(t)
  local g = malleon(t)
  g:choose("answer with Nekro Malleon"):choose("Player 2")
  g:seat(1):choose("do it")
  g:seat(1):choose("Discard an action card")
  t:eq(g:see("seat.1.trade goods"), 2)
  t:eq(faction.leader(g, 0, "Nekro Malleon"), { exhausted = true })
end)

card("Nekro Malleon", "or spends a command token", function(t)
  local g = malleon(t, { strategy = { 2, 2 } })
  g:choose("answer with Nekro Malleon"):choose("Player 2")
  g:seat(1):choose("do it")
  g:seat(1):choose("Spend a command token"):choose("strategy pool")
  t:eq({ g:see("seat.1.trade goods"), g:see("seat.1.strategy") }, { 2, 1 })
end)

card("Nekro Malleon", "who does neither gets nothing; exhausted he does nothing", function(t)
  local g = malleon(t)
  g:choose("answer with Nekro Malleon"):choose("Player 2")
  g:seat(1):pass()
  t:eq(g:see("seat.1.trade goods"), 0)
  t:not_offered(malleon(t, { agents_spent = { true, true, true } }), "answer with Nekro Malleon")
end)

faction.unlocks("Nekro", "Nekro Acidos", { technologies = { { "Gravity Drive", "Sling Relay" } } }, { technologies = { { "Gravity Drive" } } })

card("Nekro Acidos", "an action card after a technology was gained, copied or not", function(t)
  for _, way in ipairs{ "gain Gravity Drive", "copy Lazax Gate Folding with Valefar Assimilator X" } do
    local g = singularity(fight(t, "Winnu", { unlocked = { { "Nekro Acidos" } }, technologies = { {}, { "Gravity Drive", "Lazax Gate Folding" } } })):choose(way)
    local before = g:see("hand.count") or 0
    faction.until_offered(g, "answer with Nekro Acidos"):choose("answer with Nekro Acidos")
    t:eq(g:see("hand.count"), before + 1)
  end
end)

card("Nekro Acidos", "not while locked", function(t)
  local g = singularity(fight(t, "Winnu")):choose("gain Gravity Drive")
  t:not_offered(g, "answer with Nekro Acidos")
end)

-- Winnu holds Mehar Xull, which has a red specialty, 1 resource and 3 influence.
local function polymorphic(t, unlocked, place)
  return faction.as(t, "Nekro", { unlocked = { unlocked }, goods = { 0 }, planets = { {}, { "Mehar Xull", "Quann" } },
    units = { { ["space of " .. (place or "Mehar Xull")] = { cruiser = 1 } }, { ["Mehar Xull"] = { infantry = 3, pds = 1 }, ["space of Lodor"] = { cruiser = 1 } } } })
end

card("UNIT.DSGN.FLAYESH", "units of others on a planet with a specialty are gone; its worth in trade goods, and a technology of its colour", function(t)
  local g = polymorphic(t, { "UNIT.DSGN.FLAYESH" })
  g:choose("use UNIT.DSGN.FLAYESH")
  if g:has("Mehar Xull") then g:choose("Mehar Xull") end
  t:not_offered(g, "Gravity Drive")
  g:choose("Plasma Scoring")
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate") end)
  t:eq(imperium.units(g, 1, "Mehar Xull"), {})
  t:eq(imperium.units(g, 1, "Lodor").cruiser, 1)
  t:eq(g:see("seat.0.trade goods"), 4)
  t:ok(table.concat(techs(g, 0), " "):find("Plasma Scoring"))
  t:eq(faction.leader(g, 0, "UNIT.DSGN.FLAYESH"), nil)
end)

card("UNIT.DSGN.FLAYESH", "not where they have no units, nor while locked", function(t)
  t:not_offered(polymorphic(t, { "UNIT.DSGN.FLAYESH" }, "Quann"), "use UNIT.DSGN.FLAYESH")
  t:not_offered(polymorphic(t, {}), "use UNIT.DSGN.FLAYESH")
end)

-- ---- The Alastor -----------------------------------------------------------------------------------------

-- The flagship above Atlas, which Nekro holds with infantry and mechs, against cruisers of Winnu.
local function alastor(t, flagship, more)
  local g = faction.as(t, "Nekro", { planets = { { "Atlas" } },
    units = { { ["space of Atlas"] = { [flagship] = 1 }, Atlas = more or { infantry = 2, mech = 1 } }, { ["space of Atlas"] = { cruiser = 2 } } } })
  g:choose("activate Atlas")
  return g:pass_until(function() return g:has("answer with The Alastor") or g:log_has("in space combat") end)
end

card("The Alastor", "ground forces of its system fight as ships and take hits as such", function(t)
  local g = alastor(t, "flagship")
  g:choose("answer with The Alastor")
  g:choose("2 infantry")
  g:choose("no more")
  g:force{ "1", "1", "8", "8", "10", "10" }
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  t:ok(g:log_has("Player 1 rolls 4 dice in space combat"))
  t:ok(g:log_has("Player 1 scores 2 hits"))
  g:pass_until(function() return g:ask().seat == 0 and g:has("1 infantry") or g:log_has("Player 1 wins") end)
  if g:has("1 infantry") then g:choose("1 infantry") end
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate") end)
  t:ok(g:log_has("Player 1 wins the combat"))
end)

card("The Alastor", "ground forces that stay out do not roll, nor without the flagship", function(t)
  local g = alastor(t, "flagship")
  g:pass()
  g:pass_until(function() return g:log_has("Player 1 rolls") end)
  t:ok(g:log_has("Player 1 rolls 2 dice in space combat"))
  t:not_offered(alastor(t, "cruiser"), "answer with The Alastor")
end)

card("The Alastor", "those that joined keep up the fight when the ships are gone", function(t)
  local g = alastor(t, "flagship", { infantry = 3 })
  g:choose("answer with The Alastor"):choose("3 infantry")
  -- nothing hits; both of theirs do, and the flagship sustains and is lost
  g:force{ "1", "1", "1", "1", "1", "10", "10" }
  g:pass_until(function() return g:ask().seat == 0 and g:ask().prompt:find("sustain") end)
  g:choose("1 flagship")
  g:pass_until(function() return g:ask().seat == 0 and g:ask().prompt:find("destroyed") end)
  g:choose("1 damaged flagship")
  g:pass_until(function() return g:ask().prompt:find("retreat") end)
  g:force{ "8", "8", "1", "1", "1" }
  g:pass_until(function() return g:log_has("wins the combat") end)
  t:ok(g:log_has("Player 1 wins the combat"))
  t:eq(imperium.units(g, 0, "Atlas").infantry, 3)
end)
