/* words_agenda.h - words of packs: agendas, votes, laws. Their rows go into the tables of
 * pack_words.h; what they do stands in effect_agenda.c. */
#ifndef WORDS_AGENDA_H
#define WORDS_AGENDA_H

#define AGENDA_OPS(X)                                                                              \
    /* you name an outcome; the effects follow if it is the one that is resolved */                \
    X(OP_PREDICT, "predict", "b", "predict{ effects }")                                            \
    /* this player is elected and nobody else */                                                   \
    X(OP_ELECT, "elect", "w", "elect(player)")                                                     \
    /* more votes on the outcome that the player has voted for */                                  \
    X(OP_CAST_VOTES, "cast_votes", "nw", "cast_votes(number, player)")                             \
    /* a law is voted on again when this agenda is done */                                         \
    X(OP_VOTE_AGAIN, "vote_again", "s", "vote_again(cards)")                                       \
    X(OP_REPEAL, "repeal", "s", "repeal(laws)")                                                    \
    X(OP_MAKE_SPEAKER, "make_speaker", "w", "make_speaker(player)")                                \
    /* hands and fleet pools that are past a new limit shrink to it */                             \
    X(OP_KEEP_LIMITS, "keep_limits", "w", "keep_limits(player)")                                   \
    /* one of your strategy cards for one of somebody else's */                                    \
    X(OP_SWAP_STRATEGY, "swap_strategy_cards", "", "swap_strategy_cards()")                        \
    /* your units there use Production; a player gains control of a planet */                      \
    X(OP_USE_PRODUCTION, "use_production", "s", "use_production(places)")                          \
    X(OP_GAIN_CONTROL, "gain_control", "sw", "gain_control(planet, player)")                       \
    X(OP_MAKE_PUBLIC, "make_public", "s", "make_public(cards)")                                    \
    /* so many of the top agendas are revealed, the others discarded; each is resolved as if you   \
     * alone had cast 1 vote */                                                                    \
    X(OP_DICTATE_AGENDAS, "dictate_agendas", "n of:#5", "dictate_agendas{ number, of = 5 }")
#define AGENDA_COSTS(X) X(COST_REPEAL_SELF, "repeal_self", "", "repeal_self()")
/* Votes: 8.16 none at all, and who votes whatever bars it; no planets exhausted, no votes beyond
 * those; extra ones; before or behind all others. And how many planets are readied afterwards. */
#define AGENDA_CHANGES(X)                                                                          \
    X(CANNOT_VOTE, "cannot_vote", "V", "cannot_vote(player)")                                      \
    X(CANNOT_BE_BARRED, "cannot_be_barred", "V", "cannot_be_barred(player)")                       \
    X(CANNOT_EXHAUST_TO_VOTE, "cannot_exhaust_to_vote", "V", "cannot_exhaust_to_vote(player)")     \
    X(CANNOT_ADD_VOTES, "cannot_add_votes", "V", "cannot_add_votes(player)")                       \
    X(EXTRA_VOTES, "extra_votes", "nV", "extra_votes(number, player)")                             \
    X(PLANET_VOTES, "planet_votes", "nV", "planet_votes(number, player)")                          \
    X(READIES_ONLY, "readies_only", "nV", "readies_only(number, player)")                          \
    X(VOTES_FIRST, "votes_first", "V", "votes_first(player)")                                      \
    X(VOTES_LAST, "votes_last", "V", "votes_last(player)")                                         \
    LAW_CHANGES(X)
/* Laws: no more tokens in a fleet pool; what is researched with Technology costs nothing; strategy
 * cards are picked for others; secret objectives lie open; no action cards; wormholes. */
