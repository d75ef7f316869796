/* Layouts of the galaxy become boards: a cell for every position at which a system can lie,
 * numbered in the order of positions, so that Mecatol Rex is the first; then the home of the Ghosts
 * of Creuss and the wormhole nexus, which lie beside the map (39.1). Hyperlanes are links (6.4): a
 * hyperlane tile is no system (44.2) and has no cell. */
#include "kit_config.h"

#include "compile_part.h"

#include <stdlib.h>

enum { MIDDLE_X = 6, MIDDLE_Y = 10 };

static int add_cell(struct board_plan *plan, int x, int y, const char *label)
{
    int cell = board_plan_cell(plan, x, y, 0);
    if (cell)
        snprintf(plan->cell[cell].label, sizeof plan->cell[cell].label, "%s", label);
    return cell;
}

static void add_positions(struct board_plan *plan, struct layout *l, uint64_t without)
{
    int last = 3 * l->rings * (l->rings + 1);
    for (int position = 0; position <= last; position++) {
        struct axial at = axial_of(position);
        char label[8];
        if (without >> position & 1)
            continue;
        snprintf(label, sizeof label, "%d", position);
        int cell = add_cell(plan, MIDDLE_X + at.q, MIDDLE_Y + 2 * at.r + at.q, label);
        l->cell[position] = (uint8_t)cell;
        l->position[cell] = (uint8_t)position;
        l->cells = (uint8_t)cell;
    }
    /* Beside the map, touching nothing. */
    int aside = l->rings + 1, away = l->rings + 3;
    l->creuss = (uint8_t)add_cell(plan, MIDDLE_X - aside, MIDDLE_Y - away, "Creuss");
    l->nexus = (uint8_t)add_cell(plan, MIDDLE_X + aside, MIDDLE_Y + away, "Nexus");
}

/* "4:85A@60": a position, a hyperlane tile, its face and how it is turned. */
static void read_lanes(struct compiler *k, const struct arb_node *list, struct chart *chart)
{
    EACH_ITEM (k, list, i) {
        int position, tile, turn;
        char face;
        if (is_string(list->item[i]) &&
            sscanf(list->item[i]->string, "%d:%d%c@%d", &position, &tile, &face, &turn) == 4 &&
            position > 0 && position < POSITIONS && tile >= LANE_FIRST &&
            tile < LANE_FIRST + LANE_TILES && (face == 'A' || face == 'B') && turn % 60 == 0)
            chart->lane[position] = (uint8_t)lane_byte(tile, face - 'A', turn / 60 % LANE_TURNS);
        else
            arb_pack_error(&k->r, list, "this is no hyperlane tile such as \"4:85A@60\": %s",
                           shown(k, list->item[i]));
    }
}

/* Links of the board are those of the hyperlanes. */
static void add_links(struct board_plan *plan, const struct layout *l)
{
    for (int a = 1; a <= l->cells; a++)
        for (int b = a + 1; b <= l->cells; b++)
            if (l->touching[a] >> b & 1 && board_plan_side(plan, a, b) < 0)
                board_plan_edge(plan, a, b, BOARD_LINK, false, false);
}

/* 39.2a, 100.1+3 What lies beside the map is at its edge. Layouts that say which ring is at the
 * edge have no other systems there, but homes (readings 11). */
static void chart_layout(const struct imperium_content *c, struct layout *l, struct chart *chart)
{
    memcpy(chart->cell, l->cell, sizeof chart->cell);
    draw_chart(c, chart);
    if (l->edge_ring) {
        chart->edge = 0;
        for (int position = 0; position < POSITIONS; position++)
            if (l->cell[position] && ring_of(position) == l->edge_ring)
                chart->edge |= BIT(l->cell[position]);
        for (int seat = 0; seat < l->players; seat++)
            chart->edge |= BIT(l->cell[l->home[seat]]);
    }
    memcpy(l->touching, chart->touching, sizeof l->touching);
    memcpy(l->lane, chart->lane, sizeof l->lane);
    l->edge = chart->edge | BIT(l->creuss) | BIT(l->nexus);
}

