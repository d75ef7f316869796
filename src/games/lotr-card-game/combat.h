/* combat.h - the combat phase: attacks of enemies and of players, shadow cards. */
#ifndef LOTR_COMBAT_H
#define LOTR_COMBAT_H

#include "kit_config.h"

/* What an attack inside another one sets aside: that attack, those who fight
 * in it, and the latest lasting effect made before. */
struct outer_attack {
    struct attack attack;
    uint16_t serial;
    struct thing_set fighters;
};
FRAME(combat_phase, struct turns turn; uint16_t enemy; struct thing_set todo; uint8_t gone;);
FRAME(deal_shadow, uint16_t enemy; uint8_t count;);
/* With `against` it is made against that character. */
FRAME(enemy_attack, uint16_t enemy; uint8_t player; uint8_t extra; struct outer_attack outer;
      int16_t damage; uint16_t victim; uint16_t against; uint8_t step, active;);
FRAME(declare_defenders, uint16_t enemy; uint8_t player; struct turns turn; uint8_t many;);
FRAME(shadow_effects, uint16_t enemy; uint16_t card; uint16_t ability; uint8_t scope;);
FRAME(player_attack, uint8_t player; struct turns turn; uint16_t enemy; uint16_t alone;
      struct outer_attack outer; int16_t strength; uint8_t left; uint8_t step;);

/* A character other than this one that defends in the running attack, or 0. */
int another_defender(const struct arb_run *g, int card);
/* A shadow card on one of these enemies that nobody has seen, or 0. */
int unseen_shadow(const struct arb_run *g, const struct thing_set *enemies);
/* Is there an enemy this character alone could attack? */
bool has_attack_target(const struct arb_run *g, int card);

/* shadow.c */
struct thing_set strongest_unserved(const struct arb_run *g, const struct thing_set *todo);
bool order_matters(const struct arb_run *g, const struct thing_set *equals);

/* combat_enemy.c */
void offer_enemy_attacks(struct arb_run *g, int player);
bool enemy_may_attack(const struct arb_run *g, int player);
void begin_attack(struct arb_run *g, struct attack attack, struct outer_attack *outer);
void end_attack(struct arb_run *g, const struct outer_attack *outer);

/* combat_player.c */
void offer_player_attacks(struct arb_run *g, int player);
bool has_player_attack(struct arb_run *g, int player);

#endif
