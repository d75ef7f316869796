-- Ally Cards, Cardtypes, Character Cards.
local quiet = require "lib.quiet"

rule({ "ally-cards.1", "ally-cards.2", "character-cards.1", "character-cards.5",
     "character-cards.6",
       "character-cards.7" }, "an ally is played from hand and stands ready with its player",
       function(t)
  local g = quiet.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { { "Plain Folk" }, { "Plain Folk", "Guard of the Citadel" } } }
  t:eq(g:see("hand.Plain Folk.type"), "ally")
  g:choose("play", "Plain Folk")
  t:eq(g:see("seat.0.hand"), {})
  t:eq(g:see("seat.0.play"), { "Aragorn", "Plain Folk" })
  t:eq(g:see("Plain Folk.exhausted"), false)
  g:go("3.2")
  t:offered(g, "commit", "Plain Folk")
  g:go("2.2 next")
  -- The other player's ally stands with the other player.
  g:arrange{ first_player = 1 }
  quiet.to(g, "tw.2.2")
  g:pass_until(function(now) return now:ask() and now:ask().seat == 1 and now:see("seat.1.active") end)
  g:seat(1):choose("play", "Plain Folk")
  t:eq(g:see("seat.1.play"), { "Éowyn", "Plain Folk" })
  t:eq(g:see("seat.0.play"), { "Aragorn", "Plain Folk" })
end)

rule("character-cards.7", "a character that returns comes under its owner's control", function(t)
  local g = quiet.open(t, { { "Aragorn", "Beravor" }, { "Éowyn" } })
  g:arrange{ hand = { ["0"] = { "Fortune or Fate" } }, discard = { ["1"] = { "Gimli" } },
             heroes = { { Beravor = { resources = 5, attached = { "Walking Staff" } },
             Aragorn = { resources = 5, attached = { "Celebrían's Stone" } } } } }
  -- The stone gives Aragorn the Spirit icon with which the event is paid.
  g:choose("play", "Fortune or Fate"):choose("choose", "Gimli")
  t:eq(g:see("Gimli.zone"), "play.1")
  t:eq(g:see("Gimli.exhausted"), false)
end)

rule({ "ally-cards.3", "character-cards.8" },
     "characters stay in play until destroyed or removed", function(t)
  local g = quiet.open(t, { { "Aragorn", "Gimli" } })
  g:arrange{ play = { "Plain Folk", "Guard of the Citadel" }, hand = { "Sharp Word" } }
  g:go("2.2 next")
  t:eq(g:see("play"), { "Aragorn", "Gimli", "Plain Folk", "Guard of the Citadel" }, "a round later")
  -- damage below its hit points does not move it, damage up to them does
  g:choose("play", "Sharp Word"):choose("choose", "Plain Folk")
  t:eq(g:see("Plain Folk.damage"), 1)
  t:eq(g:see("Plain Folk.zone"), "play.0")
  g:arrange{ hand = { "Sharp Word", "Send Away" } }
  g:choose("play", "Sharp Word"):choose("choose", "Plain Folk")
  t:eq(g:see("Plain Folk.zone"), "discard.0")
  g:choose("play", "Send Away"):choose("choose", "Gimli")
  t:eq(g:see("Gimli.zone"), "discard.0")
  t:ok(not g:see("play")[4])
end)

rule({ "cardtypes.1", "cardtypes.2" },
     "there are nine types of cards, each with its own numbers", function(t)
  local g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ play = { "Plain Folk" }, hand = { "Loud Song", "Short Sword" },
             staging = { "Old Ruffian", "Wayside Well", "Signal Horn" },
             encounter_discard = { "Heavy Dread" } }
  local function card(title, type, stats)
    t:eq(g:see(title .. ".type"), type)
    local view = g:see(title)
    local have = {}
    for _, stat in ipairs(view.stats) do have[#have + 1] = stat.id end
    table.sort(have)
    t:eq(have, stats, title)
  end
  card("Aragorn", "hero", { "attack", "defense", "hit_points", "threat", "willpower" })
  card("Plain Folk", "ally", { "attack", "defense", "hit_points", "willpower" })
  card("Short Sword", "attachment", { "cost" })
  card("Loud Song", "event", { "cost" })
  card("Old Ruffian", "enemy", { "attack", "defense", "engagement_cost", "hit_points", "threat" })
  card("Wayside Well", "location", { "quest_points", "threat" })
  card("Heavy Dread", "treachery", {})
  card("Signal Horn", "objective", {})
  card("A Quiet Road", "quest", { "quest_points" })
end)

