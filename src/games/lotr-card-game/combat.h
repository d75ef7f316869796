/* combat.h - what the files of the combat phase share. */
#ifndef LOTR_COMBAT_H
#define LOTR_COMBAT_H

#include "engine.h"

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
