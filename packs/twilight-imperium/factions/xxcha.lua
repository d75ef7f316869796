-- The Xxcha Kingdom: sheet, units, technologies, notes, leaders.

faction "The Xxcha Kingdom" { short = "Xxcha", home = 14, commodities = 4,
  technologies = { "Graviton Laser System" },
  fleet = { carrier = 1, cruiser = 2, fighter = 3, infantry = 4, pds = 1, space_dock = 1 },
  text = "Peace Accords: May gain control of 1 planet, not Mecatol Rex, that holds no units and lies in a system adjacent to a planet you control. Quash: Spend 1 strategy token: discard it and reveal the next agenda, which is voted on instead.",
  response { text = "Peace Accords", after = strategy_card{ cards{ title = "Diplomacy" }, by = you }, effect = {
    choose{ planets{ is_not = "mecatol", lacking = units{}, near = planets{ controller = you } } }, gain_control(target, you) } },
  response { text = "Quash", when = agenda_revealed(), cost = strategy_token(1), effect = cancel() } }

unit "Loncara Ssodu" { type = "flagship", faction = "Xxcha", cost = 8, combat = 7, dice = 2,
  move = 1, capacity = 3, sustain = true, cannon = 5, cannon_dice = 3, cannon_range = 1,
  text = "Space cannon may also target ships in adjacent systems." }
unit "Indomitus" { type = "mech", box = "pok", faction = "Xxcha", cost = 2, combat = 6,
  sustain = true, cannon = 8, cannon_range = 1,
  text = "Space cannon may also target ships in adjacent systems." }

technology "Instinct Training" { colour = "green", needs = "G", faction = "Xxcha",
  text = "Spend 1 strategy token: cancel that card.",
  response{ cancels = plays{ by = others }, cost = { exhaust_self(), strategy_token(1) }, effect = cancel() } }
technology "Nullification Field" { colour = "yellow", needs = "YY", faction = "Xxcha",
  text = "Spend 1 strategy token: that player's turn ends at once.",
  response{ after = activates{ systems{ having = ships{ owner = you } }, by = others },
    cost = { exhaust_self(), strategy_token(1) }, effect = end_turn() } }

note "Political Favor" { faction = "Xxcha", timing = "when an agenda is revealed",
  text = "The owner returns 1 strategy token to reinforcements (must be able); discard the agenda and reveal the next, which is voted on instead.",
  response { from = "hand", when = agenda_revealed(), condition = at_least(strategy_of(owner_of_note), 1),
    effect = { lose_tokens("strategy", 1, owner_of_note), cancel() } } }

leader "Ggrocuto Rinn" { faction = "Xxcha", role = "agent", timing = "ACTION",
  text = "Exhaust: an exhausted planet anywhere is readied; when one of your planets is adjacent to its system you may also take 1 infantry off it (to its reinforcements).",
  action { cost = exhaust_self(), effect = { choose{ planets{ is = "exhausted" } }, ready(target),
    if_{ exists(planets{ controller = you, near = target }), then_ = may{ text = "Remove 1 infantry there?", remove(1, pieces{ type = "infantry", at = target }, you) } } } } }
leader "Elder Qanoj" { faction = "Xxcha", role = "commander",
  unlock = "controlled planets total 12+ influence",
  needs = at_least(sum("influence", planets{ controller = you }), 12), timing = "when you vote",
  text = "Each planet you exhaust for votes gives 1 extra vote. No effect can stop you from voting.",
  constant { planet_votes(1, you), cannot_be_barred(you) } }
leader "Xxekir Grom" { faction = "Xxcha", role = "hero", called = "Political Data Nexus",
  timing = "ACTION",
  text = "May discard 1 law. Look at the top 5 agendas, reveal 2 and resolve each as if you alone had cast 1 vote for an outcome you choose; discard the rest. Others cannot use abilities meanwhile. Purge.",
  action { cost = purge_self(), effect = { lasting{ "action", cannot_answer(others) },
    if_{ exists(laws{}), then_ = may{ text = "Discard a law?", choose{ laws{} }, repeal(target) } }, dictate_agendas{ 2, of = 5 } } },
  codex = { timing = "passive",
    text = "When you exhaust planets, their resources and influence are added together; the sum may be spent as either.",
    constant { sums_values(you) } } }
