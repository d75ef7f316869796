-- Prerequisites that cards stand in for, specialties without exhausting, relics of the codex.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"
local codex = { codex = "on" }
local base = { expansion = "off" }

-- Sol uses Technology and is asked what it researches.
local function researching(t, position, more)
  local g = imperium.begun(t, more)
  g:arrange{ without = imperium.starting }
  imperium.pick(g, { { "Leadership", "Technology" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true }
  if position then g:arrange(position) end
  return g:choose("use Technology")
end
local function my_turn(g, seat)
  return g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == (seat or 0) end)
end
local function until_offered(g, name)
  return g:pass_until(function() return g:has("answer with " .. name) or g:see("round") == 2 end)
end

card("The Prophet's Tears", "exhausted for a prerequisite of any colour", function(t)
  local g = researching(t, { own_relics = { { "The Prophet's Tears" } } })
  t:refused(g, { "research Fleet Logistics" }, "90.12")
  g:choose("research Gravity Drive"):choose("exhaust The Prophet's Tears")
  t:ok(g:log_has("Player 1 gains Gravity Drive"))
  t:not_offered(g, "answer with The Prophet's Tears")
end)
card("The Prophet's Tears", "or for an action card; not for the research of others", function(t)
  local g = researching(t, { own_relics = { { "The Prophet's Tears" } }, hand = { {}, {}, {} } })
  g:choose("research Neural Motivator")
  until_offered(g, "The Prophet's Tears")
  g:choose("answer with The Prophet's Tears")
  t:ok(g:log_has("Player 1 draws"))
  local other = researching(t, { own_relics = { {}, { "The Prophet's Tears" } } })
  t:refused(other, { "research Gravity Drive" }, "90.12")
end)

card("AI Development Algorithm", "exhausted for a prerequisite of an upgrade, not of another technology", function(t)
  local g = researching(t, { technologies = { { "AI Development Algorithm" } } })
  t:refused(g, { "research Gravity Drive" }, "90.12")
  g:choose("research Destroyer II"):choose("exhaust AI Development Algorithm")
  t:ok(g:log_has("Player 1 gains Destroyer II"))
end)
card("AI Development Algorithm", "production costs less for each upgrade; not without one", function(t)
  local function building(techs)
    local g = imperium.acting(t, { units = { { Jord = { space_dock = 1 } } }, technologies = { techs }, fleet = { 5 }, goods = { 0 } })
    g:choose("activate Jord")
    g:pass_until(function() return g:has("that is all that is built") or g:has("answer with AI Development Algorithm") end)
    return g
  end
  local g = building{ "AI Development Algorithm", "Destroyer II", "Carrier II" }
  t:not_offered(g, "1 war sun")
  g:choose("answer with AI Development Algorithm")
  t:offered(g, "1 dreadnought") -- Jord has 4 resources
  t:offered(g:choose("1 dreadnought"), "1 cruiser")
  t:not_offered(building{ "AI Development Algorithm" }:choose("1 dreadnought"), "1 cruiser")
end)

for _, row in ipairs{ { "Biotic", "Hyper Metabolism", "Neural Motivator" }, { "Cybernetic", "Graviton Laser System", false },
  { "Propulsion", "Gravity Drive", false }, { "Warfare", "Magen Defense Grid", "Neural Motivator" } } do
  local title = "Research Team: " .. row[1]
  card(title, "exhausted for a prerequisite of its colour", function(t)
    local g = researching(t, { planets = { { "Jord", "Quann" } }, attached = { Quann = title },
      technologies = { { row[3] or "Plasma Scoring" } }, exhausted = { "Quann" }, goods = { 9 } }, base)
    g:choose("research " .. row[2]):choose("exhaust " .. title)
    t:ok(g:log_has("Player 1 gains " .. row[2]))
  end)
  card(title, "not for a prerequisite of another colour, nor for another player", function(t)
    local other = row[1] == "Warfare" and "Gravity Drive" or "Magen Defense Grid"
    local g = researching(t, { planets = { { "Jord", "Quann" } }, attached = { Quann = title }, exhausted = { "Quann" } }, base)
    t:refused(g, { "research " .. other }, "90.12")
    g = researching(t, { planets = { { "Jord" }, { "Quann" } }, attached = { Quann = title } }, base)
    t:refused(g, { "research " .. row[2] }, "90.12")
  end)
end

card("Psychoarchaeology", "specialties help without exhausting their planets, each once", function(t)
  local g = researching(t, { technologies = { { "Psychoarchaeology" } }, planets = { { "Jord", "Mehar Xull" } }, exhausted = { "Mehar Xull" } })
  g:choose("research Magen Defense Grid"):choose("use Mehar Xull")
  t:ok(g:log_has("Player 1 gains Magen Defense Grid"))
  local twice = researching(t, { technologies = { { "Psychoarchaeology" } }, planets = { { "Jord", "Mehar Xull" } } })
  t:refused(twice, { "research Duranium Armor" }, "90.12")
end)
card("Psychoarchaeology", "a planet with a specialty is exhausted for a trade good; no other planet", function(t)
  local g = imperium.acting(t, { technologies = { { "Psychoarchaeology" } }, planets = { { "Jord", "Mehar Xull" } } })
  until_offered(g, "Psychoarchaeology"):choose("answer with Psychoarchaeology")
  g:choose("do it")
  if g:has("Mehar Xull") then g:choose("Mehar Xull") end
  t:eq(g:see("seat.0.trade goods"), 1)
  t:eq(g:view(0).seats[1].exhausted, { "Mehar Xull" })
  local none = imperium.acting(t, { technologies = { { "Psychoarchaeology" } }, planets = { { "Jord" } } })
  until_offered(none, "Psychoarchaeology")
  t:not_offered(none, "answer with Psychoarchaeology")
end)

card("Scanlink Drone Network", "a planet of one's own in the system is explored with units on it, not without", function(t)
  local function activating(units)
    local g = imperium.acting(t, { technologies = { { "Scanlink Drone Network" } }, planets = { { "Jord", "Atlas" } },
      units = { { Atlas = units, Jord = { space_dock = 1 } } } })
    return g:choose("activate Atlas")
  end
  local g = activating{ infantry = 1 }
  g:choose("answer with Scanlink Drone Network"):choose("Atlas")
  t:ok(g:log_has("Player 1 explores Atlas"))
  t:not_offered(activating(nil), "answer with Scanlink Drone Network")
end)

card("Predictive Intelligence", "tokens are shared out anew at the end of a turn, not twice", function(t)
  local g = imperium.acting(t, { technologies = { { "Predictive Intelligence" } } })
  g:choose("activate Atlas")
  until_offered(g, "Predictive Intelligence")
  g:choose("answer with Predictive Intelligence")
  t:ok(g:has("share out") or g:has("keep"))
  my_turn(g)
  g:choose("activate Lodor")
  g:pass_until(function() return g:has("answer with Predictive Intelligence") or g:ask().seat ~= 0 end)
  t:not_offered(g, "answer with Predictive Intelligence")
end)
card("Predictive Intelligence", "three votes more; exhausted if another outcome wins", function(t)
  -- 1 vote For and perhaps 3 more, and what the speaker has against it.
  local function vote(planets, more)
    local g = agenda.voting(t, { "Economic Equality" }, { technologies = { {}, { "Predictive Intelligence" } }, planets = { planets } })
    agenda.vote(g, 1, "For", { "Wren Terra" })
    g:pass_until(function() return g:has("answer with Predictive Intelligence") end)
    if more then g:choose("answer with Predictive Intelligence") else g:pass() end
    agenda.vote(g, 0, "Against", planets)
    agenda.ended(g)
    g:pass_until(function() return g:see("phase") == "Action" and (g:has("answer with Predictive Intelligence") or g:see("round") == 3) end)
    return g:see("round") == 2
  end
  t:eq({ vote({ "Jord" }, true), vote({ "Jord", "Mecatol Rex" }, true), vote({ "Jord", "Mecatol Rex" }, false) }, { true, false, true })
end)

card("Scepter of Emelpar", "a token of the reinforcements is spent instead", function(t)
  local g = imperium.acting(t, { own_relics = { {}, { "Scepter of Emelpar" } }, strategy = { 2, 2, 2 } })
  g:choose("use Warfare")
  g:pass_until(function() return g:has("use the secondary") or g:has("follow") or g:has("spend a token") or g:ask().seat == 1 end)
  g:pass_until(function() return g:ask().seat == 1 end)
  for _, option in ipairs{ "follow", "use" } do if g:has(option) then g:choose(option) break end end
  until_offered(g, "Scepter of Emelpar")
  g:choose("answer with Scepter of Emelpar")
  t:eq(g:see("seat.1.strategy"), 2)
end)

card("Scepter of Emelpar", "with no token left the one for Construction comes out of a pool", function(t)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Construction", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  g:arrange{ own_relics = { {}, { "Scepter of Emelpar" } }, tactic = { 3, 8, 3 }, fleet = { 3, 4, 3 }, strategy = { 2, 4, 2 } }
  g:choose("use Construction")
  g:pass_until(function() return g:ask().seat == 1 and g:has("use the secondary") end)
  g:choose("use the secondary")
  until_offered(g, "Scepter of Emelpar")
  g:choose("answer with Scepter of Emelpar")
  g:pass_until(function() return g:has("take it from the tactic pool") or g:see("round") == 2 end)
  g:choose("take it from the tactic pool")
  t:eq({ g:see("seat.1.tactic"), g:see("seat.1.fleet"), g:see("seat.1.strategy") }, { 7, 4, 4 })
end)

card("Dynamis Core", "two commodities more, and trade goods for all of them", function(t)
  local g = imperium.acting(t, { own_relics = { { "Dynamis Core" } } }, codex)
  local goods = g:see("seat.0.trade goods")
  g:choose("use Dynamis Core")
  t:eq(g:see("seat.0.trade goods"), goods + 6) -- 4 of Sol and 2
  t:eq(g:see("Dynamis Core.zone"), nil)
end)
card("Dynamis Core", "not in a table without the codex, nor for another", function(t)
  local g = imperium.acting(t, { own_relics = { {}, { "Dynamis Core" } } }, codex)
  t:not_offered(g, "use Dynamis Core")
end)

card("JR-XS455-O", "a trade good, or a structure for three resources", function(t)
  local g = imperium.acting(t, { own_relics = { { "JR-XS455-O" } } }, codex)
  g:choose("use JR-XS455-O"):choose("Player 2")
  g:seat(1):choose("a trade good")
  t:eq(g:see("seat.1.trade goods"), 1)
  local h = imperium.acting(t, { own_relics = { { "JR-XS455-O" } } }, codex)
  h:choose("use JR-XS455-O"):choose("Player 2")
  h:seat(1):choose("3 resources for a PDS")
  h:pass_until(function() return h:has("Wren Terra") or h:ask().rule == "3.1" end)
  while not h:log_has("places") do h:choose(h:has("Arc Prime") and "Arc Prime" or "Wren Terra") end
  t:ok(h:log_has("Player 2 places 1 PDS"))
end)
card("JR-XS455-O", "not twice in a round", function(t)
  local g = imperium.acting(t, { own_relics = { { "JR-XS455-O" } } }, codex)
  g:choose("use JR-XS455-O"):choose("Player 2")
  g:seat(1):choose("a trade good")
  t:not_offered(my_turn(g), "use JR-XS455-O")
end)

card("Circlet of the Void", "a frontier token is explored, and anomalies are no hindrance", function(t)
  local g = imperium.acting(t, { own_relics = { { "Circlet of the Void" } } }, codex)
  g:choose("use Circlet of the Void"):choose("Deep Space 49")
  t:ok(g:log_has("Player 1 explores the frontier of Deep Space 49"))
  t:not_offered(my_turn(g), "use Circlet of the Void")
end)
card("Book of Latvinia", "technologies when it is gained; a point, or the speaker", function(t)
  local g = imperium.acting(t, { area = { { "Cultural Relic Fragment", "Cultural Relic Fragment", "Cultural Relic Fragment" } },
    relics = { "Book of Latvinia" } }, codex)
  g:choose("use Cultural Relic Fragment")
  for _ = 1, 3 do g:choose("purge Cultural Relic Fragment") end
  t:not_offered(g, "research Gravity Drive")
  g:choose("research Neural Motivator"):choose("research Plasma Scoring")
  t:ok(g:log_has("Player 1 gains Plasma Scoring"))
  local h = imperium.acting(t, { own_relics = { { "Book of Latvinia" } }, speaker = 1 }, codex)
  h:choose("use Book of Latvinia")
  t:ok(h:log_has("Player 1 is the speaker"))
  t:eq({ h:see("seat.0.points"), h:see("Book of Latvinia.zone") }, { 0, nil })
end)
card("Book of Latvinia", "a point with all four specialties; not in the hands of another", function(t)
  local four = { "Jord", "Mehar Xull", "Lodor", "Vorhal", "Accoen", "Velnor" }
  local g = imperium.acting(t, { own_relics = { { "Book of Latvinia" } }, speaker = 1, planets = { four },
    attached = { Jord = "Propulsion Research Facility", Lodor = "Cybernetic Research Facility", Accoen = "Biotic Research Facility" } }, codex)
  g:choose("use Book of Latvinia")
  t:eq(g:see("seat.0.points"), 1)
  t:ok(not g:log_has("is the speaker"))
  t:not_offered(imperium.acting(t, { own_relics = { {}, { "Book of Latvinia" } } }, codex), "use Book of Latvinia")
end)
card("Circlet of the Void", "no frontier token where ships of others are", function(t)
  local g = imperium.acting(t, { own_relics = { { "Circlet of the Void" } }, units = { {}, { ["Deep Space 49"] = { cruiser = 1 } } } }, codex)
  g:choose("use Circlet of the Void")
  t:not_offered(g, "Deep Space 49")
end)
card("Scepter of Emelpar", "not for a token of the tactic pool", function(t)
  local g = imperium.acting(t, { own_relics = { { "Scepter of Emelpar" } } })
  g:choose("activate Atlas")
  t:not_offered(g, "answer with Scepter of Emelpar")
end)
