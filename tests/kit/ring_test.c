/* What tactical games share: the ground and who stands on it, what lies there, what befalls
 * figures, the die that settles what is level, lines past things, marks over the board. */
#include "kit_helper.h"

#include "board_helper.h"
#include "board_obstacles.h"
#include "compass.h"
#include "memory.h"
#include "overlay.h"
#include "view.h"

#include <criterion/criterion.h>

const struct board *ring_board;

/* What lies in a pile is mud from two on; a torch on the floor burns. */
const struct lying_row game_lying[] = {{ON_FLOOR, 1, "Torch", "light"},
                                       {ON_FLOOR, 2, "Net", "trap"},
                                       {ON_PILE, 0, "Sand", "sand"},
                                       {0}};

int game_ground(const struct arb_run *g, int cell)
{
    const struct lying *l = KIT_LYING(g);
    return (l->on[ON_FLOOR][cell] == 1 ? FLAME : 0) | (l->on[ON_PILE][cell] > 1 ? MUD : 0);
}

/* Columns A to I, rows 1 to 5: hexagons with their points up. */
static arb_table *open_ring(void)
{
    ring_board = test_board(BOARD_HEX, 9, 5, false, NULL, NULL);
    return open_skirmish("{}", 0);
}

static struct ring *ring_of(arb_table *t)
{
    return &skirmish_of(t)->ring;
}

static int at(const char *name)
{
    return cell(ring_board, name);
}

/* The ground. */

Test(ground, what_a_cell_is_follows_what_lies_there)
{
    arb_table *t = open_ring();
    struct ring *a = ring_of(t);
    int c = at("C-3");
    a->lying.on[ON_FLOOR][c] = 1;
    a->lying.on[ON_PILE][c] = 2;
    cr_assert_not_null(ground_check(&t->run), "nobody has looked yet");
    look_at_ground(&t->run, c);
    cr_assert(a->ground.is[c] == (FLAME | MUD) && !ground_check(&t->run));
    struct board_set flames = ground_with(&a->ground, FLAME), both = ground_with(&a->ground, 7);
    cr_assert(board_has(&flames, c) && board_count(&flames) == 1 && board_count(&both) == 1);
    a->lying.on[ON_FLOOR][c] = 0;
    a->lying.on[ON_PILE][at("D-2")] = 9;
    look_at_all_ground(&t->run);
    flames = ground_with(&a->ground, FLAME);
    both = ground_with(&a->ground, FLAME | MUD);
    cr_assert(board_empty(&flames) && board_count(&both) == 2 && !ground_check(&t->run));
    arb_table_close(t);
}

Test(ground, one_figure_a_cell_and_who_passes_takes_no_place)
{
    arb_table *t = open_ring();
    struct ring *a = ring_of(t);
    stand_at(&t->run, 1, at("C-3"));
    stand_at(&t->run, 4, at("D-2"));
    int seen = 0;
    EACH_STANDING (&t->run, 0, f)
        seen = seen * 10 + f;
    cr_assert(seen == 14 && ground_next(&a->ground, 1) == 4 && !ground_next(&a->ground, 4));
    stand_at(&t->run, 1, at("D-2"));
    cr_assert(a->ground.at[at("D-2")] == 4, "the other one is still the figure there");
    cr_assert_str_eq(ground_check(&t->run), "two figures are on one space");
    stand_at(&t->run, 1, at("E-3"));
    cr_assert(a->ground.at[at("D-2")] == 4 && a->ground.at[at("E-3")] == 1);
    cr_assert(!a->ground.at[at("C-3")] && board_count(&a->ground.taken) == 2);
    cr_assert(!ground_check(&t->run));
    stand_at(&t->run, 4, 0);
    cr_assert(!board_has(&a->ground.taken, at("D-2")) && !(a->ground.present >> 4 & 1));
    a->ground.at[at("A-1")] = 2;
    cr_assert_not_null(ground_check(&t->run));
    arb_table_close(t);
}

/* What lies there. */

