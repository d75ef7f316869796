/* board.h - a board: cells, what joins them and what stands between them.
 *
 * A board is content. It is made once, when the packs are compiled, and never changes:
 * any number of tables and threads share it. What changes in play (doors, objects,
 * heights, tokens, pieces, passages that open) lies in the game's block, by the numbers
 * of cells, edges and gates, and comes into a query through predicates of the game
 * (board_reach.h, board_sight.h).
 *
 * Three shapes make the same graph:
 *   hex     columns and rows in doubled coordinates: with points up a cell's column and
 *           row have an even sum and its neighbours are (±2, 0), (±1, ±1); with flat
 *           sides up (`flat`) they are (0, ±2), (±1, ±1)
 *   square  neighbours at the 4 sides, or at sides and corners (`neighbours` 8)
 *   area    named places; all neighbours are links
 * Rows count southwards. Cells, edges, corners and gates are numbered from 1; 0 is none,
 * and as a cell it is what lies outside.
 *
 * The plane of a hex or square board has whole coordinates: a hexagon has its centre at
 * (column, 3 row) and corners at (0, ±2), (±1, ±1) from it (flat: exchanged), a square
 * its centre at (2 column + 1, 2 row + 1) and corners at (±1, ±1). Stretching a picture
 * keeps all crossings, so every question of geometry is answered exactly. */
#ifndef KIT_BOARD_H
#define KIT_BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Capacities: a game may state its own before this header. A map that needs more is
 * refused with words when it is compiled. */
#ifndef BOARD_CELLS
#define BOARD_CELLS 640
#endif
#ifndef BOARD_GATES
#define BOARD_GATES 63
#endif
/* What a game's predicates are given to look at: its block, or a query of its own. */
#ifndef BOARD_WITH
#define BOARD_WITH const void *
#endif

enum {
    BOARD_EDGES = BOARD_CELLS * 4,
    BOARD_CORNERS = BOARD_CELLS * 2 + 128,
    BOARD_KINDS = 64,
    BOARD_REGIONS = 64,
    BOARD_SPAN = 200,   /* columns or rows */
    BOARD_LINE = 256,   /* cells a straight line can meet: columns + 2 rows are no more */
    BOARD_SIDES = 6,    /* of a cell */
    BOARD_SECTORS = 8,  /* around a corner */
    BOARD_LETTERS = 48, /* of a name, its end included */
    BOARD_BEYOND = 255, /* the direction of a link */
    BOARD_WORDS = BOARD_CELLS / 64 + 1,
    BOARD_GATE_WORDS = BOARD_GATES / 64 + 1,
};

_Static_assert(BOARD_CELLS >= 1 && BOARD_CELLS <= 4000, "edges and ways have 16 bits");
_Static_assert(BOARD_GATES >= 1 && BOARD_GATES <= 255, "gates have 8 bits");

enum board_shape { BOARD_HEX, BOARD_SQUARE, BOARD_AREA };

/* Directions, clockwise: hex NE E SE SW W NW; flat hex N NE SE S SW NW;
 * square N NE E SE S SW W NW, of which the even ones go through sides. */
enum { BOARD_N, BOARD_NE, BOARD_E, BOARD_SE, BOARD_S, BOARD_SW, BOARD_W, BOARD_NW };

/* BOARD_LINK: a passage between cells that do not touch (a tunnel, the door of an
 * annex), or any neighbours on an area board. */
enum board_edge_kind { BOARD_OPEN, BOARD_WALL, BOARD_LINK };

struct board_cell {
    int16_t x, y;                 /* column and row */
    int16_t cx, cy;               /* its centre in the plane */
    uint8_t kind;                 /* of board.kind; 0 is plain */
    uint8_t level;                /* height as printed */
    uint8_t tile;                 /* the part of a joined map it came with, from 1 */
    uint8_t gate;                 /* the gate that this cell is */
    uint16_t way;                 /* its first way; the next cell's first way ends them */
    uint16_t within;              /* the area this area lies in */
    uint16_t corner[BOARD_SIDES]; /* clockwise; side i goes from corner i to the next */
    uint16_t side[BOARD_SIDES];   /* edges; side i lies in direction i (square: 2 i) */
};

/* An edge is barred by its kind or by a gate: its own, or that of a cell at it. */
struct board_edge {
    uint16_t a, b; /* cells; b is 0 at the border; the same twice: a diagonal wall */
    uint16_t p, q; /* corners; 0 for a link */
    uint8_t kind;
    uint8_t gate[2];
};

/* One step from a cell to a neighbour. A step through a side has an edge; a diagonal
 * step has a corner and its places around it (board_round_corner in board_reach.h). */
struct board_way {
    uint16_t to;
    uint16_t edge;
    uint16_t corner;
    uint16_t back; /* the same way walked from the other cell */
    uint8_t direction;
    uint8_t here, there;
    bool watched; /* its edge is a wall or has a gate: else nothing ever bars it */
};

/* A corner with what meets there, clockwise: boundary 0, sector 0, boundary 1, ... A
 * sector is a cell (0: outside), or one half of a cell with a diagonal wall. As places
 * around the corner, boundary i is 2 i and sector i is 2 i + 1. */
