-- Action cards: when they are played and what they do.

action_card "Ancient Burial Sites" { timing = "start of the agenda phase",
  text = "Choose 1 player: exhaust every cultural planet they have.",
  response { after = agenda_begins(), effect = { choose_player{}, exhaust(planets{ controller = chosen_player, is = "cultural" }) } } }
action_card "Archaeological Expedition" { box = "pok", timing = "ACTION",
  text = "Pick an exploration deck whose trait one of your planets has; turn over 3 cards: relic fragments among them are yours, the others are discarded.",
  action { effect = dig(3) } }
action_card "Assassinate Representative" { timing = "after an agenda is revealed",
  text = "Choose 1 player: they cannot vote on this agenda.",
  response { after = agenda_revealed(), effect = { choose_player{}, lasting{ "agenda", cannot_vote(chosen_player) } } } }
action_card "Blitz" { box = "codex", timing = "start of an invasion",
  text = "Your ships there (no fighters) that lack Bombardment have Bombardment 6 (1 die) for this invasion.",
  response { after = invasion_begins{ by = you },
    effect = lasting{ "invasion", set_to("bombardment", 6, large_ships{ owner = you, is = "active", has_not = "bombardment" }) } } }
action_card "Bribery" { timing = "after the speaker votes on an agenda",
  text = "Spend any number of trade goods: 1 extra vote each for the outcome you voted for.",
  response { after = votes{ by = speaker }, condition = at_least(agrees(you), 1),
    effect = { spend_goods(you), cast_votes(done, you) } } }
action_card "Bunker" { timing = "start of an invasion",
  text = "-4 to every Bombardment roll against planets you control in this invasion.",
  response { after = invasion_begins{ by = others }, condition = exists(planets{ controller = you, is = "active" }),
    effect = lasting{ "invasion", bunkered(planets{ controller = you, is = "active" }) } } }
action_card "Confounding Legal Text" { box = "pok",
  timing = "when another player is elected as outcome of an agenda",
  text = "You are the elected player instead.",
  response { when = elected{ players{}, by = others }, effect = elect(you) } }
action_card "Confusing Legal Text" { timing = "when you are elected as outcome of an agenda",
  text = "Choose 1 player, who is the elected player instead.",
  response { when = elected{ players{}, by = you }, effect = { choose_player{ other = true }, elect(chosen_player) } } }
action_card "Construction Rider" { timing = "after an agenda is revealed",
  text = "You cannot vote on it. Predict its outcome aloud; if right, put 1 space dock (reinforcements) on a planet you control.",
  response { after = agenda_revealed(), effect = { lasting{ "agenda", cannot_vote(you) },
    predict{ choose{ planets{ controller = you } }, put(1, "space_dock", target) } } } }
action_card "Counterstroke" { box = "codex",
  timing = "after another player activates a system with your command token",
  text = "Return that token to your tactic pool.",
  response { after = activates{ systems{ site = "own_token" }, by = others }, effect = lift_token("tactic", it, you) } }
action_card "Coup d'Etat" { box = "pok", timing = "when another player would do a strategic action",
  text = "Their turn ends; the strategic action does not happen and the strategy card is not exhausted.",
  response { when = acts{ by = others }, condition = equals(amount, 1), effect = { cancel(), end_turn() } } }
action_card "Courageous to the End" {
  timing = "after one of your ships is destroyed in a space combat",
  text = "Roll 2 dice: for each result at or above that ship's combat value the opponent chooses and destroys 1 of their ships.",
  response { after = destroyed{ ships{}, by = you }, condition = all_of{ at_least(fighting, 1), equals(combat_on_planet, 0) },
    effect = { roll_combat(2, it), destroy(successes, ships{ owner = opponent, is = "active" }, opponent) } } }
action_card "Cripple Defenses" { timing = "ACTION",
  text = "Choose 1 planet: destroy every PDS on it.",
  action { effect = { choose{ planets{ having = pieces{ type = "pds" } } }, destroy(all, pieces{ type = "pds", at = target }) } } }