#define LAW_CHANGES(X)                                                                             \
    X(FLEET_POOL_MOST, "fleet_pool_most", "nV", "fleet_pool_most(number, player)")                 \
    X(FREE_TECHNOLOGY, "free_technology", "V", "free_technology(player)")                          \
    X(PICKS_FOR_OTHERS, "picks_for_others", "V", "picks_for_others(player)")                       \
    X(ALLOW_MORE_PDS, "allow_more_pds", "V", "allow_more_pds(player)")                             \
    X(CANNOT_BOMBARD, "cannot_bombard", "s", "cannot_bombard(planets)")                            \
    X(CANNOT_PRODUCE, "cannot_produce", "s", "cannot_produce(places)")                             \
    X(CANNOT_BUILD, "cannot_build", "sv", "cannot_build(systems, player)")                         \
    X(BUILDS_NO_INFANTRY, "builds_no_infantry", "s", "builds_no_infantry(units)")                  \
    /* for a captured unit of the kind instead of its cost */                                      \
    X(BUILDS_CAPTURED, "builds_captured", "V", "builds_captured(player)")                          \
    X(NO_PREREQUISITES, "no_prerequisites", "s", "no_prerequisites(technologies)")                 \
    /* so many are ignored; all are for so many resources and this card, or for a captured unit of \
     * the kind that is upgraded */                                                                \
    X(SKIPS_PREREQUISITES, "skips_prerequisites", "ns",                                            \
      "skips_prerequisites(number, technologies)")                                                 \
    X(BUYS_PREREQUISITES, "buys_prerequisites", "nV", "buys_prerequisites(resources, player)")     \
    X(CAPTIVES_FOR_UPGRADES, "captives_for_upgrades", "V", "captives_for_upgrades(player)")        \
    /* secondary abilities: without a token; the primary one instead */                            \
    X(FOLLOWS_FREE, "follows_free", "sv", "follows_free(strategy_cards, player)")                  \
    X(PRIMARY_INSTEAD, "primary_instead", "sv", "primary_instead(strategy_cards, player)")         \
    X(OPEN_SECRETS, "open_secrets", "V", "open_secrets(player)")                                   \
    X(CANNOT_PLAY_CARDS, "cannot_play_action_cards", "V", "cannot_play_action_cards(player)")      \
    X(CANNOT_ANSWER, "cannot_answer", "V", "cannot_answer(player)") /* with any ability */         \
    X(WORMHOLES_JOINED, "wormholes_joined", "V", "wormholes_joined(player)")                       \
    X(KEEPS_WORMHOLES, "keeps_wormholes", "V", "keeps_wormholes(player)") /* nothing shuts them */ \
    X(IGNORE_WORMHOLES, "ignore_wormholes", "V", "ignore_wormholes()")                             \
    X(IGNORE_NEXUS_WORMHOLES, "ignore_nexus_wormholes", "V", "ignore_nexus_wormholes()")
#define AGENDA_WHOS(X)                                                                             \
    X(WHO_ELECTED, "elected_player", 0) /* or who controls the planet that is elected */           \
    X(WHO_VOTED_FOR, "voted_for", 0)                                                               \
    X(WHO_VOTED_AGAINST, "voted_against", 0)                                                       \
    X(WHO_VOTED_SO, "voted_so", 0) /* for the outcome that was decided */                          \
    X(WHO_INACTIVE, "inactive_players", 0)                                                         \
    X(WHO_LEFT, "left_of_speaker", 0)                                                              \
    X(WHO_AHEAD, "most_points", 0)                                                                 \
    X(WHO_BEHIND, "fewest_points", 0)
#define AGENDA_WHICHES(X) X(WHICH_ELECTED, "elected", 0) /* the planet, law or card */
#define AGENDA_FILTER_KEYS(X)
#define AGENDA_MEASURES(X)                                                                         \
    X(MEASURE_INFANTRY, "infantry_produced", 0) /* in the latest production */                     \
    X(MEASURE_FIGHTERS, "fighters_produced", 0) /* likewise */
/* 1 if the player voted for the outcome or predicted it, or another one; voted Against. */
#define AGENDA_MEASURES_OF(X)                                                                      \
    X(MEASURE_BACKED, "backed", "w")                                                               \
    X(MEASURE_AGREES, "agrees", "w") /* 1 if you and the player have voted for the same outcome */ \
    X(MEASURE_OPPOSED, "opposed", "w")                                                             \
    X(MEASURE_VOTED_AGAINST, "against_by", "w")                                                    \
    X(MEASURE_SPEAKER, "is_speaker", "w")                                                          \
    X(MEASURE_HALF, "half", "S") /* of the units there are, rounded up */

#endif
