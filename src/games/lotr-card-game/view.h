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

/* The printed fields that belong to the group and the type of a card: anatomy.c. */
void add_printed(const struct arb_run *g, int card, json_t *json);

/* A number as JSON; the cost X is the text "X". */
json_t *number_json(int value);

#endif
