/* What a game need not say of its rerolls, unless they are paid in wares (wares.c): one die at a
 * time, for nothing. */
#include "kit_config.h"

#include "dice.h"

#ifndef WARE_OF_REROLL
#define MAY_BE_LEFT_OUT __attribute__((weak))

MAY_BE_LEFT_OUT int game_reroll_most(const struct arb_run *g, int roll, int source)
{
    (void)g, (void)roll, (void)source;
    return 1;
}

MAY_BE_LEFT_OUT void game_pay_reroll(struct arb_run *g, int roll, int source, int dice)
{
    (void)g, (void)roll, (void)source, (void)dice;
}
#endif
