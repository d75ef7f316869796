/* What a game need not say of its dice: any die may be rolled again, one at a time, for nothing. */
#include "kit_config.h"

#include "dice.h"

#define MAY_BE_LEFT_OUT __attribute__((weak))

MAY_BE_LEFT_OUT bool game_may_reroll(struct arb_run *g, int roll, int source, int die)
{
    (void)g, (void)roll, (void)source, (void)die;
    return true;
}

MAY_BE_LEFT_OUT int game_reroll_most(const struct arb_run *g, int roll, int source)
{
    (void)g, (void)roll, (void)source;
    return 1;
}

MAY_BE_LEFT_OUT void game_pay_reroll(struct arb_run *g, int roll, int source, int dice)
{
    (void)g, (void)roll, (void)source, (void)dice;
}
