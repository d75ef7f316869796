/* words_rivals.h - words of packs: what factions take from each other and are spared: goods,
 * tokens on foreign sheets, notes, turns. Their rows go into the tables of pack_words.h; what they
 * do stands in effect_rivals.c, or where the rule decides. */
#ifndef WORDS_RIVALS_H
#define WORDS_RIVALS_H

#define RIVAL_OPS(X)                                                                               \
    /* an ability has been used on a thing: others may answer it (uses) */                         \
    X(OP_USED_ON, "used_on", "s", "used_on(things)")                                               \
    /* a trade good or a commodity of a player, as you choose */                                   \
    X(OP_TAKE_WARE, "take_good_or_commodity", "w", "take_good_or_commodity(player)")               \
    /* so many of the units at most, of your choice, roll a die each by their combat value */      \
    X(OP_ROLL_UNITS, "roll_units", "ns", "roll_units(number, units)")                              \
    /* a command token of a player in your fleet pool, out of its reinforcements; back there */    \
    X(OP_SEIZE_TOKEN, "seize_token", "w", "seize_token(player)")                                   \
    X(OP_RETURN_SEIZED, "return_seized", "w", "return_seized(player)")
#define RIVAL_COSTS(X)
/* Of seats: dice rolled again in the roll that was made; first in initiative; no unit that costs
 * more; for each ship of others destroyed in the combat one alike; so many command tokens instead
 * of research; systems with a token of one's own, which ends the turn. Of units: in space their
 * sustain damage helps ships; they cost nothing; they leave systems with one's own token. Of things
 * and a seat: one more exploration card; never given to it. */
#define RIVAL_CHANGES(X)                                                                           \
    X(ALLOW_REROLL, "allow_reroll", "V", "allow_reroll(player)")                                   \
    X(ACTS_FIRST, "acts_first", "V", "acts_first(player)")                                         \
    X(COST_MOST, "cost_most", "nV", "cost_most(number, player)")                                   \
    X(TAKES_LIKE, "takes_like", "V", "takes_like(player)")                                         \
    X(TOKENS_FOR_RESEARCH, "tokens_for_research", "nV", "tokens_for_research(number, player)")     \
    X(ALLOW_ACTIVATE_AGAIN, "allow_activate_again", "V", "allow_activate_again(player)")           \
    X(SUSTAINS_FOR_SHIPS, "sustains_for_ships", "s", "sustains_for_ships(units)")                  \
    X(COSTS_NOTHING, "costs_nothing", "s", "costs_nothing(units)")                                 \
    X(ALLOW_LEAVE, "allow_leave", "s", "allow_leave(ships)")                                       \
    X(ALLOW_MORE_EXPLORED, "explores_more", "sv", "explores_more(planets, player)")                \
    X(CANNOT_RECEIVE, "cannot_receive", "sv", "cannot_receive(cards, player)")
#define RIVAL_FILTER_KEYS(X) X(uint8_t, role, "role", filter_role) /* of a leader */
#define RIVAL_MEASURES(X)                                                                          \
    X(MEASURE_ALL_SEIZED, "tokens_seized", 0) /* in your fleet pool */                             \
    /* 1 if you fight whose the note is; a note that nobody sees may be anybody's */               \
    X(MEASURE_AGAINST_NOTED, "against_owner_of_note", 0)
/* 1 if a token of the player is in your fleet pool; relic fragments;
 * 1 if you have ever produced a unit of this type. */
#define RIVAL_MEASURES_OF(X)                                                                       \
    X(MEASURE_SEIZED, "seized_from", "w")                                                          \
    X(MEASURE_OWN_NOTE, "own_note_before", "w") /* notes of your faction, open before players */   \
    X(MEASURE_FRAGMENTS, "fragments_of", "w")                                                      \
    X(MEASURE_PRODUCED, "produced", "k")

#endif
