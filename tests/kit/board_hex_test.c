/* Worked values on hexagons: range around walls, lines from corner to corner, walking
 * and leaping, and where an adversary would go. Columns A-L, rows 1-5. */
#include "board_helper.h"

#include <criterion/criterion.h>

TestSuite(board_hex, .timeout = 60);

/* One figure's view of a map: what hinders walking and what a leap may not land on. */
struct world {
    const struct board *b;
    struct board_set difficult, no_entry, figures;
    bool leap;
};

static bool wall(const void *with, int edge)
{
    const struct world *w = with;
    return w->b->edge[edge].kind == BOARD_WALL;
}

static board_cost price(const void *with, int from, const struct board_way *way)
{
    const struct world *w = with;
    (void)from;
    if (wall(with, way->edge) || (!w->leap && board_has(&w->no_entry, way->to)))
        return BOARD_NEVER;
    return BOARD_COST(!w->leap && board_has(&w->difficult, way->to) ? 2 : 1, 0);
}

static struct world plain(const char *walls)
{
    return (struct world){.b = test_board(BOARD_HEX, 12, 5, false, walls, NULL)};
}

static int range(const struct world *w, const char *a, const char *c)
{
    return board_range(w->b, cell(w->b, a), cell(w->b, c), wall, NULL, w);
}

static struct board_reach go(const struct world *w, const char *from, int points)
{
    struct board_reach reach;
    board_reach(w->b, cell(w->b, from), points, price, NULL, w, &reach);
    return reach;
}

static int cost(const struct world *w, const struct board_reach *r, const char *to)
{
    return board_first(board_reach_cost(r, cell(w->b, to)));
}

/* Where one may stop: not on what cannot be entered, nor on a figure. */
static struct board_set landings(const struct world *w, const struct board_reach *r)
{
    struct board_set ends = r->cells;
    board_drop(&ends, &w->no_entry);
    board_drop(&ends, &w->figures);
    return ends;
}

static const char three[] = "E-3|G-3 F-2|G-3 E-3|F-4";

Test(board_hex, range_without_and_around_walls)
{
    struct world w = plain(NULL);
    cr_expect_eq(w.b->cells, 30);
    cr_expect_eq(range(&w, "A-1", "G-3"), 4);
    cr_expect_eq(range(&w, "A-1", "K-5"), 7);
    cr_expect_eq(range(&w, "B-2", "L-2"), 5);
    cr_expect_eq(range(&w, "D-2", "D-4"), 2);
    w = plain("E-3|G-3");
    cr_expect_eq(range(&w, "E-3", "G-3"), 2);
    cr_expect_eq(range(&w, "C-3", "G-3"), 3);
    w = plain(three);
    cr_expect_eq(range(&w, "E-3", "G-3"), 3);
}

/* Free lines and how many of them cross n cells, up to 4. */
static int lines(const struct world *w, const char *a, const char *c, int by_cells[5])
{
    int count = 0;
    struct board_crossed crossed;
    for (int n = 0; n < board_line_count(w->b, BOARD_BY_CORNERS); n++) {
        struct board_line line =
            board_line(w->b, BOARD_BY_CORNERS, cell(w->b, a), cell(w->b, c), n);
        if (!board_line_clear(w->b, line, wall, NULL, w, &crossed))
            continue;
        count++;
        if (by_cells && crossed.count < 5)
            by_cells[crossed.count]++;
    }
    return count;
}

Test(board_hex, lines_from_corner_to_corner)
{
    struct world w = plain(NULL);
    int n[5] = {0};
    cr_expect_eq(lines(&w, "C-3", "G-3", n), 30);
    cr_expect(n[1] == 12 && n[2] == 12 && n[3] == 6, "%d %d %d", n[1], n[2], n[3]);
    memset(n, 0, sizeof n);
    cr_expect_eq(lines(&w, "D-2", "D-4", n), 30);
    cr_expect(n[1] == 22 && n[2] == 6 && n[3] == 2, "%d %d %d", n[1], n[2], n[3]);
    memset(n, 0, sizeof n);
    cr_expect_eq(lines(&w, "C-3", "H-4", n), 30);
    cr_expect(n[2] == 16 && n[3] == 8 && n[4] == 6, "%d %d %d", n[2], n[3], n[4]);
}

