-- Laws of the galaxy and of its fleets: each with what it changes, for and against, and what it leaves alone.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"

local function decided(t, title, outcome, position, more)
  return agenda.decided(agenda.begun(t, { title }, position, more), outcome)
end
-- Sol's ship there, when it activates a system under these laws.
local function moving(t, from, goal, laws, ship, more)
  local g = imperium.acting(t, { laws = laws, units = { { ["space of " .. from] = { [ship or "cruiser"] = 1 }, Jord = { space_dock = 1 } } } }, more)
  return imperium.quiet(g:choose("activate " .. goal))
end
local function pds(g, seat, planet) return imperium.units(g, seat, planet).pds end

card("Enforced Travel Ban", "nobody moves through alpha and beta wormholes", function(t)
  t:offered(moving(t, "Atlas", "Quann", {}), "move 1 cruiser from Atlas")
  t:not_offered(moving(t, "Atlas", "Quann", { "Enforced Travel Ban" }), "move 1 cruiser from Atlas")
end)
card("Enforced Travel Ban", "systems that are side by side are not kept apart", function(t)
  t:offered(moving(t, "Atlas", "Mehar Xull", { "Enforced Travel Ban" }), "move 1 cruiser from Atlas")
end)
card("Enforced Travel Ban", "voted down, each PDS at a wormhole or beside one is destroyed, no other", function(t)
  local g = decided(t, "Enforced Travel Ban", "Against", { planets = { { "Atlas", "Mehar Xull", "Mecatol Rex" } },
    add_units = { { Atlas = { pds = 1 }, ["Mecatol Rex"] = { pds = 1, infantry = 1 } } } })
  g:pass_until(function() return g:log_has("Enforced Travel Ban is discarded") end)
  t:eq({ pds(g, 0, "Atlas"), pds(g, 0, "Mecatol Rex") }, { nil, 1 })
end)

card("Wormhole Reconstruction", "alpha and beta wormholes lie side by side", function(t)
  t:offered(moving(t, "Atlas", "Lodor", { "Wormhole Reconstruction" }, "dreadnought"), "move 1 dreadnought from Atlas")
  t:not_offered(moving(t, "Atlas", "Lodor", {}, "dreadnought"), "move 1 dreadnought from Atlas")
end)
card("Wormhole Reconstruction", "voted down, everybody puts a token where ships of one's own are at a wormhole, nowhere else", function(t)
  local g = decided(t, "Wormhole Reconstruction", "Against", { units = { { ["space of Atlas"] = { cruiser = 1 }, ["space of Mehar Xull"] = { cruiser = 1 }, Jord = { space_dock = 1 } },
    { ["space of Lodor"] = { cruiser = 1 }, ["Arc Prime"] = { space_dock = 1 } } } })
  g:pass_until(function() return g:log_has("Wormhole Reconstruction is discarded") end)
  local found = {}
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.command and piece.title then found[piece.title] = piece.command end
  end
  t:eq({ found.Atlas, found.Lodor, found["Mehar Xull"] }, { { "Sol" }, { "Letnev" }, nil })
end)

card("Prophecy of Ixth", "its owner's fighters hit with one less", function(t)
  local function fight(owner)
    local area = { {}, {}, {} }
    area[owner] = { "Prophecy of Ixth" }
    local g = imperium.acting(t, { area = area, units = { { Atlas = { carrier = 1, fighter = 1 } }, { Atlas = { carrier = 1 } } } })
    g:choose("activate Atlas")
    for _, piece in ipairs(g:view(0).boards[1].pieces) do
      if piece.type == "fighter" and piece.owner == 0 and piece.at ~= "Jord" then
        local total = g:explain("unit:" .. piece.id .. ":combat_roll").total
        if piece.cell then return total end
      end
    end
  end
  t:eq({ fight(1), fight(3) }, { 1, 0 })
end)
card("Prophecy of Ixth", "not for whoever produces fewer than two fighters", function(t)
  local function producing(fighters)
    local g = imperium.acting(t, { area = { { "Prophecy of Ixth" } }, goods = { 3 }, fleet = { 5 } })
    g:choose("activate Jord"):pass_until(function() return g:has("that is all that is built") end)
    if fighters then g:choose("2 fighters in space") else g:choose("1 cruiser in space") end
    g:choose("that is all that is built")
    g:pass_until(function() return g:ask().seat == 1 end)
    return g:log_has("Prophecy of Ixth is discarded")
  end
  t:eq({ producing(true), producing(false) }, { false, true })
end)

