/* stack.h - the frames of flows, one upon the other, inside the block. Memory above the
 * used part is zero, so that equal positions are equal bytes. */
#ifndef ARB_STACK_H
#define ARB_STACK_H

#include "run.h"

struct arb_stack {
    uint8_t *bytes;
    uint16_t *used, *top; /* bytes in use; the offset of the running frame */
    size_t room;
};

static inline struct arb_frame *arb_stack_top(const struct arb_stack *s)
{
    return (struct arb_frame *)(void *)(s->bytes + *s->top);
}

/* A frame of `size` bytes, zero behind its head. NULL: there is no room. */
static inline struct arb_frame *arb_stack_push(const struct arb_stack *s, int flow, size_t size)
{
    size_t room = (size + 7) / 8 * 8;
    if (__builtin_expect(*s->used + room > s->room, 0))
        return NULL;
    uint16_t below = *s->top;
    *s->top = *s->used;
    *s->used = (uint16_t)(*s->used + room);
    struct arb_frame *f = arb_stack_top(s);
    *f = (struct arb_frame){.flow = (uint16_t)flow, .size = (uint16_t)room, .below = below};
    return f;
}

/* Is this flow under way, at the top or below? */
static inline bool arb_stack_holds(const struct arb_block *b, int flow)
{
    struct arb_frame f;
    if (!b->stack_used)
        return false;
    for (int at = b->top;; at = f.below) {
        memcpy(&f, b->stack + at, sizeof f);
        if (f.flow == flow || !at)
            return f.flow == flow;
    }
}

/* How often is it under way, one inside the other? */
static inline int arb_stack_count(const struct arb_block *b, int flow)
{
    struct arb_frame f;
    int n = 0;
    for (int at = b->top; b->stack_used; at = f.below) {
        memcpy(&f, b->stack + at, sizeof f);
        n += f.flow == flow;
        if (!at)
            break;
    }
    return n;
}

/* What lies behind the frame is zero already: a size that the compiler knows is a few moves. */
enum { ARB_SMALL_FRAME = 64 };
static inline void arb_stack_pop(const struct arb_stack *s)
{
    struct arb_frame *f = arb_stack_top(s);
    uint16_t below = f->below, size = f->size;
    uint8_t *frame = s->bytes + *s->top;
    *s->used = (uint16_t)(*s->used - size);
    if (__builtin_expect(size <= ARB_SMALL_FRAME && (size_t)*s->top + ARB_SMALL_FRAME <= s->room,
                         1))
        memset(frame, 0, ARB_SMALL_FRAME);
    else
        memset(frame, 0, size);
    *s->top = below;
}

#endif
