-- Where relics, cards of legendary planets and of exploration must not act.
local imperium = require "lib.imperium"
local codex = { codex = "on" }
local function at(places) places.Jord = places.Jord or { space_dock = 1 }; return places end
local function units(g, seat, where) return imperium.units(g, seat, where) end
local function turn_of(g, seat)
  return g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == seat end)
end
local function before_turn_of(g, seat)
  return function() return g:see("round") == 2 or g:ask().rule == "3.1" and g:ask().seat == seat end
end

-- ---- Relics

card("The Obsidian", "no fourth secret objective without it, and with it no fifth", function(t)
  local function drawing(relic, had)
    local g = imperium.begun(t)
    imperium.pick(g, { { "Imperial", "Leadership" }, { "Diplomacy", "Technology" }, { "Politics", "Warfare" } })
    g:arrange{ no_secrets = true }
    g:arrange{ own_relics = { { relic } }, secrets = { had } }
    g:choose("use Imperial"):pass_until(function() return g:has("do it") or g:ask().seat ~= 0 end)
    g:choose("do it")
    g:pass_until(function() return g:has("discard") or g:ask().seat ~= 0 end)
    return g:has("discard")
  end
  local three = { "Control the Region", "Cut Supply Lines", "Threaten Enemies" }
  local four = { "Control the Region", "Cut Supply Lines", "Threaten Enemies", "Forge an Alliance" }
  t:eq({ drawing("The Obsidian", three), drawing("The Obsidian", four), drawing("Dominus Orb", three) }, { false, true, true })
end)

card("Shard of the Throne (relic)", "goes with a legendary planet of its owner, not with one of somebody else", function(t)
  for owner, points in pairs{ [1] = { 3, 3 }, [2] = { 2, 4 } } do
    local relics = { {}, {}, {} }
    relics[owner + 1] = { "Shard of the Throne" }
    local position = { own_relics = relics, points = { 2, 4, 4 }, planets = { {}, { "Atlas" } }, attached = { Atlas = "Nano-Forge" },
      units = { at{ ["space of Atlas"] = { carrier = 1, infantry = 1 } }, {} } }
    local g = imperium.acting(t, position, codex)
    g:choose("activate Atlas"):pass_until(function() return g:has("land 1 infantry") end)
    g:choose("land 1 infantry on Atlas")
    t:ok(turn_of(g, 1):log_has("Player 1 controls Atlas"))
    t:eq({ g:see("seat.0.points"), g:see("seat.1.points") }, points)
  end
end)

card("Maw of Worlds", "is gone, and planets of others are not exhausted", function(t)
  local g = imperium.acting(t, { own_relics = { { "Maw of Worlds" } }, custodians = 0 })
  g:pass_until(function() return g:has("answer with Maw of Worlds") end)
  g:choose("answer with Maw of Worlds"):choose("Gravity Drive")
  t:eq({ g:see("Maw of Worlds.zone"), g:view(0).seats[2].exhausted }, { nil, nil })
end)

card("Dominus Orb", "not in the turn of another, nor in a later one", function(t)
  local g = imperium.acting(t, { area = { {}, { "Dominus Orb" } }, tokens = { {}, { "Lodor" } }, units = { at{}, { Lodor = { cruiser = 1 } } } })
  g:choose("activate Atlas")
  imperium.never_offered(t, g, "answer with Dominus Orb", before_turn_of(g, 1))
  g:choose("activate Atlas"):choose("answer with Dominus Orb")
  turn_of(g, 2)
  t:eq(g:see("Dominus Orb.zone"), nil)
  turn_of(g, 1):choose("activate Mehar Xull")
  t:not_offered(imperium.quiet(g), "move 1 cruiser from Lodor")
end)

card("The Crown of Emphidia (relic)", "not in the turn of another, and no planet of another", function(t)
  local g = imperium.acting(t, { own_relics = { {}, { "The Crown of Emphidia" } }, planets = { { "Lodor" }, { "Atlas" } } })
  g:choose("activate Quann")
  imperium.never_offered(t, g, "answer with The Crown of Emphidia", before_turn_of(g, 1))
  g:choose("activate Vorhal"):pass_until(function() return g:has("answer with The Crown of Emphidia") end)
  g:choose("answer with The Crown of Emphidia")
  t:not_offered(g, "Lodor")
end)
card("The Crown of Emphidia (relic)", "no point for a Tomb of Emphidia of another", function(t)
  local g = imperium.acting(t, { own_relics = { { "The Crown of Emphidia" } }, planets = { {}, { "Lodor" } }, attached = { Lodor = "Tomb of Emphidia" }, all_used = true })
  g:choose("pass for the rest")
  imperium.never_offered(t, g, "answer with The Crown of Emphidia", function() return g:see("round") == 2 end)
end)

card("Stellar Converter", "no home planet and no legendary one", function(t)
  local g = imperium.acting(t, { own_relics = { { "Stellar Converter" } }, planets = { {}, { "Atlas", "Mehar Xull" } }, attached = { Atlas = "Nano-Forge" },
    units = { at{ Atlas = { dreadnought = 1 }, ["Mehar Xull"] = { dreadnought = 1 } } } }, codex)
  t:eq(g:has("use Stellar Converter"), true)
  g:choose("use Stellar Converter")
  t:offered(g, "Mehar Xull")
  t:not_offered(g, "Atlas")
end)

