/* hang.h - things that hang on others: attachments, equipment, what is stored on a ship.
 *
 * What hangs on a thing is a list from that thing on, in the order in which it came there.
 * What must hold: a thing is on the list of its host and on no other.
 *
 * A game's kit_config.h states, before it includes this header, where in its block are
 *     KIT_HOST(g, thing)       what it hangs on, or 0
 *     KIT_FIRST_ON(g, thing)   the first that hangs on it, or 0
 *     KIT_NEXT_ON(g, thing)    the next that hangs on the same host, or 0
 * A host may be noted without a list, where the game has another way to find what belongs to
 * it: only hang() puts a thing on one. */
#ifndef KIT_HANG_H
#define KIT_HANG_H

/* for (each thing that hangs on this one): the body may not take the current one off. */
#define EACH_ON(g, host, thing)                                                                    \
    for (int thing = KIT_FIRST_ON(g, host); thing; thing = KIT_NEXT_ON(g, thing))

/* After those that hang there already; off whatever it hung on before. */
void hang(struct arb_run *g, int thing, int host);
void unhang(struct arb_run *g, int thing);

/* How many hang on a thing; -1 and words if its list is none, or names what hangs elsewhere. */
int hanging_check(const struct arb_run *g, int host, int things, struct arb_text *broken);

#endif
