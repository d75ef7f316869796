/* Steady: takes the option a sensible player would like best, by the game's own
 * rough judgement. It judges on a sample, so that it cannot know more than its
 * seat does. */
#include "bot.h"
#include "bots.h"
#include "sim.h"

struct steady_memory {
    uint64_t seed;
};

int arb_best_liked(arb_table *table, const struct arb_ask *ask)
{
    int weight[ARB_MOST_OPTIONS];
    if (ask->count < 2 || ask->count > ARB_MOST_OPTIONS || !arb_prefer(table, ask, weight))
        return 0;
    int best = 0;
    for (int i = 1; i < ask->count; i++)
        if (weight[i] > weight[best])
            best = i;
    return best;
}

static void steady_begin(void *memory, int seat, uint64_t seed)
{
    struct steady_memory *m = memory;
    m->seed = seed ^ (uint64_t)(seat + 1) << 48;
}

static int steady_choose(arb_table *table, const struct arb_ask *ask, void *memory)
{
    const struct steady_memory *m = memory;
    if (ask->count < 2)
        return 0;
    arb_table *sample = arb_sample(table, ask->seat, m->seed + ask->id, NULL);
    int choice = arb_best_liked(sample, ask);
    arb_table_close(sample);
    return choice;
}

const struct arb_bot arb_steady_bot = {
    .name = "steady",
    .what = "takes what a sensible player would like best",
    .memory_bytes = sizeof(struct steady_memory),
    .begin = steady_begin,
    .choose = steady_choose,
};
