-- The Nomad and the Naaz-Rokha Alliance: where their components act and where they must not.
local imperium = require "lib.imperium"
local faction = require "lib.faction"

-- A fight in Atlas; the dice are forced in the order in which they are rolled.
local function fight(t, ours, mine, other, more)
  local position = { units = { { ["space of Atlas"] = mine }, { ["space of Atlas"] = other } }, fleet = { 8, 8 }, agents_spent = { true, true, true } }
  for key, value in pairs(more or {}) do position[key] = value end
  return faction.as(t, ours, position):choose("activate Atlas")
end

-- ---- Nomad

-- A flagship far away from Atlas, where a mech stands.
local function leaps(t, ours, mech, position)
  local all = { planets = { { "Vorhal" } }, units = { { ["space of Vorhal"] = { flagship = 1, cruiser = 1 }, [mech] = { mech = 1 }, Vorhal = { infantry = 2 } } } }
  for key, value in pairs(position or {}) do all[key] = value end
  local g = faction.as(t, ours, all)
  g:choose("activate Atlas")
  return imperium.quiet(g)
end

card("Memoria I", "it moves as if beside a system with its mechs, and so do those it carries", function(t)
  local g = leaps(t, "Nomad", "Atlas", { planets = { { "Vorhal", "Atlas" } } })
  t:not_offered(g, "move 1 cruiser")
  g:choose("move 1 flagship"):choose("take 2 infantry along")
  if g:has("take no more along") then g:choose("take no more along") end
  g:choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Atlas").flagship, 1)
end)

card("Memoria I", "not elsewhere, nor one step further than its move", function(t)
  t:not_offered(leaps(t, "Nomad", "Lodor"), "move 1 flagship")
  t:not_offered(leaps(t, "Nomad", "Quann", { planets = { { "Vorhal", "Quann" } } }), "move 1 flagship")
  t:not_offered(leaps(t, "Sol", "Atlas"), "move 1 flagship")
end)

card("Memoria II", "with a move of two it goes on from there, taking along what stands there", function(t)
  local g = leaps(t, "Nomad", "Quann", { planets = { { "Vorhal", "Quann" } }, technologies = { { "Memoria II" } } })
  g:choose("move 1 flagship")
  t:offered(g, "take 1 mech along from Quann")
  g:choose("take 1 mech along from Quann"):choose("take no more along"):choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Atlas"), { flagship = 1, mech = 1 })
end)

card("Memoria II", "not before its technology is there", function(t)
  t:not_offered(leaps(t, "Nomad", "Quann", { planets = { { "Vorhal", "Quann" } } }), "move 1 flagship")
end)

-- Seat 1 hits once in space, where seat 0 has a mech.
local function hit(t, ours, mine, place)
  local position = {}
  if place then position.planets, position.units = { { "Atlas" } }, { { ["space of Atlas"] = mine, Atlas = { mech = 1 } }, { ["space of Atlas"] = { carrier = 1 } } } end
  local g = fight(t, ours, mine, { carrier = 1 }, position)
  g:force{ "1", "10" }
  return g:pass_until(function() return g:has("1 mech") or g:log_has("Player 1 loses") or g:see("round") == 2 end)
end

card("Quantum Manipulator", "in space it sustains damage for ships", function(t)
  local g = hit(t, "Nomad", { carrier = 1, mech = 1 })
  g:choose("1 mech")
  t:ok(g:log_has("mech sustains damage"))
  t:eq(imperium.units(g, 0, "Atlas"), { carrier = 1, mech = 1 })
end)

card("Quantum Manipulator", "not on a planet, nor do mechs of others", function(t)
  t:ok(hit(t, "Nomad", { carrier = 1 }, true):log_has("Player 1 loses 1 carrier"))
  t:ok(hit(t, "Sol", { carrier = 1, mech = 1 }):log_has("Player 1 loses 1 carrier"))
end)

card("Quantum Manipulator", "not against space cannons, which are no combat", function(t)
  local g = faction.as(t, "Nomad", { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = { carrier = 1, mech = 1 } }, { Atlas = { pds = 1 } } } })
  g:choose("activate Atlas"):force{ "10" }
  faction.until_offered(g, "fire at Player 1"):choose("fire at Player 1")
  t:ok(faction.until_told(g, "Player 1 loses"):log_has("Player 1 loses 1 carrier"))
