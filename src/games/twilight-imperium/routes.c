/* 58 Ways of ships, 41 out of gravity rifts.
 *
 * The move that a ship needs is found backwards from the active system, for all systems at once: a
 * set of systems for each number of steps. */
#include "kit_config.h"

bool can_enter(const struct arb_run *g, int seat, int cell)
{
    if (may(g, seat, IGNORE_ANOMALIES))
        return true;
    return (!(g->s->anomaly[ASTEROID_FIELD] >> cell & 1) || may(g, seat, ALLOW_ASTEROIDS)) &&
           (!(g->s->anomaly[SUPERNOVA] >> cell & 1) || may(g, seat, ALLOW_INTO_SUPERNOVAS));
}

bool can_come_to(const struct arb_run *g, int seat, int cell)
{
    return can_enter(g, seat, cell) &&
           (!(g->s->anomaly[NEBULA] >> cell & 1) || may(g, seat, IGNORE_NEBULAE) ||
            may(g, seat, IGNORE_ANOMALIES));
}

/* 58.4b, 11.1+1, 86.1+1, 59.1a Systems that a ship of this seat can move through. */
uint64_t passable(const struct arb_run *g, int seat, bool past_ships)
{
    uint64_t barred = past_ships ? 0 : ships_of_others(g, seat);
    if (may_change(g, ALLOW_THROUGH))
        EACH_SYSTEM (barred, cell)
            if (seat_is_told_of(g, seat, SYSTEMS + cell, ALLOW_THROUGH))
                barred &= ~BIT(cell);
    bool ignored = may(g, seat, IGNORE_ANOMALIES);
    RULES("58.4b", "11.1+1", "86.1+1", "59.1a", "58.4d");
    if (!ignored && !may(g, seat, ALLOW_ASTEROIDS))
        barred |= g->s->anomaly[ASTEROID_FIELD];
    if (!ignored && !may(g, seat, ALLOW_THROUGH_SUPERNOVAS))
        barred |= g->s->anomaly[SUPERNOVA];
    if (!ignored && !may(g, seat, ALLOW_THROUGH_NEBULAE) && !may(g, seat, IGNORE_NEBULAE))
        barred |= g->s->anomaly[NEBULA];
    if (may_change(g, CANNOT_MOVE_THROUGH))
        EACH_SYSTEM (systems_in_play(g), cell)
            if (seat_is_told_of(g, seat, SYSTEMS + cell, CANNOT_MOVE_THROUGH))
                barred |= BIT(cell);
    return ~barred;
}

/* Nobody rolls for a rift that its own units make, 41.4 nor for one with which it is one. */
static bool makes_rift(const struct arb_run *g, int seat, int cell)
{
    EACH_PLANET (g, cell, planet)
        EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
            if (unit_def(g, seat, st->unit)->anomalies >> GRAVITY_RIFT & 1)
                return true;
    return false;
}

int rolls_to_leave(const struct arb_run *g, int seat, int cell)
{
    return (g->s->anomaly[GRAVITY_RIFT] >> cell & 1) && !makes_rift(g, seat, cell);
}

/* The fewest dice with which one gets from a system to one of those that are a step nearer. */
static int fewest_dice(const struct arb_run *g, int seat, int cell, uint64_t nearer,
                       const struct routes *r)
{
    int fewest = TOO_FAR;
    EACH_SYSTEM (adjacent_to_move(g, seat, BIT(cell)) & nearer, next)
        fewest = r->dice[next] < fewest ? r->dice[next] : fewest;
    return fewest;
}

static void reach(const struct arb_run *g, int seat, uint64_t found, uint64_t nearer, int steps,
                  struct routes *r)
{
    EACH_SYSTEM (found, cell) {
        int behind = nearer & r->risky ? fewest_dice(g, seat, cell, nearer, r) : 0;
        r->steps[cell] = (uint8_t)steps;
        bool rift = g->s->anomaly[GRAVITY_RIFT] >> cell & 1;
        r->dice[cell] = (uint8_t)(behind + rolls_to_leave(g, seat, cell));
        if (r->dice[cell])
            r->risky |= BIT(cell);
        if (rift ||
            (nearer & r->boosted && adjacent_to_move(g, seat, BIT(cell)) & nearer & r->boosted))
            r->boosted |= BIT(cell);
    }
}

