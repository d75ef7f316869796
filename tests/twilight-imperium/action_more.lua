-- Action cards that change movement, production, dice, votes and decks: each where it acts and where it must not.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"
local codex = { codex = "on" }

local function holds(t, name, position, setup, seat)
  local g = imperium.acting(t, position, setup)
  local hands = { {}, {}, {} }
  hands[(seat or 0) + 1] = { name }
  g:arrange{ hand = hands }
  return g
end
local function until_offered(g, name)
  return g:pass_until(function() return g:has("answer with " .. name) or g:see("round") == 2 end)
end
local function plays(g, name)
  until_offered(g, name):choose("answer with " .. name)
  return imperium.quiet(g)
end
local dock = { space_dock = 1 }

card("Archaeological Expedition", "fragments among three cards of a deck are kept, the rest is discarded", function(t)
  local g = holds(t, "Archaeological Expedition", { planets = { { "Jord", "Lodor" } },
    cultural = { "Cultural Relic Fragment", "Freelancers", "Cultural Relic Fragment" } })
  g:choose("Archaeological Expedition")
  imperium.quiet(g)
  if g:has("the cultural deck") then g:choose("the cultural deck") end
  t:ok(g:log_has("Player 1 finds Cultural Relic Fragment"))
  t:ok(g:log_has("Player 1 turns up Freelancers"))
  t:ok(not g:log_has("explores"))
  t:eq(g:see("Cultural Relic Fragment.zone"), "area.0")
end)
card("Archaeological Expedition", "not without a planet that has a trait", function(t)
  local g = holds(t, "Archaeological Expedition", { planets = { { "Jord" } } })
  t:not_offered(g, "Archaeological Expedition")
end)

card("Exploration Probe", "a frontier token beside one's ships is explored", function(t)
  local function with(where) return holds(t, "Exploration Probe", { units = { { [where] = { cruiser = 1 }, Jord = dock } } }) end
  local g = with("Deep Space 49")
  g:choose("Exploration Probe")
  imperium.quiet(g)
  if g:has("Deep Space 49") then g:choose("Deep Space 49") end
  t:ok(g:log_has("Player 1 explores the frontier of Deep Space 49"))
end)
card("Exploration Probe", "not without ships near one", function(t)
  local g = holds(t, "Exploration Probe", { units = { { Jord = dock } } })
  t:not_offered(g, "Exploration Probe")
end)

card("Salvage", "whoever loses a space combat hands over commodities; nothing for whoever has lost it", function(t)
  local function fight(seat)
    local g = holds(t, "Salvage", { units = { { ["space of Atlas"] = { cruiser = 1 }, Jord = dock }, { ["space of Atlas"] = { cruiser = 1 } } },
      commodities = { 2, 2 } }, nil, seat)
    g:force{ "10", "1" }
    g:choose("activate Atlas")
    return until_offered(g, "Salvage")
  end
  local g = fight(0)
  imperium.quiet(g:choose("answer with Salvage"))
  t:eq({ g:see("seat.0.trade goods"), g:see("seat.1.commodities") }, { 2, 0 })
  t:not_offered(fight(1), "answer with Salvage")
end)

card("Nav Suite", "anomalies do not hold ships up", function(t)
  local function into(system, suite, from)
    local g = holds(t, suite and "Nav Suite" or "Bunker", { units = { { [from or "Jord"] = { cruiser = 1 }, Jord = dock } } })
    g:choose("activate " .. system)
    if suite then plays(g, "Nav Suite") end
    imperium.quiet(g)
    return g
  end
  local found = 0
  for _, system in ipairs{ "Asteroid Field 44", "Asteroid Field 45", "Supernova 43", "Supernova 80", "Asteroid Field 79" } do
    local g = imperium.acting(t)
    if g:has("activate " .. system) then
      for _, near in ipairs{ "Atlas", "Lodor", "Mehar Xull", "Quann", "Mecatol Rex", "Vorhal", "Sem-Lore" } do
        if into(system, true, near):has("move 1 cruiser from " .. near) then
          found = found + 1
          t:not_offered(into(system, false, near), "move 1 cruiser from " .. near)
        end
      end
    end
  end
  t:ok(found > 0)
end)
card("Nav Suite", "not when somebody else activates a system", function(t)
  local g = holds(t, "Nav Suite", nil, nil, 1)
  g:choose("activate Atlas")
  until_offered(g, "Nav Suite")
  t:ok(not g:has("answer with Nav Suite") or g:ask().seat == 1 and g:log_has("Player 2 activates"))
end)

