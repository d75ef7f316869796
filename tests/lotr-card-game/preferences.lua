-- What bots would rather do: which of two options a sensible player takes, and when. The
-- weights themselves are nobody's business; 50 is as good as doing nothing.
local play = require "cards.lib.play"
local likes = require "lib.likes"
local liking, in_order = likes.liking, likes.in_order
local nothing = 50

test("a hand is kept, and the best of it is played", function(t)
  local g = play.open(t, { { "Aragorn", "Glóin" } })
  in_order(t, g, { "keep" }, nothing, { "mulligan" })
  g:go("2.2")
  g:arrange{ hand = { { "Guard of the Citadel", "Snowbourn Scout", "Steward of Gondor", "Ever Vigilant" } },
             heroes = { { Aragorn = { resources = 9 } } }, play = { { { title = "Gandalf", exhausted = true } } } }
  in_order(t, g, { "play", "Guard of the Citadel" }, { "play", "Snowbourn Scout" }, { "play", "Steward of Gondor" },
           { "play", "Ever Vigilant" }, nothing)
end)

test("who is strong of will quests, who has none stays", function(t)
  local g = play.open(t, { { "Éowyn", "Gimli" } })
  g:go("3.2")
  g:arrange{ staging = {}, play = { { "Horseback Archer" } } }
  in_order(t, g, { "commit", "Éowyn" }, { "commit", "Gimli" }, nothing, { "commit", "Horseback Archer" })
end)

test("once the quest looks safe the best fighters are kept for the enemies that are there", function(t)
  local weights = {}
  for i, engaged in ipairs{ {}, { "Forest Spider" } } do
    local g = play.open(t, { { "Éowyn", "Glorfindel", "Gimli" } })
    g:go("3.2")
    g:arrange{ staging = {}, engaged = { engaged }, threat = 10, play = { { "Gandalf" } } }
    for _, one in ipairs{ "Éowyn", "Glorfindel", "Gandalf" } do g:choose("commit", one) end
    weights[i] = liking(t, g, "commit", "Gimli")
  end
  t:ok(weights[1] > weights[2] and weights[2] > nothing)
end)

test("the most threatening location is traveled to, unless it costs too much", function(t)
  local g = play.open(t, { { "Aragorn" } })
  play.to(g, "4.2")
  g:arrange{ staging = { "Mountains of Mirkwood", "Enchanted Stream", "Old Forest Road" } }
  in_order(t, g, { "Enchanted Stream" }, { "Old Forest Road" }, { "Mountains of Mirkwood" }, nothing)
end)

test("weak enemies are engaged by those who can spare the swords", function(t)
  local g = play.open(t, { { "Aragorn", "Gimli", "Legolas" } })
  play.to(g, "5.2")
  g:arrange{ staging = { "Hummerhorns", "Hill Troll" }, threat = 20 }
  in_order(t, g, { "engage", "Hummerhorns" }, nothing, { "engage", "Hill Troll" })
  g:arrange{ threat = 40 }
  t:ok(liking(t, g, "engage", "Hummerhorns") < nothing, "it comes by itself")
  g:arrange{ threat = 20, staging = { "Hummerhorns", "Dol Guldur Orcs" } }
  t:ok(liking(t, g, "engage", "Hummerhorns") < nothing, "another one comes anyway")
  g:arrange{ staging = { "Hummerhorns" }, heroes = { { Aragorn = { exhausted = true }, Gimli = { exhausted = true } } } }
  t:ok(liking(t, g, "engage", "Hummerhorns") < nothing, "nobody is left to fight it")
end)

