#include "kit_config.h"

#include "dice_odds.h"

void dice_plan_dice(struct dice_plan *plan, const struct die *die, int count, int need, int add)
{
    if (plan->groups == DICE_PLAN_GROUPS || count < 0 || count > 255) {
        plan->full = true;
        return;
    }
    plan->group[plan->groups++] =
        (struct dice_group){die, (uint8_t)count, (int8_t)need, (int8_t)add};
}

void dice_plan_part(struct dice_plan *plan, int amount, const char *source, const char *rule,
                    bool total)
{
    if (plan->parts == DICE_PLAN_PARTS) {
        plan->full = true;
        return;
    }
    plan->part[plan->parts++] = (struct dice_part){source, rule, amount};
    if (total)
        plan->add += amount;
}

/* One die. */

static int worth(const struct dice_plan *plan, const struct dice_group *group, int side)
{
    const struct die_face *face = &group->die->face[side];
    if (plan->what == ODDS_SYMBOL)
        return face->symbol[plan->symbol];
    int number = face->value + group->add;
    return plan->what == ODDS_SUM ? number : number >= group->need;
}

/* The least and the most that a die of this group can bring. */
static void range_of(const struct dice_plan *plan, const struct dice_group *group, int *low,
                     int *high)
{
    *low = *high = worth(plan, group, 0);
    for (int side = 1; side < group->die->faces; side++) {
        int n = worth(plan, group, side);
        *low = n < *low ? n : *low;
        *high = n > *high ? n : *high;
    }
}

/* Folding dice in. */

/* Chances by rerolls left and total above the least possible one. */
struct folded {
    int count; /* totals that are possible so far */
    double p[DICE_PLAN_REROLLS + 1][DICE_SPAN];
};

/* How one die falls, by the rerolls used: used fewer than it could, it came to lie on a
 * good side; used all, on any. */
struct fall {
    int low, sides, tries;
    bool good[DICE_SIDES];
    int worth[DICE_SIDES];
    double again; /* the chance of a side that is rerolled */
};

static struct fall fall_of(const struct dice_plan *plan, const struct dice_group *group, int low)
{
    struct fall f = {.low = low, .sides = group->die->faces, .again = 0};
    f.tries = plan->per_die ? plan->per_die : DICE_PLAN_REROLLS;
    int poor = 0;
    for (int side = 0; side < f.sides; side++) {
        f.worth[side] = worth(plan, group, side);
        f.good[side] = f.worth[side] >= plan->below;
        poor += !f.good[side];
    }
    f.again = (double)poor / f.sides;
    return f;
}

static void fall_from(const struct fall *f, double mass, int left, int total, struct folded *to)
{
    int most = left < f->tries ? left : f->tries;
    for (int used = 0; used <= most && mass > 0; used++) {
        for (int side = 0; side < f->sides; side++)
            if (f->good[side] || used == most)
                to->p[left - used][total + f->worth[side] - f->low] += mass / f->sides;
        mass *= f->again;
    }
}

static void fold(const struct fall *f, int rerolls, int wider, const struct folded *from,
                 struct folded *to)
{
    to->count = from->count + wider;
    for (int left = 0; left <= rerolls; left++)
        memset(to->p[left], 0, (size_t)to->count * sizeof *to->p[left]);
    for (int left = 0; left <= rerolls; left++)
        for (int i = 0; i < from->count; i++)
            if (from->p[left][i] > 0)
                fall_from(f, from->p[left][i], left, i, to);
}

bool dice_odds(const struct dice_plan *plan, struct dice_odds *odds)
{
    struct folded at[2];
    int now = 0;
    *odds = (struct dice_odds){.low = plan->add, .count = 0};
    if (plan->full || plan->rerolls > DICE_PLAN_REROLLS)
        return false;
    at[0].count = at[1].count = 1;
    for (int left = 0; left <= plan->rerolls; left++)
        at[now].p[left][0] = left == plan->rerolls;
    for (int g = 0; g < plan->groups; g++) {
        const struct dice_group *group = &plan->group[g];
        int low, high;
        range_of(plan, group, &low, &high);
        struct fall f = fall_of(plan, group, low);
        for (int i = 0; i < group->count; i++, now = !now) {
            if (at[now].count + high - low > DICE_SPAN)
                return false;
            fold(&f, plan->rerolls, high - low, &at[now], &at[!now]);
            odds->low += low;
        }
    }
    odds->count = at[now].count;
    for (int left = 0; left <= plan->rerolls; left++)
        for (int i = 0; i < odds->count; i++)
            odds->p[i] += at[now].p[left][i];
    return true;
}

