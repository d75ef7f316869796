/* Resting: a turn without cards, in which all that was discarded comes back. */
#include "kit_config.h"

/* rest.1, rest.2: not with nothing discarded, not twice running. */
bool may_rest(struct arb_run *g, int figure)
{
    return !forbid(g, !g->s->zone[ZONE_DISCARD + figure - 1].count, "rest.1") &&
           !forbid(g, character(g, figure)->rested, "rest.2");
}

/* rest.5. */
static void take_back_cards(struct arb_run *g, int figure)
{
    int zone = ZONE_DISCARD + figure - 1, count = g->s->zone[zone].count;
    while (g->s->zone[zone].count)
        put_thing(g, g->s->zone[zone].first, ZONE_HAND + figure - 1, ARB_BOTTOM);
    tell(g, EVENT_RECOVERS, "rest.5", figure, count, 0);
}

/* Fire keeps ice away and ice fire, so these two one may want to keep (reading 7). */
static int worth_keeping(const struct arb_run *g, int figure)
{
    return has(g, figure, BURNING) ? BURNING : has(g, figure, FROZEN) ? FROZEN : -1;
}

static void shed(struct arb_run *g, int figure, unsigned which)
{
    for (; which; which &= which - 1)
        status_lose(g, figure, __builtin_ctz(which), "rest.6");
}

/* rest.4: no card is played; rest.6: conditions go before anything else happens, then what the
 * start of any turn brings (turn.char.2). */
FLOW(rest_turn)
{
    int condition;
    BEGIN;
    RULE("rest.4");
    L->shed = figure_of(g, L->figure)->status.on & DETRIMENTAL;
    if (worth_keeping(g, L->figure) >= 0) {
        ASK(SEAT(character(g, L->figure)->seat), "rest.6", "Does {thing} lose it?", L->figure, {
            offer_option(g, VERB_SHED, worth_keeping(g, L->figure), 0, 0);
            offer_pass(g, VERB_KEEP);
        });
        condition = worth_keeping(g, L->figure);
        if (condition >= 0 && chosen(g)->verb == VERB_KEEP)
            L->shed &= (uint16_t) ~(1 << condition);
    }
    if (L->shed >> STUNNED & 1)
        RULE("cond.stunned.3");
    RULE("token.cond.4");
    shed(g, L->figure, L->shed);
    RULE("turn.char.2");
    happened(g, FACT_TURN_BEGINS, L->figure, NOBODY, 0, 0);
    SETTLE;
    if (!on_map(g, L->figure))
        RETURN(0);
    take_back_cards(g, L->figure);
    happened(g, FACT_RESTS, L->figure, NOBODY, 0, 0);
    SETTLE;
    condition = condition_from_ground(g, L->figure, true);
    if (condition >= 0)
        CALL(inflict, .thing = L->figure, .condition = (uint8_t)condition);
    if (on_map(g, L->figure))
        CALL(fit_out, .owner = L->figure);
    while (on_map(g, L->figure) && could_use_anything(g, L->figure)) {
        ASK(SEAT(character(g, L->figure)->seat), "rest.10", "Does {thing} use anything?", L->figure,
            {
                offer_abilities(g, character(g, L->figure)->seat);
                offer_pass(g, VERB_END);
            });
        if (chosen(g)->verb == VERB_END)
            break;
        CALL(initiate, .thing = chosen(g)->a, .ability = chosen(g)->b,
             .seat = character(g, L->figure)->seat);
        SETTLE;
    }
    END;
}
