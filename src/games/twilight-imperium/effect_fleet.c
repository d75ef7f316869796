/* Ops of whole fleets: ships that become others, jump, are seized, bombard; systems that change
 * places; dice that are raised. */
#include "kit_config.h"

static int cost_of(const struct arb_run *g, int seat, int unit)
{
    return stat_of(g, UNIT_CARDS + seat * UNITS + unit, STAT_COST, NULL);
}

/* One for another. */

static bool may_become(const struct arb_run *g, const struct stack *st, int unit, int more)
{
    return unit != st->unit && is_ship(unit) && placeable(g, st->seat, unit) > 0 &&
           cost_of(g, st->seat, unit) > 0 &&
           cost_of(g, st->seat, unit) <= cost_of(g, st->seat, st->unit) + more;
}

COULD_THING(could_exchange_up, thing)
{
    for (int unit = 0; is_stack(thing) && unit <= UNIT_FLAGSHIP; unit++)
        if (may_become(g, stack_of(g, thing), unit, value_of(g, sc, &op->n)))
            return true;
    return false;
}

FLOW(op_exchange_up)
{
    BEGIN;
    L->thing = (uint16_t)next_in_set(g, SC, OP->set, 0);
    if (!L->thing || !could_exchange_up(g, SC, OP, L->thing))
        RETURN(0);
    L->cell = stack_of(g, L->thing)->place;
    L->seat = stack_of(g, L->thing)->seat;
    ASK(SEAT(who(g, SC, OP->who)), BY(EFFECT_RESOLVES), "What becomes of the {unit}?",
        stack_of(g, L->thing)->unit, {
            for (int unit = 0; unit <= UNIT_FLAGSHIP; unit++)
                if (may_become(g, stack_of(g, L->thing), unit, value_of(g, SC, &OP->n)))
                    offer_option(g, VERB_KIND, unit, 0, 0);
            offer_pass(g, VERB_DECLINE);
        });
    if (chosen(g)->verb == VERB_DECLINE)
        RETURN(0);
    L->unit = (uint8_t)chosen(g)->a;
    CALL(recall, .seat = L->seat, .unit = L->unit, .need = 1);
    if (!result(g))
        RETURN(0);
    const struct stack *st = stack_of(g, L->thing);
    take_units(g, L->cell, L->seat, st->unit, 1, st->damaged == st->count);
    add_units(g, L->cell, L->seat, L->unit, 1);
    tell_more(g, (struct arb_event){.kind = EVENT_PLACES,
                                    .a = L->seat,
                                    .b = L->unit,
                                    .c = 1,
                                    .d = (int16_t)spot_of(g, L->cell),
                                    .rule = BY(EFFECT_RESOLVES)});
    CALL(keep_recalled, .seat = L->seat);
    CALL(keep_room, .seat = L->seat, .cell = L->cell);
    END;
}

/* Captured. */

static bool may_be_captured(const struct arb_run *g, int you, int seat, int unit, int most)
{
    return !is_structure(unit) && reinforcements(g, seat, unit) > 0 &&
           cost_of(g, seat, unit) <= most && cost_of(g, seat, unit) > 0 &&
           may_capture(g, you, seat);
}

COULD_SEAT(could_capture_from, seat)
{
    for (int unit = 0; unit <= UNIT_MECH; unit++)
        if (may_be_captured(g, sc->you, seat, unit, n))
            return true;
    return false;
}

FLOW(op_capture_from)
{
    BEGIN;
    L->seat = (uint8_t)who(g, SC, OP->who);
    if (!could_capture_from(g, SC, OP, L->seat, value_of(g, SC, &OP->n)))
        RETURN(0);
    ASK(SEAT(SC->you), "17.1", "What do you capture?", 0, {
        for (int unit = 0; unit <= UNIT_MECH; unit++)
            if (may_be_captured(g, SC->you, L->seat, unit, value_of(g, SC, &OP->n)))
                offer_option(g, VERB_KIND, unit, 0, 0);
    });
    capture(g, SC->you, L->seat, chosen(g)->a, 1);
    END;
}

static void count_cargo(const struct arb_run *g, struct op_seize *L)
{
    for (int unit = 0; unit < UNITS; unit++)
        L->had[unit] = (uint8_t)units_at(g, L->cell, L->seat, unit);
}

/* Ships are taken as they are, sound ones first. */
static void seize(struct arb_run *g, int you, const struct stack *st, int count)
{
    int seat = st->seat, unit = st->unit, sound = st->count - st->damaged;
    take_units(g, st->place, seat, unit, count, count > sound ? count - sound : 0);
    capture(g, you, seat, unit, count);
}

