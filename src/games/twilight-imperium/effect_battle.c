/* What the words of cards do in a combat (2, 78, 87). */
#include "kit_config.h"

/* One of those that have sustained damage; some cannot be hit so. */
DO_EACH(op_direct_hit, thing)
{
    const struct stack *st = stack_of(g, thing);
    destroy_units(g, st->place, st->seat, st->unit, 1, 1, BY(EFFECT_RESOLVES));
    return true;
}
COULD_THING(could_direct_hit, thing)
{
    return is_stack(thing) && stack_of(g, thing)->damaged > 0 && !def_of(g, thing)->no_direct_hit;
}

/* Dice against the combat value of a unit. */
FLOW(op_roll_combat)
{
    BEGIN;
    L->roll = (uint8_t)dice_open_for(g, SC->you, WHY_EFFECT, 0, value_of(g, SC, &OP->n));
    CALL(dice_roll, .roll = L->roll);
    g->s->successes = (uint8_t)dice_at_least(
        g, L->roll, -1, stat_of(g, next_in_set(g, SC, OP->set, 0), STAT_COMBAT, NULL));
    SC->done = g->s->successes;
    dice_close(g, L->roll);
    END;
}
COULD_THING(could_roll_combat, thing)
{
    return stat_at(g, thing, STAT_COMBAT, NULL, sc->depth) > 0;
}

/* The combat is over and nobody has won it. */
/* Nothing that was rolled in this round counts: both sides roll anew. */
DO_NOW(op_roll_again)
{
    g->s->combat.again = 1;
    tell(g, EVENT_ROLLS_AGAIN, BY(EFFECT_RESOLVES), sc->you, 0, 0);
}
COULD(could_roll_again)
{
    return g->s->combat.place && !g->s->combat.again;
}

DO_NOW(op_draw_combat)
{
    g->s->combat.drawn = 1;
}
COULD(could_draw_combat)
{
    return g->s->combat.place != 0;
}
