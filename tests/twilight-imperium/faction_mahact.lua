-- The Mahact Gene-Sorcerers: where their components act and where they must not; commanders that others
-- use (Imperia, Alliance).
local imperium = require "lib.imperium"
local faction = require "lib.faction"

-- A fight above Atlas that seat 0 wins: its three cruisers hit, the other's does not.
local function wins(t, position, ours, theirs)
  local all = { units = { { ["space of Atlas"] = { cruiser = 3 } }, { ["space of Atlas"] = { cruiser = 1 } } } }
  for key, value in pairs(position or {}) do all[key] = value end
  local g = faction.as(t, ours or "Mahact", all, theirs)
  g:choose("activate Atlas")
  g:pass_until(function() return g:log_has("fight a space combat") end)
  g:force{ "10", "1", "1", "1" }
  return g:pass_until(function() return g:log_has("wins the combat") end)
end

-- The tokens of others in the fleet pool of a seat, as everybody sees them.
local function seized(g, seat)
  return g:see("raw.seats." .. seat .. ".seized") or {}
end

card("Edict", "who wins a combat has a token of the loser in the fleet pool, out of its reinforcements", function(t)
  local g = faction.until_told(wins(t), "into the fleet pool")
  t:ok(g:log_has("Player 1 takes a command token of Player 2 into the fleet pool"))
  t:eq(seized(g, 0), { "Winnu" })
  t:eq(g:see("seat.1.tactic") + g:see("seat.1.fleet") + g:see("seat.1.strategy"), 8)
end)

card("Edict", "not a second one of the same player", function(t)
  local g = wins(t, { seized = { { 1 } } })
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate") end)
  t:ok(not g:log_has("takes a command token of Player 2"))
  t:eq(seized(g, 0), { "Winnu" })
end)

rule("20.3b", "with nothing in reinforcements the loser's token comes out of a pool of its choice", function(t)
  local g = wins(t, { tactic = { 3, 5 }, fleet = { 3, 7 }, strategy = { 2, 4 } })
  g:pass_until(function() return g:has("take it from the strategy pool") end)
  t:eq(g:ask().seat, 1)
  g:choose("take it from the strategy pool")
  t:eq(g:see("seat.1.strategy"), 3)
  t:eq(seized(g, 0), { "Winnu" })
end)

card("Edict", "foreign tokens raise the fleet limit", function(t)
  local function moved(tokens)
    local g = faction.as(t, "Mahact", { fleet = { 2 }, seized = { tokens }, units = { { ["space of Atlas"] = { cruiser = 3 } } } })
    g:choose("activate Atlas")
    g:pass_until(function() return g:ask().seat == 1 and g:has("activate") end)
    return imperium.units(g, 0, "Atlas").cruiser
  end
  t:eq(moved{ 1 }, 3)
  t:eq(moved{}, 2)
end)

card("Edict", "foreign tokens are not shared out anew", function(t)
  local g = imperium.begun(t, { seats = { { faction = "Mahact" }, { faction = "Winnu" }, { faction = "Mentak" } } })
  imperium.pick(g, { { "Warfare", "Leadership" }, { "Diplomacy", "Technology" }, { "Politics", "Imperial" } })
  g:arrange{ no_secrets = true, seized = { { 1, 2 } }, tactic = { 3 }, fleet = { 3 }, strategy = { 2 } }
  imperium.quiet(g):choose("activate Atlas")
  g:pass_until(function() return g:ask().seat == 0 and g:has("use Warfare") end)
  g:choose("use Warfare")
  g:pass_until(function() return g:has("share out your command tokens anew") end)
  g:choose("share out your command tokens anew")
  for _, option in ipairs(g:options()) do
    t:ok(tonumber(option:match("^(%d+) into")) == nil or tonumber(option:match("^(%d+) into")) <= 8, option)
  end
  g:pass_until(function() return g:ask().seat ~= 0 end)
  t:eq(seized(g, 0), { "Winnu", "Mentak" })
  t:eq(g:see("seat.0.tactic") + g:see("seat.0.fleet") + g:see("seat.0.strategy"), 8)
end)

-- ---- Imperia and Alliance: commanders of others ---------------------------------------------------

-- The Winnu commander adds 2 to combat rolls in home systems: seat 0, at home, with one cruiser.
local function at_home(t, ours, position, third)
  local all = { units = { { ["space of Ixth"] = { cruiser = 1 } }, { ["space of Ixth"] = { cruiser = 1 } } } }
  for key, value in pairs(position or {}) do all[key] = value end
  local g = faction.as(t, ours, all, nil, third)
  g:choose("activate Ixth")
  return g:pass_until(function() return g:log_has("fight a space combat") end)
