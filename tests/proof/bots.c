/* For programs that play: what a seat cannot know is drawn anew, what looks sensible. */
#include "kit_config.h"

#include "chance.h"

/* The finds of the others and those still hidden could be any of each other's; relics not,
 * since those that were found lie open. */
void isle_resample(struct arb_run *g, int seat, uint64_t seed)
{
    uint16_t unknown[FINDS];
    int count = 0;
    for (uint16_t find = 1; find <= g->c->finds; find++)
        if (!is_relic(g->c, find) && g->s->find[find].zone != ZONE_HAND + seat &&
            g->s->find[find].zone != ZONE_GONE)
            unknown[count++] = find;
    for (int i = count - 1; i > 0; i--) {
        int k = (int)(arb_mix(seed + (uint64_t)i) % (uint64_t)(i + 1));
        arb_swap(g->s->zone, g->s->find, unknown[i], unknown[k]);
        uint16_t kept = unknown[i];
        unknown[i] = unknown[k];
        unknown[k] = kept;
    }
}

/* Steps to the nearest ruin that still holds something. */
static int to_a_ruin(struct arb_run *g, int cell)
{
    int least = 99;
    for (int c = 1; c <= board(g)->cells; c++)
        if (terrain(g, c) == RUIN && g->s->dug[c] < RUIN_HOLDS) {
            int steps = steps_between(g, cell, c);
            least = steps < least ? steps : least;
        }
    return least;
}

static int like_plan(struct arb_run *g, int seat, int plan)
{
    if (plan == PLAN_DIG)
        return dice_to_dig(g, seat) ? 90 : 0;
    if (plan == PLAN_CAMP)
        return may_camp(g, seat) ? 70 : 0;
    return plan == PLAN_MARCH ? 60 : 20;
}

int isle_prefer(struct arb_run *g, int seat, struct arb_option o)
{
    if (o.verb == VERB_PLAN)
        return like_plan(g, seat, o.a);
    if (o.verb == VERB_MARCH)
        return 80 - 5 * to_a_ruin(g, o.a) + 2 * steps_between(g, o.a, cell_of(g, WARDEN));
    if (o.verb == VERB_STAY)
        return 70 - 5 * to_a_ruin(g, cell_of(g, seat + 1));
    if (o.verb == DICE_VERB_DIE)
        return dice_face(g, dice_of(g, o.a), o.b)->symbol[SPADE] ? 10 : 80;
    if (o.verb == BID_VERB_BID)
        return o.a == 1 ? 55 : 20;
    if (o.verb == PAY_VERB_DONE || o.verb == DEAL_VERB_LEAVE || o.verb == DICE_VERB_ROLL)
        return 60;
    return o.flags & ARB_SUGGESTED ? 90 : 50;
}

/* From far behind the best of the others to far ahead of them. */
int isle_appraise(struct arb_run *g, int seat)
{
    int best = 0;
    for (int other = 0; other < g->block->seats; other++)
        if (other != seat && seat_is_in(g, other) && game_score(g, other) > best)
            best = game_score(g, other);
    int looks = seat_is_in(g, seat) ? 500 + 40 * (game_score(g, seat) - best) : 0;
    return looks < 0 ? 0 : looks > 1000 ? 1000 : looks;
}
