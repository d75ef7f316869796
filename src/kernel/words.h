/* words.h - options, prompts and recorded answers in words. */
#ifndef ARB_WORDS_H
#define ARB_WORDS_H

#include "history.h"
#include "rules.h"

/* "seat 1: commit Éowyn". Without `by_game` only with verb and numbers, which
 * is what can be said of an answer from another version of the content. */
void arb_entry_words(struct arb_table *t, const struct arb_entry *e, bool by_game,
                     struct arb_text *out);

/* A JSON string of a text that may be cut off in the middle of a character. */
json_t *arb_json_text(const char *text);

/* Add "cards" and "seats" to an option or event in words, where there are any. */
void arb_add_about(json_t *json, const struct arb_about *about);

#endif
