#include "kit_config.h"

#include "opinion.h"

static bool has_parts(int code)
{
    return code == OP_MODE || code == OP_MAY || code == OP_EACH_SEAT || code == OP_EACH_OF ||
           code == OP_IF || code == OP_REPEAT;
}

float program_worth(const struct arb_run *g, int program, const float *parameter, const void *mind)
{
    const struct op *first = &g->c->op[program];
    float sum = 0;
    for (const struct op *op = first; op->code != OP_END; op++) {
        const struct opinion *opinion = &game_opinions[op->code];
        float n = opinion->worth ? parameter[opinion->worth] : 0;
        if (opinion->each)
            n *= op->n.measure ? 1.0f : (float)op->n.base;
        sum += game_op_worth(mind, op, op > first ? op - 1 : NULL, n);
        if (has_parts(op->code) && op->body)
            sum += program_worth(g, op->body, parameter, mind) / (op->code == OP_MODE ? 2 : 1);
    }
    return sum;
}

bool does(const struct arb_run *g, int program, int code)
{
    for (const struct op *op = &g->c->op[program]; program && op->code != OP_END; op++)
        if (op->code == code || (op->body && does(g, op->body, code)))
            return true;
    return false;
}

int running_program(const struct arb_run *g)
{
    int count = KIT_SCOPES(g)->count;
    int ability = count ? SCOPE(g, count - 1)->ability : 0;
    return ability ? g->c->ability[ability].program : 0;
}

static int kind_of(const struct arb_run *g, const struct op *op)
{
    return op->code == OP_LASTING ? game_change_kind(&g->c->modifier[op->arg >> 1])
                                  : game_opinions[op->code].kind;
}

/* A part begins with what chooses; the next op says what for. */
int kind_of_choice(const struct arb_run *g, const struct op **by)
{
    int program = running_program(g);
    for (const struct op *op = &g->c->op[program]; program && op->code != OP_END; op++) {
        int kind = kind_of(g, op);
        *by = op->body ? &g->c->op[op->body + 1] : op;
        if (!kind && op->body)
            kind = kind_of(g, *by);
        if (kind)
            return kind;
    }
    return 0;
}
