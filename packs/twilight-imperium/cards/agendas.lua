-- Agendas: laws and directives.

agenda "Anti-Intellectual Revolution" { law = true,
  text = "For: Whoever researches a technology then has to destroy one own ship that is no fighter. Against: Next strategy phase start: everyone exhausts as many own planets (their choice) as they own technologies.",
  forced { after = researches(), effect = destroy(1, large_ships{ owner = event_player }, event_player) },
  against { effect = delayed{ at = strategy_begins(), each_player{ repeat_{ count(technologies{ controller = each }),
    choose{ planets{ controller = each, is = "ready" }, by = each }, exhaust(target) } } } } }
agenda "Archived Secret" { elect = "Player", text = "Elected player draws 1 secret objective.",
  outcome { effect = draw_secrets(1, elected_player) } }
agenda "Arms Reduction" {
  text = "For: Each player destroys own dreadnoughts down to 2 and own cruisers down to 4. Against: Next strategy phase start: all planets with a technology specialty are exhausted.",
  for_ { effect = each_player{
    if_{ at_least(number(pieces{ type = "dreadnought", owner = each }), 3),
      then_ = destroy(value(-2, 1, number(pieces{ type = "dreadnought", owner = each })),
        pieces{ type = "dreadnought", owner = each }, each) },
    if_{ at_least(number(pieces{ type = "cruiser", owner = each }), 5),
      then_ = destroy(value(-4, 1, number(pieces{ type = "cruiser", owner = each })),
        pieces{ type = "cruiser", owner = each }, each) } } },
  against { effect = delayed{ at = strategy_begins(), exhaust(planets{ is = "specialty" }) } } }
agenda "Classified Document Leaks" { law = true, elect = "Scored secret objective",
  text = "The elected objective becomes a public objective.",
  outcome { effect = make_public(elected) } }
agenda "Colonial Redistribution" { elect = "Non-home planet other than Mecatol Rex",
  text = "Destroy all units on the planet; its controller then chooses one player with the fewest VP, who may put 1 infantry (reinforcements) on it.",
  outcome { effect = { destroy(all, units{ at = elected }), choose_player{ fewest_points = true, by = elected_player },
    may{ text = "Put 1 infantry there?", put(1, "infantry", elected, chosen_player), gain_control(elected, chosen_player), by = chosen_player } } } }
agenda "Committee Formation" { law = true, elect = "Player",
  text = "Elected player owns this card; before a vote that elects a player, the owner may discard it to name the elected player (no vote is held).",
  response { when = voting(cards{ is = "elects_player" }), cost = repeal_self(),
    effect = { choose_player{}, elect(chosen_player) } } }
agenda "Compensated Disarmament" { elect = "Planet",
  text = "Destroy all ground forces on the planet; its controller gains 1 trade good for each.",
  outcome { effect = { goods(number(units{ at = elected, on_ground = true }), elected_player),
    destroy(all, units{ at = elected, on_ground = true }) } } }
agenda "Conventions of War" { law = true,
  text = "For: No Bombardment against units on cultural planets. Against: Each player who voted Against discards all action cards.",
  against { effect = discard_action_cards(all, voted_against) },
  constant { cannot_bombard(planets{ is = "cultural" }) } }
agenda "Economic Equality" {
  text = "For: Each player returns all trade goods to the supply, then gains 5. Against: Each player returns all trade goods to the supply.",
  for_ { effect = each_player{ goods(value(0, -1, goods_of(each)), each), goods(5, each) } },
  against { effect = each_player{ goods(value(0, -1, goods_of(each)), each) } } }
agenda "Enforced Travel Ban" { law = true,
  text = "For: Alpha/beta wormholes are ignored when moving. Against: Destroy every PDS in or adjacent to a system with a wormhole.",
  constant { ignore_wormholes() },
  against { effect = destroy(all, pieces{ type = "pds", near = systems{ is = "wormhole" } }) } }
agenda "Executive Sanctions" { law = true,
  text = "For: Hand limit of action cards is 3 for every player. Against: Each player discards 1 random action card.",
  constant { set_to("hand_limit", 3, players{}) },
  for_ { effect = keep_limits(everyone) },
  against { effect = discard_random_action_cards(1, everyone) } }
agenda "Fleet Regulations" { law = true,
  text = "For: No player may have more than 4 tokens in the fleet pool. Against: Each player puts 1 command token (reinforcements) into the fleet pool.",
  constant { fleet_pool_most(4) },
  for_ { effect = keep_limits(everyone) },
  against { effect = tokens_to("fleet", 1, everyone) } }
