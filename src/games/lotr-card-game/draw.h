/* draw.h - drawing, discarding at random, shuffling; the order of discard piles. */
#ifndef LOTR_DRAW_H
#define LOTR_DRAW_H

#include "kit_config.h"

FRAME(top_card, uint8_t zone;);
FRAME(draw, uint8_t player; uint8_t count; uint8_t drawn;);
FRAME(discard_random, uint8_t player; uint8_t count; uint8_t gone;);
/* The top `count` cards of the discard pile of `owner` came there together. */
FRAME(order_pile, uint8_t owner; uint8_t count; uint8_t above;);

void reset_encounter_deck(struct arb_run *g);
int pile_of(int owner); /* the discard pile of a player or the scenario */
/* Shuffled cards are nowhere in particular: nobody knows their places any more. */
void shuffle_deck(struct arb_run *g, int zone);

#endif
