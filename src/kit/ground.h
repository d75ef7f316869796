/* ground.h - what each cell of the board is now, and which figure stands there.
 *
 * What is printed on a map changes in play: objects break, doors are shut, fires are lit. What
 * comes of all that is a number of bits for each cell (game_ground()), kept in the block by cell
 * and, for every bit, as a set of cells: walks, filters and offers look at those alone. Figures are
 * numbers from 1 on, at most 63, one a cell; while a figure passes the cell of another, that one is
 * still the figure there.
 *
 * What must hold (ground_check): the bits of a cell are those that game_ground() says, the sets are
 * made of them, and a figure on the board is the one figure of its cell.
 *
 * kit_config.h states, behind board_sets.h,
 *     GROUND_BITS               how many bits a cell has, at most 16
 *     KIT_GROUND(g)             the struct ground of the block
 *     GROUND_FIGURES            the highest number of a figure
 *     GROUND_CELL(g, figure)    in the block: the cell it stands on; 0: it is beside the board */
#ifndef KIT_GROUND_H
#define KIT_GROUND_H

#include "board_sets.h"

struct arb_run;

struct ground {
    uint16_t is[BOARD_CELLS + 1];
    struct board_set with[GROUND_BITS]; /* the cells that have a bit */
    uint8_t at[BOARD_CELLS + 1];        /* the figure there */
    struct board_set taken;             /* cells with a figure */
    uint64_t present;                   /* figures on the board, a bit each */
};

/* All cells that have one of these bits. */
static inline struct board_set ground_with(const struct ground *ground, unsigned bits)
{
    struct board_set all = {{0}};
#pragma GCC unroll 16
    for (int i = 0; i < GROUND_BITS; i++)
        if (bits >> i & 1)
            board_unite(&all, &ground->with[i]);
    return all;
}

/* The figure on the board behind this one; 0: there is none. */
static inline int ground_next(const struct ground *ground, int figure)
{
    uint64_t rest = ground->present >> (figure + 1);
    return rest ? figure + 1 + __builtin_ctzll(rest) : 0;
}
/* for (each figure on the board behind number `after`). */
#define EACH_STANDING(g, after, f)                                                                 \
    for (int f = ground_next(KIT_GROUND(g), after); f; f = ground_next(KIT_GROUND(g), f))

/* Whatever changes what a cell is says so here; all cells at once. */
void look_at_ground(struct arb_run *g, int cell);
void look_at_all_ground(struct arb_run *g);
/* A figure goes to a cell, or (0) from the board. */
void stand_at(struct arb_run *g, int figure, int cell);
/* What does not hold; NULL: all does. */
const char *ground_check(const struct arb_run *g);

/* The game's: what a cell is now, as bits. */
int game_ground(const struct arb_run *g, int cell);

#endif
