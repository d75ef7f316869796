/* 41.2 Out of a gravity rift, but not to move: a fleet that retreats, or that an effect moves.
 *
 * What its ships carry is named as in a movement (transport.c), then a die decides about each ship
 * and with it about its load. */
#include "kit_config.h"

/* Docks that float go with the ships, and roll like them. */
static bool flees(const struct arb_run *g, const struct stack *st)
{
    return (is_ship(st->unit) || unit_def(g, st->seat, st->unit)->floats) &&
           unit_stat(g, st, STAT_MOVE) > 0;
}

/* Ships of a kind, `damaged` of them damaged. */
static void name_ships(struct arb_run *g, int from, int unit, int count, int damaged)
{
    g->s->mover[g->s->movers++] = (struct mover){
        .from = (uint8_t)from,
        .unit = (uint8_t)unit,
        .count = (uint8_t)count,
        .damaged = (uint8_t)damaged,
        .rifts = 1,
        .jumps = FLEES,
    };
}

/* Those that nothing is asked about: without capacity; fighters that move by themselves, unless
 * they are carried. */
static void name_others(struct arb_run *g, int seat, int from)
{
    EACH_STACK_OF (g, from, seat, st) {
        int sound = left_to_move(g, st, false), hurt = left_to_move(g, st, true);
        if (flees(g, st) && !unit_stat(g, st, STAT_CAPACITY) && sound + hurt &&
            (st->unit != UNIT_FIGHTER || fleet_halves(g, seat)))
            name_ships(g, from, st->unit, sound + hurt, hurt);
    }
}

static int arrive_there(struct arb_run *g, int seat, int from, int to)
{
    int ships = 0;
    for (int i = 0; i < g->s->movers; i++) {
        const struct mover *m = &g->s->mover[i];
        ships += m->count;
        if (m->count)
            move_units(g, from, to, seat, m->unit, m->count, m->damaged);
    }
    for (int i = 0; i < g->s->loads; i++)
        if (g->s->load[i].count)
            move_units(g, from, to, seat, g->s->load[i].unit, g->s->load[i].count,
                       g->s->load[i].damaged);
    g->s->movers = g->s->loads = 0;
    memset(g->s->mover, 0, sizeof g->s->mover);
    memset(g->s->load, 0, sizeof g->s->load);
    return ships;
}

/* 78.s5b+1 What nobody carries. */
static void leave_behind(struct arb_run *g, int seat, int from)
{
    for (int unit = 0; unit < UNITS; unit++) {
        const struct stack *st = stack_at(g, from, seat, unit);
        if (!st || (unit != UNIT_FIGHTER && !is_ground_force(unit)))
            continue;
        RULE("78.s5b+1");
        tell_more(g, (struct arb_event){.kind = EVENT_REMOVED,
                                        .a = (int16_t)seat,
                                        .b = (int16_t)unit,
                                        .c = st->count,
                                        .d = g->s->tile[from],
                                        .rule = "78.s5b+1"});
        take_units(g, from, seat, unit, st->count, st->damaged);
    }
}

/* Returns the ships that came through. */
FLOW(flee_rift)
{
    BEGIN;
    FORM_BEGIN;
    for (L->unit = 0; L->unit < UNITS; L->unit++) {
        const struct stack *st = stack_at(g, L->from, L->seat, L->unit);
        L->left = st && flees(g, st) && unit_stat(g, st, STAT_CAPACITY) > 0 ? st->count : 0;
        for (; L->left > 0; L->left--) {
            const struct stack *ships = stack_at(g, L->from, L->seat, L->unit);
            name_ships(g, L->from, L->unit, 1, L->left <= ships->damaged);
            CALL(load_ship, .seat = L->seat, .ship = (uint8_t)(g->s->movers - 1));
        }
    }
    FORM_END;
    name_others(g, L->seat, L->from);
    CALL(cross_rifts, .seat = L->seat);
    L->left = (uint8_t)arrive_there(g, L->seat, L->from, L->to);
    leave_behind(g, L->seat, L->from);
    RETURN(L->left);
    END;
}

/* By an effect. */

COULD(could_flee)
{
    int thing = next_in_set(g, sc, op->set, 0);
    return is_stack(thing) && stack_of(g, thing)->place <= CELLS &&
           cell_of_thing(g, next_in_set(g, sc, op->to, 0)) && !may(g, sc->you, CANNOT_MOVE_SHIPS);
}

static void move_all(struct arb_run *g, int seat, int from, int to)
{
    for (int unit = 0; unit < UNITS; unit++) {
        const struct stack *st = stack_at(g, from, seat, unit);
        if (!st)
            continue;
        tell_more(g, (struct arb_event){.kind = EVENT_RELOCATES,
                                        .a = (int16_t)seat,
                                        .b = (int16_t)unit,
                                        .c = st->count,
                                        .d = (int16_t)spot_of(g, to),
                                        .rule = BY(EFFECT_RESOLVES)});
        move_units(g, from, to, seat, unit, st->count, st->damaged);
    }
}

FLOW(op_flee)
{
    BEGIN;
    if (!could_flee(g, SC, OP))
        RETURN(0);
    L->from = stack_of(g, next_in_set(g, SC, OP->set, 0))->place;
    L->to = (uint8_t)cell_of_thing(g, next_in_set(g, SC, OP->to, 0));
    if (rolls_to_leave(g, SC->you, L->from) && !may(g, SC->you, IGNORE_RIFTS))
        CALL(flee_rift, .seat = SC->you, .from = L->from, .to = L->to);
    else
        move_all(g, SC->you, L->from, L->to);
    SC->done = 1;
    CALL(keep_room, .seat = SC->you, .cell = L->to);
    END;
}
