/* 58 Movement, 41 Gravity rifts; what ships take along is in transport.c.
 *
 * All ships that move are named first, each with what it carries, as one form; nothing is moved
 * before the form is done (58.6). */
#include "kit_config.h"

/* Where ships can go. */

/* 11.1, 86.1 Nobody moves into these. */
static bool may_enter(struct arb_run *g, int seat, int cell)
{
    if (may(g, seat, IGNORE_ANOMALIES))
        return true;
    return !forbid(g, (g->s->anomaly[ASTEROID_FIELD] >> cell & 1) && !may(g, seat, ALLOW_ASTEROIDS),
                   "11.1") &&
           !forbid(g,
                   (g->s->anomaly[SUPERNOVA] >> cell & 1) && !may(g, seat, ALLOW_INTO_SUPERNOVAS),
                   "86.1");
}

static int dice_on(const struct arb_run *g, int seat, const struct routes *r, int cell)
{
    return may(g, seat, IGNORE_RIFTS) ? 0 : r->dice[cell];
}

/* The form. */

/* 58.4 Ships, but fighters that must be carried; and docks that float, which are no ships. */
static bool moves_by_itself(const struct arb_run *g, const struct stack *st)
{
    if (st->unit == UNIT_FIGHTER && !fleet_halves(g, st->seat))
        return false;
    return (is_ship(st->unit) || unit_def(g, st->seat, st->unit)->floats) &&
           unit_stat(g, st, STAT_MOVE) > 0;
}

/* The systems out of which something of the seat could move. */
static uint64_t systems_to_leave(const struct arb_run *g, int seat)
{
    return unit_def(g, seat, UNIT_SPACE_DOCK)->floats ? player(g, seat)->units
                                                      : player(g, seat)->ships;
}

static void add_arrivals(const struct arb_run *g, int seat, int unit, int n, struct arrivals *out)
{
    if (unit == UNIT_FIGHTER)
        out->fighters += n;
    else if (is_ship(unit))
        out->large += n;
    else
        out->ground += is_ground_force(unit) ? n : 0;
    out->capacity += n * stat_of(g, UNIT_CARDS + seat * UNITS + unit, STAT_CAPACITY, NULL);
}

/* 37.3 How many of what would be in the active system the fleet pool would not hold: they may come,
 * and the excess goes. */
static int beyond_pool(const struct arb_run *g, const struct stack *st, int n)
{
    struct arrivals all = {0};
    int cell = g->s->system;
    if (!is_ship(st->unit) || st->place == cell)
        return 0;
    for (int i = 0; i < g->s->movers; i++)
        if (g->s->mover[i].from != cell)
            add_arrivals(g, st->seat, g->s->mover[i].unit, g->s->mover[i].count, &all);
    for (int i = 0; i < g->s->loads; i++)
        if (g->s->load[i].from != cell)
            add_arrivals(g, st->seat, g->s->load[i].unit, g->s->load[i].count, &all);
    add_arrivals(g, st->seat, st->unit, n, &all);
    return fleet_beyond_with(g, cell, st->seat, &all);
}

/* With the routes that avoid rifts if they do, else with those through them; the same for ships
 * that may move through those of others. */
struct offering {
    struct arb_run *g;
    int seat;
    struct routes plain[2], rifts[2];
    struct routes by_mechs; /* of those that are beside systems with mechs of their owner */
};

static void routes_to_here(struct arb_run *g, int seat, struct offering *o)
{
    o->g = g;
    o->seat = seat;
    for (int past = 0; past < (may_change(g, ALLOW_THROUGH_SHIPS) ? 2 : 1); past++) {
        find_routes(g, seat, g->s->system, false, past, &o->plain[past]);
        o->rifts[past] = o->plain[past];
        if (g->s->anomaly[GRAVITY_RIFT])
            find_routes(g, seat, g->s->system, true, past, &o->rifts[past]);
    }
    if (may_change(g, BESIDE_MECHS)) {
        o->by_mechs = o->plain[0];
        shorten_by_mechs(g, seat, g->s->system, &o->by_mechs);
    }
}

