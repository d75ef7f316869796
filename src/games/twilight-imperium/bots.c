/* For programs that play: what a sensible player would like, and how a position looks. It expands
 * while planets are free, lands where it is stronger, builds with what it has, researches along a
 * plan, scores whatever it can, votes for itself and trades evenly. All of it is read from what
 * every seat can see and its own cards; nothing here is a rule. */
#include "kit_config.h"

#define LIKE_SURE 200.0f

/* ---- What forces are worth ----------------------------------------------------------------------
 */

/* Hits to be expected in a round and hits that can be taken, together. */
static float might_of(const struct arb_run *g, int seat, int unit, int count)
{
    const struct thing_def *d = unit_def(g, seat, unit);
    if (d->stat[STAT_COMBAT] == NO_VALUE || !d->stat[STAT_COMBAT])
        return 0;
    float hits = (float)(11 - d->stat[STAT_COMBAT]) / 10 * (float)d->stat[STAT_DICE];
    return (float)count * (hits + 0.5f * (float)(1 + (d->stat[STAT_SUSTAIN] > 0)));
}

static float fleet_might(const struct arb_run *g, int cell, int seat)
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
static float fleet_against(const struct arb_run *g, int cell, int seat)
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

static int readied_sum(const struct arb_run *g, int seat, enum stat stat)
{
    int sum = 0;
    EACH_CONTROLLED (g, seat, planet)
        if (!is_exhausted_planet(g, planet))
            sum += stat_of(g, PLANETS + planet, stat, NULL);
    return sum;
}

/* ---- Where to go --------------------------------------------------------------------------------
 */

/* What could come to a system. */
struct muster {
    float might;          /* of ships */
    int capacity, ground; /* that ground forces find room in; how many there are to take */
};

static void muster_to(const struct arb_run *g, int seat, int to, struct muster *m)
{
    struct routes routes;
    *m = (struct muster){0};
    find_routes(g, seat, to, true, false, &routes);
    EACH_SYSTEM (player(g, seat)->ships, cell) {
        int room = 0, ground = ground_forces_at(g, cell, seat);
        if (cell != to && (player(g, seat)->tokens & BIT(cell) || routes.steps[cell] == TOO_FAR))
            continue;
        EACH_STACK_OF (g, cell, seat, st)
            if (is_ship(st->unit) &&
                (cell == to || unit_stat(g, st, STAT_MOVE) >= routes.steps[cell])) {
                m->might += might_of(g, seat, st->unit, st->count);
                room += st->count * unit_stat(g, st, STAT_CAPACITY);
            }
        EACH_PLANET (g, cell, planet)
            ground += cell == to ? 0 : ground_forces_at(g, PLACE_PLANET + planet, seat);
        m->capacity += room;
        m->ground += ground < room ? ground : room;
    }
}

/* What landing in a system would bring: planets that are free or weakly held. */
static float like_conquest(const struct arb_run *g, int seat, int cell, const struct muster *m,
                           const float *p)
{
    float likes = 0;
    int landing = m->ground;
    EACH_PLANET (g, cell, planet) {
        float held = 0;
        if (controls(g, seat, planet) || landing <= 0)
            continue;
        for (int other = 0; other < g->block->seats; other++)
            held += other == seat ? 0 : ground_might(g, planet, other);
        if (cell == MECATOL && g->s->custodians) {
            if (readied_sum(g, seat, STAT_INFLUENCE) + ware_of(g, seat, WARE_GOODS) < 6)
                continue;
            likes += p[BOT_CUSTODIANS];
        }
        if (held * p[BOT_CAUTION] > 0.8f * (float)landing)
            continue;
        likes += worth_of_planet(g, planet, p) - (held > 0 ? p[BOT_PEACE] : 0) +
                 (is_home(g, cell) && g->s->controller[planet] ? -p[BOT_PEACE] : 0);
        landing -= held > 0 ? (int)(held / 0.8f) + 1 : 1;
    }
    return likes;
}

static int production_here(const struct arb_run *g, int seat, int cell)
{
    int most = units_at(g, cell, seat, UNIT_SPACE_DOCK);
    EACH_PLANET (g, cell, planet)
        most += units_at(g, PLACE_PLANET + planet, seat, UNIT_SPACE_DOCK);
    return most;
}