test("whoever survives defends, a hero dies last", function(t)
  local g = play.open(t, { { "Denethor", "Éowyn", "Legolas" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Hill Troll" } }, play = { { "Snowbourn Scout", "Beorn" } },
             encounter_top = { play.blank } }
  g:until_option("defend with", "Beorn")
  in_order(t, g, { "defend with", "Beorn" }, { "defend with", "Snowbourn Scout" }, { "defend with", "Éowyn" })
  t:ok(liking(t, g, "decline") < nothing, "six damage at once is too much for a hero")
  local h = play.open(t, { { "Denethor", "Legolas" } })
  play.to(h, "5.2")
  h:arrange{ staging = {}, engaged = { { "Black Forest Bats" } }, encounter_top = { play.blank } }
  h:until_option("defend with", "Denethor")
  in_order(t, h, { "defend with", "Denethor" }, { "defend with", "Legolas" }, { "decline" })
  t:ok(liking(t, h, "decline") > liking(t, g, "decline"), "a weak enemy may be let through")
end)

test("damage goes where most hit points are left", function(t)
  local g = play.open(t, { { "Gimli", "Éowyn", "Aragorn" } })
  play.attacked(g, "Forest Spider", play.blank, nil, { heroes = { { Gimli = { damage = 3 } } } })
  g:until_option("damage on", "Gimli")
  in_order(t, g, { "damage on", "Aragorn" }, { "damage on", "Éowyn" }, { "damage on", "Gimli" })
end)

test("the strongest enemy attacks first, while there are defenders", function(t)
  local g = play.open(t, { { "Gimli" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Forest Spider", "Hill Troll" } }, encounter_top = { play.blank, play.blank } }
  g:until_option("Hill Troll", "attacks next")
  in_order(t, g, { "Hill Troll", "attacks next" }, { "Forest Spider", "attacks next" })
end)

local function at_player_attacks(t, heroes, more)
  local g = play.open(t, { heroes })
  play.to(g, "5.2")
  local state = { staging = {}, encounter_top = { play.blank, play.blank, play.blank } }
  for key, value in pairs(more) do state[key] = value end
  g:arrange(state)
  return g:pass_until(function() return play.asked(g) == "t6.8a.2" end)
end

test("what can be killed is attacked, what cannot be scratched is not", function(t)
  local g = at_player_attacks(t, { "Legolas", "Gimli" },
    { engaged = { { { title = "Forest Spider", attacked = true }, { title = "Ungoliant's Spawn", attacked = true } } } })
  in_order(t, g, { "attack", "Forest Spider" }, { "attack", "Ungoliant's Spawn" }, nothing)
  local h = at_player_attacks(t, { "Éowyn" }, { engaged = { { { title = "Ungoliant's Spawn", attacked = true } } } })
  t:ok(liking(t, h, "attack", "Ungoliant's Spawn") < nothing)
end)

test("no more attackers join than are needed, the strongest first", function(t)
  local g = at_player_attacks(t, { "Legolas", "Gimli", "Éowyn" },
    { engaged = { { { title = "Forest Spider", attacked = true, damage = 2 } } } })
  g:choose("attack", "Forest Spider")
  in_order(t, g, { "attack with", "Legolas" }, { "attack with", "Gimli" }, { "attack with", "Éowyn" }, nothing)
  g:choose("attack with", "Legolas")
  t:ok(liking(t, g, "attack with", "Éowyn") < nothing, "Legolas alone kills it")
end)

test("the fullest pool pays", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } }, { hand = { { "Guard of the Citadel" } },
    heroes = { { Aragorn = { resources = 2 }, ["Glóin"] = { resources = 5 } } } })
  g:choose("play", "Guard of the Citadel")
  in_order(t, g, { "pay", "Glóin" }, { "pay", "Aragorn" })
end)

test("threat is lowered when it is high", function(t)
  local weights = {}
  for i, threat in ipairs{ 20, 40 } do
    local g = play.planning(t, { { "Éowyn", "Eleanor" } }, { hand = { { "The Galadhrim's Greeting" } }, threat = threat })
    weights[i] = liking(t, g, "play", "The Galadhrim's Greeting")
  end
  t:ok(weights[2] > weights[1] and weights[2] > nothing)
end)

test("a bonus is for the moment in which it helps", function(t)
  local g = play.planning(t, { { "Legolas", "Gimli" } }, { hand = { { "Blade Mastery" } } })
  t:ok(liking(t, g, "play", "Blade Mastery") < nothing, "not in planning")
  local h = at_player_attacks(t, { "Legolas", "Gimli" }, { hand = { { "Blade Mastery" } },
    engaged = { { { title = "Forest Spider", attacked = true } } } })
  h:choose("attack", "Forest Spider"):choose("attack with", "Legolas"):choose("done")
  t:ok(liking(t, h, "play", "Blade Mastery") > nothing)
end)

test("whoever may still be needed is not exhausted for an action", function(t)
  local g = play.planning(t, { { "Beravor", "Denethor" } })
  t:ok(liking(t, g, "use", "Beravor") < nothing)
  play.to(g, "5.3")
  t:ok(liking(t, g, "use", "Beravor") > nothing, "no enemy came")
end)

test("a friend who leaves again comes when there is something to do", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } }, { hand = { { "Sneak Attack", "Gandalf" } } })
  t:ok(liking(t, g, "play", "Sneak Attack") < nothing, "not in planning")
  g:pass_until(function() return play.asked(g) == "tw.3.1" end)
  local gandalf = liking(t, g, "play", "Sneak Attack")
  g:arrange{ hand = { { "Sneak Attack", "Snowbourn Scout" } } }
  t:ok(gandalf > nothing and gandalf > liking(t, g, "play", "Sneak Attack"), "to quest, the better the stronger")
  g:pass_until(function() return play.asked(g) == "tw.3.2" end)
  t:ok(liking(t, g, "play", "Sneak Attack") < nothing, "all have committed")
