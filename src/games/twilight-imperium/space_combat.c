/* 77 Space cannon offense and 78 Space combat.
 *
 * A round: 78.s1 barrage (first round only), 78.s2 announce retreats, 78.s3 roll dice, 78.s4
 * assign hits, 78.s5 retreat. The attacker is the active player (13.0, 29.0). */
#include "kit_config.h"

int opponent_of(const struct arb_run *g, int seat)
{
    const struct combat *c = &g->s->combat;
    if (!c->place || (c->side[0] != seat && c->side[1] != seat))
        return NOBODY; /* 62.1 */
    return c->side[c->side[0] == seat];
}

/* Units with two sides. */

static int side_of(const struct arb_run *g, int seat, int unit, int side)
{
    return edition(g)->unit[player(g, seat)->faction][unit][side];
}

bool is_turned_over(const struct arb_run *g, int seat, int unit)
{
    return unit_def(g, seat, unit)->kind == 2;
}

/* Of a side of a space combat in which some of them are: they show the other side until it ends. */
static void turn_over(struct arb_run *g, int seat)
{
    for (int unit = 0; unit < UNITS; unit++) {
        int other = side_of(g, seat, unit, 1);
        if (other && g->c->def[other].kind == 2 && units_at(g, g->s->combat.place, seat, unit))
            become(g, seat, unit, other);
    }
}

static void turn_back(struct arb_run *g, int seat)
{
    for (int unit = 0; unit < UNITS; unit++)
        if (is_turned_over(g, seat, unit))
            become(g, seat, unit, side_of(g, seat, unit, 0));
}

/* Has the seat anything that keeps up a space combat? */
static bool has_ships(const struct arb_run *g, int seat)
{
    EACH_STACK_OF (g, g->s->combat.place, seat, st)
        if (counts_as_ship(g, st))
            return true;
    EACH_PLANET (g, g->s->combat.place, planet)
        EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
            if (st->joins)
                return true;
    return false;
}

/* Ground forces fight as such again. */
static void part_from_ships(struct arb_run *g, int cell)
{
    EACH_STACK (g, cell, st)
        st->joins = 0;
    EACH_PLANET (g, cell, planet)
        EACH_STACK (g, PLACE_PLANET + planet, st)
            st->joins = 0;
}

/* 77.2 Offense. */

/* 77.5a Others fire at the active player, 77.5b who chooses whom to fire at. */
static bool may_fire_at(struct arb_run *g, int seat, int target)
{
    if (!ships_at(g, g->s->system, target) || seat == target ||
        is_out_of_sight(g, g->s->system, target, ON_SHIPS))
        return false;
    return !forbid(g, seat != g->s->active && target != g->s->active, "77.5a");
}

static unsigned targets_of(struct arb_run *g, int seat)
{
    unsigned targets = 0;
    for (int target = 0; target < g->block->seats; target++)
        if (may_fire_at(g, seat, target))
            targets |= SEAT(target);
    return targets;
}

static void offer_fire(struct arb_run *g, int seat)
{
    for (int target = 0; target < g->block->seats; target++) {
        consider(g, VERB_FIRE_AT, target, 0, 0);
        if (may_fire_at(g, seat, target))
            offer(g);
    }
    offer_pass(g, VERB_HOLD);
}

/* 77.2, 58.7, 89.s2c From the active player clockwise; 77.2+1 one after the other. 77.4 Whether or
 * not anything moved. */
