-- Attack Strength, Base Value, Combat Phase, Damage, Defense Strength.
local quiet = require "lib.quiet"

local function stat(g, card, id)
  for _, each in ipairs(g:see(card).stats) do
    if each.id == id then return each end
  end
end

rule({ "attack-strength.1", "attack-strength.3", "defense-strength.1", "defense-strength.4" },
     "characters and enemies have attack and defense, each with its sign", function(t)
  local g = quiet.open(t, { { "Gimli" } })
  g:arrange{ play = { "Plain Folk" }, staging = { "Old Ruffian" } }
  for card, numbers in pairs{ Gimli = { 2, 2 }, ["Plain Folk"] = { 1, 1 }, ["Old Ruffian"] = { 3,
       1 } } do
    t:eq({ stat(g, card, "attack").value, stat(g, card, "defense").value }, numbers, card)
    t:eq({ stat(g, card, "attack").short, stat(g, card, "defense").short }, { "ATK", "DEF" })
  end
end)

rule({ "attack-strength.2", "defense-strength.2", "damage.3" },
     "an enemy deals its attack, less the defense of the defender", function(t)
  local function attack(defender, more)
    local g = quiet.open(t, { { "Gimli", "Denethor", "Éowyn" } })
    g:arrange{ engaged = { "Old Ruffian" } }
    g:arrange(more or { round = 1 })
    quiet.to(g, "t6.4.1a")
    g:choose("defend with", defender)
    g:go("6.4.3 end")
    return g:see(defender .. ".damage")
  end
  t:eq(attack("Gimli"), 3 - 2)
  t:eq(attack("Éowyn"), 3 - 1)
  t:eq(attack("Denethor"), 0, "as much defense as attack")
  -- Modifiers count on both sides.
  t:eq(attack("Gimli", { heroes = { { Gimli = { attached = { "Kinship" } } } } }), 3 - 3)
  t:eq(attack("Éowyn", { heroes = { { Gimli = { attached = { "Kinship" } } } } }), 3 - 2)
end)

rule({ "attack-strength.2", "defense-strength.3" },
     "characters deal their attack together, less the enemy's defense", function(t)
  local g = quiet.open(t, { { "Gimli", "Aragorn" } })
  g:arrange{ engaged = { "Chieftan Ufthak" }, heroes = { { Gimli = { damage = 1 } } } }
  quiet.to(g, "t6.4.1a")
  g:choose("decline")
  quiet.to(g, "t6.4.3d")
  g:choose("damage on", "Gimli")
  quiet.to(g, "t6.8a.2")
  g:choose("attack", "Chieftan"):choose("attack with", "Gimli"):choose("attack with",
       "Aragorn"):choose("done")
  t:eq(g:see("Gimli.attack"), 2 + 4)
  g:go("6.8.3 end")
  t:eq(g:see("Chieftan Ufthak.zone"), "victory")
  t:ok(g:log_has("damage", "6"), "2 + 4 of Gimli and 3 of Aragorn, less 3")
end)

rule({ "base-value.1", "base-value.2" },
     "the base value is the printed one, before anything modifies it", function(t)
  local g = quiet.open(t, { { "Éowyn" } })
  t:how(g, "Éowyn.willpower", { { 4, "printed", "base-value.2" } })
  g:arrange{ hand = { "Plain Folk" },
             heroes = { { ["Éowyn"] = { attached = { "The Favor of the Lady",
             "Dark Knowledge" } } } } }
  g:choose("use", "Éowyn"):choose("pay with", "Plain Folk")
  t:eq(stat(g, "Éowyn", "willpower").value, 4 + 1 - 1 + 1)
  t:eq(stat(g, "Éowyn", "willpower").base, 4)
  t:how(g, "Éowyn.willpower", { { 4, "printed", "base-value.2" }, { 1, "The Favor of the Lady" },
                                { -1, "Dark Knowledge" }, { 1, "Éowyn" } })
end)

