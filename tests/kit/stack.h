/* stack.h - how the small game of these tests uses piles. A test lays things into the zones
 * and says which flow is tried. */
#ifndef STACK_H
#define STACK_H

#include "rules.h"
#include "zone.h"

enum { WINDOW_PILE = 3 };

#define STACK_VERBS(X)                                                                             \
    X(VERB_DRAWN, "drawn", "")                                                                     \
    X(VERB_PUT_NEXT, "put next", "")                                                               \
    X(VERB_DONE, "done", "")

#define KIT_KNOWN(g, thing) ((g)->s->stack.known[thing])
#define KIT_PUT(g, thing, zone, end)                                                               \
    arb_move(KIT_ZONES(g), KIT_LINKS(g), (uint16_t)(thing), (uint8_t)(zone), end)
#define AT_PILE_RENEWED ((g)->s->stack.renewed++)
#include "pile.h"

#define KIT_HOST(g, thing) ((g)->s->stack.host[thing])
#define KIT_FIRST_ON(g, thing) ((g)->s->stack.first_on[thing])
#define KIT_NEXT_ON(g, thing) ((g)->s->stack.next_on[thing])
#include "hang.h"

/* Things of the same half are alike: 1 and 9, 2 and 10, ... */
enum { LYING = 40, ALIKE = 8 };

enum stack_tried {
    TRY_TOP,
    TRY_LOOK,
    TRY_RANDOM,
    TRY_PUT_BACK,
    TRY_ORDER,
    TRY_RENEWED,
    TRY_BOTTOM
};
struct stack {
    uint8_t tried, zone, count; /* or how many lie above */
    uint8_t orders;             /* 1 + the seat that says the order of piles */
    uint16_t known[LYING];
    uint16_t host[LYING], first_on[LYING], next_on[LYING];
    uint16_t result;
    uint8_t renewed;
};

FRAME(stack_try, );

#endif