end)

test("threat is passed on to who has less, and lowered where it is highest", function(t)
  local weights = {}
  for i, threat in ipairs{ { 20, 30 }, { 40, 20 } } do
    local g = play.planning(t, { { "Éowyn" }, { "Gimli" } }, { threat = threat, play = { { "Wandering Took" } } })
    weights[i] = liking(t, g, "use", "Wandering Took")
  end
  t:ok(weights[1] < nothing and weights[2] > nothing)
  local g = play.planning(t, { { "Éowyn" }, { "Gimli" } },
    { threat = { 20, 40 }, hand = { { "The Galadhrim's Greeting" } }, heroes = { { ["Éowyn"] = { resources = 5 } } } })
  g:choose("play", "The Galadhrim's Greeting"); g:choose("one player")
  in_order(t, g, { "Player 2" }, { "Player 1" })
end)

test("who can pay for something of their own keeps the resource", function(t)
  local g = play.planning(t, { { "Aragorn", "Glóin" } }, { hand = { { "Snowbourn Scout" } },
    heroes = { { Aragorn = { resources = 1 }, ["Glóin"] = { resources = 1 } } } })
  g:choose("play", "Snowbourn Scout")
  in_order(t, g, { "pay", "Glóin" }, { "pay", "Aragorn" })
end)

test("an enemy is sent off before it strikes", function(t)
  local g = play.open(t, { { "Éowyn", "Eleanor" } })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Hill Troll", "Forest Spider" } }, hand = { { "A Light in the Dark" } },
             heroes = { { ["Éowyn"] = { resources = 5 } } }, encounter_top = { play.blank, play.blank } }
  g:pass_until(function() return play.asked(g) == "tw.6.2" end)
  t:ok(liking(t, g, "play", "A Light in the Dark") > nothing)
  g:choose("play", "A Light in the Dark"); play.pay(g)
  in_order(t, g, { "choose", "Hill Troll" }, { "choose", "Forest Spider" })
  local h = play.planning(t, { { "Éowyn" } }, { hand = { { "A Light in the Dark" } }, engaged = { { "Hill Troll" } },
    heroes = { { ["Éowyn"] = { resources = 5 } } } })
  t:ok(liking(t, h, "play", "A Light in the Dark") < nothing, "long before")
end)

test("nobody stays to quest for a stage that cannot be left yet", function(t)
  local weights = {}
  for i, staging in ipairs{ {}, { "Hill Troll" } } do
    local g = play.open(t, { { "Éowyn", "Glorfindel", "Aragorn" } }, { scenario = "journey-along-the-anduin" })
    g:go("3.2")
    g:arrange{ staging = staging, threat = 20 }
    g:choose("commit", "Éowyn"); g:choose("commit", "Glorfindel")
    weights[i] = liking(t, g, "commit", "Aragorn")
  end
  t:ok(weights[1] > nothing and weights[2] < nothing)
end)

test("an attack counts those who reach the enemy", function(t)
  local g = at_player_attacks(t, { "Éowyn", "Dúnhere" }, { staging = { "Hummerhorns", "Hill Troll" }, threat = 10 })
  in_order(t, g, { "attack", "Hummerhorns" }, nothing, { "attack", "Hill Troll" })
end)

