/* pile.h - things that lie on each other: decks, hands, discard piles, bags, on the kernel's
 * zones (zone.h).
 *
 * What must hold:
 *  1. A shuffled deck has no order yet. Which thing is next is an outcome of chance, asked for
 *     when somebody needs it; from then on it has its place.
 *  2. Who knows a thing that is hidden is a mask of seats beside it, KIT_KNOWN. Whoever shuffles
 *     makes it forgotten; whoever looks adds to it.
 *  3. A thing changes its zone by the game's KIT_PUT alone.
 *
 * A game's kit_config.h states, before it includes this header:
 *     KIT_ZONES(g), KIT_LINKS(g)    the zones and links of the block
 *     KIT_KNOWN(g, thing)           the mask of seats that know it though it is hidden
 *     KIT_PUT(g, thing, zone, end)  puts it there, with all that follows from it
 *     NOBODY                        the number of no seat
 *     VERB_DRAWN (chance: thing a), VERB_PUT_NEXT (thing a), VERB_DONE    its verbs
 *     WINDOW_PILE                   its kind of window for the order of a pile
 * Its flows hold PILE_FLOWS. Its words have a row for each placeholder that its texts of the
 * points of pile.c use; these are given the number of the zone. */
#ifndef KIT_PILE_H
#define KIT_PILE_H

#include "rules.h"
#include "zone.h"

#define PILE_FLOWS(X)                                                                              \
    X(top_thing)                                                                                   \
    X(look_at) X(look_at_bottom) X(random_thing) X(put_back) X(order_pile) PILE_RENEWED_FLOWS(X)
/* For games whose decks are made anew of their discard piles; AT_PILE_RENEWED marks the rule. */
#ifdef AT_PILE_RENEWED
#define PILE_RENEWED_FLOWS(X) X(top_renewed)
#else
#define PILE_RENEWED_FLOWS(X)
#endif

/* for (each thing of a zone), from the top. */
#define EACH_LYING(g, z, thing) EACH_IN (KIT_ZONES(g), KIT_LINKS(g), z, thing)

/* Flows: result(g) is the thing, 0 if there is none. */

/* The top thing of a deck, to be taken away at once. */
FRAME(top_thing, uint8_t zone;);
/* The same of a deck that, when it is empty, is made anew of all that lies on the other pile. */
FRAME(top_renewed, uint8_t zone, from;);
/* The thing that lies below `above` others: it has its place from now on, and the seat knows
 * it. */
FRAME(look_at, uint8_t zone; uint8_t above; uint8_t seat;);
/* The same of what lies at the bottom. */
FRAME(look_at_bottom, uint8_t zone; uint8_t seat;);
/* Any thing of a zone, each as likely. */
FRAME(random_thing, uint8_t zone;);
/* The seat puts the top `count` things back, top first; `source` is what makes it do so. */
FRAME(put_back, uint8_t zone; uint8_t count; uint8_t seat; uint8_t above; uint16_t source;);
/* The top `count` things came to a pile together: whoever game_orders_pile() says puts them in
 * order, top first, or leaves them as they are. Nobody is asked about things that are alike. */
FRAME(order_pile, uint8_t zone; uint8_t count; uint8_t above;);

/* Without asking. */

/* The thing at this depth, 0 being the top; 0 if there are fewer. */
int lying_at(const struct arb_run *g, int zone, int depth);
/* How many lie above a thing. */
int depth_of(const struct arb_run *g, int thing);
/* Nobody knows any more where what lies there is. */
void shuffle_pile(struct arb_run *g, int zone);
/* This seat knows the thing from now on, as long as it is not shuffled away. */
void make_known(struct arb_run *g, int thing, int seat);

/* For the game's check: every one of so many things is in exactly one of so many zones. */
bool piles_check(const struct arb_run *g, int zones, int things, struct arb_text *broken);

/* What the game says. */

/* Can nobody tell these two from each other where they lie? */
bool game_alike(const struct arb_run *g, int a, int b);
/* Who says how things lie that came to this pile together; NOBODY: it does not matter. */
int game_orders_pile(const struct arb_run *g, int zone);

#endif
