-- Relics, agendas and exploration cards that change planets, objectives and tokens on the map.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"
local codex = { codex = "on" }
local function units(g, seat, where) return imperium.units(g, seat, where) end
local function my_turn(g)
  return g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == 0 end)
end

card("Stellar Converter", "a planet beside ships that bombard is gone, with what stands on it", function(t)
  local g = imperium.acting(t, { own_relics = { { "Stellar Converter" } }, planets = { {}, { "Atlas" } }, attached = { Atlas = "Mining World" },
    units = { { Jord = { dreadnought = 1, space_dock = 1 } }, { Atlas = { infantry = 2, pds = 1 } } } })
  g:choose("use Stellar Converter"):choose("Atlas")
  t:ok(g:log_has("Atlas is destroyed"))
  t:ok(g:log_has("Player 2 loses 2 infantry"))
  t:eq(units(g, 1, "Atlas"), {})
  t:eq({ g:see("Mining World.zone"), g:see("Stellar Converter.zone") }, {})
  for _, planet in ipairs(g:view(1).seats[2].planets) do t:ok(planet ~= "Atlas") end
  -- Nobody lands there any more.
  g:arrange{ add_units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 } } } }
  my_turn(g)
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("land 1 infantry") or g:ask().seat ~= 0 end)
  t:not_offered(g, "land 1 infantry")
end)
card("Stellar Converter", "not one's own planet, nor Mecatol Rex, nor where nothing bombards", function(t)
  local g = imperium.acting(t, { own_relics = { { "Stellar Converter" } }, planets = { { "Atlas" } },
    units = { { Jord = { dreadnought = 1, space_dock = 1 } } } })
  g:choose("use Stellar Converter")
  t:not_offered(g, "Atlas")
  t:not_offered(g, "Mecatol Rex")
  g = imperium.acting(t, { own_relics = { { "Stellar Converter" } }, planets = { {}, { "Atlas" } },
    units = { { Jord = { cruiser = 1, space_dock = 1 } }, { Atlas = { infantry = 2 } } } })
  t:not_offered(g, "use Stellar Converter")
end)

card("Neuraloop", "a relic is purged and a public objective becomes another", function(t)
  local g = imperium.acting(t, { own_relics = { { "Neuraloop", "Dominus Orb" } } }, codex)
  g:pass_until(function() return g:has("answer with Neuraloop") or g:see("round") == 2 end)
  local revealed
  for _, line in ipairs(g:log()) do revealed = line:match("A public objective is revealed: (.*)%.$") or revealed end
  g:choose("answer with Neuraloop"):choose("Dominus Orb"):choose("a secret objective")
  t:eq(g:see("Dominus Orb.zone"), nil)
  t:eq(g:see("Neuraloop.zone"), "area.0")
  t:ok(revealed and g:log_has(revealed .. " leaves the game"))
end)
card("Neuraloop", "not for another player", function(t)
  local g = imperium.acting(t, { own_relics = { {}, { "Neuraloop" } } }, codex)
  g:pass_until(function() return g:has("answer with Neuraloop") and g:ask().seat == 0 or g:see("round") == 2 end)
  t:not_offered(g, "answer with Neuraloop")
end)

local function exploring(t, card, more)
  local position = { units = { { ["space of Lodor"] = { carrier = 1, infantry = 1 }, Jord = { space_dock = 1 } } }, cultural = { card } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = imperium.acting(t, position)
  g:choose("activate Lodor")
  return g:pass_until(function() return g:has("land 1 infantry") end):choose("land 1 infantry on Lodor")
end
card("Freelancers", "a unit in the system, paid in influence if one likes", function(t)
  local g = exploring(t, "Freelancers", { planets = { { "Mecatol Rex" } }, goods = { 0 } })
  g:pass_until(function() return g:has("that is all that is built") or g:ask().seat ~= 0 end)
  t:offered(g, "1 dreadnought") -- Mecatol Rex has 1 resource and 6 influence
  g:choose("1 dreadnought")
  g:pass_until(function() return g:log_has("produces") end)
  t:eq(units(g, 0, "Lodor").dreadnought, 1)
  t:ok(not g:has("that is all that is built"))
end)
card("Freelancers", "influence pays for nothing that is built afterwards", function(t)
  local g = exploring(t, "Freelancers", { planets = { { "Jord", "Mecatol Rex" } }, goods = { 0 }, exhausted = { "Jord" }, fleet = { 5 } })
  g:pass_until(function() return g:has("that is all that is built") end):choose("that is all that is built")
  my_turn(g)
  g:choose("activate Jord")
  g:pass_until(function() return g:has("that is all that is built") end)
  t:not_offered(g, "1 cruiser")
end)

card("Ion Storm", "turns over when ships have come through it, and only then", function(t)
  local function moving(from)
    local g = imperium.acting(t, { frontier = { "Ion Storm" }, tactic = { 5 }, hand = { { "Exploration Probe" } }, fleet = { 5 },
      units = { { ["Deep Space 49"] = { destroyer = 1 }, Jord = { space_dock = 1 }, ["Alpha Wormhole 39"] = { cruiser = 1 } } } })
    g:choose("Exploration Probe")
    imperium.quiet(g)
    if g:has("Deep Space 49") then g:choose("Deep Space 49") end
    g:choose("the side with the alpha")
    my_turn(g)
    g:choose("activate " .. from)
    imperium.quiet(g)
    if g:has("move 1 cruiser from Alpha Wormhole 39") then g:choose("move 1 cruiser from Alpha Wormhole 39") end
    if g:has("that is all that moves") then g:choose("that is all that moves") end
    return g:log_has("There is a beta wormhole in Deep Space 49 now")
  end
  t:eq({ moving("Deep Space 49"), moving("Atlas") }, { true, false })
end)

card("Minister of Antiquities", "a relic for whoever is elected", function(t)
  local g = agenda.decided(agenda.begun(t, { "Minister of Antiquities" }, { relics = { "The Obsidian" } }), "Player 2")
  t:ok(g:log_has("Player 2 gains the relic The Obsidian"))
  t:ok(not g:log_has("Player 1 gains the relic"))
end)
card("Minister of Antiquities", "nothing from an empty deck, and no law", function(t)
  local g = agenda.decided(agenda.begun(t, { "Minister of Antiquities" }), "Player 3")
  t:ok(g:log_has("Player 3 gains the relic"))
  t:eq(g:see("Minister of Antiquities.zone"), "agenda-pile")
end)

card("Nexus Sovereignty", "voted down, a gamma wormhole lies at Mecatol Rex, not if it becomes a law", function(t)
  local g = agenda.decided(agenda.begun(t, { "Nexus Sovereignty" }), "Against")
  t:ok(g:log_has("There is a gamma wormhole in Mecatol Rex now"))
  local h = agenda.decided(agenda.begun(t, { "Nexus Sovereignty" }), "For")
  t:ok(not h:log_has("gamma wormhole in Mecatol Rex"))
end)

card("Drive the Debate", "scored when one is elected, or a planet of one's own; not when another is", function(t)
  local function elect(who)
    local g = agenda.begun(t, { "Minister of Commerce" }, { secrets = { {}, { "Drive the Debate" } } })
    agenda.decided(g, who, true)
    g:pass_until(function() return g:has("answer with Drive the Debate") or g:see("phase") ~= "Agenda" end)
    return g
  end
  local g = elect("Player 2")
  g:choose("answer with Drive the Debate")
  t:eq(g:see("seat.1.points"), 1)
  t:not_offered(elect("Player 3"), "answer with Drive the Debate")
end)
