/* 49 Invasion and 15 Bombardment, 27 the custodians, 77.6 Space cannon defense.
 *
 * 49.s1 bombardment, 49.s2 commit ground forces, 49.s3 space cannon defense, 49.s4 ground combat,
 * 49.s5 establish control. */
#include "kit_config.h"

#include "components.h"

enum { CUSTODIANS_COST = 6 };

int other_with_ground_forces(const struct arb_run *g, int planet, int seat)
{
    EACH_STACK (g, PLACE_PLANET + planet, st)
        if (st->seat != seat && fights_on_ground(g, st))
            return st->seat;
    return NOBODY;
}

/* 15 Bombardment. */

/* 15.s1f, 65.0 */
bool is_shielded(const struct arb_run *g, int seat, int planet)
{
    EACH_STACK (g, PLACE_PLANET + planet, st)
        if (st->seat != seat && unit_stat(g, st, STAT_SHIELD) > 0) {
            RULE("65.0");
            return !may(g, seat, IGNORE_SHIELDS);
        }
    return false;
}

static bool may_bombard(struct arb_run *g, int seat, int planet)
{
    return other_with_ground_forces(g, planet, seat) != NOBODY &&
           !forbid(g, is_shielded(g, seat, planet), "15.s1f") &&
           !forbid(g, thing_may(g, PLANETS + planet, CANNOT_BOMBARD), "1.6");
}

static bool has_target(struct arb_run *g, int seat)
{
    EACH_PLANET (g, g->s->system, planet)
        if (may_bombard(g, seat, planet))
            return true;
    return false;
}

static void offer_bombard(struct arb_run *g, int seat, int unit)
{
    EACH_PLANET (g, g->s->system, planet) {
        consider(g, VERB_BOMBARD, planet, unit, 0);
        if (may_bombard(g, seat, planet))
            offer(g);
    }
    offer_pass(g, VERB_NO_BOMB);
}

int place_in_system(const struct arb_run *g, int planet)
{
    int n = 0;
    while (planet_in(g, g->s->system, n) != planet)
        n++;
    return n;
}

int bombarding(const struct arb_run *g, int seat, int unit)
{
    int n = 0;
    EACH_BOMBARDER(g, g->s->system, seat, unit, st)
    n += st->count;
    return n;
}

/* Planets that units are assigned to, as bits. */
static uint8_t bombarded(const struct arb_run *g)
{
    int planets = 0;
    for (int unit = 0; unit < UNITS; unit++)
        for (int n = 0; n < PLANETS_IN_TILE; n++)
            planets |= g->s->bombards[unit][n] ? 1 << n : 0;
    return (uint8_t)planets;
}

/* 49.s1 At the owner's option. 15.s1d+1 All units are assigned before any die is rolled, 15.s1d to
 * several planets if one likes. 15.s2 The hits are taken by who controls the planet. */
FLOW(bombardment)
{
    BEGIN;
    memset(g->s->bombards, 0, sizeof g->s->bombards);
    if (!has_target(g, L->seat))
        RETURN(0);
    g->s->step_fire = 1 + WHY_BOMBARDMENT;
    for (L->unit = 0; L->unit < UNITS; L->unit++) {
        L->left = (uint8_t)bombarding(g, L->seat, L->unit);
        while (L->left-- > 0) {
            ASK(SEAT(L->seat), "15.s1", "Which planet does the {unit} bombard?", L->unit,
                { offer_bombard(g, L->seat, L->unit); });
            if (chosen(g)->verb == VERB_NO_BOMB) {
                RULE("49.s1");
                break;
            }
            RULES("15.s1d", "15.s1d+1");
            g->s->bombards[L->unit][place_in_system(g, chosen(g)->a)]++;
        }
    }
    g->s->extra_dice = (uint8_t)stat_of(g, SHEETS + L->seat, STAT_BOMBARDMENT_EXTRA, NULL);
    L->left = bombarded(g);
    if (g->s->extra_dice && L->left & (L->left - 1)) {
        ASK(SEAT(L->seat), "15.s1", "Which planet does the die more fall on?", 0, {
            for (int n = 0; n < PLANETS_IN_TILE; n++)
                if (L->left >> n & 1)
                    offer_option(g, VERB_CHOOSE, PLANETS + planet_in(g, g->s->system, n), 0, 0);
        });
        g->s->extra_at = (uint8_t)(1 + place_in_system(g, chosen(g)->a - PLANETS));
    }
    for (L->n = 0; planet_in(g, g->s->system, L->n); L->n++) {
        L->left = (uint8_t)planet_in(g, g->s->system, L->n);
        if (!may_fire(g, L->seat, WHY_BOMBARDMENT, PLACE_PLANET + L->left))
            continue;
        tell(g, EVENT_BOMBARDS, "15.0+1", L->seat, L->left, 0);
        CALL(fire, .seat = L->seat, .why = WHY_BOMBARDMENT, .place = PLACE_PLANET + L->left);
        RULES("15.0", "15.s2", "15.s2a");
        if (result(g))
            CALL(take_hits, .why = WHY_BOMBARDMENT,
                 .seat = (uint8_t)other_with_ground_forces(g, L->left, L->seat),
                 .place = PLACE_PLANET + L->left, .on = ON_GROUND_FORCES,
                 .hits = (uint8_t)result(g), .by = L->seat);
    }
    g->s->extra_at = g->s->step_fire = 0;
    END;
}