agenda "Homeland Defense Act" { law = true,
  text = "For: Players may have any number of PDS on planets they control. Against: Each player destroys 1 own PDS.",
  constant { allow_more_pds() },
  against { effect = each_player{ destroy(1, pieces{ type = "pds", owner = each }, each) } } }
agenda "Imperial Arbiter" { law = true, elect = "Player",
  text = "Elected player owns this card; at the end of a strategy phase the owner may discard it to swap one own strategy card for one of another player.",
  response { after = strategy_ends(), cost = repeal_self(), effect = swap_strategy_cards() } }
agenda "Incentive Program" {
  text = "For: One further stage I objective from the deck is revealed and can be scored. Against: One further stage II objective from the deck is revealed and can be scored.",
  for_ { effect = reveal_objective("I") },
  against { effect = reveal_objective("II") } }
agenda "Ixthian Artifact" {
  text = "For: Speaker rolls 1 die. 6-10: everybody may research two technologies. 1-5: all units in the Mecatol Rex system are destroyed and each player with units in adjacent systems destroys 3 own units in each of those systems. Against: No effect.",
  for_ { effect = { roll{ 1, at_least = 6 }, if_{ at_least(successes, 1),
    then_ = each_player{ may{ text = "Research 2 technologies?", research(each), research(each), by = each } },
    else_ = { destroy(all, units{ system = mecatol_rex }), each_player{ each_of{ systems{ beside = mecatol_rex },
      destroy(3, units{ owner = each, system = target2 }, each) } } } } } } }
agenda "Judicial Abolishment" { elect = "Law", text = "Discard the elected law.",
  outcome { effect = repeal(elected) } }
agenda "Minister of Commerce" { law = true, elect = "Player",
  text = "Elected player owns this card; after the owner replenishes commodities: +1 trade good per neighbour.",
  forced { after = replenishes{ by = you }, effect = goods(count(players{ standing = { "neighbour" } })) } }
agenda "Minister of Exploration" { law = true, elect = "Player",
  text = "Elected player owns this card; when the owner gains control of a planet: +1 trade good.",
  forced { after = gains_planet{ by = you }, effect = goods(1) } }
agenda "Minister of Industry" { law = true, elect = "Player",
  text = "Elected player owns this card; a space dock placed by the owner lets all the owner's units of that system use Production at once.",
  forced { after = places{ pieces{ type = "space_dock" }, by = you }, effect = use_production(other) } }
agenda "Minister of Peace" { law = true, elect = "Player",
  text = "Elected player owns this card; when somebody activates a system holding units of someone else, the owner may discard it and the active player's turn is over.",
  response { after = activates(systems{ having = units{ owner = inactive_players } }), cost = repeal_self(),
    effect = end_turn() } }
agenda "Minister of Policy" { law = true, elect = "Player",
  text = "Elected player owns this card; at the end of each status phase the owner draws 1 action card.",
  forced { after = status_ends(), effect = draw_action_cards(1) } }
agenda "Minister of Sciences" { law = true, elect = "Player",
  text = "Elected player owns this card; resolving the primary or secondary of Technology, the owner spends no resources to research.",
  constant { free_technology(you) } }
agenda "Minister of War" { law = true, elect = "Player",
  text = "Elected player owns this card; after doing an action the owner may discard it to return 1 own command token from the board to reinforcements and then do 1 more action.",
  response { after = acts{ by = you }, condition = exists(systems{ site = "own_token" }), cost = repeal_self(),
    effect = { choose{ systems{ site = "own_token" } }, lift_token("reinforcements", target, you), extra_action() } } }
agenda "Miscount Disclosed" { elect = "Law",
  text = "Vote on the elected law again as if just revealed.",
  outcome { effect = vote_again(elected) } }
agenda "Mutiny" {
  text = "For: Each player who voted For gains 1 VP. Against: Each player who voted For loses 1 VP.",
  for_ { effect = points(1, voted_for) },
  against { effect = points(-1, voted_for) } }
agenda "New Constitution" {
  text = "For: All laws are discarded; next strategy phase start: home system planets of everybody are exhausted. Against: No effect.",
  needs = exists(laws{}),
  for_ { effect = { repeal(laws{}), delayed{ at = strategy_begins(),
    each_player{ exhaust(planets{ controller = each, is = "home_of_each" }) } } } } }