Test(lying, what_is_moved_adds_up_or_takes_the_place)
{
    arb_table *t = open_ring();
    struct lying *l = KIT_LYING(&t->run);
    l->on[ON_FLOOR][3] = 1;
    l->on[ON_FLOOR][4] = 2;
    l->on[ON_PILE][3] = 2;
    l->on[ON_PILE][4] = 3;
    cr_assert(lies_there(&t->run, 3, 1 << ON_FLOOR) && !lies_there(&t->run, 5, 3));
    move_lying(&t->run, 3, 4, 1 << ON_PILE);
    cr_assert(l->on[ON_PILE][4] == 5 && !l->on[ON_PILE][3] && l->on[ON_FLOOR][4] == 2);
    move_lying(&t->run, 3, 4, 3);
    cr_assert(l->on[ON_FLOOR][4] == 1 && l->on[ON_PILE][4] == 5 && !lies_there(&t->run, 3, 3));
    arb_table_close(t);
}

Test(lying, it_is_told_as_pieces)
{
    arb_table *t = open_ring();
    struct arb_json out = {0};
    KIT_LYING(&t->run)->on[ON_FLOOR][3] = 2;
    KIT_LYING(&t->run)->on[ON_PILE][3] = 7;
    arb_put_array(&out, NULL);
    put_lying(&t->run, &out);
    arb_put_end(&out);
    json_t *told = arb_json_value(&out);
    cr_assert(json_array_size(told) == 2);
    const json_t *net = json_array_get(told, 0), *sand = json_array_get(told, 1);
    cr_assert(json_integer_value(json_object_get(net, "id")) == 103);
    cr_assert(json_integer_value(json_object_get(net, "def")) == 41 &&
              !json_object_get(net, "tokens"));
    cr_assert(json_integer_value(json_object_get(sand, "def")) == 42);
    cr_assert(json_integer_value(json_object_get(json_object_get(sand, "tokens"), "sand")) == 7);
    json_decref(told);
    struct arb_json def = {0};
    cr_assert(put_lying_def(1, &def) && !put_lying_def(3, &def));
    told = arb_json_value(&def);
    cr_assert_str_eq(json_string_value(json_object_get(told, "title")), "Net");
    json_decref(told);
    arb_table_close(t);
}

/* What befalls figures. */

Test(statuses, one_that_came_in_its_own_turn_outlives_it)
{
    static const struct status_end ends[] = {{DIZZY, "ar.2"}, {ASLEEP, "ar.3"}, {0}};
    arb_table *t = open_ring();
    struct ring *a = ring_of(t);
    a->acting = 2;
    cr_assert(status_give(&t->run, 2, DIZZY) && status_give(&t->run, 3, DIZZY));
    cr_assert(!status_give(&t->run, 3, DIZZY) && a->again == 1, "no more than once");
    cr_assert(!a->beside && status_give(&t->run, 3, BRAVE) && a->beside == 1);
    statuses_end(&t->run, 2, ends);
    statuses_end(&t->run, 3, ends);
    cr_assert(a->status[2].on == 1 << DIZZY && a->kept == 1);
    cr_assert(a->status[3].on == 1 << BRAVE, "bravery does not end with a turn");
    a->acting = 0;
    statuses_end(&t->run, 2, ends);
    cr_assert(!a->status[2].on && !a->status[2].fresh);
    arb_table_close(t);
}

Test(statuses, getting_it_again_begins_its_time_anew)
{
    static const struct status_end ends[] = {{ASLEEP, "ar.3"}, {0}};
    arb_table *t = open_ring();
    struct ring *a = ring_of(t);
    status_give(&t->run, 1, ASLEEP);
    a->acting = 1;
    status_give(&t->run, 1, ASLEEP);
    statuses_end(&t->run, 1, ends);
    cr_assert(a->status[1].on == 1 << ASLEEP);
    status_lose(&t->run, 1, ASLEEP, "ar.4");
    status_lose(&t->run, 1, ASLEEP, "ar.4");
    cr_assert(!a->status[1].on && !a->status[1].fresh);
    arb_table_close(t);
}

Test(statuses, they_are_named_in_views)
{
    arb_table *t = open_ring();
    struct arb_json out = {0};
    struct view_some words = {.out = &out, .key = NULL};
    status_give(&t->run, 1, BRAVE);
    status_give(&t->run, 1, DIZZY);
    view_add_statuses(&t->run, 1, &words);
    view_end_some(&words);
    json_t *told = arb_json_value(&out);
    cr_assert(json_array_size(told) == 2);
    cr_assert_str_eq(json_string_value(json_array_get(told, 0)), "Dizzy");
    cr_assert_str_eq(json_string_value(json_array_get(told, 1)), "Brave");
    json_decref(told);
    arb_table_close(t);
}

