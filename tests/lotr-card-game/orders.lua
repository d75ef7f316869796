-- Standing orders: what they pass for a player, and what they never do.
local plain = require "lib.plain"
local steps = require "lib.steps"

rule("t2.2d", "no order passes planning in one's own turn while a card can be played", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { {}, { "Wandering Took" } }, cards = { ["Éowyn"] = { resources = 9 } } }
  for seat = 0, 1 do g:order(seat, "never") end
  g:pass()
  t:eq({ g:ask().rule, g:ask().seat, g:ask().window }, { "tw.2.2", 1, true })
  t:offered(g, "play", "Wandering Took")
  g:pass()
  t:ok(g:ask().rule ~= "tw.2.2", "the other has nothing to play and is not asked")
end)

rule("tw.all", "but actions in the turn of another, and after other steps, are passed", function(t)
  local g = steps.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ play = { {}, { "Signaller" } } }
  g:order(1, "never")
  local asked = {}
  g:pass_until(function()
    local ask = g:ask()
    if ask.seat == 1 and ask.window then asked[#asked + 1] = g:see("step") end
    return g:see("step") == "3.2"
  end)
  t:eq(asked, { "2.2" })
end)

rule("response.6", "nor does an order decline a response that could be used", function(t)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { { "Pinprick" } }, play = { { "Chronicler" } } }
  g:order(0, "never")
  g:choose("play", "Pinprick"); g:choose("choose", "Aragorn")
  t:eq(g:ask().rule, "response.6")
  g:choose("respond", "Chronicler")
  t:eq(g:see("Chronicler.exhausted"), true)
end)

rule("response.6", "unless the player says so of responses, or of that very card", function(t)
  for _, orders in ipairs{ { at = { { kind = "response", stop = "never" } } },
                           { stop = "if_able", things = { Chronicler = "never" } } } do
    local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
    g:arrange{ hand = { { "Pinprick" } }, play = { { "Chronicler" } } }
    g:order(0, orders)
    g:choose("play", "Pinprick"); g:choose("choose", "Aragorn")
    t:ok(g:ask().rule ~= "response.6")
    t:eq(g:see("Chronicler.exhausted"), false)
  end
end)

