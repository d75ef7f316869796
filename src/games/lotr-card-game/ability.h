/* ability.h - what players use and play: actions, allies and attachments, and what they cost. */
#ifndef LOTR_ABILITY_H
#define LOTR_ABILITY_H

#include "kit_config.h"

FRAME(play_card, uint16_t card; uint8_t player; uint16_t host;);
FRAME(pay_resources, uint16_t card; uint8_t player; uint8_t left; uint8_t different; int8_t sphere;
      struct thing_set paid_by;);
FRAME(enter_play, uint16_t card; uint8_t player; uint8_t played; uint16_t host;);

/* Offer everything the player could do in an action window; `planning`: also
 * allies and attachments. */
void offer_actions(struct arb_run *g, int player, bool planning);
bool may_play(struct arb_run *g, int player, int card);
bool unique_in_play(const struct arb_run *g, int card);
bool travel_cost_payable(struct arb_run *g, int location);
void offer_hosts(struct arb_run *g, int player, int card);
/* Does using this ability of a card exhaust a character? */
bool exhausts_character(const struct arb_run *g, int card, const struct ability *a);
/* How many restricted attachments a character has; of more than two, one goes. */
int restricted_on(const struct arb_run *g, int host);
/* Has a card of this kind a place in play where this player could put it? */
bool has_place(const struct arb_run *g, int player, int card);
/* Could this player pay for a card of this definition, as all can see? */
bool could_afford(const struct arb_run *g, int player, int def);

/* cost.c. */

int purse(const struct arb_run *g, int player, int sphere, int *pools, bool *match);
int pools_wanted(const struct arb_run *g, const struct ability *a);
bool can_pay_for(struct arb_run *g, int player, int card, int different);

/* Frames of costs, see struct cost_start. */
COST_FRAME(cost_by_card);
COST_FRAME(cost_exhaust_each, struct turns turn;);
COST_FRAME(cost_deed);

#endif