action_card "Deadly Plot" { box = "pok", timing = "an agenda outcome is about to be resolved",
  text = "If you voted for or predicted a different outcome: discard the agenda without effect and without replacement; then exhaust all your planets.",
  response { when = outcome(), condition = at_least(opposed(you), 1),
    effect = { cancel(), then_, exhaust(planets{ controller = you }) } } }
action_card "Decoy Operation" { box = "pok",
  timing = "after another player activates a system with your structures",
  text = "Relocate at most 2 of your ground forces from anywhere to one of your planets in the active system.",
  response { after = activates{ systems{ site = "own_structure" }, by = others },
    effect = { choose{ planets{ controller = you, is = "active" } },
      relocate{ 2, ground_forces{ owner = you }, target, you, up_to = true } } } }
action_card "Diplomacy Rider" { timing = "after an agenda is revealed",
  text = "You cannot vote on it. Predict its outcome aloud; if right, pick a system containing one of your planets: all other players put a token (reinforcements) into it.",
  response { after = agenda_revealed(), effect = { lasting{ "agenda", cannot_vote(you) },
    predict{ choose{ systems{ having = planets{ controller = you } } }, put_token(others, target) } } } }
action_card "Diplomatic Pressure" { box = "pok", copies = 4, timing = "when an agenda is revealed",
  text = "One other player hands you a promissory note of their choice (from hand).",
  response { when = agenda_revealed(), effect = { choose_player{ other = true }, give_note(chosen_player) } } }
action_card "Direct Hit" { copies = 4,
  timing = "after another player's ship uses Sustain Damage against a hit made by your units or abilities",
  text = "Destroy that ship.",
  response { after = sustains{ ships{}, by = others }, condition = at_least(by_you, 1), effect = direct_hit(it) } }
action_card "Disable" { timing = "start of an invasion in a system with opposing PDS",
  text = "In this invasion opposing PDS have neither Planetary Shield nor Space Cannon.",
  response { after = invasion_begins{ by = you }, condition = exists(pieces{ type = "pds", owner = others, is = "active" }),
    effect = lasting{ "invasion", set_to("shield", 0, pieces{ type = "pds", owner = others, is = "active" }),
      set_to("cannon", 0, pieces{ type = "pds", owner = others, is = "active" }) } } }
action_card "Distinguished Councilor" { timing = "after you cast votes on an outcome",
  text = "5 extra votes for that outcome.",
  response { after = votes{ by = you }, condition = at_least(amount, 1), effect = cast_votes(5) } }
action_card "Divert Funding" { box = "pok", timing = "ACTION",
  text = "Return one of your technologies (no unit upgrade, no faction technology) to your deck; then research another technology.",
  action { effect = {
    choose{ technologies{ owner = you, is_not = "is_upgrade", faction = false } }, return_technology(target), then_,
    research(you, technologies{ place = "deck", is_not = "target" }) } } }
action_card "Economic Initiative" { timing = "ACTION",
  text = "Ready all cultural planets you control.",
  action { effect = ready(planets{ controller = you, is = "cultural" }) } }
action_card "Emergency Repairs" { timing = "start or end of a combat round",
  text = "Repair all your Sustain Damage units in the active system.",
  response { after = round_begins(), condition = at_least(fighting, 1),
    effect = repair(all, units{ owner = you, has = "sustain", is = "active" }, you) },
  response { after = round_ends(), condition = at_least(fighting, 1),
    effect = repair(all, units{ owner = you, has = "sustain", is = "active" }, you) } }
action_card "Experimental Battlestation" {
  timing = "ships of another player have moved in, during their tactical action",
  text = "Choose one of your space docks in or adjacent to the active system: it uses Space Cannon 5 (3 dice) against ships there.",
  response { after = moves{ systems{ site = "foreign_ships" }, by = others },
    effect = { choose{ pieces{ type = "space_dock", owner = you, near = active_system } },
      lasting{ "space_cannon", set_to("cannon", 5, target), set_to("cannon_dice", 3, target), set_to("cannon_range", 1, target),
        fires_alone(target), frozen = true } } } }
