/* Maps as packs write them: what they become, and how screens are told of them. */
#include "board_json.h"
#include "board_maps.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

TestSuite(board_map, .init = maps_start, .fini = maps_finish, .timeout = 120);

static const char *kind_at(const struct board *b, const char *name)
{
    return b->kind[b->cell[cell(b, name)].kind].name;
}

Test(board_map, hexagons_with_walls_doors_and_regions)
{
    const struct board *b = maps_sample("cave");
    struct board_gates shut;
    cr_expect_eq(b->cells, 16);
    cr_expect_str_eq(kind_at(b, "A-1"), "entry");
    cr_expect_str_eq(kind_at(b, "E-1"), "hazard");
    cr_expect_str_eq(kind_at(b, "F-2"), "lava");
    cr_expect_str_eq(kind_at(b, "C-1"), "");
    cr_expect_eq(board_find(b, "B-1"), 0);
    cr_expect_eq(board_find(b, "C-5"), 0);
    board_first_gates(b, &shut);
    int door = cell(b, "J-2"), wall = board_edge_between(b, cell(b, "C-1"), cell(b, "E-1"));
    cr_expect_eq(b->edge[wall].kind, BOARD_WALL);
    cr_expect_eq(b->gate[b->cell[door].gate].cell, door);
    EACH_WAY (b, door, way)
        cr_expect(board_barred(b, &shut, way->edge));
    board_set_gate(&shut, b->cell[door].gate, false);
    EACH_WAY (b, door, way)
        cr_expect_not(board_barred(b, &shut, way->edge));
    cr_expect_str_eq(names(b, &board_find_region(b, "den")->cells), "B-2 D-2 F-2");
    cr_expect_eq(board_find_region(b, "altar")->first, cell(b, "K-3"));
    cr_expect_null(board_find_region(b, "attic"));
    struct board fewer = *b;
    fewer.regions--;
    cr_expect_null(board_find_region(&fewer, b->region[fewer.regions].name));
    for (int e = 1; e <= b->edges; e++)
        if (!b->edge[e].b)
            cr_expect_eq(b->edge[e].kind, BOARD_WALL);
}

Test(board_map, squares_with_a_run_of_walls_and_doors_on_edges)
{
    const struct board *b = maps_sample("deck");
    struct board_gates shut;
    int walls = 0;
    cr_expect_eq(b->cells, 65);
    cr_expect_eq(b->neighbours, 8);
    for (int e = 1; e <= b->edges; e++)
        walls += b->edge[e].kind == BOARD_WALL && b->edge[e].b && b->edge[e].a != b->edge[e].b;
    cr_expect_eq(walls, 3);
    board_first_gates(b, &shut);
    cr_expect_eq(b->gates, 2);
    cr_expect(board_barred(b, &shut, board_edge_between(b, cell(b, "g4"), cell(b, "h4"))));
    cr_expect_not(board_barred(b, &shut, board_edge_between(b, cell(b, "g5"), cell(b, "h5"))));
    cr_expect_eq(board_count(&board_find_region(b, "team")->cells), 6);
}

Test(board_map, tiles_are_joined_turned_and_linked)
{
    const struct board *b = maps_sample("valley");
    struct board_gates shut;
    cr_expect_eq(b->cells, 18);
    cr_expect_str_eq(kind_at(b, "b1"), "rough");
    cr_expect_eq(b->cell[cell(b, "c2")].level, 1);
    /* Turned by a quarter the tile is two columns wide: a1 lies at e1. */
    cr_expect_str_eq(kind_at(b, "e2"), "rough");
    cr_expect_eq(b->cell[cell(b, "d3")].level, 1);
    cr_expect_eq(b->edge[board_edge_between(b, cell(b, "e1"), cell(b, "e2"))].kind, BOARD_WALL);
    cr_expect_str_eq(kind_at(b, "b5"), "rough");
    cr_expect_eq(b->cell[cell(b, "a4")].level, 1);
    cr_expect_eq(b->cell[cell(b, "a4")].tile, 3);
    cr_expect_eq(b->edge[board_edge_between(b, cell(b, "b2"), cell(b, "c2"))].kind, BOARD_WALL);
    cr_expect_str_eq(names(b, &board_find_region(b, "edge")->cells), "c1 e3 a5");
    board_first_gates(b, &shut);
    int link = board_edge_between(b, cell(b, "c2"), cell(b, "e3"));
    cr_expect_eq(b->edge[link].kind, BOARD_LINK);
    cr_expect(board_barred(b, &shut, link));
    cr_expect_not(board_barred(b, &shut, board_edge_between(b, cell(b, "a1"), cell(b, "a4"))));
    cr_expect_eq(b->kinds, 3, "one tile three times has its kinds once");
}

