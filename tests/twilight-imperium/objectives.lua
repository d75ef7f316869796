-- All objectives of the status phase: each scored where its requirement is fulfilled, each refused where
-- it is not quite. Player 1 is Sol, whose home is Jord.
local imperium = require "lib.imperium"

-- The score step of the status phase; besides the objective there is one that can be scored in any case.
local function scoring(t, name, position, setup)
  local g = imperium.acting(t, { all_used = true }, setup)
  g:arrange{ tactic = { 3 }, strategy = { 2 }, goods = { 5 }, revealed = position.revealed or { "Negotiate Trade Routes" } }
  local rule, besides = position.rule, position.besides
  position.revealed, position.rule, position.besides = nil, nil, nil
  g:arrange(position)
  position.rule, position.besides = rule, besides
  g:pass_until(function() return g:has("score nothing") or g:see("round") == 2 end)
  return g
end

-- The same, of others: what Player 1 has in this position is Player 2's, what Player 2 has Player 3's.
local by_seat = { units = { Jord = { space_dock = 1 } }, planets = { "Jord" }, technologies = {}, fleet = 3, scored = {}, area = {}, shown_notes = {} }
local homes = { "Arc Prime", "Arretze" }
local function of_others(position)
  local moved = {}
  for key, value in pairs(position) do moved[key] = value end
  for key, none in pairs(by_seat) do
    if position[key] then
      moved[key] = { none }
      for seat, had in ipairs(position[key]) do
        local has = had
        if key == "planets" then
          has = {}
          for _, planet in ipairs(had) do if planet ~= "Jord" then has[#has + 1] = planet end end
        elseif key == "units" then
          has = { [homes[seat]] = had.Jord }
          for place, units in pairs(had) do if place ~= "Jord" then has[place] = units end end
        end
        moved[key][seat + 1] = has
      end
    end
  end
  return moved
end

-- How far Player 1 is with an objective, as the table tells it: what there is, what is wanted.
local function progress(g, name)
  for _, zone in ipairs(g:view(0).zones) do
    for _, one in ipairs(zone.cards) do
      if one.title == name and one.progress then return one.progress.have, one.progress.need end
    end
  end
end
local function is_full(t, g, name)
  local have, need = progress(g, name)
  t:ok(need and have == need, name .. ": " .. tostring(have) .. " of " .. tostring(need))
end
local function is_not_full(t, g, name)
  local have, need = progress(g, name)
  t:ok(need and have < need, name .. ": " .. tostring(have) .. " of " .. tostring(need))
end

local function public(name, good, bad, setup)
  card(name, "is scored: " .. name, function(t)
    good.revealed = { "Negotiate Trade Routes", name }
    local g = scoring(t, name, good, setup)
    t:eq(g:ask().prompt, "Which public objective do you score?")
    local points = g:see("seat.0.points")
    is_full(t, g, name)
    g:choose("score " .. name)
    g:pass_until(function() return g:log_has("Player 1 scores " .. name) end)
    t:ok(g:see("seat.0.points") > points)
  end)
  card(name, "is not scored: " .. name, function(t)
    bad.revealed = { bad.besides or bad.rule and "Lead from the Front" or "Negotiate Trade Routes", name }
    local g = scoring(t, name, bad, setup)
    t:refused(g, { "score", name }, bad.rule or "61.5")
    is_not_full(t, g, name)
  end)
  if bad.rule then return end
  card(name, "is not scored for what others have: " .. name, function(t)
    local position = of_others(good)
    position.revealed = { "Negotiate Trade Routes", name }
    local g = scoring(t, name, position, setup)
    t:refused(g, { "score", name }, "61.5")
    is_not_full(t, g, name)
  end)
end

-- Where Player 2 cannot have the same, it has what stands in others.
local function secret(name, good, bad, setup, others)
  card(name, "is scored: " .. name, function(t)
    good.secrets = { { name } }
    local g = scoring(t, name, good, setup)
    g:choose("score nothing")
    is_full(t, g, name)
    g:choose("score " .. name)
    g:pass_until(function() return g:log_has("Player 1 scores " .. name) end)
    t:eq(g:see("seat.0.points"), 1)
  end)
  card(name, "is not scored: " .. name, function(t)
    bad.secrets = { { name } }
    local g = scoring(t, name, bad, setup)
    g:choose("score nothing")
    t:refused(g, { "score", name }, bad.rule or "61.5")
    is_not_full(t, g, name)
  end)
  if bad.rule then return end
  card(name, "is not scored for what others have: " .. name, function(t)
    local position = others or of_others(good)
    position.secrets = { { name } }
    local g = scoring(t, name, position, setup)
    g:choose("score nothing")
    t:refused(g, { "score", name }, "61.5")
    is_not_full(t, g, name)
  end)
end

-- Units of Player 1 in these systems, one of a kind each.
local function spread(kind, ...)
  local units = { Jord = { space_dock = 1, infantry = 1 } }
  for _, place in ipairs{ ... } do
    units[place] = units[place] or {}
    units[place][kind] = (units[place][kind] or 0) + 1
  end
  return { units = { units } }
end
local function planets(...) return { planets = { { "Jord", ... } } } end
local function techs(...) return { technologies = { { ... } } } end

-- What somebody controls.
public("Corner the Market", planets("Lodor", "Quann", "Torkan", "Vega Major"), planets("Lodor", "Quann", "Torkan", "Atlas"))
public("Unify the Colonies", planets("Lodor", "Quann", "Torkan", "Vega Major", "Vega Minor", "Vorhal"),
  planets("Lodor", "Quann", "Torkan", "Vega Major", "Vega Minor", "Atlas"))
public("Expand Borders", planets("Lodor", "Quann", "Torkan", "Vega Major", "Vega Minor", "Vorhal"),
  planets("Lodor", "Quann", "Torkan", "Vega Major", "Vega Minor", "Wren Terra"))
public("Subdue the Galaxy",
  planets("Lodor", "Quann", "Torkan", "Vega Major", "Vega Minor", "Vorhal", "Atlas", "Bereg", "Lirta IV", "Kraag", "Siig"),
  planets("Lodor", "Quann", "Torkan", "Vega Major", "Vega Minor", "Vorhal", "Atlas", "Bereg", "Lirta IV", "Kraag", "Arretze"))
public("Found Research Outposts", planets("Vorhal", "Vega Minor", "Mehar Xull"), planets("Vorhal", "Vega Minor", "Lodor"))
public("Form Galactic Brain Trust", planets("Vorhal", "Vega Minor", "Mehar Xull", "Sem-Lore", "Velnor"),
  planets("Vorhal", "Vega Minor", "Mehar Xull", "Sem-Lore", "Lodor"))
public("Conquer the Weak", planets("Wren Terra"), planets("Lodor"))
public("Discover Lost Outposts", { planets = { { "Jord", "Atlas", "Lodor" } }, attached = { Atlas = "Mining World", Lodor = "Dyson Sphere" } },
  { planets = { { "Jord", "Lodor" } }, attached = { Atlas = "Mining World", Lodor = "Dyson Sphere" } })
public("Reclaim Ancient Monuments",
  { planets = { { "Jord", "Atlas", "Lodor", "Quann" } }, attached = { Atlas = "Mining World", Lodor = "Dyson Sphere", Quann = "Paradise World" } },
  { planets = { { "Jord", "Atlas", "Lodor" } }, attached = { Atlas = "Mining World", Lodor = "Dyson Sphere", Quann = "Paradise World" } })
public("Rule Distant Lands", planets("Wren Terra", "Arretze"), planets("Wren Terra", "Arc Prime"))
public("Push Boundaries", { planets = { { "Jord", "Atlas", "Lodor", "Quann", "Bereg" } },
    units = { { ["Arc Prime and Wren Terra"] = { cruiser = 1 }, ["Hercant, Arretze and Kamdorn"] = { cruiser = 1 }, Jord = { space_dock = 1 } } } },
  { planets = { { "Jord", "Atlas" } },
    units = { { ["Arc Prime and Wren Terra"] = { cruiser = 1 }, ["Hercant, Arretze and Kamdorn"] = { cruiser = 1 }, Jord = { space_dock = 1 } } } })

-- What somebody owns.
public("Develop Weaponry", techs("Carrier II", "Infantry II"), techs("Carrier II", "Sarween Tools"))
public("Revolutionize Warfare", techs("Carrier II", "Infantry II", "Cruiser II"), techs("Carrier II", "Infantry II", "Sarween Tools"))
public("Diversify Research", techs("Neural Motivator", "Dacxive Animators", "Plasma Scoring", "Magen Defense Grid"),
  techs("Neural Motivator", "Dacxive Animators", "Plasma Scoring", "Carrier II"))
public("Master the Sciences",
  techs("Neural Motivator", "Dacxive Animators", "Plasma Scoring", "Magen Defense Grid", "Sarween Tools", "Graviton Laser System", "Antimass Deflectors", "Gravity Drive"),
  techs("Neural Motivator", "Dacxive Animators", "Plasma Scoring", "Magen Defense Grid", "Sarween Tools", "Graviton Laser System", "Antimass Deflectors", "Infantry II"))

-- What somebody spends.
public("Erect a Monument", { planets = { { "Jord", "Lodor", "Atlas" } }, goods = { 5 } }, { planets = { { "Jord" } }, goods = { 3 }, rule = "61.10" })
public("Found a Golden Age", { planets = { { "Jord", "Lodor", "Atlas", "Bakal", "Quann" } }, goods = { 5 } }, { planets = { { "Jord", "Lodor", "Atlas" } }, goods = { 5 }, rule = "61.10" })
public("Sway the Council", { planets = { { "Jord", "Vorhal" } }, goods = { 5 } }, { planets = { { "Jord" } }, goods = { 5 }, rule = "61.10" })
public("Manipulate Galactic Law", { planets = { { "Jord", "Vorhal", "Torkan", "Mehar Xull", "Accoen" } }, goods = { 5 } }, { planets = { { "Jord", "Vorhal" } }, goods = { 5 }, rule = "61.10" })
public("Negotiate Trade Routes", { goods = { 5 } }, { goods = { 4 }, tactic = { 3 }, rule = "61.10", revealed = {} })
public("Centralize Galactic Trade", { goods = { 10 } }, { goods = { 9 }, rule = "61.10" })
public("Lead from the Front", { tactic = { 1 }, strategy = { 2 } }, { tactic = { 1 }, strategy = { 1 }, goods = { 9 }, rule = "61.10", besides = "Negotiate Trade Routes" })
public("Galvanize the People", { tactic = { 4 }, strategy = { 2 } }, { tactic = { 4 }, strategy = { 1 }, rule = "61.10" })
public("Amass Wealth", { planets = { { "Jord", "Torkan" } }, goods = { 5 } }, { planets = { { "Jord" } }, goods = { 5 }, rule = "61.10" })
public("Hold Vast Reserves", { planets = { { "Jord", "Atlas", "Torkan", "Mehar Xull" } }, goods = { 6 } },
  { planets = { { "Jord", "Atlas", "Torkan" } }, goods = { 6 }, rule = "61.10" })

-- What somebody has on the board.
public("Intimidate Council", spread("cruiser", "Lisis and Velnor", "Deep Space 46"), spread("cruiser", "Lisis and Velnor", "Atlas"))
public("Build Defenses", { units = { { Jord = { space_dock = 1, pds = 2 }, Atlas = { pds = 1 } } } }, { units = { { Jord = { space_dock = 1, pds = 2 } } } })
public("Construct Massive Cities", { units = { { Jord = { space_dock = 1, pds = 2 }, Atlas = { pds = 2, space_dock = 1 }, Lodor = { space_dock = 1 } } } },
  { units = { { Jord = { space_dock = 1, pds = 2 }, Atlas = { pds = 2, space_dock = 1 } } } })
public("Engineer a Marvel", spread("flagship", "Jord"), spread("dreadnought", "Jord"))
public("Achieve Supremacy", spread("flagship", "Mecatol Rex"), spread("flagship", "Jord"))
public("Explore Deep Space", spread("cruiser", "Deep Space 46", "Deep Space 48", "Deep Space 49"), spread("cruiser", "Deep Space 46", "Deep Space 48", "Atlas"))
public("Patrol Vast Territories", spread("destroyer", "Deep Space 46", "Deep Space 48", "Deep Space 49", "Deep Space 77", "Alpha Wormhole 39"),
  spread("destroyer", "Deep Space 46", "Deep Space 48", "Deep Space 49", "Deep Space 77", "Atlas"))
public("Improve Infrastructure", { units = { { Jord = { space_dock = 1 }, Atlas = { pds = 1 }, Lodor = { pds = 1 }, Quann = { space_dock = 1 } } } },
  { units = { { Jord = { space_dock = 1 }, Atlas = { pds = 2 }, Lodor = { pds = 1 } } } })
public("Protect the Border",
  { units = { { Jord = { space_dock = 1 }, Atlas = { pds = 1 }, Lodor = { pds = 1 }, Quann = { space_dock = 1 }, Bereg = { pds = 1 }, Kraag = { pds = 1 } } } },
  { units = { { Jord = { space_dock = 1 }, Atlas = { pds = 2 }, Lodor = { pds = 1 }, Quann = { space_dock = 1 }, Bereg = { pds = 1 } } } })
public("Make History", spread("cruiser", "Mecatol Rex", "Gravity Rift 41"), spread("cruiser", "Mecatol Rex", "Atlas"))
public("Become a Legend", spread("cruiser", "Mecatol Rex", "Gravity Rift 41", "Asteroid Field 44", "Asteroid Field 79"),
  spread("cruiser", "Mecatol Rex", "Gravity Rift 41", "Asteroid Field 44", "Atlas"))
public("Raise a Fleet", { units = { { Jord = { cruiser = 3, destroyer = 2, space_dock = 1 } } }, fleet = { 9 } },
  { units = { { Jord = { cruiser = 3, destroyer = 1, fighter = 3, space_dock = 1 } } }, fleet = { 9 } })
public("Command an Armada", { units = { { Jord = { cruiser = 5, destroyer = 3, space_dock = 1 } } }, fleet = { 9 } },
  { units = { { Jord = { cruiser = 5, destroyer = 2, fighter = 3, space_dock = 1 } } }, fleet = { 9 } })
public("Populate the Outer Rim", spread("destroyer", "Atlas", "Lodor", "Quann"), spread("destroyer", "Jord", "Lodor", "Quann"))
public("Control the Borderlands", spread("destroyer", "Atlas", "Lodor", "Quann", "Alpha Wormhole 39", "Beta Wormhole 40"),
  spread("destroyer", "Atlas", "Lodor", "Quann", "Alpha Wormhole 39", "Mecatol Rex"))

-- Secret objectives of the status phase.
secret("Adapt New Strategies", techs("Spec Ops II", "Advanced Carrier II"), techs("Spec Ops II", "Carrier II"), nil,
  { technologies = { {}, { "L4 Disruptors", "Non-Euclidean Shielding" } } })
secret("Become the Gatekeeper", spread("cruiser", "Alpha Wormhole 39", "Beta Wormhole 40"), spread("cruiser", "Alpha Wormhole 39", "Vorhal"))
secret("Control the Region", spread("destroyer", "Atlas", "Lodor", "Quann", "Mecatol Rex", "Vorhal", "Sem-Lore"),
  spread("destroyer", "Atlas", "Lodor", "Quann", "Mecatol Rex", "Vorhal", "Vorhal"))
secret("Cut Supply Lines", spread("cruiser", "Arc Prime and Wren Terra"), spread("cruiser", "Jord"))
secret("Establish a Perimeter", { units = { { Jord = { pds = 2, space_dock = 1 }, Atlas = { pds = 2 } } } }, { units = { { Jord = { pds = 2, space_dock = 1 }, Atlas = { pds = 1 } } } })
secret("Forge an Alliance", planets("Lodor", "Quann", "Torkan", "Vega Major"), planets("Lodor", "Quann", "Torkan", "Atlas"))
secret("Mine Rare Metals", planets("Atlas", "Bereg", "Kraag", "Siig"), planets("Atlas", "Bereg", "Kraag", "Lodor"))
secret("Monopolize Production", planets("Arnor", "Lor", "Lazar", "Lisis"), planets("Arnor", "Lor", "Lazar", "Lodor"))
secret("Fuel the War Machine", { units = { { Jord = { space_dock = 1 }, Atlas = { space_dock = 1 }, Lodor = { space_dock = 1 } } } },
  { units = { { Jord = { space_dock = 1 }, Atlas = { space_dock = 1 }, Lodor = { pds = 1 } } } })
secret("Gather a Mighty Fleet", { units = { { Jord = { space_dock = 1, dreadnought = 5 } } }, fleet = { 6 } }, { units = { { Jord = { space_dock = 1, dreadnought = 4 } } }, fleet = { 6 } })
secret("Learn the Secrets of the Cosmos", spread("cruiser", "Bakal and Alio Prima", "Arnor and Lor", "Tequ'ran and Torkan"), spread("cruiser", "Mecatol Rex", "Deep Space 46", "Deep Space 48"))
secret("Master the Laws of Physics", techs("Neural Motivator", "Dacxive Animators", "Hyper Metabolism", "X-89 Bacterial Weapon"),
  techs("Neural Motivator", "Dacxive Animators", "Hyper Metabolism", "Sarween Tools"))
secret("Occupy the Seat of the Empire", { planets = { { "Jord", "Mecatol Rex" } }, units = { { Jord = { space_dock = 1 }, ["Mecatol Rex"] = { cruiser = 1, fighter = 2, infantry = 1, carrier = 0 } } }, custodians = 0 },
  { planets = { { "Jord", "Mecatol Rex" } }, units = { { Jord = { space_dock = 1 }, ["Mecatol Rex"] = { cruiser = 2 } } }, custodians = 0 })
secret("Threaten Enemies", spread("cruiser", "Lodor"), spread("cruiser", "Mecatol Rex"))
secret("Form a Spy Network", { hand = { { "Spy", "Summit", "Plague", "Rout", "Scuttle" } } }, { hand = { { "Spy", "Summit", "Plague", "Rout" } }, rule = "61.10" })
card("Form a Spy Network", "all five are discarded before anybody answers the first", function(t)
  local g = scoring(t, "Form a Spy Network", { secrets = { { "Form a Spy Network" } },
    hand = { { "Sabotage", "Spy", "Plague", "Rout", "Scuttle" }, { "Reverse Engineer" } } })
  g:choose("score nothing"):choose("score Form a Spy Network")
  for _, title in ipairs{ "Plague", "Spy", "Rout", "Scuttle", "Sabotage" } do g:choose("discard " .. title) end
  g:pass_until(function() return g:log_has("Player 1 scores Form a Spy Network") end)
  t:eq(g:see("seat.0.points"), 1)
end)
secret("Defy Space and Time", spread("cruiser", "Wormhole Nexus"), spread("cruiser", "Beta Wormhole 40"))
secret("Destroy Heretical Works", { area = { { "Cultural Relic Fragment", "Hazardous Relic Fragment" } } }, { area = { { "Cultural Relic Fragment" } }, rule = "61.10" })
secret("Establish Hegemony", planets("Torkan", "Mehar Xull", "Lirta IV", "Accoen"), planets("Torkan", "Mehar Xull", "Lirta IV"))
secret("Hoard Raw Materials", planets("Lodor", "Atlas", "Bakal"), planets("Lodor", "Atlas", "Vorhal"))
secret("Foster Cohesion", spread("cruiser", "Arc Prime and Wren Terra", "Hercant, Arretze and Kamdorn"), spread("cruiser", "Arc Prime and Wren Terra"))
secret("Mechanize the Military", spread("mech", "Jord", "Atlas", "Lodor", "Quann"), spread("mech", "Jord", "Atlas", "Lodor", "Lodor"))
secret("Occupy the Fringe", { units = { { Jord = { space_dock = 1 }, Atlas = { infantry = 8, mech = 1 } } } }, { units = { { Jord = { space_dock = 1, infantry = 9 }, Atlas = { infantry = 8 } } } })
secret("Produce en Masse", { units = { { Jord = { space_dock = 1 } } }, technologies = { { "Space Dock II" } } },
  { units = { { Jord = { space_dock = 1 } } } })
secret("Seize an Icon", planets("Mallice"), planets("Mecatol Rex"))
secret("Stake Your Claim", { planets = { { "Jord", "Bereg" }, { "Lirta IV" } } }, { planets = { { "Jord", "Bereg" }, { "Atlas" } } })
secret("Strengthen Bonds", { shown_notes = { { "Alliance of Player 2" } } }, { notes = { { "Alliance of Player 2" } } })
