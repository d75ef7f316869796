/* compile_bits.h - lists of packs that become bits of a number. */
#ifndef KIT_COMPILE_BITS_H
#define KIT_COMPILE_BITS_H

#include "compile.h"

/* A list of words, a bit each by its place among these; of no list 0. */
unsigned read_word_bits(struct compiler *k, const struct arb_node *list, const char *const *words);
/* A list of numbers from 1 to `most`, a bit each from 0 on; `of` says in an error what they are. */
unsigned read_number_bits(struct compiler *k, const struct arb_node *list, int most,
                          const char *of);

#endif
