#include "kit_config.h"

#include "gifts.h"

/* The modes of a choice of effects follow it. */
static bool offers_gift(const struct arb_run *g, const struct op *either)
{
    for (const struct op *mode = either + 1; mode <= either + either->arg; mode++)
        if (only_gives(g, mode->body))
            return true;
    return false;
}

bool only_gives(const struct arb_run *g, int program)
{
    for (const struct op *op = &g->c->op[program]; op->code != OP_END; op++) {
        if (op->code == OP_EITHER && offers_gift(g, op))
            op += op->arg;
        else if (op->code != OP_CHOOSE && op->code != OP_CHOOSE_SEAT && !game_gives(g, op))
            return false;
    }
    return true;
}

bool only_does(const struct arb_run *g, int program, int code)
{
    const struct op *op = &g->c->op[program];
    while (op->code == code || op->code == OP_CHOOSE)
        op++;
    return op->code == OP_END;
}

bool costs_only_itself(const struct arb_run *g, const struct ability *a, int code)
{
    const struct cost *cost = &g->c->cost[a->cost];
    return a->cost && cost->code == code && cost->set.which == WHICH_SELF &&
           cost[1].code == COST_END;
}

int free_gift(const struct arb_run *g, const struct arb_option *option, int count)
{
    for (int i = 0; i < count; i++) {
        const struct ability *a = &g->c->ability[option[i].b];
        if (!(option[i].flags & ARB_PASS) && game_in_play(g, option[i].a) && !a->cost &&
            !a->limit && only_gives(g, a->program))
            return i;
    }
    return -1;
}

int pass_unless(struct arb_run *g, int seat, const struct arb_option *option, int count,
                bool (*is)(struct arb_run *g, int seat, struct arb_option option))
{
    int pass = -1;
    for (int i = 0; i < count; i++) {
        if (option[i].flags & ARB_PASS)
            pass = i;
        else if (is(g, seat, option[i]))
            return -1;
    }
    return pass;
}

int most_liked(const struct arb_run *g, const struct arb_option *option, int count,
               int (*like)(const struct arb_run *g, int thing))
{
    int best = 0;
    for (int i = 1; i < count; i++)
        if (like(g, option[i].a) > like(g, option[best].a))
            best = i;
    return best;
}
