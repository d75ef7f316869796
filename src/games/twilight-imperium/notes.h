/* notes.h - 69: promissory notes, hidden in hands, played by others than their owner, and returned.
 */
#ifndef NOTES_H
#define NOTES_H

#define NOTE_EVENTS(X) X(EVENT_RETURNS, "returns", "{thing b} goes back to {seat a}.")

/* It goes into the hand of this seat, or before it if it is to lie there from then on. */
void hand_note(struct arb_run *g, int card, int to);
/* 69.3 It was played out of hand: back to whose it is, unless it stays. */
void note_used(struct arb_run *g, int card);
void return_note(struct arb_run *g, int card);
/* Does an effect keep it from this seat? */
bool may_not_receive(const struct arb_run *g, int seat, int card);
/* 21.6 All that is given becomes trade goods. */
void give_commodities(struct arb_run *g, int from, int to, int count);

#endif
