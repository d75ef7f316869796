/* board_walk.h - where one can go, worked out with whole sets of cells at a time.
 *
 * For walks whose steps cost what the cell they enter costs, 1 or 2: all cells of one cost are
 * entered together, by a table of neighbours. What a game's rules say of cells comes as sets
 * (struct board_ground). It finds what board_reach.h finds with such a price, in a tenth of the
 * time; where a step's price depends on more, that is the part to use.
 *
 * Ways are compared by their cost, then by how many bad cells they enter, then by their steps; of
 * equal ones the last step of the lowest direction, from the cell of the lowest number, is kept. */
#ifndef KIT_BOARD_WALK_H
#define KIT_BOARD_WALK_H

#include "arena.h"
#include "board.h"
#include "board_reach.h"
#include "board_sets.h"

/* Content: the cells one step away from each, with no wall between. Steps that a gate can bar are
 * among them; the cells that have such a step are `gated`. */
struct board_near {
    const struct board_set *to; /* [cells + 1] */
    struct board_set gated;
};
const struct board_near *board_near_table(const struct board *b, struct arb_arena *arena);

/* Is there a step, and no shut gate at it? */
bool board_is_near(const struct board *b, const struct board_near *near,
                   const struct board_gates *shut, int a, int c);

/* What cells are to whoever walks. */
struct board_ground {
    struct board_set never; /* cannot be entered */
    struct board_set slow;  /* cost 2 */
    struct board_set last;  /* a way that comes here goes no farther; one may begin here */
    struct board_set bad;   /* avoided among ways that cost the same */
    struct board_set doors; /* can be entered although a gate there is shut */
};

struct board_walk {
    struct board_set cells;         /* all that can be entered, the start included; a game takes
                                       out of it where one may not stop */
    struct board_set entered;       /* the same as it was found */
    struct board_set clean;         /* those for which the way enters no bad cell */
    uint16_t cost[BOARD_CELLS + 1]; /* of all that were entered */
};

enum { BOARD_NO_WAY = 0xffff };
static inline int board_walk_cost(const struct board_walk *w, int cell)
{
    return board_has(&w->cells, cell) ? w->cost[cell] : BOARD_NO_WAY;
}

/* From a cell for at most `most`. */
void board_walk(const struct board *b, const struct board_near *near,
                const struct board_gates *shut, const struct board_ground *ground, int from,
                int most, struct board_walk *out);
/* From each cell to the nearest of `goals`. Doors and last cells are as any other. Cells farther
 * away than the nearest of `until` are left out; of an empty set: none. */
void board_walk_back(const struct board *b, const struct board_near *near,
                     const struct board_gates *shut, const struct board_ground *ground,
                     const struct board_set *goals, const struct board_set *until,
                     struct board_walk *out);
/* The cells of the way to `to`, without the start, `to` last, of a walk over this ground. How
 * many; 0 if it is the start or cannot be reached. */
int board_walk_path(const struct board *b, const struct board_near *near,
                    const struct board_gates *shut, const struct board_ground *ground,
                    const struct board_walk *w, int to, uint16_t path[BOARD_CELLS]);

#endif
