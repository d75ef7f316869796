-- Replacement effects, and cards removed from the game.
local plain = require "lib.plain"

local function open(t, play)
  local g = plain.open(t, { { "Aragorn" }, { "Éowyn" } })
  g:arrange{ hand = { { "Pinprick", "Pinprick" } }, play = play, threat = { 20, 20 } }
  g:choose("play", "Pinprick"); g:choose("choose", "Aragorn")
  return g
end

rule({ "replacement-effects.1", "replacement-effects.2" }, "something else happens instead", function(t)
  local g = open(t, { { "Shield Bearer", "Chronicler" } })
  g:choose("respond", "Shield Bearer")
  g:pass_until(function() return g:ask().rule ~= "response.6" end)
  t:eq(g:see("Aragorn.damage"), 0)
  t:eq(g:see("threat"), 21)
  t:eq(g:see("Chronicler.exhausted"), false)
  t:ok(not g:log_has("Aragorn takes"), "no damage: nothing for the Chronicler to answer")
  g:pass_until(function() return g:ask().seat == 0 end)
  g:choose("play", "Pinprick"); g:choose("choose", "Aragorn")
  g:pass() -- the replacement is an option
  t:eq(g:see("Aragorn.damage"), 1)
  t:eq(g:see("threat"), 21)
end)

rule("replacement-effects.3", "it takes place after all responses to the trigger", function(t)
  local g = open(t, { { "Shield Bearer" }, { { title = "Lookout", exhausted = true } } })
  g:choose("respond", "Shield Bearer")
  t:eq(g:see("threat"), 20, "not yet")
  t:eq(g:see("Aragorn.damage"), 0)
  g:seat(1):choose("respond", "Lookout")
  t:eq(g:see("Lookout.exhausted"), false)
  t:eq(g:see("threat"), 21, "all have answered: now, and instead of the damage")
  t:eq(g:see("Aragorn.damage"), 0)
end)

rule("replacement-effects.4", "of several replacements only the latest is used", function(t)
  local g = open(t, { { "Shield Bearer" }, { "Pain Drinker" } })
  g:choose("respond", "Shield Bearer")
  g:seat(1):choose("respond", "Pain Drinker")
  g:pass_until(function() return g:ask().rule ~= "response.6" end)
  t:eq(g:see("seat.1.hand.count"), 1)
  t:eq(g:see("threat"), 20)
  t:eq(g:see("Aragorn.damage"), 0)
  g = open(t, { { "Shield Bearer" }, { "Pain Drinker" } })
  g:pass()
  g:seat(1):choose("respond", "Pain Drinker")
  g:seat(0):choose("respond", "Shield Bearer")
  g:pass_until(function() return g:ask().rule ~= "response.6" end)
  t:eq(g:see("seat.1.hand.count"), 0)
  t:eq(g:see("threat"), 21)
end)

rule({ "removed-from-game.1", "removed-from-game.3" }, "a removed card is in no pile and stays away", function(t)
  local g = plain.open(t, { { "Éowyn" } })
  g:arrange{ hand = { "Will of the West", "Will of the West" }, discard = { "Gandalf" },
             heroes = { ["Éowyn"] = { resources = 2 } } }
  g:choose("play", "Will of the West")
  t:eq(g:see("removed"), { "Will of the West" })
  t:eq(g:see("discard"), {})
  g:arrange{ discard = { "Hasty Stroke" } }
  local deck = g:see("deck.count")
  g:choose("play", "Will of the West")
  t:eq(g:see("deck.count"), deck + 1, "only the discard pile was shuffled in")
  g:go("2.2 next")
  t:eq(g:see("removed"), { "Will of the West", "Will of the West" }, "no phase or round brings it back")
end)

rule("removed-from-game.2", "it has no effect on anything and nothing has one on it", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Banish", "Banish", "Banish", "Keepsake", "Faramir" },
             play = { "Faramir", "Market Ward" }, staging = { "Enchanted Stream" },
             heroes = { Aragorn = { resources = 4, attached = { "Whetstone" } } } }
  t:eq(g:see("Aragorn.attack"), 5)
  t:eq(g:see("hand.Faramir.cost"), 1)
  t:refused(g, { "play Faramir" }, "unique-cards.3")
  g:choose("play", "Banish"); g:choose("choose", "Whetstone")
  t:eq(g:see("Aragorn.attack"), 3)
  g:choose("play", "Banish"); g:choose("choose", "Market Ward")
  t:eq(g:see("hand.Faramir.cost"), 4)
  g:choose("play", "Banish"); g:choose("choose", "Faramir")
  t:not_offered(g, "use", "Faramir")
  t:offered(g, "play", "Faramir") -- the removed one is not in play
  g:choose("play", "Keepsake")
  for _, title in ipairs{ "Whetstone", "Market Ward", "Faramir" } do t:not_offered(g, "choose", title) end
end)
