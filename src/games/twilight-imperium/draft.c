/* Who plays what: by chance, picked in turn from the speaker on, or drafted together with a slice
 * of the galaxy and a place at the table.
 *
 * The draft: slices of five tiles are dealt, one more than there are players, two of them red and
 * not side by side, a blue one of each third by worth. In an order found by chance, and back again,
 * everybody takes a slice, a faction and a place, in whichever order they like; the first place is
 * the speaker's. */
#include "kit_config.h"

/* Factions. */

bool is_faction_here(const struct arb_run *g, int faction)
{
    const struct thing_def *d = &g->c->def[g->c->first[FACTION] + faction - 1];
    if (variant(g, BASE_ONLY) && d->box != BOX_BASE)
        return false;
    return !layout(g)->factions || layout(g)->factions >> faction & 1;
}

static bool is_faction_free(const struct arb_run *g, int faction)
{
    if (!is_faction_here(g, faction))
        return false;
    for (int seat = 0; seat < g->block->seats; seat++)
        if (player(g, seat)->faction == faction)
            return false;
    return true;
}

/* Free factions of a set: the one before which there are n others; 0: there are no more. */
static int free_faction(const struct arb_run *g, uint32_t of, int n)
{
    for (int faction = 1; faction <= g->c->count[FACTION]; faction++)
        if (of >> faction & 1 && is_faction_free(g, faction) && n-- == 0)
            return faction;
    return 0;
}

static int free_factions(const struct arb_run *g, uint32_t of)
{
    int n = 0;
    while (free_faction(g, of, n))
        n++;
    return n;
}

static void offer_factions(struct arb_run *g, uint32_t of, int verb)
{
    for (int n = 0; free_faction(g, of, n); n++)
        offer_option(g, verb, free_faction(g, of, n), 0, 0);
}

/* Those who have not chosen get one by chance, or pick it, clockwise from the speaker. */
FLOW(choose_factions)
{
    BEGIN;
    for (L->n = 0; L->n < g->block->seats; L->n++) {
        L->seat = (uint8_t)seat_from(g, variant(g, PICKED) ? g->s->speaker : 0, L->n);
        if (!player(g, L->seat)->faction && variant(g, PICKED)) {
            ASK(SEAT(L->seat), "1.25", "Which faction do you play?", 0,
                { offer_factions(g, ~0u, VERB_DRAFT_FACTION); });
            player(g, L->seat)->faction = (uint8_t)chosen(g)->a;
        } else if (!player(g, L->seat)->faction) {
            CHANCE(free_factions(g, ~0u), "1.25", "Which faction does {seat} play?", L->seat,
                   { offer_factions(g, ~0u, VERB_IS_FACTION); });
            player(g, L->seat)->faction = (uint8_t)free_faction(g, ~0u, chosen(g)->a);
        }
        tell(g, EVENT_PLAYS, "1.25", L->seat, player(g, L->seat)->faction, 0);
    }
    END;
}

/* Slices. */

enum { THIRDS = 3, REDS = 2 };

/* What a tile is worth: each planet by the greater of its numbers. */
static int worth_of_tile(const struct arb_run *g, int tile)
{
    const struct thing_def *d = &g->c->def[g->c->tile[tile]];
    int worth = 0;
    for (int n = 0; n < PLANETS_IN_TILE && d->planet[n]; n++) {
        const struct thing_def *planet = planet_def(g, d->planet[n]);
        int resources = planet->stat[STAT_RESOURCES], influence = planet->stat[STAT_INFLUENCE];
        worth +=
            4 * (resources > influence ? resources : influence) + 2 * (planet->colour != NO_COLOUR);
    }
    return worth;
}

static bool is_for_slices(const struct arb_run *g, int tile, int back)
{
    const struct thing_def *d = &g->c->def[g->c->tile[tile]];
    return g->c->tile[tile] && d->back == back && is_tile_in_box(g, d);
}

/* In which third of the blue tiles one is, by worth: how many are better. */
static int third_of(const struct arb_run *g, int tile)
{
    int better = 0, all = 0, worth = worth_of_tile(g, tile);
    for (int other = 1; other < TILES; other++)
        if (is_for_slices(g, other, BACK_BLUE)) {
            int its = worth_of_tile(g, other);
            all++;
            better += its > worth || (its == worth && other < tile);
        }
    return better * THIRDS / all;
}

/* Tiles for slices that are not dealt: red ones, or blue ones of a third. */
static int slice_tile(const struct arb_run *g, int back, int third, int n)
{
    for (int tile = 1; tile < TILES; tile++)
        if (is_for_slices(g, tile, back) && !g->s->tile_of[tile] &&
            (back == BACK_RED || third_of(g, tile) == third) && n-- == 0)
            return tile;
    return 0;
}

static int slice_tiles(const struct arb_run *g, int back, int third)
{
    int n = 0;
    while (slice_tile(g, back, third, n))
        n++;
    return n;
}

/* Places of a slice for its red tiles: left and right, left and middle, right and between, right
 * and middle do not touch. */
static const uint8_t red_places[][REDS] = {{0, 2}, {0, 4}, {2, 3}, {2, 4}};
enum { RED_PLACES = sizeof red_places / sizeof *red_places };

/* The back of the tile at a place of a slice, and which third of the blue ones it is of. */
static int back_at(int slice, int place, int *third)
{
    const uint8_t *reds = red_places[slice % RED_PLACES];
    *third = (place + slice - (place > reds[0]) - (place > reds[1])) % THIRDS;
    return place == reds[0] || place == reds[1] ? BACK_RED : BACK_BLUE;
}

