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
  local g = imperium.acting(t)
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

test("what is unlocked stays so when the condition is no longer met", function(t)
  local g = after_an_action(at_table(t, "Hacan", { goods = { 10 } }))
  g:arrange{ goods = { 0 } }
  imperium.step(g)
  t:eq(leader(g, 0, "Gila the Silvertongue"), {})
end)
