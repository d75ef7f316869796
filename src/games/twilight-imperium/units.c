/* 96 Units as stacks, 72 Reinforcements; 16 and 37 are in room.c.
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
const uint8_t plastic[UNITS] = {10, 8, 8, 4, 5, 2, 1, 12, 4, 6, 3};

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

/* 36.3, 46.3 Tokens may stand in more places than there is plastic for. */
static void unsettle_for_company(struct arb_run *g, int unit)
{
    if ((unit == UNIT_FIGHTER || unit == UNIT_INFANTRY) && variant(g, ACCOMPANIED))
        unsettle(g);
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
    *st = (struct stack){
        .next = *at, .place = (uint8_t)place, .seat = (uint8_t)seat, .unit = (uint8_t)unit};
    *at = (uint16_t)fresh;
    if (place < PLACE_SHEET) {
        player(g, seat)->stacks[fresh >> 6] |= BIT(fresh & 63);
        unsettle_for_company(g, unit);
    }
    return st;
}

static void drop_stack(struct arb_run *g, struct stack *st)
{
    uint16_t *at = spot(g, st->place, st->seat, st->unit);
    int number = *at;
    forget_lasting(g, FIRST_STACK + number);
    player(g, st->seat)->stacks[number >> 6] &= ~BIT(number & 63);
    *at = st->next;
    *st = (struct stack){.next = g->s->free_stack};
    g->s->free_stack = (uint16_t)number;
}

static bool has_such(const struct arb_run *g, int place, int anomaly, int wormhole)
{
    EACH_STACK (g, place, st) {
        const struct thing_def *d = unit_def(g, st->seat, st->unit);
        if ((anomaly >= 0 && d->anomalies >> anomaly & 1) ||
            (wormhole >= 0 && d->wormholes >> wormhole & 1))
            return true;
    }
    return false;
}

static bool is_brought(const struct arb_run *g, int cell, int anomaly, int wormhole)
{
    if (has_such(g, cell, anomaly, wormhole))
        return true;
    EACH_PLANET (g, cell, planet)
        if (has_such(g, PLACE_PLANET + planet, anomaly, wormhole))
            return true;
    return false;
}

/* 9.4, 9.5 Some units make their system an anomaly, besides all else that it is, or have a wormhole
 * with them. */
static void mark_system(struct arb_run *g, int seat, int unit, int place)
{
    const struct thing_def *d = unit_def(g, seat, unit);
    int cell = cell_of_place(g, place);
    if (!(d->anomalies | d->wormholes) || !cell)
        return;
    for (int a = 0; a < ANOMALIES; a++)
        if (d->anomalies >> a & 1 && !(tile_def(g, cell)->anomalies >> a & 1)) {
            bool is = is_brought(g, cell, a, -1);
            if (is)
                RULES("9.4", "9.5");
            g->s->anomaly[a] = (g->s->anomaly[a] & ~BIT(cell)) | (is ? BIT(cell) : 0);
        }
    for (int w = 0; w < WORMHOLES; w++)
        if (d->wormholes >> w & 1 && !(printed_wormholes(g, cell) >> w & 1)) {
            bool is = is_brought(g, cell, -1, w);
            g->s->wormhole[w] = (g->s->wormhole[w] & ~BIT(cell)) | (is ? BIT(cell) : 0);
        }
}

static void put_units(struct arb_run *g, int place, int seat, int unit, int count, int damaged)
{
    struct stack *st = make_stack(g, place, seat, unit);
    if (!st)
        return;
    st->count = (uint8_t)(st->count + count);
    st->damaged = (uint8_t)(st->damaged + damaged);
    look_again(g, seat, place);
    mark_system(g, seat, unit, place);
    if ((is_ship(unit) || unit == UNIT_SPACE_DOCK) && g->s->phase)
        unsettle(g);   /* 14.0 it may blockade, or be blockaded */
    if (!g->s->movers) /* 100.2+2 not before they have all moved */
        come_to_nexus(g, cell_of_place(g, place));
}

static void lift_units(struct arb_run *g, int place, int seat, int unit, int count, int damaged)
{
    struct stack *st = stack_at(g, place, seat, unit);
    assert(st && st->count >= count && st->damaged >= damaged && "units that are not there");
    st->count = (uint8_t)(st->count - count);
    st->damaged = (uint8_t)(st->damaged - damaged);
    st->fresh = (uint8_t)(st->fresh > count ? st->fresh - count : 0);
    if (!st->count)
        drop_stack(g, st);
    look_again(g, seat, place);
    mark_system(g, seat, unit, place);
}

void add_units(struct arb_run *g, int place, int seat, int unit, int count)
{
    struct player *p = player(g, seat);
    int room = UINT8_MAX - p->used[unit];
    RULE("96.3");
    if (count > room) {
        arb_stop(g, LIMIT_UNITS);
        count = room;
    }
    p->used[unit] = (uint8_t)(p->used[unit] + count);
    if (count)
        put_units(g, place, seat, unit, count, 0);
}

void take_units(struct arb_run *g, int place, int seat, int unit, int count, int damaged)
{
    struct player *p = player(g, seat);
    p->used[unit] = (uint8_t)(p->used[unit] - count);
    lift_units(g, place, seat, unit, count, damaged);
    struct stack *left = is_ground_force(unit) ? stack_at(g, place, seat, unit) : NULL;
    if (left && left->joins > left->count)
        left->joins = left->count;
    unsettle(g);
}

void move_units(struct arb_run *g, int from, int to, int seat, int unit, int count, int damaged)
{
    if (from == to)
        return;
    lift_units(g, from, seat, unit, count, damaged);
    put_units(g, to, seat, unit, count, damaged);
}
