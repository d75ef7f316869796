/* words_cards.h - words of packs: cards, command tokens, technologies, points, turns. Their rows go
 * into the tables of pack_words.h; what they do stands in effect_cards.c, effect_hands.c,
 * effect_tokens.c, effect_research.c, effect_turn.c and measures.c. */
#ifndef WORDS_CARDS_H
#define WORDS_CARDS_H

/* A pool is "tactic", "fleet", "strategy", "any" (the player says which) or, for what is taken back
 * from the board, "reinforcements". */
#define CARD_OPS(X)                                                                                \
    X(OP_POINTS, "points", "nw", "points(number, player)")                                         \
    X(OP_READY, "ready", "s", "ready(things)")                                                     \
    X(OP_EXHAUST, "exhaust", "s", "exhaust(things)")                                               \
    /* command tokens: gained into pools of one's choice, into one pool; lost out of it; a pool is \
     * set to a number; all shared out anew; put into systems, taken from there */                 \
    X(OP_GAIN_TOKENS, "tokens", "nw", "tokens(number, player)")                                    \
    X(OP_TOKENS_TO, "tokens_to", "knw", "tokens_to(pool, number, player)")                         \
    X(OP_LOSE_TOKENS, "lose_tokens", "knw", "lose_tokens(pool, number, player)")                   \
    X(OP_SET_POOL, "set_pool", "knw", "set_pool(pool, number, player)")                            \
    X(OP_REDISTRIBUTE, "redistribute", "w", "redistribute(player)")                                \
    X(OP_PUT_TOKEN, "put_token", "wd", "put_token(player, systems)")                               \
    X(OP_LIFT_TOKEN, "lift_token", "ksw", "lift_token(pool, systems, player)")                     \
    /* cards: drawn; so many (all) discarded by choice, at random; put on their pile; purged;      \
     * taken by a player; random ones of a player taken by you; looked at */                       \
    X(OP_DRAW_ACTION, "draw_action_cards", "nw", "draw_action_cards(number, player)")              \
    X(OP_DRAW_SECRETS, "draw_secrets", "nw", "draw_secrets(number, player)")                       \
    X(OP_DISCARD_ACTIONS, "discard_action_cards", "nw", "discard_action_cards(number, player)")    \
    X(OP_DISCARD_RANDOM_ACTIONS, "discard_random_action_cards", "nw",                              \
      "discard_random_action_cards(number, player)")                                               \
    X(OP_DISCARD, "discard", "s", "discard(cards)")                                                \
    X(OP_PURGE, "purge", "s", "purge(cards)")                                                      \
    X(OP_TAKE, "take", "sw", "take(cards, player)")                                                \
    X(OP_TAKE_RANDOM_ACTIONS, "take_random_action_cards", "nw",                                    \
      "take_random_action_cards(number, player)")                                                  \
    X(OP_LOOK_AT_TOP, "look_at_top", "kn", "look_at_top(\"agendas\", number)")                     \
    X(OP_SHOW_TOP, "show_top", "kw",                                                               \
      "show_top(\"agendas\", player)") /* its top card, to that player */                          \
    /* at the top and at the bottom, as far as you do not know them */                             \
    X(OP_LOOK_AT_ENDS, "look_at_ends", "k", "look_at_ends(\"agendas\")")                           \
    X(OP_LOOK_AT_HAND, "look_at_hand", "kw", "look_at_hand(\"action_cards\", player)")             \
    X(OP_LOOK_AT, "look_at", "s", "look_at(cards)") /* those that are shown to you */              \
    X(OP_SPREAD_GOODS, "spread_goods", "ns", "spread_goods(number, cards)")                        \
    /* technologies */                                                                             \
    /* for so many resources; not complete if they are not paid */                                 \
    X(OP_RESEARCH_FOR, "research_for", "nw", "research_for(resources, player)")                    \
    X(OP_RESEARCH, "research", "wS", "research(player, technologies{ place = \"deck\" })")         \
    X(OP_GAIN_TECHNOLOGY, "gain_technology", "sw", "gain_technology(technologies, player)")        \
    X(OP_RETURN_TECHNOLOGY, "return_technology", "s", "return_technology(technologies)")           \
    /* an ability was used, there; your commander is unlocked */                                   \
    X(OP_USED, "used", "s", "used(place)")                                                         \
    X(OP_UNLOCK_COMMANDER, "unlock_commander", "", "unlock_commander()")                           \
    /* turns and objectives */                                                                     \
    X(OP_END_TURN, "end_turn", "", "end_turn()")                                                   \
    X(OP_EXTRA_ACTION, "extra_action", "N", "extra_action(number)")                                \
    /* a tactical action that costs no token, in one of the systems */                             \
    X(OP_TAKE_TACTICAL, "take_tactical_action", "ws", "take_tactical_action(player, systems)")     \
    /* "as_follower": its secondary ability, if the player likes and pays for it */                \
    X(OP_DO_CARD, "do_card", "ksw", "do_card(\"primary\", cards, player)")                         \
    /* a secret objective that is fulfilled now */                                                 \
    X(OP_DIRECT_HIT, "direct_hit", "s", "direct_hit(units)")            /* one that is damaged */  \
    X(OP_ROLL_COMBAT, "roll_combat", "ns", "roll_combat(number, unit)") /* by its combat value */  \
    X(OP_DRAW_COMBAT, "end_combat", "", "end_combat()")                 /* nobody wins */          \
    X(OP_SCORE, "score", "s", "score(self)")                                                       \
    X(OP_REVEAL_OBJECTIVE, "reveal_objective", "k", "reveal_objective(\"I\")")                     \
    /* a public objective leaves the game for a random one of this deck */                         \
    X(OP_REPLACE_OBJECTIVE, "replace_objective", "ks", "replace_objective(\"secret\", card)")
