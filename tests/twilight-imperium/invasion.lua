-- Bombardment, landing, the custodians, ground combat, control, exploration.
local imperium = require "lib.imperium"

-- Sol's fleet is in the space of a system, activates it and comes to the invasion.
local function invade(t, system, mine, theirs, more)
  local position = { units = { { ["space of " .. system] = mine, Jord = { infantry = 1, space_dock = 1 } }, theirs or {} }, fleet = { 8 } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = imperium.acting(t, position)
  g:choose("activate " .. system)
  while g:has("that is all that moves") do g:choose("that is all that moves") end
  return g
end

rule({ "49.s2", "49.s2a", "95.4", "49.s5", "49.0", "89.s4", "25.1", "25.1a", "25.5b" }, "ground forces land and gain the planet", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 2 }, nil, { hazardous = { "Core Mine" } })
  imperium.quiet(g:choose("land 2 infantry on Atlas"))
  t:ok(g:log_has("Player 1 controls Atlas"))
  t:eq(imperium.units(g, 0, "Atlas").infantry, 2)
end)

rule({ "25.1+1", "49.s5b" }, "its card comes exhausted", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 1 })
  imperium.quiet(g:choose("land 1 infantry on Atlas"))
  t:eq(g:view(0).seats[1].exhausted, { "Atlas" })
end)

rule({ "25.1c", "35.1", "35.2" }, "a planet that nobody had is explored", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 1 })
  imperium.quiet(g:choose("land 1 infantry on Atlas"))
  t:ok(g:log_has("Player 1 explores Atlas"))
end)

rule("25.1b", "one that somebody had is not, and changes hands", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 1 }, nil, { planets = { {}, { "Atlas" } } })
  imperium.quiet(g:choose("land 1 infantry on Atlas"))
  t:ok(not g:log_has("explores"))
  t:eq(g:view(0).seats[2].planets, { "Arc Prime", "Wren Terra" })
end)

rule("49.s2b", "who has nothing to land goes on with production", function(t)
  local g = invade(t, "Atlas", { cruiser = 1 })
  t:eq(g:ask().seat, 1)
  t:ok(not g:log_has("lands"))
end)

rule({ "15.s1", "15.s1+1", "15.s2", "15.0", "15.0+1", "15.s1b+1" }, "a dreadnought bombards", function(t)
  local g = invade(t, "Atlas", { dreadnought = 1 }, { Atlas = { infantry = 2 } }, { planets = { {}, { "Atlas" } } })
  g:force{ "5" }
  g:choose("a dreadnought bombards Atlas")
  t:ok(g:log_has("Player 2 loses 1 infantry"))
end)

rule({ "15.s1f", "65.0" }, "not where there is a planetary shield", function(t)
  local g = invade(t, "Bereg and Lirta IV", { dreadnought = 1 },
    { Bereg = { infantry = 1, pds = 1 }, ["Lirta IV"] = { infantry = 1 } }, { planets = { {}, { "Bereg", "Lirta IV" } } })
  g:pass_until(function() return g:has("bombards") end)
  t:refused(g, { "a dreadnought bombards Bereg" }, "15.s1f")
end)

rule({ "65.3", "65.3b" }, "unless a war sun is there", function(t)
  local g = invade(t, "Atlas", { war_sun = 1 }, { Atlas = { infantry = 1, pds = 1 } }, { planets = { {}, { "Atlas" } } })
  g:pass_until(function() return g:has("bombards") end)
  t:offered(g, "a war sun bombards Atlas")
end)

rule({ "49.s1" }, "nobody must bombard", function(t)
  local g = invade(t, "Atlas", { dreadnought = 1 }, { Atlas = { infantry = 1 } }, { planets = { {}, { "Atlas" } } })
  g:choose("it does not fire")
  t:ok(not g:log_has("bombards"))
end)

rule({ "42.0", "42.s1", "42.s1+1", "42.s2", "49.s4", "42.0+1" }, "ground forces fight", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 2 }, { Atlas = { infantry = 1 } }, { planets = { {}, { "Atlas" } } })
  g:force{ "7", "6", "7" }
  imperium.quiet(g:choose("land 2 infantry on Atlas"))
  t:ok(g:log_has("Player 1 and Player 2 fight for Atlas"))
  t:ok(g:log_has("Player 1 wins the combat"))
  t:eq(imperium.units(g, 0, "Atlas").infantry, 2)
end)

