/* Layouts of the galaxy become boards: a cell for every position at which a system can lie,
 * numbered in the order of positions, so that Mecatol Rex is the first; then the home of the Ghosts
 * of Creuss and the wormhole nexus, which lie beside the map (39.1). Hyperlanes are links (6.4): a
 * hyperlane tile is no system (44.2) and has no cell. */
#include "kit_config.h"

#include "compile_part.h"

#include <stdlib.h>

/* Position n on rings around the middle, from the north clockwise, as axial coordinates. */
static void axial(int position, int *q, int *r)
{
    static const int dq[] = {1, 0, -1, -1, 0, 1}, dr[] = {0, 1, 1, 0, -1, -1};
    int ring = 0, first = 0;
    while (position > first + 6 * ring)
        first += 6 * ring++;
    *q = 0;
    *r = -ring;
    if (!ring)
        return;
    int left = position - first - 1;
    for (int side = 0; side < 6; side++)
        for (int n = 0; n < ring && left > 0; n++, left--) {
            /* from the north corner: SE, S, SW, NW, N, NE */
            static const int turn[] = {0, 1, 2, 3, 4, 5};
            *q += dq[turn[side]];
            *r += dr[turn[side]];
        }
}

enum { MIDDLE_X = 6, MIDDLE_Y = 10 };

static int add_cell(struct board_plan *plan, struct layout *l, int x, int y, const char *label)
{
    int cell = board_plan_cell(plan, x, y, 0);
    if (cell)
        snprintf(plan->cell[cell].label, sizeof plan->cell[cell].label, "%s", label);
    (void)l;
    return cell;
}

static void add_positions(struct board_plan *plan, struct layout *l, uint64_t without)
{
    int last = 3 * l->rings * (l->rings + 1);
    for (int position = 0; position <= last; position++) {
        int q, r;
        char label[8];
        if (without >> position & 1)
            continue;
        axial(position, &q, &r);
        snprintf(label, sizeof label, "%d", position);
        int cell = add_cell(plan, l, MIDDLE_X + q, MIDDLE_Y + 2 * r + q, label);
        l->cell[position] = (uint8_t)cell;
        l->position[cell] = (uint8_t)position;
        l->cells = (uint8_t)cell;
    }
    l->creuss = (uint8_t)add_cell(plan, l, 0, 0, "Creuss");
    l->nexus = (uint8_t)add_cell(plan, l, 12, 20, "Nexus");
}

/* A pair of positions, "3-13". */
static bool read_link(const struct arb_node *node, int *a, int *b)
{
    return is_string(node) && sscanf(node->string, "%d-%d", a, b) == 2 && *a >= 0 && *b >= 0 &&
           *a < POSITIONS && *b < POSITIONS;
}

static void add_links(struct compiler *k, struct board_plan *plan, const struct layout *l,
                      const struct arb_node *links)
{
    EACH_ITEM (k, links, i) {
        int a, b;
        if (!read_link(links->item[i], &a, &b) || !l->cell[a] || !l->cell[b] ||
            (board_plan_side(plan, l->cell[a], l->cell[b]) < 0 &&
             !board_plan_edge(plan, l->cell[a], l->cell[b], BOARD_LINK, false, false)))
            arb_pack_error(&k->r, links, "this is no link of two positions: %s",
                           shown(k, links->item[i]));
    }
}

/* 39.2 At the edge: a side that touches neither a system nor a hyperlane (readings 11). */
static void find_edges(struct layout *l, uint64_t lanes)
{
    const struct board *b = l->board;
    for (int cell = 1; cell <= l->cells; cell++) {
        int sides = 0, q, r;
        EACH_WAY (b, cell, way) {
            l->touching[cell] |= BIT(way->to);
            sides += way->direction != BOARD_BEYOND;
        }
        axial(l->position[cell], &q, &r);
        for (int other = 0; other < POSITIONS; other++) {
            int oq, or ;
            axial(other, &oq, & or);
            int dq = oq - q, dr = or -r;
            if (lanes >> other & 1 && (abs(dq) + abs(dr) + abs(dq + dr)) / 2 == 1)
                sides++;
        }
        if (sides < BOARD_SIDES)
            l->edge |= BIT(cell);
    }
    l->edge |= BIT(l->creuss) | BIT(l->nexus); /* 39.2a, 100.1+3 */
}

