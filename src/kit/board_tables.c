/* Tables of ranges and lines. */
#include "kit_config.h"

#include "board_tables.h"

#include "memory.h"

#include <stdlib.h>

/* Range. */

struct shut_board {
    const struct board *b;
    const struct board_gates *shut;
};

static bool is_barred(BOARD_WITH with, int edge)
{
    const struct shut_board *s = (const void *)with;
    return board_barred(s->b, s->shut, edge);
}

int board_range_searched(const struct board *b, const struct board_gates *shut, int a, int c)
{
    struct shut_board with = {b, shut};
    return board_range(b, a, c, is_barred, NULL, (BOARD_WITH)&with);
}

struct board_set board_within_searched(const struct board *b, const struct board_gates *shut,
                                       int cell, int n)
{
    struct shut_board with = {b, shut};
    struct board_field field;
    struct board_set within = {{0}};
    board_range_field(b, cell, n, is_barred, NULL, (BOARD_WITH)&with, &field);
    for (int c = 1; c <= b->cells; c++)
        if (field.steps[c] <= n)
            board_add(&within, c);
    return within;
}

static const struct board_set *sets_of_distances(const struct board *b, const uint8_t *table,
                                                 struct arb_arena *arena)
{
    size_t row = b->cells + 1u;
    struct board_set *within = arb_need(arb_arena_alloc(arena, row * BOARD_RINGS * sizeof *within));
    for (int a = 1; a <= b->cells; a++)
        for (int c = 1; c <= b->cells; c++)
            for (int n = table[(size_t)a * row + (size_t)c]; n <= BOARD_RINGS; n++)
                if (n)
                    board_add(&within[a * BOARD_RINGS + n - 1], c);
    return within;
}

static const uint8_t *all_distances(const struct board *b, bool gates_shut, struct arb_arena *arena)
{
    size_t row = b->cells + 1u;
    uint8_t *table = arb_need(arb_arena_alloc(arena, row * row));
    struct board_gates shut = {{0}};
    struct board_field field;
    struct shut_board with = {b, &shut};
    for (int gate = 1; gate <= b->gates && gates_shut; gate++)
        board_set_gate(&shut, gate, true);
    for (int a = 1; a <= b->cells; a++) {
        board_range_field(b, a, -1, is_barred, NULL, (BOARD_WITH)&with, &field);
        for (int c = 1; c <= b->cells; c++)
            table[(size_t)a * row + (size_t)c] =
                (uint8_t)(field.steps[c] < 255 ? field.steps[c] : 255);
    }
    return table;
}

const struct board_distance *board_distance_table(const struct board *b, struct arb_arena *arena)
{
    struct board_distance *distance = arb_need(arb_arena_alloc(arena, sizeof *distance));
    distance->cells = b->cells;
    distance->open = all_distances(b, false, arena);
    distance->shut = b->gates ? all_distances(b, true, arena) : distance->open;
    distance->within_open = sets_of_distances(b, distance->open, arena);
    distance->within_shut =
        b->gates ? sets_of_distances(b, distance->shut, arena) : distance->within_open;
    return distance;
}

/* Lines. */

/* A walk over a line that takes note of gates: a shut one anywhere near makes the line
 * one that has to be looked at again. */
struct gate_watch {
    const struct board *b;
    bool *gate;
};

static bool wall_or_watched(BOARD_WITH with, int edge)
{
    const struct gate_watch *watch = (const void *)with;
    const struct board_edge *e = watch->b->edge + edge;
    if (e->gate[0])
        *watch->gate = true;
    return e->kind == BOARD_WALL;
}

static bool wall_or_gate(BOARD_WITH with, int edge)
{
    const struct board_edge *e = ((const struct gate_watch *)(const void *)with)->b->edge + edge;
    return e->kind == BOARD_WALL || e->gate[0] || e->gate[1];
}

static bool left_by_gates(const struct board *b, enum board_lines sort, int a, int c, int n)
{
    struct gate_watch watch = {.b = b};
    return board_line_clear(b, board_line(b, sort, a, c, n), wall_or_gate, NULL, (BOARD_WITH)&watch,
                            NULL);
}

static const struct board_set *sets_of_lines(const struct board *b, const uint32_t *lines,
                                             struct arb_arena *arena)
{
    size_t row = b->cells + 1u;
    struct board_set *from = arb_need(arb_arena_alloc(arena, row * sizeof *from));
    for (int a = 1; a <= b->cells; a++)
        for (int c = 1; c <= b->cells; c++)
            if (lines[(size_t)a * row + (size_t)c])
                board_add(&from[c], a);
    return from;
}

