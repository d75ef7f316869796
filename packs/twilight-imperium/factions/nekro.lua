-- The Nekro Virus: sheet, units, technologies, notes, leaders.

faction "The Nekro Virus" { short = "Nekro", home = 8, commodities = 3,
  technologies = { "Dacxive Animators", "Valefar Assimilator X", "Valefar Assimilator Y" },
  fleet = { dreadnought = 1, carrier = 1, cruiser = 1, fighter = 2, infantry = 2, space_dock = 1 },
  text = "Galactic Threat: You cannot vote. May predict the outcome aloud; if right, gain 1 technology owned by a player who voted for it. Technological Singularity: May gain 1 technology that opponent owns. Propagation: You cannot research; each time you would, gain 3 command tokens instead.",
  constant { text = "Galactic Threat", cannot_vote(you) },
  response { text = "Galactic Threat", after = agenda_revealed(), limit = { 1, "agenda_phase" },
    effect = predict{ choose{ technologies{ controller = voted_so } }, gain_technology(target, you) } } }

unit "The Alastor" { type = "flagship", faction = "Nekro", cost = 8, combat = 9, dice = 2, move = 1,
  capacity = 3, sustain = true,
  text = "At space combat start: any number of your ground forces in its system (space or planets) may fight in that combat as ships." }
unit "Mordred" { type = "mech", box = "pok", faction = "Nekro", cost = 2, combat = 6,
  sustain = true,
  text = "+2 to its combat rolls against an opponent with an X or Y assimilator token on one of their technologies." }

technology "Valefar Assimilator X" { faction = "Nekro",
  text = "Instead, may put the X token on one of that player's faction technologies; while it lies there this card has that technology's text. Never on a technology that already has an assimilator token." }
technology "Valefar Assimilator Y" { faction = "Nekro",
  text = "Instead, may put the Y token on one of that player's faction technologies; while it lies there this card has that technology's text. Never on a technology that already has an assimilator token." }

note "Antivirus" { faction = "Nekro", stays = true, timing = "start of a combat",
  text = "Put into your play area: the owner cannot use Technological Singularity on you. Returned when you activate a system with the owner's units." }

leader "Nekro Malleon" { faction = "Nekro", role = "agent", timing = "action phase",
  text = "Exhaust and choose a player: for an action card discarded or a command token paid from the sheet they get 2 trade goods." }
leader "Nekro Acidos" { faction = "Nekro", role = "commander",
  unlock = "3 technologies owned (a Valefar Assimilator counts only while its token lies on a technology)",
  needs = at_least(count(technologies{ controller = you }), 3),
  timing = "after you gain a technology", text = "May draw 1 action card." }
leader "UNIT.DSGN.FLAYESH" { faction = "Nekro", role = "hero", called = "Polymorphic Algorithm",
  timing = "ACTION",
  text = "Choose a planet with a technology specialty in a system with your units: destroy units of other players on it, gain trade goods equal to its resources plus influence, and gain 1 technology of the specialty's colour. Purge." }
