/* 17 Capture: units on the sheet of another seat.
 *
 * A captured ship or mech lies there as a stack of its owner, who cannot use it: it is neither on
 * the board nor in reinforcements. Fighters and infantry are nobody's: they lie there as the
 * captor's. */
#include "kit_config.h"

static bool is_nobodys(int unit)
{
    return unit == UNIT_FIGHTER || unit == UNIT_INFANTRY;
}

static bool has_dock_in(const struct arb_run *g, int seat, int cell)
{
    if (units_at(g, cell, seat, UNIT_SPACE_DOCK))
        return true;
    EACH_PLANET (g, cell, planet)
        if (units_at(g, PLACE_PLANET + planet, seat, UNIT_SPACE_DOCK))
            return true;
    return false;
}

/* 14.0 Ships of the other in a system with a dock of the seat and none of its ships. */
static bool is_blockaded_by(const struct arb_run *g, int seat, int other)
{
    EACH_SYSTEM (player(g, other)->ships & ~player(g, seat)->ships & player(g, seat)->units, cell)
        if (has_dock_in(g, seat, cell))
            return true;
    return false;
}

/* 17.6 Who is blockaded by somebody captures nothing of theirs. */
bool may_capture(const struct arb_run *g, int captor, int owner)
{
    if (captor == owner || !is_blockaded_by(g, captor, owner))
        return true;
    RULES("17.6", "14.2+1");
    return false;
}

int captor_of(const struct arb_run *g, int place, int seat, int unit)
{
    const struct stack *st = may_change(g, CAPTURES) ? stack_at(g, place, seat, unit) : NULL;
    if (!st)
        return 0;
    struct changes it = changes_of(g, stack_thing(g, st), CAPTURES);
    while (next_change(&it))
        if (may_capture(g, it.you, seat))
            return 1 + it.you;
    return 0;
}

/* 17.1, 17.3+1 Onto the captor's sheet, out of reinforcements. */
void capture(struct arb_run *g, int captor, int seat, int unit, int count)
{
    if (is_nobodys(unit)) {
        RULES("17.3", "17.3+1", "17.4");
        seat = captor;
    } else {
        RULES("17.0", "17.1", "17.5");
    }
    add_units(g, PLACE_SHEET + captor, seat, unit, count);
    tell(g, EVENT_CAPTURES, "17.1", captor, unit, count);
}

/* 17.1+1 Back to the owner's reinforcements; 17.4c to the supply. */
void return_captured(struct arb_run *g, int captor, int seat, int unit, int count)
{
    const struct stack *st = stack_at(g, PLACE_SHEET + captor, seat, unit);
    if (!st)
        return;
    RULE(is_nobodys(unit) ? "17.4c" : "17.1+1");
    count = count < st->count ? count : st->count;
    take_units(g, PLACE_SHEET + captor, seat, unit, count, 0);
    tell(g, EVENT_RETURNED, "17.1+1", captor, unit, count);
}

static void return_to(struct arb_run *g, int captor, int owner)
{
    for (int unit = 0; unit < UNITS; unit++) {
        const struct stack *st = stack_at(g, PLACE_SHEET + captor, owner, unit);
        if (!st)
            continue;
        RULES("17.2", "17.2c", "17.4b", "14.2");
        return_captured(g, captor, owner, unit, st->count);
    }
}

/* 17.2c Whoever blockades a dock of the captor gets ships and mechs back; 17.4b what is nobody's
 * stays. */
static void return_to_blockaders(struct arb_run *g)
{
    for (int captor = 0; captor < g->block->seats; captor++)
        for (int other = 0; g->s->first[PLACE_SHEET + captor] && other < g->block->seats; other++)
            if (other != captor && is_blockaded_by(g, captor, other))
                return_to(g, captor, other);
}

/* 14.0, 79.4a A dock that floats is destroyed where ships of others are and none of its owner; 16.3
 * and with it goes what it carried, 16.3c unless a combat is fought there. */
FLOW(mind_blockades)
{
    BEGIN;
    return_to_blockaders(g);
    for (L->seat = 0; L->seat < g->block->seats; L->seat++)
        for (L->cell = 1; L->cell <= CELLS; L->cell++) {
            const struct player *p = player(g, L->seat);
            if (!p->faction || !unit_def(g, L->seat, UNIT_SPACE_DOCK)->floats)
                break;
            uint64_t blockaded = p->units & ~p->ships & ships_of_others(g, L->seat);
            int docks = units_at(g, L->cell, L->seat, UNIT_SPACE_DOCK);
            if (!(blockaded >> L->cell & 1) || !docks)
                continue;
            RULES("14.0", "79.4a");
            destroy_units(g, L->cell, L->seat, UNIT_SPACE_DOCK, docks, 0, "79.4a");
            if (L->cell != g->s->combat.place)
                CALL(keep_room, .seat = L->seat, .cell = L->cell);
        }
    END;
}
