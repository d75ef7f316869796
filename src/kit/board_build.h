/* board_build.h - from a plan to a board.
 *
 * A plan is what a map says: which cells there are, what stands between which. It is
 * filled when packs are compiled (board_map.h does it from their notation) or by a test,
 * and made into a board with all that follows from it: edges, corners with what meets
 * there, ways. */
#ifndef KIT_BOARD_BUILD_H
#define KIT_BOARD_BUILD_H

#include "arena.h"
#include "board.h"

/* What is said of an edge: a wall, a gate, a link, or that a wall all around leaves a
 * gap here. `b` 0: the border of cell a in direction `side`. */
struct board_plan_edge {
    uint16_t a, b;
    uint8_t side;
    uint8_t kind;
    bool gate, shut;
};

struct board_plan_cell {
    int16_t x, y;
    uint8_t kind, level, tile;
    uint16_t within;
    char label[BOARD_LETTERS];
};

enum { BOARD_PLAN_EDGES = 4096 };

struct board_plan {
    char name[BOARD_LETTERS];
    enum board_shape shape;
    bool flat;     /* hexagons with a side up */
    bool diagonal; /* squares are neighbours at corners, too */
    bool walled;   /* a wall all around */
    int cells, edges, kinds, regions;
    struct board_plan_cell cell[BOARD_CELLS + 1]; /* from 1 */
    struct board_plan_edge edge[BOARD_PLAN_EDGES];
    struct board_kind kind[BOARD_KINDS]; /* 0: plain */
    struct board_region region[BOARD_REGIONS];
    uint16_t at[BOARD_SPAN][BOARD_SPAN]; /* cells by row and column; not for areas */
    char words[256];                     /* why the last call said no */
};

/* A plan with nothing in it, from the heap; free() it. */
struct board_plan *board_plan_new(enum board_shape shape, const char *name);

/* A cell more: its number, or 0 with words. Columns and rows are from 0. */
int board_plan_cell(struct board_plan *plan, int x, int y, int kind);
/* The cell there, or 0. */
int board_plan_at(const struct board_plan *plan, int x, int y);
/* A wall, a gate or a link between two cells; false with words if that cannot be. */
bool board_plan_edge(struct board_plan *plan, int a, int b, enum board_edge_kind kind, bool gate,
                     bool shut);
/* The side of cell a at which b lies, or -1. */
int board_plan_side(const struct board_plan *plan, int a, int b);

/* The board in the arena's memory; NULL with words if it does not fit. */
const struct board *board_build(struct board_plan *plan, struct arb_arena *arena);

#endif