/* Activating a system: to take it, or to build there. */
static float like_activation(struct arb_run *g, int seat, int cell, const float *p)
{
    struct muster m;
    float against = fleet_against(g, cell, seat), likes = 0;
    muster_to(g, seat, cell, &m);
    if (against > 0 && m.might < against * p[BOT_CAUTION])
        return production_here(g, seat, cell) ? -5 : -40;
    likes = like_conquest(g, seat, cell, &m, p);
    if (likes > 0 && against > 0)
        likes -= p[BOT_PEACE];
    if (production_here(g, seat, cell)) {
        int means = readied_sum(g, seat, STAT_RESOURCES) + ware_of(g, seat, WARE_GOODS);
        likes += means >= 3 ? p[BOT_BUILD] * (float)(means > 10 ? 10 : means) : 0;
        likes -= player(g, seat)->ships & BIT(cell) ? p[BOT_STAY] : 0;
    } else if (likes <= 0 && g->s->frontier >> cell & 1 && m.might > 0) {
        likes = 1;
    }
    return likes > 0 ? likes : -10;
}

/* ---- Moving and landing -------------------------------------------------------------------------
 */

/* Foreign planets that are still to be landed on with what is on its way. */
static int planets_wanted(const struct arb_run *g, int seat, int cell)
{
    int wanted = 0;
    EACH_PLANET (g, cell, planet)
        wanted += !controls(g, seat, planet);
    return wanted;
}

static float like_move(const struct arb_run *g, int seat, const struct arb_option *o)
{
    const struct stack *st = stack_of(g, o->a);
    int to = g->s->system, moving = 0;
    bool fight = fleet_against(g, to, seat) > 0;
    for (int i = 0; i < g->s->movers; i++)
        moving += unit_def(g, seat, g->s->mover[i].unit)->stat[STAT_CAPACITY] > 0
                      ? g->s->mover[i].count
                      : 0;
    if (fight)
        return 20 + (float)o->b;
    if (unit_stat(g, st, STAT_CAPACITY) > 0 && planets_wanted(g, seat, to))
        return moving ? -10 : 25 - (float)o->b;
    return -10;
}

static float like_load(const struct arb_run *g, int seat, const struct arb_option *o)
{
    const struct stack *st = stack_of(g, o->a);
    if (st->unit == UNIT_FIGHTER)
        return fleet_against(g, g->s->system, seat) > 0 ? 5 + (float)o->b : -5;
    return planets_wanted(g, seat, g->s->system) ? 20 + (float)o->b : -10;
}

static float like_landing(const struct arb_run *g, int seat, const struct arb_option *o,
                          const float *p)
{
    float held = 0, ours = ground_might(g, o->b, seat);
    for (int other = 0; other < g->block->seats; other++)
        held += other == seat ? 0 : ground_might(g, o->b, other);
    if (held > 0)
        return 20 + (float)o->c;
    if (controls(g, seat, o->b) || ours > 0)
        return -20;
    return 30 + worth_of_planet(g, o->b, p) - (float)o->c;
}

/* ---- Building and research
 * ----------------------------------------------------------------------- */

/* How much of each kind a seat wants, in the order of enum unit. */
static float like_product(const struct arb_run *g, int seat, const struct arb_option *o,
                          const float *p)
{
    static const uint8_t wants[UNITS] = {6, 2, 3, 3, 3, 1, 1, 9, 2};
    int unit = o->a, has = player(g, seat)->used[unit];
    float cost = (float)stat_of(g, UNIT_CARDS + seat * UNITS + unit, STAT_COST, NULL);
    if (unit >= UNIT_PDS || has >= wants[unit] + g->s->round)
        return -20;
    return p[BOT_FORCES] * (1 - (float)has / (float)(wants[unit] + g->s->round)) + cost +
           (float)o->b;
}

/* Upgrades of units and what needs little lead on to more. */
static float like_technology(const struct arb_run *g, int seat, const struct arb_option *o,
                             const float *p)
{
    const struct thing_def *d = &g->c->def[o->a];
    int needs = 0, alike = 0;
    for (int c = 0; c < COLOURS; c++)
        needs += d->needs[c];
    for (uint64_t left = player(g, seat)->techs; left; left &= left - 1)
        alike += g->c->def[tech_in_slot(g, seat, __builtin_ctzll(left))].colour == d->colour;
    return 20 + (float)needs + (d->upgrade ? p[BOT_UPGRADE] : (float)alike) +
           (d->faction ? p[BOT_OWN_TECH] : 0) - 2 * (float)o->b;
}

/* ---- Strategy cards
 * ------------------------------------------------------------------------------ */

/* By initiative: Leadership to Imperial. */
static float like_strategy(const struct arb_run *g, int seat, int card, const float *p)
{
    static const uint8_t usual[] = {7, 4, 5, 5, 6, 7, 9, 6};
    bool mecatol = false;
    EACH_PLANET (g, MECATOL, planet)
        mecatol |= controls(g, seat, planet);
    return (float)usual[card - 1] + p[BOT_GOODS] * (float)g->s->goods_on[card - 1] +
           (card == 8 && mecatol ? p[BOT_IMPERIAL] : 0);
}

/* ---- Bargains
 * ------------------------------------------------------------------------------------ */

