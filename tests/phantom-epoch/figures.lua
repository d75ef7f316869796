-- The worked examples of the rulebook, figures 36 to 49, on maps built to fit them.
local epoch = require "lib.epoch"

local function aims(g, who)
  local list = {}
  for _, line in ipairs(g:log()) do list[#list + 1] = line:match("^" .. who .. " aims at (.*)%.$") end
  return list
end

local function steps(g, who)
  local list = {}
  for _, line in ipairs(g:log()) do
    list[#list + 1] = line:match("^" .. who .. " moves to (.*)%.$") or line:match("^" .. who .. " leaps to (.*)%.$")
  end
  return list
end

-- Warrior dark blue, Ranger light blue, Healer red, Rogue yellow.
local function scene(t, with)
  local classes, characters = {}, {}
  for i, class in ipairs{ "Warrior", "Ranger", "Healer", "Rogue" } do
    if with[class] then
      classes[#classes + 1] = class
      characters[class] = type(with[class]) == "table" and with[class] or { at = with[class] }
    end
  end
  return epoch.foes(t, { map = with.map or "wide", classes = classes, characters = characters, decision = with.decision,
    adversaries = with.adversaries or { with.adversary }, position = { hazards = with.hazards, objects = with.objects },
    force = with.force })
end

local hidden = { at = "A-5", conditions = { "invisible" } }

rule("fig38.1", "both are two away, but one costs less to attack", function(t)
  local g = scene(t, { map = "plain", Warrior = "C-3", Ranger = { at = "A-1", conditions = { "invisible" } }, Healer = "K-3",
    decision = "red S W", adversaries = { { "Hunter", "G-3" }, { "Dummy", "I-3" } }, force = { "1" } })
  t:eq(aims(g, "Dark blue Hunter"), { "Warrior" })
end)

local function archer(t, decision)
  return scene(t, { Warrior = "G-1", Ranger = "G-9", adversary = { "Bowman", "K-5" }, decision = decision, force = { "2" } })
end

rule({ "fig39.1a", "fig39.1b" }, "at equal range the die says which, then to exactly six with another in range", function(t)
  local g = archer(t, "red S W")
  t:eq(aims(g, "Dark blue Bowman"), { "Ranger" })
  t:eq(epoch.at(g, "Bowman"), "O-5") -- six from the Ranger and from the Warrior, the southernmost for two MP
  t:eq(epoch.hp(g, "Ranger"), 8)
  t:eq(aims(archer(t, "red N W"), "Dark blue Bowman"), { "Warrior" })
end)

rule({ "fig39.2a", "fig39.2b" }, "of two objects in the way the damaged one, attacked from where it stands", function(t)
  local g = scene(t, { map = "gate", Warrior = "N-2", Ranger = "M-1", adversary = { "Scout", "D-2" }, objects = { ["G-3"] = "damaged" },
    force = { "1" } })
  t:eq(aims(g, "Dark blue Scout")[1], "the object at G-3")
  t:eq(steps(g, "Dark blue Scout"), {})
  t:eq(epoch.on(g, "G-3"), { "Rubble" })
end)

rule({ "fig39.3a", "fig39.3b" }, "who reaches nobody goes as close as it can, and the die picks of level spaces", function(t)
  local function goes(decision)
    local g = scene(t, { Warrior = "K-1", Ranger = { at = "A-1", conditions = { "invisible" } }, decision = decision,
                         adversary = { "Hunter", "K-9", colour = "light blue" } })
    return epoch.at(g, "Hunter")
  end
  t:eq(goes("red S W"), "I-7")
  t:eq(goes("dark blue S E"), "M-7")
end)

rule("fig40.1", "at range 3 from its target, with one more enemy in range", function(t)
  local g = scene(t, { Warrior = "E-5", Ranger = "G-9", adversary = { "Scout", "K-5" }, force = { "1" } })
  t:eq(aims(g, "Dark blue Scout"), { "Warrior" })
  t:eq(epoch.at(g, "Scout"), "J-6")
end)

rule("fig40.3", "short of its range it takes the farthest it gets, with another in range, by the die", function(t)
  local function goes(decision)
    return epoch.at(scene(t, { Warrior = "E-5", Ranger = "C-9", decision = decision,
                               adversary = { "Bowman", "I-5", colour = "light blue" } }), "Bowman")
  end
  t:eq(goes("red S W"), "K-7")
  t:eq(goes("red N W"), "L-6")
end)

local fire = {}
for _, space in ipairs{ "A-5", "C-5", "E-5", "G-5", "I-5", "K-5", "M-5" } do fire[space] = "fire" end

rule({ "fig41.1a", "fig41.1b", "fig41.1c", "move.adv.13", "move.adv.2" },
     "the first move goes along the long safe way, the second through the fire", function(t)
  local g = scene(t, { Warrior = "L-2", Ranger = { at = "A-1", conditions = { "invisible" } }, Healer = "R-6", hazards = fire,
                       adversary = { "Marcher", "F-6" } })
  t:eq(aims(g, "Dark blue Marcher"), { "Warrior" }) -- though after the first move the Healer is as near
  t:eq(steps(g, "Dark blue Marcher"), { "J-6", "M-3" })
  t:eq(epoch.hp(g, "Marcher"), 12 - 3)
end)

rule({ "fig41.2a", "fig41.2b" }, "it stays where it is until a move can end at exactly its range", function(t)
  local g = scene(t, { map = "mire", Warrior = "A-1", Ranger = { at = "W-1", conditions = { "invisible" } },
                       hazards = { ["E-1"] = "trap" }, adversary = { "Skirmisher", "C-1" } })
  t:eq(steps(g, "Dark blue Skirmisher"), { "G-1" })
  t:eq(epoch.hp(g, "Skirmisher"), 12 - 5)
end)

local function star(t, decision)
  local g = scene(t, { map = "star", Warrior = "G-3", Ranger = { at = "A-1", conditions = { "invisible" } }, decision = decision,
                       adversaries = { { "Pacer", "K-5" }, { "Dummy", "I-3" } } })
  return epoch.at(g, "Pacer")
end

rule({ "fig42.1", "fig42.2", "fig42.3", "dice.dec.3", "dice.dec.6", "dice.dec.7" }, "three level spaces: by the large letter, then by the small one", function(t)
  t:eq(star(t, "red N W"), "H-2")
  t:eq(star(t, "red S W"), "F-4")
  t:eq(star(t, "dark blue S E"), "H-4")
end)

rule("fig42.4", "every face of the die leads to one of the three", function(t)
  local three = { ["H-2"] = true, ["F-4"] = true, ["H-4"] = true }
  for _, face in ipairs{ "dark blue N E", "light blue E S", "red S W", "yellow W N", "dark blue S E", "light blue W S",
                         "red N W", "yellow E N" } do
    t:ok(three[star(t, face)], face)
  end
end)

rule({ "fig43.2", "fig43.3" }, "for the move an object, for the leap the character behind it", function(t)
  local g = scene(t, { map = "gate", Warrior = "L-2", Ranger = { at = "N-2", conditions = { "invisible" } }, decision = "red S W",
                       adversary = { "Springer", "B-2", colour = "light blue" } })
  local list = aims(g, "Light blue Springer")
  t:eq(list[#list], "Warrior")
  t:eq(list[#list - 1], "the object at G-3")
  t:eq(steps(g, "Light blue Springer"), { "E-3", "K-3" })
end)

-- From which space a Bowman attacks the Warrior at once.
local function sees(t, from, warrior)
  local g = scene(t, { map = "screen", Warrior = warrior, Ranger = { at = "A-1", conditions = { "invisible" } },
                       adversary = { "Bowman", from, colour = "red" } })
  return g:log_has("Red Bowman attacks Warrior")
end

rule("fig44.1", "farther spaces lose sight behind walls, so it moves nearer", function(t)
  -- Of the spaces six and more away that see the Warrior the only one in reach is taken.
  for _, space in ipairs{ "J-2", "L-2", "K-1", "K-3", "I-3" } do t:ok(not sees(t, space, "A-5"), space) end
  t:ok(sees(t, "J-4", "A-5") and sees(t, "H-4", "A-5"))
  local g = scene(t, { map = "screen", Warrior = "A-5", Ranger = { at = "A-1", conditions = { "invisible" } },
                       adversaries = { { "Bowman", "J-2", colour = "light blue" }, { "Dummy", "L-4" } } })
  t:eq(epoch.at(g, "Bowman"), "J-4")
end)

rule("fig48.3", "with a move it goes to its range first, though others are out of range then", function(t)
  local g = scene(t, { map = "lane", Warrior = "I-1", Ranger = "A-1", adversary = { "Archer", "K-1", colour = "light blue" },
                       force = { "1" } })
  t:eq(epoch.at(g, "Archer"), "O-1")
  t:eq(epoch.hp(g, "Warrior"), 11)
  t:eq(epoch.count(g, "Archer attacks"), 1)
end)

-- ---- Figure 49: an object beside the archer, its ally, another object, the target ----

local function volley(t, ...)
  return scene(t, { map = "volley", Warrior = "G-1", Ranger = { at = "A-1", conditions = { "invisible" } }, force = { ... },
                    adversaries = { { "Bowman", "O-1", colour = "red" }, { "Dummy", "K-1" } } })
end

local function after(g)
  return { epoch.hp(g, "Warrior"), epoch.hp(g, "Dummy"), epoch.on(g, "I-1")[1] or "whole", epoch.on(g, "M-1")[1] or "whole" }
end

rule({ "fig49.1", "fig49.8", "attack.4e", "attack.4c" }, "no roll for what is beside it; the ally first, then the object; twice Success", function(t)
  local g = volley(t, "2", "success", "success")
  t:eq(epoch.count(g, "for accuracy"), 2)
  t:eq(after(g), { 10, 20, "whole", "whole" })
end)

rule("fig49.2", "a Critical Strike reaches without a roll", function(t)
  local g = volley(t, "critical")
  t:eq(epoch.count(g, "for accuracy"), 0)
  t:eq(after(g), { 9, 20, "whole", "whole" })
end)

rule("fig49.3", "a Fumble damages nothing", function(t)
  local g = volley(t, "fumble")
  t:eq(epoch.count(g, "for accuracy"), 0)
  t:eq(after(g), { 12, 20, "whole", "whole" })
end)

rule("fig49.4", "a Miss at first ends it", function(t)
  t:eq(after(volley(t, "2", "miss")), { 12, 20, "whole", "whole" })
end)

rule("fig49.5", "a Block at first hits the ally", function(t)
  t:eq(after(volley(t, "2", "block")), { 12, 18, "whole", "whole" })
end)

rule("fig49.6", "Success and Miss end it as well", function(t)
  t:eq(after(volley(t, "2", "success", "miss")), { 12, 20, "whole", "whole" })
end)

rule({ "fig49.7", "object.7" }, "Success and Block hit the object", function(t)
  t:eq(after(volley(t, "2", "success", "block")), { 12, 20, "Damaged object", "whole" })
end)

-- ---- Figure 10: a leap over an object, lava and fire ----

local function hop(t)
  local g = epoch.open(t, "hop", nil, { seats = { { characters = { { class = "Warrior", gear = { "Springs" } }, "Ranger" } } } })
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = "G-1" }, Ranger = { at = "A-1" } }, hazards = { ["M-1"] = "fire" } }
  epoch.select(g, { "Jump" }, { "Blink", "Walk" })
  g:choose("play Jump")
  return g
end

rule("leap.fig10a", "a leap of 5 passes an object, lava and fire and lands beyond, unburnt", function(t)
  local g = hop(t)
  g:choose("leap to O-1")
  t:eq(epoch.at(g, "Warrior"), "O-1")
  t:eq(epoch.hp(g, "Warrior"), 12)
  t:ok(not epoch.has(g, "Warrior", "Burning"))
end)

rule("leap.fig10b", "of the spaces it passes only the fire can be landed on, and it burns", function(t)
  local g = hop(t)
  t:not_offered(g, "leap to I-1")
  t:not_offered(g, "leap to K-1")
  g:choose("leap to M-1")
  t:eq(epoch.hp(g, "Warrior"), 9)
  t:ok(epoch.has(g, "Warrior", "Burning"))
end)
