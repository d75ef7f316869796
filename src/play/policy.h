/* policy.h - play by a game's own judgement, without thinking ahead: what instant bots, the
 * imagined games of the search and training have in common. */
#ifndef ARB_POLICY_H
#define ARB_POLICY_H

#include "sim.h"

#include "arbiter_plan.h"

enum { ARB_MOST_OPTIONS = 1024 };

/* The option the game's judgement likes best, the first of equals; any one by chance if the
 * game has no opinion. */
int arb_best_liked(arb_table *table, const struct arb_ask *ask, struct arb_random *random);

/* One option by chance, the better liked the likelier: a weight that is `heat` lower makes it
 * e times less likely. */
int arb_often_liked(arb_table *table, const struct arb_ask *ask, float heat,
                    struct arb_random *random);

#endif
