/* kit_helper.h - what the tests of the kit share: tables of the skirmish. */
#ifndef KIT_HELPER_H
#define KIT_HELPER_H

#include "kit_config.h" /* first: it says what g->s is */

#include "table.h"

/* The skirmish, loaded once a test; and a table of it, the setup in JSON. */
arb_game *skirmish(void);
arb_table *open_skirmish(const char *setup, int flags);

static inline struct skirmish *skirmish_of(const arb_table *t)
{
    return (struct skirmish *)(void *)t->run.block;
}

/* The first pending ask; its count is 0 if there is none. */
struct arb_ask pending(arb_table *t);

/* Answer what is pending with this option, or whatever is the first of this verb. */
void answer(arb_table *t, int choice);
bool answer_verb(arb_table *t, int verb, int b);

/* Answer at random until the play is over. */
int play_out(arb_table *t, uint64_t *state);

/* Put a position; the test fails if it cannot be. */
void arrange(arb_table *t, const char *position);

#endif