static int slices_to_deal(const struct arb_run *g)
{
    int blue = 0, red = 0, seats = g->block->seats;
    for (int tile = 1; tile < TILES; tile++) {
        blue += is_for_slices(g, tile, BACK_BLUE);
        red += is_for_slices(g, tile, BACK_RED);
    }
    return blue / THIRDS > seats && red / REDS > seats ? seats + 1 : seats;
}

FLOW(deal_slices)
{
    BEGIN;
    g->s->draft.slices = (uint8_t)slices_to_deal(g);
    for (L->slice = 0; L->slice < g->s->draft.slices; L->slice++)
        for (L->n = 0; L->n < SLICE; L->n++) {
            int third;
            L->back = (uint8_t)back_at(L->slice, L->n, &third);
            L->third = (uint8_t)third;
            CHANCE(slice_tiles(g, L->back, L->third), "88.0", "Which tile is in slice {n}?",
                   L->slice + 1, {
                       for (int n = 0; slice_tile(g, L->back, L->third, n); n++)
                           offer_option(g, VERB_TILE, slice_tile(g, L->back, L->third, n), 0, 0);
                   });
            g->s->draft.slice[L->slice][L->n] =
                (uint8_t)slice_tile(g, L->back, L->third, chosen(g)->a);
            g->s->tile_of[g->s->draft.slice[L->slice][L->n]] = TILE_LAID;
        }
    END;
}

/* The draft. */

static bool is_taken(const struct arb_run *g, const uint8_t of[SEATS], int n)
{
    for (int seat = 0; seat < g->block->seats; seat++)
        if (of[seat] == n + 1)
            return true;
    return false;
}

static void offer_draft(struct arb_run *g, int seat)
{
    const struct draft *d = &g->s->draft;
    for (int n = 0; n < d->slices && !d->slice_of[seat]; n++)
        if (!is_taken(g, d->slice_of, n))
            offer_option(g, VERB_DRAFT_SLICE, n, 0, 0);
    if (!player(g, seat)->faction)
        offer_factions(g, d->factions, VERB_DRAFT_FACTION);
    for (int n = 0; n < g->block->seats && !d->place_of[seat]; n++)
        if (!is_taken(g, d->place_of, n))
            offer_option(g, VERB_DRAFT_PLACE, n, 0, 0);
}

static void take_drafted(struct arb_run *g, int seat, const struct arb_option *o)
{
    struct draft *d = &g->s->draft;
    if (o->verb == VERB_DRAFT_SLICE) {
        d->slice_of[seat] = (uint8_t)(o->a + 1);
        tell(g, EVENT_DRAFTS_SLICE, "88.0", seat, o->a, 0);
    } else if (o->verb == VERB_DRAFT_PLACE) {
        d->place_of[seat] = (uint8_t)(o->a + 1);
        tell(g, EVENT_DRAFTS_PLACE, "80.1", seat, o->a + 1, 0);
    } else {
        player(g, seat)->faction = (uint8_t)o->a;
        tell(g, EVENT_PLAYS, "1.25", seat, o->a, 0);
    }
}

/* Everybody sits where they drafted, and the slices lie before them. */
static void sit_down(struct arb_run *g)
{
    const struct draft *d = &g->s->draft;
    uint8_t at[SEATS] = {0};
    for (int seat = 0; seat < g->block->seats; seat++)
        at[d->place_of[seat] - 1] = (uint8_t)seat;
    for (int place = 0; place < g->block->seats; place++) {
        int seat = at[place];
        g->s->next_seat[seat] = at[(place + 1) % g->block->seats];
        g->s->home_at[seat] = layout(g)->home[place];
        for (int n = 0; n < SLICE; n++)
            lay_tile(g, layout(g)->cell[layout(g)->slice[place][n]],
                     d->slice[d->slice_of[seat] - 1][n]);
    }
    g->s->speaker = at[0];
}

/* Whose pick is number n: in the order found, and back. */
static int drafter(const struct arb_run *g, int n)
{
    int seats = g->block->seats, i = n % seats;
    return g->s->order[n / seats % 2 ? seats - 1 - i : i];
}

FLOW(draft_all)
{
    BEGIN;
    CALL(deal_slices);
    for (L->n = 0; L->n < g->block->seats + 2; L->n++) {
        CHANCE(free_factions(g, ~g->s->draft.factions), "1.25", "Which factions can be drafted?", 0,
               { offer_factions(g, ~g->s->draft.factions, VERB_IS_FACTION); });
        g->s->draft.factions |= 1u << free_faction(g, ~g->s->draft.factions, chosen(g)->a);
    }
    for (L->n = 0; L->n < g->block->seats; L->n++) {
        CHANCE(g->block->seats - L->n, "80.1", "Who drafts next?", 0, {
            for (int n = L->n; n < g->block->seats; n++)
                offer_option(g, VERB_IS_SPEAKER, g->s->order[n], 0, 0);
        });
        L->seat = g->s->order[L->n + chosen(g)->a];
        g->s->order[L->n + chosen(g)->a] = g->s->order[L->n];
        g->s->order[L->n] = L->seat;
    }
    for (L->n = 0; L->n < 3 * g->block->seats; L->n++) {
        L->seat = (uint8_t)drafter(g, L->n);
        ASK(SEAT(L->seat), "88.0", "What do you draft?", 0, { offer_draft(g, L->seat); });
        take_drafted(g, L->seat, chosen(g));
    }
    sit_down(g);
    END;
}
