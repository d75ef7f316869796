-- What the players' pack holds: dice, classes, species, adversaries, gear, events, missions.
local epoch = require "lib.epoch"
local content = require "lib.content"

local function open(t, mission)
  return t:table{ game = "phantom-epoch", mission = mission or "berkav-1", seats = { { characters = { "Warrior", "Ranger" } } } }
end

local function count(list, key)
  local n = {}
  for _, one in ipairs(list) do
    local value = type(key) == "function" and key(one) or one.fields[key]
    n[value] = (n[value] or 0) + 1
  end
  return n
end

local function words(list)
  local names = {}
  for name in pairs(list) do names[#names + 1] = name end
  table.sort(names)
  return names
end

local function faces(name)
  local n = {}
  for _, face in ipairs(content.one("die", name)) do n[tostring(face)] = (n[tostring(face)] or 0) + 1 end
  return n, #content.one("die", name)
end

-- ---- Dice ----

rule({ "box.8", "dice.att.1" }, "two attack dice of eight sides, an Accuracy die and a Decision die", function(t)
  open(t)
  t:eq(words(count(content.all().die, function(one) return one.name end)), { "accuracy", "basic", "blitz", "decision" })
  for _, name in ipairs{ "basic", "blitz" } do
    local n, sides = faces(name)
    t:eq(sides, 8)
    t:ok(n.critical and n.fumble and n["1"])
  end
end)

rule({ "dice.att.2", "dice.att.3" }, "the Basic die is steady, the Blitz die has more of everything but sense", function(t)
  open(t)
  local basic, blitz = faces("basic"), faces("blitz")
  t:ok(basic.fumble < blitz.fumble)
  t:ok(basic.critical < blitz.critical)
  t:eq(basic["4"], nil)
  t:ok(blitz["4"])
end)

rule("dice.acc.1", "the Accuracy die has Miss, Block and Success", function(t)
  open(t)
  t:eq(words((faces("accuracy"))), { "block", "miss", "success" })
end)

rule({ "dice.dec.1", "dice.dec.2" }, "the Decision die: eight sides, two of each colour, letters across each other", function(t)
  open(t)
  local die = content.one("die", "decision")
  t:eq(#die, 8)
  local colours, seen = {}, {}
  local across = { N = "EW", S = "EW", E = "NS", W = "NS" }
  for _, face in ipairs(die) do
    colours[face[1]] = (colours[face[1]] or 0) + 1
    t:ok(across[face[2]]:find(face[3], 1, true))
    t:ok(not seen[face[2] .. face[3]])
    seen[face[2] .. face[3]] = true
  end
  t:eq(colours, { ["dark blue"] = 2, ["light blue"] = 2, red = 2, yellow = 2 })
end)

-- ---- Characters ----

rule({ "box.2", "char.setup.5" }, "the four classes that are open at the start", function(t)
  open(t)
  t:eq(words(count(content.all().class, function(one) return one.name end)), { "Healer", "Ranger", "Rogue", "Warrior" })
end)

rule({ "board.1", "board.10" }, "a class board has a critical ability, a range, slots for attachments and for bandages", function(t)
  open(t)
  for _, one in ipairs(content.all().class) do
    local board = one.fields
    t:ok(board.range >= 1 and board.bandages >= 1 and #board.slots >= 1, one.name)
    t:ok(board[1] and board[1].word == "critical", one.name)
  end
end)

rule("box.12", "fourteen action cards for each class, ten free and four with a price", function(t)
  open(t)
  t:eq(#content.all().action_card, 56)
  for _, class in ipairs{ "Healer", "Ranger", "Rogue", "Warrior" } do
    local free = content.where("action_card", function(card) return card.class == class and not card.sp end)
    local priced = content.where("action_card", function(card) return card.class == class and card.sp and card.sp > 0 end)
    t:eq({ #free, #priced }, { 10, 4 }, class)
  end
end)

rule("ccard.1", "an action card has a name, AP and what it does, some a price or an icon", function(t)
  open(t)
  local icons = 0
  for _, one in ipairs(content.all().action_card) do
    local card = one.fields
    t:ok(card.ap and #card.text > 0 and (card.does or #card > 0), one.name)
    icons = icons + (card.lasts and 1 or 0)
  end
  t:ok(icons > 0)
end)

rule({ "box.11", "species.card.1", "species.card.2" }, "six species cards: three species in two forms, with HP, AP and something of their own", function(t)
  open(t)
  local forms = {}
  for _, one in ipairs(content.all().species) do
    local name, form = one.name:match("^(%a+), (%a+)$")
    forms[name] = (forms[name] or "") .. form .. " "
    t:ok(one.fields.hp > 0 and one.fields.ap > 0 and #one.fields.text > 0 and #one.fields > 0, one.name)
  end
  t:eq(words(forms), { "Grallok", "Human", "Slink" })
  for name, both in pairs(forms) do t:ok(both:find("female ") and both:gsub("female ", ""):find("male "), name) end
end)

-- ---- Gear ----

rule({ "equip.1", "equip.2", "campaign.shop.3" }, "equipment: planet, tier, slot, price; the lower the tier the more there are", function(t)
  open(t)
  local tiers = { 0, 0, 0 }
  for _, one in ipairs(content.all().equipment) do
    local piece = one.fields
    t:ok(piece.planet and piece.price > 0 and (piece.slot == "head" or piece.slot == "body" or piece.slot == "feet"), one.name)
    tiers[piece.tier] = tiers[piece.tier] + (piece.copies or 1)
  end
  t:ok(tiers[1] >= tiers[2] and tiers[2] >= tiers[3] and tiers[3] > 0)
  t:eq(words(count(content.all().equipment, "planet")), { "Berkav", "Orbos", "Thespara" })
end)

rule({ "attach.1", "attach.2", "attach.9" }, "attachments: four tiers, five types and some without", function(t)
  open(t)
  local tiers, types = { 0, 0, 0, 0 }, {}
  for _, one in ipairs(content.all().attachment) do
    local piece = one.fields
    if not piece.class then tiers[piece.tier] = tiers[piece.tier] + (piece.copies or 1) end
    types[piece.slot or "any"] = true
  end
  t:ok(tiers[1] >= tiers[2] and tiers[2] >= tiers[3] and tiers[3] >= tiers[4] and tiers[4] > 0)
  t:eq(words(types), { "any", "dual", "medical", "melee", "ranged", "shield" })
end)

rule({ "box.14", "attach.15" }, "each class has a starting attachment, and there are forty others", function(t)
  open(t)
  local starting = content.where("attachment", function(piece) return piece.class end)
  t:eq(words(count(starting, "class")), { "Healer", "Ranger", "Rogue", "Warrior" })
  t:ok(#content.all().attachment - #starting >= 40)
end)

-- ---- Adversaries ----

rule({ "class.1", "box.9", "advcard.class.1" }, "six classes of adversaries with ten cards of four rows each", function(t)
  open(t)
  local classes = count(content.all().class_card, "class")
  t:eq(words(classes), { "Archer", "Berserker", "Scout", "Sentry", "Trained Beast", "Wild Beast" })
  for name, n in pairs(classes) do t:eq(n, 10, name) end
  for _, one in ipairs(content.all().class_card) do
    local colours = {}
    for _, row in ipairs(one.fields.rows) do
      colours[row.colour] = true
      t:ok(row.name and row.ap and (row.does or #row > 0), one.name)
    end
    t:eq(words(colours), { "dark blue", "light blue", "red", "yellow" }, one.name)
  end
end)

rule("advcard.class.2", "rows run from the fewest AP to the most", function(t)
  open(t)
  for _, one in ipairs(content.all().class_card) do
    for i = 2, 4 do t:ok(one.fields.rows[i - 1].ap <= one.fields.rows[i].ap, one.name) end
  end
end)

rule({ "species.1", "advcard.species.1", "box.13" }, "six kinds of creatures have decks of their own", function(t)
  open(t)
  local species = count(content.all().species_card, "species")
  t:eq(words(species), { "Grallok", "Gryllos", "Human", "Lypran", "Others", "Slink" })
  for _, one in ipairs(content.all().species_card) do
    t:ok(one.fields.ap and (one.fields.does or #one.fields > 0) and #one.fields.text > 0, one.name)
  end
end)

rule({ "advdesc.1", "advdesc.3", "box.18" }, "each type of adversary has cards for several ratings, and a number of standees", function(t)
  open(t)
  local ratings = {}
  for _, one in ipairs(content.all().adversary) do
    local card = one.fields
    t:ok(card.species and card.class and card.hp > 0 and card.attack and card.guard and card.range > 0, one.name)
    t:ok(card[1] and card[1].word == "critical", one.name)
    t:ok(card.copies > 0, one.name)
    ratings[one.name] = (ratings[one.name] or 0) + 1
  end
  for name, n in pairs(ratings) do t:eq(n, 3, name) end
end)

rule({ "box.10", "bosscard.1" }, "fifteen cards of the bosses: numbers of actions, or an effect of their own", function(t)
  open(t)
  t:eq(#content.all().boss_card, 15)
  local lasting = 0
  for _, one in ipairs(content.all().boss_card) do
    local card = one.fields
    t:ok((card.actions and #card.actions > 0) ~= (card.does ~= nil or #card > 0), one.name)
    lasting = lasting + (card.lasts == "persistent" and 1 or 0)
  end
  t:ok(lasting > 0)
end)

rule({ "bossboard.1" }, "a boss board: attributes by characters, an inherent action, three others, a critical ability", function(t)
  open(t)
  for _, one in ipairs(content.all().boss) do
    local board = one.fields
    t:eq({ #board.by_characters, #board.actions }, { 3, 3 }, one.name)
    t:ok(board.inherent.ap and board.inherent.does, one.name)
    for _, action in ipairs(board.actions) do t:ok(action.name and action.ap, one.name) end
    t:ok(board[1] and board[1].word == "critical", one.name)
  end
end)

-- ---- Events and missions ----

rule({ "event.1", "box.15" }, "an event has a group, a name and what it says", function(t)
  open(t)
  local groups = count(content.all().event, "group")
  t:eq(words(groups), { "1-5", "6+" })
  for _, one in ipairs(content.all().event) do
    t:ok(#one.fields.text > 0 and one.fields[1].word == "happens", one.name)
  end
end)

rule({ "book.2", "book.3" }, "a mission: title, rating, introduction, objectives, story; its event and its event adversary", function(t)
  local g = open(t)
  g:go("round.3")
  t:ok(g:log_has("Heat lies over the stones")) -- story, read as play proceeds
  t:ok(#content.all().mission >= 6)
  for _, one in ipairs(content.all().mission) do
    local mission, event = one.fields, false
    t:ok(#one.name > 0 and mission.rating >= 1 and #mission.intro > 0, one.name)
    for _, stage in ipairs(mission.stages) do
      t:ok(#stage.objective > 0 and #stage.text > 0, one.name)
      for _, part in ipairs(stage) do event = event or part.word == "mission_event" end
    end
    if mission.events ~= false then t:ok(event and mission.event_adversary, one.name) end
  end
end)

rule("tutorial.1", "the first mission is called Awakening", function(t)
  local g = open(t, "awakening")
  t:eq(g:see("title"), "Awakening")
  g:go("round.3")
  t:ok(g:see("text.Story"):find("Learn to walk"))
end)

rule("book.3", "in Awakening whoever opens the door before its time is on the bridge all the same", function(t)
  local g = open(t, "awakening")
  g:go("round.3"):arrange{ characters = { Warrior = { at = "Q-3" } } }
  g:choose("choose March"):choose("done")
  g:choose(g:options()[1]):choose("done")
  g:pass_until(function() return g:has("play March") end)
  g:choose("play March"):choose("move to S-3")
  t:ok(g:log_has("Behind the door is the bridge"))
  t:ok(g:see("text.Objective"):find("log"))
end)

rule({ "map.coord.1", "map.orb.1", "icon.2" }, "maps name their spaces, and placements name one and a number of characters", function(t)
  local g = open(t)
  t:offered(g, "Warrior begins at A-5")
  t:offered(g, "Warrior begins at B-6")
  local later = 0
  for _, one in ipairs(content.all().mission) do
    for _, icon in ipairs(one.fields.adversaries) do
      t:ok(icon[2]:find("^%u%-%d+$"), one.name)
      later = later + (icon.from and 1 or 0)
    end
  end
  t:ok(later > 0)
end)

rule("map.coord.2", "in Awakening L-4 is one space", function(t)
  local g = open(t, "awakening")
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = "L-4" } } }
  t:eq(epoch.at(g, "Warrior"), "L-4")
end)

rule("game.1", "one to four players against the game, together", function(t)
  for seats = 1, 4 do
    local list = {}
    for i = 1, seats do list[i] = {} end
    local g = t:table{ game = "phantom-epoch", mission = "berkav-1", seats = list }
    t:eq(#g:view().seats, seats)
  end
  local g = epoch.ready(t, "quiet", nil, { seats = { { characters = { "Warrior" } }, { characters = { "Ranger" } } } })
  g:arrange{ adversaries = {} }
  g:go("over")
  t:eq({ g:standing(0).place, g:standing(1).place }, { 1, 1 })
end)

rule({ "hp.2" }, "HP are one number, above ten or not", function(t)
  local g = epoch.ready(t, "plain")
  g:arrange{ adversaries = { { called = "Dummy", at = "L-2", hp = 17 } } }
  t:eq(epoch.hp(g, "Dummy"), 17)
end)

rule("token.nova.1", "any number of nova cells lies on a space", function(t)
  local g = epoch.turn(t, { position = { nova = { ["E-3"] = 14 } } })
  g:choose("end the turn")
  t:offered(g, "take 14 nova cells at E-3")
end)

-- ---- Between missions ----

rule("exped.1", "an expedition card: deck, choice, story, two options, their results, and where it goes", function(t)
  open(t)
  for _, one in ipairs(content.all().expedition) do
    local card = one.fields
    t:ok(card.deck and (card.choice == "team" or card.choice == "individual") and #card.text > 0, one.name)
    t:eq(#card.options, 2, one.name)
    for _, option in ipairs(card.options) do
      t:ok(#option.text > 0 and (option.result or option.other), one.name)
      t:ok(option.after == "shuffle" or option.after == "discard", one.name)
    end
  end
end)

rule("upgrade.1", "each upgrade of the ship lists what it needs", function(t)
  open(t)
  t:ok(#content.all().upgrade >= 2)
  for _, one in ipairs(content.all().upgrade) do
    t:ok(#one.fields.needs >= 1 and one.fields.technology >= 1 and #one.fields.text > 0, one.name)
  end
end)

rule("item.1", "an item has a number, but for those one begins with, and says what it does", function(t)
  open(t)
  for _, one in ipairs(content.all().item) do
    t:ok(#one.fields.text > 0, one.name)
    t:eq((one.fields.number or 0) > 0, not one.fields.class, one.name)
  end
end)

rule("equip.17", "equipment of three planets in three tiers, those the rulebook names among them", function(t)
  open(t)
  local there = {}
  for _, one in ipairs(content.all().equipment) do there[one.fields.planet .. one.fields.tier] = true end
  for _, planet in ipairs{ "Berkav", "Orbos", "Thespara" } do
    for tier = 1, 3 do t:ok(there[planet .. tier], planet .. " " .. tier) end
  end
  for _, name in ipairs{ "Colite Reinforced Breastplate", "Prodigious Jacket", "Impervium Helm", "Boots of Directed Combustibility" } do
    t:ok(content.one("equipment", name), name)
  end
end)

rule({ "campaign.fame.2", "campaign.fame.6" }, "a planet says which fame opens which tier, and missions and expeditions give it", function(t)
  open(t)
  for _, one in ipairs(content.all().planet) do
    local fame = one.fields.fame
    t:ok(#fame == 3 and fame[1] < fame[2] and fame[2] < fame[3], one.name)
  end
  local function gives(does)
    for _, part in ipairs(does and (does.word and { does } or does) or {}) do
      if part.word == "record" and part.args[1]:find("^fame on") then return true end
    end
    return false
  end
  local missions, trips = 0, 0
  for _, one in ipairs(content.all().mission) do
    missions = missions + (one.fields.rewards and gives(one.fields.rewards.does) and 1 or 0)
  end
  for _, one in ipairs(content.all().expedition) do
    for _, option in ipairs(one.fields.options) do
      for _, end_ in ipairs{ "result", "other", "critical", "fumble" } do
        trips = trips + (option[end_] and gives(option[end_].does) and 1 or 0)
      end
    end
  end
  t:ok(missions > 0 and trips > 0)
end)

rule("sheet.char.1", "a character's sheet: name, class, species, SP, nova cells, cards, gear and missions", function(t)
  local ship = require "lib.ship"
  local sheet = ship.sheet("Ann", "Warrior", { sp = 2, nova = 3, completed = { "lesson" }, cards = { "Cleave" }, gear = {
    { name = "Mail", charges = 0, worn = true }, { name = "Charm", charges = 0, worn = false }, { name = "Flask", charges = 0, worn = true } } })
  local g = ship.open(t, ship.log{ part = "raid", done = ship.won{ "lesson" }, characters = { sheet, ship.sheet("Bob", "Ranger") } })
  g:go("over")
  local after = ship.of(g, "Ann")
  t:eq({ after.name, after.class, after.species, after.sp, after.nova, after.completed, after.cards },
       { "Ann", "Warrior", "Human", 2, 3, { "lesson" }, { "Cleave" } })
  t:eq(ship.gear(g, "Ann"), { "Charm", "Flask", "Mail" })
end)

rule("game.5", "AP, HP, MP and SP are called so wherever they are told", function(t)
  local g = epoch.ready(t, "plain")
  t:offered(g, "choose Walk (2 AP)")
  g:arrange{ characters = { Warrior = { hp = 5 } } }
  epoch.select(g, { "Walk", "Mend" }, { "Burning Volley" })
  g:choose("play Mend"):choose("heal Warrior")
  t:ok(g:log_has("Warrior gets 3 HP back"))
  t:offered(g, "turn Walk into 2 MP")
  local ship = require "lib.ship"
  local h = ship.open(t, ship.log{ done = ship.won{ "lesson", "raid" }, last = "raid", gone = { "Tale" },
    characters = { ship.sheet("Ann", "Warrior", { sp = 3 }), ship.sheet("Bob", "Ranger") } })
  h:choose("Ann learns")
  t:offered(h, "learn Storm (3 SP)")
end)

-- ---- What the box holds ----

local terrains = { "object", "door", "orb", "treasure", "fire", "poison", "trap" }
-- How often each of them is drawn on a map.
local function drawn(map)
  local n = {}
  for _, word in ipairs(terrains) do n[word] = 0 end
  for _, row in ipairs(map.rows) do
    for letter in row:gmatch("%a") do
      local word = (map.legend[letter] or ""):match("^%a+")
      if n[word] then n[word] = n[word] + 1 end
    end
  end
  return n
end

rule({ "box.7", "bossboard.6" }, "four class boards, five boss boards and a board of upgrades", function(t)
  open(t)
  t:eq({ #content.all().class, #content.all().boss }, { 4, 5 })
  t:ok(#content.all().upgrade > 0)
  local mutant = content.one("boss", "Mutant Grallok")
  t:eq({ mutant.inherent.ap, mutant.inherent.does.word, mutant.inherent.does.args[1] }, { 2, "move", 2 })
  t:eq({ mutant.actions[3].name, mutant.actions[3].ap }, { "Regenerate", 7 })
end)

test("each of the five bosses takes its turns", function(t)
  for _, one in ipairs(content.all().boss) do
    for _, card in ipairs{ "One, Two", "Everything" } do
      local g = open(t, "berkav-1")
      g:go("round.3")
      local at = epoch.at(g, "Grallok Archer")
      g:arrange{ adversaries = { { called = one.name, at = at } } }
      g:force{ card }
      g:go("round.3 next")
      t:ok(g:log_has(one.name .. " takes its turn"), one.name)
      t:ok(g:status() == "playing", one.name)
    end
  end
end)

rule("exped.2", "four decks of expeditions: three planets and the story", function(t)
  open(t)
  local decks = count(content.all().expedition, "deck")
  t:eq(words(decks), { "Berkav", "Orbos", "Story", "Thespara" })
  for name, cards in pairs(decks) do t:ok(cards >= 3, name) end
end)

rule({ "box.3", "comp.1" }, "three rooms are sealed: each brings its own rules and what is made there", function(t)
  open(t)
  t:eq(words(count(content.all().upgrade, function(one) return one.name end)), { "Laboratory", "Surgical Room", "Workshop" })
  for _, one in ipairs(content.all().upgrade) do
    local made = content.where("item", function(item) return item.upgrade == one.name end)
    t:ok(#made >= 3 and one.fields.text:find("From now on", 1, true), one.name)
  end
end)

rule({ "box.16" }, "a mission needs no more than 20 bases", function(t)
  open(t)
  for _, one in ipairs(content.all().mission) do t:ok(4 + #one.fields.adversaries <= 20, one.name) end
end)

rule({ "box.17", "mini.1" }, "a character's figure tells its species, and there is one for each of the six cards", function(t)
  t:eq(#content.all().species, 6)
  for _, one in ipairs(content.all().species) do
    local g = t:table{ game = "phantom-epoch", mission = "berkav-1", seats = { { characters = { { class = "Warrior", species = one.name }, "Ranger" } } } }
    g:go("round.3")
    t:eq(epoch.piece(g, "Warrior").species, one.name)
  end
end)

rule("box.19", "bandages, damage and hazards: our boards and maps can be played with the tokens there are", function(t)
  open(t)
  local bandages = 0
  for _, one in ipairs(content.all().class) do bandages = bandages + one.fields.bandages end
  t:ok(bandages <= 8)
  for _, one in ipairs(content.all().map) do
    t:ok(drawn(one.fields).object <= 12, one.name) -- all of them damaged
  end
end)

rule("box.20", "and so can doors, orbs and treasure", function(t)
  open(t)
  for _, one in ipairs(content.all().map) do
    local n = drawn(one.fields)
    t:ok(n.door <= 6 and n.orb <= 7 and n.treasure <= 6, one.name)
  end
end)

rule("box.1", "what the books hold is in the pack: missions with their texts, and an entry for each orb and treasure with a number", function(t)
  open(t)
  local maps = {}
  for _, one in ipairs(content.all().map) do maps[one.name] = one.fields end
  local entries = 0
  for _, one in ipairs(content.all().mission) do
    local mission = one.fields
    t:ok(#mission.intro > 0 and #mission.stages > 0, one.name)
    for letter, word in pairs(maps[mission.map].legend) do
      local fact = word:match("^orb %d") and "activates" or word:match("^treasure %d") and "retrieves"
      if fact then
        local found = false
        for _, stage in ipairs(mission.stages) do
          for _, part in ipairs(stage) do
            found = found or (part.word == "forced" and part.args[1].after and part.args[1].after.word == fact)
          end
        end
        t:ok(found, one.name .. ": " .. word .. " at " .. letter)
        entries = entries + 1
      end
    end
  end
  t:ok(entries > 0)
end)

rule("box.4", "two more sealed boxes, Steady and All-In: an event each, which the story opens", function(t)
  open(t)
  local opened = {}
  local function look(part)
    if type(part) ~= "table" then return end
    if rawget(part, "word") == "record" then opened[part.args[1]] = true end
    for _, inner in pairs(part) do look(inner) end
  end
  for _, one in ipairs(content.all().expedition) do look(one.fields.options) end
  for _, name in ipairs{ "Steady", "All-In" } do
    t:ok(content.one("event", name).number > 0, name)
    t:ok(opened[name], name)
  end
end)

test("a Healer's Critical Strike heals whoever stands beside it, nobody farther away", function(t)
  for _, where in ipairs{ { "C-3", true }, { "D-2", false } } do
    local g = t:table{ game = "phantom-epoch", mission = "awakening", seats = { { characters = { "Healer", "Ranger" } } } }
    g:go("round.3")
    g:arrange{ characters = { Healer = { at = "A-3", hp = 5 }, Ranger = { at = where[1], hp = 5 } }, adversaries = { { called = "Vent Crawler", at = "B-4" } } }
    epoch.select(g, { "Scalpel" }, { "Double Nock", "Vault" })
    g:force{ "critical" }
    g:until_option("play Scalpel"); g:choose("play Scalpel"); g:choose("attack dark blue Vent Crawler with the Basic die")
    t:eq(g:has("Ranger"), where[2])
  end
end)
