-- Action cards that answer something: each where it acts and where it must not.
local imperium = require "lib.imperium"
local codex = { codex = "on" }

-- Player 1 holds the card (or the seat that is said); plays on until it can be used, or the round is over.
local function until_offered(g, name, seat)
  g:pass_until(function() return g:has("answer with " .. name) or g:see("round") == 2 end)
  return g
end

local function holds(t, name, position, setup, seat)
  local g = imperium.acting(t, position, setup)
  local hands = { {}, {}, {} }
  hands[(seat or 0) + 1] = { name }
  g:arrange{ hand = hands }
  return g
end

-- begin starts what it answers; fn sees what follows.
local function answer(name, good, bad, begin, fn, more)
  more = more or {}
  card(name, "acts: " .. name, function(t)
    local g = holds(t, name, good, more.setup, more.seat)
    begin(g)
    until_offered(g, name)
    g:choose("answer with " .. name)
    if not more.open then imperium.quiet(g) end
    fn(t, g)
  end)
  card(name, "does not: " .. name, function(t)
    local g = holds(t, name, bad, more.setup, more.seat);
    (more.otherwise or begin)(g)
    until_offered(g, name)
    t:not_offered(g, "answer with " .. name)
  end)
end

local function at(places) places.Jord = places.Jord or { space_dock = 1 }; return places end
local function activates(system) return function(g) g:choose("activate " .. system) end end
-- Player 1 has used its cards and passed; Player 2 activates a system.
local function other_activates(system)
  return function(g)
    g:arrange{ all_used = true }
    g:choose("pass for the rest")
    imperium.quiet(g)
    g:choose("activate " .. system)
  end
end

answer("Counterstroke", { tokens = { { "Atlas" } }, tactic = { 0 } }, { tokens = { { "Lodor" } } }, other_activates("Atlas"),
  function(t, g) t:ok(g:log_has("Player 1 takes a command token from Atlas")) end, { setup = codex })
card("Flank Speed", "ships move one system farther", function(t)
  local found = 0
  for _, system in ipairs{ "Mecatol Rex", "Vorhal", "Arnor and Lor", "Deep Space 49", "Sem-Lore", "Kraag and Siig", "Accoen and Jeol Ir", "Deep Space 77", "Atlas", "Lodor", "Mehar Xull", "Alpha Wormhole 39", "Quann", "Bereg and Lirta IV" } do
    local g = holds(t, "Flank Speed", { units = { { Jord = { carrier = 1, space_dock = 1 } } } })
    g:choose("activate " .. system)
    local near = imperium.quiet(g):has("move 1 carrier")
    g = holds(t, "Flank Speed", { units = { { Jord = { carrier = 1, space_dock = 1 } } } })
    g:choose("activate " .. system):choose("answer with Flank Speed")
    if not near and imperium.quiet(g):has("move 1 carrier") then found = found + 1 end
  end
  t:ok(found > 0)
end)
card("Flank Speed", "not when somebody else activates a system", function(t)
  local g = holds(t, "Flank Speed", {})
  other_activates("Atlas")(g)
  until_offered(g, "Flank Speed")
  t:not_offered(g, "answer with Flank Speed")
end)
answer("Forward Supply Base", { units = { at{ Atlas = { cruiser = 1 } } } }, { units = { at{} } }, other_activates("Atlas"), function(t, g)
  g:choose("Player 3")
  t:eq(g:see("seat.0.trade goods"), 3)
  t:eq(g:see("seat.2.trade goods"), 1)
end, { setup = codex })
answer("Harness Energy", {}, {}, activates("Gravity Rift 41"), function(t, g) t:ok(g:log_has("Player 1 replenishes")) end,
  { setup = codex, otherwise = activates("Atlas") })
answer("Rally", { units = { at{}, { Atlas = { cruiser = 1 } } } }, { units = { at{}, { Lodor = { cruiser = 1 } } } }, activates("Atlas"),
  function(t, g) t:ok(g:log_has("Player 1 puts 2 into the fleet pool")) end, { setup = codex })
