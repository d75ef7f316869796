-- Secret objectives that are scored when something happens, and when rule 61 lets them be.
local imperium = require "lib.imperium"

local function at(places) places.Jord = places.Jord or { space_dock = 1 }; return places end

local function holding(t, name, position)
  local g = imperium.acting(t, position)
  g:arrange{ secrets = { type(name) == "table" and name or { name } } }
  return g
end
local function until_offered(g, name)
  return g:pass_until(function() return g:has("answer with " .. name) or g:see("round") == 2 end)
end

local function event(name, good, bad, begin, otherwise)
  card(name, "is scored: " .. name, function(t)
    local g = holding(t, name, good)
    begin(g)
    until_offered(g, name)
    g:choose("answer with " .. name)
    t:ok(g:log_has("Player 1 scores " .. name))
    t:eq(g:see("seat.0.points"), 1)
  end)
  card(name, "is not scored: " .. name, function(t)
    local g = holding(t, name, bad);
    (otherwise or begin)(g)
    until_offered(g, name)
    t:not_offered(g, "answer with " .. name)
  end)
end

local function fight(mine, theirs, more)
  local p = { units = { at{ Atlas = mine }, { Atlas = theirs, ["Arc Prime"] = { space_dock = 1, infantry = 1 } } } }
  for k, v in pairs(more or {}) do p[k] = v end
  return p
end
local function attack(place, ...)
  local dice = { ... }
  return function(g)
    g:choose("activate " .. place)
    g:force(dice)
  end
end
local one = { cruiser = 1 }

event("Destroy Their Greatest Ship", fight({ cruiser = 3 }, { flagship = 1, damaged = { flagship = 1 } }), fight({ cruiser = 3 }, { dreadnought = 1, damaged = { dreadnought = 1 } }),
  attack("Atlas", "10", "1", "1", "1", "1"), attack("Atlas", "10", "1", "1", "1"))
event("Spark a Rebellion", fight(one, one, { points = { 0, 2 } }), fight(one, one, { points = { 0, 2, 3 } }), attack("Atlas", "10", "1"))
event("Unveil Flagship", fight({ flagship = 1 }, one), fight({ cruiser = 2 }, one), attack("Atlas", "10", "1", "1"), attack("Atlas", "10", "1", "1"))
event("Brave the Void", { units = { at{ ["Gravity Rift 41"] = { cruiser = 1 } }, { ["Gravity Rift 41"] = { cruiser = 1 }, ["Arc Prime"] = { infantry = 1 } } } }, fight(one, one),
  attack("Gravity Rift 41", "10", "1"), attack("Atlas", "10", "1"))
event("Darken the Skies", { units = { at{ ["Arc Prime and Wren Terra"] = { cruiser = 1 } }, { ["Arc Prime and Wren Terra"] = { cruiser = 1 }, ["Arc Prime"] = { infantry = 1 } } } }, fight(one, one),
  attack("Arc Prime and Wren Terra", "10", "1"), attack("Atlas", "10", "1"))
event("Demonstrate Your Power", fight({ cruiser = 3 }, one), fight({ cruiser = 2 }, one), attack("Atlas", "10", "1", "1", "1"), attack("Atlas", "10", "1", "1"))
event("Fight with Precision", fight({ destroyer = 1 }, { fighter = 1, carrier = 1 }), fight({ destroyer = 1 }, { fighter = 3, carrier = 1 }),
  attack("Atlas", "10", "10"), attack("Atlas", "10", "1"))
event("Turn Their Fleets to Dust", { units = { { Atlas = { pds = 2 }, Jord = { space_dock = 1 } }, { Atlas = { cruiser = 1 }, ["Arc Prime"] = { infantry = 1 } } }, planets = { { "Atlas" } } },
  { units = { { Atlas = { pds = 1 }, Jord = { space_dock = 1 } }, { Atlas = { cruiser = 2 }, ["Arc Prime"] = { infantry = 1 } } }, planets = { { "Atlas" } } }, function(g)
    g:arrange{ all_used = true }
    imperium.quiet(g:choose("pass for the rest"))
    g:choose("activate Atlas")
    g:pass_until(function() return g:has("fire at Player 2") end)
    g:force{ "10" }
    g:choose("fire at Player 2")
  end)
event("Make an Example of Their World", { units = { at{ Atlas = { dreadnought = 1 } }, { Atlas = { infantry = 1 }, ["Arc Prime"] = { infantry = 1 } } }, planets = { {}, { "Atlas" } } },
  { units = { at{ Atlas = { dreadnought = 1 } }, { Atlas = { infantry = 2 }, ["Arc Prime"] = { infantry = 1 } } }, planets = { {}, { "Atlas" } } }, function(g)
    g:choose("activate Atlas")
    g:pass_until(function() return g:has("bombards Atlas") end)
    g:force{ "10" }
    g:choose("bombards Atlas")
  end)
