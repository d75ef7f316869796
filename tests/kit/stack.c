/* Piles, as the small game of these tests uses them. */
#include "kit_config.h"

bool game_alike(const struct arb_run *g, int a, int b)
{
    (void)g;
    return a % ALIKE == b % ALIKE;
}

int game_orders_pile(const struct arb_run *g, int zone)
{
    return zone == ZONE_PIT && g->s->stack.orders ? g->s->stack.orders - 1 : NOBODY;
}

FLOW(stack_try)
{
    const struct stack *s = &g->s->stack;
    BEGIN;
    ASK(SEAT(0), "st.0", "Begin?", 0, { offer_pass(g, VERB_PASS); });
    if (s->tried == TRY_TOP)
        CALL(top_thing, .zone = s->zone);
    else if (s->tried == TRY_RENEWED)
        CALL(top_renewed, .zone = s->count ? ZONE_PIT : ZONE_YARD,
             .from = s->count ? ZONE_YARD : ZONE_PIT);
    else if (s->tried == TRY_LOOK)
        CALL(look_at, .zone = s->zone, .above = s->count, .seat = 1);
    else if (s->tried == TRY_BOTTOM)
        CALL(look_at_bottom, .zone = s->zone, .seat = 1);
    else if (s->tried == TRY_RANDOM)
        CALL(random_thing, .zone = s->zone);
    else if (s->tried == TRY_PUT_BACK)
        CALL(put_back, .zone = s->zone, .count = s->count, .seat = 1);
    else
        CALL(order_pile, .zone = s->zone, .count = s->count);
    g->s->stack.result = (uint16_t)result(g);
    END;
}