answer("Upgrade", { units = { at{ Atlas = { cruiser = 1 } } } }, { units = { at{ Atlas = { destroyer = 1 } } } }, activates("Atlas"), function(t, g)
  g:pass_until(function() return imperium.units(g, 0, "Atlas").dreadnought == 1 end)
  t:eq(imperium.units(g, 0, "Atlas"), { dreadnought = 1 })
end)
answer("Decoy Operation", { units = { at{ Atlas = { pds = 1 }, Lodor = { infantry = 3 } } }, planets = { { "Atlas", "Lodor" } } },
  { units = { at{ Lodor = { infantry = 3 } } }, planets = { { "Atlas", "Lodor" } } }, other_activates("Atlas"), function(t, g)
  g:pass_until(function() return g:has("infantry") or imperium.units(g, 0, "Atlas").infantry end)
  g:choose("2 infantry")
  g:pass_until(function() return imperium.units(g, 0, "Atlas").infantry == 2 end)
  t:eq(imperium.units(g, 0, "Lodor"), { infantry = 1 })
end)
answer("Master Plan", { planets = { { "Arnor" } } }, { planets = { { "Arnor" } } }, function(g) g:choose("use Leadership") end, function(t, g)
  g:pass_until(function() return g:has("take no further action") end)
  t:eq(g:ask().seat, 0)
end, { setup = codex, otherwise = function(g) g:arrange{ all_used = true }; g:choose("pass for the rest") end })
local function other_lands(g)
  other_activates("Atlas")(g)
  g:pass_until(function() return g:has("land 2 infantry") end)
  g:force{ "10", "10", "1" }
  g:choose("land 2 infantry")
end
answer("Reparations", { units = { at{ Atlas = { infantry = 1 } }, { ["space of Atlas"] = { carrier = 1, infantry = 2 } } }, planets = { { "Atlas" }, { "Lodor" } }, exhausted = { "Jord" } },
  { units = { at{}, { ["space of Atlas"] = { carrier = 1, infantry = 2 } } }, planets = { {}, { "Lodor" } } }, other_lands, function(t, g)
  g:choose("Lodor")
  if g:has("Jord") then g:choose("Jord") end
  t:eq(g:view(0).seats[1].exhausted, nil)
end, { otherwise = function(g)
  other_activates("Atlas")(g)
  g:pass_until(function() return g:has("land 2 infantry") end)
  g:choose("land 2 infantry")
end })
answer("Reverse Engineer", { hand = { {}, { "Industrial Initiative" } }, planets = { {}, { "Arnor" } } }, { hand = { {}, { "Flank Speed" } } },
  function(g)
    g:arrange{ all_used = true }
    g:choose("pass for the rest")
    imperium.quiet(g)
    if g:has("use Industrial Initiative") then
      g:choose("use Industrial Initiative")
    else
      g:choose("activate Atlas"):choose("answer with Flank Speed")
    end
  end,
  function(t, g) t:eq(g:see("Industrial Initiative.zone"), "hand.0") end)
answer("Coup d'Etat", {}, {}, function(g)
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("use Diplomacy") end)
  g:choose("use Diplomacy")
end, function(t, g)
  t:ok(not g:log_has("Player 2 uses Diplomacy"))
  t:eq(g:ask().seat, 2)
end, { otherwise = function(g)
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("use Diplomacy") end)
  g:choose("activate Lodor")
  g:arrange{ all_used = true }
end })

-- In a combat: Player 1 attacks Atlas.
local function fight(mine, theirs, more)
  local p = { units = { at{ Atlas = mine }, { Atlas = theirs, ["Arc Prime"] = { space_dock = 1, infantry = 1 } } } }
  for k, v in pairs(more or {}) do p[k] = v end
  return p
end
local function attack(...)
  local dice = { ... }
  return function(g)
    g:choose("activate Atlas")
    if #dice > 0 then g:force(dice) end
  end
end
answer("Morale Boost", fight({ cruiser = 1 }, { cruiser = 1 }), { units = { at{ Atlas = { cruiser = 1 } } } }, attack(),
  function(t, g)
    g:force{ "6", "1" }
    g:pass_until(function() return g:log_has("loses") end)
    t:ok(g:log_has("Player 2 loses 1 cruiser"))
  end)
answer("Fighter Prototype", fight({ fighter = 1, carrier = 1 }, { cruiser = 1 }), { units = { at{ Atlas = { cruiser = 1 } } } }, attack(), function(t, g)
  g:force{ "7", "1", "1" }
  g:pass_until(function() return g:log_has("loses") end)
  t:ok(g:log_has("Player 2 loses 1 cruiser"))
end)
answer("Shields Holding", fight({ cruiser = 1 }, { cruiser = 1 }), fight({ cruiser = 1 }, { cruiser = 1 }), attack("1", "10"),
  function(t, g) t:eq(imperium.units(g, 0, "Atlas"), { cruiser = 1 }) end, { otherwise = attack("10", "1") })
