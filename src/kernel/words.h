/* words.h - options, prompts and recorded answers in words. */
#ifndef ARB_WORDS_H
#define ARB_WORDS_H

#include "history.h"
#include "rules.h"

/* "seat 1: play Archer". Without `by_game` only with verb and numbers, which
 * is what can be said of an answer from another version of the content. */
void arb_entry_words(struct arb_table *t, const struct arb_entry *e, bool by_game,
                     struct arb_text *out);

/* Put "cards" and "seats" of an option or event in words, where there are any. */
void arb_put_about(struct arb_json *out, const struct arb_about *about);

#endif
