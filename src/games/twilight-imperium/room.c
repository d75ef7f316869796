/* 16 Capacity, 37 Fleet pool: what is too much in a space area goes. */
#include "kit_config.h"

/* 16.2 Of all ships together. */
int capacity_at(const struct arb_run *g, int cell, int seat)
{
    int capacity = 0;
    RULES("16.1", "16.2");
    EACH_STACK_OF (g, cell, seat, st)
        if (is_ship(st->unit) || is_structure(st->unit))
            capacity += st->count * unit_stat(g, st, STAT_CAPACITY);
    return capacity;
}

/* Fighters that a dock in the system takes in. */
static int free_fighters(const struct arb_run *g, int cell, int seat)
{
    int n = 0;
    EACH_PLANET (g, cell, planet) {
        const struct stack *dock = stack_at(g, PLACE_PLANET + planet, seat, UNIT_SPACE_DOCK);
        n += dock ? dock->count * unit_stat(g, dock, STAT_FREE_FIGHTERS) : 0;
    }
    return n;
}

/* What a fighter beyond the capacity of ships is worth of the fleet pool, in halves of a ship; 0:
 * none can be beyond it. */
int fleet_halves(const struct arb_run *g, int seat)
{
    return stat_of(g, UNIT_CARDS + seat * UNITS + UNIT_FIGHTER, STAT_FLEET_HALVES, NULL);
}

/* Fighters that ships must carry: not those a dock takes in, nor those that move by themselves. */
int fighters_to_carry_with(const struct arb_run *g, int cell, int seat, int more)
{
    int n = more + units_at(g, cell, seat, UNIT_FIGHTER);
    if (!n || fleet_halves(g, seat))
        return 0;
    n -= free_fighters(g, cell, seat);
    return n > 0 ? n : 0;
}

int fighters_to_carry(const struct arb_run *g, int cell, int seat)
{
    return fighters_to_carry_with(g, cell, seat, 0);
}

/* Ground forces in space that an effect lets ships take along for nothing, where one has room. */
static int carried_free(const struct arb_run *g, int cell, int seat)
{
    int n = 0;
    if (!may_change(g, CARRIED_FREE) || !capacity_at(g, cell, seat))
        return 0;
    EACH_STACK_OF (g, cell, seat, st)
        n += is_ground_force(st->unit) && thing_may(g, stack_thing(g, st), CARRIED_FREE) ? st->count
                                                                                         : 0;
    return n;
}

/* 16.3b Ground forces on planets do not count. */
int cargo_at(const struct arb_run *g, int cell, int seat)
{
    RULES("16.3", "16.3b");
    return fighters_to_carry(g, cell, seat) + ground_forces_at(g, cell, seat) -
           carried_free(g, cell, seat);
}

/* 37.1, 76.2 As many as tokens in the fleet pool, and what effects add. */
int fleet_limit(const struct arb_run *g, int seat)
{
    RULES("37.1", "76.2", "19.1+1");
    return stat_of(g, SHEETS + seat, STAT_FLEET_LIMIT, NULL);
}

/* Fighters that no ship has room for, though they need none to move. */
static int fighters_beyond(const struct arb_run *g, int cell, int seat, const struct arrivals *more)
{
    int fighters = units_at(g, cell, seat, UNIT_FIGHTER) + more->fighters;
    int ground = ground_forces_at(g, cell, seat) - carried_free(g, cell, seat) + more->ground;
    int beyond = fighters - free_fighters(g, cell, seat) + ground - more->capacity -
                 capacity_at(g, cell, seat);
    return beyond < 0 ? 0 : beyond < fighters ? beyond : fighters;
}

int fleet_then(const struct arb_run *g, int cell, int seat, const struct arrivals *more)
{
    int use = 2 * (large_ships_at(g, cell, seat) + more->large), halves = fleet_halves(g, seat);
    return halves ? use + halves * fighters_beyond(g, cell, seat, more) : use;
}

int fleet_beyond_with(const struct arb_run *g, int cell, int seat, const struct arrivals *more)
{
    int halves = fleet_then(g, cell, seat, more) - 2 * fleet_limit(g, seat);
    return halves > 0 ? (halves + 1) / 2 : 0;
}

int fleet_beyond(const struct arb_run *g, int cell, int seat)
{
    static const struct arrivals nothing;
    return fleet_beyond_with(g, cell, seat, &nothing);
}

/* What is too much. */

FLOW(keep_capacity)
{
    BEGIN;
    int excess = cargo_at(g, L->cell, L->seat) - capacity_at(g, L->cell, L->seat);
    if (excess > 0)
        CALL(assign, .a = {.seat = L->seat,
                           .what = ASSIGN_CAPACITY,
                           .count = (uint8_t)excess,
                           .about = L->cell});
    if (fleet_halves(g, L->seat) && fleet_beyond(g, L->cell, L->seat))
        CALL(keep_fleet, .seat = L->seat, .cell = L->cell);
    END;
}

/* One by one where fighters count, for what is beyond capacity depends on which ship goes. */
FLOW(keep_fleet)
{
    BEGIN;
    while (fleet_beyond(g, L->cell, L->seat)) {
        CALL(assign,
             .a = {.seat = L->seat,
                   .what = ASSIGN_FLEET,
                   .count =
                       (uint8_t)(fleet_halves(g, L->seat) ? 1 : fleet_beyond(g, L->cell, L->seat)),
                   .about = L->cell});
        CALL(keep_capacity, .seat = L->seat, .cell = L->cell);
    }
    END;
}

FLOW(keep_room)
{
    BEGIN;
    CALL(keep_fleet, .seat = L->seat, .cell = L->cell);
    CALL(keep_capacity, .seat = L->seat, .cell = L->cell);
    END;
}

/* 81.s5+3 After the pool was made smaller. */
FLOW(keep_all_fleets)
{
    BEGIN;
    for (L->cell = 1; L->cell <= CELLS; L->cell++)
        if (player(g, L->seat)->ships & BIT(L->cell))
            CALL(keep_fleet, .seat = L->seat, .cell = L->cell);
    END;
}
