-- Secret objectives that Classified Document Leaks has made public: whoever scored one has it, all others
-- may score it as a public one, at the moment it names.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"

local function points(g, seat) return g:see("seat." .. seat .. ".points") end

-- Round 2, in its action phase; Sol has scored the objective, which is public now.
local function leaked(t, objective, position, before)
  local all = { scored = { { objective } } }
  for key, value in pairs(before or {}) do all[key] = value end
  local g = agenda.voting(t, { "Classified Document Leaks" }, { before = all })
  g:pass_until(function() return g:has("decide for " .. objective) or g:log_has("Classified Document Leaks takes effect") end)
  if g:has("decide for " .. objective) then g:choose("decide for " .. objective) end
  g:pass_until(function() return g:see("round") == 2 and g:has("activate Jord") end)
  g:arrange{ no_secrets = true, all_used = true }
  if position then g:arrange(position) end
  return g
end

rule({ "61.8", "card:Classified Document Leaks" }, "who scored it does not score it again, others do, and it stays", function(t)
  local g = leaked(t, "Fuel the War Machine", { speaker = 0, planets = { { "Atlas" }, { "Lodor", "Quann" } },
    add_units = { { Atlas = { space_dock = 1 }, Jord = { pds = 1 } }, { Lodor = { space_dock = 1 }, Quann = { space_dock = 1 } } } })
  g:arrange{ planets = { { "Atlas", "Vorhal" } }, add_units = { { Vorhal = { space_dock = 1 } } } }
  g:pass_until(function() return g:has("score Fuel the War Machine") or g:see("round") == 3 end)
  t:eq(g:ask() and g:ask().seat, 1)
  g:choose("score Fuel the War Machine")
  t:eq({ points(g, 0), points(g, 1) }, { 0, 1 })
  t:eq(g:see("Fuel the War Machine.zone"), "objectives")
  g:pass_until(function() return g:see("round") == 3 and g:has("activate Jord") end)
  g:arrange{ all_used = true }
  g:pass_until(function() return g:has("score Fuel the War Machine") or g:see("round") == 4 end)
  t:not_offered(g, "score Fuel the War Machine")
end)

rule("61.16", "not without the planets of one's home system", function(t)
  local g = leaked(t, "Fuel the War Machine", { lost = { "Arc Prime" }, planets = { {}, { "Lodor", "Quann" } },
    add_units = { {}, { Lodor = { space_dock = 1 }, Quann = { space_dock = 1 } } } })
  g:pass_until(function() return g:has("score Fuel the War Machine") or g:see("round") == 3 end)
  t:not_offered(g, "score Fuel the War Machine")
end)

rule({ "61.5b", "61.12" }, "one of the action phase is scored there, by others than who had it", function(t)
  local g = leaked(t, "Prove Endurance")
  g:pass_until(function() return g:has("Prove Endurance") or g:see("phase") ~= "Action" end)
  t:offered(g, "Prove Endurance")
  t:eq(g:ask().seat, 2)
  g:choose("Prove Endurance")
  t:eq(points(g, 2), 1)
  t:eq(g:see("Prove Endurance.zone"), "objectives")
end)

rule("61.8", "one of the action phase is not scored again by who had it, and not in the status phase", function(t)
  local g = leaked(t, "Prove Endurance")
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate Quann") end)
  g:choose("activate Quann") -- then who had scored it passes last
  local asked = {}
  g:pass_until(function()
    if g:has("Prove Endurance") then asked[g:ask().seat] = true end
    return g:see("round") == 3
  end)
  t:eq(asked, {})
  local last
  for _, words in ipairs(g:log()) do last = words:match("(Player %d) passes") or last end
  t:eq(last, "Player 1")
end)

rule({ "51.10a", "51.10b" }, "it still counts as scored for the hero", function(t)
  local g = leaked(t, "Prove Endurance", { scored = { { "Cut Supply Lines", "Spark a Rebellion" } } })
  g:pass_until(function() return g:see("round") == 3 end)
  t:ok(g:log_has("Player 1 unlocks Jace X"))
end)
