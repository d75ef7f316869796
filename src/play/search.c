/* Search: thinks ahead (think.h). */
#include "bots.h"
#include "think.h"

struct search_memory {
    uint64_t seed, answers;
    int threads;
};

static const double usual_seconds = 0.05;

static void search_begin(void *memory, int seat, uint64_t seed)
{
    struct search_memory *m = memory;
    m->seed = seed ^ (uint64_t)(seat + 1) << 40;
    m->answers = arb_answers_in(usual_seconds);
    m->threads = 1;
}

static void search_think(void *memory, double seconds, int threads)
{
    struct search_memory *m = memory;
    m->answers = arb_answers_in(seconds);
    m->threads = threads;
}

static void search_thought(arb_table *table, const struct arb_ask *ask, const void *memory,
                           struct arb_thought *thought)
{
    const struct search_memory *m = memory;
    arb_think(table, ask, m->seed + ask->id * 0x9e3779b97f4a7c15u,
              (struct arb_patience){.answers = m->answers, .threads = m->threads}, thought);
}

static int search_choose(arb_table *table, const struct arb_ask *ask, void *memory)
{
    struct arb_thought thought;
    search_thought(table, ask, memory, &thought);
    return thought.choice;
}

const struct arb_bot arb_search_bot = {
    .name = "search",
    .what = "thinks ahead: tries its options out in imagined games",
    .memory_bytes = sizeof(struct search_memory),
    .slow = true,
    .begin = search_begin,
    .think = search_think,
    .choose = search_choose,
    .thought = search_thought,
};