end
-- Does a 5 of theirs hit, which a cruiser needs 7 for?
local function hits_with_5(g)
  g:force{ "5", "1" }
  g:pass_until(function() return g:log_has("Player 1 scores 1 hit") or g:log_has("announces a retreat") or #g:events() > 0 and g:log_has("Player 2 rolls 1 die in space combat") end)
  return g:log_has("Player 1 scores 1 hit")
end

card("Imperia", "the unlocked commander of who has a token in the fleet pool", function(t)
  t:ok(hits_with_5(at_home(t, "Mahact", { seized = { { 1 } }, unlocked = { {}, { "Rickar Rickani" } } })))
end)

card("Imperia", "not without the token, nor while the commander is locked", function(t)
  t:ok(not hits_with_5(at_home(t, "Mahact", { unlocked = { {}, { "Rickar Rickani" } } })))
  t:ok(not hits_with_5(at_home(t, "Mahact", { seized = { { 1 } } })))
end)

card("Imperia", "it ends when the token goes back", function(t)
  local g = faction.as(t, "Mahact", { seized = { { 1 } }, unlocked = { {}, { "Rickar Rickani" } }, planets = { { "Atlas" } },
    units = { { ["space of Ixth"] = { cruiser = 1 }, Atlas = { mech = 1 } }, { ["space of Ixth"] = { cruiser = 1 } } } })
  g:choose("activate Lodor")
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate Atlas") end)
  g:choose("activate Atlas")
  faction.until_offered(g, "answer with Starlancer"):choose("answer with Starlancer")
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate Ixth") end)
  g:choose("activate Ixth")
  g:pass_until(function() return g:log_has("fight a space combat") end)
  t:ok(not hits_with_5(g))
end)

local function bargain(g, with) return g:choose("bargain with somebody"):choose("bargain with Player " .. with) end

card("Hubris", "they have no Alliance, and nobody can give them one", function(t)
  local g = faction.as(t, "Mahact", { add_units = { {}, { ["space of Ixth"] = { cruiser = 1 } } } })
  t:eq(imperium.notes(g, 0).Alliance, nil)
  t:eq(imperium.notes(g, 1).Alliance, 1)
  bargain(g, 2)
  t:refused(g, { "ask for Alliance of Player 2" }, "1.6")
  t:offered(g, "ask for Support for the Throne of Player 2")
end)

card("Hubris", "others give theirs to each other", function(t)
  local g = faction.as(t, "Saar", { add_units = { {}, { ["space of Lisis II and Ragh"] = { cruiser = 1 } } } }, "Winnu", "Mahact")
  t:eq(imperium.notes(g, 0).Alliance, 1)
  bargain(g, 2)
  t:offered(g, "ask for Alliance of Player 2")
end)

-- ---- Alliance: seat 0, Saar, has that of Mentak (2) and fights Winnu (1) above Atlas ----------------

local function allied(t, position)
  local all = { unlocked = { {}, {}, { "S'ula Mentarion" } },
    units = { { ["space of Atlas"] = { cruiser = 3 } }, { ["space of Atlas"] = { cruiser = 1 } } } }
  for key, value in pairs(position or {}) do all[key] = value end
  return faction.as(t, "Saar", all)
end
-- Seat 0 wins the combat; the commander would let it take a note.
local function allied_wins(g)
  g:choose("activate Atlas")
  g:pass_until(function() return g:log_has("fight a space combat") end)
  g:force{ "10", "1", "1", "1" }
  return g:pass_until(function() return g:has("answer with S'ula Mentarion") or g:ask().seat == 1 and g:has("activate") end)
end

rule("51.8", "who holds an Alliance uses the commander of its owner", function(t)
  local g = allied_wins(allied(t, { shown_notes = { { "Alliance of Player 3" } } }))
  t:eq(g:ask().seat, 0)
  g:choose("answer with S'ula Mentarion")
  faction.until_offered(g, "Support for the Throne of Player 2"):choose("Support for the Throne of Player 2")
  t:eq(imperium.notes(g, 1)["Support for the Throne"], nil)
end)

card("Alliance", "its holder uses the unlocked commander of its owner", function(t)
  t:offered(allied_wins(allied(t, { shown_notes = { { "Alliance of Player 3" } } })), "answer with S'ula Mentarion")
end)

card("Alliance", "not while the commander is locked, nor without the note", function(t)
  t:not_offered(allied_wins(allied(t, { shown_notes = { { "Alliance of Player 3" } }, unlocked = {} })), "answer with S'ula Mentarion")
  t:not_offered(allied_wins(allied(t)), "answer with S'ula Mentarion")
end)

card("Alliance", "a commander that is unlocked later serves its holder from then on", function(t)
  local g = allied(t, { shown_notes = { { "Alliance of Player 3" } }, unlocked = {}, add_units = { {}, {}, { ["space of Quann"] = { cruiser = 4 } } } })
  g:choose("activate Lodor")
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate") end)
  t:eq(faction.leader(g, 2, "S'ula Mentarion"), {})
  t:offered(allied_wins(g), "answer with S'ula Mentarion")
end)

rule("1.23a", "an Alliance takes effect as soon as it is received", function(t)
  local g = allied(t, { add_units = { {}, {}, { ["space of Lisis II and Ragh"] = { cruiser = 1 } } } })
  bargain(g, 3):choose("ask for Alliance of Player 3"):choose("offer"):choose("agree")
  t:eq(imperium.notes(g, 2).Alliance, nil)
  t:offered(allied_wins(g), "answer with S'ula Mentarion")
end)

rule("51.8+1", "its owner keeps the commander", function(t)
  local g = allied(t, { shown_notes = { { "Alliance of Player 3" } },
    units = { { Lisis = { infantry = 1 } }, { ["space of Atlas"] = { cruiser = 1 } }, { ["space of Atlas"] = { cruiser = 3 } } } })
  g:choose("activate Lodor")
  g:pass_until(function() return g:ask().seat == 2 and g:has("activate Atlas") end)
  g:choose("activate Atlas")
  g:pass_until(function() return g:log_has("fight a space combat") end)
  g:force{ "10", "1", "1", "1" }
  g:pass_until(function() return g:has("answer with S'ula Mentarion") or g:ask().seat == 0 and g:has("activate") end)
  t:eq(g:ask().seat, 2)
  g:choose("answer with S'ula Mentarion")
end)

-- ---- Units ------------------------------------------------------------------------------------------

-- Arvicon Rex alone against a cruiser of Winnu: with +2 a 3 hits.
local function arvicon(t, tokens)
  local g = faction.as(t, "Mahact", { seized = { tokens }, units = { { ["space of Atlas"] = { flagship = 1 } }, { ["space of Atlas"] = { cruiser = 1 } } } })
  g:choose("activate Atlas")
  g:pass_until(function() return g:log_has("fight a space combat") end)
  g:force{ "3", "1", "1" }
  g:pass_until(function() return g:log_has("Player 2 rolls 1 die in space combat") end)
  return g:log_has("Player 1 scores 1 hit")
end

card("Arvicon Rex", "+2 to its rolls while no token of the opponent is in the fleet pool", function(t)
  t:ok(arvicon(t, {}))
end)

card("Arvicon Rex", "not against an opponent whose token is there; that of another does not matter", function(t)
  t:ok(not arvicon(t, { 1 }))
  t:ok(arvicon(t, { 2 }))
end)

-- Winnu, whose turn it is next, activates Atlas, where a mech of Mahact stands.
local function into_mech(t, tokens, where)
  local g = faction.as(t, "Mahact", { seized = { tokens }, planets = { { "Atlas" } }, units = { { [where or "Atlas"] = { mech = 1 } }, { ["space of Tequ'ran and Torkan"] = { cruiser = 1 } } } })
  g:choose("activate Lodor")
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate Atlas") end)
  g:choose("activate Atlas")
  return g:pass_until(function() return g:has("answer with Starlancer") or g:has("that is all that moves") or g:ask().seat == 2 and g:has("activate") end)
end

card("Starlancer", "who activates its system gets the token back, and the turn is over", function(t)
  local g = into_mech(t, { 1, 2 })
  g:choose("answer with Starlancer")
  g:pass_until(function() return g:has("that is all that moves") or g:ask().seat == 2 and g:has("activate") end)
  t:eq(g:ask().seat, 2)
  t:ok(g:log_has("Player 1 returns the command token of Player 2"))
  t:eq(seized(g, 0), { "Mentak" })
end)

card("Starlancer", "not without a token, nor in another system", function(t)
  t:not_offered(into_mech(t, { 2 }), "answer with Starlancer")
  t:not_offered(into_mech(t, { 1 }, "Lodor"), "answer with Starlancer")
end)

-- An infantry of Mahact is lost on Atlas.
local function infantry_lost(t, ours, position)
  local all = { planets = { {}, { "Atlas" } }, units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 }, Ixth = { infantry = 1, space_dock = 1 } },
    { Atlas = { infantry = 1 } } }, commodities = { 1 }, goods = { 0 } }
  for key, value in pairs(position or {}) do all[key] = value end
  local g = faction.as(t, ours, all)
  g:choose("activate Atlas")
  faction.until_offered(g, "land 1 infantry on Atlas")
  g:force{ "1", "10" }
  g:choose("land 1 infantry on Atlas")
  return g:pass_until(function() return g:has("A commodity") or g:ask().seat == 1 and g:has("activate") end)