/* Passages that change in play. */

enum { ALPHA = 1, BETA = 2 };

struct galaxy {
    const struct board *b;
    uint32_t marks[BOARD_CELLS + 1];
    struct board_set closed; /* systems nobody enters */
    int rift;
};

static bool nothing(const void *with, int edge)
{
    (void)with;
    return edge < 0;
}

static bool wormholes(const void *with, int c, struct board_set *out)
{
    const struct galaxy *g = with;
    return board_joined(g->b, g->marks, c, out);
}

/* Leaving a rift gives a point back. */
static board_cost fly(const void *with, int from, const struct board_way *way)
{
    const struct galaxy *g = with;
    return board_has(&g->closed, way->to) ? BOARD_NEVER
                                          : BOARD_COST(from != g->rift, from == g->rift);
}

Test(board_map, systems_wormholes_and_hyperlanes)
{
    struct galaxy g = {.b = maps_sample("galaxy")};
    const struct board *b = g.b;
    int rex = cell(b, "rex"), north = cell(b, "north"), outer = cell(b, "outer");
    int nexus = cell(b, "nexus");
    cr_expect_eq(b->cells, 20);
    cr_expect_eq(board_way_in(b, rex, 0)->to, north);
    cr_expect_eq(board_hex_range(b, rex, cell(b, "A-3")), 2);
    cr_expect(board_adjacent(b, cell(b, "A-3"), cell(b, "E-7"), nothing, wormholes, &g));
    cr_expect_eq(board_range(b, rex, nexus, nothing, wormholes, &g), BOARD_FAR);
    g.marks[outer] = ALPHA;
    g.marks[nexus] = ALPHA | BETA;
    g.marks[cell(b, "C-9")] = BETA;
    cr_expect(board_adjacent(b, outer, nexus, nothing, wormholes, &g));
    cr_expect_not(board_adjacent(b, outer, cell(b, "C-9"), nothing, wormholes, &g));
    cr_expect_not(board_adjacent(b, nexus, nexus, nothing, wormholes, &g));
    cr_expect_eq(board_range(b, rex, nexus, nothing, wormholes, &g), 3);
    cr_expect_eq(board_range(b, outer, cell(b, "C-9"), nothing, wormholes, &g), 2);
    /* One seat sees alpha and beta as one. */
    for (int c = 1; c <= b->cells; c++)
        g.marks[c] = g.marks[c] ? ALPHA | BETA : 0;
    cr_expect(board_adjacent(b, outer, cell(b, "C-9"), nothing, wormholes, &g));

    struct board_reach r;
    uint16_t path[BOARD_CELLS];
    g.closed = cells(b, "C-3");
    board_reach(b, rex, 2, fly, wormholes, &g, &r);
    cr_expect_not(board_has(&r.cells, north));
    cr_expect_eq(board_reach_cost(&r, outer), BOARD_NEVER);
    cr_expect_eq(board_reach_cost(&r, cell(b, "C-9")), BOARD_COST(2, 0));
    g.rift = cell(b, "C-7");
    board_reach(b, rex, 2, fly, wormholes, &g, &r);
    cr_expect_eq(board_reach_cost(&r, cell(b, "C-9")), BOARD_COST(1, 1));
    cr_expect_eq(board_reach_cost(&r, outer), BOARD_COST(2, 1), "through the rift and the hole");
    cr_expect_eq(board_path(&r, outer, path), 3);
    cr_expect(path[0] == g.rift && path[1] == cell(b, "C-9") && path[2] == outer);
}

