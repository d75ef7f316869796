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

/* A table of the bazaar in this mode, nothing begun; once its block is filled in, begin. */
arb_table *open_bazaar(enum skirmish_mode mode);
void begin_bazaar(arb_table *t);
static inline struct bazaar *bazaar_of(const arb_table *t)
{
    return &skirmish_of(t)->bazaar;
}

/* What a seat is asked, of several; its count is 0 if nothing is. And its answer: the
 * option of this verb with these arguments (-1: any), false if there is none. */
struct arb_ask pending_of(arb_table *t, int seat);
bool choose(arb_table *t, int seat, int verb, int a, int b, int c);
bool offers(arb_table *t, int seat, int verb, int a, int b, int c);

/* The words of what a seat is asked: of the prompt (-1) or an option. */
const char *words_of(arb_table *t, int seat, int option);
/* The latest event, as a seat is told it. */
const char *latest(arb_table *t, int seat);
/* Does the list of refusals of a seat name this rule? */
bool refuses(arb_table *t, int seat, const char *rule);

/* Put a position; the test fails if it cannot be. */
void arrange(arb_table *t, const char *position);

#endif