/* Where things are, for filters: site = "edge" (sites.c). Systems, and what is in them; then
 * planets and what is on them; then cards. "Own" and "foreign" are yours and others'. */
#define SITES(X)                                                                                   \
    X(SITE_EDGE, "edge")                                                                           \
    X(SITE_LANDMARK, "landmark") /* a legendary planet, Mecatol Rex or an anomaly */               \
    X(SITE_ALPHA, "alpha")                                                                         \
    X(SITE_BETA, "beta")                                                                           \
    X(SITE_NEXUS, "nexus")                                                                         \
    X(SITE_FOREIGN_HOME, "foreign_home")                                                           \
    X(SITE_OFF_HOME, "off_home") /* not your home system */                                        \
    X(SITE_POWER, "power")       /* Mecatol Rex or the home of another */                          \
    X(SITE_BESIDE_MECATOL, "beside_mecatol")                                                       \
    X(SITE_BESIDE_ANOMALY, "beside_anomaly")                                                       \
    X(SITE_BESIDE_FOREIGN_HOME, "beside_foreign_home")                                             \
    X(SITE_FOREIGN_DOCK, "foreign_dock")                                                           \
    X(SITE_FOREIGN_PLANET, "foreign_planet")                                                       \
    X(SITE_OWN_PLANET, "own_planet")                                                               \
    X(SITE_FOREIGN_SHIPS, "foreign_ships")                                                         \
    X(SITE_NO_FOREIGN_SHIPS, "no_foreign_ships")                                                   \
    X(SITE_OWN_SHIPS, "own_ships")                                                                 \
    X(SITE_NEAR_OWN_SHIPS, "near_own_ships") /* in the system or beside it */                      \
    X(SITE_OWN_UNITS, "own_units")                                                                 \
    X(SITE_OWN_TOKEN, "own_token")                                                                 \
    X(SITE_OWN_STRUCTURE, "own_structure")                                                         \
    X(SITE_OWN_BOMBARDMENT, "own_bombardment")                                                     \
    X(SITE_CONSCRIPTS, "conscripts") /* with a dock of yours or what has capacity */               \
    X(SITE_ATTACHED, "attached")                                                                   \
    X(SITE_NO_OWN_DOCK, "no_own_dock")                                                             \
    X(SITE_IN_TARGET, "in_target") /* the system of what was chosen */                             \
    X(SITE_ON_TARGET, "on_target") /* the planet */                                                \
    X(SITE_COMPONENT, "component") /* a card with an action */                                     \
    X(SITE_FRAGMENT, "fragment")                                                                   \
    X(SITE_FOREIGN_NOTE, "foreign_note")                                                           \
    X(SITE_ENTERABLE, "enterable") /* by ships of yours: no asteroids, no supernova, no nebula */  \
    X(SITE_FIGHTING, "fighting")   /* an upgrade of a unit that you have in the combat */
#define CARD_WHOS(X)                                                                               \
    X(WHO_LOSER, "loser", KNOWS_AMOUNT) /* of a combat, of a planet */                             \
    X(WHO_PASSED, "passed_players", 0)  /* in your turn: those who have passed */
