-- Combat phase, first half: shadow cards and enemy attacks. Appendix I, 6.1 to 6.6.
local steps = require "lib.steps"

local two = { { "Éowyn", "Aragorn" }, { "Glóin", "Legolas" } }
local one = { { "Éowyn", "Denethor" } }

-- The last window before combat, with this position.
local function before_combat(t, position, seats)
  local g = steps.open(t, seats or two)
  steps.to(g, "tw.5.3")
  g:arrange{ staging = {} }
  return g:arrange(position)
end

-- One enemy attacks; `defender` or nobody. Stands in the window after the damage.
local function attack(g, enemy, defender)
  if steps.rule_now(g) ~= "t6.4a.2" then steps.to(g, "t6.4a.2") end
  g:choose(enemy, "attacks next")
  steps.to(g, "t6.4.1a")
  if defender then g:choose("defend with", defender) else g:choose("decline") end
  return g
end

local function texts(g, words)
  local list = {}
  for i, event in ipairs(steps.events(g, words)) do list[i] = event.text end
  return list
end

-- The cards under an enemy, as {title, facedown} of the view.
local function shadows(g, enemy, seat)
  local found = {}
  local function look(cards, inside)
    for _, card in ipairs(cards) do
      if inside then found[#found + 1] = { card.title, card.facedown } end
      look(card.attached or {}, card.title == enemy)
    end
  end
  for _, zone in ipairs(g:view(seat or 0).zones) do look(zone.cards, false) end
  return found
end

---- 6.2 -------------------------------------------------------------------------------

rule("t6.2a", "every engaged enemy gets one facedown card from the encounter deck", function(t)
  local g = before_combat(t, { staging = { "Foe at 99" }, engaged = { { "Foe at 10", "Foe at 20" }, { "Foe at 30" } },
                               encounter_top = { "Growing Shadow", "Growing Shadow", "Growing Shadow" } })
  local deck = g:see("encounter_deck.count")
  steps.to(g, "tw.6.2")
  t:eq(g:see("encounter_deck.count"), deck - 3)
  for _, enemy in ipairs{ "Foe at 10", "Foe at 20", "Foe at 30" } do
    t:eq(shadows(g, enemy), { { "shadow card", true } })
    t:eq(shadows(g, enemy, 1), { { "shadow card", true } })
  end
  t:eq(shadows(g, "Foe at 99"), {})
end)

rule({ "t6.2b", "t6.2c" }, "dealt player by player, to the highest engagement cost first", function(t)
  local g = before_combat(t, { first_player = 1,
                               engaged = { { "Foe at 10", "Foe at 99" }, { "Foe at 20", "Foe at 30" } } })
  steps.to(g, "tw.6.2")
  t:eq(texts(g, "A shadow card is dealt to"),
       { "A shadow card is dealt to Foe at 30", "A shadow card is dealt to Foe at 20",
         "A shadow card is dealt to Foe at 99", "A shadow card is dealt to Foe at 10" })
end)

rule({ "t6.2c", "t6.2d" }, "when the deck runs out the rest go without, and nothing is reshuffled", function(t)
  local g = before_combat(t, { encounter_discard = { "Growing Shadow", "Blank Shadow" },
                               engaged = { { "Foe at 10", "Foe at 30", "Foe at 20" }, { "Foe at 99" } } })
  g:arrange{ empty_encounter_deck = true, encounter_top = { "Black Forest Bats", "Old Forest Road" } }
  steps.to(g, "tw.6.2")
  t:eq({ #shadows(g, "Foe at 30"), #shadows(g, "Foe at 20") }, { 1, 1 })
  t:eq({ #shadows(g, "Foe at 10"), #shadows(g, "Foe at 99") }, { 0, 0 })
  t:eq(g:see("encounter_deck.count"), 0)
  t:eq(g:see("encounter_discard.count"), 2)
  t:ok(not g:log_has("new encounter deck"))
  attack(g, "Foe at 30")
  steps.to(g, "tw.6.4.2")
  t:eq(shadows(g, "Foe at 30"), { { "Black Forest Bats", false } })
end)

rule("t6.2c", "of equal costs the first player says who comes first, where that matters", function(t)
  local g = before_combat(t, { empty_encounter_deck = true, engaged = { {}, { "Foe at 20", "Other at 20" } } })
  g:arrange{ encounter_top = { "Growing Shadow" } }
  g:until_option("choose", "Other at 20")
  t:eq({ g:see("step"), g:ask().seat }, { "6.2", 0 })
  g:choose("choose", "Other at 20")
  t:eq({ #shadows(g, "Foe at 20"), #shadows(g, "Other at 20") }, { 0, 1 })
end)

---- 6.3 to 6.4a -----------------------------------------------------------------------

rule({ "t6.3a", "t6.6" }, "the enemy attacks have a beginning and an end of their own", function(t)
  local g = before_combat(t, { engaged = { { "Foe at 10" }, {} } })
  steps.to(g, "tw.6.2")
  t:eq(#steps.events(g, "Enemy attacks begin"), 0)
  steps.to(g, "tw.6.4.3")
  t:eq({ #steps.events(g, "Enemy attacks begin"), #steps.events(g, "Enemy attacks are over") }, { 1, 0 })
  g:go("7.4")
  local opened, attacked = steps.events(g, "Enemy attacks begin")[1], steps.events(g, "Foe at 10 attacks Player 1")[1]
  local ended, closed = steps.events(g, "The attack of Foe at 10 ends")[1], steps.events(g, "Enemy attacks are over")[1]
  t:ok(opened.n < attacked.n and attacked.n < ended.n and ended.n < closed.n)
  t:ok(closed.n < steps.events(g, "Player attacks begin")[1].n)
end)

rule({ "t6.3b", "t6.4a.4", "t6.4a.5", "t6.5b" }, "each engaged enemy attacks once, those in staging do not", function(t)
  local g = before_combat(t, { staging = { "Foe at 99" }, threat = { 5, 5 },
                               engaged = { { "Foe at 10", "Foe at 20" }, { "Foe at 30" } } })
  g:go("7.4")
  t:eq(texts(g, "attacks Player"), { "Foe at 10 attacks Player 1", "Foe at 20 attacks Player 1",
                                     "Foe at 30 attacks Player 2" })
end)

rule({ "t6.4a.1", "t6.5a", "t6.5b" }, "the first player is active first, then the others in player order", function(t)
  local g = before_combat(t, { first_player = 1, engaged = { { "Foe at 10" }, { "Foe at 20" }, { "Foe at 30" } } },
                          { { "Éowyn" }, { "Glóin" }, { "Legolas" } })
  local order = {}
  g:pass_until(function(now)
    if steps.rule_now(now) == "t6.4a.2" then
      local seat = now:ask().seat
      order[#order + 1] = seat
      t:eq(now:see("seat." .. seat .. ".active"), true)
      t:eq(now:see("seat." .. (seat + 1) % 3 .. ".active"), false)
    end
    return now:see("step") == "7.4"
  end)
  t:eq(order, { 1, 2, 0 })
end)

rule("t6.5a", "nobody's enemies attack twice because another player fell on the way", function(t)
  local g = before_combat(t, { engaged = { { "Backstabber" }, {}, { "Foe at 30" } },
                               encounter_top = { "Blank Shadow", "Blank Shadow" } },
                          { { "Éowyn" }, { "Glóin" }, { "Legolas" } })
  g:go("7.4")
  t:eq(g:see("seat.1.out"), true)
  t:eq(texts(g, "attacks Player"), { "Backstabber attacks Player 1", "Foe at 30 attacks Player 3" })
end)

rule({ "t6.4a.2", "t6.4a.3", "t6.4a.4", "t6.4b", "t6.4.4b" },
  "the active player picks the next attack among own enemies that have not attacked", function(t)
  local g = before_combat(t, { engaged = { { "Foe at 10", "Foe at 20" }, { "Foe at 30" } } })
  steps.to(g, "t6.4a.2")
  t:eq({ g:ask().seat, #g:options() }, { 0, 2 })
  t:not_offered(g, "Foe at 30", "attacks next")
  g:choose("Foe at 20", "attacks next")
  t:ok(g:log_has("Foe at 20 attacks Player 1"))
  t:eq({ g:see("Foe at 20.attacking"), g:see("Foe at 10.attacking") }, { true, false })
  steps.to(g, "t6.4a.2")
  t:eq(g:ask().seat, 0)
  t:refused(g, { "Foe at 20", "attacks next" }, "t6.4a.3")
  g:choose("Foe at 10", "attacks next")
  steps.to(g, "t6.4a.2")
  t:eq(g:ask().seat, 1)
  t:offered(g:seat(1), "Foe at 30", "attacks next")
end)

rule({ "t6.4a.3", "t6.4a.5" }, "an enemy that cannot attack is passed over", function(t)
  local g = before_combat(t, { engaged = { { "Foe at 10", "Foe at 20" }, {} }, hand = { { "Feint" } },
                               heroes = { { Legolas = { resources = 3 } } } }, { { "Legolas" }, { "Glóin" } })
  steps.to(g, "tw.6.2")
  g:choose("play", "Feint")
  if steps.rule_now(g) ~= "tw.6.2" and not g:log_has("lasting effect") then
    g:pass_until(function(now)
      for _, option in ipairs(now:options()) do if option:find("choose Foe at 10") then return true end end
    end)
    g:choose("choose", "Foe at 10")
  end
  steps.to(g, "t6.4a.2")
  t:refused(g, { "Foe at 10", "attacks next" }, "cannot.1")
  g:choose("Foe at 20", "attacks next")
  g:go("7.4")
  t:eq(texts(g, "attacks Player"), { "Foe at 20 attacks Player 1" })
end)

---- 6.4.1 -----------------------------------------------------------------------------

rule({ "t6.4.1a", "t6.4.1b" }, "one ready character of the active player defends, by exhausting", function(t)
  local g = before_combat(t, { engaged = { { "Foe at 10" }, {} }, play = { { "Signaller" } },
                               heroes = { { ["Éowyn"] = { exhausted = true } } } })
  attack(g, "Foe at 10", "Signaller")
  t:eq({ g:see("Signaller.defending"), g:see("Signaller.exhausted") }, { true, true })
  t:eq(g:see("Aragorn.exhausted"), false)
  t:eq(steps.rule_now(g), "tw.6.4.1")
end)

rule({ "t6.4.1a", "t6.4.1b" }, "neither exhausted characters nor those of others can be declared", function(t)
  local g = before_combat(t, { engaged = { { "Foe at 10" }, {} }, heroes = { { ["Éowyn"] = { exhausted = true } } } })
  steps.to(g, "t6.4.1a")
  t:refused(g, { "defend with", "Éowyn" }, "t6.4.1b")
  t:offered(g, "defend with", "Aragorn")
  t:not_offered(g, "defend with", "Glóin")
  t:not_offered(g, "defend with", "Legolas")
end)

rule("t6.4.1c", "the active player may leave the attack undefended", function(t)
  local g = before_combat(t, { engaged = { { "Foe at 10" }, {} } })
  attack(g, "Foe at 10")
  t:ok(g:log_has("Player 1 does not defend against Foe at 10"))
  t:eq({ g:see("Éowyn.exhausted"), g:see("Aragorn.exhausted") }, { false, false })
end)

rule("t6.4.1d", "another player's characters defend only if an ability says so", function(t)
  local g = before_combat(t, { engaged = { {}, { "Foe at 10" } } }, { { "Aragorn", "Éowyn" }, { "Glóin" } })
  attack(g, "Foe at 10")
  t:eq({ steps.rule_now(g), g:ask().seat }, { "sentinel.2", 0 })
  t:offered(g, "defend with", "Aragorn")
  t:refused(g, { "defend with", "Éowyn" }, "t6.4.1d")
end)

---- 6.4.2 -----------------------------------------------------------------------------

rule({ "t6.4.2a", "t6.4.2b" }, "the shadow card is turned up and its shadow effect resolves", function(t)
  local g = before_combat(t, { engaged = { { "Foe at 10" }, {} }, encounter_top = { "Growing Shadow" } })
  attack(g, "Foe at 10", "Aragorn")
  t:eq(shadows(g, "Foe at 10"), { { "shadow card", true } })
  steps.to(g, "tw.6.4.2")
  t:eq(shadows(g, "Foe at 10"), { { "Growing Shadow", false } })
  t:eq(shadows(g, "Foe at 10", 1), { { "Growing Shadow", false } })
  t:ok(g:log_has("The shadow card of Foe at 10 is Growing Shadow"))
  t:how(g, "Foe at 10.attack", { { 2, "printed" }, { 2, "Growing Shadow" } })
end)

rule("t6.4.2b", "a shadow card without a shadow effect does nothing, whatever else it says", function(t)
  local g = before_combat(t, { engaged = { { "Foe at 10" }, {} }, encounter_top = { "The Necromancer's Reach" } })
  attack(g, "Foe at 10", "Aragorn")
  steps.to(g, "tw.6.4.2")
  t:eq(shadows(g, "Foe at 10"), { { "The Necromancer's Reach", false } })
  t:eq({ g:see("Foe at 10.attack"), g:see("Aragorn.damage") }, { 2, 0 })
  t:eq(texts(g, "The Necromancer's Reach: "), {})
end)

rule({ "t6.4.2a", "t6.4.2b" }, "an enemy with several shadow cards turns up all of them", function(t)
  local g = before_combat(t, { engaged = { { "Dol Guldur Beastmaster" }, {} },
                               encounter_top = { "Blank Shadow", "Growing Shadow" } })
  attack(g, "Dol Guldur Beastmaster", "Aragorn")
  t:eq(#shadows(g, "Dol Guldur Beastmaster"), 2)
  steps.to(g, "tw.6.4.2")
  t:eq(shadows(g, "Dol Guldur Beastmaster"), { { "Blank Shadow", false }, { "Growing Shadow", false } })
  t:eq(g:see("Dol Guldur Beastmaster.attack"), 3 + 2)
end)

rule("t6.4.2b", "it is the active player who resolves the shadow effect", function(t)
  local g = before_combat(t, { first_player = 0, engaged = { {}, { "Foe at 10" } }, encounter_top = { "Tempting Shadow" } })
  attack(g, "Foe at 10", "Glóin")
  g:until_option("choose", "Legolas")
  t:eq(g:ask().seat, 1)
  t:not_offered(g:seat(1), "choose", "Éowyn")
  g:seat(1):choose("choose", "Legolas")
  t:eq(g:see("Legolas.damage"), 1)
end)

---- 6.4.3 -----------------------------------------------------------------------------

rule({ "t6.4.3a", "t6.4.3b" }, "attack minus defense is dealt to the defender at once", function(t)
  local g = before_combat(t, { engaged = { { "Big Foe" } }, encounter_top = { "Blank Shadow" },
                               play = { { "Beorn" } } },
                          { { "Aragorn", "Éowyn" } })
  attack(g, "Big Foe", "Beorn")
  steps.to(g, "tw.6.4.2")
  t:eq(g:see("Beorn.damage"), 0)
  g:pass()
  t:ok(g:log_has("Beorn takes 6 damage"))
  t:eq(g:see("Beorn.zone"), "discard.0")
  g = before_combat(t, { engaged = { { "Foe at 10" } }, encounter_top = { "Growing Shadow" } },
                    { { "Glóin", "Denethor" } })
  attack(g, "Foe at 10", "Glóin")
  steps.to(g, "tw.6.4.2")
  g:pass()
  t:ok(g:log_has("Glóin takes 3 damage"))
  t:eq({ g:see("Glóin.damage"), g:see("Denethor.damage") }, { 4 - 1, 0 })
end)

rule("t6.4.3c", "a defense as high as the attack or higher means no damage", function(t)
  for _, shadow in ipairs{ "Blank Shadow", "Growing Shadow" } do
    local g = before_combat(t, { engaged = { { shadow == "Blank Shadow" and "Foe at 10" or "Harmless Foe" } },
                                 encounter_top = { shadow } }, one)
    local enemy = shadow == "Blank Shadow" and "Foe at 10" or "Harmless Foe"
    attack(g, enemy, "Denethor")
    steps.to(g, "tw.6.4.3")
    t:eq({ g:see(enemy .. ".attack"), g:see("Denethor.defense"), g:see("Denethor.damage") }, { 2, 3, 0 })
    t:ok(g:log_has("Denethor takes no damage"))
  end
  local g = before_combat(t, { engaged = { { "Harmless Foe" } }, encounter_top = { "Growing Shadow" } }, { { "Gimli" } })
  attack(g, "Harmless Foe", "Gimli")
  steps.to(g, "tw.6.4.3")
  t:eq({ g:see("Harmless Foe.attack"), g:see("Gimli.defense"), g:see("Gimli.damage") }, { 2, 2, 0 })
end)

rule({ "t6.4.3d", "t6.4.3f" }, "an undefended attack hits one hero of the active player in full", function(t)
  local g = before_combat(t, { engaged = { { "Foe at 10" }, {} }, encounter_top = { "Blank Shadow" },
                               play = { { "Signaller" } } }, { { "Éowyn", "Denethor" }, { "Glóin" } })
  attack(g, "Foe at 10")
  steps.to(g, "t6.4.3d")
  t:eq(g:ask().seat, 0)
  t:eq(#g:options(), 2)
  t:offered(g, "damage on", "Éowyn")
  t:not_offered(g, "damage on", "Signaller")
  t:not_offered(g, "damage on", "Glóin")
  g:choose("damage on", "Denethor")
  t:eq({ g:see("Denethor.damage"), g:see("Denethor.defense"), g:see("Éowyn.damage") }, { 2, 3, 0 })
end)

rule({ "t6.4.3e", "t6.4.3f" }, "a defender sent home leaves the attack undefended", function(t)
  local g = before_combat(t, { engaged = { { "Foe at 10" } }, encounter_top = { "Blank Shadow" },
                               play = { { "Signaller", "Stretcher Bearer" } } }, one)
  attack(g, "Foe at 10", "Signaller")
  g:choose("use", "Stretcher Bearer", "send home")
  if g:see("Signaller.zone") == "play.0" then g:choose("choose", "Signaller") end
  t:eq(g:see("Signaller.zone"), "hand.0")
  steps.to(g, "t6.4.3d")
  g:choose("damage on", "Denethor")
  t:eq(g:see("Denethor.damage"), 2)
end)

rule("t6.4.3e", "so does a defender taken out of the combat, who takes no damage", function(t)
  local g = before_combat(t, { engaged = { { "Foe at 10" } }, encounter_top = { "Dol Guldur Orcs" },
                               play = { { "Stretcher Bearer" } } }, one)
  attack(g, "Foe at 10", "Denethor")
  g:choose("use", "Stretcher Bearer", "carry off")
  if g:see("Denethor.defending") then g:choose("choose", "Denethor") end
  t:eq({ g:see("Denethor.defending"), g:see("Denethor.exhausted") }, { false, true })
  steps.to(g, "tw.6.4.2")
  t:eq(g:see("Foe at 10.attack"), 2 + 3, "the shadow effect sees an undefended attack")
  steps.to(g, "t6.4.3d")
  g:choose("damage on", "Denethor")
  t:ok(g:log_has("Denethor takes 5 damage"))
end)

rule("t6.4.3g", "what a destroyed defender could not take is lost", function(t)
  local g = before_combat(t, { engaged = { { "Big Foe" } }, encounter_top = { "Blank Shadow" },
                               play = { { "Signaller" } } }, one)
  attack(g, "Big Foe", "Signaller")
  steps.to(g, "tw.6.4.3")
  t:eq(g:see("Signaller.zone"), "discard.0")
  t:eq({ g:see("Éowyn.damage"), g:see("Denethor.damage") }, { 0, 0 })
end)

---- 6.4.4, 6.11 -----------------------------------------------------------------------

rule("t6.4.4a", "an attack ends in a step of its own, which cards can answer", function(t)
  local g = before_combat(t, { engaged = { { "Chieftan Ufthak" } }, encounter_top = { "Blank Shadow" } }, one)
  attack(g, "Chieftan Ufthak", "Denethor")
  steps.to(g, "tw.6.4.3")
  t:eq({ g:see("Chieftan Ufthak.resources"), g:see("Denethor.defending") }, { 0, true })
  g:pass()
  t:eq({ g:see("Chieftan Ufthak.resources"), g:see("Denethor.defending") }, { 1, false })
  t:ok(g:log_has("The attack of Chieftan Ufthak ends"))
end)

rule("t6.11b", "all shadow cards are discarded when the combat phase ends", function(t)
  local g = before_combat(t, { engaged = { { "Foe at 10" }, { "Foe at 30" } }, play = { { "Herald" } },
                               encounter_discard = {}, encounter_top = { "Blank Shadow", "Growing Shadow" } })
  steps.to(g, "tw.6.2")
  g:until_option("attack", "Foe at 10")
  t:eq({ #shadows(g, "Foe at 10"), #shadows(g, "Foe at 30") }, { 1, 1 })
  g:until_option("respond", "Herald", "combat phase ends")
  t:eq({ #shadows(g, "Foe at 10"), #shadows(g, "Foe at 30") }, { 0, 0 })
  local pile = g:see("encounter_discard")
  table.sort(pile)
  t:eq(pile, { "Blank Shadow", "Growing Shadow" })
end)

rule("t6.11b", "a shadow card nobody turned up is drawn by chance when it is discarded", function(t)
  local seen = {}
  for seed = 1, 12 do
    local g = steps.open(t, { { "Legolas" } }, { seed = seed })
    steps.to(g, "tw.5.3")
    g:arrange{ staging = {}, engaged = { { "Foe at 10" } }, encounter_discard = {}, hand = { "Feint" },
               heroes = { { Legolas = { resources = 3 } } } }
    steps.to(g, "tw.6.2")
    g:choose("play", "Feint")
    g:go("7.4")
    t:eq(g:see("encounter_discard.count"), 1)
    seen[g:see("encounter_discard")[1]] = true
  end
  local kinds = 0
  for _ in pairs(seen) do kinds = kinds + 1 end
  t:ok(kinds > 3, "twelve seeds bring several different cards")
end)

test("the questions of a defense say who attacks, and how hard", function(t)
  local g = before_combat(t, { engaged = { {}, { "Big Foe" } } }, { { "Aragorn" }, { "Glóin" } })
  attack(g, "Big Foe", nil)
  t:eq(steps.events(g, "does not defend")[1], nil, "a sentinel may still")
  t:eq({ steps.rule_now(g), g:ask().seat }, { "sentinel.2", 0 })
  t:ok(g:ask().prompt:find("against Big Foe", 1, true), g:ask().prompt)
  g:undo()
  t:ok(g:ask().prompt:find("Who defends against Big Foe? (attack 9)", 1, true), g:ask().prompt)
end)

rule({ "t6.2a", "t6.4.2a" }, "a shadow card that nobody has seen can be any card of the deck", function(t)
  local g = before_combat(t, { engaged = { { "Foe at 10" } } }, one)
  steps.to(g, "t6.4a.2")
  g:force{ "Ungoliant's Spawn" }
  attack(g, "Foe at 10", "Denethor")
  steps.to(g, "tw.6.4.2")
  t:ok(g:log_has("The shadow card of Foe at 10 is Ungoliant's Spawn"))
end)
