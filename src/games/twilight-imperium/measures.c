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

MEASURE(measure_highest)
{
    int most = 0;
    EACH_THING (g, sc, described(v), one) {
        int stat = stat_at(g, one, v->arg, NULL, sc->depth);
        most = stat > most ? stat : most;
    }
    return most;
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

/* Groups. */

const char *const group_words[] = {"trait", "colour", "system", "planet", NULL};
enum group { BY_TRAIT, BY_COLOUR, BY_SYSTEM, BY_PLANET };
enum { GROUPS_MOST = PLANETS_MOST + 1 };

/* The groups to which a thing belongs, as bits: of a planet its traits, of a technology its colour.
 */
static unsigned kinds_of(const struct arb_run *g, int thing, int by)
{
    if (by == BY_TRAIT)
        return is_planet(thing) ? (unsigned)planet_traits(g, thing - PLANETS) : 0;
    int colour = def_of(g, thing)->colour;
    if (is_copied_tech(thing))
        RULE("90.22");
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

/* The most that units can produce in one system. */
MEASURE(measure_most_produced)
{
    int size[CELLS + 1] = {0}, most = 0;
    EACH_THING (g, sc, described(v), one) {
        int cell = cell_of_thing(g, one);
        size[cell] += is_stack(one) ? production_of(g, stack_of(g, one)) : 0;
        most = cell && size[cell] > most ? size[cell] : most;
    }
    return most;
}

/* Of what happens. */

const char *const cause_words[] = {"cannon", "barrage", "bombardment", "space", NULL};
const char *const left_words[] = {"ships", "fighters", "ground_forces", "large_ships", NULL};

MEASURE(measure_by_you)
{
    RULE("61.9");
    return g->s->destroyer == sc->you + 1;
}
MEASURE(measure_fighting)
{
    return opponent_of(g, sc->you) != NOBODY;
}
MEASURE(measure_on_planet)
{
    return g->s->combat.place > CELLS;
}
MEASURE(measure_caused_by)
{
    static const uint8_t why[] = {WHY_CANNON, WHY_BARRAGE, WHY_BOMBARDMENT, WHY_SPACE};
    return g->s->destroyer &&
           (g->s->cause == 1 + why[v->arg] || (!v->arg && g->s->cause == 1 + WHY_DEFENSE));
}
MEASURE(measure_left_there)
{
    int place = sc->event.other - SYSTEMS, seat = sc->event.seat;
    if (place <= 0 || place >= PLACE_SHEET || seat >= SEATS)
        return 0;
    return v->arg == 0   ? ships_at(g, cell_of_place(g, place), seat)
           : v->arg == 1 ? units_at(g, place, seat, UNIT_FIGHTER)
           : v->arg == 2 ? has_ground_fighters(g, place, seat)
                         : large_ships_at(g, cell_of_place(g, place), seat);
}

/* Of a seat. */

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
MEASURE(measure_spare_tokens)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS ? tokens_left(g, seat) : 0;
}
MEASURE(measure_fleet)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS ? player(g, seat)->pool[POOL_FLEET] : 0;
}
MEASURE(measure_strategy)
{
    int seat = who(g, sc, v->arg);
    return seat < SEATS ? player(g, seat)->pool[POOL_STRATEGY] : 0;
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

/* Filters: colours of technologies, standing of players. */

static int planets_of(const struct arb_run *g, int seat)
{
    const struct player *p = player(g, seat);
    return __builtin_popcountll(p->planets[0]) + __builtin_popcountll(p->planets[1]);
}

const char *const standing_words[] = {"neighbour",     "fewer_planets", "most_points",
                                      "fewest_points", "you",           "stranger",
                                      "acting",        "friend",        NULL};
enum standing {
    STANDS_NEIGHBOUR = 1,
    STANDS_FEWER_PLANETS,
    STANDS_MOST,
    STANDS_FEWEST,
    STANDS_YOU,
    STANDS_STRANGER, /* another, and no neighbour */
    STANDS_ACTING,   /* has not passed */
    STANDS_FRIEND    /* its note lay before you when your tactical action began */
};

static bool has_most(const struct arb_run *g, int seat, bool most)
{
    for (int other = 0; other < g->block->seats; other++) {
        int more = player(g, other)->points - player(g, seat)->points;
        if (seat_is_in(g, other) && (most ? more > 0 : more < 0))
            return false;
    }
    return true;
}

static bool stands(const struct arb_run *g, const struct scope *sc, int standing, int seat)
{
    switch (standing) {
    case STANDS_NEIGHBOUR:
        return neighbours(g, sc->you) >> seat & 1;
    case STANDS_FEWER_PLANETS:
        return planets_of(g, seat) < planets_of(g, sc->you);
    case STANDS_YOU:
        return seat == sc->you;
    case STANDS_STRANGER:
        return seat != sc->you && !(neighbours(g, sc->you) >> seat & 1);
    case STANDS_ACTING:
        return !player(g, seat)->passed;
    case STANDS_FRIEND:
        return g->s->active == sc->you && g->s->friends >> seat & 1;
    default:
        return has_most(g, seat, standing == STANDS_MOST);
    }
}

KEYS_PASS(card_keys_pass)
{
    if (f->but && f->but == def_of(g, thing)->title)
        return false;
    bool of_faction = def_of(g, thing)->faction && !is_idle_assimilator(g, thing);
    if (f->of_faction && of_faction != (f->of_faction == 1))
        return false;
    if (f->of_faction && is_copied_tech(thing))
        RULE("90.22");
    if (f->sites && !is_at_sites(g, sc, thing, f->sites))
        return false;
    if (f->colour && f->colour != (is_planet(thing) ? planet_colour(g, thing - PLANETS)
                                                    : def_of(g, thing)->colour))
        return false;
    for (unsigned all = f->standing; all; all &= all - 1)
        if (!is_sheet(thing) || !stands(g, sc, 1 + __builtin_ctz(all), thing - SHEETS))
            return false;
    return true;
}
