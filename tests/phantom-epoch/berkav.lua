-- Berkav-1 as the rulebook tells it, with the players' pack.
local epoch = require "lib.epoch"
local content = require "lib.content"

local all = { "Warrior", "Ranger", "Healer", "Rogue" }

local function open(t, count, first)
  local characters = {}
  for i = 1, count or 2 do characters[i] = all[i] end
  local g = t:table{ game = "phantom-epoch", mission = "berkav-1", seats = { { characters = characters } } }
  g:force{ first or "Still Air" }
  return g:go("round.3")
end

local function spaces(g, title)
  local list = {}
  for _, piece in ipairs(g:view().boards[1].pieces) do
    if piece.title == title then list[#list + 1] = piece.at end
  end
  table.sort(list)
  return list
end

-- Nobody but a Stunned Sentry far away, so that nothing disturbs.
local function calm(g, characters, more)
  more = more or {}
  more.characters = characters
  more.adversaries = more.adversaries or { { called = "Grallok Sentry", at = "E-1", conditions = { "stunned" } } }
  g:arrange(more)
  return g
end

-- The Warrior takes the treasure.
local function taken(t, count)
  local g = calm(open(t, count), { Warrior = { at = "V-2" }, Ranger = { at = "A-5" } })
  g:choose("choose March"):choose("done")
  for _ = 2, count or 2 do g:choose(g:options()[1]); g:choose("done") end
  g:pass_until(function() return g:has("play March") end)
  g:choose("end the turn"):choose("retrieve the treasure at X-2")
  return g
end

rule({ "berkav.1", "berkav.2" }, "The Way Revealed: retrieve the treasure", function(t)
  local g = open(t)
  t:eq(g:see("title"), "Berkav-1: The Way Revealed")
  t:ok(g:see("text.Objective"):find("treasure"))
  t:eq(spaces(g, "Treasure"), { "X-2" })
  local mission = content.one("mission", "Berkav-1: The Way Revealed")
  t:eq({ mission.planet, mission.rating }, { "Berkav", 1 })
end)

rule("berkav.3", "it begins with Grallok Archers and Sentries, one of them for four only", function(t)
  local function count(n)
    local g, types = open(t, n), {}
    for _, piece in ipairs(g:view().boards[1].pieces) do
      if piece.title:find("^Grallok") then types[piece.title] = (types[piece.title] or 0) + 1 end
    end
    return types
  end
  local three, four = count(3), count(4)
  t:eq(three["Grallok Archer"] + three["Grallok Sentry"] + 1, four["Grallok Archer"] + four["Grallok Sentry"])
  for name in pairs(four) do t:ok(name == "Grallok Archer" or name == "Grallok Sentry") end
end)

rule("berkav.4", "lava, fire, a door before the cave, entry points, orb 1 and the treasure", function(t)
  open(t)
  local map = content.one("map", "berkav-1")
  local count = {}
  for _, row in ipairs(map.rows) do
    for letter in row:gmatch("%a") do
      local what = map.legend[letter]
      count[what] = (count[what] or 0) + 1
    end
  end
  t:ok(count.lava > 0 and count.fire > 0 and count.entry >= 4)
  t:eq({ count.door, count["orb 1"], count.treasure }, { 1, 1, 1 })
  t:eq(#map.rows, 9)
  t:ok(#map.rows[2] >= 23) -- to column W at least
end)

rule("berkav.5", "its event: at the end of the round whoever is beside fire burns", function(t)
  local g = calm(open(t, 2, "First Tremor"), { Warrior = { at = "K-3" }, Ranger = { at = "A-5" } },
                 { adversaries = { { called = "Grallok Sentry", at = "N-2", conditions = { "stunned" } } } })
  t:ok(not epoch.has(g, "Warrior", "Burning"))
  g:go("round.3 next")
  t:ok(epoch.has(g, "Warrior", "Burning"))
  t:ok(epoch.has(g, "Grallok Sentry", "Burning"))
  t:ok(not epoch.has(g, "Ranger", "Burning"))
end)

rule("berkav.6", "its event adversary is the Grallok Archer", function(t)
  local g = open(t, 2, "Someone Heard")
  t:ok(g:log_has("Grallok Archer appears at O-7"))
end)

rule("berkav.7", "it draws event cards; Awakening does not", function(t)
  t:ok(open(t):log_has("The event of this round"))
  local g = t:table{ game = "phantom-epoch", mission = "awakening", seats = { { characters = { "Warrior", "Ranger" } } } }
  g:go("round.3 next"):go("round.3 next")
  t:ok(not g:log_has("The event of this round"))
end)

rule("berkav.8", "lines cross the lava, but neither the cave's walls nor the closed door", function(t)
  local g = calm(open(t), { Ranger = { at = "G-5" }, Warrior = { at = "A-5" } }, { adversaries = {
    { called = "Grallok Sentry", at = "K-5", conditions = { "stunned" } } } })
  g:choose("choose March"):choose("done")
  g:choose(g:options()[1]):choose("done")
  g:pass_until(function() return g:has("turn", "into an attack") and g:ask().prompt:find("Ranger") end)
  g:choose("turn", "into an attack")
  t:offered(g, "attack", "Grallok Sentry")
  for _, place in ipairs{ { "P-4", "T-4" }, { "Q-3", "U-3" } } do
    g = calm(open(t), { Ranger = { at = place[1] }, Warrior = { at = "A-5" } }, { adversaries = {
      { called = "Grallok Sentry", at = place[2], conditions = { "stunned" } } } })
    g:choose("choose March"):choose("done")
    g:choose(g:options()[1]):choose("done")
    g:pass_until(function() return g:has("turn", "into an attack") and g:ask().prompt:find("Ranger") end)
    g:choose("turn", "into an attack")
    t:not_offered(g, "attack", "Grallok Sentry")
  end
end)

local function opened(t, count)
  local g = calm(open(t, count), { Warrior = { at = "P-4" }, Ranger = { at = "A-5" } })
  g:choose("choose March"):choose("done")
  for _ = 2, count do g:choose(g:options()[1]); g:choose("done") end
  g:pass_until(function() return g:has("play March") end)
  g:choose("play March"):choose("move to R-4")
  return g
end

rule({ "berkav.11", "berkav.12", "berkav.13" }, "behind the door Trained Gryllos wait, more for more characters", function(t)
  t:eq(spaces(opened(t, 2), "Trained Gryllos"), { "T-2", "T-4" })
  t:eq(spaces(opened(t, 3), "Trained Gryllos"), { "S-3", "T-2", "T-4" })
  t:eq(spaces(opened(t, 4), "Trained Gryllos"), { "S-3", "T-2", "T-4", "U-5" })
end)

rule("berkav.10", "its text comes in stages: the start, the door, the treasure, the end", function(t)
  local g = opened(t, 2)
  t:ok(g:log_has("Heat lies over the stones"))
  t:ok(epoch.before(g, "Heat lies over the stones", "Bones, and a chain"))
  t:ok(not g:log_has("They will not let you go"))
  g = taken(t)
  t:ok(g:log_has("They will not let you go"))
  t:ok(not g:log_has("a room that your ship does not have yet"))
  g:arrange{ adversaries = {} }
  g:go("over")
  t:ok(g:log_has("a room that your ship does not have yet"))
end)

rule({ "berkav.14", "berkav.15" }, "with the treasure there is another objective, and Berserkers come", function(t)
  local g = taken(t)
  t:ok(g:see("text.Objective"):find("entry point"))
  t:ok(g:see("text.Objective"):find("defeat all"))
  t:eq(spaces(g, "Grallok Berserker"), { "E-9" })
  t:eq(spaces(taken(t, 4), "Grallok Berserker"), { "C-9", "E-9" })
end)

rule({ "berkav.16", "berkav.17" }, "and the mission event is theirs from then on; the event adversary stays", function(t)
  local g = taken(t)
  g:arrange{ adversaries = { { called = "Grallok Sentry", at = "E-1", conditions = { "stunned" } } } }
  g:force{ "First Tremor" }
  g:go("round.3 next")
  t:eq(spaces(g, "Grallok Berserker"), { "E-9" })
  t:ok(not g:log_has("Lava bursts"))
  g = taken(t)
  g:arrange{ adversaries = { { called = "Grallok Sentry", at = "E-1", conditions = { "stunned" } } } }
  g:force{ "Someone Heard" }
  g:go("round.3 next")
  t:eq(#spaces(g, "Grallok Archer"), 1)
end)

rule("berkav.18", "it is won when whoever has the treasure ends a round on an entry point", function(t)
  local g = taken(t)
  g:arrange{ characters = { Warrior = { at = "C-5" }, Ranger = { at = "A-5" } },
             adversaries = { { called = "Grallok Sentry", at = "E-1", conditions = { "stunned" } } } }
  g:go("round.3 next")
  t:eq(g:status(), "playing") -- the Ranger stands there, but has nothing
  g:arrange{ characters = { Warrior = { at = "A-7" } },
             adversaries = { { called = "Grallok Sentry", at = "E-1", conditions = { "stunned" } } } }
  t:eq(g:status(), "playing")
  g:go("over")
  t:eq(g:status(), "won")
end)

rule("berkav.19", "or when all adversaries are defeated, once the treasure was taken", function(t)
  local g = open(t)
  g:arrange{ adversaries = {} }
  g:go("round.3 next")
  t:eq(g:status(), "playing")
  g = taken(t)
  g:arrange{ adversaries = {} }
  g:go("over")
  t:eq(g:status(), "won")
end)

rule({ "berkav.20", "berkav.21" }, "if its carrier falls it lies there, for another one", function(t)
  local g = taken(t)
  g:arrange{ characters = { Warrior = { at = "N-4", hp = 2 }, Ranger = { at = "L-4" } }, hazards = { ["P-4"] = "trap" },
             adversaries = { { called = "Grallok Sentry", at = "E-1", conditions = { "stunned" } } } }
  g:go("round.3 next")
  g:choose("choose Charge"):choose("done")
  g:choose(g:options()[1]):choose("done")
  g:pass_until(function() return g:has("play Charge") end)
  g:choose("play Charge"):choose("move to P-4")
  t:eq(epoch.at(g, "Warrior"), nil)
  t:eq(epoch.on(g, "P-4")[1], "Treasure")
  g:arrange{ characters = { Ranger = { at = "N-4" } } }
  g:pass_until(function() return g:has("retrieve the treasure at P-4") end)
  g:choose("retrieve the treasure at P-4")
  t:ok(epoch.has(g, "Ranger", "has the treasure"))
end)

rule("berkav.9", "orb 1 is no objective; what it holds is told when it is activated", function(t)
  local g = calm(open(t), { Warrior = { at = "O-9" }, Ranger = { at = "A-5" } })
  t:ok(not g:see("text.Objective"):find("orb"))
  g:choose("choose March"):choose("done")
  g:choose(g:options()[1]):choose("done")
  g:pass_until(function() return g:has("play March") end)
  t:ok(not g:log_has("as a bird would have it"))
  g:choose("end the turn"):choose("activate the orb at Q-9")
  t:ok(g:log_has("as a bird would have it"))
  t:ok(g:log_has("Warrior gets 2 nova cells") and g:log_has("Ranger gets 2 nova cells"))
end)

-- Aboard after Berkav-1, with these nova cells each.
local function aboard(t, fame)
  local done = { { part = "awakening", number = 1, result = "won" }, { part = "berkav-1", number = 2, result = "won" } }
  return t:table{ game = "phantom-epoch", campaign = { campaign = "berkav", part = "ship", last = "berkav-1", done = done,
    counters = { ["fame on Berkav"] = fame },
    characters = { { name = "Ann", class = "Warrior", species = "Human, female", seat = 0, nova = 30 },
                   { name = "Bob", class = "Ranger", species = "Slink, male", seat = 0, nova = 0 } } } }
end

rule({ "berkav.24" }, "afterwards Tier 1 of Berkav's equipment is for sale, without any fame", function(t)
  local g = aboard(t, 0)
  g:choose("trade with Ann")
  local sold = 0
  for _, one in ipairs(content.all().equipment) do
    if one.fields.planet == "Berkav" and one.fields.tier == 1 then
      t:offered(g, "buy " .. one.name)
      sold = sold + 1
    elseif one.fields.planet == "Berkav" then
      t:refused(g, { "buy " .. one.name }, "campaign.fame.5")
    end
  end
  t:ok(sold > 0)
end)

rule({ "berkav.22", "berkav.24b" }, "it gives 1 SP and the Laboratory schematics, and Story Expedition 1 tells where to go on", function(t)
  open(t)
  local rewards = content.one("mission", "Berkav-1: The Way Revealed").rewards
  t:eq({ rewards.sp, rewards.story }, { 1, 1 })
  t:eq({ rewards.does[1].word, rewards.does[1].args[1] }, { "record", "Laboratory schematics" })
  local ways = {}
  for _, option in ipairs(content.where("expedition", function(card) return card.deck == "Story" and card.number == 1 end)[1].fields.options) do
    ways[option.result.does[1].args[1]] = true
  end
  local open_by = {}
  for _, part in ipairs(content.one("campaign", "berkav").parts) do
    if part.open and part.open.mark then open_by[part.open.mark] = part.mission end
  end
  for way in pairs(ways) do t:ok(open_by[way], way) end
end)

test("what is for sale, can be learned or put on says what it does", function(t)
  local done = { { part = "awakening", number = 1, result = "won" }, { part = "berkav-1", number = 2, result = "won" } }
  local g = t:table{ game = "phantom-epoch", campaign = { campaign = "berkav", part = "ship", last = "berkav-1", done = done,
    characters = { { name = "Ann", class = "Warrior", species = "Human, female", seat = 0, nova = 30, sp = 9,
                     gear = { { name = "Balanced Hilt" } } },
                   { name = "Bob", class = "Ranger", species = "Slink, male", seat = 0 } } } }
  local function all_tell(word, kind)
    local n = 0
    for _, option in ipairs(g:options()) do
      local name, does = option:match("^" .. word .. " ([^(:]-) ?%b(): (.+)$")
      if not name then name, does = option:match("^" .. word .. " ([^(:]-): (.+)$") end
      if option:match("^" .. word .. " ") then
        t:eq(does, content.one(kind, name).text:match("^[^\n]*"))
        n = n + 1
      end
    end
    t:ok(n > 0, word)
  end
  g:choose("trade with Ann"); all_tell("buy", "equipment"); g:choose("that is all")
  g:choose("Ann learns"); all_tell("learn", "action_card"); g:choose("that is all")
  g:choose("see to the gear of Ann"); all_tell("equip", "attachment")
end)