Test(board_hex, a_line_that_crosses_one_cell_crosses_the_one_between)
{
    struct world w = plain(NULL);
    struct board_crossed crossed;
    int between[2] = {0};
    for (int n = 0; n < 30; n++) {
        board_line_clear(w.b,
                         board_line(w.b, BOARD_BY_CORNERS, cell(w.b, "C-3"), cell(w.b, "G-3"), n),
                         wall, NULL, &w, &crossed);
        if (crossed.count == 1)
            cr_expect_eq(crossed.cell[0], cell(w.b, "E-3"));
        board_line_clear(w.b,
                         board_line(w.b, BOARD_BY_CORNERS, cell(w.b, "D-2"), cell(w.b, "D-4"), n),
                         wall, NULL, &w, &crossed);
        if (crossed.count == 1)
            between[crossed.cell[0] == cell(w.b, "C-3")]++;
        if (crossed.count == 1)
            cr_expect(crossed.cell[0] == cell(w.b, "C-3") || crossed.cell[0] == cell(w.b, "E-3"));
    }
    cr_expect(between[0] == 11 && between[1] == 11, "%d %d", between[0], between[1]);
}

Test(board_hex, lines_fall_into_classes_by_the_figures_they_cross)
{
    struct world w = plain(NULL);
    struct board_crossed crossed;
    int class[4] = {0};
    for (int n = 0; n < 30; n++) {
        int met = 0;
        board_line_clear(w.b,
                         board_line(w.b, BOARD_BY_CORNERS, cell(w.b, "C-3"), cell(w.b, "H-4"), n),
                         wall, NULL, &w, &crossed);
        for (int i = 0; i < crossed.count; i++)
            met |= crossed.cell[i] == cell(w.b, "E-3")   ? 1
                   : crossed.cell[i] == cell(w.b, "F-4") ? 2
                                                         : 0;
        class[met]++;
    }
    cr_expect_eq(class[3], 18);
    cr_expect_eq(class[1], 6);
    cr_expect_eq(class[2], 6);
    cr_expect_eq(board_hex_range(w.b, cell(w.b, "E-3"), cell(w.b, "C-3")), 1);
}

Test(board_hex, along_a_side_both_cells_count_at_the_same_distance)
{
    struct world w = plain(NULL);
    struct board_crossed crossed;
    int pairs = 0;
    for (int n = 0; n < 30; n++) {
        board_line_clear(w.b,
                         board_line(w.b, BOARD_BY_CORNERS, cell(w.b, "D-2"), cell(w.b, "D-4"), n),
                         wall, NULL, &w, &crossed);
        for (int i = 1; i < crossed.count; i++)
            pairs += crossed.beside[i];
    }
    cr_expect_gt(pairs, 0);
}

Test(board_hex, walls_stop_lines)
{
    struct world w = plain("E-3|G-3");
    cr_expect_eq(lines(&w, "E-3", "G-3", NULL), 24);
    cr_expect_eq(lines(&w, "C-3", "I-3", NULL), 12);
    cr_expect_eq(lines(&w, "D-2", "H-4", NULL), 20);
    w = plain(three);
    cr_expect_eq(lines(&w, "E-3", "G-3", NULL), 2);
    cr_expect_eq(lines(&w, "E-3", "H-4", NULL), 6);
    cr_expect_eq(lines(&w, "C-3", "I-3", NULL), 0);
}

Test(board_hex, walking_and_leaping_three)
{
    struct world w = plain(NULL);
    w.difficult = cells(w.b, "E-3 F-2");
    w.no_entry = cells(w.b, "F-4 G-3");
    struct board_reach walk = go(&w, "C-3", 3);
    cr_expect_eq(board_count(&walk.cells), 16, "%s", names(w.b, &walk.cells));
    cr_expect_eq(cost(&w, &walk, "E-3"), 2);
    cr_expect_eq(cost(&w, &walk, "F-2"), 3);
    cr_expect_eq(cost(&w, &walk, "G-1"), 3);
    cr_expect_eq(cost(&w, &walk, "G-5"), 3);
    w.leap = true;
    struct board_reach leap = go(&w, "C-3", 3);
    struct board_set ends = landings(&w, &leap), fresh = ends;
    cr_expect_eq(board_count(&ends), 19, "%s", names(w.b, &ends));
    board_drop(&fresh, &walk.cells);
    cr_expect_str_eq(names(w.b, &fresh), "H-2 I-3 H-4");
}

