-- Conditions: what they do, how they come and go.
local epoch = require "lib.epoch"

local function with(conditions, more)
  more = more or {}
  more.me = more.me or {}
  more.me.conditions = conditions
  return more
end

rule({ "cond.bleeding.1", "turn.char.2" }, "Bleeding takes 2 at the start of a turn", function(t)
  local g = epoch.turn(t, with{ "bleeding" })
  t:eq(epoch.hp(g, "Warrior"), 10)
  t:ok(epoch.has(g, "Warrior", "Bleeding"))
end)

rule({ "cond.burning.1", "cond.burning.2" }, "Burning takes 3 once", function(t)
  local g = epoch.turn(t, with{ "burning" })
  t:eq(epoch.hp(g, "Warrior"), 9)
  t:ok(not epoch.has(g, "Warrior", "Burning"))
end)

rule("hazard.fire.3", "in the fire it does not go out", function(t)
  local g = epoch.turn(t, with({ "burning" }, { position = { hazards = { ["C-3"] = "fire" } } }))
  t:eq(epoch.hp(g, "Warrior"), 9)
  t:ok(epoch.has(g, "Warrior", "Burning"))
end)

rule("hazard.fire.4", "whoever stands in the fire without Burning gets it again, to hurt later",
     function(t)
  local g = epoch.turn(t, with({}, { position = { hazards = { ["C-3"] = "fire" } } }))
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(epoch.has(g, "Warrior", "Burning"))
end)

rule({ "hazard.poison.3", "hazard.poison.5" }, "and in poison Weakened, without damage", function(t)
  local g = epoch.turn(t, with({}, { position = { hazards = { ["C-3"] = "poison" } } }))
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(epoch.has(g, "Warrior", "Weakened"))
end)

rule("cond.barrier.1", "Barrier takes the damage and is gone", function(t)
  local g = epoch.turn(t, with({ "barrier", "bleeding" }, {}))
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(not epoch.has(g, "Warrior", "Barrier"))
end)

rule("cond.resilient.1", "Resilient takes a detrimental condition and is gone", function(t)
  local g = epoch.turn(t, with({ "resilient" }, { cards = { "Walk" }, at = "C-3",
                               position = { hazards = { ["E-3"] = "fire" } } }))
  g:choose("play Walk"):choose("move to E-3")
  t:ok(not epoch.has(g, "Warrior", "Burning"))
  t:ok(not epoch.has(g, "Warrior", "Resilient"))
end)

rule("cond.frozen.5", "Burning on a Frozen figure only thaws it", function(t)
  local g = epoch.turn(t, with({ "frozen" }, { cards = { "Walk" }, others = { "Blink", "Walk" },
                               position = { hazards = { ["E-3"] = "fire" } } }))
  g:choose("play Walk"):choose("move to E-3")
  t:ok(not epoch.has(g, "Warrior", "Burning"))
  t:ok(not epoch.has(g, "Warrior", "Frozen"))
end)

rule({ "cond.frozen.1", "select.3" }, "Frozen doubles the AP of cards", function(t)
  local g = epoch.ready(t, "plain")
  g:arrange{ characters = { Warrior = { conditions = { "frozen" } } } }
  t:offered(g, "choose Heavy Blow (6 AP)")
  t:refused(g, { "choose Burning Volley" }, "select.3") -- 8 of 7
end)

rule({ "cond.frozen.2", "cond.frozen.4" }, "and for initiative; it goes with the turn", function(t)
  local g = epoch.turn(t, with({ "frozen" }, { others = { "Blink", "Walk" } }))
  t:eq(epoch.stat(g, "Warrior", "initiative"), nil) -- at turn
  t:ok(g:log_has("Warrior takes its turn (initiative 4)"))
  g:choose("end the turn")
  t:ok(not epoch.has(g, "Warrior", "Frozen"))
end)

rule("cond.frozen.3", "Frozen cards are not turned into movement, but into attacks", function(t)
  local g = epoch.turn(t, with({ "frozen" }, { others = { "Blink", "Walk" } }))
  t:refused(g, { "turn Strike into", "MP" }, "cond.frozen.3")
  t:offered(g, "turn Strike into an attack")
end)

rule({ "cond.knocked.1", "cond.knocked.2", "cond.knocked.4" },
     "whoever lies there can move, or stand up for 1 MP, and nothing else", function(t)
  local g = epoch.turn(t, with({ "knocked down" }, { cards = { "Strike", "Walk" },
                                                     adversaries = { { "Dummy", "E-3" } } }))
  t:refused(g, { "play Strike" }, "cond.knocked.2")
  t:refused(g, { "turn Strike into an attack" }, "cond.knocked.1")
  g:choose("play Walk")
  t:offered(g, "move to C-1")
  g:choose("stand up")
  t:ok(not epoch.has(g, "Warrior", "Knocked Down"))
  t:offered(g, "move to C-1")
  t:offered(g, "play Strike")
end)