/* The compass die. */

Test(compass, large_letter_first_then_the_small_one)
{
    ring_board = test_board(BOARD_HEX, 9, 5, false, NULL, NULL);
    int north_east = 2 * 16 + NORTH * 4 + EAST, west_south = WEST * 4 + SOUTH;
    cr_assert(compass_colour(north_east) == 2 && compass_colour(west_south) == 0);
    cr_assert(compass_letter(north_east, COMPASS_SMALL) == EAST);
    cr_assert(compass_prefers(ring_board, north_east, at("A-1"), at("I-3")));
    cr_assert(compass_prefers(ring_board, north_east, at("E-1"), at("C-1")));
    cr_assert(!compass_prefers(ring_board, north_east, at("C-1"), at("E-1")));
    cr_assert(compass_prefers(ring_board, west_south, at("C-1"), at("E-5")));
    cr_assert(compass_prefers(ring_board, west_south, at("C-3"), at("C-1")));
    cr_assert(!compass_prefers(ring_board, west_south, at("C-3"), at("C-3")));
    struct die die = {.faces = 2, .face = {{.words = "red N E"}, {.words = "blue W S"}}};
    cr_assert(compass_called(&die, "blue W S") == 2 && !compass_called(&die, "blue"));
    cr_assert(!compass_called(&die, NULL));
}

/* Lines past things. */

static const struct board_crossings *crossings(void)
{
    static struct arb_arena *arena;
    arena = arena ? arena : arb_arena_new();
    return board_crossing_table(ring_board, board_sight_table(ring_board, BOARD_BY_CORNERS, arena),
                                arena);
}

Test(obstacles, lines_past_the_same_are_one)
{
    ring_board = test_board(BOARD_HEX, 9, 5, false, NULL, NULL);
    int from = at("A-3"), to = at("I-3");
    uint32_t all = (1u << 30) - 1;
    struct board_obstacles crossed;
    struct board_set there = {{0}};
    board_find_obstacles(ring_board, crossings(), from, to, all, &there, &crossed);
    cr_assert(!crossed.count);
    cr_assert(board_unlike_lines(ring_board, from, to, all, true, &crossed) == 1,
              "nothing is in the way, so that it is all the same");
    board_add(&there, at("D-2"));
    board_add(&there, from);
    board_find_obstacles(ring_board, crossings(), from, to, all, &there, &crossed);
    cr_assert(crossed.count == 1 && crossed.cell[0] == at("D-2"), "the ends are not in the way");
    uint32_t two = board_unlike_lines(ring_board, from, to, all, false, &crossed);
    cr_assert(__builtin_popcount(two) == 2, "past it, and through it");
    board_add(&there, at("F-2"));
    board_add(&there, at("E-3"));
    board_find_obstacles(ring_board, crossings(), from, to, all, &there, &crossed);
    uint32_t kinds = board_unlike_lines(ring_board, from, to, all, false, &crossed);
    cr_assert(crossed.count == 3);
    for (uint32_t a = kinds; a; a &= a - 1)
        for (uint32_t b = a & (a - 1); b; b &= b - 1) {
            struct board_crossed one, other;
            board_along(ring_board, from, to, __builtin_ctz(a), &there, &one);
            board_along(ring_board, from, to, __builtin_ctz(b), &there, &other);
            cr_assert(one.count != other.count ||
                      memcmp(one.cell, other.cell, (size_t)one.count * sizeof *one.cell) != 0);
        }
}

