/* forge.h - a damaged save with its checksums put right, so that what was changed
 * in it gets past them. */
#ifndef FUZZ_FORGE_H
#define FUZZ_FORGE_H

#include "journal.h"
#include "memory.h"

/* The records of `data` as they are, each with the checksum it should have. */
struct arb_bytes forge_checks(const uint8_t *data, size_t size);

/* The same with a value of the header, such as one of the setup, replaced. */
struct arb_bytes forge_header(const uint8_t *data, size_t size, uint64_t seed);

/* A made-up JSON value; of the words some are keys. */
json_t *forge_value(uint64_t *random, int depth, char **words, size_t count);

static inline uint32_t forge_below(uint64_t *random, size_t n)
{
    *random = *random * 6364136223846793005u + 1442695040888963407u;
    return n ? (uint32_t)(((*random >> 33) * n) >> 31) : 0;
}

#endif