end

card("Crimson Legionnaire I", "its loss brings a commodity", function(t)
  local g = infantry_lost(t, "Mahact"):choose("A commodity")
  t:eq({ g:see("seat.0.commodities"), g:see("seat.0.trade goods") }, { 2, 0 })
end)

card("Crimson Legionnaire I", "or turns one into a trade good", function(t)
  local g = infantry_lost(t, "Mahact"):choose("Convert a commodity")
  t:eq({ g:see("seat.0.commodities"), g:see("seat.0.trade goods") }, { 0, 1 })
end)

card("Crimson Legionnaire I", "infantry of others brings nothing", function(t)
  local g = infantry_lost(t, "Saar", { units = { { ["space of Atlas"] = { carrier = 1, infantry = 1 } }, { Atlas = { infantry = 1 } } } })
  t:ok(g:log_has("Player 1 loses 1 infantry"))
  t:eq({ g:see("seat.0.commodities"), g:see("seat.0.trade goods") }, { 1, 0 })
end)

card("Crimson Legionnaire II", "it is kept without a roll and comes back home when the next turn begins", function(t)
  local g = infantry_lost(t, "Mahact", { technologies = { { "Crimson Legionnaire II" } } }):choose("A commodity")
  t:eq(g:see("seat.0.commodities"), 2)
  t:ok(g:log_has("keeps 1 infantry"))
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate") end)
  t:eq(imperium.units(g, 0, "Ixth").infantry, 2)
end)

