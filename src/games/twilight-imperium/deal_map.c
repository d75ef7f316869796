/* A galaxy that the players lay: tiles are dealt, then placed ring by ring around Mecatol Rex, the
 * speaker first, clockwise and back again. Tiles in hand are known to their owner only.
 *
 * What must hold: a ring is full before the next is begun; anomalies do not touch, nor do the same
 * wormholes, unless a player has no other way. */
#include "kit_config.h"

/* What is left. */

bool is_tile_in_box(const struct arb_run *g, const struct thing_def *tile)
{
    return tile->box == BOX_BASE || (tile->box == BOX_POK && !variant(g, BASE_ONLY));
}

/* The tile with this back before which there are n others that nobody has; 0: there are no more. */
static int undealt(const struct arb_run *g, int back, int n)
{
    for (int tile = 1; tile < TILES; tile++) {
        const struct thing_def *d = &g->c->def[g->c->tile[tile]];
        if (g->c->tile[tile] && d->back == back && is_tile_in_box(g, d) && !g->s->tile_of[tile] &&
            n-- == 0)
            return tile;
    }
    return 0;
}

int undealt_count(const struct arb_run *g, int back)
{
    int n = 0;
    while (undealt(g, back, n))
        n++;
    return n;
}

static bool is_open(const struct arb_run *g, int position)
{
    const struct layout *l = layout(g);
    for (int seat = 0; seat < g->block->seats; seat++)
        if (g->s->home_at[seat] == position)
            return false;
    return l->cell[position] && !g->s->tile[l->cell[position]];
}

/* The innermost ring that is not full; 0: all are. */
static int ring_now(const struct arb_run *g)
{
    for (int position = 1; position < POSITIONS; position++)
        if (is_open(g, position))
            return ring_of(position);
    return 0;
}

/* Where a tile may go. */

static bool touches_its_like(const struct arb_run *g, int tile, int cell)
{
    const struct thing_def *d = &g->c->def[g->c->tile[tile]];
    uint64_t near = g->s->touching[cell];
    for (int a = 0; a < ANOMALIES; a++)
        if (d->anomalies && g->s->anomaly[a] & near)
            return true;
    for (int w = 0; w < WORMHOLES; w++)
        if (d->wormholes >> w & 1 && g->s->wormhole[w] & near)
            return true;
    return false;
}

static bool has_better(const struct arb_run *g, int seat, int ring)
{
    for (int tile = 1; tile < TILES; tile++)
        for (int position = 1; g->s->tile_of[tile] == seat + 1 && position < POSITIONS; position++)
            if (ring_of(position) == ring && is_open(g, position) &&
                !touches_its_like(g, tile, layout(g)->cell[position]))
                return true;
    return false;
}

static void offer_tiles(struct arb_run *g, int seat)
{
    int ring = ring_now(g);
    bool better = has_better(g, seat, ring);
    for (int tile = 1; tile < TILES; tile++)
        for (int position = 1; g->s->tile_of[tile] == seat + 1 && position < POSITIONS; position++)
            if (ring_of(position) == ring && is_open(g, position) &&
                !(better && touches_its_like(g, tile, layout(g)->cell[position])))
                offer_option(g, VERB_LAY, tile, position, 0);
}

/* Flows. */

FLOW(deal_tile)
{
    BEGIN;
    CHANCE(undealt_count(g, L->back), "88.0", "Which tile does {seat} get?", L->seat, {
        for (int n = 0; undealt(g, L->back, n); n++)
            offer_option(g, VERB_TILE, undealt(g, L->back, n), 0, 0);
    });
    g->s->tile_of[undealt(g, L->back, chosen(g)->a)] = (uint8_t)(L->seat + 1);
    END;
}

/* Whose turn it is to lay tile number n: the extra ones of the speaker first. */
static int layer(const struct arb_run *g, int n)
{
    const struct layout *l = layout(g);
    int seats = g->block->seats, extra = l->speaker_blue + l->speaker_red;
    if (n < extra)
        return g->s->speaker;
    int round = (n - extra) / seats, i = (n - extra) % seats;
    return seat_from(g, g->s->speaker, round % 2 ? seats - 1 - i : i);
}

FLOW(build_galaxy)
{
    BEGIN;
    for (L->seat = 0; L->seat < g->block->seats; L->seat++) {
        for (L->n = 0;
             L->n < layout(g)->blue + (L->seat == g->s->speaker ? layout(g)->speaker_blue : 0);
             L->n++)
            CALL(deal_tile, .seat = L->seat, .back = BACK_BLUE);
        for (L->n = 0;
             L->n < layout(g)->red + (L->seat == g->s->speaker ? layout(g)->speaker_red : 0);
             L->n++)
            CALL(deal_tile, .seat = L->seat, .back = BACK_RED);
    }
    for (L->n = 0; ring_now(g); L->n++) {
        L->seat = (uint8_t)layer(g, L->n);
        ASK(SEAT(L->seat), "88.0", "Which tile do you lay?", 0, { offer_tiles(g, L->seat); });
        lay_tile(g, layout(g)->cell[chosen(g)->b], chosen(g)->a);
        g->s->tile_of[chosen(g)->a] = TILE_LAID;
        tell(g, EVENT_LAYS, "88.0", L->seat, chosen(g)->a, chosen(g)->b);
    }
    END;
}

/* What a seat cannot know. */

/* Tiles of others change hands with each other and with those that nobody has. */
void resample_tiles(struct arb_run *g, int seat, uint64_t *state)
{
    for (int back = BACK_BLUE; back <= BACK_RED; back++) {
        uint8_t tile[TILES], owner[TILES];
        int count = 0;
        for (int n = 1; n < TILES; n++) {
            const struct thing_def *d = &g->c->def[g->c->tile[n]];
            if (!g->c->tile[n] || d->back != back || !is_tile_in_box(g, d) ||
                g->s->tile_of[n] == TILE_LAID || g->s->tile_of[n] == seat + 1)
                continue;
            tile[count] = (uint8_t)n;
            owner[count++] = g->s->tile_of[n];
        }
        /* How they lay plays no part: owners are sorted, then drawn. */
        for (int i = 1; i < count; i++)
            for (int j = i; j > 0 && owner[j - 1] > owner[j]; j--) {
                uint8_t was = owner[j];
                owner[j] = owner[j - 1];
                owner[j - 1] = was;
            }
        for (int i = 0; i < count; i++) {
            int n = i + (int)hide_below(state, (uint32_t)(count - i));
            uint8_t was = owner[n];
            owner[n] = owner[i];
            owner[i] = was;
            g->s->tile_of[tile[i]] = owner[i];
        }
    }
}
