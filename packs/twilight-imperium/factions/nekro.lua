-- The Nekro Virus: sheet, units, technologies, notes, leaders.

faction "The Nekro Virus" { short = "Nekro", home = 8, commodities = 3,
  technologies = { "Dacxive Animators", "Valefar Assimilator X", "Valefar Assimilator Y" },
  fleet = { dreadnought = 1, carrier = 1, cruiser = 1, fighter = 2, infantry = 2, space_dock = 1 },
  text = "Galactic Threat: You cannot vote. May predict the outcome aloud; if right, gain 1 technology owned by a player who voted for it. Technological Singularity: May gain 1 technology that opponent owns. Propagation: You cannot research; each time you would, gain 3 command tokens instead.",
  constant { text = "Galactic Threat", cannot_vote(you) },
  constant { text = "Propagation", tokens_for_research(3, you) },
  response { text = "Galactic Threat", after = agenda_revealed(), limit = { 1, "agenda_phase" },
    effect = predict{ gain_technology_of(technologies{ controller = voted_so }) } },
  response { text = "Technological Singularity", after = destroyed{ units{}, by = opponent }, limit = { 1, "combat" },
    condition = equals(own_note_before(opponent), 0), effect = gain_technology_of(technologies{ controller = opponent }) } }

unit "The Alastor" { type = "flagship", faction = "Nekro", cost = 8, combat = 9, dice = 2, move = 1,
  capacity = 3, sustain = true,
  text = "At space combat start: any number of your ground forces in its system (space or planets) may fight in that combat as ships.",
  response{ after = combat_begins{ systems{ having = pieces{ type = "flagship", owner = you } } },
    effect = fight_as_ships{ 99, ground_forces{ owner = you, system = it }, you, up_to = true } } }
unit "Mordred" { type = "mech", box = "pok", faction = "Nekro", cost = 2, combat = 6,
  sustain = true,
  text = "+2 to its combat rolls against an opponent with an X or Y assimilator token on one of their technologies.",
  constant{ condition = at_least(assimilated_of(opponent), 1), add("combat_roll", 2, pieces{ type = "mech", owner = you, is = "fighting" }) } }

technology "Valefar Assimilator X" { faction = "Nekro", assimilates = true,
  text = "Instead, may put the X token on one of that player's faction technologies; while it lies there this card has that technology's text. Never on a technology that already has an assimilator token." }
technology "Valefar Assimilator Y" { faction = "Nekro", assimilates = true,
  text = "Instead, may put the Y token on one of that player's faction technologies; while it lies there this card has that technology's text. Never on a technology that already has an assimilator token." }

note "Antivirus" { faction = "Nekro", stays = true, timing = "start of a combat",
  text = "Put into your play area: the owner cannot use Technological Singularity on you. Returned when you activate a system with the owner's units.",
  response { from = "hand", after = combat_begins(), effect = lay_open(self) },
  forced { after = activates{ systems{ having = units{ controller = owner_of_note } }, by = you },
    effect = return_note(self) } }

leader "Nekro Malleon" { faction = "Nekro", role = "agent", timing = "action phase",
  text = "Exhaust and choose a player: for an action card discarded or a command token paid from the sheet they get 2 trade goods.",
  response { after = turn_begins{ by = anyone }, cost = exhaust_self(), effect = { choose_player{},
    may{ text = "Pay for 2 trade goods?", either{ mode("Discard an action card", discard_action_cards(1, chosen_player)),
      mode("Spend a command token", lose_tokens("any", 1, chosen_player)), by = chosen_player }, then_, goods(2, chosen_player), by = chosen_player } } } }
leader "Nekro Acidos" { faction = "Nekro", role = "commander",
  unlock = "3 technologies owned (a Valefar Assimilator counts only while its token lies on a technology)",
  needs = at_least(count(technologies{ controller = you, no_assimilator = true }), 3),
  timing = "after you gain a technology", text = "May draw 1 action card.",
  response { after = gains_technology{ by = you }, effect = draw_action_cards(1, you) } }
local function of_colour(colour)
  local new = technologies{ place = "deck", controller = you, colour = colour }
  return if_{ all_of{ exists(planets{ is = "target", colour = colour }), exists(new) }, then_ = { choose{ new, as = 2 }, gain_technology(target2, you) } }
end
leader "UNIT.DSGN.FLAYESH" { faction = "Nekro", role = "hero", called = "Polymorphic Algorithm",
  timing = "ACTION",
  text = "Choose a planet with a technology specialty in a system with your units: destroy units of other players on it, gain trade goods equal to its resources plus influence, and gain 1 technology of the specialty's colour. Purge.",
  action { cost = purge_self(), effect = {
    choose{ planets{ is = "specialty", system = units{ owner = you } } },
    if_{ exists(units{ owner = others, at = target }), then_ = destroy(all, units{ owner = others, at = target }) },
    goods(stat_of("resources", target)), goods(stat_of("influence", target)),
    of_colour("blue"), of_colour("green"), of_colour("red"), of_colour("yellow") } } }
