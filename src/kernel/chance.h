/* chance.h - the generator. It has no state: what an ask brings is a function
 * of the table's key and the ask's id, so going back and playing on gives the
 * same dice, and nothing in the block foretells them. */
#ifndef ARB_CHANCE_H
#define ARB_CHANCE_H

#include <stdint.h>

/* Every bit of the input reaches every bit of the output (David Stafford's
 * thirteenth variant of the finalizer of MurmurHash3). */
static inline uint64_t arb_mix(uint64_t x)
{
    x ^= x >> 30;
    x *= 0xbf58476d1ce4e5b9u;
    x ^= x >> 27;
    x *= 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

static inline uint64_t arb_chance_key(uint64_t seed)
{
    return arb_mix(seed ^ 0x6172626974657221u);
}

/* Below `outcomes`, uniform but for a part in 2^48. */
static inline int arb_outcome(uint64_t key, uint32_t ask_id, uint16_t outcomes)
{
    uint64_t x = arb_mix(key + 0x9e3779b97f4a7c15u * ask_id);
    return (int)((unsigned __int128)x * outcomes >> 64);
}

#endif
