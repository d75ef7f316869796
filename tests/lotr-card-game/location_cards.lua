-- Location cards, quest cards and the advance from stage to stage.
local plain = require "lib.plain"

rule({ "location-cards.1", "location-cards.2" }, "a revealed location waits in the staging area to be traveled to", function(t)
  local g = plain.open(t, { { "Aragorn", "Éowyn" } })
  g:arrange{ staging = { "Straw Man" }, encounter_top = { "Still Pool" } }
  g:go("3.3")
  t:eq(g:see("Still Pool.zone"), "staging")
  t:eq(g:see("active"), {})
  g:go("4.2")
  t:offered(g, "travel to", "Still Pool")
  t:not_offered(g, "travel to", "Straw Man")
end)

rule({ "location-cards.4", "active-location.1" }, "the location the players travel to is the active one", function(t)
  local g = plain.open(t, { { "Aragorn", "Éowyn" } })
  g:arrange{ staging = { "Still Pool", "Forest Gate" } }
  g:go("4.2")
  g:choose("travel to", "Still Pool")
  t:eq(g:see("active"), { "Still Pool" })
  t:eq(g:see("staging"), { "Forest Gate" })
end)

rule("location-cards.3", "a location stays in play until it is explored", function(t)
  local g = plain.open(t, { { "Éowyn" } })
  g:arrange{ staging = {}, active = { "Still Pool" } }
  g:go("3.2")
  g:arrange{ heroes = { { ["Éowyn"] = { attached = { "Dark Knowledge", "Dark Knowledge" } } } } }
  g:choose("commit", "Éowyn"); g:choose("done")
  g:go("3.4")
  t:eq(g:see("Still Pool.progress"), 2, "one short of its quest points")
  g:go("2.2")
  t:eq(g:see("active"), { "Still Pool" }, "a round later it is still there")
  g:go("3.2"); g:choose("commit", "Éowyn"); g:choose("done")
  g:go("3.4")
  t:eq(g:see("active"), {})
  t:ok(plain.has(g:see("encounter_discard"), "Still Pool"))
  t:eq(g:see("quest.progress"), 1, "the rest of the progress went on")
  g:arrange{ staging = { "Still Pool" }, hand = { "Banish" } }
  g:go("2.2")
  g:choose("play", "Banish"); g:choose("choose", "Still Pool")
  t:eq(g:see("staging"), {}, "or until a card takes it away")
end)

rule({ "quest-advancement.1", "quest-advancement.2" }, "enough progress ends the stage at once, and the surplus is lost", function(t)
  local g = plain.open(t, { { "Éowyn", "Aragorn" } })
  g:arrange{ quest = { stage = 1, progress = 4 } }
  g:go("3.2"); g:choose("commit", "Éowyn"); g:choose("done")
  g:go("3.4")
  t:eq(g:see("quest"), { "A Fork in the Road" }, "8 of 8: before the window after resolution")
  t:eq(g:see("quest.progress"), 0)
  g = plain.open(t, { { "Éowyn", "Aragorn" } })
  g:arrange{ quest = { stage = 1, progress = 7 } }
  g:go("3.2"); g:choose("commit", "Éowyn"); g:choose("done")
  g:go("3.4")
  t:eq(g:see("quest"), { "A Fork in the Road" })
  t:eq(g:see("quest.progress"), 0, "three more than needed do not carry over")
  g = plain.open(t, { { "Éowyn", "Aragorn" } })
  g:arrange{ quest = { stage = 1, progress = 3 } }
  g:go("3.2"); g:choose("commit", "Éowyn"); g:choose("done")
  g:go("3.4")
  t:eq(g:see("quest"), { "Flies and Spiders" }, "7 of 8 is not enough")
  t:eq(g:see("quest.progress"), 7)
end)

rule("quest-advancement.1", "progress from an effect ends the stage in the middle of a phase", function(t)
  local g = plain.open(t, { { "Legolas" } })
  g:arrange{ quest = { stage = 1, progress = 6 }, engaged = { { title = "Straw Man", damage = 8 } } }
  g:go("6.8a")
  g:choose("attack", "Straw Man"); g:choose("attack with", "Legolas"); g:choose("done")
  g:until_option("respond", "Legolas"); g:choose("respond", "Legolas")
  t:eq(g:see("quest"), { "A Fork in the Road" })
  t:eq(g:see("phase"), "Combat")
end)

rule({ "quest-cards.1", "quest-cards.2" }, "the stages follow in the order of their numbers", function(t)
  local g = plain.open(t, { { "Éowyn", "Aragorn" } }, { scenario = "journey-along-the-anduin" })
  g:arrange{ staging = {} }
  t:eq(g:see("quest"), { "To the River..." })
  t:eq(g:see("quest_deck.count"), 2)
  for stage, title in ipairs{ "Anduin Passage", "Ambush on the Shore" } do
    g:arrange{ staging = { "Straw Man" }, quest = { progress = stage == 1 and 7 or 15 } }
    plain.calm(g)
    g:go("3.2"); g:choose("commit", "Éowyn"); g:choose("done")
    g:go("3.4")
    t:eq(g:see("quest"), { title })
    t:eq(g:see("quest_deck.count"), 2 - stage)
    if stage == 1 then g:go("2.2") end
  end
end)

rule("quest-cards.2", "of two cards for one stage chance picks one", function(t)
  for _, title in ipairs{ "\"Don't Leave the Path!\"", "Beorn's Path" } do
    local g = plain.open(t, { { "Éowyn", "Aragorn" } })
    g:arrange{ quest = { stage = 2, progress = 1 } }
    g:force{ title }
    g:go("3.2"); g:choose("commit", "Éowyn"); g:choose("done")
    g:go("3.4")
    t:eq(g:see("quest"), { title })
    t:eq(g:see("quest_deck.count"), 0, "the other one is out of the game")
  end
end)
