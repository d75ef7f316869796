-- Guarded.

local chapters = require "lib.chapters"
local play, pick = chapters.play, chapters.pick

-- The staging step has just revealed these cards; seat 0 has the window after it.
local function staged(t, cards, more)
  local setup = { pack = "lotr-guarded",
                  seats = { { heroes = { "Éowyn", "Aragorn" }, deck = "core-spirit" } } }
  for k, v in pairs(more or {}) do setup[k] = v end
  local g = chapters.open(t, setup)
  g:go("3.2")
  g:arrange{ staging = {}, encounter_top = cards, encounter_discard = {}, threat = 20,
             hand = { { "Idle Talk", "Send Away", "Strike Down", "Step Forward" } } }
  g:choose("done")
  g:go("3.3")
  return g
end

-- Who guards an objective: the view says so.
local function guard_of(g, objective)
  for _, zone in ipairs(g:view().zones) do
    for _, card in ipairs(zone.cards) do
      if card.title == objective then return card.guarded_by end
    end
  end
end

rule({ "guarded.1", "guarded.2", "guarded.3", "guarded.4" },
     "a guarded objective brings the next card as its guard, and both are staged", function(t)
  local g = staged(t, { "Old Crown", "Hummerhorns", "Despair" })
  t:eq(g:see("staging"), { "Old Crown", "Hummerhorns" })
  t:eq(g:see("Old Crown.keywords"), { "Guarded" })
  t:eq(guard_of(g, "Old Crown"), "Hummerhorns")
  t:eq(g:see("Old Crown.guarded"), true)
  t:ok(not g:log_has("Despair is revealed"), "no card more than that")
end)

rule({ "guarded.5", "guarded.6" },
     "a guarded card drawn as guard waits until the first has its guard", function(t)
  local g = staged(t, { "Old Crown", "Old Sceptre", "Hummerhorns", "Enchanted Stream", "Despair" })
  t:eq(g:see("staging"), { "Old Crown", "Old Sceptre", "Hummerhorns", "Enchanted Stream" })
  t:eq(guard_of(g, "Old Crown"), "Hummerhorns")
  t:eq(guard_of(g, "Old Sceptre"), "Enchanted Stream")
end)

rule({ "guarded.5", "guarded.6" }, "even if three of them come in a row", function(t)
  local g = staged(t, { "Old Crown", "Old Sceptre", "Old Ring", "Hummerhorns", "Enchanted Stream",
                        "Marsh Adder", "Despair" })
  t:eq(guard_of(g, "Old Crown"), "Hummerhorns")
  t:eq(guard_of(g, "Old Sceptre"), "Enchanted Stream")
  t:eq(guard_of(g, "Old Ring"), "Marsh Adder")
end)

rule("guarded.5", "a guarded card guards nothing, even if no other comes", function(t)
  local g = chapters.open(t, { pack = "lotr-guarded" })
  g:go("3.2")
  g:arrange{ staging = {}, encounter_discard = {} }
  g:arrange{ empty_encounter_deck = true }
  g:arrange{ encounter_top = { "Old Crown", "Old Sceptre" } }
  g:choose("done")
  g:go("3.3")
  t:eq(g:see("staging"), { "Old Crown", "Old Sceptre" })
  t:eq({ guard_of(g, "Old Crown"), guard_of(g, "Old Sceptre") }, {})
  t:eq({ g:see("Old Crown.guarded"), g:see("Old Sceptre.guarded") }, { false, false })
end)

rule("guarded.7", "guards count their threat while they are in the staging area", function(t)
  local g = staged(t, { "Old Crown", "Old Sceptre", "Marsh Adder", "Enchanted Stream" })
  t:how(g, "staging.threat", { { 3, "Marsh Adder" }, { 2, "Enchanted Stream" } })
  g:until_option("engage", "Marsh Adder")
  g:choose("engage", "Marsh Adder")
  t:eq(g:see("staging.threat"), 2)
  t:eq(guard_of(g, "Old Crown"), "Marsh Adder", "it guards from there as well")
end)