FLOW(space_cannon_offense)
{
    BEGIN;
    g->s->step_fire = 1 + WHY_CANNON;
    for (L->n = 0; L->n < g->block->seats; L->n++) {
        L->seat = (uint8_t)seat_from(g, g->s->active, L->n);
        if (!seat_is_in(g, L->seat) || !targets_of(g, L->seat) ||
            !may_fire(g, L->seat, WHY_CANNON, g->s->system))
            continue;
        RULES("77.2", "77.1", "77.4", "58.7", "89.s2c");
        ASK(SEAT(L->seat), "77.2", "Do you fire your space cannons at {system}?", g->s->system,
            { offer_fire(g, L->seat); });
        if (chosen(g)->verb == VERB_HOLD)
            continue;
        L->target = (uint8_t)chosen(g)->a;
        if (L->seat == g->s->active)
            RULE("77.5b");
        CALL(fire, .seat = L->seat, .why = WHY_CANNON, .place = g->s->system, .against = L->target);
        RULES("77.2+1", "77.5", "77.3c+1", "77.0");
        if (result(g))
            CALL(take_hits, .why = WHY_CANNON, .seat = L->target, .place = g->s->system,
                 .on = ON_SHIPS, .hits = (uint8_t)result(g), .large = g->s->large, .by = L->seat);
        CALL(keep_capacity, .seat = L->target, .cell = g->s->system);
    }
    g->s->step_fire = 0;
    END;
}

/* 78.s1 Anti-fighter barrage. */

/* 1.6 What an effect keeps out of the way of others' barrages. */
static bool may_barrage(const struct arb_run *g, int side)
{
    const struct combat *c = &g->s->combat;
    return may_fire(g, c->side[side], WHY_BARRAGE, c->place) &&
           !(may_change(g, CANNOT_BE_BARRAGED) &&
             seat_is_told_of(g, c->side[!side], SYSTEMS + c->place, CANNOT_BE_BARRAGED));
}

/* 10.s1, 78.s1 Both sides roll, then both lose fighters: it is simultaneous. 10.s1d, 78.s1c Also
 * where there are none. */
FLOW(barrage)
{
    BEGIN;
    RULES("10.0", "78.s1", "78.s1c", "10.s1d");
    g->s->step_fire = 1 + WHY_BARRAGE;
    g->s->combat.hits[0] = g->s->combat.hits[1] = 0;
    for (L->hits = 0; L->hits < 2; L->hits++) {
        if (!may_barrage(g, L->hits))
            continue;
        CALL(fire, .seat = g->s->combat.side[L->hits], .why = WHY_BARRAGE,
             .place = g->s->combat.place, .against = g->s->combat.side[!L->hits]);
        g->s->combat.hits[!L->hits] = (uint8_t)result(g);
    }
    for (L->hits = 0; L->hits < 2; L->hits++)
        if (g->s->combat.hits[L->hits]) {
            RULES("10.s2", "10.s2+1");
            CALL(take_hits, .why = WHY_BARRAGE, .seat = g->s->combat.side[L->hits],
                 .place = g->s->combat.place,
                 .on = may(g, g->s->combat.side[!L->hits], BARRAGES_ALL) ? ON_SHIPS : ON_FIGHTERS,
                 .hits = g->s->combat.hits[L->hits], .by = g->s->combat.side[!L->hits]);
        }
    g->s->step_fire = 0;
    END;
}

/* 78.s2, 78.s5 Retreats. */

static uint64_t units_of_others(const struct arb_run *g, int seat)
{
    uint64_t units = 0;
    for (int other = 0; other < g->block->seats; other++)
        if (other != seat)
            units |= player(g, other)->units;
    return units;
}

/* 78.s5c To an adjacent system with a unit or planet of one's own, 78.s5c+1 and no ships of others.
 * 11.1, 59.1, 86.1 Anomalies that ships cannot come to stay closed to them. */
uint64_t retreats_to(const struct arb_run *g, int seat, int cell)
{
    uint64_t own = player(g, seat)->units;
    EACH_CONTROLLED (g, seat, planet)
        own |= BIT(g->s->planet_at[planet]);
    RULES("78.s5c", "78.s5c+1");
    if (may(g, seat, ALLOW_RETREAT_ANYWHERE))
        own |= ~units_of_others(g, seat);
    uint64_t there = adjacent(g, seat, cell) & own & ~ships_of_others(g, seat) & systems_in_play(g);
    EACH_SYSTEM (there, to)
        if (!can_come_to(g, seat, to)) {
            RULE(g->s->anomaly[NEBULA] >> to & 1      ? "59.1"
                 : g->s->anomaly[SUPERNOVA] >> to & 1 ? "86.1"
                                                      : "11.1");
            there &= ~BIT(to);
        }
    return there;
}

