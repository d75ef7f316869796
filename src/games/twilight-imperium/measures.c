/* What packs can count beside things: sums, groups, what a seat has. */
#include "kit_config.h"

static int units_of(const struct arb_run *g, int thing)
{
    return is_stack(thing) ? stack_of(g, thing)->count : 1;
}

static struct set described(const struct value *v)
{
    return (struct set){.which = v->which, .filter = v->filter};
}

/* Units one by one: a stack is so many of them. */
MEASURE(measure_number)
{
    int n = 0;
    EACH_THING (g, sc, described(v), one)
        n += units_of(g, one);
    return n;
}

MEASURE(measure_sum)
{
    int n = 0;
    EACH_THING (g, sc, described(v), one) {
        int stat = stat_at(g, one, v->arg, NULL, sc->depth);
        n += stat > 0 ? stat * units_of(g, one) : 0;
    }
    return n;
}

/* ---- Groups
 * ---------------------------------------------------------------------------------------- */

const char *const group_words[] = {"trait", "colour", "system", "planet", NULL};
enum group { BY_TRAIT, BY_COLOUR, BY_SYSTEM, BY_PLANET };
enum { GROUPS_MOST = PLANETS_MOST + 1 };

/* The groups to which a thing belongs, as bits: of a planet its traits, of a technology its colour.
 */
static unsigned kinds_of(const struct arb_run *g, int thing, int by)
{
    if (by == BY_TRAIT)
        return is_planet(thing) ? planet_def(g, thing - PLANETS)->traits : 0;
    int colour = def_of(g, thing)->colour;
    return is_tech_card(thing) && colour ? 1u << (colour - 1) : 0;
}

static void add_to_groups(const struct arb_run *g, int thing, int by, int n, uint8_t *size)
{
    if (by == BY_SYSTEM || by == BY_PLANET) {
        int place = is_stack(thing) ? stack_of(g, thing)->place : thing - SYSTEMS;
        bool on_planet = place >= PLACE_PLANET && place < PLACE_SHEET;
        if (by == BY_SYSTEM)
            size[cell_of_place(g, place)] += (uint8_t)n;
        else if (on_planet)
            size[place - PLACE_PLANET] += (uint8_t)n;
        return;
    }
    for (unsigned kinds = kinds_of(g, thing, by); kinds; kinds &= kinds - 1)
        size[1 + __builtin_ctz(kinds)] += (uint8_t)n;
}

static void group(const struct arb_run *g, const struct scope *sc, const struct value *v, int by,
                  uint8_t size[GROUPS_MOST])
{
    memset(size, 0, GROUPS_MOST);
    EACH_THING (g, sc, described(v), one)
        add_to_groups(g, one, by, units_of(g, one), size);
}

/* How many the largest group has: planets of one trait, technologies of one colour, units in one
 * system. Systems and planets are numbered from 1. */
MEASURE(measure_most_alike)
{
    uint8_t size[GROUPS_MOST];
    int most = 0;
    group(g, sc, v, v->arg, size);
    for (int i = 1; i < GROUPS_MOST; i++)
        most = size[i] > most ? size[i] : most;
    return most;
}

/* How many groups have so many or more. */
MEASURE(measure_groups)
{
    uint8_t size[GROUPS_MOST];
    int n = 0;
    group(g, sc, v, v->arg & 15, size);
    for (int i = 1; i < GROUPS_MOST; i++)
        n += size[i] >= v->arg >> 4;
    return n;
}

/* The greatest sum of a number of units in one system. */
MEASURE(measure_most_in_system)
{
    int size[CELLS + 1] = {0}, most = 0;
    EACH_THING (g, sc, described(v), one) {
        int stat = stat_at(g, one, v->arg, NULL, sc->depth), cell = cell_of_thing(g, one);
        size[cell] += stat > 0 ? stat * units_of(g, one) : 0;
        most = cell && size[cell] > most ? size[cell] : most;
    }
    return most;
}

/* ---- Of a seat
 * ------------------------------------------------------------------------------------- */

MEASURE(measure_points)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS ? player(g, seat)->points : 0;
}
MEASURE(measure_goods)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS ? ware_of(g, seat, WARE_GOODS) : 0;
}
MEASURE(measure_commodities)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS ? ware_of(g, seat, WARE_COMMODITIES) : 0;
}
MEASURE(measure_hand)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS ? g->s->zone[ZONE_HAND + seat].count : 0;
}
MEASURE(measure_fleet)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS ? player(g, seat)->pool[POOL_FLEET] : 0;
}
MEASURE(measure_tactic)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS ? player(g, seat)->pool[POOL_TACTIC] : 0;
}

/* Symbols at the lower left of a technology (90.8). */
MEASURE(measure_prerequisites)
{
    const uint8_t *needs = def_of(g, thing)->needs;
    return is_tech_card(thing) ? needs[BLUE] + needs[GREEN] + needs[RED] + needs[YELLOW] : 0;
}

/* ---- Filters: colours of technologies, standing of players
 * ----------------------------------------- */

static int planets_of(const struct arb_run *g, int seat)
{
    const struct player *p = player(g, seat);
    return __builtin_popcountll(p->planets[0]) + __builtin_popcountll(p->planets[1]);
}

const char *const standing_words[] = {"neighbour", "fewer_planets", "most_points", "fewest_points",
                                      NULL};
enum standing { STANDS_NEIGHBOUR = 1, STANDS_FEWER_PLANETS, STANDS_MOST, STANDS_FEWEST };

static bool stands(const struct arb_run *g, const struct scope *sc, int standing, int seat)
{
    if (standing == STANDS_NEIGHBOUR)
        return neighbours(g, sc->you) >> seat & 1;
    if (standing == STANDS_FEWER_PLANETS)
        return planets_of(g, seat) < planets_of(g, sc->you);
    for (int other = 0; other < g->block->seats; other++) {
        int more = player(g, other)->points - player(g, seat)->points;
        if (seat_is_in(g, other) && (standing == STANDS_MOST ? more > 0 : more < 0))
            return false;
    }
    return true;
}

KEYS_PASS(card_keys_pass)
{
    if (f->but && f->but == def_of(g, thing)->title)
        return false;
    if (f->colour && def_of(g, thing)->colour != f->colour)
        return false;
    for (unsigned all = f->standing; all; all &= all - 1)
        if (!is_sheet(thing) || !stands(g, sc, 1 + __builtin_ctz(all), thing - SHEETS))
            return false;
    return true;
}
