/* arrange_card.h - single cards of a position: what game_parts need of arrange_card.c. */
#ifndef LOTR_ARRANGE_CARD_H
#define LOTR_ARRANGE_CARD_H

#include "kit_config.h"

/* Tokens (enum token) on a card, which must be able to have them. */
bool arrange_tokens(struct arranging *x, int card, int token, const json_t *value);

#endif
