/* draw.h - the decks of the players and the encounter deck: what runs out, what is searched. */
#ifndef LOTR_DRAW_H
#define LOTR_DRAW_H

#include "kit_config.h"

void reset_encounter_deck(struct arb_run *g);

#endif
