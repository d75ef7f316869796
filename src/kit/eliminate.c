#include "kit_config.h"

#include "eliminate.h"

#ifndef AT_LEFT_BEHIND
#define AT_LEFT_BEHIND (void)0
#endif

unsigned seat_mask(const struct arb_run *g)
{
    return (SEAT(g->block->seats) - 1) & ~(unsigned)KIT_LEFT(g)->out;
}

int seat_after(const struct arb_run *g, int seat)
{
    int next = KIT_SITS_AFTER(g, seat);
    while (next != seat && !seat_is_in(g, next))
        next = KIT_SITS_AFTER(g, next);
    return next;
}

int seat_from(const struct arb_run *g, int first, int places)
{
    while (places-- > 0)
        first = KIT_SITS_AFTER(g, first);
    return first;
}

int last_seat(const struct arb_run *g)
{
    unsigned in = seat_mask(g);
    return in && !(in & (in - 1)) ? __builtin_ctz(in) : -1;
}

void eliminate(struct arb_run *g, unsigned seats, const char *rule)
{
    unsigned leaving = seats & seat_mask(g);
    if (!leaving)
        return;
    KIT_LEFT(g)->moments++;
    KIT_LEFT(g)->out |= (uint16_t)leaving;
    for (; leaving; leaving &= leaving - 1) {
        int seat = __builtin_ctz(leaving);
        KIT_LEFT(g)->moment[seat] = KIT_LEFT(g)->moments;
        tell(g, ELIMINATE_EVENT, rule, seat, 0, 0);
        game_eliminated(g, seat);
    }
}

/* Places. */

/* Is a better off than b? */
static bool better(const struct arb_run *g, int a, int b)
{
    bool in = seat_is_in(g, a);
    if (!in || !seat_is_in(g, b))
        AT_LEFT_BEHIND;
    if (in != seat_is_in(g, b))
        return in;
    if (!in)
        return KIT_LEFT(g)->moment[a] > KIT_LEFT(g)->moment[b];
    if (game_score(g, a) != game_score(g, b))
        return game_score(g, a) > game_score(g, b);
    return game_tiebreak(g, a) > game_tiebreak(g, b);
}

void place_all(struct arb_run *g)
{
    for (int seat = 0; seat < g->block->seats; seat++) {
        int place = 1;
        for (int other = 0; other < g->block->seats; other++)
            place += better(g, other, seat);
        place_seat(g, seat, place, game_score(g, seat));
    }
}

/* What a game need not say. */

__attribute__((weak)) void game_eliminated(struct arb_run *g, int seat)
{
    (void)g, (void)seat;
}

__attribute__((weak)) int game_tiebreak(const struct arb_run *g, int seat)
{
    (void)g, (void)seat;
    return 0;
}
