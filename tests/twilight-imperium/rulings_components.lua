-- Components of factions and cards where two of them meet.
local imperium = require "lib.imperium"
local faction = require "lib.faction"

local function doing(g) return g:ask().rule == "3.1" end
local function over(g) return g:ask().seat == 1 and doing(g) end

-- Seat 0 acts with large fleets.
local function as(t, ours, position, theirs, third)
  position.fleet = { 9, 9, 9 }
  return faction.as(t, ours, position, theirs, third)
end
local function until_offered(g, words)
  return faction.until_offered(g, words):choose(words)
end

card("Prophecy of Ixth", "not for what is built without Production", function(t)
  local g = as(t, "Sol", { area = { { "Prophecy of Ixth" } }, technologies = { { "Sling Relay" } }, goods = { 2 } })
  g:choose("use Sling Relay")
  until_offered(g, "1 destroyer in space")
  g:pass_until(over)
  t:ok(g:log_has("produces 1 destroyer"))
  t:ok(not g:log_has("Prophecy of Ixth is discarded"))
end)

-- What a mech of the Arborec on Atlas may build.
local function grown(t, laws)
  local g = as(t, "Arborec", { laws = laws, planets = { { "Atlas" } }, units = { { Atlas = { mech = 1 } } }, goods = { 2 } })
  g:choose("activate Atlas")
  return g:pass_until(function() return g:has("1 destroyer in space") or g:ask().seat ~= 0 end)
end

card("Articles of War", "mechs have no Production either", function(t)
  t:offered(grown(t, {}), "1 destroyer in space")
  t:not_offered(grown(t, { "Articles of War" }), "1 destroyer in space")
end)

card("Articles of War", "Mitosis brings no mech, only an infantry", function(t)
  local g = as(t, "Arborec", { laws = { "Articles of War" }, units = { { Nestphar = { space_dock = 1, infantry = 2 } } } })
  imperium.never_offered(t, g, "becomes a mech", function() return g:log_has("Player 1 places 1 infantry: Nestphar") end)
  t:eq(imperium.units(g, 0, "Nestphar"), { space_dock = 1, infantry = 3 })
end)

-- Seat 0 with the note of N'orr fights on the ground.
card("Tekklar Legion", "fighters that fight on the ground have one more, too", function(t)
  local g = as(t, "Naalu", { notes = { { "Tekklar Legion" } }, planets = { {}, {}, { "Atlas" } },
    units = { { ["space of Atlas"] = { flagship = 1, fighter = 1 } }, {}, { Atlas = { infantry = 1 } } } }, "N'orr")
  g:choose("activate Atlas")
  until_offered(g, "land 1 fighter on Atlas")
  until_offered(g, "answer with Tekklar Legion")
  g:force{ "7", "1" }
  g:pass_until(over)
  t:ok(g:log_has("Player 3 loses 1 infantry"))
end)

-- Winnu lands a mech on each of the planets.
local function reclaimed(t, planets)
  local g = as(t, "Winnu", { units = { { ["space of Bereg and Lirta IV"] = { carrier = 1, mech = 2 } } } }, "Sol")
  g:choose("activate Bereg and Lirta IV")
  for _, planet in ipairs(planets) do until_offered(g, "land 1 mech on " .. planet) end
  return until_offered(g, "answer with Reclaimer")
end

card("Reclaimer", "on two planets that were gained at once each brings a structure", function(t)
  local g = reclaimed(t, { "Bereg", "Lirta IV" })
  g:choose("Bereg"):choose("a PDS"):choose("do it"):choose("Lirta IV"):choose("a space dock")
  t:eq(imperium.units(g, 0, "Bereg"), { mech = 1, pds = 1 })
  t:eq(imperium.units(g, 0, "Lirta IV"), { mech = 1, space_dock = 1 })
end)

card("Reclaimer", "nothing on the other planet that was gained without one", function(t)
  local g = reclaimed(t, { "Bereg" })
  g:choose("Bereg"):choose("a PDS")
  t:not_offered(g, "do it")
end)

-- It Feeds on Carrion, by the Cabal of seat 0; seat 1 has ships in its home.
local function carrion(t, own)
  local g = as(t, "Vuil'raith", { unlocked = { { "It Feeds on Carrion" } },
    units = { { Acheron = { space_dock = 1 }, ["space of Acheron"] = own }, { ["space of Acheron"] = { cruiser = 1 } } } })
  if own.destroyer then g:force{ "1" } end
  g:choose("use It Feeds on Carrion")
  return g:pass_until(over)
end

card("It Feeds on Carrion", "not the ships of who blockades the dock: they are not captured, and stay", function(t)
  t:eq(imperium.units(carrion(t, {}), 1, "Acheron"), { cruiser = 1 })
  local g = carrion(t, { destroyer = 1 })
  t:eq(imperium.units(g, 1, "Acheron"), {})
  t:ok(g:log_has("Player 1 captures 1 cruiser"))
end)

