/* valued.c - how likely each seat is to win, as bots see it. A game of random answers to its end:
 * every value is a likelihood, and where the seats play against each other those of all come
 * to one, all along and at the end. */
#include "every.h"

#include "arbiter_plan.h"

#include <math.h>

enum { STEPS = 20000, EVERY = 5 };

static bool well_valued(struct trial *trial, arb_table *table)
{
    double sum = 0;
    int seats = arb_seat_count(table);
    for (int seat = 0; seat < seats; seat++) {
        double value = arb_appraise(table, seat);
        sum += value;
        if (!(value >= 0 && value <= 1))
            return wrong(trial, "seat %d wins with a likelihood of %g", seat, value);
    }
    if (arb_rivals(trial->game) && fabs(sum - 1) > 1e-9)
        return wrong(trial, "one of them wins with a likelihood of %g", sum);
    return true;
}

bool try_valued(struct trial *trial)
{
    arb_table *table = any_table(trial, ARB_FAST, 1);
    struct arb_ask ask;
    struct arb_error err = {0};
    bool good = table || !trial->why[0];
    while (table && good && trial->steps < STEPS && arb_asks(table, &ask, 1) > 0) {
        if (trial->steps % EVERY == 0)
            good = well_valued(trial, table);
        if (good && !arb_answer(table, ask.id, ask.seat, any_choice(trial, &ask), &err))
            good = wrong(trial, "an offered option is refused: %s", err.text);
        trial->steps++;
    }
    good = good && (!table || well_valued(trial, table));
    arb_table_close(table);
    return good;
}
