-- Encounter set: Escape from Dol Guldur.
local play = require "lib.play"

local fellowship = { "Aragorn", "Glóin", "Théodred" }

---- Dungeon Jailor

card("Dungeon Jailor", "takes an unclaimed objective away after a failed quest", function(t)
  local g = play.quest(play.open(t, { fellowship }), {}, { play.harmless },
    { staging = { "Dungeon Jailor", "Shadow Key", "Dungeon Torch" },
      heroes = { { ["Glóin"] = { attached = { "Gandalf's Map" } } } } })
  local deck = g:see("encounter_deck.count")
  g:until_option("choose", "Shadow Key")
  t:not_offered(g, "choose", "Gandalf's Map")
  g:choose("choose", "Shadow Key")
  t:eq({ g:see("Shadow Key"), g:see("encounter_deck.count") }, { nil, deck - 1 + 1 })
  t:eq(g:see("staging"), { "Dungeon Jailor", "Dungeon Torch" })
end)

card("Dungeon Jailor", "takes guarded objectives, too", function(t)
  local g = play.escape(t, { fellowship }, "Glóin")
  g:go("3.2")
  g:arrange{ add_staging = { "Dungeon Jailor" }, encounter_top = { play.harmless } }
  g:choose("done")
  g:until_option("choose", "Shadow Key")
  g:choose("choose", "Shadow Key")
  t:eq(play.count(g:see("staging"), "Shadow Key"), 0)
end)

card("Dungeon Jailor", "does not stir when the quest succeeds, or from elsewhere", function(t)
  local g = play.quest(play.open(t, { fellowship }), fellowship, { play.harmless },
    { staging = { "Dungeon Jailor", "Shadow Key" } })
  g:go("4.2")
  t:eq(g:see("staging"), { "Dungeon Jailor", "Shadow Key" })
  local h = play.quest(play.open(t, { fellowship }), {}, { "Forest Gate" },
    { staging = { "Shadow Key", "Forest Spider" }, engaged = { { "Dungeon Jailor" } } })
  h:go("4.2")
  t:eq(h:see("staging"), { "Shadow Key", "Forest Spider", "Forest Gate" })
end)

---- Nazgûl of Dol Guldur

card("Nazgûl of Dol Guldur", "comes when the prisoner is rescued", function(t)
  local g = play.escape(t, { fellowship }, "Glóin")
  t:eq(g:see("aside"), { "Nazgûl of Dol Guldur" })
  g:go("3.2")
  g:arrange{ quest = { stage = 2 }, staging = {}, encounter_top = { play.harmless } }
  g:choose("commit", "Aragorn")
  g:choose("done")
  g:until_option("respond", "Through the Caverns")
  g:choose("respond", "Through the Caverns")
  t:eq({ g:see("staging"), g:see("aside") }, { { "Nazgûl of Dol Guldur" }, {} })
end)

card("Nazgûl of Dol Guldur", "after a shadow effect its player discards a character", function(t)
  local g = play.attacked(play.open(t, { fellowship, { "Gimli" } }), "Nazgûl of Dol Guldur", "East Bight Patrol",
    "Aragorn", { engaged = { { "Nazgûl of Dol Guldur" }, {} }, play = { { "Snowbourn Scout" }, {} } })
  g:until_option("choose", "Snowbourn Scout")
  t:not_offered(g, "choose", "Gimli")
  t:offered(g, "choose", "Théodred")
  g:choose("choose", "Snowbourn Scout")
  t:eq(g:see("discard"), { "Snowbourn Scout" })
end)

card("Nazgûl of Dol Guldur", "takes nobody after a blank shadow card, nor for other enemies", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Nazgûl of Dol Guldur", play.blank, "Aragorn")
  play.attack_over(g)
  t:eq(g:see("play.0"), fellowship)
  local h = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", "Ungoliant's Spawn", "Aragorn",
    { staging = { "Nazgûl of Dol Guldur" }, threat = { 10 } })
  play.attack_over(h)
  t:eq(h:see("play.0"), fellowship)
end)

card("Nazgûl of Dol Guldur", "bears no attachments", function(t)
  local g = play.planning(t, { { "Beravor" } },
    { hand = { { "Forest Snare" } }, engaged = { { "Nazgûl of Dol Guldur", "Forest Spider" } } })
  play.play(g, "Forest Snare")
  t:refused(g, { "attach to", "Nazgûl of Dol Guldur" }, "cannot-have-attachments.1")
end)

