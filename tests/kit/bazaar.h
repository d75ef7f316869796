/* bazaar.h - how the small game of these tests uses the parts for seats against seats. A
 * test writes into the block what the seats have and says which part is tried. */
#ifndef BAZAAR_H
#define BAZAAR_H

#include "rules.h"

enum bazaar_limit { PAY_LIMIT = 64, ASSIGN_LIMIT };

#define PAY_WARES(X)                                                                               \
    X(FOOD, "food", "food")                                                                        \
    X(OIL, "oil", "oil")
#define PAY_WHATS(X) X(CAMP, "bz.1", "Pay {owed} ({n} in all)")
enum { PAY_SOURCES = 6 };
#include "pay.h"

#define ASSIGN_WHATS(X) X(HITS, "bz.2", "{n} hits to assign")
enum { ASSIGN_TARGETS = 6 };
#include "assign.h"

#define DEAL_WARES(X)                                                                              \
    X(COIN, "coin", "coins")                                                                       \
    X(GEM, "gem", "gems")
#define DEAL_PROMISES(X) X(PEACE, "not to attack")
#define DEAL_RULE_OFFER "bz.3"
#define DEAL_RULE_ANSWER "bz.3a"
#define DEAL_RULE_DONE "bz.3b"
enum { DEAL_THINGS = 2, DEAL_OFFERS = 3, WINDOW_DEAL = 4 };
#include "deal.h"

#define VOTE_WHATS(X) X(LAW, "bz.4", "{vote}: how do you vote?")
#define VOTE_RULE_TIE "bz.4a"
#define VOTE_RULE_NONE "bz.4e"
#define VOTE_RULE_PREDICT "bz.4b"
enum { VOTE_OUTCOMES = 40, WINDOW_VOTE = 5 };
#include "vote.h"

enum { WINDOW_BID = 6 };
#define BID_WHATS(X) X(LOT, "bz.5", "Bid more than {n}?")
#include "bid.h"

#define BAZAAR_VERBS(X) PAY_VERBS(X) ASSIGN_VERBS(X) DEAL_VERBS(X) VOTE_VERBS(X) BID_VERBS(X)
#define BAZAAR_EVENTS(X) DEAL_EVENTS(X) VOTE_EVENTS(X) BID_EVENTS(X) ELIMINATE_EVENTS(X)

#define KIT_DEAL(g) (&(g)->s->bazaar.deal)
#define KIT_TALLY(g) (&(g)->s->bazaar.tally)
#define KIT_BIDS(g) (&(g)->s->bazaar.bids)
#define KIT_LEFT(g) (&(g)->s->bazaar.left)
#include "eliminate.h"

enum { BAZAAR_SEATS = 4, BAZAAR_THINGS = 8 };

struct bazaar {
    int32_t result;
    struct payment payment;
    struct pay_sources sources;
    uint8_t paid[BAZAAR_THINGS + 1][PAY_WARE_COUNT];
    struct assignment assignment;
    struct assign_targets targets;
    uint8_t put[BAZAAR_THINGS + 1];
    uint8_t has[BAZAAR_SEATS][DEAL_WARE_COUNT];
    uint8_t owner[BAZAAR_THINGS + 1]; /* 1 + the seat */
    uint8_t promised[BAZAAR_SEATS];
    uint8_t barred;             /* may not bargain or vote, a bit for each */
    uint8_t predicts;           /* may predict */
    uint8_t most[BAZAAR_SEATS]; /* votes */
    uint8_t no_votes;           /* whoever chooses an outcome puts nothing on it */
    uint8_t backwards;          /* votes go round the other way */
    uint64_t gone;              /* outcomes that there are not */
    uint8_t spent[BAZAAR_SEATS];
    uint8_t score[BAZAAR_SEATS], tiebreak[BAZAAR_SEATS];
    struct deal_terms deal;
    struct ballot ballot;
    struct tally tally;
    struct auction auction;
    struct bids bids;
    struct seats_left left;
};

FRAME(bazaar_try, );

/* What is tried is the mode of the setup; everything else a test writes. */
bool bazaar_option_words(struct arb_run *g, int seat, struct arb_option o, struct arb_text *out);
bool bazaar_event_words(struct arb_run *g, int seat, const struct arb_event *e,
                        struct arb_text *out);
bool bazaar_placeholder(struct arb_run *g, int seat, const char *name, int value,
                        struct arb_text *out);

#endif
