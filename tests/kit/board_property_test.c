/* What must hold on any board, tried on random ones and held against slow and simple
 * ways to the same answers. */
#include "board_random.h"
#include "board_tables.h"
#include "board_walk.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

TestSuite(board_property, .timeout = 240);

/* Range and reach. */

static void check_range_now(const struct world *w)
{
    const struct board *b = w->b;
    static int steps[BOARD_CELLS + 1][BOARD_CELLS + 1];
    for (int a = 1; a <= b->cells; a++)
        for (int c = 1; c <= b->cells; c++) {
            const struct board_way *way = board_way_to(b, a, c);
            steps[a][c] = a == c ? 0 : way && board_step_free(b, way, barrier, w) ? 1 : BOARD_FAR;
        }
    for (int k = 1; k <= b->cells; k++)
        for (int a = 1; a <= b->cells; a++)
            for (int c = 1; c <= b->cells; c++)
                if (steps[a][k] + steps[k][c] < steps[a][c])
                    steps[a][c] = steps[a][k] + steps[k][c];
    uint16_t part[BOARD_CELLS + 1];
    struct arb_arena *arena = arb_arena_new();
    const struct board_distance *distance = board_distance_table(b, arena);
    board_parts(b, barrier, NULL, w, part);
    for (int a = 1; a <= b->cells; a++) {
        struct board_field field;
        board_range_field(b, a, -1, barrier, NULL, w, &field);
        for (int c = 1; c <= b->cells; c++) {
            cr_assert_eq(field.steps[c], steps[a][c]);
            cr_assert_eq(board_range_by(b, distance, &w->shut, a, c), steps[a][c]);
            cr_assert_eq(part[a] == part[c], steps[a][c] != BOARD_FAR);
            cr_assert_geq(steps[a][c], board_free_range(b, a, c));
        }
        for (int n = 1; n <= BOARD_RINGS + 2; n++) {
            struct board_set within = board_within(b, distance, &w->shut, a, n);
            cr_assert(!board_has(&within, 0));
            for (int c = 1; c <= b->cells; c++)
                cr_assert_eq(board_has(&within, c), steps[a][c] <= n);
        }
        board_range_field(b, a, 3, barrier, NULL, w, &field);
        for (int c = 1; c <= b->cells; c++)
            cr_assert_eq(field.steps[c], steps[a][c] <= 3 ? steps[a][c] : BOARD_FAR);
    }
    arb_arena_free(arena);
}

static void check_range(const struct world *w)
{
    with_all_gates(w, check_range_now);
}

Test(board_property, range_is_the_shortest_way_around_barriers)
{
    on_random_boards(9, 8, 6, check_range);
}

static board_cost price(const void *with, int from, const struct board_way *way)
{
    const struct world *w = with;
    if (!board_step_free(w->b, way, barrier, with))
        return BOARD_NEVER;
    return BOARD_COST(w->enter[way->to] + w->leave[from], way->direction % 2);
}

static void check_reach(const struct world *w)
{
    const struct board *b = w->b;
    static board_cost least[BOARD_CELLS + 1];
    struct board_reach r, back;
    int from = 1 + b->cells / 2;
    memset(least, 0xff, sizeof least);
    least[from] = 0;
    for (int round = 0; round < b->cells; round++)
        for (int c = 1; c <= b->cells; c++)
            if (least[c] != BOARD_NEVER)
                EACH_WAY (b, c, way) {
                    board_cost cost = price(w, c, way);
                    if (cost != BOARD_NEVER && least[c] + cost < least[way->to])
                        least[way->to] = least[c] + cost;
                }
    board_reach(b, from, BOARD_ANY_COST, price, NULL, w, &r);
    for (int c = 1; c <= b->cells; c++) {
        uint16_t path[BOARD_CELLS];
        board_cost sum = 0;
        cr_assert_eq(board_reach_cost(&r, c), least[c]);
        int at = from, count = board_path(&r, c, path);
        for (int i = 0; i < count; i++) {
            const struct board_way *way = board_way_to(b, at, path[i]);
            cr_assert(way);
            sum += price(w, at, way);
            at = path[i];
        }
        cr_assert(least[c] == BOARD_NEVER || (at == c && sum == least[c]));
        struct board_set goal;
        board_clear(&goal);
        board_add(&goal, c);
        board_reach_back(b, &goal, BOARD_ANY_COST, price, NULL, w, &back);
        cr_assert_eq(board_reach_cost(&back, from), least[c], "backwards from the goal");
    }
    board_reach(b, from, 5, price, NULL, w, &r);
    for (int c = 1; c <= b->cells; c++)
        cr_assert_eq(board_has(&r.cells, c), board_first(least[c]) <= 5);
}

