/* For programs that play: bargains that help both, and votes. */
#include "bot_parts.h"

/* ---- With whom, for what ------------------------------------------------------------------------
 */

static int commodities(const struct arb_run *g, int seat)
{
    return ware_of(g, seat, WARE_COMMODITIES);
}

static int at_most(int a, int b)
{
    return a < b ? a : b;
}

/* Commodities for as many; who has none buys them for one trade good less. */
struct bargain_terms {
    int gives, asks, asked_ware;
};

static struct bargain_terms fair_terms(const struct arb_run *g, int seat, int with)
{
    int ours = commodities(g, seat), theirs = commodities(g, with);
    int even = at_most(ours, theirs), sold = at_most(ours, ware_of(g, with, WARE_GOODS) + 1);
    if (even > 0)
        return (struct bargain_terms){even, even, DEAL_COMMODITIES};
    return sold >= 2 ? (struct bargain_terms){sold, sold - 1, DEAL_GOODS}
                     : (struct bargain_terms){0};
}

int bargain_partner(const struct arb_run *g, int seat)
{
    int best = NOBODY, most = 0;
    if (!commodities(g, seat))
        return NOBODY;
    for (unsigned left = transaction_partners(g, seat); left; left &= left - 1) {
        int other = __builtin_ctz(left);
        int asks = fair_terms(g, seat, other).asks;
        if (asks > most) {
            most = asks;
            best = other;
        }
    }
    return best;
}

float like_term(const struct arb_run *g, const struct arb_option *o)
{
    const struct deal_terms *d = KIT_DEAL(g);
    struct bargain_terms fair = fair_terms(g, d->seat[0], d->seat[1]);
    if (o->verb != DEAL_VERB_WARE || !fair.gives)
        return -30;
    if (!o->a)
        return o->b == DEAL_COMMODITIES && o->c == fair.gives ? 60 : -30;
    return o->b == fair.asked_ware && o->c == fair.asks ? 50 : -30;
}

/* ---- Is it a good bargain? ----------------------------------------------------------------------
 */

/* Goods for goods; commodities are worth less to who has them than to who gets them. */
float balance_of_deal(const struct arb_run *g, int seat)
{
    const struct deal_terms *d = KIT_DEAL(g);
    int us = d->seat[1] == seat, them = !us;
    float sum = 0;
    for (int w = 0; w < DEAL_WARE_COUNT; w++) {
        sum += (float)d->ware[them][w];
        sum -= (float)d->ware[us][w] * (w == DEAL_COMMODITIES ? 0.5f : 1);
    }
    sum += 2 * (float)deal_things(d, them) - 3 * (float)deal_things(d, us);
    return sum - (d->promise[us] ? 0.4f : 0);
}

float like_offer(const struct arb_run *g, int seat)
{
    const struct deal_terms *d = KIT_DEAL(g);
    struct bargain_terms fair = fair_terms(g, d->seat[0], d->seat[1]);
    bool whole = fair.gives && d->ware[0][DEAL_COMMODITIES] == fair.gives &&
                 d->ware[1][fair.asked_ware] == fair.asks;
    return whole && balance_of_deal(g, seat) > 0 ? 70 : -40;
}

/* ---- Votes --------------------------------------------------------------------------------------
 */

/* For oneself and what one has; otherwise as it comes. */
float like_outcome(const struct arb_run *g, int seat, int outcome)
{
    int what = KIT_TALLY(g)->v.what;
    int thing = what == VOTE_PLAYER ? SHEETS + outcome : outcome_thing(g, what, outcome);
    return thing && game_you(g, thing, NULL) == seat ? 20 : 0;
}
