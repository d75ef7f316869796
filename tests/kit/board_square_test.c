/* Worked values on squares: with eight neighbours, walls and doors on edges, centre to
 * centre; and with four neighbours, heights and lines from the middles of sides. */
#include "board_helper.h"

#include <criterion/criterion.h>

TestSuite(board_square, .timeout = 60);

/* Eight neighbours, 13 x 8, a wall between c and d in rows 1 to 3. */

struct world {
    const struct board *b;
    struct board_gates shut;
    struct board_set occupied;
};

static bool barrier(const void *with, int edge)
{
    const struct world *w = with;
    return board_barred(w->b, &w->shut, edge);
}

static board_cost step(const void *with, int from, const struct board_way *way)
{
    const struct world *w = with;
    (void)from;
    if (board_has(&w->occupied, way->to) || !board_step_free(w->b, way, barrier, with))
        return BOARD_NEVER;
    return BOARD_COST(1, way->direction % 2);
}

static struct world deck(const char *doors)
{
    struct world w = {.b = test_board(BOARD_SQUARE, 13, 8, true, "c1|d1 c2|d2 c3|d3", doors)};
    board_first_gates(w.b, &w.shut);
    return w;
}

static bool sees(const struct world *w, const char *a, const char *c)
{
    bool forth = board_sees(w->b, BOARD_BY_CENTRES, cell(w->b, a), cell(w->b, c), barrier, NULL, w);
    bool back = board_sees(w->b, BOARD_BY_CENTRES, cell(w->b, c), cell(w->b, a), barrier, NULL, w);
    cr_expect_eq(forth, back, "%s and %s see each other alike", a, c);
    return forth;
}

Test(board_square, range_and_sight_past_a_wall)
{
    struct world w = deck(NULL);
    static const struct {
        const char *a, *c;
        int range;
        bool sees;
    } row[] = {{"b2", "e2", 3, false}, {"b4", "e4", 3, true},  {"c4", "d3", 1, true},
               {"c3", "d4", 1, true},  {"c3", "e4", 2, false}, {"b3", "e6", 3, true}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        int a = cell(w.b, row[i].a), c = cell(w.b, row[i].c);
        cr_expect_eq(board_square_range(w.b, a, c), row[i].range, "%s-%s", row[i].a, row[i].c);
        cr_expect_eq(sees(&w, row[i].a, row[i].c), row[i].sees, "%s-%s", row[i].a, row[i].c);
    }
}

static bool may_step(const struct world *w, const char *a, const char *c)
{
    const struct board_way *way = board_way_to(w->b, cell(w->b, a), cell(w->b, c));
    return board_step_free(w->b, way, barrier, w);
}

Test(board_square, a_diagonal_step_passes_the_end_of_a_wall)
{
    struct world w = deck(NULL);
    cr_expect(may_step(&w, "c3", "d4"));
    cr_expect(may_step(&w, "c4", "d3"));
    cr_expect_not(may_step(&w, "c3", "d2"));
    cr_expect_not(may_step(&w, "c3", "d3"));
}

static board_cost way_cost(const struct world *w, const char *a, const char *c)
{
    struct board_reach r;
    board_reach(w->b, cell(w->b, a), BOARD_ANY_COST, step, NULL, w, &r);
    return board_reach_cost(&r, cell(w->b, c));
}

Test(board_square, ways_count_squares_then_diagonals)
{
    struct world w = deck(NULL);
    cr_expect_eq(way_cost(&w, "c2", "d2"), BOARD_COST(4, 1));
    cr_expect_eq(way_cost(&w, "c2", "e2"), BOARD_COST(4, 2));
    cr_expect_eq(way_cost(&w, "c2", "d4"), BOARD_COST(2, 1));
}

Test(board_square, reach_of_three)
{
    struct world w = deck(NULL);
    struct board_reach r;
    board_reach(w.b, cell(w.b, "c2"), 3, step, NULL, &w, &r);
    cr_expect_eq(board_count(&r.cells), 21, "%s", names(w.b, &r.cells));
    board_reach(w.b, cell(w.b, "j4"), 3, step, NULL, &w, &r);
    cr_expect_eq(board_count(&r.cells), 49);
}

/* Of the cells the one with the least cost; 0 if several have it. */
static int cheapest(const struct board_reach *r, const struct board_set *among)
{
    board_cost least = BOARD_NEVER;
    int best = 0;
    EACH_CELL (among, c) {
        board_cost cost = board_reach_cost(r, c);
        best = cost < least ? c : cost == least ? 0 : best;
        least = cost < least ? cost : least;
    }
    return best;
}