struct board_corner {
    int16_t x, y;
    uint8_t sectors;
    int8_t dx[BOARD_SECTORS], dy[BOARD_SECTORS]; /* where boundary i goes */
    uint16_t edge[BOARD_SECTORS];                /* boundary i; 0: nothing there */
    uint16_t cell[BOARD_SECTORS];
};

/* A kind of cell, from a letter of the map's legend. `bits` belong to the game. */
struct board_kind {
    char letter;
    char diagonal; /* '/' or '\\': a wall from corner to corner; else 0 */
    bool gate;     /* the cell is a door */
    uint8_t level;
    uint32_t bits;
    char name[24];
};

struct board_gate {
    uint16_t cell, edge; /* one of them */
    bool shut;           /* as the map begins */
};

struct board_set {
    uint64_t bits[BOARD_WORDS];
};

struct board_region {
    char name[BOARD_LETTERS];
    uint16_t first; /* the cell named first: that of a spot */
    struct board_set cells;
};

struct board {
    char name[BOARD_LETTERS];
    uint8_t shape, neighbours;
    bool flat;
    uint16_t cells, edges, corners, ways;
    uint8_t gates, kinds, regions;
    int16_t left, top, columns, rows; /* of the rectangle around all cells */
    const struct board_cell *cell;    /* [cells + 2] */
    const struct board_edge *edge;
    const struct board_corner *corner;
    const struct board_way *way;
    const struct board_kind *kind;
    const struct board_gate *gate;
    const struct board_region *region;
    const uint16_t *at; /* cell by column and row of the rectangle; NULL: an area board */
    const char (*label)[BOARD_LETTERS]; /* of a cell with a name of its own; or NULL */
};

/* The cell in this column and row, 0 if there is none. */
static inline int board_at(const struct board *b, int x, int y)
{
    int column = x - b->left, row = y - b->top;
    if (!b->at || column < 0 || row < 0 || column >= b->columns || row >= b->rows)
        return 0;
    return b->at[row * b->columns + column];
}

#define EACH_WAY(board, from, way)                                                                 \
    for (const struct board_way *way = (board)->way + (board)->cell[from].way,                     \
                                *way##_end = (board)->way + (board)->cell[(from) + 1].way;         \
         way < way##_end; way++)

/* The way from a cell in a direction or to a neighbour; NULL if there is none. */
const struct board_way *board_way_in(const struct board *b, int cell, int direction);
const struct board_way *board_way_to(const struct board *b, int cell, int to);
/* The edge between two cells, 0 if they have none. */
int board_edge_between(const struct board *b, int a, int c);
/* Directions of this shape: 6, 8, or 0 for areas. The one turned clockwise n times. */
int board_directions(const struct board *b);
int board_turned(const struct board *b, int direction, int n);
/* What a step in a direction adds to column and row. */
void board_offset(const struct board *b, int direction, int *dx, int *dy);
/* "NE"; NULL for a link. */
const char *board_direction_name(const struct board *b, int direction);

/* Ranges that see no walls: the fewest steps of a hexagon's sides; of a square's sides
 * and corners; of its sides alone. */
int board_hex_range(const struct board *b, int a, int c);
int board_square_range(const struct board *b, int a, int c);
int board_side_range(const struct board *b, int a, int c);
/* The one of the three that counts this board's own neighbours. */
int board_free_range(const struct board *b, int a, int c);
/* How far off the straight a line is: the smaller of the two offsets. */
int board_slant(const struct board *b, int a, int c);
/* To an edge: counted to the farther of its two cells. */
int board_edge_range(const struct board *b, int from, int edge);

/* Gates that are shut, as a set of their numbers in the block; bit 0 stays 0. */
struct board_gates {
    uint64_t bits[BOARD_GATE_WORDS];
};
void board_first_gates(const struct board *b, struct board_gates *shut);

static inline bool board_gate_shut(const struct board_gates *shut, int gate)
{
    return shut->bits[gate / 64] >> (gate % 64) & 1;
}

static inline void board_set_gate(struct board_gates *shut, int gate, bool on)
{
    uint64_t bit = (uint64_t)1 << (gate % 64);
    shut->bits[gate / 64] = on ? shut->bits[gate / 64] | bit : shut->bits[gate / 64] & ~bit;
}

/* Is there a wall, or a gate that is shut? */
static inline bool board_barred(const struct board *b, const struct board_gates *shut, int edge)
{
    const struct board_edge *e = b->edge + edge;
    return e->kind == BOARD_WALL || board_gate_shut(shut, e->gate[0]) ||
           board_gate_shut(shut, e->gate[1]);
}

/* Names. */

/* Hexagons are called "D-7" (column, row), squares "d7", areas and all cells with a
 * name of their own by that. */
const char *board_name(const struct board *b, int cell, char out[BOARD_LETTERS]);
/* "c3|d3" */
const char *board_edge_name(const struct board *b, int edge, char out[2 * BOARD_LETTERS]);
/* The cell of this name, 0 if there is none. */
int board_find(const struct board *b, const char *name);
/* A name as column and row, whether or not there is such a cell; false if it is none. */
bool board_read_place(enum board_shape shape, const char *name, int *x, int *y);
/* The region or spot of this name; NULL if there is none. */
const struct board_region *board_find_region(const struct board *b, const char *name);

#endif
