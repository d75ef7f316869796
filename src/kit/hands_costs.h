/* hands_costs.h - what is paid out of hand: things of the seat's own choice, or random ones.
 *
 * A game's GAME_COSTS hold HANDS_COSTS (program_words.h), its game_costs HANDS_COST_RULES, its
 * flows HANDS_COST_FLOWS. Its verbs hold VERB_PAY_WITH (thing a). */
#ifndef KIT_HANDS_COSTS_H
#define KIT_HANDS_COSTS_H

#include "hands.h"
#include "initiate.h"

#define HANDS_COST_FLOWS(X) X(cost_discard_hand) X(cost_discard_random)
COST_FRAME(cost_discard_hand);
COST_FRAME(cost_discard_random);

#define HANDS_COST_RULES                                                                           \
    [COST_DISCARD_HAND] = {BY_FLOW(cost_discard_hand), .payable = can_discard},                    \
    [COST_DISCARD_RANDOM] = {BY_FLOW(cost_discard_random), .payable = can_discard_random}

/* How many the seat holds beside the thing that is used. */
int others_in_hand(const struct arb_run *g, const struct scope *sc);

bool can_discard(struct arb_run *g, const struct scope *sc, const struct cost *c, int n);
bool can_discard_random(struct arb_run *g, const struct scope *sc, const struct cost *c, int n);

#endif
