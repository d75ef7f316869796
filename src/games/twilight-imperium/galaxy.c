/* 6 Adjacency, 101 Wormholes, 60 Neighbours, 88 System tiles. */
#include "kit_config.h"

/* Put into play what lies on a tile. */
void lay_tile(struct arb_run *g, int cell, int tile)
{
    const struct thing_def *d = &g->c->def[g->c->tile[tile]];
    g->s->tile[cell] = (uint8_t)tile;
    g->s->systems |= BIT(cell);
    for (int n = 0; n < PLANETS_IN_TILE && d->planet[n]; n++)
        g->s->planet_at[d->planet[n]] = (uint8_t)cell;
    for (int w = 0; w < WORMHOLES; w++)
        if (d->wormholes >> w & 1)
            g->s->wormhole[w] |= BIT(cell);
    for (int a = 0; a < ANOMALIES; a++)
        if (d->anomalies >> a & 1) {
            RULES("9.2+1", "9.5");
            g->s->anomaly[a] |= BIT(cell);
        }
}

uint64_t systems_in_play(const struct arb_run *g)
{
    return g->s->systems;
}

bool is_home(const struct arb_run *g, int cell)
{
    return tile_def(g, cell)->kind == TILE_HOME;
}

/* 6.0 Side by side, 6.4 or joined by hyperlanes; 6.1, 101.0+2 with the same wormhole; 6.2+1 never
 * to itself. 100.1+1 The nexus is out of reach, by the reference. */
static uint64_t by_wormholes(const struct arb_run *g, const uint64_t wormhole[WORMHOLES], int cell)
{
    uint64_t near = 0;
    for (int w = 0; w < WORMHOLES; w++)
        if (wormhole[w] & BIT(cell)) {
            near |= wormhole[w];
            if (w == GAMMA || w == DELTA)
                RULE("101.4+1");
        }
    if (may(g, NOBODY, WORMHOLES_JOINED) && (wormhole[ALPHA] | wormhole[BETA]) & BIT(cell))
        near |= wormhole[ALPHA] | wormhole[BETA];
    return near;
}

static uint64_t adjacent_by(const struct arb_run *g, const uint64_t wormhole[WORMHOLES], int cell)
{
    uint64_t near = g->s->touching[cell];
    RULES("6.0", "6.1", "6.2+1", "6.4", "44.1", "101.0+2", "101.0", "101.1b", "101.1c");
    near |= by_wormholes(g, wormhole, cell);
    if (!variant(g, PUBLISHED)) {
        RULE("100.1+1");
        near &= ~BIT(layout(g)->nexus);
    }
    return near & ~BIT(cell);
}

uint64_t adjacent(const struct arb_run *g, UNUSED int seat, int cell)
{
    return adjacent_by(g, g->s->wormhole, cell);
}

/* Laws may close wormholes for those who move. */
uint64_t adjacent_to_move(const struct arb_run *g, UNUSED int seat, int cell)
{
    uint64_t open[WORMHOLES];
    bool ignored = may(g, NOBODY, IGNORE_WORMHOLES);
    if (!ignored && !may(g, NOBODY, IGNORE_NEXUS_WORMHOLES))
        return adjacent_by(g, g->s->wormhole, cell);
    memcpy(open, g->s->wormhole, sizeof open);
    for (int w = ALPHA; w <= BETA; w++)
        open[w] &= ignored ? 0 : ~BIT(layout(g)->nexus);
    return adjacent_by(g, open, cell);
}

bool is_adjacent(const struct arb_run *g, int seat, int a, int b)
{
    return adjacent(g, seat, a) >> b & 1;
}

/* 60.0 Units or planets in the same system, 60.0+1 or in adjacent ones, 60.2, 101.2 also by
 * wormholes. */
static uint64_t presence(const struct arb_run *g, int seat)
{
    uint64_t systems = player(g, seat)->units;
    EACH_CONTROLLED (g, seat, planet)
        systems |= BIT(g->s->planet_at[planet]);
    return systems;
}

unsigned neighbours(const struct arb_run *g, int seat)
{
    uint64_t near = presence(g, seat);
    unsigned seats = 0;
    EACH_SYSTEM (presence(g, seat), cell)
        near |= adjacent(g, seat, cell);
    RULES("60.0", "60.0+1", "60.2", "101.2");
    EACH_SEAT_FROM (g, 0, other)
        if (other != seat && (presence(g, other) & near))
            seats |= SEAT(other);
    return seats;
}

uint64_t ships_of_others(const struct arb_run *g, int seat)
{
    uint64_t ships = 0;
    for (int other = 0; other < g->block->seats; other++)
        if (other != seat)
            ships |= player(g, other)->ships;
    return ships;
}
