-- Where action cards must not act: in the hand of somebody else, on what they do not name, after their time.
-- Each stands in a position in which all else is as the card wants it.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"
local codex = { codex = "on" }
local dock = { space_dock = 1 }
local function at(places) places.Jord = places.Jord or { space_dock = 1 }; return places end
local function units(g, seat, where) return imperium.units(g, seat, where) end

local function holds(t, name, position, setup, seat)
  local g = imperium.acting(t, position, setup)
  local hands = { {}, {}, {} }
  hands[(seat or 0) + 1] = type(name) == "table" and name or { name }
  g:arrange{ hand = hands }
  return g
end
-- The card is not offered before the turn of who acts is over.
local function never(t, g, name, actor)
  return imperium.never_offered(t, g, "answer with " .. name, function()
    return g:see("round") == 2 or g:ask().rule == "3.1" and g:ask().seat ~= actor
  end)
end
local function activates(system) return function(g) g:choose("activate " .. system) end end
local function other_activates(system, after)
  return function(g)
    g:arrange{ all_used = true }
    imperium.quiet(g:choose("pass for the rest"))
    g:choose("activate " .. system)
    if after then after(g) end
    return 1
  end
end
-- The actor is who begin gives, or seat 0.
local function not_for(name, words, position, holder, begin, setup)
  card(name, words, function(t)
    local g = holds(t, name, position, setup, holder)
    never(t, g, name, begin(g) or 0)
  end)
end
local function until_offered(g, name)
  return g:pass_until(function() return g:has("answer with " .. name) or g:see("round") == 2 end)
end
local function plays(g, name)
  until_offered(g, name):choose("answer with " .. name)
  return imperium.quiet(g)
end
local function uses(g, name) return imperium.quiet(g:choose("use " .. name)) end
-- What a number of a unit of a seat is.
local function stat(g, seat, kind, name)
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.owner == seat and piece.type == kind then return g:explain("unit:" .. piece.id .. ":" .. name).total end
  end
end

-- ---- What only others set off

not_for("Forward Supply Base", "not when its player activates a system", { units = { at{ Atlas = { cruiser = 1 } } } }, 0, activates("Atlas"), codex)
not_for("Decoy Operation", "not when its player activates a system",
  { units = { at{ Atlas = { pds = 1 }, Lodor = { infantry = 3 } } }, planets = { { "Atlas", "Lodor" } } }, 0, activates("Atlas"))
not_for("Coup d'Etat", "not against its player's own strategic action", {}, 0, function(g) g:choose("use Leadership") end)
not_for("Direct Hit", "not against a ship of its player",
  { units = { at{ Atlas = { dreadnought = 1 } }, { Atlas = { cruiser = 1 } } } }, 0, function(g)
    g:choose("activate Atlas"):force{ "1", "10" }
    g:pass_until(function() return g:has("1 dreadnought") end)
    g:choose("1 dreadnought")
  end)
card("Reverse Engineer", "not for a card of its player", function(t)
  local g = holds(t, { "Reverse Engineer", "Industrial Initiative" }, { planets = { { "Arnor" } } })
  g:choose("use Industrial Initiative")
  never(t, g, "Reverse Engineer", 0)
end)
local landing = { units = { at{ ["space of Bereg and Lirta IV"] = { carrier = 1, infantry = 1 }, ["Lirta IV"] = { infantry = 2 } } }, planets = { { "Bereg", "Lirta IV" } } }
local function land(g)
  g:choose("activate Bereg and Lirta IV"):pass_until(function() return g:has("land 1 infantry on Bereg") end)
  g:choose("land 1 infantry on Bereg")
end
not_for("Ghost Squad", "not when its player lands", landing, 0, land, codex)
not_for("Parley", "not when its player lands", landing, 0, land)
not_for("Scramble Frequency", "not on dice of its player",
  { units = { at{ Atlas = { dreadnought = 1 } }, { Atlas = { infantry = 1 } } }, planets = { {}, { "Atlas" } } }, 0, function(g)
    g:choose("activate Atlas"):pass_until(function() return g:has("bombards Atlas") end)
    g:force{ "10" }:choose("bombards Atlas")
  end, codex)
not_for("Bunker", "not when its player invades", { units = { at{ ["space of Bereg and Lirta IV"] = { dreadnought = 1 }, Bereg = { infantry = 1 } }, { ["Lirta IV"] = { infantry = 1 } } },
  planets = { { "Bereg" }, { "Lirta IV" } } }, 0, activates("Bereg and Lirta IV"))

