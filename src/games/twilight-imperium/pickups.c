/* 95.1 Where a ship picks up what it takes along: on its way, which may be a detour.
 *
 * A way with stops is put together from ways between its points: where the ship begins, the systems
 * in which it has already picked something up, one more, and the active system. Ways are found
 * backwards (routes.c); there and back they differ only by the rifts at their ends, for it is
 * leaving one that counts. */
#include "kit_config.h"

enum { START = 0, POINTS = STOPS + 3 };

/* Routes to all points but the new one, which each system in turn is. */
struct tour {
    const struct arb_run *g;
    int seat, begins, stops, news, end; /* the points behind the stops */
    uint64_t free_to_leave;             /* 41.1 rifts */
    uint8_t cell[POINTS];
    struct routes to[POINTS];
};

struct leg {
    int steps, dice;
    bool boosted;
};

/* 95.1+1 By a ship of that move. */
static struct leg leg(const struct tour *t, int from, int to)
{
    bool back = to == t->news;
    const struct routes *r = &t->to[back ? from : to];
    int near = t->cell[back ? from : to], far = t->cell[back ? to : from];
    struct leg l = {r->steps[far], r->dice[far], r->boosted >> far & 1};
    if (back && l.steps < TOO_FAR) {
        l.steps += (int)(t->free_to_leave >> far & 1) - (int)(t->free_to_leave >> near & 1);
        l.dice += rolls_to_leave(t->g, t->seat, near) - rolls_to_leave(t->g, t->seat, far);
        l.boosted |= t->free_to_leave >> near & 1;
    }
    return l;
}

/* The best order of the points that are left. */
static struct leg rest_of(const struct tour *t, int at, unsigned left)
{
    struct leg best = {TOO_FAR, 0, false};
    if (!left)
        return at == START && t->cell[START] == t->cell[t->end] ? (struct leg){0}
                                                                : leg(t, at, t->end);
    for (unsigned rest = left; rest; rest &= rest - 1) {
        int next = __builtin_ctz(rest);
        struct leg first = leg(t, at, next), then = rest_of(t, next, left & ~(1u << next));
        int steps = first.steps + then.steps, dice = first.dice + then.dice;
        if (steps < best.steps || (steps == best.steps && dice < best.dice))
            best = (struct leg){steps, dice, first.boosted || then.boosted};
    }
    return best;
}

static struct leg by_way_of(struct tour *t, int cell)
{
    unsigned all = (1u << t->news) - 1; /* with the point at which it starts */
    t->cell[t->news] = (uint8_t)cell;
    return rest_of(t, START, (cell ? all | 1u << t->news : all) & ~1u);
}

static bool goes_past_ships(const struct arb_run *g, const struct stack *st)
{
    return may_change(g, ALLOW_THROUGH_SHIPS) &&
           thing_may(g, stack_thing(g, st), ALLOW_THROUGH_SHIPS);
}

static void plan(struct tour *t, const struct arb_run *g, const struct stack *st,
                 const struct mover *m, bool rifts)
{
    bool past = goes_past_ships(g, st);
    *t = (struct tour){.g = g, .seat = st->seat};
    t->free_to_leave = may(g, st->seat, IGNORE_PULL) ? 0 : g->s->anomaly[GRAVITY_RIFT];
    t->cell[START] = m->from;
    t->news = 1;
    for (int i = 0; i < STOPS && m->stop[i]; i++)
        t->cell[t->news++] = m->stop[i];
    t->end = t->news + 1;
    t->cell[t->end] = g->s->system;
    for (int point = START; point < t->news; point++)
        find_routes(g, st->seat, t->cell[point], rifts, past, &t->to[point]);
    find_routes(g, st->seat, g->s->system, rifts, past, &t->to[t->end]);
    if (!rifts && thing_may(g, stack_thing(g, st), BESIDE_MECHS)) {
        EACH_SYSTEM (systems_with_mechs(g, st->seat), cell)
            t->to[START].steps[cell] = t->to[START].steps[cell] > 1 ? 1 : t->to[START].steps[cell];
        shorten_by_mechs(g, st->seat, g->s->system, &t->to[t->end]);
    }
}

