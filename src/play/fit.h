/* fit.h - the weights of features fitted to how plays ended, by logistic regression.
 *
 * A lot is one position: the features of each seat that could win from it, and how much of
 * the win each got in the end. For players together it is one vector of features against
 * nothing, which has a sum of 0: p = e^s / (e^s + 1). */
#ifndef ARB_FIT_H
#define ARB_FIT_H

#include "arbiter_plan.h"

#include <stdio.h>

struct arb_lot {
    int seats; /* 1: players together */
    float won[ARB_SEATS];
    float x[ARB_SEATS][ARB_FEATURES];
};

struct arb_lots {
    size_t count, room;
    struct arb_lot *lot;
};

void arb_lots_add(struct arb_lots *lots, const struct arb_lot *lot);
void arb_lots_free(struct arb_lots *lots);

/* The weights under which what happened was likeliest, kept near what they were by `ridge`: a
 * weight off by 1 costs as much as a likelihood of what happened that is e^(ridge/2) less. */
void arb_fit(const struct arb_lots *lots, int features, double ridge, float *weight);

/* How well they tell: the mean of -log p of what happened, in bits. */
double arb_fit_loss(const struct arb_lots *lots, int features, const float *weight);

#endif
