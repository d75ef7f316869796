-- Staging, the staging area, surge, treacheries and shadow effects.

local PACKS = { "packs/lotr-card-game", "tests/packs/lotr-timing" }

local function open(t, players, more)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood", packs = PACKS,
                  first_player = 0,
                  seats = { { heroes = { "Beravor", "Éowyn" }, deck = "core-leadership" },
                            { heroes = { "Legolas", "Gimli" }, deck = "core-tactics" } } }
  if players ~= 2 then setup.seats[2] = nil end
  for k, v in pairs(more or {}) do setup[k] = v end
  return t:table(setup)
end

-- At 3.2 with these cards on top of the encounter deck and nothing staged.
local function quest(t, players, top, more)
  local g = open(t, players, more)
  g:go("3.2")
  g:arrange{ staging = {}, encounter_top = top }
  return g
end

local function line_of(g, words)
  for i, text in ipairs(g:log()) do
    if text:find(words, 1, true) then return i end
  end
end

rule({ "staging.1", "staging.2", "staging.3", "staging.4", "staging-area.2" },
     "a card is turned up, takes effect and is placed, in this order", function(t)
  local g = quest(t, 1, { "Dol Guldur Orcs" })
  g:choose("commit", "Beravor"); g:choose("done")
  g:until_option("choose", "Beravor")
  t:eq(g:see("resolving"), { "Dol Guldur Orcs" }, "faceup while its effect resolves")
  local text
  for _, zone in ipairs(g:view().zones) do
    if zone.id == "resolving" then text = zone.cards[1].text end
  end
  t:ok(text:find("2 damage"), "its text can be read")
  t:eq(g:see("staging"), {}, "not placed before it has taken effect")
  t:eq(g:see("Beravor.damage"), 0)
  g:choose("choose", "Beravor")
  t:eq(g:see("Beravor.damage"), 2)
  t:eq(g:see("staging"), { "Dol Guldur Orcs" })
end)

rule("staging.3", "keywords are resolved as well as when revealed effects", function(t)
  local g = quest(t, 1, { "Swarm Without End", "Forest Gate", "Old Forest Road" })
  g:choose("done"); g:go("3.3")
  t:eq(g:see("staging"), { "Swarm Without End", "Forest Gate", "Old Forest Road" })
end)

rule({ "staging.4", "staging-area.2", "t3.3c" },
     "enemies, locations and objectives go to the staging area", function(t)
  local g = quest(t, 2, { "Forest Spider", "Forest Gate" })
  g:choose("done"); g:seat(1):choose("done")
  g:go("3.3")
  t:eq(g:see("staging"), { "Forest Spider", "Forest Gate" })
  local h = quest(t, 1, { "Faramir" })
  h:choose("done"); h:go("3.3")
  t:eq(h:see("staging"), { "Faramir" }, "an objective")
end)

rule({ "staging.5", "treachery-cards.1", "treachery-cards.2", "treachery-cards.3", "t3.3d" },
     "a treachery does its worst at once and is discarded", function(t)
  local g = quest(t, 2, { "The Necromancer's Reach", "Dol Guldur Orcs" })
  g:choose("commit", "Beravor"); g:choose("done"); g:seat(1):choose("done")
  g:until_option("choose", "Beravor") -- the second card asks for a victim
  t:eq(g:see("Beravor.damage"), 1, "the exhausted hero was hurt before the next card came")
  t:eq(g:see("Éowyn.damage"), 0)
  t:eq(g:see("encounter_discard"), { "The Necromancer's Reach" })
  t:eq(g:see("staging"), {})
  local types = {}
  for _, zone in ipairs(g:view().zones) do
    if zone.id == "encounter_discard" then types[1] = zone.cards[1].type end
  end
  t:eq(types, { "treachery" })
end)

rule({ "t3.3d", "staging.5" }, "a treachery that says otherwise is not discarded", function(t)
  local g = quest(t, 1, { "Caught in a Web" })
  g:choose("commit", "Beravor"); g:choose("done")
  g:until_option("choose", "Éowyn")
  g:choose("choose", "Éowyn")
  t:eq(g:see("Éowyn.attached"), { "Caught in a Web" })
  t:eq(g:see("encounter_discard"), {})
  -- The other one of the same test: no text to the contrary.
  local h = quest(t, 1, { "The Necromancer's Reach" })
  h:choose("done"); h:go("3.3")
  t:eq(h:see("encounter_discard"), { "The Necromancer's Reach" })
end)

