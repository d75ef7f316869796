/* deal.h - two seats bargain: an offer, an answer, perhaps an offer in return, and if both
 * agree everything changes hands at once.
 *
 *     CALL(deal, .seat = active, .with = neighbours(g, active));
 *
 * An offer is a form: what one gives, what one asks for, in wares (numbers), things and
 * promises, put together term by term and then made. The other accepts, refuses, or makes
 * an offer in return; whoever has made one may take it back by refusing the answer to it.
 *
 * What must hold:
 *  1. Bargaining ends: a term is set once in an offer, and there are DEAL_OFFERS offers.
 *  2. What changes hands is in the hands that give it, and the game's rules allow the terms
 *     one by one and as a whole. An offer that they forbid cannot be made. Where things are
 *     hidden one may ask for what the other has not got; that can only be refused.
 *  3. Everything changes hands together, and only when an offer is accepted.
 *  4. A promise is a term of which nothing changes hands. What it means is the game's: it
 *     binds if game_promised() sees to it, and is otherwise only told.
 *
 * A game's kit_config.h states, before it includes this header:
 *     DEAL_WARES(X)      X(NAME, one, many): what is counted ("coin", "coins")
 *     DEAL_PROMISES(X)   X(NAME, words): "not to attack", or nothing
 *     DEAL_THINGS        things a side can give        DEAL_OFFERS   offers at most
 *     DEAL_RULE_OFFER, DEAL_RULE_ANSWER, DEAL_RULE_DONE     rule ids of the three steps
 *     WINDOW_DEAL        its kind of window for the answers to offers: one may refuse
 *     DEAL_ZONE(seat)    (optional) the zone of hidden things that a seat can give
 *     DEAL_TALKS         (optional) a promise alone is a deal, too
 * and, before deal.c is reached, KIT_DEAL(g), the struct deal_terms of the block. Its verbs
 * have DEAL_VERBS, its events DEAL_EVENTS, its flows deal and deal_offer. */
#ifndef KIT_DEAL_H
#define KIT_DEAL_H

#include "rules.h"

enum deal_ware {
#define DEAL_WARE(name, one, many) DEAL_##name,
    DEAL_WARES(DEAL_WARE)
#undef DEAL_WARE
        DEAL_WARE_COUNT
};

enum deal_promise {
    PROMISE_NONE,
#define DEAL_PROMISE(name, words) PROMISE_##name,
    DEAL_PROMISES(DEAL_PROMISE)
#undef DEAL_PROMISE
        DEAL_PROMISE_COUNT
};

/* Its rows of the game's tables of verbs and of events: numbers, names and words
 * (say.h). Those without words are said here. */
#define DEAL_VERBS(X)                                                                              \
    X(DEAL_VERB_WITH, "bargain", "bargain with {seat}")                                            \
    X(DEAL_VERB_WARE, "ware", "")                                                                  \
    X(DEAL_VERB_THING, "thing", "")                                                                \
    X(DEAL_VERB_PROMISE, "promise", "")                                                            \
    X(DEAL_VERB_OFFER, "offer", "")                                                                \
    X(DEAL_VERB_LEAVE, "leave", "no deal")                                                         \
    X(DEAL_VERB_ACCEPT, "accept", "agree")                                                         \
    X(DEAL_VERB_COUNTER, "counter", "make another offer in return")                                \
    X(DEAL_VERB_REFUSE, "refuse", "refuse")
#define DEAL_EVENTS(X)                                                                             \
    X(DEAL_EVENT_OFFER, "offer", "{Seat} makes an offer to {seat}.")                               \
    X(DEAL_EVENT_REFUSED, "refused", "{Seat} refuses the offer of {seat}.")                        \
    X(DEAL_EVENT_DONE, "deal", "{Seat} has a deal with {seat}.")                                   \
    X(DEAL_EVENT_GIVES, "gives", "")                                                               \
    X(DEAL_EVENT_HANDS, "hands", "")                                                               \
    X(DEAL_EVENT_PROMISES, "promises", "")
#define DEAL_FLOWS(X) X(deal) X(deal_offer)

/* The terms as they lie on the table: side 0 has made the offer, side 1 is to answer. All
 * zero while nobody bargains. */
struct deal_terms {
    bool open;      /* somebody bargains */
    bool made;      /* the offer stands, side 1 is asked */
    uint8_t offers; /* that can still be made */
    uint8_t seat[2];
    uint8_t promise[2];
    uint8_t ware[2][DEAL_WARE_COUNT];
    uint16_t thing[2][DEAL_THINGS]; /* 0: none */
};

/* The seat may bargain with one of a mask. Returns 1 + the seat it came to a deal with. */
FRAME(deal, uint8_t seat; uint16_t with;);
/* Side 0 puts an offer together. Returns whether it is made. */
FRAME(deal_offer, );

/* With whom the rules let this seat bargain, of these. */
unsigned deal_partners(struct arb_run *g, int seat, unsigned with);
int deal_things(const struct deal_terms *d, int side);
/* Does this side give anything, or is it given a gift? */
bool deal_gives(const struct deal_terms *d, int side);

bool deal_option_words(struct arb_run *g, int seat, struct arb_option option, struct arb_text *out);
bool deal_event_words(struct arb_run *g, int seat, const struct arb_event *event,
                      struct arb_text *out);
/* {deal}: the offer that stands, as this seat may know it. */
bool deal_placeholder(struct arb_run *g, int seat, const char *name, int value,
                      struct arb_text *out);
/* What one side gives, in words: "2 coins, Jade Mask and the promise not to attack". */
void deal_say_side(struct arb_run *g, int seat, const struct deal_terms *d, int side,
                   struct arb_text *out);

/* What the game says. */

/* May these two bargain, may side give so many of a ware, this thing, this promise, may
 * the whole be offered? With forbid; the terms so far are in `d`. */
bool game_may_deal(struct arb_run *g, int seat, int with);
bool game_deal_ware(struct arb_run *g, const struct deal_terms *d, int side, int ware, int count);
bool game_deal_thing(struct arb_run *g, const struct deal_terms *d, int side, int thing);
bool game_deal_promise(struct arb_run *g, const struct deal_terms *d, int side, int promise);
bool game_deal_whole(struct arb_run *g, const struct deal_terms *d);
/* Can side 1 keep what the offer asks of it? Only that seat is told. With forbid. */
bool game_may_agree(struct arb_run *g, const struct deal_terms *d);

/* How many of a ware a seat has; the next thing it could give after this one (0: the
 * first), as far as side 0 can know of it, 0: no more. */
int game_deal_has(const struct arb_run *g, int seat, int ware);
int game_deal_next(const struct arb_run *g, const struct deal_terms *d, int side, int after);

/* The deal is done: it changes hands, thing by thing. */
void game_hand_over(struct arb_run *g, int from, int to, int ware, int count);
void game_hand_over_thing(struct arb_run *g, int from, int to, int thing);
void game_promised(struct arb_run *g, int from, int to, int promise);
/* There is no deal: `by` has refused an offer of `with`, or makes none in return. */
void game_refused(struct arb_run *g, int by, int with);

/* What a thing is called: also in events that are read later, so it must not depend on the
 * position. */
void game_thing_words(struct arb_run *g, int seat, int thing, struct arb_text *out);

#endif
