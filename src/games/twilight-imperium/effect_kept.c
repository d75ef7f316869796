/* Units that wait on a card of their owner when they are destroyed, and come back later. */
#include "kit_config.h"

/* What was destroyed is in reinforcements by now; those that wait are out of them again. */
DO_NOW(op_keep)
{
    if (n <= 0)
        return;
    add_units(g, PLACE_KEPT + sc->you, sc->you, op->arg, n);
    sc->done = (uint8_t)n;
    tell_more(g, (struct arb_event){.kind = EVENT_KEEPS,
                                    .a = (int16_t)sc->you,
                                    .b = (int16_t)op->arg,
                                    .c = (int16_t)n,
                                    .rule = BY(EFFECT_RESOLVES)});
}

COULD(could_return_kept)
{
    return g->s->first[PLACE_KEPT + sc->you] && next_in_set(g, sc, op->to, 0);
}

static void return_kept(struct arb_run *g, int seat, int unit, int place, int count)
{
    move_units(g, PLACE_KEPT + seat, place, seat, unit, count, 0);
    tell_more(g, (struct arb_event){.kind = EVENT_PLACES,
                                    .a = (int16_t)seat,
                                    .b = (int16_t)unit,
                                    .c = (int16_t)count,
                                    .d = (int16_t)spot_of(g, place),
                                    .rule = BY(EFFECT_RESOLVES)});
}

/* All of them, on as many of the planets as their owner likes. */
FLOW(op_return_kept)
{
    BEGIN;
    collect(g, SC, OP->to, &L->planets);
    while (g->s->first[PLACE_KEPT + SC->you]) {
        L->unit = g->s->stack[g->s->first[PLACE_KEPT + SC->you]].unit;
        L->left = g->s->stack[g->s->first[PLACE_KEPT + SC->you]].count;
        int first = set_next(&L->planets, 0);
        if (!first)
            RETURN(0);
        if (!set_next(&L->planets, first)) {
            return_kept(g, SC->you, L->unit, first - SYSTEMS, L->left);
            continue;
        }
        ASK(SEAT(SC->you), BY(EFFECT_RESOLVES), "Where do the {unit} come back?", L->unit, {
            EACH_OF (&L->planets, planet)
                for (int n = 1; n <= L->left; n++)
                    offer_option(g, VERB_RETURN_KEPT, planet - PLANETS, n, 0);
        });
        return_kept(g, SC->you, L->unit, PLACE_PLANET + chosen(g)->a, chosen(g)->b);
    }
    END;
}
