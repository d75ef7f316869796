-- Range and line of sight, of characters and of adversaries.
local epoch = require "lib.epoch"

-- The Ranger (range 4) at C-1 or wherever, about to choose a target.
local function aiming(t, with)
  with.class, with.cards = "Ranger", with.cards or { "Strike" }
  with.at = with.at or "C-1"
  local g = epoch.turn(t, with)
  g:choose("play " .. with.cards[1])
  return g
end

rule({ "range.1", "range.2", "range.7", "range.5", "board.11" }, "range is the fewest steps, and an attack reaches as far as its range", function(t)
  local g = aiming(t, { at = "A-1", other = "A-5", adversaries = { { "Dummy", "I-1" }, { "Guard", "H-4" }, { "Brute", "I-3" } } })
  t:offered(g, "attack dark blue Dummy with the Basic die (4 away)")
  t:refused(g, { "attack", "Guard" }, "range.2") -- 5 away: three rows down, then two along
  t:refused(g, { "attack", "Brute" }, "range.2")
end)

rule({ "range.3" }, "not across walls, but around them", function(t)
  local g = aiming(t, { map = "screen", at = "C-3", other = "A-1", adversaries = { { "Dummy", "G-3" }, { "Guard", "B-2" } } })
  t:refused(g, { "attack", "Dummy" }, "range.2") -- two away for a bird
end)

rule({ "range.4" }, "but through figures and objects", function(t)
  local g = aiming(t, { map = "volley", at = "G-1", other = "A-1", adversaries = { { "Dummy", "O-1" }, { "Guard", "K-1" } } })
  t:offered(g, "attack dark blue Dummy with the Basic die (4 away)")
end)

rule({ "los.1", "los.2" }, "lines join different corners, so nothing gets past a figure in the middle of a row", function(t)
  -- From top corner to top corner a line would pass above the Guard.
  local g = aiming(t, { at = "C-3", adversaries = { { "Dummy", "I-3" }, { "Guard", "G-3" } }, force = { "2", "success" } })
  g:choose("attack", "Dummy", "Basic")
  t:not_offered(g, "aim past nothing")
  if g:has("aim past dark blue Guard") then g:choose("aim past dark blue Guard") end
  t:eq(epoch.count(g, "for accuracy"), 1)
  t:eq(epoch.hp(g, "Dummy"), 18)
end)

rule({ "los.5", "los.fig6" }, "lava does not stop a line", function(t)
  local g = aiming(t, { map = "rough", at = "E-3", other = "A-1", adversaries = { { "Dummy", "I-3" } }, force = { "2" } })
  g:choose("attack", "Dummy", "Basic")
  t:eq(epoch.count(g, "for accuracy"), 0)
  t:eq(epoch.hp(g, "Dummy"), 18)
end)

rule({ "los.6", "los.8", "los.9" }, "lava with a wall around it does", function(t)
  local g = aiming(t, { map = "moat", at = "E-3", other = "A-1", adversaries = { { "Dummy", "I-3" }, { "Guard", "D-2" } } })
  t:refused(g, { "attack", "Dummy" }, "attack.1b")
end)

rule({ "door.3" }, "a closed door stops a line, an open one does not", function(t)
  local function shot(open)
    return aiming(t, { map = "perils", at = "E-5", other = "A-1", adversaries = { { "Dummy", "I-5" }, { "Guard", "C-5" } },
                       position = { open = open } })
  end
  t:refused(shot(nil), { "attack", "Dummy" }, "attack.1b")
  t:offered(shot{ "G-5" }, "attack", "Dummy")
end)

-- From C-1 to C-5: one line runs along the edge between B-4 and D-4.
local function pair(t, more)
  more.adversaries = { { "Dummy", "C-5" }, { "Guard", "B-4" }, { "Brute", "D-4" } }
  return aiming(t, more)
end

rule({ "los.7", "los.fig7", "los.fig8", "los.4" }, "a line along an edge passes the spaces on both sides of it", function(t)
  local g = pair(t, {})
  g:choose("attack", "Dummy", "Basic")
  t:offered(g, "aim past dark blue Guard")
  t:offered(g, "aim past dark blue Brute")
  t:offered(g, "aim past dark blue Guard and dark blue Brute")
  t:not_offered(g, "aim past nothing")
end)

