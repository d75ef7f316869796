#include "sink.h"
#include "memory.h"

void arb_sink_add(struct arb_sink *sink, struct arb_event event)
{
    sink->event = arb_grow(sink->event, &sink->room, sink->count + 1, sizeof *sink->event);
    event.step = sink->step;
    sink->event[sink->count++] = event;
}

void arb_sink_truncate(struct arb_sink *sink, uint32_t end)
{
    if (end < sink->base) {
        sink->base = end;
        sink->count = 0;
    } else if (end < arb_sink_end(sink)) {
        sink->count = end - sink->base;
    }
}

void arb_sink_drop(struct arb_sink *sink, uint32_t base)
{
    if (base <= sink->base)
        return;
    assert(base <= arb_sink_end(sink));
    sink->count -= base - sink->base;
    memmove(sink->event, sink->event + (base - sink->base), sink->count * sizeof *sink->event);
    sink->base = base;
}

void arb_sink_free(struct arb_sink *sink)
{
    if (!sink)
        return;
    free(sink->event);
    free(sink);
}