-- The hit is sustained, if it can be.
local function sustained(...)
  local begin = attack(...)
  return function(g)
    begin(g)
    g:pass_until(function() return g:ask().prompt:find("sustain") or g:see("round") == 2 end)
    if g:has("1 dreadnought") then g:choose("1 dreadnought") end
  end
end
answer("Direct Hit", fight({ cruiser = 1 }, { dreadnought = 1 }), fight({ cruiser = 1 }, { cruiser = 1 }), sustained("10", "1"),
  function(t, g) t:ok(g:log_has("Player 2 loses 1 dreadnought")) end)
answer("Courageous to the End", fight({ cruiser = 1 }, { cruiser = 2 }), fight({ cruiser = 1 }, { cruiser = 1 }), attack("1", "10", "1"), function(t, g)
  g:pass_until(function() return g:log_has("Player 2 loses") or g:see("round") == 2 end)
  t:ok(g:log_has("Player 1 loses 1 cruiser"))
end, { open = true, otherwise = attack("10", "1") })
answer("Emergency Repairs", fight({ dreadnought = 1, damaged = { dreadnought = 1 } }, { cruiser = 1 }), fight({ dreadnought = 1 }, { cruiser = 1 }), attack(),
  function(t, g) t:eq(imperium.damaged(g, 0), 0) end, { otherwise = attack("10", "1") })
answer("Intercept", fight({ cruiser = 1 }, { cruiser = 1 }, { planets = { {}, { "Mehar Xull" } } }), fight({ cruiser = 1 }, { cruiser = 1 }), function(g)
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("announce a retreat") and g:ask().seat == 1 end)
  g:force{ "1", "1" }
  g:choose("announce a retreat")
end, function(t, g)
  g:pass_until(function() return g:ask().prompt:find("announce") end)
  t:eq(imperium.units(g, 1, "Atlas"), { cruiser = 1 })
  t:ok(not g:log_has("retreats to"))
end, { otherwise = attack() })
answer("Reflective Shielding", fight({ dreadnought = 1 }, { cruiser = 2 }), fight({ cruiser = 1 }, { cruiser = 1 }), sustained("1", "10", "1"), function(t, g)
  g:pass_until(function() return g:log_has("Player 2 loses") end)
  t:eq(imperium.units(g, 1, "Atlas"), {})
end, { setup = codex, otherwise = attack("10", "1") })
answer("Skilled Retreat", fight({ cruiser = 2 }, { cruiser = 1 }), { units = { at{ Atlas = { cruiser = 1 } } } }, attack(), function(t, g)
  g:choose("Mehar Xull")
  t:eq(imperium.units(g, 0, "Mehar Xull"), { cruiser = 2 })
  t:ok(g:log_has("Nobody wins the combat"))
  t:ok(g:log_has("Player 1 places a command token in Mehar Xull"))
end)
rule({ "16.3", "16.3c" }, "who retreats by a card takes along no fighters that nothing carries", function(t)
  local g = holds(t, "Skilled Retreat", { units = { { Atlas = { cruiser = 2, fighter = 3 }, Jord = { space_dock = 1 } }, { Atlas = { cruiser = 1 } } } })
  activates("Atlas")(g)
  until_offered(g, "Skilled Retreat"):choose("answer with Skilled Retreat")
  imperium.quiet(g):choose("Mehar Xull")
  imperium.quiet(g)
  t:eq(imperium.units(g, 0, "Mehar Xull"), { cruiser = 2 })
end)
answer("Reveal Prototype", fight({ cruiser = 1 }, { cruiser = 1 }, { goods = { 4 }, technologies = { { "Plasma Scoring", "Sarween Tools", "Dacxive Animators" } } }),
  fight({ cruiser = 1 }, { cruiser = 1 }, { exhausted = { "Jord" }, technologies = { { "Plasma Scoring", "Sarween Tools", "Dacxive Animators" } } }), attack(), function(t, g)
  g:pass_until(function() return g:has("research Cruiser II") end)
  t:not_offered(g, "research Carrier II")
  g:choose("research Cruiser II")
  t:ok(g:log_has("Player 1 gains Cruiser II"))
end)

