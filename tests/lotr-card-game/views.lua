-- What a seat is shown of cards and of the table: everything that differs from what is printed,
-- what decides nothing where it lies, and what is going on.
local play = require "cards.lib.play"

-- A card of the view by its title, wherever it lies or hangs.
local function card(g, title, seat)
  local function among(cards)
    for _, one in ipairs(cards) do
      if one.title == title then return one end
      local below = among(one.attached or {})
      if below then return below end
    end
  end
  for _, zone in ipairs(g:view(seat or 0).zones) do
    local found = among(zone.cards)
    if found then return found end
  end
end

local function ids(list)
  local found = {}
  for i, one in ipairs(list) do found[i] = one.id end
  return found
end

test("numbers that decide nothing where a card lies are minor", function(t)
  local g = play.planning(t, { { "Aragorn" }, { "Gimli" } },
    { hand = { { "Faramir" }, {} }, play = { { "Gandalf" }, {} }, staging = { "Forest Spider", "Old Forest Road" },
      engaged = { { "Hill Troll" }, {} }, active = "Enchanted Stream" })
  t:eq(card(g, "Aragorn").minor, { "threat" })
  t:eq(card(g, "Gandalf").minor, nil)
  t:eq(card(g, "Faramir").minor, nil)
  t:eq(card(g, "Forest Spider").minor, nil)
  t:eq(card(g, "Old Forest Road").minor, nil)
  t:eq(card(g, "Hill Troll").minor, { "threat", "engagement_cost" })
  t:eq(card(g, "Enchanted Stream").minor, { "threat" })
end)

test("tokens that a card can get are shown at 0, others only where they are", function(t)
  local g = play.planning(t, { { "Aragorn" } },
    { hand = { { "Faramir" } }, play = { { "Gandalf" } }, staging = { "Forest Spider", { title = "Old Forest Road", progress = 1 } },
      heroes = { { Aragorn = { attached = { "Steward of Gondor" }, damage = 2 } } }, discard = { { "Snowbourn Scout" } } })
  t:eq(ids(card(g, "Aragorn").tokens), { "damage", "resources" })
  t:eq(card(g, "Aragorn").tokens[1].value, 2)
  t:eq(ids(card(g, "Gandalf").tokens), { "damage" })
  t:eq(ids(card(g, "Forest Spider").tokens), { "damage" })
  t:eq(ids(card(g, "Old Forest Road").tokens), { "progress" })
  for _, title in ipairs{ "Faramir", "Steward of Gondor", "Snowbourn Scout" } do t:eq(card(g, title).tokens, {}, title) end
  t:eq(ids(card(g, "Flies and Spiders").tokens), { "progress" })
end)

test("what a card costs is told in hand, and no more in play", function(t)
  local g = play.planning(t, { { "Aragorn" } }, { hand = { { "Faramir" } }, play = { { "Gandalf" } }, discard = { { "Snowbourn Scout" } } })
  local function costs(title)
    for _, stat in ipairs(card(g, title).stats) do
      if stat.id == "cost" then return stat.value end
    end
  end
  t:eq({ costs("Faramir"), costs("Gandalf"), costs("Snowbourn Scout") }, { 4, nil, 1 })
end)

test("what somebody gained is shown beside what is printed", function(t)
  local g = play.planning(t, { { "Aragorn", "Gimli" } }, { heroes = { { Gimli = { attached = { "Steward of Gondor" }, damage = 2 } } } })
  t:ok(g:see("Gimli.is.Gondor") and not g:see("Aragorn.is.Gondor"))
  local attack
  for _, stat in ipairs(card(g, "Gimli").stats) do attack = stat.id == "attack" and stat or attack end
  t:eq({ attack.base, attack.value }, { 2, 4 })
  t:eq(card(g, "Gimli").icons, { "tactics" })
end)

test("icons are those of the hero and those gained", function(t)
  local g = play.planning(t, { { "Aragorn", "Gimli" } }, { heroes = { { Aragorn = { attached = { "Celebrían's Stone" } } } } })
  t:eq(card(g, "Aragorn").icons, { "leadership", "spirit" })
  t:eq(card(g, "Gimli").icons, { "tactics" })
end)

test("states tell who attacks, defends, has attacked", function(t)
  local g = play.open(t, { { "Aragorn", "Gimli" } })
  play.attacked(g, "Hill Troll", play.blank, "Gimli")
  t:eq(card(g, "Hill Troll").states, { "attacking" })
  t:eq(card(g, "Gimli").states, { "exhausted", "defending" })
  t:eq(card(g, "Aragorn").states, {})
  t:eq(g:view().numbers, {}, "no attack of ours")
  play.attack_over(g)
  t:eq(card(g, "Hill Troll").states, { "attacked" })
  g:choose("attack", "Hill Troll"); g:choose("attack with", "Aragorn")
  t:eq(card(g, "Aragorn").states, { "exhausted", "attacking" })
end)

