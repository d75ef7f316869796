/* cost.h - what abilities and the paying for them know of each other. */
#ifndef LOTR_COST_H
#define LOTR_COST_H

#include "engine.h"

int purse(const struct arb_run *g, int player, int sphere, int *pools, bool *match);
int pools_wanted(const struct arb_run *g, const struct ability *a);
bool can_pay_for(struct arb_run *g, int player, int card, int different);

/* Frames of costs, see struct cost_start. */
COST_FRAME(cost_exhaust);
COST_FRAME(cost_damage);
COST_FRAME(cost_discard_hand);
COST_FRAME(cost_exhaust_each, struct turns turn;);
COST_FRAME(cost_deed);

#endif
