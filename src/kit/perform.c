/* perform.c - programs run; ops that change things at once. */
#include "kit_config.h"

void each_thing(OP_GETS)
{
    struct thing_set set;
    int n = value_of(g, sc, &op->n);
    collect(g, sc, op->set, &set);
    sc->done = 0;
    bool full = true;
    EACH_OF (&set, thing) {
        if (!thing_could_change(g, sc, op, thing))
            continue;
        sc->done++;
        full &= game_ops[op->code].each(g, sc, op, thing, n);
    }
    if (!sc->done || !full)
        sc->complete = false;
}

DO_NOW(op_lasting)
{
    if (!game_period_runs(g, op->until)) {
        AT(OUTSIDE_PERIOD);
        sc->complete = false;
        return;
    }
    for (int m = op->arg >> 1; m; m = g->c->modifier[m].and_next ? m + 1 : 0)
        make_lasting(g, sc, op->until, m, value_of(g, sc, &g->c->modifier[m].value), op->arg & 1);
}

DO_NOW(op_delayed)
{
    delay(g, sc, op);
}

DO_NOW(op_cancel)
{
    if (!sc->imminent)
        return;
    AT(CANCELS);
    if (g->marks && sc->event.thing && game_immune(g, sc->event.thing, sc->source, 0))
        AT(CANCELS_IMMUNE);
    KIT_REACT(g)->canceled |= (uint16_t)(1 << (sc->imminent - 1));
    tell(g, EVENT_CANCEL, BY(CANCELS), sc->you, sc->event.thing, 0);
}

DO_NOW(op_replace)
{
    if (!sc->imminent)
        return;
    AT(REPLACES);
    if (g->c->ability[sc->ability].kind == RESPONSE)
        AT(REPLACES_BY_RESPONSE);
    KIT_REACT(g)->replacement[sc->imminent - 1] =
        (struct replacement){.program = op->body, .since = NOW(g), .scope = *sc};
}

static void carry_out(OP_GETS)
{
    const struct op_rule *rule = &game_ops[op->code];
    if (rule->now)
        rule->now(g, sc, op, value_of(g, sc, &op->n));
    else
        each_thing(g, sc, op);
}

FLOW(perform)
{
    const struct op_rule *rule;
    BEGIN;
    AT(PROGRAM_BEGINS);
    L->since = NOW(g);
    for (; OP->code != OP_END; L->op++) {
        rule = &game_ops[OP->code];
        if (L->targets && !rule->picks)
            break;
        recall(g, SC, L->since);
        L->since = NOW(g);
        if (OP->code == OP_MODE)
            continue;
        if (OP->code == OP_THEN) {
            AT(THEN);
            if (!SC->complete) {
                AT(THEN_NOT);
                break;
            }
            AT(THEN_GOES_ON);
            continue;
        }
        if (rule->flow) {
            CALL_ANY(rule->flow, rule->size, (struct op_start){.scope = L->scope, .op = L->op});
        } else {
            carry_out(g, SC, OP);
            if (g->block->status != ARB_PLAYING)
                break;
        }
        game_op_done(g);
        if (g->c->op[L->op + 1].code != OP_END)
            SETTLE;
    }
    if (L->targets)
        RETURN(L->op);
    END;
}

FLOW(carry)
{
    BEGIN;
    L->scope = (uint8_t)new_scope(g, L->as);
    ACTS(L->as.source, g->c->ability[L->as.ability].text);
    if (L->op)
        CALL(perform, .scope = L->scope, .op = L->op);
    drop_scope(g);
    END;
}
