/* For programs that play: what forces are worth, where they go and where they land. */
#include "bot_parts.h"

#include <math.h>

/* What forces are worth. */

/* Hits to be expected in a round and hits that can be taken, together. */
static float might_of(const struct arb_run *g, int seat, int unit, int count)
{
    const struct thing_def *d = unit_def(g, seat, unit);
    if (d->stat[STAT_COMBAT] == NO_VALUE || !d->stat[STAT_COMBAT])
        return 0;
    float hits = (float)(11 - d->stat[STAT_COMBAT]) / 10 * (float)d->stat[STAT_DICE];
    return (float)count * (hits + 0.5f * (float)(1 + (d->stat[STAT_SUSTAIN] > 0)));
}

float fleet_might(const struct arb_run *g, int cell, int seat)
{
    float might = 0;
    EACH_STACK_OF (g, cell, seat, st)
        if (is_ship(st->unit))
            might += might_of(g, seat, st->unit, st->count);
    return might;
}

static float ground_might(const struct arb_run *g, int planet, int seat)
{
    float might = 0;
    EACH_STACK_OF (g, PLACE_PLANET + planet, seat, st)
        if (is_ground_force(st->unit))
            might += might_of(g, seat, st->unit, st->count);
    return might;
}

/* The strongest fleet of others there. */
float fleet_against(const struct arb_run *g, int cell, int seat)
{
    float most = 0;
    for (int other = 0; other < g->block->seats; other++)
        if (other != seat && player(g, other)->ships >> cell & 1) {
            float might = fleet_might(g, cell, other);
            most = might > most ? might : most;
        }
    return most;
}

static float worth_of_planet(const struct arb_run *g, int planet, const float *p)
{
    const struct thing_def *d = planet_def(g, planet);
    return p[BOT_PLANET] + p[BOT_RESOURCE] * (float)d->stat[STAT_RESOURCES] +
           p[BOT_INFLUENCE] * (float)d->stat[STAT_INFLUENCE] + (d->colour ? p[BOT_SPECIALTY] : 0);
}

/* Where to go. */

/* What could come to a system. */
struct muster {
    float might;          /* of ships */
    int capacity, ground; /* that ground forces find room in; how many there are to take */
    int ships;            /* without fighters */
};

static void muster_to(const struct arb_run *g, int seat, int to, struct muster *m)
{
    struct routes routes;
    *m = (struct muster){0};
    if (!can_enter(g, seat, to))
        return;
    find_routes(g, seat, to, true, false, &routes);
    EACH_SYSTEM (player(g, seat)->ships, cell) {
        int room = 0, ground = ground_forces_at(g, cell, seat);
        if (cell != to && (player(g, seat)->tokens & BIT(cell) || routes.steps[cell] == TOO_FAR))
            continue;
        EACH_STACK_OF (g, cell, seat, st)
            if (is_ship(st->unit) &&
                (cell == to || unit_stat(g, st, STAT_MOVE) >= routes.steps[cell])) {
                m->might += might_of(g, seat, st->unit, st->count);
                m->ships += st->unit == UNIT_FIGHTER ? 0 : st->count;
                room += st->count * unit_stat(g, st, STAT_CAPACITY);
            }
        EACH_PLANET (g, cell, planet)
            ground += cell == to ? 0 : ground_forces_at(g, PLACE_PLANET + planet, seat);
        m->capacity += room;
        m->ground += ground < room ? ground : room;
    }
}

static float held_against(const struct arb_run *g, int seat, int planet)
{
    float held = 0;
    for (int other = 0; other < g->block->seats; other++)
        held += other == seat ? 0 : ground_might(g, planet, other);
    return held;
}

/* Ground forces that it takes to take a planet. */
static int forces_for(const struct arb_run *g, int seat, int planet)
{
    float held = held_against(g, seat, planet);
    return held > 0 ? (int)(held / 0.6f) + 2 : g->s->planet_at[planet] == MECATOL ? 2 : 1;
}

