/* hands.h - what effects do with hands and decks: draw, discard, look, search, put back in
 * order, shuffle. The piles are those of pile.h; what happens here can be answered (react.h).
 *
 * A seat may have decks, hands and discard piles of several sorts (spells, secret
 * objectives); a game with one of each calls it sort 0. What belongs to the table is that of
 * a seat from SEATS on.
 *
 * A game's kit_config.h states, before it includes this header:
 *     KIT_DECK_OF(seat, sort), KIT_HAND_OF(seat, sort), KIT_PILE_OF(seat, sort)    zones
 *     KIT_DISCARD_ZONE(g, thing)    where it goes when it is discarded
 *     HANDS_SORT(op)     which sort an op means; 0 if it is not defined
 *     FACT_DREW, FACT_DISCARDED    its facts: seat and amount; thing and seat
 *     VERB_DISCARD, VERB_TAKE, VERB_DECLINE (thing a)    its verbs, beside those of pile.h
 *     EVENT_DRAW, EVENT_DISCARD, EVENT_LOOK, EVENT_SHUFFLE (a: seat, b: thing)    its events
 * Its GAME_OPS hold HANDS_OPS (program_words.h), its game_ops HANDS_OP_RULES, its flows
 * HANDS_FLOWS and a flow of its own:
 *     FRAME(identify, uint16_t thing;)    a thing dealt before anybody knew which it is:
 *                                         result(g) is the one that it turns out to be */
#ifndef KIT_HANDS_H
#define KIT_HANDS_H

#include "perform.h"
#include "pile.h"

#ifndef HANDS_SORT
#define HANDS_SORT(op) 0
#endif

#define HANDS_FLOWS(X)                                                                             \
    X(draw_things)                                                                                 \
    X(discard_random)                                                                              \
    X(op_draw) X(op_discard_hand) X(op_discard_random) X(op_look) X(op_search) X(op_reorder)

#define HANDS_OP_RULES                                                                             \
    [OP_DRAW] = {BY_FLOW(op_draw), .could_seat = can_draw},                                        \
    [OP_DISCARD_HAND] = {BY_FLOW(op_discard_hand), .could_seat = has_hand},                        \
    [OP_DISCARD_RANDOM] = {BY_FLOW(op_discard_random), .could_seat = has_hand},                    \
    [OP_SHUFFLE] = {.now = op_shuffle}, [OP_LOOK] = {BY_FLOW(op_look), .could = could_look},       \
    [OP_REORDER_TOP] = {BY_FLOW(op_reorder), .could = could_look},                                 \
    [OP_SEARCH] = {BY_FLOW(op_search), .could = could_find},                                       \
    [OP_CHOOSE_TOP] = {.now = choose_topmost, .picks = PICKS_THING}

/* A seat draws, fewer if the deck runs out: result(g) is how many. */
FRAME(draw_things, uint8_t seat; uint8_t sort; uint8_t count; uint8_t drawn;);
/* A seat loses as many of its hand as there are, each as likely. */
FRAME(discard_random, uint8_t seat; uint8_t sort; uint8_t count; uint8_t gone;);
void discard_from_hand(struct arb_run *g, int seat, int thing);
/* The same, told by this rule. */
void discard_as(struct arb_run *g, int seat, int thing, const char *rule);

/* Ops. */

OP_FRAME(op_draw, struct turns turn;);
OP_FRAME(op_discard_hand, struct turns turn; int8_t left;);
OP_FRAME(op_discard_random, struct turns turn;);
OP_FRAME(op_look, uint8_t above;);
OP_FRAME(op_search, struct turns turn; uint8_t top; uint8_t taken; struct thing_set set;);
OP_FRAME(op_reorder);
DO_NOW(op_shuffle);
DO_NOW(choose_topmost);

COULD_SEAT(can_draw, seat);
COULD_SEAT(has_hand, seat);
COULD_SEAT(has_deck, seat);
COULD(could_look);
COULD(could_find);

/* What op->arg of a search is made of: where the thing goes that is found (0 the hand, then
 * GAME_SEARCH_GOALS); one must be taken; you choose for who and put the rest back on top. */
enum search_arg { SEARCH_GOAL = 7, SEARCH_MUST = 8, SEARCH_PUTS_BACK = 16 };

/* What the game says. */

/* May this seat draw? Where not, nothing is about to happen that could be replaced. */
bool game_may_draw(const struct arb_run *g, int seat, int sort);
/* Whose zone this is; SEATS or more: the table's. */
int game_zone_seat(int zone);
/* The zone that this seat goes through in a search of a whole place, and a thing that was
 * dealt from there before anybody knew which it is; 0: none. */
int game_searched(const struct arb_run *g, const struct op *op, int seat);
int game_unidentified(const struct arb_run *g, int zone);
/* A search by this seat has found something: it goes where the op says. */
void game_found(struct arb_run *g, const struct op *op, int seat, int thing);

#endif