rule({ "42.3", "42.4" }, "until one side has none left", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 1 }, { Atlas = { infantry = 1 } }, { planets = { {}, { "Atlas" } } })
  g:force{ "1", "1", "1", "10" }
  imperium.quiet(g:choose("land 1 infantry on Atlas"))
  t:ok(g:log_has("Player 2 wins the combat"))
  t:ok(not g:log_has("Player 1 controls Atlas"))
end)

rule({ "49.s5d", "42.4d", "25.4" }, "if all are gone the defender keeps the planet", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 1 }, { Atlas = { infantry = 1 } }, { planets = { {}, { "Atlas" } } })
  g:force{ "10", "10" }
  imperium.quiet(g:choose("land 1 infantry on Atlas"))
  t:ok(g:log_has("Nobody wins the combat"))
  t:eq(g:view(0).seats[2].planets, { "Arc Prime", "Wren Terra", "Atlas" })
end)

rule({ "49.s5a", "63.4" }, "structures of others are destroyed with the control of the planet", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 2 }, { Atlas = { pds = 1, space_dock = 1 } }, { planets = { {}, { "Atlas" } } })
  g:pass_until(function() return g:has("land 2 infantry") end)
  imperium.quiet(g:choose("land 2 infantry on Atlas"))
  g:choose("hold fire")
  t:ok(g:log_has("Player 2 loses 1 PDS"))
  t:ok(g:log_has("Player 2 loses 1 space dock"))
end)

rule({ "77.6", "77.7+1", "77.8", "49.s3", "77.7", "77.7b", "77.8a" }, "a PDS fires at those who land", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 2 }, { Atlas = { pds = 1 } }, { planets = { {}, { "Atlas" } } })
  g:pass_until(function() return g:has("land 2 infantry") end)
  imperium.quiet(g:choose("land 2 infantry on Atlas"))
  t:eq(g:ask().seat, 1)
  g:force{ "7" }
  g:choose("fire")
  t:ok(g:log_has("Player 1 loses 1 infantry"))
end)

rule({ "27.2a", "27.1" }, "units move to Mecatol Rex, but without a ground force the custodians stay", function(t)
  local g = invade(t, "Mecatol Rex", { cruiser = 1 }, nil)
  t:eq(g:see("raw.custodians"), 1)
  t:not_offered(g, "remove the custodians")
end)

rule({ "27.2", "27.2+1", "27.3", "27.3+1" }, "six influence remove them, bring a point and then somebody lands", function(t)
  local g = invade(t, "Mecatol Rex", { carrier = 1, infantry = 1 }, nil, { goods = { 6 } })
  g:choose("remove the custodians token")
  if g:has("6 trade goods") then g:choose("6 trade goods") end
  t:eq(g:see("seat.0.points"), 1)
  t:not_offered(g, "land no more")
  imperium.quiet(g:choose("land 1 infantry on Mecatol Rex"))
  t:ok(g:log_has("Player 1 controls Mecatol Rex"))
  t:ok(not g:log_has("explores Mecatol Rex"))
end)

rule("27.2", "who has less cannot, and is not asked", function(t)
  local g = invade(t, "Mecatol Rex", { carrier = 1, infantry = 1 }, nil, { exhausted = { "Jord" }, goods = { 5 } })
  t:ok(not g:ask().prompt:find("custodians"))
  t:ok(g:log_has("Player 1 has not the 6 influence for the custodians token"))
  t:eq(g:see("raw.custodians"), 1)
end)

rule("35.2b", "a planet without a trait is not explored", function(t)
  local g = invade(t, "Mecatol Rex", { carrier = 1, infantry = 1 }, nil, { custodians = 0 })
  imperium.quiet(g:choose("land 1 infantry on Mecatol Rex"))
  t:ok(not g:log_has("explores"))
end)

rule("35.9", "a relic fragment is kept", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 1 }, nil, { hazardous = { "Hazardous Relic Fragment" } })
  imperium.quiet(g:choose("land 1 infantry on Atlas"))
  t:eq(g:see("Hazardous Relic Fragment.zone"), "area.0")
end)

rule({ "49.s4a" }, "who attacks says which planet comes first", function(t)
  local g = invade(t, "Bereg and Lirta IV", { carrier = 1, infantry = 2 }, { Bereg = { infantry = 1 }, ["Lirta IV"] = { infantry = 1 } },
    { planets = { {}, { "Bereg", "Lirta IV" } } })
  g:choose("land 1 infantry on Bereg"):choose("land 1 infantry on Lirta IV")
  t:offered(g, "Lirta IV first")
  g:force{ "10", "1", "10", "1" }
  imperium.quiet(g:choose("Lirta IV first"))
  t:ok(g:log_has("Player 1 controls Bereg"))
end)

