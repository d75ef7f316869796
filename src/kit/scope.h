/* scope.h - what happened, and the names by which a running ability knows things.
 *
 * An ability that runs has a scope: who used it, which thing it is printed on, what it has
 * chosen so far, what it answers. Scopes lie on a small stack in the block, so that flows
 * refer to them by number; questions that only read make one of their own on the C stack.
 *
 * What must hold:
 *  1. Whoever keeps the number of a thing over time also keeps when, by scopes.now, which
 *     goes up whenever a thing enters or leaves play and whenever a lasting change begins.
 *     A thing that left play since then and is back is a new one, which nobody knows.
 *  2. Nothing overflows in silence: the play stops with a limit of the game's.
 *
 * A game's kit_config.h states, before it includes this header:
 *     SCOPES    how many run inside each other      SCOPES_LIMIT    its limit for that
 *     SEATS     the seats there can be; a number of a seat from there on is nobody who
 *               decides (the scenario, the bank)    NOBODY          the number for none
 * and, before scope.c is reached, KIT_SCOPES(g), the struct scopes of the block, and
 *     bool game_is_new(g, thing, since)    it left play after `since` and is in play */
#ifndef KIT_SCOPE_H
#define KIT_SCOPE_H

#include "rules.h"

/* Something that happened or is about to. */
struct happening {
    uint8_t fact; /* enum fact */
    uint8_t seat;
    uint16_t thing, other;
    int16_t amount;
    uint16_t type; /* of the thing at that moment */
    uint16_t when; /* by scopes.now */
};

enum { SCOPE_TARGETS = 2 };

struct scope {
    uint16_t source;  /* the thing the ability is printed on */
    uint16_t ability; /* 0: none */
    uint16_t target[SCOPE_TARGETS], paid;
    int16_t x;
    uint8_t you;
    uint8_t chosen_seat, each;
    uint8_t done;     /* things the last effect changed */
    bool complete;    /* everything so far happened in full */
    uint8_t imminent; /* 1 + index of what it interrupts, or 0 */
    uint8_t depth;    /* changes this question is asked on behalf of, see modify.h */
    bool estranged;   /* the thing it came from has left play and is back, as a new one */
    struct happening event;
};

struct scopes {
    uint16_t now;
    uint8_t count;
    struct scope scope[SCOPES];
};

#define SCOPE(g, n) (&KIT_SCOPES(g)->scope[n])
#define NOW(g) (KIT_SCOPES(g)->now)

/* The scope of an ability that begins. */
#define BEGINNING_SCOPE(source_, ability_, you_)                                                   \
    .source = (uint16_t)(source_), .ability = (uint16_t)(ability_), .you = (uint8_t)(you_),        \
    .chosen_seat = NOBODY, .each = NOBODY, .complete = true

int new_scope(struct arb_run *g, struct scope scope);
void drop_scope(struct arb_run *g);

/* The scope forgets the things that are new ones since then. */
void recall(const struct arb_run *g, struct scope *sc, int since);

#endif