test("actions are passed until the phase ends, if the player says so", function(t)
  local function asked_after(orders)
    local g = steps.open(t, { { "Aragorn" }, { "Éowyn" } })
    g:arrange{ play = { {}, { "Signaller" } } }
    g:go("3.1")
    g:order(1, orders)
    local asked = {}
    g:pass_until(function()
      local ask = g:ask()
      if ask.seat == 1 and ask.window then asked[#asked + 1] = g:see("phase") end
      return g:see("phase") == "Combat"
    end)
    return asked[1]
  end
  t:eq(asked_after{ stop = "always" }, "Quest")
  t:ok(asked_after{ ["until"] = { ["end"] = "phase" } } ~= "Quest")
end)

test("everything is passed until something happens to the player who says so", function(t)
  -- Player 2 is asked again when a card is played on Éowyn, and not when it is on Aragorn.
  for target, stops in pairs{ ["Éowyn"] = true, Aragorn = false } do
    local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
    g:arrange{ hand = { { "Pinprick" }, {} } }
    g:order(0, "always"); g:order(1, { stop = "always" })
    g:order(1, { ["until"] = { ["end"] = "event" } })
    g:choose("play", "Pinprick"); g:choose("choose", target)
    t:eq(g:see(target .. ".damage"), 1)
    t:eq(g:ask().seat, stops and 1 or 0, target)
  end
end)

-- The steps after which player 1 is asked in a window, of one round in which nobody acts.
local function stops(t, heroes, position, orders)
  local g = plain.open(t, { heroes })
  g:arrange(position)
  g:order(0, orders)
  local asked = {}
  g:pass_until(function()
    if g:ask().window and g:see("round") == 1 then asked[#asked + 1] = g:see("step") end
    return g:see("round") == 2
  end)
  return asked
end
local useful = { stop = "if_useful", small = "usual" }

test("who does not say more is stopped where a card does most, and only there", function(t)
  local with_enemy = { engaged = { { "Forest Spider" } }, staging = { "Forest Spider" } }
  local function with(key, value)
    local position = { [key] = value }
    for k, v in pairs(with_enemy) do position[k] = v end
    return position
  end
  -- The first window was asked before the order.
  t:eq(stops(t, { "Aragorn" }, with("play", { { "Faramir" } }), useful), { "2.2", "3.3" })
  t:eq(stops(t, { "Aragorn" }, { play = { { "Faramir" } } }, { stop = "if_able" }),
    { "2.2", "3.1", "3.2", "3.3", "3.4", "4.2", "5.2", "5.3", "6.2", "7.4" })
  local feint = with("hand", { { "Feint" } })
  feint.cards = { Gimli = { resources = 9 } }
  t:eq(stops(t, { "Gimli" }, feint, useful), { "2.2", "6.2" })
  t:eq(stops(t, { "Gimli" }, { hand = { { "Feint" } }, cards = { Gimli = { resources = 9 } } },
    useful), { "2.2" }, "without an enemy it would change nothing")
end)

test("a stop can be set wherever there is a window, and for a card", function(t)
  local position = { play = { { "Faramir" } } }
  local always = { stop = "if_useful", at = { { phase = "travel", stop = "always" } } }
  t:eq(stops(t, { "Aragorn" }, position, always), { "2.2", "3.3", "4.2" })
  local heeded = stops(t, { "Aragorn" }, position, { stop = "if_useful", things = { Faramir = "always" } })
  t:eq(heeded, stops(t, { "Aragorn" }, position, { stop = "if_able" }))
end)

test("like resources are paid as most would pay, unless the player wants to be asked", function(t)
  for _, small in ipairs{ "usual", "ask" } do
    local g = plain.open(t, { { "Aragorn", "Glóin", "Théodred" } })
    g:arrange{ hand = { { "Guard of the Citadel" } },
      cards = { Aragorn = { resources = 2 }, ["Glóin"] = { resources = 2 }, ["Théodred"] = { resources = 1 } } }
    g:order(0, { stop = "if_useful", small = small })
    g:choose("play", "Guard of the Citadel")
    if small == "usual" then
      -- Aragorn readies himself with his own resources.
      t:eq({ g:see("Aragorn.resources"), g:see("Glóin.resources"), g:see("Théodred.resources") },
        { 2, 0, 1 })
    else
      t:offered(g, "pay", "Aragorn")
    end
  end
  -- Of different spheres: what is kept decides what can be paid for later.
  local g = plain.open(t, { { "Aragorn", "Éowyn" } })
  g:arrange{ hand = { { "Gandalf" } }, cards = { Aragorn = { resources = 5 }, ["Éowyn"] = { resources = 5 } } }
  g:order(0, useful)
  g:choose("play", "Gandalf")
  t:offered(g, "pay", "Éowyn")
end)

test("what only gives is taken, and who has nothing to bring is not asked for", function(t)
  local g = plain.open(t, { { "Théodred", "Éowyn" } })
  g:arrange{ play = { { "Son of Arnor" } } } -- no willpower
  g:order(0, useful)
  g:go("3.2")
  g:choose("commit", "Théodred"); g:choose("commit", "Éowyn")
  t:eq(g:see("Son of Arnor.exhausted"), false)
  t:offered(g, "choose", "Éowyn")
  t:ok(g:ask().prompt:find("Théodred"), "his response came by itself: " .. g:ask().prompt)
end)

test("a gift comes before what it may pay for, into a pool that something draws on", function(t)
  for _, small in ipairs{ "usual", "ask" } do
    local g = plain.open(t, { { "Aragorn", "Théodred", "Glóin" } })
    g:order(0, { stop = "if_useful", small = small })
    g:go("3.2")
    local had = g:see("Aragorn.resources")
    g:choose("commit", "Théodred"); g:choose("commit", "Glóin"); g:choose("commit", "Aragorn")
    if small == "ask" then
      t:offered(g, "respond", "Théodred")
    else
      t:eq(g:see("Aragorn.resources"), had + 1)
      t:offered(g, "respond", "Aragorn") -- costs something: his player decides
    end
  end
  -- Pools of two players are not alike, whatever their icons.
  local g = plain.open(t, { { "Aragorn" }, { "Théodred", "Glóin" } })
  g:order(1, useful)
  g:go("3.2")
  g:choose("commit", "Aragorn")
  g:pass_until(function() return g:ask().seat == 1 and not g:ask().window end)
  g:choose("commit", "Théodred"); g:choose("commit", "Glóin")
  g:pass_until(function() return g:ask().seat == 1 end)
  t:offered(g, "choose", "Aragorn"); t:offered(g, "choose", "Glóin")
end)

test("income of every round comes by itself, other gifts when they are wanted", function(t)
  local function planning(attached, small)
    local g = plain.open(t, { { "Aragorn" } })
    g:arrange{ heroes = { { Aragorn = { attached = { attached }, damage = 2 } } } }
    g:order(0, { stop = "if_useful", small = small })
    g:go("3.2"); g:go("2.2") -- the first window was asked before the order
    return g
  end
  local g = planning("Steward of Gondor", "ask")
  t:offered(g, "use", "Steward of Gondor")
  g:choose("use", "Steward of Gondor")
  local most = g:see("Aragorn.resources")
  g = planning("Steward of Gondor", "usual")
  t:eq(g:see("Aragorn.resources"), most)
  t:eq(g:see("Steward of Gondor.exhausted"), true)
  g = planning("Self Preservation", "usual")
  t:offered(g, "use", "Self Preservation")
  t:eq(g:see("Aragorn.damage"), 2)
end)

test("of several effects to choose from one that only gives is enough", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { { "Gandalf", "Longbeard Orc Slayer" } }, staging = { "Dol Guldur Orcs" },
    cards = { Aragorn = { resources = 9 } } }
  g:order(0, useful)
  g:choose("play", "Gandalf")
  t:offered(g, "choose effect")
  g:choose("choose effect", "Draw 3 cards")
  g:choose("play", "Longbeard Orc Slayer")
  t:eq(g:see("Dol Guldur Orcs.damage"), 1, "wounds of enemies only are a gift")
end)

test("alone one is not asked to engage whom one meets in any case", function(t)
  for threat, asked in pairs{ [22] = true, [23] = false, [30] = false } do -- and 2 more for the quest
    for seats, heroes in ipairs{ { { "Aragorn" } }, { { "Aragorn" }, { "Éowyn" } } } do
      local g = plain.open(t, heroes)
      g:arrange{ threat = seats == 1 and { threat } or { threat, threat }, staging = { "Forest Spider" } }
      for seat = 0, seats - 1 do g:order(seat, useful) end
      g:pass_until(function(now) return now:has("engage") or now:see("phase") == "Combat" end)
      t:eq(g:has("engage"), asked or seats == 2, threat .. " of " .. seats)
    end
  end
end)

test("a response is used by itself only if it gives, costs nothing and can be used as often", function(t)
  for ring, asked in pairs{ ["Milestone Ring"] = false, ["Hasty Ring"] = true, ["Rare Ring"] = true, ["Dear Ring"] = true } do
    local g = plain.open(t, { { "Aragorn", "Glóin" } })
    g:arrange{ threat = { 20 }, staging = { "Mountains of Mirkwood" }, heroes = { ["Glóin"] = { attached = { ring } } } }
    g:order(0, useful)
    g:go("3.2")
    g:choose("commit", "Glóin")
    g:pass_until(function(now) return now:has("respond with", ring) or now:log_has(ring) or now:see("phase") ~= "Quest" end)
    t:eq(g:has("respond with", ring), asked, ring)
    t:eq(g:see("Mountains of Mirkwood.progress"), asked and 0 or 1, ring)
  end
end)
