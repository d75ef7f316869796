/* 58 Movement, 95 Transport, 41 Gravity rifts.
 *
 * All ships that move are named first, each with what it carries, as one form; nothing is moved
 * before the form is done (58.6). The move that a ship needs is found backwards from the active
 * system, for all systems at once: a set of systems for each number of steps. */
#include "kit_config.h"

/* ---- Where ships can go -------------------------------------------------------------------- */

/* 58.4c Systems with a token of the seat, but the active one, which nothing leaves. */
static uint64_t locked(const struct arb_run *g, int seat)
{
    if (may(g, seat, ALLOW_LEAVE_TOKENS))
        return 0;
    return player(g, seat)->tokens & ~BIT(g->s->system);
}

/* 58.4b, 11.1+1, 86.1+1, 59.1a Systems that a ship of this seat can move through. */
static uint64_t passable(const struct arb_run *g, int seat, bool past_ships)
{
    uint64_t barred = past_ships ? 0 : ships_of_others(g, seat);
    RULES("58.4b", "11.1+1", "86.1+1", "59.1a", "58.4d");
    if (!may(g, seat, ALLOW_ASTEROIDS))
        barred |= g->s->anomaly[ASTEROID_FIELD];
    if (!may(g, seat, ALLOW_THROUGH_SUPERNOVAS))
        barred |= g->s->anomaly[SUPERNOVA];
    if (!may(g, seat, ALLOW_THROUGH_NEBULAE))
        barred |= g->s->anomaly[NEBULA];
    if (may_change(g, CANNOT_MOVE_THROUGH))
        EACH_SYSTEM (systems_in_play(g), cell)
            if (seat_is_told_of(g, seat, SYSTEMS + cell, CANNOT_MOVE_THROUGH))
                barred |= BIT(cell);
    return ~barred;
}

static uint64_t adjacent_to_any(const struct arb_run *g, int seat, uint64_t set)
{
    uint64_t all = 0;
    EACH_SYSTEM (set, cell)
        all |= adjacent_to_move(g, seat, cell);
    return all;
}

/* The fewest dice with which one gets from a system to one of those that are a step nearer. */
static int fewest_dice(const struct arb_run *g, int seat, int cell, uint64_t nearer,
                       const struct routes *r)
{
    int fewest = TOO_FAR;
    EACH_SYSTEM (adjacent_to_move(g, seat, cell) & nearer, next)
        fewest = r->dice[next] < fewest ? r->dice[next] : fewest;
    return fewest + (g->s->anomaly[GRAVITY_RIFT] >> cell & 1);
}

static void reach(const struct arb_run *g, int seat, uint64_t found, uint64_t nearer, int steps,
                  struct routes *r)
{
    EACH_SYSTEM (found, cell) {
        r->steps[cell] = (uint8_t)steps;
        r->dice[cell] = (uint8_t)fewest_dice(g, seat, cell, nearer, r);
    }
}

/* 41.1 Leaving a gravity rift adds one to the move, so that this step costs nothing. Without
 * `rifts` none is moved through, only left by ships that begin there. */
void find_routes(const struct arb_run *g, int seat, int to, bool rifts, bool past_ships,
                 struct routes *out)
{
    uint64_t through = passable(g, seat, past_ships), rift = g->s->anomaly[GRAVITY_RIFT];
    uint64_t known = BIT(to), front = BIT(to);
    memset(out->steps, TOO_FAR, sizeof out->steps);
    memset(out->dice, 0, sizeof out->dice);
    out->steps[to] = 0;
    if (!rifts)
        through &= ~rift;
    for (int steps = 1; front && steps < 8; steps++) {
        uint64_t from = (front & through) | (front & BIT(to));
        uint64_t out_of_rift = adjacent_to_any(g, seat, from) & rift & ~known;
        while (out_of_rift) { /* at no cost, one rift after the other */
            reach(g, seat, out_of_rift, from, steps - 1, out);
            known |= out_of_rift;
            front |= out_of_rift;
            from = (front & through) | (front & BIT(to));
            out_of_rift = adjacent_to_any(g, seat, from) & rift & ~known;
        }
        uint64_t next = adjacent_to_any(g, seat, from) & ~known;
        reach(g, seat, next, from, steps, out);
        known |= next;
        front = next;
    }
}

