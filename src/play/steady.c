/* Steady: takes the option a sensible player would like best, by the game's own
 * judgement. It judges on a sample, so that it cannot know more than its seat does. */
#include "bots.h"

struct steady_memory {
    uint64_t seed;
};

static void steady_begin(void *memory, int seat, uint64_t seed)
{
    struct steady_memory *m = memory;
    m->seed = seed ^ (uint64_t)(seat + 1) << 48;
}

static int steady_choose(arb_table *table, const struct arb_ask *ask, void *memory)
{
    const struct steady_memory *m = memory;
    struct arb_random random;
    if (ask->count < 2)
        return 0;
    arb_random_seed(&random, m->seed + ask->id);
    arb_table *sample = arb_sample(table, ask->seat, m->seed + ask->id, NULL);
    int choice = arb_best_liked(sample, ask, &random);
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