-- Invasions.
local function invade(g)
  g:choose("activate Atlas")
end
local landing = { units = { at{ ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { pds = 1, infantry = 1 } } }, planets = { {}, { "Atlas" } } }
answer("Disable", landing, { units = { at{ ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { infantry = 1 } } }, planets = { {}, { "Atlas" } } }, invade, function(t, g)
  g:pass_until(function() return g:has("land 2 infantry") or g:has("land 1 infantry") end)
  g:choose("land 1 infantry")
  t:not_offered(g, "fire")
end)
answer("Parley", { units = { at{ Atlas = { infantry = 1 } }, { ["space of Atlas"] = { carrier = 1, infantry = 2 } } }, planets = { { "Atlas" } } },
  { units = { at{}, { ["space of Atlas"] = { carrier = 1, infantry = 2 } } } }, function(g)
    other_activates("Atlas")(g)
    g:pass_until(function() return g:has("land 2 infantry") end)
    g:choose("land 2 infantry")
  end, function(t, g) t:ok(not g:log_has("fight for Atlas")) end)
answer("Bunker", { units = { at{ Atlas = { infantry = 1 } }, { Atlas = { dreadnought = 1 } } }, planets = { { "Atlas" } } },
  { units = { at{}, { Atlas = { dreadnought = 1 } } } }, other_activates("Atlas"), function(t, g)
  g:force{ "8" }
  if g:has("bombards Atlas") then g:choose("bombards Atlas") end
  imperium.quiet(g)
  t:ok(g:log_has("to bombard"))
  t:ok(not g:log_has("Player 1 loses"))
end)
answer("Blitz", { units = { at{ Atlas = { cruiser = 1 } }, { Atlas = { infantry = 1 } } }, planets = { {}, { "Atlas" } } },
  { units = { at{ Atlas = { dreadnought = 1 } }, { Atlas = { infantry = 1 } } }, planets = { {}, { "Atlas" } } }, invade, function(t, g)
  g:force{ "6" }
  if g:has("bombards Atlas") then g:choose("bombards Atlas") end
  imperium.quiet(g)
  t:ok(g:log_has("Player 2 loses 1 infantry"))
end, { setup = codex })
answer("Infiltrate", { units = { at{ ["space of Atlas"] = { carrier = 1, infantry = 1 } }, { Atlas = { pds = 1, space_dock = 1 } } }, planets = { {}, { "Atlas" } } },
  { units = { at{ ["space of Atlas"] = { carrier = 1, infantry = 1 } } } }, function(g)
    invade(g)
    g:pass_until(function() return g:has("land 1 infantry") end)
    g:choose("land 1 infantry")
  end, function(t, g)
    t:eq(imperium.units(g, 0, "Atlas").pds, 1)
    t:eq(imperium.units(g, 0, "Atlas").space_dock, 1)
  end)