test("good is done to one's own, harm to the worst of the others", function(t)
  local g = play.planning(t, { { "Gimli", "Éowyn" } },
    { hand = { { "Sharp Word" } }, engaged = { { "Forest Spider", "Hill Troll" } } }, { packs = play.quiet })
  g:choose("play", "Sharp Word")
  in_order(t, g, { "choose", "Hill Troll" }, { "choose", "Forest Spider" }, { "choose", "Éowyn" })
  local h = play.planning(t, { { "Glorfindel", "Éowyn" } },
    { heroes = { { Glorfindel = { damage = 1 }, ["Éowyn"] = { damage = 1 } } }, play = { { { title = "Faramir", damage = 1 } } } })
  h:choose("use", "Glorfindel")
  in_order(t, h, { "choose", "Glorfindel" }, { "choose", "Faramir" })
end)

test("one draws for oneself, and parts with what cannot be played", function(t)
  local g = play.planning(t, { { "Beravor" }, { "Gimli" } })
  g:choose("use", "Beravor")
  in_order(t, g, { "Player 1" }, { "Player 2" })
  local h = play.planning(t, { { "Éowyn" } }, { hand = { { "Faramir", "Will of the West", "Snowbourn Scout" } }, play = { { "Faramir" } } })
  h:choose("use", "Éowyn")
  in_order(t, h, { "pay with", "Faramir" }, { "pay with", "Will of the West" }, { "pay with", "Snowbourn Scout" })
end)

test("one parts with a weak card and keeps a strong one", function(t)
  local g = play.planning(t, { { "Éowyn" } }, { hand = { { "Gandalf", "Snowbourn Scout" } } })
  g:choose("use", "Éowyn")
  in_order(t, g, { "pay with", "Snowbourn Scout" }, { "pay with", "Gandalf" })
end)

test("nobody more commits than what is left to do asks for", function(t)
  for _, progress in ipairs{ 0, 7 } do
    local g = play.open(t, { { "Éowyn", "Glorfindel", "Aragorn" } })
    g:go("3.2")
    g:arrange{ staging = {}, quest = { progress = progress } }
    g:choose("commit", "Éowyn"); g:choose("commit", "Glorfindel")
    t:eq(liking(t, g, "commit", "Aragorn") > nothing, progress == 0)
  end
end)

test("what is attached goes to one's own best, and not to full hands", function(t)
  local g = play.planning(t, { { "Aragorn", "Théodred" }, { "Gimli" } }, { hand = { { "Steward of Gondor" } } })
  g:choose("play", "Steward of Gondor"); play.pay(g)
  in_order(t, g, { "Aragorn" }, { "Théodred" }, { "Gimli" })
  local h = play.planning(t, { { "Legolas", "Gimli" } }, { hand = { { "Dwarven Axe" } },
    heroes = { { Legolas = { resources = 5 }, Gimli = { attached = { "Blade of Gondolin", "Citadel Plate" } } } } })
  h:choose("play", "Dwarven Axe"); play.pay(h)
  in_order(t, h, { "Legolas" }, { "Gimli" })
end)

test("a position is the better the fewer the troubles", function(t)
  local function outlook(position)
    return play.planning(t, { { "Aragorn", "Glóin" } }, position):outlook()
  end
  local base = outlook{ threat = 25 }
  t:ok(base > 0 and base < 1)
  t:ok(outlook{ threat = 35 } < base, "more threat")
  t:ok(outlook{ threat = 25, staging = { "Hill Troll" } } < base, "an enemy in staging")
  t:ok(outlook{ threat = 25, engaged = { { "Hill Troll" } } } < base, "an enemy here")
  t:ok(outlook{ threat = 25, heroes = { { Aragorn = { damage = 3 } } } } < base, "wounds")
  t:ok(outlook{ threat = 25, play = { { "Faramir" } } } > base, "a friend")
  t:ok(outlook{ threat = 25, quest = { progress = 5 } } > base, "progress")
  t:ok(outlook{ threat = 25, quest = { stage = 2 } } > base, "a later stage")
  local g = play.planning(t, { { "Aragorn" } }, { threat = 49, staging = { "Hill Troll" } })
  g:go("over")
  t:eq({ g:status(), g:outlook() }, { "lost", 0 })
end)