/* What landing in a system would bring: planets that are free or weakly held. */
static float like_conquest(struct arb_run *g, int seat, int cell, const struct muster *m,
                           const struct wants *w, const float *p)
{
    float likes = 0;
    int landing = m->ground;
    EACH_PLANET (g, cell, planet) {
        float held = held_against(g, seat, planet);
        if (controls(g, seat, planet) || landing <= 0)
            continue;
        if (cell == MECATOL && g->s->custodians) {
            if (means_of(g, seat, STAT_INFLUENCE) < 6)
                continue;
            likes += p[BOT_CUSTODIANS];
        }
        if (held * p[BOT_CAUTION] > 0.8f * (float)landing)
            continue;
        likes += worth_of_planet(g, planet, p) +
                 p[BOT_OBJECTIVE] * want_planet(g, seat, w, planet) -
                 (held > 0 ? p[BOT_PEACE] : 0) +
                 (is_home(g, cell) && g->s->controller[planet] ? -p[BOT_PEACE] : 0);
        landing -= forces_for(g, seat, planet);
    }
    return likes;
}

bool builds_at(const struct arb_run *g, int seat, int cell)
{
    return player(g, seat)->units >> cell & 1 && production_limit(g, seat, cell, 0) > 0;
}

int free_planets_near(const struct arb_run *g, int seat)
{
    int free = 0;
    uint64_t near = adjacent_to_any(g, seat, player(g, seat)->units);
    EACH_SYSTEM (near | player(g, seat)->units, cell)
        EACH_PLANET (g, cell, planet)
            free += !g->s->controller[planet];
    return free;
}

/* To build with what need not be kept; a unit costs so much on average. */
enum { PER_UNIT = 2 };
static float like_building(struct arb_run *g, int seat, int cell, const struct wants *w,
                           const float *p)
{
    int means = spare_resources(g, seat);
    if (means < 3 || !builds_at(g, seat, cell))
        return 0;
    int limit = PER_UNIT * production_limit(g, seat, cell, 0);
    means = limit < means ? limit : means;
    float asked = 0;
    for (int unit = 0; unit < UNIT_PDS; unit++)
        if (stat_of(g, UNIT_CARDS + seat * UNITS + unit, STAT_COST, NULL) <= means)
            asked = fmaxf(asked, want_unit(w, unit));
    return p[BOT_BUILD] * (float)(means > 10 ? 10 : means) + p[BOT_OBJECTIVE] * asked -
           (player(g, seat)->ships & BIT(cell) ? p[BOT_STAY] : 0);
}

/* Is somebody there who supports the seat as long as it is left alone? */
static bool is_with_supporters(const struct arb_run *g, int seat, int cell)
{
    for (unsigned left = supporters(g, seat); left; left &= left - 1)
        if (player(g, __builtin_ctz(left))->units >> cell & 1)
            return true;
    return false;
}

/* Many ships in one place, as far as the fleet pool goes. */
static float worth_of_gathering(const struct arb_run *g, int seat, const struct wants *w,
                                const struct muster *m)
{
    int most = player(g, seat)->pool[POOL_FLEET];
    return want_gathering(w, m->ships < most ? m->ships : most);
}

/* Activating a system: to take it, to be there, or to build. */
float like_activation(struct arb_run *g, int seat, int cell, const float *p)
{
    struct muster m;
    struct wants w;
    float against = fleet_against(g, cell, seat);
    muster_to(g, seat, cell, &m);
    if (against > 0 && m.might < against * p[BOT_CAUTION])
        return builds_at(g, seat, cell) ? -5 : -40;
    if (is_with_supporters(g, seat, cell))
        return -20;
    list_wants(g, seat, &w);
    float likes = like_conquest(g, seat, cell, &m, &w, p);
    if (m.might > 0)
        likes += p[BOT_OBJECTIVE] * want_presence(g, seat, &w, cell);
    if (likes > 0 && against > 0)
        likes -= p[BOT_PEACE];
    likes += like_building(g, seat, cell, &w, p);
    if (against <= 0)
        likes += p[BOT_OBJECTIVE] * worth_of_gathering(g, seat, &w, &m);
    if (against > 0)
        likes += like_victory(g, seat, cell);
    if (likes <= 0 && g->s->frontier >> cell & 1 && m.might > 0)
        likes = 1;
    if (keeps_tokens(g, seat))
        likes -= p[BOT_KEEP];
    return likes > 0 ? likes : -10;
}

/* Moving and landing. */