static bool must_retreat(const struct arb_run *g, int seat)
{
    return may(g, seat, MUST_RETREAT) && !may(g, seat, CANNOT_RETREAT) &&
           retreats_to(g, seat, g->s->combat.place);
}

/* 78.s2 The defender first; 78.s2b if it retreats the attacker does not; 78.s2c only where there is
 * somewhere to go. 78.s2a Carried out later. */
FLOW(announce_retreats)
{
    BEGIN;
    g->s->combat.retreating = 0;
    IMMINENT(FACT_RETREATS, SYSTEMS + g->s->combat.place, g->s->combat.side[1], 0, 0);
    for (L->side = 2; L->side-- > 0;) {
        ASK(SEAT(g->s->combat.side[L->side]), "78.s2", "Do you announce a retreat?", 0, {
            consider(g, VERB_RETREAT, 0, 0, 0);
            if (!forbid(g, may(g, g->seat, CANNOT_RETREAT), "1.6") &&
                !forbid(g, !retreats_to(g, g->seat, g->s->combat.place), "78.s2c"))
                offer(g);
            consider(g, VERB_STAND, 0, 0, 0);
            if (!forbid(g, must_retreat(g, g->seat), "1.2"))
                offer_pass(g, VERB_STAND);
        });
        if (chosen(g)->verb == VERB_STAND)
            continue;
        g->s->combat.retreating = (uint8_t)(1 + L->side);
        tell(g, EVENT_ANNOUNCES, "78.s2a", g->s->combat.side[L->side], 0, 0);
        happened(g, FACT_RETREATS, SYSTEMS + g->s->combat.place, g->s->combat.side[L->side], 0, 0);
        SETTLE;
        if (L->side == 1)
            RULE("78.s2b");
        break;
    }
    END;
}

static int cargo_of_fleet(const struct arb_run *g, int cell, int seat, bool room)
{
    int n = 0;
    EACH_STACK_OF (g, cell, seat, st) {
        if (room && (is_ship(st->unit) || unit_def(g, seat, st->unit)->floats))
            n += st->count * unit_stat(g, st, STAT_CAPACITY);
        if (!room &&
            ((st->unit == UNIT_FIGHTER && !fleet_halves(g, seat)) ||
             (is_ground_force(st->unit) &&
              (!capacity_at(g, cell, seat) || !thing_may(g, stack_thing(g, st), CARRIED_FREE)))))
            n += st->count;
    }
    return n;
}

/* 78.s5b All ships to one system, and docks that float. */
static void move_fleet(struct arb_run *g, int seat, int from, int to)
{
    for (int unit = 0; unit < UNITS; unit++) {
        const struct stack *st = stack_at(g, from, seat, unit);
        if (st)
            move_units(g, from, to, seat, unit, st->count, st->damaged);
    }
    tell(g, EVENT_RETREATS, "78.s5b", seat, g->s->tile[to], 0);
}

static bool anything_at(const struct arb_run *g, int cell, int seat)
{
    EACH_STACK_OF (g, cell, seat, st)
        return st->count > 0;
    return false;
}

/* 78.s5d A token goes into the system reached. */
FLOW(retreated)
{
    BEGIN;
    turn_storm(g);
    RULES("78.s5d", "78.s5");
    CALL(token_to_system, .seat = L->seat, .cell = L->to);
    CALL(keep_all_fleets, .seat = L->seat);
    END;
}

/* 78.s5a Nobody retreats from a fleet that is gone; 78.s5b+1 what cannot be carried is removed;
 * 41.2 out of a rift for a die each. */
