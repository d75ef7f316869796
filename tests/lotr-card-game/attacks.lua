-- Attacks Outside the Combat Phase; Defending Player.
local quiet = require "lib.quiet"

rule({ "attacks-outside-combat.1", "attacks-outside-combat.2" },
     "an enemy that attacks outside combat gets a shadow card and goes through every step",
     function(t)
  local g = quiet.open(t, { { "Gimli", "Éowyn" } })
  g:go("3.2")
  g:arrange{ engaged = { "Old Ruffian" }, encounter_top = { "Sudden Onslaught", "Heavy Dread" } }
  g:choose("commit", "Éowyn"):choose("done"):pass()
  g:choose("choose", "Old Ruffian")
  -- a shadow card was dealt, facedown
  t:eq(#g:see("Old Ruffian.attached"), 1)
  t:eq(g:see("step"), "6.4b")
  t:eq(g:see("phase"), "Quest")
  local seen = {}
  local threat = g:see("threat")
  while g:see("step"):sub(1, 1) == "6" do
    seen[#seen + 1] = g:ask().rule
    if g:ask().rule == "t6.4.1a" then
      g:choose("defend with", "Gimli")
    else
      g:pass()
    end
  end
  t:eq(seen, { "tw.6.4b", "t6.4.1a", "tw.6.4.1", "tw.6.4.2", "tw.6.4.3" })
  t:eq(g:see("threat"), threat + 2, "the shadow effect")
  t:eq(g:see("Gimli.damage"), 3 - 2)
  t:eq(g:see("Gimli.exhausted"), true)
  -- the quest phase goes on where it was
  t:eq({ g:see("step"), g:ask().rule }, { "3.3", "tw.3.3" })
end)

rule({ "t6.4a.3", "t6.4b", "attacks-outside-combat.2" },
     "an enemy that has attacked this round, whenever it was, does not attack again", function(t)
  local g = quiet.open(t, { { "Gimli", "Éowyn" } })
  g:arrange{ engaged = { "Old Ruffian", "Bitter Foe" }, hand = { "Taunt", "Taunt" } }
  g:choose("play", "Taunt"); g:choose("choose", "Old Ruffian")
  g:pass_until(function() return g:log_has("The attack of Old Ruffian ends") end)
  quiet.to(g, "t6.4.1a")
  t:ok(g:log_has("Bitter Foe attacks Player 1"))
  t:eq(quiet.times(g, "Old Ruffian attacks"), 1)
  g:pass_until(function() return g:see("phase") == "Refresh" end)
  t:eq(quiet.times(g, "Old Ruffian attacks"), 1)
  quiet.to(g, "t6.4a.2")
  t:eq(g:see("round"), 2)
  t:offered(g, "attacks", "Old Ruffian")
end)

rule({ "t6.4b", "attacks-outside-combat.2" }, "whoever is attacked is active for that attack, and no longer", function(t)
  local g = quiet.open(t, { { "Gimli" }, { "Aragorn" } })
  g:arrange{ engaged = { {}, { "Old Ruffian" } }, hand = { {}, { "Taunt" } }, threat = { 20, 20 } }
  t:eq({ g:see("seat.0.active"), g:see("seat.1.active") }, { true, false })
  g:pass()
  g:seat(1):choose("play", "Taunt")
  quiet.to(g, "t6.4.1a")
  t:eq({ g:see("seat.0.active"), g:see("seat.1.active"), g:see("step") }, { false, true, "6.4.1" })
  quiet.to(g, "tw.2.2")
  t:eq({ g:see("seat.0.active"), g:see("seat.1.active"), g:see("step") }, { true, false, "2.2" })
end)

rule("attacks-outside-combat.2", "an effect can make it attack all the same", function(t)
  local g = quiet.open(t, { { "Gimli", "Éowyn" } })
  g:arrange{ engaged = { "Old Ruffian" }, hand = { "Taunt", "Taunt" } }
  for i = 1, 2 do
    g:choose("play", "Taunt"); g:choose("choose", "Old Ruffian")
    g:pass_until(function() return g:ask().rule == "tw.2.2" end)
    t:eq(quiet.times(g, "Old Ruffian attacks"), i)
  end
end)

rule({ "attacks-outside-combat.3", "action.5", "timing.10" },
     "an attack that is an action goes through every step, and nobody acts before it is over",
     function(t)
  local g = quiet.open(t, { { "Legolas", "Gimli" } })
  g:arrange{ hand = { "Quick Strike", "Blade Mastery" }, engaged = { "Old Ruffian" },
             heroes = { { Gimli = { resources = 2 } } } }
  t:eq(g:see("phase"), "Planning")
  g:choose("play", "Quick Strike"):choose("pay 1", "Gimli"):choose("pay with", "Legolas")
  local seen = {}
  while g:ask().rule ~= "tw.2.2" do
    seen[#seen + 1] = g:ask().rule
    if g:ask().rule == "t6.8b.1" then
      t:eq(g:see("step"), "6.8b")
      g:choose("attack", "Old Ruffian")
    else
      g:pass()
    end
  end
  t:eq(seen, { "t6.8b.1" })
  t:ok(g:log_has("Attacking Old Ruffian: Legolas"))
  t:eq(g:see("Old Ruffian.damage"), 3 - 1)
  t:eq(g:see("step"), "2.2")
  t:offered(g, "play", "Blade Mastery")
end)

rule({ "t6.4b", "t6.4.3b" }, "an attack inside an attack leaves the outer one its defender", function(t)
  local g = quiet.open(t, { { "Gimli", "Éowyn" } })
  g:arrange{ engaged = { "Old Ruffian", "Wavering Foe" }, play = { "Plain Folk" } }
  g:go("6.2")
  g:arrange{ engaged = { { title = "Old Ruffian", shadow = { "Flank Attack" } },
                         { title = "Wavering Foe", shadow = { "Nothing Stirs" } } } }
  quiet.to(g, "t6.4a.2")
  g:choose("Old Ruffian", "attacks next")
  quiet.to(g, "t6.4.1a")
  g:choose("defend with", "Gimli")
  quiet.to(g, "t6.4.1a")
  t:eq({ g:see("Wavering Foe.attacking"), g:see("Gimli.defending") }, { true, false },
       "who defends against one attack has no part in the other")
  g:choose("defend with", "Plain Folk")
  g:pass_until(function() return g:see("Plain Folk.zone") == "discard.0" end)
  t:eq(g:see("Gimli.damage"), 0)
  g:pass_until(function() return g:ask().rule == "tw.6.4.3" and g:see("Old Ruffian.attacking") end)
  t:eq({ g:see("Gimli.defending"), g:see("Gimli.damage"), g:see("Éowyn.damage") }, { true, 3 - 2, 0 })
end)

rule("defending-player.1", "the attacked player is the defending player", function(t)
  local g = quiet.open(t, { { "Gimli" }, { "Éowyn" } })
  g:arrange{ engaged = { ["1"] = { { title = "Old Ruffian", shadow = { "Heavy Dread" } } } } }
  quiet.to(g, "t6.4.1a")
  t:eq(g:ask().seat, 1)
  local before = { g:see("seat.0.threat"), g:see("seat.1.threat") }
  g:seat(1):choose("decline")
  g:go("6.4.2")
  t:eq({ g:see("seat.0.threat"), g:see("seat.1.threat") }, { before[1], before[2] + 2 })
end)

rule("defending-player.2",
     "an attack on a character makes its controller the defending player", function(t)
  local g = quiet.open(t, { { "Gimli", "Thalin" }, { "Éowyn", "Dúnhere" } })
  g:arrange{ hand = { ["0"] = { "Point Out" } }, staging = { "Old Ruffian" },
             encounter_top = { "Heavy Dread" } }
  local before = { g:see("seat.0.threat"), g:see("seat.1.threat") }
  g:choose("play", "Point Out"):choose("choose", "Old Ruffian"):choose("choose", "Dúnhere")
  quiet.to(g, "t6.4.1a")
  t:eq(g:ask().seat, 1)
  t:not_offered(g:seat(1), "defend with", "Gimli")
  g:seat(1):choose("decline")
  quiet.to(g, "tw.2.2")
  t:eq({ g:see("seat.0.threat"), g:see("seat.1.threat") }, { before[1], before[2] + 2 },
       "the shadow effect")
  t:eq({ g:see("Dúnhere.damage"), g:see("Éowyn.damage") }, { 3, 0 })
end)

rule({ "defending-player.3", "defending-player.4" },
     "another player's sentinel does not become the defending player", function(t)
  local g = quiet.open(t, { { "Gimli" }, { "Aragorn" } })
  g:arrange{ engaged = { ["0"] = { { title = "Old Ruffian", shadow = { "Heavy Dread", "Grim Omen",
             "Forest Spider" } } } },
             heroes = { { Gimli = { attached = { "Short Sword" } } },
             { Aragorn = { attached = { "Walking Staff" } } } } }
  quiet.to(g, "t6.4.1a")
  t:eq(g:ask().seat, 0)
  g:choose("decline")
  g:seat(1):choose("defend with", "Aragorn")
  local before = { g:see("seat.0.threat"), g:see("seat.1.threat") }
  g:go("6.4.2")
  t:eq({ g:see("seat.0.threat"), g:see("seat.1.threat") }, { before[1] + 2 + 3, before[2] },
       "that named the defending player, and that named you")
  -- the spider's shadow takes an attachment of the attacked player
  t:eq({ g:ask().seat, g:options() }, { 0, { "choose Short Sword" } })
  g:choose("choose", "Short Sword")
  t:eq(g:see("Gimli.attached"), {})
  t:eq(g:see("Aragorn.attached"), { "Walking Staff" })
  g:go("6.4.3")
  t:eq({ g:see("Aragorn.damage"), g:see("Gimli.damage") }, { 3 - 2, 0 })
end)

rule({ "defending-player.2", "defending-player.4" },
     "an enemy that attacks another player than the one it is engaged with speaks to that one", function(t)
  local g = quiet.open(t, { { "Gimli" }, { "Éowyn", "Dúnhere" } })
  g:arrange{ hand = { ["0"] = { "Point Out" } }, engaged = { ["0"] = { "Bitter Foe" } },
             encounter_top = { "Nothing Stirs" } }
  local before = { g:see("seat.0.threat"), g:see("seat.1.threat") }
  g:choose("play", "Point Out"):choose("choose", "Bitter Foe"):choose("choose", "Dúnhere")
  quiet.to(g, "t6.4.1a")
  t:eq({ g:see("seat.0.threat"), g:see("seat.1.threat") }, { before[1], before[2] + 1 })
end)

rule("defending-player.2", "undefended, that character takes the damage; a hero, if it is gone", function(t)
  local g = quiet.open(t, { { "Gimli" } })
  g:arrange{ hand = { "Point Out", "Point Out" }, staging = { "Bitter Foe" },
             play = { "Plain Folk", "Guard of the Citadel" },
             encounter_top = { "Nothing Stirs", "Hummerhorns" } }
  local function attack(on)
    g:choose("play", "Point Out"); g:choose("choose", "Bitter Foe"); g:choose("choose", on)
    quiet.to(g, "t6.4.1a")
    g:choose("decline")
  end
  attack("Plain Folk")
  quiet.to(g, "tw.2.2")
  t:eq({ g:see("Plain Folk.damage"), g:see("Gimli.damage") }, { 1, 0 })
  -- The shadow effect destroys the one that was attacked.
  attack("Guard of the Citadel")
  quiet.to(g, "t6.4.3d")
  t:eq(g:see("Guard of the Citadel.zone"), "discard.0")
  t:offered(g, "damage on", "Gimli")
end)

rule("t6.8b.1", "the enemy that came to the table last can be attacked as well", function(t)
  local g = quiet.open(t, { { "Legolas", "Gimli" } })
  g:arrange{ hand = { "Quick Strike" }, heroes = { { Gimli = { resources = 2 } } } }
  t:refused(g, { "play", "Quick Strike" }, "ability.16")
  g:arrange{ engaged = { "Bitter Foe" } }
  g:choose("play", "Quick Strike"):choose("pay 1", "Gimli"):choose("pay with", "Legolas")
  g:choose("attack", "Bitter Foe")
  t:eq(g:see("Bitter Foe.damage"), 3)
end)
