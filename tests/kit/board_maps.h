/* board_maps.h - maps as packs write them, compiled: those of tests/kit/board_maps, and packs
 * that a test writes. */
#ifndef BOARD_MAPS_H
#define BOARD_MAPS_H

#include "board_helper.h"
#include "board_map.h"

/* Of the test that runs. */
extern struct map_tests {
    char folder[64]; /* where it writes packs */
    struct arb_pack *pack;
    struct arb_arena *arena;
    struct arb_findings mistakes; /* all, of a check */
    struct arb_error first;       /* the first, of any */
} maps;

void maps_start(void);
void maps_finish(void);

/* A map of tests/kit/board_maps. */
const struct board *maps_sample(const char *name);
/* A pack of this text, which begins in line 2; and one of its maps: a check finds all mistakes, a
 * load the first. */
void maps_write(const char *text);
const struct board *maps_compiled(const char *name, bool check);

#endif
