-- Words of packs that no printed card uses: each means what docs/packs.md says.
local play = require "cards.lib.play"

local packs = { "packs/lotr-card-game", "tests/packs/lotr-seldom" }

local function planning(t, seats, more)
  return play.planning(t, seats, more, { packs = packs })
end

test("controller: the player of the card that was chosen", function(t)
  local g = planning(t, { { "Aragorn" }, { "Gimli" } }, { hand = { { "Blame" }, {} }, threat = { 20, 20 } })
  g:choose("play", "Blame"); g:choose("choose", "Gimli")
  t:eq({ g:see("seat.0.threat"), g:see("seat.1.threat") }, { 20, 23 })
end)

test("defender: whoever defends in this attack, and nobody outside one", function(t)
  local g = planning(t, { { "Aragorn", "Gimli" } }, { hand = { { "Helping Hand" } } })
  t:refused(g, { "play", "Helping Hand" }, "ability.16")
  play.attacked(g, "Forest Spider", play.blank, "Gimli", { hand = { { "Helping Hand" } } })
  g:until_option("play", "Helping Hand")
  local before = { g:see("Aragorn.defense"), g:see("Gimli.defense") }
  g:choose("play", "Helping Hand")
  t:eq({ g:see("Aragorn.defense"), g:see("Gimli.defense") }, { before[1], before[2] + 2 })
end)

test("attacked: the enemy that characters attack, and none while an enemy attacks", function(t)
  local g = planning(t, { { "Aragorn", "Gimli" } })
  play.attacked(g, "Hasty Orc", play.blank, "Gimli", { hand = { { "Weak Spot" } } })
  g:pass_until(function() return g:ask().rule ~= "t6.4.1a" end)
  t:not_offered(g, "play", "Weak Spot")
  g = planning(t, { { "Aragorn", "Gimli" } })
  play.attack(g, "Hasty Orc", { "Aragorn" }, { hand = { { "Weak Spot" } } })
  g:until_option("play", "Weak Spot")
  t:eq(g:see("Hasty Orc.defense"), 1)
  g:choose("play", "Weak Spot")
  t:eq(g:see("Hasty Orc.defense"), 0)
end)

test("unique: those of whom there is only one", function(t)
  local g = planning(t, { { "Aragorn" } },
    { hand = { { "Roll of Names" } },
      play = { { { title = "Faramir", exhausted = true }, { title = "Pack Mule", exhausted = true } } } })
  g:choose("play", "Roll of Names")
  t:eq({ g:see("Faramir.exhausted"), g:see("Pack Mule.exhausted") }, { false, true })
end)

test("on_same_host: what else is attached to the same card", function(t)
  local g = planning(t, { { "Aragorn", "Gimli" } },
    { heroes = { Aragorn = { attached = { "Jealous Ring", "Bundle" } }, Gimli = { attached = { "Bundle" } } } })
  g:choose("use", "Jealous Ring")
  t:eq(g:see("Aragorn.attached"), { "Jealous Ring" })
  t:eq(g:see("Gimli.attached"), { "Bundle" })
end)

test("on_self: what is attached to the card itself", function(t)
  local g = planning(t, { { "Aragorn" } },
    { heroes = { Aragorn = { attached = { "Bundle" } } },
      play = { { { title = "Pack Mule", attached = { "Bundle" } } } } })
  g:choose("use", "Pack Mule")
  t:eq(g:see("Pack Mule.attached"), {})
  t:eq(g:see("Aragorn.attached"), { "Bundle" })
end)

test("progress_on: how far a location is explored", function(t)
  local g = planning(t, { { "Aragorn" } },
    { hand = { { "Milestones" } }, staging = { { title = "Forest Gate", progress = 2 }, "Great Forest Web" } })
  g:choose("play", "Milestones"); g:choose("choose", "Forest Gate")
  t:eq(g:see("hand.count"), 2)
end)

test("shadow_texts: the shadow cards of this attack that had one", function(t)
  for shadow, texts in pairs{ ["Dol Guldur Orcs"] = 1, [play.blank] = 0 } do
    local g = planning(t, { { "Aragorn", "Gimli" } })
    play.attacked(g, "Forest Spider", shadow, "Gimli", { hand = { { "Dread Count" } }, threat = { 20 } })
    g:pass_until(function() return g:see("step"):find("6.4.3", 1, true) end)
    if texts > 0 then g:choose("play", "Dread Count") else t:not_offered(g, "play", "Dread Count") end
    t:eq(g:see("threat"), 20 + texts)
  end
end)

