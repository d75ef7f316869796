-- 51 Leaders: where they begin, what unlocks them, what they can be used for.
local imperium = require "lib.imperium"

-- The states of a leader, as all see them: { locked = true }; nil: it is not there.
local function leader(g, seat, name)
  for _, zone in ipairs(g:view(seat).zones) do
    if zone.id == "leaders." .. seat then
      for _, card in ipairs(zone.cards) do
        if card.title == name then
          local states = {}
          for _, state in ipairs(card.states or {}) do states[state] = true end
          return states
        end
      end
    end
  end
end

local function at_table(t, faction, position)
  local seats = { { faction = faction }, { faction = "Winnu" }, { faction = "Mentak" } }
  return imperium.acting(t, position, { seats = seats })
end

-- The active player, seat 0, has done something: what it leads to is looked at.
local function after_an_action(g)
  imperium.step(g)
  return g:pass_until(function() return g:log_has("unlocks") or g:see("round") == 2 end)
end

rule({ "51.2a", "51.2b", "51.4", "51.6", "51.10" }, "an agent begins unlocked, commander and hero do not", function(t)
  local g = imperium.begun(t)
  t:eq(leader(g, 0, "Evelyn DeLouis"), {})
  t:eq(leader(g, 0, "Claire Gibson"), { locked = true })
  t:eq(leader(g, 0, "Jace X, 4th Air Legion"), { locked = true })
end)

-- What each commander waits for: a position in which it is unlocked, and one just short of it.
local unlocks = {
  { "Hacan", "Gila the Silvertongue", { goods = { 10 } }, { goods = { 9 } } },
  { "Jol-Nar", "Ta Zern", { technologies = { { "Gravity Drive", "Fleet Logistics", "Hyper Metabolism", "War Sun" } } },
    { technologies = { { "Gravity Drive", "Fleet Logistics" } } } },
}

for _, case in ipairs(unlocks) do
  local faction, name, enough, short = table.unpack(case)
  rule({ "51.6+1", "51.6b" }, name .. " is unlocked by what is printed there", function(t)
    local g = after_an_action(at_table(t, faction, enough))
    t:eq(leader(g, 0, name), {})
    t:ok(g:log_has("Player 1 unlocks " .. name))
  end)
  rule("51.6", name .. " stays locked without it", function(t)
    local g = at_table(t, faction, short)
    g:pass_until(function() return g:see("round") == 2 end)
    t:eq(leader(g, 0, name), { locked = true })
  end)
end

rule({ "51.10+1", "51.10a", "51.10c" }, "three scored objectives unlock a hero", function(t)
  local g = imperium.acting(t, { scored = { { "Destroy Their Greatest Ship", "Spark a Rebellion", "Unveil Flagship" } } })
  after_an_action(g)
  t:eq(leader(g, 0, "Jace X, 4th Air Legion"), {})
end)

rule("51.10b", "points do not unlock a hero", function(t)
  local g = imperium.acting(t, { points = { 7 }, scored = { { "Destroy Their Greatest Ship", "Spark a Rebellion" } } })
  g:pass_until(function() return g:log_has("Player 2 uses") end)
  t:eq(leader(g, 0, "Jace X, 4th Air Legion"), { locked = true })
end)

rule({ "51.6d", "51.10d" }, "what is unlocked stays so when the condition is no longer met", function(t)
  local g = after_an_action(at_table(t, "Hacan", { goods = { 10 } }))
  g:arrange{ goods = { 0 } }
  imperium.step(g)
  t:eq(leader(g, 0, "Gila the Silvertongue"), {})
end)

-- ---- What leaders do -------------------------------------------------------------------------

local function uses(t, faction, position, others)
  local seats = { { faction = faction }, { faction = others or "Winnu" }, { faction = "Mentak" } }
  return imperium.acting(t, position, { seats = seats })
end

