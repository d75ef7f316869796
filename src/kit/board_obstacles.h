/* board_obstacles.h - what stands on the free lines between two cells, and which of those lines are
 * alike to whoever looks along them: they pass the same things, so that it need not be asked which
 * one is meant. */
#ifndef KIT_BOARD_OBSTACLES_H
#define KIT_BOARD_OBSTACLES_H

#include "board_sets.h"
#include "board_sight.h"
#include "board_tables.h"

/* Cells with something on them, each with the lines that cross it, bits by their number. */
struct board_obstacles {
    int count;
    uint16_t cell[BOARD_CELLS];
    uint32_t lines[BOARD_CELLS];
};

/* Those cells of `there` between two cells that one of these lines crosses. */
void board_find_obstacles(const struct board *b, const struct board_crossings *table, int from,
                          int to, uint32_t lines, const struct board_set *there,
                          struct board_obstacles *out);

/* Of lines that are alike the first, as bits: past the same obstacles, and with `in_order` (lines
 * by corners) past one after the other in the same order. */
uint32_t board_unlike_lines(const struct board *b, int from, int to, uint32_t lines, bool in_order,
                            const struct board_obstacles *crossed);

/* The cells of `there` along a free line between corners, nearest first; `beside` is set where one
 * is on the other side of the edge from the one before. */
void board_along(const struct board *b, int from, int to, int line, const struct board_set *there,
                 struct board_crossed *out);

#endif
