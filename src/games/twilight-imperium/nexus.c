/* 100 The wormhole nexus, as the reference has it and as it was published (table option `rules`).
 *
 * By the reference its front has alpha and beta, and nothing but a token of Creuss turns it over;
 * as published the front has gamma alone, and whoever comes there turns it over. The back has all
 * three. */
#include "kit_config.h"

unsigned printed_wormholes(const struct arb_run *g, int cell)
{
    unsigned gamma = 1 << GAMMA, others = 1 << ALPHA | 1 << BETA;
    if (tile_def(g, cell)->kind != TILE_NEXUS)
        return tile_def(g, cell)->wormholes;
    return g->s->nexus_open ? gamma | others : variant(g, PUBLISHED) ? gamma : others;
}

/* 100.2 With the gamma side down, 100.1+2 or up. */
void lay_nexus(struct arb_run *g, int tile)
{
    if (variant(g, PUBLISHED))
        RULES("100.0+1", "100.1+2");
    else
        RULES("100.0", "100.2");
    lay_tile(g, layout(g)->nexus, tile);
}

static void open_nexus(struct arb_run *g, const char *rule)
{
    int cell = layout(g)->nexus;
    g->s->nexus_open = 1;
    for (int kind = ALPHA; kind <= GAMMA; kind++)
        g->s->wormhole[kind] |= BIT(cell);
    tell(g, EVENT_NEXUS, rule, 0, 0, 0);
}

void come_to_nexus(struct arb_run *g, int cell)
{
    if (cell != layout(g)->nexus || !variant(g, PUBLISHED) || g->s->nexus_open ||
        tile_def(g, cell)->kind != TILE_NEXUS)
        return;
    RULE("100.2+1");
    open_nexus(g, "100.2+1");
}

/* 100.2+2 For ships that moved there. */
void come_by_ship(struct arb_run *g)
{
    int cell = layout(g)->nexus;
    if (g->s->system != cell || g->s->nexus_open)
        return;
    for (int seat = 0; seat < g->block->seats; seat++)
        if (player(g, seat)->units & BIT(cell)) {
            RULE("100.2+2");
            come_to_nexus(g, cell);
        }
}

bool may_put_gamma_into_nexus(const struct arb_run *g)
{
    if (!g->s->tile[layout(g)->nexus] || g->s->nexus_open)
        return false;
    if (variant(g, PUBLISHED)) {
        RULE("101.4+3");
        return false;
    }
    return true;
}

/* 101.3, 101.4 A token of theirs; 100.3a from now on it shows its other side. */
void put_gamma_into_nexus(struct arb_run *g)
{
    RULES("100.3", "100.3a", "101.3", "101.4");
    open_nexus(g, "100.3a");
}
