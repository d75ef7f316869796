/* book.h - what was seen, recorded: chains of two hex digits a look, in three lanes by what
 * would change them, so that a change of words leaves the positions as they are.
 *
 *     state     the positions            changed by rules and content
 *     words     what people are told     changed by words, views, odds
 *     wishes    what bots like           changed by their judgement
 *
 * A book is a folder with a file NAME.state, NAME.words and NAME.wishes: groups by their
 * name, and in each group a line an entry, its key and its chain. */
#ifndef ARB_BOOK_H
#define ARB_BOOK_H

#include "seen.h"

enum arb_lane { ARB_LANE_STATE, ARB_LANE_WORDS, ARB_LANE_WISHES, ARB_LANES };

struct arb_chains {
    char *lane[ARB_LANES];
};

/* Add what has been seen so far: two digits. */
void arb_chain_look(struct arb_chains *chains, const struct arb_seen *seen);

/* At the end: two digits for each kind of what the tables came to. */
void arb_chain_end(struct arb_chains *chains, const struct arb_seen *const *seen, int count);
void arb_chain_free(struct arb_chains *chains);

/* The chains as a list, and back in a book; {lane: {group: {key: chain}}}. */
json_t *arb_chain_value(const struct arb_chains *chains);
json_t *arb_book_load(const char *folder, const char *name);
void arb_book_forget(json_t *book, const char *group);
void arb_book_note(json_t *book, const char *group, const char *key, const json_t *value);
bool arb_book_write(const json_t *book, const char *folder, const char *name);

/* Is it in the book? */
bool arb_book_has(const json_t *book, const char *group, const char *key);

/* False, with words that the caller frees: this is not what the book says. What is not in
 * it is not held against it. */
bool arb_book_same(const json_t *book, const char *group, const char *key,
                   const struct arb_chains *chains, char **message);

#endif
