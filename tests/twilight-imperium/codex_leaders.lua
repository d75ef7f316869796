-- Leaders that the Codex printed anew, each as it is with the table's option and as the box prints it.
local imperium = require "lib.imperium"
local codex = require "lib.codex"
local faction = require "lib.faction"
local agenda = require "lib.agenda"
local until_offered, until_told, turn_of = codex.until_offered, codex.until_told, codex.turn_of

-- ---- Naalu

local naalu = { "Naalu", "Sol", "Saar" }

-- Seat 0 has Z'eu readied; the player it names is to act.
local function zeu(t, option, position)
  local all = { agents_spent = { false, true, true }, tactic = { 3, 3, 3 } }
  for key, value in pairs(position or {}) do all[key] = value end
  return codex.acting(t, option, naalu, all)
end

card("Z'eu (codex)", "the player named moves and lands without a token", function(t)
  local g = zeu(t, "on", { units = { {}, { ["space of Atlas"] = { carrier = 1, infantry = 1 } } } })
  g:choose("use Z'eu"):choose("Player 2")
  t:eq(g:ask().seat, 1)
  t:not_offered(g, "activate Jord")
  g:choose("activate Atlas")
  until_offered(g, "land 1 infantry on Atlas"):choose("land 1 infantry on Atlas")
  until_told(g, "Player 2 controls Atlas")
  t:eq(g:see("seat.1.tactic"), 3)
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.title == "Atlas" then t:eq(piece.command, nil) end
  end
  t:eq(faction.leader(g, 0, "Z'eu"), { exhausted = true })
  turn_of(g, 1) -- then it is the turn of who would have been next
  t:offered(g, "activate Atlas")
end)

card("Z'eu (codex)", "one who has no tactic token may, too; nobody must", function(t)
  local g = zeu(t, "on", { tactic = { 0, 0, 0 } })
  g:choose("use Z'eu"):choose("Player 1")
  t:eq(g:ask().seat, 0)
  t:offered(g, "activate Atlas")
  g:pass()
  turn_of(g, 1)
  t:ok(not g:log_has("activates"))
end)

card("Z'eu (codex)", "not where a token of that player lies, nor while exhausted, nor when an agenda is revealed", function(t)
  local g = zeu(t, "on", { tokens = { {}, { "Atlas" } } })
  g:choose("use Z'eu"):choose("Player 2")
  t:not_offered(g, "activate Atlas")
  t:offered(g, "activate Lodor")
  t:not_offered(codex.acting(t, "on", naalu), "use Z'eu")
  g = agenda.begun(t, { "Mutiny" }, { before = { agents_spent = { false, true, true } } }, { codex = "on", seats = { { faction = "Naalu" }, { faction = "Winnu" }, { faction = "Saar" } } })
  t:not_offered(g:pass_until(function() return g:has("answer with Z'eu") or g:has("vote for") end), "answer with Z'eu")
end)

card("Z'eu (codex)", "an action of others ends for itself, not the turn", function(t)
  -- Nullification Field of Xxcha ends what Player 2 does; Naalu goes on with the second action of its turn.
  local g = codex.acting(t, "on", { "Naalu", "Sol", "Xxcha" }, { agents_spent = { false, true, true }, technologies = { { "Fleet Logistics" }, {}, { "Nullification Field" } },
    units = { {}, { ["space of Lodor"] = { cruiser = 1 } }, { ["space of Atlas"] = { cruiser = 1 } } } })
  g:choose("use Z'eu"):choose("Player 2"):choose("activate Atlas")
  g:choose("answer with Nullification Field")
  g:pass_until(function() return g:ask().rule == "3.1" end)
  t:eq(g:ask().seat, 0)
end)

card("Z'eu", "as the box prints it no action", function(t)
  t:not_offered(zeu(t, "off"), "use Z'eu")
end)

local function mabans(t, option, position)
  return codex.acting(t, option, naalu, position)
end

rule({ "51.6+1", "51.6b" }, "M'aban of the Codex is unlocked beside Mecatol Rex, not far away nor by fighters", function(t)
  for where, unlocked in pairs{ ["Lodor"] = false, ["Mecatol Rex"] = true, ["Vega Major"] = true } do
    local g = mabans(t, "on", { planets = { { where } }, units = { { [where] = { infantry = 1 }, ["space of Atlas"] = { carrier = 3, fighter = 12 } } } })
    turn_of(g:choose("activate Quann"), 1)
    t:eq(g:log_has("Player 1 unlocks M'aban") and true or false, unlocked, where)
  end
  local g = mabans(t, "off", { units = { { ["space of Atlas"] = { carrier = 3, fighter = 12 } } } })
  turn_of(g:choose("activate Quann"), 1)
  t:ok(g:log_has("Player 1 unlocks M'aban"))
end)

