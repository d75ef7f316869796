/* goals.h - goals as abilities: of kinds of the game's, on a stage or a mission that is a thing,
 * each with a condition and what follows once it holds. The game says when goals are looked at, and
 * triggers what is due. */
#ifndef KIT_GOALS_H
#define KIT_GOALS_H

#include "rules.h"

/* The first ability of the thing that is of one of these kinds, bits, and whose condition holds; 0:
 * none is due. */
int goal_due(const struct arb_run *g, int thing, unsigned kinds);

#endif
