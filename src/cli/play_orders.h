/* play_orders.h - what a person at this terminal need not be asked, beyond the
 * standing orders that the table itself keeps: options they do not care for, and
 * windows they pass until a phase or a round is over. What is ignored is kept
 * beside the save. */
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
    char kind[24];          /* of windows: those in which one may act, those to respond in */
    enum arb_window window; /* nobody skips a turn of their own from somewhere else */
};

/* The choice that needs no asking, or -1: to pass where the orders say so, and
 * the only choice there is unless the seat wants to be asked always. Ends a
 * skipping whose time is over. */
int orders_choice(struct seat_orders *orders, enum arb_order table_order,
                  const struct prompt *prompt, const json_t *view);

/* `ignore WORDS`: the seat is not asked where options that fit the words are all
 * there is to do; `ignore nothing` forgets them, for every seat. What to say about
 * it goes onto the paper. */
void orders_ignore(struct seat_orders *all, int seat, const char *words,
                   const struct prompt *prompt, struct paper *p);

/* `skip`, `skip round`: pass windows of the same kind as the one that is asked
 * about until that is over. False, with words on the paper: not understood. */
bool orders_skip(struct seat_orders *orders, const char *words, const struct prompt *prompt,
                 const json_t *view, struct paper *p);

/* What holds beyond the table's own order, if anything does. */
void orders_tell(const struct seat_orders *orders, struct paper *p);

/* What the seats ignore, from and to the file beside a save: a line for each, with
 * the number of the seat before the words. A file that is not there or cannot be
 * written only means to be asked more. */
void orders_read(struct seat_orders *orders, const char *save);
void orders_write(const struct seat_orders *orders, const char *save);

void orders_free(struct seat_orders *orders);

#endif