rule("combat-phase.1", "the combat phase goes through steps 6.1 to 6.11", function(t)
  local g = quiet.open(t, { { "Gimli" } })
  g:arrange{ engaged = { "Old Ruffian" } }
  g:go("5.3")
  g:arrange{ play = { "Guard of the Citadel" } }
  local steps, last = {}, nil
  while g:see("phase") ~= "Refresh" do
    local step = g:see("step")
    if step ~= last and step:sub(1, 1) == "6" then steps[#steps + 1] = step end
    last = step
    if g:ask().rule == "t6.8a.2" and g:see("Old Ruffian.damage") == 0 then
      g:choose("attack", "Old Ruffian")
    elseif g:ask().rule == "t6.8b.2" and not g:see("Gimli.exhausted") then
      g:choose("attack with", "Gimli")
    elseif g:ask().rule == "t6.4a.2" then
      g:choose("attacks", "Old Ruffian")
    elseif g:ask().rule == "t6.4.3d" then
      g:choose("damage on", "Gimli")
    else
      g:pass()
    end
  end
  t:eq(steps, { "6.2", "6.4a", "6.4b", "6.4.1", "6.4.2", "6.4.3", "6.8a", "6.8b", "6.8.1",
       "6.8.2", "6.8.3" })
end)

rule({ "damage.1", "damage.2" },
     "damage is tokens on characters and enemies; as many as hit points destroy", function(t)
  local g = quiet.open(t, { { "Gimli" } })
  g:arrange{ hand = { "Sharp Word", "Sharp Word", "Sharp Word" }, play = { "Plain Folk" },
             staging = { { title = "Old Ruffian", damage = 3 } } }
  g:choose("play", "Sharp Word"):choose("choose", "Plain Folk")
  t:eq(g:see("Plain Folk.damage"), 1)
  t:eq(g:see("Plain Folk.zone"), "play.0")
  g:choose("play", "Sharp Word"):choose("choose", "Plain Folk")
  t:eq(g:see("Plain Folk.zone"), "discard.0")
  g:choose("play", "Sharp Word"):choose("choose", "Old Ruffian")
  t:eq(g:see("encounter_discard"), { "Old Ruffian" })
end)

rule("damage.2", "a character whose hit points sink to its damage is destroyed as well", function(t)
  local g = quiet.open(t, { { "Gimli", "Aragorn" } })
  g:arrange{ hand = { "Lay Aside" }, heroes = { { Gimli = { damage = 6,
             attached = { "Citadel Plate" } } } } }
  t:eq(g:see("Gimli.hit_points"), 9)
  g:choose("play", "Lay Aside"):choose("choose", "Citadel Plate")
  t:eq(g:see("Gimli.zone"), "discard.0")
end)

rule({ "damage.3", "damage.4", "damage.5" },
     "damage is reckoned, assigned to its target, then placed", function(t)
  local g = quiet.open(t, { { "Glóin" } })
  g:arrange{ play = { "Shield Bearer" }, engaged = { "East Bight Patrol" } }
  quiet.to(g, "t6.4.1a")
  g:choose("decline")
  quiet.to(g, "t6.4.3d")
  g:choose("damage on", "Glóin")
  -- Reckoned and assigned: Glóin is to take 3, and the bearer may still take it over.
  t:eq(g:see("Glóin.damage"), 0)
  t:ok(g:ask().prompt:find("3"))
  g:choose("respond", "Shield Bearer")
  t:eq({ g:see("Glóin.damage"), g:see("Shield Bearer.damage") }, { 0, 3 })
  -- If nobody does, it is placed on him, and what counts damage counts that much.
  g = quiet.open(t, { { "Glóin" } })
  g:arrange{ play = { "Shield Bearer" }, engaged = { "East Bight Patrol" } }
  quiet.to(g, "t6.4.1a")
  g:choose("decline")
  quiet.to(g, "t6.4.3d")
  local resources = g:see("Glóin.resources")
  g:choose("damage on", "Glóin"):pass()
  t:eq(g:see("Glóin.damage"), 3)
  g:choose("respond", "Glóin")
  t:eq(g:see("Glóin.resources"), resources + 3)
end)

local plain = require "lib.plain"

rule({ "damage.2", "hit-points.2" }, "no hit points are as many as no damage", function(t)
  local g = plain.open(t, { { "Aragorn", "Éowyn" } })
  g:arrange{ hand = { "Frailty", "Curse of Frailty" }, play = { "Faramir" },
             engaged = { { "Straw Man" } }, staging = { "Forest Spider" } }
  g:choose("play", "Frailty"); g:choose("attach to", "Éowyn")
  g:choose("done")
  t:eq(g:see("Éowyn.zone"), "discard.0")
  g:choose("play", "Curse of Frailty")
  t:eq({ g:see("play"), g:see("engaged"), g:see("staging") }, { { "Aragorn" }, {}, {} })
end)

rule({ "damage.2", "hit-points.2" }, "also when an encounter card takes them", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ play = { { title = "Faramir", damage = 2 }, "Snowbourn Scout", "Guard of the Citadel" },
             encounter_top = { "Withering Gaze" } }
  g:go("3.3")
  t:eq(g:see("staging"), { "Withering Gaze" })
  t:eq(g:see("play"), { "Aragorn", "Guard of the Citadel" })
end)

rule("explored.1", "a location without quest points is explored", function(t)
  local g = plain.open(t, { { "Aragorn" } })
  g:arrange{ hand = { "Straight Road" }, staging = { "Still Pool" }, active = { "Forest Gate" } }
  g:choose("play", "Straight Road")
  t:eq({ g:see("staging"), g:see("active") }, { {}, {} })
end)
