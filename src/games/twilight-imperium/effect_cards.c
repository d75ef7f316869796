/* Cards, planets and technologies that are turned; costs (34, 70). */
#include "kit_config.h"

void turn_thing(struct arb_run *g, int thing, bool exhausted)
{
    if (is_loan(thing))
        thing = loan_of(g, thing)->by;
    if (is_planet(thing)) {
        int planet = thing - PLANETS;
        g->s->exhausted[planet >> 6] = exhausted ? g->s->exhausted[planet >> 6] | BIT(planet & 63)
                                                 : g->s->exhausted[planet >> 6] & ~BIT(planet & 63);
    } else if (is_tech_card(thing)) {
        struct player *p = player(g, (thing - TECH_CARDS) / TECHS);
        uint64_t bit = BIT((thing - TECH_CARDS) % TECHS);
        p->exhausted_techs = exhausted ? p->exhausted_techs | bit : p->exhausted_techs & ~bit;
    } else if (is_card(thing)) {
        g->s->card_state[thing] = (uint8_t)(exhausted ? g->s->card_state[thing] | CARD_EXHAUSTED
                                                      : g->s->card_state[thing] & ~CARD_EXHAUSTED);
    }
    happened(g, exhausted ? FACT_EXHAUSTS : FACT_READIES, thing, game_you(g, thing, NULL), 0, 0);
}
DO_EACH(op_ready, thing)
{
    turn_thing(g, thing, false);
    return true;
}
COULD_THING(could_ready, thing)
{
    return is_exhausted(g, thing);
}
DO_EACH(op_exhaust, thing)
{
    turn_thing(g, thing, true);
    return true;
}
COULD_THING(could_exhaust, thing)
{
    return !is_exhausted(g, thing);
}

/* What gives the seat this by being exhausted, if it is ready; 0: nothing. */
int ready_source(const struct arb_run *g, int seat, enum change change)
{
    struct changes it = changes_of(g, 0, change);
    while (next_change(&it))
        if (it.you == seat && !is_exhausted(g, it.source))
            return it.source;
    return 0;
}

/* Costs. */

/* 34.4, 34.4+1 What is exhausted cannot be exhausted again. */
COST_PAYABLE(can_exhaust_self)
{
    return !forbid(g, is_exhausted(g, sc->source), "34.4+1");
}
COST_NOW(exhaust_self)
{
    RULE("34.4");
    turn_thing(g, sc->source, true);
}
/* 70.1 Out of the game for good. */
COST_NOW(purge_self)
{
    RULES("70.0", "70.1", "70.2");
    if (def_of(g, sc->source)->type == LEADER)
        RULE("51.12");
    put_card(g, sc->source, ZONE_PURGED, ARB_TOP);
}
COST_PAYABLE(has_tokens)
{
    return !forbid(g, player(g, sc->you)->pool[POOL_STRATEGY] < n, "1.11a");
}
COST_NOW(spend_tokens)
{
    player(g, sc->you)->pool[POOL_STRATEGY] -= (uint8_t)n;
    happened(g, FACT_SPENDS, 0, sc->you, 0, POOL_STRATEGY);
}
