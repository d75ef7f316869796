-- What the packs hold: counts, names and numbers as printed. Rows of kind content.
local content = require "lib.content"
local imperium = require "lib.imperium"

local function count(word, passes) return #content.where(word, passes or function() return true end) end
local function is_box(box) return function(f) return (f.box or "base") == box end end
local function copies(word, passes)
  local n = 0
  for _, one in ipairs(content.where(word, passes)) do n = n + (one.fields.copies or 1) end
  return n
end

rule({ "83.1", "83.2", "24.0", "32.0", "45.0", "52.0", "66.0", "91.0", "92.0", "99.0", "83.2+1" },
     "eight strategy cards, each with its own initiative", function(t)
  imperium.open(t)
  local names = {}
  for _, one in ipairs(content.all().strategy) do names[one.fields.initiative] = one.name end
  t:eq(names, { "Leadership", "Diplomacy", "Politics", "Construction", "Trade", "Warfare", "Technology", "Imperial" })
end)

rule({ "2.0", "1.22", "2.6" }, "a hundred action cards, each with its moment", function(t)
  imperium.open(t)
  t:eq(copies("action_card", is_box "base"), 80)
  t:eq(copies("action_card", is_box "pok"), 20)
  t:eq(count("action_card", function(f) return not f.timing end), 0)
end)

rule({ "7.0", "7.1" }, "fifty agendas, laws and directives", function(t)
  imperium.open(t)
  t:eq(count("agenda", is_box "base"), 50)
  t:eq(count("agenda", function(f) return f.removed end), 13)
  t:eq(count("agenda", is_box "pok"), 13)
  t:ok(count("agenda", function(f) return f.law end) > 0 and count("agenda", function(f) return not f.law end) > 0)
end)