agenda "Prophecy of Ixth" { law = true, elect = "Player",
  text = "Elected player owns this card: +1 to combat rolls of the owner's fighters; each time the owner uses Production without producing 2+ fighters the card is discarded.",
  constant { add("combat_roll", 1, pieces{ type = "fighter", owner = you }) },
  forced { after = produces{ by = you }, condition = all_of{ equals(by_production, 1), at_most(fighters_produced, 1) },
    effect = repeal(self) } }
agenda "Public Execution" { elect = "Player",
  text = "Elected player discards all action cards, passes the speaker token (if held) to the left, and cannot vote for the rest of this agenda phase.",
  outcome { effect = { discard_action_cards(all, elected_player),
    if_{ equals(is_speaker(elected_player), 1), then_ = make_speaker(left_of_speaker) },
    lasting{ "agenda_phase", cannot_vote(elected_player) } } } }
agenda "Publicize Weapon Schematics" { law = true,
  text = "For: As soon as someone has a war sun technology, nobody needs prerequisites for one. War suns are without Sustain Damage. Against: Each owner of a war sun technology discards all action cards.",
  constant { cannot_sustain(pieces{ type = "war_sun" }) },
  constant { no_prerequisites(technologies{ place = "deck", is = "for_war_suns" }),
    condition = exists(technologies{ is = "for_war_suns" }) },
  against { effect = each_player{ if_{ exists(technologies{ controller = each, is = "for_war_suns" }),
    then_ = discard_action_cards(all, each) } } } }
agenda "Regulated Conscription" { law = true,
  text = "For: Fighters and infantry are produced 1 per cost instead of 2. Against: No effect.",
  constant { set_to("per_cost", 1, units{}) } }
agenda "Seed of an Empire" {
  text = "For: The player(s) with the most VP gain 1 VP. Against: The player(s) with the fewest VP gain 1 VP.",
  for_ { effect = points(1, most_points) },
  against { effect = points(1, fewest_points) } }
agenda "Shared Research" { law = true,
  text = "For: Units of all players may move through nebulae. Against: Each player places a command token (reinforcements) in their home system if able.",
  constant { allow_through_nebulae(anyone) },
  against { effect = each_player{ put_token(each, systems{ is = "home_of_each" }) } } }
agenda "Swords to Plowshares" {
  text = "For: Each player destroys half (rounded up) of own infantry on each planet they control and gains 1 trade good per infantry destroyed. Against: Each player puts 1 infantry (reinforcements) on each planet they control.",
  for_ { effect = each_player{ each_of{ planets{ controller = each },
    goods(half(pieces{ type = "infantry", owner = each, at = target2 }), each),
    destroy(half(pieces{ type = "infantry", owner = each, at = target2 }),
      pieces{ type = "infantry", owner = each, at = target2 }, each) } } },
  against { effect = each_player{ put(1, "infantry", planets{ controller = each }, each) } } }
agenda "Unconventional Measures" {
  text = "For: Each player who voted For draws 2 action cards. Against: Each player who voted For discards all action cards.",
  for_ { effect = draw_action_cards(2, voted_for) },
  against { effect = discard_action_cards(all, voted_for) } }
agenda "Wormhole Reconstruction" { law = true,
  text = "For: Alpha and beta wormholes connect with one another: every such system is adjacent to every other. Against: Each player places a command token (reinforcements) in each system that has a wormhole and own ships.",
  constant { wormholes_joined() },
  against { effect = each_player{ put_token(each, systems{ is = "wormhole", having = ships{ owner = each } }) } } }
agenda "Wormhole Research" {
  text = "For: Each player with ships in a system with any wormhole may research 1 technology; then all ships in systems with an alpha or beta wormhole are destroyed. Against: Each player who voted Against returns 1 command token from their sheet to reinforcements.",
  for_ { effect = { each_player{ if_{ exists(ships{ owner = each, system = systems{ is = "wormhole" } }),
      then_ = may{ text = "Research a technology?", research(each), by = each } } },
    destroy(all, ships{ system = systems{ wormhole = "alpha" } }), destroy(all, ships{ system = systems{ wormhole = "beta" } }) } },
  against { effect = lose_tokens("any", 1, voted_against) } }
