/* sight.h - what a seat may know, shared by the view, the explanations and the
 * words. Whoever is no player (a spectator, chance) knows what is public. */
#ifndef LOTR_SIGHT_H
#define LOTR_SIGHT_H

#include "kit_config.h"

/* True if the face of a card lying where it lies is known to the seat. */
bool seat_knows(const struct arb_run *g, int seat, int card);

/* True if all the seat sees of a card is its back. A card in a hand or a deck
 * is not meant (whoever is offered it may see it), nor a facedown card that
 * counts as another one in play. */
bool shows_back(const struct arb_run *g, int seat, int card);

/* The number of what a card is, or counts as. */
static inline int def_number(const struct arb_run *g, int card)
{
    return (int)(def_of(g, card) - g->c->def);
}

/* Which copy of its title a card is among the cards where it lies, from 1, and
 * how many of them there are (may be NULL). */
int copy_number(const struct arb_run *g, int card, int *copies);

/* What a number of a card is called: "Hit points". */
const char *stat_label(const struct arb_run *g, int card, enum stat stat);

/* How much of a card matters where it lies: cards in play show what they are
 * worth now, cards in hand what they would cost now, others what is printed. */
enum look { LOOK_PLAY, LOOK_HAND, LOOK_PILE };

/* What zones are called, as members of an object that is open: view.c. */
void put_zone_labels(struct arb_json *out);

/* What stands on a card of this definition as its type. */
const char *printed_type(const struct card_def *d);

#endif
