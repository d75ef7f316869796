/* eliminate.h - who is still in the game, who comes next, who has left it and when, and
 * from that a place for each at the end.
 *
 * What must hold: a seat that is out has no turn and is asked nothing; the game asks
 * masks that seat_mask() allows and goes round with seat_after() or EACH_SEAT_FROM.
 *
 * A game's kit_config.h states, before it includes this header:
 *     AT_LEFT_BEHIND     (optional) the mark of the rule that puts those who left behind
 *     KIT_SITS_AFTER(g, seat)   (optional) who sits clockwise of a seat, where the play decides
 *                        that; otherwise seats sit in the order of their numbers
 * and, before eliminate.c is reached, KIT_LEFT(g), the struct seats_left of the block.
 * Its events have ELIMINATE_EVENTS. */
#ifndef KIT_ELIMINATE_H
#define KIT_ELIMINATE_H

#include "rules.h"

#ifndef KIT_SITS_AFTER
#define KIT_SITS_AFTER(g, seat) (((seat) + 1) % (g)->block->seats)
#endif

/* Its rows of the game's table of events: numbers, names and words (say.h). */
#define ELIMINATE_EVENTS(X) X(ELIMINATE_EVENT, "out", "{Seat} is out of the game.")

struct seats_left {
    uint16_t out;              /* a bit for each seat that has left */
    uint8_t moments;           /* how often somebody left */
    uint8_t moment[ARB_SEATS]; /* when, from 1; those who leave together share one */
};

/* The seats still in, as a mask. */
unsigned seat_mask(const struct arb_run *g);
static inline bool seat_is_in(const struct arb_run *g, int seat)
{
    return seat_mask(g) >> seat & 1;
}

/* The next seat clockwise that is still in; the same one if no other is. */
int seat_after(const struct arb_run *g, int seat);

/* So many places clockwise of a seat, whoever is still in. */
int seat_from(const struct arb_run *g, int first, int places);

/* Every seat that is in, clockwise, from `first` on or from whoever comes after it. */
#define EACH_SEAT_FROM(g, first, seat)                                                             \
    for (int seat##_n = 0, seat = (first) % (g)->block->seats; seat##_n < (g)->block->seats;       \
         seat##_n++, seat = KIT_SITS_AFTER(g, seat))                                               \
        if (seat_is_in(g, seat))

/* These seats leave together, by this rule: told, and game_eliminated() clears away what
 * they have. */
void eliminate(struct arb_run *g, unsigned seats, const char *rule);

/* The only seat left; -1: there are several, or none. */
int last_seat(const struct arb_run *g);

/* The play is over: those still in by game_score(), then game_tiebreak(), the better the
 * higher; then those who left, the later the better. Equals share a place. */
void place_all(struct arb_run *g);

/* What the game says. */

void game_eliminated(struct arb_run *g, int seat);
int game_score(const struct arb_run *g, int seat);
int game_tiebreak(const struct arb_run *g, int seat);

#endif
