/* Sets, templates, pieces. */
#include "board_helper.h"
#include "board_pieces.h"

#include <criterion/criterion.h>

TestSuite(board_sets, .timeout = 60);

/* Drawn as they lie when used northwards. */
static const struct board_template explosion = {
    9, {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {0, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};
static const struct board_template cross = {5, {{0, 0}, {0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
static const struct board_template lance = {4, {{0, 0}, {0, -1}, {0, -2}, {0, -3}}};
static const struct board_template blow = {4, {{0, 0}, {-1, -1}, {0, -1}, {1, -1}}};
static const struct board_template sweep = {3, {{-1, 0}, {0, 0}, {1, 0}}};

static const char *stamped(const struct board *b, const struct board_template *shape,
                           const char *at, int direction)
{
    static struct board_set set;
    board_stamp(b, shape, cell(b, at), direction, &set);
    return names(b, &set);
}

Test(board_sets, templates_are_turned_and_cut_at_the_border)
{
    const struct board *b = test_board(BOARD_SQUARE, 8, 8, false, NULL, NULL);
    cr_expect_str_eq(stamped(b, &explosion, "c3", BOARD_N), "b2 c2 d2 b3 c3 d3 b4 c4 d4");
    cr_expect_str_eq(stamped(b, &explosion, "a1", BOARD_N), "a1 b1 a2 b2");
    cr_expect_str_eq(stamped(b, &cross, "c3", BOARD_N), "c2 b3 c3 d3 c4");
    cr_expect_str_eq(stamped(b, &lance, "c5", BOARD_N), "c2 c3 c4 c5");
    cr_expect_str_eq(stamped(b, &lance, "c5", BOARD_E), "c5 d5 e5 f5");
    cr_expect_str_eq(stamped(b, &lance, "c5", BOARD_S), "c5 c6 c7 c8");
    cr_expect_str_eq(stamped(b, &lance, "c5", BOARD_W), "a5 b5 c5");
    cr_expect_str_eq(stamped(b, &blow, "c5", BOARD_E), "d4 c5 d5 d6");
    cr_expect_str_eq(stamped(b, &sweep, "c5", BOARD_W), "c4 c5 c6");
}

Test(board_sets, templates_turn_on_hexagons)
{
    const struct board *b = test_board(BOARD_HEX, 15, 9, false, NULL, NULL);
    static const struct board_template line = {3, {{0, 0}, {1, -1}, {2, -2}}};
    static const char *const end[] = {"I-3", "K-5", "I-7", "E-7", "C-5", "E-3"};
    struct board_set set;
    for (int direction = 0; direction < 6; direction++) {
        board_stamp(b, &line, cell(b, "G-5"), direction, &set);
        cr_expect_eq(board_count(&set), 3);
        cr_expect(board_has(&set, cell(b, end[direction])), "%s", names(b, &set));
        cr_expect(board_has(&set, board_way_in(b, cell(b, "G-5"), direction)->to));
    }
}

Test(board_sets, away_from_somebody)
{
    const struct board *b = test_board(BOARD_SQUARE, 8, 8, false, NULL, NULL);
    uint8_t direction[BOARD_SIDES];
    cr_assert_eq(board_away(b, cell(b, "b2"), cell(b, "b4"), direction), 3);
    cr_expect(direction[0] == BOARD_E && direction[1] == BOARD_S && direction[2] == BOARD_W);
    cr_assert_eq(board_away(b, cell(b, "b2"), cell(b, "d4"), direction), 2);
    cr_expect(direction[0] == BOARD_E && direction[1] == BOARD_S);
}

Test(board_sets, the_nearest_are_all_of_the_first_ring)
{
    const struct board *b = test_board(BOARD_HEX, 12, 5, false, NULL, NULL);
    struct board_set free_cells = cells(b, "A-1 G-1 G-5 I-3 L-4"), out;
    cr_expect_eq(board_nearest(b, cell(b, "E-3"), &free_cells, &out), 2);
    cr_expect_str_eq(names(b, &out), "G-1 I-3 G-5");
    board_clear(&free_cells);
    cr_expect_eq(board_nearest(b, cell(b, "E-3"), &free_cells, &out), -1);
    cr_expect(board_empty(&out));
}

Test(board_sets, set_arithmetic)
{
    const struct board *b = test_board(BOARD_SQUARE, 20, 20, false, NULL, NULL);
    struct board_set all, few = cells(b, "a1 t20 k10"), rest;
    board_all(b, &all);
    cr_expect_eq(board_count(&all), 400);
    cr_expect_eq(board_next(&few, cell(b, "t20")), 0);
    rest = all;
    board_drop(&rest, &few);
    cr_expect_eq(board_count(&rest), 397);
    board_keep(&all, &few);
    cr_expect_str_eq(names(b, &all), "a1 k10 t20");
    board_unite(&rest, &few);
    cr_expect_eq(board_count(&rest), 400);
    board_remove(&few, cell(b, "k10"));
    cr_expect_str_eq(names(b, &few), "a1 t20");
}

/* Pieces. */

Test(board_sets, pieces_move_between_stacks)
{
    const struct board *b = test_board(BOARD_HEX, 12, 5, false, NULL, NULL);
    static struct board_piece piece[33];
    static struct board_pile pile[BOARD_CELLS + 1];
    uint64_t seed = 5;
    for (int i = 0; i < 4000; i++) {
        int p = 1 + (int)test_random(&seed, 32), c = (int)test_random(&seed, 7);
        if (test_random(&seed, 3))
            board_place(pile, piece, p, c);
        else
            board_place_under(pile, piece, p, c);
        cr_assert_eq(piece[p].cell, c);
        const char *wrong = board_check_pieces(b, pile, piece, 32);
        cr_assert_null(wrong, "%s", wrong);
    }
    for (int p = 1; p <= 32; p++)
        board_lift(pile, piece, p);
    for (int c = 0; c <= b->cells; c++)
        cr_assert_eq(board_top(pile, c), 0);
}

Test(board_sets, stacks_counts_and_facing)
{
    const struct board *b = test_board(BOARD_HEX, 12, 5, false, NULL, NULL);
    static struct board_piece piece[4];
    static struct board_pile pile[BOARD_CELLS + 1];
    int here = cell(b, "E-3");
    board_place(pile, piece, 1, here);
    board_place(pile, piece, 2, here);
    board_place_under(pile, piece, 3, here);
    int order[3], n = 0;
    EACH_PIECE (pile, piece, here, p)
        order[n++] = p;
    cr_expect(n == 3 && order[0] == 3 && order[1] == 1 && order[2] == 2);
    cr_expect_eq(board_top(pile, here), 2);
    cr_expect(board_add_count(piece, 2, 4));
    cr_expect_not(board_add_count(piece, 2, -5), "one piece is the least");
    cr_expect_not(board_add_count(piece, 2, 252), "256 are the most");
    cr_expect_eq(board_stack(pile, piece, here), 7);
    piece[1].facing = 1; /* east */
    cr_expect_eq(board_in_front(b, piece, 1), cell(b, "G-3"));
    cr_expect(board_faces(b, piece, 1, 2, 1) && board_faces(b, piece, 1, 0, 1));
    cr_expect_not(board_faces(b, piece, 1, 5, 1));
    cr_expect_eq(board_turned(b, piece[1].facing, -2), 5);
    board_place(pile, piece, 1, cell(b, "L-2"));
    cr_expect_eq(board_in_front(b, piece, 1), 0, "nothing beyond the border");
    piece[2].cell = 0;
    cr_expect_not_null(board_check_pieces(b, pile, piece, 3));
}

/* Cells and directions. */

Test(board_sets, there_is_nothing_beyond_the_border)
{
    const struct board *b = test_board(BOARD_SQUARE, 5, 4, true, NULL, NULL);
    for (int y = -3; y < 8; y++)
        for (int x = -3; x < 9; x++)
            cr_expect_eq(board_at(b, x, y) != 0, x >= 0 && x < 5 && y >= 0 && y < 4, "%d %d", x, y);
    int ways = 0;
    EACH_WAY (b, cell(b, "e2"), way)
        ways++;
    cr_expect_eq(ways, 5);
    cr_expect_null(board_way_in(b, cell(b, "e2"), BOARD_E));
    cr_expect_null(board_way_to(b, cell(b, "e2"), cell(b, "a3")));
}

Test(board_sets, directions_lead_there_and_back)
{
    const struct board *hex = test_board(BOARD_HEX, 12, 5, false, NULL, NULL);
    const struct board *square = test_board(BOARD_SQUARE, 5, 5, true, NULL, NULL);
    static const char *const around[] = {"c2", "d2", "d3", "d4", "c4", "b4", "b3", "b2"};
    static const char *const compass[] = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
    for (int direction = 0; direction < 8; direction++) {
        cr_expect_eq(board_way_in(square, cell(square, "c3"), direction)->to,
                     cell(square, around[direction]));
        cr_expect_str_eq(board_direction_name(square, direction), compass[direction]);
    }
    for (int i = 0; i < 2; i++) {
        const struct board *b = i ? hex : square;
        for (int c = 1; c <= b->cells; c++)
            EACH_WAY (b, c, way) {
                const struct board_way *back = b->way + way->back;
                int dx, dy;
                cr_expect_eq(back->to, c);
                cr_expect_eq(back->direction,
                             board_turned(b, way->direction, board_directions(b) / 2));
                board_offset(b, way->direction, &dx, &dy);
                cr_expect_eq(board_at(b, b->cell[c].x + dx, b->cell[c].y + dy), way->to);
            }
    }
    cr_expect_null(board_direction_name(hex, BOARD_BEYOND));
}

/* Each corner of a cell leads on, along the outline, to the next. */
Test(board_sets, outlines_are_closed_and_shared)
{
    for (int i = 0; i < 2; i++) {
        const struct board *b = test_board(i ? BOARD_HEX : BOARD_SQUARE, 6, 4, false, NULL, NULL);
        int sides = i ? 6 : 4;
        for (int c = 1; c <= b->cells; c++)
            for (int k = 0; k < sides; k++) {
                const struct board_edge *e = b->edge + b->cell[c].side[k];
                int from = b->cell[c].corner[k], to = b->cell[c].corner[(k + 1) % sides];
                cr_expect(e->a == c || e->b == c);
                cr_expect((e->p == from && e->q == to) || (e->p == to && e->q == from));
            }
    }
}
