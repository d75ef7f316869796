-- What there is of each component (23), units off the board that are placed anew (24.4, 67.5), fighter and
-- infantry tokens (36, 46). Seat 0 is Sol.
local imperium = require "lib.imperium"
local faction = require "lib.faction"

-- ---- Units off the board ----

rule({ "30.2", "30.2a" }, "a mech is deployed out of reinforcements alone", function(t)
  local function lands(mechs)
    local g = imperium.quiet(imperium.acting(t, { goods = { 2 }, planets = { { "Lodor" }, { "Atlas" } },
      units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 }, Lodor = { mech = mechs } }, { Atlas = { infantry = 1 } } } },
      { seats = { { faction = "Letnev" }, { faction = "Winnu" }, { faction = "Mentak" } } }))
    g:choose("activate Atlas"):pass_until(function() return g:has("land 2 infantry") end)
    return g:choose("land 2 infantry on Atlas")
  end
  t:not_offered(lands(4), "answer with Dunlain Reaper")
  t:offered(lands(3), "answer with Dunlain Reaper")
end)

-- Seat 0 uses Construction with all its PDS on the board, two in Lodor, two in Quann, two on Atlas.
local function construction(t, position)
  local g = imperium.begun(t)
  g:arrange{ without = imperium.starting }
  imperium.pick(g, { { "Construction", "Warfare" }, { "Technology", "Trade" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true, agents_spent = { true, true, true }, planets = { { "Jord", "Lodor", "Quann", "Atlas" } },
    units = { { Lodor = { pds = 2 }, Quann = { pds = 2 }, Atlas = { pds = 2 }, Jord = { infantry = 1, space_dock = 1 } } } }
  if position then g:arrange(position) end
  imperium.quiet(g)
  g:pass_until(function() return g:has("use Construction") end)
  return g:choose("use Construction")
end

rule({ "24.4+1", "24.4+2", "23.4a", "23.4a+2" }, "a PDS that is not in reinforcements is moved off the board and built", function(t)
  local g = construction(t)
  g:pass_until(function() return g:has("PDS on Jord") end)
  g:choose("PDS on Jord"):choose("take a PDS off Lodor")
  t:eq(imperium.units(g, 0, "Lodor"), { pds = 1 })
  t:eq(imperium.units(g, 0, "Jord").pds, 1)
end)

rule({ "23.4a+1", "24.4+1" }, "not out of a system with a token of one's own", function(t)
  local g = construction(t, { tokens = { { "Lodor" } } })
  g:pass_until(function() return g:has("PDS on Jord") end)
  g:choose("PDS on Jord")
  t:offered(g, "take a PDS off Quann")
  t:refused(g, { "take a PDS off Lodor" }, "23.4a+1")
  g = construction(t, { tokens = { { "Lodor", "Quann", "Atlas" } } })
  g:pass_until(function() return g:has("space dock on") end)
  t:not_offered(g, "PDS on Jord")
end)

rule("23.4a+3", "nobody has to move one off the board", function(t)
  local g = construction(t)
  g:pass_until(function() return g:has("PDS on Jord") end)
  g:choose("PDS on Jord"):choose("take none off the board")
  t:eq(imperium.units(g, 0, "Jord").pds, nil)
  t:eq(imperium.units(g, 0, "Lodor"), { pds = 2 })
end)

-- Seat 0 produces in its home system; all eight cruisers are out.
local function produce(t, position)
  local g = imperium.acting(t, { goods = { 9 }, fleet = { 5 }, units = { { Jord = { space_dock = 1 }, ["space of Atlas"] = { cruiser = 4 }, ["space of Quann"] = { cruiser = 3, damaged = {} }, ["space of Lodor"] = { cruiser = 1 } } } })
  if position then g:arrange(position) end
  imperium.quiet(g:choose("activate Jord"))
  g:pass_until(function() return g:has("infantry on Jord") or g:see("round") == 2 end)
  return g
end

rule({ "67.5a", "67.5a+1", "67.5" }, "what is not in reinforcements is produced with units off the board, one by one", function(t)
  local g = produce(t)
  t:refused(g, { "1 cruiser in space" }, "67.5")
  g:choose("produce a cruiser in space with the one off Atlas")
  t:eq(imperium.units(g, 0, "Atlas"), { cruiser = 3 })
  g:choose("produce a cruiser in space with the one off Lodor")
  g:choose("that is all that is built")
  g:pass_until(function() return g:log_has("produces") or g:see("round") == 2 end)
  t:eq(imperium.units(g, 0, "Jord").cruiser, 2)
  t:eq(imperium.units(g, 0, "Atlas"), { cruiser = 3 })
  t:eq(imperium.units(g, 0, "Lodor"), {})
end)

rule("23.4a+1", "not with one beside a command token, nor while there are some in reinforcements", function(t)
  local g = produce(t, { tokens = { { "Atlas" } } })
  t:refused(g, { "produce a cruiser in space with the one off Atlas" }, "23.4a+1")
  t:offered(g, "produce a cruiser in space with the one off Quann")
  g = produce(t, { units = { { Jord = { space_dock = 1 }, ["space of Atlas"] = { cruiser = 4 } } } })
  t:offered(g, "1 cruiser in space")
  t:not_offered(g, "produce a cruiser in space with the one off Atlas")
end)

rule({ "67.5a", "16.3" }, "what a ship off the board carried is removed", function(t)
  local g = imperium.acting(t, { goods = { 9 }, units = { { Jord = { space_dock = 1 }, ["space of Atlas"] = { carrier = 3 }, ["space of Lodor"] = { carrier = 1, infantry = 2 } } }, fleet = { 5 } })
  imperium.quiet(g:choose("activate Jord"))
  g:pass_until(function() return g:has("infantry on Jord") end)
  g:choose("produce a carrier in space with the one off Lodor"):choose("that is all that is built")
  g:pass_until(function() return g:log_has("removes 2 infantry") or g:see("round") == 2 end)
  t:eq(imperium.units(g, 0, "Lodor"), {})
  t:eq(imperium.units(g, 0, "Jord").carrier, 1)
end)

rule({ "23.4a", "23.4a+2", "23.4a+3" }, "an effect that places a ship may take one off the board", function(t)
  local function ghost()
    local g = imperium.acting(t, { hand = { { "Ghost Ship" } }, fleet = { 8 }, units = { { ["space of Atlas"] = { destroyer = 5 }, ["space of Mehar Xull"] = { destroyer = 3 } } } })
    imperium.quiet(g:choose("use Ghost Ship"))
    return imperium.quiet(g:choose("Lodor"))
  end
  local g = ghost()
  g:choose("take a destroyer off Mehar Xull")
  t:eq(imperium.units(g, 0, "Lodor"), { destroyer = 1 })
  t:eq(imperium.units(g, 0, "Mehar Xull"), { destroyer = 2 })
  g = ghost():choose("take none off the board")
  t:eq(imperium.units(g, 0, "Lodor"), {})
  t:eq(imperium.units(g, 0, "Mehar Xull"), { destroyer = 3 })
end)

-- ---- Fighter and infantry tokens: 10 plastic fighters and 12 plastic infantry of a colour ----

local accompanied = { tokens = "accompanied" }

local ten = { "Atlas", "Lodor", "Mehar Xull", "Deep Space 46", "Deep Space 48", "Deep Space 49", "Sem-Lore", "Vorhal", "Deep Space 77", "Alpha Wormhole 39" }
local twelve = { "Atlas", "Lodor", "Mehar Xull", "Quann", "Lazar", "Sakulag", "Lisis", "Velnor", "Accoen", "Jeol Ir", "Bereg", "Lirta IV" }

-- Fighters in each of the ten systems, carried by what there is.
local function fighters()
  local units = {}
  for i, place in ipairs(ten) do
    local ship = i <= 4 and "carrier" or i <= 8 and "dreadnought" or "war_sun"
    units["space of " .. place] = { [ship] = 1, fighter = i == 1 and 3 or 1 }
  end
  units["space of Atlas"].dreadnought = 1
  return units
end

-- One of them takes a fighter along to an eleventh.
local function eleventh(t, setup)
  local g = imperium.acting(t, { units = { fighters() }, fleet = { 9 } }, setup)
  imperium.quiet(g:choose("activate Quann"))
  g:choose("move 1 dreadnought from Atlas"):choose("take 1 fighter along"):choose("that is all that moves")
  return g
end

rule({ "36.3", "36.3a" }, "fighters in more systems than there is plastic are lost, if tokens need company", function(t)
  local g = eleventh(t, accompanied)
  t:eq(g:ask().prompt:find("plastic") ~= nil, true)
  g:choose("lose the fighters of Atlas")
  t:eq(imperium.units(g, 0, "Atlas").fighter, nil)
  t:eq(imperium.units(g, 0, "Quann").fighter, 1)
  g = eleventh(t)
  t:eq(imperium.units(g, 0, "Atlas").fighter, 2)
  t:eq(imperium.units(g, 0, "Quann").fighter, 1)
end)

local function infantry(space)
  local units = {}
  for i, place in ipairs(twelve) do units[place] = { infantry = 2 } end
  if space then
    units.Atlas = { infantry = 0 }
    units["space of Deep Space 46"] = { carrier = 1, infantry = 3 }
  end
  return units
end

-- Infantry is put on Jord, where none was.
local function thirteenth(t, space, setup)
  local g = imperium.acting(t, { units = { infantry(space) }, planets = { { "Jord" } }, hand = { { "Frontline Deployment" } } }, setup)
  imperium.quiet(g:choose("use Frontline Deployment"))
  if g:has("Jord") then g:choose("Jord") end
  return g
end

rule({ "46.3", "46.3a" }, "so is infantry on a planet", function(t)
  local g = thirteenth(t, false, accompanied)
  g:choose("lose the infantry of Lazar")
  t:eq(imperium.units(g, 0, "Lazar"), {})
  t:eq(imperium.units(g, 0, "Jord").infantry, 3)
  g = thirteenth(t, false)
  t:eq(imperium.units(g, 0, "Lazar").infantry, 2)
end)

rule({ "46.3+1", "46.3a" }, "and infantry in space", function(t)
  local g = thirteenth(t, true, accompanied)
  g:choose("lose the infantry of Deep Space 46")
  t:eq(imperium.units(g, 0, "Deep Space 46"), { carrier = 1 })
end)

rule("23.4b+1", "nor are tokens produced where no plastic piece can be with them", function(t)
  local function produces(units, setup)
    units.Jord = { space_dock = 1 }
    local g = imperium.acting(t, { units = { units }, goods = { 9 }, fleet = { 9 } }, setup)
    imperium.quiet(g:choose("activate Jord"))
    return g:pass_until(function() return g:has("that is all that is built") end)
  end
  t:refused(produces(fighters(), accompanied), { "1 fighter in space" }, "23.4b+1")
  t:refused(produces(infantry(), accompanied), { "1 infantry on Jord" }, "23.4b+1")
  t:offered(produces(fighters(), accompanied), "1 infantry on Jord")
  t:offered(produces(infantry()), "1 infantry on Jord")
end)