/* 27 The custodians, landing. */

static bool could_land(const struct arb_run *g, int seat);

static int custodians_cost(const struct arb_run *g, int seat)
{
    return may(g, seat, FREE_CUSTODIANS) ? 0 : CUSTODIANS_COST;
}

/* 27.2 Six influence; 27.2a this is asked only if a ground force can land, and only who can pay.
 * 27.3+1 It brings a point. */
FLOW(custodians)
{
    BEGIN;
    if (g->s->system != MECATOL || !g->s->custodians)
        RETURN(0);
    if (!could_land(g, L->seat)) {
        RULE("27.2a");
        RETURN(0);
    }
    L->p = (struct payment){.seat = L->seat,
                            .what = PAY_CUSTODIANS,
                            .need = {[WARE_INFLUENCE] = (uint8_t)custodians_cost(g, L->seat)}};
    if (!pay_possible(g, &L->p)) {
        tell(g, EVENT_CUSTODIANS_STAY, "27.2", L->seat, CUSTODIANS_COST, 0);
        RETURN(0);
    }
    ASK(SEAT(L->seat), "27.2", "Do you remove the custodians token?", 0, {
        offer_option(g, VERB_CUSTODIANS, 0, 0, 0);
        offer_pass(g, VERB_LEAVE_CUSTODIANS);
    });
    if (chosen(g)->verb == VERB_LEAVE_CUSTODIANS)
        RETURN(0);
    if (L->p.need[WARE_INFLUENCE])
        CALL(pay, .p = L->p);
    g->s->custodians = 0;
    tell(g, EVENT_CUSTODIANS, "27.3", L->seat, 0, 0);
    gain_points(g, L->seat, 1, "27.3+1");
    RETURN(1);
    END;
}

/* Planets that may give a ground force each: those of the active system and of systems beside it
 * that hold no token of the seat. */
static uint64_t giving_systems(const struct arb_run *g, int seat)
{
    return may(g, seat, ALLOW_LAND_FROM_PLANETS)
               ? (adjacent(g, seat, g->s->system) & ~player(g, seat)->tokens &
                  player(g, seat)->units) |
                     BIT(g->s->system)
               : 0;
}

static bool may_give(const struct arb_run *g, const struct commit *L, int planet)
{
    return !(L->gave[planet >> 6] >> (planet & 63) & 1) &&
           ground_forces_at(g, PLACE_PLANET + planet, L->seat) > 0;
}

/* 1.6 Not where an effect lets no units be. */
static void offer_landing(struct arb_run *g, const struct stack *st, int planet, int n)
{
    consider(g, VERB_COMMIT, stack_thing(g, st), planet, n);
    if (!forbid(g, thing_may(g, PLANETS + planet, CANNOT_BE_PLACED), "1.6"))
        offer(g);
}

static void offer_from_planets(struct arb_run *g, const struct commit *L)
{
    EACH_SYSTEM (giving_systems(g, L->seat), cell)
        EACH_PLANET (g, cell, from)
            EACH_STACK_OF (g, PLACE_PLANET + from, L->seat, st)
                if (is_ground_force(st->unit) && may_give(g, L, from))
                    EACH_PLANET (g, g->s->system, planet)
                        if (planet != from)
                            offer_landing(g, st, planet, 1);
}

