/* effect.h - the effects of the card game that are flows, and which of them could change
 * what. The rules of all effects are in effect.c. */
#ifndef LOTR_EFFECT_H
#define LOTR_EFFECT_H

#include "kit_config.h"

/* effect_cards.c */
OP_FRAME(op_leave_play, struct thing_set leaving;);
OP_FRAME(op_relocate, struct thing_set facedown;);
OP_FRAME(op_put_into_play, struct thing_set set; uint16_t card, host; uint8_t player;);
OP_FRAME(op_attach);
OP_FRAME(op_become_enemy, struct turns turn;);
OP_FRAME(op_damage);
OP_FRAME(op_progress, struct thing_set set; uint16_t card;);
OP_FRAME(op_threat);
OP_FRAME(op_reveal);
OP_FRAME(op_engage, struct thing_set set; uint16_t card;);
OP_FRAME(op_deal_shadow, struct thing_set set; uint16_t card;);
OP_FRAME(op_player_attack);
OP_FRAME(op_enemy_attack);
OP_FRAME(op_eliminate);
OP_FRAME(op_next_stage);
OP_FRAME(op_guard, struct thing_set set; uint16_t card;);

DO_EACH(relocate, card); /* between areas out of play, or to a place that needs no asking */
COULD_THING(not_in_hand, card);
COULD_THING(not_in_staging, card);
COULD_THING(can_enter_play, card);
COULD_THING(is_unguarded, card);
COULD_THING(can_be_damaged, card);
COULD_THING(can_engage, card);
COULD_THING(can_attack, card);
COULD_THING(has_opponent, card);
COULD(could_progress);
COULD(could_reveal);

/* effect_switch.c: OP_SWITCH_PLACES and OP_SWITCH_VALUES */
COULD(could_switch);
DO_NOW(carry_out_switch);

/* campaign.c: OP_EARN, OP_NOTE, OP_FLIP */
DO_NOW(carry_out_campaign);

#endif
