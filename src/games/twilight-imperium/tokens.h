/* tokens.h - 20 Command tokens: gained into pools, placed in systems, shared out anew. */
#ifndef TOKENS_H
#define TOKENS_H

#define TOKEN_VERBS(X)                                                                             \
    X(VERB_REDISTRIBUTE, "redistribute", "share out your command tokens anew")                     \
    X(VERB_KEEP_POOLS, "keep pools", "leave your pools as they are")                               \
    X(VERB_FROM_POOL, "from pool", "take it from the {pool} pool")
#define TOKEN_EVENTS(X)                                                                            \
    X(EVENT_TOKENS, "tokens", "{Seat} gains {n b} command token{s}.")                              \
    X(EVENT_TO_POOL, "pool", "{Seat} puts {n c} into the {pool b} pool.")                          \
    X(EVENT_FROM_POOL, "from-pool", "{Seat} loses {n c} out of the {pool b} pool.")                \
    X(EVENT_TOKEN_PLACED, "token", "{Seat} places a command token in {tile}.")                     \
    X(EVENT_TOKEN_LIFTED, "lifts", "{Seat} takes a command token from {tile}.")
#define TOKEN_FLOWS(X) X(gain_tokens) X(redistribute) X(token_into_hand) X(token_to_system)

/* 20.2: so many as there are, each into a pool of the seat's choice. */
FRAME(gain_tokens, uint8_t seat, count;);
/* 81.s5+1, 99.s2: any number between the pools, then fleets are looked at. */
FRAME(redistribute, uint8_t seat;);
/* The next token of the seat that is to be placed comes out of a pool if there is none left. */
FRAME(token_into_hand, uint8_t seat;);
/* One token out of reinforcements, or (20.3b) out of a pool, into a system. */
FRAME(token_to_system, uint8_t seat, cell;);

/* How many more tokens a fleet pool may hold; below 0: it holds too many. */
int fleet_pool_room(const struct arb_run *g, int seat);
int pool_total(const struct arb_run *g, int seat);
/* From reinforcements, as far as they go, into a pool; out of one. */
void tokens_into(struct arb_run *g, int seat, int pool, int count, const char *rule);
void tokens_out_of(struct arb_run *g, int seat, int pool, int count, const char *rule);
/* 20.6: into the system, or to reinforcements if one lies there. */
void place_token(struct arb_run *g, int seat, int cell, const char *rule);
void lift_token(struct arb_run *g, int seat, int cell, const char *rule);

#endif
