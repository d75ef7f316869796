/* Planner: tries its best-liked options out. For each it imagines how the rest
 * of the table could look, plays on for a while with everyone steady but now
 * and then erring, and looks how things stand. It departs from the option it
 * likes best only when another did clearly better in the same imagined games. */
#include "bots.h"
#include "sim.h"

#include <stdlib.h>

enum { TRIED = 4, PLAYED = 16, HORIZON = 200, ONE_IN = 40 };

struct planner_memory {
    uint64_t seed;
};

static void planner_begin(void *memory, int seat, uint64_t seed)
{
    struct planner_memory *m = memory;
    m->seed = seed ^ (uint64_t)(seat + 1) << 40;
}

/* The TRIED best-liked options, best first; how many there are. */
static int shortlist(arb_table *sample, const struct arb_ask *ask, int *list)
{
    float weight[ARB_MOST_OPTIONS];
    int n = 0;
    if (ask->count > ARB_MOST_OPTIONS || !arb_prefer(sample, ask, weight))
        return 0;
    for (int i = 0; i < ask->count; i++) {
        int at = n < TRIED ? n++ : TRIED;
        while (at > 0 && weight[list[at - 1]] < weight[i]) {
            if (at < TRIED)
                list[at] = list[at - 1];
            at--;
        }
        if (at < TRIED)
            list[at] = i;
    }
    return n;
}

/* Play on from a sample after one option, and look how things stand. */
static int try_out(arb_table *sample, const struct arb_ask *ask, int option, uint64_t seed)
{
    struct arb_random random;
    struct arb_ask next;
    arb_random_seed(&random, seed);
    if (!arb_answer(sample, ask->id, ask->seat, option, NULL))
        return 0;
    for (int i = 0; i < HORIZON && arb_asks(sample, &next, 1) > 0; i++) {
        int choice = arb_random_below(&random, ONE_IN) ? arb_best_liked(sample, &next, &random)
                                                       : (int)arb_random_below(&random, next.count);
        if (!arb_answer(sample, next.id, next.seat, choice, NULL))
            break;
    }
    return (int)(1000 * arb_appraise(sample, ask->seat));
}

/* Is one option better than another beyond what chance would make of it? */
static bool clearly_better(const int *value, const int *than)
{
    double sum = 0, squares = 0;
    for (int k = 0; k < PLAYED; k++) {
        double d = value[k] - than[k];
        sum += d;
        squares += d * d;
    }
    double mean = sum / PLAYED, variance = squares / PLAYED - mean * mean;
    return mean > 0 && mean * mean * PLAYED > 4 * variance;
}

static int planner_choose(arb_table *table, const struct arb_ask *ask, void *memory)
{
    const struct planner_memory *m = memory;
    uint64_t seed = m->seed + ask->id * 0x9e3779b97f4a7c15u;
    int list[TRIED], value[TRIED][PLAYED];
    if (ask->count < 2)
        return 0;
    arb_table *sample = arb_sample(table, ask->seat, seed, NULL);
    int tried = shortlist(sample, ask, list), best = 0;
    for (int i = 0; i < tried && tried > 1; i++) {
        for (int k = 0; k < PLAYED; k++) {
            sample = arb_sample(table, ask->seat, seed + (uint64_t)k, sample);
            value[i][k] = try_out(sample, ask, list[i], seed + (uint64_t)k);
        }
        if (i > 0 && clearly_better(value[i], value[best]))
            best = i;
    }
    arb_table_close(sample);
    return tried ? list[best] : 0;
}

const struct arb_bot arb_planner_bot = {
    .name = "planner",
    .what = "tries its options out in its head before it decides",
    .memory_bytes = sizeof(struct planner_memory),
    .slow = true,
    .begin = planner_begin,
    .choose = planner_choose,
};