end)

-- Seat 1, the Xxcha, uses its agent; seat 0 has the technology.
local function suite(t, technologies)
  local g = faction.as(t, "Nomad", { technologies = { technologies }, exhausted = { "Archon Ren", "Archon Tau" } }, "Xxcha")
  g:pass_until(function() return g:ask().seat == 1 and g:has("use Ggrocuto Rinn") end)
  g:choose("use Ggrocuto Rinn")
  return g:pass_until(function() return g:has("answer with Temporal Command Suite") or g:ask().seat == 2 and g:has("activate Atlas") end)
end

card("Temporal Command Suite", "an agent that was exhausted is readied, and one may deal with its owner", function(t)
  local g = suite(t, { "Temporal Command Suite" })
  g:choose("answer with Temporal Command Suite")
  t:eq(g:ask().seat, 0)
  t:eq(faction.leader(g, 1, "Ggrocuto Rinn"), {})
  g:choose("do it")
  t:offered(g, "bargain with Player 2")
end)

card("Temporal Command Suite", "not without it", function(t)
  t:not_offered(suite(t, {}), "answer with Temporal Command Suite")
end)

-- Seat 0 holds the note of the Nomad, who is seat 2.
local function cavalry(t, notes, mine, other, more)
  local position = { units = { { ["space of Atlas"] = mine }, { ["space of Atlas"] = other } }, fleet = { 8, 8 }, notes = { notes }, agents_spent = { true, true, true } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = faction.as(t, "Sol", position, nil, "Nomad")
  g:choose("activate Atlas")
  return g:pass_until(function() return g:has("answer with The Cavalry") or g:log_has("rolls") end)
end

card("The Cavalry", "one ship has the dice, the barrage and the damage of the flagship", function(t)
  local g = cavalry(t, { "The Cavalry" }, { carrier = 2 }, { carrier = 1, fighter = 1 })
  g:choose("answer with The Cavalry")
  t:offered(g, "carrier")
  g:choose(g:options(0)[1])
  t:eq(imperium.notes(g, 2)["The Cavalry"], 1)
  g:force{ "8", "1", "1", "1", "1", "1", "10" } -- three dice of barrage, two in combat and that of the other carrier
  g:pass_until(function() return g:ask().rule == "87.0" or g:log_has("Player 2 loses 1 carrier") end)
  t:ok(g:log_has("Player 2 loses 1 fighter"))
  t:offered(g, "1 carrier")
  t:not_offered(g, "2 carriers")
  g:choose("1 carrier"):force{ "1", "1", "1", "10" }
  t:ok(g:log_has("Player 1's carrier sustains damage"))
  g:pass_until(function() return g:ask().rule == "87.0" or g:ask().rule == "31.1" end)
  t:eq(g:ask().rule, "31.1")
  t:offered(g, "1 damaged carrier")
end)

card("The Cavalry", "not for fighters, not with none, not against its owner", function(t)
  local g = cavalry(t, { "The Cavalry" }, { carrier = 1, fighter = 2 }, { carrier = 1 })
  g:choose("answer with The Cavalry")
  t:not_offered(g, "fighter")
  t:not_offered(cavalry(t, {}, { carrier = 1 }, { carrier = 1 }), "answer with The Cavalry")
  g = faction.as(t, "Sol", { notes = { { "The Cavalry" } }, units = { { ["space of Atlas"] = { carrier = 1 } }, {}, { ["space of Atlas"] = { carrier = 1 } } } }, nil, "Nomad")
  g:choose("activate Atlas")
  t:not_offered(g:pass_until(function() return g:has("answer with The Cavalry") or g:log_has("rolls") end), "answer with The Cavalry")
end)

-- Seat 0 uses Trade: three trade goods from the supply.
local function takes(t, spent)
  local g = imperium.begun(t, { seats = { { faction = "Nomad" }, { faction = "Winnu" }, { faction = "Saar" } } })
  imperium.pick(g, { { "Trade", "Leadership" }, { "Technology", "Warfare" }, { "Politics", "Construction" } })
  g:arrange{ no_secrets = true, goods = { 0 }, commodities = { 0 }, agents_spent = { spent, true, true } }
  imperium.quiet(g):choose("use Trade")
  return g:pass_until(function() return g:has("answer with Artuno the Betrayer") or g:ask().rule == "82.2" end)
end

card("Artuno the Betrayer", "as many goods on the card, which come back when it is readied", function(t)
  local g = takes(t, false)
  t:eq(g:see("seat.0.trade goods"), 3)
  g:choose("answer with Artuno the Betrayer")
  t:eq(g:see("seat.0.trade goods"), 3)
  t:eq(faction.leader(g, 0, "Artuno the Betrayer"), { exhausted = true })
  t:eq(g:see("seat.0.goods on a card"), 3)
  g:arrange{ all_used = true }
  g:pass_until(function() return g:see("round") == 2 or g:has("answer with Artuno the Betrayer") end)
  t:not_offered(g, "answer with Artuno the Betrayer")
  t:eq(g:see("seat.0.trade goods"), 6)
end)

card("Artuno the Betrayer", "not while exhausted, nor for goods of a transaction", function(t)
  t:not_offered(takes(t, true), "answer with Artuno the Betrayer")
  local g = faction.as(t, "Nomad", { goods = { 0, 2 }, units = { { ["space of Quann"] = { carrier = 1 } }, { ["space of Atlas"] = { carrier = 1 } } } })
  g:choose("bargain with somebody"):choose("bargain with Player 2"):choose("ask for 2 trade goods"):choose("offer"):choose("agree")
  t:eq(g:see("seat.0.trade goods"), 2)
  t:not_offered(g, "answer with Artuno the Betrayer")
end)

card("The Company", "three agents, each with its own moment", function(t)
  local g = fight(t, "Nomad", { cruiser = 1 }, { cruiser = 1 }, { agents_spent = { false, true, true } })
  for _, name in ipairs{ "Artuno the Betrayer", "Field Marshal Mercer", "The Thundarian" } do t:eq(faction.leader(g, 0, name), {}) end
  faction.until_offered(g, "answer with The Thundarian"):choose("answer with The Thundarian")
  t:eq(faction.leader(g, 0, "Field Marshal Mercer"), {})
end)

card("The Company", "not for others, who have one", function(t)
  local g, agents = fight(t, "Sol", { cruiser = 1 }, { cruiser = 1 }), 0
  for _, zone in ipairs(g:view(0).zones) do
    if zone.id == "leaders.0" then agents = #zone.cards end
  end
  t:eq(agents, 3)
end)

local function mercer(t, spent)
  local g = faction.as(t, "Nomad", { agents_spent = { spent, true, true }, planets = { { "Tequ'ran", "Torkan", "Lodor" } },
    units = { { ["Tequ'ran"] = { infantry = 1 }, Torkan = { infantry = 1 }, Lodor = { infantry = 3 } } } })
  g:choose("activate Tequ'ran and Torkan")
  return g:pass_until(function() return g:has("answer with Field Marshal Mercer") or g:ask().seat ~= 0 and g:has("activate") end)
end

card("Field Marshal Mercer", "two ground forces to planets of the active system", function(t)
  local g = mercer(t, false)
  g:choose("answer with Field Marshal Mercer"):choose("Tequ'ran"):choose("1 infantry (Lodor)")
  g:choose("do it"):choose("Torkan"):choose("1 infantry (Lodor)")
  t:eq({ imperium.units(g, 0, "Tequ'ran").infantry, imperium.units(g, 0, "Torkan").infantry, imperium.units(g, 0, "Lodor").infantry }, { 2, 2, 1 })
end)

card("Field Marshal Mercer", "not while exhausted, nor where its player has no planet", function(t)
  t:not_offered(mercer(t, true), "answer with Field Marshal Mercer")
  local g = faction.as(t, "Nomad", { planets = { { "Lodor" } }, units = { { Lodor = { infantry = 3 } } } })
  g:choose("activate Atlas")
  t:not_offered(g:pass_until(function() return g:has("answer with Field Marshal Mercer") or g:ask().seat ~= 0 and g:has("activate") end), "answer with Field Marshal Mercer")
end)

local function thundarian(t, spent)
  local g = fight(t, "Nomad", { cruiser = 1 }, { cruiser = 1 }, { agents_spent = { spent, true, true } })
  g:force{ "1", "10" }
  return g:pass_until(function() return g:has("answer with The Thundarian") or g:log_has("Player 1 loses") end)
end

card("The Thundarian", "no hits are assigned, and the dice of the round are rolled anew", function(t)
  local g = thundarian(t, false)
  g:choose("answer with The Thundarian"):force{ "10", "1" }
  g:pass_until(function() return g:log_has("wins") end)
  t:ok(g:log_has("Player 2 loses 1 cruiser"))
  t:ok(not g:log_has("Player 1 loses"))
end)

card("The Thundarian", "not while exhausted; on planets, too", function(t)
  t:ok(thundarian(t, true):log_has("Player 1 loses 1 cruiser"))
  local g = faction.as(t, "Nomad", { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 } }, { Atlas = { infantry = 1 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "land 1 infantry on Atlas"):choose("land 1 infantry on Atlas"):force{ "1", "10" }
  faction.until_offered(g, "answer with The Thundarian"):choose("answer with The Thundarian"):force{ "10", "1" }
  t:ok(faction.until_told(g, "Player 1 controls Atlas"):log_has("Player 1 controls Atlas"))
end)

faction.unlocks("Nomad", "Navarch Feng", { scored = { { "Master the Laws of Physics" } } }, { points = { 1 } })

local function navarch(t, unlocked)
  local g = faction.as(t, "Nomad", { unlocked = { unlocked }, goods = { 0 }, exhausted = { "Arcturus" }, units = { { Arcturus = { space_dock = 1 } } } })
  g:choose("activate Arcturus")
  return g:pass_until(function() return g:has("that is all that is built") or g:see("round") == 2 end)
end

card("Navarch Feng", "the flagship costs nothing, other ships do", function(t)
  local g = navarch(t, { "Navarch Feng" })
  t:not_offered(g, "1 carrier in space")
  faction.until_told(g:choose("1 flagship in space"), "produces 1 flagship")
  t:eq(imperium.units(g, 0, "Arcturus").flagship, 1)
end)

card("Navarch Feng", "not while locked", function(t)
  t:not_offered(navarch(t, {}), "1 flagship in space")
end)

local function siven(t, unlocked)
  return faction.as(t, "Nomad", { unlocked = { unlocked }, tokens = { { "Quann" } }, planets = { { "Quann" } },
    units = { { ["space of Quann"] = { flagship = 1, cruiser = 1 }, Quann = { infantry = 1 } } } })
end

card("Ahk-Syl Siven", "the flagship and what it carries leave systems with one's own tokens until the round ends", function(t)
  local g = siven(t, { "Ahk-Syl Siven" })
  g:choose("use Ahk-Syl Siven"):pass_until(function() return g:ask().seat == 0 and g:has("activate Atlas") end)
  imperium.quiet(g:choose("activate Atlas"))
  t:refused(g, { "move 1 cruiser" }, "58.4c")
  g:choose("move 1 flagship"):choose("take 1 infantry along from Quann"):choose("that is all that moves")
  t:eq(imperium.units(g, 0, "Atlas"), { flagship = 1, infantry = 1 })
  t:eq(faction.leader(g, 0, "Ahk-Syl Siven"), nil)
end)

card("Ahk-Syl Siven", "not while locked", function(t)
  local g = siven(t, {})
  t:not_offered(g, "use Ahk-Syl Siven")
  t:not_offered(imperium.quiet(g:choose("activate Atlas")), "move 1 flagship")
end)

-- ---- Naaz-Rokha

-- A planet with a mech is explored with the agent when the tactical action is over.
local function suns(t, ours, units)
  local g = faction.as(t, ours, { planets = { { "Quann" } }, units = { { Quann = units } }, cultural = { "Freelancers", "Gamma Wormhole" } })
  g:choose("activate Quann")
  return g:pass_until(function() return g:has("answer with Garv and Gunn") or g:ask().seat ~= 0 and g:has("activate") end)
end

card("Distant Suns", "with a mech one card more, if wanted, and one of the two", function(t)
  local g = suns(t, "Naaz-Rokha", { mech = 1 })
  g:choose("answer with Garv and Gunn"):choose("Quann"):choose("do it")
  t:offered(g, "Freelancers")
  t:offered(g, "Gamma Wormhole")
  g:choose("Gamma Wormhole")
  t:ok(g:log_has("Player 1 explores Quann: Gamma Wormhole"))
end)

card("Distant Suns", "who wants one card has one; without a mech there is but one", function(t)
  local g = suns(t, "Naaz-Rokha", { mech = 1 })
  g:choose("answer with Garv and Gunn"):choose("Quann"):choose("do not")
  t:ok(g:log_has("Player 1 explores Quann: Gamma Wormhole"))
  g = suns(t, "Naaz-Rokha", { infantry = 1 })
  g:choose("answer with Garv and Gunn"):choose("Quann")
  t:ok(g:log_has("Player 1 explores Quann: Gamma Wormhole"))
end)

card("Garv and Gunn", "whoever's turn ends explores one of its planets", function(t)
  local g = faction.as(t, "Sol", { planets = { { "Quann" } }, agents_spent = { true, false, true }, units = { { Quann = { infantry = 1 } } }, cultural = { "Cultural Relic Fragment" } }, "Naaz-Rokha")
  g:choose("activate Quann")
  faction.until_offered(g, "answer with Garv and Gunn"):choose("answer with Garv and Gunn")
  if g:has("Quann") then g:choose("Quann") end
  t:ok(g:log_has("Player 1 explores Quann"))
  t:eq(faction.leader(g, 1, "Garv and Gunn"), { exhausted = true })
end)

card("Garv and Gunn", "not for who has no planet that can be explored", function(t)
  local g = suns(t, "Naaz-Rokha", { infantry = 1 })
  g = faction.as(t, "Naaz-Rokha", { units = { { Atlas = { cruiser = 1 } } } })
  g:choose("activate Atlas")
  t:not_offered(g:pass_until(function() return g:has("answer with Garv and Gunn") or g:ask().seat ~= 0 and g:has("activate") end), "answer with Garv and Gunn")
end)

local fragment = "Cultural Relic Fragment"
local function purges(g)
  g:choose("the cultural deck"):choose("purge " .. fragment)
  if g:has("purge " .. fragment) then g:choose("purge " .. fragment) end
  return g
end

card("Fabrication", "two fragments of a type for a relic, one for a token", function(t)
  local g = faction.as(t, "Naaz-Rokha", { area = { { fragment, fragment } }, relics = { "Maw of Worlds" } })
  purges(g:choose("use The Naaz-Rokha Alliance#2"))
  t:ok(g:log_has("Player 1 gains the relic Maw of Worlds"))
  g = faction.as(t, "Naaz-Rokha", { area = { { fragment } } })
  g:choose("use The Naaz-Rokha Alliance"):choose(fragment)
  t:ok(g:log_has(fragment .. " leaves the game"))
  t:ok(g:log_has("Player 1 gains 1 command token"))
end)

card("Fabrication", "not without fragments, no relic for one", function(t)
  t:not_offered(faction.as(t, "Naaz-Rokha", {}), "use The Naaz-Rokha Alliance")
  local g = faction.as(t, "Naaz-Rokha", { area = { { fragment } } })
  g:choose("use The Naaz-Rokha Alliance"):choose(fragment)
  t:ok(not g:log_has("Maw of Worlds"))
end)

-- The note of the Naaz-Rokha, who is seat 2.
local function forges(t, notes, fragments)
  return faction.as(t, "Sol", { notes = { notes }, area = { fragments }, relics = { "Maw of Worlds" } }, nil, "Naaz-Rokha")
end

card("Black Market Forgery", "two fragments of a type for a relic; it goes back", function(t)
  local g = forges(t, { "Black Market Forgery" }, { fragment, fragment })
  purges(g:choose("use Black Market Forgery"))
  t:ok(g:log_has("Player 1 gains the relic Maw of Worlds"))
  t:eq(imperium.notes(g, 2)["Black Market Forgery"], 1)
end)

card("Black Market Forgery", "not for one, nor for two of different types", function(t)
  t:not_offered(forges(t, { "Black Market Forgery" }, { fragment }), "use Black Market Forgery")
  t:not_offered(forges(t, { "Black Market Forgery" }, { fragment, "Hazardous Relic Fragment" }), "use Black Market Forgery")
  t:not_offered(forges(t, {}, { fragment, fragment }), "use Black Market Forgery")
end)

local function synthesis(t, unlocked, more)
  local position = { unlocked = { unlocked }, relics = { "Maw of Worlds" }, commodities = { 0 }, goods = { 0 } }
  for key, value in pairs(more or {}) do position[key] = value end
  return faction.as(t, "Naaz-Rokha", position)
end

card("Hesh and Prit", "a relic and two secondary abilities, of a card somebody has and one that nobody has", function(t)
  local g = synthesis(t, { "Hesh and Prit" })
  local pool = g:see("seat.0.strategy")
  g:choose("use Hesh and Prit")
  t:ok(g:log_has("Player 1 gains the relic Maw of Worlds"))
  g:choose("do it"):choose("A card that nobody has"):choose("Trade")
  t:eq(g:see("seat.0.commodities"), 3)
  g:choose("do it"):choose("A card that somebody has")
  t:offered(g, "Imperial")
  g:choose("Politics")
  t:ok(g:log_has("Player 1 draws"))
  t:eq(g:see("seat.0.strategy"), pool)
  t:eq(faction.leader(g, 0, "Hesh and Prit"), nil)
end)

card("Hesh and Prit", "no card twice, none that was used; without a token in reinforcements what is free alone", function(t)
  local g = synthesis(t, { "Hesh and Prit" })
  g:choose("use Hesh and Prit"):choose("do it"):choose("A card that nobody has"):choose("Trade"):choose("do it")
  g:choose("A card that nobody has")
  t:ok(not g:has("Trade"))
  g = synthesis(t, { "Hesh and Prit" }, { tactic = { 10 }, fleet = { 4 }, strategy = { 2 } })
  g:choose("use Hesh and Prit"):choose("do it")
  t:not_offered(g, "A card that nobody has")
end)

card("Hesh and Prit", "not while locked", function(t)
  t:not_offered(synthesis(t, {}), "use Hesh and Prit")
end)

card("Visz el Vir", "mechs in its system roll a die more", function(t)
  local g = faction.as(t, "Naaz-Rokha", { units = { { ["space of Atlas"] = { flagship = 1 }, Atlas = { mech = 1 }, Lodor = { mech = 1 } } } })
  local dice = {}
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.type == "mech" then dice[#dice + 1] = g:explain("unit:" .. piece.id .. ":dice").total end
  end
  table.sort(dice)
  t:eq(dice, { 2, 3 })
end)

card("Visz el Vir", "not where it is not", function(t)
  local g = faction.as(t, "Naaz-Rokha", { units = { { ["space of Atlas"] = { flagship = 1 }, Lodor = { mech = 1 } } } })
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.type == "mech" then t:eq(g:explain("unit:" .. piece.id .. ":dice").total, 2) end
  end
end)

card("Z-Grav Eidolon", "in space it fights as a ship, with two dice at 8, and can be hit", function(t)
  local g = fight(t, "Naaz-Rokha", { carrier = 1, mech = 1 }, { cruiser = 2 })
  g:force{ "1", "8", "7", "10", "10" }
  g:pass_until(function() return g:log_has("Player 1 loses 1 mech") and g:log_has("Player 1 loses 1 carrier") end)
  t:ok(g:log_has("Player 1 scores 1 hit"))
  t:ok(not g:log_has("sustains damage"))
end)

card("Z-Grav Eidolon", "while one is there the combat goes on; when it ends what no ship carries is removed", function(t)
  local g = fight(t, "Naaz-Rokha", { destroyer = 1, mech = 1, carrier = 1 }, { cruiser = 1 })
  g:arrange{ units = { { ["space of Atlas"] = { carrier = 1, mech = 1 } }, { ["space of Atlas"] = { cruiser = 1 } } } }
  g:force{ "1", "1", "1", "10", "8", "1", "1" }
  faction.until_offered(g, "1 carrier"):choose("1 carrier")
  g:pass_until(function() return g:log_has("wins") end)
  t:ok(g:log_has("Player 1 wins the combat"))
  g:pass_until(function() return g:ask().rule == "3.1" or g:see("round") == 2 end)
  t:eq(imperium.units(g, 0, "Atlas"), {})
end)

card("Eidolon", "on a planet it stays what it is, and so in space outside of combat", function(t)
  local g = fight(t, "Naaz-Rokha", { carrier = 1 }, { cruiser = 1 }, { planets = { { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1 }, Atlas = { mech = 1 } }, { ["space of Atlas"] = { cruiser = 1 } } } })
  g:force{ "1", "10" }
  g:pass_until(function() return g:log_has("wins") end)
  t:ok(g:log_has("Player 2 wins the combat"))
  t:eq(imperium.units(g, 0, "Atlas"), { mech = 1 })
end)

card("Eidolon", "on the ground it sustains damage and hits with 6, not with 5", function(t)
  local g = faction.as(t, "Naaz-Rokha", { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = { carrier = 1, mech = 1 } }, { Atlas = { infantry = 1 } } } })
  g:choose("activate Atlas")
  faction.until_offered(g, "land 1 mech on Atlas"):choose("land 1 mech on Atlas"):force{ "5", "5", "10" }
  faction.until_offered(g, "1 mech"):force{ "6", "1", "1" }
  t:ok(not g:log_has("Player 1 scores"))
  g:choose("1 mech")
  t:ok(g:log_has("mech sustains damage"))
  t:ok(faction.until_told(g, "Player 1 controls Atlas"):log_has("Player 1 controls Atlas"))
end)

