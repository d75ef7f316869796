/* bots.h - the bots themselves. */
#ifndef ARB_BOTS_H
#define ARB_BOTS_H

#include "bot.h"
#include "policy.h"

extern const struct arb_bot arb_steady_bot;
extern const struct arb_bot arb_search_bot;

#endif
