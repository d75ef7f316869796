/* hands_costs.c - paying out of hand. */
#include "kit_config.h"

#ifdef KIT_HANDS_COSTS_H

int others_in_hand(const struct arb_run *g, const struct scope *sc)
{
    int hand = KIT_HAND_OF(sc->you, 0);
    return KIT_ZONES(g)[hand].count - (KIT_LINKS(g)[sc->source].zone == hand);
}

bool can_discard(struct arb_run *g, const struct scope *sc, const struct cost *c, int n)
{
    (void)c;
    AT(PAY_FROM_HAND);
    int held = others_in_hand(g, sc);
    return !forbid_by(g, held < n, BY(HAND_LACKS), kit_points[POINT_HAND_LACKS].words, n, held, 0);
}

bool can_discard_random(struct arb_run *g, const struct scope *sc, const struct cost *c, int n)
{
    int seat = who(g, sc, c->who);
    int held = seat < SEATS ? KIT_ZONES(g)[KIT_HAND_OF(seat, 0)].count : -1;
    return !forbid_by(g, held < n, BY(HAND_OF_LACKS), kit_points[POINT_HAND_OF_LACKS].words, n,
                      held < 0 ? 0 : held, 0);
}

FLOW(cost_discard_hand)
{
    BEGIN;
    for (; L->n > 0; L->n--) {
        ASK_AT(SEAT(SC->you), PAY_FROM_HAND, SC->source, {
            EACH_LYING (g, KIT_HAND_OF(SC->you, 0), thing)
                if (thing != SC->source)
                    offer_option(g, VERB_PAY_WITH, thing, 0, 0);
        });
        SC->paid = chosen(g)->a;
        discard_as(g, SC->you, SC->paid, BY(PAY_FROM_HAND));
    }
    END;
}

FLOW(cost_discard_random)
{
    BEGIN;
    CALL(discard_random, .seat = (uint8_t)who(g, SC, PRICE->who), .count = L->n);
    END;
}

#endif