/* What nothing carries any more is captured with the ships. */
static void seize_cargo(struct arb_run *g, const struct op_seize *L, int you)
{
    for (int unit = 0; unit < UNITS; unit++) {
        int lost = L->had[unit] - units_at(g, L->cell, L->seat, unit);
        if (lost > 0 && may_capture(g, you, L->seat))
            capture(g, you, L->seat, unit, lost);
    }
}

FLOW(op_seize)
{
    BEGIN;
    collect(g, SC, OP->set, &L->set);
    for (L->thing = (uint16_t)set_next(&L->set, 0); L->thing;
         L->thing = (uint16_t)set_next(&L->set, L->thing)) {
        if (!is_stack(L->thing) || !stack_of(g, L->thing)->count ||
            !may_capture(g, SC->you, stack_of(g, L->thing)->seat))
            continue;
        L->seat = stack_of(g, L->thing)->seat;
        L->cell = stack_of(g, L->thing)->place;
        L->roll = (uint8_t)dice_open_for(g, L->seat, WHY_EFFECT, 0, stack_of(g, L->thing)->count);
        CALL(dice_roll, .roll = L->roll);
        int lost = stack_of(g, L->thing)->count - dice_at_least(g, L->roll, -1, OP->arg + 1);
        dice_close(g, L->roll);
        if (!lost)
            continue;
        seize(g, SC->you, stack_of(g, L->thing), lost);
        count_cargo(g, L);
        CALL(keep_capacity, .seat = L->seat, .cell = L->cell);
        seize_cargo(g, L, SC->you);
    }
    SETTLE;
    END;
}

/* Systems that change places. */

static uint64_t swapped(uint64_t set, int a, int b)
{
    bool in_a = set >> a & 1, in_b = set >> b & 1;
    return (set & ~BIT(a) & ~BIT(b)) | (in_a ? BIT(b) : 0) | (in_b ? BIT(a) : 0);
}

static int other_cell(int cell, int a, int b)
{
    return cell == a ? b : cell == b ? a : cell;
}

/* Stacks lie where they lay, on the tiles as they are now. */
static void swap_stacks(struct arb_run *g, int a, int b)
{
    uint16_t first = g->s->first[a];
    g->s->first[a] = g->s->first[b];
    g->s->first[b] = first;
    EACH_STACK (g, a, st)
        st->place = (uint8_t)a;
    EACH_STACK (g, b, st)
        st->place = (uint8_t)b;
}

static void swap_seats(struct arb_run *g, int a, int b)
{
    for (int seat = 0; seat < g->block->seats; seat++) {
        struct player *p = player(g, seat);
        p->ships = swapped(p->ships, a, b);
        p->units = swapped(p->units, a, b);
        p->tokens = swapped(p->tokens, a, b);
        p->home = (uint8_t)other_cell(p->home, a, b);
    }
}

DO_NOW(op_swap_systems)
{
    int a = cell_of_thing(g, next_in_set(g, sc, op->set, 0));
    int b = cell_of_thing(g, next_in_set(g, sc, op->to, 0));
    uint8_t tile = g->s->tile[a];
    g->s->tile[a] = g->s->tile[b];
    g->s->tile[b] = tile;
    for (int planet = 1; planet <= PLANETS_MOST; planet++)
        g->s->planet_at[planet] = (uint8_t)other_cell(g->s->planet_at[planet], a, b);
    for (int token = 0; token < MAP_TOKENS; token++)
        g->s->map_token[token].cell = (uint8_t)other_cell(g->s->map_token[token].cell, a, b);
    for (int w = 0; w < WORMHOLES; w++)
        g->s->wormhole[w] = swapped(g->s->wormhole[w], a, b);
    for (int kind = 0; kind < ANOMALIES; kind++)
        g->s->anomaly[kind] = swapped(g->s->anomaly[kind], a, b);
    g->s->frontier = swapped(g->s->frontier, a, b);
    g->s->altered = swapped(g->s->altered, a, b);
    swap_stacks(g, a, b);
    swap_seats(g, a, b);
    tell(g, EVENT_SWAPS_SYSTEMS, BY(EFFECT_RESOLVES), g->s->tile[a], g->s->tile[b], 0);
}
/* The middle of the galaxy stays, and what lies beside it. */
COULD(could_swap_systems)
{
    int a = cell_of_thing(g, next_in_set(g, sc, op->set, 0));
    int b = cell_of_thing(g, next_in_set(g, sc, op->to, 0));
    return a && b && a != b && a < layout(g)->creuss && b < layout(g)->creuss && a != MECATOL &&
           b != MECATOL;
}

/* One tile for another. */

/* What stands there on planets: ground forces of the seat go to space, its structures to
 * reinforcements; all else is destroyed with the planet. */
