/* Ops and costs of goods and trade (21, 93). */
#include "kit_config.h"

DO_NOW(op_goods)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        if (seat_is_in(g, seat) && is_who(g, sc, op->who, seat)) {
            gain(g, seat, WARE_GOODS, n, BY(EFFECT_RESOLVES));
            if (n > 0)
                happened(g, FACT_GAINS_GOODS, 0, seat, 0, n);
        }
}
COULD_SEAT(could_gain_goods, seat)
{
    return n > 0 || ware_of(g, seat, WARE_GOODS) > 0;
}
DO_NOW(op_replenish)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        if (seat_is_in(g, seat) && is_who(g, sc, op->who, seat))
            replenish(g, seat, BY(EFFECT_RESOLVES));
}

/* ---- Costs
 * -------------------------------------------------------------------------------------------- */

COST_PAYABLE(has_goods)
{
    return !forbid(g, ware_of(g, sc->you, WARE_GOODS) < n, sc->ability ? "1.11a" : "61.10");
}
COST_NOW(spend_goods)
{
    RULE("93.4c");
    gain(g, sc->you, WARE_GOODS, -n, "93.4c");
}

static struct payment price_of(const struct scope *sc, const struct cost *c, int n)
{
    struct payment p = {.seat = sc->you, .what = sc->ability ? PAY_EFFECT : PAY_OBJECTIVE};
    p.need[c->code == COST_INFLUENCE ? WARE_INFLUENCE : WARE_RESOURCES] = (uint8_t)n;
    return p;
}
COST_PAYABLE(can_pay_wares)
{
    struct payment p = price_of(sc, c, n);
    return !forbid(g, !pay_possible(g, &p), sc->ability ? "1.11a" : "61.10");
}
FLOW(cost_pay)
{
    BEGIN;
    CALL(pay, .p = price_of(SC, PRICE, L->n));
    END;
}
