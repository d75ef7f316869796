/* handful.h - cards that members of a party (party.h) choose for a round, all seats at once and in
 * secret: some of its hand each, for no more than it can pay, or it rests.
 *
 * A seat chooses for its members one after the other, card by card, in a lane of its own: what it
 * writes nobody else sees before the last seat is done. Then all of it is turned up.
 *
 * kit_config.h states
 *     HANDFUL_CARDS                       cards of a member, at most 16
 *     HANDFUL_FIRST(member)               its first card; the others follow it
 *     HANDFUL_HAND, HANDFUL_SHOWN         zones, of member n these and n - 1
 *     HANDFUL_IN(g, member)               does it take part?
 *     KIT_HANDFUL(g, member), KIT_RESTING(g, member)     in the block: cards chosen, a bit each; it
 *                                         rests
 *     HANDFUL_PRICE(g, member, card), HANDFUL_MOST(g, member)      what cards cost, and may
 *     HANDFUL_MAY_REST(g, member)         with its reason if not
 *     HANDFUL_IDLE(g, member)             it could not rest, either: it may choose nothing
 *     HANDFUL_VERB_CARD (card a, price b), HANDFUL_VERB_REST, HANDFUL_VERB_DONE (member a)
 *     HANDFUL_ASK (member, price of those that are chosen, the most), HANDFUL_RULE_ASK
 *     HANDFUL_DEAR (that price, the most), HANDFUL_RULE_DEAR, HANDFUL_RULE_NONE     refusals
 *     HANDFUL_EVENT_CARD (member a, card b), HANDFUL_EVENT_RESTS (member a), HANDFUL_RULE_SHOWN
 *     AT_HANDFUL                          marks of rules
 * and its flows hold choose_handful, which it calls with
 *     CALL_EACH(handful_seats(g), choose_handful); */
#ifndef KIT_HANDFUL_H
#define KIT_HANDFUL_H

#include "party.h"

FRAME(choose_handful, uint8_t seat; uint8_t member;);
/* The seats with a member that takes part, a bit each. */
int handful_seats(const struct arb_run *g);
/* For arb_rules.withdrawn: the seat begins anew. */
void handful_withdrawn(struct arb_run *g, int seat);
/* All that was chosen lies open. */
void show_handfuls(struct arb_run *g);

#endif