test("to_hand: an ally in play leaves it for the hand of whoever the card says", function(t)
  local g = planning(t, { { "Aragorn" }, { "Gimli" } }, { hand = { { "Call Home" }, {} }, play = { {}, { "Pack Mule" } } })
  g:choose("play", "Call Home"); g:choose("choose", "Pack Mule")
  t:eq({ g:see("hand", 0), g:see("hand", 1) }, { {}, { "Pack Mule" } }, "but never of another than its owner")
  t:eq(g:see("Pack Mule.zone"), nil)
end)

test("put_into_play: what belongs to the encounter deck goes to the staging area, and enters play", function(t)
  local g = planning(t, { { "Aragorn" } }, { hand = { { "Ill Wind" } }, encounter_discard = { "Hasty Orc" }, threat = { 20 } })
  g:choose("play", "Ill Wind"); g:choose("choose", "Hasty Orc")
  t:eq(g:see("staging"), { "Hasty Orc" })
  t:eq(g:see("threat"), 25)
end)

test("switch_places: allies of two players change hands", function(t)
  local g = planning(t, { { "Aragorn" }, { "Gimli" } },
    { hand = { { "Changelings" }, {} }, play = { { "Pack Mule", "Snowbourn Scout" }, { "Gandalf" } } })
  g:choose("play", "Changelings"); g:choose("choose", "Pack Mule"); g:choose("choose", "Gandalf")
  t:eq({ g:see("Pack Mule.owner"), g:see("Gandalf.owner") }, { 1, 0 })
  t:ok(g:log_has("Player 1", "control", "Gandalf") and g:log_has("Player 2", "control", "Pack Mule"))
end)

test("switch_places: two of the same player have nothing to switch", function(t)
  local g = planning(t, { { "Aragorn" } }, { hand = { { "Changelings" } }, play = { { "Pack Mule", "Gandalf" } } })
  t:refused(g, { "play", "Changelings" }, "ability.16")
end)

test("switch_places: an enemy takes the place of one that is engaged", function(t)
  local g = planning(t, { { "Aragorn" }, { "Gimli" } },
    { hand = { { "False Trail" }, {} }, threat = { 20, 20 }, staging = { "Hasty Orc" }, engaged = { {}, { "Forest Spider" } } })
  g:choose("play", "False Trail"); g:choose("choose", "Hasty Orc"); g:choose("choose", "Forest Spider")
  t:eq(g:see("staging"), { "Forest Spider" })
  t:eq({ g:see("Hasty Orc.zone"), g:see("Hasty Orc.owner") }, { "engaged.1", 1 })
  t:eq({ g:see("seat.0.threat"), g:see("seat.1.threat") }, { 20, 21 }, "it engaged")
end)

test("an action of an enemy is nobody's unless it says whose", function(t)
  local g = planning(t, { { "Aragorn" }, { "Gimli" } }, { staging = { "Greedy Orc", "Haggling Orc" } })
  t:eq(g:ask().seat, 0)
  t:not_offered(g, "use", "Greedy Orc")
  t:offered(g, "use", "Haggling Orc")
  g:pass()
  t:eq(g:ask().seat, 1)
  t:not_offered(g, "use", "Haggling Orc")
  t:not_offered(g, "use", "Greedy Orc")
end)

test("next_player: alone there is none, and what depends on it does not come", function(t)
  local g = planning(t, { { "Aragorn" } }, { hand = { { "Pass It On" } }, threat = { 20 } })
  g:choose("play", "Pass It On")
  t:eq({ g:see("hand.count"), g:see("threat") }, { 1, 20 })
  local h = planning(t, { { "Aragorn" }, { "Gimli" } }, { hand = { { "Pass It On" }, {} }, threat = { 20, 20 } })
  h:choose("play", "Pass It On")
  t:eq({ h:see("hand.0.count"), h:see("seat.0.threat"), h:see("seat.1.threat") }, { 2, 20, 18 })
end)

test("immune: of all that are to leave play it alone stays", function(t)
  for _, event in ipairs{ "Clear the Field", "Sweep Away" } do
    local g = planning(t, { { "Aragorn" } }, { hand = { { event } }, staging = { "Hasty Orc", "Untouchable Orc", "Greedy Orc" } })
    g:choose("play", event)
    t:eq(g:see("staging"), { "Untouchable Orc" }, event)
    t:eq(g:see("encounter_discard.count"), event == "Clear the Field" and 2 or 0, event)
  end
  local g = planning(t, { { "Aragorn" } }, { hand = { { "Clear the Field" } }, staging = { "Untouchable Orc" } })
  t:not_offered(g, "play", "Clear the Field")
end)

