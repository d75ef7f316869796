-- Encounter set: Dol Guldur Orcs.
local play = require "lib.play"

local fellowship = { "Aragorn", "Glóin", "Théodred" }

---- Dol Guldur Orcs

card("Dol Guldur Orcs", "the first player chooses who on the quest is wounded", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" } }), { { "Aragorn" }, { "Gimli" } },
    { "Dol Guldur Orcs", play.harmless })
  g:until_option("choose", "Gimli")
  t:eq(g:ask().seat, 0)
  t:not_offered(g, "choose", "Glóin")
  g:choose("choose", "Gimli")
  t:eq({ g:see("Gimli.damage"), g:see("Aragorn.damage") }, { 2, 0 })
end)

card("Dol Guldur Orcs", "wound nobody if nobody is on the quest", function(t)
  local g = play.quest(play.open(t, { fellowship }), {}, { "Dol Guldur Orcs" })
  g:go("3.4")
  t:eq({ g:see("Aragorn.damage"), g:see("Glóin.damage"), g:see("Théodred.damage") }, { 0, 0, 0 })
  t:eq(g:see("staging"), { "Dol Guldur Orcs" })
end)

card("Dol Guldur Orcs", "shadow: one more attack, three if nobody defends", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Forest Spider", "Dol Guldur Orcs", "Aragorn")
  play.attack_over(g)
  t:eq({ g:see("Aragorn.damage"), g:see("Forest Spider.attack") }, { 2 + 1 - 2, 2 }, "for this attack only")
  local h = play.attacked(play.open(t, { fellowship }), "Black Forest Bats", "Dol Guldur Orcs", nil)
  h:until_option("damage on", "Aragorn")
  h:choose("damage on", "Aragorn")
  t:eq(h:see("Aragorn.damage"), 1 + 3)
end)

---- Chieftan Ufthak

card("Chieftan Ufthak", "gets a resource after each attack and two attack for each", function(t)
  local g = play.attacked(play.open(t, { fellowship }), "Chieftan Ufthak", play.blank, "Aragorn")
  play.attack_over(g)
  t:eq({ g:see("Chieftan Ufthak.resources"), g:see("Chieftan Ufthak.attack") }, { 1, 5 })
  g:arrange{ cards = { ["Chieftan Ufthak"] = { resources = 3 } } }
  t:how(g, "Chieftan Ufthak.attack", { { 3, "printed" }, { 6, "Chieftan Ufthak" } })
end)

card("Chieftan Ufthak", "has none before, and none without attacking", function(t)
  local g = play.to(play.open(t, { fellowship }), "5.2")
  g:arrange{ staging = { "Chieftan Ufthak" }, engaged = { {} }, threat = { 20 } }
  g:go("2.2 next")
  t:eq({ g:see("Chieftan Ufthak.resources"), g:see("Chieftan Ufthak.attack") }, { 0, 3 })
  local h = play.attacked(play.open(t, { fellowship }), "Chieftan Ufthak", play.blank, "Aragorn")
  h:pass_until(function() return h:see("Aragorn.damage") > 0 end)
  t:eq(h:see("Aragorn.damage"), 3 - 2, "the token comes after the damage")
end)

---- Dol Guldur Beastmaster

