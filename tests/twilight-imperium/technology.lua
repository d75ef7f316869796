-- Research: prerequisites, specialties, unit upgrades.
local imperium = require "lib.imperium"

local function researching(t, position)
  local g = imperium.begun(t)
  imperium.pick(g, { { "Leadership", "Technology" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  if position then g:arrange(position) end
  return g:choose("use Technology")
end

rule({ "90.12", "90.8a" }, "each prerequisite wants an owned technology of its colour", function(t)
  local g = researching(t)
  t:offered(g, "research Gravity Drive")
  t:refused(g, { "research Fleet Logistics" }, "90.12")
end)

rule({ "90.14", "64.4", "90.12c" }, "a planet with a specialty is exhausted instead", function(t)
  local g = researching(t, { planets = { { "Vega Minor", "Lodor" } } })
  g:choose("research Fleet Logistics")
  g:choose("exhaust Vega Minor")
  t:ok(g:log_has("Player 1 gains Fleet Logistics"))
  t:eq(g:view(0).seats[1].exhausted, { "Vega Minor" })
end)

rule("90.15", "an exhausted one does not help", function(t)
  local g = researching(t, { planets = { { "Vega Minor" } }, exhausted = { "Vega Minor" } })
  t:refused(g, { "research Fleet Logistics" }, "90.12")
end)

rule({ "90.11", "90.2" }, "technologies of other factions cannot be researched", function(t)
  local g = researching(t)
  t:not_offered(g, "research L4 Disruptors")
  t:not_offered(g, "research Carrier II")
end)

rule({ "97.4", "97.4+1", "97.2", "90.6a", "90.10+1", "90.1+1" }, "an upgrade changes all units of its kind", function(t)
  local g = researching(t, { technologies = { { "Gravity Drive" } } })
  g:choose("research Advanced Carrier II")
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.owner == 0 and piece.type == "carrier" then
      t:eq(piece.title, "Advanced Carrier II")
      t:eq(g:explain("unit:" .. piece.id .. ":capacity").total, 8)
    end
  end
end)

rule({ "90.7b", "90.12b" }, "unit upgrades satisfy no prerequisite", function(t)
  local g = researching(t, { technologies = { { "Infantry II", "PDS II" } } })
  t:refused(g, { "research Fleet Logistics" }, "90.12")
end)

-- What lies in the technology deck as this seat sees it, by title.
local function deck(g, seat, whose)
  for _, zone in ipairs(g:view(seat).zones) do
    if zone.id == "technology-deck." .. whose then
      local found = { count = #zone.cards }
      for _, card in ipairs(zone.cards) do found[card.title] = card.type end
      return found
    end
  end
end

rule({ "90.4+1", "90.4" }, "one looks through one's own technology deck: what one does not own, of everybody's and one's faction's", function(t)
  local g = researching(t)
  local own = deck(g, 0, 0)
  t:eq(own["Gravity Drive"], "technology")
  t:eq(own["Spec Ops II"], "technology")
  t:ok(not own["Infantry II"], "one's own upgrade stands for it")
  t:ok(not own["L4 Disruptors"], "that is another faction's")
  t:ok(not own["Antimass Deflectors"], "that is owned")
  g:choose("research Gravity Drive")
  t:ok(not deck(g, 0, 0)["Gravity Drive"])
  t:eq(deck(g, 0, 0).count, own.count - 1)
  t:ok(deck(g, 1, 1)["L4 Disruptors"])
  t:eq(deck(g, 1, 0), nil)
end)