action_card "Exploration Probe" { box = "pok", timing = "ACTION",
  text = "Explore a frontier token in, or adjacent to, a system with your ships.",
  action { effect = { choose{ systems{ is = "frontier", site = "near_own_ships" } }, explore(target) } } }
action_card "Fighter Conscription" { box = "codex", timing = "ACTION",
  text = "Put 1 fighter (reinforcements) into each system with one of your space docks or capacity units, except systems with ships of other players.",
  action { effect = put(1, "fighter", systems{ site = { "conscripts", "no_foreign_ships" } }, you) } }
action_card "Fighter Prototype" { timing = "round 1 of a space combat begins",
  text = "+2 to combat rolls of your fighters in this round.",
  response { after = round_begins(systems{}), condition = all_of{ equals(amount, 1), at_least(fighting, 1) },
    effect = lasting{ "combat_round", add("combat_roll", 2, pieces{ type = "fighter", owner = you, is = "active" }) } } }
action_card "Fire Team" { timing = "after your ground forces roll in a ground combat round",
  text = "Reroll any of your dice.",
  response { after = rolls{ by = you }, condition = at_least(rolled_for("ground"), 1), effect = reroll("any", 0, you) } }
action_card "Flank Speed" { copies = 4, timing = "after you activate a system",
  text = "+1 move for all your ships in this tactical action.",
  response { after = activates{ by = you }, effect = lasting{ "tactical", add("move", 1, ships{ owner = you }) } } }
action_card "Focused Research" { timing = "ACTION",
  text = "Spend 4 trade goods: research 1 technology.",
  action { cost = trade_goods(4), effect = research(you) } }
action_card "Forward Supply Base" { box = "codex",
  timing = "after another player activates a system with your units",
  text = "+3 trade goods for you, +1 for one other player you name.",
  response { after = activates{ systems{ site = "own_units" }, by = others },
    effect = { choose_player{ other = true }, goods(3, you), goods(1, chosen_player) } } }
action_card "Frontline Deployment" { timing = "ACTION",
  text = "Put 3 infantry (reinforcements) on one planet you control.",
  action { effect = { choose{ planets{ controller = you } }, put(3, "infantry", target, you) } } }
action_card "Ghost Ship" { timing = "ACTION",
  text = "Put 1 destroyer (reinforcements) into a non-home system with a wormhole and no ships of other players.",
  action { effect = { choose{ systems{ is = "wormhole", is_not = "home", site = "no_foreign_ships" } },
    put(1, "destroyer", target, you) } } }
action_card "Ghost Squad" { box = "codex",
  timing = "after another player commits units to a planet you control",
  text = "Move any of your ground forces between planets you control in the active system.",
  response { after = commits{ planets{ controller = you }, by = others },
    effect = { choose{ planets{ controller = you, is = "active" } },
      relocate{ 99, ground_forces{ owner = you, is = "active" }, target, you, up_to = true },
      may{ text = "Move some to another planet, too?", choose{ planets{ controller = you, is = "active", is_not = "target" }, as = 2 },
        relocate{ 99, ground_forces{ owner = you, is = "active" }, target2, you, up_to = true } } } } }
action_card "Hack Election" { box = "codex", timing = "after an agenda is revealed",
  text = "You vote last on it.",
  response { after = agenda_revealed(), effect = lasting{ "agenda", votes_last(you) } } }
action_card "Harness Energy" { box = "codex", timing = "after you activate an anomaly",
  text = "Replenish your commodities.",
  response { after = activates{ systems{ is = "anomaly" }, by = you }, effect = replenish(you) } }
action_card "Imperial Rider" { timing = "after an agenda is revealed",
  text = "You cannot vote on it. Predict its outcome aloud; if right, gain 1 VP.",
  response { after = agenda_revealed(), effect = { lasting{ "agenda", cannot_vote(you) },
    predict{ points(1) } } } }
action_card "Impersonation" { box = "codex", timing = "ACTION",
  text = "Spend 3 influence: draw 1 secret objective.",
  action { cost = influence(3), effect = draw_secrets(1, you) } }