Test(board_property, reach_agrees_with_a_slow_way)
{
    on_random_boards(10, 9, 8, check_reach);
}

/* Of equal ways the last step with the lowest direction, from the lowest cell. */
static void check_ties(const struct world *w)
{
    const struct board *b = w->b;
    struct board_reach r;
    int from = 1 + b->cells / 3;
    board_reach(b, from, BOARD_ANY_COST, price, NULL, w, &r);
    for (int c = 1; c <= b->cells; c++) {
        if (c == from || !board_has(&r.cells, c))
            continue;
        int best = 0, direction = 256;
        EACH_WAY (b, c, way) {
            const struct board_way *step = b->way + way->back;
            board_cost cost = price(w, way->to, step);
            if (cost == BOARD_NEVER || !board_has(&r.cells, way->to) ||
                r.key[way->to] + ((uint64_t)cost << 32) + 1 != r.key[c])
                continue;
            if (step->direction < direction || (step->direction == direction && way->to < best)) {
                best = way->to;
                direction = step->direction;
            }
        }
        cr_assert_eq(r.before[c], best);
        cr_assert_eq(r.direction[c], direction);
    }
}

Test(board_property, ties_do_not_depend_on_the_search)
{
    on_random_boards(10, 9, 8, check_ties);
}

/* Walks over sets. */

/* The ground of a walk, by the numbers a random world has: what cannot be entered, ... */
struct strolling {
    const struct world *w;
    struct board_ground ground;
    int from;
};

static struct strolling stroll(const struct world *w)
{
    struct strolling s = {.w = w, .from = 1 + w->b->cells / 2};
    for (int c = 1; c <= w->b->cells; c++) {
        if (w->leave[c] == 21 && c != s.from)
            board_add(&s.ground.never, c);
        if (w->enter[c] == 1)
            board_add(&s.ground.slow, c);
        if (w->enter[c] == 2 && w->leave[c] == 1)
            board_add(&s.ground.last, c);
        if (w->leave[c] == 2)
            board_add(&s.ground.bad, c);
        int gate = w->b->cell[c].gate;
        if (gate && board_gate_shut(&w->shut, gate) && c % 2)
            board_add(&s.ground.doors, c);
    }
    return s;
}

static bool open_gate(const void *with, int edge)
{
    const struct strolling *s = with;
    return s->w->b->edge[edge].kind == BOARD_WALL;
}

static board_cost stroll_price(const void *with, int from, const struct board_way *way)
{
    const struct strolling *s = with;
    const struct board *b = s->w->b;
    bool free_step = board_has(&s->ground.doors, way->to) ? board_step_free(b, way, open_gate, with)
                                                          : board_step_free(b, way, barrier, s->w);
    if (!free_step || board_has(&s->ground.never, way->to) ||
        (from != s->from && board_has(&s->ground.last, from)))
        return BOARD_NEVER;
    return BOARD_COST(board_has(&s->ground.slow, way->to) ? 2 : 1,
                      board_has(&s->ground.bad, way->to));
}

/* The same backwards, where nothing is a door or the last cell of a way. */
static board_cost stroll_home_price(const void *with, int from, const struct board_way *way)
{
    const struct strolling *s = with;
    (void)from;
    if (!board_step_free(s->w->b, way, barrier, s->w) || board_has(&s->ground.never, way->to))
        return BOARD_NEVER;
    return BOARD_COST(board_has(&s->ground.slow, way->to) ? 2 : 1, 0);
}

