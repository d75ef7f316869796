/* capture.h - 17 Capture. */
#ifndef CAPTURE_H
#define CAPTURE_H

#define CAPTURE_EVENTS(X)                                                                          \
    X(EVENT_CAPTURES, "captures", "{Seat} captures {n c} {unit b}.")                               \
    X(EVENT_RETURNED, "returned", "{Seat} gives {n c} captured {unit b} back.")
#define CAPTURE_FLOWS(X) X(mind_blockades)

/* 14 What follows from blockades: captured units go back, docks that float are destroyed. */
FRAME(mind_blockades, uint8_t seat, cell;);

/* 1 + who captures units of this seat that are destroyed there; 0: nobody. */
int captor_of(const struct arb_run *g, int place, int seat, int unit);
bool may_capture(const struct arb_run *g, int captor, int owner);
void capture(struct arb_run *g, int captor, int seat, int unit, int count);
void return_captured(struct arb_run *g, int captor, int seat, int unit, int count);

#endif