event("Prove Endurance", { all_used = true, tactic = { 1, 0, 0 } }, { all_used = true }, function(g)
  g:choose("activate Atlas")
  g:pass_until(function() return g:ask().seat == 0 and g:has("pass for the rest") and g:log_has("Player 3 passes") end)
  g:choose("pass for the rest")
end, function(g) g:choose("pass for the rest") end)
event("Become a Martyr", { units = { { Jord = { infantry = 1 }, Atlas = { cruiser = 1, infantry = 1 } }, { ["space of Jord"] = { carrier = 1, infantry = 2 }, ["Arc Prime"] = { infantry = 1 } } }, planets = { { "Atlas" } } },
  { units = { { Jord = { space_dock = 1, infantry = 1 }, Atlas = { infantry = 1 } }, { ["space of Atlas"] = { carrier = 1, infantry = 2 }, ["Arc Prime"] = { infantry = 1 } } }, planets = { { "Atlas" } } }, function(g)
    g:arrange{ all_used = true }
    imperium.quiet(g:choose("pass for the rest"))
    g:choose("activate Jord")
    g:pass_until(function() return g:has("land 2 infantry") end)
    g:force{ "10", "10", "1" }
    g:choose("land 2 infantry")
  end, function(g)
    g:arrange{ all_used = true }
    imperium.quiet(g:choose("pass for the rest"))
    g:choose("activate Atlas")
    g:pass_until(function() return g:has("land 2 infantry") end)
    g:force{ "10", "10", "1" }
    g:choose("land 2 infantry")
  end)

-- Where all else is as it must be: somebody else did it, or it was done in another way.
local function not_for(name, words, position, holder, begin)
  card(name, words .. ": " .. name, function(t)
    local g = imperium.acting(t, position)
    local secrets = { {}, {}, {} }
    secrets[holder + 1] = { name }
    g:arrange{ secrets = secrets }
    begin(g)
    imperium.never_offered(t, g, "answer with " .. name, function() return g:see("round") == 2 end)
  end)
end
local mine = { ["Arc Prime and Wren Terra"] = { cruiser = 1 } }
local theirs = { ["Arc Prime and Wren Terra"] = { cruiser = 1 }, ["Arc Prime"] = { infantry = 1 } }
not_for("Destroy Their Greatest Ship", "not when another destroys it", fight({ cruiser = 3 }, { flagship = 1, damaged = { flagship = 1 } }), 2, attack("Atlas", "10", "1", "1", "1", "1"))
not_for("Destroy Their Greatest Ship", "not for one's own flagship", fight({ cruiser = 3 }, { flagship = 1, damaged = { flagship = 1 } }), 1, attack("Atlas", "10", "1", "1", "1", "1"))
not_for("Spark a Rebellion", "not when another wins", fight(one, one, { points = { 0, 2 } }), 2, attack("Atlas", "10", "1"))
not_for("Unveil Flagship", "not when another wins, wherever one's flagship is",
  { units = { at{ Atlas = { cruiser = 2 } }, { Atlas = one, ["Arc Prime"] = { infantry = 1 } }, { Arretze = { flagship = 1, space_dock = 1 } } } }, 2, attack("Atlas", "10", "1", "1"))
not_for("Unveil Flagship", "not with a flagship elsewhere",
  { units = { at{ Atlas = { cruiser = 2 }, Lodor = { flagship = 1 } }, { Atlas = one, ["Arc Prime"] = { infantry = 1 } } } }, 0, attack("Atlas", "10", "1", "1"))
not_for("Brave the Void", "not for the loser", { units = { at{ ["Gravity Rift 41"] = { cruiser = 1 } }, { ["Gravity Rift 41"] = { cruiser = 1 }, ["Arc Prime"] = { infantry = 1 } } } }, 1, attack("Gravity Rift 41", "10", "1"))
not_for("Darken the Skies", "not when another wins there", { units = { at(mine), theirs } }, 2, attack("Arc Prime and Wren Terra", "10", "1"))
not_for("Betray a Friend", "not when another beats the friend", fight(one, one, { shown_notes = { {}, {}, { "Alliance of Player 2" } } }), 2, attack("Atlas", "10", "1"))
not_for("Demonstrate Your Power", "not with ships of others or elsewhere",
  { units = { at{ Atlas = { cruiser = 1 }, Lodor = { cruiser = 3 } }, { Atlas = { cruiser = 3 }, ["Arc Prime"] = { infantry = 1 } } }, fleet = { 5, 5 } }, 0, attack("Atlas", "1", "10", "1", "1"))
not_for("Fight with Precision", "not for fighters that die in the combat", fight({ destroyer = 1 }, { fighter = 1, carrier = 1 }), 0, attack("Atlas", "1", "1", "10", "1", "1"))
not_for("Fight with Precision", "not when another destroys them", fight({ destroyer = 1 }, { fighter = 1, carrier = 1 }), 2, attack("Atlas", "10", "10"))
not_for("Turn Their Fleets to Dust", "not for a ship that is lost in a combat", fight({ cruiser = 1 }, { cruiser = 1 }), 0, attack("Atlas", "10", "1"))
not_for("Make an Example of Their World", "not in a ground combat",
  { units = { at{ ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { infantry = 1 }, ["Arc Prime"] = { infantry = 1 } } }, planets = { {}, { "Atlas" } } }, 0, function(g)
    g:choose("activate Atlas"):pass_until(function() return g:has("land 2 infantry") end)
    g:force{ "10", "1", "1" }
    g:choose("land 2 infantry")
  end)
