/* inputs.h - how often a round asks people something: answers that the standing orders of a
 * new player (arb_set_orders() with NULL) would not have given.
 *
 * Counted while bots play, without changing what they do: an answer counts unless there was
 * no other, or those orders would have given the same. Each click of a form is an answer, but
 * all there are of several, chosen one after the other, are one (arb_answer_all()). Only
 * rounds that came to their end count, and nothing before the first. */
#ifndef ARB_INPUTS_H
#define ARB_INPUTS_H

#include "arbiter.h"

enum { ARB_INPUTS_MOST = 128 };

struct arb_inputs {
    uint64_t rounds;
    uint64_t by_seat[ARB_SEATS];
    uint64_t of[ARB_INPUTS_MOST]; /* rounds of a seat with so many; the last holds all above */
    int round;                    /* the one that is being played; 0: none yet */
    uint16_t now[ARB_SEATS];      /* inputs in it */
    uint16_t gathered[ARB_SEATS]; /* of them the last ones, each one of several */
};

/* An ask of a player is about to be answered so. */
void arb_inputs_count(struct arb_inputs *inputs, arb_table *table, const struct arb_ask *ask,
                      int choice);

/* Add what another game came to. */
void arb_inputs_add(struct arb_inputs *sum, const struct arb_inputs *one);

/* A seat needs at most so many in this part of its rounds: 0.5 is the median. */
int arb_inputs_within(const struct arb_inputs *inputs, double part);

#endif