static bool can_come_from_planets(const struct arb_run *g, const struct commit *L)
{
    EACH_SYSTEM (giving_systems(g, L->seat), cell)
        EACH_PLANET (g, cell, from)
            if (may_give(g, L, from) && (cell != g->s->system || planet_in(g, cell, 1)))
                return true;
    return false;
}

/* Ground forces, and fighters that an effect lets fight on planets. */
static bool may_land(const struct arb_run *g, const struct stack *st)
{
    return is_ground_force(st->unit) || thing_may(g, stack_thing(g, st), LANDS_TO_FIGHT);
}

static bool has_landers(const struct arb_run *g, int seat)
{
    EACH_STACK_OF (g, g->s->system, seat, st)
        if (may_land(g, st))
            return true;
    return false;
}

/* 27.2a Out of space, or off a planet by an effect: a ground force. */
static bool could_land(const struct arb_run *g, int seat)
{
    struct commit nobody_gave = {.seat = (uint8_t)seat};
    return ground_forces_at(g, g->s->system, seat) > 0 || can_come_from_planets(g, &nobody_gave);
}

/* Fighters do not stay on a planet. */
static void return_fighters(struct arb_run *g, int seat, int planet)
{
    const struct stack *st = stack_at(g, PLACE_PLANET + planet, seat, UNIT_FIGHTER);
    if (st)
        move_units(g, PLACE_PLANET + planet, g->s->system, seat, UNIT_FIGHTER, st->count,
                   st->damaged);
}

/* 49.s2 Any number of ground forces from the space area, 49.s2a+1 also where others are. */
static void offer_commit(struct arb_run *g, const struct commit *L)
{
    EACH_STACK_OF (g, g->s->system, L->seat, st) {
        if (!may_land(g, st))
            continue;
        EACH_PLANET (g, g->s->system, planet)
            for (int n = 1; n <= st->count; n++)
                offer_landing(g, st, planet, n);
    }
    offer_from_planets(g, L);
    if (!L->must)
        offer_pass(g, VERB_COMMITTED);
}

static bool can_commit(struct arb_run *g, const struct commit *L)
{
    if (g->s->system == MECATOL && g->s->custodians) {
        RULES("27.1+1", "54.1+1");
        return false;
    }
    return planet_in(g, g->s->system, 0) &&
           (has_landers(g, L->seat) || can_come_from_planets(g, L));
}

/* 27.2+1 Whoever removed the custodians lands at least one. Returns the planets landed on. */
FLOW(commit)
{
    BEGIN;
    FORM_BEGIN;
    while (can_commit(g, L)) {
        ASK(SEAT(L->seat), "49.s2", "Which ground forces land?", 0, { offer_commit(g, L); });
        if (chosen(g)->verb == VERB_COMMITTED)
            break;
        const struct stack *st = stack_of(g, chosen(g)->a);
        int planet = chosen(g)->b, n = chosen(g)->c, unit = st->unit;
        int sound = st->count - st->damaged, from = st->place;
        if (L->must)
            RULE("27.2+1");
        L->must = false;
        L->committed |= (uint8_t)(1 << place_in_system(g, planet));
        if (from > CELLS)
            L->gave[(from - PLACE_PLANET) >> 6] |= BIT((from - PLACE_PLANET) & 63);
        move_units(g, from, PLACE_PLANET + planet, L->seat, unit, n, n > sound ? n - sound : 0);
        RULES("49.s2a", "49.s2a+1", "95.4");
        tell_more(g, (struct arb_event){.kind = EVENT_LANDS,
                                        .a = L->seat,
                                        .b = (int16_t)unit,
                                        .c = (int16_t)n,
                                        .d = (int16_t)planet,
                                        .rule = "49.s2a"});
        happened(g, FACT_COMMITS, PLANETS + planet, L->seat, 0, 0);
    }
    FORM_END;
    SETTLE;
    RETURN(L->committed);
    END;
}

/* 77.6 Space cannon defense. */

