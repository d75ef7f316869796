/* What must hold on any board, tried on random ones and held against slow and simple
 * ways to the same answers. */
#include "board_helper.h"
#include "board_tables.h"
#include "board_walk.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

TestSuite(board_property, .timeout = 240);

struct world {
    const struct board *b;
    struct board_gates shut;
    uint8_t enter[BOARD_CELLS + 1], leave[BOARD_CELLS + 1];
};

static bool barrier(const void *with, int edge)
{
    const struct world *w = with;
    return board_barred(w->b, &w->shut, edge);
}

/* A board with holes, walls, doors on edges and in cells, and diagonal walls. */
static struct world random_world(enum board_shape shape, bool diagonal, int columns, int rows,
                                 uint64_t seed, struct arb_arena *arena)
{
    struct board_plan *plan = board_plan_new(shape, "random");
    plan->diagonal = diagonal;
    plan->flat = shape == BOARD_HEX && test_random(&seed, 2);
    plan->walled = test_random(&seed, 2);
    plan->kinds = 4;
    plan->kind[1] = (struct board_kind){.letter = 'd', .gate = true};
    plan->kind[2] = (struct board_kind){.letter = '/', .diagonal = '/'};
    plan->kind[3] = (struct board_kind){.letter = '\\', .diagonal = '\\'};
    int left = 2 * (int)test_random(&seed, 3), top = 2 * (int)test_random(&seed, 3);
    for (int y = top; y < top + rows; y++)
        for (int x = left; x < left + columns; x++) {
            uint32_t roll = test_random(&seed, 40);
            int kind = roll == 1                                       ? 1
                       : shape == BOARD_SQUARE && roll < 4 && roll > 1 ? (int)roll
                                                                       : 0;
            if (roll != 0 && (shape == BOARD_SQUARE || (x + y) % 2 == 0))
                cr_assert(board_plan_cell(plan, x, y, kind));
        }
    for (int tries = plan->cells; tries > 0; tries--) {
        int a = 1 + (int)test_random(&seed, (uint32_t)plan->cells);
        int c = 1 + (int)test_random(&seed, (uint32_t)plan->cells);
        for (int i = 0; i < 40 && board_plan_side(plan, a, c) < 0; i++)
            c = 1 + (int)test_random(&seed, (uint32_t)plan->cells);
        bool gate = test_random(&seed, 4) == 0 && !plan->kind[plan->cell[a].kind].gate &&
                    !plan->kind[plan->cell[c].kind].gate;
        if (board_plan_side(plan, a, c) >= 0)
            board_plan_edge(plan, a, c, gate ? BOARD_OPEN : BOARD_WALL, gate, true);
    }
    struct world w = {.b = board_build(plan, arena)};
    cr_assert(w.b, "%s", plan->words);
    free(plan);
    for (int gate = 1; gate <= w.b->gates; gate++)
        board_set_gate(&w.shut, gate, test_random(&seed, 2));
    for (int c = 1; c <= w.b->cells; c++) {
        w.enter[c] = (uint8_t)test_random(&seed, 3);
        w.leave[c] = (uint8_t)(test_random(&seed, 12) == 0 ? 21 : test_random(&seed, 3));
    }
    return w;
}

/* All sorts of boards, a handful of each, given to a check. */
static void on_random_boards(int columns, int rows, int each, void (*check)(const struct world *))
{
    struct arb_arena *arena = arb_arena_new();
    for (int i = 0; i < 3 * each; i++) {
        struct world w = random_world(i % 3 ? BOARD_SQUARE : BOARD_HEX, i % 3 == 2, columns, rows,
                                      (uint64_t)i * 7919 + 1, arena);
        check(&w);
    }
    arb_arena_free(arena);
}

/* The same with its gates as they are, with all open and with all shut. */
static void with_all_gates(const struct world *w, void (*check)(const struct world *))
{
    struct world other = *w;
    check(w);
    memset(&other.shut, 0, sizeof other.shut);
    check(&other);
    for (int gate = 1; gate <= w->b->gates; gate++)
        board_set_gate(&other.shut, gate, true);
    check(&other);
}

