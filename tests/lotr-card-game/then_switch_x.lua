-- Words of card texts: then, to, switch, and the letter X.

local PACKS = { "packs/lotr-card-game", "tests/packs/lotr-timing" }

local function open(t, position, more)
  local setup = { game = "lotr-card-game", scenario = "passage-through-mirkwood", packs = PACKS,
                  first_player = 0,
                  seats = { { heroes = { "Beravor", "Éowyn" }, deck = "core-lore" } } }
  for k, v in pairs(more or {}) do setup[k] = v end
  local g = t:table(setup)
  g:go("3.1")
  g:arrange{ staging = {}, threat = { 20 } }
  if position then g:arrange(position) end
  return g
end

rule({ "then.1", "then.2" }, "what follows then comes if all before it happened", function(t)
  local g = open(t, { hand = { "Deep Breath" }, cards = { Beravor = { damage = 2 } } })
  g:choose("play", "Deep Breath"); g:choose("choose", "Beravor")
  t:eq(g:see("Beravor.damage"), 0)
  t:eq(g:see("hand.0.count"), 1, "a card drawn")
  -- It is no choice, even where it hurts.
  local h = open(t, { hand = { "Ready Blades" }, cards = { Beravor = { exhausted = true } } })
  h:choose("play", "Ready Blades")
  t:ok(not h:see("Beravor.exhausted"))
  t:eq(h:see("threat"), 21)
end)

rule({ "then.1", "then.3" }, "done in part, what follows then does not come", function(t)
  local g = open(t, { hand = { "Deep Breath" }, cards = { Beravor = { damage = 1 } } })
  g:choose("play", "Deep Breath"); g:choose("choose", "Beravor")
  t:eq(g:see("Beravor.damage"), 0, "as much as there is")
  t:eq(g:see("hand.0.count"), 0, "no card")
  local h = open(t, { hand = { "Steady Steps" }, threat = 2, cards = { Beravor = { resources = 0 } } })
  h:choose("play", "Steady Steps")
  t:eq(h:see("threat"), 0)
  t:eq(h:see("Beravor.resources"), 0)
  h:arrange{ hand = { "Steady Steps" }, threat = 3 }
  h:choose("play", "Steady Steps")
  t:eq({ h:see("threat"), h:see("Beravor.resources") }, { 0, 1 }, "with 3 to lower it does")
  -- What cannot even begin is not started at all, whatever stands behind then.
  h:arrange{ hand = { "Steady Steps" }, threat = 0 }
  t:refused(h, { "play", "Steady Steps" }, "ability.16")
end)

rule({ "then.1", "then.2", "then.3" }, "each player's part is judged for itself", function(t)
  local g = open(t, nil, { seats = { { heroes = { "Beravor" }, deck = "core-lore" },
                                    { heroes = { "Gimli" }, deck = "core-tactics" } } })
  g:go("3.2")
  g:arrange{ clear = { "hand" }, threat = { 20, 20 },
             encounter_top = { "Twofold Doubt", "Forest Gate" } }
  g:arrange{ hand = { ["1"] = { "Feint" } } }
  g:choose("done"); g:seat(1):choose("done")
  g:until_option("discard", "Feint"); g:seat(1):choose("discard", "Feint")
  t:eq(g:see("seat.0.threat"), 20, "no card, no threat")
  t:eq(g:see("seat.1.threat"), 21)
end)

rule({ "to.1", "to.2" }, "the cost comes first, and without it there is no effect", function(t)
  local g = open(t, { hand = {}, play = { "Daughter of the Nimrodel" },
                      cards = { Beravor = { damage = 3, attached = { "Steward of Gondor" } } } })
  t:offered(g, "use", "Daughter of the Nimrodel")
  g:choose("use", "Daughter of the Nimrodel")
  t:ok(g:see("Daughter of the Nimrodel.exhausted"), "paid before the effect asks for its target")
  t:eq(g:see("Beravor.damage"), 3)
  g:choose("choose", "Beravor")
  t:eq(g:see("Beravor.damage"), 1)
  t:refused(g, { "use", "Daughter of the Nimrodel" }, "exhausted.6")
  t:eq(g:see("Beravor.damage"), 1)
  t:refused(g, { "use", "Éowyn" }, "ability.19") -- discard a card: there is none
end)

rule("switch.1", "a switch needs something on either side", function(t)
  local g = open(t, { hand = { "Change of Course", "Exchange of Gifts" },
                      staging = { { title = "Tidal Flats", progress = 1 } } })
  t:refused(g, { "play", "Change of Course" }, "ability.16")
  g:arrange{ active = { { title = "Forest Gate", progress = 2 } } }
  g:choose("play", "Change of Course"); g:choose("choose", "Tidal Flats")
  t:eq(g:see("active"), { "Tidal Flats" })
  t:eq(g:see("staging"), { "Forest Gate" })
  t:eq({ g:see("Tidal Flats.progress"), g:see("Forest Gate.progress") }, { 1, 2 }, "tokens stay on")
  -- Attachments: one alone, or two on the same hero, cannot switch.
  g:arrange{ cards = { Beravor = { attached = { "Self Preservation" } } } }
  t:refused(g, { "play", "Exchange of Gifts" }, "ability.16")
  g:arrange{ cards = { Beravor = { attached = { "Protector of Lórien" } } } }
  t:refused(g, { "play", "Exchange of Gifts" }, "ability.16")
  g:arrange{ cards = { ["Éowyn"] = { attached = { "The Favor of the Lady" } } } }
  g:choose("play", "Exchange of Gifts")
  g:choose("choose", "The Favor of the Lady")
  g:choose("choose", "Self Preservation")
  t:eq(g:see("Éowyn.attached"), { "Self Preservation" })
  t:eq(g:see("Beravor.attached"), { "Protector of Lórien", "The Favor of the Lady" })
  t:eq(g:see("Éowyn.willpower"), 4)
  t:eq(g:see("Beravor.willpower"), 3)
end)

