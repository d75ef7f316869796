/* foresee.h - what is played out before it is chosen (forecast.h): the quest, and an enemy's attack
 * with its shadow cards. */
#ifndef LOTR_FORESEE_H
#define LOTR_FORESEE_H

#include "kit_config.h"

#include "forecast.h" /* after the block it copies */

/* Between committing and the resolution; while a card is being dealt with nobody can tell what it
 * will bring. */
bool quest_is_open(const struct arb_run *g);
extern const struct forecast_of quest_forecast;

/* Who would defend by this answer to "who defends?", 0: nobody; -1: it answers something else. */
int would_defend(const struct arb_run *g, int seat, const struct arb_option *option);
/* The row for a defender, and for none. */
const struct forecast_of *attack_forecast(int defender);

#endif