card("Nazgûl of Dol Guldur", "its player chooses, first player or not", function(t)
  t:eq(play.chooser(t, "Nazgûl of Dol Guldur", "East Bight Patrol", "Aragorn", nil, "choose", "Théodred"), 0)
end)

---- Cavern Guardian

card("Cavern Guardian", "is doomed: each player's threat rises as it is revealed", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" } }), { {}, {} }, { "Cavern Guardian", play.harmless },
    { threat = { 20, 10 } })
  g:pass_until(function() return g:see("staging.count") == 1 end)
  t:eq({ g:see("threat"), g:see("seat.1.threat"), g:see("Cavern Guardian.keywords") }, { 21, 11, { "Doomed 1" } })
end)

card("Cavern Guardian", "shadow: an attachment is lost, or all if nobody defends", function(t)
  local arms = { Aragorn = { attached = { "Dwarven Axe" } }, ["Glóin"] = { attached = { "Shadow Key" } } }
  local g = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", "Cavern Guardian", "Aragorn",
    { heroes = { arms } })
  g:until_option("choose", "Shadow Key")
  g:choose("choose", "Shadow Key")
  t:eq({ g:see("staging"), g:see("Aragorn.attached") }, { { "Shadow Key" }, { "Dwarven Axe" } }, "it returns")
  local h = play.attacked(play.open(t, { fellowship, { "Gimli" } }), "Black Forest Bats", "Cavern Guardian", nil,
    { heroes = { arms, { Gimli = { attached = { "Horn of Gondor" } } } }, engaged = { { "Black Forest Bats" }, {} } })
  h:pass_until(function() return h:see("phase") == "Refresh" end)
  t:eq({ h:see("staging"), h:see("Aragorn.attached"), h:see("Glóin.attached"), h:see("Gimli.attached") },
    { { "Shadow Key" }, {}, {}, { "Horn of Gondor" } })
  t:eq(h:see("discard"), { "Dwarven Axe" })
end)

card("Cavern Guardian", "shadow: has nothing to take from the empty-handed", function(t)
  local g = play.attacked(play.open(t, { fellowship, { "Gimli" } }), "Black Forest Bats", "Cavern Guardian", "Aragorn",
    { engaged = { { "Black Forest Bats" }, {} }, threat = { 20, 20 },
      heroes = { ["1"] = { Gimli = { attached = { "Citadel Plate" } } } } })
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq({ g:see("Gimli.attached"), g:see("threat") }, { { "Citadel Plate" }, 21 }, "not doomed as a shadow card")
end)

card("Cavern Guardian", "shadow: the defending player chooses, first player or not", function(t)
  t:eq(play.chooser(t, "Black Forest Bats", "Cavern Guardian", "Aragorn",
    { heroes = { { Aragorn = { attached = { "Dwarven Axe", "Citadel Plate" } } } } }, "choose", "Dwarven Axe"), 0)
end)

---- Under the Shadow

card("Under the Shadow", "adds the number of players to the threat in staging", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" } }), { {}, {} }, { "Under the Shadow", play.harmless },
    { staging = { "Forest Gate" } })
  g:go("3.4")
  t:eq({ g:see("staging.threat"), g:see("Forest Gate.threat") }, { 2 + 2, 2 })
  g:go("4.2")
  t:eq(g:see("staging.threat"), 2)
end)

card("Under the Shadow", "shadow: raises threat by the enemies engaged with the player", function(t)
  local g = play.attacked(play.open(t, { fellowship, { "Gimli" } }), "Black Forest Bats", { "Under the Shadow", play.blank, play.blank },
    "Aragorn", { engaged = { { "Black Forest Bats", "East Bight Patrol" }, { "Dol Guldur Orcs" } }, threat = { 20, 20 },
                 staging = { "Ungoliant's Spawn" } })
  g:pass_until(function() return g:log_has("The shadow card of Black Forest Bats is") end)
  play.attack_over(g)
  t:eq({ g:see("threat"), g:see("seat.1.threat"), g:see("staging.threat") }, { 22, 20, 3 })
end)

---- Iron Shackles