card("Crimson Legionnaire II", "not without the technology", function(t)
  local g = infantry_lost(t, "Mahact"):choose("A commodity")
  g:pass_until(function() return g:ask().seat == 0 and g:has("activate") end)
  t:eq(imperium.units(g, 0, "Ixth").infantry, 1)
end)

-- ---- The note ---------------------------------------------------------------------------------------

-- Saar plays the Scepter of Mahact (1), who has these tokens, when the second round begins.
local function scepter(t, tokens, holder, more)
  local position = { notes = { { holder and "Scepter of Dominion" } }, seized = { {}, tokens }, units = { { Lisis = { infantry = 2, space_dock = 1 }, ["space of Atlas"] = { cruiser = 1 } },
    { Ixth = { infantry = 2 } } } }
  for key, value in pairs(more or {}) do position[key] = value end
  local g = faction.as(t, "Saar", position, "Mahact", "Mentak")
  return g:pass_until(function() return g:has("answer with Scepter") or g:see("round") == 2 and g:has("take ") end)
end
local function token_in(g, system)
  for _, piece in ipairs(g:view(0).boards[1].pieces) do
    if piece.type == "tile" and (piece.title or piece.name) == system then return piece.command or {} end
  end
end

card("Scepter of Dominion", "others with a token on the owner's sheet put one into a system that is no home, the owner too", function(t)
  local g = scepter(t, { 2 }, true)
  g:choose("answer with Scepter of Dominion")
  t:not_offered(g, "Lisis II and Ragh")
  if g:has("Atlas") then g:choose("Atlas") end
  g:pass_until(function() return g:see("round") == 2 and g:has("take ") end)
  t:eq(token_in(g, "Atlas"), { "Mahact", "Mentak" })
  t:eq(imperium.notes(g, 1)["Scepter of Dominion"], 1)
end)

card("Scepter of Dominion", "who has no token there puts none", function(t)
  local g = scepter(t, { 0 }, true)
  g:choose("answer with Scepter of Dominion")
  if g:has("Atlas") then g:choose("Atlas") end
  g:pass_until(function() return g:see("round") == 2 and g:has("take ") end)
  t:eq(token_in(g, "Atlas"), { "Mahact" })
end)

