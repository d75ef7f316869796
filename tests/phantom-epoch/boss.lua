-- Bosses: their boards, their cards, their turns.
local epoch = require "lib.epoch"

local function facing(t, card, with)
  with = with or {}
  local g = epoch.open(t, "lair", with.classes)
  g:force{ card }
  g:go("round.3")
  g:arrange{ characters = { Warrior = { at = with.at or "C-3" }, Ranger = { at = with.other or "A-1" } },
             adversaries = { { called = "Ogre", at = with.boss or "G-3", hp = with.hp } } }
  return epoch.select(g, { "Strike" }, { "Walk" })
end

rule({ "boss.attr.1", "boss.attr.2", "mission.setup.5", "mission.setup.7h" },
     "attributes come from the column of the number of characters", function(t)
  t:eq(epoch.hp(epoch.ready(t, "lair"), "Ogre"), 20)
  t:eq(epoch.hp(epoch.ready(t, "lair", { "Warrior", "Ranger", "Healer" }), "Ogre"), 26)
  local g = epoch.ready(t, "lair", { "Warrior", "Ranger", "Healer", "Rogue" })
  t:eq(epoch.hp(g, "Ogre"), 32)
  t:eq(epoch.stat(g, "Ogre", "attack"), 2)
end)

rule({ "round.5b", "round.6c", "fig46.1" }, "its initiative is the inherent AP and those of its card",
     function(t)
  local g = facing(t, "Only Regrow")
  t:ok(g:log_has("Ogre draws Only Regrow"))
  t:eq(epoch.stat(g, "Ogre", "initiative"), 9)
end)

rule({ "boss.act.1", "boss.act.2", "fig46.2", "boss.turn.1" },
     "first the inherent action, then those of the card", function(t)
  local g = facing(t, "Only Regrow", { boss = "I-3", hp = 10 })
  g:go("round.9 end")
  local log = table.concat(g:log(), "\n")
  t:ok(log:find("Ogre moves to") < log:find("Ogre gets 6 HP back"))
end)

rule({ "boss.act.3", "boss.act.4" }, "an action out of range is a move of its AP", function(t)
  local g = facing(t, "Only Club", { at = "A-3", other = "A-1", boss = "K-3" })
  g:go("round.3 next")
  -- 2 of the inherent move, 3 of the club: five spaces nearer, and no attack
  t:ok(not g:log_has("Ogre attacks"))
  t:ok(epoch.at(g, "Ogre") == "B-2" or epoch.at(g, "Ogre") == "C-3" or epoch.at(g, "Ogre") == "B-4" or
       epoch.at(g, "Ogre") == "C-1", epoch.at(g, "Ogre"))
end)

rule({ "bosscard.3", "bossboard.3", "bosscard.2", "fig46.3" },
     "a persistent card stays until the boss is defeated", function(t)
  local g = facing(t, "Thick Skin", { boss = "E-3", hp = 3 })
  t:eq(epoch.stat(g, "Ogre", "guard"), 3)
  g:go("round.3 next")
  t:eq(epoch.stat(g, "Ogre", "guard"), 3)
end)

rule({ "boss.defeat.1", "boss.defeat.2" },
     "it leaves as many nova cells as the rating and the number of characters", function(t)
  local g = facing(t, "Only Club", { boss = "E-3", hp = 1 })
  g:force{ "3" }
  if g:has("Warrior") then g:choose("Warrior") end
  g:choose("play Strike"):choose("attack", "Basic")
  t:ok(g:log_has("4 nova cells are left at E-3"))
end)

test("the Last Warden knocks down enemies within 2, not those 3 away", function(t)
  for _, case in ipairs{ { "J-8", false }, { "H-8", true } } do
    local g = t:table{ game = "phantom-epoch", mission = "berkav-1", seats = { { characters = { "Warrior", "Ranger" } } } }
    g:go("round.3")
    g:arrange{ characters = { Warrior = { at = "C-7" }, Ranger = { at = case[1] } }, adversaries = { { called = "The Last Warden", at = "E-7" } } }
    g:force{ "Reach" }
    epoch.select(g, { "Cleave", "Charge" }, { "Double Nock", "Broadhead" })
    g:until_event("Last Warden takes its turn"); g:until_event("Warrior takes its turn")
    t:eq({ epoch.at(g, "The Last Warden"), epoch.has(g, "Warrior", "Knocked Down"), epoch.has(g, "Ranger", "Knocked Down") }, { "E-7", true, case[2] })
  end
end)
