/* Sets of cells by distance, shape, name and place. */
#include "kit_config.h"

#include "board_sets.h"

#include <stdlib.h>

void board_all(const struct board *b, struct board_set *out)
{
    board_clear(out);
    for (int c = 1; c <= b->cells; c++)
        board_add(out, c);
}

void board_of_kind(const struct board *b, int kind, struct board_set *out)
{
    board_clear(out);
    for (int c = 1; c <= b->cells; c++)
        if (b->cell[c].kind == kind)
            board_add(out, c);
}

/* All cells from `least` to `most` away, looked for in the rectangle they can be in. */
static void within(const struct board *b, int c, int least, int most, struct board_set *out)
{
    board_clear(out);
    int wide = b->shape == BOARD_HEX && !b->flat ? 2 * most : most;
    int high = b->shape == BOARD_HEX && b->flat ? 2 * most : most;
    const struct board_cell *centre = b->cell + c;
    for (int y = centre->y - high; y <= centre->y + high; y++)
        for (int x = centre->x - wide; x <= centre->x + wide; x++) {
            int cell = board_at(b, x, y);
            int range = cell ? board_free_range(b, c, cell) : -1;
            if (range >= least && range <= most)
                board_add(out, cell);
        }
}

void board_ring(const struct board *b, int c, int n, struct board_set *out)
{
    within(b, c, n, n, out);
}

void board_ball(const struct board *b, int c, int n, struct board_set *out)
{
    within(b, c, 0, n, out);
}

int board_nearest(const struct board *b, int c, const struct board_set *among,
                  struct board_set *out)
{
    int least = -1;
    board_clear(out);
    EACH_CELL (among, cell) {
        int range = board_free_range(b, c, cell);
        if (least >= 0 && range > least)
            continue;
        if (range != least)
            board_clear(out);
        least = range;
        board_add(out, cell);
    }
    return least;
}

/* Templates. */

/* An offset turned clockwise by one side: a quarter on squares, a sixth on hexagons. */
static void turn_offset(const struct board *b, int *x, int *y)
{
    int dx = *x, dy = *y;
    if (b->shape == BOARD_SQUARE) {
        *x = -dy;
        *y = dx;
    } else if (b->flat) {
        *x = (dx - dy) / 2;
        *y = (3 * dx + dy) / 2;
    } else {
        *x = (dx - 3 * dy) / 2;
        *y = (dx + dy) / 2;
    }
}

void board_stamp(const struct board *b, const struct board_template *shape, int cell, int direction,
                 struct board_set *out)
{
    int turns = b->shape == BOARD_SQUARE ? direction / 2 : direction;
    board_clear(out);
    for (int i = 0; i < shape->count; i++) {
        int x = shape->at[i][0], y = shape->at[i][1];
        for (int turn = 0; turn < turns; turn++)
            turn_offset(b, &x, &y);
        int at = board_at(b, b->cell[cell].x + x, b->cell[cell].y + y);
        if (at)
            board_add(out, at);
    }
}

static int range_of_offset(const struct board *b, int dx, int dy)
{
    dx = abs(dx);
    dy = abs(dy);
    if (b->shape == BOARD_SQUARE)
        return b->neighbours == 8 ? (dx > dy ? dx : dy) : dx + dy;
    int across = b->flat ? dx : dy, along = b->flat ? dy : dx;
    return across + (along > across ? (along - across) / 2 : 0);
}

int board_away(const struct board *b, int from, int to, uint8_t out[BOARD_SIDES])
{
    int count = 0, step = b->shape == BOARD_SQUARE ? 2 : 1;
    int x = b->cell[to].x - b->cell[from].x, y = b->cell[to].y - b->cell[from].y;
    int range = range_of_offset(b, x, y);
    for (int direction = 0; direction < board_directions(b); direction += step) {
        int dx, dy;
        board_offset(b, direction, &dx, &dy);
        if (range_of_offset(b, x + dx, y + dy) > range)
            out[count++] = (uint8_t)direction;
    }
    return count;
}

/* By name, by compass, by marks. */

void board_region_cells(const struct board *b, const char *name, struct board_set *out)
{
    const struct board_region *region = board_find_region(b, name);
    if (region)
        *out = region->cells;
    else
        board_clear(out);
}

void board_farthest(const struct board *b, const struct board_set *among, char compass,
                    struct board_set *out)
{
    int most = INT16_MIN;
    board_clear(out);
    EACH_CELL (among, cell) {
        const struct board_cell *c = b->cell + cell;
        int value = compass == 'N'   ? -c->cy
                    : compass == 'S' ? c->cy
                    : compass == 'W' ? -c->cx
                                     : c->cx;
        if (value < most)
            continue;
        if (value > most)
            board_clear(out);
        most = value;
        board_add(out, cell);
    }
}

bool board_joined(const struct board *b, const uint32_t *marks, int cell, struct board_set *out)
{
    if (!marks[cell])
        return false;
    bool any = false;
    board_clear(out);
    for (int c = 1; c <= b->cells; c++)
        if (c != cell && marks[c] & marks[cell]) {
            board_add(out, c);
            any = true;
        }
    return any;
}
