-- Expeditions: decks, choices, dice, what they give and take.
local ship = require("lib.ship")

local function after(t, mission, more, ann)
  local log = { done = ship.won{ "lesson", "raid" }, last = mission, expedition = 1, gone = { "Tale" },
                characters = { ship.sheet("Ann", "Warrior", ann), ship.sheet("Bob", "Ranger") } }
  for key, value in pairs(more or {}) do log[key] = value end
  return ship.open(t, ship.log(log))
end
local function leave(g)
  g:choose("embark", "The Siege")
end

rule({ "campaign.exp.1", "campaign.exp.2", "campaign.exp.4", "campaign.exp.6", "campaign.exp.10", "campaign.planet.1",
       "campaign.planet.3", "exped.5", "campaign.exp.7" },
  "one card of the last planet: chosen by all before a result is seen, then carried out", function(t)
  local g = after(t, "raid")
  g:choose("make an expedition on Nowhere")
  t:ok(g:log_has("A fork in the road.") and not g:log_has("long way"))
  t:eq({ #g:asks(), g:options() }, { 1, { "Left" } })
  g:choose("Left")
  t:ok(g:log_has("It was the long way.") and not g:log_has("dear way"))
  t:refused(g, { "make an expedition" }, "campaign.exp.1")
  leave(g)
  t:eq(g:campaign().log[1], "An expedition: Fork.")
  t:eq({ g:campaign().counters["fame on Nowhere"], g:campaign().gone, g:campaign().expedition }, { 1, { "Tale" }, 0 })
end)

rule({ "campaign.exp.3", "campaign.exp.9", "campaign.planet.4" },
  "what costs must be paid in full, by whom the players like; a discarded card is gone for good", function(t)
  local g = after(t, "raid", { counters = { ["Vanished technology"] = 1 } }, { nova = 2 })
  g:choose("make an expedition")
  t:refused(g, { "Right" }, "campaign.exp.3")
  local h = after(t, "raid", { counters = { ["Vanished technology"] = 0 } }, { nova = 5 })
  h:choose("make an expedition")
  t:refused(h, { "Right" }, "campaign.exp.3")
  local k = after(t, "raid", { counters = { ["Vanished technology"] = 1 }, characters = {
    ship.sheet("Ann", "Warrior", { nova = 2 }), ship.sheet("Bob", "Ranger", { nova = 2 }) } })
  k:choose("make an expedition"); k:choose("Right")
  t:eq(k:ask().prompt, "Who pays nova cells? (3 due)")
  k:choose("Ann pays 2"); k:choose("Bob pays 1")
  k:choose("Bob gets 1"); k:choose("Ann gets 1")
  leave(k)
  t:eq({ ship.of(k, "Ann").nova, ship.of(k, "Bob").nova, k:campaign().gone, k:campaign().counters["Vanished technology"] },
       { 1, 2, { "Fork", "Tale" }, 0 })
end)

rule({ "campaign.exp.5", "exped.4", "exped.7", "exped.8", "exped.9" },
  "each decides for itself and rolls the die it likes after it has seen what can come of it", function(t)
  local g = after(t, "siege", nil, { nova = 1 })
  g:choose("make an expedition on Far")
  t:eq(g:ask().prompt, "What does Ann do?")
  g:choose("Fill it in")
  t:refused(g, { "Fill it in" }, "campaign.exp.3")
  t:ok(not g:log_has("It is filled."), "nothing happens before the last has chosen")
  g:choose("Drink")
  t:ok(g:log_has("It is filled.") and g:log_has("Critical Strike: Wine.") and g:log_has("Fumble: Mud."))
  g:force{ "critical" }
  g:choose("roll the Blitz die")
  leave(g)
  t:eq({ ship.of(g, "Bob").sp, ship.gear(g, "Bob"), ship.of(g, "Ann").nova, g:campaign().counters["Vanished technology"],
         g:campaign().gone }, { 1, { "Crown" }, 0, 1, { "Well", "Tale" } })
end)

rule({ "campaign.exp.8", "campaign.fame.3", "campaign.fame.4" },
  "what is taken is no more than there is, and fame never below 0", function(t)
  local g = after(t, "siege", { counters = { ["fame on Far"] = 2 } }, { nova = 2 })
  g:choose("make an expedition"); g:choose("Drink"); g:choose("Drink")
  g:force{ "fumble" }; g:choose("roll the Basic die")
  g:force{ "2" }; g:choose("roll the Basic die")
  leave(g)
  t:eq({ ship.of(g, "Ann").nova, ship.of(g, "Bob").nova, g:campaign().counters["fame on Far"] }, { 0, 1, 0 })
end)

rule({ "campaign.exp.8" }, "who has nothing to lose is told to have lost or got nothing", function(t)
  local g = after(t, "siege", nil, { nova = 1 })
  g:choose("make an expedition"); g:choose("Drink"); g:choose("Drink")
  g:force{ "fumble", "fumble" }; g:choose("roll the Basic die"); g:choose("roll the Basic die")
  t:ok(g:log_has("Ann loses 1 nova cell")); t:ok(not g:log_has("Bob gets 0") and not g:log_has("Bob loses"))
end)

rule({ "campaign.exp.8" }, "a loss that nobody can bear in full takes all there is", function(t)
  local g = after(t, "siege", { gone = { "Tale", "Well" }, added = { "Late" } }, { nova = 4 })
  g:choose("make an expedition"); g:choose("Yes")
  g:choose("Ann pays 4"); leave(g)
  t:eq(ship.of(g, "Ann").nova, 0)
end)

rule({ "exped.3" }, "a numbered card is in its deck once it was added", function(t)
  local g = after(t, "siege", { gone = { "Tale", "Well" } })
  t:refused(g, { "make an expedition" }, "campaign.planet.2")
  local h = after(t, "siege", { gone = { "Tale", "Well" }, added = { "Late" } })
  h:choose("make an expedition"); h:choose("No")
  t:ok(h:log_has("Nothing."))
end)

rule({ "campaign.planet.2" }, "where the last mission had no planet there is none", function(t)
  local g = after(t, "lesson")
  t:refused(g, { "make an expedition" }, "campaign.planet.2")
end)

rule({ "campaign.exp.11", "campaign.story.1", "campaign.story.2", "campaign.story.3", "campaign.story.4", "berkav.23" },
  "a story that was ordered comes first, by its number, and instead of any other", function(t)
  local g = after(t, "raid", { gone = {}, expedition = 3 })
  t:refused(g, { "embark", "The Siege" }, "berkav.23")
  t:not_offered(g, "on Nowhere")
  g:choose("make an expedition: the story goes on")
  t:ok(g:log_has("Once upon a time.") and not g:log_has("Another time."))
  g:choose("Listen")
  t:refused(g, { "make an expedition" }, "campaign.exp.1")
  leave(g)
  t:eq({ g:campaign().marks, g:campaign().gone }, { { "pipe" }, { "Tale" } })
end)

test("a log that orders a story that is not there or was told leaves any other", function(t)
  for _, number in ipairs{ 77, 3 } do
    local g = after(t, "raid", { gone = { "Tale" }, expedition = number })
    t:offered(g, "embark", "The Siege")
    g:choose("make an expedition on Nowhere")
    t:ok(g:log_has("A fork in the road."))
  end
end)
