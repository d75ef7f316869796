-- Movement of characters: move, leap, teleport; terrain, doors, orbs.
local epoch = require "lib.epoch"

local function walk(t, with)
  with.cards = with.cards or { "Walk" }
  local g = epoch.turn(t, with)
  g:choose("play " .. with.cards[1])
  return g
end

rule({ "move.1", "terrain.1", "object.1", "lava.1" },
     "points pay for spaces, difficult ones twice; objects and lava are closed", function(t)
  local g = walk(t, { map = "rough", at = "C-3", other = "L-4" })
  local to = epoch.spaces(g, "move")
  t:eq(#to, 15) -- 16 with the space it stands on
  t:offered(g, "move to E-3 (2 MP)")
  t:offered(g, "move to F-2 (3 MP)")
  t:offered(g, "move to G-1 (3 MP)")
  t:offered(g, "move to G-5 (3 MP)")
  t:not_offered(g, "move to G-3")
  t:not_offered(g, "move to F-4")
  g:choose("move to E-3")
  t:eq(epoch.at(g, "Warrior"), "E-3")
  t:offered(g, "move to C-3 (1 MP)")
end)

rule({ "leap.2", "leap.3", "leap.4", "leap.8", "lava.2" },
     "a leap passes objects and lava and pays 1 for each space, but lands on neither", function(t)
  local g = walk(t, { map = "rough", at = "C-3", other = "L-4", cards = { "Jump" } })
  t:eq(#epoch.spaces(g, "leap"), 18)
  for _, space in ipairs{ "H-2", "H-4", "I-3", "E-3", "F-2" } do
    t:offered(g, "leap to " .. space)
  end
  t:not_offered(g, "leap to G-3")
  t:not_offered(g, "leap to F-4")
  g:choose("leap to I-3")
  t:eq(epoch.at(g, "Warrior"), "I-3")
end)

rule({ "move.5", "leap.5" }, "nobody walks through an adversary; a leap does", function(t)
  -- In a lane between walls of objects there is no way around.
  local with = { map = "plain", at = "A-1", other = "L-4",
                 adversaries = { { "Dummy", "C-1" }, { "Guard", "B-2" } } }
  t:eq(epoch.spaces(walk(t, with), "move"), {})
  with.cards = { "Jump" }
  t:offered(walk(t, with), "leap to E-1")
end)

rule({ "move.7", "move.8" }, "allies let one pass, but nobody stops where one stands", function(t)
  local g = walk(t, { at = "A-1", other = "C-1", adversaries = { { "Dummy", "B-2" } } })
  t:not_offered(g, "move to C-1")
  t:offered(g, "move to E-1 (2 MP)")
end)

rule({ "move.2", "convert.char.3", "convert.char.4", "convert.char.2" },
     "points of moves that follow each other are one pool", function(t)
  local g = epoch.turn(t, { at = "A-1", other = "L-4", cards = { "Walk", "Strike" } })
  g:choose("play Walk")
  t:not_offered(g, "move to I-1")
  g:choose("turn Strike into 2 MP")
  t:offered(g, "move to I-1 (4 MP)")
  g:choose("move to C-1")
  t:offered(g, "move to I-1 (3 MP)")
end)

rule({ "move.3", "move.4" }, "points are lost when another action begins", function(t)
  local g = epoch.turn(t, { at = "A-1", other = "L-4", cards = { "Walk", "Strike" },
                            adversaries = { { "Dummy", "E-1" } }, force = { "1" } })
  g:choose("play Walk"):choose("move to C-1")
  t:offered(g, "move to B-2")
  g:choose("play Strike"):choose("attack", "Basic")
  t:not_offered(g, "move to")
end)

rule({ "teleport.1", "teleport.2" }, "a teleport leads to any empty space, also back", function(t)
  local g = epoch.turn(t, { class = "Rogue", map = "perils", at = "C-3", other = "A-1",
                            cards = { "Blink" } })
  g:choose("play Blink")
  t:offered(g, "teleport to C-3")
  t:offered(g, "teleport to L-2")
  t:not_offered(g, "teleport to A-1") -- the Ranger is there
  t:not_offered(g, "teleport to E-3") -- a trap is not empty
  g:choose("teleport to L-2")
  t:eq(epoch.at(g, "Rogue"), "L-2")
end)

rule({ "door.1", "door.2", "door.4" }, "a character opens a door by stepping onto it", function(t)
  local g = walk(t, { map = "perils", at = "E-5", other = "A-1" })
  t:not_offered(g, "move to I-5")
  g:choose("move to G-5 (1 MP)")
  t:eq(epoch.at(g, "Warrior"), "G-5")
  t:ok(g:log_has("opens the door at G-5"))
  t:offered(g, "move to I-5 (1 MP)")
end)

rule("move.9", "an orb is in the way", function(t)
  local g = walk(t, { map = "perils", at = "L-4", other = "A-1" })
  t:not_offered(g, "move to J-4")
  t:offered(g, "move to K-5") -- treasure is not
end)

-- ---- Hazards ----

rule({ "hazard.1", "hazard.fire.1", "hazard.fire.2" }, "fire hurts and burns", function(t)
  local g = walk(t, { map = "perils", at = "C-1", other = "L-4" })
  g:choose("move to E-1")
  t:eq(epoch.hp(g, "Warrior"), 12 - 3)
  t:ok(epoch.has(g, "Warrior", "Burning"))
end)

rule({ "hazard.poison.1", "hazard.poison.2" }, "poison hurts and weakens", function(t)
  local g = walk(t, { map = "perils", at = "D-2", other = "L-4" })
  g:choose("move to F-2")
  t:eq(epoch.hp(g, "Warrior"), 12 - 3)
  t:ok(epoch.has(g, "Warrior", "Weakened"))
end)

rule({ "hazard.trap.1", "hazard.trap.3" }, "a printed trap stays and springs each time", function(t)
  local g = walk(t, { map = "perils", at = "C-3", other = "L-4" })
  g:choose("move to E-3")
  t:eq(epoch.hp(g, "Warrior"), 12 - 5)
  g:choose("move to C-3"):choose("move to E-3")
  t:eq(epoch.hp(g, "Warrior"), 12 - 10)
end)

rule({ "hazard.trap.2", "token.hazard.1" }, "a trap that is a token is gone then", function(t)
  local g = walk(t, { at = "C-3", other = "L-4", position = { hazards = { ["E-3"] = "trap" } } })
  g:choose("move to E-3")
  t:eq(epoch.hp(g, "Warrior"), 12 - 5)
  t:eq(epoch.on(g, "E-3"), {})
end)

rule("hazard.trap.2", "also if whoever sprang it has fallen", function(t)
  local g = walk(t, { at = "C-3", other = "L-4", me = { hp = 3 }, position = { hazards = { ["E-3"] = "trap" } } })
  g:choose("move to E-3")
  t:eq(epoch.at(g, "Warrior"), nil)
  t:eq(epoch.on(g, "E-3"), {})
end)

rule("hazard.2", "a hazard token takes the place of difficult ground", function(t)
  local g = walk(t, { map = "rough", at = "C-3", other = "L-4",
                      position = { hazards = { ["E-3"] = "poison" } } })
  t:offered(g, "move to E-3 (1 MP)")
end)

rule({ "hazard.1" }, "a way through a hazard is taken only if it is chosen", function(t)
  local g = walk(t, { at = "C-3", other = "L-4", position = { hazards = { ["E-3"] = "fire" } } })
  t:offered(g, "move to G-3 through hazards (2 MP)")
  t:offered(g, "move to G-3 (3 MP)")
  g:choose("move to G-3 through hazards")
  t:eq(epoch.hp(g, "Warrior"), 12 - 3)
  t:eq(epoch.at(g, "Warrior"), "G-3")
end)

rule({ "leap.6" }, "a leap over a hazard does not enter it", function(t)
  local g = walk(t, { at = "C-3", other = "L-4", cards = { "Jump" },
                      position = { hazards = { ["E-3"] = "fire" } } })
  g:choose("leap to G-3")
  t:eq(epoch.hp(g, "Warrior"), 12)
  g = walk(t, { at = "C-3", other = "L-4", cards = { "Jump" },
                position = { hazards = { ["E-3"] = "fire" } } })
  g:choose("leap to E-3")
  t:eq(epoch.hp(g, "Warrior"), 12 - 3)
end)

rule("leap.7", "points of a leap are its own, and a walk's are lost", function(t)
  local g = epoch.turn(t, { at = "A-1", other = "L-4", cards = { "Walk", "Jump" } })
  g:choose("play Walk"):choose("play Jump")
  t:not_offered(g, "leap to I-1") -- 4 away
  g:choose("leap to C-1")
  t:not_offered(g, "move to")
end)

rule("teleport.3", "but not behind a closed door", function(t)
  local g = epoch.turn(t, { class = "Rogue", map = "room", at = "C-3", other = "A-1",
                            cards = { "Blink" }, adversaries = { { "Dummy", "E-5" } } })
  g:choose("play Blink")
  t:refused(g, { "teleport to L-2" }, "teleport.3")
  t:offered(g, "teleport to H-2")
end)