-- ---- What only its player sets off

not_for("Harness Energy", "not when another activates an anomaly", {}, 0, other_activates("Gravity Rift 41"), codex)
not_for("Rally", "not when another activates", { units = { at{}, { Lodor = { cruiser = 1 } }, { Atlas = { cruiser = 1 } } } }, 0, other_activates("Atlas"), codex)
not_for("Upgrade", "not when another activates", { units = { at{ Atlas = { cruiser = 1 } }, { Lodor = { cruiser = 1 } } } }, 0, other_activates("Atlas"))
for _, name in ipairs{ "Nav Suite", "Solar Flare", "In the Silence of Space", "Lost Star Chart", "Flank Speed" } do
  not_for(name, "not when another activates", { units = { at{ Lodor = { cruiser = 1 } } } }, 0, other_activates("Atlas"), name == "Solar Flare" and codex or nil)
end
not_for("Master Plan", "not after an action of another", {}, 1, function(g) g:choose("use Leadership") end, codex)
not_for("Infiltrate", "not when another takes the planet", { units = { at{ ["space of Atlas"] = { carrier = 1, infantry = 1 } }, { Atlas = { pds = 1, space_dock = 1 } } }, planets = { {}, { "Atlas" } } },
  2, function(g)
    g:choose("activate Atlas"):pass_until(function() return g:has("land 1 infantry") end)
    g:choose("land 1 infantry")
  end)
not_for("Disable", "not when another invades", { units = { at{}, { ["space of Atlas"] = { carrier = 1, infantry = 2 } }, { Atlas = { pds = 1, infantry = 1 } } }, planets = { {}, {}, { "Atlas" } } },
  0, other_activates("Atlas"))
not_for("War Machine", "not when another produces", { goods = { 5 } }, 1, activates("Jord"), codex)
not_for("Salvage", "not from somebody without commodities", { units = { at{ Atlas = { cruiser = 1 } }, { Atlas = { cruiser = 1 } } }, commodities = { 2, 0 } }, 0,
  function(g) g:force{ "10", "1" }:choose("activate Atlas") end)
card("Confusing Legal Text", "never for the elections of others", function(t)
  local g = agenda.begun(t, { "Minister of Policy" }, { before = { hand = { {}, {}, { "Confusing Legal Text" } } } })
  agenda.decided(g, "Player 2", true)
  imperium.never_offered(t, g, "answer with Confusing Legal Text", function() return g:log_has("Minister of Policy becomes a law") end)
end)

-- ---- Combats

local function battle(mine, theirs, more)
  local p = { units = { at{ Atlas = mine }, { Atlas = theirs, ["Arc Prime"] = { space_dock = 1, infantry = 1 } } } }
  for key, value in pairs(more or {}) do p[key] = value end
  return p
end
for _, name in ipairs{ "Morale Boost", "Fighter Prototype", "Emergency Repairs", "Skilled Retreat", "Reveal Prototype", "Waylay", "Shields Holding" } do
  not_for(name, "not in a combat of others", battle({ dreadnought = 1, fighter = 1, destroyer = 1 }, { cruiser = 2, fighter = 1 }, { goods = { 4, 4, 4 } }), 2, activates("Atlas"))
end
not_for("Reflective Shielding", "not when a ship of the opponent sustains", battle({ cruiser = 1 }, { dreadnought = 1 }), 0, function(g)
  g:choose("activate Atlas"):force{ "10", "1" }
  g:pass_until(function() return g:has("1 dreadnought") end)
  g:choose("1 dreadnought")
end, codex)
local function fired_at(g)
  imperium.quiet(g:choose("activate Atlas")):choose("move 1 cruiser"):choose("that is all")
  imperium.quiet(g):force{ "10" }
  g:choose("fire at Player 1")