agenda "Core Mining" { law = true, elect = "Hazardous planet", removed = true,
  text = "Attach to the planet and destroy 1 infantry on it: +2 resources.",
  constant { add("resources", 2, host) },
  outcome { effect = destroy(1, pieces{ type = "infantry", at = elected }, elected_player) } }
agenda "Demilitarized Zone" { law = true, elect = "Cultural planet", removed = true,
  text = "Attach to the planet; its units are destroyed and from now on none may land, be produced or be set down there.",
  constant { cannot_be_placed(host) },
  outcome { effect = destroy(all, units{ at = elected }) } }
agenda "Holy Planet of Ixth" { law = true, elect = "Cultural planet", removed = true,
  text = "Attach to the planet: its controller gains 1 VP; units there cannot use Production; gaining control of it gives 1 VP, losing control costs 1 VP.",
  constant { cannot_produce(host) },
  outcome { effect = points(1, elected_player) },
  forced { after = gains_planet(host), effect = { points(1, event_player), points(-1, loser) } } }
agenda "Representative Government (base)" { law = true, removed = true,
  text = "For: Planets cannot be exhausted for votes; each player may cast 1 vote per agenda. Against: Next strategy phase start: those who voted Against exhaust all their cultural planets.",
  constant { cannot_exhaust_to_vote(), set_to("votes", 1, players{}) },
  against { effect = each_player{ if_{ at_least(against_by(each), 1),
    then_ = delayed{ at = strategy_begins(), exhaust(planets{ controller = each, is = "cultural" }) } } } } }
agenda "Research Team: Biotic" { law = true, elect = "Industrial planet", removed = true,
  text = "Attach to the planet: when its owner researches, this card may be exhausted to ignore 1 green prerequisite.",
  constant { skips_green(technologies{ place = "deck", owner = you }) } }
agenda "Research Team: Cybernetic" { law = true, elect = "Industrial planet", removed = true,
  text = "Attach to the planet: when its owner researches, this card may be exhausted to ignore 1 yellow prerequisite.",
  constant { skips_yellow(technologies{ place = "deck", owner = you }) } }
agenda "Research Team: Propulsion" { law = true, elect = "Industrial planet", removed = true,
  text = "Attach to the planet: when its owner researches, this card may be exhausted to ignore 1 blue prerequisite.",
  constant { skips_blue(technologies{ place = "deck", owner = you }) } }
agenda "Research Team: Warfare" { law = true, elect = "Hazardous planet", removed = true,
  text = "Attach to the planet: when its owner researches, this card may be exhausted to ignore 1 red prerequisite.",
  constant { skips_red(technologies{ place = "deck", owner = you }) } }
agenda "Senate Sanctuary" { law = true, elect = "Cultural planet", removed = true,
  text = "Attach to the planet: +2 influence.",
  constant { add("influence", 2, host) } }
agenda "Shard of the Throne" { law = true, elect = "Player", removed = true,
  text = "Elected player owns this card and gains 1 VP. Whoever wins a combat against the owner takes it and gains 1 VP; the former owner loses 1 VP.",
  outcome { effect = points(1, elected_player) },
  forced { after = combat_won{ by = opponent },
    effect = { take(self, event_player), points(1, event_player), points(-1) } } }
agenda "Terraforming Initiative" { law = true, elect = "Hazardous planet", removed = true,
  text = "Attach to the planet: +1 resources and +1 influence.",
  constant { add("resources", 1, host), add("influence", 1, host) } }
agenda "The Crown of Emphidia" { law = true, elect = "Player", removed = true,
  text = "Elected player owns this card and gains 1 VP. Whoever gains control of a planet in the owner's home system takes it and gains 1 VP; the former owner loses 1 VP.",
  outcome { effect = points(1, elected_player) },
  forced { after = gains_planet{ planets{ is = "your_home" }, by = others },
    effect = { take(self, event_player), points(1, event_player), points(-1) } } }
agenda "The Crown of Thalnos" { law = true, elect = "Player", removed = true,
  text = "Elected player owns this card: in each combat round the owner may reroll any dice, but units whose rerolls make no hit are destroyed.",
  response { after = rolls{ by = you }, condition = at_least(rolled_for("combat"), 1), effect = reroll("or_lost", 0, you) } }
agenda "Armed Forces Standardization" { box = "pok", elect = "Player",
  text = "Elected player sets command pools to 3 tactic, 3 fleet, 2 strategy from reinforcements and returns any excess.",
  outcome { effect = { set_pool("tactic", 3, elected_player), set_pool("fleet", 3, elected_player),
    set_pool("strategy", 2, elected_player) } } }
