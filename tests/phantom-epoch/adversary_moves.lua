-- How adversaries move, retreat, teleport, heal and help each other.
local epoch = require "lib.epoch"

local function lane(t, with)
  with.map = with.map or "lane"
  with.characters = { Warrior = { at = with.warrior, hp = with.warrior_hp, conditions = with.warrior_is },
                      Ranger = { at = with.ranger, conditions = with.ranger_is } }
  return epoch.foes(t, with)
end

local function field(t, with)
  with.map = with.map or "plain"
  return lane(t, with)
end

-- ---- Where to ----

rule({ "move.adv.1", "move.5", "terrain.1" }, "they pay for difficult ground and do not pass characters", function(t)
  -- E-3 and F-2 are difficult, G-3 is lava, F-4 an object.
  local g = field(t, { map = "rough", warrior = "C-3", ranger = "A-1", adversaries = { { "Pacer", "I-3" } } })
  t:eq(epoch.at(g, "Pacer"), "E-1") -- for three MP; on plain ground it would be beside the Warrior
  g = lane(t, { warrior = "G-1", ranger = "C-1", ranger_is = {}, adversaries = { { "Hunter", "M-1", colour = "light blue" } } })
  t:eq(epoch.at(g, "Hunter"), "I-1")
end)

rule({ "move.adv.5", "move.adv.6", "advdesc.7" }, "with its target in range it goes to its greatest range, from where it can attack", function(t)
  local g = lane(t, { warrior = "C-1", ranger = "A-1", adversaries = { { "Scout", "E-1" } }, force = { "1" } })
  t:eq(epoch.at(g, "Scout"), "I-1") -- three away from the Ranger's friend
  t:eq(epoch.hp(g, "Warrior"), 11)
  g = lane(t, { warrior = "C-1", ranger = "A-1", adversaries = { { "Hunter", "E-1" } }, force = { "1" } })
  t:eq(epoch.at(g, "Hunter"), "E-1")
end)

rule("move.adv.6", "or as near to it as it gets", function(t)
  local g = lane(t, { warrior = "C-1", ranger = "A-1", adversaries = { { "Bowman", "G-1", colour = "light blue" } } })
  t:eq(epoch.at(g, "Bowman"), "K-1") -- two of the four spaces that are missing
end)

rule("move.adv.7", "else as near as this action gets it to such a space", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Scout", "W-1", colour = "light blue" } } })
  t:eq(epoch.at(g, "Scout"), "S-1")
end)

rule("move.adv.7", "the way counts, not how near it looks", function(t)
  -- Beyond the screen the Warrior is near, but the way leads around at the bottom.
  local g = field(t, { map = "screen", warrior = "G-1", ranger = "L-2", adversaries = { { "Hunter", "E-1", colour = "light blue" } } })
  t:eq(epoch.at(g, "Hunter"), "E-3")
end)

rule("move.adv.4", "an object in range is attacked from where one stands", function(t)
  local g = lane(t, { map = "blocked", warrior = "A-1", ranger = "C-1", adversaries = { { "Scout", "O-1" } }, force = { "1" } })
  t:eq(epoch.at(g, "Scout"), "O-1")
  t:eq(epoch.on(g, "K-1"), { "Damaged object" })
end)

rule("move.adv.8", "of level spaces one without a hazard", function(t)
  local function lands(fire)
    local g = field(t, { warrior = "C-3", ranger = "L-4", adversaries = { { "Hunter", "G-3", colour = "light blue" } },
                         position = { hazards = fire } })
    return epoch.at(g, "Hunter")
  end
  t:eq(lands(nil), "E-3")
  -- Every way leads through fire: to a space that burns or to one that does not.
  t:eq(lands{ ["E-3"] = "fire", ["F-2"] = "fire", ["F-4"] = "fire" }, "D-2")
end)

rule({ "move.adv.9", "fig45.1", "fig45.2" }, "then one with most other enemies in range", function(t)
  -- The Warrior is the nearest: E-3 would cost 1 MP. From D-4 the Ranger is in range as well.
  local g = field(t, { warrior = "C-3", ranger = "C-5", adversaries = { { "Hunter", "G-3" } }, force = { "2" } })
  t:eq(epoch.at(g, "Hunter"), "D-4")
  t:eq(epoch.hp(g, "Warrior"), 10)
end)

rule("cond.invisible.4", "the Invisible are no other enemies in range", function(t)
  local g = field(t, { warrior = "C-3", ranger = "C-5", ranger_is = { "invisible" }, adversaries = { { "Hunter", "G-3" } }, force = { "2" } })
  t:eq(epoch.at(g, "Hunter"), "E-3")
end)

rule("move.adv.10", "then the one for fewest MP", function(t)
  local g = field(t, { warrior = "C-3", ranger = "K-5", adversaries = { { "Hunter", "G-3" } }, decision = "red S W", force = { "1" } })
  t:eq(epoch.at(g, "Hunter"), "E-3")
end)