/* A way that leaves a rift may be worth one more. */
static bool is_short_enough(const struct offering *o, const struct routes *r, int cell, int move)
{
    return r->steps[cell] <= move ||
           (r->steps[cell] == move + 1 && r->boosted >> cell & 1 && may(o->g, o->seat, RIFT_BOOST));
}

/* The way a ship with this move takes, through rifts or past them; NULL: none is short enough. */
static const struct routes *way_of(const struct offering *o, const struct stack *st, int move,
                                   bool rifts)
{
    bool past = thing_may(o->g, stack_thing(o->g, st), ALLOW_THROUGH_SHIPS);
    const struct routes *r = rifts ? &o->rifts[past] : &o->plain[past];
    if (is_short_enough(o, r, st->place, move))
        return r;
    return !rifts && thing_may(o->g, stack_thing(o->g, st), BESIDE_MECHS) &&
                   o->by_mechs.steps[st->place] <= move
               ? &o->by_mechs
               : NULL;
}

int boosts_left(const struct arb_run *g, int seat)
{
    int left = stat_of(g, SHEETS + seat, STAT_BOOSTS, NULL);
    for (int i = 0; left > 0 && i < g->s->movers; i++)
        left -= g->s->mover[i].boosted;
    return left;
}

/* The move that an effect gives to one ship, if none has it yet. */
static int swift_left(const struct arb_run *g, int seat)
{
    int move = stat_of(g, SHEETS + seat, STAT_SWIFT, NULL);
    for (int i = 0; move > 0 && i < g->s->movers; i++)
        if (g->s->mover[i].swift)
            return 0;
    return move;
}

/* The way that so many ships take: with their own move, one further, with that of one swift ship;
 * through rifts if no other way is short enough for any of these. */
static const struct routes *way_for(const struct offering *o, const struct stack *st, int n,
                                    struct mover *m)
{
    const struct arb_run *g = o->g;
    const struct routes *r = NULL;
    int move = unit_stat(g, st, STAT_MOVE), swift = n == 1 ? swift_left(g, o->seat) : 0;
    bool boosts = n <= boosts_left(g, o->seat);
    m->boosted = m->swift = 0;
    for (int rifts = 0; !r && rifts < (g->s->anomaly[GRAVITY_RIFT] ? 2 : 1); rifts++) {
        r = way_of(o, st, move, rifts);
        if (!r && boosts && (r = way_of(o, st, move + 1, rifts)) != NULL)
            m->boosted = (uint8_t)n;
        if (!r && swift > move && (r = way_of(o, st, swift, rifts)) != NULL)
            m->swift = 1;
        if (!r && swift > move && boosts && (r = way_of(o, st, swift + 1, rifts)) != NULL)
            m->swift = m->boosted = 1;
    }
    return r;
}

/* 58.4e Out and back, to pick something up; 41.1 the rift it leaves may be the active system or
 * beside it. */
static bool could_return(const struct offering *o, const struct stack *st)
{
    const struct arb_run *g = o->g;
    int move = unit_stat(g, st, STAT_MOVE), here = g->s->system;
    if (!unit_stat(g, st, STAT_CAPACITY))
        return false;
    if (move + boosts_left(g, o->seat) >= 2)
        return true;
    uint64_t rifts = g->s->anomaly[GRAVITY_RIFT] & passable(g, o->seat, false);
    return move == 1 && !may(g, o->seat, IGNORE_PULL) &&
           (g->s->anomaly[GRAVITY_RIFT] >> here & 1 ||
            (rifts && adjacent_to_move(g, o->seat, BIT(here)) & rifts));
}

static bool is_in_reach(struct offering *o, const struct stack *st, int n)
{
    struct arb_run *g = o->g;
    struct mover m;
    if (st->place == g->s->system)
        return could_return(o, st);
    return way_for(o, st, n, &m);
}