/* 11.1, 86.1 Nobody moves into these. */
static bool may_enter(struct arb_run *g, int seat, int cell)
{
    return !forbid(g, (g->s->anomaly[ASTEROID_FIELD] >> cell & 1) && !may(g, seat, ALLOW_ASTEROIDS),
                   "11.1") &&
           !forbid(g,
                   (g->s->anomaly[SUPERNOVA] >> cell & 1) && !may(g, seat, ALLOW_INTO_SUPERNOVAS),
                   "86.1");
}

/* ---- The form ------------------------------------------------------------------------------ */

/* How many of a stack are already to be moved or carried. */
static int on_the_way(const struct arb_run *g, const struct stack *st, bool damaged)
{
    int n = 0;
    for (int i = 0; i < g->s->movers; i++) {
        const struct mover *m = &g->s->mover[i];
        if (m->from == st->place && m->unit == st->unit)
            n += damaged ? m->damaged : m->count - m->damaged;
    }
    for (int i = 0; i < g->s->loads; i++) {
        const struct load *l = &g->s->load[i];
        if (l->from == st->place && l->unit == st->unit)
            n += damaged ? l->damaged : l->count - l->damaged;
    }
    return n;
}

static int left_of(const struct arb_run *g, const struct stack *st, bool damaged)
{
    return (damaged ? st->damaged : st->count - st->damaged) - on_the_way(g, st, damaged);
}

/* 37.1 Ships but fighters that would be in the active system. */
static int fleet_then(const struct arb_run *g, int seat)
{
    int ships = large_ships_at(g, g->s->system, seat);
    for (int i = 0; i < g->s->movers; i++)
        if (g->s->mover[i].unit != UNIT_FIGHTER && g->s->mover[i].from != g->s->system)
            ships += g->s->mover[i].count;
    return ships;
}

/* With the routes that avoid rifts if they do, else with those through them. */
struct offering {
    struct arb_run *g;
    int seat;
    struct routes plain, rifts;
    struct routes past_ships; /* of those that may move through ships of others */
};

static void routes_to_here(struct arb_run *g, int seat, struct offering *o)
{
    o->g = g;
    o->seat = seat;
    find_routes(g, seat, g->s->system, false, false, &o->plain);
    o->rifts = o->plain;
    if (g->s->anomaly[GRAVITY_RIFT])
        find_routes(g, seat, g->s->system, true, false, &o->rifts);
    if (may_change(g, ALLOW_THROUGH_SHIPS))
        find_routes(g, seat, g->s->system, g->s->anomaly[GRAVITY_RIFT] != 0, true, &o->past_ships);
}

/* The way a ship with this move takes; NULL: none is short enough. */
static const struct routes *way_of(const struct offering *o, const struct stack *st, int move)
{
    if (o->plain.steps[st->place] <= move)
        return &o->plain;
    if (o->rifts.steps[st->place] <= move)
        return &o->rifts;
    return thing_may(o->g, stack_thing(o->g, st), ALLOW_THROUGH_SHIPS) &&
                   o->past_ships.steps[st->place] <= move
               ? &o->past_ships
               : NULL;
}

/* Single ships that may still move one further than they could. */
static int boosts_left(const struct arb_run *g, int seat)
{
    int left = stat_of(g, SHEETS + seat, STAT_BOOSTS, NULL);
    for (int i = 0; left > 0 && i < g->s->movers; i++)
        left -= g->s->mover[i].boosted;
    return left;
}

static bool is_in_reach(struct offering *o, const struct stack *st, int n)
{
    struct arb_run *g = o->g;
    int move = unit_stat(g, st, STAT_MOVE), cell = st->place;
    if (cell == g->s->system) /* 58.4e out and back, to pick something up */
        return move >= 2 && unit_stat(g, st, STAT_CAPACITY) > 0;
    return way_of(o, st, move) || (n <= boosts_left(g, o->seat) && way_of(o, st, move + 1));
}

static void offer_ships(struct offering *o, const struct stack *st)
{
    struct arb_run *g = o->g;
    int room = fleet_limit(g, o->seat) - fleet_then(g, o->seat);
    bool one_by_one = unit_stat(g, st, STAT_CAPACITY) > 0;
    if (st->unit == UNIT_FIGHTER || st->place == g->s->system)
        room = NO_END;
    for (int damaged = 0; damaged < 2; damaged++) {
        int most = left_of(g, st, damaged);
        for (int n = 1; n <= most && (n == 1 || !one_by_one); n++) {
            consider(g, VERB_MOVE, stack_thing(g, st), n, damaged);
            if (forbid_by(g, !is_in_reach(o, st, n), "58.3", "Its move is {n}.",
                          unit_stat(g, st, STAT_MOVE), 0, 0) ||
                forbid_by(g, n > room, "37.1", "Your fleet pool allows {n} ships there.",
                          fleet_limit(g, o->seat), 0, 0))
                continue;
            offer(g);
        }
    }
}