Test(board_map, hexagons_with_a_side_up_turn_as_well)
{
    const struct board *b = maps_sample("galaxy");
    static const struct board_template line = {2, {{0, 0}, {0, -2}}};
    static const char *const next[] = {"north", "D-4", "D-6", "C-7", "B-6", "B-4"};
    static const char *const compass[] = {"N", "NE", "SE", "S", "SW", "NW"};
    struct board_set set, ring;
    uint8_t away[BOARD_SIDES];
    for (int direction = 0; direction < 6; direction++) {
        board_stamp(b, &line, cell(b, "rex"), direction, &set);
        cr_expect_eq(board_count(&set), 2);
        cr_expect(board_has(&set, cell(b, next[direction])), "%s", names(b, &set));
        cr_expect_eq(board_way_in(b, cell(b, "rex"), direction)->to, cell(b, next[direction]));
        cr_expect_str_eq(board_direction_name(b, direction), compass[direction]);
    }
    board_ring(b, cell(b, "rex"), 2, &ring);
    cr_expect_eq(board_count(&ring), 12);
    cr_assert_eq(board_away(b, cell(b, "rex"), cell(b, "north"), away), 3);
    cr_expect(away[0] == 0 && away[1] == 1 && away[2] == 5);
    board_of_kind(b, 1, &set);
    cr_expect_str_eq(names(b, &set), "nexus");
    b = maps_sample("deck");
    board_region_cells(b, "team", &set);
    cr_expect_str_eq(names(b, &set), "a1 b1 a2 b2 a3 b3");
    board_region_cells(b, "attic", &set);
    cr_expect(board_empty(&set));
}

Test(board_map, areas)
{
    const struct board *b = maps_sample("planet");
    int landing = cell(b, "Landing Zone"), canyon = cell(b, "Red Canyon"), dunes = cell(b, "Dunes");
    cr_expect_eq(b->cells, 4);
    cr_expect_eq(b->edges, 2, "a link that both say is one");
    cr_expect(board_edge_between(b, landing, canyon) && board_edge_between(b, dunes, landing));
    cr_expect_eq(board_edge_between(b, canyon, dunes), 0);
    cr_expect_eq(board_range(b, canyon, dunes, nothing, NULL, NULL), 2);
    cr_expect_eq(b->cell[cell(b, "Hatch")].within, canyon);
    cr_expect_str_eq(kind_at(b, "Dunes"), "colour");
    cr_expect_eq(board_line_count(b, BOARD_BY_CENTRES), 0);
    cr_expect_eq(board_find(b, "a1"), 0);
}

struct walls {
    const struct board *b;
    struct board_gates shut;
};

static bool barred(const void *with, int edge)
{
    const struct walls *w = with;
    return board_barred(w->b, &w->shut, edge);
}

static board_cost one(const void *with, int from, const struct board_way *way)
{
    (void)with, (void)from, (void)way;
    return BOARD_COST(1, 0);
}

Test(board_map, between_two_doors_either_bars)
{
    struct walls w = {.b = maps_sample("gatehouse")};
    int left = cell(w.b, "B-2"), right = cell(w.b, "D-2");
    int edge = board_edge_between(w.b, left, right);
    cr_expect_eq(w.b->gates, 2);
    cr_expect_not(board_barred(w.b, &w.shut, edge));
    for (int gate = 1; gate <= 2; gate++) {
        board_set_gate(&w.shut, gate, true);
        cr_expect(board_barred(w.b, &w.shut, edge), "gate %d", gate);
        board_set_gate(&w.shut, gate, false);
    }
}