card("Eidolon", "after a fight in space it lands as what it is, not as a ship", function(t)
  local g = fight(t, "Naaz-Rokha", { carrier = 1, mech = 1 }, { fighter = 1 }, { planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { carrier = 1, mech = 1 } }, { ["space of Atlas"] = { destroyer = 1 }, Atlas = { infantry = 1 } } } })
  g:force{ "1", "1", "1", "8", "1", "1" }
  faction.until_offered(g, "land 1 mech on Atlas"):force{ "6", "1", "10" }
  g:choose("land 1 mech on Atlas")
  t:eq(faction.until_offered(g, "1 mech"):ask().rule, "87.0")
  g:choose("1 mech")
  t:ok(faction.until_told(g, "Player 1 controls Atlas"):log_has("Player 2 loses 1 infantry"))
  t:eq(imperium.units(g, 0, "Atlas").mech, 1)
end)

local function prefab(t, technologies)
  local g = faction.as(t, "Naaz-Rokha", { technologies = { technologies }, units = { { ["space of Quann"] = { carrier = 1, infantry = 1 } } }, cultural = { "Cultural Relic Fragment" } })
  g:choose("activate Quann")
  faction.until_offered(g, "land 1 infantry on Quann"):choose("land 1 infantry on Quann")
  return faction.until_told(g, "explores Quann")