/* Reading. */

double dice_odds_exactly(const struct dice_odds *odds, int total)
{
    int i = total - odds->low;
    return i >= 0 && i < odds->count ? odds->p[i] : 0;
}

double dice_odds_at_least(const struct dice_odds *odds, int total)
{
    double sum = 0;
    for (int i = odds->count - 1; i >= 0 && odds->low + i >= total; i--)
        sum += odds->p[i];
    return sum;
}

double dice_odds_mean(const struct dice_odds *odds)
{
    double sum = 0;
    for (int i = 0; i < odds->count; i++)
        sum += odds->p[i] * (odds->low + i);
    return sum;
}

void dice_odds_less(struct dice_odds *odds, int less, int floor)
{
    odds->low -= less;
    int under = floor - odds->low;
    if (under <= 0 || odds->count == 0)
        return;
    if (under >= odds->count)
        under = odds->count - 1;
    for (int i = 0; i < under; i++)
        odds->p[under] += odds->p[i];
    odds->count -= under;
    memmove(odds->p, odds->p + under, (size_t)odds->count * sizeof *odds->p);
    odds->low = floor;
}

double dice_drawn_at_least(int all, int good, int draws, int least)
{
    /* The chance of each number of good ones, draw by draw. */
    double p[DICE_SPAN] = {1}, sum = 0;
    if (draws >= DICE_SPAN || draws > all)
        return 0;
    for (int drawn = 0; drawn < draws; drawn++)
        for (int had = drawn; had >= 0; had--) {
            double one = good > had ? (double)(good - had) / (all - drawn) : 0;
            p[had + 1] += p[had] * one;
            p[had] *= 1 - one;
        }
    for (int n = least > 0 ? least : 0; n <= draws; n++)
        sum += p[n];
    return sum;
}

/* Showing. */

void dice_put_odds(struct arb_json *out, const char *key, const struct dice_plan *plan,
                   const struct dice_odds *odds)
{
    arb_put_object(out, key);
    arb_put_real(out, "mean", dice_odds_mean(odds));
    arb_put_array(out, "totals");
    for (int i = 0; i < odds->count; i++) {
        arb_put_object(out, NULL);
        arb_put_number(out, "total", odds->low + i);
        arb_put_real(out, "chance", odds->p[i]);
        arb_put_real(out, "or_more", dice_odds_at_least(odds, odds->low + i));
        arb_put_end(out);
    }
    arb_put_end(out);
    arb_put_array(out, "parts");
    for (int i = 0; i < plan->parts; i++) {
        arb_put_object(out, NULL);
        arb_put_number(out, "amount", plan->part[i].amount);
        arb_put_text(out, "source", plan->part[i].source);
        arb_put_text(out, "rule", plan->part[i].rule);
        arb_put_end(out);
    }
    arb_put_end(out);
    arb_put_end(out);
}

/* One die against somebody. */

void dice_odds_of_faces(struct dice_odds *odds, const struct die *die, const int *brings,
                        const double *likely)
{
    *odds = (struct dice_odds){.low = 0, .count = DICE_SPAN / 2};
    for (int i = 0; i < die->faces; i++)
        if (brings[i] > 0)
            odds->p[brings[i] < odds->count ? brings[i] : odds->count - 1] +=
                likely[i] / die->faces;
    odds->p[0] = 1;
    for (int i = 1; i < odds->count; i++)
        odds->p[0] -= odds->p[i];
}

double dice_odds_flagged(const struct die *die, int flags)
{
    int sides = 0;
    for (int i = 0; i < die->faces; i++)
        sides += (die->face[i].flags & flags) != 0;
    return (double)sides / die->faces;
}