-- Rowl Sarrig moves an infantry that was produced; seat 0 acts.
local function shipped(t, factions, position)
  position.goods, position.agents_spent = { 2 }, { true, true, true }
  local seats = {}
  for i, name in ipairs(factions) do seats[i] = { faction = name } end
  return imperium.acting(t, position, { seats = seats })
end

card("Rowl Sarrig", "onto planets one controls below a floating factory, none of others", function(t)
  local g = shipped(t, { "Saar", "Winnu", "Mentak" }, { unlocked = { { "Rowl Sarrig" } }, planets = { { "Bereg" }, { "Lirta IV" } },
    units = { { ["Lisis II"] = { space_dock = 1 }, Bereg = { space_dock = 1 } } } })
  g:choose("activate Lisis II"):choose("2 infantry in space"):choose("that is all")
  until_offered(g, "answer with Rowl Sarrig"):choose("do it"):choose("on a planet below a dock")
  t:not_offered(g, "Lirta IV")
  g:choose("Bereg")
  t:eq(imperium.units(g, 0, "Bereg").infantry, 1)
end)

card("Rowl Sarrig", "only what has just been produced, not what was there before", function(t)
  local g = shipped(t, { "Saar", "Winnu", "Mentak" }, { unlocked = { { "Rowl Sarrig" } }, planets = { { "Bereg" } },
    units = { { ["Lisis II"] = { space_dock = 1, infantry = 3 }, Bereg = { space_dock = 1 } } } })
  g:choose("activate Lisis II"):choose("1 infantry in space"):choose("that is all")
  until_offered(g, "answer with Rowl Sarrig"):choose("do it"):choose("on a planet below a dock"):choose("Bereg")
  t:eq({ imperium.units(g, 0, "Bereg").infantry, imperium.units(g, 0, "Lisis II").infantry }, { 1, 3 })
end)

card("Rowl Sarrig", "by Alliance only onto planets with a dock that is not blockaded", function(t)
  local g = shipped(t, { "Sol", "Saar", "Mentak" }, { unlocked = { {}, { "Rowl Sarrig" } }, shown_notes = { { "Alliance of Player 2" } },
    planets = { { "Bereg", "Lirta IV", "Atlas", "Vorhal" } },
    units = { { Jord = { space_dock = 1 }, Bereg = { space_dock = 1 }, Atlas = { space_dock = 1 } }, {}, { ["space of Atlas"] = { cruiser = 1 } } } })
  g:choose("activate Jord"):choose("2 infantry on Jord"):choose("that is all")
  until_offered(g, "answer with Rowl Sarrig"):choose("do it")
  t:eq(g:options(), { "Bereg" })
end)

card("Ghost Squad", "between three planets as one likes", function(t)
  local home = "Hercant, Arretze and Kamdorn"
  local g = imperium.acting(t, { hand = { {}, {}, { "Ghost Squad" } }, fleet = { 9, 9, 9 }, units = { { ["space of " .. home] = { carrier = 1, infantry = 1 } },
    {}, { Hercant = { infantry = 1 }, Arretze = { infantry = 2 }, Kamdorn = { infantry = 4 } } } }, { codex = "on" })
  g:choose("activate " .. home)
  until_offered(g, "land 1 infantry on Hercant")
  until_offered(g, "answer with Ghost Squad")
  g:choose("Hercant")
  t:ok(g:ask().prompt:find("(6)", 1, true), "that many there are")
  g:choose("2 infantry (Arretze)"):choose("no more")
  t:eq(imperium.units(g, 2, "Hercant").infantry, 3)
  g:choose("do it"):choose("Arretze"):choose("1 infantry (Kamdorn)"):choose("no more")
  t:eq(imperium.units(g, 2, "Arretze").infantry, 1)
  t:eq(imperium.units(g, 2, "Kamdorn").infantry, 3)
end)

card("Kyver, Blade and Key", "the card is shown before it is decided what becomes of it, to nobody else", function(t)
  local g = faction.as(t, "Yssaril", { unlocked = { { "Kyver, Blade and Key" } }, hand = { {}, { "Spy", "Plague" } } })
  g:choose("use Kyver, Blade and Key")
  g:seat(1):choose("Plague")
  t:offered(g, "keep the card")
  t:ok(g:log_has("Player 1 looks at Plague"))
  for _, event in ipairs(g:events(2)) do t:ok(not event.text:find("Plague"), event.text) end
end)