static uint64_t read_positions(struct compiler *k, const struct arb_node *list)
{
    uint64_t set = 0;
    for (int i = 0; list && i < list->items; i++) {
        int64_t n = list->item[i]->number;
        if (is_string(list->item[i]))
            n = atoi(list->item[i]->string); /* "4:85A@0" */
        if (n < 1 || n >= POSITIONS)
            arb_pack_error(&k->r, list, "positions are 1 to %d", POSITIONS - 1);
        else
            set |= BIT(n);
    }
    return set;
}

static void read_tiles(struct compiler *k, const struct arb_node *list, struct layout *l)
{
    l->fixed = list != NULL;
    for (int i = 0; list && i < list->items && i + 1 < POSITIONS; i++) {
        int64_t tile = list->item[i]->number;
        if (tile < 0 || tile > 99 || (tile && !k->c->tile[tile]))
            arb_pack_error(&k->r, list, "there is no tile %d", (int)tile);
        else
            l->tile[i + 1] = (uint8_t)tile;
    }
}

static void read_homes(struct compiler *k, const struct arb_node *body, struct layout *l)
{
    const struct arb_node *homes =
        list_field(k, body, "homes", l->players, l->players, "positions");
    const struct arb_node *goods = arb_field_of(body, "goods");
    for (int i = 0; homes && i < homes->items; i++)
        l->home[i] = (uint8_t)homes->item[i]->number;
    for (int i = 0; goods && i < goods->items; i++)
        for (int seat = 0; seat < l->players; seat++)
            if (goods->item[i]->items == 2 && goods->item[i]->item[0]->number == l->home[seat])
                l->goods[seat] = (uint8_t)goods->item[i]->item[1]->number;
}

static const struct field fields[] = {
    {"players", TO_NUMBER(struct layout, players, 2, SEATS, ARB_REQUIRED)},
    {"rings", TO_NUMBER(struct layout, rings, 3, 4, ARB_REQUIRED)},
    {"blue", TO_NUMBER(struct layout, blue, 0, 9, 0)},
    {"red", TO_NUMBER(struct layout, red, 0, 9, 0)},
    {"speaker_blue", TO_NUMBER(struct layout, speaker_blue, 0, 9, 0)},
    {"speaker_red", TO_NUMBER(struct layout, speaker_red, 0, 9, 0)},
    {"first_game", TO_FLAG(struct layout, first_game, false)},
    {0},
};

void read_layout(struct compiler *k, const struct arb_node *body)
{
    if (!declare_room(k, k->c->layouts + 1, LAYOUTS))
        return;
    struct layout *l = &k->c->layout[k->c->layouts];
    struct named named = read_named(k, "layout", k->c->layout, k->c->layouts, sizeof *l);
    if (!read_record(
            k, body, fields,
            OTHER_FIELDS("name", "homes", "closed", "hyperlanes", "links", "goods", "tiles"), l))
        return;
    l->id = named.id;
    l->name = named.name;
    uint64_t lanes = read_positions(k, arb_field_of(body, "hyperlanes"));
    struct board_plan *plan = board_plan_new(BOARD_HEX, named.id);
    plan->flat = true;
    add_positions(plan, l, lanes | read_positions(k, arb_field_of(body, "closed")));
    add_links(k, plan, l, arb_field_of(body, "links"));
    read_homes(k, body, l);
    read_tiles(k, arb_field_of(body, "tiles"), l);
    l->board = k->r.failed ? NULL : board_build(plan, k->c->arena);
    if (!l->board) {
        if (!k->r.failed)
            arb_pack_error(&k->r, body, "%s", plan->words);
    } else {
        find_edges(l, lanes);
        k->c->board[k->c->boards++] = l->board;
        k->c->layouts++;
    }
    free(plan);
}
