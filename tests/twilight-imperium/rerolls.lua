-- Dice that are rolled again (74).
local imperium = require "lib.imperium"

-- Sol (seat 0) attacks Letnev's ships in Atlas, or lands on Atlas.
local function battle(t, mine, theirs, more, setup)
  local position = { units = { { ["space of Atlas"] = mine, Jord = { space_dock = 1 } }, { ["space of Atlas"] = theirs } }, fleet = { 8, 8 } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = imperium.acting(t, position, setup)
  g:choose("activate Atlas")
  while g:has("that is all that moves") do g:choose("that is all that moves") end
  return g
end
local function landing(t, mine, theirs, more)
  local g = imperium.acting(t, { fleet = { 8 }, planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, infantry = mine }, Jord = { space_dock = 1 } }, { Atlas = { infantry = theirs } } } })
  if more then g:arrange(more) end
  g:choose("activate Atlas")
  while g:has("that is all that moves") do g:choose("that is all that moves") end
  return g:pass_until(function() return g:has("land " .. mine .. " infantry on Atlas") end)
end
local function on_to(g, words) return g:pass_until(function() return g:has(words) or g:see("round") == 2 end) end

-- What is answered with and picked: dice by what they show; then what they show next.
local function reroll(g, name, shown, new)
  on_to(g, "answer with " .. name)
  imperium.quiet(g:choose("answer with " .. name))
  g:force(new)
  for _, face in ipairs(shown) do g:choose("reroll the die showing " .. face) end
  local words = "reroll " .. #shown .. (#shown > 1 and " dice" or " die")
  if g:has(words) then g:choose(words) end
  return g
end

card("Fire Team", "dice of ground forces are rolled again, those that one picks", function(t)
  local g = landing(t, 2, 1, { hand = { { "Fire Team" } } })
  g:force{ "1", "10" }
  g:choose("land 2 infantry on Atlas")
  reroll(g, "Fire Team", { "10" }, { "2", "1" })
  t:ok(g:log_has("The die showing 10 now shows 2"))
  t:ok(not g:log_has("Player 1 scores"))
  t:ok(not g:log_has("showing 1 now"))
end)
card("Fire Team", "not for dice of ships, nor for those of others", function(t)
  local g = battle(t, { cruiser = 1 }, { cruiser = 1 }, { hand = { { "Fire Team" } } })
  g:force{ "1", "10" }
  on_to(g, "answer with Fire Team")
  t:not_offered(g, "answer with Fire Team")
  g = landing(t, 1, 1, { hand = { {}, {}, { "Fire Team" } } })
  g:choose("land 1 infantry on Atlas")
  on_to(g, "answer with Fire Team")
  t:not_offered(g, "answer with Fire Team")
end)

card("Scramble Frequency", "all dice of a bombardment are rolled again", function(t)
  local g = imperium.acting(t, { fleet = { 8 }, planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { dreadnought = 1 }, Jord = { space_dock = 1 } }, { Atlas = { infantry = 2 } } } }, { codex = "on" })
  g:arrange{ hand = { {}, { "Scramble Frequency" } } }
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("bombards Atlas") end)
  g:force{ "10" }
  g:choose("a dreadnought bombards Atlas")
  on_to(g, "answer with Scramble Frequency")
  g:force{ "4" }
  g:choose("answer with Scramble Frequency")
  imperium.quiet(g)
  t:ok(g:log_has("now shows 4"))
  t:ok(not g:log_has("Player 1 scores"))
  t:eq(imperium.units(g, 1, "Atlas").infantry, 2)
end)
card("Scramble Frequency", "not for combat rolls, nor for one's own", function(t)
  local g = battle(t, { cruiser = 1 }, { cruiser = 1 }, nil, { codex = "on" })
  g:arrange{ hand = { {}, { "Scramble Frequency" } } }
  on_to(g, "answer with Scramble Frequency")
  t:not_offered(g, "answer with Scramble Frequency")
end)

card("The Crown of Thalnos (relic)", "rerolled dice have one more, and whoever misses with them is lost", function(t)
  local function fight(new)
    local g = battle(t, { cruiser = 2 }, { cruiser = 2 }, { own_relics = { { "The Crown of Thalnos" } } })
    g:force{ "1", "10" }
    reroll(g, "The Crown of Thalnos", { "1" }, { new, "1", "1" }) -- and those of the defender
    return g
  end
  local hit = fight("6") -- 7 are wanted
  t:ok(hit:log_has("Player 1 scores 2 hits"))
  t:eq(imperium.units(hit, 0, "Atlas").cruiser, 2)
  local miss = fight("5")
  t:ok(miss:log_has("Player 1 scores 1 hit"))
  t:ok(miss:log_has("Player 1 loses 1 cruiser"))
  t:eq(imperium.units(miss, 0, "Atlas").cruiser, 1)
end)
card("The Crown of Thalnos (relic)", "no dice but those of combats; nobody is lost who rerolls nothing", function(t)
  local g = battle(t, { cruiser = 1 }, { cruiser = 1 }, { own_relics = { { "The Crown of Thalnos" } } })
  g:force{ "1", "1" }
  on_to(g, "answer with The Crown of Thalnos")
  g:choose("answer with The Crown of Thalnos"):choose("keep the dice")
  t:eq(imperium.units(g, 0, "Atlas").cruiser, 1)
  local other = battle(t, { cruiser = 1 }, { cruiser = 1 }, { own_relics = { {}, {}, { "The Crown of Thalnos" } } })
  on_to(other, "answer with The Crown of Thalnos")
  t:not_offered(other, "answer with The Crown of Thalnos")
end)
card("The Crown of Thalnos (agenda)", "the law adds nothing, and costs the unit that misses", function(t)
  local g = imperium.acting(t, { units = { { ["space of Mecatol Rex"] = { cruiser = 2 }, Jord = { space_dock = 1 } },
    { ["space of Mecatol Rex"] = { cruiser = 2 } } }, fleet = { 8, 8 }, area = { { "The Crown of Thalnos" } } }, { expansion = "off" })
  g:force{ "1", "1" }
  g:choose("activate Mecatol Rex")
  reroll(g, "The Crown of Thalnos", { "1", "1" }, { "6", "7", "1", "1" })
  t:ok(g:log_has("Player 1 scores 1 hit"))
  t:eq(imperium.units(g, 0, "Mecatol Rex").cruiser, 1)
end)

rule({ "74.1", "74.2", "74.2+1", "74.3" }, "a new result replaces the old one; an ability rerolls a die once, another one may do so again", function(t)
  local g = landing(t, 1, 1, { hand = { { "Fire Team" } }, own_relics = { { "The Crown of Thalnos" } } })
  g:force{ "10" }
  g:choose("land 1 infantry on Atlas")
  reroll(g, "Fire Team", { "10" }, { "3" })
  on_to(g, "answer with")
  t:not_offered(g, "answer with Fire Team")
  reroll(g, "The Crown of Thalnos", { "3" }, { "9", "1" })
  t:ok(g:log_has("Player 1 scores 1 hit"))
end)