static void offer_moves(struct arb_run *g, int seat)
{
    struct offering o;
    struct player *p = player(g, seat);
    routes_to_here(g, seat, &o);
    bool may = may_enter(g, seat, g->s->system) && g->s->movers < MOVERS;
    EACH_SYSTEM (p->ships, cell)
        EACH_STACK_OF (g, cell, seat, st) {
            if (!is_ship(st->unit) || unit_stat(g, st, STAT_MOVE) <= 0)
                continue;
            consider(g, VERB_MOVE, stack_thing(g, st), 1, 0);
            if (may && !forbid(g, cell != g->s->system && may(g, seat, CANNOT_MOVE_IN), "1.6") &&
                !forbid(g, locked(g, seat) & BIT(cell), "58.4c"))
                offer_ships(&o, st);
        }
    offer_flagged(g, ARB_PASS, VERB_MOVED, 0, 0, 0);
}

/* 41.1+1 The way without rifts, unless only one through them is short enough. */
static void name_mover(struct arb_run *g, int seat, const struct arb_option *o)
{
    struct offering all;
    const struct stack *st = stack_of(g, o->a);
    routes_to_here(g, seat, &all);
    int move = unit_stat(g, st, STAT_MOVE);
    const struct routes *r = way_of(&all, st, move);
    bool boosted = !r && st->place != g->s->system;
    if (!r)
        r = way_of(&all, st, move + 1);
    if (!r)
        r = &all.plain; /* 58.4e out and back */
    RULES("58.6", "58.4", "58.4a", "58.4f");
    if (st->place == g->s->system)
        RULE("58.4e");
    else if (r->dice[st->place])
        RULE("41.1+1");
    g->s->mover[g->s->movers++] = (struct mover){
        .from = st->place,
        .unit = st->unit,
        .count = (uint8_t)o->b,
        .damaged = (uint8_t)(o->c ? o->b : 0),
        .rifts = st->place == g->s->system || may(g, seat, IGNORE_RIFTS) ? 0 : r->dice[st->place],
        .boosted = (uint8_t)(boosted ? o->b : 0),
    };
}

/* ---- What a ship takes along ---------------------------------------------------------------- */

static int loaded_on(const struct arb_run *g, int ship)
{
    int n = 0;
    for (int i = 0; i < g->s->loads; i++)
        n += g->s->load[i].ship == ship ? g->s->load[i].count : 0;
    return n;
}

static int capacity_of(const struct arb_run *g, int seat, int ship)
{
    const struct mover *m = &g->s->mover[ship];
    return stat_of(g, UNIT_CARDS + seat * UNITS + m->unit, STAT_CAPACITY, NULL);
}

/* 95.1+1 Systems in which this ship can pick something up: where it begins, the active one, and
 * those it can pass with the move it has. 95.3 Not where a token of its owner lies, but in the
 * active system. */
static uint64_t picks_up_in(struct arb_run *g, int seat, int ship)
{
    const struct mover *m = &g->s->mover[ship];
    const struct stack *st = stack_at(g, m->from, seat, m->unit);
    struct routes there, here;
    int move = unit_stat(g, st, STAT_MOVE);
    uint64_t in = BIT(m->from) | BIT(g->s->system);
    find_routes(g, seat, m->from, false, false, &there);
    find_routes(g, seat, g->s->system, false, false, &here);
    uint64_t stops = passable(g, seat, false) & ~g->s->anomaly[GRAVITY_RIFT];
    EACH_SYSTEM (player(g, seat)->units &stops, cell)
        if (there.steps[cell] + here.steps[cell] <= move &&
            (!m->spent || m->spent == cell || cell == g->s->system))
            in |= BIT(cell);
    RULE("95.3");
    return in & ~locked(g, seat);
}

static void offer_load(struct arb_run *g, const struct stack *st, int room)
{
    if (st->unit != UNIT_FIGHTER && !is_ground_force(st->unit))
        return;
    for (int damaged = 0; damaged < 2; damaged++) {
        int most = left_of(g, st, damaged);
        for (int n = 1; n <= most; n++) {
            consider(g, VERB_LOAD, stack_thing(g, st), n, damaged);
            if (!forbid_by(g, n > room, "95.0", "It has room for {n} more.", room, 0, 0))
                offer(g);
        }
    }
}