rule("guarded.8", "an objective with a guard cannot be claimed", function(t)
  local g = staged(t, { "Old Crown", "Hummerhorns" })
  t:refused(g, { "use", "Old Crown" }, "guarded.8")
  play(g, "Send Away", "Hummerhorns")
  t:offered(g, "use", "Old Crown")
end)

rule("guarded.8", "neither can one of the core set, whose text says the same", function(t)
  local g = staged(t, { "Gandalf's Map", "Hummerhorns" })
  t:refused(g, { "use", "Gandalf's Map" }, "guarded.8")
end)

rule({ "guarded.9", "guarded.10" },
     "without a guard it stays in the staging area until it is claimed as its text says", function(t)
  local g = staged(t, { "Old Sceptre", "Hummerhorns" })
  play(g, "Send Away", "Hummerhorns")
  t:eq(g:see("staging"), { "Old Sceptre" })
  t:eq(g:see("Old Sceptre.guarded"), false)
  local threat = g:see("threat")
  g:choose("use", "Old Sceptre")
  g:choose("choose", "Aragorn")
  t:eq(g:see("threat"), threat + 3, "its own price")
  t:eq(g:see("Aragorn.attached"), { "Old Sceptre" })
  t:eq(g:see("staging"), {})
end)

rule("guarded.11",
     "a guarding enemy is dealt with when it is defeated or taken out of play", function(t)
  for _, event in ipairs{ "Strike Down", "Send Away" } do
    local g = staged(t, { "Old Crown", "Wargs" })
    t:eq(guard_of(g, "Old Crown"), "Wargs")
    play(g, event, "Wargs")
    t:eq(guard_of(g, "Old Crown"), nil, event)
    t:offered(g, "use", "Old Crown")
  end
end)

rule("guarded.12",
     "a guarding location is dealt with when it is explored or taken out of play", function(t)
  for _, event in ipairs{ "Step Forward", "Send Away" } do
    local g = staged(t, { "Old Crown", "Enchanted Stream" })
    t:eq(guard_of(g, "Old Crown"), "Enchanted Stream")
    play(g, event, "Enchanted Stream")
    t:eq(guard_of(g, "Old Crown"), nil, event)
    t:offered(g, "use", "Old Crown")
  end
end)

rule("guarded.12", "traveling to it does not deal with it, exploring it there does", function(t)
  local g = staged(t, { "Old Crown", "Enchanted Stream" })
  g:until_option("travel to", "Enchanted Stream")
  g:choose("travel to", "Enchanted Stream")
  t:eq(guard_of(g, "Old Crown"), "Enchanted Stream")
  t:refused(g, { "use", "Old Crown" }, "guarded.8")
  play(g, "Step Forward", "Enchanted Stream")
  t:offered(g, "use", "Old Crown")
end)

rule("guarded.13", "a guarding treachery is dealt with as soon as it has resolved", function(t)
  local g = staged(t, { "Old Crown", "Whispers" })
  t:eq(g:see("threat"), 21)
  t:eq(g:see("staging"), { "Old Crown" })
  t:eq(g:see("encounter_discard"), { "Whispers" })
  t:offered(g, "use", "Old Crown")
end)

rule("guarded.13", "or has been canceled", function(t)
  local g = chapters.open(t, { pack = "lotr-guarded",
                               seats = { { heroes = { "Éowyn", "Aragorn" }, deck = "core-spirit" } } })
  g:go("3.2")
  g:arrange{ staging = {}, encounter_top = { "Old Crown", "Whispers" }, encounter_discard = {},
             hand = { { "A Test of Will", "Idle Talk" } }, threat = 20,
             heroes = { ["Éowyn"] = { resources = 2 } } }
  g:choose("done")
  g:until_option("respond", "A Test of Will")
  if not g:log_has("Whispers is revealed") then
    g:pass()
    g:until_option("respond", "A Test of Will")
  end
  g:choose("respond", "A Test of Will")
  t:eq(g:see("threat"), 20)
  t:eq(g:see("encounter_discard"), { "Whispers" })
  t:offered(g, "use", "Old Crown")
end)