card("Solar Flare", "nobody fires at one's ships", function(t)
  local function moving(flare)
    local g = holds(t, "Solar Flare", { units = { { Jord = { cruiser = 1, space_dock = 1 } }, { Atlas = { pds = 1, infantry = 1 } } },
      planets = { {}, { "Atlas" } } }, codex)
    g:choose("activate Atlas")
    if flare then plays(g, "Solar Flare") end
    imperium.quiet(g):choose("move 1 cruiser"):choose("that is all that moves")
    return imperium.quiet(g)
  end
  t:offered(moving(false), "fire at Player 1")
  t:not_offered(moving(true), "fire at Player 1")
end)
card("Solar Flare", "the cannons of its player are not held", function(t)
  local g = holds(t, "Solar Flare", { units = { { Jord = { cruiser = 1, space_dock = 1 } }, { ["space of Atlas"] = { cruiser = 1 } } },
    planets = { { "Atlas" } }, add_units = { { Atlas = { pds = 1 } } } }, codex)
  g:choose("activate Atlas")
  plays(g, "Solar Flare")
  imperium.quiet(g):choose("that is all that moves")
  t:offered(imperium.quiet(g), "fire at Player 2")
end)

card("In the Silence of Space", "ships of one system pass those of others", function(t)
  local found = 0
  for _, goal in ipairs{ "Mecatol Rex", "Vorhal", "Arnor and Lor", "Sem-Lore", "Kraag and Siig", "Quann", "Lodor", "Mehar Xull", "Atlas" } do
    local function going(chosen)
      local everywhere = {}
      for _, system in ipairs{ "Atlas", "Lodor", "Mehar Xull", "Quann", "Vorhal", "Mecatol Rex", "Sem-Lore", "Tequ'ran and Torkan", "Kraag and Siig" } do
        if system ~= goal then everywhere["space of " .. system] = { fighter = 1 } end
      end
      local g = holds(t, "In the Silence of Space", { units = { { Jord = { cruiser = 1, space_dock = 1 } }, everywhere }, fleet = { 8, 8 } })
      g:choose("activate " .. goal)
      if chosen then
        until_offered(g, "In the Silence of Space"):choose("answer with In the Silence of Space")
        imperium.quiet(g)
        if g:has("Jord") then g:choose("Jord") end
      end
      return imperium.quiet(g)
    end
    if going(true):has("move 1 cruiser from Jord") and not going(false):has("move 1 cruiser from Jord") then found = found + 1 end
  end
  t:ok(found > 0)
end)
card("In the Silence of Space", "not in the turn of another", function(t)
  local g = holds(t, "In the Silence of Space", nil, nil, 2)
  g:choose("activate Atlas")
  t:not_offered(imperium.quiet(g), "answer with In the Silence of Space")
end)

card("Lost Star Chart", "alpha and beta wormholes are side by side for a tactical action", function(t)
  local function reach(chart)
    local g = holds(t, "Lost Star Chart", { units = { { ["Alpha Wormhole 39"] = { cruiser = 1 }, Jord = dock } } })
    g:choose("activate Quann")
    if chart then plays(g, "Lost Star Chart") end
    return imperium.quiet(g):has("move 1 cruiser from Alpha Wormhole 39")
  end
  t:eq({ reach(true), reach(false) }, { true, false })
end)
card("Lost Star Chart", "not afterwards", function(t)
  local g = holds(t, "Lost Star Chart", { units = { { ["Alpha Wormhole 39"] = { cruiser = 1 }, Jord = dock } }, tactic = { 3 } })
  g:choose("activate Jord")
  plays(g, "Lost Star Chart")
  g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == 0 end)
  g:choose("activate Quann")
  t:not_offered(imperium.quiet(g), "move 1 cruiser from Alpha Wormhole 39")
end)

card("War Machine", "four more units for one resource less", function(t)
  local function limit(machine)
    local g = holds(t, "War Machine", { units = { { Jord = { space_dock = 1, carrier = 3 } } }, goods = { 30 }, fleet = { 9 } }, codex)
    g:choose("activate Jord")
    g:pass_until(function() return g:has("answer with War Machine") or g:has("that is all that is built") end)
    if machine then plays(g, "War Machine") else imperium.quiet(g) end
    local built = 0
    while g:has("2 fighters in") or g:has("2 fighters") do g:choose("2 fighters"); built = built + 2 end
    while g:has("1 fighter") do g:choose("1 fighter"); built = built + 1 end
    return built, g
  end
  local with, without = limit(true), limit(false)
  t:eq(with - without, 4)
end)
card("War Machine", "not for what an effect lets one build", function(t)
  local g = holds(t, "War Machine", { units = { { Jord = { space_dock = 1 } } }, technologies = { { "Sling Relay" } } }, codex)
  g:choose("use Sling Relay")
  g:pass_until(function() return g:has("that is all that is built") or g:has("answer with War Machine") end)
  t:not_offered(g, "answer with War Machine")
end)