static void offer_loads(struct arb_run *g, int seat, int ship)
{
    int room = capacity_of(g, seat, ship) - loaded_on(g, ship);
    EACH_SYSTEM (picks_up_in(g, seat, ship), cell) {
        EACH_STACK_OF (g, cell, seat, st)
            offer_load(g, st, room);
        EACH_PLANET (g, cell, planet)
            EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
                offer_load(g, st, room);
    }
    offer_pass(g, VERB_LOADED);
}

static bool has_loads(struct arb_run *g, int seat, int ship)
{
    if (g->s->loads == LOADS || loaded_on(g, ship) >= capacity_of(g, seat, ship))
        return false;
    EACH_SYSTEM (picks_up_in(g, seat, ship), cell) {
        EACH_STACK_OF (g, cell, seat, st)
            if ((st->unit == UNIT_FIGHTER || is_ground_force(st->unit)) &&
                left_of(g, st, false) + left_of(g, st, true) > 0)
                return true;
        EACH_PLANET (g, cell, planet)
            EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
                if (is_ground_force(st->unit) && left_of(g, st, false) + left_of(g, st, true) > 0)
                    return true;
    }
    return false;
}

/* 95.0, 58.5, 89.s2a Up to its capacity, of fighters and ground forces. 95.1 On the way, too. */
FLOW(load_ship)
{
    BEGIN;
    while (has_loads(g, L->seat, L->ship)) {
        ASK(SEAT(L->seat), "95.0", "What does the {unit} take along?", g->s->mover[L->ship].unit,
            { offer_loads(g, L->seat, L->ship); });
        if (chosen(g)->verb == VERB_LOADED)
            break;
        const struct stack *st = stack_of(g, chosen(g)->a);
        int cell = cell_of_place(g, st->place);
        struct mover *m = &g->s->mover[L->ship];
        RULES("58.5", "89.s2a", "95.1");
        if (cell != m->from && cell != g->s->system) {
            RULE("95.1+1");
            m->spent = (uint8_t)cell;
        }
        g->s->load[g->s->loads++] = (struct load){
            .ship = L->ship,
            .from = st->place,
            .unit = st->unit,
            .count = (uint8_t)chosen(g)->b,
            .damaged = (uint8_t)(chosen(g)->c ? chosen(g)->b : 0),
        };
    }
    END;
}

/* ---- 41 Gravity rifts ------------------------------------------------------------------------ */

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

/* ---- The step -------------------------------------------------------------------------------- */

/* 58.6+1 All arrive at once. Returns the systems that ships left. */
static uint64_t arrive(struct arb_run *g, int seat)
{
    uint64_t left = 0;
    RULE("58.6+1");
    for (int i = 0; i < g->s->movers; i++) {
        struct mover *m = &g->s->mover[i];
        left |= BIT(m->from);
        if (!m->count)
            continue;
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
    EACH_SYSTEM (player(g, seat)->ships & ~locked(g, seat), cell)
        EACH_STACK_OF (g, cell, seat, st)
            if (is_ship(st->unit) && unit_stat(g, st, STAT_MOVE) > 0 && is_in_reach(&o, st, 1))
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
        L->left = arrive(g, L->seat);
    }
    happened(g, FACT_MOVES, SYSTEMS + g->s->system, L->seat, 0, 0);
    SETTLE;
    while (L->left) {
        CALL(keep_capacity, .seat = L->seat, .cell = (uint8_t)__builtin_ctzll(L->left));
        L->left &= L->left - 1;
    }
    CALL(keep_fleet, .seat = L->seat, .cell = g->s->system);
    END;
}

/* ---- 16 Capacity, 37 Fleet pool ---------------------------------------------------------------
 */

FLOW(keep_capacity)
{
    BEGIN;
    int excess = cargo_at(g, L->cell, L->seat) - capacity_at(g, L->cell, L->seat);
    if (excess > 0)
        CALL(assign, .a = {.seat = L->seat,
                           .what = ASSIGN_CAPACITY,
                           .count = (uint8_t)excess,
                           .about = L->cell});
    END;
}

FLOW(keep_fleet)
{
    BEGIN;
    int excess = large_ships_at(g, L->cell, L->seat) - fleet_limit(g, L->seat);
    if (excess > 0) {
        CALL(assign, .a = {.seat = L->seat,
                           .what = ASSIGN_FLEET,
                           .count = (uint8_t)excess,
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