card("Jace X, 4th Air Legion", "all tokens come back from the board, and he is purged", function(t)
  local g = imperium.acting(t, { unlocked = { { "Jace X, 4th Air Legion" } }, tokens = { { "Atlas", "Lodor" }, { "Atlas" } } })
  g:choose("use Jace X, 4th Air Legion")
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    for _, seat in ipairs(piece.command or {}) do t:ok(seat ~= 0) end
  end
  t:eq(leader(g, 0, "Jace X, 4th Air Legion"), nil)
end)

card("Jace X, 4th Air Legion", "not while he is locked", function(t)
  local g = imperium.acting(t, { tokens = { { "Atlas" } } })
  t:not_offered(g, "use Jace X, 4th Air Legion")
end)

local function letnev_fleet(t, unlocked)
  return uses(t, "Letnev", { unlocked = { unlocked }, units = { { ["Arc Prime"] = { space_dock = 1, infantry = 1 }, Atlas = { destroyer = 7 } } } })
end

card("Darktalon Treilla", "no fleet pool limits ships until the round ends", function(t)
  local g = letnev_fleet(t, { "Darktalon Treilla" })
  g:choose("use Darktalon Treilla"):pass_until(function() return g:ask().seat == 0 and g:has("activate Tequ'ran") end)
  g:choose("activate Tequ'ran and Torkan")
  t:offered(g, "move 7 destroyers")
  t:not_offered(g, "beyond your fleet pool")
end)

card("Darktalon Treilla", "before that the pool and the Armada decide", function(t)
  local g = letnev_fleet(t)
  g:choose("activate Tequ'ran and Torkan")
  t:offered(g, "move 6 destroyers from Atlas (1 beyond your fleet pool)")
  t:not_offered(g, "move 5 destroyers from Atlas", "beyond")
end)

card("Ggrocuto Rinn", "an exhausted planet is readied; next to his, an infantry goes", function(t)
  local g = uses(t, "Xxcha", { exhausted = { "Archon Ren" } })
  g:choose("use Ggrocuto Rinn"):choose("Archon Ren")
  t:eq(leader(g, 0, "Ggrocuto Rinn"), { exhausted = true })
end)

card("Ggrocuto Rinn", "not again before it is readied", function(t)
  local g = uses(t, "Xxcha", { exhausted = { "Archon Ren", "Archon Tau" } })
  g:choose("use Ggrocuto Rinn"):choose("Archon Ren")
  g:pass_until(function() return g:ask().seat == 0 and g:has("use Leadership") or g:see("round") == 2 end)
  t:refused(g, { "use", "Ggrocuto Rinn" }, "34.4+1")
end)

card("Gurno Aggero", "infantry and fighters of others beside a dock are destroyed", function(t)
  local g = uses(t, "Saar", { unlocked = { { "Gurno Aggero" } }, planets = { { "Atlas" }, { "Torkan" } },
    units = { { Atlas = { infantry = 1, space_dock = 1 } }, { Torkan = { infantry = 2 } } } })
  g:choose("use Gurno Aggero"):choose("Tequ'ran and Torkan")
  t:eq(imperium.units(g, 1, "Torkan").infantry, nil)
end)

card("Gurno Aggero", "not where nothing of theirs is", function(t)
  local g = uses(t, "Saar", { unlocked = { { "Gurno Aggero" } } })
  t:refused(g, { "use", "Gurno Aggero" }, "22.3")
end)

-- Seat 0, Sol unless it is said, moves a fleet from Jord into Atlas, where seat 1 has one.
local function fight(t, mine, theirs, position, enemy)
  position.units = { { Jord = mine }, { ["space of Atlas"] = theirs } }
  position.fleet = { 8, 8 }
  local g = imperium.acting(t, position, { seats = { { faction = "Sol" }, { faction = enemy }, { faction = "Hacan" } } })
  g:choose("activate Atlas")
  for unit, n in pairs(mine) do g:choose("move " .. n .. " " .. unit .. (n > 1 and "s" or "")) end
  return g:choose("that is all that moves")
