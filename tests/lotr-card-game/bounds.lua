-- Where effects come to nothing on their way, numbers are as small as they can be, and costs
-- that look payable one by one are not payable together.
local play = require "cards.lib.play"

local packs = { "packs/lotr-card-game", "tests/packs/lotr-bounds" }

local function planning(t, seats, more)
  return play.planning(t, seats, more, { packs = packs })
end

-- Plays this event of seat 0; each further word is chosen as soon as it is asked for.
local function cast(g, event, ...)
  g:choose("play", event)
  for _, word in ipairs{ ... } do g:choose("choose", word) end
  return g:pass_until(function() return g:ask().kind ~= "response" end)
end

test("as much as nothing heals nothing, and as much as there is no more than that", function(t)
  for purse, left in pairs{ [0] = 2, [1] = 1, [2] = 0, [5] = 0 } do
    local g = planning(t, { { "Aragorn", "Gimli" } }, { hand = { { "Balm by the Purse" } },
      heroes = { { Gimli = { damage = 2, resources = purse }, Aragorn = { damage = 1, resources = 9 } } } })
    cast(g, "Balm by the Purse", "Gimli")
    t:eq({ g:see("Gimli.damage"), g:see("Aragorn.damage") }, { left, 1 })
  end
end)

test("no damage is no damage dealt", function(t)
  for purse = 0, 1 do
    local g = planning(t, { { "Aragorn", "Gimli" } }, { hand = { { "Blow by the Purse" } },
      heroes = { { Gimli = { resources = purse } } } })
    local before = #g:events()
    cast(g, "Blow by the Purse", "Gimli")
    t:eq({ g:see("Gimli.damage"), g:see("hand.count") }, { purse, 1 })
    local told = false
    for i, event in ipairs(g:events()) do told = told or (i > before and event.text:find("damage", 1, true) ~= nil) end
    t:eq(told, purse > 0)
  end
end)

test("no more damage moves than there is, and none when none is to move", function(t)
  for purse, moved in pairs{ [0] = 0, [1] = 1, [2] = 2, [3] = 2 } do
    local g = planning(t, { { "Aragorn", "Gimli" } }, { hand = { { "Shift by the Purse" } },
      heroes = { { Aragorn = { damage = 2 }, Gimli = { resources = purse } } } })
    cast(g, "Shift by the Purse", "Aragorn", "Gimli")
    t:eq({ g:see("Aragorn.damage"), g:see("Gimli.damage") }, { 2 - moved, moved })
  end
end)

test("all progress of a location is removed", function(t)
  local g = planning(t, { { "Aragorn" } }, { hand = { { "Lost Trail" } },
    staging = { { title = "Great Forest Web", progress = 1 }, { title = "Mountains of Mirkwood", progress = 2 } } })
  cast(g, "Lost Trail", "Mountains of Mirkwood")
  t:eq({ g:see("Mountains of Mirkwood.progress"), g:see("Great Forest Web.progress") }, { 0, 1 })
end)

rule("attacks-outside-combat.3", "who has left play attacks nobody", function(t)
  local g = planning(t, { { "Aragorn", "Gimli" } }, { hand = { { "Last Charge" } },
    play = { { "Snowbourn Scout" } }, engaged = { { "Forest Spider" } } })
  cast(g, "Last Charge", "Snowbourn Scout")
  t:eq({ g:see("step"), g:see("discard"), g:see("hand.count") }, { "2.2", { "Last Charge", "Snowbourn Scout" }, 1 })
  t:eq({ g:see("Forest Spider.damage"), g:log_has("attack", "Forest Spider") }, { 0, false })
end)

rule("attacks-outside-combat.3", "where there is no enemy left nobody is attacked", function(t)
  local g = planning(t, { { "Aragorn", "Gimli" } }, { hand = { { "Empty Field" } }, engaged = { { "Forest Spider" } } })
  cast(g, "Empty Field", "Gimli")
  t:eq({ g:see("step"), g:see("encounter_discard"), g:see("hand.count") }, { "2.2", { "Forest Spider" }, 1 })
end)

test("an enemy that is to attack who is not there any more does not attack, and nothing comes after it", function(t)
  local g = planning(t, { { "Aragorn", "Gimli" } }, { hand = { { "Missed" } }, play = { { "Snowbourn Scout" } },
    engaged = { { "Forest Spider" } } })
  cast(g, "Missed", "Forest Spider", "Snowbourn Scout")
  t:eq({ g:see("step"), g:see("discard"), g:see("hand.count") }, { "2.2", { "Missed", "Snowbourn Scout" }, 0 })
end)

test("who is in play already is not put into play, and what comes then does not come", function(t)
  local g = planning(t, { { "Aragorn" } }, { hand = { { "Twice Called", "Snowbourn Scout" } } })
  cast(g, "Twice Called", "Snowbourn Scout")
  t:eq({ g:see("Snowbourn Scout.zone"), g:see("hand.count") }, { "play.0", 0 })
end)

rule("switch.1", "nobody changes places with what has left play", function(t)
  local g = planning(t, { { "Aragorn" } }, { hand = { { "Gone Before" } }, staging = { "King Spider" },
    engaged = { { "Forest Spider" } } })
  cast(g, "Gone Before", "King Spider", "Forest Spider")
  t:eq({ g:see("staging"), g:see("encounter_discard"), g:see("hand.count") }, { { "King Spider" }, { "Forest Spider" }, 0 })
end)

