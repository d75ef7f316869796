/* words_copies.h - words of packs: what is used that belongs to others: their leaders (loans.h),
 * technologies (assimilate.h) and tokens, and fleets that are made to fight. Their rows go into the
 * tables of pack_words.h; what they do stands in effect_copies.c, or where the rule decides. */
#ifndef WORDS_COPIES_H
#define WORDS_COPIES_H

#define COPY_OPS(X)                                                                                \
    /* you gain one of these technologies of others, or put an assimilator token on it (90.16) */  \
    X(OP_ASSIMILATE, "gain_technology_of", "s", "gain_technology_of(technologies)")                \
    /* you name the outcome that a player is to vote for */                                        \
    X(OP_DEMAND, "demand_vote", "w", "demand_vote(player)")                                        \
    /* all units in the space of a system go to another one and fight there */                     \
    X(OP_PUSH_FLEET, "push_fleet", "sd", "push_fleet(system, system)")                             \
    /* ground forces fight as ships in the combat that begins */                                   \
    X(OP_FIGHT_AS_SHIPS, "fight_as_ships", "nsw up_to:?", "fight_as_ships(number, units, player)")
#define COPY_COSTS(X)
#define COPY_CHANGES(X)                                                                            \
    /* unlocked leaders that are yours to use as well (51.8) */                                    \
    X(BORROWS, "borrows", "s", "borrows(leaders)")                                                 \
    /* for exhausting this: secondary abilities for a token that the active player has in a system \
     */                                                                                            \
    X(FOLLOWS_BY_TOKEN, "follows_by_token", "V", "follows_by_token(player)")                       \
    /* by effects; their retreats are CANNOT_RETREAT */                                            \
    X(CANNOT_MOVE_SHIPS, "cannot_move_ships", "V", "cannot_move_ships(player)")
/* Leaders of whom a token is in the fleet pool of a player. */
#define COPY_FILTER_KEYS(X)                                                                        \
    X(uint8_t, seized_by, "seized_by", filter_who)                                                 \
    X(uint8_t, no_assimilator, "no_assimilator", filter_flag) /* unless it copies something */     \
    /* systems with ships that can be pushed; into which those in the target can */                \
    X(uint8_t, can_be_pushed, "can_be_pushed", filter_flag)                                        \
    X(uint8_t, pushed_into, "pushed_into", filter_flag)
#define COPY_WHOS(X)                                                                               \
    X(WHO_ON_SHEET, "on_sheet_of_owner", 0) /* others with a token on that of the note's owner */
#define COPY_MEASURES(X)
#define COPY_MEASURES_OF(X)                                                                        \
    X(MEASURE_ASSIMILATED, "assimilated_of", "w") /* technologies of a player with such a token */ \
    X(MEASURE_AS_DEMANDED, "voted_as_demanded", "w") /* 1 if the player voted as you demanded */

#endif
