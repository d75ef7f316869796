-- What is printed on cards: Appendix II, Card Anatomy.

local core = "packs/lotr-card-game"
local packs = { core, "tests/packs/lotr-anatomy" }

-- A table on which one card of every type can be seen.
local function shown(t)
  local g = t:table{ game = "lotr-card-game", scenario = "passage-through-mirkwood", packs = packs,
                     seats = { { heroes = { "Aragorn", "Éowyn" }, deck = "core-leadership" } } }
  g:go("2.2")
  g:arrange{
    hand = { "Snowbourn Scout", "Steward of Gondor", "Stand and Fight", "Ever Vigilant", "Gandalf", "Faramir" },
    staging = { "Named Foe", "Old Watch", "Sealed Chest", "Forest Spider", "Forest Gate", "Great Forest Web" },
    encounter_discard = { "Sudden Night", "Plain Night" },
  }
  return g
end

local function find(list, title)
  for _, card in ipairs(list) do
    if card.title == title then return card end
    local below = find(card.attached or {}, title)
    if below then return below end
  end
end

local function card_of(g, title)
  for _, zone in ipairs(g:view().zones) do
    local card = find(zone.cards, title)
    if card then return card end
  end
  error("nobody sees " .. title)
end

-- {id = printed value} of the numbers of a card.
local function numbers(card)
  local list = {}
  for _, stat in ipairs(card.stats) do list[stat.id] = stat.base end
  return list
end

local function has_fields(t, card, type, title, number, pack)
  t:eq({ card.type, card.title, card.number, card.pack }, { type, title, number, pack })
end

rule("anatomy.1", "there are player cards, encounter cards and quest cards with two sides", function(t)
  local g = shown(t)
  local group = { player = { "Aragorn", "Snowbourn Scout", "Steward of Gondor", "Ever Vigilant" },
                  encounter = { "Forest Spider", "Forest Gate", "Sealed Chest", "Plain Night" },
                  quest = { "Flies and Spiders" } }
  local types = { player = { "hero", "ally", "attachment", "event" },
                  encounter = { "enemy", "location", "objective", "treachery" }, quest = { "quest" } }
  for name, titles in pairs(group) do
    for i, title in ipairs(titles) do
      local card = card_of(g, title)
      t:eq({ card.group, card.type }, { name, types[name][i] }, title)
      t:eq(card.sides ~= nil, name == "quest")
    end
  end
end)

rule("anatomy.2", "every card has a title, a type, its game text and where it comes from", function(t)
  local g = shown(t)
  has_fields(t, card_of(g, "Éowyn"), "hero", "Éowyn", 7, "core")
  has_fields(t, card_of(g, "Forest Gate"), "location", "Forest Gate", 100, "core")
  has_fields(t, card_of(g, "Flies and Spiders"), "quest", "Flies and Spiders", 119, "core")
  has_fields(t, card_of(g, "Sealed Chest"), "objective", "Sealed Chest", 903, "test-anatomy")
  t:eq(card_of(g, "Sealed Chest").text, "The players may open it.")
  t:eq(card_of(g, "Plain Night").text, "")
end)

rule("anatomy.3", "player and encounter cards may be marked unique", function(t)
  local g = shown(t)
  for _, title in ipairs{ "Aragorn", "Faramir", "Steward of Gondor", "Named Foe", "Old Watch", "Sealed Chest" } do
    t:eq(card_of(g, title).unique, true, title)
  end
  for _, title in ipairs{ "Snowbourn Scout", "Ever Vigilant", "Forest Spider", "Forest Gate", "Plain Night" } do
    t:eq(card_of(g, title).unique, false, title)
  end
  t:eq(card_of(g, "Flies and Spiders").unique, nil)
end)

