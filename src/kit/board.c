/* A board looked at: neighbours, directions, ranges without walls, names. */
#include "kit_config.h"

#include "board.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct board_way *board_way_in(const struct board *b, int cell, int direction)
{
    EACH_WAY (b, cell, way)
        if (way->direction == direction)
            return way;
    return NULL;
}

const struct board_way *board_way_to(const struct board *b, int cell, int to)
{
    EACH_WAY (b, cell, way)
        if (way->to == to)
            return way;
    return NULL;
}

int board_edge_between(const struct board *b, int a, int c)
{
    EACH_WAY (b, a, way)
        if (way->to == c && way->edge)
            return way->edge;
    return 0;
}

/* Directions. */

static const int16_t hex_offset[6][2] = {{1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}};
static const int16_t flat_offset[6][2] = {{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}};
static const int16_t square_offset[8][2] = {{0, -1}, {1, -1}, {1, 0},  {1, 1},
                                            {0, 1},  {-1, 1}, {-1, 0}, {-1, -1}};

int board_directions(const struct board *b)
{
    return b->shape == BOARD_HEX ? 6 : b->shape == BOARD_SQUARE ? 8 : 0;
}

int board_turned(const struct board *b, int direction, int n)
{
    int all = board_directions(b);
    return all ? ((direction + n) % all + all) % all : direction;
}

void board_offset(const struct board *b, int direction, int *dx, int *dy)
{
    static const int16_t none[2] = {0, 0};
    const int16_t *offset = direction >= board_directions(b) ? none
                            : b->shape == BOARD_SQUARE       ? square_offset[direction]
                            : b->flat                        ? flat_offset[direction]
                                                             : hex_offset[direction];
    *dx = offset[0];
    *dy = offset[1];
}

const char *board_direction_name(const struct board *b, int direction)
{
    static const char *const hex[] = {"NE", "E", "SE", "SW", "W", "NW"};
    static const char *const flat[] = {"N", "NE", "SE", "S", "SW", "NW"};
    static const char *const square[] = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
    if (direction >= board_directions(b))
        return NULL;
    return b->shape == BOARD_SQUARE ? square[direction]
           : b->flat                ? flat[direction]
                                    : hex[direction];
}

/* Ranges without walls. */

static void offsets(const struct board *b, int a, int c, int *dx, int *dy)
{
    *dx = abs(b->cell[a].x - b->cell[c].x);
    *dy = abs(b->cell[a].y - b->cell[c].y);
}

int board_hex_range(const struct board *b, int a, int c)
{
    int dx, dy;
    offsets(b, a, c, &dx, &dy);
    int across = b->flat ? dx : dy, along = b->flat ? dy : dx;
    return across + (along > across ? (along - across) / 2 : 0);
}

int board_square_range(const struct board *b, int a, int c)
{
    int dx, dy;
    offsets(b, a, c, &dx, &dy);
    return dx > dy ? dx : dy;
}

int board_side_range(const struct board *b, int a, int c)
{
    int dx, dy;
    offsets(b, a, c, &dx, &dy);
    return dx + dy;
}

int board_free_range(const struct board *b, int a, int c)
{
    return b->shape == BOARD_HEX ? board_hex_range(b, a, c)
           : b->neighbours == 8  ? board_square_range(b, a, c)
                                 : board_side_range(b, a, c);
}

int board_slant(const struct board *b, int a, int c)
{
    int dx, dy;
    offsets(b, a, c, &dx, &dy);
    return dx < dy ? dx : dy;
}

int board_edge_range(const struct board *b, int from, int edge)
{
    const struct board_edge *e = b->edge + edge;
    int near = board_free_range(b, from, e->a);
    int far = e->b ? board_free_range(b, from, e->b) : near;
    return near > far ? near : far;
}

void board_first_gates(const struct board *b, struct board_gates *shut)
{
    memset(shut, 0, sizeof *shut);
    for (int gate = 1; gate <= b->gates; gate++)
        board_set_gate(shut, gate, b->gate[gate].shut);
}

/* Names. */

/* A, B, ... Z, AA, AB, ...; column 0 is A. */
static int column_letters(int column, char first, char out[4])
{
    char reversed[4];
    int count = 0;
    for (column++; column > 0 && count < 3; column = (column - 1) / 26)
        reversed[count++] = (char)(first + (column - 1) % 26);
    for (int i = 0; i < count; i++)
        out[i] = reversed[count - 1 - i];
    out[count] = 0;
    return count;
}

const char *board_name(const struct board *b, int cell, char out[BOARD_LETTERS])
{
    char column[4];
    if (cell < 1 || cell > b->cells)
        return strcpy(out, "outside");
    if (b->label && b->label[cell][0])
        return strcpy(out, b->label[cell]);
    column_letters(b->cell[cell].x, b->shape == BOARD_HEX ? 'A' : 'a', column);
    snprintf(out, BOARD_LETTERS, b->shape == BOARD_HEX ? "%s-%d" : "%s%d", column,
             b->cell[cell].y + 1);
    return out;
}

const char *board_edge_name(const struct board *b, int edge, char out[2 * BOARD_LETTERS])
{
    char first[BOARD_LETTERS], second[BOARD_LETTERS];
    snprintf(out, 2 * BOARD_LETTERS, "%.47s|%.47s", board_name(b, b->edge[edge].a, first),
             board_name(b, b->edge[edge].b, second));
    return out;
}

bool board_read_place(enum board_shape shape, const char *name, int *x, int *y)
{
    char first = shape == BOARD_HEX ? 'A' : 'a';
    int column = 0, row = 0, letters = 0, digits = 0;
    for (; *name >= first && *name < first + 26 && letters < 3; name++, letters++)
        column = column * 26 + (*name - first) + 1;
    if (shape == BOARD_HEX && *name++ != '-')
        return false;
    for (; *name >= '0' && *name <= '9' && digits < 4; name++, digits++)
        row = row * 10 + (*name - '0');
    *x = column - 1;
    *y = row - 1;
    return letters > 0 && digits > 0 && row > 0 && *name == 0;
}

int board_find(const struct board *b, const char *name)
{
    int x, y;
    for (int cell = 1; b->label && cell <= b->cells; cell++)
        if (b->label[cell][0] && strcmp(b->label[cell], name) == 0)
            return cell;
    return board_read_place(b->shape, name, &x, &y) ? board_at(b, x, y) : 0;
}

const struct board_region *board_find_region(const struct board *b, const char *name)
{
    for (int i = 0; i < b->regions; i++)
        if (strcmp(b->region[i].name, name) == 0)
            return b->region + i;
    return NULL;
}
