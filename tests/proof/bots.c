/* For programs that play: what a seat cannot know is drawn anew, what looks sensible, by what
 * a position is told. */
#include "kit_config.h"

/* The finds of the others and those still hidden could be any of each other's; relics not,
 * since those that were found lie open. */
bool game_hidden(const struct arb_run *g, UNUSED int seat, int find)
{
    return !is_relic(g->c, find);
}

/* Relics go to the end of the deck: where they lie there would tell what was drawn. */
void isle_resample(struct arb_run *g, int seat, uint64_t seed)
{
    struct hide_places unknown = {.count = 0};
    hide_zone(g, seat, ZONE_DECK, &unknown);
    for (int other = 0; other < g->block->seats; other++)
        if (other != seat)
            hide_zone(g, seat, ZONE_HAND + other, &unknown);
    hide_exchange(g, &unknown, &seed);
    for (uint16_t find = FIRST_FIND; find < FIRST_MOTION; find++)
        if (is_relic(g->c, find) && g->s->link[find].zone == ZONE_DECK)
            arb_move(g->s->zone, g->s->link, find, ZONE_DECK, ARB_BOTTOM);
    arb_shuffle(g->s->zone, g->s->link, ZONE_DECK);
}

/* Steps to the nearest ruin that still holds something. */
static int to_a_ruin(struct arb_run *g, int from)
{
    int least = 99;
    for (int cell = 1; cell <= KIT_BOARD(g)->cells; cell++)
        if (kind_at(g, cell) == RUIN && g->s->dug[cell] < RUIN_HOLDS) {
            int steps = steps_between(g, from, cell);
            least = steps < least ? steps : least;
        }
    return least;
}

static float like_plan(struct arb_run *g, int seat, int plan, const float *p)
{
    if (plan == PLAN_DIG)
        return dice_to_dig(g, seat) ? p[BOT_DIG] : -50;
    if (plan == PLAN_CAMP)
        return may_camp(g, seat) ? p[BOT_CAMP] : -50;
    return plan == PLAN_MARCH ? p[BOT_MARCH] : p[BOT_TRADE];
}

static float like_cell(struct arb_run *g, int cell, const float *p)
{
    return p[BOT_NEAR] * (float)to_a_ruin(g, cell) +
           p[BOT_WARDEN] * (float)steps_between(g, cell, cell_of(g, WARDEN));
}

float game_like(struct arb_run *g, int seat, struct arb_option o, const float *p)
{
    if (o.verb == VERB_PLAN)
        return like_plan(g, seat, o.a, p);
    if (o.verb == VERB_MARCH || o.verb == VERB_STAY)
        return like_cell(g, o.verb == VERB_MARCH ? o.a : cell_of(g, seat + 1), p);
    if (o.verb == DICE_VERB_DIE)
        return dice_face(g, dice_of(g, o.a), o.b)->symbol[SPADE] ? -40 : p[BOT_REROLL];
    return basis_like(o);
}

void game_features(struct arb_run *g, int seat, float *x)
{
    const uint8_t *wounds = expedition(g, seat)->wounds;
    int cell = cell_of(g, seat + 1), ruin = cell ? to_a_ruin(g, cell) : 9;
    x[FEATURE_WOUNDS] = (float)(wounds[LEADER] + wounds[GUIDE] + wounds[PORTER]);
    x[FEATURE_AT_RUIN] = (float)(ruin < 9 ? ruin : 9);
}