rule({ "anatomy-hero.1", "anatomy-hero.3" }, "the numbers and words of a hero", function(t)
  local g = shown(t)
  local hero = card_of(g, "Aragorn")
  t:eq(numbers(hero), { threat = 12, willpower = 2, attack = 3, defense = 2, hit_points = 5 })
  t:eq(g:see("Aragorn.Threat cost"), 12)
  has_fields(t, hero, "hero", "Aragorn", 1, "core")
  t:eq({ hero.unique, hero.keywords }, { true, { "Sentinel" } })
  table.sort(hero.traits)
  t:eq(hero.traits, { "Dúnedain", "Noble", "Ranger" })
  t:ok(#hero.text > 0)
end)

rule("anatomy-hero.2", "a hero's icon names the sphere its resources pay for", function(t)
  local g = shown(t)
  t:eq({ card_of(g, "Aragorn").sphere, card_of(g, "Éowyn").sphere }, { "leadership", "spirit" })
  t:eq(card_of(g, "Éowyn").icons, { "spirit" })
  g:arrange{ heroes = { { Aragorn = { resources = 3 }, ["Éowyn"] = { resources = 0 } } },
             hand = { "Steward of Gondor", "Unexpected Courage" } }
  t:offered(g, "play", "Steward of Gondor")
  t:refused(g, { "play", "Unexpected Courage" })
  g:arrange{ heroes = { { Aragorn = { resources = 0 }, ["Éowyn"] = { resources = 3 } } } }
  t:refused(g, { "play", "Steward of Gondor" })
  t:offered(g, "play", "Unexpected Courage")
end)

rule("anatomy-hero.4", "a hero has a threat cost and no resource cost", function(t)
  local g = shown(t)
  t:eq(numbers(card_of(g, "Aragorn")).cost, nil)
  t:eq(g:see("threat"), 12 + 9)
  t:error(function()
    t:table{ game = "lotr-card-game", packs = { core, "tests/packs/lotr-wrong/hero-cost" } }
  end, "unknown field \"cost\"")
end)

rule({ "anatomy-ally.1", "anatomy-ally.3" }, "the numbers and words of an ally", function(t)
  local ally = card_of(shown(t), "Faramir")
  t:eq(numbers(ally), { cost = 4, willpower = 2, attack = 1, defense = 2, hit_points = 3 })
  has_fields(t, ally, "ally", "Faramir", 14, "core")
  table.sort(ally.traits)
  t:eq({ ally.unique, ally.traits }, { true, { "Gondor", "Noble", "Ranger" } })
  t:ok(#ally.text > 0)
end)

rule("anatomy-ally.2", "an ally belongs to a sphere or is neutral", function(t)
  local g = shown(t)
  t:eq({ card_of(g, "Faramir").sphere, card_of(g, "Gandalf").sphere }, { "leadership", "neutral" })
  g:arrange{ heroes = { { Aragorn = { resources = 3 }, ["Éowyn"] = { resources = 3 } } } }
  t:refused(g, { "play", "Faramir" })
  t:offered(g, "play", "Gandalf")
end)

rule({ "anatomy-attachment.1", "anatomy-attachment.2" }, "cost, sphere, words and hosts of an attachment", function(t)
  local g = shown(t)
  local card = card_of(g, "Steward of Gondor")
  t:eq({ numbers(card), card.sphere, card.unique }, { { cost = 2 }, "leadership", true })
  has_fields(t, card, "attachment", "Steward of Gondor", 26, "core")
  table.sort(card.traits)
  t:eq(card.traits, { "Gondor", "Title" })
  g:arrange{ play = { { "Silencer" } }, heroes = { { Aragorn = { resources = 2 } } } }
  g:choose("play", "Steward of Gondor")
  g:until_option("attach to", "Aragorn")
  t:offered(g, "attach to", "Éowyn")
  t:not_offered(g, "attach to", "Silencer")
  t:error(function()
    t:table{ game = "lotr-card-game", packs = { core, "tests/packs/lotr-wrong/host" } }
  end, "attach_to")
end)

rule({ "anatomy-event.1", "anatomy-event.2" }, "cost, sphere and words of an event, which has no traits", function(t)
  local g = shown(t)
  local event, x = card_of(g, "Ever Vigilant"), card_of(g, "Stand and Fight")
  t:eq({ numbers(event), event.sphere, event.traits }, { { cost = 1 }, "leadership", {} })
  t:eq({ numbers(x), x.sphere, x.traits }, { { cost = "X" }, "spirit", {} })
  has_fields(t, event, "event", "Ever Vigilant", 20, "core")
  t:ok(#event.text > 0)
end)

rule({ "anatomy-enemy.1", "anatomy-enemy.2" }, "the numbers and words of an enemy", function(t)
  local enemy = card_of(shown(t), "Named Foe")
  t:eq(numbers(enemy), { engagement_cost = 31, threat = 2, attack = 3, defense = 1, hit_points = 4 })
  has_fields(t, enemy, "enemy", "Named Foe", 901, "test-anatomy")
  t:eq({ enemy.set, enemy.traits, enemy.unique }, { "Test anatomy", { "Orc" }, true })
  t:eq(card_of(shown(t), "Forest Spider").set, "Passage Through Mirkwood")
end)

rule("anatomy-enemy.3", "an enemy may have a shadow effect, and a victory value no blank takes away", function(t)
  local g = shown(t)
  local foe, spider, web = card_of(g, "Named Foe"), card_of(g, "Forest Spider"), card_of(g, "Great Forest Web")
  t:eq({ foe.shadow, foe.victory }, { true, 6 })
  t:eq({ spider.shadow, spider.victory, web.shadow }, { true, nil, nil })
  g:arrange{ play = { { "Silencer" } }, engaged = { { "Named Foe" } }, staging = {} }
  g:choose("use", "Silencer", "strike down")
  if g:see("Named Foe.zone") == "engaged.0" then g:choose("choose", "Named Foe") end
  t:eq(g:see("victory"), { "Named Foe" })
end)

rule({ "anatomy-location.1", "anatomy-location.2", "anatomy-location.3" }, "the fields of a location", function(t)
  local g = shown(t)
  local watch, gate = card_of(g, "Old Watch"), card_of(g, "Forest Gate")
  t:eq(numbers(watch), { threat = 3, quest_points = 5 })
  has_fields(t, watch, "location", "Old Watch", 902, "test-anatomy")
  t:eq({ watch.set, watch.traits, watch.unique }, { "Test anatomy", { "Ruins" }, true })
  t:eq({ watch.travel, watch.shadow, watch.victory }, { true, true, 2 })
  t:eq({ gate.travel, gate.shadow, gate.victory }, { nil, nil, nil })
  t:eq(card_of(g, "Great Forest Web").travel, true)
end)

rule({ "anatomy-objective.1", "anatomy-objective.2" }, "the fields of an objective, with one no other card has", function(t)
  local g = shown(t)
  local chest = card_of(g, "Sealed Chest")
  t:eq(numbers(chest), {})
  has_fields(t, chest, "objective", "Sealed Chest", 903, "test-anatomy")
  t:eq({ chest.set, chest.traits, chest.unique, chest.extra }, { "Test anatomy", { "Item" }, true, "Worth 3" })
  for _, title in ipairs{ "Named Foe", "Old Watch", "Sudden Night", "Faramir" } do
    t:eq(card_of(g, title).extra, nil)
  end
end)

rule({ "anatomy-treachery.1", "anatomy-treachery.2" }, "a treachery has no numbers and no traits, perhaps a shadow effect", function(t)
  local g = shown(t)
  local night = card_of(g, "Sudden Night")
  t:eq({ numbers(night), night.traits, night.set }, { {}, {}, "Test anatomy" })
  has_fields(t, night, "treachery", "Sudden Night", 904, "test-anatomy")
  t:eq({ night.shadow, card_of(g, "Plain Night").shadow }, { true, nil })
  t:error(function()
    t:table{ game = "lotr-card-game", packs = { core, "tests/packs/lotr-wrong/treachery" } }
  end, "unknown field \"threat\"")
end)

rule({ "anatomy-quest.1", "anatomy-quest.2", "anatomy-quest.3", "anatomy-quest.4" },
  "side A lists the encounter sets, side B the quest points", function(t)
  local g = shown(t)
  local quest = card_of(g, "Flies and Spiders")
  local a, b = quest.sides[1], quest.sides[2]
  t:eq({ a.side, a.title, b.side, b.title }, { "1A", "Flies and Spiders", "1B", "Flies and Spiders" })
  t:ok(a.text:find("Setup") and not b.text:find("Setup"))
  t:eq(b.text, quest.text)
  table.sort(a.sets)
  t:eq({ a.sets, a.quest_points }, { { "Dol Guldur Orcs", "Passage Through Mirkwood", "Spiders of Mirkwood" }, nil })
  t:eq({ b.sets, b.quest_points }, { nil, 8 })
  t:eq({ quest.set, quest.number, quest.stage }, { "Passage Through Mirkwood", 119, 1 })
  g:arrange{ quest = "Beorn's Path" }
  local last = card_of(g, "Beorn's Path")
  t:eq({ last.sides[1].side, last.sides[1].title, last.sides[2].title }, { "3A", "A Chosen Path", "Beorn's Path" })
end)

rule("anatomy-quest.5", "side A is carried out, then the card is flipped to side B", function(t)
  local g = t:table{ game = "lotr-card-game", scenario = "journey-along-the-anduin",
                     force = { "Evil Storm" },
                     seats = { { heroes = { "Aragorn" }, deck = "core-leadership" } } }
  g:go("1.3")
  local order = {}
  for i, line in ipairs(g:log()) do
    for _, words in ipairs{ "To the River...: setup", "Evil Storm is revealed", "Quest stage 1B: To the River",
                            "To the River...: when revealed effect" } do
      if line:find(words, 1, true) then order[#order + 1] = words end
    end
  end
  t:eq(order, { "To the River...: setup", "Evil Storm is revealed", "Quest stage 1B: To the River",
                "To the River...: when revealed effect" })
  t:eq(g:see("quest"), { "To the River..." })
end)
