-- The Yssaril Tribes and the Xxcha Kingdom: abilities, units, leaders, notes.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"

local function seats(ours, theirs)
  return { seats = { { faction = ours }, { faction = theirs }, { faction = "Hacan" } } }
end
-- Ssruu, who might answer as the agents of the others do, is exhausted.
local function between(t, ours, theirs, position)
  position.agents_spent = { ours == "Yssaril", theirs == "Yssaril" }
  return imperium.quiet(imperium.acting(t, position, seats(ours, theirs)))
end
local function until_offered(g, words)
  return g:pass_until(function() return g:has(words) or g:see("round") == 2 end)
end
-- How many cards lie in a zone, "hand.0", and which of them a seat can read.
local function zone(g, id, viewer)
  for _, z in ipairs(g:view(viewer or 0).zones) do
    if z.id == id then
      local titles = {}
      for _, card in ipairs(z.cards or {}) do if card.title then titles[#titles + 1] = card.title end end
      table.sort(titles)
      return z.count or #z.cards, titles
    end
  end
end

card("Stall Tactics", "an action card is discarded, and that is the action", function(t)
  local g = between(t, "Yssaril", "Winnu", { hand = { { "Sabotage", "Bunker" } } })
  g:choose("use The Yssaril Tribes")
  if g:has("Bunker") then g:choose("Bunker") end
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate") end)
  local n, titles = zone(g, "hand.0")
  t:eq(titles, { "Sabotage" })
end)

card("Stall Tactics", "not with an empty hand", function(t)
  local g = between(t, "Yssaril", "Winnu", {})
  t:not_offered(g, "use The Yssaril Tribes")
end)

card("Scheming", "one more is drawn and one is discarded", function(t)
  local g = imperium.begun(t, seats("Yssaril", "Winnu"))
  imperium.pick(g, { { "Politics", "Warfare" }, { "Leadership", "Technology" }, { "Diplomacy", "Imperial" } })
  g:arrange{ no_secrets = true }
  g:pass_until(function() return g:has("use Politics") end)
  g:choose("use Politics")
  g:pass_until(function() return g:ask().prompt:find("Which action card do you discard") ~= nil end)
  t:eq((zone(g, "hand.0")), 3)
  imperium.step(g)
  t:eq((zone(g, "hand.0")), 2)
end)

card("Scheming", "not for others", function(t)
  local g = imperium.begun(t, seats("Winnu", "Yssaril"))
  imperium.pick(g, { { "Politics", "Warfare" }, { "Leadership", "Technology" }, { "Diplomacy", "Imperial" } })
  g:arrange{ no_secrets = true }
  g:pass_until(function() return g:has("use Politics") end)
  g:choose("use Politics")
  g:pass_until(function() return (zone(g, "hand.0")) > 0 end)
  t:eq((zone(g, "hand.0")), 2)
  t:ok(not g:ask().prompt:find("Which action card do you discard"))
end)

card("Blackshade Infiltrator", "a mech follows Stall Tactics", function(t)
  local g = between(t, "Yssaril", "Winnu", { hand = { { "Bunker" } } })
  g:choose("use The Yssaril Tribes")
  until_offered(g, "answer with Blackshade Infiltrator"):choose("answer with Blackshade Infiltrator")
  until_offered(g, "Shalloq"):choose("Shalloq")
  t:eq(imperium.units(g, 0, "Shalloq").mech, 1)
end)

card("Blackshade Infiltrator", "not otherwise", function(t)
  local g = between(t, "Yssaril", "Winnu", { hand = { { "Bunker" } } })
  g:choose("use Leadership")
  g:pass_until(function() return g:has("answer with Blackshade Infiltrator") or g:ask().seat == 1 and g:has("activate") end)
  t:not_offered(g, "answer with Blackshade Infiltrator")
end)

card("Mageon Implants", "another's action cards are seen, and one is taken", function(t)
  local g = between(t, "Yssaril", "Winnu", { technologies = { { "Mageon Implants" } }, hand = { {}, { "Bunker", "Sabotage" } } })
  g:choose("use Mageon Implants")
  if g:has("Player 2") then g:choose("Player 2") end
  g:choose("Sabotage")
  local _, ours = zone(g, "hand.0")
  local _, theirs = zone(g, "hand.1")
  t:eq(ours, { "Sabotage" })
  t:eq(theirs, { "Bunker" })
end)

card("Mageon Implants", "not when nobody has any", function(t)
  local g = between(t, "Yssaril", "Winnu", { technologies = { { "Mageon Implants" } }, hand = { { "Bunker" } } })
  t:refused(g, { "use", "Mageon Implants" }, "22.3")
end)

card("So Ata", "who activates a system with their units shows a hand", function(t)
  local g = between(t, "Winnu", "Yssaril", { unlocked = { {}, { "So Ata" } }, hand = { { "Bunker" } }, units = { {}, { Atlas = { cruiser = 1 } } } })
  local _, before = zone(g, "hand.0", 1)
  t:eq(before, {})
  g:choose("activate Atlas")
  until_offered(g, "answer with So Ata"):choose("answer with So Ata"):choose("the action cards")
  local _, seen = zone(g, "hand.0", 1)
  t:eq(seen, { "Bunker" })
end)

card("So Ata", "not where they have none", function(t)
  local g = between(t, "Winnu", "Yssaril", { unlocked = { {}, { "So Ata" } }, hand = { { "Bunker" } }, units = { {}, { Atlas = { cruiser = 1 } } } })
  g:choose("activate Lodor")
  t:not_offered(g, "answer with So Ata")
end)

card("Kyver, Blade and Key", "of each a card is kept, or three are lost", function(t)
  local g = between(t, "Yssaril", "Winnu", { unlocked = { { "Kyver, Blade and Key" } },
    hand = { {}, { "Bunker", "Sabotage" }, { "Blitz", "Fire Team", "Plague", "Insubordination" } } })
  g:choose("use Kyver, Blade and Key")
  g:seat(1):choose("Bunker"):seat(0):choose("keep the card")
  g:seat(2):choose("Blitz"):seat(0):choose("they lose 3")
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate") end)
  local _, ours = zone(g, "hand.0")
  t:eq(ours, { "Bunker" })
  t:eq((zone(g, "hand.1")), 1)
  t:eq((zone(g, "hand.2")), 1)
end)

card("Kyver, Blade and Key", "not while it is locked", function(t)
  local g = between(t, "Yssaril", "Winnu", { hand = { {}, { "Bunker" } } })
  t:not_offered(g, "use Kyver")
end)

-- ---- Xxcha --------------------------------------------------------------------------------------

-- Seat 0, Xxcha, uses Diplomacy.
local function diplomacy(t, position)
  local g = imperium.begun(t, seats("Xxcha", "Winnu"))
  imperium.pick(g, { { "Diplomacy", "Warfare" }, { "Leadership", "Technology" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true }
  g:arrange(position)
  g:pass_until(function() return g:has("use Diplomacy") end)
  g:choose("use Diplomacy")
  return g
end

card("Peace Accords", "an empty planet beside one of theirs becomes theirs after Diplomacy", function(t)
  local g = diplomacy(t, { planets = { { "Archon Ren", "Archon Tau", "Atlas" } } })
  until_offered(g, "answer with The Xxcha Kingdom"):choose("answer with The Xxcha Kingdom")
  until_offered(g, "Torkan"):choose("Torkan")
  t:ok(g:log_has("Player 1 controls Torkan"))
end)

card("Peace Accords", "not one with units on it, nor Mecatol Rex, nor their own", function(t)
  local g = diplomacy(t, { planets = { { "Archon Ren", "Archon Tau", "Atlas" }, { "Torkan" } }, units = { {}, { Torkan = { infantry = 1 } } } })
  until_offered(g, "answer with The Xxcha Kingdom"):choose("answer with The Xxcha Kingdom")
  until_offered(g, "Tequ'ran")
  t:not_offered(g, "Torkan")
  t:not_offered(g, "Mecatol Rex")
  t:not_offered(g, "Atlas")
end)

card("Loncara Ssodu", "its cannons reach the next system", function(t)
  local g = between(t, "N'orr", "Xxcha", { units = { { ["space of Atlas"] = { cruiser = 1 } }, { ["space of Tequ'ran and Torkan"] = { flagship = 1 } } } })
  g:choose("activate Atlas")
  until_offered(g, "fire at")
  t:eq(g:ask().seat, 1)
  g:force{ "1", "1", "5" }
  g:choose("fire at")
  g:pass_until(function() return g:log_has("Player 1 loses 1 cruiser") end)
  t:ok(g:log_has("Player 2 rolls 3 dice"))
end)

card("Loncara Ssodu", "not two systems away", function(t)
  local g = between(t, "N'orr", "Xxcha", { units = { { ["space of Atlas"] = { cruiser = 1 } }, { ["space of Lodor"] = { flagship = 1 } } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:has("fire at") or g:ask().seat == 1 and g:has("activate") end)
  t:not_offered(g, "fire at")
end)

card("Indomitus", "it fires with an 8 into the next system", function(t)
  local g = between(t, "N'orr", "Xxcha", { planets = { {}, { "Torkan" } }, units = { { ["space of Atlas"] = { cruiser = 1 } }, { Torkan = { mech = 1 } } } })
  g:choose("activate Atlas")
  until_offered(g, "fire at"):force{ "8" }
  g:choose("fire at")
  g:pass_until(function() return g:log_has("Player 1 loses 1 cruiser") end)
  t:ok(g:log_has("Player 2 rolls 1 die"))
end)

card("Indomitus", "not with a 7", function(t)
  local g = between(t, "N'orr", "Xxcha", { planets = { {}, { "Torkan" } }, units = { { ["space of Atlas"] = { cruiser = 1 } }, { Torkan = { mech = 1 } } } })
  g:choose("activate Atlas")
  until_offered(g, "fire at"):force{ "7" }
  g:choose("fire at")
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate") end)
  t:eq(imperium.units(g, 0, "Atlas").cruiser, 1)
end)

local function reparation(t, position)
  position.hand = { { "Mining Initiative" } }
  position.planets = { { "Atlas" } }
  return between(t, "Winnu", "Xxcha", position):choose("use Mining Initiative")
end

card("Instinct Training", "a token cancels an action card of another", function(t)
  local g = reparation(t, { technologies = { {}, { "Instinct Training" } }, strategy = { 2, 2 }, goods = { 0 } })
  until_offered(g, "answer with Instinct Training"):choose("answer with Instinct Training")
  t:ok(g:log_has("cancel"))
  t:eq(g:see("seat.0.trade goods"), 0)
end)

card("Instinct Training", "not without a token in the strategy pool", function(t)
  local g = reparation(t, { technologies = { {}, { "Instinct Training" } }, strategy = { 2, 0 }, goods = { 0 } })
  g:pass_until(function() return g:has("answer with Instinct Training") or g:ask().seat == 1 and g:has("activate") end)
  t:not_offered(g, "answer with Instinct Training")
end)

card("Elder Qanoj", "each planet brings one vote more, not while he is locked", function(t)
  local g = agenda.voting(t, { "Mutiny", "Economic Equality" }, { planets = { { "Archon Ren", "Archon Tau" } } }, seats("Xxcha", "Winnu"))
  local plain = agenda.vote(g, 0, "For", { "Archon Ren" })
  t:ok(plain:log_has("Player 1 casts 3 votes"))
  local h = agenda.voting(t, { "Mutiny", "Economic Equality" }, { unlocked = { { "Elder Qanoj" } }, planets = { { "Archon Ren", "Archon Tau" } } }, seats("Xxcha", "Winnu"))
  agenda.vote(h, 0, "For", { "Archon Ren" })
  t:ok(h:log_has("Player 1 casts 4 votes"))
end)

card("Political Favor", "a token of the owner has another agenda revealed", function(t)
  local g = agenda.begun(t, { "Mutiny", "Economic Equality", "Compensated Disarmament" },
    { before = { notes = { { "Political Favor" } }, strategy = { 0, 1 } } }, seats("Winnu", "Xxcha"))
  until_offered(g, "answer with Political Favor"):choose("answer with Political Favor")
  g:pass_until(function() return g:has("vote for") or g:has("decide for") end)
  t:eq(g:see("seat.1.strategy"), 0)
  t:ok(g:log_has("Economic Equality"))
end)

card("Political Favor", "not when the owner has none", function(t)
  local g = agenda.begun(t, { "Mutiny", "Economic Equality", "Compensated Disarmament" },
    { before = { notes = { { "Political Favor" } }, strategy = { 0, 0 } } }, seats("Winnu", "Xxcha"))
  g:pass_until(function() return g:has("answer with Political Favor") or g:has("vote for") or g:has("decide for") end)
  t:not_offered(g, "answer with Political Favor")
end)

-- Xxcha (0), whose hero is unlocked, and what lies on top of the agenda deck, from the top.
local five = { "Mutiny", "Enforced Travel Ban", "Archived Secret", "Economic Equality", "Compensated Disarmament" }
local function nexus(t, position)
  position.unlocked = position.unlocked or { { "Xxekir Grom" } }
  position.agendas = {}
  for i = #five, 1, -1 do position.agendas[#position.agendas + 1] = five[i] end
  return between(t, "Xxcha", "Winnu", position)
end
-- Only Xxcha can answer that one is revealed (Quash), and does not.
local function quashing(g)
  while g:ask().prompt:find("o you answer") do
    assert(g:ask().seat == 0, "somebody else is asked")
    g:choose("pass")
  end
  return g
end
local function pile(g)
  local n, titles = zone(g, "agenda-pile", 1)
  return titles
end

card("Xxekir Grom", "a law goes, two of five agendas are decided by one vote, and nobody else is asked", function(t)
  local g = nexus(t, { laws = { "Anti-Intellectual Revolution" }, custodians = 0,
    hand = { {}, { "Veto", "Leadership Rider" }, { "Bribery" } } })
  g:choose("use Xxekir Grom"):choose("do it")
  g:choose("Anti-Intellectual Revolution")
  t:ok(g:log_has("Xxekir Grom changes the rules (cannot answer) for a while."))
  t:eq(g:ask().prompt, "Which agenda do you reveal first?")
  for _, title in ipairs(five) do t:offered(g, title) end
  t:eq((select(2, zone(g, "agenda-deck", 1))), {})
  g:choose("Mutiny"):choose("Archived Secret")
  t:eq(pile(g), { "Anti-Intellectual Revolution", "Compensated Disarmament", "Economic Equality", "Enforced Travel Ban" })
  quashing(g)
  t:eq({ g:ask().seat, g:ask().prompt }, { 0, "Mutiny: for which outcome is your 1 vote?" })
  g:choose("vote for For")
  t:eq({ g:see("seat.0.points"), g:see("seat.1.points") }, { 1, 0 })
  quashing(g)
  t:eq(g:ask().prompt, "Archived Secret: for which outcome is your 1 vote?")
  local before = (zone(g, "secrets.0")) or 0
  g:choose("vote for Player 1")
  t:eq((zone(g, "secrets.0")), before + 1)
  t:eq(#pile(quashing(g)), 6)
  local faction = require "lib.faction"
  t:eq(faction.leader(g, 0, "Xxekir Grom"), nil)
end)

card("Xxekir Grom", "a law that is voted on again is theirs to decide, and others can answer when it is over", function(t)
  five[1] = "Miscount Disclosed"
  local g = nexus(t, { laws = { "Shared Research" }, hand = { {}, { "Veto" } } })
  five[1] = "Mutiny"
  g:choose("use Xxekir Grom"):choose("do not"):choose("Miscount Disclosed"):choose("Economic Equality")
  quashing(g):choose("vote for Shared Research")
  quashing(g)
  t:eq({ g:ask().seat, g:ask().prompt }, { 0, "Shared Research: for which outcome is your 1 vote?" })
  g:choose("vote for Against")
  t:eq((zone(g, "laws", 1)) or 0, 0)
  quashing(g):choose("vote for For")
  t:eq({ g:see("seat.0.trade goods"), g:see("seat.1.trade goods") }, { 5, 5 })
  t:eq(g:see("round"), 1)
end)

card("Xxekir Grom", "not while he is locked, and objectives of the agenda phase are not scored by him", function(t)
  t:not_offered(nexus(t, { unlocked = {} }), "use Xxekir Grom")
  local three = { "Anti-Intellectual Revolution", "Nexus Sovereignty", "Shared Research" }
  local g = nexus(t, { laws = three, secrets = { { "Dictate Policy" } } })
  g:choose("use Xxekir Grom"):choose("do not"):choose("Mutiny"):choose("Economic Equality")
  quashing(g):choose("vote for Against")
  g:pass_until(function() return g:has("answer with Dictate Policy") or g:has("vote for For") end)
  t:not_offered(g, "answer with Dictate Policy")
  t:eq(g:see("seat.0.points"), 0)
end)

-- Winnu (0) has passed and holds a Sabotage; Yssaril (1) or Mentak (2) plays an action card.
local function sabotaged(t, technologies, playing)
  local g = imperium.acting(t, { all_used = true, technologies = technologies, planets = { {}, { "Atlas" }, { "Lodor" } },
    hand = { { "Sabotage" }, playing == 1 and { "Mining Initiative" } or {}, playing == 2 and { "Mining Initiative" } or {} } },
    { seats = { { faction = "Winnu" }, { faction = "Yssaril" }, { faction = "Mentak" } } })
  g:choose("pass")
  g:pass_until(function() return g:ask().seat == playing and g:has("use Mining Initiative") end)
  g:choose("use Mining Initiative")
  return g:pass_until(function() return g:has("answer with Sabotage") or g:log_has("trade goods") or g:see("round") == 2 end)
end
card("Transparasteel Plating", "who has passed plays no action cards in its owner's turn", function(t)
  t:offered(sabotaged(t, {}, 1), "answer with Sabotage")
  t:not_offered(sabotaged(t, { {}, { "Transparasteel Plating" } }, 1), "answer with Sabotage")
end)
card("Transparasteel Plating", "not in the turns of others", function(t)
  t:offered(sabotaged(t, { {}, { "Transparasteel Plating" } }, 2), "answer with Sabotage")
end)

-- Yssaril beside the Arborec, whose agent Letani Ospha replaces a ship; theirs may be exhausted.
local function ssruu(t, ours, exhausted)
  local faction = require "lib.faction"
  local g = faction.as(t, ours, { agents_spent = { ["1"] = exhausted, ["2"] = true }, units = { { ["space of Atlas"] = { cruiser = 1 } } } }, "Arborec")
  return g, faction
end
card("Ssruu", "has the ability of another's agent, even of an exhausted one, and is exhausted for it", function(t)
  local g, faction = ssruu(t, "Yssaril", true)
  g:choose("use Letani Ospha"):choose("Player 1")
  if g:has("cruiser of Player 1") then g:choose("cruiser of Player 1") end
  g:choose("a dreadnought")
  t:eq(imperium.units(g, 0, "Atlas"), { dreadnought = 1 })
  t:eq(faction.leader(g, 0, "Ssruu"), { exhausted = true })
  g:pass_until(function() return g:ask().rule == "3.1" and g:ask().seat == 0 end)
  t:not_offered(g, "use Letani Ospha")
end)
card("Ssruu", "not for others, and the agent's owner keeps its own", function(t)
  t:not_offered((ssruu(t, "Saar")), "use Letani Ospha")
  local g, faction = ssruu(t, "Yssaril")
  g:choose("use Letani Ospha"):choose("Player 1")
  if g:has("cruiser of Player 1") then g:choose("cruiser of Player 1") end
  g:choose("a dreadnought")
  t:eq(faction.leader(g, 1, "Letani Ospha"), {})
end)
