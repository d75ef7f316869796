/* toy.h - a small game to test the kernel with.
 *
 * Each round every seat draws a card from a lazy deck, all bid coins in secret
 * at once, a die is rolled, the highest bid wins the die's points, and then
 * each seat may play cards in a window. */
#ifndef TOY_H
#define TOY_H

#include "zone.h"

#include <stdint.h>

struct toy_content {
    int max_bid;
    int bonus; /* points on top of the die */
};

#define ARB_STATE struct toy
#define ARB_CONTENT struct toy_content
#include "rules.h"

enum { TOY_CARDS = 24, TOY_DECK = 1, TOY_DISCARD = 2, TOY_HAND = 3 };
enum { TOY_ZONES = TOY_HAND + ARB_SEATS, TOY_LANE = 128 };

struct toy {
    struct arb_block head;
    uint16_t rounds, round;
    uint16_t pays;    /* each round begins with a payment of all coins, a form */
    uint16_t own;     /* windows are those of one's own turn */
    uint16_t sealed;  /* each round ends with a sealed choice of all */
    uint16_t trouble; /* enum toy_troubles, in round 2 */
    uint16_t score[ARB_SEATS];
    uint16_t coins[ARB_SEATS];
    uint8_t bid[ARB_SEATS];
    struct arb_zone zone[TOY_ZONES];
    struct arb_link card[TOY_CARDS + 1];
    uint16_t chose[ARB_SEATS]; /* in the last sealed choice: 10 * first + second */
    _Alignas(8) uint8_t lane[ARB_SEATS][TOY_LANE];
};

/* More than a table holds, of flows, of options or of something of the toy's own; a
 * question without an option. */
enum toy_troubles { TOY_NO_TROUBLE, TOY_DEEP, TOY_WIDE, TOY_FULL, TOY_STUCK };

enum toy_verb {
    TOY_NONE,
    TOY_BID,
    TOY_PLAY,
    TOY_PASS,
    TOY_STEAL,
    TOY_SHOW_CARD,
    TOY_SHOW_DIE,
    TOY_PAY
};
enum toy_event { TOY_DREW, TOY_BIDS, TOY_ROLLED, TOY_PLAYED, TOY_STARTED };

extern const struct arb_rules toy_rules;

#endif
