#include "kit_config.h"

#include "moments.h"

/* What only leads to other effects says nothing of when. */
static bool only_leads(int code)
{
    switch (code) {
    case OP_CHOOSE:
    case OP_CHOOSE_SEAT:
    case OP_MAY:
    case OP_EITHER:
    case OP_MODE:
    case OP_THEN:
    case OP_IF:
    case OP_REPEAT:
    case OP_EACH_SEAT:
    case OP_EACH_OF:
    case OP_DELAYED:
    case OP_LASTING:
        return true;
    default:
        return false;
    }
}

static uint64_t moments_of_lasting(const struct arb_run *g, const struct op *op)
{
    const struct modifier *m = &g->c->modifier[op->arg >> 1];
    uint64_t moments = game_change_moments(m);
    while (m->and_next)
        moments |= game_change_moments(++m);
    return moments;
}

uint64_t moments_of(const struct arb_run *g, int program)
{
    uint64_t moments = NO_MOMENT;
    for (const struct op *op = &g->c->op[program]; program && op->code != OP_END; op++) {
        if (!only_leads(op->code))
            moments |= game_effect_moments[op->code] ? game_effect_moments[op->code] : ANY_MOMENT;
        if (op->code == OP_LASTING)
            moments |= moments_of_lasting(g, op);
        else if (op->code != OP_DELAYED)
            moments |= moments_of(g, op->body) | moments_of(g, op->other);
    }
    return moments;
}

bool has_cost(const struct arb_run *g, int thing, int code, bool itself)
{
    struct abilities own = game_abilities(g, thing);
    for (int i = own.first; i < own.first + own.count; i++)
        for (int c = g->c->ability[i].cost; c && g->c->cost[c].code != COST_END; c++)
            if (g->c->cost[c].code == code && (!itself || g->c->cost[c].set.which == WHICH_SELF))
                return true;
    return false;
}

bool answers_fact(const struct arb_run *g, int thing, enum fact fact)
{
    struct abilities own = game_abilities(g, thing);
    for (int i = own.first; i < own.first + own.count; i++)
        if (g->c->ability[i].fact == fact)
            return true;
    return false;
}