card("Minister of Industry", "units produce at once where its owner puts a space dock", function(t)
  local function building(owner)
    local area = { {}, {} }
    area[owner] = { "Minister of Industry" }
    local g = imperium.begun(t)
    imperium.pick(g, { { "Construction", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
    g:arrange{ area = area, planets = { { "Atlas" } }, goods = { 5 } }
    g:choose("use Construction"):choose("a space dock on Atlas")
    return g
  end
  local g = building(1)
  g:pass_until(function() return g:has("that is all that is built") end)
  g:choose("1 infantry on Atlas"):choose("that is all that is built")
  g:pass_until(function() return imperium.units(g, 0, "Atlas").infantry == 1 or g:ask().seat ~= 0 end)
  t:eq(imperium.units(g, 0, "Atlas").infantry, 1)
end)
card("Minister of Industry", "not for others", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Construction", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:arrange{ area = { {}, { "Minister of Industry" } }, planets = { { "Atlas" } }, goods = { 5 } }
  g:choose("use Construction"):choose("a space dock on Atlas")
  t:not_offered(g, "that is all that is built")
end)

-- Sol's war sun is hit in Atlas.
local function hit(t, laws)
  local g = imperium.acting(t, { laws = laws, technologies = { { "War Sun" } }, units = { { Atlas = { war_sun = 1 } }, { Atlas = { cruiser = 1 } } } })
  g:choose("activate Atlas"):force{ "1", "1", "1", "10" }
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  return g:pass_until(function() return g:has("1 war sun") or g:log_has("Player 1 loses 1 war sun") end)
end
card("Publicize Weapon Schematics", "war suns do not sustain damage", function(t)
  t:ok(hit(t, { "Publicize Weapon Schematics" }):log_has("Player 1 loses 1 war sun"))
  t:offered(hit(t, {}), "1 war sun")
end)
card("Publicize Weapon Schematics", "nobody needs prerequisites for a war sun, not before somebody has one", function(t)
  local function using(technologies)
    local g = imperium.begun(t)
    imperium.pick(g, { { "Leadership", "Technology" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
    g:arrange{ laws = { "Publicize Weapon Schematics" }, technologies = technologies }
    return g:choose("use Technology")
  end
  t:offered(using{ {}, { "War Sun" } }, "research War Sun")
  t:not_offered(using{ {}, {} }, "research War Sun")
  t:not_offered(using{ {}, { "War Sun" } }, "research Dreadnought II")
end)
card("Publicize Weapon Schematics", "voted down, who has one discards action cards, nobody else", function(t)
  local g = decided(t, "Publicize Weapon Schematics", "Against", { technologies = { { "War Sun" } }, hand = { { "Plague", "Spy" }, { "Bunker" } } })
  g:pass_until(function() return g:log_has("Publicize Weapon Schematics is discarded") end)
  t:eq(g:see("hand.count"), 0)
  t:ok(g:see("seat.1.hand.count") > 0)
end)

-- Sol's destroyer on the far side of a nebula; and all that is the next of it.
local galaxy = "31 46 74 48 72 49 69 42 28 41 35 63 36 44 71 62 70 77 -1 -1 64 0 39 -1 -1 -1 26 0 40 -1 -1 -1 25 0 79 -1"
card("Shared Research", "ships move through nebulae", function(t)
  local function passing(laws)
    local g = imperium.acting(t, { laws = laws, units = { { ["space of Accoen and Jeol Ir"] = { destroyer = 1 }, Jord = { space_dock = 1 } } } }, { map = galaxy })
    return imperium.quiet(g:choose("activate Atlas"))
  end
  t:offered(passing{ "Shared Research" }, "move 1 destroyer")
  t:not_offered(passing{}, "move 1 destroyer")
end)
card("Shared Research", "voted down, everybody puts a token at home, and none where one lies", function(t)
  local g = decided(t, "Shared Research", "Against", { tokens = { {}, { "Arc Prime and Wren Terra" } }, tactic = { 1, 1, 1 }, fleet = { 3, 3, 3 }, strategy = { 1, 1, 1 } })
  t:ok(g:log_has("Player 1 places a command token in Jord"))
  t:ok(g:log_has("Player 3 places a command token in Hercant"))
  t:ok(not g:log_has("Player 2 places a command token in Arc Prime"))
end)
