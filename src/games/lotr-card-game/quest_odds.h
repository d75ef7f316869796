/* quest_odds.h - how the quest may end, from what one seat knows. */
#ifndef LOTR_QUEST_ODDS_H
#define LOTR_QUEST_ODDS_H

#include "kit_config.h"

#include "forecast.h" /* after the block it copies */

/* As every game tells its odds (odds.h); with details each end that may come. */
void put_quest_odds(const struct arb_run *g, const struct forecast *f, const char *key,
                    bool details, struct arb_json *out);

#endif