end

local function until_offered(g, words)
  return g:pass_until(function() return g:has(words) or g:see("round") == 2 end)
end

card("Rear Admiral Farran", "a trade good for damage that is sustained", function(t)
  local g = fight(t, { cruiser = 1 }, { dreadnought = 1 }, { unlocked = { {}, { "Rear Admiral Farran" } }, goods = { 0, 0 } }, "Letnev")
  g:force{ "10", "1" }
  until_offered(g, "1 dreadnought"):choose("1 dreadnought")
  until_offered(g, "answer with Rear Admiral Farran"):choose("answer with Rear Admiral Farran")
  t:eq(g:see("seat.1.trade goods"), 1)
end)

card("Rear Admiral Farran", "not for damage of the other side", function(t)
  local g = fight(t, { dreadnought = 1 }, { cruiser = 1 }, { unlocked = { {}, { "Rear Admiral Farran" } }, goods = { 0, 0 } }, "Letnev")
  g:force{ "1", "10" }
  until_offered(g, "1 dreadnought"):choose("1 dreadnought")
  t:ok(g:log_has("sustains damage"))
  t:not_offered(g, "answer with Rear Admiral Farran")
end)

card("Tellurian", "a hit is canceled", function(t)
  local g = fight(t, { cruiser = 1 }, { cruiser = 1 }, {}, "Ul")
  g:force{ "10", "1" }
  until_offered(g, "answer with Tellurian"):choose("answer with Tellurian")
  t:ok(not g:log_has("Player 2 loses"))
  t:eq(imperium.units(g, 1, "Atlas"), { cruiser = 1 })
end)

card("Tellurian", "not where nothing hits", function(t)
  local g = fight(t, { cruiser = 1 }, { cruiser = 1 }, {}, "Ul")
  g:force{ "1", "1" }
  g:pass_until(function() return g:has("answer with Tellurian") or g:log_has("Player 2 rolls") or g:see("round") == 2 end)
  t:not_offered(g, "answer with Tellurian")
end)

card("Brother Milor", "two fighters where a cruiser was destroyed", function(t)
  local g = fight(t, { cruiser = 1 }, { cruiser = 1, carrier = 1 }, {}, "Yin")
  g:force{ "10", "1", "1" }
  until_offered(g, "1 cruiser"):choose("1 cruiser")
  until_offered(g, "answer with Brother Milor"):choose("answer with Brother Milor")
  t:eq(imperium.units(g, 1, "Atlas"), { carrier = 1, fighter = 2 })
end)

card("Brother Milor", "not for a carrier", function(t)
  local g = fight(t, { cruiser = 1 }, { cruiser = 1, carrier = 1 }, {}, "Yin")
  g:force{ "10", "1", "1" }
  until_offered(g, "1 carrier"):choose("1 carrier")
  t:ok(g:log_has("Player 2 loses 1 carrier"))
  t:not_offered(g, "answer with Brother Milor")
end)

-- Seat 0 activates a system and everything is passed until something is offered, or the turn is over.
local function activates(g, system, words)
  g:choose("activate " .. system)
  g:pass_until(function() return g:has(words) or g:log_has("Player 2 uses") or g:see("round") == 2 end)
  return g
end

card("T'ro", "two infantry on a planet of the active player when its tactical action ends", function(t)
  local g = uses(t, "N'orr", { planets = { { "Atlas" } }, units = { { Atlas = { infantry = 1 } } } })
  activates(g, "Atlas", "answer with T'ro"):choose("answer with T'ro")
  if g:has("Atlas") then g:choose("Atlas") end
  t:eq(imperium.units(g, 0, "Atlas").infantry, 3)
  t:eq(leader(g, 0, "T'ro"), { exhausted = true })
end)