card("Nano-Forge", "no planet of another, and none twice", function(t)
  local g = imperium.acting(t, { area = { { "Nano-Forge" } }, planets = { { "Atlas" }, { "Quann" } } }, codex)
  g:choose("use Nano-Forge")
  t:not_offered(g, "Quann")
end)

card("The Prophet's Tears", "one action card and no more, nothing while it is exhausted", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Technology", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:arrange{ own_relics = { { "The Prophet's Tears" } }, no_secrets = true, hand = { {} }, goods = { 6 } }
  local had = g:see("hand.count")
  g:choose("use Technology"):choose("research Plasma Scoring")
  g:pass_until(function() return g:has("answer with The Prophet's Tears") or g:ask().seat ~= 0 end)
  g:choose("answer with The Prophet's Tears")
  t:eq(g:see("hand.count"), had + 1)
  g:pass_until(function() return g:has("research Sarween Tools") or g:ask().seat ~= 0 end)
  if g:has("research Sarween Tools") then g:choose("research Sarween Tools") end
  t:not_offered(g, "answer with The Prophet's Tears")
end)

card("Circlet of the Void", "holds up nobody else's anomalies", function(t)
  for owner, moves in ipairs{ true, false } do
    local relics = { {}, {} }
    relics[owner] = { "Circlet of the Void" }
    local g = imperium.acting(t, { own_relics = relics, units = { { ["Deep Space 77"] = { cruiser = 1 }, Atlas = { cruiser = 1 }, Lodor = { cruiser = 1 },
      Quann = { cruiser = 1 }, ["Mehar Xull"] = { cruiser = 1 }, Vorhal = { cruiser = 1 }, ["Sem-Lore"] = { cruiser = 1 }, Jord = { space_dock = 1 } } } }, codex)
    t:eq(imperium.quiet(g:choose("activate Asteroid Field 44")):has("move 1 cruiser"), moves)
  end
end)

-- ---- Legendary planets

for _, name in ipairs{ "The Atrament", "Imperial Arms Vault", "Exterrix Headquarters", "Mirage Flight Academy" } do
  card(name, "not when the turn of another ends, and not again before it is readied", function(t)
    local g = imperium.acting(t, { area = { {}, { name } }, units = { at{}, { Lodor = { cruiser = 1 } } } })
    g:choose("activate Quann")
    imperium.never_offered(t, g, "answer with " .. name, before_turn_of(g, 1))
    g:choose("activate Vorhal"):pass_until(function() return g:has("answer with " .. name) or g:ask().rule == "3.1" and g:ask().seat == 2 end)
    g:choose("answer with " .. name)
    turn_of(g, 1):choose("activate Mehar Xull")
    imperium.never_offered(t, g, "answer with " .. name, before_turn_of(g, 2))
  end)
end
card("Mirage Flight Academy", "not where only ships of others are", function(t)
  local g = imperium.acting(t, { area = { { "Mirage Flight Academy" } }, units = { at{ Lodor = { cruiser = 1 } }, { Atlas = { cruiser = 1 } } } })
  g:choose("activate Quann"):pass_until(function() return g:has("answer with Mirage Flight Academy") end)
  g:choose("answer with Mirage Flight Academy")
  t:not_offered(g, "Atlas")
end)

-- ---- Exploration

-- Sol lands on Atlas, where it finds this card.
local function finding(t, title, position)
  local all = { hazardous = { title }, goods = { 0 }, units = { at{ ["space of Atlas"] = { carrier = 1, infantry = 1 } } } }
  for key, value in pairs(position) do all[key] = value end
  local g = imperium.acting(t, all)
  return g:choose("activate Atlas")
end
for title, got in pairs{ ["Core Mine"] = function(g) return g:see("trade goods") == 1 end,
    ["Expedition"] = function(g) return not g:view(0).seats[1].exhausted end,
    ["Volatile Fuel Source"] = function(g) return g:log_has("Player 1 gains 1 command token") end } do
  card(title, "for a mech there nothing is removed; a mech elsewhere does not do", function(t)
    local g = finding(t, title, { units = { at{ ["space of Atlas"] = { carrier = 1, mech = 1 } } } }):choose("land 1 mech on Atlas")
    t:ok(got(g))
    t:eq(units(g, 0, "Atlas"), { carrier = 1, mech = 1 })
    local h = finding(t, title, { planets = { { "Quann" } }, units = { at{ ["space of Atlas"] = { carrier = 1, infantry = 1 }, Quann = { mech = 1 } } } })
    h:choose("land 1 infantry on Atlas")
    t:ok(not got(h))
    t:offered(h, "do it")
  end)
end
card("Demilitarized Zone (exploration)", "structures of the planet go back; those of other planets do not", function(t)
  local g = imperium.acting(t, { own_relics = { { "The Crown of Emphidia" } }, planets = { { "Lodor", "Atlas" } }, cultural = { "Demilitarized Zone" },
    units = { at{ Lodor = { infantry = 2, pds = 1 }, ["space of Lodor"] = { carrier = 1 }, Atlas = { infantry = 1, pds = 1 } } } })
  g:choose("activate Quann"):pass_until(function() return g:has("answer with The Crown of Emphidia") end)
  g:choose("answer with The Crown of Emphidia"):choose("Lodor")
  t:ok(g:log_has("Demilitarized Zone is attached to Lodor"))
  t:eq({ units(g, 0, "Lodor"), units(g, 0, "Atlas") }, { { carrier = 1, infantry = 2 }, { infantry = 1, pds = 1 } })
  t:eq(#g:view(0).seats[1].planets, 3)
end)
