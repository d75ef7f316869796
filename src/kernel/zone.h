/* zone.h - cards in zones, and decks whose order is not known yet.
 *
 * Every card is in exactly one zone, by construction: a zone is a doubly
 * linked list threaded through an array of links, one link a card. Card 0 and
 * zone 0 do not exist.
 *
 * A shuffled card is `loose`: it lies somewhere among the loose cards of its
 * zone and nobody, the block included, knows where. Drawing asks chance for one
 * of the loose cards. Cards put on top or at the bottom are not loose and keep
 * their place; the loose ones lie between them. */
#ifndef ARB_ZONE_H
#define ARB_ZONE_H

#include <stdbool.h>
#include <stdint.h>

struct arb_zone {
    uint16_t first, last; /* top and bottom */
    uint16_t count;
    uint16_t loose;
};

struct arb_link {
    uint16_t prev, next;
    uint8_t zone;
    uint8_t loose;
};

enum arb_end { ARB_TOP, ARB_BOTTOM };

/* Take a card out of its zone, if it is in one, and put it into another. */
void arb_move(struct arb_zone *zones, struct arb_link *links, uint16_t card, uint8_t to,
              enum arb_end end);

/* Take a card out of its zone, if it is in one: it is nowhere then. */
void arb_remove(struct arb_zone *zones, struct arb_link *links, uint16_t card);

/* Two cards change places, each taking the other's position and looseness. */
void arb_swap(struct arb_zone *zones, struct arb_link *links, uint16_t a, uint16_t b);

/* Every card of the zone becomes loose. */
void arb_shuffle(struct arb_zone *zones, struct arb_link *links, uint8_t zone);

/* The loose card number n of a zone, counted from the top; 0 if there is none. */
uint16_t arb_loose_card(const struct arb_zone *zones, const struct arb_link *links, uint8_t zone,
                        int n);

/* True if the top card of the zone is the next to be drawn for certain. */
bool arb_top_is_settled(const struct arb_zone *zones, const struct arb_link *links, uint8_t zone);

/* Settle a loose card as the new top card below `above` settled ones. */
void arb_settle_on_top(struct arb_zone *zones, struct arb_link *links, uint16_t card, int above);

/* for (each card of a zone): the body may not move the current card away. */
#define EACH_IN(zones, links, z, card)                                                             \
    for (uint16_t card = (zones)[z].first; card; card = (links)[card].next)

#endif
