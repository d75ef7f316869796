/* draws.h - what a run of draws from a deck may bring: the exact distribution of a sum, from
 * what one seat knows.
 *
 *     struct draws *draws = draws_begin();
 *     EACH_IN (zones, links, deck, card)
 *         if (known(card)) draws_known(draws, worth_of(card));
 *         else draws_hidden(draws, worth_of(card), false);
 *     double p[DRAWS_SUMS];
 *     if (draws_end(draws, 3, p)) ...      p[7]: three draws bring seven
 *
 * A thing that is drawn may bring more draws; then it stays and is worth something (coins,
 * units), or goes to the pile that becomes the deck as soon as the deck is empty. What
 * else it does, and what seats may do meanwhile, is not counted.
 *
 * What must hold: the result depends only on what the seat may know. Things it has not seen
 * count alike, wherever they really lie; a thing it knows at its place is certain. */
#ifndef KIT_DRAWS_H
#define KIT_DRAWS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    DRAWS_SUMS = 256, /* the last holds all above */
    DRAWS_MOST = 48,  /* draws that are followed */
    DRAWS_KINDS = 24  /* ways things differ in what they bring, where they go and may lie */
};

struct draw {
    uint8_t more;  /* draws that it brings */
    bool stays;    /* else it goes to the pile and is worth nothing */
    uint8_t worth; /* below ODDS_WORTHS */
};

struct draws;
struct draws *draws_begin(void);

/* The deck from its top on, place by place: a thing the seat knows there; or one it does not,
 * which may as well be one of those `elsewhere`. */
void draws_known(struct draws *draws, struct draw draw);
void draws_hidden(struct draws *draws, struct draw draw, bool elsewhere);
/* Lying hidden in another place: it may be in the deck, and one of the deck here. */
void draws_elsewhere(struct draws *draws, struct draw draw);
void draws_pile(struct draws *draws, struct draw draw);
/* How many places of the deck the seat does not know. */
int draws_unknown(const struct draws *draws);

/* The chances of each sum of `count` draws and those they bring. Frees the draws. False: things
 * are of more than DRAWS_KINDS kinds, and nothing is known. */
bool draws_end(struct draws *draws, int count, double p[DRAWS_SUMS]);

#endif