rule({ "move.adv.11", "dice.dec.6" }, "then the Decision die", function(t)
  local function goes(decision)
    local g = field(t, { warrior = "C-3", ranger = "L-4", ranger_is = { "invisible" }, adversaries = { { "Hunter", "G-3" } },
                         position = { hazards = { ["E-3"] = "fire" } }, decision = decision, force = { "1" } })
    return epoch.at(g, "Hunter")
  end
  t:eq(goes("dark blue N E"), "D-2")
  t:eq(goes("red S W"), "D-4")
end)

rule("move.adv.12", "through hazards if there is no other way at all", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Hunter", "M-1", colour = "light blue" } },
                      position = { hazards = { ["K-1"] = "trap" } } })
  t:eq(epoch.at(g, "Hunter"), "I-1")
  t:eq(epoch.hp(g, "Hunter"), 12 - 5)
end)

rule("move.adv.14", "else hazards are closed to it", function(t)
  local g = field(t, { warrior = "C-3", ranger = "A-1", adversaries = { { "Hunter", "G-3", colour = "light blue" } },
                       position = { hazards = { ["E-3"] = "trap" } } })
  t:eq(epoch.at(g, "Hunter"), "D-2")
  t:eq(epoch.hp(g, "Hunter"), 12)
end)

rule("move.adv.15", "it moves by the range of its description, whatever its attack has", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Twin", "K-1", colour = "yellow" } }, force = { "1" } })
  t:eq(epoch.at(g, "Twin"), "E-1") -- its attack would reach three
end)

rule({ "range.6" }, "a target in range of the action is not moved for", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Blinker", "I-1", colour = "red" } }, force = { "1" } })
  t:eq(epoch.at(g, "Blinker"), "I-1")
  t:eq(epoch.hp(g, "Ranger"), 9)
end)

-- ---- Retreat ----

rule({ "retreat.1" }, "a retreat leads as far from the target as it can", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Pacer", "E-1", colour = "yellow" } } })
  t:eq(epoch.at(g, "Pacer"), "I-1")
end)

rule("retreat.2", "of spaces equally far the one for fewest MP", function(t)
  -- In the corner there are two spaces at the same range, one of them where it stands.
  local g = field(t, { warrior = "A-3", ranger = "A-1", adversaries = { { "Pacer", "L-2", colour = "yellow" } } })
  t:eq(epoch.at(g, "Pacer"), "L-2")
end)

rule("retreat.3", "then by the Decision die", function(t)
  local function goes(decision)
    return epoch.at(field(t, { warrior = "C-3", ranger = "A-3", adversaries = { { "Pacer", "E-3", colour = "yellow" } },
                               decision = decision }), "Pacer")
  end
  t:eq(goes("dark blue N E"), "G-1")
  t:eq(goes("red S W"), "G-5")
end)

-- ---- Teleport ----

rule({ "teleport.adv.1" }, "a teleport leads to any empty space, walls or not", function(t)
  local g = field(t, { map = "screen", warrior = "K-1", ranger = "K-5", adversaries = { { "Blinker", "A-1" } } })
  t:ok(epoch.at(g, "Blinker") == "I-1" or epoch.at(g, "Blinker") == "L-2" or epoch.at(g, "Blinker") == "J-2"
       or epoch.at(g, "Blinker"):find("[45]$"))
end)

rule("teleport.adv.2", "or to where it stands, if that is the best", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Blinker", "E-1" } } })
  t:eq(epoch.at(g, "Blinker"), "E-1")
end)

rule("teleport.adv.3", "but not behind a closed door", function(t)
  local g = field(t, { map = "room", warrior = "H-2", ranger = "A-5", ranger_is = { "invisible" }, adversaries = { { "Blinker", "C-3" } } })
  t:ok(epoch.at(g, "Blinker"):find("^[FG]"))
end)

-- ---- Healing ----

rule({ "heal.adv.1", "heal.adv.2", "heal.adv.4", "heal.adv.5" }, "a heal restores HP up to the maximum, again and again, without bandages", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Mender", "W-1", hp = 11 }, { "Dummy", "Q-1", hp = 2 } } })
  t:eq(epoch.hp(g, "Mender"), 12)
  t:ok(not g:log_has("bandage"))
  g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Mender", "W-1", hp = 2 } } })
  for round = 1, 4 do
    t:eq(epoch.hp(g, "Mender"), math.min(12, 2 + 3 * round))
    g:pass_until(function() return epoch.count(g, "Mender gets") + epoch.count(g, "Mender takes its turn") >= 2 * round + 2
                                   or g:see("round") > round + 1 end)
  end
end)

