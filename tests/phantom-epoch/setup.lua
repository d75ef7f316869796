-- Setting up a mission: characters, tokens, adversaries, events, gear.
local epoch = require "lib.epoch"

local function characters(t, list, map)
  return epoch.ready(t, map or "plain", list)
end

local function names(g)
  local all = {}
  for _, piece in ipairs(g:view().boards[1].pieces) do all[#all + 1] = piece.title end
  table.sort(all)
  return all
end

local function pieces(g, title)
  local all = {}
  for _, piece in ipairs(g:view().boards[1].pieces) do
    if piece.title == title then all[#all + 1] = piece end
  end
  return all
end

-- ---- Characters ----

rule("char.setup.2", "no class is twice in a mission", function(t)
  local g = characters(t, { "Warrior", "Warrior" })
  t:eq(#pieces(g, "Warrior"), 1)
  t:eq(#pieces(g, "Ranger"), 1)
end)

rule("char.setup.3", "four characters are the most", function(t)
  local g = characters(t, { "Warrior", "Ranger", "Healer", "Rogue", "Warrior" })
  t:eq(names(g), { "Dummy", "Healer", "Ranger", "Rogue", "Warrior" })
end)

rule("char.setup.4", "who plays alone has two characters at least, and plays both", function(t)
  local g = characters(t, { "Rogue" })
  t:eq(names(g), { "Dummy", "Rogue", "Warrior" })
  epoch.select(g, { "Walk" }, { "Heavy Blow" })
  t:ok(g:ask(0).prompt:find("Rogue"))
  g:choose("end the turn")
  t:ok(g:ask(0).prompt:find("Warrior"))
end)

rule({ "char.setup.12", "species.card.3", "select.3" },
     "the species gives HP and the most AP of a round", function(t)
  local g = characters(t, { { class = "Warrior", species = "Slink" }, { class = "Ranger", species = "Human" } })
  t:eq(epoch.hp(g, "Warrior"), 10)
  t:eq(epoch.hp(g, "Ranger"), 12)
  g:choose("choose Burning Volley")
  t:refused(g, { "choose Heavy Blow" }, "select.3") -- 7 of 6
  g:choose("choose Walk")
  g:choose("choose Burning Volley")
  t:offered(g, "choose Heavy Blow") -- 7 of 7
end)

rule("char.setup.14", "each character has a colour of its own", function(t)
  local g = characters(t, { "Warrior", "Ranger", "Healer", "Rogue" })
  local colours = {}
  for _, name in ipairs{ "Warrior", "Ranger", "Healer", "Rogue" } do
    colours[#colours + 1] = epoch.piece(g, name).colour
  end
  table.sort(colours)
  t:eq(colours, { "dark blue", "light blue", "red", "yellow" })
end)

rule({ "mission.setup.9a", "mission.setup.9b", "select.1b", "class.3", "ccard.2" },
     "a new character has the ten cards of its class that cost no SP, all in hand", function(t)
  local g = characters(t, { "Warrior", "Ranger" })
  local hand = epoch.zone(g, "hand", 1)
  table.sort(hand)
  t:eq(hand, { "Battle Fury", "Burning Volley", "Feint", "Heavy Blow", "Hit and Run", "Jump", "Mend",
               "Shield Wall", "Strike", "Walk" })
  hand = epoch.zone(g, "hand", 2)
  t:eq(#hand, 10)
  local all = table.concat(hand, ", ")
  t:ok(all:find("Blink") and not all:find("Feint") and not all:find("Finisher"))
end)

-- ---- The mission ----

rule({ "mission.setup.2a", "mission.setup.13", "mission.setup.14" },
     "the introduction is told, then the text of the start, then round 1 begins", function(t)
  local g = epoch.open(t, "icons")
  t:ok(g:log_has("Another place for trials."))
  t:ok(not g:log_has("They are waiting for you."))
  g:go("round.3")
  t:ok(epoch.before(g, "Another place for trials.", "They are waiting for you."))
  t:ok(epoch.before(g, "They are waiting for you.", "Round 1 begins."))
end)

rule({ "mission.setup.3a", "mission.setup.3d", "mission.setup.3g" },
     "orbs and treasure lie on their spaces", function(t)
  local g = characters(t, nil, "perils")
  t:eq(epoch.on(g, "J-4"), { "Orb" })
  t:eq(epoch.on(g, "K-5"), { "Treasure" })
  t:eq(epoch.on(characters(t), "K-5"), {})
end)

rule({ "mission.setup.4a", "mission.setup.2c", "advdesc.2", "advdesc.4" },
     "adversaries have the description card of the mission's rating", function(t)
  for rating = 1, 3 do
    local g = characters(t, nil, "rated " .. rating)
    t:eq(epoch.hp(g, "Rated"), 5 * rating)
    t:eq(epoch.stat(g, "Rated", "attack"), rating - 1)
  end
end)

rule("mission.setup.4b", "players may have them harder or easier", function(t)
  local function hp(difficulty)
    return epoch.hp(epoch.ready(t, "rated 2", nil, { difficulty = difficulty }), "Rated")
  end
  t:eq(hp("easier"), 5)
  t:eq(hp("printed"), 10)
  t:eq(hp("harder"), 15)
end)

rule("mission.setup.4d", "then nova cells follow the adversary's own rating", function(t)
  local function cells(difficulty)
    local g = epoch.ready(t, "rated 2", nil, { difficulty = difficulty })
    g:arrange{ characters = { Warrior = { at = "C-3" } },
               adversaries = { { called = "Rated", at = "E-3", hp = 1 }, { called = "Rated", at = "L-2" } } }
    epoch.select(g, { "Strike" }, { "Burning Volley", "Walk" })
    g:force{ "3" }
    g:choose("play Strike"):choose("attack", "Basic")
    g:choose("end the turn")
    return g
  end
  t:offered(cells("easier"), "take 1 nova cell at E-3")
  t:offered(cells("harder"), "take 3 nova cells at E-3")
end)

rule("mission.setup.4c", "attachments after the mission follow its own rating all the same", function(t)
  local ship = require "lib.ship"
  for _, difficulty in ipairs{ "easier", "printed", "harder" } do
    local g = ship.open(t, ship.log{ part = "siege", done = ship.won{ "lesson" } }, { difficulty = difficulty })
    g:go("round.3"):arrange{ adversaries = {} }
    g:until_option("take")
    t:eq(#g:options(), 8, difficulty) -- four of tier 1 and four of tier 2
    g:choose(g:options()[1]):choose(g:options()[1])
    t:eq(g:status(), "won")
  end
end)

rule({ "mission.setup.6a", "mission.setup.6b", "mission.setup.6c", "mission.setup.6d", "round.5d" },
     "types share the deck of their species; each class has its own", function(t)
  -- The species deck of the Puppets has four cards: two types draw all of them in two rounds.
  local g = epoch.ready(t, "types")
  local seen = {}
  for _, card in ipairs{ "Walk", "Strike" } do
    epoch.select(g, { card }, { card })
    local drawn = epoch.zone(g, "drawn")
    t:eq(#drawn, 4)
    local class = {}
    for _, title in ipairs(drawn) do
      if title:find("^Puppet") then
        t:ok(not seen[title], title)
        seen[title] = true
      else
        class[#class + 1] = title
      end
    end
    table.sort(class)
    t:eq(class, { "Archer: Volley", "Post: Stand" })
    g:go("round.3 next")
  end
  for _, name in ipairs{ "Wait", "Stay", "Halt", "Stand" } do t:ok(seen["Puppet: " .. name]) end
end)

rule("mission.setup.6e", "a boss brings the deck of the bosses, without one there is none", function(t)
  local g = epoch.ready(t, "lair")
  epoch.select(g, { "Walk" }, { "Walk" })
  t:ok(g:log_has("Ogre draws"))
  t:eq(#epoch.zone(g, "drawn"), 1)
end)

rule({ "mission.setup.7a", "mission.setup.7b", "mission.setup.7c" },
     "an icon counts from its number of characters on", function(t)
  local two = characters(t, { "Warrior", "Ranger" }, "icons")
  t:eq(#pieces(two, "Brute"), 1)
  local three = characters(t, { "Warrior", "Ranger", "Healer" }, "icons")
  t:eq(#pieces(three, "Brute"), 2)
  for _, piece in ipairs(pieces(three, "Brute")) do t:ok(piece.at ~= "K-5") end
  t:eq(#pieces(characters(t, { "Warrior", "Ranger", "Healer", "Rogue" }, "icons"), "Brute"), 3)
end)

local function colours_of(g, title)
  local count = {}
  for _, piece in ipairs(pieces(g, title)) do count[piece.colour] = (count[piece.colour] or 0) + 1 end
  local numbers = {}
  for _, n in pairs(count) do numbers[#numbers + 1] = n end
  table.sort(numbers)
  return numbers
end

rule({ "mission.setup.7e", "mission.setup.7f", "mission.setup.7g" },
     "those of a type have different colours, and more than four spread over them", function(t)
  t:eq(colours_of(characters(t, { "Warrior", "Ranger", "Healer", "Rogue" }, "icons"), "Brute"), { 1, 1, 1 })
  t:eq(colours_of(characters(t, nil, "six"), "Archer"), { 1, 1, 2, 2 })
end)

rule("mission.setup.7i", "a boss has a colour, and others may have the same", function(t)
  local g = characters(t, nil, "lair")
  local colour = epoch.piece(g, "Ogre").colour
  g:arrange{ adversaries = { { called = "Ogre", at = "K-1" }, { called = "Dummy", at = "K-3", colour = colour } } }
  t:eq(epoch.piece(g, "Dummy").colour, colour)
  t:eq(epoch.piece(g, "Ogre").colour, colour)
end)

rule("mission.setup.8a", "both decks are shuffled: any card of either may be the first of them", function(t)
  for _, early in ipairs{ "Silence", "Hush" } do
    local g = epoch.open(t, "plain", nil, { force = { early } })
    g:go("round.3")
    t:ok(g:log_has("The event of this round: " .. early))
  end
  for _, late in ipairs{ "Arrival", "Unrest" } do
    local g = epoch.ready(t, "plain")
    g:arrange{ round = 5 }
    g:force{ late }
    g:go("round.3 next")
    t:ok(g:log_has("The event of this round: " .. late))
  end
end)

rule({ "mission.setup.8a", "mission.setup.8b", "mission.setup.8c" },
     "five early events, whichever, then the late ones only", function(t)
  local g = epoch.ready(t, "plain")
  local early, late = 0, 0
  for round = 1, 10 do
    local n = epoch.count(g, "The event of this round: Unrest") +
              epoch.count(g, "The event of this round: Arrival")
    if round <= 5 then t:eq(n, 0) else t:eq(n, round - 5) end
    early = epoch.count(g, "The event of this round: Silence") + epoch.count(g, "The event of this round: Hush")
    late = n
    g:go("round.3 next")
  end
  t:eq({ early, late }, { 5, 5 }) -- three early ones were never seen, though the late ones came again
end)

-- ---- Gear ----

local function with_gear(t, gear, nova)
  return epoch.open(t, "plain", nil, { seats = { { characters = {
    { class = "Warrior", gear = gear, nova = nova }, "Ranger" } } } })
end

rule({ "mission.setup.10a", "mission.setup.10b", "board.4", "board.7" },
     "before the mission gear is put on; what is not worn comes along and does nothing", function(t)
  local g = with_gear(t, { "Plate", "Mail", "Charm", "Grip" })
  g:choose("put Plate away"):choose("put Charm away"):pass()
  g:go("round.3")
  t:eq(epoch.zone(g, "worn", 1), {})
  t:eq(#epoch.zone(g, "carried", 1), 4)
  t:eq(epoch.stat(g, "Warrior", "guard"), 0)
  t:eq(epoch.stat(g, "Warrior", "attack"), 0)
end)

rule({ "mission.setup.11a", "board.8", "rest.11" },
     "two items come along; no other is used, not even after a rest", function(t)
  local g = with_gear(t, { "Salve", "Flask", "Draught", "Plate", "Mail" })
  g:go("round.3")
  t:eq(epoch.zone(g, "worn", 1), { "Salve", "Flask", "Plate" })
  t:eq(epoch.zone(g, "carried", 1), { "Draught", "Mail" })
  g:arrange{ characters = { Warrior = { hp = 5, discard = { "Walk" } } } }
  epoch.select(g, "rest", { "Burning Volley" })
  t:refused(g, { "put Salve away" }, "rest.11")
  t:refused(g, { "equip Draught" }, "rest.11")
  g:pass()
  t:offered(g, "use Flask")
  t:not_offered(g, "use Draught")
end)

rule("event.3", "an event with a number comes once the campaign has added it", function(t)
  local ship = require "lib.ship"
  local function omens(marks)
    local g = ship.open(t, ship.log{ part = "raid", done = ship.won{ "lesson" }, marks = marks })
    if marks[1] then g:force{ "Omen" } end
    g:go("round.3")
    for _ = 1, 4 do g:go("round.3 next") end
    return epoch.count(g, "The event of this round: Omen")
  end
  t:eq(omens{}, 0)
  t:ok(omens{ "Omen" } > 0)
end)