/* The move that a ship has, with what effects give to one ship; as far as it is known that it needs
 * that, and `spare` if some other is still to be given. */
static int move_of(const struct arb_run *g, const struct stack *st, const struct mover *m,
                   bool spare)
{
    int move =
        m->swift ? stat_of(g, SHEETS + st->seat, STAT_SWIFT, NULL) : unit_stat(g, st, STAT_MOVE);
    return move + (m->boosted || spare);
}

static bool fits(const struct tour *t, const struct leg *way, int move)
{
    return way->steps <= move ||
           (way->steps == move + 1 && way->boosted && may(t->g, t->seat, RIFT_BOOST));
}

static bool has_spare(const struct arb_run *g, const struct stack *st, const struct mover *m)
{
    return !m->boosted && boosts_left(g, st->seat) > 0;
}

static uint64_t within(struct tour *t, uint64_t systems, int move)
{
    uint64_t found = 0;
    EACH_SYSTEM (systems, cell) {
        struct leg way = by_way_of(t, cell);
        found |= fits(t, &way, move) ? BIT(cell) : 0;
    }
    return found;
}

/* 95.1+1 Where it begins, the active system, and those it can pass with the move it has, after
 * those where it has picked something up. 95.3 Not where a token of its owner lies, but in the
 * active system. */
uint64_t picks_up_in(const struct arb_run *g, int seat, int ship)
{
    const struct mover *m = &g->s->mover[ship];
    const struct stack *st = stack_at(g, m->from, seat, m->unit);
    if (m->jumps == FLEES)
        return BIT(m->from);
    RULE("95.3");
    if (m->jumps)
        return BIT(m->from) & ~systems_locked(g, seat);
    uint64_t in = BIT(m->from) | BIT(g->s->system), rifts = g->s->anomaly[GRAVITY_RIFT];
    for (int i = 0; i < STOPS && m->stop[i]; i++)
        in |= BIT(m->stop[i]);
    uint64_t locked = systems_locked(g, seat);
    uint64_t others = player(g, seat)->units & ~in & ~locked;
    if (others && !m->stop[STOPS - 1]) {
        struct tour tour;
        int move = move_of(g, st, m, has_spare(g, st, m));
        others &= passable(g, seat, goes_past_ships(g, st));
        if (others & ~rifts) {
            plan(&tour, g, st, m, false);
            in |= within(&tour, others & ~rifts, move);
        }
        if (others & ~in && rifts) {
            plan(&tour, g, st, m, true);
            in |= within(&tour, others & ~in, move);
        }
    }
    return in & ~(is_held(g, st) ? locked : locked & ~BIT(m->from));
}

/* The ship goes by this system: without rifts if that is possible, with what is left to be given to
 * one ship if it must. */
void pass_by(struct arb_run *g, int seat, int ship, int cell)
{
    struct mover *m = &g->s->mover[ship];
    const struct stack *st = stack_at(g, m->from, seat, m->unit);
    bool spare = has_spare(g, st, m);
    struct tour tour;
    int i = 0;
    while (m->stop[i] && m->stop[i] != cell)
        i++;
    if (m->stop[i] || cell == m->from || cell == g->s->system)
        return;
    RULE("95.1+1");
    m->stop[i] = (uint8_t)cell;
    for (int rifts = 0; rifts < 2; rifts++) {
        if (!rifts && g->s->anomaly[GRAVITY_RIFT] >> cell & 1)
            continue;
        plan(&tour, g, st, m, rifts);
        struct leg way = by_way_of(&tour, 0);
        if (!fits(&tour, &way, move_of(g, st, m, spare)))
            continue;
        m->boosted |= !fits(&tour, &way, move_of(g, st, m, false));
        m->rifts = (uint8_t)(may(g, seat, IGNORE_RIFTS) ? 0 : way.dice);
        break;
    }
}
