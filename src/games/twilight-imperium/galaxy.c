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
        if (printed_wormholes(g, cell) >> w & 1)
            g->s->wormhole[w] |= BIT(cell);
    for (int a = 0; a < ANOMALIES; a++)
        if (d->anomalies >> a & 1)
            g->s->anomaly[a] |= BIT(cell);
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
 * to itself. */
static uint64_t joined_with(uint64_t wormhole, uint64_t systems)
{
    uint64_t holes = wormhole & systems;
    bool single = !(holes & (holes - 1));
    return !holes ? 0 : single ? wormhole & ~holes : wormhole;
}

static uint64_t by_wormholes(const struct arb_run *g, int seat, const uint64_t wormhole[WORMHOLES],
                             uint64_t systems)
{
    uint64_t near = 0;
    for (int w = 0; w < WORMHOLES; w++)
        if (wormhole[w] & systems) {
            near |= joined_with(wormhole[w], systems);
            if (w == GAMMA || w == DELTA)
                RULE("101.4+1");
        }
    if (may(g, seat, WORMHOLES_JOINED))
        near |= joined_with(wormhole[ALPHA] | wormhole[BETA], systems);
    return near;
}

/* Systems that an effect puts beside the active one. */
static uint64_t beside_active(const struct arb_run *g, uint64_t systems)
{
    uint64_t beside = 0;
    EACH_SYSTEM (g->s->system ? systems_in_play(g) : 0, other)
        if (thing_may(g, SYSTEMS + other, BESIDE_ACTIVE))
            beside |= BIT(other);
    uint64_t active = BIT(g->s->system), near = systems & active ? beside & ~active : 0;
    return systems & beside & ~active ? near | active : near;
}

/* 6 What is adjacent to one of these. */
static uint64_t adjacent_by(const struct arb_run *g, int seat, const uint64_t wormhole[WORMHOLES],
                            uint64_t systems)
{
    uint64_t near = may_change(g, BESIDE_ACTIVE) ? beside_active(g, systems) : 0;
    RULES("6.0", "6.1", "6.2+1", "6.4", "44.1", "101.0+2", "101.0", "101.1b", "101.1c");
    for (uint64_t left = systems & ~BIT(0); left; left &= left - 1)
        near |= g->s->touching[__builtin_ctzll(left)] & ~(left & -left);
    return near | by_wormholes(g, seat, wormhole, systems);
}

/* 100.1+1 The nexus is out of reach, by the reference. */
static uint64_t without_nexus(const struct arb_run *g, uint64_t near)
{
    if (variant(g, PUBLISHED))
        return near;
    RULE("100.1+1");
    return near & ~BIT(layout(g)->nexus);
}

uint64_t adjacent_to_any(const struct arb_run *g, int seat, uint64_t systems)
{
    return without_nexus(g, adjacent_by(g, seat, g->s->wormhole, systems));
}

/* 100.1a The nexus lies beside its wormholes for abilities alone. */
uint64_t adjacent_for_effects(const struct arb_run *g, int seat, uint64_t systems)
{
    uint64_t near = adjacent_by(g, seat, g->s->wormhole, systems);
    if (near & BIT(layout(g)->nexus))
        RULE("100.1a");
    return near;
}

uint64_t adjacent(const struct arb_run *g, int seat, int cell)
{
    return adjacent_to_any(g, seat, BIT(cell));
}

/* A wormhole that a ship brings along is where it comes from for those that move before it, and
 * in the active system for those that move after it. */
static bool wormholes_move(const struct arb_run *g, int seat, uint64_t open[WORMHOLES])
{
    bool moved = false;
    for (int i = 0; i < g->s->movers; i++) {
        const struct mover *m = &g->s->mover[i];
        for (unsigned kinds = unit_def(g, seat, m->unit)->wormholes; kinds; kinds &= kinds - 1) {
            uint64_t *wormhole = &open[__builtin_ctz(kinds)];
            *wormhole = (*wormhole & ~BIT(m->from)) | BIT(g->s->system);
            moved = true;
        }
    }
    return moved;
}

/* Laws may close wormholes for those who move. */
uint64_t adjacent_to_move(const struct arb_run *g, int seat, uint64_t systems)
{
    uint64_t open[WORMHOLES];
    bool kept = may(g, seat, KEEPS_WORMHOLES);
    bool closed = may(g, seat, IGNORE_WORMHOLES), ignored = closed && !kept;
    if (closed && kept)
        RULE("1.6a+1");
    bool nexus = !kept && may(g, seat, IGNORE_NEXUS_WORMHOLES);
    bool gates = may(g, seat, ALLOW_MECATOL_GATES) && !controls(g, seat, planet_in(g, MECATOL, 0));
    if (!ignored && !nexus && !gates && !g->s->movers)
        return adjacent_to_any(g, seat, systems);
    memcpy(open, g->s->wormhole, sizeof open);
    for (int w = ALPHA; w <= BETA; w++) {
        open[w] |= gates ? BIT(MECATOL) : 0;
        open[w] &= ignored ? 0 : nexus ? ~BIT(layout(g)->nexus) : ~0ull;
    }
    uint64_t near = adjacent_by(g, seat, open, systems);
    if (wormholes_move(g, seat, open))
        near |= adjacent_by(g, seat, open, systems);
    return without_nexus(g, near);
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

static uint64_t neighbourhood(const struct arb_run *g, int seat)
{
    uint64_t systems = presence(g, seat);
    RULES("60.0", "60.0+1", "60.2", "101.2");
    return systems | adjacent_to_any(g, seat, systems);
}

/* 60.3 Adjacency that only the other sees makes neighbours, too. */
static bool sees_beside(const struct arb_run *g, int other, int seat)
{
    if (!may(g, other, WORMHOLES_JOINED))
        return false;
    RULE("60.3");
    return neighbourhood(g, other) & presence(g, seat);
}

bool is_neighbour(const struct arb_run *g, int seat, int other)
{
    return other != seat && seat_is_in(g, other) &&
           (neighbourhood(g, seat) & presence(g, other) || sees_beside(g, other, seat));
}

unsigned neighbours(const struct arb_run *g, int seat)
{
    uint64_t near = neighbourhood(g, seat);
    unsigned seats = 0;
    EACH_SEAT_FROM (g, 0, other)
        if (other != seat && (presence(g, other) & near || sees_beside(g, other, seat)))
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