card("Dol Guldur Beastmaster", "gets another shadow card as it attacks", function(t)
  local g = play.to(play.open(t, { fellowship }), "5.2")
  g:arrange{ staging = {}, engaged = { { "Dol Guldur Beastmaster" } }, threat = { 20 },
             encounter_top = { "Ungoliant's Spawn", "Ungoliant's Spawn" } }
  g:go("6.2")
  t:eq(#g:see("Dol Guldur Beastmaster.attached"), 1)
  g:go("6.4.1")
  t:eq(#g:see("Dol Guldur Beastmaster.attached"), 2, "before anyone defends")
  g:choose("defend with", "Aragorn")
  play.attack_over(g)
  t:eq(g:see("threat"), 20 + 4 + 4)
end)

card("Dol Guldur Beastmaster", "has no second card if it does not attack", function(t)
  local g = play.to(play.open(t, { { "Aragorn", "Legolas" } }), "5.2")
  g:arrange{ staging = {}, engaged = { { "Dol Guldur Beastmaster" } }, hand = { { "Feint" } },
             encounter_top = { play.blank, play.blank } }
  g:go("6.2")
  play.play(g, "Feint")
  g:choose("choose", "Dol Guldur Beastmaster")
  g:until_option("attack Dol Guldur Beastmaster")
  t:eq(#g:see("Dol Guldur Beastmaster.attached"), 1)
end)

---- Driven by Shadow

card("Driven by Shadow", "gives one threat to what is in staging now", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" } }), { {}, {} },
    { "Driven by Shadow", "Old Forest Road" },
    { staging = { "Forest Gate", "Forest Spider", "Shadow Key" }, active = { "Great Forest Web" },
      engaged = { { "Black Forest Bats" }, {} } })
  g:go("3.4")
  t:eq({ g:see("Great Forest Web.threat"), g:see("Black Forest Bats.threat") }, { 2, 1 })
  t:eq({ g:see("Forest Gate.threat"), g:see("Forest Spider.threat"), g:see("Old Forest Road.threat") },
    { 3, 3, 1 }, "what comes later gets nothing")
  t:eq(g:see("staging.threat"), 7)
  g:go("4.2")
  t:eq(g:see("staging.threat"), 5)
end)

card("Driven by Shadow", "surges into an empty staging area, but not past an objective", function(t)
  local g = play.quest(play.open(t, { fellowship }), {}, { "Driven by Shadow", "Forest Gate" })
  g:go("3.4")
  t:eq({ g:see("staging"), g:see("Forest Gate.threat") }, { { "Forest Gate" }, 2 })
  local h = play.quest(play.open(t, { fellowship }), {}, { "Driven by Shadow", "Forest Gate" },
    { staging = { "Shadow Key" } })
  h:go("3.4")
  t:eq(h:see("staging"), { "Shadow Key" })
end)

card("Driven by Shadow", "shadow: the defender loses an attachment, or the player all", function(t)
  local arms = { { Aragorn = { attached = { "Steward of Gondor" } },
                   ["Glóin"] = { attached = { "Citadel Plate", "Dwarven Axe" } } },
                 { Gimli = { attached = { "Horn of Gondor" } } } }
  local seats, more = { fellowship, { "Gimli" } }, { heroes = arms, engaged = { { "Black Forest Bats" }, {} } }
  local g = play.attacked(play.open(t, seats), "Black Forest Bats", "Driven by Shadow", "Glóin", more)
  g:until_option("choose", "Dwarven Axe")
  t:not_offered(g, "choose", "Steward of Gondor")
  g:choose("choose", "Dwarven Axe")
  play.attack_over(g)
  t:eq({ g:see("Aragorn.attached"), g:see("Glóin.attached") }, { { "Steward of Gondor" }, { "Citadel Plate" } })
  local h = play.attacked(play.open(t, seats), "Black Forest Bats", "Driven by Shadow", nil, more)
  h:pass_until(function() return h:see("phase") == "Refresh" end)
  t:eq({ h:see("Aragorn.attached"), h:see("Glóin.attached"), h:see("Gimli.attached") }, { {}, {}, { "Horn of Gondor" } })
end)

card("Driven by Shadow", "shadow: the defending player chooses, first player or not", function(t)
  t:eq(play.chooser(t, "Black Forest Bats", "Driven by Shadow", "Aragorn",
    { heroes = { { Aragorn = { attached = { "Dwarven Axe", "Citadel Plate" } } } } }, "choose", "Dwarven Axe"), 0)
end)

---- The Necromancer's Reach

card("The Necromancer's Reach", "wounds every exhausted character", function(t)
  local g = play.quest(play.open(t, { fellowship, { "Gimli" } }), { { "Aragorn" }, {} },
    { "The Necromancer's Reach", play.harmless },
    { play = { { { title = "Gandalf", exhausted = true } } },
      heroes = { ["1"] = { Gimli = { exhausted = true } } } })
  g:go("3.4")
  t:eq({ g:see("Aragorn.damage"), g:see("Gandalf.damage"), g:see("Gimli.damage"), g:see("Glóin.damage") },
    { 1, 1, 1, 0 })
end)

card("The Necromancer's Reach", "does not reach the ready, nor exhausted attachments", function(t)
  local g = play.quest(play.open(t, { fellowship }), {}, { "The Necromancer's Reach" },
    { heroes = { { Aragorn = { attached = { { title = "Steward of Gondor", exhausted = true } } } } } })
  g:go("3.4")
  t:eq({ g:see("Aragorn.damage"), g:see("Glóin.damage"), g:see("Théodred.damage") }, { 0, 0, 0 })
  t:eq(g:see("Aragorn.attached"), { "Steward of Gondor" })
end)

---- Necromancer's Pass

card("Necromancer's Pass", "to travel there the first player discards two random cards", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli" } }), "4.2")
  g:arrange{ staging = { "Necromancer's Pass" }, hand = { { "Gandalf", "Feint", "Beorn" }, { "Faramir" } } }
  g:force{ "Feint", "Gandalf" }
  g:choose("travel", "Necromancer's Pass")
  g:until_option("put")
  g:choose("put", "Gandalf")
  t:eq({ g:see("hand"), g:see("discard"), g:see("seat.1.hand.count") },
    { { "Beorn" }, { "Gandalf", "Feint" }, 1 })
  t:eq(g:see("active"), { "Necromancer's Pass" })
end)

card("Necromancer's Pass", "is closed to a first player with fewer than two cards", function(t)
  local g = play.to(play.open(t, { fellowship, { "Gimli" } }), "4.2")
  g:arrange{ staging = { "Necromancer's Pass", "Forest Gate" }, hand = { { "Gandalf" }, { "Faramir", "Beorn" } } }
  t:refused(g, { "travel", "Necromancer's Pass" }, "ability.19")
end)

---- Enchanted Stream

card("Enchanted Stream", "keeps all players from drawing while it is the active location", function(t)
  local g = play.planning(t, { fellowship, { "Gimli", "Beravor" } },
    { active = { "Enchanted Stream" }, hand = { {}, {} } })
  g:pass()
  t:refused(g, { seat = 1, "use", "Beravor" }, "ability.16")
  play.to(g, "2.2 next")
  t:eq({ g:see("hand.count"), g:see("seat.1.hand.count") }, { 0, 0 })
end)

card("Enchanted Stream", "does nothing in the staging area", function(t)
  local g = play.planning(t, { fellowship }, { hand = { {} } })
  play.to(g, "5.2")
  g:arrange{ staging = { "Enchanted Stream" }, active = { "Forest Gate" } }
  g:go("2.2 next")
  t:eq({ g:see("hand.count"), g:see("staging") }, { 1, { "Enchanted Stream" } })
end)