-- ---- Leaders ----------------------------------------------------------------------------------------

faction.unlocks("Mahact", "Il Na Viroset", { seized = { { 1, 2 } } }, { seized = { { 1 } } })

-- Mahact activates Atlas, where its own token lies.
local function again(t, unlocked)
  return faction.as(t, "Mahact", { unlocked = { unlocked }, tokens = { { "Atlas" } }, tactic = { 3 }, units = { { ["space of Atlas"] = { cruiser = 1 } } } })
end

card("Il Na Viroset", "a system with a token of theirs: both go back and the turn is over", function(t)
  local g = again(t, { "Il Na Viroset" }):choose("activate Atlas")
  g:pass_until(function() return g:has("that is all that moves") or g:ask().seat == 1 and g:has("activate") end)
  t:eq(g:ask().seat, 1)
  t:eq(token_in(g, "Atlas"), {})
  t:eq(g:see("seat.0.tactic"), 2)
end)

card("Il Na Viroset", "not while locked", function(t)
  t:refused(again(t, {}), { "activate Atlas" }, "5.2")
end)

-- ---- 33.10e Elimination -----------------------------------------------------------------------------

-- Seat `out` has nothing left, and is out of the game when seat 0 has activated a system.
local function without(t, ours, theirs, out, position)
  local all = { lost = { out == 1 and theirs == "Mahact" and "Ixth" or "Winnu" },
    units = { { ["space of Ixth"] = { cruiser = 1 } }, {}, { ["space of Ixth"] = { cruiser = 1 } } } }
  for key, value in pairs(position) do all[key] = value end
  local g = faction.as(t, ours, all, theirs, "Mentak")
  g:choose("activate Atlas")
  return g:pass_until(function() return g:log_has("out of the game") end)
end

rule("33.10e", "tokens of others on the sheet of Mahact go back when it is out", function(t)
  local g = without(t, "Winnu", "Mahact", 1, { seized = { {}, { 2 } }, units = { { Winnu = { space_dock = 1 } }, {}, {} } })
  t:eq(seized(g, 1), {})
end)

rule("33.10e+1", "the token of who is out stays on the sheet of Mahact", function(t)
  local g = without(t, "Mahact", "Winnu", 1, { seized = { { 1 } } })
  t:eq(seized(g, 0), { "Winnu" })
end)

rule("33.10e+2", "and so does its commander, if it was unlocked", function(t)
  local function fights(position)
    position.tactic = { 5 }
    local g = without(t, "Mahact", "Winnu", 1, position)
    g:pass_until(function() return g:ask().seat == 0 and g:has("activate Ixth") end)
    g:choose("activate Ixth")
    g:pass_until(function() return g:log_has("fight a space combat") end)
    g:force{ "5", "1" }
    g:pass_until(function() return g:log_has("Player 3 rolls 1 die in space combat") end)
    return g:log_has("Player 1 scores 1 hit"), faction.leader(g, 1, "Rickar Rickani")
  end
  t:eq({ fights{ seized = { { 1 } }, unlocked = { {}, { "Rickar Rickani" } } } }, { true, {} })
  t:eq({ fights{ seized = { { 1 } } } }, { false })
  t:eq({ fights{ seized = { {} }, unlocked = { {}, { "Rickar Rickani" } } } }, { false })
end)

-- ---- Jae Mir Kan ------------------------------------------------------------------------------------

-- Winnu uses `what`, having a token in Lodor; Mahact (1) may follow.
local function followed(t, what, position)
  local seats = { { faction = "Winnu" }, { faction = "Mahact" }, { faction = "Mentak" } }
  local g = imperium.begun(t, { seats = seats })
  imperium.pick(g, { { what, "Leadership" }, { "Diplomacy", "Warfare" }, { "Politics", "Imperial" } })
  local all = { no_secrets = true, tokens = { { "Lodor" } }, strategy = { 2, 0 }, agents_spent = { true, false, true } }
  for key, value in pairs(position or {}) do all[key] = value end
  g:arrange(all)
  imperium.quiet(g):choose("use " .. what)
  return g:pass_until(function() return g:ask().seat == 1 and g:ask().rule == "82.2" or g:ask().seat == 1 and g:has("activate") end)
end

