/* Lines on any board, tried on random ones and held against a slow and simple way: by real
 * numbers and every edge of the board. */
#include "board_random.h"
#include "board_tables.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

TestSuite(board_lines, .timeout = 240);

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

Test(board_lines, lines_agree_with_a_slow_way)
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

Test(board_lines, lines_between_corners_and_centres_go_both_ways)
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

Test(board_lines, tables_agree_with_the_lines_themselves)
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

Test(board_lines, crossings_agree_with_the_lines_themselves)
{
    on_random_boards(7, 6, 4, check_crossings);
}
