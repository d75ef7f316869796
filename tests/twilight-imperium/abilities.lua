-- Chapter 1: how abilities are used, when, by whom first, and what goes before what.
local imperium = require "lib.imperium"
local agenda = require "lib.agenda"
local codex = { codex = "on" }

local function holds(t, hands, position, more)
  local g = imperium.acting(t, position, more)
  return g:arrange{ hand = hands }
end

-- Player 1 has passed; Player 2 is asked.
local function passed(g)
  g:arrange{ all_used = true }
  g:choose("pass for the rest")
  return imperium.quiet(g)
end

-- The move of Player 1's units of a kind.
local function move_of(g, kind)
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.owner == 0 and piece.type == kind then return g:explain("unit:" .. piece.id .. ":move").total end
  end
end

rule({ "1.3", "1.14" }, "an ability is used at its moment and at no other", function(t)
  local g = holds(t, { { "Flank Speed" } }, { units = { { Jord = { carrier = 1, space_dock = 1 } } } })
  t:not_offered(g, "Flank Speed")
  g:choose("activate Atlas")
  t:offered(g, "answer with Flank Speed")
  g:pass()
  t:not_offered(g, "Flank Speed")
end)

rule({ "1.4", "40.3", "40.3+1" }, "what lasts for an action lasts without its card, and no longer", function(t)
  local g = holds(t, { { "Flank Speed" } }, { units = { { Jord = { carrier = 1, space_dock = 1 } } }, tactic = { 3 } })
  g:choose("activate Atlas"):choose("answer with Flank Speed")
  t:eq(imperium.quiet(g):see("hand.count"), 0)
  t:eq(move_of(g, "carrier"), 2)
  g:pass_until(function() return g:ask().seat ~= 0 end)
  t:eq(move_of(g, "carrier"), 1)
end)

rule({ "1.7", "1.9" }, "all that an ability says is done", function(t)
  local g = holds(t, { { "Forward Supply Base" } }, { units = { { Atlas = { cruiser = 1 }, Jord = { space_dock = 1 } } } }, codex)
  passed(g):choose("activate Atlas")
  g:seat(0):choose("answer with Forward Supply Base")
  g:seat(0):choose("Player 3")
  t:eq(g:see("seat.0.trade goods"), 3)
  t:eq(g:see("seat.2.trade goods"), 1)
end)

rule({ "1.7a" }, "only what an ability says one may do can be left out", function(t)
  local g = holds(t, { { "Unstable Planet" } }, { units = { { Jord = { space_dock = 1 } }, { Atlas = { infantry = 3 } } }, planets = { {}, { "Atlas" } } })
  g:choose("use Unstable Planet")
  g:choose("Atlas")
  imperium.quiet(g)
  t:offered(g, "do not")
  g:choose("do not")
  t:eq(imperium.units(g, 1, "Atlas"), { infantry = 3 })
  t:eq(g:view(0).seats[2].exhausted, { "Atlas" })
end)

rule({ "1.9", "1.9a" }, "what cannot be done does not keep the rest from being done", function(t)
  local g = holds(t, { { "Unstable Planet" } }, { units = { { Jord = { space_dock = 1 } } }, planets = { {}, { "Atlas" } } })
  g:choose("use Unstable Planet")
  g:choose("Atlas")
  imperium.quiet(g)
  t:eq(g:view(0).seats[2].exhausted, { "Atlas" })
end)

rule({ "1.11", "93.4c", "1.12" }, "what stands before the effect is its cost, and paid first", function(t)
  local g = holds(t, { { "Focused Research" } }, { goods = { 5 } })
  g:choose("use Focused Research")
  t:eq(g:see("trade goods"), 1)
  imperium.quiet(g)
  t:offered(g, "research Neural Motivator")
end)

rule({ "1.11a" }, "who cannot pay does not get the effect", function(t)
  local g = holds(t, { { "Focused Research" } }, { goods = { 3 } })
  t:refused(g, { "use Focused Research" }, "1.11a")
end)

rule({ "1.14a", "1.18" }, "after a ship was destroyed is then, and not later", function(t)
  local g = holds(t, { { "Courageous to the End" } },
    { units = { { Jord = { cruiser = 3, space_dock = 1 } }, { Atlas = { cruiser = 3 }, ["Arc Prime"] = { space_dock = 1 } } }, fleet = { 8, 8 } })
  g:choose("activate Atlas")
  imperium.quiet(g):choose("move 3 cruisers"):force{ "1", "1", "1", "10", "1", "1" }
  g:choose("that is all that moves")
  g:pass_until(function() return g:has("answer with Courageous") end)
  t:eq(imperium.units(g, 0, "Atlas"), { cruiser = 2 })
  g:choose("answer with Courageous")
  t:not_offered(g, "answer with Courageous")
  t:ok(g:log_has("Player 1 plays Courageous to the End"))
end)