/* Ground forces that are still to come for the planets there. */
static int forces_wanted(const struct arb_run *g, int seat, int cell)
{
    int wanted = 0;
    EACH_PLANET (g, cell, planet)
        wanted += controls(g, seat, planet) ? 0 : forces_for(g, seat, planet);
    if (!wanted)
        return 0;
    wanted -= ground_forces_at(g, cell, seat);
    for (int i = 0; i < g->s->loads; i++)
        wanted -= is_ground_force(g->s->load[i].unit) ? g->s->load[i].count : 0;
    return wanted;
}

static int room_on_the_way(const struct arb_run *g, int seat)
{
    int room = 0;
    for (int i = 0; i < g->s->movers; i++)
        room += unit_def(g, seat, g->s->mover[i].unit)->stat[STAT_CAPACITY] * g->s->mover[i].count;
    return room;
}

/* What it would cost an objective if these ships left: the last of a system that counts; others may
 * come there in time. */
static const float LEFT_BEHIND = 0.5f;
static float like_to_leave(const struct arb_run *g, int seat, const struct arb_option *o,
                           const struct wants *w, const float *p)
{
    const struct stack *st = stack_of(g, o->a);
    if (ships_at(g, st->place, seat) > o->b)
        return 0;
    return -LEFT_BEHIND * p[BOT_OBJECTIVE] * want_to_stay(g, seat, w, st->place);
}

/* A ship with room for those who land, any to be there, all to fight. */
static float like_to_come(struct arb_run *g, int seat, const struct arb_option *o,
                          const struct wants *w)
{
    const struct stack *st = stack_of(g, o->a);
    int to = g->s->system, capacity = unit_stat(g, st, STAT_CAPACITY);
    float cost = (float)unit_def(g, seat, st->unit)->stat[STAT_COST];
    if (st->place == to || o->c / BEYOND_AT)
        return -10;
    if (fleet_against(g, to, seat) > 0)
        return 20 + (float)o->b;
    if (st->unit != UNIT_FIGHTER && most_to_gather(w)) {
        struct muster m;
        muster_to(g, seat, to, &m);
        if (worth_of_gathering(g, seat, w, &m) > 0)
            return 20 + (float)o->b;
    }
    if (capacity > 0 && forces_wanted(g, seat, to) > 0)
        return room_on_the_way(g, seat) ? -10 : 25 - cost;
    if (to == MECATOL && g->s->movers && g->s->movers < 3 && st->unit != UNIT_FIGHTER)
        return 8; /* it will have to be held */
    if (g->s->movers || player(g, seat)->ships >> to & 1 || st->unit == UNIT_FIGHTER)
        return -10;
    return want_presence(g, seat, w, to) > 0 || g->s->frontier >> to & 1 ? 15 - cost - (float)o->b
                                                                         : -10;
}

float like_move(struct arb_run *g, int seat, const struct arb_option *o, const float *p)
{
    struct wants w;
    list_wants(g, seat, &w);
    float likes = like_to_come(g, seat, o, &w);
    return likes > 0 ? likes + like_to_leave(g, seat, o, &w, p) : likes;
}

/* As many as are wanted and a few for what lies behind, but the last one of a planet stays, most of
 * all where it builds others. */
enum { SPARE = 2 };
static const float GUARD = 8, BUILDER = 30;
float like_load(const struct arb_run *g, int seat, const struct arb_option *o)
{
    const struct stack *st = stack_of(g, o->a);
    int wanted = forces_wanted(g, seat, g->s->system);
    if (st->unit == UNIT_FIGHTER)
        return fleet_against(g, g->s->system, seat) > 0 ? 5 + (float)o->b : -5;
    if (wanted <= 0)
        return -10;
    bool last = st->place > CELLS && ground_forces_at(g, st->place, seat) <= o->b;
    float loss = !last ? 0 : production_of(g, st) ? BUILDER : GUARD;
    return (o->b <= wanted + SPARE ? 20 + (float)o->b : 15 - (float)o->b) - loss;
}

float like_landing(const struct arb_run *g, int seat, const struct arb_option *o, const float *p)
{
    float held = held_against(g, seat, o->b), ours = ground_might(g, o->b, seat);
    if (held > 0)
        return ours + (float)ground_forces_at(g, g->s->system, seat) * 0.8f < held
                   ? -20
                   : 20 + (float)o->c;
    if (controls(g, seat, o->b) || ours > 0)
        return -20;
    return 30 + worth_of_planet(g, o->b, p) - (float)o->c;
}