Test(board_square, an_enemy_goes_where_the_way_is_short_and_straight)
{
    struct world w = deck(NULL);
    struct board_reach r;
    struct board_set good;
    w.occupied = cells(w.b, "e2");
    board_reach(w.b, cell(w.b, "c2"), BOARD_ANY_COST, step, NULL, &w, &r);
    board_ball(w.b, cell(w.b, "e2"), 2, &good);
    EACH_CELL (&good, c)
        if (!board_sees(w.b, BOARD_BY_CENTRES, c, cell(w.b, "e2"), barrier, NULL, &w))
            board_remove(&good, c);
    cr_expect_eq(cheapest(&r, &good), cell(w.b, "c4"));
    cr_expect_eq(board_reach_cost(&r, cell(w.b, "c4")), BOARD_COST(2, 0));
    cr_expect_eq(board_reach_cost(&r, cell(w.b, "d4")), BOARD_COST(2, 1));
}

Test(board_square, keeping_distance)
{
    struct world w = deck(NULL);
    struct board_reach r;
    struct board_set far;
    int target = cell(w.b, "f4"), most = 0;
    board_reach(w.b, cell(w.b, "h4"), 3, step, NULL, &w, &r);
    board_clear(&far);
    EACH_CELL (&r.cells, c) {
        int range = board_square_range(w.b, c, target);
        if (range > 5 || range < most ||
            !board_sees(w.b, BOARD_BY_CENTRES, c, target, barrier, NULL, &w))
            continue;
        if (range > most)
            board_clear(&far);
        most = range;
        board_add(&far, c);
    }
    cr_expect_eq(most, 5);
    cr_expect_eq(cheapest(&r, &far), cell(w.b, "k4"));
}

Test(board_square, doors)
{
    struct world w = deck("g4|h4");
    struct board_set near;
    int door = board_edge_between(w.b, cell(w.b, "g4"), cell(w.b, "h4"));
    board_clear(&near);
    for (int c = 1; c <= w.b->cells; c++)
        if (board_edge_range(w.b, c, door) == 1)
            board_add(&near, c);
    cr_expect_str_eq(names(w.b, &near), "g3 h3 g4 h4 g5 h5");
    cr_expect_eq(board_edge_range(w.b, cell(w.b, "e4"), door), 3);
    cr_expect_eq(board_edge_range(w.b, cell(w.b, "j6"), door), 3);
    cr_expect_not(sees(&w, "f4", "i4"));
    cr_expect(board_sees_edge(w.b, cell(w.b, "e4"), door, barrier, NULL, &w));
    cr_expect(board_sees_edge(w.b, cell(w.b, "j6"), door, barrier, NULL, &w));
    cr_expect_not(board_sees_edge(w.b, cell(w.b, "b1"), door, barrier, NULL, &w));
    board_set_gate(&w.shut, w.b->edge[door].gate[0], false);
    cr_expect(sees(&w, "f4", "i4"));
}

/* A slit: only a part of the door can be seen through it. */
Test(board_square, a_part_of_a_door_is_enough)
{
    struct world w = {.b = test_board(BOARD_SQUARE, 13, 8, true,
                                      "e1|f1 e2|f2 e3|f3 e5|f5 e6|f6 e7|f7 e8|f8", "h6|i6")};
    board_first_gates(w.b, &w.shut);
    int door = board_edge_between(w.b, cell(w.b, "h6"), cell(w.b, "i6"));
    cr_expect(board_sees_edge(w.b, cell(w.b, "c3"), door, barrier, NULL, &w));
    cr_expect_not(board_sees_edge(w.b, cell(w.b, "a4"), door, barrier, NULL, &w));
    cr_expect_not(board_sees_edge(w.b, cell(w.b, "c7"), door, barrier, NULL, &w));
}

Test(board_square, the_straighter_of_two)
{
    struct world w = deck(NULL);
    int c4 = cell(w.b, "c4"), f4 = cell(w.b, "f4"), f7 = cell(w.b, "f7");
    cr_expect_eq(board_square_range(w.b, c4, f4), 3);
    cr_expect_eq(board_square_range(w.b, c4, f7), 3);
    cr_expect_eq(board_slant(w.b, c4, f4), 0);
    cr_expect_eq(board_slant(w.b, c4, f7), 3);
    cr_expect(sees(&w, "c4", "f4") && sees(&w, "c4", "f7"));
}

Test(board_square, pushed_along_the_ray)
{
    struct world w = deck(NULL);
    uint16_t ray[BOARD_LINE];
    int count = board_ray(w.b, cell(w.b, "b2"), cell(w.b, "c3"), barrier, &w, ray);
    cr_assert_geq(count, 2);
    cr_expect(ray[0] == cell(w.b, "d4") && ray[1] == cell(w.b, "e5"));
    count = board_ray(w.b, cell(w.b, "b2"), cell(w.b, "d3"), barrier, &w, ray);
    cr_assert_geq(count, 3);
    cr_expect(ray[0] == cell(w.b, "e3") && ray[1] == cell(w.b, "e4") && ray[2] == cell(w.b, "f4"));
    cr_expect_eq(board_ray(w.b, cell(w.b, "b2"), cell(w.b, "c2"), barrier, &w, ray), 0,
                 "a wall stops it");
}

