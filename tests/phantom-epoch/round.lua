-- The round, choosing cards, resting, initiative, cards of a turn.
local epoch = require "lib.epoch"

rule({ "round.1", "mission.setup.12a", "mission.setup.12b" },
     "characters begin on entry points of their own, then the Decision die is rolled", function(t)
  local g = epoch.open(t, "plain")
  g:choose("begins at A-1")
  t:refused(g, { "begins at A-1" }, "mission.setup.12a")
  g:choose("begins at A-3")
  t:eq(epoch.at(g, "Warrior"), "A-1")
  t:ok(g:log_has("for the decisions of this round"))
end)

rule({ "round.2", "round.2b", "event.4" }, "an event comes up; after five rounds the later ones",
     function(t)
  local g = epoch.open(t, "perils")
  g:force{ "Silence" }
  g:go("round.3")
  t:ok(g:log_has("The event of this round: Silence"))
  g:arrange{ characters = { Warrior = { at = "C-1" } }, round = 5 }
  epoch.select(g, { "Strike" }, { "Strike" })
  g:pass_until(function() return g:log_has("Unrest") end)
  t:ok(epoch.has(g, "Warrior", "Burning")) -- beside the fire at E-1: the mission event
end)

rule({ "select.2", "select.3" }, "at least one card, at most the AP of the species", function(t)
  local g = epoch.ready(t, "plain")
  t:refused(g, { "done" }, "select.2")
  g:choose("choose Burning Volley")
  t:offered(g, "choose Heavy Blow")
  g:choose("choose Walk")
  t:refused(g, { "choose Heavy Blow" }, "select.3")
  g:choose("choose Mend")
  t:ok(g:ask().prompt:find("Ranger")) -- 4 + 2 + 1 are all there is: the next one is asked
end)

