-- The Travel glossary entry: locations that cost something to travel to.

local PACKS = { "packs/lotr-card-game", "tests/packs/lotr-timing" }

local function travel(t, locations, position)
  local g = t:table{ game = "lotr-card-game", scenario = "passage-through-mirkwood", packs = PACKS,
                     first_player = 0,
                     seats = { { heroes = { "Beravor", "Denethor" }, deck = "core-lore" },
                               { heroes = { "Legolas", "Gimli" }, deck = "core-tactics" } } }
  g:go("3.2")
  g:arrange{ staging = {}, encounter_top = { "Forest Gate", "Old Forest Road" } }
  g:go("4.2")
  g:arrange{ staging = locations }
  if position then g:arrange(position) end
  return g
end

rule({ "travel.1", "travel.2" }, "a travel cost is paid before the players get there", function(t)
  local g = travel(t, { "Great Forest Web", "Forest Gate" })
  g:choose("travel to", "Great Forest Web")
  t:eq(g:see("active"), {}, "not there yet")
  g:choose("pay with", "Beravor")
  t:eq(g:see("active"), {}, "each player has to pay")
  g:seat(1):choose("pay with", "Gimli")
  t:ok(g:see("Beravor.exhausted") and g:see("Gimli.exhausted"))
  t:eq(g:see("active"), { "Great Forest Web" })
  -- Most locations cost nothing.
  local h = travel(t, { "Great Forest Web", "Forest Gate" })
  h:choose("travel to", "Forest Gate")
  t:eq(h:see("active"), { "Forest Gate" })
  t:ok(not h:see("Beravor.exhausted") and not h:see("Gimli.exhausted"))
end)

rule("travel.3", "without the cost no travel", function(t)
  local g = travel(t, { "Great Forest Web", "Toll Bridge", "Mountains of Mirkwood", "Forest Gate" },
                   { play = { { "Gléowine" } } })
  t:refused(g, { "travel to", "Toll Bridge" }, "travel.3") -- only one of the players has an ally
  t:offered(g, "travel to", "Great Forest Web"); t:offered(g, "travel to", "Mountains of Mirkwood")
  g:arrange{ play = { ["1"] = { "Veteran Axehand" } } }
  t:offered(g, "travel to", "Toll Bridge")
  g:arrange{ cards = { Legolas = { exhausted = true }, Gimli = { exhausted = true } },
             empty_encounter_deck = true }
  t:refused(g, { "travel to", "Great Forest Web" }, "travel.3")
  t:refused(g, { "travel to", "Mountains of Mirkwood" }, "travel.3") -- nothing to reveal
  t:offered(g, "travel to", "Forest Gate")
  g:arrange{ staging = { "Necromancer's Pass" }, hand = { { "Feint" } } }
  t:refused(g, { "travel to", "Necromancer's Pass" }, "ability.19") -- 2 cards are wanted
end)

rule("travel-phase.1", "the travel phase: its beginning, the opportunity, its end", function(t)
  local g = travel(t, { "Forest Gate" })
  g:arrange{ cards = { Beravor = { attached = { "Road Song" } } } }
  g:go("4.2 end")
  local steps = {}
  g:pass_until(function(g)
    local step = g:see("step")
    if step:sub(1, 1) == "4" and step ~= steps[#steps] then steps[#steps + 1] = step end
    return g:see("round") == 2 and g:see("step") == "5.2"
  end)
  t:eq(steps, { "4.3", "4.1", "4.2", "4.3" }, "this round's end, then the next round's three steps")
end)

-- The words of the option that begins so.
local function option(g, beginning)
  for _, one in ipairs(g:ask().options) do
    if one:sub(1, #beginning) == beginning then return one end
  end
end

test("an option says what comes before and what comes of it", function(t)
  local g = travel(t, { "Mountains of Mirkwood", "Forest Gate" })
  t:ok(option(g, "travel to Mountains"):find(": first reveal the top card of the encounter deck", 1, true),
    option(g, "travel to Mountains"))
  t:ok(not option(g, "travel to Forest Gate"):find("first"), option(g, "travel to Forest Gate"))
  t:eq(option(g, "decline"), "decline: travel nowhere")
  g:arrange{ engaged = { { "Forest Spider" } }, staging = {}, hand = { {}, { "Gandalf" } } }
  g:pass_until(function() return g:ask().rule == "t6.4.1a" end)
  t:eq(option(g, "decline"), "decline: take 2 undefended")
end)

test("who lets enemies be is told so, and who would not live through damage", function(t)
  local g = travel(t, { "Forest Gate" })
  g:arrange{ staging = { "Hill Troll" }, hand = { {}, {} } }
  g:pass_until(function() return g:ask().rule == "optional-engagement.1" end)
  t:eq(option(g, "decline"), "decline: engage nobody")
  g:choose("engage", "Hill Troll")
  g:pass_until(function() return g:ask().rule == "t6.4.3d" end)
  for _, words in ipairs(g:ask().options) do
    t:ok(words:find("^damage on .* %(%d hit points left%): destroyed$"), words)
  end
end)

test("a choice of targets says what for", function(t)
  local g = travel(t, { "Forest Gate" }, { play = { { "Daughter of the Nimrodel" } } })
  g:arrange{ cards = { Beravor = { damage = 2 } } }
  g:choose("decline")
  g:choose("use", "Daughter of the Nimrodel")
  t:ok(g:ask().prompt:find("choose a target (", 1, true) and g:ask().prompt:find("heal"), g:ask().prompt)
end)
