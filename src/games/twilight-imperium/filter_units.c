/* What filters ask of units, planets and systems: where they are, what is there, what they can. */
#include "kit_config.h"

/* Sets of systems. */

/* Things are told by one word, or by a filter from OF_FILTER on (filter_things). */
static struct set set_of(int told)
{
    return told < OF_FILTER
               ? (struct set){.which = (uint8_t)told}
               : (struct set){.which = WHICH_FILTER, .filter = (uint16_t)(told - OF_FILTER)};
}

/* The systems in which things of the set are. */
static uint64_t systems_of(const struct arb_run *g, const struct scope *sc, int told)
{
    uint64_t systems = 0;
    EACH_THING (g, sc, set_of(told), thing)
        systems |= BIT(cell_of_thing(g, thing));
    return systems & ~BIT(0);
}

/* What is there. */

static bool stack_passes(const struct arb_run *g, const struct scope *sc, int filter, int place)
{
    EACH_STACK (g, place, st)
        if (passes(g, sc, filter, stack_thing(g, st)))
            return true;
    return false;
}

/* Of a system everything in it, of a planet what stands on it. */
static bool holds_some(const struct arb_run *g, const struct scope *sc, int filter, int thing)
{
    unsigned types = g->c->filter[filter].types;
    if (is_planet(thing))
        return stack_passes(g, sc, filter, thing - SYSTEMS);
    int cell = cell_of_thing(g, thing);
    if (!cell)
        return false;
    if (types & UNIT_TYPES && stack_passes(g, sc, filter, cell))
        return true;
    EACH_PLANET (g, cell, planet)
        if ((types & UNIT_TYPES && stack_passes(g, sc, filter, PLACE_PLANET + planet)) ||
            (types & 1 << PLANET && passes(g, sc, filter, PLANETS + planet)))
            return true;
    return false;
}

static bool has_token(const struct arb_run *g, const struct scope *sc, int which, int cell)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        if (is_who(g, sc, which, seat) && player(g, seat)->tokens & BIT(cell))
            return true;
    return false;
}

/* The keys. */

/* The place of a thing: of a stack where it is, of a system its space area. */
int place_of_thing(const struct arb_run *g, int thing)
{
    return is_stack(thing)                        ? stack_of(g, thing)->place
           : is_system(thing) || is_planet(thing) ? thing - SYSTEMS
                                                  : 0;
}

static bool is_at_one(const struct arb_run *g, const struct scope *sc, int told, int thing)
{
    int place = place_of_thing(g, thing);
    EACH_THING (g, sc, set_of(told), other)
        if (place && place_of_thing(g, other) == place)
            return true;
    return false;
}

static bool placed(const struct arb_run *g, const struct scope *sc, const struct filter *f,
                   int thing)
{
    int cell = cell_of_thing(g, thing);
    if (!cell || (f->at && !is_at_one(g, sc, f->at, thing)))
        return false;
    if (f->system && !(systems_of(g, sc, f->system) >> cell & 1))
        return false;
    if (f->beside && !(adjacent_for_effects(g, sc->you, systems_of(g, sc, f->beside)) >> cell & 1))
        return false;
    uint64_t near = f->near ? systems_of(g, sc, f->near) : 0;
    return !f->near || (near | adjacent_for_effects(g, sc->you, near)) >> cell & 1;
}

/* Kinds of wormholes in a system, as bits. */
static int wormholes_in(const struct arb_run *g, int cell)
{
    int kinds = 0;
    for (int kind = 0; kind < WORMHOLES; kind++)
        kinds |= (int)(g->s->wormhole[kind] >> cell & 1) << kind;
    return kinds;
}

static bool shoots(const struct arb_run *g, const struct scope *sc, int thing)
{
    return stat_at(g, thing, STAT_BARRAGE, NULL, sc->depth) > 0 ||
           stat_at(g, thing, STAT_CANNON, NULL, sc->depth) > 0 ||
           stat_at(g, thing, STAT_BOMBARDMENT, NULL, sc->depth) > 0;
}

/* Structures that count as ground forces, too, and fighters that fight on a planet. */
static bool is_on_ground(const struct arb_run *g, int thing)
{
    const struct thing_def *d = def_of(g, thing);
    return (GROUND_TYPES & 1 << d->type) || d->also_ground ||
           (is_stack(thing) && fights_on_ground(g, stack_of(g, thing)));
}

static bool marked(const struct arb_run *g, const struct scope *sc, const struct filter *f,
                   int cell)
{
    return cell && (!f->token || has_token(g, sc, f->token, cell)) &&
           (!f->no_token || !has_token(g, sc, f->no_token, cell)) &&
           (!f->wormhole || wormholes_in(g, cell) & f->wormhole) &&
           (!f->no_wormhole || !(wormholes_in(g, cell) & f->no_wormhole)) &&
           (!f->anomaly || g->s->anomaly[f->anomaly - 1] >> cell & 1);
}

KEYS_PASS(unit_keys_pass)
{
    if ((f->at | f->system | f->beside | f->near) && !placed(g, sc, f, thing))
        return false;
    if ((f->token | f->no_token | f->wormhole | f->no_wormhole | f->anomaly) &&
        !marked(g, sc, f, cell_of_thing(g, thing)))
        return false;
    return (!f->has || stat_at(g, thing, f->has - 1, NULL, sc->depth) > 0) &&
           (!f->shoots || shoots(g, sc, thing)) && (!f->on_ground || is_on_ground(g, thing)) &&
           (!f->has_not || stat_at(g, thing, f->has_not - 1, NULL, sc->depth) <= 0) &&
           (!f->cost_to || stat_at(g, thing, STAT_COST, NULL, sc->depth) <=
                               value_of(g, sc, &g->c->value[f->cost_to])) &&
           (!f->having || holds_some(g, sc, f->having, thing)) &&
           (!f->lacking || !holds_some(g, sc, f->lacking, thing));
}

MEASURE(measure_successes)
{
    return g->s->successes;
}
MEASURE(measure_combat_round)
{
    return g->s->combat.round;
}
MEASURE(measure_spare_hits)
{
    int seat = sc->event.fact == FACT_HITS ? sc->event.seat : NOBODY;
    if (seat == NOBODY || g->s->cause != 1 + WHY_BARRAGE)
        return 0;
    int spare = g->s->due - units_at(g, g->s->combat.place, seat, UNIT_FIGHTER);
    return spare > 0 ? spare : 0;
}
MEASURE(measure_by_production)
{
    return g->s->by_production;
}
MEASURE(measure_arrived)
{
    return g->s->arrived >> v->arg & 1;
}
/* As many as there is room for. */
MEASURE(measure_wormhole_ships)
{
    int room = capacity_at(g, g->s->system, sc->you) - cargo_at(g, g->s->system, sc->you);
    return room < g->s->through_wormholes ? room : g->s->through_wormholes;
}