static void offer_ships(struct offering *o, const struct stack *st)
{
    struct arb_run *g = o->g;
    bool one_by_one = unit_stat(g, st, STAT_CAPACITY) > 0;
    for (int damaged = 0; damaged < 2; damaged++) {
        int most = left_to_move(g, st, damaged);
        for (int n = 1; n <= most && (n == 1 || !one_by_one); n++) {
            consider(g, VERB_MOVE, stack_thing(g, st), n,
                     damaged + BEYOND_AT * beyond_pool(g, st, n));
            if (!forbid_by(g, !is_in_reach(o, st, n), "58.3", "Its move is {n}.",
                           unit_stat(g, st, STAT_MOVE), 0, 0))
                offer(g);
        }
    }
}

static void offer_moves(struct arb_run *g, int seat)
{
    struct offering o;
    routes_to_here(g, seat, &o);
    bool may = may_enter(g, seat, g->s->system) && g->s->movers < MOVERS;
    EACH_SYSTEM (systems_to_leave(g, seat), cell)
        EACH_STACK_OF (g, cell, seat, st) {
            if (!moves_by_itself(g, st))
                continue;
            consider(g, VERB_MOVE, stack_thing(g, st), 1, 0);
            if (may && !forbid(g, cell != g->s->system && may(g, seat, CANNOT_MOVE_IN), "1.6") &&
                !forbid(g, is_held(g, st), "58.4c"))
                offer_ships(&o, st);
        }
    offer_flagged(g, ARB_PASS, VERB_MOVED, 0, 0, 0);
}

/* Do so many ships get there only by the wormhole of the ion storm? */
static bool needs_storm(struct arb_run *g, int seat, const struct stack *st, int n)
{
    struct offering without;
    struct mover how;
    uint64_t *wormhole = storm_wormhole(g);
    if (!wormhole)
        return false;
    uint64_t was = *wormhole;
    *wormhole &= ~BIT(g->s->map_token[TOKEN_ION_STORM].cell);
    routes_to_here(g, seat, &without);
    bool needs = !way_for(&without, st, n, &how);
    *wormhole = was;
    return needs;
}

/* 41.1+1 The way without rifts, unless only one through them is short enough. */
static void name_mover(struct arb_run *g, int seat, const struct arb_option *o)
{
    struct offering all;
    const struct stack *st = stack_of(g, o->a);
    routes_to_here(g, seat, &all);
    struct mover how = {0};
    const struct routes *r = st->place == g->s->system ? all.plain /* 58.4e out and back */
                                                       : way_for(&all, st, o->b, &how);
    RULES("58.6", "58.4", "58.4a", "58.4f");
    if (st->place != g->s->system && needs_storm(g, seat, st, o->b))
        g->s->storm_used = 1;
    if (st->place == g->s->system)
        RULE("58.4e");
    else if (r->dice[st->place])
        RULE("41.1+1");
    g->s->mover[g->s->movers++] = (struct mover){
        .from = st->place,
        .unit = st->unit,
        .count = (uint8_t)o->b,
        .damaged = (uint8_t)(o->c % BEYOND_AT ? o->b : 0),
        .rifts = (uint8_t)(st->place == g->s->system ? 0 : dice_on(g, seat, r, st->place)),
        .boosted = how.boosted,
        .swift = how.swift,
    };
}

/* 41 Gravity rifts. */

enum { RIFT_LOSS = 3 };

/* 41.2b, 95.1b What a lost ship carries is lost with it, 41.2c to reinforcements. */
static void lose_ship(struct arb_run *g, int seat, int ship)
{
    struct mover *m = &g->s->mover[ship];
    RULES("41.2b", "41.2c", "95.1b");
    take_units(g, m->from, seat, m->unit, 1, m->damaged > 0);
    tell(g, EVENT_LOST_IN_RIFT, "41.2+1", seat, m->unit, 0);
    m->count--;
    if (m->damaged)
        m->damaged--;
    for (int i = 0; i < g->s->loads; i++) {
        struct load *l = &g->s->load[i];
        if (l->ship != ship)
            continue;
        take_units(g, l->from, seat, l->unit, l->count, l->damaged);
        l->count = l->damaged = 0;
    }
}