/* 77.7d Only those on the planet; 77.8a hits only what is there. */
FLOW(cannon_defense)
{
    BEGIN;
    for (L->n = 0; L->n < g->block->seats; L->n++) {
        if (L->n == L->seat || !may_fire(g, L->n, WHY_DEFENSE, PLACE_PLANET + L->planet) ||
            is_out_of_sight(g, PLACE_PLANET + L->planet, L->seat, ON_GROUND_FORCES))
            continue;
        RULES("77.6", "49.s3", "77.7", "77.7d");
        ASK(SEAT(L->n), "77.6", "Do you fire at the ground forces on {planet}?", L->planet, {
            offer_option(g, VERB_FIRE, 0, 0, 0);
            offer_pass(g, VERB_HOLD);
        });
        if (chosen(g)->verb == VERB_HOLD)
            continue;
        CALL(fire, .seat = L->n, .why = WHY_DEFENSE, .place = PLACE_PLANET + L->planet,
             .against = L->seat);
        RULES("77.8", "77.8a");
        if (result(g))
            CALL(take_hits, .why = WHY_DEFENSE, .seat = L->seat, .place = PLACE_PLANET + L->planet,
                 .on = ON_GROUND_FORCES, .hits = (uint8_t)result(g), .by = L->n);
    }
    END;
}

/* 49.s3a, 49.s4a The active player says which planet comes first. */
FLOW(next_planet)
{
    BEGIN;
    if (L->left & (L->left - 1)) {
        ASK(SEAT(L->seat), "49.s4a", "Which planet comes first?", 0, {
            for (int n = 0; n < PLANETS_IN_TILE; n++)
                if (L->left >> n & 1)
                    offer_option(g, VERB_FIRST, planet_in(g, g->s->system, n), n, 0);
        });
        RETURN(chosen(g)->b);
    }
    RETURN(__builtin_ctz(L->left));
    END;
}

/* Ships that bring everybody down and are gone. */

DO_NOW(op_land_at_once)
{
    g->s->landing = sc->source;
}

/* 31.2 They go back to reinforcements, the card out of the game. */
FLOW(leave_no_ships)
{
    BEGIN;
    RULES("31.2", "70.1");
    for (int unit = 0; unit <= UNIT_FLAGSHIP; unit++) {
        const struct stack *st = stack_at(g, g->s->system, L->seat, unit);
        if (st)
            take_units(g, g->s->system, L->seat, unit, st->count, st->damaged);
    }
    put_card(g, g->s->landing, ZONE_PURGED, ARB_TOP);
    tell(g, EVENT_PURGED, "70.1", g->s->landing, 0, 0);
    g->s->landing = 0;
    CALL(keep_capacity, .seat = L->seat, .cell = g->s->system);
    END;
}

/* The step. */

/* Where forces of both stand: by a landing, or because an effect has put some there. */
static uint8_t contested(const struct arb_run *g, int seat)
{
    int planets = 0;
    for (int n = 0; n < PLANETS_IN_TILE; n++) {
        int planet = planet_in(g, g->s->system, n);
        if (planet && has_ground_fighters(g, PLACE_PLANET + planet, seat) &&
            other_with_ground_forces(g, planet, seat) != NOBODY)
            planets |= 1 << n;
    }
    return (uint8_t)planets;
}

static uint8_t defended(const struct arb_run *g, int seat, int committed)
{
    int planets = 0;
    for (int n = 0; n < PLANETS_IN_TILE; n++)
        for (int other = 0; committed >> n & 1 && other < g->block->seats; other++)
            if (other != seat &&
                may_fire(g, other, WHY_DEFENSE, PLACE_PLANET + planet_in(g, g->s->system, n)))
                planets |= 1 << n;
    return (uint8_t)planets;
}

/* 49.s4, 49.s5 Of the active system: ground combats, then control. */
FLOW(fight_on_planets)
{
    BEGIN;
    L->left = contested(g, L->seat);
    if (L->left & ~L->committed)
        ACTS_IN_CODE(IN_CODE_COALESCENCE);
    L->committed |= L->left;
    while (L->left) {
        RULES("49.s4", "42.0");
        CALL(next_planet, .seat = L->seat, .left = L->left);
        L->n = (uint8_t)result(g);
        L->left &= (uint8_t) ~(1 << L->n);
        CALL(ground_combat, .planet = (uint8_t)planet_in(g, g->s->system, L->n));
        return_fighters(g, L->seat, planet_in(g, g->s->system, L->n));
    }
    EACH_PLANET (g, g->s->system, planet)
        return_fighters(g, L->seat, planet);
    CALL(establish_control, .seat = L->seat, .committed = L->committed);
    END;
}

/* Infantry that lands without ships. */