/* ---- Lines, by real numbers and every edge of the board ----------------------------- */

struct point {
    double x, y;
};

static struct point corner_point(const struct board *b, int corner)
{
    return (struct point){b->corner[corner].x, b->corner[corner].y};
}

static double cross(struct point o, struct point a, struct point c)
{
    double value = (a.x - o.x) * (c.y - o.y) - (a.y - o.y) * (c.x - o.x);
    return fabs(value) < 1e-7 ? 0 : value;
}

static bool same_point(struct point a, struct point c)
{
    return fabs(a.x - c.x) < 1e-7 && fabs(a.y - c.y) < 1e-7;
}

/* Is x on the segment from p to q, ends included? */
static bool on_segment(struct point p, struct point q, struct point x)
{
    double along = (x.x - p.x) * (q.x - p.x) + (x.y - p.y) * (q.y - p.y);
    double length = (q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y);
    return cross(p, q, x) == 0 && along > -1e-7 && along < length + 1e-7;
}

/* 1 inside, 0 on the boundary, -1 outside. */
static int inside(const struct board *b, int c, struct point x)
{
    int sides = b->shape == BOARD_HEX ? 6 : 4, least = 1;
    for (int i = 0; i < sides; i++) {
        double s = cross(corner_point(b, b->cell[c].corner[i]),
                         corner_point(b, b->cell[c].corner[(i + 1) % sides]), x);
        int here = s > 0 ? 1 : s < 0 ? -1 : 0;
        least = here < least ? here : least;
    }
    return least;
}

/* A half of a cell around a corner: the cell, and on which side of its diagonal wall. */
struct half {
    int cell, side;
};

static int diagonal_of(const struct board *b, int c)
{
    for (int e = 1; e <= b->edges; e++)
        if (b->edge[e].a == c && b->edge[e].b == c)
            return e;
    return 0;
}

static int side_of_diagonal(const struct board *b, int c, int v, struct point x)
{
    int d = diagonal_of(b, c);
    if (!d || (b->edge[d].p != v && b->edge[d].q != v))
        return 0;
    double s = cross(corner_point(b, b->edge[d].p), corner_point(b, b->edge[d].q), x);
    return s > 0 ? 1 : s < 0 ? -1 : 0;
}

/* The halves at a corner that have a point on their closed side. */
static int halves_at(const struct board *b, int v, struct point x, struct half out[8])
{
    int count = 0;
    for (int c = 1; c <= b->cells; c++) {
        bool at = false;
        for (int i = 0; i < 6; i++)
            at = at || b->cell[c].corner[i] == v;
        if (!at || inside(b, c, x) < 0)
            continue;
        int d = diagonal_of(b, c);
        bool split = d && (b->edge[d].p == v || b->edge[d].q == v);
        int side = side_of_diagonal(b, c, v, x);
        for (int s = -1; s <= 1; s++)
            if (split ? s != 0 && (side == 0 || side == s) : s == 0)
                out[count++] = (struct half){c, s};
    }
    return count;
}

/* Do two halves at v meet in an open edge at v? */
static bool joined(const struct world *w, int v, struct half x, struct half y)
{
    const struct board *b = w->b;
    if (x.cell == y.cell)
        return x.side == y.side; /* the diagonal wall is between them */
    int e = 0;
    for (int k = 1; k <= b->edges; k++) {
        const struct board_edge *edge = b->edge + k;
        if (((edge->a == x.cell && edge->b == y.cell) ||
             (edge->a == y.cell && edge->b == x.cell)) &&
            (edge->p == v || edge->q == v))
            e = k;
    }
    if (!e || barrier(w, e))
        return false;
    /* The other end of that edge lies on the halves' own sides. */
    struct point end = corner_point(b, b->edge[e].p == v ? b->edge[e].q : b->edge[e].p);
    return (!x.side || side_of_diagonal(b, x.cell, v, end) == x.side) &&
           (!y.side || side_of_diagonal(b, y.cell, v, end) == y.side);
}

