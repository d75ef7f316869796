#include "kit_config.h"

#include "bid.h"

static const struct {
    const char *rule, *prompt;
} whats[] = {
#define BID_WHAT(name, rule, prompt) {rule, prompt},
    BID_WHATS(BID_WHAT)
#undef BID_WHAT
};

static const struct auction *auction(const struct arb_run *g)
{
    return &KIT_BIDS(g)->b;
}

static const char *rule_of(const struct arb_run *g)
{
    return whats[auction(g)->what].rule;
}

static int highest_bid(const struct arb_run *g)
{
    const struct bids *bids = KIT_BIDS(g);
    return bids->highest ? bids->bid[bids->highest - 1] : 0;
}

/* What the next bid must come to. */
static int next_bid(const struct arb_run *g)
{
    int least = auction(g)->least ? auction(g)->least : 1, more = highest_bid(g) + 1;
    return more > least ? more : least;
}

/* Whoever may pass may leave that to a standing order. */
static void offer_bids(struct arb_run *g)
{
    open_window(g, ARB_OWN_WINDOW, WINDOW_BID);
    g->prompt_arg[0] = (uint16_t)highest_bid(g);
    for (int n = next_bid(g); n <= game_bid_most(g, auction(g), g->seat); n++)
        offer_option(g, BID_VERB_BID, n, 0, 0);
    offer_pass(g, BID_VERB_PASS);
}

FLOW(bid_sealed)
{
    BEGIN;
    ASK(SEAT(L->seat), rule_of(g), whats[auction(g)->what].prompt, 0, { offer_bids(g); });
    RETURN(chosen(g)->verb == BID_VERB_BID ? chosen(g)->a : 0);
    END;
}

static void note_bid(struct arb_run *g, int seat, int n)
{
    struct bids *bids = KIT_BIDS(g);
    if (!n)
        return;
    if (n > highest_bid(g))
        bids->highest = (uint8_t)(seat + 1);
    bids->bid[seat] = (uint16_t)n;
    tell(g, BID_EVENT_BIDS, rule_of(g), seat, n, 0);
}

/* In the order that wins ties: the first of equal bids stays the highest. */
static void open_bids(struct arb_run *g)
{
    for (int n = 0; n < g->block->seats; n++) {
        int seat = (auction(g)->first + n) % g->block->seats;
        if (auction(g)->seats >> seat & 1)
            note_bid(g, seat, result_of(g, seat));
    }
}

/* Openly. */

/* The next who could still bid; -1: all but the highest are out. */
static int next_bidder(const struct arb_run *g, int seat)
{
    unsigned in = auction(g)->seats & ~(unsigned)KIT_BIDS(g)->passed;
    for (int n = 1; n <= g->block->seats; n++) {
        int next = (seat + n) % g->block->seats;
        if (in >> next & 1 && KIT_BIDS(g)->highest != next + 1)
            return next;
    }
    return -1;
}

static void answer_bid(struct arb_run *g, int seat, const struct arb_option *o)
{
    if (o->verb == BID_VERB_BID)
        note_bid(g, seat, o->a);
    else
        KIT_BIDS(g)->passed |= (uint16_t)SEAT(seat);
}

static int close_bids(struct arb_run *g)
{
    struct bids bids = *KIT_BIDS(g);
    int winner = bids.highest - 1;
    if (bids.highest)
        tell(g, BID_EVENT_WINS, rule_of(g), winner, bids.bid[winner], 0);
    for (int seat = 0; seat < g->block->seats; seat++)
        if (bids.bid[seat])
            game_bid(g, &bids.b, seat, bids.bid[seat], seat == winner);
    return winner;
}

FLOW(bid)
{
    int next;
    BEGIN;
    *KIT_BIDS(g) = (struct bids){.b = L->b};
    if (L->b.how == BID_SEALED && L->b.seats) {
        CALL_EACH(L->b.seats, bid_sealed);
        open_bids(g);
    }
    L->seat = (uint8_t)((L->b.first + g->block->seats - 1) % g->block->seats);
    while (L->b.how == BID_OPEN && (next = next_bidder(g, L->seat)) >= 0) {
        L->seat = (uint8_t)next;
        ASK(SEAT(L->seat), rule_of(g), whats[L->b.what].prompt, 0, { offer_bids(g); });
        answer_bid(g, L->seat, chosen(g));
    }
    RETURN(close_bids(g));
    END;
}
