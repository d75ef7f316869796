/* cards.h - where cards are and what they are: moving, attaching, turning; who has which. */
#ifndef LOTR_CARDS_H
#define LOTR_CARDS_H

#include "kit_config.h"

/* A fresh card of a definition, in no zone yet. */
uint16_t make_card(struct arb_run *g, int def, int owner);
/* Move a card between any zones. Only bookkeeping: enters and leaves the
 * index, loses host, tokens and state on leaving play, nothing is triggered. */
void move_card(struct arb_run *g, int card, int zone, enum arb_end end);
/* All players know it from now on, until it goes elsewhere. */
void show_to_all(struct arb_run *g, int card);
void attach_card(struct arb_run *g, int card, int host);
void set_controller(struct arb_run *g, int card, int player);
/* Where a card goes when it leaves play for the discard pile. */
int discard_zone(const struct arb_run *g, int card);
/* The deck and the discard pile of a player; from PLAYERS on: of the scenario. */
int deck_zone(int owner);
int pile_of(int owner);
void set_exhausted(struct arb_run *g, int card, bool exhausted);

int engaged_with(const struct arb_run *g, int card); /* player or NOBODY */

/* In play, or just revealed and being staged. */
bool on_table(const struct arb_run *g, int card);
bool answers_from_hand(const struct card_def *d, const struct ability *a);
int unattached_zone(const struct arb_run *g, int card);
void reset_encounter_deck(struct arb_run *g);
/* A card that will be named while it lies facedown gets an id that says nothing, for its own
 * follows the deck lists. Nobody can tell the one it had from those in its owner's deck. */
int renumber(struct arb_run *g, int card);
void turn_facedown(struct arb_run *g, int card, int as);
void turn_faceup(struct arb_run *g, int card);
/* A campaign card shows its other side. */
void turn_over(struct arb_run *g, int card);
/* This player gets the first player token. */
void pass_token(struct arb_run *g, int player);
/* Permanent: it stays on its host as long as the host is in play. */
bool is_held(const struct arb_run *g, int card);

#endif
