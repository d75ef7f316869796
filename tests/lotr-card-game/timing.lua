-- Appendix I: framework steps, action windows, rounds, resource and planning.

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

-- In the first action window, with these cards attached to Beravor.
local function watched(t, players, ...)
  local g = open(t, players)
  g:go("1.3")
  g:arrange{ heroes = { { Beravor = { attached = { ... } } } } }
  return g
end

-- Nothing of the encounter deck stands in the way of this round.
local function quiet(g)
  g:arrange{ staging = {}, encounter_top = { "Forest Gate", "Old Forest Road", "Forest Gate" } }
  return g
end

local function seat_asked(g)
  return g:asks()[1].seat
end

rule({ "timing.1", "timing.2" }, "a round runs through all its phases and steps in order", function(t)
  local g = open(t, 1)
  g:go("1.3")
  g:arrange{ staging = {}, encounter_top = { "Forest Gate" } }
  local steps, phases = {}, {}
  g:pass_until(function(g)
    local step, phase = g:see("step"), g:see("phase")
    if step ~= steps[#steps] then steps[#steps + 1] = step end
    if phase ~= phases[#phases] then phases[#phases + 1] = phase end
    return g:see("round") == 2
  end)
  t:eq(phases, { "Resource", "Planning", "Quest", "Travel", "Encounter", "Combat", "Refresh",
                 "Resource" })
  t:eq(steps, { "1.3", "2.2", "3.1", "3.2", "3.3", "3.4", "4.2", "5.2", "5.3", "6.2", "7.4", "1.3" })
  -- Nobody did anything, and still the steps did their work.
  t:eq(g:see("Beravor.resources"), 2)
  t:ok(g:see("staging.Forest Gate"))
  t:ok(g:log_has("Round 2 begins"))
end)

rule({ "timing.3", "timing.4", "t2.2h", "t2.3a", "t2.3b", "t2.2d" },
     "planning comes back to 2.2 until every player has been active", function(t)
  local g = open(t, 3, { first_player = 1 })
  g:go("2.2")
  local active = {}
  g:pass_until(function(g)
    if g:see("step") ~= "2.2" then return true end
    for seat = 0, 2 do
      if g:see("seat." .. seat .. ".active") and active[#active] ~= seat then
        active[#active + 1] = seat
        t:eq(seat_asked(g), seat, "the active player has the first chance")
      end
    end
    return false
  end)
  t:eq(active, { 1, 2, 0 }, "from the first player on in player order")
  t:eq(g:see("step"), "3.1", "then the phase is over")
end)

rule({ "timing.5", "triggered-ability.6" }, "no action outside an action window, none compulsory in one", function(t)
  local g = watched(t, 1, "Steward of Gondor")
  g:arrange{ hand = { "Lore of Imladris" }, heroes = { { Beravor = { damage = 1, resources = 3 } } } }
  t:offered(g, "use", "Steward of Gondor"); t:offered(g, "play", "Lore of Imladris")
  t:offered(g, "pass")
  g:go("3.2")
  t:eq(g:ask().rule, "t3.2b")
  t:refused(g, { "use", "Steward of Gondor" }, "action.2")
  t:refused(g, { "play", "Lore of Imladris" }, "action.2")
end)

rule({ "timing.6", "timing.7", "timing.8" },
     "a window starts with the first player, goes round, and closes when all have passed", function(t)
  local g = open(t, 3, { first_player = 1 })
  g:go("3.1")
  local order = {}
  for i = 1, 3 do
    order[i] = seat_asked(g)
    t:eq(g:ask(order[i]).rule, "tw.3.1")
    g:pass()
  end
  t:eq(order, { 1, 2, 0 })
  t:eq(g:see("step"), "3.2", "after the third pass in succession the game goes on")
  t:eq(g:asks()[1].rule, "t3.2b")
end)

rule({ "timing.8", "timing.9" }, "who passed may act when the turn comes round again", function(t)
  local g = open(t, 2)
  g:go("3.1")
  g:arrange{ cards = { Gimli = { attached = { "Steward of Gondor" } } } }
  g:pass()
  g:seat(1):choose("use", "Steward of Gondor")
  t:eq(seat_asked(g), 0)
  t:offered(g, "use", "Denethor")
  g:choose("use", "Denethor")
  t:ok(g:see("Denethor.exhausted"))
  g:pass_until(function(g) return g:asks()[1].rule == "tw.3.1" end)
  t:eq(seat_asked(g), 1, "an action starts the count of passes anew")
  g:pass()
  t:eq(g:asks()[1].rule, "tw.3.1")
  t:eq(seat_asked(g), 0)
  g:pass()
  t:eq(g:see("step"), "3.2")
end)

rule("timing.10", "an action is over before anybody else may act", function(t)
  local g = open(t, 2)
  g:go("3.1")
  g:arrange{ hand = { { "Lore of Imladris" } },
             heroes = { { Beravor = { damage = 2, resources = 1 },
                          Denethor = { damage = 1, resources = 1 } } } }
  g:choose("play", "Lore of Imladris")
  t:eq(g:ask(1), nil, "seat 1 has no say in the middle of it")
  t:offered(g, "choose", "Beravor")
  g:choose("choose", "Beravor")
  t:eq(g:see("Beravor.damage"), 0, "done in full")
  t:eq(seat_asked(g), 1)
  t:eq(g:ask(1).rule, "tw.3.1")
end)

rule({ "t0.0a", "t0.0b" }, "the beginning of a round is a point abilities can be tied to", function(t)
  local g = watched(t, 1, "Dawn Watch")
  g:go("7.4"); g:pass()
  t:eq(g:see("round"), 2)
  t:eq(g:see("step"), "0.0")
  t:eq(g:see("phase"), "Setup", "no phase has begun")
  local cards, threat = g:see("hand.0.count"), g:see("threat")
  t:offered(g, "respond with", "Dawn Watch"); t:offered(g, "pass")
  g:choose("respond with", "Dawn Watch")
  g:go("1.3")
  t:eq(g:see("hand.0.count"), cards + 1 + 1, "a card for the watch, then that of the phase")
  t:eq(g:see("threat"), threat + 1, "the forced one needs no asking")
  t:ok(g:log_has("Round 2 begins"))
end)

rule("t0.0c", "effects can begin and end with the beginning of a round", function(t)
  local g = watched(t, 1, "Morning Vigor", "Passing Strength", "Measure of the Day")
  t:eq(g:see("Beravor.attack"), 2); t:eq(g:see("Beravor.defense"), 2)
  quiet(g)
  g:choose("use", "Passing Strength", "willpower")
  t:eq(g:see("Beravor.willpower"), 3)
  g:go("7.4")
  t:eq(g:see("Beravor.willpower"), 3)
  local threat = g:see("threat")
  g:pass()
  t:eq(g:see("step"), "1.3")
  t:eq(g:see("threat"), threat + 3, "at the end of the round it still held")
  t:eq(g:see("Beravor.willpower"), 2, "with the new round it is over")
  t:eq(g:see("Beravor.attack"), 3, "a lasting effect began with the round")
  t:eq(g:see("Beravor.defense"), 3, "and so did a constant one")
end)

rule({ "t1.1a", "t1.1b", "t1.4a", "t1.4b" }, "phases begin and end formally", function(t)
  local g = watched(t, 1, "Phase Bell", "Evening Song")
  local threat = g:see("threat")
  g:pass()
  t:eq(g:see("step"), "1.4", "the resource phase ends")
  t:eq(g:see("threat"), threat - 1, "forced at its end")
  t:offered(g, "respond with", "Evening Song"); t:offered(g, "pass")
  local resources = g:see("Beravor.resources")
  g:choose("respond with", "Evening Song")
  t:eq(g:see("Beravor.resources"), resources + 1)
  t:eq(g:see("step"), "2.1")
  t:eq(g:see("threat"), threat, "and forced at the beginning of the next")
  g:pass(); quiet(g)
  g:go("1.3")
  t:eq(g:see("round"), 2)
  local lines = {}
  for _, line in ipairs(g:log()) do
    if line == "Resource phase" then lines[#lines + 1] = line end
  end
  t:eq(#lines, 2, "told at the beginning of each")
end)

rule({ "t1.1c", "t1.4c" }, "effects can begin and end with a phase", function(t)
  local g = watched(t, 1, "Passing Strength", "Measure of the Hour", "Quest Ward")
  g:go("2.2")
  t:eq(g:see("Beravor.willpower"), 2, "the constant one waits for the quest phase")
  g:choose("use", "Passing Strength", "attack")
  g:choose("use", "Passing Strength", "defense")
  t:eq(g:see("Beravor.attack"), 3); t:eq(g:see("Beravor.defense"), 3)
  g:arrange{ threat = 5 }
  g:pass()
  g:choose("resolve", "Measure of the Hour", "attack")
  t:eq(g:see("step"), "3.1")
  t:eq(g:see("threat"), 5 + 2 + 30,
       "until the end of the phase is over when the phase ends; until the next one is not")
  t:eq(g:see("Beravor.defense"), 2, "now it is")
  t:eq(g:see("Beravor.attack"), 2)
  t:eq(g:see("Beravor.willpower"), 4, "the constant one began with the phase")
  quiet(g)
  g:go("4.2")
  t:eq(g:see("Beravor.willpower"), 2, "and ended with it")
end)

rule("t1.2a", "each hero gets one resource", function(t)
  local g = open(t, 2)
  g:go("1.3")
  g:arrange{ play = { { "Gléowine" } } }
  for _, hero in ipairs{ "Beravor", "Denethor", "Legolas", "Gimli" } do
    t:eq(g:see(hero .. ".resources"), 1)
  end
  quiet(g); g:go("1.3 next")
  t:eq(g:see("Beravor.resources"), 2)
  t:eq(g:see("Gléowine.tokens.resources"), 0, "an ally has no pool")
end)

rule({ "t1.2b", "t1.3b" }, "all players gain and draw at the same time", function(t)
  local g = watched(t, 2, "Tally")
  quiet(g); g:pass()
  g:pass_until(function(g) return g:see("round") == 2 and g:see("step") == "1.2" end)
  t:offered(g, "respond with", "Tally")
  t:eq({ g:see("Beravor.resources"), g:see("Denethor.resources"), g:see("Legolas.resources"),
         g:see("Gimli.resources") }, { 2, 2, 2, 2 }, "before anybody can respond")
  local mine, theirs = g:see("hand.0.count"), g:see("hand.1.count")
  g:pass()
  g:pass_until(function(g) return g:see("step") == "1.3" end)
  t:eq(g:asks()[1].rule, "response.6", "a response to the draw")
  t:eq({ g:see("hand.0.count"), g:see("hand.1.count") }, { mine + 1, theirs + 1 })
end)

rule("t1.3a", "each player draws one card", function(t)
  local g = open(t, 2)
  g:seat(0):choose("keep")
  g:force{ "Gandalf", "Beorn" }
  g:go("1.3")
  t:eq(g:see("hand.0.count"), 7)
  t:eq(g:see("hand.1.count"), 7)
  t:eq(g:see("hand")[7], "Gandalf")
  t:eq(g:see("hand.1", 1)[7], "Beorn")
end)

rule("tw.1.3", "the window after the draw, and when it closes the phase is over", function(t)
  local g = watched(t, 1, "Evening Song")
  t:eq(g:ask().rule, "tw.1.3")
  t:eq(g:see("hand.0.count"), 7, "the card is drawn")
  t:offered(g, "use", "Denethor")
  g:pass()
  t:eq(g:see("step"), "1.4")
end)

rule({ "t2.1", "t2.4" }, "planning begins and ends formally", function(t)
  local g = watched(t, 1, "Evening Song")
  g:pass(); g:pass()
  t:eq(g:see("step"), "2.1")
  t:offered(g, "respond with", "Evening Song")
  g:choose("respond with", "Evening Song")
  t:eq(g:see("Beravor.resources"), 2)
  t:eq(g:ask().rule, "tw.2.2")
  g:pass()
  t:eq(g:see("step"), "2.4")
  g:choose("respond with", "Evening Song")
  t:eq(g:see("Beravor.resources"), 3)
end)

rule({ "t2.2a", "t2.2b", "t2.2c", "t2.2d", "t2.2g" },
     "in planning the active player alone plays allies and attachments", function(t)
  local g = open(t, 2)
  g:go("1.3")
  g:arrange{ hand = { { "Gléowine", "Henamarth Riversong", "Protector of Lórien", "Dark Knowledge",
                        "Lore of Imladris" }, { "Veteran Axehand" } },
             cards = { Beravor = { resources = 9, damage = 1 }, Gimli = { resources = 9 },
                       Legolas = { resources = 0 } } }
  t:refused(g, { "play", "Gléowine" }, "t2.2a")
  t:refused(g, { "play", "Protector of Lórien" }, "t2.2b")
  g:go("2.2")
  t:offered(g, "use", "Denethor"); t:offered(g, "play", "Lore of Imladris")
  for _, title in ipairs{ "Gléowine", "Henamarth Riversong", "Protector of Lórien", "Dark Knowledge" } do
    g:choose("play", title)
    while g:ask(0) and g:ask(0).rule ~= "tw.2.2" do g:choose("Beravor") end
    t:eq(seat_asked(g), 1)
    t:refused(g, { seat = 1, "play", "Veteran Axehand" }, "t2.2a")
    g:pass()
  end
  t:eq(g:see("play.0"), { "Beravor", "Denethor", "Gléowine", "Henamarth Riversong" })
  t:eq(g:see("Beravor.attached"), { "Protector of Lórien", "Dark Knowledge" })
  t:eq(g:see("hand"), { "Lore of Imladris" }, "any number, one after the other")
  g:pass()
  t:offered(g:seat(1), "play", "Veteran Axehand")
  g:seat(1):choose("play", "Veteran Axehand")
  t:eq(g:see("play.1"), { "Legolas", "Gimli", "Veteran Axehand" })
  g:go("3.1")
  g:arrange{ hand = { { "Miner of the Iron Hills" } } }
  t:refused(g, { "play", "Miner of the Iron Hills" }, "t2.2a")
end)

rule({ "t2.2e", "t2.2f" }, "cards are paid out of the pools of one's own matching heroes", function(t)
  local g = open(t, 2, { seats = { { heroes = { "Beravor", "Denethor", "Éowyn" }, deck = "core-lore" },
                                   { heroes = { "Glorfindel" }, deck = "core-lore" } } })
  g:go("2.2")
  g:arrange{ hand = { { "Gléowine", "Forest Snare" } },
             heroes = { { Beravor = { resources = 1 }, Denethor = { resources = 1 },
                          ["Éowyn"] = { resources = 5 } }, { Glorfindel = { resources = 5 } } } }
  t:refused(g, { "play", "Forest Snare" }, "play-and-put-into-play.8")
  g:choose("play", "Gléowine")
  t:eq({ g:see("Beravor.resources"), g:see("Denethor.resources") }, { 0, 0 }, "from two pools")
  t:eq(g:see("Éowyn.resources"), 5, "not from a hero of another sphere")
  t:eq(g:see("Glorfindel.resources"), 5, "not from another player's hero")
  g:arrange{ hand = { { "Daughter of the Nimrodel" } },
             heroes = { { Beravor = { resources = 3 }, Denethor = { resources = 2 } } } }
  g:pass()
  g:choose("play", "Daughter of the Nimrodel")
  t:not_offered(g, "pay", "Éowyn")
  g:choose("pay", "Beravor"); g:choose("pay", "Denethor"); g:choose("pay", "Beravor")
  t:eq({ g:see("Beravor.resources"), g:see("Denethor.resources") }, { 1, 1 }, "spent ones are gone")
end)

rule("tw.2.2", "the planning window stays open until all pass in succession", function(t)
  local g = open(t, 2)
  g:go("2.2")
  g:arrange{ hand = { { "Gléowine" } },
             cards = { Beravor = { resources = 2 }, Denethor = { resources = 0 },
                       Gimli = { attached = { "Steward of Gondor" } } } }
  g:pass()
  g:seat(1):choose("use", "Steward of Gondor")
  t:eq(g:see("step"), "2.2")
  t:offered(g, "play", "Gléowine")
  g:choose("play", "Gléowine")
  g:pass() -- seat 1
  t:eq(g:see("seat.0.active"), true, "one pass is not enough")
  g:pass() -- seat 0
  t:eq(g:see("seat.1.active"), true, "now the window of seat 0 is closed")
end)