Test(obstacles, along_a_line_the_nearest_comes_first_and_two_sides_are_a_pair)
{
    ring_board = test_board(BOARD_HEX, 9, 5, false, NULL, NULL);
    int from = at("E-1"), to = at("E-5");
    struct board_set there = {{0}};
    struct board_crossed crossed;
    bool pair = false;
    board_all(ring_board, &there);
    for (int line = 0; line < 30; line++) {
        board_along(ring_board, from, to, line, &there, &crossed);
        for (int i = 1; i < crossed.count; i++) {
            int near = board_free_range(ring_board, from, crossed.cell[i - 1]),
                far = board_free_range(ring_board, from, crossed.cell[i]);
            cr_assert(near <= far + (int)crossed.beside[i], "%d: %d", line, i);
            pair = pair || crossed.beside[i];
        }
        for (int i = 0; i < crossed.count; i++)
            cr_assert(crossed.cell[i] != from && crossed.cell[i] != to);
    }
    cr_assert(pair, "a line runs along an edge");
}

/* Over the board. */

int game_stands_at(const struct arb_run *g, int figure)
{
    return GROUND_CELL(g, figure);
}

bool game_could_reach(const struct arb_run *g, int figure, int cell, int range)
{
    return board_free_range(ring_board, GROUND_CELL(g, figure), cell) <= (range ? range : 1);
}

bool game_sees_cell(const struct arb_run *g, int figure, int cell)
{
    return ring_board->cell[cell].y >= ring_board->cell[GROUND_CELL(g, figure)].y;
}

/* An option of VERB_MARK leads along the row, a step for each cell. */
int game_way_of(const struct arb_run *g, int figure, const struct arb_option *option,
                uint16_t path[BOARD_CELLS])
{
    int count = 0;
    for (int cell = GROUND_CELL(g, figure); option->verb == VERB_MARK && cell != option->a;)
        path[count++] = (uint16_t)(cell += cell < option->a ? 1 : -1);
    return count;
}

static json_t *marks(arb_table *t, void (*put)(arb_table *, struct arb_json *))
{
    struct arb_json out = {0};
    arb_put_array(&out, NULL);
    put(t, &out);
    arb_put_end(&out);
    json_t *told = arb_json_value(&out), *cells;
    cr_assert(json_array_size(told) == 1);
    cells = json_incref(json_object_get(json_array_get(told, 0), "cells"));
    json_decref(told);
    return cells;
}

static void put_both(arb_table *t, struct arb_json *out)
{
    overlay_range(&t->run, 1 << 1 | 1 << 2, 0, "threat", "There", 0, out);
}

static void put_unseen(arb_table *t, struct arb_json *out)
{
    overlay_unseen(&t->run, 1, true, out);
}

static void put_ways(arb_table *t, struct arb_json *out)
{
    overlay_ways(&t->run, 0, 1, out);
}

Test(overlay, reach_and_sight_of_figures)
{
    arb_table *t = open_ring();
    stand_at(&t->run, 1, at("A-1"));
    stand_at(&t->run, 2, at("I-5"));
    json_t *cells = marks(t, put_both);
    cr_assert(json_array_size(cells) == 4, "two beside each corner");
    json_decref(cells);
    stand_at(&t->run, 1, at("A-3"));
    cells = marks(t, put_unseen);
    struct board_set all;
    size_t above = 0;
    board_all(ring_board, &all);
    EACH_CELL (&all, cell)
        above += ring_board->cell[cell].y < ring_board->cell[at("A-3")].y;
    cr_assert(above && json_array_size(cells) == above);
    json_decref(cells);
    arb_table_close(t);
}

Test(overlay, ways_tell_their_cost_and_the_cell_before)
{
    arb_table *t = open_ring();
    GROUND_CELL(&t->run, 1) = 2;
    t->run.option[0] = (struct arb_option){.verb = VERB_PASS, .a = 9};
    t->run.option[1] = (struct arb_option){.verb = VERB_MARK, .a = 4, .b = 5};
    t->run.option[2] = (struct arb_option){.verb = VERB_MARK, .a = 3, .b = 1};
    t->run.list[0].first = 0;
    t->run.list[0].count = 3;
    json_t *cells = marks(t, put_ways);
    static const int expected[][3] = {{2, 0, 0}, {3, 1, 2}, {4, 5, 3}};
    cr_assert(json_array_size(cells) == 3);
    for (size_t i = 0; i < 3; i++)
        for (size_t k = 0; k < 3; k++)
            cr_assert(json_integer_value(json_array_get(json_array_get(cells, i), k)) ==
                      expected[i][k]);
    json_decref(cells);
    arb_table_close(t);
}