static void check_walk(const struct world *w)
{
    const struct board *b = w->b;
    struct arb_arena *arena = arb_arena_new();
    const struct board_near *near = board_near_table(b, arena);
    struct strolling s = stroll(w);
    static struct board_reach reach;
    static struct board_walk walk;
    for (int most = 0; most <= 40; most = most < 5 ? most + 1 : most * 2) {
        board_reach(b, s.from, most, stroll_price, NULL, (const void *)&s, &reach);
        board_walk(b, near, &w->shut, &s.ground, s.from, most, &walk);
        cr_assert(memcmp(&walk.cells, &reach.cells, sizeof reach.cells) == 0);
        cr_assert(memcmp(&walk.entered, &reach.cells, sizeof reach.cells) == 0);
        for (int c = 1; c <= b->cells; c++) {
            uint16_t expected[BOARD_CELLS], path[BOARD_CELLS];
            board_cost cost = board_reach_cost(&reach, c);
            cr_assert_eq(board_walk_cost(&walk, c), board_first(cost));
            cr_assert_eq(board_has(&walk.clean, c), cost != BOARD_NEVER && !board_second(cost));
            int count = board_path(&reach, c, expected);
            cr_assert_eq(board_walk_path(b, near, &w->shut, &s.ground, &walk, c, path), count);
            cr_assert(memcmp(path, expected, (size_t)count * sizeof *path) == 0, "the same way");
        }
    }
    struct board_set goals;
    board_clear(&goals);
    board_add(&goals, s.from);
    board_add(&goals, 1 + b->cells / 5);
    board_reach_back(b, &goals, BOARD_ANY_COST, stroll_home_price, NULL, (const void *)&s, &reach);
    struct board_set none = {{0}}, until = {{0}};
    board_walk_back(b, near, &w->shut, &s.ground, &goals, &none, &walk);
    for (int c = 1; c <= b->cells; c++) {
        cr_assert_eq(board_walk_cost(&walk, c), board_first(board_reach_cost(&reach, c)));
        for (int a = 1; a <= b->cells; a++)
            cr_assert_eq(board_is_near(b, near, &w->shut, a, c),
                         board_adjacent(b, a, c, barrier, NULL, w));
    }
    board_add(&until, 1 + b->cells / 3);
    board_add(&until, b->cells);
    uint32_t enough = BOARD_NO_WAY;
    EACH_CELL (&until, c)
        if ((uint32_t)board_first(board_reach_cost(&reach, c)) < enough)
            enough = (uint32_t)board_first(board_reach_cost(&reach, c));
    board_walk_back(b, near, &w->shut, &s.ground, &goals, &until, &walk);
    for (int c = 1; c <= b->cells; c++) {
        uint32_t cost = (uint32_t)board_first(board_reach_cost(&reach, c));
        cr_assert_eq((uint32_t)board_walk_cost(&walk, c), cost <= enough ? cost : BOARD_NO_WAY);
    }
    arb_arena_free(arena);
}

Test(board_property, walks_over_sets_find_what_a_reach_finds)
{
    on_random_boards(10, 9, 12, check_walk); /* a set of one word, and of two */
    on_random_boards(16, 11, 3, check_walk); /* and of more */
}

/* Sets. */

Test(board_property, rings_and_balls_have_their_sizes)
{
    const struct board *hex = test_board(BOARD_HEX, 31, 17, false, NULL, NULL);
    const struct board *eight = test_board(BOARD_SQUARE, 15, 15, true, NULL, NULL);
    const struct board *four = test_board(BOARD_SQUARE, 15, 15, false, NULL, NULL);
    struct board_set ring, ball, sum;
    for (int n = 1; n <= 6; n++) {
        board_ring(hex, cell(hex, "O-9"), n, &ring);
        board_ball(hex, cell(hex, "O-9"), n, &ball);
        cr_expect_eq(board_count(&ring), 6 * n);
        cr_expect_eq(board_count(&ball), 3 * n * (n + 1) + 1);
        board_ring(eight, cell(eight, "h8"), n, &ring);
        board_ball(eight, cell(eight, "h8"), n, &ball);
        cr_expect_eq(board_count(&ring), 8 * n);
        cr_expect_eq(board_count(&ball), (2 * n + 1) * (2 * n + 1));
        board_ring(four, cell(four, "h8"), n, &ring);
        board_ball(four, cell(four, "h8"), n, &ball);
        cr_expect_eq(board_count(&ring), 4 * n);
        cr_expect_eq(board_count(&ball), 2 * n * (n + 1) + 1);
    }
    board_clear(&sum);
    for (int n = 0; n <= 4; n++) {
        board_ring(hex, cell(hex, "A-1"), n, &ring);
        board_unite(&sum, &ring);
    }
    board_ball(hex, cell(hex, "A-1"), 4, &ball);
    cr_expect(memcmp(&sum, &ball, sizeof sum) == 0, "at the border, too");
}