card("Waylay", "a barrage hits any ships", function(t)
  local function fight(name, play)
    local g = holds(t, name, { units = { { ["space of Atlas"] = { destroyer = 1 }, Jord = dock }, { ["space of Atlas"] = { cruiser = 2 } } },
      fleet = { 8, 8 } })
    g:choose("activate Atlas")
    g:force{ "10", "10" }
    if play then plays(g, "Waylay") end
    return g
  end
  local g = fight("Waylay", true)
  g:pass_until(function() return g:log_has("Player 2 loses") or g:see("round") == 2 end)
  t:ok(g:log_has("Player 2 loses 2 cruiser"))
  local h = fight("Bunker", false)
  imperium.quiet(h)
  t:ok(not h:log_has("Player 2 loses"))
end)
card("Waylay", "not before combat rolls", function(t)
  local g = holds(t, "Waylay", { units = { { ["space of Atlas"] = { cruiser = 1 }, Jord = dock }, { ["space of Atlas"] = { cruiser = 1 } } } })
  g:choose("activate Atlas")
  until_offered(g, "Waylay")
  t:not_offered(g, "answer with Waylay")
end)

card("Experimental Battlestation", "a space dock fires three dice at ships that came in", function(t)
  local function coming(seat)
    local g = holds(t, "Experimental Battlestation", { units = { { Jord = { cruiser = 2, space_dock = 1 } }, { Atlas = { space_dock = 1, infantry = 1 } } },
      planets = { {}, { "Atlas" } } }, nil, seat)
    g:choose("activate Atlas")
    imperium.quiet(g):choose("move 2 cruisers"):choose("that is all that moves")
    return g
  end
  local g = coming(1)
  plays(g, "Experimental Battlestation")
  if g:has("space dock") then g:choose("space dock") end
  imperium.quiet(g)
  g:force{ "5", "4", "4" }
  g:choose("fire at Player 1")
  g:pass_until(function() return g:log_has("loses") or g:see("round") == 2 end)
  t:ok(g:log_has("Player 2 rolls 3 dice for space cannon"))
  t:eq(imperium.units(g, 0, "Atlas").cruiser, 1)
end)
card("Experimental Battlestation", "one of two docks that float in one place", function(t)
  local g = holds(t, "Experimental Battlestation", { units = { { Jord = { cruiser = 2 } }, { ["space of Mehar Xull"] = { space_dock = 2 } } } },
    { seats = { { faction = "Sol" }, { faction = "Saar" }, { faction = "Mentak" } } }, 1)
  imperium.quiet(g:choose("activate Atlas")):choose("move 2 cruisers"):choose("that is all that moves")
  plays(g, "Experimental Battlestation")
  if g:has("space dock") then g:choose("space dock") end
  g:pass_until(function() return g:has("fire at Player 1") end)
  g:choose("fire at Player 1")
  t:ok(g:log_has("Player 2 rolls 3 dice for space cannon"))
end)
card("Experimental Battlestation", "not against oneself, and not without a dock near", function(t)
  local g = holds(t, "Experimental Battlestation", { units = { { Jord = { cruiser = 1, space_dock = 1 } } } })
  imperium.quiet(g:choose("activate Atlas")):choose("move 1 cruiser"):choose("that is all that moves")
  t:not_offered(g, "answer with Experimental Battlestation")
end)

card("Diplomatic Pressure", "another player hands over a note of its choice", function(t)
  local g = agenda.begun(t, { "Economic Equality" }, { before = { hand = { { "Diplomatic Pressure" } } } })
  until_offered(g, "Diplomatic Pressure")
  g:choose("answer with Diplomatic Pressure")
  imperium.quiet(g)
  g:choose("Player 2")
  g:seat(1):choose("Ceasefire")
  t:eq(imperium.notes(g, 0).Ceasefire, 2)
end)
card("Diplomatic Pressure", "not in the action phase", function(t)
  local g = holds(t, "Diplomatic Pressure", { custodians = 1 })
  until_offered(g, "Diplomatic Pressure")
  t:not_offered(g, "answer with Diplomatic Pressure")
end)

card("Bribery", "trade goods are votes once the speaker has voted", function(t)
  local g = agenda.voting(t, { "Economic Equality" }, { before = { hand = { {}, { "Bribery" } }, goods = { 0, 4 } } })
  agenda.vote(g, 1, "For", { "Wren Terra" })
  agenda.vote(g, 0, "Against", { "Jord" })
  g:pass_until(function() return g:has("answer with Bribery") or g:log_has("The vote ends") end)
  g:choose("answer with Bribery")
  imperium.quiet(g)
  for _ = 1, 3 do if g:has("1 trade good") then g:choose("1 trade good") end end
  if g:has("give no more") then g:choose("give no more") end
  t:eq(g:see("seat.1.trade goods"), 1)
  agenda.ended(g)
end)
card("Bribery", "not before the speaker has voted", function(t)
  local g = agenda.voting(t, { "Economic Equality" }, { before = { hand = { {}, { "Bribery" } }, goods = { 0, 4 } } })
  agenda.vote(g, 1, "For", { "Wren Terra" })
  t:not_offered(g, "answer with Bribery")
end)