answer("Maneuvering Jets", { units = { at{ Jord = { cruiser = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } } },
  { units = { at{ Jord = { cruiser = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } } }, function(g)
    g:choose("activate Atlas")
    imperium.quiet(g):choose("move 1 cruiser"):choose("that is all")
    g:force{ "10" }
    imperium.quiet(g):choose("fire at Player 1")
  end, function(t, g) t:eq(imperium.units(g, 0, "Atlas"), { cruiser = 1 }) end, { otherwise = function(g)
    g:choose("activate Atlas")
    imperium.quiet(g):choose("move 1 cruiser"):choose("that is all")
    g:force{ "1" }
    imperium.quiet(g):choose("fire at Player 1")
  end })
answer("Ghost Squad", { units = { at{ Bereg = { infantry = 1 }, ["Lirta IV"] = { infantry = 2 } }, { ["space of Bereg and Lirta IV"] = { carrier = 1, infantry = 1 } } }, planets = { { "Bereg", "Lirta IV" } } },
  { units = { at{}, { ["space of Bereg and Lirta IV"] = { carrier = 1, infantry = 1 } } } }, function(g)
    other_activates("Bereg and Lirta IV")(g)
    g:pass_until(function() return g:has("land 1 infantry on Bereg") end)
    g:choose("land 1 infantry on Bereg")
  end, function(t, g)
    g:choose("Bereg")
    g:pass_until(function() return g:has("2 infantry") end)
    g:choose("2 infantry")
    g:pass_until(function() return imperium.units(g, 0, "Bereg").infantry == 3 end)
    t:eq(imperium.units(g, 0, "Lirta IV"), {})
  end, { setup = codex })
answer("Rout", { units = { at{ Atlas = { cruiser = 1 } }, { Atlas = { cruiser = 1 } } }, planets = { {}, { "Mehar Xull" } } },
  { units = { at{}, { Atlas = { cruiser = 1 } } } }, other_activates("Atlas"), function(t, g)
  g:pass_until(function() return g:has("announce a retreat") and g:ask().seat == 1 end)
  t:not_offered(g, "stand and fight")
end)

-- Strategy and status phase.
local function next_round(g)
  g:arrange{ all_used = true }
  g:pass_until(function() return g:see("round") == 2 end)
end
local function strategy(name, good, bad, fn)
  card(name, "acts: " .. name, function(t)
    local g = holds(t, name, good)
    next_round(g)
    g:choose("answer with " .. name)
    fn(t, g)
  end)
  card(name, "does not: " .. name, function(t)
    local g = holds(t, name, bad, nil, 1)
    next_round(g)
    t:ok(not g:seat(0):has("answer with " .. name))
  end)
end
strategy("Summit", {}, {}, function(t, g)
  imperium.quiet(g)
  g:pass_until(function() return g:log_has("Player 1 gains 2 command tokens") end)
  t:ok(g:log_has("Player 1 plays Summit"))
end)
strategy("Manipulate Investments", {}, {}, function(t, g)
  imperium.quiet(g)
  g:choose("Leadership"):choose("Leadership"):choose("Leadership")
  t:not_offered(g, "Leadership")
  g:choose("Trade"):choose("Warfare")
  t:offered(imperium.quiet(g), "take Leadership with 3 trade goods")
end)
card("Public Disgrace", "another card must be taken", function(t)
  local g = imperium.begun(t)
  g:arrange{ no_secrets = true, hand = { {}, { "Public Disgrace" } } }
  g:choose("take Leadership"):choose("answer with Public Disgrace")
  imperium.quiet(g)
  t:refused(g, { "take", "Leadership" }, "1.2")
  imperium.quiet(g:choose("take Trade"))
  t:ok(g:log_has("Player 1 takes Trade"))
end)
card("Public Disgrace", "not against oneself", function(t)
  local g = imperium.begun(t)
  g:arrange{ no_secrets = true, hand = { { "Public Disgrace" } } }
  g:choose("take Leadership")
  t:not_offered(g, "answer with Public Disgrace")
end)
card("Political Stability", "the strategy cards are kept and none is taken", function(t)
  local g = holds(t, "Political Stability", { all_used = true })
  g:pass_until(function() return g:has("answer with Political Stability") end)
  g:choose("answer with Political Stability")
  g:pass_until(function() return g:see("round") == 2 end)
  imperium.quiet(g)
  t:eq(g:see("Leadership.zone"), "area.0")
  t:eq(g:ask().seat, 1)
end)
card("Political Stability", "without it they go back", function(t)
  local g = holds(t, "Political Stability", { all_used = true }, nil, 1)
  g:pass_until(function() return g:see("round") == 2 end)
  t:eq(g:see("Leadership.zone"), "strategy")
end)

rule("2.6c", "a copy that was canceled does not count: of two copies one is played on the same combat round", function(t)
  local g = imperium.acting(t, fight({ cruiser = 1 }, { cruiser = 1 }))
  g:arrange{ hand = { { "Morale Boost", "Morale Boost" }, { "Sabotage" } } }
  g:choose("activate Atlas")
  until_offered(g, "Morale Boost")
  g:choose("answer with Morale Boost")
  g:choose("answer with Sabotage")
  g:pass_until(function() return g:has("answer with Morale Boost") end)
  g:choose("answer with Morale Boost")
  imperium.quiet(g)
  t:eq(g:see("seat.0.hand.count"), 0)
end)
rule({ "2.6b" }, "and the second one not", function(t)
  local g = imperium.acting(t, fight({ cruiser = 1 }, { cruiser = 1 }))
  g:arrange{ hand = { { "Morale Boost", "Morale Boost" }, { "Spy" } } }
  g:choose("activate Atlas")
  until_offered(g, "Morale Boost")
  g:choose("answer with Morale Boost")
  g:pass()
  if g:ask().seat == 1 then g:pass() end
  t:refused(g, { "answer with", "Morale Boost" }, "2.6b")
end)