agenda "Articles of War" { box = "pok", law = true,
  text = "For: Mechs have no printed ability except Sustain Damage. Against: Each player who voted For gains 3 trade goods.",
  against { effect = goods(3, voted_for) },
  constant { blank(pieces{ type = "mech" }), set_to("bombardment", 0, pieces{ type = "mech" }),
    set_to("cannon", 0, pieces{ type = "mech" }), set_to("shield", 0, pieces{ type = "mech" }),
    set_to("production", 0, pieces{ type = "mech" }) } }
agenda "Checks and Balances" { box = "pok", law = true,
  text = "For: A player choosing a strategy card gives it to another player who has none yet (in 3-4 player games: who has fewer than 2), if able. Against: At the end of this agenda phase each player readies only 3 planets.",
  constant { picks_for_others() },
  against { effect = lasting{ "agenda_phase", readies_only(3, everyone) } } }
agenda "Clandestine Operations" { box = "pok",
  text = "For: Each player returns 2 command tokens from their sheet to reinforcements. Against: Each player returns 1 command token from the fleet pool to reinforcements.",
  for_ { effect = lose_tokens("any", 2, everyone) },
  against { effect = lose_tokens("fleet", 1, everyone) } }
agenda "Covert Legislation" { box = "pok", elect = "Outcomes of the hidden agenda",
  text = "Speaker secretly draws the next agenda and announces only its possible outcomes; players vote on those without knowing the effects, and the winning outcome of the hidden agenda is resolved." }
agenda "Galactic Crisis Pact" { box = "pok", elect = "Strategy card",
  text = "Everyone may do the elected card's secondary for free; if it places a token, take that from reinforcements.",
  outcome { effect = each_player{ may{ text = "Use the secondary ability for nothing?", do_card("secondary", elected, each), by = each } } } }
agenda "Minister of Antiquities" { box = "pok", elect = "Player",
  text = "Elected player gains 1 relic.",
  outcome { effect = gain_relic(elected_player) } }
agenda "Nexus Sovereignty" { box = "pok", law = true,
  text = "For: The nexus works for movement only through its gamma wormhole (alpha and beta ignored). Against: Put a gamma wormhole token into the Mecatol Rex system.",
  constant { ignore_nexus_wormholes() },
  against { effect = put_gamma(mecatol_rex) } }
agenda "Political Censure" { box = "pok", law = true, elect = "Player",
  text = "Elected player owns this card, gains 1 VP and cannot play action cards; losing the card costs 1 VP.",
  constant { cannot_play_action_cards(you) },
  outcome { effect = points(1, elected_player) },
  forced { after = loses(self), effect = points(-1, event_player) } }
agenda "Rearmament Agreement" { box = "pok",
  text = "For: Everyone adds 1 mech (reinforcements) to one own home planet. Against: Each player exchanges every own mech for 1 infantry.",
  for_ { effect = each_player{ choose{ planets{ controller = each, is = "home_of_each" }, by = each },
    put(1, "mech", target, each) } },
  against { effect = each_player{ exchange(all, pieces{ type = "mech", owner = each }, "infantry", each) } } }
agenda "Representative Government" { box = "pok", law = true,
  text = "For: Planets cannot be exhausted for votes; each player may cast 1 vote per agenda and no additional votes. Against: Next strategy phase start: those who voted Against exhaust all their cultural planets.",
  constant { cannot_exhaust_to_vote(), cannot_add_votes(), set_to("votes", 1, players{}) },
  against { effect = each_player{ if_{ at_least(against_by(each), 1),
    then_ = delayed{ at = strategy_begins(), exhaust(planets{ controller = each, is = "cultural" }) } } } } }
agenda "Research Grant Reallocation" { box = "pok", elect = "Player",
  text = "Elected player gains any 1 technology, then returns 1 fleet pool token to reinforcements per prerequisite of it.",
  outcome { effect = { choose{ technologies{ place = "deck", controller = elected_player }, by = elected_player },
    gain_technology(target, elected_player), lose_tokens("fleet", prerequisites(target), elected_player) } } }
agenda "Search Warrant" { box = "pok", law = true, elect = "Player",
  text = "Elected player owns this card, takes 2 secret objectives at once and from then on holds all secret objectives face up.",
  constant { open_secrets(you) },
  outcome { effect = draw_secrets(2, elected_player) } }
