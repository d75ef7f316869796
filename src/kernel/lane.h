/* lane.h - several seats at once, each with a whole little procedure of its own: a secret
 * choice of cards, a sealed bid, a vote, a payment.
 *
 * A lane is a small stack of frames for one seat, in the part of the block that a game
 * sets aside for it (arb_rules.lanes_at and lane_bytes); a game without CALL_EACH has none.
 *
 * What must hold:
 *  1. While lanes run, the flow that opened them waits.
 *  2. A flow in a lane asks only its own seat, never chance, and changes nothing that
 *     another seat could see: it keeps its choices in its frame, in its result, or in a
 *     part of the block that views hide until the lanes are closed.
 *  3. So lanes do not know of each other, and their answers may come in any order.
 *  4. A seat may begin anew as long as another has not come to the end. */
#ifndef ARB_LANE_H
#define ARB_LANE_H

#include "stack.h"

struct arb_lane {
    uint32_t ask_id; /* of what its seat is asked; 0: nothing */
    int32_t result;
    uint16_t used, top; /* of the stack that follows */
    uint32_t unused;
    _Alignas(8) uint8_t stack[];
};

struct arb_lane *arb_lane(const struct arb_run *g, int seat);
struct arb_stack arb_lane_stack(const struct arb_run *g, int seat);

/* Let every lane run until it waits or ends. True when the last one has ended: they are
 * closed then, and the flow that opened them goes on. */
bool arb_lanes_run(struct arb_run *g);

/* The seat forgets all it did in its lane and begins anew. */
void arb_lane_withdraw(struct arb_run *g, int seat);

/* The results of lanes that are closed are wanted no more. */
void arb_lanes_forget(struct arb_run *g);

#endif