/* The cells from which a target can be attacked: in range, a line free. */
static struct board_set attack_cells(const struct world *w, const char *target, int least, int most)
{
    struct board_set set;
    struct board_field field;
    int goal = cell(w->b, target);
    board_range_field(w->b, goal, most, wall, NULL, w, &field);
    board_clear(&set);
    for (int c = 1; c <= w->b->cells; c++)
        if (field.steps[c] >= least && field.steps[c] <= most &&
            board_sees(w->b, BOARD_BY_CORNERS, c, goal, wall, NULL, w))
            board_add(&set, c);
    board_drop(&set, &w->no_entry);
    board_drop(&set, &w->figures);
    return set;
}

Test(board_hex, the_berserker_takes_the_target_that_costs_fewer_points)
{
    struct world w = plain(NULL);
    w.figures = cells(w.b, "B-4 J-4");
    w.no_entry = cells(w.b, "B-4 J-4 D-4 E-3 E-5");
    cr_expect_eq(range(&w, "F-4", "B-4"), 2);
    cr_expect_eq(range(&w, "F-4", "J-4"), 2);
    const char *const target[] = {"B-4", "J-4"};
    const int expected[] = {4, 1};
    for (int i = 0; i < 2; i++) {
        struct board_set goals = attack_cells(&w, target[i], 1, 1);
        struct board_reach back;
        board_reach_back(w.b, &goals, BOARD_ANY_COST, price, NULL, &w, &back);
        cr_expect_eq(cost(&w, &back, "F-4"), expected[i], "%s", target[i]);
    }
}

/* Others in range from a cell. */
static int others_near(const struct world *w, int from, const char *others, int most)
{
    struct board_set set = cells(w->b, others);
    int count = 0;
    EACH_CELL (&set, c)
        count += board_hex_range(w->b, from, c) <= most;
    return count;
}

Test(board_hex, the_archer_keeps_its_distance)
{
    struct world w = plain(NULL);
    w.figures = cells(w.b, "C-3 D-4 E-5");
    w.no_entry = w.figures;
    struct board_reach walk = go(&w, "K-3", 2);
    struct board_set can = attack_cells(&w, "C-3", 3, 3);
    board_keep(&can, &walk.cells);
    cr_expect_str_eq(names(w.b, &can), "H-2 I-3 H-4");
    EACH_CELL (&can, c)
        cr_expect_eq(others_near(&w, c, "D-4 E-5", 3), 2);
    cr_expect_eq(cost(&w, &walk, "I-3"), 1);
    cr_expect_eq(cost(&w, &walk, "H-2"), 2);
    cr_expect_eq(cost(&w, &walk, "H-4"), 2);
    struct board_set burning = cells(w.b, "I-3"), north;
    board_drop(&can, &burning);
    board_farthest(w.b, &can, 'N', &north);
    cr_expect_str_eq(names(w.b, &north), "H-2");
}

Test(board_hex, retreat_goes_farthest_and_the_die_decides)
{
    struct world w = plain(NULL);
    w.no_entry = w.figures = cells(w.b, "C-3");
    struct board_reach walk = go(&w, "E-3", 2);
    struct board_field field;
    struct board_set best, by_die, by_both;
    int far = 0;
    board_range_field(w.b, cell(w.b, "C-3"), -1, wall, NULL, &w, &field);
    board_clear(&best);
    EACH_CELL (&walk.cells, c) {
        if (field.steps[c] > far)
            board_clear(&best);
        if (field.steps[c] >= far)
            board_add(&best, c);
        far = field.steps[c] > far ? field.steps[c] : far;
    }
    cr_expect_eq(far, 3);
    cr_expect_str_eq(names(w.b, &best), "G-1 H-2 I-3 H-4 G-5");
    EACH_CELL (&best, c)
        cr_expect_eq(board_first(board_reach_cost(&walk, c)), 2);
    board_farthest(w.b, &best, 'E', &by_die);
    cr_expect_str_eq(names(w.b, &by_die), "I-3");
    board_farthest(w.b, &best, 'W', &by_die);
    cr_expect_str_eq(names(w.b, &by_die), "G-1 G-5");
    board_farthest(w.b, &by_die, 'N', &by_both);
    cr_expect_str_eq(names(w.b, &by_both), "G-1");
    board_farthest(w.b, &best, 'S', &by_die);
    cr_expect_str_eq(names(w.b, &by_die), "G-5");
    /* The die's own example: of H-2 and H-4, S gives H-4. */
    struct board_set two = cells(w.b, "H-2 H-4");
    board_farthest(w.b, &two, 'S', &by_die);
    cr_expect_str_eq(names(w.b, &by_die), "H-4");
}