rule("switch.2", "a value of 0 can be switched", function(t)
  local g = open(t, { hand = { "Trading Blows" }, play = { "Unarmed Carrier" } })
  g:choose("play", "Trading Blows")
  g:choose("choose", "Beravor"); g:choose("choose", "Unarmed Carrier")
  t:eq({ g:see("Beravor.attack"), g:see("Unarmed Carrier.attack") }, { 0, 2 })
  g:go("4.2")
  t:eq({ g:see("Beravor.attack"), g:see("Unarmed Carrier.attack") }, { 2, 0 }, "until the phase ended")
end)

rule("switch.3", "a value a card does not have cannot be switched", function(t)
  local g = open(t, { hand = { "Strange Bargain" }, play = { "Unarmed Carrier" },
                      staging = { "Forest Spider", "Tidal Flats" } })
  g:choose("play", "Strange Bargain")
  g:choose("choose", "Beravor")
  t:offered(g, "choose", "Unarmed Carrier"); t:offered(g, "choose", "Éowyn")
  t:not_offered(g, "choose", "Forest Spider"); t:not_offered(g, "choose", "Tidal Flats")
  t:not_offered(g, "choose", "Flies and Spiders")
  g:choose("choose", "Éowyn")
  t:eq({ g:see("Beravor.willpower"), g:see("Éowyn.willpower") }, { 4, 2 })
end)

rule("letter-x.1", "X is 0 where nobody says what it is", function(t)
  local g = t:table{ game = "lotr-card-game", scenario = "passage-through-mirkwood", packs = PACKS,
                     seats = { { heroes = { "Beravor", "Éowyn" }, deck = "core-lore" } } }
  g:go("2.2")
  g:arrange{ hand = { "Wayfarer of Many Names" }, cards = { Beravor = { resources = 3 } } }
  t:eq(g:see("hand.Wayfarer of Many Names.cost"), 0)
  g:choose("play", "Wayfarer of Many Names")
  t:eq(g:see("Beravor.resources"), 3, "it costs nothing")
  t:eq(g:see("play.0"), { "Beravor", "Éowyn", "Wayfarer of Many Names" })
  t:not_offered(g, "respond with", "Wayfarer of Many Names")
  g:pass_until(function(g) return g:asks()[1].rule == "tw.2.2" end)
  t:eq(g:see("hand.0.count"), 0, "and brings no cards")
  -- Looked for by its printed cost it is a card of cost 0.
  g:arrange{ clear = { "play" } }
  g:arrange{ hand = { "Stand and Fight" }, discard = { "Wayfarer of Many Names", "Gléowine" },
             cards = { ["Éowyn"] = { resources = 1 } } }
  g:choose("play", "Stand and Fight")
  g:choose("X = 0")
  t:not_offered(g, "choose", "Gléowine")
  g:choose("choose", "Wayfarer of Many Names")
  t:eq(g:see("Wayfarer of Many Names.zone"), "play.0")
end)

rule("letter-x.2", "the player says what X is, then pays it", function(t)
  local g = open(t, { hand = { "Measured Words" },
                      cards = { Beravor = { resources = 2 }, ["Éowyn"] = { resources = 1 } } })
  g:choose("play", "Measured Words")
  t:eq(g:see("Beravor.resources"), 2, "nothing is paid yet")
  t:eq(g:options(), { "X = 1", "X = 2", "X = 3" }, "what can be paid and does something")
  g:choose("X = 3")
  t:eq({ g:see("Beravor.resources"), g:see("Éowyn.resources") }, { 0, 0 })
  t:eq(g:see("threat"), 17)
end)

rule("letter-x.3", "a changed price does not change X", function(t)
  local g = open(t, { hand = { "Measured Words" },
                      cards = { Beravor = { resources = 2, attached = { "Thrift" } },
                                ["Éowyn"] = { resources = 0 } } })
  g:choose("play", "Measured Words")
  t:eq(g:options(), { "X = 1", "X = 2", "X = 3" }, "one more than the purse holds")
  g:choose("X = 3")
  t:eq(g:see("threat"), 17, "X is 3")
  t:eq(g:see("Beravor.resources"), 0, "2 were paid")
  local h = open(t, { hand = { "Measured Words" },
                      cards = { Beravor = { resources = 2, attached = { "Usury" } },
                                ["Éowyn"] = { resources = 0 } } })
  h:choose("play", "Measured Words")
  t:eq(h:options(), { "X = 1" })
  h:choose("X = 1")
  t:eq(h:see("threat"), 19)
  t:eq(h:see("Beravor.resources"), 0)
  h:arrange{ hand = { "Measured Words" } }
  t:refused(h, { "play", "Measured Words" }, "play-and-put-into-play.8")
end)