static void offer_new_landing(struct arb_run *g, const struct scope *sc, struct set planets)
{
    EACH_THING (g, sc, planets, thing) {
        int cell = cell_of_thing(g, thing);
        consider(g, VERB_CHOOSE, thing, 0, 0);
        if (!forbid(g, cell == MECATOL && g->s->custodians, "27.1+1") &&
            !forbid(g, thing_may(g, thing, CANNOT_BE_PLACED), "1.6") &&
            !forbid(g, !has_company(g, sc->you, UNIT_INFANTRY, 1), "23.4b+1"))
            offer(g);
    }
}
COULD(could_land_new)
{
    EACH_THING (g, sc, op->to, thing)
        if (!(cell_of_thing(g, thing) == MECATOL && g->s->custodians) &&
            !thing_may(g, thing, CANNOT_BE_PLACED))
            return placeable(g, sc->you, UNIT_INFANTRY) > 0;
    return false;
}

static void land_new(struct arb_run *g, int seat, int planet)
{
    add_units(g, PLACE_PLANET + planet, seat, UNIT_INFANTRY, 1);
    tell_more(g, (struct arb_event){.kind = EVENT_LANDS,
                                    .a = (int16_t)seat,
                                    .b = UNIT_INFANTRY,
                                    .c = 1,
                                    .d = (int16_t)planet,
                                    .rule = BY(EFFECT_RESOLVES)});
}

/* Of the planets of a system those that are in the set, by their place in it. */
static uint8_t in_system(const struct arb_run *g, int cell, const uint64_t *planets)
{
    int bits = 0;
    for (int n = 0; planet_in(g, cell, n); n++) {
        int planet = planet_in(g, cell, n);
        bits |= (int)(planets[planet >> 6] >> (planet & 63) & 1) << n;
    }
    return (uint8_t)bits;
}

/* All land before they fight, one system after the other. */
FLOW(op_land_new)
{
    BEGIN;
    for (L->left = (uint8_t)value_of(g, SC, &OP->n); L->left > 0; L->left--) {
        if (!could_land_new(g, SC, OP))
            break;
        ASK(SEAT(SC->you), BY(EFFECT_RESOLVES), "Where does infantry land? ({n} left)", L->left, {
            offer_new_landing(g, SC, OP->to);
            offer_pass(g, VERB_COMMITTED);
        });
        if (chosen(g)->verb == VERB_COMMITTED)
            break;
        L->landed[(chosen(g)->a - PLANETS) >> 6] |= BIT((chosen(g)->a - PLANETS) & 63);
        land_new(g, SC->you, chosen(g)->a - PLANETS);
        SC->done++;
    }
    for (L->cell = 1; L->cell <= CELLS; L->cell++) {
        if (!in_system(g, L->cell, L->landed))
            continue;
        g->s->system = L->cell;
        CALL(fight_on_planets, .seat = SC->you, .committed = in_system(g, L->cell, L->landed));
        g->s->system = 0;
    }
    END;
}

/* 49.s2b Without a landing it goes on with production. */
FLOW(invasion)
{
    BEGIN;
    if ((!has_units_at(g, g->s->system, L->seat) && !giving_systems(g, L->seat) &&
         !contested(g, L->seat)) ||
        !planet_in(g, g->s->system, 0))
        RETURN(0);
    RULES("49.0", "89.s4");
    happened(g, FACT_INVASION_BEGINS, SYSTEMS + g->s->system, L->seat, 0, 0);
    SETTLE;
    if (!g->s->landing)
        CALL(bombardment, .seat = L->seat);
    if (!has_landers(g, L->seat) && !giving_systems(g, L->seat) && !contested(g, L->seat)) {
        RULES("49.s2b", "27.2a");
        RETURN(0);
    }
    CALL(custodians, .seat = L->seat);
    CALL(commit, .seat = L->seat, .must = result(g) == 1);
    L->committed = (uint8_t)result(g);
    if (g->s->landing)
        CALL(leave_no_ships, .seat = L->seat);
    L->left = defended(g, L->seat, L->committed);
    while (L->left) {
        RULE("49.s3a");
        CALL(next_planet, .seat = L->seat, .left = L->left);
        L->left &= (uint8_t) ~(1 << result(g));
        CALL(cannon_defense, .seat = L->seat,
             .planet = (uint8_t)planet_in(g, g->s->system, result(g)));
    }
    CALL(fight_on_planets, .seat = L->seat, .committed = L->committed);
    end_lasting(g, UNTIL_INVASION, 0);
    END;
}
