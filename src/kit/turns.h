/* turns.h - going round the seats, each once. Whoever is eliminated on the way has no turn,
 * costs nobody theirs and gives nobody a second one.
 *
 *     for (L->turn = turns_of(g, EVERYBODY); next_turn(g, &L->turn);)
 *         ... L->turn.seat ...
 *
 * A game's kit_config.h states, before turns.c is reached:
 *     int game_first_seat(g)          whom it begins with
 *     int game_seat_after(g, seat)    who sits next in the order of turns, in or not
 *     bool game_is_in(g, seat)        not eliminated; false for nobody */
#ifndef KIT_TURNS_H
#define KIT_TURNS_H

#include "rules.h"

struct turns {
    uint8_t seat; /* whose turn it is */
    uint8_t next; /* who is looked at next */
    uint16_t left;
};

enum { EVERYBODY = 0xffff };
struct turns turns_of(const struct arb_run *g, int seats); /* a bit mask */
bool next_turn(const struct arb_run *g, struct turns *turns);

/* Who is next among those still in; how many these are. */
int next_seat(const struct arb_run *g, int seat);
int seats_in(const struct arb_run *g);

#endif
