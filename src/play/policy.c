#include "policy.h"

#include <math.h>

int arb_best_liked(arb_table *table, const struct arb_ask *ask, struct arb_random *random)
{
    float like[ARB_MOST_OPTIONS];
    if (ask->count < 2)
        return 0;
    if (ask->count > ARB_MOST_OPTIONS || !arb_prefer(table, ask, like))
        return (int)arb_random_below(random, ask->count);
    int best = 0;
    for (int i = 1; i < ask->count; i++)
        if (like[i] > like[best])
            best = i;
    return best;
}

int arb_often_liked(arb_table *table, const struct arb_ask *ask, float heat,
                    struct arb_random *random)
{
    float like[ARB_MOST_OPTIONS], most = -1e30f, sum = 0;
    if (ask->count < 2)
        return 0;
    if (ask->count > ARB_MOST_OPTIONS || !arb_prefer(table, ask, like))
        return (int)arb_random_below(random, ask->count);
    for (int i = 0; i < ask->count; i++)
        most = like[i] > most ? like[i] : most;
    for (int i = 0; i < ask->count; i++)
        sum += like[i] = expf((like[i] - most) / heat);
    float at = sum * (float)(arb_random_next(random) >> 40) * 0x1p-24f;
    for (int i = 0; i < ask->count; i++)
        if ((at -= like[i]) < 0)
            return i;
    return ask->count - 1;
}