card("Iron Shackles", "replace the first player's next draw, however large", function(t)
  local g = play.quest(play.open(t, { { "Aragorn", "Beravor" }, { "Gimli" } }), { {}, {} }, { "Iron Shackles", play.harmless },
    { hand = { {}, {} } })
  g:pass_until(function() return g:log_has("Iron Shackles is attached to the deck of Player 1") end)
  g:until_option("use", "Beravor")
  g:choose("use", "Beravor")
  g:choose("choose", "Player 1")
  t:eq({ g:see("hand.count"), g:see("Iron Shackles.zone") }, { 0, "encounter_discard" })
  play.to(g, "2.2 next")
  t:eq({ g:see("hand.count"), g:see("seat.1.hand.count") }, { 1, 1 }, "the draws after that are free")
end)

card("Iron Shackles", "stay while nobody can draw: there is no draw to replace", function(t)
  local g = play.quest(play.open(t, { { "Aragorn", "Beravor" } }), { {} }, { "Iron Shackles" },
    { active = { "Enchanted Stream" } })
  g:pass_until(function() return g:log_has("Iron Shackles is attached to the deck of Player 1") end)
  g:go("1.3")
  t:eq(g:see("active"), { "Enchanted Stream" })
  t:ok(not g:log_has("Discarded: Iron Shackles"))
  -- The stream explored, the next draw is replaced.
  g:arrange{ active = {} }
  g:until_option("use", "Beravor"); g:choose("use", "Beravor")
  g:pass_until(function() return g:log_has("Discarded: Iron Shackles") end)
  t:eq(g:see("round"), 2)
end)

card("Iron Shackles", "bind only that deck", function(t)
  local g = play.quest(play.open(t, { { "Aragorn", "Beravor" }, { "Gimli" } }), { {}, {} }, { "Iron Shackles", play.harmless },
    { hand = { {}, {} } })
  g:pass_until(function() return g:log_has("Iron Shackles is attached") end)
  g:until_option("use", "Beravor")
  g:choose("use", "Beravor")
  g:choose("choose", "Player 2")
  t:eq({ g:see("seat.1.hand.count"), g:see("Iron Shackles.zone") }, { 2, "deck.0" })
end)

card("Iron Shackles", "shadow: do the same", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", "Iron Shackles", "Aragorn", { hand = { {} } })
  play.attack_over(g)
  t:eq(g:see("Iron Shackles.zone"), "deck.0")
  g:go("2.2 next")
  t:eq({ g:see("hand.count"), g:see("Iron Shackles.zone") }, { 0, "encounter_discard" })
end)

---- Endless Caverns

card("Endless Caverns", "are doomed and surge", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" } }), { {}, {} },
    { "Endless Caverns", "Forest Gate", play.harmless }, { threat = { 20, 10 } })
  g:pass_until(function() return g:see("staging.count") == 2 end)
  t:eq({ g:see("threat"), g:see("seat.1.threat"), g:see("staging") }, { 21, 11, { "Endless Caverns", "Forest Gate" } })
end)

card("Endless Caverns", "do nothing when they are added or traveled to", function(t)
  local g = play.to(play.open(t, { fellowship }), "4.2")
  g:arrange{ staging = { "Endless Caverns" }, threat = { 20 } }
  t:eq({ g:see("Endless Caverns.keywords"), g:see("Endless Caverns.quest_points"), g:see("staging.threat") },
    { { "Doomed 1", "Surge" }, 3, 1 })
  g:choose("travel", "Endless Caverns")
  g:go("5.2")
  t:eq({ g:see("threat"), g:see("staging"), g:see("active") }, { 20, {}, { "Endless Caverns" } })
end)

---- Tower Gate and the Orc Guards

card("Tower Gate", "on arrival the top card of each deck becomes an Orc Guard", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli" } }), "4.2")
  g:arrange{ staging = { "Tower Gate" }, engaged = { {}, {} } }
  local deck = g:see("deck.count")
  g:choose("travel", "Tower Gate")
  t:eq({ g:see("engaged.0"), g:see("engaged.1"), g:see("deck.count") }, { { "Orc Guard" }, { "Orc Guard" }, deck - 1 })
end)

card("Tower Gate", "has no guards in the staging area, nor for an empty deck", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli" } }), "4.2")
  g:arrange{ staging = { "Tower Gate" }, engaged = { {}, {} }, empty_deck = { 0 } }
  t:eq(g:see("engaged.0.count") + g:see("engaged.1.count"), 0)
  g:choose("travel", "Tower Gate")
  t:eq({ g:see("engaged.0"), g:see("engaged.1") }, { {}, { "Orc Guard" } })
end)