rule({ "staging-area.1", "staging-area.4", "staging-area.6" },
     "one shared area whose enemies and locations all add their threat", function(t)
  local g = open(t, 2)
  g:go("3.2")
  g:arrange{ staging = { "Forest Spider", "Necromancer's Pass", "Faramir" } }
  t:eq(g:see("staging", 0), g:see("staging", 1), "every player sees the same area")
  t:eq(g:see("Forest Spider.owner"), nil, "it belongs to no player")
  t:eq(g:see("staging.threat"), 2 + 3, "an objective adds nothing")
  t:how(g, "staging.threat", { { 2, "Forest Spider", "staging-area.6" },
                               { 3, "Necromancer's Pass", "staging-area.4" } })
end)

rule("staging-area.3", "the players are not at a location of the staging area", function(t)
  local g = open(t, 1)
  g:go("3.2")
  g:arrange{ staging = { "Enchanted Stream" }, encounter_top = { "Eyes of the Forest" } }
  g:choose("commit", "Beravor"); g:choose("commit", "Éowyn"); g:choose("done")
  g:go("3.4")
  t:eq(g:see("Enchanted Stream.progress"), 0, "progress passes it by")
  t:eq(g:see("quest.progress"), 6 - 2)
  local cards = g:see("hand.0.count")
  g:go("1.3")
  t:eq(g:see("hand.0.count"), cards + 1, "what holds at the active location does not hold")
  g:go("3.2")
  g:arrange{ staging = {}, active = { "Enchanted Stream" }, encounter_top = { "Eyes of the Forest" } }
  g:choose("commit", "Éowyn"); g:choose("done")
  g:go("3.4")
  t:eq(g:see("active"), {}, "progress explores the location the players are at")
end)

rule("staging-area.5", "an enemy in the staging area is engaged with nobody", function(t)
  local g = open(t, 1, { seats = { { heroes = { "Legolas", "Gimli" }, deck = "core-tactics" } } })
  g:go("5.2")
  g:pass()
  t:eq(g:ask().rule, "tw.5.2")
  g:arrange{ staging = { "Forest Spider" }, engaged = {}, hand = { "Rain of Arrows" }, threat = 20,
             heroes = { { Legolas = { resources = 3 } } } }
  t:refused(g, { "play", "Rain of Arrows" }, "ability.16")
  g:arrange{ staging = {}, engaged = { "Forest Spider" } }
  t:offered(g, "play", "Rain of Arrows")
  g:arrange{ engaged = {}, staging = { "Forest Spider" } }
  g:go("7.4")
  t:ok(not g:log_has("Forest Spider", "attacks"), "it attacks nobody")
  t:ok(not g:log_has("shadow card"), "and is dealt no shadow card")
  t:eq(g:see("Forest Spider.zone"), "staging")
end)

rule({ "surge.1", "surge.2" }, "surge reveals one card more", function(t)
  local g = quest(t, 1, { "Eastern Crows", "Forest Gate", "Forest Spider" })
  g:choose("done"); g:go("3.3")
  t:eq(g:see("staging"), { "Eastern Crows", "Forest Gate" }, "one more and no second")
  t:ok(g:see("Eastern Crows.is.surge"), "the card says so")
  t:ok(not g:see("Forest Gate.is.surge"))
end)

rule("surge.3", "each instance of surge reveals one card", function(t)
  local g = quest(t, 1, { "Swarm Without End", "Forest Gate", "Old Forest Road", "Forest Spider" })
  g:choose("done"); g:go("3.3")
  t:eq(g:see("staging"), { "Swarm Without End", "Forest Gate", "Old Forest Road" })
  -- Surge gained by a card's own effect is an instance too.
  local h = quest(t, 1, { "Driven by Shadow", "Forest Gate", "Forest Spider" })
  h:choose("done"); h:go("3.3")
  t:eq(h:see("staging"), { "Forest Gate" })
end)