/* On a diagonal the ray runs through corners: what it comes to is seen from where it was. */
Test(board_square, pushed_around_no_corner_that_is_walled)
{
    struct world w = deck(NULL);
    int rays = 0, stopped = 0;
    for (int a = 1; a <= w.b->cells; a++) {
        uint16_t ray[BOARD_LINE];
        int x = w.b->cell[a].x, y = w.b->cell[a].y, c = board_at(w.b, x + 1, y + 1);
        if (!c)
            continue;
        int count = board_ray(w.b, a, c, barrier, &w, ray);
        rays += count > 0;
        for (int i = 0; i < count; i++)
            cr_expect(board_sees(w.b, BOARD_BY_CENTRES, c, ray[i], barrier, NULL, &w),
                      "%d past %d to %d", a, c, ray[i]);
        stopped += board_at(w.b, x + 2 + count, y + 2 + count) > 0;
    }
    cr_expect(rays > 0 && stopped > 0);
}

/* Four neighbours, 8 x 8. */

struct ground {
    const struct board *b;
    struct board_set hostile, obstruction, rough, water, level;
};

static bool solid(const void *with, int edge)
{
    const struct ground *g = with;
    return g->b->edge[edge].kind == BOARD_WALL;
}

static bool hides(const void *with, int c)
{
    const struct ground *g = with;
    return board_has(&g->hostile, c) || board_has(&g->obstruction, c);
}

/* Seen by which sides: bits N E S W. */
static uint32_t sides(const struct ground *g, const char *a, const char *c)
{
    return board_lines(g->b, BOARD_BY_MIDDLES, cell(g->b, a), cell(g->b, c), solid, hides, g);
}

static struct ground field(const char *walls)
{
    return (struct ground){.b = test_board(BOARD_SQUARE, 8, 8, false, walls, NULL)};
}

enum { SIDE_S = 4, SIDE_W = 8 };

Test(board_square, sight_from_the_sides)
{
    struct ground g = field(NULL);
    struct board_crossed crossed;
    cr_expect_eq(board_side_range(g.b, cell(g.b, "b2"), cell(g.b, "e4")), 5);
    g.hostile = cells(g.b, "c2");
    cr_expect_eq(sides(&g, "b2", "e4"), SIDE_S | SIDE_W);
    for (int n = 2; n < 4; n++) {
        struct board_set via, expected = cells(g.b, "b3 c3 d3 d4");
        board_line_clear(g.b,
                         board_line(g.b, BOARD_BY_MIDDLES, cell(g.b, "b2"), cell(g.b, "e4"), n),
                         solid, hides, &g, &crossed);
        board_clear(&via);
        for (int i = 0; i < crossed.count; i++)
            board_add(&via, crossed.cell[i]);
        cr_expect_str_eq(names(g.b, &via), names(g.b, &expected));
    }
    g.hostile = cells(g.b, "c3");
    cr_expect_eq(sides(&g, "b2", "e4"), 0);
    cr_expect_eq(sides(&g, "b2", "d4"), 0);
    cr_expect_eq(board_side_range(g.b, cell(g.b, "b2"), cell(g.b, "c3")), 2);
    g.hostile = cells(g.b, "c2");
    cr_expect(sides(&g, "b2", "c3"));
    g.hostile = cells(g.b, "c2 b3");
    cr_expect_eq(sides(&g, "b2", "c3"), 0);
}

Test(board_square, sight_past_a_wall_and_an_obstruction)
{
    struct ground g = field("d2|e2");
    cr_expect_eq(sides(&g, "d2", "e2"), 0);
    cr_expect_eq(sides(&g, "d2", "e3"), SIDE_S | SIDE_W);
    g = field(NULL);
    g.obstruction = cells(g.b, "b1");
    cr_expect(sides(&g, "a1", "c2"));
    cr_expect_eq(sides(&g, "c2", "a1"), 0, "not the same both ways");
}

static board_cost climb(const void *with, int from, const struct board_way *way)
{
    const struct ground *g = with;
    if (solid(with, way->edge))
        return BOARD_NEVER;
    return BOARD_COST(1 + board_has(&g->rough, way->to) + board_has(&g->water, from) +
                          (board_has(&g->level, from) != board_has(&g->level, way->to)),
                      0);
}

Test(board_square, reach_with_rough_ground_water_and_height)
{
    struct ground g = field(NULL);
    g.rough = cells(g.b, "c2 c3");
    g.water = cells(g.b, "b3");
    g.level = cells(g.b, "d2");
    struct board_reach r;
    board_reach(g.b, cell(g.b, "b2"), 4, climb, NULL, &g, &r);
    cr_expect_eq(board_count(&r.cells), 17, "%s", names(g.b, &r.cells));
    static const struct {
        const char *cell;
        int cost;
    } row[] = {{"b4", 3}, {"c2", 2}, {"c3", 4}, {"d1", 3}, {"d2", 4}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        cr_expect_eq(board_first(board_reach_cost(&r, cell(g.b, row[i].cell))), row[i].cost, "%s",
                     row[i].cell);
}