local function guarded_gate(t, top)
  local g = play.to(play.open(t, { fellowship }), "4.2")
  g:arrange{ staging = { "Tower Gate" }, engaged = { {} }, deck_top = { { top } }, encounter_top = { play.blank } }
  g:choose("travel", "Tower Gate")
  return g:until_option("pass")
end

card("Orc Guard", "has one attack, one defense and one hit point, and fights as an enemy", function(t)
  local g = guarded_gate(t, "Beorn")
  t:eq({ g:see("Orc Guard.attack"), g:see("Orc Guard.defense"), g:see("Orc Guard.hit_points"), g:see("Orc Guard.traits") },
    { 1, 1, 1, {} })
  play.defend(g, nil)
  g:until_option("damage on", "Aragorn")
  g:choose("damage on", "Aragorn")
  t:eq(g:see("Aragorn.damage"), 1)
  play.strike(g, "Orc Guard", { "Glóin" })
  g:pass_until(function() return g:see("engaged.count") == 0 end)
  t:eq({ g:see("discard"), play.count(g:see("encounter_discard"), "Orc Guard") }, { { "Beorn" }, 0 })
end)

-- The numbers of cards follow the deck lists.
card("Orc Guard", "has a number that tells nothing of the card it was", function(t)
  local function number_of_guard(top)
    for _, zone in ipairs(guarded_gate(t, top):view(0).zones) do
      for _, one in ipairs(zone.id == "engaged.0" and zone.cards or {}) do
        if one.title == "Orc Guard" then return one.id end
      end
    end
  end
  local number = number_of_guard("Faramir")
  t:ok(number, "it can be named")
  t:eq({ number_of_guard("Gandalf"), number_of_guard("Steward of Gondor") }, { number, number })
end)

card("Orc Guard", "is no longer the card it was, and unknown to its player", function(t)
  local g = guarded_gate(t, "Gandalf")
  t:eq({ g:see("engaged"), g:see("Gandalf") }, { { "Orc Guard" }, nil })
  g:arrange{ hand = { { "Gandalf" } }, heroes = { { Aragorn = { resources = 9 } } }, threat = { 20 } }
  g:go("2.2 next")
  g:arrange{ heroes = { { Aragorn = { resources = 9 } } } }
  t:offered(g, "play", "Gandalf")
end)

---- The objectives

local function claim(t, title)
  local other = title == "Shadow Key" and "Dungeon Torch" or "Shadow Key"
  local g = play.planning(t, { fellowship, { "Gimli" } }, { staging = { title, other }, threat = { 20, 20 } })
  g:choose("use", title)
  t:not_offered(g, "choose", "Gimli")
  g:choose("choose", "Glóin")
  t:eq({ g:see("threat"), g:see("seat.1.threat"), g:see("Glóin.attached"), g:see("staging") },
    { 22, 20, { title }, { other } })
  g:pass_until(function() return g:ask().seat == 0 end)
  t:refused(g, { "use", title }, "play-restrictions.2")
  t:offered(g, "use", other)
  return g
end

-- Its bearer falls; what else was attached is discarded.
local function returns(t, title)
  local g = play.attacked(play.open(t, { { "Aragorn", "Glóin" } }), "Hill Troll", play.blank, "Glóin")
  g:arrange{ heroes = { { ["Glóin"] = { attached = { "Dwarven Axe", title } } } } }
  g:pass_until(function() return g:see("Glóin.zone") == "discard.0" end)
  t:eq({ g:see("staging"), play.count(g:see("discard"), "Dwarven Axe") }, { { title }, 1 })
end

local function guarded(t, title, guard)
  local g = play.escape(t, { fellowship }, "Théodred")
  t:refused(g, { "use", title }, "guarded.8")
  g:arrange{ cards = { [guard] = { progress = 1 } }, hand = { { "Snowbourn Scout" } } }
  play.play(g, "Snowbourn Scout")
  g:choose("respond", "Snowbourn Scout")
  g:choose("choose", guard)
  t:offered(g, "use", title)
end