rule({ "9.0", "9.1", "9.2", "9.3", "11.0", "41.0", "59.0", "86.0" }, "four kinds of anomalies", function(t)
  imperium.open(t)
  local kinds = {}
  for _, one in ipairs(content.all().tile) do
    for _, kind in ipairs(one.fields.anomalies or {}) do kinds[kind] = (kinds[kind] or 0) + 1 end
  end
  local names = {}
  for kind in pairs(kinds) do names[#names + 1] = kind end
  table.sort(names)
  t:eq(names, { "asteroid field", "gravity rift", "nebula", "supernova" })
end)

rule({ "88.1", "88.2", "88.3", "88.4" }, "backs of tiles: factions, planets, anomalies and empty space", function(t)
  imperium.open(t)
  local planets = {}
  for _, one in ipairs(content.all().planet) do planets[one.fields.tile or 0] = true end
  t:eq(count("tile", function(f) return f.back == "blue" end), 36)
  t:eq(count("tile", function(f) return f.back == "red" end), 18)
  t:eq(count("tile", function(f) return f.kind == "home" and f.back == "green" end), 24)
  t:eq(count("tile", function(f) return f.back == "blue" and not planets[f.number] end), 0)
  t:eq(count("tile", function(f) return f.back == "red" and planets[f.number] and not f.anomalies end), 0)
end)

rule({ "88.7", "44.0" }, "hyperlane tiles have two sides with lanes", function(t)
  imperium.open(t)
  t:eq(count("tile", function(f) return f.kind == "hyperlane" end), 18)
  t:eq(count("tile", function(f) return f.kind == "hyperlane" and not f.lanes end), 0)
end)

rule({ "101.1a", "101.0+1", "101.4+2" }, "alpha and beta wormholes on the map, delta at the gate and at home", function(t)
  imperium.open(t)
  local on = {}
  for _, one in ipairs(content.all().tile) do
    for _, kind in ipairs(one.fields.wormholes or {}) do
      on[kind] = on[kind] or {}
      table.insert(on[kind], one.name)
    end
  end
  t:eq(#on.alpha, 3)
  t:eq(#on.beta, 3)
  t:eq(on.delta, { "Creuss Gate", "Creuss" })
end)

rule({ "64.0", "64.1", "64.2", "64.6", "47.1", "75.1" }, "each planet has resources and influence", function(t)
  imperium.open(t)
  t:eq(count("planet", function(f) return not f.resources or not f.influence end), 0)
  t:eq({ content.one("planet", "Mecatol Rex").resources, content.one("planet", "Mecatol Rex").influence }, { 1, 6 })
end)

rule({ "64.3", "35.2a", "64.3+1" }, "three traits, with a deck of exploration cards each", function(t)
  imperium.open(t)
  local traits = {}
  for _, one in ipairs(content.all().planet) do
    for _, trait in ipairs(one.fields.traits or {}) do traits[trait] = true end
  end
  local names = {}
  for trait in pairs(traits) do
    names[#names + 1] = trait
    t:eq(copies("exploration", function(f) return f.deck == trait end), 20)
  end
  table.sort(names)
  t:eq(names, { "cultural", "hazardous", "industrial" })
end)

rule({ "90.13", "53.1" }, "specialties and legendary planets", function(t)
  imperium.open(t)
  t:ok(count("planet", function(f) return f.specialty end) >= 12)
  local names = {}
  for _, one in ipairs(content.where("planet", function(f) return f.legendary end)) do names[#names + 1] = one.name end
  t:eq(names, { "Primor", "Hope's End", "Mallice", "Mirage" })
end)

rule({ "51.0", "51.1", "51.1a", "50.0", "51.6a", "51.2c" }, "an agent, a commander and a hero each; the Nomad has three agents", function(t)
  imperium.open(t)
  for _, faction in ipairs(content.all().faction) do
    local roles = { agent = 0, commander = 0, hero = 0 }
    for _, one in ipairs(content.where("leader", function(f) return f.faction == faction.fields.short end)) do
      roles[one.fields.role] = roles[one.fields.role] + 1
      if one.fields.role == "commander" then t:ok(one.fields.unlock, one.name) end
    end
    t:eq(roles, { agent = faction.fields.short == "Nomad" and 3 or 1, commander = 1, hero = 1 }, faction.name)
  end
end)

rule({ "55.0", "1.25+1", "76.0", "43.0" }, "every faction has a flagship and a mech of its own", function(t)
  imperium.open(t)
  t:eq(count("faction"), 24)
  for _, faction in ipairs(content.all().faction) do
    local function own(kind)
      return count("unit", function(f) return f.faction == faction.fields.short and f.type == kind and (f.level or 1) == 1 and f.side ~= 2 end)
    end
    t:eq({ own("flagship"), own("mech") }, { 1, 1 }, faction.name)
  end
end)

rule({ "61.1", "61.1a", "61.2", "61.3", "61.4" }, "objectives: 20 of each stage, 40 secret ones, each with points and a requirement", function(t)
  imperium.open(t)
  t:eq(count("public", function(f) return f.stage == 1 and f.points == 1 end), 20)
  t:eq(count("public", function(f) return f.stage == 2 and f.points == 2 end), 20)
  t:eq(count("secret", function(f) return f.points == 1 end), 40)
  t:eq(count("secret", function(f) return not (f.phase == "status" or f.phase == "action" or f.phase == "agenda") end), 0)
  t:eq(count("public", function(f) return not f.text end) + count("secret", function(f) return not f.text end), 0)
end)

rule({ "90.7", "90.7c", "90.8", "90.12a", "90.0" }, "technologies have one of four colours, or are unit upgrades", function(t)
  imperium.open(t)
  local colours = {}
  for _, one in ipairs(content.where("technology", function(f) return not f.faction and not f.upgrade end)) do
    colours[one.fields.colour] = (colours[one.fields.colour] or 0) + 1
  end
  t:eq(colours, { blue = 6, green = 6, red = 6, yellow = 6 })
  t:eq(content.one("technology", "Light/Wave Deflector").needs, "BBB")
end)

rule({ "90.6", "97.0", "97.1", "97.1+1", "97.3" }, "an upgrade has the name of its unit with a higher numeral", function(t)
  imperium.open(t)
  local carrier = content.one("unit", "Carrier II")
  t:eq({ carrier.type, carrier.level, carrier.technology }, { "carrier", 2, "Carrier II" })
  t:eq(count("technology", function(f) return f.upgrade and not f.faction end), 9)
end)

rule({ "10.s1a", "10.s1b", "15.s1a", "15.s1b", "77.3a", "77.3b", "77.7a", "16.0", "18.0", "26.0", "57.0", "76.3", "1.26", "1.26+2", "85.0", "63.0", "79.0", "96.1" },
     "attributes and abilities of units as printed", function(t)
  imperium.open(t)
  local destroyer, dreadnought, pds = content.one("unit", "Destroyer II"), content.one("unit", "Dreadnought I"), content.one("unit", "PDS I")
  t:eq({ destroyer.barrage, destroyer.barrage_dice }, { 6, 3 })
  t:eq({ dreadnought.bombardment, dreadnought.cost, dreadnought.combat, dreadnought.move, dreadnought.capacity, dreadnought.sustain }, { 5, 4, 5, 1, 1, true })
  t:eq({ pds.cannon, pds.shield }, { 6, true })
  t:eq(content.one("unit", "Space Dock I").production, 2)
end)

rule({ "1.23", "69.0" }, "five notes of a colour and one of a faction", function(t)
  imperium.open(t)
  t:eq(count("note", function(f) return not f.faction end), 5)
  for _, faction in ipairs(content.all().faction) do
    t:eq(count("note", function(f) return f.faction == faction.fields.short end), faction.fields.short == "Empyrean" and 2 or 1, faction.name)
  end
end)

rule("73.0", "ten relics of the box", function(t)
  imperium.open(t)
  t:eq(count("relic", is_box "base") , 10)
end)

rule({ "1.25", "1.0" }, "every faction says what its abilities are", function(t)
  imperium.open(t)
  t:eq(count("faction", function(f) return not f.text end), 0)
end)
