/* board_random.h - random boards of all sorts, and checks that must hold on each. */
#ifndef BOARD_RANDOM_H
#define BOARD_RANDOM_H

#include "board_helper.h"

/* A board, which of its gates are shut, and numbers of its cells for prices. */
struct world {
    const struct board *b;
    struct board_gates shut;
    uint8_t enter[BOARD_CELLS + 1], leave[BOARD_CELLS + 1];
};

static inline bool barrier(const void *with, int edge)
{
    const struct world *w = with;
    return board_barred(w->b, &w->shut, edge);
}

/* All sorts of boards, a handful of each, given to a check. */
void on_random_boards(int columns, int rows, int each, void (*check)(const struct world *));

/* The same with its gates as they are, with all open and with all shut. */
void with_all_gates(const struct world *w, void (*check)(const struct world *));

#endif
