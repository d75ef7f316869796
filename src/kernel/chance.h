/* chance.h - the generator. It has no state: what an ask brings is a function
 * of the table's key and the ask's id, so going back and playing on gives the
 * same dice, and nothing in the block foretells them.
 *
 * A seed makes a key of 64 bits for play at home and for simulation. A table
 * among strangers has keys that can be proved: a secret of 256 bits that was
 * committed to, and a part from every seat. Such a key counts from a step on
 * until the next one does; what it brings is keyed BLAKE2b:
 *     commitment = BLAKE2b-256(secret, name of the table)
 *     key        = BLAKE2b-256 keyed with the secret, of each part given, in the
 *                  order of seats: one byte, the seat, and its 32 bytes
 *     outcome    = (BLAKE2b-128 keyed with the key, of the ask's id in 4 bytes,
 *                  low byte first; as a number, low byte first) * outcomes >> 128 */
#ifndef ARB_CHANCE_H
#define ARB_CHANCE_H

#include "arbiter.h"

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

enum { ARB_SECRET = 32, ARB_KEYS = 256 };

/* A key that can be proved. */
struct arb_key {
    uint32_t from;   /* the first step whose draws follow it */
    uint32_t opened; /* the step at which somebody was told it; UINT32_MAX: nobody */
    uint16_t given;  /* mask of the seats that gave a part */
    char table[40];
    uint8_t secret[ARB_SECRET];
    uint8_t part[ARB_SEATS][ARB_SECRET];
    uint8_t made[ARB_SECRET]; /* of the secret and the parts */
};

/* The keys of a play, by the step they count from; before the first of them its
 * seed does. */
struct arb_keys {
    uint32_t count, room;
    struct arb_key *key;
};

int arb_keyed_outcome(const struct arb_key *key, uint32_t ask_id, uint16_t outcomes);

/* The key of a step; NULL: it is the seed's. */
const struct arb_key *arb_key_at(const struct arb_keys *keys, uint32_t step);

/* The play was cut to this length: the last key counts from there on at the
 * latest, so that what it brings instead is not what somebody has seen. */
void arb_keys_cut(struct arb_keys *keys, uint32_t length);
void arb_keys_copy(struct arb_keys *to, const struct arb_keys *from);
void arb_keys_free(struct arb_keys *keys);

/* As they stand in a save; false: this is no such list. */
json_t *arb_keys_json(const struct arb_keys *keys);
bool arb_keys_read(struct arb_keys *keys, const json_t *list);

#endif