end

card("Pre-Fab Arcologies", "a planet that was explored is readied", function(t)
  t:eq(prefab(t, { "Pre-Fab Arcologies" }):view(0).seats[1].exhausted, nil)
end)

card("Pre-Fab Arcologies", "without it it comes exhausted", function(t)
  t:eq(prefab(t, {}):view(0).seats[1].exhausted, { "Quann" })
end)

faction.unlocks("Naaz-Rokha", "Dart and Tai", { planets = { { "Quann", "Lodor" } }, units = { { Quann = { mech = 1 }, Lodor = { mech = 1 }, ["space of Atlas"] = { carrier = 1, mech = 1 } } } },
  { planets = { { "Quann", "Lodor" } }, units = { { Quann = { mech = 2 }, Lodor = { mech = 1 } } } })

local function darts(t, unlocked, owner)
  local g = faction.as(t, "Naaz-Rokha", { unlocked = { unlocked }, planets = { {}, owner and { "Quann" } or {} }, units = { { ["space of Quann"] = { carrier = 1, infantry = 1 } } }, cultural = { "Cultural Relic Fragment" } })
  g:choose("activate Quann")
  faction.until_offered(g, "land 1 infantry on Quann"):choose("land 1 infantry on Quann")
  return g:pass_until(function() return g:has("answer with Dart and Tai") or g:ask().rule == "3.1" or g:ask().seat ~= 0 end)
end

card("Dart and Tai", "a planet of another that is gained is explored", function(t)
  local g = darts(t, { "Dart and Tai" }, true)
  g:choose("answer with Dart and Tai")
  t:ok(g:log_has("Player 1 explores Quann"))
end)

card("Dart and Tai", "not while locked, and not twice what nobody had", function(t)
  t:not_offered(darts(t, {}, true), "answer with Dart and Tai")
  t:not_offered(darts(t, { "Dart and Tai" }, false), "answer with Dart and Tai")
end)
