-- Quest phase: Appendix I, 3.1 to 3.5.

local function quest_table(t, more)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood",
                  seats = { { heroes = { "Éowyn", "Aragorn" }, deck = "core-spirit" } } }
  for k, v in pairs(more or {}) do setup[k] = v end
  return t:table(setup)
end

rule({ "t3.4a", "t3.4b", "t3.4c", "t3.4e" }, "surplus willpower becomes progress on the quest", function(t)
  local g = quest_table(t)
  g:go("3.2")
  g:arrange{ staging = { "Forest Spider" }, encounter_top = { "Forest Gate" } }
  g:choose("commit", "Éowyn")
  g:choose("commit", "Aragorn")
  g:choose("done")
  g:go("3.4")
  t:eq(g:see("staging.threat"), 2 + 2)
  t:eq(g:see("quest.progress"), 6 - 4)
end)

rule({ "t3.4f", "t3.4g" }, "a shortfall raises every player's threat by the difference", function(t)
  local g = quest_table(t)
  g:go("3.2")
  g:arrange{ staging = { "Forest Spider" }, encounter_top = { "Mountains of Mirkwood" } }
  local before = g:see("threat")
  g:choose("done")
  g:go("3.4")
  t:eq(g:see("threat"), before + 4)
  t:eq(g:see("quest.progress"), 0)
end)

rule("t3.2c", "an exhausted character cannot commit", function(t)
  local g = quest_table(t)
  g:go("3.2")
  g:arrange{ heroes = { { ["Éowyn"] = { exhausted = true } } } }
  t:refused(g, { "commit", "Éowyn" }, "t3.2c")
  t:offered(g, "commit", "Aragorn")
end)

-- 3.1 to 3.3 with several players.

local PACKS = { "packs/lotr-card-game", "tests/packs/lotr-timing" }
local SEATS = { { heroes = { "Beravor", "Denethor" }, deck = "core-lore" },
                { heroes = { "Legolas", "Gimli" }, deck = "core-tactics" },
                { heroes = { "Éowyn", "Dúnhere" }, deck = "core-spirit" } }

local function open(t, players, more)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood", packs = PACKS,
                  first_player = 0, seats = {} }
  for i = 1, players do setup.seats[i] = SEATS[i] end
  for k, v in pairs(more or {}) do setup[k] = v end
  return t:table(setup)
end

rule({ "t3.1", "tw.3.1" }, "the quest phase begins, then there is a window before anybody commits", function(t)
  local g = open(t, 1)
  g:go("2.2")
  g:arrange{ cards = { Beravor = { attached = { "Evening Song" } } } }
  g:pass(); g:pass() -- the window, then the response to the end of planning
  t:eq(g:see("step"), "3.1")
  t:offered(g, "respond with", "Evening Song")
  local resources = g:see("Beravor.resources")
  g:choose("respond with", "Evening Song")
  t:eq(g:see("Beravor.resources"), resources + 1, "the beginning of the phase can be used")
  t:eq(g:ask().rule, "tw.3.1")
  g:choose("use", "Beravor")
  g:go("3.2")
  t:refused(g, { "commit", "Beravor" }, "t3.2c")
  t:offered(g, "commit", "Denethor")
end)

rule("t3.2a", "the players commit one after the other, in player order", function(t)
  local g = open(t, 3, { first_player = 2 })
  g:go("3.2")
  local order = {}
  for i = 1, 3 do
    order[i] = g:asks()[1].seat
    t:eq(g:ask(order[i]).rule, "t3.2b")
    g:pass()
  end
  t:eq(order, { 2, 0, 1 })
  t:eq(g:asks()[1].rule, "tw.3.2")
end)

rule({ "t3.2b", "willpower-strength.1", "willpower-strength.2", "willpower-strength.3" },
     "any number of one's own characters, each adding its willpower", function(t)
  local g = open(t, 2)
  g:go("3.2")
  g:arrange{ play = { { "Gléowine", { title = "Daughter of the Nimrodel", exhausted = true } },
                      { "Veteran Axehand" } } }
  t:not_offered(g, "commit", "Gimli")
  t:eq(g:see("quest.willpower"), 0)
  g:choose("commit", "Beravor"); g:choose("commit", "Gléowine")
  t:not_offered(g, "commit", "Gléowine", "only once")
  g:choose("commit", "Denethor")
  g:choose("done")
  t:eq(g:see("quest.willpower"), 2 + 1 + 1)
  t:how(g, "quest.willpower", { { 2, "Beravor", "willpower-strength.2" },
                                { 1, "Denethor", "willpower-strength.2" },
                                { 1, "Gléowine", "willpower-strength.2" } })
  t:not_offered(g:seat(1), "commit", "Beravor")
  g:seat(1):choose("done") -- none at all
  t:eq(g:see("quest.willpower"), 4, "those who stay behind add nothing")
  -- Every character has the value, named and shortened where numbers are shown.
  for _, name in ipairs{ "Beravor", "Gimli", "Gléowine", "Veteran Axehand" } do
    t:ok(g:see(name .. ".willpower"), name)
  end
  local shown
  for _, zone in ipairs(g:view().zones) do
    if zone.id == "play.0" then shown = zone.cards[1].stats[1] end
  end
  t:eq({ shown.id, shown.label, shown.short, shown.value }, { "willpower", "Willpower", "WP", 2 })
end)

