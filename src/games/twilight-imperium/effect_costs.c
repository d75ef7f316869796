/* Costs of objectives: command tokens, action cards, fragments, and wealth of three sorts at once
 * (61.10). */
#include "kit_config.h"

/* Command tokens out of the tactic and the strategy pool. */

static int tokens_to_spend(const struct arb_run *g, int seat)
{
    return player(g, seat)->pool[POOL_TACTIC] + player(g, seat)->pool[POOL_STRATEGY];
}

COST_PAYABLE(has_tokens_to_spend)
{
    return !forbid(g, tokens_to_spend(g, sc->you) < n, "61.10");
}

FLOW(cost_tokens)
{
    BEGIN;
    for (; L->n > 0; L->n--) {
        ASK(SEAT(SC->you), "61.10", "Out of which pool do you spend a command token?", 0, {
            for (int pool = 0; pool < POOLS; pool++)
                if (pool != POOL_FLEET && player(g, SC->you)->pool[pool])
                    offer_option(g, VERB_FROM_POOL, pool, 0, 0);
        });
        tokens_out_of(g, SC->you, chosen(g)->a, 1, "61.10");
        happened(g, FACT_SPENDS, 0, SC->you, 0, chosen(g)->a);
    }
    END;
}

/* Cards. */

COST_PAYABLE(has_cards_to_discard)
{
    return !forbid(g, g->s->zone[ZONE_HAND + sc->you].count < n, "61.10");
}

FLOW(cost_discard_actions)
{
    BEGIN;
    for (; L->n > 0; L->n--) {
        ASK(SEAT(SC->you), "61.10", "Which action card do you discard?", 0,
            { offer_discards(g, SC->you); });
        discard_action(g, SC->you, chosen(g)->a, "61.10");
    }
    SETTLE; /* nobody answers before all is paid: cards played meanwhile would be missing */
    END;
}

static bool is_fragment(const struct arb_run *g, int card)
{
    return def_of(g, card)->type == EXPLORATION && def_of(g, card)->kind == EXPLORE_FRAGMENT;
}

COST_PAYABLE(has_fragments)
{
    int found = 0;
    EACH_IN (g->s->zone, g->s->link, ZONE_AREA + sc->you, card)
        found += is_fragment(g, card);
    return !forbid(g, found < n, "61.10");
}

FLOW(cost_fragments)
{
    BEGIN;
    for (; L->n > 0; L->n--) {
        ASK(SEAT(SC->you), "61.10", "Which relic fragment do you purge?", 0, {
            EACH_IN (g->s->zone, g->s->link, ZONE_AREA + SC->you, card)
                if (is_fragment(g, card))
                    offer_option(g, VERB_CHOOSE, card, 0, 0);
        });
        put_card(g, chosen(g)->a, ZONE_PURGED, ARB_TOP);
        tell(g, EVENT_PURGED, "61.10", chosen(g)->a, 0, 0);
    }
    END;
}

/* Wealth: so many resources, as much influence, as many trade goods. */

enum { MOST_WEALTH = 6 };

/* The fewest trade goods with which these resources and this influence are paid, each planet
 * standing for one of the two; `but` is one that is spoken for. */
static int goods_for(const struct arb_run *g, int seat, int resources, int influence, int but)
{
    bool reached[MOST_WEALTH + 1][MOST_WEALTH + 1] = {{false}};
    int least = resources + influence;
    reached[0][0] = true;
    EACH_CONTROLLED (g, seat, planet) {
        int worth[2] = {planet_worth(g, seat, planet, false), planet_worth(g, seat, planet, true)};
        if (planet == but || is_exhausted_planet(g, planet))
            continue;
        for (int r = resources; r >= 0; r--)
            for (int i = influence; i >= 0; i--) {
                if (!reached[r][i])
                    continue;
                int more_r = r + worth[0], more_i = i + worth[1];
                reached[more_r > resources ? resources : more_r][i] = true;
                reached[r][more_i > influence ? influence : more_i] = true;
            }
    }
    for (int r = 0; r <= resources; r++)
        for (int i = 0; i <= influence; i++)
            if (reached[r][i] && resources - r + influence - i < least)
                least = resources - r + influence - i;
    return least;
}

COST_PAYABLE(has_wealth)
{
    return !forbid(g, ware_of(g, sc->you, WARE_GOODS) < n + goods_for(g, sc->you, n, n, 0),
                   "61.10");
}

static int left_of(int owed, int worth)
{
    return worth > owed ? 0 : owed - worth;
}

/* A planet for one of the two, if trade goods suffice for the rest. */
static void offer_wealth(struct arb_run *g, const struct cost_wealth *L, int seat)
{
    int goods = ware_of(g, seat, WARE_GOODS);
    EACH_CONTROLLED (g, seat, planet)
        for (int sort = 0; sort < 2; sort++) {
            int worth = planet_worth(g, seat, planet, sort);
            int owed[2] = {L->owed[0], L->owed[1]};
            if (is_exhausted_planet(g, planet) || !worth || !owed[sort])
                continue;
            owed[sort] = left_of(owed[sort], worth);
            consider(g, VERB_GIVE_PLANET, planet, sort, 0);
            if (!forbid(g, goods_for(g, seat, owed[0], owed[1], planet) > goods, "61.10"))
                offer(g);
        }
    for (int sort = 0; sort < 2; sort++) {
        int owed[2] = {L->owed[0], L->owed[1]};
        if (!owed[sort] || !goods)
            continue;
        owed[sort]--;
        consider(g, VERB_GIVE_GOOD, sort, 0, 0);
        if (!forbid(g, goods_for(g, seat, owed[0], owed[1], 0) > goods - 1, "61.10"))
            offer(g);
    }
}

FLOW(cost_wealth)
{
    BEGIN;
    gain(g, SC->you, WARE_GOODS, -L->n, "61.10");
    L->owed[0] = L->owed[1] = L->n;
    while (L->owed[0] || L->owed[1]) {
        ASK(SEAT(SC->you), "61.10", "What do you pay with?", 0, { offer_wealth(g, L, SC->you); });
        if (chosen(g)->verb == VERB_GIVE_GOOD) {
            gain(g, SC->you, WARE_GOODS, -1, "61.10");
            L->owed[chosen(g)->a]--;
        } else {
            int sort = chosen(g)->b;
            L->owed[sort] =
                (uint8_t)left_of(L->owed[sort], planet_worth(g, SC->you, chosen(g)->a, sort));
            turn_thing(g, PLANETS + chosen(g)->a, true);
        }
    }
    END;
}
