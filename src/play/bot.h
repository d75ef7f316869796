/* bot.h - players that are programs. A bot is a small table of functions; it is
 * asked through the same door as a person and may look only at what its seat
 * can see (arb_view, arb_ask_words, the ask's options). */
#ifndef ARB_BOT_H
#define ARB_BOT_H

#include "arbiter.h"

struct arb_thought;

struct arb_bot {
    const char *name, *what;
    size_t memory_bytes; /* what it remembers, at most ARB_BOT_MEMORY */
    bool slow;           /* a choice may take milliseconds: others should not wait for it */

    /* Sit down at a seat; the memory is all zero. */
    void (*begin)(void *memory, int seat, uint64_t seed);

    /* It may take about this many seconds of one core for each choice, in this many
     * threads. NULL: it takes as long as it takes. */
    void (*think)(void *memory, double seconds, int threads);

    /* A choice for an ask of its seat. The same position and memory must give
     * the same choice, so that undo and replay do not surprise. */
    int (*choose)(arb_table *table, const struct arb_ask *ask, void *memory);

    /* What it thought before such a choice, for those who want to know why. NULL: it does
     * not think. */
    void (*thought)(arb_table *table, const struct arb_ask *ask, const void *memory,
                    struct arb_thought *thought);
};

enum { ARB_BOT_MEMORY = 4096 };

/* A bot in its chair. */
struct arb_bot_seat {
    const struct arb_bot *bot; /* NULL: a person sits here */
    _Alignas(16) unsigned char memory[ARB_BOT_MEMORY];
};

/* All bots, the one to take by default first, ended by NULL. */
const struct arb_bot *const *arb_bots(void);

/* The bot of that name; "" means the default. NULL: there is none. */
const struct arb_bot *arb_bot_named(const char *name);

void arb_bot_sit(struct arb_bot_seat *chair, const struct arb_bot *bot, int seat, uint64_t seed);

/* How long it may think, for bots to which that means something. */
static inline void arb_bot_think(struct arb_bot_seat *chair, double seconds, int threads)
{
    if (chair->bot->think && seconds > 0)
        chair->bot->think(chair->memory, seconds, threads);
}

static inline int arb_bot_choose(struct arb_bot_seat *chair, arb_table *table,
                                 const struct arb_ask *ask)
{
    return chair->bot->choose(table, ask, chair->memory);
}

#endif
