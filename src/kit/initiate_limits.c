/* initiate_limits.c - how often abilities have been used. */
#include "kit_config.h"

/* Where uses of an ability are counted: the place among the counts in use, or the one
 * to begin a count at. LIMITS: there is none left. */
static int find_limit(const struct arb_run *g, int thing, int ability, int seat)
{
    int counted_for = game_limit_for(&g->c->ability[ability]);
    const struct uses *uses = KIT_USES(g);
    int unused = uses->count;
    for (int i = uses->count - 1; i >= 0; i--) {
        const struct limit_count *l = &uses->limit[i];
        if (!l->ability)
            unused = i;
        else if (l->ability == ability && (counted_for != LIMIT_THING || l->thing == thing) &&
                 (counted_for != LIMIT_SEAT || l->seat == seat))
            return i;
    }
    return unused;
}

int uses_of(const struct arb_run *g, int thing, int ability, int seat)
{
    int i = find_limit(g, thing, ability, seat);
    return i < KIT_USES(g)->count && KIT_USES(g)->limit[i].ability ? KIT_USES(g)->limit[i].used : 0;
}

void count_use(struct arb_run *g, int thing, int ability, int seat)
{
    const struct ability *a = &g->c->ability[ability];
    struct uses *uses = KIT_USES(g);
    if (!a->limit)
        return;
    int i = find_limit(g, thing, ability, seat), counted_for = game_limit_for(a);
    if (i == LIMITS) {
        arb_stop(g, LIMITS_LIMIT);
        return;
    }
    if (counted_for == a->limit_for)
        AT(LIMIT);
    else
        AT(LIMIT_WIDENED);
    if (i == uses->count)
        uses->count++;
    struct limit_count *l = &uses->limit[i];
    *l = (struct limit_count){.thing = (uint16_t)(counted_for == LIMIT_THING ? thing : 0),
                              .ability = (uint16_t)ability,
                              .seat = (uint8_t)seat,
                              .used = (uint8_t)(l->used + 1),
                              .per = a->limit_per};
}

static void forget_use(struct arb_run *g, int i)
{
    struct uses *uses = KIT_USES(g);
    uses->limit[i] = (struct limit_count){0};
    while (uses->count && !uses->limit[uses->count - 1].ability)
        uses->count--;
}

void forget_uses(struct arb_run *g, enum limit_per per)
{
    for (int i = KIT_USES(g)->count - 1; i >= 0; i--)
        if (KIT_USES(g)->limit[i].ability && KIT_USES(g)->limit[i].per == per)
            forget_use(g, i);
}

void forget_uses_of(struct arb_run *g, int thing)
{
    for (int i = KIT_USES(g)->count - 1; i >= 0; i--)
        if (KIT_USES(g)->limit[i].thing == thing)
            forget_use(g, i);
}