FLOW(retreat)
{
    BEGIN;
    L->side = (uint8_t)(g->s->combat.retreating - 1);
    if (!has_ships(g, g->s->combat.side[!L->side])) {
        RULE("78.s5a");
        RETURN(0);
    }
    if (!has_ships(g, g->s->combat.side[L->side]) ||
        !retreats_to(g, g->s->combat.side[L->side], g->s->combat.place))
        RETURN(0);
    ASK(SEAT(g->s->combat.side[L->side]), "78.s5", "Where do your ships retreat to?", 0, {
        EACH_SYSTEM (retreats_to(g, g->seat, g->s->combat.place), cell)
            offer_option(g, VERB_FLEE, cell, 0, 0);
    });
    L->to = (uint8_t)chosen(g)->a;
    look_for_storm(g, g->s->combat.side[L->side], g->s->combat.place, L->to);
    L->seat = g->s->combat.side[L->side];
    if (rolls_to_leave(g, L->seat, g->s->combat.place) && !may(g, L->seat, IGNORE_RIFTS)) {
        CALL(flee_rift, .seat = L->seat, .from = g->s->combat.place, .to = L->to);
        if (!result(g)) /* 78.s5d nobody is there */
            RETURN(0);
        tell(g, EVENT_RETREATS, "78.s5b", L->seat, g->s->tile[L->to], 0);
        CALL(retreated, .seat = L->seat, .to = L->to);
        RETURN(0);
    }
    int excess = cargo_of_fleet(g, g->s->combat.place, g->s->combat.side[L->side], false) -
                 cargo_of_fleet(g, g->s->combat.place, g->s->combat.side[L->side], true);
    if (excess > 0) {
        RULE("78.s5b+1");
        CALL(assign, .a = {.seat = g->s->combat.side[L->side],
                           .what = ASSIGN_CAPACITY,
                           .count = (uint8_t)excess,
                           .about = g->s->combat.place | LEAVING});
    }
    if (!anything_at(g, g->s->combat.place, L->seat)) /* 78.s5d nobody comes there */
        RETURN(0);
    move_fleet(g, g->s->combat.side[L->side], g->s->combat.place, L->to);
    CALL(retreated, .seat = L->seat, .to = L->to);
    END;
}

/* The combat. */

static bool both_have_ships(const struct arb_run *g)
{
    const struct combat *c = &g->s->combat;
    return !c->drawn && has_ships(g, c->side[0]) && has_ships(g, c->side[1]);
}

/* 78.s3e The attacker rolls first, then the defender; 78.s4 each then takes the hits. */
FLOW(combat_round)
{
    BEGIN;
    g->s->combat.round++;
    nobody_hurt(g, g->s->combat.place);
    if (g->s->combat.round == 1) {
        RULES("78.2a", "78.2");
        happened(g, FACT_COMBAT_BEGINS, SYSTEMS + g->s->combat.place, g->s->combat.side[0], 0, 0);
    }
    happened(g, FACT_ROUND_BEGINS, SYSTEMS + g->s->combat.place, g->s->combat.side[0], 0,
             g->s->combat.round);
    SETTLE;
    if (!both_have_ships(g))
        RETURN(0);
    CALL(bargain_now);
    if (g->s->combat.round == 1) {
        CALL(barrage);
        if (!both_have_ships(g)) {
            RULE("78.s1a");
            RETURN(0);
        }
    } else {
        RULES("78.s1b", "78.8");
    }
    CALL(announce_retreats);
    do {
        g->s->combat.again = g->s->combat.hits[0] = g->s->combat.hits[1] = 0;
        for (L->n = 0; L->n < 2; L->n++) {
            RULES("78.s3e", "78.s3", "78.s3c");
            CALL(fire, .seat = g->s->combat.side[L->n], .why = WHY_SPACE,
                 .place = g->s->combat.place, .against = g->s->combat.side[!L->n]);
            g->s->combat.hits[!L->n] = (uint8_t)result(g);
            g->s->combat.large[!L->n] = g->s->large;
        }
        happened(g, FACT_ALL_ROLLED, SYSTEMS + g->s->combat.place, g->s->combat.side[0], 0,
                 g->s->combat.round);
        SETTLE;
    } while (g->s->combat.again);
    for (L->n = 0; L->n < 2; L->n++)
        if (g->s->combat.hits[L->n]) {
            RULES("78.s4", "78.s4+1", "78.s4+2");
            CALL(take_hits, .why = WHY_SPACE, .seat = g->s->combat.side[L->n],
                 .place = g->s->combat.place, .on = ON_SHIPS, .hits = g->s->combat.hits[L->n],
                 .large = g->s->combat.large[L->n], .by = g->s->combat.side[!L->n]);
        }
    happened(g, FACT_HITS_ASSIGNED, SYSTEMS + g->s->combat.place, g->s->combat.side[0], 0,
             g->s->combat.round);
    if (both_have_ships(g))
        SETTLE;
    if (g->s->combat.retreating &&
        !may(g, g->s->combat.side[g->s->combat.retreating - 1], CANNOT_RETREAT))
        CALL(retreat);
    happened(g, FACT_ROUND_ENDS, SYSTEMS + g->s->combat.place, g->s->combat.side[0], 0,
             g->s->combat.round);
    if (both_have_ships(g))
        SETTLE; /* 78.2b else in one window with the end of the combat */
    end_lasting(g, UNTIL_COMBAT_ROUND, 0);
    END;
}