rule({ "los.10", "los.fig9" }, "and the player picks which of them is rolled for first", function(t)
  local function first(name)
    local g = pair(t, { force = { "2", "block" } })
    g:choose("attack", "Dummy", "Basic"):choose("aim past dark blue Guard and dark blue Brute")
    g:choose("first past dark blue " .. name)
    return { 20 - epoch.hp(g, "Guard"), 9 - epoch.hp(g, "Brute") }
  end
  t:eq(first("Brute"), { 0, 2 })
  local g = pair(t, { force = { "3", "success", "success" } })
  g:choose("attack", "Dummy", "Basic"):choose("aim past dark blue Guard and dark blue Brute")
  g:choose("first past dark blue Guard")
  t:eq(epoch.count(g, "for accuracy"), 2)
  t:eq(epoch.hp(g, "Dummy"), 17)
end)

-- ---- Adversaries ----

local function shot(t, with)
  return epoch.foes(t, { map = with.map or "plain", classes = with.classes, decision = with.decision, force = with.force,
    characters = with.characters or { Warrior = { at = "C-5" }, Ranger = { at = "K-1", conditions = { "invisible" } } },
    adversaries = with.adversaries })
end

rule("los.adv.1", "an adversary takes a line past the fewest things", function(t)
  local g = shot(t, { adversaries = { { "Bowman", "C-1", colour = "red" }, { "Dummy", "B-4" } }, force = { "2" } })
  t:eq(epoch.count(g, "for accuracy"), 0)
  t:eq(epoch.hp(g, "Warrior"), 10)
end)

rule("los.adv.2", "then past the fewest allies", function(t)
  local g = shot(t, { map = "marked", classes = { "Warrior", "Ranger", "Healer" }, force = { "2", "block" },
    characters = { Warrior = { at = "K-1" }, Ranger = { at = "D-4" }, Healer = { at = "C-5" } },
    adversaries = { { "Bowman", "C-1", colour = "red" }, { "Dummy", "B-4" } } })
  t:eq(epoch.hp(g, "Dummy"), 20)
  t:eq(epoch.hp(g, "Ranger"), 8)
end)

rule("los.adv.3", "then past the fewest indestructible objects", function(t)
  local g = shot(t, { map = "posts", adversaries = { { "Bowman", "C-1", colour = "red" } }, force = { "2", "block" } })
  t:eq(epoch.on(g, "D-4"), { "Damaged object" })
end)

rule("los.adv.4", "then by the Decision die", function(t)
  local function hit(decision)
    local g = shot(t, { decision = decision, force = { "2", "block" }, adversaries = {
      { "Bowman", "C-1", colour = "red" }, { "Dummy", "B-4", colour = "dark blue" }, { "Dummy", "D-4", colour = "yellow" } } })
    return epoch.hp(g, "yellow Dummy") == 18 and "yellow" or epoch.hp(g, "dark blue Dummy") == 18 and "dark blue"
  end
  t:eq(hit("dark blue N E"), "dark blue")
  t:eq(hit("yellow W N"), "yellow")
  t:eq(hit("light blue E S"), "yellow") -- no such colour: the eastern one
  t:eq(hit("light blue W S"), "dark blue")
end)

rule("los.11", "of two on either side of its line the Decision die says which is rolled for first", function(t)
  local function hit(decision)
    local g = shot(t, { map = "cleft", decision = decision, force = { "2", "block" },
      characters = { Warrior = { at = "C-5" }, Ranger = { at = "A-7", conditions = { "invisible" } } }, adversaries = {
      { "Bowman", "C-1", colour = "red" }, { "Dummy", "B-4", colour = "dark blue" }, { "Dummy", "D-4", colour = "red" } } })
    return epoch.hp(g, "red Dummy") == 18 and "red" or epoch.hp(g, "dark blue Dummy") == 18 and "dark blue"
  end
  t:eq(hit("red N W"), "red")
  t:eq(hit("dark blue N E"), "dark blue")
  t:eq(hit("yellow W N"), "dark blue") -- no such colour: the western one
  t:eq(hit("light blue E S"), "red")
end)
