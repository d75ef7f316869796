-- The Universities of Jol-Nar: sheet, units, technologies, notes, leaders.

faction "The Universities of Jol-Nar" { short = "Jol-Nar", home = 12, commodities = 4,
  technologies = { "Antimass Deflectors", "Sarween Tools", "Neural Motivator", "Plasma Scoring" },
  fleet = { dreadnought = 1, carrier = 2, fighter = 1, infantry = 2, pds = 2, space_dock = 1 },
  text = "Fragile: -1 to all combat rolls of your units. Brilliant: You may resolve the primary instead. Analytical: May ignore 1 prerequisite.",
  constant { text = "Fragile", add("combat_roll", -1, units{ owner = you }) },
  constant { text = "Brilliant", primary_instead(strategy_cards{ title = "Technology" }, you) },
  constant { text = "Analytical", skips_prerequisites(1, technologies{ controller = you, place = "deck", is_not = "is_upgrade" }) } }

unit "J.N.S. Hylarim" { extra_from = 9, extra_hits = 2, type = "flagship", faction = "Jol-Nar", cost = 8, combat = 6, dice = 2,
  move = 1, capacity = 3, sustain = true,
  text = "Each natural 9 or 10 (before modifiers) on its combat roll yields 2 extra hits." }
unit "Shield Paling" { type = "mech", box = "pok", faction = "Jol-Nar", cost = 2, combat = 6,
  sustain = true, text = "Your infantry on its planet ignore Fragile.",
  constant{ add("combat_roll", 1, pieces{ type = "infantry", owner = you, at = pieces{ type = "mech", owner = you } }) } }

technology "Spatial Conduit Cylinder" { colour = "blue", needs = "BB", faction = "Jol-Nar",
  text = "For this activation that system is adjacent to every other system with your units.",
  response { after = activates{ systems{ having = units{ owner = you } }, by = you }, cost = exhaust_self(),
    effect = lasting{ "tactical", beside_active(systems{ having = units{ owner = you } }) } } }
technology "E-Res Siphons" { colour = "yellow", needs = "YY", faction = "Jol-Nar",
  text = "+4 trade goods.",
  forced{ after = activates{ systems{ having = ships{ owner = you } }, by = others }, effect = goods(4) } }

note "Research Agreement" { faction = "Jol-Nar",
  timing = "after the owner researches a non-faction technology", text = "Gain that technology.",
  response { from = "hand", after = researches{ technologies{ faction = false }, by = owner_of_note },
    effect = gain_technology(it, you) } }

leader "Doctor Sucaban" { faction = "Jol-Nar", role = "agent",
  timing = "when a player spends resources to research",
  text = "Exhaust: the player may give up infantry from the board, each one saving 1 resource.",
  response { when = researches(), cost = exhaust_self(), effect = {
    remove{ 6, pieces{ type = "infantry", owner = event_player }, event_player, up_to = true },
    lasting{ "research", add("research_discount", done, players{ controller = event_player }) } } } }
leader "Ta Zern" { faction = "Jol-Nar", role = "commander", unlock = "8 technologies owned",
  needs = at_least(count(technologies{ controller = you }), 8),
  timing = "your unit ability dice have been rolled", text = "May reroll any of them.",
  response { after = rolls{ by = you }, condition = at_least(rolled_for("ability"), 1), effect = reroll("any", 0, you) } }
local function another(hue)
  local owned = technologies{ controller = you, colour = hue, is_not = "is_upgrade" }
  return if_{ exists(owned), then_ = each_of{ owned, may{
    choose{ technologies{ place = "deck", controller = you, colour = hue, is_not = "is_upgrade" } },
    return_technology(target2), gain_technology(target, you), text = "Replace it?" } } }
end
leader "Rin, the Master's Legacy" { faction = "Jol-Nar", role = "hero", called = "Genetic Memory",
  timing = "ACTION",
  text = "Each non-unit-upgrade technology you own may be replaced by another of the same colour from your deck (all at once). Purge.",
  action { cost = purge_self(), effect = {
    another("blue"), another("green"), another("red"), another("yellow") } } }
