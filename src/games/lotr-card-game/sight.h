/* sight.h - what a seat may know, shared by the view, the explanations and the
 * words. Whoever is no player (a spectator, chance) knows what is public. */
#ifndef LOTR_SIGHT_H
#define LOTR_SIGHT_H

#include "kit_config.h"

static inline bool is_card(const struct arb_run *g, int card)
{
    return card > 0 && card <= g->s->cards;
}

/* The number of what a card is, or counts as. */
static inline int def_number(const struct arb_run *g, int card)
{
    return (int)(def_of(g, card) - g->c->def);
}

/* How much of a card matters where it lies: cards in play show what they are
 * worth now, cards in hand what they would cost now, others what is printed. */
enum look { LOOK_PLAY, LOOK_HAND, LOOK_PILE };

#endif
