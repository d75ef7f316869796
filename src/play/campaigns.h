/* campaigns.h - mass simulation of whole campaigns: part after part, each begun with the document
 * that the last one left, until the campaign is complete or `parts` were played.
 *
 * Part n of campaign number i is played from the seed (seed + i) * 1000 + n, so any of them can be
 * found again, and the outcome does not depend on how many threads shared the work. */
#ifndef ARB_CAMPAIGNS_H
#define ARB_CAMPAIGNS_H

#include "sim.h"

enum { ARB_CAMPAIGN_PARTS = 60, ARB_PARTS_TOLD = 64 };

struct arb_campaigns {
    struct arb_sim sim; /* who plays how many campaigns; its setup names the campaign, and what it
                           keeps are the plays and, as <seed>.json, the document in the end */
    int parts;          /* after which a campaign is left; 999 at most */
};

struct arb_campaigns_result {
    uint64_t campaigns; /* begun and not cut short by `stop` */
    uint64_t complete;  /* came to their end; the others were left after `parts` */
    uint64_t stuck;     /* or before, as the next part does not open with what the last one left */
    uint64_t broken;    /* plays, as in a simulation of games */
    uint64_t plays, most; /* parts played in all, and in the longest campaign */
    struct arb_part_played {
        char id[48];
        uint64_t campaigns; /* in which it was played */
        uint64_t first;     /* and won at the first try */
        uint64_t played, won, lost;
    } part[ARB_PARTS_TOLD]; /* in their alphabet */
    int parts;
    uint64_t decisions;
    double seconds;
    uint64_t signature;
    uint64_t broken_seed;            /* of the first play that broke or did not end */
    struct arb_error why, stuck_why; /* of the latter any one */
};

/* False if the setup does not open a table of a campaign; err says why. */
bool arb_play_campaigns(const struct arb_campaigns *all, struct arb_campaigns_result *result,
                        struct arb_error *err);

#endif
