/* play_orders.h - what a person at this terminal need not be asked, beyond the
 * standing orders that the table itself keeps: options they do not care for, and
 * windows they pass until a phase or a round is over. It holds for this sitting. */
#ifndef PLAY_ORDERS_H
#define PLAY_ORDERS_H

#include "play_prompt.h"

enum { ORDERS_IGNORED = 16 };

struct seat_orders {
    int ignored;
    char *ignore[ORDERS_IGNORED]; /* folded words */
    enum { SKIP_NOTHING, SKIP_PHASE, SKIP_ROUND } skip;
    json_int_t round; /* when skipping began */
    char phase[40];
};

/* The choice that needs no asking, or -1: to pass where the orders say so, and
 * the only choice there is unless the seat wants to be asked always. Ends a
 * skipping whose time is over. */
int orders_choice(struct seat_orders *orders, enum arb_order table_order,
                  const struct prompt *prompt, const json_t *view);

/* `ignore WORDS`: not asked where options that fit the words are all there is
 * to do; `ignore nothing` forgets them. What to say about it goes onto the
 * paper. */
void orders_ignore(struct seat_orders *orders, const char *words, struct paper *p);

/* `skip`, `skip round`: pass until that is over. False: not understood. */
bool orders_skip(struct seat_orders *orders, const char *words, const json_t *view,
                 struct paper *p);

/* What holds beyond the table's own order, if anything does. */
void orders_tell(const struct seat_orders *orders, struct paper *p);

void orders_free(struct seat_orders *orders);

#endif
