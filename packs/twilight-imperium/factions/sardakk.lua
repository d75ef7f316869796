-- Sardakk N'orr: sheet, units, technologies, notes, leaders.

faction "Sardakk N'orr" { short = "N'orr", home = 13, commodities = 3,
  fleet = { carrier = 2, cruiser = 1, infantry = 5, pds = 1, space_dock = 1 },
  text = "Unrelenting: +1 to all combat rolls of your units.",
  constant { text = "Unrelenting", add("combat_roll", 1, units{ owner = you }) } }

unit "C'morran N'orr" { type = "flagship", faction = "N'orr", cost = 8, combat = 6, dice = 2,
  move = 1, capacity = 3, sustain = true,
  text = "+1 to combat rolls of your other ships in its system.",
  constant{ add("combat_roll", 1, pieces{ type = { "fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun" },
    owner = you, at = pieces{ type = "flagship", owner = you } }) } }
unit "Valkyrie Exoskeleton" { type = "mech", box = "pok", faction = "N'orr", cost = 2, combat = 6,
  sustain = true,
  text = "After it uses Sustain Damage in ground combat, it makes 1 hit against opposing ground forces on its planet.",
  forced{ after = sustains{ pieces{ type = "mech", owner = you, is = "fighting" } }, effect = hit(amount, opponent) } }
unit "Exotrireme I" { type = "dreadnought", faction = "N'orr", cost = 4, combat = 5, move = 1,
  capacity = 1, sustain = true, bombardment = 4, bombardment_dice = 2 }
unit "Exotrireme II" { type = "dreadnought", level = 2, faction = "N'orr",
  technology = "Exotrireme II", cost = 4, combat = 5, move = 2, capacity = 1, sustain = true,
  bombardment = 4, bombardment_dice = 2, no_direct_hit = true,
  text = "Immune to Direct Hit action cards. After a space combat round: may sacrifice it: at most two ships there, chosen by you, are destroyed (no sustain).",
  response{ after = round_ends{ systems{ having = pieces{ type = "dreadnought", owner = you } } }, effect = {
    destroy(1, pieces{ type = "dreadnought", owner = you, is = "fighting" }), then_,
    destroy{ 2, ships{ is = "fighting" }, you, up_to = true } } } }

technology "Valkyrie Particle Weave" { colour = "red", needs = "RR", faction = "N'orr",
  text = "If the opponent made at least 1 hit, you make 1 additional hit.",
  constant{ hits_back(you) } }
technology "Exotrireme II" { upgrade = true, needs = "BBY", faction = "N'orr",
  replaces = "Dreadnought II", text = "Unit upgrade: Exotrireme II." }

note "Tekklar Legion" { faction = "N'orr", timing = "start of an invasion combat",
  text = "+1 to combat rolls of your units in this combat; if the owner is the opponent, -1 to theirs.",
  response { from = "hand", after = combat_begins(planets{}), condition = at_least(fighting, 1),
    effect = { lasting{ "combat", add("combat_roll", 1, units{ controller = you, is = "fighting" }) },
      lasting{ "combat", add("combat_roll", -1, units{ controller = owner_of_note, is = "fighting" }) } } } }

leader "T'ro" { faction = "N'orr", role = "agent", timing = "end of a player's tactical action",
  text = "Exhaust: 2 infantry (reinforcements) for one planet of that player in the active system.",
  response { after = tactical_ends(), cost = exhaust_self(),
    effect = { choose{ planets{ controller = active_player, is = "active" } }, put(2, "infantry", target, active_player) } } }
leader "G'hom Sek'kus" { faction = "N'orr", role = "commander",
  unlock = "control 5 planets in non-home systems",
  needs = at_least(count(planets{ controller = you, is_not = "home" }), 5), timing = "Commit Ground Forces step",
  text = "Every planet in the active system, and in neighbouring systems free of your token, may contribute one ground force.",
  constant { allow_land_from_planets(you) } }
leader "Sh'val, Harbinger" { faction = "N'orr", role = "hero", called = "Tekklar Conditioning",
  timing = "your ships have moved into the active system",
  text = "May skip straight to Commit Ground Forces; after committing, purge this card and return all your ships in the active system to reinforcements.",
  response { after = moves{ by = you }, condition = all_of{ exists(ships{ owner = you, is = "active" }), exists(ground_forces{ owner = you, is = "active" }) },
    effect = land_at_once() } }