card("Jae Mir Kan", "a token that the active player has on the board pays for a secondary ability", function(t)
  local g = followed(t, "Technology", { goods = { 0, 4 } })
  g:choose("use Technology for the active player's token in Lodor")
  t:eq(token_in(g, "Lodor"), {})
  t:eq(g:ask().prompt, "Do you spend 4 resources to research a technology?")
  t:eq(faction.leader(g, 1, "Jae Mir Kan"), { exhausted = true })
end)

card("Jae Mir Kan", "with Construction it is that token which goes into the system", function(t)
  local g = followed(t, "Construction", { planets = { {}, { "Quann" } } })
  g:choose("use Construction for the active player's token in Lodor")
  g:pass_until(function() return g:ask().seat == 1 and g:has("Quann") end)
  g:choose("Quann")
  t:eq(token_in(g, "Quann"), { "Winnu" })
end)

card("Jae Mir Kan", "not when exhausted, nor without such a token, nor for Leadership, which is free", function(t)
  t:not_offered(followed(t, "Technology", { agents_spent = { true, true, true } }), "active player's token")
  t:not_offered(followed(t, "Technology", { tokens = { {} } }), "active player's token")
end)

-- ---- Genetic Recombination ----------------------------------------------------------------------------

local agenda = require "lib.agenda"

-- Mahact (0) demands a vote For of Letnev (1), which votes for `outcome` with Wren Terra.
local function demanded(t, outcome, technology)
  local seats = { { faction = "Mahact" }, { faction = "Letnev" }, { faction = "Hacan" } }
  local g = agenda.begun(t, { "Mutiny", "Economic Equality" }, { before = { technologies = { { technology } }, fleet = { 3, 3, 3 } } }, { seats = seats })
  g:pass_until(function() return g:has("answer with Genetic Recombination") or g:has("vote for") end)
  if technology then
    t:eq(g:ask().seat, 0)
    g:choose("answer with Genetic Recombination"):choose("vote for For")
    t:ok(g:log_has("Player 1 demands of Player 2 a vote For"))
  end
  agenda.vote(g, 1, outcome, { "Wren Terra" })
  g:pass_until(function() return g:ask().seat == 2 and g:has("vote for") end)
  return g
end

card("Genetic Recombination", "who votes otherwise loses a token of the fleet pool", function(t)
  t:eq(demanded(t, "Against", "Genetic Recombination"):see("seat.1.fleet"), 2)
end)

card("Genetic Recombination", "who votes as demanded loses nothing, and nobody does without it", function(t)
  t:eq(demanded(t, "For", "Genetic Recombination"):see("seat.1.fleet"), 3)
  t:eq(demanded(t, "Against"):see("seat.1.fleet"), 3)
end)

-- ---- Airo Shir Aur --------------------------------------------------------------------------------------

-- A fleet of Winnu above Atlas beside one of Mentak in the next system.
local function pushed(t, unlocked, where)
  return faction.as(t, "Mahact", { unlocked = { unlocked }, units = { { Ixth = { space_dock = 1 } },
    { ["space of Atlas"] = { carrier = 1, cruiser = 1, infantry = 2 } }, { ["space of " .. (where or "Tequ'ran and Torkan")] = { cruiser = 1 } } } })
end

card("Airo Shir Aur", "a fleet is pushed into the next system and fights there", function(t)
  local g = pushed(t, { "Airo Shir Aur" })
  g:choose("use Airo Shir Aur")
  if g:has("Atlas") then g:choose("Atlas") end
  if g:has("Tequ'ran and Torkan") then g:choose("Tequ'ran and Torkan") end
  t:ok(g:log_has("Player 2 and Player 3 fight a space combat in Tequ'ran and Torkan"))
  g:force{ "1", "10", "1" }
  g:pass_until(function() return g:ask().prompt:find("retreat") or g:log_has("wins the combat") end)
  t:not_offered(g, "announce a retreat")
  g:pass_until(function() return g:ask().seat == 1 and g:has("activate") end)
  t:ok(g:log_has("Player 2 wins the combat"))
  t:eq(imperium.units(g, 1, "Atlas"), {})
  t:eq(imperium.units(g, 1, "Tequ'ran and Torkan"), { carrier = 1, cruiser = 1, infantry = 2 })
  t:eq(faction.leader(g, 0, "Airo Shir Aur"), nil)
end)

card("Airo Shir Aur", "not where no ships of others are in the next system, nor while locked", function(t)
  t:not_offered(pushed(t, { "Airo Shir Aur" }, "Bereg and Lirta IV"), "use Airo Shir Aur")
  t:not_offered(pushed(t, {}), "use Airo Shir Aur")
end)