static bool around(const struct world *w, int v, const struct half *from, int froms,
                   const struct half *to, int tos)
{
    struct half all[16], reached[16];
    int count = 0, done = 0;
    const struct board *b = w->b;
    int n = 0;
    for (int c = 1; c <= b->cells; c++)
        for (int i = 0; i < 6; i++)
            if (b->cell[c].corner[i] == v) {
                int d = diagonal_of(b, c);
                bool split = d && (b->edge[d].p == v || b->edge[d].q == v);
                for (int s = -1; s <= 1; s++)
                    if (split ? s != 0 : s == 0)
                        all[n++] = (struct half){c, s};
            }
    for (int i = 0; i < froms; i++)
        reached[count++] = from[i];
    for (; done < count; done++) {
        for (int i = 0; i < tos; i++)
            if (reached[done].cell == to[i].cell && reached[done].side == to[i].side)
                return true;
        for (int i = 0; i < n; i++) {
            bool known = false;
            for (int k = 0; k < count; k++)
                known = known || (reached[k].cell == all[i].cell && reached[k].side == all[i].side);
            if (!known && joined(w, v, reached[done], all[i]))
                reached[count++] = all[i];
        }
    }
    return false;
}

static bool reference_corner(const struct world *w, int a, int c, struct point p, struct point q,
                             int v)
{
    const struct board *b = w->b;
    struct point at = corner_point(b, v);
    double length = hypot(q.x - p.x, q.y - p.y);
    struct point before = {at.x - (q.x - p.x) / length * 1e-3, at.y - (q.y - p.y) / length * 1e-3};
    struct point after = {at.x + (q.x - p.x) / length * 1e-3, at.y + (q.y - p.y) / length * 1e-3};
    struct half from[8], to[8];
    int froms = same_point(at, p) ? 1 : halves_at(b, v, before, from);
    int tos = same_point(at, q) ? 1 : halves_at(b, v, after, to);
    if (same_point(at, p))
        from[0] = (struct half){a, 0};
    if (same_point(at, q))
        to[0] = (struct half){c, 0};
    return around(w, v, from, froms, to, tos);
}

