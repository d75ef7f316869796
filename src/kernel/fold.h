/* fold.h - texts as people type them: small letters, accents gone, punctuation
 * turned into single spaces, so that `egide` finds Égide and `archers` finds
 * Archer's. */
#ifndef ARB_FOLD_H
#define ARB_FOLD_H

#include <stddef.h>

/* The next code point of a UTF-8 text, moving `at` past it; 0 at the end. A
 * byte that is no UTF-8 counts as one code point U+FFFD. */
unsigned arb_next_code(const char **at);

/* Fold a text into `out`, cutting it off where `size` ends. No text grows by
 * being folded: a copy of strlen + 1 bytes always fits. */
void arb_fold(const char *text, char *out, size_t size);

#endif