local function titles(g, seat, zone)
  local list = {}
  for _, one in ipairs(g:view(seat).zones) do
    if one.id == zone then for _, card in ipairs(one.cards or {}) do list[#list + 1] = card.title end end
  end
  return list
end

-- Sol, seat 1, is beside what Naalu has at Atlas; Saar is far away.
local function beside(t, option, unlocked)
  return mabans(t, option, { unlocked = { unlocked }, units = { { ["space of Atlas"] = { cruiser = 1 } }, { ["space of Tequ'ran and Torkan"] = { cruiser = 1 } } } })
end

card("M'aban (codex)", "notes of neighbours are seen, and the first and last agenda", function(t)
  local g = beside(t, "on", { "M'aban" })
  t:ok(#titles(g, 0, "notes.1") > 0)
  turn_of(g:choose("activate Mehar Xull"), 1)
  local seen = 0
  for _, event in ipairs(g:events(0)) do if event.text:find("Player 1 looks at ", 1, true) and not event.text:find("something", 1, true) then seen = seen + 1 end end
  t:eq(seen, 2)
  t:ok(g:log_has("at the bottom"))
  local top = titles(g, 0, "agenda-deck")
  t:ok(#top >= 1)
  for _, event in ipairs(g:events(1)) do t:ok(not (event.text:find("looks at ", 1, true) and not event.text:find("something", 1, true))) end
  t:eq(titles(g, 1, "notes.0"), {})
end)

card("M'aban (codex)", "not the notes of who is no neighbour, nothing while locked, and no fighter more", function(t)
  local g = beside(t, "on", { "M'aban" })
  t:eq(titles(g, 0, "notes.2"), {})
  t:eq(titles(beside(t, "on", {}), 0, "notes.1"), {})
  g = mabans(t, "on", { unlocked = { { "M'aban" } }, without = { { "Sarween Tools" } }, goods = { 1 }, exhausted = { "Maaluuk", "Druaa" }, units = { { Maaluuk = { space_dock = 1 } } } })
  for _, option in ipairs(g:options()) do if option:find("activate") and option:find("Maaluuk") then g:choose(option) break end end
  until_offered(g, "2 fighters in space")
  t:not_offered(g, "3 fighters in space")
end)

card("M'aban", "as the box prints it no note of others is seen", function(t)
  t:eq(titles(beside(t, "off", { "M'aban" }), 0, "notes.1"), {})
end)

-- ---- Xxcha

-- Atlas (3 resources, 1 influence) pays; everything else is exhausted.
local function grom(t, option, unlocked, position)
  local all = { unlocked = { unlocked }, planets = { { "Atlas", "Archon Ren", "Archon Tau" } }, exhausted = { "Archon Ren", "Archon Tau" } }
  for key, value in pairs(position or {}) do all[key] = value end
  return codex.acting(t, option, { "Xxcha", "Sol", "Hacan" }, all)
end

-- What the sheet of seat 0 says is left to spend.
local function left(g)
  for _, sheet in ipairs(g:view(0).seats[1].sheet) do
    local found = {}
    for _, number in ipairs(sheet.numbers or {}) do found[number.id] = number.value end
    if found.resources then return { found.resources, found.influence } end
  end
end
local function leads(t, option, unlocked)
  local g = grom(t, option, unlocked)
  g:choose("use Leadership")
  g:choose("3 into the tactic pool")
  return g
end

card("Xxekir Grom (codex)", "a planet pays with resources and influence together, as either", function(t)
  local g = leads(t, "on", { "Xxekir Grom" })
  t:eq(left(g), { 4, 4 })
  g:choose("spend influence for 1 command token")
  t:eq(left(g), { 0, 0 })
  t:ok(g:log_has("Player 1 gains 1 command token"))
  g = grom(t, "on", { "Xxekir Grom" }, { units = { { ["Archon Ren"] = { space_dock = 1 } } } })
  g:choose("activate Archon Ren")
  until_offered(g, "1 dreadnought in space"):choose("1 dreadnought in space"):choose("that is all that is built")
  t:ok(until_told(g, "produces 1 dreadnought"):log_has("Player 1 produces 1 dreadnought"))
end)

card("Xxekir Grom (codex)", "not while he is locked; he is no action", function(t)
  local g = leads(t, "on", {})
  t:eq(left(g), { 3, 1 })
  t:not_offered(g, "spend influence")
  t:not_offered(grom(t, "on", { "Xxekir Grom" }), "use Xxekir Grom")
end)

card("Xxekir Grom (codex)", "planets cast as many votes; not as the box prints him", function(t)
  for option, votes in pairs{ on = 4, off = 1 } do
    local g = agenda.voting(t, { "Mutiny" }, { unlocked = { { "Xxekir Grom" } }, planets = { { "Atlas" } }, exhausted = { "Archon Ren", "Archon Tau" } },
      { codex = option, seats = { { faction = "Xxcha" }, { faction = "Sol" }, { faction = "Hacan" } } })
    agenda.vote(g, 0, "For", { "Atlas" })
    t:ok(g:log_has("Player 1 casts " .. votes .. " vote"), option)
  end
end)

card("Xxekir Grom", "as the box prints him he does not add up planets but is an action", function(t)
  t:offered(grom(t, "off", { "Xxekir Grom" }), "use Xxekir Grom")
end)

-- ---- Yin

-- Seat 0 attacks Atlas; Yin is seat 1 with these units there.
local function milor(t, option, mine, theirs, ground)
  return codex.acting(t, option, { "Sol", "Yin", "Hacan" }, { agents_spent = { true, false, true }, planets = { {}, { "Atlas" } },
    units = { { ["space of Atlas"] = mine }, { ["space of Atlas"] = theirs, Atlas = ground } } }):choose("activate Atlas")
end

card("Brother Milor (codex)", "two fighters also for a carrier, two infantry for an infantry", function(t)
  local g = milor(t, "on", { cruiser = 1 }, { carrier = 2 })
  g:force{ "10", "1", "1" }
  until_offered(g, "answer with Brother Milor"):choose("answer with Brother Milor")
  t:eq(imperium.units(g, 1, "Atlas"), { carrier = 1, fighter = 2 })
  g = milor(t, "on", { carrier = 1, infantry = 2 }, {}, { infantry = 2 })
  until_offered(g, "land 2 infantry on Atlas"):force{ "10", "1", "1", "1" }
  g:choose("land 2 infantry on Atlas")
  until_offered(g, "answer with Brother Milor"):choose("answer with Brother Milor")
  t:ok(until_told(g, "Player 2 places 2 infantry"):log_has("Player 2 places 2 infantry: Atlas"))
end)

card("Brother Milor (codex)", "nothing for a structure, nor while exhausted", function(t)
  local g = milor(t, "on", { carrier = 1, infantry = 1 }, {}, { pds = 1 })
  until_offered(g, "land 1 infantry on Atlas"):choose("land 1 infantry on Atlas")
  g:pass_until(function() return g:has("answer with Brother Milor") or g:log_has("Player 1 controls Atlas") end)
  t:ok(g:log_has("Player 2 loses 1 PDS"))
  t:not_offered(g, "answer with Brother Milor")
end)

card("Brother Milor", "as the box prints him not for an infantry", function(t)
  local g = milor(t, "off", { carrier = 1, infantry = 2 }, {}, { infantry = 2 })
  until_offered(g, "land 2 infantry on Atlas"):force{ "10", "1", "1", "1" }
  g:choose("land 2 infantry on Atlas")
  g:pass_until(function() return g:has("answer with Brother Milor") or g:log_has("loses") end)
  t:ok(g:log_has("Player 2 loses 1 infantry"))
  t:not_offered(g, "answer with Brother Milor")
end)

-- Yin, seat 0, uses Devotion in a combat.
local function devoted(t, option)
  local g = codex.acting(t, option, { "Yin", "Winnu", "Hacan" }, { units = { { Atlas = { destroyer = 1, carrier = 1 } }, { Atlas = { carrier = 1, cruiser = 1 } } } })
  g:choose("activate Atlas"):force{ "1", "1", "1", "1", "1", "1" }
  until_offered(g, "answer with The Yin Brotherhood"):choose("answer with The Yin Brotherhood")
  return turn_of(g, 1)
end

-- Yin researches with Technology what others own, or not.
local function researches(t, option, unlocked, others, position)
  local all = { unlocked = { unlocked }, technologies = { {}, others }, without = { { "Sarween Tools" } }, planets = { { "Darien", "Lodor" } },
    units = { { Darien = { space_dock = 1, infantry = 2 }, Lodor = { infantry = 1 } } } }
  for key, value in pairs(position or {}) do all[key] = value end
  local seats = { { faction = "Yin" }, { faction = "Winnu" }, { faction = "Hacan" } }
  local g = imperium.begun(t, { seats = seats, codex = option })
  imperium.pick(g, { { "Technology", "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  all.no_secrets, all.agents_spent = true, { true, true, true }
  g:arrange(all)
  turn_of(g, 0)
  return g:choose("use Technology")
end

card("Brother Omar (codex)", "an infantry for all prerequisites of what another owns", function(t)
  local g = researches(t, "on", { "Brother Omar" }, { "Assault Cannon" })
  g:choose("research Assault Cannon"):choose("infantry of Lodor")
  t:ok(until_told(g, "Player 1 gains Assault Cannon"):log_has("Player 1 gains Assault Cannon"))
  t:eq(imperium.units(g, 0, "Lodor"), {})
  t:eq(imperium.units(g, 0, "Darien").infantry, 2)
end)

card("Brother Omar (codex)", "a green prerequisite; Devotion unlocks him, too", function(t)
  t:ok(devoted(t, "on"):log_has("Player 1 unlocks Brother Omar"))
  t:offered(researches(t, "on", { "Brother Omar" }, {}), "research Dacxive Animators")
  t:not_offered(researches(t, "on", {}, {}), "research Dacxive Animators")
end)

card("Brother Omar (codex)", "not for what nobody else owns, not without infantry, not while locked", function(t)
  t:not_offered(researches(t, "on", { "Brother Omar" }, {}), "research Assault Cannon")
  t:not_offered(researches(t, "on", { "Brother Omar" }, { "Assault Cannon" }, { units = { { Darien = { space_dock = 1, mech = 1 } } } }), "research Assault Cannon")
  t:not_offered(researches(t, "on", {}, { "Assault Cannon" }), "research Assault Cannon")
end)

card("Brother Omar", "as the box prints him Devotion does not unlock him, nor does infantry stand for anything", function(t)
  t:ok(not devoted(t, "off"):log_has("unlocks Brother Omar"))
  t:not_offered(researches(t, "off", { "Brother Omar" }, { "Assault Cannon" }), "research Assault Cannon")
end)

-- Infantry of Yin can land anywhere; seat 1 holds Atlas with a PDS beside its infantry.
local function lands(t, option, unlocked, position)
  local all = { unlocked = { unlocked }, planets = { {}, { "Atlas" } }, units = { {}, { Atlas = { infantry = 1, pds = 1 } } } }
  for key, value in pairs(position or {}) do all[key] = value end
  return codex.acting(t, option, { "Yin", "Sol", "Hacan" }, all)
end

card("Dannel of the Tenth (codex)", "three infantry land on two planets; no cannon fires, and they fight", function(t)
  local g = lands(t, "on", { "Dannel of the Tenth" })
  g:choose("use Dannel of the Tenth")
  t:not_offered(g, "Jord")
  t:not_offered(g, "Mecatol Rex")
  g:choose("Atlas"):choose("Atlas"):force{ "10", "10", "1" }
  g:choose("Lodor")
  until_told(g, "Player 1 controls Lodor")
  t:ok(not g:log_has("space cannon"))
  t:ok(g:log_has("Player 1 and Player 2 fight for Atlas"))
  t:ok(g:log_has("Player 2 loses 1 infantry"))
  t:ok(g:log_has("Player 1 controls Atlas"))
  t:ok(g:log_has("Player 1 controls Lodor"))
  t:eq(imperium.units(g, 0, "Atlas"), { infantry = 2 })
  t:eq(imperium.units(g, 1, "Atlas"), {})
  t:eq(faction.leader(g, 0, "Dannel of the Tenth"), nil)
end)

card("Dannel of the Tenth (codex)", "fewer may land; one who loses there has nothing", function(t)
  local g = lands(t, "on", { "Dannel of the Tenth" })
  g:choose("use Dannel of the Tenth"):choose("Atlas"):force{ "1", "10" }
  g:choose("land no more")
  turn_of(g, 1)
  t:ok(g:log_has("Player 2 wins the combat"))
  t:ok(not g:log_has("Player 1 controls Atlas"))
  t:eq(imperium.units(g, 1, "Atlas"), { infantry = 1, pds = 1 })
end)

card("Dannel of the Tenth (codex)", "not while locked, nor on Mecatol Rex with its custodians but without them", function(t)
  t:not_offered(lands(t, "on", {}), "use Dannel of the Tenth")
  t:offered(lands(t, "on", { "Dannel of the Tenth" }, { custodians = 0 }):choose("use Dannel of the Tenth"), "Mecatol Rex")
end)

card("Dannel of the Tenth", "as the box prints him not without infantry on a planet", function(t)
  t:not_offered(lands(t, "off", { "Dannel of the Tenth" }, { units = { { Darien = { space_dock = 1 } } } }), "use Dannel of the Tenth")
end)
