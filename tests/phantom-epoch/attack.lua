-- The seven steps of an attack, pierce, Accuracy, critical abilities.
local epoch = require "lib.epoch"

-- The Warrior beside an adversary attacks it with this card and this roll.
local function strike(t, whom, card, roll, more)
  more = more or {}
  local g = epoch.turn(t, { at = "C-3", cards = { card }, adversaries = { { whom, "E-3" } },
                            me = more.me, map = more.map, force = { roll } })
  g:choose("play " .. card)
  g:choose("attack", whom, "Basic")
  return g
end

local function damage(t, whom, card, roll, more)
  local hp = more and more.hp or 20
  return hp - epoch.hp(strike(t, whom, card, roll, more), whom)
end

rule({ "attack.3a", "attack.6a", "attack.6d", "attack.gen.1", "act.attack.1" },
     "the roll and all modifiers, less the guard, is what a figure loses", function(t)
  t:eq(damage(t, "Dummy", "Strike", "3"), 3)
  t:eq(damage(t, "Dummy", "Heavy Blow", "3"), 5)
end)

rule({ "attack.5a", "advdesc.6", "attack.6t2", "attack.6a" }, "guard takes the damage, never below 0",
     function(t)
  t:eq(damage(t, "Guard", "Strike", "3"), 0)
  t:eq(damage(t, "Guard", "Strike", "1"), 0)
end)

rule({ "pierce.t1", "pierce.2", "attack.5b" },
     "attack 5 against guard 3, pierced by 2, deals 4", function(t)
  t:eq(damage(t, "Guard", "Heavy Blow", "3"), 5 - 1)
end)

rule({ "attack.6b", "attack.6t3" }, "a guard below 0 adds to the damage", function(t)
  local g = strike(t, "Ghost", "Strike", "3", { map = "grim" })
  t:eq(epoch.hp(g, "Ghost"), 8 - 4)
end)

rule({ "cond.weakened.1", "attack.6t4", "cond.vulnerable.1" },
     "an attack of -1 against a guard of -3 deals 2", function(t)
  local g = epoch.turn(t, { map = "grim", cards = { "Strike" }, me = { conditions = { "weakened" } },
    adversaries = { { "Ghost", "E-3", conditions = { "vulnerable" } } }, force = { "1" } })
  t:eq(epoch.stat(g, "Ghost", "guard"), -3)
  g:choose("play Strike"):choose("attack", "Ghost", "Basic")
  t:eq(epoch.hp(g, "Ghost"), 8 - 2)
end)

rule({ "pierce.4", "pierce.t2", "attack.2d" }, "a Critical Strike is 3 and pierces all guard", function(t)
  t:eq(damage(t, "Guard", "Strike", "critical"), 3)
end)

rule({ "pierce.5", "pierce.t6" }, "a Critical Strike leaves a guard below 0 as it is", function(t)
  local g = strike(t, "Ghost", "Strike", "critical", { map = "grim" })
  t:eq(epoch.hp(g, "Ghost"), 8 - 4)
end)

rule({ "pierce.1", "pierce.t5", "pierce.t4" }, "pierce does nothing to a guard of 0 or less", function(t)
  t:eq(damage(t, "Dummy", "Heavy Blow", "1"), 3)
  local g = strike(t, "Ghost", "Heavy Blow", "1", { map = "grim" })
  t:eq(epoch.hp(g, "Ghost"), 8 - 4)
end)

rule({ "attack.2c", "fumble.1", "fumble.2" }, "a Fumble misses and bars further attacks", function(t)
  local g = epoch.turn(t, { cards = { "Strike", "Heavy Blow" }, adversaries = { { "Dummy", "E-3" } },
                            force = { "fumble" } })
  g:choose("play Strike"):choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 20)
  t:refused(g, { "turn Heavy Blow into an attack" }, "fumble.1")
  g:choose("play Heavy Blow")
  t:not_offered(g, "attack")
end)

rule({ "attack.2a" }, "for each attack the player picks the die", function(t)
  local g = epoch.turn(t, { cards = { "Strike" }, adversaries = { { "Dummy", "E-3" } },
                            force = { "4" } })
  g:choose("play Strike")
  t:offered(g, "attack", "Basic")
  g:choose("attack", "Blitz")
  t:eq(epoch.hp(g, "Dummy"), 16)
end)

rule({ "attack.1a", "range.2" }, "out of range is no target", function(t)
  local g = epoch.turn(t, { cards = { "Strike" },
                            adversaries = { { "Dummy", "E-3" }, { "Guard", "G-3" } } })
  g:choose("play Strike")
  t:refused(g, { "attack", "Guard" }, "range.2")
  t:not_offered(g, "Ranger")
end)

rule({ "attack.7a", "attack.7b", "attack.multi.1" }, "conditions follow only damage", function(t)
  local g = epoch.turn(t, { cards = { "Burning Volley" }, force = { "2", "1" },
                            adversaries = { { "Dummy", "E-3" }, { "Guard", "D-2" } } })
  g:choose("play Burning Volley"):choose("attack", "Dummy", "Basic")
  t:ok(epoch.has(g, "Dummy", "Burning"))
  g:choose("attack", "Guard", "Basic")
  t:ok(not epoch.has(g, "Guard", "Burning"))
end)

