/* cost.h - what abilities and the paying for them know of each other. */
#ifndef LOTR_COST_H
#define LOTR_COST_H

#include "engine.h"

/* cost.c */
int purse(const struct arb_run *g, int player, int sphere, int *pools, bool *match);
int pools_wanted(const struct arb_run *g, const struct ability *a);
bool can_pay_for(struct arb_run *g, int player, int card, int different);
int cards_to_pay_with(const struct arb_run *g, const struct scope *sc, struct set set,
                      struct thing_set *out);
bool costs_payable(struct arb_run *g, const struct scope *sc, int cost);
int cost_with_choice(const struct arb_run *g, int cost);
int payers(const struct arb_run *g, const struct scope *sc, int cost, struct thing_set *out);

/* ability.c */
bool leads_somewhere(const struct arb_run *g, const struct scope *sc, int paid);

#endif
