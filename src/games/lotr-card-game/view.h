/* view.h - what a seat may know, shared by the view, the explanations and the
 * words. Whoever is no player (a spectator, chance) knows what is public. */
#ifndef LOTR_VIEW_H
#define LOTR_VIEW_H

#include "lotr.h"

/* True if the face of a card lying where it lies is known to the seat. */
bool seat_knows(const struct arb_run *g, int seat, int card);

/* True if all the seat sees of a card is its back. A card in a hand or a deck
 * is not meant (whoever is offered it may see it), nor a facedown card that
 * counts as another one in play. */
bool shows_back(const struct arb_run *g, int seat, int card);

/* Which copy of its title a card is among the cards where it lies, from 1, and
 * how many of them there are (may be NULL). */
int copy_number(const struct arb_run *g, int card, int *copies);

/* What the numbers of a card are called: "Hit points", "HP". */
const char *stat_label(const struct arb_run *g, int card, enum stat stat);
const char *stat_short(enum stat stat);

/* How much of a card matters where it lies: cards in play show what they are
 * worth now, cards in hand what they would cost now, others what is printed. */
enum look { LOOK_PLAY, LOOK_HAND, LOOK_PILE };

/* A card as the seat sees it: view_card.c. `also` is a state that comes from where
 * it is shown, or NULL. */
void put_card(struct arb_run *g, int seat, int card, enum look look, const char *also,
              struct arb_json *out);

/* The printed fields that belong to the group and the type of a card: anatomy.c. */
void put_printed(const struct arb_run *g, int card, struct arb_json *out);

/* A word with a capital letter. */
void capital(const char *word, char *out, size_t size);

/* A number as JSON; the cost X is the text "X". */
json_t *number_json(int value);

#endif
