/* sink.h - the events of a play, numbered from 0.
 *
 * A sink holds the events from number `base` on. Earlier ones are made again
 * by replaying when somebody asks for them, so a long play does not carry all
 * its history about. */
#ifndef ARB_SINK_H
#define ARB_SINK_H

#include "run.h"

struct arb_sink {
    uint32_t base;  /* number of the first event held */
    uint32_t count; /* events held */
    uint32_t room;
    uint32_t step; /* how many steps of the play led to what is told now */
    struct arb_event *event;
};

void arb_sink_add(struct arb_sink *sink, struct arb_event event);

/* Forget every event from number `end` on. */
void arb_sink_truncate(struct arb_sink *sink, uint32_t end);

/* Forget the events before number `base`, to be made again when wanted. */
void arb_sink_drop(struct arb_sink *sink, uint32_t base);

void arb_sink_free(struct arb_sink *sink);

/* The number the next event will have. */
static inline uint32_t arb_sink_end(const struct arb_sink *sink)
{
    return sink->base + sink->count;
}

#endif