Test(board_map, a_diagonal_wall_divides_its_cell)
{
    struct walls w = {.b = maps_sample("cut")};
    static const struct {
        const char *a, *c;
        bool sees;
    } row[] = {
        {"b4", "d2", false},                                          /* along it */
        {"a5", "e1", false}, {"b2", "d4", false},                     /* through both halves */
        {"a3", "e3", false}, {"c1", "c5", false}, {"b3", "c2", true}, /* over the corner between its
                                                                         halves' sides */
        {"a3", "c1", true},  {"d3", "c4", true},  {"b3", "d2", true}, {"b3", "d4", false},
        {"b2", "d2", true},  {"a3", "d1", true},
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        int a = cell(w.b, row[i].a), c = cell(w.b, row[i].c);
        cr_expect_eq(board_sees(w.b, BOARD_BY_CENTRES, a, c, barred, NULL, &w), row[i].sees,
                     "%s to %s", row[i].a, row[i].c);
        cr_expect_eq(board_sees(w.b, BOARD_BY_CENTRES, c, a, barred, NULL, &w), row[i].sees,
                     "%s to %s", row[i].c, row[i].a);
    }
}

Test(board_map, of_equal_links_the_one_from_the_lowest_cell)
{
    const struct board *b = maps_sample("diamond");
    struct board_reach r;
    board_reach(b, cell(b, "A"), 5, one, NULL, NULL, &r);
    cr_expect_eq(b->gates, 0);
    cr_expect_eq(board_reach_cost(&r, cell(b, "E")), BOARD_COST(2, 0));
    cr_expect_eq(r.before[cell(b, "E")], cell(b, "D"));
    board_reach(b, cell(b, "E"), 5, one, NULL, NULL, &r);
    cr_expect_eq(r.before[cell(b, "A")], cell(b, "D"));
    cr_expect_eq(board_find(b, "nowhere"), 0);
}

Test(board_map, a_map_may_begin_anywhere)
{
    const struct board *b = maps_sample("cellar");
    cr_expect(b->left == 4 && b->top == 2 && b->columns == 3 && b->rows == 2);
    cr_expect_str_eq(kind_at(b, "g4"), "object");
    cr_expect_eq(board_find(b, "a1"), 0);
    cr_expect_eq(board_edge_between(b, cell(b, "e3"), cell(b, "f3")),
                 b->cell[cell(b, "e3")].side[1]);
    cr_expect_eq(b->edge[b->cell[cell(b, "e3")].side[1]].kind, BOARD_WALL);
}

Test(board_map, names_go_there_and_back)
{
    static const char *const maps[] = {"cave", "deck", "valley", "galaxy", "planet", "cellar"};
    for (size_t i = 0; i < sizeof maps / sizeof *maps; i++) {
        const struct board *b = maps_sample(maps[i]);
        for (int c = 1; c <= b->cells; c++) {
            char name[BOARD_LETTERS];
            cr_expect_eq(board_find(b, board_name(b, c, name)), c, "%s", name);
        }
    }
    int x, y;
    cr_expect(board_read_place(BOARD_HEX, "AB-12", &x, &y) && x == 27 && y == 11);
    cr_expect_not(board_read_place(BOARD_HEX, "a-1", &x, &y));
    cr_expect_not(board_read_place(BOARD_HEX, "A1", &x, &y));
    cr_expect_not(board_read_place(BOARD_SQUARE, "a0", &x, &y));
    cr_expect_not(board_read_place(BOARD_SQUARE, "a1b", &x, &y));
    cr_expect_not(board_read_place(BOARD_SQUARE, "", &x, &y));
}

/* For screens. */

static json_t *told_as_json(const struct board *b)
{
    struct arb_json out = {0};
    board_put(&out, NULL, b);
    return arb_json_value(&out);
}