rule({ "cond.stunned.1", "cond.stunned.4", "cond.stunned.4b" },
     "a Stunned character gives up a card and goes on with the others", function(t)
  local g = epoch.turn(t, with({ "stunned" }, { cards = { "Strike", "Walk" } }))
  t:refused(g, { "play Strike" }, "cond.stunned.1")
  g:choose("discard Strike")
  t:ok(not epoch.has(g, "Warrior", "Stunned"))
  t:offered(g, "play Walk")
end)

rule("cond.invisible.1", "nobody attacks the Invisible", function(t)
  local g = epoch.turn(t, { adversaries = { { "Dummy", "E-3", conditions = { "invisible" } },
                                            { "Guard", "D-2" } } })
  g:choose("play Strike")
  t:refused(g, { "attack", "Dummy" }, "cond.invisible.1")
end)

rule("cond.invisible.8", "an attack shows the attacker", function(t)
  local g = epoch.turn(t, with({ "invisible" }, { adversaries = { { "Guard", "E-3" } },
                                                  force = { "1" } }))
  g:choose("play Strike"):choose("attack", "Basic")
  t:ok(not epoch.has(g, "Warrior", "Invisible"))
end)

rule({ "cond.invisible.5", "cond.invisible.6" }, "the Invisible pass and are passed", function(t)
  local g = epoch.turn(t, with({ "invisible" }, { at = "A-1", other = "L-4", cards = { "Walk" },
                               adversaries = { { "Dummy", "C-1" }, { "Guard", "B-2" } } }))
  g:choose("play Walk")
  t:offered(g, "move to E-1")
  g = epoch.turn(t, { at = "A-1", other = "L-4", cards = { "Walk" },
                      adversaries = { { "Dummy", "C-1", conditions = { "invisible" } },
                                      { "Guard", "B-2" } } })
  g:choose("play Walk")
  t:offered(g, "move to E-1")
end)

rule("cond.invisible.7", "Invisible is over with the first full turn", function(t)
  local g = epoch.turn(t, with{ "invisible" })
  g:choose("end the turn")
  t:ok(not epoch.has(g, "Warrior", "Invisible"))
end)

rule("cond.blinded.1", "the Blinded must see first", function(t)
  local function blind(roll)
    local g = epoch.turn(t, with({ "blinded" }, { adversaries = { { "Dummy", "E-3" } },
                                                  force = roll }))
    g:choose("play Strike"):choose("attack", "Basic")
    return epoch.hp(g, "Dummy")
  end
  t:eq(blind{ "success", "3" }, 17)
  t:eq(blind{ "miss" }, 20)
  t:eq(blind{ "block" }, 20)
end)

rule({ "cond.vengeful.1", "attack.melee.2" }, "the Vengeful strike back once, with -1", function(t)
  local g = epoch.turn(t, { adversaries = { { "Dummy", "E-3", conditions = { "vengeful" } } },
                            force = { "1", "3" } })
  g:choose("play Strike"):choose("attack", "Basic")
  t:eq(epoch.hp(g, "Warrior"), 12 - 2)
  t:ok(not epoch.has(g, "Dummy", "Vengeful"))
  -- not against an attack from afar
  g = epoch.turn(t, { class = "Ranger", adversaries = { { "Dummy", "G-3", conditions = { "vengeful" } } },
                      force = { "1" } })
  g:choose("play Strike"):choose("attack", "Basic")
  t:ok(epoch.has(g, "Dummy", "Vengeful"))
end)

rule("cond.vengeful.2", "not if the attack knocked them down", function(t)
  local g = epoch.turn(t, { adversaries = { { "Dummy", "E-3",
                            conditions = { "vengeful", "knocked down" } } }, force = { "1" } })
  g:choose("play Strike"):choose("attack", "Basic")
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(epoch.has(g, "Dummy", "Vengeful"))
end)

rule("token.cond.2", "a condition one has is only refreshed", function(t)
  local g = epoch.turn(t, with({ "burning" }, { cards = { "Walk" }, at = "C-3", me = { hp = 12 },
                               position = { hazards = { ["E-3"] = "poison", ["G-3"] = "poison" } } }))
  g:choose("play Walk"):choose("move to E-3"):choose("move to G-3")
  t:eq(epoch.hp(g, "Warrior"), 12 - 3 - 3 - 3)
  t:ok(epoch.has(g, "Warrior", "Weakened"))
end)