rule({ "attack.multi.2", "attack.multi.3" },
     "several targets, each once, and fewer if one likes", function(t)
  local g = epoch.turn(t, { cards = { "Burning Volley" }, force = { "2" },
                            adversaries = { { "Dummy", "E-3" }, { "Guard", "D-2" } } })
  g:choose("play Burning Volley"):choose("attack", "Dummy", "Basic")
  t:refused(g, { "attack", "Dummy" }, "attack.multi.2")
  t:offered(g, "attack", "Guard")
  g:pass()
  t:eq(epoch.hp(g, "Guard"), 20)
end)

rule({ "crit.1", "crit.2", "crit.4", "board.2" }, "a Critical Strike sets off the class's ability",
     function(t)
  local g = strike(t, "Dummy", "Strike", "critical")
  t:ok(epoch.has(g, "Dummy", "Bleeding"))
end)

rule("crit.8", "also if it deals no damage", function(t)
  local g = epoch.turn(t, { cards = { "Feint" }, me = { conditions = { "weakened" } },
    adversaries = { { "Dummy", "E-3" } }, force = { "critical" } })
  g:choose("play Feint"):choose("attack", "Dummy", "Basic") -- 3 - 1 - 2
  t:eq(epoch.hp(g, "Dummy"), 20)
  t:ok(epoch.has(g, "Dummy", "Bleeding"))
end)

-- ---- Ranged attacks ----

-- Where there is a choice of lines, the one past this figure.
local function aim(g, whom)
  if g:has("aim") then g:choose("aim past", whom) end
end

local function shoot(t, with)
  with.class = "Ranger"
  with.cards = with.cards or { "Strike" }
  local g = epoch.turn(t, with)
  g:choose("play " .. with.cards[1])
  return g
end

rule({ "attack.gen.2", "attack.ranged.1", "los.3", "attack.1b", "los.8" }, "two spaces away needs a line of sight", function(t)
  local g = shoot(t, { at = "C-3", map = "walls", other = "A-1", force = { "2" },
                       adversaries = { { "Dummy", "F-2" }, { "Guard", "I-3" } } })
  t:offered(g, "attack", "Dummy")
  t:refused(g, { "attack", "Guard" }, "attack.1b")
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 18)
end)

rule({ "attack.4c", "dice.acc.5", "dice.acc.6" },
     "one roll for each thing on the line, nearest first; successes let it pass", function(t)
  local g = shoot(t, { at = "C-3", force = { "2", "success" },
                       adversaries = { { "Dummy", "I-3" }, { "Guard", "G-3" } },
                       cards = { "Burning Volley" } })
  g:choose("attack", "Dummy", "Basic")
  aim(g, "Guard")
  t:eq(epoch.hp(g, "Dummy"), 18)
  t:eq(epoch.hp(g, "Guard"), 20)
end)

rule({ "dice.acc.2" }, "a Miss ends it for all that is farther", function(t)
  local g = shoot(t, { at = "C-3", force = { "2", "miss" },
                       adversaries = { { "Dummy", "I-3" }, { "Guard", "G-3" } },
                       cards = { "Burning Volley" } })
  g:choose("attack", "Dummy", "Basic")
  aim(g, "Guard")
  t:eq(epoch.hp(g, "Dummy"), 20)
  t:eq(epoch.hp(g, "Guard"), 20)
end)

rule({ "dice.acc.3", "dice.acc.4" }, "a Block redirects it, even to an ally", function(t)
  local g = shoot(t, { at = "C-3", force = { "2", "block" }, other = "G-3",
                       adversaries = { { "Dummy", "I-3" } }, cards = { "Burning Volley" } })
  g:choose("attack", "Dummy", "Basic")
  aim(g, "Healer")
  t:eq(epoch.hp(g, "Dummy"), 20)
  t:eq(epoch.hp(g, "Healer"), 10 - 2)
end)

rule("attack.4d", "what is beside the attacker needs no roll", function(t)
  local g = shoot(t, { at = "C-3", force = { "2" }, other = "E-3",
                       adversaries = { { "Dummy", "G-3" } } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.hp(g, "Dummy"), 18)
end)

rule("attack.4b", "a Critical Strike needs no roll either", function(t)
  local g = shoot(t, { at = "C-3", force = { "critical" }, cards = { "Burning Volley" },
                       adversaries = { { "Dummy", "I-3" }, { "Guard", "G-3" } } })
  g:choose("attack", "Dummy", "Basic")
  aim(g, "Guard")
  t:eq(epoch.hp(g, "Dummy"), 17)
end)

rule("los.4", "the player picks the line, told by what is in its way", function(t)
  local g = shoot(t, { at = "C-3", other = "E-3", force = { "2" },
                       adversaries = { { "Dummy", "H-4" }, { "Guard", "F-4" } } })
  g:choose("attack", "Dummy", "Basic")
  t:offered(g, "aim past dark blue Guard")
  g:choose("aim past nothing") -- past the Healer, who stands beside the Ranger
  t:eq(epoch.hp(g, "Dummy"), 18)
end)

rule("cond.weakened.1", "where the 2 that Weakened takes away come from is told", function(t)
  local g = epoch.turn(t, { cards = { "Walk" }, me = { conditions = { "weakened" } } })
  t:how(g, "figure:1:attack", { { 0, "Warrior" }, { -2, "Weakened", "cond.weakened.1" } })
end)
