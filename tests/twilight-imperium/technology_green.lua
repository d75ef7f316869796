-- Green technologies: where they act and where they must not.
local imperium = require "lib.imperium"

-- Sol lands on Atlas, which Letnev holds with one infantry, and wins the combat.
local function landing(t, more)
  local position = { units = { { ["space of Atlas"] = { carrier = 1, infantry = 3 } }, { Atlas = { infantry = 1 } } },
    planets = { {}, { "Atlas" } } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = imperium.acting(t, position)
  g:choose("activate Atlas"):pass_until(function() return g:has("land 3 infantry") end)
  return g:choose("land 3 infantry on Atlas")
end

card("Dacxive Animators", "after a ground combat is won an infantry joins", function(t)
  local g = landing(t, { technologies = { { "Dacxive Animators" } } })
  g:force{ "10", "10", "10", "1" }
  g:pass_until(function() return g:has("answer with Dacxive Animators") end)
  g:choose("answer with Dacxive Animators")
  t:eq(imperium.units(g, 0, "Atlas").infantry, 4)
end)

card("Dacxive Animators", "not for who has lost, nor after a space combat", function(t)
  local g = landing(t, { technologies = { {}, { "Dacxive Animators" } } })
  g:force{ "10", "10", "10", "1" }
  g:pass_until(function() return g:log_has("wins the combat") end)
  t:not_offered(g, "answer with Dacxive Animators")
end)

card("X-89 Bacterial Weapon", "all infantry on a planet beside a ship with bombardment die", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { dreadnought = 1 } }, { Atlas = { infantry = 3, mech = 1 } } },
    planets = { {}, { "Atlas" } }, technologies = { { "X-89 Bacterial Weapon" } } })
  g:choose("use X-89 Bacterial Weapon"):choose("Atlas")
  t:eq(imperium.units(g, 1, "Atlas"), { mech = 1 })
end)

card("X-89 Bacterial Weapon", "not where no ship of yours can bombard", function(t)
  local g = imperium.acting(t, { units = { { Atlas = { cruiser = 1 } }, { Atlas = { infantry = 3 } } },
    planets = { {}, { "Atlas" } }, technologies = { { "X-89 Bacterial Weapon" } } })
  t:not_offered(g, "use X-89 Bacterial Weapon")
end)

local function to_next_round(t, technologies)
  local g = imperium.acting(t, { technologies = technologies })
  g:pass_until(function() return g:see("round") == 2 end)
  return g
end
local function drawn(g, who)
  local n = 0
  for _, line in ipairs(g:log()) do if line:match("^" .. who .. " draws ") then n = n + 1 end end
  return n
end

card("Neural Motivator", "two action cards in the status phase, the others one", function(t)
  local g = to_next_round(t, { { "Neural Motivator" } })
  t:eq(drawn(g, "Player 1") - drawn(g, "Player 2"), 1)
end)

card("Neural Motivator", "one without it", function(t)
  local g = to_next_round(t)
  t:eq(drawn(g, "Player 1"), drawn(g, "Player 2"))
end)

card("Hyper Metabolism", "three command tokens instead of two, the others two", function(t)
  local g = to_next_round(t, { {}, { "Hyper Metabolism" } })
  t:ok(g:log_has("Player 2 gains 3 command tokens"))
  t:ok(g:log_has("Player 3 gains 2 command tokens"))
end)

card("Hyper Metabolism", "not without it", function(t)
  t:ok(not to_next_round(t):log_has("Player 2 gains 3 command tokens"))
end)

card("Bio-Stims", "a planet with a specialty is readied at the end of the turn", function(t)
  local g = imperium.acting(t, { planets = { { "Lodor", "Vega Minor" } }, exhausted = { "Vega Minor" }, technologies = { { "Bio-Stims" } } })
  g:choose("activate Tequ'ran and Torkan"):pass_until(function() return g:has("answer with Bio-Stims") end)
  g:choose("answer with Bio-Stims"):pass_until(function() return #(g:view(0).seats[1].exhausted or {}) == 0 end)
  t:eq(g:view(0).seats[1].exhausted or {}, {})
end)

card("Bio-Stims", "not one without", function(t)
  local g = imperium.acting(t, { planets = { { "Lodor", "Arnor" } }, exhausted = { "Arnor" }, technologies = { { "Bio-Stims" } } })
  g:choose("activate Tequ'ran and Torkan"):pass_until(function() return g:ask().seat == 1 end)
  t:not_offered(g, "answer with Bio-Stims")
end)
