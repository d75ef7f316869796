-- In Play and Out of Play, Keywords.

local chapters = require "lib.chapters"
local play, contains = chapters.play, chapters.contains

local function open(t, more)
  local setup = { pack = "lotr-in-play", seats = chapters.two }
  for k, v in pairs(more or {}) do setup[k] = v end
  return chapters.open(t, setup)
end

-- A table with a card in every kind of place.
local function full_table(t)
  local g = open(t)
  g:arrange{ staging = { "Hummerhorns" }, active = { "Enchanted Stream" },
             engaged = { {}, { "King Spider" } },
             play = { { { title = "Banner Bearer", attached = { "Self Preservation" } } } },
             hand = { { "Point At", "Idle Talk", "Faramir" }, { "Hasty Stroke" } },
             discard = { { "Son of Arnor" }, { "Dwarven Tomb" } },
             deck_top = { { "Snowbourn Scout" } }, encounter_top = { "Eyes of the Forest" },
             encounter_discard = { "Caught in a Web" }, victory = { "Gladden Fields" },
             aside = { "Marsh Adder" }, removed = { "Evil Storm" } }
  return g
end

rule({ "in-play.1", "in-play.2", "in-play.3", "in-play.4", "in-play.8" },
     "abilities reach the staging area, play areas, the quest card and the active location", function(t)
  local g = full_table(t)
  g:choose("play", "Point At")
  for _, title in ipairs{ "Hummerhorns", "Aragorn", "Éowyn", "King Spider", "Banner Bearer",
                          "Self Preservation", "Flies and Spiders", "Enchanted Stream" } do
    t:offered(g, "choose", title)
  end
  g:choose("choose", "Flies and Spiders")
  t:ok(contains(g:see("Flies and Spiders.traits"), "Seen"))
end)