-- Mathis Mathinus resolves Politics; then seats 1 and 2 are named.
card("Mathis Mathinus", "who is named pays for the secondary ability as ever; not without a token", function(t)
  local g = faction.as(t, "Winnu", { unlocked = { { "Mathis Mathinus" } }, strategy = { 2, 2, 0 } }, "Sol")
  g:choose("use Mathis Mathinus"):choose("a card that somebody has"):choose("Politics")
  local held = g:see("seat.1.hand.count")
  until_offered(g, "do it")
  g:seat(1):choose("use the secondary ability of Politics")
  t:eq(g:see("seat.1.hand.count"), held + 2)
  t:eq(g:see("seat.1.strategy"), 1)
  until_offered(g, "do it")
  t:not_offered(g, "use the secondary ability of Politics")
end)

test("a choice for each of several things says for which", function(t)
  local g = faction.as(t, "Yin", { unlocked = { { "Dannel of the Tenth" } }, planets = { { "Atlas", "Vorhal" } }, exhausted = { "Atlas", "Vorhal" },
    units = { { Atlas = { infantry = 1 }, Vorhal = { infantry = 2 } } } })
  g:choose("use Dannel of the Tenth")
  local first = g:ask().prompt
  g:choose("ready it")
  t:ok(first:find("(Atlas)", 1, true) and g:ask().prompt:find("(Vorhal)", 1, true) or
    first:find("(Vorhal)", 1, true) and g:ask().prompt:find("(Atlas)", 1, true), first)
end)

-- Hel-Titans are ground forces, and so are fighters while they fight on a planet.
local function titans(t, position)
  position.planets, position.tactic = { { "Atlas" } }, { 3, 3, 3 }
  local g = as(t, "Ul", position)
  g:choose("use Leadership")
  return g:pass_until(function() return g:ask().seat == 1 and doing(g) end)
end

card("Compensated Disarmament", "Hel-Titans are destroyed as well, for a good each; nothing for a space dock", function(t)
  local agenda = require "lib.agenda"
  local g = agenda.begun(t, { "Compensated Disarmament" }, { planets = { { "Atlas" } }, units = { { Atlas = { infantry = 1, pds = 2, space_dock = 1 } } }, goods = { 0 } },
    { seats = { { faction = "Ul" }, { faction = "Winnu" }, { faction = "Mentak" } } })
  agenda.decided(g, "Atlas")
  g:pass_until(function() return g:log_has("Player 1 loses 2 PDS") or g:see("round") == 2 end)
  t:eq(g:see("seat.0.trade goods"), 3)
  t:eq(imperium.units(g, 0, "Atlas"), { space_dock = 1 })
end)

card("Moll Terminus", "Hel-Titans on its planet do not sustain damage either", function(t)
  local g = as(t, "Mentak", { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = { carrier = 1, mech = 2 } }, { Atlas = { pds = 1 } } } }, "Ul")
  g:choose("activate Atlas")
  until_offered(g, "hold fire")
  until_offered(g, "land 2 mechs on Atlas")
  until_offered(g, "hold fire")
  g:force{ "10", "1", "1" }
  g:pass_until(function() return g:ask().prompt:find("sustain") or g:log_has("Player 2 loses 1 PDS") end)
  t:ok(not g:ask().prompt:find("sustain"))
end)

card("Occupy the Fringe", "Hel-Titans are counted, not a space dock", function(t)
  for pds = 1, 0, -1 do
    local g = titans(t, { secrets = { { "Occupy the Fringe" } }, units = { { Atlas = { infantry = 8, pds = pds } } } })
    g:pass_until(function() return g:has("score Occupy the Fringe") or g:see("round") == 2 end)
    if pds == 1 then t:offered(g, "score Occupy the Fringe") else t:not_offered(g, "score Occupy the Fringe") end
  end
end)

-- Naalu's fighters land on Atlas.
local function landed(t, position, theirs)
  position.planets = { {}, { "Atlas" }, {} }
  position.units = { { ["space of Atlas"] = { flagship = 1, fighter = 2 } }, { Atlas = { infantry = 1 } } }
  local g = as(t, "Naalu", position, theirs)
  g:choose("activate Atlas")
  return until_offered(g, "land 2 fighters on Atlas")
end

card("Parley", "fighters that were committed go back, too", function(t)
  local g = until_offered(landed(t, { hand = { {}, { "Parley" } } }), "answer with Parley")
  g:pass_until(over)
  t:ok(not g:log_has("ground combat"))
  t:eq(imperium.units(g, 0, "Atlas"), { flagship = 1, fighter = 2 })
end)

card("Evelyn DeLouis", "a fighter that fights on the ground, not a ship above", function(t)
  local g = until_offered(landed(t, { agents_spent = { true, false, true } }, "Sol"), "answer with Evelyn DeLouis")
  t:offered(g, "fighter of Player 1 on Atlas")
  t:not_offered(g, "flagship")
end)