not_for("Make an Example of Their World", "not when another bombards",
  { units = { at{ Atlas = { dreadnought = 1 } }, { Atlas = { infantry = 1 }, ["Arc Prime"] = { infantry = 1 } } }, planets = { {}, { "Atlas" } } }, 2, function(g)
    g:choose("activate Atlas"):pass_until(function() return g:has("bombards Atlas") end)
    g:force{ "10" }
    g:choose("bombards Atlas")
  end)
not_for("Become a Martyr", "not for the home of another", { units = { at{}, { ["space of Hercant, Arretze and Kamdorn"] = { carrier = 1, infantry = 2 }, ["Arc Prime"] = { infantry = 1 } }, { Hercant = { space_dock = 1 } } } }, 0, function(g)
  g:arrange{ all_used = true }
  imperium.quiet(g:choose("pass for the rest"))
  g:choose("activate Hercant, Arretze and Kamdorn"):pass_until(function() return g:has("land 1 infantry on Arretze") end)
  g:choose("land 1 infantry on Arretze")
end)

rule({ "61.5b", "61.7", "61.9" }, "an action phase objective is scored at once, by whatever destroys", function(t)
  local g = holding(t, "Destroy Their Greatest Ship", { units = { at{ Atlas = { cruiser = 3 } }, { Atlas = { flagship = 1, damaged = { flagship = 1 } }, ["Arc Prime"] = { infantry = 1 } } } })
  g:choose("activate Atlas")
  g:force{ "10", "1", "1", "1", "1" }
  until_offered(g, "Destroy Their Greatest Ship")
  g:choose("answer with Destroy Their Greatest Ship")
  t:eq(g:see("seat.0.points"), 1)
  t:eq(g:see("phase"), "Action")
end)

rule({ "61.7+1", "61.7a" }, "in one combat one objective", function(t)
  local g = holding(t, { "Spark a Rebellion", "Demonstrate Your Power" }, fight({ cruiser = 3 }, one))
  g:choose("activate Atlas")
  g:force{ "10", "1", "1", "1" }
  until_offered(g, "Spark a Rebellion")
  g:choose("answer with Spark a Rebellion")
  t:refused(g, { "answer with", "Demonstrate Your Power" }, "61.7+1")
end)

rule("61.17", "who is asked has secret objectives, whichever these are", function(t)
  for _, name in ipairs{ "Spark a Rebellion", "Control the Region" } do
    local g = holding(t, name, fight(one, one))
    g:choose("activate Atlas")
    g:force{ "10", "1" }
    g:pass_until(function() return g:ask().prompt:find("o you answer") end)
    t:eq(g:ask().seat, 0)
  end
end)

event("Betray a Friend", fight(one, one, { shown_notes = { { "Alliance of Player 2" } } }), fight(one, one, { shown_notes = { { "Alliance of Player 3" } } }), attack("Atlas", "10", "1"))

local three = { "Shared Research", "Regulated Conscription", "Fleet Regulations" }
card("Dictate Policy", "scored with three laws, not with two", function(t)
  local agenda = require "lib.agenda"
  local function beginning(laws)
    local g = agenda.begun(t, { "Mutiny" }, { before = { laws = laws, secrets = { { "Dictate Policy" } } } })
    return g:pass_until(function() return g:has("answer with Dictate Policy") or g:see("phase") ~= "Agenda" or g:log_has("Mutiny is discarded") end)
  end
  local g = beginning(three):choose("answer with Dictate Policy")
  t:eq(g:see("seat.0.points"), 1)
  t:not_offered(beginning{ three[1], three[2] }, "answer with Dictate Policy")
end)

card("Dictate Policy", "when the agenda phase begins, or when a law makes three; not when one makes two", function(t)
  local agenda = require "lib.agenda"
  local g = agenda.begun(t, { "Mutiny" }, { before = { laws = three, secrets = { { "Dictate Policy" } } } })
  g:pass_until(function() return g:has("answer with Dictate Policy") or g:log_has("Mutiny is revealed") end)
  t:ok(not g:log_has("Mutiny is revealed"))
  for had, scored in ipairs{ false, true } do
    local laws = { three[1], had == 2 and three[2] or nil }
    local h = agenda.begun(t, { "Enforced Travel Ban", "Mutiny" }, { before = { laws = laws, secrets = { { "Dictate Policy" } } } })
    agenda.decided(h, "For", true)
    h:pass_until(function() return h:has("answer with Dictate Policy") or h:log_has("Mutiny is revealed") end)
    t:eq(h:has("answer with Dictate Policy"), scored)
  end
end)
