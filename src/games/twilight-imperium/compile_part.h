/* compile_part.h - what the files that make content of packs know of each other. */
#ifndef COMPILE_PART_H
#define COMPILE_PART_H

#include "declare.h"

/* A definition more, with what is printed on it; its number, 0 after an error. */
int add_def(struct compiler *k, const struct arb_node *body, int type, int form);
/* Bits of a field that is a list of words. */
int read_bits(struct compiler *k, const struct arb_node *body, const char *key,
              const char *const *words);
/* The definition of this type and name; 0 and a complaint: there is none. */
int def_named(struct compiler *k, const struct arb_node *at, int type, const char *name);

#endif
