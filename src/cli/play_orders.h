/* play_orders.h - what a person at this terminal says about when to be asked. The orders
 * themselves are the table's (arb_set_orders): it keeps them and obeys them.
 *
 * Each of these is true if an order was given; what there is to say goes onto the paper. */
#ifndef PLAY_ORDERS_H
#define PLAY_ORDERS_H

#include "play_prompt.h"

/* `orders`, `orders never`, `orders always responses`, `orders able in combat`, `orders pass
 * combat`. */
bool orders_give(arb_table *table, int seat, const char *words, struct paper *p);

/* `ignore WORDS` ("never") and `heed WORDS` ("always"): do not ask where things of that name
 * are all there is to do; ask wherever something could be done with them; both also for windows
 * of a kind or in a phase alone, `ignore archer in combat`. `ignore nothing` forgets both, for
 * every seat. */
bool orders_thing(arb_table *table, int seat, const char *stop, const char *words,
                  const struct prompt *prompt, struct paper *p);

/* `skip`, `skip round`, `skip event`: pass windows of the same kind as the one that is asked
 * about until that is over. */
bool orders_skip(arb_table *table, int seat, const char *words, const struct prompt *prompt,
                 struct paper *p);

/* Does the seat want to be asked even where there is but one answer? */
bool orders_always(const arb_table *table, int seat);

#endif
