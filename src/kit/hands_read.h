/* hands_read.h - the readers of those HANDS_OPS that have one, for the game's game_read_op().
 *
 * A game's tables of words state, beside those of compile.h:
 *     GAME_SEARCH_GOALS(X)    X(word): where else than to the hand a search can take things
 *     SEARCHED_PLACES         the places that can be searched, a mask
 *     EXAMPLE_SEARCHED        how a pack says one
 * Its game_check_suspect() looks into each search (EMPTY_SEARCH). */
#ifndef KIT_HANDS_READ_H
#define KIT_HANDS_READ_H

#include "compile.h"

void read_look(struct compiler *k, const struct arb_node *node, const char *usage, struct op *op);
void read_search(struct compiler *k, const struct arb_node *node, const char *usage, struct op *op);

#endif