/* Goods for goods; commodities are worth less to who has them than to who gets them. */
static float balance_of_deal(const struct arb_run *g, int seat)
{
    const struct deal_terms *d = KIT_DEAL(g);
    int us = d->seat[1] == seat, them = !us;
    float sum = 0;
    for (int w = 0; w < DEAL_WARE_COUNT; w++) {
        sum += (float)d->ware[them][w];
        sum -= (float)d->ware[us][w] * (w == WARE_COMMODITIES ? 0.5f : 1);
    }
    sum += 2 * (float)deal_things(d, them) - 3 * (float)deal_things(d, us);
    return sum - (d->promise[us] ? 0.4f : 0);
}

/* ---- Everything
 * ---------------------------------------------------------------------------------- */

static float like_pool(const struct arb_run *g, int seat, int pool)
{
    static const float least[] = {3, 5, 2};
    return 45 + 6 * (least[pool] - (float)player(g, seat)->pool[pool]);
}

float game_like(struct arb_run *g, int seat, struct arb_option o, const float *p)
{
    switch (o.verb) {
    case VERB_PICK:
        return like_strategy(g, seat, o.a, p);
    case VERB_STRATEGIC:
        return p[BOT_STRATEGIC];
    case VERB_ACTIVATE:
        return like_activation(g, seat, o.a, p);
    case VERB_MOVE:
        return like_move(g, seat, &o);
    case VERB_LOAD:
        return like_load(g, seat, &o);
    case VERB_COMMIT:
        return like_landing(g, seat, &o, p);
    case VERB_PRODUCE:
        return like_product(g, seat, &o, p);
    case VERB_RESEARCH:
        return like_technology(g, seat, &o, p);
    case VERB_SCORE:
        return LIKE_SURE + def_of(g, o.a)->points;
    case VERB_CUSTODIANS:
        return LIKE_SURE;
    case VERB_FOLLOW:
        return player(g, seat)->pool[POOL_STRATEGY] ? 6 : -5;
    case VERB_FIRE:
    case VERB_FIRE_AT:
    case VERB_STAND:
    case VERB_BOMBARD:
        return 15;
    case VERB_RETREAT:
        return fleet_against(g, g->s->system, seat) > 2.5f * fleet_might(g, g->s->system, seat)
                   ? 25
                   : -10;
    case VERB_SPEND_INFLUENCE:
        return 5 + 2 * (float)o.a;
    case VERB_BUILD:
        return o.b == UNIT_SPACE_DOCK ? 12 : 8;
    case ASSIGN_VERB_PUT:
        return o.c == ASSIGN_TOKENS || o.c == ASSIGN_POOLS ? like_pool(g, seat, o.a) - (float)o.b
                                                           : 0;
    case VERB_KEEP_POOLS:
        return 10;
    case VERB_PASS_TURN:
    case VERB_NO_MORE:
        return 0;
    case VERB_BARGAIN:
    case VERB_STAY_OPEN:
        return -20;
    case DEAL_VERB_ACCEPT:
        return 10 * balance_of_deal(g, seat) - 5;
    case DEAL_VERB_REFUSE:
        return 0;
    case DEAL_VERB_COUNTER:
        return -30;
    case VERB_USE:
    case VERB_RESPOND:
        return 4;
    case VERB_DECLINE:
        return -1;
    case VOTE_VERB_COUNT:
        return (float)o.a;
    default:
        return basis_like(o);
    }
}

void game_features(struct arb_run *g, int seat, float *x)
{
    const struct player *p = player(g, seat);
    float resources = 0, influence = 0, might = 0;
    int planets = 0;
    EACH_CONTROLLED (g, seat, planet) {
        resources += (float)planet_def(g, planet)->stat[STAT_RESOURCES];
        influence += (float)planet_def(g, planet)->stat[STAT_INFLUENCE];
        planets++;
    }
    EACH_SYSTEM (p->ships, cell)
        might += fleet_might(g, cell, seat);
    x[FEATURE_PLANETS] = (float)planets;
    x[FEATURE_RESOURCES] = resources;
    x[FEATURE_INFLUENCE] = influence;
    x[FEATURE_TECHNOLOGIES] = (float)__builtin_popcountll(p->techs);
    x[FEATURE_FLEET] = might;
    x[FEATURE_TOKENS] =
        (float)(p->pool[POOL_TACTIC] + p->pool[POOL_FLEET] + p->pool[POOL_STRATEGY]);
    x[FEATURE_CARDS] = (float)g->s->zone[ZONE_HAND + seat].count;
    x[FEATURE_MECATOL] = 0;
    EACH_PLANET (g, MECATOL, planet)
        x[FEATURE_MECATOL] += controls(g, seat, planet);
}
