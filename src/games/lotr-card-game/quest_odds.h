/* quest_odds.h - how the quest may end, from what one seat knows. */
#ifndef LOTR_QUEST_ODDS_H
#define LOTR_QUEST_ODDS_H

#include "draws.h"
#include "kit_config.h"
#include "odds.h"

/* The threat that may be in the staging area when the quest is resolved. */
struct odds {
    int willpower, threat; /* committed and staged now */
    int reveals;           /* cards still to come, surges aside */
    int unseen;            /* encounter cards the seat has not seen */
    double expected;       /* the threat to reckon with */
    double success, even, fail;
    double p[DRAWS_SUMS]; /* by the final threat; the last holds all above */
};

/* False: it is not the time between committing and quest resolution. */
bool quest_odds(const struct arb_run *g, int seat, struct odds *odds);

/* As every game tells its odds (odds.h); with details each threat that may come. */
void put_odds(const struct odds *odds, const char *key, bool details, struct arb_json *out);

#endif