/* 41.2 A die for each ship and each rift it leaves; 41.2a none for what it carries. */
FLOW(cross_rifts)
{
    BEGIN;
    for (L->ship = 0; L->ship < g->s->movers; L->ship++)
        for (L->ask = g->s->mover[L->ship].count; L->ask > 0; L->ask--) {
            if (!g->s->mover[L->ship].rifts)
                break;
            RULES("41.1", "41.2a", "41.3");
            L->roll = (uint8_t)dice_open_for(g, L->seat, WHY_RIFT, 0, g->s->mover[L->ship].rifts);
            CALL(dice_roll, .roll = L->roll);
            int stays = dice_at_least(g, L->roll, -1, RIFT_LOSS + 1);
            dice_close(g, L->roll);
            if (stays < g->s->mover[L->ship].rifts)
                lose_ship(g, L->seat, L->ship);
        }
    END;
}

/* The step. */

static int through_wormholes(const struct arb_run *g, int seat)
{
    int ships = 0;
    for (int i = 0; i < g->s->movers; i++) {
        const struct mover *m = &g->s->mover[i];
        const struct stack *st = stack_at(g, m->from, seat, m->unit);
        if (m->count && st && m->from != g->s->system && unit_stat(g, st, STAT_CAPACITY) > 0 &&
            may_pass_wormhole(g, seat, m->from, unit_stat(g, st, STAT_MOVE)))
            ships += m->count;
    }
    return ships;
}

/* 58.6+1 All arrive at once. Returns the systems that ships left. */
static uint64_t arrive(struct arb_run *g, int seat)
{
    uint64_t left = 0;
    RULE("58.6+1");
    g->s->arrived = 0;
    for (int i = 0; i < g->s->movers; i++) {
        struct mover *m = &g->s->mover[i];
        left |= BIT(m->from);
        if (!m->count)
            continue;
        g->s->arrived |= (uint8_t)(m->from != g->s->system && is_ship(m->unit) ? 1 << m->unit : 0);
        move_units(g, m->from, g->s->system, seat, m->unit, m->count, m->damaged);
        tell_more(g, (struct arb_event){.kind = EVENT_MOVES,
                                        .a = (int16_t)seat,
                                        .b = m->unit,
                                        .c = m->count,
                                        .d = g->s->tile[g->s->system],
                                        .rule = "58.4"});
    }
    for (int i = 0; i < g->s->loads; i++) {
        struct load *l = &g->s->load[i];
        RULES("95.2", "43.2", "95.1a");
        if (l->count)
            move_units(g, l->from, g->s->system, seat, l->unit, l->count, l->damaged);
    }
    g->s->movers = g->s->loads = 0;
    memset(g->s->mover, 0, sizeof g->s->mover);
    memset(g->s->load, 0, sizeof g->s->load);
    return left | BIT(g->s->system);
}

static bool could_move(struct arb_run *g, int seat)
{
    struct offering o;
    if (!may_enter(g, seat, g->s->system))
        return false;
    routes_to_here(g, seat, &o);
    EACH_SYSTEM (systems_to_leave(g, seat), cell)
        EACH_STACK_OF (g, cell, seat, st)
            if (moves_by_itself(g, st) && !is_held(g, st) && is_in_reach(&o, st, 1))
                return true;
    return false;
}

/* 58.4, 89.s2 Any number of ships, 89.s2b or none. */
FLOW(movement)
{
    BEGIN;
    IMMINENT(FACT_MOVES, SYSTEMS + g->s->system, L->seat, 0, 0);
    if (result(g) == PREVENTED || !could_move(g, L->seat)) {
        L->left = BIT(g->s->system);
    } else {
        FORM_BEGIN;
        for (;;) {
            ASK(SEAT(L->seat), "58.4", "Which ships move to {system}?", g->s->system,
                { offer_moves(g, L->seat); });
            if (chosen(g)->verb == VERB_MOVED)
                break;
            name_mover(g, L->seat, chosen(g));
            CALL(load_ship, .seat = L->seat, .ship = (uint8_t)(g->s->movers - 1));
        }
        FORM_END;
        RULE("89.s2b");
        CALL(cross_rifts, .seat = L->seat);
        g->s->through_wormholes = (uint8_t)through_wormholes(g, L->seat);
        L->left = arrive(g, L->seat);
        turn_storm(g);
    }
    CALL(keep_fleet, .seat = L->seat, .cell = g->s->system);
    if (L->left & ~BIT(g->s->system)) /* something came */
        happened(g, FACT_MOVES, SYSTEMS + g->s->system, L->seat, 0, 0);
    SETTLE;
    while (L->left) {
        CALL(keep_capacity, .seat = L->seat, .cell = (uint8_t)__builtin_ctzll(L->left));
        L->left &= L->left - 1;
    }
    come_by_ship(g);
    END;
}

