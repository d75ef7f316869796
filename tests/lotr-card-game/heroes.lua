-- Hero Cards, Initial Threat Level.

local chapters = require "lib.chapters"
local play = chapters.play

local function open(t, more)
  local setup = { pack = "lotr-destroy" }
  for k, v in pairs(more or {}) do setup[k] = v end
  return chapters.open(t, setup)
end

rule({ "hero-cards.1", "hero-cards.2", "hero-cards.8" },
     "one to three heroes begin the game in play", function(t)
  for _, heroes in ipairs{ { "Aragorn" }, { "Aragorn", "Glóin" }, { "Aragorn", "Glóin", "Théodred" } } do
    local g = open(t, { at_setup = true, seats = { { heroes = heroes, deck = "core-leadership" } } })
    t:eq(g:see("step"), "setup")
    t:eq(g:see("play"), heroes)
    for _, zone in ipairs(g:view().zones) do
      if zone.id == "play.0" then
        for _, card in ipairs(zone.cards) do t:eq(card.type, "hero") end
      end
    end
    for _, hero in ipairs(heroes) do t:ok(not chapters.contains(g:see("hand"), hero)) end
  end
end)

rule("hero-cards.8", "neither none nor four", function(t)
  local none = { { heroes = {}, deck = "core-leadership" } }
  local four = { { heroes = { "Aragorn", "Glóin", "Théodred", "Legolas" }, deck = "core-leadership" } }
  t:error(function() open(t, { seats = none }) end, "one to three heroes")
  t:error(function() open(t, { seats = four }) end, "one to three heroes")
  local g = open(t, { at_setup = true })
  t:eq(#g:see("play"), 2)
end)

rule("hero-cards.3", "heroes supply the resources that cards are paid with", function(t)
  local g = open(t)
  t:eq(g:see("Aragorn.resources"), 1)
  t:eq(g:see("Glóin.resources"), 1)
  g:arrange{ hand = { { "Guard of the Citadel", "Steward of Gondor", "Ever Vigilant", "Hurt" } },
             heroes = { ["Aragorn"] = { resources = 3 }, ["Glóin"] = { resources = 2 } } }
  g:choose("play", "Guard of the Citadel")
  g:choose("pay", "Aragorn"); g:choose("pay", "Glóin")
  t:eq(g:see("Aragorn.resources"), 2)
  t:eq(g:see("Glóin.resources"), 1)
  g:choose("play", "Steward of Gondor")
  g:choose("pay", "Aragorn"); g:choose("pay", "Aragorn")
  g:choose("attach to", "Glóin")
  t:eq(g:see("Aragorn.resources"), 0)
  t:eq(g:see("Glóin.resources"), 1)
  g:arrange{ cards = { ["Guard of the Citadel"] = { exhausted = true } } }
  g:choose("play", "Ever Vigilant")
  t:eq(g:see("Glóin.resources"), 0)
  t:eq(g:see("Guard of the Citadel.exhausted"), false)
end)

rule("hero-cards.4", "a hero can commit to a quest", function(t)
  local g = open(t)
  g:go("3.2")
  g:choose("commit", "Aragorn")
  t:eq(g:see("Aragorn.committed"), true)
  t:eq(g:see("quest.willpower"), 2)
end)

rule({ "hero-cards.5", "hero-cards.6" }, "a hero can defend and attack", function(t)
  local g = open(t)
  g:arrange{ staging = {}, engaged = { "East Bight Patrol" }, hand = { {} }, threat = 10,
             encounter_top = { "Despair", "The Necromancer's Reach" } }
  g:until_option("defend with", "Glóin")
  g:choose("defend with", "Glóin")
  g:until_option("attack", "East Bight Patrol")
  t:ok(g:log_has("Glóin defends against East Bight Patrol"))
  g:choose("attack", "East Bight Patrol")
  g:pass_until(function() return g:log_has("takes 2 damage", "East Bight Patrol") end)
  t:ok(g:log_has("Attacking East Bight Patrol: Aragorn"))
  t:ok(g:log_has("East Bight Patrol takes 2 damage"))
end)

rule("hero-cards.7", "heroes have abilities of their own", function(t)
  local g = open(t, { seats = { { heroes = { "Beravor", "Glorfindel" }, deck = "core-lore" } } })
  g:arrange{ hand = { {} }, deck_top = { "Gandalf's Search", "Secret Paths" },
             heroes = { ["Beravor"] = { damage = 1 }, ["Glorfindel"] = { resources = 1 } } }
  g:choose("use", "Beravor")
  t:eq(g:see("hand"), { "Gandalf's Search", "Secret Paths" })
  g:choose("use", "Glorfindel")
  t:eq(g:see("Beravor.damage"), 0)
  for _, zone in ipairs(g:view().zones) do
    if zone.id == "play.0" then
      for _, hero in ipairs(zone.cards) do t:ok(#hero.text > 0, hero.title) end
    end
  end
end)

rule("hero-cards.9",
     "a hero leaves play only when destroyed or taken away by an ability", function(t)
  local g = open(t, { seats = { { heroes = { "Aragorn", "Glóin", "Théodred" }, deck = "core-leadership" } } })
  g:arrange{ staging = {}, encounter_top = { "Despair" }, hand = { { "Hurt" } }, threat = 10,
             heroes = { ["Glóin"] = { damage = 3 } } }
  g:go("2.2 next")
  t:eq(g:see("play"), { "Aragorn", "Glóin", "Théodred" })
  g:arrange{ hand = { { "Hurt", "Send Away", "Short Cut" } }, staging = { "Enchanted Stream" }, discard = { {} } }
  play(g, "Hurt", "Glóin")
  t:eq(g:see("play"), { "Aragorn", "Théodred" })
  play(g, "Send Away", "Théodred")
  t:eq(g:see("play"), { "Aragorn" })
  t:eq(g:see("discard"), { "Send Away", "Théodred", "Hurt", "Glóin" })
end)

rule("initial-threat-level.1", "threat begins as the sum of the heroes' threat costs", function(t)
  local g = open(t, { at_setup = true, seats = {
    { heroes = { "Aragorn", "Glóin", "Théodred" }, deck = "core-leadership" },
    { heroes = { "Éowyn" }, deck = "core-spirit" } } })
  t:eq(g:see("seat.0.threat"), 12 + 9 + 8)
  t:eq(g:see("seat.1.threat"), 9)
end)