rule({ "cardtypes.3", "cardtypes.4", "cardtypes.5" },
     "an ally that becomes an enemy is an enemy and nothing else", function(t)
  local g = quiet.open(t, { { "Aragorn", "Éowyn" } })
  g:arrange{ play = { "Plain Folk" }, hand = { "Turncoat", "Ever Vigilant" } }
  g:choose("play", "Turncoat"):choose("choose", "Plain Folk")
  t:eq(g:see("Plain Folk.type"), "enemy")
  t:eq(g:see("Plain Folk.zone"), "engaged.0")
  -- no ally any more: no target for what readies allies, none to commit
  g:arrange{ cards = { ["Plain Folk"] = { exhausted = true } } }
  t:refused(g, { "play", "Ever Vigilant" }, "choose.3")
  g:arrange{ cards = { ["Plain Folk"] = { exhausted = false } } }
  g:go("3.2")
  t:eq(g:options(), { "commit Aragorn (willpower 2)", "commit Éowyn (willpower 4)", "done" })
  -- it attacks as enemies do, with a shadow card
  quiet.to(g, "t6.4a.2")
  g:choose("attacks", "Plain Folk")
  quiet.to(g, "t6.4.1a")
  t:not_offered(g, "defend with", "Plain Folk")
  g:choose("decline")
  quiet.to(g, "t6.4.3d")
  g:choose("damage on", "Aragorn")
  t:eq(g:see("Aragorn.damage"), 1)
  -- and is attacked and destroyed as they are; then it goes to its owner's pile
  quiet.to(g, "t6.8a.2")
  g:choose("attack", "Plain Folk"):choose("attack with", "Aragorn"):choose("done")
  g:go("6.8.3 end")
  t:eq(g:see("Plain Folk.zone"), "discard.0")
  t:eq(g:see("Plain Folk.type"), "ally")
end)

rule("cardtypes.4", "a facedown card that stands as an enemy works as an enemy", function(t)
  local g = quiet.open(t, { { "Aragorn" } })
  g:arrange{ staging = { "Tower Gate" }, deck_top = { "Loud Song" } }
  quiet.to(g, "t4.2d")
  g:choose("travel to", "Tower Gate")
  t:eq(g:see("Orc Guard.type"), "enemy")
  t:eq(g:see("Orc Guard.attack"), 1)
  quiet.to(g, "t6.4.1a")
  t:ok(g:ask().prompt:find("Orc Guard"))
end)

rule("cardtypes.4", "an ally that became an enemy dies as an enemy", function(t)
  local g = t:table{ game = "lotr-card-game", scenario = "escape-from-dol-guldur",
                     seats = { { heroes = { "Legolas", "Aragorn", "Gimli" } } } }
  g:go("4.2")
  g:arrange{ threat = 20, active = {}, staging = { "Tower Gate" }, deck_top = { "Faramir" },
             hand = { "Valiant Sacrifice" },
             heroes = { Legolas = { facedown = false, attached = { "Blade of Gondolin" } },
                        Aragorn = { facedown = false, resources = 1,
                                    attached = { "Horn of Gondor" } },
                        Gimli = { facedown = true } } }
  g:choose("travel to", "Tower Gate")
  g:go("5.3")
  g:arrange{ encounter_top = { "Forest Gate" } }
  g:go("6.4.1"):choose("defend with", "Aragorn")
  g:go("6.8"):choose("attack", "Orc Guard"):choose("attack with", "Legolas"):choose("done")
  g:until_option("respond with", "Legolas")
  -- An enemy was destroyed; no character was, and no ally left play.
  t:eq(g:see("discard"), { "Faramir" })
  t:offered(g, "respond with", "Blade of Gondolin")
  t:not_offered(g, "Horn of Gondor")
  t:not_offered(g, "Valiant Sacrifice")
  g:pass():until_event("Refresh phase")
  t:eq(g:see("Aragorn.resources"), 1)
end)

rule({ "character-cards.2", "character-cards.3", "character-cards.4" },
     "characters are heroes and allies, unless the text says one of them", function(t)
  local g = quiet.open(t, { { "Aragorn", "Glorfindel" } })
  g:arrange{ hand = { "Lore of Imladris", "Ever Vigilant", "Beorn's Hospitality" },
             play = { { title = "Plain Folk", damage = 1, exhausted = true } },
             staging = { { title = "Old Ruffian", damage = 1 } },
             heroes = { { Aragorn = { damage = 1, exhausted = true, resources = 9 },
             Glorfindel = { resources = 9 } } } }
  -- "a character": both, but no enemy
  g:choose("play", "Lore of Imladris")
  t:eq(g:options(), { "choose Aragorn", "choose Plain Folk" })
  g:choose("choose", "Plain Folk")
  -- "an ally": no hero
  g:choose("play", "Ever Vigilant")
  t:eq(g:options(), { "choose Plain Folk" })
  g:choose("choose", "Plain Folk")
  -- "each hero": no ally
  g:arrange{ cards = { ["Plain Folk"] = { damage = 1 } } }
  g:choose("play", "Beorn's Hospitality")
  t:eq({ g:see("Aragorn.damage"), g:see("Plain Folk.damage") }, { 0, 1 })
end)
