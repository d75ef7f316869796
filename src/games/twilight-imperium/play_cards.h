/* play_cards.h - 2 Action cards played out of hand, 22 component actions of cards in hand. */
#ifndef PLAY_CARDS_H
#define PLAY_CARDS_H

#define PLAY_EVENTS(X) X(EVENT_PLAYS_CARD, "plays-card", "{Seat} plays {thing b}.")

/* A card goes from zone to zone: what it could answer out of hiding begins or ends. */
void count_hidden(struct arb_run *g, int card, int from, int to);
/* Offer the actions of cards in hand that this seat may play. */
void offer_hand(struct arb_run *g, int seat);

#endif