card("T'ro", "not where the active player has no planet", function(t)
  local g = uses(t, "N'orr", { planets = { { "Lodor" } } })
  activates(g, "Atlas", "answer with T'ro")
  t:not_offered(g, "answer with T'ro")
end)

card("I48S", "an infantry of the active player in the active system becomes a mech", function(t)
  local g = uses(t, "L1Z1X", { planets = { { "Atlas" } }, units = { { Atlas = { infantry = 2 } } } })
  activates(g, "Atlas", "answer with I48S"):choose("answer with I48S")
  if g:has("infantry") then g:choose("infantry") end
  t:eq(imperium.units(g, 0, "Atlas"), { infantry = 1, mech = 1 })
end)

card("I48S", "not where there is none", function(t)
  local g = uses(t, "L1Z1X", {})
  activates(g, "Atlas", "answer with I48S")
  t:not_offered(g, "answer with I48S")
end)

-- Seat 0 moves a cruiser out of Atlas to the first system without planets that it reaches.
local function into_the_void(t, faction, position)
  for _, system in ipairs{ "Deep Space 46", "Deep Space 48", "Deep Space 49" } do
    local seats = { { faction = faction }, { faction = "Empyrean" }, { faction = "Mentak" } }
    position.units = { { ["space of Atlas"] = { cruiser = 1 } } }
    position.tokens = { {}, { system } }
    local g = imperium.acting(t, position, { seats = seats })
    imperium.quiet(g:choose("activate " .. system))
    if g:has("move 1 cruiser") then return g:choose("move 1 cruiser"):choose("that is all that moves") end
  end
end

card("Acamar", "a command token for whoever moved into a system without planets", function(t)
  local g = into_the_void(t, "Winnu", {})
  until_offered(g, "answer with Acamar"):choose("answer with Acamar")
  t:ok(g:log_has("Player 1 gains 1 command token"))
end)

card("Acamar", "not where there is a planet", function(t)
  local g = uses(t, "Winnu", { units = { { Jord = nil, ["space of Tequ'ran and Torkan"] = { cruiser = 1 } } } }, "Empyrean")
  imperium.quiet(g:choose("activate Atlas")):choose("move 1 cruiser"):choose("that is all that moves")
  t:not_offered(g, "answer with Acamar")
end)

card("Xuange", "its token comes back from where another moved to", function(t)
  local g = into_the_void(t, "Winnu", { unlocked = { {}, { "Xuange" } } })
  until_offered(g, "answer with Xuange"):choose("answer with Xuange")
  t:ok(g:log_has("Player 2"))
end)

card("Xuange", "not while she is locked", function(t)
  local g = into_the_void(t, "Winnu", {})
  g:pass_until(function() return g:has("answer with Xuange") or g:ask().seat == 1 and g:has("activate") end)
  t:not_offered(g, "answer with Xuange")
end)

card("Claire Gibson", "an infantry more when a combat begins on a planet of hers", function(t)
  local g = imperium.acting(t, { unlocked = { {}, { "Claire Gibson" } }, planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { infantry = 1 } } } },
    { seats = { { faction = "Letnev" }, { faction = "Sol" }, { faction = "Hacan" } } })
  g:choose("activate Atlas")
  until_offered(g, "land 2 infantry on Atlas"):choose("land 2 infantry on Atlas")
  until_offered(g, "answer with Claire Gibson"):choose("answer with Claire Gibson")
  imperium.quiet(g)
  t:ok(g:log_has("Player 2 rolls 2 dice in ground combat"))
end)

card("Claire Gibson", "not on a planet of another", function(t)
  local g = imperium.acting(t, { unlocked = { { "Claire Gibson" } }, planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { infantry = 1 } } } })
  g:choose("activate Atlas")
  until_offered(g, "land 2 infantry on Atlas"):choose("land 2 infantry on Atlas")
  g:pass_until(function() return g:has("answer with Claire Gibson") or g:log_has("combat") end)
  t:not_offered(g, "answer with Claire Gibson")
end)
