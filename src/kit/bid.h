/* bid.h - seats bid against each other: sealed, all at once, or openly, higher and higher.
 *
 *     CALL(bid, .b = {.what = BID_LEAD, .seats = seat_mask(g), .first = lead});
 *     winner = result(g);                        BID_NOBODY: nobody bid anything
 *
 * What must hold: an open bid is higher than the one before and who has passed stays out,
 * so that it ends; sealed bids lie in lanes until all are in. Of equal sealed bids the one
 * nearest to `first`, clockwise, wins. What is paid, and by whom (the winner or everybody),
 * is the game's: game_bid() is told each bid when all is over.
 *
 * A game's kit_config.h states, before it includes this header:
 *     BID_WHATS(X)    X(NAME, rule, prompt): what is bid for; {n} is the bid to beat
 *     WINDOW_BID      its kind of window for bids: one may pass
 * and, before bid.c is reached, KIT_BIDS(g), the struct bids of the block. Its verbs have
 * BID_VERBS, its events BID_EVENTS, its flows bid and bid_sealed. */
#ifndef KIT_BID_H
#define KIT_BID_H

#include "rules.h"

enum bid_what {
#define BID_WHAT(name, rule, prompt) BID_##name,
    BID_WHATS(BID_WHAT)
#undef BID_WHAT
        BID_WHAT_COUNT
};

/* Its rows of the game's tables of verbs and of events: numbers, names and words
 * (say.h). Those without words are said here. */
#define BID_VERBS(X)                                                                               \
    X(BID_VERB_BID, "bid", "bid {n}")                                                              \
    X(BID_VERB_PASS, "no bid", "bid nothing")
#define BID_EVENTS(X)                                                                              \
    X(BID_EVENT_BIDS, "bids", "{Seat} bids {n}.")                                                  \
    X(BID_EVENT_WINS, "wins", "{Seat} wins with {n}.")
#define BID_FLOWS(X) X(bid) X(bid_sealed)

enum bid_how { BID_SEALED, BID_OPEN };
enum { BID_NOBODY = -1 };

struct auction {
    uint8_t what, how;
    uint8_t first; /* who bids first, and wins a tie */
    uint8_t least; /* a bid that is one; 0 counts as 1 */
    uint16_t seats, about;
};

/* The auction that is being held, or was held last; sealed bids only once it is over. */
struct bids {
    struct auction b;
    uint16_t passed; /* those who are out of an open one */
    uint8_t highest; /* 1 + the seat; 0: nobody yet */
    uint16_t bid[ARB_SEATS];
};

/* Returns the seat that wins, or BID_NOBODY. */
FRAME(bid, struct auction b; uint8_t seat;);
FRAME(bid_sealed, uint8_t seat;);

/* What the game says. */

/* The most this seat could bid. */
int game_bid_most(const struct arb_run *g, const struct auction *b, int seat);
void game_bid(struct arb_run *g, const struct auction *b, int seat, int bid, bool won);

#endif