end
local cannons = { units = { at{ Jord = { cruiser = 1, space_dock = 1 } }, { Atlas = { pds = 1, cruiser = 1 } } }, planets = { {}, { "Atlas" } } }
not_for("Courageous to the End", "not for a ship that is lost outside a combat", { units = { at{ Jord = { cruiser = 1, space_dock = 1 } }, { Atlas = { pds = 1 } } }, planets = { {}, { "Atlas" } } }, 0, fired_at)
card("Shields Holding", "no hits of space cannons", function(t)
  local g = holds(t, "Shields Holding", cannons)
  fired_at(g)
  imperium.never_offered(t, g, "answer with Shields Holding", function() return g:log_has("Player 1 loses 1 cruiser") end)
end)
not_for("Maneuvering Jets", "no hits of a combat", battle({ cruiser = 1 }, { cruiser = 1 }), 0, function(g)
  g:choose("activate Atlas"):force{ "1", "10" }
end)
not_for("Intercept", "not when its player retreats", { units = { at{ Atlas = { cruiser = 1 }, ["Mehar Xull"] = { destroyer = 1 } }, { Atlas = { cruiser = 1 } } } }, 0, function(g)
  g:choose("activate Atlas"):pass_until(function() return g:has("announce a retreat") and g:ask().seat == 0 end)
  g:force{ "1", "1" }
  g:choose("announce a retreat")
end)
not_for("Rout", "not for the attacker", battle({ cruiser = 1 }, { cruiser = 1 }, { planets = { {}, { "Mehar Xull" } } }), 0, activates("Atlas"))

card("Morale Boost", "one and no more, in its round, for nobody else", function(t)
  local g = holds(t, "Morale Boost", battle({ cruiser = 1 }, { cruiser = 1 }))
  g:choose("activate Atlas")
  plays(g, "Morale Boost")
  t:eq({ stat(g, 0, "cruiser", "combat_roll"), stat(g, 1, "cruiser", "combat_roll") }, { 1, 0 })
  g:force{ "5", "6", "6", "1", "10", "1" } -- of the attacker and the defender, three rounds
  g:pass_until(function() return g:log_has("Player 2 loses") end)
  local rounds = 0
  for _, line in ipairs(g:log()) do if line:find("Player 1 rolls") then rounds = rounds + 1 end end
  t:eq(rounds, 3)
end)
card("Fighter Prototype", "two for fighters, nothing for other ships, and not in the second round", function(t)
  local g = holds(t, "Fighter Prototype", battle({ fighter = 1, carrier = 1 }, { cruiser = 1, fighter = 1 }))
  g:choose("activate Atlas")
  plays(g, "Fighter Prototype")
  t:eq({ stat(g, 0, "fighter", "combat_roll"), stat(g, 0, "carrier", "combat_roll"), stat(g, 1, "fighter", "combat_roll") }, { 2, 0, 0 })
  g:force{ "1", "1", "1", "1" }
  g:pass_until(function() return g:log_has("Player 2 rolls") end)
  g:pass_until(function() return stat(g, 0, "fighter", "combat_roll") == 0 or g:see("round") == 2 end)
  t:eq(g:see("round"), 1)
  local h = holds(t, { "Bunker" }, battle({ fighter = 1, carrier = 1 }, { cruiser = 1 }))
  h:choose("activate Atlas"):force{ "1", "1", "1" }
  h:pass_until(function() return h:log_has("Player 2 rolls") end)
  h:arrange{ hand = { { "Fighter Prototype" } } }
  never(t, h, "Fighter Prototype", 0)
end)
card("Flank Speed", "one and no more, in one tactical action, for nobody else", function(t)
  local g = holds(t, "Flank Speed", { units = { { Jord = { carrier = 1, space_dock = 1 } }, { ["Arc Prime and Wren Terra"] = { carrier = 1 }, ["Arc Prime"] = dock } } })
  local own, other = stat(g, 0, "carrier", "move"), stat(g, 1, "carrier", "move")
  g:choose("activate Quann")
  plays(g, "Flank Speed")
  t:eq({ stat(g, 0, "carrier", "move"), stat(g, 1, "carrier", "move") }, { own + 1, other })
  g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == 1 end)
  t:eq(stat(g, 0, "carrier", "move"), own)
