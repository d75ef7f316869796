#include "bot.h"
#include "bots.h"
#include "policy.h"
#include "sim.h"

#include <assert.h>
#include <string.h>

/* Random: any legal option, each as likely as the others. */

struct random_memory {
    uint64_t seed;
};

static void random_begin(void *memory, int seat, uint64_t seed)
{
    struct random_memory *m = memory;
    m->seed = seed ^ (uint64_t)(seat + 1) << 56;
}

/* Drawn from the number of the ask, not from a running state: after undo the
 * same ask gets the same answer. */
static int random_choose(arb_table *table, const struct arb_ask *ask, void *memory)
{
    (void)table;
    const struct random_memory *m = memory;
    struct arb_random random;
    arb_random_seed(&random, m->seed + ask->id);
    return (int)arb_random_below(&random, ask->count);
}

static const struct arb_bot random_bot = {
    .name = "random",
    .what = "takes any legal option",
    .memory_bytes = sizeof(struct random_memory),
    .begin = random_begin,
    .choose = random_choose,
};

/* Novice: mostly what looks good, now and then what does not. */

static int novice_choose(arb_table *table, const struct arb_ask *ask, void *memory)
{
    const struct random_memory *m = memory;
    struct arb_random random;
    const float heat = 12;
    if (ask->count < 2)
        return 0;
    arb_random_seed(&random, m->seed + ask->id);
    arb_table *sample = arb_sample(table, ask->seat, m->seed + ask->id, NULL);
    int choice = arb_often_liked(sample, ask, heat, &random);
    arb_table_close(sample);
    return choice;
}

static const struct arb_bot novice_bot = {
    .name = "novice",
    .what = "mostly takes what looks good",
    .memory_bytes = sizeof(struct random_memory),
    .begin = random_begin,
    .choose = novice_choose,
};

/* The list. */

const struct arb_bot *const *arb_bots(void)
{
    static const struct arb_bot *const all[] = {&arb_steady_bot, &arb_search_bot, &novice_bot,
                                                &random_bot, NULL};
    return all;
}

const struct arb_bot *arb_bot_named(const char *name)
{
    if (!strcmp(name, "planner")) /* in saves, from before there was a search */
        name = arb_search_bot.name;
    for (const struct arb_bot *const *bot = arb_bots(); *bot; bot++)
        if (!*name || !strcmp((*bot)->name, name))
            return *bot;
    return NULL;
}

void arb_bot_sit(struct arb_bot_seat *chair, const struct arb_bot *bot, int seat, uint64_t seed)
{
    memset(chair, 0, sizeof *chair);
    chair->bot = bot;
    assert(bot->memory_bytes <= ARB_BOT_MEMORY);
    bot->begin(chair->memory, seat, seed);
}