rule("t3.2c", "committing exhausts the character", function(t)
  local g = open(t, 1)
  g:go("3.2")
  t:ok(not g:see("Beravor.exhausted"))
  g:choose("commit", "Beravor")
  t:ok(g:see("Beravor.exhausted") and g:see("Beravor.committed"))
  t:ok(not g:see("Denethor.exhausted"))
end)

rule("tw.3.2", "a window between commitment and staging", function(t)
  local g = open(t, 1)
  g:go("3.2")
  local deck, staged = g:see("encounter_deck.count"), #g:see("staging")
  g:choose("commit", "Beravor"); g:choose("done")
  t:eq(g:ask().rule, "tw.3.2")
  t:ok(g:see("Beravor.committed"))
  t:offered(g, "use", "Denethor")
  t:eq(g:see("encounter_deck.count"), deck, "nothing is revealed yet")
  t:eq(#g:see("staging"), staged)
  g:pass()
  g:pass_until(function(g) return g:see("step") ~= "3.2" end)
  t:ok(g:see("encounter_deck.count") < deck)
end)

rule("t3.3a", "one card for each player is revealed", function(t)
  for players = 1, 3 do
    local g = open(t, players)
    g:go("3.2")
    g:arrange{ staging = {}, encounter_top = { "Forest Gate", "Old Forest Road", "Forest Gate",
                                               "Old Forest Road" } }
    for seat = 0, players - 1 do g:seat(seat):choose("done") end
    g:pass_until(function(g) return g:asks()[1].rule == "tw.3.3" end)
    t:eq(#g:see("staging"), players)
  end
end)

rule("t3.3b", "a card's when revealed effect is done before the next card comes", function(t)
  local g = open(t, 2)
  g:go("3.2")
  g:arrange{ staging = {}, encounter_top = { "Dol Guldur Orcs", "King Spider" } }
  g:choose("commit", "Beravor"); g:choose("done"); g:seat(1):choose("done")
  g:until_option("choose", "Beravor")
  t:ok(not g:log_has("King Spider"), "the second card is not revealed yet")
  g:choose("choose", "Beravor")
  t:eq(g:see("Beravor.damage"), 2)
  t:eq(g:see("staging"), { "Dol Guldur Orcs" })
  t:eq(g:see("resolving"), { "King Spider" })
end)

local function with_empty_deck(t)
  local g = open(t, 1)
  g:go("2.2")
  g:arrange{ staging = {} }
  g:arrange{ empty_encounter_deck = true,
             encounter_discard = { "Forest Gate", "Old Forest Road", "Great Forest Web" } }
  return g
end

rule("t3.3e", "an encounter deck empty in the quest phase is made of the discards again", function(t)
  local g = with_empty_deck(t)
  t:eq(g:see("encounter_deck.count"), 0, "not before the quest phase")
  t:eq(#g:see("encounter_discard"), 3)
  g:go("3.1")
  t:eq(g:see("encounter_deck.count"), 3, "at once")
  t:eq(g:see("encounter_discard"), {})
  t:ok(g:log_has("encounter deck"))
end)

rule("t3.3e", "the deck is reset as soon as its last card is revealed", function(t)
  local g = with_empty_deck(t)
  g:go("3.2") -- the discards have become the deck by now
  g:arrange{ empty_encounter_deck = true, encounter_top = { "The Necromancer's Reach" },
             encounter_discard = { "Forest Gate", "Old Forest Road" } }
  g:choose("done")
  g:go("3.3")
  t:eq(g:see("encounter_deck.count"), 2, "the discards of the time")
  t:eq(g:see("encounter_discard"), { "The Necromancer's Reach" }, "the last card came after")
  -- After the quest phase an empty deck stays empty.
  g:go("4.2")
  g:arrange{ empty_encounter_deck = true }
  g:go("7.4")
  t:eq(g:see("encounter_deck.count"), 0)
end)