end)
card("Emergency Repairs", "also when the round ends; not what is damaged elsewhere, nor of others", function(t)
  local g = holds(t, "Emergency Repairs", { units = { at{ Atlas = { dreadnought = 1 }, Lodor = { dreadnought = 1, damaged = { dreadnought = 1 } } },
    { Atlas = { dreadnought = 1, damaged = { dreadnought = 1 } } } } })
  g:choose("activate Atlas"):force{ "1", "10" }
  g:pass_until(function() return g:has("1 dreadnought") end)
  g:choose("1 dreadnought")
  plays(g, "Emergency Repairs")
  t:eq({ imperium.damaged(g, 0), imperium.damaged(g, 1) }, { 1, 1 })
end)
card("Skilled Retreat", "only beside the system and where no others are", function(t)
  local g = holds(t, "Skilled Retreat", { units = { at{ Atlas = { cruiser = 2 } }, { Atlas = { cruiser = 1 }, ["Mehar Xull"] = { cruiser = 1 } } } })
  g:choose("activate Atlas")
  plays(g, "Skilled Retreat")
  t:not_offered(g, "Mehar Xull")
  t:not_offered(g, "Mecatol Rex")
end)
card("Reveal Prototype", "no technology that is no unit upgrade", function(t)
  local g = holds(t, "Reveal Prototype", battle({ cruiser = 1 }, { cruiser = 1 }, { goods = { 4 }, technologies = { { "Plasma Scoring", "Sarween Tools", "Dacxive Animators", "Neural Motivator", "Antimass Deflectors" } } }))
  g:choose("activate Atlas")
  plays(g, "Reveal Prototype")
  g:pass_until(function() return g:has("research Cruiser II") end)
  t:not_offered(g, "research Gravity Drive")
  t:not_offered(g, "research Carrier II")
end)

-- ---- What is chosen, and how much