rule("cost.5", "a resource is spent only once for two costs", function(t)
  for purse = 2, 3 do
    local g = planning(t, { { "Gimli" } }, { heroes = { { Gimli = { resources = purse, attached = { "Double Toll" } } } } })
    t:eq(g:has("use", "Double Toll"), purse == 3)
    if purse == 3 then
      g:choose("use", "Double Toll")
      t:eq({ g:see("Gimli.resources"), g:see("hand.count") }, { 0, 1 })
    end
  end
end)

test("who returns to hand as a cost is in its owner's hand", function(t)
  local g = planning(t, { { "Gimli" }, { "Aragorn" } }, { play = { {}, { "Homing Bird" } }, threat = { 20, 20 } })
  g:until_option("use", "Homing Bird")
  g:seat(1):choose("use", "Homing Bird")
  g:pass_until(function() return g:ask().kind ~= "response" end)
  t:eq({ g:see("hand", 1), g:see("seat.0.threat"), g:see("seat.1.threat") }, { { "Homing Bird" }, 20, 19 })
end)

rule("cannot.1", "who cannot commit is not offered, and it is said why", function(t)
  local g = planning(t, { { "Gimli" } }, { play = { { "Stay-at-Home" } } })
  g:go("3.2")
  t:offered(g, "commit", "Gimli")
  t:refused(g, { "commit", "Stay-at-Home" }, "cannot.1")
end)

rule("initiating-abilities.4", "what is cheaper for one player is not for another", function(t)
  local g = planning(t, { { "Gimli" }, { "Aragorn" } }, { play = { { "Paymaster" } }, hand = { { "Fair Price" }, { "Fair Price" } } })
  t:how(g, "Fair Price.cost", { { 2, "printed cost" }, { -1, "Paymaster" } })
  t:eq(g:seat(1):see("Fair Price.cost"), 2)
end)

test("an enemy in the staging area is attacked by one character alone", function(t)
  local g = planning(t, { { "Gimli", "Legolas" } }, { play = { { "Bold Archer" } } })
  play.to(g, "5.2")
  g:arrange{ staging = { "Forest Spider" }, engaged = { {} } }
  g:until_option("attack Forest Spider")
  g:choose("attack Forest Spider")
  t:offered(g, "attack with", "Legolas")
  g:choose("attack with", "Gimli")
  t:refused(g, { "attack with", "Legolas" }, "golden-rules.2")
end)

rule("cardtypes.3", "what a card is by its own words it is only while they hold", function(t)
  local g = planning(t, { { "Gimli" } }, { play = { { "Turncoat" } }, threat = { 29 } })
  t:eq(g:see("Turncoat.type"), "ally")
  g:arrange{ threat = { 30 } }
  t:eq({ g:see("Turncoat.type"), g:see("Gimli.type") }, { "enemy", "hero" })
end)

rule("cannot-be-damaged.3", "an attack on whom nobody can damage ends without damage", function(t)
  local g = planning(t, { { "Gimli", "Aragorn" } }, { hand = { { "Iron Skin" } } })
  cast(g, "Iron Skin")
  play.attacked(g, "Hill Troll", play.blank)
  play.attack_over(g)
  t:eq({ g:see("Gimli.damage"), g:see("Aragorn.damage"), g:status() }, { 0, 0, "playing" })
end)

test("who goes out in the middle of an action leaves the others to go on", function(t)
  local g = planning(t, { { "Gimli" }, { "Aragorn" }, { "Legolas" } }, { hand = { { "Bitter End" }, {}, {} } })
  cast(g, "Bitter End")
  t:eq({ g:see("seat.0.out"), g:see("seat.1.out"), g:status() }, { true, false, "playing" })
  t:eq(g:ask().seat, 1)
  g:go("3.2")
  t:eq(g:ask().seat, 1)
end)

test("a delayed effect waits for the phase it names", function(t)
  local g = planning(t, { { "Gimli" } }, { hand = { { "Sent Word" } } })
  cast(g, "Sent Word")
  play.to(g, "5.2")
  t:eq(g:see("hand.count"), 0)
  g:pass_until(function() return g:see("phase") == "Combat" end)
  t:eq(g:see("hand.count"), 1)
end)

test("a search of the encounter deck beside shadow cards that nobody has seen", function(t)
  local g = planning(t, { { "Gimli", "Aragorn" } }, { hand = { { "Deep Scouting" } } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Forest Spider" } }, hand = { { "Deep Scouting" } } }
  g:pass_until(function() return g:ask().rule == "tw.6.2" end)
  cast(g, "Deep Scouting")
  t:eq(g:status(), "playing")
  local deck = g:see("encounter_deck.count")
  g:pass_until(function() return g:see("staging")[1] ~= nil end)
  t:ok(g:see("encounter_deck.count") <= deck)
end)

test("only claiming waits for the guard", function(t)
  local g = planning(t, { { "Gimli" } }, { threat = { 20 } })
  g:arrange{ encounter_top = { "Sealed Chest", "Forest Spider" } }
  g:go("3.2"):choose("done")
  g:until_option("use", "Sealed Chest")
  t:eq(g:see("Sealed Chest.guarded"), true)
  g:choose("use", "Sealed Chest")
  t:eq(g:see("threat"), 22)
end)

rule("quest-advancement.1", "a stage that needs no progress is not over for that", function(t)
  local g = play.planning(t, { { "Gimli", "Aragorn", "Legolas" } }, nil, { packs = packs, scenario = "long-wait" })
  play.quest(g, { "Aragorn", "Legolas" }, { "Banks of the Anduin" })
  g:go("5.2")
  t:eq(g:see("quest"), { "A Long Wait" })
end)