action_card "In the Silence of Space" { timing = "after you activate a system",
  text = "Choose 1 system: your ships there may move through systems with ships of other players in this tactical action.",
  response { after = activates{ by = you }, effect = { choose{ systems{ site = "own_ships" } },
    lasting{ "movement", allow_through_ships(ships{ owner = you, at = target }), frozen = true } } } }
action_card "Industrial Initiative" { timing = "ACTION",
  text = "Gain 1 trade good per industrial planet you control.",
  action { effect = goods(count(planets{ controller = you, is = "industrial" }), you) } }
action_card "Infiltrate" { timing = "when you gain control of a planet",
  text = "Exchange each PDS and space dock on it for the same unit from your reinforcements.",
  response { when = gains_planet{ by = you }, effect = exchange(all, structures{ owner = others, at = it }, "same", you) } }
action_card "Insider Information" { box = "codex", timing = "after an agenda is revealed",
  text = "Peek at the next 3 agendas.",
  response { after = agenda_revealed(), effect = look_at_top("agendas", 3) } }
action_card "Insubordination" { timing = "ACTION",
  text = "Return 1 token from another player's tactic pool to their reinforcements.",
  action { effect = { choose_player{ other = true }, lose_tokens("tactic", 1, chosen_player) } } }
action_card "Intercept" { timing = "after the opponent announces a retreat in a space combat",
  text = "They cannot retreat in this round.",
  response { after = retreats{ by = opponent }, effect = lasting{ "combat_round", cannot_retreat(opponent) } } }
action_card "Leadership Rider" { timing = "after an agenda is revealed",
  text = "You cannot vote on it. Predict its outcome aloud; if right, gain 3 command tokens.",
  response { after = agenda_revealed(), effect = { lasting{ "agenda", cannot_vote(you) },
    predict{ tokens(3) } } } }
action_card "Lost Star Chart" { timing = "after you activate a system",
  text = "In this tactical action systems with alpha and systems with beta wormholes are adjacent to each other.",
  response { after = activates{ by = you }, effect = lasting{ "tactical", wormholes_joined() } } }
action_card "Lucky Shot" { timing = "ACTION",
  text = "Destroy 1 dreadnought, cruiser or destroyer (of another player) in a system with a planet you control.",
  action { effect = destroy(1, pieces{ type = { "dreadnought", "cruiser", "destroyer" }, owner = others, site = "own_planet" }) } }
action_card "Maneuvering Jets" { copies = 4,
  timing = "before you assign hits from another player's Space Cannon roll",
  text = "Cancel 1 hit.",
  response { when = hits{ by = you }, condition = at_least(caused_by("cannon"), 1), effect = cancel_hits(1) } }
action_card "Manipulate Investments" { box = "pok", timing = "start of the strategy phase",
  text = "Put 5 trade goods from the supply onto strategy cards of your choice, spread over at least 3 cards.",
  response { after = strategy_begins(), effect = spread_goods(5, strategy_cards{ place = "common" }) } }
action_card "Master Plan" { box = "codex", timing = "after you do an action",
  text = "Do one more action.",
  response { after = acts{ by = you }, effect = extra_action() } }
action_card "Mining Initiative" { timing = "ACTION",
  text = "Pick one of your planets: trade goods up to its resource value are yours.",
  action { effect = { choose{ planets{ controller = you } }, goods(stat_of("resources", target), you) } } }
action_card "Morale Boost" { copies = 4, timing = "start of a combat round",
  text = "+1 to all combat rolls of your units this round.",
  response { after = round_begins(), condition = at_least(fighting, 1),
    effect = lasting{ "combat_round", add("combat_roll", 1, units{ owner = you, is = "active" }) } } }
action_card "Nav Suite" { box = "pok", timing = "after you activate a system",
  text = "Ignore the effects of anomalies in the Movement step of this tactical action.",
  response { after = activates{ by = you },
    effect = lasting{ "movement", ignore_anomalies(you), ignore_rifts(you), ignore_pull(you) } } }
