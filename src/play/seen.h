/* seen.h - all that people are given at a table, as numbers: two tables that give the same
 * have the same ones. What is seen is folded into what was seen before, kind by kind, so that
 * a whole play comes to a few numbers, and the kind that changed is known. */
#ifndef ARB_SEEN_H
#define ARB_SEEN_H

#include "arbiter.h"

#include <stdio.h>

enum arb_seen_kind {
    ARB_SEEN_STATE,    /* the position itself */
    ARB_SEEN_VIEWS,    /* of every seat and a spectator */
    ARB_SEEN_ASKS,     /* who is asked what, with all options, in words */
    ARB_SEEN_REFUSALS, /* what is not possible, and why */
    ARB_SEEN_EVENTS,   /* what happened, as each seat was told */
    ARB_SEEN_NUMBERS,  /* every number of a view taken apart, with its odds */
    ARB_SEEN_WISHES,   /* how much bots like each option, and how the position looks to them */
    ARB_SEEN_KINDS,
};
const char *arb_seen_name(enum arb_seen_kind kind);

struct arb_seen {
    uint64_t kind[ARB_SEEN_KINDS];
    uint32_t told; /* events heard so far */
    FILE *out;     /* all of it is written here, too, a line each; NULL: nowhere */
};

/* Look at the position alone, or at all there is to be seen and what was told since then. */
void arb_see_position(const arb_table *table, struct arb_seen *seen);
void arb_see(arb_table *table, struct arb_seen *seen);

/* Fold any words into a number. */
uint64_t arb_fold_text(uint64_t into, const char *text);
uint64_t arb_fold_json(uint64_t into, const json_t *value);

#endif
