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