rule("heal.adv.3", "without a range it reaches 1", function(t)
  local function heals(at)
    return epoch.hp(lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Mender", "W-1" }, { "Imp", at, hp = 1 } } }), "Imp")
  end
  t:eq(heals("U-1"), 3)
  t:eq(heals("S-1"), 1)
end)

rule({ "ally.2", "ally.3" }, "whoever in range has lost most HP, itself among them", function(t)
  local function healed(own, other)
    local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = {
      { "Mender", "W-1", colour = "light blue", hp = own }, { "Hunter", "U-1", hp = other, conditions = { "stunned" } },
      { "Dummy", "I-1", hp = 1 } } })
    return { epoch.hp(g, "Mender"), epoch.hp(g, "Hunter"), epoch.hp(g, "Dummy") }
  end
  t:eq(healed(9, 5), { 9, 8, 1 })
  t:eq(healed(4, 5), { 7, 5, 1 })
end)

rule("heal.adv.2", "only whom the card names", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = {
    { "Twin", "W-1", colour = "red", hp = 9 }, { "Dummy", "U-1", hp = 1 } } })
  t:eq(epoch.hp(g, "Twin"), 11)
  t:eq(epoch.hp(g, "Dummy"), 1)
end)

rule("ally.1", "it goes to its range from its target, though allies are out of reach then", function(t)
  local g = field(t, { warrior = "K-5", ranger = "C-3", decision = "red S W",
                       adversaries = { { "Tender", "E-3" }, { "Imp", "D-2", hp = 1 } } })
  t:eq(epoch.at(g, "Tender"), "F-4")
  t:eq(epoch.hp(g, "Imp"), 1)
end)

rule({ "ally.5" }, "a good condition it may have itself it takes itself", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = {
    { "Mender", "U-1", colour = "red" }, { "Dummy", "W-1" } } })
  t:ok(epoch.has(g, "Mender", "Barrier"))
  t:ok(not epoch.has(g, "Dummy", "Barrier"))
end)

rule({ "ally.4", "ally.6" }, "else the closest ally that does not have it yet", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = {
    { "Mender", "S-1", colour = "yellow" }, { "Dummy", "U-1" }, { "Dummy", "W-1", colour = "red" } } })
  t:ok(epoch.has(g, "dark blue Dummy", "Barrier"))
  t:ok(not epoch.has(g, "red Dummy", "Barrier"))
  t:ok(not epoch.has(g, "Mender", "Barrier"))
  g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = {
    { "Mender", "S-1", colour = "yellow" }, { "Dummy", "U-1", conditions = { "barrier" } }, { "Dummy", "W-1", colour = "red" } } })
  t:ok(epoch.has(g, "red Dummy", "Barrier"))
end)

-- ---- Attacks ----

rule({ "attack.2b" }, "an adversary rolls the Basic die unless its card names another", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Hunter", "E-1", colour = "red" } }, force = { "1" } })
  t:ok(g:log_has("The Basic die shows 1"))
  g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Blinker", "E-1", colour = "yellow" } }, force = { "4" } })
  t:ok(g:log_has("The Blitz die shows 4"))
  t:eq(epoch.hp(g, "Ranger"), 6)
end)

rule({ "range.6b" }, "a range without a sign stands instead of its own", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Blinker", "G-1", colour = "yellow" } }, force = { "1" } })
  t:eq(epoch.hp(g, "Ranger"), 9)
  g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Blinker", "I-1", colour = "yellow" } } })
  t:eq(epoch.count(g, "Blinker attacks"), 0)
end)

rule({ "attack.multi.4", "attack.multi.5", "attack.multi.1", "fig48.1", "fig48.2" },
     "several targets: the primary first, then the next closest of those not attacked, a roll each", function(t)
  local g = epoch.foes(t, { classes = { "Warrior", "Ranger", "Healer", "Rogue" }, force = { "1", "2", "3" },
    adversaries = { { "Archer", "K-3", colour = "yellow" } },
    characters = { Warrior = { at = "C-3" }, Ranger = { at = "H-2" }, Healer = { at = "G-5" }, Rogue = { at = "A-1" } } })
  local attacked = {}
  for _, line in ipairs(g:log()) do attacked[#attacked + 1] = line:match("^Yellow Archer attacks (.*)%.$") end
  t:eq(attacked, { "Ranger", "Healer", "Warrior" })
  t:eq({ epoch.hp(g, "Ranger"), epoch.hp(g, "Healer"), epoch.hp(g, "Warrior"), epoch.hp(g, "Rogue") }, { 9, 10, 9, 12 })
end)

rule({ "advdesc.8", "crit.2" }, "a Critical Strike sets off the description's ability", function(t)
  local g = lane(t, { warrior = "A-1", ranger = "C-1", adversaries = { { "Archer", "I-1", colour = "red" } }, force = { "critical" } })
  t:ok(epoch.has(g, "Ranger", "Bleeding"))
  t:eq(epoch.hp(g, "Ranger"), 7)
end)