static uint64_t read_positions(struct compiler *k, const struct arb_node *list)
{
    uint64_t set = 0;
    for (int i = 0; list && i < list->items; i++) {
        int64_t n = list->item[i]->number;
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

/* For each home the positions that a slice of a draft fills. */
static void read_slices(struct compiler *k, const struct arb_node *list, struct layout *l)
{
    for (int home = 0; list && home < list->items && home < SEATS; home++) {
        const struct arb_node *slice = list->item[home];
        for (int n = 0; n < SLICE && n < slice->items; n++)
            l->slice[home][n] = (uint8_t)slice->item[n]->number;
        if (slice->items != SLICE || list->items != l->players)
            arb_pack_error(&k->r, list, "a slice of %d positions for each home", SLICE);
    }
    l->drafted = list != NULL;
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

/* Who plays in a first game: short names of factions. */
static void read_first_factions(struct compiler *k, const struct arb_node *list, struct layout *l)
{
    EACH_ITEM (k, list, i)
        for (int f = 0; f < k->c->count[FACTION]; f++)
            if (is_string(list->item[i]) &&
                !strcmp(k->c->def[k->c->first[FACTION] + f].called, list->item[i]->string))
                l->factions |= 1u << (f + 1);
}

static const struct field fields[] = {
    {"players", TO_NUMBER(struct layout, players, 0, SEATS, 0)},
    {"rings", TO_NUMBER(struct layout, rings, 3, 4, ARB_REQUIRED)},
    {"blue", TO_NUMBER(struct layout, blue, 0, 9, 0)},
    {"red", TO_NUMBER(struct layout, red, 0, 9, 0)},
    {"speaker_blue", TO_NUMBER(struct layout, speaker_blue, 0, 9, 0)},
    {"speaker_red", TO_NUMBER(struct layout, speaker_red, 0, 9, 0)},
    {"edge_ring", TO_NUMBER(struct layout, edge_ring, 0, 4, 0)},
    {"first_game", TO_FLAG(struct layout, first_game, false)},
    {"open", TO_FLAG(struct layout, open, false)},
    {0},
};

void read_layout(struct compiler *k, const struct arb_node *body)
{
    if (!declare_room(k, k->c->layouts + 1, LAYOUTS))
        return;
    struct layout *l = &k->c->layout[k->c->layouts];
    struct named named = read_named(k, "layout", k->c->layout, k->c->layouts, sizeof *l);
    if (!read_record(k, body, fields,
                     OTHER_FIELDS("name", "homes", "closed", "hyperlanes", "slices", "goods",
                                  "tiles", "factions"),
                     l))
        return;
    l->id = named.id;
    l->name = named.name;
    struct chart chart = {0};
    uint64_t without = read_positions(k, arb_field_of(body, "closed"));
    read_lanes(k, arb_field_of(body, "hyperlanes"), &chart);
    for (int position = 0; position < POSITIONS; position++)
        without |= chart.lane[position] ? BIT(position) : 0;
    struct board_plan *plan = board_plan_new(BOARD_HEX, named.id);
    plan->flat = true;
    add_positions(plan, l, without);
    if (!l->open)
        read_homes(k, body, l);
    chart_layout(k->c, l, &chart);
    if (!l->open) {
        add_links(plan, l);
        read_slices(k, arb_field_of(body, "slices"), l);
        read_first_factions(k, arb_field_of(body, "factions"), l);
        read_tiles(k, arb_field_of(body, "tiles"), l);
    }
    l->board = k->r.failed ? NULL : board_build(plan, k->c->arena);
    if (l->board)
        k->c->board[k->c->boards++] = l->board;
    else if (!k->r.failed)
        arb_pack_error(&k->r, body, "%s", plan->words);
    k->c->layouts += l->board != NULL;
    free(plan);
}
