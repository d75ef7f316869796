-- A campaign: begun, characters created and changed, missions unlocked and chosen, both sheets.
local ship = require("lib.ship")

local function create(g, class, species, name)
  g:choose(class); g:choose(species); g:choose(name)
end

rule({ "campaign.setup.1", "campaign.setup.2", "campaign.setup.3", "campaign.setup.4", "char.setup.4",
       "char.setup.7", "char.setup.8", "char.setup.9", "char.setup.12", "char.setup.16" },
  "a new campaign: two characters of one player, a name, the introduction", function(t)
  local g = ship.open(t, true)
  t:offered(g, "Warrior")
  local shown = {}
  for _, card in ipairs(g:view().zones[1].cards) do shown[card.title] = true end
  t:ok(shown.Warrior and shown.Emblem and shown.Kit and shown.Human, "what a class begins with lies open")
  create(g, "Warrior", "Grallok", "Sylvestria")
  t:refused(g, { "Warrior" }, "char.setup.2")
  g:choose("Ranger")
  t:refused(g, { "Grallok" }, "box.11")
  g:choose("Slink")
  t:not_offered(g, "Sylvestria")
  g:choose("Vincent")
  t:ok(not g:log_has("A ship."))
  g:choose("The Historians")
  t:ok(g:log_has("A ship."), "the introduction comes last")
  t:eq(g:see("hand.1.count"), 10)
  g:choose("embark", "The Lesson")
  local log = g:campaign()
  t:eq({ g:status(), log.called, log.part, #log.characters }, { "over", "The Historians", "lesson", 2 })
  t:eq(log.characters[1], { name = "Sylvestria", class = "Warrior", species = "Grallok", seat = 0, sp = 0,
    nova = 0, cards = {}, left = {}, completed = {},
    gear = { { name = "Emblem", charges = 0, worn = true } } })
end)

rule({ "char.setup.1", "char.setup.3", "campaign.char.1", "campaign.char.2", "campaign.char.3" },
  "characters are created at any time, change places, and never two of a class go along", function(t)
  local g = ship.open(t, ship.log{ characters = { ship.sheet("Ann", "Warrior", { nova = 3 }),
    ship.sheet("Bob", "Ranger"), ship.sheet("Cid", "Warrior", { seat = "bench", sp = 4 }) } })
  g:choose("change the crew")
  t:refused(g, { "Cid comes along" }, "char.setup.2")
  t:refused(g, { "Ann stays aboard" }, "char.setup.4")
  t:refused(g, { "Cid takes the place of Bob" }, "char.setup.2")
  t:offered(g, "Cid takes the place of Ann")
  g:choose("create one more")
  t:refused(g, { "Warrior" }, "char.setup.2")
  create(g, "Healer", "Grallok", "Augustus")
  g:choose("change the crew"); g:choose("create one more"); create(g, "Rogue", "Lypran", "Vincent")
  g:choose("change the crew")
  t:refused(g, { "create one more" }, "char.setup.3")
  g:choose("Cid takes the place of Ann")
  g:choose("change the crew"); g:choose("Vincent stays aboard")
  g:choose("embark", "The Lesson")
  t:eq({ ship.of(g, "Ann").seat, ship.of(g, "Ann").nova, ship.of(g, "Cid").seat, ship.of(g, "Cid").sp,
         ship.of(g, "Augustus").seat, ship.of(g, "Vincent").seat }, { nil, 3, 0, 4, 0, nil })
  local h = ship.on(t, g)
  t:eq(h:see("title"), "The Lesson")
  h:go("round.3")
  local there = {}
  for _, zone in ipairs(h:view().zones) do there[zone.label or ""] = true end
  t:ok(there["Cid: hand"] and there["Bob: hand"] and there["Augustus: hand"] and not there["Ann: hand"])
end)

rule({ "char.setup.6" }, "two Rogues in one campaign: either may be picked, never both; switching back is legal",
  function(t)
  local g = ship.open(t, ship.log{ players = { { name = "A" }, { name = "B" } },
    characters = { ship.sheet("Ann", "Rogue"), ship.sheet("Bob", "Warrior", { seat = 1, species = "Human" }) } },
    { seats = { { name = "A" }, { name = "B" } } })
  -- B begins a Rogue while A has changed to a Healer.
  g:choose("ready")
  g:choose("change the crew"); g:choose("create a character to take the place of Ann")
  create(g, "Healer", "Grallok", "Cid")
  g:choose("let B see to things")
  g:choose("change the crew"); g:choose("create a character to take the place of Bob")
  create(g, "Rogue", "Lypran", "Vincent")
  g:choose("ready")
  g:choose("change the crew")
  t:refused(g, { "Ann takes the place of Cid" }, "char.setup.2")
  g:choose("back"); g:choose("let B see to things")
  g:choose("change the crew"); g:choose("Bob takes the place of Vincent"); g:choose("ready")
  g:choose("change the crew"); g:choose("Ann takes the place of Cid")
  g:choose("embark", "The Lesson")
  t:eq({ ship.of(g, "Ann").seat, ship.of(g, "Bob").seat, ship.of(g, "Vincent").seat }, { 0, 1, nil })
end)

rule({ "campaign.embark.1", "campaign.embark.2", "tutorial.2", "campaign.ship.1" },
  "only what is unlocked can be embarked on; the tutorial first", function(t)
  local g = ship.open(t, ship.log())
  t:refused(g, { "embark", "The Raid" }, "campaign.embark.1")
  t:refused(g, { "pass The Lesson over" }, "tutorial.2")
  g:choose("embark", "The Lesson")
  t:eq(g:campaign().part, "lesson")
  local h = ship.on(t, g)
  ship.win(h):go("over")
  t:eq({ h:status(), h:campaign().part }, { "won", "ship" })
  local k = ship.on(t, h)
  t:offered(k, "embark", "The Raid"); t:refused(k, { "embark", "The Siege" }, "campaign.embark.1")
end)

rule({ "tutorial.3", "result.win.8a" }, "in a later campaign the tutorial may be passed over with its rewards",
  function(t)
  local g = ship.open(t, ship.log{ later = 1 })
  g:choose("pass The Lesson over")
  t:eq(g:ask().prompt, "Who gets nova cells? (2 to divide)")
  g:choose("Bob gets 2")
  t:eq(g:ask().prompt, "Which attachment does Ann keep?") -- as if it had been won
  g:pass_until(function() return not g:has("take") end)
  t:not_offered(g, "pass The Lesson over")
  g:choose("embark", "The Raid")
  t:eq({ #ship.gear(g, "Ann"), #ship.gear(g, "Bob") }, { 1, 1 })
  t:eq({ ship.of(g, "Ann").sp, ship.of(g, "Bob").sp, ship.of(g, "Bob").nova, ship.of(g, "Ann").completed },
       { 1, 1, 2, { "lesson" } })
  t:offered(ship.open(t, (function() local d = g:campaign(); d.part = "ship"; return d end)()), "embark", "The Raid")
end)

rule({ "campaign.replay.1", "campaign.replay.2", "campaign.replay.3", "result.win.8b", "result.win.8c", "result.win.10d" },
  "a mission that is played again gives nova, attachments, and SP only to whom it has given none", function(t)
  local g = ship.open(t, ship.log{ done = ship.won{ "lesson", "raid" },
    gone = { "Tale" }, characters = { ship.sheet("Ann", "Warrior", { completed = { "raid" } }),
      ship.sheet("Bob", "Ranger") } })
  g:choose("play The Raid again")
  local h = ship.on(t, g)
  h:go("round.3"):arrange{ characters = { Warrior = { at = "C-3", nova = 6 } }, adversaries = {} }
  h:force{ "Bead 1", "Lens" }
  h:until_option("take Bead 1"); h:choose("take Bead 1"); h:choose("take Lens")
  t:eq({ h:status(), ship.of(h, "Ann").sp, ship.of(h, "Bob").sp, ship.of(h, "Ann").nova, h:campaign().marks,
         h:campaign().counters["fame on Nowhere"] }, { "won", 0, 2, 6, {}, 0 })
end)

rule({ "game.2", "sheet.camp.2", "sheet.char.2", "campaign.sp.4" },
  "what stands on the sheets is at the table again; two campaigns do not touch each other", function(t)
  local one = ship.open(t, ship.log{ part = "raid", called = "The Historians", characters = {
    ship.sheet("Ann", "Warrior", { nova = 4, cards = { "Cleave" }, left = { "Walk" },
      gear = { { name = "Plate", worn = true }, { name = "Spark Cap", charges = 1, worn = true }, { name = "Mail" } } }),
    ship.sheet("Bob", "Ranger") } })
  local two = ship.open(t, ship.log{ part = "raid" })
  one:go("round.3")
  local hand = {}
  for _, title in ipairs(one:see("hand.1")) do hand[title] = true end
  t:ok(hand.Cleave and not hand.Walk, "the card that was learned came along for another")
  t:eq({ one:see("worn.1"), one:see("carried.1"), one:see("[Spark Cap].tokens.charges") },
       { { "Plate", "Spark Cap" }, { "Mail" }, 1 })
  two:go("round.3")
  t:eq(two:see("hand.1.count"), 10)
  t:eq({ one:campaign().called, two:campaign().called }, { "The Historians", nil })
end)

rule({ "mission.setup.9a" }, "with more than ten cards some are left behind", function(t)
  local g = ship.open(t, ship.log{ characters = { ship.sheet("Ann", "Warrior", { cards = { "Cleave", "Storm" } }),
    ship.sheet("Bob", "Ranger") } })
  g:choose("embark", "The Lesson")
  t:eq(g:ask().prompt, "What does Ann leave behind? (2 more)")
  g:choose("leave Jump"); g:choose("leave Walk")
  t:eq({ g:status(), ship.of(g, "Ann").left }, { "over", { "Walk", "Jump" } })
  local h = ship.on(t, g)
  h:go("round.3")
  t:eq(h:see("hand.1.count"), 10)
end)

test("a document that is none is refused in words", function(t)
  local function wrong(words, more)
    t:error(function() ship.open(t, ship.log(more)) end, words)
  end
  wrong("no class that there is", { characters = { ship.sheet("Ann", "Baker"), ship.sheet("Bob", "Ranger") } })
  wrong("2 to 4 characters", { characters = { ship.sheet("Ann", "Warrior") } })
  wrong("of one class", { characters = { ship.sheet("Ann", "Warrior"), ship.sheet("Bob", "Warrior", { species = "Slink" }) } })
  wrong("there is no gear \"Spoon\"", { characters = { ship.sheet("Ann", "Warrior", { gear = { { name = "Spoon" } } }),
    ship.sheet("Bob", "Ranger") } })
  wrong("holds 0 to 2 charges", { characters = { ship.sheet("Ann", "Warrior",
    { gear = { { name = "Spark Cap", charges = 3 } } }), ship.sheet("Bob", "Ranger") } })
  wrong("\"nova\" of character 1", { characters = { ship.sheet("Ann", "Warrior", { nova = -1 }), ship.sheet("Bob", "Ranger") } })
end)

test("after the last mission the book can be closed, and the next campaign is a later one", function(t)
  local g = ship.open(t, ship.log{ done = ship.won{ "lesson" } })
  t:not_offered(g, "close the book")
  local h = ship.open(t, ship.log{ done = ship.won{ "lesson", "raid", "siege", "finale" } })
  h:choose("close the book")
  t:eq({ h:status(), h:campaign().complete, h:campaign().next.later }, { "won", true, 1 })
end)

rule({ "campaign.fig3" }, "the log of a campaign: its name, who is in it, what was done", function(t)
  local g = ship.open(t, ship.log{ called = "The Historians", characters = { ship.sheet("Sylvestria", "Warrior"),
    ship.sheet("Vincent", "Ranger"), ship.sheet("Augustus", "Healer", { seat = "bench" }) },
    done = ship.won{ "lesson" }, counters = { ["Vanished technology"] = 2 } })
  t:eq(g:see("text.The Historians"), "fame on Nowhere 0, fame on Far 0, Vanished technology 2")
  g:choose("embark", "The Raid")
  local log = g:campaign()
  t:eq(log.log[#log.log], "The crew embarks on The Raid.")
  t:eq(log.done[2].text, "Sylvestria and Vincent made ready.")
end)

rule({ "mission.setup.2b" }, "what could come next can be read before one embarks", function(t)
  local g = ship.open(t, ship.log{ done = ship.won{ "lesson" } })
  t:eq(g:see("text.The Raid"), "A place for trials.")
  local labels = {}
  for _, text in ipairs(g:view().texts) do labels[text.label] = true end
  t:ok(not labels["The Lesson"] and not labels["The Siege"], "neither what was won nor what is locked")
end)

rule({ "char.setup.11", "class.2" }, "an advanced class is sealed until the campaign opens it", function(t)
  local g = ship.open(t, true)
  t:eq(g:options(), { "Warrior", "Ranger", "Healer", "Rogue" })
  t:refused(g, { "Warden" }, "char.setup.11")
  for _, zone in ipairs(g:view().zones) do
    for _, card in ipairs(zone.cards or {}) do t:ok(card.title ~= "Warden", zone.id) end
  end
  g = ship.open(t, ship.log{ marks = { "siege" }, done = ship.won{ "lesson", "raid", "siege" }, gone = { "Tale" } })
  g:choose("change the crew"); g:choose("create a character to take the place of Ann")
  g:choose("Warden"); g:choose("Human"); g:choose("Cid")
  t:ok(g:log_has("Cid comes aboard (Warden; Human)"))
  g:choose("embark", "The End")
  t:eq(ship.of(g, "Cid").class, "Warden")
end)

local function keys(object)
  local all = {}
  for key in pairs(object) do all[#all + 1] = key end
  table.sort(all)
  return all
end
rule({ "sheet.camp.1" }, "the campaign sheet holds its name, characters, missions, fame, technology and what was found", function(t)
  local g = ship.open(t, ship.log{ called = "The Historians", done = ship.won{ "lesson" }, last = "lesson" })
  g:choose("embark", "The Raid")
  local log = g:campaign()
  t:eq({ log.called, #log.characters, #log.done, log.last, log.counters }, { "The Historians", 2, 2, "lesson",
    { ["fame on Nowhere"] = 0, ["fame on Far"] = 0, ["Vanished technology"] = 0 } })
  t:eq({ log.marks, log.orbs, log.treasures, log.added, log.gone }, { {}, {}, {}, {}, {} })
end)
rule({ "sheet.char.1", "box.6" }, "a character sheet holds everything of a character, and there are as many as are wanted", function(t)
  local list = { ship.sheet("Ann", "Warrior"), ship.sheet("Bob", "Ranger") }
  for i = 3, 12 do list[i] = ship.sheet("Cid " .. i, "Rogue", { seat = "bench" }) end
  local g = ship.open(t, ship.log{ characters = list })
  g:choose("change the crew")
  t:not_offered(g, "create one more")
  g:choose("back"); g:choose("embark", "The Lesson")
  t:eq(#g:campaign().characters, 12)
  t:eq(keys(ship.of(g, "Ann")), { "cards", "class", "completed", "gear", "left", "name", "nova", "seat", "sp", "species" })
end)

rule({ "sheet.char.3", "upgrade.9" }, "the sheet of Sylvestria, and what a laboratory makes, in the players' pack", function(t)
  local function piece(name) return { name = name, worn = true } end
  local doc = { campaign = "berkav", part = "ship", done = ship.won{ "awakening" }, marks = { "Laboratory" },
    characters = { { name = "Sylvestria Skytouched", class = "Healer", species = "Slink, female", seat = 0, sp = 2, nova = 99,
        gear = { piece("Impervium Helm"), piece("Boots of Directed Combustibility"), piece("Prodigious Jacket"),
                 piece("Medical Kit"), piece("Nova Remedial Kit"), { name = "Hemorrhage Inducer" } } },
      { name = "Vincent", class = "Ranger", species = "Human, male", seat = 0 } } }
  local g = t:table{ game = "phantom-epoch", campaign = doc }
  g:choose("trade with Sylvestria"); g:choose("make Bitter Tonic"); g:choose("back")
  g:choose("embark", "Berkav-1")
  t:eq({ ship.of(g, "Sylvestria Skytouched").nova, #ship.of(g, "Sylvestria Skytouched").gear }, { 97, 7 })
end)

test("on the map a character of the campaign bears its own name beside its class", function(t)
  local g = ship.open(t, ship.log{})
  local names = {}
  for i, piece in ipairs(g:view().boards[1].pieces) do names[i] = { piece.called, piece.title } end
  t:eq(names, { { "Ann", "Warrior" }, { "Bob", "Ranger" } })
  local h = t:table{ game = "phantom-epoch", mission = "plain", packs = { "tests/packs/epoch-lab" } }
  for _, piece in ipairs(h:go("round.3"):view().boards[1].pieces) do t:eq(piece.called, nil) end
end)