action_card "Parley" { timing = "after another player commits units to a planet you control",
  text = "Those units return to the space area.",
  response { after = commits{ planets{ controller = you }, by = others },
    effect = relocate(all, units{ owner = event_player, at = it }, active_system, you) } }
action_card "Plagiarize" { box = "codex", timing = "ACTION",
  text = "Spend 5 influence: gain a non-faction technology that one of your neighbours owns.",
  action { cost = influence(5),
    effect = { choose{ technologies{ owner = neighbours, faction = false } }, gain_technology(target, you) } } }
action_card "Plague" { timing = "ACTION",
  text = "Choose 1 planet another player controls: roll 1 die per infantry on it; each 6+ destroys one of them.",
  action { effect = { choose{ planets{ controller = others, having = pieces{ type = "infantry" } } },
    roll{ number(pieces{ type = "infantry", at = target }), at_least = 6 },
    destroy(successes, pieces{ type = "infantry", at = target }) } } }
action_card "Political Stability" {
  timing = "status phase, instead of handing back your strategy card(s)",
  text = "Keep them; you choose none in the next strategy phase.",
  response { when = returns_cards{ by = you }, effect = { cancel(), lasting{ "strategy_ends", cannot_pick(you) } } } }
action_card "Politics Rider" { timing = "after an agenda is revealed",
  text = "You cannot vote on it. Predict its outcome aloud; if right, draw 3 action cards and take the speaker token.",
  response { after = agenda_revealed(), effect = { lasting{ "agenda", cannot_vote(you) },
    predict{ draw_action_cards(3), make_speaker(you) } } } }
action_card "Public Disgrace" {
  timing = "when another player chooses a strategy card in the strategy phase",
  text = "They must choose a different one if able.",
  response { when = picks{ by = others }, effect = cancel() } }
action_card "Rally" { box = "codex",
  timing = "after you activate a system with ships of another player",
  text = "Put 2 command tokens (reinforcements) into your fleet pool.",
  response { after = activates{ systems{ site = "foreign_ships" }, by = you }, effect = tokens_to("fleet", 2, you) } }
action_card "Reactor Meltdown" { timing = "ACTION",
  text = "Destroy 1 space dock (of another player) in a non-home system.",
  action { effect = destroy(1, pieces{ type = "space_dock", owner = others, is_not = "home" }) } }
action_card "Refit Troops" { box = "pok", timing = "ACTION",
  text = "Up to 2 (at least 1) infantry of yours become mechs.",
  action { effect = either{ mode("One infantry", exchange(1, pieces{ type = "infantry", owner = you }, "mech", you)),
    mode("Two infantry", exchange(2, pieces{ type = "infantry", owner = you }, "mech", you)) } } }
action_card "Reflective Shielding" { box = "codex",
  timing = "your ship has used Sustain Damage in a combat",
  text = "Produce 2 hits against the opposing ships in the active system.",
  response { after = sustains{ ships{}, by = you }, condition = all_of{ at_least(fighting, 1), equals(combat_on_planet, 0) },
    effect = hit(2, opponent) } }
action_card "Reparations" { timing = "a planet of yours was taken by another player",
  text = "Exhaust 1 planet of that player and ready 1 of yours.",
  response { after = gains_planet{ by = others }, condition = exists(players{ owner = loser, standing = "you" }),
    effect = { if_{ exists(planets{ controller = event_player, is = "ready" }),
        then_ = { choose{ planets{ controller = event_player, is = "ready" } }, exhaust(target) } },
      if_{ exists(planets{ controller = you, is = "exhausted" }),
        then_ = { choose{ planets{ controller = you, is = "exhausted" }, as = 2 }, ready(target2) } } } } }
action_card "Repeal Law" { timing = "ACTION", text = "Discard 1 law from play.",
  action { effect = { choose{ laws{} }, repeal(target) } } }
action_card "Reveal Prototype" { box = "pok", timing = "start of a combat",
  text = "Spend 4 resources: research a unit upgrade of the type of one of your units in this combat (prerequisites apply).",
  response { after = combat_begins(), condition = at_least(fighting, 1), cost = resources(4),
    effect = research(you, technologies{ place = "deck", is = "is_upgrade", site = "fighting" }) } }
