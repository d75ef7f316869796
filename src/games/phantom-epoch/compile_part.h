/* compile_part.h - what the readers of packs share. */
#ifndef COMPILE_PART_H
#define COMPILE_PART_H

#include "compile.h"
#include "declare.h"

/* A space of this board by the text of a node; 0 after an error. */
int read_space(struct compiler *k, const struct board *b, const struct arb_node *node);
/* Placements of adversaries: a list of { "Grallok Archer", "H-4", from = 3 }. */
int read_placements(struct compiler *k, const struct arb_node *list, uint16_t *count);
struct placement read_placement(struct compiler *k, const struct arb_node *node,
                                const struct arb_node *called, const struct arb_node *at);

/* Every mark and counter that an effect names is one of a campaign. */
void check_records(struct compiler *k);
/* Last, as it takes most of the time: packs with mistakes need none. */
void make_tables_of_maps(struct compiler *k);

#endif