rule({ "1.15", "1.15a" }, "what answers when something happens changes it before it is done", function(t)
  local g = imperium.begun(t, codex)
  g:arrange{ hand = { {}, { "Public Disgrace" } } }
  g:choose("take Leadership")
  g:pass_until(function() return g:has("answer with Public Disgrace") end)
  t:eq(g:see("seat.0.strategy"), g:see("seat.1.strategy"))
  g:seat(1):choose("answer with Public Disgrace")
  imperium.quiet(g)
  t:eq(g:ask().seat, 0)
  t:refused(g, { "take", "Leadership" }, "1.2")
end)

rule({ "1.16", "1.20", "1.20+1" }, "when comes before after; from the speaker on, round and round", function(t)
  local g = agenda.begun(t, { "Mutiny", "Fleet Regulations" }, { before = { hand = { { "Trade Rider" }, { "Veto" }, { "Leadership Rider" } } } })
  local seen = {}
  while g:ask() and g:ask().prompt:find("o you answer") do
    local seat = g:ask().seat
    for _, words in ipairs(g:options(seat)) do
      if words:find("Veto") or words:find("Trade") or words:find("Leadership") then seen[#seen + 1] = seat .. " " .. words end
    end
    g:seat(seat):pass()
  end
  t:eq(seen, { "1 answer with Veto", "0 answer with Trade Rider", "2 answer with Leadership Rider" })
end)

rule({ "1.19", "1.19+1" }, "in the action phase from the active player on by initiative, again after each answer", function(t)
  local g = holds(t, { { "Counterstroke" }, {}, { "Forward Supply Base" } },
    { tokens = { { "Atlas" } }, units = { { Jord = { space_dock = 1 } }, {}, { Atlas = { cruiser = 1 } } } }, codex)
  passed(g):choose("activate Atlas")
  local order = {}
  while g:ask().prompt:find("o you answer") do
    local seat = g:ask().seat
    order[#order + 1] = seat
    if seat == 0 and g:has("answer with Counterstroke") then
      g:seat(0):choose("answer with Counterstroke")
    else
      g:seat(seat):pass()
    end
  end
  t:eq({ order[1], order[2], order[3] }, { 2, 0, 2 })
end)

-- Player 1 lands three infantry on Atlas and explores it: there is a mine in it.
local function mine(t)
  local g = imperium.acting(t, { hazardous = { "Core Mine" }, units = { { ["space of Atlas"] = { carrier = 1, infantry = 3 }, Jord = { space_dock = 1 } } } })
  g:choose("activate Atlas")
  if g:has("that is all that moves") then g:choose("that is all that moves") end
  return imperium.quiet(g:choose("land 3 infantry on Atlas"))
end

rule({ "1.17" }, "what follows then happens if what stands before it did", function(t)
  local g = mine(t)
  g:choose("do it")
  if g:has("infantry") then g:choose("infantry") end
  t:eq(imperium.units(g, 0, "Atlas").infantry, 2)
  t:eq(g:see("trade goods"), 1)
end)

rule({ "1.7a" }, "and who may and does not gets nothing of it", function(t)
  local g = mine(t)
  g:choose("do not")
  t:eq(imperium.units(g, 0, "Atlas").infantry, 3)
  t:eq(g:see("trade goods"), 0)
end)

rule({ "1.2", "1.6" }, "whom a card forbids to vote does not vote, whatever it has", function(t)
  local g = agenda.begun(t, { "Mutiny", "Fleet Regulations" }, { before = { hand = { {}, {}, { "Leadership Rider" } } } })
  g:pass_until(function() return g:has("answer with Leadership Rider") end)
  g:seat(2):choose("answer with Leadership Rider")
  g:pass_until(function() return g:has("predict") or g:has("for") end)
  if g:ask().seat == 2 then g:seat(2):choose("against") end
  local voters = {}
  g:pass_until(function()
    if g:has("vote for For") then voters[#voters + 1] = g:ask().seat end
    return g:log_has("The vote ends")
  end)
  t:eq(voters, { 1, 0 })
end)

rule({ "1.8", "1.25+2" }, "what is always so is so for whoever has it and cannot be declined", function(t)
  local function moved(seats)
    local g = imperium.acting(t, { units = { { Jord = { cruiser = 4, space_dock = 1 } } }, fleet = { 2 } }, { seats = seats })
    imperium.quiet(g:choose("activate Atlas"))
    g:choose(g:has("move 4 cruisers") and "move 4 cruisers" or "move 2 cruisers")
    g:pass_until(function() return g:ask().seat ~= 0 end)
    return imperium.units(g, 0, "Atlas").cruiser
  end
  t:eq(moved(nil), 2)
  local g = imperium.acting(t, { units = { {}, { ["Arc Prime"] = { cruiser = 4, space_dock = 1 } } }, fleet = { 2, 2 } })
  g:arrange{ all_used = true }
  g:choose("pass for the rest")
  t:eq(imperium.units(imperium.quiet(g), 1, "Arc Prime and Wren Terra").cruiser, 4)
  t:eq(g:ask().seat, 1)
end)
