/* perform_could.c - could a program change the game state? Nothing here changes it. */
#include "kit_config.h"

COULD_THING(any_thing, thing)
{
    return true;
}

COULD(always)
{
    return true;
}

bool any_in_play(const struct arb_run *g, const struct scope *sc, struct set set)
{
    EACH_THING (g, sc, set, thing)
        if (game_in_play(g, thing))
            return true;
    return false;
}

COULD_THING(thing_could_change, thing)
{
    const struct op_rule *rule = &game_ops[op->code];
    return game_touches(g, sc, op, thing) &&
           (!rule->could_type || rule->could_type >> game_type_now(g, thing) & 1) &&
           (!rule->could_thing || rule->could_thing(g, sc, op, thing));
}

static COULD(set_could_change)
{
    EACH_THING (g, sc, op->set, thing)
        if (game_is_change(g, sc, thing) && thing_could_change(g, sc, op, thing))
            return true;
    return false;
}

static COULD(seats_could_change)
{
    const struct op_rule *rule = &game_ops[op->code];
    int n = value_of(g, sc, &op->n);
    for (int mask = who_mask(g, sc, op->who); mask; mask &= mask - 1)
        if (!rule->could_seat || rule->could_seat(g, sc, op, __builtin_ctz((unsigned)mask), n))
            return true;
    return false;
}

static COULD(op_could_change)
{
    const struct op_rule *rule = &game_ops[op->code];
    if (rule->could)
        return rule->could(g, sc, op);
    if (rule->could_thing || rule->could_type)
        return set_could_change(g, sc, op);
    return !op->who || seats_could_change(g, sc, op);
}

static bool has_target(OP_SEES, int next);
static bool has_seat(OP_SEES, int next);

bool could_change(const struct arb_run *g, const struct scope *sc, int program)
{
    AT(COULD_CHANGE);
    for (int next = program; g->c->op[next].code != OP_END;) {
        const struct op *op = &g->c->op[next++];
        int picks = game_ops[op->code].picks;
        if (picks == PICKS_THING)
            return has_target(g, sc, op, next);
        if (picks == PICKS_SEAT)
            return has_seat(g, sc, op, next);
        if (op->code == OP_THEN) {
            AT(THEN);
            return false;
        }
        if (op_could_change(g, sc, op))
            return true;
        if (op->code == OP_EITHER)
            next += op->arg;
    }
    return false;
}

static bool has_seat(OP_SEES, int next)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        if (legal_seat(g, sc, op, next, seat))
            return true;
    return false;
}

/* What may be left out, or depends on what came before it (done), is known only then. */
bool could_resolve(const struct arb_run *g, const struct scope *sc, int program)
{
    for (int next = program; g->c->op[next].code != OP_END;) {
        const struct op *op = &g->c->op[next++];
        int picks = game_ops[op->code].picks;
        if (picks == PICKS_THING)
            return has_target(g, sc, op, next);
        if (picks == PICKS_SEAT)
            return has_seat(g, sc, op, next);
        if (op->code != OP_THEN && op->code != OP_MAY && op->code != OP_IF &&
            !KNOWN_LATER(op->n.measure) && !op_could_change(g, sc, op))
            return false;
        if (op->code == OP_EITHER)
            next += op->arg;
    }
    return true;
}

bool could_do(const struct arb_run *g, const struct scope *sc, int program)
{
    return IN_FULL(g, sc) ? could_resolve(g, sc, program) : could_change(g, sc, program);
}

/* A target is legal if what follows could change something with it; `with` is the scope that
 * has it. */
static bool is_target(OP_SEES, struct scope *with, int next, int thing)
{
    if (!game_may_choose(g, sc, thing))
        return false;
    with->target[op->arg] = (uint16_t)thing;
    AT(TARGET_LOOKED_AT);
    return could_do(g, with, next);
}

void legal_targets(OP_SEES, int next, struct thing_set *out)
{
    struct scope with = *sc;
    *out = (struct thing_set){{0}};
    EACH_THING (g, sc, op->set, thing)
        if (is_target(g, sc, op, &with, next, thing))
            set_add(out, thing);
}

static bool has_target(OP_SEES, int next)
{
    struct scope with = *sc;
    EACH_THING (g, sc, op->set, thing)
        if (is_target(g, sc, op, &with, next, thing))
            return true;
    return false;
}

bool legal_seat(OP_SEES, int next, int seat)
{
    if (!game_is_in(g, seat) || ((op->arg & 1) && seat == sc->you) || !game_seat_fits(g, op, seat))
        return false;
    struct scope with = *sc;
    with.chosen_seat = (uint8_t)seat;
    return could_do(g, &with, next);
}

/* The kit's own ops. */

COULD(body_could_change)
{
    return could_change(g, sc, op->body);
}

COULD(mode_could_change)
{
    for (int i = 1; i <= op->arg; i++)
        if (could_change(g, sc, op[i].body))
            return true;
    return false;
}

COULD(each_could_change)
{
    struct scope each = *sc;
    for (int seat = 0; seat < g->block->seats; seat++) {
        each.each = (uint8_t)seat;
        if (game_is_in(g, seat) && could_change(g, &each, op->body))
            return true;
    }
    return false;
}

COULD(each_of_could_change)
{
    struct scope each = *sc;
    EACH_THING (g, sc, op->set, thing) {
        each.target[1] = (uint16_t)thing;
        if (could_change(g, &each, op->body))
            return true;
    }
    return false;
}

COULD(branch_could_change)
{
    return could_change(g, sc, holds(g, sc, op->condition) ? op->body : op->other);
}

COULD(lasting_could_change)
{
    const struct modifier *m = &g->c->modifier[op->arg >> 1];
    if (!game_period_runs(g, op->until)) {
        AT(OUTSIDE_PERIOD);
        return false;
    }
    if (!m->set.which)
        return true;
    EACH_THING (g, sc, m->set, thing)
        if (!game_immune(g, thing, sc->source, 0))
            return true;
    return false;
}
