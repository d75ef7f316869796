-- What bots would rather do, number by number: a card that is better in one of them is liked
-- more, or less, than the plain one.
local play = require "cards.lib.play"
local likes = require "lib.likes"
local liking, in_order = likes.liking, likes.in_order
local nothing = 50

local setup = { packs = { "packs/lotr-card-game", "tests/packs/lotr-likes" }, deckbuilding = "free" }

local function planning(t, heroes, more) return play.planning(t, { heroes }, more, setup) end

local function opened(t, heroes)
  return play.open(t, { heroes }, setup)
end

test("the hero is healed who is worth more", function(t)
  for _, number in ipairs{ "willpower", "attack", "defense", "hit_points" } do
    local better = "Hero of " .. number
    local g = planning(t, { "Hero of plain", better }, { hand = { { "Mend" } },
      heroes = { { ["Hero of plain"] = { damage = 1 }, [better] = { damage = 1 } } } })
    g:choose("play", "Mend")
    in_order(t, g, { "choose", better }, { "choose", "Hero of plain" })
  end
  local g = planning(t, { "Hero of plain", "Hero of hit_points" }, { hand = { { "Mend" } },
    heroes = { { ["Hero of plain"] = { damage = 1 }, ["Hero of hit_points"] = { damage = 5 } } } })
  g:choose("play", "Mend")
  in_order(t, g, { "choose", "Hero of plain" }, { "choose", "Hero of hit_points" })
end)

test("the ally is healed who is worth more, and a hero before any", function(t)
  for _, number in ipairs{ "willpower", "attack", "defense", "hit_points", "cost" } do
    local better = "Ally of " .. number
    local g = planning(t, { "Hero of plain" }, { hand = { { "Mend" } }, heroes = { { ["Hero of plain"] = { damage = 1 } } },
      play = { { { title = "Ally of plain", damage = 1 }, { title = better, damage = 1 } } } })
    g:choose("play", "Mend")
    in_order(t, g, { "choose", "Hero of plain" }, { "choose", better }, { "choose", "Ally of plain" })
  end
end)

test("the enemy is hurt that is worse", function(t)
  for _, number in ipairs{ "threat", "attack", "hit_points" } do
    local worse = "Foe of " .. number
    local g = planning(t, { "Hero of plain" }, { hand = { { "Hurt" } }, staging = { "Foe of plain", worse } })
    g:choose("play", "Hurt")
    in_order(t, g, { "choose", worse }, { "choose", "Foe of plain" }, { "choose", "Hero of plain" })
  end
end)

test("strength is lent to one's own, and taken from the others", function(t)
  local more, less = { hand = { { "Sharpen" } }, staging = { "Foe of plain" } }, { hand = { { "Blunt" } }, staging = { "Foe of plain" } }
  local g = planning(t, { "Hero of plain" }, more)
  g:choose("play", "Sharpen")
  in_order(t, g, { "choose", "Hero of plain" }, { "choose", "Foe of plain" })
  local h = planning(t, { "Hero of plain" }, less)
  h:choose("play", "Blunt")
  in_order(t, h, { "choose", "Foe of plain" }, { "choose", "Hero of plain" })
end)

test("an enemy that cannot attack any more had better be a strong one", function(t)
  local g = opened(t, { "Legolas", "Gimli" })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Foe of plain", "Foe of attack" } }, hand = { { "Feint" } },
             encounter_top = { play.blank, play.blank }, heroes = { { Legolas = { resources = 5 } } } }
  g:pass_until(function() return play.asked(g) == "tw.6.2" end)
  t:ok(liking(t, g, "play", "Feint") > nothing, "before they attack")
  g:choose("play", "Feint"); play.pay(g)
  in_order(t, g, { "choose", "Foe of attack" }, { "choose", "Foe of plain" })
  local h = planning(t, { "Hero of plain", "Legolas" }, { hand = { { "Feint" } }, engaged = { { "Foe of plain" } } })
  if h:has("play", "Feint") then t:ok(liking(t, h, "play", "Feint") < nothing, "long before") end
end)

test("willpower is lent once all cards are revealed and the quest is in danger", function(t)
  local g = planning(t, { "Hero of plain", "Hero of willpower" }, { hand = { { "Embolden" } } })
  t:ok(liking(t, g, "play", "Embolden") < nothing, "not in planning")
  g:go("3.2")
  g:arrange{ staging = { "Foe of threat", "Foe of threat" }, hand = { { "Embolden" } }, encounter_top = { play.harmless } }
  g:choose("commit", "Hero of willpower"); g:choose("done")
  t:ok(liking(t, g, "play", "Embolden") < nothing, "another card comes")
  g:pass_until(function() return play.asked(g) == "tw.3.3" end)
  local short = liking(t, g, "play", "Embolden")
  t:ok(short > nothing, "3 against 6")
  g:arrange{ staging = { "Foe of plain", "Foe of plain" } }
  local enough = liking(t, g, "play", "Embolden")
  t:ok(enough > nothing and enough < short, "3 against 2: more progress")
  g:arrange{ staging = {} }
  t:ok(liking(t, g, "play", "Embolden") < nothing, "3 against none")
end)

