/* For programs that play: bargains that help both. */
#include "bot_parts.h"

/* With whom, for what. */

static int commodities(const struct arb_run *g, int seat)
{
    return ware_of(g, seat, WARE_COMMODITIES);
}

static int at_most(int a, int b)
{
    return a < b ? a : b;
}

/* Does this note bring whoever gets it a point? */
static bool brings_point(const struct arb_run *g, int card)
{
    if (def_of(g, card)->type != NOTE || !def_of(g, card)->shown)
        return false;
    const struct abilities all = game_abilities(g, card);
    for (int a = all.first; a < all.first + all.count; a++)
        if (g->c->ability[a].fact == FACT_RECEIVES &&
            g->c->op[g->c->ability[a].program].code == OP_POINTS)
            return true;
    return false;
}

/* Such a note of the seat's own colour that it still has: once given it lies before another. */
static int note_with_point(const struct arb_run *g, int seat)
{
    for (int holder = 0; holder < g->block->seats; holder++)
        EACH_IN (g->s->zone, g->s->link, ZONE_NOTES + holder, card)
            if (brings_point(g, card) && note_owner(g, card) == seat)
                return card;
    return 0;
}

unsigned supporters(const struct arb_run *g, int seat)
{
    unsigned seats = 0;
    EACH_IN (g->s->zone, g->s->link, ZONE_AREA + seat, card)
        if (brings_point(g, card) && note_owner(g, card) != NOBODY)
            seats |= SEAT(note_owner(g, card));
    return seats;
}

/* So far ahead, or so near the end, that nobody should be given a point. */
static bool is_too_strong(const struct arb_run *g, int seat, int other)
{
    int points = player(g, other)->points;
    return points + 2 >= g->s->goal || points > player(g, seat)->points + 2;
}

/* A point for a point, and commodities for as many; who has none buys them for one trade good less.
 */
struct bargain_terms {
    int gives, asks, asked_ware;
    int note[2];
};

static struct bargain_terms fair_terms(const struct arb_run *g, int seat, int with)
{
    struct bargain_terms terms = {0};
    int ours = commodities(g, seat), theirs = commodities(g, with);
    int even = at_most(ours, theirs), sold = at_most(ours, ware_of(g, with, WARE_GOODS) + 1);
    if (even > 0)
        terms = (struct bargain_terms){.gives = even, .asks = even, .asked_ware = DEAL_COMMODITIES};
    else if (sold >= 2)
        terms = (struct bargain_terms){.gives = sold, .asks = sold - 1, .asked_ware = DEAL_GOODS};
    int given = note_with_point(g, seat), asked = note_with_point(g, with);
    if (given && asked && !is_too_strong(g, seat, with) && !is_too_strong(g, with, seat)) {
        terms.note[0] = given;
        terms.note[1] = asked;
    }
    return terms;
}

static int worth_of_terms(const struct bargain_terms *terms)
{
    return terms->asks + (terms->note[0] ? 10 : 0);
}

/* Not again with whom there was no deal in this turn, or about this agenda. */
int bargain_partner(const struct arb_run *g, int seat)
{
    int best = NOBODY, most = 0;
    unsigned left = transaction_partners(g, seat) & ~(unsigned)player(g, seat)->rebuffed;
    for (; left; left &= left - 1) {
        int other = __builtin_ctz(left);
        const struct bargain_terms terms = fair_terms(g, seat, other);
        if (worth_of_terms(&terms) > most) {
            most = worth_of_terms(&terms);
            best = other;
        }
    }
    return best;
}

float like_term(const struct arb_run *g, const struct arb_option *o)
{
    const struct deal_terms *d = KIT_DEAL(g);
    struct bargain_terms fair = fair_terms(g, d->seat[0], d->seat[1]);
    if (o->verb == DEAL_VERB_THING)
        return o->b && o->b == fair.note[o->a] ? 55 : -30;
    if (o->verb != DEAL_VERB_WARE || !fair.gives)
        return -30;
    if (!o->a)
        return o->b == DEAL_COMMODITIES && o->c == fair.gives ? 60 : -30;
    return o->b == fair.asked_ware && o->c == fair.asks ? 50 : -30;
}

/* Is it a good bargain? */

/* Who gives a point away wants one for it. */
static float worth_of_thing(const struct arb_run *g, int seat, int other, int thing, bool given)
{
    if (!brings_point(g, thing))
        return given ? -3 : 2;
    if (!given)
        return note_owner(g, thing) == seat ? 2 : 10;
    return is_too_strong(g, seat, other) ? -30 : -9;
}

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
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < deal_things(d, side); i++)
            sum += worth_of_thing(g, seat, d->seat[them], d->thing[side][i], side == us);
    return sum - (d->promise[us] ? 0.4f : 0);
}

float like_offer(const struct arb_run *g, int seat)
{
    const struct deal_terms *d = KIT_DEAL(g);
    struct bargain_terms fair = fair_terms(g, d->seat[0], d->seat[1]);
    bool whole = worth_of_terms(&fair) > 0 && d->ware[0][DEAL_COMMODITIES] == fair.gives &&
                 d->ware[1][fair.asked_ware] == fair.asks && d->thing[0][0] == fair.note[0] &&
                 d->thing[1][0] == fair.note[1];
    return whole && balance_of_deal(g, seat) > 0 ? 70 : -40;
}