card("Economic Initiative", "planets of others are not readied", function(t)
  local g = holds(t, "Economic Initiative", { planets = { { "Lodor" }, { "Quann" } }, exhausted = { "Lodor", "Quann" } })
  uses(g, "Economic Initiative")
  t:eq({ g:view(0).seats[1].exhausted, g:view(0).seats[2].exhausted }, { nil, { "Quann" } })
end)
card("Cripple Defenses", "no other structures and no other planet", function(t)
  local g = holds(t, "Cripple Defenses", { units = { at{}, { Atlas = { pds = 1, space_dock = 1, infantry = 1 }, Lodor = { pds = 1 }, Quann = { infantry = 1 } } }, planets = { {}, { "Atlas", "Lodor", "Quann" } } })
  uses(g, "Cripple Defenses")
  t:not_offered(g, "Quann")
  g:choose("Atlas")
  t:eq({ units(g, 1, "Atlas"), units(g, 1, "Lodor") }, { { space_dock = 1, infantry = 1 }, { pds = 1 } })
end)
card("Lucky Shot", "no carrier and no ship of one's own", function(t)
  local g = holds(t, "Lucky Shot", { units = { at{ Atlas = { infantry = 1 }, ["space of Atlas"] = { cruiser = 1 } }, { Atlas = { carrier = 1 } } }, planets = { { "Atlas" } } })
  t:refused(g, { "use", "Lucky Shot" }, "22.3")
end)
card("Reactor Meltdown", "no dock of one's own and no other structure", function(t)
  local g = holds(t, "Reactor Meltdown", { units = { at{ Lodor = { space_dock = 1 } }, { Atlas = { pds = 1 } }, { Arretze = { space_dock = 1 } } }, planets = { { "Lodor" }, { "Atlas" } } })
  t:refused(g, { "use", "Reactor Meltdown" }, "22.3")
end)
card("Ghost Ship", "not where others are, nor where no wormhole is", function(t)
  local g = holds(t, "Ghost Ship", { units = { at{}, { ["Alpha Wormhole 39"] = { cruiser = 1 } } } })
  uses(g, "Ghost Ship")
  t:offered(g, "Beta Wormhole 40")
  t:not_offered(g, "Alpha Wormhole 39")
  t:not_offered(g, "Mecatol Rex")
end)
card("Signal Jamming", "no home system, and not oneself", function(t)
  local g = holds(t, "Signal Jamming", { units = { at{ Vorhal = { cruiser = 1 }, Jord = { cruiser = 1, space_dock = 1 }, ["Arc Prime and Wren Terra"] = { cruiser = 1 } } } })
  uses(g, "Signal Jamming")
  t:not_offered(g, "Jord")
  t:not_offered(g, "Arc Prime")
  t:not_offered(g:choose("Vorhal"), "Player 1")
end)
card("Spy", "not from oneself", function(t)
  local g = holds(t, "Spy", {})
  g:arrange{ hand = { { "Spy", "Plague" }, { "Summit" }, { "Bunker" } } }
  uses(g, "Spy")
  t:offered(g, "Player 2")
  t:not_offered(g, "Player 1")
end)
card("Diplomatic Pressure", "not from oneself", function(t)
  local g = agenda.begun(t, { "Economic Equality" }, { before = { hand = { { "Diplomatic Pressure" } } } })
  plays(g, "Diplomatic Pressure")
  t:offered(g, "Player 2")
  t:not_offered(g, "Player 1")
end)
card("Forward Supply Base", "the other good is not for its player", function(t)
  local g = holds(t, "Forward Supply Base", { units = { at{ Atlas = { cruiser = 1 } } } }, codex)
  other_activates("Atlas")(g)
  plays(g, "Forward Supply Base")
  t:not_offered(g, "Player 1")
end)
card("Tactical Bombardment", "one's own planets are not exhausted", function(t)
  local g = holds(t, "Tactical Bombardment", { units = { at{ ["space of Bereg and Lirta IV"] = { dreadnought = 1 } } }, planets = { { "Bereg", "Quann" }, { "Lirta IV" } } })
  uses(g, "Tactical Bombardment"):choose("Bereg and Lirta IV")
  t:eq({ g:view(0).seats[1].exhausted, g:view(0).seats[2].exhausted }, { nil, { "Lirta IV" } })
end)
card("Seize Artifact", "nothing but fragments", function(t)
  local g = holds(t, "Seize Artifact", { area = { {}, { "Enigmatic Device" } }, units = { at{ ["Arc Prime and Wren Terra"] = { cruiser = 1 } } } })
  t:refused(g, { "use", "Seize Artifact" }, "22.3")
end)
card("Plagiarize", "not for less influence, and no faction technology", function(t)
  local function with(goods, technology)
    return holds(t, "Plagiarize", { technologies = { {}, { technology } }, goods = { goods }, exhausted = { "Jord" },
      units = { at{ ["Arc Prime and Wren Terra"] = { cruiser = 1 } } } }, codex)
  end
  t:offered(with(5, "Plasma Scoring"), "use Plagiarize")
  t:refused(with(4, "Plasma Scoring"), { "use", "Plagiarize" }, "1.11a")
  t:refused(with(5, "L4 Disruptors"), { "use", "Plagiarize" }, "22.3")
end)
card("Divert Funding", "no upgrade, no faction technology, and not the same again", function(t)
  local g = holds(t, "Divert Funding", { technologies = { { "Neural Motivator", "Carrier II", "Spec Ops II" } } })
  uses(g, "Divert Funding")
  if not g:has("research") then
    t:not_offered(g, "Carrier II")
    t:not_offered(g, "Spec Ops II")
    g:choose("Neural Motivator")
  end
  t:offered(g, "research Sarween Tools")
  t:not_offered(g, "research Neural Motivator")
end)
card("Plague", "mechs and structures do not die of it", function(t)
  local g = holds(t, "Plague", { units = { at{}, { Atlas = { infantry = 1, mech = 1, pds = 1 }, Lodor = { infantry = 1 }, Quann = { mech = 1 } } }, planets = { {}, { "Atlas", "Lodor", "Quann" } } })
  uses(g, "Plague")
  t:not_offered(g, "Quann")
  g:force{ "6" }
  g:choose("Atlas")
  t:eq({ units(g, 1, "Atlas"), units(g, 1, "Lodor") }, { { mech = 1, pds = 1 }, { infantry = 1 } })
end)
card("Unstable Planet", "nothing but infantry, and nothing on other planets", function(t)
  local g = holds(t, "Unstable Planet", { units = { at{}, { Atlas = { infantry = 1, mech = 1, pds = 1 }, Bereg = { infantry = 2 } } }, planets = { {}, { "Atlas", "Bereg" } } })
  uses(g, "Unstable Planet"):choose("Atlas"):choose("do it")
  g:pass_until(function() return not g:has("done") or g:ask().seat ~= 0 end)
  t:eq({ units(g, 1, "Atlas").mech, units(g, 1, "Atlas").pds, units(g, 1, "Bereg") }, { 1, 1, { infantry = 2 } })
end)
card("Impersonation", "one secret objective for three influence, and no less", function(t)
  local g = holds(t, "Impersonation", { goods = { 3 }, exhausted = { "Jord" } }, codex)
  local had = g:see("secrets.count")
  g:choose("use Impersonation")
  g:pass_until(function() return g:log_has("Player 1 draws") end)
  t:eq({ g:see("secrets.count"), g:see("trade goods") }, { had + 1, 0 })
  t:refused(holds(t, "Impersonation", { goods = { 2 }, exhausted = { "Jord" } }, codex), { "use", "Impersonation" }, "1.11a")
end)
card("Infiltrate", "nothing of other planets is exchanged", function(t)
  local g = holds(t, "Infiltrate", { units = { at{ ["space of Bereg and Lirta IV"] = { carrier = 1, infantry = 1 } }, { Bereg = { pds = 1 }, ["Lirta IV"] = { pds = 2 } } }, planets = { {}, { "Bereg", "Lirta IV" } } })
  g:choose("activate Bereg and Lirta IV"):pass_until(function() return g:has("land 1 infantry on Bereg") end)
  g:choose("land 1 infantry on Bereg")
  plays(g, "Infiltrate")
  t:eq({ units(g, 0, "Bereg").pds, units(g, 1, "Bereg"), units(g, 1, "Lirta IV") }, { 1, {}, { pds = 2 } })
end)
card("Archaeological Expedition", "three cards are turned and no fourth", function(t)
  local g = holds(t, "Archaeological Expedition", { planets = { { "Jord", "Lodor" } },
    cultural = { "Cultural Relic Fragment", "Freelancers", "Mercenary Outfit", "Paradise World" } })
  uses(g, "Archaeological Expedition")
  if g:has("the cultural deck") then g:choose("the cultural deck") end
  t:ok(g:log_has("Player 1 turns up Freelancers"))
  t:ok(not g:log_has("finds Cultural Relic Fragment"))
end)
card("Exploration Probe", "no system whose frontier is explored", function(t)
  local g = holds(t, "Exploration Probe", { units = { { Atlas = { cruiser = 1 }, ["Deep Space 49"] = { cruiser = 1 }, Jord = dock } } })
  g:choose("Exploration Probe")
  imperium.quiet(g)
  t:not_offered(g, "Atlas")
  t:ok(g:has("Deep Space 49") or g:log_has("explores the frontier of Deep Space 49"))
end)