test("defense is lent while an enemy attacks", function(t)
  local g = opened(t, { "Hero of plain" })
  play.attacked(g, "Foe of plain", play.blank, "Hero of plain", { hand = { { "Brace", "Sharpen" } } })
  g:until_option("play", "Brace")
  t:ok(liking(t, g, "play", "Brace") > nothing)
  t:ok(liking(t, g, "play", "Sharpen") < nothing, "nobody of ours attacks")
  local h = opened(t, { "Hero of plain" })
  play.attack(h, "Foe of plain", { "Hero of plain" }, { hand = { { "Brace", "Sharpen" } } })
  h:until_option("play", "Brace")
  t:ok(liking(t, h, "play", "Brace") < nothing)
  t:ok(liking(t, h, "play", "Sharpen") > nothing)
end)

test("more commit while it is not enough, and nobody when it is", function(t)
  local g = opened(t, { "Giant", "Giantess", "Hero of willpower" })
  g:go("3.2")
  g:arrange{ staging = {} }
  in_order(t, g, { "commit", "Giant" }, { "commit", "Hero of willpower" }, nothing)
  g:choose("commit", "Giant")
  t:ok(liking(t, g, "commit", "Hero of willpower") > nothing)
  g:choose("commit", "Giantess")
  t:ok(liking(t, g, "commit", "Hero of willpower") < nothing)
end)

test("the weaker fighter quests", function(t)
  for _, number in ipairs{ "attack", "defense", "hit_points" } do
    local g = opened(t, { "Hero of plain", "Hero of " .. number })
    g:go("3.2")
    in_order(t, g, { "commit", "Hero of plain" }, { "commit", "Hero of " .. number })
  end
end)

test("of those who survive the one defends who strikes less and is hurt less", function(t)
  for _, number in ipairs{ "defense", "hit_points" } do
    local better = "Hero of " .. number
    local g = opened(t, { "Hero of plain", "Hero of attack", better })
    play.to(g, "5.2")
    g:arrange{ staging = {}, engaged = { { "Foe of attack" } }, encounter_top = { play.blank } }
    g:until_option("defend with", better)
    if number == "defense" then in_order(t, g, { "defend with", better }, { "defend with", "Hero of plain" }) end
    in_order(t, g, { "defend with", "Hero of plain" }, { "defend with", "Hero of attack" }, { "decline" })
  end
end)

test("if somebody dies it is the ally who is worth least", function(t)
  local g = opened(t, { "Hero of plain" })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { "Hill Troll" } }, encounter_top = { play.blank },
             play = { { "Ally of plain", "Ally of willpower" } } }
  g:until_option("defend with", "Ally of plain")
  in_order(t, g, { "defend with", "Ally of plain" }, { "defend with", "Ally of willpower" }, { "defend with", "Hero of plain" })
end)

test("the enemy is attacked that can be killed, of those the worse", function(t)
  local function at_attacks(foes)
    local g = opened(t, { "Legolas" })
    play.to(g, "5.2")
    local engaged = {}
    for i, foe in ipairs(foes) do engaged[i] = { title = foe, attacked = true } end
    g:arrange{ staging = {}, engaged = { engaged }, encounter_top = { play.blank, play.blank } }
    return g:pass_until(function() return play.asked(g) == "t6.8a.2" end)
  end
  local g = at_attacks{ "Foe of plain", "Foe of hit_points", "Foe of defense" }
  local plain, tough, armored = liking(t, g, "attack", "Foe of plain"), liking(t, g, "attack", "Foe of hit_points"),
    liking(t, g, "attack", "Foe of defense")
  t:ok(plain > nothing and tough > nothing, "both are scratched")
  t:ok(armored < nothing, "3 does not get through 3")
  local h = opened(t, { "Legolas", "Gimli" })
  play.to(h, "5.2")
  h:arrange{ staging = {}, engaged = { { { title = "Foe of plain", attacked = true }, { title = "Foe of attack", attacked = true },
                                         { title = "Foe of hit_points", attacked = true } } },
             encounter_top = { play.blank, play.blank, play.blank } }
  h:pass_until(function() return play.asked(h) == "t6.8a.2" end)
  in_order(t, h, { "attack", "Foe of attack" }, { "attack", "Foe of plain" }, { "attack", "Foe of hit_points" })
end)

test("the enemy is engaged that adds threat and dies soon", function(t)
  local g = opened(t, { "Gimli", "Legolas", "Hero of attack" })
  play.to(g, "5.2")
  g:arrange{ staging = { "Foe of plain", "Foe of threat", "Foe of hit_points" }, threat = 10 }
  in_order(t, g, { "engage", "Foe of threat" }, { "engage", "Foe of plain" }, { "engage", "Foe of hit_points" }, nothing)
end)

