/* lying.h - what lies on the cells of a board: tokens of several sorts, of each one a cell, as a
 * number: which one it is, or how many. 0: there is none.
 *
 * kit_config.h states
 *     LYING_SORTS               how many sorts there are
 *     KIT_LYING(g)              the struct lying of the block
 *     LYING_FIRST(sort)         the piece of a view that lies on cell c has this number + c
 *     LYING_DEF(g)              the definition that the first row of game_lying has in views
 * and has the rows themselves. */
#ifndef KIT_LYING_H
#define KIT_LYING_H

#include "board_sets.h"
#include "json.h"

struct lying {
    uint8_t on[LYING_SORTS][BOARD_CELLS + 1];
};

/* A sort with this number is such a piece. In a row with number 0 they are counted: the piece has
 * as many, under the name of its type. Ended by one without a title. */
struct lying_row {
    uint8_t sort, number;
    const char *title, *type;
};
extern const struct lying_row game_lying[];

struct arb_run;
/* Does anything of these sorts, bits, lie there? */
bool lies_there(const struct arb_run *g, int cell, unsigned sorts);
/* All of it goes to another cell: numbers that are counted add up, others take the place of what
 * lay there. */
void move_lying(struct arb_run *g, int from, int to, unsigned sorts);

/* The pieces of a view; the definition of number `row` behind LYING_DEF, false: there are no more.
 */
void put_lying(const struct arb_run *g, struct arb_json *out);
bool put_lying_def(int row, struct arb_json *out);

#endif
