/* bots.h - the bots themselves, and what they share. */
#ifndef ARB_BOTS_H
#define ARB_BOTS_H

#include "bot.h"

enum { ARB_MOST_OPTIONS = 1024 };

/* The option the game's judgement likes best; the first of equals. */
int arb_best_liked(arb_table *table, const struct arb_ask *ask);

extern const struct arb_bot arb_steady_bot;
extern const struct arb_bot arb_planner_bot;

#endif