const struct board_sight *board_sight_table(const struct board *b, enum board_lines sort,
                                            struct arb_arena *arena)
{
    size_t row = b->cells + 1u;
    struct board_sight *sight = arb_need(arb_arena_alloc(arena, sizeof *sight));
    uint32_t *open = arb_need(arb_arena_alloc(arena, row * row * sizeof *open));
    uint32_t *sure = arb_need(arb_arena_alloc(arena, row * row * sizeof *sure));
    uint32_t *shut = arb_need(arb_arena_alloc(arena, row * row * sizeof *shut));
    int lines = board_line_count(b, sort);
    for (int a = 1; a <= b->cells; a++)
        for (int c = 1; c <= b->cells; c++) {
            size_t pair = (size_t)a * row + (size_t)c;
            for (int n = 0; n < lines; n++) {
                bool gate = false;
                struct gate_watch watch = {.b = b, .gate = &gate};
                if (!board_line_clear(b, board_line(b, sort, a, c, n), wall_or_watched, NULL,
                                      (BOARD_WITH)&watch, NULL))
                    continue;
                open[pair] |= (uint32_t)1 << n;
                sure[pair] |= (uint32_t)!gate << n;
                shut[pair] |= (uint32_t)(!gate || left_by_gates(b, sort, a, c, n)) << n;
            }
        }
    *sight = (struct board_sight){(uint8_t)sort,
                                  b->cells,
                                  open,
                                  sure,
                                  shut,
                                  sets_of_lines(b, open, arena),
                                  sets_of_lines(b, sure, arena),
                                  sets_of_lines(b, shut, arena)};
    return sight;
}

/* Crossings. */

struct strip_found {
    int count;
    struct board_crossing cell[32 * BOARD_LINE]; /* no line has more than BOARD_LINE */
};

static void add_crossing(const struct board *b, int a, int cell, int n, struct strip_found *found)
{
    int dx = b->cell[cell].x - b->cell[a].x, dy = b->cell[cell].y - b->cell[a].y, i = 0;
    while (i < found->count && !(found->cell[i].dx == dx && found->cell[i].dy == dy))
        i++;
    if (i == found->count)
        found->cell[found->count++] = (struct board_crossing){(int16_t)dx, (int16_t)dy, 0};
    found->cell[i].lines |= (uint32_t)1 << n;
}

/* What a free line crosses. True if that is all there can be: along the border of the map it
 * would cross cells that another pair of cells has beside its line. */
static bool add_crossings(const struct board *b, enum board_lines sort, int a, int c, int n,
                          struct strip_found *found)
{
    struct board_line line = board_line(b, sort, a, c, n);
    bool whole = true;
    for (;;) {
        switch (board_line_next(b, &line)) {
        case BOARD_END:
        case BOARD_OFF:
            return whole;
        case BOARD_ALONG:
            whole = whole && b->edge[line.edge].b;
            break;
        case BOARD_CELL:
            add_crossing(b, a, line.cell, n, found);
            break;
        default:
            break;
        }
    }
}

/* All pairs that lie alike, until each line was seen whole. */
static void find_strip(const struct board *b, const struct board_sight *sight, int dx, int dy,
                       struct strip_found *found)
{
    uint32_t known = 0;
    found->count = 0;
    for (int a = 1; a <= b->cells; a++) {
        int c = board_at(b, b->cell[a].x + dx, b->cell[a].y + dy);
        if (!c || c == a)
            continue;
        uint32_t rest = sight->open[(size_t)a * (sight->cells + 1u) + (size_t)c] & ~known;
        for (; rest; rest &= rest - 1)
            if (add_crossings(b, (enum board_lines)sight->sort, a, c, __builtin_ctz(rest), found))
                known |= rest & -rest;
    }
}

const struct board_crossings *board_crossing_table(const struct board *b,
                                                   const struct board_sight *sight,
                                                   struct arb_arena *arena)
{
    struct board_crossings *all = arb_need(arb_arena_alloc(arena, sizeof *all));
    size_t offsets = board_offset_number(b, b->columns - 1, b->rows - 1) + 1;
    struct board_strip *strip = arb_need(arb_arena_alloc(arena, offsets * sizeof *strip));
    struct strip_found *found = arb_need(malloc(sizeof *found));
    for (int dy = 1 - b->rows; dy < b->rows; dy++)
        for (int dx = 1 - b->columns; dx < b->columns; dx++) {
            struct board_strip *it = &strip[board_offset_number(b, dx, dy)];
            find_strip(b, sight, dx, dy, found);
            if (!found->count)
                continue;
            size_t bytes = (size_t)found->count * sizeof *found->cell;
            struct board_crossing *cell = arb_need(arb_arena_alloc(arena, bytes));
            memcpy(cell, found->cell, bytes);
            *it = (struct board_strip){(uint16_t)found->count, cell};
        }
    free(found);
    all->strip = strip;
    return all;
}
