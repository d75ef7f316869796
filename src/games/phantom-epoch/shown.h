/* shown.h - what the view, its marks on the map and the odds of attacks share. */
#ifndef SHOWN_H
#define SHOWN_H

#include "json.h"

extern const char *const die_words[];

int best_line(const struct arb_run *g, const struct attack *a, struct board_crossed *least);
json_t *epoch_explain(struct arb_run *g, int seat, const char *name);

#endif