rule({ "33.1", "33.0", "33.2" }, "who has no planets, ground forces and docks left is out", function(t)
  local g = invade(t, "Arc Prime and Wren Terra", { carrier = 1, infantry = 2 }, { ["Arc Prime"] = { infantry = 1 } }, { lost = { "Wren Terra" } })
  g:force{ "10", "10", "1" }
  imperium.quiet(g:choose("land 2 infantry on Arc Prime"))
  if g:has("land no more") then g:choose("land no more") end
  t:ok(g:log_has("Player 1 controls Arc Prime"))
  g:pass_until(function() return g:log_has("out of the game") or g:see("round") == 2 end)
  t:ok(g:log_has("Player 2 is out of the game"))
end)

rule({ "27.1+1", "54.1", "54.1+1" }, "while the custodians are there nobody lands", function(t)
  local g = invade(t, "Mecatol Rex", { carrier = 1, infantry = 1 }, nil, { goods = { 6 } })
  g:choose("leave the custodians in peace")
  t:ok(not g:log_has("lands"))
  t:eq(g:see("seat.0.points"), 0)
end)

rule({ "27.2", "47.2", "47.3", "93.4b" }, "the custodians are paid with the influence of planets and trade goods", function(t)
  local g = invade(t, "Mecatol Rex", { carrier = 1, infantry = 1 }, nil, { planets = { { "Lirta IV" } }, goods = { 1 } })
  g:choose("remove the custodians token")
  t:ok(g:log_has("removes the custodians token"))
  t:eq(g:see("seat.0.trade goods"), 0)
  t:eq(g:view(0).seats[1].exhausted, { "Jord", "Lirta IV" })
end)

rule({ "25.2", "49.s5c" }, "who lands on a planet of its own gains nothing", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 1 }, nil, { planets = { { "Atlas" } } })
  imperium.quiet(g:choose("land 1 infantry on Atlas"))
  t:ok(not g:log_has("controls Atlas"))
  t:eq(g:view(0).seats[1].exhausted, nil)
end)

rule({ "35.8", "12.0" }, "an attachment stays on the planet", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 1 }, nil, { hazardous = { "Rich World" } })
  imperium.quiet(g:choose("land 1 infantry on Atlas"))
  t:ok(g:log_has("Player 1 explores Atlas: Rich World"))
end)

rule({ "35.7", "35.7+1" }, "any other card goes to its pile", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 1 }, nil, { hazardous = { "Core Mine" } })
  imperium.quiet(g:choose("land 1 infantry on Atlas"))
  t:ok(g:log_has("Player 1 explores Atlas: Core Mine"))
  g:choose("do not")
  t:eq(g:see("Core Mine"), nil)
end)

rule({ "49.s2a+1" }, "ground forces land also where others stand", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 1 }, { Atlas = { infantry = 3 } }, { planets = { {}, { "Atlas" } } })
  g:force{ "1", "10", "1", "1" }
  imperium.quiet(g:choose("land 1 infantry on Atlas"))
  t:ok(g:log_has("Player 2 wins the combat"))
end)

rule({ "15.s1d", "15.s1d+1", "15.s2a" }, "each ship bombards a planet of its choice, all before the first die", function(t)
  local g = invade(t, "Bereg and Lirta IV", { dreadnought = 2 }, { Bereg = { infantry = 1 }, ["Lirta IV"] = { infantry = 1 } }, { planets = { {}, { "Bereg", "Lirta IV" } } })
  g:pass_until(function() return g:has("bombards") end)
  g:force{ "5", "4" }
  g:choose("a dreadnought bombards Bereg"):choose("a dreadnought bombards Lirta IV")
  t:ok(g:log_has("Player 1 bombards Bereg") and g:log_has("Player 1 bombards Lirta IV"))
  t:eq(imperium.units(g, 1, "Bereg"), {})
  t:eq(imperium.units(g, 1, "Lirta IV"), { infantry = 1 })
end)