#define CARD_COSTS(X)                                                                              \
    X(COST_EXHAUST_SELF, "exhaust_self", "", "exhaust_self()")                                     \
    X(COST_PURGE_SELF, "purge_self", "", "purge_self()")                                           \
    X(COST_STRATEGY_TOKEN, "strategy_token", "n", "strategy_token(number)")                        \
    X(COST_TOKENS, "command_tokens", "n", "command_tokens(number)") /* tactic or strategy pool */  \
    X(COST_DISCARD_ACTIONS, "discard_action_cards", "n", "discard_action_cards(number)")           \
    X(COST_PURGE_FRAGMENTS, "purge_fragments", "n", "purge_fragments(number)")                     \
    /* so many resources, as much influence, as many trade goods */                                \
    X(COST_WEALTH, "wealth", "n", "wealth(number)")
/* Of seats: no strategy card in the next strategy phase; a retreat if they can. Of planets: -4 to
 * bombardment. */
#define CARD_CHANGES(X)                                                                            \
    /* a prerequisite of the technologies, of any or of one colour, for exhausting this card;      \
     * specialties without exhausting their planets */                                             \
    X(SKIPS_ANY, "skips_any", "s", "skips_any(technologies)")                                      \
    X(SKIPS_BLUE, "skips_blue", "s", "skips_blue(technologies)")                                   \
    X(SKIPS_GREEN, "skips_green", "s", "skips_green(technologies)")                                \
    X(SKIPS_RED, "skips_red", "s", "skips_red(technologies)")                                      \
    X(SKIPS_YELLOW, "skips_yellow", "s", "skips_yellow(technologies)")                             \
    X(FREE_SPECIALTIES, "free_specialties", "V", "free_specialties(player)")                       \
    /* for one infantry the prerequisites of what another player has */                            \
    X(INFANTRY_FOR_NEEDS, "infantry_for_prerequisites", "V", "infantry_for_prerequisites(player)") \
    X(SEES_NOTES, "sees_notes", "V", "sees_notes(player)") /* in the hands of neighbours */        \
    X(CANNOT_PICK, "cannot_pick", "V", "cannot_pick(player)")                                      \
    X(MUST_RETREAT, "must_retreat", "V", "must_retreat(player)")                                   \
    X(ALLOW_SCORE, "allow_score", "V", "allow_score(player)") /* public ones, without its home */  \
    X(BUNKERED, "bunkered", "s", "bunkered(planets)")
#define CARD_FILTER_KEYS(X)                                                                        \
    X(uint8_t, colour, "colour", filter_colour)          /* of a technology or a specialty */      \
    X(uint16_t, but, "but", filter_title)                /* of any other name */                   \
    X(uint8_t, of_faction, "faction", filter_of_faction) /* a technology: 1 of one, 2 of none */   \
    X(uint32_t, sites, "site", filter_sites)                                                       \
    X(uint8_t, standing, "standing", filter_standing) /* of a player, bits */
/* Of a unit that is destroyed or sustains damage: 1 if it is your doing. Are you in the combat? */
#define CARD_MEASURES(X)                                                                           \
    X(MEASURE_BY_YOU, "by_you", 0)                                                                 \
    X(MEASURE_ON_PLANET, "combat_on_planet", 0)                                                    \
    X(MEASURE_FIGHTING, "fighting", 0) X(MEASURE_DISTANT_LANDS, "distant_lands", 0)
/* Of units: how many there are (count() would be stacks). Groups are by "trait", "colour", "system"
 * or "planet". */
#define CARD_MEASURES_OF(X)                                                                        \
    X(MEASURE_NUMBER, "number", "S")                                                               \
    X(MEASURE_SUM, "sum", "qS")                                                                    \
    X(MEASURE_HIGHEST, "highest", "qS")                                                            \
    X(MEASURE_MOST_ALIKE, "most_alike", "kS")                                                      \
    X(MEASURE_GROUPS, "groups", "k#S") /* of at least so many */                                   \
    X(MEASURE_MOST_PRODUCED, "most_produced", "S")                                                 \
    X(MEASURE_CAUSED_BY, "caused_by", "k") /* 1 if by "cannon", "barrage", "bombardment" */        \
    X(MEASURE_LEFT_THERE, "left_there",                                                            \
      "k") /* "ships", "fighters", "ground_forces", "large_ships" of its owner */                  \
    X(MEASURE_POINTS, "points_of", "w")                                                            \
    X(MEASURE_GOODS, "goods_of", "w")                                                              \
    X(MEASURE_COMMODITIES, "commodities_of", "w")                                                  \
    X(MEASURE_HAND, "hand_of", "w")                                                                \
    X(MEASURE_SPARE_TOKENS, "spare_tokens_of", "w") /* in reinforcements */                        \
    X(MEASURE_FLEET, "fleet_of", "w")                                                              \
    X(MEASURE_TACTIC, "tactic_of", "w")                                                            \
    X(MEASURE_STRATEGY, "strategy_of", "w")                                                        \
    X(MEASURE_PREREQUISITES, "prerequisites", "s")

#endif