rule({ "in-play.5", "in-play.6", "in-play.7", "in-play.8" },
     "hands, decks, piles, the victory display and what is aside or removed are out of their reach", function(t)
  local g = full_table(t)
  g:choose("play", "Point At")
  for _, title in ipairs{ "Faramir", "Idle Talk", "Hasty Stroke", "Son of Arnor", "Dwarven Tomb",
                          "Snowbourn Scout", "Eyes of the Forest", "Caught in a Web",
                          "Gladden Fields", "Marsh Adder", "Evil Storm" } do
    t:not_offered(g, "choose", title)
  end
  t:eq(#g:options(), 2 + 2 + 6, "heroes, and what the other test names")
end)

rule("in-play.2", "a facedown card is not in play", function(t)
  local g = open(t)
  g:arrange{ heroes = { ["Glóin"] = { facedown = true } }, hand = { { "Point At", "Idle Talk" }, {} } }
  g:choose("play", "Point At")
  t:offered(g, "choose", "Aragorn")
  t:not_offered(g, "choose", "Glóin")
end)

rule("in-play.8", "an ability that names a place out of play reaches that place", function(t)
  local g = open(t)
  g:arrange{ discard = { { "Son of Arnor", "Sneak Attack" }, { "Northern Tracker" } },
             play = { { "Banner Bearer" } }, hand = { { "Dig Up", "Idle Talk" }, {} } }
  g:choose("play", "Dig Up")
  t:eq(g:see("hand"), { "Idle Talk", "Son of Arnor" }, "the only ally in this pile")
end)

rule("in-play.9", "abilities work from play, not from the hand or the discard pile", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Banner Bearer", "Idle Talk" }, {} }, discard = { { "Banner Bearer" } } }
  t:eq(g:see("Aragorn.willpower"), 2)
  t:not_offered(g, "use", "Banner Bearer")
  t:offered(g, "play", "Idle Talk") -- events do
  g:choose("play", "Banner Bearer")
  t:eq(g:see("Aragorn.willpower"), 3)
  t:offered(g, "use", "Banner Bearer")
  g:go("3.2")
  g:choose("commit", "Aragorn"); g:choose("done")
  t:offered(g, "respond", "Banner Bearer")
  g = open(t)
  g:arrange{ hand = { { "Banner Bearer", "Idle Talk" }, {} }, discard = { { "Banner Bearer" } } }
  g:go("3.2")
  g:choose("commit", "Aragorn"); g:choose("done")
  t:not_offered(g, "respond", "Banner Bearer")
end)

rule("in-play.9", "unless they say that they work from there", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Restless Ghost", "Idle Talk" }, {} }, discard = { {} } }
  t:not_offered(g, "use", "Restless Ghost")
  g:arrange{ hand = { { "Idle Talk" }, {} }, discard = { { "Restless Ghost" } } }
  g:choose("use", "Restless Ghost")
  t:eq(g:see("Restless Ghost.zone"), "play.0")
  t:not_offered(g, "use", "Restless Ghost")
end)

rule("in-play.10", "play restrictions hold for a card in the hand", function(t)
  local g = open(t)
  g:arrange{ hand = { { "Ranger's Cloak", "Night March", "Idle Talk" }, { "Ranger's Cloak" } } }
  t:refused(g, { "play", "Night March" }, "action.4")
  g:choose("play", "Ranger's Cloak")
  t:eq(g:see("Aragorn.attached"), { "Ranger's Cloak" }, "the only Ranger; it was not asked where to")
  g = open(t, { seats = { chapters.two[2] } })
  g:arrange{ hand = { { "Ranger's Cloak", "Idle Talk" } } }
  t:refused(g, { "play", "Ranger's Cloak" }, "attachment-cards.5")
end)

rule({ "keywords.1", "keywords.2" },
     "there are seven keywords, and what they do comes with them", function(t)
  local g = open(t)
  g:arrange{ play = { { "Twice Watchful", { title = "Aragorn" } } }, victory = { "Hummerhorns" },
             staging = { "Wolf Rider", "Cavern Guardian", "Gandalf's Map" },
             hand = { { "Blade of Gondolin" }, {} } }
  local seen = {}
  for _, title in ipairs{ "Twice Watchful", "Hummerhorns", "Wolf Rider", "Cavern Guardian",
                          "Gandalf's Map", "Blade of Gondolin" } do
    for _, word in ipairs(g:see(title .. ".keywords")) do seen[word] = true end
  end
  t:eq(seen, { Ranged = true, Sentinel = true, Restricted = true, ["Doomed 1"] = true, Surge = true,
               Guarded = true, ["Victory 5"] = true })
  t:error(function() open(t, { pack = "lotr-eighth-keyword" }) end, "no keyword")
end)

-- Commits nobody and reveals these cards.
local function reveal(t, cards, more)
  local g = open(t, { seats = chapters.one })
  g:go("3.2")
  g:arrange{ staging = more or {}, encounter_top = cards, threat = 20, hand = { { "Idle Talk" } } }
  g:choose("done")
  g:go("3.3")
  return g
end

rule("keywords.3", "reminder text has no force", function(t)
  t:eq(reveal(t, { "Grim Tidings" }):see("threat"), 22, "its text says that nothing happens")
  local g = reveal(t, { "Loud Threats", "Hummerhorns" })
  t:eq(g:see("threat"), 21, "its text talks of doomed 5, but it has no keyword")
  t:eq(g:see("staging"), {}, "nor surge")
end)

rule({ "keywords.4", "keywords.5" }, "numbers of a keyword add up", function(t)
  t:eq(reveal(t, { "Grim Tidings" }, { "House of Woe" }):see("threat"), 23)
  t:eq(reveal(t, { "Loud Threats" }, { "House of Woe" }):see("threat"), 22)
  t:eq(reveal(t, { "Grim Tidings" }, { "House of Woe", "House of Woe" }):see("threat"), 24)
  t:eq(reveal(t, { "Worsening Tidings" }):see("threat"), 23, "gained by its own effect")
end)
