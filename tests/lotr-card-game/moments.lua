-- What packs may answer: every fact of the table of facts, at every moment the table gives it.
-- The table is read from the sources, so that a new fact or moment without a way to make it
-- happen here fails.
local chapters = require "lib.chapters"

local timing_of = { a = "after", w = "when", c = "cancels" }

-- {word, timing} of each row of GAME_FACTS.
local function moments()
  local list, inside = {}, false
  for line in io.lines("src/games/lotr-card-game/pack_words.h") do
    if line:find("#define GAME_FACTS", 1, true) then inside = true
    elseif line:find("#define", 1, true) then inside = false end
    local word, letters = line:match('X%(FACT_[A-Z_]+, "([a-z_]+)", "[a-z]*", "([a-z]+)",')
    if inside and word then
      for letter in letters:gmatch(".") do
        list[#list + 1] = { word, assert(timing_of[letter], "no such moment: " .. letter) }
      end
    end
  end
  return list
end

-- A deed: an event that makes it happen, in a position if it needs one.
local function deed(name, position, target)
  return function(g)
    g:arrange(position or {})
    g:arrange{ add_hand = { "Deed: " .. name } }
    g:choose("play", "Deed: " .. name)
    if target then chapters.pick(g, target) end
  end
end

local guard = { play = { "Guard of the Citadel" } }

-- One enemy is engaged and attacks; Aragorn defends, or this ally.
local function attacked(enemy, ally)
  return function(g)
    g:arrange{ staging = {}, engaged = { enemy }, play = ally and { ally } or {},
               encounter_top = { "Old Forest Road", "King Spider" } }
    g:go("6.4.1")
    g:choose("defend", ally or "Aragorn")
  end
end

local function attack(g)
  g:arrange{ staging = {}, engaged = { { title = "Forest Spider", damage = 3, attacked = true } },
             play = { "Gandalf" } }
  g:until_option("attack", "Forest Spider")
  g:choose("attack", "Forest Spider")
  g:until_option("Gandalf")
  g:choose("Gandalf")
end

local function commit(position)
  return function(g)
    g:arrange(position)
    g:go("3.2")
    g:choose("commit", "Aragorn")
    g:choose("done")
  end
end

local function nothing() end

local reach = {
  enters_play = function(g) g:arrange{ hand = { "Guard of the Citadel" } } g:choose("play", "Guard") end,
  leaves_play = deed("slay", guard),
  destroyed = deed("slay", guard),
  discarded = deed("toss", guard),
  commits = commit{ staging = {} },
  damaged = deed("wound"),
  healed = deed("mend", { heroes = { ["Glóin"] = { damage = 2 } } }),
  exhausted = deed("tire"),
  readied = deed("wake", { heroes = { ["Glóin"] = { exhausted = true } } }),
  defends = attacked("Forest Spider"),
  attacks = attack,
  enemy_attacks = attacked("Forest Spider"),
  enemy_attacked = attacked("Forest Spider"),
  attack_destroys = attack,
  engages = deed("engage", { staging = { "Forest Spider" } }),
  revealed = deed("reveal", { encounter_top = { "Caught in a Web" } }),
  shadow_dealt = attacked("Forest Spider"),
  shadow_effect = attacked("Forest Spider"),
  shadow_resolved = attacked("Forest Spider"),
  traveled = function(g)
    g:arrange{ staging = { "Old Forest Road" }, threat = 0 }
    g:until_option("travel", "Old Forest Road")
    g:choose("travel", "Old Forest Road")
  end,
  explored = deed("explore", { active = { "Old Forest Road" } }),
  progress_placed = deed("march", { active = { "Old Forest Road" } }),
  quest_succeeded = commit{ staging = {}, encounter_top = { "Eyes of the Forest" } },
  quest_failed = commit{ staging = { "Ungoliant's Spawn", "Ungoliant's Spawn" } },
  stage_defeated = deed("conquer", { active = {} }),
  draws = deed("learn"),
  threat_raised = deed("dread"),
  resources_gained = deed("pay"),
  claimed = deed("claim", { staging = { "Gandalf's Map" } }, "choose Gandalf's Map"),
  round_begins = nothing, round_ends = nothing, phase_begins = nothing, phase_ends = nothing,
  effect = deed("learn"),
  rescued = function(g) deed("capture")(g) deed("rescue")(g) end,
  excess_damage = attacked("Hill Troll", "Guard of the Citadel"),
  eliminated = deed("betray"),
  attack_ends = attack,
}
reach.played = reach.enters_play

local function open(t, two)
  local g = chapters.open(t, { pack = "lotr-moments", seats = two and chapters.two or nil })
  for seat = 0, two and 1 or 0 do g:order(seat, "always") end
  return g:arrange{ threat = 10, staging = {}, hand = { {} },
                    heroes = { Aragorn = { resources = 9, attached = {} } } }
end

local function fired(g, title)
  return g:log_has(title .. ": forced effect")
end

for _, moment in ipairs(moments()) do
  local word, timing = moment[1], moment[2]
  local title = "Watch " .. timing .. " " .. word
  test(timing .. " " .. word .. " is answered", function(t)
    local g = open(t, word == "eliminated")
    t:ok(reach[word], "this file has no way to make it happen")
    g:arrange{ heroes = { Aragorn = { attached = { title } } } }
    reach[word](g)
    if timing == "cancels" then
      g:until_option(title)
      g:choose(title)
      t:ok(g:log_has("cancel"))
    else
      g:pass_until(function() return fired(g, title) or g:see("round") > 2 end)
      t:ok(fired(g, title))
    end
    -- And the game goes on.
    local round = g:see("round")
    g:pass_until(function() return g:see("round") > round end)
  end)
end

test("docs/packs.md lists the moments as they are", function(t)
  local file = assert(io.open("docs/packs.md"))
  local text = file:read("a")
  file:close()
  local listed = { when = text:match("just%s+before they happen: `([^`]+)`"),
                   cancels = text:match("and these%s+with `cancels`: `([^`]+)`") }
  for timing, words in pairs(listed) do
    local told, is = {}, {}
    for word in words:gmatch("[a-z_]+") do told[#told + 1] = word end
    for _, moment in ipairs(moments()) do
      if moment[2] == timing then is[#is + 1] = moment[1] end
    end
    table.sort(told)
    table.sort(is)
    t:eq(told, is, timing)
  end
  for _, moment in ipairs(moments()) do
    local never_after = moment[1] == "effect" or moment[1] == "shadow_effect"
    t:ok(moment[2] ~= "after" or not never_after)
  end
end)

---- What is about to happen and settles on the way ---------------------------------------

test("a card that is about to leave play leaves once, whatever happens before", function(t)
  local g = open(t)
  g:arrange{ threat = 20, play = { "Guard of the Citadel", "Guard of the Citadel" },
             heroes = { Aragorn = { attached = { "Watch when leaves_play" } } } }
  -- Both die at once, of what settles by itself.
  g:arrange{ cards = { ["Guard of the Citadel"] = { damage = 2 },
                       ["Guard of the Citadel#2"] = { damage = 2 } } }
  deed("dread")(g)
  g:go("3.2")
  t:eq(g:see("threat"), 20 + 1 + 2)
  t:eq(g:see("Guard of the Citadel.zone"), "discard.0")
  t:eq(g:see("Guard of the Citadel#2.zone"), "discard.0")
end)

test("a stage about to be defeated is defeated once", function(t)
  local g = open(t)
  g:arrange{ threat = 20, heroes = { Aragorn = { attached = { "Watch when stage_defeated" } } } }
  local stage = g:see("quest")[1]
  deed("conquer", { active = {} })(g)
  t:eq(g:see("threat"), 21)
  t:ok(g:see("quest")[1] ~= stage)
end)

test("a card kept in play by a replacement is not asked again and again", function(t)
  local g = open(t)
  g:arrange{ threat = 20, play = { { title = "Guard of the Citadel", attached = { "Stubborn Thread" } } } }
  deed("slay", {}, "choose Guard of the Citadel")(g)
  t:eq(g:see("Guard of the Citadel.zone"), "play.0")
  local threat = g:see("threat")
  t:ok(threat > 20 and threat < 25, "it goes up by a few: " .. threat)
  -- Without the thread it dies of its wounds.
  g:arrange{ clear = { "attached" } }
  deed("dread")(g)
  t:eq(g:see("Guard of the Citadel.zone"), "discard.0")
end)

rule("player-elimination.1", "who has none but a captured hero is out", function(t)
  local g = chapters.open(t, { pack = "lotr-moments", seats = { { heroes = { "Aragorn" } }, { heroes = { "Glóin" } } } })
  g:arrange{ heroes = { Aragorn = { attached = { "Snare" } } } }
  g:choose("use", "Snare")
  t:ok(g:log_has("Player 2 is eliminated"), "at once")
end)

rule("in-play.2", "a captured hero pays for nothing", function(t)
  local g = chapters.open(t, { pack = "lotr-moments", seats = { { heroes = { "Aragorn", "Glóin" } } } })
  g:order(0, "always")
  g:arrange{ hand = { { "Guard of the Citadel" } },
             heroes = { Aragorn = { resources = 1, attached = { "Snare" } }, ["Glóin"] = { resources = 2 } } }
  t:offered(g, "play", "Guard of the Citadel")
  g:choose("use", "Snare")
  t:not_offered(g, "play", "Guard of the Citadel")
  g:arrange{ heroes = { Aragorn = { resources = 2 } } }
  g:choose("play", "Guard of the Citadel")
  t:not_offered(g, "pay", "Glóin")
end)

test("what was kept is tried again when something has happened since", function(t)
  for _, it in ipairs{
    { { play = { { title = "Guard of the Citadel", attached = { "Stubborn Thread" } } } },
      deed("slay", {}, "choose Guard of the Citadel") },
    { { heroes = { Aragorn = { attached = { "Long Road" } } } }, deed("conquer", { active = {} }) },
  } do
    local g = open(t)
    g:arrange{ threat = 20 }
    g:arrange(it[1])
    it[2](g)
    local threat = g:see("threat")
    deed("dread")(g)
    t:ok(g:see("threat") > threat + 1, "one for the dread, and one for what is kept again")
  end
end)

test("a stage kept by a replacement is not asked again and again", function(t)
  local g = open(t)
  g:arrange{ threat = 20, heroes = { Aragorn = { attached = { "Long Road" } } } }
  local stage = g:see("quest")[1]
  deed("conquer", { active = {} })(g)
  t:eq(g:see("quest")[1], stage)
  local threat = g:see("threat")
  t:ok(threat > 20 and threat < 25, "it goes up by a few: " .. threat)
end)