static void leave_planet(struct arb_run *g, int seat, int planet)
{
    int cell = g->s->planet_at[planet];
    for (int unit = 0; unit < UNITS; unit++) {
        const struct stack *st = stack_at(g, PLACE_PLANET + planet, seat, unit);
        if (st && is_structure(unit))
            take_units(g, PLACE_PLANET + planet, seat, unit, st->count, st->damaged);
        else if (st)
            move_units(g, PLACE_PLANET + planet, cell, seat, unit, st->count, st->damaged);
    }
}

/* What the tile brought is gone; wormholes of tokens and of units stay. */
static void lift_tile(struct arb_run *g, int cell)
{
    const struct thing_def *d = tile_def(g, cell);
    for (int w = 0; w < WORMHOLES; w++)
        if (printed_wormholes(g, cell) >> w & 1)
            g->s->wormhole[w] &= ~BIT(cell);
    for (int a = 0; a < ANOMALIES; a++)
        if (d->anomalies >> a & 1)
            g->s->anomaly[a] &= ~BIT(cell);
    g->s->frontier &= ~BIT(cell);
}

FLOW(op_replace_tile)
{
    BEGIN;
    L->cell = (uint8_t)cell_of_thing(g, next_in_set(g, SC, OP->set, 0));
    if (!L->cell)
        RETURN(0);
    int planets[PLANETS_IN_TILE] = {0}, was = g->s->tile[L->cell];
    for (int n = 0; n < PLANETS_IN_TILE; n++)
        planets[n] = planet_in(g, L->cell, n);
    for (int n = 0; n < PLANETS_IN_TILE && planets[n]; n++) {
        leave_planet(g, SC->you, planets[n]);
        destroy_planet(g, planets[n]);
    }
    g->s->altered &= ~BIT(L->cell);
    lift_tile(g, L->cell);
    lay_tile(g, L->cell, value_of(g, SC, &OP->n));
    tell(g, EVENT_REPLACES_TILE, BY(EFFECT_RESOLVES), was, g->s->tile[L->cell], 0);
    CALL(keep_room, .seat = SC->you, .cell = L->cell);
    END;
}
COULD_THING(could_replace_tile, thing)
{
    int cell = cell_of_thing(g, thing);
    return cell && cell != MECATOL && !is_home(g, cell);
}

/* Bombardment and dice. */

COULD(could_bombard)
{
    int thing = next_in_set(g, sc, op->set, 0), planet = is_planet(thing) ? thing - PLANETS : 0;
    if (!planet || !g->s->system || thing_may(g, thing, CANNOT_BOMBARD))
        return false;
    if (is_shielded(g, sc->you, planet)) {
        RULE("65.2");
        return false;
    }
    for (int unit = 0; unit < UNITS; unit++)
        if (bombarding(g, sc->you, unit))
            return true;
    return false;
}

/* All of them at once: nothing else can be fired at now. */
FLOW(op_bombard)
{
    BEGIN;
    if (!could_bombard(g, SC, OP))
        RETURN(0);
    L->planet = (uint8_t)(next_in_set(g, SC, OP->set, 0) - PLANETS);
    memset(g->s->bombards, 0, sizeof g->s->bombards);
    for (int unit = 0; unit < UNITS; unit++)
        g->s->bombards[unit][place_in_system(g, L->planet)] = (uint8_t)bombarding(g, SC->you, unit);
    tell(g, EVENT_BOMBARDS, "15.0+1", SC->you, L->planet, 0);
    CALL(fire, .seat = SC->you, .why = WHY_BOMBARDMENT, .place = PLACE_PLANET + L->planet);
    RULE("15.s1e");
    if (result(g))
        CALL(take_hits, .why = WHY_BOMBARDMENT,
             .seat = (uint8_t)other_with_ground_forces(g, L->planet, SC->you),
             .place = PLACE_PLANET + L->planet, .on = ON_GROUND_FORCES, .hits = (uint8_t)result(g),
             .by = SC->you);
    END;
}

COULD(could_raise_die)
{
    return g->s->rolling_now;
}

/* Dice that show the same in one group are alike. */
FLOW(op_raise_die)
{
    BEGIN;
    if (!g->s->rolling_now)
        RETURN(0);
    ASK(SEAT(SC->you), BY(EFFECT_RESOLVES), "Which die is raised?", 0, {
        const struct rolled *r = dice_of(g, g->s->rolling);
        for (int i = 0; i < r->count; i++) {
            int like = 0;
            while (like < i &&
                   (r->die[like].group != r->die[i].group || r->die[like].face != r->die[i].face ||
                    r->die[like].add != r->die[i].add))
                like++;
            if (like == i)
                offer_option(g, VERB_RAISE, i, dice_face(g, r, i)->value + r->die[i].add, 0);
        }
    });
    dice_raise(g, g->s->rolling, chosen(g)->a, 1);
    END;
}
