/* tactics_handful.h - how a sensible player chooses cards for a round (handful.h): the best set of
 * those in hand (tactics_turn.h), or a rest. */
#ifndef KIT_TACTICS_HANDFUL_H
#define KIT_TACTICS_HANDFUL_H

#include "tactics_turn.h"

/* How much each option of such a choice is liked. `turn` has looked around for the member; the
 * other number is how much a rest is. */
void tactics_like_handful(struct tactics_turn *turn, float rest, const struct arb_option *option,
                          int count, float *likes);

/* The game's: what a card is for whom the turn is about. */
struct deed game_read_card(const struct tactics *t, int card);

#endif