static int by_number(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Points of the segment, one between each two places where it meets a line of the grid. */
static int points_between(const struct board *b, struct point p, struct point q,
                          struct point out[512])
{
    double at[512] = {0, 1};
    int count = 2, points = 0;
    for (int e = 1; e <= b->edges && count < 512; e++) {
        if (!b->edge[e].p)
            continue;
        struct point u = corner_point(b, b->edge[e].p), v = corner_point(b, b->edge[e].q);
        double sp = cross(u, v, p), sq = cross(u, v, q);
        if (sp != sq && sp / (sp - sq) > 0 && sp / (sp - sq) < 1)
            at[count++] = sp / (sp - sq);
    }
    qsort(at, (size_t)count, sizeof *at, by_number);
    for (int i = 1; i < count; i++)
        if (at[i] - at[i - 1] > 1e-6) {
            double t = (at[i] + at[i - 1]) / 2;
            out[points++] = (struct point){p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t};
        }
    return points;
}

/* Is the segment free, and which cells does it cross? */
static bool reference_line(const struct world *w, int a, int c, struct point p, struct point q,
                           struct board_set *crossed)
{
    const struct board *b = w->b;
    struct point point[512];
    int points = points_between(b, p, q, point), sides = b->shape == BOARD_HEX ? 6 : 4;
    bool covered = true;
    board_clear(crossed);
    for (int k = 0; k < points; k++) {
        bool met = false;
        for (int i = 1; i <= b->cells; i++) {
            int in = inside(b, i, point[k]);
            met = met || in >= 0;
            if (in > 0 && i != a && i != c)
                board_add(crossed, i);
        }
        covered = covered && met;
    }
    for (int i = 1; i <= b->cells; i++)
        for (int k = 0; k < sides && i != a && i != c; k++)
            if (on_segment(p, q, corner_point(b, b->cell[i].corner[k])) &&
                on_segment(p, q, corner_point(b, b->cell[i].corner[(k + 1) % sides])))
                board_add(crossed, i);
    if (!covered)
        return false;
    for (int e = 1; e <= b->edges; e++) {
        if (!b->edge[e].p || !barrier(w, e))
            continue;
        struct point u = corner_point(b, b->edge[e].p), v = corner_point(b, b->edge[e].q);
        double sp = cross(u, v, p), sq = cross(u, v, q), su = cross(p, q, u), sv = cross(p, q, v);
        bool apart = su * sv < 0;
        if (apart && sp * sq < 0)
            return false;
        if (apart && sp == 0 && b->edge[e].a == b->edge[e].b)
            return false; /* from or to the middle of a diagonal wall */
        if (apart && sq == 0 && b->edge[e].a == b->edge[e].b)
            return false;
        if (su == 0 && sv == 0)
            for (int k = 0; k < points; k++)
                if (on_segment(u, v, point[k]))
                    return false;
        /* From the middle of a side outwards. */
        struct point eye = {b->cell[a].cx, b->cell[a].cy};
        if (apart && sp == 0 && cross(u, v, eye) * sq < 0)
            return false;
    }
    for (int v = 1; v <= b->corners; v++)
        if (on_segment(p, q, corner_point(b, v)) && !reference_corner(w, a, c, p, q, v))
            return false;
    return true;
}

static void check_lines(const struct world *w)
{
    const struct board *b = w->b;
    uint64_t seed = b->cells * 31u + b->edges;
    struct board_crossed crossed;
    for (int i = 0; i < 60; i++) {
        int a = 1 + (int)test_random(&seed, b->cells), c = 1 + (int)test_random(&seed, b->cells);
        enum board_lines sort = (enum board_lines)test_random(&seed, 3);
        int n = (int)test_random(&seed, (uint32_t)board_line_count(b, sort));
        bool cut = b->kind[b->cell[a].kind].diagonal || b->kind[b->cell[c].kind].diagonal;
        if (a == c || (cut && sort == BOARD_BY_CORNERS))
            continue; /* nobody stands in a cell that is cut in two */
        struct board_line line = board_line(b, sort, a, c, n);
        struct point p = {(double)line.px / line.scale, (double)line.py / line.scale};
        struct point q = {(double)line.qx / line.scale, (double)line.qy / line.scale};
        if (same_point(p, q))
            continue;
        struct board_set expected, found;
        bool free_line = reference_line(w, a, c, p, q, &expected);
        char first[BOARD_LETTERS], second[BOARD_LETTERS];
        cr_assert_eq(board_line_clear(b, line, barrier, NULL, w, &crossed), free_line,
                     "%s line %d.%d from %s to %s: expected %d", b->shape ? "square" : "hex", sort,
                     n, board_name(b, a, first), board_name(b, c, second), free_line);
        if (!free_line)
            continue;
        board_clear(&found);
        for (int k = 0; k < crossed.count; k++)
            board_add(&found, crossed.cell[k]);
        cr_assert(memcmp(&found, &expected, sizeof found) == 0, "%s to %s crosses %s, expected %s",
                  board_name(b, a, first), board_name(b, c, second), names(b, &found),
                  names(b, &expected));
        cr_assert_eq(board_count(&found), crossed.count, "a cell is crossed once");
    }
}

Test(board_property, lines_agree_with_a_slow_way)
{
    on_random_boards(9, 7, 40, check_lines);
}

/* Line (i, j) from a to c is line (j, i) from c to a. */
static uint32_t reversed(const struct board *b, uint32_t lines)
{
    int others = b->shape == BOARD_HEX ? 5 : 3;
    uint32_t out = 0;
    for (int n = 0; n < others * (others + 1); n++) {
        int i = n / others, j = n % others < i ? n % others : n % others + 1;
        if (lines >> n & 1)
            out |= 1u << (j * others + (i < j ? i : i - 1));
    }
    return out;
}

static void check_symmetry(const struct world *w)
{
    const struct board *b = w->b;
    for (int a = 1; a <= b->cells; a++)
        for (int c = a + 1; c <= b->cells; c += 3) {
            if (b->kind[b->cell[a].kind].diagonal || b->kind[b->cell[c].kind].diagonal)
                continue;
            uint32_t forth = board_lines(b, BOARD_BY_CORNERS, a, c, barrier, NULL, w);
            uint32_t back = board_lines(b, BOARD_BY_CORNERS, c, a, barrier, NULL, w);
            cr_assert_eq(forth, reversed(b, back));
            cr_assert_eq(board_sees(b, BOARD_BY_CENTRES, a, c, barrier, NULL, w),
                         board_sees(b, BOARD_BY_CENTRES, c, a, barrier, NULL, w));
        }
}

Test(board_property, lines_between_corners_and_centres_go_both_ways)
{
    on_random_boards(8, 6, 6, check_symmetry);
}

static void check_tables_now(const struct world *w)
{
    const struct board *b = w->b;
    struct arb_arena *arena = arb_arena_new();
    for (int sort = 0; sort < 3; sort++) {
        const struct board_sight *sight = board_sight_table(b, (enum board_lines)sort, arena);
        struct board_set among = {{0}};
        for (int a = 1; a <= b->cells; a += 2)
            board_add(&among, a);
        for (int c = 1; c <= b->cells; c += 3) {
            struct board_set seers = board_seers(b, sight, &w->shut, c, &among, barrier, w);
            for (int a = 1; a <= b->cells; a += 2) {
                uint32_t lines = board_lines(b, (enum board_lines)sort, a, c, barrier, NULL, w);
                cr_assert_eq(board_lines_by(b, sight, a, c, barrier, w), lines);
                cr_assert_eq(board_sees_by(b, sight, a, c, barrier, w), lines != 0);
                cr_assert_eq(board_has(&seers, a), lines != 0);
            }
            board_drop(&seers, &among);
            cr_assert(board_empty(&seers), "no others");
        }
    }
    arb_arena_free(arena);
}

static void check_tables(const struct world *w)
{
    with_all_gates(w, check_tables_now);
}

Test(board_property, tables_agree_with_the_lines_themselves)
{
    on_random_boards(7, 6, 3, check_tables);
}

/* Which lines cross a cell, held against the lines themselves. */
static void check_crossings(const struct world *w)
{
    const struct board *b = w->b;
    struct arb_arena *arena = arb_arena_new();
    const struct board_sight *sight = board_sight_table(b, BOARD_BY_CORNERS, arena);
    const struct board_crossings *all = board_crossing_table(b, sight, arena);
    static uint32_t lines[BOARD_CELLS + 1];
    for (int a = 1; a <= b->cells; a++)
        for (int c = 1; c <= b->cells; c++) {
            const struct board_strip *strip = board_strip_between(b, all, a, c);
            uint32_t free_lines = board_lines(b, BOARD_BY_CORNERS, a, c, barrier, NULL, w);
            memset(lines, 0, sizeof lines);
            for (int i = 0; i < strip->count && a != c; i++)
                lines[board_at(b, b->cell[a].x + strip->cell[i].dx,
                               b->cell[a].y + strip->cell[i].dy)] = strip->cell[i].lines;
            for (uint32_t rest = free_lines; rest && a != c; rest &= rest - 1) {
                int n = __builtin_ctz(rest);
                struct board_crossed crossed;
                struct board_set expected;
                board_line_clear(b, board_line(b, BOARD_BY_CORNERS, a, c, n), barrier, NULL, w,
                                 &crossed);
                board_clear(&expected);
                for (int i = 0; i < crossed.count; i++)
                    board_add(&expected, crossed.cell[i]);
                for (int cell = 1; cell <= b->cells; cell++)
                    cr_assert_eq(lines[cell] >> n & 1, board_has(&expected, cell));
            }
        }
    arb_arena_free(arena);
}

Test(board_property, crossings_agree_with_the_lines_themselves)
{
    on_random_boards(7, 6, 4, check_crossings);
}

/* ---- Range and reach ------------------------------------------------------------------ */

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

/* ---- Walks over sets ------------------------------------------------------------------- */

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

/* ---- Sets ------------------------------------------------------------------------------ */

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
