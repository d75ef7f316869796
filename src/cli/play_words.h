/* play_words.h - what a person typed against what the game calls things.
 *
 * Both sides are folded first: small letters, accents gone, punctuation turned
 * into single spaces, so that `egide` finds Égide and `archers` finds
 * Archer's Bow. */
#ifndef PLAY_WORDS_H
#define PLAY_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* The next code point of a UTF-8 text, moving `at` past it; 0 at the end. A
 * byte that is no UTF-8 counts as one code point U+FFFD. */
unsigned words_next(const char **at);

/* A copy in plain ASCII, accents gone and quotes and dashes plain; the caller frees it.
 * words_ascii_letter() is one code point of it. */
char *words_ascii(const char *text);
const char *words_ascii_letter(unsigned code, char letter[3]);

/* A folded copy; the caller frees it. */
char *words_fold(const char *text);

/* How well a folded query fits a folded text: 0 not at all; higher is better.
 * Every word of the query must be found, in any order; small words such as
 * `the` need not be. */
enum words_fit {
    WORDS_NONE,
    WORDS_WITHIN, /* each word is somewhere in the text */
    WORDS_PREFIX, /* each word begins a word of the text */
    WORDS_WHOLE,  /* each word is a word of the text */
    WORDS_START,  /* the text begins with the query */
    WORDS_EQUAL
};
enum words_fit words_fit(const char *query, const char *text);

/* The texts that fit an unfolded query best: their numbers go into `found` (at
 * most `max`), and their count, which may be larger, is returned. */
int words_pick(const char *query, const char *const *texts, int count, int *found, int max);

/* Choosing: stricter than finding.
 * Every word must begin a word of the text, and one of them must be long enough
 * to mean something: three letters or more. Shorter words and numbers count only
 * as whole words. Who types the whole text has named it exactly. */

/* The same for a folded query and text: WORDS_NONE, WORDS_PREFIX, WORDS_WHOLE, or
 * WORDS_EQUAL: the whole text, but for small words. */
enum words_fit words_fit_choice(const char *query, const char *text);

/* As words_pick(), by these rules. */
int words_choose(const char *query, const char *const *texts, int count, int *found, int max);

/* Has it a letter at all, so that it may be a word? */
bool words_any_letter(const char *text);

/* True if `line` begins with the word `command`; *rest is what follows it. */
bool words_command(const char *line, const char *command, const char **rest);

/* A whole number and nothing else; false otherwise. */
bool words_number(const char *text, long *number);

#endif