/* 78.10 Whoever is left has won, 78.10+1 or nobody. 78.9a The end of the last round and of the
 * combat are one window; on a planet it is over by now (42.4b). */
FLOW(end_combat)
{
    BEGIN;
    if (L->winner == NOBODY) {
        tell(g, EVENT_DRAW, g->s->combat.place > CELLS ? "42.4d" : "78.10+1", 0, 0, 0);
    } else {
        tell(g, EVENT_WINS, g->s->combat.place > CELLS ? "42.4c" : "78.10", L->winner, 0, 0);
        happened(g, FACT_COMBAT_WON, SYSTEMS + g->s->combat.place, L->winner, 0,
                 1 + opponent_of(g, L->winner));
    }
    if (g->s->combat.place <= CELLS) {
        RULES("78.2b", "78.9a");
        happened(g, FACT_COMBAT_ENDS, SYSTEMS + g->s->combat.place, g->s->combat.side[0], 0, 0);
    }
    SETTLE;
    turn_back(g, g->s->combat.side[0]);
    turn_back(g, g->s->combat.side[1]);
    end_lasting(g, UNTIL_COMBAT, 0);
    forget_uses(g, LIMIT_COMBAT);
    if (g->s->combat.place <=
        CELLS) { /* 78.10a, and of who has lost what no ship carries any more */
        RULES("78.10a", "16.3c+1");
        part_from_ships(g, g->s->combat.place);
        CALL(keep_capacity, .seat = g->s->combat.side[0], .cell = g->s->combat.place);
        CALL(keep_capacity, .seat = g->s->combat.side[1], .cell = g->s->combat.place);
    }
    memset(&g->s->combat, 0, sizeof g->s->combat);
    END;
}

static int other_with_ships(const struct arb_run *g, int cell, int seat)
{
    for (int other = 0; other < g->block->seats; other++)
        if (other != seat && player(g, other)->ships & BIT(cell))
            return other;
    return NOBODY;
}

FLOW(fight_in_space)
{
    BEGIN;
    RULES("78.0", "62.0", "16.3c");
    g->s->combat = (struct combat){.place = L->place, .side = {L->attacker, L->defender}};
    tell(g, EVENT_COMBAT, "78.0", L->attacker, L->defender, g->s->tile[L->place]);
    turn_over(g, L->attacker);
    turn_over(g, L->defender);
    while (both_have_ships(g))
        CALL(combat_round);
    RULE("78.9");
    CALL(end_combat, .winner = (uint8_t)(g->s->combat.drawn          ? NOBODY
                                         : has_ships(g, L->attacker) ? L->attacker
                                         : has_ships(g, L->defender) ? L->defender
                                                                     : NOBODY));
    END;
}

/* 78.0 Compulsory where two have ships, 78.1, 89.s3a skipped where only one has. 78.9 Over when one
 * or nobody is left. */
FLOW(space_combat)
{
    BEGIN;
    L->other = (uint8_t)other_with_ships(g, g->s->system, g->s->active);
    if (L->other == NOBODY || !ships_at(g, g->s->system, g->s->active)) {
        RULES("78.1", "89.s3a");
        RETURN(0);
    }
    RULES("13.0", "29.0", "89.s3");
    CALL(fight_in_space, .place = g->s->system, .attacker = g->s->active, .defender = L->other);
    END;
}