test("whose defeat wins the game is engaged and attacked before all others", function(t)
  local g = opened(t, { "Gimli", "Legolas", "Aragorn" })
  play.to(g, "5.2")
  g:arrange{ quest = { stage = "Flies and Spiders" }, staging = { "Ungoliant's Spawn", "Foe of plain" }, threat = 10 }
  local usual = liking(t, g, "engage", "Ungoliant's Spawn")
  t:ok(usual < nothing, "too strong")
  g:arrange{ quest = { stage = '"Don\'t Leave the Path!"' } }
  in_order(t, g, { "engage", "Ungoliant's Spawn" }, { "engage", "Foe of plain" })
  t:ok(liking(t, g, "engage", "Ungoliant's Spawn") > 80)
  g:arrange{ quest = { stage = "Beorn's Path" } }
  t:ok(liking(t, g, "engage", "Ungoliant's Spawn") > 80, "it keeps the stage from being defeated")
  g:arrange{ heroes = { { Gimli = { exhausted = true } } } }
  local weary = liking(t, g, "engage", "Ungoliant's Spawn")
  t:ok(weary > nothing and weary < 60, "two are few")
end)

test("the dearest is taken from the deck, and as much as can be is paid for an X", function(t)
  local g = planning(t, { "Hero of plain" }, { hand = { { "Dig Deep" } },
    deck_top = { { "Cheap Thing", "Dear Thing", "Ally of plain", "Ally of willpower" } } })
  g:choose("play", "Dig Deep")
  in_order(t, g, { "take", "Ally of willpower" }, { "take", "Ally of plain" })
  in_order(t, g, { "take", "Dear Thing" }, { "take", "Cheap Thing" })
  local h = planning(t, { "Hero of plain" }, { hand = { { "Any Number" } } })
  h:choose("play", "Any Number")
  in_order(t, h, { "3" }, { "2" }, { "1" })
end)

test("who is worth least is exhausted for others", function(t)
  local g = planning(t, { "Hero of plain" }, { hand = { { "Summons" } }, play = { { "Ally of plain", "Ally of attack" } } })
  g:choose("play", "Summons")
  in_order(t, g, { "Ally of plain" }, { "Ally of attack" }, { "Hero of plain" })
end)

test("of two ways the one is taken that helps now", function(t)
  local g = opened(t, { "Denethor" })
  g:go("3.2")
  g:arrange{ staging = { "Foe of threat" }, hand = { { "Faramir" } }, encounter_top = { play.harmless },
             heroes = { { Denethor = { attached = { "Protector of Lórien" } } } } }
  g:choose("commit", "Denethor"); g:choose("done")
  g:choose("use", "Protector of Lórien"); g:choose("pay with", "Faramir")
  in_order(t, g, { "willpower" }, { "defense" })
end)

test("work is done when the last attacks are over, and where no enemy is near", function(t)
  local g = opened(t, { "Beravor", "Denethor" })
  play.to(g, "4.2")
  g:pass_until(function() return play.asked(g) == "tw.4.2" end)
  t:ok(liking(t, g, "use", "Beravor") > nothing, "nobody is there to fight")
  g = opened(t, { "Beravor", "Denethor" })
  play.to(g, "4.2")
  g:arrange{ staging = { "Foe of plain" }, threat = 35 }
  g:pass_until(function() return play.asked(g) == "tw.4.2" end)
  t:ok(liking(t, g, "use", "Beravor") < nothing, "one is coming")
  g = opened(t, { "Beravor", "Denethor" })
  play.to(g, "5.2")
  g:arrange{ staging = {}, engaged = { { { title = "Foe of plain", attacked = true } } } }
  g:pass_until(function() return play.asked(g) == "tw.6.2" end)
  t:ok(liking(t, g, "use", "Beravor") < nothing, "the fight is still to come")
end)

test("how a position looks: each trouble counts for itself, and for every player", function(t)
  local function outlook(position, more)
    local heroes = { { "Hero of plain", "Hero of attack" } }
    if more then heroes[2] = { "Hero of defense" } end
    return play.planning(t, heroes, position, setup):outlook()
  end
  local base = outlook{ threat = 20 }
  local weak, strong = outlook{ threat = 20, play = { { "Ally of plain" } } }, outlook{ threat = 20, play = { { "Ally of attack" } } }
  t:ok(base < weak and weak < strong, "attack of allies")
  t:ok(outlook{ threat = 20, play = { { "Ally of willpower" } } } > strong, "willpower more so")
  local near = outlook{ threat = 20, engaged = { { "Foe of plain" } } }
  t:ok(near < base)
  t:ok(outlook{ threat = 20, engaged = { { "Foe of hit_points" } } } < near, "hit points of enemies")
  t:ok(outlook{ threat = 20, engaged = { { { title = "Foe of hit_points", damage = 4 } } } } > near, "their wounds")
  t:ok(outlook{ threat = 20, engaged = { { "Foe of attack" } } } < near, "attack of enemies")
  local two = outlook({ threat = { 20, 20 } }, true)
  t:ok(outlook({ threat = { 20, 30 } }, true) < two, "threat of the others")
  t:ok(outlook({ threat = { 20, 20 }, play = { {}, { "Ally of plain" } } }, true) > two, "their allies")
end)