action_card "Reverse Engineer" { box = "pok",
  timing = "after another player discards an action card with a component action",
  text = "Take that card from the discard pile.",
  response { after = discards{ action_cards{ site = "component" }, by = others }, effect = take(it, you) } }
action_card "Rise of a Messiah" { timing = "ACTION",
  text = "Put 1 infantry (reinforcements) on each planet you control.",
  action { effect = put(1, "infantry", planets{ controller = you }, you) } }
action_card "Rout" { box = "pok", timing = "Announce Retreats step begins and you defend",
  text = "The opponent must announce a retreat if able.",
  response { when = retreats{ by = you }, effect = lasting{ "combat_round", must_retreat(opponent) } } }
action_card "Sabotage" { copies = 4,
  timing = "another player plays any action card except Sabotage", text = "Cancel that card.",
  response { cancels = plays{ action_cards{ but = "Sabotage" }, by = others }, effect = cancel() } }
action_card "Salvage" { timing = "after you win a space combat",
  text = "The opponent gives you all their commodities.",
  response { after = combat_won{ systems{}, by = you }, condition = at_least(commodities_of(loser), 1),
    effect = give_commodities(loser) } }
action_card "Sanction" { box = "codex", timing = "after an agenda is revealed",
  text = "You cannot vote on it. Predict its outcome aloud; if right, each player who voted for it returns 1 token from their fleet pool to reinforcements.",
  response { after = agenda_revealed(), effect = { lasting{ "agenda", cannot_vote(you) },
    predict{ lose_tokens("fleet", 1, voted_so) } } } }
action_card "Scramble Frequency" { box = "codex",
  timing = "after another player rolls for Bombardment, Space Cannon or anti-fighter barrage",
  text = "They reroll all of those dice.",
  response { after = rolls{ by = others }, condition = at_least(rolled_for("ability"), 1), effect = reroll("all", 0, event_player) } }
action_card "Scuttle" { box = "pok", timing = "ACTION",
  text = "Take up to 2 (at least 1) of your ships, no fighters, off the board: their summed cost is paid to you in trade goods.",
  action { effect = { choose{ large_ships{ owner = you } }, goods(stat_of("cost", target), you), remove(1, target, you),
    may{ text = "Another ship for its cost?", choose{ large_ships{ owner = you }, as = 2 }, goods(stat_of("cost", target2), you), remove(1, target2, you) } } } }
action_card "Seize Artifact" { box = "pok", timing = "ACTION",
  text = "Choose a neighbour with relic fragments: they give you 1 fragment of your choice.",
  action { effect = { choose{ explorations{ controller = neighbours, site = "fragment" } }, take(target, you) } } }
action_card "Shields Holding" { copies = 4,
  timing = "before you assign hits to your ships in a space combat", text = "Cancel up to 2 hits.",
  response { when = hits{ by = you }, condition = at_least(caused_by("space"), 1), effect = cancel_hits(2) } }
action_card "Signal Jamming" { timing = "ACTION",
  text = "Choose 1 non-home system that holds, or is adjacent to, one of your ships: put a command token from another player's reinforcements there.",
  action { effect = { choose{ systems{ is_not = "home", site = "near_own_ships" } },
    choose_player{ other = true }, put_token(chosen_player, target) } } }
action_card "Skilled Retreat" { copies = 4, timing = "start of a (space) combat round",
  text = "Move all your ships from the active system to an adjacent system without ships of other players; the combat ends as a draw. Then put a command token (reinforcements) into that system.",
  response { after = round_begins(systems{}), condition = at_least(fighting, 1),
    effect = { choose{ systems{ beside = active_system, site = { "no_foreign_ships", "enterable" } } },
      flee(units{ owner = you, at = active_system }, target), end_combat(), put_token(you, target) } } }
action_card "Solar Flare" { box = "codex", timing = "after you activate a system",
  text = "No Space Cannon of others may fire at your ships during Movement of this tactical action.",
  response { after = activates{ by = you }, effect = lasting{ "space_cannon", cannot_be_fired_at(you) } } }
