/* 96 Units as stacks, 72 Reinforcements, 16 Capacity, 37 Fleet pool.
 *
 * What must hold: the stacks of a place are in the order of seats and kinds, no two alike and none
 * empty; what a seat has out is what its stacks hold. */
#include "kit_config.h"

void units_init(struct arb_run *g)
{
    for (int i = 1; i < STACKS; i++)
        g->s->stack[i].next = (uint16_t)(i + 1);
    g->s->free_stack = 1;
}

struct stack *stack_at(const struct arb_run *g, int place, int seat, int unit)
{
    EACH_STACK (g, place, st)
        if (st->seat == seat && st->unit == unit)
            return st;
    return NULL;
}

int units_at(const struct arb_run *g, int place, int seat, int unit)
{
    const struct stack *st = stack_at(g, place, seat, unit);
    return st ? st->count : 0;
}

static int count_at(const struct arb_run *g, int place, int seat, unsigned kinds)
{
    int n = 0;
    EACH_STACK_OF (g, place, seat, st)
        n += kinds >> st->unit & 1 ? st->count : 0;
    return n;
}

#define SHIPS 0x7f
int ships_at(const struct arb_run *g, int cell, int seat)
{
    return player(g, seat)->ships & BIT(cell) ? count_at(g, cell, seat, SHIPS) : 0;
}

int large_ships_at(const struct arb_run *g, int cell, int seat)
{
    RULE("76.2a");
    return count_at(g, cell, seat, SHIPS & ~(1 << UNIT_FIGHTER));
}

int ground_forces_at(const struct arb_run *g, int place, int seat)
{
    return count_at(g, place, seat, 1 << UNIT_INFANTRY | 1 << UNIT_MECH);
}

bool has_units_at(const struct arb_run *g, int place, int seat)
{
    EACH_STACK_OF (g, place, seat, st)
        return true;
    return false;
}

/* 96.2 How many of each there are in a colour. */
static const uint8_t plastic[UNITS] = {10, 8, 8, 4, 5, 2, 1, 12, 4, 6, 3};

int reinforcements(const struct arb_run *g, int seat, int unit)
{
    RULES("96.2", "23.4");
    if (unit == UNIT_FIGHTER || unit == UNIT_INFANTRY) {
        RULES("36.1", "46.1", "67.5b", "23.4b");
        return NO_END;
    }
    return plastic[unit] - player(g, seat)->used[unit];
}

/* Which systems hold ships or units of the seat is kept as sets. */
static void look_again(struct arb_run *g, int seat, int place)
{
    int cell = cell_of_place(g, place);
    struct player *p = player(g, seat);
    if (!cell)
        return;
    bool ships = count_at(g, cell, seat, SHIPS) > 0, units = has_units_at(g, cell, seat);
    EACH_PLANET (g, cell, planet)
        units |= has_units_at(g, PLACE_PLANET + planet, seat);
    p->ships = (p->ships & ~BIT(cell)) | (ships ? BIT(cell) : 0);
    p->units = (p->units & ~BIT(cell)) | (units ? BIT(cell) : 0);
}

/* Where a stack stands, or would stand, in the list of its place. */
static uint16_t *spot(struct arb_run *g, int place, int seat, int unit)
{
    uint16_t *at = &g->s->first[place];
    while (*at) {
        const struct stack *st = &g->s->stack[*at];
        if (st->seat > seat || (st->seat == seat && st->unit >= unit))
            break;
        at = &g->s->stack[*at].next;
    }
    return at;
}

static struct stack *make_stack(struct arb_run *g, int place, int seat, int unit)
{
    uint16_t *at = spot(g, place, seat, unit);
    struct stack *st = &g->s->stack[*at];
    if (*at && st->seat == seat && st->unit == unit)
        return st;
    int fresh = g->s->free_stack;
    if (!fresh) {
        arb_stop(g, LIMIT_STACKS);
        return NULL;
    }
    st = &g->s->stack[fresh];
    g->s->free_stack = st->next;
    if (fresh > g->s->stacks)
        g->s->stacks = (uint16_t)fresh;
    *st = (struct stack){
        .next = *at, .place = (uint8_t)place, .seat = (uint8_t)seat, .unit = (uint8_t)unit};
    *at = (uint16_t)fresh;
    return st;
}

static void drop_stack(struct arb_run *g, struct stack *st)
{
    uint16_t *at = spot(g, st->place, st->seat, st->unit);
    int number = *at;
    forget_lasting(g, FIRST_STACK + number);
    *at = st->next;
    *st = (struct stack){.next = g->s->free_stack};
    g->s->free_stack = (uint16_t)number;
}

static void put_units(struct arb_run *g, int place, int seat, int unit, int count, int damaged)
{
    struct stack *st = make_stack(g, place, seat, unit);
    if (!st)
        return;
    st->count = (uint8_t)(st->count + count);
    st->damaged = (uint8_t)(st->damaged + damaged);
    look_again(g, seat, place);
}

static void lift_units(struct arb_run *g, int place, int seat, int unit, int count, int damaged)
{
    struct stack *st = stack_at(g, place, seat, unit);
    assert(st && st->count >= count && st->damaged >= damaged && "units that are not there");
    st->count = (uint8_t)(st->count - count);
    st->damaged = (uint8_t)(st->damaged - damaged);
    if (!st->count)
        drop_stack(g, st);
    look_again(g, seat, place);
}

void add_units(struct arb_run *g, int place, int seat, int unit, int count)
{
    struct player *p = player(g, seat);
    RULE("96.3");
    p->used[unit] = (uint8_t)(p->used[unit] + count);
    put_units(g, place, seat, unit, count, 0);
}

void take_units(struct arb_run *g, int place, int seat, int unit, int count, int damaged)
{
    struct player *p = player(g, seat);
    p->used[unit] = (uint8_t)(p->used[unit] - count);
    lift_units(g, place, seat, unit, count, damaged);
    unsettle(g);
}

void move_units(struct arb_run *g, int from, int to, int seat, int unit, int count, int damaged)
{
    if (from == to)
        return;
    lift_units(g, from, seat, unit, count, damaged);
    put_units(g, to, seat, unit, count, damaged);
}

/* ---- 16 Capacity
 * ------------------------------------------------------------------------------------ */

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

/* Fighters that ships must carry: not those a dock takes in, nor those that move by themselves. */
int fighters_to_carry(const struct arb_run *g, int cell, int seat)
{
    const struct stack *st = stack_at(g, cell, seat, UNIT_FIGHTER);
    if (!st || unit_stat(g, st, STAT_MOVE) > 0)
        return 0;
    int n = st->count - free_fighters(g, cell, seat);
    return n > 0 ? n : 0;
}

/* 16.3b Ground forces on planets do not count. */
int cargo_at(const struct arb_run *g, int cell, int seat)
{
    RULES("16.3", "16.3b");
    return fighters_to_carry(g, cell, seat) + ground_forces_at(g, cell, seat);
}

/* 37.1, 76.2 As many as tokens in the fleet pool, and what effects add. */
int fleet_limit(const struct arb_run *g, int seat)
{
    RULES("37.1", "76.2", "19.1+1");
    return stat_of(g, SHEETS + seat, STAT_FLEET_LIMIT, NULL);
}
