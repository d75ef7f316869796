/* What captains have in decks and hands at sea, see hands_test.c. */
#include "kit_config.h"

bool game_may_draw(const struct arb_run *g, int seat, int sort)
{
    (void)sort;
    return !(g->s->sea.barred >> seat & 1);
}

int game_zone_seat(int zone)
{
    return zone < SEA_HANDS   ? zone - SEA_DECKS
           : zone < SEA_PILES ? zone - SEA_HANDS
                              : zone - SEA_PILES;
}

int game_searched(const struct arb_run *g, const struct op *op, int seat)
{
    (void)g, (void)op;
    return KIT_DECK_OF(seat, 0);
}

int game_unidentified(const struct arb_run *g, int zone)
{
    (void)zone;
    return g->s->sea.unknown;
}

void game_found(struct arb_run *g, const struct op *op, int seat, int thing)
{
    KIT_PUT(g, thing, op->arg & SEARCH_GOAL ? ZONE_YARD : KIT_HAND_OF(seat, 0), ARB_BOTTOM);
}

/* It turns out to be what it is. */
FLOW(identify)
{
    BEGIN;
    g->s->sea.identified++;
    if (g->s->sea.unknown == L->thing)
        g->s->sea.unknown = 0;
    RETURN(L->thing);
    END;
}
