/* things.h - sets of things: one bit for each, in the block or on the C stack.
 *
 * A thing is whatever rules and effects speak of: a card, a figure, a planet. Things are
 * numbered from 1 on; 0 is none. A game with several kinds of things gives each kind a
 * range of the numbers, so that one set, filter or target can be of any kind.
 *
 * A game's kit_config.h states, before it includes this header:
 *     THINGS    one more than the highest number, a multiple of 64 */
#ifndef KIT_THINGS_H
#define KIT_THINGS_H

#include <stdbool.h>
#include <stdint.h>

_Static_assert(THINGS % 64 == 0, "a set is made of whole words");

struct thing_set {
    uint64_t word[THINGS / 64];
};

static inline void set_add(struct thing_set *set, int thing)
{
    set->word[thing >> 6] |= 1ull << (thing & 63);
}

static inline void set_drop(struct thing_set *set, int thing)
{
    set->word[thing >> 6] &= ~(1ull << (thing & 63));
}

static inline bool set_has(const struct thing_set *set, int thing)
{
    return set->word[thing >> 6] >> (thing & 63) & 1;
}

/* The set of this one; of none if it is 0. */
static inline struct thing_set only(int thing)
{
    struct thing_set set = {{0}};
    if (thing)
        set_add(&set, thing);
    return set;
}

/* The first thing behind this one; 0 when there is no more. */
static inline int set_next(const struct thing_set *set, int after)
{
    for (int thing = after + 1; thing < THINGS; thing = (thing | 63) + 1) {
        uint64_t word = set->word[thing >> 6] >> (thing & 63);
        if (word)
            return thing + __builtin_ctzll(word);
    }
    return 0;
}

/* The thing before which there are `n` others; 0 if there are not so many. */
static inline int set_nth(const struct thing_set *set, int n)
{
    int thing = set_next(set, 0);
    while (thing && n-- > 0)
        thing = set_next(set, thing);
    return thing;
}

static inline int set_count(const struct thing_set *set)
{
    int n = 0;
    for (int i = 0; i < THINGS / 64; i++) /* sets are small: bit by bit is fastest */
        for (uint64_t word = set->word[i]; word; word &= word - 1)
            n++;
    return n;
}

/* for (each thing of a set): the body may change the set behind the current one. */
#define EACH_OF(set, thing) for (int thing = set_next(set, 0); thing; thing = set_next(set, thing))
/* The same where the body calls flows: set and thing are in the frame. */
#define EACH_IN_FRAME(set, thing)                                                                  \
    for (thing = (uint16_t)set_next(set, 0); thing; thing = (uint16_t)set_next(set, thing))

#endif
