/* trade.h - 94: transactions, 28: deals, 21 and 93: commodities that become trade goods.
 *
 * Bargaining is the kit's (deal.h). The active player may bargain whenever it is asked what it
 * does; whoever stays open to bargains is asked again in every step of that turn (94.1+1), so that
 * nobody else is asked at each of them for nothing. While an agenda is voted on everybody may
 * (94.6). */
#ifndef TRADE_H
#define TRADE_H

#define TRADE_VERBS(X)                                                                             \
    X(VERB_BARGAIN, "trade", "bargain with somebody")                                              \
    X(VERB_STAY_OPEN, "stay open", "stay open to bargains during this turn")
#define TRADE_EVENTS(X)                                                                            \
    X(EVENT_KEEPS_GOODS, "keeps-goods", "{Seat} puts {n b} trade good{s} on a card.")              \
    X(EVENT_CONVERTS, "converts", "{Seat} turns {n b} commodit{y/ies} into trade goods.")          \
    X(EVENT_GIVES_COMMODITIES, "gives-commodities",                                                \
      "{Seat a} gives {n b} commodit{y/ies} to {seat c}.")                                         \
    X(EVENT_SWAPS, "swaps", "{Seat} gets {thing b} in exchange.")                                  \
    X(EVENT_COMMODITIES, "commodities", "{Seat} gains {n b} commodit{y/ies}.")
#define TRADE_FLOWS(X) X(bargain) X(bargain_now) X(bargain_on_agenda)

/* One bargain of this seat with one of a mask, and what follows. */
FRAME(bargain, uint8_t seat; uint16_t with;);
/* A step of the turn in which the active player, if it stays open to bargains, may have some. */
FRAME(bargain_now, uint8_t talks;);
/* 94.6 Everybody with everybody, from the speaker on. */
FRAME(bargain_on_agenda, uint8_t n, seat, talks;);

/* How often somebody may bargain in one step without anything changing hands. */
enum { TALKS = 3 };

/* 94.1 A new turn, 94.6 or a new agenda: everybody may be dealt with again. */
void forget_transactions(struct arb_run *g);
/* With whom this seat may have a transaction now. */
unsigned transaction_partners(const struct arb_run *g, int seat);
/* What the active player may do about bargains when it is asked what it does. */
void offer_bargains(struct arb_run *g, int seat, int talks);
/* 21: so many more commodities, as far as the faction holds them; so many become trade goods. */
void gain_commodities(struct arb_run *g, int seat, int count, const char *rule);
void convert_commodities(struct arb_run *g, int seat, int count, const char *rule);

#endif