rule({ "select.1", "select.4", "round.3", "round.4" },
     "all choose at once, and nobody sees what the others do before all are done", function(t)
  local g = epoch.open(t, "plain", nil, { seats = { { characters = { "Warrior" } },
                                                    { characters = { "Ranger" } } } })
  g:choose("A-1")
  g:seat(1):choose("A-3")
  t:eq(#g:asks(), 2)
  g:seat(0):choose("choose Strike"):choose("done")
  local before = g:seat(1):view(1)
  for _, zone in ipairs(before.zones) do
    if zone.id == "hand.1" then
      t:eq(#zone.cards, 0)
      t:eq(zone.count, 10)
    end
    t:ok(not zone.id:match("^chosen"))
  end
  g:seat(1):choose("choose Walk"):choose("done")
  t:ok(g:log_has("Warrior has chosen Strike"))
  t:ok(g:log_has("Ranger has chosen Walk"))
end)

rule({ "round.6a", "round.7", "round.7b" }, "the lowest AP act first, and players agree on ties",
     function(t)
  local g = epoch.ready(t, "plain")
  epoch.select(g, { "Heavy Blow" }, { "Walk" })
  t:ok(g:ask().prompt:find("Ranger"))
  g = epoch.ready(t, "plain")
  epoch.select(g, { "Walk" }, { "Walk" })
  t:offered(g, "Warrior")
  g:choose("Ranger")
  t:ok(g:ask().prompt:find("Ranger"))
end)

rule({ "round.7a", "round.6b" }, "a character comes before an adversary", function(t)
  local g = epoch.ready(t, "plain")
  g:arrange{ adversaries = { { called = "Dummy", at = "L-2", colour = "dark blue" } } } -- 2 + 1
  epoch.select(g, { "Heavy Blow" }, { "Burning Volley" })
  t:ok(not g:log_has("dark blue Dummy takes its turn"))
  g:choose("end the turn")
  t:ok(g:log_has("dark blue Dummy takes its turn (initiative 3)"))
end)

rule({ "round.7c" }, "adversaries of a type come in the order of their rows", function(t)
  local g = epoch.ready(t, "plain")
  g:arrange{ adversaries = { { called = "Guard", at = "L-2", colour = "light blue" },
                             { called = "Guard", at = "L-4", colour = "red" } } }
  epoch.select(g, { "Strike" }, { "Burning Volley", "Walk" })
  g:choose("end the turn")
  local log = table.concat(g:log(), "\n")
  t:ok(log:find("Red Guard takes its turn") < log:find("Light blue Guard takes its turn"))
end)

rule({ "turn.char.3a", "turn.char.3d", "turn.char.4" },
     "cards are played or not, and lie in the discard pile afterwards", function(t)
  local g = epoch.turn(t, { cards = { "Walk", "Strike" } })
  g:choose("play Walk"):choose("end the turn")
  t:eq(epoch.zone(g, "discard", 1), { "Strike", "Walk" })
  t:eq(#epoch.zone(g, "hand", 1), 8)
end)

rule({ "turn.char.1a", "turn.char.1b", "board.12" },
     "a temporary card works until its owner's next turn", function(t)
  local g = epoch.turn(t, { cards = { "Shield Wall" } })
  g:choose("play Shield Wall")
  t:eq(epoch.stat(g, "Warrior", "guard"), 2)
  g:choose("end the turn")
  t:eq(epoch.stat(g, "Warrior", "guard"), 2)
  g:go("round.3 next")
  t:eq(epoch.stat(g, "Warrior", "guard"), 2)
  epoch.select(g, { "Walk" }, { "Heavy Blow" })
  t:eq(epoch.stat(g, "Warrior", "guard"), 0)
  t:eq(epoch.zone(g, "discard", 1), { "Shield Wall" })
end)

rule("board.13", "a persistent card works until it is discarded", function(t)
  local g = epoch.turn(t, { cards = { "Battle Fury" } })
  g:choose("play Battle Fury"):choose("end the turn")
  g:go("round.3 next")
  epoch.select(g, { "Walk" }, { "Heavy Blow" })
  t:eq(epoch.stat(g, "Warrior", "attack"), 1)
  g:choose("discard Battle Fury")
  t:eq(epoch.stat(g, "Warrior", "attack"), 0)
end)

rule({ "convert.char.1", "convert.char.5", "convert.char.6", "convert.char.7" },
     "a card may be one attack of value 0, and then there is no other", function(t)
  local g = epoch.turn(t, { cards = { "Walk", "Strike" }, adversaries = { { "Dummy", "E-3" } },
                            force = { "2" } })
  g:choose("turn Walk into an attack"):choose("attack", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 18)
  g:choose("play Strike")
  t:not_offered(g, "attack")
  g = epoch.turn(t, { cards = { "Walk", "Strike" }, adversaries = { { "Dummy", "E-3" } },
                      force = { "2" } })
  g:choose("play Strike"):choose("attack", "Basic")
  t:refused(g, { "turn Walk into an attack" }, "convert.char.6")
end)

-- ---- Rest ----

local function rested(t, more)
  more = more or {}
  local g = epoch.ready(t, "plain")
  g:arrange{ characters = { Warrior = { at = "C-3", discard = more.discard or { "Walk", "Strike" },
             conditions = more.conditions, rested = more.rested } }, hazards = more.hazards }
  return g
end

rule("rest.1", "nobody rests without discarded cards", function(t)
  t:refused(epoch.ready(t, "plain"), { "rest with Warrior" }, "rest.1")
end)

rule("rest.2", "nor twice running", function(t)
  t:refused(rested(t, { rested = true }), { "rest with Warrior" }, "rest.2")
end)

rule({ "rest.3", "rest.4", "rest.5" }, "who rests is first and takes all cards back", function(t)
  local g = rested(t)
  epoch.select(g, "rest", { "Strike" })
  t:ok(g:log_has("Warrior takes its turn (initiative 1)"))
  t:ok(g:log_has("Warrior takes 2 cards back"))
  t:eq(#epoch.zone(g, "hand", 1), 10)
  t:ok(g:ask().prompt:find("Ranger"))
end)

rule({ "rest.6", "cond.stunned.3", "token.cond.4" },
     "before anything else detrimental conditions go", function(t)
  local g = rested(t, { conditions = { "bleeding", "stunned", "barrier" } })
  epoch.select(g, "rest", { "Strike" })
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(not epoch.has(g, "Warrior", "Bleeding"))
  t:ok(not epoch.has(g, "Warrior", "Stunned"))
  t:ok(epoch.has(g, "Warrior", "Barrier"))
end)

rule({ "hazard.fire.5" }, "in the fire one gets Burning again, without damage", function(t)
  local g = rested(t, { conditions = { "burning" }, hazards = { ["C-3"] = "fire" } })
  epoch.select(g, "rest", { "Strike" })
  g:choose("lose Burning")
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(epoch.has(g, "Warrior", "Burning"))
end)

rule("hazard.poison.4", "and in poison Weakened", function(t)
  local g = rested(t, { conditions = { "weakened" }, hazards = { ["C-3"] = "poison" } })
  epoch.select(g, "rest", { "Strike" })
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(epoch.has(g, "Warrior", "Weakened"))
end)

-- ---- Healing ----

rule({ "heal.1", "heal.2", "heal.3", "heal.4" }, "a heal gives HP, up to the maximum, and a bandage",
     function(t)
  local g = epoch.turn(t, { cards = { "Mend" }, me = { hp = 10 }, other = "L-4",
                            adversaries = { { "Dummy", "E-3", hp = 5 } } })
  g:choose("play Mend")
  t:refused(g, { "heal Ranger" }, "heal.3")
  t:refused(g, { "heal dark blue Dummy" }, "heal.2")
  g:choose("heal Warrior")
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(g:log_has("Warrior has 1 bandage"))
end)

rule("heal.6", "without an empty bandage slot a heal does nothing", function(t)
  local g = epoch.turn(t, { cards = { "Mend" }, me = { hp = 5, bandages = 2 }, at = "C-3",
                            other = "A-3" })
  g:choose("play Mend")
  t:refused(g, { "heal Warrior" }, "heal.6")
end)

rule("heal.6", "and with nobody to heal nothing is asked", function(t)
  local g = epoch.turn(t, { cards = { "Mend" }, me = { hp = 5, bandages = 2 }, at = "C-3", other = "L-4" })
  g:choose("play Mend")
  t:eq(g:ask().rule, "turn.char.3a")
  t:eq(epoch.hp(g, "Warrior"), 5)
end)

rule("heal.5", "at full HP no bandage is used", function(t)
  local g = epoch.turn(t, { cards = { "Mend" } })
  g:choose("play Mend"):choose("heal Warrior")
  t:ok(not g:log_has("bandage"))
end)

-- ---- Tokens and defeat ----

rule({ "nova.1", "nova.2" }, "nova cells beside the last space may be taken", function(t)
  local g = epoch.turn(t, { cards = { "Walk" }, position = { nova = { ["E-3"] = 2 } } })
  g:choose("end the turn")
  g:choose("take 2 nova cells at E-3")
  t:ok(g:log_has("Warrior gets 2 nova cells"))
  t:eq(epoch.on(g, "E-3"), {})
end)

rule({ "orb.1", "orb.2", "orb.3" }, "an orb beside it may be activated, once", function(t)
  local g = epoch.turn(t, { map = "perils", at = "I-3", cards = { "Strike" } })
  g:choose("end the turn")
  g:choose("activate the orb at J-4")
  t:eq(epoch.on(g, "J-4"), { "Spent orb" })
  t:not_offered(g, "activate")
end)

rule({ "treasure.1", "treasure.2" }, "treasure is retrieved by whoever ends its turn beside it",
     function(t)
  local g = epoch.turn(t, { map = "perils", at = "L-4", cards = { "Strike" } })
  g:choose("end the turn")
  g:choose("retrieve the treasure at K-5")
  t:ok(epoch.has(g, "Warrior", "has the treasure"))
  t:eq(epoch.on(g, "K-5"), {})
end)

rule({ "adv.defeat.1", "adv.defeat.5", "adv.defeat.3" },
     "a defeated adversary leaves nova cells by its rating, the last one its type's cards", function(t)
  local g = epoch.turn(t, { adversaries = { { "Dummy", "E-3", hp = 2 } }, force = { "3" } })
  g:choose("play Strike"):choose("attack", "Basic")
  t:eq(epoch.at(g, "Dummy"), nil)
  t:eq(epoch.on(g, "E-3"), { "Nova cells" })
end)

rule({ "result.win.1", "result.win.2" }, "the mission is won at the end of the round", function(t)
  local g = epoch.turn(t, { adversaries = { { "Dummy", "E-3", hp = 2 } }, force = { "3" } })
  g:choose("play Strike"):choose("attack", "Basic")
  t:ok(g:log_has("The objective is met"))
  t:eq(g:status(), "playing")
  g:go("over")
  t:eq(g:status(), "won")
end)

rule({ "defeat.char.1", "defeat.char.2", "defeat.char.6", "defeat.char.7" },
     "a defeated character is out of the mission, its cards come back", function(t)
  local g = epoch.turn(t, { cards = { "Walk", "Strike" }, me = { hp = 2, discard = { "Mend" } },
                            position = { hazards = { ["E-3"] = "fire" } } })
  g:choose("play Walk"):choose("move to E-3")
  t:eq(epoch.at(g, "Warrior"), nil)
  t:eq(#epoch.zone(g, "hand", 1), 10)
  t:ok(g:ask().prompt:find("Ranger"))
end)

rule("result.fail.2", "with the last character the mission has failed", function(t)
  local g = epoch.turn(t, { cards = { "Walk" }, me = { hp = 2 }, other = "A-1",
                            position = { hazards = { ["E-3"] = "fire" },
                                         characters = { Ranger = { at = "A-1", hp = 2 } } } })
  g:choose("play Walk"):choose("move to E-3")
  g:arrange{ hazards = { ["B-2"] = "fire" } }
  g:choose("play Walk"):choose("move to B-2")
  t:eq(g:status(), "lost")
end)

test("where cards are chosen each says what it does", function(t)
  local content = require "lib.content"
  local g = t:table{ game = "phantom-epoch", mission = "awakening", seats = { { characters = { "Warrior", "Ranger" } } } }
  g:go("round.3")
  for _, option in ipairs(g:options()) do
    local name, ap, does = option:match("^choose (.-) %((%d) AP%): (.+)$")
    local card = content.one("action_card", name)
    t:eq({ tonumber(ap), does }, { card.ap, card.text:match("^[^\n]*") })
  end
end)