test("shadow cards lie under their enemy, backs until they are turned up", function(t)
  local g = play.open(t, { { "Aragorn", "Gimli" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Hill Troll" } }, encounter_top = { "Despair" } }
  g:pass_until(function() return play.asked(g) == "t6.4.1a" end)
  local shadow = card(g, "Hill Troll").attached[1]
  t:eq({ shadow.title, shadow.type, shadow.states }, { "shadow card", "shadow", { "facedown", "shadow" } })
  t:eq(#card(g, "Hill Troll").attached, 1)
  t:eq(card(g, "Gimli").attached, {})
end)

test("copies that lie together are numbered, a single card is not", function(t)
  local g = play.planning(t, { { "Aragorn" } }, { staging = { "Forest Spider", "Forest Spider", "Hill Troll" } })
  local copies = {}
  for _, one in ipairs(g:view().zones[3].cards) do copies[#copies + 1] = one.copy or one.title end
  t:eq(copies, { 1, 2, "Hill Troll" })
end)

test("another's card in play is shown with who controls it", function(t)
  local g = play.planning(t, { { "Aragorn" }, { "Gimli" } },
    { hand = { { "Blame" }, {} }, play = { { "Snowbourn Scout" }, { { title = "Faramir", owner = 0 } } } },
    { packs = { "packs/lotr-card-game", "tests/packs/lotr-seldom" } })
  t:eq(card(g, "Snowbourn Scout").controller, nil)
  g:arrange{ hand = { { "Changelings" }, {} } }
  g:choose("play", "Changelings"); g:choose("choose", "Snowbourn Scout"); g:choose("choose", "Faramir")
  t:eq(card(g, "Snowbourn Scout").controller, 1)
end)

test("seats are shown with the first, the active and those who are out", function(t)
  local g = play.planning(t, { { "Aragorn" }, { "Gimli" } })
  local function seats(key)
    local list = {}
    for i, seat in ipairs(g:view().seats) do list[i] = seat[key] end
    return list
  end
  t:eq({ seats("first"), seats("active"), seats("out"), seats("asked") },
       { { true, false }, { true, false }, { false, false }, { true, false } })
  g:pass()
  t:eq({ seats("first"), seats("active"), seats("asked") }, { { true, false }, { true, false }, { false, true } })
  t:eq(g:view().seats[1].tracks[1].max, 50)
end)

test("the quest has a number of its own while it is on, and the attack while there is one", function(t)
  local g = play.open(t, { { "Aragorn", "Gimli" } })
  g:go("2.2")
  t:eq(ids(g:view().numbers), {})
  g:go("3.2")
  g:arrange{ staging = { "Forest Spider" } }
  g:choose("commit", "Aragorn")
  t:eq(ids(g:view().numbers), { "odds" })
  t:eq(g:view().numbers[1].value, 0)
  t:ok(g:explain("quest:odds", 0).odds)
  local h = play.open(t, { { "Aragorn", "Gimli" } })
  play.attack(h, "Hill Troll", { "Gimli" })
  t:eq({ ids(h:view().numbers), h:view().numbers[1].value }, { { "attack" }, 2 })
end)

test("texts: the stage, and what is being resolved", function(t)
  local g = play.open(t, { { "Aragorn", "Gimli" }, { "Éowyn" } })
  g:go("3.2")
  g:arrange{ staging = {}, encounter_top = { "Caught in a Web", play.harmless } }
  local function labels()
    local list = {}
    for i, text in ipairs(g:view().texts) do list[i] = text.label or text.zone end
    return list
  end
  t:eq(labels(), { "Stage 1B" })
  g:choose("done"); g:seat(1):choose("done")
  g:until_option("choose", "Aragorn")
  t:eq({ g:view().texts[1].zone, g:view().texts[1].now, g:view().texts[2].now }, { "resolving", true })
  t:eq(#g:view().texts, 2)
end)

test("what is attached to a card is not shown with a deck", function(t)
  local g = play.planning(t, { { "Aragorn" }, { "Gimli" } },
    { heroes = { { Aragorn = { attached = { "Steward of Gondor" } } } }, staging = { "Forest Spider" } })
  local shown = {}
  for _, zone in ipairs(g:view().zones) do
    for _, one in ipairs(zone.cards) do shown[one.title] = (shown[one.title] or "") .. zone.id .. " " end
  end
  t:eq({ shown["Steward of Gondor"], shown.Aragorn, shown["Forest Spider"] }, { nil, "play.0 ", "staging " })
end)
