/* memory.h - allocation outside the hot path. A machine without memory for a
 * few kilobytes cannot go on; that is the one thing that ends the program. */
#ifndef ARB_MEMORY_H
#define ARB_MEMORY_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inline void *arb_need(void *memory)
{
    if (!memory) {
        fputs("arbiter: out of memory\n", stderr);
        abort();
    }
    return memory;
}

static inline void *arb_alloc(size_t bytes)
{
    return arb_need(malloc(bytes ? bytes : 1));
}

static inline void *arb_zalloc(size_t bytes)
{
    return arb_need(calloc(1, bytes ? bytes : 1));
}

/* Room for `count` items in an array that has room for *room and grows by
 * doubling. */
static inline void *arb_grow(void *array, uint32_t *room, uint32_t count, size_t item)
{
    if (count <= *room)
        return array;
    while (*room < count)
        *room = *room ? *room * 2 : 16;
    return arb_need(realloc(array, *room * item));
}

/* A run of bytes that grows. */
struct arb_bytes {
    uint8_t *data;
    size_t size, room;
};

static inline void arb_bytes_add(struct arb_bytes *b, const void *data, size_t size)
{
    if (b->size + size > b->room) {
        b->room = (b->size + size) * 2;
        b->data = arb_need(realloc(b->data, b->room));
    }
    if (size)
        memcpy(b->data + b->size, data, size);
    b->size += size;
}

#endif