rule({ "77.7d", "1.27" }, "only what stands on the planet fires at those who land", function(t)
  local g = invade(t, "Bereg and Lirta IV", { carrier = 1, infantry = 1 }, { ["Lirta IV"] = { pds = 1 }, Atlas = { pds = 1 } },
    { planets = { {}, { "Lirta IV", "Atlas" } }, technologies = { {}, { "PDS II" } } })
  g:pass_until(function() return g:has("land 1 infantry") end)
  imperium.quiet(g:choose("land 1 infantry on Bereg"))
  t:ok(not g:has("fire"))
end)

rule({ "42.4c", "42.s2a", "42.4a", "42.4b", "62.0+1" }, "the side with ground forces left wins", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 3 }, { Atlas = { infantry = 1 } }, { planets = { {}, { "Atlas" } } })
  g:force{ "10", "1", "1", "10" }
  imperium.quiet(g:choose("land 3 infantry on Atlas"))
  t:ok(g:log_has("Player 1 wins the combat"))
  t:eq(imperium.units(g, 0, "Atlas").infantry, 2)
end)

rule({ "79.4" }, "a dock falls with its planet", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 1 }, { Atlas = { space_dock = 1 } }, { planets = { {}, { "Atlas" } } })
  imperium.quiet(g:choose("land 1 infantry on Atlas"))
  t:ok(g:log_has("Player 2 loses 1 space dock"))
end)

rule({ "25.3", "25.7", "64.6+1", "25.4+1" }, "a planet has one controller", function(t)
  local g = invade(t, "Atlas", { carrier = 1, infantry = 1 }, nil, { planets = { {}, { "Atlas" } } })
  imperium.quiet(g:choose("land 1 infantry on Atlas"))
  t:eq(g:view(0).seats[1].planets, { "Jord", "Atlas" })
  t:eq(g:view(0).seats[2].planets, { "Arc Prime", "Wren Terra" })
end)

rule({ "53.2", "53.2a", "64.5", "53.2b" }, "a legendary planet comes with its card", function(t)
  local g = t:table{ game = "twilight-imperium", speaker = 0, map = "premade-6p",
    seats = { { faction = "Sol" }, { faction = "Letnev" }, { faction = "Hacan" }, { faction = "Mentak" }, { faction = "Xxcha" }, { faction = "Winnu" } } }
  g:go("84")
  for _, card in ipairs{ "Leadership", "Diplomacy", "Politics", "Construction", "Trade", "Warfare" } do g:choose("take " .. card) end
  g:arrange{ units = { { ["space of Primor"] = { carrier = 1, infantry = 1 } } } }
  g:choose("activate Primor")
  while g:has("that is all that moves") do g:choose("that is all that moves") end
  imperium.quiet(g:choose("land 1 infantry on Primor"))
  t:eq(g:see("The Atrament.zone"), "area.0")
end)

rule({ "33.5", "33.6", "33.8", "80.7", "33.4", "33.4a", "33.7", "69.7" }, "cards of who is out go back, and the speaker token to the left", function(t)
  local g = invade(t, "Arc Prime and Wren Terra", { carrier = 1, infantry = 2 }, { ["Arc Prime"] = { infantry = 1 } },
    { lost = { "Wren Terra" }, speaker = 1, hand = { {}, { "Veto" } } })
  g:force{ "10", "10", "1" }
  imperium.quiet(imperium.quiet(g):choose("land 2 infantry on Arc Prime"))
  if g:has("land no more") then g:choose("land no more") end
  g:pass_until(function() return g:log_has("out of the game") end)
  t:eq(g:see("raw.speaker"), 2)
  t:eq(g:see("Diplomacy.zone"), "strategy")
  t:eq(g:see("Veto.zone"), "action-pile")
  t:eq(g:see("seat.1.notes.count"), 0)
  t:eq(g:see("seat.1.secrets.count"), 0)
end)

rule({ "33.3", "69.7+1" }, "laws before who is out are discarded, and notes of others go back", function(t)
  local g = invade(t, "Arc Prime and Wren Terra", { carrier = 1, infantry = 2 }, { ["Arc Prime"] = { infantry = 1 } },
    { lost = { "Wren Terra" }, area = { {}, { "Minister of War" } }, notes = { {}, { "Ceasefire of Player 3" } } })
  g:force{ "10", "10", "1" }
  imperium.quiet(imperium.quiet(g):choose("land 2 infantry on Arc Prime"))
  if g:has("land no more") then g:choose("land no more") end
  g:pass_until(function() return g:log_has("out of the game") end)
  t:eq(imperium.notes(g, 2).Ceasefire, 1)
  t:eq(g:see("Minister of War.zone"), "agenda-pile")
end)
