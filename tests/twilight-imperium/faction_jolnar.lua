-- The Universities of Jol-Nar: where their components act and where they must not.
local imperium = require "lib.imperium"
local faction = require "lib.faction"

-- Infantry, which hits with 8, lands on Atlas beside this and rolls.
local function lands(t, with, dice)
  local ours = { carrier = 1, infantry = 1 }
  for unit, n in pairs(with) do ours[unit] = n end
  local g = faction.as(t, "Jol-Nar", { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = ours }, { Atlas = { infantry = 1 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "land 1 infantry on Atlas"):choose("land 1 infantry on Atlas")
  for unit in pairs(with) do g:choose("land 1 " .. unit .. " on Atlas") end
  g:force(dice)
  return g:pass_until(function() return g:log_has("Player 2 rolls") or g:see("round") == 2 end)
end

card("Shield Paling", "beside it infantry hits with 8 as that of others", function(t)
  t:ok(lands(t, { mech = 1 }, { "8", "1", "1" }):log_has("Player 1 scores 1 hit"))
end)

card("Shield Paling", "without it 8 is not enough", function(t)
  t:ok(not lands(t, {}, { "8", "10" }):log_has("Player 1 scores 1 hit"))
end)

card("Rin, the Master's Legacy", "technologies are replaced by others of their colour", function(t)
  local g = faction.as(t, "Jol-Nar", { unlocked = { { "Rin, the Master's Legacy" } } })
  g:choose("use Rin, the Master's Legacy"):choose("do it"):choose("Fleet Logistics")
  g:pass_until(function() return g:ask().seat == 1 end)
  local techs = table.concat(g:view(0).seats[1].technologies, " ")
  t:ok(techs:find("Fleet Logistics"))
  t:ok(not techs:find("Antimass Deflectors"))
  t:ok(techs:find("Neural Motivator"))
  t:eq(faction.leader(g, 0, "Rin, the Master's Legacy"), nil)
end)

card("Rin, the Master's Legacy", "not while locked", function(t)
  t:not_offered(faction.as(t, "Jol-Nar"), "use Rin, the Master's Legacy")
end)

local function conduit(t, technologies, here)
  local g = faction.as(t, "Jol-Nar", { technologies = { technologies }, planets = { { "Mehar Xull" } },
    units = { { ["Mehar Xull"] = here, ["space of Lodor"] = { cruiser = 1 } } } })
  g:choose("activate Mehar Xull")
  return g:pass_until(function() return g:has("answer with Spatial") or g:has("that is all that moves") or g:ask().seat == 1 or g:see("round") == 2 end)
end

card("Spatial Conduit Cylinder", "the active system lies beside all with its units", function(t)
  local g = conduit(t, { "Spatial Conduit Cylinder" }, { infantry = 1 })
  g:choose("answer with Spatial Conduit Cylinder")
  imperium.quiet(g)
  t:offered(g, "move 1 cruiser from Lodor")
end)

card("Spatial Conduit Cylinder", "not where it has no units", function(t)
  t:not_offered(conduit(t, { "Spatial Conduit Cylinder" }, {}), "answer with Spatial Conduit Cylinder")
  t:not_offered(conduit(t, {}, { infantry = 1 }), "move 1 cruiser")
end)

-- Jol-Nar uses Technology with these.
local function technology(t, ours, without)
  local g = imperium.begun(t, { seats = { { faction = ours }, { faction = "Winnu" }, { faction = "Mentak" } } })
  imperium.pick(g, { { "Technology", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true, without = { without }, goods = { 0 } }
  return imperium.quiet(g):choose("use Technology")
end

card("Analytical", "one prerequisite is ignored, not of an upgrade", function(t)
  local g = technology(t, "Jol-Nar", { "Sarween Tools" })
  t:offered(g, "research Graviton Laser System")
  t:refused(g, { "research Transit Diodes" }, "90.12")
  t:refused(g, { "research Carrier II" }, "90.12")
end)

card("Analytical", "others ignore none", function(t)
  t:refused(technology(t, "Saar", { "Antimass Deflectors" }), { "research Graviton Laser System" }, "90.12")
end)

-- Seat 1 uses Technology; seat 0 follows.
local function follows(t, ours, card_used, goods)
  local g = imperium.begun(t, { seats = { { faction = ours }, { faction = "Winnu" }, { faction = "Mentak" } } })
  imperium.pick(g, { { "Warfare", "Imperial" }, { card_used, "Leadership" }, { "Politics", "Construction" } })
  g:arrange{ no_secrets = true, goods = { goods or 0 }, strategy = { 1 } }
  g:pass_until(function() return g:ask().seat == 1 and g:has("use " .. card_used) end)
  g:choose("use " .. card_used)
  return g:pass_until(function() return g:ask().seat == 0 and g:has("use the secondary") or g:ask().seat == 0 and g:has("follow") or g:see("round") == 2 end)
end

card("Brilliant", "the primary ability of Technology for a token", function(t)
  local g = follows(t, "Jol-Nar", "Technology")
  g:choose(g:options(0)[1]):choose("do it")
  t:offered(g, "research Transit Diodes")
  t:eq(g:see("seat.0.strategy"), 0)
end)

card("Brilliant", "not for others, who have the secondary one", function(t)
  local g = follows(t, "Saar", "Technology", 4)
  g:choose(g:options(0)[1])
  t:not_offered(g, "research Transit Diodes")
end)

-- Seat 0, Sol, follows Technology with four resources; Jol-Nar is seat 2.
local function spends(t, infantry, position)
  local g = imperium.begun(t, { seats = { { faction = "Sol" }, { faction = "Winnu" }, { faction = "Jol-Nar" } } })
  imperium.pick(g, { { "Warfare", "Imperial" }, { "Technology", "Leadership" }, { "Politics", "Construction" } })
  g:arrange{ no_secrets = true, goods = { 4 }, strategy = { 1 }, exhausted = { "Jord" }, units = { { Jord = { infantry = infantry, space_dock = 1 } } } }
  if position then g:arrange(position) end
  g:pass_until(function() return g:ask().seat == 1 and g:has("use Technology") end)
  g:choose("use Technology")
  g:pass_until(function() return g:ask().prompt:find("secondary ability of Technology") and g:ask().seat == 0 end)
  g:choose(g:options(0)[1])
  if g:has("do it") then g:choose("do it") end
  return g
end

card("Doctor Sucaban", "infantry given up saves resources", function(t)
  local g = spends(t, 3)
  faction.until_offered(g, "answer with Doctor Sucaban"):choose("answer with Doctor Sucaban")
  g:seat(0):choose("3 infantry")
  faction.until_offered(g, "research")
  t:eq(g:see("seat.0.trade goods"), 3)
  t:eq(imperium.units(g, 0, "Jord").infantry, nil)
end)

card("Doctor Sucaban", "helps whoever lacks the full price; who is not helped spends nothing", function(t)
  local function lacking(infantry, spent)
    return spends(t, infantry, { goods = { 2 }, agents_spent = { false, false, spent } })
  end
  local g = lacking(2)
  g:seat(2):choose("answer with Doctor Sucaban")
  g:seat(0):choose("2 infantry")
  faction.until_offered(g, "research"):choose("research Sarween Tools")
  t:eq(g:see("seat.0.trade goods"), 0)
  g = lacking(2)
  g:seat(2):pass()
  t:eq(g:see("seat.0.trade goods"), 2)
  t:not_offered(g, "research Sarween Tools")
end)

card("Doctor Sucaban", "not with too few infantry, nor when it is exhausted", function(t)
  for _, case in ipairs{ { 2, false, true }, { 1, false, false }, { 2, true, false } } do
    local infantry, spent, can = case[1], case[2], case[3]
    local g = imperium.quiet(imperium.acting(t, { goods = { 4 }, exhausted = { "Jord" }, area = { { "Enigmatic Device" } },
      agents_spent = { false, true, spent }, units = { { Jord = { infantry = infantry, space_dock = 1 } } } },
      { seats = { { faction = "Sol" }, { faction = "Winnu" }, { faction = "Jol-Nar" } } }))
    t:eq(g:has("use Enigmatic Device"), can)
    if can then
      g:choose("use Enigmatic Device")
      g:seat(2):choose("answer with Doctor Sucaban")
      g:seat(0):choose("2 infantry")
      faction.until_offered(g, "research"):choose("research Sarween Tools")
      t:eq({ g:see("seat.0.trade goods"), g:see("Enigmatic Device.zone") }, { 0, nil })
    end
  end
end)

card("Doctor Sucaban", "nobody has to: it costs four then", function(t)
  local g = spends(t, 3)
  faction.until_offered(g, "answer with Doctor Sucaban"):pass()
  faction.until_offered(g, "research")
  t:eq(g:see("seat.0.trade goods"), 0)
  t:eq(imperium.units(g, 0, "Jord").infantry, 3)
end)