-- ---- The agenda phase

-- Hacan (seat 2) plays a card on the first of two agendas.
local function on_first(t, title, more)
  local g = agenda.begun(t, { "Mutiny", "Economic Equality" }, { before = { hand = { {}, {}, { title } } } }, more)
  g:pass_until(function() return g:has("answer with " .. title) end)
  g:choose("answer with " .. title)
  while g:ask().prompt:find("o you answer") and g:ask().seat ~= 2 do g:seat(g:ask().seat):pass() end
  return g
end
for _, title in ipairs{ "Construction Rider", "Diplomacy Rider", "Imperial Rider", "Leadership Rider", "Politics Rider", "Sanction",
    "Technology Rider", "Trade Rider", "Warfare Rider", "Assassinate Representative" } do
  card(title, "holds for one agenda and not for the next one", function(t)
    local g = on_first(t, title, codex)
    if title == "Assassinate Representative" then g:choose("Player 3") else g:choose("predict Against") end
    local asked = { {}, {} }
    g:pass_until(function()
      if g:has("vote for For") and g:ask().seat == 2 then asked[g:log_has("Economic Equality is revealed") and 2 or 1].yes = true end
      return g:see("phase") ~= "Agenda"
    end)
    t:eq({ asked[1].yes, asked[2].yes }, { nil, true })
  end)
end
card("Hack Election", "holds for one agenda and not for the next one", function(t)
  local g = on_first(t, "Hack Election", codex)
  g:pass_until(function() return g:log_has("Economic Equality is revealed") and g:has("vote for For") end)
  g:seat(g:ask().seat):choose("abstain")
  g:pass_until(function() return g:has("vote for For") end)
  t:eq(g:ask().seat, 2)
end)
card("Diplomacy Rider", "no token of its player, and only systems with its planets", function(t)
  local g = on_first(t, "Diplomacy Rider"):choose("predict For")
  local from = #g:log()
  agenda.decided(g, "For")
  t:not_offered(g, "Mecatol Rex")
  if g:has("Hercant") then g:choose("Hercant") end
  local others, own = false, false
  for i, words in ipairs(g:log()) do
    if i > from then
      others = others or words:find("Player 1 places a command token in Hercant") ~= nil
      own = own or words:find("Player 3 places a command token") ~= nil
    end
  end
  t:eq({ others, own }, { true, false })
end)
card("Construction Rider", "no planet of another", function(t)
  local g = on_first(t, "Construction Rider"):choose("predict For")
  agenda.decided(g, "For")
  t:offered(g, "Hercant")
  t:not_offered(g, "Jord")
end)