/* Ships that jump by an effect, with what they carry. */

static int jumpers_left(const struct arb_run *g, const struct scope *sc, const struct op *op,
                        int thing)
{
    if (!is_stack(thing) || stack_of(g, thing)->seat != sc->you ||
        stack_of(g, thing)->place == cell_of_thing(g, next_in_set(g, sc, op->to, 0)))
        return 0;
    const struct stack *st = stack_of(g, thing);
    return st->place <= CELLS ? left_to_move(g, st, false) + left_to_move(g, st, true) : 0;
}

COULD(could_jump)
{
    int to = cell_of_thing(g, next_in_set(g, sc, op->to, 0));
    if (!to || !can_come_to(g, sc->you, to) || may(g, sc->you, CANNOT_MOVE_SHIPS))
        return false;
    EACH_THING (g, sc, op->set, thing)
        if (jumpers_left(g, sc, op, thing) > 0)
            return true;
    return false;
}

static void offer_jumps(struct arb_run *g, const struct scope *sc, const struct op *op)
{
    EACH_THING (g, sc, op->set, thing) {
        if (jumpers_left(g, sc, op, thing) <= 0)
            continue;
        const struct stack *st = stack_of(g, thing);
        for (int damaged = 0; damaged < 2; damaged++) {
            if (left_to_move(g, st, damaged) <= 0)
                continue;
            offer_option(g, VERB_MOVE, thing, 1, damaged + BEYOND_AT * beyond_pool(g, st, 1));
        }
    }
    offer_flagged(g, ARB_PASS, VERB_MOVED, 0, 0, 0);
}

FLOW(op_jump)
{
    BEGIN;
    if (!could_jump(g, SC, OP))
        RETURN(0);
    L->was = g->s->system;
    L->cell = (uint8_t)cell_of_thing(g, next_in_set(g, SC, OP->to, 0));
    g->s->system = L->cell; /* where they arrive */
    FORM_BEGIN;
    while (g->s->movers < MOVERS) {
        ASK(SEAT(SC->you), BY(EFFECT_RESOLVES), "Which ships move to {system}?", L->cell,
            { offer_jumps(g, SC, OP); });
        if (chosen(g)->verb == VERB_MOVED)
            break;
        const struct stack *st = stack_of(g, chosen(g)->a);
        int dice = may(g, SC->you, IGNORE_RIFTS) ? 0 : rolls_to_leave(g, SC->you, st->place);
        g->s->mover[g->s->movers++] = (struct mover){.from = st->place,
                                                     .unit = st->unit,
                                                     .count = 1,
                                                     .damaged = (uint8_t)(chosen(g)->c % BEYOND_AT),
                                                     .rifts = (uint8_t)dice,
                                                     .jumps = JUMPS};
        CALL(load_ship, .seat = SC->you, .ship = (uint8_t)(g->s->movers - 1));
    }
    FORM_END;
    CALL(cross_rifts, .seat = SC->you); /* 41.2 */
    L->left = arrive(g, SC->you);
    come_by_ship(g);
    g->s->system = L->was;
    for (; L->left; L->left &= L->left - 1)
        CALL(keep_capacity, .seat = SC->you, .cell = (uint8_t)__builtin_ctzll(L->left));
    CALL(keep_fleet, .seat = SC->you, .cell = L->cell);
    END;
}
