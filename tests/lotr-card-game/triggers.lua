-- Triggered abilities, their conditions, and the order in which they resolve.

local PACKS = { "packs/lotr-card-game", "tests/packs/lotr-timing" }

local function open(t, more)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood", packs = PACKS,
                  first_player = 0,
                  seats = { { heroes = { "Beravor", "Denethor" }, deck = "core-lore" },
                            { heroes = { "Legolas", "Gimli" }, deck = "core-tactics" } } }
  for k, v in pairs(more or {}) do setup[k] = v end
  return t:table(setup)
end

local function watched(t, more, ...)
  local g = open(t, more)
  g:go("3.1")
  g:arrange{ staging = {}, threat = { 20, 20 }, cards = { Beravor = { attached = { ... } } } }
  return g
end

rule({ "timing-of-ability-resolution.1", "timing-of-ability-resolution.2", "when.1", "when.2",
       "triggering-condition.1", "triggering-condition.2" },
     "when before after; constant, then forced, then responses", function(t)
  local g = watched(t, nil, "Thorn", "Order of Things")
  t:not_offered(g, "Order of Things")
  g:choose("use", "Thorn")
  -- The damage has begun and is not over.
  t:eq(g:see("Beravor.damage"), 0)
  t:eq(g:see("seat.0.threat"), 23, "forced when: before any response")
  t:offered(g, "respond with", "Order of Things", "response when")
  t:not_offered(g, "response after")
  g:choose("respond with", "response when")
  t:eq(g:see("Beravor.damage"), 1, "then it happened")
  t:eq(g:see("seat.0.threat"), 26, "constant and forced after: before any response")
  t:offered(g, "respond with", "Order of Things", "response after")
  t:not_offered(g, "response when")
  g:choose("respond with", "response after")
  local rises = {}
  for _, line in ipairs(g:log()) do
    local n = line:match("threat of Player 1 rises by (%d) to 2")
    if n then rises[#rises + 1] = n end
  end
  t:eq(rises, { "3", "1", "2" }, "forced when, constant after, forced after")
  t:eq(g:asks()[1].rule, "tw.3.1", "and the window goes on")
end)

rule("timing-of-ability-resolution.3", "the first player orders what happens at one time", function(t)
  for first = 0, 1 do
    local g = watched(t, { first_player = first }, "Sling")
    g:arrange{ staging = { "Slow Beast", "Second Beast" } }
    if first == 1 then g:pass() end
    g:seat(0):choose("use", "Sling"); g:seat(0):choose("choose", "Slow Beast")
    t:eq(g:asks()[1].seat, first, "whoever dealt the damage")
    t:offered(g:seat(first), "resolve", "Slow Beast"); t:offered(g:seat(first), "resolve", "Second Beast")
    t:not_offered(g:seat(first), "pass")
    g:seat(first):choose("resolve", "Second Beast")
    t:eq(g:see("seat.0.threat"), 23, "both resolved")
    local events = {}
    for _, line in ipairs(g:log()) do
      if line:find("forced effect") then events[#events + 1] = line:match("^(%S+)") end
    end
    t:eq(events, { "Second", "Slow" }, "in the order chosen")
  end
end)

rule({ "timing-of-ability-resolution.4", "timing-of-ability-resolution.5" },
     "a cancel comes first, at its one moment", function(t)
  local g = watched(t, nil, "Thorn", "Order of Things", "Ward Against Harm")
  t:not_offered(g, "Ward Against Harm")
  g:choose("use", "Thorn")
  t:eq(g:see("seat.0.threat"), 20, "before forced when effects")
  t:offered(g, "respond with", "Ward Against Harm")
  t:not_offered(g, "Order of Things")
  g:choose("respond with", "Ward Against Harm")
  t:eq(g:see("Beravor.damage"), 0)
  t:eq(g:see("seat.0.threat"), 20, "nothing of the rest follows")
  t:eq(g:asks()[1].rule, "tw.3.1")
  g:pass()
  -- Let the moment pass and it does not come back.
  g:arrange{ cards = { ["Ward Against Harm"] = { exhausted = false } } }
  g:choose("use", "Thorn")
  t:offered(g, "respond with", "Ward Against Harm")
  g:pass()
  t:not_offered(g, "Ward Against Harm")
  g:pass_until(function(g)
    t:not_offered(g, "Ward Against Harm")
    return g:asks()[1].rule == "tw.3.1"
  end)
  t:eq(g:see("Beravor.damage"), 1)
end)

rule("timing-of-ability-resolution.5", "a cancel in hand cannot be played as an action", function(t)
  local g = open(t, { seats = { { deck = "core-spirit" } } })
  g:go("3.1")
  g:arrange{ hand = { "A Test of Will" }, staging = {}, encounter_top = { "Necromancer's Pass" },
             cards = { ["Éowyn"] = { resources = 3 } } }
  t:refused(g, { "play", "A Test of Will" }, "response.2")
  g:go("3.2")
  g:arrange{ encounter_top = { "The Necromancer's Reach" } }
  g:choose("commit", "Éowyn"); g:choose("done")
  g:until_option("respond with", "A Test of Will")
  t:eq(g:see("resolving"), { "The Necromancer's Reach" })
  g:choose("respond with", "A Test of Will")
  g:pass_until(function(g) return g:asks()[1].rule == "tw.3.3" end)
  t:eq(g:see("Éowyn.damage"), 0, "canceled")
end)

rule({ "triggered-ability.1", "triggered-ability.2" },
     "action, response, forced and when revealed are told apart", function(t)
  local g = watched(t, nil, "Thorn", "Sling", "Mourning")
  g:arrange{ staging = { "Slow Beast" }, encounter_top = { "King Spider", "Forest Gate" } }
  local texts = {}
  for _, text in ipairs(g:options()) do
    if text:find("Thorn") then texts[#texts + 1] = text end
  end
  t:ok(texts[1]:find("^use Thorn: "), "a command, a colon and the rest: " .. texts[1])
  g:choose("use", "Sling"); g:choose("choose", "Slow Beast")
  t:ok(g:log_has("Slow Beast: forced effect"))
  g:pass()
  g:choose("use", "Thorn")
  t:offered(g, "respond with Mourning: for the wound")
  g:choose("respond with", "Mourning")
  g:go("3.3 end")
  t:ok(g:log_has("King Spider: when revealed effect"))
  t:ok(g:log_has("Player 1 uses Thorn") and g:log_has("Player 1 uses Mourning"))
end)

rule({ "triggered-ability.3", "triggered-ability.4", "triggered-ability.5" },
     "an ability of a player card must be able to change something by itself", function(t)
  local g = watched(t, nil, "Idle Hands", "Hopeful Healer", "Applause")
  g:arrange{ hand = { { "Deep Breath" } } }
  -- What the cost would do does not count.
  t:refused(g, { "use", "Idle Hands", "itself" }, "ability.16")
  t:refused(g, { "use", "Idle Hands", "the hero" }, "ability.16")
  -- What others could make of it does not count.
  t:refused(g, { "use", "Hopeful Healer" }, "ability.16")
  t:refused(g, { "play", "Deep Breath" }, "ability.16")
  g:arrange{ cards = { Beravor = { damage = 2 } } }
  t:offered(g, "use", "Hopeful Healer"); t:offered(g, "play", "Deep Breath")
  -- A forced effect of an encounter card is set off in any case.
  g:arrange{ staging = { "Second Beast" } }
  t:not_offered(g, "Second Beast")
end)

rule({ "triggered-ability.6", "triggered-ability.7" },
     "responses can be passed, forced and when revealed effects cannot", function(t)
  local g = watched(t, nil, "Thorn", "Order of Things")
  g:choose("use", "Thorn")
  t:offered(g, "pass")
  g:pass()
  t:eq(g:see("Beravor.resources"), 1, "nobody has to respond")
  g:pass()
  t:eq(g:see("seat.0.threat"), 26, "but forced effects were set off by the game")
  g:go("3.2")
  g:arrange{ encounter_top = { "The Necromancer's Reach", "Forest Gate" } }
  g:choose("commit", "Denethor"); g:choose("done")
  g:pass_until(function(g) return g:asks()[1].rule == "tw.3.3" end)
  t:eq(g:see("Denethor.damage"), 1, "and so was the treachery's effect")
end)

rule({ "triggering-condition.3", "triggering-condition.4", "triggering-condition.5" },
     "damage and death by one attack share a window, in any order", function(t)
  for _, order in ipairs{ { "for the dead", "for the wound" }, { "for the wound", "for the dead" } } do
    local g = watched(t, nil, "Mourning")
    g:arrange{ encounter_top = { "Forest Gate", "Old Forest Road" } }
    g:go("5.2")
    g:arrange{ staging = {}, engaged = { { "Chieftan Ufthak" } }, threat = { 20, 20 },
               hand = { { "Lore of Imladris" } }, play = { { "Daughter of the Nimrodel" } },
               encounter_top = { "Forest Gate" } }
    g:until_option("defend with", "Daughter of the Nimrodel")
    g:choose("defend with", "Daughter of the Nimrodel")
    g:until_option("respond with", "Mourning")
    t:offered(g, "respond with", "for the wound"); t:offered(g, "respond with", "for the dead")
    t:eq(g:see("Daughter of the Nimrodel.zone"), "discard.0", "it is over when they respond")
    local cards, resources = g:see("hand.0.count"), g:see("Beravor.resources")
    g:choose("respond with", order[1])
    g:pass_until(function(g) return g:asks()[1].seat == 0 end)
    t:not_offered(g, "respond with", order[1])
    g:choose("respond with", order[2])
    t:eq({ g:see("hand.0.count"), g:see("Beravor.resources") }, { cards + 1, resources + 1 })
  end
end)