card("Gandalf's Map", "claimed for two threat, its bearer neither attacks nor defends", function(t)
  local g = claim(t, "Gandalf's Map")
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Forest Spider" }, {} }, encounter_top = { play.blank } }
  play.defend(g, "Théodred")
  g:until_option("attack Forest Spider")
  g:choose("attack Forest Spider")
  t:refused(g, { "attack with", "Glóin" }, "cannot.1")
  t:offered(g, "attack with", "Aragorn")
end)

card("Gandalf's Map", "its bearer cannot defend, nor strike quickly", function(t)
  local g = play.attacked(play.open(t, { { "Glóin", "Legolas" } }), "Forest Spider", play.blank, "Legolas",
    { heroes = { { ["Glóin"] = { attached = { "Gandalf's Map" } } } }, hand = { { "Quick Strike" } } })
  g:until_option("play", "Quick Strike")
  g:arrange{ heroes = { { Legolas = { exhausted = true } } } }
  t:refused(g, { "play", "Quick Strike" }, "ability.16")
  local h = play.to(play.open(t, { { "Glóin", "Legolas" } }), "5.2")
  h:arrange{ staging = {}, engaged = { { "Forest Spider" } }, heroes = { { ["Glóin"] = { attached = { "Gandalf's Map" } } } },
             encounter_top = { play.blank } }
  h:until_option("defend with", "Legolas")
  t:refused(h, { "defend with", "Glóin" }, "cannot.1")
end)

card("Gandalf's Map", "cannot be claimed while a card guards it", function(t)
  guarded(t, "Gandalf's Map", "Enchanted Stream")
end)

card("Gandalf's Map", "returns to the staging area when its bearer falls", function(t)
  returns(t, "Gandalf's Map")
end)

card("Dungeon Torch", "returns to the staging area when its bearer falls", function(t)
  returns(t, "Dungeon Torch")
end)

card("Dungeon Torch", "burns two threat at the end of each round", function(t)
  local g = claim(t, "Dungeon Torch")
  play.to(g, "2.2 next")
  t:eq({ g:see("threat"), g:see("seat.1.threat") }, { 22 + 1 + 2, 20 + 1 })
end)

card("Dungeon Torch", "burns nothing unclaimed, and cannot be claimed while guarded", function(t)
  guarded(t, "Dungeon Torch", "Great Forest Web")
  local g = play.planning(t, { fellowship }, { threat = { 20 } })
  play.to(g, "5.2")
  g:arrange{ staging = { "Dungeon Torch" }, heroes = { { ["Glóin"] = { attached = { "Shadow Key" } } } } }
  g:go("2.2 next")
  t:eq({ g:see("threat"), g:see("Glóin.damage") }, { 21, 1 })
end)

card("Shadow Key", "wounds its bearer at the end of each round", function(t)
  local g = claim(t, "Shadow Key")
  play.to(g, "2.2 next")
  t:eq({ g:see("Glóin.damage"), g:see("Aragorn.damage") }, { 1, 0 })
end)

card("Shadow Key", "returns to the staging area when its bearer falls", function(t)
  local g = play.planning(t, { fellowship }, { threat = { 20 },
    heroes = { { ["Glóin"] = { damage = 3, attached = { "Shadow Key", "Dwarven Axe" } } } } })
  play.to(g, "2.2 next")
  t:eq({ g:see("Glóin.zone"), g:see("staging"), play.count(g:see("discard"), "Dwarven Axe") },
    { "discard.0", { "Shadow Key" }, 1 })
  t:offered(g, "use", "Shadow Key")
end)

card("Shadow Key", "wounds nobody unclaimed, and cannot be claimed while guarded", function(t)
  guarded(t, "Shadow Key", "Necromancer's Pass")
  local g = play.planning(t, { fellowship })
  play.to(g, "5.2")
  g:arrange{ staging = { "Shadow Key" }, heroes = { { ["Glóin"] = { attached = { "Gandalf's Map" } } } } }
  g:go("2.2 next")
  t:eq({ g:see("Aragorn.damage"), g:see("Glóin.damage"), g:see("Théodred.damage") }, { 0, 0, 0 })
  local h = play.escape(t, { fellowship }, "Théodred",
    { force = { "Enchanted Stream", "Great Forest Web", "Cavern Guardian", "Théodred" } })
  h:go("3.2")
  h:arrange{ encounter_top = { play.harmless } }
  h:go("5.2")
  h:arrange{ threat = { 1 } }
  h:go("2.2 next")
  t:eq(h:see("Cavern Guardian.damage"), 0, "nor its guard")
end)