Test(board_map, a_board_as_json)
{
    const struct board *b = maps_sample("cave");
    json_t *json = told_as_json(b);
    cr_assert(json);
    cr_expect_str_eq(json_string_value(json_object_get(json, "shape")), "hex");
    json_t *list = json_object_get(json, "cells"), *corners = json_object_get(json, "corners");
    cr_expect_eq(json_array_size(list), 16);
    cr_expect_eq(json_array_size(corners), b->corners);
    json_t *first = json_array_get(list, 0);
    cr_expect_str_eq(json_string_value(json_object_get(first, "name")), "A-1");
    cr_expect_str_eq(json_string_value(json_object_get(first, "kind")), "entry");
    cr_expect_eq(json_array_size(json_object_get(first, "corners")), 6);
    /* The true picture is a regular hexagon. */
    double ux = json_real_value(json_array_get(json_object_get(json, "unit"), 0));
    double uy = json_real_value(json_array_get(json_object_get(json, "unit"), 1));
    for (size_t i = 0; i < 6; i++) {
        size_t k = (size_t)json_integer_value(json_array_get(json_object_get(first, "corners"), i));
        json_t *corner = json_array_get(corners, k);
        double x = ux * (double)json_integer_value(json_array_get(corner, 0));
        double y = uy * (double)json_integer_value(json_array_get(corner, 1));
        cr_expect_lt(x * x + y * y - 1, 1e-9);
        cr_expect_gt(x * x + y * y - 1, -1e-9);
    }
    int walls = 0, gates = 0;
    size_t i;
    json_t *edge;
    json_array_foreach (json_object_get(json, "edges"), i, edge) {
        const char *kind = json_string_value(json_object_get(edge, "kind"));
        walls += strcmp(kind, "wall") == 0 &&
                 json_integer_value(json_array_get(json_object_get(edge, "cells"), 1));
        gates += json_object_get(edge, "gates") != NULL;
    }
    cr_expect_eq(walls, 2);
    cr_expect_eq(gates, 6, "every side of the door cell");
    cr_expect_eq(json_array_size(json_object_get(json, "regions")), 2);
    json_decref(json);
    json = told_as_json(maps_sample("planet"));
    cr_expect_eq(json_array_size(json_object_get(json, "edges")), 2);
    json_decref(json);
}

/* The pictures of the browser's tests are of boards as they are told; ARBITER_WRITE_BOARDS=1
 * writes them anew. */
Test(board_map, what_screens_are_tried_with_is_what_is_told)
{
    static const char *const names[] = {"plateau", "islands", "cave", "galaxy"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[96];
        json_error_t where;
        json_t *json = told_as_json(maps_sample(names[i]));
        snprintf(path, sizeof path, "web/tests/boards/%s.json", names[i]);
        if (getenv("ARBITER_WRITE_BOARDS"))
            cr_assert(json_dump_file(json, path, JSON_COMPACT) == 0);
        json_t *kept = json_load_file(path, 0, &where);
        cr_assert(kept, "%s: %s", path, where.text);
        cr_expect(json_equal(kept, json), "%s is not what the kit tells", path);
        json_decref(kept);
        json_decref(json);
    }
}

Test(board_map, what_changes_as_json)
{
    struct galaxy g = {.b = maps_sample("galaxy")};
    struct board_reach r;
    struct board_gates shut = {{0}};
    board_reach(g.b, cell(g.b, "outer"), 1, fly, NULL, &g, &r);
    struct arb_json out = {0};
    arb_put_object(&out, NULL);
    board_put_reach(&out, "reach", &r, &r.cells);
    board_put_path(&out, "path", &r, cell(g.b, "north"));
    board_put_cells(&out, "cells", &r.cells);
    board_put_gates(&out, "shut", g.b, &shut);
    arb_put_end(&out);
    json_t *json = arb_json_value(&out);
    cr_expect_eq(json_array_size(json_object_get(json, "reach")), 4);
    size_t i;
    json_t *step;
    json_array_foreach (json_object_get(json, "reach"), i, step) {
        int to = (int)json_integer_value(json_array_get(step, 0));
        cr_expect_eq(json_integer_value(json_array_get(step, 1)), to != cell(g.b, "outer"));
        cr_expect_eq(json_integer_value(json_array_get(step, 2)),
                     to == cell(g.b, "outer") ? 0 : cell(g.b, "outer"));
    }
    cr_expect_eq(json_array_size(json_object_get(json, "cells")), 4);
    cr_expect_eq(json_array_size(json_object_get(json, "path")), 1);
    cr_expect_eq(json_array_size(json_object_get(json, "shut")), 0);
    json_decref(json);
}
