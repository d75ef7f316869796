-- The Naaz-Rokha Alliance: sheet, units, technologies, notes, leaders.

-- Up to two secondary abilities, each for a token out of reinforcements: without one only what is free.
-- The cards are ready, or nobody has them.
local secondary
local function one_of(first, name, place, title)
  local card = choose{ strategy_cards{ place = place, is = not place and "ready" or nil, title = title, is_not = not first and "target" or nil },
    as = not first and 2 or nil }
  local effects = { card, do_card("secondary", first and target or target2, you) }
  if first then effects[3] = secondary(false) end
  return mode(name, effects)
end
function secondary(first)
  local function from(title)
    return may{ text = "Use a secondary ability?", either{ one_of(first, "A card that somebody has", nil, title), one_of(first, "A card that nobody has", "common", title) } }
  end
  return if_{ at_least(spare_tokens_of(you), 1), then_ = from(), else_ = from("Leadership") }
end

faction "The Naaz-Rokha Alliance" { short = "Naaz-Rokha", box = "pok", home = 57, commodities = 3,
  technologies = { "Psychoarchaeology", "AI Development Algorithm" },
  fleet = { carrier = 2, destroyer = 1, fighter = 2, infantry = 3, mech = 1, space_dock = 1 },
  text = "Distant Suns: May draw 1 extra card (decided beforehand); resolve one, discard the rest. Fabrication: Either 2 own fragments of one type are purged for a relic, or a single own fragment is purged for a command token.",
  constant { text = "Distant Suns", explores_more(planets{ having = pieces{ type = "mech", owner = you } }, you) },
  action { text = "Fabrication", cost = fragments(2), effect = gain_relic(you) },
  action { text = "Fabrication", cost = purge_fragments(1), effect = tokens(1, you) } }

unit "Visz el Vir" { type = "flagship", box = "pok", faction = "Naaz-Rokha", cost = 8, combat = 9,
  dice = 2, move = 1, capacity = 4, sustain = true,
  text = "Each of your mechs in its system rolls 1 extra die in combat.",
  constant{ add("dice", 1, pieces{ type = "mech", owner = you, system = pieces{ type = "flagship", owner = you } }) } }
unit "Eidolon" { type = "mech", box = "pok", faction = "Naaz-Rokha", cost = 2, combat = 6, dice = 2,
  sustain = true,
  text = "Ground side. Being in active space when a space combat begins turns it into Z-Grav Eidolon." }
unit "Z-Grav Eidolon" { type = "mech", box = "pok", faction = "Naaz-Rokha", cost = 2, combat = 8,
  dice = 2, side = 2,
  text = "Space side of Eidolon. Counts as ship while in active space. Flips back when the space combat ends. Does not count against the fleet pool." }

technology "Pre-Fab Arcologies" { colour = "green", needs = "GGG", box = "pok",
  faction = "Naaz-Rokha", text = "Ready that planet.",
  forced{ after = explores{ planets{}, by = you }, effect = ready(it) } }
technology "Supercharge" { colour = "red", needs = "R", box = "pok", faction = "Naaz-Rokha",
  text = "+1 to all combat rolls of your units this round.",
  response{ after = round_begins(), condition = exists(units{ owner = you, is = "fighting" }), cost = exhaust_self(),
    effect = lasting{ "combat_round", add("combat_roll", 1, units{ owner = you, is = "fighting" }) } } }

note "Black Market Forgery" { faction = "Naaz-Rokha", box = "pok", timing = "ACTION",
  text = "Purge 2 of your relic fragments of one type: gain 1 relic.",
  action { from = "hand", cost = fragments(2), effect = gain_relic(you) } }

leader "Garv and Gunn" { faction = "Naaz-Rokha", role = "agent", timing = "end of a player's turn",
  text = "Exhaust: that player may explore 1 of their planets.",
  response { after = turn_ends{ by = anyone }, cost = exhaust_self(),
    effect = { choose{ planets{ controller = event_player }, by = event_player }, explore(target) } } }
leader "Dart and Tai" { faction = "Naaz-Rokha", role = "commander",
  unlock = "your mechs in 3 systems",
  needs = at_least(count(systems{ having = pieces{ type = "mech", owner = you } }), 3),
  timing = "after you gain control of a planet another player controlled",
  text = "May explore it.",
  response { after = gains_planet{ planets{}, by = you }, condition = at_least(amount, 1), effect = explore(it) } }
leader "Hesh and Prit" { faction = "Naaz-Rokha", role = "hero", called = "Perfect Synthesis",
  timing = "ACTION",
  text = "Gain 1 relic and do the secondaries of at most two strategy cards that are readied or were not chosen, paying tokens from reinforcements. Purge.",
  action { cost = purge_self(), effect = { gain_relic(you), secondary(true) } } }
