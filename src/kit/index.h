/* index.h - which abilities wait for what: chains by timing and fact, and by what constant
 * ones change. Nothing that happens is answered by going through all there is.
 *
 * What must hold: an ability is in the index exactly while its thing is where the ability
 * works from. The game calls index_thing() and unindex_thing() wherever that begins and
 * ends. Of one chain the latest comes first.
 *
 * A game's kit_config.h states, before it includes this header:
 *     LISTENERS   how many abilities and changes can be at work, at most 65,535
 *     LISTENERS_LIMIT   its limit for that
 * and, before index.c is reached, KIT_INDEX(g), the struct ability_index of the block, and
 *     struct abilities game_abilities(g, thing) */
#ifndef KIT_INDEX_H
#define KIT_INDEX_H

#include "program.h"
#include "rules.h"

struct listener {
    uint16_t thing;
    uint16_t ability; /* or, in the chain of a change, the modifier */
    uint16_t next;
};

/* listening[TIMING_AFTER][FACT_NONE] are the actions, which wait for nothing. What adds to numbers
 * is in a chain for each number: there is much of it, and it is asked for most. */
struct ability_index {
    uint16_t listening[TIMINGS][FACTS];
    uint16_t changing[CHANGES + STATS];
    uint16_t free;
    struct listener listener[LISTENERS]; /* 0 ends a chain */
};

static inline int chain_of_change(const struct modifier *m)
{
    return m->change == ADD_STAT ? CHANGES + m->stat : m->change;
}

/* The abilities of something: `count` of them from `first` on. */
struct abilities {
    uint16_t first, count;
};

/* The next of this kind behind `after` (0: the first) among some, or on a thing; 0: there is no
 * more. */
int next_of_kind(const struct arb_run *g, struct abilities of, enum ability_kind kind, int after);
#define NEXT_OF_KIND(g, thing, kind, after)                                                        \
    (uint16_t) next_of_kind(g, game_abilities(g, thing), kind, after)

/* for (each listener of a chain), as const struct listener *. */
#define EACH_LISTENER(g, chain, l)                                                                 \
    for (const struct listener *l = &KIT_INDEX(g)->listener[chain]; l != KIT_INDEX(g)->listener;   \
         l = &KIT_INDEX(g)->listener[l->next])

void index_init(struct arb_run *g);
/* The chain an ability waits in; NULL: it waits for nothing. */
uint16_t *chain_of(const struct arb_run *g, const struct ability *a);

/* Those of the thing's abilities that work from where it is begin (false: nothing does, or
 * it has none); those that are in the index end. */
bool index_thing(struct arb_run *g, int thing);
void unindex_thing(struct arb_run *g, int thing);

/* What the game says. */

/* The place an ability must name to work where its thing is; 0: in play; -1: nothing works
 * from there. */
int game_works_from(const struct arb_run *g, int thing);
/* The thing begins to change something: what follows from that at once. */
void game_begins_to_change(struct arb_run *g, int thing, const struct modifier *m);

#endif