action_card "Spy" { timing = "ACTION",
  text = "Choose 1 player: they give you 1 random action card.",
  action { effect = { choose_player{ other = true }, take_random_action_cards(1, chosen_player) } } }
action_card "Summit" { timing = "start of the strategy phase", text = "Gain 2 command tokens.",
  response { after = strategy_begins(), effect = tokens(2, you) } }
action_card "Tactical Bombardment" { timing = "ACTION",
  text = "Choose 1 system with your Bombardment units: exhaust all planets other players control there.",
  action { effect = { choose{ systems{ site = "own_bombardment" } },
    exhaust(planets{ controller = others, site = "in_target" }) } } }
action_card "Technology Rider" { timing = "after an agenda is revealed",
  text = "You cannot vote on it. Predict its outcome aloud; if right, research 1 technology.",
  response { after = agenda_revealed(), effect = { lasting{ "agenda", cannot_vote(you) },
    predict{ research(you) } } } }
action_card "Trade Rider" { timing = "after an agenda is revealed",
  text = "You cannot vote on it. Predict its outcome aloud; if right, gain 5 trade goods.",
  response { after = agenda_revealed(), effect = { lasting{ "agenda", cannot_vote(you) },
    predict{ goods(5) } } } }
action_card "Unexpected Action" { timing = "ACTION",
  text = "Return 1 of your command tokens on the board to reinforcements.",
  action { effect = { choose{ systems{ site = "own_token" } }, lift_token("reinforcements", target, you) } } }
action_card "Unstable Planet" { timing = "ACTION",
  text = "One hazardous planet becomes exhausted and loses at most 3 infantry (your choice of number).",
  action { effect = { choose{ planets{ controller = anyone, is = { "hazardous", "ready" } } }, exhaust(target),
    may{ text = "Destroy infantry there?", destroy{ 3, pieces{ type = "infantry", at = target }, you, up_to = true } } } } }
action_card "Upgrade" { timing = "after you activate a system with your ships",
  text = "Exchange 1 of your cruisers there for 1 dreadnought from reinforcements.",
  response { after = activates{ systems{ site = "own_ships" }, by = you },
    effect = exchange(1, pieces{ type = "cruiser", owner = you, is = "active" }, "dreadnought", you) } }
action_card "Uprising" { timing = "ACTION",
  text = "A readied non-home planet of another player becomes exhausted; you receive its resource value in trade goods.",
  action { effect = { choose{ planets{ controller = others, is = "ready", is_not = "home" } }, exhaust(target),
    goods(stat_of("resources", target), you) } } }
action_card "Veto" { timing = "when an agenda is revealed",
  text = "Discard it and reveal the next agenda, which is voted on instead.",
  response { when = agenda_revealed(), effect = cancel() } }
action_card "War Effort" { timing = "ACTION",
  text = "Put 1 cruiser (reinforcements) into a system with your ships.",
  action { effect = { choose{ systems{ site = "own_ships" } }, put(1, "cruiser", target, you) } } }
action_card "War Machine" { box = "codex", copies = 4, timing = "your units use Production",
  text = "+4 to their total Production value and 1 less total cost.",
  response { when = produces{ by = you }, condition = at_least(amount, 1),
    effect = lasting{ "production", add("production", 4, sheet), add("production_cost", -1, sheet) } } }
action_card "Warfare Rider" { timing = "after an agenda is revealed",
  text = "You cannot vote on it. Predict its outcome aloud; if right, put 1 dreadnought (reinforcements) into a system with your ships.",
  response { after = agenda_revealed(), effect = { lasting{ "agenda", cannot_vote(you) },
    predict{ choose{ systems{ having = ships{ owner = you } } }, put(1, "dreadnought", target) } } } }
action_card "Waylay" { box = "pok", timing = "before you roll for anti-fighter barrage",
  text = "Hits of this roll are made against all ships, not only fighters.",
  response { when = rolls{ by = you }, condition = at_least(rolled_for("barrage"), 1),
    effect = lasting{ "combat_round", barrages_all(you) } } }