test("immune: of all that something happens to, it alone is spared", function(t)
  local orcs = { "Hasty Orc", "Untouchable Orc" }
  local function after(event, staging)
    local g = planning(t, { { "Aragorn" } }, { hand = { { event } }, staging = staging, threat = { 20 } })
    g:choose("play", event)
    return g
  end
  t:eq({ after("Call Out", orcs):see("staging"), after("Call Out", orcs):see("engaged") }, { { "Untouchable Orc" }, { "Hasty Orc" } })
  local g = after("Long Shadows", orcs)
  t:eq({ g:log_has("dealt to Hasty Orc"), g:log_has("dealt to Untouchable Orc") }, { true, false })
  g = after("Hail of Stones", orcs)
  t:eq({ g:see("Hasty Orc.damage"), g:see("Untouchable Orc.damage") }, { 1, 0 })
  g = after("Good Roads", { "Mountains of Mirkwood", "Untouchable Fen" })
  t:eq({ g:see("Mountains of Mirkwood.progress"), g:see("Untouchable Fen.progress") }, { 1, 0 })
end)

test("you: on a shadow card the player who is attacked, first player or not", function(t)
  local g = planning(t, { { "Aragorn" }, { "Gimli" } }, { threat = { 20, 20 } })
  g:arrange{ staging = {}, engaged = { {}, { "Greedy Orc" } }, encounter_top = { play.blank, play.blank, "Cold Shadow" } }
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq(g:see("seat.1.threat") - g:see("seat.0.threat"), 3)
end)

test("the shadow card of an enemy that goes with its player is turned up and discarded", function(t)
  local g = planning(t, { { "Aragorn" }, { "Gimli" } }, { hand = { { "Blame" }, {} }, threat = { 20, 30 } })
  g:arrange{ staging = { "Tower Gate" }, engaged = { {}, {} }, encounter_top = { play.blank, play.blank } }
  g:until_option("travel to", "Tower Gate")
  g:choose("travel to", "Tower Gate")
  g:pass_until(function() return g:see("step") == "6.2" end)
  g:arrange{ threat = { 20, 48 }, encounter_discard = {} }
  t:eq(g:see("engaged.1"), { "Orc Guard" })
  g:choose("play", "Blame"); g:choose("choose", "Gimli")
  t:ok(g:log_has("Player 2 is eliminated"))
  local pile = g:see("encounter_discard")
  t:eq({ #pile, g:see("seat.1.out"), g:see("engaged.1.count") }, { 1, true, 0 })
  t:ok(g:log_has(pile[1]), "and all have seen it: " .. pile[1])
end)

rule("player-elimination.7", "when the last player is out as well, that player's cards lie in the discard pile", function(t)
  local g = planning(t, { { "Aragorn" } }, { hand = { { "Blame" } }, deck_top = { { "Pack Mule" } }, threat = { 30 } })
  g:arrange{ staging = { "Tower Gate" }, engaged = { {} }, encounter_top = { play.blank } }
  g:until_option("travel to", "Tower Gate")
  g:choose("travel to", "Tower Gate")
  g:pass_until(function() return g:see("step") == "6.2" end)
  g:arrange{ threat = { 48 }, staging = { "Hasty Orc" } }
  t:eq(g:see("engaged.0"), { "Orc Guard" })
  g:choose("play", "Blame"); g:choose("choose", "Aragorn")
  t:eq({ g:status(), g:see("engaged.0.count"), g:see("staging") }, { "lost", 0, { "Hasty Orc" } })
end)

rule("quest-advancement.1", "next_stage: the stage is behind the players without its progress", function(t)
  local g = planning(t, { { "Aragorn" } }, { hand = { { "Leap Ahead" } }, quest = { progress = 3 } })
  local before = g:see("quest")[1]
  g:choose("play", "Leap Ahead")
  g:pass_until(function() return g:ask().kind ~= "response" end)
  t:eq({ before, g:see("quest")[1], g:see("quest.progress") }, { "Flies and Spiders", "A Fork in the Road", 0 })
end)

test("you: of an encounter card that nobody fights or bears it is the first player", function(t)
  local g = play.planning(t, { { "Aragorn" }, { "Éowyn", "Gimli" } }, { threat = { 20, 20 } },
                          { packs = packs, first_player = 1 })
  g:go("3.2")
  g:arrange{ staging = { "Toll Bridge" }, threat = { 20, 20 },
             encounter_top = { "Road Toll", "Road Toll" } }
  g:seat(1):choose("commit", "Éowyn"); g:seat(1):choose("done"); g:seat(0):choose("done")
  g:go("3.4 end")
  t:eq({ g:see("seat.0.threat"), g:see("seat.1.threat") }, { 20, 20 + 2 + 2 + 3 })
end)