/* 41.1 Leaving a gravity rift adds one to the move, so that this step costs nothing. Without
 * `rifts` none is moved through, only left by ships that begin there. */
void find_routes(const struct arb_run *g, int seat, int to, bool rifts, bool past_ships,
                 struct routes *out)
{
    uint64_t through = passable(g, seat, past_ships);
    uint64_t rift = may(g, seat, IGNORE_PULL) ? 0 : g->s->anomaly[GRAVITY_RIFT];
    uint64_t known = BIT(to), front = BIT(to);
    memset(out->steps, TOO_FAR, sizeof out->steps);
    memset(out->dice, 0, sizeof out->dice);
    out->steps[to] = 0;
    out->risky = out->boosted = 0;
    if (!rifts)
        through &= ~rift;
    for (int steps = 1; front && steps < 8; steps++) {
        uint64_t from = (front & through) | (front & BIT(to));
        uint64_t out_of_rift = adjacent_to_move(g, seat, from) & rift & ~known;
        while (out_of_rift) { /* at no cost, one rift after the other */
            reach(g, seat, out_of_rift, from, steps - 1, out);
            known |= out_of_rift;
            front |= out_of_rift;
            from = (front & through) | (front & BIT(to));
            out_of_rift = adjacent_to_move(g, seat, from) & rift & ~known;
        }
        uint64_t next = adjacent_to_move(g, seat, from) & ~known;
        reach(g, seat, next, from, steps, out);
        known |= next;
        front = next;
    }
}

uint64_t systems_with_mechs(const struct arb_run *g, int seat)
{
    uint64_t systems = 0;
    EACH_SYSTEM (player(g, seat)->units, cell) {
        bool some = units_at(g, cell, seat, UNIT_MECH) > 0;
        EACH_PLANET (g, cell, planet)
            some |= units_at(g, PLACE_PLANET + planet, seat, UNIT_MECH) > 0;
        systems |= some ? BIT(cell) : 0;
    }
    return systems;
}

/* One step leads to each of these systems, from wherever it is: then it goes on from there. */
void shorten_by_mechs(const struct arb_run *g, int seat, int to, struct routes *r)
{
    uint64_t through = passable(g, seat, false) & ~g->s->anomaly[GRAVITY_RIFT];
    uint64_t rifts = may(g, seat, IGNORE_PULL) ? 0 : g->s->anomaly[GRAVITY_RIFT];
    int least = TOO_FAR;
    EACH_SYSTEM (systems_with_mechs(g, seat) & (through | BIT(to)), cell)
        least = r->steps[cell] < least ? r->steps[cell] : least;
    EACH_SYSTEM (least < TOO_FAR ? systems_in_play(g) : 0, cell) {
        bool rift = rifts >> cell & 1; /* 41.1 */
        if (least + !rift < r->steps[cell]) {
            r->steps[cell] = (uint8_t)(least + !rift);
            r->dice[cell] = rift;
        }
    }
}

/* Could a ship with this move go through a wormhole on its way? */
bool may_pass_wormhole(const struct arb_run *g, int seat, int from, int move)
{
    struct routes to_there, to_here;
    uint64_t some = 0;
    find_routes(g, seat, from, true, false, &to_there);
    find_routes(g, seat, g->s->system, true, false, &to_here);
    for (int w = 0; w < WORMHOLES; w++)
        some |= g->s->wormhole[w];
    EACH_SYSTEM (some, in)
        EACH_SYSTEM (adjacent_to_move(g, seat, BIT(in)) & some & ~g->s->touching[in], out)
            if (to_there.steps[in] + 1 + to_here.steps[out] <= move)
                return true;
    return false;
}