rule("surge.4", "surge comes right after the staging of its card", function(t)
  local g = quest(t, 2, { "Eastern Crows", "Dol Guldur Orcs", "Forest Gate" })
  g:choose("commit", "Beravor"); g:choose("done"); g:seat(1):choose("done")
  g:until_option("choose", "Beravor")
  t:eq(g:see("staging"), { "Eastern Crows" }, "the card with surge is placed first")
  g:choose("choose", "Beravor")
  g:go("3.3")
  t:eq(g:see("staging"), { "Eastern Crows", "Dol Guldur Orcs", "Forest Gate" })
end)

-- An enemy attacks with this shadow card; at 6.4.2.
local function shadow(t, players, card)
  local g = quest(t, players, { "Forest Gate", "Old Forest Road" })
  g:go("5.2")
  g:arrange{ staging = {}, engaged = { { "Chieftan Ufthak" } }, encounter_top = { card },
             threat = players == 2 and { 20, 20 } or 20 }
  g:until_option("Chieftan Ufthak", "attacks next")
  g:choose("Chieftan Ufthak", "attacks next")
  return g
end

local quiet = require "lib.quiet"

rule("doomed.2", "doomed that a card gains while it is revealed raises every threat", function(t)
  local g = quiet.open(t, { { "Gimli" }, { "Éowyn" } })
  g:go("3.2")
  g:arrange{ threat = { 20, 25 }, encounter_top = { "Gathering Gloom", "Nothing Stirs" } }
  g:go("3.3")
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 23, 28 }, "once, and not for the next card")
end)

rule({ "surge.2", "surge.4", "doomed.2" }, "a reveal inside a reveal takes nobody's surge or doomed", function(t)
  local g = quiet.open(t, { { "Gimli" } })
  g:go("3.2")
  g:arrange{ threat = 10, encounter_top = { "Spreading Rumor", "Old Ruffian", "Howling Wolf", "Bitter Foe" } }
  g:go("3.3")
  t:eq(g:see("staging"), { "Old Ruffian", "Howling Wolf" },
       "one by its effect, one by its surge, and neither of these has surge itself")
  t:eq(g:see("threat"), 12)
end)

rule({ "shadow-effects.1", "shadow-effects.2" },
     "a card's shadow effect is apart from its other text", function(t)
  -- Revealed, King Spider makes each player exhaust a character; as a shadow
  -- card only the defending player.
  local g = quest(t, 2, { "King Spider", "Forest Gate" })
  g:choose("done"); g:seat(1):choose("done")
  g:until_option("choose", "Éowyn"); g:choose("choose", "Éowyn")
  g:until_option("choose", "Gimli"); g:seat(1):choose("choose", "Gimli")
  t:ok(g:see("Éowyn.exhausted") and g:see("Gimli.exhausted"))
  local h = shadow(t, 2, "King Spider")
  h:until_option("defend with", "Beravor"); h:choose("defend with", "Beravor")
  h:until_option("choose", "Éowyn"); h:choose("choose", "Éowyn")
  h:go("6.4.3")
  t:ok(h:see("Éowyn.exhausted"))
  t:ok(not h:see("Gimli.exhausted") and not h:see("Legolas.exhausted"), "seat 1 has no part in it")
end)

rule("shadow-effects.3", "a shadow effect is inert except on a shadow card", function(t)
  local g = quest(t, 1, { "East Bight Patrol" })
  local threat = g:see("threat")
  g:choose("commit", "Beravor"); g:choose("commit", "Éowyn"); g:choose("done")
  g:go("3.4")
  t:eq(g:see("East Bight Patrol.attack"), 3)
  t:eq(g:see("threat"), threat, "staging it raises nobody's threat")
  local h = shadow(t, 1, "East Bight Patrol")
  h:go("6.4.2")
  t:eq(h:see("Chieftan Ufthak.attack"), 3 + 1, "as a shadow card it strengthens the attacker")
  t:eq(h:see("threat"), 20 + 3, "and an undefended attack costs 3 threat")
end)
